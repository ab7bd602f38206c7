/**
 * The core: solvers, engines, strategies and the registry of models. Depends only on the SPI. Packages exported to
 * named modules are for dlx itself and may change in any release.
 */
@SuppressWarnings("module") // the modules named below are compiled after this module
module dlx.core {
    requires transitive dlx.api;

    exports dlx.core;
    exports dlx.core.diagram;
    exports dlx.core.explain;
    exports dlx.core.generate;
    exports dlx.core.model;
    exports dlx.core.plugin;
    exports dlx.core.proof;
    exports dlx.core.search;
    exports dlx.core.diagnosis to
            dlx.commands,
            dlx.app,
            dlx.testkit;
    exports dlx.core.messages to
            dlx.commands,
            dlx.library,
            dlx.rules,
            dlx.app;
    exports dlx.core.picture to
            dlx.commands,
            dlx.library,
            dlx.app,
            dlx.web;
    exports dlx.core.puzzles to
            dlx.commands,
            dlx.library,
            dlx.app,
            dlx.web;
    exports dlx.core.search.internal to
            dlx.commands,
            dlx.app;
    exports dlx.core.statistics to
            dlx.commands,
            dlx.app;
    exports dlx.core.threads to
            dlx.commands,
            dlx.app;
    exports dlx.core.view to
            dlx.commands,
            dlx.app,
            dlx.web;

    uses dlx.api.ExactCoverModel;
}
