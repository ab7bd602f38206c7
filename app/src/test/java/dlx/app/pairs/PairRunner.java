package dlx.app.pairs;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import dlx.pairs.CoveringArray;
import dlx.skips.Tier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Runs the rows of a command, and collects their faults. */
final class PairRunner {

    private static final long SEED = 28;

    /**
     * Number of rows of an array that each build tries. Of about a hundred rows, these contain three quarters of the
     * pairs.
     */
    private static final int FEW = 20;

    private final Path folder;
    private final BiConsumer<Row, Path> prepare;
    private final Truths truths;

    /**
     * Creates a runner.
     *
     * @param folder the folder in which each row gets a folder of its own
     * @param prepare writes the files that a row reads into the folder of the row
     */
    PairRunner(Path folder, BiConsumer<Row, Path> prepare) {
        this.folder = folder;
        this.prepare = prepare;
        truths = new Truths(folder);
    }

    static Parameters parameters(String command) {
        return Parameters.of(command, Cli.commands().get(command));
    }

    /** Checks a row for any two options of a command that no rule forbids. */
    void checkPairs(String command, List<Rule> rules, Consumer<Run> check) {
        Parameters parameters = parameters(command);
        CoveringArray array = CoveringArray.of(parameters.sizes(), 2, SEED, parameters.forbidden(rules));
        List<String> faults =
                faults(some(array.rows()).stream().map(parameters::row).toList(), check);
        assertThat(faults)
                .as(
                        "%d pairs in %d rows, seed %d",
                        array.covered(), array.rows().size(), SEED)
                .isEmpty();
    }

    /** Returns all rows of an array under {@code -Pall}, else the first ones. */
    static <R> List<R> some(List<R> rows) {
        return rows.subList(0, Math.min(rows.size(), Tier.of(FEW, rows.size())));
    }

    List<String> faults(List<Row> rows, Consumer<Run> check) {
        return rows.parallelStream().flatMap(row -> fault(row, check).stream()).toList();
    }

    private Optional<String> fault(Row row, Consumer<Run> check) {
        Path own = newFolder();
        prepare.accept(row, own);
        String[] words = row.words(truths.labels(row.small()), own);
        Result result = dlx(row.small().text(), words);
        try {
            check.accept(new Run(row, List.of(words), result, () -> truths.of(row, words), own));
            return Optional.empty();
        } catch (AssertionError | RuntimeException e) {
            return Optional.of(row.small() + ": dlx " + String.join(" ", words) + "\nexit code " + result.code() + "\n"
                    + result.err() + e.toString().strip() + "\n");
        }
    }

    private Path newFolder() {
        try {
            return Files.createTempDirectory(folder, "row");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
