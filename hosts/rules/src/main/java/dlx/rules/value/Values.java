package dlx.rules.value;

import dlx.api.PuzzleText;

/** Values. Each is a {@link Long}, a mark ({@link String}), a boolean, a list, a {@link Picture} or a {@link TextGrid}. */
public final class Values {

    private static final int MOST_DIGITS = 18;

    private Values() {}

    /** Returns the value of a word: a number if it has only digits, perhaps after a minus sign, else a mark. */
    public static Object of(String word) {
        int from = word.startsWith("-") ? 1 : 0;
        int digits = word.length() - from;
        boolean isNumber =
                digits > 0 && digits <= MOST_DIGITS && word.chars().skip(from).allMatch(c -> '0' <= c && c <= '9');
        return isNumber ? (Object) Long.parseLong(word) : word;
    }

    /** Returns the cells of a grid or picture, or else the value itself. */
    public static Object range(Object value) {
        return value instanceof TextGrid grid ? grid.cells() : value instanceof Picture one ? one.cells() : value;
    }

    /** Returns a value as messages show it. */
    public static String shown(Object value) {
        return value instanceof Picture
                ? "a picture"
                : value instanceof TextGrid ? "a grid" : PuzzleText.quoted(String.valueOf(value));
    }
}
