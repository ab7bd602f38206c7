package dlx.formats.tables;

import dlx.api.WatchedText;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.PlainFormat;
import dlx.formats.text.ReadPuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Graphs in the DIMACS format (.col): comments, a line {@code p edge VERTICES EDGES}, a line {@code e A B} per edge.
 * The format does not contain the number of colors.
 *
 * <p>Lines that begin with n, d, v or x describe vertices and pictures and are left out. Source: "Clique and Coloring
 * Problems, Graph Format", DIMACS, 1993.
 */
public final class DimacsGraph implements PlainFormat {

    private static final String PROGRAM = "DIMACS";
    private static final Pattern COLORS = Pattern.compile("c\\s+colors\\s+\\d+\\s*");
    private static final Pattern EDGE = Pattern.compile("e\\s+\\d{1,9}\\s+\\d{1,9}\\s*");
    private static final Pattern HEADER = Pattern.compile("p\\s+(?:edge|edges|col)\\s+\\d{1,9}\\s+\\d{1,9}\\s*");
    private static final Pattern OTHER = Pattern.compile("[ndvx](?:\\s.*)?");
    private static final Pattern START = Pattern.compile("(?s)p\\s++[a-z]++\\s++\\d.*+");

    @Override
    public Optional<ReadPuzzles> read(ForeignText text, Optional<String> model) {
        List<String> lines =
                text.text().replace("\uFEFF", "").lines().map(String::strip).toList();
        boolean isGraph = lines.stream()
                .filter(line -> !line.isEmpty() && !isComment(line))
                .findFirst()
                .filter(line -> WatchedText.matcher(START, line).matches())
                .isPresent();
        return isGraph ? Optional.of(imported(text, lines)) : Optional.empty();
    }

    private static boolean isComment(String line) {
        return line.equals("c") || line.startsWith("c ") || line.startsWith("c\t");
    }

    private static ReadPuzzles imported(ForeignText text, List<String> lines) {
        StringBuilder graph = new StringBuilder();
        boolean isColored = false;
        int left = 0;
        for (int k = 0; k < lines.size(); k++) {
            String line = lines.get(k);
            if (WatchedText.matcher(OTHER, line).matches()) {
                left++;
                continue;
            }
            if (!line.isEmpty() && !isComment(line)) {
                check(text, k + 1, line);
            }
            isColored |= WatchedText.matcher(COLORS, line).matches();
            graph.append(line).append('\n');
        }
        List<String> lost = new ArrayList<>();
        if (!isColored) {
            lost.add("the number of colors, because the format lacks it; give the setting colors");
        }
        if (left > 0) {
            lost.add(Phrases.count(left, "line", "lines") + " about vertices");
        }
        return new ReadPuzzles(PROGRAM, "graph-coloring", graph.toString(), lost);
    }

    private static void check(ForeignText text, int number, String line) {
        if (line.startsWith("p") && !WatchedText.matcher(HEADER, line).matches()) {
            throw text.fault(
                    PROGRAM,
                    "line " + number + ": " + Phrases.quoted(line)
                            + " is not a header of a graph; expected \"p edge VERTICES EDGES\"");
        }
        if (!line.startsWith("p") && !WatchedText.matcher(EDGE, line).matches()) {
            throw text.fault(
                    PROGRAM,
                    "line " + number + ": " + Phrases.quoted(line)
                            + " is not a line of a graph; expected \"e A B\" for an edge, or \"c\" and a comment");
        }
    }
}
