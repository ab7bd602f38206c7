/** A Guice module for hosts. */
module dlx.guice {
    requires transitive dlx.core;
    requires transitive com.google.guice;
    // Guice is an automatic module, which does not declare the modules that it needs.
    requires com.google.common;
    requires jakarta.inject;

    exports dlx.guice;

    opens dlx.guice to
            com.google.guice;
}
