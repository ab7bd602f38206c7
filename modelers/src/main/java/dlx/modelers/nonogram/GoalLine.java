package dlx.modelers.nonogram;

import dlx.api.Word;

/** The solution that a text contains: a character for each cell, row by row, 0 for white, 1 for black or a letter. */
record GoalLine(Word cells) {

    /**
     * Compares the goal with the clues of the puzzle.
     *
     * @throws dlx.api.PuzzleSyntaxException if the goal has other clues
     */
    void check(Nonogram puzzle) {
        int columns = puzzle.columns().size();
        int size = puzzle.rows().size() * columns;
        String goal = cells.text();
        if (goal.length() != size) {
            throw cells.wrong("has " + goal.length() + " cells", size + ", one for each cell of the picture");
        }
        char[][] picture = new char[puzzle.rows().size()][columns];
        for (int cell = 0; cell < size; cell++) {
            char found = goal.charAt(cell);
            char sign = found == '0' ? NonogramReader.WHITE : found == '1' ? NonogramReader.BLACK : found;
            if (sign != NonogramReader.WHITE && !puzzle.colors().containsKey(sign)) {
                String color = puzzle.isColored() ? "the letter of a color" : "1 for a black one";
                throw cells.line().wrong(cells.column() + cell, "is not a cell", "0 for a white one or " + color);
            }
            picture[cell / columns][cell % columns] = sign;
        }
        Nonogram shown = Nonogram.of(picture, puzzle.colors(), false);
        for (CellLine line : puzzle.lines()) {
            if (!puzzle.clue(line).open() && !puzzle.clue(line).equals(shown.clue(line))) {
                throw cells.wrong(
                        "is another picture: its " + line + " has the clue " + shown.clue(line),
                        puzzle.clue(line) + ", as above");
            }
        }
    }
}
