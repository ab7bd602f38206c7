package dlx.core.calls;

import dlx.api.Cover;
import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.Found;
import dlx.core.OptionVisitor;
import dlx.core.Preparation;
import dlx.core.Question;
import dlx.core.Sample;
import dlx.core.SolutionIterator;
import dlx.core.SolutionVisitor;
import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.Uniqueness;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.Step;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The methods through which calls reach the tested code; a test overrides them to plant faults. */
interface Api {

    /** The unchanged API. */
    Api REAL = new Api() {};

    default Solver<Integer> solver(Cover<Integer> cover) {
        return Solver.of(cover);
    }

    default SearchReport forEach(Solver<Integer> solver, SolutionVisitor<Integer> visitor) {
        return solver.forEach(visitor);
    }

    default SearchReport forEachOptions(Solver<Integer> solver, OptionVisitor visitor) {
        return solver.forEach(visitor);
    }

    default Stream<List<Integer>> stream(Solver<Integer> solver) {
        return solver.iterator().stream();
    }

    default SolutionIterator<Integer> iterator(Solver<Integer> solver) {
        return solver.iterator();
    }

    default SearchReport count(Solver<Integer> solver) {
        return solver.count();
    }

    default Found<Integer> solve(Solver<Integer> solver) {
        return solver.solve();
    }

    default Uniqueness<Integer> unique(Solver<Integer> solver) {
        return solver.unique();
    }

    default Best<Integer> best(Solver<Integer> solver, int count) {
        return solver.ask(Question.best(count));
    }

    default Sample<Integer> sample(Solver<Integer> solver, int count, long seed) {
        return solver.sample(count, seed);
    }

    default Preparation prepare(Solver<Integer> solver, Question<?, ?> question) {
        return solver.prepare(question);
    }

    default Steps steps(Solver<Integer> solver) {
        return solver.steps();
    }

    default boolean hasNext(SolutionIterator<Integer> iterator) {
        return iterator.hasNext();
    }

    default Solution<Integer> next(SolutionIterator<Integer> iterator) {
        return iterator.nextSolution();
    }

    default Optional<List<Givens>> remaining(SolutionIterator<Integer> iterator) {
        return iterator.remaining();
    }

    default Optional<Step> next(Steps steps) {
        return steps.next();
    }

    default List<Givens> remaining(Steps steps) {
        return steps.remaining();
    }
}
