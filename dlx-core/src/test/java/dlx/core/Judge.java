package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.CheckpointException;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.core.diagram.Diagram;
import dlx.core.search.CancellationToken;
import dlx.core.search.Checkpoint;
import dlx.core.search.Outcome;
import dlx.core.search.Piece;
import dlx.core.search.RootReduction;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.core.search.Visit;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Asks a combination of settings and compares the answer with the truth: equal solutions, order, first solution, bound
 * and count for all settings; and nothing claimed by a search that was stopped.
 */
final class Judge {

    /** The rejection of settings that cannot be combined. */
    static final class Refused extends Exception {

        private static final long serialVersionUID = 1L;

        Refused(Throwable cause) {
            super(cause);
        }
    }

    /** Thrown to break a search off like a crash. */
    private static final class Accident extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Accident() {
            super("an accident", null, false, false);
        }
    }

    private final Asked asked;
    private final Combination of;
    private final Random random;
    private final CancellationToken token = new CancellationToken();

    /** The solutions that one search has shown, and its report. */
    private record Shown(List<List<Integer>> solutions, SearchReport report) {}

    private Judge(Asked asked, Random random) {
        this.asked = asked;
        this.of = asked.of();
        this.random = random;
    }

    /** Asks, and throws an {@link AssertionError} if the answer is wrong. */
    static void judge(Combination combination, long seed) throws Refused {
        Random random = new Random(seed);
        Asked asked = Asked.of(combination, random.nextInt(500));
        try {
            if (combination.path()) {
                asked = asked.onPath(random).orElse(asked);
            }
            new Judge(asked, random).judge();
        } catch (CheckpointException e) {
            throw new Refused(e);
        } catch (ModelException e) {
            assertThat(e.code()).as(e.getMessage()).isEqualTo("engine_cannot");
            throw new Refused(e);
        }
    }

    private Solver<Integer> solver() {
        return switch (of.stop()) {
            case NEVER -> asked.solver();
            case FAR_OFF ->
                asked.solver().toBuilder()
                        .timeLimit(Duration.ofHours(1))
                        .token(token)
                        .build();
            case NO_TIME -> asked.solver().toBuilder().timeLimit(Duration.ZERO).build();
            case CANCELLED -> asked.solver().toBuilder().token(token).build();
        };
    }

    private void judge() {
        switch (of.ask()) {
            case FOR_EACH, ITERATOR -> listing();
            case FIRST -> first();
            case COUNT -> count();
            case UNIQUE -> unique();
            case BEST, BEST_THREE, OPTIMA -> best();
            case SAMPLE -> sample();
            case DIAGRAM -> diagram();
            case PIECES -> pieces();
        }
    }

    private void listing() {
        Shown shown = goneOnWith();
        List<List<Integer>> all = asked.solutions();
        List<List<Integer>> found = shown.solutions;
        assertThat(found).as("doubles").doesNotHaveDuplicates();
        assertThat(all).as("strangers").containsAll(found);
        if (!of.anyOrder() && isOfOneOrder()) {
            assertThat(found).as("order").isEqualTo(all.subList(0, found.size()));
        }
        assertThat(shown.report.solutions()).as("said to be found").isEqualTo(found.size());
        switch (shown.report.stopped()) {
            case EXHAUSTED -> assertThat(found).as("lost").hasSameSizeAs(all);
            case SOLUTION_LIMIT -> assertThat((long) found.size()).isEqualTo(of.limit());
            default ->
                assertThat(of.mayStop())
                        .as("stopped: " + shown.report.stopped())
                        .isTrue();
        }
        if (of.threads() > 1 && of.saved() == Combination.Saved.NO && of.stop() != Combination.Stop.CANCELLED) {
            Shown alone = list(solver().toBuilder().threads(1).build(), List.of());
            assertThat(found).as("with one thread").isEqualTo(alone.solutions);
            if (shown.report.proof().isEmpty() && alone.report.proof().isEmpty()) { // weights end a search anywhere
                assertThat(shown.report.tally()).as("counted by one thread").isEqualTo(alone.report.tally());
            }
        }
    }

    /** Returns true unless a learning search has a reduced cover or resumes, so that it may report another order. */
    private boolean isOfOneOrder() {
        return !of.choosing().learns() || of.reduction() != RootReduction.ON && of.saved() == Combination.Saved.NO;
    }

    /** Returns how often a search is broken off and resumed. */
    private int breaks() {
        return switch (of.saved()) {
            case RESUMED -> 1;
            case RESUMED_OFTEN -> 2 + random.nextInt(4);
            default -> 0;
        };
    }

    /** Returns all solutions, by a search that is broken off and resumed {@link #breaks} times. */
    private Shown goneOnWith() {
        Solver<Integer> solver = solver();
        List<List<Integer>> before = List.of();
        int breaks = breaks();
        for (int k = 0; k < breaks; k++) {
            List<List<Integer>> shown = new ArrayList<>(before);
            Optional<Checkpoint> last = broken(solver, shown);
            if (last.isPresent()) {
                before = List.copyOf(shown);
                solver = solver().toBuilder()
                        .threads(1 + random.nextInt(3))
                        .start(Checkpoint.parse(last.get().text()))
                        .build();
            }
        }
        boolean kept = of.saved() != Combination.Saved.NO;
        return list(
                kept
                        ? solver.toBuilder()
                                .checkpoints(Duration.ZERO, checkpoint -> {})
                                .build()
                        : solver,
                before);
    }

    /**
     * Lists solutions until an accident, or to the end.
     *
     * @param shown the solutions shown before; in the end the solutions that the last checkpoint counts
     */
    private Optional<Checkpoint> broken(Solver<Integer> solver, List<List<Integer>> shown) {
        List<Checkpoint> made = new ArrayList<>();
        int[] counted = {shown.size()};
        int most = random.nextInt(30);
        try {
            SearchReport report = solver.toBuilder()
                    .checkpoints(Duration.ZERO, checkpoint -> {
                        if (made.size() == most) {
                            throw new Accident();
                        }
                        made.add(checkpoint);
                        counted[0] = shown.size();
                    })
                    .build()
                    .forEach((options, length) -> show(shown, options, length));
            assertThat(report.solutions()).isEqualTo(shown.size());
        } catch (Accident e) {
            shown.subList(counted[0], shown.size()).clear();
        }
        return made.isEmpty() ? Optional.empty() : Optional.of(made.get(made.size() - 1));
    }

    private Visit show(List<List<Integer>> shown, int[] options, int length) {
        shown.add(Combination.set(Arrays.copyOf(options, length)));
        if (of.stop() == Combination.Stop.CANCELLED && shown.size() == 2) {
            token.cancel();
        }
        return Visit.CONTINUE;
    }

    private Shown list(Solver<Integer> solver, List<List<Integer>> before) {
        List<List<Integer>> shown = new ArrayList<>(before);
        if (of.ask() == Combination.Ask.FOR_EACH) {
            SearchReport report = solver.forEach((options, length) -> show(shown, options, length));
            return new Shown(shown, report);
        }
        try (SolutionIterator<Integer> iterator = solver.iterator()) {
            while (iterator.hasNext()) {
                int[] numbers = iterator.nextSolution().numbers();
                show(shown, numbers, numbers.length);
            }
            return new Shown(shown, iterator.report());
        }
    }

    private void first() {
        boolean kept = of.saved() != Combination.Saved.NO;
        Solver<Integer> solver = kept
                ? solver().toBuilder()
                        .checkpoints(Duration.ZERO, checkpoint -> {})
                        .build()
                : solver();
        Found<Integer> answer = solver.solve();
        Optional<List<Integer>> found = answer.found().map(s -> Combination.set(s.numbers()));
        found.ifPresent(solution -> assertThat(asked.solutions()).contains(solution));
        found.filter(solution -> kept && isOfOneOrder())
                .ifPresent(solution ->
                        assertThat(solution).isEqualTo(asked.solutions().get(0)));
        assertThat(found.isPresent() || asked.solutions().isEmpty() || of.mayStop())
                .as("found")
                .isTrue();
        if (answer.report().stopped() == StopReason.EXHAUSTED) {
            assertThat(asked.solutions()).as("none, proved").isEmpty();
        }
        if (of.threads() > 1) {
            Optional<List<Integer>> alone =
                    solver.toBuilder().threads(1).build().solve().found().map(s -> Combination.set(s.numbers()));
            if (kept || !of.anyOrder()) { // in any order, the first thread that finds one ends the search
                assertThat(alone).as("by one thread").isEqualTo(found);
            } else if (!of.mayStop()) {
                assertThat(alone.isPresent()).as("by one thread").isEqualTo(found.isPresent());
            }
            alone.ifPresent(solution -> assertThat(asked.solutions()).contains(solution));
        }
    }

    private void count() {
        Solver<Integer> solver = solver();
        if (of.saved() != Combination.Saved.NO) {
            solver = solver.toBuilder()
                    .checkpoints(Duration.ZERO, checkpoint -> {})
                    .build();
        }
        solver = resumed(solver, Solver::count);
        SearchReport report = solver.count();
        BigInteger all =
                BigInteger.valueOf(Math.min(of.limit(), asked.solutions().size()));
        assertThat(report.solutions()).as("counted").isLessThanOrEqualTo(all);
        if (!of.mayStop() || report.isComplete()) {
            assertThat(report.solutions()).as("counted to the end").isEqualTo(all);
        }
        if (of.threads() > 1 && of.saved() == Combination.Saved.NO) {
            assertThat(solver.toBuilder().threads(1).build().count().solutions())
                    .as("by one thread")
                    .isEqualTo(report.solutions());
        }
    }

    /** Returns a solver that resumes from a checkpoint of a question that accidents have ended. */
    private Solver<Integer> resumed(Solver<Integer> whole, Consumer<Solver<Integer>> question) {
        Solver<Integer> solver = whole;
        int breaks = breaks();
        for (int k = 0; k < breaks; k++) {
            List<Checkpoint> made = new ArrayList<>();
            int most = 1 + random.nextInt(20);
            try {
                question.accept(solver.toBuilder()
                        .checkpoints(Duration.ZERO, checkpoint -> {
                            if (made.size() == most) {
                                throw new Accident();
                            }
                            made.add(checkpoint);
                        })
                        .build());
            } catch (Accident e) {
                // only the checkpoints before remain
            }
            if (!made.isEmpty()) {
                String saved = made.get(made.size() - 1).text();
                solver = whole.toBuilder()
                        .threads(1 + random.nextInt(3))
                        .start(Checkpoint.parse(saved))
                        .build();
            }
        }
        return solver;
    }

    private void unique() {
        Solver<Integer> solver = of.saved() == Combination.Saved.NO
                ? solver()
                : solver().toBuilder()
                        .checkpoints(Duration.ZERO, checkpoint -> {})
                        .build();
        Uniqueness<Integer> answer = solver.unique();
        Set<List<Integer>> found = sets(answer.found());
        assertThat(found).hasSameSizeAs(answer.found());
        assertThat(asked.solutions()).containsAll(found);
        Uniqueness.Verdict truth = switch (asked.solutions().size()) {
            case 0 -> Uniqueness.Verdict.NONE;
            case 1 -> Uniqueness.Verdict.UNIQUE;
            default -> Uniqueness.Verdict.MULTIPLE;
        };
        if (!of.mayStop() || answer.verdict() != Uniqueness.Verdict.UNKNOWN) {
            assertThat(answer.verdict()).isEqualTo(truth);
        }
        if (of.threads() > 1 && of.stop() != Combination.Stop.CANCELLED) {
            assertThat(solver.toBuilder().threads(1).build().unique().found()).isEqualTo(answer.found());
        }
    }

    private void best() {
        Solver<Integer> solver = asked.known().isEmpty()
                ? solver()
                : solver().toBuilder().knownSolutions(numbers(asked.known())).build();
        if (of.saved() != Combination.Saved.NO) {
            solver = solver.toBuilder()
                    .checkpoints(Duration.ZERO, checkpoint -> {})
                    .build();
        }
        solver = resumed(solver, this::best);
        Best<Integer> best = best(solver);
        List<List<Integer>> found =
                best.found().stream().map(s -> Combination.set(s.numbers())).toList();
        List<Long> scores = asked.scores();
        List<Long> scoresFound = found.stream().map(asked::score).toList();
        assertThat(found).as("doubles").doesNotHaveDuplicates();
        List<List<Integer>> candidates = new ArrayList<>(asked.candidates());
        candidates.addAll(of.mayStop() ? asked.known() : List.of()); // the symmetries may not have been made
        assertThat(candidates).as("strangers").containsAll(found);
        assertThat(best.found().stream().map(Solution::score).toList()).isEqualTo(scoresFound);
        assertThat(best.report().outcome() == Outcome.SOLVED).isEqualTo(!found.isEmpty());
        boolean whole = best.report().stopped() == StopReason.EXHAUSTED;
        assertThat(best.proven()).isEqualTo(whole);
        long gap = of.ask() == Combination.Ask.BEST ? of.gap() : 0;
        if (whole) {
            List<Long> right = switch (of.ask()) {
                case BEST_THREE -> scores.subList(0, Math.min(3, scores.size()));
                case OPTIMA ->
                    scores.stream().filter(score -> score.equals(scores.get(0))).toList();
                default -> scores.subList(0, Math.min(1, scores.size()));
            };
            assertThat(scoresFound).as("the best").isEqualTo(right);
            assertThat(best.bound().isPresent()).isEqualTo(!scores.isEmpty());
        } else if (best.report().stopped() == StopReason.GAP) {
            assertThat(Math.abs(scoresFound.get(0) - scores.get(0))).isLessThanOrEqualTo(gap);
        } else {
            assertThat(of.mayStop()).as("stopped: " + best.report().stopped()).isTrue();
        }
        if (best.bound().isPresent() && !scores.isEmpty()) {
            assertThat(of.goal().prefers(scores.get(0), best.bound().getAsLong()))
                    .as(
                            "the best %d is better than the bound %d",
                            scores.get(0), best.bound().getAsLong())
                    .isFalse();
        }
    }

    private Best<Integer> best(Solver<Integer> solver) {
        return switch (of.ask()) {
            case BEST_THREE -> solver.ask(Question.best(3));
            case OPTIMA -> solver.ask(Question.optima());
            default -> solver.best();
        };
    }

    private List<int[]> numbers(List<List<Integer>> solutions) {
        List<int[]> numbers = new ArrayList<>();
        for (List<Integer> solution : solutions) {
            List<Integer> mixed = new ArrayList<>(solution);
            Collections.shuffle(mixed, random);
            numbers.add(mixed.stream().mapToInt(k -> k).toArray());
        }
        if (of.known() == Combination.Known.DOUBLES) {
            numbers.addAll(List.copyOf(numbers));
        }
        return numbers;
    }

    private void sample() {
        Solver<Integer> solver = of.saved() == Combination.Saved.NO
                ? solver()
                : solver().toBuilder()
                        .checkpoints(Duration.ZERO, checkpoint -> {})
                        .build();
        Sample<Integer> sample = solver.sample(3, 11);
        assertThat(asked.solutions()).as("drawn").containsAll(sets(sample.drawn()));
        if (sample.uniform()) {
            assertThat(sample.drawn()).hasSize(asked.solutions().isEmpty() ? 0 : 3);
        }
        if (!of.mayStop() && of.memory() == Long.MAX_VALUE) {
            assertThat(sample.uniform()).isTrue();
        }
        if (of.threads() > 1 && !of.mayStop()) {
            assertThat(solver.toBuilder().threads(1).build().sample(3, 11).drawn().stream()
                            .map(Solution::options)
                            .toList())
                    .isEqualTo(sample.drawn().stream().map(Solution::options).toList());
        }
    }

    private void diagram() {
        Solver<Integer> solver = of.saved() == Combination.Saved.NO
                ? solver()
                : solver().toBuilder()
                        .checkpoints(Duration.ZERO, checkpoint -> {})
                        .build();
        AllSolutions<Integer> answer = solver.ask(Question.diagram());
        if (answer.diagram().isPresent()) {
            Diagram<Integer> all = answer.diagram().get();
            assertThat(all.stream().map(s -> Combination.set(s.numbers())).toList())
                    .containsExactlyInAnyOrderElementsOf(asked.solutions());
        } else {
            assertThat(of.mayStop() || of.memory() < Long.MAX_VALUE)
                    .as("no diagram: " + answer.report().stopped())
                    .isTrue();
        }
    }

    /** Checks that the pieces, cut anywhere and searched in any order, together have each solution once. */
    private void pieces() {
        Question<?, ?> question = random.nextBoolean() ? Question.all() : Question.count();
        Pieces pieces = Pieces.of(solver().toBuilder().nodeLimit(Long.MAX_VALUE).build(), question);
        if (of.stop() == Combination.Stop.NO_TIME) {
            return;
        }
        List<Piece> parts = new ArrayList<>(List.of(pieces.whole()));
        Tally cut = Tally.ZERO;
        for (int k = 0; k < 4 && !parts.isEmpty(); k++) {
            Pieces.Cut made = pieces.cut(parts.remove(random.nextInt(parts.size())));
            cut = cut.plus(made.counted());
            parts.addAll(made.pieces());
        }
        BigInteger counted = cut.solutions();
        List<List<Integer>> found = new ArrayList<>();
        for (Piece part : parts) {
            Pieces.Result result = question.toString().equals("count")
                    ? pieces.count(part, 1)
                    : pieces.search(part, 1, (options, length) -> {
                        found.add(Combination.set(Arrays.copyOf(options, length)));
                        return Visit.CONTINUE;
                    });
            counted = counted.add(result.tally().solutions());
            assertThat(result.left()).isEmpty();
        }
        assertThat(counted).as("of all pieces").isEqualTo(asked.solutions().size());
        if (question.toString().equals("all")) {
            assertThat(asked.solutions()).containsAll(found);
            assertThat(found).doesNotHaveDuplicates();
        }
    }

    private static Set<List<Integer>> sets(List<Solution<Integer>> solutions) {
        Set<List<Integer>> sets = new HashSet<>();
        solutions.forEach(s -> sets.add(Combination.set(s.numbers())));
        return sets;
    }
}
