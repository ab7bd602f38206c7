package dlx.core.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.engine.StopCheck;
import dlx.core.explain.Weights;
import dlx.core.search.Givens;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests a board of 4 900 cells: the generators stay short, and all data fits into a small heap. */
class LargeBoardTest {

    private static final int SIZE = 70;

    @Test
    void aLargeBoardIsAChessboardToo() {
        Weights weights = WeightsFinder.find(Boards.mutilated(SIZE), Givens.NONE, StopCheck.NEVER)
                .orElseThrow();

        assertThat(weights.modulus()).isZero();
        assertThat(weights.total()).isEqualTo(2);
        assertThat(IntStream.range(0, weights.items()).map(i -> (int) weights.weight(i)))
                .allMatch(w -> -1 <= w && w <= 1)
                .filteredOn(w -> w == 0)
                .hasSize(2);
    }

    /** Tests a ring of 200 001 items, for which a bit per pair of items would need 5 GB. */
    @Test
    void aRingOf200001ItemsIsOdd() {
        int n = 200_001;
        Cover<Integer> ring = Cover.of(cover -> {
            Items items = cover.items("item", n);
            for (int i = 0; i < n; i++) {
                cover.option(i, items.at(i), items.at((i + 1) % n));
            }
        });

        Weights weights =
                WeightsFinder.find(ring.data(), Givens.NONE, StopCheck.NEVER).orElseThrow();

        assertThat(weights.name()).isEqualTo("weights mod 2");
        assertThat(weights.total()).isEqualTo(n);
    }

    /** Tests a heap of 64 MB; a matrix of all generators and items would take 190 MB. */
    @Test
    @Tag("slow")
    void aHeapOf64MegabytesIsEnough() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        LargeBoardTest.class.getName())
                .redirectErrorStream(true)
                .start();
        try {
            String said = new String(process.getInputStream().readAllBytes());
            assertThat(process.waitFor(300, TimeUnit.SECONDS)).isTrue();
            assertThat(said).isEqualToIgnoringNewLines("weights, total 2");
        } finally {
            process.destroyForcibly();
        }
    }

    /** Runs in a process with a small heap, started by the test above. */
    public static void main(String[] args) {
        System.out.println(WeightsFinder.find(Boards.mutilated(SIZE), Givens.NONE, StopCheck.NEVER)
                .orElseThrow());
    }
}
