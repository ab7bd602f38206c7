package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.Word;
import java.util.List;
import java.util.Optional;

/**
 * A frame around a board with text beside it, as programs on terminals print titles and keys. The first line of the
 * frame determines its right edge; text beyond it does not belong to the board.
 *
 * @param edge index of the frame's last character in each line, from 0
 */
record FrameAside(int edge) {

    private static final String CORNERS = "+|";

    /**
     * Returns the frame whose upper edge begins a line, with or without text after it; empty if the line begins
     * otherwise.
     */
    static Optional<FrameAside> of(Line line) {
        List<Word> words = line.text().length() <= Block.LONGEST ? line.words() : List.of();
        return words.stream()
                .limit(1)
                .filter(edge -> edge.text().charAt(0) == '+'
                        || Glyphs.isBoxDrawing(edge.text().charAt(0)))
                .map(edge -> edge.column() + edge.text().length() - 2)
                .filter(end -> isEdge(line.text().charAt(end)) && Fence.is(cut(line, end)))
                .map(FrameAside::new)
                .findFirst();
    }

    /**
     * Returns the index of the last character of a frame before an index, if a blank or the end of the line follows it;
     * else -1.
     */
    private static int edge(String text, int before) {
        int end = before - 1;
        while (end >= 0 && !(isEdge(text.charAt(end)) && isEnd(text, end))) {
            end--;
        }
        return end;
    }

    private static boolean isEdge(char c) {
        return Glyphs.isBoxDrawing(c) || CORNERS.indexOf(c) >= 0;
    }

    private static boolean isEnd(String text, int at) {
        return at + 1 == text.length() || Glyphs.isBlank(text.charAt(at + 1));
    }

    /** Returns the line without the text beyond the frame; the line itself if its last bar is not at the edge. */
    Line within(Line line) {
        String text = line.text();
        return text.length() > edge + 1 && text.length() <= Block.LONGEST && edge(text, text.length()) == edge
                ? cut(line, edge)
                : line;
    }

    private static Line cut(Line line, int last) {
        return new Line(line.source(), line.number(), line.text().substring(0, last + 1));
    }
}
