package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Python;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code check.py} says in one line what is wrong with any text, and the same as {@code dlx verify}. */
class CheckScriptTest {

    private static final String COVER = "3 0=3 1=4 01=6 2=1 12=2\n";
    private static final Pattern PRICES = Pattern.compile("prices( -?\\d+)+");

    @TempDir
    private Path folder;

    private String proof = "";

    @BeforeAll
    static void needsPython() throws IOException {
        Python.needed();
    }

    @BeforeEach
    void proveTheBest() throws IOException {
        Path file = folder.resolve("p");
        assertThat(dlx(COVER, "best", "toy-cover", "--proof", file.toString()).code())
                .isZero();
        proof = Files.readString(file);
        Files.writeString(
                folder.resolve("c"),
                dlx(COVER, "export", "toy-cover", "--to", "json").out());
        assertThat(bothSay(proof)).isTrue();
    }

    @Test
    void pricesMayCountSmallParts() throws IOException {
        BigInteger times = BigInteger.ONE.shiftLeft(40);
        assertThat(bothSay(prices(price -> new BigInteger(price).multiply(times).toString())))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "00", "+1", "1.0", "x"})
    void aScaleIsOneOrMore(String scale) throws IOException {
        assertThat(bothSay(proof.replaceFirst("prices \\d+", "prices " + scale)))
                .isFalse();
    }

    @Test
    void noNumberIsTooLongForAnAnswer() throws IOException {
        for (int digits : new int[] {20, 4301, 5001, 100_000}) {
            assertThat(bothSay(proof.replaceFirst("prices \\d+", "prices " + "9".repeat(digits))))
                    .isFalse();
            assertThat(bothSay(proof.replaceFirst("best greatest -?\\d+", "count " + "9".repeat(digits))))
                    .isFalse();
            assertThat(bothSay(prices(price -> "9".repeat(digits)))).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\t", "\r", "\r\n", " \n\t "})
    void wordsStandBetweenBlanks(String blank) throws IOException {
        assertThat(bothSay(proof.replace(" ", blank))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u000b", "\f", "\u001c", "\u001f", "\u0000", "\u0085", "\u00a0", "\u2003"})
    void nothingElseIsABlank(String character) throws IOException {
        assertThat(bothSay(proof.replace(" ", character))).isFalse();
        assertThat(bothSay(proof + character)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no json",
                "null",
                "7",
                "[]",
                "{}",
                "{'items':[],'options':[]}",
                "{'items':7,'options':[],'taken':[],'banned':[],'relaxed':[]}",
                "{'items':[1],'options':[],'taken':[],'banned':[],'relaxed':[]}",
                "{'items':[{'primary':1}],'options':[],'taken':[],'banned':[],'relaxed':[]}",
                "{'items':[{'primary':true}],'options':[],'taken':[],'banned':[],'relaxed':[]}",
                "{'items':[{'primary':true,'at_least':1,'at_most':-1}],'options':[],'taken':[],'banned':[],'relaxed':[]}",
                "{'items':[],'options':[[1]],'taken':[],'banned':[],'relaxed':[]}",
                "{'items':[],'options':[{'items':[1]}],'taken':[],'banned':[],'relaxed':[]}",
                "{'items':[],'options':[{'items':'1'}],'taken':[],'banned':[],'relaxed':[]}",
                "{'items':[{'primary':false}],'options':[{'items':[1],'colors':[{}]}],'taken':[],'banned':[],'relaxed':[]}",
                "{'items':[{'primary':false}],'options':[{'items':[1],'weight':'1'}],'taken':[],'banned':[],'relaxed':[]}",
                "{'items':[{'primary':false}],'options':[{'items':[1],'weight':1e99}],'taken':[],'banned':[],'relaxed':[]}",
                "{'items':[],'options':[],'taken':[1],'banned':[],'relaxed':[]}",
                "{'items':[],'options':[],'taken':[],'banned':{},'relaxed':[]}",
                "{'items':[],'options':[],'taken':[],'banned':[],'relaxed':[0]}",
            })
    void aCoverOfAnotherShapeIsNone(String json) throws IOException {
        assertIsNoCover(json.replace('\'', '"'));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"items\":["})
    void norIsOneThatIsTooDeep(String opening) throws IOException {
        assertIsNoCover(opening.repeat(200_000));
    }

    private void assertIsNoCover(String json) throws IOException {
        Path cover = Files.writeString(folder.resolve("c"), json);
        Path file = Files.writeString(folder.resolve("p"), proof);
        assertThat(check(cover, file))
                .isEqualTo(cover + ": not a cover; expected the output of dlx export --to json\n");
    }

    /** Whether both checkers accept a proof; each in one line. */
    private boolean bothSay(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("p"), text);
        String theirs = check(folder.resolve("c"), file);
        String ours =
                dlx(COVER, "verify", "toy-cover", "--proof", file.toString()).out();
        assertThat(theirs).hasLineCount(1).matches("(?s)(proved|the proof is wrong): .*");
        assertThat(ours.startsWith("proved: ")).as(ours + theirs).isEqualTo(theirs.startsWith("proved: "));
        return ours.startsWith("proved: ");
    }

    /** The proof with another scale, and other prices. */
    private String prices(UnaryOperator<String> change) {
        return PRICES.matcher(proof)
                .replaceFirst((MatchResult found) -> Arrays.stream(found.group().split(" "))
                        .map(word -> word.equals("prices") ? word : change.apply(word))
                        .collect(Collectors.joining(" ")));
    }

    private static String check(Path cover, Path proof) throws IOException {
        return Python.check("check.py", cover, proof);
    }
}
