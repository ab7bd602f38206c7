package dlx.core.proof;

import java.io.IOException;

/**
 * Writes the rules of a proof for VeriPB, and numbers the constraints that they add. The form is described in the <a
 * href="https://veripb.org/overview.html">VeriPB Proof Format Overview</a>, version 3.
 */
final class VeriPbLines {

    private final Appendable out;
    private final StringBuilder line = new StringBuilder();

    /** Number of the last constraint. */
    private long last;

    /**
     * Creates a writer of rules.
     *
     * @param last the number of the constraint before the first rule
     */
    VeriPbLines(Appendable out, long last) {
        this.out = out;
        this.last = last;
    }

    /** Writes the lines before the first rule. */
    void header() throws IOException {
        out.append("pseudo-Boolean proof version 3.0\n");
        out.append("f " + last + " ;\n");
    }

    /** Returns the number of the last constraint. */
    long last() {
        return last;
    }

    /** Begins a rule that adds a constraint. */
    VeriPbLines add(String rule) {
        last++;
        return begin(rule);
    }

    /** Begins a rule that does not add a constraint. */
    VeriPbLines begin(String rule) {
        line.setLength(0);
        line.append(rule);
        return this;
    }

    /** Appends the literal that an option is chosen. */
    VeriPbLines chosen(int option) {
        addChosen(option, line);
        return this;
    }

    /** Appends the literal that an option is chosen to another text. */
    static void addChosen(int option, StringBuilder to) {
        to.append(" x").append(option + 1);
    }

    /** Appends the literal that an option is not chosen. */
    VeriPbLines refused(int option) {
        line.append(" ~x").append(option + 1);
        return this;
    }

    /** Appends a word or number of a rule. */
    VeriPbLines word(Object word) {
        line.append(' ').append(word);
        return this;
    }

    /** Appends the first {@code length} characters of stored terms. */
    VeriPbLines terms(StringBuilder terms, int length) {
        line.append(terms, 0, length);
        return this;
    }

    /** Counts constraints that another writer has added to the same proof. */
    void count(long constraints) {
        last += constraints;
    }

    /** Appends the term of a clause that an option is not chosen. */
    VeriPbLines orRefused(int option) {
        addRefused(option, line);
        return this;
    }

    /** Appends the term of a clause that an option is not chosen to another text. */
    static void addRefused(int option, StringBuilder to) {
        to.append(" 1 ~x").append(option + 1);
    }

    /** Ends a rule. */
    void end() throws IOException {
        out.append(line.append(" ;\n"));
    }

    /** Writes that an option is chosen, which follows by unit propagation; returns the number of this constraint. */
    long choose(int option) throws IOException {
        add("rup 1").chosen(option).word(">= 1").end();
        return last;
    }

    /**
     * Writes that an option is not chosen, which follows by unit propagation; returns the number of this constraint.
     */
    long refuse(int option) throws IOException {
        add("rup").orRefused(option).word(">= 1").end();
        return last;
    }

    /** Writes the empty clause, which follows by unit propagation. */
    void contradiction() throws IOException {
        add("rup >= 1").end();
    }

    /**
     * Writes the conclusion and the last lines.
     *
     * @param conclusion the words after the keyword
     */
    void conclude(String conclusion) throws IOException {
        out.append("output NONE ;\nconclusion " + conclusion + " ;\nend pseudo-Boolean proof ;\n");
    }
}
