package dlx.core.schedule;

import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.Sizes;
import dlx.core.engine.learn.LearnEngine;
import dlx.core.engine.links.LinksEngine;
import dlx.core.engine.local.LocalEngine;
import dlx.core.engine.orbits.OrbitEngine;
import dlx.core.engine.orbits.SymmetricEngine;
import dlx.core.engine.prices.PricesEngine;
import dlx.core.engine.sweep.DiagramEngine;
import dlx.core.engine.sweep.SweepEngine;
import dlx.core.schedule.Row.Order;
import dlx.core.schedule.Row.Role;
import dlx.core.search.ScheduleRow;
import dlx.core.search.Tally;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * The table of a question: the engine that leads, and the contenders that get a share of the work beside it. Every row
 * costs the others; so a row for a special case has a small share or begins later. The shares of rows that search or
 * guess grow while the lead does not come nearer to its end.
 *
 * @param lead the row of the engine that begins, alone, and answers all easy questions
 * @param contenders the other rows, those first whose answers count first in a round
 * @param wanted number of solutions that the question asks for, 1 or 2; 0 for other questions
 * @param counts true if the question is for the number of solutions
 */
public record Schedule(Row lead, List<Row> contenders, int wanted, boolean counts) {

    /** Work of the lead before other searches begin: some hundredths of a second. */
    private static final long SOON = 20_000_000;

    /** Work of the lead before rows for special cases begin, and before others guess a first solution of the best. */
    private static final long LATER = 25 * SOON;

    /** Growth from one slice to the next of a search that continues where it was. */
    private static final double STEADY = 1.05;

    /** Growth from one slice to the next of a search that begins anew, or whose last part does. */
    private static final double DOUBLING = 2;

    /** Logarithm of the maximum share in tests. */
    private static final int MOST_SHARE_BITS = 12;

    /**
     * The facts that determine a schedule.
     *
     * @param request the request of the lead
     * @param lead name of the engine that leads
     * @param isFree true if the engine was not chosen by name, and the caller does not follow the search
     * @param isNew true if no solution is known, so that weights may show that none exists
     * @param anyOrder true if a search for a first solution may use the engine of the lead in several orders
     * @param isBounded true if the cover has multiplicities
     * @param draws true if the question is for samples
     */
    public record Facts(
            SearchRequest request,
            String lead,
            boolean isFree,
            boolean isNew,
            boolean anyOrder,
            boolean isBounded,
            boolean draws) {}

    /** Returns the schedule of a question. */
    public static Schedule of(Facts facts) {
        SearchRequest.Kind kind = facts.request().kind();
        boolean counts = kind.mode() == SearchMode.COUNT;
        int wanted = !kind.isForAny() ? 0 : kind.mode() == SearchMode.FIRST ? 1 : 2;
        List<Row> rows = new ArrayList<>();
        if (counts && facts.isBounded() && facts.lead().equals("memo")) {
            rows.add(new Row("memo", Role.COUNTS, Order.LEFTMOST, SOON / 10, 1, STEADY));
        }
        if (facts.anyOrder() && wanted == 1) {
            Role role = facts.lead().equals(LocalEngine.NAME) ? Role.GUESSES : Role.SEARCHES;
            rows.add(new Row(facts.lead(), role, Order.SHUFFLED, SOON, 1, STEADY));
        }
        if (facts.isFree() && kind.constrained()) {
            addRefuting(rows, facts);
        } else if (facts.isFree()) {
            addFree(rows, facts, counts, wanted);
        }
        Row lead = new Row(facts.lead(), Role.LEADS, Order.OWN, 0, 1, 1);
        return new Schedule(lead, List.copyOf(early(rows, facts.request().sizes())), wanted, counts);
    }

    /** Returns true if the contenders may answer the question in the place of the lead. */
    boolean isShared() {
        return wanted > 0 || counts && !contenders.isEmpty();
    }

    /** Returns the table before the search. */
    public List<ScheduleRow> report() {
        return Stream.concat(Stream.of(lead), contenders.stream())
                .map(row -> row.report("waits", Tally.ZERO))
                .toList();
    }

    private static void addFree(List<Row> rows, Facts facts, boolean counts, int wanted) {
        if (facts.lead().equals(PricesEngine.NAME)) {
            rows.add(new Row(LocalEngine.NAME, Role.GUESSES, Order.OWN, LATER, 0.5, STEADY));
            rows.add(new Row(LearnEngine.NAME, Role.GUESSES, Order.OWN, LATER, 0.25, STEADY));
        }
        if (wanted > 0) {
            rows.add(new Row(LearnEngine.NAME, Role.SEARCHES, Order.OWN, SOON, 0.75, STEADY));
            double guesses = wanted == 1 ? 0.5 : 0.25; // a second solution, or the proof, is not found by guessing
            rows.add(new Row(LocalEngine.NAME, Role.GUESSES, Order.OWN, SOON, guesses, STEADY));
            if (wanted == 1) {
                rows.add(new Row(LinksEngine.NAME, Role.SEARCHES, Order.SHUFFLED, SOON, 0.125, STEADY));
            }
            if (!facts.isBounded()) {
                rows.add(new Row(DiagramEngine.NAME, Role.SEARCHES, Order.OWN, LATER, 0.125, STEADY));
            }
        } else if (!facts.isBounded() && !facts.draws()) {
            rows.add(new Row(
                    SweepEngine.NAME, Role.COUNTS, Order.OWN, counts ? SOON : LATER, counts ? 2 : 0.25, STEADY));
        }
        if (counts || wanted > 0) {
            Role role = counts ? Role.COUNTS : Role.SEARCHES;
            rows.add(new Row(OrbitEngine.NAME, role, Order.OWN, SOON, counts ? 1 : 0.25, STEADY));
            if (wanted == 1) {
                rows.add(new Row(SymmetricEngine.NAME, Role.GUESSES, Order.OWN, SOON, 0.25, STEADY));
            }
        }
        if (!counts && !facts.draws()) {
            rows.add(new Row("memo", Role.COUNTS, Order.OWN, LATER, 0.0625, STEADY));
        }
        addRefuting(rows, facts);
    }

    /** Adds the row that looks at the cover alone: where it has no solution, a constraint does not matter. */
    private static void addRefuting(List<Row> rows, Facts facts) {
        if (facts.isNew()) {
            rows.add(new Row(Row.WEIGHTS, Role.REFUTES, Order.OWN, SOON, 0.125, DOUBLING));
        }
    }

    /** Returns the rows as tests want them: due at once, with any share, and in another order. */
    private static List<Row> early(List<Row> rows, Sizes sizes) {
        if (sizes.due() == Sizes.USUAL_DUE) {
            return rows;
        }
        Random random = new Random(sizes.seed());
        List<Row> early = new ArrayList<>(rows);
        early.replaceAll(row ->
                new Row(row.engine(), row.role(), row.order(), sizes.due(), 1L << random.nextInt(MOST_SHARE_BITS), 0));
        Collections.shuffle(early, random);
        return early;
    }
}
