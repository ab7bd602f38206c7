package dlx.modelers.sets;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.incidence.Incidence;
import dlx.modelers.incidence.ItemNames;
import dlx.modelers.incidence.WordScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads a family in the notation of books, JSON and Python: {@code A = {1, 4, 7}} for each set, or arrays with or
 * without names, optionally all sets in another list. All items are primary, in the order of their first appearance;
 * sets without a name are numbered.
 *
 * <p>Not thread-safe; made for one family.
 */
final class ListedSets {

    private static final String OPEN = "[{(";
    private static final String CLOSE = "]})";
    private static final String NAMES = "=:";
    private static final String SEPARATORS = ",;";
    private static final String QUOTES = "\"'";

    /** A line that may begin such a family: a bracket, possibly after a name. */
    private static final Pattern START = Pattern.compile("\\s*+(?:[^\\s=:\\[{(]{1,100}+\\s*+[=:]\\s*+)?+[\\[{(].*+");

    private static final Pattern RANGE = Pattern.compile("\\d*(?:\\.{2,3}|\u2026)\\d*");

    private final PuzzleText text;
    private Line line;
    private int at;

    private final ItemNames items = new ItemNames();
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Incidence.Builder sets = new Incidence.Builder();

    /** True while the reader is in a list of sets. */
    private boolean listed;

    /** The name of the first set; empty if that set does not have a name. */
    private Optional<Word> universe = Optional.empty();

    private int sizeOfFirst;

    ListedSets(PuzzleText text) {
        this.text = text;
        this.line = text.nextFilled("a set");
    }

    /** Returns true if a line can begin a family in this notation. */
    static boolean startAt(Line line) {
        return WatchedText.matcher(START, line.text()).matches();
    }

    /** Reads the family, to the end of the text or to the next line of items. */
    SetFamily read() {
        while (more()) {
            if (listed && is(CLOSE)) {
                at++;
                listed = false;
                if (more()) {
                    throw wrong("comes after the list of sets", "the end of the family");
                }
            } else {
                readSet();
                separator();
            }
        }
        if (listed) {
            throw text.endOfText("a bracket that ends the list of sets");
        }
        warnOfUniverse();
        return new SetFamily(items, names, numbers, sets.build(), false);
    }

    private void readSet() {
        if (is(OPEN)) {
            at++;
            readList(Optional.empty());
        } else {
            readNamed(word("the name of a set"));
        }
    }

    /**
     * Reads the content of a bracket: a set; or, if a bracket or a name follows, the beginning of a list of sets. The
     * name of a list of sets is not the name of a set.
     */
    private void readList(Optional<Word> name) {
        boolean first = !listed && names.isEmpty();
        if (first && need("a set") && is(OPEN)) {
            listed = true;
            return;
        }
        Optional<Word> word = first && !is(CLOSE) ? Optional.of(word("an item")) : Optional.empty();
        if (word.isPresent() && more() && is(NAMES)) {
            listed = true;
            readNamed(word.get());
            return;
        }
        name(name.orElseGet(() -> new Word(line, at + 1, String.valueOf(names.size() + 1))));
        word.ifPresent(this::item);
        readItems(word.isPresent());
        if (names.size() == 1) {
            universe = name;
            sizeOfFirst = items.size();
        }
    }

    private void readNamed(Word name) {
        if (!need("'=' and a list") || !is(NAMES)) {
            throw wrong("comes after the name of a set", "'=' or ':', and a list in brackets");
        }
        at++;
        if (!need("a list") || !is(OPEN)) {
            throw wrong("does not begin a list", "a bracket, as in " + name.text() + " = {1, 2}");
        }
        at++;
        readList(Optional.of(name));
    }

    /** Warns if the first set contains all items: it may be the universe, which books write above its subsets. */
    private void warnOfUniverse() {
        universe.filter(name -> names.size() > 1 && sizeOfFirst == items.size())
                .ifPresent(name -> text.warn(
                        name.line(),
                        "the set " + name.text()
                                + " holds every item; if it is the universe, not a set, leave it out"));
    }

    /** Reads items and the bracket after them. */
    private void readItems(boolean begun) {
        boolean any = begun;
        while (need("a bracket that ends the set") && !is(CLOSE)) {
            if (any && is(SEPARATORS)) {
                at++;
                need("an item");
            }
            if (!is(CLOSE)) {
                item(word("an item"));
                any = true;
            }
        }
        if (!any) {
            throw wrong("comes before any item", "at least one item in a set");
        }
        at++;
        sets.end();
    }

    private void name(Word name) {
        if (numbers.putIfAbsent(name.text(), names.size()) != null) {
            throw name.wrong("is the name of two sets", "names that differ");
        }
        names.add(name.text());
    }

    private void item(Word item) {
        if (WatchedText.matcher(RANGE, item.text()).matches()) {
            throw item.wrong("is a range", "each item by its name; the universe may be left out");
        }
        items.add(item.text());
        if (!sets.add(items.find(item.text()))) {
            throw item.wrong("appears in this set twice", "each item at most once");
        }
    }

    /** Skips a separator between two sets, if any. */
    private void separator() {
        if (!names.isEmpty() && more() && is(SEPARATORS)) {
            at++;
        }
    }

    /** Reads a name, possibly in quotes. */
    private Word word(String expected) {
        boolean quoted = is(QUOTES);
        char quote = line.text().charAt(at);
        int from = quoted ? at + 1 : at;
        int to = from;
        while (to < line.text().length()
                && (quoted
                        ? line.text().charAt(to) != quote
                        : isOfName(line.text().charAt(to)))) {
            to++;
        }
        Word word = new Word(line, from + 1, line.text().substring(from, to));
        if (word.text().isEmpty()) {
            throw wrong("is not a name", expected);
        }
        if (word.text().chars().anyMatch(c -> WordScanner.isBlank((char) c) || c == ':' || Character.isISOControl(c))) {
            throw word.wrong("is not a name", "one without blanks and colons");
        }
        if (quoted && to == line.text().length()) {
            throw word.wrong("does not have a quote after it", "'" + quote + "'");
        }
        at = quoted ? to + 1 : to;
        return word;
    }

    private static boolean isOfName(char c) {
        return !WordScanner.isBlank(c) && (OPEN + CLOSE + NAMES + SEPARATORS + QUOTES).indexOf(c) < 0;
    }

    private boolean is(String characters) {
        return characters.indexOf(line.text().charAt(at)) >= 0;
    }

    private boolean need(String expected) {
        if (!more()) {
            throw text.endOfText(expected);
        }
        return true;
    }

    /** Moves to the next character except blanks; returns false at the end of the family. */
    private boolean more() {
        while (true) {
            while (at < line.text().length() && WordScanner.isBlank(line.text().charAt(at))) {
                at++;
            }
            if (at < line.text().length()) {
                return true;
            }
            if (!text.skipBlank()
                    || text.look().filter(SetsReader::startsFamily).isPresent()) {
                return false;
            }
            line = text.next("a set");
            at = 0;
        }
    }

    /** Returns an error at the next character. */
    private PuzzleSyntaxException wrong(String problem, String expected) {
        return line.wrong(at + 1, problem, expected);
    }
}
