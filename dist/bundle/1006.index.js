export const id = 1006;
export const ids = [1006];
export const modules = {

/***/ 92790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readBelow),
/* harmony export */   q: () => (/* binding */ readIfThere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


// Does not wait for a writer of a pipe. Windows has neither flag.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const READ = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;
/**
 * Reads a regular file below a folder, through no link: no part of `path`, which has `/` on every platform, may have
 * become one since the folder was listed. What was opened is compared with what has the name.
 */
function readBelow(folder, path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), READ);
    try {
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file, { bigint: true });
        let at = folder;
        let named = opened;
        for (const part of path.split('/')) {
            at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, part);
            named = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { bigint: true });
            if (named.isSymbolicLink())
                throw new Error('a part of its path is a symbolic link');
        }
        if (!opened.isFile() || named.ino !== opened.ino || named.dev !== opened.dev)
            throw new Error('it is not the regular file that it was');
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** Undefined for what is no such file, or cannot be read. */
function readIfThere(folder, path) {
    try {
        return readBelow(folder, path);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 37630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseUrl)
/* harmony export */ });
/** The address, or null for text that is none: `URL.parse`, which Node 20 does not have. */
function parseUrl(text, base) {
    try {
        return new URL(text, base);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 2360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YR: () => (/* binding */ baseFolder),
/* harmony export */   g6: () => (/* binding */ SiteAddress),
/* harmony export */   jT: () => (/* binding */ liveAddress)
/* harmony export */ });
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);
/* harmony import */ var _pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58156);


/** The base path with a slash at both ends. */
function baseFolder(basePath) {
    return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
/** One address of a site: what a browser sends, and the page or file below the base path that it asks for. */
class SiteAddress {
    /** Below the base path and decoded; empty for the start page. */
    path;
    #base;
    /** The address of a page or file, by its path in the site. */
    constructor(path, basePath = '/') {
        this.path = path;
        this.#base = baseFolder(basePath);
    }
    /**
     * Of a path from the root of the host, without query and anchor; undefined outside of the base path. `/docs` is the
     * start page of a site below `/docs/`. No file has a name that is not UTF-8: such a path stays as it is written.
     */
    static parse(pathname, basePath = '/') {
        const base = baseFolder(basePath);
        const folders = base.split('/').length - 1;
        const segments = pathname.split('/');
        const start = segments.slice(0, folders).map(_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y);
        if (`${start.join('/')}/` !== (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y)(base))
            return undefined;
        const rest = segments.slice(folders).join('/');
        const decoded = (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y)(rest);
        return new SiteAddress(decoded.includes('\uFFFD') ? rest : decoded, base);
    }
    /** The path that a link names, from the root or from the folder of its page: decoded, without query and anchor. */
    static pathOf(href) {
        const [path = ''] = href.split(/[?#]/, 1);
        return SiteAddress.parse(path.startsWith('/') ? path : `/${path}`)?.path ?? '';
    }
    /** The one name of the page that it asks for. */
    get page() {
        return (0,_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$)(this.path);
    }
    /** As browsers send it. A base path that is percent-encoded already stays as it is. */
    get pathname() {
        return encodePath(this.#base).replaceAll('%25', '%') + encodePath(this.path);
    }
    /** For people, and still one word: `/guides/größe`. `parse` reads it back. */
    get name() {
        return this.#base + this.path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent);
    }
}
/** The address of a page or file on the site's own host. */
function liveAddress(path, { domain, basePath }) {
    const page = path.replace(/(?:^|(?<=\/))index\.html$/, '');
    return `https://${encodeURI(domain.toWellFormed())}${new SiteAddress(page, basePath).pathname}`;
}
/**
 * `/lang/c++` and `/@scope/pkg` stay as they are. To a host or a cache, `/a(1)` and `/a%281%29` are two addresses.
 */
function encodePath(path) {
    return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent);
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
/** A workspace with more folders is searched to this number, so that a large monorepo does not take minutes. */
const MAX_FOLDERS = 20_000;
/** The settings of the documentation in a folder. */
function settingsIn(folder) {
    return SETTINGS_FILES.map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isFile);
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile();
    }
    catch {
        // Also below a folder of another user.
        return false;
    }
}
/** The workspace when it has documentation, otherwise the folders below it that have. */
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
        // A folder that cannot be read has no documentation that can be read.
        return [];
    }
}


/***/ }),

/***/ 58156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ pageName),
/* harmony export */   B: () => (/* binding */ SiteFiles)
/* harmony export */ });
/**
 * Answers which file a path asks for, as a static host with clean URLs does. `assumed`: for the sources of a site. A
 * site that is built has none.
 */
class SiteFiles {
    #files;
    #assumed;
    constructor(files, assumed) {
        this.#files = files;
        this.#assumed = assumed;
    }
    has(path) {
        return this.#files.has(path);
    }
    /** `a`, `a/`, `a.html` and `a/index.html` ask for the same page. */
    find(path) {
        if (this.#files.has(path))
            return path;
        const page = pageName(path);
        const candidates = page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
        if (!path.endsWith('/') && page !== path)
            candidates.push(page);
        return candidates.find(candidate => this.#files.has(candidate)) ?? this.#findAssumed(page);
    }
    #findAssumed(page) {
        const isFolder = this.#assumed?.folders.has(page.replace(/(?:^|\/)index$/, '')) === true;
        return isFolder && !this.#assumed.gone.has(page) ? `${page}/index.html` : undefined;
    }
}
/** The one name of a page that can be written in several ways: without `index.html`, `.html` and the last slash. */
function pageName(path) {
    // Looks at each run of slashes once.
    return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '');
}


/***/ }),

/***/ 89181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ IGNORE_FILE),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   rt: () => (/* binding */ filesOfFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92790);





/** The only hidden file that counts: it names files that are not published. */
const IGNORE_FILE = '.mintignore';
async function filesOfFolder(folder) {
    return filesIn(folder, (await listFiles(folder, '')).sort());
}
/** `paths`: of the files in the folder that count. */
function filesIn(folder, paths) {
    return {
        folder,
        paths,
        // The end of the run is noticed between two files.
        size: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).size;
        },
        read: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__/* .readBelow */ .G)(folder, path).toString();
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
        // A symbolic link is neither a file nor a folder here.
        return entry.isFile() ? [path] : [];
    });
    return (await Promise.all(nested)).flat();
}
/** Whether a documentation folder is read without this file or folder. */
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
/** How the files of pages and of the snippets that they import end, as a part of a regular expression. */
const PAGE_ENDING = String.raw `\.[mM][dD][xX]?`;
const PAGE_FILE = new RegExp(`${PAGE_ENDING}$`);
/** Whether a file is a page, or a snippet that pages import: Markdown or MDX. */
function isPageFile(path) {
    return PAGE_FILE.test(path);
}
/** The other page files are Markdown with HTML. */
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
/* harmony export */   dI: () => (/* binding */ MAX_FILE_MS),
/* harmony export */   gP: () => (/* binding */ MAX_FRONT_MATTER_LENGTH),
/* harmony export */   wZ: () => (/* binding */ PARSER_MEMORY)
/* harmony export */ });
/** A larger page, snippet or `.mintignore` is not parsed. */
const MAX_SOURCE_BYTES = 2_000_000;
/** The time that one file may take. On a busy machine it gets this time again, a few times. */
const MAX_FILE_MS = 10_000;
/** YAML is parsed before anything can end it. */
const MAX_FRONT_MATTER_LENGTH = 100_000;
/** The parser of JSON calls itself for every level. */
const MAX_JSON_DEPTH = 100;
/**
 * Pages of 64 KiB that the Markdown parser has. It wants 985 to start with; more than the maximum, 512 MB, ends a file
 * that needs it, not the process. The largest file that is read needs 130 MB as documentation is written, and 270 MB as
 * one table.
 */
const PARSER_MEMORY = { initial: 985, maximum: 8192, shared: true };


/***/ }),

/***/ 26583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readFrontMatter),
/* harmony export */   b: () => (/* binding */ blankFrontMatter)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6661);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41160);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60907);




const START = /^\uFEFF?---[ \t]*(?:\r\n?|\n)/;
const END = /(?:\r\n?|\n)---[ \t]*(?:\r\n?|\n|$)/g;
const QUOTED_VALUE = /^( *)(?![ #])(?:[^\n]*?:|-)[ \t]+(?:"(?:[^"\\]|\\[^])*"|'(?:[^']|'')*')/gm;
function readFrontMatter(text, file) {
    const block = frontMatterBlock(text);
    if (block === undefined) {
        const late = START.test(text) ? undefined : lateFrontMatter(text);
        return { front: {}, body: text, ...(late !== undefined && { problem: misplaced(file, late) }) };
    }
    const body = text.slice(block.end);
    try {
        if (block.yaml.length > _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FRONT_MATTER_LENGTH */ .gP)
            throw new Error(`longer than ${_source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FRONT_MATTER_LENGTH */ .gP} characters`);
        const front = parseLeniently(block.yaml);
        // Anchors of YAML can make a value that contains itself.
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
/** The service reads more than YAML allows: white space before the first key, and quoted values that are not indented. */
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
                // The error of what is written counts.
            }
        throw error;
    }
}
/** The text with spaces in place of the front matter, so that every other place stays the same. */
function blankFrontMatter(text) {
    const { end } = frontMatterBlock(text) ?? { end: 0 };
    return text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}
function frontMatterBlock(text) {
    const start = START.exec(text)?.[0].length;
    if (start === undefined)
        return undefined;
    // The line break before the end belongs to the start when the block is empty.
    END.lastIndex = start - 1;
    const end = END.exec(text);
    return end === null ? undefined : { yaml: text.slice(start, end.index), end: end.index + end[0].length };
}
/** HTML, MDX, and the definition of a link that nothing refers to. */
const COMMENT = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}|^\[[^\]\n]*\]:[ \t]*(?:#|<>).*$/gm;
/** The line of a block that was meant as front matter: only white space, imports and comments are before it. */
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
    const message = 'the front matter does not begin on line 1, so that it is shown as text';
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





/** A page that is generated: `file` is what it is generated from, if that is a file. */
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
    // A problem names the file.
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
    const { front, body, problem } = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_3__/* .readFrontMatter */ .X)(text, file);
    const operationName = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['openapi']) ?? (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['api']);
    // As copies: a part of a string keeps the whole one in memory.
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
/** Not those in blocks of code. */
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
/** It is only compared, and anchors of YAML make megabytes of a few bytes. */
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
/** The lines of a text, and whether each belongs to a fenced code block. */
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
/** The text, with other lines outside of fenced code blocks. */
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
/** `guides/start.mdx:12: message`, as logs show it. */
function problemText({ place: { file, line }, message }) {
    return `${file}:${line}: ${message}`;
}


/***/ }),

/***/ 96354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf)
/* harmony export */ });
/** The value as text, or undefined when it is missing or empty. */
function textOf(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** The fields of an object; none for any other value. */
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
 * The value of a YAML document. Throws for one that is not valid. The parser itself compares each key with all others of
 * its mapping, which takes minutes for some ten thousand keys.
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

/***/ 74079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gu: () => (/* binding */ newProgress),
/* harmony export */   mL: () => (/* binding */ PARSER_EXHAUSTED),
/* harmony export */   tW: () => (/* binding */ NO_FILE)
/* harmony export */ });
/** In the place of a file, while none is being parsed. */
const NO_FILE = -1;
/** The code of an error after which only a new thread has the memory again. */
const PARSER_EXHAUSTED = 'PARSER_EXHAUSTED';
function newProgress() {
    const progress = new Int32Array(new SharedArrayBuffer(16));
    progress[0] = NO_FILE;
    return progress;
}


/***/ })

};
