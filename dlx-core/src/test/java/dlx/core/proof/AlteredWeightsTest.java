package dlx.core.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Solver;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests proofs by weights with an altered word, and weights put into other proofs: both checkers reject every wrong
 * proof.
 */
class AlteredWeightsTest {

    private static final String MOST_MODULUS = String.valueOf(Integer.MAX_VALUE);
    private static final String GREATEST = String.valueOf(Long.MAX_VALUE);

    private final BothCheckers checkers = new BothCheckers();

    @AfterEach
    void stop() throws IOException {
        checkers.close();
    }

    private boolean bothAccept(PlainCover cover, String proof) {
        return checkers.accept(cover.cover(), cover.givens(), proof);
    }

    /** A cover and its proof by weights. */
    private record Sample(PlainCover cover, String proof) {}

    private static List<Sample> samples(Family family, int most) {
        List<Sample> samples = new ArrayList<>();
        for (long seed = 0; samples.size() < most; seed++) {
            PlainCover cover = family.cover(seed);
            if (Solver.builder(cover.cover())
                    .given(cover.givens())
                    .build()
                    .impossible()
                    .isPresent()) {
                samples.add(new Sample(cover, Proofs.write(cover, Claim.NONE, 0)));
            }
        }
        return samples;
    }

    /**
     * Tests that both checkers reject each altered proof, unless it is right all the same: the test computes the sums
     * itself.
     */
    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH"})
    void aThousandAlteredProofsAreRefusedOrRight(Family family) {
        List<Sample> samples = samples(family, 40);
        int refused = 0;
        for (long seed = 0; seed < RandomCovers.amount(1000); seed++) {
            Random random = new Random(seed);
            Sample sample = samples.get(random.nextInt(samples.size()));
            String altered = altered(sample.proof(), random);
            boolean accepted = bothAccept(sample.cover(), altered);
            assertThat(accepted && !isRight(sample.cover(), altered))
                    .as("%s, seed %d%n%s%nfrom%n%s", family, seed, altered, sample.proof())
                    .isFalse();
            refused += accepted ? 0 : 1;
        }
        assertThat(refused).isGreaterThan((int) RandomCovers.amount(1000) / 2);
    }

    private static String altered(String proof, Random random) {
        List<String> words = new ArrayList<>(List.of(proof.strip().split("\\s+")));
        int from = random.nextInt(10) == 0 ? 0 : 10; // mostly behind the header
        int at = from + random.nextInt(words.size() - from);
        List<String> others = List.of(
                "0",
                "1",
                "2",
                "3",
                "-1",
                "-2",
                MOST_MODULUS,
                "2147483648",
                GREATEST,
                "-" + GREATEST,
                "9223372036854775808",
                "weights",
                "tree",
                "S",
                "end",
                "1.0",
                "x",
                "00",
                "+1",
                "none",
                "unique");
        String other = others.get(random.nextInt(others.size()));
        switch (random.nextInt(5)) {
            case 0 -> words.remove(at);
            case 1 -> words.add(at, other);
            case 2 -> {
                String moved = words.remove(at);
                words.add(from + random.nextInt(words.size() - from), moved);
            }
            default -> words.set(at, other);
        }
        return String.join(" ", words);
    }

    /**
     * Returns true if a proof consists of the header of its cover and right weights, or is a tree whose claim brute
     * force confirms.
     */
    private static boolean isRight(PlainCover cover, String proof) {
        if (!BruteForce.solutions(cover).isEmpty()) {
            return false;
        }
        List<String> words = List.of(proof.split(" "));
        if (!words.get(10).equals("weights")) {
            return words.get(10).equals("tree");
        }
        int items = cover.primary().size();
        if (words.size() != 13 + items || !words.get(12 + items).equals("end")) {
            return false;
        }
        BigInteger modulus = new BigInteger(words.get(11));
        List<BigInteger> weight =
                words.subList(12, 12 + items).stream().map(BigInteger::new).toList();
        return modulus.signum() >= 0
                && !modulus.equals(BigInteger.ONE)
                && IntStream.range(0, items).allMatch(i -> weight.get(i).signum() == 0 || isFixed(cover, i))
                && IntStream.range(0, cover.options().size())
                        .filter(k -> mayBeTaken(cover, k))
                        .allMatch(k -> isZero(weightOf(cover, k, weight), modulus))
                && !isZero(total(cover, weight), modulus);
    }

    private static boolean isFixed(PlainCover cover, int item) {
        return cover.primary().get(item)
                && !cover.relaxed().contains(item)
                && cover.bounds().get(item).least() == cover.bounds().get(item).most();
    }

    private static boolean mayBeTaken(PlainCover cover, int option) {
        if (cover.pins().contains(option) || cover.banned().contains(option) || cover.isIdle(option)) {
            return false;
        }
        return cover.options().get(option).items().stream().allMatch(item -> {
            List<PlainCover.Option> holders = Stream.concat(cover.pins().stream(), Stream.of(option))
                    .map(cover.options()::get)
                    .filter(o -> o.items().contains(item))
                    .toList();
            List<Integer> colors = holders.stream().map(o -> o.colorOf(item)).toList();
            return cover.primary().get(item)
                    ? holders.size() <= cover.bounds().get(item).most()
                    : colors.size() < 2
                            || !colors.contains(PlainCover.Option.NO_COLOR)
                                    && colors.stream().distinct().count() == 1;
        });
    }

    private static BigInteger weightOf(PlainCover cover, int option, List<BigInteger> weight) {
        return cover.options().get(option).items().stream().map(weight::get).reduce(BigInteger.ZERO, BigInteger::add);
    }

    private static BigInteger total(PlainCover cover, List<BigInteger> weight) {
        return IntStream.range(0, weight.size())
                .mapToObj(item -> {
                    long covered = cover.pins().stream()
                            .filter(k -> cover.options().get(k).items().contains(item))
                            .count();
                    return weight.get(item).multiply(BigInteger.valueOf(cover.atLeast(item) - covered));
                })
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    private static boolean isZero(BigInteger sum, BigInteger modulus) {
        return (modulus.signum() == 0 ? sum : sum.mod(modulus)).signum() == 0;
    }

    /** Tests altered weights in a tree: no false claim is accepted. */
    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH"})
    void noFalseClaimIsAcceptedWhateverWeightsAndExclusionsSay(Family family) {
        int accepted = 0;
        for (long seed = 0; RandomCovers.isMore(seed, 150, accepted > 0); seed++) {
            PlainCover cover = family.cover(seed);
            int solutions = BruteForce.solutions(cover).size();
            Claim.Count claim = Proofs.count(solutions);
            for (String proof : List.of(Proofs.write(cover, claim, 0), Proofs.ledger(cover, claim))) {
                List<String> words = List.of(proof.strip().split("\\s+"));
                Random random = new Random(seed);
                for (int k = 0; k < 20; k++) {
                    List<String> altered = new ArrayList<>(words);
                    int at = 8 + random.nextInt(words.size() - 8);
                    if (random.nextInt(3) > 0) {
                        altered.remove(at);
                    }
                    String put = random.nextInt(3) == 0 ? weights(cover, random) : exclusion(cover, random);
                    altered.add(Math.min(at, altered.size()), put);
                    String text = String.join(" ", altered);
                    if (bothAccept(cover, text)) {
                        accepted++;
                        assertThat(Proofs.check(cover, text).claim().orElseThrow())
                                .as("%s, seed %d%n%s", family, seed, text)
                                .isEqualTo(claim);
                    }
                }
            }
        }
        assertThat(accepted).isPositive();
    }

    private static String exclusion(PlainCover cover, Random random) {
        int option = 1 + random.nextInt(cover.options().size() + 1);
        return "-" + option + " " + (1 + random.nextInt(cover.primary().size() + 1));
    }

    private static String weights(PlainCover cover, Random random) {
        int modulus = new int[] {0, 2, 3}[random.nextInt(3)];
        StringBuilder text = new StringBuilder("weights " + modulus);
        for (int i = 0; i < cover.primary().size(); i++) {
            text.append(' ')
                    .append(
                            !isFixed(cover, i) || random.nextBoolean()
                                    ? 0
                                    : modulus == 0 ? random.nextInt(3) - 1 : random.nextInt(modulus));
        }
        return text.toString();
    }
}
