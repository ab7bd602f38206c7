package dlx.modelers.sudoku;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The board of the model's example in many layouts: sections of a file, each with a name; escapes are those of Java. */
final class Layouts {

    private Layouts() {}

    /** Returns the texts of a file, by their names. */
    static Map<String, String> of(String file) {
        try {
            Map<String, String> all = new LinkedHashMap<>();
            String sections = Files.readString(Path.of("src/test/resources/sudoku", file));
            for (String section : sections.substring(4).split("(?m)^=== ")) {
                int end = section.indexOf('\n');
                all.put(section.substring(0, end), section.substring(end + 1).translateEscapes());
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
