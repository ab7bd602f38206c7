package dlx.modelers.golfers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Area;
import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.model.LoadedModel;
import dlx.core.search.Outcome;
import dlx.core.search.Visit;
import dlx.modelers.grid.Texts;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GolfersModelTest extends ExactCoverModelContract<Club, Flight> {

    private static final long SEED = 35;

    private final LoadedModel<Club, Flight> golfers = LoadedModel.of(new GolfersModel(), "test");

    @Override
    protected GolfersModel model() {
        return new GolfersModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.ofEntries(
                Map.entry("1 group of 4, 1 week", 1L),
                Map.entry("1 4 2", 0L),
                Map.entry("2 groups of 2, 2 weeks\n", 6L),
                Map.entry("2 2 3", 6L), // three rounds of one 1-factorization, in any order
                Map.entry("3 2 5", 720L), // OEIS A036981
                Map.entry("2 3 2", 0L), // three players in two groups: two of them meet again
                Map.entry(
                        "3 groups of 3, 4 weeks\n"
                                + "players: A B C D E F G H I\nweek 2: A B C | D E F | G H I\nweek 1: A D G\n",
                        8L),
                Map.entry("1 group of 3, 1 group of 2, 1 week", 10L),
                Map.entry("1 group of 3, 2 groups of 2, 1 week\nweek 1: 3 4 | 1 2 | 5 6\n", 0L)); // three groups of 2
    }

    @ParameterizedTest(name = "groups of {0}, {1} weeks")
    @CsvSource({
        "2, 1",
        "2 2, 1",
        "2 2, 2",
        "2 2, 3",
        "2 2 2, 1",
        "2 2 2, 2",
        "2 2 2, 3",
        "3 3, 1",
        "3 3, 2",
        "3 3 3, 1",
        "3 2, 1",
        "2 3, 2",
        "3 2 2, 1",
        "3 2 2, 2",
        "4 2 2, 2",
        "3 3 2, 1", // not four groups of 2
        "2 3 3, 1",
        "2 2 2 3, 1", // not three groups of 3
        "4 3 2, 1"
    })
    void findsWhatPartingThePlayersInAllWaysFinds(String groups, int weeks) {
        List<Integer> sizes = sizes(groups);
        Set<String> slow = SlowPlans.of(sizes, weeks);
        assertThat(plans(head(sizes, weeks))).isEqualTo(slow);
        List<String> all = slow.stream().sorted().toList();
        for (long seed = SEED; seed < SEED + 8 && !all.isEmpty(); seed++) {
            Random random = new Random(seed);
            // groups of two plans, so that they may contradict each other
            List<String> given = new ArrayList<>();
            for (int k = 0; k < 2; k++) {
                List<String> plan = new ArrayList<>(
                        List.of(all.get(random.nextInt(all.size())).split(", ")));
                Collections.shuffle(plan, random);
                given.addAll(plan.subList(0, 1 + random.nextInt(2) * (plan.size() - 1)));
            }
            String text = text(sizes, weeks, new ArrayList<>(new HashSet<>(given)));
            Set<String> expected = slow.stream()
                    .filter(plan -> List.of(plan.split(", ")).containsAll(given))
                    .collect(Collectors.toSet());
            assertThat(readable(text) ? plans(text) : Set.of())
                    .as("seed %d: %s", seed, text)
                    .isEqualTo(expected);
        }
    }

    /**
     * Four groups of three do not have a plan of five weeks (published). A search of all plans does not end within 100
     * s.
     */
    @Test
    void findsThatThereIsNoPlanWithoutBeingAskedToFixAWeek() {
        Solver<Flight> solver = golfers.solver(golfers.puzzle("4 groups of 3, 5 weeks\n")).toBuilder()
                .nodeLimit(3_000_000)
                .build();
        assertThat(solver.solve().report().outcome()).isEqualTo(Outcome.NO_SOLUTION);
        assertThat(solver.unique().verdict()).isEqualTo(Uniqueness.Verdict.NONE);
        assertThat(golfers.solver(golfers.puzzle("3 3 4")).unique().verdict()).isEqualTo(Uniqueness.Verdict.MULTIPLE);
    }

    /** A given week, or a given option, has its own order of players. */
    @Test
    void keepsTheGivenWeeks() {
        Club club = golfers.puzzle("3 3 4\nweek 1: 1 4 7\n");
        assertThat(golfers.solver(club).solve().options().orElseThrow()).containsAll(club.givens());
        Solver<Flight> free = golfers.solver(golfers.puzzle("3 3 4\n"));
        assertThat(free.toBuilder()
                        .given(club.givens())
                        .build()
                        .solve()
                        .options()
                        .orElseThrow())
                .containsAll(club.givens());
    }

    /**
     * Each plan corresponds to a plan with a fixed first week, by renaming players and, if all pairs meet, reordering
     * weeks.
     */
    @ParameterizedTest(name = "groups of {0}, {1} weeks: {2} orders of the weeks")
    @CsvSource({
        "2 2, 2, 1",
        "2 2, 3, 2",
        "2 2 2, 2, 1",
        "2 2 2, 3, 1",
        "2 2 2, 4, 1",
        "2 2 2, 5, 12",
        "3 3, 1, 1",
        "3 3 3, 2, 1",
        "3 3 3, 3, 1",
        "3 3 3, 4, 6",
        "5, 1, 1",
        "3 2 2, 2, 1",
        "2 2 3, 2, 1",
        "3 3 2, 3, 1",
        "3 3 2, 4, 6", // all meet: the second group is one of 3
        "2 3 3, 4, 6"
    })
    void aFixedFirstWeekLeavesOneOfManyThatDifferInNames(String groups, int weeks, int orders) {
        List<Integer> sizes = sizes(groups);
        String text = head(sizes, weeks);
        Club fixed = golfers.next(Texts.of(text, Map.of("fixed", "yes"))).orElseThrow();
        long few = golfers.solver(fixed).count().solutions().longValueExact();
        assertThat(few).isPositive();
        assertThat(count(text)).isEqualTo(few * orders * SlowPlans.partitions(sizes));
    }

    /** 6 240 one-factorizations of 8 players (OEIS A000438), 105 ways to part them in pairs, 7 weeks of which two are in order. */
    @Test
    void aFixedFirstWeekAgreesWithTheOneFactorizationsOfEight() {
        Club club = golfers.next(Texts.of("4 2 7", Map.of("fixed", "yes"))).orElseThrow();
        long weeksInOrder = 7 * 6 * 5 * 4 * 3 * 2;
        assertThat(golfers.solver(club).count().solutions().longValueExact())
                .isEqualTo(6240 * weeksInOrder / 105 / (6 * 5));
    }

    @Test
    void findsAPlanForFifteenSchoolgirls() {
        Club girls = golfers.next(Texts.of("5 3 7", Map.of("fixed", "yes"))).orElseThrow();
        List<Flight> plan = golfers.solver(girls).solve().options().orElseThrow();
        assertThat(plan).hasSize(35);
        Set<Set<Player>> pairs = new HashSet<>();
        for (Flight group : plan) {
            List<Player> three = group.players();
            IntStream.range(0, 3).forEach(k -> pairs.add(Set.of(three.get(k), three.get((k + 1) % 3))));
        }
        assertThat(pairs).hasSize(15 * 14 / 2);
    }

    /** Kirkman's girls of Cole's solution I are one plan, and the five groups of a day that is left out are the only ones. */
    @Test
    void knowsThePlanThatColeListed() {
        String sixDays = """
                5 groups of 3, 7 weeks
                players: A B C D E F G H I J K L M N O
                week 1: A B C | D E F | G H I | J K L | M N O
                week 2: A D G | B E H | C J M | F K N | I L O
                week 3: A E O | B I J | C D N | F H L | G K M
                week 4: A I M | B D L | C E K | F G O | H J N
                week 5: A F J | B K O | C G L | D H M | E I N
                week 6: A H K | B G N | C F I | D J O | E L M
                """;
        Club girls = golfers.puzzle(sixDays);
        assertThat(count(sixDays)).isEqualTo(1);
        assertThat(golfers.render(
                        girls,
                        Solution.of(golfers.solver(girls).solve().options().orElseThrow())))
                .isEqualTo(sixDays + "week 7: A L N | B F M | C H O | D I K | E G J\n");
    }

    /** 1-factorizations of K6 and K8, and Kirkman's schoolgirls: F. Cole, 1922; W. Wallis, One-Factorizations, 1997. */
    @Test
    void plansThatDifferInNamesAndOrderAreOneKind() {
        assertThat(count("3 3 4")).isEqualTo(840 * 24); // OEIS A030128, times the orders of four weeks
        assertThat(count("3 2 5")).isEqualTo(6 * 120); // OEIS A000438, times the orders of five weeks
        assertThat(distinct("3 3 4")).isEqualTo(1);
        assertThat(distinct("3 2 5")).isEqualTo(1);
        assertThat(distinct("4 2 7")).isEqualTo(6);
        if (Tier.isAll()) {
            assertThat(distinct("5 3 7")).isEqualTo(7);
        }
    }

    @Test
    void callsItemsAndOptionsAsPeopleDo() {
        Cover<Flight> cover =
                golfers.solverOf("2 2 1\nplayers: Ann Bea Cleo Dora\n").cover();
        assertThat(IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName))
                .containsExactly(
                        "player Ann in week 1",
                        "player Bea in week 1",
                        "player Cleo in week 1",
                        "player Dora in week 1",
                        "pair Ann Bea",
                        "pair Ann Cleo",
                        "pair Ann Dora",
                        "pair Bea Cleo",
                        "pair Bea Dora",
                        "pair Cleo Dora");
        assertThat(cover.label(0)).isEqualTo("Ann Bea in week 1");
    }

    @Test
    void readsBarsThatTouchNamesAndGroupsInAnyOrder() {
        Club club = golfers.puzzle("2 groups of 3, 1 week\nweek 1: 6 5 4|3 1 2\n");
        assertThat(golfers.render(club, Solution.of(club.givens())))
                .isEqualTo("2 groups of 3, 1 week\nweek 1: 1 2 3 | 4 5 6\n");
    }

    @Test
    void readsManyClubsAndGoesOnAfterABadOne() {
        PuzzleText text =
                PuzzleText.of("2 2 1\nweek 1: 1 2\n\n2 2 3\nweek 1: 1 x\nweek 2: 1 3\n\n3 2 1\n# end\nend\n2 3 1\n");
        assertThat(Texts.readOn(golfers, text, club -> club.players().size()))
                .isEqualTo("4 error in line 5 error in line 10 6");
    }

    @Test
    void warnsOfMoreWeeksThanThereAreOthersToMeet() {
        assertThat(Texts.warnings(golfers, "3 3 4\n3 3 5\n"))
                .containsExactly(
                        "file:2: the groups of all weeks have 45 pairs of players, and there are 36; expected fewer weeks for a plan");
    }

    @Test
    void refusesGroupsThatAreNotInAPlanWithAFixedFirstWeek() {
        assertThatThrownBy(() -> golfers.next(Texts.of("2 2 3\nweek 1: 1 3\n", Map.of("fixed", "yes"))))
                .hasMessage(
                        "<text>:2:12: '1 3 in week 1' is not in a plan with a fixed first week; expected other groups,"
                                + " or the setting fixed=no");
        assertThat(golfers.next(Texts.of("2 2 3\nweek 1: 1 2 | 3 4\n", Map.of("fixed", "yes"))))
                .isPresent();
    }

    @Test
    void refusesMoreGroupsThanACoverHolds() {
        assertThatThrownBy(() -> golfers.puzzle("10 10 9"))
                .hasMessage("<text>:1:4: '10' makes more than 72727 groups that may be, of 100 players in 9 weeks;"
                        + " expected fewer, or smaller groups, or fewer weeks");
        assertThatThrownBy(() -> golfers.puzzle("2 50 1")).hasMessageStartingWith("<text>:1:3: '50' makes more than");
        assertThat(golfers.puzzle("8 4 10").players()).hasSize(32); // the golfers of the first question: 35 960 groups
    }

    @Test
    void readsAndWritesGroupsOfTwoSizes() {
        String text = """
                1 group of 3, 2 groups of 2, 2 weeks
                players: Ann Bea Cleo Dora Eve Fay Gina
                week 1: Ann Bea | Cleo Dora | Eve Fay Gina
                week 2: Bea Cleo Eve
                """;
        Club club = golfers.puzzle(text);
        assertThat(golfers.render(club, Solution.of(club.givens()))).isEqualTo(text);
        Cover<Flight> cover = golfers.solver(club).cover();
        assertThat(IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName))
                .contains("groups of 3 in week 2")
                .doesNotContain("groups of 2 in week 2");
        assertThatThrownBy(() -> golfers.puzzle("2 groups of 3, 1 group of 3, 1 week"))
                .hasMessage("<text>:1:27: '3' is a size that appears here already; expected each size once");
        assertThatThrownBy(() -> golfers.puzzle("1 group of 3, 2 groups of 2, 2 weeks\nweek 1: 1 2 3 4"))
                .hasMessage("<text>:2:16: the group has 4 players; expected 3 or 2 in a group");
        assertThatThrownBy(() -> golfers.next(
                        Texts.of("1 group of 3, 1 group of 2, 1 week\nweek 1: 1 2\n", Map.of("fixed", "yes"))))
                .hasMessageContaining("'1 2 in week 1' is not in a plan with a fixed first week");
    }

    /** Nine in threes, of whom one leaves: 840 systems of triples, and 4! orders of the weeks. */
    @Test
    void findsThePlansOfNineFromWhichOneLeaves() {
        assertThat(count("2 groups of 3, 1 group of 2, 4 weeks")).isEqualTo(840 * 24);
    }

    @Test
    void countsTheGroupsOfEachSize() {
        String threes = "2 groups of 3, 3 groups of 2, 1 week\nweek 1: 1 2 3 | 4 5 6";
        assertThat(count(threes + "\n")).as("six in pairs, and never in threes").isEqualTo(15);
        assertThat(count(threes + " | 7 8 9\n")).isZero();
    }

    @Test
    void findsAPlanForFourteenPlayersInFoursAndThrees() {
        Club club = golfers.puzzle("2 groups of 4, 2 groups of 3, 3 weeks");
        List<Flight> plan = golfers.solver(club).solve().options().orElseThrow();
        assertThat(plan.stream()
                        .collect(Collectors.groupingBy(group -> group.players().size(), Collectors.counting())))
                .isEqualTo(Map.of(4, 6L, 3, 6L));
    }

    @Test
    void drawsEachPlayerOfAGroupInARowAndTheWeekAsAColumn() {
        Club club = golfers.puzzle("2 2 1\nweek 1: 2 3\n");
        List<Flight> plan = golfers.solver(club).solve().options().orElseThrow();
        String picture = model().picture(club, Solution.of(plan)).toString();
        assertThat(picture.split("<rect", -1))
                .as("the ground, and a cell for each player")
                .hasSize(1 + 1 + 4);
        List<Area> areas = model().areas(club, club.givens().get(0));
        assertThat(areas).extracting(Area::y).containsExactly(2.0, 3.0);
    }

    private static List<Integer> sizes(String groups) {
        return Stream.of(groups.split(" ")).map(Integer::valueOf).toList();
    }

    /** The first line, for groups of each size in their order. */
    private static String head(List<Integer> sizes, int weeks) {
        return sizes.stream()
                .distinct()
                .map(size -> Collections.frequency(sizes, size) + " groups of " + size + ", ")
                .collect(Collectors.joining("", "", weeks + " weeks"));
    }

    private static String text(List<Integer> sizes, int weeks, List<String> given) {
        StringBuilder text = new StringBuilder(head(sizes, weeks) + "\n");
        for (int week = 1; week <= weeks; week++) {
            String end = " in week " + week;
            String line = given.stream()
                    .filter(group -> group.endsWith(end))
                    .map(group -> group.substring(0, group.length() - end.length()))
                    .collect(Collectors.joining(" | "));
            text.append(line.isEmpty() ? "" : "week " + week + ": " + line + "\n");
        }
        return text.toString();
    }

    /** Returns false if a player is given twice in a week, which the model rejects. */
    private static boolean readable(String text) {
        return text.lines()
                .skip(1)
                .map(line -> List.of(line.substring(line.indexOf(':') + 1)
                        .replace("|", " ")
                        .strip()
                        .split(" +")))
                .allMatch(players -> new HashSet<>(players).size() == players.size());
    }

    private Set<String> plans(String text) {
        Set<String> plans = new HashSet<>();
        golfers.solver(golfers.puzzle(text)).forEach(solution -> {
            plans.add(solution.stream().map(Flight::toString).sorted().collect(Collectors.joining(", ")));
            return Visit.CONTINUE;
        });
        return plans;
    }

    private long distinct(String text) {
        Solver<Flight> plans = golfers.solver(golfers.puzzle(text));
        return plans.toBuilder().oneOfEachKind().build().count().solutions().longValueExact();
    }

    private long count(String text) {
        return golfers.solver(golfers.puzzle(text)).count().solutions().longValueExact();
    }
}
