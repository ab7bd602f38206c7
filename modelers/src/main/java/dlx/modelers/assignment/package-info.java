/** Workers to jobs at least cost; start at {@link dlx.modelers.assignment.AssignmentModel}. */
package dlx.modelers.assignment;
