package dlx.core.calls;

import dlx.core.covers.PlainCover;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A cover and calls over it. */
record Program(PlainCover cover, List<Call> calls) {

    Program {
        calls = List.copyOf(calls);
    }

    /**
     * The result of a program.
     *
     * @param made the calls that were made, the failing call included; the other calls made no sense
     * @param failure the answer that the model does not allow, or the exception
     */
    record Result(List<Call> made, Optional<Throwable> failure) {}

    /** Runs the program up to its first failure. */
    Result run(Api api) {
        World world = new World(cover, api);
        List<Call> made = new ArrayList<>();
        for (Call call : calls) {
            if (call.isPossible(world)) {
                made.add(call);
                try {
                    call.make(world);
                } catch (RuntimeException | Error e) {
                    return new Result(made, Optional.of(e));
                }
            }
        }
        return new Result(made, Optional.empty());
    }

    /** Returns the cover and a line per call. */
    String text() {
        return cover.text() + '\n' + calls.stream().map(call -> call + "\n").collect(Collectors.joining());
    }
}
