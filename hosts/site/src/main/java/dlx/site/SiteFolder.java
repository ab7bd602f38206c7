package dlx.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * A folder that holds a site and nothing else. A list of its files lies in it, by which an older site is known and taken
 * away; a file that is in no list is never touched.
 */
final class SiteFolder {

    /** The list: a line of {@link #TITLE}, then a path per line. */
    static final String LIST = "dlx-site.txt";

    private static final String TITLE =
            "files of a site that dlx has written; it replaces them when it writes here again";

    private final Path folder;

    SiteFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Replaces what an older site left here.
     *
     * @throws DirectoryNotEmptyException if there is something that is no site of ours
     */
    void write(SortedMap<String, byte[]> files) throws IOException {
        List<String> old = olderFiles();
        Files.createDirectories(folder);
        List<String> all = new ArrayList<>(old);
        all.addAll(files.keySet());
        for (String name : all) {
            refuseLinks(folder.resolve(name).getParent());
        }
        // The list first: a site that is cut short is known as ours too.
        writeList(all.stream().sorted().distinct().toList());
        for (String name : old) {
            if (!files.containsKey(name)) {
                remove(name);
            }
        }
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.deleteIfExists(path); // a link that somebody put there is not followed
            Files.write(path, file.getValue());
        }
        writeList(List.copyOf(files.keySet()));
    }

    /** What a link leads to is no part of the site: nothing is written or taken away there. */
    private void refuseLinks(Path inside) throws IOException {
        for (Path path = inside; !path.equals(folder); path = path.getParent()) {
            if (Files.isSymbolicLink(path)) {
                throw new DirectoryNotEmptyException(folder.toString());
            }
        }
    }

    private void writeList(List<String> names) throws IOException {
        Path list = folder.resolve(LIST);
        Files.deleteIfExists(list);
        Files.writeString(list, TITLE + '\n' + String.join("\n", names) + '\n');
    }

    /** The files of the site that is here; none if the folder is new or empty. */
    private List<String> olderFiles() throws IOException {
        if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            return List.of();
        }
        Path list = folder.resolve(LIST);
        if (Files.isRegularFile(list)) {
            List<String> lines = new String(Files.readAllBytes(list), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            if (!lines.isEmpty() && lines.get(0).equals(TITLE)) {
                return lines.stream().skip(1).filter(this::isWithin).toList();
            }
        }
        if (!isEmpty(folder)) {
            throw new DirectoryNotEmptyException(folder.toString());
        }
        return List.of();
    }

    private boolean isWithin(String name) {
        if (name.indexOf('\0') >= 0) {
            return false; // no name of a file
        }
        Path normal = Path.of(name).normalize();
        return !name.isBlank()
                && !normal.isAbsolute()
                && !normal.startsWith("..")
                && !normal.toString().isEmpty();
    }

    /** And the folders that become empty. */
    private void remove(String name) throws IOException {
        Path file = folder.resolve(name);
        if (!Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
            Files.deleteIfExists(file);
        }
        for (Path parent = file.getParent(); !parent.equals(folder); parent = parent.getParent()) {
            if (!Files.isDirectory(parent) || !isEmpty(parent)) {
                return;
            }
            Files.delete(parent);
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> there = Files.list(folder)) {
            return there.findAny().isEmpty();
        }
    }
}
