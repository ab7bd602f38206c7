package dlx.web.http;

import dlx.api.DlxException;
import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import dlx.web.ask.PuzzleQuestion;
import dlx.web.play.BoardCells;
import dlx.web.play.Bookmark;
import dlx.web.play.Change;
import dlx.web.play.OpenPuzzle;
import dlx.web.play.OpenPuzzles;
import dlx.web.play.Refused;
import dlx.web.play.Searches;
import dlx.web.play.SolutionPage;
import dlx.web.play.StepWindow;
import dlx.web.play.StepWindows;
import dlx.web.play.Walk;
import dlx.web.play.Workers;
import dlx.web.wire.JsonMembers;
import dlx.web.wire.PuzzleJson;
import dlx.web.wire.StepJson;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** The routes of the protocol. Keeps nothing for a visitor: whatever a request needs stands in it. */
final class Api extends Handler.Abstract {

    static final String ROOT = "/api/";

    private static final String MODELS = ROOT + "models";
    private static final String PUZZLES = ROOT + "puzzles";

    /** A picture of that many options is no picture. */
    private static final int MOST_OPTIONS = 1 << 20;

    /** More are not taken by hand. */
    private static final int MOST_PINS = 10_000;

    /** So many at once, each of which is held against all givens. */
    private static final int MOST_CHANGED = 100;

    private final OpenPuzzles puzzles;
    private final Searches searches;
    private final Workers windows;
    private final Duration time;
    private final Duration timeToRead;
    private final Consumer<Throwable> failures;

    Api(
            OpenPuzzles puzzles,
            Searches searches,
            Workers windows,
            Duration time,
            Duration timeToRead,
            Consumer<Throwable> failures) {
        this.puzzles = puzzles;
        this.searches = searches;
        this.windows = windows;
        this.time = time;
        this.timeToRead = timeToRead;
        this.failures = failures;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        String path = Request.getPathInContext(request);
        if (!path.startsWith(ROOT)) {
            return false;
        }
        boolean posted = request.getMethod().equals(HttpMethod.POST.asString());
        if (path.equals(MODELS) != !posted) {
            Replies.error(
                    response,
                    callback,
                    path.equals(MODELS) || path.startsWith(PUZZLES)
                            ? HttpStatus.METHOD_NOT_ALLOWED_405
                            : HttpStatus.NOT_FOUND_404,
                    "this cannot be asked so; expected GET " + MODELS + " or POST " + PUZZLES);
            return true;
        }
        request.addIdleTimeoutListener(idle -> false); // the search works while nothing is read or written
        Body.read(
                request,
                timeToRead,
                body -> getServer().getThreadPool().execute(() -> answer(path, body, response, callback)),
                failure -> Replies.error(response, callback, told(failure)));
        return true;
    }

    private void answer(String path, String body, Response response, Callback callback) {
        try {
            if (path.equals(MODELS)) {
                Replies.object(response, callback, puzzles.within(() -> PuzzleJson.models(puzzles.models())));
                return;
            }
            RequestObject asked = RequestObject.of(body);
            if (path.equals(PUZZLES)) {
                OpenPuzzle<?, ?> puzzle = puzzles.open(
                        asked.text("model"),
                        asked.text("text"),
                        asked.settings(),
                        asked.options("pins", MOST_PINS, Integer.MAX_VALUE));
                Replies.object(response, callback, puzzles.within(() -> PuzzleJson.puzzle(puzzle)));
                return;
            }
            String[] parts = path.startsWith(PUZZLES + '/')
                    ? path.substring(PUZZLES.length() + 1).split("/", -1)
                    : new String[0];
            if (parts.length != 2) {
                throw new Refused(Refused.UNKNOWN, "there is nothing at this address");
            }
            about(puzzles.get(parts[0]), parts[1], asked, response, callback);
        } catch (IOException e) { // the reader has gone
            callback.failed(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            callback.failed(e);
        } catch (Throwable e) {
            Replies.error(response, callback, told(e));
        }
    }

    /** The board, and the place of the newest of its options. */
    private static <P, O> String picture(OpenPuzzle<P, O> puzzle, int... options) {
        OpenPuzzle.Board board = puzzle.board(options);
        return JsonMembers.object(json -> {
            json.put("svg", board.svg());
            json.put("text", board.text());
            PuzzleJson.areas(
                    json, "areas", options.length == 0 ? List.of() : puzzle.areas(options[options.length - 1]));
        });
    }

    private <P, O> void about(
            OpenPuzzle<P, O> puzzle, String what, RequestObject asked, Response response, Callback callback)
            throws IOException, InterruptedException {
        switch (what) {
            case "labels" -> {
                int[] options = options(puzzle, asked);
                Replies.object(response, callback, puzzles.within(() -> labels(puzzle, options)));
            }
            case "picture" -> {
                int[] options = options(puzzle, asked);
                Replies.object(response, callback, puzzles.within(() -> picture(puzzle, options)));
            }
            case "cells" ->
                Replies.object(response, callback, puzzles.within(() -> PuzzleJson.cells(BoardCells.of(puzzle))));
            case "change" -> {
                int options = puzzle.cover().optionCount();
                SortedSet<Integer> take = asked.options("take", MOST_CHANGED, options);
                SortedSet<Integer> leave = asked.options("leave", MOST_PINS, options);
                SortedSet<Integer> instead = asked.options("instead", MOST_CHANGED, options);
                Replies.object(
                        response,
                        callback,
                        puzzles.within(() -> PuzzleJson.change(Change.of(puzzle, take, leave, instead))));
            }
            case "steps" -> {
                Solver<O> solver = puzzle.solver(strategy(asked));
                Bookmark mark = mark(puzzle, asked);
                long first = asked.number("first", 1, Long.MAX_VALUE >> 1);
                int count = (int) asked.number("count", 1, StepWindows.MOST_STEPS);
                StepWindow window = windows.run(() -> StepWindows.of(solver, mark, first, count));
                Replies.object(response, callback, StepJson.window(window));
            }
            case "walk" -> {
                walk(puzzle, asked, response);
                callback.succeeded();
            }
            case "solutions" -> {
                solutions(puzzle, asked, response);
                callback.succeeded();
            }
            case "answer" -> {
                question(puzzle, asked, response);
                callback.succeeded();
            }
            default -> throw new Refused(Refused.UNKNOWN, "there is nothing at this address");
        }
    }

    private static String labels(OpenPuzzle<?, ?> puzzle, int... options) {
        List<String> labels = new ArrayList<>();
        for (int option : options) {
            labels.add(puzzle.cover().label(option));
        }
        return JsonMembers.object(json -> json.texts("labels", labels));
    }

    private static int[] options(OpenPuzzle<?, ?> puzzle, RequestObject asked) {
        int[] options = asked.numbers("options", MOST_OPTIONS, puzzle.cover().optionCount());
        for (int option : options) {
            if (option < 0) {
                throw new Refused(Refused.BAD, "there is no option " + option);
            }
        }
        return options;
    }

    private static String strategy(RequestObject asked) {
        return asked.text("strategy", "mrv");
    }

    private static Bookmark mark(OpenPuzzle<?, ?> puzzle, RequestObject asked) {
        return asked.mark(puzzle.cover().itemCount(), puzzle.cover().optionCount());
    }

    private void walk(OpenPuzzle<?, ?> puzzle, RequestObject asked, Response response)
            throws IOException, InterruptedException {
        CancellationToken token = new CancellationToken();
        Bookmark from = mark(puzzle, asked);
        Walk walk = new Walk(puzzle.solver(strategy(asked)), from, asked.number("gap", 1, 1L << 40, 1));
        Duration limit = asked.time(time);
        Searches.Turn<Walk.End> turn = searches.begin(() -> walk.run(limit, token));
        new Stream(response, token, this::told).write(turn, new Telling(walk)::fresh, StepJson::end);
    }

    /** The news of a walk, as lines. */
    private static final class Telling {

        private final Walk walk;
        private Bookmark last = Bookmark.START;

        Telling(Walk walk) {
            this.walk = walk;
        }

        List<String> fresh() {
            List<String> lines = new ArrayList<>();
            List<Bookmark> marks = walk.fresh();
            if (!marks.isEmpty()) {
                lines.add(StepJson.marks(marks, last, walk.gap()));
                last = marks.get(marks.size() - 1);
            }
            walk.news().ifPresent(news -> lines.add(StepJson.progress(news)));
            return lines;
        }
    }

    private <P, O> void solutions(OpenPuzzle<P, O> puzzle, RequestObject asked, Response response)
            throws IOException, InterruptedException {
        CancellationToken token = new CancellationToken();
        Bookmark mark = mark(puzzle, asked);
        String strategy = strategy(asked);
        boolean distinct = asked.flag("distinct");
        long first = asked.number("first", 1, Long.MAX_VALUE >> 1);
        int count = (int) asked.number("count", 1, SolutionPage.MOST_PICTURES);
        Duration limit = asked.time(time);
        puzzle.solver(strategy); // an unknown one is refused before the answer begins
        Searches.Turn<SolutionPage> turn =
                searches.begin(() -> SolutionPage.of(puzzle, strategy, mark, first, count, distinct, limit, token));
        new Stream(response, token, this::told).write(turn, List::of, Api::gallery);
    }

    private static String gallery(SolutionPage gallery) {
        return JsonMembers.object(json -> {
            json.put("type", "solutions");
            json.put("first", gallery.first());
            json.objects(
                    "solutions",
                    gallery.pictures(),
                    (to, picture) -> to.numbers("options", picture.options())
                            .put("svg", picture.board().svg())
                            .put("text", picture.board().text()));
            json.put("stopped", gallery.ended().name());
        });
    }

    private <P, O> void question(OpenPuzzle<P, O> puzzle, RequestObject asked, Response response)
            throws IOException, InterruptedException {
        CancellationToken token = new CancellationToken();
        PuzzleQuestion.Wish wish = new PuzzleQuestion.Wish(
                asked.flag("distinct"),
                (int) asked.number("steps", 1, 1000, 1),
                asked.level("from"),
                asked.level("to"),
                asked.number("seed", 0, Long.MAX_VALUE, System.nanoTime() & Long.MAX_VALUE));
        PuzzleQuestion question = new PuzzleQuestion(asked.text("question"), wish, asked.time(time), token);
        Queue<String> lines = new ConcurrentLinkedQueue<>();
        Searches.Turn<String> turn = searches.begin(() -> {
            question.answer(puzzle, lines::add);
            return "";
        });
        new Stream(response, token, this::told)
                .write(
                        turn,
                        () -> {
                            List<String> fresh = new ArrayList<>();
                            for (String line = lines.poll(); line != null; line = lines.poll()) {
                                fresh.add(line);
                            }
                            return fresh;
                        },
                        nothing -> nothing);
    }

    /** Turns anything that was thrown into a refusal; the owner of the server is told of unexpected failures. */
    private Refused told(Throwable thrown) {
        Refused refused = refused(thrown);
        if (refused.status() == HttpStatus.INTERNAL_SERVER_ERROR_500) {
            failures.accept(thrown);
        }
        return refused;
    }

    private static Refused refused(Throwable thrown) {
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
        return new Refused(
                HttpStatus.INTERNAL_SERVER_ERROR_500, "something went wrong inside; dlx serve --debug tells what");
    }
}
