package dlx.soak.page;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Random;

/** A client that makes random visits, one after the other, with pauses between them. */
final class Guest implements Runnable {

    private static final int LONGEST_PAUSE = 2_000;

    /**
     * Activities of the visits; frequent activities occur twice. Generating is rare, because it uses a core for
     * seconds.
     */
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
     * Creates a client.
     *
     * @param end time of the end, by {@link System#nanoTime}
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
