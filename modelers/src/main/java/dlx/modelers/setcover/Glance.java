package dlx.modelers.setcover;

import dlx.api.Line;
import dlx.modelers.incidence.WordScanner;

/**
 * A first look at a line: costs, a triple, or cells of a matrix.
 *
 * @param words how many words it has
 * @param cells how many characters that are not blank
 * @param large whether it has a digit from 2 to 9: no matrix has
 * @param counted whether all words are numbers as people write them: digits, the first one not 0
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
