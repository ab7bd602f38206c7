package dlx.app.export;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.commands.console.Printable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Writes a cover as a 0/1 linear program in the LP format of CPLEX. Variable {@code xk} is 1 if option k is chosen, and
 * the weights are the objective. A color of an item has a variable {@code y} if several options give the item this
 * color. It is 1 exactly if one of these options is chosen, so the program has as many points as the cover has
 * solutions.
 */
final class LpForm {

    /** Maximum number of terms per line. Old readers accept lines of up to 510 characters, and a term has up to 32. */
    private static final int TERMS_PER_LINE = 10;

    private final StatedPuzzle puzzle;
    private final Cover<?> cover;
    private final int[][] nodes;
    private final int[] optionOf;
    private int colors;

    /** True if a sum without terms was written. */
    private boolean usesZero;

    LpForm(StatedPuzzle puzzle) {
        this.puzzle = puzzle;
        this.cover = puzzle.cover;
        this.nodes = puzzle.nodesOfItems();
        this.optionOf = puzzle.optionsOfNodes();
    }

    void write(Consumer<String> out) {
        out.accept("\\ " + Printable.line(puzzle.headline()) + '\n');
        out.accept("\\ xk is 1 where option k is chosen\n");
        for (int option = 0; option < cover.optionCount(); option++) {
            out.accept("\\ x" + (option + 1) + " is " + Printable.name(cover.label(option)) + '\n');
        }
        for (int item = 0; item < cover.itemCount(); item++) {
            out.accept("\\ i" + (item + 1) + " is about " + Printable.name(cover.itemName(item)) + '\n');
        }
        writeObjective(out);
        out.accept("Subject To\n");
        puzzle.forced.stream().forEach(k -> out.accept(" given" + (k + 1) + ": x" + (k + 1) + " = 1\n"));
        puzzle.banned.stream().forEach(k -> out.accept(" banned" + (k + 1) + ": x" + (k + 1) + " = 0\n"));
        for (int item = 0; item < cover.itemCount(); item++) {
            if (cover.isPrimary(item)) {
                writePrimary(out, item);
            } else {
                writeSecondary(out, item);
            }
        }
        out.accept(usesZero ? "Bounds\n zero = 0\nBinary\n" : "Binary\n");
        for (int option = 1; option <= cover.optionCount(); option++) {
            out.accept(" x" + option + '\n');
        }
        for (int color = 1; color <= colors; color++) {
            out.accept(" y" + color + '\n');
        }
        out.accept("End\n");
    }

    private void writeObjective(Consumer<String> out) {
        Terms terms = new Terms();
        for (int option = 0; option < cover.optionCount(); option++) {
            if (cover.weight(option) != 0) {
                terms.add(cover.weight(option), "x" + (option + 1));
            }
        }
        if (terms.count == 0 && cover.optionCount() > 0) {
            terms.add(0, "x1");
        }
        out.accept((puzzle.goal == Goal.LEAST ? "Minimize" : "Maximize") + "\n score:" + sum(terms) + '\n');
    }

    private void writePrimary(Consumer<String> out, int item) {
        Terms terms = new Terms();
        for (int node : nodes[item]) {
            terms.add(1, "x" + (optionOf[node] + 1));
        }
        int from = puzzle.atLeast(item);
        int to = puzzle.atMost(item);
        if (from == to) {
            out.accept(" i" + (item + 1) + ":" + sum(terms) + " = " + to + '\n');
            return;
        }
        if (from > 0) {
            out.accept(" i" + (item + 1) + "least:" + sum(terms) + " >= " + from + '\n');
        }
        if (to < nodes[item].length) {
            out.accept(" i" + (item + 1) + ":" + sum(terms) + " <= " + to + '\n');
        }
    }

    private void writeSecondary(Consumer<String> out, int item) {
        List<String> claims = new ArrayList<>();
        Map<Integer, List<String>> byColor = new LinkedHashMap<>();
        for (int node : nodes[item]) {
            String option = "x" + (optionOf[node] + 1);
            if (cover.color(node) < 0) {
                claims.add(option);
            } else {
                byColor.computeIfAbsent(cover.color(node), c -> new ArrayList<>())
                        .add(option);
            }
        }
        if (claims.size() + byColor.size() < 2) {
            return; // a single claim cannot conflict
        }
        for (Map.Entry<Integer, List<String>> color : byColor.entrySet()) {
            claims.add(color.getValue().size() == 1 ? color.getValue().get(0) : anyOf(out, item, color));
        }
        Terms terms = new Terms();
        claims.forEach(claim -> terms.add(1, claim));
        out.accept(" i" + (item + 1) + ":" + sum(terms) + " <= 1\n");
    }

    private String anyOf(Consumer<String> out, int item, Map.Entry<Integer, List<String>> color) {
        colors++;
        String any = "y" + colors;
        out.accept("\\ " + any + " is the color " + Printable.name(cover.colorName(color.getKey())) + " of i"
                + (item + 1) + '\n');
        Terms less = new Terms();
        less.add(-1, any);
        int number = 0;
        for (String option : color.getValue()) {
            number++;
            out.accept(" " + any + "if" + number + ": " + any + " - " + option + " >= 0\n");
            less.add(1, option);
        }
        out.accept(" " + any + "only:" + less.text + " >= 0\n");
        return any;
    }

    /** Returns the text of a sum. The format does not allow empty sums, so a variable {@code zero} replaces them. */
    private String sum(Terms terms) {
        usesZero |= terms.count == 0;
        return terms.count == 0 ? " 0 zero" : terms.text.toString();
    }

    private static final class Terms {

        private final StringBuilder text = new StringBuilder();
        private int count;

        void add(long factor, String variable) {
            String digits = String.valueOf(factor).replace("-", "");
            text.append(count > 0 && count % TERMS_PER_LINE == 0 ? "\n  " : " ")
                    .append(factor < 0 ? "- " : count > 0 ? "+ " : "")
                    .append(digits.equals("1") ? "" : digits + ' ')
                    .append(variable);
            count++;
        }
    }
}
