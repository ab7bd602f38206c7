package dlx.modelers.nonogram;

import dlx.api.Line;
import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of the text with a clue: numbers with commas or blanks between, each with the letter of its color unless the
 * picture is black, 0 or a blank line for a white line, ? for an open line.
 */
record ClueLine(Line line) {

    private static final String OPEN = "?";

    /** Maximum length of a line, in characters: enough for fifty blocks with blanks between them. */
    private static final int LONGEST = 1000;

    /** Returns true if a line is a clue, possibly a wrong clue: it begins with a digit, a comma, a hyphen or '?'. */
    static boolean starts(Line line) {
        String start = line.text().stripLeading();
        return !start.isEmpty() && (Character.isDigit(start.charAt(0)) || "?,-".indexOf(start.charAt(0)) >= 0);
    }

    /**
     * Returns the clues of some lines.
     *
     * @param lines the lines
     * @param cells number of cells in each row or column
     * @param what the name for these cells in messages: {@code columns}
     * @param signs the signs of the colors of the puzzle
     * @return the clues, in the order of the lines
     * @throws dlx.api.PuzzleSyntaxException if a line is not a clue, or its blocks do not fit
     */
    static List<Clue> clues(List<ClueLine> lines, int cells, String what, String signs) {
        return lines.stream().map(line -> line.clue(cells, what, signs)).toList();
    }

    private Clue clue(int cells, String what, String signs) {
        if (line.text().length() > LONGEST) {
            throw line.error(1, "the clue has " + line.text().length() + " characters; expected at most " + LONGEST);
        }
        List<Word> numbers = new ArrayList<>();
        for (Word word : line.words()) {
            word.parts(',').stream().filter(part -> !part.text().isEmpty()).forEach(numbers::add);
        }
        if (numbers.size() == 1 && numbers.get(0).text().equals(OPEN)) {
            return Clue.OPEN;
        }
        if (numbers.size() == 1 && WatchedText.matches("0{1,3}", numbers.get(0).text())) {
            return Clue.of();
        }
        List<Integer> blocks = new ArrayList<>();
        StringBuilder colors = new StringBuilder();
        boolean isBlack = signs.indexOf(NonogramReader.BLACK) >= 0;
        for (Word word : numbers) {
            int end = word.text().length() - (isBlack ? 0 : 1);
            char color = isBlack ? NonogramReader.BLACK : word.text().charAt(end);
            if (signs.indexOf(color) < 0) {
                throw word.wrong("is not a block", "a length and the letter of a color, one of " + signs);
            }
            Word number = new Word(word.line(), word.column(), word.text().substring(0, end));
            blocks.add(number.toInt("the length of a block", 1, cells));
            colors.append(color);
        }
        Clue clue = new Clue(blocks, colors.toString(), false);
        if (clue.least() > cells) {
            throw line.error(
                    numbers.get(0).column(),
                    "the blocks " + clue + " need " + clue.least() + " cells; expected at most " + cells
                            + ", the number of " + what);
        }
        return clue;
    }
}
