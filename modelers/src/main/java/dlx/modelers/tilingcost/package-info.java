/**
 * Boards of numbers and the tilings that pay best. Start reading at {@link dlx.modelers.tilingcost.TilingCostModel};
 * pieces and boards are those of {@code dlx.modelers.packing}.
 */
package dlx.modelers.tilingcost;
