/**
 * Runs that can be resumed. {@link dlx.app.checkpoint.CheckpointSession} writes checkpoints during a run,
 * {@link dlx.app.checkpoint.CheckpointFile} is their file, and {@link dlx.app.checkpoint.SavedRun} is its content.
 */
package dlx.app.checkpoint;
