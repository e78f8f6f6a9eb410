export const id = 8786;
export const ids = [8786];
export const modules = {

/***/ 2048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ requirePage),
/* harmony export */   W: () => (/* binding */ credentialsIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _failures_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48152);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26735);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15300);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85606);
/* harmony import */ var _zip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21625);
/* harmony import */ var _zip_directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23235);
/* harmony import */ var _tar_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26983);









/** Files that hold credentials. Throws for an archive that cannot be read as a whole. */
async function credentialsIn(archive, signal) {
    const found = { page: false, paths: [], credentials: [] };
    await readAll(archive, found, signal);
    return (0,_site_files_left_out_js__WEBPACK_IMPORTED_MODULE_3__/* .credentialsAmong */ .L0)(found.credentials, found.paths);
}
/**
 * Refuses an archive that no delivery may pass on although nothing is extracted: one without an HTML page, or that is
 * damaged. What an extraction would refuse for another reason can be delivered as it is, for inspection. Returns the
 * files that hold credentials.
 */
async function requirePage(archive, signal) {
    const found = { page: false, paths: [], credentials: [] };
    const { advice } = _failures_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .E['archive-without-pages'];
    try {
        await readAll(archive, found, signal);
    }
    catch (problem) {
        signal.throwIfAborted();
        if (!(problem instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR) || (0,_guards_js__WEBPACK_IMPORTED_MODULE_4__/* .isDamage */ .e6)(problem))
            throw problem;
        if (!found.page)
            throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR(problem.code, problem.message, { advice, cause: problem });
    }
    if (!found.page)
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('archive-without-pages', 'The archive contains no HTML page. It was removed, and nothing was delivered.');
    return (0,_site_files_left_out_js__WEBPACK_IMPORTED_MODULE_3__/* .credentialsAmong */ .L0)(found.credentials, found.paths);
}
async function readAll(archive, found, signal) {
    if (archive.format === 'zip')
        await readZip(archive, found, signal);
    else
        await readTar(archive, found, signal);
}
async function readZip(archive, found, signal) {
    const guards = new _guards_js__WEBPACK_IMPORTED_MODULE_4__/* .Guards */ .dl();
    const judge = new _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_3__/* .CredentialJudge */ .l7();
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(archive.path, 'r');
    try {
        // All of it, whatever is refused in the middle.
        for (const { name } of (0,_zip_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .readDirectory */ .g)(fd, archive.size)) {
            found.page ||= (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .countsAsPage */ .a$)({ path: name });
            found.paths.push(name);
        }
        const groups = await (0,_zip_js__WEBPACK_IMPORTED_MODULE_5__/* .listZip */ .oV)(archive, {
            guards: {
                admit: name => ({ path: name, newFolders: [] }),
                allowExpansion: (extracted, read) => guards.allowExpansion(extracted, read)
            },
            makeFolder: () => undefined,
            signal
        });
        for (const entries of groups) {
            const [first] = entries;
            // The checksums are compared on the way.
            if (first !== undefined && (0,_zip_js__WEBPACK_IMPORTED_MODULE_5__/* .isLargeEntry */ .Av)(first)) {
                judge.begin(first.path);
                await (0,_zip_js__WEBPACK_IMPORTED_MODULE_5__/* .readLargeEntry */ .CQ)(fd, first, content => judge.add(content));
                if (judge.isFound)
                    found.credentials.push(first.path);
            }
            else
                for (const { path, content } of (0,_zip_js__WEBPACK_IMPORTED_MODULE_5__/* .readSmallEntries */ .cV)(fd, entries)) {
                    signal.throwIfAborted();
                    judge.begin(path);
                    judge.add(content);
                    if (judge.isFound)
                        found.credentials.push(path);
                }
            await new Promise(setImmediate);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
async function readTar({ path, format }, found, signal) {
    const judge = new _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_3__/* .CredentialJudge */ .l7();
    const handler = {
        entry: (name, kind) => {
            found.page ||= kind === 'file' && (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .countsAsPage */ .a$)({ path: name });
            found.paths.push(name.replace(/^(?:\.\/)+/, ''));
            judge.begin(found.paths.at(-1) ?? '');
        },
        content: (bytes) => judge.add(bytes),
        endFile: () => {
            if (judge.isFound)
                found.credentials.push(found.paths.at(-1) ?? '');
        }
    };
    const tar = new _tar_js__WEBPACK_IMPORTED_MODULE_7__/* .TarStream */ .o(handler, { isGzip: format === 'tar.gz', guards: new _guards_js__WEBPACK_IMPORTED_MODULE_4__/* .Guards */ .dl(), signal });
    const pieces = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { signal, highWaterMark: _tar_js__WEBPACK_IMPORTED_MODULE_7__/* .CHUNK_BYTES */ .E });
    for await (const piece of pieces)
        await tar.write(piece);
    await tar.end();
}


/***/ }),

/***/ 26983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ CHUNK_BYTES),
  o: () => (/* binding */ TarStream)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./.build/src/runtime/time/deferred.js
var deferred = __webpack_require__(72913);
// EXTERNAL MODULE: ./.build/src/archive/guards.js
var guards = __webpack_require__(85606);
// EXTERNAL MODULE: ./.build/src/archive/format.js
var format = __webpack_require__(36103);
;// CONCATENATED MODULE: ./.build/src/archive/tar-header.js


const BLOCK_BYTES = 512;
const ZERO_BLOCK = Buffer.alloc(BLOCK_BYTES);
/** Mode, user, group, time and device numbers: not used, but a header in which they are malformed is damaged. */
const UNUSED_NUMBERS = [
    [100, 8],
    [108, 8],
    [116, 8],
    [136, 12],
    [329, 8],
    [337, 8]
];
function isZeroBlock(block) {
    return block.equals(ZERO_BLOCK);
}
function readHeader(block) {
    if (!(0,format/* isTarHeader */.FY)(block))
        throw (0,guards/* corrupt */.qb)('a header has a wrong checksum');
    for (const [start, length] of UNUSED_NUMBERS)
        checkNumber(block, start, length);
    return { type: block.toString('latin1', 156, 157), size: numberAt(block, 124, 12) };
}
/** The name of an entry whose header was read. Long names are in an extended header instead. */
function readName(block) {
    const name = textUntilZero(block.subarray(0, 100));
    // GNU's own format has other fields in the place of the prefix.
    const isGnu = block.toString('latin1', 257, 265) === 'ustar  \0';
    if (isGnu)
        checkGnuFields(block, name);
    const isUstar = !isGnu && block.toString('latin1', 257, 262) === 'ustar';
    const prefix = isUstar ? textUntilZero(block.subarray(345, 500)) : '';
    return prefix === '' ? name : `${prefix}/${name}`;
}
/**
 * Access time, change time; then the first bytes of map and size of a sparse file: with one of them, libarchive takes a
 * file of any type for a sparse one. What else a writer left behind them has no meaning.
 */
function checkGnuFields(block, name) {
    checkNumber(block, 345, 12);
    checkNumber(block, 357, 12);
    if (block[386] !== 0 || block[483] !== 0)
        throw (0,guards/* refuseEntry */.n6)('archive-sparse', name);
}
function textUntilZero(bytes) {
    const end = bytes.indexOf(0);
    return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
}
/** Octal digits, or a binary number when the first bit is set (sizes from 8 GB). */
function numberAt(block, start, length) {
    if (isBinary(block, start))
        return binaryAt(block, start, start + length);
    const value = (0,format/* octalAt */.VY)(block, start, start + length);
    if (Number.isNaN(value))
        throw (0,guards/* corrupt */.qb)('a number is malformed');
    return value;
}
/** Unlike sizes, these can be negative: times before 1970. */
function checkNumber(block, start, length) {
    if (!isBinary(block, start))
        numberAt(block, start, length);
}
function isBinary(block, start) {
    return block.readUInt8(start) >= 0x80;
}
function binaryAt(block, start, end) {
    let value = block.readUInt8(start) - 0x80;
    for (const byte of block.subarray(start + 1, end))
        value = value * 256 + byte;
    if (!Number.isSafeInteger(value))
        throw (0,guards/* corrupt */.qb)('a number is too large');
    return value;
}
/** Records of the form `<length> <key>=<value>\n`. An empty value means: as in the header. */
function readPaxFields(body) {
    const fields = { path: undefined, size: undefined, isSparse: false };
    // One character for each byte.
    const text = body.toString('latin1');
    const length = /(\d{1,16}) /y;
    for (let at = 0; at < text.length;) {
        length.lastIndex = at;
        const end = at + Number(length.exec(text)?.[1]);
        const record = /^\d+ ([^=]+)=([^]*)\n$/.exec(text.slice(at, end));
        if (record === null || end > text.length)
            throw (0,guards/* corrupt */.qb)('a PAX record is malformed');
        const [, key = '', value = ''] = record;
        if (key === 'path')
            fields.path = value === '' ? undefined : Buffer.from(value, 'latin1').toString();
        if (key === 'size')
            fields.size = value === '' ? undefined : paxSize(value);
        if (key.startsWith('GNU.sparse.'))
            fields.isSparse = true;
        at = end;
    }
    return fields;
}
function paxSize(value) {
    const size = /^\d{1,16}$/.test(value) ? Number(value) : NaN;
    if (!Number.isSafeInteger(size))
        throw (0,guards/* corrupt */.qb)('a PAX size is malformed');
    return size;
}

;// CONCATENATED MODULE: ./.build/src/archive/tar-reader.js


/** Extended headers are kept in memory until they are complete. Real ones have a few hundred bytes. */
const MAX_EXTENDED_HEADER_BYTES = 1024 * 1024;
const KINDS = {
    '\0': 'file',
    '0': 'file',
    '7': 'file',
    '5': 'folder',
    '1': 'link',
    '2': 'link'
};
/**
 * Reads a tar (V7, ustar, GNU, PAX) while it arrives, in pieces of any size, and keeps none of them. Libraries for this
 * accept archives that are truncated between two blocks and skip PAX records that they cannot parse; this one refuses
 * whatever two readers could understand differently.
 */
class TarReader {
    #handler;
    #block = Buffer.alloc(BLOCK_BYTES);
    #blockFilled = 0;
    #bodyLeft = 0;
    #paddingLeft = 0;
    #extended;
    #pax;
    #longName;
    #longLink = false;
    #zeroBlocks = 0;
    constructor(handler) {
        this.#handler = handler;
    }
    write(bytes) {
        let at = 0;
        // What follows the end marker is padding.
        while (at < bytes.length && this.#zeroBlocks < 2) {
            if (this.#bodyLeft > 0) {
                const end = Math.min(bytes.length, at + this.#bodyLeft);
                this.#bodyLeft -= end - at;
                this.#body(bytes.subarray(at, end));
                at = end;
            }
            else if (this.#paddingLeft > 0) {
                const end = Math.min(bytes.length, at + this.#paddingLeft);
                this.#paddingLeft -= end - at;
                at = end;
            }
            else {
                const copied = bytes.copy(this.#block, this.#blockFilled, at);
                this.#blockFilled += copied;
                at += copied;
                if (this.#blockFilled < BLOCK_BYTES)
                    return;
                this.#blockFilled = 0;
                this.#header(this.#block);
            }
        }
    }
    /** All known readers accept one block of zeros at the end. Some writers forget it: then something else must show the end. */
    end({ isKnownComplete }) {
        if (this.#bodyLeft + this.#paddingLeft + this.#blockFilled > 0)
            throw (0,guards/* corrupt */.qb)('it is truncated');
        if (this.#hasPending)
            throw (0,guards/* corrupt */.qb)('an extended header has no entry');
        if (this.#zeroBlocks === 0 && !isKnownComplete)
            throw (0,guards/* corrupt */.qb)('it has no end-of-archive marker');
    }
    #header(block) {
        if (isZeroBlock(block)) {
            this.#zeroBlocks += 1;
            return;
        }
        if (this.#zeroBlocks > 0)
            throw (0,guards/* corrupt */.qb)('data follows a block of zeros');
        const { type, size } = readHeader(block);
        if ('xgXLKV'.includes(type))
            this.#startExtended(type, size);
        else
            this.#entry(type, size, readName(block));
    }
    get #hasPending() {
        return this.#pax !== undefined || this.#longName !== undefined || this.#longLink;
    }
    #entry(type, headerSize, headerName) {
        const { path, isSparse, size = headerSize } = this.#pax ?? { path: undefined, isSparse: false };
        if (path !== undefined && this.#longName !== undefined)
            throw (0,guards/* corrupt */.qb)('an entry has two long names');
        const name = path ?? this.#longName ?? headerName;
        this.#pax = undefined;
        this.#longName = undefined;
        this.#longLink = false;
        if (isSparse || type === 'S')
            throw (0,guards/* refuseEntry */.n6)('archive-sparse', name);
        // V7 had no type for folders.
        const kind = (type === '\0' || type === '0') && name.endsWith('/') ? 'folder' : (KINDS[type] ?? 'special');
        this.#handler.entry(name, kind, size);
        // Folders have no content, although some writers give them a size.
        if (kind !== 'file') {
            if (type !== '5' && size > 0)
                throw (0,guards/* corrupt */.qb)('a folder has content');
            return;
        }
        if (size === 0)
            this.#handler.endFile();
        else
            this.#expectBody(size);
    }
    #expectBody(size) {
        this.#bodyLeft = size;
        this.#paddingLeft = (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
    }
    #body(bytes) {
        if (this.#extended !== undefined) {
            this.#extended.filled += bytes.copy(this.#extended.body, this.#extended.filled);
            if (this.#bodyLeft === 0)
                this.#endExtended(this.#extended);
        }
        else {
            this.#handler.content(bytes);
            if (this.#bodyLeft === 0)
                this.#handler.endFile();
        }
    }
    #startExtended(type, size) {
        if (size > MAX_EXTENDED_HEADER_BYTES)
            throw (0,guards/* corrupt */.qb)('an extended header is too large');
        this.#extended = { type, body: Buffer.alloc(size), filled: 0 };
        this.#expectBody(size);
        if (size === 0)
            this.#endExtended(this.#extended);
    }
    /** Two extended headers of one kind for one entry: readers differ in which of them counts. */
    #endExtended({ type, body }) {
        this.#extended = undefined;
        if (type === 'g') {
            if (this.#hasPending)
                throw (0,guards/* corrupt */.qb)('an extended header has no entry');
            const { path, size, isSparse } = readPaxFields(body);
            if (path !== undefined || size !== undefined || isSparse)
                throw (0,guards/* corrupt */.qb)('a global header describes a single file');
        }
        else if (type === 'L') {
            if (this.#longName !== undefined)
                throw (0,guards/* corrupt */.qb)('an entry has two long names');
            this.#longName = textUntilZero(body);
        }
        else if (type === 'K') {
            this.#longLink = true;
            // The label of a volume has no meaning.
        }
        else if (type !== 'V') {
            if (this.#pax !== undefined)
                throw (0,guards/* corrupt */.qb)('an entry has two PAX headers');
            this.#pax = readPaxFields(body);
        }
    }
}

;// CONCATENATED MODULE: ./.build/src/archive/tar.js




/** zlib is twice as fast with pieces of this size as with its own default. */
const CHUNK_BYTES = 1024 * 1024;
/** Reads a tar, compressed or not, while it arrives. Nothing of it is complete before `end` has returned. */
class TarStream {
    #reader;
    #options;
    #gunzip;
    #decompressed = Promise.resolve();
    #bytesRead = 0;
    #bytesExtracted = 0;
    constructor(handler, options) {
        this.#reader = new TarReader(handler);
        this.#options = options;
        if (!options.isGzip)
            return;
        this.#gunzip = (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK_BYTES });
        this.#decompressed = this.#takeAll(this.#gunzip);
        // It is awaited later; until then, a failure must not count as unhandled.
        this.#decompressed.catch(() => undefined);
    }
    async write(bytes) {
        this.#bytesRead += bytes.length;
        if (this.#gunzip === undefined)
            await this.#take(bytes);
        else {
            const written = (0,deferred/* deferred */.y)();
            this.#gunzip.write(bytes, () => written.resolve(undefined));
            // A stream that was destroyed never calls back for the write that is in progress.
            await Promise.race([written.promise, this.#decompressed]);
        }
    }
    async end() {
        this.#gunzip?.end();
        await this.#decompressed;
        // A gzip has a checksum of everything in it.
        this.#reader.end({ isKnownComplete: this.#gunzip !== undefined });
    }
    close = () => void this.#gunzip?.destroy();
    async #takeAll(gunzip) {
        const { signal } = this.#options;
        signal.addEventListener('abort', this.close);
        try {
            // While a block is read here, zlib decompresses the next one in its own thread.
            for await (const chunk of gunzip)
                await this.#take(chunk);
        }
        catch (error) {
            signal.throwIfAborted();
            throw (0,guards/* isZlibError */.EK)(error) ? (0,guards/* corrupt */.qb)(error.message, error) : error;
        }
        finally {
            signal.removeEventListener('abort', this.close);
        }
    }
    async #take(chunk) {
        const { guards, signal, ready } = this.#options;
        signal.throwIfAborted();
        this.#bytesExtracted += chunk.length;
        guards.allowExpansion(this.#bytesExtracted, this.#bytesRead);
        this.#reader.write(chunk);
        await ready?.();
    }
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
    ...words('charset color content encoding face href http-equiv id imagesrcset integrity method'),
    ...words('name property rel size srcdoc style type xlink:href'),
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
    /** Names of the attributes that matter, in lower case. */
    get attributes() {
        return this.#attributes.slice(0, this.#count);
    }
    has(attribute) {
        return this.#indexOf(attribute) >= 0;
    }
    /** The value of an attribute as it is written, with one character for each byte. Empty without the attribute. */
    raw(attribute) {
        const i = this.#indexOf(attribute);
        return i < 0 ? '' : this.#text.slice(this.#starts[i], this.#ends[i]);
    }
    /** The position at which the value of an attribute begins. -1 without the attribute. */
    startOf(attribute) {
        return this.#starts[this.#indexOf(attribute)] ?? -1;
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


/***/ })

};
