package dlx.app.checkpoint;

import dlx.app.console.NamedFile;
import dlx.app.console.ProcessFiles;
import dlx.commands.console.InputException;
import dlx.commands.console.Inputs;
import dlx.commands.line.UsageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The file of a run's checkpoints, which is that run's own as long as it is at work: a lock on {@code FILE.lock} says so,
 * and goes with the process however that ends. {@code FILE.lock} itself stays beside a checkpoint: who removed it might
 * remove the lock of another. One that was made for a run which wrote no checkpoint is removed while it is locked.
 *
 * <p>A checkpoint is written aside, to {@code FILE.new}, and takes the place of the last one when it is on the disk: there
 * is a whole one at any moment.
 */
public final class CheckpointFile implements AutoCloseable {

    private final String name;
    private final Path path;
    private Optional<FileChannel> lockFile = Optional.empty();
    private boolean madeLockFile;
    private boolean written;

    private CheckpointFile(String name) {
        this.name = name;
        this.path = path(name);
    }

    /**
     * The file of a run that begins.
     *
     * @param inputs their names, which are no place to write a checkpoint aside
     * @throws UsageException if no checkpoint can be there, another run is at work with it, or it holds something that
     *     would be lost
     */
    static CheckpointFile create(String name, String version, List<String> inputs) {
        CheckpointFile file = new CheckpointFile(name);
        try {
            ProcessFiles.spareInputs(
                    inputs, "--checkpoint", beside(file.path, ".new").toString());
            file.lock();
            file.refuseToLose(version);
            return file;
        } catch (RuntimeException e) {
            file.close();
            throw e;
        }
    }

    /**
     * The file of a run that goes on, or is told again.
     *
     * @throws InputException if there is no such file
     */
    public static CheckpointFile open(String name) {
        CheckpointFile file = new CheckpointFile(name);
        if (!Files.exists(file.path)) {
            throw new InputException(name + ": there is no such file; expected one that --checkpoint wrote");
        }
        return file;
    }

    /**
     * Makes the file this run's own, until it is closed.
     *
     * @throws UsageException if another run is at work with it, or no file can be beside it
     */
    public void lock() {
        Path beside = beside(path, ".lock");
        try {
            do {
                closeLock();
                lockFile = Optional.of(openLock(beside));
                if (lockFile.get().tryLock() == null) {
                    throw new OverlappingFileLockException();
                }
            } while (!Files.exists(beside)); // who had it before has removed it
        } catch (OverlappingFileLockException e) {
            madeLockFile = false;
            throw new UsageException(name + ": another run is using this checkpoint; wait until it ends");
        } catch (IOException e) {
            throw new UsageException(name + ": cannot write checkpoints there (" + NamedFile.reason(e)
                    + "); expected a folder that can be written to");
        }
    }

    private FileChannel openLock(Path file) throws IOException {
        try {
            FileChannel made = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            madeLockFile = true;
            return made;
        } catch (FileAlreadyExistsException e) {
            madeLockFile = false;
            if (!isOrdinary(file)) { // it would wait for a pipe, or make what a link leads to
                throw new UsageException(file + ": not a regular file; expected no file, or a file of an earlier run");
            }
            return FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        }
    }

    private static boolean isOrdinary(Path file) throws IOException {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                    .isRegularFile();
        } catch (NoSuchFileException e) {
            return true; // who had it has removed it in this moment
        }
    }

    /** What the file holds, if there is such a file. */
    Optional<byte[]> content() {
        try {
            return Optional.of(Files.readAllBytes(path));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException e) {
            throw new InputException(name + ": cannot be read (" + NamedFile.reason(e) + "); expected a checkpoint");
        }
    }

    /**
     * What the file holds.
     *
     * @param version of this program
     * @throws InputException if it is no checkpoint, damaged, or of another version
     */
    public SavedRun read(String version) {
        return SavedRun.parse(name, version, content().orElse(new byte[0]));
    }

    /**
     * Puts a run in the place of what the file holds.
     *
     * @throws UncheckedIOException if that cannot be written; the file is as it was then
     */
    synchronized void write(SavedRun run) {
        Path aside = beside(path, ".new");
        try {
            Files.deleteIfExists(aside); // of a run that was killed; or a link, which leads to what is not ours
            try (FileChannel channel =
                    FileChannel.open(aside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                ByteBuffer bytes = ByteBuffer.wrap(run.toBytes());
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
                channel.force(true);
            }
            Files.move(aside, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            written = true;
        } catch (IOException e) {
            deleteQuietly(aside);
            throw new UncheckedIOException(
                    name + ": the checkpoint cannot be written (" + NamedFile.reason(e)
                            + "); the last checkpoint is unchanged",
                    e);
        }
    }

    /** Whether a name is that of this file, or of one that it has beside it. */
    public boolean isSame(String other) {
        return Stream.of("", ".lock", ".new")
                .anyMatch(ending -> NamedFile.isSame(other, beside(path, ending).toString()));
    }

    /** Its name as it was given. */
    @Override
    public String toString() {
        return name;
    }

    /** Gives the file free for others. */
    @Override
    public void close() {
        if (madeLockFile && !written) {
            deleteQuietly(beside(path, ".lock"));
        }
        closeLock();
    }

    private void closeLock() {
        try {
            if (lockFile.isPresent()) {
                lockFile.get().close();
            }
        } catch (IOException e) {
            // its lock is gone with it all the same
        }
    }

    private void refuseToLose(String version) {
        Optional<byte[]> content = content();
        if (content.isEmpty()) {
            return;
        }
        boolean finished;
        try {
            finished = SavedRun.parse(name, version, content.get()).finished();
        } catch (InputException e) {
            throw new UsageException(name + ": cannot overwrite this file, because it is not a checkpoint of this dlx;"
                    + " expected another name");
        }
        if (!finished) {
            throw new UsageException(name + ": contains an unfinished run; resume it with: dlx resume " + name
                    + " (or remove the file)");
        }
    }

    /** Where a link leads to: taking the place of the link would lose it. */
    private static Path path(String name) {
        try {
            Path path = NamedFile.followed(NamedFile.path(name).toAbsolutePath());
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                throw new UsageException(name + ": not a regular file; expected a file for checkpoints");
            }
            return path;
        } catch (IOException e) {
            throw new UsageException(
                    name + ": cannot be found (" + NamedFile.reason(e) + "); expected a file for checkpoints");
        } catch (InvalidPathException e) {
            throw new UsageException(Inputs.shown(name) + ": not a valid file name; expected a file for checkpoints");
        }
    }

    private static Path beside(Path path, String ending) {
        return path.resolveSibling(path.getFileName() + ending);
    }

    private static void deleteQuietly(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // it is in nobody's way
        }
    }
}
