package dlx.core;

import dlx.api.Experimental;
import dlx.api.NotKnownException;
import dlx.api.Solution;
import dlx.core.engine.Deadline;
import dlx.core.run.SearchFactory;
import dlx.core.run.SearchRun;
import dlx.core.search.Answer;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.core.search.internal.SearchQuestion;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * The verdict on a cover: no solution, one, or several.
 *
 * @param verdict the verdict
 * @param found the solutions found, at most two
 * @param report the cost of the search
 * @param <O> type of the option values
 * @since 0.1
 */
public record Uniqueness<O>(Verdict verdict, List<Solution<O>> found, SearchReport report) implements Answer {

    /** Creates an answer with a copy of the list. For use by dlx only, because components may be added. */
    @Experimental
    public Uniqueness {
        found = List.copyOf(found);
    }

    /**
     * Returns the solution found first.
     *
     * @return the chosen options in the order of the cover; empty if no solution was found
     */
    public Optional<List<O>> solution() {
        return found.stream().findFirst().map(Solution::options);
    }

    /** The possible verdicts. */
    public enum Verdict {
        /** A proof that no solution exists. */
        NONE,
        /** A proof that there is exactly one solution. */
        UNIQUE,
        /** Two solutions; the search did not look for more. */
        MULTIPLE,
        /** An open question: a limit ended the search before a second solution or a proof was found. */
        UNKNOWN
    }

    /**
     * Returns true if there is exactly one solution, or throws an exception if a limit left the question open.
     *
     * @return true if there is exactly one solution, false if there are zero or several solutions
     * @throws NotKnownException if the verdict is {@link Verdict#UNKNOWN}
     */
    public boolean isUnique() {
        if (verdict == Verdict.UNKNOWN) {
            throw Found.notKnown(
                    "whether there is just one solution", report, "unique().verdict(), which is UNKNOWN then");
        }
        return verdict == Verdict.UNIQUE;
    }

    static <O> Uniqueness<O> ask(SearchFactory<O> factory) {
        SearchFactory<O> narrow = factory.amongSufficient();
        if (narrow == factory) {
            return search(factory);
        }
        Deadline deadline = Deadline.of(factory.settings().limits);
        Uniqueness<O> first = search(narrow.with(s -> s.limits = deadline.left()));
        if (first.verdict != Verdict.UNIQUE) {
            return first;
        }
        long nodes = first.report.nodes();
        Uniqueness<O> whole = search(factory.with(s -> {
            s.limits = deadline.left();
            s.nodeLimit = s.nodeLimit == Long.MAX_VALUE ? s.nodeLimit : Math.max(1, s.nodeLimit - nodes);
        }));
        List<Solution<O>> found =
                whole.found.isEmpty() ? first.found : whole.found; // a limit may have ended the second search
        return new Uniqueness<>(whole.verdict, found, sum(first.report, whole.report));
    }

    /**
     * Returns the report of the second search, with the nodes, updates and times of the first added. Solutions are not
     * added, because the second search finds the solution again.
     */
    private static SearchReport sum(SearchReport before, SearchReport report) {
        Tally work = new Tally(BigInteger.ZERO, before.nodes(), before.updates());
        return SearchReport.builder(report.outcome(), report.stopped())
                .tally(report.tally().plus(work))
                .engine(report.engine())
                .order(report.order())
                .proof(report.proof())
                .nanos(before.buildNanos() + report.buildNanos(), before.searchNanos() + report.searchNanos())
                .build();
    }

    private static <O> Uniqueness<O> search(SearchFactory<O> factory) {
        SearchRun<O> run = SearchRun.begin(factory, new SearchQuestion.Unique());
        List<Solution<O>> found = run.take();
        SearchReport report = run.report();
        if (found.size() > 1) {
            return new Uniqueness<>(Verdict.MULTIPLE, found, report);
        }
        if (!report.isComplete()) {
            return new Uniqueness<>(Verdict.UNKNOWN, found, report);
        }
        return new Uniqueness<>(found.isEmpty() ? Verdict.NONE : Verdict.UNIQUE, found, report);
    }

    @Override
    public StopReason stopped() {
        return report.stopped();
    }
}
