package dlx.app.trace;

import dlx.api.Svg;
import java.util.List;

/**
 * The lines above a picture.
 *
 * @param head the first line: puzzle, steps and level
 * @param sentences a line for each step
 */
record Captions(String head, List<String> sentences) {

    private static final double SIZE = 0.45;

    /** Estimated width of a letter, as a part of its height. */
    private static final double LETTER = 0.6;

    private static final double LINE = 0.65;

    /** Returns the height of all lines, in cells. */
    double height() {
        return LINE * (sentences.size() + 1) + 0.4;
    }

    void draw(Svg svg) {
        svg.titled(head, String.join("; ", sentences));
        line(svg, 0.3, head);
        for (int k = 0; k < sentences.size(); k++) {
            line(svg, 0.3 + (k + 1) * LINE, sentences.get(k));
        }
    }

    /** Draws a centered line, in smaller letters if it is long. */
    static void line(Svg svg, double y, String words) {
        double size = Math.min(SIZE, svg.width() / (LETTER * words.length()));
        svg.word(svg.width() / 2, y, size, "black", words);
    }
}
