package dlx.core.explain;

import dlx.api.Cover;
import dlx.api.Experimental;
import dlx.api.Technique;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Writes explanations, steps and paths in sentences of the puzzle: options by their labels, items by their names,
 * exactly as the model gives them. The sentences are English, without line ends. Hosts that show text from untrusted
 * sources pass a function that escapes names to {@link #showing}.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class Sentences {

    /** Maximum width in characters of a line with a list of names. */
    private static final int WIDTH = 96;

    private final Names names;
    private final StepSentences steps;
    private final Givens givens;
    private final boolean full;

    private Sentences(Names names, StepSentences steps, Givens givens, boolean full) {
        this.names = names;
        this.steps = steps;
        this.givens = givens;
        this.full = full;
    }

    /**
     * Returns words for a cover and its givens. Steps are called by their forms, such as {@code pair}.
     *
     * @param cover the cover of the question
     * @param givens the givens of the question: {@code solver.givens()}
     * @return words that leave out parts of more than 40 lines
     */
    public static Sentences of(Cover<?> cover, Givens givens) {
        return of(cover, givens, technique -> Optional.empty());
    }

    /**
     * Returns words for a cover and its givens, with the names that a model gives to techniques.
     *
     * @param cover the cover of the question
     * @param givens the givens of the question: {@code solver.givens()}
     * @param techniques returns the name of a technique, if it has a name:
     *     {@code technique -> model.techniqueName(puzzle, technique)}
     * @param <O> type of the options' values
     * @return words that leave out parts of more than 40 lines
     */
    @Experimental
    public static <O> Sentences of(Cover<O> cover, Givens givens, Function<Technique<O>, Optional<String>> techniques) {
        Names names = new Names(cover, UnaryOperator.identity());
        StepSentences steps = new StepSentences(names, step -> techniques.apply(technique(cover, step)));
        return new Sentences(names, steps, givens, false);
    }

    private static <O> Technique<O> technique(Cover<O> cover, Deduction step) {
        List<Technique.Demand<O>> demands = new ArrayList<>();
        for (int k = 0; k < step.form().open().size(); k++) {
            demands.add(new Technique.Demand<>(
                    cover.itemName(step.demands().get(k)),
                    step.form().open().get(k).stream().map(cover::option).toList(),
                    step.form().struck().get(k).stream().map(cover::option).toList()));
        }
        return new Technique<>(
                step.form().kind(),
                demands,
                step.form().links().stream().map(cover::itemName).toList(),
                step.options().stream().map(cover::option).toList());
    }

    /**
     * Returns words that leave out no part, however long.
     *
     * @return the words
     */
    public Sentences full() {
        return new Sentences(names, steps, givens, true);
    }

    /**
     * Returns words that show each label and each name of an item through a function, which may shorten long names or
     * escape control characters of a terminal.
     *
     * @param show returns the shown text of a name
     * @return the words
     */
    public Sentences showing(UnaryOperator<String> show) {
        Names shown = new Names(names.cover(), show);
        return new Sentences(shown, steps.showing(shown), givens, full);
    }

    /**
     * Returns the sentences of an explanation.
     *
     * @param explanation the answer to {@code Question.explanation}
     * @return lines without line ends
     */
    public List<String> lines(Explanation explanation) {
        if (explanation instanceof Explanation.NoSolution none) {
            return contradiction(none).lines();
        }
        if (explanation instanceof Explanation.Several several) {
            return several(several);
        }
        if (explanation instanceof Explanation.Unique unique) {
            return List.of(unique(unique.path()));
        }
        return List.of("nothing is known: stopped by " + limit(explanation.stopped()));
    }

    /**
     * Returns true if {@link #lines} leaves out a part of the contradiction, because it is long.
     *
     * @param explanation the answer to {@code Question.explanation}
     * @return false for {@link #full} words
     */
    public boolean isCut(Explanation explanation) {
        return explanation instanceof Explanation.NoSolution none
                && contradiction(none).isCut();
    }

    private ContradictionSentences contradiction(Explanation.NoSolution none) {
        return new ContradictionSentences(names, givens, full, none);
    }

    /**
     * Returns the sentences of a revision.
     *
     * @param revision the answer to {@code Question.revision}
     * @return lines without line ends
     */
    @Experimental
    public List<String> lines(Revision revision) {
        RevisionSentences words = new RevisionSentences(names, givens.givenCount(), full);
        if (revision instanceof Revision.OneSolution one) {
            return words.one(one);
        }
        if (revision instanceof Revision.SeveralSolutions several) {
            List<String> lines = several(several.difference());
            lines.addAll(words.several(several));
            return lines;
        }
        if (revision instanceof Revision.NoSolution none) {
            return words.none(none);
        }
        return List.of("nothing is known: stopped by " + limit(revision.stopped()));
    }

    /**
     * Returns true if {@link #lines(Revision)} leaves out a part of the lists, because they are long.
     *
     * @param revision the answer to {@code Question.revision}
     * @return false for {@link #full} words
     */
    @Experimental
    public boolean isCut(Revision revision) {
        return !full && RevisionSentences.isLong(revision);
    }

    /** Beginning of the sentence about parts that the limit of a single question stopped, not a limit of the caller. */
    static final String TOO_FAR = "not known, because the search takes too long: ";

    private List<String> several(Explanation.Several several) {
        List<String> lines = new ArrayList<>();
        List<Integer> first = several.onlyInFirst();
        List<Integer> second = several.onlyInSecond();
        int differing = Math.max(first.size(), second.size());
        lines.add("several solutions; the first two differ in " + counted(differing, "option") + ":");
        lines.addAll(names.lines("  1st: ", first));
        lines.addAll(names.lines("  2nd: ", second));
        int extra = several.extraGivens().size();
        if (extra > 0) {
            String proof = switch (several.extraSize()) {
                case SMALLEST -> several.anySolution() ? " (no fewer do)" : " (no fewer do for this solution)";
                case MINIMAL -> " (each of them is needed)";
                case UNREDUCED -> " (perhaps fewer do)";
            };
            lines.add(counted(extra, "more given") + (extra == 1 ? " makes" : " make") + " it unique"
                    + (extra == 1 ? "" : proof) + ":");
            lines.addAll(names.lines("  ", several.extraGivens()));
        }
        if (several.stopped() != StopReason.EXHAUSTED) {
            lines.add("stopped by " + limit(several.stopped())
                    + (extra == 0 ? "; not known: which givens would make it unique" : ""));
        } else if (extra == 0) {
            lines.add(TOO_FAR + "which givens would make it unique");
        }
        return lines;
    }

    private static String unique(SolvingPath path) {
        if (path.end() != SolvingPath.End.SOLVED) {
            return "one solution; stopped by " + limit(path.stopped()) + " before the way to it was found";
        }
        return "one solution, found in " + counted(path.steps().size(), "step") + "; rating: " + rating(path);
    }

    /**
     * Returns the name of a step's technique, with which its sentence begins.
     *
     * @param step a step of this cover
     * @return the model's name, else the name of the step's form; empty for cases and searches
     */
    public Optional<String> technique(Deduction step) {
        return steps.technique(step);
    }

    /**
     * Returns a short form of a step: its conclusion and its rating.
     *
     * @param step a step of this cover
     * @return such as {@code r1c4 is not 7 (level 3: X-wing)}
     */
    public String brief(Deduction step) {
        return steps.brief(step);
    }

    /**
     * Returns a step in a sentence, with its reason.
     *
     * @param step a step of this cover
     * @return one line, such as
     *     {@code Pointing pair (level 2): digit 2 in box 5 is only in column 5, so r1c5 is not 2}
     */
    public String sentence(Deduction step) {
        return steps.sentence(step);
    }

    /**
     * Returns a step with its proof below the sentence.
     *
     * @param step a step of this cover
     * @return lines without line ends
     */
    public List<String> lines(Deduction step) {
        List<String> lines = new ArrayList<>();
        boolean forced = step.kind() == Deduction.Kind.FORCED;
        lines.add(sentence(step));
        Tree tree = Tree.of(names, givens, forced ? List.of() : List.of(step.option()), step.why(), full);
        if (steps.isUsedUp(step)) {
            lines.add("  if " + names.option(step.option())
                    + (step.also().isEmpty()
                            ? ":"
                            : ", and likewise with the " + (step.also().size() == 1 ? "other:" : "others:")));
        }
        lines.addAll(
                forced
                        ? tree.reasons(step.option())
                        : tree.lines().stream().map(line -> "  " + line).toList());
        return lines;
    }

    /**
     * Returns a whole path: one line for each step, then its end and its rating.
     *
     * @param path a path through this cover
     * @return lines without line ends
     */
    public List<String> lines(SolvingPath path) {
        List<String> lines = new ArrayList<>();
        path.steps().forEach(step -> lines.add(lines.size() + 1 + ". " + sentence(step)));
        lines.add(end(path));
        return lines;
    }

    /**
     * Returns the end of a path and its rating.
     *
     * @param path a path
     * @return one line
     */
    public String end(SolvingPath path) {
        return switch (path.end()) {
            case SOLVED -> path.steps().isEmpty() ? "nothing is left to do" : "rating: " + rating(path);
            case SEVERAL -> "there is more than one solution: every further step is a choice";
            case NONE -> "there is no solution";
            case STOPPED ->
                path.stopped() == StopReason.EXHAUSTED
                        ? "rating so far: " + rating(path)
                        : "stopped by " + limit(path.stopped())
                                + (path.steps().isEmpty() ? "" : "; rating so far: " + rating(path));
        };
    }

    private static String rating(SolvingPath path) {
        Rating rating = path.rating();
        boolean exact = path.steps().stream()
                .filter(step -> step.rating().equals(rating))
                .allMatch(Deduction::exact);
        return level(rating, exact);
    }

    private static String level(Rating rating, boolean exact) {
        return rating.isSearch()
                ? "search, " + counted(rating.nodes(), "node")
                : (exact ? "level " : "level at most ") + rating.level() + ": " + rating.name();
    }

    static String counted(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    static String limit(StopReason reason) {
        return switch (reason) {
            case TIME -> "the time limit";
            case NODES -> "the limit on nodes";
            case MEMORY -> "the limit on memory";
            case CANCELLED -> "an interrupt";
            case EXHAUSTED, SOLUTION_LIMIT, GAP, VISITOR -> "a limit";
        };
    }

    static String and(List<String> parts) {
        return listed(parts, "and");
    }

    /** Returns parts with commas between them, and a word before the last part. */
    static String listed(List<String> parts, String word) {
        int last = parts.size() - 1;
        return last < 1
                ? String.join("", parts)
                : String.join(", ", parts.subList(0, last)) + " " + word + " " + parts.get(last);
    }

    /** Returns labels two blanks apart, in lines that begin alike. */
    static List<String> wrapped(String begin, List<String> labels) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(begin);
        int empty = begin.length();
        for (String label : labels) {
            if (line.length() > empty && line.length() + label.length() + 2 > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(" ".repeat(empty));
            }
            line.append(line.length() > empty ? "  " : "").append(label);
        }
        lines.add(line.toString());
        return lines;
    }

    /**
     * Shown names of options, items and colors.
     *
     * @param cover the cover
     * @param show returns the shown text of a name
     */
    record Names(Cover<?> cover, UnaryOperator<String> show) {
        String option(int option) {
            return show.apply(cover.label(option));
        }

        /** Returns the names of options in lines that begin alike. */
        List<String> lines(String begin, List<Integer> options) {
            return wrapped(begin, options.stream().map(this::option).toList());
        }

        String item(int item) {
            return show.apply(cover.itemName(item));
        }

        Optional<String> color(int node) {
            int color = cover.color(node);
            return color < 0 ? Optional.empty() : Optional.of(show.apply(cover.colorName(color)));
        }
    }
}
