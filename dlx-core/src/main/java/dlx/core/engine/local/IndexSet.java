package dlx.core.engine.local;

import java.util.Arrays;

/** A set of numbers below a limit, in no particular order. All operations take constant time. */
final class IndexSet {

    private static final int ABSENT = -1;

    /** The numbers in the set: the first {@link #size} entries. */
    final int[] member;

    int size;

    /** The index of each number in {@link #member}; {@link #ABSENT} for numbers not in the set. */
    private final int[] place;

    IndexSet(int limit) {
        member = new int[limit];
        place = new int[limit];
        Arrays.fill(place, ABSENT);
    }

    boolean contains(int number) {
        return place[number] != ABSENT;
    }

    /** Adds a number that is not in the set. */
    void add(int number) {
        place[number] = size;
        member[size++] = number;
    }

    /** Removes a number that is in the set. */
    void remove(int number) {
        int last = member[--size];
        member[place[number]] = last;
        place[last] = place[number];
        place[number] = ABSENT;
    }

    /** Returns the numbers in the set, ascending. */
    int[] sorted() {
        int[] sorted = Arrays.copyOf(member, size);
        Arrays.sort(sorted);
        return sorted;
    }
}
