package dlx.core.explain;

import dlx.core.explain.Explanation.Size;
import dlx.core.explain.Revision.NoSolution;
import dlx.core.explain.Revision.OneSolution;
import dlx.core.explain.Revision.Repair;
import dlx.core.explain.Revision.SeveralSolutions;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Writes revisions in sentences: givens that can be left out, or that must be left out, replaced or added. */
record RevisionSentences(Sentences.Names names, int given, boolean full) {

    /** Maximum number of minimal puzzles, repairs or options that are listed; longer lists are counted. */
    static final int LISTED = 10;

    /** Returns true if a list of the revision has more than {@link #LISTED} entries. */
    static boolean isLong(Revision revision) {
        if (revision instanceof OneSolution one) {
            return one.minimal().size() > LISTED;
        }
        if (revision instanceof SeveralSolutions several) {
            return several.single().size() > LISTED;
        }
        return revision instanceof NoSolution none
                && (none.repairs().size() > LISTED
                        || none.repairs().stream()
                                .anyMatch(repair -> repair.instead().size() > LISTED));
    }

    List<String> one(OneSolution one) {
        List<String> lines = new ArrayList<>();
        int unneeded = one.unneeded().size();
        if (given == 0) {
            return List.of(
                    "one solution, and no givens that could be left out: clues that are not options belong to the rules");
        }
        String begin = "one solution with " + Sentences.counted(given, "given");
        if (unneeded == 0) {
            lines.add(begin + "; "
                    + (!one.open().isEmpty()
                            ? "none is known that can be left out"
                            : given == 1 ? "it is needed" : "each of them is needed: the puzzle is minimal"));
        } else {
            lines.add(begin + "; "
                    + (given == 1 ? "it" : unneeded == given ? "each of them alone" : unneeded + " of them")
                    + " can be left out" + (unneeded == 1 || unneeded == given ? ":" : ", each alone:"));
            lines.addAll(wrapped(one.unneeded()));
            if (!one.needed().isEmpty() && one.open().isEmpty()) {
                lines.add(
                        one.needed().size() == 1
                                ? "the other one is needed"
                                : "the other " + one.needed().size() + " are needed");
            }
            minimal(one, lines);
        }
        if (!one.open().isEmpty()) {
            lines.add(notKnown(one.stopped()) + "whether " + (one.open().size() == 1 ? "this is" : "these are")
                    + " needed:");
            lines.addAll(wrapped(one.open()));
        } else if (one.stopped() != StopReason.EXHAUSTED) {
            lines.add(notKnown(one.stopped())
                    + (one.minimal().isEmpty() ? "which puzzles are minimal" : "the others")
                    + (one.size() == Size.SMALLEST ? "" : ", and which is the smallest"));
        }
        return lines;
    }

    private void minimal(OneSolution one, List<String> lines) {
        int count = one.minimal().size();
        if (count == 1 && one.all()) {
            lines.add("it contains one minimal puzzle, with "
                    + Sentences.counted(one.smallest().size(), "given") + "; it leaves out:");
            lines.addAll(wrapped(without(one, one.minimal().get(0))));
            return;
        }
        if (count > 0) {
            int least = one.minimal().stream().mapToInt(List::size).min().orElse(0);
            int most = one.minimal().stream().mapToInt(List::size).max().orElse(0);
            lines.add((one.all()
                            ? "it contains " + count + " minimal puzzles, with "
                            : "it contains at least " + Sentences.counted(count, "minimal puzzle")
                                    + (count == 1 ? ", with " : "; those found have "))
                    + (least == most ? Sentences.counted(least, "given") : least + " to " + most + " givens")
                    + "; they leave out:");
            int listed = full ? count : Math.min(count, LISTED);
            for (List<Integer> part : one.minimal().subList(0, listed)) {
                lines.addAll(Sentences.wrapped("- ", labels(without(one, part))));
            }
            if (listed < count) {
                lines.add("  and " + (count - listed) + " more");
            }
        }
        if (one.smallest().size() < given) {
            String proof = switch (one.size()) {
                case SMALLEST ->
                    "a smallest one has " + Sentences.counted(one.smallest().size(), "given");
                case MINIMAL ->
                    "a minimal one has " + Sentences.counted(one.smallest().size(), "given")
                            + "; perhaps others have fewer";
                case UNREDUCED ->
                    Sentences.counted(one.smallest().size(), "given")
                            + (one.smallest().size() == 1 ? " is" : " are") + " enough, perhaps fewer are";
            };
            lines.add(proof + "; it leaves out:");
            lines.addAll(wrapped(without(one, one.smallest())));
        }
    }

    private static List<Integer> without(OneSolution one, List<Integer> part) {
        Set<Integer> kept = new HashSet<>(part);
        return one.unneeded().stream().filter(option -> !kept.contains(option)).toList();
    }

    /** Returns the lines after two solutions and the fewest further givens. */
    List<String> several(SeveralSolutions several) {
        List<String> lines = new ArrayList<>();
        List<Integer> more = several.difference().extraGivens();
        if (!several.unneeded().isEmpty()) {
            lines.add("once " + (more.size() == 1 ? "that is" : "those are") + " given, "
                    + (several.unneeded().size() == 1 ? "this given" : "each of these givens alone")
                    + " can be left out:");
            lines.addAll(wrapped(several.unneeded()));
        } else if (several.unneededKnown() && given > 0) {
            lines.add("none of the givens can be left out then");
        }
        int single = several.single().size();
        if (single > 1 || single == 1 && !several.single().equals(more)) {
            lines.add((single == 1 ? "1 option makes" : "each of " + single + " options alone makes") + " it unique:");
            lines.addAll(cut(several.single()));
        } else if (single == 0 && several.singleKnown() && more.size() != 1) {
            lines.add("no single given makes it unique");
        }
        if (!several.singleKnown()) {
            lines.add(notKnown(several.stopped()) + "which " + (single == 0 ? "" : "other ")
                    + "single givens make it unique");
        }
        return lines;
    }

    List<String> none(NoSolution none) {
        if (none.impossible()) {
            return List.of(
                    given == 0
                            ? "no solution, and no givens that could be left out: clues that are not options belong to the rules"
                            : "no solution, whichever givens are left out");
        }
        List<String> lines = new ArrayList<>();
        List<Repair> repairs = none.repairs();
        if (repairs.isEmpty()) {
            return List.of("no solution", notKnown(none.stopped()) + "which givens to leave out");
        }
        int out = repairs.get(0).without().size();
        lines.add("no solution; " + (out == 1 ? "1 given" : out + " givens, no fewer,") + " must be left out: "
                + (repairs.size() == 1
                        ? (out == 1 ? "this one" : "these")
                        : out == 1
                                ? "any one of these " + repairs.size()
                                : "in any of these " + repairs.size() + " ways")
                + (none.all() ? "" : ", or perhaps others"));
        int listed = full ? repairs.size() : Math.min(LISTED, repairs.size());
        repairs.subList(0, listed).forEach(repair -> lines.addAll(repair(repair)));
        if (listed < repairs.size()) {
            lines.add("  and " + (repairs.size() - listed) + " more");
        }
        none.nearestRepair().filter(near -> repairs.size() > 1).ifPresent(near -> {
            lines.add("the nearest puzzle with one solution"
                    + (none.all()
                                    && repairs.stream()
                                            .allMatch(r -> r.known() && r.size() == Size.SMALLEST && r.anySolution())
                            ? ""
                            : " that was found")
                    + ": without " + list(near.without())
                    + (near.added().isEmpty() ? "" : ", with " + list(near.added())));
        });
        if (none.stopped() != StopReason.EXHAUSTED) {
            lines.add("stopped by " + Sentences.limit(none.stopped()));
        }
        return lines;
    }

    private List<String> repair(Repair repair) {
        List<String> lines = new ArrayList<>();
        int added = repair.added().size();
        String then = !repair.known()
                ? "there is a solution; not known: what makes it the only one"
                : added == 0
                        ? "there is one solution"
                        : "there are several; " + Sentences.counted(added, "more given")
                                + (added == 1 ? " makes" : " make") + " it unique: " + list(repair.added());
        lines.add("- without " + list(repair.without()) + " " + then);
        if (!repair.instead().isEmpty()) {
            lines.addAll(Sentences.wrapped("  unique with any of these instead:  ", cutLabels(repair.instead())));
        }
        return lines;
    }

    private static String notKnown(StopReason stopped) {
        return stopped == StopReason.EXHAUSTED
                ? Sentences.TOO_FAR
                : "stopped by " + Sentences.limit(stopped) + "; not known: ";
    }

    private List<String> cut(List<Integer> options) {
        return Sentences.wrapped("  ", cutLabels(options));
    }

    private List<String> cutLabels(List<Integer> options) {
        int listed = full ? options.size() : Math.min(LISTED, options.size());
        List<String> labels = new ArrayList<>(labels(options.subList(0, listed)));
        if (listed < options.size()) {
            labels.add("and " + (options.size() - listed) + " more");
        }
        return labels;
    }

    private List<String> wrapped(List<Integer> options) {
        return Sentences.wrapped("  ", labels(options));
    }

    private List<String> labels(List<Integer> options) {
        return options.stream().map(names::option).toList();
    }

    private String list(List<Integer> options) {
        return String.join("  ", labels(options));
    }
}
