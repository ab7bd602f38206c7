package dlx.app.fuzz;

import dlx.api.Setting;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The texts that a model's inputs are made of.
 *
 * @param good texts that the model reads without a word, its own example first
 * @param others every other text of the project, in the forms of other models or spoilt
 * @param words what the values of settings are made of
 */
record Seeds(List<byte[]> good, List<byte[]> others, List<String> words) {

    private static final List<Path> FOLDERS =
            List.of(Path.of("../examples"), Path.of("../modelers/src/test/resources"));

    /** Larger texts take the time of many small ones, and show no more. */
    private static final long MOST_BYTES = 8000;

    static Seeds of(Target<?, ?> target, List<byte[]> texts) {
        List<byte[]> good = new ArrayList<>();
        List<byte[]> others = new ArrayList<>();
        good.add(target.model().example().getBytes(StandardCharsets.UTF_8));
        texts.forEach(text -> (isGood(target, text) ? good : others).add(text));
        return new Seeds(good, others, words(target));
    }

    /** The texts of the examples and of the models' tests; none where only the classes are at hand. */
    static List<byte[]> texts() {
        List<byte[]> texts = new ArrayList<>();
        for (Path folder : FOLDERS) {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.walk(folder)) {
                    for (Path file : files.filter(Seeds::isText).sorted().toList()) {
                        texts.add(Files.readAllBytes(file));
                    }
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
        return texts;
    }

    private static boolean isText(Path file) {
        return Files.isRegularFile(file)
                && file.toFile().length() <= MOST_BYTES
                && !file.toString().endsWith(".java");
    }

    private static boolean isGood(Target<?, ?> target, byte[] text) {
        try {
            Reading<?> reading = Reading.of(target.loaded(), Input.of("").with(text));
            return !reading.puzzles().isEmpty() && reading.rejections().isEmpty();
        } catch (RuntimeException e) {
            return false; // and will be found when it is spoilt
        }
    }

    /** The words of the grammar and of the settings, and some that are in no text. */
    private static List<String> words(Target<?, ?> target) {
        Set<String> words = new LinkedHashSet<>(List.of("", "yes", "no", "2x3", "3x2", "6,7", "5-7", "1,2,3", "3"));
        for (Setting setting : target.model().settings()) {
            words.addAll(List.of((setting.values() + ' ' + setting.meaning()).split("[\\s|,:;()]+")));
        }
        words.addAll(List.of(target.model().grammar().split("[\\s|,:;()]+")));
        return List.copyOf(words);
    }
}
