export const id = 7590;
export const ids = [7590];
export const modules = {

/***/ 77590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fieldsAt: () => (/* binding */ fieldsAt),
/* harmony export */   otherPlaces: () => (/* binding */ otherPlaces),
/* harmony export */   setStaticExport: () => (/* binding */ setStaticExport)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35515);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98362);
/* harmony import */ var _runtime_text_edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19835);





const NAME = 'staticExport';
/** Removed before parsing, because the parser's positions do not count the byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Sets the `wanted` fields at `key` in a YAML or JSON text. Edits only the affected bytes of YAML, because a serializer
 * would fold lines, change quotes and move comments. Parses the result, and rejects it if any other value has changed.
 */
function setStaticExport(text, key, wanted) {
    if (text.startsWith(BYTE_ORDER_MARK))
        return BYTE_ORDER_MARK + setStaticExport(text.slice(1), key, wanted);
    const path = key.split('.');
    const fields = { ...wanted };
    const document = parse(text);
    const before = valueOf(document);
    const expected = expectedValue(before, path, fields);
    if ((0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(before, expected))
        return text;
    const changed = isJson(text)
        ? changeJson(text, path, fields, before)
        : changeYaml(text, document, path, fields);
    if (!(0,node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(valueOf(parse(changed)), expected))
        throw unsupported(`${key} shares values with other entries (through an anchor or a merge key)`);
    return changed;
}
/** Returns a Failure for a config file that cannot be changed safely. `problem` completes "… cannot be changed: ". */
function unsupported(problem) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('config-unsupported', problem);
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function changeJson(text, path, fields, before) {
    const missing = path.findIndex((_, depth) => (valueAt(before, path.slice(0, depth + 1)) ?? null) === null);
    const changes = missing < 0
        ? Object.entries(fields).map(([name, value]) => [[...path, name], value])
        : [[path.slice(0, missing + 1), nested(path.slice(missing + 1), fields)]];
    const unit = indentUnit(text);
    const layout = { insertSpaces: !unit.includes('\t'), tabSize: unit.length, eol: lineEnding(text) };
    // JSON on a single line remains on a single line.
    const options = text.trim().includes('\n') ? { formattingOptions: layout } : {};
    return changes.reduce((changed, [place, value]) => (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__/* .applyEdits */ .ct)(changed, (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__/* .modify */ .JP)(changed, place, value, options)), text);
}
function changeYaml(text, document, path, fields) {
    const edits = editsFor(text, document, path, fields);
    if (edits.some(({ start }) => start === text.length))
        requireLineBreak(text, document);
    return (0,_runtime_text_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .applyEdits */ .c)(text, edits);
}
/**
 * Throws if the file ends in a `|` or `>` block without a final line break. New lines after the block would add a line
 * break to its value (except for `|-` and `>-`). No later check finds this, because the parser always adds that break.
 */
function requireLineBreak(text, document) {
    if (text.endsWith('\n'))
        return;
    (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .visit */ .YR)(document, {
        Scalar(_, { type, range }) {
            if (type?.startsWith('BLOCK') !== true || range?.[1] !== text.length)
                return;
            if (/^[|>]\d?-/.test(text.slice(range[0])))
                return;
            throw unsupported('it ends in a text block: add a line break at the end of the file');
        }
    });
}
/** Returns the fields at `key`, or no fields if `key` is missing or not a map. */
function fieldsAt(text, key) {
    return Object(valueAt(valueOf(parse(text.replace(BYTE_ORDER_MARK, ''))), key.split('.')));
}
/** Returns the dotted paths at which a file contains `staticExport` apart from `key`. */
function otherPlaces(text, key) {
    const places = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .visit */ .YR)(parse(text.replace(BYTE_ORDER_MARK, '')), {
        Pair(_, pair, ancestors) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isScalar */ .jn)(pair.key) || pair.key.value !== NAME)
                return;
            const parents = ancestors.filter(node => (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isPair */ .tO)(node)).map(({ key: name }) => String(name));
            places.push([...parents, NAME].join('.'));
        }
    });
    return places.filter(place => place !== key);
}
function valueAt(top, path) {
    return path.reduce((value, name) => (Object.hasOwn(Object(value), name) ? value[name] : undefined), top);
}
function parse(text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_2__/* .LineCounter */ .HN();
    // Disable pretty errors: they quote the file, which may contain secrets.
    const documents = [
        ...(0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .parseAllDocuments */ .hR)(text, { lineCounter: lines, prettyErrors: false, merge: true, intAsBigInt: true })
    ];
    const [error] = documents.flatMap(({ errors }) => errors);
    if (error !== undefined)
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('config-invalid', `line ${lines.linePos(error.pos[0]).line}: ${error.message}`);
    if (documents.length > 1)
        throw unsupported('it contains several YAML documents');
    return documents[0] ?? new yaml__WEBPACK_IMPORTED_MODULE_2__/* .Document */ .yo(null);
}
function valueOf(document) {
    try {
        return document.toJS();
    }
    catch (error) {
        // An alias without an anchor is detected only here.
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('config-invalid', (0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error));
    }
}
function expectedValue(before, path, fields, depth = 0) {
    if (typeof (before ?? {}) !== 'object' || Array.isArray(before))
        throw unsupported(`${depth === 0 ? 'its top level' : path.slice(0, depth).join('.')} is not a map`);
    const map = { ...before };
    const key = path[depth];
    if (key === undefined)
        return Object.assign(map, fields);
    const inner = Object.hasOwn(map, key) ? map[key] : undefined;
    return { ...map, [key]: expectedValue(inner, path, fields, depth + 1) };
}
function editsFor(text, document, path, fields) {
    const { contents: root } = document;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(root))
        return [newLines(text, text.length, blockLines(text, nested(path, fields), ''))];
    let map = root;
    for (const [depth, key] of path.entries()) {
        const inner = nested(path.slice(depth + 1), fields);
        const pair = pairOf(map, key);
        if (pair === undefined)
            return [addition(text, map, { [key]: inner })];
        if (isEmpty(text, pair.value))
            return filling(text, map, pair, inner);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(pair.value))
            throw unsupported(`${path.slice(0, depth + 1).join('.')} is an alias for another value in the file`);
        map = pair.value;
    }
    return fieldEdits(text, map, fields);
}
function nested(path, fields) {
    return path.reduceRight((inner, key) => ({ [key]: inner }), fields);
}
function pairOf(map, key) {
    return map.items.find(item => (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isScalar */ .jn)(item.key) && item.key.value === key);
}
/** Whether a value is null or an empty map without comments. */
function isEmpty(text, value) {
    return /^(~|null|\{\s*\})?$/i.test(text.slice(...rangeOf(value)));
}
function rangeOf(node) {
    const range = (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isNode */ .Ll)(node) ? node.range : undefined;
    if (!range)
        throw unsupported('a value in the file has no position in the text');
    return [range[0], range[1]];
}
/** Adds entries after the last entry of a map. */
function addition(text, map, values) {
    return newLines(text, endOfPart(map), blockLines(text, values, indentOf(text, map)));
}
/** Replaces the empty value of a key with a map. */
function filling(text, map, pair, value) {
    const [start, end] = rangeOf(pair.value);
    const withBlanks = text.slice(0, start).replace(/[ \t]*$/, '').length;
    const nothing = { start: start === end ? start : withBlanks, end, text: '' };
    return [nothing, newLines(text, end, blockLines(text, value, indentOf(text, map) + indentUnit(text)))];
}
/** Replaces the values of existing fields in place and adds missing fields after the last entry. */
function fieldEdits(text, map, wanted) {
    const missing = {};
    const edits = Object.entries(wanted).flatMap(([key, value]) => {
        const pair = pairOf(map, key);
        if (pair !== undefined)
            return replaceValue(text, pair, value);
        missing[key] = value;
        return [];
    });
    return Object.keys(missing).length === 0 ? edits : [...edits, addition(text, map, missing)];
}
/** Returns the edit that replaces a pair's value, or no edit if the pair already has this value. */
function replaceValue(text, pair, value) {
    const node = pair.value;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isCollection */ .P3)(node))
        throw unsupported(`${String(pair.key)} is not a single value`);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isScalar */ .jn)(node) && node.value === value)
        return [];
    const [start, end] = rangeOf(node ?? pair.key);
    // The range of a block scalar includes its line ending.
    const tail = /\r?\n$/.exec(text.slice(start, end))?.[0] ?? '';
    // The position of an empty value can be right after the colon or right before a comment.
    const before = start === end && text[start - 1] === ':' ? ' ' : '';
    const after = start === end && text[end] === '#' ? ' ' : '';
    return [{ start, end, text: `${before}${JSON.stringify(value)}${after}${tail}` }];
}
function blockLines(text, value, indent) {
    return Object.entries(value).flatMap(([key, inner]) => typeof inner === 'object'
        ? [`${indent}${key}:`, ...blockLines(text, inner, `${indent}${indentUnit(text)}`)]
        : [`${indent}${key}: ${JSON.stringify(inner)}`]);
}
/** Inserts lines after the line with `position`. If that line has no line ending, neither has the last new line. */
function newLines(text, position, lines) {
    const eol = lineEnding(text);
    const at = text.indexOf('\n', position - 1) + 1 || text.length;
    const body = lines.join(eol);
    const startsLine = at === 0 || text[at - 1] === '\n';
    return { start: at, end: at, text: startsLine ? `${body}${eol}` : `${eol}${body}` };
}
/** Returns the end of the last key or value in `part`. The range of a block can also include comments after it. */
function endOfPart(part) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isCollection */ .P3)(part) && !part.flow)
        return endOfPart(part.items.at(-1));
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isNode */ .Ll)(part))
        return rangeOf(part)[1];
    const { key, value } = part;
    return endOfPart(value ?? key);
}
function indentOf(text, map) {
    if (map.flow)
        throw unsupported('entries cannot be added to a map in braces');
    const [start] = rangeOf(map.items[0]?.key);
    return ' '.repeat(start - text.lastIndexOf('\n', start) - 1);
}
function lineEnding(text) {
    return text.includes('\r\n') ? '\r\n' : '\n';
}
/** Returns the indentation of the first indented entry, or two spaces. */
function indentUnit(text) {
    return /\n([ \t]+)[\w"'][^\n]*:/.exec(text)?.[1] ?? '  ';
}


/***/ }),

/***/ 19835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits)
/* harmony export */ });
function applyEdits(text, edits) {
    // Apply the last edit first, so that the positions of earlier edits remain valid.
    return edits
        .toSorted((a, b) => a.start - b.start)
        .reduceRight((rest, { start, end, text: part }) => rest.slice(0, start) + part + rest.slice(end), text);
}


/***/ })

};
