/** The contract that every modeler keeps, as a test class to extend. Open, for JUnit calls its tests by reflection. */
open module dlx.testkit {
    requires transitive dlx.core;
    requires transitive org.junit.jupiter.api;
    requires java.xml;
    requires org.assertj.core;

    exports dlx.testkit;
}
