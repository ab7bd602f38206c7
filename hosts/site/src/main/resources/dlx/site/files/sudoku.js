/** A sudoku to type into. */

const SIDE = 9;

/** Returns the 81 digits in a text, 0 for an empty cell; undefined for another number of cells. */
export function digitsOf(text) {
    const cells = [...text].filter(letter => /[0-9._*]/.test(letter));
    return cells.length === SIDE * SIDE ? cells.map(letter => Number(letter) || 0) : undefined;
}

/** Returns digits as a text for the model. */
export function textOf(digits) {
    return `${digits.map(digit => digit || '.').join('')}\n`;
}

/** Returns the cell and the digit of a label such as `r8c3=1`. */
export function placeOf(label) {
    const [, row, column, digit] = /^r(\d)c(\d)=(\d)$/.exec(label) ?? [];
    return row === undefined ? undefined : {cell: (row - 1) * SIDE + Number(column) - 1, digit: Number(digit)};
}

/** Joins the first two lines of an explanation: the second line follows a colon of the first, or is a sentence of its own. */
export function reasonOf(lines) {
    const [first = '', second] = lines.map(line => line.trim());
    return second === undefined ? first : `${first}${first.endsWith(':') ? '' : ';'} ${second}`;
}

/** Returns the last character of a field with a meaning: a digit, or 0 for an empty cell; empty without such a character. */
export function typedIn(value) {
    const last = [...value].filter(letter => /[0-9. ]/.test(letter)).at(-1);
    return last === undefined ? '' : String(Number(last) || 0);
}

/** Returns the cell to which an arrow key leads. */
export function moved(cell, key) {
    const row = Math.floor(cell / SIDE);
    const column = cell % SIDE;
    const [right, down] = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[key] ?? [0, 0];
    return (row + down + SIDE) % SIDE * SIDE + (column + right + SIDE) % SIDE;
}

/** A table of 81 fields; digits found by a search have another color. */
export class Sudoku {
    constructor(table, onChange) {
        this.onChange = onChange;
        this.fields = [];
        const body = document.createElement('tbody');
        for (let row = 0; row < SIDE; row++) {
            const line = body.insertRow();
            for (let column = 0; column < SIDE; column++) {
                line.insertCell().append(this.field(row, column));
            }
        }
        table.replaceChildren(body);
        table.addEventListener('paste', event => this.paste(event));
    }

    field(row, column) {
        const field = document.createElement('input');
        field.inputMode = 'numeric';
        field.autocomplete = 'off';
        field.setAttribute('aria-label', `Row ${row + 1}, column ${column + 1}`);
        const cell = row * SIDE + column;
        field.tabIndex = cell === 0 ? 0 : -1; // one stop for the Tab key; arrows move inside
        field.addEventListener('input', () => this.write(cell, typedIn(field.value)));
        field.addEventListener('focus', () => {
            this.fields.forEach(other => {
                other.tabIndex = other === field ? 0 : -1;
            });
            field.select();
        });
        field.addEventListener('keydown', event => {
            if (event.key.startsWith('Arrow')) {
                event.preventDefault();
                this.fields[moved(cell, event.key)].focus();
            } else if (event.key === 'Backspace' && field.value === '' && cell > 0) {
                event.preventDefault();
                this.write(cell - 1, '');
                this.fields[cell - 1].focus();
            }
        });
        this.fields.push(field);
        return field;
    }

    /** Writes a digit into a cell, or 0 for an empty cell, and moves to the next cell; an empty text clears it without moving. */
    write(cell, typed) {
        this.forgetFound();
        this.fields[cell].value = Number(typed) || '';
        this.onChange();
        if (typed) {
            this.fields[Math.min(cell + 1, SIDE * SIDE - 1)].focus();
        }
    }

    paste(event) {
        const digits = digitsOf(event.clipboardData?.getData('text') ?? '');
        if (digits) {
            event.preventDefault();
            this.set(digits);
            this.onChange();
        }
    }

    /** Returns the typed digits. */
    digits() {
        return this.fields.map(field => field.classList.contains('found') ? 0 : Number(field.value));
    }

    set(digits) {
        this.fields.forEach((field, cell) => {
            field.className = '';
            field.value = digits[cell] || '';
        });
    }

    /** Writes digits into the empty cells. */
    find(digits) {
        this.fields.forEach((field, cell) => {
            if (!field.value || field.classList.contains('found')) {
                field.value = digits[cell] || '';
                field.className = 'found';
            }
        });
    }

    /** Writes the digit of a hint, as if it had been typed, and marks its cell. */
    take({cell, digit}) {
        this.fields[cell].value = digit;
        this.mark(cell);
    }

    mark(cell) {
        this.fields.forEach((field, other) => field.classList.toggle('marked', other === cell));
    }

    forgetFound() {
        this.fields.forEach(field => {
            if (field.classList.contains('found')) {
                field.value = '';
            }
            field.className = '';
        });
    }
}
