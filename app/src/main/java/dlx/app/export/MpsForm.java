package dlx.app.export;

import dlx.api.Goal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Writes a cover as a {@link BinaryProgram} in MPS, in lines that both readers of fixed and of free MPS accept while
 * no number has more than 12 characters. The
 * objective is minimized, because not all readers maximize: it is the score, or its negative.
 */
final class MpsForm {

    private MpsForm() {}

    static void write(StatedPuzzle puzzle, Consumer<String> out) {
        BinaryProgram program = new BinaryProgram(puzzle);
        BigInteger sign = puzzle.goal == Goal.LEAST ? BigInteger.ONE : BigInteger.ONE.negate();
        program.comments.forEach(line -> out.accept("* " + line + '\n'));
        out.accept("* the objective is the score, times " + sign + "\nNAME          dlx\nROWS\n N  score\n");
        Map<String, StringBuilder> columns = new LinkedHashMap<>();
        StringBuilder bounds = new StringBuilder();
        for (BinaryProgram.Column column : program.columns) {
            BigInteger cost = BigInteger.valueOf(column.cost()).multiply(sign);
            columns.put(column.name(), new StringBuilder(line("", column.name(), "score", cost)));
            bounds.append(line(column.from() == column.to() ? "FX" : "UP", "bound", column.name(), column.to()));
        }
        StringBuilder right = new StringBuilder();
        StringBuilder ranges = new StringBuilder();
        for (BinaryProgram.Row row : program.rows) {
            boolean isLimited =
                    row.from() == row.to() || row.to() < row.columns().size();
            out.accept(" " + (row.from() == row.to() ? 'E' : isLimited ? 'L' : 'G') + "  " + row.name() + '\n');
            right.append(line("", "rhs", row.name(), isLimited ? row.to() : row.from()));
            if (isLimited && row.from() > 0 && row.from() < row.to()) {
                ranges.append(line("", "range", row.name(), row.to() - row.from()));
            }
            row.columns()
                    .forEach(name ->
                            columns.computeIfPresent(name, (key, lines) -> lines.append(line("", key, row.name(), 1))));
        }
        out.accept("COLUMNS\n" + line("", "INTBEG", "'MARKER'", "               'INTORG'"));
        columns.values().forEach(lines -> out.accept(lines.toString()));
        out.accept(line("", "INTEND", "'MARKER'", "               'INTEND'"));
        out.accept("RHS\n" + right + (ranges.isEmpty() ? "" : "RANGES\n" + ranges) + "BOUNDS\n" + bounds + "ENDATA\n");
    }

    /** Returns a line of data, with its fields where fixed MPS has them. */
    private static String line(String type, String name, String other, Object number) {
        return String.format(Locale.ROOT, " %-2s %-8s  %-8s  %s\n", type, name, other, number);
    }
}
