package dlx.spark;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;

/**
 * Numbers of solutions drawn at random, in the order of all solutions, and the place of each: its finished piece and
 * its number within that piece.
 */
final class Draws {

    /** Numbers of the drawn solutions, from 0, in the order of the draws, with repetition. */
    private final List<BigInteger> numbers;

    /** Works that contain drawn solutions, in order. */
    private final List<Work> works = new ArrayList<>();

    /** Numbers of the drawn solutions within each work, from 0, ascending, by the key of the work. */
    private final Map<String, long[]> inWork = new HashMap<>();

    /** Number of solutions before those of a work, by the key of the work. */
    private final Map<String, BigInteger> before = new HashMap<>();

    /** Options of the drawn solutions found so far, by the number of the solution. */
    private final Map<BigInteger, int[]> solutions = new HashMap<>();

    private Draws(List<BigInteger> numbers) {
        this.numbers = numbers;
    }

    /**
     * Draws from the solutions of finished pieces.
     *
     * @param pieces finished pieces in order, with at least one solution
     * @param count number of draws
     * @param seed seed of the draws
     */
    static Draws of(NavigableMap<String, Ledger.Finished> pieces, int count, long seed) {
        BigInteger all = pieces.values().stream()
                .map(piece -> piece.tally().solutions())
                .reduce(BigInteger.ZERO, BigInteger::add);
        Random random = new Random(seed);
        List<BigInteger> numbers = new ArrayList<>();
        for (int k = 0; k < count; k++) {
            numbers.add(below(all, random));
        }
        Draws draws = new Draws(numbers);
        draws.place(pieces);
        return draws;
    }

    private static BigInteger below(BigInteger bound, Random random) {
        BigInteger drawn = new BigInteger(bound.bitLength(), random);
        while (drawn.compareTo(bound) >= 0) {
            drawn = new BigInteger(bound.bitLength(), random);
        }
        return drawn;
    }

    private void place(NavigableMap<String, Ledger.Finished> pieces) {
        TreeMap<BigInteger, String> lastOf = new TreeMap<>();
        BigInteger sum = BigInteger.ZERO;
        for (Map.Entry<String, Ledger.Finished> piece : pieces.entrySet()) {
            before.put(piece.getKey(), sum);
            BigInteger its = piece.getValue().tally().solutions();
            sum = sum.add(its);
            if (its.signum() > 0) {
                lastOf.put(sum.subtract(BigInteger.ONE), piece.getKey());
            }
        }
        Map<String, List<Long>> places = new TreeMap<>();
        for (BigInteger number : numbers.stream().sorted().distinct().toList()) {
            String key = lastOf.tailMap(number).values().iterator().next();
            places.computeIfAbsent(key, k -> new ArrayList<>())
                    .add(number.subtract(first(key)).longValueExact());
        }
        places.forEach((key, its) -> {
            works.add(new Work(key, Objects.requireNonNull(pieces.get(key)).piece()));
            inWork.put(key, its.stream().mapToLong(n -> n).toArray());
        });
    }

    private BigInteger first(String key) {
        return Objects.requireNonNull(before.get(key));
    }

    /** Returns the works that contain the drawn solutions, in order. */
    List<Work> works() {
        return works;
    }

    PieceQuestion asked() {
        return new PieceQuestion.Drawn(inWork);
    }

    /** Stores the drawn solutions that were found in a work. */
    void take(Slice slice) {
        String key = slice.work().key();
        long[] places = Objects.requireNonNull(inWork.get(key));
        for (int k = 0; k < slice.found().size(); k++) {
            BigInteger number = first(key).add(BigInteger.valueOf(places[k]));
            solutions.put(number, slice.found().get(k));
        }
    }

    /** Returns the solutions in the order of the draws. */
    List<int[]> solutions() {
        return numbers.stream().map(solutions::get).toList();
    }
}
