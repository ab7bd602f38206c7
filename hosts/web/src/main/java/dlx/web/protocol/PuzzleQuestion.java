package dlx.web.protocol;

import com.google.gson.JsonObject;
import dlx.commands.json.JsonMembers;
import dlx.commands.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.proof.ProofForm;
import dlx.core.search.CancellationToken;
import dlx.core.search.Symmetries;
import dlx.library.Asked;
import dlx.library.BundledModels;
import dlx.library.Library;
import dlx.web.play.OpenPuzzle;
import dlx.web.play.Refused;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A question about an open puzzle, which the library answers. The page alone asks for the number of symmetries, and for
 * the proof of an answer.
 *
 * @param name {@code symmetries}, or the name of a request of the library
 * @param wishes the members of that request
 * @param time the time limit
 * @param token stops the search when it is cancelled
 * @param proof the form of the proof of {@code unique} or {@code best}; empty without a proof
 */
public record PuzzleQuestion(
        String name, JsonObject wishes, Duration time, CancellationToken token, Optional<ProofForm> proof) {

    /** The members that a request may set. Others of the library would let it take the memory of the server. */
    static final List<String> WISHES = List.of(
            "asSvg asText board distinct fromLevel minimal nearest picture pictures progress rated rating seed toLevel"
                    .split(" "));

    private static final List<String> NAMES =
            List.of("count", "unique", "best", "path", "explain", "generate", "symmetries");

    private static final Library LIBRARY = new Library(new BundledModels(List.of()), Map.of());

    /** Checks the name, and rejects a proof of distinct solutions, which is not supported. */
    public PuzzleQuestion {
        if (!NAMES.contains(name)) {
            throw new Refused(
                    Refused.NOT_UNDERSTOOD,
                    "unknown question \"" + name + "\"; expected one of " + String.join(", ", NAMES));
        }
        if (proof.isPresent() && !List.of("unique", "best").contains(name)) {
            throw new Refused(
                    Refused.NOT_UNDERSTOOD,
                    "a proof is of a unique or a best solution; expected \"unique\" or \"best\"");
        }
        if (proof.isPresent()
                && wishes.has("distinct")
                && wishes.get("distinct").getAsBoolean()) {
            throw new Refused(
                    Refused.NOT_UNDERSTOOD,
                    "a proof is of all solutions, whether they are alike or not; expected \"proof\" without \"distinct\"");
        }
    }

    /**
     * Answers the question.
     *
     * @param lines receives each line as soon as it is known; the last line is the answer
     */
    public <P, O> void answer(OpenPuzzle<P, O> puzzle, Consumer<String> lines) {
        Solver<O> limited =
                puzzle.solver().toBuilder().timeLimit(time).token(token).build();
        if (name.equals("symmetries")) {
            Symmetries found = limited.symmetries();
            lines.accept(JsonMembers.answer(
                    name, json -> json.put("order", found.order().toString()).put("complete", found.whole())));
            return;
        }
        JsonObject asked = wishes.deepCopy();
        asked.addProperty("seconds", time.toMillis() / 1e3);
        LIBRARY.answer(
                name,
                new PuzzleTask<>(puzzle.model(), puzzle.puzzle(), puzzle.solver(), 1, "puzzle"),
                puzzle.settings(),
                new Asked(asked, token),
                proof.<Consumer<String>>map(form -> new ProvedLines(limited, form, lines))
                        .orElse(lines));
    }
}
