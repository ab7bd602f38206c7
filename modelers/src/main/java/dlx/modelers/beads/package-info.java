/** The triangular bead puzzle; start at {@link dlx.modelers.beads.BeadsModel}. */
package dlx.modelers.beads;
