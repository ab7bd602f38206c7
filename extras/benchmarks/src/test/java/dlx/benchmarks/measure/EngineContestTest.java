package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineContestTest {

    private final EngineContest contest =
            new EngineContest(new ScheduleFiles.Entry("small", Ask.COUNT, Path.of("small.dlx")));

    private void add(String engine, double... seconds) {
        for (double one : seconds) {
            contest.add(engine, new EngineContest.Run(one, "7", engine));
        }
    }

    private void stop(String engine, double seconds) {
        contest.add(engine, new EngineContest.Run(seconds, "", ""));
    }

    private String cell(String column) {
        return contest.row().get(EngineContest.columns().indexOf(column));
    }

    @Test
    void comparesMediansWithTheBestEngine() {
        add("auto", 9, 1.5, 1);
        add("links", 1, 8, 2);
        add("memo", 1, 1, 4);

        assertThat(contest.row()).hasSameSizeAs(EngineContest.columns()).startsWith("small", "count", "7", "2.00");
        assertThat(List.of(cell("auto"), cell("best"), cell("factor"), cell("promise")))
                .containsExactly("1.50", "memo", "1.50", "kept");
        assertThat(cell("slots")).isEqualTo("-");
        assertThat(contest.fastest()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "memo, 2.5, kept",
        "memo, 2.6, missed",
        "sweep, 2.6, missed",
        "links, 3.5, kept",
        "learn, 3.5, kept",
        "slots, 3.6, missed",
        "masks, 3.6, missed"
    })
    void promisesMoreTimeBesideASearch(String engine, double auto, String verdict) {
        add("auto", auto);
        add(engine, 1);

        assertThat(cell("promise")).isEqualTo(verdict);
        assertThat(contest.isAutoLate()).isFalse();
    }

    @Test
    void missesThePromiseIfOnlyAnEngineAnswers() {
        stop("auto", 10);
        add("links", 2);

        assertThat(contest.isAutoLate()).isTrue();
        assertThat(contest.promised()).isEqualTo(6.5);
        assertThat(List.of(cell("auto"), cell("factor"), cell("promise")))
                .containsExactly("> 10.0", "> 5.00", "missed");
        contest.repeatAuto();
        add("auto", 6);
        assertThat(cell("promise")).isEqualTo("kept");
    }

    @Test
    void keepsThePromiseIfOnlyAutoAnswers() {
        add("auto", 10);
        stop("links", 10);

        assertThat(List.of(cell("best"), cell("factor"), cell("promise"))).containsExactly("-", "-", "kept");
    }

    @Test
    void isOpenWithoutAnswers() {
        stop("auto", 10);
        stop("links", 10);

        assertThat(List.of(cell("answer"), cell("promise"))).containsExactly("-", "open");
        assertThat(contest.fastest()).isInfinite();
    }

    @Test
    void reportsAnswersThatDifferAndFailures() {
        add("auto", 1);
        contest.add("links", new EngineContest.Run(1, "8", "links"));

        assertThat(List.of(cell("answer"), cell("promise"))).containsExactly("7 or 8", "WRONG: the engines disagree");
        contest.fail("links: exit code 1");
        assertThat(cell("promise")).isEqualTo("FAILED: links: exit code 1");
    }
}
