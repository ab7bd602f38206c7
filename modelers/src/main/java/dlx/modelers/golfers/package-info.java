/**
 * The social golfer problem, and Kirkman's schoolgirls: groups that change from week to week.
 *
 * <p>Start reading at {@link dlx.modelers.golfers.GolfersModel}; {@code ClubReader} reads clubs and plans.
 */
package dlx.modelers.golfers;
