package dlx.spark;

import dlx.core.Pieces;
import dlx.core.explain.Weights;
import dlx.core.search.StopReason;
import java.time.Duration;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;

/** A search that answers one question: its pieces, the data for executors, and its checkpoint. */
final class ClusterSearch {

    /**
     * Divisor of the memory of driver or executor that gives the maximum size of a broadcast. A compiled cover is
     * several times as large as the broadcast.
     */
    private static final int SHARE_OF_MEMORY = 8;

    private final JavaSparkContext spark;

    /** The data of the search that is cut into pieces and sent to executors. */
    private final SearchSpec spec;

    /** Name of the engine that answers. */
    private final String engine;

    /** Identity of the search, in words, for its checkpoint. */
    private final String identity;

    private final Pieces pieces;
    private final Rounds.Settings settings;
    private final Keeping keeping;
    private final Optional<CheckpointStore.Saved> from;
    private final Ledger ledger;
    private final long begin;

    /** True if a proof by weights may end the search. */
    private final boolean mayProve;

    private Optional<SolutionFolder> folder = Optional.empty();
    private Supplier<List<int[]>> kept = List::of;

    /**
     * The paths of the checkpoints.
     *
     * @param checkpoint path of the checkpoint to write, if any
     * @param resumed path of the checkpoint to resume from, if any
     */
    record Keeping(Optional<String> checkpoint, Optional<String> resumed) {}

    private ClusterSearch(
            JavaSparkContext spark,
            SearchSpec spec,
            String answer,
            String engine,
            Pieces pieces,
            Rounds.Settings settings,
            Keeping keeping,
            long begin,
            boolean mayProve) {
        this.mayProve = mayProve;
        this.spark = spark;
        this.spec = spec;
        this.engine = engine;
        identity = answer + ": " + spec.identity() + "; answered by " + engine;
        this.pieces = pieces;
        this.settings = settings;
        this.keeping = keeping;
        this.begin = begin;
        from = keeping.resumed().map(path -> store(path).read(spec.cover.fingerprint(), identity));
        ledger = from.map(CheckpointStore.Saved::ledger).orElseGet(() -> Ledger.of(pieces.whole()));
    }

    /**
     * Returns a search with a fixed engine, so that executors do not choose one again.
     *
     * @param answer question, in words; a checkpoint of another question cannot be resumed
     * @param engine engine that answers, if it differs from the engine of the pieces
     */
    static ClusterSearch of(
            String answer,
            Optional<String> engine,
            JavaSparkContext spark,
            SearchSpec asked,
            Rounds.Settings settings,
            Keeping keeping) {
        long begin = System.nanoTime();
        checkSize(spark, asked);
        Pieces pieces = asked.pieces(TaskTime.FOREVER);
        SearchSpec spec = asked.engine(pieces.engine());
        return new ClusterSearch(
                spark, spec, answer, engine.orElse(pieces.engine()), pieces, settings, keeping, begin, asked.isAuto());
    }

    private static void checkSize(JavaSparkContext spark, SearchSpec asked) {
        long memory = Math.min(
                Runtime.getRuntime().maxMemory(), spark.getConf().getSizeAsBytes("spark.executor.memory", "1g"));
        if (asked.size() > memory / SHARE_OF_MEMORY) {
            throw new ClusterException("the cover takes " + (asked.size() >> 20) + " MiB, too much for executors of "
                    + (memory >> 20) + " MiB; expected " + SHARE_OF_MEMORY
                    + " times as much memory: spark.executor.memory, and the heap of the driver");
        }
    }

    ClusterSearch writingTo(SolutionFolder output) {
        folder = Optional.of(output);
        return this;
    }

    /** Sets the source of the solutions that each checkpoint stores. */
    ClusterSearch keeping(Supplier<List<int[]>> solutions) {
        kept = solutions;
        return this;
    }

    /** Returns the solutions stored by the earlier run. */
    List<int[]> kept() {
        return from.map(CheckpointStore.Saved::kept).orElse(List.of());
    }

    NavigableMap<String, Ledger.Finished> finished() {
        return ledger.finished();
    }

    Set<String> finishedKeys() {
        return ledger.finished().keySet();
    }

    ClusterReport run(PieceQuestion asked, Predicate<Slice> take) {
        return run(() -> asked, take);
    }

    /**
     * Searches until the search is complete or a limit stops it.
     *
     * @param asked supplies the question of the next round
     * @param take receives each slice; returns true if the search may stop
     */
    ClusterReport run(Supplier<PieceQuestion> asked, Predicate<Slice> take) {
        return inRounds(ledger, (rounds, broadcast) -> {
            rounds.run(new Rounds.Client(broadcast, asked, take, folder, this::save, this::prove));
            return rounds.report(engine);
        });
    }

    /** Searches some works once more and returns the reason why the search ended. */
    StopReason again(List<Work> works, PieceQuestion asked, Predicate<Slice> take) {
        Ledger again = new Ledger();
        works.forEach(again::open);
        return inRounds(
                again,
                (rounds, broadcast) -> rounds.once(
                        new Rounds.Client(
                                broadcast, () -> asked, take, Optional.empty(), () -> {}, limit -> Optional.empty()),
                        works.stream().map(work -> new Group(List.of(work))).toList()));
    }

    private <T> T inRounds(Ledger open, BiFunction<Rounds, Broadcast<SearchSpec>, T> search) {
        try (Rounds rounds = new Rounds(spark, settings, pieces, open, begin)) {
            Broadcast<SearchSpec> broadcast = spark.broadcast(spec);
            try {
                return search.apply(rounds, broadcast);
            } finally {
                broadcast.unpersist(false); // not destroyed, because cancelled tasks may still use it
            }
        }
    }

    /**
     * Returns weights that prove that there is no solution, if they are found within the limit. Returns empty if the
     * engine was chosen by name, because the caller then expects a search of its whole tree.
     */
    private Optional<Weights> prove(Duration limit) {
        return mayProve ? spec.solver().toBuilder().timeLimit(limit).build().impossible() : Optional.empty();
    }

    private void save() {
        keeping.checkpoint()
                .ifPresent(path -> store(path)
                        .write(new CheckpointStore.Saved(spec.cover.fingerprint(), identity, ledger, kept.get())));
    }

    private CheckpointStore store(String path) {
        return new CheckpointStore(path, spark.hadoopConfiguration());
    }
}
