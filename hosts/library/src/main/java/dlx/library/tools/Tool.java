package dlx.library.tools;

import com.google.gson.JsonObject;
import dlx.core.messages.Suggestion;
import java.util.List;
import java.util.stream.Stream;

/**
 * A tool: a question in the words of the protocol.
 *
 * @param request the request that answers it, the rest of the path
 * @param takes its arguments
 * @param gives the members of its answer; other members of the library's answer are left out
 */
record Tool(String name, String title, String description, String request, List<Member> takes, List<Member> gives) {

    JsonObject described() {
        JsonObject tool = new JsonObject();
        tool.addProperty("name", name);
        tool.addProperty("title", title);
        tool.addProperty("description", description);
        tool.add("inputSchema", Member.schema(takes, true));
        tool.add("outputSchema", Member.schema(gives, false));
        JsonObject hints = new JsonObject();
        hints.addProperty("readOnlyHint", true);
        hints.addProperty("openWorldHint", false);
        tool.add("annotations", hints);
        return tool;
    }

    /**
     * Returns the arguments of a call, with the usual values of those that are left out.
     *
     * @throws WrongArgumentException if an argument is unknown, missing or of another type
     */
    JsonObject checked(JsonObject arguments) {
        List<String> names = takes.stream().map(Member::name).toList();
        for (String given : arguments.keySet()) {
            if (!names.contains(given)) {
                throw new WrongArgumentException(
                        "unknown_argument",
                        "the tool " + name + " does not have the argument \"" + given + '"'
                                + Suggestion.hint(given, names) + "Known: " + String.join(", ", names));
            }
        }
        JsonObject checked = new JsonObject();
        for (Member member : takes) {
            if (!arguments.has(member.name()) || arguments.get(member.name()).isJsonNull()) {
                if (member.isRequired()) {
                    throw new WrongArgumentException(
                            "missing_argument",
                            member.name() + ": is missing; expected "
                                    + member.kind().words());
                }
                member.usual().ifPresent(value -> checked.add(member.name(), value));
            } else if (member.accepts(arguments.get(member.name()))) {
                checked.add(member.name(), arguments.get(member.name()));
            } else {
                throw new WrongArgumentException("wrong_argument", member.name() + ": expected " + member.expected());
            }
        }
        List<String> kinds =
                Stream.of("model", "rules", "cover").filter(checked::has).toList();
        if (kinds.size() > 1 || checked.has("cover") && checked.has("text")) {
            throw new WrongArgumentException(
                    "wrong_argument",
                    String.join(" and ", kinds)
                            + ": cannot be combined; expected a model or rules with a text, or a cover");
        }
        return checked;
    }

    /** Returns true if the tool has an argument. */
    boolean takes(String argument) {
        return takes.stream().anyMatch(member -> member.name().equals(argument));
    }
}
