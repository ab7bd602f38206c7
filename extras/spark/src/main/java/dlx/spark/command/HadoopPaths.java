package dlx.spark.command;

import dlx.commands.line.UsageException;
import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.deploy.SparkHadoopUtil;

/** Looks at files of any file system that Hadoop knows, before Spark runs. */
final class HadoopPaths {

    private final Configuration configuration;

    /** Paths as Spark with these settings will see them. */
    HadoopPaths(SparkConf conf) {
        this.configuration = SparkHadoopUtil.get().newConfiguration(conf);
    }

    /**
     * True if there is a file or folder.
     *
     * @param option how the command line names the path
     * @throws UsageException if that cannot be told
     */
    boolean exists(String option, String path) {
        try {
            Path asked = new Path(path);
            return asked.getFileSystem(configuration).exists(asked);
        } catch (IOException | IllegalArgumentException e) {
            throw new UsageException(option + ' ' + path + ": cannot access this path ("
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse("")
                    + "); expected a path of Hadoop");
        }
    }
}
