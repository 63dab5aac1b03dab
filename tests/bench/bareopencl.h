// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does the same work take in a plain OpenCL program, without anything of Roundtrip?

#include <cstddef>
#include <cstdint>
#include <string>

// Vector add of n floats on the first device: one in-order queue, three plain buffers, one launch of n threads.
class BareVecAdd {
public:
    struct Times {
        double uploadNs = 0, kernelNs = 0, downloadNs = 0; // from the device's event times; upload is both arrays
    };

    BareVecAdd(std::size_t n, std::size_t block, const std::string& source);
    ~BareVecAdd();
    BareVecAdd(const BareVecAdd&) = delete;
    BareVecAdd& operator=(const BareVecAdd&) = delete;

    Times run(); // one round trip, finished when it returns

private:
    struct Private;
    Private* d;
};
