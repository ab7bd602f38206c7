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

/** Names the temporary files next to output files, and deletes temporary files that killed processes have left. */
final class AsideFiles {

    private static final String END = ".tmp";

    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,9}");

    private static final Duration LONG_AGO = Duration.ofHours(1);

    private AsideFiles() {}

    /**
     * Returns the temporary file that this process writes before it moves it to a file. The process id in the name
     * separates processes.
     */
    static Path of(Path file) {
        return file.resolveSibling(start(file) + ProcessHandle.current().pid() + END);
    }

    private static String start(Path file) {
        return "." + file.getFileName() + ".";
    }

    /**
     * Deletes the temporary files of ended processes that have not been written for an hour. The hour matters because a
     * live process of another machine or container looks ended here. Only files of this process's owner are deleted,
     * because a system may hide the processes of other users. A file that cannot be deleted stays; it is harmless.
     *
     * @param file the file that is to be written
     * @param mine the temporary file of this process, which exists
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
