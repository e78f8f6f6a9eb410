export const id = 9768;
export const ids = [9768];
export const modules = {

/***/ 46075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   S8: () => (/* binding */ FileWriter),
/* harmony export */   Y1: () => (/* binding */ makeSiteFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98362);
/* harmony import */ var _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26735);
/* harmony import */ var _formats_guards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89599);
/* harmony import */ var _formats_zip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33594);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







// Never overwrites, never follows a link. The second has no meaning, and no flag, on Windows.
const CREATE = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL |
    (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0);
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
/** Creates a folder that must not exist, in one that does. */
function makeSiteFolder(root, folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path, FOLDER_MODE);
    }
    catch (error) {
        throw (0,_formats_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .explainDiskRefusal */ .H0)(error, folder);
    }
    setMode(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, FOLDER_MODE));
}
/** A web server must be able to read the site, whatever the umask of the runner. Some file systems have no modes. */
function setMode(change) {
    try {
        change();
    }
    catch (error) {
        if (!['EPERM', 'ENOSYS', 'ENOTSUP'].includes(error.code ?? ''))
            throw error;
    }
}
/** A file that must not exist yet. Synchronous calls are a quarter faster than promises here, streams slower still. */
class NewFile {
    #path;
    #fd;
    #judge = new _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_4__/* .CredentialJudge */ .l7();
    #hash;
    #size = 0;
    constructor(root, path) {
        this.#path = path;
        this.#judge.begin(path);
        try {
            this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), CREATE, FILE_MODE);
        }
        catch (error) {
            throw (0,_formats_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .explainDiskRefusal */ .H0)(error, path);
        }
        setMode(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(this.#fd, FILE_MODE));
    }
    write(bytes) {
        this.#hash ??= (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        this.#hash.update(bytes);
        this.#writeAll(bytes);
    }
    /** Writes the last bytes. A file that is written at once needs no hash object, which takes longer than a small hash. */
    finish(bytes) {
        this.#writeAll(bytes);
        const sha256 = this.#hash === undefined ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', bytes) : this.#hash.update(bytes).digest('hex');
        const file = { path: this.#path, size: this.#size, sha256 };
        return this.#judge.isFound ? { ...file, isCredential: true } : file;
    }
    [Symbol.dispose]() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#fd);
    }
    #writeAll(bytes) {
        let written = 0;
        while (written < bytes.length)
            written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(this.#fd, bytes, written);
        this.#size += bytes.length;
        this.#judge.add(bytes);
    }
}
const NO_BYTES = new Uint8Array(0);
/** Performs tasks, one after the other. A file larger than a batch stays open from one task to the next. */
class FileWriter {
    #root;
    #scanner;
    #open;
    /** With a scanner, it scans every file while its bytes are in memory. */
    constructor(root, scanner) {
        this.#root = root;
        this.#scanner = scanner;
    }
    async perform(task) {
        try {
            if (task.kind === 'zip')
                return { files: await this.#extractEntries(task.archive, task.entries) };
            return { files: this.#writeParts(task.bytes, task.parts), bytes: task.bytes };
        }
        catch (error) {
            const { message, code, advice } = error;
            return { files: [], problem: { message, code, advice } };
        }
    }
    writeFile(path, content) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, new NewFile(this.#root, path), false);
            return file.finish(content);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    #writeParts(bytes, parts) {
        const files = [];
        for (const { path, start, end, isFirst, isLast } of parts) {
            if (isFirst)
                this.#open = new NewFile(this.#root, path);
            if (this.#open === undefined)
                throw new Error(`no file is open for the rest of ${path}`);
            const content = bytes.subarray(start, end);
            const scanner = this.#scannerOf(path);
            if (isFirst && isLast)
                scanner?.scan(path, content);
            else
                scanner?.keepPiece(path, content);
            if (!isLast) {
                this.#open.write(content);
                continue;
            }
            files.push(this.#open.finish(content));
            this.#open[Symbol.dispose]();
            this.#open = undefined;
            if (!isFirst)
                scanner?.scanPieces(path);
        }
        return files;
    }
    async #extractEntries(archive, entries) {
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(archive, 'r');
        try {
            const [first] = entries;
            if (first !== undefined && (0,_formats_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .isLargeEntry */ .Av)(first))
                return [await this.#extractLarge(fd, first)];
            const files = [];
            for (const { path, content } of (0,_formats_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .readSmallEntries */ .cV)(fd, entries)) {
                files.push(this.writeFile(path, content));
                this.#scannerOf(path)?.scan(path, content);
            }
            return files;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
        }
    }
    async #extractLarge(fd, entry) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_2, new NewFile(this.#root, entry.path), false);
            const scanner = this.#scannerOf(entry.path);
            await (0,_formats_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .readLargeEntry */ .CQ)(fd, entry, content => {
                scanner?.keepPiece(entry.path, content);
                file.write(content);
            });
            scanner?.scanPieces(entry.path);
            return file.finish(NO_BYTES);
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            __disposeResources(env_2);
        }
    }
    /** What is left out of the site is not reviewed. */
    #scannerOf(path) {
        return (0,_site_files_left_out_js__WEBPACK_IMPORTED_MODULE_4__/* .isDotfile */ .aJ)(path) ? undefined : this.#scanner;
    }
}
function errorOf({ message, code, advice }) {
    return advice === undefined
        ? Object.assign(new Error(message), { code })
        : new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR(code, message, { advice });
}


/***/ }),

/***/ 75078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iw: () => (/* binding */ ATTRIBUTES),
  MD: () => (/* binding */ BREAKOUT),
  bG: () => (/* binding */ CLOSES_FOREIGN),
  gv: () => (/* binding */ ELEMENTS),
  c7: () => (/* binding */ LINK_REFERENCES),
  xc: () => (/* binding */ RAW_TEXT),
  tV: () => (/* binding */ VOID)
});

;// CONCATENATED MODULE: ./.build/src/review/scan/html/names.js
const LOWER_CASE = Uint8Array.from({ length: 256 }, (_, byte) => byte >= 65 && byte <= 90 ? byte + 32 : byte);
/** What is known about names of elements or attributes, in any case. Finds them in bytes, without making strings. */
class Names {
    /** By length and first letter, which most other names have in common with none of these. */
    #entries = new Array(1024).fill(undefined);
    constructor(names, valueOf) {
        for (const name of new Set(names)) {
            const key = keyOf(name.charCodeAt(0), name.length);
            this.#entries[key] = [...(this.#entries[key] ?? []), { name, value: valueOf(name) }];
        }
    }
    find(bytes, start, end) {
        const entries = this.#entries[keyOf(bytes[start], end - start)];
        if (entries === undefined)
            return undefined;
        for (const { name, value } of entries)
            if (isAt(bytes, start, name))
                return value;
        return undefined;
    }
}
function keyOf(first, length) {
    return (length << 5) | (first & 31);
}
function isAt(bytes, start, name) {
    for (let i = 0; i < name.length; i++) {
        if (LOWER_CASE[bytes[start + i]] !== name.charCodeAt(i))
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./.build/src/review/scan/html/elements.js

/** Which attributes of which HTML elements refer to something. `base`, `link` and `meta` need more than this table. */
const HTML_REFERENCES = {
    a: { href: 'link', name: 'id' },
    area: { href: 'link' },
    audio: { src: 'media' },
    button: { formaction: 'otherLink' },
    embed: { src: 'frame' },
    // A static host accepts no POST: such a form belongs to another program.
    form: { action: { meaning: 'otherLink', when: { attribute: 'method', value: 'post', is: false } } },
    frame: { src: 'frame' },
    // A frame that brings its document along loads no other one.
    iframe: { src: { meaning: 'frame', when: { attribute: 'srcdoc', value: '', is: true } } },
    // HTML parsers treat `image` as `img`.
    image: { src: 'media', srcset: 'srcset' },
    img: { src: 'media', srcset: 'srcset' },
    input: {
        src: { meaning: 'media', when: { attribute: 'type', value: 'image', is: true } },
        formaction: 'otherLink'
    },
    object: { data: 'frame' },
    script: { src: 'resource' },
    source: { src: 'media', srcset: 'srcset' },
    track: { src: 'media' },
    video: { src: 'media', poster: 'media' }
};
/** The same for SVG elements, whose attribute is `href` or, in older documents, `xlink:href`. */
const SVG_REFERENCES = {
    a: 'link',
    feimage: 'media',
    image: 'media',
    script: 'resource',
    use: 'media'
};
/** What a `link` element refers to. The first row that has one of the words in `rel` applies. */
const LINK_REFERENCES = [
    { rels: oneOf('canonical'), meaning: 'canonical' },
    {
        rels: oneOf('apple-touch-icon apple-touch-icon-precomposed icon manifest mask-icon modulepreload preload stylesheet'),
        meaning: 'resource'
    },
    { rels: oneOf('alternate author help license next prefetch prerender prev search'), meaning: 'otherLink' }
];
/** All attributes that matter: those of the tables, and those with a rule of their own. */
const ATTRIBUTES = new Names([
    ...words('charset color content encoding face href http-equiv id imagesrcset method name rel size style'),
    ...words('srcdoc type xlink:href'),
    ...Object.values(HTML_REFERENCES).flatMap(Object.keys)
], name => name);
/** Elements whose content is text, whatever it looks like. */
const RAW_TEXT = words('iframe noembed noframes script style textarea title xmp');
/** Elements that builds and proxies add, and that are not part of what a page says. */
const OUTSIDE_CONTENT = words('base link meta script style template');
/** Start tags that end SVG and MathML content, as the HTML standard lists them. */
const BREAKOUT_NAMES = words('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var');
const BREAKOUT = new Names(BREAKOUT_NAMES, () => true);
/** End tags that also close an SVG or MathML element left open inside the element they end. */
const CLOSES_FOREIGN = new Set([
    ...BREAKOUT_NAMES,
    ...words('a address article aside button caption details dialog dir fieldset figcaption figure font footer'),
    ...words('header hgroup main marquee nav object search section summary tbody td template tfoot th thead tr')
]);
const VOID = new Set(words('area base br col embed frame hr img input link meta param source track wbr'));
const ELEMENTS = new Names([
    ...[...Object.keys(HTML_REFERENCES), ...Object.keys(SVG_REFERENCES), ...RAW_TEXT, ...OUTSIDE_CONTENT],
    ...words('font math plaintext svg')
], (name) => ({
    name,
    references: Object.entries(HTML_REFERENCES[name] ?? {}).map(([attribute, rule]) => typeof rule === 'string' ? { attribute, meaning: rule, when: undefined } : { attribute, ...rule }),
    svgReference: SVG_REFERENCES[name],
    isRawText: RAW_TEXT.includes(name),
    isOutsideContent: OUTSIDE_CONTENT.includes(name)
}));
function oneOf(text) {
    return new RegExp(`(?:^|[\\t\\n\\f\\r ])(?:${words(text).join('|')})(?:[\\t\\n\\f\\r ]|$)`, 'i');
}
function words(text) {
    return text.split(' ');
}


/***/ }),

/***/ 67391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ markedEncoding),
/* harmony export */   Jk: () => (/* binding */ encodingNamed),
/* harmony export */   Qc: () => (/* binding */ declaredEncoding),
/* harmony export */   U: () => (/* binding */ asUtf8),
/* harmony export */   Wo: () => (/* binding */ MAX_HEAD)
/* harmony export */ });
/* harmony import */ var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31024);

/** Where browsers look for the encoding of a file. */
const MAX_HEAD = 1024;
const BYTE_ORDER_MARKS = { '\xef\xbb\xbf': 'utf-8', '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' };
const DECLARED = {
    html: htmlEncoding,
    css: (head) => encodingOf(/^@charset "([^"]*)";/.exec(head)?.[1]),
    xml: (head) => encodingOf(/^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1])
};
/** The standard name of the encoding that a file declares. `head`: its first bytes as Latin-1. */
function declaredEncoding(head, type) {
    return markedEncoding(head) ?? DECLARED[type](head);
}
/** By a byte order mark, which counts more than anything else. */
function markedEncoding(head) {
    return Object.entries(BYTE_ORDER_MARKS).find(([mark]) => head.startsWith(mark))?.[1];
}
function asUtf8(bytes, type) {
    const head = bytes.toString('latin1', 0, MAX_HEAD);
    const encoding = declaredEncoding(head, type) ?? 'utf-8';
    if (encoding !== 'utf-8')
        return Buffer.from(new TextDecoder(encoding).decode(bytes));
    return head.startsWith('\xef\xbb\xbf') ? bytes.subarray(3) : bytes;
}
/** The encoding that a page declares in a `meta` element of its first bytes, found as the HTML standard says. */
function htmlEncoding(head) {
    if (!/charset/i.test(head))
        return undefined;
    const tag = new _tag_js__WEBPACK_IMPORTED_MODULE_0__/* .Tag */ .v(Buffer.from(head, 'latin1'), head);
    const token = /<(?:!--|\/?[a-z]|[!/?])/gi;
    for (let found = token.exec(head); found !== null; found = token.exec(head)) {
        const [start] = found;
        const isTag = /[a-z]$/i.test(start);
        const next = isTag
            ? tag.read(token.lastIndex - 1)
            : head.indexOf(start === '<!--' ? '-->' : '>', found.index + 2) + 1;
        // It goes on after the head.
        if (next <= 0)
            return undefined;
        token.lastIndex = next;
        const encoding = isTag && start[1] !== '/' && tag.name === 'meta' ? metaEncoding(tag) : undefined;
        if (encoding !== undefined)
            return encoding;
    }
    return undefined;
}
function metaEncoding(tag) {
    if (tag.has('charset'))
        return encodingOf(tag.raw('charset'));
    if (tag.raw('http-equiv').toLowerCase() !== 'content-type')
        return undefined;
    const [, quoted, singleQuoted, plain] = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(tag.raw('content')) ?? [];
    return encodingOf(quoted ?? singleQuoted ?? plain);
}
/** A file that can be read this far is not UTF-16. */
function encodingOf(label) {
    if (label?.trim().toLowerCase() === 'x-user-defined')
        return 'windows-1252';
    const encoding = encodingNamed(label);
    return encoding?.startsWith('utf-16') === true ? 'utf-8' : encoding;
}
/** The name that the WHATWG standard has for a label, such as `euc-kr` for `ks_c_5601-1987`. Undefined for other text. */
function encodingNamed(label) {
    try {
        return label === undefined ? undefined : new TextDecoder(label).encoding;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 31024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ Tag)
/* harmony export */ });
/* harmony import */ var _elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75078);

const [QUOTE, APOSTROPHE, SLASH, EQUALS, GREATER] = [34, 39, 47, 61, 62];
const SPACES = bytesOf('\t\n\f\r ');
const NAME_ENDS = bytesOf('\t\n\f\r />');
const ATTRIBUTE_NAME_ENDS = bytesOf('\t\n\f\r />=');
/** The tag of a page that was read last: its name, and where the values of the attributes are that matter. */
class Tag {
    isSelfClosing = false;
    #nameStart = 0;
    #nameEnd = 0;
    /** Names of the attributes that matter, and where their values are. */
    #count = 0;
    #attributes = [];
    #starts = [];
    #ends = [];
    #bytes;
    #text;
    /** `text`: the bytes of the page as a string with one character for each. */
    constructor(bytes, text) {
        this.#bytes = bytes;
        this.#text = text;
    }
    lookUp(names) {
        return names.find(this.#bytes, this.#nameStart, this.#nameEnd);
    }
    get name() {
        return this.#text.slice(this.#nameStart, this.#nameEnd).toLowerCase();
    }
    get isPlain() {
        return this.#count === 0;
    }
    has(attribute) {
        return this.#indexOf(attribute) >= 0;
    }
    /** The value of an attribute as it is written, with one character for each byte. Empty without the attribute. */
    raw(attribute) {
        const i = this.#indexOf(attribute);
        return i < 0 ? '' : this.#text.slice(this.#starts[i], this.#ends[i]);
    }
    /** Reads the tag whose name begins at `nameStart`: the position after its `>`, or -1 at the end of the page. */
    read(nameStart) {
        const bytes = this.#bytes;
        const text = this.#text;
        const end = bytes.length;
        let i = nameStart + 1;
        while (i < end && NAME_ENDS[bytes[i]] === 0)
            i++;
        this.#nameStart = nameStart;
        this.#nameEnd = i;
        this.#count = 0;
        this.isSelfClosing = false;
        while (i < end) {
            const byte = bytes[i];
            if (byte === GREATER)
                return i + 1;
            if (SPACES[byte] === 1) {
                i++;
                continue;
            }
            if (byte === SLASH) {
                this.isSelfClosing = bytes[++i] === GREATER;
                continue;
            }
            const attributeStart = i;
            // A `=` at the start is part of the name.
            i++;
            while (i < end && ATTRIBUTE_NAME_ENDS[bytes[i]] === 0)
                i++;
            const attributeEnd = i;
            while (i < end && SPACES[bytes[i]] === 1)
                i++;
            let start = i;
            let stop = i;
            if (bytes[i] === EQUALS) {
                i++;
                while (i < end && SPACES[bytes[i]] === 1)
                    i++;
                const quote = bytes[i];
                start = i;
                if (quote === QUOTE || quote === APOSTROPHE) {
                    stop = text.indexOf(quote === QUOTE ? '"' : "'", ++start);
                    if (stop < 0)
                        return -1;
                    i = stop + 1;
                }
                else {
                    while (i < end && bytes[i] !== GREATER && SPACES[bytes[i]] === 0)
                        i++;
                    stop = i;
                }
            }
            const attribute = _elements_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.find(bytes, attributeStart, attributeEnd);
            if (attribute !== undefined)
                this.#keep(attribute, start, stop);
        }
        return -1;
    }
    /** The first of several attributes with the same name counts. */
    #keep(attribute, start, end) {
        if (this.has(attribute))
            return;
        this.#attributes[this.#count] = attribute;
        this.#starts[this.#count] = start;
        this.#ends[this.#count] = end;
        this.#count++;
    }
    #indexOf(attribute) {
        for (let i = 0; i < this.#count; i++)
            if (this.#attributes[i] === attribute)
                return i;
        return -1;
    }
}
function bytesOf(characters) {
    const bytes = new Uint8Array(256);
    for (const character of characters)
        bytes[character.charCodeAt(0)] = 1;
    return bytes;
}


/***/ }),

/***/ 99004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withoutBuildHash),
/* harmony export */   t: () => (/* binding */ isImmutable)
/* harmony export */ });
/* harmony import */ var _pages_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15300);

/** Parts of a file name; a build puts its hash between two of these characters. */
const SEPARATORS = /[-._~]/;
/**
 * Whether the bytes behind this name never change, because the name contains a hash of them. Strict: readers keep such
 * a file for a year. Words and dates have only letters or only digits.
 */
function isImmutable(path) {
    if ((0,_pages_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(path))
        return false;
    // Other folders below `_next/static/` are named after the build, and its id may be a constant.
    const nextFolder = /(?:^|\/)_next\/static\/([^/]+)\//.exec(path)?.[1];
    if (nextFolder !== undefined)
        return ['chunks', 'css', 'media'].includes(nextFolder);
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name
        .split(SEPARATORS)
        .some(part => /^[0-9a-f]{8,}$/i.test(part) && /\d/.test(part) && /[a-f]/i.test(part));
}
/** File systems allow no longer names, and the patterns below take quadratic time. */
const MAX_NAME = 255;
/** Most targets are pages. */
const MAY_BE_FILE = /\.(?!html?(?:[?#]|$))[A-Za-z0-9]{1,8}(?:[?#]|$)/;
const EXTENSION = /\.(?!html?$)[A-Za-z0-9]{1,8}$/;
const HEX = /(^|[-._~/])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}(?=[-._~]|$)/g;
/** Eight characters before the extension, as Vite and esbuild write them. */
const BASE64 = /([-.])(?=[\w-]*[A-Z0-9])(?=[\w-]*[A-Za-z])[\w-]{8}(?=(?:\.[a-z]{1,8})?\.[A-Za-z0-9]{1,8}$)/;
/** The folder that Next.js names after the build: every other folder below `_next/static/` has a fixed name. */
const BUILD_ID = /((?:^|\/)_next\/static\/)(?!(?:chunks|css|media|development|webpack|runtime|pages)\/)[\w-]+(?=\/)/;
/**
 * A file's address without the hash and the query that a build adds to it, so that a new build of the same content has
 * the same addresses: `/img/logo.3f9a0c1d.png?v=7` becomes `/img/logo..png`. Addresses of pages stay as they are.
 * A wrong guess changes nothing for readers.
 */
function withoutBuildHash(target) {
    if (!MAY_BE_FILE.test(target))
        return target;
    const query = target.search(/[?#]/);
    const path = query < 0 ? target : target.slice(0, query);
    if (!EXTENSION.test(path.slice(-9)))
        return target;
    const start = path.lastIndexOf('/') + 1;
    if (path.length - start > MAX_NAME)
        return target;
    const folder = path.slice(0, start).replace(BUILD_ID, '$1');
    return folder + path.slice(start).replace(HEX, '$1').replace(BASE64, '$1');
}


/***/ }),

/***/ 26735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ credentialsAmong),
/* harmony export */   aJ: () => (/* binding */ isDotfile),
/* harmony export */   hN: () => (/* binding */ isCredentialName),
/* harmony export */   l7: () => (/* binding */ CredentialJudge),
/* harmony export */   mM: () => (/* binding */ exactPaths),
/* harmony export */   o_: () => (/* binding */ leftOutJson)
/* harmony export */ });
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29589);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2360);
/* harmony import */ var _pages_page_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75338);



/** For `left-out.json`. */
function leftOutJson(files) {
    const sorted = [...files].sort((a, b) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.path, b.path));
    return `${JSON.stringify({ version: 1, files: sorted }, undefined, 2)}\n`;
}
/** Names that begin with a dot and belong to a site. */
const SITE_DOTFILES = new Set(['.well-known', '.nojekyll', '.htaccess']);
/** Whether the file, or a folder around it, has a name that begins with a dot. */
function isDotfile(path) {
    return path.split('/').some(name => name.startsWith('.') && !SITE_DOTFILES.has(name.toLowerCase()));
}
const CREDENTIAL_NAMES = /(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|[^/]*\.tfstate|\.netrc|\.htpasswd|\.aws\/credentials)$/i;
/** Whether the name alone says that a file holds credentials. */
function isCredentialName(path) {
    return CREDENTIAL_NAMES.test(path);
}
/** What these files show is documentation. Media, and the objects of a repository, are compressed. */
const NOT_JUDGED = /\.(?:html?|md|mdx|css|rsc|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp[34]|webm|mov|ogg|wav|pdf|zip|t?gz|wasm)$|(?:^|\/)llms[^/]*\.txt$|(?:^|\/)_next\/|(?:^|\/)\.(?:git|svn|hg)\/.*\//i;
/** A value is the first group. Every pattern begins with its line, so that code that names one of them is none. */
const FORMS = [
    { files: /(?:)/, marks: ['PRIVATE KEY'], pattern: /^[ \t]*-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY/m },
    // The key of a service account of Google.
    {
        files: /\.json$/i,
        marks: ['PRIVATE KEY'],
        pattern: /"private_key"\s*:\s*"-----BEGIN [A-Z ]{0,40}PRIVATE KEY/
    },
    // .npmrc
    {
        files: /(?:)/,
        marks: ['_auth', '_password'],
        pattern: /^[ \t]*(?:\/\/\S{1,500}:)?_(?:authToken|auth|password)[ \t]*=[ \t]*(\S+)/gm
    },
    // .netrc
    {
        files: /(?:)/,
        marks: ['machine'],
        pattern: /^[ \t]*machine\s{1,9}\S{1,500}\s{1,9}login\s{1,9}\S{1,500}\s{1,9}password\s{1,9}(\S+)/gm
    },
    // Cloud credentials: .aws/credentials, and the connection string of an Azure account.
    {
        files: /(?:)/,
        marks: ['aws_secret_access_key', 'aws_session_token'],
        pattern: /^[ \t]*aws_(?:secret_access_key|session_token)[ \t]*=[ \t]*(\S+)/gm
    },
    { files: /(?:)/, marks: ['AccountKey='], pattern: /;AccountKey=([A-Za-z0-9+/]{40,}=*)/g },
    { files: /(?:^|\/)\.pypirc$/i, marks: ['password'], pattern: /^[ \t]*password[ \t]*[:=][ \t]*(\S+)/gm },
    {
        files: /(?:^|\/)\.git(?:\/config|config|-credentials)$/i,
        marks: ['://', 'extraheader'],
        pattern: /(?:https?:\/\/(?:[^\s:@/]{0,500}:)?|extraheader[ \t]*=[ \t]*authorization:[ \t]*\w{1,20}[ \t]+)([^\s:@/]+)(?:@|[ \t]*$)/gim
    },
    // .env, .env.local, production.env
    {
        files: /(?:^|\/)(?:\.env[^/]*|[^/]*\.env)$/i,
        marks: ['='],
        pattern: /^[ \t]*(?:export[ \t]+)?\w{0,100}(?:SECRET|TOKEN|PASSWORD|PASSWD|CREDENTIAL|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|AUTH_?KEY)\w{0,100}[ \t]*=[ \t]*(\S+)/gim
    }
];
/** A variable, a word in its place, or too short for a credential. */
const PLACEHOLDER = /[$<>{}…]|\.{3}|\*{3}|x{4}|^.{0,5}$|example|sample|placeholder|change|replace|redacted|dummy|your|here|^(?:my|the|some|a)?[-_ ]?(?:api|auth|access|npm|github|secret|super)?[-_ ]?(?:secret|token|password|key|value)s?$/i;
function holdsCredential(path, text) {
    return FORMS.some(({ files, marks, pattern }) => {
        if (!files.test(path) || !marks.some(mark => text.includes(mark)))
            return false;
        if (!pattern.global)
            return pattern.test(text);
        return [...text.matchAll(pattern)].some(([, value = '']) => !PLACEHOLDER.test(value.replace(/^["']|["']$/g, '')));
    });
}
/** `found`: files that were judged to hold credentials. Page data is part of a page, and says what its page says. */
function credentialsAmong(found, paths, allowed = new Set()) {
    if (found.length === 0)
        return [];
    const data = (0,_pages_page_data_js__WEBPACK_IMPORTED_MODULE_1__/* .pageDataOf */ .n)(paths);
    return found.filter(path => !allowed.has(path) && !data.has(path)).sort();
}
/** The files that patterns name by their exact path, so that no rule leaves them out. */
function exactPaths(patterns) {
    return new Set(patterns.flatMap(({ text }) => (/^\/[^*]+$/.test(text) ? (_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteAddress */ .g6.parse(text)?.path ?? []) : [])));
}
/** As long as a line with a credential, which can be in two pieces. */
const OVERLAP = 4096;
/** Judges one file after the other, each by its pieces in their order. */
class CredentialJudge {
    #path = '';
    #isJudged = false;
    #isFound = false;
    #end = '';
    /** False when its bytes change nothing. */
    begin(path) {
        this.#path = path;
        this.#isFound = isCredentialName(path);
        this.#isJudged = !NOT_JUDGED.test(path);
        this.#end = '';
        return this.#isJudged && !this.#isFound;
    }
    add(bytes) {
        if (this.#isFound || !this.#isJudged)
            return;
        const text = this.#end + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
        this.#isFound = holdsCredential(this.#path, text);
        // From the start of a line on, where patterns begin.
        const end = text.slice(-OVERLAP);
        this.#end = Buffer.from(end.slice(text.length > OVERLAP ? end.indexOf('\n') + 1 : 0), 'latin1').toString('latin1');
    }
    get isFound() {
        return this.#isFound;
    }
}


/***/ })

};
