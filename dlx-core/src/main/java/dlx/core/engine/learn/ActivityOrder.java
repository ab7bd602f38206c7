package dlx.core.engine.learn;

import java.util.Arrays;

/**
 * A priority queue of options by activity: options that took part in many recent conflicts come first. Uses the order
 * of Chaff, as a heap of decaying sums (N. Eén, N. Sörensson, An extensible SAT solver, 2003).
 */
final class ActivityOrder {

    private static final double DECAY = 0.95;
    private static final double TOO_ACTIVE = 1e100;
    private static final int OUT = -1;

    private double[] activity;
    private final int[] heap;

    /** Index of each option in the heap, or {@link #OUT}. */
    private int[] placeOf;

    private int size;
    private double step = 1;

    /** Creates a queue of all options, from the last to the first. */
    ActivityOrder(int options) {
        activity = new double[options];
        heap = new int[options];
        placeOf = new int[options];
        size = options;
        for (int k = 0; k < options; k++) {
            heap[k] = options - 1 - k;
            placeOf[k] = options - 1 - k;
        }
    }

    /** Makes room for the activities of more variables, which never are in the queue. */
    void grow(int variables) {
        activity = Arrays.copyOf(activity, variables);
        placeOf = Arrays.copyOf(placeOf, variables);
        Arrays.fill(placeOf, heap.length, variables, OUT);
    }

    /** Increases the activity of an option that took part in a conflict. */
    void bump(int option) {
        activity[option] += step;
        if (placeOf[option] != OUT) {
            up(placeOf[option]);
        }
    }

    /** Gives later conflicts more weight than earlier ones; called after each conflict. */
    void decay() {
        step /= DECAY;
        if (step > TOO_ACTIVE) {
            for (int k = 0; k < activity.length; k++) {
                activity[k] /= TOO_ACTIVE;
            }
            step /= TOO_ACTIVE;
        }
    }

    /** Adds an option, unless the queue contains it; other variables are not added. */
    void add(int option) {
        if (placeOf[option] == OUT && option < heap.length) {
            placeOf[option] = size;
            heap[size++] = option;
            up(size - 1);
        }
    }

    /** Removes and returns the first option. The queue must not be empty. */
    int next() {
        int first = heap[0];
        placeOf[first] = OUT;
        size--;
        if (size > 0) {
            heap[0] = heap[size];
            placeOf[heap[0]] = 0;
            down(0);
        }
        return first;
    }

    private void up(int from) {
        int option = heap[from];
        int place = from;
        while (place > 0 && activity[heap[(place - 1) / 2]] < activity[option]) {
            heap[place] = heap[(place - 1) / 2];
            placeOf[heap[place]] = place;
            place = (place - 1) / 2;
        }
        heap[place] = option;
        placeOf[option] = place;
    }

    private void down(int from) {
        int option = heap[from];
        int place = from;
        while (2 * place + 1 < size) {
            int child = 2 * place + 1;
            if (child + 1 < size && activity[heap[child + 1]] > activity[heap[child]]) {
                child++;
            }
            if (activity[heap[child]] <= activity[option]) {
                break;
            }
            heap[place] = heap[child];
            placeOf[heap[place]] = place;
            place = child;
        }
        heap[place] = option;
        placeOf[option] = place;
    }
}
