export const id = 660;
export const ids = [660];
export const modules = {

/***/ 28660:
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
function isEmpty(value) {
    return value === null || ((0,dist/* isScalar */.jn)(value) && value.value === null);
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

;// CONCATENATED MODULE: ./.build/src/export/deliveries/config/flow-map.js


function styleOf(text) {
    const quoted = /^\uFEFF?\s*\{/.test(text);
    return {
        quoted,
        compact: quoted && !/\s/.test(text.trim()),
        eol: lineEnding(text),
        unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
    };
}
/**
 * Sets fields of a map in braces, which includes every JSON object; `undefined` removes a field. New fields follow the
 * last one, on lines of their own if the others have lines of their own.
 */
function flowEdits(text, map, wanted) {
    const style = styleOf(text);
    const [open, close] = rangeOf(map);
    const edits = [];
    let last;
    for (const pair of map.items) {
        const key = (0,dist/* isScalar */.jn)(pair.key) ? String(pair.key.value) : undefined;
        // Not `in`: files may have keys such as `constructor`.
        if (key === undefined || !Object.hasOwn(wanted, key))
            last = pair;
        else if (wanted[key] === undefined)
            edits.push(removal(map, pair));
        else {
            edits.push(...replaceValue(text, pair, wanted[key]));
            last = pair;
        }
    }
    const missing = Object.entries(wanted).filter(([key, value]) => value !== undefined && pairOf(map, key) === undefined);
    if (missing.length === 0)
        return edits;
    const written = (lead) => missing.map(([key, value]) => {
        const name = style.quoted ? JSON.stringify(key) : key;
        return `${name}:${style.compact ? '' : ' '}${flowValue(value, lead, style)}`;
    });
    if (last === undefined) {
        const outer = `${style.eol}${/^[ \t]*/.exec(text.slice(lineStart(text, open)))?.[0] ?? ''}`;
        const lead = style.quoted && text.trim().includes('\n') ? `${outer}${style.unit}` : undefined;
        const body = lead === undefined
            ? written(lead).join(style.compact ? ',' : ', ')
            : `${lead}${written(lead).join(`,${lead}`)}${outer}`;
        return [{ start: open, end: close, text: `{${body}}` }];
    }
    const lead = leadOf(text, map);
    const separator = lead ?? (style.compact ? '' : ' ');
    const at = endOf(last);
    const added = written(lead).map(entry => `,${separator}${entry}`);
    return [...edits, { start: at, end: at, text: added.join('') }];
}
/** The text of an object that becomes a value in a map in braces. */
function flowObject(text, map, value) {
    return flowValue(value, leadOf(text, map), styleOf(text));
}
/** Line ending and indentation before the first field, if each field has a line of its own. */
function leadOf(text, map) {
    return /^\{\s*?(\r?\n[ \t]*)\S/.exec(text.slice(rangeOf(map)[0]))?.[1];
}
function flowValue(value, lead, { compact, unit, eol }) {
    if (typeof value !== 'object' || compact)
        return JSON.stringify(value);
    if (lead === undefined)
        return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
    const indent = lead.slice(lead.lastIndexOf('\n') + 1);
    return JSON.stringify(value, null, unit).replaceAll('\n', `${eol}${indent}`);
}
/** Removes the pair and the comma on one side of it. */
function removal(map, pair) {
    const at = map.items.indexOf(pair);
    const [before, after] = [map.items[at - 1], map.items[at + 1]];
    if (before !== undefined)
        return { start: endOf(before), end: endOf(pair), text: '' };
    const [start] = rangeOf(pair.key);
    return { start, end: after === undefined ? endOf(pair) : rangeOf(after.key)[0], text: '' };
}

;// CONCATENATED MODULE: ./.build/src/export/deliveries/config/edit-text.js






/**
 * Sets the fields in the text of a YAML or JSON file (JSON is parsed as YAML). Only the fields are rewritten, and the
 * rest stays unchanged, byte for byte: a YAML writer would fold lines, change quotes and move comments. The result is
 * parsed again, and rejected if anything but the fields has changed its value.
 *
 * A missing version is removed: the version of an earlier export does not belong to this bundle.
 */
function setStaticExport(text, key, { enabled, bundleUrl, version }) {
    const fields = { enabled, bundleUrl, ...(version !== undefined && { version }) };
    const changed = changeText(text, key, fields);
    const block = lastBlockStart(text);
    if (block === undefined || changed.endsWith(text.slice(block)))
        return changed;
    return changeText(withoutFinalLineBreak(text, block), key, fields);
}
function changeText(text, key, fields) {
    const path = key.split('.');
    const document = parse(text);
    const changed = applyEdits(text, editsFor(text, document, path, fields));
    if (!(0,external_node_util_.isDeepStrictEqual)(edit_text_valueOf(parse(changed)), expectedValue(edit_text_valueOf(document), path, fields))) {
        throw new problem/* ConfigProblem */.Y('config-unsupported', `${key} shares values with other parts of it (by an anchor or a merge key) that would change too`);
    }
    return changed;
}
/** Where a `|` or `>` block begins that ends the file without a line ending. */
function lastBlockStart(text) {
    let start;
    (0,dist/* visit */.YR)(parse(text), {
        Scalar(_, node) {
            if (node.type !== 'BLOCK_LITERAL' && node.type !== 'BLOCK_FOLDED')
                return;
            const [from, to] = rangeOf(node);
            const source = text.slice(from);
            if (to === text.length && /\n.*[^\s].*$/.test(source))
                start = from + source.search(/[|>]/);
        }
    });
    return start;
}
/**
 * By the YAML specification such a block has no line break at the end of its value, which it would get from lines that
 * follow. (The parser that is used here adds one in both cases.)
 */
function withoutFinalLineBreak(text, block) {
    const header = text.slice(block).replace(/^(.[1-9]?)[+-]?([1-9]?)/, '$1$2-');
    return `${text.slice(0, block)}${header}`;
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
    const documents = (0,dist/* parseAllDocuments */.hR)(text, { lineCounter: lines, prettyErrors: false, merge: true });
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
function expectedValue(before, [key, ...rest], fields) {
    if (key === undefined) {
        const others = { ...before };
        delete others['version'];
        return { ...others, ...fields };
    }
    const map = (before ?? {});
    const inner = Object.hasOwn(map, key) ? map[key] : undefined;
    return { ...map, [key]: expectedValue(inner, rest, fields) };
}
function editsFor(text, { contents: root }, path, fields) {
    if (isEmpty(root))
        return [newLines(text, text.length, blockLines(nested(path, fields), '', '  '))];
    if (!(0,dist/* isMap */.jh)(root))
        throw new problem/* ConfigProblem */.Y('config-unsupported', 'its top level is not a map');
    let map = root;
    let parentColumn = -2;
    for (const [depth, key] of path.entries()) {
        const rest = path.slice(depth + 1);
        const pair = pairOf(map, key);
        if (pair === undefined)
            return additions(text, map, parentColumn, nested([key, ...rest], fields));
        if (isEmpty(pair.value))
            return filling(text, map, parentColumn, pair, nested(rest, fields));
        const place = path.slice(0, depth + 1).join('.');
        if ((0,dist/* isAlias */.Vj)(pair.value)) {
            throw new problem/* ConfigProblem */.Y('config-unsupported', `${place} is an alias of another part of it`);
        }
        if (!(0,dist/* isMap */.jh)(pair.value))
            throw new problem/* ConfigProblem */.Y('config-unsupported', `${place} is not a map`);
        if (!map.flow)
            parentColumn = columnOf(text, map);
        map = pair.value;
    }
    const wanted = { ...fields, version: fields['version'] };
    return map.flow ? flowEdits(text, map, wanted) : blockEdits(text, map, wanted);
}
function nested(path, fields) {
    return path.reduceRight((inner, key) => ({ [key]: inner }), fields);
}
/** Adds an entry with maps in it. */
function additions(text, map, parentColumn, added) {
    if (map.flow)
        return flowEdits(text, map, added);
    const { indent, step } = indentation(text, map, parentColumn);
    return [newLines(text, endOf(map), blockLines(added, indent, step))];
}
/** Gives a key without a value its map. */
function filling(text, map, parentColumn, pair, value) {
    const [start, end] = rangeOf(pair.value);
    if (map.flow)
        return [{ start, end, text: flowObject(text, map, value) }];
    const blanks = /[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
    const { indent, step } = indentation(text, map, parentColumn);
    const nothing = { start: start === end ? start : start - blanks, end, text: '' };
    return [nothing, newLines(text, end, blockLines(value, `${indent}${step}`, step))];
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
/** The indentation of a map's entries, and one more level as the maps around it have it. */
function indentation(text, map, parentColumn) {
    const column = columnOf(text, map);
    const inner = map.items.map(({ value }) => value).find(value => (0,dist/* isMap */.jh)(value) && !value.flow);
    const step = (0,dist/* isMap */.jh)(inner) ? columnOf(text, inner) - column : column - parentColumn;
    return { indent: ' '.repeat(column), step: ' '.repeat(Math.max(1, step)) };
}
function blockLines(value, indent, step) {
    return Object.entries(value).flatMap(([key, inner]) => typeof inner === 'object' && inner !== null
        ? [`${indent}${key}:`, ...blockLines(inner, `${indent}${step}`, step)]
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
