package dlx.modelers.assignment;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.costs.LongReader;
import dlx.modelers.costs.TotalBound;
import dlx.modelers.table.Separator;
import dlx.modelers.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A reader of a matrix of costs, up to a blank line. The matrix has names if its first line contains the names of the
 * jobs.
 */
final class AssignmentReader {

    /** The word that starts the line with the names of the jobs. */
    static final String JOBS = "jobs";

    private final PuzzleText text;
    private final TotalBound bound = new TotalBound();
    private final List<Named> workers = new ArrayList<>();
    private final List<Named> jobs = new ArrayList<>();
    private final List<Pair> pairs = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    /** The separator between the costs of a table without names; empty if blanks separate them. */
    private Optional<Separator> between = Optional.empty();

    AssignmentReader(PuzzleText text) {
        this.text = text;
    }

    Assignment read() {
        Line first = text.nextFilled("a row of costs, or '" + JOBS + "' and their names");
        Line line = first;
        boolean named = isJobs(line);
        Optional<Separator> separator = named ? Optional.empty() : separator(line);
        if (separator.filter(mark -> areCosts(mark.split(first))).isPresent()) {
            between = separator;
        } else if (separator.isPresent()) {
            return new AssignmentTable(separator.get(), new Table(text, line, separator.get())).read();
        }
        if (named) {
            readJobs(line);
            line = text.nextFilled("the name of a worker and a row of costs");
        }
        addRow(line, named);
        while (text.look().filter(AssignmentReader::continues).isPresent()) {
            line = text.next("a row of costs");
            if (!line.startsWith('#')) {
                addRow(line, named);
            }
        }
        return new Assignment(workers, jobs, pairs, between);
    }

    static boolean isJobs(Line line) {
        return line.words().get(0).text().equals(JOBS);
    }

    /** Returns the separator of a table; empty for a row of costs, even with tabs between. */
    private static Optional<Separator> separator(Line line) {
        boolean costs = line.words().stream().allMatch(word -> word.text().indexOf(',') < 0 && isCost(word));
        return costs ? Optional.empty() : Separator.of(line);
    }

    /** Returns true if the first row of a table contains costs instead of names. */
    private static boolean areCosts(List<Word> cells) {
        return withoutEnd(cells).stream().allMatch(AssignmentReader::isCost);
    }

    private static boolean isCost(Word word) {
        return LongReader.isOne(LongReader.withoutZeros(word)) || word.text().equals(LongReader.NONE);
    }

    /** Returns the cells without an empty last cell, because a comma may end a row. */
    private static List<Word> withoutEnd(List<Word> cells) {
        int last = cells.size() - 1;
        return last > 0 && cells.get(last).text().isEmpty() ? cells.subList(0, last) : cells;
    }

    private static boolean continues(Line line) {
        return !line.isBlank() && !isJobs(line);
    }

    private void readJobs(Line line) {
        List<Word> words = line.words();
        if (words.size() == 1) {
            throw line.error(
                    words.get(0).column() + JOBS.length(), "the line ends here; expected the names of the jobs");
        }
        words.subList(1, words.size()).forEach(word -> jobs.add(new Named(jobs.size(), name(word))));
        names.clear(); // a worker may have the name of a job
    }

    /** Returns a name, which must not be a number: so a missing name, or a missing cost, is found. */
    private String name(Word word) {
        if (word.text().equals(LongReader.NONE) || LongReader.isOne(word)) {
            throw word.wrong("is not a name", "a name that is not a number");
        }
        if (!names.add(word.text())) {
            throw word.wrong("appears a second time", "names that differ");
        }
        return word.text();
    }

    /**
     * Returns the cells of a row. An empty last cell is removed from the first row, and from other rows that are too
     * long.
     */
    private List<Word> cells(List<Word> cells) {
        return jobs.isEmpty() || cells.size() > jobs.size() ? withoutEnd(cells) : cells;
    }

    private void addRow(Line line, boolean named) {
        List<Word> words = between.map(mark -> cells(mark.split(line))).orElseGet(line::words);
        int row = workers.size();
        Named worker = new Named(row, named ? name(words.get(0)) : "row " + (row + 1));
        workers.add(worker);
        List<Word> costs = named ? words.subList(1, words.size()) : words;
        for (int job = jobs.size(); !named && row == 0 && job < costs.size(); job++) {
            jobs.add(new Named(job, "column " + (job + 1)));
        }
        for (int job = 0; job < Math.min(costs.size(), jobs.size()); job++) {
            addCost(worker, jobs.get(job), costs.get(job));
        }
        if (costs.size() > jobs.size()) {
            throw costs.get(jobs.size())
                    .wrong("is one too many", PuzzleText.counted(jobs.size(), "cost") + " in the row");
        }
        if (costs.size() < jobs.size()) {
            throw line.wrongCount("the row", costs.size(), "cost", jobs.size());
        }
    }

    private void addCost(Named worker, Named job, Word word) {
        if (word.text().equals(LongReader.NONE) || word.text().isEmpty()) {
            return;
        }
        long cost = LongReader.read(
                LongReader.withoutZeros(word),
                "a cost",
                "a whole number, or '" + LongReader.NONE + "' for a job that is not allowed");
        bound.add(worker, cost, word); // a worker does at most one job
        pairs.add(new Pair(worker, job, cost));
    }
}
