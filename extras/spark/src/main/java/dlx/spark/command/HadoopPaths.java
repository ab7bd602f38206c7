package dlx.spark.command;

import dlx.commands.line.UsageException;
import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.deploy.SparkHadoopUtil;

/** Checks files of any file system that Hadoop supports, before Spark runs. */
final class HadoopPaths {

    private final Configuration configuration;

    /** Creates the check with the file systems that these settings of Spark define. */
    HadoopPaths(SparkConf conf) {
        this.configuration = SparkHadoopUtil.get().newConfiguration(conf);
    }

    /**
     * Returns true if a file or folder exists.
     *
     * @param option option of the command line that names the path
     * @throws UsageException if its existence cannot be found out
     */
    boolean exists(String option, String path) {
        try {
            Path asked = new Path(path);
            return asked.getFileSystem(configuration).exists(asked);
        } catch (IOException | IllegalArgumentException e) {
            throw new UsageException(option + ' ' + path + ": this path cannot be read ("
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse("")
                    + "); expected a path that Hadoop supports");
        }
    }
}
