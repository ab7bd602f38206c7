package dlx.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowable;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.Items;
import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that a model with a fault is found, and that its input is reduced to the part that shows the fault. */
class FuzzerTest {

    private static final byte[] GOOD = bytes("3\n4\n\n5\n");

    @Test
    void nothingIsFoundInAModelWithoutFault() {
        assertThatCode(() -> fuzz(new Rooks())).doesNotThrowAnyException();
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(parsing(line -> Integer.parseInt(line.text().strip())), "NumberFormatException", 1),
                Arguments.of(
                        parsing(line -> line.text().length() > 4 ? 1 / (line.number() * 0) : number(line, 1, 8)),
                        "ArithmeticException",
                        5),
                Arguments.of(parsing(line -> refuse(line, line.number() + 1, 1, "expected 1")), "behind the text", 1),
                Arguments.of(parsing(line -> refuse(line, 1, 99, "expected 1")), "behind its line", 1),
                Arguments.of(parsing(line -> refuse(line, line.number(), 1, "bad")), "expects nothing", 1),
                Arguments.of(new TakesNothing(), "it took nothing of the text", 1),
                Arguments.of(new DrawsNoEmptyBoard(), "IllegalStateException", 1),
                Arguments.of(new EndsNoLine(), "a drawing without line end", 1),
                Arguments.of(new CannotReadWhatItWrites(), "a drawing that should be a puzzle and is not", 1));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void theFaultIsFoundAndTheInputCutDown(ExactCoverModel<Integer, Integer> model, String words, int bytes) {
        Throwable failure = catchThrowable(() -> fuzz(model));

        assertThat(failure).isInstanceOf(AssertionError.class);
        assertThat(failure)
                .hasMessageMatching("(?s)toy-rooks, seed \\d+: .*")
                .hasMessageContaining(words)
                .hasMessageContaining("cut down to " + bytes + " bytes");
    }

    @Test
    void aPuzzleThatIsLostIsFound() {
        Target<Integer, Integer> target = Target.of(new LosesWhatIsBeforeAnError());
        FollowerProbe<Integer, Integer> probe = new FollowerProbe<>(target, bytes("3\n"));

        assertThat(probe.isFollowedBy(Input.of("4\n"))).isTrue();
        assertThat(probe.examine(Input.of("x\n")).orElseThrow().kind()).isEqualTo("a puzzle that is lost");
        assertThat(new FollowerProbe<>(Target.of(new Rooks()), bytes("3\n")).examine(Input.of("x\n")))
                .isEmpty();
    }

    @Test
    void theSameSeedGivesTheSameInput() {
        Mutator first = new Mutator(new SplittableRandom(5));
        Mutator second = new Mutator(new SplittableRandom(5));
        for (int k = 0; k < 200; k++) {
            assertThat(first.spoil(GOOD, GOOD)).isEqualTo(second.spoil(GOOD, GOOD));
            assertThat(first.settings(List.of("a", "b"), List.of("x")))
                    .isEqualTo(second.settings(List.of("a", "b"), List.of("x")));
        }
    }

    @Test
    void anInputIsShownAsJavaReadsIt() {
        assertThat(new Input(bytes("a\"\\\n\r\0\u00e9"), Map.of("box", "2\u202e")))
                .hasToString("\"a\\\"\\\\\\n\\015\\000\\u00e9\".getBytes(StandardCharsets.UTF_8),"
                        + " --set box=\"2\\u202e\"");
        assertThat(Input.of("").with(new byte[] {'a', (byte) 0xff}))
                .hasToString("\"a\\u00ff\".getBytes(StandardCharsets.ISO_8859_1)");
    }

    private static void fuzz(ExactCoverModel<Integer, Integer> model) {
        Fuzzer.run(
                new PuzzleProbe<>(Target.of(model)),
                0,
                300,
                seed -> Input.of("").with(new Mutator(new SplittableRandom(seed)).spoil(GOOD, GOOD)));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static int number(Line line, int least, int greatest) {
        return line.words().get(0).toInt("a number", least, greatest);
    }

    private static int refuse(Line line, int number, int column, String problem) {
        if (line.text().equals("3")) {
            return 3;
        }
        throw new PuzzleSyntaxException(line.source(), number, column, problem);
    }

    private static ExactCoverModel<Integer, Integer> parsing(Function<Line, Integer> parse) {
        return new Rooks() {
            @Override
            public Integer parse(PuzzleText text) {
                return parse.apply(text.nextFilled("a number"));
            }
        };
    }

    /** Rooks on a board of some rows, one number a line; without fault. */
    private static class Rooks implements ExactCoverModel<Integer, Integer>, HasRecovery, HasReadableSolutions {

        @Override
        public String id() {
            return "toy-rooks";
        }

        @Override
        public Integer parse(PuzzleText text) {
            return text.nextInt("a number", 1, 8);
        }

        @Override
        public boolean resume(PuzzleText text) {
            return true;
        }

        @Override
        public void describe(Integer rows, CoverBuilder<Integer> cover) {
            Items items = cover.items("row", rows);
            for (int row = 0; row < rows; row++) {
                cover.option(row, items.at(row));
            }
        }

        @Override
        public String render(Integer rows, Solution<Integer> solution) {
            return rows + "\n";
        }
    }

    private static final class TakesNothing extends Rooks {
        @Override
        public Integer parse(PuzzleText text) {
            text.look();
            return 3;
        }
    }

    private static final class DrawsNoEmptyBoard extends Rooks {
        @Override
        public String render(Integer rows, Solution<Integer> solution) {
            if (solution.options().isEmpty()) {
                throw new IllegalStateException("no rook");
            }
            return super.render(rows, solution);
        }
    }

    private static final class EndsNoLine extends Rooks {
        @Override
        public String render(Integer rows, Solution<Integer> solution) {
            return rows.toString();
        }
    }

    private static final class CannotReadWhatItWrites extends Rooks {
        @Override
        public String render(Integer rows, Solution<Integer> solution) {
            return rows + " rooks\n";
        }
    }

    /** Looks at the line behind the puzzle before it hands the puzzle out. */
    private static final class LosesWhatIsBeforeAnError extends Rooks {
        @Override
        public Integer parse(PuzzleText text) {
            int rows = super.parse(text);
            text.look().ifPresent(line -> number(line, 1, 8));
            return rows;
        }
    }
}
