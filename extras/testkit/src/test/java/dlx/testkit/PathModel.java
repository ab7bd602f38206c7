package dlx.testkit;

import dlx.api.CoverBuilder;
import dlx.api.HasGivens;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Covers a path of n cells with tiles of one or two cells: Fibonacci numbers. Tests override what they break. */
class PathModel implements HasGivens<PathModel.Path, PathModel.Tile> {

    record Path(int cells, boolean startsWithOne) {}

    record Tile(int from, int size) {
        @Override
        public String toString() {
            return size + " from " + from;
        }
    }

    @Override
    public String id() {
        return "path";
    }

    @Override
    public String grammar() {
        return "the number of cells; negative: the first tile has one cell";
    }

    @Override
    public String example() {
        return "4\n";
    }

    @Override
    public Path parse(PuzzleText text) {
        int n = text.nextInt("a length", -50, 50);
        return new Path(Math.abs(n), n < 0);
    }

    @Override
    public void describe(Path path, CoverBuilder<Tile> cover) {
        Items cells = cover.items("cell", path.cells());
        for (int i = 0; i < path.cells(); i++) {
            cover.option(new Tile(i, 1), cells.at(i));
            if (i > 0) {
                cover.option(new Tile(i - 1, 2), cells.at(i - 1), cells.at(i));
            }
        }
    }

    @Override
    public String render(Path path, Solution<Tile> solution) {
        return solution.options() + "\n";
    }

    @Override
    public Optional<Path> shape(Path path) {
        return Optional.of(new Path(path.cells(), false));
    }

    @Override
    public Collection<Tile> pins(Path path) {
        return path.startsWithOne() ? List.of(new Tile(0, 1)) : List.of();
    }
}
