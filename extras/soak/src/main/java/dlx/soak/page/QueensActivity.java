package dlx.soak.page;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.List;
import java.util.Random;

/**
 * Checks the search of a queens puzzle: all steps, the walk, the solutions with their pictures, and the change by
 * another queen.
 */
final class QueensActivity implements Activity {

    /** Number of solutions (OEIS A000170), by the number of queens, from 0. */
    private static final int[] SOLUTIONS = {1, 1, 0, 0, 2, 10, 4, 40};

    private static final int WINDOW = 1024;

    @Override
    public void make(PageClient client, VisitCounts tally, Random random) throws IOException, InterruptedException {
        int size = 3 + random.nextInt(5);
        int expected = SOLUTIONS[size];
        OpenedPuzzle board = OpenedPuzzle.open(client, tally, "queens", size + "\n");
        Checks.same("options", size * size, board.opened().get("options").getAsInt());
        JsonObject counted = board.answer("count");
        Checks.exhausted(counted);
        Checks.same(size + " queens", expected, counted.get("solutions").getAsInt());
        solutions(board, size, expected);
        long last = steps(board, expected, 1 + random.nextInt(WINDOW));
        JsonObject visited = board.follow("walk", new JsonObject()).last();
        Checks.same("steps of the walk", last, visited.get("steps").getAsLong());
        Checks.same("solutions of the walk", expected, visited.get("solutions").getAsInt());
        queenMore(board, client, tally, size, random.nextInt(size * size));
    }

    private static void solutions(OpenedPuzzle board, int size, int expected) throws IOException, InterruptedException {
        JsonArray solutions = board.solutions(64);
        Checks.same("solutions shown", expected, solutions.size());
        for (JsonElement one : solutions) {
            JsonObject solution = one.getAsJsonObject();
            List<Integer> options = Checks.numbers(solution.getAsJsonArray("options"));
            Checks.solution(board.opened(), options);
            Checks.picture(solution.get("svg"));
            StringBuilder drawn = new StringBuilder((".".repeat(size) + '\n').repeat(size));
            options.forEach(cell -> drawn.setCharAt(cell / size * (size + 1) + cell % size, 'Q'));
            Checks.same("the board", drawn.toString(), solution.get("text").getAsString());
        }
    }

    /** Checks the number of solutions in all windows of steps, and returns the number of the last step. */
    private static long steps(OpenedPuzzle board, int expected, int window) throws IOException, InterruptedException {
        int solutions = 0;
        long first = 1;
        while (true) {
            JsonObject steps = board.ask("steps", PageClient.body("first", first, "count", window));
            Checks.same(
                    "solutions before step " + first,
                    solutions,
                    steps.get("solutions").getAsInt());
            for (JsonElement step : steps.getAsJsonArray("steps")) {
                solutions += step.getAsJsonArray().get(0).getAsString().equals("s") ? 1 : 0;
            }
            first += steps.getAsJsonArray("steps").size();
            if (!steps.get("ended").isJsonNull()) {
                Checks.same("solutions in the steps", expected, solutions);
                Checks.same("the last step", first - 1, steps.get("last").getAsLong());
                return first - 1;
            }
        }
    }

    /** Places a queen, and checks the remaining solutions. */
    private static void queenMore(OpenedPuzzle board, PageClient client, VisitCounts tally, int size, int cell)
            throws IOException, InterruptedException {
        JsonObject taken = board.ask("change", PageClient.body("take", List.of(cell)));
        String text = taken.get("text").getAsString();
        Checks.same("cells", size * (size + 1), text.length());
        Checks.same("the queen", 'Q', text.charAt(cell / size * (size + 1) + cell % size));
        OpenedPuzzle changed = OpenedPuzzle.open(client, tally, "queens", text);
        Checks.same("pins", List.of(cell), Checks.numbers(changed.opened().getAsJsonArray("pins")));
        int left = changed.answer("count").get("solutions").getAsInt();
        Checks.that(left <= SOLUTIONS[size], size + " queens, with one in cell " + cell + ": " + left);
        String verdict = left == 0 ? "none" : left == 1 ? "unique" : "multiple";
        Checks.same("verdict", verdict, changed.verdict("unique"));
        Checks.same("explanation", verdict, changed.verdict("explain"));
    }
}
