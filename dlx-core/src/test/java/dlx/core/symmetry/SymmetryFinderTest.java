package dlx.core.symmetry;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.core.covers.KnownCovers;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.covers.RicherCovers;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.skips.Tier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SymmetryFinderTest {

    private static CoverGraph graph(CoverData cover, Givens givens, boolean weighted) {
        return CoverGraph.of(CoverArrays.of(cover, givens, weighted, StopCheck.NEVER), StopCheck.NEVER);
    }

    private static CoverGroup group(CoverGraph graph, long mostWork, StopCheck stop) {
        return SymmetryFinder.find(graph, false, false, new WorkLimit(mostWork, stop));
    }

    private static CoverGroup group(CoverData cover, Givens givens, boolean weighted) {
        return group(graph(cover, givens, weighted), Long.MAX_VALUE, StopCheck.NEVER);
    }

    private static CoverGroup group(Cover<?> cover) {
        return group(cover.data(), Givens.NONE, false);
    }

    // ---- against all permutations

    /** Tries all permutations of the options of small covers. */
    @Test
    void theGroupIsThatOfAllPermutationsThatKeepTheRules() {
        int larger = 0;
        for (long seed = 0; seed < RandomCovers.amount(2000); seed++) {
            PlainCover cover = small(seed);
            boolean weighted = seed % 3 == 0;
            List<int[]> all = permutations(cover.options().size()).stream()
                    .filter(map -> rules(cover, weighted, map).equals(rules(cover, weighted, identity(map.length))))
                    .toList();
            CoverGroup group = group(cover.cover().data(), cover.givens(), weighted);
            assertThat(group.whole()).isTrue();
            assertThat(group.order()).as("seed %d, %s", seed, cover).isEqualTo(all.size());
            for (int option = 0; option < cover.options().size(); option++) {
                int number = option;
                int first = all.stream().mapToInt(map -> map[number]).min().orElseThrow();
                assertThat(group.orbits().first(option)).as("seed %d", seed).isEqualTo(first);
            }
            larger += all.size() > 2 ? 1 : 0;
        }
        assertThat(larger).as("groups of more than two maps").isGreaterThan(20);
    }

    @Test
    void aGeneratorMapsSolutionsOnSolutions() {
        int generators = 0;
        for (long seed = 0; seed < RandomCovers.amount(2000); seed++) {
            PlainCover cover = small(seed);
            int options = cover.options().size();
            for (Permutation map :
                    group(cover.cover().data(), cover.givens(), false).maps()) {
                generators++;
                for (int set = 0; set < 1 << options; set++) {
                    int chosen = set;
                    List<Integer> members = IntStream.range(0, options)
                            .filter(option -> (chosen >> option & 1) > 0)
                            .boxed()
                            .toList();
                    List<Integer> images =
                            members.stream().map(map.ofOptions(options)::image).toList();
                    assertThat(cover.isSolution(images)).as("seed %d", seed).isEqualTo(cover.isSolution(members));
                }
            }
        }
        assertThat(generators).isGreaterThan(50);
    }

    /** Returns a cover of five options and few items, so that most have a symmetry. */
    private static PlainCover small(long seed) {
        Random random = new Random(seed);
        int items = 2 + random.nextInt(4);
        int primary = 1 + random.nextInt(items);
        List<Boolean> kinds =
                IntStream.range(0, items).mapToObj(item -> item < primary).toList();
        List<PlainCover.Bounds> bounds = kinds.stream()
                .map(isPrimary -> isPrimary && random.nextInt(3) == 0
                        ? new PlainCover.Bounds(random.nextInt(2), 1 + random.nextInt(2))
                        : PlainCover.Bounds.ONCE)
                .toList();
        List<PlainCover.Option> options = new ArrayList<>();
        for (int option = 0; option < 5; option++) {
            List<Integer> held = new ArrayList<>(List.of(random.nextInt(primary)));
            for (int item = 0; item < items; item++) {
                if (!held.contains(item) && random.nextInt(3) == 0) {
                    held.add(item);
                }
            }
            List<Integer> colors = held.stream()
                    .map(item -> item < primary ? PlainCover.Option.NO_COLOR : random.nextInt(3) - 1)
                    .toList();
            options.add(new PlainCover.Option(held, colors, random.nextInt(2)));
        }
        List<Integer> pins = random.nextInt(4) == 0 ? List.of(random.nextInt(5)) : List.of();
        List<Integer> banned = random.nextInt(4) == 0 ? List.of(random.nextInt(5)) : List.of();
        List<Integer> relaxed = random.nextInt(4) == 0 ? List.of(random.nextInt(primary)) : List.of();
        return new PlainCover(kinds, bounds, options, pins, banned, relaxed);
    }

    private static List<int[]> permutations(int size) {
        List<int[]> all = new ArrayList<>(List.of(new int[0]));
        for (int k = 0; k < size; k++) {
            int last = k;
            all = all.stream()
                    .flatMap(map -> IntStream.rangeClosed(0, last).mapToObj(at -> inserted(map, at, last)))
                    .collect(toList());
        }
        return all;
    }

    private static int[] inserted(int[] map, int at, int value) {
        int[] longer = new int[map.length + 1];
        System.arraycopy(map, 0, longer, 0, at);
        longer[at] = value;
        System.arraycopy(map, at, longer, at + 1, map.length - at);
        return longer;
    }

    private static int[] identity(int size) {
        return IntStream.range(0, size).toArray();
    }

    /** Returns the rules of a cover whose options were renamed, as texts. */
    private static Collection<String> rules(PlainCover cover, boolean weighted, int... names) {
        Map<String, int[]> bounds = new TreeMap<>();
        for (int item = 0; item < cover.primary().size(); item++) {
            int held = item;
            List<Integer> holders = IntStream.range(0, names.length)
                    .filter(option -> cover.options().get(option).items().contains(held))
                    .boxed()
                    .toList();
            Map<Integer, List<Integer>> byColor = holders.stream()
                    .collect(groupingBy(option -> cover.options().get(option).colorOf(held)));
            List<Integer> plain = byColor.getOrDefault(PlainCover.Option.NO_COLOR, List.of());
            byColor.remove(PlainCover.Option.NO_COLOR);
            int least = cover.atLeast(item);
            int most = cover.primary().get(item) ? cover.atMost(item) : 1;
            boolean isOneColor = plain.isEmpty() && byColor.size() == 1;
            if (least == 0 && (most >= holders.size() || isOneColor)) {
                continue;
            }
            String text = named(plain, names) + " "
                    + byColor.values().stream()
                            .map(options -> named(options, names))
                            .sorted()
                            .toList();
            int[] both = bounds.computeIfAbsent(text, none -> new int[] {0, Integer.MAX_VALUE});
            both[0] = Math.max(both[0], least);
            both[1] = Math.min(both[1], most);
        }
        TreeSet<String> rules = new TreeSet<>();
        bounds.forEach((text, both) -> rules.add(text + " from " + both[0] + " to " + both[1]));
        for (int option = 0; option < names.length; option++) {
            rules.add(names[option]
                    + (cover.pins().contains(option) ? " given" : "")
                    + (cover.banned().contains(option) || cover.isIdle(option) ? " never" : "")
                    + (weighted ? cover.options().get(option).weight() : ""));
        }
        return rules;
    }

    private static String named(List<Integer> options, int... names) {
        return options.stream().map(option -> names[option]).sorted().toList().toString();
    }

    // ---- names

    /** Names of covers are equal if and only if one is the other with its options in another order. */
    @Test
    void isomorphicGraphsHaveEqualNames() {
        Map<String, String> names = new HashMap<>();
        int same = 0;
        for (long seed = 0; seed < RandomCovers.amount(2000); seed++) {
            PlainCover cover = small(seed);
            String canonical = permutations(5).stream()
                    .map(map -> rules(cover, false, map).toString())
                    .min(Comparator.naturalOrder())
                    .orElseThrow();
            String name =
                    name(graph(cover.cover().data(), cover.givens(), false)).toString();
            same += names.containsKey(canonical) ? 1 : 0;
            assertThat(names.computeIfAbsent(canonical, none -> name))
                    .as("seed %d", seed)
                    .isEqualTo(name);
        }
        assertThat(same).isGreaterThan(5);
        assertThat(names.values()).doesNotHaveDuplicates();
    }

    @Test
    void shuffledCoversHaveEqualNames() {
        List<CoverData> covers = List.of(
                KnownCovers.queens(6).data(),
                transversals(7).data(),
                transversals(9).data(),
                RicherCovers.copies(3).cover().data(),
                RicherCovers.medium(5, true, true).cover().data());
        Set<String> different = new HashSet<>();
        for (CoverData cover : covers) {
            Set<String> names = new HashSet<>();
            for (int seed = 0; seed < 20; seed++) {
                Problem other = Problem.whole(cover, StopCheck.NEVER).inOtherOrder(seed, StopCheck.NEVER);
                int[] least = other.atLeast.clone();
                Arrays.setAll(least, i -> other.primary[i] ? other.atLeast[i] : 0);
                CoverArrays arrays = new CoverArrays(
                        other.start, other.item, other.color, least, other.atMost, new long[other.options()]);
                names.add(name(CoverGraph.of(arrays, StopCheck.NEVER)).toString());
            }
            assertThat(names).hasSize(1);
            different.addAll(names);
        }
        assertThat(different).hasSameSizeAs(covers);
    }

    /** Covers that differ only in the bounds of an item, or in the kinds of options. */
    @Test
    void namesTellBoundsApart() {
        Set<String> names = new HashSet<>();
        int[] start = {0, 1, 2, 3, 4, 5};
        int[] item = {0, 0, 0, 0, 0};
        int different = 0;
        for (int least = 1; least < 5; least++) {
            for (int most = least; most < 5; most++) {
                for (long kind = 0; kind < 20; kind++) {
                    CoverArrays arrays = new CoverArrays(
                            start, item, new int[0], new int[] {least}, new int[] {most}, new long[] {kind, 0, 0, 0, 0
                            });
                    names.add(name(CoverGraph.of(arrays, StopCheck.NEVER)).toString());
                    different++;
                }
            }
        }
        assertThat(names).hasSize(different);
    }

    private static CoverGroup.Name name(CoverGraph graph) {
        return SymmetryFinder.find(graph, true, false, new WorkLimit(Long.MAX_VALUE, StopCheck.NEVER))
                .name()
                .orElseThrow();
    }

    // ---- known groups

    private static BigInteger factorial(int n) {
        return IntStream.rangeClosed(1, n).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
    }

    @Test
    void aChessboardHasEight() {
        assertThat(group(KnownCovers.queens(8)).order()).isEqualTo(8);
        assertThat(group(KnownCovers.queens(13)).order()).isEqualTo(8);
    }

    @Test
    void rooksStandOnAnyRowsAndColumns() {
        assertThat(group(KnownCovers.rooks(9)).order())
                .isEqualTo(factorial(9).pow(2).multiply(BigInteger.TWO));
    }

    /** Rows, columns and symbols can be exchanged, and change roles. */
    @Test
    void latinSquares() {
        for (int n : new int[] {4, 7}) {
            Cover<String> squares = Cover.of(String.class, c -> {
                ItemGrid cells = c.grid("cell", n, n);
                ItemGrid rows = c.grid("row", n, n);
                ItemGrid columns = c.grid("column", n, n);
                for (int k = 0; k < n * n * n; k++) {
                    int row = k / n / n;
                    int column = k / n % n;
                    c.option("" + k, cells.at(row, column), rows.at(row, k % n), columns.at(column, k % n));
                }
            });
            CoverGroup group = group(squares);
            assertThat(group.order()).isEqualTo(factorial(n).pow(3).multiply(BigInteger.valueOf(6)));
            assertThat(IntStream.range(0, n * n * n).map(group.orbits()::first)).containsOnly(0);
        }
    }

    /**
     * Cells of the cyclic square of order n, one per row, column and symbol: refinement alone does not tell them apart.
     * The group of order 6 n^2 phi(n) is that of the autoparatopisms of a cyclic group.
     */
    @Test
    void transversalsOfCyclicSquares() {
        Map.of(5, 4, 7, 6, 9, 6, 11, 10, 13, 12).forEach((n, units) -> {
            assertThat(group(transversals(n)).order()).as("order %d", n).isEqualTo(6L * n * n * units);
        });
    }

    private static Cover<Integer> transversals(int n) {
        return Cover.of(Integer.class, c -> {
            Items rows = c.items("row", n);
            Items columns = c.items("column", n);
            Items symbols = c.items("symbol", n);
            for (int k = 0; k < n * n; k++) {
                c.option(k, rows.at(k / n), columns.at(k % n), symbols.at((k / n + k % n) % n));
            }
        });
    }

    @Test
    void pigeonsAndHoles() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items pigeons = c.items("pigeon", 21);
            Items holes = c.items("hole", 20).secondary();
            for (int k = 0; k < 21 * 20; k++) {
                c.option(k, pigeons.at(k / 20), holes.at(k % 20));
            }
        });
        CoverGroup group = group(cover);
        assertThat(group.order()).isEqualTo(factorial(21).multiply(factorial(20)));
        assertThat(group(cover.data(), Givens.of(0), false).order())
                .isEqualTo(factorial(20).multiply(factorial(19)));
    }

    @Test
    void anEmptyCoverHasTheIdentity() {
        CoverGroup group = group(Cover.of(Integer.class, c -> {}));
        assertThat(group.order()).isEqualTo(1);
        assertThat(group.whole()).isTrue();
        assertThat(group.maps()).isEmpty();
    }

    // ---- limits

    @Test
    void aLimitLeavesAPartOfTheGroup() {
        CoverGraph graph = graph(KnownCovers.rooks(6).data(), Givens.NONE, false);
        BigInteger whole = factorial(6).pow(2).multiply(BigInteger.TWO);
        boolean hasPart = false;
        for (long most = 0; ; most += 50) {
            CoverGroup group = group(graph, most, StopCheck.NEVER);
            assertThat(group.order()).isLessThanOrEqualTo(whole);
            if (group.whole()) {
                assertThat(group.order()).isEqualTo(whole);
                break;
            }
            hasPart |= !group.maps().isEmpty();
            for (Permutation map : group.maps()) {
                assertThat(Arrays.stream(map.images()).sorted().toArray()).isEqualTo(map.moved());
            }
        }
        assertThat(hasPart).isTrue();
    }

    @Test
    void aStopEndsIt() {
        CoverGraph graph = graph(KnownCovers.rooks(30).data(), Givens.NONE, false);
        int[] checks = {0};
        CoverGroup group = group(graph, Long.MAX_VALUE, () -> {
            if (++checks[0] > 3) {
                throw new SearchStopped(StopReason.TIME);
            }
        });
        assertThat(group.whole()).isFalse();
        assertThat(checks[0]).as("checks").isLessThan(6);
    }

    /** Returns the cover of items with some options of their own. */
    private static Cover<Integer> stars(int... sizes) {
        return Cover.of(Integer.class, c -> {
            Items items = c.items("item", sizes.length);
            int k = 0;
            for (int i = 0; i < sizes.length; i++) {
                for (int n = 0; n < sizes[i]; n++) {
                    c.option(k++, items.at(i));
                }
            }
        });
    }

    /** Without all symmetries, different covers could have the same name. */
    @Test
    void aPartOfAGroupDoesNotHaveAName() {
        CoverArrays arrays = CoverArrays.of(stars(2, 3).data(), Givens.NONE, false, StopCheck.NEVER);
        assertThat(CoverGroup.of(arrays, true, 0, StopCheck.NEVER).name()).isEmpty();
        assertThat(CoverGroup.of(arrays, true, 1000, StopCheck.NEVER).name()).isPresent();
    }

    /** A symmetry that exchanges the two items moves each option, one after the other. */
    @Test
    void manyDifferencesDoNotOverflowTheStack() {
        int n = Tier.of(1500, 4000);
        assertThat(group(stars(n, n)).order()).isEqualTo(factorial(n).pow(2).shiftLeft(1));
    }

    @Test
    void manyEqualOptionsAreCountedAsWork() {
        CoverGroup group = group(graph(stars(20_000).data(), Givens.NONE, false), 10_000_000, StopCheck.NEVER);
        assertThat(group.whole()).isFalse();
    }
}
