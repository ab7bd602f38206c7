package dlx.app.trace;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonParser;
import dlx.web.PageLink;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Compares the links that the page writes and reads with those of the command line. */
class PageLinksTest {

    @AutoClose
    private static final PageModules asked = new PageModules(PageLinksTest.class);

    @Test
    void linksLeadBackAndAreThoseOfTheCommandLine() {
        for (String text :
                List.of("8\n", "", "53..7....\n6..195...\n", "ä \u2603 \uD83D\uDE00 & = # %\n", "x".repeat(5000))) {
            String reported = new Gson()
                    .toJson(Map.of(
                            "model", "queens", "text", text, "settings", Map.of("toroidal", "yes &"), "step", 60));
            String link = ask("linkOf", reported);
            assertThat(link).isEqualTo(PageLink.to("queens", text, Map.of("toroidal", "yes &")) + "&step=60");
            assertThat(JsonParser.parseString(ask("readLink", link))
                            .getAsJsonObject()
                            .get("text")
                            .getAsString())
                    .isEqualTo(text);
        }
        byte[] noise = new byte[9000];
        new Random(1).nextBytes(noise);
        String reported =
                new Gson().toJson(Map.of("model", "queens", "text", new String(noise, StandardCharsets.ISO_8859_1)));
        assertThat(ask("linkOf", reported)).as("too long").isEmpty();
        for (String wrong : List.of("", "#", "#model=queens", "#model=queens&text=!!", "#%zz", "#model=a&text=_____")) {
            assertThat(ask("readLink", wrong)).as(wrong).isEqualTo("null");
        }
    }

    /** Adds functions of browsers that this JavaScript engine lacks. */
    @BeforeAll
    static void giveBase64() {
        ProxyExecutable btoa = values ->
                Base64.getEncoder().encodeToString(values[0].asString().getBytes(StandardCharsets.ISO_8859_1));
        ProxyExecutable atob =
                values -> new String(Base64.getDecoder().decode(values[0].asString()), StandardCharsets.ISO_8859_1);
        asked.call("give", btoa, atob);
    }

    private static Object deflate(Value... values) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(bytes(values[0]));
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        while (!deflater.finished()) {
            out.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return numbers(out.toByteArray());
    }

    private static Object inflate(Value... values) {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(bytes(values[0]));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] buffer = new byte[8192];
            while (!inflater.finished()) {
                int count = inflater.inflate(buffer);
                if (count == 0 && !inflater.finished()) {
                    throw new IllegalStateException("cut off");
                }
                out.write(buffer, 0, count);
            }
            return numbers(out.toByteArray());
        } catch (DataFormatException e) {
            throw new IllegalStateException(e);
        } finally {
            inflater.end();
        }
    }

    private static byte[] bytes(Value list) {
        byte[] bytes = new byte[(int) list.getArraySize()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) list.getArrayElement(i).asInt();
        }
        return bytes;
    }

    private static Object numbers(byte... bytes) {
        Value array = asked.call("list");
        for (int i = 0; i < bytes.length; i++) {
            array.setArrayElement(i, bytes[i] & 255);
        }
        return array;
    }

    private static String ask(String function, String text) {
        ProxyExecutable deflate = PageLinksTest::deflate;
        ProxyExecutable inflate = PageLinksTest::inflate;
        return asked.await(asked.call(function, text, deflate, inflate)).asString();
    }
}
