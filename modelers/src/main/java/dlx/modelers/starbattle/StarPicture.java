package dlx.modelers.starbattle;

import dlx.api.Svg;
import dlx.modelers.grid.BoardPicture;
import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.House;
import dlx.modelers.grid.Ink;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Draws the regions, each in a shade, and the stars: givens black, the others blue. */
final class StarPicture {

    private static final String PLACED = "black";

    private static final int TIPS = 5;

    private StarPicture() {}

    static Svg of(StarBattle puzzle, List<Star> stars) {
        List<List<Integer>> regions =
                puzzle.regions().houses().stream().map(House::cells).toList();
        Svg svg = new BoardPicture(puzzle.n(), puzzle.regions().marks()::charAt)
                .shadeApart(regions)
                .draw(BoardStyle.WORDS, List.of(), List.of());
        Set<Star> placed = new HashSet<>(puzzle.givens());
        for (Star star : stars) {
            draw(svg, star.column() - 0.5, star.row() - 0.5, placed.contains(star) ? PLACED : Ink.FOUND);
        }
        return svg;
    }

    /** Draws a star of five tips: lines from each tip to the second next tip, and a filled middle. */
    private static void draw(Svg svg, double x, double y, String color) {
        for (int tip = 0; tip < TIPS; tip++) {
            svg.line(x + across(tip), y + down(tip), x + across(tip + 2), y + down(tip + 2), 0.06, color);
            svg.line(x + across(tip) / 2, y + down(tip) / 2, x, y, 0.17, color);
        }
    }

    private static double across(int tip) {
        return 0.34 * Math.sin(2 * Math.PI * tip / TIPS);
    }

    private static double down(int tip) {
        return -0.34 * Math.cos(2 * Math.PI * tip / TIPS);
    }
}
