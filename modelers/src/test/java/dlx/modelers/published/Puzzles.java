package dlx.modelers.published;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Writes puzzles that are long to write and short to name. */
final class Puzzles {

    /** The twelve pentominoes, rows with {@code /} between, to be laid flat into a box. */
    private static final String[] PENTOMINOES = {
        ".##/##./.#.", "#####", "####/#...", "##../.###", "##/##/#.", "###/.#./.#.",
        "#.#/###", "#../#../###", "#../##./.##", ".#./###/.#.", ".#../####", "##./.#./.##"
    };

    private Puzzles() {}

    /**
     * The text of a puzzle.
     *
     * @param writer what to write
     * @param model id of the model that reads it
     * @param words names and sizes
     */
    static String write(String writer, String model, String[] words) {
        return switch (writer) {
            case "coloring" -> coloring(words);
            case "latin" -> latin(size(words, 0), words[words.length - 1]);
            case "odd board" -> oddBoard(size(words, 0));
            case "rectangles" -> rectangles(size(words, 0), size(words, 1), false);
            case "squares" -> rectangles(size(words, 0), size(words, 1), true);
            case "flat pentominoes" -> flatPentominoes(words[0]);
            default -> family(writer, words).text(model);
        };
    }

    private static Family family(String writer, String[] words) {
        return switch (writer) {
            case "perfect matchings" -> Families.perfectMatchings(Graph.named(words));
            case "matchings" -> Families.matchings(Graph.named(words));
            case "independent sets" -> Families.independentSets(Graph.named(words));
            case "perfect codes" -> Families.perfectCodes(Graph.named(words));
            case "partitions" -> Families.partitions(size(words, 0), size(words, 1), size(words, 2));
            case "surjections" -> Families.surjections(size(words, 0), size(words, 1));
            case "rooks" -> Families.rooks(size(words, 0));
            case "derangements" -> Families.derangements(size(words, 0));
            case "menages" -> Families.menages(size(words, 0));
            case "near permutations" -> Families.nearPermutations(size(words, 0), size(words, 1));
            case "ring shifts" -> Families.ringShifts(size(words, 0));
            case "kings" -> Families.kings(size(words, 0));
            case "transversals" -> Families.transversals(size(words, 0));
            case "langford" -> Families.equallySpaced(size(words, 0), size(words, 1), 1);
            case "skolem" -> Families.equallySpaced(size(words, 0), size(words, 1), 0);
            case "sums" -> Families.sums(size(words, 0));
            case "progressions" -> Families.progressions(size(words, 0));
            case "prime pairs" -> Families.primePairs(size(words, 0));
            case "chords" -> Families.chords(size(words, 0), false);
            case "ring chords" -> Families.chords(size(words, 0), true);
            case "latin rectangles" -> Families.latinRectangles(size(words, 0), size(words, 1));
            case "one-factorizations" -> Designs.oneFactorizations(size(words, 0));
            case "resolved triples" -> Designs.resolvedTriples(size(words, 0));
            case "lines of PG(3,2)" -> words[0].equals("spreads") ? Designs.spreads() : Designs.packings();
            default -> throw new IllegalArgumentException(writer);
        };
    }

    private static int size(String[] words, int index) {
        return Integer.parseInt(words[index]);
    }

    /** A graph, then {@code colors} and how many. */
    private static String coloring(String[] words) {
        Graph graph = Graph.named(Arrays.copyOf(words, words.length - 2));
        StringBuilder text = new StringBuilder("c colors " + words[words.length - 1] + "\np edge ")
                .append(graph.vertices())
                .append(' ')
                .append(graph.edges().size())
                .append('\n');
        for (int[] e : graph.edges()) {
            text.append("e ").append(e[0] + 1).append(' ').append(e[1] + 1).append('\n');
        }
        return text.toString();
    }

    /**
     * Returns an empty square. With {@code row}, the first row is in order; with {@code reduced}, the first column too.
     */
    private static String latin(int n, String start) {
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                boolean inRow = r == 0 && !start.equals("all");
                boolean inColumn = c == 0 && start.equals("reduced");
                text.append(inRow || inColumn ? Integer.toString(1 + r + c) : ".");
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** A square board of odd side without a corner. */
    private static String oddBoard(int n) {
        String row = ".".repeat(n) + "\n";
        return "#" + row.substring(1) + row.repeat(n - 1);
    }

    private static String rectangles(int rows, int columns, boolean squares) {
        StringBuilder text = new StringBuilder("pieces\n\n");
        for (int height = 1; height <= Math.max(rows, columns); height++) {
            for (int width = 1; width <= height; width++) {
                boolean fits = Math.min(rows, columns) >= width;
                if (fits && (width == height || !squares)) {
                    text.append("*\n")
                            .append(("#".repeat(width) + "\n").repeat(height))
                            .append('\n');
                }
            }
        }
        return text.append("board ")
                .append(rows)
                .append('x')
                .append(columns)
                .append('\n')
                .toString();
    }

    private static String flatPentominoes(String box) {
        StringBuilder text = new StringBuilder("pieces\n\n");
        IntStream.range(0, PENTOMINOES.length)
                .forEach(i -> text.append(PENTOMINOES[i].replace('/', '\n')).append("\n\n"));
        return text.append("board ").append(box).append('\n').toString();
    }
}
