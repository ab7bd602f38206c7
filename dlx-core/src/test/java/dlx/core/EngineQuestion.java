package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Goal;
import dlx.api.Solution;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/** Questions to an engine, each with the check of its answer. A check fails by an {@link AssertionError}. */
enum EngineQuestion {
    /** Every solution, as option numbers, once and in the order of the reference. */
    EVERY_SOLUTION {
        @Override
        void ask(Trial trial, String engine) {
            SearchReport report = checkVisited(trial, trial.solver(engine));
            checkEngine(report, engine);
        }
    },

    /** Every solution through a stream. */
    STREAM {
        @Override
        void ask(Trial trial, String engine) {
            checkStreamed(trial, trial.solver(engine));
        }
    },

    COUNT {
        @Override
        void ask(Trial trial, String engine) {
            SearchReport report = checkCounted(trial, trial.solver(engine));
            checkEngine(report, engine);
        }
    },

    /** Any solution, because an engine may search in an order of its own. */
    FIRST {
        @Override
        void ask(Trial trial, String engine) {
            checkAnySolution(trial, trial.solver(engine).solve().options());
        }
    },

    UNIQUE {
        @Override
        void ask(Trial trial, String engine) {
            int solutions = trial.expected.solutions().size();
            Uniqueness<Integer> unique = trial.solver(engine).unique();
            assertThat(unique.verdict())
                    .as("verdict")
                    .isEqualTo(
                            solutions == 0
                                    ? Uniqueness.Verdict.NONE
                                    : solutions == 1 ? Uniqueness.Verdict.UNIQUE : Uniqueness.Verdict.MULTIPLE);
            checkAnySolution(trial, unique.solution());
            assertThat(trial.solver(engine).unique().isUnique()).as("isUnique").isEqualTo(solutions == 1);
        }
    },

    /** The first solutions of the order, for any limit. */
    LIMIT {
        @Override
        void ask(Trial trial, String engine) {
            List<List<Integer>> all = trial.expected.solutions();
            for (int limit : new int[] {1, 2, all.size(), all.size() + 1}) {
                if (limit > 0 && (limit <= all.size() || trial.expected.isComplete())) {
                    SolutionIterator<Integer> some = trial.solver(engine).toBuilder()
                            .solutionLimit(limit)
                            .build()
                            .iterator();
                    List<List<Integer>> seen = new ArrayList<>();
                    some.forEachRemaining(seen::add);
                    boolean reached = limit <= all.size();
                    checkSame("limit " + limit, seen, reached ? all.subList(0, limit) : all);
                    assertThat(some.report().stopped())
                            .as("limit %d", limit)
                            .isEqualTo(reached ? StopReason.SOLUTION_LIMIT : StopReason.EXHAUSTED);
                }
            }
        }
    },

    /** The greatest and the least score, and a solution with that score, the same solution when asked again. */
    BEST(Needs.ALL_SOLUTIONS) {
        @Override
        void ask(Trial trial, String engine) {
            for (Goal goal : Goal.values()) {
                Best<Integer> best =
                        trial.solver(engine).toBuilder().goal(goal).build().ask(Question.best(3));
                checkBest(trial, best, goal);
                Best<Integer> one =
                        trial.solver(engine).toBuilder().goal(goal).build().best();
                assertThat(one.score()).as("one alone").isEqualTo(best.score());
                assertThat(trial.solver(engine).toBuilder()
                                .goal(goal)
                                .build()
                                .best()
                                .solution())
                        .as("asked again")
                        .isEqualTo(one.solution());
            }
        }
    },

    /** A question with further givens, to an engine that uses the compilation made without them. */
    GIVEN(Needs.MORE_GIVEN) {
        @Override
        void ask(Trial trial, String engine) {
            for (Trial restricted : trial.restricted()) {
                Solver<Integer> solver = restricted.over(trial, engine);
                checkVisited(restricted, solver);
                checkAnySolution(restricted, solver.solve().options());
                assertThat(solver.unique().isUnique())
                        .as("isUnique")
                        .isEqualTo(restricted.expected.solutions().size() == 1);
            }
        }
    },

    COUNT_GIVEN(Needs.MORE_GIVEN) {
        @Override
        void ask(Trial trial, String engine) {
            for (Trial restricted : trial.restricted()) {
                checkCounted(restricted, restricted.over(trial, engine));
            }
        }
    },

    /** A visitor gets the options given first, in their order. */
    GIVEN_FIRST(Needs.MORE_GIVEN) {
        @Override
        void ask(Trial trial, String engine) {
            for (Trial restricted : trial.restricted()) {
                List<Integer> pins = restricted.plain.pins();
                restricted.over(trial, engine).toBuilder()
                        .solutionLimit(3)
                        .build()
                        .forEach((options, length) -> {
                            List<Integer> first = Arrays.stream(options, 0, pins.size())
                                    .boxed()
                                    .toList();
                            assertThat(first).as("given first").isEqualTo(pins);
                            return Visit.CONTINUE;
                        });
            }
        }
    },

    /** The steps: the same solutions and the same number of nodes as without steps. */
    STEPS(Needs.ONE_TREE) {
        @Override
        void ask(Trial trial, String engine) {
            Solver<Integer> solver = trial.solver(engine);
            Cuts.Cut whole = Cuts.whole(solver);
            checkSame("steps", whole.seen(), trial.expected.solutions());
            assertThat(whole.tally().nodes()).as("nodes").isEqualTo(nodes(solver));
        }
    },

    /**
     * A search cut anywhere: the remaining parts have exactly the solutions not seen, in order, and the nodes add up.
     */
    CUT(Needs.ONE_TREE) {
        @Override
        void ask(Trial trial, String engine) {
            Solver<Integer> solver = trial.solver(engine);
            long nodes = nodes(solver);
            for (int steps : Cuts.places(trial)) {
                Cuts.Cut cut = Cuts.after(solver, steps);
                List<List<Integer>> seen = new ArrayList<>(cut.seen());
                Tally tally = cut.tally().plus(visitParts(trial, engine, cut.remaining(), seen));
                checkSame("cut after " + steps + " steps", seen, trial.expected.solutions());
                assertThat(tally.nodes()).as("nodes, cut after %d steps", steps).isEqualTo(nodes);
                assertThat(tally.solutions()).isEqualTo(seen.size());
            }
        }
    },

    /**
     * A search stopped at a solution or by a limit on nodes, at full speed: the remaining parts have exactly the
     * solutions not reported.
     */
    LEFT(Needs.ONE_TREE) {
        @Override
        void ask(Trial trial, String engine) {
            Solver<Integer> solver = trial.solver(engine);
            long nodes = nodes(solver);
            for (int limit : Cuts.places(trial)) {
                SolutionIterator<Integer> left = solver.toBuilder()
                        .nodeLimit(1 + limit % Math.max(1, nodes))
                        .build()
                        .iterator();
                List<List<Integer>> seen = new ArrayList<>();
                while (seen.size() <= limit && left.hasNext()) {
                    seen.add(left.next());
                }
                List<Givens> parts = left.remaining().orElseThrow();
                Tally tally = left.report().tally().plus(visitParts(trial, engine, parts, seen));
                checkSame("left after " + limit, seen, trial.expected.solutions());
                assertThat(tally.nodes()).as("nodes, left after %d", limit).isEqualTo(nodes);
            }
        }
    },

    /** A search started at the path where another search pauses: it reports exactly the solutions from there on. */
    PATH(Needs.ONE_TREE) {
        @Override
        void ask(Trial trial, String engine) {
            Solver<Integer> solver = trial.solver(engine);
            long nodes = nodes(solver);
            for (int steps : Cuts.places(trial)) {
                Cuts.Cut cut = Cuts.atNewNode(solver, steps);
                if (cut.hasEnded()) {
                    continue;
                }
                Cuts.Cut rest = Cuts.visit(solver.toBuilder().start(cut.path()).build());
                List<List<Integer>> seen = new ArrayList<>(cut.seen());
                seen.addAll(rest.seen());
                checkSame("from " + cut.path(), seen, trial.expected.solutions());
                // both count the node at the end of the path; a solution there has not been reported before the cut
                int twice = Cuts.isSolution(solver, cut.path()) ? 0 : 1;
                assertThat(cut.tally().nodes() + rest.tally().nodes())
                        .as("nodes from %s", cut.path())
                        .isEqualTo(nodes + twice);
                Cuts.Cut stepped =
                        Cuts.whole(solver.toBuilder().start(cut.path()).build());
                checkSame("steps from " + cut.path(), stepped.seen(), rest.seen());
                assertThat(stepped.tally().nodes()).isEqualTo(rest.tally().nodes());
            }
        }
    },

    /** Two threads that compile and search at once. */
    TWO_THREADS {
        @Override
        void ask(Trial trial, String engine) {
            Solver<Integer> shared = trial.freshSolver(engine);
            inTwoThreads(() -> checkVisited(trial, shared), () -> checkStreamed(trial, shared));
        }
    },

    COUNT_IN_TWO_THREADS {
        @Override
        void ask(Trial trial, String engine) {
            Solver<Integer> shared = trial.freshSolver(engine);
            inTwoThreads(() -> checkCounted(trial, shared), () -> checkCounted(trial, shared));
        }
    },

    /** All solutions of covers with some thousand solutions, in order. */
    THOUSANDS {
        @Override
        boolean isFor(Trial trial, String engine) {
            return !trial.expected.isComplete() && trial.whole().isComplete();
        }

        @Override
        void ask(Trial trial, String engine) {
            Cuts.Cut all = Cuts.visit(trial.solver(engine));
            checkSame("all", all.seen(), trial.whole().solutions());
            checkNodes(trial, engine, all.tally().nodes());
        }
    },

    /**
     * The number of nodes must equal the reference's for the whole tree; only for engines that search the same tree.
     */
    NODES {
        @Override
        boolean isFor(Trial trial, String engine) {
            return trial.expected.isComplete() && SEARCH_THE_TREE_OF_THE_REFERENCE.contains(engine);
        }

        @Override
        void ask(Trial trial, String engine) {
            checkNodes(trial, engine, nodes(trial.solver(engine)));
        }
    };

    private static final List<String> SEARCH_THE_TREE_OF_THE_REFERENCE = List.of("links", "masks");

    /** Limit of nodes that suffices to count a huge number of solutions, if an engine counts without visiting them. */
    private static final long FEW_NODES = 4000;

    /** Conditions of a question on the cover and the engine. */
    private enum Needs {
        NOTHING,
        ALL_SOLUTIONS,
        MORE_GIVEN,

        /**
         * The cover has all solutions, and the engine searches the same tree each time; {@code auto} may step with
         * another engine.
         */
        ONE_TREE
    }

    private final Needs needs;

    EngineQuestion() {
        this(Needs.NOTHING);
    }

    EngineQuestion(Needs needs) {
        this.needs = needs;
    }

    /** Returns true if the question applies, even if the engine then rejects it. */
    boolean isFor(Trial trial, String engine) {
        return switch (needs) {
            case NOTHING -> true;
            case ALL_SOLUTIONS -> trial.expected.isComplete();
            case MORE_GIVEN -> !trial.restricted().isEmpty();
            case ONE_TREE -> trial.expected.isComplete() && !engine.equals("auto");
        };
    }

    /** Returns true if the question asks for a number only. */
    boolean isCount() {
        return this == COUNT || this == COUNT_GIVEN || this == COUNT_IN_TWO_THREADS;
    }

    /**
     * Asks the question and checks the answer.
     *
     * @throws dlx.api.ModelException if the engine rejects the question
     */
    abstract void ask(Trial trial, String engine);

    private static long nodes(Solver<Integer> solver) {
        return solver.forEach((options, length) -> Visit.CONTINUE).nodes();
    }

    private static void checkNodes(Trial trial, String engine, long nodes) {
        if (SEARCH_THE_TREE_OF_THE_REFERENCE.contains(engine)) {
            assertThat(nodes).as("nodes").isEqualTo(trial.whole().nodes());
        }
    }

    private static SearchReport checkVisited(Trial trial, Solver<Integer> solver) {
        int most = mostAsked(trial);
        List<Integer> pins = trial.plain.pins();
        List<List<Integer>> seen = new ArrayList<>();
        SearchReport report = solver.forEach((options, length) -> {
            List<Integer> numbers = Arrays.stream(options, 0, length).boxed().toList();
            seen.add(numbers.stream().sorted().toList());
            return seen.size() < most ? Visit.CONTINUE : Visit.STOP;
        });
        checkSame("visited, pins " + pins, seen, trial.expected.solutions());
        assertThat(report.isComplete()).as("isComplete").isEqualTo(trial.expected.isComplete());
        assertThat(report.solutions()).as("solutions of the report").isEqualTo(seen.size());
        return report;
    }

    /** Searches parts one after the other, with a fresh compilation; adds their solutions to {@code seen}. */
    private static Tally visitParts(Trial trial, String engine, List<Givens> parts, List<List<Integer>> seen) {
        Solver<Integer> fresh = trial.bareSolver(engine);
        Tally tally = Tally.ZERO;
        for (Givens part : parts) {
            Cuts.Cut whole = Cuts.visit(fresh.toBuilder().given(part).build());
            seen.addAll(whole.seen());
            tally = tally.plus(whole.tally());
        }
        return tally;
    }

    /** Checks that two lists of solutions are equal; the message has one line about the first difference. */
    private static void checkSame(String what, List<List<Integer>> seen, List<List<Integer>> expected) {
        int same = 0;
        while (same < Math.min(seen.size(), expected.size()) && seen.get(same).equals(expected.get(same))) {
            same++;
        }
        if (same < Math.max(seen.size(), expected.size())) {
            throw new AssertionError(String.format(
                    "%s: solution %d is %s; expected %s (%d came, %d expected)",
                    what, same + 1, nth(seen, same), nth(expected, same), seen.size(), expected.size()));
        }
    }

    private static String nth(List<List<Integer>> solutions, int index) {
        return index < solutions.size() ? solutions.get(index).toString() : "none";
    }

    /**
     * Checks the engine in a report. {@code auto} may choose any engine, and {@code sweep} leaves covers that are too
     * wide to {@code memo}.
     */
    private static void checkEngine(SearchReport report, String engine) {
        List<String> searched = switch (engine) {
            case "auto" -> EngineName.names();
            case "sweep" -> List.of("sweep", "memo");
            default -> List.of(engine);
        };
        assertThat(report.engine()).as("engine").isIn(searched);
    }

    private static List<List<Integer>> checkStreamed(Trial trial, Solver<Integer> solver) {
        try (Stream<List<Integer>> stream = solver.iterator().stream()) {
            List<List<Integer>> seen = stream.limit(mostAsked(trial)).toList();
            checkSame("stream", seen, trial.expected.solutions());
            return seen;
        }
    }

    /**
     * Returns the limit of solutions: one more than the known number, to notice a further solution; the number found if
     * the reference gave up.
     */
    private static int mostAsked(Trial trial) {
        int known = trial.expected.solutions().size();
        return trial.expected.isComplete() ? known + 1 : known;
    }

    /**
     * Counts the solutions and checks the report. An engine that must visit each solution may give up if the reference
     * did.
     */
    private static SearchReport checkCounted(Trial trial, Solver<Integer> solver) {
        SearchReport report = (trial.expected.isComplete()
                        ? solver
                        : solver.toBuilder().nodeLimit(FEW_NODES).build())
                .count();
        if (report.isComplete()) {
            trial.count()
                    .ifPresent(
                            number -> assertThat(report.solutions()).as("count").isEqualTo(number));
        } else {
            assertThat(report.stopped()).as("why it stopped").isEqualTo(StopReason.NODES);
        }
        return report;
    }

    private static void checkAnySolution(Trial trial, Optional<List<Integer>> solution) {
        assertThat(solution.isPresent())
                .as("a solution was found")
                .isEqualTo(!trial.expected.solutions().isEmpty());
        solution.ifPresent(found -> {
            assertThat(trial.plain.isSolution(found))
                    .as("%s is a solution", found)
                    .isTrue();
            assertThat(found).as("the order of the cover").isSorted();
        });
    }

    private static void checkBest(Trial trial, Best<Integer> best, Goal goal) {
        assertThat(best.proven()).as("proven").isTrue();
        List<List<Integer>> solutions = trial.expected.solutions();
        OptionalLong score = goal == Goal.LEAST
                ? solutions.stream().mapToLong(trial.plain::score).min()
                : solutions.stream().mapToLong(trial.plain::score).max();
        assertThat(best.score()).as("score, %s", goal).isEqualTo(score.orElse(0));
        List<Long> scores = solutions.stream()
                .map(trial.plain::score)
                .sorted(goal == Goal.LEAST ? Comparator.naturalOrder() : Comparator.reverseOrder())
                .limit(3)
                .toList();
        assertThat(best.found())
                .as("scores, %s", goal)
                .extracting(Solution::score)
                .isEqualTo(scores);
        assertThat(best.found())
                .extracting(Solution::options)
                .doesNotHaveDuplicates()
                .isSubsetOf(solutions);
        assertThat(best.bound()).isEqualTo(score);
    }

    private static void inTwoThreads(Callable<?> one, Callable<?> other) {
        try {
            for (Future<?> job : List.of(Threads.POOL.submit(one), Threads.POOL.submit(other))) {
                job.get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) e.getCause();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Two threads for all tests of the JVM; they do not keep it alive. */
    private static final class Threads {
        static final ExecutorService POOL = Executors.newFixedThreadPool(2, job -> {
            Thread thread = new Thread(job, "asks with another");
            thread.setDaemon(true);
            return thread;
        });
    }
}
