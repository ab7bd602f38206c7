package dlx.core.calls;

import dlx.core.SolutionIterator;
import dlx.core.calls.Asked.Mode;
import dlx.core.calls.Name.IteratorName;
import dlx.core.calls.Name.SolverName;
import dlx.core.calls.World.Pull;
import dlx.core.calls.World.Subject;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Calls of an iterator. */
sealed interface PullCall extends Call {

    /** Returns the iterator. */
    IteratorName iterator();

    @Override
    default boolean isPossible(World world) {
        return world.iterators.containsKey(iterator());
    }

    @Override
    default boolean isNested() {
        return true;
    }

    /** Begins a search. */
    record Open(SolverName solver, IteratorName iterator) implements PullCall {
        @Override
        public boolean isPossible(World world) {
            if (!world.solvers.containsKey(solver) || world.iterators.containsKey(iterator)) {
                return false;
            }
            Asked asked = world.solvers.get(solver).asked();
            return !asked.failing.get() && !asked.refuses(Mode.ALL, false) && world.truth.areSymmetries(asked);
        }

        @Override
        public boolean isNested() {
            return false;
        }

        @Override
        public void make(World world) {
            Subject subject = world.solvers.get(solver);
            boolean stopped = world.stopsAtOnce(subject.asked());
            SolutionIterator<Integer> real = world.api.iterator(subject.real());
            world.iterators.put(iterator, new Pull(real, solver, subject.asked(), stopped));
        }
    }

    /** Returns the model's answer about a further solution; empty if the model cannot determine it. */
    private static Optional<Boolean> hasNext(World world, Pull pull) {
        Asked asked = pull.asked;
        List<List<Integer>> expected = world.truth.solutions(asked);
        if (pull.ready) {
            return Optional.of(true);
        }
        if (pull.over || pull.stoppedAtOnce || world.stopsAtOnce(asked)) {
            return Optional.of(false);
        }
        if (pull.handed >= Math.min(asked.limit, expected.size())) {
            return Optional.of(false);
        }
        if (world.mayStop(asked).isEmpty()) {
            return Optional.of(true);
        }
        boolean known = asked.searchesTheTree() && asked.symmetries.isEmpty();
        return known
                ? Optional.of(pull.handed < world.truth.of(asked.plain).solutionsWithin(asked.nodeLimit))
                : Optional.empty();
    }

    /** Asks whether there is a further solution. */
    record HasNext(IteratorName iterator) implements PullCall {
        @Override
        public void make(World world) {
            Pull pull = world.iterators.get(iterator);
            boolean actual = world.api.hasNext(pull.real);
            boolean expected = PullCall.hasNext(world, pull).orElse(actual);
            Mismatch.unlessSame("has", actual, expected);
            pull.ready = actual;
            pull.waits = actual || pull.waits && pull.over;
            pull.over |= !actual;
        }
    }

    /** Takes a number of solutions, as long as there are some. */
    record Next(IteratorName iterator, int count) implements PullCall {
        @Override
        public boolean isPossible(World world) {
            return PullCall.super.isPossible(world) && count > 0;
        }

        @Override
        public void make(World world) {
            for (int k = 0; k < count; k++) {
                takeOne(world);
            }
        }

        private void takeOne(World world) {
            Pull pull = world.iterators.get(iterator);
            List<List<Integer>> expected = world.truth.solutions(pull.asked);
            Optional<Boolean> has = PullCall.hasNext(world, pull);
            if (!has.orElse(false)) {
                new HasNext(iterator).make(world);
            }
            if (has.orElse(pull.ready)) {
                List<Integer> actual = world.api.next(pull.real).options();
                Object wanted = pull.handed < expected.size() ? expected.get(pull.handed) : "no further solution";
                Mismatch.unlessSame("next", actual, wanted);
                pull.handed++;
                pull.ready = false;
                pull.waits = false;
            }
        }
    }

    /** Ends the search. */
    record Close(IteratorName iterator) implements PullCall {
        @Override
        public void make(World world) {
            Pull pull = world.iterators.get(iterator);
            pull.real.close();
            pull.ready = false;
            pull.over = true;
        }
    }

    /** Asks for the report of the search so far. */
    record Report(IteratorName iterator) implements PullCall {
        @Override
        public void make(World world) {
            Pull pull = world.iterators.get(iterator);
            SearchReport report = pull.real.report();
            BigInteger found = BigInteger.valueOf(pull.handed + (pull.waits ? 1 : 0));
            Mismatch.unlessSame("report.solutions()", report.solutions(), found);
            Mismatch.unlessSame("report.outcome()", report.outcome(), Outcome.of(report.solutions(), report.stopped()));
            if (!pull.over) {
                Set<StopReason> reasons = pull.stoppedAtOnce ? world.mayStop(pull.asked) : new HashSet<>();
                reasons.add(StopReason.VISITOR);
                Mismatch.unlessWithin("report.stopped()", report.stopped(), reasons);
            }
        }
    }

    /** Asks for the remaining parts and searches all of them. */
    record Rest(IteratorName iterator) implements PullCall {
        @Override
        public void make(World world) {
            Pull pull = world.iterators.get(iterator);
            Optional<List<Givens>> parts = world.api.remaining(pull.real);
            boolean mayBeUnknown = pull.stoppedAtOnce || !pull.asked.symmetries.isEmpty();
            if (!mayBeUnknown) {
                Mismatch.unlessSame("rest.isEmpty()", parts.isEmpty(), false);
            }
            if (parts.isPresent()) {
                List<List<Integer>> expected = world.truth.all(pull.asked);
                new Remains(world, pull.owner, pull.asked)
                        .check(parts.get(), expected.subList(pull.handed, expected.size()));
            }
        }
    }
}
