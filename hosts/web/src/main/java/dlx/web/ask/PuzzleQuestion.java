package dlx.web.ask;

import dlx.commands.json.JsonMembers;
import dlx.core.Solver;
import dlx.core.proof.ProofForm;
import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import dlx.core.search.Symmetries;
import dlx.web.play.OpenPuzzle;
import dlx.web.play.Refused;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A question about an open puzzle.
 *
 * @param name {@code count}, {@code unique}, {@code best}, {@code hint}, {@code explain}, {@code minimal},
 *     {@code rate}, {@code symmetries}, {@code generate}
 * @param wish the parameters of the question
 * @param time the time limit
 * @param token stops the search when it is cancelled
 */
public record PuzzleQuestion(String name, Wish wish, Duration time, CancellationToken token) {

    /** The names of all questions. */
    static final List<String> NAMES =
            List.of("count", "unique", "best", "hint", "explain", "minimal", "rate", "symmetries", "generate");

    /** Checks the name. */
    public PuzzleQuestion {
        if (!NAMES.contains(name)) {
            throw new Refused(
                    Refused.NOT_UNDERSTOOD,
                    "unknown question \"" + name + "\"; expected one of " + String.join(", ", NAMES));
        }
    }

    /**
     * The parameters of a question.
     *
     * @param distinct for {@code count}: true for one solution of each kind
     * @param steps for {@code hint}: maximum number of steps, 1 or more
     * @param easiest for {@code generate}: the minimum level of the rating
     * @param hardest for {@code generate}: the maximum level of the rating
     * @param seed for {@code generate}: the seed of the random numbers
     * @param proof for {@code unique} and {@code best}: the form of the proof; empty without a proof
     */
    public record Wish(
            boolean distinct,
            int steps,
            Optional<Integer> easiest,
            Optional<Integer> hardest,
            long seed,
            Optional<ProofForm> proof) {

        /** Rejects a proof of distinct solutions, which is not supported. */
        public Wish {
            if (distinct && proof.isPresent()) {
                throw new Refused(
                        Refused.NOT_UNDERSTOOD,
                        "a proof is of all solutions, whether they are alike or not; expected \"proof\" without \"distinct\"");
            }
        }
    }

    /**
     * Answers the question.
     *
     * @param lines receives each line as soon as it is known; the last line is the answer
     */
    public <P, O> void answer(OpenPuzzle<P, O> puzzle, Consumer<String> lines) {
        switch (name) {
            case "count" -> new Searching<>(puzzle, this, lines).count();
            case "unique" -> new Searching<>(puzzle, this, lines).unique();
            case "best" -> new Searching<>(puzzle, this, lines).best();
            case "hint" -> new Reasoning<>(puzzle, this, lines).hint();
            case "explain" -> new Reasoning<>(puzzle, this, lines).explain();
            case "minimal" -> new Reasoning<>(puzzle, this, lines).revise();
            case "rate" -> new Reasoning<>(puzzle, this, lines).rate();
            case "symmetries" -> symmetries(limited(puzzle.solver()).symmetries(), lines);
            default -> new Making<>(puzzle, this, lines).generate();
        }
    }

    private static void symmetries(Symmetries found, Consumer<String> lines) {
        lines.accept(JsonMembers.answer(
                "symmetries",
                json -> json.put("order", found.order().toString()).put("complete", found.whole())));
    }

    <O> Solver<O> limited(Solver<O> solver) {
        return solver.toBuilder().timeLimit(time).token(token).build();
    }

    Limits limits() {
        return Limits.of(time).token(token);
    }
}
