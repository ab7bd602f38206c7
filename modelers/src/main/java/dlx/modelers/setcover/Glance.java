package dlx.modelers.setcover;

import dlx.api.Line;
import dlx.modelers.incidence.WordScanner;

/**
 * Features of a line, which distinguish costs, a triple, and cells of a matrix.
 *
 * @param words number of words
 * @param cells number of characters except blanks
 * @param large true if the line contains a digit from 2 to 9, so that it is not a row of a matrix
 * @param counted true if all words are numbers without leading zeros
 */
record Glance(int words, int cells, boolean large, boolean counted) {

    static Glance at(Line line) {
        int words = 0;
        int cells = 0;
        boolean large = false;
        boolean counted = true;
        boolean inWord = false;
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if (WordScanner.isBlank(c)) {
                inWord = false;
                continue;
            }
            words += inWord ? 0 : 1;
            cells++;
            large |= c >= '2' && c <= '9';
            counted &= c >= (inWord ? '0' : '1') && c <= '9';
            inWord = true;
        }
        return new Glance(words, cells, large, counted);
    }
}
