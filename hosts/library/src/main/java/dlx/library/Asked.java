package dlx.library;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dlx.core.search.CancellationToken;
import java.time.Duration;
import java.util.ArrayList;
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
 */
public record Asked(JsonObject object, CancellationToken token) {

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

    /** Returns an object as text; empty if it is missing. */
    Optional<String> stated(String name) {
        return value(name).map(value -> {
            if (!value.isJsonObject()) {
                throw refused(name, "an object");
            }
            return value.toString();
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
        Optional<JsonElement> value = value(name);
        if (value.isEmpty()) {
            return OptionalLong.empty();
        }
        try {
            return OptionalLong.of(Long.parseLong(value.get().getAsString()));
        } catch (NumberFormatException | IllegalStateException | UnsupportedOperationException e) {
            throw refused(name, "a whole number");
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

    /** Returns a time, given in seconds; empty if it is missing. */
    Optional<Duration> time(String name) {
        return value(name).map(value -> {
            double seconds = primitive(name, value, "a time in seconds").getAsDouble();
            if (!(seconds >= 0)) {
                throw refused(name, "a time in seconds");
            }
            return Duration.ofNanos((long) Math.min(seconds * 1e9, Long.MAX_VALUE >> 2));
        });
    }

    /** Returns a list of texts; empty if it is missing. */
    public List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (JsonElement element : array(name)) {
            texts.add(primitive(name, element, "a list of texts").getAsString());
        }
        return texts;
    }

    /** Returns numbers of options. They count from 1 in requests, but from 0 in the cover and in the result. */
    int[] options(String name, int count) {
        Set<Integer> options = new LinkedHashSet<>();
        for (JsonElement element : array(name)) {
            String typed = primitive(name, element, "a list of numbers").getAsString();
            long number;
            try {
                number = Long.parseLong(typed);
            } catch (NumberFormatException e) {
                throw refused(name, "a list of numbers");
            }
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
