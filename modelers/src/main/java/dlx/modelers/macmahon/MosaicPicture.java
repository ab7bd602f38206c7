package dlx.modelers.macmahon;

import dlx.api.Area;
import dlx.api.Svg;
import dlx.modelers.grid.Ink;
import dlx.modelers.macmahon.MosaicCell.Kind;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Draws tiles like printed tiles: each edge has a triangle in its color, up to the middle. Givens have bold letters.
 */
final class MosaicPicture {

    private static final String FREE = "#eeeeee";
    private static final double SIDE = 1.6;

    /** Width of a column of triangles, which is half a side. */
    private static final double HALF_SIDE = SIDE * 0.85;

    private final Mosaic mosaic;

    private final List<Character> colors;
    private final Svg picture;

    private MosaicPicture(Mosaic mosaic) {
        this.mosaic = mosaic;
        colors = mosaic.tiles().colors();
        List<double[]> corners = mosaic.board().cells().stream()
                .flatMap(cell -> corners(cell).stream())
                .toList();
        picture = new Svg(greatest(corners, 0), greatest(corners, 1));
    }

    static Svg draw(Mosaic mosaic, List<PlacedTile> solution) {
        MosaicPicture drawing = new MosaicPicture(mosaic);
        Set<PlacedTile> given = new HashSet<>(mosaic.givens());
        mosaic.board().cells().forEach(cell -> drawing.picture.polygon(FREE, flat(corners(cell))));
        solution.forEach(placement -> drawing.drawTile(placement, given.contains(placement)));
        mosaic.board().cells().forEach(drawing::drawBorder);
        return drawing.picture;
    }

    private void drawTile(PlacedTile placement, boolean given) {
        List<double[]> corners = corners(placement.cell());
        double x = corners.stream().mapToDouble(corner -> corner[0]).average().orElseThrow();
        double y = corners.stream().mapToDouble(corner -> corner[1]).average().orElseThrow();
        for (int side = 0; side < corners.size(); side++) {
            double[] from = corners.get(side);
            double[] to = corners.get((side + 1) % corners.size());
            char color = placement.colors().charAt(side);
            picture.polygon(Svg.color(colors.indexOf(color)), from[0], from[1], to[0], to[1], x, y);
            // from the middle of the edge, 30 % of the way to the center of the tile
            double wordX = 0.35 * (from[0] + to[0]) + 0.3 * x;
            double wordY = 0.35 * (from[1] + to[1]) + 0.3 * y;
            Ink.write(picture, given, wordX, wordY, 0.3, Ink.GIVEN, String.valueOf(color));
        }
    }

    private void drawBorder(MosaicCell cell) {
        List<double[]> corners = corners(cell);
        for (int side = 0; side < corners.size(); side++) {
            double[] from = corners.get(side);
            double[] to = corners.get((side + 1) % corners.size());
            picture.line(from[0], from[1], to[0], to[1], 0.05, "black");
        }
    }

    /**
     * Returns the area of a cell: a square, or the largest box in a triangle, so that the boxes of neighbors do not
     * overlap.
     */
    static Area area(MosaicCell cell) {
        List<double[]> corners = corners(cell);
        double left = least(corners, 0);
        double top = least(corners, 1);
        double width = greatest(corners, 0) - left;
        double height = greatest(corners, 1) - top;
        return switch (cell.kind()) {
            case SQUARE -> new Area(left, top, width, height);
            case UP -> new Area(left + width / 4, top + height / 2, width / 2, height / 2);
            case DOWN -> new Area(left + width / 4, top, width / 2, height / 2);
        };
    }

    private static List<double[]> corners(MosaicCell cell) {
        double across = cell.kind() == Kind.SQUARE ? SIDE : HALF_SIDE;
        double down = cell.kind() == Kind.SQUARE ? SIDE : HALF_SIDE * Math.sqrt(3);
        return cell.corners().stream()
                .map(corner -> new double[] {corner[0] * across, corner[1] * down})
                .toList();
    }

    private static double[] flat(List<double[]> points) {
        return points.stream().flatMapToDouble(Arrays::stream).toArray();
    }

    private static double least(List<double[]> points, int axis) {
        return points.stream().mapToDouble(point -> point[axis]).min().orElseThrow();
    }

    private static double greatest(List<double[]> points, int axis) {
        return points.stream().mapToDouble(point -> point[axis]).max().orElseThrow();
    }
}
