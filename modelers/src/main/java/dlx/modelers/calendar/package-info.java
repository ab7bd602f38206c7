/** The calendar puzzle; start at {@link dlx.modelers.calendar.CalendarModel}. */
package dlx.modelers.calendar;
