package dlx.benchmarks.measure;

import java.util.stream.Stream;

/**
 * A large puzzle of which one solution is asked for. The same words give the same puzzle.
 *
 * @param model reads the text
 * @param solved the same puzzle with nothing left to choose, made before anything was left out; empty where no solution is
 *     planted
 */
record LargeBoard(String model, String text, String solved) {

    /** Returns a puzzle in which no solution was planted. */
    static LargeBoard unsolved(String model, String text) {
        return new LargeBoard(model, text, "");
    }

    /**
     * Makes a puzzle.
     *
     * @param name of the kind
     * @param words its numbers, a seed the last of them where something is drawn
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
            default -> throw new IllegalArgumentException("name: no puzzle is called " + name);
        };
    }
}
