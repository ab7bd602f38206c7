package dlx.modelers.grid;

/**
 * The names that people give: letters of any script, digits, and signs. Without a pattern, for the library of browsers knows no classes of
 * marks within a set.
 *
 * @since 0.1
 */
public final class NameSigns {

    private static final int LONGEST = 40;

    private NameSigns() {}

    /**
     * Whether a word is a name.
     *
     * @param word any word
     * @param signs which are allowed beside letters, their marks and digits
     * @return whether it has 1 to 40 characters, all of them such
     */
    public static boolean isName(String word, String signs) {
        return !word.isEmpty()
                && word.codePointCount(0, word.length()) <= LONGEST
                && word.codePoints().allMatch(sign -> isLetter(sign) || signs.indexOf(sign) >= 0);
    }

    private static boolean isLetter(int sign) {
        int type = Character.getType(sign);
        return Character.isLetter(sign)
                || type == Character.DECIMAL_DIGIT_NUMBER
                || type == Character.LETTER_NUMBER
                || type == Character.OTHER_NUMBER
                || type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK;
    }
}
