package dlx.app.console;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** Finds what killed processes wrote aside for a file and did not move, and deletes it. */
final class AsideFiles {

    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,9}");

    private AsideFiles() {}

    /**
     * Deletes files of processes that do not live any more. They have the owner of this one's: a system may hide the
     * processes of others, so that they look dead. What cannot be deleted stays, for it is not in the way.
     *
     * @param file the file that is to be written
     * @param mine where this process writes it
     */
    static void deleteOfKilled(Path file, Path mine) {
        String start = NamedFile.asideStart(file);
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

    private static boolean isOfDead(Path path, String start) {
        String name = path.getFileName().toString();
        int end = name.length() - NamedFile.ASIDE_END.length();
        if (end < start.length() || !name.startsWith(start) || !name.endsWith(NamedFile.ASIDE_END)) {
            return false;
        }
        String number = name.substring(start.length(), end);
        return NUMBER.matcher(number).matches()
                && Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)
                && ProcessHandle.of(Long.parseLong(number)).isEmpty();
    }
}
