package dlx.browser.jdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the replacements of JDK classes and methods return the JDK's results. */
class StandInsTest {

    private static final int ROUNDS = 2000;

    private final SplittableRandom random = new SplittableRandom(32);

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 42, Long.MIN_VALUE, Long.MAX_VALUE, 0x9e3779b97f4a7c15L})
    void numbersOfASeed(long seed) {
        SplittableRandom theirs = new SplittableRandom(seed);
        dlx.browser.jdk.java.util.SplittableRandom ours = new dlx.browser.jdk.java.util.SplittableRandom(seed);
        for (int i = 0; i < ROUNDS; i++) {
            int bound = 1 + random.nextInt(i % 2 == 0 ? 10 : Integer.MAX_VALUE);
            long large = 1 + random.nextLong(Long.MAX_VALUE);
            assertThat(ours.nextLong()).isEqualTo(theirs.nextLong());
            assertThat(ours.nextInt()).isEqualTo(theirs.nextInt());
            assertThat(ours.nextInt(bound)).isEqualTo(theirs.nextInt(bound));
            assertThat(ours.nextInt(1 << i % 31)).isEqualTo(theirs.nextInt(1 << i % 31));
            assertThat(ours.nextLong(large)).isEqualTo(theirs.nextLong(large));
            assertThat(ours.nextDouble()).isEqualTo(theirs.nextDouble());
            assertThat(ours.nextBoolean()).isEqualTo(theirs.nextBoolean());
            if (i % 100 == 0) {
                theirs = theirs.split();
                ours = ours.split();
                assertThat(ours.longs(9).toArray()).isEqualTo(theirs.longs(9).toArray());
            }
        }
    }

    @Test
    void digests() throws Exception {
        for (int length = 0; length < 300; length++) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            byte[] theirs = MessageDigest.getInstance("SHA-256").digest(bytes);
            var whole = dlx.browser.jdk.java.security.MessageDigest.getInstance("SHA-256");
            assertThat(whole.digest(bytes)).as("of %s bytes", length).isEqualTo(theirs);
            var parts = dlx.browser.jdk.java.security.MessageDigest.getInstance("SHA-256");
            parts.update(bytes, 0, length / 3);
            parts.update(ByteBuffer.wrap(bytes, length / 3, length - length / 3));
            assertThat(parts.digest()).isEqualTo(theirs);
            assertThat(dlx.browser.jdk.java.util.HexFormat.of().formatHex(theirs, 3, 9))
                    .isEqualTo(HexFormat.of().formatHex(theirs, 3, 9));
        }
        assertThatThrownBy(() -> dlx.browser.jdk.java.security.MessageDigest.getInstance("MD5"))
                .hasMessage("MD5; expected SHA-256");
    }

    @Test
    void arithmetic() {
        long[] numbers = LongStream.concat(
                        LongStream.of(0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 32, -1L << 32, 0xFFFFFFFFL),
                        random.longs(200))
                .toArray();
        for (long x : numbers) {
            for (long y : numbers) {
                assertThat(Methods.multiplyHigh(x, y)).as("%s times %s", x, y).isEqualTo(Math.multiplyHigh(x, y));
            }
            for (double number : List.of(x / 2.0, x * 0.5 + 0.5, x * 1e-17, Double.longBitsToDouble(x))) {
                assertThat(Methods.round(number)).as("%s", number).isEqualTo(Math.round(number));
            }
        }
        for (double number : List.of(-2.5, 2.5, -0.5, 0.5, 0.49999999999999994, -0.49999999999999994, 1e300, -1e300)) {
            assertThat(Methods.round(number)).as("%s", number).isEqualTo(Math.round(number));
        }
    }

    @Test
    void arraysAndTexts() {
        int[][] arrays = {{}, {1}, {1, 2}, {1, 3}, {-5}, {1, 2, 0}, {Integer.MIN_VALUE, 4}};
        for (int[] a : arrays) {
            for (int[] b : arrays) {
                assertThat(Integer.signum(Methods.compare(a, b))).isEqualTo(Integer.signum(Arrays.compare(a, b)));
                long[] c = Arrays.stream(a).asLongStream().toArray();
                long[] d = Arrays.stream(b).asLongStream().toArray();
                assertThat(Integer.signum(Methods.compare(c, d))).isEqualTo(Integer.signum(Arrays.compare(c, d)));
            }
        }
        assertThat(Methods.toString(0x1F600)).isEqualTo(Character.toString(0x1F600));
        for (String text : List.of("", "a", "\n", "a\nb\r\nc\rd", "a\n\n\r\n\r\rb\n", "\r\n", "x\r")) {
            assertThat(Methods.lines(text))
                    .containsExactlyElementsOf(text.lines().toList());
        }
        assertThat(Methods.notNegative("polygenelubricants".hashCode())).isNotNegative();
    }

    @Test
    void mapsAndStreams() {
        assertThat(Methods.copyOf(Map.of("a", 1)).get("b")).isNull();
        assertThat(Methods.copyOf(Map.of())).isEmpty();
        Map<String, Integer> withNull = new HashMap<>();
        withNull.put("a", null);
        assertThatThrownBy(() -> Methods.copyOf(withNull)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> Methods.copyOf(Map.of("a", 1)).put("b", 2))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThat(Methods.ofEntries(Map.entry(1, 2), Map.entry(3, 4))).isEqualTo(Map.of(1, 2, 3, 4));
        assertThatThrownBy(() -> Methods.ofEntries(Map.entry(1, 2), Map.entry(1, 4)))
                .hasMessage("duplicate key: 1");
        assertThat(Methods.distinct(Stream.of(1, 2, 3).flatMap(x -> Stream.of(x, 2))))
                .containsExactly(1, 2, 3);
        assertThat(Methods.distinct(IntStream.of(3, 1, 3)).toArray()).containsExactly(3, 1);
        assertThat(Methods.distinct(LongStream.of(3, 1, 3)).toArray()).containsExactly(3, 1);
        assertThat(Methods.distinct(DoubleStream.of(3, 1, 3)).toArray()).containsExactly(3, 1);
    }
}
