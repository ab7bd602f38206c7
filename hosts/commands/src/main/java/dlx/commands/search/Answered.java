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
 * The answer to a question, which has been written. Immutable.
 *
 * @param report the report of the search
 * @param isAnswered true if the question was answered, and not only stopped
 * @param claim the claim that a proof is of; empty if the search did not come to its end
 * @param shown the solutions that a proof lists where there is no claim, as ascending numbers of options
 * @param needsExplaining true if {@code dlx explain} has more to say
 * @param keys further keys of the status
 * @param howFar the sentence about a search that did not come to its end
 * @param check has a second engine confirm the answer; returns its name if it agrees
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

    /** Returns an answer without claim and keys. */
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

    /** Returns the answer; {@code explain} is true if {@code dlx explain} has more to say. */
    Answered explaining(boolean explain) {
        return new Answered(report, isAnswered, claim, shown, explain, keys, howFar, check);
    }

    /** Returns the answer with further keys of the status. */
    Answered with(Consumer<JsonMembers> more) {
        return new Answered(report, isAnswered, claim, shown, needsExplaining, more, howFar, check);
    }

    /** Returns the answer with the sentence about a search that did not come to its end. */
    Answered saying(Optional<String> sentence) {
        return new Answered(report, isAnswered, claim, shown, needsExplaining, keys, sentence, check);
    }
}
