package dlx.core.calls;

import dlx.api.Goal;
import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.Found;
import dlx.core.Preparation;
import dlx.core.Question;
import dlx.core.Sample;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.calls.Ask.Topic;
import dlx.core.calls.World.Subject;
import dlx.core.covers.PlainCover;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/** Asks a solver, and checks the answers. */
final class Questions {

    private final World world;
    private final Solver<Integer> solver;
    private final Asked asked;

    Questions(World world, Subject subject) {
        this.world = world;
        this.solver = subject.real();
        this.asked = subject.asked();
    }

    /** Asks a question that must throw. */
    void touch(Topic topic) {
        switch (topic) {
            case COUNT -> world.api.count(solver);
            case FOR_EACH -> world.api.forEach(solver, solution -> Visit.CONTINUE);
            case FOR_EACH_OPTIONS -> world.api.forEachOptions(solver, (options, length) -> Visit.CONTINUE);
            case STREAM -> world.api.stream(solver).close();
            case SOLVE -> world.api.solve(solver);
            case UNIQUE -> world.api.unique(solver);
            case BEST -> world.api.best(solver, 1);
            case SAMPLE -> world.api.sample(solver, 1, 0);
            case PREPARE -> world.api.prepare(solver, Question.first());
            case GIVENS -> throw new IllegalStateException("givens are never refused");
        }
    }

    void ask(Ask ask) {
        switch (ask.topic()) {
            case COUNT -> count();
            case FOR_EACH, FOR_EACH_OPTIONS -> visit(ask.topic());
            case STREAM -> stream();
            case SOLVE -> solve();
            case UNIQUE -> unique();
            case BEST -> best(ask.count());
            case SAMPLE -> sample(ask.count(), ask.seed());
            case PREPARE -> prepare();
            case GIVENS -> givens();
        }
    }

    private void count() {
        Ending ending = Ending.of(world, asked);
        SearchReport actual = world.api.count(solver);
        int found =
                actual.solutions().min(BigInteger.valueOf(Integer.MAX_VALUE)).intValue();
        Mismatch.unlessSame("report.solutions()", actual.solutions(), BigInteger.valueOf(ending.count(found)));
        ending.check("report", actual, found);
    }

    private void visit(Topic topic) {
        boolean byNumbers = topic == Topic.FOR_EACH_OPTIONS;
        Ending ending = Ending.of(world, asked);
        List<List<Integer>> actual = new ArrayList<>();
        SearchReport ended = byNumbers
                ? world.api.forEachOptions(solver, (options, length) -> {
                    actual.add(taken(options, length));
                    return Visit.CONTINUE;
                })
                : world.api.forEach(solver, solution -> {
                    actual.add(solution);
                    return Visit.CONTINUE;
                });
        Mismatch.unlessSame("seen", actual, ending.first(actual.size()));
        ending.check("report", ended, actual.size());
    }

    /** Returns the solution in the array of a visitor, and then overwrites the array. */
    static List<Integer> taken(int[] options, int length) {
        List<Integer> numbers =
                Arrays.stream(options, 0, length).sorted().boxed().toList();
        Arrays.fill(options, -1);
        return numbers;
    }

    private void stream() {
        Ending ending = Ending.of(world, asked);
        try (Stream<List<Integer>> stream = world.api.stream(solver)) {
            List<List<Integer>> actual = stream.toList();
            Mismatch.unlessSame("seen", actual, ending.first(actual.size()));
        }
    }

    private void solve() {
        boolean stopped = world.stopsAtOnce(asked);
        Found<Integer> actual = world.api.solve(solver);
        List<List<Integer>> expected = world.truth.solutions(asked);
        Optional<List<Integer>> found = actual.solution();
        if (stopped) {
            Mismatch.unlessSame("answer.solution()", found, Optional.empty());
        } else if (EnumSet.of(StopReason.NODES).containsAll(world.mayStop(asked))) {
            Mismatch.unlessSame("answer.solution()", found, firstOfAFreshOne(expected));
        }
        found.ifPresent(
                solution -> Mismatch.unlessTrue("a solution among " + expected, expected.contains(solution), solution));
        checkReport("answer.report()", actual.report(), found.isPresent() ? 1 : 0, 1, expected.size());
    }

    private Optional<List<Integer>> firstOfAFreshOne(List<List<Integer>> expected) {
        return asked.fromPath.isPresent() && asked.nodeLimit == Long.MAX_VALUE
                ? expected.stream().findFirst()
                : asked.fromPath.isPresent()
                        ? world.api.solve(solver).solution()
                        : Truth.undisturbed(() -> Truth.fresh(asked).toBuilder()
                                .nodeLimit(asked.nodeLimit)
                                .build()
                                .solve()
                                .solution());
    }

    /** Checks the report of a search that returns at most {@code most} solutions. */
    private void checkReport(String report, SearchReport actual, int found, int most, int all) {
        Set<StopReason> reasons = world.mayStop(asked);
        if (found == Math.min(most, all)) {
            reasons.add(StopReason.EXHAUSTED);
        }
        if (found == most) {
            reasons = EnumSet.of(StopReason.SOLUTION_LIMIT);
        }
        Mismatch.unlessWithin(report + ".stopped()", actual.stopped(), reasons);
        Mismatch.unlessSame(report + ".solutions()", actual.solutions(), BigInteger.valueOf(found));
    }

    private void unique() {
        boolean stopped = world.stopsAtOnce(asked);
        Uniqueness<Integer> actual = world.api.unique(solver);
        List<List<Integer>> expected = world.truth.solutions(asked);
        Set<Uniqueness.Verdict> verdicts = EnumSet.noneOf(Uniqueness.Verdict.class);
        if (!world.mayStop(asked).isEmpty()) {
            verdicts.add(Uniqueness.Verdict.UNKNOWN);
        }
        if (!stopped || expected.isEmpty()) {
            verdicts.add(
                    expected.isEmpty()
                            ? Uniqueness.Verdict.NONE
                            : expected.size() == 1 ? Uniqueness.Verdict.UNIQUE : Uniqueness.Verdict.MULTIPLE);
        }
        Mismatch.unlessWithin("unique.verdict()", actual.verdict(), verdicts);
        List<List<Integer>> found =
                actual.found().stream().map(Solution::options).toList();
        checkSome("unique.found()", found, expected);
        int known = Math.min(2, expected.size());
        if (actual.verdict() != Uniqueness.Verdict.UNKNOWN) {
            Mismatch.unlessSame("unique.found().size()", found.size(), known);
        }
        checkReport("unique.report()", actual.report(), found.size(), 2, expected.size());
    }

    /** Checks that the solutions are among the expected solutions, each once. */
    private void checkSome(String what, List<List<Integer>> found, List<List<Integer>> expected) {
        Mismatch.unlessTrue(what + " among " + expected, expected.containsAll(found), found);
        boolean distinct = new HashSet<>(found).size() == found.size();
        Mismatch.unlessTrue(what + " once each", distinct, found);
    }

    private void best(int count) {
        List<List<Integer>> expected = world.truth.weighed(asked);
        Ending ending = Ending.ofAll(world, asked, expected);
        Best<Integer> actual = world.api.best(solver, count);
        checkSome("best.found()", actual.found().stream().map(Solution::options).toList(), expected);
        int looked = actual.report().solutions().intValue();
        boolean looksAtAll = !actual.report().engine().equals("prices");
        if (looksAtAll) {
            Mismatch.unlessSame(
                    "best.report().solutions()", actual.report().solutions(), BigInteger.valueOf(ending.count(looked)));
            Mismatch.unlessSame("best.found().size()", actual.found().size(), Math.min(count, looked));
            ending.check("best.report()", actual.report(), looked);
        } else if (actual.report().isComplete()) {
            Mismatch.unlessSame("best.found().size()", actual.found().size(), Math.min(count, expected.size()));
        } else {
            StopReason stopped = actual.report().stopped();
            Mismatch.unlessTrue("best.report().stopped()", world.mayStop(asked).contains(stopped), stopped);
        }
        Mismatch.unlessSame("best.proven()", actual.proven(), actual.report().isComplete());
        List<Long> scores = scores(expected);
        boolean known = actual.proven() && !scores.isEmpty();
        if (looksAtAll || actual.proven()) {
            Mismatch.unlessSame(
                    "best.bound()", actual.bound(), known ? OptionalLong.of(scores.get(0)) : OptionalLong.empty());
        }
        if (actual.proven()) {
            Mismatch.unlessSame(
                    "best.found().stream().map(Solution::score).toList()",
                    actual.found().stream().map(Solution::score).toList(),
                    scores.subList(0, Math.min(count, scores.size())));
        }
    }

    private List<Long> scores(List<List<Integer>> solutions) {
        return solutions.stream()
                .map(world.plain::score)
                .sorted(asked.goal == Goal.LEAST ? Comparator.naturalOrder() : Comparator.reverseOrder())
                .toList();
    }

    private void sample(int count, long seed) {
        List<List<Integer>> expected = world.truth.solutions(asked);
        Ending ending = Ending.ofAll(world, asked, expected);
        Sample<Integer> actual = world.api.sample(solver, count, seed);
        List<List<Integer>> drawn =
                actual.drawn().stream().map(Solution::options).toList();
        int looked = actual.report().solutions().intValue();
        Mismatch.unlessSame(
                "sample.report().solutions()", actual.report().solutions(), BigInteger.valueOf(ending.count(looked)));
        ending.check("sample.report()", actual.report(), looked);
        Mismatch.unlessSame(
                "sample.uniform()", actual.uniform(), actual.report().isComplete());
        Mismatch.unlessSame("sample.drawn().size()", drawn.size(), looked == 0 ? 0 : count);
        if (actual.uniform() && asked.fromPath.isEmpty()) {
            List<List<Integer>> same = Truth.undisturbed(
                            () -> Truth.fresh(asked).sample(count, seed))
                    .drawn()
                    .stream()
                    .map(Solution::options)
                    .toList();
            Mismatch.unlessSame("sample.drawn().stream().map(Solution::options).toList()", drawn, same);
        }
        Mismatch.unlessTrue("drawn among " + expected, expected.containsAll(drawn), drawn);
    }

    private void prepare() {
        Set<StopReason> reasons = world.mayStop(asked);
        reasons.remove(StopReason.NODES);
        reasons.add(StopReason.EXHAUSTED); // nothing need be left to be done
        Preparation actual = world.api.prepare(solver, Question.first());
        Mismatch.unlessWithin("prepared.stopped()", actual.stopped(), reasons);
        Mismatch.unlessSame("prepared.isReady()", actual.isReady(), actual.stopped() == StopReason.EXHAUSTED);
        if (actual.isReady() && !asked.engine.equals("auto")) {
            Mismatch.unlessSame("prepared.engine()", actual.engine(), asked.engine);
        }
    }

    private void givens() {
        PlainCover plain = asked.plain;
        Givens actual = solver.givens();
        Mismatch.unlessSame("givens", actual, plain.givens());
        Arrays.fill(actual.givenOptions(), 0);
        Arrays.fill(actual.forbiddenOptions(), 0);
        Arrays.fill(actual.relaxedItems(), 0);
    }
}
