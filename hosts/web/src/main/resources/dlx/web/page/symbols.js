/** Which key means which option of a cell: by what tells the labels apart. Knows no page. */

/** What is left of labels without what all of them begin with, up to the last letter that belongs to no word or number. */
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

/** The numbers of the symbols that what was typed may mean; those that are just that first. By their first words, else by any. */
export function matching(symbols, typed) {
    const wanted = typed.toLowerCase();
    const numbers = symbols.map((symbol, i) => i);
    const whole = numbers.filter(i => wordsOf(symbols[i])[0] === wanted);
    const first = numbers.filter(i => !whole.includes(i) && wordsOf(symbols[i])[0]?.startsWith(wanted));
    const found = [...whole, ...first];
    return found.length > 0 ? found : numbers.filter(i => wordsOf(symbols[i]).some(word => word.startsWith(wanted)));
}
