package dlx.commands.search;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.core.proof.ProofForm;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The options of a proof.
 *
 * @param file the name of its file
 * @param form the form that it is written in
 */
public record ProofOptions(String file, ProofForm form) {

    private static final Parameter<Optional<String>> FILE = Parameter.option(
                    "--proof",
                    "FILE",
                    "Writes a proof of the answer to this file, which dlx verify checks; of one puzzle only. It takes"
                            + " a search of its own, for which --time and --nodes are given anew.")
            .text();

    private static final Parameter<Optional<String>> FORM = Parameter.option(
                    "--proof-format",
                    "FORM",
                    "dlx (the usual), which dlx verify checks; or veripb, which VeriPB checks together with the formula"
                            + " of dlx export --to veripb (of a best score or no solution: --to opb).")
            .text();

    /** The parameters. */
    static final List<Parameter<?>> PARAMETERS = List.of(FILE, FORM);

    /**
     * Returns the options that were typed; empty if no proof is wanted.
     *
     * @throws UsageException if there is no such form, or a form and no file
     */
    static Optional<ProofOptions> of(Typed typed) {
        ProofForm form = typed.get(FORM).map(ProofOptions::form).orElse(ProofForm.DLX);
        if (typed.isGiven(FORM) && !typed.isGiven(FILE)) {
            throw new UsageException("--proof-format is the form of a proof; expected --proof FILE with it");
        }
        return typed.get(FILE).map(file -> new ProofOptions(file, form));
    }

    private static ProofForm form(String typed) {
        return ProofForm.of(typed)
                .orElseThrow(() -> UsageException.unknown(
                        "form of proofs",
                        typed,
                        Stream.of(ProofForm.values()).map(ProofForm::word).toList()));
    }
}
