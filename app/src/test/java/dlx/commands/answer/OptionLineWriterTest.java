package dlx.commands.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.console.ProcessConsole;
import dlx.core.search.Visit;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionLineWriterTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ProcessConsole console =
            new ProcessConsole(out, new ByteArrayOutputStream(), false, false, () -> false, () -> {});

    @Test
    void writesNumbersFromOneInAscendingOrder() {
        OptionLineWriter lines = new OptionLineWriter(console, 1000);

        assertThat(lines.visit(new int[] {999, 0, 98, 99, 7, 7}, 5)).isEqualTo(Visit.CONTINUE);
        lines.visit(new int[] {3}, 1);

        assertThat(written()).isEqualTo("1 8 99 100 1000\n4\n");
    }

    @Test
    void theEmptySolutionIsAnEmptyLine() {
        new OptionLineWriter(console, 0).visit(new int[16], 0);
        new OptionLineWriter(console, 5).visit(new int[16], 0);

        assertThat(written()).isEqualTo("\n\n");
    }

    /** Few of many options are sorted, many of few are marked. */
    @ParameterizedTest
    @CsvSource({"1, 1", "64, 64", "65, 2", "112, 32", "9999, 1", "9999, 3", "9999, 39", "9999, 40", "1200000, 20"})
    void writesAnySolutionAsPeopleWould(int optionCount, int length) {
        long seed = 7 * optionCount + length;
        Random random = new Random(seed);
        OptionLineWriter lines = new OptionLineWriter(console, optionCount);
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 50; i++) {
            int[] options = random.ints(0, optionCount).distinct().limit(length).toArray();
            expected.append(Arrays.stream(options)
                            .sorted()
                            .mapToObj(option -> String.valueOf(option + 1))
                            .collect(Collectors.joining(" ")))
                    .append('\n');

            lines.visit(Arrays.copyOf(options, length + 3), length);
        }

        assertThat(written()).as("seed %d", seed).isEqualTo(expected.toString());
    }

    @Test
    void aLineMayBeLongerThanWhatIsBuffered() {
        int[] all = IntStream.range(0, 30_000).toArray();
        OptionLineWriter lines = new OptionLineWriter(console, all.length);

        lines.visit(all, all.length);
        lines.visit(all, all.length);

        String line = Arrays.stream(all).mapToObj(k -> String.valueOf(k + 1)).collect(Collectors.joining(" ")) + '\n';
        assertThat(written()).isEqualTo(line + line);
    }

    private String written() {
        console.close();
        return out.toString(StandardCharsets.US_ASCII);
    }
}
