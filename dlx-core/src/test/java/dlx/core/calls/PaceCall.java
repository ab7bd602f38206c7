package dlx.core.calls;

import dlx.core.Steps;
import dlx.core.calls.Asked.Mode;
import dlx.core.calls.Name.SolverName;
import dlx.core.calls.Name.StepsName;
import dlx.core.calls.World.Pace;
import dlx.core.calls.World.Subject;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.Step;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Calls of a search step by step. */
sealed interface PaceCall extends Call {

    /** Steps that lead to a node below which the search has not reported anything. */
    Set<Step.Kind> TO_A_NEW_NODE = Set.of(Step.Kind.ENTER, Step.Kind.TAKE, Step.Kind.LEAVE);

    /** Returns the steps. */
    StepsName steps();

    @Override
    default boolean isPossible(World world) {
        return world.steps.containsKey(steps());
    }

    @Override
    default boolean isNested() {
        return true;
    }

    /** Begins a search. */
    record Begin(SolverName solver, StepsName steps) implements PaceCall {
        @Override
        public boolean isPossible(World world) {
            return world.solvers.containsKey(solver)
                    && !world.steps.containsKey(steps)
                    && !world.solvers.get(solver).asked().refuses(Mode.ALL, true);
        }

        @Override
        public boolean isNested() {
            return false;
        }

        @Override
        public void make(World world) {
            Subject subject = world.solvers.get(solver);
            boolean stopped = world.stopsAtOnce(subject.asked());
            Steps real = world.api.steps(subject.real());
            world.steps.put(steps, new Pace(real, solver, subject.asked(), stopped));
        }
    }

    /** Takes a number of steps. */
    record StepOn(StepsName steps, int count) implements PaceCall {
        @Override
        public void make(World world) {
            Pace pace = world.steps.get(steps);
            Ending ending = Ending.ofSteps(world, pace.asked, pace.stoppedAtOnce || stopped(world, pace));
            List<List<Integer>> actual = new ArrayList<>();
            boolean ended = pace.over;
            for (int taken = 0; taken < count; taken++) {
                Optional<Step> step = world.api.next(pace.real);
                ended |= step.isEmpty();
                step.ifPresent(s -> pace.atNewNode = TO_A_NEW_NODE.contains(s.kind()));
                if (step.isPresent() && step.get().kind() == Step.Kind.SOLUTION) {
                    actual.add(pace.real.options());
                }
            }
            int found = pace.shown + actual.size();
            boolean stays = pace.over || stopped(world, pace);
            int wanted = stays ? pace.shown : ended ? Math.max(pace.shown, ending.count(found)) : found;
            List<List<Integer>> all = world.truth.all(pace.asked);
            Mismatch.unlessSame(
                    "shown", actual, all.subList(Math.min(pace.shown, all.size()), Math.min(wanted, all.size())));
            boolean hasEnded = ended && !pace.over;
            pace.shown = found;
            pace.over = ended;
            checkReport(pace, hasEnded ? Optional.of(ending) : Optional.empty());
        }

        /** Returns true if a token, or the time, forbids a further step. */
        private static boolean stopped(World world, Pace pace) {
            return world.stopsAtOnce(pace.asked);
        }

        private void checkReport(Pace pace, Optional<Ending> ended) {
            String report = steps + ".report()";
            SearchReport actual = pace.real.report();
            Mismatch.unlessSame(report + ".solutions()", actual.solutions(), BigInteger.valueOf(pace.shown));
            if (!pace.over) {
                Mismatch.unlessSame(report + ".stopped()", actual.stopped(), StopReason.VISITOR);
            }
            ended.ifPresent(ending ->
                    Mismatch.unlessWithin(report + ".stopped()", actual.stopped(), ending.reasons(pace.shown)));
        }
    }

    /** Asks for the remaining parts and searches all of them. The steps can continue afterwards. */
    record RestOfSteps(StepsName steps) implements PaceCall {
        @Override
        public boolean isPossible(World world) {
            Pace pace = world.steps.get(steps);
            // stopped before it came to its path, it does not know
            return pace != null
                    && !(pace.stoppedAtOnce && pace.asked.fromPath.isPresent())
                    && pace.asked.symmetries.isEmpty();
        }

        @Override
        public void make(World world) {
            Pace pace = world.steps.get(steps);
            List<Givens> parts = world.api.remaining(pace.real);
            List<List<Integer>> all = world.truth.all(pace.asked);
            new Remains(world, pace.owner, pace.asked).check(parts, all.subList(pace.shown, all.size()));
        }
    }

    /** Makes a solver that begins at the position of the steps. */
    record StartThere(StepsName steps, SolverName to) implements PaceCall {
        @Override
        public boolean isPossible(World world) {
            Pace pace = world.steps.get(steps);
            return pace != null
                    && pace.atNewNode
                    && !pace.over
                    && !pace.stoppedAtOnce
                    && !pace.asked.how.learns()
                    && !world.solvers.containsKey(to)
                    && world.solvers.containsKey(pace.owner);
        }

        @Override
        public boolean isNested() {
            return false;
        }

        @Override
        public void make(World world) {
            Pace pace = world.steps.get(steps);
            Subject owner = world.solvers.get(pace.owner);
            List<Integer> path = pace.real.path();
            List<List<Integer>> all = world.truth.all(pace.asked);
            boolean whole = path.isEmpty();
            Asked asked = owner.asked()
                    .with(a -> a.fromPath =
                            whole ? Optional.empty() : Optional.of(List.copyOf(all.subList(pace.shown, all.size()))));
            world.solvers.put(
                    to, new Subject(owner.real().toBuilder().start(path).build(), asked));
        }
    }
}
