package dlx.core.calls;

import dlx.core.calls.Name.TokenName;
import dlx.core.calls.World.Said;
import dlx.core.calls.World.Watch;

/** Calls of tokens. */
sealed interface TokenCall extends Call {

    /** Declares a token. */
    record NewToken(TokenName token) implements TokenCall {
        @Override
        public boolean isPossible(World world) {
            return !world.tokens.containsKey(token);
        }

        @Override
        public void make(World world) {
            world.tokens.put(token, new Watch());
        }
    }

    /** Cancels all searches that use a token. */
    record Cancel(TokenName token) implements TokenCall {
        @Override
        public boolean isPossible(World world) {
            return world.tokens.containsKey(token);
        }

        @Override
        public boolean isNested() {
            return true;
        }

        @Override
        public void make(World world) {
            Watch watch = world.tokens.get(token);
            watch.real.cancel();
            watch.said = Said.YES;
        }
    }
}
