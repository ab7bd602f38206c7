package dlx.modelers.grid;

/** The characters of a pasted board that are no cells. */
final class Glyphs {

    private static final String BARS = "|\u00a6:";

    private static final String BRACKETS = "[](){}\"'";

    private static final String UPRIGHT = "\u2502\u2503\u2551\u2506\u2507\u250a\u250b\u254e\u254f";

    private static final int FIRST_BOX_DRAWING = 0x2500;
    private static final int LAST_BOX_DRAWING = 0x257f;

    private Glyphs() {}

    /** What {@link dlx.api.Line#words} splits at. */
    static boolean isBlank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    /** What parts cells or bands of them. */
    static boolean isBar(char c) {
        return BARS.indexOf(c) >= 0 || isUpright(c);
    }

    static boolean isBracket(char c) {
        return BRACKETS.indexOf(c) >= 0;
    }

    static boolean isBoxDrawing(char c) {
        return c >= FIRST_BOX_DRAWING && c <= LAST_BOX_DRAWING;
    }

    /** Of box drawing, the bars: light, heavy, double, and dashed ones. */
    static boolean isUpright(char c) {
        return UPRIGHT.indexOf(c) >= 0;
    }

    /** What stands between two fields; a tab does, too, which is a blank as well. */
    static boolean isSeparator(char c) {
        return c == ',' || c == ';' || c == '&';
    }

    /** What stands among cells and is none itself. */
    static boolean isBetween(char c) {
        return isBar(c) || isBracket(c) || isBoxDrawing(c) || isSeparator(c);
    }
}
