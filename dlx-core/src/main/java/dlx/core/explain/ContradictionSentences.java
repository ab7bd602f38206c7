package dlx.core.explain;

import dlx.core.messages.ClashMessage;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes in sentences of the puzzle why there is no solution. */
record ContradictionSentences(Sentences.Names names, Givens givens, boolean full, Explanation.NoSolution none) {

    /** Maximum number of names that are listed within a sentence; longer lists are counted. */
    private static final int LISTED = 4;

    /** Returns true if the lines leave out a part of the explanation, because it is long. */
    boolean isCut() {
        return none.weights().isPresent()
                ? coloring().isCut()
                : none.refutation().isPresent() && !tree().isWhole();
    }

    /** Returns the explanation in lines without line ends. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        int given = givens.givenCount();
        int size = none.givens().size();
        if (size > 0 && none.clash() == Blocked.NONE) { // a clash of other givens is easier to find
            ClashMessage.sentence(names.cover(), givens, names.show())
                    .ifPresent(clash -> lines.add("no solution: " + clash));
        }
        String begin = lines.isEmpty() ? "no solution: " : "also, ";
        if (size == 0) {
            lines.add("no solution"
                    + (given > 0 ? " even without givens" : hasForbidden() ? "" : ": the rules alone are impossible")
                    + (hasForbidden() ? ": the rules are impossible beside what is forbidden" : ""));
        } else if (none.clash() != Blocked.NONE) {
            lines.add("no solution: "
                    + (size == 1
                            ? names.option(none.givens().get(0)) + " holds " + names.item(none.clash())
                                    + ", which nothing may hold"
                            : all(none.givens()) + " clash at " + names.item(none.clash())));
        } else if (size == 1) {
            lines.add(begin + "1 of " + given + " givens contradicts the rules"
                    + (none.givenSize() == Explanation.Size.UNREDUCED ? " (if they are not impossible alone): " : ": ")
                    + names.option(none.givens().get(0)));
        } else {
            lines.add(begin + size + " of " + given + " givens contradict each other ("
                    + proved(none.givenSize(), "no smaller set does", "each of them is needed") + "):");
            lines.addAll(names.lines("  ", none.givens()));
        }
        lines.addAll(none.weights().isPresent() ? coloring().lines() : contradiction());
        lines.addAll(suspects());
        String unknown = notReached();
        if (none.stopped() != StopReason.EXHAUSTED) {
            lines.add("stopped by " + Sentences.limit(none.stopped())
                    + (unknown.isEmpty() ? "" : "; not known: " + unknown));
        } else if (!unknown.isEmpty()) {
            lines.add(Sentences.TOO_FAR + unknown);
        }
        return lines;
    }

    private boolean hasForbidden() {
        return givens.forbiddenOptions().length > 0;
    }

    private static String proved(Explanation.Size size, String smallest, String minimal) {
        return switch (size) {
            case SMALLEST -> smallest;
            case MINIMAL -> minimal;
            case UNREDUCED -> "perhaps fewer do";
        };
    }

    private WeightSentences coloring() {
        Givens known =
                Givens.of(none.givens().stream().mapToInt(k -> k).toArray()).forbidden(givens.forbiddenOptions());
        return WeightSentences.of(names, known, none.weights().orElseThrow(), full);
    }

    /** Returns the lines with the demands and their contradiction. */
    private List<String> contradiction() {
        List<String> lines = new ArrayList<>();
        int demands = none.demands().size();
        if (demands == 0) {
            return lines;
        }
        boolean reported = none.refutation().isPresent();
        if (demands > 1 || !reported) {
            lines.add((demands == 1 ? "1 demand cannot" : demands + " demands cannot all") + " be met"
                    + " ("
                    + (none.demandSize() == Explanation.Size.UNREDUCED
                            ? "nor, perhaps, can fewer"
                            : proved(none.demandSize(), "no fewer are enough", "none can be left out"))
                    + ")"
                    + (demands <= LISTED ? ": " + items(none.demands()) : ""));
        }
        if (reported) {
            Tree tree = tree();
            lines.addAll(tree.lines());
        } else if (none.stopped() == StopReason.EXHAUSTED) {
            lines.add("the contradiction takes thousands of steps, too many to tell");
        }
        return lines;
    }

    private Tree tree() {
        return Tree.of(names, givens, none.givens(), none.refutation().orElseThrow(), full);
    }

    private List<String> suspects() {
        int suspects = none.suspects().size();
        int size = none.givens().size();
        if (suspects == 0) {
            return none.suspectsKnown() && size > 1
                    ? List.of("there is still no solution without any single one of the givens")
                    : List.of();
        }
        if (suspects == 1) {
            return List.of("there is a solution without "
                    + names.option(none.suspects().get(0)));
        }
        String any = "there is a solution without any one of ";
        if (suspects == size) {
            return List.of(any + "them");
        }
        return List.of(any + (suspects <= LISTED ? "these: " + list(none.suspects()) : suspects + " of them"));
    }

    /** Returns the questions that an explanation leaves open; empty if all are answered. */
    private String notReached() {
        List<String> missing = new ArrayList<>();
        if (none.givenSize() == Explanation.Size.MINIMAL) {
            missing.add("whether fewer givens do");
        }
        if (none.clash() == Blocked.NONE && none.givens().stream().noneMatch(givens::isForbidden)) {
            if (none.demands().isEmpty() && none.weights().isEmpty()) {
                missing.add("which demands cannot be met");
            } else if (none.refutation().isEmpty()
                    && none.weights().isEmpty()
                    && none.stopped() != StopReason.EXHAUSTED) {
                missing.add("how the demands contradict each other");
            }
        }
        if (!none.suspectsKnown() && !none.givens().isEmpty()) {
            missing.add("without which given there is a solution");
        }
        return String.join(", ", missing);
    }

    /** Returns names with "and" before the last. */
    private String all(List<Integer> options) {
        List<String> labels = options.stream().map(names::option).toList();
        return Sentences.and(labels);
    }

    private String list(List<Integer> options) {
        return options.stream().map(names::option).collect(Collectors.joining("  "));
    }

    private String items(List<Integer> items) {
        return items.stream().map(names::item).collect(Collectors.joining(", "));
    }
}
