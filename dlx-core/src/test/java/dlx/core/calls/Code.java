package dlx.core.calls;

import dlx.core.PlainCover;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/**
 * A Java program in the making: each call writes down what it does while it does it, and what its answer must be. An
 * answer that the model does not allow is written down too, and thrown. Belongs to one thread; {@link #fork} is for
 * others.
 */
final class Code {

    private static final String PREFACE = """
            package dlx.core;

            import static org.assertj.core.api.Assertions.*;

            import dlx.api.*;
            import dlx.core.search.*;
            import java.math.BigInteger;
            import java.time.Duration;
            import java.util.*;
            import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;
            import java.util.stream.*;
            import org.junit.jupiter.api.Test;
            """;

    private final List<String> lines = new ArrayList<>();
    private final AtomicInteger names;

    /** Whether checks that hold are written down as well. */
    private final boolean wordy;

    private int depth;

    Code(boolean wordy) {
        this(wordy, new AtomicInteger());
    }

    private Code(boolean wordy, AtomicInteger names) {
        this.wordy = wordy;
        this.names = names;
    }

    /** Code of the same program for another thread, to be taken in by {@link #take}. */
    Code fork() {
        return new Code(wordy, names);
    }

    void take(Code other) {
        other.lines.forEach(this::line);
    }

    /** A name that the program has not yet. */
    String fresh(String stem) {
        return stem + names.incrementAndGet();
    }

    void line(String text) {
        lines.add("    ".repeat(depth) + text);
    }

    void open(String text) {
        line(text);
        depth++;
    }

    void close(String text) {
        depth--;
        line(text);
    }

    /** What an expression must be. */
    void same(String java, Object actual, Object expected) {
        boolean asText = expected instanceof List || expected instanceof Optional; // compiled sooner, and read sooner
        String assertion = asText ? ".hasToString(\"" + expected + "\")" : ".isEqualTo(" + literal(expected) + ")";
        check(actual.equals(expected), java, assertion, expected, actual);
    }

    /** What an expression may be. */
    void within(String java, Object actual, Collection<?> allowed) {
        if (allowed.size() == 1) {
            same(java, actual, allowed.iterator().next());
        } else {
            String values = allowed.stream().map(Code::literal).collect(Collectors.joining(", "));
            check(allowed.contains(actual), java, ".isIn(" + values + ")", "one of " + allowed, actual);
        }
    }

    /** What must be true of an answer. */
    void that(String java, boolean holds, Object actual) {
        check(holds, java, ".isTrue()", "that " + java, actual);
    }

    private void check(boolean holds, String java, String assertion, Object expected, Object actual) {
        if (!holds) {
            line("// expected: " + expected);
            line("// actual:   " + actual);
        }
        if (!holds || wordy) {
            line("assertThat(" + java + ")" + assertion + ";");
        }
        if (!holds) {
            throw new Mismatch(java, expected, actual);
        }
    }

    static String literal(Object value) {
        if (value instanceof OptionalLong number) {
            return number.isPresent() ? "OptionalLong.of(" + number.getAsLong() + "L)" : "OptionalLong.empty()";
        }
        if (value instanceof BigInteger number) {
            return "BigInteger.valueOf(" + number + ")";
        }
        if (value instanceof Long number) {
            return number == Long.MAX_VALUE ? "Long.MAX_VALUE" : number + "L";
        }
        if (value instanceof Enum<?> constant) {
            return constant.getDeclaringClass().getCanonicalName().replaceFirst("^[a-z.]*\\.", "")
                    + '.'
                    + constant.name();
        }
        return value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
    }

    /** Numbers as arguments of a method. */
    static String arguments(Collection<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** Writes how the cover is made. */
    void cover(PlainCover plain) {
        open("Cover<Integer> cover = Cover.of(Integer.class, c -> {");
        for (int item = 0; item < plain.primary().size(); item++) {
            boolean primary = plain.primary().get(item);
            PlainCover.Bounds bounds = plain.bounds().get(item);
            line("Item " + name(plain, item) + " = c.item(\"" + name(plain, item) + "\")"
                    + (primary ? "" : ".secondary()")
                    + (bounds.equals(PlainCover.Bounds.ONCE)
                            ? ""
                            : ".times(" + bounds.least() + ", " + bounds.most() + ")")
                    + ";");
        }
        for (int option = 0; option < plain.options().size(); option++) {
            PlainCover.Option held = plain.options().get(option);
            String items = held.items().stream()
                    .map(item ->
                            name(plain, item) + (held.colorOf(item) < 0 ? "" : ".colored(" + held.colorOf(item) + ")"))
                    .collect(Collectors.joining(", "));
            line("c.option(" + option + ", " + (held.weight() == 0 ? "" : held.weight() + "L, ") + items + ");");
        }
        close("});");
    }

    private static String name(PlainCover plain, int item) {
        return (plain.primary().get(item) ? "p" : "s") + item;
    }

    /** The statements written so far, as a test method. */
    String method(String name) {
        return lines.stream()
                .map(line -> "        " + line + '\n')
                .collect(Collectors.joining("", "    @Test\n    void " + name + "() {\n", "    }\n"));
    }

    /** A class of test methods, ready to be compiled in the package {@code dlx.core}. */
    static String program(String name, Collection<String> methods) {
        return PREFACE + "\nclass " + name + " {\n\n" + String.join("\n", methods) + "}\n";
    }
}
