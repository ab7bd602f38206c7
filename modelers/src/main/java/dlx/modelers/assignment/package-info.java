/** Assignment of workers to jobs at minimum cost; start at {@link dlx.modelers.assignment.AssignmentModel}. */
package dlx.modelers.assignment;
