package dlx.app.console;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Pattern;

/** Deletes the files that killed processes wrote aside for a file and did not move. */
final class AsideFiles {

    private static final String END = ".tmp";

    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,9}");

    private static final Duration LONG_AGO = Duration.ofHours(1);

    private AsideFiles() {}

    /** Returns the place where this process writes a file before it is moved. The number keeps two processes apart. */
    static Path of(Path file) {
        return file.resolveSibling(start(file) + ProcessHandle.current().pid() + END);
    }

    private static String start(Path file) {
        return "." + file.getFileName() + ".";
    }

    /**
     * Deletes files of processes that do not live any more and that have written nothing for an hour: a process of another machine, or
     * of another container, looks dead here. The files have the owner of this process: a system may hide the processes of others.
     * A file that cannot be deleted stays, for it is not in the way.
     *
     * @param file the file that is to be written
     * @param mine where this process writes it
     */
    static void deleteOfKilled(Path file, Path mine) {
        String start = start(file);
        Path folder = mine.toAbsolutePath().getParent();
        try (DirectoryStream<Path> others = Files.newDirectoryStream(folder, path -> isOfDead(path, start))) {
            for (Path other : others) {
                if (Files.getOwner(other, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(mine))) {
                    Files.deleteIfExists(other);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            return; // the next process tries again
        }
    }

    private static boolean isOfDead(Path path, String start) throws IOException {
        String name = path.getFileName().toString();
        int end = name.length() - END.length();
        if (end < start.length() || !name.startsWith(start) || !name.endsWith(END)) {
            return false;
        }
        String number = name.substring(start.length(), end);
        return NUMBER.matcher(number).matches()
                && Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)
                && ProcessHandle.of(Long.parseLong(number)).isEmpty()
                && Files.getLastModifiedTime(path)
                        .toInstant()
                        .isBefore(Instant.now().minus(LONG_AGO));
    }
}
