package dlx.rules.parse;

import dlx.api.Line;
import dlx.rules.expression.Expression;
import dlx.rules.expression.Operators;
import dlx.rules.expression.Token;
import dlx.rules.expression.Token.Kind;
import dlx.rules.value.NumberRange;
import dlx.rules.value.Picture;
import dlx.rules.value.TextGrid;
import dlx.rules.value.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Reads expressions. From the weakest sign to the strongest: or, and, not, comparisons, .., + -, * / mod, minus. */
class ExpressionParser extends Cursor {

    /** Maximum number of signs in an expression, so that its depth fits into any stack. */
    private static final int MOST_SIGNS = 300;

    final Scope scope = new Scope();
    private int signs;

    ExpressionParser(List<Token> tokens) {
        super(tokens);
    }

    /** Reads a condition after its token, which has the place of errors. */
    Expression condition(Token at) {
        signs = 0;
        Expression condition = or();
        return frame -> Operators.truth(at, condition.in(frame));
    }

    /** Reads a value or a range. */
    Expression value() {
        signs = 0;
        return range();
    }

    private Token sign() {
        if (++signs > MOST_SIGNS) {
            throw look().error("the expression is too long; expected at most " + MOST_SIGNS + " signs");
        }
        return take();
    }

    private Expression or() {
        return left(this::and, "or");
    }

    private Expression and() {
        return left(this::not, "and");
    }

    private Expression not() {
        if (!look().is("not")) {
            return comparison();
        }
        Token sign = sign();
        Expression negated = not();
        return frame -> !Operators.truth(sign, negated.in(frame));
    }

    private Expression comparison() {
        Expression first = range();
        return isNext("=", "!=", "<", "<=", ">", ">=", "in") ? Operators.binary(sign(), first, range()) : first;
    }

    private Expression range() {
        Expression first = sum();
        return isNext("..") ? Operators.binary(sign(), first, sum()) : first;
    }

    /** Reads a number, without a range. */
    Expression sum() {
        return left(this::product, "+", "-");
    }

    private Expression product() {
        return left(this::negation, "*", "/", "mod");
    }

    private Expression left(Supplier<Expression> operand, String... operators) {
        Expression left = operand.get();
        while (isNext(operators)) {
            left = Operators.binary(sign(), left, operand.get());
        }
        return left;
    }

    private Expression negation() {
        return look().is("-") ? Operators.binary(sign(), frame -> 0L, negation()) : primary();
    }

    private Expression primary() {
        Token token = look();
        switch (token.kind()) {
            case NUMBER -> {
                Object number = Long.parseLong(take().text());
                return frame -> number;
            }
            case MARK -> {
                Object mark = Values.of(take().text());
                return frame -> mark;
            }
            case SENTENCE -> {
                return sentence(take());
            }
            default -> {
                return switch (token.keyword()) {
                    case "(" -> parenthesis();
                    case "{" -> list();
                    case "rows", "columns" -> size();
                    case "values" -> values();
                    case "count" -> count();
                    case "turns" -> turns();
                    default -> named();
                };
            }
        }
    }

    private Expression parenthesis() {
        sign();
        Expression inner = or();
        expect(")");
        return inner;
    }

    private Expression list() {
        sign();
        List<Expression> values = listed();
        expect("}");
        return frame -> values.stream().map(value -> value.in(frame)).toList();
    }

    /** Reads a range of a {@code for}. The name of a grid means its cells: then no value of a cell is read. */
    Expression loopRange() {
        if (scope.isGrid(look()) && !look(1).is("[")) {
            int slot = scope.slot(take());
            return frame -> frame.get(slot);
        }
        return value();
    }

    /** Reads expressions with commas between. */
    List<Expression> listed() {
        List<Expression> values = new ArrayList<>();
        do {
            values.add(range());
        } while (takes(","));
        return values;
    }

    private Expression size() {
        boolean isRows = take().is("rows");
        int slot = grid();
        return frame -> {
            TextGrid grid = (TextGrid) frame.get(slot);
            return new NumberRange(1, isRows ? grid.rows() : grid.columns());
        };
    }

    private Expression values() {
        take();
        int slot = grid();
        scope.read.add(slot);
        return frame -> ((TextGrid) frame.get(slot)).values();
    }

    private int grid() {
        Token name = name("the name of a grid");
        if (!scope.isGrid(name)) {
            throw name.wrong("is not a grid", "the name of a grid");
        }
        return scope.slot(name);
    }

    private Expression count() {
        Token sign = sign();
        Expression range = primary();
        return frame -> (long) Operators.size(sign, range.in(frame));
    }

    private Expression turns() {
        Token sign = sign();
        boolean withMirrors = takes("and");
        if (withMirrors) {
            expect("mirrors");
        }
        Expression picture = primary();
        return frame -> {
            if (picture.in(frame) instanceof Picture one) {
                return one.turns(withMirrors);
            }
            throw Operators.wrong(sign, picture.in(frame), "a picture, such as p['L']");
        };
    }

    private Expression named() {
        Token name = name("a value");
        int slot = scope.slot(name);
        scope.read.add(slot);
        if (!scope.isGrid(name) || !isNext("[")) {
            return frame -> frame.get(slot);
        }
        sign();
        List<Expression> index = listed();
        expect("]");
        if (index.size() > 2) {
            throw name.wrong("has too many values in its brackets", "[row, column] or [mark]");
        }
        return frame -> {
            TextGrid grid = (TextGrid) frame.get(slot);
            Object first = index.get(0).in(frame);
            return index.size() == 1
                    ? grid.picture(first)
                    : grid.at(
                            Operators.number(name, first),
                            Operators.number(name, index.get(1).in(frame)));
        };
    }

    /** Returns the sentence of a token; expressions are in braces. */
    Expression sentence(Token token) {
        List<Expression> parts = new ArrayList<>();
        String text = token.text();
        Line line = token.word().line();
        int start = token.word().column(); // index of the first character after the quote, in its line
        for (int from = 0; from < text.length(); ) {
            int open = text.indexOf('{', from);
            String words = text.substring(from, open < 0 ? text.length() : open);
            parts.add(frame -> words);
            int close = open < 0 ? text.length() : text.indexOf('}', open);
            if (close < 0) {
                throw line.error(start + open + 1, "the brace is not closed; expected '}' in the sentence");
            }
            if (open >= 0) {
                parts.add(within(Lexer.tokens(line, start + open + 1, start + close)));
            }
            from = close + 1;
        }
        return frame ->
                parts.stream().map(part -> String.valueOf(part.in(frame))).collect(Collectors.joining());
    }

    /** Reads an expression of other tokens, then returns to these. */
    private Expression within(List<Token> others) {
        List<Token> own = tokens;
        int place = at;
        tokens = others;
        at = 0;
        Expression inner = range();
        expect(Kind.END, "the end of the braces");
        tokens = own;
        at = place;
        return inner;
    }
}
