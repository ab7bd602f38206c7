package dlx.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.search.Givens;
import org.junit.jupiter.api.Test;

class RootTest {

    /** Options 0 to 3 hold items 0 and 1, 1 and 2, 2 and 3, 0 and 3. */
    private static final Problem PLAIN = Problem.of(
            Cover.of(Integer.class, c -> {
                        Items items = c.items("item", 4);
                        for (int k = 0; k < 4; k++) {
                            c.option(k, items.at(k), items.at((k + 1) % 4));
                        }
                    })
                    .data(),
            StopCheck.NEVER);

    /**
     * A reduced problem: of the cover's options, 1 is dead, 4 is forced, and 0, 2, 3 stay, with one item each, 2 and 3
     * with the same item.
     */
    private static final Problem REDUCED = new Problem(
            PLAIN.cover,
            new Problem.Items(new boolean[] {true, true}, new int[] {1, 1}, new int[] {1, 1}, new int[] {0, 5}),
            new Problem.Options(new int[] {0, 1, 2, 3}, new int[] {0, 1, 1}, new int[0], new int[] {0, 2, 3}),
            new int[] {0, Problem.DEAD, 1, 2, Problem.FORCED},
            new int[] {4},
            false);

    @Test
    void withoutGivensTheProblemIsSearchedAsItIs() {
        Root root = new Root(PLAIN, Givens.NONE);
        assertThat(root.isPlain()).isTrue();
        assertThat(root.isContradictory()).isFalse();
        assertThat(root.given).isEmpty();
        assertThat(new Root(REDUCED, Givens.NONE).given)
                .as("forced all the same")
                .containsExactly(4);
        assertThat(new Root(REDUCED, Givens.NONE).forced).containsExactly(4);
    }

    @Test
    void givensBecomePlacesOfTheProblem() {
        Root root = new Root(REDUCED, Givens.of(2, 0).forbidden(3));
        assertThat(root.take).as("in the order of taking").containsExactly(1, 0);
        assertThat(root.ban).containsExactly(2);
        assertThat(root.given).as("taken, then forced").containsExactly(2, 0, 4);
        assertThat(root.forced).containsExactly(4);
        assertThat(root.isPlain()).isFalse();
        assertThat(root.isContradictory()).isFalse();
        assertThat(new Root(PLAIN, Givens.NONE.relaxed(2)).relax).containsExactly(2);
    }

    @Test
    void whatIsForcedAnywayIsTakenOnce() {
        Root root = new Root(REDUCED, Givens.of(4, 0));
        assertThat(root.take).containsExactly(0);
        assertThat(root.given).containsExactly(4, 0);
        assertThat(root.forced).as("given, not forced").isEmpty();
        assertThat(root.isContradictory()).isFalse();
    }

    @Test
    void banningWhatIsDeadAnywayChangesNothing() {
        Root root = new Root(REDUCED, Givens.NONE.forbidden(1));
        assertThat(root.ban).isEmpty();
        assertThat(root.isContradictory()).isFalse();
        assertThat(root.isPlain()).isTrue();
    }

    @Test
    void givensThatContradictThemselvesLeaveNothing() {
        assertThat(isContradictory(PLAIN, Givens.of(0).forbidden(0)))
                .as("taken and banned")
                .isTrue();
        assertThat(isContradictory(PLAIN, Givens.of(0, 1)))
                .as("both hold item 1")
                .isTrue();
        assertThat(isContradictory(PLAIN, Givens.of(2, 1, 0))).isTrue();
        assertThat(isContradictory(PLAIN, Givens.of(0, 2))).as("side by side").isFalse();
        assertThat(isContradictory(PLAIN, Givens.of(0).forbidden(1, 2))).isFalse();
        assertThat(isContradictory(PLAIN, Givens.of(0, 1).relaxed(1)))
                .as("a relaxed item is covered once at most")
                .isTrue();
    }

    @Test
    void soDoGivensAgainstWhatAReductionHasFound() {
        assertThat(isContradictory(REDUCED, Givens.of(1))).as("taken and dead").isTrue();
        assertThat(isContradictory(REDUCED, Givens.NONE.forbidden(4)))
                .as("forced and banned")
                .isTrue();
        assertThat(isContradictory(REDUCED, Givens.of(4).forbidden(4))).isTrue();
        assertThat(isContradictory(REDUCED, Givens.of(2, 3)))
                .as("both hold one item")
                .isTrue();
        assertThat(isContradictory(REDUCED, Givens.of(2, 0))).isFalse();
    }

    private static boolean isContradictory(Problem problem, Givens givens) {
        return new Root(problem, givens).isContradictory();
    }
}
