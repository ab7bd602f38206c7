package dlx.modelers.starbattle;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.grid.LinesWithinBoard;
import dlx.modelers.grid.MapReader;
import dlx.modelers.grid.RegionMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a puzzle: an optional line with the number of stars, then a size, or a map of regions with an optional board of
 * stars above it.
 *
 * <p>Rows that contain only stars and free cells are a board.
 */
final class StarBattleReader {

    static final char STAR = '*';
    static final char FREE = '.';

    /** The words after the number of stars; the second word is for one star. */
    private static final List<String> WORDS = List.of("stars", "star");

    /** The words in the first line for a board without a map. */
    static final String NO_REGIONS = "no regions";

    private static final int GREATEST = 100;

    private static final int MOST_STARS = 50;

    static final Setting.WholeNumber STARS = Setting.number(
            "stars",
            1,
            MOST_STARS,
            "how many stars in each row, column and region, where the text does not say (default 1)");

    private final PuzzleText text;
    private final List<Star> placed = new ArrayList<>();

    StarBattleReader(PuzzleText text) {
        this.text = text;
    }

    StarBattle read() {
        Line line = text.nextFilled("a size or a map of regions");
        int stars = text.number(STARS).orElse(1);
        boolean bare = false;
        if (isHead(line)) {
            List<Word> words = line.words();
            stars = words.get(0).toInt("a number of stars", 1, MOST_STARS);
            bare = hasRegionless(words);
            line = text.nextFilled("a size or a map of regions");
        }
        if (isSize(line)) {
            int n = line.words().get(0).toInt("a size", 1, GREATEST);
            return new StarBattle(stars, none(n), List.of());
        }
        int n = width(line);
        if (isBoard(line)) {
            readBoard(line, n);
            if (bare) {
                return new StarBattle(stars, none(n), placed);
            }
            line = text.nextFilled("row 1 of the " + n + "x" + n + " map of regions");
        }
        return new StarBattle(stars, new MapReader(text, true).read(line, n), placed);
    }

    /** Returns true if the words are "stars no regions", false if "stars"; throws for other words after the number. */
    private static boolean hasRegionless(List<Word> words) {
        List<String> rest = words.stream().skip(2).map(Word::text).toList();
        boolean bare = String.join(" ", rest).equals(NO_REGIONS);
        if (!rest.isEmpty() && !bare) {
            throw words.get(2).wrong("is one too many", "the line to end, or '" + NO_REGIONS + "'");
        }
        return bare;
    }

    private static boolean isHead(Line line) {
        return line.text().length() <= 2 * GREATEST
                && line.words().size() > 1
                && WORDS.contains(line.words().get(1).text());
    }

    /**
     * Returns true if a line is a size: at most three digits. A map of digits has four or more in a row, because boards
     * of two or three rows do not have a solution.
     */
    private static boolean isSize(Line line) {
        return WatchedText.matches("[0-9]{1,3}", line.text().strip());
    }

    private static boolean isBoard(Line line) {
        return line.text().chars().allMatch(c -> c == STAR || c == FREE || c <= ' ');
    }

    private static int width(Line line) {
        int width = MapReader.width(line);
        if (width > GREATEST) {
            throw line.error(1, "the row has " + width + " cells; expected at most " + GREATEST);
        }
        return width;
    }

    private void readBoard(Line first, int n) {
        addRow(first, 1, n);
        for (int row = 2; row <= n; row++) {
            addRow(
                    LinesWithinBoard.next(text, "the board", "row " + row + " of the " + n + "x" + n + " board"),
                    row,
                    n);
        }
    }

    private void addRow(Line line, int row, int n) {
        int column = 0;
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if (c == ' ' || c == '\t') {
                continue;
            }
            if (c != STAR && c != FREE) {
                throw line.wrong(i + 1, "is not a cell", "'*' or '.'");
            }
            column++;
            if (c == STAR) {
                placed.add(new Star(row, column));
            }
        }
        if (column != n) {
            throw line.wrongCount("the row", column, "cell", n);
        }
    }

    /** Returns the line in front of a board. */
    static String head(StarBattle puzzle) {
        return puzzle.stars() + " " + WORDS.get(puzzle.stars() == 1 ? 1 : 0)
                + (puzzle.hasRegions() ? "" : " " + NO_REGIONS) + "\n";
    }

    private static RegionMap none(int n) {
        return new RegionMap(n, String.valueOf(RegionMap.NONE).repeat(n * n));
    }
}
