package dlx.core.engine.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.dual.ResidualProblem;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * Work on a large cover that must check the limits often. One node of a search for the best examines all options a
 * dozen times. Each part of this work checks the control once per stride of a {@link PacedStopCheck}: eleven times for
 * all nodes of the cover.
 */
public final class PricesLooks {

    public static final int OPTIONS = 60_000;

    public static final Problem PLAIN = problem(false, false);
    public static final Problem COLORED = problem(false, true);
    public static final Problem REPEATED = problem(true, false);

    private PricesLooks() {}

    /**
     * A part of the work.
     *
     * @param leastLooks minimum number of checks of the limits
     */
    public record Part(String name, int leastLooks, Consumer<StopCheck> work) {

        @Override
        public String toString() {
            return name;
        }

        public void check() {
            AtomicLong looks = new AtomicLong();
            work.accept(looks::incrementAndGet);
            assertThat(looks.get()).as(name).isGreaterThanOrEqualTo(leastLooks);
            for (long at = 1; at <= looks.get(); at += 1 + looks.get() / 50) {
                SearchStopped stopped = new SearchStopped(StopReason.TIME);
                AtomicLong left = new AtomicLong(at);
                assertThatThrownBy(() -> work.accept(() -> {
                            if (left.decrementAndGet() == 0) {
                                throw stopped;
                            }
                        }))
                        .as("%s: look %d of %d", name, at, looks.get())
                        .isSameAs(stopped);
            }
        }
    }

    private static Problem problem(boolean repeated, boolean colored) {
        return Problem.of(
                Cover.of(Integer.class, c -> {
                            Items all = repeated ? c.items("item", 60).repeated() : c.items("item", 60);
                            Items some = c.items("some", 20).secondary();
                            for (int k = 0; k < OPTIONS; k++) {
                                int weight = 1 + (int) (k * 7919L % 1000);
                                int first = k % 60;
                                int second = (first + 1 + k / 60 % 29) % 60;
                                if (repeated) {
                                    int third = (first + 30 + k / 1740 % 30) % 60;
                                    c.option(k, weight, all.at(first), all.at(second), all.at(third));
                                } else if (colored) {
                                    c.option(
                                            k,
                                            weight,
                                            all.at(first),
                                            all.at(second),
                                            some.at(k % 20).colored(k % 1000));
                                } else {
                                    c.option(k, weight, all.at(first), all.at(second), some.at(k % 20));
                                }
                            }
                        })
                        .data(),
                StopCheck.NEVER);
    }

    public static ResidualProblem remainder(Problem problem, StopCheck stop) {
        return new ResidualProblem(problem, new Root(problem, Givens.NONE), problem::weight, stop);
    }
}
