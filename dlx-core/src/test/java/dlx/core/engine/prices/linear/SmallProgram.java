package dlx.core.engine.prices.linear;

import dlx.core.covers.PlainCover;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.IdleWorker;
import dlx.core.engine.prices.dual.ResidualProblem;
import dlx.core.engine.prices.dual.Scale;
import java.util.Optional;

/** The linear program of a small cover, from logical columns and prices of 0, with the parts that work on it. */
final class SmallProgram {

    static final int MOST_ADDED = 20;

    final ResidualProblem problem;
    final int scale;
    final PacedStopCheck pace = new PacedStopCheck(StopCheck.NEVER);
    final Program program;
    final LiveColumns live;
    final DualSimplex simplex;
    final LinearNode node;

    SmallProgram(ResidualProblem problem, int scale, long ceiling) {
        this.problem = problem;
        this.scale = scale;
        program = Program.of(problem, MOST_ADDED, pace);
        live = new LiveColumns(program, problem, pace);
        simplex = new DualSimplex(program, new double[program.rows], pace);
        node = new LinearNode(program, live, simplex, scale, new IdleWorker(), ceiling, pace);
    }

    /** Returns the program of a cover; empty if nothing remains to solve. */
    static Optional<SmallProgram> of(PlainCover plain, long ceiling) {
        Problem problem = Problem.of(plain.cover().data(), StopCheck.NEVER);
        Root root = new Root(problem, plain.givens());
        if (problem.infeasible || root.isContradictory()) {
            return Optional.empty();
        }
        ResidualProblem left = new ResidualProblem(problem, root, problem::weight, StopCheck.NEVER);
        return left.needed == 0 || left.options() == 0
                ? Optional.empty()
                : Optional.of(new SmallProgram(
                        left, Scale.of(problem, StopCheck.NEVER).orElseThrow(), ceiling));
    }
}
