package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.PricesWorker;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The tree of a {@link LinearSearch}, or a part of it, searched depth first, the first side of each {@link Branch}
 * before the second. The bases of the upper levels are saved for their second sides. If other threads are idle, the
 * uppermost untried second side is given away.
 */
final class LinearTree {

    /**
     * A part of the tree.
     *
     * @param branches branches on the path from the root to the part
     * @param isSecond true for each of these branches whose second side is on the path
     */
    record Part(List<Branch> branches, boolean[] isSecond) {

        /** The whole tree. */
        static final Part WHOLE = new Part(List.of(), new boolean[0]);
    }

    /** Maximum number of bytes of the bases saved for second sides, however large the memory. */
    private static final long MOST_KEPT = 64L << 20;

    /** Number of other matrices: the basis, the bases of the root and before trials, and the pairs of items. */
    private static final int OTHER_MATRICES = 4;

    private final Program program;
    private final LiveColumns live;
    private final LinearNode node;
    private final PricesWorker worker;
    private final PairChoice branching;
    private final Consumer<Part> others;

    /** The part of the tree that is searched. */
    private Part part = Part.WHOLE;

    /** Saved basis of each of the first {@link #mostKept} levels. */
    private final List<Basis.Saved> kept = new ArrayList<>();

    /** Number of levels whose basis is saved; may be negative. */
    private final int mostKept;

    /** Branch of the node of each level. */
    private final List<Branch> branch = new ArrayList<>();

    /** Mark of {@link LiveColumns} of each level, before its branch is applied. */
    private int[] mark = new int[64];

    /** True for each level whose second side is being searched. */
    private boolean[] isSecond = new boolean[64];

    /** True for each level whose first side is being searched and whose second side was given away. */
    private boolean[] isGiven = new boolean[64];

    /**
     * Creates a tree.
     *
     * @param memory maximum number of bytes of the bases of the tree and its search
     * @param others receives the parts that are given away
     */
    LinearTree(
            Program program,
            LiveColumns live,
            LinearNode node,
            PricesWorker worker,
            ItemRaises raises,
            PacedStopCheck pace,
            long memory,
            Consumer<Part> others) {
        this.others = others;
        this.program = program;
        this.live = live;
        this.node = node;
        this.worker = worker;
        branching = new PairChoice(program, live, node, raises, pace);
        mostKept = basesKept(program.mostRows, memory);
    }

    /**
     * Returns the number of bases that are saved for second sides.
     *
     * @param rows maximum number of rows
     * @param memory maximum number of bytes of a search
     * @return the number of bases; negative if the memory does not suffice for a search
     */
    static int basesKept(int rows, long memory) {
        long free = memory - OTHER_MATRICES * Basis.bytes(rows);
        return (int) Math.floorDiv(Math.min(free, MOST_KEPT), Basis.bytes(rows));
    }

    /**
     * Finds the solutions in a part of the tree that this round wants, starting with all columns and the basis of the
     * root. Returns false if the search was abandoned.
     */
    boolean search(Part wanted, BooleanSupplier mayGiveUp) {
        part = wanted;
        for (int k = 0; k < part.isSecond.length; k++) {
            part.branches.get(k).apply(live, !part.isSecond[k]);
        }
        int level = 0;
        boolean isOpen = enter(0);
        while (true) {
            if (isOpen) {
                isSecond[level] = false;
                isGiven[level] = false;
                branch.get(level).apply(live, true);
                level++;
            } else if (level == 0) {
                return true;
            } else if (isSecond[level - 1] || isGiven[level - 1]) {
                level--;
                live.backTo(mark[level]);
                continue;
            } else {
                live.backTo(mark[level - 1]);
                isSecond[level - 1] = true;
                branch.get(level - 1).apply(live, false);
                if (level - 1 < mostKept) {
                    node.simplex.basis.restore(kept.get(level - 1));
                }
            }
            if (mayGiveUp.getAsBoolean()) {
                return false;
            }
            if (worker.areOthersIdle()) {
                giveAway(level);
            }
            isOpen = enter(level);
        }
    }

    /** Examines a node. Returns true if the search must branch here; then its branch is in {@link #branch}. */
    private boolean enter(int level) {
        worker.enter();
        if (!node.look()) {
            return false;
        }
        if (node.offerIfWhole() && node.isTooDear()) {
            return false;
        }
        node.leaveOutDear();
        Optional<Branch> chosen = branching.choose();
        if (chosen.isEmpty()) {
            node.offerTaken();
            return false;
        }
        keep(level, chosen.get());
        return true;
    }

    /** Gives away the uppermost untried second side above a level, if there is one. */
    private void giveAway(int below) {
        int level = 0;
        while (level < below && (isSecond[level] || isGiven[level])) {
            level++;
        }
        if (level < below) {
            List<Branch> path = new ArrayList<>(part.branches);
            path.addAll(branch.subList(0, level + 1));
            boolean[] sides = Arrays.copyOf(part.isSecond, path.size());
            System.arraycopy(isSecond, 0, sides, part.isSecond.length, level);
            sides[path.size() - 1] = true;
            isGiven[level] = true;
            others.accept(new Part(path, sides));
        }
    }

    private void keep(int level, Branch chosen) {
        if (level == mark.length) {
            mark = Arrays.copyOf(mark, 2 * level);
            isSecond = Arrays.copyOf(isSecond, 2 * level);
            isGiven = Arrays.copyOf(isGiven, 2 * level);
        }
        if (level == branch.size()) {
            branch.add(chosen);
        }
        branch.set(level, chosen);
        mark[level] = live.mark();
        if (level < mostKept) {
            if (level == kept.size()) {
                kept.add(new Basis.Saved(program));
            }
            node.simplex.basis.save(kept.get(level));
        }
    }
}
