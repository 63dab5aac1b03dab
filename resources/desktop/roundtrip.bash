# SPDX-License-Identifier: GPL-3.0-or-later
# bash completion for roundtrip(1). Commands and options are those that the program itself names in its help.

_roundtrip()
{
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command='' word
    local program=${COMP_WORDS[0]}
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in devices | run | sweep | bench | check | tour) command=$word && break ;; esac
        [[ $command == results && ($word == export || $word == merge) ]] && command="results $word" && break
        [[ $command == lessons && $word == check ]] && command='lessons check' && break
        [[ $word == results || $word == lessons ]] && command=$word
    done
    COMPREPLY=()
    case $previous in
    --strategy) word='round-trip keep-on-device pipelined mapped' ;;
    --type) word='float double int uint' ;;
    --over) word='n block' ;;
    --format) word='png svg pdf csv json trace' ;;
    --export | --out | --profile)
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
        return
        ;;
    --lessons)
        mapfile -t COMPREPLY < <(compgen -d -- "$current")
        return
        ;;
    --kernel)
        word=$(type -P "$program") && word=$(cd "${word%/*}/../share/roundtrip/kernels" 2>/dev/null && printf '%s\n' *.cl)
        mapfile -t COMPREPLY < <(compgen -W "${word//.cl/}" -- "$current"; compgen -f -X '!*.cl' -- "$current")
        return
        ;;
    --exercise)
        word=$(type -P "$program") && word=$(sed -n '/^\[\[exercise\]\]/{n;s/^id = "\(.*\)"/\1/p}' "${word%/*}"/../share/roundtrip/lessons/*/lesson.toml 2>/dev/null)
        ;;
    --seed | --elements | --block | --grid | --chain | --chunks | --repetitions | --from | --to | --points | --device | --modelled | --engine | --name) return ;;
    *)
        if [[ $command == results ]]; then
            mapfile -t COMPREPLY < <(compgen -W 'export merge' -- "$current")
            return
        elif [[ $command == lessons ]]; then
            mapfile -t COMPREPLY < <(compgen -W 'check' -- "$current")
            return
        elif [[ $command == 'lessons check' && $current != -* ]]; then
            mapfile -t COMPREPLY < <(compgen -d -- "$current")
            return
        elif [[ $command == 'results '* && $current != -* ]]; then
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            return
        fi
        # shellcheck disable=SC2086 # a command may have two words
        word=$("$program" $command --help 2>/dev/null | sed -n 's/^  \([a-z-][a-z-]*\) .*/\1/p')
        ;;
    esac
    if [[ $command == check && $current != -* && $previous != --exercise ]]; then
        mapfile -t COMPREPLY < <(compgen -d -- "$current"; compgen -f -X '!*.cl' -- "$current")
        return
    fi
    mapfile -t COMPREPLY < <(compgen -W "$word" -- "$current")
}
complete -F _roundtrip roundtrip
