package dlx.spark;

import dlx.core.OptionVisitor;
import dlx.core.search.Visit;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.output.FileOutputCommitter;
import org.apache.spark.mapred.SparkHadoopMapRedUtil;

/**
 * A file with the solutions of a group: lines of option numbers, ascending and from 1. Not visible in the folder before
 * {@link #commit}.
 */
sealed interface SolutionFile extends OptionVisitor, Closeable {

    /** File that ignores its solutions. */
    SolutionFile NONE = new None();

    /**
     * Makes the file visible.
     *
     * @throws IOException if another attempt at the task has done so
     */
    void commit() throws IOException;

    /** File that ignores its solutions. */
    record None() implements SolutionFile {

        @Override
        public Visit visit(int[] options, int length) {
            return Visit.CONTINUE;
        }

        @Override
        public void commit() {
            // nothing was written
        }

        @Override
        public void close() {
            // nothing is open
        }
    }

    /**
     * A file in a folder. An attempt without solutions commits an empty file, which replaces the file of an earlier
     * attempt. The driver permits this commit as any other.
     */
    final class InFolder implements SolutionFile {

        private static final int BUFFER = 1 << 16;

        private final FileOutputCommitter committer;
        private final TaskAttemptContext attempt;
        private final String name;

        /** Number of each option as text, by option; null until it is first written. */
        private final byte[][] numbers;

        private OutputStream out = OutputStream.nullOutputStream();
        private boolean begun;
        private boolean committed;

        /** Buffer for the sorted options of a solution. */
        private int[] sorted = {};

        InFolder(FileOutputCommitter committer, TaskAttemptContext attempt, String name, int optionCount)
                throws IOException {
            this.committer = committer;
            this.attempt = attempt;
            this.name = name;
            numbers = new byte[optionCount][];
            committer.setupTask(attempt);
        }

        @Override
        public Visit visit(int[] options, int length) {
            try {
                begin();
                write(options, length);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return Visit.CONTINUE;
        }

        private void begin() throws IOException {
            if (!begun) {
                Path file = new Path(committer.getWorkPath(), name);
                out = new BufferedOutputStream(
                        file.getFileSystem(attempt.getConfiguration()).create(file, true), BUFFER);
                begun = true;
            }
        }

        private void write(int[] options, int length) throws IOException {
            if (sorted.length < length) {
                sorted = new int[length];
            }
            System.arraycopy(options, 0, sorted, 0, length);
            Arrays.sort(sorted, 0, length);
            for (int k = 0; k < length; k++) {
                if (k > 0) {
                    out.write(' ');
                }
                out.write(number(sorted[k]));
            }
            out.write('\n');
        }

        private byte[] number(int option) {
            byte[] text = numbers[option];
            if (text == null) {
                text = Integer.toString(option + 1).getBytes(StandardCharsets.US_ASCII);
                numbers[option] = text;
            }
            return text;
        }

        @Override
        public void commit() throws IOException {
            begin();
            out.close();
            if (!committer.needsTaskCommit(attempt)) {
                throw new IOException("the file " + name + " was removed before it was committed");
            }
            SparkHadoopMapRedUtil.commitTask(
                    committer,
                    attempt,
                    attempt.getTaskAttemptID().getJobID().getId(),
                    attempt.getTaskAttemptID().getTaskID().getId());
            committed = true;
        }

        @Override
        public void close() throws IOException {
            if (!committed) {
                out.close();
                committer.abortTask(attempt);
            }
        }
    }
}
