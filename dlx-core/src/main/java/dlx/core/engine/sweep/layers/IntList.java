package dlx.core.engine.sweep.layers;

import dlx.core.table.MemoryBudget;

/** A list of numbers whose array counts in a {@link MemoryBudget}. */
final class IntList {

    private static final int FIRST = 1 << 8;

    private final MemoryBudget memory;
    private int[] numbers = {};
    private int size;

    IntList(MemoryBudget memory) {
        this.memory = memory;
    }

    void add(int number) {
        if (size == numbers.length) {
            grow();
        }
        numbers[size++] = number;
    }

    private void grow() {
        if (size == MemoryBudget.MOST_LENGTH) {
            throw memory.full();
        }
        int[] old = numbers;
        numbers = memory.ints((int) Math.min(MemoryBudget.MOST_LENGTH, Math.max(FIRST, 2L * size)));
        System.arraycopy(old, 0, numbers, 0, size);
        memory.give((long) Integer.BYTES * size);
    }

    int get(int index) {
        return numbers[index];
    }

    int size() {
        return size;
    }
}
