package dlx.modelers;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.search.Strategy;
import dlx.skips.Tier;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Tests that every model whose puzzles have a shape writes puzzles and reads them back. The puzzles are its example and
 * many other forms, without givens, with a whole solution, and with random parts of it.
 */
class WrittenPuzzlesTest {

    /** A puzzle of some form. */
    private record Form(String id, Map<String, String> settings, String text) {}

    private static final Map<String, String> PLAIN = Map.of();

    private static final int PARTS = 12;

    private static final int SEARCHES = Tier.of(1, 3);

    private static final long NODES = 20_000;

    private static final long SEED = 1_500;

    /** Models whose givens may fill a further slot, so that there is no text for these givens alone. */
    private static final Set<String> FILL_MORE = Set.of("crossword");

    private static List<Form> forms() {
        String cells = "A A B B\nA A B B\nC C D D\nC C D D\n".replace(" ", "");
        return List.of(
                new Form("sudoku", PLAIN, "....\n".repeat(4)),
                new Form("sudoku", PLAIN, "......\n".repeat(6)),
                new Form("sudoku", Map.of("box", "3x2"), "......\n".repeat(6)),
                new Form("sudoku", PLAIN, "..........\n".repeat(10)),
                new Form("sudoku", PLAIN, ".".repeat(256) + "\n"), // 16x16: a row may be a board of 4x4
                new Form("sudoku", Map.of("box", "2x6"), rows(12, ".")),
                new Form("sudoku", Map.of("box", "4x4"), "................\n".repeat(16)),
                new Form("sudoku", PLAIN, (".".repeat(25) + "\n").repeat(25)),
                new Form("sudoku", PLAIN, ". ".repeat(1296) + "\n"), // 36x36: a row may be a board of 6x6
                new Form("sudoku-variants", PLAIN, "diagonal windoku\n" + "....\n".repeat(4)),
                new Form("sudoku-variants", PLAIN, "disjoint\n" + ".".repeat(256) + "\n"),
                new Form("sudoku-variants", PLAIN, "regions\n....\n.A..\n.AB.\n..BB\n" + "....\n".repeat(4)),
                new Form("sudoku-variants", Map.of("rules", "diagonal"), "....\n".repeat(4)),
                new Form("sudoku-variants", PLAIN, "diagonal cage r1c1+r2c1+r2c2=7 r1c1+r4c4\n" + "....\n".repeat(4)),
                new Form("sudoku-variants", PLAIN, "jigsaw\ncage r1c1+r2c1=5\n" + "....\n".repeat(4) + cells),
                new Form("sudoku-variants", PLAIN, "jigsaw\ncage r1c1+r2c1\n" + rows(16, ". ") + stripes(16)),
                new Form("sudoku-variants", Map.of("rules", "disjoint,diagonal"), ".........\n".repeat(9)),
                new Form("target-sudoku", PLAIN, "....\n".repeat(4) + "weights\n" + "1 -2 3 4\n".repeat(4)),
                new Form("target-sudoku", Map.of("rings", "5,0"), "......\n".repeat(6)),
                new Form("target-sudoku", PLAIN, ".".repeat(256) + "\n"),
                new Form("killer", PLAIN, "....\n".repeat(4) + "ab..\nbb..\n....\n....\na=1 b=9 r1c1+r1c2=3\n"),
                new Form("killer", PLAIN, "a b22 b22 .\na . . .\n. . . .\n. . . .\n a=3\nb22=7\n"),
                new Form(
                        "killer",
                        Map.of("box", "3x2"),
                        "......\n".repeat(6) + "ab....\nb.....\n" + "......\n".repeat(4) + "b=3 a=4\n"),
                new Form("killer", PLAIN, "aa" + rows(12, ".").substring(2) + "a=23\n"),
                new Form("jigsaw", PLAIN, "....\n".repeat(4) + cells),
                new Form("jigsaw", PLAIN, rows(12, ".") + stripes(12)),
                new Form("queens", PLAIN, "1\n"),
                new Form("queens", PLAIN, "12\n"),
                new Form("queens", Map.of("toroidal", "yes"), "7\n"),
                new Form("star-battle", PLAIN, "1\n"),
                new Form("star-battle", PLAIN, "2 stars\n8\n"),
                new Form("star-battle", Map.of("stars", "1"), "AABB\nAABB\nCC.D\nCCDD\n"),
                new Form("langford", PLAIN, "3\n"),
                new Form("langford", PLAIN, "8\n"),
                new Form(
                        "crossword",
                        PLAIN,
                        "...\n###\n...\n\nCAT DOG EEL\n"), // no word fills a slot across another one
                new Form("latin", PLAIN, ".\n"),
                new Form("latin", PLAIN, "cage r1c1+r1c2=3- r2c1+r2c2+r3c1=8 r4c4=2\n" + rows(4, ".")),
                new Form("latin", PLAIN, rows(6, ".")),
                new Form("latin", PLAIN, rows(12, ".")),
                new Form("latin", PLAIN, rows(36, ". ")),
                new Form("latin", Map.of("diagonals", "yes"), rows(5, ".")),
                new Form("steiner", PLAIN, "1\n"),
                new Form("steiner", PLAIN, "13\n"),
                new Form("kakuro", PLAIN, "X 7\\ .\n\\9 . .\n. . X\n"),
                new Form("golfers", PLAIN, "2 2 1\n"),
                new Form("golfers", Map.of("fixed", "yes"), "3 3 4\nplayers: a b c d e f g h i\n"),
                new Form("golfers", PLAIN, "1 group of 3, 2 groups of 2, 2 weeks\n"),
                new Form("round-robin", PLAIN, "2\n"),
                new Form("round-robin", Map.of("ordered", "yes"), "6\n"),
                new Form("round-robin", PLAIN, "5 teams\nfields: 1\nrest: 1\n"),
                new Form("round-robin", PLAIN, "4 teams\nbalance: 1\n"),
                new Form(
                        "round-robin",
                        PLAIN,
                        "teams: A B C\nmeetings: 2\nslots: 7\nfields: F G\nnot A: 1\nnot F: 2 3\n"),
                new Form("polyomino", PLAIN, "pentominoes 6x10\n"),
                new Form("polyomino", PLAIN, "one-sided tetrominoes\n#.#...\n" + "......\n".repeat(4)),
                new Form("polyomino", Map.of("reflections", "no"), "tetrominoes I 3x L 2x\n" + "....\n".repeat(5)),
                new Form("polyomino", Map.of("reflections", "no"), "pieces\n\nLL\nL.\nL.\n\n*\n#\n\nboard 4x4\n"),
                new Form("polyomino", PLAIN, "one-sided hexominoes 7 * 6 * A *\n" + "......\n".repeat(6)),
                new Form("polyomino", PLAIN, "tetrominoes T *\n" + "....\n".repeat(4)),
                new Form("polyomino", PLAIN, "dominoes I * 16x16\n"), // more pieces than letters
                new Form(
                        "polyomino",
                        PLAIN,
                        "pieces\n\nPP\nPPP\n\nL 3x\n#\n#\n##\n\nboard\n.....\n.....\n.....\n..###\n"),
                new Form("polyomino", PLAIN, "pieces\n#\n##\n\n*\n##\n\nboard\n#..\n...\n"),
                new Form("polyomino", PLAIN, "dominoes 0..4x 3x3 holes 3\n"),
                new Form("polyomino", PLAIN, "trominoes L 0..2x I *\n.?.\n???\n"),
                new Form("polyomino", PLAIN, "tetrominoes 4x6 holes 4 colors IL OT\n"),
                new Form("polyomino", PLAIN, "dominoes * colors corners I\n..?..\n"),
                new Form("polyforms", PLAIN, "triangle diamonds * hexagon 2\n"),
                new Form("polyforms", PLAIN, "hex one-sided tetrahexes 5x8\n"),
                new Form("polyforms", PLAIN, "hex trihexes * hexagon 2 holes 1 colors AB C\n"),
                new Form("polyforms", PLAIN, "stick disticks * 1x2 holes 1..3\n"),
                new Form("polyforms", PLAIN, "stick pieces\nA *\n+A+\n\nboard\n+ + +\n. . .\n+.+.+\n"),
                new Form("soma", PLAIN, "tricubes 0..2x 2x2x2 holes 1..2\n"),
                new Form("soma", PLAIN, "soma V * 3x3x3\n"),
                new Form("soma", PLAIN, "soma V L T Z A B P\n" + "... ... ...\n".repeat(3)),
                new Form("soma", PLAIN, "pieces\n## .#\n#. ..\n\nF *\n##\n\nboard 2x2x2\n"),
                new Form("soma", PLAIN, "pieces\n*\n# #\n\nboard\n# .\n. .\n. #\n"),
                new Form("domino", PLAIN, "aztec 4\n"),
                new Form("domino", PLAIN, "#\n.\n.\n"),
                new Form("calendar", PLAIN, "any\n"),
                new Form("calendar", PLAIN, "02-29\n"),
                new Form("macmahon", PLAIN, "squares colors 3 border a 2x3\n"),
                new Form("macmahon", PLAIN, "squares colors 2 2x3\n"),
                new Form("macmahon", Map.of("rotations", "no"), "squares colors 2 3x3\n"),
                new Form("macmahon", PLAIN, "triangles hexagon 1 border a\n"),
                new Form("macmahon", PLAIN, "triangles colors 2\n- ^ - ^\n- - - v\n"),
                new Form("macmahon", PLAIN, "fixed tiles\n1222 1222 2222 2112\n\n. .\n. .\n"),
                new Form("beads", PLAIN, rowsOf(10)));
    }

    @TestFactory
    Stream<DynamicTest> readsBackWhatItWrites() {
        Stream<Form> examples = models().map(model -> new Form(model.id(), PLAIN, model.example()));
        return Stream.concat(examples, forms().stream())
                .map(form -> DynamicTest.dynamicTest(
                        form.id() + " " + PuzzleText.quoted(form.text()),
                        () -> models().filter(model -> model.id().equals(form.id()))
                                .findFirst()
                                .ifPresent(model -> check(model, form))));
    }

    /** The forms above cover exactly the models with a shape. */
    @Test
    void formsAreOfAllModelsThatHaveAShape() {
        Set<String> shaped = new TreeSet<>();
        models().filter(WrittenPuzzlesTest::hasShape).forEach(model -> shaped.add(model.id()));
        Set<String> ids = new TreeSet<>();
        forms().forEach(form -> ids.add(form.id()));
        assertThat(ids).isEqualTo(shaped).hasSizeGreaterThan(14);
    }

    private static <P, O> boolean hasShape(ExactCoverModel<P, O> model) {
        LoadedModel<P, O> loaded = LoadedModel.of(model, "test");
        return loaded.shape(loaded.puzzle(model.example())).isPresent();
    }

    private static <P, O> void check(ExactCoverModel<P, O> model, Form form) {
        LoadedModel<P, O> loaded = LoadedModel.of(model, "test");
        P puzzle = read(loaded, form, form.text());
        Optional<P> shape = loaded.shape(puzzle);
        if (shape.isEmpty()) {
            assertThat(loaded.write(puzzle, List.of())).isEmpty();
            return;
        }
        check(loaded, form, shape.get(), List.of(), "none");
        for (long seed = SEED; seed < SEED + SEARCHES; seed++) {
            Solver<O> solver = loaded.solver(puzzle).toBuilder()
                    .strategy(Strategy.seeded(seed))
                    .nodeLimit(NODES)
                    .build();
            Optional<List<O>> found = solver.solve()
                    .solution()
                    .or(() -> loaded.solver(puzzle).toBuilder()
                            .nodeLimit(NODES)
                            .build()
                            .solve()
                            .solution());
            Random random = new Random(seed);
            List<O> solution = found.orElseThrow(() -> new AssertionError("no solution within " + NODES + " nodes"));
            check(loaded, form, shape.get(), solution, "all, seed " + seed);
            for (int k = 0; k < PARTS; k++) {
                int least = random.nextInt(100);
                List<O> part = new ArrayList<>(solution);
                part.removeIf(option -> random.nextInt(100) < least);
                check(loaded, form, shape.get(), part, "part " + k + ", seed " + seed);
            }
        }
    }

    private static <P, O> void check(LoadedModel<P, O> loaded, Form form, P shape, List<O> givens, String which) {
        Optional<String> text = loaded.write(shape, givens);
        if (text.isEmpty() && FILL_MORE.contains(loaded.id())) {
            return;
        }
        String written = text.orElseThrow(() -> new AssertionError("nothing written: " + which));
        P again = read(loaded, form, written);
        assertThat(loaded.shape(again))
                .as("shape, givens %s: %s", which, written)
                .contains(shape);
        assertThat(loaded.pins(again))
                .as("pins, givens %s: %s", which, written)
                .containsExactlyInAnyOrderElementsOf(givens);
    }

    /** Reads a text that holds one puzzle and nothing else. */
    private static <P> P read(LoadedModel<P, ?> loaded, Form form, String text) {
        ByteArrayInputStream bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        PuzzleText lines = PuzzleText.of("text", bytes, form.settings(), warning -> {});
        P puzzle = loaded.next(lines).orElseThrow();
        assertThat(loaded.next(lines)).as("what follows the puzzle in %s", text).isEmpty();
        return puzzle;
    }

    private static Stream<ExactCoverModel<?, ?>> models() {
        List<ExactCoverModel<?, ?>> models = new ArrayList<>();
        ServiceLoader.load(ExactCoverModel.class).forEach(models::add);
        return models.stream();
    }

    private static String rows(int n, String cell) {
        return (cell.repeat(n) + "\n").repeat(n);
    }

    /** A map whose regions are its rows. */
    private static String stripes(int n) {
        StringBuilder map = new StringBuilder();
        for (char mark = 'a'; mark < 'a' + n; mark++) {
            map.append(String.valueOf(mark).repeat(n)).append('\n');
        }
        return map.toString();
    }

    /** A triangle of empty cells. */
    private static String rowsOf(int n) {
        StringBuilder rows = new StringBuilder();
        for (int k = 1; k <= n; k++) {
            rows.append(".".repeat(k)).append('\n');
        }
        return rows.toString();
    }
}
