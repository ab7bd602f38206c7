package dlx.modelers.calendar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dlx.api.Cover;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.modelers.calendar.CalendarModel.OpenDate;
import dlx.modelers.packing.Placement;
import dlx.testkit.ExactCoverModelContract;
import java.time.MonthDay;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CalendarModelTest extends ExactCoverModelContract<OpenDate, Placement> {

    private final LoadedModel<OpenDate, Placement> calendar = LoadedModel.of(new CalendarModel(), "test");

    @Override
    protected CalendarModel model() {
        return new CalendarModel();
    }

    /** All pieces, placed so that only 25 December is free. */
    private static final String CHRISTMAS = """
            OOLLLL
            OOLUU.
            OONNUZZ
            NNNUUZV
            YYYYZZV
            PPY.VVV
            PPP
            """;

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "10-06",
                7L,
                "01-25",
                216L,
                "1 January",
                64L,
                "25 December",
                92L,
                "12-25\n" + CHRISTMAS,
                1L,
                "any\n" + CHRISTMAS,
                1L,
                "01-01\n" + CHRISTMAS,
                0L);
    }

    /** Returns false for the date, whose cells are those that pieces leave free. */
    @Override
    protected boolean isDrawn(Placement option) {
        return !Calendar.isDate(option);
    }

    @ParameterizedTest
    @ValueSource(strings = {"12-25", "25 December", "December 25", "25 dec", "DEC 25", "  12-25", "# when\n12-25"})
    void readsDatesAsPeopleWriteThem(String text) {
        assertThat(calendar.puzzle(text)).isEqualTo(new OpenDate(Optional.of(MonthDay.of(12, 25))));
    }

    @Test
    void readsTheLeapDay() {
        assertThat(calendar.puzzle("02-29").date()).contains(MonthDay.of(2, 29));
    }

    @Test
    void leavesTheDateOpen() {
        OpenDate christmas = calendar.puzzle("12-25");
        String drawing = calendar.render(
                christmas,
                Solution.of(calendar.solver(christmas).solve().options().orElseThrow()));
        assertThat(drawing).isEqualTo("""
                          O   O   L   L   L   L
                          O   O   L   U   U Dec
                          O   O   N   N   U   Z   Z
                          N   N   N   U   U   Z   V
                          Y   Y   Y   Y   Z   Z   V
                          P   P   Y  25   V   V   V
                          P   P   P
                        """);
    }

    @Test
    void describesAllDatesOnce() {
        Solver<Placement> solver = calendar.solverOf("12-25");
        Cover<Placement> cover = solver.cover();
        assertThat(cover.itemCount()).isEqualTo(8 + 43 + 1);
        assertThat(cover.itemName(8)).isEqualTo("cell Jan");
        assertThat(cover.itemName(50)).isEqualTo("cell 31");
        assertThat(cover.label(solver.givens().givenOption(0))).isEqualTo("12-25 r2c6 r6c4");
        assertThat(cover).isSameAs(calendar.solverOf("01-01").cover());
        assertThat(Stream.iterate(0, k -> k < cover.optionCount(), k -> k + 1)
                        .map(cover::option)
                        .filter(Calendar::isDate))
                .hasSize(366);
    }

    @Test
    @Tag("slow")
    void countsEveryDateAndAllOfThemTogether() {
        List<Long> counts = Calendar.dates()
                .map(date -> new OpenDate(Optional.of(date)))
                .map(puzzle -> calendar.solver(puzzle).count().solutions().longValueExact())
                .toList();
        assertThat(counts).hasSize(366).allMatch(count -> count >= 7 && count <= 216);
        assertThat(counts.stream().mapToLong(count -> count).sum()).isEqualTo(24_405);
        assertThat(calendar.solver(calendar.puzzle("any")).count().solutions()).isEqualTo(24_405);
    }

    @Test
    void readsPiecesThatLieOnTheBoard() {
        OpenDate puzzle = calendar.puzzle("any\n......\n......\n.......\n.......\n.......\nPP.....\nPPP\n");
        assertThat(puzzle.date()).isEmpty();
        assertThat(puzzle.placed()).hasToString("[P r6c1 r6c2 r7c1 r7c2 r7c3]");
    }

    @Test
    void goesOnAfterABadBoard() {
        PuzzleText text = PuzzleText.of("any\n......\n.....\n.......\n\n12-25\n");
        assertThatThrownBy(() -> calendar.next(text)).isInstanceOf(PuzzleSyntaxException.class);
        assertThat(calendar.resume(text)).isTrue();
        assertThat(calendar.next(text)).contains(new OpenDate(Optional.of(MonthDay.of(12, 25))));
    }

    @Test
    void goesOnAfterABadDate() {
        PuzzleText text = PuzzleText.of("12-25\n12-32\nany\n");
        assertThat(calendar.next(text)).isPresent();
        assertThat(catchThrowable(() -> calendar.next(text))).hasMessageStartingWith("<text>:2:4: '32'");
        assertThat(calendar.resume(text)).isTrue();
        assertThat(calendar.next(text)).contains(new OpenDate(Optional.empty()));
    }

    @Test
    void drawsTheDateInWords() {
        OpenDate date = calendar.puzzle("12-25");
        String svg = model().picture(
                        date,
                        Solution.of(calendar.solver(date).solve().options().orElseThrow()))
                .toString();
        assertThat(svg).contains(">Dec</text>", ">25</text>");
        assertThat(svg.split("</text>", -1)).hasSize(43 + 1);
    }
}
