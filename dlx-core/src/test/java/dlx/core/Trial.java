package dlx.core;

import dlx.api.Cover;
import dlx.core.covers.PlainCover;
import dlx.core.search.Strategy;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/** A cover with the reference's result, ready to be asked of engines. */
final class Trial {

    /** Maximum number of solutions that are compared. */
    static final int MOST_SOLUTIONS = 128;

    private static final int FEW_OPTIONS = 31;

    private static final int MOST_OF_THE_WHOLE = 5000;

    /** Maximum number of nodes of the reference; far more than most random covers need. */
    static final int MOST_NODES = 20_000;

    final PlainCover plain;
    final Cover<Integer> cover;

    /** Strategy of all solvers, which determines the order of the solutions. */
    private final Strategy strategy;

    final Reference expected;
    private final Map<String, Solver<Integer>> solvers = new HashMap<>();
    private List<Trial> restricted = List.of();
    private Optional<Reference> whole = Optional.empty();
    private Optional<Optional<BigInteger>> count = Optional.empty();

    private Trial(PlainCover plain, Cover<Integer> cover, Strategy strategy) {
        this.plain = plain;
        this.cover = cover;
        this.strategy = strategy;
        this.expected = solve(MOST_SOLUTIONS);
    }

    static Trial of(PlainCover plain) {
        return of(plain, Strategy.MRV);
    }

    /** Returns a trial under {@code Strategy.MRV} or, without multiplicities, {@code Strategy.FIRST}. */
    static Trial of(PlainCover plain, Strategy strategy) {
        return new Trial(plain, plain.cover(), strategy);
    }

    private Reference solve(int mostSolutions) {
        return Reference.solve(plain, strategy == Strategy.FIRST, mostSolutions, MOST_NODES);
    }

    /** Returns true if the reference found enough to check answers: all solutions, or two of them. */
    boolean isKnown() {
        return expected.isComplete() || expected.solutions().size() > 1;
    }

    /** Returns the solver of an engine: always the same solver, so that all questions share its compilation. */
    Solver<Integer> solver(String engine) {
        return solvers.computeIfAbsent(engine, this::freshSolver);
    }

    /** Returns a solver without compilations. */
    Solver<Integer> freshSolver(String engine) {
        return bareSolver(engine).toBuilder().given(plain.givens()).build();
    }

    /** Returns a solver without compilations and without givens. */
    Solver<Integer> bareSolver(String engine) {
        return Solver.builder(cover).strategy(strategy).engine(engine).build();
    }

    /** Returns all solutions that the reference can find of a cover of few options, up to several thousand. */
    Reference whole() {
        if (whole.isEmpty()) {
            boolean isSmall = plain.options().size() <= FEW_OPTIONS;
            whole = Optional.of(expected.isComplete() || !isSmall ? expected : solve(MOST_OF_THE_WHOLE));
        }
        return whole.get();
    }

    /** Returns the number of solutions, if the reference can count them; computed once, even if it cannot. */
    Optional<BigInteger> count() {
        if (count.isEmpty()) {
            int seen = expected.solutions().size();
            count = Optional.of(
                    expected.isComplete() ? Optional.of(BigInteger.valueOf(seen)) : Reference.count(plain, MOST_NODES));
        }
        return count.get();
    }

    /**
     * Returns trials of the cover with further givens, three at random of these: the first and the last option taken,
     * any option taken, half of a solution taken; any option banned, some options of a solution banned; any items
     * relaxed; some of all three.
     */
    List<Trial> restricted() {
        int options = plain.options().size();
        if (restricted.isEmpty() && options > 0) {
            Random random = new Random(options);
            List<Integer> primary = IntStream.range(0, plain.primary().size())
                    .filter(plain.primary()::get)
                    .boxed()
                    .toList();
            List<Integer> item = List.of(primary.get(random.nextInt(primary.size())));
            List<Integer> option = List.of(random.nextInt(options));
            List<PlainCover> more = new ArrayList<>();
            more.add(plain.pinned(List.of(0, options - 1)));
            more.add(plain.pinned(option));
            more.add(plain.restricted(option, List.of()));
            more.add(plain.restricted(List.of(), item));
            more.add(plain.pinned(option).restricted(List.of(random.nextInt(options)), item));
            List<List<Integer>> solutions = expected.solutions();
            if (!solutions.isEmpty()) {
                List<Integer> solution = solutions.get(random.nextInt(solutions.size()));
                List<Integer> half = solution.subList(0, (solution.size() + 1) / 2);
                more.add(plain.pinned(half));
                more.add(plain.restricted(half, item));
                more.add(plain.pinned(half).restricted(option, item));
            }
            Collections.shuffle(more, random);
            restricted = more.stream()
                    .limit(3)
                    .map(cover -> of(cover, strategy))
                    .filter(Trial::isKnown)
                    .toList();
        }
        return restricted;
    }

    /** Returns the solver of an engine for this cover, with the compilation made for another trial. */
    Solver<Integer> over(Trial other, String engine) {
        return other.solver(engine).toBuilder().given(plain.givens()).build();
    }
}
