export const id = 943;
export const ids = [943];
export const modules = {

/***/ 82943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  otherPlaces: () => (/* binding */ otherPlaces),
  setStaticExport: () => (/* binding */ setStaticExport)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/export/deliveries/config/problem.js
var problem = __webpack_require__(95965);
;// CONCATENATED MODULE: ./.build/src/export/deliveries/config/text-positions.js


function applyEdits(text, edits) {
    return edits
        .toSorted((a, b) => b.start - a.start || b.end - a.end)
        .reduce((rest, { start, end, text: part }) => rest.slice(0, start) + part + rest.slice(end), text);
}
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
function endOf(part) {
    if ((0,dist/* isCollection */.P3)(part) && !part.flow && part.items.length > 0)
        return endOf(part.items.at(-1));
    if ((0,dist/* isNode */.Ll)(part))
        return rangeOf(part)[1];
    const { key, value } = part;
    return endOf(value ?? key);
}
/** The beginning of the next line, or the end of the text. */
function lineEnd(text, position) {
    if (position > 0 && text[position - 1] === '\n')
        return position;
    const next = text.indexOf('\n', position);
    return next < 0 ? text.length : next + 1;
}
function lineStart(text, position) {
    return position === 0 ? 0 : text.lastIndexOf('\n', position - 1) + 1;
}
function columnOf(text, map) {
    const [start] = rangeOf(map.items[0]?.key);
    return start - lineStart(text, start);
}
function lineEnding(text) {
    return text.includes('\r\n') ? '\r\n' : '\n';
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
    const source = text.slice(start, end);
    // An empty value starts directly after the colon, or directly before a comment.
    const before = source === '' && text[start - 1] === ':' ? ' ' : '';
    const after = source === '' && text[end] === '#' ? ' ' : '';
    // The range of a block scalar includes its line ending.
    const tail = /\r?\n$/.exec(source)?.[0] ?? '';
    return [{ start, end, text: `${before}${JSON.stringify(value)}${after}${tail}` }];
}

;// CONCATENATED MODULE: ./.build/src/export/deliveries/config/edit-text.js





/**
 * Sets the fields in the text of a YAML or JSON file (JSON is parsed as YAML). Only the fields are rewritten, or the
 * outermost map in braces around them, and the rest stays unchanged, byte for byte: a YAML writer would fold lines,
 * change quotes and move comments. The result is parsed again, and rejected if another value has changed.
 *
 * A missing version is removed: the version of an earlier export does not belong to this bundle.
 */
function setStaticExport(text, key, { enabled, bundleUrl, version }) {
    const path = key.split('.');
    const fields = { enabled, bundleUrl, version };
    const document = parse(text);
    const before = edit_text_valueOf(document);
    const expected = expectedValue(before, path, fields);
    if ((0,external_node_util_.isDeepStrictEqual)(before, expected))
        return text;
    const edits = editsFor(text, document, path, fields);
    if (edits.some(({ start }) => start === text.length))
        requireLineBreak(text, document);
    const changed = applyEdits(text, edits);
    if (!(0,external_node_util_.isDeepStrictEqual)(edit_text_valueOf(parse(changed)), expected)) {
        throw new problem/* ConfigProblem */.Y('config-unsupported', `${key} shares values with other parts of it (by an anchor or a merge key), or it has numbers that JSON cannot hold`);
    }
    return changed;
}
/**
 * By the YAML specification, a `|` or `>` block that ends the file without a line break has none in its value, and would
 * get one from lines that follow. (The parser that is used here adds one in both cases.)
 */
function requireLineBreak(text, document) {
    if (text.endsWith('\n'))
        return;
    (0,dist/* visit */.YR)(document, {
        Scalar(_, { type, range }) {
            if (type?.startsWith('BLOCK') !== true || range?.[1] !== text.length)
                return;
            throw new problem/* ConfigProblem */.Y('config-unsupported', 'it ends in a block of text: add a line break at its end');
        }
    });
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
    const documents = (0,dist/* parseAllDocuments */.hR)(text, {
        lineCounter: lines,
        prettyErrors: false,
        merge: true,
        intAsBigInt: true
    });
    const [first, second] = [...documents];
    const error = first?.errors[0] ?? second?.errors[0];
    if (error !== undefined) {
        throw new problem/* ConfigProblem */.Y('config-invalid', `line ${lines.linePos(error.pos[0]).line}: ${error.message}`);
    }
    if (second !== undefined) {
        throw new problem/* ConfigProblem */.Y('config-multiple-documents', 'it contains several YAML documents');
    }
    return first ?? new dist/* Document */.yo(null);
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
    if (key === undefined) {
        Object.assign(map, fields);
        if (fields['version'] === undefined)
            delete map['version'];
        return map;
    }
    const inner = Object.hasOwn(map, key) ? map[key] : undefined;
    return { ...map, [key]: expectedValue(inner, path, fields, depth + 1) };
}
function editsFor(text, document, path, fields) {
    const { contents: root } = document;
    const unit = unitOf(text);
    if (!(0,dist/* isMap */.jh)(root))
        return [newLines(text, text.length, blockLines(nested(path, fields), '', unit))];
    let map = root;
    let depth = 0;
    for (; !map.flow; depth += 1) {
        const [key, ...rest] = path.slice(depth);
        if (key === undefined)
            return blockEdits(text, map, fields);
        const pair = pairOf(map, key);
        const indent = ' '.repeat(columnOf(text, map));
        if (pair === undefined)
            return [newLines(text, endOf(map), blockLines(nested([key, ...rest], fields), indent, unit))];
        if (isEmpty(text, pair.value))
            return filling(text, pair, blockLines(nested(rest, fields), `${indent}${unit}`, unit));
        if (!(0,dist/* isMap */.jh)(pair.value)) {
            const place = path.slice(0, depth + 1).join('.');
            throw new problem/* ConfigProblem */.Y('config-unsupported', `${place} is an alias of another part of it`);
        }
        map = pair.value;
    }
    return [flowEdit(text, map, expectedValue(map.toJS(document), path.slice(depth), fields))];
}
function nested(path, fields) {
    return path.reduceRight((inner, key) => ({ [key]: inner }), fields);
}
/** Writes a map in braces again as a whole, as JSON in the style of the old text. */
function flowEdit(text, map, value) {
    const [start, end] = rangeOf(map);
    const old = text.slice(start, end);
    if ([...new dist/* Lexer */.JG().lex(old)].some(token => /^[#&*!]/.test(token))) {
        throw new problem/* ConfigProblem */.Y('config-unsupported', 'a map in braces on the way to it has a comment, an anchor, an alias or a tag: write it as a block');
    }
    // The check at the end finds an integer that has lost digits.
    const toJson = (_, part) => (typeof part === 'bigint' ? Number(part) : part);
    const json = JSON.stringify(value, toJson, /\s/.test(old) ? unitOf(text) : undefined);
    const indent = /\n([ \t]*).*$/.exec(old)?.[1];
    return {
        start,
        end,
        text: indent === undefined ? json.replace(/\n\s*/g, ' ') : json.replaceAll('\n', lineEnding(text) + indent)
    };
}
/** Gives a key without a value its map. */
function filling(text, pair, lines) {
    const [start, end] = rangeOf(pair.value);
    const blanks = /[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
    const nothing = { start: start === end ? start : start - blanks, end, text: '' };
    return [nothing, newLines(text, end, lines)];
}
/** Fields of a block map: a value is replaced in its place, a new field follows the last one. */
function blockEdits(text, map, wanted) {
    const indent = ' '.repeat(columnOf(text, map));
    const missing = [];
    const edits = Object.entries(wanted).flatMap(([key, value]) => {
        const pair = pairOf(map, key);
        if (pair === undefined) {
            if (value !== undefined)
                missing.push(`${indent}${key}: ${JSON.stringify(value)}`);
            return [];
        }
        if (value !== undefined)
            return replaceValue(text, pair, value);
        const start = lineStart(text, rangeOf(pair.key)[0]);
        return [{ start, end: lineEnd(text, endOf(pair)), text: '' }];
    });
    return missing.length === 0 ? edits : [...edits, newLines(text, endOf(map), missing)];
}
/** The indentation of the first entry that has one. */
function unitOf(text) {
    return /\n([ \t]+)[\w"'][^\n]*:/.exec(text)?.[1] ?? '  ';
}
function blockLines(value, indent, unit) {
    return Object.entries(value).flatMap(([key, inner]) => inner === undefined
        ? []
        : typeof inner === 'object'
            ? [`${indent}${key}:`, ...blockLines(inner, `${indent}${unit}`, unit)]
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


/***/ })

};
