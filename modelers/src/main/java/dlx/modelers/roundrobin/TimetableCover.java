package dlx.modelers.roundrobin;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** States the rules of a tournament: its items, and the items of each match. */
final class TimetableCover {

    private final Tournament tournament;
    private final CoverBuilder<Match> cover;
    private final Map<String, Item> meetings = new HashMap<>();
    private final ItemGrid turns;
    private final ItemGrid places;
    private final Items rooms;
    private final List<String> days;
    private final ItemGrid ofDay;
    private final Items atHome;

    TimetableCover(Tournament tournament, CoverBuilder<Match> cover) {
        this.tournament = tournament;
        this.cover = cover;
        addMeetings();
        turns = turns();
        places = places();
        rooms = rooms();
        days = tournament.limits().perDay() == TeamLimits.ANY
                ? List.of()
                : tournament.slots().stream().map(TimeSlot::day).distinct().toList();
        ofDay = ofDay();
        atHome = atHome();
    }

    /** Adds an option for each possible match. */
    void addMatches() {
        tournament.forEachMatch(match -> cover.option(match, held(match)));
    }

    private void addMeetings() {
        tournament.forEachPair((home, guest) -> {
            String pair = home + " v " + guest;
            meetings.put(pair, cover.item("match " + pair));
        });
    }

    /**
     * Declares an item for each team and each window of consecutive slots, one longer than the rest after a match. A
     * team plays at most once in a window, and exactly once if its matches fill all slots.
     */
    private ItemGrid turns() {
        List<Team> teams = tournament.teams();
        List<TimeSlot> slots = tournament.slots();
        int rest = tournament.limits().rest();
        int windows = Math.max(1, slots.size() - rest);
        ItemGrid turns = cover.grid("team", teams.size(), windows)
                .named((team, first) -> "team " + teams.get(team) + " in " + slots.get(first)
                        + (rest == 0 ? "" : " to " + slots.get(Math.min(first + rest, slots.size() - 1))));
        return slots.size() == tournament.limits().span(tournament.matchesOfTeam()) ? turns : turns.secondary();
    }

    /** Declares an item for each named field and each slot. */
    private ItemGrid places() {
        List<String> fields = tournament.fields().names();
        List<TimeSlot> slots = tournament.slots();
        return cover.grid("field", fields.size(), slots.size())
                .secondary()
                .named((field, slot) -> "field " + fields.get(field) + " in " + slots.get(slot));
    }

    /**
     * Declares an item for each slot that limits its matches to the number of interchangeable fields; without items if
     * the teams cannot exceed it.
     */
    private Items rooms() {
        List<TimeSlot> slots = tournament.slots();
        int most = tournament.fields().number();
        boolean limited =
                !tournament.fields().areNamed() && most < tournament.teams().size() / 2;
        int least = Math.max(0, tournament.matches() - (slots.size() - 1) * most);
        Items items = cover.items("fields", limited ? slots.size() : 0).named(slot -> "fields in " + slots.get(slot));
        return limited ? items.times(Math.min(least, most), most) : items;
    }

    private ItemGrid ofDay() {
        List<Team> teams = tournament.teams();
        ItemGrid items = cover.grid("day", days.size(), teams.size())
                .named((day, team) -> "day " + days.get(day) + " of team " + teams.get(team));
        int most = Math.min(tournament.limits().perDay(), tournament.matchesOfTeam());
        int least = Math.max(0, tournament.matchesOfTeam() - (days.size() - 1) * most);
        return days.isEmpty() ? items : items.times(Math.min(least, most), most);
    }

    /** Declares an item for each team that bounds its matches at home, and so also its matches away. */
    private Items atHome() {
        List<Team> teams = tournament.teams();
        int matches = tournament.matchesOfTeam();
        int least = tournament.limits().fewestAtHome(matches);
        Items items = cover.items("at home", tournament.choosesHosts() ? teams.size() : 0)
                .named(team -> "team " + teams.get(team) + " at home");
        return tournament.choosesHosts() ? items.times(least, matches - least) : items;
    }

    private List<Item> held(Match match) {
        List<Item> held = new ArrayList<>();
        int slot = match.slot().number() - 1;
        int day = days.indexOf(match.slot().day());
        held.add(meetings.get(tournament.meetingOf(match)));
        for (Team team : List.of(match.home(), match.guest())) {
            for (int first = Math.max(0, slot - tournament.limits().rest()); first <= slot; first++) {
                if (first < turns.columns()) {
                    held.add(turns.at(team.number() - 1, first));
                }
            }
            if (day >= 0) {
                held.add(ofDay.at(day, team.number() - 1));
            }
        }
        if (tournament.fields().areNamed()) {
            held.add(places.at(tournament.fields().names().indexOf(match.field()), slot));
        }
        if (atHome.size() > 0) {
            held.add(atHome.at(match.home().number() - 1));
        }
        if (rooms.size() > 0) {
            held.add(rooms.at(slot));
        }
        return held;
    }
}
