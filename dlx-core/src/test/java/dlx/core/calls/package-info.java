/**
 * Model-based tests of the API: random sequences of calls, each answer compared with a slow model. A failing sequence
 * is cut down and printed with its cover. After {@code mobical}, which tests the SAT solver CaDiCaL in this way. Start
 * reading at {@link dlx.core.calls.CallSequencesTest}. A {@link dlx.core.calls.Call} is one step of a program,
 * {@link dlx.core.calls.Asked} and {@link dlx.core.calls.Truth} are the model, and {@link dlx.core.calls.Api} is the
 * one place where calls reach the tested code.
 */
package dlx.core.calls;
