package dlx.modelers.calendar;

import dlx.api.Line;
import dlx.api.WatchedText;
import dlx.api.Word;
import java.time.Month;
import java.time.MonthDay;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A reader of dates in the formats of users; empty for any date. */
final class DateReader {

    static final String ANY = "any";
    private static final String EXPECTED = "a date like 12-25 or '25 December'";
    private static final int LONGEST = 1000;

    private DateReader() {}

    static Optional<MonthDay> read(Line line) {
        if (line.text().length() > LONGEST) {
            throw line.error(LONGEST + 1, "the line continues here; expected " + EXPECTED);
        }
        List<Word> words = line.words();
        Word first = words.get(0);
        boolean alone = first.text().equals(ANY) || WatchedText.matches("[0-9]+-[0-9]+", first.text());
        int length = alone ? 1 : 2;
        if (words.size() > length) {
            throw words.get(length).wrong("is one too many", "the line to end after the date");
        }
        if (words.size() < length) {
            throw first.wrong("is not a date", EXPECTED + ", or '" + ANY + "'");
        }
        if (first.text().equals(ANY)) {
            return Optional.empty();
        }
        return Optional.of(alone ? numbers(first) : named(first, words.get(1)));
    }

    private static MonthDay numbers(Word date) {
        int dash = date.text().indexOf('-');
        Word month = new Word(date.line(), date.column(), date.text().substring(0, dash));
        Word day = new Word(date.line(), date.column() + dash + 1, date.text().substring(dash + 1));
        return date(Month.of(month.toInt("a month", 1, 12)), day);
    }

    /** Returns the date of a day and a month, in either order. */
    private static MonthDay named(Word first, Word second) {
        boolean dayFirst = Character.isDigit(first.text().charAt(0));
        Word name = dayFirst ? second : first;
        Month month = Stream.of(Month.values())
                .filter(candidate -> isNameOf(candidate, name.text().toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> name.wrong("is not a month", "January to December, or three letters of these"));
        return date(month, dayFirst ? first : second);
    }

    private static boolean isNameOf(Month month, String word) {
        return word.equals(month.name()) || word.equals(month.name().substring(0, 3));
    }

    private static MonthDay date(Month month, Word day) {
        String name = month.name().charAt(0) + month.name().substring(1).toLowerCase(Locale.ROOT);
        return MonthDay.of(month, day.toInt("a day of " + name, 1, month.maxLength()));
    }
}
