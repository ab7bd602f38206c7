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
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A setting of a solver that differs from that of the solver it is made of. */
sealed interface Change {

    /** The solver that differs. */
    Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed);

    /** What the model knows of it. */
    Asked asked(Asked before);

    /** The call in Java, on an expression for the solver. */
    String java(String solver);

    /** A path leads through one tree only: what changes the tree may not come after it. */
    default boolean isPossible(World world, Asked before) {
        return before.fromPath.isEmpty();
    }

    private static List<Integer> numbers(Collection<? extends Name> names) {
        return names.stream().map(Name::number).toList();
    }

    record Engine(String name) implements Change {
        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.engine(name);
        }

        @Override
        public Asked asked(Asked before) {
            return before.with(a -> a.engine = name);
        }

        @Override
        public String java(String solver) {
            return solver + ".engine(\"" + name + "\");";
        }
    }

    record Branch(How how) implements Change {
        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.strategy(how.strategy);
        }

        @Override
        public Asked asked(Asked before) {
            return before.with(a -> a.how = how);
        }

        @Override
        public String java(String solver) {
            return solver + ".strategy(" + how.java + ");";
        }
    }

    record Reduce(RootReduction reduction) implements Change {
        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.reduction(reduction);
        }

        @Override
        public Asked asked(Asked before) {
            return before.with(a -> a.reduction = reduction);
        }

        @Override
        public String java(String solver) {
            return solver + ".reduction(RootReduction." + reduction + ");";
        }
    }

    record Prefer(Goal goal) implements Change {
        @Override
        public boolean isPossible(World world, Asked before) {
            return true;
        }

        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.goal(goal);
        }

        @Override
        public Asked asked(Asked before) {
            return before.with(a -> a.goal = goal);
        }

        @Override
        public String java(String solver) {
            return solver + ".goal(Goal." + goal + ");";
        }
    }

    /** So many solutions; 0 stands for no limit. */
    record Limit(int solutions) implements Change {
        private long most() {
            return solutions == 0 ? Long.MAX_VALUE : solutions;
        }

        @Override
        public boolean isPossible(World world, Asked before) {
            return solutions >= 0;
        }

        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.limit(most());
        }

        @Override
        public Asked asked(Asked before) {
            return before.with(a -> a.limit = most());
        }

        @Override
        public String java(String solver) {
            return solver + ".limit(" + Code.literal(most()) + ");";
        }
    }

    /** So many nodes; 0 stands for no limit. */
    record NodeLimit(int nodes) implements Change {
        private long most() {
            return nodes == 0 ? Long.MAX_VALUE : nodes;
        }

        @Override
        public boolean isPossible(World world, Asked before) {
            return nodes >= 0;
        }

        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.nodeLimit(most());
        }

        @Override
        public Asked asked(Asked before) {
            return before.with(a -> a.nodeLimit = most());
        }

        @Override
        public String java(String solver) {
            return solver + ".nodeLimit(" + Code.literal(most()) + ");";
        }
    }

    /** No time at all, or more than any test takes. */
    record TimeLimit(boolean none) implements Change {
        @Override
        public boolean isPossible(World world, Asked before) {
            return true;
        }

        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.timeLimit(none ? Duration.ZERO : Duration.ofDays(9));
        }

        @Override
        public Asked asked(Asked before) {
            return before.with(a -> a.timeIsUp = none);
        }

        @Override
        public String java(String solver) {
            return solver + ".timeLimit(" + (none ? "Duration.ZERO" : "Duration.ofDays(9)") + ");";
        }
    }

    record Memory(int bytes) implements Change {
        @Override
        public boolean isPossible(World world, Asked before) {
            return bytes > 0;
        }

        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.memoMemory(bytes);
        }

        @Override
        public Asked asked(Asked before) {
            return before;
        }

        @Override
        public String java(String solver) {
            return solver + ".memoMemory(" + bytes + ");";
        }
    }

    record WatchToken(TokenName token) implements Change {
        @Override
        public boolean isPossible(World world, Asked before) {
            return world.tokens.containsKey(token);
        }

        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.cancelledBy(world.tokens.get(token).real);
        }

        @Override
        public Asked asked(Asked before) {
            return before.with(a -> a.token = Optional.of(token));
        }

        @Override
        public String java(String solver) {
            return solver + ".cancelledBy(" + token + ");";
        }
    }

    record Pin(List<OptionName> options) implements Change {
        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.pinned(numbers(options));
        }

        @Override
        public Asked asked(Asked before) {
            return before.with(a -> a.plain = a.plain.pinned(numbers(options)));
        }

        @Override
        public String java(String solver) {
            return solver + ".pinned(List.of(" + Code.arguments(numbers(options)) + "));";
        }
    }

    record Forbid(List<OptionName> options) implements Change {
        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.forbidden(numbers(options));
        }

        @Override
        public Asked asked(Asked before) {
            return before.with(a -> a.plain = a.plain.restricted(numbers(options), List.of()));
        }

        @Override
        public String java(String solver) {
            return solver + ".forbidden(List.of(" + Code.arguments(numbers(options)) + "));";
        }
    }

    record Give(List<OptionName> taken, List<OptionName> banned, List<ItemName> relaxed) implements Change {
        @Override
        public Solver<Integer> apply(World world, Solver<Integer> solver, Asked changed) {
            return solver.given(Givens.taking(array(taken)).ban(array(banned)).relax(array(relaxed)));
        }

        private static int[] array(Collection<? extends Name> names) {
            return names.stream().mapToInt(Name::number).toArray();
        }

        @Override
        public Asked asked(Asked before) {
            return before.with(
                    a -> a.plain = a.plain.pinned(numbers(taken)).restricted(numbers(banned), numbers(relaxed)));
        }

        @Override
        public String java(String solver) {
            return solver + ".given(Givens.taking(" + Code.arguments(numbers(taken)) + ")"
                    + (banned.isEmpty() ? "" : ".ban(" + Code.arguments(numbers(banned)) + ")")
                    + (relaxed.isEmpty() ? "" : ".relax(" + Code.arguments(numbers(relaxed)) + ")") + ");";
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
            return solver.distinct(symmetries.stream()
                    .map(symmetry -> symmetry.map(changed.plain.options().size()))
                    .map(map -> operator(changed.failing, map))
                    .toList());
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

        @Override
        public String java(String solver) {
            String maps = symmetries.stream().map(Symmetry::java).collect(Collectors.joining(", "));
            if (!fails) {
                return solver + ".distinct(List.of(" + maps + "));";
            }
            String flag = "failing" + solver.replaceFirst("Solver<Integer> (s\\d+) .*", "$1");
            String failing = "option -> { if (" + flag
                    + ".getAndSet(false)) { throw new IllegalStateException(\"the symmetry fails\"); } return option; }";
            return "AtomicBoolean " + flag + " = new AtomicBoolean(true); " + solver + ".distinct(List.of(" + failing
                    + ", " + maps + "));";
        }
    }
}
