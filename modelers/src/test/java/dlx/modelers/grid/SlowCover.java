package dlx.modelers.grid;

import dlx.api.Cover;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * The solutions of a cover by trying each option, in and out: with colors and multiplicities, and no engine. Gives up on
 * a branch only where an item is covered too often, in two colors, or can no longer be covered as often as it must.
 */
public final class SlowCover<O> {

    private static final int NONE = -1;
    private static final int PLAIN = -2;

    private final Cover<O> cover;
    private final Consumer<List<O>> visitor;

    /** By item: how often it is covered, how many options to come hold it, and in which color it is. */
    private final int[] times;

    private final int[] open;
    private final int[] colors;
    private final List<O> chosen = new ArrayList<>();

    private SlowCover(Cover<O> cover, Consumer<List<O>> visitor) {
        this.cover = cover;
        this.visitor = visitor;
        times = new int[cover.itemCount()];
        open = new int[cover.itemCount()];
        colors = new int[cover.itemCount()];
        Arrays.fill(colors, NONE);
        for (int node = 0; node < cover.nodeCount(); node++) {
            open[cover.item(node)]++;
        }
    }

    /** All solutions, the options of each in the order of the cover. */
    public static <O> List<List<O>> solutions(Cover<O> cover) {
        List<List<O>> found = new ArrayList<>();
        new SlowCover<>(cover, found::add).from(0);
        return found;
    }

    private void from(int option) {
        if (option == cover.optionCount()) {
            if (isCovered()) {
                visitor.accept(List.copyOf(chosen));
            }
            return;
        }
        int first = cover.firstNode(option);
        int end = cover.firstNode(option + 1);
        move(first, end, -1);
        if (allows(first, end)) {
            int[] before = colors.clone();
            take(first, end);
            chosen.add(cover.option(option));
            from(option + 1);
            chosen.remove(chosen.size() - 1);
            untake(first, end);
            System.arraycopy(before, 0, colors, 0, colors.length);
        }
        if (canLeave(first, end)) {
            from(option + 1);
        }
        move(first, end, 1);
    }

    private void move(int first, int end, int by) {
        for (int node = first; node < end; node++) {
            open[cover.item(node)] += by;
        }
    }

    private boolean allows(int first, int end) {
        for (int node = first; node < end; node++) {
            int item = cover.item(node);
            boolean agrees = colors[item] == NONE || colors[item] >= 0 && colors[item] == cover.color(node);
            if (cover.isPrimary(item) ? times[item] == cover.atMost(item) : !agrees) {
                return false;
            }
        }
        return true;
    }

    private boolean canLeave(int first, int end) {
        for (int node = first; node < end; node++) {
            int item = cover.item(node);
            if (cover.isPrimary(item) && times[item] + open[item] < cover.atLeast(item)) {
                return false;
            }
        }
        return true;
    }

    /** Returns true if all primary items are covered often enough, including items with too few options. */
    private boolean isCovered() {
        return IntStream.range(0, times.length)
                .filter(cover::isPrimary)
                .allMatch(item -> times[item] >= cover.atLeast(item));
    }

    private void take(int first, int end) {
        for (int node = first; node < end; node++) {
            times[cover.item(node)]++;
            colors[cover.item(node)] = cover.color(node) < 0 ? PLAIN : cover.color(node);
        }
    }

    private void untake(int first, int end) {
        for (int node = first; node < end; node++) {
            times[cover.item(node)]--;
        }
    }
}
