/**
 * Model of boards of numbers and their tilings of maximal value. Start reading at
 * {@link dlx.modelers.tilingcost.TilingCostModel}; pieces and boards are those of {@code dlx.modelers.packing}.
 */
package dlx.modelers.tilingcost;
