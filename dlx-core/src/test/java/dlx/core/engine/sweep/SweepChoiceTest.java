package dlx.core.engine.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.Solver;
import dlx.core.covers.ProjectCorpus;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests which covers a count sweeps, along which order, and that it counts right. */
class SweepChoiceTest {

    @ParameterizedTest
    @CsvSource({
        "color-petersen-4, sweep, breadth",
        "matching-12, sweep, file",
        "sudoku9-norvig-zero, sweep, frontier",
        "xcolor-petersen-4, sweep, frontier",
        "color-myciel3-4, memo,",
        "domino-6x6, memo,",
        "graceful-k4, memo,",
        "langford-8, memo,",
        "latin-4, memo,",
        "mcc-binary-6-2, memo,",
        "queens-10, memo,",
        "steiner-9, memo,",
        "sudoku9-inkala12, memo,"
    })
    void isThatOfTheTable(String name, String engine, String order) {
        ProjectCorpus.Instance instance = ProjectCorpus.instances().stream()
                .filter(known -> known.name().equals(name))
                .findFirst()
                .orElseThrow();
        SearchReport report = Solver.of(instance.cover()).count();
        assertThat(report.engine()).isEqualTo(engine);
        assertThat(report.order()).isEqualTo(Optional.ofNullable(order));
        assertThat(report.solutions()).isEqualTo(instance.solutions());
    }

    /**
     * Tests a reduction that takes sixty items with one option each and leaves a problem for an engine that cannot
     * search the whole. That engine searches the remaining problem even if the memory does not suffice for a diagram.
     */
    @Test
    void aTreeThatIsOnlySmallOnceReducedIsGoneThrough() {
        Random random = new Random(1);
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items many = c.items("item", 30);
            Items single = c.items("single", 60);
            for (int k = 0; k < 3000; k++) {
                List<Item> held = random.ints(0, 30)
                        .distinct()
                        .limit(2 + random.nextInt(7))
                        .mapToObj(many::at)
                        .toList();
                c.option(k, held);
            }
            for (int k = 0; k < 60; k++) {
                c.option(3000 + k, List.of(single.at(k)));
            }
        });
        SearchReport report = Solver.builder(cover)
                .anyOrder()
                .memoMemory(1 << 16)
                .nodeLimit(20_000)
                .build()
                .forEach((options, length) -> Visit.CONTINUE);
        assertThat(report.engine()).isEqualTo("masks");
        assertThat(report.stopped()).isEqualTo(StopReason.NODES);
    }
}
