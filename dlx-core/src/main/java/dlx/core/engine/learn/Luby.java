package dlx.core.engine.learn;

/**
 * The sequence 1, 1, 2, 1, 1, 2, 4, ... of lengths of tries. Without knowledge of the best length, no other sequence is
 * better by more than a constant factor (M. Luby, A. Sinclair, D. Zuckerman, Optimal speedup of Las Vegas algorithms,
 * 1993). The method with two numbers is from Knuth, TAOCP 7.2.2.2.
 */
final class Luby {

    private int u = 1;
    private int length = 1;

    /** Returns the next length. */
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
