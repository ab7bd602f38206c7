package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CoverDataTest {

    private static CoverData of(Consumer<CoverBuilder<String>> describe) {
        return Cover.of(String.class, describe).data();
    }

    /** Everything a cover can have. */
    private static final Consumer<CoverBuilder<String>> RICH = c -> {
        Items often = c.items("often", 2).times(0, 3);
        Item once = c.item("once");
        Item color = c.item("color").secondary();
        c.option("a", -5, often.at(0), color.colored(4));
        c.option("b", once, color);
        c.option("c", 1L << 40, often.at(1), often.at(0), once);
    };

    private static final Consumer<CoverBuilder<String>> PLAIN = c -> {
        Items items = c.items("item", 3);
        c.option("a", items.at(0), items.at(2));
        c.option("b", items.at(1));
    };

    @Test
    void keepsTheNumbers() {
        CoverData data = of(RICH);
        assertThat(data).hasToString("CoverData[items=4, options=3, nodes=7]");
        assertThat(List.of(0, 1, 2, 3)).map(data::isPrimary).containsExactly(true, true, true, false);
        assertThat(List.of(0, 1, 2, 3)).map(data::atLeast).containsExactly(0, 0, 1, 1);
        assertThat(List.of(0, 1, 2, 3)).map(data::atMost).containsExactly(3, 3, 1, 1);
        assertThat(List.of(0, 1, 2, 3)).map(data::firstNode).containsExactly(0, 2, 4, 7);
        assertThat(List.of(0, 1, 2, 3, 4, 5, 6)).map(data::item).containsExactly(0, 3, 2, 3, 1, 0, 2);
        assertThat(List.of(0, 1, 2, 3, 4, 5, 6)).map(data::color).containsExactly(-1, 4, -1, -1, -1, -1, -1);
        assertThat(List.of(0, 1, 2)).map(data::weight).containsExactly(-5L, 0L, 1L << 40);
        assertThat(data.hasColors() && data.hasWeights() && data.hasMultiplicities())
                .isTrue();
    }

    @Test
    void saysWhatAPlainCoverHasNot() {
        CoverData data = of(PLAIN);
        assertThat(data.hasColors() || data.hasWeights() || data.hasMultiplicities())
                .isFalse();
        assertThat(data.color(0)).isEqualTo(-1);
        assertThat(data.weight(1)).isZero();
        assertThat(data.atLeast(1)).isEqualTo(1);
        assertThat(data.atMost(1)).isEqualTo(1);
    }

    @Test
    void isRepeatedWhereEveryItemMayBeCoveredAnyNumberOfTimesButOnceAtLeast() {
        CoverData repeated = of(c -> {
            c.option(
                    "a",
                    c.item("one").repeated(),
                    c.items("group", 1).repeated().at(0));
            c.option("b", c.grid("grid", 1, 1).repeated().at(0, 0));
        });
        assertThat(repeated.isRepeated()).isTrue();
        assertThat(of(c -> {}).isRepeated()).isFalse();
        assertThat(of(c -> c.option("a", c.item("x").times(1, 5))).isRepeated()).isFalse();
        assertThat(of(c -> c.option("a", c.item("x").times(2, Integer.MAX_VALUE)))
                        .isRepeated())
                .isFalse();
        assertThat(of(c -> c.option("a", c.item("x").repeated(), c.item("y").secondary()))
                        .isRepeated())
                .isFalse();
    }

    @Test
    void becomesACoverAgain() {
        CoverData data = of(RICH);
        Cover<Integer> cover = Cover.of(data);
        assertThat(cover.data()).isSameAs(data);
        assertThat(List.of(0, 1, 2)).map(cover::option).containsExactly(0, 1, 2);
        assertThat(cover.itemName(0)).isEqualTo("item 0");
        assertThat(cover.itemName(3)).isEqualTo("item 3");
        assertThat(cover.isPrimary(3)).isFalse();
        assertThat(cover.numberOf(2)).isEqualTo(2);
        assertThat(Cover.of(of(c -> {}))).hasToString("Cover[items=0, options=0, nodes=0]");
    }

    @Test
    void doesNotDependOnHowItWasBuilt() {
        CoverData expected = of(PLAIN);
        CoverData detour = of(c -> {
            Item first = c.item("other name");
            Items rest = c.items("more", 2).times(2, 2).times(1, 1);
            Item none = c.items("none", 1).secondary().at(0).colored(1);
            assertThatThrownBy(() -> c.option("refused", 7, none)).isInstanceOf(ModelException.class);
            c.option("x", 0, first, rest.at(1));
            c.option("y", rest.at(0));
        });
        assertThat(detour).isNotEqualTo(expected); // one item more
        CoverData same = of(c -> {
            Item first = c.item("other name");
            Items rest = c.items("more", 2).times(2, 2).times(1, 1);
            c.option("x", 0, first, rest.at(1));
            assertThatThrownBy(() -> c.option("refused", 7, first, first)).isInstanceOf(ModelException.class);
            c.option("y", rest.at(0));
        });
        assertThat(same).isEqualTo(expected).hasSameHashCodeAs(expected);
        assertThat(same.fingerprint()).isEqualTo(expected.fingerprint());
        assertThat(detour.hasColors()).as("colors of refused options").isFalse();
    }

    private static final Consumer<CoverBuilder<String>> SWEPT = c -> {
        Items items = c.items("item", 3);
        plain(c, items, 0);
        c.sweepOrder(List.of(items.at(2), items.at(0)));
    };

    @Test
    void theOrderOfASweepIsKeptAndChangesNothingElse() {
        CoverData swept = of(SWEPT);
        assertThat(swept).isEqualTo(of(PLAIN)).hasSameHashCodeAs(of(PLAIN));
        assertThat(swept.fingerprint()).isEqualTo(of(PLAIN).fingerprint());
        assertThat(Cover.of(swept).data().sweepOrder()).containsExactly(2, 0);
    }

    @Test
    void theOrderOfASweepIsNobodyElses() {
        CoverData swept = of(SWEPT);
        swept.sweepOrder()[0] = 1;
        assertThat(swept.sweepOrder()).containsExactly(2, 0);
    }

    @Test
    void everyChangeShows() {
        List<Consumer<CoverBuilder<String>>> changes = List.of(
                PLAIN,
                RICH,
                c -> {},
                c -> c.items("item", 3),
                c -> plain(c, c.items("item", 4), 0),
                c -> plain(c, c.items("item", 3), 1),
                c -> plain(c, c.items("item", 3), -1),
                c -> plain(c, c.items("item", 3).times(1, 2), 0),
                c -> plain(c, c.items("item", 3).times(0, 1), 0),
                c -> {
                    Items items = c.items("item", 3);
                    c.option("a", items.at(2), items.at(0));
                    c.option("b", items.at(1));
                },
                c -> {
                    Items items = c.items("item", 3);
                    c.option("b", items.at(1));
                    c.option("a", items.at(0), items.at(2));
                },
                c -> {
                    Items items = c.items("item", 3);
                    c.option("a", items.at(0));
                    c.option("b", items.at(2), items.at(1));
                },
                c -> colored(c, s -> s),
                c -> colored(c, s -> s.colored(0)),
                c -> colored(c, s -> s.colored(1)));
        Set<CoverData> all = new HashSet<>();
        Set<String> fingerprints = new HashSet<>();
        Set<Integer> hashes = new HashSet<>();
        for (Consumer<CoverBuilder<String>> change : changes) {
            all.add(of(change));
            fingerprints.add(of(change).fingerprint());
            hashes.add(of(change).hashCode());
        }
        assertThat(all).hasSameSizeAs(changes);
        assertThat(fingerprints).hasSameSizeAs(changes);
        assertThat(hashes).as("of these covers; others may share one").hasSameSizeAs(changes);
    }

    private static void plain(CoverBuilder<String> c, Items items, long weight) {
        c.option("a", items.at(0), items.at(2));
        c.option("b", weight, items.at(1));
    }

    private static void colored(CoverBuilder<String> c, UnaryOperator<Item> color) {
        Items items = c.items("item", 2);
        Item secondary = c.item("s").secondary();
        c.option("a", items.at(0), color.apply(secondary));
        c.option("b", items.at(1));
    }

    /** These must never change: stored files and other machines know covers by them. */
    @Test
    void fingerprintsAreGolden() {
        assertThat(of(c -> {}).fingerprint())
                .isEqualTo("715ef41200516a2359eb68c646dd610fab0200ac4f26d511ea36360b67d18fe3");
        assertThat(of(PLAIN).fingerprint())
                .isEqualTo("6093c2e2c066c020b48d7ae10a182a9600c9d6143bc7f1bb50981011b960ca05");
        assertThat(of(RICH).fingerprint())
                .isEqualTo("6da8af80157d371b3d96083502adae18567dd868cd7b5f4fbbf72dde7ffc365c");
        assertThat(of(c -> {
                            Items items = c.items("item", 5000);
                            for (int k = 0; k < 5000; k++) {
                                c.option("o", k, items.at(k), items.at((k + 1) % 5000));
                            }
                        })
                        .fingerprint())
                .as("more bytes than the buffer holds")
                .isEqualTo("85cb26acbf77787f28933c43e9049f0efb7953aa7af1832a07b1efe0966a5045");
    }

    /** The kinds of the items alone are longer than what is digested at once. */
    @Test
    void fingerprintsKnowEveryItemOfMany() {
        Set<String> fingerprints = new HashSet<>();
        for (int primary : new int[] {9_999, 10_000, 10_001}) {
            fingerprints.add(of(c -> {
                        c.items("must", primary);
                        c.items("may", 20_000 - primary).secondary();
                    })
                    .fingerprint());
        }
        assertThat(fingerprints).hasSize(3);
    }

    @Nested
    class Score {

        private long scoreOf(long... weights) {
            Cover<Integer> cover = Cover.of(c -> {
                Items items = c.items("item", weights.length);
                for (int k = 0; k < weights.length; k++) {
                    c.option(k, weights[k], items.at(k));
                }
            });
            int[] all = new int[weights.length];
            Arrays.setAll(all, k -> k);
            return cover.data().score(all, all.length);
        }

        @Test
        void isTheSum() {
            assertThat(scoreOf(1, -5, 1000)).isEqualTo(996);
            assertThat(scoreOf(0, 0)).isZero();
            assertThat(of(RICH).score(new int[] {2, 0, 1}, 2)).isEqualTo((1L << 40) - 5);
        }

        @Test
        void mayOverflowOnTheWay() {
            assertThat(scoreOf(Long.MAX_VALUE, 1, -1)).isEqualTo(Long.MAX_VALUE);
            assertThat(scoreOf(Long.MIN_VALUE, -1, 1)).isEqualTo(Long.MIN_VALUE);
            assertThat(scoreOf(Long.MAX_VALUE, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE))
                    .isEqualTo(-2);
            assertThat(scoreOf(Long.MIN_VALUE, Long.MAX_VALUE)).isEqualTo(-1);
        }

        @Test
        void thatDoesNotFitIsRefused() {
            assertThatThrownBy(() -> scoreOf(Long.MAX_VALUE, 1))
                    .isInstanceOf(ModelException.class)
                    .hasMessage("the weights of a solution's options add up to more than 2^63 - 1,"
                            + " which no score can say; expected smaller weights");
            assertThatThrownBy(() -> scoreOf(Long.MIN_VALUE, -1))
                    .isInstanceOf(ModelException.class)
                    .hasMessageContaining("add up to less than -2^63");
            assertThatThrownBy(() -> scoreOf(Long.MIN_VALUE, Long.MIN_VALUE)).isInstanceOf(ModelException.class);
            assertThatThrownBy(() -> scoreOf(Long.MAX_VALUE, Long.MAX_VALUE, 2)).isInstanceOf(ModelException.class);
        }
    }

    @Nested
    class Stream {

        @Test
        void givesBackWhatWasWritten() throws Exception {
            for (CoverData data : List.of(of(RICH), of(PLAIN), of(c -> {}))) {
                assertThat(read(write(data))).isEqualTo(data);
            }
        }

        @Test
        void hasTheOrderOfASweep() throws Exception {
            assertThat(((CoverData) read(write(of(SWEPT)))).sweepOrder()).containsExactly(2, 0);
            assertThat(((CoverData) read(write(of(PLAIN)))).sweepOrder()).isEmpty();
        }

        @Test
        void thatLeavesOutNothingToSayIsEqual() throws Exception {
            CoverData data = (CoverData) read(write(form(p -> {
                p.atLeast = new int[] {1, 1};
                p.atMost = new int[] {1, 1};
                p.colors = new int[] {0, 0, 0};
                p.weights = new long[] {0, 0};
                p.sweepOrder = new int[0];
            })));
            assertThat(data).isEqualTo(read(write(form(p -> {}))));
            assertThat(data.hasColors() || data.hasWeights() || data.hasMultiplicities())
                    .isFalse();
        }

        @Test
        void isCheckedWhenRead() {
            broken(p -> p.primary = null, "the arrays of items or of options are missing; expected both");
            broken(p -> p.items = null, "the arrays of items or of options are missing; expected both");
            broken(p -> p.start = null, "the arrays of items or of options are missing; expected both");
            String starts = "options that begin at node 0 and end at the last node";
            rule(p -> p.start = new int[0], starts);
            rule(p -> p.start = new int[] {1, 2, 3}, starts);
            rule(p -> p.start = new int[] {0, 2, 4}, starts);
            rule(p -> p.start = new int[] {0, 4, 3}, "options of one node or more, one after the other");
            rule(p -> p.start = new int[] {0, 0, 3}, "options of one node or more, one after the other");
            rule(p -> p.items = new int[] {0, 2, 0}, "items of the cover in every option");
            rule(p -> p.items = new int[] {0, -1, 0}, "items of the cover in every option");
            rule(p -> p.items = new int[] {0, 0, 0}, "each item once in an option");
            rule(p -> p.items = new int[] {0, 1, 1}, "a primary item in every option");
            rule(p -> p.colors = new int[2], "colors of as many nodes as there are");
            rule(p -> p.colors = new int[] {1, 0, 0}, "colors on secondary items only");
            rule(p -> p.colors = new int[] {0, -1, 0}, "colors on secondary items only");
            rule(p -> p.weights = new long[3], "weights of as many options as there are");
            String counts = "multiplicities of as many items as there are";
            rule(p -> p.atLeast = new int[2], counts);
            rule(p -> p.atMost = new int[2], counts);
            rule(p -> p.bounds(new int[] {1, 1, 1}, new int[] {1, 1}), counts);
            rule(p -> p.bounds(new int[] {1, 1}, new int[] {1}), counts);
            String ranges = "multiplicities 0 <= from <= to";
            rule(p -> p.bounds(new int[] {-1, 1}, new int[] {1, 1}), ranges);
            rule(p -> p.bounds(new int[] {2, 1}, new int[] {1, 1}), ranges);
            rule(p -> p.bounds(new int[] {0, 1}, new int[] {-1, 1}), ranges);
            rule(p -> p.bounds(new int[] {1, 0}, new int[] {1, 1}), "secondary items without multiplicities");
            String sweep = "primary items in the order of a sweep";
            rule(p -> p.sweepOrder = new int[] {-1}, sweep);
            rule(p -> p.sweepOrder = new int[] {2}, sweep);
            rule(p -> p.sweepOrder = new int[] {1}, sweep);
            rule(p -> p.sweepOrder = new int[] {0, 0}, "each item once in the order of a sweep");
        }

        /** One primary and one secondary item, two options: both, then the first alone. */
        private final class Parts {

            boolean[] primary = {true, false};
            int[] atLeast;
            int[] atMost;
            int[] start = {0, 2, 3};
            int[] items = {0, 1, 0};
            int[] colors;
            long[] weights;
            int[] sweepOrder;

            void bounds(int[] from, int[] to) {
                atLeast = from;
                atMost = to;
            }
        }

        private Serializable form(Consumer<Parts> change) {
            Parts p = new Parts();
            change.accept(p);
            return new CoverData.Form(
                    p.primary, p.atLeast, p.atMost, p.start, p.items, p.colors, p.weights, p.sweepOrder);
        }

        private void rule(Consumer<Parts> change, String expected) {
            broken(change, "the data of a cover is broken; expected " + expected);
        }

        private void broken(Consumer<Parts> change, String message) {
            assertThatThrownBy(() -> read(write(form(change))))
                    .isInstanceOf(InvalidObjectException.class)
                    .hasMessage(message);
        }

        private byte[] write(Serializable object) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(object);
            }
            return bytes.toByteArray();
        }

        private Object read(byte[] bytes) throws IOException, ClassNotFoundException {
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
                return in.readObject();
            }
        }
    }
}
