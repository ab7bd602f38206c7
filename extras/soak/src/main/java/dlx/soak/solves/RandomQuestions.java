package dlx.soak.solves;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.core.Best;
import dlx.core.EngineName;
import dlx.core.SolutionIterator;
import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.Uniqueness;
import dlx.core.search.SearchReport;
import dlx.core.search.Step;
import dlx.core.search.Visit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Asks a solver of a known cover one random question, and compares the answer with the known one. */
final class RandomQuestions {

    /** Average number of questions per question with a time limit, and per question with two threads. */
    private static final int SELDOM = 500;

    /** Average number of questions per question about a newly created cover. */
    private static final int OFTEN = 4;

    private static final List<String> ENGINES = engines();

    private final List<KnownCover> known = KnownCovers.all();
    private final List<Cover<Integer>> covers = new ArrayList<>();
    private final SplittableRandom random;
    private long refused;

    RandomQuestions(long seed) {
        random = new SplittableRandom(seed);
        known.forEach(one -> covers.add(one.maker().get()));
    }

    /**
     * Returns the engines, except {@code local}, which may not end without a solution; {@code auto} occurs twice,
     * because it is used most. Engines may reject questions that they do not support.
     */
    private static List<String> engines() {
        List<String> engines = new ArrayList<>(EngineName.names());
        engines.remove(EngineName.LOCAL);
        engines.add("auto");
        engines.add("auto");
        return engines;
    }

    /** Returns the number of questions that an engine rejected. */
    long refused() {
        return refused;
    }

    /** Asks questions until an engine has answered one. */
    void ask() {
        while (!isAnswered()) {
            refused++;
        }
    }

    private boolean isAnswered() {
        int number = random.nextInt(known.size());
        KnownCover one = known.get(number);
        if (random.nextInt(OFTEN) == 0) {
            covers.set(number, one.maker().get());
        }
        String engine = ENGINES.get(random.nextInt(ENGINES.size()));
        Solver<Integer> solver =
                Solver.builder(covers.get(number)).engine(engine).build();
        if (random.nextInt(SELDOM) == 0) {
            solver = solver.toBuilder().timeLimit(Duration.ofMinutes(1)).build();
        }
        if (random.nextInt(SELDOM) == 0) {
            solver = solver.toBuilder().threads(2).build();
        }
        int question = random.nextInt(8);
        try {
            answer(question, one, solver);
            return true;
        } catch (ModelException e) {
            if (engine.equals("auto") || !String.valueOf(e.getMessage()).contains(engine)) {
                throw e;
            }
            return false;
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(one.name() + ", engine " + engine + ", question " + question + ": " + e, e);
        }
    }

    private void answer(int question, KnownCover one, Solver<Integer> solver) {
        switch (question) {
            case 0 -> same(one.solutions(), solver.count().solutions().longValueExact());
            case 1 -> all(one, solver);
            case 2 -> same(one.solutions() > 0, solver.solve().solution().isPresent());
            case 3 -> same(verdict(one.solutions()), solver.unique().verdict());
            case 4 -> best(one, solver);
            case 5 -> some(one, solver);
            case 6 -> steps(one, solver);
            default -> sample(one, solver);
        }
    }

    private static void all(KnownCover one, Solver<Integer> solver) {
        DefinitionCheck check = new DefinitionCheck(solver.cover());
        SearchReport report = solver.forEach((options, length) -> {
            same(true, check.isSolution(options, length));
            return Visit.CONTINUE;
        });
        same(one.solutions(), report.solutions().longValueExact());
    }

    private static Uniqueness.Verdict verdict(long solutions) {
        if (solutions > 1) {
            return Uniqueness.Verdict.MULTIPLE;
        }
        return solutions == 1 ? Uniqueness.Verdict.UNIQUE : Uniqueness.Verdict.NONE;
    }

    private void best(KnownCover one, Solver<Integer> solver) {
        boolean isLeast = random.nextBoolean();
        Best<Integer> best = solver.toBuilder()
                .goal(isLeast ? Goal.LEAST : Goal.GREATEST)
                .build()
                .best();
        same(true, best.proven());
        same(one.solutions() > 0, best.solution().isPresent());
        same((isLeast ? one.least() : one.greatest()).orElse(0), best.score());
    }

    /** Checks the number of the first solutions of an iterator, which is then closed. */
    private void some(KnownCover one, Solver<Integer> solver) {
        int most = 1 + random.nextInt(3);
        int found = 0;
        try (SolutionIterator<Integer> solutions = solver.iterator()) {
            while (found < most && solutions.hasNext()) {
                solutions.next();
                found++;
            }
        }
        same(Math.min(most, one.solutions()), (long) found);
    }

    /** Checks the steps up to the first solution. The search is not continued. */
    private static void steps(KnownCover one, Solver<Integer> solver) {
        Steps steps = solver.steps();
        Optional<Step> step = steps.next();
        while (step.isPresent() && step.get().kind() != Step.Kind.SOLUTION) {
            step = steps.next();
        }
        same(one.solutions() > 0, step.isPresent());
    }

    private void sample(KnownCover one, Solver<Integer> solver) {
        same(
                one.solutions() > 0 ? 3 : 0,
                solver.sample(3, random.nextLong()).drawn().size());
    }

    private static void same(Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError("expected " + expected + ", but the answer is " + actual);
        }
    }
}
