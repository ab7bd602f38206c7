/** The host: wires everything with Guice and speaks to people on the command line. */
module dlx.app {
    requires dlx.api;
    requires dlx.core;
    requires dlx.site;
    requires dlx.web;
    requires com.google.common; // Guice is no named module, so nobody else asks for it
    requires com.google.gson;
    requires com.google.guice;
    requires info.picocli;
    requires jakarta.inject;
    requires java.desktop; // pictures in dots
    requires java.compiler; // what a name in Java may be
    requires java.management;
    requires jdk.unsupported; // sun.misc.Signal, by reflection

    opens dlx.app to
            com.google.guice;
    opens dlx.app.answer to
            com.google.guice;
    opens dlx.app.checkpoint to
            com.google.guice;
    opens dlx.app.command to
            com.google.guice,
            info.picocli;
    opens dlx.app.option to
            com.google.guice,
            info.picocli;
    opens dlx.app.run to
            com.google.guice,
            info.picocli;

    uses dlx.api.ExactCoverModel;
}
