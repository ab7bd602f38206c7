package dlx.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests jars that cannot be read, and jars that unpack to more bytes than declared. */
class PluginLoaderTest {

    private static final int MOST = 1000;

    @TempDir
    private Path folder;

    private Path jar = Path.of("");

    @BeforeEach
    void nameTheJar() {
        jar = folder.resolve("plugin.jar");
    }

    @Test
    void aJarThatCannotBeReadIsReadOnce() throws IOException {
        byte[] bytes = jarOf("text", "words ".repeat(100).getBytes(StandardCharsets.UTF_8));
        Arrays.fill(bytes, 40, 46, (byte) 0xff); // amid the packed bytes, behind the header of the file
        Files.write(jar, bytes);
        PluginLoader loader = loader(jar);

        assertThatThrownBy(() -> loader.getResource("text")).isInstanceOf(UncheckedIOException.class);
        Files.write(jar, jarOf("text", new byte[1])); // it could be read now
        assertThatThrownBy(() -> loader.getResource("text")).isInstanceOf(UncheckedIOException.class);
        assertThat(content(loader(jar), "text")).hasSize(1);
    }

    @Test
    void aJarOfTheGreatestSizeIsRead() throws IOException {
        Files.write(jar, jarOf("text", new byte[MOST]));
        assertThat(content(loader(jar), "text")).hasSize(MOST);
    }

    @Test
    void aLargerJarIsRefused() throws IOException {
        Files.write(jar, jarOf("text", new byte[MOST + 1]));
        assertTooLarge(loader(jar));
    }

    @Test
    void aJarThatLiesAboutItsSizeIsRefused() throws IOException {
        byte[] bytes = jarOf("text", new byte[1_000_000]);
        ByteBuffer numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int directory = numbers.getInt(bytes.length - 6); // of the record at the end
        assertThat(numbers.getInt(directory + 24)).isEqualTo(1_000_000);
        numbers.putInt(directory + 24, 10);
        Files.write(jar, bytes);
        assertTooLarge(loader(jar));
    }

    @Test
    void thePartsOfAPluginAreAddedUp() throws IOException {
        Path library = folder.resolve("library.jar");
        Files.write(jar, jarOf("text", new byte[600]));
        Files.write(library, jarOf("more", new byte[400]));
        assertThat(content(loader(jar, library), "more")).hasSize(400);
        Files.write(library, jarOf("more", new byte[401]));
        assertTooLarge(loader(jar, library));
    }

    private static void assertTooLarge(PluginLoader loader) {
        assertThatThrownBy(() -> loader.getResource("text"))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("the files in its jars have more than 1000 bytes in all");
    }

    private static byte[] content(PluginLoader loader, String name) throws IOException {
        try (InputStream in = loader.getResourceAsStream(name)) {
            return in.readAllBytes();
        }
    }

    private static PluginLoader loader(Path... jars) {
        return new PluginLoader("plugin", List.of(jars), PluginLoaderTest.class.getClassLoader(), MOST);
    }

    private byte[] jarOf(String name, byte... content) throws IOException {
        Path file = folder.resolve("work");
        try (OutputStream bytes = Files.newOutputStream(file);
                JarOutputStream out = new JarOutputStream(bytes)) {
            out.putNextEntry(new JarEntry(name));
            out.write(content);
            out.closeEntry();
        }
        return Files.readAllBytes(file);
    }
}
