package dlx.benchmarks.measure;

import dlx.api.Cover;
import dlx.core.engine.Branching;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.TreeSearch;
import dlx.core.plan.Compilations;
import dlx.core.search.CancellationToken;
import dlx.core.search.Deadline;
import dlx.core.search.Givens;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import dlx.core.threads.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Goes through a search tree step by step and notes its shape. Belongs to one walk that has not begun. */
final class TreeRecorder {

    /** A node has a path noted so often: for samples. */
    private static final int SAMPLE_EVERY = 1 << 13;

    private final TreeSearch walk;
    private final long grain;
    private final List<Open> open = new ArrayList<>();
    private final List<int[]> paths = new ArrayList<>();
    private int depth;
    private long nodes;

    /** A node whose subtree is not known whole. */
    private static final class Open {
        private final List<Subtree> children = new ArrayList<>();
        private long nodes;
        private long solutions;

        private void begin() {
            children.clear();
            nodes = 1;
            solutions = 0;
        }

        private void add(Subtree child) {
            children.add(child);
            nodes += child.nodes();
            solutions += child.solutions();
        }
    }

    /** Makes walks that have not begun, each for itself. */
    static Supplier<TreeSearch> walks(Cover<?> cover, String engine, SearchMode aim) {
        Compilations compilations = new Compilations(cover.data(), Threads.WAITING);
        SearchRequest.Kind kind =
                new SearchRequest.Kind(engine, aim, Branching.MRV, false, false, false, RootReduction.AUTO);
        SearchControl control = new SearchControl(
                Long.MAX_VALUE,
                Deadline.of(new CancellationToken()),
                search -> {},
                cover.data().nodeCount());
        return () -> (TreeSearch) compilations
                .find(kind, control)
                .compiled()
                .start(new SearchRequest(kind, Givens.NONE, Strategy.MRV, 1L << 20), control);
    }

    /** @param grain subtrees of fewer nodes are leaves */
    TreeRecorder(TreeSearch walk, long grain) {
        this.walk = walk;
        this.grain = grain;
    }

    /** The whole tree. */
    Subtree record() {
        begin(0);
        boolean alive = walk.enterRoot();
        while (goOn(alive)) {
            int level = walk.level();
            closeBelow(level);
            alive = walk.takeNext();
            begin(level + 1);
            if (++nodes % SAMPLE_EVERY == 0) {
                paths.add(path(level));
            }
        }
        closeBelow(0);
        return closed(open.get(0));
    }

    /** Paths of some nodes all over the tree, the options chosen above them. */
    List<int[]> paths() {
        return paths;
    }

    /** Whether the walk has an option to take. */
    private boolean goOn(boolean alive) {
        if (alive && !walk.isSolved()) {
            walk.choose();
            return true;
        }
        if (alive) {
            open.get(depth).solutions++;
        }
        return walk.backUp();
    }

    private void begin(int atDepth) {
        depth = atDepth;
        if (open.size() == depth) {
            open.add(new Open());
        }
        open.get(depth).begin();
    }

    private void closeBelow(int level) {
        for (; depth > level; depth--) {
            open.get(depth - 1).add(closed(open.get(depth)));
        }
    }

    private Subtree closed(Open node) {
        return node.nodes < grain || node.children.isEmpty()
                ? Subtree.leaf(node.nodes, node.solutions)
                : Subtree.of(node.children);
    }

    private int[] path(int level) {
        int[] path = new int[level + 1];
        for (int l = 0; l <= level; l++) {
            path[l] = walk.optionAt(l);
        }
        return path;
    }
}
