package dlx.rules;

import dlx.api.Area;
import dlx.api.Svg;
import dlx.rules.expression.Budget;
import dlx.rules.rule.Choice;
import dlx.rules.rule.Choice.Mark;
import dlx.rules.rule.GridText;
import dlx.rules.rule.RuleSet;
import dlx.rules.value.TextGrid;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A drawn board: the marks of options over the last grid of the text, or over the grid of the givens if the text has
 * one. Without a grid the board is as large as the options draw; without drawn marks it is a list of labels.
 *
 * @param words the words of the cells
 * @param isDrawn true for each cell that an option has drawn
 * @param isTable true if the words are written in columns
 */
record DrawnBoard(String[][] words, boolean[][] isDrawn, boolean isTable) {

    private static final double LETTER = 0.6;

    static DrawnBoard of(RuleSet rules, RulesPuzzle puzzle, List<Choice> options, Budget budget) {
        int rows = puzzle.stated().rows();
        int columns = puzzle.stated().columns();
        Optional<GridText> grid =
                Stream.concat(rules.grids().stream(), rules.blanks().stream()).reduce((first, second) -> second);
        String[][] words = rows == 0
                ? options.stream()
                        .map(option -> new String[] {option.toString()})
                        .toArray(String[][]::new)
                : grid.map(one -> ((TextGrid) puzzle.texts().get(one.slot())).words())
                        .orElseGet(() -> Stream.generate(
                                        () -> TextGrid.EMPTY.repeat(columns).split(""))
                                .limit(rows)
                                .toArray(String[][]::new));
        boolean[][] isDrawn = new boolean[words.length][words.length == 0 ? 0 : words[0].length];
        for (Choice option : options) {
            for (Mark mark : option.marks(budget)) {
                if (mark.row() <= words.length && mark.column() <= words[0].length) {
                    words[mark.row() - 1][mark.column() - 1] = mark.text();
                    isDrawn[mark.row() - 1][mark.column() - 1] = true;
                }
            }
        }
        return new DrawnBoard(
                words, isDrawn, rows > 0 && grid.filter(GridText::isTable).isPresent());
    }

    String text() {
        return GridText.write(isTable, words);
    }

    /** Returns the cells of marks, in the picture. */
    List<Area> areas(List<Mark> marks) {
        return marks.stream()
                .filter(mark -> mark.row() <= words.length && mark.column() <= words[0].length)
                .map(mark -> Area.cell(mark.row() - 1, mark.column() - 1))
                .toList();
    }

    /**
     * Returns the board as a picture. Letters have colors, so that the cells of a piece or region show as an area; '#'
     * is a black cell. The marks of options are not bold.
     */
    Svg picture() {
        int columns = Arrays.stream(words).mapToInt(row -> row.length).max().orElse(0);
        Svg svg = new Svg(columns, words.length);
        for (int r = 0; r < words.length; r++) {
            for (int c = 0; c < columns; c++) {
                cell(svg, r, c, words[r][c]);
            }
        }
        return svg;
    }

    private void cell(Svg svg, int r, int c, String word) {
        boolean isLetter = word.length() == 1 && Character.isLetter(word.charAt(0));
        String fill = word.equals("#") ? "black" : isLetter ? Svg.color(word.charAt(0)) : "white";
        svg.box(c, r, 1, 1, "#a0a0a0").box(c + 0.02, r + 0.02, 0.96, 0.96, fill);
        double size = Math.min(LETTER, 1.4 / word.length());
        if (isDrawn[r][c] || words[r].length == 1) {
            svg.word(c + 0.5, r + 0.5, size, "black", word);
        } else if (!word.equals(TextGrid.EMPTY)) {
            svg.boldWord(c + 0.5, r + 0.5, size, "black", word);
        }
    }
}
