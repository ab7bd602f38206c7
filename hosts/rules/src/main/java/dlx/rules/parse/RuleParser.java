package dlx.rules.parse;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.rules.expression.Bindings;
import dlx.rules.expression.Expression;
import dlx.rules.expression.Loop;
import dlx.rules.expression.Loop.Variable;
import dlx.rules.expression.Token;
import dlx.rules.expression.Token.Kind;
import dlx.rules.rule.Call;
import dlx.rules.rule.GivenRule;
import dlx.rules.rule.Heading;
import dlx.rules.rule.ItemRule;
import dlx.rules.rule.ItemRule.Times;
import dlx.rules.rule.OptionRule;
import dlx.rules.rule.OptionRule.Use;
import dlx.rules.rule.RuleSet;
import dlx.rules.rule.TextRule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Reads statements. */
public final class RuleParser extends ExpressionParser {

    private static final Expression ANY = frame -> (long) Integer.MAX_VALUE;
    private static final Expression ONE = frame -> 1L;

    private final List<TextRule> texts = new ArrayList<>();
    private final List<BiConsumer<PuzzleText, Bindings>> openings = new ArrayList<>();
    private final List<GivenRule> givens = new ArrayList<>();
    private final Map<String, ItemRule> items = new LinkedHashMap<>();
    private final Map<String, OptionRule> options = new LinkedHashMap<>();

    private final Set<Integer> onlyGiven = new HashSet<>();
    private final Map<String, Runnable> statements = Map.of(
            "text", this::text, "let", this::let, "item", this::item, "option", this::option, "given", this::given);

    private RuleParser(List<Line> lines) {
        super(lines, new Scope());
    }

    /**
     * Reads rules, and the line {@code example} after them.
     *
     * @param next returns the next line; empty after the last
     * @param isPart true if a puzzle must follow, so that written puzzles begin with the rules
     * @throws dlx.api.PuzzleSyntaxException if the lines do not begin with rules
     */
    public static RuleSet read(Supplier<Optional<Line>> next, boolean isPart) {
        List<Line> lines = new ArrayList<>();
        StringBuilder head = new StringBuilder();
        boolean isExample = false;
        for (Optional<Line> line = next.get(); line.isPresent(); line = isExample ? Optional.empty() : next.get()) {
            String text = line.get().text();
            isExample = text.strip().equals("example");
            lines.add(isExample ? new Line(line.get().source(), line.get().number(), "") : line.get());
            head.append(text).append('\n');
        }
        if (isPart && !isExample) {
            throw lines.get(lines.size() - 1).error(1, "the text ends here; expected a line with the word example");
        }
        return new RuleParser(lines).read(isPart ? head.toString() : "");
    }

    private RuleSet read(String head) {
        expect("puzzle");
        String title = expect(Kind.SENTENCE, "a title in double quotes").text();
        while (look().kind() != Kind.END) {
            if (!statements.containsKey(look().keyword())) {
                throw outOfPlace("text, let, item, option, given or example");
            }
            statements.get(take().keyword()).run();
            scope.end(Set.of());
        }
        if (options.isEmpty()) {
            throw look().wrong("ends the rules", "an option");
        }
        scope.read.forEach(onlyGiven::remove);
        return new RuleSet(
                head,
                title,
                scope.slots,
                texts,
                openings,
                List.copyOf(items.values()),
                List.copyOf(options.values()),
                givens,
                onlyGiven);
    }

    private void text() {
        List<Token> names = listed(() -> name("the name of a text"));
        expect(":");
        Token form = expect(Kind.NAME, "number, grid or table");
        if (!Set.of("number", "grid", "table").contains(form.text())) {
            throw unknown(form, List.of("number", "grid", "table"), "a form of text");
        }
        List<Integer> slots = names.stream().map(scope::declare).toList();
        List<Expression> size = new ArrayList<>();
        if (form.is("number")) {
            size = List.of(ONE, frame -> (long) names.size());
        } else if (names.size() > 1) {
            throw names.get(1).wrong("is one too many", "one name of a grid");
        } else {
            scope.grids.addAll(slots);
            if (look().kind() == Kind.NUMBER || look(1).is("by")) {
                size.add(number());
                expect("by");
                size.add(number());
            }
        }
        int from = at + 1;
        List<Expression> allowed = scope.isGrid(names.get(0)) && takes("of") ? listed(this::value) : List.of();
        String shown = allowed.isEmpty() ? "" : textFrom(from);
        String about = look().kind() == Kind.SENTENCE ? "; " + take().text() : "";
        String all = names.stream().map(Token::text).collect(Collectors.joining(", "));
        texts.add(new TextRule(form, all, slots, size, allowed, shown, about));
        openings.add(texts.get(texts.size() - 1)::read);
    }

    private void let() {
        Token name = name("a new name");
        expect("=");
        Expression value = value();
        scope.end(Set.of());
        int slot = scope.declare(name);
        openings.add((text, frame) -> frame.values()[slot] = value.in(frame));
    }

    private void item() {
        Token name = newName(items.keySet());
        List<Token> parameters = parameters();
        Times times = times();
        Heading heading = heading("item ", name, parameters);
        scope.end(heading.loop().names());
        items.put(name.text(), new ItemRule(items.size(), heading, times));
    }

    /** Reads the number of options that hold an item; without words, exactly one. */
    private Times times() {
        Token first = look();
        boolean isColored = takes("in");
        if (isColored) {
            expect("one");
            expect("color");
        }
        if (isColored || isEnd() || look().is("for") || first.kind() == Kind.SENTENCE) {
            return new Times(first, isColored, isColored, ONE, ONE);
        }
        boolean isBound = takes("at");
        boolean isMost = isBound && takes("most");
        if (isBound && !isMost) {
            expect("least");
        }
        Expression from = takes("once") ? ONE : number();
        Expression to = isBound && !isMost ? ANY : !isBound && takes("..") ? number() : from;
        if (from != ONE) {
            expect("times");
        }
        return new Times(first, isMost && from == ONE, false, isMost ? frame -> 0L : from, to);
    }

    private void option() {
        Token name = newName(options.keySet());
        Heading heading = heading("option ", name, parameters());
        List<Use> uses = new ArrayList<>();
        List<Call> draws = new ArrayList<>();
        Optional<Expression> costs = Optional.empty();
        while (!isEnd()) {
            if (takes("uses")) {
                uses.addAll(listed(this::use));
            } else if (takes("draws")) {
                draws.addAll(listed(this::draw));
            } else if (takes("costs")) {
                costs = Optional.of(value());
            } else {
                throw outOfPlace("uses, draws, costs or the next statement");
            }
        }
        if (uses.isEmpty()) {
            throw name.error("the option does not use an item; expected 'uses' with an item");
        }
        scope.end(heading.loop().names());
        options.put(name.text(), new OptionRule(heading, uses, draws, costs));
    }

    private Use use() {
        Token place = name("the name of an item");
        ItemRule item = known(place, items, "an item that is declared before");
        List<Expression> values = values(place, item.heading());
        boolean isOptional = takes("?");
        if (look().is("=") != item.times().isColored()) {
            throw outOfPlace(
                    item.times().isColored() ? "'=' and a color" : "no color: only items 'in one color' have one");
        }
        Optional<Expression> color = takes("=") ? Optional.of(value()) : Optional.empty();
        return new Use(item, call(place, values), isOptional, color);
    }

    private Call draw() {
        Token place = look();
        Expression mark = value();
        expect("at");
        Expression row = value();
        expect(",");
        return call(place, List.of(mark, row, value()));
    }

    private void given() {
        int from = at;
        int before = scope.read.size();
        Token place = name("the name of an option");
        OptionRule option = known(place, options, "an option that is declared before");
        Call call = call(place, values(place, option.heading()));
        List<String> marks = tokens.subList(from, at).stream()
                .filter(token -> token.kind() == Kind.MARK || token.kind() == Kind.NUMBER)
                .map(Token::text)
                .distinct()
                .toList();
        givens.add(new GivenRule(option, call, marks));
        List<Integer> read = scope.read.subList(before, scope.read.size());
        onlyGiven.addAll(read);
        read.clear(); // leaves the slots that other statements read
    }

    /** Reads the loop of values, whose variables end with it. */
    private Call call(Token place, List<Expression> values) {
        Loop loop = loop(place.text());
        scope.end(loop.names());
        return new Call(place, values, loop);
    }

    private List<Expression> values(Token owner, Heading heading) {
        List<Expression> values = listed("(", this::value, ")");
        if (values.size() != heading.slots().size()) {
            throw owner.wrong(
                    "has " + values.size() + " values here",
                    String.valueOf(heading.slots().size()));
        }
        return values;
    }

    private static <T> T known(Token name, Map<String, T> declared, String expected) {
        if (!declared.containsKey(name.text())) {
            throw unknown(name, declared.keySet(), expected);
        }
        return declared.get(name.text());
    }

    private Token newName(Set<String> names) {
        Token name = name("a new name");
        if (names.contains(name.text())) {
            throw name.wrong("is declared already", "a new name");
        }
        return name;
    }

    private List<Token> parameters() {
        return listed("(", () -> name("the name of a variable"), ")");
    }

    /** Reads the sentence and the loop of a statement, whose variables must be its parameters. */
    private Heading heading(String kind, Token name, List<Token> parameters) {
        List<Integer> slots = parameters.stream().map(scope::slot).toList();
        Expression sentence = frame -> name.text() + frame.key(slots);
        if (look().kind() == Kind.SENTENCE) {
            int from = scope.read.size();
            Token token = take();
            sentence = sentence(token);
            for (Token parameter : parameters) {
                if (!scope.readFrom(from).contains(scope.slot(parameter))) {
                    throw token.error("the sentence does not mention " + parameter.text() + "; expected {"
                            + parameter.text() + "} in it, so that texts differ");
                }
            }
        }
        Loop loop = loop(kind + name.text());
        List<String> names = parameters.stream().map(Token::text).toList();
        if (!names.containsAll(loop.names())) {
            throw loop.place()
                    .error("the variables are " + String.join(", ", loop.names()) + "; expected those of " + kind
                            + name.text() + ": " + String.join(", ", names));
        }
        return new Heading(name, slots, sentence, loop);
    }

    private boolean isEnd() {
        return look().kind() == Kind.END || statements.containsKey(look().keyword());
    }

    /** Reads a {@code for}; without it, returns a loop that runs once. */
    private Loop loop(String owner) {
        Token place = look();
        List<Variable> variables = new ArrayList<>();
        if (!takes("for")) {
            return new Loop(place, owner, "", variables, frame -> true);
        }
        int from = at;
        do {
            List<Token> names = listed(() -> name("the name of a variable"));
            expect("in");
            Token start = look();
            int before = scope.read.size();
            Expression values = range();
            scope.endRange(before);
            for (int k = 0; k < names.size(); k++) {
                Token name = names.get(k);
                variables.add(new Variable(name, scope.declare(name), start, values, names.size() - k));
            }
        } while (isRangeAfterComma() && takes(","));
        String text = textFrom(from);
        Token condition = look();
        return new Loop(place, owner, text, variables, takes("if") ? condition(condition) : frame -> true);
    }

    private boolean isRangeAfterComma() {
        int ahead = 0;
        while (look(ahead).is(",") && look(ahead + 1).kind() == Kind.NAME) {
            ahead += 2;
        }
        return ahead > 0 && look(ahead).is("in");
    }
}
