package dlx.browser.library;

/** Names of items and labels of options as a part of a sentence. */
final class Names {

    /** As much as fits into two lines of a terminal. */
    private static final int LONGEST = 200;

    private Names() {}

    /** A name; of a long one the beginning, and how long it is. */
    static String cut(String name) {
        int length = name.codePointCount(0, name.length());
        return length <= LONGEST
                ? name
                : name.substring(0, name.offsetByCodePoints(0, LONGEST)) + "… (" + length + " characters)";
    }
}
