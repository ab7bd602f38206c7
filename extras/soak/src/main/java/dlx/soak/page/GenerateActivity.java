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
        JsonObject made = shape.answer("generate", "fromLevel", 0, "toLevel", 3, "seed", seed, "seconds", 10);
        if (!made.has("text")) {
            return; // the time limit was too short
        }
        OpenedPuzzle fresh =
                OpenedPuzzle.open(client, tally, "sudoku", made.get("text").getAsString());
        Checks.same("verdict of " + made, "unique", fresh.verdict("unique"));
        Checks.same(
                "givens",
                made.getAsJsonArray("givens").size(),
                fresh.opened().getAsJsonArray("pins").size());
    }
}
