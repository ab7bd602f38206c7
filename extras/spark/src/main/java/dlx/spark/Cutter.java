package dlx.spark;

import dlx.core.Pieces;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;

/** Cuts open pieces, on the driver, until there are enough for all cores, and none is too large. */
final class Cutter {

    /** For each core, so many tasks, for they are not equally long. */
    static final int TASKS_PER_CORE = 20;

    /** The greatest share of the tree that a task should have. */
    static final double GREATEST_SHARE = 0.01;

    /** More cuts than this for each task that is wanted: the tree has no more branches here. */
    private static final int CUTS_PER_TASK = 50;

    /** With so many times the works that are wanted, time will do more than cutting. */
    private static final int ENOUGH = 4;

    private final Pieces pieces;
    private final BooleanSupplier mayContinue;

    Cutter(Pieces pieces, BooleanSupplier mayContinue) {
        this.pieces = pieces;
        this.mayContinue = mayContinue;
    }

    /** The greatest weight of a task, for so many cores. */
    static double greatestWeight(Ledger ledger, int cores) {
        double left =
                ledger.open().stream().mapToDouble(w -> w.piece().weight()).sum();
        return Math.min(GREATEST_SHARE, left / ((double) TASKS_PER_CORE * cores));
    }

    /**
     * Cuts the heaviest works until all are light enough and there are enough of them.
     *
     * @param once whether each is cut once at least, since no task could finish it; not where there are many
     */
    void cut(Ledger ledger, int cores, double greatest, boolean once) {
        int wanted = TASKS_PER_CORE * cores;
        if (once && ledger.open().size() < ENOUGH * wanted) {
            for (Work work : List.copyOf(ledger.open())) {
                if (mayContinue.getAsBoolean()) {
                    cut(ledger, work);
                }
            }
        }
        PriorityQueue<Work> heaviest = new PriorityQueue<>(
                Comparator.comparingDouble((Work w) -> -w.piece().weight()).thenComparing(Work::key));
        heaviest.addAll(ledger.open());
        int cuts = CUTS_PER_TASK * wanted;
        while (!heaviest.isEmpty()
                && cuts-- > 0
                && (ledger.open().size() < wanted || heaviest.peek().piece().weight() > greatest)
                && mayContinue.getAsBoolean()) {
            heaviest.addAll(cut(ledger, heaviest.remove()));
        }
    }

    /** The parts of a work, to be cut again; none if it cannot be cut. */
    private List<Work> cut(Ledger ledger, Work work) {
        if (!work.mayBeCut()) {
            return List.of();
        }
        Pieces.Cut cut = pieces.cut(work.piece());
        if (cut.pieces().equals(List.of(work.piece()))) {
            return List.of();
        }
        ledger.cut(work, cut);
        return work.parts(cut.pieces());
    }

    /**
     * The open works, in order, in groups of works that are not too heavy together, nor too many.
     *
     * @param wanted how many groups there are at least, if there are so many works: weights may all be next to nothing
     * @param oneFile whether a group writes one file: then no solution that was written already may lie between its works
     */
    static List<Group> groups(Ledger ledger, int wanted, double greatest, boolean oneFile) {
        int most = Math.max(1, ledger.open().size() / wanted);
        List<Group> groups = new ArrayList<>();
        List<Work> together = new ArrayList<>();
        double weight = 0;
        for (Work work : ledger.open()) {
            double its = work.piece().weight();
            if (!together.isEmpty()) {
                Work last = together.get(together.size() - 1);
                if (weight + its > greatest
                        || together.size() == most
                        || oneFile && ledger.hasSolutionsBetween(last, work)) {
                    groups.add(new Group(List.copyOf(together)));
                    together.clear();
                    weight = 0;
                }
            }
            together.add(work);
            weight += its;
        }
        if (!together.isEmpty()) {
            groups.add(new Group(List.copyOf(together)));
        }
        return groups;
    }
}
