package dlx.web.ask;

import dlx.core.Solver;
import dlx.core.proof.ProofForm;
import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import dlx.web.play.OpenPuzzle;
import dlx.web.play.Refused;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A question that is being asked.
 *
 * @param name {@code count}, {@code unique}, {@code best}, {@code hint}, {@code explain}, {@code minimal}, {@code rate},
 *     {@code generate}
 * @param wish what else was said
 * @param time how long it may take
 * @param token ends it
 */
public record PuzzleQuestion(String name, Wish wish, Duration time, CancellationToken token) {

    /** The names of all questions. */
    static final List<String> NAMES =
            List.of("count", "unique", "best", "hint", "explain", "minimal", "rate", "generate");

    /** Checks the name. */
    public PuzzleQuestion {
        if (!NAMES.contains(name)) {
            throw new Refused(
                    Refused.NOT_UNDERSTOOD,
                    "there is no question \"" + name + "\"; expected one of " + String.join(", ", NAMES));
        }
    }

    /**
     * The parameters of a question.
     *
     * @param distinct of {@code count}: whether solutions that are the same up to symmetry count once
     * @param steps of {@code hint}: how many, from 1
     * @param easiest of {@code generate}: the least level of rating
     * @param hardest of {@code generate}: the greatest level
     * @param seed of {@code generate}
     * @param proof of {@code unique} and {@code best}: the form in which the answer is proved; empty if it is not
     */
    public record Wish(
            boolean distinct,
            int steps,
            Optional<Integer> easiest,
            Optional<Integer> hardest,
            long seed,
            Optional<ProofForm> proof) {

        /** Refuses to prove what nobody can prove here. */
        public Wish {
            if (distinct && proof.isPresent()) {
                throw new Refused(
                        Refused.NOT_UNDERSTOOD,
                        "a proof is of all solutions, whether they are alike or not; expected \"proof\" without \"distinct\"");
            }
        }
    }

    /**
     * Answers it.
     *
     * @param lines takes each line as soon as it is known; the last one is the answer
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
            default -> new Making<>(puzzle, this, lines).generate();
        }
    }

    <O> Solver<O> limited(Solver<O> solver) {
        return solver.toBuilder().timeLimit(time).token(token).build();
    }

    Limits limits() {
        return Limits.of(time).token(token);
    }
}
