package dlx.app.export;

import dlx.api.Cover;
import dlx.commands.console.Printable;
import dlx.commands.line.UsageException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes the text format of Knuth's programs. A given option has an item of its own, which forces it. A banned option
 * is omitted; comments then contain the numbers of later options, which otherwise do not change.
 */
final class KnuthForm {

    /** Number of ASCII characters between blank and delete. */
    private static final int VISIBLE_ASCII = 94;

    /**
     * Maximum bound in Knuth's own programs, because they read at most 7 digits. With fewer options, larger bounds are
     * equivalent.
     */
    private static final int STRICT_BOUND = 9_999_999;

    private final StatedPuzzle puzzle;
    private final Cover<?> cover;
    private final boolean strict;
    private final KnuthCosts costs;

    /** True if options have costs. Then every option has a cost, because a reader warns of a missing cost. */
    private final boolean costly;

    private final String[] original;

    /** Name of each item in the file, followed by the names of the items that force the given options. */
    private final String[] names;

    /** Name of each color in the file, by the number of the color; only colors that options use. */
    private final Map<Integer, String> colors = new LinkedHashMap<>();

    KnuthForm(StatedPuzzle puzzle, boolean strict) {
        this.puzzle = puzzle;
        this.cover = puzzle.cover;
        this.strict = strict;
        this.costs = new KnuthCosts(puzzle);
        this.costly = costs.any();
        int items = cover.itemCount();
        this.original = new String[items + puzzle.forced.cardinality()];
        for (int item = 0; item < original.length; item++) {
            original[item] = item < items ? cover.itemName(item) : "given" + (item - items + 1);
        }
        this.names = Names.of(original, strict);
        nameColors();
    }

    private void nameColors() {
        int[] used = IntStream.range(0, cover.nodeCount())
                .map(cover::color)
                .filter(color -> color >= 0)
                .distinct()
                .toArray();
        String[] wanted = IntStream.of(used).mapToObj(cover::colorName).toArray(String[]::new);
        String[] made = strict ? letters(wanted) : Names.colors(wanted);
        IntStream.range(0, used.length).forEach(k -> colors.put(used[k], made[k]));
    }

    /** Returns a name of one byte for each color. A color whose own name has one byte keeps it. */
    private static String[] letters(String... wanted) {
        if (wanted.length > VISIBLE_ASCII) {
            throw new UsageException("--strict: the cover has " + wanted.length + " colors, but only " + VISIBLE_ASCII
                    + " names of one byte exist; expected --to knuth without --strict");
        }
        String order = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
        Iterator<String> free = IntStream.concat(order.chars(), IntStream.range('!', '!' + VISIBLE_ASCII))
                .distinct()
                .mapToObj(Character::toString)
                .filter(letter -> !List.of(wanted).contains(letter))
                .iterator();
        return Stream.of(wanted)
                .map(color -> isLetter(color) ? color : free.next())
                .toArray(String[]::new);
    }

    private static boolean isLetter(String color) {
        return color.length() == 1 && color.charAt(0) > ' ' && color.charAt(0) <= '~';
    }

    void write(Consumer<String> out) {
        writeComments(out);
        out.accept(itemLine());
        int next = cover.itemCount();
        int left = 0;
        for (int option = 0; option < cover.optionCount(); option++) {
            String given = puzzle.forced.get(option) ? ' ' + names[next++] : "";
            if (puzzle.banned.get(option)) {
                left++;
            } else {
                out.accept(optionLine(option, given));
                if (left > 0) {
                    out.accept("| (from " + (option + 1) + ")\n");
                }
            }
        }
    }

    private void writeComments(Consumer<String> out) {
        out.accept("| " + Printable.line(puzzle.headline()) + '\n');
        if (!costs.comment().isEmpty()) {
            out.accept("| " + costs.comment() + '\n');
        }
        if (!puzzle.forced.isEmpty()) {
            out.accept("| an item of its own forces each option that is given\n");
        }
        for (int item = 0; item < names.length; item++) {
            if (!names[item].equals(original[item])) {
                out.accept("| " + names[item] + " is " + Printable.name(original[item]) + '\n');
            }
        }
        colors.forEach((color, name) -> {
            if (!name.equals(cover.colorName(color))) {
                out.accept("| :" + name + " is " + Printable.name(cover.colorName(color)) + '\n');
            }
        });
    }

    /**
     * Returns the line of items. The format requires a primary item, so a cover without any gets one with bounds 0 to
     * 1.
     */
    private String itemLine() {
        StringBuilder primary = new StringBuilder();
        StringBuilder secondary = new StringBuilder();
        for (int item = 0; item < names.length; item++) {
            if (item >= cover.itemCount()) {
                primary.append(' ').append(names[item]);
            } else if (cover.isPrimary(item)) {
                primary.append(' ').append(bounds(item)).append(names[item]);
            } else {
                secondary.append(' ').append(names[item]);
            }
        }
        String first = primary.length() == 0 ? "0:1|" + Names.another("none", names) : primary.substring(1);
        return first + (secondary.length() == 0 ? "" : " |" + secondary) + '\n';
    }

    private String bounds(int item) {
        int most = strict && cover.optionCount() < STRICT_BOUND ? STRICT_BOUND : Integer.MAX_VALUE;
        int from = Math.min(most, puzzle.atLeast(item));
        int to = Math.min(most, puzzle.atMost(item));
        if (from == 1 && to == 1) {
            return "";
        }
        return (from == to ? "" : from + ":") + to + '|';
    }

    private String optionLine(int option, String given) {
        StringBuilder line = new StringBuilder();
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            line.append(line.length() == 0 ? "" : " ").append(names[cover.item(node)]);
            if (cover.color(node) >= 0) {
                line.append(':').append(colors.get(cover.color(node)));
            }
        }
        return line.append(given)
                .append(costly ? " |" + costs.cost(option) : "")
                .append('\n')
                .toString();
    }
}
