/** The search: engines, strategies, the solver, and the registry of models. Depends on the SPI only. */
module dlx.core {
    requires transitive dlx.api;

    exports dlx.core;
    exports dlx.core.census;
    exports dlx.core.diagram;
    exports dlx.core.explain;
    exports dlx.core.generate;
    exports dlx.core.model;
    exports dlx.core.picture;
    exports dlx.core.plugin;
    exports dlx.core.position;
    exports dlx.core.proof;
    exports dlx.core.search;
    exports dlx.core.slip;
    exports dlx.core.threads;
    exports dlx.core.weights;

    uses dlx.api.ExactCoverModel;
}
