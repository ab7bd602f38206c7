/**
 * Model-based tests of the API: random sequences of calls, each answer held against a slow model, a failing sequence cut
 * down and printed with its cover. After {@code mobical}, which does so for the SAT solver CaDiCaL.
 *
 * <p>Start reading at {@link dlx.core.calls.CallSequencesTest}; a {@link dlx.core.calls.Call} is one step of a program,
 * {@link dlx.core.calls.Asked} and {@link dlx.core.calls.Truth} are the model, {@link dlx.core.calls.Api} is the one place
 * where calls reach what is tested.
 */
package dlx.core.calls;
