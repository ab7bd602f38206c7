/** Finds the option of a cell that a typed key means, by the difference between the option labels. Independent of the page. */

/** Returns the labels without their common beginning; words and numbers are not split. */
export function symbolsOf(labels) {
    let same = labels.length > 1 ? Math.min(...labels.map(label => label.length)) : 0;
    labels.forEach(label => {
        while (label.slice(0, same) !== labels[0].slice(0, same)) {
            same--;
        }
    });
    const begin = labels.length > 0 ? labels[0].slice(0, same).replace(/[\p{L}\p{N}]+$/u, '').length : 0;
    return labels.map(label => label.slice(begin));
}

function wordsOf(symbol) {
    return symbol.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Returns the indices of the symbols that the typed text may mean, exact matches first. Compares first words, else any words. */
export function matching(symbols, typed) {
    const wanted = typed.toLowerCase();
    const numbers = symbols.map((symbol, i) => i);
    const whole = numbers.filter(i => wordsOf(symbols[i])[0] === wanted);
    const first = numbers.filter(i => !whole.includes(i) && wordsOf(symbols[i])[0]?.startsWith(wanted));
    const found = [...whole, ...first];
    return found.length > 0 ? found : numbers.filter(i => wordsOf(symbols[i]).some(word => word.startsWith(wanted)));
}
