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
 * Conditions that hold before a search, by the numbers of a cover.
 *
 * <ul>
 * <li>Options <em>given</em>: every solution contains them.
 * <li>Options <em>forbidden</em>: no solution contains them.
 * <li>Primary items <em>relaxed</em>: they need not be covered. Their minimum number of options is 0, their maximum
 * stays. An option whose primary items are all relaxed is never tried: a solution contains it only if it is given.
 * </ul>
 *
 * <p>The givens of a puzzle, assumptions, hypotheses and the remaining parts of a search are all such values over one
 * compiled cover. Given options may exclude each other, or be forbidden as well: then no solution exists. Immutable,
 * serializable, equal by content.
 *
 * @since 0.1
 */
public final class Givens implements Serializable {

    /** Givens without any condition: the cover as it is. */
    public static final Givens NONE = new Givens(new int[0], new int[0], new int[0]);

    private static final long serialVersionUID = 1L;

    /** Options given, without repetition, in the order in which they are taken. */
    private final int[] taken;

    /** Options forbidden, ascending, without repetition. */
    private final int[] banned;

    /** Primary items relaxed, ascending, without repetition. */
    private final int[] relaxed;

    private Givens(int[] taken, int[] banned, int[] relaxed) {
        this.taken = taken;
        this.banned = banned;
        this.relaxed = relaxed;
    }

    /**
     * Returns givens that consist of options given.
     *
     * @param options option numbers, in the order in which they are taken
     * @return the givens
     * @throws IllegalArgumentException if a number is negative
     */
    public static Givens of(int... options) {
        Objects.requireNonNull(options, "options");
        return NONE.given(options);
    }

    /**
     * Returns these givens with further options given, after the present options. An option that is given already keeps
     * its place.
     *
     * @param options option numbers
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
     * Returns these givens with further items relaxed.
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
     * Returns the conditions of these givens and of others together.
     *
     * @param more the other givens
     * @return givens with all conditions of both; the options given here come before the options given there
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
     * Returns the number of options given.
     *
     * @return 0 or more
     */
    public int givenCount() {
        return taken.length;
    }

    /**
     * Returns an option given.
     *
     * @param index 0 to {@code givenCount() - 1}, in the order of taking
     * @return number of the option
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
     * Returns the items relaxed.
     *
     * @return their numbers, ascending; a copy
     */
    public int[] relaxedItems() {
        return relaxed.clone();
    }

    /**
     * Returns true if an option is forbidden.
     *
     * @param option number of the option
     * @return true if no solution contains the option
     */
    public boolean isForbidden(int option) {
        return Arrays.binarySearch(banned, option) >= 0;
    }

    /**
     * Returns true if an item is relaxed.
     *
     * @param item number of the item
     * @return true if the item need not be covered
     */
    public boolean isRelaxed(int item) {
        return Arrays.binarySearch(relaxed, item) >= 0;
    }

    /**
     * Returns true if all primary items of an option are relaxed. Then a solution contains the option only if it is
     * given.
     *
     * @param cover the cover
     * @param option number of the option in the cover
     * @return {@code true} also if the option does not have primary items
     */
    public boolean relaxesAllOf(CoverData cover, int option) {
        Objects.requireNonNull(cover, "cover");
        return cover.nodes(option).map(cover::item).noneMatch(item -> cover.isPrimary(item) && !isRelaxed(item));
    }

    /**
     * Returns true if options are forbidden.
     *
     * @return true if at least one option is forbidden
     */
    public boolean forbids() {
        return banned.length > 0;
    }

    /**
     * Returns true if items are relaxed.
     *
     * @return true if at least one item is relaxed
     */
    public boolean relaxes() {
        return relaxed.length > 0;
    }

    /**
     * Throws an exception if a number does not belong to a cover.
     *
     * @param cover the cover to search
     * @throws IllegalArgumentException if the cover does not have such an option or primary item
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
     * Returns true if there are no conditions.
     *
     * @return true if these givens equal {@link #NONE}
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

    /**
     * Returns the serialized form. Its arrays are cloned before they are checked, so a forged stream cannot keep
     * references to them.
     */
    private Object writeReplace() {
        return new Form(taken, banned, relaxed);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("these are not valid givens; expected their serialised form");
    }

    private record Form(int[] taken, int[] banned, int[] relaxed) implements Serializable {

        private static final long serialVersionUID = 1L;

        private Object readResolve() throws InvalidObjectException {
            if (taken == null || banned == null || relaxed == null) {
                throw new InvalidObjectException("these are not valid givens; expected three arrays of numbers");
            }
            Givens givens = new Givens(taken.clone(), banned.clone(), relaxed.clone());
            if (!givens.isWellFormed()) {
                throw new InvalidObjectException(
                        "these are not valid givens; expected numbers from 0, each once, the banned"
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
