/** Model of rotas, which assign shifts on days to people; start at {@link dlx.modelers.timetable.TimetableModel}. */
package dlx.modelers.timetable;
