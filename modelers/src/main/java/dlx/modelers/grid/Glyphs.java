package dlx.modelers.grid;

/** The characters of a pasted board that are not cells. */
final class Glyphs {

    private static final String BARS = "|\u00a6:";

    private static final String BRACKETS = "[](){}\"'";

    private static final String UPRIGHT = "\u2502\u2503\u2551\u2506\u2507\u250a\u250b\u254e\u254f";

    private static final int FIRST_BOX_DRAWING = 0x2500;
    private static final int LAST_BOX_DRAWING = 0x257f;

    private Glyphs() {}

    /** Returns true if {@link dlx.api.Line#words} splits at a character. */
    static boolean isBlank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    /** Returns true if a character is a bar between cells or bands of cells. */
    static boolean isBar(char c) {
        return BARS.indexOf(c) >= 0 || isUpright(c);
    }

    static boolean isBracket(char c) {
        return BRACKETS.indexOf(c) >= 0;
    }

    static boolean isBoxDrawing(char c) {
        return c >= FIRST_BOX_DRAWING && c <= LAST_BOX_DRAWING;
    }

    /** Returns true if a character is a bar of box drawing: light, heavy, double, or dashed. */
    static boolean isUpright(char c) {
        return UPRIGHT.indexOf(c) >= 0;
    }

    /** Returns true if a character separates two fields. A tab separates them too, but counts as a blank. */
    static boolean isSeparator(char c) {
        return c == ',' || c == ';' || c == '&';
    }

    /** Returns true if a character occurs between cells and is not a cell. */
    static boolean isBetween(char c) {
        return isBar(c) || isBracket(c) || isBoxDrawing(c) || isSeparator(c);
    }
}
