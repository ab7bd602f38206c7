package dlx.browser.jdk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Methods of the JDK that classes of TeaVM's library lack or have wrong; see {@link dlx.browser.teavm.MethodPatches}. */
public final class Methods {

    private static long memory = 1L << 30;

    private Methods() {}

    /** As {@link java.util.Arrays#compare(int[], int[])}, of arrays that are there. */
    public static int compare(int[] a, int[] b) {
        int both = Math.min(a.length, b.length);
        for (int i = 0; i < both; i++) {
            if (a[i] != b[i]) {
                return Integer.compare(a[i], b[i]);
            }
        }
        return a.length - b.length;
    }

    /** As {@link Character#toString(int)}. */
    public static String toString(int codePoint) {
        return new String(Character.toChars(codePoint));
    }

    /** As {@link Math#multiplyHigh}: by halves of 32 bits (Hacker's Delight, section 8-2). */
    public static long multiplyHigh(long x, long y) {
        long xLow = x & 0xFFFFFFFFL;
        long yLow = y & 0xFFFFFFFFL;
        long xHigh = x >> 32;
        long yHigh = y >> 32;
        long middle = xHigh * yLow + (xLow * yLow >>> 32);
        return xHigh * yHigh + (middle >> 32) + ((middle & 0xFFFFFFFFL) + xLow * yHigh >> 32);
    }

    /** As {@link Map#copyOf}. */
    public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
        Map<K, V> copy = new HashMap<>();
        map.forEach((key, value) -> copy.put(Objects.requireNonNull(key), Objects.requireNonNull(value)));
        return Collections.unmodifiableMap(copy);
    }

    /** As {@link Map#ofEntries}. */
    @SafeVarargs
    public static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>... entries) {
        Map<K, V> map = new HashMap<>();
        for (Map.Entry<? extends K, ? extends V> entry : entries) {
            if (map.put(Objects.requireNonNull(entry.getKey()), Objects.requireNonNull(entry.getValue())) != null) {
                throw new IllegalArgumentException("duplicate key: " + entry.getKey());
            }
        }
        return Collections.unmodifiableMap(map);
    }

    /** As {@link Stream#distinct}: what was seen is remembered for the whole stream, and not for each part of it. */
    public static <T> Stream<T> distinct(Stream<T> stream) {
        Set<T> seen = new HashSet<>();
        return stream.filter(seen::add);
    }

    /** As {@link IntStream#distinct}. */
    public static IntStream distinct(IntStream stream) {
        Set<Integer> seen = new HashSet<>();
        return stream.filter(seen::add);
    }

    /** As {@link LongStream#distinct}. */
    public static LongStream distinct(LongStream stream) {
        Set<Long> seen = new HashSet<>();
        return stream.filter(seen::add);
    }

    /** As {@link DoubleStream#distinct}. */
    public static DoubleStream distinct(DoubleStream stream) {
        Set<Double> seen = new HashSet<>();
        return stream.filter(seen::add);
    }

    /** As {@link String#lines}. */
    public static Stream<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int begin = 0;
        while (begin < text.length()) {
            int end = begin;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            lines.add(text.substring(begin, end));
            begin = end + (text.startsWith("\r\n", end) ? 2 : 1);
        }
        return lines.stream();
    }

    /** A number made from a hash, for a remainder. */
    public static int notNegative(int hash) {
        return hash & Integer.MAX_VALUE;
    }

    /** As {@link Math#round(double)}: halves go up, those below zero too. */
    public static long round(double number) {
        double below = Math.floor(number);
        return (long) (number - below >= 0.5 ? below + 1 : below);
    }

    /** As {@link Runtime#maxMemory}: what the host says, or 1 GiB. */
    public static long maxMemory(Runtime runtime) {
        return memory;
    }

    /** As {@link Duration#toSeconds}. */
    public static long toSeconds(Duration duration) {
        return duration.getSeconds();
    }

    /** Says how much memory there is, in bytes; to be called before any class of the framework is loaded. */
    public static void setMaxMemory(long bytes) {
        memory = bytes;
    }
}
