package dlx.core.proof;

import java.math.BigInteger;

/** A proof that has been written, or is being written. */
interface Written {

    /** How many branches and leaves it has. */
    long nodes();

    /** How many solutions it has met. */
    BigInteger solutions();
}
