package dlx.soak.page;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dlx.soak.KnownSudoku;
import dlx.soak.page.PageClient.Reply;
import java.io.IOException;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks a sudoku: hints, rating, solution, and its links of other programs. */
final class SudokuActivity implements Activity {

    private static final Pattern LABEL = Pattern.compile("r(\\d)c(\\d)=(\\d)");

    @Override
    public void make(PageClient client, VisitCounts tally, Random random) throws IOException, InterruptedException {
        KnownSudoku known = KnownSudoku.random(random);
        OpenedPuzzle board = OpenedPuzzle.open(client, tally, "sudoku", known.puzzle() + '\n');
        Checks.same("verdict", "unique", board.verdict("unique"));
        Checks.same("rated", "unique", board.verdict("path", "rating", true));
        Checks.same("needless givens", "unique", board.verdict("explain", "minimal", true));
        hints(board, known, 1 + random.nextInt(5));
        solution(board, known);
        for (JsonElement link : board.ask("links", new JsonObject()).getAsJsonArray("links")) {
            pasted(client, tally, link.getAsJsonObject(), known);
        }
    }

    private static void hints(OpenedPuzzle board, KnownSudoku known, int steps)
            throws IOException, InterruptedException {
        JsonObject hint = board.answer("path", "steps", steps, "pictures", true);
        for (JsonElement one : hint.getAsJsonArray("steps")) {
            JsonObject step = one.getAsJsonObject();
            Matcher label = LABEL.matcher(step.get("label").getAsString());
            Checks.that(label.matches(), "the label of " + step);
            int cell = 9 * (Integer.parseInt(label.group(1)) - 1) + Integer.parseInt(label.group(2)) - 1;
            boolean isRight = known.solution().substring(cell, cell + 1).equals(label.group(3));
            Checks.same(
                    known + ", " + label.group(),
                    isRight,
                    step.get("kind").getAsString().equals("forced"));
            Checks.picture(step.get("svg"));
        }
    }

    private static void solution(OpenedPuzzle board, KnownSudoku known) throws IOException, InterruptedException {
        JsonArray solutions = board.solutions(2);
        Checks.same("solutions of " + known.puzzle(), 1, solutions.size());
        JsonObject only = solutions.get(0).getAsJsonObject();
        Checks.same("the solution", known.solution(), digits(only.get("text")));
        Checks.solution(board.opened(), Checks.numbers(only.getAsJsonArray("options")));
        Checks.picture(only.get("svg"));
        JsonObject picture = board.ask("picture", PageClient.body("options", only.get("options")));
        Checks.same("the picture", known.solution(), digits(picture.get("text")));
    }

    /** Checks that a link of another program, when imported, is the same puzzle. */
    private static void pasted(PageClient client, VisitCounts tally, JsonObject link, KnownSudoku known)
            throws IOException, InterruptedException {
        if (link.get("link").getAsString().isEmpty()) {
            return;
        }
        Reply read = client.ask("api/import", PageClient.body("text", link.get("link")));
        Checks.same("status of a link", 200, read.status());
        Checks.that(read.body().has("text"), "a link of " + link.get("program") + " is read as nothing: " + link);
        OpenedPuzzle again = OpenedPuzzle.open(
                client,
                tally,
                read.body().get("model").getAsString(),
                read.body().get("text").getAsString());
        JsonArray solutions = again.solutions(2);
        Checks.same("solutions of the link of " + link.get("program"), 1, solutions.size());
        Checks.same(
                "the solution of the link of " + link.get("program"),
                known.solution(),
                digits(solutions.get(0).getAsJsonObject().get("text")));
    }

    private static String digits(JsonElement text) {
        return text.getAsString().replaceAll("[^1-9]", "");
    }
}
