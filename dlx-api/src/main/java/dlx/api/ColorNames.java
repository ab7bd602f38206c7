package dlx.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The names of a cover's colors, numbered from 0 in the order of their first use; empty if the colors are numbers. */
final class ColorNames {

    private static final int NONE = -1;

    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    /** First color that was given as a number. */
    private int firstNumber = NONE;

    /** Records a color that was given as a number. */
    void number(int color) {
        if (!numbers.isEmpty()) {
            throw mixed(numbers.keySet().iterator().next(), color);
        }
        firstNumber = firstNumber == NONE ? color : firstNumber;
    }

    /** Returns the number of a color that was given by its name. */
    int numberOf(String name) {
        if (firstNumber != NONE) {
            throw mixed(name, firstNumber);
        }
        Integer known = numbers.putIfAbsent(name, numbers.size());
        return known == null ? numbers.size() - 1 : known;
    }

    List<String> inOrder() {
        return List.copyOf(numbers.keySet());
    }

    private static ModelException mixed(String name, int color) {
        return new ModelException("the color \"" + name + "\" has a name and the color " + color
                + " is a number; a cover names its colors or numbers them, not both");
    }
}
