package dlx.modelers.golfers;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Word;
import dlx.modelers.grid.NameSigns;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A reader of clubs: a line of numbers, optionally a line of names, and the given weeks. */
record ClubReader(PuzzleText text) {

    static final int MOST_PLAYERS = 100;
    static final int MOST_WEEKS = 99;

    static final Setting.Flag FIXED = Setting.flag(
            "fixed",
            "whether week 1 is the players in their order and, where all pairs meet, player 1 meets the second group"
                    + " in its order from week 2 on: a plan for many that differ in names and weeks only (default no)");

    private static final String PLAYERS = "players:";

    /**
     * Returns true if a line belongs to the club above it: names, a week, or any other line that does not begin with a
     * digit.
     */
    static boolean isWithin(Line line) {
        String start = line.text().stripLeading();
        return start.isEmpty() || !Character.isDigit(start.charAt(0));
    }

    Club read() {
        boolean fixed = text.flag(FIXED).orElse(false);
        Line line = text.nextFilled("a line such as '3 groups of 3, 4 weeks'");
        Club club = new HeadLine(line).read(fixed);
        if (club.surplus() > 0) {
            text.warn(
                    line,
                    "the groups of all weeks have " + (club.pairs() + club.surplus())
                            + " pairs of players, and there are " + club.pairs() + "; expected fewer weeks for a plan");
        }
        if (nextStarts(PLAYERS)) {
            club = new Club(club.groups(), club.weeks(), names(club.players().size()), fixed, List.of());
        }
        return new Club(club.groups(), club.weeks(), club.players(), fixed, weeks(club));
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
                throw name.wrong("is not a name of a player", "letters, digits and any of _.'-, at most 40 characters");
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
