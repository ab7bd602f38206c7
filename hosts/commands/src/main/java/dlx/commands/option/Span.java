package dlx.commands.option;

import dlx.commands.line.UnreadableException;

/**
 * Whole numbers from one to another, as people write them: {@code 3..5}, {@code 3..}, {@code ..5}, {@code 4}.
 *
 * @param from the least, {@code >= 0}
 * @param to the greatest, {@code >= from}; {@link Integer#MAX_VALUE} where none was written
 */
public record Span(int from, int to) {

    /** Returns the span as people write it. */
    @Override
    public String toString() {
        if (from == to) {
            return String.valueOf(from);
        }
        return to == Integer.MAX_VALUE ? from + ".." : (from == 0 ? "" : String.valueOf(from)) + ".." + to;
    }

    /**
     * Reads a span.
     *
     * @throws UnreadableException if the text is not a span, or an empty one
     */
    static Span of(String text) {
        int dots = text.indexOf("..");
        if (dots < 0) {
            int number = number(text, text);
            return new Span(number, number);
        }
        String from = text.substring(0, dots);
        String to = text.substring(dots + 2);
        if (from.isEmpty() && to.isEmpty()) {
            throw wrong(text);
        }
        Span span =
                new Span(from.isEmpty() ? 0 : number(from, text), to.isEmpty() ? Integer.MAX_VALUE : number(to, text));
        if (span.to < span.from) {
            throw new UnreadableException("'" + text + "' is empty; expected the smaller number first");
        }
        return span;
    }

    private static int number(String digits, String text) {
        boolean fits =
                !digits.isEmpty() && digits.length() <= 9 && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        if (!fits) {
            throw wrong(text);
        }
        return Integer.parseInt(digits);
    }

    private static UnreadableException wrong(String text) {
        return new UnreadableException("'" + text + "' is no span of numbers; expected one like 3..5, 3.., ..5 or 4");
    }
}
