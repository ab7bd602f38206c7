package dlx.soak.page;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.Random;

/** Asks for an assignment of minimum cost, and checks it by trying all assignments. */
final class AssignmentActivity implements Activity {

    @Override
    public void make(PageClient client, VisitCounts tally, Random random) throws IOException, InterruptedException {
        int size = 3 + random.nextInt(3);
        int[][] costs = new int[size][size];
        StringBuilder text = new StringBuilder();
        for (int[] row : costs) {
            for (int k = 0; k < size; k++) {
                row[k] = random.nextInt(100);
                text.append(row[k]).append(' ');
            }
            text.append('\n');
        }
        JsonObject best =
                OpenedPuzzle.open(client, tally, "assignment", text.toString()).answer("best");
        Checks.same(
                "least cost of " + text,
                Integer.toString(least(costs, 0, 0)),
                best.get("score").getAsString());
        Checks.that(best.get("proven").getAsBoolean(), "proven: " + best);
    }

    private static int least(int[][] costs, int row, int taken) {
        if (row == costs.length) {
            return 0;
        }
        int least = Integer.MAX_VALUE;
        for (int k = 0; k < costs.length; k++) {
            if ((taken >> k & 1) == 0) {
                least = Math.min(least, costs[row][k] + least(costs, row + 1, taken | 1 << k));
            }
        }
        return least;
    }
}
