package dlx.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.BoardMap;
import dlx.api.CoverBuilder;
import dlx.api.Goal;
import dlx.api.HasGivens;
import dlx.api.HasGoal;
import dlx.api.HasJudgeProblems;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.HasSufficientOptions;
import dlx.api.HasSymmetries;
import dlx.api.HasTechniqueNames;
import dlx.api.Items;
import dlx.api.JudgeProblem;
import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Technique;
import dlx.core.Solver;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class LoadedModelTest {

    /** A board of rooks: its size and, if given, the column of the rook in row 0. */
    private record Board(int size, Optional<Integer> given) {}

    /** A rook. */
    private record Rook(int row, int column) {}

    private static final class Rooks
            implements HasPictures<Board, Rook>,
                    HasTechniqueNames<Board, Rook>,
                    HasGivens<Board, Rook>,
                    HasSymmetries<Board, Rook>,
                    HasSufficientOptions<Board, Rook>,
                    HasJudgeProblems<Board, Rook>,
                    HasGoal,
                    HasRecovery {

        @Override
        public String id() {
            return "rooks";
        }

        @Override
        public String title() {
            return "Rooks in peace";
        }

        @Override
        public String grammar() {
            return "a size, perhaps a column";
        }

        @Override
        public String example() {
            return "3\n";
        }

        @Override
        public List<Setting> settings() {
            return List.of(Setting.flag("toroidal", "makes no difference to rooks"));
        }

        @Override
        public Board parse(PuzzleText text) {
            String[] words = text.next("a size").text().split(" ", -1);
            return new Board(
                    Integer.parseInt(words[0]),
                    words.length > 1 ? Optional.of(Integer.valueOf(words[1])) : Optional.empty());
        }

        /** Moves to the next puzzle, after a line with a dash. */
        @Override
        public boolean resume(PuzzleText text) {
            while (text.look().isPresent()) {
                if (text.next("a line").text().equals("-")) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void describe(Board board, CoverBuilder<Rook> cover) {
            Items rows = cover.items("row", board.size());
            Items columns = cover.items("column", board.size());
            for (int row = 0; row < board.size(); row++) {
                for (int column = 0; column < board.size(); column++) {
                    cover.option(new Rook(row, column), (long) row * column, rows.at(row), columns.at(column));
                }
            }
        }

        @Override
        public Goal goal() {
            return Goal.LEAST;
        }

        @Override
        public Optional<Board> shape(Board board) {
            return Optional.of(new Board(board.size(), Optional.empty()));
        }

        @Override
        public Collection<Rook> pins(Board board) {
            return board.given().stream().map(column -> new Rook(0, column)).toList();
        }

        @Override
        public List<UnaryOperator<Rook>> symmetries(Board board) {
            return List.of(BoardMap.of(3, 3).get(3).named(rook -> new Rook(rook.column(), rook.row())), rook -> {
                throw new IllegalStateException("no map for " + rook);
            });
        }

        @Override
        public Optional<String> techniqueName(Board board, Technique<Rook> technique) {
            return Optional.of(board.size() + " " + technique.kind());
        }

        /**
         * Returns the rooks below row 0 and the last column's rook in row 0, which suffice because a board without a
         * given has solutions with any column in row 0.
         */
        @Override
        public Optional<Predicate<Rook>> sufficient(Board board) {
            return board.given().isPresent()
                    ? Optional.empty()
                    : Optional.of(rook -> rook.row() > 0 || rook.column() == board.size() - 1);
        }

        @Override
        public String render(Board board, Solution<Rook> solution) {
            return board.size() + ": " + solution.options().size() + " rooks\n";
        }

        @Override
        public Svg picture(Board board, Solution<Rook> solution) {
            return new Svg(board.size(), solution.options().size());
        }

        @Override
        public List<JudgeProblem<Board, Rook>> judgeProblems() {
            JudgeProblem<Board, Rook> problem = new JudgeProblem<>(
                    "judge-1",
                    "Rooks of a judge",
                    JudgeProblem.Question.FIRST,
                    text -> () -> text.look().isPresent() ? Optional.of(parse(text)) : Optional.empty(),
                    (board, verdict, number) -> number == 2 ? null : "Case " + number + ": " + board.size() + "\n");
            return List.of(problem);
        }
    }

    private final LoadedModel<Board, Rook> rooks = LoadedModel.of(new Rooks(), "rooks.jar");

    @Test
    void namesTechniques() {
        Technique<Rook> single = new Technique<>(Technique.Kind.SINGLE, List.of(), List.of(), List.of(new Rook(0, 0)));
        assertThat(rooks.techniqueName(new Board(3, Optional.empty()), single)).contains("3 SINGLE");
    }

    @Test
    void aSolutionIsLookedForAmongTheOptionsThatSuffice() {
        assertThat(rooks.solver(new Board(3, Optional.empty()))
                        .solve()
                        .options()
                        .orElseThrow())
                .contains(new Rook(0, 2));
        assertThat(rooks.solver(new Board(3, Optional.of(1))).solve().options().orElseThrow())
                .contains(new Rook(0, 1));
    }

    @Test
    void passesOnWhatTheModelSaysOfItself() {
        assertThat(rooks.id()).isEqualTo("rooks");
        assertThat(rooks.origin()).isEqualTo("rooks.jar");
        assertThat(rooks.type()).isEqualTo(Rooks.class);
        assertThat(rooks.title()).isEqualTo("Rooks in peace");
        assertThat(rooks.grammar()).isEqualTo("a size, perhaps a column");
        assertThat(rooks.example()).isEqualTo("3\n");
        assertThat(rooks.settings()).extracting(Setting::name).containsExactly("toroidal");
        assertThat(rooks).hasToString("rooks (rooks.jar)");
    }

    @Test
    void readsPuzzlesOneByOne() {
        PuzzleText text = PuzzleText.of("3\n4 1\n");
        assertThat(rooks.next(text)).contains(new Board(3, Optional.empty()));
        assertThat(rooks.next(text)).contains(new Board(4, Optional.of(1)));
        assertThat(rooks.next(text)).isEmpty();
    }

    @Test
    void readsATextOfOnePuzzle() {
        assertThat(rooks.puzzle("5\n")).isEqualTo(new Board(5, Optional.empty()));
        assertThatThrownBy(() -> rooks.puzzle("\n"))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageContaining("a puzzle of the model rooks");
        assertThatThrownBy(() -> rooks.puzzle("5\n6\n"))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageContaining(":2:1: another puzzle starts here; expected one puzzle");
    }

    @Test
    void resumesWhereTheModelKnowsHow() {
        PuzzleText text = PuzzleText.of("broken\n-\n7\n");
        assertThat(rooks.resume(text)).isTrue();
        assertThat(rooks.next(text)).contains(new Board(7, Optional.empty()));
        assertThat(rooks.resume(text)).as("nothing more").isFalse();
    }

    @Test
    void solvesTowardsTheGoalOfTheModel() {
        assertThat(rooks.solverOf("4").count().solutions()).isEqualTo(24);
        assertThat(rooks.solverOf("3").best().score()).as("0 2 + 1 1 + 2 0").isEqualTo(1);
    }

    @Test
    void puzzlesOfOneShapeShareACover() {
        Solver<Rook> free = rooks.solverOf("4");
        Solver<Rook> pinned = rooks.solverOf("4 2");
        assertThat(pinned.cover()).isSameAs(free.cover());
        assertThat(pinned.count().solutions()).isEqualTo(6);
        assertThat(free.count().solutions()).isEqualTo(24);
        assertThat(rooks.solverOf("5").cover()).isNotSameAs(free.cover());
    }

    @Test
    void sixteenShapesAreKeptThoseAskedForLast() {
        Solver<Rook> one = rooks.solverOf("1");
        Solver<Rook> two = rooks.solverOf("2");
        for (int size = 3; size <= 16; size++) {
            rooks.solverOf(String.valueOf(size));
        }
        assertThat(rooks.solverOf("1").cover()).isSameAs(one.cover());
        rooks.solverOf("17");
        assertThat(rooks.solverOf("1").cover()).isSameAs(one.cover());
        assertThat(rooks.solverOf("2").cover()).as("not asked for since").isNotSameAs(two.cover());
    }

    @Test
    void aPuzzleMayBeTooLarge() {
        LoadedModel<Board, Rook> small = rooks.greatestSize(7);
        assertThat(small.solverOf("1").count().solutions()).isEqualTo(1);
        assertThatThrownBy(() -> small.solverOf("2")).isInstanceOfSatisfying(ModelException.class, e -> {
            assertThat(e.code()).isEqualTo("cover_too_large");
            assertThat(e.model()).contains("rooks");
        });
        assertThat(rooks.solverOf("2").count().solutions())
                .as("the model itself")
                .isEqualTo(2);
        assertThat(small).hasToString("rooks (rooks.jar)");
        assertThat(rooks.greatestSize(1)).as("as small as can be").isNotNull();
        assertThatThrownBy(() -> rooks.greatestSize(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("size: 0; expected 1 or more");
    }

    @Test
    void symmetriesThatFailAreNamed() {
        List<UnaryOperator<Rook>> maps = rooks.symmetries(new Board(3, Optional.of(1)));
        assertThat(maps).hasSize(2);
        assertThat(maps.get(0).apply(new Rook(1, 2))).isEqualTo(new Rook(2, 1));
        assertThatThrownBy(() -> maps.get(1).apply(new Rook(1, 2)))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("rooks: ")
                .hasMessageContaining("no map for");
    }

    @Test
    void aSymmetryHasTheNameFromItsModel() {
        assertThat(rooks.symmetries(new Board(3, Optional.of(1))))
                .extracting(UnaryOperator::toString)
                .containsExactly("reflection in the falling diagonal", "");
    }

    @Test
    void drawsPartsAndSolutions() {
        Board board = rooks.puzzle("2");
        Solution<Rook> solution = rooks.solver(board).solve().found().orElseThrow();
        assertThat(rooks.render(board, Solution.of(List.of(new Rook(0, 0))))).isEqualTo("2: 1 rooks\n");
        assertThat(rooks.render(board, solution)).isEqualTo("2: 2 rooks\n");
        assertThat(rooks.picture(board, Solution.of(List.of(new Rook(0, 0))))
                        .orElseThrow()
                        .toString())
                .isEqualTo(new Svg(2, 1).toString());
        assertThat(rooks.picture(board, solution).orElseThrow().toString()).isEqualTo(new Svg(2, 2).toString());
    }

    @Test
    void judgeProblemsAreThoseOfTheModel() {
        List<JudgeProblem<Board, Rook>> problems = rooks.judgeProblems();
        assertThat(problems).hasSize(1);
        JudgeProblem<Board, Rook> problem = problems.get(0);
        assertThat(List.of(problem.id(), problem.title())).containsExactly("judge-1", "Rooks of a judge");
        assertThat(problem.question()).isEqualTo(JudgeProblem.Question.FIRST);
        JudgeProblem.Cases<Board> cases = problem.input().open(PuzzleText.of("3\n4\n"));
        assertThat(cases.next()).contains(new Board(3, Optional.empty()));
        assertThat(cases.next()).contains(new Board(4, Optional.empty()));
        assertThat(cases.next()).isEmpty();
        JudgeProblem.Verdict<Rook> none = new JudgeProblem.Verdict<>(Optional.empty(), false, 0);
        Board board = new Board(3, Optional.empty());
        assertThat(problem.output().print(board, none, 1)).isEqualTo("Case 1: 3\n");
        assertThatThrownBy(() -> problem.output().print(board, none, 2))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("rooks: ")
                .hasMessageContaining("null");
    }
}
