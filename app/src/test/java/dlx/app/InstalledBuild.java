package dlx.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A repository of Maven that was empty, and into which this build alone was installed. What else a project needs, plugins and
 * JUnit, it gets from the repository of this build as from a far one: no network.
 */
public final class InstalledBuild {

    private static final Path ROOT = Path.of(System.getProperty("dlx.root", ".."));
    private static final String VERSION = System.getProperty("dlx.version", "");

    private final Path repository;
    private final Path settings;

    private InstalledBuild(Path repository, Path settings) {
        this.repository = repository;
        this.settings = settings;
    }

    public static InstalledBuild in(Path folder) throws IOException {
        InstalledBuild build = new InstalledBuild(folder.resolve("repository"), folder.resolve("settings.xml"));
        Files.writeString(
                build.settings,
                "<settings><mirrors><mirror><id>far</id><mirrorOf>*</mirrorOf><url>"
                        + Path.of(System.getProperty("dlx.repository", "")).toUri()
                        + "</url></mirror></mirrors></settings>\n");
        build.install("", "dlx-parent");
        build.install("extras", "dlx-extras");
        for (String part : List.of("dlx-api", "dlx-core")) {
            build.install(part, part);
        }
        build.install("packaging/bom", "dlx-bom");
        build.install("extras/testkit", "dlx-testkit");
        return build;
    }

    /** With the parts that make a web page of a plugin. */
    public InstalledBuild withPages() throws IOException {
        for (String part : List.of("formats", "commands", "rules", "library", "web", "browser", "site")) {
            install("hosts/" + part, "dlx-" + part);
        }
        install("extras/maven-plugin", "dlx-maven-plugin");
        return this;
    }

    private void install(String module, String artifact) throws IOException {
        String group = System.getProperty("dlx.group", "").replace('.', '/');
        Path to = Files.createDirectories(
                repository.resolve(group).resolve(artifact).resolve(VERSION));
        Path from = ROOT.resolve(module);
        Path flat = from.resolve("target/.flattened-pom.xml");
        String file = artifact + '-' + VERSION;
        Files.copy(Files.exists(flat) ? flat : from.resolve("pom.xml"), to.resolve(file + ".pom"));
        Path jar = from.resolve("target").resolve(file + ".jar");
        if (Files.exists(jar)) {
            Files.copy(jar, to.resolve(file + ".jar"));
        }
    }

    /** A script that calls {@code mvn}, with this repository. */
    public String withMaven(String script) {
        String maven =
                Path.of(System.getProperty("dlx.maven", ""), "bin", "mvn").toString();
        return "mvn() { '" + maven + "' -B -ntp -s '" + settings + "' -Dmaven.repo.local='" + repository
                + "' \"$@\" >&2; }\n" + script;
    }
}
