package dlx.rules;

import dlx.api.ExactCoverModel;
import dlx.api.Experimental;
import dlx.api.Line;
import dlx.api.WatchedText;
import dlx.rules.parse.RuleParser;
import dlx.rules.rule.RuleSet;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

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

    private static final String LANGUAGE = """
            A file of rules has these statements, in any order after the title; a name is declared before its use:

              puzzle "TITLE"
              text N, N: number                       a line with a number for each name
              text G: grid [R by C] [of MARKS]        a character for each cell; table: words; R, C: number, name
              let N = VALUE
              item N(V, V) [TIMES] ["NAME"] [FOR]     the demands, to be covered
              option N(V, V) ["LABEL"] [FOR]          the choices
                uses ITEM(VALUE, VALUE)[?] [= COLOR] [FOR], ...
                draws MARK at ROW, COLUMN [FOR], ...
                costs VALUE
              given OPTION(VALUE, VALUE) [FOR]        the options that a text fixes
              example                                 alone on its line; then the text of a puzzle to the end

            TIMES: 2 times, 1..3 times, at least 2 times, at most 3 times, at most once, in one color; else exactly once.
            FOR: for V, V in RANGE, V in RANGE [if CONDITION]. NAME and LABEL mention each variable: "row {r}".
            RANGE: 1..9   rows G   columns G   values G   {1, 'x'}   V, V in G (its cells)
              Y, X in G['L'] (the cells with L as a picture, from 0, 0)   S in turns G['L']   turns and mirrors G['L']
            VALUE: 5   'x'   G[R, C] ('.' outside G)   "{i}/{q}"   count RANGE   + - * / mod
            CONDITION: = != < <= > >= in and or not
            An option that uses an item that is not declared is left out; with ? only the item is left out.
            A solution covers each item as often as TIMES says. # begins a comment. An example:

            puzzle "Rooks with holes"
            text g: grid of '.', '#', 'R'  "'#' is a hole, 'R' a rook that is there already"

            item row(r)     "row {r}"     for r in rows g
            item column(c)  "column {c}"  for c in columns g

            option rook(r, c)  "a rook in row {r}, column {c}"  for r, c in g if g[r, c] != '#'
              uses row(r), column(c)
              draws 'R' at r, c

            given rook(r, c)  for r, c in g if g[r, c] = 'R'

            example
            .#..
            ..#.
            R...
            ....
            """;

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
        String whole = text.startsWith("\uFEFF") ? text.substring(1) : text;
        List<Line> all = new ArrayList<>();
        (whole.isEmpty() ? "\n" : whole).lines().forEach(line -> all.add(new Line(name, all.size() + 1, line)));
        Iterator<Line> lines = all.iterator();
        RuleSet rules = RuleParser.read(() -> lines.hasNext() ? Optional.of(lines.next()) : Optional.empty(), false);
        StringBuilder example = new StringBuilder();
        lines.forEachRemaining(line -> example.append(line.text()).append('\n'));
        String id = id(name);
        String title = rules.title().isBlank() ? id : rules.title().strip();
        return new RulesModel(id, title, example.toString(), Optional.of(rules), limit);
    }

    /**
     * Returns the model {@code rules}, whose texts consist of rules, the line {@code example} and a puzzle.
     *
     * @return the model, for hosts where rules and puzzle are edited together
     */
    public static ExactCoverModel<?, ?> ownPuzzle() {
        String example = LANGUAGE.substring(LANGUAGE.indexOf("puzzle \"Rooks")); // the last part
        return new RulesModel(
                "rules", "a puzzle of your own, stated by rules", example, Optional.empty(), COMBINATIONS);
    }

    /**
     * Returns a page about the language: its statements, its values, and a whole file of rules as an example.
     *
     * @return lines of at most 120 characters, each with its line end
     */
    public static String language() {
        return LANGUAGE;
    }

    /** Returns an id of lower-case letters, digits and hyphens, made from the name of a file. */
    static String id(String name) {
        String file = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        String base = file.endsWith(FILES) ? file.substring(0, file.length() - FILES.length()) : file;
        String words = WatchedText.replaceAll("[^a-z0-9]+", base.toLowerCase(Locale.ROOT), "-");
        String id = WatchedText.replaceAll("^[^a-z]+|-+$", words, "");
        return id.isEmpty() ? "puzzle" : id;
    }
}
