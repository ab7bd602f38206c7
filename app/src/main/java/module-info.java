/** The host: wires everything and speaks to people on the command line. */
module dlx.app {
    requires dlx.api;
    requires dlx.core;
    requires dlx.formats;
    requires dlx.site;
    requires dlx.web;
    requires com.google.gson;
    requires info.picocli;
    requires java.desktop; // pictures in dots
    requires java.compiler; // what a name in Java may be
    requires java.management;
    requires jdk.unsupported; // sun.misc.Signal, by reflection

    opens dlx.app.command to
            info.picocli;
    opens dlx.app.option to
            info.picocli;
    opens dlx.app.run to
            info.picocli;

    uses dlx.api.ExactCoverModel;
}
