package dlx.core.calls;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Rewrites calls as records of records, lists, numbers and constants, independent of the kind of call. */
final class Rewriting {

    private Rewriting() {}

    /** Returns all variables of a call. */
    static Stream<Name> names(Object value) {
        if (value instanceof Name name) {
            return Stream.of(name);
        }
        if (value instanceof List<?> list) {
            return list.stream().flatMap(Rewriting::names);
        }
        return value instanceof Record call ? Stream.of(parts(call)).flatMap(Rewriting::names) : Stream.of();
    }

    /**
     * Returns a value with other variables in it.
     *
     * @param change the new name of a variable; if empty, the part that contains the variable is removed, up to the
     *     next list
     */
    static Optional<Object> rename(Object value, Function<Name, Optional<Name>> change) {
        if (value instanceof Name name) {
            return change.apply(name).map(n -> n);
        }
        if (value instanceof List<?> list) {
            return Optional.of(list.stream()
                    .flatMap(element -> rename(element, change).stream())
                    .toList());
        }
        if (!(value instanceof Record call)) {
            return Optional.of(value);
        }
        Object[] parts = parts(call);
        for (int k = 0; k < parts.length; k++) {
            Optional<Object> renamed = rename(parts[k], change);
            if (renamed.isEmpty()) {
                return Optional.empty();
            }
            parts[k] = renamed.get();
        }
        return Optional.of(make(call, parts));
    }

    /** Returns simpler values of the same type, the simplest first; empty for a variable. */
    static List<Object> simpler(Object value) {
        List<Object> simpler = new ArrayList<>();
        if (value instanceof Name) {
            return simpler;
        } else if (value instanceof Integer number) {
            Stream.of(0, 1, number / 2, number - 1)
                    .filter(n -> n >= 0 && n < number)
                    .distinct()
                    .forEach(simpler::add);
        } else if (value instanceof Long number && number != 0) {
            simpler.add(0L);
        } else if (value instanceof Boolean flag && flag) {
            simpler.add(false);
        } else if (value instanceof Enum<?> constant) {
            simpler.addAll(Arrays.asList(constant.getDeclaringClass().getEnumConstants())
                    .subList(0, constant.ordinal()));
        } else if (value instanceof List<?> list) {
            simpler.addAll(shorter(list));
        } else if (value instanceof Record call) {
            Object[] parts = parts(call);
            for (int k = 0; k < parts.length; k++) {
                for (Object part : simpler(parts[k])) {
                    Object[] changed = parts.clone();
                    changed[k] = part;
                    simpler.add(make(call, changed));
                }
            }
        }
        return simpler;
    }

    /** Returns shorter lists: without half of the elements, without one element, or with a simpler element. */
    private static List<List<Object>> shorter(List<?> list) {
        List<List<Object>> shorter = new ArrayList<>();
        for (int size = list.size(); size > 0; size /= 2) {
            for (int from = 0; from + size <= list.size(); from += size) {
                List<Object> left = new ArrayList<>(list);
                left.subList(from, from + size).clear();
                shorter.add(left);
            }
        }
        for (int k = 0; k < list.size(); k++) {
            for (Object element : simpler(list.get(k))) {
                List<Object> changed = new ArrayList<>(list);
                changed.set(k, element);
                shorter.add(changed);
            }
        }
        return shorter;
    }

    private static Object[] parts(Record call) {
        RecordComponent[] components = call.getClass().getRecordComponents();
        Object[] parts = new Object[components.length];
        for (int k = 0; k < parts.length; k++) {
            try {
                components[k].getAccessor().setAccessible(true);
                parts[k] = components[k].getAccessor().invoke(call);
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException(e);
            }
        }
        return parts;
    }

    private static Object make(Record like, Object... parts) {
        Class<?>[] types = Stream.of(like.getClass().getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            var constructor = like.getClass().getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(parts);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
