package dlx.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Items;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GivensTest {

    @Test
    void optionsTakenKeepTheirOrderAndComeOnce() {
        Givens givens = Givens.taking(5, 2, 5, 9).take(2, 1, 1);
        assertThat(givens.taken()).containsExactly(5, 2, 9, 1);
        assertThat(givens.takenCount()).isEqualTo(4);
        assertThat(givens.taken(2)).isEqualTo(9);
    }

    @Test
    void optionsBannedAndItemsRelaxedAreAscendingAndComeOnce() {
        Givens givens = Givens.NONE.ban(5, 2, 5).ban(3, 2).relax(7, 0).relax(7, 1);
        assertThat(givens.banned()).containsExactly(2, 3, 5);
        assertThat(givens.relaxed()).containsExactly(0, 1, 7);
        assertThat(givens.isBanned(3)).isTrue();
        assertThat(givens.isBanned(4)).isFalse();
        assertThat(givens.isRelaxed(7)).isTrue();
        assertThat(givens.isRelaxed(2)).isFalse();
        assertThat(givens.bans()).isTrue();
        assertThat(givens.relaxes()).isTrue();
        assertThat(givens.isEmpty()).isFalse();
    }

    @Test
    void nothingHoldsAtFirst() {
        assertThat(Givens.NONE.isEmpty()).isTrue();
        assertThat(Givens.NONE.bans()).isFalse();
        assertThat(Givens.NONE.relaxes()).isFalse();
        assertThat(Givens.taking()).isEqualTo(Givens.NONE);
        assertThat(Givens.NONE.take().ban().relax()).isEqualTo(Givens.NONE);
        for (Givens some : new Givens[] {Givens.taking(0), Givens.NONE.ban(0), Givens.NONE.relax(0)}) {
            assertThat(some.isEmpty()).as("%s", some).isFalse();
        }
    }

    @Test
    void bothTogetherHoldAllOfBothThoseTakenHereFirst() {
        Givens here = Givens.taking(4, 1).ban(8, 9).relax(3);
        Givens there = Givens.taking(2, 1).ban(0, 9).relax(3, 2);
        assertThat(here.and(there))
                .isEqualTo(Givens.taking(4, 1, 2).ban(0, 8, 9).relax(2, 3));
        assertThat(there.and(here).taken()).containsExactly(2, 1, 4);
        assertThat(here.and(Givens.NONE)).isEqualTo(here).isEqualTo(Givens.NONE.and(here));
    }

    @Test
    void aChangeLeavesTheOriginalAndWhatItShowedAsTheyWere() {
        Givens givens = Givens.taking(1).ban(2).relax(3);
        givens.take(4).ban(5).relax(6);
        givens.taken()[0] = 99;
        givens.banned()[0] = 99;
        givens.relaxed()[0] = 99;
        assertThat(givens).hasToString("Givens[taken=[1], banned=[2], relaxed=[3]]");
        int[] own = {7, 8};
        Givens taken = Givens.taking(own);
        own[0] = 99;
        assertThat(taken.taken()).containsExactly(7, 8);
    }

    @Test
    void areEqualWhereTheSameHolds() {
        Givens givens = Givens.taking(1, 2).ban(3).relax(4);
        assertThat(givens)
                .isEqualTo(Givens.NONE.relax(4).ban(3).take(1).take(2))
                .hasSameHashCodeAs(Givens.NONE.relax(4).ban(3).take(1, 2));
        assertThat(givens)
                .as("the order of taking counts")
                .isNotEqualTo(Givens.taking(2, 1).ban(3).relax(4));
        assertThat(givens)
                .isNotEqualTo(givens.ban(4))
                .isNotEqualTo(givens.relax(5))
                .isNotEqualTo(givens.take(5));
        assertThat(Givens.taking(1)).isNotEqualTo(Givens.NONE.ban(1)).isNotEqualTo(null);
    }

    @Test
    void negativeNumbersAreRefused() {
        assertThatThrownBy(() -> Givens.taking(0, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("option: -1; expected a number of the cover, from 0");
        assertThatThrownBy(() -> Givens.NONE.ban(-7)).hasMessage("option: -7; expected a number of the cover, from 0");
        assertThatThrownBy(() -> Givens.NONE.relax(-2)).hasMessage("item: -2; expected a number of the cover, from 0");
    }

    @Nested
    class AgainstACover {

        private final CoverData cover = Cover.of(Integer.class, c -> {
                    Items items = c.items("item", 2);
                    Items others = c.items("other", 1).secondary();
                    for (int k = 0; k < 3; k++) {
                        c.option(k, items.at(k % 2), others.at(0));
                    }
                })
                .data();

        @Test
        void numbersThatItHasAreGood() {
            Givens.taking(2, 0).ban(1, 2).relax(0, 1).check(cover);
        }

        @Test
        void allPrimaryItemsOfAnOptionMayBeRelaxed() {
            CoverData pairs = Cover.of(Integer.class, c -> {
                        Items items = c.items("item", 2);
                        Items others = c.items("other", 1).secondary();
                        c.option(0, items.at(0), others.at(0));
                        c.option(1, items.at(0), items.at(1));
                    })
                    .data();
            assertThat(Givens.NONE.relaxesAllOf(pairs, 0)).isFalse();
            assertThat(Givens.NONE.relax(0).relaxesAllOf(pairs, 0))
                    .as("nobody asks of the secondary item")
                    .isTrue();
            assertThat(Givens.NONE.relax(0).relaxesAllOf(pairs, 1)).isFalse();
            assertThat(Givens.NONE.relax(0, 1).relaxesAllOf(pairs, 1)).isTrue();
        }

        @ParameterizedTest
        @CsvSource({"3", "2147483647"})
        void optionsThatItDoesNotHaveAreRefused(int option) {
            String message =
                    "option: " + option + "; expected the number of an option of the cover, which has 3, from 0";
            assertThatThrownBy(() -> Givens.taking(option).check(cover))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(message);
            assertThatThrownBy(() -> Givens.NONE.ban(0, option).check(cover)).hasMessage(message);
        }

        @ParameterizedTest
        @CsvSource({"2", "3", "2147483647"})
        void itemsThatAreNotPrimaryOrNotThereAreRefused(int item) {
            assertThatThrownBy(() -> Givens.NONE.relax(0, item).check(cover))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("item: " + item + "; expected the number of a primary item of the cover, which has 3"
                            + " items, from 0");
        }
    }

    @Nested
    class InAStream {

        private byte[] written(Givens givens) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(givens);
            }
            return bytes.toByteArray();
        }

        private Object read(byte... bytes) throws IOException, ClassNotFoundException {
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
                return in.readObject();
            }
        }

        @Test
        void comeBackAsTheyWere() throws Exception {
            for (Givens givens :
                    new Givens[] {Givens.NONE, Givens.taking(3, 1).ban(2, 9).relax(0, 4)}) {
                assertThat(read(written(givens))).isEqualTo(givens);
            }
        }

        /** In the bytes of the stream, two neighbors of an array become others. */
        @ParameterizedTest
        @CsvSource({
            "taken,   1001, 1002, 1001, 1001",
            "taken,   1001, 1002, -1,   1002",
            "banned,  2001, 2002, 2002, 2001",
            "banned,  2001, 2002, 2001, 2001",
            "banned,  2001, 2002, -5,   2002",
            "relaxed, 3001, 3002, 3002, 3001",
            "relaxed, 3001, 3002, -1,   3002",
        })
        void thatSomebodyHasTamperedWithAreRefused(String what, int first, int second, int newFirst, int newSecond)
                throws Exception {
            byte[] bytes = written(Givens.taking(1001, 1002).ban(2001, 2002).relax(3001, 3002));
            byte[] old = pair(first, second);
            int at = 0;
            while (!Arrays.equals(Arrays.copyOfRange(bytes, at, at + 8), old)) {
                at++;
            }
            System.arraycopy(pair(newFirst, newSecond), 0, bytes, at, 8);
            assertThatThrownBy(() -> read(bytes))
                    .as(what)
                    .isInstanceOf(InvalidObjectException.class)
                    .hasMessage("these are no givens; expected numbers from 0, each once, those of banned options and"
                            + " relaxed items ascending");
        }

        private static byte[] pair(int first, int second) {
            return ByteBuffer.allocate(8).putInt(first).putInt(second).array();
        }
    }
}
