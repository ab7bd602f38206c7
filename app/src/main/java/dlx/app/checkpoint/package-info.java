/**
 * Runs that can be gone on with: {@link dlx.app.checkpoint.CheckpointSession} keeps how far one is,
 * {@link dlx.app.checkpoint.CheckpointFile} is where, {@link dlx.app.checkpoint.SavedRun} what.
 */
package dlx.app.checkpoint;
