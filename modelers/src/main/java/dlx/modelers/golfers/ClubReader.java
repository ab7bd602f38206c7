package dlx.modelers.golfers;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.grid.NameSigns;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads a club: a line of numbers, perhaps one of names, and the weeks that are set already. */
final class ClubReader {

    static final int MOST_PLAYERS = 100;
    static final int MOST_WEEKS = 99;

    private static final int MOST_GROUPS = MOST_PLAYERS / 2;

    static final Setting.Flag FIXED = Setting.flag(
            "fixed",
            "whether week 1 is the players in their order and, where all pairs meet, player 1 meets the second group"
                    + " in its order from week 2 on: a plan for many that differ in names and weeks only (default no)");

    private static final String PLAYERS = "players:";

    private final PuzzleText text;

    ClubReader(PuzzleText text) {
        this.text = text;
    }

    /** Whether a line belongs to the club above it: names or a week, or what nobody can read as a club. */
    static boolean isWithin(Line line) {
        String start = line.text().stripLeading();
        return start.isEmpty() || !Character.isDigit(start.charAt(0));
    }

    Club read() {
        boolean fixed = text.flag(FIXED).orElse(false);
        Line line = text.nextFilled("a line such as '3 groups of 3, 4 weeks'");
        Club club = head(line, fixed);
        if (club.surplus() > 0) {
            text.warn(
                    line,
                    "each player would meet " + (club.players().size() - 1 + club.surplus()) + " others, and there are "
                            + (club.players().size() - 1) + "; expected fewer weeks for a plan");
        }
        if (nextStarts(PLAYERS)) {
            club = new Club(club.size(), club.weeks(), names(club.players().size()), fixed, List.of());
        }
        return new Club(club.size(), club.weeks(), club.players(), fixed, weeks(club));
    }

    private static Club head(Line line, boolean fixed) {
        WordReader words = new WordReader(line);
        int groups = words.next("a number of groups").toInt("a number of groups", 1, MOST_GROUPS);
        Word next = words.next("'groups of', or the size of a group");
        if (WatchedText.matches("groups?", next.text())) {
            Word of = words.next("'of'");
            if (!of.text().equals("of")) {
                throw of.wrong("is no word of such a line", "'of' and the size of a group");
            }
            next = words.next("the size of a group");
        }
        Word size = next.text().endsWith(",")
                ? new Word(
                        line,
                        next.column(),
                        next.text().substring(0, next.text().length() - 1))
                : next;
        int players = groups * size.toInt("the size of a group", 2, MOST_PLAYERS);
        if (players > MOST_PLAYERS) {
            throw size.wrong("makes " + players + " players", "at most " + MOST_PLAYERS);
        }
        int weeks = words.next("a number of weeks").toInt("a number of weeks", 1, MOST_WEEKS);
        if (words.hasNext()) {
            Word unit = words.next("'weeks'");
            if (!WatchedText.matches("weeks?", unit.text())) {
                throw unit.wrong("is one too many", "'weeks', or the line to end after the number of weeks");
            }
        }
        words.end("the weeks");
        if (Flights.areTooMany(players, players / groups, weeks)) {
            throw size.wrong(
                    "makes more than " + Flights.most(players / groups) + " groups that may be, of " + players
                            + " players in " + weeks + (weeks == 1 ? " week" : " weeks"),
                    "fewer, or smaller groups, or fewer weeks");
        }
        return new Club(players / groups, weeks, Club.numbered(players), fixed, List.of());
    }

    private boolean nextStarts(String word) {
        text.skipBlank();
        return text.look()
                .filter(line -> line.text().stripLeading().startsWith(word))
                .isPresent();
    }

    private List<Player> names(int number) {
        Line line = text.next("the names of the players");
        WordReader words = new WordReader(line);
        words.next(PLAYERS);
        List<Player> players = new ArrayList<>();
        Set<String> names = new HashSet<>();
        while (players.size() < number) {
            Word name = words.next(number + " names, and there are " + players.size());
            if (!NameSigns.isName(name.text(), "_.'-")) {
                throw name.wrong("is no name of a player", "letters, digits and any of _.'-, at most 40 characters");
            }
            if (!names.add(name.text())) {
                throw name.wrong("is the name of another player", "each name once");
            }
            players.add(new Player(players.size() + 1, name.text()));
        }
        words.end("the last of " + number + " players");
        return players;
    }

    private List<Flight> weeks(Club club) {
        Map<String, Player> byName = new HashMap<>();
        club.players().forEach(player -> byName.put(player.name(), player));
        List<Flight> givens = new ArrayList<>();
        Set<Integer> read = new HashSet<>();
        while (text.skipBlank() && text.look().filter(ClubReader::isWithin).isPresent()) {
            WeekLine week = new WeekLine(text.next("a week"), club, byName);
            givens.addAll(week.read(read));
        }
        return givens;
    }
}
