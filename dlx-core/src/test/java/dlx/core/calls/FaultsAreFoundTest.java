package dlx.core.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Solution;
import dlx.core.OptionVisitor;
import dlx.core.SolutionIterator;
import dlx.core.SolutionVisitor;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** APIs that go wrong on purpose: each must be found, and cut down to a few calls. */
class FaultsAreFoundTest {

    private static final int SEEDS = 2000;

    private static Finding found(Api wrong) {
        return LongStream.range(0, SEEDS)
                .mapToObj(seed -> Finding.of(seed, wrong))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing found"));
    }

    private static List<String> kinds(Finding finding) {
        return finding.smallest().calls().stream()
                .map(call -> call.getClass().getSimpleName())
                .toList();
    }

    /** Plants a fault: a count is one too small after an iterator was abandoned. */
    @Test
    void aStateThatIsLeftBehind() {
        Finding finding = found(new Api() {
            private boolean left;

            @Override
            public Solver<Integer> solver(Cover<Integer> cover) {
                left = false;
                return Api.super.solver(cover);
            }

            @Override
            public Solution<Integer> next(SolutionIterator<Integer> iterator) {
                left = true;
                return Api.super.next(iterator);
            }

            @Override
            public SearchReport count(Solver<Integer> solver) {
                return Api.super.count(
                        left ? solver.toBuilder().solutionLimit(1).build() : solver);
            }
        });
        assertThat(kinds(finding)).containsExactlyInAnyOrder("NewSolver", "Open", "Next", "Ask");
        assertThat(finding.smallest().cover().options()).hasSizeLessThan(3);
        assertThatThrownBy(finding::fail)
                .hasMessageContainingAll(
                        "seed " + finding.seed() + ": ",
                        "expected one of",
                        "Next[",
                        "COUNT",
                        finding.smallest().text());
    }

    /** Plants a fault: the remaining parts of an iterator lack the last part. */
    @Test
    void aPartThatIsLost() {
        Finding finding = found(new Api() {
            @Override
            public Optional<List<Givens>> remaining(SolutionIterator<Integer> iterator) {
                return Api.super.remaining(iterator).map(parts -> parts.subList(0, Math.max(0, parts.size() - 1)));
            }
        });
        assertThat(kinds(finding)).containsExactly("NewSolver", "Open", "Rest");
        assertThat(finding.smallest().cover().options()).hasSizeLessThan(2);
    }

    /** Plants a fault: a question inside a visitor ends the search around it. */
    @Test
    void aQuestionThatDisturbsTheSearchAroundIt() {
        Finding finding = found(new Api() {
            private int depth;
            private boolean disturbed;

            @Override
            public Solver<Integer> solver(Cover<Integer> cover) {
                disturbed = false;
                return Api.super.solver(cover);
            }

            @Override
            public SearchReport forEach(Solver<Integer> solver, SolutionVisitor<Integer> visitor) {
                depth++;
                try {
                    return Api.super.forEach(solver, solution -> {
                        boolean lost = disturbed;
                        disturbed = false;
                        return lost ? Visit.CONTINUE : visitor.visit(solution);
                    });
                } finally {
                    depth--;
                }
            }

            @Override
            public Uniqueness<Integer> unique(Solver<Integer> solver) {
                disturbed = depth > 0;
                return Api.super.unique(solver);
            }
        });
        assertThat(kinds(finding)).containsExactly("NewSolver", "VisitCall");
        assertThat(finding.smallest().text()).containsPattern("VISITOR.*Meanwhile.*UNIQUE");
    }

    /** Plants a fault: the givens of one solver also apply to other solvers derived from the same solver. */
    @Test
    void givensThatAreShared() {
        Finding finding = found(new Api() {
            private final Set<Solver<Integer>> asked = ConcurrentHashMap.newKeySet();

            @Override
            public Solver<Integer> solver(Cover<Integer> cover) {
                asked.clear();
                return Api.super.solver(cover);
            }

            @Override
            public SearchReport forEachOptions(Solver<Integer> solver, OptionVisitor visitor) {
                return Api.super.forEachOptions(withBansOfOthers(solver), visitor);
            }

            @Override
            public SearchReport forEach(Solver<Integer> solver, SolutionVisitor<Integer> visitor) {
                return Api.super.forEach(withBansOfOthers(solver), visitor);
            }

            @Override
            public SearchReport count(Solver<Integer> solver) {
                return Api.super.count(withBansOfOthers(solver));
            }

            private Solver<Integer> withBansOfOthers(Solver<Integer> solver) {
                List<Integer> banned = new ArrayList<>();
                asked.forEach(other -> {
                    for (int option : other.givens().forbiddenOptions()) {
                        if (other.cover() == solver.cover()) {
                            banned.add(option);
                        }
                    }
                });
                asked.add(solver);
                return solver.toBuilder().forbidden(banned).build();
            }
        });
        // the parts of a rest are derived from one solver, too
        assertThat(kinds(finding).stream().sorted().toList())
                .isIn(
                        List.of("Ask", "Ask", "Derive", "NewSolver"),
                        List.of("Begin", "NewSolver", "RestOfSteps", "StepOn"));
    }

    /** Tests that a seed determines the program, and a program its failure. */
    @Test
    void theSameEachTime() {
        Api wrong = new Api() {
            @Override
            public SearchReport count(Solver<Integer> solver) {
                return Api.super.count(solver.toBuilder().solutionLimit(2).build());
            }
        };
        assertThat(found(wrong).smallest()).isEqualTo(found(wrong).smallest());
        assertThat(found(wrong).seed()).isEqualTo(found(wrong).seed());
    }
}
