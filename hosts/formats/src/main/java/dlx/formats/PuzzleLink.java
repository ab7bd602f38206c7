package dlx.formats;

import dlx.api.Experimental;
import java.util.List;
import java.util.Objects;

/**
 * A link that opens a puzzle in another program. Immutable.
 *
 * @param program the program that opens it
 * @param link the whole link, without blanks
 * @param lost what the program is not told, a sentence part each: {@code "3 stars that are given"}. Empty if the link says all
 * @since 0.1
 */
public record PuzzleLink(LinkProgram program, String link, List<String> lost) {

    /** Made by dlx; further components may come. With a copy of the list. */
    @Experimental
    public PuzzleLink {
        Objects.requireNonNull(program, "program");
        Objects.requireNonNull(link, "link");
        lost = List.copyOf(lost);
    }
}
