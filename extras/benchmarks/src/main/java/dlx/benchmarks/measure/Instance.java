package dlx.benchmarks.measure;

import dlx.core.Solver;
import java.nio.file.Path;
import java.util.List;

/**
 * An instance as files.
 *
 * @param model name of the model that reads the input, or words of a command
 * @param input file that dlx reads
 * @param plainFiles the same instance for the yardstick, in the text format of Knuth's programs, one problem per
 *     file; empty if these files cannot be created here
 * @param solver solver of its first puzzle
 */
record Instance(String model, Path input, List<Path> plainFiles, Solver<?> solver) {}
