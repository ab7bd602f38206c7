package dlx.commands.reason;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.core.search.Symmetry;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ItemWordsTest {

    /** Returns a cover whose options have the items that their texts name, separated by bars. */
    private static Cover<String> cover(String... options) {
        return Cover.of(builder -> {
            Map<String, Item> items = new TreeMap<>();
            for (String option : options) {
                for (String name : option.split("\\|")) {
                    items.computeIfAbsent(name, builder::item);
                }
            }
            for (String option : options) {
                builder.option(
                        option,
                        Arrays.stream(option.split("\\|")).map(items::get).toArray(Item[]::new));
            }
        });
    }

    private static Optional<String> words(Cover<String> cover, Symmetry symmetry) {
        return WordCycles.text(new ItemWords(cover).images(symmetry));
    }

    /** Returns a symmetry from the option k to the given image, from 0. */
    private static Symmetry map(int... images) {
        int[] moved =
                IntStream.range(0, images.length).filter(k -> images[k] != k).toArray();
        return new Symmetry(moved, Arrays.stream(moved).map(k -> images[k]).toArray());
    }

    @ParameterizedTest
    @CsvSource({
        "player 3 in week 1, player 7 in week 1, exchanges player 3 and player 7",
        "pair Ann Eve, pair Bea Eve, exchanges Ann and Bea",
        "pair 3 5, pair 5 7, exchanges 3 and 7",
        "cell r1c4, cell r2c4, exchanges r1 and r2",
        "edge 1-2 color 3, edge 1-2 color 4, exchanges color 3 and color 4",
        "'row 2, digit 5', 'row 2, digit 6', exchanges digit 5 and digit 6",
    })
    void anExchangeOfWordsIsThatOfTheItems(String one, String other, String text) {
        assertThat(words(cover(one, other), map(1, 0))).contains(text);
    }

    @Test
    void abbreviationsOfWordsAreLeftOut() {
        assertThat(words(cover("cell r1c1|row 1", "cell r2c1|row 2"), map(1, 0)))
                .contains("exchanges row 1 and row 2");
        assertThat(words(cover("vertex 1|edge 1-3", "vertex 2|edge 2-3"), map(1, 0)))
                .contains("exchanges vertex 1 and vertex 2");
        assertThat(words(cover("cell r1c1|box 1", "cell r2c1|box 2"), map(1, 0)))
                .as("r does not stand for box")
                .contains("exchanges box 1 and box 2, r1 and r2");
    }

    @Test
    void longerCyclesRotateAndRunsAreReversed() {
        Cover<String> slots = cover("slot 1", "slot 2", "slot 3", "slot 4", "slot 5");

        assertThat(words(slots, map(1, 2, 3, 4, 0))).contains("rotates slot 1, slot 2, slot 3, slot 4 and slot 5");
        assertThat(words(slots, map(4, 3, 2, 1, 0))).contains("reverses slot 1 to slot 5");
        assertThat(words(slots, map(1, 0, 2, 4, 3))).contains("exchanges slot 1 and slot 2, slot 4 and slot 5");
        assertThat(words(slots, map(1, 0, 3, 4, 2)))
                .contains("exchanges slot 1 and slot 2; rotates slot 3, slot 4 and slot 5");
    }

    @Test
    void eachRotationHasItsVerbAndExchangesComeFirst() {
        Cover<String> things = cover("a 1", "a 2", "a 3", "b 1", "b 2", "b 3", "c 1", "c 2");

        assertThat(words(things, map(1, 2, 0, 4, 5, 3, 7, 6)))
                .contains("exchanges c 1 and c 2; rotates a 1, a 2 and a 3; rotates b 1, b 2 and b 3");
    }

    @Test
    void pairsThatRotateHaveTheWordsOfMostItems() {
        String[] pairs = {
            "pair 1 2", "pair 1 3", "pair 1 4", "pair 1 5", "pair 2 3", "pair 2 4", "pair 2 5", "pair 3 4", "pair 3 5"
        };

        assertThat(words(cover(pairs), map(4, 0, 5, 6, 1, 7, 8, 2, 3))).contains("rotates 1, 2 and 3");
    }

    @Test
    void wordsThatDoNotFitEachItemAreNotWritten() {
        Cover<String> weeks =
                cover("Ann in week 1", "Bea in week 1", "Ann in week 2", "Bea in week 2", "Ann in week 3");

        assertThat(words(weeks, map(1, 0, 2, 3, 4))).as("week 2 stays").isEmpty();
        assertThat(words(cover("a|x", "b|x"), map(1, 0))).contains("exchanges a and b");
        assertThat(words(cover("a", "a"), map(1, 0))).as("no item moves").isEmpty();
    }

    @Test
    void itemsWithEqualOptionsMayHaveAnyOrder() {
        assertThat(words(cover("row 1|place 1|x", "row 2|place 2|x"), map(1, 0)))
                .contains("exchanges place 1 and place 2, row 1 and row 2");
    }

    @Test
    void longPermutationsAreNotWritten() {
        String[] names = new String[40];
        int[] images = new int[names.length];
        for (int k = 0; k < names.length; k++) {
            names[k] = "thing " + k;
            images[k] = k ^ 1;
        }
        assertThat(words(cover(names), map(images))).isEmpty();
    }
}
