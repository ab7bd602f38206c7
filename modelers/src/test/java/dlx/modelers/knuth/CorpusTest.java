package dlx.modelers.knuth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.core.Best;
import dlx.core.model.LoadedModel;
import dlx.modelers.knuth.KnuthModel.KnuthOption;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files of the corpus, written by its generator: a few small ones are copied here, all are read where they are at hand. */
class CorpusTest {

    private static final Path COPIES = Path.of("src", "test", "resources", "corpus");
    private static final Path SHARED = Path.of("..", "..", "shared", "corpus");

    private final LoadedModel<NamedCover, KnuthOption> modeler = LoadedModel.of(new KnuthModel(), "test");

    @ParameterizedTest
    @CsvSource({
        "toy-xc, 7, 0, 6, 16, 1",
        "queens-8, 16, 30, 64, 256, 92", // OEIS A000170
        "langford-7, 21, 0, 63, 189, 52", // twice OEIS A014552
        "sudoku9-17a, 256, 0, 303, 1212, 1",
        "sudoku9-norvig-zero, 256, 0, 356, 1424, 0",
        "sudoku4-all, 64, 0, 64, 256, 288", // OEIS A107739
        "latin-4, 48, 0, 64, 192, 576", // OEIS A002860
        "domino-6x6, 36, 0, 60, 120, 6728", // OEIS A004003
        "steiner-7, 21, 0, 35, 105, 30", // OEIS A030128
        "color-petersen-3, 10, 45, 30, 120, 120",
        "color-myciel3-3, 11, 60, 33, 153, 0"
    })
    void countsWhatTheCorpusSays(String name, int primary, int secondary, int options, int nodes, long solutions)
            throws IOException {
        NamedCover puzzle = modeler.puzzle(Files.readString(COPIES.resolve(name + ".dlx")));
        Cover<KnuthOption> cover = modeler.solver(puzzle).cover();
        assertSize(cover, primary, secondary, options, nodes);
        assertThat(modeler.solver(puzzle).count().solutions()).isEqualTo(solutions);
    }

    @ParameterizedTest
    @CsvSource({
        "toy-color, 3, 2, 4, 12, false, 0, 1",
        "toy-mult, 3, 2, 5, 14, true, 0, 1",
        "mcc-binary-4-2, 8, 0, 16, 32, true, 0, 90",
        "cost-assign-9, 18, 0, 81, 162, false, 3860, 362880"
    })
    void readsColorsBoundsAndCosts(
            String name,
            int primary,
            int secondary,
            int options,
            int nodes,
            boolean multiplicities,
            long costs,
            long solutions)
            throws IOException {
        Cover<KnuthOption> cover = modeler.solverOf(Files.readString(COPIES.resolve(name + ".dlx")))
                .cover();
        assertThat(modeler.solverOf(Files.readString(COPIES.resolve(name + ".dlx")))
                        .count()
                        .solutions())
                .isEqualTo(solutions);
        assertSize(cover, primary, secondary, options, nodes);
        assertThat(cover.hasColors()).isEqualTo(secondary > 0);
        assertThat(cover.hasMultiplicities()).isEqualTo(multiplicities);
        assertThat(IntStream.range(0, options).mapToLong(cover::weight).sum()).isEqualTo(costs);
    }

    /** The optimum that DLX5 finds. */
    @Test
    void findsTheLeastCost() throws IOException {
        String text = Files.readString(COPIES.resolve("cost-assign-9.dlx"));
        assertThat(modeler.solverOf(text).best().score()).isEqualTo(160);
    }

    @Test
    void readsTheWholeCorpus(@TempDir Path folder) throws IOException, InterruptedException {
        generate(folder);
        List<String> lines = Files.readAllLines(SHARED.resolve("corpus.tsv"));
        for (String line : lines.subList(1, lines.size())) {
            String[] row = line.split("\t"); // name, class, primary, secondary, options, entries, ...
            Path file = folder.resolve(row[0] + ".dlx");
            if (!Files.exists(file)) {
                continue; // the generator leaves the big ones out
            }
            try (InputStream bytes = Files.newInputStream(file)) {
                List<String> ignored = new ArrayList<>();
                PuzzleText text = PuzzleText.of(row[0], bytes, Map.of("strict", "yes"), ignored::add);
                Cover<KnuthOption> cover =
                        modeler.solver(modeler.next(text).orElseThrow()).cover();
                int[] size = Stream.of(row)
                        .skip(2)
                        .limit(4)
                        .mapToInt(Integer::parseInt)
                        .toArray();
                assertThat(ignored).hasSize(row[0].equals("toy-color") ? 1 : 0); // an option of two items
                assertSize(cover, size[0], size[1], size[2] - ignored.size(), size[3] - 2 * ignored.size());
                assertThat(row[1]).satisfies(kind -> {
                    assertThat(cover.hasColors()).isEqualTo(kind.equals("XCC") || row[0].equals("toy-mult"));
                    assertThat(cover.hasMultiplicities()).isEqualTo(kind.startsWith("MCC"));
                    assertThat(cover.hasWeights()).isEqualTo(kind.contains("cost"));
                });
            }
        }
    }

    @Test
    void provesTheLeastCostsOfTheCorpus(@TempDir Path folder) throws IOException, InterruptedException {
        generate(folder);
        int proved = 0;
        for (String line : Files.readAllLines(SHARED.resolve("corpus.tsv"))) {
            String[] row = line.split("\t"); // name, class, ..., the least cost the eleventh
            if (row[1].equals("min-cost")) {
                Best<KnuthOption> best = modeler.solverOf(Files.readString(folder.resolve(row[0] + ".dlx")))
                        .best();
                assertThat(best.proven()).as(row[0]).isTrue();
                assertThat(best.score()).as(row[0]).isEqualTo(Long.parseLong(row[10]));
                proved++;
            }
        }
        assertThat(proved).isEqualTo(9);
    }

    private static void generate(Path folder) throws IOException, InterruptedException {
        assumeTrue(Files.exists(SHARED.resolve("generate.py")), "the corpus is not here");
        Process python;
        try {
            python = new ProcessBuilder("python3", SHARED.resolve("generate.py").toString(), folder.toString())
                    .inheritIO()
                    .start();
        } catch (IOException e) {
            assumeTrue(false, "no python3 here: " + e);
            return;
        }
        assertThat(python.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(python.exitValue()).isZero();
    }

    private static void assertSize(Cover<?> cover, int primary, int secondary, int options, int nodes) {
        assertThat(IntStream.range(0, cover.itemCount())
                        .filter(cover::isPrimary)
                        .count())
                .isEqualTo(primary);
        assertThat(cover.itemCount()).isEqualTo(primary + secondary);
        assertThat(cover.optionCount()).isEqualTo(options);
        assertThat(cover.nodeCount()).isEqualTo(nodes);
    }
}
