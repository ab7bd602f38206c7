package dlx.rules.parse;

import dlx.rules.expression.Token;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The names that are declared so far, each with its slot, and the slots that expressions have read. A name that is not
 * declared is a variable whose {@code for} is still to come.
 */
final class Scope {

    private final Map<String, Integer> names = new LinkedHashMap<>();
    private final Set<Integer> grids = new HashSet<>();
    private final Map<String, Token> awaited = new LinkedHashMap<>();

    /** Slots that expressions have read, except for the sizes of grids. */
    final Set<Integer> read = new HashSet<>();

    private int slots;

    /** Declares a name and returns its slot. */
    int declare(Token name) {
        if (names.containsKey(name.text()) && awaited.remove(name.text()) == null) {
            throw name.wrong("is declared already", "a new name");
        }
        return names.computeIfAbsent(name.text(), text -> slots++);
    }

    int declareGrid(Token name) {
        grids.add(declare(name));
        return names.get(name.text());
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

    /** Rejects a range that has read a name without a declaration before it. */
    void endRange() {
        awaited.values().stream()
                .filter(name -> read.contains(slot(name)))
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

    /** Returns the slots read since the last call, and forgets them. */
    Set<Integer> takeRead() {
        Set<Integer> slotsRead = Set.copyOf(read);
        read.clear();
        return slotsRead;
    }

    int slots() {
        return slots;
    }
}
