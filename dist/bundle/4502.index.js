export const id = 4502;
export const ids = [4502];
export const modules = {

/***/ 92790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ readBelow),
/* harmony export */   qC: () => (/* binding */ readIfThere),
/* harmony export */   up: () => (/* binding */ digestBelow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);




// With `O_NONBLOCK`, opening a pipe does not wait for a writer. Windows has neither `O_NOFOLLOW` nor `O_NONBLOCK`.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
const READ = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;
/**
 * Reads a regular file below a folder without following links. `path` uses `/` on every platform. Its segments may
 * have become links since the folder was listed, so the opened file is compared with the file at `path`.
 */
function readBelow(folder, path) {
    const file = openBelow(folder, path);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
const PIECE_BYTES = 4_000_000;
/** Returns the SHA-256 of a large file as `readBelow` would read it. `signal` can end the work between two pieces. */
async function digestBelow(folder, path, signal) {
    const file = openBelow(folder, path);
    try {
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const piece = Buffer.alloc(PIECE_BYTES);
        for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, piece); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, piece)) {
            digest.update(piece.subarray(0, size));
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            signal.throwIfAborted();
        }
        return digest.digest('hex');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
/** Opens a file for reading, or throws if the file is not a regular file below the folder. */
function openBelow(folder, path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), READ);
    try {
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file, { bigint: true });
        let at = folder;
        let named = opened;
        for (const part of path.split('/')) {
            at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, part);
            named = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(at, { bigint: true });
            if (named.isSymbolicLink())
                throw new Error('a part of its path is a symbolic link');
        }
        if (!opened.isFile() || named.ino !== opened.ino || named.dev !== opened.dev)
            throw new Error('it is no longer the same regular file');
        return file;
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        throw error;
    }
}
/** Returns undefined if the file does not exist or is unreadable. */
function readIfThere(folder, path) {
    try {
        return readBelow(folder, path);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 49313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gu: () => (/* binding */ newProgress),
/* harmony export */   mL: () => (/* binding */ PARSER_EXHAUSTED),
/* harmony export */   tW: () => (/* binding */ NO_FILE)
/* harmony export */ });
/** File index while no file is being parsed. */
const NO_FILE = -1;
/** Code of the error for a parser that ran out of memory. Parsing can continue only in a new thread. */
const PARSER_EXHAUSTED = 'PARSER_EXHAUSTED';
function newProgress() {
    const progress = new Int32Array(new SharedArrayBuffer(16));
    progress[0] = NO_FILE;
    return progress;
}


/***/ }),

/***/ 45852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ SETTINGS_FILES),
/* harmony export */   RV: () => (/* binding */ settingsIn),
/* harmony export */   Vy: () => (/* binding */ findDocs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const SETTINGS_FILES = ['docs.json', 'mint.json'];
/** Maximum number of folders to search: searching a whole monorepo could take minutes. */
const MAX_FOLDERS = 20_000;
function settingsIn(folder) {
    return SETTINGS_FILES.map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isFile);
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile();
    }
    catch {
        // The file does not exist, or its folder cannot be accessed.
        return false;
    }
}
/** Returns the workspace if it contains documentation settings, otherwise the outermost folders with settings. */
function findDocs(workspace, ignored) {
    if (settingsIn(workspace) !== undefined)
        return [workspace];
    const found = [];
    const open = [workspace];
    for (let at = 0; at < open.length && at < MAX_FOLDERS; at++) {
        for (const folder of foldersIn(open[at]).filter(path => path !== ignored)) {
            if (settingsIn(folder) === undefined)
                open.push(folder);
            else
                found.push(folder);
        }
    }
    return found.sort();
}
function foldersIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })
            .filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
            .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 89181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ IGNORE_FILE),
/* harmony export */   _o: () => (/* binding */ hasHiddenName),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   rt: () => (/* binding */ filesOfFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92790);





/** The only hidden file that is read. This file lists files that are not published. */
const IGNORE_FILE = '.mintignore';
async function filesOfFolder(folder) {
    return filesIn(folder, (await listFiles(folder, '')).sort());
}
/** `paths`: the files to include from the folder. */
function filesIn(folder, paths) {
    return {
        folder,
        paths,
        // Yields before each file, so that a pending abort can take effect.
        size: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).size;
        },
        read: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__/* .readBelow */ .Gj)(folder, path).toString();
        }
    };
}
async function listFiles(folder, below) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true });
    const nested = entries.map(async (entry) => {
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (isHidden(entry.name))
            return [];
        if (entry.isDirectory())
            return await listFiles(folder, path);
        // For a symbolic link, both `isDirectory` and `isFile` return false.
        return entry.isFile() ? [path] : [];
    });
    return (await Promise.all(nested)).flat();
}
/** Whether a file or one of its folders has a hidden name. Such a file is never read, so it is unknown if it exists. */
function hasHiddenName(path) {
    return path.split('/').some(name => /^\.(?!\.?$)/.test(name));
}
/** Whether a file or folder with this name is skipped in a documentation folder. */
function isHidden(name) {
    return (name.startsWith('.') && name !== IGNORE_FILE) || name === 'node_modules';
}


/***/ }),

/***/ 90098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ withoutPageEnding),
/* harmony export */   MV: () => (/* binding */ isPageFile),
/* harmony export */   O1: () => (/* binding */ isMdxFile),
/* harmony export */   ie: () => (/* binding */ PAGE_ENDING)
/* harmony export */ });
/** The file extensions of pages and of imported snippets, as part of a regular expression. */
const PAGE_ENDING = String.raw `\.[mM][dD][xX]?`;
const PAGE_FILE = new RegExp(`${PAGE_ENDING}$`);
/** Whether a file is a page or an imported snippet, in Markdown or MDX. */
function isPageFile(path) {
    return PAGE_FILE.test(path);
}
/** Whether a file is MDX. All other page files are Markdown with HTML. */
function isMdxFile(path) {
    return isPageFile(path) && /x$/i.test(path);
}
/** `guides/start.mdx` → `guides/start`. */
function withoutPageEnding(path) {
    return path.replace(PAGE_FILE, '');
}


/***/ }),

/***/ 6661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KX: () => (/* binding */ MAX_JSON_DEPTH),
/* harmony export */   Tw: () => (/* binding */ MAX_SOURCE_BYTES),
/* harmony export */   gP: () => (/* binding */ MAX_FRONT_MATTER_LENGTH),
/* harmony export */   wZ: () => (/* binding */ PARSER_MEMORY)
/* harmony export */ });
/** Maximum size of a page, snippet, or `.mintignore`. Larger files are not parsed. */
const MAX_SOURCE_BYTES = 2_000_000;
/** Limits the length of front matter, because YAML parsing cannot be interrupted. */
const MAX_FRONT_MATTER_LENGTH = 100_000;
/** Maximum nesting depth of JSON, because the JSON parser is recursive. */
const MAX_JSON_DEPTH = 100;
/**
 * Memory for the Markdown parser, in pages of 64 KiB. The parser requires 985 pages to start. If a file needs more than
 * the maximum of 512 MB, parsing the file fails, but the process continues. A file of the maximum size needs 130 MB if
 * it is typical documentation, and 270 MB if it is a single table.
 */
const PARSER_MEMORY = { initial: 985, maximum: 8192, shared: true };


/***/ }),

/***/ 26583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xz: () => (/* binding */ readFrontMatter),
/* harmony export */   bR: () => (/* binding */ blankFrontMatter)
/* harmony export */ });
/* unused harmony export plainFields */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6661);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41160);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60907);




const START = /^\uFEFF?---[ \t]*(?:\r\n?|\n)/;
const END = /(?:\r\n?|\n)---[ \t]*(?:\r\n?|\n|$)/g;
const QUOTED_VALUE = /^( *)(?![ #])(?:[^\n]*?:|-)[ \t]+(?:"[^"\\]*(?:\\[^][^"\\]*)*"|'[^']*(?:''[^']*)*')/gm;
function readFrontMatter(text, file) {
    const block = frontMatterBlock(text);
    if (block === undefined) {
        const late = START.test(text) ? undefined : lateFrontMatter(text);
        return { front: {}, body: text, ...(late !== undefined && { problem: misplaced(file, late) }) };
    }
    const body = text.slice(block.end);
    try {
        if (block.yaml.length > _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FRONT_MATTER_LENGTH */ .gP)
            throw new Error(`it is longer than ${_source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FRONT_MATTER_LENGTH */ .gP} characters`);
        const front = plainFields(block.yaml) ?? parseLeniently(block.yaml);
        // Throws an error for a value that contains itself, which YAML anchors allow.
        JSON.stringify(front);
        return { front: typeof front === 'object' && front !== null ? { ...front } : {}, body };
    }
    catch (error) {
        const [at] = (error instanceof yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLParseError */ .XT && error.linePos) || [];
        const [reason = ''] = error.message.split(/ at line \d|\n/);
        const message = `the front matter is not valid: ${reason}`;
        const place = at ? { file, line: at.line + 1, column: at.col } : (0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(file);
        return { front: {}, body, problem: { kind: 'invalid-source', message, place } };
    }
}
const FIELD = /^([a-z][\w-]*): +(?:"([^"\\\p{C}\p{Zl}\p{Zp}]*)" *|'([^'\p{C}\p{Zl}\p{Zp}]*)' *|(\p{L}(?: |[^:#\p{C}\p{Z}])*))$/iu;
/** Words that are not texts in YAML. */
const NOT_TEXT = /^(?:null|true|false)$/i;
/** Reads fields that each have a text on one line, as on most pages. Undefined for any other YAML, which takes longer. */
function plainFields(yaml) {
    const fields = new Map();
    for (const line of yaml.split('\n')) {
        const [, name, double, single, plain] = FIELD.exec(line) ?? [];
        const value = double ?? single ?? plain;
        if (name === undefined || value === undefined || fields.has(name))
            return undefined;
        if (NOT_TEXT.test(name) || (plain !== undefined && (NOT_TEXT.test(plain) || plain.endsWith(' '))))
            return undefined;
        fields.set(name, value);
    }
    return Object.fromEntries(fields);
}
/** Parses YAML like the service, which also accepts whitespace before the first key and unindented quoted values. */
function parseLeniently(yaml) {
    const blank = yaml.slice(0, yaml.length - yaml.trimStart().length);
    const trimmed = blank.replace(/[^\r\n]/g, '') + yaml.trim();
    const indented = trimmed.replace(QUOTED_VALUE, (value, indent) => value.replaceAll('\n', `\n ${indent}`));
    try {
        return (0,_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .parseYaml */ .h)(yaml);
    }
    catch (error) {
        for (const text of [trimmed, indented])
            try {
                return (0,_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .parseYaml */ .h)(text);
            }
            catch {
                // The error for the original text is reported.
            }
        throw error;
    }
}
/** Replaces the front matter with spaces, so that positions in the rest of the text do not change. */
function blankFrontMatter(text) {
    const { end } = frontMatterBlock(text) ?? { end: 0 };
    return text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}
function frontMatterBlock(text) {
    const start = START.exec(text)?.[0].length;
    if (start === undefined)
        return undefined;
    // In an empty block, the line break before the end marker is part of the start marker.
    END.lastIndex = start - 1;
    const end = END.exec(text);
    return end === null ? undefined : { yaml: text.slice(start, end.index), end: end.index + end[0].length };
}
/** Matches HTML comments, MDX comments, and link definitions that serve as comments, such as `[comment]: #`. */
const COMMENT = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}|^\[[^\]\n]*\]:[ \t]*(?:#|<>).*$/gm;
/** Finds front matter that begins below line 1, after only whitespace, imports, and comments. Returns its line. */
function lateFrontMatter(text) {
    const read = text
        .slice(0, _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FRONT_MATTER_LENGTH */ .gP)
        .replace(COMMENT, comment => comment.replace(/[^\n]/g, ''));
    const lines = read.split('\n');
    const start = lines.findIndex(line => !/^\s*(?:import\s.*)?$/.test(line));
    if (start < 1 || !/^---[ \t]*\r?$/.test(lines[start] ?? ''))
        return undefined;
    const length = lines.slice(start + 1).findIndex(line => !/^(?:[\w-]+:(?:\s|$)|[ \t#]|-\s|\r?$)/.test(line));
    const isClosed = /^---[ \t]*\r?$/.test(lines[start + 1 + length] ?? '');
    const hasTitle = lines.slice(start + 1, start + 1 + length).some(line => /^[\w-]+:\s/.test(line));
    return isClosed && hasTitle ? start + 1 : undefined;
}
function misplaced(file, line) {
    const message = 'the front matter does not begin on line 1, so the service shows it as text';
    return { kind: 'invalid-source', message, place: { file, line, column: 1 } };
}


/***/ }),

/***/ 78901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Kz: () => (/* binding */ importsIn),
/* harmony export */   SP: () => (/* binding */ readPage),
/* harmony export */   W$: () => (/* binding */ replaceLines),
/* harmony export */   Yc: () => (/* binding */ titleFromPath),
/* harmony export */   ot: () => (/* binding */ pageWithoutFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _page_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90098);
/* harmony import */ var _front_matter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26583);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96354);





/** Creates a generated page. `file`: the file from which the page is generated. */
function pageWithoutFile(path, title, file) {
    return {
        path,
        file,
        title,
        label: title,
        description: '',
        order: Infinity,
        hidden: false,
        digest: undefined,
        hasTitle: true,
        isParsed: true,
        isUnread: false
    };
}
function readPage(file, text, { readmeIsIndex, contents }) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text);
    const content = contents.get(digest) ?? readContent(text, file);
    // A text with a problem is not shared, because the problem contains the file name.
    if (content.problem === undefined)
        contents.set(digest, content);
    const name = (0,_page_file_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPageEnding */ .BL)(file);
    const path = readmeIsIndex ? name.replace(/(^|\/)README$/i, '$1index') : name;
    const title = content.title ?? titleFromPath(path);
    const label = content.label ?? title;
    const hasTitle = content.title !== undefined;
    return { ...content, path, file, title, hasTitle, label, digest, isUnread: false };
}
function readContent(text, file) {
    const { front, body, problem } = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_3__/* .readFrontMatter */ .Xz)(text, file);
    const operationName = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['openapi']) ?? (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['api']);
    // Copies the result, because a substring keeps the whole string in memory.
    return structuredClone({
        title: (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['title']) ?? firstHeading(body),
        label: (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['sidebarTitle']),
        description: (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['description']) ?? '',
        order: typeof front['order'] === 'number' ? front['order'] : Infinity,
        hidden: front['hidden'] === true,
        ...(operationName !== undefined && { operationName }),
        ...((0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['openapi']) !== undefined && { operationLine: lineOf(text, /^openapi\s*:/) }),
        ...((0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['url']) !== undefined && { isLink: true }),
        front: Object.fromEntries(Object.entries(front).flatMap(([name, value]) => name === 'title' ? [] : [[name, shortened(JSON.stringify(value))]])),
        imports: importsIn(body),
        isParsed: problem === undefined,
        ...(problem && { problem })
    });
}
/** Finds the import paths of pages and snippets. Ignores imports in code blocks. */
function importsIn(text) {
    if (!/^(?:import|\})\s/m.test(text))
        return [];
    return linesOf(text).flatMap(({ text: line, isCode }) => {
        if (isCode || !/^(?:import|\}\s*from)\b/.test(line))
            return [];
        const names = Array.from(line.matchAll(/['"](\.{0,2}\/[^'"]+)['"]/g), ([, name = '']) => name);
        return names.filter(_page_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isPageFile */ .MV).slice(0, 1);
    });
}
const MAX_VALUE = 1000;
/** Values are only compared, so a digest replaces long values: YAML anchors can expand a few bytes to megabytes. */
function shortened(json) {
    return json.length > MAX_VALUE ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', json) : json;
}
function lineOf(text, start) {
    return Math.max(text.split('\n').findIndex(line => start.test(line)) + 1, 1);
}
/** `guides/getting-started` → `Getting started`. */
function titleFromPath(path) {
    const folder = path.replace(/\/?index$/, '');
    const words = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(folder || 'home').replace(/[-_]+/g, ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function firstHeading(markdown) {
    const line = linesOf(markdown).find(({ isCode, text }) => !isCode && /^#[ \t]/.test(text));
    const heading = line?.text
        .slice(1)
        .trim()
        .replace(/[ \t]#+$/, '')
        .replace(/[`*]/g, '');
    return heading === '' ? undefined : heading;
}
/** Splits a text into lines and marks the lines in fenced code blocks. */
function linesOf(markdown) {
    let fence;
    return markdown.split('\n').map(text => {
        const [, mark, rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(text) ?? [];
        const isCode = fence !== undefined || mark !== undefined;
        if (fence === undefined)
            fence = mark;
        else if (mark?.startsWith(fence) && rest.trim() === '')
            fence = undefined;
        return { text, isCode };
    });
}
/** Replaces each line outside fenced code blocks. */
function replaceLines(markdown, replace) {
    const lines = linesOf(markdown).map(({ text, isCode }) => (isCode ? text : replace(text)));
    return lines.join('\n');
}


/***/ }),

/***/ 41160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   pI: () => (/* binding */ PAGE_START),
/* harmony export */   zz: () => (/* binding */ invalidSource)
/* harmony export */ });
const PAGE_START = { file: undefined, line: 1, column: 1 };
function placeIn(page, { file = page, line, column }) {
    return { file, line, column };
}
function startOf(file) {
    return { file, line: 1, column: 1 };
}
function invalidSource(file, message) {
    return { kind: 'invalid-source', message, place: startOf(file) };
}
/** `guides/start.mdx:12: message`, the format for logs. */
function problemText({ place: { file, line }, message }) {
    return `${file}:${line}: ${message}`;
}


/***/ }),

/***/ 60950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _source_file_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6661);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41160);


/** Reads a page, a snippet, or `.mintignore`. Returns the text, or the reason why the file cannot be parsed. */
async function readText(file, files) {
    let reason = files.skipped?.get(file);
    try {
        if ((await files.size(file)) > _source_file_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SOURCE_BYTES */ .Tw)
            reason = `it is larger than ${_source_file_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SOURCE_BYTES */ .Tw / 1e6} MB`;
        if (reason === undefined)
            return await files.read(file);
    }
    catch (error) {
        // Removes the path from messages such as `ENOENT: no such file or directory, open '/home/…'`.
        reason = `it cannot be read: ${error.message.replace(/, \w+ '[^]*$/, '')}`;
    }
    return (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidSource */ .zz)(file, `the file is not parsed, because ${reason}`);
}


/***/ }),

/***/ 96354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf)
/* harmony export */ });
/** Returns a number or a string as text, or undefined for an empty string and any other value. */
function textOf(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** Returns an object's fields, or an empty object for any other value. */
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}


/***/ }),

/***/ 60907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/**
 * Parses a YAML document. Throws an error if the document is invalid. Detects repeated keys here, because the
 * parser compares each key with all other keys in its mapping, which takes minutes for tens of thousands of keys.
 */
function parseYaml(text) {
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { logLevel: 'error', uniqueKeys: false, lineCounter });
    const [error] = document.errors;
    if (error !== undefined)
        throw error;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map: (_, { items }) => {
            const keys = new Set();
            for (const { key } of items) {
                const { value, range } = key;
                if (value !== undefined && keys.has(value))
                    throw repeatedKey(range?.[0] ?? 0, lineCounter);
                keys.add(value);
            }
        }
    });
    return document.toJS();
}
function repeatedKey(at, lines) {
    const error = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLParseError */ .XT([at, at], 'DUPLICATE_KEY', 'Map keys must be unique');
    error.linePos = [lines.linePos(at)];
    return error;
}


/***/ }),

/***/ 93860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ Targets),
/* harmony export */   Sg: () => (/* binding */ linkKey),
/* harmony export */   fA: () => (/* binding */ isOnPage),
/* harmony export */   ge: () => (/* binding */ isExternal)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);


/** Finds a page or file by any name that a link can use. */
class Targets {
    #targets = new Map();
    /** Names by link and, for a relative link, the folder of its page, because many pages contain the same links. */
    #names = new Map();
    constructor(pages, others) {
        for (const path of others)
            this.#targets.set(path, { kind: 'file', path });
        for (const { path, file } of pages) {
            // Links in documentation use source names, page names, and, for index pages, folder names.
            for (const name of [file, path, `${path}.html`, path.replace(/(^|\/)index$/, '')])
                this.#targets.set(name, { kind: 'page', path });
        }
    }
    /**
     * Finds the target of `href` on `page` or in a snippet of the page; undefined if the documentation does not contain
     * the target. Must not be called for external addresses or for anchors on the page itself.
     */
    find(href, page) {
        const [, rest = ''] = /^[^?#]*(.*)$/s.exec(href) ?? [];
        const target = this.#targets.get(this.#nameOf(href, page));
        return target && { ...target, rest };
    }
    #nameOf(href, page) {
        const key = linkKey(href, page);
        const name = this.#names.get(key) ?? nameOf(href, page);
        this.#names.set(key, name);
        return name;
    }
}
/** Returns the same key for links with the same target: only relative links depend on the page, by its folder. */
function linkKey(href, { file }) {
    const isRelative = !href.startsWith('/') && !isExternal(href);
    return isRelative ? `${file.slice(0, file.lastIndexOf('/') + 1)}\n${href}` : href;
}
/** Returns the path from the site root, without leading and trailing slashes. */
function nameOf(href, page) {
    const path = _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6.pathOf(href);
    const joined = href.startsWith('/') ? path : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(page.file), path);
    const name = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(joined).replace(/^\/+|\/+$/g, '');
    return name === '.' ? '' : name;
}
function isExternal(href) {
    return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}
function isOnPage(href) {
    return href === '' || href.startsWith('#') || href.startsWith('?');
}


/***/ })

};
