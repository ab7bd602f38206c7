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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Proofs for VeriPB as the command line writes them, of real puzzles, and the checker in Python that shares no line with it. */
class VeriPbIT {

    private static final Path SHARED = Path.of("..", "..", "shared", "corpus");

    /** How many puzzles of a class of the corpus are proved. */
    private static final int MOST = Tier.of(2, Integer.MAX_VALUE);

    @TempDir
    Path folder;

    @BeforeAll
    static void needsPython() throws Exception {
        Python.needed();
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "queens, 8, 92 solutions",
        "latin, 12. ... 3.., one solution",
        "langford, 7, 52 solutions",
        "domino, 4x4, 36 solutions",
        "steiner, 7, 30 solutions"
    })
    void provesCounts(String model, String puzzle, String counted) throws Exception {
        Path file = puzzle(puzzle.replace(' ', '\n') + "\n");
        assertThat(proved(model, file, "veripb", "count")).isEqualTo("proved: exactly " + counted);
        assertThat(proved(model, file, "veripb", "count", "--threads", "2")).isEqualTo("proved: exactly " + counted);
    }

    @Test
    void provesThatThereIsOneSolutionOrSeveralOrNone() throws Exception {
        Path one = puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..\n");
        assertThat(proved("sudoku", one, "veripb", "unique")).isEqualTo("proved: exactly one solution");
        Path several = puzzle(".".repeat(81) + "\n");
        assertThat(proved("sudoku", several, "veripb", "unique")).isEqualTo("proved: at least 2 solutions");
        assertThat(proved("sudoku", several, "veripb", "solve", "--limit", "3"))
                .isEqualTo("proved: at least 3 solutions");
        assertThat(proved("queens", puzzle("3\n"), "opb", "unique")).isEqualTo("proved: no solution");
    }

    @ParameterizedTest
    @ValueSource(strings = {"knuth", "tiling-cost", "assignment", "target-sudoku", "crew"})
    void provesBestScores(String model) throws Exception {
        Path file = puzzle(dlx("", "info", model, "--example").out());
        String score = dlx("", "best", model, file.toString())
                .out()
                .lines()
                .filter(line -> line.startsWith("score "))
                .findFirst()
                .orElseThrow()
                .substring(6);
        assertThat(proved(model, file, "opb", "best"))
                .matches("proved: the least value of the objective is -?" + score.replace("-", ""));
    }

    /** What is pinned and forbidden belongs to the formula, and to the proof. */
    @Test
    void knowsWhatIsPinnedAndForbidden() throws Exception {
        Path file = puzzle("6\n");
        String[] given = {"--pin", "r1c2", "--forbid", "r3c3"};
        assertThat(proved("queens", file, "veripb", "count", given)).isEqualTo("proved: exactly one solution");
        Path whole = Files.writeString(
                folder.resolve("whole"),
                dlx("", "export", "queens", file.toString(), "--to", "veripb").out());
        Path proof = folder.resolve("proof");
        assertThat(checked(whole, proof))
                .isEqualTo(Python.run(Python.CHECKERS, "check_veripb.py", whole.toString(), proof.toString()))
                .startsWith("the proof is wrong");
    }

    /** What our own checker says of such a file names who reads it. */
    @Test
    void verifySaysWhoChecksIt() throws Exception {
        Path file = puzzle("4\n");
        Path proof = folder.resolve("proof");
        dlx("", "count", "queens", file.toString(), "--proof", proof.toString(), "--proof-format", "veripb");
        Result verdict = dlx("", "verify", "queens", file.toString(), "--proof", proof.toString());
        assertThat(verdict.code()).isEqualTo(1);
        assertThat(verdict.out()).contains("VeriPB");
    }

    @Test
    void theFormOfAProofNeedsAProof() {
        assertThat(dlx("4\n", "count", "queens", "--proof-format", "veripb"))
                .isEqualTo(new Result(2, "", "--proof-format requires --proof FILE\n"));
        assertThat(dlx("4\n", "count", "queens", "--proof", "p", "--proof-format", "drat")
                        .err())
                .startsWith("no form of proofs is called \"drat\"");
    }

    /** Plain covers, colors and multiplicities, with the numbers of solutions that are known of them. */
    @Test
    void provesWhatIsKnownOfTheCorpus() throws Exception {
        assertThat(provedOfTheCorpus(2_000, "2000"))
                .hasSizeGreaterThan(Tier.of(5, 20))
                .contains("XC", "XCC", "MCC");
    }

    /** A quarter of an hour on a busy machine. */
    @Tag("slow")
    @Test
    void provesAllOfTheCorpusUpToAMegabyte() throws Exception {
        assertThat(provedOfTheCorpus(100_000, "400000"))
                .hasSizeGreaterThan(50)
                .contains("XC", "XCC", "MCC", "min-cost");
    }

    /** The classes of the instances whose proofs of at most a megabyte are accepted, and say what is published. */
    private List<String> provedOfTheCorpus(long mostEntries, String nodes) throws Exception {
        assumeTrue(Files.exists(SHARED.resolve("generate.py")), "the corpus is not there");
        Path corpus = Files.createDirectory(folder.resolve("corpus"));
        Python.run(SHARED, "generate.py", corpus.toString());
        List<String> rows = Files.readAllLines(SHARED.resolve("corpus.tsv"));
        List<String> seen = new ArrayList<>();
        for (String line : rows.subList(1, rows.size())) {
            List<String> row = Arrays.asList(line.split("\t", -1));
            Path file = corpus.resolve(row.get(0) + ".dlx");
            boolean isBest = !row.get(10).isEmpty();
            if (Files.exists(file)
                    && Long.parseLong(row.get(5)) < mostEntries
                    && Collections.frequency(seen, row.get(1)) < MOST
                    && (isBest || row.get(9).matches("[0-9]+"))) {
                String said = isBest
                        ? proved("knuth", file, "opb", "best")
                        : proved("knuth", file, row.get(9).equals("0") ? "opb" : "veripb", "count", "--nodes", nodes);
                if (!said.isEmpty()) {
                    String known = isBest
                            ? "the least value of the objective is " + row.get(10)
                            : switch (row.get(9)) {
                                case "0" -> "no solution";
                                case "1" -> "exactly one solution";
                                default -> "exactly " + row.get(9) + " solutions";
                            };
                    assertThat(said.replace(",", "")).as(row.get(0)).isEqualTo("proved: " + known);
                    seen.add(row.get(1));
                }
            }
        }
        return seen;
    }

    private Path puzzle(String text) throws IOException {
        return Files.writeString(folder.resolve("puzzle"), text);
    }

    /** What the script says of the proof of a puzzle, without the number of rules; empty if the search was too long, or the proof. */
    private String proved(String model, Path puzzle, String form, String question, String... more) throws Exception {
        Path proof = folder.resolve("proof");
        List<String> asked = new ArrayList<>(List.of(question, model, puzzle.toString()));
        asked.addAll(List.of("--proof", proof.toString(), "--proof-format", "veripb"));
        asked.addAll(List.of(more));
        Result result = dlx("", asked.toArray(String[]::new));
        if (result.code() == 5 || Files.size(proof) > 1 << 20) {
            return "";
        }
        List<String> exported = new ArrayList<>(List.of("export", model, puzzle.toString(), "--to", form));
        if (List.of(more).contains("--pin")) {
            exported.addAll(List.of(more));
        }
        Path formula = Files.writeString(
                folder.resolve("formula"),
                dlx("", exported.toArray(String[]::new)).out());
        return checked(formula, proof).replaceAll(" \\([0-9,]+ rules\\)\n", "");
    }

    private static String checked(Path formula, Path proof) throws Exception {
        return Python.check("check_veripb.py", formula, proof);
    }
}
