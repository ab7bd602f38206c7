package dlx.app.hostile;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.puzzles.PuzzleReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A puzzle whose names are scripts: as many words of a good text as its model lets anybody choose.
 *
 * @param model which reads it
 * @param words how many words are scripts
 */
public record HostileText(String model, String text, int words) {

    /** Scripts, each of which would run in one of the places of a word: text, an attribute, a script, an address. */
    private static final List<String> SCRIPTS = List.of(
            "<script>document.title='run'</script>",
            "\"/><svg/onload=document.title='run'>",
            "'onmouseover='document.title=1",
            "</script><img/src=x/onerror=document.title='run'>",
            "</text><foreignObject><b/onclick=run()>",
            "]]><script>run()</script>",
            "javascript:document.title='run'",
            "${document.title='run'}",
            "&#60;script&#62;",
            "--><b>",
            // For names of one or a few letters.
            "<b>",
            "&lt",
            "<",
            "&",
            "\"",
            "'",
            ">");

    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9]*");
    private static final Pattern COMMENT = Pattern.compile("(?m)^(#|\\| |c ).*\\n");
    private static final int MOST_WORDS = 24;
    private static final int MOST_BYTES = 700;

    /** Returns a text for each model that accepts any of these scripts as a word, in the order of the ids. */
    public static List<HostileText> all() {
        List<String> texts = texts();
        return ModelRegistry.load().all().stream()
                .filter(model -> !model.type().getName().startsWith("dlx.app."))
                .flatMap(model -> of(model, texts).stream())
                .toList();
    }

    /** Returns the model's own example with scripts if the model accepts any there, else the text with most scripts. */
    private static Optional<HostileText> of(LoadedModel<?, ?> model, List<String> texts) {
        HostileText own = spoilt(model, withoutComments(model.example()));
        if (own.words > 0) {
            return Optional.of(own);
        }
        return texts.stream()
                .filter(text -> isRead(model, text))
                .map(text -> spoilt(model, text))
                .filter(spoilt -> spoilt.words > 0)
                .max(Comparator.comparingInt(HostileText::words));
    }

    private static HostileText spoilt(LoadedModel<?, ?> model, String good) {
        String text = good;
        int words = 0;
        TreeSet<String> different = new TreeSet<>();
        WORD.matcher(good).results().forEach(found -> different.add(found.group()));
        for (String word : different.stream().limit(MOST_WORDS).toList()) {
            for (int k = 0; k < SCRIPTS.size(); k++) {
                String script = SCRIPTS.get((words + k) % SCRIPTS.size());
                String number = script.length() > 1 ? String.valueOf(words) : ""; // two names stay two
                String changed = text.replaceAll(
                        "(?<![A-Za-z0-9])" + word + "(?![A-Za-z0-9])", Matcher.quoteReplacement(script + number));
                if (!changed.equals(text) && isRead(model, changed)) {
                    text = changed;
                    words++;
                    break;
                }
            }
        }
        return new HostileText(model.id(), text, words);
    }

    private static <P> boolean isRead(LoadedModel<P, ?> model, String text) {
        try {
            PuzzleReader<P> puzzles = new PuzzleReader<>(model, PuzzleText.of(text));
            int count = 0;
            while (puzzles.next().isPresent()) {
                count++;
            }
            return count > 0;
        } catch (PuzzleSyntaxException e) {
            return false;
        }
    }

    private static List<String> texts() {
        try (Stream<Path> files = Files.walk(Path.of("..", "examples"), 1)) {
            List<String> texts = new ArrayList<>();
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (Files.size(file) <= MOST_BYTES) {
                    texts.add(withoutComments(Files.readString(file)));
                }
            }
            return texts;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String withoutComments(String text) {
        return COMMENT.matcher(text).replaceAll("");
    }

    @Override
    public String toString() {
        return model + ", " + words + " words";
    }
}
