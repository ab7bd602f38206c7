package dlx.commands.answer;

import static dlx.app.Cli.cli;
import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.search.Progress;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LongWaitTest {

    private static Progress after(double seconds, long solutions) {
        return Progress.of(0.01, solutions, 1_000, (long) (seconds * 1e9));
    }

    private final List<String> said = new ArrayList<>();
    private final LongWait wait = waiting(new LongWait.Waiting("solve", true, false, false));

    private LongWait waiting(LongWait.Waiting of) {
        return new LongWait(said::add, 2, "sudoku", of);
    }

    @Test
    void afterTenSecondsWithoutASolutionOneLineSaysWhatMayHelp() {
        wait.accept(after(9.9, 0));
        assertThat(said).isEmpty();

        wait.accept(after(10, 0));
        wait.accept(after(20, 0));
        assertThat(said).hasSize(1);
        assertThat(said.get(0))
                .startsWith("puzzle 2: no solution found in 10 s; ")
                .doesNotContain("\n");
    }

    @Test
    void aSearchThatFindsSomethingIsLeftAlone() {
        wait.accept(after(10, 1));
        wait.accept(after(60, 7));

        assertThat(said).isEmpty();
    }

    @Test
    void whatIsAskedForAlreadyIsNotAdvised() {
        waiting(new LongWait.Waiting("solve", true, true, true)).accept(after(10, 0));
        waiting(new LongWait.Waiting("unique", false, false, false)).accept(after(10, 0));

        assertThat(said.get(0))
                .isEqualTo("puzzle 2: no solution found in 10 s; dlx inspect sudoku estimates the size of the search;"
                        + " --time limits the search");
        assertThat(said.get(1)).doesNotContain("--any-order").contains("--threads 0");
    }

    /** The advised commands and options exist. */
    @Test
    void eachCommandThatIsNamedRuns() {
        wait.accept(after(10, 0));

        assertThat(said.get(0)).contains("dlx inspect sudoku", "dlx solve sudoku --any-order", "--threads 0", "--time");
        assertThat(dlx("4\n", "inspect", "toy-queens").code()).isZero();
        assertThat(dlx("4\n", "solve", "toy-queens", "--any-order", "--threads", "0", "--time", "1m")
                        .code())
                .isZero();
        assertThat(cli().onTerminal().with("4\n").run("solve", "toy-queens").err())
                .doesNotContain("no solution found");
    }
}
