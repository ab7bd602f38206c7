package dlx.modelers.shading;

import dlx.api.Grid;
import dlx.modelers.grid.Shuffled;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes hitoris: as many black cells as possible, a latin square in the white cells, and in each black cell the number
 * of a white cell of its row or column. Most of them have one solution.
 *
 * @param chosen the white cells, and the black ones; to be changed
 */
record RandomHitori(ShadedBoard blank, RandomGenerator random, Set<Shade> chosen) {

    /** Returns the text of a puzzle with a solution; the board has at least two cells. */
    static String text(ShadedBoard blank, RandomGenerator random) {
        Set<Shade> whites = blank.all(false).collect(Collectors.toCollection(HashSet::new));
        RandomHitori hitori = new RandomHitori(blank, random, whites);
        hitori.blacken();
        return hitori.numbers();
    }

    /** Makes one cell after the other black if it may be. */
    private void blacken() {
        for (Shade black : Shuffled.of(blank.all(true).toList(), random)) {
            if (blank.neighbors(black).stream().noneMatch(chosen::contains)) {
                chosen.remove(black.other());
                boolean isConnected = blank.connect(false, chosen).isEmpty();
                chosen.add(isConnected ? black : black.other());
            }
        }
    }

    private String numbers() {
        int most = Math.max(blank.rows(), blank.columns());
        List<Integer> numbers = IntStream.range(0, most).boxed().toList();
        List<Integer> rows = Shuffled.of(numbers, random);
        List<Integer> columns = Shuffled.of(numbers, random);
        String[][] words = new String[blank.rows()][blank.columns()];
        blank.all(false).forEach(cell -> {
            Shade like = chosen.contains(cell) ? cell : whiteInLine(cell);
            int number = (rows.get(like.row()) + columns.get(like.column())) % most + 1;
            words[cell.row()][cell.column()] = Integer.toString(number);
        });
        return Grid.columns(words);
    }

    private Shade whiteInLine(Shade cell) {
        List<Shade> whites = blank.chosen(false, chosen).stream()
                .filter(white -> white.row() == cell.row() || white.column() == cell.column())
                .toList();
        return whites.get(random.nextInt(whites.size()));
    }
}
