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
 * A cover and its givens as pseudo-Boolean constraints, in the OPB format of the PB competitions (O. Roussel, V.
 * Manquinho, Input/Output Format for the Pseudo-Boolean Competition, 2024). The variable {@code xk} is 1 if option k,
 * counted from 1, is chosen. The formula has as many solutions as the cover. VeriPB reads it, and
 * {@link ProofForm#VERIPB proofs in its form} name its constraints by number.
 *
 * <p>A primary item becomes an equality, or a lower and an upper bound. If several options give a secondary item the
 * same color, this color has a variable of its own, after the variables of the options. It is 1 exactly if one of these
 * options is chosen. Among the colors of an item and the options that hold it without a color, at most one is 1. If the
 * cover does not have options, {@code x1} is a variable without an option and is 0.
 *
 * <p>Immutable. Memory: O(items + length of all options); texts are written piece by piece.
 *
 * @since 0.1
 */
public final class OpbFormula {

    private final CoverData cover;
    private final Givens givens;
    private final OpenOptions options;

    /** True for each given option. */
    private final boolean[] isForced;

    /** True for each option that is forbidden, and for each option not given whose primary items are all relaxed. */
    private final boolean[] isBanned;

    /**
     * Number of each item's constraint "at least" in a proof, from 1; 0 if the formula does not contain such a
     * constraint.
     */
    private final int[] lower;

    /** Number of each item's constraint "at most", as {@link #lower}; also 0 if the constraint is about colors. */
    private final int[] upper;

    private final int constraints;

    /** Number of lines. An equality is one line, but two constraints for VeriPB. */
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
     * Returns the formula of a cover.
     *
     * @param cover the cover
     * @param givens the givens: each option that is given or forbidden becomes a constraint
     * @return the formula
     * @throws IllegalArgumentException if the givens do not fit the cover
     */
    public static OpbFormula of(CoverData cover, Givens givens) {
        givens.check(cover);
        return new OpbFormula(cover, givens);
    }

    /** Returns the number of constraints as VeriPB counts them, an equality twice. */
    int constraints() {
        return constraints;
    }

    /** Returns the number of the constraint that an item is covered often enough, 0 if there is no such constraint. */
    int lower(int item) {
        return lower[item];
    }

    /**
     * Returns the number of the constraint that an item is not covered too often, 0 if there is no such constraint or
     * it is about colors.
     */
    int upper(int item) {
        return upper[item];
    }

    /**
     * Writes the formula with a line that makes VeriPB count solutions by their options alone. Other programs do not
     * support this line.
     *
     * @param comments lines of a comment
     * @param out receives the text
     * @throws IOException if the text cannot be written
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
     * Writes the formula with an objective: the sum of the weights, or the negated sum if the greatest score is best.
     * If all weights are 0 the objective is omitted.
     *
     * @param goal determines which score is best
     * @param comments lines of a comment
     * @param out receives the text
     * @throws IOException if the text cannot be written
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

    /** Writes the constraints in the order of their numbers. */
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

        /** Variables that occur in a constraint, from 1. */
        private final BitSet isStated = new BitSet();

        Lines(OpbFormula formula, Appendable out) {
            this.formula = formula;
            this.out = out;
            cover = formula.cover;
            options = formula.options;
            lower = new int[cover.itemCount()];
            upper = new int[cover.itemCount()];
        }

        /** Returns the lines after counting and numbering them, without output. */
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
                return; // a single color or option cannot conflict
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

        /** Defines a variable for the color that several options give, and returns its number. */
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

        /** Writes a constraint and returns its number, the first of two for an equality. */
        private int line(Terms sum, String relation, int right) throws IOException {
            out.append(sum.toString()).append(relation).append(" " + right + " ;\n");
            int number = constraints + 1;
            constraints += relation.equals("=") ? 2 : 1;
            lines++;
            return number;
        }
    }

    /** Left side of a constraint. */
    private static final class Terms {

        private final StringBuilder text = new StringBuilder();
        private final BitSet variables;

        /** Creates an empty sum, which adds its variables to the given set. */
        Terms(BitSet variables) {
            this.variables = variables;
        }

        Terms add(int factor, int variable) {
            variables.set(variable);
            text.append(factor).append(" x").append(variable).append(' ');
            return this;
        }

        /** Returns the text of the sum; an empty sum becomes "0 x1", because the format does not allow empty sums. */
        @Override
        public String toString() {
            return text.length() == 0 ? "0 x1 " : text.toString();
        }
    }
}
