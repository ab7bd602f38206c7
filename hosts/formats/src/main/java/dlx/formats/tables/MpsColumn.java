package dlx.formats.tables;

import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.Set;

/** A column of a program. Not thread-safe. */
final class MpsColumn {

    final String name;
    final int line;
    BigDecimal cost = BigDecimal.ZERO;
    double lower;
    double upper;
    boolean isInteger;

    /** The rows in which the column has the coefficient 1. */
    final Set<MpsRow> rows = new LinkedHashSet<>();

    /** Creates a column that begins in a line. Between the markers of integers, the bound is 1 unless another is given. */
    MpsColumn(String name, int line, boolean isInteger) {
        this.name = name;
        this.line = line;
        this.isInteger = isInteger;
        upper = isInteger ? 1 : Double.POSITIVE_INFINITY;
    }

    boolean isBinary() {
        return isInteger && lower >= 0 && (upper < 2 || rows.stream().anyMatch(row -> row.high < 2));
    }

    boolean canBeOne() {
        return lower <= 1 && upper >= 1 && rows.stream().allMatch(row -> row.high >= 1);
    }

    boolean mustBeOne() {
        return lower > 0 || upper < 0;
    }
}
