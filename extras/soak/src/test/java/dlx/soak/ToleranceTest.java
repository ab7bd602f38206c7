package dlx.soak;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ToleranceTest {

    private static final int MIB = 1 << 20;

    private static final Holdings BEFORE = new Holdings(4 * MIB, 100 * MIB, 6, 31, 2000);

    private static final Tolerance SOME = new Tolerance(2 * MIB, 50 * MIB, 0, 1, 10);

    @Test
    void nothingIsSaidOfWhatIsLessOrHardlyMore() {
        assertThat(SOME.complaints(BEFORE, BEFORE)).isEmpty();
        assertThat(SOME.complaints(BEFORE, new Holdings(6 * MIB, 150 * MIB, 6, 32, 2010)))
                .isEmpty();
        assertThat(SOME.complaints(BEFORE, new Holdings(MIB, MIB, 1, 1, 1))).isEmpty();
    }

    @Test
    void whateverHasGrownIsNamed() {
        assertThat(SOME.complaints(BEFORE, new Holdings(7 * MIB, 151 * MIB, 7, 33, 2011)))
                .containsExactly(
                        "MiB of heap after GC: 4 before, 7 after; expected 2 more at most",
                        "MiB of RSS: 100 before, 151 after; expected 50 more at most",
                        "threads: 6 before, 7 after; expected 0 more at most",
                        "descriptors: 31 before, 33 after; expected 1 more at most",
                        "classes: 2000 before, 2011 after; expected 10 more at most");
    }
}
