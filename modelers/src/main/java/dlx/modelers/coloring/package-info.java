/** Colorings of graphs. Start reading at {@link dlx.modelers.coloring.ColoringModel}. */
package dlx.modelers.coloring;
