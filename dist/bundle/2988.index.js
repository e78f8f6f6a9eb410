export const id = 2988;
export const ids = [2988,2194];
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
/* harmony import */ var _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7820);
/* harmony import */ var _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26735);
/* harmony import */ var _archive_guards_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85606);
/* harmony import */ var _archive_zip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21625);
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








// Never overwrites a file and never follows a link. Windows neither has nor needs O_NOFOLLOW.
const CREATE = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL |
    (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0);
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
/** Creates a folder that must not exist yet. Its parent must exist. */
function makeSiteFolder(root, folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path, FOLDER_MODE);
    }
    catch (error) {
        throw (0,_archive_guards_js__WEBPACK_IMPORTED_MODULE_6__/* .explainDiskRefusal */ .H0)(error, folder);
    }
    setMode(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, FOLDER_MODE));
}
/** Makes the site readable for web servers under any umask. Ignores errors from a file system without modes. */
function setMode(change) {
    try {
        change();
    }
    catch (error) {
        if (!['EPERM', 'ENOSYS', 'ENOTSUP'].includes(error.code ?? ''))
            throw error;
    }
}
/** A file that must not exist yet. Uses synchronous calls, which are a quarter faster than promises and streams. */
class NewFile {
    #path;
    #fd;
    #judge = new _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_4__/* .CredentialJudge */ .l7();
    #hash;
    #size = 0;
    constructor(root, path) {
        this.#path = path;
        this.#judge.begin(path);
        try {
            this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), CREATE, FILE_MODE);
        }
        catch (error) {
            throw (0,_archive_guards_js__WEBPACK_IMPORTED_MODULE_6__/* .explainDiskRefusal */ .H0)(error, path);
        }
        setMode(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(this.#fd, FILE_MODE));
    }
    write(bytes) {
        this.#hash ??= (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        this.#hash.update(bytes);
        this.#writeAll(bytes);
    }
    /** Writes the last bytes. For a file with a single write, `hash` is faster than a hash object. */
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
/** Performs tasks one after another. A file larger than a batch remains open between tasks. */
class FileWriter {
    #root;
    #scanner;
    #open;
    /** If given, the scanner scans every file while its bytes are in memory. */
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
            if (first !== undefined && (0,_archive_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .isLargeEntry */ .Av)(first))
                return [await this.#extractLarge(fd, first)];
            const files = [];
            for (const { path, content } of (0,_archive_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .readSmallEntries */ .cV)(fd, entries)) {
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
            await (0,_archive_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .readLargeEntry */ .CQ)(fd, entry, content => {
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
    /** Does not scan dotfiles, which are left out of the site by default. */
    #scannerOf(path) {
        return (0,_site_files_left_out_js__WEBPACK_IMPORTED_MODULE_5__/* .isDotfile */ .aJ)(path) ? undefined : this.#scanner;
    }
}
function errorOf({ message, code, advice }) {
    return advice === undefined
        ? Object.assign(new Error(message), { code })
        : new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR(code, message, { advice });
}


/***/ }),

/***/ 52194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ manifestLoads),
/* harmony export */   _S: () => (/* binding */ SiteScanner),
/* harmony export */   bS: () => (/* binding */ asBuffer),
/* harmony export */   digestServedPage: () => (/* binding */ digestServedPage),
/* harmony export */   g_: () => (/* binding */ digestPage),
/* harmony export */   loadsOf: () => (/* binding */ loadsOf)
/* harmony export */ });
/* unused harmony export isScanned */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15300);
/* harmony import */ var _html_css_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69285);
/* harmony import */ var _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9936);
/* harmony import */ var _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63135);
/* harmony import */ var _record_content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27241);
/* harmony import */ var _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44001);
/* harmony import */ var _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39363);
/* harmony import */ var _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22320);
/* harmony import */ var _values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4756);
/* harmony import */ var _values_sitemap_scanner_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80523);











/** A larger file counts as existing, with unknown content. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
function isScanned(path) {
    return /\.(?:html?|css|xml)$/i.test(path) || isRobots(path);
}
function isRobots(path) {
    return /(?:^|\/)robots\.txt$/i.test(path);
}
/** Returns the title and a digest of the content, for the comparison of two copies of a page. */
function digestPage(bytes) {
    const { title, content } = digestServedPage(bytes);
    return { title, content };
}
/** Like `digestPage`, with everything that browsers load, for the comparison with the list in a manifest. */
function digestServedPage(bytes, options = {}) {
    const collected = new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .PageLoads */ .hX({ isComplete: true });
    const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__/* .PageRecord */ .z(new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__/* .ReferenceTable */ .a(), new _record_content_js__WEBPACK_IMPORTED_MODULE_4__/* .ContentDigest */ .e(), collected);
    const utf8 = (0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(asBuffer(bytes), 'html');
    new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__/* .PageScanner */ .Y(utf8, page, options).scan();
    const { levels } = collected;
    const { title, content, loads } = page.finish();
    const { unusual, sheets } = collected;
    return { title, content, loads, details: { utf8, levels, unusual, sheets } };
}
/** Returns what a manifest says about a page, robots.txt or sitemap; undefined for any other file. */
function loadsOf(path, bytes) {
    if (!isScanned(path))
        return undefined;
    const scanner = new SiteScanner(0);
    scanner.scan(path, bytes);
    return manifestLoads(scanner.drain()?.files[0]);
}
function manifestLoads(file) {
    return file !== undefined && ['page', 'robots', 'sitemap'].includes(file.type) ? file.loads : undefined;
}
const DIGEST_LENGTH = 32;
function digestOf(values) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', [...values].join('\n')).slice(0, DIGEST_LENGTH);
}
/** Scans one file at a time. Each thread has a separate scanner with a unique number. */
class SiteScanner {
    #scanner;
    #table = new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__/* .ReferenceTable */ .a();
    #content = new _record_content_js__WEBPACK_IMPORTED_MODULE_4__/* .ContentDigest */ .e();
    #loads = new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .PageLoads */ .hX();
    #files = [];
    #sent = 0;
    #pieces = [];
    #pieceBytes = 0;
    constructor(scanner) {
        this.#scanner = scanner;
    }
    /** Scans a whole file if it is a page, style sheet or sitemap. Does not keep the bytes. */
    scan(path, bytes) {
        const content = asBuffer(bytes);
        const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__/* .PageRecord */ .z(this.#table, this.#content, this.#loads);
        if ((0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_9__/* .isPage */ .yp)(path)) {
            scanPage(content, page);
            this.#push(path, 'page', page);
        }
        else if (/\.css$/i.test(path)) {
            page.addAll('resource', (0,_html_css_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .cssAddresses */ .U)((0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(content, 'css').toString()));
            this.#push(path, 'stylesheet', page);
        }
        else if (/\.xml$/i.test(path)) {
            const addresses = (0,_values_sitemap_scanner_js__WEBPACK_IMPORTED_MODULE_10__/* .sitemapUrls */ .S)((0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(content, 'xml').toString());
            if (addresses === undefined)
                return;
            const all = [...addresses];
            for (const address of all)
                page.add('sitemap', address);
            this.#push(path, 'sitemap', page, { addresses: digestOf(new Set(all.sort())) });
        }
        else if (isRobots(path)) {
            const text = content.toString();
            const refused = Object.values((0,_values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .robotsRules */ .xF)(text)).flatMap(rules => ['', ...rules]);
            const sitemaps = (0,_values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .sitemapsIn */ .U8)(text).map(_record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .addressDigest */ .tP).join('');
            this.#push(path, 'robots', page, { refused: digestOf(refused), ...(sitemaps !== '' && { sitemaps }) });
        }
    }
    /** Keeps a piece of a file. Only one file can arrive in pieces at a time. */
    keepPiece(path, bytes) {
        if (!isScanned(path))
            return;
        this.#pieceBytes += bytes.length;
        if (this.#pieceBytes <= MAX_FILE_BYTES)
            this.#pieces.push(Buffer.from(bytes));
        else
            this.#pieces = [];
    }
    scanPieces(path) {
        const pieces = this.#pieces;
        const isTooLarge = this.#pieceBytes > MAX_FILE_BYTES;
        this.#pieces = [];
        this.#pieceBytes = 0;
        if (isTooLarge)
            this.#push(path, 'unread', new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__/* .PageRecord */ .z(this.#table, this.#content, this.#loads));
        else
            this.scan(path, Buffer.concat(pieces));
    }
    /** Returns the files scanned since the last call, or undefined if there are none. */
    drain() {
        if (this.#files.length === 0)
            return undefined;
        const batch = {
            scanner: this.#scanner,
            files: this.#files,
            values: this.#table.values.slice(this.#sent),
            kinds: this.#table.kinds.slice(this.#sent)
        };
        this.#files = [];
        this.#sent = this.#table.values.length;
        return batch;
    }
    #push(path, type, page, loads) {
        this.#files.push({ path, type, ...page.finish(), ...(loads && { loads }) });
    }
}
function scanPage(bytes, page) {
    new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__/* .PageScanner */ .Y((0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(bytes, 'html'), page).scan();
}
function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}


/***/ }),

/***/ 80523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ sitemapUrls),
/* harmony export */   q: () => (/* binding */ sitemapEntries)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81161);

const ROOT = /<((?:[\w-]+:)?)(?:urlset|sitemapindex)[\s>]/;
const COMMENTS = /<!--[^]*?(?:-->|$)/g;
const MAX_PROLOG = 4096;
const MAX_ADDRESS = 4096;
/** Returns the addresses in the `loc` elements of a sitemap or sitemap index; undefined for other XML files. */
function sitemapUrls(xml) {
    const entries = sitemapEntries(xml);
    return entries && urlsOf(entries);
}
/** Returns the addresses in a sitemap or sitemap index and when each was modified; undefined for other XML files. */
function sitemapEntries(xml) {
    const prefix = ROOT.exec(xml.slice(0, MAX_PROLOG).replace(COMMENTS, ''))?.[1];
    return prefix === undefined ? undefined : entriesIn(xml, prefix);
}
function* urlsOf(entries) {
    for (const { url } of entries)
        yield url;
}
/** The elements of an entry can have any order, so an entry ends where the next one begins. */
function* entriesIn(xml, prefix) {
    let entry = {};
    for (const { name, text } of elementsIn(xml, prefix)) {
        if (name === 'loc' && entry.url === undefined)
            entry.url = text;
        else if (name === 'lastmod' && entry.lastModified === undefined)
            entry.lastModified = text;
        else {
            if (entry.url !== undefined)
                yield { url: entry.url, lastModified: entry.lastModified };
            entry = name === 'loc' ? { url: text } : {};
        }
    }
    if (entry.url !== undefined)
        yield { url: entry.url, lastModified: entry.lastModified };
}
/** Yields the `loc` and `lastmod` elements with their texts, and an `entry` at the start of each entry. */
function* elementsIn(xml, prefix) {
    const token = new RegExp(`<!--|<!\\[CDATA\\[|<${prefix}(loc|lastmod|url|sitemap)(?=[\\s>])`, 'g');
    for (let match = token.exec(xml); match !== null; match = token.exec(xml)) {
        const [text, name = ''] = match;
        if (text.startsWith('<!')) {
            const close = text === '<!--' ? '-->' : ']]>';
            const end = xml.indexOf(close, token.lastIndex);
            if (end < 0)
                return;
            token.lastIndex = end + close.length;
            continue;
        }
        if (name === 'url' || name === 'sitemap') {
            yield { name: 'entry', text: '' };
            continue;
        }
        const start = xml.indexOf('>', match.index) + 1;
        const end = xml.indexOf(`</${prefix}${name}`, match.index);
        if (start === 0 || end < 0)
            return;
        token.lastIndex = Math.max(start, end);
        if (end >= start && end - start <= MAX_ADDRESS)
            yield { name, text: textOf(xml.slice(start, end)) };
    }
}
function textOf(xml) {
    const text = xml
        .split(/(<!\[CDATA\[[^]*?\]\]>)/)
        .map(part => /^<!\[CDATA\[([^]*)\]\]>$/.exec(part)?.[1] ?? (0,entities_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeXML */ .ey)(part.replace(COMMENTS, '')))
        .join('');
    return text.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '');
}


/***/ }),

/***/ 70061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ isApiDocument),
/* harmony export */   ve: () => (/* binding */ API_HEAD_LENGTH),
/* harmony export */   wN: () => (/* binding */ mayBeApiDocument)
/* harmony export */ });
/** The key can stand behind long descriptions or components, because some tools sort the keys. */
const API_HEAD_LENGTH = 4 * 1024 * 1024;
const MAY_BE_API = /\.(?:json|ya?ml)$/i;
/** This test is faster than reading all keys. */
const NAMES_VERSION = /["'](?:openapi|swagger|asyncapi)["']\s*:/;
/** The top-level keys of YAML begin in the first column. */
const YAML_KEY = /^(["']?)(?:openapi|swagger|asyncapi)\1[ \t]*:[ \t]*["']?[1-9]\.\d/m;
/** A string that is cut off ends the text, so that the time is proportional to the length. */
const JSON_TOKEN = /"((?:[^"\\]+|\\.)*)(?:"|$)|[{}[\]:,]|[^\s{}[\]:,"]+/gs;
function mayBeApiDocument(path) {
    return MAY_BE_API.test(path);
}
/**
 * Returns true for an OpenAPI or AsyncAPI document, of which only the first characters are needed. The key with the
 * version must be at the top level: a `package.json` can depend on a package named `openapi`.
 */
function isApiDocument(path, head) {
    if (!mayBeApiDocument(path))
        return false;
    const start = head.slice(0, API_HEAD_LENGTH).replace(/^(?:\ufeff|\xef\xbb\xbf)/, '');
    return /^\s*\{/.test(start) ? hasTopLevelVersion(start) : !/\.json$/i.test(path) && YAML_KEY.test(start);
}
function hasTopLevelVersion(text) {
    if (!NAMES_VERSION.test(text))
        return false;
    let depth = 0;
    let isKey = false;
    let key = '';
    for (const [token, content] of text.matchAll(JSON_TOKEN)) {
        if (token === '{' || token === '[')
            depth += 1;
        else if (token === '}' || token === ']')
            depth -= 1;
        if (depth !== 1)
            continue;
        if (content === undefined)
            isKey = token === '{' || token === ',';
        else if (isKey)
            key = content;
        else if (/^(?:openapi|swagger|asyncapi)$/.test(key) && /^[1-9]\.\d/.test(content))
            return true;
        if (content !== undefined)
            isKey = false;
    }
    return false;
}


/***/ }),

/***/ 7820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l7: () => (/* binding */ CredentialJudge),
  L0: () => (/* binding */ credentialsAmong),
  hN: () => (/* binding */ isCredentialName)
});

// EXTERNAL MODULE: ./.build/src/site/pages/page-data.js
var page_data = __webpack_require__(75338);
// EXTERNAL MODULE: ./.build/src/site/files/api-document.js
var api_document = __webpack_require__(70061);
// EXTERNAL MODULE: ./.build/src/site/files/build-hash.js
var build_hash = __webpack_require__(99004);
;// CONCATENATED MODULE: ./.build/src/site/files/credential-forms.js

// What counts as a credential, by name and by content. Exports, archives and publishing share this list.
/** Names that never belong to a site, whatever the content. */
const CREDENTIAL_NAMES = /(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|[^/]*\.(?:tfstate(?:\.[^/]*backup)?|tfvars(?:\.json)?|p12|pfx|jks|keystore|kdbx|ppk|kubeconfig)|\.netrc|\.?htpasswd|kubeconfig|\.aws\/credentials)$/i;
/**
 * Files that are not searched. Documentation has example credentials, and media and Git objects are compressed. Below
 * `_next/`, only types that no build for browsers contains are searched.
 */
const NOT_JUDGED = /\.(?:x?html?|md|mdx|css|rsc|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp[34]|webm|mov|ogg|wav|pdf|zip|t?gz|wasm)$|(?:^|\/)llms[^/]*\.txt$|(?:^|\/)_next\/(?!.*\.(?:pem|key|env|sql)$)|(?:^|\/)\.(?:git\/(?:.*\/)?objects|svn\/.*|hg\/.*)\//i;
/** Sources, search indexes and page data of generators, which repeat the text of pages, and with it its examples. */
const REPEATS_PAGES = /\.(?:rst|adoc|asciidoc|ipynb)(?:\.txt)?$|(?:^|\/)(?:_sources\/|page-data\/|_payload\.js(?:on)?$|(?:search|lunr)[-_]?(?:index|docs?|data)?(?:[-_.][0-9a-f]+)?\.js(?:on)?$)/i;
/** Files with environment variables, except examples such as `.env.example`, whose values are placeholders. */
const ENV_FILES = /(?:^|\/)(?:\.env[^/]*|[^/]*\.env(?:\.[^/]*)?|env\.[^/]*)(?<![._-](?:example|sample|template|dist))$/i;
const AWS_ID = '(?<![A-Za-z0-9])A[KS]IA(?![A-Z0-9]*EXAMPLE)[A-Z0-9]{16}(?![A-Za-z0-9])';
const AWS_SECRET = '(?<![\\w+/])((?=[\\w+/]{0,39}[a-z])(?=[\\w+/]{0,39}[A-Z])(?=[\\w+/]{0,39}\\d)[A-Za-z0-9+/]{40})(?![\\w+/=])';
/** A secret with the id of its key before or after it. The id is searched last, because many texts contain one. */
const AWS_KEY = new RegExp(`${AWS_SECRET}(?:(?=[^]{1,300}?${AWS_ID})|(?<=${AWS_ID}[^]{41,340}))`, 'g');
const FORMS = [
    // A PEM private key: the first line, the headers of an encrypted key, and Base64. A key without Base64 is ignored.
    {
        marks: ['PRIVATE KEY'],
        pattern: /^[ \t]*-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----\s{0,99}(?:[\w-]{1,40}:[^\n]{0,200}\n\s{0,99}){0,9}[A-Za-z0-9+/=]{4,200}\s*?$/m
    },
    // A private key as a JSON or YAML string, such as a Google service account key.
    {
        files: /\.(?:json|ya?ml)$/i,
        marks: ['PRIVATE KEY'],
        pattern: /key"?[ \t]*:[ \t]*"-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----(?:\\r)?\\n[A-Za-z0-9+/]{3}/i
    },
    // A private key of PuTTY, and one in a kubeconfig file, which is PEM in Base64.
    { marks: ['Private-Lines:'], pattern: /^Private-Lines:[ \t]*\d{1,4}\s{1,9}[A-Za-z0-9+/]{16}/m },
    {
        marks: ['client-key-data'],
        pattern: /client-key-data"?[ \t]*:[ \t]*["']?LS0tLS1CRUdJTi[A-Za-z0-9+/]{20}/
    },
    // A private JSON Web Key. Only a private key has the member `d`.
    {
        marks: ['"kty"'],
        pattern: /\{(?=[^{}]*"kty")[^{}]*"d"\s*:\s*"([\w-]{32,})"/g,
        isExample: isExampleToken
    },
    // .npmrc
    {
        marks: ['_auth', '_password'],
        pattern: /^[ \t]*(?:\/\/\S{1,500}:)?_(?:authToken|auth|password)[ \t]*=[ \t]*(\S+)/gm
    },
    // .docker/config.json. The value is a user name and a password in Base64.
    {
        marks: ['"auths"'],
        pattern: /"(?:auth|identitytoken)"\s*:\s*"([A-Za-z0-9+/_.-]{12,}={0,2})"/g,
        isExample: value => PLACEHOLDER.test(Buffer.from(value, 'base64')
            .toString()
            .replace(/^[^:]*:/, ''))
    },
    // .netrc
    {
        marks: ['password'],
        pattern: /^[ \t]*(?:machine\s{1,9}\S{1,500}|default)\s{1,9}login\s{1,9}\S{1,500}\s{1,9}(?:account\s{1,9}\S{1,500}\s{1,9})?password\s{1,9}(\S+)/gm
    },
    // Cloud credentials: .aws/credentials, a key of AWS beside its id, and an Azure account connection string.
    {
        marks: ['aws_s', 'AWS_S'],
        pattern: /^(?:[ \t]*(?:export[ \t]+)?|[ \t{]*")aws_(?:secret_access_key|session_token)"?[ \t]*[:=][ \t]*(\S+)/gim
    },
    { isRepeated: true, marks: ['AKIA', 'ASIA'], pattern: AWS_KEY, isExample: isExampleToken },
    { marks: ['AccountKey='], pattern: /;AccountKey=([A-Za-z0-9+/]{40,}=*)/g },
    { files: /(?:^|\/)\.pypirc$/i, marks: ['password'], pattern: /^[ \t]*password[ \t]*[:=][ \t]*(\S+)/gm },
    {
        files: /(?:^|\/)(?:\.git\/(?:.*\/)?config(?:\.worktree)?|\.gitconfig|\.?git-credentials[^/]*)$/i,
        marks: ['://', 'extraheader'],
        pattern: /(?:https?:\/\/(?:[^\s:@/]{0,500}:|(?=[^\s:@/]{20}))|extraheader[ \t]*=[ \t]*authorization:[ \t]*\w{1,20}[ \t]+)([^\s:@/]+)(?:@|[ \t]*$)/gim
    },
    // .env, .env.local, production.env. The end of the variable name decides: TOKEN_URL and MAX_TOKENS are not secrets.
    {
        files: ENV_FILES,
        marks: ['='],
        pattern: /^[ \t]*(?:export[ \t]+)?\w{0,100}(?:SECRET|TOKEN|PASSWORD|PASSWD|PASS|CREDENTIALS?|(?:API|APP|ACCESS|AUTH|ENCRYPTION|MASTER|PRIVATE|SECRET|SIGNING)_?KEY)(?:_(?:PROD|PRODUCTION|LIVE|STAGING|\d+))?[ \t]*=[ \t]*(\S+)/gim
    },
    {
        files: ENV_FILES,
        marks: ['://'],
        pattern: /^[ \t]*(?:export[ \t]+)?\w{1,100}[ \t]*=[ \t]*["']?\w[\w+.-]{0,40}:\/\/[^\s:@/]{0,500}:([^\s@/]+)@/gm
    },
    // Tokens of GitHub, GitLab, npm, OpenAI, Slack and Stripe, whatever the name of the variable.
    {
        files: /(?:^|[/.])env[^/]*$/i,
        marks: ['_', '-'],
        pattern: /^[ \t]*(?:export[ \t]+)?\w{1,100}[ \t]*=[ \t]*["']?((?:gh[pousr]_|github_pat_|[rs]k_live_|sk-|npm_|glpat-|xox[abp]-)[\w-]{16,})/gm
    },
    // Tokens of GitHub, Stripe, Mintlify, GitLab and Slack in any file.
    {
        isRepeated: true,
        marks: ['ghp_', 'sk_live_', 'mint_'],
        pattern: /(?<![\w-])(?:ghp_|sk_live_|mint_(?:[a-z]{2,6}_)?)([A-Za-z0-9]{20,})/g,
        isExample: isExampleToken
    },
    {
        isRepeated: true,
        marks: ['github_pat_', 'glpat-', 'xoxb-', 'xoxp-'],
        pattern: /(?<![\w-])(?:github_pat_|glpat-|xox[bp]-)([\w-]{20,})/g,
        isExample: isExampleToken
    },
    // Other tokens of GitHub, and those of npm, Stripe, Anthropic and Google, with their fixed lengths.
    {
        isRepeated: true,
        marks: ['gho_', 'ghu_', 'ghs_', 'ghr_', 'npm_', 'rk_live_', 'sk-ant-', 'AIza'],
        pattern: /(?<![\w-])(?:(?:gh[ousr]_|npm_)([A-Za-z0-9]{36})(?!\w)|rk_live_([A-Za-z0-9]{20,})|sk-ant-[a-z]{2,8}\d\d-([\w-]{80,120})(?![\w-])|AIza([\w-]{35})(?![\w-]))/g,
        isExample: isExampleToken
    },
    // Tokens of Hugging Face. Many of them have no digits.
    {
        isRepeated: true,
        marks: ['hf_'],
        pattern: /(?<![\w-])hf_((?=[a-zA-Z0-9]*[a-z])(?=[a-zA-Z0-9]*[A-Z])[A-Za-z0-9]{34,40})(?!\w)/g,
        isExample: value => isExampleToken(`${value}7`)
    }
];
/** Values that are not credentials: variables, placeholders, passwords of local databases, and short values. */
const PLACEHOLDER = /^\$|\$[{(]|<[^<>]+>|\{[^{}]+\}|…|\.{3}|\*{3}|x{4}|^.{0,5}$|example|sample|placeholder|^change|change[-_ ]?(?:me|it|this)|^replace[-_ ]|replace[-_ ]?(?:me|this|with)|redacted|dummy|(?:^|[-_ ])(?:your|here)|^(?:postgres|mysql|admin|docker|root|guest|test|default)\w{0,8}$|^(?:my|the|some|a)?[-_ ]?(?:api|auth|access|npm|github|secret|super)?[-_ ]?(?:secret|token|password|key|value)s?$/i;
/** Minimum number of different characters in a random token of 20 characters. */
const MIN_DIFFERENT = 7;
/** Returns true for a token that somebody wrote: without letters or digits, with few characters, or with a sequence. */
function isExampleToken(value) {
    if (!/[A-Za-z]/.test(value) || !/\d/.test(value) || new Set(value).size < MIN_DIFFERENT)
        return true;
    return /12345|67890|abcde|abc123|(.)\1{3}|fake|test|demo|token|secret/i.test(value);
}
/** Returns true if the text of a file contains a credential. */
function holdsCredential(path, text) {
    const isRepetition = REPEATS_PAGES.test(path) || (/\.m?js$/i.test(path) && (0,build_hash/* withoutBuildHash */.T)(path) !== path);
    return FORMS.some(({ files, isRepeated, marks, pattern, isExample }) => {
        if (files?.test(path) === false || (isRepeated === true && isRepetition))
            return false;
        if (!marks.some(mark => text.includes(mark)))
            return false;
        if (!pattern.global)
            return pattern.test(text);
        return [...text.matchAll(pattern)].some(match => {
            const groups = match.slice(1);
            const value = groups.find(group => group !== undefined)?.replace(/^["']|["']$/g, '') ?? '';
            return !PLACEHOLDER.test(value) && isExample?.(value) !== true;
        });
    });
}

;// CONCATENATED MODULE: ./.build/src/site/files/credentials.js



/** Returns true if the name is enough to show that a file contains credentials. */
function isCredentialName(path) {
    return CREDENTIAL_NAMES.test(path);
}
/** `found`: files that contain credentials. Page data is ignored, because it repeats pages, which are not searched. */
function credentialsAmong(found, paths, allowed = new Set()) {
    if (found.length === 0)
        return [];
    const data = (0,page_data/* pageDataOf */.nC)(paths);
    return found.filter(path => !allowed.has(path) && !data.has(path)).sort();
}
/** Number of characters to search again with the next piece, because a line can be split between two pieces. */
const OVERLAP = 4096;
/** Searches one file at a time for credentials, piece by piece. */
class CredentialJudge {
    #path = '';
    #isJudged = false;
    #isFound = false;
    #isUtf16 = false;
    /** The start of a file that can be an API document, which contains examples. */
    #head = '';
    #end;
    /** Returns false if the file content does not matter. */
    begin(path) {
        this.#path = path;
        this.#isFound = isCredentialName(path);
        this.#isJudged = !this.#isFound && !NOT_JUDGED.test(path);
        this.#head = '';
        this.#end = undefined;
        return this.#isJudged;
    }
    add(bytes) {
        if (!this.#isJudged)
            return;
        const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
        // Some editors add a byte order mark, and some shells write UTF-16, where ASCII has additional zero bytes.
        if (this.#end === undefined)
            this.#isUtf16 = /^(?:\xff\xfe|\xfe\xff)/.test(raw);
        const start = this.#end ?? '';
        const piece = this.#isUtf16 ? raw.replaceAll('\0', '') : raw;
        const text = start + (this.#end === undefined ? piece.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '') : piece);
        if ((0,api_document/* mayBeApiDocument */.wN)(this.#path) && this.#head.length < api_document/* API_HEAD_LENGTH */.ve)
            this.#head += piece.slice(0, api_document/* API_HEAD_LENGTH */.ve - this.#head.length);
        this.#isFound ||= holdsCredential(this.#path, text);
        // Keep only whole lines, because patterns match from the start of a line.
        const end = text.slice(-OVERLAP);
        this.#end = Buffer.from(end.slice(text.length > OVERLAP ? end.indexOf('\n') + 1 : 0), 'latin1').toString('latin1');
    }
    /** Whether the file contains a credential. Call only after the last piece. */
    get isFound() {
        return this.#isFound && !(this.#isJudged && (0,api_document/* isApiDocument */.CF)(this.#path, this.#head));
    }
}


/***/ }),

/***/ 26735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aJ: () => (/* binding */ isDotfile),
/* harmony export */   mM: () => (/* binding */ exactPaths),
/* harmony export */   o_: () => (/* binding */ leftOutJson)
/* harmony export */ });
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29589);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);


function leftOutJson(files) {
    const sorted = [...files].sort((a, b) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.path, b.path));
    return `${JSON.stringify({ version: 1, files: sorted }, undefined, 2)}\n`;
}
const SITE_DOTFILES = new Set(['.well-known', '.nojekyll', '.htaccess']);
/** Returns true if the file or one of its folders has a name that begins with a dot and is not meant for sites. */
function isDotfile(path) {
    return path.split('/').some(name => name.startsWith('.') && !SITE_DOTFILES.has(name.toLowerCase()));
}
/** Returns the path of each pattern that has no `*`. No rule leaves out a file with such a path. */
function exactPaths(patterns) {
    return new Set(patterns.flatMap(({ text }) => (/^\/[^*]+$/.test(text) ? (_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6.parse(text)?.path ?? []) : [])));
}


/***/ })

};
