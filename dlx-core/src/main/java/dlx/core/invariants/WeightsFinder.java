package dlx.core.invariants;

import dlx.api.CoverData;
import dlx.core.engine.StopCheck;
import dlx.core.explain.Weights;
import dlx.core.search.Givens;
import dlx.core.view.Position;
import dlx.core.view.moves.Consequences;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * Searches for weights that prove a cover infeasible: first in the cover with its givens, then in the residual problem
 * after all steps that follow without a search. In both, it tries powers of the primes up to 7 and a large prime in the
 * place of the rationals. It also tries equal weights for all items. Generators never join items without a common
 * option, so each weighs items of one component only. Weights that were found are simplified: few values first, then a
 * small modulus, then few items.
 *
 * <p>Cost, for n items and N options of length l, per prime power: from O(N l) if generators share few items to O(n^3 +
 * N l n) in the worst case; modulo 2 with 64 numbers per word. Space O(n^2), at most about 100 MB: a prime power that
 * needs more is skipped. A search that ran out of steps can continue with more steps; only its last prime power begins
 * again. Not thread-safe.
 */
public final class WeightsFinder {

    /**
     * Prime powers in the order in which they are tried. Higher powers rarely prove more. A proof modulo a lower power
     * of one of these primes implies a proof modulo the power here.
     */
    private static final List<PrimePower> POWERS = List.of(
            new PrimePower(2, 1),
            PrimePower.LARGE,
            new PrimePower(2, 6),
            new PrimePower(3, 4),
            new PrimePower(5, 3),
            new PrimePower(7, 2));

    /** Number of powers that are tried before equal weights, because proofs modulo these powers are easier to read. */
    private static final int FIRST_POWERS = 2;

    /** Number of items above which equal weights are tried first, because a power may take long. */
    private static final int MANY = 1 << 11;

    /** Maximum absolute value of integer weights. Larger weights are harder to read than weights with a modulus. */
    private static final long GREATEST = 9;

    /** Upper limit of the sum of absolute totals, so that every order of addition fits into 64 bits. */
    private static final double MOST_TOTAL = 1L << 62;

    private final CoverData cover;
    private final Givens givens;

    /** Stage in progress: first the cover with its givens, then the residual problem; empty between stages. */
    private Optional<Stage> stage = Optional.empty();

    /** True if the next or present stage is the residual problem. */
    private boolean isReduced;

    private boolean done;

    /** Problem in which weights are searched for. */
    private static final class Stage {

        /** Givens that the weights will hold for. */
        final Givens givens;

        final Part part;

        /** Number of prime powers that have been tried. */
        int done;

        Stage(Givens givens, Part part) {
            this.givens = givens;
            this.part = part;
        }
    }

    /**
     * Weights of the items of a part.
     *
     * @param modulus the modulus; 0 for integers
     * @param weights the weight of each item of the part
     */
    private record Candidate(long modulus, long[] weights) {}

    /** Creates a finder that has not begun. */
    public WeightsFinder(CoverData cover, Givens givens) {
        this.cover = cover;
        this.givens = givens;
    }

    /** Searches for weights without a limit of steps. An exception that {@code stop} throws ends the search. */
    public static Optional<Weights> find(CoverData cover, Givens givens, StopCheck stop) {
        return new WeightsFinder(cover, givens).find(Long.MAX_VALUE, stop);
    }

    /**
     * Returns weights of 1 for all items that must be covered a fixed number of times. Such weights prove that a board
     * has the wrong size. Empty if they do not prove anything. Cost: O(length of the options).
     */
    public static Optional<Weights> alike(CoverData cover, Givens givens, StopCheck stop) {
        WeightsFinder finder = new WeightsFinder(cover, givens);
        return finder.begin(new Effort(Long.MAX_VALUE, stop), stop)
                .flatMap(now -> alike(now.part).map(found -> finder.weights(now.givens, now.part, found)));
    }

    /** Returns true if the search is complete. */
    public boolean isDone() {
        return done;
    }

    /**
     * Continues the search.
     *
     * @param steps maximum number of steps until weights are found; simplifying them may take several times as many
     *     in addition
     * @param stop called repeatedly; after an exception that it throws, the search may be continued
     * @return the weights; empty if the search {@link #isDone} without success, or needs more steps
     */
    public Optional<Weights> find(long steps, StopCheck stop) {
        Effort effort = new Effort(steps, stop);
        try {
            while (!done) {
                Optional<Weights> found = look(effort, stop);
                if (found.isPresent()) {
                    done = true;
                    return found;
                }
            }
        } catch (Effort.Exhausted e) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    /** Tries the remaining prime powers of the present stage, or all of the next stage. */
    private Optional<Weights> look(Effort effort, StopCheck stop) {
        stage = stage.isPresent() ? stage : begin(effort, stop);
        if (stage.isPresent()) {
            Stage now = stage.get();
            int whenAlike = now.part.items() > MANY ? 0 : FIRST_POWERS;
            for (; now.done < POWERS.size(); now.done++) {
                PrimePower power = POWERS.get(now.done);
                Optional<Candidate> alike = now.done == whenAlike ? alike(now.part) : Optional.empty();
                if (alike.isPresent()) {
                    return Optional.of(weights(now.givens, now.part, alike.get()));
                }
                Optional<List<long[]>> invariants = Invariants.of(now.part, power, effort);
                if (invariants.isPresent()) {
                    Candidate best = best(now.part, power, invariants.get(), new Effort(Long.MAX_VALUE, stop));
                    if (fits(now.part, best)) {
                        return Optional.of(weights(now.givens, now.part, best));
                    }
                }
            }
        }
        done = isReduced || stage.isEmpty();
        isReduced = true;
        stage = Optional.empty();
        return Optional.empty();
    }

    /**
     * Returns the next stage; empty if the givens contradict each other, or if the stage would be the residual problem
     * but no step follows without a search.
     */
    private Optional<Stage> begin(Effort effort, StopCheck stop) {
        effort.spend(cover.nodeCount() / Effort.PLAIN);
        Position position = new Position(
                cover, Givens.NONE.forbidden(givens.forbiddenOptions()).relaxed(givens.relaxedItems()), stop::check);
        for (int option : givens.givenOptions()) {
            if (!position.isLeft(option)) {
                return Optional.empty();
            }
            position.take(option);
        }
        if (!isReduced) {
            return Optional.of(new Stage(givens, Part.of(position, givens, effort)));
        }
        long round = position.stepsOfRound();
        effort.spend(round);
        long before = position.steps();
        Consequences follows = Consequences.of(position);
        effort.spend(Math.max(0, position.steps() - before - round));
        boolean changed = follows.taken().length + follows.dropped().length > 0;
        return changed && position.stuck() == Position.NONE
                ? Optional.of(new Stage(
                        givens.given(follows.taken()).forbidden(follows.dropped()), Part.of(position, givens, effort)))
                : Optional.empty();
    }

    /**
     * Returns weights of 1 for all items, if a number divides the length of every option but not the sum of the
     * demands.
     */
    private static Optional<Candidate> alike(Part part) {
        long modulus = part.divisorOfLengthsOnly();
        long[] ones = new long[part.items()];
        Arrays.fill(ones, 1);
        return modulus == 0 ? Optional.empty() : Optional.of(new Candidate(modulus, ones));
    }

    /**
     * Returns true if the total fits into 64 bits in every order of addition. An item may have to be covered a billion
     * times.
     */
    private static boolean fits(Part part, Candidate found) {
        double sum = 0;
        for (int i = 0; i < part.items(); i++) {
            sum += (double) Math.abs(found.weights()[i]) * part.need()[i];
        }
        return sum < MOST_TOTAL;
    }

    private Weights weights(Givens holds, Part part, Candidate found) {
        long[] weights = new long[cover.itemCount()];
        for (int i = 0; i < part.items(); i++) {
            weights[part.item()[i]] = found.weights()[i];
        }
        return Weights.of(cover, holds, found.modulus(), weights);
    }

    /** Returns the simplest weights of a part that are a proof, for a prime power whose invariants contain a proof. */
    private static Candidate best(Part part, PrimePower power, List<long[]> invariants, Effort effort) {
        if (power.equals(PrimePower.LARGE)) {
            Optional<long[]> integers = SimplestWeights.integers(part, invariants, effort);
            if (integers.isPresent() && greatest(integers.get()) <= GREATEST) {
                return new Candidate(0, integers.get());
            }
        }
        Candidate best = new Candidate(power.modulus(), SimplestWeights.of(part, power.modulus(), invariants, effort));
        for (PrimePower lower : lowerThan(power.modulus())) {
            if (values(best) == 1 && best.modulus() < power.modulus()) {
                break; // no better weights are left: moduli ascend
            }
            Optional<List<long[]>> fewer = Invariants.of(part, lower, effort);
            if (fewer.isPresent()) {
                Candidate next =
                        new Candidate(lower.modulus(), SimplestWeights.of(part, lower.modulus(), fewer.get(), effort));
                best = values(next) < values(best) || best.modulus() == power.modulus() && values(next) == values(best)
                        ? next
                        : best;
            }
        }
        return best;
    }

    private static long values(Candidate of) {
        return LongStream.of(of.weights()).filter(w -> w != 0).distinct().count();
    }

    private static long greatest(long[] weights) {
        return LongStream.of(weights).map(Math::abs).max().orElse(0);
    }

    /** Returns the powers of all tried primes that are less than a modulus, ascending. */
    private static List<PrimePower> lowerThan(long modulus) {
        List<PrimePower> powers = new ArrayList<>();
        for (PrimePower most : POWERS) {
            for (int exponent = 1; exponent <= most.exponent(); exponent++) {
                PrimePower power = new PrimePower(most.prime(), exponent);
                if (power.modulus() < modulus && !powers.contains(power)) {
                    powers.add(power);
                }
            }
        }
        powers.sort((a, b) -> Long.compare(a.modulus(), b.modulus()));
        return powers;
    }
}
