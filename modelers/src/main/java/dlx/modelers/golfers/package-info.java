/**
 * The social golfer problem, and Kirkman's schoolgirls: groups that change from week to week.
 *
 * <p>Start reading at {@link dlx.modelers.golfers.GolfersModel}; a {@code ClubReader} reads clubs and plans.
 */
package dlx.modelers.golfers;
