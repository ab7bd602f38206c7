package dlx.rules.parse;

import dlx.rules.expression.Token;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The names that are declared so far, each with its slot, and the slots that expressions have read. A name that is not
 * declared is a variable whose {@code for} is still to come.
 */
final class Scope {

    private final Map<String, Integer> names = new LinkedHashMap<>();
    private final Map<String, Token> awaited = new LinkedHashMap<>();

    /** Slots of grids. */
    final Set<Integer> grids = new HashSet<>();

    /** Slots that expressions have read, one after the other, except for the sizes of grids. */
    final List<Integer> read = new ArrayList<>();

    /** Number of slots. */
    int slots;

    /** Declares a name and returns its slot. */
    int declare(Token name) {
        if (names.containsKey(name.text()) && awaited.remove(name.text()) == null) {
            throw name.wrong("is declared already", "a new name");
        }
        return names.computeIfAbsent(name.text(), text -> slots++);
    }

    /** Returns the slot of a name. */
    int slot(Token name) {
        return names.computeIfAbsent(name.text(), text -> {
            awaited.put(text, name);
            return slots++;
        });
    }

    boolean isGrid(Token name) {
        return grids.contains(names.getOrDefault(name.text(), -1));
    }

    /** Returns the slots that were read after the first ones. */
    Set<Integer> readFrom(int first) {
        return Set.copyOf(read.subList(first, read.size()));
    }

    /** Rejects names without a declaration that were read after the first slots. */
    void endRange(int first) {
        awaited.values().stream()
                .filter(name -> readFrom(first).contains(slot(name)))
                .findFirst()
                .ifPresent(this::reject);
    }

    /** Removes variables whose loop ends, and rejects names without a declaration. */
    void end(Collection<String> variables) {
        awaited.values().stream().findFirst().ifPresent(this::reject);
        names.keySet().removeAll(variables);
    }

    private void reject(Token name) {
        names.keySet().removeAll(awaited.keySet());
        throw Cursor.unknown(name, names.keySet(), "a name that is declared, or a variable of a 'for'");
    }
}
