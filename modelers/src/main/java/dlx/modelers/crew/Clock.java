package dlx.modelers.crew;

import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Converts times and durations between text ({@code 7:30}) and minutes. */
final class Clock {

    static final int HOUR = 60;

    /** Maximum time, two days: times after midnight have 24 hours more. */
    static final int GREATEST = 48 * HOUR;

    private static final Pattern TIME = Pattern.compile("([0-9]{1,2}):([0-5][0-9])");

    private Clock() {}

    /**
     * Returns a time as minutes since midnight, or a duration in minutes.
     *
     * @param what the meaning of the word, for the message: {@code a time}
     */
    static int read(Word word, String what) {
        return minutes(word.text())
                .orElseThrow(() -> word.wrong("is not " + what, "hours and minutes from 0:00 to " + text(GREATEST)));
    }

    /** Returns a time as minutes since midnight; empty if the text is not a time. */
    static Optional<Integer> minutes(String text) {
        Matcher time = WatchedText.matcher(TIME, text);
        return time.matches()
                ? Optional.of(Integer.parseInt(time.group(1)) * HOUR + Integer.parseInt(time.group(2)))
                        .filter(minutes -> minutes <= GREATEST)
                : Optional.empty();
    }

    static String text(int minutes) {
        return String.format(Locale.ROOT, "%02d:%02d", minutes / HOUR, minutes % HOUR);
    }
}
