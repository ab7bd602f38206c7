package dlx.core.search;

import dlx.api.CheckpointException;
import dlx.api.CoverData;
import dlx.api.Experimental;
import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;

/**
 * The state of a search as data that can be stored: the counts, the number of solutions reported, and the remaining
 * work as givens. A search that {@linkplain dlx.core.SolverBuilder#start(dlx.core.search.Checkpoint) resumes} reports
 * each remaining solution once, in order.
 *
 * <p>A checkpoint belongs to one cover and one question, with the settings that determine the order of solutions:
 * engine, strategy, reduction, givens, symmetries. The number of threads and the limits of time and nodes may change.
 * Immutable.
 *
 * @since 0.1
 */
public final class Checkpoint {

    private final Identity identity;
    private final Tally tally;
    private final long shown;
    private final List<Subproblem> parts;
    private final List<int[]> kept;
    private final OptionalLong bound;
    private final List<String> results;

    /**
     * The identity of a search: its cover and its question.
     *
     * @param cover fingerprint of the cover
     * @param question the question and its settings, in words
     */
    @Experimental
    public record Identity(String cover, String question) {

        /** The identity of a search that cannot be resumed. */
        public static final Identity NONE = new Identity("", "");
    }

    /**
     * Creates a checkpoint. For use by searches.
     *
     * @param identity identity of the search
     * @param tally counts outside the parts
     * @param shown number of solutions of the parts that were already reported, counted from the beginning of the
     *     parts
     * @param parts the remaining parts, in the order of the search
     * @param kept best solutions of a search for the best, as ascending option numbers; otherwise empty
     * @param bound proved bound of a search for the best; empty otherwise
     * @param results results that shorten the remaining work, in the words of the engine that found them
     */
    @Experimental
    public Checkpoint(
            Identity identity,
            Tally tally,
            long shown,
            List<Subproblem> parts,
            List<int[]> kept,
            OptionalLong bound,
            List<String> results) {
        this.identity = identity;
        this.tally = tally;
        this.shown = shown;
        this.parts = List.copyOf(parts);
        this.kept = List.copyOf(kept);
        this.bound = bound;
        this.results = List.copyOf(results);
    }

    /**
     * Parses a text that {@link #text} wrote.
     *
     * @param text the whole text
     * @return an equal checkpoint
     * @throws CheckpointException if the text is truncated or altered, or has another version
     */
    public static Checkpoint parse(String text) {
        return CheckpointText.parse(text);
    }

    /**
     * Returns the checkpoint as lines of ASCII characters, with a format version and a checksum.
     *
     * @return text for {@link #parse}
     */
    public String text() {
        return CheckpointText.of(this);
    }

    /**
     * Returns the counts so far: the solutions reported, and the nodes and updates.
     *
     * @return the tally that a resumed search starts with
     */
    public Tally tally() {
        return new Tally(tally.solutions().add(BigInteger.valueOf(shown)), tally.nodes(), tally.updates());
    }

    /**
     * Returns the estimated share of the search tree that is searched.
     *
     * @return 0 to 1
     */
    public double share() {
        return isComplete()
                ? 1
                : Math.max(0, 1 - parts.stream().mapToDouble(Subproblem::weight).sum());
    }

    /**
     * Returns the remaining work as givens for separate searches, in the order of the search.
     *
     * @return the givens of each part; an empty list if the search is complete
     */
    public List<Givens> remaining() {
        return parts.stream().map(Subproblem::givens).toList();
    }

    /**
     * Returns true if the search is complete, without remaining parts.
     *
     * @return true if the search reached its end
     */
    public boolean isComplete() {
        return parts.isEmpty();
    }

    /**
     * Returns the number of solutions counted outside the remaining parts.
     *
     * @return 0 or more; {@code Long.MAX_VALUE} means this number or more, which a count can reach
     */
    public long solutions() {
        return tally.solutions().bitLength() < Long.SIZE ? tally.solutions().longValue() : Long.MAX_VALUE;
    }

    /**
     * Returns the identity of the search.
     *
     * @return its cover and its question
     */
    @Experimental
    public Identity identity() {
        return identity;
    }

    /**
     * Returns the counts outside the remaining parts.
     *
     * @return the tally
     */
    @Experimental
    public Tally counted() {
        return tally;
    }

    /**
     * Returns the number of solutions of the remaining parts that were already reported. A resumed search skips them.
     *
     * @return 0 or more
     */
    @Experimental
    public long shown() {
        return shown;
    }

    /**
     * Returns the remaining parts, with their shares of the search tree.
     *
     * @return the parts in the order of the search
     */
    @Experimental
    public List<Subproblem> parts() {
        return parts;
    }

    /**
     * Returns the best solutions so far of a search for the best.
     *
     * @return the option numbers of each solution, ascending
     */
    @Experimental
    public List<int[]> kept() {
        return kept;
    }

    /**
     * Returns the bound of a search for the best.
     *
     * @return a score that no solution surpasses; empty if no bound is proved
     */
    @Experimental
    public OptionalLong bound() {
        return bound;
    }

    /**
     * Returns the results that shorten the remaining work.
     *
     * @return lines in the words of the engine that found them
     */
    @Experimental
    public List<String> results() {
        return results;
    }

    /**
     * Throws an exception unless this checkpoint belongs to a given search, and can come from it.
     *
     * @param search identity of the search to resume
     * @param cover the cover to search
     * @throws CheckpointException if the cover or the question differs, or if a part has a number outside the cover, or
     *     relaxes items
     */
    @Experimental
    public void check(Identity search, CoverData cover) {
        if (!identity.cover().equals(search.cover())) {
            throw new CheckpointException("checkpoint: it was made of another puzzle; expected one of the cover "
                    + shortened(search.cover()) + ", and this is of " + shortened(identity.cover()));
        }
        if (!identity.question().equals(search.question())) {
            throw new CheckpointException("checkpoint: it was made for another question: \"" + identity.question()
                    + "\"; expected \"" + search.question() + '"');
        }
        for (Subproblem part : parts) {
            check(part.givens(), cover);
            if (part.givens().relaxes()) { // the engine may be compiled for givens without relaxed items
                throw new CheckpointException(
                        "checkpoint: a part has items relaxed; expected options that are taken or banned");
            }
        }
    }

    private static String shortened(String fingerprint) {
        return fingerprint.length() > 12 ? fingerprint.substring(0, 12) + '…' : fingerprint;
    }

    private static void check(Givens givens, CoverData cover) {
        try {
            givens.check(cover);
        } catch (IllegalArgumentException e) {
            throw new CheckpointException("checkpoint: " + e.getMessage());
        }
    }
}
