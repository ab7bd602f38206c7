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
        Givens givens = Givens.of(5, 2, 5, 9).given(2, 1, 1);
        assertThat(givens.givenOptions()).containsExactly(5, 2, 9, 1);
        assertThat(givens.givenCount()).isEqualTo(4);
        assertThat(givens.givenOption(2)).isEqualTo(9);
    }

    @Test
    void optionsBannedAndItemsRelaxedAreAscendingAndComeOnce() {
        Givens givens =
                Givens.NONE.forbidden(5, 2, 5).forbidden(3, 2).relaxed(7, 0).relaxed(7, 1);
        assertThat(givens.forbiddenOptions()).containsExactly(2, 3, 5);
        assertThat(givens.relaxedItems()).containsExactly(0, 1, 7);
        assertThat(givens.isForbidden(3)).isTrue();
        assertThat(givens.isForbidden(4)).isFalse();
        assertThat(givens.isRelaxed(7)).isTrue();
        assertThat(givens.isRelaxed(2)).isFalse();
        assertThat(givens.forbids()).isTrue();
        assertThat(givens.relaxes()).isTrue();
        assertThat(givens.isEmpty()).isFalse();
    }

    @Test
    void nothingHoldsAtFirst() {
        assertThat(Givens.NONE.isEmpty()).isTrue();
        assertThat(Givens.NONE.forbids()).isFalse();
        assertThat(Givens.NONE.relaxes()).isFalse();
        assertThat(Givens.of()).isEqualTo(Givens.NONE);
        assertThat(Givens.NONE.given().forbidden().relaxed()).isEqualTo(Givens.NONE);
        for (Givens some : new Givens[] {Givens.of(0), Givens.NONE.forbidden(0), Givens.NONE.relaxed(0)}) {
            assertThat(some.isEmpty()).as("%s", some).isFalse();
        }
    }

    @Test
    void bothTogetherHoldAllOfBothThoseTakenHereFirst() {
        Givens here = Givens.of(4, 1).forbidden(8, 9).relaxed(3);
        Givens there = Givens.of(2, 1).forbidden(0, 9).relaxed(3, 2);
        assertThat(here.and(there))
                .isEqualTo(Givens.of(4, 1, 2).forbidden(0, 8, 9).relaxed(2, 3));
        assertThat(there.and(here).givenOptions()).containsExactly(2, 1, 4);
        assertThat(here.and(Givens.NONE)).isEqualTo(here).isEqualTo(Givens.NONE.and(here));
    }

    @Test
    void aChangeLeavesTheOriginalAndWhatItShowedAsTheyWere() {
        Givens givens = Givens.of(1).forbidden(2).relaxed(3);
        givens.given(4).forbidden(5).relaxed(6);
        givens.givenOptions()[0] = 99;
        givens.forbiddenOptions()[0] = 99;
        givens.relaxedItems()[0] = 99;
        assertThat(givens).hasToString("Givens[taken=[1], banned=[2], relaxed=[3]]");
        int[] own = {7, 8};
        Givens taken = Givens.of(own);
        own[0] = 99;
        assertThat(taken.givenOptions()).containsExactly(7, 8);
    }

    @Test
    void areEqualWhereTheSameHolds() {
        Givens givens = Givens.of(1, 2).forbidden(3).relaxed(4);
        assertThat(givens)
                .isEqualTo(Givens.NONE.relaxed(4).forbidden(3).given(1).given(2))
                .hasSameHashCodeAs(Givens.NONE.relaxed(4).forbidden(3).given(1, 2));
        assertThat(givens)
                .as("the order of taking counts")
                .isNotEqualTo(Givens.of(2, 1).forbidden(3).relaxed(4));
        assertThat(givens)
                .isNotEqualTo(givens.forbidden(4))
                .isNotEqualTo(givens.relaxed(5))
                .isNotEqualTo(givens.given(5));
        assertThat(Givens.of(1)).isNotEqualTo(Givens.NONE.forbidden(1)).isNotEqualTo(null);
    }

    @Test
    void negativeNumbersAreRefused() {
        assertThatThrownBy(() -> Givens.of(0, -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("option: -1; expected a number of the cover, from 0");
        assertThatThrownBy(() -> Givens.NONE.forbidden(-7))
                .hasMessage("option: -7; expected a number of the cover, from 0");
        assertThatThrownBy(() -> Givens.NONE.relaxed(-2))
                .hasMessage("item: -2; expected a number of the cover, from 0");
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
            Givens.of(2, 0).forbidden(1, 2).relaxed(0, 1).check(cover);
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
            assertThat(Givens.NONE.relaxed(0).relaxesAllOf(pairs, 0))
                    .as("nobody asks of the secondary item")
                    .isTrue();
            assertThat(Givens.NONE.relaxed(0).relaxesAllOf(pairs, 1)).isFalse();
            assertThat(Givens.NONE.relaxed(0, 1).relaxesAllOf(pairs, 1)).isTrue();
        }

        @ParameterizedTest
        @CsvSource({"3", "2147483647"})
        void optionsThatItDoesNotHaveAreRefused(int option) {
            String message =
                    "option: " + option + "; expected the number of an option of the cover, which has 3, from 0";
            assertThatThrownBy(() -> Givens.of(option).check(cover))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(message);
            assertThatThrownBy(() -> Givens.NONE.forbidden(0, option).check(cover))
                    .hasMessage(message);
        }

        @ParameterizedTest
        @CsvSource({"2", "3", "2147483647"})
        void itemsThatAreNotPrimaryOrNotThereAreRefused(int item) {
            assertThatThrownBy(() -> Givens.NONE.relaxed(0, item).check(cover))
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
                    new Givens[] {Givens.NONE, Givens.of(3, 1).forbidden(2, 9).relaxed(0, 4)}) {
                assertThat(read(written(givens))).isEqualTo(givens);
            }
        }

        /** Alters the bytes of the stream: two neighbors of an array become others. */
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
            byte[] bytes = written(Givens.of(1001, 1002).forbidden(2001, 2002).relaxed(3001, 3002));
            byte[] old = pair(first, second);
            int at = 0;
            while (!Arrays.equals(Arrays.copyOfRange(bytes, at, at + 8), old)) {
                at++;
            }
            System.arraycopy(pair(newFirst, newSecond), 0, bytes, at, 8);
            assertThatThrownBy(() -> read(bytes))
                    .as(what)
                    .isInstanceOf(InvalidObjectException.class)
                    .hasMessage("these are not valid givens; expected numbers from 0, each once, the banned options and"
                            + " relaxed items ascending");
        }

        private static byte[] pair(int first, int second) {
            return ByteBuffer.allocate(8).putInt(first).putInt(second).array();
        }
    }
}
