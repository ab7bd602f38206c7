import dlx.core.plugin.ModelRegistry;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/** Asks questions asynchronously. */
public class AsyncSearch {

    public static void main(String[] args) throws Exception {
        ModelRegistry models = ModelRegistry.load();
        Solver<?> eight = models.get("queens").solverOf("8\n");
        Solver<?> large = models.get("queens").solverOf("40\n");

        // Several questions at once, each in a thread of its own.
        List<CompletableFuture<String>> answers = List.of(
                eight.async(Solver::solve)
                        .thenApply(answer -> answer.solution().isPresent() ? "solved" : "not solved"),
                eight.async(Solver::count).thenApply(report -> report.solutions() + " solutions"),
                eight.async(s -> s.sample(3, 42)).thenApply(sample -> sample.drawn().size() + " draws"));
        for (CompletableFuture<String> answer : answers) {
            System.out.println(answer.get());
        }

        // Completing the future ends the search, by cancel or a timeout.
        CompletableFuture<SearchReport> endless = large.async(Solver::count);
        System.out.println("cancelled: " + endless.cancel(true));
        try {
            large.async(Solver::count).orTimeout(100, TimeUnit.MILLISECONDS).get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getClass().getSimpleName());
        }
    }
}
