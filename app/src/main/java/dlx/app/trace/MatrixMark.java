package dlx.app.trace;

/** The mark of a row or column of the matrix: a letter for text, a color for pictures. */
enum MatrixMark {
    /** Available, and unchanged by this step. */
    LEFT(' ', "white", ""),
    /** Removed by an earlier step. */
    GONE(' ', "white", ""),
    CHOSEN('c', "#fdb462", "the chosen item"),
    COVERED('x', "#80b1d3", "covered with it: the option's other items"),
    /** Covered and still open, only in covers with colors or multiplicities. */
    SHARED('+', "#bebada", "covered with it, and open to further options"),
    STUCK('!', "#fb8072", "an item left without options"),
    HOLDS('i', "#ffed6f", "options of the chosen item"),
    TRIED('-', "#d9d9d9", "options of it that were tried before"),
    TAKEN('*', "#b3de69", "the option that is tried; of a solution, the chosen ones"),
    CONFLICT('o', "#fccde5", "removed: options that share another item with it");

    final char letter;
    final String color;
    final String meaning;

    MatrixMark(char letter, String color, String meaning) {
        this.letter = letter;
        this.color = color;
        this.meaning = meaning;
    }
}
