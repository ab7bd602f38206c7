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
 * A folder that contains only a site. A list of its files in the folder identifies an older site, whose files are
 * removed. A file that is not in the list is never changed.
 */
record SiteFolder(Path folder) {

    /** The list: a line of {@link #TITLE}, then a path per line. */
    static final String LIST = "dlx-site.txt";

    private static final String TITLE =
            "files of a site that dlx has written; it replaces them when it writes here again";

    /**
     * Replaces the files of an older site by new files.
     *
     * @throws DirectoryNotEmptyException if the folder contains anything other than a site of dlx
     */
    void write(SortedMap<String, byte[]> files) throws IOException {
        List<String> old = olderFiles();
        Files.createDirectories(folder);
        List<String> all = new ArrayList<>(old);
        all.addAll(files.keySet());
        for (String name : all) {
            refuseLinks(folder.resolve(name).getParent());
        }
        // The list first, so that an incomplete site is recognized too.
        writeList(all.stream().sorted().distinct().toList());
        for (String name : old) {
            if (!files.containsKey(name)) {
                remove(name);
            }
        }
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.deleteIfExists(path); // does not follow a link at this path
            Files.write(path, file.getValue());
        }
        writeList(List.copyOf(files.keySet()));
    }

    /** Rejects symbolic links on a path, because files behind a link are not part of the site. */
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

    /** Returns the files of the site that is here; empty if the folder is new or empty. */
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
            return false; // not a name of a file
        }
        Path normal = Path.of(name).normalize();
        return !name.isBlank()
                && !normal.isAbsolute()
                && !normal.startsWith("..")
                && !normal.toString().isEmpty();
    }

    /** Removes a file, and the folders that become empty. */
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
