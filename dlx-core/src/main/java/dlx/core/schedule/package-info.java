/**
 * The schedule of a question: which engines search it beside each other, from when on, and with which share of the work.
 * Start reading at {@link dlx.core.schedule.Schedule}, the table; {@link dlx.core.schedule.Contest} gives out the slices.
 */
package dlx.core.schedule;
