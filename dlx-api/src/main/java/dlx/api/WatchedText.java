package dlx.api;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Regular expressions over the text of an untrusted user. A pattern whose parts compete for the same characters may
 * take quadratic time and more, and a matcher does not check the interrupt of its thread. Here each character that a
 * matcher reads checks the interrupt, so that a host can end the work.
 *
 * <p>This is the second defence. The first is the pattern itself: no two adjacent unbounded parts may match the same
 * characters, unless the first of them is possessive ({@code \\s*+}).
 *
 * <p>Thread-safe: it does not have state.
 *
 * @since 0.1
 */
@Experimental
public final class WatchedText {

    private WatchedText() {}

    /**
     * Returns a matcher that ends when its thread is interrupted.
     *
     * @param pattern the pattern
     * @param text the text to match
     * @return a matcher, whose methods throw a {@link NotKnownException} if the calling thread is interrupted
     */
    public static Matcher matcher(Pattern pattern, CharSequence text) {
        return pattern.matcher(new Watched(Objects.requireNonNull(text, "text")));
    }

    /**
     * Returns true if a pattern matches all of a text.
     *
     * @param regex a regular expression
     * @param text the text of an untrusted user
     * @return true if it matches the whole text
     * @throws NotKnownException if the thread is interrupted
     */
    public static boolean matches(String regex, CharSequence text) {
        return matcher(Pattern.compile(regex), text).matches();
    }

    /**
     * Replaces each match of a pattern in a text.
     *
     * @param regex a regular expression
     * @param text the text of an untrusted user
     * @param replacement as {@link Matcher#replaceAll(String)} reads it
     * @return the text with each match replaced
     * @throws NotKnownException if the thread is interrupted
     */
    public static String replaceAll(String regex, CharSequence text, String replacement) {
        return matcher(Pattern.compile(regex), text).replaceAll(replacement);
    }

    /** Characters that check the interrupt of the thread that reads them. */
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
