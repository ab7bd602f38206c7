package dlx.web.file;

import com.google.gson.JsonObject;
import dlx.api.ModelException;
import dlx.commands.json.JsonMembers;
import dlx.core.EngineName;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import dlx.web.play.Bookmark;
import dlx.web.play.OpenPuzzle;
import dlx.web.play.Recording;
import dlx.web.protocol.PuzzleQuestion;
import dlx.web.wire.Deflated;
import dlx.web.wire.PuzzleJson;
import dlx.web.wire.StepJson;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Writes the page with one recorded search into one file, which opens without a server: for lessons, mails and slides.
 * The file loads nothing, and its policy prevents it from loading anything.
 *
 * @since 0.1
 */
public final class RecordedPage {

    /** Maximum number of steps in a file. */
    public static final int MOST_STEPS = 100_000;

    private static final String FOLDER = "/dlx/web/page/";
    private static final String NAME = "dlx-recording";

    /** Maximum number of boards in a file, to bound its size. */
    private static final int MOST_BOARDS = 20_000;

    /** Time limit for finding a coloring, and again for the words of the explanation. */
    private static final Duration EXPLAINING = Duration.ofSeconds(2);

    private RecordedPage() {}

    /**
     * Records the search of a puzzle and writes it into a page.
     *
     * @param model the model of the puzzle
     * @param puzzle the puzzle
     * @param solver the search, with its limits
     * @param strategy the name of the search's strategy
     * @param most maximum number of steps, from 1 to {@link #MOST_STEPS}
     * @param <P> type of the puzzles
     * @param <O> type of the option values
     * @return an HTML document
     * @throws ModelException if the model fails to draw, or the cover is too large for a page
     */
    public static <P, O> String of(LoadedModel<P, O> model, P puzzle, Solver<O> solver, String strategy, int most) {
        OpenPuzzle<P, O> open = new OpenPuzzle<>(
                "recorded", model, puzzle, solver, Map.of(), List.of(), List.of(), List.of(), false, false);
        int nodes = solver.cover().nodeCount();
        if (nodes > PuzzleJson.MOST_NODES) {
            throw ModelException.coded(
                    "cover_too_large",
                    "the cover has " + nodes + " nodes, too many for a page; expected " + PuzzleJson.MOST_NODES
                            + " at most");
        }
        Recording recorded =
                Recording.of(solver.toBuilder().engine(EngineName.LINKS).build(), most);
        String json = JsonMembers.object(to -> {
            write(to, open, strategy, recorded);
            Solver<O> patient = solver.toBuilder().timeLimit(EXPLAINING).build();
            if (patient.impossible().isPresent()) {
                to.written("explanation", explanation(open));
            }
        });
        return OneFile.of(RecordedPage::file, NAME, Base64.getEncoder().encodeToString(Deflated.bytes(json)));
    }

    private static String explanation(OpenPuzzle<?, ?> puzzle) {
        JsonObject wishes = new JsonObject();
        wishes.addProperty("picture", true);
        wishes.addProperty("board", true);
        List<String> lines = new ArrayList<>();
        new PuzzleQuestion("explain", wishes, EXPLAINING, new CancellationToken(), Optional.empty())
                .answer(puzzle, lines::add);
        return lines.get(0);
    }

    private static void write(JsonMembers json, OpenPuzzle<?, ?> puzzle, String strategy, Recording recorded) {
        json.object("model", to -> PuzzleJson.model(to, puzzle.model()));
        json.put("source", puzzle.board().text().orElse(""));
        json.object("settings", to -> {});
        json.put("strategy", strategy);
        json.object("puzzle", to -> PuzzleJson.puzzle(to, puzzle));
        StepJson.steps(json, recorded.steps());
        json.put("ended", recorded.isWhole() ? "EXHAUSTED" : "STEPS");
        json.written(
                "walk", StepJson.marks(recorded.marks(), Bookmark.START, recorded.gap()), StepJson.end(recorded.end()));
        SortedSet<Integer> taken = new TreeSet<>();
        BoardTexts svg = new BoardTexts();
        BoardTexts text = new BoardTexts();
        for (int[] options : recorded.boards(MOST_BOARDS)) {
            OpenPuzzle.Board board = puzzle.board(options);
            svg.add(board.svg());
            Arrays.stream(options).forEach(taken::add);
            text.add(board.text());
        }
        svg.write(json, "svg");
        json.object(
                "areas",
                to -> taken.forEach(option -> PuzzleJson.areas(to, String.valueOf(option), puzzle.areas(option))));
        text.write(json, "text");
        json.rows(
                "solutions",
                recorded.solutions().stream()
                        .map(options -> Arrays.stream(options).boxed().toList())
                        .toList());
    }

    private static String file(String path) {
        try (InputStream file = RecordedPage.class.getResourceAsStream(FOLDER + path)) {
            if (file == null) {
                throw new IllegalStateException("the page's file " + path + " is missing");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("the page's file " + path + " cannot be read", e);
        }
    }
}
