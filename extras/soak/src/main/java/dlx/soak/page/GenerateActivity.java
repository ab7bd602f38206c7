package dlx.soak.page;

import com.google.gson.JsonObject;
import dlx.soak.KnownSudoku;
import java.io.IOException;
import java.util.Random;

/** Asks for a new sudoku, and checks that it has one solution. */
final class GenerateActivity implements Activity {

    @Override
    public void make(PageClient client, VisitCounts tally, Random random) throws IOException, InterruptedException {
        OpenedPuzzle shape = OpenedPuzzle.open(
                client, tally, "sudoku", KnownSudoku.random(random).puzzle() + '\n');
        int seed = random.nextInt(1_000_000);
        JsonObject body = PageClient.body("question", "generate", "from", 0, "to", 3, "seed", seed, "seconds", 10);
        JsonObject made = shape.follow("answer", body).last();
        if (made.get("text").isJsonNull()) {
            return; // the time limit was too short
        }
        OpenedPuzzle fresh =
                OpenedPuzzle.open(client, tally, "sudoku", made.get("text").getAsString());
        Checks.same("verdict of " + made, "unique", fresh.verdict("unique"));
        Checks.same(
                "givens",
                made.get("givens").getAsInt(),
                fresh.opened().getAsJsonArray("pins").size());
    }
}
