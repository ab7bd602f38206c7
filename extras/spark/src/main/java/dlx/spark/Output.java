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

/** The place where tasks write solutions, if they write any. */
sealed interface Output extends Serializable {

    /** Output that writes nothing. */
    Output NONE = new None();

    /** Begins the file of a group, in its task. */
    SolutionFile open(String key) throws IOException;

    /** Output that writes nothing. */
    record None() implements Output {

        private static final long serialVersionUID = 1L;

        @Override
        public SolutionFile open(String key) {
            return SolutionFile.NONE;
        }
    }

    /**
     * A folder on any file system that Hadoop supports. Files are committed by Spark's protocol: a task writes its file
     * elsewhere, and the one attempt that the driver permits moves it into the folder.
     *
     * @param folder address of the folder
     * @param run identity of this run of the driver; an earlier run may have written to the folder too
     * @param round number of the job; the jobs write one after the other
     * @param optionCount number of options of the cover
     * @param configuration settings of Hadoop
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

        /** Returns Hadoop's context of an attempt at a task. */
        TaskAttemptContext attempt(int partition, int number) {
            TaskID task = new TaskID(new JobID(run, round), TaskType.MAP, partition);
            return new TaskAttemptContextImpl(configuration.value(), new TaskAttemptID(task, number));
        }
    }
}
