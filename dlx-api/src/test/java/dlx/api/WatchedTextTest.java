package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WatchedTextTest {

    @AfterEach
    void clear() {
        Thread.interrupted();
    }

    @Test
    void matchesAsAStringDoes() {
        Matcher found = WatchedText.matcher(Pattern.compile("(b+)(x?)"), "abbc");
        assertThat(found.find()).isTrue();
        assertThat(found.group(1)).isEqualTo("bb");
        assertThat(found.start()).isEqualTo(1);
        assertThat(WatchedText.matches("[a-c]+", "abbc")).isTrue();
        assertThat(WatchedText.matches("[a-b]+", "abbc")).isFalse();
        assertThat(WatchedText.replaceAll("b(.)", "abbcb", "<$1>")).isEqualTo("a<b>cb");
        assertThat(WatchedText.replaceAll("x", "abbc", "")).isEqualTo("abbc");
    }

    @Test
    void anInterruptEndsAPatternThatWouldNeverEnd() {
        String text = "a".repeat(10_000);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> WatchedText.matches("(a|a)*b", text))
                .isInstanceOf(NotKnownException.class)
                .hasMessage("the reading of a text was interrupted");
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
    }
}
