package dlx.formats;

import dlx.api.Experimental;
import java.util.List;
import java.util.Objects;

/**
 * A link that opens a puzzle in another program. Immutable.
 *
 * @param program the program that opens the link
 * @param link the whole link, without blanks
 * @param lost the parts of the puzzle that the link does not contain, a part of a sentence each:
 *     {@code "3 stars that are given"}. Empty if the link is complete
 * @since 0.1
 */
public record PuzzleLink(LinkProgram program, String link, List<String> lost) {

    /** Creates a link. For use by dlx only, because components may be added. Copies the list. */
    @Experimental
    public PuzzleLink {
        Objects.requireNonNull(program, "program");
        Objects.requireNonNull(link, "link");
        lost = List.copyOf(lost);
    }
}
