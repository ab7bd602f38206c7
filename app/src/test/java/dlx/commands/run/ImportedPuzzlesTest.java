package dlx.commands.run;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.formats.ForeignFormats;
import dlx.formats.Imported;
import dlx.formats.LinkProgram;
import dlx.formats.NoLinkException;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that an import is one puzzle that its model reads back: all sizes, with and without numbers above 9, each
 * model.
 */
class ImportedPuzzlesTest {

    private static final ModelRegistry MODELS = ModelRegistry.load(List.of());
    private static final int LEAST = 4;
    private static final int MOST = 25;

    /** Written by puzz.link and published elsewhere. */
    private static final List<String> KAKURO = List.of(
            "kakuro/15/15/m-dm.ffl-7l9-mQjmIBmbam-anWZs.jSpBjo.7goP4lJ9m..nAjo74lf-.lUUrF9l7-qHNq-clKTrO4l.-clgIoibn."
                    + "JbmHglfgo.gOo7NpA-.s7Hnb-m-fm-7m-7m-hl-4l.-Dm-Em46BfgJjhSK79acVZD",
            "kakuro/5/5/kC-e-c-z..-8lff-giO",
            "kakuro/6/6/m-eoI5lD-t.l-co-bm8-e-i97ggc",
            "kakuro/2/2/k...-5",
            "kakuro/6/5/Dclh4t9fl3-p-gl-alJeC3BgG");

    /** The models that puzzles of the tests have become. */
    private final Set<String> met = new TreeSet<>();

    /**
     * Constraints of f-puzzles, and of SudokuPad if it supports them; the cells of the third row are the extra region.
     */
    private enum Kind {
        PLAIN("", ""),
        CAGE(",'killercage':[{'cells':['R1C1','R1C2'],'value':'7'}]", ",'cages':[{'cells':[[0,0],[0,1]],'value':'7'}]"),
        CAGE_OF_A_CELL_TWICE(
                ",'killercage':[{'cells':['R1C1','R1C2'],'value':'7'},{'cells':['R1C1','R2C1'],'value':'7'}]",
                ",'cages':[{'cells':[[0,0],[0,1]],'value':'7'},{'cells':[[0,0],[1,0]],'value':'7'}]"),
        REGION(",'extraregion':[{'cells':[ROW]}]", ",'cages':[{'cells':[PAIRS],'unique':true}]"),
        DIAGONALS(",'diagonal+':true,'diagonal-':true", ""),
        ONE_DIAGONAL(",'diagonal+':true", ""),
        GROUPS(",'disjointgroups':true", ""),
        RULES_TOGETHER(
                ",'diagonal+':true,'diagonal-':true,'killercage':[{'cells':['R1C2','R1C1'],'value':'7'},{'cells':['R2C1','R4C4']}]"
                        + ",'extraregion':[{'cells':[ROW]}]",
                ",'cages':[{'cells':[[0,1],[0,0]],'value':'7'},{'cells':[[1,0],[3,3]],'unique':true}]"),
        JIGSAW("", ",'regions':[ROWS]"),
        JIGSAW_WITH_RULES(RULES_TOGETHER.fpuzzles, RULES_TOGETHER.sudokuPad);

        private final String fpuzzles;
        private final String sudokuPad;

        Kind(String fpuzzles, String sudokuPad) {
            this.fpuzzles = fpuzzles;
            this.sudokuPad = sudokuPad;
        }

        private boolean isJigsaw() {
            return this == JIGSAW || this == JIGSAW_WITH_RULES;
        }

        String fpuzzles(int n, List<Integer> firstRow) {
            List<String> rows = new ArrayList<>();
            for (int r = 0; r < n; r++) {
                String region = isJigsaw() ? "'region':" + r : "";
                String start = region.isEmpty() ? "" : ",";
                boolean isFirst = r == 0;
                rows.add(IntStream.range(0, n)
                        .mapToObj(c -> isFirst && firstRow.get(c) > 0
                                ? "{'value':" + firstRow.get(c) + ",'given':true" + start + region + '}'
                                : '{' + region + '}')
                        .collect(Collectors.joining(",", "[", "]")));
            }
            String row =
                    IntStream.rangeClosed(1, n).mapToObj(c -> "'R3C" + c + "'").collect(Collectors.joining(","));
            return "{'size':" + n + ",'grid':[" + String.join(",", rows) + ']' + fpuzzles.replace("ROW", row) + '}';
        }

        String sudokuPad(int n, List<Integer> firstRow) {
            String first = firstRow.stream()
                    .map(value -> value > 0 ? "{'value':" + value + '}' : "{}")
                    .collect(Collectors.joining(",", "[", "]"));
            String boxes = ",'regions':[" + (isJigsaw() ? rows(n, n) : boxes(n)) + ']';
            return "{'cells':[" + first + ",[]".repeat(n - 1) + ']' + boxes
                    + (this == JIGSAW ? "" : sudokuPad.replace("PAIRS", pairs(2, n))) + '}';
        }

        private static String rows(int n, int count) {
            return IntStream.range(0, count)
                    .mapToObj(row -> '[' + pairs(row, n) + ']')
                    .collect(Collectors.joining(","));
        }

        private static String pairs(int row, int n) {
            return IntStream.range(0, n)
                    .mapToObj(c -> "[" + row + ',' + c + ']')
                    .collect(Collectors.joining(","));
        }

        /** Returns the size of boxes that are as wide as high, or wider. */
        private static String boxes(int n) {
            int high = (int) Math.sqrt(n);
            while (n % high > 0) {
                high--;
            }
            int rows = high;
            int columns = n / high;
            return IntStream.range(0, n)
                    .mapToObj(box -> IntStream.range(0, n)
                            .mapToObj(k -> "[" + (box / rows * rows + k / columns) + ','
                                    + (box % rows * columns + k % columns) + ']')
                            .collect(Collectors.joining(",", "[", "]")))
                    .collect(Collectors.joining(","));
        }
    }

    /** The givens of the first row: none, one, a row without and with numbers above 9. */
    private static Set<List<Integer>> firstRows(int n) {
        Set<List<Integer>> rows = new LinkedHashSet<>();
        int[] few = IntStream.rangeClosed(1, Math.min(n, 9)).toArray();
        int[] all = IntStream.rangeClosed(1, n).toArray();
        int[][] quick = {{}, few, all};
        int[][] more = {{}, {1}, {Math.min(9, n)}, {n}, few, all};
        for (int[] values : Tier.isAll() ? more : quick) {
            rows.add(IntStream.range(0, n)
                    .mapToObj(c -> c < values.length ? values[c] : 0)
                    .toList());
        }
        return rows;
    }

    @Test
    void sudokusOfAllKindsAreReadBack() {
        for (int n = LEAST; n <= MOST; n++) {
            for (Kind kind : Kind.values()) {
                for (List<Integer> row : firstRows(n)) {
                    String name = n + " " + kind + " " + row;
                    assertReadBack(name, kind.fpuzzles(n, row).replace('\'', '"'), row);
                    assertReadBack(name, kind.sudokuPad(n, row).replace('\'', '"'), row);
                }
            }
        }
        assertThat(met).containsExactly("jigsaw", "killer", "sudoku", "sudoku-variants");
    }

    private void assertReadBack(String name, String text, List<Integer> row) {
        Imported read = ForeignFormats.read(name, text).orElseThrow(() -> new AssertionError(name));
        met.add(read.model());
        String expected = IntStream.range(0, row.size())
                .filter(c -> row.get(c) > 0)
                .mapToObj(c -> "r1c" + (c + 1) + '=' + row.get(c))
                .collect(Collectors.joining(", ", "[", "]"));
        assertThat(pins(MODELS.get(read.model()), name, read.text()))
                .as("%s%n%s", name, read.text())
                .isEqualTo(expected);
        for (LinkProgram program : isLinked(row.size()) ? LinkProgram.of(read.model()) : List.<LinkProgram>of()) {
            try {
                String link = program.link(read.model(), Map.of(), read.text()).link();
                Imported again = ForeignFormats.read(name, link).orElseThrow();
                assertThat(pins(MODELS.get(again.model()), name, again.text()))
                        .as("%s by %s%n%s", name, program, again.text())
                        .isEqualTo(expected);
            } catch (NoLinkException e) {
                // not this size
            }
        }
    }

    private static boolean isLinked(int n) {
        return n == 9 || n == 16 || Tier.isAll();
    }

    private static <P, O> String pins(LoadedModel<P, O> model, String name, String text) {
        try {
            return model.pins(model.puzzle(text)).toString();
        } catch (RuntimeException e) {
            throw new AssertionError(name + ": " + e.getMessage() + "\n" + text, e);
        }
    }

    /** Boards of puzz.link of n by n cells. */
    static List<Arguments> boardsOfPuzzLinkAreReadBack() {
        List<Arguments> boards = new ArrayList<>();
        for (int n = 2; n <= 20; n++) {
            String size = n + "/" + n + '/';
            for (int number : new int[] {1, 9, 10, 15, 16, 20, 99}) {
                if (number <= n * n) {
                    boards.add(Arguments.of("fillomino", "fillomino/" + size + number(number) + gap(n * n - 1)));
                }
            }
            boards.add(Arguments.of("rectangles", "shikaku/" + size + number(n * n) + gap(n * n - 1)));
            boards.add(Arguments.of("rectangles", "shikaku/" + size + number(n).repeat(n) + gap(n * n - n)));
            boards.add(Arguments.of(
                    "star-battle",
                    "starbattle/" + size + "1/" + "0".repeat((n * (n - 1) + 4) / 5) + bits(n * (n - 1))));
            boards.add(Arguments.of("tents", "tents/" + size + gap(2 * n) + '0' + trees(n * n - 1)));
            boards.add(Arguments.of("nonogram", "nonogram/" + size + (number(n) + gap((n + 1) / 2 - 1)).repeat(2 * n)));
        }
        for (int n = 2; n <= 9; n++) {
            int sum = n * (n + 1) / 2;
            boards.add(Arguments.of("kakuro", "kakuro/" + n + '/' + n + '/' + white(n * n) + sum(sum).repeat(2 * n)));
            boards.add(Arguments.of("kakuro", "kakuro/" + n + '/' + n + '/' + white(n * n) + "-".repeat(2 * n)));
        }
        for (String link : KAKURO) {
            boards.add(Arguments.of("kakuro", link));
        }
        return boards;
    }

    private static String number(int number) {
        String digits = Integer.toHexString(number);
        return (digits.length() == 1 ? "" : digits.length() == 2 ? "-" : "+") + digits;
    }

    private static String gap(int cells) {
        return "z".repeat(cells / 20) + (cells % 20 == 0 ? "" : Character.toString('g' + cells % 20 - 1));
    }

    /** A tree and a free cell, then free cells. */
    private static String trees(int cells) {
        return "z".repeat(cells / 18) + (cells % 18 == 0 ? "" : Character.toString('i' + cells % 18 - 1));
    }

    private static String white(int cells) {
        return "z".repeat(cells / 16) + (cells % 16 == 0 ? "" : Character.toString('k' + cells % 16 - 1));
    }

    private static String sum(int sum) {
        return sum < 20 ? Integer.toString(sum, 36) : Character.toString('A' + sum - 20);
    }

    private static String bits(int count) {
        return "v".repeat(count / 5) + (count % 5 == 0 ? "" : Integer.toString(32 - (1 << 5 - count % 5), 32));
    }

    @ParameterizedTest
    @MethodSource
    void boardsOfPuzzLinkAreReadBack(String model, String link) {
        Imported read =
                ForeignFormats.read("link", "https://puzz.link/p?" + link).orElseThrow();
        assertThat(read.model()).isEqualTo(model);
        assertReads(MODELS.get(model), link, read.text());
    }

    private static <P> void assertReads(LoadedModel<P, ?> model, String name, String text) {
        P puzzle = model.puzzle(PuzzleText.of(text));
        assertThat(puzzle).as(name).isNotNull();
    }
}
