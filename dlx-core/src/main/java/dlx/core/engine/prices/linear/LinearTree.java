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
 * The tree of a {@link LinearSearch}, or a part of it, depth first, the first side of each {@link Branch} before the second one. For
 * the second sides of the upper levels bases are kept. Where others are idle, the uppermost second side is given away.
 */
final class LinearTree {

    /**
     * A part of the tree.
     *
     * @param branches from the root down to it
     * @param isSecond of each of them, whether it is its second side
     */
    record Part(List<Branch> branches, boolean[] isSecond) {

        /** All of the tree. */
        static final Part WHOLE = new Part(List.of(), new boolean[0]);
    }

    /** Bases that are kept for the second side of a node take so many bytes at most, however many there may be. */
    private static final long MOST_KEPT = 64L << 20;

    /** So many matrices there are besides: the basis, that of the root, that which trials come back to, and the pairs of items. */
    private static final int OTHER_MATRICES = 4;

    private final Program program;
    private final LiveColumns live;
    private final LinearNode node;
    private final PricesWorker worker;
    private final PairChoice branching;
    private final Consumer<Part> others;

    /** What is searched. */
    private Part part = Part.WHOLE;

    private final List<Basis.Saved> kept = new ArrayList<>();
    private final int mostKept;

    /** Of each level: the branch of its node, the mark before it, and whether the second side is being searched. */
    private final List<Branch> branch = new ArrayList<>();

    private int[] mark = new int[64];
    private boolean[] isSecond = new boolean[64];

    /** Of each level whose first side is being searched, whether the second one was given away. */
    private boolean[] isGiven = new boolean[64];

    /**
     * A tree.
     *
     * @param memory how many bytes its bases, and those of its search, may take
     * @param others who takes what is given away
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

    /** How many bases of so many rows are kept where a search may take so many bytes; -1 or less if it has no room at all. */
    static int basesKept(int rows, long memory) {
        long free = memory - OTHER_MATRICES * Basis.bytes(rows);
        return (int) Math.floorDiv(Math.min(free, MOST_KEPT), Basis.bytes(rows));
    }

    /** Meets what is wanted in this round of a part, from all columns and the basis of the root; false if it was given up. */
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

    /** Looks at a node; whether it is to be taken apart, and how stands in {@link #branch} then. */
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

    /** Gives away the uppermost second side above a level that has not been begun, if there is one. */
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
