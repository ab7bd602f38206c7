package dlx.commands.option;

import dlx.commands.line.UnreadableException;

/**
 * A range of whole numbers, as users write it: {@code 3..5}, {@code 3..}, {@code ..5}, {@code 4}.
 *
 * @param from the minimum, 0 or more
 * @param to the maximum, {@code >= from}; {@link Integer#MAX_VALUE} for an open range
 */
public record Span(int from, int to) {

    /** Returns the range as users write it. */
    @Override
    public String toString() {
        if (from == to) {
            return String.valueOf(from);
        }
        return to == Integer.MAX_VALUE ? from + ".." : (from == 0 ? "" : String.valueOf(from)) + ".." + to;
    }

    /**
     * Reads a range.
     *
     * @throws UnreadableException if the text is not a range, or if the range is empty
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
            throw new UnreadableException(text + ": must have the smaller number first");
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
        return new UnreadableException(text + ": must be a number or a range, like 4, 3..5, 3.. or ..5");
    }
}
