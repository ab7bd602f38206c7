package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.benchmarks.measure.GrowthPicture.Scale;
import dlx.benchmarks.measure.SweepTrial.Ask;
import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SweepReportTest {

    private static final Machine MACHINE = new Machine("a processor", 2, "24 GiB", "Linux", "cc", "1 May 2026", "abc");

    private static final Family FAMILY = new Family(
            "sweep-toy",
            "Toys",
            "n",
            Stream.of(0, 1)
                    .map(n -> new Family.Size(n, n + 3 + " toys", List.of()))
                    .toList());

    private static SweepTiming timing(double ms) {
        return new SweepTiming("sweep", "file", BigInteger.TWO, true, 12, 7, 35.5, ms, 2_500_000);
    }

    private static SweepTrial trial(String name, Ask ask, double bar) {
        return new SweepTrial(name, new Source.Corpus(name), ask, "auto", BigInteger.TWO, bar);
    }

    @Test
    void tellsBarsReachedAndMissed() {
        SweepReport report = new SweepReport("JDK 17", MACHINE, 1);
        report.bars(List.of(
                new SweepBench.Outcome(trial("fast", Ask.COUNT, 5), Optional.of(timing(0.25)), "", false),
                new SweepBench.Outcome(trial("slow", Ask.ANY_ORDER, 5), Optional.of(timing(6)), "", false),
                new SweepBench.Outcome(trial("wide", Ask.DIAGRAM, 6), Optional.of(timing(1)), "", false),
                new SweepBench.Outcome(trial("late", Ask.COUNT, 5), Optional.empty(), "not done in 9 s", false)));
        assertThat(report.toString()).contains("""
                | fast | count | sweep | file | 0.250 | 35.5 | 12 | 2.50 | 5.00 ms reached |
                | slow | all, any order | sweep | file | 6.00 | 35.5 | 12 | 2.50 | 5.00 ms **missed** |
                | wide | diagram | sweep | file | 1.00 | 35.5 | 12 | 2.50 | 6 nodes **missed**: 7 |
                | late | count | - | - | - | - | - | - | 5.00 ms **missed**: not done in 9 s |

                Bars reached: 1 of 4; missed: slow (all, any order), wide (diagram), late (count).
                """);
    }

    @Test
    void showsTimeAndMemorySideBySide() {
        Map<String, Map<Integer, SweepTiming>> lines = new LinkedHashMap<>();
        lines.put("sweep", Map.of(0, timing(0.25), 1, timing(2)));
        lines.put("memo", Map.of(0, timing(0.5)));
        SweepReport report = new SweepReport("JDK 17", MACHINE, 1);
        report.family(FAMILY, lines);
        assertThat(report.toString())
                .contains("(../pictures/growth-sweep-toy.svg)")
                .contains("""
                | size | sweep ms | MB | nodes | memo ms | MB | nodes |
                |---|---:|---:|---:|---:|---:|---:|
                | 3 toys | 0.250 | 2.50 | 12 | 0.500 | 2.50 | 12 |
                | 4 toys | 2.00 | 2.50 | 12 | - | - | - |
                """);
        assertThat(SweepReport.picture(FAMILY, Scale.BYTES, lines, "here"))
                .hasValueSatisfying(svg -> assertThat(svg).contains(">1 MB<", ">10 MB<", ">memo<"));
        assertThat(SweepReport.picture(FAMILY, Scale.TIME, Map.of(), "here")).isEmpty();
    }

    @Test
    void knowsTheAnswersOfTheSmallPuzzlesOfItsPictures() {
        for (SweepCatalogue.Growing growing : SweepCatalogue.families()) {
            assertThat(growing.sizes().keySet())
                    .isEqualTo(growing.family().labels().keySet());
            SweepTrial trial = growing.sizes().get(1);
            Source.Text text = (Source.Text) trial.source();
            assertThat(Solver.of(ModelRegistry.load()
                                    .get(text.model())
                                    .solverOf(text.text())
                                    .cover())
                            .count()
                            .solutions())
                    .as(trial.name())
                    .isEqualTo(trial.answer());
        }
    }
}
