package dlx.app.export;

import dlx.api.Goal;
import java.util.List;
import java.util.function.Consumer;

/** Writes a cover as a {@link BinaryProgram} in the LP format of CPLEX; the weights are the objective. */
final class LpForm {

    /** Maximum number of terms per line. Old readers accept lines of up to 510 characters, and a term has up to 32. */
    private static final int TERMS_PER_LINE = 10;

    private LpForm() {}

    static void write(StatedPuzzle puzzle, Consumer<String> out) {
        BinaryProgram program = new BinaryProgram(puzzle);
        program.comments.forEach(line -> out.accept("\\ " + line + '\n'));
        List<String> costs = program.columns.stream()
                .filter(column -> column.cost() != 0
                        || !puzzle.cover.hasWeights() && column.name().equals("x1"))
                .map(column -> term(column.cost(), column.name()))
                .toList();
        out.accept((puzzle.goal == Goal.LEAST ? "Minimize" : "Maximize") + "\n score:" + sum(costs) + "\nSubject To\n");
        program.columns.stream()
                .filter(column -> column.from() == column.to())
                .forEach(
                        column -> out.accept(" g" + column.name() + ": " + column.name() + " = " + column.to() + '\n'));
        for (BinaryProgram.Row row : program.rows) {
            String sum =
                    ":" + sum(row.columns().stream().map(name -> term(1, name)).toList());
            if (row.from() == row.to()) {
                out.accept(' ' + row.name() + sum + " = " + row.to() + '\n');
            } else {
                out.accept(row.from() > 0 ? ' ' + row.name() + "least" + sum + " >= " + row.from() + '\n' : "");
                out.accept(row.to() < row.columns().size() ? ' ' + row.name() + sum + " <= " + row.to() + '\n' : "");
            }
        }
        if (program.rows.isEmpty() && !costs.isEmpty()) {
            out.accept(" any:" + sum(List.of(term(1, "x1"))) + " <= 1\n"); // readers expect a row
        }
        boolean usesZero = costs.isEmpty()
                || program.rows.stream().anyMatch(row -> row.columns().isEmpty());
        out.accept((usesZero ? "Bounds\n zero = 0\n" : "") + "Binary\n");
        program.columns.forEach(column -> out.accept(' ' + column.name() + '\n'));
        out.accept("End\n");
    }

    private static String term(long factor, String variable) {
        String digits = String.valueOf(factor).replace("-", "");
        return (factor < 0 ? "- " : "+ ") + (digits.equals("1") ? "" : digits + ' ') + variable;
    }

    /** Returns the text of a sum. The format does not allow empty sums, so a variable {@code zero} replaces them. */
    private static String sum(List<String> terms) {
        StringBuilder text = new StringBuilder();
        int count = 0;
        for (String term : terms.isEmpty() ? List.of("0 zero") : terms) {
            text.append(count > 0 && count % TERMS_PER_LINE == 0 ? "\n  " : " ")
                    .append(count == 0 && term.startsWith("+ ") ? term.substring(2) : term);
            count++;
        }
        return text.toString();
    }
}
