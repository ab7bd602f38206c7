package dlx.formats.penpa;

import dlx.api.WatchedText;
import dlx.formats.text.Words;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * The code of Penpa+'s links. Names in the JSON become two letters, then raw DEFLATE compresses the text, and base 64
 * encodes it. Source: the class Puzzle and its method maketext in class_p.js of penpa-edit.
 */
final class PenpaCode {

    /** Maximum length of a text, in bytes: more than any drawing of a sudoku. */
    private static final int LONGEST = 1 << 22;

    private static final int CHUNK = 1 << 13;

    private static final Pattern SHORT = Pattern.compile("z[0-9A-Z_]");
    private static final Map<String, String> NAMES = names();

    private PenpaCode() {}

    private static Map<String, String> names() {
        Map<String, String> names =
                Words.table("z9 qa, zQ pu_q, zA pu_a, zG grid, zM edit_mode, zS surface, zL line, zE lineE, zW wall, "
                        + "zC cage, zN number, zY symbol, zP special, zB board, zR command_redo, zU command_undo, z8 "
                        + "command_replay, z1 numberS, zF freeline, z2 freelineE, zT thermo, z3 arrows, zD "
                        + "direction, z0 squareframe, z5 polygon, z4 deletelineE, z6 killercages, z7 nobulbthermo, "
                        + "z_ __a");
        names.replaceAll((code, name) -> '"' + name + '"');
        names.put("zO", "null");
        return names;
    }

    /** Returns JSON with its short names replaced by the names. */
    static String expanded(String json) {
        Matcher found = WatchedText.matcher(SHORT, json);
        StringBuilder names = new StringBuilder(json.length());
        int end = 0; // a loop, because TeaVM's library does not have replaceAll with a function
        while (found.find()) {
            names.append(json, end, found.start()).append(NAMES.getOrDefault(found.group(), found.group()));
            end = found.end();
        }
        return names.append(json, end, json.length()).toString();
    }

    /** Returns JSON with its names replaced by short names. */
    static String shortened(String json) {
        String shortened = json;
        for (Map.Entry<String, String> name : NAMES.entrySet()) {
            shortened = shortened.replace(name.getValue(), name.getKey());
        }
        return shortened;
    }

    /** Decodes the text of a code; empty if the code is not valid or its text is longer than {@link #LONGEST}. */
    static Optional<String> read(String code) {
        byte[] compressed;
        try {
            compressed = Base64.getDecoder().decode(unfilled(code.replace(' ', '+')));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(compressed);
            byte[] text = new byte[CHUNK];
            int length = 0;
            while (!inflater.finished()) {
                int more = inflater.inflate(text, length, text.length - length);
                length += more;
                if (more == 0 && !inflater.finished() || length > LONGEST) {
                    return Optional.empty(); // the end is missing, or the text exceeds the limit
                }
                text = withRoom(text, length);
            }
            return Optional.of(new String(text, 0, length, StandardCharsets.UTF_8));
        } catch (DataFormatException e) {
            return Optional.empty();
        } finally {
            inflater.end();
        }
    }

    /** Removes the padding of base 64. A loop is used, because a pattern would start again at each sign. */
    private static String unfilled(String code) {
        int length = code.length();
        while (length > 0 && code.charAt(length - 1) == '=') {
            length--;
        }
        return code.substring(0, length);
    }

    /** Encodes a text. */
    static String write(String text) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try {
            deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
            deflater.finish();
            byte[] compressed = new byte[CHUNK];
            int length = 0;
            while (!deflater.finished()) {
                length += deflater.deflate(compressed, length, compressed.length - length);
                compressed = withRoom(compressed, length);
            }
            return Base64.getEncoder().encodeToString(Arrays.copyOf(compressed, length));
        } finally {
            deflater.end();
        }
    }

    private static byte[] withRoom(byte[] bytes, int used) {
        return used < bytes.length ? bytes : Arrays.copyOf(bytes, 2 * bytes.length);
    }
}
