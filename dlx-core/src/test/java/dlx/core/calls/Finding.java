package dlx.core.calls;

import dlx.core.calls.Program.Result;
import java.util.Optional;

/**
 * A program that failed, cut down.
 *
 * @param seed of the program that was cut down
 * @param failure of that program, if the smallest one should not fail again
 */
record Finding(long seed, Program smallest, Result result, Throwable failure) {

    /** Runs the program of a seed. */
    static Optional<Finding> of(long seed, Api api) {
        Program program = Generator.program(seed);
        return program.run(api).failure().map(failure -> {
            Program smallest = ProgramShrinker.shrink(program, api);
            return new Finding(seed, smallest, smallest.run(api), failure);
        });
    }

    void fail() {
        Throwable why = result.failure().orElse(failure);
        throw new AssertionError(
                "seed " + seed + ": " + why + System.lineSeparator() + "The smallest program that fails:"
                        + System.lineSeparator() + smallest.text(),
                why);
    }
}
