package dlx.modelers.golfers;

import dlx.api.Line;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.List;

/**
 * A reader of the first line of a club: {@code 2 groups of 4, 2 groups of 3, 3 weeks}, or the three numbers of one
 * size.
 */
final class HeadLine {

    private static final int MOST_GROUPS = ClubReader.MOST_PLAYERS / 2;

    private final Line line;
    private final WordReader words;
    private final List<Groups> groups = new ArrayList<>();

    /** The word with the size of each of {@link #groups}. */
    private final List<Word> sizes = new ArrayList<>();

    private int players;

    HeadLine(Line line) {
        this.line = line;
        words = new WordReader(line);
    }

    Club read(boolean fixed) {
        int number = number(words.next("a number of groups"));
        Word next = words.next("'groups of', or the size of a group");
        add(number, isGroups(next) ? sizeAfterOf() : next);
        Word last = words.next("a number of weeks");
        while (words.hasNext()) {
            Word unit = words.next("'weeks'");
            if (isGroups(unit)) {
                add(number(last), sizeAfterOf());
                last = words.next("a number of weeks");
            } else if (WatchedText.matches("weeks?", unit.text())) {
                words.end("the weeks");
            } else {
                throw unit.wrong("is one too many", "'weeks', or the line to end after the number of weeks");
            }
        }
        int weeks = last.toInt("a number of weeks", 1, ClubReader.MOST_WEEKS);
        refuseLarge(weeks);
        return new Club(groups, weeks, Club.numbered(players), fixed, List.of());
    }

    private static int number(Word word) {
        return word.toInt("a number of groups", 1, MOST_GROUPS);
    }

    private static boolean isGroups(Word word) {
        return WatchedText.matches("groups?", word.text());
    }

    private Word sizeAfterOf() {
        Word of = words.next("'of'");
        if (!of.text().equals("of")) {
            throw of.wrong("is not a word of such a line", "'of' and the size of a group");
        }
        return words.next("the size of a group");
    }

    private void add(int number, Word word) {
        String text = word.text();
        Word size = text.endsWith(",") ? new Word(line, word.column(), text.substring(0, text.length() - 1)) : word;
        Groups added = new Groups(number, size.toInt("the size of a group", 2, ClubReader.MOST_PLAYERS));
        if (groups.stream().anyMatch(other -> other.size() == added.size())) {
            throw size.wrong("is a size that appears here already", "each size once");
        }
        players += added.players();
        if (players > ClubReader.MOST_PLAYERS) {
            throw size.wrong("makes " + players + " players", "at most " + ClubReader.MOST_PLAYERS);
        }
        groups.add(added);
        sizes.add(size);
    }

    private void refuseLarge(int weeks) {
        for (int k = 0; k < sizes.size(); k++) {
            int size = groups.get(k).size();
            if (Flights.areTooMany(players, size, weeks)) {
                throw sizes.get(k)
                        .wrong(
                                "makes more than " + Flights.most(size) + " groups that may be, of " + players
                                        + " players in " + weeks + (weeks == 1 ? " week" : " weeks"),
                                "fewer, or smaller groups, or fewer weeks");
            }
        }
    }
}
