package dlx.commands.search;

import dlx.commands.answer.StopMessage;
import dlx.commands.check.CrossCheck;
import dlx.commands.json.JsonMembers;
import dlx.core.proof.Claim;
import dlx.core.search.SearchReport;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * An answer that was written to the output. Immutable.
 *
 * @param report the report of the search
 * @param isAnswered true if the search answered its question, false if a limit stopped it
 * @param claim the claim that a proof proves; empty if the search did not finish
 * @param shown the solutions that a proof lists without a claim; each has ascending option numbers from 0
 * @param needsExplaining true if {@code dlx explain} can explain the answer
 * @param keys writes further members of the status object
 * @param howFar the sentence about a search that did not finish; empty if it finished
 * @param check asks a second engine to confirm the answer; returns the name of the engine if it agrees
 */
public record Answered(
        SearchReport report,
        boolean isAnswered,
        Optional<Claim> claim,
        List<int[]> shown,
        boolean needsExplaining,
        Consumer<JsonMembers> keys,
        Optional<String> howFar,
        Function<CrossCheck, Optional<String>> check) {

    /**
     * Returns an answer without a claim, shown solutions and further members. {@code dlx explain} cannot explain it.
     */
    static Answered of(SearchReport report, boolean isAnswered, Function<CrossCheck, Optional<String>> check) {
        return new Answered(
                report,
                isAnswered,
                Optional.empty(),
                List.of(),
                false,
                json -> {},
                StopMessage.sentence(report),
                check);
    }

    /** Returns the answer with the claim of a proof. */
    Answered claiming(Optional<Claim> other) {
        return new Answered(report, isAnswered, other, shown, needsExplaining, keys, howFar, check);
    }

    /** Returns the answer with the solutions that a proof may list. */
    Answered showing(List<int[]> solutions) {
        return new Answered(report, isAnswered, claim, solutions, needsExplaining, keys, howFar, check);
    }

    /** Returns the answer, marked as one that {@code dlx explain} can explain if {@code explain} is true. */
    Answered explaining(boolean explain) {
        return new Answered(report, isAnswered, claim, shown, explain, keys, howFar, check);
    }

    /** Returns the answer with these further members of the status object, which replace the earlier ones. */
    Answered with(Consumer<JsonMembers> more) {
        return new Answered(report, isAnswered, claim, shown, needsExplaining, more, howFar, check);
    }

    /** Returns the answer with the sentence about a search that did not finish. */
    Answered saying(Optional<String> sentence) {
        return new Answered(report, isAnswered, claim, shown, needsExplaining, keys, sentence, check);
    }
}
