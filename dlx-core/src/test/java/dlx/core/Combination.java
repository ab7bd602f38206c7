package dlx.core;

import dlx.api.Goal;
import dlx.core.covers.Family;
import dlx.core.engine.Caps;
import dlx.core.engine.EarlySizes;
import dlx.core.engine.Sizes;
import dlx.core.engine.SplitPolicy;
import dlx.core.search.RootReduction;
import dlx.core.search.SearchListener;
import dlx.core.search.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All that can be set on a question, each with a value: one row of a covering array. */
record Combination(List<Object> values) {

    enum Ask {
        FOR_EACH,
        ITERATOR,
        FIRST,
        COUNT,
        UNIQUE,
        BEST,
        BEST_THREE,
        OPTIMA,
        SAMPLE,
        DIAGRAM,
        PIECES
    }

    enum Choosing {
        MRV(Strategy.MRV),
        FIRST(Strategy.FIRST),
        WEIGHTS(Strategy.WEIGHTS),
        FRB(Strategy.FRB),
        SEEDED(Strategy.seeded(5)),
        OWN(() -> open -> open.first());

        final Strategy strategy;

        Choosing(Strategy strategy) {
            this.strategy = strategy;
        }

        /**
         * Returns true if the tree depends on earlier nodes of the search, so that only one engine in one form has it.
         */
        boolean learns() {
            return this == WEIGHTS || this == FRB;
        }
    }

    enum Given {
        NOTHING,
        TAKEN,
        BANNED,
        RELAXED,
        MIXED
    }

    enum Known {
        NOTHING,
        ONE,
        DOUBLES,
        STRANGERS
    }

    enum Stop {
        NEVER,
        FAR_OFF,
        NO_TIME,
        CANCELLED
    }

    enum Saved {
        NO,
        KEPT,
        RESUMED,
        RESUMED_OFTEN
    }

    enum Watch {
        NOBODY,
        PROGRESS,
        IMPROVEMENTS
    }

    /** A setting: its name and its possible values. */
    record Setting(String name, List<?> values) {}

    private static final SplitPolicy FINE = new SplitPolicy(1, 0, 1, 40);

    static final List<Setting> SETTINGS = List.of(
            new Setting("question", List.of(Ask.values())),
            new Setting(
                    "engine",
                    Stream.concat(Stream.of("auto"), EngineName.names().stream())
                            .toList()),
            new Setting("strategy", List.of(Choosing.values())),
            new Setting("threads", List.of(1, 2, 3)),
            new Setting("reduction", List.of(RootReduction.values())),
            new Setting("sizes", List.of(Integer.MAX_VALUE, 1, 2, 10)),
            new Setting("nodes", List.of(Long.MAX_VALUE, 1L, 5L, 40L)),
            new Setting("stop", List.of(Stop.values())),
            new Setting("limit", List.of(Long.MAX_VALUE, 1L, 2L, 1000L)),
            new Setting("gap", List.of(0L, 1L, 6L)),
            new Setting("goal", List.of(Goal.values())),
            new Setting("known", List.of(Known.values())),
            new Setting("given", List.of(Given.values())),
            new Setting("distinct", List.of(false, true)),
            new Setting("any order", List.of(false, true)),
            new Setting("saved", List.of(Saved.values())),
            new Setting("listener", List.of(false, true)),
            new Setting("watch", List.of(Watch.values())),
            new Setting("memory", List.of(Long.MAX_VALUE, 1L, 3000L)),
            new Setting("path", List.of(false, true)),
            new Setting("constraint", List.of(false, true)),
            new Setting(
                    "cover",
                    Stream.of(Family.values())
                            .filter(family -> family != Family.PARTS) // has too many solutions to see them all
                            .toList()));

    /** Returns the combination of a row of numbers of values. */
    static Combination of(int[] row) {
        List<Object> values = new ArrayList<>();
        for (int k = 0; k < row.length; k++) {
            values.add(SETTINGS.get(k).values().get(row[k]));
        }
        return new Combination(values);
    }

    /** Returns the indexes of its values. */
    int[] row() {
        return IntStream.range(0, values.size())
                .map(k -> SETTINGS.get(k).values().indexOf(values.get(k)))
                .toArray();
    }

    private Object value(String name) {
        for (int k = 0; k < values.size(); k++) {
            if (SETTINGS.get(k).name().equals(name)) {
                return values.get(k);
            }
        }
        throw new IllegalArgumentException(name);
    }

    /** Returns the combination with another value of a setting. */
    Combination with(String name, Object value) {
        List<Object> changed = new ArrayList<>(values);
        for (int k = 0; k < changed.size(); k++) {
            if (SETTINGS.get(k).name().equals(name)) {
                changed.set(k, value);
            }
        }
        return new Combination(changed);
    }

    /** Returns a copy with settings that its engine supports, so that the question must be answered. */
    Combination friendly() {
        boolean isPlain = family() != Family.GUARDS && !family().name().startsWith("TINY_");
        Combination plain = with("listener", false)
                .with(
                        "constraint",
                        constrained() && List.of("auto", "links", "learn").contains(engine()))
                .with("path", false)
                .with("cover", isPlain ? family() : Family.TINY)
                .with("strategy", Choosing.MRV);
        return switch (engine()) {
            case "memo", "orbits" ->
                plain.with("question", Ask.COUNT)
                        .with("limit", Long.MAX_VALUE)
                        .with("distinct", false)
                        .with("cover", family());
            case "sweep" ->
                plain.with("question", Ask.COUNT).with("limit", Long.MAX_VALUE).with("distinct", false);
            case "prices" ->
                plain.with(
                        "question",
                        List.of(Ask.BEST, Ask.BEST_THREE, Ask.OPTIMA).get(ask().ordinal() % 3));
            case "diagram" ->
                plain.with(
                                "question",
                                List.of(Ask.FOR_EACH, Ask.ITERATOR, Ask.DIAGRAM, Ask.SAMPLE)
                                        .get(ask().ordinal() % 4))
                        .with("any order", true);
            case "local", "symmetric" ->
                plain.with("question", Ask.FIRST).with("distinct", false).with("saved", Saved.NO);
            case "ida" ->
                plain.with("question", ask().ordinal() % 2 == 0 ? Ask.BEST : Ask.OPTIMA)
                        .with("goal", Goal.LEAST)
                        .with("cover", Family.GUARDS);
            default -> ask() == Ask.PIECES ? plain.with("distinct", false) : plain;
        };
    }

    Ask ask() {
        return (Ask) value("question");
    }

    String engine() {
        return (String) value("engine");
    }

    Choosing choosing() {
        return (Choosing) value("strategy");
    }

    int threads() {
        return (int) value("threads");
    }

    RootReduction reduction() {
        return (RootReduction) value("reduction");
    }

    Sizes sizes() {
        int few = (int) value("sizes");
        return few == Integer.MAX_VALUE
                ? Sizes.USUAL.cutting(FINE)
                : EarlySizes.after(few)
                        .due(100L * few)
                        .seed(values.hashCode())
                        .looks(few)
                        .caps(new Caps(few, few, few, few, 1, few % 2 == 0 ? -1 : 0.01, 0.1))
                        .cutting(FINE)
                        .build();
    }

    /** Returns the limit on nodes; some engines always have one, since they may not end without a solution. */
    long nodes() {
        long nodes = (long) value("nodes");
        return Set.of("local", "symmetric").contains(engine()) ? Math.min(nodes, 1000) : nodes;
    }

    Stop stop() {
        return (Stop) value("stop");
    }

    long limit() {
        return (long) value("limit");
    }

    long gap() {
        return (long) value("gap");
    }

    Goal goal() {
        return (Goal) value("goal");
    }

    Known known() {
        return (Known) value("known");
    }

    Given given() {
        return (Given) value("given");
    }

    boolean distinct() {
        return (boolean) value("distinct");
    }

    boolean anyOrder() {
        return (boolean) value("any order");
    }

    Saved saved() {
        return (Saved) value("saved");
    }

    boolean listener() {
        return (boolean) value("listener");
    }

    Watch watch() {
        return (Watch) value("watch");
    }

    long memory() {
        return (long) value("memory");
    }

    boolean path() {
        return (boolean) value("path");
    }

    boolean constrained() {
        return (boolean) value("constraint");
    }

    Family family() {
        return (Family) value("cover");
    }

    /** Returns true if anything except the limit on solutions may stop the search early. */
    boolean mayStop() {
        return nodes() < Long.MAX_VALUE || stop() == Stop.NO_TIME || stop() == Stop.CANCELLED;
    }

    /** Returns a solver with all settings that do not depend on the cover. */
    Solver<Integer> applyTo(Solver<Integer> bare) {
        Solver<Integer> solver = bare.toBuilder()
                .engine(engine())
                .strategy(choosing().strategy)
                .threads(threads())
                .reduction(reduction())
                .sizes(sizes())
                .goal(goal())
                .gap(gap())
                .build();
        solver =
                nodes() < Long.MAX_VALUE ? solver.toBuilder().nodeLimit(nodes()).build() : solver;
        solver = limit() < Long.MAX_VALUE
                ? solver.toBuilder().solutionLimit(limit()).build()
                : solver;
        solver = memory() < Long.MAX_VALUE
                ? solver.toBuilder().memoMemory(memory()).build()
                : solver;
        solver = anyOrder() ? solver.toBuilder().anyOrder().build() : solver;
        solver = listener()
                ? solver.toBuilder().listener(new SearchListener() {}).build()
                : solver;
        solver = watch() == Watch.PROGRESS
                ? solver.toBuilder().progress(progress -> {}).build()
                : solver;
        return watch() == Watch.IMPROVEMENTS
                ? solver.toBuilder().improvements(progress -> {}).build()
                : solver;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int k = 0; k < values.size(); k++) {
            text.append(SETTINGS.get(k).name())
                    .append('=')
                    .append(values.get(k))
                    .append(' ');
        }
        return text.toString();
    }

    /** Returns the option numbers in ascending order, which identify a solution. */
    static List<Integer> set(int... options) {
        return Arrays.stream(options).sorted().boxed().toList();
    }
}
