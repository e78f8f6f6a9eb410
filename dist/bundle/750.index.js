export const id = 750;
export const ids = [750];
export const modules = {

/***/ 72750:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliverConfig: () => (/* binding */ deliverConfig)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/runtime/failure.ts + 6 modules
var failure = __webpack_require__(28015);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./src/export/deliveries/config-places.ts

// Where things stand in the text of a YAML or JSON file.
/** A config that can not be changed safely. Its message goes on after "the file …: ". */
class ConfigProblem extends Error {
    code;
    constructor(code, problem) {
        super(problem);
        this.code = code;
    }
}
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
        throw new ConfigProblem('config-unsupported', 'a part of it has no place in the text');
    return [range[0], range[1]];
}
/** The end of the last thing written in it: a block's own range may reach over the comments that follow it. */
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
/** Writes a value where the pair has its own; nothing to do when it is that value already. */
function replaceValue(text, pair, value) {
    const node = pair.value;
    if ((0,dist/* isCollection */.P3)(node))
        throw new ConfigProblem('config-unsupported', `${String(pair.key)} is not a single value`);
    if ((0,dist/* isScalar */.jn)(node) && node.value === value)
        return [];
    const [start, end] = rangeOf(node ?? pair.key);
    const source = text.slice(start, end);
    // An empty value starts right behind the colon, or right before a comment.
    const before = source === '' && text[start - 1] === ':' ? ' ' : '';
    const after = source === '' && text[end] === '#' ? ' ' : '';
    // A block scalar reaches over its line end.
    const tail = /\r?\n$/.exec(source)?.[0] ?? '';
    return [{ start, end, text: `${before}${JSON.stringify(value)}${after}${tail}` }];
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./src/export/deliveries/config-flow.ts


function styleOf(text) {
    const quoted = /^\uFEFF?\s*\{/.test(text);
    return {
        quoted,
        tight: quoted && !/\s/.test(text.trim()),
        eol: text.includes('\r\n') ? '\r\n' : '\n',
        unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
    };
}
/**
 * Sets fields of a map in braces, which every JSON object is; `undefined` removes one. New fields follow the last one, on
 * lines of their own when the others have lines of their own.
 */
function flowEdits(text, map, wanted) {
    const style = styleOf(text);
    const [open, close] = rangeOf(map);
    const edits = [];
    let last;
    for (const pair of map.items) {
        const key = (0,dist/* isScalar */.jn)(pair.key) ? String(pair.key.value) : undefined;
        if (key === undefined || !(key in wanted))
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
        return `${name}:${style.tight ? '' : ' '}${flowValue(value, lead, style)}`;
    });
    if (last === undefined) {
        const outer = `${style.eol}${/^[ \t]*/.exec(text.slice(lineStart(text, open)))?.[0] ?? ''}`;
        const lead = style.quoted && text.trim().includes('\n') ? `${outer}${style.unit}` : undefined;
        const body = lead === undefined
            ? written(lead).join(style.tight ? ',' : ', ')
            : `${lead}${written(lead).join(`,${lead}`)}${outer}`;
        return [{ start: open, end: close, text: `{${body}}` }];
    }
    const lead = leadOf(text, map);
    const separator = lead ?? (style.tight ? '' : ' ');
    const at = endOf(last);
    return [
        ...edits,
        {
            start: at,
            end: at,
            text: written(lead)
                .map(one => `,${separator}${one}`)
                .join('')
        }
    ];
}
/** Replaces an empty value in a map in braces by an object. */
function flowObject(text, map, value) {
    return flowValue(value, leadOf(text, map), styleOf(text));
}
/** What stands before the first field when each has a line of its own: line end and indentation. */
function leadOf(text, map) {
    return /^\{\s*?(\r?\n[ \t]*)\S/.exec(text.slice(rangeOf(map)[0]))?.[1];
}
function flowValue(value, lead, { tight, unit, eol }) {
    if (typeof value !== 'object' || tight)
        return JSON.stringify(value);
    if (lead === undefined)
        return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
    const indent = lead.slice(lead.lastIndexOf('\n') + 1);
    return JSON.stringify(value, null, unit).replaceAll('\n', `${eol}${indent}`);
}
/** Together with the comma on its one side. */
function removal(map, pair) {
    const at = map.items.indexOf(pair);
    const [before, after] = [map.items[at - 1], map.items[at + 1]];
    if (before !== undefined)
        return { start: endOf(before), end: endOf(pair), text: '' };
    const [start] = rangeOf(pair.key);
    return { start, end: after === undefined ? endOf(pair) : rangeOf(after.key)[0], text: '' };
}

;// CONCATENATED MODULE: ./src/export/deliveries/config-text.ts





const KEY = 'staticExport';
/**
 * Sets the fields in the text of a YAML or JSON file (JSON is read as the YAML that it also is). Only the places that
 * change are rewritten and everything else stays as it was, byte for byte: a YAML writer would fold lines, change quotes
 * and move comments. The result is read again, and refused when anything but the fields has changed its meaning.
 *
 * A version that is not given is removed: the pin of an earlier export does not fit the bundle of this one.
 */
function setStaticExport(text, { enabled, bundleUrl, version }) {
    const document = parse(text);
    const fields = { enabled, bundleUrl, ...(version !== undefined && { version }) };
    const changed = applyEdits(text, editsFor(text, document, fields));
    const before = config_text_valueOf(document);
    const others = { ...before?.[KEY] };
    delete others['version'];
    const expected = { ...before, [KEY]: { ...others, ...fields } };
    if (!(0,external_node_util_.isDeepStrictEqual)(config_text_valueOf(parse(changed)), expected)) {
        throw new ConfigProblem('config-unsupported', `${KEY} shares values with other parts of it (by an anchor or a merge key) that would change too`);
    }
    return changed;
}
function parse(text) {
    const lines = new dist/* LineCounter */.HN();
    const documents = (0,dist/* parseAllDocuments */.hR)(text, { lineCounter: lines, prettyErrors: false, merge: true });
    const [first, second] = [...documents];
    const error = first?.errors[0] ?? second?.errors[0];
    if (error !== undefined) {
        throw new ConfigProblem('config-invalid', `line ${lines.linePos(error.pos[0]).line}: ${error.message}`);
    }
    if (second !== undefined)
        throw new ConfigProblem('config-multiple-documents', 'it holds several YAML documents');
    return first ?? new dist/* Document */.yo(null);
}
function config_text_valueOf(document) {
    try {
        return document.toJS();
    }
    catch (error) {
        // An alias without an anchor is noticed only here.
        throw new ConfigProblem('config-invalid', (0,failure/* reasonOf */.A3)(error));
    }
}
function editsFor(text, { contents: root }, fields) {
    if (isEmpty(root))
        return [newLines(text, text.length, block(fields, '', '  '))];
    if (!(0,dist/* isMap */.jh)(root))
        throw new ConfigProblem('config-unsupported', 'it is not a map at the top');
    const pair = pairOf(root, KEY);
    if (pair === undefined) {
        return root.flow
            ? flowEdits(text, root, { [KEY]: fields })
            : [newLines(text, endOf(root), blockIn(text, root, fields))];
    }
    if ((0,dist/* isMap */.jh)(pair.value)) {
        const wanted = { ...fields, version: fields.version };
        return pair.value.flow ? flowEdits(text, pair.value, wanted) : blockEdits(text, pair.value, wanted);
    }
    if ((0,dist/* isAlias */.Vj)(pair.value))
        throw new ConfigProblem('config-unsupported', `${KEY} is an alias of another part of it`);
    if (!isEmpty(pair.value))
        throw new ConfigProblem('config-unsupported', `${KEY} is not a map`);
    return fillEdits(text, root, pair, fields);
}
/** Gives `staticExport:` without a value its fields. */
function fillEdits(text, root, pair, fields) {
    const [start, end] = rangeOf(pair.value);
    if (root.flow)
        return [{ start, end, text: flowObject(text, root, fields) }];
    const blanks = /[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
    const [, ...lines] = blockIn(text, root, fields);
    const nothing = { start: start === end ? start : start - blanks, end, text: '' };
    return [nothing, newLines(text, end, lines)];
}
/** Fields of a block map: a value is replaced where it stands, a new field follows the last one. */
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
/** The whole block, as deep and with the same step as the maps around it. */
function blockIn(text, root, fields) {
    const column = columnOf(text, root);
    const inner = root.items.map(({ value }) => value).find(value => (0,dist/* isMap */.jh)(value) && !value.flow);
    const step = (0,dist/* isMap */.jh)(inner) ? Math.max(1, columnOf(text, inner) - column) : 2;
    return block(fields, ' '.repeat(column), ' '.repeat(step));
}
function block(fields, indent, step) {
    const lines = Object.entries(fields).map(([key, value]) => `${indent}${step}${key}: ${JSON.stringify(value)}`);
    return [`${indent}${KEY}:`, ...lines];
}
/** Whole lines after the one in which `position` is. A file without a line end at its end stays without. */
function newLines(text, position, lines) {
    const eol = text.includes('\r\n') ? '\r\n' : '\n';
    const at = lineEnd(text, position);
    const body = lines.join(eol);
    const startsLine = at === 0 || text[at - 1] === '\n';
    return { start: at, end: at, text: startsLine ? `${body}${eol}` : `${eol}${body}` };
}

// EXTERNAL MODULE: ./src/export/deliveries/static-export.ts
var static_export = __webpack_require__(88628);
;// CONCATENATED MODULE: ./src/export/deliveries/config.ts






/** Points a deployment's config at the bundle. */
async function deliverConfig({ file, link, version }, { log }) {
    try {
        // A link in the file system stays one: what it points to is rewritten.
        const path = await (0,promises_.realpath)(file).catch(orWhenMissing(file));
        const old = await (0,promises_.readFile)(path).catch(orWhenMissing(undefined));
        const text = old && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(old);
        const changed = changedText(text ?? '', (0,external_node_path_.extname)(file).toLowerCase() === '.json', (0,static_export/* staticExport */.N)(link, version));
        if (changed === text) {
            log.info(`${file} has this link already.`);
            return;
        }
        await replaceFile(path, changed);
        log.info(`${text === undefined ? 'Made' : 'Changed'} ${file}: staticExport points at the new bundle.`);
    }
    catch (error) {
        throw configFailure(file, error);
    }
}
function changedText(text, json, fields) {
    if (!json)
        return setStaticExport(text, fields);
    if (text.trim() === '')
        return `${JSON.stringify({ staticExport: fields }, null, 2)}\n`;
    requireJson(text);
    const changed = setStaticExport(text, fields);
    requireJson(changed);
    return changed;
}
/** Most JSON is YAML, but most YAML is no JSON. */
function requireJson(text) {
    try {
        JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        const line = /\(line (\d+) column/.exec((0,failure/* reasonOf */.A3)(error))?.[1];
        // The rest of the message repeats a piece of the file, which may hold secrets.
        throw new ConfigProblem('config-invalid', line === undefined ? 'it is no JSON' : `line ${line}: this is no JSON`);
    }
}
/** Written beside and renamed: whoever reads meanwhile sees the old file or the new one, never half of one. */
async function replaceFile(path, text) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    const mode = await (0,promises_.stat)(path).then(({ mode }) => mode, orWhenMissing(undefined));
    const beside = `${path}.${process.pid}.tmp`;
    try {
        await (0,promises_.writeFile)(beside, text, { flag: 'wx' });
        if (mode !== undefined)
            await (0,promises_.chmod)(beside, mode);
        await (0,promises_.rename)(beside, path);
    }
    catch (error) {
        await (0,promises_.rm)(beside, { force: true });
        throw error;
    }
}
function orWhenMissing(instead) {
    return error => {
        if (error.code === 'ENOENT')
            return instead;
        throw error;
    };
}
const ADVICE = {
    'config-invalid': 'Mend the file, or name another one as `config-file`.',
    'config-multiple-documents': 'Keep the values of this deployment in a file of their own and name it as `config-file`.',
    'config-unsupported': 'Write `staticExport:` out as a map of its own at the top of the file, then run again.'
};
function configFailure(file, cause) {
    if (cause instanceof ConfigProblem) {
        return new failure/* Failure */.HR(cause.code, `${file} was left as it is: ${cause.message}.`, {
            advice: ADVICE[cause.code],
            cause
        });
    }
    return new failure/* Failure */.HR('config-not-writable', `${file} could not be changed: ${(0,failure/* reasonOf */.A3)(cause)}.`, {
        advice: 'Make sure that `config-file` names a text file in UTF-8 that the job may write, after the checkout.',
        cause
    });
}


/***/ })

};
