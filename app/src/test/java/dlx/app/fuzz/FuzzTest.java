package dlx.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.JudgeProblem;
import dlx.api.Setting;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Whatever the text: every model and every judge's problem that the registry finds reads it to an end, refuses with a
 * place and draws what it read, and loses nothing that stood before an error.
 *
 * <p>Start reading at {@link PuzzleProbe}. {@code -Ddlx.fuzz} says how many inputs there are in all,
 * {@code -Ddlx.fuzz.seed} with which seed they begin.
 */
class FuzzTest {

    private static final long INPUTS = Tier.of("dlx.fuzz", 2_000, 50_000);
    private static final long FIRST_SEED = Long.getLong("dlx.fuzz.seed", 0);

    private static final List<Target<?, ?>> TARGETS = Target.all();
    private static final List<byte[]> TEXTS = Seeds.texts();

    /** By model: to find those that it reads takes longer than to try some inputs. */
    private static final Map<String, Seeds> SEEDS = new ConcurrentHashMap<>();

    @TestFactory
    Stream<DynamicTest> readsRefusesAndDraws() {
        return TARGETS.stream().map(target -> DynamicTest.dynamicTest(target.toString(), () -> read(target)));
    }

    @TestFactory
    Stream<DynamicTest> losesNothingBeforeAnError() {
        return TARGETS.stream().map(target -> DynamicTest.dynamicTest(target.toString(), () -> follow(target)));
    }

    @TestFactory
    Stream<DynamicTest> readsForJudges() {
        return TARGETS.stream().flatMap(FuzzTest::judges);
    }

    @Test
    void knowsManyTexts() {
        assertThat(TARGETS).hasSizeGreaterThan(15);
        assertThat(TEXTS).as("texts of the examples and the models' tests").hasSizeGreaterThan(100);
    }

    private static Seeds seeds(Target<?, ?> target) {
        return SEEDS.computeIfAbsent(target.model().id(), id -> Seeds.of(target, TEXTS));
    }

    /** Half of all inputs. */
    private static void read(Target<?, ?> target) {
        Seeds seeds = seeds(target);
        List<String> settings =
                target.model().settings().stream().map(Setting::name).toList();
        Fuzzer.run(new PuzzleProbe<>(target), FIRST_SEED, share(2), seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            Mutator mutator = new Mutator(random);
            byte[] text = random.nextInt(8) == 0 ? any(seeds.others(), random) : any(seeds.good(), random);
            byte[] other = random.nextInt(4) == 0 ? any(seeds.others(), random) : any(seeds.good(), random);
            Map<String, String> values = mutator.settings(settings, seeds.words());
            return new Input(random.nextInt(20) == 0 ? text : mutator.spoil(text, other), values);
        });
    }

    /** A quarter: a text that begins well behind good ones, where the model reads several at all. */
    private static <P, O> void follow(Target<P, O> target) {
        Seeds seeds = seeds(target);
        List<Pair<P, O>> pairs = Pair.of(target, seeds.good());
        for (int k = 0; k < pairs.size(); k++) {
            Pair<P, O> pair = pairs.get(k);
            Fuzzer.run(pair.probe(), FIRST_SEED + k, Math.max(1, share(4) / pairs.size()), seed -> {
                SplittableRandom random = new SplittableRandom(seed);
                byte[] text = pair.follower();
                int intact = Mutator.endOfLine(text, Mutator.endOfLine(text, 0));
                byte[] rest = Mutator.replaced(text, 0, intact, new byte[0]);
                byte[] spoilt = new Mutator(random).spoil(rest, any(seeds.good(), random));
                return Input.of("").with(Mutator.replaced(text, intact, text.length, spoilt));
            });
        }
    }

    /** Good puzzles, and a text that may follow them; two lines of it tell that another puzzle begins. */
    private record Pair<P, O>(FollowerProbe<P, O> probe, byte[] follower) {

        private static final int MOST_BYTES = 600;

        static <P, O> List<Pair<P, O>> of(Target<P, O> target, List<byte[]> texts) {
            List<Pair<P, O>> pairs = new ArrayList<>();
            List<byte[]> small = texts.stream()
                    .filter(text -> text.length < MOST_BYTES)
                    .limit(Tier.of(2, 6))
                    .toList();
            for (byte[] before : small) {
                byte[] good = Mutator.join(before, new byte[] {'\n', '\n'}); // a blank line ends boards
                FollowerProbe<P, O> probe = new FollowerProbe<>(target, good);
                small.stream()
                        .filter(text -> probe.isFollowedBy(Input.of("").with(text)))
                        .forEach(text -> pairs.add(new Pair<>(probe, text)));
            }
            return pairs;
        }
    }

    /** A quarter. */
    private static <P, O> Stream<DynamicTest> judges(Target<P, O> target) {
        List<JudgeProblem<P, O>> problems = target.loaded().judgeProblems();
        return problems.stream()
                .map(problem -> DynamicTest.dynamicTest(target + " " + problem.id(), () -> judge(target, problem)));
    }

    private static <P, O> void judge(Target<P, O> target, JudgeProblem<P, O> problem) {
        Seeds seeds = seeds(target);
        Fuzzer.run(new JudgeProbe<>(target, problem), FIRST_SEED, share(4), seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            byte[] text = random.nextInt(8) == 0 ? any(seeds.others(), random) : any(seeds.good(), random);
            byte[] counted = random.nextInt(2) == 0 ? Mutator.join(new byte[] {'1', '\n'}, text) : text;
            return Input.of("").with(new Mutator(random).spoil(counted, any(seeds.good(), random)));
        });
    }

    /** One part in so many of all inputs, for one model. */
    private static long share(int parts) {
        return Math.max(1, INPUTS / parts / TARGETS.size());
    }

    private static byte[] any(List<byte[]> texts, SplittableRandom random) {
        return texts.isEmpty() ? new byte[0] : texts.get(random.nextInt(texts.size()));
    }
}
