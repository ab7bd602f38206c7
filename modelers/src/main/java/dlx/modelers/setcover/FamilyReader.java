package dlx.modelers.setcover;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.matrix.JudgeCases;
import dlx.modelers.matrix.MatrixReader;
import dlx.modelers.matrix.ZeroOneMatrix;
import dlx.modelers.sets.SetsReader;
import java.util.Optional;

/** Determines the format of a family, and reads it. */
final class FamilyReader {

    static final String MATRIX = "matrix";
    static final String SETS = "sets";
    static final String SCP = "scp";
    static final String COLUMNS = "columns";
    static final String TRIPLES = "triples";

    private FamilyReader() {}

    static CoveringFamily read(PuzzleText text) {
        Optional<String> chosen = text.choice(FamilyModel.FORMAT);
        boolean named =
                text.skipBlank() && text.look().filter(SetsReader::startsFamily).isPresent();
        if (chosen.orElse(named ? SETS : "").equals(SETS)) {
            return new NamedFamily(SetsReader.readWeighted(text));
        }
        Line first = text.nextFilled("a matrix, a family of sets, or a size");
        FirstColumns columns =
                chosen.orElse(COLUMNS).equals(COLUMNS) && MatrixReader.isTwoNumbers(first) && text.skipBlank()
                        ? FirstColumns.below(first, text)
                        : FirstColumns.NONE_SEEN;
        String format = chosen.orElseGet(() -> guess(first, columns, text));
        try {
            return read(format, first, text);
        } catch (PuzzleSyntaxException e) {
            String why = chosen.isPresent()
                    ? ", and is not one"
                    : ": it is not one, so the text was read with format=" + format + "; the setting format=" + COLUMNS
                            + " reads columns";
            throw columns.odd().isEmpty()
                    ? e
                    : new PuzzleSyntaxException(e.source(), e.line(), e.column(), e.problem() + perhaps(columns) + why);
        }
    }

    /** Returns a hint at the line that prevents the text from being read as columns; empty if there is no such line. */
    private static String perhaps(FirstColumns columns) {
        return columns.odd()
                .map(line -> ". Perhaps line " + line.number()
                        + " is to be a column (a cost, a number, as many different rows)")
                .orElse("");
    }

    private static CoveringFamily read(String format, Line first, PuzzleText text) {
        return switch (format) {
            case SCP -> ScpReader.read(first, text);
            case COLUMNS -> ColumnsReader.read(first, text);
            case TRIPLES -> TriplesReader.read(first, text);
            default -> ofRows(MatrixReader.read(first, text));
        };
    }

    /** Returns the next case of a judge's input, which always has a size and cells. */
    static Optional<CoveringFamily> next(JudgeCases matrices) {
        return matrices.next().map(FamilyReader::ofRows);
    }

    private static CoveringFamily ofRows(ZeroOneMatrix matrix) {
        return new NumberedFamily("row", "column", matrix.columns(), matrix.numbers(), matrix.rows(), false);
    }

    /**
     * Guesses the format from the first lines. A line of cells 0 and 1 below a size is a row if it has as many cells as
     * the size requires. Lines of a cost, a number n and n rows are columns. Any other line of numbers below a size is
     * a triple if it has three numbers, else a line of costs.
     */
    private static String guess(Line first, FirstColumns columns, PuzzleText text) {
        if (!MatrixReader.isTwoNumbers(first) || !text.skipBlank()) {
            return MATRIX;
        }
        if (columns.mayBeTriples()) {
            throw ambiguous(text, columns, "columns of one row each or triples", COLUMNS);
        }
        if (columns.areColumns()) {
            return COLUMNS;
        }
        Glance below = text.look().map(Glance::at).orElseThrow();
        Word width = first.words().get(1);
        if (!below.large() && (!below.counted() || hasLengthOfARow(below, first, width))) {
            return MATRIX;
        }
        if (below.words() == 3 && width.text().equals("3")) {
            throw ambiguous(text, columns, "the costs of 3 columns or the first of 3 triples", SCP);
        }
        return below.words() == 3 ? TRIPLES : SCP;
    }

    /**
     * Returns true if a line has as many cells as the size requires, or as the first line, which is then also a row.
     */
    private static boolean hasLengthOfARow(Glance below, Line first, Word columns) {
        Glance above = Glance.at(first);
        return columns.text().equals(Integer.toString(below.cells()))
                || !above.large() && above.cells() == below.cells();
    }

    private static PuzzleSyntaxException ambiguous(PuzzleText text, FirstColumns columns, String what, String format) {
        Line line = text.next("a line");
        String more = columns.odd().isPresent()
                ? perhaps(columns) + "; the setting format=" + COLUMNS + " reads columns"
                : "";
        return line.error(
                1, "these may be " + what + "; expected the setting format=" + format + " or format=" + TRIPLES + more);
    }
}
