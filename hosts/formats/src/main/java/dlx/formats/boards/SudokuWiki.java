package dlx.formats.boards;

import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Links of sudokuwiki.org, the solver of Andrew Stuart, whose board is 81 digits: {@code sudoku.htm?bd=000704...}.
 *
 * <p>Boards with candidates have another form, which begins with S9B, and are rejected. Other pages of the site are
 * rejected too, because 81 digits do not describe their cages and regions.
 */
public final class SudokuWiki implements ForeignFormat {

    private static final String PROGRAM = "SudokuWiki";
    private static final String EXPECTED = "; expected 81 digits, 0 or '.' where a cell is free";
    private static final Pattern LINK =
            Pattern.compile("(?is)https?://(?:www\\.)?sudokuwiki\\.org(?::\\d++)?/([^?#]*+)\\?([^#]*+).*+");

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        Matcher link = text.link(LINK);
        Optional<String> bd = link.matches() ? ForeignText.member(link.group(2), "bd") : Optional.empty();
        if (bd.isEmpty()) {
            return Optional.empty();
        }
        String page = link.group(1);
        if (!page.equalsIgnoreCase("sudoku.htm")) {
            throw text.fault(PROGRAM, "page: " + Phrases.quoted(page) + " is not read here; expected \"sudoku.htm\"");
        }
        String board = ForeignText.unescaped(bd.get());
        if (board.startsWith("S9")) {
            throw text.fault(
                    PROGRAM, "bd: boards with candidates, which begin with \"S9\", are not read here" + EXPECTED);
        }
        String problem = NineByNine.problem(board);
        if (!problem.isEmpty()) {
            throw text.fault(PROGRAM, "bd: " + problem + EXPECTED);
        }
        return Optional.of(new ReadPuzzles(PROGRAM, "sudoku", NineByNine.text(List.of(board)), List.of()));
    }
}
