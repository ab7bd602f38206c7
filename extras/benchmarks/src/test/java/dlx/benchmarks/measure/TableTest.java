package dlx.benchmarks.measure;

import static dlx.benchmarks.measure.Fixtures.entry;
import static dlx.benchmarks.measure.Fixtures.trial;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {

    @Test
    void showsARowForEachEngineAndTheFastestBold() {
        Result result = new Result(
                trial("queens-6", Bar.ratio(0.38)),
                20,
                List.of(entry("links", 50, 25), entry("slots (auto)", 70, 7.5)),
                1);

        assertThat(new Table("yardstick", List.of(result))).hasToString("""
                | instance | yardstick ms | engine | ms | ratio | first ms | nodes | bar |
                | --- | ---: | --- | ---: | ---: | ---: | ---: | --- |
                | queens-6 | 20.0 | links | 25.0 | 1.25 | 50.0 | 12 | 0.38 **missed** |
                |  |  | **slots (auto)** | **7.50** | 0.375 | 70.0 | 12 | 0.38 reached |

                Bars reached by the fastest engine: 1 of 1.
                Every first search within its bar: yes.
                """);
    }

    @Test
    void tellsWhichBarsWereMissed() {
        Result slow = new Result(trial("soma", Bar.ratio(0.22)), 100, List.of(entry("links", 360.1, 100)), 1);
        Result unjudged = new Result(trial("beads", Bar.ratio(0.33)), Double.NaN, List.of(entry("links", 1, 1)), 1);

        assertThat(new Table("yardstick", List.of(slow, unjudged)).toString())
                .contains("| soma | 100 | **links** | **100** | 1.00 | 360 (at most 360: **missed**) |")
                .contains("| beads | - | **links** | **1.00** | - | 1.00 | 12 | 0.33 ? |")
                .contains("Bars reached by the fastest engine: 0 of 1; missed: soma.")
                .contains("Every first search within its bar: no; missed: soma.");
    }

    @Test
    void givesMicrosecondsABoardForLists() {
        Result list = new Result(trial("top", Bar.NONE), 300, List.of(entry("links", 200, 150)), 1000);

        assertThat(new Table("yardstick", List.of(list)).toString())
                .contains("| ratio | µs a board | first ms |")
                .contains("| **150** | 0.500 | 150 | 200 |");
    }

    @Test
    void showsWrongCountsLoudlyAndDoesNotTakeThemForTheFastest() {
        Result result = new Result(
                trial("queens-6", Bar.ratio(0.38)),
                20,
                List.of(
                        entry("links", 30, 20),
                        Result.Entry.of("slots", Trouble.wrong("WRONG: 5 solutions; there are 4"))),
                1);

        assertThat(new Table("yardstick", List.of(result)).toString())
                .contains("|  |  | slots | - | - | - | - | **WRONG: 5 solutions; there are 4** |")
                .contains("| **links** |")
                .contains("**Failed; see: queens-6.**");
    }

    @Test
    void countsAsMissedWhatDidNotEnd() {
        Result result = new Result(
                trial("latin-6", Bar.FINISH),
                Double.NaN,
                List.of(Result.Entry.of("links (auto)", Trouble.unfinished("stopped after 210 s"))),
                1);

        assertThat(new Table("enumeration", List.of(result)).toString())
                .contains("| to end **missed**: stopped after 210 s |")
                .contains("0 of 1; missed: latin-6.")
                .doesNotContain("Failed");
    }

    @Test
    void namesWhatWasLeftOutWithoutJudgingIt() {
        assertThat(new Table("yardstick", List.of(Result.leftOut(trial("soma", Bar.ratio(0.22))))).toString())
                .contains("| soma | - | left out |")
                .contains("0 of 0.");
    }
}
