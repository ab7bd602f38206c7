package dlx.core.derived;

import dlx.core.engine.ForwardingSearch;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.search.StopReason;
import java.util.Iterator;
import java.util.List;

/** A search that examines every solution of another search, and then returns the solutions that it has chosen. */
public abstract class CollectingSearch extends ForwardingSearch {

    private final SearchControl control;
    private Iterator<int[]> chosen = List.<int[]>of().iterator();
    private int[] present = new int[0];
    private boolean over;

    public CollectingSearch(Search all, SearchControl control) {
        super(all);
        this.control = control;
    }

    /** Examines a solution of the other search, which is positioned at it. */
    public abstract void look(Search solution);

    /**
     * Returns the chosen solutions in the order in which the search returns them: option numbers, an array per
     * solution.
     */
    public abstract List<int[]> chosen();

    @Override
    public final boolean advance() {
        if (!over) {
            gather();
        }
        boolean more = chosen.hasNext();
        present = more ? chosen.next() : present;
        return more;
    }

    private void gather() {
        while (super.advance()) {
            look(delegate());
            if (!control.mayContinue()) {
                break;
            }
        }
        over = true;
        chosen = chosen().iterator();
    }

    /** Returns true if every solution was examined. */
    final boolean isComplete() {
        return over && control.stopped() == StopReason.EXHAUSTED;
    }

    @Override
    public boolean isOver() {
        return over;
    }

    @Override
    public final int length() {
        return present.length;
    }

    @Override
    public final void copyOptions(int[] into) {
        System.arraycopy(present, 0, into, 0, present.length);
    }
}
