package dlx.app.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A page of the documents: the folder that they lie in, a checkout or a packed one, the name there, {@code docs/cli.md}, and the text. */
public record Page(Path root, String name, String text) {

    public static final Path ROOT =
            Path.of(System.getProperty("dlx.root", "..")).toAbsolutePath().normalize();

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\n(.*?)^```$");

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");

    /** What stands between a line of three backticks, with its language, and the next such line; its first line counts from 1. */
    public record Block(String language, String text, int line) {}

    /** A page of the checkout. */
    public static Page of(String name) {
        return of(ROOT, name);
    }

    private static Page of(Path root, String name) {
        try {
            return new Page(root, name, Files.readString(root.resolve(name)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns all pages for users: those at the root, and those of docs in their folders. */
    public static List<Page> all() {
        return all(ROOT);
    }

    /** All pages of a folder that holds the documents. */
    public static List<Page> all(Path root) {
        try (Stream<Path> top = Files.list(root);
                Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            return Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md") && !file.startsWith(root.resolve("docs/apidocs")))
                    .map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .map(name -> of(root, name))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        Matcher matcher = BLOCK.matcher(text);
        while (matcher.find()) {
            int line = (int) text.substring(0, matcher.start(2)).lines().count() + 1;
            blocks.add(new Block(matcher.group(1), matcher.group(2), line));
        }
        return blocks;
    }

    /** The fenced blocks of one language, in their order; of none, if it is empty. */
    public List<String> blocks(String language) {
        return blocks().stream()
                .filter(block -> block.language().equals(language))
                .map(Block::text)
                .toList();
    }

    /** A link to a file, as its path from the root, and to a heading there, which may be empty. */
    public record Link(Path file, String heading) {}

    /** All links that do not lead into the network. */
    public List<Link> links() {
        String prose = text.replaceAll("(?ms)^```.*?^```$", "").replaceAll("`[^`\n]*`", "");
        Path here = Path.of(name);
        return LINK.matcher(prose)
                .results()
                .map(found -> found.group(1))
                .filter(target -> !target.matches("[a-z]+:.*"))
                .map(target -> target.split("#", 2))
                .map(parts -> new Link(
                        parts[0].isEmpty()
                                ? here
                                : here.resolveSibling(parts[0]).normalize(),
                        parts.length == 2 ? parts[1] : ""))
                .toList();
    }

    /** The first block without a language that has these words. */
    public String block(String words) {
        return blocks("").stream()
                .filter(block -> block.contains(words))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " has no block with \"" + words + '"'));
    }
}
