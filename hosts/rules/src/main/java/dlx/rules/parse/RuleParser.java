package dlx.rules.parse;

import dlx.api.Line;
import dlx.rules.expression.Expression;
import dlx.rules.expression.Loop;
import dlx.rules.expression.Token;
import dlx.rules.expression.Token.Kind;
import dlx.rules.rule.Definition;
import dlx.rules.rule.GivenRule;
import dlx.rules.rule.ItemBounds;
import dlx.rules.rule.ItemRule;
import dlx.rules.rule.Opening;
import dlx.rules.rule.OptionRule;
import dlx.rules.rule.OptionRule.Draw;
import dlx.rules.rule.OptionRule.Use;
import dlx.rules.rule.RuleSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Reads statements. */
public final class RuleParser extends ExpressionParser {

    private static final Set<String> STATEMENTS = Set.of("text", "let", "item", "option", "given");
    private static final Expression ANY = frame -> (long) Integer.MAX_VALUE;

    private final List<Opening> openings = new ArrayList<>();
    private final List<GivenRule> givens = new ArrayList<>();
    private final Map<String, ItemRule> items = new LinkedHashMap<>();
    private final Map<String, OptionRule> options = new LinkedHashMap<>();

    private RuleParser(List<Line> lines) {
        super(Lexer.tokens(lines));
    }

    /**
     * Reads rules.
     *
     * @param lines all lines, 1 or more, without the example
     * @throws dlx.api.PuzzleSyntaxException if they are not rules
     */
    public static RuleSet read(List<Line> lines) {
        return new RuleParser(lines).read();
    }

    private RuleSet read() {
        expect("puzzle");
        String title = expect(Kind.SENTENCE, "a title in double quotes").text();
        Set<Integer> given = new HashSet<>();
        Set<Integer> stated = new HashSet<>();
        while (look().kind() != Kind.END) {
            Token statement = take();
            switch (statement.keyword()) {
                case "text" -> openings.add(new TextParser(this).read());
                case "let" -> openings.add(let());
                case "item" -> item();
                case "option" -> option();
                case "given" -> givens.add(given());
                default -> throw statement.wrong("is out of place", "text, let, item, option, given or example");
            }
            scope.end(Set.of());
            (statement.is("given") ? given : stated).addAll(scope.takeRead());
        }
        if (options.isEmpty()) {
            throw look().wrong("ends the rules", "an option");
        }
        given.removeAll(stated);
        return new RuleSet(
                title,
                scope.slots(),
                openings,
                List.copyOf(items.values()),
                List.copyOf(options.values()),
                givens,
                given);
    }

    private Definition let() {
        Token name = name("a new name");
        expect("=");
        Expression value = value();
        scope.end(Set.of());
        return new Definition(scope.declare(name), value);
    }

    private void item() {
        Token name = newName(items.keySet());
        List<Token> parameters = parameters();
        List<Integer> slots = parameters.stream().map(scope::slot).toList();
        ItemBounds bounds = bounds();
        Expression sentence = sentence(name, parameters);
        Loop loop = loop("item " + name.text(), parameters);
        scope.end(loop.names());
        items.put(name.text(), new ItemRule(items.size(), name, slots, bounds, sentence, loop));
    }

    /** Reads the number of options that hold an item; without words, exactly one. */
    private ItemBounds bounds() {
        Token first = look();
        if (takes("in")) {
            expect("one", "color");
            return new ItemBounds(first, true, true, ANY, ANY);
        }
        if (takes("at")) {
            boolean isMost = takes("most");
            if (isMost && takes("once")) {
                return new ItemBounds(first, true, false, ANY, ANY);
            }
            if (!isMost) {
                expect("least");
            }
            Expression bound = sum();
            expect("times");
            return new ItemBounds(first, false, false, isMost ? frame -> 0L : bound, isMost ? bound : ANY);
        }
        if (isEnd() || isNext("for") || first.kind() == Kind.SENTENCE) {
            return new ItemBounds(first, false, false, frame -> 1L, frame -> 1L);
        }
        Expression from = sum();
        Expression to = takes("..") ? sum() : from;
        expect("times");
        return new ItemBounds(first, false, false, from, to);
    }

    private void option() {
        Token name = newName(options.keySet());
        List<Token> parameters = parameters();
        List<Integer> slots = parameters.stream().map(scope::slot).toList();
        Expression sentence = sentence(name, parameters);
        Loop loop = loop("option " + name.text(), parameters);
        List<Use> uses = new ArrayList<>();
        List<Draw> draws = new ArrayList<>();
        Optional<Expression> costs = Optional.empty();
        while (!isEnd()) {
            Token clause = take();
            switch (clause.keyword()) {
                case "uses" -> listed(uses, this::use);
                case "draws" -> listed(draws, this::draw);
                case "costs" -> costs = Optional.of(value());
                default -> throw clause.wrong("is out of place", "uses, draws, costs or the next statement");
            }
        }
        if (uses.isEmpty()) {
            throw name.error("the option does not use an item; expected 'uses' with an item");
        }
        scope.end(loop.names());
        options.put(name.text(), new OptionRule(name, slots, sentence, loop, uses, draws, costs));
    }

    private <T> void listed(List<T> parts, Supplier<T> part) {
        do {
            parts.add(part.get());
        } while (takes(","));
    }

    private Use use() {
        Token place = name("the name of an item");
        ItemRule item = known(place, items, "an item that is declared before");
        List<Expression> arguments = arguments(place, item.slots().size());
        boolean isOptional = takes("?");
        if (isNext("=") != item.bounds().isColored()) {
            String expected =
                    item.bounds().isColored() ? "'=' and a color" : "no color: only items 'in one color' have one";
            throw look().wrong("is out of place", expected);
        }
        Optional<Expression> color = takes("=") ? Optional.of(value()) : Optional.empty();
        return new Use(place, item, arguments, isOptional, color, innerLoop(place));
    }

    private Draw draw() {
        Token place = look();
        Expression mark = value();
        expect("at");
        Expression row = value();
        expect(",");
        Expression column = value();
        return new Draw(place, mark, row, column, innerLoop(place));
    }

    private GivenRule given() {
        Token place = name("the name of an option");
        OptionRule option = known(place, options, "an option that is declared before");
        return new GivenRule(place, option, arguments(place, option.slots().size()), innerLoop(place));
    }

    private static <T> T known(Token name, Map<String, T> declared, String expected) {
        if (!declared.containsKey(name.text())) {
            throw unknown(name, declared.keySet(), expected);
        }
        return declared.get(name.text());
    }

    private List<Expression> arguments(Token owner, int expected) {
        List<Expression> arguments = List.of();
        if (takes("(")) {
            arguments = listed();
            expect(")");
        }
        if (arguments.size() != expected) {
            throw owner.wrong("has " + arguments.size() + " values here", String.valueOf(expected));
        }
        return arguments;
    }

    private Token newName(Set<String> names) {
        Token name = name("a new name");
        if (names.contains(name.text())) {
            throw name.wrong("is declared already", "a new name");
        }
        return name;
    }

    private List<Token> parameters() {
        List<Token> names = new ArrayList<>();
        if (takes("(")) {
            listed(names, () -> name("the name of a variable"));
            expect(")");
        }
        return names;
    }

    /** Reads the sentence of a statement; without it, returns one such as {@code cell(1, 2)}. */
    private Expression sentence(Token name, List<Token> parameters) {
        if (look().kind() != Kind.SENTENCE) {
            List<Integer> slots = parameters.stream().map(scope::slot).toList();
            return frame -> name.text()
                    + (slots.isEmpty()
                            ? ""
                            : frame.key(slots)
                                    .values()
                                    .toString()
                                    .replace('[', '(')
                                    .replace(']', ')'));
        }
        Set<Integer> before = scope.takeRead();
        Token token = take();
        Expression sentence = sentence(token);
        for (Token parameter : parameters) {
            if (!scope.read.contains(scope.slot(parameter))) {
                throw token.error("the sentence does not mention " + parameter.text() + "; expected {"
                        + parameter.text() + "} in it, so that texts differ");
            }
        }
        scope.read.addAll(before);
        return sentence;
    }

    private boolean isEnd() {
        return look().kind() == Kind.END || STATEMENTS.contains(look().keyword());
    }

    private Loop innerLoop(Token owner) {
        Loop loop = loop(owner.text());
        scope.end(loop.names());
        return loop;
    }

    /** Reads the loop of a statement, whose variables must be its parameters. */
    private Loop loop(String owner, List<Token> parameters) {
        Loop loop = loop(owner);
        List<String> names = parameters.stream().map(Token::text).toList();
        if (!names.containsAll(loop.names())) {
            throw loop.place()
                    .error("the variables are " + String.join(", ", loop.names()) + "; expected those of " + owner
                            + ": " + String.join(", ", names));
        }
        return loop;
    }

    /** Reads a {@code for}; without it, returns a loop that runs once. */
    private Loop loop(String owner) {
        Token place = look();
        if (!takes("for")) {
            return new Loop(place, owner, "", List.of(), frame -> true);
        }
        int from = at;
        List<Loop.Range> ranges = new ArrayList<>();
        Set<Integer> own = new HashSet<>();
        do {
            List<Token> names = new ArrayList<>();
            listed(names, () -> name("the name of a variable"));
            expect("in");
            Token start = look();
            Set<Integer> before = scope.takeRead();
            Expression values = loopRange();
            scope.endRange();
            boolean isFixed = Collections.disjoint(scope.read, own);
            scope.read.addAll(before);
            List<Integer> slots = names.stream().map(scope::declare).toList();
            own.addAll(slots);
            ranges.add(new Loop.Range(start, names.stream().map(Token::text).toList(), slots, values, isFixed));
        } while (isRangeAfterComma() && takes(","));
        String text = textFrom(from);
        Token condition = look();
        return new Loop(place, owner, text, ranges, takes("if") ? condition(condition) : frame -> true);
    }

    private boolean isRangeAfterComma() {
        int ahead = 0;
        while (look(ahead).is(",") && look(ahead + 1).kind() == Kind.NAME) {
            ahead += 2;
        }
        return ahead > 0 && look(ahead).is("in");
    }
}
