package dlx.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class TallyTest {

    private static Tally tally(long solutions, long nodes, long updates) {
        return new Tally(BigInteger.valueOf(solutions), nodes, updates);
    }

    @Test
    void addsUpFigureByFigure() {
        assertThat(tally(1, 20, 300).plus(tally(4, 50, 600))).isEqualTo(tally(5, 70, 900));
    }

    @Test
    void nothingAddedChangesNothing() {
        Tally some = tally(1, 2, 3);
        assertThat(some.plus(Tally.ZERO)).isEqualTo(some).isEqualTo(Tally.ZERO.plus(some));
    }

    @Test
    void solutionsAreExactAtAnySize() {
        Tally large = new Tally(BigInteger.TWO.pow(100), 0, 0);
        assertThat(large.plus(large).plus(tally(1, 0, 0)).solutions())
                .isEqualTo(BigInteger.TWO.pow(101).add(BigInteger.ONE));
    }

    @Test
    void travelsInAStream() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(tally(1, 2, 3));
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(in.readObject()).isEqualTo(tally(1, 2, 3));
        }
    }
}
