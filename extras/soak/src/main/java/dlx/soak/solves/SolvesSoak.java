package dlx.soak.solves;

import dlx.soak.Holdings;
import dlx.soak.SoakTable;
import dlx.soak.ThisProcess;
import dlx.soak.Tolerance;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/** Millions of small searches, one after the other: nothing of an earlier one may be left. */
public final class SolvesSoak {

    /** Searches between two batches of sudokus, the batch included. */
    private static final int ROUND = 20 * SudokuBatch.SIZE;

    private static final int TABLE_LINES = 10;

    /** After so many nearly all classes have been loaded: what a process holds then is compared with what it holds at the end. */
    private static final int WARM = 10_000;

    /** With fewer searches nothing would be compared. */
    public static final int LEAST = 2 * WARM;

    /** RSS goes up and down with the part of the heap that is for what lives shortly; some classes are needed late; the JVM opens files. */
    private static final Tolerance TOLERANCE = new Tolerance(2 << 20, 300 << 20, 0, 2, 60);

    private final RandomQuestions questions;
    private final SudokuBatch sudokus;
    private final PrintStream out;

    /** A soak with questions of a seed. */
    public SolvesSoak(long seed, PrintStream out) {
        questions = new RandomQuestions(seed);
        sudokus = new SudokuBatch(seed);
        this.out = out;
    }

    /**
     * Makes so many searches, with a line of figures before them and after each tenth.
     *
     * @param solves at least {@link #LEAST}
     * @return what has grown
     */
    public List<String> run(long solves) throws IOException {
        SoakTable table = new SoakTable(out, "solves\trefused");
        table.add("0\t0", ThisProcess.holdings());
        Optional<Holdings> warm = Optional.empty();
        Holdings last = ThisProcess.holdings();
        long done = 0;
        for (int line = 1; line <= TABLE_LINES; line++) {
            for (; done < solves * line / TABLE_LINES; done += ROUND) {
                round();
            }
            last = ThisProcess.holdings();
            table.add(done + "\t" + questions.refused(), last);
            if (warm.isEmpty() && done >= WARM) {
                warm = Optional.of(last);
            }
        }
        return TOLERANCE.complaints(warm.orElseThrow(), last);
    }

    private void round() {
        sudokus.solve();
        for (int k = SudokuBatch.SIZE; k < ROUND; k++) {
            questions.ask();
        }
    }
}
