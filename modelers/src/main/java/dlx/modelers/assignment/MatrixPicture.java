package dlx.modelers.assignment;

import dlx.api.Area;
import dlx.api.Svg;
import dlx.modelers.grid.GridLines;
import java.util.List;
import java.util.stream.Stream;

/** A picture of the matrix of costs with the names around it. The cells of chosen pairs are colored. */
final class MatrixPicture {

    private static final double LETTER = GridLines.LETTER;

    private MatrixPicture() {}

    static Svg of(Assignment puzzle, List<Pair> solution) {
        int rows = puzzle.workers().size();
        int columns = puzzle.jobs().size();
        double left = left(puzzle);
        double cell = cell(puzzle);
        Svg svg = new Svg(left + columns * cell, rows + 1);
        for (Pair pair : solution) {
            Area area = area(puzzle, pair);
            svg.box(area.x(), area.y(), cell, 1, Svg.color(pair.worker().index()));
        }
        for (Named worker : puzzle.workers()) {
            svg.boldWord(left / 2, worker.index() + 1.5, LETTER, "black", worker.name());
        }
        puzzle.jobs().forEach(job -> svg.boldWord(left + (job.index() + 0.5) * cell, 0.5, LETTER, "black", job.name()));
        for (Pair pair : puzzle.pairs()) {
            String cost = Long.toString(pair.cost());
            svg.word(left + (pair.job().index() + 0.5) * cell, pair.worker().index() + 1.5, LETTER, "#333", cost);
        }
        GridLines.draw(svg, left, 1, rows, columns, cell, 0.015, 0.05, "black");
        return svg;
    }

    /** Returns the area of a pair, by its row and column. */
    static Area area(Assignment puzzle, Pair pair) {
        double cell = cell(puzzle);
        return new Area(left(puzzle) + pair.job().index() * cell, pair.worker().index() + 1, cell, 1);
    }

    /** Returns the width of the column of names. */
    private static double left(Assignment puzzle) {
        return GridLines.width(puzzle.workers().stream().map(Named::name));
    }

    /** Returns the width of the other columns. */
    private static double cell(Assignment puzzle) {
        Stream<String> costs = puzzle.pairs().stream().map(pair -> Long.toString(pair.cost()));
        return GridLines.width(Stream.concat(puzzle.jobs().stream().map(Named::name), costs));
    }
}
