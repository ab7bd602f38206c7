/** Model of pieces of hexagons, triangles and sticks; start at {@link dlx.modelers.polyforms.PolyformsModel}. */
package dlx.modelers.polyforms;
