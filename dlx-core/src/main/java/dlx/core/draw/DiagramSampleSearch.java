package dlx.core.draw;

import dlx.core.diagram.DiagramFullException;
import dlx.core.diagram.Zdd;
import dlx.core.diagram.ZddSampler;
import dlx.core.engine.ForwardingSearch;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.sweep.DiagramSearch;
import dlx.core.search.StopReason;
import dlx.core.search.internal.SearchQuestion;
import java.util.Optional;

/**
 * Draws solutions from the diagram of all solutions. If the search tree turns out to be smaller than the diagram, a
 * {@link SampleSearch} of the tree draws them instead. If the tree is too long and the diagram does not fit, or is too
 * unlikely to fit to be begun, the search ends with {@link StopReason#MEMORY}.
 */
public final class DiagramSampleSearch extends ForwardingSearch {

    /** Maximum number of nodes, as estimated, of a tree that is searched; more would take hours. */
    private static final double MOST_NODES = 1e11;

    private final DiagramSearch all;
    private final SearchControl control;
    private final SearchQuestion.Sample question;
    private final long memory;
    private Optional<ZddSampler> sampler = Optional.empty();
    private Optional<Search> tree = Optional.empty();
    private boolean started;
    private int drawn;

    /**
     * Creates a search that has not begun.
     *
     * @param memory maximum number of bytes that drawing may use in addition to the diagram
     */
    public DiagramSampleSearch(DiagramSearch all, SearchControl control, SearchQuestion.Sample question, long memory) {
        super(all);
        this.all = all;
        this.control = control;
        this.question = question;
        this.memory = memory;
    }

    /** Returns true if the draws come from a diagram, which has been built. */
    public boolean hasDiagram() {
        return sampler.isPresent();
    }

    @Override
    public boolean advance() {
        if (!started) {
            started = true;
            start();
        }
        if (tree.isPresent()) {
            return tree.get().advance();
        }
        boolean more =
                drawn < question.count() && sampler.isPresent() && sampler.get().draw();
        drawn += more ? 1 : 0;
        return more;
    }

    private void start() {
        try {
            Optional<Zdd> made = all.diagram();
            if (made.isPresent()) {
                sampler = Optional.of(made.get().within(memory, control::check).sampler(question.seed()));
            } else if (all.isTreeLongerThan(MOST_NODES)) {
                control.end(StopReason.MEMORY);
            } else if (control.stopped() == StopReason.EXHAUSTED) {
                tree = Optional.of(new SampleSearch(all, control, question));
            }
        } catch (DiagramFullException e) {
            control.end(StopReason.MEMORY);
        } catch (SearchStopped e) {
            // the control has the reason
        }
    }

    @Override
    public boolean isOver() {
        return tree.isPresent() && tree.get().isOver();
    }

    @Override
    public int length() {
        return tree.map(Search::length).orElseGet(() -> sampler.orElseThrow().length());
    }

    @Override
    public void copyOptions(int[] into) {
        if (tree.isPresent()) {
            tree.get().copyOptions(into);
        } else {
            ZddSampler draws = sampler.orElseThrow();
            System.arraycopy(draws.options(), 0, into, 0, draws.length());
        }
    }
}
