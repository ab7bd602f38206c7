package dlx.modelers.latin;

import dlx.api.Line;
import dlx.api.Word;
import dlx.modelers.cages.CellList;
import dlx.modelers.latin.NumberCage.Sign;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the cages of a square, word by word: {@code r1c1+r1c2=6x}, or {@code r1c1+r1c2=6x:2,3} if the symbols are
 * given. A cage of one cell is a given symbol.
 */
final class CageReader {

    /** First word of a line of cages. */
    static final String CAGE = "cage";

    /** Maximum number of symbols that are tried in all cages together. */
    private static final int MOST = 500_000;

    private static final int GREATEST = 1_000_000_000;

    private final Square square;
    private final List<SquareEntry> entries;
    private int left = MOST;
    private final Map<String, NumberCage> cages = new LinkedHashMap<>();
    private final List<CageFilling> fillings = new ArrayList<>();

    private CageReader(Square square) {
        this.square = square;
        entries = new ArrayList<>(square.entries());
    }

    /** Returns the words of a line of cages, without the first word; an empty list for any other line. */
    static List<Word> words(Line line) {
        WordReader reader = new WordReader(line);
        List<Word> words = new ArrayList<>();
        if (reader.next(CAGE).text().equals(CAGE)) {
            do {
                words.add(reader.next("a cage"));
            } while (reader.hasNext());
        }
        return words;
    }

    /** Returns the square with the cages that the words describe. */
    static Square read(Square square, List<Word> words) {
        CageReader reader = new CageReader(square);
        words.forEach(reader::add);
        return new Square(
                square.size(),
                reader.entries,
                square.diagonals(),
                square.spaced(),
                List.copyOf(reader.cages.values()),
                reader.fillings);
    }

    private void add(Word word) {
        int n = square.size();
        List<Word> parts = word.parts('=');
        if (parts.size() != 2) {
            throw word.wrong("is not a cage", "cells, '=', a number and one of + - x /, as in r1c1+r1c2=6x");
        }
        List<Integer> written = CellList.inOrder(parts.get(0), n, n * n);
        List<Integer> cells = written.stream().sorted().toList();
        if (cells.size() == 1) {
            addGiven(cells.get(0), parts.get(1));
            return;
        }
        List<Word> number = parts.get(1).parts(':');
        NumberCage cage = cage(CellList.name(n, cells), cells, number.get(0));
        if (cages.put(cage.name(), cage) != null) {
            throw word.wrong("has a number already", "each cage once");
        }
        CageWays ways = new CageWays(n, cage, left);
        left = ways.left();
        if (left < 0) {
            throw word.wrong("is one cage too many, or too large", "cages for which " + MOST + " tries suffice");
        }
        if (number.size() > 1) {
            List<Integer> typed = number.get(1).parts(',').stream()
                    .map(symbol -> symbol.toInt("a symbol of the square", 1, n))
                    .toList();
            List<Integer> symbols = typed.size() != cells.size()
                    ? typed
                    : cells.stream()
                            .map(cell -> typed.get(written.indexOf(cell)))
                            .toList();
            if (!ways.all().contains(symbols)) {
                throw number.get(1).wrong("does not fill the cage", "symbols that make " + cage.label());
            }
            fillings.add(new CageFilling(cage.name(), symbols));
        }
    }

    private void addGiven(int cell, Word word) {
        int row = cell / square.size() + 1;
        int column = cell % square.size() + 1;
        int symbol = word.toInt("a symbol of the square", 1, square.size());
        if (entries.stream().anyMatch(entry -> entry.row() == row && entry.column() == column)) {
            throw word.wrong("is the second symbol of its cell", "one");
        }
        entries.add(new SquareEntry(row, column, symbol));
    }

    /** Returns the cage of a number and a sign; a number without a sign is a sum. */
    private static NumberCage cage(String name, List<Integer> cells, Word word) {
        int end = word.text().length() - 1;
        char last = end < 0 ? '+' : word.text().charAt(end);
        boolean hasSign = last < '0' || last > '9';
        Sign sign = switch (hasSign ? last : '+') {
            case '+' -> Sign.PLUS;
            case '-', '\u2212' -> Sign.MINUS;
            case 'x', 'X', '*', '\u00d7' -> Sign.TIMES;
            case '/', '\u00f7' -> Sign.OVER;
            default -> throw word.wrong("does not end with a sign of arithmetic", "a number and one of + - x /");
        };
        if ((sign == Sign.MINUS || sign == Sign.OVER) && cells.size() != 2) {
            throw word.wrong("is of " + cells.size() + " cells", "two for - and /");
        }
        Word number = hasSign ? new Word(word.line(), word.column(), word.text().substring(0, Math.max(0, end))) : word;
        return new NumberCage(
                name, cells, number.toInt("the number of a cage", sign == Sign.MINUS ? 0 : 1, GREATEST), sign);
    }
}
