package dlx.modelers.macmahon;

import dlx.api.Svg;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Draws tiles as people make them: each edge has a part of its color, up to the middle. Givens have bold letters. */
final class MosaicPicture {

    private static final String FREE = "#eeeeee";
    private static final double SIDE = 1.6;

    private final Mosaic mosaic;

    /** How long a column and a row are drawn. */
    private final double across;

    private final double down;

    private final List<Character> colors;
    private final Svg picture;

    private MosaicPicture(Mosaic mosaic) {
        this.mosaic = mosaic;
        boolean squares = mosaic.board().sides() == 4;
        across = squares ? SIDE : SIDE * 0.85;
        down = squares ? SIDE : across * Math.sqrt(3);
        colors = mosaic.tiles().colors();
        List<double[]> corners = mosaic.board().cells().stream()
                .flatMap(cell -> corners(cell).stream())
                .toList();
        picture = new Svg(greatest(corners, 0), greatest(corners, 1));
    }

    static Svg draw(Mosaic mosaic, List<Placement> solution) {
        MosaicPicture drawing = new MosaicPicture(mosaic);
        Set<Placement> given = new HashSet<>(mosaic.given());
        mosaic.board().cells().forEach(cell -> drawing.picture.polygon(FREE, flat(drawing.corners(cell))));
        solution.forEach(placement -> drawing.drawTile(placement, given.contains(placement)));
        mosaic.board().cells().forEach(drawing::drawBorder);
        return drawing.picture;
    }

    private void drawTile(Placement placement, boolean given) {
        List<double[]> corners = corners(placement.cell());
        double x = corners.stream().mapToDouble(corner -> corner[0]).average().orElseThrow();
        double y = corners.stream().mapToDouble(corner -> corner[1]).average().orElseThrow();
        for (int side = 0; side < corners.size(); side++) {
            double[] from = corners.get(side);
            double[] to = corners.get((side + 1) % corners.size());
            char color = placement.colors().charAt(side);
            picture.polygon(Svg.color(colors.indexOf(color)), from[0], from[1], to[0], to[1], x, y);
            double wordX = 0.35 * (from[0] + to[0]) + 0.3 * x;
            double wordY = 0.35 * (from[1] + to[1]) + 0.3 * y;
            if (given) {
                picture.boldWord(wordX, wordY, 0.3, "black", String.valueOf(color));
            } else {
                picture.word(wordX, wordY, 0.3, "black", String.valueOf(color));
            }
        }
    }

    private void drawBorder(Cell cell) {
        List<double[]> corners = corners(cell);
        for (int side = 0; side < corners.size(); side++) {
            double[] from = corners.get(side);
            double[] to = corners.get((side + 1) % corners.size());
            picture.line(from[0], from[1], to[0], to[1], 0.05, "black");
        }
    }

    private List<double[]> corners(Cell cell) {
        return cell.corners().stream()
                .map(corner -> new double[] {corner[0] * across, corner[1] * down})
                .toList();
    }

    private static double[] flat(List<double[]> points) {
        return points.stream().flatMapToDouble(Arrays::stream).toArray();
    }

    private static double greatest(List<double[]> points, int axis) {
        return points.stream().mapToDouble(point -> point[axis]).max().orElseThrow();
    }
}
