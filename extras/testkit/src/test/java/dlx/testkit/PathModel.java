package dlx.testkit;

import dlx.api.CoverBuilder;
import dlx.api.HasGivens;
import dlx.api.HasSymmetries;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Covers a path of n cells with tiles of one or two cells, so the counts are Fibonacci numbers. Tests override parts to
 * break them.
 */
class PathModel implements HasGivens<PathModel.Path, PathModel.Tile> {

    record Path(int cells, boolean startsWithOne) {}

    record Tile(int from, int size) {
        @Override
        public String toString() {
            return size + " from " + from;
        }
    }

    /** A path with a map of its tiles, which need not be a symmetry. */
    static final class Mapped extends PathModel implements HasSymmetries<Path, Tile> {

        private final Function<Path, List<UnaryOperator<Tile>>> maps;

        Mapped(Function<Path, List<UnaryOperator<Tile>>> maps) {
            this.maps = maps;
        }

        @Override
        public List<UnaryOperator<Tile>> symmetries(Path path) {
            return maps.apply(path);
        }
    }

    private String id = "path";
    private String title = "tiles on a path";
    private String example = "4\n";
    private Function<PuzzleText, Path> parse = PathModel::read;
    private BiConsumer<Path, CoverBuilder<Tile>> describe =
            (path, cover) -> tile(path, cover, cover.items("cell", path.cells()), Tile::new);
    private BiFunction<Path, List<Tile>, String> render = (path, tiles) -> tiles + "\n";
    private Function<Path, Collection<Tile>> pins = path -> path.startsWithOne() ? List.of(new Tile(0, 1)) : List.of();

    PathModel id(String other) {
        id = other;
        return this;
    }

    PathModel title(String other) {
        title = other;
        return this;
    }

    PathModel example(String other) {
        example = other;
        return this;
    }

    PathModel parsing(Function<PuzzleText, Path> other) {
        parse = other;
        return this;
    }

    PathModel describing(BiConsumer<Path, CoverBuilder<Tile>> other) {
        describe = other;
        return this;
    }

    PathModel rendering(BiFunction<Path, List<Tile>, String> other) {
        render = other;
        return this;
    }

    PathModel pinning(Function<Path, Collection<Tile>> other) {
        pins = other;
        return this;
    }

    static Path read(PuzzleText text) {
        int n = text.nextInt("a length", -50, 50);
        return new Path(Math.abs(n), n < 0);
    }

    /** States an option for each tile of one or two cells. */
    static <O> void tile(Path path, CoverBuilder<O> cover, Items cells, BiFunction<Integer, Integer, O> option) {
        for (int i = 0; i < path.cells(); i++) {
            cover.option(option.apply(i, 1), cells.at(i));
            if (i > 0) {
                cover.option(option.apply(i - 1, 2), cells.at(i - 1), cells.at(i));
            }
        }
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String grammar() {
        return "the number of cells; negative: the first tile has one cell";
    }

    @Override
    public String example() {
        return example;
    }

    @Override
    public Path parse(PuzzleText text) {
        return parse.apply(text);
    }

    @Override
    public void describe(Path path, CoverBuilder<Tile> cover) {
        describe.accept(path, cover);
    }

    @Override
    public String render(Path path, Solution<Tile> solution) {
        return render.apply(path, solution.options());
    }

    @Override
    public Optional<Path> shape(Path path) {
        return Optional.of(new Path(path.cells(), false));
    }

    @Override
    public Collection<Tile> pins(Path path) {
        return pins.apply(path);
    }
}
