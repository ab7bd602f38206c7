package dlx.modelers.setcover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.Cover;
import dlx.core.Best;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.Judging;
import dlx.modelers.knuth.KnuthModel;
import dlx.modelers.setcover.FamilyModel.Chosen;
import dlx.modelers.targetsudoku.TargetModel;
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

    private final LoadedModel<CoveringFamily, Chosen> sets = LoadedModel.of(new SetCoverModel(), "test");

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
        "scp41, 200, 1000, 4009, 50050", "scp51, 200, 2000, 7995, 101279", "scp61, 200, 1000, 9836, 50050",
        "scpclr10, 511, 210, 13230, 210", "scpcyc06, 240, 192, 960, 192", "stein15, 35, 15, 105, 15",
        "stein27, 117, 27, 351, 27", "stein45, 330, 45, 990, 45"
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

    /** The optima are published in ../shared/data/cover/answers.tsv. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({"scp41, 429", "scp51, 253", "scp61, 138", "stein15, 9", "stein27, 18"})
    void provesPublishedOptima(String name, long optimum) throws IOException {
        Path file = DATA.resolve("cover").resolve(name + ".txt");
        assumeTrue(Files.exists(file), () -> file + " is not here");
        Best<Chosen> best = sets.solver(sets.puzzle(Files.readString(file))).best();
        assertThat(best.score()).isEqualTo(optimum);
        assertThat(best.proven()).isTrue();
        assertThat(best.report().engine()).isEqualTo("prices");
    }

    /** Crews of an airline, as published: ../shared/data/airline/README.md. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "sppnw08, 24, 434, 35894", "sppnw10, 24, 853, 68271", "sppnw12, 27, 626, 14118",
        "sppnw15, 31, 467, 67743", "sppnw41, 17, 197, 11307", "sppkl01, 55, 7479, 1086"
    })
    void provesPublishedPartitions(String name, int items, int options, long optimum) throws IOException {
        Path file = DATA.resolve("airline").resolve(name + ".txt");
        assumeTrue(Files.exists(file), () -> file + " is not here");
        LoadedModel<CoveringFamily, Chosen> partitions = LoadedModel.of(new PartitionModel(), "test");
        CoveringFamily family = partitions.puzzle(Files.readString(file));
        Cover<Chosen> cover = partitions.solver(family).cover();
        assertThat(cover.itemCount()).isEqualTo(items);
        assertThat(cover.optionCount()).isEqualTo(options);
        checkOptimum(partitions, Files.readString(file), optimum);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"rp30_300, 1013", "rp40_600, 1256", "iv40_600, 5565"})
    void provesTheOptimaOfPartitions(String name, long optimum) throws IOException {
        Path file = DATA.resolve("cover").resolve(name + ".dlx");
        assumeTrue(Files.exists(file), () -> file + " is not here");
        checkOptimum(LoadedModel.of(new KnuthModel(), "test"), Files.readString(file), optimum);
    }

    private static <P, O> void checkOptimum(LoadedModel<P, O> model, String text, long optimum) {
        Best<O> best = model.solver(model.puzzle(text)).best();
        assertThat(best.score()).isEqualTo(optimum);
        assertThat(best.proven()).isTrue();
    }

    @Test
    void provesTheGreatestScoresOfSudokus() throws IOException {
        Path answers = DATA.resolve("cover").resolve("target_sudoku_answers.tsv");
        assumeTrue(Files.exists(answers), () -> answers + " is not here");
        LoadedModel<?, ?> model = LoadedModel.of(new TargetModel(), "test");
        List<String> lines = Files.readAllLines(answers);
        assertThat(lines).hasSizeGreaterThan(10);
        for (String line : lines.subList(1, lines.size())) {
            String[] words = line.split("\t");
            checkOptimum(model, words[0] + "\n", Long.parseLong(words[1]));
        }
    }
}
