package dlx.core.engine.slots;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.engine.SearchMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ManyWordsSearchTest extends SlotsSearchContract {

    @Override
    PlainCover cover(long seed) {
        return switch ((int) (seed % 3)) {
            case 0 -> with66Items(Family.GIVEN.cover(seed));
            case 1 -> with66Items(Family.FORCED.cover(seed));
            default -> with66Items(Family.MANY_WORDS.cover(seed));
        };
    }

    /** Returns the cover with 66 more items of one option each, so that one word never suffices. */
    private static PlainCover with66Items(PlainCover cover) {
        List<Boolean> primary = new ArrayList<>(cover.primary());
        List<PlainCover.Option> options = new ArrayList<>(cover.options());
        for (int k = 0; k < 66; k++) {
            options.add(new PlainCover.Option(List.of(primary.size()), 0));
            primary.add(true);
        }
        return new PlainCover(primary, options, cover.pins(), cover.banned(), cover.relaxed());
    }

    @Override
    PlainCover hardCover(long seed) {
        return random(seed, 72, 220, 4);
    }

    @Override
    Class<? extends SlotsSearch> searchType() {
        return ManyWordsSearch.class;
    }

    private static final List<Integer> NOT_IN_OTHER_ROWS = List.of(3, 4);

    /**
     * Returns row 0 of a sudoku block, for one digit. Items 0 and 1 are the block and row 0, items 2 and 3 are rows 1
     * and 2, item 4 is another item. If options 3 and 4, in the block's other rows, are banned, the pair rule excludes
     * options 5 and 6, which are elsewhere in row 0.
     */
    private static PlainCover lockedInARow(List<Integer> elsewhere) {
        List<PlainCover.Option> options = new ArrayList<>();
        for (List<Integer> items : List.of(
                List.of(0, 1),
                List.of(0, 1, 2),
                List.of(0, 1, 3),
                List.of(0, 2), // 3
                List.of(0, 3),
                List.of(1, 4), // 5
                List.of(1, 3, 4),
                elsewhere, // 7
                List.of(2),
                List.of(3))) {
            options.add(new PlainCover.Option(items, 0));
        }
        PlainCover cover = new PlainCover(Collections.nCopies(5, true), options, List.of());
        return with66Items(cover.restricted(NOT_IN_OTHER_ROWS, List.of()));
    }

    @Test
    void whatThePairRuleForcesIsTakenAtTheRoot() {
        PlainCover cover = lockedInARow(List.of(4));
        SlotsSearch search = start(cover, SearchMode.UNIQUE, cover.givens());
        assertThat(search.enterRoot()).isTrue();
        int[] taken = search.options();
        assertThat(taken).as("the only option that item 4 has left").contains(7);
        assertThat(fewest(optionsOfOpenItems(search.slots, search.states[0]))).isGreaterThan(1);
    }

    @Test
    void aRootWhereThePairRuleLeavesAnItemWithoutOptionsIsDead() {
        PlainCover cover = lockedInARow(List.of(1, 2, 4));
        assertThat(start(cover, SearchMode.ALL, cover.givens()).enterRoot())
                .as("the rule is not asked where the order matters")
                .isTrue();
        assertThat(start(cover, SearchMode.UNIQUE, cover.givens()).enterRoot()).isFalse();
    }
}
