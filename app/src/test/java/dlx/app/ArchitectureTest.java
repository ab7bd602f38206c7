package dlx.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Who may know whom. Reads the compiled classes of all parts, as the app runs them. */
@AnalyzeClasses(packages = "dlx", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule apiKnowsTheJdkOnly = classes()
            .that()
            .resideInAPackage("dlx.api..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "dlx.api..");

    @ArchTest
    static final ArchRule coreKnowsTheApiOnly = classes()
            .that()
            .resideInAPackage("dlx.core..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "dlx.api..", "dlx.core..");

    @ArchTest
    static final ArchRule modelersKnowTheApiOnly = classes()
            .that()
            .resideInAPackage("dlx.modelers..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "dlx.api..", "dlx.modelers..");

    @ArchTest
    static final ArchRule appFindsModelersButImportsNone = noClasses()
            .that()
            .resideInAPackage("dlx.app..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dlx.modelers..");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("dlx.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule onlyTheAppSpeaksToTheConsole =
            noClasses().that().resideOutsideOfPackage("dlx.app..").should(ACCESS_STANDARD_STREAMS);

    @ArchTest
    static final ArchRule onlyTheAppKnowsGuiceAndPicocli = noClasses()
            .that()
            .resideOutsideOfPackage("dlx.app..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.google..", "jakarta..", "picocli..");
}
