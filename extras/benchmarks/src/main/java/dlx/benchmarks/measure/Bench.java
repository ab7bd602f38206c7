package dlx.benchmarks.measure;

import dlx.api.ModelException;
import dlx.core.EngineName;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Times trials: engines, peers and the yardstick in turn, each run in a process of its own. */
final class Bench {

    static final String AUTO = "auto";

    private final Instances instances;
    private final Optional<Yardstick> yardstick;
    private final Peers peers;
    private final Commands commands;
    private final JmhRuns ours;

    Bench(Instances instances, Optional<Yardstick> yardstick, Peers peers, Commands commands, JmhRuns ours) {
        this.instances = instances;
        this.yardstick = yardstick;
        this.peers = peers;
        this.commands = commands;
        this.ours = ours;
    }

    /**
     * A solver and a way to ask it.
     *
     * @param name name in tables
     * @param engine name of the engine or peer
     * @param way way to ask
     */
    private record Subject(String name, String engine, Way way) {}

    /**
     * Times a trial.
     *
     * @param rounds number of processes per solver; the result contains their medians
     * @return empty if the instance is not available here
     */
    Optional<Outcome> run(Trial trial, int rounds) throws IOException {
        Optional<Instance> found = instances.find(trial.source());
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Instance instance = found.get();
        String chosen = chosen(trial, instance);
        List<Subject> subjects = subjects(trial, instance, chosen);
        Map<String, List<Timing>> times = new LinkedHashMap<>();
        Map<String, Trouble> troubles = new LinkedHashMap<>();
        List<Double> others = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            for (Subject subject : subjects) {
                if (!troubles.containsKey(subject.name())) {
                    try {
                        others.add(other(trial, instance));
                        times.computeIfAbsent(subject.name(), name -> new ArrayList<>())
                                .add(checked(trial, time(trial, instance, subject)));
                    } catch (Trouble e) {
                        troubles.put(subject.name(), e);
                    }
                }
            }
        }
        Map<String, Timing> medians = new LinkedHashMap<>();
        times.forEach((name, all) -> {
            if (!troubles.containsKey(name)) {
                medians.put(name, Timing.median(all));
            }
        });
        double other = Figures.median(others.stream().mapToDouble(ms -> ms).toArray());
        return Optional.of(new Outcome(trial, chosen, other, medians, troubles));
    }

    /**
     * Returns the engines that can answer, and the peers that are installed. {@code auto} replaces the engine that it
     * chooses.
     */
    private List<Subject> subjects(Trial trial, Instance instance, String chosen) {
        List<Subject> subjects = new ArrayList<>();
        List<String> engines = new ArrayList<>(trial.engines());
        if (engines.isEmpty()) {
            engines.add(AUTO);
            engines.addAll(EngineName.names());
        }
        for (Way way : trial.ways()) {
            for (String engine : engines) {
                boolean isHere = Peer.of(engine)
                        .map(peers::isInstalled)
                        .orElseGet(
                                () -> (trial.hasPeers() || !engine.equals(chosen)) && isAble(engine, trial, instance));
                if (isHere) {
                    subjects.add(new Subject(trial.hasWays() ? way.words() : engine, engine, way));
                }
            }
        }
        return subjects;
    }

    /** Returns the engine that {@code auto} chooses; empty if {@code auto} does not take part. */
    private static String chosen(Trial trial, Instance instance) {
        boolean isAuto = trial.engines().isEmpty() || trial.engines().contains(AUTO);
        return trial.ask() == Ask.COMMAND || !isAuto
                ? ""
                : trial.ask()
                        .of(instance.solver().toBuilder().nodeLimit(1).build(), trial.answer())
                        .report()
                        .engine();
    }

    private static boolean isAble(String engine, Trial trial, Instance instance) {
        if (trial.ask() == Ask.COMMAND) {
            return true;
        }
        try {
            trial.ask()
                    .of(
                            instance.solver().toBuilder()
                                    .engine(engine)
                                    .nodeLimit(1)
                                    .build(),
                            trial.answer());
            return true;
        } catch (ModelException e) {
            return false;
        }
    }

    private Timing time(Trial trial, Instance instance, Subject subject) throws IOException {
        Optional<Peer> peer = Peer.of(subject.engine());
        if (peer.isPresent()) {
            return peers.time(peer.get(), instance, trial.ask().limit());
        }
        return trial.ask() == Ask.COMMAND
                ? commands.time(instance, trial.ask().limit())
                : ours.time(trial, instance, subject.engine(), subject.way());
    }

    /**
     * Returns the timing if its answer is right.
     *
     * @throws Trouble if the answer differs from the known answer
     */
    static Timing checked(Trial trial, Timing timing) {
        double expected = trial.expected().doubleValue();
        boolean isKnown = trial.ask() != Ask.BEST || expected != 0;
        if (timing.isDone() && isKnown && timing.answer() != expected) {
            throw Trouble.wrong("WRONG: " + Figures.whole(timing.answer()) + "; expected " + trial.expected());
        }
        return timing;
    }

    /**
     * Returns the milliseconds that the bars compare a trial with: of the yardstick, or of the start of Java.
     *
     * @return not a number if no bar uses this time, or the yardstick is not available
     */
    private double other(Trial trial, Instance instance) throws IOException {
        Set<Bar.Kind> kinds = trial.kinds();
        if (kinds.contains(Bar.Kind.START)) {
            return commands.start();
        }
        if (kinds.contains(Bar.Kind.MS)) {
            return load();
        }
        if (!trial.ask().isOfYardstick() || instance.plainFiles().isEmpty() || yardstick.isEmpty()) {
            return Double.NaN;
        }
        Yardstick.Counted counted =
                yardstick.get().time(instance.plainFiles(), trial.ask().limit());
        if (!counted.solutions().equals(trial.answer())) {
            throw Trouble.wrong("the yardstick finds " + counted.solutions() + "; expected " + trial.answer());
        }
        return counted.ms();
    }

    /**
     * Returns the CPU milliseconds of the yardstick for queens-12, a measure of the speed and load of the machine. Not
     * a number without the yardstick.
     */
    double load() throws IOException {
        Optional<Instance> queens = instances.find(new Source(Source.Kind.CORPUS, "queens-12"));
        return yardstick.isEmpty() || queens.isEmpty()
                ? Double.NaN
                : yardstick
                        .get()
                        .time(queens.get().plainFiles(), Ask.ALL.limit())
                        .ms();
    }
}
