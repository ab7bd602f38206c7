package dlx.app.checkpoint;

import dlx.app.console.InputException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The output of a run that was cut off, for the run that goes on to write behind it. */
public final class OutputFile {

    private OutputFile() {}

    /**
     * Cuts an output to what a checkpoint tells of.
     *
     * @param name of the file; where nothing belongs to the checkpoint, there need be no such file
     * @param bytes how many of them belong to the checkpoint
     * @return writes behind them
     * @throws InputException if the file has fewer, or cannot be written
     */
    public static OutputStream cut(String name, long bytes) {
        try {
            Path path = Path.of(name);
            FileChannel file = bytes == 0
                    ? FileChannel.open(path, StandardOpenOption.WRITE, StandardOpenOption.CREATE)
                    : FileChannel.open(path, StandardOpenOption.WRITE);
            if (file.size() < bytes) {
                String has = name + ": it has " + file.size() + " bytes, and " + bytes;
                file.close();
                throw new InputException(has + " of the output belong to the checkpoint; expected the output of the"
                        + " run that wrote it");
            }
            file.truncate(bytes);
            file.position(bytes);
            return Channels.newOutputStream(file);
        } catch (IOException e) {
            throw new InputException(name + ": it cannot be written behind (" + CheckpointFile.reason(e)
                    + "); expected the output of the run that wrote the checkpoint");
        } catch (InvalidPathException e) {
            throw new InputException(name + ": this is no name of a file; expected the output of the run that wrote the"
                    + " checkpoint");
        }
    }
}
