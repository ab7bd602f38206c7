package dlx.modelers.golfers;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.HasSufficientOptions;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.GivensModel;
import dlx.modelers.bundled.Topic;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A model of the social golfer problem: each week all players play in groups, and no two players are in one group
 * twice. An example is Kirkman's schoolgirls, 15 in rows of three on seven days.
 *
 * <p>An option is a group in a week. Each player is in one group of each week. Each pair of players meets at most once;
 * exactly once if the weeks just suffice for all pairs. If groups have several sizes, the groups of each size except
 * one are counted.
 *
 * @since 0.1
 */
public final class GolfersModel extends GivensModel<Club, Flight>
        implements HasSufficientOptions<Club, Flight>, HasRecovery, HasReadableSolutions {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public GolfersModel() {
        super(
                "golfers",
                Topic.PLANS,
                "social golfers, Kirkman's schoolgirls: groups each week, no two together twice",
                """
                3 groups of 3, 4 weeks
                players: Ann Bea Cleo Dora Eve Fay Gina Hope Ida
                week 1: Ann Bea Cleo | Dora Eve Fay | Gina Hope Ida
                """,
                ClubReader.FIXED);
    }

    @Override
    public String grammar() {
        return """
                The first line gives the number of groups, of players in each group, and of weeks: "3 groups of 3, 4
                weeks", or the three numbers alone. If groups differ in size, the line names each size: "2 groups of 4,
                2 groups of 3, 3 weeks". There are at most %d players and %d weeks.

                A line "players: Ann Bea Cleo ..." may give the players names; without it they are numbers from 1. Lines
                "week 2: Ann Dora Gina | Bea Eve Hope" set all groups of a week, or some of them. Solutions are written
                in this way, as plans for all weeks.

                Weeks are numbered, so plans with the same weeks in another order are different. With the setting
                "fixed", week 1 has the players in their order, so that few plans remain that differ only in names and
                in the order of weeks. The setting applies by itself if one plan is enough and no week is given. An
                input may hold many clubs. Blank lines, and lines that start with '#', are ignored.
                """.formatted(ClubReader.MOST_PLAYERS, ClubReader.MOST_WEEKS);
    }

    @Override
    public Club parse(PuzzleText text) {
        return new ClubReader(text).read();
    }

    /** Skips the remaining names and weeks; a line that begins with a digit is the next club. */
    @Override
    public boolean resume(PuzzleText text) {
        text.skipWhile(line -> line.isBlank() || ClubReader.isWithin(line));
        return true;
    }

    @Override
    public void describe(Club club, CoverBuilder<Flight> cover) {
        List<Player> players = club.players();
        int n = players.size();
        ItemGrid turns = cover.grid("player", club.weeks(), n)
                .named((week, player) -> "player " + players.get(player) + " in week " + (week + 1));
        // an item group for each player: the pairs with later players
        List<Items> pairs = players.stream().map(one -> pairs(club, one, cover)).toList();
        Map<Integer, Items> counts = new HashMap<>();
        club.counted().forEach(groups -> counts.put(groups.size(), counts(club, groups, cover)));
        List<Item> held = new ArrayList<>();
        new Flights(club).forEach(group -> {
            held.clear();
            List<Player> members = group.players();
            Items count = counts.get(members.size());
            if (count != null) {
                held.add(count.at(group.week() - 1));
            }
            for (int k = 0; k < members.size(); k++) {
                int number = members.get(k).number();
                held.add(turns.at(group.week() - 1, number - 1));
                for (Player other : members.subList(k + 1, members.size())) {
                    held.add(pairs.get(number - 1).at(other.number() - number - 1));
                }
            }
            cover.option(group, held);
        });
    }

    private static Items counts(Club club, Groups groups, CoverBuilder<Flight> cover) {
        String name = "groups of " + groups.size();
        return cover.items(name, club.weeks())
                .named(week -> name + " in week " + (week + 1))
                .times(groups.number(), groups.number());
    }

    private static Items pairs(Club club, Player one, CoverBuilder<Flight> cover) {
        List<Player> later = club.players().subList(one.number(), club.players().size());
        Items pairs = cover.items("pair", later.size()).named(k -> "pair " + one + " " + later.get(k));
        return club.surplus() == 0 ? pairs : pairs.secondary();
    }

    @Override
    public String render(Club club, Solution<Flight> solution) {
        return PlanText.write(club, solution.options());
    }

    @Override
    public Svg picture(Club club, Solution<Flight> solution) {
        return new PlanPicture(club).draw(solution.options());
    }

    @Override
    public List<Area> areas(Club club, Flight group) {
        return new PlanPicture(club).cells(group);
    }

    /**
     * Returns a predicate for the groups of plans with a fixed first week; empty if groups are given or the first week
     * is fixed already. Each plan becomes such a plan by other names and another order of weeks.
     */
    @Override
    public Optional<Predicate<Flight>> sufficient(Club club) {
        if (club.fixed() || !club.givens().isEmpty()) {
            return Optional.empty();
        }
        Club fixed = new Club(club.groups(), club.weeks(), club.players(), true, List.of());
        return Optional.of(new FirstWeek(fixed)::allows);
    }
}
