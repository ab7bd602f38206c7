/** Demands of a puzzle that its cover does not state: constraints, their clauses, and covers that state clauses. */
package dlx.core.constraint;
