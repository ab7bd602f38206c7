package dlx.library;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import dlx.core.search.StopReason;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The members of a request. A value that is missing or has another type is rejected with its name.
 *
 * @param object the members
 * @param token ends the answer when it is cancelled
 * @param begin time when the request began, as {@link System#nanoTime} measures it
 */
public record Asked(JsonObject object, CancellationToken token, long begin) {

    /** Creates a request that begins now. */
    public Asked(JsonObject object, CancellationToken token) {
        this(object, token, System.nanoTime());
    }

    static final String WHOLE = "whole characters, but there is a half of a surrogate pair";

    private static final String SECONDS = "seconds";

    static Asked of(String text, CancellationToken token) {
        try {
            JsonElement element = JsonParser.parseString(text);
            if (element.isJsonObject()) {
                return new Asked(element.getAsJsonObject(), token);
            }
        } catch (JsonParseException e) {
            // rejected below
        }
        throw new Refusal(Library.BAD, "bad_request", "the request is not a JSON object");
    }

    String text(String name) {
        return word(name).orElseThrow(() -> refused(name, "a text"));
    }

    Optional<String> word(String name) {
        return value(name).map(value -> primitive(name, value, "a text").getAsString());
    }

    /** Returns an object; empty if it is missing. */
    Optional<JsonObject> object(String name) {
        return value(name).map(value -> {
            if (!value.isJsonObject()) {
                throw refused(name, "an object");
            }
            return value.getAsJsonObject();
        });
    }

    boolean flag(String name) {
        return value(name)
                .map(value -> primitive(name, value, "true or false").getAsBoolean())
                .orElse(false);
    }

    long number(String name, long usual) {
        return number(name).orElse(usual);
    }

    /** Returns a whole number. Requests send numbers that may exceed 2^53 as texts. */
    OptionalLong number(String name) {
        return value(name)
                .map(value -> OptionalLong.of(whole(name, value, "a whole number")))
                .orElse(OptionalLong.empty());
    }

    private static long whole(String name, JsonElement value, String kind) {
        try {
            return Long.parseLong(primitive(name, value, kind).getAsString());
        } catch (NumberFormatException e) {
            throw refused(name, kind);
        }
    }

    /** Returns a number of elements, which must fit in an int because they are put in a list. */
    int amount(String name, int usual) {
        long number = number(name, usual);
        if (number != (int) number) {
            throw refused(name, "at most " + Integer.MAX_VALUE);
        }
        return (int) number;
    }

    /** Returns the token and the time that is left of the member {@code seconds}, which begins with the request. */
    Limits limits() {
        return new Limits(
                value(SECONDS).map(value -> {
                    double seconds =
                            primitive(SECONDS, value, "a time in seconds").getAsDouble();
                    if (!(seconds >= 0)) {
                        throw refused(SECONDS, "a time in seconds");
                    }
                    long whole = (long) Math.min(seconds * 1e9, Long.MAX_VALUE >> 2);
                    return Duration.ofNanos(Math.max(0, whole - (System.nanoTime() - begin)));
                }),
                token);
    }

    /** Returns the limit that ends the answer now; empty if the answer may continue. */
    Optional<StopReason> over() {
        return token.isCancelled()
                ? Optional.of(StopReason.CANCELLED)
                : limits().time().filter(Duration::isZero).map(time -> StopReason.TIME);
    }

    /** Returns a list of texts; empty if it is missing. */
    public List<String> texts(String name) {
        return array(name).asList().stream()
                .map(element -> primitive(name, element, "a list of texts").getAsString())
                .toList();
    }

    /** Returns numbers of options. They count from 1 in requests, but from 0 in the cover and in the result. */
    int[] options(String name, int count) {
        Set<Integer> options = new LinkedHashSet<>();
        for (JsonElement element : array(name)) {
            long number = whole(name, element, "a list of numbers");
            if (number < 1 || number > count) {
                throw new Refusal(
                        Library.BAD, "no_option", "unknown option " + number + "; expected numbers from 1 to " + count);
            }
            if (!options.add((int) number - 1)) {
                throw new Refusal(
                        Library.BAD, "repeated_option", "option " + number + " is named twice; expected each once");
            }
        }
        return options.stream().mapToInt(k -> k).toArray();
    }

    /** Returns texts by their names; empty if they are missing. */
    public Map<String, String> map(String name) {
        Map<String, String> map = new LinkedHashMap<>();
        value(name).filter(JsonElement::isJsonObject).ifPresent(members -> {
            for (Map.Entry<String, JsonElement> member :
                    members.getAsJsonObject().entrySet()) {
                map.put(
                        member.getKey(),
                        primitive(member.getKey(), member.getValue(), "a text").getAsString());
            }
        });
        return map;
    }

    /** Returns true if a text has a half of a surrogate pair, which cannot be written. */
    static boolean isBroken(String text) {
        return text.codePoints().anyMatch(c -> Character.MIN_SURROGATE <= c && c <= Character.MAX_SURROGATE);
    }

    private JsonArray array(String name) {
        return value(name)
                .map(value -> {
                    if (!value.isJsonArray()) {
                        throw refused(name, "a list");
                    }
                    return value.getAsJsonArray();
                })
                .orElseGet(JsonArray::new);
    }

    private Optional<JsonElement> value(String name) {
        return Optional.ofNullable(object.get(name)).filter(value -> !value.isJsonNull());
    }

    private static JsonPrimitive primitive(String name, JsonElement value, String kind) {
        if (!value.isJsonPrimitive()) {
            throw refused(name, kind);
        }
        return value.getAsJsonPrimitive();
    }

    static Refusal refused(String name, String kind) {
        return new Refusal(Library.BAD, "bad_request", name + ": expected " + kind);
    }
}
