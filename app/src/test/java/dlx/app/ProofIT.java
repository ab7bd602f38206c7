package dlx.app;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.app.Cli.Result;
import dlx.skips.Tier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that the two checkers of proofs, which do not share code, agree about proofs of real puzzles, true and altered.
 */
class ProofIT {

    private static final Path SHARED = Path.of("..", "..", "shared", "corpus");
    private static final int ALTERED = 3;

    /** How many puzzles of a class of the corpus are proved. */
    private static final int MOST = Tier.of(2, Integer.MAX_VALUE);

    @TempDir
    Path folder;

    @BeforeAll
    static void needsPython() throws Exception {
        Python.needed();
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"queens, 6", "latin, 12. ... 3..", "langford, 7", "domino, 4x4", "steiner, 7"})
    void bothCheckersAgreeOnModels(String model, String puzzle) throws Exception {
        agree(model, Files.writeString(folder.resolve("puzzle"), puzzle.replace(' ', '\n') + "\n"), "count");
    }

    @Test
    void bothCheckersAgreeOnAPuzzleWithOneSolution() throws Exception {
        Path board = Files.writeString(
                folder.resolve("puzzle"),
                "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..\n");
        assertThat(agree("sudoku", board, "unique")).contains("exactly one solution");
    }

    @ParameterizedTest
    @ValueSource(strings = {"knuth", "tiling-cost", "assignment", "target-sudoku"})
    void bothCheckersAgreeOnBestScores(String model) throws Exception {
        String example = dlx("", "info", model, "--example").out();
        assertThat(agree(model, Files.writeString(folder.resolve("puzzle"), example), "best"))
                .contains("score");
    }

    /** What is pinned and forbidden belongs to the cover that is exported, and to the proof. */
    @Test
    void bothCheckersKnowWhatIsPinnedAndForbidden() throws Exception {
        String[] given = {"--pin", "r1c2", "--forbid", "r3c3"};
        Path puzzle = Files.writeString(folder.resolve("puzzle"), "6\n");
        Path proof = folder.resolve("proof");
        dlx("", with(given, "count", "queens", puzzle.toString(), "--proof", proof.toString()));
        Path cover = Files.writeString(
                folder.resolve("cover"),
                dlx("", with(given, "export", "queens", puzzle.toString(), "--to", "json"))
                        .out());
        assertThat(dlx("", with(given, "verify", "queens", puzzle.toString(), "--proof", proof.toString()))
                        .out())
                .startsWith("proved: exactly one solution");
        assertThat(theirs(cover, proof)).startsWith("proved: exactly one solution");
        assertThat(ours("queens", puzzle, proof).out()).startsWith("the proof is wrong");
    }

    @Test
    void theScriptSaysWhatIsNoCover() throws Exception {
        Path empty = Files.writeString(folder.resolve("cover"), "");
        assertThat(theirs(empty, empty))
                .isEqualTo(Python.run(Python.CHECKERS, "check.py", empty.toString(), empty.toString()))
                .hasLineCount(1)
                .endsWith("expected the output of dlx export --to json\n");
    }

    private static String[] with(String[] given, String... words) {
        return Stream.concat(Stream.of(words), Stream.of(given)).toArray(String[]::new);
    }

    /** Plain covers, colors and multiplicities, with the numbers of solutions that are known of them. */
    @Test
    void bothCheckersAgreeOnTheCorpus() throws Exception {
        assumeTrue(Files.exists(SHARED.resolve("generate.py")), "the corpus is not there");
        Path corpus = Files.createDirectory(folder.resolve("corpus"));
        Python.run(SHARED, "generate.py", corpus.toString());
        List<String> seen = new ArrayList<>();
        for (List<String> row : rows(SHARED.resolve("corpus.tsv"))) {
            Path file = corpus.resolve(row.get(0) + ".dlx");
            if (row.get(9).matches("[0-9]{1,4}")
                    && Files.exists(file)
                    && Long.parseLong(row.get(5)) < 2000
                    && Collections.frequency(seen, row.get(1)) < MOST) {
                String proved = agree("knuth", file, "count", "--nodes", "2000");
                if (!proved.isEmpty()) {
                    String known = row.get(9).equals("0")
                            ? "no solution"
                            : row.get(9).equals("1") ? "exactly one solution" : "exactly " + row.get(9) + " solutions";
                    assertThat(proved.replace(",", "")).as(row.get(0)).contains(known);
                    seen.add(row.get(1));
                }
            }
        }
        assertThat(seen).hasSizeGreaterThan(Tier.of(5, 20)).contains("XC", "XCC", "MCC");
    }

    private static List<List<String>> rows(Path file) throws IOException {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.skip(1)
                    .map(line -> Arrays.asList(line.split("\t", -1)))
                    .toList();
        }
    }

    /** What both checkers say of the proof of a puzzle; empty if the search is too long for a test. */
    private String agree(String model, Path puzzle, String... question) throws Exception {
        Path proof = folder.resolve("proof");
        Path cover = Files.writeString(
                folder.resolve("cover"),
                dlx("", "export", model, puzzle.toString(), "--to", "json").out());
        List<String> asked = new ArrayList<>(List.of(question));
        asked.addAll(1, List.of(model, puzzle.toString(), "--proof", proof.toString()));
        Result result = dlx("", asked.toArray(String[]::new));
        if (result.code() == 5) {
            return "";
        }
        assertThat(result.code()).as(result.err()).isZero();
        String said = ours(model, puzzle, proof).out();
        assertThat(said).as(puzzle.toString()).startsWith("proved: ");
        assertThat(theirs(cover, proof)).as(puzzle.toString()).startsWith("proved");
        String[] words = Files.readString(proof).split("(?<=\\s)");
        Random random = new Random(7);
        for (int k = 0; k < ALTERED; k++) {
            int at = random.nextInt(words.length);
            String word = words[at];
            words[at] = (word.equals("S ") ? "=1" : "S")
                    + word.substring(word.stripTrailing().length());
            Files.writeString(proof, String.join("", words));
            assertThat(theirs(cover, proof).startsWith("proved"))
                    .as("%s, word %d is %s instead of %s", puzzle, at + 1, words[at], word)
                    .isEqualTo(ours(model, puzzle, proof).out().startsWith("proved"));
            words[at] = word;
        }
        return said;
    }

    private static Result ours(String model, Path puzzle, Path proof) {
        return dlx("", "verify", model, puzzle.toString(), "--proof", proof.toString());
    }

    private static String theirs(Path cover, Path proof) throws Exception {
        return Python.check("check.py", cover, proof);
    }
}
