package dlx.app.checkpoint;

import dlx.api.digest.Sha256;
import dlx.app.console.NamedFile;
import dlx.app.console.OutputDigest;
import dlx.commands.console.InputException;
import dlx.commands.console.Inputs;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.Arrays;

/**
 * The output of an interrupted run, to which the resumed run appends. The file is unchanged until {@link #cut}, which
 * is called when everything else has been checked.
 */
public final class OutputFile extends OutputStream {

    private static final String EXPECTED = "; expected the output of the run that wrote the checkpoint";

    private final String name;
    private final Path path;
    private final FileChannel file;
    private final long bytes;
    private final boolean isNew;
    private boolean isCut;

    private OutputFile(String name, Path path, long bytes, boolean isNew) throws IOException {
        this.name = name;
        this.path = path;
        this.bytes = bytes;
        this.isNew = isNew;
        file = isNew
                ? FileChannel.open(
                        path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE) // rejects a link made meanwhile
                : FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    /**
     * Opens an output file and checks that it begins with the output that the checkpoint counts.
     *
     * @param name name of the file; the file need not exist if no output belongs to the checkpoint
     * @throws InputException if the content differs, or the file cannot be written
     */
    public static OutputFile of(String name, SavedRun run) {
        try {
            Path path = NamedFile.followed(NamedFile.path(name));
            boolean isNew = !Files.exists(path);
            if (isNew && run.bytes() > 0) {
                throw new InputException(name + ": file not found" + EXPECTED);
            }
            if (!isNew && !Files.isRegularFile(path)) { // opening a pipe would block
                throw new InputException(name + ": not a regular file" + EXPECTED);
            }
            OutputFile output = new OutputFile(name, path, run.bytes(), isNew);
            try {
                output.check(run);
                return output;
            } catch (IOException | RuntimeException e) {
                output.close();
                throw e;
            }
        } catch (IOException e) {
            throw new InputException(name + ": cannot be appended to (" + NamedFile.reason(e) + ")" + EXPECTED);
        } catch (InvalidPathException e) {
            throw new InputException(Inputs.shown(name) + ": not a valid file name" + EXPECTED);
        }
    }

    private void check(SavedRun run) throws IOException {
        if (file.size() < bytes) {
            throw new InputException(name + ": has only " + file.size() + " bytes, but " + bytes
                    + " of the output belong to the checkpoint; expected the output of the run that wrote it");
        }
        if (file.size() == 0) {
            return;
        }
        InputStream content = Channels.newInputStream(file);
        for (OutputDigest piece : run.output()) {
            if (!read(content, piece.bytes()).equals(piece)) {
                throw new InputException(
                        name + ": the first " + bytes + " bytes differ from the output of the run" + EXPECTED);
            }
        }
        if (bytes == 0) {
            byte[] begins = run.beginning();
            byte[] found = content.readNBytes(begins.length);
            if (found.length == 0 || !Arrays.equals(found, Arrays.copyOf(begins, found.length))) {
                throw new InputException(
                        name + ": does not begin like the output of the run" + EXPECTED + ", or an empty file");
            }
        }
    }

    private static OutputDigest read(InputStream content, long bytes) throws IOException {
        MessageDigest digest = Sha256.fresh();
        byte[] buffer = new byte[1 << 16];
        long left = bytes;
        while (left > 0) {
            int got = content.read(buffer, 0, (int) Math.min(left, buffer.length));
            if (got < 0) {
                break; // the file has just been cut by another process
            }
            digest.update(buffer, 0, got);
            left -= got;
        }
        return OutputDigest.of(bytes - left, digest);
    }

    /**
     * Cuts the file to the bytes that belong to the checkpoint, at the first call.
     *
     * @return true if bytes were cut off
     * @throws UncheckedIOException if the file cannot be cut
     */
    boolean cut() {
        if (isCut) {
            return false;
        }
        try {
            boolean isLonger = file.size() > bytes;
            file.truncate(bytes);
            file.position(bytes);
            isCut = true;
            return isLonger;
        } catch (IOException e) {
            throw new UncheckedIOException(name + ": cannot be cut (" + NamedFile.reason(e) + ")", e);
        }
    }

    /** Returns the name of the file, as the user gave it. */
    @Override
    public String toString() {
        return name;
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] some, int from, int length) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap(some, from, length);
        while (rest.hasRemaining()) {
            file.write(rest);
        }
    }

    /** Closes the file, and deletes it if it was created here and never cut. */
    @Override
    public void close() throws IOException {
        file.close();
        if (isNew && !isCut) {
            Files.deleteIfExists(path);
        }
    }
}
