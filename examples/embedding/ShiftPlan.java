import dlx.api.Cover;
import dlx.api.ItemGrid;
import dlx.core.Found;
import dlx.core.Best;
import dlx.core.plugin.ModelRegistry;
import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** Plans shifts: each slot gets one person, no person works twice on a day, and wishes are counted. */
public class ShiftPlan {

    /** The option "this person takes this slot". */
    record Shift(String person, int day, String slot) {}

    private static final List<String> PEOPLE = List.of("Ada", "Ben", "Cleo", "Dan");
    private static final List<String> SLOTS = List.of("early", "late");
    private static final int DAYS = 3;

    public static void main(String[] args) {
        // The options are your own records.
        Cover<Shift> plan = Cover.of(Shift.class, c -> {
            ItemGrid slots = c.grid("slot", DAYS, SLOTS.size());
            ItemGrid personDays = c.grid("person-day", PEOPLE.size(), DAYS).secondary();
            for (int day = 0; day < DAYS; day++) {
                for (int slot = 0; slot < SLOTS.size(); slot++) {
                    for (int person = 0; person < PEOPLE.size(); person++) {
                        Shift shift = new Shift(PEOPLE.get(person), day, SLOTS.get(slot));
                        long wish = shift.person().equals("Ada") && shift.slot().equals("early") ? 5 : 1;
                        c.option(shift, wish, slots.at(day, slot), personDays.at(person, day));
                    }
                }
            }
        });
        Solver<Shift> solver = Solver.of(plan);

        // One answer, with limits. A stopped search returns a report and does not throw.
        Found<Shift> any = solver.toBuilder().timeLimit(Duration.ofSeconds(5)).build().solve();
        System.out.println(any.report().outcome() + ": " + any.solution().orElseThrow().size() + " shifts");

        // The exact number of solutions.
        System.out.println(solver.count().solutions() + " plans");

        // The best solution, by the weights of the options.
        Best<Shift> best = solver.best();
        System.out.println("score " + best.score() + (best.proven() ? ", proven" : ""));

        // Every solution through a visitor. The visitor can stop the search, and so can a token, from any thread.
        CancellationToken token = new CancellationToken();
        SearchReport report = solver.toBuilder().token(token).build().forEach(solution -> {
            token.cancel();
            return Visit.CONTINUE;
        });
        System.out.println(report.stopped() + " after " + report.solutions() + " plan");

        // Solutions as a lazy stream.
        try (Stream<List<Shift>> some = solver.toBuilder().solutionLimit(10).build().iterator().stream()) {
            System.out.println(some.filter(s -> s.get(0).person().equals("Ben")).count() + " of 10 start with Ben");
        }

        // Givens: a search with options taken beforehand shares the compiled cover.
        Shift adaLate = new Shift("Ada", 0, "late");
        System.out.println(solver.toBuilder().given(List.of(adaLate)).build().count().solutions() + " plans with " + adaLate);

        // The bundled models and the plugins on the class path.
        ModelRegistry models = ModelRegistry.load();
        String board = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        System.out.println("unique: " + models.get("sudoku").solverOf(board).unique().isUnique());
    }
}
