/**
 * Model of timetables of tournaments in which all teams play against all others: rounds or slots of days, fields, and
 * absences.
 *
 * <p>Start reading at {@link dlx.modelers.roundrobin.RoundRobinModel}; a {@code TournamentReader} reads tournaments and
 * plans.
 */
package dlx.modelers.roundrobin;
