package dlx.modelers.grid;

import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Texts with settings, and boards in one line. */
public final class Texts {

    private Texts() {}

    /** A text as the host opens it. */
    public static PuzzleText of(String text, Map<String, String> settings) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return PuzzleText.of("<text>", new ByteArrayInputStream(bytes), settings, warning -> {});
    }

    /** All puzzles of a text. */
    public static <P> List<P> all(LoadedModel<P, ?> modeler, PuzzleText text) {
        List<P> puzzles = new ArrayList<>();
        for (Optional<P> next = modeler.next(text); next.isPresent(); next = modeler.next(text)) {
            puzzles.add(next.get());
        }
        return puzzles;
    }

    /** All solutions of a puzzle, each in one line of digits, sorted. */
    public static <P> List<String> solutions(LoadedModel<P, CellValue> modeler, P puzzle, int n) {
        List<String> solutions = new ArrayList<>();
        modeler.solver(puzzle).forEach(solution -> {
            solutions.add(CellWriter.write(n, BoardStyle.LINE, '.', solution).strip());
            return Visit.CONTINUE;
        });
        solutions.sort(String::compareTo);
        return solutions;
    }

    /** A line of cells as lines of n cells. */
    public static String rows(int n, String cells) {
        return cells.replaceAll(".{" + n + "}", "$0\n");
    }
}
