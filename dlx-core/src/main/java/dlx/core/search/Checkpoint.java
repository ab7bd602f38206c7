package dlx.core.search;

import dlx.api.CheckpointException;
import dlx.api.CoverData;
import dlx.api.Experimental;
import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;

/**
 * The state of a search as data that can be stored: what was counted and shown, and what remains, as givens. A search that
 * {@linkplain dlx.core.SolverBuilder#start(dlx.core.search.Checkpoint) resumes it} shows each solution that was not shown once, in order.
 *
 * <p>Belongs to one cover and one question, with the settings that decide on the order of solutions: engine, strategy,
 * reduction, what is given, symmetries. The number of threads and the limits of time and nodes may be others. Immutable.
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

    /**
     * The identity of a search: its cover and its question.
     *
     * @param cover the fingerprint of the cover
     * @param question what is asked, in words
     */
    @Experimental
    public record Identity(String cover, String question) {

        /** Of a search that can never be gone on with. */
        public static final Identity NONE = new Identity("", "");
    }

    /**
     * A checkpoint, as a search makes it.
     *
     * @param identity which search
     * @param tally what was counted outside the parts
     * @param shown how many solutions of the parts have been shown all the same: from their beginning
     * @param parts what remains, in the order of the search
     * @param kept of a search for the best: the solutions in hand, their options ascending
     * @param bound of a search for the best: what is proved
     */
    @Experimental
    public Checkpoint(
            Identity identity, Tally tally, long shown, List<Subproblem> parts, List<int[]> kept, OptionalLong bound) {
        this.identity = identity;
        this.tally = tally;
        this.shown = shown;
        this.parts = List.copyOf(parts);
        this.kept = List.copyOf(kept);
        this.bound = bound;
    }

    /**
     * Reads what {@link #text} wrote.
     *
     * @param text all of it
     * @return an equal checkpoint
     * @throws CheckpointException if it is truncated or altered, or of another version
     */
    public static Checkpoint parse(String text) {
        return CheckpointText.parse(text);
    }

    /**
     * The checkpoint as lines of ASCII characters, with the version of this form and a checksum.
     *
     * @return text for {@link #parse}
     */
    public String text() {
        return CheckpointText.of(this);
    }

    /**
     * What was counted so far: the solutions shown, and the nodes and updates it took.
     *
     * @return the tally that the search goes on with
     */
    public Tally tally() {
        return new Tally(tally.solutions().add(BigInteger.valueOf(shown)), tally.nodes(), tally.updates());
    }

    /**
     * The estimated share of the search tree that has been seen.
     *
     * @return from 0 to 1
     */
    public double share() {
        return isComplete()
                ? 1
                : Math.max(0, 1 - parts.stream().mapToDouble(Subproblem::weight).sum());
    }

    /**
     * What remains, as givens for searches of their own, in the order of the search.
     *
     * @return the parts; none if the search is complete
     */
    public List<Givens> remaining() {
        return parts.stream().map(Subproblem::givens).toList();
    }

    /**
     * Whether nothing remains.
     *
     * @return {@code true} if the search came to its end
     */
    public boolean isComplete() {
        return parts.isEmpty();
    }

    /**
     * How many solutions have been shown, or counted.
     *
     * @return {@code >= 0}; {@code Long.MAX_VALUE} stands for as many and more, which a count may have
     */
    public long solutions() {
        return tally.solutions().bitLength() < Long.SIZE ? tally.solutions().longValue() : Long.MAX_VALUE;
    }

    /**
     * Which search it is of.
     *
     * @return its cover and its question
     */
    @Experimental
    public Identity identity() {
        return identity;
    }

    /**
     * What was counted outside the parts.
     *
     * @return the tally
     */
    @Experimental
    public Tally counted() {
        return tally;
    }

    /**
     * How many solutions of the parts have been shown all the same.
     *
     * @return {@code >= 0}
     */
    @Experimental
    public long shown() {
        return shown;
    }

    /**
     * What remains, with its shares of the tree.
     *
     * @return the parts in the order of the search
     */
    @Experimental
    public List<Subproblem> parts() {
        return parts;
    }

    /**
     * The solutions in hand of a search for the best.
     *
     * @return the options of each, ascending
     */
    @Experimental
    public List<int[]> kept() {
        return kept;
    }

    /**
     * The bound of a search for the best.
     *
     * @return a score that no solution surpasses; absent as long as none is proved
     */
    @Experimental
    public OptionalLong bound() {
        return bound;
    }

    /**
     * Refuses to be gone on from by another search.
     *
     * @param search the one that is to go on
     * @throws CheckpointException if its cover or its question is another one
     */
    @Experimental
    public void check(Identity search) {
        if (!identity.cover().equals(search.cover())) {
            throw new CheckpointException("checkpoint: it was made of another puzzle; expected one of the cover "
                    + shortened(search.cover()) + ", and this is of " + shortened(identity.cover()));
        }
        if (!identity.question().equals(search.question())) {
            throw new CheckpointException("checkpoint: it was made for another question: \"" + identity.question()
                    + "\"; expected \"" + search.question() + '"');
        }
    }

    private static String shortened(String fingerprint) {
        return fingerprint.length() > 12 ? fingerprint.substring(0, 12) + '…' : fingerprint;
    }

    /**
     * Refuses parts with numbers that a cover does not have, or that no search leaves.
     *
     * @param cover the cover that is to be searched
     * @throws CheckpointException if there is such a part
     */
    @Experimental
    public void check(CoverData cover) {
        for (Subproblem part : parts) {
            check(part.givens(), cover);
            if (part.givens().relaxes()) { // an engine may have been made for searches that relax nothing
                throw new CheckpointException(
                        "checkpoint: a part has items relaxed; expected options that are taken or banned");
            }
        }
    }

    private static void check(Givens givens, CoverData cover) {
        try {
            givens.check(cover);
        } catch (IllegalArgumentException e) {
            throw new CheckpointException("checkpoint: " + e.getMessage());
        }
    }
}
