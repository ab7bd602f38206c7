package dlx.spark;

import dlx.core.OptionVisitor;
import java.io.IOException;
import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/**
 * A task on an executor. It searches works one after the other until its time is up, and returns the unsearched pieces
 * of the current work. Spark may run it twice, with different results, and uses one of them.
 */
final class GroupTask extends AbstractFunction1<Iterator<Group>, GroupResult> implements Serializable {

    private static final long serialVersionUID = 1L;

    /**
     * Minimum number of pieces into which an unfinished work is divided, if possible. A single piece could be the whole
     * work again and again.
     */
    private static final int PARTS = 16;

    private final Broadcast<SearchSpec> spec;
    private final PieceQuestion asked;
    private final Duration time;
    private final double most;
    private final Output output;

    /**
     * Creates a task.
     *
     * @param time maximum time of the search
     * @param most maximum share of the tree for each unsearched piece
     */
    GroupTask(Broadcast<SearchSpec> spec, PieceQuestion asked, Duration time, double most, Output output) {
        this.spec = spec;
        this.asked = asked;
        this.time = time;
        this.most = most;
        this.output = output;
    }

    @Override
    public GroupResult apply(Iterator<Group> groups) {
        Group group = groups.next();
        long begin = System.nanoTime();
        try (SolutionFile file = output.open(group.key())) {
            List<Slice> slices = search(group, begin, file);
            file.commit();
            return new GroupResult(group, slices, (System.nanoTime() - begin) / 1e9);
        } catch (IOException e) {
            throw new PieceFailedException(group.works().get(0), e);
        }
    }

    private List<Slice> search(Group group, long begin, OptionVisitor lines) {
        List<Slice> slices = new ArrayList<>();
        for (Work work : group.works()) {
            Duration left = time.minusNanos(System.nanoTime() - begin);
            if (left.isNegative()) {
                if (!slices.isEmpty()) {
                    break;
                }
                left = Duration.ZERO; // at least one node
            }
            Slice slice = search(work, work.mayBeCut() ? left : TaskTime.FOREVER, lines);
            slices.add(slice);
            if (!slice.left().isEmpty()) {
                break;
            }
        }
        return slices;
    }

    private Slice search(Work work, Duration left, OptionVisitor lines) {
        try {
            return asked.search(
                    spec.value(), work, left, Math.min(most, work.piece().weight() / PARTS), lines);
        } catch (PieceQuestion.InterruptedSearch | CancellationException e) {
            Optional.ofNullable(TaskContext.get()).ifPresent(TaskContext::killTaskIfInterrupted);
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw new PieceFailedException(work, e);
        }
    }
}
