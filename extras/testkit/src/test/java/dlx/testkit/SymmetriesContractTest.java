package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.testkit.PathModel.Path;
import dlx.testkit.PathModel.Tile;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Symmetries that are wrong in their five ways: the test says of which puzzle, and what the program would say. */
class SymmetriesContractTest {

    @Test
    void areMadeAtAll() {
        assertRefused(
                new PathModel() {
                    @Override
                    public List<UnaryOperator<Tile>> symmetries(Path path) {
                        throw new IllegalStateException("never tried");
                    }
                },
                "puzzle '4\\u000a': path: symmetries failed with java.lang.IllegalStateException: never tried",
                "dlx would say: path: symmetries failed with java.lang.IllegalStateException: never tried");
        assertRefused(
                new PathModel() {
                    @Override
                    public List<UnaryOperator<Tile>> symmetries(Path path) {
                        return Collections.singletonList(null);
                    }
                },
                "puzzle '4\\u000a': path: symmetries failed with java.lang.NullPointerException");
    }

    @Test
    void mapEveryOption() {
        assertRefused(
                with(tile -> List.of(tile).get(tile.from())),
                "dlx would say: path: symmetries failed with java.lang.IndexOutOfBoundsException");
        assertRefused(with(tile -> null), "dlx would say: path: symmetries: null was returned");
    }

    @Test
    void makeOptionsOfOptions() {
        assertRefused(
                with(tile -> new Tile(tile.from() + 1, tile.size())),
                "puzzle '4\\u000a': symmetry 0 makes no option of the option Tile[from=3, size=1]",
                "dlx would say: the value Tile[from=4, size=1] is no option of the cover");
    }

    @Test
    void makeOneOptionOfOne() {
        assertRefused(
                with(tile -> new Tile(0, tile.size())),
                "symmetry 0 makes the option Tile[from=0, size=1] of two options",
                "dlx would say: a symmetry makes one option of two");
    }

    /** Exchanges the ends of the path, but no tile of two cells with them: a solution need not stay one. */
    @Test
    void makeItemsOfItems() {
        assertRefused(
                with(tile -> tile.from() % 3 == 0 && tile.size() == 1 ? new Tile(3 - tile.from(), 1) : tile),
                "symmetry 0 makes no item of the item \"cell 0\"",
                "dlx would say: a symmetry does not carry items to items");
    }

    private static PathModel with(UnaryOperator<Tile> symmetry) {
        return new PathModel() {
            @Override
            public List<UnaryOperator<Tile>> symmetries(Path path) {
                return List.of(symmetry);
            }
        };
    }

    private static void assertRefused(PathModel model, String... sentences) {
        assertThatThrownBy(() -> Planted.in(model).mapsItemsToItemsByItsSymmetries())
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll(sentences);
    }
}
