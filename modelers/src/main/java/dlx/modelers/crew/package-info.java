/**
 * The cheapest set of shifts that does each duty once. Start reading at {@link dlx.modelers.crew.CrewModel}; shifts
 * come from the text or from a {@link dlx.modelers.crew.ShiftMaker}.
 */
package dlx.modelers.crew;
