package dlx.soak.page;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Opens a new random exact cover and asks for its number of solutions. Checks the number by trying all subsets. */
final class CoverActivity implements Activity {

    private static final int ITEMS = 6;
    private static final int OPTIONS = 12;

    @Override
    public void make(PageClient client, VisitCounts tally, Random random) throws IOException, InterruptedException {
        List<Integer> options = new ArrayList<>(); // a bit for each item
        for (int k = 0; k < OPTIONS; k++) {
            options.add(1 + random.nextInt((1 << ITEMS) - 1) & (1 << ITEMS) - 1);
        }
        options.removeIf(option -> option == 0);
        StringBuilder text = new StringBuilder("a b c d e f\n");
        for (int option : options) {
            for (int item = 0; item < ITEMS; item++) {
                text.append((option >> item & 1) == 1 ? (char) ('a' + item) + " " : "");
            }
            text.append('\n');
        }
        int expected = count(options, 0, 0);
        OpenedPuzzle cover = OpenedPuzzle.open(client, tally, "knuth", text.toString());
        Checks.same(
                "solutions of " + text,
                expected,
                cover.answer("count").get("solutions").getAsInt());
        String verdict = expected == 0 ? "none" : expected == 1 ? "unique" : "multiple";
        Checks.same("verdict of " + text, verdict, cover.verdict("unique"));
        Checks.same("explanation of " + text, verdict, cover.verdict("explain"));
    }

    private static int count(List<Integer> options, int from, int covered) {
        if (from == options.size()) {
            return covered == (1 << ITEMS) - 1 ? 1 : 0;
        }
        int with = (options.get(from) & covered) == 0 ? count(options, from + 1, covered | options.get(from)) : 0;
        return with + count(options, from + 1, covered);
    }
}
