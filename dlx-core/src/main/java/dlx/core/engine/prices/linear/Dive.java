package dlx.core.engine.prices.linear;

import dlx.core.engine.prices.dual.PricesWorker;

/**
 * A first solution: takes the column of greatest value, and those that are nearly whole, again and again, and solves what is left, until
 * it is whole. Where that leads to nothing wanted, the column is left out instead, some times.
 */
final class Dive {

    /** Columns of so much are taken together. */
    private static final double NEARLY = 0.8;

    private static final int MOST_MISTAKES = 30;

    private final Program program;
    private final LiveColumns live;
    private final LinearNode node;
    private final PricesWorker worker;

    Dive(Program program, LiveColumns live, LinearNode node, PricesWorker worker) {
        this.program = program;
        this.live = live;
        this.node = node;
        this.worker = worker;
    }

    /** Dives from what is left, and comes back; the program is to be solved anew then. */
    void run() {
        int mark = live.mark();
        int mistakes = 0;
        boolean isWanted = true;
        while (isWanted && !node.offerIfWhole()) {
            int before = live.mark();
            int greatest = greatest();
            if (greatest < 0) {
                break;
            }
            takeNear(greatest);
            worker.enter();
            isWanted = node.look();
            if (!isWanted && mistakes < MOST_MISTAKES) {
                mistakes++;
                live.backTo(before);
                live.leaveOut(greatest);
                isWanted = node.look();
            }
        }
        live.backTo(mark);
    }

    /** The column of greatest value that has not been taken, or -1. */
    private int greatest() {
        int greatest = -1;
        double most = 0;
        for (int j = 0; j < program.columns; j++) {
            if (live.isLive(j) && !live.isTaken(j) && node.simplex.valueOf(j) > most) {
                most = node.simplex.valueOf(j);
                greatest = j;
            }
        }
        return greatest;
    }

    /** Takes a column and all that are nearly whole. */
    private void takeNear(int greatest) {
        live.take(greatest);
        for (int j = 0; j < program.columns; j++) {
            if (node.simplex.valueOf(j) > NEARLY && live.isLive(j) && !live.isTaken(j)) {
                live.take(j);
            }
        }
    }
}
