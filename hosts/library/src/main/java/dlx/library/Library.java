package dlx.library;

import dlx.api.DlxException;
import dlx.api.ModelException;
import dlx.commands.json.JsonMembers;
import dlx.commands.run.Models;
import dlx.commands.run.PuzzleTask;
import dlx.core.search.CancellationToken;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Answers requests, one after the other. Each request contains the model and the text of its puzzle, so that a host can
 * discard this object and create another; puzzles that were read and described are only cached. Only paused searches
 * are kept between two requests. If the number of a search is unknown, the caller must begin the search again.
 */
public final class Library {

    /** The beginning of the paths that are answered here. */
    public static final String ROOT = "library/";

    /** The status of an answer. */
    public static final int OK = 200;

    static final int BAD = 400;
    static final int UNKNOWN = 404;
    static final int GONE = 410;
    static final int NO_PUZZLE = 422;
    static final int BROKEN = 500;

    /** Answers a request that only one host has. */
    @FunctionalInterface
    public interface Request {

        /** Answers with lines of JSON. */
        void answer(Asked asked, Consumer<String> lines);
    }

    private final Models models;
    private final Map<String, Request> more;
    private final Readings readings;
    private final RestingSearches searches = new RestingSearches();

    /**
     * Creates answers about the puzzles of models.
     *
     * @param more further requests by their names, the rest of their paths
     */
    public Library(Models models, Map<String, Request> more) {
        this.models = models;
        this.more = Map.copyOf(more);
        readings = new Readings(models);
    }

    /**
     * Answers a request.
     *
     * @param path the path, which begins with {@link #ROOT}
     * @param body a JSON object
     * @param token ends the answer when it is cancelled
     * @param lines receives JSON objects, each as soon as it is known
     * @return the HTTP status; for an error, the last line contains its message
     */
    public int answer(String path, String body, CancellationToken token, Consumer<String> lines) {
        return answered(() -> choose(path.substring(ROOT.length()), Asked.of(body, token), lines), lines);
    }

    /**
     * Answers a request, as the other method does.
     *
     * @param request the rest of the path
     */
    public int answer(String request, Asked asked, Consumer<String> lines) {
        return answered(() -> choose(request, asked, lines), lines);
    }

    /**
     * Answers a request about a puzzle that a host has read and described, as the other methods do, except that it
     * may be called in several threads at once. The members that name a puzzle are not read.
     *
     * @param request the rest of the path of a question, such as {@code count}
     * @param task the puzzle; the givens are those of its solver
     * @param settings the settings with which its text was read
     */
    public <P, O> int answer(
            String request, PuzzleTask<P, O> task, Map<String, String> settings, Asked asked, Consumer<String> lines) {
        return answered(() -> answer(request, ReadPuzzle.of(task, settings), asked, lines), lines);
    }

    private int answered(Runnable answer, Consumer<String> lines) {
        try {
            answer.run();
            return OK;
        } catch (Refusal e) {
            lines.accept(e.line());
            return e.status();
        } catch (DlxException e) {
            if (e.getCause() instanceof Refusal refusal) { // thrown by the description of a stated cover
                lines.accept(refusal.line());
                return refusal.status();
            }
            lines.accept(error(e.parts()));
            return e instanceof ModelException ? BROKEN : NO_PUZZLE;
        } catch (IllegalArgumentException e) {
            lines.accept(error("bad_request", String.valueOf(e.getMessage())));
            return BAD;
        } catch (OutOfMemoryError e) {
            readings.clear();
            lines.accept(error("memory_full", "the memory is full; expected a smaller puzzle, or less that is kept"));
            return BROKEN;
        }
    }

    private void choose(String what, Asked asked, Consumer<String> lines) {
        switch (what) {
            case "models" -> lines.accept(ModelsJson.list(models.all()));
            case "model" -> lines.accept(ModelsJson.one(readings.model(asked)));
            case "next" -> searches.next(asked, lines);
            case "end" -> searches.end(asked);
            default -> more.getOrDefault(what, (one, to) -> ask(what, one, to)).answer(asked, lines);
        }
    }

    private void ask(String what, Asked asked, Consumer<String> lines) {
        ReadPuzzle<?, ?> puzzle = readings.puzzle(asked);
        if (puzzle.isEnd()) {
            lines.accept(PuzzleJson.end(puzzle));
            return;
        }
        answer(what, puzzle, asked, lines);
    }

    private <P, O> void answer(String what, ReadPuzzle<P, O> puzzle, Asked asked, Consumer<String> lines) {
        switch (what) {
            case "puzzle" -> lines.accept(PuzzleJson.of(puzzle, asked));
            case "draw" -> lines.accept(PuzzleJson.drawn(puzzle, asked));
            case "begin" -> searches.begin(puzzle, asked, lines);
            case "options" -> lines.accept(PuzzleJson.options(puzzle, asked));
            case "check" -> lines.accept(new Checks<>(puzzle, asked).checked());
            case "prove" -> lines.accept(new Proofs(puzzle, asked).written());
            case "verify" -> lines.accept(new Proofs(puzzle, asked).checked());
            case "first", "page", "count", "unique", "best", "sample" ->
                new SearchQuestions<>(puzzle, asked, lines).answer(what);
            case "explain", "path", "alive" -> new ReasonQuestions<>(puzzle, asked, lines).answer(what);
            case "generate" -> lines.accept(new FreshPuzzles<>(puzzle, asked, lines).made());
            default -> throw new Refusal(UNKNOWN, "unknown_request", "unknown request " + what);
        }
    }

    static String error(String code, String sentence) {
        return error(Map.of("code", code, "message", sentence));
    }

    private static String error(Map<String, Object> parts) {
        return JsonMembers.answer("error", json -> {
            json.put("error", String.valueOf(parts.get("message")));
            new TreeMap<>(parts).forEach(json::part); // sorted, so that each host has the same order
        });
    }
}
