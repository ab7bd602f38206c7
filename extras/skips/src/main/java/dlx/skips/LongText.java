package dlx.skips;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A text of any length: a beginning, a repeated character or short word, and an end, which is usually wrong. An
 * attacker can use such texts to block a reader whose work is more than linear.
 *
 * @param begin beginning
 * @param unit repeated part; not empty
 * @param end end
 */
public record LongText(String begin, String unit, String end) {

    /** Maximum number of reads per character. */
    private static final long MOST = 1000;

    /** Words that appear in the formats of the readers. */
    private static final List<String> WORDS = List.of(
            "load=&",
            "id=&",
            "p=&",
            "bd=&",
            "puzzleid=&",
            "penpa-edit/",
            "x/",
            "=1",
            "a=",
            "a=[",
            "r1c1",
            "R1C1+",
            "[[",
            "](",
            "x y ",
            "1 ",
            ". ",
            "1.",
            "0.0 ",
            "1,",
            ", ",
            ",dtype=",
            ",dtype=(",
            "True ",
            "np.array(",
            "version: 1 ",
            "# ",
            "// ",
            " //",
            "> ",
            "**a**|",
            "| ",
            "--",
            "-+",
            "|-",
            "1:",
            "a:",
            ": ",
            "a1 ",
            "a 1x ",
            "1x1 ",
            "1x",
            "a\n",
            "1\n",
            " \n",
            "\t ",
            "\n\n",
            "e 1 2\n",
            "c colors ",
            "p col ",
            "None ",
            "None,",
            "=\"",
            "'a'",
            "\u00a0 ",
            "\u2028x",
            "#\n",
            "min ",
            "1..",
            "1-",
            "+-",
            "{1}",
            "{1,",
            "(1)",
            "\\",
            "\\1",
            "#1",
            "1#",
            "``` ",
            "&nbsp;",
            "a|b");

    /** Words that open a nested part in some format. */
    private static final List<String> NESTED = List.of(
            "&",
            "[",
            "(",
            "{",
            "\"",
            "> ",
            "<a>",
            "<a b='",
            "{\"a\":",
            "[1,",
            "{\"cells\":[",
            "((1",
            "/",
            "1 ",
            "a ",
            "-",
            "r1c1+",
            "1+",
            "a=",
            "| ",
            ", ",
            ". ",
            "a\n",
            "1 1\n",
            "##_",
            "1x",
            "a 1x ");

    /** Ends of the texts. */
    private static final List<String> ENDS =
            Tier.isAll() ? List.of("", " x", "\u2028x", "!", "\n1\n") : List.of(" x", "\u2028x");

    /**
     * Returns all combinations of beginnings, units and ends.
     *
     * @param beginnings beginnings that a reader accepts; texts without a beginning are added
     */
    public static List<LongText> all(Collection<String> beginnings) {
        List<String> units = Stream.of(
                        IntStream.rangeClosed(' ', '~').mapToObj(Character::toString),
                        Stream.of("\t", "\u00e9", "\u2028", "\u2502", "\n"),
                        WORDS.stream())
                .flatMap(part -> part)
                .toList();
        List<LongText> all = new ArrayList<>();
        for (String begin : Stream.concat(Stream.of(""), beginnings.stream()).toList()) {
            for (String unit : units) {
                ENDS.forEach(end -> all.add(new LongText(begin, unit, end)));
            }
        }
        return all;
    }

    /**
     * Returns texts that a reader may read as deeply nested.
     *
     * @param beginnings beginnings that a reader accepts; texts without a beginning are added
     */
    public static List<LongText> nested(Collection<String> beginnings) {
        return Stream.concat(Stream.of(""), beginnings.stream())
                .flatMap(begin ->
                        NESTED.stream().flatMap(unit -> Stream.of("", "x").map(end -> new LongText(begin, unit, end))))
                .toList();
    }

    /** Returns the text with about this many characters of units. */
    public String of(int length) {
        return begin + unit.repeat(length / unit.length()) + end;
    }

    /**
     * Reads the text with some length, and with twice the length, and compares the numbers of characters read. If the
     * ratio is above 2.5, compares twice and four times the length too, because a reader may begin at some length.
     *
     * @param length number of characters of units
     * @param counter counts the characters read
     * @param reader reads a text; must not throw an exception if it rejects the text
     * @return a sentence about the error; empty if twice the length takes at most 2.5 times the characters read
     */
    public Optional<String> steepness(int length, CharactersRead counter, Consumer<String> reader) {
        long once = read(length, MOST * length, counter, reader);
        long twice = read(2 * length, limit(once, length), counter, reader);
        if (twice <= limit(once, length)) {
            return Optional.empty();
        }
        long half = read(2 * length, 2 * MOST * length, counter, reader);
        long whole = read(4 * length, limit(half, length), counter, reader);
        return half <= 2 * MOST * length && whole <= limit(half, length)
                ? Optional.empty()
                : Optional.of(shown() + ": " + 2 * length + " characters take " + half
                        + ", twice as many take more than " + (whole - 1));
    }

    private long read(int length, long most, CharactersRead counter, Consumer<String> reader) {
        String text = of(length);
        return counter.during(most, () -> reader.accept(text));
    }

    private static long limit(long half, int length) {
        return half / 2 * 5 + length;
    }

    private String shown() {
        return quoted(begin) + " + n * " + quoted(unit) + " + " + quoted(end);
    }

    private static String quoted(String text) {
        StringBuilder shown = new StringBuilder("\"");
        text.chars()
                .forEach(c -> shown.append(c >= ' ' && c <= '~' ? Character.toString(c) : String.format("\\u%04x", c)));
        return shown.append('"').toString();
    }
}
