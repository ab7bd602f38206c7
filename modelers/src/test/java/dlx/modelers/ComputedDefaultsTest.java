package dlx.modelers;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.Texts;
import dlx.skips.Tier;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Tests that a default computed from the rest of a puzzle does not cause a false "no solution". If any value of a
 * setting, or of a line of the text, has a solution, so does the default.
 */
class ComputedDefaultsTest {

    private static final long SEED = 5_006;
    private static final int PUZZLES = Tier.of(60, 600);

    /** Settings whose default is the same for all puzzles, or selects the puzzle in a text. */
    private static final Set<String> CONSTANT = Set.of(
            "accents of crossword",
            "change of timetable",
            "colors of graph-coloring", // without default: the text contains the number
            "compact of word-search",
            "base of crew",
            "day of crew",
            "diagonals of latin",
            "directions of word-search",
            "fixed of crew",
            "fixed of golfers",
            "format of partition",
            "format of set-cover",
            "minute of crew",
            "ordered of round-robin",
            "pays of tiling-cost",
            "piece of domination",
            "reflections of polyomino",
            "reflections of tiling-cost",
            "repeats of crossword",
            "rotations of macmahon",
            "rules of sudoku-variants",
            "secondary of matrix",
            "stars of star-battle",
            "strict of knuth",
            "toroidal of queens",
            "turn of crew");

    /** Settings whose default depends on the puzzle. */
    private static final Set<String> COMPUTED = Set.of(
            "box of killer",
            "box of sudoku",
            "box of sudoku-variants",
            "box of target-sudoku",
            "largest of fillomino",
            "lines of nonogram",
            "rings of target-sudoku");

    /** A puzzle without a value, and texts that state the value. */
    private record Case(String model, Map<String, String> settings, String text, List<Stated> stated) {

        boolean isSolvable() {
            return ComputedDefaultsTest.isSolvable(model, settings, text);
        }

        boolean isSolvableWhenStated() {
            return stated.stream().anyMatch(one -> ComputedDefaultsTest.isSolvable(model, one.settings(), one.text()));
        }
    }

    private record Stated(Map<String, String> settings, String text) {}

    private static final Map<String, LoadedModel<?, ?>> MODELS = new TreeMap<>();

    static {
        for (ExactCoverModel<?, ?> model : ServiceLoader.load(ExactCoverModel.class)) {
            MODELS.put(model.id(), LoadedModel.of(model, "test"));
        }
    }

    @Test
    void everySettingIsOneOrTheOther() {
        Set<String> all = new TreeSet<>();
        for (ExactCoverModel<?, ?> model : ServiceLoader.load(ExactCoverModel.class)) {
            if (model.getClass().getName().startsWith("dlx.modelers.")) {
                model.settings().forEach(setting -> all.add(setting.name() + " of " + model.id()));
            }
        }
        Set<String> known = new TreeSet<>(CONSTANT);
        known.addAll(COMPUTED);
        assertThat(all).isEqualTo(known);
    }

    @TestFactory
    Stream<DynamicTest> noDefaultGivesAFalseNone() {
        return Stream.of(
                DynamicTest.dynamicTest("slots of round-robin", () -> check(PUZZLES, this::tournament)),
                DynamicTest.dynamicTest("largest of fillomino", () -> check(PUZZLES, this::regions)),
                DynamicTest.dynamicTest("lines of nonogram", () -> check(PUZZLES, this::picture)),
                DynamicTest.dynamicTest("box of sudoku", () -> check(12, random -> board("sudoku", "", random))),
                DynamicTest.dynamicTest(
                        "box of sudoku-variants",
                        () -> check(12, random -> board("sudoku-variants", "diagonal\n", random))),
                DynamicTest.dynamicTest("box of killer", () -> check(12, this::cages)),
                DynamicTest.dynamicTest(
                        "box, rings of target-sudoku", () -> check(12, random -> board("target-sudoku", "", random))));
    }

    private interface Maker {
        Case make(Random random);
    }

    private static void check(int puzzles, Maker maker) {
        int solvable = 0;
        for (long seed = SEED; seed < SEED + puzzles; seed++) {
            Case made = maker.make(new Random(seed));
            boolean stated = made.isSolvableWhenStated();
            solvable += stated ? 1 : 0;
            assertThat(made.isSolvable()).as("seed %d: %s", seed, made).isEqualTo(stated);
        }
        assertThat(solvable).as("with a solution").isGreaterThanOrEqualTo(puzzles / 4);
    }

    /** Rounds are stated from one to more than any plan needs. */
    private Case tournament(Random random) {
        int teams = 2 + random.nextInt(4);
        int meetings = teams < 5 ? 1 + random.nextInt(2) : 1;
        int usual = meetings * (teams - 1 + teams % 2);
        StringBuilder text = new StringBuilder("meetings: " + meetings + "\n");
        int fields = 1 + random.nextInt(2);
        boolean named = random.nextInt(3) == 0;
        if (random.nextInt(4) > 0) {
            text.append("fields:")
                    .append(named ? fields == 1 ? " F" : " F G" : " " + fields)
                    .append('\n');
        }
        if (random.nextInt(3) == 0) {
            text.append("not ")
                    .append(1 + random.nextInt(teams))
                    .append(": 1 ")
                    .append(1 + random.nextInt(usual))
                    .append('\n');
        }
        boolean fixed = !named && !text.toString().contains("not") && random.nextInt(3) == 0;
        if (fixed) {
            int round = 1 + random.nextInt(usual);
            text.append("round ").append(round).append(": 1 v 2\n");
        }
        if (fixed && usual > 1 && !text.toString().contains("round 1:")) {
            text.append("round 1: ").append(teams > 3 ? "4 v 3" : "2 v 1").append('\n');
        }
        int free = Math.max(0, random.nextInt(4) - 1);
        text.insert(0, "rest: " + free + "\n" + (random.nextInt(4) == 0 ? "balance: 1\n" : ""));
        String rest = text.toString();
        boolean ordered =
                teams % 2 == 0 && meetings == 1 && !rest.contains("not") && !fixed && free == 0 && random.nextBoolean();
        List<Stated> stated = IntStream.rangeClosed(usual, (2 * usual + teams * (teams - 1)) * (free + 1))
                .mapToObj(rounds -> new Stated(Map.of(), teams + "\nslots: " + rounds + "\n" + rest))
                .toList();
        return new Case("round-robin", ordered ? Map.of("ordered", "yes") : Map.of(), teams + "\n" + rest, stated);
    }

    private Case regions(Random random) {
        int rows = 1 + random.nextInt(4);
        int columns = 1 + random.nextInt(5);
        int greatest = Math.min(1 + random.nextInt(4), rows * columns);
        String text = IntStream.range(0, rows * columns)
                .mapToObj(cell -> (random.nextInt(4) > 0 ? "." : "" + (1 + random.nextInt(greatest)))
                        + ((cell + 1) % columns == 0 ? "\n" : ""))
                .collect(Collectors.joining());
        String all = Integer.toString(rows * columns);
        return new Case("fillomino", Map.of(), text, List.of(new Stated(Map.of("largest", all), text)));
    }

    private Case picture(Random random) {
        int rows = 1 + random.nextInt(5);
        int columns = 1 + random.nextInt(5);
        int[] inRow = new int[rows];
        int[] inColumn = new int[columns];
        IntStream.range(0, rows * columns)
                .filter(cell -> random.nextInt(4) == 0)
                .forEach(cell -> {
                    inRow[cell / columns]++;
                    inColumn[cell % columns]++;
                });
        List<String> clues = Stream.of(inRow, inColumn)
                .flatMapToInt(IntStream::of)
                .mapToObj(Integer::toString)
                .toList();
        String text = "rows\n" + String.join("\n", clues.subList(0, rows)) + "\ncolumns\n"
                + String.join("\n", clues.subList(rows, rows + columns)) + "\n";
        return new Case(
                "nonogram",
                Map.of(),
                text,
                List.of(new Stated(Map.of("lines", "no"), text), new Stated(Map.of("lines", "yes"), text)));
    }

    /** Returns an empty board, which has a solution with any boxes. */
    private Case board(String model, String rules, Random random) {
        int[][] boxes = {{2, 2}, {3, 2}, {4, 2}, {3, 3}, {5, 2}};
        int[] box = boxes[random.nextInt(boxes.length)];
        int n = box[0] * box[1];
        String text = rules + (".".repeat(n) + "\n").repeat(n);
        String stated = box[0] + "x" + box[1];
        return new Case(model, Map.of(), text, List.of(new Stated(Map.of("box", stated), text)));
    }

    private Case cages(Random random) {
        int n = random.nextBoolean() ? 4 : 6;
        String text = "aa" + ".".repeat(n - 2) + "\n" + (".".repeat(n) + "\n").repeat(n - 1) + "a="
                + (3 + random.nextInt(4)) + "\n";
        return new Case("killer", Map.of(), text, List.of(new Stated(Map.of("box", n == 4 ? "2x2" : "3x2"), text)));
    }

    private static boolean isSolvable(String model, Map<String, String> settings, String text) {
        return isSolvable(MODELS.get(model), settings, text);
    }

    private static <P> boolean isSolvable(LoadedModel<P, ?> model, Map<String, String> settings, String text) {
        P puzzle = model.next(Texts.of(text, settings)).orElseThrow();
        return model.solver(puzzle).solve().options().isPresent();
    }
}
