package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.core.search.Givens;
import org.junit.jupiter.api.Test;

class ExactCoverCheckTest {

    private final Cover<String> cover = Cover.of(c -> {
        Item a = c.item("a");
        Item b = c.item("b");
        Item s = c.item("s").secondary();
        c.option("a", a);
        c.option("b", b);
        c.option("ab", a, b);
        c.option("as", a, s);
        c.option("bs", b, s);
        c.option("a red", a, s.colored(1));
        c.option("b red", b, s.colored(1));
        c.option("b blue", b, s.colored(2));
    });

    @Test
    void acceptsSolutions() {
        for (int[] solution : new int[][] {{0, 1}, {2}, {3, 1}, {6, 5}}) {
            assertThatCode(() -> ExactCoverCheck.check(cover, Givens.NONE, solution))
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void namesTheItemThatIsLeftOrCoveredTwice() {
        assertThatThrownBy(() -> ExactCoverCheck.check(cover, Givens.NONE, new int[] {0}))
                .isInstanceOf(AssertionError.class)
                .hasMessage("the item \"b\" is covered 0 times by the options [a]");
        assertThatThrownBy(() -> ExactCoverCheck.check(cover, Givens.NONE, new int[] {2, 0}))
                .hasMessageContaining("\"a\" is covered 2 times");
        assertThatThrownBy(() -> ExactCoverCheck.check(cover, Givens.NONE, new int[] {3, 4}))
                .hasMessageContaining("\"s\" is covered 2 times");
        assertThatThrownBy(() -> ExactCoverCheck.check(cover, Givens.NONE, new int[] {5, 7}))
                .hasMessage("the item \"s\" is covered twice, in the colors \"1\" and \"2\", by the options"
                        + " [a red, b blue]");
        assertThatThrownBy(() -> ExactCoverCheck.check(cover, Givens.NONE, new int[] {5, 4}))
                .hasMessageContaining("\"s\" is covered 2 times");
    }

    @Test
    void countsWithMultiplicities() {
        Cover<String> pairs = Cover.of(c -> {
            Item twice = c.item("twice").times(2, 3);
            c.option("1", twice);
            c.option("2", twice);
            c.option("3", twice);
            c.option("4", twice);
        });
        assertThatCode(() -> ExactCoverCheck.check(pairs, Givens.NONE, new int[] {0, 3}))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> ExactCoverCheck.check(pairs, Givens.NONE, new int[] {0}))
                .hasMessage("the item \"twice\" is covered 1 times by the options [1]");
        assertThatThrownBy(() -> ExactCoverCheck.check(pairs, Givens.NONE, new int[] {0, 1, 2, 3}))
                .hasMessageContaining("covered 4 times");
        assertThatThrownBy(() -> ExactCoverCheck.check(pairs, Givens.NONE, new int[] {0, 0}))
                .hasMessage("the option 1 occurs twice in the options [1, 1]");
        assertThatCode(() -> ExactCoverCheck.check(pairs, Givens.NONE.relaxed(0), new int[] {0}))
                .doesNotThrowAnyException();
    }

    @Test
    void findsWhatIsBanned() {
        assertThatThrownBy(() -> ExactCoverCheck.check(cover, Givens.NONE.forbidden(1), new int[] {0, 1}))
                .hasMessage("the option b is forbidden, but among the options [a, b]");
    }

    @Test
    void missesWhatIsGiven() {
        assertThatThrownBy(() -> ExactCoverCheck.check(cover, Givens.of(cover.numberOf("ab")), new int[] {0, 1}))
                .hasMessage("the given option ab is not among the options [a, b]");
    }
}
