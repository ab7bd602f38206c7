package dlx.soak.solves;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SolvesSoakTest {

    private static final int FEW_OPTIONS = 16;

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);

    @Test
    void everyAnswerIsRightAndEachTenthHasItsLine() throws IOException {
        new SolvesSoak(7, out).run(SolvesSoak.LEAST);
        assertThat(printed.toString(StandardCharsets.UTF_8).lines()).hasSize(2 + 10);
    }

    /** Half a minute. */
    @Tag("slow")
    @Test
    void nothingIsLeftOfManySearches() throws IOException {
        assertThat(new SolvesSoak(8, out).run(200_000))
                .as(printed.toString(StandardCharsets.UTF_8))
                .isEmpty();
    }

    @Test
    void ofAllSetsOfOptionsAsManyAreSolutionsAsAreKnown() {
        List<KnownCover> small = KnownCovers.all().stream()
                .filter(known -> known.maker().get().optionCount() <= FEW_OPTIONS)
                .toList();
        assertThat(small).hasSizeGreaterThan(10);
        for (KnownCover known : small) {
            Cover<Integer> cover = known.maker().get();
            DefinitionCheck check = new DefinitionCheck(cover);
            long solutions = IntStream.range(0, 1 << cover.optionCount())
                    .mapToObj(SolvesSoakTest::options)
                    .filter(options -> check.isSolution(options, options.length))
                    .count();
            assertThat(solutions).as(known.name()).isEqualTo(known.solutions());
        }
    }

    private static int[] options(int set) {
        int[] options = new int[Integer.bitCount(set)];
        for (int k = 0, left = set; left != 0; left &= left - 1) {
            options[k++] = Integer.numberOfTrailingZeros(left);
        }
        return options;
    }
}
