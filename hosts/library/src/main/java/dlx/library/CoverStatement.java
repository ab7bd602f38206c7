package dlx.library;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ModelException;
import dlx.commands.line.UsageException;
import dlx.core.messages.Suggestion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Describes a cover as a program states it.
 *
 * <pre>{@code
 * {"items":["a","b"],"secondary":["x"],"multiplicities":{"b":[2,3]},
 *  "options":[["a","x:red"],["b"],{"items":["b",["x","red"]],"label":"second","weight":3}]}
 * }</pre>
 *
 * <p>An option is an array of its items, or an object with its items, its label and its weight. An item with a color is
 * written {@code "x:red"}, or as a pair, so that a name can have any characters. An error names the option.
 */
final class CoverStatement {

    private static final List<String> PARTS = List.of("items", "secondary", "multiplicities", "options");
    private static final List<String> PARTS_OF_OPTIONS = List.of("items", "label", "weight");

    private final CoverBuilder<StatedCoverModel.Choice> cover;
    private final Map<String, Item> items = new LinkedHashMap<>();

    CoverStatement(CoverBuilder<StatedCoverModel.Choice> cover) {
        this.cover = cover;
    }

    /**
     * Describes the cover.
     *
     * @throws Refusal if the statement is wrong
     */
    void describe(JsonObject stated) {
        check(stated, "the cover", PARTS);
        array(stated.get("items"), "items").forEach(name -> declare(name, "items"));
        if (stated.has("multiplicities")) {
            object(stated.get("multiplicities"), "multiplicities").asMap().forEach(this::multiply);
        }
        if (stated.has("secondary")) {
            array(stated.get("secondary"), "secondary")
                    .forEach(name -> declare(name, "secondary").secondary());
        }
        int number = 0;
        for (JsonElement option : array(stated.get("options"), "options")) {
            option(option, ++number);
        }
    }

    private Item declare(JsonElement element, String list) {
        String name = text(element, list, "the name of an item");
        if (items.containsKey(name)) {
            throw wrong(list, "the item " + quoted(name) + " appears twice; expected each once");
        }
        Item item = cover.item(name);
        items.put(name, item);
        return item;
    }

    private void multiply(String name, JsonElement bounds) {
        Item item = items.get(name);
        if (item == null) {
            throw wrong("multiplicities", quoted(name) + " is not a primary item");
        }
        String where = "multiplicities of " + quoted(name);
        boolean isPair = bounds.isJsonArray() && bounds.getAsJsonArray().size() == 2;
        long from = whole(isPair ? bounds.getAsJsonArray().get(0) : bounds, where);
        long to = isPair ? whole(bounds.getAsJsonArray().get(1), where) : from;
        if (from < 0 || to < from || to > Integer.MAX_VALUE) {
            throw wrong(where, "from " + from + " to " + to + "; expected 0 or more, and at most " + Integer.MAX_VALUE);
        }
        if (from != 1 || to != 1) {
            item.times((int) from, (int) to);
        }
    }

    private void option(JsonElement element, int number) {
        String where = "option " + number;
        JsonObject parts = new JsonObject();
        if (element.isJsonArray()) {
            parts.add("items", element);
        } else {
            parts = check(object(element, where), where, PARTS_OF_OPTIONS);
        }
        JsonArray words = array(parts.get("items"), where);
        List<Item> held = new ArrayList<>();
        words.forEach(word -> held.add(held(word, where)));
        String label = parts.has("label")
                ? text(parts.get("label"), where, "a label")
                : words.asList().stream().map(CoverStatement::shown).collect(Collectors.joining(" "));
        long weight = parts.has("weight") ? whole(parts.get("weight"), where + ": weight") : 0;
        try {
            cover.option(new StatedCoverModel.Choice(number, label), weight, held);
        } catch (ModelException e) {
            throw wrong(where, String.valueOf(e.getMessage()));
        }
    }

    /** Returns an item of an option; the longest known name wins, because names may contain a colon. */
    private Item held(JsonElement element, String where) {
        if (element.isJsonArray() && element.getAsJsonArray().size() == 2) {
            JsonArray pair = element.getAsJsonArray();
            return item(text(pair.get(0), where, "the name of an item"), text(pair.get(1), where, "a color"), where);
        }
        String word = text(element, where, "\"item\", \"item:color\" or [\"item\",\"color\"]");
        for (int end = word.length(); end > 0; end = word.lastIndexOf(':', end - 1)) {
            if (items.containsKey(word.substring(0, end))) {
                return item(word.substring(0, end), word.substring(Math.min(end + 1, word.length())), where);
            }
        }
        return item(word, "", where);
    }

    private Item item(String name, String color, String where) {
        Item item = items.get(name);
        if (item == null) {
            String near = Suggestion.find(name, items.keySet())
                    .map(other -> "; did you mean " + quoted(other) + '?')
                    .orElse("");
            throw wrong(where, quoted(name) + " is not in items or secondary" + near);
        }
        return color.isEmpty() ? item : item.colored(color);
    }

    private static String shown(JsonElement item) {
        return item.isJsonArray()
                ? item.getAsJsonArray().asList().stream()
                        .map(JsonElement::getAsString)
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining(":"))
                : item.getAsString();
    }

    /** Returns an object without unknown members. */
    private static JsonObject check(JsonObject object, String where, List<String> known) {
        for (String name : object.keySet()) {
            if (!known.contains(name)) {
                throw wrong(
                        where,
                        String.valueOf(
                                UsageException.unknown("part", name, known).getMessage()));
            }
        }
        return object;
    }

    private static JsonObject object(JsonElement element, String where) {
        if (!element.isJsonObject()) {
            throw wrong(where, "expected an object");
        }
        return element.getAsJsonObject();
    }

    private static JsonArray array(JsonElement element, String where) {
        if (element == null || !element.isJsonArray()) {
            throw wrong(where, "expected an array");
        }
        return element.getAsJsonArray();
    }

    private static String text(JsonElement element, String where, String expected) {
        if (!element.isJsonPrimitive() || Asked.isBroken(element.getAsString())) {
            throw wrong(where, "expected " + (element.isJsonPrimitive() ? Asked.WHOLE : expected));
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
