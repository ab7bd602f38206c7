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
 * A sudoku of some kind that is being read: givens, regions, cages, rules. It finds the model that says it: sudoku, jigsaw
 * where regions are no boxes, killer where all cages have sums, or sudoku-variants where there is something else, or several of
 * these. It reports what no model supports as lost. Writers of links get a puzzle of a model as a draft, too.
 */
public final class SudokuDraft {

    /** Sizes for which the model sudoku has the boxes that are usual elsewhere, too. */
    private static final Set<Integer> WITH_BOXES = Set.of(4, 6, 8, 9, 10, 12, 15, 16, 20, 25);

    /** The largest board whose cages have sums. */
    private static final int MOST_WITH_SUMS = 16;

    private static final String DISJOINT = "disjoint";

    /** Sizes of the model jigsaw. */
    public static final int LEAST = 4;

    public static final int MOST = 25;

    private final int n;
    public final int[][] givens;

    /** Of each cell, the number of its region; boxes unless they are told. */
    private int[][] regions;

    /** The sum of each cage by its cells, 0 where it has none. */
    private final Map<List<Integer>, Integer> cages = new LinkedHashMap<>();

    private final Set<List<Integer>> extraRegions = new LinkedHashSet<>();
    private final TreeSet<String> rules = new TreeSet<>();
    private final Map<String, Integer> lost = new LinkedHashMap<>();
    private final List<String> remarks = new ArrayList<>();

    /** An empty board of so many rows and columns, {@link #LEAST} to {@link #MOST}. */
    public SudokuDraft(int n) {
        this.n = n;
        givens = new int[n][n];
        regions = boxes();
    }

    /** Rows of a box: as many as columns, or the next number below that divides n; rows are regions where n is prime. */
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

    /** The regions that a board has unless it tells others, to be changed and told. */
    public int[][] boxes() {
        return Grids.boxes(n, boxRows(n), n / boxRows(n));
    }

    /**
     * Tells the regions.
     *
     * @param told the number of the region of each cell, 0 to n - 1
     * @return what is wrong: not each region has n cells
     */
    public Optional<String> regions(int[][] told) {
        int[] count = new int[n];
        Arrays.stream(told).flatMapToInt(Arrays::stream).forEach(region -> count[region]++);
        regions = told;
        return IntStream.range(0, n)
                .filter(region -> count[region] != n)
                .mapToObj(region -> "region " + region + " has " + count[region] + " cells; expected " + n)
                .findFirst();
    }

    /**
     * Cells, as row times size plus column, that differ and have a sum, unless it is 0. A cage that is there already is not
     * added again, and one without cells demands nothing.
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

    /** Cells that differ. What is there already is not added again, and without cells nothing is demanded. */
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

    /** What a board cannot hold; nothing if it can hold all that it was told. */
    private Optional<String> tooMany() {
        int most = n * n;
        return cages.size() > most
                ? Optional.of("cages: there are " + cages.size() + "; expected at most " + most + ", one for each cell")
                : extraRegions.size() > most
                        ? Optional.of("extra regions: there are " + extraRegions.size() + "; expected at most " + most
                                + ", one for each cell")
                        : Optional.empty();
    }

    /** A rule by its name in the model sudoku-variants. */
    public void rule(String name) {
        rules.add(name);
    }

    /** The number of the region of each cell. */
    public int[][] regions() {
        return regions;
    }

    /** The sum of each cage by its cells, 0 where it has none. */
    public Map<List<Integer>, Integer> cages() {
        return cages;
    }

    /** The cells of each extra region. */
    public Set<List<Integer>> extraRegions() {
        return extraRegions;
    }

    /** Whether a rule was told. */
    public boolean hasRule(String name) {
        return rules.contains(name);
    }

    /** Tells the rules of a puzzle in words, as its program shows them: ours say nothing new. */
    public void words(String told) {
        String plain = Words.plain(told);
        if (!plain.isEmpty() && !told.strip().equals(RulesInWords.of(this))) {
            remark("what its rules say besides in words: " + plain);
        }
    }

    /** Some of a kind that no model knows: {@code lose(2, "arrow")}. */
    public void lose(int count, String what) {
        if (count > 0) {
            lost.merge(what, count, Integer::sum);
        }
    }

    /** What is lost, in other words. */
    public void remark(String lostToo) {
        remarks.add(lostToo);
    }

    /** Whether the regions are boxes, whatever their numbers. */
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
     * The puzzle as a program has told it.
     *
     * @throws dlx.api.PuzzleSyntaxException if there are more cages or regions than a board can hold
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

    /** Rows of 16 cells could be boards of 4x4: such a board stands in one line. */
    private String inOneLine(String board) {
        if (n != 16) {
            return board;
        }
        return Arrays.stream(givens)
                .flatMapToInt(Arrays::stream)
                .mapToObj(value -> value == 0 ? "." : String.valueOf(value))
                .collect(Collectors.joining(" ", "", "\n"));
    }

    /** A map of the cages and their sums; by their cells where two of them share one, or there are more than marks. */
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

    /** The rules, a map for each extra region, for they may share cells, and a line for each cage. */
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

    /** What is lost so far, a sentence part each. */
    public List<String> lost() {
        List<String> all = new ArrayList<>();
        lost.forEach((what, count) -> all.add(Phrases.count(count, what)));
        all.addAll(remarks);
        return all;
    }
}
