package dlx.modelers.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.CellValue;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests that random boards of all usual sizes, in random layouts, are read back unchanged. A few boards in a few
 * layouts are ambiguous and are rejected.
 */
class RandomLayoutsTest {

    private static final int TEXTS = Tier.of(200, 2000);

    private static final String SYMBOLS = "123456789ABCDEFGHIJKLMNOP";

    /** Rows and columns of a box. */
    private static final int[][] BOXES = {{2, 2}, {2, 3}, {2, 4}, {3, 3}, {2, 5}, {3, 4}, {4, 4}, {5, 5}};

    private final LoadedModel<SudokuBoard, CellValue> sudoku = LoadedModel.of(new SudokuModel(), "test");

    /** A board under way: rows of words, empty where a cell is. */
    private record Drawn(int boxRows, int boxColumns, List<List<String>> rows) {

        static Drawn at(Random random) {
            int[] box = BOXES[random.nextInt(BOXES.length)];
            int n = box[0] * box[1];
            double share = 0.2 + 0.7 * random.nextDouble();
            int turn = random.nextInt(n);
            List<List<String>> rows = IntStream.range(0, n)
                    .mapToObj(row -> IntStream.range(0, n)
                            .mapToObj(column -> random.nextDouble() < share
                                    ? ""
                                    : symbol((row % box[0] * box[1] + row / box[0] + column + turn) % n))
                            .toList())
                    .toList();
            Drawn drawn = new Drawn(box[0], box[1], rows);
            return drawn.mayBeSmallBoards() ? at(random) : drawn;
        }

        private static String symbol(int value) {
            return String.valueOf(SYMBOLS.charAt(value));
        }

        /** Returns true if the first two rows of sixteen cells could be boards of 4x4, and would be read as such. */
        private boolean mayBeSmallBoards() {
            return rows.size() == 16
                    && rows.subList(0, 2).stream()
                            .flatMap(List::stream)
                            .allMatch(cell -> cell.isEmpty() || SYMBOLS.indexOf(cell) < 4);
        }

        /** Returns the givens that must be read. */
        List<String> givens() {
            List<String> givens = new ArrayList<>();
            for (int row = 0; row < rows.size(); row++) {
                for (int column = 0; column < rows.size(); column++) {
                    String symbol = rows.get(row).get(column);
                    if (!symbol.isEmpty()) {
                        givens.add("r" + (row + 1) + 'c' + (column + 1) + '=' + (SYMBOLS.indexOf(symbol) + 1));
                    }
                }
            }
            return givens;
        }

        /** Each row with something between cells and between boxes; with another line in front of each band but the first. */
        List<String> lines(String empty, String between, String boxes, UnaryOperator<String> row, String bands) {
            List<String> lines = new ArrayList<>();
            for (int r = 0; r < rows.size(); r++) {
                if (r > 0 && r % boxRows == 0 && !bands.equals("none")) {
                    lines.add(bands);
                }
                List<String> cells = rows.get(r).stream()
                        .map(cell -> cell.isEmpty() ? empty : cell)
                        .toList();
                lines.add(row.apply(IntStream.range(0, boxRows)
                        .mapToObj(box -> String.join(between, cells.subList(box * boxColumns, (box + 1) * boxColumns)))
                        .collect(Collectors.joining(boxes))));
            }
            return lines;
        }

        String text(Random random) {
            String empty = String.valueOf((rows.size() <= 9 ? ".0-_?*x" : ".-_?").charAt(random.nextInt(4)));
            UnaryOperator<String> bars = row -> "| " + row + " |";
            String border = "+" + ("-".repeat(2 * boxColumns + 1) + "+").repeat(boxRows);
            List<String> lines = new ArrayList<>();
            switch (random.nextInt(16)) {
                case 0 -> lines.addAll(lines(empty, "", "", row -> row, "none"));
                case 1 -> lines.addAll(lines(empty, " ", " ", row -> row, "none"));
                case 2 -> lines.addAll(lines("", ",", ",", row -> row, "none"));
                case 3 -> lines.add(String.join("", lines(empty, "", "", row -> row, "none")));
                case 4 -> lines.addAll(lines(empty, "", " ", row -> row, "none"));
                case 5 -> lines.addAll(lines(empty, "", " ", row -> row, ""));
                case 6 -> lines.addAll(lines(empty, " ", " | ", row -> row, "-".repeat(2 * rows.size() + boxRows)));
                case 7 -> lines.addAll(lines(empty, " ", " | ", bars, border));
                case 8 -> lines.addAll(lines(" ", " ", " | ", bars, border));
                case 9 -> lines.addAll(lines(" ", " | ", " | ", bars, "none"));
                case 10 -> {
                    lines.addAll(lines(" ", " | ", " | ", bars, "none"));
                    boolean mayBeHead = lines.get(0).matches("[| ]+|\\| 1 \\| 2 .*"); // a row less then
                    if (!mayBeHead) {
                        lines.add(1, "|" + "---|".repeat(rows.size()));
                    }
                }
                case 11 -> {
                    lines.addAll(lines(" ", " | ", " | ", bars, "none"));
                    String head = random.nextBoolean() ? names(random).replaceAll("[^ ]+", "") : names(random);
                    lines.add(0, bars.apply(head.replace(" ", " | ")));
                    lines.add(1, "|" + "---|".repeat(rows.size()));
                }
                case 12 -> {
                    lines.addAll(named(random, "| ", lines(" ", " | ", " | ", bars, "none")));
                    lines.add(0, bars.apply("  | " + names(random).replace(" ", " | ")));
                    lines.add(1, "|" + "---|".repeat(rows.size() + 1));
                }
                case 13 -> lines.addAll(named(random, "", lines(empty, " ", " ", row -> ": " + row, "none")));
                case 14 -> {
                    String line = String.join("", lines(empty, "", "", row -> row, "none"));
                    boolean mayBeRow = line.length() == 16;
                    lines.add(mayBeRow ? line : lineAmongWords(line, random));
                }
                default -> {
                    String wide = "+" + "---+".repeat(rows.size());
                    lines(" ", " | ", " | ", bars, "none").forEach(row -> lines.addAll(List.of(wide, row)));
                    lines.add(wide);
                }
            }
            if (random.nextInt(4) == 0 && lines.contains(border)) {
                lines.add(0, border);
                lines.add(border);
            }
            return quoted(String.join("\n", lines) + "\n", random);
        }

        /** Names of rows or columns. */
        private String names(Random random) {
            boolean letters = random.nextBoolean();
            return IntStream.range(0, rows.size())
                    .mapToObj(k -> letters ? Character.toString('A' + k) : String.valueOf(k + 1))
                    .collect(Collectors.joining(" "));
        }

        private List<String> named(Random random, String before, List<String> lines) {
            String[] names = names(random).split(" ");
            return IntStream.range(0, names.length)
                    .mapToObj(k -> before + names[k] + (before.isEmpty() ? "" : " ") + lines.get(k))
                    .toList();
        }

        private static String lineAmongWords(String line, Random random) {
            return switch (random.nextInt(5)) {
                case 0 -> "\"" + line + "\"";
                case 1 -> line + " ED=7.2/1.2/1.2";
                case 2 -> line + ";7.2;an example";
                case 3 -> ":0000:x:" + line + ":::";
                default -> "https://www.sudokuwiki.org/sudoku.htm?bd=" + line;
            };
        }

        /** Returns a text as changed by mails, chats and web pages. */
        private static String quoted(String text, Random random) {
            return switch (random.nextInt(10)) {
                case 0 -> "```\n" + text + "```\n";
                case 1 -> "> " + text.strip().replace("\n", "\n> ") + "\n";
                case 2 -> text.replace(' ', '\u00a0');
                case 3 -> text.contains("://") ? text : text.replace('.', '\u00b7');
                case 4 -> text.replace("\n", "\r\n");
                default -> text;
            };
        }
    }

    @Test
    void aBoardInAnyLayoutIsTheBoardOrRefused() {
        int refused = 0;
        for (int seed = 0; seed < TEXTS; seed++) {
            Random random = new Random(seed);
            List<Drawn> drawn = Stream.generate(() -> Drawn.at(random))
                    .limit(1 + random.nextInt(3))
                    .toList();
            String text = drawn.stream().map(board -> board.text(random)).collect(Collectors.joining("\n"));
            List<List<String>> expected = drawn.stream().map(Drawn::givens).toList();
            List<List<String>> read = read(text);
            boolean isRefused = read.get(read.size() - 1).toString().contains("expected");
            refused += isRefused ? 1 : 0;
            assertThat(isRefused ? read.subList(0, read.size() - 1) : read)
                    .as("seed %d:%n%s", seed, text)
                    .isEqualTo(isRefused ? expected.subList(0, read.size() - 1) : expected);
        }
        assertThat(refused).isLessThan(TEXTS / 200);
    }

    /** Returns the givens of each board, up to the first error, which is the last entry. */
    private List<List<String>> read(String text) {
        PuzzleText lines = PuzzleText.of(text);
        List<List<String>> boards = new ArrayList<>();
        try {
            for (Optional<SudokuBoard> board = sudoku.next(lines); board.isPresent(); board = sudoku.next(lines)) {
                boards.add(
                        board.get().givens().stream().map(CellValue::toString).toList());
            }
        } catch (PuzzleSyntaxException e) {
            boards.add(List.of(String.valueOf(e.getMessage())));
        }
        return boards;
    }
}
