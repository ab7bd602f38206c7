package dlx.web.protocol;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.commands.json.JsonMembers;
import dlx.core.Solver;
import dlx.core.proof.Claim;
import dlx.core.proof.OpbFormula;
import dlx.core.proof.ProofForm;
import dlx.core.proof.ProofWriter;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The lines of an answer of the library, with a proof of the answer before the last line. */
final class ProvedLines implements Consumer<String> {

    /**
     * Maximum number of characters of a proof; for longer proofs there is the command line, which streams them to a
     * file.
     */
    private static final int MOST = 1 << 23;

    private final Solver<?> solver;
    private final ProofForm form;
    private final Consumer<String> lines;

    /** The options of the solutions among the lines. */
    private final List<int[]> solutions = new ArrayList<>();

    ProvedLines(Solver<?> solver, ProofForm form, Consumer<String> lines) {
        this.solver = solver;
        this.form = form;
        this.lines = lines;
    }

    @Override
    public void accept(String line) {
        JsonObject read = JsonParser.parseString(line).getAsJsonObject();
        switch (read.get("type").getAsString()) {
            case "solution" ->
                solutions.add(read.getAsJsonArray("options").asList().stream()
                        .mapToInt(number -> number.getAsInt() - 1)
                        .toArray());
            case "status" -> prove(read);
            default -> {}
        }
        lines.accept(line);
    }

    private void prove(JsonObject status) {
        String verdict = status.has("verdict") ? status.get("verdict").getAsString() : "";
        if (status.get("outcome").getAsString().equals(Outcome.NO_SOLUTION.name())) {
            prove(Claim.NONE);
        } else if (verdict.equals("unique")) {
            prove(Claim.UNIQUE);
        } else if (verdict.equals("multiple")) {
            send(false, text -> {
                ProofWriter.of(solver.cover().data(), solver.givens())
                        .form(form)
                        .write(solutions, text);
                return "";
            });
        } else if (status.has("score") && status.get("proven").getAsBoolean()) {
            prove(new Claim.Best(solver.goal(), status.get("score").getAsLong()));
        } else {
            String stopped = status.get("stopped").getAsString();
            send(false, text -> "the search did not finish (" + stopped + ")");
        }
    }

    private void prove(Claim claim) {
        send(claim instanceof Claim.Best || claim.equals(Claim.NONE), text -> {
            SearchReport report = solver.prove(claim, form, text);
            return report.isComplete() ? "" : "it was stopped (" + report.stopped() + ")";
        });
    }

    /**
     * Sends the line with the proof.
     *
     * @param hasObjective true if the formula for VeriPB has the scores as its objective
     */
    private void send(boolean hasObjective, Proof proof) {
        Text text = new Text();
        Text formula = new Text();
        String refused;
        try {
            refused = proof.write(text);
            if (refused.isEmpty() && form == ProofForm.VERIPB) {
                write(hasObjective, formula);
            }
        } catch (ArithmeticException e) {
            refused = "its weights are too large for exact sums in 64 bits";
        } catch (IOException e) {
            refused = "it is longer than " + (MOST >> 20) + " MB; dlx unique and best write one with --proof";
        }
        String why = refused;
        lines.accept(JsonMembers.answer("proof", json -> {
            json.put("form", form.word());
            if (!why.isEmpty()) {
                json.put("refused", why);
                return;
            }
            json.put("proof", text.toString());
            if (form == ProofForm.VERIPB) {
                json.put("formula", formula.toString());
            }
        }));
    }

    private void write(boolean hasObjective, Text to) throws IOException {
        OpbFormula formula = OpbFormula.of(solver.cover().data(), solver.givens());
        if (hasObjective) {
            formula.write(solver.goal(), List.of(), to);
        } else {
            formula.write(List.of(), to);
        }
    }

    /** Writes a proof. */
    @FunctionalInterface
    private interface Proof {

        /** Writes the proof. Returns the reason why it is incomplete; empty if it is complete. */
        String write(Text text) throws IOException;
    }

    /** A text of bounded length. */
    private static final class Text extends Writer {

        private final StringBuilder kept = new StringBuilder();

        @Override
        public void write(char[] text, int from, int length) throws IOException {
            if (kept.length() + length > MOST) {
                throw new IOException("too long");
            }
            kept.append(text, from, length);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}

        @Override
        public String toString() {
            return kept.toString();
        }
    }
}
