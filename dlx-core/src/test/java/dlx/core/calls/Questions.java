package dlx.core.calls;

import dlx.api.Goal;
import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.Found;
import dlx.core.PlainCover;
import dlx.core.Preparation;
import dlx.core.Question;
import dlx.core.Sample;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.calls.Ask.Topic;
import dlx.core.calls.Name.SolverName;
import dlx.core.calls.World.Subject;
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
    private final Code code;
    private final SolverName name;
    private final Solver<Integer> solver;
    private final Asked asked;

    Questions(World world, Code code, SolverName name, Subject subject) {
        this.world = world;
        this.code = code;
        this.name = name;
        this.solver = subject.real();
        this.asked = subject.asked();
    }

    /** Asks, where something is to be thrown. */
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
            case BEST -> best(ask.howMany());
            case SAMPLE -> sample(ask.howMany(), ask.seed());
            case PREPARE -> prepare();
            case GIVENS -> givens();
        }
    }

    private void count() {
        String report = code.fresh("report");
        code.line("SearchReport " + report + " = " + name + ".count();");
        Ending ending = Ending.of(world, asked);
        SearchReport actual = world.api.count(solver);
        int found =
                actual.solutions().min(BigInteger.valueOf(Integer.MAX_VALUE)).intValue();
        code.same(report + ".solutions()", actual.solutions(), BigInteger.valueOf(ending.count(found)));
        ending.check(code, report, actual, found);
    }

    private void visit(Topic topic) {
        String seen = code.fresh("seen");
        String report = code.fresh("report");
        boolean byNumbers = topic == Topic.FOR_EACH_OPTIONS;
        String taken = code.fresh("taken");
        code.line("List<List<Integer>> " + seen + " = new ArrayList<>();");
        code.open("SearchReport " + report + " = " + name
                + (byNumbers ? ".forEach((" + taken + ", length" + taken + ") -> {" : ".forEach(" + taken + " -> {"));
        code.line(byNumbers ? numbersAdded(seen, taken) : seen + ".add(" + taken + ");");
        code.line("return Visit.CONTINUE;");
        code.close("});");
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
        code.same(seen, actual, ending.first(actual.size()));
        ending.check(code, report, ended, actual.size());
    }

    /** Takes the solution out of the array of a visitor, and leaves it in disorder. */
    static List<Integer> taken(int[] options, int length) {
        List<Integer> numbers =
                Arrays.stream(options, 0, length).sorted().boxed().toList();
        Arrays.fill(options, -1);
        return numbers;
    }

    static String numbersAdded(String seen, String options) {
        return seen + ".add(Arrays.stream(" + options + ", 0, length" + options
                + ").sorted().boxed().toList()); Arrays.fill(" + options + ", -1);";
    }

    private void stream() {
        String seen = code.fresh("seen");
        code.line("List<List<Integer>> " + seen + " = " + name + ".iterator().stream().toList();");
        Ending ending = Ending.of(world, asked);
        try (Stream<List<Integer>> stream = world.api.stream(solver)) {
            List<List<Integer>> actual = stream.toList();
            code.same(seen, actual, ending.first(actual.size()));
        }
    }

    private void solve() {
        String answer = code.fresh("answer");
        code.line("Found<Integer> " + answer + " = " + name + ".solve();");
        boolean stopped = world.stopsAtOnce(asked);
        Found<Integer> actual = world.api.solve(solver);
        List<List<Integer>> expected = world.truth.solutions(asked);
        Optional<List<Integer>> found = actual.solution();
        if (stopped) {
            code.same(answer + ".solution()", found, Optional.empty());
        } else if (EnumSet.of(StopReason.NODES).containsAll(world.mayStop(asked))) {
            code.same(answer + ".solution()", found, firstOfAFreshOne(expected));
        }
        found.ifPresent(solution -> code.that(
                "\"" + expected + "\".contains(" + answer + ".solution().get().toString())",
                expected.contains(solution),
                solution));
        checkReport(answer + ".report()", actual.report(), found.isPresent() ? 1 : 0, 1, expected.size());
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

    /** Checks the report of a search that returns so many solutions at most. */
    private void checkReport(String report, SearchReport actual, int found, int most, int all) {
        Set<StopReason> reasons = world.mayStop(asked);
        if (found == Math.min(most, all)) {
            reasons.add(StopReason.EXHAUSTED);
        }
        if (found == most) {
            reasons = EnumSet.of(StopReason.SOLUTION_LIMIT);
        }
        code.within(report + ".stopped()", actual.stopped(), reasons);
        code.same(report + ".solutions()", actual.solutions(), BigInteger.valueOf(found));
    }

    private void unique() {
        String unique = code.fresh("unique");
        code.line("Uniqueness<Integer> " + unique + " = " + name + ".unique();");
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
        code.within(unique + ".verdict()", actual.verdict(), verdicts);
        List<List<Integer>> found =
                actual.found().stream().map(Solution::options).toList();
        checkSome(unique + ".found()", found, expected);
        int known = Math.min(2, expected.size());
        if (actual.verdict() != Uniqueness.Verdict.UNKNOWN) {
            code.same(unique + ".found().size()", found.size(), known);
        }
        checkReport(unique + ".report()", actual.report(), found.size(), 2, expected.size());
    }

    private static String allAmong(List<List<Integer>> expected) {
        return ".map(Object::toString).allMatch(\"" + expected + "\"::contains)";
    }

    /** Checks that solutions are some of those expected, each once. */
    private void checkSome(String java, List<List<Integer>> found, List<List<Integer>> expected) {
        String lists = java + ".stream().map(Solution::options)";
        code.that(lists + allAmong(expected), expected.containsAll(found), found);
        boolean distinct = new HashSet<>(found).size() == found.size();
        code.that(lists + ".distinct().count() == " + java + ".size()", distinct, found);
    }

    private void best(int howMany) {
        String best = code.fresh("best");
        code.line("Best<Integer> " + best + " = " + name + ".ask(Question.best(" + howMany + "));");
        List<List<Integer>> expected = world.truth.weighed(asked);
        Ending ending = Ending.ofAll(world, asked, expected);
        Best<Integer> actual = world.api.best(solver, howMany);
        checkSome(
                best + ".found()",
                actual.found().stream().map(Solution::options).toList(),
                expected);
        int looked = actual.report().solutions().intValue();
        boolean looksAtAll = !actual.report().engine().equals("prices");
        if (looksAtAll) {
            code.same(
                    best + ".report().solutions()",
                    actual.report().solutions(),
                    BigInteger.valueOf(ending.count(looked)));
            code.same(best + ".found().size()", actual.found().size(), Math.min(howMany, looked));
            ending.check(code, best + ".report()", actual.report(), looked);
        } else if (actual.report().isComplete()) {
            code.same(best + ".found().size()", actual.found().size(), Math.min(howMany, expected.size()));
        } else {
            StopReason stopped = actual.report().stopped();
            code.that(best + ".report().stopped()", world.mayStop(asked).contains(stopped), stopped);
        }
        code.same(best + ".proven()", actual.proven(), actual.report().isComplete());
        List<Long> scores = scores(expected);
        boolean known = actual.proven() && !scores.isEmpty();
        if (looksAtAll || actual.proven()) {
            code.same(best + ".bound()", actual.bound(), known ? OptionalLong.of(scores.get(0)) : OptionalLong.empty());
        }
        if (actual.proven()) {
            code.same(
                    best + ".found().stream().map(Solution::score).toList()",
                    actual.found().stream().map(Solution::score).toList(),
                    scores.subList(0, Math.min(howMany, scores.size())));
        }
    }

    private List<Long> scores(List<List<Integer>> solutions) {
        return solutions.stream()
                .map(world.plain::score)
                .sorted(asked.goal == Goal.LEAST ? Comparator.naturalOrder() : Comparator.reverseOrder())
                .toList();
    }

    private void sample(int howMany, long seed) {
        String sample = code.fresh("sample");
        code.line("Sample<Integer> " + sample + " = " + name + ".sample(" + howMany + ", " + seed + ");");
        List<List<Integer>> expected = world.truth.solutions(asked);
        Ending ending = Ending.ofAll(world, asked, expected);
        Sample<Integer> actual = world.api.sample(solver, howMany, seed);
        List<List<Integer>> drawn =
                actual.drawn().stream().map(Solution::options).toList();
        int looked = actual.report().solutions().intValue();
        code.same(
                sample + ".report().solutions()",
                actual.report().solutions(),
                BigInteger.valueOf(ending.count(looked)));
        ending.check(code, sample + ".report()", actual.report(), looked);
        code.same(sample + ".uniform()", actual.uniform(), actual.report().isComplete());
        code.same(sample + ".drawn().size()", drawn.size(), looked == 0 ? 0 : howMany);
        if (actual.uniform() && asked.fromPath.isEmpty()) {
            List<List<Integer>> same =
                    Truth.undisturbed(() -> Truth.fresh(asked).sample(howMany, seed)).drawn().stream()
                            .map(Solution::options)
                            .toList();
            code.same(sample + ".drawn().stream().map(Solution::options).toList()", drawn, same);
        }
        code.that(
                sample + ".drawn().stream().map(Solution::options)" + allAmong(expected),
                expected.containsAll(drawn),
                drawn);
    }

    private void prepare() {
        String prepared = code.fresh("prepared");
        code.line("Preparation " + prepared + " = " + name + ".prepare(Question.first());");
        Set<StopReason> reasons = world.mayStop(asked);
        reasons.remove(StopReason.NODES);
        reasons.add(StopReason.EXHAUSTED); // nothing need be left to be done
        Preparation actual = world.api.prepare(solver, Question.first());
        code.within(prepared + ".stopped()", actual.stopped(), reasons);
        code.same(prepared + ".isReady()", actual.isReady(), actual.stopped() == StopReason.EXHAUSTED);
        if (actual.isReady() && !asked.engine.equals("auto")) {
            code.same(prepared + ".engine()", actual.engine(), asked.engine);
        }
    }

    private void givens() {
        PlainCover plain = asked.plain;
        String expected = "Givens.taking(" + Code.arguments(plain.pins()) + ").ban(" + Code.arguments(plain.banned())
                + ").relax(" + Code.arguments(plain.relaxed()) + ")";
        Givens actual = solver.givens();
        code.that(name + ".givens().equals(" + expected + ")", actual.equals(plain.givens()), actual);
        for (String kind : List.of("taken", "banned", "relaxed")) {
            code.line("Arrays.fill(" + name + ".givens()." + kind + "(), 0);");
        }
        Arrays.fill(actual.givenOptions(), 0);
        Arrays.fill(actual.forbiddenOptions(), 0);
        Arrays.fill(actual.relaxedItems(), 0);
    }
}
