package dlx.core.proof;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The checker in Python, {@code docs/proofs/check.py}, as a process that checks many proofs. */
final class CheckScript implements AutoCloseable {

    private static final String ANSWER =
            "assert script.is_cover(asked['cover']); print('proved: %s' % script.check(asked['cover'], asked['proof'])[0])";

    private final PythonProcess python;

    private CheckScript(PythonProcess python) {
        this.python = python;
    }

    /** Starts the process; empty if Python 3 or the script is not available. */
    static Optional<CheckScript> start() {
        return PythonProcess.start("check", ANSWER).map(CheckScript::new);
    }

    /** Returns the script's verdict on a proof, in one line. */
    String says(Cover<?> cover, Givens givens, String proof) {
        return python.says(
                "{\"cover\":" + json(cover.data(), givens) + ",\"proof\":" + PythonProcess.quoted(proof) + "}");
    }

    private static String json(CoverData cover, Givens givens) {
        String items = IntStream.range(0, cover.itemCount())
                .mapToObj(i -> cover.isPrimary(i)
                        ? "{\"primary\":true,\"at_least\":" + cover.atLeast(i) + ",\"at_most\":" + cover.atMost(i) + "}"
                        : "{\"primary\":false}")
                .collect(Collectors.joining(",", "[", "]"));
        String options = IntStream.range(0, cover.optionCount())
                .mapToObj(k -> "{\"items\":" + numbers(nodes(cover, k).map(cover::item)) + ",\"colors\":"
                        + nodes(cover, k)
                                .mapToObj(node -> cover.color(node) < 0 ? "null" : "\"" + cover.color(node) + "\"")
                                .collect(Collectors.joining(",", "[", "]"))
                        + ",\"weight\":" + cover.weight(k) + "}")
                .collect(Collectors.joining(",", "[", "]"));
        return "{\"items\":" + items + ",\"options\":" + options + ",\"taken\":"
                + numbers(Arrays.stream(givens.givenOptions())) + ",\"banned\":"
                + numbers(Arrays.stream(givens.forbiddenOptions()))
                + ",\"relaxed\":" + numbers(Arrays.stream(givens.relaxedItems())) + "}";
    }

    private static IntStream nodes(CoverData cover, int option) {
        return IntStream.range(cover.firstNode(option), cover.firstNode(option + 1));
    }

    private static String numbers(IntStream fromZero) {
        return fromZero.mapToObj(n -> String.valueOf(n + 1)).collect(Collectors.joining(",", "[", "]"));
    }

    @Override
    public void close() throws IOException {
        python.close();
    }
}
