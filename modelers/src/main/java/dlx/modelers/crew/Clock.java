package dlx.modelers.crew;

import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times and spans of time as people write them, in minutes. */
final class Clock {

    static final int HOUR = 60;

    /** Two days: what ends after midnight is written with 24 hours more. */
    static final int GREATEST = 48 * HOUR;

    private static final Pattern TIME = Pattern.compile("([0-9]{1,2}):([0-5][0-9])");

    private Clock() {}

    /**
     * A word as minutes since midnight, or as a number of minutes.
     *
     * @param what what it is, for the message: {@code a time}
     */
    static int read(Word word, String what) {
        return minutes(word.text())
                .orElseThrow(() -> word.wrong("is not " + what, "hours and minutes from 0:00 to " + text(GREATEST)));
    }

    /** A time as minutes since midnight; absent if it is none. */
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
