package dlx.api;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Regular expressions over the text of a stranger. A pattern whose parts compete for the same characters may take quadratic
 * time and more, and a matcher does not look at the interrupt of its thread. Here each character that a matcher reads looks
 * at it, so that a host can end the work.
 *
 * <p>This is the second wall. The first one is the pattern: no two unbounded parts side by side may take the same characters,
 * unless the former is possessive ({@code \\s*+}).
 *
 * <p>Thread-safe: nothing is kept.
 *
 * @since 0.1
 */
@Experimental
public final class WatchedText {

    private WatchedText() {}

    /**
     * A matcher that an interrupt of its thread ends.
     *
     * @param pattern what is looked for
     * @param text where
     * @return a matcher; its methods throw a {@link NotKnownException} where the thread that calls them is interrupted
     */
    public static Matcher matcher(Pattern pattern, CharSequence text) {
        return pattern.matcher(new Watched(Objects.requireNonNull(text, "text")));
    }

    /**
     * Whether a pattern takes all of a text.
     *
     * @param regex a regular expression
     * @param text the text of a stranger
     * @return whether it does
     * @throws NotKnownException if the thread is interrupted
     */
    public static boolean matches(String regex, CharSequence text) {
        return matcher(Pattern.compile(regex), text).matches();
    }

    /**
     * A text in which what a pattern takes is replaced.
     *
     * @param regex a regular expression
     * @param text the text of a stranger
     * @param replacement as {@link Matcher#replaceAll(String)} reads it
     * @return the text with each match replaced
     * @throws NotKnownException if the thread is interrupted
     */
    public static String replaceAll(String regex, CharSequence text, String replacement) {
        return matcher(Pattern.compile(regex), text).replaceAll(replacement);
    }

    /** Characters that look at the interrupt. */
    private record Watched(CharSequence text) implements CharSequence {

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            if (Thread.currentThread().isInterrupted()) {
                throw new NotKnownException("the reading of a text was interrupted");
            }
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
