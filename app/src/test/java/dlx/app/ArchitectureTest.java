package dlx.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
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

    /** And what tells why a test is skipped, which no user meets. */
    @ArchTest
    static final ArchRule onlyTheAppSpeaksToTheConsole = noClasses()
            .that()
            .resideOutsideOfPackages("dlx.app..", "dlx.skips..")
            .should(ACCESS_STANDARD_STREAMS);

    @ArchTest
    static final ArchRule onlyTheAppKnowsGuiceAndPicocli = noClasses()
            .that()
            .resideOutsideOfPackages("dlx.app..", "dlx.guice..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.google.common..", "com.google.inject..", "jakarta..", "picocli..");

    @ArchTest
    static final ArchRule onlyTheAppAndThePageWriteJsonByGson = noClasses()
            .that()
            .resideOutsideOfPackages("dlx.app..", "dlx.web..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.google..");

    @ArchTest
    static final ArchRule thePageKnowsTheCoreAndNotTheApp = noClasses()
            .that()
            .resideInAPackage("dlx.web..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dlx.app..", "dlx.modelers..");

    /** So that nothing else of the app loads a class of the page. */
    @ArchTest
    static final ArchRule twoCommandsAloneKnowThePage = noClasses()
            .that()
            .resideInAPackage("dlx.app..")
            .and()
            .doNotHaveSimpleName("ServeCommand")
            .and()
            .doNotHaveSimpleName("TraceCommand")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dlx.web..");

    @ArchTest
    static final ArchRule onlyTheDoorOfThePageKnowsJetty = noClasses()
            .that()
            .resideOutsideOfPackage("dlx.web.http..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.eclipse.jetty..");

    /** The rooms of the page. */
    @ArchTest
    static final ArchRule roomsOfThePageKnowThoseBelowOnly = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("dlx.web..")
            .layer("web")
            .definedBy("dlx.web")
            .layer("http")
            .definedBy("dlx.web.http")
            .layer("ask")
            .definedBy("dlx.web.ask")
            .layer("file")
            .definedBy("dlx.web.file")
            .layer("wire")
            .definedBy("dlx.web.wire")
            .layer("play")
            .definedBy("dlx.web.play")
            .whereLayer("web")
            .mayOnlyAccessLayers("http", "play")
            .whereLayer("http")
            .mayOnlyAccessLayers("ask", "wire", "play")
            .whereLayer("ask")
            .mayOnlyAccessLayers("wire", "play")
            .whereLayer("file")
            .mayOnlyAccessLayers("wire", "play")
            .whereLayer("wire")
            .mayOnlyAccessLayers("play")
            .whereLayer("play")
            .mayNotAccessAnyLayer();

    /** The rooms of the app, from the top to the ground; each names the rooms that it may know. */
    @ArchTest
    static final ArchRule roomsOfTheAppKnowThoseBelowOnly = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("dlx.app..")
            .layer("app")
            .definedBy("dlx.app")
            .layer("command")
            .definedBy("dlx.app.command")
            .layer("bench")
            .definedBy("dlx.app.bench")
            .layer("answer")
            .definedBy("dlx.app.answer")
            .layer("checkpoint")
            .definedBy("dlx.app.checkpoint")
            .layer("export")
            .definedBy("dlx.app.export")
            .layer("project")
            .definedBy("dlx.app.project")
            .layer("run")
            .definedBy("dlx.app.run")
            .layer("option")
            .definedBy("dlx.app.option")
            .layer("plugin")
            .definedBy("dlx.app.plugin")
            .layer("console")
            .definedBy("dlx.app.console")
            .optionalLayer("covers")
            .definedBy("dlx.app.trace", "dlx.app.check")
            .whereLayer("app")
            .mayOnlyAccessLayers("command", "option", "plugin", "console")
            .whereLayer("command")
            .mayOnlyAccessLayers(
                    "bench",
                    "answer",
                    "checkpoint",
                    "export",
                    "project",
                    "run",
                    "option",
                    "plugin",
                    "console",
                    "covers")
            .whereLayer("bench")
            .mayOnlyAccessLayers("answer", "run", "option", "plugin", "console")
            .whereLayer("answer")
            .mayOnlyAccessLayers("run", "option", "plugin", "console", "covers")
            .whereLayer("checkpoint")
            .mayOnlyAccessLayers("option", "console")
            .whereLayer("export")
            .mayOnlyAccessLayers("console")
            .whereLayer("project")
            .mayOnlyAccessLayers("console")
            .whereLayer("run")
            .mayOnlyAccessLayers("option", "plugin", "console", "covers")
            .whereLayer("option")
            .mayOnlyAccessLayers("plugin", "console")
            .whereLayer("plugin")
            .mayNotAccessAnyLayer()
            .whereLayer("console")
            .mayNotAccessAnyLayer()
            .whereLayer("covers")
            .mayNotAccessAnyLayer();

    /**
     * The rooms of the core: what is asked stands on what chooses, which stands on the engines. Each engine knows the
     * contract and no other engine.
     */
    @ArchTest
    static final ArchRule roomsOfTheCoreKnowThoseBelowOnly = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("dlx.core..")
            .layer("core")
            .definedBy("dlx.core")
            .layer("generate")
            .definedBy("dlx.core.generate")
            .layer("picture")
            .definedBy("dlx.core.picture")
            .layer("census")
            .definedBy("dlx.core.census")
            .layer("explain")
            .definedBy("dlx.core.explain")
            .layer("reason")
            .definedBy("dlx.core.reason")
            .layer("plan")
            .definedBy("dlx.core.plan")
            .layer("links")
            .definedBy("dlx.core.engine.links")
            .layer("slots")
            .definedBy("dlx.core.engine.slots")
            .layer("masks")
            .definedBy("dlx.core.engine.masks")
            .layer("leftmost")
            .definedBy("dlx.core.engine.leftmost")
            .layer("parallel")
            .definedBy("dlx.core.engine.parallel")
            .layer("memo")
            .definedBy("dlx.core.engine.memo")
            .layer("sweep")
            .definedBy("dlx.core.engine.sweep")
            .layer("prices")
            .definedBy("dlx.core.engine.prices")
            .layer("ida")
            .definedBy("dlx.core.engine.ida")
            .layer("engine")
            .definedBy("dlx.core.engine")
            .layer("diagram")
            .definedBy("dlx.core.diagram")
            .layer("position")
            .definedBy("dlx.core.position")
            .layer("proof")
            .definedBy("dlx.core.proof")
            .layer("search")
            .definedBy("dlx.core.search")
            .whereLayer("core")
            .mayOnlyAccessLayers(
                    "plan",
                    "sweep",
                    "parallel",
                    "engine",
                    "diagram",
                    "explain",
                    "reason",
                    "position",
                    "proof",
                    "search")
            .whereLayer("generate") // it asks as anybody outside does
            .mayOnlyAccessLayers("core", "diagram", "explain", "position", "search")
            .whereLayer("generate")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("picture")
            .mayOnlyAccessLayers("core", "explain")
            .whereLayer("picture")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("reason")
            .mayOnlyAccessLayers("explain", "engine", "search")
            .whereLayer("explain")
            .mayOnlyAccessLayers("search")
            .whereLayer("census")
            .mayOnlyAccessLayers("position", "search")
            .whereLayer("plan")
            .mayOnlyAccessLayers(
                    "links",
                    "slots",
                    "masks",
                    "leftmost",
                    "memo",
                    "sweep",
                    "prices",
                    "ida",
                    "engine",
                    "position",
                    "search")
            .whereLayer("links")
            .mayOnlyAccessLayers("engine", "search")
            .whereLayer("slots") // a search that learns goes on in several threads
            .mayOnlyAccessLayers("parallel", "engine", "search")
            .whereLayer("masks")
            .mayOnlyAccessLayers("engine", "search")
            .whereLayer("leftmost")
            .mayOnlyAccessLayers("engine", "search")
            .whereLayer("parallel")
            .mayOnlyAccessLayers("engine", "search")
            .whereLayer("memo")
            .mayOnlyAccessLayers("parallel", "engine", "search")
            .whereLayer("sweep") // it counts with the memo where it cannot
            .mayOnlyAccessLayers("memo", "parallel", "engine", "diagram", "search")
            .whereLayer("prices")
            .mayOnlyAccessLayers("engine", "search")
            .whereLayer("ida")
            .mayOnlyAccessLayers("engine", "search")
            .whereLayer("engine")
            .mayOnlyAccessLayers("search")
            .whereLayer("diagram")
            .mayOnlyAccessLayers("search")
            .whereLayer("position")
            .mayOnlyAccessLayers("search")
            .whereLayer("proof") // what writes proofs takes the prices of items; what checks them knows no engine: see
            // below
            .mayOnlyAccessLayers("prices", "engine", "search")
            .whereLayer("search")
            .mayNotAccessAnyLayer();

    /** Whoever checks a proof does not believe in any code that searched. */
    @ArchTest
    static final ArchRule whatChecksProofsKnowsNoEngine = noClasses()
            .that()
            .haveFullyQualifiedName("dlx.core.proof.Checker")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.CheckedCover")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.ProofPrices")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.Tokens")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.Proof")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dlx.core.engine..")
            .orShould()
            .dependOnClassesThat()
            .haveSimpleNameStartingWith("Searched");
}
