package dlx.core.engine.slots;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Reference;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Branching;
import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of both forms of the search with multiplicities, on covers that the reference solves completely. */
abstract class BoundedSearchContract {

    /** Compiles a problem in this form. */
    abstract Engine.Keyed compile(Problem problem);

    /** Returns true if this form can search a cover. */
    abstract boolean fits(Problem problem);

    private final Map<Problem, Engine.Keyed> compiled = new IdentityHashMap<>();

    final BoundedSearch start(Problem problem, SearchRequest request, SearchControl control) {
        return (BoundedSearch) compiled.computeIfAbsent(problem, this::compile).start(request, control);
    }

    /**
     * A cover with its solutions in their order.
     *
     * @param name names the cover in failures
     * @param nodes number of nodes of the reference
     */
    record Example(String name, PlainCover cover, Problem problem, List<List<Integer>> solutions, int nodes) {

        /** Returns an example; empty if the cover does not have multiplicities, or has too many solutions or nodes. */
        static Optional<Example> of(String name, PlainCover cover) {
            Reference reference = Reference.solve(cover, 300, 1000);
            return Optional.of(new Example(
                            name,
                            cover,
                            BoundedSearchContract.problem(cover),
                            reference.solutions(),
                            reference.nodes()))
                    .filter(example -> cover.hasMultiplicities() && reference.isComplete());
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Problem problem(PlainCover cover) {
        return Problem.of(cover.cover().data(), StopCheck.NEVER);
    }

    /** The sources of examples: random covers and covers made by hand. */
    enum Source {
        BY_HAND,
        RANDOM,
        TINY_MULTIPLE,
        TINY_BOTH,
        MULTIPLE,
        BOTH,
        GUARDS;

        private static final Map<Source, List<Example>> KNOWN = new ConcurrentHashMap<>();

        /** Returns the examples, made once because the reference takes longer than the tested code. */
        List<Example> examples() {
            return KNOWN.computeIfAbsent(this, Source::solved);
        }

        private List<Example> solved() {
            if (this == BY_HAND) {
                return Arrays.stream(BoundedCovers.Kind.values())
                        .map(kind -> Example.of(kind.name(), kind.cover).orElseThrow())
                        .toList();
            }
            return LongStream.range(0, RandomCovers.amount(this == RANDOM ? 300 : 80))
                    .boxed()
                    .flatMap(seed -> Example.of(this + ", seed " + seed, cover(seed)).stream())
                    .toList();
        }

        private PlainCover cover(long seed) {
            return this == RANDOM
                    ? BoundedCovers.random(seed)
                    : Family.valueOf(name()).cover(seed);
        }
    }

    private void forEach(Source source, Consumer<Example> test) {
        List<Example> examples = source.examples().stream()
                .filter(example -> fits(example.problem()))
                .toList();
        assertThat(examples).as("examples, so that this test says something").isNotEmpty();
        examples.forEach(test);
    }

    /** Runs a test on small trees only, because it visits the whole tree at every node. */
    private void forEachSmall(Source source, Consumer<Example> test) {
        forEach(source, example -> {
            if (example.nodes() <= 100) {
                test.accept(example);
            }
        });
    }

    final BoundedSearch start(Example example, Branching branching, Givens givens) {
        SearchRequest request = Requests.of(SearchMode.ALL, givens).branching(branching);
        return start(example.problem(), request, Requests.free());
    }

    final BoundedSearch start(Example example, Branching branching) {
        return start(example, branching, example.cover().givens());
    }

    static List<Integer> options(BoundedSearch search) {
        int[] options = search.options();
        return Arrays.stream(options).sorted().boxed().toList();
    }

    /** Returns the solutions of {@code advance}, in their order. */
    static List<List<Integer>> found(BoundedSearch search) {
        List<List<Integer>> found = new ArrayList<>();
        while (search.advance()) {
            found.add(options(search));
        }
        return found;
    }

    /** Searches the whole tree by single steps; calls {@code atNode} at each live node, before an item is chosen. */
    static List<List<Integer>> tree(BoundedSearch search, Consumer<BoundedSearch> atNode) {
        List<List<Integer>> solutions = new ArrayList<>();
        boolean alive = search.enterRoot();
        while (true) {
            if (alive) {
                atNode.accept(search);
            }
            if (alive && !search.isSolved()) {
                search.choose();
            } else {
                if (alive) {
                    solutions.add(options(search));
                }
                if (!search.backUp()) {
                    return solutions;
                }
            }
            alive = search.takeNext();
        }
    }

    @ParameterizedTest
    @EnumSource
    void mrvFindsTheSequenceOfTheReferenceInNoMoreNodes(Source source) {
        forEach(source, example -> {
            BoundedSearch atOnce = start(example, Branching.MRV);
            assertThat(found(atOnce)).as(example.name()).isEqualTo(example.solutions());
            assertThat(atOnce.solutions())
                    .as(example.name())
                    .isEqualTo(example.solutions().size());
            assertThat(atOnce.nodes()).as(example.name()).isLessThanOrEqualTo(Math.max(1, example.nodes()));
            BoundedSearch stepped = start(example, Branching.MRV);
            assertThat(tree(stepped, s -> {})).as(example.name()).isEqualTo(example.solutions());
            assertThat(stepped.nodes()).as(example.name()).isEqualTo(atOnce.nodes());
            assertThat(stepped.updates()).as(example.name()).isEqualTo(atOnce.updates());
        });
    }

    @ParameterizedTest
    @EnumSource
    void leftmostFindsTheSameSolutions(Source source) {
        forEach(source, example -> {
            BoundedSearch atOnce = start(example, Branching.LEFTMOST);
            checkSet(found(atOnce), example);
            BoundedSearch stepped = start(example, Branching.LEFTMOST);
            checkSet(tree(stepped, s -> {}), example);
            assertThat(stepped.nodes()).as(example.name()).isEqualTo(atOnce.nodes());
        });
    }

    private static void checkSet(List<List<Integer>> found, Example example) {
        assertThat(found).as(example.name()).hasSameSizeAs(example.solutions());
        assertThat(Set.copyOf(found)).as(example.name()).isEqualTo(Set.copyOf(example.solutions()));
    }

    @ParameterizedTest
    @EnumSource
    void leftmostBranchesOnTheLeftmostItemInNeed(Source source) {
        forEach(source, example -> {
            BoundedSearch search = start(example, Branching.LEFTMOST);
            boolean alive = search.enterRoot();
            while (true) {
                if (alive && !search.isSolved()) {
                    List<Integer> taken = options(search);
                    search.choose();
                    int item = search.itemAt(search.level());
                    int[] inNeed = IntStream.range(0, example.cover().primary().size())
                            .filter(i -> example.cover().atLeast(i) > times(example.cover(), i, taken))
                            .toArray();
                    if (inNeed.length > 0) {
                        assertThat(item).as("%s, after %s", example, taken).isEqualTo(inNeed[0]);
                    }
                } else if (!search.backUp()) {
                    return;
                }
                alive = search.takeNext();
            }
        });
    }

    private static long times(PlainCover cover, int item, List<Integer> options) {
        return options.stream()
                .filter(option -> cover.options().get(option).items().contains(item))
                .count();
    }

    @ParameterizedTest
    @EnumSource
    void theShareSeenGrowsUpToOne(Source source) {
        forEach(source, example -> {
            BoundedSearch search = start(example, Branching.MRV);
            double before = 0;
            while (search.advance()) {
                assertThat(search.share()).as(example.name()).isBetween(before, 1.0);
                before = search.share();
            }
        });
    }

    /** Tests that at every node the seen and the remaining parts contain all solutions, each once, and all nodes. */
    @ParameterizedTest
    @EnumSource
    void thePartsAtEveryNodeAddUp(Source source) {
        forEachSmall(source, example -> {
            BoundedSearch whole = start(example, Branching.MRV);
            found(whole);
            List<List<Integer>> seen = new ArrayList<>();
            tree(start(example, Branching.MRV), search -> {
                List<List<Integer>> found = new ArrayList<>(seen);
                long nodes = search.nodes() - 1;
                for (Givens part : search.remaining(true).orElseThrow()) {
                    BoundedSearch rest = start(
                            example, Branching.MRV, example.cover().givens().and(part));
                    found.addAll(found(rest));
                    nodes += rest.nodes();
                }
                assertThat(found).as(example.name()).isEqualTo(example.solutions());
                assertThat(nodes).as(example.name()).isEqualTo(whole.nodes());
                if (search.isSolved()) {
                    seen.add(options(search));
                }
            });
        });
    }

    /** Tests that a path leads to its node, and that the solutions from there on are the rest of the sequence. */
    @ParameterizedTest
    @EnumSource
    void aPathLeadsToItsNode(Source source) {
        forEachSmall(source, example -> {
            BoundedSearch whole = start(example, Branching.MRV);
            found(whole);
            List<List<Integer>> seen = new ArrayList<>();
            tree(start(example, Branching.MRV), search -> {
                int[] path =
                        IntStream.range(0, search.level()).map(search::optionAt).toArray();
                BoundedSearch other = start(example, Branching.MRV);
                other.descend(path);
                List<List<Integer>> all = new ArrayList<>(seen);
                all.addAll(found(other));
                String where = example + ", path " + Arrays.toString(path);
                assertThat(all).as(where).isEqualTo(example.solutions());
                assertThat(search.nodes() - 1 + other.nodes()).as(where).isEqualTo(whole.nodes());
                if (search.isSolved()) {
                    seen.add(options(search));
                }
            });
        });
    }

    /** Tests that the untried options of a level do not depend on the search below it. */
    @ParameterizedTest
    @EnumSource
    void whatIsUntriedStaysAsItWasWhereTheItemWasChosen(Source source) {
        forEach(source, example -> {
            List<List<Integer>> untried = new ArrayList<>();
            BoundedSearch search = start(example, Branching.MRV);
            boolean alive = search.enterRoot();
            while (true) {
                if (alive && !search.isSolved()) {
                    search.choose();
                    untried.subList(search.level(), untried.size()).clear();
                    untried.add(boxed(search.untriedAt(search.level())));
                } else if (!search.backUp()) {
                    return;
                }
                int level = search.level();
                alive = search.takeNext();
                List<Integer> left = untried.get(level);
                assertThat(search.optionAt(level)).as(example.name()).isEqualTo(left.get(0));
                untried.set(level, left.subList(1, left.size()));
                for (int l = 0; l <= level; l++) {
                    assertThat(boxed(search.untriedAt(l)))
                            .as("%s, level %d of %d", example, l, level)
                            .isEqualTo(untried.get(l));
                }
            }
        });
    }

    private static List<Integer> boxed(int... numbers) {
        return IntStream.of(numbers).boxed().toList();
    }

    static Stream<Object[]> sourcesAndBranchings() {
        return Arrays.stream(Source.values())
                .flatMap(source -> Stream.of(Branching.MRV, Branching.LEFTMOST)
                        .map(branching -> new Object[] {source, branching}));
    }

    /** Tests the property on which stored counts rely. Here counts are not stored, and every node is visited. */
    @ParameterizedTest
    @MethodSource("sourcesAndBranchings")
    void statesWithTheSameKeyHaveAsManySolutionsBelow(Source source, Branching branching) {
        long[] again = new long[1];
        forEach(source, example -> {
            Map<List<Long>, Long> known = new HashMap<>();
            again[0] += countBelow(example, branching, known);
        });
        assertThat(again[0]).as("states met again").isPositive();
    }

    /** Searches the tree, counts below every node, and returns how many states occurred again. */
    private long countBelow(Example example, Branching branching, Map<List<Long>, Long> known) {
        BoundedSearch search = start(example, branching);
        List<List<Long>> keys = new ArrayList<>();
        List<Long> before = new ArrayList<>();
        long again = 0;
        long found = 0;
        boolean alive = search.enterRoot();
        while (true) {
            if (alive) {
                long[] key = new long[2];
                search.writeKey(key);
                keys.add(List.of(key[0], key[1]));
                before.add(found);
            }
            boolean more = true;
            if (alive && !search.isSolved()) {
                search.choose();
            } else {
                found += alive ? 1 : 0;
                more = search.backUp();
                for (int level = keys.size() - 1; level > (more ? search.level() : -1); level--) {
                    long count = found - before.remove(level);
                    Long other = known.put(keys.remove(level), count);
                    again += other != null ? 1 : 0;
                    assertThat(other == null || other == count)
                            .as("%s: %d solutions below a state, and then %d", example, other, count)
                            .isTrue();
                }
            }
            if (!more) {
                assertThat(found)
                        .as(example.name())
                        .isEqualTo(example.solutions().size());
                return again;
            }
            alive = search.takeNext();
        }
    }

    /** Stops the search at any node: it has found the first solutions and reports the remaining parts. */
    @ParameterizedTest
    @EnumSource
    void aSearchThatIsStoppedSaysWhatRemains(Source source) {
        forEachSmall(source, example -> {
            for (long limit : new long[] {1, 2, 5, 20}) {
                BoundedSearch stopped = start(
                        example.problem(),
                        Requests.of(SearchMode.ALL, example.cover().givens()),
                        Requests.nodes(limit));
                List<List<Integer>> all = found(stopped);
                assertThat(stopped.nodes()).as(example.name()).isLessThanOrEqualTo(limit);
                for (Givens part : stopped.remaining(false).orElseThrow()) {
                    all.addAll(found(start(
                            example, Branching.MRV, example.cover().givens().and(part))));
                }
                assertThat(all).as("%s, %d nodes", example, limit).isEqualTo(example.solutions());
            }
        });
    }

    /** Tests that a search names a demanded item at a dead end. */
    @ParameterizedTest
    @EnumSource
    void aDeadEndNamesADemandedItem(Source source) {
        forEach(source, example -> {
            BoundedSearch search = start(example, Branching.MRV);
            boolean alive = search.enterRoot();
            if (search.nodes() == 0) { // what is given excludes itself
                return;
            }
            while (true) {
                if (!alive) {
                    int item = search.deadItem();
                    assertThat(example.cover().primary().get(item))
                            .as(example.name())
                            .isTrue();
                    assertThat(example.cover().isDemanded(item))
                            .as(example.name())
                            .isTrue();
                }
                if (alive && !search.isSolved()) {
                    search.choose();
                } else if (!search.backUp()) {
                    return;
                }
                alive = search.takeNext();
            }
        });
    }
}
