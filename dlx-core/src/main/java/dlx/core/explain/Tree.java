package dlx.core.explain;

import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.List;

/** Writes a refutation in lines: one line per part, with its reasons below, and cases indented. */
final class Tree {

    /** Maximum number of lines of a refutation, as a limit for readers. */
    static final int MOST_LINES = 40;

    /** Maximum number of parts that are written within a sentence. */
    private static final int MOST_PARTS = 4;

    private final Sentences.Names names;
    private final Refutation refutation;
    private final Reasons reasons;
    private final boolean withReasons;
    private final int most;
    private final List<String> lines = new ArrayList<>();

    private Tree(Sentences.Names names, Refutation refutation, Reasons reasons, boolean withReasons, int most) {
        this.names = names;
        this.refutation = refutation;
        this.reasons = reasons;
        this.withReasons = withReasons;
        this.most = most;
    }

    /**
     * Returns the lines of a refutation: without reasons if it would be too long, and only a hint if it is too long
     * even then.
     *
     * @param taken options taken at its beginning; earlier ones are preferred as reasons
     * @param full true for no limit on the number of lines
     */
    static Tree of(Sentences.Names names, Givens givens, List<Integer> taken, Refutation refutation, boolean full) {
        Reasons reasons = new Reasons(names, givens, taken);
        Tree whole = new Tree(names, refutation, reasons, true, full ? Integer.MAX_VALUE : MOST_LINES);
        whole.write(refutation, reasons, "");
        if (!whole.isTooLong()) {
            return whole;
        }
        Tree brief = new Tree(names, refutation, reasons, false, MOST_LINES);
        brief.write(refutation, reasons, "");
        return brief;
    }

    /** Returns true if the whole refutation is written, including reasons. */
    boolean isWhole() {
        return withReasons && !isTooLong();
    }

    private boolean isTooLong() {
        return lines.size() > most;
    }

    List<String> lines() {
        return isTooLong()
                ? List.of("the contradiction takes " + count(refutation) + " steps, too many to read")
                : List.copyOf(lines);
    }

    /** Returns the reasons why the first demand has no option except {@code but}. */
    List<String> reasons(int but) {
        return reasons.and(refutation.why())
                .lines(refutation.why().stream().filter(b -> b.option() != but).toList(), "  ");
    }

    private void write(Refutation begin, Reasons known, String indent) {
        Refutation part = begin;
        Reasons at = known;
        while (part instanceof Refutation.Forced forced && !isTooLong()) {
            at = at.and(part.why());
            add(part, at, indent, " leaves only " + names.option(forced.option()), "");
            at = at.take(forced.option());
            part = forced.then();
        }
        if (isTooLong()) {
            return;
        }
        at = at.and(part.why());
        if (part instanceof Refutation.Cases cases) {
            int size = cases.cases().size();
            add(part, at, indent, " leaves " + (size == 1 ? "1 option" : size + " options"), "");
            for (Refutation.Case one : cases.cases()) {
                lines.add(indent + "- if " + names.option(one.option()) + ":");
                write(one.then(), at.take(one.option()), indent + "  ");
                at = at.leaveOut(one.option());
            }
        } else {
            add(part, at, indent, dead(part), names.cover().atLeast(part.item()) > 1 ? "" : " at all");
        }
    }

    private String dead(Refutation part) {
        int least = names.cover().atLeast(part.item());
        return least > 1 ? " needs " + least + " options, and too few are left" : " has no option left";
    }

    private void add(Refutation part, Reasons at, String indent, String says, String ifNone) {
        List<String> why = withReasons ? at.lines(part.why(), indent + "  ") : List.of();
        boolean none = part.why().isEmpty() && part instanceof Refutation.Dead;
        lines.add(indent + names.item(part.item()) + says + (none ? ifNone : why.isEmpty() ? "" : ":"));
        lines.addAll(why);
    }

    private static long count(Refutation refutation) {
        long count = 1;
        Refutation part = refutation;
        while (part instanceof Refutation.Forced forced) {
            count++;
            part = forced.then();
        }
        if (part instanceof Refutation.Cases cases) {
            for (Refutation.Case one : cases.cases()) {
                count += count(one.then());
            }
        }
        return count;
    }

    /** Returns the parts before the first case distinction in one sentence. */
    static String sentence(Sentences.Names names, Refutation refutation) {
        List<String> parts = new ArrayList<>();
        int more = 0;
        Refutation part = refutation;
        while (part instanceof Refutation.Forced forced) {
            if (parts.size() < MOST_PARTS) {
                parts.add(names.item(part.item()) + " leaves only " + names.option(forced.option()));
            } else {
                more++;
            }
            part = forced.then();
        }
        if (more > 0) {
            parts.add(more == 1 ? "one step more" : more + " steps more");
        }
        String last = part instanceof Refutation.Cases cases
                ? names.item(part.item()) + " leaves " + cases.cases().size() + " options, none of which works"
                : names.item(part.item())
                        + new Tree(names, part, new Reasons(names, Givens.NONE, List.of()), false, 0).dead(part);
        return parts.isEmpty() ? last : String.join(", ", parts) + ", and " + last;
    }
}
