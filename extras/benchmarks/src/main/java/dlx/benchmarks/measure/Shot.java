package dlx.benchmarks.measure;

import dlx.api.ModelException;
import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Asks one question about a shuffled cover, in a process of its own. */
final class Shot {

    /** Printed if the engine cannot answer the question. */
    static final String UNABLE = "unable";

    /** Printed if the search ended without an answer, for example because the memory was full. */
    static final String OPEN = "open";

    private Shot() {}

    /**
     * Prints the answer and the engine that found it, or one of the words above.
     *
     * @param words file in Knuth's format, name of {@link Ask}, engine, seed
     */
    public static void main(String[] words) throws IOException {
        System.out.println(
                answer(Files.readString(Path.of(words[0])), Ask.valueOf(words[1]), words[2], Long.parseLong(words[3])));
    }

    static String answer(String text, Ask ask, String engine, long seed) {
        Solver<?> puzzle = ModelRegistry.load().get(Instances.KNUTH).solverOf(shuffled(text, seed));
        try {
            Ask.Found found = ask.of(puzzle.toBuilder().engine(engine).build(), BigInteger.ZERO);
            return found.isDone() ? found.answer() + " " + found.report().engine() : OPEN;
        } catch (ModelException e) {
            return switch (e.code()) {
                case "engine_cannot" -> UNABLE;
                case "memory_full" -> OPEN;
                default -> throw e;
            };
        }
    }

    /** Returns a cover in Knuth's format with its items and options in another order. */
    static String shuffled(String text, long seed) {
        List<String> lines = new ArrayList<>(text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("|"))
                .toList());
        Random random = new Random(seed);
        List<String> items = Arrays.asList(lines.remove(0).strip().split("\\s+"));
        int bar = items.indexOf("|");
        Collections.shuffle(items.subList(0, bar < 0 ? items.size() : bar), random);
        Collections.shuffle(items.subList(bar < 0 ? items.size() : bar + 1, items.size()), random);
        Collections.shuffle(lines, random);
        return String.join(" ", items) + '\n' + String.join("\n", lines) + '\n';
    }
}
