package dlx.modelers.killer;

import dlx.modelers.grid.CellValue;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An option: a value in a cell, or the values of a cage.
 *
 * @since 0.1
 */
public sealed interface KillerChoice {

    /**
     * The option "this value stands in this cell".
     *
     * @param placement cell and value
     * @since 0.1
     */
    record Value(CellValue placement) implements KillerChoice {

        @Override
        public String toString() {
            return placement.toString();
        }
    }

    /**
     * The option "the cage holds these values, in some order", whose label is {@code a=1+5+9}.
     *
     * @param cage its name
     * @param values ascending, two or more
     * @since 0.1
     */
    record Filling(String cage, List<Integer> values) implements KillerChoice {

        /** A filling that nobody else can change. */
        public Filling {
            values = List.copyOf(values);
        }

        @Override
        public String toString() {
            return values.stream().map(String::valueOf).collect(Collectors.joining("+", cage + "=", ""));
        }
    }
}
