package dlx.benchmarks.measure;

import static dlx.benchmarks.measure.Fixtures.entry;
import static dlx.benchmarks.measure.Fixtures.trial;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {

    private final Report report = new Report(
            "Engines", new Machine("AMD EPYC(tm) 9", 2, "24 GiB", "Linux 6", "cc 12", "1 May 2026", "abc1234"), 3);

    @Test
    void namesTheMachineAndTheCommit() {
        assertThat(report.toString())
                .startsWith("# Engines\n")
                .contains("Machine: AMD EPYC(tm) 9, 2 cores, 24 GiB, Linux 6. cc 12. 1 May 2026, commit abc1234.")
                .contains("medians of 3 runs");
    }

    @Test
    void comparesCountingWithTheFastestEnumeration() {
        report.enumeration(List.of(
                new Result(trial("soma", Bar.NONE), 100, List.of(entry("links", 9, 200), entry("masks", 9, 40)), 1)));
        report.counting(
                List.of(new Result(trial("soma", Bar.ratio(1.1)), Double.NaN, List.of(entry("memo", 9, 60)), 1)));

        assertThat(report.toString())
                .contains("| soma | 40.0 | **memo** | **60.0** | 1.50 | 9.00 | 12 | 1.1 **missed** |");
    }

    @Test
    void hasNoTableOfNothing() {
        report.boards(List.of());

        assertThat(report.toString()).doesNotContain("Sudokus");
    }

    @Test
    void namesItsFileAfterTheProcessor() {
        assertThat(new Machine("AMD EPYC(tm) 9", 2, "", "", "", "", "").slug()).isEqualTo("amd-epyc-tm-9");
    }
}
