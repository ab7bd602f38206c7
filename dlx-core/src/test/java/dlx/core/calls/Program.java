package dlx.core.calls;

import dlx.core.PlainCover;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A cover and calls over it. */
record Program(PlainCover cover, List<Call> calls) {

    Program {
        calls = List.copyOf(calls);
    }

    /**
     * What came of a program.
     *
     * @param made the calls that were made, the failing one included; the others made no sense
     * @param failure the answer that the model does not allow, or what was thrown
     * @param method the program as a test method in Java
     */
    record Result(List<Call> made, Optional<Throwable> failure, String method) {}

    /** Runs the program up to its first failure. */
    Result run(Api api) {
        return run(api, false, "failsLikeThis");
    }

    /**
     * Runs the program up to its first failure.
     *
     * @param wordy whether the method checks every answer, or the one that failed
     * @param name of the method
     */
    Result run(Api api, boolean wordy, String name) {
        World world = new World(cover, api);
        Code code = new Code(wordy);
        code.cover(cover);
        List<Call> made = new ArrayList<>();
        Optional<Throwable> failure = Optional.empty();
        for (int k = 0; k < calls.size() && failure.isEmpty(); k++) {
            Call call = calls.get(k);
            if (call.isPossible(world)) {
                made.add(call);
                failure = failure(call, world, code);
            }
        }
        return new Result(made, failure, code.method(name));
    }

    private static Optional<Throwable> failure(Call call, World world, Code code) {
        try {
            call.make(world, code);
            return Optional.empty();
        } catch (Mismatch e) {
            return Optional.of(e);
        } catch (RuntimeException | Error e) {
            code.line("// expected: no exception");
            code.line("// actual:   " + String.valueOf(e).replace('\n', ' '));
            return Optional.of(e);
        }
    }
}
