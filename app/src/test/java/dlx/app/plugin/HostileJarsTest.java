package dlx.app.plugin;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import dlx.skips.Tier;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests jars that attack before any of their classes runs. Each is reported in a sentence or does no harm, and a good
 * plugin in the same folder works. Harmful classes are tested in HostilePluginsTest.
 */
@Timeout(120)
class HostileJarsTest {

    private static final int MEBIBYTE = 1 << 20;
    private static final long SEED = 36;
    private static final int JARS = Tier.of(30, 150);

    @TempDir
    Path folder;

    private Path work;
    private Path plugins;
    private Path hostile;

    @BeforeEach
    void aGoodPluginIsThere() throws IOException {
        work = Files.createDirectories(folder.resolve("work"));
        plugins = Files.createDirectories(folder.resolve("plugins"));
        hostile = plugins.resolve("hostile.jar");
        new PluginJar(work)
                .with("Zebra", PluginJar.source("Zebra", "zebra"))
                .naming("plugin.Zebra")
                .write(plugins.resolve("zebra.jar"));
    }

    private PluginJar parrot() throws IOException {
        return new PluginJar(work)
                .with("Parrot", PluginJar.source("Parrot", "parrot"))
                .naming("plugin.Parrot");
    }

    private Result run(String stdin, String... words) {
        return dlx(
                stdin,
                Stream.concat(Stream.of(words), Stream.of("--plugins", plugins.toString()))
                        .toArray(String[]::new));
    }

    /** Checks that the other plugins and the host work. */
    private void othersContinue() {
        assertThat(run("hello\n", "solve", "zebra").out()).isEqualTo("zebra says hello\n");
        assertThat(run("4\n", "count", "toy-queens")).isEqualTo(new Result(0, "2\n", ""));
        assertThat(run("", "models").out()).contains("toy-queens\t", "zebra\t");
    }

    private void isRefusedWith(String reason) {
        Result doctor = run("", "doctor");
        assertThat(doctor.code()).isZero();
        assertThat(doctor.out()).contains(hostile + ": ", reason).doesNotContain("\tat ");
        othersContinue();
        assertThat(run("hello\n", "solve", "parrot"))
                .satisfies(solved -> assertThat(solved.code()).isEqualTo(2))
                .satisfies(solved -> assertThat(solved.err()).contains("warning: " + hostile + ": "))
                .satisfies(solved -> assertThat(solved.err()).doesNotContain("\tat "));
    }

    private void isTaken() {
        assertThat(run("hello\n", "solve", "parrot")).isEqualTo(new Result(0, "parrot says hello\n", ""));
        othersContinue();
    }

    @Test
    void aBombIsRefused() throws IOException {
        try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(hostile))) {
            jar.putNextEntry(new ZipEntry(PluginJar.SERVICES));
            jar.write("plugin.Parrot\n".getBytes(StandardCharsets.UTF_8));
            jar.putNextEntry(new ZipEntry("zeros"));
            byte[] zeros = new byte[MEBIBYTE];
            for (int i = 0; i < 300; i++) {
                jar.write(zeros);
            }
        }
        assertThat(Files.size(hostile)).isLessThan(MEBIBYTE);
        isRefusedWith(": it cannot be read (the files in its jars have more than 268435456 bytes in all)");
    }

    @Test
    void aListOfModelsWithoutEndIsRefused() throws IOException {
        byte[] list = "plugin.Parrot\n".repeat(500_000).getBytes(StandardCharsets.UTF_8);
        parrot().with(PluginJar.SERVICES, list).write(hostile);
        othersContinue();
    }

    /** Entries of a jar are never written to files, so their names cannot lead elsewhere. */
    @Test
    void namesThatLeadElsewhereLeadNowhere() throws IOException {
        PluginJar jar = parrot();
        for (String name : new String[] {
            "../../escaped",
            "/escaped",
            "C:\\escaped",
            "..\\escaped",
            "a/../../escaped",
            "\u0000",
            "\n",
            "\u001b[31m",
            "x".repeat(60_000)
        }) {
            jar.with(name, new byte[] {1});
        }
        jar.write(hostile);
        isTaken();
        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).doesNotContain("escaped");
        }
    }

    /** Such classes are always loaded from the host: copies in a plugin do not have any effect. */
    @Test
    void classesInTheNameOfTheHostAreNotTaken() throws IOException {
        byte[] other = new byte[] {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe};
        parrot().with("dlx/api/ExactCoverModel.class", other)
                .with("dlx/api/CoverBuilder.class", other)
                .with("dlx/core/Solver.class", other)
                .with("dlx/app/Main.class", other)
                .with("java/lang/String.class", other)
                .with("module-info.class", other)
                .write(hostile);
        isTaken();
    }

    /** A module of the same name as one of the host's, as the compiler makes it. */
    @Test
    void aModuleWithTheNameOfTheHostIsAJarAsAnyOther() throws IOException {
        byte[] module;
        try (InputStream in = dlx.api.ExactCoverModel.class.getModule().isNamed()
                ? null
                : dlx.api.ExactCoverModel.class.getResourceAsStream("/module-info.class")) {
            module = in == null ? new byte[0] : in.readAllBytes();
        }
        assertThat(module).isNotEmpty();
        parrot().with("module-info.class", module).write(hostile);
        isTaken();
    }

    @Test
    void aClassInThePackageOfTheHostIsNoModel() throws IOException {
        byte[] parrot = Files.readAllBytes(compiledParrot());
        new PluginJar(work)
                .with("dlx/api/Parrot.class", parrot)
                .naming("dlx.api.Parrot")
                .write(hostile);
        isRefusedWith("dlx/api/Parrot");
    }

    @Test
    void aClassByAnotherNameThanItsOwnIsNoModel() throws IOException {
        byte[] parrot = Files.readAllBytes(compiledParrot());
        new PluginJar(work)
                .with("plugin/Macaw.class", parrot)
                .naming("plugin.Macaw")
                .write(hostile);
        isRefusedWith("plugin/Macaw");
    }

    private Path compiledParrot() throws IOException {
        parrot();
        return work.resolve("plugin/Parrot.class");
    }

    /** A place that a manifest names is read only if it is a jar: not a network address, a folder or a device. */
    @Test
    void aManifestThatNamesOtherPlacesReachesNothing() throws IOException {
        for (String place : new String[] {
            "http://127.0.0.1:9/x.jar",
            "file:///etc/passwd",
            "../../../../../../../../etc/passwd",
            "jar:file:x.jar!/y",
            "%00",
            "%zz",
            "/dev/zero",
            "/",
            "hostile.jar"
        }) {
            parrot().with(
                            "META-INF/MANIFEST.MF",
                            ("Manifest-Version: 1.0\nClass-Path: " + place + "\n\n").getBytes(StandardCharsets.UTF_8))
                    .write(hostile);
            Result solved = run("hello\n", "solve", "parrot");
            assertThat(solved.code()).as(place).isIn(0, 2);
            assertThat(solved.err()).as(place).doesNotContain("\tat ", "root:");
            othersContinue();
        }
    }

    /** The jars are cut, or some of their bytes are changed. */
    @Test
    void damagedJarsAreRefusedOrTaken() throws IOException {
        parrot().write(hostile);
        byte[] good = Files.readAllBytes(hostile);
        Random random = new Random(SEED);
        int refused = 0;
        for (int k = 0; k < JARS; k++) {
            byte[] damaged = k % 3 == 0 ? java.util.Arrays.copyOf(good, random.nextInt(good.length)) : good.clone();
            if (k % 3 != 0) {
                for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
                    damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
                }
            }
            Files.write(hostile, damaged);
            Result solved = run("hello\n", "solve", "parrot");
            assertThat(solved.code()).as("seed %d, jar %d: %s", SEED, k, solved).isIn(0, 1, 2);
            assertThat(solved.err()).as("seed %d, jar %d", SEED, k).doesNotContain("\tat ", "internal error");
            refused += solved.code() == 0 ? 0 : 1;
        }
        assertThat(refused).isGreaterThan(JARS / 3);
        othersContinue();
    }

    @Test
    void aNameThatMovesTheCursorIsShownEscaped() throws IOException {
        Path odd = plugins.resolve("\u001b[31m\nred.jar");
        Files.writeString(odd, "no jar");
        Result solved = run("hello\n", "solve", "parrot");
        assertThat(solved.err())
                .doesNotContain("\u001b")
                .contains("warning: " + plugins + "/\\u001b[31m\\u000ared.jar: it is not a jar");
    }
}
