package dlx.app.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "row 0; row_0; row_0",
                "falling diagonal 12; falling_diagonal_12; fd12",
                "cell r10c12; cell_r10c12; cr10c12",
                "row 12 has 3; row_12_has_3; r12h3",
                "a:b|c; a_b_c; a_b_c",
                "12345678; 12345678; 12345678",
                "#sharp; #sharp; #sharp",
                "averylongword; averylongword; a",
                "row1234567890; row1234567890; row123.2"
            })
    void keepsWhatCanBeRead(String name, String relaxed, String strict) {
        assertThat(Names.of(new String[] {name}, false)).containsExactly(relaxed);
        assertThat(Names.of(new String[] {name}, true)).containsExactly(strict);
    }

    @Test
    void leavesLegalNamesAloneWhoeverElseWantsThem() {
        assertThat(Names.of(new String[] {"a b", "a_b", "a b", "a_b", "", "_", "a_b.2"}, false))
                .containsExactly("a_b.3", "a_b", "a_b.4", "a_b.5", "_.2", "_", "a_b.2");
    }

    @Test
    void leavesColonsAndBarsInShortColorsOnly() {
        assertThat(Names.colors(":", "|", "red")).containsExactly(":", "|", "red");
        assertThat(Names.colors("r|3", "r:3", "red")).containsExactly("r_3", "r_3.2", "red");
    }

    @Test
    void makesAnyNamesLegalAndDistinct() {
        String letters = "ab1_ :|\t\n\u00fc\u0001\u2028\ud83d\ude00\ud83d";
        for (long seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            String[] names = IntStream.range(0, 60)
                    .mapToObj(i -> IntStream.range(0, random.nextInt(14))
                            .mapToObj(k -> String.valueOf(letters.charAt(random.nextInt(letters.length()))))
                            .reduce("", String::concat))
                    .toArray(String[]::new);
            for (boolean strict : new boolean[] {false, true}) {
                String[] made = Names.of(names, strict);
                assertThat(made).as("seed %d", seed).doesNotHaveDuplicates().allMatch(Names::isLegal);
                assertThat(made)
                        .as("seed %d", seed)
                        .allMatch(name -> !strict || name.getBytes(StandardCharsets.UTF_8).length <= 8);
            }
        }
    }

    /** Counting on from where the last one ended, or this takes hours. */
    @Test
    void makesManyEqualNamesDistinctAtOnce() {
        String[] names = new String[200_000];
        java.util.Arrays.fill(names, "the same name");
        assertThat(Names.of(names, true)).doesNotHaveDuplicates();
    }
}
