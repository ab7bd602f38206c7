package dlx.core;

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
                .isEqualTo(Givens.taking(2).ban(1).relax(2))
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
}
