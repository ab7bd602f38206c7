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
        line(svg, 0, head);
        for (int k = 0; k < sentences.size(); k++) {
            line(svg, k + 1, sentences.get(k));
        }
    }

    private static void line(Svg svg, int k, String words) {
        double size = Math.min(SIZE, svg.width() / (LETTER * words.length()));
        svg.word(svg.width() / 2, 0.3 + k * LINE, size, "black", words);
    }
}
