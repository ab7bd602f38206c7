package dlx.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.lib.output.FileOutputCommitter;
import org.apache.spark.util.SerializableConfiguration;

/** The folder of the solutions, as the driver sees it. A file of each task that found any, named so that they sort. */
final class SolutionFolder {

    /** The names that the driver may remove: files named after works, Hadoop's checksums of them, what attempts have left. */
    private static final Pattern OURS = Pattern.compile("\\.?p-([a-z]\\d+)*(\\.crc)?|_temporary|_SUCCESS");

    private final Path folder;

    /** Of this run: an executor that outlives its driver must not meet the files of the next one. */
    private final String run = UUID.randomUUID().toString().replace("-", "");

    private final FileSystem files;
    private final Configuration configuration;
    private final int optionCount;

    SolutionFolder(String folder, Configuration hadoop, int optionCount) {
        configuration = new Configuration(hadoop);
        // a file is in the folder once its task is done: a job that is broken off leaves what was finished
        configuration.setInt(FileOutputCommitter.FILEOUTPUTCOMMITTER_ALGORITHM_VERSION, 2);
        configuration.setBoolean(FileOutputCommitter.SUCCESSFUL_JOB_OUTPUT_DIR_MARKER, false);
        this.optionCount = optionCount;
        try {
            Path path = new Path(folder);
            files = path.getFileSystem(configuration);
            this.folder = files.makeQualified(path);
        } catch (IOException | IllegalArgumentException e) {
            throw new ClusterException(
                    "output folder " + folder + ": " + e.getMessage()
                            + "; expected a folder of a file system that driver and executors reach",
                    e);
        }
    }

    /** Its path, in full. */
    String address() {
        return folder.toString();
    }

    /** Makes the folder; refuses one that exists. */
    void create() {
        try {
            if (files.exists(folder)) {
                throw new ClusterException("output folder " + folder
                        + ": it exists; expected one that does not, or a checkpoint to go on from");
            }
            files.mkdirs(folder);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    /** Removes files of works that are not finished. */
    void keepOnly(Set<String> finished) {
        try {
            for (FileStatus file : files.listStatus(folder)) {
                String name = file.getPath().getName();
                if (OURS.matcher(name).matches() && !finished.contains(name)) {
                    files.delete(file.getPath(), true);
                }
            }
        } catch (FileNotFoundException e) {
            throw new ClusterException(
                    "output folder " + folder
                            + ": it is not there; expected the folder that the checkpoint was made with",
                    e);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    /** The output for the tasks of a job. */
    Output.Folder begin(int round) {
        Output.Folder output = new Output.Folder(
                folder.toString(), run, round, optionCount, new SerializableConfiguration(configuration));
        try {
            committer(output).setupJob(job(output));
        } catch (IOException e) {
            throw failed(e);
        }
        return output;
    }

    /** Removes what attempts that failed have left, and the files of tasks that found nothing. */
    void end(Output.Folder output) {
        try {
            committer(output).commitJob(job(output));
            for (FileStatus file : files.listStatus(folder)) {
                if (file.getLen() == 0 && OURS.matcher(file.getPath().getName()).matches()) {
                    files.delete(file.getPath(), false);
                }
            }
        } catch (IOException e) {
            throw failed(e);
        }
    }

    /** Says that all solutions are there, as Hadoop does. */
    void complete() {
        try {
            files.create(new Path(folder, FileOutputCommitter.SUCCEEDED_FILE_NAME))
                    .close();
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private FileOutputCommitter committer(Output.Folder output) throws IOException {
        return new FileOutputCommitter(folder, output.attempt(0, 0));
    }

    private static JobContext job(Output.Folder output) {
        return output.attempt(0, 0);
    }

    private ClusterException failed(IOException e) {
        return new ClusterException("output folder " + folder + ": " + e.getMessage(), e);
    }
}
