/** The host: wires all modules and handles the command line. */
module dlx.app {
    requires dlx.api;
    requires dlx.commands;
    requires dlx.library;
    requires dlx.core;
    requires dlx.formats;
    requires dlx.guice;
    requires dlx.rules;
    requires dlx.site;
    requires dlx.web;
    requires com.github.weisj.jsvg;
    requires com.google.gson;
    requires com.google.guice;
    requires info.picocli;
    requires java.desktop; // bitmap pictures
    requires java.compiler; // checks names of Java classes
    requires java.management;
    requires jdk.unsupported; // sun.misc.Signal, by reflection

    // the injector calls the constructors in these packages
    opens dlx.app to
            com.google.guice;
    opens dlx.app.checkpoint to
            com.google.guice;
    opens dlx.app.command to
            com.google.guice;
    opens dlx.app.console to
            com.google.guice;
    opens dlx.app.foreign to
            com.google.guice;
    opens dlx.app.plugin to
            com.google.guice;

    uses dlx.api.ExactCoverModel;
}
