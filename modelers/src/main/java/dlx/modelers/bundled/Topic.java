package dlx.modelers.bundled;

/** The headings under which lists show the bundled models. */
public enum Topic {
    /** Models of matrices, sets and Knuth's format. */
    ANY_COVER("Any exact cover"),
    /** Models of pieces that attack each other. */
    CHESS("Chess and stars"),
    /** Models of vertices, labels, pairs and triples. */
    GRAPHS("Graphs and numbers"),
    /** Models of one loop or one connected area. */
    LOOPS("Loops and areas"),
    /** Models of shifts and jobs. */
    PLANS("Plans and costs"),
    /** Models of squares in which each value appears once in a house. */
    SUDOKU("Sudoku and Latin squares"),
    /** Models of pieces that fill a board. */
    TILINGS("Tilings and pieces"),
    /** Models of grids of letters. */
    WORDS("Words");

    final String words;

    Topic(String words) {
        this.words = words;
    }
}
