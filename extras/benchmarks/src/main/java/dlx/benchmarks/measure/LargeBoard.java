package dlx.benchmarks.measure;

import java.util.stream.Stream;

/**
 * A large puzzle that is searched for one solution. The same words give the same puzzle.
 *
 * @param model name of the model that reads the text
 * @param text text of the puzzle
 * @param solved text of the same puzzle with a planted solution given in full; empty without a planted solution
 */
record LargeBoard(String model, String text, String solved) {

    /** Returns a puzzle without a planted solution. */
    static LargeBoard unsolved(String model, String text) {
        return new LargeBoard(model, text, "");
    }

    /**
     * Returns a puzzle.
     *
     * @param name name of the kind
     * @param words its numbers; for random kinds the last number is the seed
     */
    static LargeBoard of(String name, String words) {
        int[] n = Stream.of(words.split(" ")).mapToInt(Integer::parseInt).toArray();
        return switch (name) {
            case "sudoku" -> FilledSquare.sudoku(n[0], n[1], n[2]);
            case "latin" -> FilledSquare.latin(n[0], n[1], n[2]);
            case "edges" -> EdgeMatching.board(n[0], n[1], n[2]);
            case "fillomino" -> FillominoBoard.board(n[0], n[1], n[2]);
            case "sums" -> LargeFamily.sums(n[0], n[1]);
            case "triples" -> LargeFamily.sets(3, n[0], n[1], n[2]);
            case "design" -> LargeFamily.design(n[0], n[1], n[2]);
            case "matching" -> LargeFamily.sets(2, n[0], n[1], n[2]);
            case "mycielski" -> LargeFamily.mycielski(n[0], n[1]);
            default -> throw new IllegalArgumentException("name: puzzle not found: " + name);
        };
    }
}
