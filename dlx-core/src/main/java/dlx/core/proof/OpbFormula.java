package dlx.core.proof;

import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.core.proof.text.Nowhere;
import dlx.core.search.Givens;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A cover and its givens as pseudo-Boolean constraints, in the OPB format of the PB competitions (O. Roussel, V. Manquinho, Input/Output
 * Format for the Pseudo-Boolean Competition, 2024): {@code xk} is 1 where option k is chosen, counted from 1. There are as many
 * solutions as the cover has. VeriPB reads it, and {@link ProofForm#VERIPB proofs in its form} name its constraints by number.
 *
 * <p>A primary item is an equality, or a lower and an upper bound. A color that several options give to a secondary item is a
 * variable of its own, after those of the options: it is 1 where one of them is chosen, no more and no less. Of the colors of an
 * item, and the options that use it up, at most one is 1. Where there are no options, {@code x1} stands for none and is 0.
 *
 * <p>Immutable. Memory: O(items + length of all options); texts are written piece by piece.
 *
 * @since 0.1
 */
public final class OpbFormula {

    private final CoverData cover;
    private final Givens givens;
    private final OpenOptions options;
    private final boolean[] isForced;
    private final boolean[] isBanned;

    /** Of each item, the numbers by which proofs know "at least" and "at most"; 0 where that is not stated. */
    private final int[] lower;

    private final int[] upper;
    private final int constraints;

    /** An equality is one line, and two constraints for VeriPB. */
    private final int lines;

    private final int colors;

    private OpbFormula(CoverData cover, Givens givens) {
        this.cover = cover;
        this.givens = givens;
        options = new OpenOptions(cover);
        isForced = new boolean[cover.optionCount()];
        isBanned = new boolean[cover.optionCount()];
        for (int option : givens.givenOptions()) {
            isForced[option] = true;
        }
        for (int option : givens.forbiddenOptions()) {
            isBanned[option] = true;
        }
        for (int option = 0; option < isBanned.length; option++) {
            isBanned[option] |= !isForced[option] && givens.relaxesAllOf(cover, option);
        }
        Lines all = Lines.count(this);
        lower = all.lower;
        upper = all.upper;
        constraints = all.constraints;
        lines = all.lines;
        colors = all.colors;
    }

    /**
     * The formula of a cover.
     *
     * @param cover the cover
     * @param givens what is given: a constraint for each option that is taken or banned
     * @return the formula
     * @throws IllegalArgumentException if the cover does not have what is given
     */
    public static OpbFormula of(CoverData cover, Givens givens) {
        givens.check(cover);
        return new OpbFormula(cover, givens);
    }

    /** How many constraints there are, an equality counted twice, as VeriPB does. */
    int constraints() {
        return constraints;
    }

    /** The number of the constraint that an item is covered often enough, 0 if there is none. */
    int lower(int item) {
        return lower[item];
    }

    /** The number of the constraint that an item is not covered too often, 0 if there is none or it is about colors. */
    int upper(int item) {
        return upper[item];
    }

    /**
     * Writes the formula with the line by which VeriPB counts solutions by their options alone; other programs do not know it.
     *
     * @param comments lines of a comment
     * @param out takes the text
     * @throws IOException if it cannot be written
     */
    public void write(Iterable<String> comments, Appendable out) throws IOException {
        writeHeader(comments, out);
        out.append("preserved:");
        for (int variable = 1; variable <= variables(); variable++) {
            out.append(" x" + variable);
        }
        out.append(" ;\n");
        new Lines(this, out).describe();
    }

    /**
     * Writes the formula with an objective: the sum of the weights, or of minus the weights where the greatest score is best. Where no
     * option has a weight there is none.
     *
     * @param goal which score is best
     * @param comments lines of a comment
     * @param out takes the text
     * @throws IOException if it cannot be written
     */
    public void write(Goal goal, Iterable<String> comments, Appendable out) throws IOException {
        writeHeader(comments, out);
        if (cover.hasWeights()) {
            writeObjective(goal, out);
        }
        new Lines(this, out).describe();
    }

    private void writeHeader(Iterable<String> comments, Appendable out) throws IOException {
        out.append("* #variable= " + (variables() + colors) + " #constraint= " + lines + '\n');
        for (String comment : comments) {
            out.append("* ").append(comment).append('\n');
        }
    }

    private void writeObjective(Goal goal, Appendable out) throws IOException {
        out.append("min:");
        for (int option = 0; option < cover.optionCount(); option++) {
            if (cover.weight(option) != 0) {
                String weight = String.valueOf(cover.weight(option));
                String factor =
                        goal == Goal.LEAST ? weight : weight.charAt(0) == '-' ? weight.substring(1) : '-' + weight;
                out.append(' ').append(factor).append(" x" + (option + 1));
            }
        }
        out.append(" ;\n");
    }

    private int variables() {
        return Math.max(1, cover.optionCount());
    }

    /** Goes through the constraints, in the order in which they are written and numbered. */
    private static final class Lines {

        private final OpbFormula formula;
        private final CoverData cover;
        private final OpenOptions options;
        private final Appendable out;
        private final int[] lower;
        private final int[] upper;
        private int constraints;
        private int lines;
        private int colors;

        /** The variables that occur in some constraint. */
        private final BitSet isStated = new BitSet();

        Lines(OpbFormula formula, Appendable out) {
            this.formula = formula;
            this.out = out;
            cover = formula.cover;
            options = formula.options;
            lower = new int[cover.itemCount()];
            upper = new int[cover.itemCount()];
        }

        /** All lines, written nowhere. */
        static Lines count(OpbFormula formula) {
            Lines all = new Lines(formula, Nowhere.INSTANCE);
            try {
                all.describe();
            } catch (IOException e) {
                throw new IllegalStateException(e); // nothing is written
            }
            return all;
        }

        void describe() throws IOException {
            if (cover.optionCount() == 0) {
                line(terms().add(-1, 1), ">=", 0);
            }
            for (int option = 0; option < cover.optionCount(); option++) {
                if (formula.isForced[option]) {
                    line(terms().add(1, option + 1), ">=", 1);
                }
                if (formula.isBanned[option]) {
                    line(terms().add(-1, option + 1), ">=", 0);
                }
            }
            for (int item = 0; item < lower.length; item++) {
                if (cover.isPrimary(item)) {
                    describePrimary(item);
                } else {
                    describeSecondary(item);
                }
            }
            for (int option = 0; option < cover.optionCount(); option++) {
                if (!isStated.get(option + 1)) {
                    line(terms().add(1, option + 1), ">=", 0); // each variable occurs somewhere
                }
            }
        }

        private void describePrimary(int item) throws IOException {
            int least = formula.givens.isRelaxed(item) ? 0 : cover.atLeast(item);
            int most = cover.atMost(item);
            if (least == most) {
                lower[item] = line(sum(item, 1), "=", least);
                upper[item] = lower[item] + 1;
                return;
            }
            if (least > 0) {
                lower[item] = line(sum(item, 1), ">=", least);
            }
            if (most < count(item)) {
                upper[item] = line(sum(item, -1), ">=", -most);
            }
        }

        private int count(int item) {
            int count = 0;
            int head = options.head(item);
            for (int node = options.after(head); node != head; node = options.after(node)) {
                count++;
            }
            return count;
        }

        private Terms sum(int item, int factor) {
            Terms terms = terms();
            int head = options.head(item);
            for (int node = options.after(head); node != head; node = options.after(node)) {
                terms.add(factor, options.option[node] + 1);
            }
            return terms;
        }

        private void describeSecondary(int item) throws IOException {
            List<Integer> claims = new ArrayList<>();
            Map<Integer, List<Integer>> byColor = new TreeMap<>();
            int head = options.head(item);
            for (int node = options.after(head); node != head; node = options.after(node)) {
                int color = cover.color(node);
                List<Integer> owners = color < 0 ? claims : byColor.computeIfAbsent(color, c -> new ArrayList<>());
                owners.add(options.option[node] + 1);
            }
            if (claims.size() + byColor.size() < 2) {
                return; // there is nothing to disagree
            }
            boolean isPlain = byColor.isEmpty();
            for (List<Integer> owners : byColor.values()) {
                claims.add(owners.size() == 1 ? owners.get(0) : color(owners));
            }
            Terms terms = terms();
            claims.forEach(claim -> terms.add(-1, claim));
            int number = line(terms, ">=", -1);
            upper[item] = isPlain ? number : 0;
        }

        /** States a variable for the color that several options give, and names it. */
        private int color(List<Integer> owners) throws IOException {
            colors++;
            int variable = formula.variables() + colors;
            Terms some = terms().add(owners.size(), variable);
            Terms only = terms().add(-1, variable);
            for (int owner : owners) {
                some.add(-1, owner);
                only.add(1, owner);
            }
            line(some, ">=", 0);
            line(only, ">=", 0);
            return variable;
        }

        private Terms terms() {
            return new Terms(isStated);
        }

        /** Writes a constraint; its number. */
        private int line(Terms sum, String relation, int right) throws IOException {
            out.append(sum.toString()).append(relation).append(" " + right + " ;\n");
            int number = constraints + 1;
            constraints += relation.equals("=") ? 2 : 1;
            lines++;
            return number;
        }
    }

    /** A sum. */
    private static final class Terms {

        private final StringBuilder text = new StringBuilder();
        private final BitSet variables;

        /** An empty sum, which adds its variables to a set. */
        Terms(BitSet variables) {
            this.variables = variables;
        }

        Terms add(int factor, int variable) {
            variables.set(variable);
            text.append(factor).append(" x").append(variable).append(' ');
            return this;
        }

        /** The format has no empty sums. */
        @Override
        public String toString() {
            return text.length() == 0 ? "0 x1 " : text.toString();
        }
    }
}
