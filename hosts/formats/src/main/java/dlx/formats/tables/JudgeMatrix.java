package dlx.formats.tables;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.PlainFormat;
import dlx.formats.text.ReadPuzzles;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.regex.Pattern;

/**
 * Matrices, one or more, as programming contests write them: the number of rows and of columns, then the rows. A row is
 * cells 0 and 1 (POJ 3740, Luogu P4929), or the number of columns with a 1 and these columns (HUST 1017). Cells become
 * a matrix, lists of columns become sets.
 */
public final class JudgeMatrix implements PlainFormat {

    private static final String PROGRAM = "matrix";
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /** Number of digits from which a number is too large for any size or column. */
    private static final int LONG = 9;

    @Override
    public Optional<ReadPuzzles> read(ForeignText text, Optional<String> model) {
        String numbers = text.text().replace("\uFEFF", "");
        Optional<String> first = numbers.lines().findFirst();
        boolean isMeant =
                first.map(line -> BLANKS.split(line.strip()).length == 2).orElse(false)
                        && numbers.chars().allMatch(c -> c >= '0' && c <= '9' || c == ' ' || c == '\n' || c == '\r')
                        && model.filter(id -> !id.equals("matrix") && !id.equals("sets"))
                                .isEmpty();
        return isMeant ? imported(text, numbers(numbers), model) : Optional.empty();
    }

    private static int[] numbers(String numbers) {
        StringTokenizer words = new StringTokenizer(numbers);
        int[] found = new int[numbers.length() / 2 + 1];
        int count = 0;
        while (words.hasMoreTokens()) {
            String word = words.nextToken();
            found[count++] = word.length() < LONG ? Integer.parseInt(word) : Integer.MAX_VALUE;
        }
        return Arrays.copyOf(found, count);
    }

    private static Optional<ReadPuzzles> imported(ForeignText text, int[] numbers, Optional<String> model) {
        JudgeCases cases = new JudgeCases(numbers);
        boolean isMatrix = model.map("matrix"::equals).orElse(true) && cases.areCells();
        boolean isSets = model.map("sets"::equals).orElse(true) && cases.areLists();
        if (isMatrix && isSets) {
            throw text.fault(
                    PROGRAM,
                    "model: the rows may be cells or lists of columns; expected the one that is meant, as in --as matrix"
                            + " or --as sets");
        }
        if (isMatrix) {
            return Optional.of(new ReadPuzzles(PROGRAM, "matrix", cases.cells(), List.of()));
        }
        if (isSets) {
            int empty = cases.emptyRows();
            List<String> lost = Phrases.lost(empty, "row without a column", "rows without a column");
            return Optional.of(new ReadPuzzles(PROGRAM, "sets", cases.lists(), lost));
        }
        throw text.fault(
                PROGRAM,
                cases.problem() + "; expected rows and columns, then rows of cells 0 and 1, or of how many"
                        + " columns and which");
    }
}
