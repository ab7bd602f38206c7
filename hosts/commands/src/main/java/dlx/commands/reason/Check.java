package dlx.commands.reason;

import dlx.api.Technique;
import dlx.commands.console.Printable;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ReasonJson;
import dlx.core.Demands;
import dlx.core.Found;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.WhatIf;
import dlx.core.explain.Deduction;
import dlx.core.explain.Explanation;
import dlx.core.explain.Sentences;
import dlx.core.search.Outcome;
import dlx.core.search.StopReason;
import dlx.core.view.SolutionCheck.Flaw;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Checks moves and solutions of a puzzle. A solution that one search finds answers questions about other moves too. Not
 * thread-safe.
 *
 * @param <O> type of the option values
 */
public final class Check<O> {

    /** Maximum time of the search for the reasons of a move. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private static final Duration FOREVER = Duration.ofDays(10_000);

    private final Solver<O> solver;
    private final Function<Technique<O>, Optional<String>> techniques;
    private final long end;
    private final List<BitSet> solutions = new ArrayList<>();
    private Optional<List<Deduction>> path = Optional.empty();

    /** The solver whose cover the path is about. */
    private Solver<O> stated;

    private StopReason stopped = StopReason.EXHAUSTED;

    /** The verdicts on a move. */
    public enum Verdict {
        /** Every solution contains the option. */
        FORCED,
        /** Some solution contains the option. After a limit, the option may also be forced. */
        POSSIBLE,
        /** No solution contains the option. */
        IMPOSSIBLE,
        /** A limit stopped the search for a solution with the option. */
        UNKNOWN
    }

    /**
     * The verdict on a move, with its reasons.
     *
     * @param option number of the option, from 0
     * @param verdict the verdict
     * @param stopped the reason why more is not known; {@link StopReason#EXHAUSTED} if the verdict is complete
     * @param words the reasons in lines for users; empty if none were found quickly
     */
    public record Move(int option, Verdict verdict, StopReason stopped, List<String> words) {

        /** Returns the word for the verdict. */
        public String word() {
            return verdict.name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Creates a check, whose time begins now.
     *
     * @param solver the solver of the puzzle, with its givens
     * @param techniques returns the name of a technique, if it has a name
     * @param time the maximum time of all searches together; empty for no limit but those of the solver
     */
    public Check(Solver<O> solver, Function<Technique<O>, Optional<String>> techniques, Optional<Duration> time) {
        this.solver = solver;
        stated = solver;
        this.techniques = techniques;
        end = System.nanoTime() + time.orElse(FOREVER).toNanos();
    }

    /** Returns all rules that options break, which count from 0. None are broken if the options are a solution. */
    @SuppressWarnings("exports") // only modules of dlx read the flaws
    public List<Flaw> flaws(List<Integer> options) {
        return new Demands<>(solver).flaws(options);
    }

    /** Writes a move as the members of a JSON object. */
    public void write(JsonMembers json, Move move) {
        json.put("option", move.option + 1L).put("label", solver.cover().label(move.option));
        json.put("verdict", move.word()).put("stopped", move.stopped).texts("words", move.words);
    }

    /** Writes flaws as the members of a JSON object. */
    @SuppressWarnings("exports") // as above
    public void write(JsonMembers json, List<Flaw> flaws) {
        json.put("verdict", flaws.isEmpty() ? "right" : "wrong").objects("flaws", flaws, (to, flaw) -> {
            if (flaw.item() >= 0) {
                to.put("item", solver.cover().itemName(flaw.item()));
            }
            new ReasonJson(solver.cover()).options(to, "options", flaw.options());
            to.put("words", flaw.sentence());
        });
    }

    /**
     * Checks a move: an option in addition to the givens. Needs at most two searches, and some seconds for the reasons.
     *
     * @param option option number, from 0
     * @throws IllegalArgumentException if the cover does not have the option
     */
    public Move move(int option) {
        WhatIf<O> taken = WhatIf.of(solver).given(option);
        Outcome with = search(taken, option, true);
        if (with != Outcome.SOLVED) {
            return with == Outcome.UNKNOWN
                    ? new Move(option, Verdict.UNKNOWN, stopped, List.of())
                    : new Move(option, Verdict.IMPOSSIBLE, StopReason.EXHAUSTED, whyNot(taken.solver()));
        }
        Outcome without = search(WhatIf.of(solver).forbidden(option), option, false);
        return without == Outcome.NO_SOLUTION
                ? new Move(option, Verdict.FORCED, StopReason.EXHAUSTED, why(option))
                : new Move(option, Verdict.POSSIBLE, stopped, List.of());
    }

    /** Searches a solution that has an option or not, unless one is known, and keeps it. */
    private Outcome search(WhatIf<O> position, int option, boolean isTaken) {
        stopped = StopReason.EXHAUSTED;
        if (solutions.stream().anyMatch(solution -> solution.get(option) == isTaken)) {
            return Outcome.SOLVED;
        }
        Found<O> answer = within(position.solver(), FOREVER).solve();
        answer.found().ifPresent(found -> {
            BitSet solution = new BitSet();
            IntStream.of(found.numbers()).forEach(solution::set);
            solutions.add(solution);
        });
        Outcome outcome = answer.report().outcome();
        stopped = outcome == Outcome.UNKNOWN ? answer.report().stopped() : stopped;
        return outcome;
    }

    private List<String> whyNot(Solver<O> taken) {
        Solver<O> stated = within(taken, PATIENCE).stated();
        Explanation why = stated.ask(Question.explanation());
        return why instanceof Explanation.NoSolution ? words(stated).lines(why) : List.of();
    }

    /** Returns the step of the path that takes an option. */
    private List<String> why(int option) {
        if (IntStream.of(solver.givens().givenOptions()).anyMatch(given -> given == option)) {
            return List.of("it is given");
        }
        if (path.isEmpty()) {
            stated = within(solver, PATIENCE).stated();
            path = Optional.of(stated.ask(Question.path()).steps());
        }
        List<Deduction> steps = path.get();
        return IntStream.range(0, steps.size())
                .filter(k -> steps.get(k).kind() == Deduction.Kind.FORCED
                        && steps.get(k).option() == option)
                .mapToObj(k ->
                        "step " + (k + 1) + " of dlx path: " + words(stated).sentence(steps.get(k)))
                .toList();
    }

    private Sentences words(Solver<O> asked) {
        return Sentences.of(asked.cover(), asked.givens(), techniques).showing(Printable::name);
    }

    private Solver<O> within(Solver<O> asked, Duration most) {
        long left = Math.min(most.toNanos(), end - System.nanoTime());
        return asked.toBuilder().timeLimit(Duration.ofNanos(Math.max(0, left))).build();
    }
}
