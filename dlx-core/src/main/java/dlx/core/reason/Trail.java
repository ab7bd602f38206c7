package dlx.core.reason;

/** The options that are taken or gone, in order of time, each with its reason. */
final class Trail {

    static final byte OPEN = 0;
    private static final byte TAKEN = 1;
    private static final byte GONE = 2;

    /** State of each option: {@link #OPEN}, {@link #TAKEN} or {@link #GONE}. */
    final byte[] state;

    /**
     * Forcing demand of each option taken, or excluding item of each option gone; {@link Propagator#NONE} without a
     * reason.
     */
    private final int[] reason;

    /** Option that excluded each option gone, or {@link Propagator#NONE}. */
    private final int[] by;

    /** Place on the trail of each option that is taken or gone. */
    private final int[] when;

    /** Options in the order of the trail; valid up to {@link #length}. */
    private final int[] options;

    private int length;

    /** Number of options at the beginning of the trail that are facts, whose reasons are never asked for. */
    private int facts;

    /** Creates an empty trail. */
    Trail(int options) {
        state = new byte[options];
        reason = new int[options];
        by = new int[options];
        when = new int[options];
        this.options = new int[options];
    }

    /** Returns true if an option is neither taken nor gone. */
    boolean isOpen(int option) {
        return state[option] == OPEN;
    }

    boolean isTaken(int option) {
        return state[option] == TAKEN;
    }

    boolean isGone(int option) {
        return state[option] == GONE;
    }

    /** Returns true if an option that is taken or gone is a fact. */
    boolean isFact(int option) {
        return when[option] < facts;
    }

    /** Returns the place on the trail of an option that is taken or gone. */
    int when(int option) {
        return when[option];
    }

    /**
     * Returns the demand that forced an option taken, or the full item that excluded an option gone; else
     * {@link Propagator#NONE}.
     */
    int reason(int option) {
        return reason[option];
    }

    /** Returns the option taken that excluded an option gone, or {@link Propagator#NONE}. */
    int by(int option) {
        return by[option];
    }

    int length() {
        return length;
    }

    /** Returns the option at a place. */
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

    /** Opens the last option again, which must not be a fact. Returns true if it was taken. */
    boolean takeBack() {
        int option = options[--length];
        boolean taken = state[option] == TAKEN;
        state[option] = OPEN;
        return taken;
    }

    /** Turns the first option that is not a fact into a fact and returns it. */
    int nextFact() {
        return options[facts++];
    }
}
