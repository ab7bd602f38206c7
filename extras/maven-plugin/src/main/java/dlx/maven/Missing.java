package dlx.maven;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.teavm.callgraph.CallGraph;
import org.teavm.callgraph.CallGraphNode;
import org.teavm.callgraph.CallSite;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.model.CallLocation;
import org.teavm.model.MethodReference;
import org.teavm.model.TextLocation;
import org.teavm.tooling.TeaVMTool;

/**
 * The Java features that a program uses but browsers do not support, each with the line of the model that leads to its
 * use.
 */
final class Missing {

    private static final String ADVICE =
            "browsers do not support this; see docs/plugin-guide.md, \"A web page of your puzzle\"";

    /** Prefixes of classes that are not part of a model. */
    private static final List<String> NOT_THE_AUTHORS =
            List.of("java.", "javax.", "org.teavm.", "dlx.", "com.google.gson.");

    private final List<String> lines;

    Missing(TeaVMTool tool) {
        List<Problem> problems = tool.getProblemProvider().getSevereProblems();
        lines = problems.isEmpty()
                ? List.of()
                : problems.stream()
                        .map(problem -> line(problem, tool.getDependencyInfo().getCallGraph()))
                        .distinct()
                        .toList();
    }

    /** Returns one line for each missing feature; empty if the program can run in browsers. */
    List<String> lines() {
        return lines;
    }

    /** Returns all lines, and advice for the author. */
    String message() {
        return String.join(
                "\n", Stream.concat(lines.stream(), Stream.of(ADVICE)).toList());
    }

    private static String line(Problem problem, CallGraph calls) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer() {
            @Override
            public void appendMethod(MethodReference method) {
                append(named(method));
            }
        };
        problem.render(text);
        String what = text.getText();
        return Optional.ofNullable(problem.getLocation())
                .map(location -> shown(author(location, calls).orElse(location)) + ": " + what)
                .orElse(what);
    }

    /** Returns the nearest place in the author's code from which calls lead to a place, by breadth-first search. */
    private static Optional<CallLocation> author(CallLocation place, CallGraph calls) {
        if (isAuthors(place.getMethod())) {
            return Optional.of(place);
        }
        Deque<MethodReference> next = new ArrayDeque<>(List.of(place.getMethod()));
        Set<MethodReference> seen = new HashSet<>(next);
        while (!next.isEmpty()) {
            CallGraphNode node = calls.getNode(next.remove());
            if (node == null) {
                continue;
            }
            for (CallSite site : node.getCallerCallSites()) {
                for (CallGraphNode caller : site.getCallers()) {
                    if (isAuthors(caller.getMethod())) {
                        return Optional.of(new CallLocation(
                                caller.getMethod(),
                                site.getLocations(caller).stream().findFirst().orElse(null)));
                    }
                    if (seen.add(caller.getMethod())) {
                        next.add(caller.getMethod());
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isAuthors(MethodReference method) {
        return NOT_THE_AUTHORS.stream().noneMatch(method.getClassName()::startsWith);
    }

    private static String shown(CallLocation location) {
        String method = named(location.getMethod());
        TextLocation line = location.getSourceLocation();
        if (line == null || line.isEmpty()) {
            return method;
        }
        String file = line.getFileName();
        return method + " (" + file.substring(file.lastIndexOf('/') + 1) + ':' + line.getLine() + ')';
    }

    private static String named(MethodReference method) {
        return method.getClassName() + '.' + method.getName();
    }
}
