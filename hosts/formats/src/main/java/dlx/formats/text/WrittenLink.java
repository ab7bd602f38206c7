package dlx.formats.text;

import java.util.List;

/**
 * A link that opens a puzzle in the program that it was written for.
 *
 * @param link the whole link, without blanks
 * @param lost the parts of the puzzle that the link does not contain, a part of a sentence each
 */
public record WrittenLink(String link, List<String> lost) {}
