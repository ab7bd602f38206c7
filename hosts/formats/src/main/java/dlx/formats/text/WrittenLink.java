package dlx.formats.text;

import java.util.List;

/**
 * A link that opens a puzzle in the program that it was written for.
 *
 * @param link the whole link, without blanks
 * @param lost what the link does not say, a sentence part each
 */
public record WrittenLink(String link, List<String> lost) {}
