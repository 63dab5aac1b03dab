# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the window as a screen reader's user does: nothing but the tree of the accessibility bus, its actions, and what
it announces. usage: accessibility_test.py PROGRAM SOURCE_FOLDER FOLDER_FOR_FILES [LANGUAGE …]"""
import json
import os
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as xml

import pyatspi
from gi.repository import Gio, GLib

PATIENCE = 120  # seconds: reached only where what is waited for never comes
CONTROLS = {pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_RADIO_BUTTON, pyatspi.ROLE_CHECK_BOX,
            pyatspi.ROLE_SLIDER, pyatspi.ROLE_SPIN_BUTTON, pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_ENTRY, pyatspi.ROLE_TEXT,
            pyatspi.ROLE_TABLE, pyatspi.ROLE_LIST, pyatspi.ROLE_IMAGE, pyatspi.ROLE_CHART}


class Words:
    """The program's own sentences in one language, from its translations."""

    def __init__(self, source, language):
        self.known = {}
        tree = xml.parse(f"{source}/resources/translations/roundtrip_{language}.ts")
        for context in tree.iter("context"):
            for message in context.iter("message"):
                text = message.findtext("translation")
                if text and message.get("numerus") != "yes":
                    self.known[context.findtext("name"), message.findtext("source")] = text
        self.language = language

    def __call__(self, context, sentence):
        said = self.known.get((context, sentence))
        if said is None and self.language != "en":
            raise AssertionError(f"{self.language} has no '{sentence}' of {context}")
        return said or sentence

    def pattern(self, context, sentence):
        return re.sub(r"%\d", ".+", re.escape(self(context, sentence)).replace(r"\%", "%"))


class Reader:
    """What is on the screen of one running program, as a tree."""

    def __init__(self, program, folder, language):
        self.heard = []
        self.listener = lambda event: self.hear(event)
        pyatspi.Registry.registerEventListener(self.listener, "object:state-changed:showing")
        profile = f"{folder}/{language}"
        os.makedirs(profile)
        with open(f"{profile}/profile.json", "w") as file:
            json.dump({"format": 2, "items": {"language": {"at": 1, "value": language}}}, file)
        environment = dict(os.environ, HOME=profile, XDG_CONFIG_HOME=profile, XDG_CACHE_HOME=f"{profile}/cache",
                           ROUNDTRIP_PROFILE=f"{profile}/profile.json")
        self.process = subprocess.Popen([program], env=environment)
        self.home = profile
        self.application = self.wait("the program on the bus", self.find_application)

    def hear(self, event):
        if event.detail1 and event.source and event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
            self.heard.append(event.source.name)

    def find_application(self):
        for application in pyatspi.Registry.getDesktop(0):
            if application and application.get_process_id() == self.process.pid and application.childCount:
                return application
        return None

    def wait(self, what, condition):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for _ in range(50):
                if not GLib.MainContext.default().iteration(False):
                    break
            assert self.process.poll() is None, f"the program ended with {self.process.returncode} before {what}"
            try:
                found = condition()
            except GLib.Error:
                found = None  # what was looked at is gone
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"never came: {what}\n{self.dump()}")

    def showing(self, of=None):
        """Everything that is shown, in the order of the tree."""
        stack = [of or self.application]
        while stack:
            item = stack.pop()
            try:
                if item is None or (item.parent != self.application and item != self.application
                                    and not item.getState().contains(pyatspi.STATE_SHOWING)):
                    continue
                yield item
                if not item.getState().contains(pyatspi.STATE_MANAGES_DESCENDANTS):
                    stack.extend(item[i] for i in reversed(range(min(item.childCount, 500))))
            except GLib.Error:
                continue

    def one(self, name, roles=None, of=None):
        """The first that is shown and whose name begins like that."""
        for item in self.showing(of):
            if re.match(name, item.name or "") and (not roles or item.getRole() in roles):
                return item
        return None

    def press(self, name, of=None):
        buttons = {pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_RADIO_BUTTON}

        def enabled():
            item = self.one(name, buttons, of)
            return item if item and item.getState().contains(pyatspi.STATE_ENABLED) else None
        item = self.wait(f"the button '{name}'", enabled)
        actions = item.queryAction()
        names = [actions.getName(i) for i in range(actions.nActions)]
        wanted = [i for i, action in enumerate(names) if action in ("Press", "Toggle")]
        assert wanted, f"'{item.name}' cannot be pressed: {names}"
        actions.doAction(wanted[0])

    def dump(self):
        return "\n".join(f"{item.getRoleName()}: {item.name}" for item in self.showing())

    def unnamed(self):
        """What can be used or holds a result, but has no name."""
        missing = []
        for item in self.showing():
            inside = item.parent and item.parent.getRole() in (pyatspi.ROLE_SPIN_BUTTON, pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_TABLE)
            if item.getRole() in CONTROLS and not item.name and not inside:
                path, at = [], item
                while at and at != self.application:
                    path.append(f"{at.getRoleName()} '{at.name}'")
                    at = at.parent
                missing.append(" < ".join(path[:4]))
        return missing

    def end(self):
        pyatspi.Registry.deregisterEventListener(self.listener, "object:state-changed:showing")
        self.process.terminate()
        self.process.wait(PATIENCE)


def use(program, source, folder, language):
    words = Words(source, language)
    reader = Reader(program, folder, language)
    try:
        reader.press(words.pattern("roundtrip::MainWindow", "Begin lesson %1"))
        for lesson in (1, 2, 3, 4):
            reader.press(re.sub(r"\.\+", str(lesson), words.pattern("roundtrip::LessonButton", "Lesson %1: %2"), count=1))
            reader.wait("the lesson's timeline", lambda: reader.one(re.escape(words("roundtrip::TimelineCanvas", "Timeline")), {pyatspi.ROLE_IMAGE}))
            missing = reader.unnamed()
            assert not missing, f"without a name in lesson {lesson}:\n" + "\n".join(missing)

        run = words("roundtrip::LessonPicture", "▶ Run").removeprefix("▶ ")
        reader.heard.clear()
        reader.press(re.escape(run) + "$")
        sentence = words.pattern("roundtrip::Spoken", "%1: %2 of the time moved data")
        reader.wait("the spoken result", lambda: any(re.fullmatch(sentence, said) for said in reader.heard))
        said = [text for text in reader.heard if re.fullmatch(sentence, text)]
        assert len(said) == 1, f"said more than once: {reader.heard}"
        assert re.search(r"\d\s?(ns|µs|ms)", said[0]) and "%" in said[0], said[0]
        print(f"{language}: {said[0]}")

        card = reader.one(re.escape(words("roundtrip::TimelineView", "Timeline")), {pyatspi.ROLE_PANEL, pyatspi.ROLE_GROUPING})
        reader.press(re.escape(words("roundtrip::Card", "Show as table")), card)
        table = reader.wait("the table of steps", lambda: reader.one(re.escape(words("roundtrip::Table", "Steps of the run")), {pyatspi.ROLE_TABLE}))
        cells = table.queryTable()
        assert cells.nRows >= 3 and cells.nColumns == 4, (cells.nRows, cells.nColumns)
        for row in range(cells.nRows):
            texts = [cells.getAccessibleAt(row, column).name for column in range(3)]
            assert all(texts), f"row {row}: {texts}"

        path = f"{reader.home}/run.svg"
        reader.press(re.escape(words("roundtrip::TimelineView", "Export the timeline")))

        def dialog():
            for item in reader.application:
                if item and item.getRole() in (pyatspi.ROLE_DIALOG, pyatspi.ROLE_FILE_CHOOSER):
                    return item
            return None
        chooser = reader.wait("the dialog", dialog)
        name = reader.wait("the file's name", lambda: next(
            (item for item in reader.showing(chooser) if item.getRole() in (pyatspi.ROLE_TEXT, pyatspi.ROLE_ENTRY)
             and item.getState().contains(pyatspi.STATE_EDITABLE)), None))
        name.queryEditableText().setTextContents(path)
        save = reader.wait("the button that saves", lambda: next(
            (item for item in reader.showing(chooser) if item.getRole() == pyatspi.ROLE_PUSH_BUTTON
             and item.getState().contains(pyatspi.STATE_IS_DEFAULT)), None))
        save.queryAction().doAction(0)
        reader.wait("the file", lambda: os.path.exists(path) and os.path.getsize(path) > 0)
        assert b"<svg" in open(path, "rb").read(2000)
    finally:
        reader.end()


def main():
    program, source, folder, *languages = sys.argv[1:]
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None)
    failed = 0
    for language in languages or ("en", "tr", "it", "sv"):
        try:
            use(program, source, folder, language)
        except AssertionError as problem:
            failed += 1
            print(f"FAIL {language}: {problem}")
    sys.exit(1 if failed else 0)


main()
