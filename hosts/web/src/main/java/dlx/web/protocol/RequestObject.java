package dlx.web.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dlx.core.proof.ProofForm;
import dlx.web.play.Bookmark;
import dlx.web.play.Refused;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The JSON object of a request. A value that is missing or has another type is rejected with its key. */
record RequestObject(JsonObject object) {

    static RequestObject of(String text) {
        JsonElement value;
        try {
            value = JsonParser.parseString(text);
        } catch (JsonParseException e) {
            throw new Refused(Refused.BAD, "the request is not valid JSON; expected an object");
        }
        if (value instanceof JsonObject object) {
            return new RequestObject(object);
        }
        throw new Refused(Refused.BAD, "the request is not a JSON object; expected one");
    }

    String text(String key) {
        if (object.get(key) instanceof JsonPrimitive text && text.isString()) {
            return text.getAsString();
        }
        throw wrong(key, "a text");
    }

    String text(String key, String otherwise) {
        return object.has(key) ? text(key) : otherwise;
    }

    boolean flag(String key) {
        if (!has(key)) {
            return false;
        }
        if (object.get(key) instanceof JsonPrimitive flag && flag.isBoolean()) {
            return flag.getAsBoolean();
        }
        throw wrong(key, "true or false");
    }

    long number(String key, long least, long greatest) {
        return number(object.has(key) ? object.get(key) : JsonNull.INSTANCE, key, least, greatest);
    }

    long number(String key, long least, long greatest, long otherwise) {
        return has(key) ? number(key, least, greatest) : otherwise;
    }

    /** Returns the time limit of a search: the requested time, but at most {@code given}. */
    Duration time(Duration given) {
        Duration wanted = Duration.ofSeconds(number("seconds", 1, Integer.MAX_VALUE, Integer.MAX_VALUE));
        return wanted.compareTo(given) < 0 ? wanted : given;
    }

    /** Returns a form of proofs by its name in lower case; empty if the request does not name one. */
    Optional<ProofForm> proofForm(String key) {
        if (!has(key)) {
            return Optional.empty();
        }
        String name = text(key);
        return Optional.of(ProofForm.of(name)
                .orElseThrow(() -> new Refused(
                        Refused.NOT_UNDERSTOOD, "unknown form of proofs \"" + name + "\"; expected dlx or veripb")));
    }

    /** Returns an object of some members, without those that are missing. */
    JsonObject members(List<String> keys) {
        JsonObject members = new JsonObject();
        keys.stream().filter(this::has).forEach(key -> members.add(key, object.get(key)));
        return members;
    }

    private boolean has(String key) {
        return object.has(key) && !object.get(key).isJsonNull();
    }

    private static long number(JsonElement value, String key, long least, long greatest) {
        String expected = "a whole number from " + least + " to " + greatest;
        if (value instanceof JsonPrimitive digits && digits.isNumber()) {
            try {
                long number = Long.parseLong(digits.getAsString());
                if (number >= least && number <= greatest) {
                    return number;
                }
            } catch (NumberFormatException e) {
                throw wrong(key, expected);
            }
        }
        throw wrong(key, expected);
    }

    /** Returns at most {@code most} numbers, each {@code least} or more and less than {@code below}. */
    int[] numbers(String key, int most, int least, int below) {
        return list(key, most, least, below - 1L).mapToInt(Math::toIntExact).toArray();
    }

    /**
     * Returns at most {@code most} numbers of options, each 0 or more and less than {@code below}; empty if the key is
     * missing.
     */
    SortedSet<Integer> options(String key, int most, int below) {
        SortedSet<Integer> options = new TreeSet<>();
        if (has(key)) {
            list(key, most, 0, below - 1L).forEach(option -> options.add(Math.toIntExact(option)));
        }
        return options;
    }

    private LongStream list(String key, int most, long least, long greatest) {
        if (object.get(key) instanceof JsonArray values && values.size() <= most) {
            return IntStream.range(0, values.size()).mapToLong(at -> number(values.get(at), key, least, greatest));
        }
        throw wrong(key, "a list of at most " + most + " whole numbers from " + least + " to " + greatest);
    }

    /** Returns the settings of a model. */
    Map<String, String> settings() {
        Map<String, String> settings = new TreeMap<>();
        if (has("settings")) {
            RequestObject values = part("settings", "an object of texts");
            values.object.keySet().forEach(name -> settings.put(name, values.text(name)));
        }
        return settings;
    }

    /**
     * Returns a mark that this server or another server has sent; the beginning of the search if the request does not
     * have a mark.
     */
    Bookmark mark(int items, int options) {
        if (!has("mark")) {
            return Bookmark.START;
        }
        RequestObject mark = part("mark", "an object");
        int[] path = mark.numbers("path", 2 * options, -1, Math.max(items, options));
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

    private RequestObject part(String key, String expected) {
        if (object.get(key) instanceof JsonObject part) {
            return new RequestObject(part);
        }
        throw wrong(key, expected);
    }

    private static Refused wrong(String key, String expected) {
        return new Refused(Refused.BAD, "\"" + key + "\" is not valid; expected " + expected);
    }
}
