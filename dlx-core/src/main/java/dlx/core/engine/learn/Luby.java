package dlx.core.engine.learn;

/**
 * The lengths 1, 1, 2, 1, 1, 2, 4, ... of tries, within a constant factor of the best that is not told how long a try should be
 * (M. Luby, A. Sinclair, D. Zuckerman, Optimal speedup of Las Vegas algorithms, 1993). The two numbers are Knuth's, TAOCP 7.2.2.2.
 */
final class Luby {

    private int u = 1;
    private int length = 1;

    /** The next length. */
    int next() {
        int now = length;
        if ((u & -u) == length) {
            u++;
            length = 1;
        } else {
            length *= 2;
        }
        return now;
    }
}
