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
 * The file of a run's checkpoints, locked while the run works. The lock is held on {@code FILE.lock}, and the operating
 * system releases it when the process ends for any reason. {@code FILE.lock} itself is not removed, because by then it
 * may be locked by another run. Exception: a run that created {@code FILE.lock} and wrote no checkpoint removes it
 * before it releases the lock.
 *
 * <p>A checkpoint is first written to {@code FILE.new} and replaces the previous one when it is on the disk. So there
 * is a complete checkpoint at any moment.
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
     * Creates the checkpoint file of a new run, and locks it.
     *
     * @param inputs names of the input files, which {@code FILE.new} must not overwrite
     * @throws UsageException if a checkpoint cannot be written there, another run has locked the file, or the file
     *     has content that would be lost
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
     * Opens the existing checkpoint file of a run that is resumed or reported, without locking it.
     *
     * @throws InputException if the file does not exist
     */
    public static CheckpointFile open(String name) {
        CheckpointFile file = new CheckpointFile(name);
        if (!Files.exists(file.path)) {
            throw new InputException(name + ": file not found; expected one that --checkpoint wrote");
        }
        return file;
    }

    /**
     * Locks the file for this run, until it is closed.
     *
     * @throws UsageException if another run has locked the file, or its folder cannot be written
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
            } while (!Files.exists(beside)); // the previous run removed the file that is locked here
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
            if (!isOrdinary(file)) { // opening would block at a pipe, or create the target of a link
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
            return true; // the run that had locked the file has just removed it
        }
    }

    /** Returns the content of the file; empty if the file does not exist. */
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
     * Returns the run in the file.
     *
     * @param version version of this program
     * @throws InputException if the content is not a checkpoint, is damaged, or is from another version
     */
    public SavedRun read(String version) {
        return SavedRun.parse(name, version, content().orElse(new byte[0]));
    }

    /**
     * Replaces the content of the file by a run.
     *
     * @throws UncheckedIOException if the run cannot be written; the file is then unchanged
     */
    synchronized void write(SavedRun run) {
        Path aside = beside(path, ".new");
        try {
            Files.deleteIfExists(aside); // left by a killed run; or a link to a file of the user
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

    /** Returns true if a name means this file, {@code FILE.lock} or {@code FILE.new}. */
    public boolean isSame(String other) {
        return Stream.of("", ".lock", ".new")
                .anyMatch(ending -> NamedFile.isSame(other, beside(path, ending).toString()));
    }

    /** Returns the name of the file, as the user gave it. */
    @Override
    public String toString() {
        return name;
    }

    /** Releases the lock. */
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
            // the lock is released even so
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

    /** Returns the path of the file behind any links. Replacing a link by a checkpoint would lose the link. */
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
            // the file that remains is harmless
        }
    }
}
