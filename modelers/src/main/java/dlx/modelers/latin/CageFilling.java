package dlx.modelers.latin;

import dlx.api.Area;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The option "the cells of the cage hold these symbols"; its label is like {@code r1c1+r1c2=2,3}.
 *
 * @param cage the name of the cage
 * @param symbols the symbols, from 1, in the order of the cage's cells
 * @since 0.1
 */
public record CageFilling(String cage, List<Integer> symbols) implements SquareChoice {

    /** Creates a filling with a copy of the list. */
    public CageFilling {
        symbols = List.copyOf(symbols);
    }

    @Override
    public List<Area> areas(Square square) {
        int n = square.size();
        return square.cages().stream()
                .filter(of -> of.name().equals(cage))
                .flatMap(of -> of.cells().stream())
                .map(cell -> Area.cell(cell / n, cell % n))
                .toList();
    }

    @Override
    public String toString() {
        return symbols.stream().map(String::valueOf).collect(Collectors.joining(",", cage + "=", ""));
    }
}
