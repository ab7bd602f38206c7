package dlx.library;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dlx.core.messages.Suggestion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A cover as a program states it.
 *
 * <pre>{@code
 * {"items":["a","b"],"secondary":["x"],"multiplicities":{"b":[2,3]},
 *  "options":[["a","x:red"],["b"],{"items":["b",["x","red"]],"label":"second","weight":3}]}
 * }</pre>
 *
 * <p>An option is an array of its items, or an object with its items, its label and its weight. An item with a color is
 * written {@code "x:red"}, or as a pair, so that a name can have any characters.
 *
 * @param items the items, the primary items first
 * @param options the options
 */
record CoverStatement(List<Named> items, List<Stated> options) {

    /** An item: its name and how often it is covered; 0..1 times if it is secondary. */
    record Named(String name, int from, int to, boolean isSecondary) {}

    /** An option: its label, its weight, and its items by number, each with its color or an empty text. */
    record Stated(String label, long weight, Map<Integer, String> items) {}

    /** An item of an option, by number, with its color or an empty text. */
    private record Held(int number, String color) {}

    private static final List<String> PARTS = List.of("items", "secondary", "multiplicities", "options");
    private static final List<String> PARTS_OF_OPTIONS = List.of("items", "label", "weight");

    /**
     * Reads a statement.
     *
     * @throws Refusal if the text is not a statement of a cover; the message names the option
     */
    static CoverStatement of(String text) {
        JsonObject stated = object(parsed(text), "the cover", PARTS);
        Map<String, Integer> numbers = new LinkedHashMap<>();
        List<Named> items = new ArrayList<>();
        JsonObject bounds = stated.has("multiplicities")
                ? object(stated.get("multiplicities"), "multiplicities", List.of())
                : new JsonObject();
        for (String list : List.of("items", "secondary")) {
            boolean isSecondary = list.equals("secondary");
            for (JsonElement element :
                    isSecondary && !stated.has(list) ? new JsonArray() : array(stated.get(list), list)) {
                String name = text(element, list, "the name of an item");
                if (numbers.putIfAbsent(name, items.size()) != null) {
                    throw wrong(list, "the item " + quoted(name) + " appears twice; expected each once");
                }
                items.add(isSecondary ? new Named(name, 0, 1, true) : named(name, bounds.get(name)));
            }
        }
        for (String name : bounds.keySet()) {
            if (!numbers.containsKey(name) || items.get(numbers.get(name)).isSecondary()) {
                throw wrong("multiplicities", quoted(name) + " is not a primary item");
            }
        }
        List<Stated> options = new ArrayList<>();
        for (JsonElement element : array(stated.get("options"), "options")) {
            options.add(option(element, "option " + (options.size() + 1), numbers, items));
        }
        return new CoverStatement(items, options);
    }

    private static JsonElement parsed(String text) {
        try {
            return JsonParser.parseString(text);
        } catch (JsonParseException e) {
            throw wrong("the cover", "is not JSON; expected an object");
        }
    }

    private static Named named(String name, JsonElement bounds) {
        String where = "multiplicities of " + quoted(name);
        if (bounds == null) {
            return new Named(name, 1, 1, false);
        }
        boolean isPair = bounds.isJsonArray() && bounds.getAsJsonArray().size() == 2;
        long from = whole(isPair ? bounds.getAsJsonArray().get(0) : bounds, where);
        long to = isPair ? whole(bounds.getAsJsonArray().get(1), where) : from;
        if (from < 0 || to < from || to > Integer.MAX_VALUE) {
            throw wrong(where, "from " + from + " to " + to + "; expected 0 or more, and at most " + Integer.MAX_VALUE);
        }
        return new Named(name, (int) from, (int) to, false);
    }

    private static Stated option(JsonElement element, String where, Map<String, Integer> numbers, List<Named> items) {
        JsonObject parts = new JsonObject();
        if (element.isJsonArray()) {
            parts.add("items", element);
        } else {
            parts = object(element, where, PARTS_OF_OPTIONS);
        }
        JsonArray words = array(parts.get("items"), where);
        Map<Integer, String> colors = new LinkedHashMap<>();
        for (JsonElement word : words) {
            Held one = held(word, where, numbers);
            Named item = items.get(one.number());
            if (colors.putIfAbsent(one.number(), one.color()) != null) {
                throw wrong(where, "names the item " + quoted(item.name()) + " twice; expected each once");
            }
            if (!one.color().isEmpty() && !item.isSecondary()) {
                throw wrong(
                        where, quoted(item.name()) + " is a primary item; expected a color of a secondary item only");
            }
        }
        if (colors.keySet().stream().allMatch(number -> items.get(number).isSecondary())) {
            throw wrong(where, "does not name a primary item; expected one or more");
        }
        String label = parts.has("label")
                ? text(parts.get("label"), where, "a label")
                : words.asList().stream().map(CoverStatement::shown).collect(Collectors.joining(" "));
        return new Stated(label, parts.has("weight") ? whole(parts.get("weight"), where + ": weight") : 0, colors);
    }

    /** Returns an item of an option; the longest known name wins, because names may contain a colon. */
    private static Held held(JsonElement element, String where, Map<String, Integer> numbers) {
        if (element.isJsonArray() && element.getAsJsonArray().size() == 2) {
            JsonArray pair = element.getAsJsonArray();
            String name = text(pair.get(0), where, "the name of an item");
            return new Held(number(name, where, numbers), text(pair.get(1), where, "a color"));
        }
        String word = text(element, where, "\"item\", \"item:color\" or [\"item\",\"color\"]");
        for (int end = word.length(); end > 0; end = word.lastIndexOf(':', end - 1)) {
            String name = word.substring(0, end);
            if (numbers.containsKey(name)) {
                return new Held(number(name, where, numbers), word.substring(Math.min(end + 1, word.length())));
            }
        }
        return new Held(number(word, where, numbers), "");
    }

    private static int number(String name, String where, Map<String, Integer> numbers) {
        return Optional.ofNullable(numbers.get(name)).orElseThrow(() -> {
            String near = Suggestion.find(name, numbers.keySet())
                    .map(other -> "; did you mean " + quoted(other) + '?')
                    .orElse("");
            return wrong(where, quoted(name) + " is not in items or secondary" + near);
        });
    }

    private static String shown(JsonElement item) {
        return item.isJsonArray()
                ? item.getAsJsonArray().asList().stream()
                        .map(JsonElement::getAsString)
                        .collect(Collectors.joining(":"))
                : item.getAsString();
    }

    private static JsonObject object(JsonElement element, String where, List<String> known) {
        if (!element.isJsonObject()) {
            throw wrong(where, "expected an object" + (known.isEmpty() ? "" : " with " + String.join(", ", known)));
        }
        JsonObject object = element.getAsJsonObject();
        for (String name : object.keySet()) {
            if (!known.isEmpty() && !known.contains(name)) {
                throw wrong(
                        where,
                        "does not have " + quoted(name) + Suggestion.hint(name, known) + "Known: "
                                + String.join(", ", known));
            }
        }
        return object;
    }

    private static JsonArray array(JsonElement element, String where) {
        if (element == null || !element.isJsonArray()) {
            throw wrong(where, "expected an array");
        }
        return element.getAsJsonArray();
    }

    private static String text(JsonElement element, String where, String expected) {
        if (!element.isJsonPrimitive()) {
            throw wrong(where, "expected " + expected);
        }
        return element.getAsString();
    }

    /** Returns a whole number, which may be a text, because some programs keep numbers above 2^53 as texts. */
    private static long whole(JsonElement element, String where) {
        try {
            return Long.parseLong(text(element, where, "a whole number"));
        } catch (NumberFormatException e) {
            throw wrong(where, element + " is not a whole number of at most 64 bits");
        }
    }

    private static String quoted(String name) {
        return '"' + name + '"';
    }

    private static Refusal wrong(String where, String problem) {
        return new Refusal(Library.BAD, "bad_cover", where + ": " + problem);
    }
}
