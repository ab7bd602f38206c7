package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SolutionTest {

    private final Cover<String> cover = Cover.of(c -> {
        Items items = c.items("item", 3);
        c.option("a", 10, items.at(0));
        c.option("b", 20, items.at(1));
        c.option("c", 40, items.at(2));
    });

    @Test
    void isInTheOrderOfTheCover() {
        int[] found = {2, 0};
        Solution<String> solution = Solution.of(cover, 7, found);
        assertThat(solution.options()).containsExactly("a", "c");
        assertThat(solution.numbers()).containsExactly(0, 2);
        assertThat(solution.score()).isEqualTo(50);
        assertThat(solution.number()).isEqualTo(7);
        assertThat(solution).hasToString("Solution[number=7, options=[a, c]]");
        assertThat(found).as("the caller's array").containsExactly(2, 0);
    }

    /** Few numbers among many options are put in order otherwise than many among few. */
    @Test
    void isInTheOrderOfTheCoverHoweverManyOptionsThereAre() {
        for (int options : new int[] {4, 255, 256, 257, 512, 513, 5000}) {
            Cover<Integer> wide = wide(options);
            assertThat(Solution.of(wide, 1, options - 1, 0, 2).numbers())
                    .as("%d options", options)
                    .containsExactly(0, 2, options - 1);
        }
    }

    private static Cover<Integer> wide(int options) {
        return Cover.of(c -> {
            Item item = c.item("item");
            for (int k = 0; k < options; k++) {
                c.option(k, item);
            }
        });
    }

    @Test
    void namesAnOptionOnceHoweverManyOptionsThereAre() {
        for (int options : new int[] {4, 5000}) {
            assertThatThrownBy(() -> Solution.of(wide(options), 1, 3, 1, 3))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("option 3 is named twice; expected each once");
        }
    }

    @Test
    void cannotBeChanged() {
        int[] found = {0, 1};
        Solution<String> solution = Solution.of(cover, 1, found);
        found[0] = 2;
        solution.numbers()[0] = 2;
        assertThat(solution.numbers()).containsExactly(0, 1);
        assertThatThrownBy(() -> solution.options().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void isEqualByContent() {
        Solution<String> solution = Solution.of(cover, 1, 0, 1);
        assertThat(solution).isEqualTo(Solution.of(cover, 1, 1, 0)).hasSameHashCodeAs(Solution.of(cover, 1, 1, 0));
        assertThat(solution).doesNotHaveSameHashCodeAs(Solution.of(cover, 2, 0, 1));
        assertThat(solution).doesNotHaveSameHashCodeAs(Solution.of(cover, 1, 0, 2));
        assertThat(solution).isNotEqualTo(Solution.of(cover, 2, 0, 1)).isNotEqualTo(Solution.of(cover, 1, 0, 2));
    }

    @Test
    void refusesArgumentsWithoutSense() {
        assertThatThrownBy(() -> Solution.of(cover, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("number: 0; solutions count from 1");
        assertThatThrownBy(() -> Solution.of(cover, 1, 2, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("option 2 is named twice; expected each once");
        assertThatThrownBy(() -> Solution.of(cover, 1, 3)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void isMadeOfOptionsAloneToBeDrawn() {
        Solution<String> part = Solution.of(List.of("b", "c"));
        assertThat(part.options()).containsExactly("b", "c");
        assertThat(part.numbers()).isEmpty();
        assertThat(part.score()).isZero();
        assertThat(part.number()).isEqualTo(1);
        assertThat(part).isEqualTo(Solution.of(List.of("b", "c"))).isNotEqualTo(Solution.of(cover, 1, 1, 2));
    }
}
