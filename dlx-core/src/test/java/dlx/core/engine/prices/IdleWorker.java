package dlx.core.engine.prices;

import dlx.core.engine.prices.dual.PricesWorker;

/** A worker that does not count nodes and does not limit the search. */
public final class IdleWorker implements PricesWorker {

    @Override
    public void enter() {}

    @Override
    public void check() {}

    @Override
    public long nodes() {
        return 0;
    }

    @Override
    public void meet(int[] options, int count) {}

    @Override
    public long limit() {
        return Long.MAX_VALUE;
    }

    @Override
    public boolean isAlone() {
        return true;
    }

    @Override
    public boolean areOthersIdle() {
        return false;
    }

    @Override
    public void end() {}
}
