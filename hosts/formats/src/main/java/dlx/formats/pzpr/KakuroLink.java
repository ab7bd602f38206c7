package dlx.formats.pzpr;

import dlx.api.WatchedText;
import dlx.formats.text.ModelText;
import dlx.formats.text.Phrases;
import dlx.formats.text.WrittenLink;
import java.util.List;
import java.util.stream.IntStream;

/** Writes kakuro links of puzz.link, as {@link PzprKakuro} reads them. */
final class KakuroLink {

    private static final int LONGEST_GAP = 16;
    private static final int TWENTY = 20;
    private static final int LARGEST = 100;
    private static final int RADIX = 36;

    private final ModelText text;
    private final List<List<String>> rows;
    private int given;

    private KakuroLink(ModelText text) {
        this.text = text;
        rows = text.rows();
    }

    static WrittenLink write(ModelText text) {
        return new KakuroLink(text).link();
    }

    private WrittenLink link() {
        int width = text.width(rows, LARGEST);
        boolean isFramed = rows.size() > 1
                && width > 1
                && rows.get(0).stream().allMatch(KakuroLink::isBlack)
                && rows.stream().allMatch(row -> isBlack(row.get(0)));
        int from = isFramed ? 1 : 0;
        StringBuilder code = new StringBuilder();
        int gap = 0;
        for (List<String> row : rows.subList(from, rows.size())) {
            for (String cell : row.subList(from, width)) {
                if (isBlack(cell)) {
                    gap(gap, code);
                    gap = 0;
                    code.append(down(cell) + across(cell) == 0 ? "." : "" + sum(down(cell)) + sum(across(cell)));
                } else {
                    given += cell.equals(".") ? 0 : 1;
                    gap++;
                }
            }
        }
        gap(gap, code);
        IntStream.range(from, width)
                .filter(column -> !isBlack(rows.get(from).get(column)))
                .forEach(column -> code.append(sum(isFramed ? down(rows.get(0).get(column)) : 0)));
        rows.subList(from, rows.size()).stream()
                .filter(row -> !isBlack(row.get(from)))
                .forEach(row -> code.append(sum(isFramed ? across(row.get(0)) : 0)));
        List<String> lost = Phrases.lost(given, "digit that is given", "digits that are given");
        return PzprText.link("kakuro", width - from, rows.size() - from, code.toString(), lost);
    }

    private static boolean isBlack(String cell) {
        return cell.equals("X") || cell.equals("#") || cell.contains("\\");
    }

    private static void gap(int cells, StringBuilder code) {
        for (int left = cells; left > 0; left -= LONGEST_GAP) {
            code.append((char) ('k' + Math.min(left, LONGEST_GAP) - 1));
        }
    }

    private int down(String cell) {
        return cell.contains("\\") ? number(cell.substring(0, cell.indexOf('\\'))) : 0;
    }

    private int across(String cell) {
        return cell.contains("\\") ? number(cell.substring(cell.indexOf('\\') + 1)) : 0;
    }

    /** Returns a sum, which may be written as its digits; 0 for a missing sum. */
    private int number(String sum) {
        if (WatchedText.matches("[0-9](\\+[0-9])+", sum)) {
            given++;
            return sum.chars()
                    .filter(Character::isDigit)
                    .map(digit -> digit - '0')
                    .sum();
        }
        if (!WatchedText.matches("[0-9]{0,2}", sum)) {
            throw text.fault(Phrases.quoted(sum) + " is not a sum; expected a number up to 45");
        }
        return sum.isEmpty() ? 0 : Integer.parseInt(sum);
    }

    private char sum(int number) {
        if (number > TWENTY + 'Z' - 'A') {
            throw text.fault(number + " is not a sum; expected a number up to 45");
        }
        return number == 0 ? '-' : number < TWENTY ? Character.forDigit(number, RADIX) : (char) ('A' + number - TWENTY);
    }
}
