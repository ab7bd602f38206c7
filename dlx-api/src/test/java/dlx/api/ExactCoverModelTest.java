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
            cover.option("only", cover.primary("must"));
        }

        @Override
        public String render(Integer puzzle, List<String> solution) {
            return solution + "\n";
        }
    };

    @Test
    void introducesItselfByItsId() {
        assertThat(smallest.title()).isEqualTo("smallest");
        assertThat(smallest.grammar()).isEmpty();
        assertThat(smallest.example()).isEmpty();
        assertThat(smallest.settings()).isEmpty();
        assertThat(smallest.judgeProblems()).isEmpty();
        assertThat(smallest.spiVersion()).isEqualTo(ExactCoverModel.SPI_VERSION);
    }

    @Test
    void readsPuzzlesBetweenBlankLinesAndComments() {
        PuzzleText text = PuzzleText.of("# two puzzles\n1\n\n2\n#\n");
        assertThat(smallest.hasNext(text)).isTrue();
        assertThat(smallest.parse(text)).isEqualTo(1);
        assertThat(smallest.hasNext(text)).isTrue();
        assertThat(smallest.parse(text)).isEqualTo(2);
        assertThat(smallest.hasNext(text)).isFalse();
        assertThat(smallest.resume(text)).isFalse();
    }

    @Test
    void claimsNothing() {
        assertThat(smallest.shape(1)).isEmpty();
        assertThat(smallest.pins(1)).isEmpty();
        assertThat(smallest.symmetries(1)).isEmpty();
        assertThat(smallest.picture(1, List.of())).isEmpty();
        assertThat(smallest.rendersPuzzles()).isFalse();
        assertThat(smallest.goal()).isEqualTo(Goal.GREATEST);
    }

    @Test
    void writesWhatItRendersWhereThatIsAPuzzle() {
        assertThat(smallest.write(1, List.of("only"))).isEmpty();
        assertThat(new Written(true, true).write(7, List.of("a"))).contains("0 [a]\n");
        assertThat(new Written(true, false).write(7, List.of("a"))).isEmpty();
        assertThat(new Written(false, true).write(7, List.of("a"))).isEmpty();
    }

    /** All its puzzles share the shape 0, if they have one. */
    private record Written(boolean rendersPuzzles, boolean hasShape) implements ExactCoverModel<Integer, String> {

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
        public String render(Integer puzzle, List<String> solution) {
            return puzzle + " " + solution + "\n";
        }

        @Override
        public Optional<Integer> shape(Integer puzzle) {
            return hasShape ? Optional.of(0) : Optional.empty();
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
