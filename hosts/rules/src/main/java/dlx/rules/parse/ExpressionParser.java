package dlx.rules.parse;

import dlx.api.Line;
import dlx.rules.expression.Expression;
import dlx.rules.expression.Operators;
import dlx.rules.expression.Operators.Operator;
import dlx.rules.expression.Token;
import dlx.rules.expression.Token.Kind;
import dlx.rules.value.NumberRange;
import dlx.rules.value.Picture;
import dlx.rules.value.TextGrid;
import dlx.rules.value.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Reads expressions, by the levels of {@link Operators}. */
class ExpressionParser extends Cursor {

    /** Maximum number of signs in an expression, so that its depth fits into any stack. */
    private static final int MOST_SIGNS = 300;

    /** Maximum length of a sentence, so that sentences of sentences do not fill the memory. */
    private static final int LONGEST = 1000;

    private static final int OR = 0;
    private static final int COMPARISON = 2;
    private static final int RANGE = 3;
    private static final int SUM = 4;

    final Scope scope;
    private int signs;

    ExpressionParser(List<Line> lines, Scope scope) {
        super(Lexer.tokens(lines));
        this.scope = scope;
    }

    /** Reads a condition after its token, which has the place of errors. */
    Expression condition(Token at) {
        signs = 0;
        Expression condition = operation(OR);
        return frame -> at.truth(condition.in(frame));
    }

    /** Reads a value or a range. */
    Expression value() {
        signs = 0;
        return operation(RANGE);
    }

    /** Reads a number, without a range. */
    Expression number() {
        signs = 0;
        return operation(SUM);
    }

    private Token sign() {
        if (++signs > MOST_SIGNS) {
            throw look().error("the expression is too long; expected at most " + MOST_SIGNS + " signs");
        }
        return take();
    }

    /** Reads operands with operators of a level or stronger ones between; comparisons and ranges do not form chains. */
    private Expression operation(int level) {
        if (level == Operators.LEVELS.size()) {
            return operand();
        }
        if (level == COMPARISON && look().is("not")) {
            Token not = sign();
            Expression negated = operation(level);
            return frame -> !not.truth(negated.in(frame));
        }
        Expression left = operation(level + 1);
        Map<String, Operator> operators = Operators.LEVELS.get(level);
        for (boolean isChain = true; isChain && operators.containsKey(look().keyword()); ) {
            Token sign = sign();
            left = operators.get(sign.text()).of(sign, left, operation(level + 1));
            isChain = level != COMPARISON && level != RANGE;
        }
        return left;
    }

    private Expression operand() {
        return switch (look().kind()) {
            case NUMBER, MARK -> constant(Values.of(take().text()));
            case SENTENCE -> sentence(take());
            default ->
                switch (look().keyword()) {
                    case "-" -> Operators.LEVELS.get(SUM).get("-").of(sign(), constant(0L), operand());
                    case "(" -> {
                        sign();
                        Expression inner = operation(OR);
                        expect(")");
                        yield inner;
                    }
                    case "{" -> {
                        Token brace = sign();
                        List<Expression> values = listed(() -> operation(RANGE));
                        expect("}");
                        yield frame -> values.stream()
                                .map(value -> brace.element(value.in(frame)))
                                .toList();
                    }
                    case "rows", "columns", "values" -> ofGrid(take());
                    case "count" -> {
                        Token count = sign();
                        Expression range = operand();
                        yield frame -> count.count(range.in(frame));
                    }
                    case "turns" -> turns(sign());
                    default -> named(name("a value"));
                };
        };
    }

    private static Expression constant(Object value) {
        return frame -> value;
    }

    private Expression ofGrid(Token what) {
        Token name = name("the name of a grid");
        if (!scope.isGrid(name)) {
            throw name.wrong("is not a grid", "the name of a grid");
        }
        int slot = scope.slot(name);
        if (what.is("values")) {
            scope.read.add(slot);
        }
        return frame -> {
            TextGrid grid = (TextGrid) frame.get(slot);
            return what.is("values")
                    ? List.copyOf(grid.pictures().keySet())
                    : new NumberRange(1, what.is("rows") ? grid.rows() : grid.columns());
        };
    }

    private Expression turns(Token turns) {
        boolean withMirrors = takes("and");
        if (withMirrors) {
            expect("mirrors");
        }
        Expression picture = operand();
        return frame -> {
            if (picture.in(frame) instanceof Picture one) {
                return one.turns(withMirrors);
            }
            throw turns.gets(picture.in(frame), "a picture, such as p['L']");
        };
    }

    private Expression named(Token name) {
        if (scope.isGrid(look())) {
            throw unknown(name, KEYWORDS, "rows, columns, values, count or turns before a grid");
        }
        int slot = scope.slot(name);
        scope.read.add(slot);
        if (!scope.isGrid(name) || !look().is("[")) {
            return frame -> frame.get(slot);
        }
        sign();
        List<Expression> index = listed(() -> operation(RANGE));
        expect("]");
        if (index.size() > 2) {
            throw name.wrong("has too many values in its brackets", "[row, column] or [mark]");
        }
        return frame -> {
            TextGrid grid = (TextGrid) frame.get(slot);
            Object first = index.get(0).in(frame);
            if (index.size() == 1) {
                return grid.picture(first);
            }
            long row = name.number(first);
            long column = name.number(index.get(1).in(frame));
            if (grid.has(row, column)) {
                frame.budget().read(grid.word(row, column));
            }
            return grid.at(row, column);
        };
    }

    /** Reads a range of a {@code for}. The name of a grid means its cells: then no value of a cell is read. */
    Expression range() {
        if (scope.isGrid(look()) && !look(1).is("[")) {
            int slot = scope.slot(take());
            return frame -> frame.get(slot);
        }
        return value();
    }

    /** Returns the sentence of a token; expressions are in braces. */
    Expression sentence(Token token) {
        List<Expression> parts = new ArrayList<>();
        String text = token.text();
        Line line = token.word().line();
        int start = token.word().column(); // index of the first character after the quote, in its line
        for (int from = 0; from < text.length(); ) {
            int open = text.indexOf('{', from);
            parts.add(constant(text.substring(from, open < 0 ? text.length() : open)));
            int close = open < 0 ? text.length() : text.indexOf('}', open);
            if (close < 0) {
                throw line.error(start + open + 1, "the brace is not closed; expected '}' in the sentence");
            }
            if (open >= 0) {
                String part = " ".repeat(start + open + 1) + text.substring(open + 1, close);
                ExpressionParser inner =
                        new ExpressionParser(List.of(new Line(line.source(), line.number(), part)), scope);
                parts.add(inner.value());
                inner.expect(Kind.END, "the end of the braces");
            }
            from = close + 1;
        }
        return frame -> {
            String words =
                    parts.stream().map(part -> String.valueOf(part.in(frame))).collect(Collectors.joining());
            if (words.length() > LONGEST) {
                throw token.error("the sentence has more than " + LONGEST + " characters; expected a shorter one");
            }
            return words;
        };
    }
}
