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

/** A page of the documents: its text, and its name in the checkout, {@code docs/cli.md}. */
public record Page(String name, String text) {

    public static final Path ROOT =
            Path.of(System.getProperty("dlx.root", "..")).toAbsolutePath().normalize();

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\n(.*?)^```$");

    /** What stands between a line of three backticks, with its language, and the next such line; its first line counts from 1. */
    public record Block(String language, String text, int line) {}

    public static Page of(String name) {
        try {
            return new Page(name, Files.readString(ROOT.resolve(name)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All pages that people read: those at the root, and those of {@code docs} in their folders. */
    public static List<Page> all() {
        try (Stream<Path> root = Files.list(ROOT);
                Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(root, docs)
                    .filter(file -> file.toString().endsWith(".md") && !file.startsWith(ROOT.resolve("docs/apidocs")))
                    .map(file -> ROOT.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .map(Page::of)
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

    /** The first block without a language that has these words. */
    public String block(String words) {
        return blocks("").stream()
                .filter(block -> block.contains(words))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " has no block with \"" + words + '"'));
    }
}
