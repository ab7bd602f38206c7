package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the pictures are up to date. {@code docs/pictures/draw} draws all of them, and its lines are run here. */
class PicturesOfPagesTest {

    private static final String PICTURES = "docs/pictures";

    @Test
    void everyPictureIsWhatTheProgramDraws(@TempDir Path folder) throws IOException {
        String to = "";
        for (String line : Page.of(PICTURES + "/draw").text().lines().toList()) {
            if (line.startsWith("to=")) {
                to = line.substring("to=".length());
                Files.createDirectories(folder.resolve(to));
            } else if (line.contains("./dlx ")) {
                Result result = new Shell(folder).run(line.replace("$to", to));
                assertThat(result.code()).as(line + "\n" + result.err()).isZero();
            }
        }

        Map<String, String> drawn = pictures(folder.resolve(PICTURES));
        Map<String, String> shown = pictures(Page.ROOT.resolve(PICTURES));
        shown.keySet().removeIf(name -> name.matches("(growth|speedup|efficiency)-.*")); // measurements
        shown.remove("how-it-works/schedule.svg"); // no command draws it
        assertThat(drawn).hasSizeGreaterThan(40);
        assertThat(drawn.keySet()).isEqualTo(shown.keySet());
        drawn.forEach((name, svg) -> assertThat(shown.get(name))
                .as(name + "; docs/pictures/draw draws it anew")
                .isEqualTo(svg));
    }

    /** The text of each SVG of a folder, by its path there. */
    private static Map<String, String> pictures(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".svg")).toList()) {
                texts.put(folder.relativize(file).toString(), Files.readString(file));
            }
        }
        return texts;
    }
}
