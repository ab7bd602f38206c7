package dlx.core.reason;

/** The options that are taken or gone, in the order in which that happened, each with its reason. */
final class Trail {

    static final byte OPEN = 0;
    private static final byte TAKEN = 1;
    private static final byte GONE = 2;

    /** Of each option, {@link #OPEN} or what became of it. */
    final byte[] state;

    private final int[] reason;
    private final int[] by;
    private final int[] when;
    private final int[] options;
    private int length;

    /** So many options at its beginning are facts, whose reasons are never asked for. */
    private int facts;

    /** A trail on which nothing stands. */
    Trail(int options) {
        state = new byte[options];
        reason = new int[options];
        by = new int[options];
        when = new int[options];
        this.options = new int[options];
    }

    /** Whether an option is neither taken nor gone. */
    boolean isOpen(int option) {
        return state[option] == OPEN;
    }

    boolean isTaken(int option) {
        return state[option] == TAKEN;
    }

    boolean isGone(int option) {
        return state[option] == GONE;
    }

    /** Whether an option was taken, or went, before anything that has a reason to be asked for. */
    boolean isFact(int option) {
        return when[option] < facts;
    }

    /** Of an option taken or gone, its place here. */
    int when(int option) {
        return when[option];
    }

    /** Of an option taken, the demand that forced it; of one gone, the item that has no room for it; or {@link Propagator#NONE}. */
    int reason(int option) {
        return reason[option];
    }

    /** Of an option gone, the option taken that drove it out; or {@link Propagator#NONE}. */
    int by(int option) {
        return by[option];
    }

    int length() {
        return length;
    }

    /** The option at a place. */
    int at(int place) {
        return options[place];
    }

    boolean isFactual() {
        return length == facts;
    }

    void take(int option, int why) {
        write(option, TAKEN, why);
    }

    void drop(int option, int why, int taken) {
        write(option, GONE, why);
        by[option] = taken;
    }

    private void write(int option, byte now, int why) {
        state[option] = now;
        reason[option] = why;
        when[option] = length;
        options[length++] = option;
    }

    /** Opens the last option again that is no fact, and returns whether it was taken. */
    boolean takeBack() {
        int option = options[--length];
        boolean taken = state[option] == TAKEN;
        state[option] = OPEN;
        return taken;
    }

    /** The first option that is no fact, which it becomes. */
    int nextFact() {
        return options[facts++];
    }
}
