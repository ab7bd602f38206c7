/** The SHA-256 of fingerprints, checkpoints and outputs. Exported to modules of dlx only. */
package dlx.api.digest;
