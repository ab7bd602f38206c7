package dlx.app.trace;

import dlx.api.Svg;
import java.util.List;

/**
 * The lines above a picture.
 *
 * @param head which step it is
 * @param sentences what happened in it
 */
record Captions(String head, List<String> sentences) {

    private static final double SIZE = 0.45;

    /** How wide a letter is, as a part of its height. */
    private static final double LETTER = 0.6;

    private static final double LINE = 0.65;

    /** In cells. */
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

    /** Draws a line, in smaller letters where it is long. */
    static void line(Svg svg, double y, String words) {
        double size = Math.min(SIZE, svg.width() / (LETTER * words.length()));
        svg.word(svg.width() / 2, y, size, "black", words);
    }
}
