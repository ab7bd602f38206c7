package dlx.modelers.grid;

/**
 * Checks names: letters of any script, digits, and signs. Written without a pattern, because the regular expressions of
 * browsers do not support classes of marks within a set.
 *
 * @since 0.1
 */
public final class NameSigns {

    private static final int LONGEST = 40;

    private NameSigns() {}

    /**
     * Returns true if a word is a name.
     *
     * @param word any word
     * @param signs further characters that are allowed, in addition to letters, their marks and digits
     * @return true if it has 1 to 40 characters, all of them allowed
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
