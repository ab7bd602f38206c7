package dlx.spark;

import dlx.core.Pieces;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;

/** Cuts open pieces, on the driver, until there are enough for all cores and each is small enough. */
final class Cutter {

    /** Number of tasks per core. Tasks differ in length, so several per core balance the load. */
    static final int TASKS_PER_CORE = 20;

    /** Maximum share of the tree for a task. */
    static final double GREATEST_SHARE = 0.01;

    /** Maximum number of cuts per wanted task. More cuts mean that the tree does not branch enough here. */
    private static final int CUTS_PER_TASK = 50;

    /**
     * Multiple of the wanted number of works from which works are not cut once more. Longer tasks then help more than
     * cutting.
     */
    private static final int ENOUGH = 4;

    private final Pieces pieces;
    private final BooleanSupplier mayContinue;

    Cutter(Pieces pieces, BooleanSupplier mayContinue) {
        this.pieces = pieces;
        this.mayContinue = mayContinue;
    }

    /** Returns the maximum weight of a task, for this number of cores. */
    static double greatestWeight(Ledger ledger, int cores) {
        double left =
                ledger.open().stream().mapToDouble(w -> w.piece().weight()).sum();
        return Math.min(GREATEST_SHARE, left / ((double) TASKS_PER_CORE * cores));
    }

    /**
     * Cuts the heaviest works until all are light enough and there are enough of them.
     *
     * @param cores number of cores of the cluster
     * @param greatest maximum weight of a work, as a share of the tree
     * @param once true if each work is cut at least once, because no task could finish it; ignored if there are
     *     many works
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

    /** Returns the parts of a work, which may be cut again; empty if the work cannot be cut. */
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
     * Returns the open works, in order, in groups that are limited in weight and in number of works.
     *
     * @param wanted minimum number of groups, if there are that many works. The weights alone may all be close to 0
     * @param greatest maximum weight of a group
     * @param oneFile true if a group writes one file. Then no written solutions may lie between its works
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
