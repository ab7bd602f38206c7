package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of descriptions that hand their cover to another thread. */
class DescribingThreadTest {

    private static final String REFUSED = "the thread \"helper\" describes the cover that the thread \""
            + "describer\" was asked for; one thread describes a cover, others may compute for it";

    @ParameterizedTest
    @ValueSource(strings = {"option", "primary", "secondary", "times", "colored", "named color", "sweepOrder"})
    void anotherOneIsRefusedByName(String call) {
        assertRefused((cover, item) -> {
            switch (call) {
                case "option" -> cover.option("x", item);
                case "primary" -> cover.item("late");
                case "secondary" -> cover.items("late", 2).secondary();
                case "times" -> item.times(1, 2);
                case "colored" -> item.colored(1);
                case "named color" -> item.colored("red");
                default -> cover.sweepOrder(List.of(item));
            }
        });
    }

    /** Its exception may end in a thread that nobody asks: half a cover would be an answer. */
    private void assertRefused(BiConsumer<CoverBuilder<String>, Item> call) {
        AtomicReference<Throwable> reported = new AtomicReference<>();
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        run(
                "describer",
                thrown,
                () -> Cover.of(String.class, cover -> {
                    Item item = cover.item("item");
                    cover.option("a", item);
                    run("helper", reported, () -> call.accept(cover, item));
                }));
        assertThat(reported.get()).isInstanceOf(ModelException.class).hasMessage(REFUSED);
        assertThat(thrown.get()).isSameAs(reported.get());
    }

    @Test
    void whatADescriptionMakesOfThatIsNotReported() {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        run(
                "describer",
                thrown,
                () -> Cover.of(String.class, cover -> {
                    run("helper", new AtomicReference<>(), () -> cover.item("item"));
                    throw new IllegalStateException("a future failed");
                }));
        assertThat(thrown.get()).hasMessage(REFUSED);
    }

    private static void run(String name, AtomicReference<Throwable> thrown, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setUncaughtExceptionHandler((dead, reason) -> thrown.set(reason));
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
