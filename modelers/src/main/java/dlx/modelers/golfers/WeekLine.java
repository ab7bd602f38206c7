package dlx.modelers.golfers;

import dlx.api.Line;
import dlx.api.Word;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A reader of the given groups of a week: {@code week 2: Ann Bea Cleo | Dora Eve Fay}. */
final class WeekLine {

    private static final String WEEK = "week";
    private static final char BAR = '|';

    private final Line line;
    private final Club club;
    private final FirstWeek firstWeek;
    private final Map<String, Player> byName;
    private final List<Flight> groups = new ArrayList<>();

    /** All players of the line so far. */
    private final Set<Player> taken = new HashSet<>();

    /** The players read so far of the present group. */
    private final Set<Player> open = new TreeSet<>();

    WeekLine(Line line, Club club, Map<String, Player> byName) {
        this.line = line;
        this.club = club;
        firstWeek = new FirstWeek(club);
        this.byName = byName;
    }

    /**
     * Returns the groups of the line.
     *
     * @param read the weeks that were read before; this week is added
     */
    List<Flight> read(Set<Integer> read) {
        WordReader words = new WordReader(line);
        Word first = words.next("'week'");
        if (!first.text().equals(WEEK)) {
            throw first.wrong(
                    "begins neither a club nor a week", "a line such as '3 groups of 3, 4 weeks', or 'week 1: ...'");
        }
        int week = number(words.next("the number of a week and ':'"), read);
        int end = 0;
        while (words.hasNext()) {
            Word word = words.next("a player");
            end = word.column() + word.text().length();
            addWord(word, week);
        }
        if (!open.isEmpty()) {
            close(line, end, week);
        }
        return groups;
    }

    private int number(Word word, Set<Integer> read) {
        if (!word.text().endsWith(":")) {
            throw word.wrong("is not a week with ':'", "a number from 1 to " + club.weeks() + ", and ':' after it");
        }
        Word digits = new Word(
                line, word.column(), word.text().substring(0, word.text().length() - 1));
        int week = digits.toInt("a week", 1, club.weeks());
        if (!read.add(week)) {
            throw digits.wrong("is a week that is given already", "each week once");
        }
        return week;
    }

    /** Adds the players of a word, which may also contain bars. */
    private void addWord(Word word, int week) {
        String all = word.text();
        int start = 0;
        for (int k = 0; k <= all.length(); k++) {
            if (k == all.length() || all.charAt(k) == BAR) {
                if (k > start) {
                    addPlayer(new Word(line, word.column() + start, all.substring(start, k)), week);
                }
                if (k < all.length()) {
                    close(line, word.column() + k, week);
                }
                start = k + 1;
            }
        }
    }

    private void addPlayer(Word word, int week) {
        Player player = byName.get(word.text());
        if (player == null) {
            throw word.wrong(
                    "is not a player",
                    club.hasNames()
                            ? "one of those in the line 'players:'"
                            : "a number from 1 to " + club.players().size());
        }
        if (!taken.add(player)) {
            throw word.wrong("plays in week " + week + " already", "each player once");
        }
        open.add(player);
    }

    private void close(Line line, int column, int week) {
        if (club.groups().stream().noneMatch(groups -> groups.size() == open.size())) {
            String sizes = club.groups().stream()
                    .map(groups -> Integer.toString(groups.size()))
                    .collect(Collectors.joining(" or "));
            throw line.error(
                    column,
                    "the group has " + open.size() + (open.size() == 1 ? " player" : " players") + "; expected " + sizes
                            + " in a group");
        }
        Flight group = new Flight(week, List.copyOf(open));
        if (!firstWeek.allows(group)) {
            throw line.error(
                    column,
                    "'" + group + "' is not in a plan with a fixed first week; expected other groups, or the setting "
                            + ClubReader.FIXED.name() + "=no");
        }
        groups.add(group);
        open.clear();
    }
}
