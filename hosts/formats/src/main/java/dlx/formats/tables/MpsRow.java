package dlx.formats.tables;

/** A row of a program: the sum of its columns lies between two bounds. Not thread-safe. */
final class MpsRow {

    final String name;
    final char type;
    private double low;
    double high;

    /** Number of columns of the row that can be 1. */
    int count;

    /** Creates a row with the right-hand side 0 and a type: E, L, G, or N for a row without bounds. */
    MpsRow(String name, char type) {
        this.name = name;
        this.type = type;
        low = type == 'L' || type == 'N' ? Double.NEGATIVE_INFINITY : 0;
        high = type == 'G' || type == 'N' ? Double.POSITIVE_INFINITY : 0;
    }

    void addRightHandSide(double number) {
        low += number;
        high += number;
    }

    void addRange(double range) {
        low = type == 'L' ? high - Math.abs(range) : low + (type == 'E' ? Math.min(range, 0) : 0);
        high = type == 'G' ? low + Math.abs(range) : high + (type == 'E' ? Math.max(range, 0) : 0);
    }

    /** Returns the minimum number of columns that are 1. */
    int least() {
        return (int) Math.max(0, Math.ceil(low));
    }

    /** Returns the maximum number of columns that are 1; negative if not even 0 is allowed. */
    int most() {
        return (int) Math.min(count, Math.floor(high));
    }

    /** Returns true if the number of columns that are 1 must lie between two numbers. */
    boolean is(int least, int most) {
        return least() == least && most() == most;
    }
}
