package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The families hold what their names promise, so that a test over them cannot go hollow. */
class FamilyTest {

    private static final int COVERS = 300;

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
        assertThat(shareOfTrials(family, trial -> trial.expected.isComplete())).isGreaterThan(0.5);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "HOPELESS")
    void hasSolutionsInMostCovers(Family family) {
        assertThat(shareOfTrials(family, FamilyTest::isSolvable)).isGreaterThan(0.5);
    }

    @Test
    void hopelessCoversHaveNoSolution() {
        assertThat(shareOfTrials(Family.HOPELESS, FamilyTest::isSolvable)).isZero();
        assertThat(shareOfTrials(Family.HOPELESS, trial -> trial.expected.nodes() > 50))
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

    private static List<Trial> trials(Family family) {
        return TRIALS.computeIfAbsent(family, f -> freshCovers(f).map(Trial::of).toList());
    }

    private static Stream<PlainCover> freshCovers(Family family) {
        return IntStream.range(0, COVERS).mapToObj(family::cover);
    }

    private static Stream<PlainCover> covers(Family family) {
        return trials(family).stream().map(trial -> trial.plain);
    }

    /** How many of the covers are as wanted, from 0 to 1. */
    private static double share(Family family, Predicate<PlainCover> wanted) {
        return shareOfTrials(family, trial -> wanted.test(trial.plain));
    }

    private static double shareOfTrials(Family family, Predicate<Trial> wanted) {
        return trials(family).stream().filter(wanted).count() / (double) COVERS;
    }

    /** The order of primary and secondary items, {@code ps} for all secondary ones behind the primary ones. */
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
