package dlx.formats.sudoku;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Grids;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A sudoku of any kind while it is read: givens, regions, cages, rules. It chooses the model that supports the puzzle.
 * This is sudoku, or jigsaw if the regions are not boxes, or killer if all cages have sums. It is sudoku-variants if
 * the puzzle has anything else, or several of these features. Demands that the models do not support are reported as
 * lost. Writers of links also read a model's puzzle as a draft.
 */
public final class SudokuDraft {

    /** Sizes for which the boxes of the model sudoku are the boxes that other programs use. */
    private static final Set<Integer> WITH_BOXES = Set.of(4, 6, 8, 9, 10, 12, 15, 16, 20, 25);

    /** Maximum number of rows of a board whose cages have sums. */
    private static final int MOST_WITH_SUMS = 16;

    private static final String DISJOINT = "disjoint";

    /** Minimum number of rows, as in the model jigsaw. */
    public static final int LEAST = 4;

    /** Maximum number of rows, as in the model jigsaw. */
    public static final int MOST = 25;

    private final int n;

    /** Value of each given cell, 1 to n, by row and column; 0 for a free cell. */
    public final int[][] givens;

    /** Number of the region of each cell, 0 to n - 1, by row and column; the usual boxes at first. */
    private int[][] regions;

    /** Sum of each cage, by its sorted cells; 0 for a cage without a sum. */
    private final Map<List<Integer>, Integer> cages = new LinkedHashMap<>();

    private final Set<List<Integer>> extraRegions = new LinkedHashSet<>();
    private final TreeSet<String> rules = new TreeSet<>();
    private final Map<String, Integer> lost = new LinkedHashMap<>();
    private final List<String> remarks = new ArrayList<>();

    /** Creates an empty board of n rows and columns, {@link #LEAST} to {@link #MOST}. */
    public SudokuDraft(int n) {
        this.n = n;
        givens = new int[n][n];
        regions = boxes();
    }

    /**
     * Returns the number of rows of a box: the largest divisor of n up to its square root. If n is prime this is 1, and
     * boxes are rows.
     */
    private static int boxRows(int n) {
        int rows = (int) Math.sqrt(n);
        while (n % rows != 0) {
            rows--;
        }
        return rows;
    }

    public int size() {
        return n;
    }

    /** Returns a new map of the default regions, which the caller may change and pass to {@link #regions(int[][])}. */
    public int[][] boxes() {
        return Grids.boxes(n, boxRows(n), n / boxRows(n));
    }

    /**
     * Sets the regions.
     *
     * @param map the number of the region of each cell, 0 to n - 1
     * @return the first region that does not have n cells, as a message; empty if all have
     */
    public Optional<String> regions(int[][] map) {
        int[] count = new int[n];
        Arrays.stream(map).flatMapToInt(Arrays::stream).forEach(region -> count[region]++);
        regions = map;
        return IntStream.range(0, n)
                .filter(region -> count[region] != n)
                .mapToObj(region -> "region " + region + " has " + count[region] + " cells; expected " + n)
                .findFirst();
    }

    /**
     * Adds a cage, whose cells differ and have a sum. A cage that is already present is not added again, and a cage
     * without cells is ignored.
     *
     * @param sum 0 for a cage without a sum
     * @param cells row times size plus column
     */
    public void cage(int sum, int... cells) {
        if (cells.length == 0) {
            lose(sum > 0 ? 1 : 0, "sum of a cage without cells");
        } else if (cells.length > n) {
            lose(1, "cage of more cells than there are values");
        } else if (sum > n * (n + 1) / 2) {
            lose(1, "sum that no values have");
            cages.putIfAbsent(sorted(cells), 0);
        } else {
            int known = cages.merge(sorted(cells), sum, (one, other) -> one > 0 ? one : other);
            lose(sum > 0 && known != sum ? 1 : 0, "other sum of a cage");
        }
    }

    /**
     * Adds cells that differ. An extra region that is already present is not added again, and one without cells is
     * ignored.
     */
    public void extraRegion(int... cells) {
        if (cells.length > n) {
            lose(1, "extra region of more cells than there are values");
        } else if (cells.length > 0) {
            extraRegions.add(sorted(cells));
        }
    }

    private static List<Integer> sorted(int... cells) {
        return Arrays.stream(cells).sorted().boxed().toList();
    }

    /** Describes cages or extra regions that are more numerous than cells; empty if they are not. */
    private Optional<String> tooMany() {
        int most = n * n;
        return cages.size() > most
                ? Optional.of("cages: there are " + cages.size() + "; expected at most " + most + ", one for each cell")
                : extraRegions.size() > most
                        ? Optional.of("extra regions: there are " + extraRegions.size() + "; expected at most " + most
                                + ", one for each cell")
                        : Optional.empty();
    }

    /** Adds a rule by its name in the model sudoku-variants. */
    public void rule(String name) {
        rules.add(name);
    }

    /** Adds the rule about both diagonals; for one of them, an extra region. */
    public void diagonals(boolean falling, boolean rising) {
        if (falling && rising) {
            rule("diagonal");
        } else if (falling || rising) {
            extraRegion(IntStream.range(0, n)
                    .map(row -> row * n + (falling ? row : n - 1 - row))
                    .toArray());
        }
    }

    /** Returns the number of the region of each cell, by row and column. */
    public int[][] regions() {
        return regions;
    }

    /** Returns the sum of each cage, by its sorted cells; 0 for a cage without a sum. */
    public Map<List<Integer>, Integer> cages() {
        return cages;
    }

    /** Returns the sorted cells of each extra region. */
    public Set<List<Integer>> extraRegions() {
        return extraRegions;
    }

    /** Returns true if a rule has been added. */
    public boolean hasRule(String name) {
        return rules.contains(name);
    }

    /** Reports the rules in words of a program as lost, unless they are the sentences of {@link RulesInWords}. */
    public void words(String text) {
        String plain = Words.plain(text);
        if (!plain.isEmpty() && !text.strip().equals(RulesInWords.of(this))) {
            remark("rules given only in words: " + plain);
        }
    }

    /** Reports a number of things that the models do not support as lost: {@code lose(2, "arrow")}. */
    public void lose(int count, String what) {
        if (count > 0) {
            lost.merge(what, count, Integer::sum);
        }
    }

    /** Reports a loss as a part of a sentence. */
    public void remark(String lostToo) {
        remarks.add(lostToo);
    }

    /** Returns true if the regions are the usual boxes, with any numbers. */
    public boolean hasBoxes() {
        int[][] boxes = boxes();
        int[] boxOf = new int[n];
        Arrays.fill(boxOf, -1);
        for (int cell = 0; cell < n * n; cell++) {
            int region = regions[cell / n][cell % n];
            int box = boxes[cell / n][cell % n];
            if (boxOf[region] >= 0 && boxOf[region] != box) {
                return false;
            }
            boxOf[region] = box;
        }
        return true;
    }

    /**
     * Returns the puzzle as the text of the model that supports it.
     *
     * @throws dlx.api.PuzzleSyntaxException if there are more cages or extra regions than cells
     */
    public ReadPuzzles finish(ForeignText text, String program) {
        tooMany().ifPresent(problem -> {
            throw text.fault(program, problem);
        });
        boolean isJigsaw = !WITH_BOXES.contains(n) || !hasBoxes();
        if (isJigsaw && rules.remove(DISJOINT)) {
            remark("the rule " + DISJOINT + ", which is about boxes");
        }
        if (n > MOST_WITH_SUMS) {
            cages.replaceAll((cells, sum) -> {
                lose(sum > 0 ? 1 : 0, "sum of a cage");
                return 0;
            });
        }
        String board = isJigsaw ? Grids.numbers(givens) + '\n' + Grids.regions(regions) : Grids.numbers(givens);
        boolean isPlain = rules.isEmpty() && extraRegions.isEmpty();
        if (isPlain && cages.isEmpty()) {
            return isJigsaw
                    ? new ReadPuzzles(program, "jigsaw", board, lost())
                    : new ReadPuzzles(program, "sudoku", inOneLine(board), lost());
        }
        if (isPlain && !isJigsaw && !cages.containsValue(0)) {
            return new ReadPuzzles(program, "killer", board + '\n' + cageText(), lost());
        }
        String variant = isJigsaw ? "jigsaw\n" + variants() + board : variants() + inOneLine(board);
        return new ReadPuzzles(program, "sudoku-variants", variant, lost());
    }

    /** Writes a board of 16 rows in one line, because 16 lines could be read as boards of 4x4 each. */
    private String inOneLine(String board) {
        if (n != 16) {
            return board;
        }
        return Arrays.stream(givens)
                .flatMapToInt(Arrays::stream)
                .mapToObj(value -> value == 0 ? "." : String.valueOf(value))
                .collect(Collectors.joining(" ", "", "\n"));
    }

    /**
     * Writes the cages as a map with sums; by their cells if two cages share a cell or there are more cages than marks.
     */
    private String cageText() {
        int[][] map = new int[n][n];
        Arrays.stream(map).forEach(row -> Arrays.fill(row, -1));
        boolean isDrawn = cages.size() <= Grids.marks();
        List<List<Integer>> cells = List.copyOf(cages.keySet());
        for (int k = 0; k < cells.size(); k++) {
            for (int cell : cells.get(k)) {
                isDrawn &= map[cell / n][cell % n] < 0;
                map[cell / n][cell % n] = k;
            }
        }
        if (!isDrawn) {
            Arrays.stream(map).forEach(row -> Arrays.fill(row, -1));
        }
        boolean drawn = isDrawn;
        return Grids.regions(map)
                + IntStream.range(0, cells.size())
                        .mapToObj(k ->
                                (drawn ? Grids.name(k, false) : places(cells.get(k))) + '=' + cages.get(cells.get(k)))
                        .collect(Collectors.joining(drawn ? " " : "\n", "", "\n"));
    }

    private String places(List<Integer> cells) {
        return cells.stream()
                .map(cell -> "r" + (cell / n + 1) + 'c' + (cell % n + 1))
                .collect(Collectors.joining("+"));
    }

    /**
     * Writes the rules, a map for each extra region, because extra regions can share cells, and a line for each cage.
     */
    private String variants() {
        StringBuilder text = new StringBuilder();
        rules.forEach(rule -> text.append(rule).append('\n'));
        for (List<Integer> cells : extraRegions) {
            int[][] map = new int[n][n];
            Arrays.stream(map).forEach(row -> Arrays.fill(row, -1));
            for (int cell : cells) {
                map[cell / n][cell % n] = 0;
            }
            text.append("regions\n").append(Grids.regions(map));
        }
        cages.forEach((cells, sum) -> text.append("cage ")
                .append(places(cells))
                .append(sum > 0 ? "=" + sum : "")
                .append('\n'));
        return text.toString();
    }

    /** Returns the losses so far, a part of a sentence each. */
    public List<String> lost() {
        List<String> all = new ArrayList<>();
        lost.forEach((what, count) -> all.add(Phrases.count(count, what)));
        all.addAll(remarks);
        return all;
    }
}
