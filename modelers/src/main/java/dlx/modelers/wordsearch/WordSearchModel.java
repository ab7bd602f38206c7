package dlx.modelers.wordsearch;

import dlx.api.Area;
import dlx.api.BoardMap;
import dlx.api.CoverBuilder;
import dlx.api.HasBlanks;
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
import dlx.modelers.wordsearch.GridChoice.Empty;
import dlx.modelers.wordsearch.GridChoice.Hidden;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * Model of word searches: hides words in a grid, each once, in up to eight directions.
 *
 * <p>An option is a word in one of its places. Words may cross if they agree in a letter, which is the color of the
 * cell.
 *
 * @since 0.1
 */
public final class WordSearchModel extends BundledModel<WordSearch, GridChoice>
        implements HasPictures<WordSearch, GridChoice>,
                HasBlanks<WordSearch, GridChoice>,
                HasSymmetries<WordSearch, GridChoice>,
                HasSeparators {

    private static final Setting.Text DIRECTIONS = Setting.text(
            "directions", "NAME,NAME...", "where words may go, of " + Direction.words() + " (default all)");

    private static final Setting.Flag COMPACT = Setting.flag(
            "compact", "whether empty cells count, so that the best solution has most of them (default no)");

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public WordSearchModel() {
        super(
                "word-search",
                Topic.WORDS,
                "word search: words hidden in a grid in eight directions",
                """
                4x7

                DANCING LINKS COVER ITEM
                """,
                DIRECTIONS,
                COMPACT);
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a grid, a blank line, and a list of words that ends with the next blank line or the text.

                The grid is ROWSxCOLUMNS, at most 64x64, or drawn: '.' is a free cell, '#' a blocked cell, a letter is a
                given letter. Solutions are drawn in the same way; cells without a word stay free.

                Words have two letters or more and differ; a line has any number of words with blanks between. The
                letters of all languages are allowed; small and capital letters are the same. Words may cross, and a
                word may lie within another word, if their letters agree.

                The setting "directions" gives the directions of words: "e,s,se" is right, down, and both at once; the
                default is all of %s. With "compact=yes" the score is the number of free cells without a word, so that
                "best" finds the grid in which words cross most.

                Fresh puzzles ("generate") have the size, the holes, the words and the directions of the shape, but not
                its letters. All free cells get letters, and each word lies in exactly one place: CAT within CATS if
                both are in the list, and LIVE in EVIL if both directions of a line are allowed. A word that lies twice
                within another word, as ANA in BANANA, makes that impossible.

                An input may hold many puzzles. A line with '#', a blank and words is a comment.
                """.formatted(Direction.words());
    }

    @Override
    public boolean hasNext(PuzzleText text) {
        return DrawnRows.skip(text);
    }

    @Override
    public WordSearch parse(PuzzleText text) {
        Set<Direction> directions = directions(text);
        boolean compact = text.flag(COMPACT).orElse(false);
        LetterReader reader = new LetterReader(text);
        LetterGrid grid = reader.grid();
        Set<String> words = new LinkedHashSet<>();
        for (Word word : reader.words()) {
            if (!words.add(word.text())) {
                throw word.wrong("is in the list already", "each word once");
            }
        }
        return new WordSearch(grid, List.copyOf(words), directions, compact);
    }

    @Override
    public void describe(WordSearch puzzle, CoverBuilder<GridChoice> cover) {
        new WordSearchCover(puzzle, cover).describe();
    }

    @Override
    public String render(WordSearch puzzle, Solution<GridChoice> solution) {
        return board(puzzle, solution.options()).text();
    }

    /** Draws a stroke below each word, then the letters. */
    @Override
    public Svg picture(WordSearch puzzle, Solution<GridChoice> solution) {
        LetterBoard board = board(puzzle, solution.options());
        Svg svg = board.ground();
        for (GridChoice choice : solution.options()) {
            if (choice instanceof Hidden word) {
                int steps = word.word().codePointCount(0, word.word().length()) - 1;
                double x = word.column() - 0.5;
                double y = word.row() - 0.5;
                String color = Svg.color(puzzle.words().indexOf(word.word()));
                svg.line(x, y, x + steps * word.direction().right, y + steps * word.direction().down, 0.5, color);
            }
        }
        return board.letters(svg, 0);
    }

    @Override
    public List<Area> areas(WordSearch puzzle, GridChoice choice) {
        if (choice instanceof Hidden word) {
            Direction direction = word.direction();
            return LetterBoard.areas(word.row() - 1, word.column() - 1, direction.down, direction.right, word.word());
        }
        return choice instanceof Empty empty ? List.of(Area.cell(empty.row() - 1, empty.column() - 1)) : List.of();
    }

    @Override
    public WordSearch blank(WordSearch puzzle) {
        return puzzle.blank();
    }

    @Override
    public Optional<String> fill(WordSearch blank, List<GridChoice> solution, RandomGenerator random) {
        return Filler.fill(blank, solution, random);
    }

    /** Returns the rotations and reflections that preserve the grid and the directions. */
    @Override
    public List<UnaryOperator<GridChoice>> symmetries(WordSearch puzzle) {
        Set<Direction> directions = puzzle.directions();
        return BoardMap.of(puzzle.grid().rows(), puzzle.grid().columns()).stream()
                .filter(map -> map.keeps(puzzle.grid()::at)
                        && directions.stream()
                                .map(direction -> direction.moved(map))
                                .allMatch(directions::contains))
                .map(map -> map.<GridChoice>named(choice -> moved(puzzle, choice, map)))
                .toList();
    }

    private static GridChoice moved(WordSearch puzzle, GridChoice choice, BoardMap map) {
        if (choice instanceof Hidden hidden) {
            int row = hidden.row() - 1;
            int column = hidden.column() - 1;
            return puzzle.hidden(
                    hidden.word(),
                    map.row(row, column),
                    map.column(row, column),
                    hidden.direction().moved(map));
        }
        Empty empty = (Empty) choice;
        int row = empty.row() - 1;
        int column = empty.column() - 1;
        return new Empty(map.row(row, column) + 1, map.column(row, column) + 1);
    }

    private static Set<Direction> directions(PuzzleText text) {
        Optional<Word> setting = text.setting(DIRECTIONS);
        if (setting.isEmpty()) {
            return EnumSet.allOf(Direction.class);
        }
        Set<Direction> named = EnumSet.noneOf(Direction.class);
        for (Word name : setting.get().parts(',')) {
            named.add(Direction.named(name.text())
                    .orElseThrow(() -> name.wrong("is not a direction", "one of " + Direction.words())));
        }
        return named;
    }

    private static LetterBoard board(WordSearch puzzle, List<GridChoice> solution) {
        LetterBoard board = new LetterBoard(puzzle.grid());
        for (GridChoice choice : solution) {
            if (choice instanceof Hidden word) {
                Direction direction = word.direction();
                board.write(word.row() - 1, word.column() - 1, direction.down, direction.right, word.word());
            }
        }
        return board;
    }
}
