package dlx.modelers.beads;

import dlx.api.HasJudgeProblems;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.HasSymmetries;
import dlx.api.JudgeProblem;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.packing.Drawing;
import dlx.modelers.packing.Packing;
import dlx.modelers.packing.PackingModel;
import dlx.modelers.packing.Placement;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A model that fills the 55 holes of a triangular board with twelve pieces made of beads. Some pieces are given.
 *
 * <p>An option is a piece in one place. Each hole takes one bead, each piece is used once.
 *
 * @since 0.1
 */
public final class BeadsModel extends PackingModel
        implements HasSymmetries<Packing, Placement>,
                HasJudgeProblems<Packing, Placement>,
                HasRecovery,
                HasReadableSolutions {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public BeadsModel() {
        super("beads", "twelve bead pieces that fill a triangle", """
                .
                ..
                ...
                ....
                .....
                .....C
                ...CCC.
                EEEHH...
                E.HHH....
                E.........
                """);
    }

    @Override
    public String grammar() {
        return """
                A board has ten rows, of 1, 2, 3 and so on up to 10 holes. '.' is an empty hole. A letter from A to L is
                a bead of a piece that lies there already; all beads of the piece must be on the board. Pieces may be
                rotated and turned over:

                  A  ##     B  ####   C  ###    D  ##     E  #..    F  ####
                     #.                  #..       ##        #..       .#..
                                                             ###
                  G  ###    H  ###    I  ###.   J  .#.    K  #..    L  ####
                     #.#       ##.       ..##      ###       ##.       #...
                                                   .#.       .##

                Blanks between holes are ignored. An input may hold many boards. Solutions are written like the board.
                Lines that start with '#' are comments.
                """;
    }

    @Override
    public Packing parse(PuzzleText text) {
        return BeadsReader.read(text);
    }

    @Override
    public String render(Packing board, Solution<Placement> solution) {
        return new Drawing(board, solution.options()).text().replace(String.valueOf(Drawing.BLOCKED), "");
    }

    /** Returns a picture of colored pieces with a bead in each hole. */
    @Override
    public Svg picture(Packing board, Solution<Placement> solution) {
        return new Drawing(board, solution.options()).beads();
    }

    @Override
    public List<UnaryOperator<Placement>> symmetries(Packing packing) {
        return packing.symmetries();
    }

    @Override
    public List<JudgeProblem<Packing, Placement>> judgeProblems() {
        return List.of(new JudgeProblem<>(
                "P4205",
                "the triangular bead puzzle, one board",
                JudgeProblem.Question.FIRST,
                OnlyBoard::new,
                (board, verdict, number) -> verdict.solution()
                        .map(s -> render(board, Solution.of(s)))
                        .orElse("No solution\n")));
    }
}
