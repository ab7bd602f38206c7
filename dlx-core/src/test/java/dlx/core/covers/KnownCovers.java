package dlx.core.covers;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import java.util.List;

/** Small covers with known solutions. */
public final class KnownCovers {

    /** The options of the example of TAOCP 4B, 7.2.2.1, over the items a to g. */
    public static final List<String> SIX = List.of("ce", "adg", "bcf", "adf", "bg", "deg");

    private KnownCovers() {}

    /** Returns the cover of {@link #SIX}, whose only solution is 0, 3 and 4. */
    public static Cover<String> sixOptions() {
        return Cover.of(String.class, c -> {
            Items item = c.items("item", 7);
            for (String option : SIX) {
                c.option(option, option.chars().mapToObj(x -> item.at(x - 'a')).toArray(Item[]::new));
            }
        });
    }

    /** Returns placings of n rooks on n rows and columns, an option per field: n! solutions. */
    public static Cover<Integer> rooks(int n) {
        return Cover.of(Integer.class, c -> {
            Items rows = c.items("row", n);
            Items columns = c.items("column", n);
            for (int k = 0; k < n * n; k++) {
                c.option(k, rows.at(k / n), columns.at(k % n));
            }
        });
    }

    /** Returns placings of n queens, an option per field. */
    public static Cover<Integer> queens(int n) {
        return Cover.of(Integer.class, c -> {
            Items rows = c.items("row", n);
            Items columns = c.items("column", n);
            Items falling = c.items("falling", 2 * n - 1).secondary();
            Items rising = c.items("rising", 2 * n - 1).secondary();
            for (int k = 0; k < n * n; k++) {
                int row = k / n;
                int column = k % n;
                c.option(
                        k, rows.at(row), columns.at(column), falling.at(row - column + n - 1), rising.at(row + column));
            }
        });
    }
}
