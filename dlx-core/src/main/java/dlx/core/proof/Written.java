package dlx.core.proof;

import java.math.BigInteger;

/** Counters of a proof that has been written, or is being written. */
interface Written {

    /** Returns the number of branches and leaves of the proof. */
    long nodes();

    /** Returns the number of solutions that were met. */
    BigInteger solutions();
}
