package dlx.core.search;

import dlx.api.CheckReturnValue;
import dlx.api.CoverData;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Conditions that hold before a search, by the numbers of a cover: options <em>given</em>, which every solution has; options
 * <em>forbidden</em>, which none has; primary items <em>relaxed</em>, which need not be covered: their least number of
 * options is 0, their greatest stays. (An option whose primary items are all relaxed is never tried: it is in a
 * solution only where it is given.)
 *
 * <p>The givens of a puzzle, assumptions, what-if questions and the parts of a search that remain are all such values
 * over one compiled cover. Options given may exclude each other, or be forbidden as well: then there is no solution.
 * Immutable, serialisable, equal by content.
 *
 * @since 0.1
 */
public final class Givens implements Serializable {

    /** Nothing holds: the cover as it is. */
    public static final Givens NONE = new Givens(new int[0], new int[0], new int[0]);

    private static final long serialVersionUID = 1L;

    /** Each once, in the order in which they are taken. */
    private final int[] taken;

    /** Ascending, each once. */
    private final int[] banned;

    /** Ascending, each once. */
    private final int[] relaxed;

    private Givens(int[] taken, int[] banned, int[] relaxed) {
        this.taken = taken;
        this.banned = banned;
        this.relaxed = relaxed;
    }

    /**
     * Returns givens of options alone.
     *
     * @param options numbers of options, in the order in which they are taken
     * @return the givens
     * @throws IllegalArgumentException if a number is negative
     */
    public static Givens of(int... options) {
        Objects.requireNonNull(options, "options");
        return NONE.given(options);
    }

    /**
     * Returns these givens with further options given, after those given before. One that is given already stays where it is.
     *
     * @param options numbers of options
     * @return the givens
     * @throws IllegalArgumentException if a number is negative
     */
    @CheckReturnValue
    public Givens given(int... options) {
        Objects.requireNonNull(options, "options");
        for (int option : options) {
            checkNumber("option", option);
        }
        int[] all = Arrays.copyOf(taken, taken.length + options.length);
        System.arraycopy(options, 0, all, taken.length, options.length);
        return new Givens(hasDoubles(all) ? IntStream.of(all).distinct().toArray() : all, banned, relaxed);
    }

    private static boolean hasDoubles(int[] numbers) {
        int[] sorted = numbers.clone();
        Arrays.sort(sorted);
        for (int k = 1; k < sorted.length; k++) {
            if (sorted[k] == sorted[k - 1]) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns these givens with further options forbidden.
     *
     * @param options numbers of options
     * @return the givens
     * @throws IllegalArgumentException if a number is negative
     */
    @CheckReturnValue
    public Givens forbidden(int... options) {
        Objects.requireNonNull(options, "options");
        return new Givens(taken, union("option", banned, options), relaxed);
    }

    /**
     * These givens with further items relaxed.
     *
     * @param items numbers of primary items
     * @return the givens
     * @throws IllegalArgumentException if a number is negative
     */
    @CheckReturnValue
    public Givens relaxed(int... items) {
        Objects.requireNonNull(items, "items");
        return new Givens(taken, banned, union("item", relaxed, items));
    }

    /**
     * These givens and others.
     *
     * @param more what holds besides
     * @return givens that hold all of both, the options given here before those given there
     */
    @CheckReturnValue
    public Givens and(Givens more) {
        Objects.requireNonNull(more, "more");
        return given(more.taken).forbidden(more.banned).relaxed(more.relaxed);
    }

    /**
     * Returns the options given.
     *
     * @return their numbers in the order in which they are taken; a copy
     */
    public int[] givenOptions() {
        return taken.clone();
    }

    /**
     * Returns how many options are given.
     *
     * @return {@code >= 0}
     */
    public int givenCount() {
        return taken.length;
    }

    /**
     * Returns an option given.
     *
     * @param index from 0 to {@code givenCount() - 1}
     * @return its number
     */
    public int givenOption(int index) {
        return taken[index];
    }

    /**
     * Returns the options forbidden.
     *
     * @return their numbers, ascending; a copy
     */
    public int[] forbiddenOptions() {
        return banned.clone();
    }

    /**
     * The items relaxed.
     *
     * @return their numbers, ascending; a copy
     */
    public int[] relaxedItems() {
        return relaxed.clone();
    }

    /**
     * Returns whether an option is forbidden.
     *
     * @param option its number
     * @return {@code true} if no solution has it
     */
    public boolean isForbidden(int option) {
        return Arrays.binarySearch(banned, option) >= 0;
    }

    /**
     * Whether an item is relaxed.
     *
     * @param item its number
     * @return {@code true} if it need not be covered
     */
    public boolean isRelaxed(int item) {
        return Arrays.binarySearch(relaxed, item) >= 0;
    }

    /**
     * Returns true if all primary items of an option are relaxed. Then it is in a solution only where it is given.
     *
     * @param cover the cover
     * @param option the option's number in it
     * @return {@code true} also if the option has no primary item
     */
    public boolean relaxesAllOf(CoverData cover, int option) {
        Objects.requireNonNull(cover, "cover");
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            if (cover.isPrimary(cover.item(node)) && !isRelaxed(cover.item(node))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns whether options are forbidden.
     *
     * @return {@code true} if there is one at least
     */
    public boolean forbids() {
        return banned.length > 0;
    }

    /**
     * Whether items are relaxed.
     *
     * @return {@code true} if there is one at least
     */
    public boolean relaxes() {
        return relaxed.length > 0;
    }

    /**
     * Refuses numbers that a cover does not have.
     *
     * @param cover the cover that is to be searched
     * @throws IllegalArgumentException if the cover has no such option, or no such primary item
     */
    public void check(CoverData cover) {
        Objects.requireNonNull(cover, "cover");
        for (int[] options : new int[][] {taken, banned}) {
            for (int option : options) {
                if (option >= cover.optionCount()) {
                    throw new IllegalArgumentException(
                            "option: " + option + "; expected the number of an option of the cover, which has "
                                    + cover.optionCount() + ", from 0");
                }
            }
        }
        for (int item : relaxed) {
            if (item >= cover.itemCount() || !cover.isPrimary(item)) {
                throw new IllegalArgumentException("item: " + item + "; expected the number of a primary item of the"
                        + " cover, which has " + cover.itemCount() + " items, from 0");
            }
        }
    }

    /**
     * Whether nothing holds.
     *
     * @return {@code true} if these equal {@link #NONE}
     */
    public boolean isEmpty() {
        return taken.length + banned.length + relaxed.length == 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Givens
                && Arrays.equals(taken, ((Givens) other).taken)
                && Arrays.equals(banned, ((Givens) other).banned)
                && Arrays.equals(relaxed, ((Givens) other).relaxed);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(taken) + Arrays.hashCode(banned)) + Arrays.hashCode(relaxed);
    }

    @Override
    public String toString() {
        return "Givens[taken=" + Arrays.toString(taken) + ", banned=" + Arrays.toString(banned) + ", relaxed="
                + Arrays.toString(relaxed) + "]";
    }

    /** What is written: arrays that nobody else holds when they are checked. */
    private Object writeReplace() {
        return new Form(taken, banned, relaxed);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("these are no givens; expected their written form");
    }

    private record Form(int[] taken, int[] banned, int[] relaxed) implements Serializable {

        private static final long serialVersionUID = 1L;

        private Object readResolve() throws InvalidObjectException {
            if (taken == null || banned == null || relaxed == null) {
                throw new InvalidObjectException("these are no givens; expected three arrays of numbers");
            }
            Givens givens = new Givens(taken.clone(), banned.clone(), relaxed.clone());
            if (!givens.isWellFormed()) {
                throw new InvalidObjectException(
                        "these are no givens; expected numbers from 0, each once, those of banned"
                                + " options and relaxed items ascending");
            }
            return givens;
        }
    }

    private boolean isWellFormed() {
        boolean distinct = IntStream.of(taken).filter(k -> k >= 0).distinct().count() == taken.length;
        return distinct && isAscending(banned) && isAscending(relaxed);
    }

    private static boolean isAscending(int[] numbers) {
        return IntStream.range(0, numbers.length).allMatch(k -> numbers[k] > (k == 0 ? -1 : numbers[k - 1]));
    }

    private static int[] union(String what, int[] some, int[] more) {
        for (int number : more) {
            checkNumber(what, number);
        }
        return more.length == 0
                ? some
                : IntStream.concat(IntStream.of(some), IntStream.of(more))
                        .sorted()
                        .distinct()
                        .toArray();
    }

    private static void checkNumber(String what, int number) {
        if (number < 0) {
            throw new IllegalArgumentException(what + ": " + number + "; expected a number of the cover, from 0");
        }
    }
}
