package dlx.app.hostile;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.app.Cli.Result;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Gives a thousand forged proofs of real puzzles to {@code dlx verify} and {@code docs/proofs/check.py}. Both must
 * agree. Accepted claims must be true by published results, or by a count of this test in another way.
 */
@Tag("slow")
@Timeout(3600)
class ForgedProofsIT {

    private static final long SEED = Long.getLong("dlx.attack.seed", 36);
    private static final int FORGED = Integer.getInteger("dlx.attack.proofs", 1000);
    private static final Path SCRIPT = Path.of("..", "docs", "proofs", "check.py");

    /** In place of a word. */
    private static final List<String> WORDS = List.of(
            "S",
            "B",
            "=1",
            "=2",
            "0",
            "1",
            "2",
            "3",
            "7",
            "-1",
            "00",
            "+1",
            "1.0",
            "9223372036854775808",
            "end",
            "tree",
            "ledger",
            "none",
            "unique",
            "count",
            "least",
            "best",
            "prices",
            "weights",
            "claim",
            "x",
            "\u0663");

    @TempDir
    static Path folder;

    /**
     * A puzzle with facts about its solutions.
     *
     * @param model id of the model
     * @param text text of the puzzle
     * @param command the command that proves it
     * @param solutions number of solutions
     * @param best the largest score, if there are scores
     */
    private record Known(String model, String text, String command, long solutions, long best) {}

    /** Queens: OEIS A000170. Langford pairs: A014552 twice. Dominoes on 4x4: 36. Latin squares of 4: 576. */
    private static final List<Known> PUZZLES = List.of(
            new Known("queens", "6\n", "count", 4, 0),
            new Known("queens", "5\n", "count", 10, 0),
            new Known("queens", "3\n", "unique", 0, 0),
            new Known("langford", "4\n", "count", 2, 0),
            new Known("domino", "....\n....\n....\n....\n", "count", 36, 0),
            new Known("latin", "1234\n2341\n3412\n....\n", "unique", 1, 0),
            new Known("assignment", "jobs a b c\nAnn 4 1 3\nBob 2 0 5\nCleo 3 2 2\n", "best", 6, leastOf(new int[][] {
                {4, 1, 3}, {2, 0, 5}, {3, 2, 2}
            })));

    private static long leastOf(int[][] costs) {
        int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        return Arrays.stream(orders)
                .mapToLong(order ->
                        IntStream.range(0, 3).map(i -> costs[i][order[i]]).sum())
                .min()
                .orElseThrow();
    }

    private static Optional<Script> script = Optional.empty();

    @BeforeAll
    static void needsPython() {
        script = Script.start();
        assumeTrue(script.isPresent(), "there is no python3 here");
    }

    @AfterAll
    static void end() {
        script.ifPresent(Script::end);
    }

    @Test
    void noneIsAcceptedThatIsFalse() throws Exception {
        List<String> proofs = new ArrayList<>();
        for (int k = 0; k < PUZZLES.size(); k++) {
            proofs.add(proof(k));
        }
        AtomicInteger accepted = new AtomicInteger();
        for (int k = 0; k < FORGED; k++) {
            Random random = new Random(SEED * 1_000_003 + k);
            int which = k % PUZZLES.size();
            String forged = forged(proofs.get(which), proofs.get(random.nextInt(proofs.size())), random);
            check(k, which, forged, accepted);
        }
        System.out.println(FORGED + " forged proofs, seed " + SEED + ": " + (FORGED - accepted.get()) + " refused, "
                + accepted + " still true");
        assertThat(accepted.get()).as("or hardly anything was forged").isLessThan(FORGED / 4);
    }

    private static String proof(int k) throws Exception {
        Known puzzle = PUZZLES.get(k);
        Path proof = folder.resolve("proof" + k);
        Result result = dlx(puzzle.text(), puzzle.command(), puzzle.model(), "--proof", proof.toString());
        assertThat(result.err()).isEmpty();
        Files.writeString(
                folder.resolve("cover" + k),
                dlx(puzzle.text(), "export", puzzle.model(), "--to", "json").out());
        String text = Files.readString(proof);
        AtomicInteger accepted = new AtomicInteger();
        check(-1, k, text, accepted);
        assertThat(accepted.get()).as(text).isEqualTo(1);
        return text;
    }

    private static void check(int number, int which, String proof, AtomicInteger accepted) throws Exception {
        Known puzzle = PUZZLES.get(which);
        Path file = Files.writeString(folder.resolve("forged"), proof);
        Result ours = dlx(puzzle.text(), "verify", puzzle.model(), "--proof", file.toString());
        String theirs = script.orElseThrow().says(folder.resolve("cover" + which), file);
        String described = "seed " + SEED + ", proof " + number + " of " + puzzle + "\n" + ours + theirs + proof;
        assertThat(ours.code()).as(described).isIn(0, 1, 3);
        assertThat(theirs).as(described).matches("(proved|the proof is wrong): .*");
        assertThat(ours.out().startsWith("proved: ")).as(described).isEqualTo(theirs.startsWith("proved: "));
        if (ours.out().startsWith("proved: ")) {
            accepted.incrementAndGet();
            assertThat(isTrue(puzzle, ours.out())).as(described).isTrue();
        }
    }

    /** By the sentence that a reader would believe. */
    private static boolean isTrue(Known puzzle, String sentence) {
        if (sentence.contains("score")) {
            Matcher number = Pattern.compile("score\\D*?(-?\\d+)").matcher(sentence);
            return number.find() && Long.parseLong(number.group(1)) == puzzle.best();
        }
        if (sentence.contains("no solution")) {
            return puzzle.solutions() == 0;
        }
        if (sentence.contains("exactly one solution")) {
            return puzzle.solutions() == 1;
        }
        Matcher number =
                Pattern.compile("(exactly|at least) ([0-9,]+) solutions?").matcher(sentence);
        if (!number.find()) {
            return false;
        }
        long reported = Long.parseLong(number.group(2).replace(",", ""));
        return number.group(1).equals("exactly") ? reported == puzzle.solutions() : reported <= puzzle.solutions();
    }

    /**
     * Returns a proof in which one to three words are changed, omitted, added or moved, or whose end is from another
     * proof.
     */
    private static String forged(String proof, String other, Random random) {
        List<String> words = new ArrayList<>(List.of(proof.split("(?<=\\s)")));
        for (int changes = 1 + random.nextInt(3); changes > 0 && !words.isEmpty(); changes--) {
            int at = random.nextInt(6) == 0
                    ? random.nextInt(words.size())
                    : Math.min(words.size() - 1, 8 + random.nextInt(words.size()));
            String word = WORDS.get(random.nextInt(WORDS.size())) + ' ';
            switch (random.nextInt(7)) {
                case 0 -> words.remove(at);
                case 1 -> words.add(at, word);
                case 2 -> words.add(random.nextInt(words.size()), words.remove(at));
                case 3 -> words = new ArrayList<>(words.subList(0, Math.max(1, at)));
                case 4 -> {
                    List<String> tail = List.of(other.split("(?<=\\s)"));
                    words = new ArrayList<>(words.subList(0, Math.max(1, at)));
                    words.addAll(tail.subList(random.nextInt(tail.size()), tail.size()));
                }
                default -> words.set(at, word);
            }
        }
        return String.join("", words);
    }

    /** The script, in one process for all proofs: starting Python takes longer than checking a proof. */
    private static final class Script {

        private static final String DRIVER = """
                import runpy, sys
                print("ready", flush=True)
                for line in sys.stdin:
                    sys.argv = [sys.argv[-1] if len(sys.argv) == 2 else sys.argv[0]] + line.rstrip("\\n").split("\\t")
                    try:
                        runpy.run_path(sys.argv[0], run_name="__main__")
                    except SystemExit:
                        pass
                    sys.stdout.flush()
                """;

        private final Process process;
        private final BufferedReader answers;
        private final Writer questions;

        private Script() throws IOException {
            process = new ProcessBuilder("python3", "-c", DRIVER, SCRIPT.toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            answers = process.inputReader(StandardCharsets.UTF_8);
            questions = process.outputWriter(StandardCharsets.UTF_8);
        }

        static Optional<Script> start() {
            try {
                Script script = new Script();
                return "ready".equals(script.answers.readLine()) ? Optional.of(script) : Optional.empty();
            } catch (IOException e) {
                return Optional.empty(); // Python is not installed
            }
        }

        String says(Path cover, Path proof) throws IOException {
            questions.write(cover + "\t" + proof + "\n");
            questions.flush();
            return String.valueOf(answers.readLine());
        }

        void end() {
            process.destroy();
        }
    }
}
