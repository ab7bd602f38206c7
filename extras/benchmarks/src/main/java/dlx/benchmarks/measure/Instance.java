package dlx.benchmarks.measure;

import dlx.api.Cover;
import dlx.core.Solver;
import java.nio.file.Path;
import java.util.List;

/**
 * An instance as files.
 *
 * @param model reads the input
 * @param input what dlx reads
 * @param plainFiles what the yardstick reads: the same in the text format of Knuth's programs, a problem a file; none if
 *     they cannot be made here
 * @param solver of its first puzzle
 * @param puzzles how many there are
 */
record Instance(String model, Path input, List<Path> plainFiles, Solver<?> solver, int puzzles) {

    /** Of its first puzzle. */
    Cover<?> cover() {
        return solver.cover();
    }
}
