package dlx.modelers.timetable;

import dlx.api.WatchedText;
import dlx.modelers.table.TableCell;
import java.util.List;

/**
 * The kinds of rows of the table, by their first cells. A cell that begins with a keyword is not the name of a person.
 */
enum RowKind {
    NEED,
    NEVER,
    /** The last row of a plan that the command {@code best} has written. */
    SCORE,
    PERSON;

    /**
     * Returns the kind of a row.
     *
     * @throws dlx.api.PuzzleSyntaxException if the first cell begins with a keyword and does not continue as
     *     required
     */
    static RowKind of(List<TableCell> row) {
        TableCell name = row.get(0);
        List<String> words = Shifts.words(name);
        if (begins(name.text(), "need")) {
            return need(name, words);
        }
        if (begins(name.text(), "not")) {
            return never(name, words);
        }
        return begins(name.text(), "score") ? score(row) : PERSON;
    }

    /** Returns true if a text begins with a keyword that is not the start of a longer word. */
    private static boolean begins(String text, String keyword) {
        int end = keyword.length();
        return text.regionMatches(true, 0, keyword, 0, end)
                && (text.length() == end || !Character.isLetterOrDigit(text.codePointAt(end)));
    }

    private static RowKind need(TableCell name, List<String> words) {
        if (words.size() != 2 || !words.get(0).equalsIgnoreCase("need")) {
            String shift = name.text()
                    .substring("need".length())
                    .codePoints()
                    .filter(Character::isLetterOrDigit)
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            throw name.wrong(
                    "is not the name of a shift",
                    "'need' and one word of letters and digits: need " + (shift.isEmpty() ? "E" : shift));
        }
        return NEED;
    }

    private static RowKind never(TableCell name, List<String> words) {
        if (words.size() != 1 || !words.get(0).equalsIgnoreCase("not")) {
            throw name.wrong("is more than a word", "'not' alone, and the shifts in the next cell: N N N");
        }
        return NEVER;
    }

    private static RowKind score(List<TableCell> row) {
        boolean alone = row.stream().skip(1).allMatch(TableCell::isEmpty);
        if (!alone || !WatchedText.matches("score -?[0-9]+", row.get(0).text())) {
            throw row.get(0)
                    .wrong(
                            "is not the score of a plan",
                            "'score' and a number, in a row of their own, or another name");
        }
        return SCORE;
    }
}
