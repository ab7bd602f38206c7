package dlx.app.foreign;

import com.google.inject.Inject;
import dlx.api.PuzzleSyntaxException;
import dlx.commands.console.Console;
import dlx.commands.console.InputException;
import dlx.commands.console.Inputs;
import dlx.commands.run.PuzzleInputs;
import dlx.formats.ForeignFormats;
import dlx.formats.Imported;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Opens inputs that may be links or files of other programs, and turns these into texts of the models. If the beginning
 * of an input shows that it is a model's text, the rest is not read ahead. So a slow input is read as it arrives.
 *
 * @param console receives a warning for each part that an import loses
 */
public record ForeignInput(Inputs inputs, Console console) implements PuzzleInputs {

    /** Name of a link of the command line in messages. */
    private static final String LINK = "<link>";

    /** Maximum number of bytes used to decide whether a text may be of another program. */
    private static final int HEAD = 512;

    /** Maximum length of a file of another program, in bytes. */
    private static final int LONGEST = 1 << 26;

    /** The beginnings of texts of other programs; a file of MPS may begin with comments. */
    private static final List<String> BEGINNINGS =
            List.of("{", "<", ":", "http", "sudokupad:", "#A", "\ufeff<", "*", "NAME", "OBJSENSE", "ROWS", "order");

    @Inject
    public ForeignInput {}

    /** Returns true if a word of the command line is a link. */
    public static boolean isLink(String word) {
        boolean mayBe = word.contains("://") || word.contains("/") && (word.contains("?") || word.contains("#"));
        return mayBe && ForeignFormats.isLink(word); // loads the formats only for likely links
    }

    @Override
    public String name(String file) {
        return shown(file);
    }

    /** Returns the name of an input in messages. */
    static String shown(String file) {
        return isLink(file) ? LINK : Inputs.name(file);
    }

    /**
     * Reads a link or a file of another program.
     *
     * @throws InputException if the input cannot be read, or its program is not supported
     * @throws PuzzleSyntaxException if the program is supported, but the puzzle is wrong
     */
    public Imported read(String file) {
        return read(file, Optional.empty());
    }

    /**
     * Reads a link, a file of another program, or a text that does not show its program: a table, a matrix or a graph.
     *
     * @param model the id of the model; empty if the text shows it
     * @throws InputException if the input cannot be read, its program is not supported, or it is for another model
     * @throws PuzzleSyntaxException if the puzzle is wrong, or may be for several models
     */
    public Imported read(String file, Optional<String> model) {
        if (isLink(file)) {
            return checked(
                    file,
                    model,
                    ForeignFormats.read(shown(file), file)
                            .orElseThrow(() -> new InputException(shown(file)
                                    + ": not a link of a supported program; expected one of "
                                    + ForeignFormats.programs())));
        }
        byte[] bytes = inputs.readWhole(file);
        Imported imported = ForeignFormats.read(shown(file), bytes)
                .or(() -> ForeignFormats.readPlain(shown(file), bytes, model))
                .orElseThrow(() -> new InputException(shown(file)
                        + ": not a file of a supported program; expected one of "
                        + ForeignFormats.programs() + ", or " + ForeignFormats.plainTexts()));
        return checked(file, model, imported);
    }

    private static Imported checked(String file, Optional<String> model, Imported imported) {
        if (model.isPresent() && !model.get().equals(imported.model())) {
            throw new InputException(shown(file) + ": " + imported.program() + ": this is a puzzle of the model "
                    + imported.model() + ", not of " + model.get() + "; expected --as " + imported.model());
        }
        return imported;
    }

    @Override
    public String modelNamed(String word, Predicate<String> isModel) {
        try {
            if (isLink(word)) {
                return read(word).model();
            }
            return isModel.test(word) ? word : modelOfFile(word).orElse(word);
        } catch (PuzzleSyntaxException e) {
            throw new InputException(String.valueOf(e.getMessage()));
        }
    }

    /**
     * Returns the model of a file of another program; empty if the file does not exist, or its program is not
     * recognized.
     */
    private Optional<String> modelOfFile(String file) {
        return inputs.isFile(file)
                ? ForeignFormats.read(shown(file), inputs.readWhole(file)).map(Imported::model)
                : Optional.empty();
    }

    @Override
    public Opened open(String file, String model) {
        ImportHint hint = new ImportHint(model, file);
        Opened opened = opened(file, model);
        return new Opened(hint.keeping(opened.stream()), hint::sentence, opened.objective());
    }

    private Opened opened(String file, String model) {
        if (isLink(file)) {
            return of(file, model, read(file));
        }
        InputStream in = inputs.open(file);
        try {
            byte[] head = head(in);
            InputStream whole = new SequenceInputStream(new ByteArrayInputStream(head), in);
            return mayBeForeign(head) ? openWhole(file, model, whole) : new Opened(whole, Optional::empty);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the beginning of an input, about its first line. A model has to wait for that much in any case. */
    private static byte[] head(InputStream in) throws IOException {
        byte[] head = new byte[HEAD];
        int length = 0;
        boolean isOver = false;
        while (!isOver) {
            int read = in.read(head, length, HEAD - length);
            length += Math.max(0, read);
            isOver = read < 0
                    || length == HEAD
                    || new String(head, 0, length, StandardCharsets.ISO_8859_1).contains("\n");
        }
        return Arrays.copyOf(head, length);
    }

    private Opened openWhole(String file, String model, InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(LONGEST);
        if (bytes.length == LONGEST) {
            return new Opened(new SequenceInputStream(new ByteArrayInputStream(bytes), in), Optional::empty);
        }
        in.close();
        Optional<Imported> found = ForeignFormats.read(shown(file), bytes);
        return found.isPresent()
                ? of(file, model, found.get())
                : new Opened(new ByteArrayInputStream(bytes), Optional::empty);
    }

    /**
     * Returns true if a text that begins with these bytes may be of another program. It is then read as a whole, and
     * may still be a model's text.
     */
    private static boolean mayBeForeign(byte[] head) {
        String start = new String(head, StandardCharsets.UTF_8).stripLeading();
        boolean isPacked = head.length > 1 && head[0] == 0x1f && head[1] == (byte) 0x8b; // gzip's magic number
        return isPacked || BEGINNINGS.stream().anyMatch(start::startsWith) || start.contains("[Puzzle]");
    }

    private Opened of(String file, String model, Imported imported) {
        if (!imported.model().equals(model)) {
            throw new InputException(shown(file) + ": " + imported.program() + ": this is a puzzle of the model "
                    + imported.model() + ", not of " + model + "; expected: dlx import, and its text to the model "
                    + imported.model());
        }
        reportLost(file, imported, imported.lost());
        byte[] text = imported.text().getBytes(StandardCharsets.UTF_8);
        return new Opened(new ByteArrayInputStream(text), Optional::empty, imported.objective());
    }

    /** Warns of each part of the input that an import loses. */
    public void reportLost(String file, Imported imported, List<String> lost) {
        lost.forEach(part -> console.warn(shown(file) + ": " + imported.program() + ": not carried over: " + part));
    }
}
