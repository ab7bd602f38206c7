package dlx.modelers.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * One board as people paste it from pages, tables, mails, chats, programs and libraries of puzzles: nearly all of it is read, and
 * none as another board. A wrong board is worse than an error.
 */
class SixtyOneLayoutsTest {

    private static final List<String> ROWS = new SudokuModel().example().lines().toList();

    private static final String LINE = String.join("", ROWS);

    private static final String ZEROS = LINE.replace('.', '0');

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private final LoadedModel<SudokuBoard, CellValue> sudoku = LoadedModel.of(new SudokuModel(), "test");

    private static String rows(UnaryOperator<String> form) {
        return ROWS.stream().map(form).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String row(String row, String empty, String between) {
        return row.chars()
                .mapToObj(c -> c == '.' ? empty : Character.toString(c))
                .collect(Collectors.joining(between));
    }

    /** Each row with a number from 1 in front. */
    private static String numbered(UnaryOperator<String> number, UnaryOperator<String> form) {
        return IntStream.range(0, 9)
                .mapToObj(r -> number.apply(Integer.toString(r + 1)) + form.apply(ROWS.get(r)))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String table(String head, UnaryOperator<String> form) {
        return head + "\n|"
                + "---|".repeat((int) head.chars().filter(c -> c == '|').count() - 1) + "\n" + rows(form);
    }

    private static String markdown(String row) {
        return "| " + row(row, " ", " | ") + " |";
    }

    private static String banded(String row) {
        return row.substring(0, 3) + "|" + row.substring(3, 6) + "|" + row.substring(6);
    }

    private static String quoted(String text) {
        return text.lines().map(line -> "> " + line).collect(Collectors.joining("\n", "", "\n"));
    }

    /** What each is called, and how it looks. */
    static Map<String, String> layouts() {
        Map<String, String> all = new LinkedHashMap<>();
        String letters = "| A | B | C | D | E | F | G | H | I |";
        String blanks = "|   |   |   |   |   |   |   |   |   |";
        String numbers = "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |";
        // tables
        all.put("Markdown, blank header", table(blanks, SixtyOneLayoutsTest::markdown));
        all.put("Markdown, narrow blank header", table("| | | | | | | | | |", SixtyOneLayoutsTest::markdown));
        all.put("Markdown, header A to I", table(letters, SixtyOneLayoutsTest::markdown));
        all.put("Markdown, header 1 to 9", table(numbers, SixtyOneLayoutsTest::markdown));
        List<String> table = rows(SixtyOneLayoutsTest::markdown).lines().toList();
        all.put(
                "Markdown, the first row is the header",
                table.get(0) + "\n|" + "---|".repeat(9) + "\n" + String.join("\n", table.subList(1, 9)) + "\n");
        all.put(
                "Markdown, header and row numbers",
                "|   " + numbers + "\n|" + "---|".repeat(10) + "\n"
                        + numbered(n -> "| " + n + " ", SixtyOneLayoutsTest::markdown));
        all.put(
                "Markdown, letters and row numbers",
                "|   " + letters + "\n|" + "---|".repeat(10) + "\n"
                        + numbered(n -> "| " + n + " ", SixtyOneLayoutsTest::markdown));
        all.put("Markdown without outer bars", rows(row -> row(row, " ", " | ")));
        all.put(
                "Notion, aligned",
                table("|" + "     |".repeat(9), row -> "| " + row(row, "   ", " | ") + " |")
                        .replace("---|", ":---:|"));
        all.put(
                "org mode",
                rows(SixtyOneLayoutsTest::markdown).replaceFirst("\n", "\n|" + "---+".repeat(8) + "---|\n"));
        all.put("Excel", rows(row -> row(row, "", "\t")));
        all.put(
                "Google Sheets with letters",
                "\tA\tB\tC\tD\tE\tF\tG\tH\tI\n" + numbered(n -> n + "\t", row -> row(row, "", "\t")));
        all.put("CSV", rows(row -> row(row, "", ",")));
        all.put("CSV, quoted", rows(row -> "\"" + row(row, "", "\",\"") + "\""));
        all.put("CSV of a German Excel", rows(row -> row(row, "", ";")));
        all.put("CSV with header and index", ",1,2,3,4,5,6,7,8,9\n" + numbered(n -> n + ",", row -> row(row, "", ",")));
        all.put(
                "pandas",
                "   0  1  2  3  4  5  6  7  8\n"
                        + IntStream.range(0, 9)
                                .mapToObj(r -> r + "  " + row(ROWS.get(r), "0", "  "))
                                .collect(Collectors.joining("\n", "", "\n")));
        // quotations and code
        all.put("a code fence", "```\n" + rows(row -> row) + "```\n");
        all.put(
                "a code fence with a title",
                "Can anybody solve this?\n\n```text\n" + rows(row -> row(row, ".", " ")) + "```\n");
        all.put("a quotation", quoted(rows(row -> row)));
        all.put("a quotation of a quotation", quoted(quoted(rows(row -> row(row, "0", " ")))));
        all.put("a quoted code fence", quoted("```\n" + rows(row -> row(row, ".", " ")) + "```\n"));
        all.put("middle dots", rows(row -> row).replace('.', '\u00b7'));
        all.put("middle dots in a line", LINE.replace('.', '\u00b7') + "\n");
        all.put("non-breaking blanks", rows(row -> row(row, ".", "\u00a0")));
        all.put("blanks of a web page", rows(row -> "\u00a0\u00a0" + row(row, "_", " \u00a0")));
        all.put(
                "full-width digits",
                rows(row -> row(row, "\u00b7", "")
                        .chars()
                        .mapToObj(c -> Character.toString(Character.isDigit(c) ? c - '0' + '\uff10' : c))
                        .collect(Collectors.joining())));
        all.put("white squares", rows(row -> row(row, "\u2b1c", " ")));
        all.put("long dashes", rows(row -> row(row, "\u2013", " ")));
        // labels
        all.put("row numbers with colons", numbered(n -> n + ": ", row -> row(row, ".", " ")));
        all.put("row numbers with points", numbered(n -> n + ". ", row -> row));
        all.put(
                "row letters",
                IntStream.range(0, 9)
                        .mapToObj(r -> (char) ('A' + r) + " " + row(ROWS.get(r), ".", " "))
                        .collect(Collectors.joining("\n", "  1 2 3 4 5 6 7 8 9\n", "\n")));
        all.put("R1 to R9", numbered(n -> "R" + n + " | ", row -> row(row, ".", " ")));
        all.put(
                "labels around a frame",
                "    A B C   D E F   G H I\n  +-------+-------+-------+\n"
                        + numbered(n -> n + " | ", row -> banded(row).replaceAll("(.)(?=.)", "$1 ") + " |")
                        + "  +-------+-------+-------+\n");
        // frames
        all.put("bars", rows(SixtyOneLayoutsTest::banded));
        all.put(
                "double lines",
                "\u2554\u2550\u2550\u2550\u2566\u2550\u2550\u2550\u2566\u2550\u2550\u2550\u2557\n"
                        + rows(row ->
                                "\u2551" + banded(row).replace('|', '\u2551').replace('.', ' ') + "\u2551")
                        + "\u255a\u2550\u2550\u2550\u2569\u2550\u2550\u2550\u2569\u2550\u2550\u2550\u255d\n");
        all.put("Simple Sudoku", "*-----------*\n" + rows(row -> "|" + banded(row) + "|") + "*-----------*\n");
        all.put("SadMan", "#A Somebody\n#D A puzzle\n[Puzzle]\n" + rows(row -> row));
        all.put("LaTeX", "\\begin{sudoku}\n" + rows(row -> "|" + row(row, " ", "|") + "|.") + "\\end{sudoku}\n");
        all.put("a LaTeX table", rows(row -> row(row, " ", " & ") + " \\\\ \\hline"));
        // programs
        all.put("JSON", "{\n  \"grid\": [\n" + rows(row -> "    [" + row(row, "0", ", ") + "],") + "  ]\n}\n");
        all.put("JSON, null", "[\n" + rows(row -> "  [" + row(row, "null", ",") + "],") + "]\n");
        all.put(
                "JSON in one line",
                "{\"board\":[" + rows(row -> "[" + row(row, "0", ",") + "],").replace("\n", "") + "]}\n");
        all.put("Python", "board = [\n" + rows(row -> "    [" + row(row, "0", ", ") + "],") + "]\n");
        all.put(
                "Python, from the first line",
                ("board = [" + rows(row -> "[" + row(row, "None", ", ") + "],")).replaceFirst(",\n$", "]\n"));
        all.put("Python, strings", "grid = [\n" + rows(row -> "    '" + row + "',") + "]\n");
        all.put("numpy", ("[" + rows(row -> "[" + row(row, "0", " ") + "]")).replaceFirst("\n$", "]\n"));
        all.put("Java", "int[][] board = {\n" + rows(row -> "    {" + row(row, "0", ", ") + "},") + "};\n");
        all.put(
                "LeetCode",
                "["
                        + ROWS.stream()
                                .map(row -> "[\"" + row(row, ".", "\",\"") + "\"]")
                                .collect(Collectors.joining(","))
                        + "]\n");
        all.put("Prolog", "problem(1, [\n" + rows(row -> "  [" + row(row, "_", ",") + "],") + "]).\n");
        // lines
        all.put("a line", LINE + "\n");
        all.put("SudokuWiki", "https://www.sudokuwiki.org/sudoku.htm?bd=" + ZEROS + "\n");
        all.put("HoDoKu", ":0000:x:" + LINE + ":::\n");
        all.put(
                "HoDoKu, on the way",
                ":0201:5:" + LINE.replaceFirst("\\.", "+4").replaceFirst("\\.", ".") + ":135 235::\n");
        all.put("rating of Sudoku Explainer", LINE + " ED=1.2/1.2/1.2\n");
        all.put("rating and name", LINE + ";1.2;An easy one\n");
        all.put("CSV, puzzle and solution", "puzzle,solution\n" + ZEROS + "," + SOLUTION + "\n");
        all.put(
                "CSV, with a number and a level",
                "id,puzzle,solution,clues,difficulty\n1," + LINE + "," + SOLUTION + ",30,0.0\n");
        all.put("CSV, quoted line", "\"" + ZEROS + "\"\n");
        all.put("XML", "<game data=\"" + ZEROS + "\" />\n");
        all.put(
                "HTML",
                "<table>\n" + rows(row -> "<tr><td>" + row(row, "", "</td><td>") + "</td></tr>") + "</table>\n");
        return all;
    }

    @Test
    void nearlyAllAreReadAndNoneAsAnotherBoard() {
        Map<String, String> layouts = layouts();
        assertThat(layouts).hasSize(61);
        List<String> expected = read(LINE).get(0);
        List<String> refused = new ArrayList<>();
        layouts.forEach((name, text) -> {
            List<List<String>> boards = read(text);
            if (boards.get(0).get(0).contains("expected")) {
                refused.add(name + ": " + boards.get(0).get(0));
                assertThat(boards).as(name).hasSize(1);
            } else {
                List<String> given = name.equals("HoDoKu, on the way") ? with(expected, "r1c3=4") : expected;
                assertThat(boards).as("%s:%n%s", name, text).containsExactly(given);
            }
        });
        assertThat(refused).as("refused").hasSizeLessThanOrEqualTo(1);
    }

    private static List<String> with(List<String> givens, String another) {
        List<String> all = new ArrayList<>(givens);
        all.add(another);
        all.sort(null);
        return all;
    }

    /** The givens of each board; at a refusal what it says. */
    private List<List<String>> read(String text) {
        return Texts.answers(
                sudoku,
                PuzzleText.of(text),
                board -> board.givens().stream()
                        .map(CellValue::toString)
                        .sorted()
                        .toList(),
                e -> List.of(String.valueOf(e.getMessage())));
    }
}
