package dlx.core.engine.sweep;

import java.util.Arrays;

/** Numbers one after the other, whose room counts as {@link SweepMemory}. */
final class IntList {

    private static final int FIRST = 1 << 8;

    /** The greatest length of an array that every Java machine makes. */
    private static final int MOST = Integer.MAX_VALUE - 16;

    private final SweepMemory memory;
    private int[] numbers = {};
    private int size;

    IntList(SweepMemory memory) {
        this.memory = memory;
    }

    void add(int number) {
        if (size == numbers.length) {
            grow();
        }
        numbers[size++] = number;
    }

    private void grow() {
        if (size == MOST) {
            throw new SweepFull();
        }
        int room = (int) Math.min(MOST, Math.max(FIRST, 2L * size));
        memory.take((long) Integer.BYTES * room);
        try {
            numbers = Arrays.copyOf(numbers, room);
        } catch (OutOfMemoryError e) {
            throw new SweepFull();
        }
        memory.giveBack((long) Integer.BYTES * size);
    }

    int get(int index) {
        return numbers[index];
    }

    int size() {
        return size;
    }
}
