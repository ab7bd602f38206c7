package dlx.core.calls;

import dlx.api.Goal;
import dlx.core.EngineName;
import dlx.core.Reference;
import dlx.core.calls.Ask.Topic;
import dlx.core.calls.Name.ItemName;
import dlx.core.calls.Name.IteratorName;
import dlx.core.calls.Name.OptionName;
import dlx.core.calls.Name.SolverName;
import dlx.core.calls.Name.StepsName;
import dlx.core.calls.Name.TokenName;
import dlx.core.calls.VisitCall.Through;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.search.RootReduction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes random programs: the same seed gives the same program. Mostly uses variables that it has declared; calls
 * without sense are skipped.
 */
final class Generator {

    private static final List<Family> FAMILIES = List.of(
            Family.TINY,
            Family.TINY,
            Family.TINY,
            Family.DENSE,
            Family.BOARDS,
            Family.REPEATED,
            Family.TINY_COLORED,
            Family.TINY_MULTIPLE,
            Family.TINY_BOTH,
            Family.TINY_CLOSED,
            Family.COLORED,
            Family.BOTH);

    private static final int MOST_SOLUTIONS = 40;

    private static final int MOST_NODES = 1000;

    private final Random random;
    private final List<Call> calls = new ArrayList<>();
    private PlainCover cover = new PlainCover(List.of(), List.of(), List.of());
    private int solvers;
    private int tokens;
    private int iterators;
    private int steps;

    private Generator(long seed) {
        random = new Random(new SplittableRandom(seed).nextLong()); // near seeds begin alike in a Random itself
    }

    /** Returns the program of a seed. */
    static Program program(long seed) {
        return new Generator(seed).make();
    }

    private Program make() {
        cover = cover();
        calls.add(new NewSolver(new SolverName(solvers++)));
        for (int more = 4 + random.nextInt(14); more > 0; more--) {
            add();
        }
        return new Program(cover, calls);
    }

    /** Returns a small cover with nothing given; one in three is its own mirror image. */
    private PlainCover cover() {
        while (true) {
            PlainCover plain = any(FAMILIES).cover(random.nextInt(1 << 20)).withNothingGiven();
            plain = random.nextInt(3) == 0 ? mirrored(plain) : plain;
            Reference reference = Reference.solve(plain, MOST_SOLUTIONS, MOST_NODES);
            if (reference.isComplete() && (reference.solutions().size() > 1 || random.nextInt(6) == 0)) {
                return plain;
            }
        }
    }

    /**
     * Returns the cover with the mirror image of each option: item i and item n - 1 - i, both of a kind, change places.
     */
    private static PlainCover mirrored(PlainCover plain) {
        int items = plain.primary().size();
        List<Boolean> primary = IntStream.range(0, items)
                .mapToObj(i -> plain.primary().get(Math.min(i, items - 1 - i)))
                .toList();
        List<PlainCover.Bounds> bounds = IntStream.range(0, items)
                .mapToObj(i -> plain.bounds().get(Math.min(i, items - 1 - i)))
                .toList();
        List<PlainCover.Option> options = plain.options().stream()
                .map(option -> withColorsOfSecondaryItems(option, primary))
                .flatMap(option -> Stream.of(option, mirrored(option, items)))
                .filter(option -> option.items().stream().anyMatch(primary::get))
                .toList();
        return new PlainCover(primary, bounds, options, List.of(), List.of(), List.of());
    }

    /** Returns the option without colors of items that have become primary. */
    private static PlainCover.Option withColorsOfSecondaryItems(PlainCover.Option option, List<Boolean> primary) {
        List<Integer> colors = option.items().stream()
                .map(item -> primary.get(item) ? PlainCover.Option.NO_COLOR : option.colorOf(item))
                .toList();
        return new PlainCover.Option(option.items(), colors, option.weight());
    }

    private static PlainCover.Option mirrored(PlainCover.Option option, int items) {
        return new PlainCover.Option(
                option.items().stream().map(item -> items - 1 - item).toList(), option.colors(), option.weight());
    }

    private void add() {
        switch (random.nextInt(20)) {
            case 0, 1, 2, 3, 4 -> calls.add(new Derive(solver(), new SolverName(solvers++), change()));
            case 5 -> addTokenOrSolver();
            case 6, 7, 8, 9 -> calls.add(ask());
            case 10 -> calls.add(random.nextInt(3) == 0 ? new Interrupted(ask()) : new AtOnce(atOnce(), atOnce()));
            case 11, 12, 13 -> calls.add(visit());
            case 14, 15 -> addIterator();
            case 16 -> calls.add(pull());
            case 17 -> addSteps();
            case 18 -> calls.add(pace());
            default -> calls.add(new TokenCall.Cancel(oneOf(tokens, TokenName::new)));
        }
    }

    private void addTokenOrSolver() {
        if (random.nextInt(4) == 0) {
            calls.add(new NewSolver(new SolverName(solvers++)));
            return;
        }
        TokenName token = new TokenName(tokens++);
        calls.add(new TokenCall.NewToken(token));
        calls.add(new Derive(solver(), new SolverName(solvers++), new Change.WatchToken(token)));
    }

    private void addIterator() {
        calls.add(new PullCall.Open(solver(), new IteratorName(iterators++)));
        for (int more = random.nextInt(4); more > 0; more--) {
            calls.add(pull());
        }
    }

    private void addSteps() {
        calls.add(new PaceCall.Begin(solver(), new StepsName(steps++)));
        for (int more = random.nextInt(4); more > 0; more--) {
            calls.add(pace());
        }
        if (random.nextInt(2) == 0) {
            calls.add(new PaceCall.StartThere(new StepsName(steps - 1), new SolverName(solvers++)));
        }
    }

    private Change change() {
        return switch (random.nextInt(16)) {
            case 0, 1, 2 -> new Change.Engine(any(engines()));
            case 3 -> new Change.Branch(any(List.of(How.values())));
            case 4 -> new Change.Reduce(any(List.of(RootReduction.values())));
            case 5 -> new Change.Prefer(any(List.of(Goal.values())));
            case 6 -> new Change.Limit(random.nextInt(5));
            case 7 -> new Change.NodeLimit(random.nextInt(12));
            case 8 -> new Change.TimeLimit(random.nextInt(3) > 0);
            case 9 -> new Change.Memory(1 + random.nextInt(300));
            case 10 -> new Change.WatchToken(oneOf(tokens, TokenName::new));
            case 11 -> new Change.Pin(options());
            case 12 -> new Change.Forbid(options());
            case 13, 14 ->
                random.nextBoolean()
                        ? new Change.Give(options(), options(), items())
                        : new Change.Give(List.of(), options(), items());
            default -> new Change.Distinct(symmetries(), random.nextInt(4) == 0);
        };
    }

    /**
     * Returns all engines except those that answer few questions or return any solution; {@code auto} uses some of them.
     */
    private static List<String> engines() {
        return Stream.concat(EngineName.names().stream(), Stream.of("auto"))
                .filter(engine -> !List.of("prices", "ida", "diagram", "learn", "local", "orbits", "symmetric")
                        .contains(engine))
                .toList();
    }

    private List<Symmetry> symmetries() {
        int options = cover.options().size();
        List<Symmetry> symmetries = new ArrayList<>();
        if (options > 1 && random.nextInt(8) == 0) { // as a rule, none
            int one = random.nextInt(options - 1);
            symmetries.add(new Symmetry(List.of(swap(one, one + 1 + random.nextInt(options - 1 - one)))));
        }
        symmetries.add(mirror());
        List<Symmetry.Swap> twins = twins();
        if (!twins.isEmpty()) {
            symmetries.add(new Symmetry(List.of(any(twins))));
        }
        Collections.shuffle(symmetries, random);
        return List.copyOf(symmetries.subList(0, 1 + random.nextInt(symmetries.size())));
    }

    /** Returns a symmetry that maps each option to its mirror image, if that option exists and is free. */
    private Symmetry mirror() {
        List<Symmetry.Swap> swaps = new ArrayList<>();
        List<PlainCover.Option> options = cover.options();
        for (int k = 0; k + 1 < options.size(); k += 2) {
            PlainCover.Option image = mirrored(options.get(k), cover.primary().size());
            if (holdsTheSame(image, options.get(k + 1))) {
                swaps.add(swap(k, k + 1));
            }
        }
        return new Symmetry(swaps);
    }

    /** Returns swaps of options that hold the same items. */
    private List<Symmetry.Swap> twins() {
        List<Symmetry.Swap> twins = new ArrayList<>();
        for (int k = 0; k < cover.options().size(); k++) {
            for (int l = k + 1; l < cover.options().size(); l++) {
                if (holdsTheSame(cover.options().get(k), cover.options().get(l))) {
                    twins.add(swap(k, l));
                }
            }
        }
        return twins;
    }

    private static boolean holdsTheSame(PlainCover.Option one, PlainCover.Option other) {
        return one.items().size() == other.items().size()
                && one.items().containsAll(other.items())
                && one.items().stream().allMatch(item -> one.colorOf(item) == other.colorOf(item));
    }

    private static Symmetry.Swap swap(int one, int other) {
        return new Symmetry.Swap(new OptionName(one), new OptionName(other));
    }

    private Ask ask() {
        return new Ask(solver(), any(List.of(Topic.values())), 1 + random.nextInt(4), random.nextInt(3));
    }

    private List<Call> atOnce() {
        List<Call> some = new ArrayList<>();
        for (int more = 1 + random.nextInt(3); more > 0; more--) {
            some.add(random.nextInt(8) == 0 ? new TokenCall.Cancel(oneOf(tokens, TokenName::new)) : ask());
        }
        return some;
    }

    private VisitCall visit() {
        Act act = switch (random.nextInt(5)) {
            case 0 -> new Act.Stop();
            case 1 -> new Act.Fail(random.nextBoolean());
            default -> new Act.Meanwhile(meanwhile());
        };
        return new VisitCall(solver(), any(List.of(Through.values())), 1 + random.nextInt(3), act);
    }

    private List<Call> meanwhile() {
        List<Call> some = new ArrayList<>();
        for (int more = 1 + random.nextInt(3); more > 0; more--) {
            some.add(
                    switch (random.nextInt(6)) {
                        case 0 -> new TokenCall.Cancel(oneOf(tokens, TokenName::new));
                        case 1 -> pull();
                        case 2 -> pace();
                        default -> ask();
                    });
        }
        return some;
    }

    private Call pull() {
        IteratorName iterator = oneOf(iterators, IteratorName::new);
        return switch (random.nextInt(8)) {
            case 0 -> new PullCall.HasNext(iterator);
            case 1 -> new PullCall.Close(iterator);
            case 2 -> new PullCall.Report(iterator);
            case 3, 4 -> new PullCall.Rest(iterator);
            default -> new PullCall.Next(iterator, 1 + random.nextInt(3));
        };
    }

    private Call pace() {
        StepsName name = oneOf(steps, StepsName::new);
        return random.nextInt(3) == 0
                ? new PaceCall.RestOfSteps(name)
                : new PaceCall.StepOn(name, 1 + random.nextInt(random.nextInt(4) == 0 ? 200 : 12));
    }

    /** Returns the newest solver with probability 3/5, so that settings accumulate. */
    private SolverName solver() {
        return random.nextInt(5) < 3 ? new SolverName(solvers - 1) : new SolverName(random.nextInt(solvers));
    }

    private <N> N oneOf(int declared, IntFunction<N> name) {
        return name.apply(declared == 0 ? 0 : random.nextInt(declared));
    }

    private <T> T any(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private List<OptionName> options() {
        int all = cover.options().size();
        return all == 0
                ? List.of()
                : random.ints(random.nextInt(3), 0, all)
                        .mapToObj(OptionName::new)
                        .toList();
    }

    private List<ItemName> items() {
        List<Integer> primary = IntStream.range(0, cover.primary().size())
                .filter(cover.primary()::get)
                .boxed()
                .toList();
        return primary.isEmpty()
                ? List.of()
                : random.ints(random.nextInt(3), 0, primary.size())
                        .mapToObj(k -> new ItemName(primary.get(k)))
                        .toList();
    }
}
