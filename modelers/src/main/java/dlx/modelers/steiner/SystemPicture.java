package dlx.modelers.steiner;

import dlx.api.Svg;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Draws a system as a table: a line for each point, and for each triple a column with its three points joined. */
final class SystemPicture {

    private static final String RULE = "#d0d0d0";
    private static final String GIVEN = "#e0e0e0";

    private SystemPicture() {}

    static Svg draw(TripleSystem system, List<Triple> solution) {
        int triples = solution.size();
        Svg picture = new Svg(triples + 1, system.points());
        Set<Triple> given = new HashSet<>(system.givens());
        for (int i = 0; i < triples; i++) {
            if (given.contains(solution.get(i))) {
                picture.box(i + 1, 0, 1, system.points(), GIVEN);
            }
        }
        for (int point = 1; point <= system.points(); point++) {
            picture.boldWord(0.5, point - 0.5, 0.5, "black", Integer.toString(point));
            picture.line(1, point - 0.5, triples + 1, point - 0.5, 0.03, RULE);
        }
        for (int i = 0; i < triples; i++) {
            drawTriple(picture, i + 1.5, solution.get(i), Svg.color(i));
        }
        return picture;
    }

    private static void drawTriple(Svg picture, double x, Triple triple, String color) {
        picture.line(x, triple.a() - 0.5, x, triple.c() - 0.5, 0.08, "black");
        for (int point : new int[] {triple.a(), triple.b(), triple.c()}) {
            picture.circle(x, point - 0.5, 0.36, color);
            picture.word(x, point - 0.5, 0.4, "black", Integer.toString(point));
        }
    }
}
