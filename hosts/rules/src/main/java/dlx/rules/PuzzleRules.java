package dlx.rules;

import dlx.api.ExactCoverModel;
import dlx.api.Experimental;
import dlx.api.Line;
import dlx.rules.parse.RuleParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Reads rules of puzzles: texts that state items and options over finite ranges. The guide {@code rules.md} describes
 * them.
 *
 * @since 0.1
 */
@Experimental
public final class PuzzleRules {

    /** End of the names of files with rules. */
    public static final String FILES = ".puzzle";

    /** Maximum number of combinations of variables in all loops of a puzzle, by default. */
    public static final int COMBINATIONS = 5_000_000;

    private PuzzleRules() {}

    /**
     * Reads rules, with the default limit of {@value #COMBINATIONS} combinations.
     *
     * @param text the rules
     * @param name name of the text for errors, such as the name of a file: {@code my.puzzle}
     * @return a model; its id is made from the name
     * @throws dlx.api.PuzzleSyntaxException if the text is not rules, with line and column
     */
    public static ExactCoverModel<?, ?> read(String text, String name) {
        return read(text, name, COMBINATIONS);
    }

    /**
     * Reads rules, with a limit. Errors that depend on the text of a puzzle are thrown when a puzzle is read, with
     * their place in the rules. Time and memory of a puzzle: O(combinations). The model is thread-safe.
     *
     * @param text the rules
     * @param name name of the text for errors
     * @param limit maximum number of combinations of variables in all loops of a puzzle, 1 or more
     * @return a model; its id is made from the name
     * @throws dlx.api.PuzzleSyntaxException if the text is not rules, with line and column
     */
    public static ExactCoverModel<?, ?> read(String text, String name, int limit) {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(name, "name");
        if (limit < 1) {
            throw new IllegalArgumentException("limit: " + limit + "; expected 1 or more");
        }
        List<Line> lines = new ArrayList<>();
        int from = text.startsWith("\uFEFF") ? 1 : 0;
        String example = "";
        while (from < text.length()) {
            int end = text.indexOf('\n', from);
            end = end < 0 ? text.length() : end;
            String line = text.substring(from, end > from && text.charAt(end - 1) == '\r' ? end - 1 : end);
            from = end + 1;
            if (line.strip().equals("example")) {
                example = text.substring(Math.min(from, text.length()));
                break;
            }
            lines.add(new Line(name, lines.size() + 1, line));
        }
        if (lines.isEmpty()) {
            lines.add(new Line(name, 1, ""));
        }
        String ended = example.isEmpty() || example.endsWith("\n") ? example : example + '\n';
        return model(id(name), lines, ended, limit);
    }

    static RulesModel model(String id, List<Line> lines, String example, int limit) {
        return new RulesModel(id, RuleParser.read(lines), example, limit);
    }

    /**
     * Returns the model {@code rules}, whose texts consist of rules, the line {@code example} and a puzzle.
     *
     * @return the model, for hosts where rules and puzzle are edited together
     */
    public static ExactCoverModel<?, ?> ownPuzzle() {
        return new OwnPuzzleModel();
    }

    /** Returns an id of lower-case letters, digits and hyphens, made from the name of a file. */
    static String id(String name) {
        String file = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        String base = file.endsWith(FILES) ? file.substring(0, file.length() - FILES.length()) : file;
        StringBuilder id = new StringBuilder();
        for (char c : base.toLowerCase(Locale.ROOT).toCharArray()) {
            boolean isLetter = 'a' <= c && c <= 'z';
            if (isLetter || !id.isEmpty() && '0' <= c && c <= '9') {
                id.append(c);
            } else if (!id.isEmpty() && id.charAt(id.length() - 1) != '-') {
                id.append('-');
            }
        }
        return id.isEmpty() ? "puzzle" : id.toString();
    }
}
