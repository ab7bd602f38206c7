package dlx.commands.search;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.core.proof.ProofForm;
import java.util.List;
import java.util.Optional;

/**
 * The options of a proof.
 *
 * @param file the name of the proof's file
 * @param form the format of the proof
 */
public record ProofOptions(String file, ProofForm form) {

    private static final Parameter<Optional<String>> FILE = Parameter.option(
                    "--proof",
                    "FILE",
                    "Writes a proof of the answer to this file, for dlx verify; for one puzzle only. A second search"
                            + " makes the proof, and --time and --nodes apply to it again.")
            .text();

    private static final Parameter<Optional<String>> FORM = Parameter.option(
                    "--proof-format",
                    "FORM",
                    "Format of the proof: dlx (default), for dlx verify; or veripb, for VeriPB with the formula of dlx"
                            + " export --to veripb (--to opb for dlx best, and for no solution).")
            .text();

    static final List<Parameter<?>> PARAMETERS = List.of(FILE, FORM);

    /**
     * Returns the options that were typed; empty without {@code --proof}.
     *
     * @throws UsageException if the form does not exist, or is given without a file
     */
    static Optional<ProofOptions> of(Typed typed) {
        ProofForm form = typed.get(FORM)
                .map(word -> UsageException.known("form of proofs", word, List.of(ProofForm.values()), ProofForm::word))
                .orElse(ProofForm.DLX);
        if (typed.isGiven(FORM) && !typed.isGiven(FILE)) {
            throw new UsageException("--proof-format requires --proof FILE");
        }
        return typed.get(FILE).map(file -> new ProofOptions(file, form));
    }
}
