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
 * A task on an executor: searches works one after the other until its time is up, and gives back what is left of the
 * one it is at. It may run twice, and give back something else each time; Spark takes one of the results.
 */
final class GroupTask extends AbstractFunction1<Iterator<Group>, GroupResult> implements Serializable {

    private static final long serialVersionUID = 1L;

    /** The least number of pieces that a work leaves, where possible: a single one would be the whole, again and again. */
    private static final int PARTS = 16;

    private final Broadcast<SearchSpec> spec;
    private final PieceQuestion asked;
    private final Duration time;
    private final double most;
    private final Output output;

    /**
     * A task.
     *
     * @param time how long it may search
     * @param most the greatest share of the tree that a piece of what is left should have
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
                left = Duration.ZERO; // a node at least
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
