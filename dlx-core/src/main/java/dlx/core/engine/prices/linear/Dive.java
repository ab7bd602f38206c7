package dlx.core.engine.prices.linear;

import dlx.core.engine.prices.dual.PricesWorker;

/**
 * A dive for a first solution: repeatedly takes the column of maximum value and all of value near 1, and solves the
 * residual program, until all values are integral. If the node below cannot contain a wanted solution, the column is
 * left out instead, up to {@link #MOST_MISTAKES} times.
 */
record Dive(Program program, LiveColumns live, LinearNode node, PricesWorker worker) {

    /** Value above which all columns are taken together. */
    private static final double NEARLY = 0.8;

    /** Maximum number of columns that are left out after they were taken. */
    private static final int MOST_MISTAKES = 30;

    /** Dives from the live columns, and restores them. The program must be solved again afterwards. */
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

    /** Returns the column of maximum value that has not been taken; -1 if all these values are 0. */
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

    /** Takes a column and all columns of value above {@link #NEARLY}. */
    private void takeNear(int greatest) {
        live.take(greatest);
        for (int j = 0; j < program.columns; j++) {
            if (node.simplex.valueOf(j) > NEARLY && live.isLive(j) && !live.isTaken(j)) {
                live.take(j);
            }
        }
    }
}
