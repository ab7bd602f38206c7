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
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests which covers a count sweeps, along which order, and that it counts right. */
class SweepChoiceTest {

    @ParameterizedTest
    @CsvSource({
        "color-petersen-4, breadth",
        "matching-12, file",
        "sudoku9-norvig-zero, frontier",
        "xcolor-petersen-4, frontier"
    })
    void isThatOfTheTable(String name, String order) {
        ProjectCorpus.Instance instance = ProjectCorpus.instances().stream()
                .filter(known -> known.name().equals(name))
                .findFirst()
                .orElseThrow();
        SearchReport report =
                Solver.builder(instance.cover()).engine("sweep").build().count();
        assertThat(report.engine()).isEqualTo("sweep");
        assertThat(report.order()).contains(order);
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
