package dlx.modelers.roundrobin;

import dlx.api.Line;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.grid.NameSigns;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A line that begins with words up to a colon, such as {@code per day: 2}.
 *
 * @param line the line itself
 * @param key the words up to the colon, without the colon; 1 or 2
 * @param rest the words after the colon
 */
record KeyLine(Line line, List<Word> key, List<Word> rest) {

    /** Maximum number of words up to the colon. */
    private static final int MOST_IN_KEY = 2;

    private static final int MOST_WORDS = 4_000;

    static KeyLine of(Line line) {
        WordReader words = new WordReader(line);
        List<Word> key = new ArrayList<>();
        String expected = "a line such as '6 teams', 'slots: 7', 'not Ajax: 3' or 'round 1: Ajax v Brugge'";
        while (key.isEmpty() || !key.get(key.size() - 1).text().endsWith(":")) {
            if (key.size() == MOST_IN_KEY || !words.hasNext()) {
                throw line.error(
                        line.text().indexOf(key.get(0).text()) + 1,
                        "the line does not begin with a word that is known and ':'; expected " + expected);
            }
            key.add(words.next("':'"));
        }
        Word last = key.remove(key.size() - 1);
        key.add(new Word(
                line, last.column(), last.text().substring(0, last.text().length() - 1)));
        List<Word> rest = new ArrayList<>();
        while (words.hasNext()) {
            Word word = words.next("a word");
            if (rest.size() == MOST_WORDS) {
                throw word.wrong("is one too many", "at most " + MOST_WORDS + " words after the colon");
            }
            rest.add(word);
        }
        return new KeyLine(line, List.copyOf(key), List.copyOf(rest));
    }

    /** Returns the words up to the colon, joined by blanks. */
    String start() {
        return key.stream().map(Word::text).collect(Collectors.joining(" "));
    }

    /** Returns the only word after the colon, as a number. */
    int number(String what, int least, int greatest) {
        some(what);
        if (rest.size() > 1) {
            throw rest.get(1).wrong("is one too many", "the line to end after " + what);
        }
        return rest.get(0).toInt(what, least, greatest);
    }

    /** Returns true if exactly one number follows the colon. */
    boolean isNumber() {
        return rest.size() == 1 && WatchedText.matches("[0-9]+", rest.get(0).text());
    }

    /**
     * Returns the words after the colon as names, which must differ from all names in {@code taken}; adds them there.
     */
    List<String> names(String what, int most, Set<String> taken) {
        some(what);
        List<String> names = new ArrayList<>();
        for (Word word : rest) {
            String name = word.text();
            if (!NameSigns.isName(name, "_.'&/:-") || name.endsWith(":")) {
                throw word.wrong(
                        "is not a name", "letters, digits and any of _.'&/:-, at most 40, and no ':' at the end");
            }
            if (!taken.add(name)) {
                throw word.wrong("has a meaning already", "a name of its own");
            }
            if (names.size() == most) {
                throw word.wrong("is one too many", "at most " + most + " names");
            }
            names.add(name);
        }
        return names;
    }

    private void some(String what) {
        if (rest.isEmpty()) {
            throw line.endError("the line ends here; expected " + what);
        }
    }
}
