package dlx.modelers.published;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A cover to be written down: items are numbers, the primary ones first. */
final class Family {

    private final int primary;
    private final int secondary;
    private final List<int[]> options = new ArrayList<>();

    Family(int primary) {
        this(primary, 0);
    }

    Family(int primary, int secondary) {
        this.primary = primary;
        this.secondary = secondary;
    }

    void option(int... items) {
        options.add(items);
    }

    void option(List<Integer> items) {
        options.add(items.stream().mapToInt(i -> i).toArray());
    }

    /**
     * Returns the text for the model {@code knuth}, {@code sets} or {@code matrix}; a matrix does not have secondary
     * items.
     */
    String text(String model) {
        return switch (model) {
            case "knuth" -> lines(names(), "");
            case "sets" -> lines("items " + names(), "S%d: ");
            case "matrix" -> matrix();
            default -> throw new IllegalArgumentException(model);
        };
    }

    private String names() {
        String names = names(IntStream.range(0, primary));
        return secondary == 0 ? names : names + " | " + names(IntStream.range(primary, primary + secondary));
    }

    private static String names(IntStream items) {
        return items.mapToObj(i -> "i" + i).collect(Collectors.joining(" "));
    }

    private String lines(String head, String label) {
        StringBuilder text = new StringBuilder(head).append('\n');
        for (int[] option : options) {
            text.append(label.replace("%d", Integer.toString(text.length())))
                    .append(names(IntStream.of(option)))
                    .append('\n');
        }
        return text.toString();
    }

    private String matrix() {
        StringBuilder text = new StringBuilder();
        for (int[] option : options) {
            char[] row = "0".repeat(primary).toCharArray();
            for (int item : option) {
                row[item] = '1';
            }
            text.append(row).append('\n');
        }
        return text.toString();
    }
}
