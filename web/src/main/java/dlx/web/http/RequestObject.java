package dlx.web.http;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dlx.web.play.Bookmark;
import dlx.web.play.Refused;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The JSON object of a request. A value that is missing or of another kind is refused with its key. */
final class RequestObject {

    private final JsonObject object;

    private RequestObject(JsonObject object) {
        this.object = object;
    }

    static RequestObject of(String text) {
        try {
            JsonElement element = JsonParser.parseString(text);
            if (element.isJsonObject()) {
                return new RequestObject(element.getAsJsonObject());
            }
        } catch (JsonParseException | StackOverflowError e) {
            throw new Refused(Refused.BAD, "the request is not valid JSON; expected an object");
        }
        throw new Refused(Refused.BAD, "the request is not a JSON object; expected one");
    }

    String text(String key) {
        JsonElement value = object.get(key);
        if (value == null
                || !value.isJsonPrimitive()
                || !value.getAsJsonPrimitive().isString()) {
            throw wrong(key, "a text");
        }
        return value.getAsString();
    }

    String text(String key, String otherwise) {
        return object.has(key) ? text(key) : otherwise;
    }

    boolean flag(String key) {
        JsonElement value = object.get(key);
        if (value == null || value.isJsonNull()) {
            return false;
        }
        if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isBoolean()) {
            throw wrong(key, "true or false");
        }
        return value.getAsBoolean();
    }

    long number(String key, long least, long greatest) {
        return number(object.get(key), key, least, greatest);
    }

    long number(String key, long least, long greatest, long otherwise) {
        return has(key) ? number(key, least, greatest) : otherwise;
    }

    /** The time that a search may take: as long as is wanted, but no longer than is given. */
    Duration time(Duration given) {
        Duration wanted = Duration.ofSeconds(number("seconds", 1, Integer.MAX_VALUE, Integer.MAX_VALUE));
        return wanted.compareTo(given) < 0 ? wanted : given;
    }

    Optional<Integer> level(String key) {
        return has(key) ? Optional.of((int) number(key, 0, 99)) : Optional.empty();
    }

    private boolean has(String key) {
        return object.has(key) && !object.get(key).isJsonNull();
    }

    private static long number(JsonElement value, String key, long least, long greatest) {
        String expected = "a whole number from " + least + " to " + greatest;
        if (value == null
                || !value.isJsonPrimitive()
                || !value.getAsJsonPrimitive().isNumber()) {
            throw wrong(key, expected);
        }
        try {
            long number = Long.parseLong(value.getAsString());
            if (number >= least && number <= greatest) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw wrong(key, expected);
        }
        throw wrong(key, expected);
    }

    /** Numbers of options. */
    int[] numbers(String key, int most, int below) {
        LongStream numbers = list(key, most, -1, below - 1L);
        return numbers.mapToInt(Math::toIntExact).toArray();
    }

    /** Numbers of options, from 0, that may be missing: none then. */
    SortedSet<Integer> options(String key, int most, int below) {
        SortedSet<Integer> options = new TreeSet<>();
        if (has(key)) {
            list(key, most, 0, below - 1L).forEach(option -> options.add(Math.toIntExact(option)));
        }
        return options;
    }

    private LongStream list(String key, int most, long least, long greatest) {
        JsonElement value = object.get(key);
        if (value == null || !value.isJsonArray() || value.getAsJsonArray().size() > most) {
            throw wrong(key, "a list of at most " + most + " whole numbers from " + least + " to " + greatest);
        }
        return value.getAsJsonArray().asList().stream().mapToLong(one -> number(one, key, least, greatest));
    }

    /** The settings of a model. */
    Map<String, String> settings() {
        Map<String, String> settings = new TreeMap<>();
        if (has("settings")) {
            if (!object.get("settings").isJsonObject()) {
                throw wrong("settings", "an object of texts");
            }
            RequestObject values = new RequestObject(object.getAsJsonObject("settings"));
            values.object.keySet().forEach(name -> settings.put(name, values.text(name)));
        }
        return settings;
    }

    /** A mark that this server, or another one, has told; the beginning of the search if there is none. */
    Bookmark mark(int items, int options) {
        if (!has("mark")) {
            return Bookmark.START;
        }
        if (!object.get("mark").isJsonObject()) {
            throw wrong("mark", "an object");
        }
        RequestObject mark = new RequestObject(object.getAsJsonObject("mark"));
        int[] path = mark.numbers("path", 2 * options, Math.max(items, options));
        boolean inRange = path.length % 2 == 0
                && IntStream.range(0, path.length)
                        .allMatch(i -> i % 2 == 0 ? path[i] >= 0 && path[i] < items : path[i] < options);
        if (!inRange) {
            throw wrong("path", "an item and an option for each level, by their numbers");
        }
        long[] since = mark.has("since")
                ? mark.list("since", path.length / 2, 1, Long.MAX_VALUE).toArray()
                : new long[path.length / 2];
        if (since.length != path.length / 2) {
            throw wrong("since", "a step for each level");
        }
        return new Bookmark(
                mark.number("step", 1, Long.MAX_VALUE >> 1),
                mark.number("nodes", 0, Long.MAX_VALUE >> 1, 1),
                mark.number("solutions", 0, Long.MAX_VALUE >> 1, 0),
                mark.number("dead", 0, Long.MAX_VALUE >> 1, 0),
                mark.number("choice", 0, Long.MAX_VALUE >> 1, 0),
                path,
                since);
    }

    private static Refused wrong(String key, String expected) {
        return new Refused(Refused.BAD, "\"" + key + "\" is not valid; expected " + expected);
    }
}
