package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.Word;
import java.util.List;
import java.util.Optional;

/**
 * Text beside a board in a frame, as programs on terminals show it: titles, what keys do. The first line of the frame tells
 * where its right edge is; text beyond it does not belong to the board.
 *
 * @param edge the place of the frame's last character in each line, from 0
 */
record FrameAside(int edge) {

    private static final String CORNERS = "+|";

    /** The frame whose upper edge a line begins with, and text after it perhaps; nothing if the line begins otherwise. */
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

    /** The last character of a frame in front of a place, with a blank or nothing after it; -1 if there is none. */
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

    /** The line without what stands beyond the frame; the line itself if the last bar of it stands elsewhere. */
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
