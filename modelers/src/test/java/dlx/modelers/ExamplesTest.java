package dlx.modelers;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the example files: a count for each puzzle, or the best score, or "some" if there are many solutions. */
class ExamplesTest {

    private static final Path EXAMPLES = Path.of("..", "examples");

    private static final List<Arguments> TABLE = List.of(
            Arguments.of("assignment.txt", "assignment", "best 5, best 13, best 9"),
            Arguments.of("battleships.txt", "battleships", "1, 1"),
            Arguments.of("beads.txt", "beads", "1, 3"),
            Arguments.of("calendar.txt", "calendar", "7, 216, 64, 92"),
            Arguments.of("coloring-petersen.col", "graph-coloring", "120"),
            Arguments.of("crew.txt", "crew", "best 1985, best 18"),
            Arguments.of("crossword.txt", "crossword", "some, some"),
            Arguments.of("dancing.dlx", "knuth", "some"),
            Arguments.of("de-bruijn.txt", "de-bruijn", "256, 16, 6"),
            Arguments.of("domination.txt", "domination", "best 5, best 3, best 3"),
            Arguments.of("domino.txt", "domino", "6728, 1024, 44"),
            Arguments.of("fillomino.txt", "fillomino", "1, 1"),
            Arguments.of("golfers.txt", "golfers", "72, 1, 72"),
            Arguments.of("graceful.txt", "graceful", "40, 48, 1008"),
            Arguments.of("jigsaw-walls.txt", "jigsaw", "1"),
            Arguments.of("jigsaw.txt", "jigsaw", "1, 1"),
            Arguments.of("kakuro.txt", "kakuro", "1, 1"),
            Arguments.of("killer.txt", "killer", "1, 1"),
            Arguments.of("langford.txt", "langford", "52, 4"),
            Arguments.of("latin.txt", "latin", "1120, some, 1"),
            Arguments.of("macmahon.txt", "macmahon", "416, 804, 1"),
            Arguments.of("matrix.txt", "matrix", "1"),
            Arguments.of("nonogram.txt", "nonogram", "1, 1, 1"),
            Arguments.of("nonogram-colors.txt", "nonogram", "1, 1"),
            Arguments.of("partition.txt", "partition", "best 6, best 7"),
            Arguments.of("packing.txt", "polyomino", "112, 170, 52, 72"),
            Arguments.of("polyforms.txt", "polyforms", "624, 980, 18, 3, 18"),
            Arguments.of("polyomino.txt", "polyomino", "8, 520, 10, 22"),
            Arguments.of("queens-8.txt", "queens", "92"),
            Arguments.of("queens-placed.txt", "queens", "some"),
            Arguments.of("rectangles.txt", "rectangles", "1, 1, 4, 3164"),
            Arguments.of("round-robin.txt", "round-robin", "some, 720, 6, 23040, 240, 144"),
            Arguments.of("set-cover.txt", "set-cover", "best 3, best 5, best 2, best 8"),
            Arguments.of("rota-ill.csv", "timetable", "0"),
            Arguments.of("rota.csv", "timetable", "best 85"),
            Arguments.of("sets.txt", "sets", "3, 15"),
            Arguments.of("soma.txt", "soma", "11520, 12"),
            Arguments.of("star-battle.txt", "star-battle", "1, 1"),
            Arguments.of("steiner.txt", "steiner", "30, 120"),
            Arguments.of("sudoku-16x16.txt", "sudoku", "1"),
            Arguments.of("sudoku-6x6.txt", "sudoku", "1"),
            Arguments.of("sudoku-easy.txt", "sudoku", "1, 1, 1"),
            Arguments.of("sudoku-numbers.txt", "sudoku", "1"),
            Arguments.of("target.txt", "target-sudoku", "best 2829, best 90"),
            Arguments.of("tents.txt", "tents", "1, 1, 1"),
            Arguments.of("tiling-cost.txt", "tiling-cost", "best 493, best 67, best 36"),
            Arguments.of("slitherlink.txt", "slitherlink", "1, 213"),
            Arguments.of("masyu.txt", "masyu", "1"),
            Arguments.of("yajilin.txt", "yajilin", "1"),
            Arguments.of("numberlink.txt", "numberlink", "1"),
            Arguments.of("hitori.txt", "hitori", "1"),
            Arguments.of("nurikabe.txt", "nurikabe", "1"),
            Arguments.of("heyawake.txt", "heyawake", "1"),
            Arguments.of("tour.txt", "tour", "best 18, best 357"),
            Arguments.of("toy.dlx", "knuth", "1"),
            Arguments.of("variants.txt", "sudoku-variants", "1, 1, 1, 1, 1, 1"),
            Arguments.of("word-search.txt", "word-search", "some, some"));

    private static final Map<String, ExactCoverModel<?, ?>> MODELS = ServiceLoader.load(ExactCoverModel.class).stream()
            .<ExactCoverModel<?, ?>>map(ServiceLoader.Provider::get)
            .collect(Collectors.toMap(ExactCoverModel::id, model -> model));

    static List<Arguments> table() {
        return TABLE;
    }

    @ParameterizedTest(name = "{0}: {2}")
    @MethodSource("table")
    void haveAsManySolutionsAsTheySay(String file, String id, String answers) throws IOException {
        assertThat(answers(LoadedModel.of(MODELS.get(id), "test"), file, List.of(answers.split(", "))))
                .isEqualTo(answers);
    }

    @Test
    void areAllInTheTable() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            Set<String> names = files.filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .collect(Collectors.toSet());
            assertThat(TABLE).extracting(row -> row.get()[0]).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    private static <P, O> String answers(LoadedModel<P, O> model, String file, List<String> asked) throws IOException {
        List<String> answers = new ArrayList<>();
        try (InputStream bytes = Files.newInputStream(EXAMPLES.resolve(file))) {
            PuzzleText text = PuzzleText.of(file, bytes, Map.of(), warning -> {});
            for (var next = model.next(text); next.isPresent(); next = model.next(text)) {
                String expected = answers.size() < asked.size() ? asked.get(answers.size()) : "some";
                answers.add(answer(model.solver(next.get()), expected.split(" ")[0]));
            }
        }
        return String.join(", ", answers);
    }

    private static String answer(Solver<?> solver, String asked) {
        return switch (asked) {
            case "some" -> solver.solve().options().isPresent() ? "some" : "0";
            case "best" -> "best " + solver.best().score();
            default -> solver.count().solutions().toString();
        };
    }
}
