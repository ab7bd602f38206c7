package dlx.benchmarks.measure;

import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.Strategy;
import dlx.web.PageLink;
import java.util.Map;

/** The puzzles whose searches the page is measured with. */
enum WebPuzzle {
    QUEENS_6("queens", "6\n", "queens 6"),
    QUEENS_10("queens", "10\n", "queens 10"),
    QUEENS_13("queens", "13\n", "queens 13"),

    /** 18 million steps. */
    QUEENS_14("queens", "14\n", "queens 14"),

    /** Some hundred million steps. */
    QUEENS_15("queens", "15\n", "queens 15"),
    QUEENS_40("queens", "40\n", "queens 40"),

    /** A cover of 262 144 nodes, without the diagonals of one cell. */
    QUEENS_256("queens", "256\n", "queens 256"),
    LANGFORD_11("langford", "11\n", "Langford pairs, 11"),
    PENTOMINOES("polyomino", "pentominoes 6x10\n", "pentominoes 6x10"),

    /** A cover of 62 500 nodes. */
    SUDOKU_25("sudoku", ".".repeat(625) + '\n', "empty sudoku 25x25");

    private final String model;
    private final String text;
    private final String words;

    WebPuzzle(String model, String text, String words) {
        this.model = model;
        this.text = text;
        this.words = words;
    }

    /** For tables. */
    String words() {
        return words;
    }

    /** As the server searches it. */
    Solver<?> solver() {
        return ModelRegistry.load()
                .get(model)
                .solverOf(text)
                .engine(Solver.REFERENCE)
                .strategy(Strategy.MRV);
    }

    /** What opens it in a page, behind the address of the page. */
    String link() {
        return PageLink.to(model, text, Map.of());
    }

    /** What asks the server to open it. */
    String request() {
        return request(0);
    }

    /**
     * The same as another puzzle, which the server has not read yet.
     *
     * @param blankLines behind its text
     */
    String request(int blankLines) {
        return "{\"model\":\"" + model + "\",\"text\":\"" + (text + "\n".repeat(blankLines)).replace("\n", "\\n")
                + "\",\"settings\":{}}";
    }
}
