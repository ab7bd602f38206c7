package dlx.web.protocol;

import com.google.gson.JsonObject;
import dlx.api.DlxException;
import dlx.commands.json.JsonMembers;
import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import dlx.web.elsewhere.OtherPrograms;
import dlx.web.play.BoardCells;
import dlx.web.play.Bookmark;
import dlx.web.play.Change;
import dlx.web.play.MarkedSearch;
import dlx.web.play.OpenPuzzle;
import dlx.web.play.OpenPuzzles;
import dlx.web.play.Refused;
import dlx.web.play.SolutionPage;
import dlx.web.play.StepWindow;
import dlx.web.play.StepWindows;
import dlx.web.play.WorkRunner;
import dlx.web.wire.PuzzleJson;
import dlx.web.wire.StepJson;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.function.Consumer;

/**
 * Replies to requests. The protocol does not keep a state for a client: a request contains all its data. Thread-safe if
 * the puzzles and the runner are.
 *
 * @param puzzles the open puzzles
 * @param windows runs the computation of windows of steps
 * @param elsewhere the other programs
 * @param time maximum time of a search or an answer
 */
public record Protocol(OpenPuzzles puzzles, WorkRunner windows, OtherPrograms elsewhere, Duration time) {

    /** The path of all models, for requests without a body. */
    public static final String MODELS = "models";

    /** The path to open a puzzle; the paths of an open puzzle begin with it. */
    public static final String PUZZLES = "puzzles";

    /** The path to read a link or a file of another program. */
    public static final String IMPORT = "import";

    /** Maximum number of options in a request for labels or a picture. */
    private static final int MOST_OPTIONS = 1 << 20;

    /** Maximum number of pinned options, which a user pins by hand. */
    private static final int MOST_PINS = 10_000;

    /** Maximum number of options in a change, because each is compared with all givens. */
    private static final int MOST_CHANGED = 100;

    /**
     * Replies to a request. The caller must run the searches.
     *
     * @param path the path, from {@link #MODELS}, {@link #PUZZLES} or {@link #IMPORT} on
     * @param body a JSON object; ignored for the models
     * @throws RuntimeException if the request cannot be answered; {@link #refusal} converts the exception
     */
    public Reply reply(String path, String body) {
        if (path.equals(MODELS)) {
            return new Reply.One(puzzles.within(() -> PuzzleJson.models(puzzles.models())));
        }
        RequestObject asked = RequestObject.of(body);
        if (path.equals(PUZZLES)) {
            OpenPuzzle<?, ?> puzzle = puzzles.open(
                    asked.text("model"),
                    asked.text("text"),
                    asked.settings(),
                    asked.options("pins", MOST_PINS, Integer.MAX_VALUE));
            return new Reply.One(puzzles.within(() -> PuzzleJson.puzzle(puzzle)));
        }
        if (path.equals(IMPORT)) {
            String text = asked.text("text");
            return new Reply.One(puzzles.within(() -> elsewhere.read(text)));
        }
        String[] parts = path.startsWith(PUZZLES + '/')
                ? path.substring(PUZZLES.length() + 1).split("/", -1)
                : new String[0];
        if (parts.length != 2) {
            throw nothingHere();
        }
        return about(puzzles.get(parts[0]), parts[1], asked);
    }

    private static Refused nothingHere() {
        return new Refused(Refused.UNKNOWN, "there is nothing at this address");
    }

    private <P, O> Reply about(OpenPuzzle<P, O> puzzle, String what, RequestObject asked) {
        return switch (what) {
            case "labels" -> {
                int[] options = options(puzzle, asked);
                yield new Reply.One(puzzles.within(() -> labels(puzzle, options)));
            }
            case "picture" -> {
                int[] options = options(puzzle, asked);
                yield new Reply.One(puzzles.within(() -> picture(puzzle, options)));
            }
            case "cells" -> new Reply.One(puzzles.within(() -> PuzzleJson.cells(BoardCells.of(puzzle))));
            case "change" -> change(puzzle, asked);
            case "steps" -> steps(puzzle, asked);
            case "links" -> new Reply.One(puzzles.within(() -> elsewhere.links(puzzle)));
            case "walk" -> search(puzzle, asked);
            case "solutions" -> solutions(puzzle, asked);
            case "answer" -> question(puzzle, asked);
            default -> throw nothingHere();
        };
    }

    private static String labels(OpenPuzzle<?, ?> puzzle, int... options) {
        List<String> labels =
                Arrays.stream(options).mapToObj(puzzle.cover()::label).toList();
        return JsonMembers.object(json -> json.texts("labels", labels));
    }

    /** Writes the board, and the areas of the last of its options. */
    private static <P, O> String picture(OpenPuzzle<P, O> puzzle, int... options) {
        OpenPuzzle.Board board = puzzle.board(options);
        return JsonMembers.object(json -> {
            json.put("svg", board.svg());
            json.put("text", board.text());
            PuzzleJson.areas(
                    json, "areas", options.length == 0 ? List.of() : puzzle.areas(options[options.length - 1]));
        });
    }

    private Reply change(OpenPuzzle<?, ?> puzzle, RequestObject asked) {
        int options = puzzle.cover().optionCount();
        SortedSet<Integer> take = asked.options("take", MOST_CHANGED, options);
        SortedSet<Integer> leave = asked.options("leave", MOST_PINS, options);
        SortedSet<Integer> instead = asked.options("instead", MOST_CHANGED, options);
        return new Reply.One(puzzles.within(() -> PuzzleJson.change(Change.of(puzzle, take, leave, instead))));
    }

    private Reply steps(OpenPuzzle<?, ?> puzzle, RequestObject asked) {
        Solver<?> solver = puzzle.solver(strategy(asked));
        Bookmark mark = mark(puzzle, asked);
        long first = asked.number("first", 1, Long.MAX_VALUE >> 1);
        int count = (int) asked.number("count", 1, StepWindows.MOST_STEPS);
        StepWindow window = windows.run(() -> StepWindows.of(solver, mark, first, count));
        return new Reply.One(StepJson.window(window));
    }

    private static int[] options(OpenPuzzle<?, ?> puzzle, RequestObject asked) {
        return asked.numbers("options", MOST_OPTIONS, 0, puzzle.cover().optionCount());
    }

    private static String strategy(RequestObject asked) {
        return asked.text("strategy", "mrv");
    }

    private static Bookmark mark(OpenPuzzle<?, ?> puzzle, RequestObject asked) {
        return asked.mark(puzzle.cover().itemCount(), puzzle.cover().optionCount());
    }

    private Reply search(OpenPuzzle<?, ?> puzzle, RequestObject asked) {
        Bookmark from = mark(puzzle, asked);
        MarkedSearch search =
                new MarkedSearch(puzzle.solver(strategy(asked)), from, asked.number("gap", 1, 1L << 40, 1));
        Duration limit = asked.time(time);
        CancellationToken token = new CancellationToken();
        return new Reply.Lines(token, lines -> walk(search, limit, token, lines));
    }

    private static void walk(MarkedSearch search, Duration limit, CancellationToken token, Consumer<String> lines) {
        Bookmark[] last = {Bookmark.START};
        Runnable marks = () -> {
            List<Bookmark> fresh = search.fresh();
            if (!fresh.isEmpty()) {
                lines.accept(StepJson.marks(fresh, last[0], search.gap()));
                last[0] = fresh.get(fresh.size() - 1);
            }
        };
        MarkedSearch.End end = search.run(limit, token, news -> {
            marks.run();
            lines.accept(StepJson.progress(news));
        });
        marks.run();
        lines.accept(StepJson.end(end));
    }

    private Reply solutions(OpenPuzzle<?, ?> puzzle, RequestObject asked) {
        Bookmark mark = asked.flag("distinct") ? Bookmark.START : mark(puzzle, asked);
        long first = asked.number("first", 1, Long.MAX_VALUE >> 1);
        int count = (int) asked.number("count", 1, SolutionPage.MOST);
        Duration limit = asked.time(time);
        Solver<?> ordered = puzzle.solver(strategy(asked)); // rejects an unknown strategy before the answer begins
        CancellationToken token = new CancellationToken();
        return new Reply.Lines(token, lines -> {
            Solver<?> solver = asked.flag("distinct") ? puzzle.distinct() : StepWindows.startingAt(ordered, mark);
            SolutionPage page = SolutionPage.of(
                    solver.toBuilder().timeLimit(limit).token(token).build(), first - 1 - mark.solutions(), count);
            lines.accept(JsonMembers.answer("solutions", json -> {
                json.put("first", first);
                json.objects("solutions", page.solutions(), (to, options) -> {
                    OpenPuzzle.Board board = puzzle.board(options);
                    to.numbers("options", options).put("svg", board.svg()).put("text", board.text());
                });
                json.put("stopped", page.ended());
            }));
        });
    }

    private <P, O> Reply question(OpenPuzzle<P, O> puzzle, RequestObject asked) {
        CancellationToken token = new CancellationToken();
        JsonObject wishes = asked.members(PuzzleQuestion.WISHES);
        if (!asked.flag("rating")) { // the steps may be drawn
            wishes.addProperty("steps", asked.number("steps", 1, 1000, 1));
        }
        PuzzleQuestion question =
                new PuzzleQuestion(asked.text("question"), wishes, asked.time(time), token, asked.proofForm("proof"));
        return new Reply.Lines(token, lines -> question.answer(puzzle, lines));
    }

    /**
     * Converts an exception into the rejection that is sent.
     *
     * @param failures receives unexpected exceptions
     * @param fault the sentence that is sent for an unexpected exception
     */
    public static Refused refusal(Throwable thrown, Consumer<Throwable> failures, String fault) {
        if (thrown instanceof Refused refused) {
            return refused;
        }
        if (thrown instanceof DlxException known) {
            return OpenPuzzles.refusedBy(known);
        }
        if (thrown instanceof OutOfMemoryError) {
            return new Refused(Refused.TOO_LARGE, "the memory is full; try a smaller puzzle");
        }
        if (thrown instanceof IllegalArgumentException wrong
                && String.valueOf(wrong.getMessage()).startsWith("path")) {
            return new Refused(Refused.BAD, "the mark is of another search; walk through this one first");
        }
        failures.accept(thrown);
        return new Refused(Refused.FAULT, fault);
    }

    /** Writes the object of an error. */
    public static String error(Refused refused) {
        return JsonMembers.object(json -> error(json, refused));
    }

    /** Writes the object of an error with its HTTP status, for a reply whose own status is 200. */
    public static String errorWithStatus(Refused refused) {
        return JsonMembers.object(json -> {
            error(json, refused);
            json.put("status", refused.status());
        });
    }

    private static void error(JsonMembers json, Refused refused) {
        json.put("error", String.valueOf(refused.getMessage()));
        if (refused.line() > 0) {
            json.put("line", refused.line());
            json.put("column", refused.column());
        }
    }
}
