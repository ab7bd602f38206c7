package dlx.browser.command;

import dlx.commands.console.InputException;
import dlx.commands.console.Inputs;
import dlx.commands.run.PuzzleInputs;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Inputs whose texts were sent with the request. Links and files of other programs are not supported here. */
final class SentInputs implements Inputs, PuzzleInputs {

    private final Map<String, String> texts;
    private final Map<String, String> errors;
    /** True once standard input has been read, after which it is empty. */
    private boolean isRead;

    private final Deque<byte[]> served = new ArrayDeque<>();

    /**
     * Creates the inputs of a request.
     *
     * @param texts the texts of inputs by their names
     * @param errors the messages about inputs that cannot be read, by their names
     */
    SentInputs(Map<String, String> texts, Map<String, String> errors) {
        this.texts = texts;
        this.errors = errors;
    }

    @Override
    public InputStream open(String file) {
        return new ByteArrayInputStream(readWhole(file));
    }

    @Override
    public byte[] readWhole(String file) {
        if (!served.isEmpty()) {
            return served.remove();
        }
        if (file.equals("-") && isRead) {
            return new byte[0];
        }
        isRead |= file.equals("-");
        if (errors.containsKey(file)) {
            throw new InputException(errors.get(file));
        }
        if (!texts.containsKey(file)) {
            throw InputException.missing(Inputs.shown(file), new IOException(file));
        }
        return texts.get(file).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public boolean isFile(String name) {
        return !name.equals("-") && (texts.containsKey(name) || errors.containsKey(name));
    }

    @Override
    public void serve(List<byte[]> contents) {
        served.addAll(contents);
    }

    @Override
    public String modelNamed(String word, Predicate<String> isModel) {
        return word;
    }

    @Override
    public String name(String file) {
        return Inputs.name(file);
    }

    @Override
    public Opened open(String file, String model) {
        return new Opened(open(file), Optional::empty);
    }
}
