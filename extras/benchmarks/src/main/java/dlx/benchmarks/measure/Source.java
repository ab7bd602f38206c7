package dlx.benchmarks.measure;

/** Where an instance comes from. */
sealed interface Source {

    /** An instance of the corpus, by its name there. */
    record Corpus(String name) implements Source {}

    /** A puzzle of a model; both sides search the cover that the model describes. */
    record Puzzle(String model, String text) implements Source {}

    /** A list of sudokus, one a line, by the name of its file; dlx reads them by its model {@code sudoku}. */
    record Boards(String name) implements Source {}

    /** A file of one puzzle in the shared folder, which the model reads; the yardstick has no part in it. */
    record Shared(String model, String path) implements Source {}

    /**
     * A puzzle that only the model reads, because it says what is best.
     *
     * @param name of the file that is made of it
     */
    record Text(String model, String name, String text) implements Source {}
}
