package dlx.modelers.assignment;

import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.costs.LongReader;
import dlx.modelers.costs.TotalBound;
import dlx.modelers.table.Separator;
import dlx.modelers.table.Table;
import dlx.modelers.table.TableCell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A reader of a table (CSV) of costs: the jobs in the first row, the workers in the first column. */
final class AssignmentTable {

    private final Separator separator;
    private final Table table;
    private final TotalBound bound = new TotalBound();
    private final List<Named> workers = new ArrayList<>();
    private final List<Named> jobs = new ArrayList<>();
    private final List<Pair> pairs = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    AssignmentTable(Separator separator, Table table) {
        this.separator = separator;
        this.table = table;
    }

    Assignment read() {
        List<TableCell> headers = table.headers();
        if (headers.size() == 1) {
            throw headers.get(0).wrong("is a header without jobs beside it", "a column for each job");
        }
        headers.subList(1, headers.size()).forEach(cell -> jobs.add(new Named(jobs.size(), name(cell))));
        names.clear(); // a worker may have the name of a job
        for (Optional<List<TableCell>> row = table.next(); row.isPresent(); row = table.next()) {
            addRow(row.get());
        }
        if (workers.isEmpty()) {
            throw headers.get(0).wrong("begins a table without workers", "a row for each worker");
        }
        return new Assignment(workers, jobs, pairs, Optional.of(separator));
    }

    private String name(TableCell cell) {
        if (cell.isEmpty() || cell.text().equals(LongReader.NONE) || LongReader.isOne(cell.word())) {
            throw cell.wrong("is not a name", "a name that is not a number");
        }
        if (!names.add(cell.text())) {
            throw cell.wrong("appears a second time", "names that differ");
        }
        return cell.text();
    }

    private void addRow(List<TableCell> row) {
        Named worker = new Named(workers.size(), name(row.get(0)));
        workers.add(worker);
        for (Named job : jobs) {
            TableCell cell = row.get(job.index() + 1);
            if (!cell.isEmpty() && !cell.text().equals(LongReader.NONE)) {
                long cost = cost(cell);
                bound.add(worker, cost, cell.word()); // a worker does at most one job
                pairs.add(new Pair(worker, job, cost));
            }
        }
    }

    private static long cost(TableCell cell) {
        Word word = LongReader.withoutZeros(cell.word());
        if (!LongReader.isOne(word)) {
            boolean decimal = WatchedText.matches("-?[0-9]+[.,][0-9]+", word.text());
            throw cell.wrong(
                    "is not a cost",
                    decimal
                            ? "a whole number: cents, where euros have decimals"
                            : "a whole number, or nothing for a job that is not allowed");
        }
        return LongReader.read(word, "a cost", "a whole number");
    }
}
