package dlx.benchmarks.measure;

import com.google.gson.reflect.TypeToken;
import dlx.api.ModelException;
import dlx.core.Solver;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Times trials: engines and the yardstick in turn, each run in a process of its own. */
final class Bench {

    static final String AUTO = "auto";

    private static final Duration WARM_UP_AND_START = Duration.ofSeconds(40);

    private final Instances instances;
    private final Programs programs;
    private final Optional<Yardstick> yardstick;
    private final Peers peers;
    private final Commands commands;
    private final Duration timed;
    private final PrintStream talk;

    /** @param timed how long each process repeats its searches to warm up, and again for its medians */
    Bench(
            Instances instances,
            Programs programs,
            Optional<Yardstick> yardstick,
            Peers peers,
            Commands commands,
            Duration timed,
            PrintStream talk) {
        this.instances = instances;
        this.programs = programs;
        this.yardstick = yardstick;
        this.peers = peers;
        this.commands = commands;
        this.timed = timed;
        this.talk = talk;
    }

    /**
     * Times a trial.
     *
     * @param rounds processes of each engine, of whose medians the median is taken
     * @param usualLimit for one search
     * @param isFresh whether each search is planned anew
     * @return without entries if the instance cannot be had here, or no engine can do what is asked
     */
    Result run(Trial trial, int rounds, Duration usualLimit, boolean isFresh) throws IOException {
        Optional<Instance> found = instances.find(trial.source());
        if (found.isEmpty()) {
            talk.println(trial
                    + ": not measured, the instance cannot be made here; its generator is in the folder of --shared");
            return new Result(trial, Double.NaN, List.of(), 1);
        }
        Instance instance = found.get();
        Duration limit = trial.limit(usualLimit);
        List<Double> others = new ArrayList<>();
        Map<String, List<List<Timing>>> times = new LinkedHashMap<>();
        Map<String, Result.Entry> failures = new LinkedHashMap<>();
        List<String> engines = engines(trial, instance.solver());
        for (int round = 0; round < rounds; round++) {
            for (String engine : engines) {
                if (!failures.containsKey(engine)) {
                    try {
                        other(trial, instance, limit).ifPresent(others::add);
                        times.computeIfAbsent(engine, name -> new ArrayList<>())
                                .add(checked(trial, once(trial, instance, engine, isFresh, limit)));
                    } catch (Trouble e) {
                        failures.put(engine, Result.Entry.of(engine, e));
                    }
                }
            }
        }
        String chosen = chosen(trial, instance.solver());
        List<Result.Entry> entries = engines.stream()
                .map(engine -> failures.getOrDefault(
                        engine, entry(trial, engine, chosen, times.getOrDefault(engine, List.of()))))
                .toList();
        Result result = new Result(trial, Figures.median(others), entries, instance.puzzles());
        talk.println(result);
        return result;
    }

    /** The solvers of others that are here, with their versions. */
    String peers() {
        return peers.toString();
    }

    /** What the yardstick takes for a well-known search, so how busy the machine is; not a number without it. */
    double load() throws IOException {
        Optional<Instance> queens = instances.find(new Source(Source.Kind.CORPUS, "queens-12"));
        return yardstick.isEmpty() || queens.isEmpty()
                ? Double.NaN
                : yardstick
                        .get()
                        .time(queens.get().plainFiles(), WARM_UP_AND_START)
                        .ms();
    }

    /** The engines that take part and can answer; {@code auto} stands for the one that it takes. */
    private List<String> engines(Trial trial, Solver<?> puzzle) {
        List<String> able = (trial.engines().isEmpty() ? Solver.engines() : trial.engines())
                .stream()
                        .filter(engine -> Peer.of(engine)
                                .map(peers::isInstalled)
                                .orElseGet(() -> isAble(engine, trial.ask(), puzzle)))
                        .toList();
        if (trial.ask().isOfPeers()) {
            return able;
        }
        String chosen = chosen(trial, puzzle);
        return able.contains(AUTO)
                ? able.stream().filter(engine -> !engine.equals(chosen)).toList()
                : able;
    }

    /** The engine that {@code auto} takes. */
    private static String chosen(Trial trial, Solver<?> puzzle) {
        return trial.ask() == Ask.COMMAND
                ? ""
                : trial.ask().of(puzzle.nodeLimit(1)).report().engine();
    }

    private static boolean isAble(String engine, Ask ask, Solver<?> puzzle) {
        if (ask == Ask.COMMAND) {
            return true;
        }
        try {
            ask.of(puzzle.engine(engine).nodeLimit(1));
            return true;
        } catch (ModelException e) {
            return false;
        }
    }

    /** The yardstick counts one by one, so that it is no match for counts and scores. */
    private Optional<Double> other(Trial trial, Instance instance, Duration limit) throws IOException {
        if (trial.bars().stream().anyMatch(Bar::isOfStart)) {
            return Optional.of(commands.start());
        }
        if (trial.bars().stream().anyMatch(Bar::isScaled)) {
            return Optional.of(load());
        }
        if (trial.ask() != Ask.ALL && trial.ask() != Ask.UNIQUE
                || instance.plainFiles().isEmpty()
                || yardstick.isEmpty()) {
            return Optional.empty();
        }
        Yardstick.Counted counted = yardstick.get().time(instance.plainFiles(), limit);
        if (!counted.solutions().equals(trial.answer())) {
            throw Trouble.wrong("the yardstick finds " + counted.solutions() + ", not " + trial.answer());
        }
        return Optional.of(counted.ms());
    }

    private List<Timing> once(Trial trial, Instance instance, String engine, boolean isFresh, Duration limit)
            throws IOException {
        Optional<Peer> peer = Peer.of(engine);
        if (peer.isPresent()) {
            return List.of(peers.time(peer.get(), instance, limit));
        }
        if (trial.ask() == Ask.COMMAND) {
            return List.of(commands.time(instance, limit));
        }
        TimingJob job = new TimingJob(
                instance.model(),
                instance.input().toString(),
                trial.ask(),
                engine,
                trial.ways().stream().map(Way::typed).toList(),
                isFresh,
                trial.ask().isOfScores() ? trial.answer().longValueExact() : 0,
                limit.toMillis(),
                timed.toMillis());
        List<Timing> timings = programs.java(
                Runner.class,
                job,
                new TypeToken<>() {},
                limit.multipliedBy(4L * trial.ways().size()).plus(WARM_UP_AND_START));
        String searched = timings.get(0).engine();
        if (!engine.equals(AUTO) && !engine.equals(searched)) {
            throw Trouble.unfinished("its memory was full; " + searched + " went on");
        }
        return timings;
    }

    /** @throws Trouble if the answer is not the known one */
    static List<Timing> checked(Trial trial, List<Timing> timings) {
        for (Timing timing : timings) {
            BigInteger answer = timing.answer();
            if (trial.ask() == Ask.BEST_SO_FAR) {
                checkSoFar(trial.answer(), timing);
            } else if (!timing.isDone()) {
                throw Trouble.unfinished(trial.ask() == Ask.SOLVE ? "not done" : "not done; so far " + answer);
            } else if (trial.ask() == Ask.FIND && !answer.equals(trial.answer())) {
                throw Trouble.unfinished("not found; best so far " + answer);
            } else if (!answer.equals(trial.expected())) {
                throw Trouble.wrong("WRONG: " + answer + "; expected " + trial.expected());
            }
        }
        return timings;
    }

    /** A score of 0 is none at all. */
    private static void checkSoFar(BigInteger best, Timing timing) {
        BigInteger score = timing.answer();
        if (score.signum() == 0) {
            throw Trouble.unfinished("nothing found");
        } else if (best.signum() != 0 && (score.compareTo(best) < 0 || timing.isDone() && !score.equals(best))) {
            throw Trouble.wrong("WRONG: " + score + "; expected " + best);
        }
    }

    private static Result.Entry entry(Trial trial, String engine, String chosen, List<List<Timing>> runs) {
        if (runs.isEmpty()) {
            return new Result.Entry(engine, List.of(), "not run", false);
        }
        List<Timing> timings = IntStream.range(0, runs.get(0).size())
                .mapToObj(way ->
                        Timing.median(runs.stream().map(run -> run.get(way)).toList()))
                .toList();
        if (trial.ask().isOfPeers()) {
            return new Result.Entry(engine, timings, "", false);
        }
        String taken = timings.get(0).engine();
        boolean isChosen = engine.equals(AUTO) || engine.equals(chosen);
        return new Result.Entry(taken + (isChosen ? Result.CHOSEN : ""), timings, "", false);
    }
}
