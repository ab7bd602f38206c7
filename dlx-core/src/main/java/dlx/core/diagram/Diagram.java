package dlx.core.diagram;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.core.search.Givens;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Solutions of a cover, usually all of them, in a diagram, which counts, draws, lists, restricts and combines them
 * without a new search.
 *
 * <p>It is a {@link Zdd} with the values of a cover; the methods of {@code Zdd} state costs and memory limits.
 * Immutable, safe to share between threads. Methods with values as arguments throw {@link ModelException} if a value
 * does not belong to an option of the cover, or belongs to several.
 *
 * @param <O> the type of option values
 * @since 0.1
 */
public final class Diagram<O> implements Iterable<Solution<O>> {

    private final Cover<O> cover;
    private final Zdd zdd;

    private Diagram(Cover<O> cover, Zdd zdd) {
        this.cover = cover;
        this.zdd = zdd;
    }

    /**
     * Returns a diagram of solutions that were found before.
     *
     * @param cover the cover
     * @param zdd sets of option numbers of the cover; it is not checked that they are solutions
     * @param <O> the type of option values
     * @return the solutions
     * @throws IllegalArgumentException if an option in the order of the sets does not belong to the cover
     */
    public static <O> Diagram<O> of(Cover<O> cover, Zdd zdd) {
        if (zdd.family().order().numbersEnd() > cover.optionCount()) {
            throw new IllegalArgumentException(
                    "zdd: has option " + (zdd.family().order().numbersEnd() - 1)
                            + "; expected options of the cover, which has " + cover.optionCount() + ", from 0");
        }
        return new Diagram<>(cover, zdd);
    }

    /**
     * Returns the cover of the solutions.
     *
     * @return the cover
     */
    public Cover<O> cover() {
        return cover;
    }

    /**
     * Returns the solutions as sets of option numbers.
     *
     * @return the diagram without the values of the cover
     */
    public Zdd zdd() {
        return zdd;
    }

    /**
     * Returns these solutions with other limits on operations: see {@link Zdd#within}.
     *
     * @param maxBytes maximum number of bytes that an operation may hold at one time
     * @param check called repeatedly by operations; an exception that it throws ends the operation
     * @return a diagram that shares the nodes of this one
     */
    public Diagram<O> within(long maxBytes, Runnable check) {
        return new Diagram<>(cover, zdd.within(maxBytes, check));
    }

    /**
     * Returns the number of solutions.
     *
     * @return the exact number, 0 or more
     * @throws DiagramFullException if the count needs more memory than allowed
     */
    public BigInteger count() {
        return zdd.count();
    }

    /**
     * Returns true if a set of options is one of the solutions.
     *
     * @param options values equal to those of options of the cover, in any order
     * @return true if a solution has exactly these options
     */
    public boolean contains(Collection<? extends O> options) {
        return zdd.contains(numbers(options));
    }

    /**
     * Returns an iterator over the solutions in the order of {@link Zdd#cursor}, numbered from 1.
     *
     * @return an iterator before the first solution; not thread-safe
     */
    @Override
    public Iterator<Solution<O>> iterator() {
        return new Cursor<>(cover, zdd.cursor());
    }

    /**
     * Returns the solutions as a lazy, sequential, ordered stream.
     *
     * @return a stream at the first solution
     */
    public Stream<Solution<O>> stream() {
        int traits = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(iterator(), traits), false);
    }

    /**
     * Draws solutions at random, each uniformly from all and independently of the others.
     *
     * @param count number of draws, 0 or more
     * @param seed the seed; equal seeds give equal draws on every machine
     * @return the draws, numbered from 1; empty if there are no solutions
     * @throws DiagramFullException if drawing needs more memory than allowed
     */
    public List<Solution<O>> sample(int count, long seed) {
        if (count < 0) {
            throw new IllegalArgumentException("count: " + count + "; expected 0 or more");
        }
        List<Solution<O>> drawn = new ArrayList<>();
        Iterator<Solution<O>> sampler = sampler(seed);
        while (drawn.size() < count && sampler.hasNext()) {
            drawn.add(sampler.next());
        }
        return drawn;
    }

    /**
     * Returns an iterator that draws solutions at random without end, in the order of {@link #sample}.
     *
     * @param seed the seed; equal seeds give equal draws on every machine
     * @return an endless iterator; an empty iterator if there are no solutions. Not thread-safe
     * @throws DiagramFullException if drawing needs more memory than allowed
     */
    public Iterator<Solution<O>> sampler(long seed) {
        return new Draws<>(cover, zdd.sampler(seed), !zdd.isEmpty());
    }

    /**
     * Returns the solutions with the best scores by the weights of the cover, without visiting the others.
     *
     * @param count maximum number of solutions, 1 or more
     * @param goal determines which scores are better
     * @return the best solution first, numbered from 1; solutions with equal scores come in the order of
     *     {@link #iterator}. Fewer than {@code count} if the diagram has fewer
     * @throws ModelException if the absolute weights of a solution do not add up to less than 2^63
     * @throws DiagramFullException if the search needs more memory than allowed
     */
    public List<Solution<O>> best(int count, Goal goal) {
        long[] weights = new long[cover.hasWeights() ? cover.optionCount() : 0];
        Arrays.setAll(weights, cover::weight);
        List<Solution<O>> best = new ArrayList<>();
        zdd.best(count, goal, weights).forEach(options -> best.add(Solution.of(cover, best.size() + 1L, options)));
        return best;
    }

    /**
     * Returns the solutions that satisfy givens.
     *
     * @param givens options given and forbidden
     * @return some of the solutions here
     * @throws IllegalArgumentException if the cover does not have an option of the givens, or if the givens relax
     *     items: that allows solutions that this diagram does not contain
     * @throws DiagramFullException if the result needs more memory than allowed
     */
    public Diagram<O> restrict(Givens givens) {
        givens.check(cover.data());
        if (givens.relaxes()) {
            throw new IllegalArgumentException(
                    "givens: relaxes items, which makes more solutions than the diagram has; expected options taken or"
                            + " banned only");
        }
        return new Diagram<>(cover, zdd.restrict(givens.givenOptions(), givens.forbiddenOptions()));
    }

    /**
     * Returns the solutions that have all the given options.
     *
     * @param options values equal to those of options of the cover
     * @return some of the solutions here
     * @throws DiagramFullException if the result needs more memory than allowed
     */
    public Diagram<O> given(Collection<? extends O> options) {
        return restrict(Givens.of(numbers(options)));
    }

    /**
     * Returns the solutions that do not have any of the forbidden options.
     *
     * @param options values equal to those of options of the cover
     * @return some of the solutions here
     * @throws DiagramFullException if the result needs more memory than allowed
     */
    public Diagram<O> forbidden(Collection<? extends O> options) {
        return restrict(Givens.NONE.forbidden(numbers(options)));
    }

    /**
     * Returns the solutions that are here, in another diagram or in both.
     *
     * @param other a diagram of this cover, or of a cover with the same fingerprint
     * @return a diagram in the order of this one
     * @throws IllegalArgumentException if the covers differ
     * @throws DiagramFullException if the result needs more memory than allowed
     */
    public Diagram<O> union(Diagram<O> other) {
        return new Diagram<>(cover, zdd.union(sameCover(other).zdd));
    }

    /**
     * Returns the solutions that are here and in another diagram.
     *
     * @param other a diagram of this cover, or of a cover with the same fingerprint
     * @return a diagram in the order of this one
     * @throws IllegalArgumentException if the covers differ
     * @throws DiagramFullException if the result needs more memory than allowed
     */
    public Diagram<O> intersection(Diagram<O> other) {
        return new Diagram<>(cover, zdd.intersection(sameCover(other).zdd));
    }

    /**
     * Returns the solutions that are here and not in another diagram.
     *
     * @param other a diagram of this cover, or of a cover with the same fingerprint
     * @return a diagram in the order of this one
     * @throws IllegalArgumentException if the covers differ
     * @throws DiagramFullException if the result needs more memory than allowed
     */
    public Diagram<O> difference(Diagram<O> other) {
        return new Diagram<>(cover, zdd.difference(sameCover(other).zdd));
    }

    private Diagram<O> sameCover(Diagram<O> other) {
        if (cover != other.cover
                && !cover.data().fingerprint().equals(other.cover.data().fingerprint())) {
            throw new IllegalArgumentException("other: a diagram of another cover; expected one of the same cover");
        }
        return other;
    }

    /**
     * Returns the options that occur in at least one solution.
     *
     * @return their values in the order of the cover
     */
    public List<O> optionsOfSome() {
        return values(zdd.optionsOfSome());
    }

    /**
     * Returns the options that occur in every solution.
     *
     * @return their values in the order of the cover; empty if there are no solutions
     */
    public List<O> optionsOfAll() {
        return values(zdd.optionsOfAll());
    }

    private List<O> values(int... options) {
        return Arrays.stream(options).mapToObj(cover::option).toList();
    }

    private int[] numbers(Collection<? extends O> options) {
        List<O> fixed = List.copyOf(options); // a collection's size() may exceed its number of elements
        return fixed.stream().mapToInt(cover::numberOf).toArray();
    }

    /**
     * Writes the diagram for Graphviz. Solid edges lead to the sets with an option, dashed edges to the sets without
     * it. Nodes of one rank are side by side and have labels; the terminals are boxes. Streams a diagram of any size.
     *
     * @param out receives the text
     * @throws IOException if {@code out} throws it
     * @throws ModelException if the {@code toString} of an option fails
     */
    public void writeDot(Appendable out) throws IOException {
        DotText.write(zdd, cover::label, out);
    }

    /**
     * Writes the diagram in the form of Knuth's program DLX6: see {@link KnuthText}. Streams a diagram of any size.
     *
     * @param out receives the text
     * @throws IOException if {@code out} throws it
     */
    public void writeKnuth(Appendable out) throws IOException {
        KnuthText.write(zdd, out);
    }

    /**
     * Draws a small diagram. Each option of a solution has a row, with its label at the left. A node is a circle, with
     * a solid line to the sets with the option and a dashed line to the sets without it. The box at the bottom is the
     * empty set. Each path down to it is a solution, which consists of the options that solid lines leave. Lines to the
     * empty family are omitted.
     *
     * @param out receives the SVG document
     * @throws IOException if {@code out} throws it
     * @throws IllegalArgumentException if there are more than 200 nodes, because the picture would be unreadable
     * @throws ModelException if the {@code toString} of an option fails
     */
    public void writeSvg(Appendable out) throws IOException {
        out.append(DiagramPicture.of(zdd, cover::label));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Diagram<?> that
                && zdd.equals(that.zdd)
                && (cover == that.cover || cover.data().equals(that.cover.data()));
    }

    @Override
    public int hashCode() {
        return zdd.hashCode();
    }

    @Override
    public String toString() {
        return "Diagram[nodes=" + zdd.size() + ", cover=" + cover + "]";
    }

    private static final class Cursor<O> implements Iterator<Solution<O>> {

        private final Cover<O> cover;
        private final ZddCursor cursor;
        private boolean hasNext;
        private long number;

        Cursor(Cover<O> cover, ZddCursor cursor) {
            this.cover = cover;
            this.cursor = cursor;
            hasNext = cursor.advance();
        }

        @Override
        public boolean hasNext() {
            return hasNext;
        }

        @Override
        public Solution<O> next() {
            if (!hasNext) {
                throw new NoSuchElementException("the diagram has no more solutions than " + number);
            }
            Solution<O> solution = Solution.of(cover, ++number, Arrays.copyOf(cursor.options(), cursor.length()));
            hasNext = cursor.advance();
            return solution;
        }
    }

    private static final class Draws<O> implements Iterator<Solution<O>> {

        private final Cover<O> cover;
        private final ZddSampler sampler;
        private final boolean hasNext;
        private long number;

        Draws(Cover<O> cover, ZddSampler sampler, boolean hasNext) {
            this.cover = cover;
            this.sampler = sampler;
            this.hasNext = hasNext;
        }

        @Override
        public boolean hasNext() {
            return hasNext;
        }

        @Override
        public Solution<O> next() {
            if (!sampler.draw()) {
                throw new NoSuchElementException("the diagram must contain a solution to draw from");
            }
            return Solution.of(cover, ++number, Arrays.copyOf(sampler.options(), sampler.length()));
        }
    }
}
