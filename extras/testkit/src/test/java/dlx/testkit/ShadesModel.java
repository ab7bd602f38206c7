package dlx.testkit;

import dlx.api.CoverBuilder;
import dlx.api.HasGivens;
import dlx.api.HasReadableSolutions;
import dlx.api.HasSymmetries;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Places two stones in each row and column of a chess board, all on fields of one shade: multiplicities and a color.
 * With {@code 2 n} rows the fields of a shade form two boards of {@code n} rows, so the number of solutions is twice
 * the square of OEIS A001499.
 */
class ShadesModel
        implements HasGivens<ShadesModel.Board, ShadesModel.Stone>,
                HasSymmetries<ShadesModel.Board, ShadesModel.Stone> {

    /** This model with drawn solutions that are puzzles. */
    static class Readable extends ShadesModel implements HasReadableSolutions {}

    record Board(int size, List<Stone> given) {}

    record Stone(int row, int column) {
        @Override
        public String toString() {
            return "stone at " + row + " " + column;
        }
    }

    @Override
    public String id() {
        return "shades";
    }

    @Override
    public String grammar() {
        return "the size of the board, and the rows and columns of stones that are there";
    }

    @Override
    public String example() {
        return "4\n";
    }

    @Override
    public Board parse(PuzzleText text) {
        List<Word> words = text.nextFilled("a board").words();
        int size = words.get(0).toInt("a size", 1, 20);
        List<Stone> given = new ArrayList<>();
        for (int k = 1; k < words.size(); k += 2) {
            int row = words.get(k).toInt("a row", 0, size - 1);
            if (k + 1 == words.size()) {
                throw words.get(k).wrong("is the last word", "a column after the row");
            }
            given.add(new Stone(row, words.get(k + 1).toInt("a column", 0, size - 1)));
        }
        return new Board(size, List.copyOf(given));
    }

    @Override
    public void describe(Board board, CoverBuilder<Stone> cover) {
        Items rows = cover.items("row", board.size()).times(2, 2);
        Items columns = cover.items("column", board.size()).times(2, 2);
        Item shade = cover.item("shade").secondary();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                cover.option(
                        new Stone(row, column),
                        rows.at(row),
                        columns.at(column),
                        shade.colored((row + column) % 2 == 0 ? "white" : "black"));
            }
        }
    }

    @Override
    public String render(Board board, Solution<Stone> stones) {
        return board.size()
                + stones.options().stream()
                        .map(stone -> " " + stone.row() + " " + stone.column())
                        .collect(Collectors.joining())
                + "\n";
    }

    @Override
    public Optional<Board> shape(Board board) {
        return Optional.of(new Board(board.size(), List.of()));
    }

    @Override
    public Collection<Stone> pins(Board board) {
        return board.given();
    }

    @Override
    public Optional<String> write(Board shape, List<Stone> givens) {
        return Optional.of(render(shape, Solution.of(givens)));
    }

    /** Transposed, upside down: a color may become another, so far as all uses of the item agree. */
    @Override
    public List<UnaryOperator<Stone>> symmetries(Board board) {
        return List.of(
                stone -> new Stone(stone.column(), stone.row()),
                stone -> new Stone(board.size() - 1 - stone.row(), stone.column()));
    }
}
