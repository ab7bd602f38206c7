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
 * Looks for weights that prove a cover impossible: first in the cover as it is, beside what is given, then in what is left of it
 * after what follows without a search. Each time it goes through powers of the primes to 7 and a large prime that stands for the
 * rationals, and asks whether all items may weigh the same. Generators never join items that no option joins, so each weighs
 * items of one component only. What is found is made simple: few values first, then a small modulus, then few items.
 *
 * <p>Cost, for n items and N options of length l, per prime power: from O(N l) where generators share few items to
 * O(n^3 + N l n) in the worst case, modulo 2 with 64 numbers per word. Space O(n^2), and some 100 MB at most: a prime power that
 * would take more is given up. Can be asked to go on with more steps where it ended for want of them: only the last prime power
 * begins anew. Not thread-safe.
 */
public final class WeightsFinder {

    /** Higher powers tell nothing more as a rule; what proves something modulo a lower one, does so modulo these. */
    private static final List<PrimePower> POWERS = List.of(
            new PrimePower(2, 1),
            PrimePower.LARGE,
            new PrimePower(2, 6),
            new PrimePower(3, 4),
            new PrimePower(5, 3),
            new PrimePower(7, 2));

    /** It is asked whether all items may weigh the same after so many powers, for what those tell is read better. */
    private static final int FIRST_POWERS = 2;

    /** Before all powers where there are more items than this, and a power may take long. */
    private static final int MANY = 1 << 11;

    /** Greater signed integers are read worse than a modulus. */
    private static final long GREATEST = 9;

    private static final double MOST_TOTAL = 1L << 62;

    private final CoverData cover;
    private final Givens givens;

    /** What is being looked through: the cover as it is, then what is left; empty before. */
    private Optional<Stage> stage = Optional.empty();

    private boolean isReduced;
    private boolean done;

    /** A state of knowledge: what holds, what weighs something there, and how many prime powers are done. */
    private static final class Stage {
        final Givens givens;
        final Part part;
        int done;

        Stage(Givens givens, Part part) {
            this.givens = givens;
            this.part = part;
        }
    }

    /** Weights of a part. */
    private record Candidate(long modulus, long[] weights) {}

    /** A finder that has looked at nothing yet. */
    public WeightsFinder(CoverData cover, Givens givens) {
        this.cover = cover;
        this.givens = givens;
    }

    /** Looks to the end; what {@code stop} throws ends it. */
    public static Optional<Weights> find(CoverData cover, Givens givens, StopCheck stop) {
        return new WeightsFinder(cover, givens).find(Long.MAX_VALUE, stop);
    }

    /**
     * The weights with which all items weigh 1, those that need not be covered a certain number of times excepted: they prove that a
     * board has the wrong size. Empty where they prove nothing. Cost: O(length of the options).
     */
    public static Optional<Weights> alike(CoverData cover, Givens givens, StopCheck stop) {
        WeightsFinder finder = new WeightsFinder(cover, givens);
        return finder.begin(new Effort(Long.MAX_VALUE, stop), stop)
                .flatMap(now -> alike(now.part).map(found -> finder.weights(now.givens, now.part, found)));
    }

    /** Whether there is nothing more to find. */
    public boolean isDone() {
        return done;
    }

    /**
     * Goes on.
     *
     * @param steps the most steps until something is found; to make it simple may take as many again, some times over
     * @param stop asked now and then; what it throws ends the work, which may be gone on with
     * @return weights, if there are any; empty where there are none or, if it is not {@link #isDone}, where more steps are needed
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

    /** Looks through the next stage, or what is left of the present one. */
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

    /** What weighs something in the next stage; empty where the givens contradict each other, or nothing follows from them. */
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

    /** All items weigh 1, where a number divides the length of every option, and not how often all items must be covered. */
    private static Optional<Candidate> alike(Part part) {
        long modulus = part.divisorOfLengthsOnly();
        long[] ones = new long[part.items()];
        Arrays.fill(ones, 1);
        return modulus == 0 ? Optional.empty() : Optional.of(new Candidate(modulus, ones));
    }

    /** Whether the total fits into 64 bits, in whatever order it is added up: items may have to be covered a billion times. */
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

    /** The simplest weights of a part with which a prime power proves something. */
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
                break; // and it has the smallest modulus of those
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
        long greatest = 0;
        for (long weight : weights) {
            greatest = Math.max(greatest, Math.abs(weight));
        }
        return greatest;
    }

    /** The powers of the primes looked at that are less than a modulus, ascending. */
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
