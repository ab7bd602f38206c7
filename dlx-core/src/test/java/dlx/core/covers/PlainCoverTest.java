package dlx.core.covers;

import static dlx.core.covers.PlainCover.Option.NO_COLOR;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.core.search.Givens;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlainCoverTest {

    private static final PlainCover COVER = new PlainCover(
            List.of(false, true, true, false),
            List.of(
                    new PlainCover.Option(List.of(2, 0), 0),
                    new PlainCover.Option(List.of(1), 5),
                    new PlainCover.Option(List.of(3, 1), -1)),
            List.of(2));

    @Test
    void isPrintedInTheFormatOfKnuthWithTheRestInComments() {
        assertThat(COVER.text()).isEqualTo("""
                        | pins: 3 (options count from 1)
                        | weights: 0 5 -1
                        p1 p2 | s0 s3
                        p2 s0
                        p1
                        s3 p1
                        """);
        assertThat(Corpus.read(COVER.text()).nodeCount()).isEqualTo(5);
    }

    @Test
    void isTheCoverThatTheSolverTakes() {
        Cover<Integer> cover = COVER.cover();
        assertThat(cover.itemCount()).isEqualTo(4);
        assertThat(cover.isPrimary(0)).isFalse();
        assertThat(cover.isPrimary(2)).isTrue();
        assertThat(cover.item(cover.firstNode(2))).isEqualTo(3);
        assertThat(cover.item(cover.firstNode(2) + 1)).isEqualTo(1);
        assertThat(cover.weight(1)).isEqualTo(5);
        assertThat(PlainCover.of(cover).pinned(List.of(2))).isEqualTo(COVER);
        PlainCover more = COVER.restricted(List.of(1), List.of(2));
        assertThat(more.solver().givens())
                .isEqualTo(Givens.of(2).forbidden(1).relaxed(2))
                .isNotEqualTo(COVER.givens());
    }

    @Test
    void knowsItsSolutions() {
        assertThat(COVER.isSolution(List.of(0, 2))).isTrue();
        assertThat(COVER.isSolution(List.of(0, 1))).as("without the pin").isFalse();
        assertThat(COVER.isSolution(List.of(2))).as("item 2 is open").isFalse();
        assertThat(COVER.isSolution(List.of(0, 1, 2))).as("item 1 twice").isFalse();
        assertThat(COVER.score(List.of(0, 1, 2))).isEqualTo(4);
        PlainCover relaxed = COVER.restricted(List.of(), List.of(2));
        assertThat(relaxed.isSolution(List.of(2)))
                .as("item 2 need not be covered")
                .isTrue();
        assertThat(relaxed.isSolution(List.of(0, 2)))
                .as("option 0 covers nothing that must be")
                .isFalse();
        assertThat(COVER.restricted(List.of(0), List.of()).isSolution(List.of(0, 2)))
                .as("banned")
                .isFalse();
    }

    @Test
    void losesPartsAndKeepsTheRest() {
        assertThat(COVER.withoutOptions(0, 1).text())
                .isEqualTo("| pins: 2 (options count from 1)\n| weights: 5 -1\np1 p2 | s0 s3\np1\ns3 p1\n");
        assertThat(COVER.withoutOptions(2, 3).pins()).isEmpty();
        assertThat(COVER.withoutItems(0, 2).text()).isEqualTo("p0 | s1\np0\n");
        assertThat(COVER.withoutItemOf(2, 3).options().get(2).items()).containsExactly(1);
        assertThat(COVER.withoutItemOf(2, 1).options()).hasSize(2);
        assertThat(COVER.withoutPins(0, 1).pins()).isEmpty();
        assertThat(COVER.withoutWeights().score(List.of(0, 1, 2))).isZero();
    }

    /** Items 0 (2 to 3 times), 1 (0 to 1 times) and the secondary item 2; options by hand. */
    private static final PlainCover COLORED = new PlainCover(
            List.of(true, true, false),
            List.of(new PlainCover.Bounds(2, 3), new PlainCover.Bounds(0, 1), PlainCover.Bounds.ONCE),
            List.of(
                    new PlainCover.Option(List.of(0, 2), List.of(NO_COLOR, 0), 0),
                    new PlainCover.Option(List.of(2, 0, 1), List.of(0, NO_COLOR, NO_COLOR), 7),
                    new PlainCover.Option(List.of(0, 2), List.of(NO_COLOR, 1), 0),
                    new PlainCover.Option(List.of(0, 2), 0),
                    new PlainCover.Option(List.of(0), 0),
                    new PlainCover.Option(List.of(1), 0)),
            List.of(),
            List.of(),
            List.of());

    @Test
    void isPrintedWithBoundsAndColors() {
        assertThat(COLORED.text()).isEqualTo("""
                        | weights: 0 7 0 0 0 0
                        2:3|p0 0:1|p1 | s2
                        p0 s2:a
                        s2:a p0 p1
                        p0 s2:b
                        p0 s2
                        p0
                        p1
                        """);
        assertThat(COLORED.withoutBounds(1, 2).withoutWeights().text()).startsWith("2:3|p0 p1 | s2\n");
        assertThat(PlainCover.of(Corpus.read(COLORED.text()))).isEqualTo(COLORED.withoutWeights());
    }

    @Test
    void isTheColoredCoverThatTheSolverTakes() {
        assertThat(PlainCover.of(COLORED.cover())).isEqualTo(COLORED);
        assertThat(COLORED.hasColors()).isTrue();
        assertThat(COLORED.hasMultiplicities()).isTrue();
        assertThat(COVER.hasColors() || COVER.hasMultiplicities()).isFalse();
    }

    @Test
    void knowsSolutionsWithColorsAndMultiplicities() {
        assertThat(COLORED.isSolution(List.of(0, 1))).as("the same color").isTrue();
        assertThat(COLORED.isSolution(List.of(0, 2))).as("other colors").isFalse();
        assertThat(COLORED.isSolution(List.of(0, 3))).as("no color").isFalse();
        assertThat(COLORED.isSolution(List.of(3, 4))).as("once without color").isTrue();
        assertThat(COLORED.isSolution(List.of(0, 1, 4))).as("three times").isTrue();
        assertThat(COLORED.isSolution(List.of(4, 4))).as("an option twice").isFalse();
        assertThat(COLORED.isSolution(List.of(4))).as("too seldom").isFalse();
        assertThat(COLORED.isSolution(List.of(0, 4, 5))).as("beside the item").isTrue();
        assertThat(COLORED.isSolution(List.of(0, 1, 5))).as("item 1 too often").isFalse();
    }

    @Test
    void knowsSolutionsWithItemsRelaxed() {
        PlainCover relaxed = COLORED.restricted(List.of(), List.of(0));
        assertThat(relaxed.isSolution(List.of(1))).as("item 0 once").isTrue();
        assertThat(relaxed.isSolution(List.of(4)))
                .as("an option of relaxed items alone")
                .isFalse();
        assertThat(relaxed.pinned(List.of(4)).isSolution(List.of(4, 5)))
                .as("taken")
                .isTrue();
        assertThat(relaxed.isDemanded(0) || relaxed.isDemanded(1)).isFalse();
        PlainCover most = COLORED.withoutBounds(0, 1).restricted(List.of(), List.of(0));
        assertThat(most.pinned(List.of(4)).isSolution(List.of(1, 4)))
                .as("more often than item 0 may be")
                .isFalse();
    }

    @Test
    void losesColorsAndBounds() {
        assertThat(COLORED.withoutItemOf(1, 0).options().get(1))
                .isEqualTo(new PlainCover.Option(List.of(2, 1), List.of(0, NO_COLOR), 7));
        assertThat(COLORED.withoutColorOf(2, 2).options().get(2)).isEqualTo(new PlainCover.Option(List.of(0, 2), 0));
        assertThat(COLORED.withoutColors().hasColors()).isFalse();
        assertThat(COLORED.withoutItems(0, 1).text()).isEqualTo("| weights: 7 0\n0:1|p0 | s1\ns1:a p0\np0\n");
        assertThat(COLORED.withoutOptions(0, 5).withoutBounds(0, 2).hasMultiplicities())
                .isFalse();
    }
}
