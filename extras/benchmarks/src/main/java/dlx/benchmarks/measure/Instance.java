package dlx.benchmarks.measure;

import dlx.core.Solver;
import java.nio.file.Path;
import java.util.List;

/**
 * An instance as files.
 *
 * @param model reads the input
 * @param input a file that dlx reads
 * @param plainFiles the same for the yardstick, in the text format of Knuth's programs, a problem per file; none if they
 *     cannot be made here
 * @param solver of its first puzzle
 */
record Instance(String model, Path input, List<Path> plainFiles, Solver<?> solver) {}
