package dlx.modelers.grid;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

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

    /** Returns the answers to a text, also after errors: an answer for each puzzle and each error. */
    public static <P, A> List<A> answers(
            LoadedModel<P, ?> modeler,
            PuzzleText text,
            Function<P, A> ofPuzzle,
            Function<PuzzleSyntaxException, A> ofError) {
        List<A> answers = new ArrayList<>();
        boolean more = true;
        while (more) {
            try {
                Optional<P> next = modeler.next(text);
                more = next.isPresent();
                next.map(ofPuzzle).ifPresent(answers::add);
            } catch (PuzzleSyntaxException e) {
                answers.add(ofError.apply(e));
                more = modeler.resume(text);
            }
        }
        return answers;
    }

    /** Returns an answer for each puzzle of a text, and the lines of errors. */
    public static <P> String readOn(LoadedModel<P, ?> modeler, PuzzleText text, Function<P, Object> shown) {
        return String.join(
                " ",
                answers(modeler, text, puzzle -> shown.apply(puzzle).toString(), e -> "error in line " + e.line()));
    }

    /** The warnings about the puzzles of a text that is called "file". */
    public static List<String> warnings(LoadedModel<?, ?> modeler, String text) {
        List<String> warnings = new ArrayList<>();
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        all(modeler, PuzzleText.of("file", new ByteArrayInputStream(bytes), Map.of(), warnings::add));
        return warnings;
    }

    /** All solutions of a puzzle, each in one line of digits, sorted. */
    public static <P> List<String> solutions(LoadedModel<P, CellValue> modeler, P puzzle, int n) {
        return solutions(modeler, puzzle, n, Optional::of);
    }

    /** All solutions of a puzzle with options of several kinds, each in one line of digits, sorted. */
    public static <P, O> List<String> solutions(
            LoadedModel<P, O> modeler, P puzzle, int n, Function<O, Optional<CellValue>> inCell) {
        List<String> solutions = new ArrayList<>();
        modeler.solver(puzzle).forEach(solution -> {
            List<CellValue> values =
                    solution.stream().map(inCell).flatMap(Optional::stream).toList();
            solutions.add(CellWriter.write(n, BoardStyle.LINE, '.', values).strip());
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
