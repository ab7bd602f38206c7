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
 * Solutions of a cover, mostly all there are, in a diagram: counted, drawn from, walked, restricted and combined without
 * searching again.
 *
 * <p>A {@link Zdd} with the values of a cover; costs and bounds on memory are those of its methods. Immutable, safe to
 * share between threads. Methods that take values throw {@link ModelException} where one is no option of the cover, or
 * that of several.
 *
 * @param <O> what an option means
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
     * A diagram of solutions that were found before.
     *
     * @param cover the cover
     * @param zdd sets of the numbers of its options; not checked to be solutions
     * @param <O> what an option means
     * @return the solutions
     * @throws IllegalArgumentException if an option in the order of the sets is none of the cover
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
     * What the solutions are of.
     *
     * @return the cover
     */
    public Cover<O> cover() {
        return cover;
    }

    /**
     * The solutions as sets of option numbers.
     *
     * @return the diagram without the values of the cover
     */
    public Zdd zdd() {
        return zdd;
    }

    /**
     * The same solutions, with other bounds on operations: see {@link Zdd#within}.
     *
     * @param maxBytes the most bytes that an operation may hold at one time
     * @param check called now and then by operations; what it throws ends them
     * @return a diagram that shares the nodes of this one
     */
    public Diagram<O> within(long maxBytes, Runnable check) {
        return new Diagram<>(cover, zdd.within(maxBytes, check));
    }

    /**
     * How many solutions there are.
     *
     * @return exact, {@code >= 0}
     * @throws DiagramFullException if that needs more memory than allowed
     */
    public BigInteger count() {
        return zdd.count();
    }

    /**
     * Whether a set of options is one of the solutions.
     *
     * @param options values equal to those of options of the cover, in any order
     * @return {@code true} if there is a solution with these options and no others
     */
    public boolean contains(Collection<? extends O> options) {
        return zdd.contains(numbers(options));
    }

    /**
     * The solutions one by one, in the order of {@link Zdd#cursor}, numbered from 1.
     *
     * @return an iterator before the first solution; not thread-safe
     */
    @Override
    public Iterator<Solution<O>> iterator() {
        return new Cursor<>(cover, zdd.cursor());
    }

    /**
     * The solutions as a lazy, sequential, ordered stream.
     *
     * @return a stream at the first solution
     */
    public Stream<Solution<O>> stream() {
        int traits = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(iterator(), traits), false);
    }

    /**
     * Solutions drawn at random, each uniformly from all and independently of the others.
     *
     * @param howMany how many are drawn, {@code >= 0}
     * @param seed the same seed draws the same on every machine
     * @return the draws, numbered from 1; none if there is no solution
     * @throws DiagramFullException if it needs more memory than allowed
     */
    public List<Solution<O>> sample(int howMany, long seed) {
        if (howMany < 0) {
            throw new IllegalArgumentException("howMany: " + howMany + "; expected 0 or more");
        }
        List<Solution<O>> drawn = new ArrayList<>();
        Iterator<Solution<O>> sampler = sampler(seed);
        while (drawn.size() < howMany && sampler.hasNext()) {
            drawn.add(sampler.next());
        }
        return drawn;
    }

    /**
     * Draws solutions at random for as long as anybody asks: those of {@link #sample}, in the same order.
     *
     * @param seed the same seed draws the same on every machine
     * @return an iterator without end; without solutions if there are none. Not thread-safe
     * @throws DiagramFullException if it needs more memory than allowed
     */
    public Iterator<Solution<O>> sampler(long seed) {
        return new Draws<>(cover, zdd.sampler(seed), !zdd.isEmpty());
    }

    /**
     * The solutions with the best scores by the weights of the cover, found without looking at the others.
     *
     * @param howMany how many of them, {@code >= 1}
     * @param goal which scores are better
     * @return the best first, numbered from 1; of equal scores those first that {@link #iterator} has first. Fewer if there
     *     are not so many
     * @throws ModelException if the weights of a solution, without their signs, do not add up to less than 2^63
     * @throws DiagramFullException if it needs more memory than allowed
     */
    public List<Solution<O>> best(int howMany, Goal goal) {
        long[] weights = new long[cover.hasWeights() ? cover.optionCount() : 0];
        Arrays.setAll(weights, cover::weight);
        List<Solution<O>> best = new ArrayList<>();
        for (int[] options : zdd.best(howMany, goal, weights)) {
            best.add(Solution.of(cover, best.size() + 1L, options));
        }
        return best;
    }

    /**
     * The solutions that keep to what is given.
     *
     * @param givens options taken and banned
     * @return some of the solutions here
     * @throws IllegalArgumentException if the cover has no such option; if items are relaxed: that makes more solutions,
     *     which no diagram of fewer can know
     * @throws DiagramFullException if it needs more memory than allowed
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
     * The solutions that have some options.
     *
     * @param options values equal to those of options of the cover
     * @return some of the solutions here
     * @throws DiagramFullException if it needs more memory than allowed
     */
    public Diagram<O> given(Collection<? extends O> options) {
        return restrict(Givens.of(numbers(options)));
    }

    /**
     * The solutions that have none of some options.
     *
     * @param options values equal to those of options of the cover
     * @return some of the solutions here
     * @throws DiagramFullException if it needs more memory than allowed
     */
    public Diagram<O> forbidden(Collection<? extends O> options) {
        return restrict(Givens.NONE.forbidden(numbers(options)));
    }

    /**
     * The solutions that are here, in another diagram or in both.
     *
     * @param other a diagram of this cover, or of one with the same fingerprint
     * @return a diagram in the order of this one
     * @throws IllegalArgumentException if the covers differ
     * @throws DiagramFullException if it needs more memory than allowed
     */
    public Diagram<O> union(Diagram<O> other) {
        return new Diagram<>(cover, zdd.union(sameCover(other).zdd));
    }

    /**
     * The solutions that are here and in another diagram.
     *
     * @param other a diagram of this cover, or of one with the same fingerprint
     * @return a diagram in the order of this one
     * @throws IllegalArgumentException if the covers differ
     * @throws DiagramFullException if it needs more memory than allowed
     */
    public Diagram<O> intersection(Diagram<O> other) {
        return new Diagram<>(cover, zdd.intersection(sameCover(other).zdd));
    }

    /**
     * The solutions that are here and not in another diagram.
     *
     * @param other a diagram of this cover, or of one with the same fingerprint
     * @return a diagram in the order of this one
     * @throws IllegalArgumentException if the covers differ
     * @throws DiagramFullException if it needs more memory than allowed
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
     * The options that some solution has.
     *
     * @return their values in the order of the cover
     */
    public List<O> optionsOfSome() {
        return values(zdd.optionsOfSome());
    }

    /**
     * The options that every solution has.
     *
     * @return their values in the order of the cover; none if there is no solution
     */
    public List<O> optionsOfAll() {
        return values(zdd.optionsOfAll());
    }

    private List<O> values(int... options) {
        return Arrays.stream(options).mapToObj(cover::option).toList();
    }

    private int[] numbers(Collection<? extends O> options) {
        List<O> fixed = List.copyOf(options); // a collection may say that it has more than it gives
        return fixed.stream().mapToInt(cover::numberOf).toArray();
    }

    /**
     * Writes the diagram for Graphviz: solid edges to the sets with an option, dashed ones to those without it; the options
     * of one rank side by side, with their labels; the terminals as boxes. Streams; any size.
     *
     * @param out where to
     * @throws IOException if {@code out} cannot take it
     * @throws ModelException if an option fails to write itself
     */
    public void writeDot(Appendable out) throws IOException {
        DotText.write(zdd, cover::label, out);
    }

    /**
     * Writes the diagram in the form of Knuth's program DLX6: see {@link KnuthText}. Streams; any size.
     *
     * @param out where to
     * @throws IOException if {@code out} cannot take it
     */
    public void writeKnuth(Appendable out) throws IOException {
        KnuthText.write(zdd, out);
    }

    /**
     * Draws a small diagram: a row for each option that some solution has, its label at the left; a circle for each node, a
     * solid line to the sets with the option, a dashed one to those without it. The box at the bottom is the empty set: each
     * way down to it is a solution, made of the options that solid lines leave. Lines to no set at all are left out.
     *
     * @param out where to write the SVG document
     * @throws IOException if {@code out} cannot take it
     * @throws IllegalArgumentException if there are more than 200 nodes: the picture could not be read
     * @throws ModelException if an option fails to write itself
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
                throw new NoSuchElementException("the diagram has no solutions to draw from");
            }
            return Solution.of(cover, ++number, Arrays.copyOf(sampler.options(), sampler.length()));
        }
    }
}
