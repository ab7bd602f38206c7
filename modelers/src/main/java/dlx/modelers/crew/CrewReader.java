package dlx.modelers.crew;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.costs.LongReader;
import dlx.modelers.table.Separator;
import dlx.modelers.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A reader of duties and their shifts or rules, up to a blank line that is not followed by a shift. */
final class CrewReader {

    static final String DUTY = "duty";
    static final String SHIFT = "shift";
    static final String RULES = "rules";

    private static final int MOST_DUTIES = 10_000;

    private final PuzzleText text;
    private final Map<String, Duty> duties = new LinkedHashMap<>();
    private final List<Shift> shifts = new ArrayList<>();
    private final ShiftReader listed = new ShiftReader(duties);
    private Optional<Line> rules = Optional.empty();

    /** The rules by which shifts are made; empty if the text lists shifts. */
    private Optional<Rules> made = Optional.empty();

    CrewReader(PuzzleText text) {
        this.text = text;
    }

    Crew read() {
        Optional<Line> line = Optional.of(text.nextFilled("a duty"));
        Optional<Separator> separator = line.flatMap(CrewTable::separator);
        if (separator.isPresent()) {
            return new CrewTable(text, new Table(text, line.get(), separator.get()), separator.get()).read();
        }
        while (line.isPresent()) {
            add(line.get());
            line = next(line.get());
        }
        return new Crew(
                List.copyOf(duties.values()), shifts, shifts.isEmpty() ? made : Optional.empty(), Optional.empty());
    }

    /**
     * Returns the next line of this puzzle. After a blank line only a shift belongs to it; any other line begins
     * another puzzle.
     */
    private Optional<Line> next(Line last) {
        text.skipWhile(comment -> comment.startsWith('#'));
        Optional<Line> line = text.look();
        if (line.isEmpty() || line.get().isBlank()) {
            endDuties(last);
        }
        if (line.isPresent() && line.get().isBlank()) {
            text.skipBlank();
            line = text.look().filter(CrewReader::isShift);
        }
        line.ifPresent(taken -> text.next("a line"));
        return line;
    }

    /**
     * Checks the duties and rules at the end of the text or at a blank line. An error must be thrown before the blank
     * line is skipped, because a line after it may belong to another puzzle.
     */
    private void endDuties(Line last) {
        if (duties.isEmpty()) {
            throw last.error(last.text().length() + 1, "the puzzle ends here; expected a duty");
        }
        if (shifts.isEmpty()) {
            RuleReader reader = new RuleReader(text);
            rules.ifPresent(reader::read);
            made = Optional.of(reader.rules(duties.values()));
        }
    }

    static boolean isShift(Line line) {
        return line.words().get(0).text().equals(SHIFT);
    }

    private void add(Line line) {
        List<Word> words = line.words();
        Word first = words.get(0);
        switch (first.text()) {
            case DUTY -> addDuty(line, words);
            case SHIFT -> shifts.add(listed.read(line, words));
            case RULES -> {
                if (rules.isPresent()) {
                    throw first.wrong("appears a second time", "one line of rules");
                }
                rules = Optional.of(line);
            }
            default -> throw first.wrong("starts no line of this model", "'duty', 'shift' or 'rules'");
        }
        if (rules.isPresent() && !shifts.isEmpty()) {
            throw first.wrong(
                    "does not go with the lines before", "rules for shifts, or the shifts themselves, not both");
        }
    }

    private void addDuty(Line line, List<Word> words) {
        if (!shifts.isEmpty()) {
            throw words.get(0).wrong("comes after a shift", "all duties before the first shift");
        }
        if (duties.size() == MOST_DUTIES) {
            throw words.get(0).wrong("is one too many", "at most " + MOST_DUTIES + " duties");
        }
        Word name = word(words, 1, line, "the name of the duty");
        if (LongReader.isOne(name)) {
            throw name.wrong("is not a name", "one that is not a number, because it could be taken for a cost");
        }
        int start = Clock.read(word(words, 2, line, "the time when the duty starts"), "a time");
        Word ends = word(words, 3, line, "the time when the duty ends");
        int end = Clock.read(ends, "a time");
        if (end <= start) {
            throw ends.wrong("is not after the start", "a later time, 24 hours more for the next day");
        }
        Duty duty = stations(line, words, name.text(), start, end);
        if (duties.putIfAbsent(name.text(), duty) != null) {
            throw name.wrong("is the name of two duties", "names that differ");
        }
    }

    /** Returns a duty with its stations. Either all duties have stations, or no duty has. */
    private Duty stations(Line line, List<Word> words, String name, int start, int end) {
        boolean known = duties.values().stream().limit(1).anyMatch(Duty::hasStations);
        if (words.size() == 4 && !known) {
            return new Duty(name, start, end, "", "");
        }
        if (words.size() > 4 && !known && !duties.isEmpty()) {
            throw words.get(4).wrong("is one too many", "no stations, as in the duty before");
        }
        String from = word(words, 4, line, "the station where the duty starts").text();
        String to = word(words, 5, line, "the station where the duty ends").text();
        if (words.size() > 6) {
            throw words.get(6).wrong("is one too many", "the line to end after the stations");
        }
        return new Duty(name, start, end, from, to);
    }

    /** Returns the word of a line at index k. */
    static Word word(List<Word> words, int k, Line line, String expected) {
        if (k >= words.size()) {
            throw line.endError("the line ends here; expected " + expected);
        }
        return words.get(k);
    }
}
