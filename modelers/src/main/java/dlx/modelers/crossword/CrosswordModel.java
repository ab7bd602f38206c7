package dlx.modelers.crossword;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasGivens;
import dlx.api.HasPictures;
import dlx.api.HasSeparators;
import dlx.api.HasSymmetries;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Word;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.letters.LetterBoard;
import dlx.modelers.letters.LetterGrid;
import dlx.modelers.letters.LetterReader;
import dlx.modelers.packing.DrawnRows;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A model that fills the grid of a crossword from a list of words.
 *
 * <p>An option is a word in a slot. A slot is a run of cells that goes right or down. Each slot takes one word. Where
 * two slots cross, their words agree in a letter, the color of the cell.
 *
 * @since 0.1
 */
public final class CrosswordModel extends BundledModel<Crossword, Entry>
        implements HasPictures<Crossword, Entry>,
                HasGivens<Crossword, Entry>,
                HasSymmetries<Crossword, Entry>,
                HasSeparators {

    private static final Setting.Flag REPEATS =
            Setting.flag("repeats", "whether a word may occur in several places (default no)");

    private static final Setting.Flag ACCENTS = Setting.flag(
            "accents", "no: a letter with an accent is the one without, as \u00c9 is E (default yes: they differ)");

    private static final String NUMBER = "#555555";

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public CrosswordModel() {
        super("crossword", Topic.WORDS, "crossword: a grid filled from a list of words", """
                .....
                .#.#.
                .....
                .#.#.
                .....

                BRAIN GRAIN RESET RIGHT SPACE STARE TONES TRAIN TREES
                """, REPEATS, ACCENTS);
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a grid, a blank line, and a list of words that ends with the next blank line or the text.

                The grid has at most 64 rows of at most 64 cells: '.' is a free cell, '#' a blocked cell, a letter is a
                given letter. A grid of free cells only may be written as ROWSxCOLUMNS. Each run of two or more cells
                that are not blocked, across or down, takes a word. Solutions are filled grids.

                Words have two letters or more; a line has any number of words with blanks between. The letters of all
                languages are allowed; small and capital letters are the same. With "accents=no" letters are read without
                accents: \u00c9 is E. A word is used once, unless the setting "repeats" is "yes". A word that is in the list
                twice counts once.

                An input may hold many puzzles. A line with '#', a blank and words is a comment.
                """;
    }

    @Override
    public boolean hasNext(PuzzleText text) {
        return DrawnRows.skip(text);
    }

    @Override
    public Crossword parse(PuzzleText text) {
        LetterReader reader = new LetterReader(text, text.flag(ACCENTS).orElse(true));
        LetterGrid grid = reader.grid();
        List<String> words = reader.words().stream().map(Word::text).toList();
        return new Crossword(grid, words, text.flag(REPEATS).orElse(false));
    }

    @Override
    public void describe(Crossword puzzle, CoverBuilder<Entry> cover) {
        CrosswordCover.describe(shape(puzzle).orElse(puzzle), cover);
    }

    @Override
    public String render(Crossword puzzle, Solution<Entry> solution) {
        return board(puzzle, solution.options()).text();
    }

    /** Returns a picture of the letters and of the numbers of the slots. */
    @Override
    public Svg picture(Crossword puzzle, Solution<Entry> solution) {
        LetterBoard board = board(puzzle, solution.options());
        Svg svg = board.ground();
        Set<List<Integer>> starts = new LinkedHashSet<>();
        Slot.of(puzzle.grid()).forEach(slot -> starts.add(List.of(slot.row(), slot.column())));
        int number = 1;
        for (List<Integer> start : starts) {
            svg.word(start.get(1) + 0.18, start.get(0) + 0.16, 0.2, NUMBER, String.valueOf(number++));
        }
        return board.letters(svg, 0.08);
    }

    @Override
    public List<Area> areas(Crossword puzzle, Entry entry) {
        boolean down = entry.down();
        return LetterBoard.areas(entry.row() - 1, entry.column() - 1, down ? 1 : 0, down ? 0 : 1, entry.word());
    }

    /** Returns the exchange of across and down if the grid equals its mirror image; else no symmetries. */
    @Override
    public List<UnaryOperator<Entry>> symmetries(Crossword puzzle) {
        LetterGrid grid = shape(puzzle).orElse(puzzle).grid();
        List<String> mirrored = new ArrayList<>();
        for (int column = 0; column < grid.columns(); column++) {
            for (int row = 0; row < grid.rows(); row++) {
                mirrored.add(grid.at(row, column));
            }
        }
        return grid.rows() == grid.columns() && mirrored.equals(grid.cells())
                ? List.of(entry -> new Entry(entry.column(), entry.row(), !entry.down(), entry.word()))
                : List.of();
    }

    /** Returns the crossword without letters; empty if a given letter does not belong to a whole word of the list. */
    @Override
    public Optional<Crossword> shape(Crossword puzzle) {
        return puzzle.givenEntries().map(given -> given.isEmpty() ? puzzle : puzzle.free());
    }

    @Override
    public Collection<Entry> pins(Crossword puzzle) {
        return puzzle.givenEntries().orElse(List.of());
    }

    /**
     * Returns the text of the puzzle; empty if the words fill further slots that they cross, because a reader would
     * take those as givens.
     */
    @Override
    public Optional<String> write(Crossword shape, List<Entry> givens) {
        if (shape.givenEntries().isEmpty()) {
            return Optional.empty();
        }
        LetterBoard board = board(shape, givens);
        Crossword written = new Crossword(board.grid(), shape.words(), shape.repeats());
        return written.givenEntries().map(List::size).equals(Optional.of(givens.size()))
                ? Optional.of(board.text() + '\n' + String.join(" ", shape.words()) + '\n')
                : Optional.empty();
    }

    private static LetterBoard board(Crossword puzzle, List<Entry> solution) {
        LetterBoard board = new LetterBoard(puzzle.grid());
        for (Entry entry : solution) {
            board.write(entry.row() - 1, entry.column() - 1, entry.down() ? 1 : 0, entry.down() ? 0 : 1, entry.word());
        }
        return board;
    }
}
