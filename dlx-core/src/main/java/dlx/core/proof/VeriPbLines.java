package dlx.core.proof;

import java.io.IOException;

/**
 * Writes the rules of a proof for VeriPB, and numbers the constraints that they add. The form: <a
 * href="https://veripb.org/overview.html">VeriPB Proof Format Overview</a>, version 3.
 */
final class VeriPbLines {

    private final Appendable out;
    private final StringBuilder line = new StringBuilder();

    /** The number of the last constraint. */
    private long last;

    /** @param last the number of the constraint before */
    VeriPbLines(Appendable out, long last) {
        this.out = out;
        this.last = last;
    }

    /** Writes what comes before the first rule. */
    void header() throws IOException {
        out.append("pseudo-Boolean proof version 3.0\n");
        out.append("f " + last + " ;\n");
    }

    /** The number of the last constraint. */
    long last() {
        return last;
    }

    /** Begins a rule that adds a constraint. */
    VeriPbLines add(String rule) {
        last++;
        return begin(rule);
    }

    /** Begins a rule that adds none. */
    VeriPbLines begin(String rule) {
        line.setLength(0);
        line.append(rule);
        return this;
    }

    /** A literal that says that an option is chosen. */
    VeriPbLines chosen(int option) {
        addChosen(option, line);
        return this;
    }

    /** The literal that an option is chosen. */
    static void addChosen(int option, StringBuilder to) {
        to.append(" x").append(option + 1);
    }

    /** A literal that says that an option is not chosen. */
    VeriPbLines refused(int option) {
        line.append(" ~x").append(option + 1);
        return this;
    }

    /** A word or number of a rule. */
    VeriPbLines word(Object word) {
        line.append(' ').append(word);
        return this;
    }

    /** Terms that were kept, up to some length. */
    VeriPbLines terms(StringBuilder terms, int length) {
        line.append(terms, 0, length);
        return this;
    }

    /** Counts constraints that others have written in between. */
    void count(long constraints) {
        last += constraints;
    }

    /** One more term of a clause: an option is not chosen. */
    VeriPbLines orRefused(int option) {
        addRefused(option, line);
        return this;
    }

    /** The term of a clause that an option is not chosen. */
    static void addRefused(int option, StringBuilder to) {
        to.append(" 1 ~x").append(option + 1);
    }

    /** Ends a rule. */
    void end() throws IOException {
        out.append(line.append(" ;\n"));
    }

    /** Writes that an option is chosen, which follows by unit propagation; the number of that constraint. */
    long choose(int option) throws IOException {
        add("rup 1").chosen(option).word(">= 1").end();
        return last;
    }

    /** Writes that an option is not chosen, which follows by unit propagation; the number of that constraint. */
    long refuse(int option) throws IOException {
        add("rup").orRefused(option).word(">= 1").end();
        return last;
    }

    /** Writes that nothing is left, which follows by unit propagation. */
    void contradiction() throws IOException {
        add("rup >= 1").end();
    }

    /**
     * Writes the conclusion and the last lines.
     *
     * @param conclusion its words after the keyword
     */
    void conclude(String conclusion) throws IOException {
        out.append("output NONE ;\nconclusion " + conclusion + " ;\nend pseudo-Boolean proof ;\n");
    }
}
