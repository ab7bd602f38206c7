package dlx.modelers.crew;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.costs.LongReader;
import dlx.modelers.table.Separator;
import dlx.modelers.table.Table;
import dlx.modelers.table.TableCell;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** A reader of a table (CSV) of duties: a row for each duty, with columns named by headers. The rules are settings. */
final class CrewTable {

    private static final String START = "start";
    private static final String END = "end";
    private static final String FROM = "from";
    private static final String TO = "to";
    private static final Set<String> HEADERS = Set.of(START, END, FROM, TO);

    /** Seconds that spreadsheets add to times of the day. */
    private static final String SECONDS = ":00";

    private static final int MOST_DUTIES = 10_000;

    private final PuzzleText text;
    private final Table table;
    private final Separator separator;
    private final Map<String, Integer> columns = new HashMap<>();
    private final Map<String, Duty> duties = new LinkedHashMap<>();

    CrewTable(PuzzleText text, Table table, Separator separator) {
        this.text = text;
        this.table = table;
        this.separator = separator;
    }

    /**
     * Returns the separator of a table by its first line; empty for a line of a text, which begins with a keyword and a
     * name.
     */
    static Optional<Separator> separator(Line line) {
        List<Word> words = line.words();
        boolean text = Set.of(CrewReader.DUTY, CrewReader.SHIFT, CrewReader.RULES)
                        .contains(words.get(0).text())
                && !(words.size() > 1 && words.get(1).text().equalsIgnoreCase(START));
        return text ? Optional.empty() : Separator.of(line);
    }

    Crew read() {
        List<TableCell> headers = table.headers();
        for (TableCell cell : headers.subList(1, headers.size())) {
            String name = cell.text().toLowerCase(Locale.ROOT);
            if (!HEADERS.contains(name) || columns.put(name, cell.index()) != null) {
                throw cell.wrong("is not a header, or appears a second time", "start, end, from and to, each once");
            }
        }
        if (!columns.containsKey(START) || !columns.containsKey(END)) {
            throw headers.get(0).wrong("begins headers without times", "the headers 'start' and 'end' after it");
        }
        if (columns.containsKey(FROM) != columns.containsKey(TO)) {
            throw headers.get(0).wrong("begins headers with one station", "both 'from' and 'to', or neither");
        }
        for (Optional<List<TableCell>> row = table.next(); row.isPresent(); row = table.next()) {
            add(row.get());
        }
        if (duties.isEmpty()) {
            throw headers.get(0).wrong("begins a table without duties", "a row for each duty");
        }
        Rules rules = new RuleReader(text).rules(duties.values());
        return new Crew(List.copyOf(duties.values()), List.of(), Optional.of(rules), Optional.of(separator));
    }

    /** Returns the index of a column that every table has. */
    private int column(String header) {
        return Objects.requireNonNull(columns.get(header), header);
    }

    private void add(List<TableCell> row) {
        TableCell name = row.get(0);
        if (name.isEmpty() || LongReader.isOne(name.word())) {
            throw name.wrong("is not a name", "the name of a duty, which is not a number");
        }
        if (duties.size() == MOST_DUTIES) {
            throw name.wrong("is one too many", "at most " + MOST_DUTIES + " duties");
        }
        TableCell ends = row.get(column(END));
        int start = time(row.get(column(START)));
        int end = time(ends);
        if (end <= start) {
            throw ends.wrong("is not after the start", "a later time, 24 hours more for the next day");
        }
        Duty duty = new Duty(name.text(), start, end, station(row, FROM), station(row, TO));
        if (duties.putIfAbsent(name.text(), duty) != null) {
            throw name.wrong("is the name of two duties", "names that differ");
        }
    }

    private String station(List<TableCell> row, String header) {
        if (!columns.containsKey(header)) {
            return "";
        }
        TableCell cell = row.get(columns.get(header));
        if (cell.isEmpty()) {
            throw cell.wrong("", "a station, as each duty has one where there is such a column");
        }
        return cell.text();
    }

    private static int time(TableCell cell) {
        String time = cell.text();
        boolean seconds = time.endsWith(SECONDS) && time.indexOf(':') < time.length() - SECONDS.length();
        String minutes = seconds ? time.substring(0, time.length() - SECONDS.length()) : time;
        return Clock.minutes(minutes)
                .orElseThrow(() -> cell.wrong("is not a time", "hours and minutes: 6:30, after midnight 25:30"));
    }
}
