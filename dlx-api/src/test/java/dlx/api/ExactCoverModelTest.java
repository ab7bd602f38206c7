package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests of the defaults of a model. */
class ExactCoverModelTest {

    private final ExactCoverModel<Integer, String> smallest = new ExactCoverModel<>() {
        @Override
        public String id() {
            return "smallest";
        }

        @Override
        public Integer parse(PuzzleText text) {
            return text.nextInt("a number", 0, 9);
        }

        @Override
        public void describe(Integer puzzle, CoverBuilder<String> cover) {
            cover.option("only", cover.item("must"));
        }

        @Override
        public String render(Integer puzzle, Solution<String> solution) {
            return solution.options() + "\n";
        }
    };

    @Test
    void introducesItselfByItsId() {
        assertThat(smallest.title()).isEqualTo("smallest");
        assertThat(smallest.grammar()).isEmpty();
        assertThat(smallest.example()).isEmpty();
        assertThat(smallest.settings()).isEmpty();
    }

    @Test
    void writesWhatItRendersWhereThatIsAPuzzle() {
        assertThat(new Readable(true).write(7, List.of("a"))).contains("0 [a]\n");
        assertThat(new Readable(false).write(7, List.of("a"))).isEmpty();
        assertThat(new Written(true).write(7, List.of("a"))).isEmpty();
    }

    @Test
    void readingGoesOnAfterTheNextBlankLine() {
        HasRecovery lines = new HasRecovery() {};
        PuzzleText text = PuzzleText.of("bad\nbad\n\n1\n");
        assertThat(lines.resume(text)).isTrue();
        assertThat(smallest.parse(text)).isEqualTo(1);
    }

    private static final class Readable extends Written implements HasReadableSolutions {
        Readable(boolean hasShape) {
            super(hasShape);
        }
    }

    /** All its puzzles share the shape 0, if they have one. */
    private static class Written implements HasGivens<Integer, String> {

        private final boolean hasShape;

        Written(boolean hasShape) {
            this.hasShape = hasShape;
        }

        @Override
        public String id() {
            return "written";
        }

        @Override
        public Integer parse(PuzzleText text) {
            return text.nextInt("a number", 0, 9);
        }

        @Override
        public void describe(Integer puzzle, CoverBuilder<String> cover) {}

        @Override
        public String render(Integer puzzle, Solution<String> solution) {
            return puzzle + " " + solution.options() + "\n";
        }

        @Override
        public Optional<Integer> shape(Integer puzzle) {
            return hasShape ? Optional.of(0) : Optional.empty();
        }

        @Override
        public List<String> pins(Integer puzzle) {
            return List.of();
        }
    }

    @Test
    void goalsCompareScores() {
        assertThat(Goal.GREATEST.prefers(2, 1)).isTrue();
        assertThat(Goal.GREATEST.prefers(1, 1)).isFalse();
        assertThat(Goal.LEAST.prefers(1, 2)).isTrue();
        assertThat(Goal.LEAST.prefers(1, 1)).isFalse();
        assertThat(Goal.LEAST.prefers(Long.MAX_VALUE, Long.MIN_VALUE)).isFalse();
    }

    @Test
    void judgeProblemsHaveAllTheirParts() {
        JudgeProblem.Input<Integer> input = text -> java.util.Optional::empty;
        JudgeProblem.Output<Integer, String> output = (puzzle, verdict, number) -> "";
        JudgeProblem.Question first = JudgeProblem.Question.FIRST;
        assertThat(new JudgeProblem<>("P1", "one", first, input, output).id()).isEqualTo("P1");
        assertThatThrownBy(() -> new JudgeProblem<>(null, "one", first, input, output))
                .hasMessage("id");
        assertThatThrownBy(() -> new JudgeProblem<>("P1", null, first, input, output))
                .hasMessage("title");
        assertThatThrownBy(() -> new JudgeProblem<>("P1", "one", null, input, output))
                .hasMessage("question");
        assertThatThrownBy(() -> new JudgeProblem<>("P1", "one", first, null, output))
                .hasMessage("input");
        assertThatThrownBy(() -> new JudgeProblem<>("P1", "one", first, input, null))
                .hasMessage("output");
    }
}
