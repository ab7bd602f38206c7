package dlx.spark;

import dlx.core.Pieces;
import dlx.core.explain.Weights;
import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * The driver's side of a search. In each round it cuts open works, lets Spark search them, and receives the results. A
 * task has limited time in each round; its unsearched pieces are open in the next round. So no single task determines
 * the length of a round. The time grows from round to round, because the first rounds show how large the search is.
 */
final class Rounds implements AutoCloseable {

    private static final long POLL_MILLIS = 50;
    private static final Duration SAVED_EVERY = Duration.ofSeconds(1);
    /** Minimum time between saves, in multiples of the duration of the last save. */
    private static final int SAVING_SHARE = 20;

    private static final String INTERRUPT_ON_CANCEL = "spark.job.interruptOnCancel";

    private final JavaSparkContext spark;
    /** Divisor of the time that has passed; gives the time limit of the search for weights. */
    private static final int PROVING_SHARE = 50;

    private final Settings settings;
    private final Pieces pieces;
    private final Ledger ledger;
    private final long begin;
    private final BlockingQueue<GroupResult> results = new LinkedBlockingQueue<>();

    /** Seconds of each finished task, in the order of their ends. */
    private final List<Double> seconds = new ArrayList<>();

    private final TaskWatch watch = new TaskWatch();
    private StopReason stopped = StopReason.EXHAUSTED;
    private Optional<Weights> proof = Optional.empty();

    /**
     * True if the thread was interrupted. Its interrupt flag is cleared while Spark works, because Spark would fail.
     */
    private boolean interrupted;

    /** Number of jobs that have begun. */
    private int round;

    /** Largest share reported so far, from 0 to 1; reported shares never decrease. */
    private double shown;

    /** Time of the next save, by {@link System#nanoTime}. */
    private long nextSave = System.nanoTime();

    /**
     * The settings of all rounds.
     *
     * @param taskTime maximum time of a task; chosen by {@link TaskTime} if empty
     * @param timeLimit time limit of all rounds together
     * @param token token that cancels the search
     * @param progress receives the progress after each finished task
     */
    record Settings(
            Optional<Duration> taskTime,
            Optional<Duration> timeLimit,
            CancellationToken token,
            Consumer<ClusterProgress> progress) {}

    /**
     * The part of a question that supplies its data and receives its results.
     *
     * @param spec data that the executors search
     * @param asked supplies the question at the beginning of a round
     * @param take receives each slice; returns true if the search may stop
     * @param folder folder of the solutions, if they are written
     * @param save saves the ledger; called at intervals, and at the end
     * @param prover searches for a proof that there is no solution, within the given time
     */
    record Client(
            Broadcast<SearchSpec> spec,
            Supplier<PieceQuestion> asked,
            Predicate<Slice> take,
            Optional<SolutionFolder> folder,
            Runnable save,
            Function<Duration, Optional<Weights>> prover) {}

    Rounds(JavaSparkContext spark, Settings settings, Pieces pieces, Ledger ledger, long begin) {
        this.spark = spark;
        this.settings = settings;
        this.pieces = pieces;
        this.ledger = ledger;
        this.begin = begin;
    }

    /** Searches until nothing is open, the client may stop, or a limit stops the search. */
    void run(Client client) {
        watched(client, () -> {
            client.save().run();
            while (!ledger.isComplete() && proof.isEmpty() && mayContinue()) {
                nextRound(client);
                proof = prove(client);
            }
        });
    }

    /**
     * Searches for weights that prove that there is no solution, if no solution was found yet. Takes at most a small
     * share of the time that has passed.
     */
    private Optional<Weights> prove(Client client) {
        if (ledger.isComplete() || ledger.tally().solutions().signum() > 0 || !mayContinue()) {
            return Optional.empty();
        }
        return client.prover().apply(Duration.ofNanos((System.nanoTime() - begin) / PROVING_SHARE));
    }

    /** Searches just these works, without a limit per task, and returns the reason why the search ended. */
    StopReason once(Client client, List<Group> groups) {
        watched(client, () -> {
            if (mayContinue()) {
                round++;
                job(
                        client,
                        groups,
                        new GroupTask(client.spec(), client.asked().get(), TaskTime.FOREVER, 1, Output.NONE));
            }
        });
        return stopped;
    }

    /**
     * Runs the work with a listener, and with jobs that end at once when they are cancelled. Saves the ledger even if
     * an exception is thrown.
     */
    private void watched(Client client, Runnable work) {
        spark.sc().addSparkListener(watch);
        String before = spark.getLocalProperty(INTERRUPT_ON_CANCEL);
        spark.setLocalProperty(INTERRUPT_ON_CANCEL, "true");
        try {
            work.run();
        } catch (RuntimeException e) {
            try {
                end(client, before);
            } catch (RuntimeException later) {
                e.addSuppressed(later);
            }
            throw e;
        }
        end(client, before);
    }

    /** Ends a search. Clears the interrupt flag first, because it would disturb Spark and the last save. */
    private void end(Client client, String before) {
        interrupted |= Thread.interrupted();
        try {
            client.save().run();
        } finally {
            spark.setLocalProperty(INTERRUPT_ON_CANCEL, before);
            spark.sc().removeSparkListener(watch);
        }
    }

    /** Restores the interrupt flag of the thread. Spark must not be called after this. */
    @Override
    public void close() {
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void nextRound(Client client) {
        PieceQuestion asked = client.asked().get();
        int cores = Math.max(1, spark.defaultParallelism());
        double greatest = Cutter.greatestWeight(ledger, cores);
        new Cutter(pieces, this::mayContinue).cut(ledger, cores, greatest, asked.leavesAll() && ledger.rounds() > 0);
        if (!mayContinue()) {
            return;
        }
        List<Group> groups = asked.leavesAll()
                ? ledger.open().stream().map(work -> new Group(List.of(work))).toList()
                : Cutter.groups(
                        ledger,
                        Cutter.TASKS_PER_CORE * cores,
                        greatest,
                        client.folder().isPresent());
        Duration time = settings.taskTime()
                .orElse(asked.leavesAll() ? TaskTime.unlimited(ledger.rounds()) : TaskTime.ofRound(ledger.rounds()));
        Optional<Output.Folder> output = client.folder().map(folder -> folder.begin(round));
        round++;
        ledger.beginRounds(1);
        client.save().run(); // the cut works are finished in it, so it lists the names of this round's files
        GroupTask task = new GroupTask(
                client.spec(), asked, time, greatest, output.<Output>map(o -> o).orElse(Output.NONE));
        job(client, groups, task);
        output.ifPresent(o -> client.folder().orElseThrow().end(o));
    }

    private void job(Client client, List<Group> groups, GroupTask task) {
        results.clear();
        SimpleFutureAction<Boolean> job = submit(groups, task);
        int running = groups.size();
        boolean enough = false;
        try {
            while (running > 0 && !enough && mayContinue()) {
                boolean over = job.isCompleted(); // read first: if true, all results are in the queue
                Optional<GroupResult> result = next();
                if (result.isPresent()) {
                    running--;
                    enough = take(client, result.get(), running);
                } else if (over && mayContinue()) {
                    throw failed(job);
                }
            }
        } finally {
            job.cancel(); // also after an exception; does nothing if the job has ended
        }
        stopped = enough ? StopReason.VISITOR : stopped;
        for (GroupResult late = results.poll(); late != null; late = results.poll()) {
            running--;
            take(client, late, running);
        }
    }

    private SimpleFutureAction<Boolean> submit(List<Group> groups, GroupTask task) {
        List<Object> all = IntStream.range(0, groups.size())
                .<Object>mapToObj(Integer::valueOf)
                .toList();
        return spark.sc()
                .submitJob(
                        spark.parallelize(groups, groups.size()).rdd(),
                        task,
                        CollectionConverters.asScala(all).toSeq(),
                        new AbstractFunction2<Object, GroupResult, BoxedUnit>() {
                            @Override
                            public BoxedUnit apply(Object partition, GroupResult result) {
                                results.add(result);
                                return BoxedUnit.UNIT;
                            }
                        },
                        new AbstractFunction0<Boolean>() {
                            @Override
                            public Boolean apply() {
                                return true;
                            }
                        });
    }

    private Optional<GroupResult> next() {
        try {
            return Optional.ofNullable(results.poll(POLL_MILLIS, TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            interrupted = true;
            return Optional.empty();
        }
    }

    private boolean take(Client client, GroupResult result, int running) {
        boolean enough = false;
        for (Slice slice : result.slices()) {
            ledger.finish(slice);
            enough |= client.take().test(slice);
        }
        seconds.add(result.seconds());
        shown = Math.max(shown, ledger.share());
        settings.progress()
                .accept(new ClusterProgress(
                        shown,
                        round,
                        seconds.size(),
                        running,
                        ledger.tally().solutions(),
                        ledger.tally().nodes(),
                        Duration.ofNanos(System.nanoTime() - begin)));
        interrupted |= Thread.interrupted(); // an interrupt would make the save fail
        if (System.nanoTime() - nextSave >= 0) {
            save(client);
        }
        return enough;
    }

    /** Saves the ledger and sets the time of the next save: after one second, or later if saving takes long. */
    private void save(Client client) {
        long start = System.nanoTime();
        try {
            client.save().run();
        } catch (ClusterException e) {
            // a file system may be unavailable for a while; only the saves at the beginning and at the end of a round
            // must succeed
        }
        long took = System.nanoTime() - start;
        nextSave = System.nanoTime() + Math.max(SAVED_EVERY.toNanos(), SAVING_SHARE * took);
    }

    private static ClusterException failed(SimpleFutureAction<Boolean> job) {
        Throwable reason = job.value().get().failed().get();
        String sentence = PieceFailedException.sentence(reason)
                .orElseGet(() ->
                        String.valueOf(reason.getMessage()).lines().findFirst().orElse("unknown reason"));
        return new ClusterException("the job failed: " + sentence, reason);
    }

    private boolean mayContinue() {
        if (stopped != StopReason.EXHAUSTED) {
            return false;
        }
        interrupted |= Thread.interrupted();
        if (settings.token().isCancelled() || interrupted) {
            stopped = StopReason.CANCELLED;
        } else if (settings.timeLimit().isPresent()
                && System.nanoTime() - begin >= settings.timeLimit().get().toNanos()) {
            stopped = StopReason.TIME;
        } else if (spark.sc().isStopped()) {
            throw new ClusterException("Spark has stopped; expected a context that lives until the search ends");
        }
        return stopped == StopReason.EXHAUSTED;
    }

    ClusterReport report(String engine) {
        return new ClusterReport(
                ledger.tally(),
                stopped,
                engine,
                proof.map(Weights::name),
                round,
                seconds.size(),
                watch.failed(),
                watch.speculative(),
                TaskTimes.of(seconds.stream().mapToDouble(s -> s).toArray()),
                Duration.ofNanos(System.nanoTime() - begin));
    }
}
