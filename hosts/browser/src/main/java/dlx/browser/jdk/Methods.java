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

/**
 * Implements methods of the JDK that are missing or wrong in TeaVM's library; see
 * {@link dlx.browser.teavm.MethodPatches}.
 */
public final class Methods {

    private static long memory = 1L << 30;

    private Methods() {}

    /** Implements {@link java.util.Arrays#compare(int[], int[])}, for arrays that are not null. */
    public static int compare(int[] a, int[] b) {
        int both = Math.min(a.length, b.length);
        for (int i = 0; i < both; i++) {
            if (a[i] != b[i]) {
                return Integer.compare(a[i], b[i]);
            }
        }
        return a.length - b.length;
    }

    /** Implements {@link java.util.Arrays#compare(long[], long[])}, for arrays that are not null. */
    public static int compare(long[] a, long[] b) {
        int both = Math.min(a.length, b.length);
        for (int i = 0; i < both; i++) {
            if (a[i] != b[i]) {
                return Long.compare(a[i], b[i]);
            }
        }
        return a.length - b.length;
    }

    /** Implements {@link Character#toString(int)}. */
    public static String toString(int codePoint) {
        return new String(Character.toChars(codePoint));
    }

    /** Implements {@link Math#multiplyHigh}, by halves of 32 bits (Hacker's Delight, section 8-2). */
    public static long multiplyHigh(long x, long y) {
        long xLow = x & 0xFFFFFFFFL;
        long yLow = y & 0xFFFFFFFFL;
        long xHigh = x >> 32;
        long yHigh = y >> 32;
        long middle = xHigh * yLow + (xLow * yLow >>> 32);
        return xHigh * yHigh + (middle >> 32) + ((middle & 0xFFFFFFFFL) + xLow * yHigh >> 32);
    }

    /** Implements {@link Map#copyOf}. */
    public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
        Map<K, V> copy = new HashMap<>();
        map.forEach((key, value) -> copy.put(Objects.requireNonNull(key), Objects.requireNonNull(value)));
        return Collections.unmodifiableMap(copy);
    }

    /** Implements {@link Map#ofEntries}. */
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

    /**
     * Implements {@link Stream#distinct} with one set of elements for the whole stream, not one for each of its parts.
     */
    public static <T> Stream<T> distinct(Stream<T> stream) {
        Set<T> seen = new HashSet<>();
        return stream.filter(seen::add);
    }

    /** Implements {@link IntStream#distinct}. */
    public static IntStream distinct(IntStream stream) {
        Set<Integer> seen = new HashSet<>();
        return stream.filter(seen::add);
    }

    /** Implements {@link LongStream#distinct}. */
    public static LongStream distinct(LongStream stream) {
        Set<Long> seen = new HashSet<>();
        return stream.filter(seen::add);
    }

    /** Implements {@link DoubleStream#distinct}. */
    public static DoubleStream distinct(DoubleStream stream) {
        Set<Double> seen = new HashSet<>();
        return stream.filter(seen::add);
    }

    /** Implements {@link String#lines}. */
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

    /** Returns a number of 0 or more made from a hash, of which a remainder can be taken. */
    public static int notNegative(int hash) {
        return hash & Integer.MAX_VALUE;
    }

    /** Implements {@link Math#round(double)}: rounds halves up, also below zero. */
    public static long round(double number) {
        double below = Math.floor(number);
        return (long) (number - below >= 0.5 ? below + 1 : below);
    }

    /** Implements {@link Runtime#maxMemory}: returns the memory set by the host, or 1 GiB. */
    public static long maxMemory(Runtime runtime) {
        return memory;
    }

    /** Implements {@link Duration#toSeconds}. */
    public static long toSeconds(Duration duration) {
        return duration.getSeconds();
    }

    /** Sets the memory, in bytes. Call this before any class of the framework is loaded. */
    public static void setMaxMemory(long bytes) {
        memory = bytes;
    }
}
