package dlx.spark;

import java.io.IOException;
import java.io.Serializable;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.JobID;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.TaskID;
import org.apache.hadoop.mapreduce.TaskType;
import org.apache.hadoop.mapreduce.lib.output.FileOutputCommitter;
import org.apache.hadoop.mapreduce.task.TaskAttemptContextImpl;
import org.apache.spark.TaskContext;
import org.apache.spark.util.SerializableConfiguration;

/** The place where tasks write solutions, if they do. */
sealed interface Output extends Serializable {

    /** Nowhere. */
    Output NONE = new None();

    /** Begins the file of a group, in its task. */
    SolutionFile open(String key) throws IOException;

    /** See {@link #NONE}. */
    record None() implements Output {

        private static final long serialVersionUID = 1L;

        @Override
        public SolutionFile open(String key) {
            return SolutionFile.NONE;
        }
    }

    /**
     * A folder on any file system that Hadoop knows. A file gets there by Spark's protocol: written elsewhere, and moved there by the
     * one attempt at its task that the driver allows to do so.
     *
     * @param folder its address
     * @param run of a driver, of which there may have been one before
     * @param round which of the jobs that write there one after the other
     * @param optionCount of the cover
     */
    record Folder(String folder, String run, int round, int optionCount, SerializableConfiguration configuration)
            implements Output {

        private static final long serialVersionUID = 1L;

        @Override
        public SolutionFile open(String key) throws IOException {
            TaskContext task = TaskContext.get();
            TaskAttemptContext attempt = attempt(task.partitionId(), task.attemptNumber());
            FileOutputCommitter committer = new FileOutputCommitter(new Path(folder), attempt);
            return new SolutionFile.InFolder(committer, attempt, key, optionCount);
        }

        /** The name that Hadoop has for an attempt at a task. */
        TaskAttemptContext attempt(int partition, int number) {
            TaskID task = new TaskID(new JobID(run, round), TaskType.MAP, partition);
            return new TaskAttemptContextImpl(configuration.value(), new TaskAttemptID(task, number));
        }
    }
}
