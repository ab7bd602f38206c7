package dlx.modelers.bundled;

/** The headings under which lists show the bundled models. */
public enum Topic {
    /** Matrices, sets and Knuth's format. */
    ANY_COVER("Any exact cover"),
    /** Pieces that see or attack each other. */
    CHESS("Chess and stars"),
    /** Vertices, labels, pairs and triples. */
    GRAPHS("Graphs and numbers"),
    /** Shifts and jobs. */
    PLANS("Plans and costs"),
    /** Squares with each value once in a house. */
    SUDOKU("Sudoku and Latin squares"),
    /** Pieces that fill a board. */
    TILINGS("Tilings and pieces"),
    /** Grids of letters. */
    WORDS("Words");

    final String words;

    Topic(String words) {
        this.words = words;
    }
}
