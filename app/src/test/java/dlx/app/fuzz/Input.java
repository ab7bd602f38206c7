package dlx.app.fuzz;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A text and settings for a model to read.
 *
 * @param text bytes that should be UTF-8; not to be changed
 * @param settings as {@code --set} gives them, by name
 */
record Input(byte[] text, Map<String, String> settings) {

    Input {
        settings = new TreeMap<>(settings); // equal order on all machines
    }

    static Input of(String text) {
        return new Input(text.getBytes(StandardCharsets.UTF_8), Map.of());
    }

    Input with(byte[] otherText) {
        return new Input(otherText, settings);
    }

    Input with(Map<String, String> otherSettings) {
        return new Input(text, otherSettings);
    }

    /** Returns this input with its text after another text. */
    Input behind(byte[] before) {
        byte[] all = Arrays.copyOf(before, before.length + text.length);
        System.arraycopy(text, 0, all, before.length, text.length);
        return with(all);
    }

    /** How many characters each line has, as far as it is UTF-8, without its end; what follows the last LF is a line. */
    List<Integer> lineLengths() {
        List<Integer> lengths = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length; i++) {
            if (i == text.length || text[i] == '\n') {
                lengths.add(new String(text, start, i - start, StandardCharsets.UTF_8).length());
                start = i + 1;
            }
        }
        return lengths;
    }

    /** As an expression of Java, to be pasted into a test. */
    @Override
    public String toString() {
        Charset charset = isUtf8() ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
        String code = literal(new String(text, charset)) + ".getBytes(StandardCharsets." + name(charset) + ")";
        StringBuilder shown = new StringBuilder(code);
        settings.forEach((name, value) ->
                shown.append(", --set ").append(name).append('=').append(literal(value)));
        return shown.toString();
    }

    private static String name(Charset charset) {
        return charset.name().replace('-', '_');
    }

    private boolean isUtf8() {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    private static String literal(String characters) {
        StringBuilder code = new StringBuilder("\"");
        for (char c : characters.toCharArray()) {
            switch (c) {
                case '\n' -> code.append("\\n");
                case '"' -> code.append("\\\"");
                case '\\' -> code.append("\\\\");
                default -> code.append(c >= ' ' && c < 0x7f ? String.valueOf(c) : octalOrUnicode(c));
            }
        }
        return code.append('"').toString();
    }

    /** Control characters in octal: a Unicode escape of a line end would end the line of the program. */
    private static String octalOrUnicode(char c) {
        return c < ' ' ? String.format("\\%03o", (int) c) : String.format("\\u%04x", (int) c);
    }
}
