/** Rotas: who works which shift on which day; start at {@link dlx.modelers.timetable.TimetableModel}. */
package dlx.modelers.timetable;
