package dlx.formats.links;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LzStringTest {

    /** The texts are examples in guides of other implementations. */
    @Test
    void textsOfOthersAreReadAndWritten() {
        assertThat(LzString.decompress("gbyl9NI=")).contains("\u4f60\u597d");
        assertThat(LzString.compress("\u4f60\u597d")).isEqualTo("gbyl9NI=");
    }

    /** Versions before 1.4.4 filled up to whole characters of 16 bits. */
    @Test
    void textsOfOlderVersionsAreRead() {
        assertThat(LzString.decompress("JIAgFghgbgpiDOB7AtneAXATgSwHYHMR1EQAjOAYxQAdMZ54YATIAA=="))
                .contains("I have some string to be compressed");
    }

    @Test
    void whatIsWrittenIsRead() {
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            String text = random.ints(random.nextInt(400), 0, seed % 5 == 0 ? 70_000 % 0xd000 : 2 + random.nextInt(90))
                    .collect(StringBuilder::new, (all, c) -> all.append((char) ('!' + c)), StringBuilder::append)
                    .toString();
            assertThat(LzString.decompress(LzString.compress(text)))
                    .as("seed %d", seed)
                    .contains(text);
        }
    }

    @Test
    void repetitionsMayReachIntoThemselves() {
        String text = "ab".repeat(5000) + "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
        String compressed = LzString.compress(text);
        assertThat(compressed.length()).isLessThan(400);
        assertThat(LzString.decompress(compressed)).contains(text);
    }

    @Test
    void blanksStandForPluses() {
        String compressed = LzString.compress(
                IntStream.range(0, 300).mapToObj(String::valueOf).collect(Collectors.joining()));
        assertThat(compressed).contains("+");
        assertThat(LzString.decompress(compressed.replace('+', ' '))).isEqualTo(LzString.decompress(compressed));
    }

    @Test
    void whatIsNotCompressedIsNothing() {
        assertThat(LzString.decompress("")).isEmpty();
        assertThat(LzString.decompress("====")).isEmpty();
        assertThat(LzString.decompress("N4Ig")).isEmpty();
        assertThat(LzString.decompress("%%%%%%%%")).isEmpty();
    }

    /** A text that doubles itself again and again ends at the longest that is taken. */
    @Test
    void aShortLinkCannotMakeAHugeText() {
        String compressed = LzString.compress("a".repeat(10_000));
        assertThat(LzString.decompress(compressed, 10_000)).isPresent();
        assertThat(LzString.decompress(compressed, 9_000)).isEmpty();
    }

    @Test
    void mutatedTextsAreTextsOrNothing() {
        String compressed = LzString.compress("{\"size\":9,\"title\":\"to be mutated\",\"grid\":[[1,2,3],[4,5,6]]}");
        Random random = new Random(7);
        for (int i = 0; i < 2000; i++) {
            StringBuilder mutated = new StringBuilder(compressed);
            mutated.setCharAt(random.nextInt(mutated.length()), (char) (32 + random.nextInt(95)));
            LzString.decompress(mutated.toString())
                    .ifPresent(text -> assertThat(text.length()).isLessThan(1 << 23));
        }
    }
}
