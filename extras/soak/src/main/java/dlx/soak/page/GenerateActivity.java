package dlx.soak.page;

import com.google.gson.JsonObject;
import dlx.soak.KnownSudoku;
import java.io.IOException;
import java.util.Random;

/** Has a fresh sudoku made; it must have one solution. */
final class GenerateActivity implements Activity {

    @Override
    public void make(PageClient client, VisitCounts tally, Random random) throws IOException, InterruptedException {
        OpenedPuzzle shape = OpenedPuzzle.open(
                client, tally, "sudoku", KnownSudoku.random(random).puzzle() + '\n');
        JsonObject body = new JsonObject();
        body.addProperty("question", "generate");
        body.addProperty("from", 0);
        body.addProperty("to", 3);
        body.addProperty("seed", random.nextInt(1_000_000));
        body.addProperty("seconds", 10);
        JsonObject made = shape.follow("answer", body).last();
        if (made.get("text").isJsonNull()) {
            return; // no time
        }
        OpenedPuzzle fresh =
                OpenedPuzzle.open(client, tally, "sudoku", made.get("text").getAsString());
        Checks.same(
                "verdict of " + made,
                "unique",
                fresh.answer("unique").get("verdict").getAsString());
        Checks.same(
                "givens",
                made.get("givens").getAsInt(),
                fresh.opened().getAsJsonArray("pins").size());
    }
}
