/** Model of the cheapest round trip, with a lazy constraint. */
package dlx.modelers.tour;
