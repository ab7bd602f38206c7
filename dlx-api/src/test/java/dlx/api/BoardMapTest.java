package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardMapTest {

    private record Cell(int row, int column) {}

    private static List<UnaryOperator<Cell>> symmetries(int rows, int columns) {
        return BoardMap.symmetries(
                rows,
                columns,
                (cell, map) -> new Cell(map.row(cell.row, cell.column), map.column(cell.row, cell.column)));
    }

    private static List<Cell> cells(int rows, int columns) {
        List<Cell> cells = new ArrayList<>();
        for (int k = 0; k < rows * columns; k++) {
            cells.add(new Cell(k / columns, k % columns));
        }
        return cells;
    }

    @ParameterizedTest
    @CsvSource({"4, 4, 7", "5, 5, 7", "3, 5, 3", "5, 3, 3", "2, 6, 3"})
    void theMapsOfABoardAreAllThatKeepNeighbours(int rows, int columns, int count) {
        List<Cell> cells = cells(rows, columns);
        Set<List<Cell>> images = new HashSet<>();
        for (UnaryOperator<Cell> map : symmetries(rows, columns)) {
            List<Cell> image = cells.stream().map(map).toList();
            assertThat(image).containsExactlyInAnyOrderElementsOf(cells).isNotEqualTo(cells);
            for (int a = 0; a < cells.size(); a++) {
                for (int b = 0; b < cells.size(); b++) {
                    assertThat(distance(image.get(a), image.get(b))).isEqualTo(distance(cells.get(a), cells.get(b)));
                }
            }
            images.add(image);
        }
        assertThat(images).hasSize(count);
    }

    private static int distance(Cell a, Cell b) {
        return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
    }

    @Test
    void oneMapAfterAnotherIsAMap() {
        List<Cell> cells = cells(3, 3);
        Set<List<Cell>> images = new HashSet<>(Set.of(cells));
        symmetries(3, 3).forEach(map -> images.add(cells.stream().map(map).toList()));
        for (UnaryOperator<Cell> first : symmetries(3, 3)) {
            for (UnaryOperator<Cell> second : symmetries(3, 3)) {
                assertThat(images)
                        .contains(cells.stream().map(first).map(second).toList());
            }
        }
    }

    @Test
    void mapsSayWhatTheyDo() {
        assertThat(BoardMap.of(2, 3))
                .extracting(BoardMap::toString)
                .containsExactly("reflection upside down", "reflection left to right", "turn by 180°");
        Map<String, List<Integer>> corners = new TreeMap<>();
        BoardMap.of(3, 3).forEach(map -> corners.put(map.toString(), List.of(map.row(0, 1), map.column(0, 1))));
        assertThat(corners)
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "reflection upside down", List.of(2, 1),
                        "reflection left to right", List.of(0, 1),
                        "turn by 90°", List.of(1, 2),
                        "turn by 180°", List.of(2, 1),
                        "turn by 270°", List.of(1, 0),
                        "reflection in the falling diagonal", List.of(1, 0),
                        "reflection in the rising diagonal", List.of(1, 2)));
    }

    @Test
    void symmetriesHaveTheNamesOfTheirMaps() {
        List<UnaryOperator<String>> symmetries = BoardMap.symmetries(1, 2, (option, map) -> option + map.column(0, 0));

        assertThat(symmetries).extracting(map -> map.apply("x") + ": " + map).contains("x1: reflection left to right");
        assertThat(BoardMap.of(2, 2).get(0).<String>named(option -> option + "!"))
                .hasToString("reflection upside down")
                .satisfies(map -> assertThat(map.apply("x")).isEqualTo("x!"));
    }

    @Test
    void aMapKeepsABoardWithTheSameInEachCellAndItsImage() {
        assertThat(BoardMap.of(2, 2).stream().filter(map -> map.keeps((row, column) -> row + column == 1)))
                .as("the two diagonals, and half a turn")
                .hasSize(3);
        assertThat(BoardMap.of(2, 3)).allMatch(map -> map.keeps((row, column) -> "the same"));
        assertThat(BoardMap.of(2, 3)).noneMatch(map -> map.keeps((row, column) -> row + "," + column));
    }

    @Test
    void aBoardHasNoNegativeSize() {
        assertThatThrownBy(() -> BoardMap.of(-1, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("board: -1 rows, 3 columns; expected 0 or more of each");
    }
}
