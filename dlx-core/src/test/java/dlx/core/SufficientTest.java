package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import dlx.core.search.SearchListener;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests options declared sufficient that are not: the answers show which questions search among them only. */
class SufficientTest {

    /** A cover with two solutions: a with b, and c. */
    private static final Cover<String> COVER = Cover.of(cover -> {
        var x = cover.item("x");
        var y = cover.item("y");
        cover.option("a", x);
        cover.option("b", y);
        cover.option("c", x, y);
    });

    private static final Solver<String> NONE = Solver.builder(COVER)
            .sufficientOptions(option -> option.equals("a"))
            .build();

    @Test
    void oneSolutionAndTheFirstAnswerOfUniqueAreLookedForAmongThem() {
        assertThat(NONE.solve().report().outcome()).isEqualTo(Outcome.NO_SOLUTION);
        assertThat(NONE.unique().verdict()).isEqualTo(Uniqueness.Verdict.NONE);
        Solver<String> one = NONE.toBuilder()
                .sufficientOptions(option -> !option.equals("c"))
                .build();
        assertThat(one.solve().options()).contains(List.of("a", "b"));
        assertThat(one.unique().verdict()).isEqualTo(Uniqueness.Verdict.MULTIPLE);
    }

    @Test
    void otherQuestionsTakeAllOptions() {
        assertThat(NONE.count().solutions()).isEqualTo(2);
        assertThat(NONE.best().found()).isNotEmpty();
        assertThat(NONE.iterator().stream()).hasSize(2);
        assertThat(NONE.sample(3, 1).drawn()).hasSize(3);
    }

    static Stream<Map.Entry<String, UnaryOperator<Solver<String>>>> whatNeedsAllOptions() {
        return Stream.of(
                Map.entry(
                        "an option given",
                        solver -> solver.toBuilder().given(List.of("c")).build()),
                Map.entry(
                        "an option forbidden",
                        solver -> solver.toBuilder().forbidden(List.of("b")).build()),
                Map.entry(
                        "an item relaxed",
                        solver ->
                                solver.toBuilder().given(Givens.NONE.relaxed(0)).build()),
                Map.entry(
                        "symmetries",
                        solver -> solver.toBuilder()
                                .symmetries(List.of(option -> option))
                                .build()),
                Map.entry(
                        "checkpoints",
                        solver -> solver.toBuilder()
                                .checkpoints(Duration.ofHours(1), checkpoint -> {})
                                .build()),
                Map.entry(
                        "a listener",
                        solver -> solver.toBuilder()
                                .listener(new SearchListener() {})
                                .build()),
                Map.entry(
                        "a path", solver -> solver.toBuilder().start(List.of(2)).build()),
                Map.entry(
                        "all options named",
                        solver -> solver.toBuilder()
                                .sufficientOptions(option -> true)
                                .build()));
    }

    @ParameterizedTest
    @MethodSource("whatNeedsAllOptions")
    void allOptionsAreTakenWith(Map.Entry<String, UnaryOperator<Solver<String>>> setting) {
        Solver<String> solver = setting.getValue().apply(NONE);
        assertThat(solver.solve().options()).isPresent();
        if (!setting.getKey().equals("checkpoints")) { // unique makes none
            assertThat(solver.unique().verdict()).isNotEqualTo(Uniqueness.Verdict.NONE);
        }
    }

    /**
     * Tests the work in reports: {@code unique} searches once if all options suffice; otherwise its report adds both
     * searches.
     */
    @Test
    void theReportHasTheWorkOfBothSearches() {
        Cover<String> one = Cover.of(cover -> {
            var x = cover.item("x");
            cover.option("a", x);
            cover.option("b", x, cover.item("y"));
        });
        Solver<String> solver = Solver.builder(one).engine("links").build();
        long nodes = solver.unique().report().nodes();
        assertThat(solver.toBuilder()
                        .sufficientOptions(option -> true)
                        .build()
                        .unique()
                        .report()
                        .nodes())
                .isEqualTo(nodes);
        Uniqueness<String> twice = solver.toBuilder()
                .sufficientOptions(option -> option.equals("b"))
                .build()
                .unique();
        assertThat(twice.isUnique()).isTrue();
        assertThat(twice.report().nodes()).isEqualTo(2 * nodes);
        assertThat(twice.report().solutions()).isEqualTo(1);
        Uniqueness<String> stopped = solver.toBuilder()
                .sufficientOptions(option -> option.equals("b"))
                .nodeLimit(nodes)
                .build()
                .unique();
        assertThat(stopped.verdict()).isEqualTo(Uniqueness.Verdict.UNKNOWN);
        assertThat(stopped.found()).hasSize(1);
    }
}
