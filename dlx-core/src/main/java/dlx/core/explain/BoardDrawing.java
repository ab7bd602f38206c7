package dlx.core.explain;

import dlx.core.explain.ItemGroup.Member;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Draws a board of letters, with a text for each cell of a group. */
final class BoardDrawing {

    /** Maximum number of characters per line; wider boards are not drawn. */
    private static final int WIDEST = 90;

    private static final int HIGHEST = 40;

    private BoardDrawing() {}

    /** Returns the lines of a board; empty if the group is not a board or is too large. */
    static Optional<List<String>> of(ItemGroup group, Function<Member, String> text) {
        if (group.dimensions() != 2) {
            return Optional.empty();
        }
        List<Member> members = group.members();
        int rows = members.stream().mapToInt(m -> m.place().row()).max().orElse(0);
        int columns = members.stream().mapToInt(m -> m.place().column()).max().orElse(0);
        int width = members.stream().mapToInt(m -> text.apply(m).length()).max().orElse(1);
        int step = width == 1 ? 1 : width + 1;
        if (rows > HIGHEST || (long) columns * step > WIDEST || members.stream().anyMatch(BoardDrawing::isOutside)) {
            return Optional.empty();
        }
        char[][] board = new char[rows][columns * step];
        Arrays.stream(board).forEach(row -> Arrays.fill(row, ' '));
        for (Member member : members) {
            String shown = text.apply(member);
            int end = (member.place().column() - 1) * step + width;
            shown.getChars(0, shown.length(), board[member.place().row() - 1], end - shown.length());
        }
        List<String> lines = new ArrayList<>();
        for (char[] row : board) {
            lines.add(("  " + new String(row)).stripTrailing());
        }
        return Optional.of(lines);
    }

    private static boolean isOutside(Member member) {
        return member.place().row() < 1 || member.place().column() < 1;
    }
}
