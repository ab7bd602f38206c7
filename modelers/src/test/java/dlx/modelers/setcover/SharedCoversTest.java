package dlx.modelers.setcover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.Cover;
import dlx.core.LoadedModel;
import dlx.modelers.grid.Judging;
import dlx.modelers.setcover.SetCoverModel.Chosen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Judges' samples and published instances, where they are at hand. */
class SharedCoversTest {

    private static final Path DATA = Path.of("..", "..", "shared", "data");

    private final LoadedModel<Family, Chosen> sets = LoadedModel.of(new SetCoverModel(), "test");

    @Test
    void answersTheSamplesOfTheJudge() throws IOException {
        Path samples = DATA.resolve("judge").resolve("repeated-cover");
        assumeTrue(Files.isDirectory(samples), "the samples are not here");
        List<Path> inputs;
        try (Stream<Path> files = Files.list(samples)) {
            inputs = files.filter(file -> file.toString().endsWith(".in")).toList();
        }
        assertThat(inputs).isNotEmpty();
        for (Path input : inputs) {
            String expected = Files.readString(Path.of(input.toString().replaceAll("in$", "ans")));
            String text = Files.readString(input);
            String printed = Judging.judge(new SetCoverModel(), "repeated-cover", text);
            assertThat(printed.lines().findFirst())
                    .as(input.toString())
                    .isEqualTo(expected.lines().findFirst());
            if (!expected.startsWith("No")) {
                int[] rows = numbers(printed.lines().toList().get(1));
                assertThat(printed.lines()).as(input.toString()).hasSize(2);
                assertThat(rows)
                        .as(input.toString())
                        .hasSize(numbers(printed)[0])
                        .doesNotHaveDuplicates();
                assertThat(columnsWithoutOne(text, rows)).as(input.toString()).isEmpty();
            }
        }
    }

    private static List<Integer> columnsWithoutOne(String text, int[] rows) {
        int[] all = numbers(text);
        BitSet without = new BitSet();
        without.set(0, all[1]);
        for (int row : rows) {
            IntStream.range(0, all[1])
                    .filter(column -> all[2 + (row - 1) * all[1] + column] == 1)
                    .forEach(without::clear);
        }
        return without.stream().boxed().toList();
    }

    private static int[] numbers(String text) {
        return Arrays.stream(text.strip().split("\\s+"))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    /** Nodes and costs were added up from the files by other means. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "scp41, 200, 1000, 4009, 50050",
        "scp51, 200, 2000, 7995, 101279",
        "scp61, 200, 1000, 9836, 50050",
        "scpclr10, 511, 210, 13230, 210",
        "scpcyc06, 240, 192, 960, 192",
        "stein15, 35, 15, 105, 15",
        "stein27, 117, 27, 351, 27",
        "stein45, 330, 45, 990, 45"
    })
    void readsPublishedInstances(String name, int items, int options, int nodes, long costs) throws IOException {
        Path file = DATA.resolve("cover").resolve(name + ".txt");
        assumeTrue(Files.exists(file), () -> file + " is not here");
        Cover<Chosen> cover = sets.solver(sets.puzzle(Files.readString(file))).cover();
        assertThat(cover.itemCount()).isEqualTo(items);
        assertThat(cover.optionCount()).isEqualTo(options);
        assertThat(cover.nodeCount()).isEqualTo(nodes);
        assertThat(IntStream.range(0, options).mapToLong(cover::weight).sum()).isEqualTo(costs);
        assertThat(cover.data().isRepeated()).isTrue();
    }

    @Test
    void hitsTheTriplesOfFifteenPointsWithNine() throws IOException {
        Path file = DATA.resolve("cover").resolve("stein15.txt");
        assumeTrue(Files.exists(file), () -> file + " is not here");
        assertThat(sets.solver(sets.puzzle(Files.readString(file))).best().score())
                .isEqualTo(9);
    }
}
