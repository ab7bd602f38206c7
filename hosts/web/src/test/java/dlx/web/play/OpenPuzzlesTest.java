package dlx.web.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Item;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.web.threads.Workers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class OpenPuzzlesTest {

    private static final SortedSet<Integer> NO_PINS = new TreeSet<>();

    private static final List<LoadedModel<?, ?>> MODELS = List.of(LoadedModel.of(new Slow(), "a test"));

    private static final Duration SOON = Duration.ofMillis(200);

    @Test
    void theOnesUsedLeastLatelyAreForgottenFirst() {
        OpenPuzzles puzzles = new OpenPuzzles(MODELS, WorkRunner.DIRECT);
        String first = puzzles.open("slow", "0", Map.of(), NO_PINS).id();
        String second = puzzles.open("slow", "1", Map.of(), NO_PINS).id();
        for (int n = 2; n < 65; n++) {
            puzzles.open("slow", String.valueOf(n), Map.of(), NO_PINS);
            assertThat(puzzles.get(first).id()).isEqualTo(first);
        }
        assertThatThrownBy(() -> puzzles.get(second))
                .isInstanceOfSatisfying(
                        Refused.class, e -> assertThat(e.status()).isEqualTo(Refused.FORGOTTEN));
    }

    @Test
    @Tag("slow")
    void manyLargeOnesDoNotFillTheMemory() {
        OpenPuzzles puzzles = new OpenPuzzles(MODELS, WorkRunner.DIRECT);
        String first = puzzles.open("slow", "1000000", Map.of(), NO_PINS).id(); // 400 000 options
        for (int n = 1; n < 26; n++) {
            puzzles.open("slow", String.valueOf(1_000_000 + n), Map.of(), NO_PINS);
        }
        assertThatThrownBy(() -> puzzles.get(first))
                .isInstanceOfSatisfying(
                        Refused.class, e -> assertThat(e.status()).isEqualTo(Refused.FORGOTTEN));
    }

    @Test
    void aHostWithLittleMemoryKeepsFewer() {
        OpenPuzzles few = OpenPuzzles.few(MODELS, WorkRunner.DIRECT);
        OpenPuzzles usual = new OpenPuzzles(MODELS, WorkRunner.DIRECT);
        String first = few.open("slow", "1000000", Map.of(), NO_PINS).id();
        usual.open("slow", "1000000", Map.of(), NO_PINS);
        for (int n = 1; n < 4; n++) {
            few.open("slow", String.valueOf(1_000_000 + n), Map.of(), NO_PINS);
            usual.open("slow", String.valueOf(1_000_000 + n), Map.of(), NO_PINS);
        }
        assertThat(usual.get(first).id()).isEqualTo(first);
        assertThatThrownBy(() -> few.get(first))
                .isInstanceOfSatisfying(
                        Refused.class, e -> assertThat(e.status()).isEqualTo(Refused.FORGOTTEN));
    }

    @Test
    void aModelThatDescribesForEverIsStopped() {
        // The time limit is nearly 0: with more, a fast machine reaches the maximum size of a cover first.
        OpenPuzzles puzzles = new OpenPuzzles(MODELS, WorkRunner.DIRECT, Duration.ofNanos(1), 1_000_000);
        assertThatThrownBy(() -> puzzles.open("slow", "-1", Map.of(), NO_PINS))
                .isInstanceOfSatisfying(
                        Refused.class, e -> assertThat(e.status()).isEqualTo(Refused.BUSY))
                .hasMessageContaining("took too long");
    }

    @Test
    void aModelThatHangsWhileItReadsIsInterruptedAndOthersAreServed() throws InterruptedException {
        Workers readers = new Workers("test", 2, SOON, "that took longer", hangs -> {});
        OpenPuzzles puzzles = new OpenPuzzles(MODELS, readers);
        assertThatThrownBy(() -> puzzles.open("slow", "-2", Map.of(), NO_PINS))
                .isInstanceOfSatisfying(
                        Refused.class, e -> assertThat(e.status()).isEqualTo(Refused.BUSY))
                .hasMessageContaining("took longer");
        Slow.interrupted.await();
        assertThat(puzzles.open("slow", "3", Map.of(), NO_PINS).cover().optionCount())
                .isEqualTo(2);
        readers.close();
    }

    @Test
    void theIdSaysWhatThePuzzleIs() {
        OpenPuzzles one = new OpenPuzzles(MODELS, WorkRunner.DIRECT);
        OpenPuzzles other = new OpenPuzzles(MODELS, WorkRunner.DIRECT);
        assertThat(one.open("slow", "3", Map.of(), NO_PINS).id())
                .isEqualTo(other.open("slow", "3", Map.of(), NO_PINS).id())
                .isNotEqualTo(one.open("slow", "3\n", Map.of(), NO_PINS).id())
                .matches("[0-9a-f]{16}");
    }

    /** -1 describes for ever, -2 reads for ever; from a million on it makes large covers. */
    private static final class Slow implements ExactCoverModel<Integer, Integer> {

        static final CountDownLatch interrupted = new CountDownLatch(1);

        @Override
        public String id() {
            return "slow";
        }

        @Override
        public Integer parse(PuzzleText text) {
            int n = text.nextInt("a number", -2, 2_000_000);
            if (n == -2) {
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException e) {
                    interrupted.countDown();
                    throw new IllegalStateException("interrupted", e);
                }
            }
            return n;
        }

        @Override
        public void describe(Integer n, CoverBuilder<Integer> cover) {
            Item item = cover.item("it");
            int options = n >= 1_000_000 ? 400_000 : 2;
            for (int k = 0; n == -1 || k < options; k++) {
                cover.option(k, item);
                if (n == -1) {
                    cover.item("more " + k).secondary();
                }
            }
        }

        @Override
        public String render(Integer n, Solution<Integer> solution) {
            return n + "\n";
        }
    }
}
