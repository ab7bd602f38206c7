package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.skips.Tier;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests that the families have the features that their names promise, so that a test over them cannot become hollow.
 */
class FamilyTest {

    private static final int COVERS = 300;

    /** Number of covers of a family that the reference solves; it takes longer than all other checks. */
    private static final int ASKED = Tier.of(40, COVERS);

    /**
     * Minimum share of covers with a feature that most covers of a family have; lower for few covers, because the share
     * is random.
     */
    private static final double MOST = Tier.isAll() ? 0.5 : 0.3;

    private static final Map<Family, List<PlainCover>> MADE = new EnumMap<>(Family.class);

    private static final Map<Family, List<Trial>> TRIALS = new EnumMap<>(Family.class);

    @ParameterizedTest
    @EnumSource
    void makesTheSameCoverOfASeedAndOthersOfOthers(Family family) {
        assertThat(covers(family).toList()).isEqualTo(freshCovers(family).toList());
        assertThat(covers(family).distinct().count()).isGreaterThan(COVERS * 3 / 4);
    }

    @ParameterizedTest
    @EnumSource
    void isEasyEnoughForTheReference(Family family) {
        assertThat(shareOfTrials(family, Trial::isKnown)).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PARTS")
    void showsMostlyAllSolutions(Family family) {
        assertThat(shareOfTrials(family, trial -> trial.expected.isComplete())).isGreaterThan(MOST);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "INFEASIBLE")
    void hasSolutionsInMostCovers(Family family) {
        assertThat(shareOfTrials(family, FamilyTest::isSolvable)).isGreaterThan(MOST);
    }

    @Test
    void infeasibleCoversHaveNoSolution() {
        assertThat(shareOfTrials(Family.INFEASIBLE, FamilyTest::isSolvable)).isZero();
        assertThat(shareOfTrials(Family.INFEASIBLE, trial -> trial.expected.nodes() > 50))
                .as("found out late")
                .isGreaterThan(0.05);
    }

    @Test
    void sizesReachTheEdgesOfWords() {
        checkSizes(Family.ONE_WORD, 33, 63, 64);
        checkSizes(Family.TWO_WORDS, 65, 66, 127, 128);
        checkSizes(Family.MANY_WORDS, 129, 130, 170);
        Set<Integer> primary = Stream.of(Family.ONE_WORD, Family.TWO_WORDS, Family.MANY_WORDS)
                .flatMap(FamilyTest::covers)
                .map(cover -> Collections.frequency(cover.primary(), true))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(primary).contains(30, 63, 64, 65, 127, 128, 129, 140);
        assertThat(Collections.min(primary)).isEqualTo(30);
        assertThat(Collections.max(primary)).isEqualTo(140);
    }

    private static void checkSizes(Family family, int least, int... others) {
        Set<Integer> sizes = covers(family).map(cover -> cover.primary().size()).collect(Collectors.toSet());
        assertThat(sizes).contains(least);
        assertThat(Collections.min(sizes)).isEqualTo(least);
        for (int size : others) {
            assertThat(sizes).contains(size);
        }
        assertThat(Collections.max(sizes)).isEqualTo(others[others.length - 1]);
    }

    @Test
    void secondaryItemsStandBeforeBetweenAndBehind() {
        for (Family family : List.of(Family.TINY, Family.ONE_WORD, Family.TWO_WORDS, Family.SECONDARY)) {
            assertThat(orders(family)).as("%s", family).contains("ps", "sp").anyMatch(order -> order.length() > 3);
        }
    }

    @Test
    void listsAreLongerAndShorterThanAWord() {
        List<Integer> longest = covers(Family.LONG_LISTS)
                .map(cover -> IntStream.of(holders(cover)).max().orElseThrow())
                .toList();
        assertThat(longest).contains(64, 65).anyMatch(size -> size < 64).anyMatch(size -> size > 128);
    }

    @Test
    void optionsAreRepeatedAloneAndMissing() {
        assertThat(share(Family.REPEATED, FamilyTest::hasEqualOptions)).isGreaterThan(0.5);
        assertThat(share(
                        Family.REPEATED,
                        cover -> cover.options().stream()
                                .anyMatch(option -> option.items().size() == 1)))
                .isGreaterThan(0.3);
        assertThat(share(Family.REPEATED, FamilyTest::hasAnItemWithoutOptions)).isBetween(0.05, 0.5);
    }

    @Test
    void pinsLeaveSolutionsTakeThemAwayAndClash() {
        assertThat(shareOfTrials(Family.PINNED, trial -> !trial.plain.pins().isEmpty() && isSolvable(trial)))
                .isGreaterThan(0.3);
        assertThat(shareOfTrials(Family.PINNED, trial -> !pinsClash(trial.plain) && !isSolvable(trial)))
                .as("pins that go together but take away what another item needs")
                .isGreaterThan(0.03);
        assertThat(share(Family.PINNED, FamilyTest::pinsClash)).isGreaterThan(0.1);
        assertThat(shareOfTrials(
                        Family.PINNED, trial -> trial.expected.solutions().contains(sorted(trial.plain.pins()))))
                .as("pins that cover everything")
                .isPositive();
    }

    @Test
    void choicesForceOthers() {
        assertThat(shareOfTrials(Family.FORCED, trial -> {
                    List<List<Integer>> solutions = trial.expected.solutions();
                    boolean few = trial.expected.isComplete() && solutions.size() <= 4;
                    return few && !solutions.isEmpty() && solutions.get(0).size() >= 15;
                }))
                .isGreaterThan(0.1);
    }

    @Test
    void partsHaveMoreSolutionsThanFitIntoALong() {
        assertThat(shareOfTrials(
                        Family.PARTS, trial -> trial.count().orElseThrow().bitLength() > 63))
                .isBetween(0.1, 0.9);
    }

    @Test
    void colorsAgreeAlwaysNowAndThenAndNever() {
        for (Family family :
                List.of(Family.TINY_COLORED, Family.TINY_BOTH, Family.COLORED, Family.BOTH, Family.COLORED_WORDS)) {
            assertThat(share(family, PlainCover::hasColors)).as("%s", family).isGreaterThan(0.5);
            assertThat(share(family, cover -> hasSecondary(cover, (colors, uses) -> uses > 2 && colors.size() == 1)))
                    .as("%s: colors that never conflict", family)
                    .isGreaterThan(0.05);
            assertThat(share(family, cover -> hasSecondary(cover, (colors, uses) -> uses > 2 && colors.size() == uses)))
                    .as("%s: colors that always do", family)
                    .isGreaterThan(0.05);
            assertThat(share(
                            family,
                            cover -> hasSecondary(
                                    cover,
                                    (colors, uses) ->
                                            colors.size() > 1 && colors.contains(PlainCover.Option.NO_COLOR))))
                    .as("%s: the same item with colors and without", family)
                    .isGreaterThan(0.05);
        }
        assertThat(share(Family.TINY_MULTIPLE, PlainCover::hasColors)).isZero();
        assertThat(share(Family.TINY_COLORED, PlainCover::hasMultiplicities)).isZero();
    }

    /** Returns true if a secondary item satisfies the condition on its colors and its number of uses. */
    private static boolean hasSecondary(PlainCover cover, BiPredicate<Set<Integer>, Integer> wanted) {
        return IntStream.range(0, cover.primary().size())
                .filter(item -> !cover.primary().get(item))
                .anyMatch(item -> {
                    List<Integer> colors = cover.options().stream()
                            .filter(option -> option.items().contains(item))
                            .map(option -> option.colorOf(item))
                            .filter(color -> color >= PlainCover.Option.NO_COLOR)
                            .toList();
                    return wanted.test(new TreeSet<>(colors), colors.size());
                });
    }

    @Test
    void multiplicitiesAreOfEveryKind() {
        for (Family family : List.of(Family.TINY_CLOSED, Family.TINY_MULTIPLE, Family.TINY_BOTH)) {
            checkBounds(family, "nothing may hold it", (b, options) -> b.most() == 0 && options > 0, 0.3);
        }
        for (Family family : List.of(Family.TINY_MULTIPLE, Family.TINY_BOTH, Family.MULTIPLE, Family.BOTH)) {
            checkBounds(family, "not needed", (b, options) -> b.least() == 0 && options > 0, 0.3);
            checkBounds(family, "limits only", (b, options) -> b.least() == 0 && b.most() == 1 && options > 1, 0.1);
            checkBounds(family, "exact", (b, options) -> b.least() == b.most() && b.most() > 1, 0.3);
            checkBounds(family, "from 1 up", (b, options) -> b.least() == 1 && b.most() > 1, 0.1);
            checkBounds(family, "more than options", (b, options) -> b.most() > options && options > 0, 0.1);
            checkBounds(family, "out of reach", (b, options) -> b.least() > options, 0.01);
            assertThat(share(family, FamilyTest::hasAnUnneededOption))
                    .as("%s: options of items that are not needed", family)
                    .isGreaterThan(0.1);
            assertThat(share(family, FamilyTest::hasEqualOptions))
                    .as("%s: equal options", family)
                    .isGreaterThan(0.1);
            assertThat(share(
                            family,
                            cover -> !cover.relaxed().isEmpty()
                                    && !cover.banned().isEmpty()
                                    && !cover.pins().isEmpty()))
                    .as("%s: all kinds of givens", family)
                    .isGreaterThan(0.01);
        }
        checkBounds(Family.TINY_MULTIPLE, "no options", (b, options) -> b.least() == 0 && options == 0, 0.05);
        checkBounds(Family.COPIES, "many of many options", (b, options) -> b.least() > 3 && options > 64, 0.1);
        checkBounds(Family.MULTIPLE_WORDS, "twice", (b, options) -> b.least() == 2, 0.9);
        assertThat(share(
                        Family.GUARDS,
                        cover -> holders(cover)[0] == cover.options().size()))
                .as("the first item is in every option")
                .isGreaterThan(0.3);
    }

    private static void checkBounds(
            Family family, String what, BiPredicate<PlainCover.Bounds, Integer> wanted, double least) {
        assertThat(share(
                        family,
                        cover -> IntStream.range(0, cover.primary().size())
                                .filter(cover.primary()::get)
                                .anyMatch(item -> wanted.test(cover.bounds().get(item), holders(cover)[item]))))
                .as("%s: %s", family, what)
                .isGreaterThan(least);
    }

    private static boolean hasAnUnneededOption(PlainCover cover) {
        return cover.options().stream()
                .anyMatch(option -> option.items().stream()
                        .filter(cover.primary()::get)
                        .allMatch(item -> cover.bounds().get(item).least() == 0));
    }

    @Test
    void someRicherCoversTakeSeveralWords() {
        for (Family family : List.of(Family.COLORED_WORDS, Family.MULTIPLE_WORDS, Family.COPIES)) {
            assertThat(share(
                            family,
                            cover -> cover.options().size() > 64
                                    && cover.primary().size() > 64))
                    .as("%s", family)
                    .isGreaterThan(0.5);
        }
        for (Family family : List.of(Family.COLORED, Family.MULTIPLE, Family.BOTH)) {
            assertThat(share(
                            family,
                            cover -> cover.options().size() >= 12
                                    && cover.options().size() <= 31))
                    .as("%s", family)
                    .isEqualTo(1);
        }
        assertThat(share(Family.TINY_MULTIPLE, cover -> cover.options().size() <= 12))
                .isEqualTo(1);
    }

    @Test
    void someCoversHaveThousandsOfSolutions() {
        assertThat(shareOfTrials(
                        Family.MULTIPLE,
                        trial -> trial.count()
                                .filter(count -> count.bitLength() > 10)
                                .isPresent()))
                .isGreaterThan(0.05);
    }

    private static List<Trial> trials(Family family) {
        return TRIALS.computeIfAbsent(
                family, f -> covers(f).limit(ASKED).map(Trial::of).toList());
    }

    private static Stream<PlainCover> freshCovers(Family family) {
        return IntStream.range(0, COVERS).mapToObj(family::cover);
    }

    private static Stream<PlainCover> covers(Family family) {
        return MADE.computeIfAbsent(family, f -> freshCovers(f).toList()).stream();
    }

    /** Returns the share of the covers that satisfy a condition, from 0 to 1. */
    private static double share(Family family, Predicate<PlainCover> wanted) {
        return covers(family).filter(wanted).count() / (double) COVERS;
    }

    private static double shareOfTrials(Family family, Predicate<Trial> wanted) {
        return trials(family).stream().filter(wanted).count() / (double) ASKED;
    }

    /**
     * Returns the orders of primary and secondary items, {@code ps} if all secondary items follow the primary items.
     */
    private static List<String> orders(Family family) {
        return covers(family)
                .map(cover -> cover.primary().stream()
                        .map(primary -> primary ? "p" : "s")
                        .collect(Collectors.joining())
                        .replaceAll("p+", "p")
                        .replaceAll("s+", "s"))
                .toList();
    }

    private static boolean isSolvable(Trial trial) {
        return !trial.expected.solutions().isEmpty();
    }

    private static int[] holders(PlainCover cover) {
        int[] holders = new int[cover.primary().size()];
        cover.options().forEach(option -> option.items().forEach(item -> holders[item]++));
        return holders;
    }

    private static boolean hasAnItemWithoutOptions(PlainCover cover) {
        int[] holders = holders(cover);
        return IntStream.range(0, holders.length)
                .anyMatch(item -> holders[item] == 0 && cover.primary().get(item));
    }

    private static boolean hasEqualOptions(PlainCover cover) {
        Map<List<Integer>, Long> equal = cover.options().stream()
                .collect(Collectors.groupingBy(option -> sorted(option.items()), Collectors.counting()));
        return equal.values().stream().anyMatch(count -> count > 1);
    }

    private static boolean pinsClash(PlainCover cover) {
        List<Integer> items = cover.pins().stream()
                .flatMap(pin -> cover.options().get(pin).items().stream())
                .toList();
        return items.stream().distinct().count() < items.size();
    }

    private static List<Integer> sorted(List<Integer> numbers) {
        return numbers.stream().sorted().toList();
    }
}
