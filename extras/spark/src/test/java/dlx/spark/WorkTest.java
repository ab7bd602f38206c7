package dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.search.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorkTest {

    private static final Piece PIECE = Piece.parse("0 0.5 1");

    @Test
    void keysSortAsTheSolutionsDo() {
        Work whole = Work.whole(PIECE);
        List<String> keys = new ArrayList<>(List.of(whole.key()));
        for (Work part : whole.parts(Collections.nCopies(1234, PIECE))) {
            keys.add(part.key());
            part.parts(Collections.nCopies(12, PIECE)).forEach(p -> keys.add(p.key()));
        }
        assertThat(keys).isSorted().doesNotHaveDuplicates().hasSize(1 + 1234 * 13);
        assertThat(keys).contains("p-", "p-a3", "p-a3b11", "p-d1233a0");
    }

    @Test
    void aPieceOfPiecesIsCutOnlySoOften() {
        Work work = Work.whole(PIECE);
        int cuts = 0;
        while (work.mayBeCut()) {
            work = work.parts(List.of(PIECE)).get(0);
            cuts++;
        }
        assertThat(cuts).isGreaterThan(60);
        assertThat(work.key().length()).isLessThan(220);
    }
}
