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

/** Solves a file of puzzles, several at a time, each with a limit. Prints the answers in the order of the puzzles. */
public class NightBatch {

    public static void main(String[] args) throws Exception {
        byte[] file = "8\n3\n200\n12\n".getBytes(StandardCharsets.UTF_8); // in a real program, Files.newInputStream
        solveAll(ModelRegistry.load().get("queens"), new ByteArrayInputStream(file));
    }

    /** Solves all puzzles. A generic method, because the caller does not know the types of the model. */
    private static <P, O> void solveAll(LoadedModel<P, O> model, InputStream file) throws InterruptedException {
        PuzzleText text = PuzzleText.of("queens.txt", file, Map.of(), warning -> System.err.println(warning));
        CancellationToken night = new CancellationToken(); // cancelling it from any thread ends the batch
        ExecutorService workers = Executors.newFixedThreadPool(2);
        List<Future<Found<O>>> answers = new ArrayList<>();
        try {
            for (Optional<P> next = model.next(text); next.isPresent(); next = model.next(text)) {
                P puzzle = next.get();
                answers.add(workers.submit(() -> model.solver(puzzle, Limits.of(Duration.ofSeconds(30))).toBuilder()
                        .token(night).build()
                        .solve()));
            }
        } catch (DlxException e) { // a puzzle cannot be read; the puzzles before it are solved
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
        } catch (ExecutionException e) { // the model failed, or the memory is full; the other searches continue
            return String.valueOf(e.getCause().getMessage());
        }
    }
}
