export const id = 1026;
export const ids = [1026];
export const modules = {

/***/ 81026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fieldsAt: () => (/* binding */ fieldsAt),
  otherPlaces: () => (/* binding */ otherPlaces),
  setStaticExport: () => (/* binding */ setStaticExport)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/text/edits.js
var text_edits = __webpack_require__(19835);
// EXTERNAL MODULE: ./.build/src/export/deliveries/config/problem.js
var problem = __webpack_require__(95965);
;// CONCATENATED MODULE: ./.build/src/export/deliveries/config/text-positions.js


function pairOf(map, key) {
    return map.items.find(item => (0,dist/* isScalar */.jn)(item.key) && item.key.value === key);
}
/** Whether a value is null or an empty map, without a comment in it. */
function isEmpty(text, value) {
    return /^(~|null|\{\s*\})?$/i.test(text.slice(...rangeOf(value)));
}
function rangeOf(node) {
    const range = (0,dist/* isNode */.Ll)(node) ? node.range : undefined;
    if (!range)
        throw new problem/* ConfigProblem */.Y('config-unsupported', 'a part of it has no position in the text');
    return [range[0], range[1]];
}
/** The end of the last thing written in it: the range of a block can include the comments that follow it. */
function endOfPart(part) {
    if ((0,dist/* isCollection */.P3)(part) && !part.flow)
        return endOfPart(part.items.at(-1));
    if ((0,dist/* isNode */.Ll)(part))
        return rangeOf(part)[1];
    const { key, value } = part;
    return endOfPart(value ?? key);
}
/** The beginning of the next line, which can be at this position, or the end of the text. */
function lineEnd(text, position) {
    return text.indexOf('\n', position - 1) + 1 || text.length;
}
function lineStart(text, position) {
    return text.lastIndexOf('\n', position) + 1;
}
function columnOf(text, map) {
    const [start] = rangeOf(map.items[0]?.key);
    return start - lineStart(text, start);
}
function lineEnding(text) {
    return text.includes('\r\n') ? '\r\n' : '\n';
}
/** The indentation of the first entry that has one. */
function indentUnit(text) {
    return /\n([ \t]+)[\w"'][^\n]*:/.exec(text)?.[1] ?? '  ';
}
/** Replaces the value of a pair. No edit if it has this value already. */
function replaceValue(text, pair, value) {
    const node = pair.value;
    if ((0,dist/* isCollection */.P3)(node)) {
        throw new problem/* ConfigProblem */.Y('config-unsupported', `${String(pair.key)} is not a single value`);
    }
    if ((0,dist/* isScalar */.jn)(node) && node.value === value)
        return [];
    const [start, end] = rangeOf(node ?? pair.key);
    // The range of a block scalar includes its line ending.
    const tail = /\r?\n$/.exec(text.slice(start, end))?.[0] ?? '';
    return [{ start, end, text: `${spaced(text, [start, end], JSON.stringify(value))}${tail}` }];
}
/** An empty value starts directly after the colon, or directly before a comment. */
function spaced(text, [start, end], value) {
    const before = text[start - 1] === ':' ? ' ' : '';
    const after = text[end] === '#' ? ' ' : '';
    return start === end ? `${before}${value}${after}` : value;
}

;// CONCATENATED MODULE: ./.build/src/export/deliveries/config/braces.js

/** Adds entries to a map in braces, each in a line of its own if the map is written so. Everything else stays. */
function addToBraces(text, map, values) {
    const { space, json } = layoutOf(text, map);
    const entries = Object.entries(values)
        .map(([key, value]) => `${JSON.stringify(key)}:${space === '' ? '' : ' '}${json(value)}`)
        .join(`,${space}`);
    const [start, end] = rangeOf(map);
    if (map.items.length === 0) {
        const lastLine = /\r?\n[ \t]*$/.exec(text.slice(start, end - 1))?.[0];
        const added = lastLine === undefined ? entries : `${indentUnit(text)}${entries}${lastLine}`;
        return { start: end - 1, end: end - 1, text: added };
    }
    const last = endOfPart(map.items.at(-1));
    // What follows the last entry in its line, such as a comment about it, stays there.
    const [tail = '', comma] = /^[ \t]*(,?)[ \t]*(?:#[^\r\n]*)?(?=\r?\n)/.exec(text.slice(last, end)) ?? [];
    const added = comma === ',' ? `${tail}${space}${entries},` : `,${tail}${space}${entries}`;
    return { start: last, end: last + tail.length, text: added };
}
/** White space between two entries, and values that look like them. */
function layoutOf(text, map) {
    const [start, end] = rangeOf(map);
    const [first] = map.items;
    const unit = indentUnit(text);
    const head = text.slice(start, first === undefined ? end - 1 : rangeOf(first.key)[0]);
    const indent = /\n([ \t]*)$/.exec(head)?.[1];
    if (indent !== undefined) {
        const space = `${lineEnding(text)}${indent}${first === undefined ? unit : ''}`;
        return { space, json: value => JSON.stringify(value, undefined, unit).replaceAll('\n', space) };
    }
    if (!/\s/.test(text.slice(start, end)))
        return { space: '', json: value => JSON.stringify(value) };
    return { space: ' ', json: value => JSON.stringify(value, undefined, 1).replace(/\n */g, ' ') };
}

;// CONCATENATED MODULE: ./.build/src/export/deliveries/config/edit-text.js







/** Positions in the text are those of the parser, which does not count it. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Sets the fields in the text of a YAML or JSON file (JSON is parsed as YAML). Only the fields are written, and the rest
 * stays unchanged, byte for byte: a YAML writer would fold lines, change quotes and move comments. The result is parsed
 * again, and rejected if another value has changed.
 */
function setStaticExport(text, key, wanted) {
    if (text.startsWith(BYTE_ORDER_MARK))
        return BYTE_ORDER_MARK + setStaticExport(text.slice(1), key, wanted);
    const path = key.split('.');
    const fields = { ...wanted };
    const document = parse(text);
    const before = edit_text_valueOf(document);
    const expected = expectedValue(before, path, fields);
    if ((0,external_node_util_.isDeepStrictEqual)(before, expected))
        return text;
    const edits = editsFor(text, document, path, fields);
    if (edits.some(({ start }) => start === text.length))
        requireLineBreak(text, document);
    const changed = (0,text_edits/* applyEdits */.c)(text, edits);
    if (!(0,external_node_util_.isDeepStrictEqual)(edit_text_valueOf(parse(changed)), expected)) {
        throw new problem/* ConfigProblem */.Y('config-unsupported', `${key} shares values with other parts of it (by an anchor or a merge key)`);
    }
    return changed;
}
/**
 * By the YAML specification, a `|` or `>` block that ends the file without a line break has none in its value, and would
 * get one from lines that follow, unless it is `|-` or `>-`. (The parser that is used here adds one in both cases.)
 */
function requireLineBreak(text, document) {
    if (text.endsWith('\n'))
        return;
    (0,dist/* visit */.YR)(document, {
        Scalar(_, { type, range }) {
            if (type?.startsWith('BLOCK') !== true || range?.[1] !== text.length)
                return;
            if (/^[|>]\d?-/.test(text.slice(range[0])))
                return;
            throw new problem/* ConfigProblem */.Y('config-unsupported', 'it ends in a block of text: add a line break at its end');
        }
    });
}
/** The fields at `key`. Empty when it is missing, or no map. */
function fieldsAt(text, key) {
    const at = (value, name) => typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? value[name] : {};
    return Object(key.split('.').reduce(at, edit_text_valueOf(parse(text.replace(BYTE_ORDER_MARK, '')))));
}
/** The places of `staticExport` in the file other than `key`, as dotted paths. */
function otherPlaces(text, key) {
    const places = [];
    (0,dist/* visit */.YR)(parse(text), {
        Pair(_, pair, ancestors) {
            if (!(0,dist/* isScalar */.jn)(pair.key) || pair.key.value !== 'staticExport')
                return;
            const parents = ancestors.filter(node => 'key' in node).map(({ key: name }) => String(name));
            places.push([...parents, 'staticExport'].join('.'));
        }
    });
    return places.filter(place => place !== key);
}
function parse(text) {
    const lines = new dist/* LineCounter */.HN();
    // Pretty errors repeat a part of the file, which may contain secrets.
    const documents = [
        ...(0,dist/* parseAllDocuments */.hR)(text, { lineCounter: lines, prettyErrors: false, merge: true, intAsBigInt: true })
    ];
    const [error] = documents.flatMap(({ errors }) => errors);
    if (error !== undefined) {
        throw new problem/* ConfigProblem */.Y('config-invalid', `line ${lines.linePos(error.pos[0]).line}: ${error.message}`);
    }
    if (documents.length > 1) {
        throw new problem/* ConfigProblem */.Y('config-multiple-documents', 'it contains several YAML documents');
    }
    return documents[0] ?? new dist/* Document */.yo(null);
}
function edit_text_valueOf(document) {
    try {
        return document.toJS();
    }
    catch (error) {
        // An alias without an anchor is detected only here.
        throw new problem/* ConfigProblem */.Y('config-invalid', (0,failure/* reasonOf */.A3)(error));
    }
}
function expectedValue(before, path, fields, depth = 0) {
    if (typeof (before ?? {}) !== 'object' || Array.isArray(before)) {
        const place = depth === 0 ? 'its top level' : path.slice(0, depth).join('.');
        throw new problem/* ConfigProblem */.Y('config-unsupported', `${place} is not a map`);
    }
    const map = { ...before };
    const key = path[depth];
    if (key === undefined)
        return Object.assign(map, fields);
    const inner = Object.hasOwn(map, key) ? map[key] : undefined;
    return { ...map, [key]: expectedValue(inner, path, fields, depth + 1) };
}
function editsFor(text, document, path, fields) {
    const { contents: root } = document;
    if (!(0,dist/* isMap */.jh)(root))
        return [newLines(text, text.length, blockLines(text, nested(path, fields), ''))];
    let map = root;
    for (const [depth, key] of path.entries()) {
        const inner = nested(path.slice(depth + 1), fields);
        const pair = pairOf(map, key);
        if (pair === undefined)
            return [addition(text, map, { [key]: inner })];
        if (isEmpty(text, pair.value))
            return filling(text, map, pair, inner);
        if (!(0,dist/* isMap */.jh)(pair.value)) {
            const place = path.slice(0, depth + 1).join('.');
            throw new problem/* ConfigProblem */.Y('config-unsupported', `${place} is an alias of another part of it`);
        }
        map = pair.value;
    }
    return fieldEdits(text, map, fields);
}
function nested(path, fields) {
    return path.reduceRight((inner, key) => ({ [key]: inner }), fields);
}
/** New entries follow the last one. */
function addition(text, map, values) {
    if (map.flow)
        return addToBraces(text, map, values);
    return newLines(text, endOfPart(map), blockLines(text, values, ' '.repeat(columnOf(text, map))));
}
/** Gives a key without a value its map. */
function filling(text, map, pair, value) {
    const [start, end] = rangeOf(pair.value);
    if (map.flow)
        return [{ start, end, text: spaced(text, [start, end], layoutOf(text, map).json(value)) }];
    const withBlanks = text.slice(0, start).replace(/[ \t]*$/, '').length;
    const nothing = { start: start === end ? start : withBlanks, end, text: '' };
    const indent = ' '.repeat(columnOf(text, map)) + indentUnit(text);
    return [nothing, newLines(text, end, blockLines(text, value, indent))];
}
/** Fields of a map: a value is replaced in its place, a new field follows the last one. */
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
function blockLines(text, value, indent) {
    return Object.entries(value).flatMap(([key, inner]) => typeof inner === 'object'
        ? [`${indent}${key}:`, ...blockLines(text, inner, `${indent}${indentUnit(text)}`)]
        : [`${indent}${key}: ${JSON.stringify(inner)}`]);
}
/** Whole lines after the one that contains `position`. A file without a line ending at its end stays without one. */
function newLines(text, position, lines) {
    const eol = lineEnding(text);
    const at = lineEnd(text, position);
    const body = lines.join(eol);
    const startsLine = at === 0 || text[at - 1] === '\n';
    return { start: at, end: at, text: startsLine ? `${body}${eol}` : `${eol}${body}` };
}


/***/ }),

/***/ 19835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits)
/* harmony export */ });
function applyEdits(text, edits) {
    // From the last to the first, so that positions stay valid.
    return edits
        .toSorted((a, b) => a.start - b.start)
        .reduceRight((rest, { start, end, text: part }) => rest.slice(0, start) + part + rest.slice(end), text);
}


/***/ })

};
