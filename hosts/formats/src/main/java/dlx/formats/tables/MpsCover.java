package dlx.formats.tables;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Objective;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Writes a program as a cover with costs of 0 or more. Not thread-safe; made for one program.
 *
 * <p>In the form of Knuth, a column has an item of its own, which shows its name in a solution. The item is primary if
 * the column must be 1, has a cost below 0, or does not have a primary row. If the column may be 0 then, a second
 * option of the item states that, and pays what the column would save.
 */
final class MpsCover {

    /** The item whose one color marks the options of columns that are 0. */
    private static final String LEFT = "left";

    private final MpsReader program;
    private final List<MpsRow> rows;
    private final List<MpsColumn> columns;
    private final SheetNames names;
    private final Map<Object, String> words = new HashMap<>();

    /** Number of decimals of the costs, which become whole numbers. */
    private final int decimals;

    MpsCover(ForeignText text, MpsReader program) {
        this.program = program;
        for (MpsColumn column : program.columns.values()) {
            if (!column.isBinary()) {
                throw text.faultAt(
                        column.line,
                        Mps.PROGRAM,
                        "the column " + Phrases.quoted(column.name) + " is any number from " + column.lower + " to "
                                + column.upper + "; expected 0 or 1: an integer with the bound 1");
            }
            column.rows.forEach(row -> row.count += column.canBeOne() ? 1 : 0);
        }
        rows = program.rows.values().stream()
                .filter(row -> !row.is(0, row.count))
                .toList();
        columns = program.columns.values().stream()
                .filter(column -> column.canBeOne() || column.mustBeOne())
                .toList();
        decimals = columns.stream()
                .mapToInt(column -> Math.max(0, column.cost.scale()))
                .max()
                .orElseThrow(() -> text.fault(Mps.PROGRAM, "columns: none can be 1; expected one or more"));
        names = new SheetNames(text, Mps.PROGRAM, "items");
        List<String> taken = new ArrayList<>(List.of(LEFT));
        rows.forEach(row -> taken.add(row.name.equals(LEFT) ? LEFT + '_' : row.name));
        Set<String> reserved = new HashSet<>(taken);
        columns.forEach(column -> taken.add(reserved.contains(column.name) ? column.name + '_' : column.name));
        Iterator<String> plain = names.of(taken, "name", "").listIterator(1);
        Stream.concat(rows.stream(), columns.stream()).forEach(part -> words.put(part, plain.next()));
    }

    ReadPuzzles puzzle() {
        boolean isPlain = columns.stream()
                .noneMatch(column -> column.mustBeOne()
                        || held(column).isEmpty()
                        || cost(column).signum() < 0);
        boolean isPartition = isPlain && rows.stream().allMatch(row -> row.is(1, 1));
        boolean isSets = isPartition || isPlain && rows.stream().allMatch(row -> row.is(1, row.count));
        List<String> primary = new ArrayList<>(isSets ? List.of("items") : List.of());
        List<String> secondary = new ArrayList<>(isSets ? List.of() : List.of("|", LEFT));
        StringBuilder options = new StringBuilder("\n");
        for (MpsRow row : rows) {
            boolean isPlainItem = isSets || row.least() > row.most() || row.is(0, 1) || row.is(1, 1);
            String bounds = isPlainItem ? "" : row.least() + ":" + row.most() + '|';
            (row.is(0, 1) ? secondary : primary).add(bounds + words.get(row));
        }
        BigInteger saved = BigInteger.ZERO;
        for (MpsColumn column : columns) {
            String word = words.get(column);
            BigInteger saving = cost(column).min(BigInteger.ZERO).negate();
            boolean isPaired = !column.mustBeOne()
                    && (saving.signum() > 0 || held(column).stream().allMatch(row -> row.is(0, 1)));
            if (!isSets) {
                (isPaired || column.mustBeOne() ? primary : secondary).add(word);
            }
            if (column.canBeOne()) {
                options.append(word).append(isSets ? ":" : "");
                held(column).forEach(row -> options.append(' ').append(words.get(row)));
                options.append(" |").append(cost(column).add(saving)).append('\n');
            }
            if (isPaired) {
                options.append(word + ' ' + LEFT + ":out |" + saving + '\n');
            }
            saved = saved.add(saving);
        }
        String model = isPartition ? "partition" : isSets ? "set-cover" : "knuth";
        primary.addAll(secondary);
        return new ReadPuzzles(Mps.PROGRAM, model, String.join(" ", primary) + options, names.lost(), objective(saved));
    }

    private BigInteger cost(MpsColumn column) {
        BigInteger cost = column.cost.movePointRight(decimals).toBigIntegerExact();
        return program.isMaximum ? cost.negate() : cost;
    }

    /** Returns the rows that are items of a column; a row that cannot be met is an item without options. */
    private static List<MpsRow> held(MpsColumn column) {
        return column.rows.stream()
                .filter(row -> !row.is(0, row.count) && row.least() <= row.most())
                .toList();
    }

    /** Returns the objective; empty if scores are its values. */
    private Optional<Objective> objective(BigInteger saved) {
        BigDecimal start = new BigDecimal(program.isMaximum ? saved : saved.negate(), decimals).add(program.constant);
        Objective objective = new Objective(start, BigDecimal.valueOf(program.isMaximum ? -1 : 1, decimals));
        return objective.toString().equals("0 + score") ? Optional.empty() : Optional.of(objective);
    }
}
