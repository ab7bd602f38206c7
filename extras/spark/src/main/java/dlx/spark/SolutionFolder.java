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

/**
 * The folder of the solutions, on the driver's side. It contains a file for each task that found solutions; the names
 * sort in the order of the solutions.
 */
final class SolutionFolder {

    /**
     * Names of files that the driver may remove: files named after works, Hadoop's checksums of them, remains of
     * attempts.
     */
    private static final Pattern OURS = Pattern.compile("\\.?p-([a-z]\\d+)*(\\.crc)?|_temporary|_SUCCESS");

    private final Path folder;

    /** Identity of this run. An executor may outlive its driver and must not touch the files of the next run. */
    private final String run = UUID.randomUUID().toString().replace("-", "");

    private final FileSystem files;
    private final Configuration configuration;
    private final int optionCount;

    SolutionFolder(String folder, Configuration hadoop, int optionCount) {
        configuration = new Configuration(hadoop);
        // version 2 moves a file into the folder when its task is done, so a cancelled job leaves the finished files
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

    /** Returns the full path of the folder. */
    String address() {
        return folder.toString();
    }

    /**
     * Creates the folder.
     *
     * @throws ClusterException if the folder exists or cannot be created
     */
    void create() {
        try {
            if (files.exists(folder)) {
                throw new ClusterException("output folder " + folder
                        + ": this folder exists; expected a new folder, or a checkpoint to resume from");
            }
            files.mkdirs(folder);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    /**
     * Removes files of works that are not finished.
     *
     * @param finished keys of the finished works
     */
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
                    "output folder " + folder + ": folder not found; expected the folder of the checkpoint's run", e);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    /** Returns the output for the tasks of a job. */
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

    /** Removes the remains of failed attempts, and the empty files of tasks without solutions. */
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

    /** Creates Hadoop's marker file, which means that the folder contains all solutions. */
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
