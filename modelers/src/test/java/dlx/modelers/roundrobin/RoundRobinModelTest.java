package dlx.modelers.roundrobin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Area;
import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.grid.Texts;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundRobinModelTest extends ExactCoverModelContract<Tournament, Match> {

    private static final long SEED = 3500;
    private static final int TOURNAMENTS = Tier.of(8, 50);

    private final LoadedModel<Tournament, Match> tournaments = LoadedModel.of(new RoundRobinModel(), "test");

    @Override
    protected RoundRobinModel model() {
        return new RoundRobinModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.ofEntries(
                Map.entry("4", 6L), // one-factorizations times the orders of rounds, OEIS A000438
                Map.entry("6 teams", 720L),
                Map.entry("5", 720L), // a team that rests plays a sixth team
                Map.entry("2 teams\nmeetings: 2\n", 2L),
                Map.entry("teams: A B\nslots: 2\nfields: Hall Court\nnot A: 1\nnot Court: 2\n", 1L),
                Map.entry("3\nslots: 3\nfields: Hall Court\n", 48L), // a match in each round, on any of two fields
                Map.entry("4\nfields: Hall Court\n", 48L), // the 6, each on fields in two ways in each round
                Map.entry("4\nslots: 5\nfields: 1\n", 0L),
                Map.entry("teams: A B C\nslots: Sat/1 Sat/2 Sun/1 Sun/2\nper day: 1\n", 0L), // two days, three matches
                Map.entry("teams: A B C\nslots: Fr/1 Sa/1 Sa/2 Su/1\nper day: 1\n", 12L),
                // regular tournaments of 3 and 5 teams, OEIS A007079, and those less a team
                Map.entry("3\nbalance: 1\n", 6L * 2),
                Map.entry("4\nbalance: 1\n", 6L * 24),
                Map.entry("5\nbalance: 1\n", 720L * 24),
                Map.entry("4\nbalance: 3\n", 6L * 64), // any hosts
                Map.entry("4\nbalance: 1\nround 1: 2 v 1\nround 2: 3 v 1\n", 4L),
                Map.entry("2\nmeetings: 2\nbalance: 1\n", 2L), // balanced by itself
                Map.entry("4\nrest: 1\n", 6L), // every other round is empty
                Map.entry("4\nslots: 6\nfields: 1\nrest: 1\n", 0L), // the third match would be the first again
                Map.entry("3\nslots: 2\nrest: 20\n", 0L),
                Map.entry("5 teams\nslots: 10\nfields: 1\nrest: 1\n", 240L)); // Hamiltonian paths of the Petersen graph
    }

    @Test
    void findsWhatPlacingEachMatchAnywhereFinds() {
        int withPlans = 0;
        for (long seed = SEED; seed < SEED + TOURNAMENTS; seed++) {
            SlowTimetables slow = new SlowTimetables(seed);
            Set<String> expected = slow.plans();
            withPlans += expected.isEmpty() ? 0 : 1;
            assertThat(plans(slow.text())).as("seed %d: %s", seed, slow.text()).isEqualTo(expected);
            if (!expected.isEmpty()) {
                Random random = new Random(seed);
                List<String> all = expected.stream().sorted().toList();
                List<String> given = new ArrayList<>(
                        Arrays.asList(all.get(random.nextInt(all.size())).split(", ")));
                Collections.shuffle(given, random);
                given = given.subList(0, random.nextInt(given.size()) + 1);
                String text = slow.text() + lines(given);
                List<String> fixed = List.copyOf(given);
                assertThat(plans(text))
                        .as("seed %d: %s", seed, text)
                        .isEqualTo(expected.stream()
                                .filter(plan -> List.of(plan.split(", ")).containsAll(fixed))
                                .collect(Collectors.toSet()));
            }
        }
        assertThat(withPlans).isBetween(TOURNAMENTS / 4, TOURNAMENTS * 9 / 10);
    }

    @ParameterizedTest(name = "{0} teams: {1} one-factorizations")
    @CsvSource({"2, 1", "4, 1", "6, 6", "8, 6240"}) // OEIS A000438
    void roundsInOneOrderAreOneFactorizations(int teams, long plans) {
        Tournament ordered = tournaments
                .next(Texts.of(teams + "\n", Map.of("ordered", "yes")))
                .orElseThrow();
        assertThat(tournaments.solver(ordered).count().solutions()).isEqualTo(plans);
    }

    /** Regular tournaments of seven teams, OEIS A007079, of which one leaves. */
    @Test
    void sixTeamsAreBalancedInAsManyWaysAsThereAreRegularTournaments() {
        Tournament six = tournaments
                .next(Texts.of("6\nbalance: 1\n", Map.of("ordered", "yes")))
                .orElseThrow();
        assertThat(tournaments.solver(six).count().solutions()).isEqualTo(6 * 2640);
    }

    @Test
    void roundsInAnotherOrderAreTheSamePlan() {
        Tournament six = tournaments.puzzle("6");
        assertThat(tournaments.solver(six).toBuilder()
                        .symmetries(model().symmetries(six))
                        .build()
                        .count()
                        .solutions())
                .isEqualTo(6);
        assertThat(model().symmetries(tournaments.puzzle("6\nnot 1: 2\n"))).isEmpty();
        assertThat(model().symmetries(tournaments.puzzle("2\n"))).isEmpty();
    }

    @Test
    void fieldsWithoutNamesMakeNoCopiesOfAPlan() {
        assertThat(count("4\nslots: 3\nfields: 2\n")).isEqualTo(6);
        assertThat(count("4\nslots: 3\nfields: A B\n")).isEqualTo(6 * 2 * 2 * 2);
        assertThat(count("4\nslots: 3\nfields: 40\n")).isEqualTo(6);
        assertThat(tournaments.puzzle("4\nfields: 40\n")).isEqualTo(tournaments.puzzle("4\n"));
    }

    @Test
    void printsAPlanBySlotsThenByTeamsAndFields() {
        Tournament tournament = tournaments.puzzle("teams: Ajax Brugge Celtic\nmeetings: 2\nfields: Hall Court\n");
        List<Team> teams = tournament.teams();
        TimeSlot first = tournament.slots().get(0);
        TimeSlot sixth = tournament.slots().get(5);
        assertThat(tournaments.render(
                        tournament,
                        Solution.of(List.of(
                                new Match(teams.get(2), teams.get(0), sixth, "Hall"),
                                new Match(teams.get(0), teams.get(1), first, "Court")))))
                .isEqualTo("""
                        teams: Ajax Brugge Celtic
                        meetings: 2
                        slots: 6
                        fields: Hall Court
                        round 1: Ajax v Brugge at Court
                        round 6: Celtic v Ajax at Hall
                        #
                        # team    round 1     round 2  round 3  round 4  round 5  round 6
                        # Ajax    Brugge (h)  -        -        -        -        Celtic (a)
                        # Brugge  Ajax (a)    -        -        -        -        -
                        # Celtic  -           -        -        -        -        Ajax (h)
                        #
                        # field  round 1        round 2  round 3  round 4  round 5  round 6
                        # Hall   -              -        -        -        -        Celtic v Ajax
                        # Court  Ajax v Brugge  -        -        -        -        -
                        """);
    }

    @Test
    void printsWhoIsAtHomeWhereMatchesAreBalanced() {
        String text = "3 teams\nbalance: 1\nround 1: 2 v 1\nround 2: 1 v 3\nround 3: 3 v 2\n";
        Tournament tournament = tournaments.puzzle(text);
        assertThat(tournaments.render(tournament, Solution.of(tournament.givens())))
                .isEqualTo(text + """
                #
                # team  round 1  round 2  round 3
                # 1     2 (a)    3 (h)    -
                # 2     1 (h)    -        3 (a)
                # 3     -        1 (a)    2 (h)
                """);
        assertThat(count(text)).isEqualTo(1);
        assertThat(model().picture(tournament, Solution.of(tournament.givens())).toString())
                .contains("2 (a)");
    }

    @Test
    void findsATimetableForTwelveTeamsAtHomeAndAway() {
        List<Match> plan = tournaments
                .solver(tournaments.puzzle("12 teams\nbalance: 1\n"))
                .solve()
                .options()
                .orElseThrow();
        assertThat(plan.stream().collect(Collectors.groupingBy(Match::home, Collectors.counting())))
                .hasSize(12)
                .allSatisfy((team, atHome) -> assertThat(atHome).isBetween(5L, 6L));
    }

    @Test
    void numbersFieldsThatAreAlikeInPrint() {
        Tournament tournament = tournaments.puzzle("6\nfields: 2\nslots: 8\nround 1: 5 v 6, 2 v 1\n");
        assertThat(tournaments.render(tournament, Solution.of(tournament.givens())))
                .startsWith("6 teams\nslots: 8\nfields: 2\nround 1: 1 v 2, 5 v 6\n#\n")
                .contains("\n# 1      1 v 2    -")
                .contains("\n# 2      5 v 6    -");
    }

    @Test
    void readsBackPlansWithTheirTables() {
        String text = "teams: A B C D\nslots: Sat/9:30 Sat/10:30 Sun/9:30\nfields: 2\nper day: 2\n";
        Tournament tournament = tournaments.puzzle(text);
        List<Match> plan = tournaments.solver(tournament).solve().options().orElseThrow();
        Tournament again = tournaments.puzzle(tournaments.render(tournament, Solution.of(plan)));
        assertThat(again.givens()).containsExactlyInAnyOrderElementsOf(plan);
        assertThat(again.empty()).isEqualTo(tournament);
    }

    @Test
    void findsATimetableForTwentyTeams() {
        List<Match> plan = tournaments
                .solver(tournaments.puzzle("20 teams"))
                .solve()
                .options()
                .orElseThrow();
        assertThat(plan).hasSize(190);
        assertThat(plan.stream().map(Match::pair).distinct()).hasSize(190);
        Set<List<Object>> turns = new HashSet<>();
        plan.forEach(match ->
                List.of(match.home(), match.guest()).forEach(team -> turns.add(List.of(team, match.slot()))));
        assertThat(turns).as("each team once in each of 19 rounds").hasSize(20 * 19);
    }

    @Test
    void callsItemsAndOptionsAsPeopleDo() {
        Cover<Match> cover = tournaments
                .solverOf("teams: A B C\nslots: Sat/9 Sun/9\nfields: F\nper day: 1\n")
                .cover();
        assertThat(itemNames(cover))
                .contains("match A v B", "team C in Sun/9", "field F in Sat/9", "day Sat of team A");
        assertThat(cover.label(0)).isEqualTo("A v B in Sat/9 at F");
        assertThat(itemNames(tournaments.solverOf("6\nfields: 2\n").cover())).contains("fields in round 1");
        assertThat(itemNames(tournaments.solverOf("4\nrest: 2\n").cover())).contains("team 3 in round 2 to round 4");
        assertThat(itemNames(tournaments.solverOf("4\nbalance: 1\n").cover()))
                .contains("match 3 v 4", "team 2 at home");
    }

    @ParameterizedTest(name = "{0} teams, {1} times, on {2} fields: {3} rounds")
    @CsvSource({"6, 2, 2, 15", "6, 1, 3, 5", "6, 1, 2, 8", "7, 1, 2, 11", "5, 1, 2, 5", "3, 2, 1, 6", "8, 1, 1, 28"})
    void hasAsManyRoundsAsFieldsAskFor(int teams, int meetings, int fields, int rounds) {
        String text = teams + "\nmeetings: " + meetings + "\nfields: " + fields + "\n";
        Tournament tournament = tournaments.puzzle(text);
        assertThat(tournament.slots()).hasSize(rounds);
        assertThat(tournaments.solver(tournament).solve().options()).isPresent();
        assertThat(tournaments.puzzle(tournaments.write(tournament, List.of()).orElseThrow()))
                .isEqualTo(tournament);
    }

    @ParameterizedTest(name = "{0} teams on {1} fields with {2} slots between: {3} rounds")
    @CsvSource({"4, 2, 1, 5", "5, 2, 1, 9", "6, 3, 2, 13", "7, 3, 1, 13", "5, 1, 1, 10", "4, 1, 1, 8", "30, 15, 20, 589"
    })
    void hasAsManyRoundsAsRestsAskFor(int teams, int fields, int rest, int rounds) {
        String text = teams + "\nfields: " + fields + "\nrest: " + rest + "\n";
        Tournament tournament = tournaments.puzzle(text);
        assertThat(tournament.slots()).hasSize(rounds);
        assertThat(model().symmetries(tournament)).isEmpty();
        assertThat(tournaments.puzzle(tournaments.write(tournament, List.of()).orElseThrow()))
                .isEqualTo(tournament);
        if (teams < 10) {
            assertThat(tournaments.solver(tournament).solve().options()).isPresent();
        }
        if (teams < 7) {
            assertThat(count(teams + "\nslots: " + (rounds - 1) + "\nfields: " + fields + "\nrest: " + rest + "\n"))
                    .as("one round less")
                    .isZero();
        }
    }

    @Test
    void hasMoreRoundsWhereFixedMatchesAndAbsencesAskForThem() {
        assertThat(rounds("4\nround 1: 1 v 2\nround 2: 3 v 4\n")).isEqualTo(4);
        assertThat(rounds("4\nround 1: 1 v 2\n")).isEqualTo(3);
        assertThat(rounds("4\nround 1: 1 v 2\nround 2: 1 v 2\n"))
                .as("no number of rounds will do")
                .isEqualTo(3);
        assertThat(rounds("6\nnot 1: 2\n")).isEqualTo(6);
        assertThat(rounds("4\nbalance: 1\nround 1: 1 v 2\nround 2: 2 v 1\n"))
                .as("no number of rounds will do")
                .isEqualTo(3);
        assertThat(rounds("5\nbalance: 1\nnot 1: 2\n")).isEqualTo(5);
        assertThat(rounds("5\nnot 1: 2\n")).isEqualTo(5);
        assertThat(rounds("4\nrest: 1\nround 2: 1 v 2\n")).isEqualTo(6);
        assertThat(rounds("4\nrest: 1\nround 1: 1 v 2\nround 2: 1 v 3\n"))
                .as("no number of rounds will do")
                .isEqualTo(5);
        assertThat(rounds("6\nfields: A B\nnot A: 1 2 3\n")).isEqualTo(9);
        assertThat(rounds("20\nround 3: 1 v 2, 7 v 9\nround 7: 4 v 5\n")).isEqualTo(19);
        assertThat(rounds("40\nround 3: 1 v 2, 7 v 9\nround 7: 4 v 5\n")).isEqualTo(39);
    }

    private int rounds(String text) {
        return tournaments.puzzle(text).slots().size();
    }

    @Test
    void theFirstTeamPlaysInOrderWhereFieldsAreFew() {
        Tournament ordered = tournaments
                .next(Texts.of("4\nfields: 1\n", Map.of("ordered", "yes")))
                .orElseThrow();
        assertThat(tournaments.solver(ordered).count().solutions())
                .isEqualTo(6); // the other three matches in any order
    }

    @Test
    void warnsWhereThereIsNoRoom() {
        assertThat(Texts.warnings(tournaments, "4\n4\nslots: 3\nfields: 1\n"))
                .containsExactly(
                        "file:2: there are 6 matches, and room for 3; expected more slots or fields for a plan");
        assertThat(Texts.warnings(tournaments, "6\nslots: 9\nrest: 2\n"))
                .containsExactly(
                        "file:1: there are 15 matches, and room for 9; expected more slots or fields for a plan");
    }

    @Test
    void readsManyTournamentsAndGoesOnAfterABadOne() {
        PuzzleText text = PuzzleText.of("4\nfields: 1\n\n3\nrounds\nslots: 4\n\nteams: A B\n# end\nend:\n2 teams\n");
        assertThat(Texts.readOn(
                        tournaments, text, tournament -> tournament.teams().size()))
                .isEqualTo("4 error in line 5 error in line 10 2");
    }

    @Test
    void refusesWhatOrderedRoundsCannotHave() {
        for (String text : List.of("5\n", "4\nslots: 4\n", "4\nmeetings: 2\n", "4\nnot 1: 2\n", "4\nrest: 1\n")) {
            assertThatThrownBy(() -> tournaments.next(Texts.of(text, Map.of("ordered", "yes"))))
                    .hasMessageStartingWith("<text>:1:1: the setting ordered=yes needs rounds that are alike;");
        }
        assertThatThrownBy(() -> tournaments.next(Texts.of("4\nround 1: 3 v 1\n", Map.of("ordered", "yes"))))
                .hasMessage(
                        "<text>:2:10: '1 v 3 in round 1' cannot be, by the setting ordered; expected another match or slot");
    }

    @Test
    void refusesRestsThatAreTooLongAndNoBalance() {
        assertThatThrownBy(() -> tournaments.puzzle("4\nrest: 21\n"))
                .hasMessageStartingWith(
                        "<text>:2:7: '21' is not how many slots a team rests after a match; expected a");
        assertThatThrownBy(() -> tournaments.puzzle("4\nbalance: 0\n"))
                .hasMessageStartingWith("<text>:2:10: '0' is not a difference of matches at home and away; expected a");
    }

    @Test
    void refusesMorePossibilitiesThanACoverHolds() {
        String fields = IntStream.range(0, 40).mapToObj(k -> "f" + k).collect(Collectors.joining(" "));
        assertThatThrownBy(() -> tournaments.puzzle("40\nfields: " + fields + "\n"))
                .hasMessage(
                        "<text>:1:1: 780 matches in 39 slots on 40 fields with names are 1216800 possibilities; expected at"
                                + " most 500000. Perhaps give a number of fields in place of names");
        assertThatThrownBy(() -> tournaments.puzzle("4\nslots: " + "s ".repeat(5000)))
                .hasMessageContaining("is one too many; expected at most 4000 words after the colon");
    }

    @Test
    void drawsAMatchInTheRowsOfBothTeams() {
        Tournament tournament = tournaments.puzzle("teams: A B C\nnot C: 2\nround 1: A v C\n");
        Match given = tournament.givens().get(0);
        String picture =
                model().picture(tournament, Solution.of(List.of(given))).toString();
        assertThat(picture.split("<rect", -1))
                .as("the ground, the absence, a cell for each team")
                .hasSize(1 + 1 + 1 + 2);
        assertThat(model().areas(tournament, given)).extracting(Area::y).containsExactly(1.0, 3.0);
    }

    private static List<String> itemNames(Cover<?> cover) {
        return IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName).toList();
    }

    /** Matches as lines of the text, slot by slot. */
    private static String lines(List<String> matches) {
        Map<String, List<String>> bySlot = matches.stream()
                .collect(Collectors.groupingBy(match -> match.replaceAll("^.* in (.*?)( at .*)?$", "$1")));
        return bySlot.entrySet().stream()
                .map(slot -> slot.getKey() + ": "
                        + slot.getValue().stream()
                                .map(match -> match.replace(" in " + slot.getKey(), ""))
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private Set<String> plans(String text) {
        Set<String> plans = new HashSet<>();
        tournaments.solver(tournaments.puzzle(text)).forEach(solution -> {
            plans.add(solution.stream().map(Match::toString).sorted().collect(Collectors.joining(", ")));
            return Visit.CONTINUE;
        });
        return plans;
    }

    private long count(String text) {
        return tournaments.solver(tournaments.puzzle(text)).count().solutions().longValueExact();
    }
}
