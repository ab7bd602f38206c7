package dlx.web.play;

import java.util.ArrayList;
import java.util.List;

/**
 * Counts the steps of a search and keeps evenly spread marks. If there are too many marks, every second one is removed
 * and the gap doubles. So a tree of any size has enough marks, and the steps after each mark can be computed again.
 */
abstract class MarkCounter extends StepCounter {

    /** Maximum number of marks; more marks are thinned out. */
    private static final int MOST_MARKS = 1024;

    private final List<Bookmark> marks = new ArrayList<>();

    /** Number of choices from one mark to the next. */
    private long gap;

    MarkCounter(Bookmark from, long gap) {
        super(from);
        this.gap = gap;
    }

    /** Returns the marks in order. */
    final List<Bookmark> marks() {
        return marks;
    }

    final long gap() {
        return gap;
    }

    @Override
    final void aboutToChoose() {
        if (choices() % gap == 0) {
            marks.add(mark());
            if (marks.size() > MOST_MARKS) {
                gap *= 2;
                marks.removeIf(mark -> mark.choice() % gap != 0);
            }
        }
    }
}
