/** Tables that searches, diagrams and proofs share, and the memory that they may take. */
package dlx.core.table;
