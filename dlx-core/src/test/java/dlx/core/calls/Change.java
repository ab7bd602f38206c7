package dlx.core.calls;

import dlx.api.Goal;
import dlx.core.Solver;
import dlx.core.calls.Name.ItemName;
import dlx.core.calls.Name.OptionName;
import dlx.core.calls.Name.TokenName;
import dlx.core.search.Givens;
import dlx.core.search.RootReduction;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** A setting of a solver that differs from that of the solver it is made of. */
sealed interface Change {

    /** Returns the changed solver. */
    Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed);

    /** Returns the model's knowledge of the changed solver. */
    Asked asked(Asked before);

    /**
     * Returns true if the change is possible. A path leads through one tree only, so the tree must not change after it.
     */
    default boolean isPossible(World world, Asked before) {
        return before.fromPath.isEmpty();
    }

    private static List<Integer> numbers(Collection<? extends Name> names) {
        return names.stream().map(Name::number).toList();
    }

    /**
     * The effect of a setting.
     *
     * @param real the call itself
     * @param model its change of the model
     */
    record Effect(UnaryOperator<Solver<Integer>> real, Consumer<Asked> model) {}

    /** A setting that does not need the world and does not have state. */
    sealed interface Setting extends Change {

        Effect effect();

        @Override
        default Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return effect().real().apply(solver);
        }

        @Override
        default Asked asked(Asked before) {
            return before.with(effect().model());
        }
    }

    record Engine(String name) implements Setting {
        @Override
        public Effect effect() {
            return new Effect(s -> s.toBuilder().engine(name).build(), a -> a.engine = name);
        }
    }

    record Branch(How how) implements Setting {
        @Override
        public Effect effect() {
            return new Effect(s -> s.toBuilder().strategy(how.strategy).build(), a -> a.how = how);
        }
    }

    record Reduce(RootReduction reduction) implements Setting {
        @Override
        public Effect effect() {
            return new Effect(s -> s.toBuilder().reduction(reduction).build(), a -> a.reduction = reduction);
        }
    }

    record Prefer(Goal goal) implements Setting {
        @Override
        public boolean isPossible(World world, Asked before) {
            return true;
        }

        @Override
        public Effect effect() {
            return new Effect(s -> s.toBuilder().goal(goal).build(), a -> a.goal = goal);
        }
    }

    /** The limit on solutions; 0 means without limit. */
    record Limit(int solutions) implements Setting {
        @Override
        public boolean isPossible(World world, Asked before) {
            return solutions >= 0;
        }

        @Override
        public Effect effect() {
            long most = solutions == 0 ? Long.MAX_VALUE : solutions;
            return new Effect(s -> s.toBuilder().solutionLimit(most).build(), a -> a.limit = most);
        }
    }

    /** The limit on nodes; 0 means without limit. */
    record NodeLimit(int nodes) implements Setting {
        @Override
        public boolean isPossible(World world, Asked before) {
            return nodes >= 0;
        }

        @Override
        public Effect effect() {
            long most = nodes == 0 ? Long.MAX_VALUE : nodes;
            return new Effect(s -> s.toBuilder().nodeLimit(most).build(), a -> a.nodeLimit = most);
        }
    }

    /** A time limit of 0, or longer than any test. */
    record TimeLimit(boolean none) implements Setting {
        @Override
        public boolean isPossible(World world, Asked before) {
            return true;
        }

        @Override
        public Effect effect() {
            return new Effect(
                    s -> s.toBuilder()
                            .timeLimit(none ? Duration.ZERO : Duration.ofDays(9))
                            .build(),
                    a -> a.timeIsUp = none);
        }
    }

    record Memory(int bytes) implements Setting {
        @Override
        public boolean isPossible(World world, Asked before) {
            return bytes > 0;
        }

        @Override
        public Effect effect() {
            return new Effect(s -> s.toBuilder().memoMemory(bytes).build(), a -> {});
        }
    }

    record Pin(List<OptionName> options) implements Setting {
        @Override
        public Effect effect() {
            List<Integer> pins = numbers(options);
            return new Effect(s -> s.toBuilder().given(pins).build(), a -> a.plain = a.plain.pinned(pins));
        }
    }

    record Forbid(List<OptionName> options) implements Setting {
        @Override
        public Effect effect() {
            List<Integer> banned = numbers(options);
            return new Effect(
                    s -> s.toBuilder().forbidden(banned).build(), a -> a.plain = a.plain.restricted(banned, List.of()));
        }
    }

    record Give(List<OptionName> taken, List<OptionName> banned, List<ItemName> relaxed) implements Setting {
        @Override
        public Effect effect() {
            return new Effect(
                    s -> s.toBuilder()
                            .given(Givens.of(array(taken))
                                    .forbidden(array(banned))
                                    .relaxed(array(relaxed)))
                            .build(),
                    a -> a.plain = a.plain.pinned(numbers(taken)).restricted(numbers(banned), numbers(relaxed)));
        }

        private static int[] array(Collection<? extends Name> names) {
            return names.stream().mapToInt(Name::number).toArray();
        }
    }

    record WatchToken(TokenName token) implements Change {
        @Override
        public boolean isPossible(World world, Asked before) {
            return world.tokens.containsKey(token);
        }

        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.toBuilder().token(world.tokens.get(token).real).build();
        }

        @Override
        public Asked asked(Asked before) {
            return before.with(a -> a.token = Optional.of(token));
        }
    }

    /** Solutions up to symmetry; the first symmetry may fail when it is asked first. */
    record Distinct(List<Symmetry> symmetries, boolean fails) implements Change {
        @Override
        public boolean isPossible(World world, Asked before) {
            int options = before.plain.options().size();
            return options > 0
                    && !symmetries.isEmpty()
                    && symmetries.stream().allMatch(symmetry -> symmetry.isWellFormed(options))
                    && world.truth.isSmall(symmetries, options);
        }

        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.toBuilder()
                    .symmetries(symmetries.stream()
                            .map(symmetry ->
                                    symmetry.map(changed.plain.options().size()))
                            .map(map -> operator(changed.failing, map))
                            .toList())
                    .build();
        }

        private static UnaryOperator<Integer> operator(AtomicBoolean failing, int... map) {
            return option -> {
                if (failing.compareAndSet(true, false)) {
                    throw new IllegalStateException("the symmetry fails");
                }
                return map[option];
            };
        }

        @Override
        public Asked asked(Asked before) {
            return before.with(a -> {
                a.symmetries = symmetries;
                a.failing = new AtomicBoolean(fails);
            });
        }
    }
}
