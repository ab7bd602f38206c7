package dlx.soak.page;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Random;

/** One of the clients: makes one visit after the other, drawn at random, with pauses between. */
final class Guest implements Runnable {

    private static final int LONGEST_PAUSE = 2_000;

    /** Those of which there are more stand here more often; making puzzles takes a core for seconds. */
    static final List<Activity> ACTIVITIES = List.of(
            new QueensActivity(),
            new QueensActivity(),
            new SudokuActivity(),
            new SudokuActivity(),
            new CoverActivity(),
            new CoverActivity(),
            new AssignmentActivity(),
            new MistakesActivity(),
            new VanishingActivity(),
            new VanishingActivity(),
            new GenerateActivity());

    private final PageClient client;
    private final VisitCounts tally;
    private final Random random;
    private final String name;
    private final long end;

    /**
     * A guest.
     *
     * @param end of the last pause, as {@link System#nanoTime} tells it
     */
    Guest(URI address, VisitCounts tally, long seed, long end) {
        this.client = new PageClient(address, tally);
        this.tally = tally;
        this.random = new Random(seed);
        this.name = "client of seed " + seed;
        this.end = end;
    }

    @Override
    public void run() {
        try {
            while (System.nanoTime() < end) {
                visit(ACTIVITIES.get(random.nextInt(ACTIVITIES.size())));
                Thread.sleep(random.nextInt(LONGEST_PAUSE));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void visit(Activity visit) throws InterruptedException {
        try {
            visit.make(client, tally, random);
        } catch (BusyException e) {
            tally.wasBusy();
        } catch (IOException | RuntimeException | AssertionError e) {
            tally.wrong(name + ", " + visit.getClass().getSimpleName() + ": " + e);
        }
        tally.visited();
    }
}
