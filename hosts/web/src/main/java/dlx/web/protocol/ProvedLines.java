package dlx.web.protocol;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.commands.answer.BoundedText;
import dlx.commands.json.JsonMembers;
import dlx.core.Solver;
import dlx.core.proof.Claim;
import dlx.core.proof.OpbFormula;
import dlx.core.proof.ProofForm;
import dlx.core.proof.ProofWriter;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
            case "status" -> send(read);
            default -> {}
        }
        lines.accept(line);
    }

    /** Sends the line with the proof of the answer that a status reports. */
    private void send(JsonObject status) {
        BoundedText proof = new BoundedText(MOST);
        BoundedText formula = new BoundedText(MOST);
        String refused;
        try {
            refused = write(status, proof, formula);
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
            json.put("proof", proof.toString());
            if (form == ProofForm.VERIPB) {
                json.put("formula", formula.toString());
            }
        }));
    }

    /** Writes the proof, and its formula for VeriPB. Returns the reason why it is incomplete; empty if it is complete. */
    private String write(JsonObject status, Appendable proof, Appendable formula) throws IOException {
        Optional<Claim> claim = claim(status);
        if (claim.isPresent()) {
            SearchReport report = solver.prove(claim.get(), form, proof);
            if (!report.isComplete()) {
                return "it was stopped (" + report.stopped() + ")";
            }
        } else if (is(status, "verdict", "multiple")) {
            ProofWriter.of(solver.cover().data(), solver.givens()).form(form).write(solutions, proof);
        } else {
            return "the search did not finish (" + status.get("stopped").getAsString() + ")";
        }
        if (form == ProofForm.VERIPB) {
            OpbFormula opb = OpbFormula.of(solver.stated().cover().data(), solver.givens());
            if (claim.isEmpty() || claim.get().equals(Claim.UNIQUE)) {
                opb.write(List.of(), formula);
            } else {
                opb.write(solver.goal(), List.of(), formula);
            }
        }
        return "";
    }

    private Optional<Claim> claim(JsonObject status) {
        if (is(status, "outcome", Outcome.NO_SOLUTION.name())) {
            return Optional.of(Claim.NONE);
        }
        if (is(status, "verdict", "unique")) {
            return Optional.of(Claim.UNIQUE);
        }
        return is(status, "proven", "true") && status.has("score")
                ? Optional.of(new Claim.Best(solver.goal(), status.get("score").getAsLong()))
                : Optional.empty();
    }

    private static boolean is(JsonObject status, String member, String value) {
        return status.has(member) && status.get(member).getAsString().equals(value);
    }
}
