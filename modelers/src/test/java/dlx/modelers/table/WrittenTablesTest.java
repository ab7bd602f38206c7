package dlx.modelers.table;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.assignment.AssignmentModel;
import dlx.modelers.crew.CrewModel;
import dlx.modelers.timetable.TimetableModel;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each table that a model writes is one that a spreadsheet shows and does not compute. */
class WrittenTablesTest {

    @Test
    void noPlanHoldsAFormulaOfItsPuzzle() {
        check(new TimetableModel(), "name,d1,@d2\nneed E,1,1\n=A1,,\n-b,,\n");
        check(new AssignmentModel(), "costs,=B1,+c\n@A1,1,-2\n-b,3,4\n");
        check(new CrewModel(), "duty,start,end\n=A1,6:00,8:00\n-b,9:00,10:00\n");
    }

    private static <P, O> void check(ExactCoverModel<P, O> model, String text) {
        LoadedModel<P, O> loaded = LoadedModel.of(model, "test");
        P puzzle = loaded.puzzle(text);
        String plan = loaded.render(
                puzzle, Solution.of(loaded.solver(puzzle).solve().options().orElseThrow()));
        assertThat(plan).as(model.id()).containsPattern("(^|[,\n])'[=@+-][A-Za-z]");
        assertThat(plan.lines().flatMap(line -> Stream.of(line.split(","))))
                .as(model.id())
                .noneMatch(cell -> cell.matches("\"?[=@+-].*[A-Za-z].*"));
    }
}
