package dlx.modelers.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Deduction;
import dlx.core.explain.Sentences;
import dlx.core.explain.SolvingPath;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import dlx.modelers.cages.KillerChoice;
import dlx.modelers.grid.Textbook.Mark;
import dlx.modelers.jigsaw.Jigsaw;
import dlx.modelers.jigsaw.JigsawModel;
import dlx.modelers.sudoku.SudokuBoard;
import dlx.modelers.sudoku.SudokuModel;
import dlx.modelers.variants.Variant;
import dlx.modelers.variants.VariantsModel;
import dlx.skips.Tier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Tests the names of steps on rated and fresh boards: each agrees with the definition of the books, and few steps do
 * not have a name.
 */
class HouseTechniquesTest {

    private static final Path RATED = Path.of("..", "..", "shared", "data", "sudoku", "ratings-150.tsv");

    /** Names that belong to the form of a step alone: no claim of a book's technique. */
    private static final Set<String> FORMS =
            Set.of("chain", "two demands", "three demands", "four demands", "intersection");

    private static final ExactCoverModel<SudokuBoard, CellValue> SUDOKU = new SudokuModel();

    private final LoadedModel<SudokuBoard, CellValue> model = LoadedModel.of(SUDOKU, "test");

    /** Number of steps below level 5 by the name of their technique; "" counts steps without a name. */
    private final TreeMap<String, Integer> counts = new TreeMap<>();

    @Test
    void namesOfFreshBoardsHoldByTheirDefinitions() {
        SudokuBoard empty = board(".".repeat(81));
        Generator<SudokuBoard, CellValue> generator = Generator.of(model, empty).seed(35);
        LongStream.rangeClosed(1, Tier.of(15, 150))
                .mapToObj(n -> generator.generate(n).puzzle().orElseThrow().text())
                .forEach(this::check);
        mostHaveNames();
    }

    @Test
    void namesOfRatedBoardsHoldByTheirDefinitions() throws IOException {
        assumeTrue(Files.exists(RATED), "skipped: no ../shared/data");
        Files.readAllLines(RATED).stream()
                .filter(line -> !line.startsWith("#"))
                .limit(Tier.of(15, Integer.MAX_VALUE))
                .map(line -> line.split("\t")[0])
                .forEach(this::check);
        mostHaveNames();
    }

    private void mostHaveNames() {
        int all = counts.values().stream().mapToInt(n -> n).sum();
        int named = counts.entrySet().stream()
                .filter(count -> !count.getKey().isEmpty() && !FORMS.contains(count.getKey()))
                .mapToInt(count -> count.getValue())
                .sum();
        assertThat(100 * named)
                .as("%s of %s have names: %s", named, all, counts)
                .isGreaterThanOrEqualTo(Tier.of(90, 95) * all);
    }

    private SudokuBoard board(String text) {
        return model.next(PuzzleText.of(text)).orElseThrow();
    }

    private void check(String text) {
        check(model, text, Textbook.BOXES, List.of());
    }

    @Test
    void namesInRegionsHoldByTheirDefinitions() {
        LoadedModel<Jigsaw, CellValue> jigsaws = LoadedModel.of(new JigsawModel(), "test");
        Jigsaw shape = jigsaws.puzzle(new JigsawModel().example());
        List<List<Integer>> regions =
                shape.regions().houses().stream().map(House::cells).toList();
        Generator<Jigsaw, CellValue> generator = Generator.of(jigsaws, shape).seed(35);
        LongStream.rangeClosed(1, Tier.of(6, 20))
                .mapToObj(n -> generator.generate(n).puzzle().orElseThrow().text())
                .forEach(text -> check(jigsaws, text, regions, List.of()));
        assertThat(counts).containsKeys("naked single", "hidden single", "box-line reduction");
    }

    @Test
    void namesBesideDiagonalsHoldByTheirDefinitions() {
        LoadedModel<Variant, KillerChoice> variants = LoadedModel.of(new VariantsModel(), "test");
        Generator<Variant, KillerChoice> generator = Generator.of(
                        variants, variants.puzzle("diagonal\n" + ".........\n".repeat(9)))
                .seed(35);
        List<List<Integer>> diagonals = List.of(
                IntStream.range(0, 9).map(k -> 10 * k).boxed().toList(),
                IntStream.range(0, 9).map(k -> 8 * k + 8).boxed().toList());
        LongStream.rangeClosed(1, Tier.of(6, 20))
                .mapToObj(n -> generator.generate(n).puzzle().orElseThrow().text())
                .forEach(text -> check(variants, text, KillerChoice::inCell, Textbook.BOXES, diagonals));
        assertThat(counts).containsKeys("naked single", "hidden single", "locked candidates");
    }

    private <P> void check(
            LoadedModel<P, CellValue> of, String text, List<List<Integer>> boxes, List<List<Integer>> others) {
        check(of, text, Optional::of, boxes, others);
    }

    private <P, O> void check(
            LoadedModel<P, O> of,
            String text,
            Function<O, Optional<CellValue>> inCell,
            List<List<Integer>> boxes,
            List<List<Integer>> others) {
        P board = of.puzzle(text);
        Solver<O> solver = of.solver(board);
        SolvingPath path = solver.ask(Question.path());
        Sentences words =
                Sentences.of(solver.cover(), solver.givens(), technique -> of.techniqueName(board, technique));
        int[] cells = new int[81];
        for (int option : solver.givens().givenOptions()) {
            CellValue given = inCell.apply(solver.cover().option(option)).orElseThrow();
            cells[given.cell(9)] = given.value();
        }
        Textbook book = new Textbook(cells, boxes, others);
        for (Deduction step : path.steps()) {
            Set<Mark> marks = new TreeSet<>();
            for (int option : step.options()) {
                CellValue placement =
                        inCell.apply(solver.cover().option(option)).orElseThrow();
                marks.add(new Mark(placement.cell(9), placement.value()));
            }
            Optional<String> name = words.technique(step);
            if (name.isPresent() && !FORMS.contains(name.get())) {
                assertThat(book.holds(name.get(), marks))
                        .as("%s\n%s", text, String.join("\n", words.lines(step)))
                        .isTrue();
            }
            if (step.rating().level() < 5) {
                counts.merge(name.orElse(""), 1, Integer::sum);
            }
            if (step.kind() == Deduction.Kind.FORCED) {
                marks.forEach(book::set);
            } else {
                book.rubOut(marks);
            }
        }
    }

    @Test
    void sentencesBeginWithTheName() {
        SudokuBoard board = board("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
        Solver<CellValue> solver = model.solver(board);
        Sentences words =
                Sentences.of(solver.cover(), solver.givens(), technique -> model.techniqueName(board, technique));
        List<String> steps = solver.ask(Question.path(3)).steps().stream()
                .map(words::sentence)
                .toList();
        assertThat(steps.get(0))
                .isEqualTo("Hidden single (level 1): r8c3=1 is the only option left for column 3 digit 1");
    }
}
