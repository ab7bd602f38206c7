import dlx.api.DlxException;
import dlx.api.PuzzleText;
import dlx.core.Found;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Solves a file of puzzles, several at a time, each with a limit; the answers come in the order of the puzzles. */
public class NightBatch {

    public static void main(String[] args) throws Exception {
        byte[] file = "8\n3\n200\n12\n".getBytes(StandardCharsets.UTF_8); // in earnest, Files.newInputStream
        solveAll(ModelRegistry.load().get("queens"), new ByteArrayInputStream(file));
    }

    /** A method of its own, for the types of the model have no names here. */
    private static <P, O> void solveAll(LoadedModel<P, O> model, InputStream file) throws InterruptedException {
        PuzzleText text = PuzzleText.of("queens.txt", file, Map.of(), warning -> System.err.println(warning));
        CancellationToken night = new CancellationToken(); // cancel it from anywhere, and the batch ends
        ExecutorService workers = Executors.newFixedThreadPool(2);
        List<Future<Found<O>>> answers = new ArrayList<>();
        try {
            for (Optional<P> next = model.next(text); next.isPresent(); next = model.next(text)) {
                P puzzle = next.get();
                answers.add(workers.submit(() -> model.solver(puzzle, Limits.of(Duration.ofSeconds(30))).toBuilder()
                        .token(night).build()
                        .solve()));
            }
        } catch (DlxException e) { // a puzzle that cannot be read: those before it are solved
            System.out.println(e.getMessage());
        }
        for (int k = 0; k < answers.size(); k++) {
            System.out.println("puzzle " + (k + 1) + ": " + line(answers.get(k)));
        }
        workers.shutdown();
    }

    private static String line(Future<? extends Found<?>> answer) throws InterruptedException {
        try {
            Found<?> found = answer.get();
            return found.solution()
                    .map(solution -> solution.size() + " queens")
                    .orElse(found.report().outcome() + ", " + found.report().stopped());
        } catch (ExecutionException e) { // the model broke a rule, or the memory is full: the others go on
            return String.valueOf(e.getCause().getMessage());
        }
    }
}
