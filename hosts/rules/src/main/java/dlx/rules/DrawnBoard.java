package dlx.rules;

import dlx.api.Area;
import dlx.api.Svg;
import dlx.rules.rule.Choice;
import dlx.rules.rule.Choice.Mark;
import dlx.rules.rule.RuleSet;
import dlx.rules.rule.TextRule;
import dlx.rules.value.TextGrid;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A drawn board: the marks of options over the last grid of the text, or over the grid of the givens if the text has
 * one. Without a grid the board is as large as the options draw; without drawn marks it is a list of labels.
 *
 * @param words the words of the cells
 * @param isDrawn true for each cell that an option has drawn
 * @param isTable true if the words are written in columns
 * @param width width of a cell of the picture: 1, or more if a mark of any solution, or a label, needs it
 */
record DrawnBoard(String[][] words, boolean[][] isDrawn, boolean isTable, double width) {

    private static final double LETTER = 0.6;

    /** Maximum length of a label in a square cell. */
    private static final int SHORT = 4;

    static DrawnBoard of(RulesPuzzle puzzle, List<Choice> options, Function<Choice, List<Mark>> marks) {
        RuleSet rules = puzzle.rules();
        Mark extent = puzzle.stated().extent();
        Optional<TextRule> grid = Stream.concat(rules.grids().stream(), rules.blanks().stream())
                .filter(one -> extent.row() > 0)
                .reduce((first, second) -> second);
        String[] empty = Collections.nCopies(extent.column(), TextGrid.EMPTY).toArray(String[]::new);
        String[][] words = extent.row() == 0
                ? options.stream()
                        .map(option -> new String[] {option.toString()})
                        .toArray(String[][]::new)
                : grid.map(one -> ((TextGrid) puzzle.texts().get(one.slots().get(0))).board())
                        .orElseGet(() -> Stream.generate(empty::clone)
                                .limit(extent.row())
                                .toArray(String[][]::new));
        int longest = Stream.concat(
                        Stream.of(extent.text()), Arrays.stream(words).flatMap(Arrays::stream))
                .mapToInt(String::length)
                .reduce(0, Math::max);
        DrawnBoard board = new DrawnBoard(
                words,
                new boolean[words.length][words.length == 0 ? 0 : words[0].length],
                grid.filter(TextRule::isTable).isPresent(),
                longest <= SHORT ? 1 : LETTER * LETTER * longest);
        options.stream()
                .flatMap(option -> marks.apply(option).stream())
                .filter(board::has)
                .forEach(mark -> {
                    words[mark.row() - 1][mark.column() - 1] = mark.text();
                    board.isDrawn[mark.row() - 1][mark.column() - 1] = true;
                });
        return board;
    }

    private boolean has(Mark mark) {
        return mark.row() <= words.length && mark.column() <= words[0].length;
    }

    String text() {
        return TextRule.write(isTable, words);
    }

    /** Returns the cells of marks, in the picture. */
    List<Area> areas(List<Mark> marks) {
        return marks.stream()
                .filter(this::has)
                .map(mark -> new Area((mark.column() - 1) * width, mark.row() - 1, width, 1))
                .toList();
    }

    /**
     * Returns the board as a picture. Letters have colors, so that the cells of a piece or region show as an area; '#'
     * is a black cell. The marks of options are not bold.
     */
    Svg picture() {
        int columns = words.length == 0 ? 0 : words[0].length;
        Svg svg = new Svg(columns * width, words.length);
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
        svg.box(c * width, r, width, 1, "#a0a0a0").box(c * width + 0.02, r + 0.02, width - 0.04, 0.96, fill);
        double size = Math.min(LETTER, 1.4 * width / word.length());
        if (isDrawn[r][c] || words[r].length == 1) {
            svg.word((c + 0.5) * width, r + 0.5, size, "black", word);
        } else if (!word.equals(TextGrid.EMPTY)) {
            svg.boldWord((c + 0.5) * width, r + 0.5, size, "black", word);
        }
    }
}
