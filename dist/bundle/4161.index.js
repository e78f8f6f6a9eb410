export const id = 4161;
export const ids = [4161];
export const modules = {

/***/ 36103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ isTarHeader),
/* harmony export */   Oz: () => (/* binding */ ARCHIVE_FORMATS),
/* harmony export */   VY: () => (/* binding */ octalAt),
/* harmony export */   Wg: () => (/* binding */ emptyArchive),
/* harmony export */   be: () => (/* binding */ formatOf),
/* harmony export */   oL: () => (/* binding */ recognizeFormat)
/* harmony export */ });
/* unused harmony export describeBytes */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);



const ARCHIVE_FORMATS = ['tar.gz', 'zip', 'tar'];
/** One tar header, which is enough to recognize any format. */
const HEAD_BYTES = 512;
/** Detects the format from the first bytes, because file names and content types from stores are often wrong. */
function formatOf(head) {
    const start = head.toString('latin1', 0, 4);
    if (start.startsWith('\x1f\x8b\x08'))
        return 'tar.gz';
    // The second signature begins a zip without entries, which consists of only an end record.
    if (start === 'PK\x03\x04' || start === 'PK\x05\x06')
        return 'zip';
    return isTarHeader(head) ? 'tar' : undefined;
}
/**
 * Verifies the checksum, since old tar archives have no `ustar` signature. The checksum is the sum of all bytes, with
 * spaces in place of the checksum itself. Some old writers added the bytes as signed numbers.
 */
function isTarHeader(head) {
    const checksum = octalAt(head, 148, 156) || NaN;
    let [sum, highBytes] = [0, 0];
    for (let i = 0; i < HEAD_BYTES; i++) {
        const byte = i < 148 || i >= 156 ? (head[i] ?? NaN) : 0x20;
        sum += byte;
        highBytes += byte >> 7;
    }
    const isEmptyTar = sum === 8 * 0x20;
    return checksum === sum || checksum === sum - 256 * highBytes || isEmptyTar;
}
/** Parses octal digits up to a zero byte or the field's end. Ignores spaces around them. Returns NaN for other text. */
function octalAt(block, start, end) {
    const [, digits] = /^ *([0-7]*) *(?:\0|$)/.exec(block.toString('latin1', start, end)) ?? [];
    return digits === undefined ? NaN : Number(`0o0${digits}`);
}
const OTHER_FORMATS = [
    ['an HTML page', /^\s*<(!doctype html|html)/i],
    ['an XML document, perhaps an error from the store', /^\s*<(\?xml|error)/i],
    ['JSON, perhaps an error message', /^\s*[{[]/]
];
/** Describes the content of an unsupported file for an error message. */
function describeBytes(head) {
    if (head.length === 0)
        return 'an empty file';
    const text = head.toString('latin1');
    const known = OTHER_FORMATS.find(([, pattern]) => pattern.test(text));
    if (known !== undefined)
        return known[0];
    if (/^[\t\n\r\x20-\x7e]+$/.test(text))
        return `text: "${text.trim().slice(0, 60)}"`;
    return `data in an unknown format (it begins with ${head.subarray(0, 8).toString('hex')})`;
}
/** The start of a gzip file that is decompressed to look for a tar header. */
const GZIP_HEAD_BYTES = 4096;
/** Detects the archive format. Throws for other files, so that a login page or error message is never delivered. */
async function recognizeFormat(first) {
    const format = formatOf(first);
    if (format === undefined)
        throw unknownFormat(describeBytes(first.subarray(0, HEAD_BYTES)));
    if (format !== 'tar.gz')
        return format;
    const content = await gunzipStart(first.subarray(0, GZIP_HEAD_BYTES));
    const isWhole = first.length < GZIP_HEAD_BYTES && content.length > 0;
    if ((content.length >= HEAD_BYTES || isWhole) && !isTarHeader(content))
        throw unknownFormat(`gzip that contains ${describeBytes(content.subarray(0, HEAD_BYTES))}`);
    return format;
}
/** Returns an empty buffer if the bytes cannot be decompressed. The extraction reports whether the archive is damaged. */
async function gunzipStart(bytes) {
    try {
        return await (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzip)(bytes, { finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.Z_SYNC_FLUSH });
    }
    catch {
        return Buffer.alloc(0);
    }
}
function unknownFormat(description) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('archive-format-unknown', `The file is not an archive. It looks like ${description}.`);
}
function emptyArchive() {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('archive-format-unknown', 'The archive is empty (0 bytes).');
}


/***/ }),

/***/ 2048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ requirePage),
/* harmony export */   W: () => (/* binding */ credentialsIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _failures_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48152);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91041);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15300);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85606);
/* harmony import */ var _zip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21625);
/* harmony import */ var _zip_directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23235);
/* harmony import */ var _tar_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49364);









/** Returns the files that contain credentials. Throws if the archive cannot be read completely. */
async function credentialsIn(archive, signal) {
    const found = { page: false, paths: [], credentials: [] };
    await readAll(archive, found, signal);
    return (0,_site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .credentialsAmong */ .L0)(found.credentials, found.paths);
}
/**
 * Checks an archive that is delivered without extraction. Rejects an archive that is damaged or contains no HTML page.
 * Any other archive can be delivered for inspection, even if it cannot be extracted. Returns the files that contain
 * credentials.
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
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('archive-without-pages', 'The archive contains no HTML page. The archive was removed, and nothing was delivered.');
    return (0,_site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .credentialsAmong */ .L0)(found.credentials, found.paths);
}
async function readAll(archive, found, signal) {
    if (archive.format === 'zip')
        await readZip(archive, found, signal);
    else
        await readTar(archive, found, signal);
}
async function readZip(archive, found, signal) {
    const guards = new _guards_js__WEBPACK_IMPORTED_MODULE_4__/* .Guards */ .dl();
    const judge = new _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .CredentialJudge */ .l7();
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(archive.path, 'r');
    try {
        // Collect all names first, since `listZip` may reject an entry before it reaches the last one.
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
            // Reading an entry also verifies its checksum.
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
    const judge = new _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__/* .CredentialJudge */ .l7();
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

/***/ 49364:
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
function isZeroBlock(block) {
    return block.equals(ZERO_BLOCK);
}
function readHeader(block) {
    if (!(0,format/* isTarHeader */.FY)(block))
        throw (0,guards/* corrupt */.qb)('a header has a wrong checksum');
    return { type: block.toString('latin1', 156, 157), size: numberAt(block, 124, 12) };
}
/** Returns the name of an entry from its header. Long names are in an extended header instead. */
function readName(block) {
    const name = textUntilZero(block.subarray(0, 100));
    // The GNU format stores different fields where ustar stores the prefix.
    const isGnu = block.toString('latin1', 257, 265) === 'ustar  \0';
    // If the sparse map or the real size begins with a nonzero byte, libarchive treats any type of file as sparse.
    if (isGnu && (block[386] !== 0 || block[483] !== 0))
        throw (0,guards/* refuseEntry */.n6)('archive-sparse', name);
    const isUstar = !isGnu && block.toString('latin1', 257, 262) === 'ustar';
    const prefix = isUstar ? textUntilZero(block.subarray(345, 500)) : '';
    return prefix === '' ? name : `${prefix}/${name}`;
}
function textUntilZero(bytes) {
    const end = bytes.indexOf(0);
    return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
}
/** Reads octal digits, or a binary number if the first bit is set (for sizes from 8 GB). */
function numberAt(block, start, length) {
    if (block.readUInt8(start) >= 0x80)
        return binaryAt(block, start, start + length);
    const value = (0,format/* octalAt */.VY)(block, start, start + length);
    if (Number.isNaN(value))
        throw (0,guards/* corrupt */.qb)('a size is malformed');
    return value;
}
function binaryAt(block, start, end) {
    let value = block.readUInt8(start) - 0x80;
    for (const byte of block.subarray(start + 1, end))
        value = value * 256 + byte;
    if (!Number.isSafeInteger(value))
        throw (0,guards/* corrupt */.qb)('a size is too large');
    return value;
}
/** Parses records of the form `<length> <key>=<value>\n`. An empty value means that the header's value applies. */
function readPaxFields(body) {
    const fields = { path: undefined, size: undefined, isSparse: false };
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


/** Extended headers are kept in memory until they are complete. Most have a few hundred bytes. */
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
 * Reads a tar (V7, ustar, GNU, PAX) as a stream, in pieces of any size, without storing the pieces. Tar libraries
 * accept archives that are truncated between two blocks and skip PAX records that they cannot parse. This reader
 * rejects every archive that two readers could interpret differently.
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
        // Bytes after the end marker are padding.
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
    /** Requires one block of zeros at the end, although the format has two. With `isKnownComplete`, requires none. */
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
        // V7 has no type for folders.
        const kind = (type === '\0' || type === '0') && name.endsWith('/') ? 'folder' : (KINDS[type] ?? 'special');
        this.#handler.entry(name, kind, size);
        // Folders have no content, although some writers store a size for them.
        if (kind !== 'file') {
            if (type !== '5' && size > 0)
                throw (0,guards/* corrupt */.qb)('an entry that is not a file has content');
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
    /** Rejects two long names or two PAX headers for one entry, because readers differ in which of the two they use. */
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
            // Type `V`, a volume label, has no effect.
        }
        else if (type !== 'V') {
            if (this.#pax !== undefined)
                throw (0,guards/* corrupt */.qb)('an entry has two PAX headers');
            this.#pax = readPaxFields(body);
        }
    }
}

;// CONCATENATED MODULE: ./.build/src/archive/tar.js




/** zlib is twice as fast with this chunk size as with its default. */
const CHUNK_BYTES = 1024 * 1024;
/** Reads a tar stream, compressed or not. The archive is known to be complete only after `end` has returned. */
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
        // The promise is awaited later. Until then, a rejection must not count as unhandled.
        this.#decompressed.catch(() => undefined);
    }
    async write(bytes) {
        this.#bytesRead += bytes.length;
        if (this.#gunzip === undefined)
            await this.#take(bytes);
        else {
            const written = (0,deferred/* deferred */.y)();
            this.#gunzip.write(bytes, () => written.resolve(undefined));
            // A destroyed stream never calls the callback of a pending write.
            await Promise.race([written.promise, this.#decompressed]);
        }
    }
    async end() {
        this.#gunzip?.end();
        await this.#decompressed;
        // A gzip checksum covers the whole content, so a decompressed archive is known to be complete.
        this.#reader.end({ isKnownComplete: this.#gunzip !== undefined });
    }
    close = () => void this.#gunzip?.destroy();
    async #takeAll(gunzip) {
        const { signal } = this.#options;
        signal.addEventListener('abort', this.close);
        try {
            // zlib decompresses the next block in its own thread while this thread reads the current block.
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

/***/ 45739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c7: () => (/* binding */ LINK_REFERENCES),
/* harmony export */   sh: () => (/* binding */ SVG_REFERENCES),
/* harmony export */   vM: () => (/* binding */ HTML_REFERENCES)
/* harmony export */ });
/** Attributes that contain references or ids, by HTML element. `base`, `link` and `meta` have additional rules. */
const HTML_REFERENCES = {
    a: { href: 'link', name: 'id' },
    area: { href: 'link' },
    audio: { src: 'media' },
    button: { formaction: 'otherLink' },
    embed: { src: 'frame' },
    // Static hosts do not accept POST, so the target of a POST form is not in the site.
    form: { action: { meaning: 'otherLink', when: { attribute: 'method', value: 'post', is: false } } },
    frame: { src: 'frame' },
    // A frame with `srcdoc` does not load the document in `src`.
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
/** References of SVG elements, in the attribute `href` or, in older documents, `xlink:href`. */
const SVG_REFERENCES = {
    a: 'link',
    feimage: 'media',
    image: 'media',
    script: 'resource',
    use: 'media'
};
/** References of `link` elements. The first entry that matches a word in `rel` applies. */
const LINK_REFERENCES = [
    { rels: oneOf('canonical'), meaning: 'canonical' },
    {
        rels: oneOf('apple-touch-icon apple-touch-icon-precomposed icon manifest mask-icon modulepreload preload stylesheet'),
        meaning: 'resource'
    },
    { rels: oneOf('alternate author help license next prefetch prerender prev search'), meaning: 'otherLink' }
];
function oneOf(text) {
    return new RegExp(`(?:^|[\\t\\n\\f\\r ])(?:${text.replaceAll(' ', '|')})(?:[\\t\\n\\f\\r ]|$)`, 'i');
}


/***/ }),

/***/ 16656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MD: () => (/* binding */ BREAKOUT),
/* harmony export */   bG: () => (/* binding */ CLOSES_FOREIGN),
/* harmony export */   gv: () => (/* binding */ ELEMENTS),
/* harmony export */   iw: () => (/* binding */ ATTRIBUTES),
/* harmony export */   kY: () => (/* binding */ HARMLESS_ATTRIBUTES),
/* harmony export */   tV: () => (/* binding */ VOID),
/* harmony export */   xc: () => (/* binding */ RAW_TEXT)
/* harmony export */ });
/* harmony import */ var _address_attributes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45739);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12001);


/** All attributes that are read: attributes in the tables, and attributes with special rules. */
const ATTRIBUTES = new _names_js__WEBPACK_IMPORTED_MODULE_1__/* .Names */ .f([
    ...words('charset color content disabled encoding event face for hidden href http-equiv id imagesrcset'),
    ...words('integrity language media method name nomodule onload property rel size srcdoc style title type'),
    'xlink:href',
    ...Object.values(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .HTML_REFERENCES */ .vM).flatMap(Object.keys)
], name => name);
/**
 * Attributes that may be added, removed or changed without a difference for readers. Links and images are compared in
 * other ways. Attributes that begin with `data-` are harmless too.
 */
const HARMLESS_ATTRIBUTES = new _names_js__WEBPACK_IMPORTED_MODULE_1__/* .Names */ .f(words('crossorigin decoding fetchpriority height loading nonce referrerpolicy sizes target width'), name => name);
/** Elements whose content is always text, even if it looks like tags. */
const RAW_TEXT = words('iframe noembed noframes plaintext script style textarea title xmp');
/** Elements in which browsers ignore tags or apply the rules of SVG or MathML. */
const SPECIAL = words('math noscript svg template');
/** Elements that builds and proxies add, and that are not part of the visible content. */
const OUTSIDE_CONTENT = words('base link meta script style template');
/** Start tags that end SVG and MathML content, as the HTML standard lists them. */
const BREAKOUT_NAMES = words('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var');
const BREAKOUT = new _names_js__WEBPACK_IMPORTED_MODULE_1__/* .Names */ .f(BREAKOUT_NAMES, () => true);
/** End tags that close an element and also any SVG or MathML element that is still open inside it. */
const CLOSES_FOREIGN = new Set([
    ...BREAKOUT_NAMES,
    ...words('a address article aside button caption details dialog dir fieldset figcaption figure font footer'),
    ...words('header hgroup main marquee nav object search section summary tbody td template tfoot th thead tr')
]);
const VOID = new Set(words('area base br col embed frame hr img input link meta param source track wbr'));
const ELEMENTS = new _names_js__WEBPACK_IMPORTED_MODULE_1__/* .Names */ .f([
    ...[...Object.keys(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .HTML_REFERENCES */ .vM), ...Object.keys(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .SVG_REFERENCES */ .sh), ...RAW_TEXT, ...SPECIAL],
    ...OUTSIDE_CONTENT,
    ...words('body font html')
], (name) => ({
    name,
    references: Object.entries(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .HTML_REFERENCES */ .vM[name] ?? {}).map(([attribute, rule]) => typeof rule === 'string' ? { attribute, meaning: rule, when: undefined } : { attribute, ...rule }),
    svgReference: _address_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .SVG_REFERENCES */ .sh[name],
    isRawText: RAW_TEXT.includes(name),
    isSpecial: RAW_TEXT.includes(name) || SPECIAL.includes(name),
    isOutsideContent: OUTSIDE_CONTENT.includes(name)
}));
function words(text) {
    return text.split(' ');
}


/***/ }),

/***/ 9936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ markedEncoding),
/* harmony export */   Jk: () => (/* binding */ encodingNamed),
/* harmony export */   Qc: () => (/* binding */ declaredEncoding),
/* harmony export */   U: () => (/* binding */ asUtf8),
/* harmony export */   Wo: () => (/* binding */ MAX_HEAD)
/* harmony export */ });
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12417);
/* harmony import */ var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63901);


/** Browsers search this number of bytes for an encoding declaration. */
const MAX_HEAD = 1024;
const BYTE_ORDER_MARKS = { '\xef\xbb\xbf': 'utf-8', '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' };
const DECLARED = {
    html: htmlEncoding,
    css: (head) => encodingOf(/^@charset "([^"]*)";/.exec(head)?.[1]),
    xml: (head) => encodingOf(/^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1])
};
/** Returns the standard name of the encoding that a file declares. `head`: the first bytes as Latin-1. */
function declaredEncoding(head, type) {
    return markedEncoding(head) ?? DECLARED[type](head);
}
/** Returns the encoding of a byte order mark, which overrides any declaration. */
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
/**
 * Finds the encoding in a `meta` element within the first bytes, as the HTML standard specifies: unlike the tokenizer,
 * this search knows no raw text, and a comment ends only with `-->`.
 */
function htmlEncoding(head) {
    if (!/charset/i.test(head))
        return undefined;
    const bytes = Buffer.from(head, 'latin1');
    const tag = new _tag_js__WEBPACK_IMPORTED_MODULE_0__/* .Tag */ .v(bytes, head);
    for (let at = head.indexOf('<'); at >= 0;) {
        const markup = (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .markupAt */ .Q)(bytes, at);
        let end = at + 1;
        if (markup === 'start' || markup === 'end')
            end = tag.read(at + (markup === 'start' ? 1 : 2));
        else if (markup !== 'text')
            end = head.indexOf(markup === 'comment' ? '-->' : '>', at + 2) + 1;
        // The tag or comment continues after the first bytes.
        if (end <= 0)
            return undefined;
        const encoding = markup === 'start' && tag.name === 'meta' ? metaEncoding(tag) : undefined;
        if (encoding !== undefined)
            return encoding;
        at = head.indexOf('<', end);
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
/** Replaces UTF-16 with UTF-8, because a file whose declaration is readable as ASCII is not UTF-16. */
function encodingOf(label) {
    if (label?.trim().toLowerCase() === 'x-user-defined')
        return 'windows-1252';
    const encoding = encodingNamed(label);
    return encoding?.startsWith('utf-16') === true ? 'utf-8' : encoding;
}
/** Returns the WHATWG name for a label, such as `euc-kr` for `ks_c_5601-1987`; undefined for an unknown label. */
function encodingNamed(label) {
    try {
        return label === undefined ? undefined : new TextDecoder(label).encoding;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 12417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markupAt),
/* harmony export */   a: () => (/* binding */ LESS)
/* harmony export */ });
const [BANG, DASH, SLASH, QUESTION] = [33, 45, 47, 63];
const LESS = 60;
/** Returns what begins with the `<` at a position. Other markup, such as a doctype, ends with `>`. */
function markupAt(bytes, at) {
    const next = bytes[at + 1];
    if (isLetter(next))
        return 'start';
    if (next === SLASH)
        return isLetter(bytes[at + 2]) ? 'end' : 'other';
    if (next === BANG)
        return bytes[at + 2] === DASH && bytes[at + 3] === DASH ? 'comment' : 'other';
    return next === QUESTION ? 'other' : 'text';
}
function isLetter(byte) {
    const lower = byte | 32;
    return lower >= 97 && lower <= 122;
}


/***/ }),

/***/ 12001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ Names),
/* harmony export */   y: () => (/* binding */ hashName)
/* harmony export */ });
const LOWER_CASE = Uint8Array.from({ length: 256 }, (_, byte) => byte >= 65 && byte <= 90 ? byte + 32 : byte);
/** A case-insensitive lookup table for element or attribute names. Searches bytes without creating strings. */
class Names {
    /** Entries by length and first letter. For most unknown names, no such entry exists. */
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
        for (let i = 0; i < entries.length; i++) {
            const { name, value } = entries[i];
            if (isAt(bytes, start, name))
                return value;
        }
        return undefined;
    }
}
/** Returns a number for a name in any case. Different names of elements have different numbers. */
function hashName(bytes, start, end) {
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at++)
        hash = Math.imul(hash ^ LOWER_CASE[bytes[at]], 0x01000193);
    return hash;
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


/***/ }),

/***/ 63901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ Tag)
/* harmony export */ });
/* harmony import */ var _elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16656);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12001);


const [QUOTE, APOSTROPHE, DASH, SLASH, EQUALS, GREATER] = [34, 39, 45, 47, 61, 62];
const MAX_COMPARED_VALUE = 16;
const SPACES = bytesOf('\t\n\f\r ');
const NAME_ENDS = bytesOf('\t\n\f\r />');
const ATTRIBUTE_NAME_ENDS = bytesOf('\t\n\f\r />=');
/** The last tag that was read: its name, and the positions of the relevant attribute values. */
class Tag {
    isSelfClosing = false;
    #nameStart = 0;
    #nameEnd = 0;
    /** A checksum of the attributes that are not relevant and not harmless. Their order does not change it. */
    otherAttributes = 0;
    /** Number of relevant attributes. The arrays contain their names and value positions. */
    #count = 0;
    #attributes = [];
    #starts = [];
    #ends = [];
    #bytes;
    #text;
    /** `text`: the bytes of the page as a string with one character per byte. */
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
    /** A number for the name, regardless of its case. */
    get nameHash() {
        return (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .hashName */ .y)(this.#bytes, this.#nameStart, this.#nameEnd);
    }
    get isPlain() {
        return this.#count === 0;
    }
    /** Names of the relevant attributes, in lower case. */
    get attributes() {
        return this.#attributes.slice(0, this.#count);
    }
    has(attribute) {
        return this.#indexOf(attribute) >= 0;
    }
    /** Returns the undecoded value of an attribute, with one character per byte. A missing attribute is empty. */
    raw(attribute) {
        const i = this.#indexOf(attribute);
        return i < 0 ? '' : this.#text.slice(this.#starts[i], this.#ends[i]);
    }
    /** Returns the start of an attribute's value, or -1 if the attribute is missing. */
    startOf(attribute) {
        return this.#starts[this.#indexOf(attribute)] ?? -1;
    }
    /** Reads the tag whose name begins at `nameStart`. Returns the position after `>`, or -1 at the end of the page. */
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
        this.otherAttributes = 0;
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
            // An `=` at the start is part of the attribute name.
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
            else
                this.#addOther(attributeStart, attributeEnd, start, stop);
        }
        return -1;
    }
    /** Adds an attribute to the checksum. A long value is left out: the page has it, and its characters can be encoded. */
    #addOther(nameStart, nameEnd, start, stop) {
        const bytes = this.#bytes;
        if (bytes[nameStart + 4] === DASH && this.#text.startsWith('data', nameStart))
            return;
        if (_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .HARMLESS_ATTRIBUTES */ .kY.find(bytes, nameStart, nameEnd) !== undefined)
            return;
        const length = stop - start;
        const isShort = length > 0 && length <= MAX_COMPARED_VALUE;
        const value = isShort ? (length << 16) | (bytes[start] << 8) | bytes[stop - 1] : 0;
        const name = ((nameEnd - nameStart) << 5) | (bytes[nameStart] & 31);
        this.otherAttributes = (this.otherAttributes + Math.imul(value + name + 1, 0x9e3779b1)) | 0;
    }
    /** Keeps only the first of several attributes with the same name. */
    #keep(attribute, start, end) {
        if (this.has(attribute))
            return;
        this.#attributes[this.#count] = attribute;
        this.#starts[this.#count] = start;
        this.#ends[this.#count] = end;
        this.#count++;
    }
    #indexOf(attribute) {
        const attributes = this.#attributes;
        const count = this.#count;
        for (let i = 0; i < count; i++)
            if (attributes[i] === attribute)
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

/***/ 91211:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43864);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44246);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11131);




await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_NAMES */ .Qh, secrets: ['cloudflare-token'] }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .Ko)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_3__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 11131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/random-id.js
var random_id = __webpack_require__(97895);
// EXTERNAL MODULE: ./.build/src/runtime/action/run.js + 3 modules
var run = __webpack_require__(43864);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/runtime/time/stop-reason.js
var stop_reason = __webpack_require__(54639);
// EXTERNAL MODULE: ./.build/src/s3/file-body.js
var file_body = __webpack_require__(9991);
// EXTERNAL MODULE: ./.build/src/s3/store.js + 2 modules
var s3_store = __webpack_require__(5246);
// EXTERNAL MODULE: ./.build/src/s3/bucket-address.js
var bucket_address = __webpack_require__(78695);
// EXTERNAL MODULE: ./.build/src/site/files/content-types.js
var content_types = __webpack_require__(4938);
// EXTERNAL MODULE: ./.build/src/site/pages/page-data.js
var page_data = __webpack_require__(75338);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages = __webpack_require__(15300);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./.build/src/html/encoding.js
var encoding = __webpack_require__(9936);
// EXTERNAL MODULE: ./.build/src/publish/read/site-files.js
var site_files = __webpack_require__(60343);
;// CONCATENATED MODULE: ./.build/src/publish/read/charset.js





const UTF8 = '; charset=utf-8';
const TEXT_TYPES = [
    [/^text\/html;/, 'html'],
    [/^text\/css;/, 'css'],
    [/[/+]xml;/, 'xml']
];
/** Keeps UTF-8 unless the bytes are not valid UTF-8 and the file declares another charset. */
function withCharset(contentType, local) {
    const type = TEXT_TYPES.find(([pattern]) => pattern.test(contentType))?.[1];
    if (type === undefined || !contentType.endsWith(UTF8))
        return contentType;
    const declared = (0,encoding/* declaredEncoding */.Qc)((0,site_files/* readStart */.H6)(local, encoding/* MAX_HEAD */.Wo).toString('latin1'), type);
    if (declared === undefined ||
        declared.startsWith('utf-') ||
        (0,file_body/* withOpenFile */.lv)(local, fd => (0,external_node_buffer_.isUtf8)((0,external_node_fs_.readFileSync)(fd))))
        return contentType;
    return contentType.replace(UTF8, `; charset=${declared}`);
}

// EXTERNAL MODULE: ./.build/src/publish/plan/headers.js
var plan_headers = __webpack_require__(13881);
// EXTERNAL MODULE: ./.build/src/site/pages/entry-points.js
var entry_points = __webpack_require__(69878);
;// CONCATENATED MODULE: ./.build/src/publish/plan/phase.js


/** Upload order: the assets of a page come before the page, and all pages come before a list of pages. */
const PHASES = ['assets', 'pages', 'entry-points'];
/**
 * `name` is the file name, not the object path: the object `guides/x` can be a copy of `guides/x.html`. `dataOf` is the
 * page that a data file belongs to; both are uploaded in one phase. A type rule cannot make `x.html` an asset.
 */
function phaseOf(name, contentType, dataOf) {
    const page = dataOf ?? name;
    if (page === 'index.html' || (0,entry_points/* isPageList */.Ig)(name) || (0,entry_points/* isAddedByFinish */.j4)(page))
        return 'entry-points';
    return (0,pages/* isPage */.yp)(page) || (0,pages/* isPageType */.Eo)(contentType) ? 'pages' : 'assets';
}

;// CONCATENATED MODULE: ./.build/src/publish/plan/site-objects.js








/** `known`: objects that an earlier run uploaded. Detects the charset only of files that changed since then. */
function siteObjects(files, known, { rules, cleanUrls, isRedirect }) {
    const data = (0,page_data/* pageDataOf */.nC)(files.map(({ name }) => name));
    const objects = files.map((file) => {
        const { name } = file;
        const typeOf = () => typeOfFile(file, known.get(name));
        const { headers, isNamedByHash } = (0,plan_headers/* headersOf */.Yl)(name, rules, typeOf, data.has(name));
        const phase = phaseOf(name, headers.contentType, data.get(name));
        return { ...file, path: name, phase, headers, isNamedByHash, isRedirect: isRedirect(name) };
    });
    return cleanUrls === 'none' ? objects : [...objects, ...copiesOf(objects)];
}
function typeOfFile(file, entry) {
    const type = (0,content_types/* contentTypeOf */.J)(file.name, () => (0,site_files/* startsAsHtml */.bB)(file));
    const before = entry?.sha256 === file.sha256 ? entry.headers.contentType : '';
    const isKnown = before.split(';')[0] === type.split(';')[0] && /; charset=[\w-]+$/.test(before);
    return isKnown ? before : withCharset(type, file);
}
/**
 * Copies `x.html` to `x`, unless a file `x` exists. `guides/index.html` needs no copy, because every host serves it at
 * `/guides/`. `...html` gets no copy, because `..` is not allowed as an object name.
 */
function copiesOf(objects) {
    const taken = new Set(objects.map(({ path }) => path));
    return objects.flatMap(object => {
        const path = object.path.replace(/\.html$/, '');
        if (path === object.path || /(^|\/)index$/.test(path) || taken.has(path))
            return [];
        return (0,bucket_address/* problemOfKey */.q6)(path) === undefined && (0,pages/* isPage */.yp)(object.path) ? [{ ...object, path }] : [];
    });
}

// EXTERNAL MODULE: ./.build/src/cdn/paths.js
var cdn_paths = __webpack_require__(76875);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/s3/objects.js
var s3_objects = __webpack_require__(4062);
// EXTERNAL MODULE: ./.build/src/cdn/cloudfront.js
var cloudfront = __webpack_require__(3419);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(23945);
// EXTERNAL MODULE: ./.build/src/cdn/cdn-request.js
var cdn_request = __webpack_require__(41508);
;// CONCATENATED MODULE: ./.build/src/cdn/cloudflare.js




/** Number of URLs that every Cloudflare plan allows in one purge request. */
const MAX_URLS = 30;
async function purgeCloudflare({ zone, baseUrl, token, siteUrl }, paths, context) {
    const url = new URL(`${baseUrl.href.replace(/\/+$/, '')}/zones/${encodeURIComponent(zone)}/purge_cache`);
    for (const body of bodies(paths, siteUrl)) {
        await (0,cdn_request/* postToCdn */.B)({
            what: `Purge of Cloudflare zone ${zone}`,
            url,
            headers: () => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' }),
            body: JSON.stringify(body),
            secrets: [token],
            isDone: answer => parseAnswer(answer).success === true,
            explain: answer => {
                const { code = '', message = '' } = parseAnswer(answer).errors?.[0] ?? {};
                return { code: String(code), message };
            },
            temporaryCodes: []
        }, context);
    }
}
function bodies(paths, siteUrl) {
    if (paths.includes(cdn_paths/* EVERYTHING */.Qz)) {
        const base = (0,site_address/* baseFolder */.YR)(siteUrl.pathname);
        return [base === '/' ? { hosts: [siteUrl.host] } : { prefixes: [siteUrl.host + base.slice(0, -1)] }];
    }
    const urls = paths.map(path => siteUrl.origin + path);
    const count = Math.ceil(urls.length / MAX_URLS);
    return Array.from({ length: count }, (_, i) => ({ files: urls.slice(i * MAX_URLS, (i + 1) * MAX_URLS) }));
}
/** No field is required, because a proxy may respond instead of Cloudflare. */
const answerSchema = schemas/* object */.Ikc({
    success: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
    errors: schemas/* catch */.MfU(schemas/* array */.YOg(schemas/* object */.Ikc({ code: schemas/* number */.aig(), message: schemas/* string */.YjP() })), [])
});
function parseAnswer(body) {
    try {
        return parse/* safeParse */.xL(answerSchema, JSON.parse(body)).data ?? {};
    }
    catch {
        return {};
    }
}

;// CONCATENATED MODULE: ./.build/src/publish/apply/purge.js


/** Purges each CDN and sets its pending paths to `again`. Returns the number of purged paths; `*` counts as one. */
async function purgeAll(pending, { targets, again }, context) {
    let count = 0;
    for (const target of targets) {
        const paths = pending.get(target.name) ?? [];
        if (paths.length === 0)
            continue;
        if (target.kind === 'cloudfront')
            await (0,cloudfront/* purgeCloudFront */.Y)(target, paths, context);
        else
            await purgeCloudflare(target, paths, context);
        count += paths.length;
        pending.set(target.name, again);
    }
    return count;
}

// EXTERNAL MODULE: ./.build/src/archive/format.js
var archive_format = __webpack_require__(36103);
// EXTERNAL MODULE: ./.build/src/archive/page-search.js
var page_search = __webpack_require__(2048);
// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
;// CONCATENATED MODULE: ./.build/src/publish/read/archive-credentials.js





/** Keeps the message below 4,096 characters, the limit for an annotation. */
const MAX_NAMED = 10;
const HEAD_BYTES = 512;
/** Rejects files with credentials, except files in the manifest, such as a tutorial with a sample key. */
async function assertNoCredentials({ file, size, manifest }, { log, signal }) {
    const format = (0,archive_format/* formatOf */.be)((0,site_files/* readStart */.H6)({ name: file, file }, HEAD_BYTES));
    if (format === undefined) {
        log.warning(`${file} is not a tar.gz, tar, or zip archive, so it was not searched for credentials.`);
        return;
    }
    const all = await (0,page_search/* credentialsIn */.W)({ path: file, size, format }, signal).catch((error) => {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        const what = `${file} cannot be searched for credentials: ${(0,failure/* reasonOf */.A3)(error)}`;
        throw new failure/* Failure */.HR(error.code, what, {
            advice: 'Create a new archive, and run this action again.',
            cause: error
        });
    });
    const found = all.filter(path => manifest?.files.has(path) !== true);
    if (found.length === 0)
        return;
    throw new failure/* Failure */.HR('archive-credentials', `The archive contains files with credentials: ${(0,with_more/* withMore */.i)(found, MAX_NAMED).join(', ')}. Nothing was uploaded.`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./.build/src/publish/read/digest.js




const CHUNK_BYTES = 1024 * 1024;
/** Number of bytes after which the loop yields, so that signals and responses are handled. */
const BYTES_PER_TURN = 16 * 1024 * 1024;
/** Opening a file counts as this many bytes, because many small files also take time. */
const OPEN_BYTES = 64 * 1024;
/** Hashes files one after the other. Synchronous reads are three times as fast as asynchronous reads. */
async function digestFiles(algorithm, files, signal) {
    const digests = [];
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    let bytesSinceTurn = 0;
    for (const { name, file } of files) {
        signal.throwIfAborted();
        let fd;
        try {
            const digest = (0,external_node_crypto_.createHash)(algorithm);
            fd = (0,external_node_fs_.openSync)(file, 'r');
            let size = 0;
            for (let read = (0,external_node_fs_.readSync)(fd, buffer); read > 0; read = (0,external_node_fs_.readSync)(fd, buffer)) {
                digest.update(buffer.subarray(0, read));
                size += read;
                bytesSinceTurn += read;
                if (bytesSinceTurn < BYTES_PER_TURN)
                    continue;
                bytesSinceTurn = await (0,promises_.setImmediate)(0);
                if (signal.aborted)
                    break;
            }
            bytesSinceTurn += OPEN_BYTES;
            digests.push({ size, hex: digest.digest('hex') });
        }
        catch (error) {
            throw (0,file_body/* explainFileError */.Yd)(error, { name });
        }
        finally {
            if (fd !== undefined)
                (0,external_node_fs_.closeSync)(fd);
        }
    }
    signal.throwIfAborted();
    return digests;
}

// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
;// CONCATENATED MODULE: ./.build/src/publish/publish-record.js

const MAX_EXAMPLES = 50;
function newRecord(about) {
    const applied = {
        sent: 0,
        uploaded: 0,
        uploadedBytes: 0,
        removed: 0,
        purgedPaths: 0,
        isUploadComplete: false
    };
    return { ...about, ...applied, unchanged: 0, kept: 0, examples: [] };
}
function recordPlan(record, work, log) {
    const { uploads, removals, unchanged, kept, purgePaths, paths = {} } = work;
    const bytes = uploads.reduce((sum, { size }) => sum + size, 0);
    record.changed = uploads.length + removals > 0;
    record.unchanged = unchanged;
    record.kept = kept;
    record.work = { uploads: uploads.length, removals, purgePaths };
    record.examples = Object.entries(paths).map(([label, all]) => ({
        label,
        paths: all.slice(0, MAX_EXAMPLES),
        count: all.length
    }));
    record.planned = listOf([
        uploads.length > 0 && `${uploads.length} to upload (${(0,units/* formatBytes */.z3)(bytes)})`,
        removals > 0 && `${removals} to remove`,
        purgePaths > 0 && `${(0,units/* formatCount */.B4)(purgePaths, 'path')} to purge`,
        unchanged > 0 && `${unchanged} unchanged`,
        kept > 0 && `${(0,units/* formatCount */.B4)(kept, 'removed asset')} kept for open browser tabs`
    ]);
    if (!record.dryRun)
        log.info(`Plan: ${record.planned}.`);
}
/** Returns one line about the run for the log and the summary, or undefined for a failed run. */
function conclusionOf(record) {
    const { failure, dryRun, planned, objectUrl, uploaded, removed, purgedPaths } = record;
    if (failure !== undefined || planned === undefined)
        return undefined;
    const place = objectUrl ?? record.siteUrl ?? record.target;
    if (dryRun)
        return `Plan for ${place}: ${planned}.`;
    const facts = listOf([
        uploaded > 0 && `${uploaded} uploaded`,
        removed > 0 && `${removed} removed`,
        purgedPaths > 0 && `${(0,units/* formatCount */.B4)(purgedPaths, 'path')} purged`
    ]);
    if (facts !== '')
        return `Published ${place}: ${facts}.`;
    return record.changed === true
        ? `Nothing was removed from ${place}: the warnings explain why.`
        : `Nothing to publish: ${place} is up to date.`;
}
function listOf(facts) {
    return facts.filter(Boolean).join(', ');
}

;// CONCATENATED MODULE: ./.build/src/publish/publish-archive.js










/** Lets later runs compare the stored bytes, because the key and the ETag do not always contain a hash. */
const DIGEST_HEADER = 'x-amz-meta-sha256';
async function publishArchive({ file, keyOf, manifest, rules, purge, dryRun }, { store, prefix }, record, context) {
    const { log, signal } = context;
    const [{ size, hex: sha256 }] = await digestFiles('sha256', [{ name: file, file }], signal);
    (0,file_body/* assertUploadable */.C3)([{ name: file, size }]);
    if (manifest?.archive !== undefined && manifest.archive.sha256 !== sha256)
        throw new failure/* Failure */.HR('site-file-changed', `The archive ${file} does not match the manifest.`);
    const path = keyOf(sha256);
    const key = prefix + path;
    const { contentType, cacheControl } = (0,plan_headers/* headersOf */.Yl)(path, rules, () => (0,content_types/* contentTypeOf */.J)(path)).headers;
    const headers = { 'content-type': contentType, 'cache-control': cacheControl, [DIGEST_HEADER]: sha256 };
    const found = await (0,s3_objects/* headOf */.Uo)(store, key);
    const stored = typeof found === 'object' ? found : undefined;
    const isStored = Object.entries(headers).every(([name, value]) => stored?.headers[name] === value);
    if (!isStored)
        await assertNoCredentials({ file, size, manifest }, context);
    // An address with the hash never needs a purge. Others are purged in each run, because no state records purges.
    const { sitePath, maxPaths, targets } = purge;
    const paths = path.includes(sha256) ? [] : (0,cdn_paths/* absolutePaths */.wd)([path], sitePath, maxPaths);
    const pending = new Map(targets.map(({ name }) => [name, paths]));
    const uploads = isStored ? [] : [{ size }];
    const purgePaths = paths.length * targets.length;
    recordPlan(record, { uploads, removals: 0, unchanged: 1 - uploads.length, kept: 0, purgePaths }, log);
    record.objectUrl = store.urlOf(key);
    const digest = stored?.headers[DIGEST_HEADER];
    if (stored !== undefined && digest !== sha256 && !path.includes(sha256))
        log.warning(`s3://${store.place.bucket}/${key} contains another archive, which this run replaces. To keep both, use \`{sha256}\` in \`archive-key\`.`);
    if (dryRun)
        return;
    if (isStored)
        log.info(`The archive is already stored: ${record.objectUrl}`);
    else {
        const local = { name: path, file, size, sha256 };
        const hasOtherBytes = digest !== undefined && digest !== sha256;
        const replaced = stored && { etag: stored.etag, hasOtherBytes };
        await (0,s3_objects/* putObject */.$R)(store, { key, local, headers, replaced }, { signal });
        record.uploaded = 1;
        record.uploadedBytes = size;
    }
    record.isUploadComplete = true;
    const now = () => store.clock.signingTime();
    record.purgedPaths = await purgeAll(pending, { targets, again: [] }, { ...context, now });
}

;// CONCATENATED MODULE: ./.build/src/publish/plan/pending-purges.js

/**
 * Returns the paths to purge for each target: paths that earlier runs recorded, and addresses that change now. Targets
 * that are not in the inputs of this run keep their paths for a later run. A target that is not in the state is purged
 * completely, because its CDN may have cached older content. In the first run, this purge also detects a wrong id.
 */
function addPendingPurges(earlier, changed, { names, sitePath, maxPaths }) {
    const now = (0,cdn_paths/* absolutePaths */.wd)(changed, sitePath, maxPaths);
    const pending = new Map();
    for (const name of new Set([...earlier.keys(), ...names])) {
        const all = [...new Set([...(earlier.get(name) ?? [cdn_paths/* EVERYTHING */.Qz]), ...now])].sort();
        pending.set(name, all.includes(cdn_paths/* EVERYTHING */.Qz) || all.length > maxPaths ? [cdn_paths/* EVERYTHING */.Qz] : all);
    }
    return pending;
}
function purgesOf(pending, names) {
    return names.flatMap(name => {
        const paths = pending.get(name) ?? [];
        return paths.length === 0 ? [] : [[name, paths]];
    });
}

// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
// EXTERNAL MODULE: ./.build/src/publish/plan/retention.js
var retention = __webpack_require__(85801);
// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
;// CONCATENATED MODULE: ./.build/src/publish/plan/plan.js






/** Compares the site with the known objects in the bucket. A pure function: reads no files, sends no requests. */
function makePlan(objects, known, options) {
    const uploads = [];
    const unchanged = [];
    const notImmutable = [];
    let hasReturned = false;
    for (const each of objects) {
        const entry = known.get(each.path);
        const isReplaced = hasOtherBytes(entry, each);
        const wasCorrected = entry?.headers.cacheControl === plan_headers/* REVALIDATE */.kK;
        if (each.isNamedByHash && isReplaced)
            notImmutable.push(each.path);
        const object = each.isNamedByHash && (isReplaced || wasCorrected)
            ? { ...each, headers: { ...each.headers, cacheControl: plan_headers/* REVALIDATE */.kK } }
            : each;
        const reason = reasonToUpload(object, entry);
        if (reason === undefined) {
            unchanged.push(object);
            hasReturned ||= entry?.departedAt !== undefined;
        }
        else
            uploads.push({ object, reason });
    }
    const site = new Set(objects.map(({ path }) => path));
    const removals = (0,retention/* retain */.aw)(known, path => site.has(path), options);
    const changed = uploads.filter(({ reason }) => reason !== 'new').map(({ object }) => object.path);
    const gone = removals.pages.map(({ path }) => path);
    const purgeAgain = removals.assets.flatMap(({ path }) => (0,cdn_paths/* purgePathsOf */.z$)(path));
    return {
        uploads: uploads.sort(byOrder),
        unchanged,
        removals,
        purge: [...new Set([...[...changed, ...gone].flatMap(cdn_paths/* purgePathsOf */.z$), ...purgeAgain])],
        purgeAgain,
        notImmutable,
        hasNewTimes: hasReturned || [...removals.departed.keys()].some(path => known.get(path)?.departedAt === undefined)
    };
}
/** Returns false if the stored bytes are unknown. */
function hasOtherBytes(entry, { sha256 }) {
    return entry !== undefined && entry.sha256 !== '' && entry.sha256 !== sha256;
}
function hasChanges({ uploads, removals }) {
    return uploads.length + removals.pages.length + removals.assets.length > 0;
}
function reasonToUpload(object, entry) {
    if (entry === undefined)
        return 'new';
    if (entry.sha256 !== object.sha256 || entry.etag === '')
        return 'changed';
    const { contentType, cacheControl } = entry.headers;
    return contentType === object.headers.contentType && cacheControl === object.headers.cacheControl
        ? undefined
        : 'headers changed';
}
/**
 * Sorts by phase, and puts new objects before changed objects: a changed object may link to a new object, while no
 * published object links to a new object yet.
 */
function byOrder(a, b) {
    return (PHASES.indexOf(a.object.phase) - PHASES.indexOf(b.object.phase) ||
        Number(a.reason !== 'new') - Number(b.reason !== 'new') ||
        (0,compare/* compareText */.n)(a.object.path, b.object.path));
}
/** Groups uploads that may run at the same time: objects of one phase that are all new or all changed. */
function batchesOf(uploads) {
    return [...(0,group_by/* groupBy */.$)(uploads, ({ object, reason }) => `${object.phase} ${reason === 'new'}`).values()];
}

;// CONCATENATED MODULE: ./.build/src/publish/apply/ownership.js

/**
 * Returns whether an object still matches its entry in the state. If the bucket has been copied, restored or encrypted
 * again, the same bytes have different ETags, so the bytes decide. `unknown`: the store does not allow reading the
 * object. `listed`: the object as this run has listed it; undefined if this run has not listed the bucket.
 */
async function ownerOf({ store, prefix }, { path, entry, listed }, signal) {
    const key = prefix + path;
    const found = listed ?? (await (0,s3_objects/* headOf */.Uo)(store, key, { signal }));
    if (typeof found === 'string')
        return found;
    if (entry.etag !== '' && found.etag === entry.etag)
        return 'ours';
    if (found.size !== entry.size || entry.sha256 === '')
        return 'others';
    const sha256 = await (0,s3_objects/* digestObject */.G5)(store, key, signal);
    if (sha256 === undefined)
        return 'unknown';
    return sha256 === entry.sha256 ? 'ours' : 'others';
}

;// CONCATENATED MODULE: ./.build/src/publish/apply/apply-plan.js







const PROGRESS_INTERVAL_MS = 5000;
const apply_plan_MAX_NAMED = 10;
/**
 * Uploads assets, pages and entry points, writes the state, deletes removed pages, purges the CDN, deletes old assets,
 * and writes the state again. In this order, readers see only complete pages, and no CDN caches a removed page.
 */
async function applyPlan(planned, application, context) {
    const { plan, known, listed, pending } = planned;
    const { lease, state, purgeTargets, applied } = application;
    const { store, prefix } = application.destination;
    const { pages, assets } = plan.removals;
    const objects = objectsOf(plan, known);
    const held = { ...context, signal: lease.signal };
    const remove = async (removals) => {
        if (removals.length === 0)
            return;
        await lease.assertHeld();
        const kept = { others: [], unknown: [] };
        await store.throttle.forEach(removals, lease.signal, async ({ path }, signal) => {
            const entry = known.get(path);
            if (entry === undefined)
                return;
            const object = { path, entry, listed: listed.get(path) };
            const owner = await ownerOf(application.destination, object, signal);
            if (owner === 'others' || owner === 'unknown')
                kept[owner].push(path);
            if (owner === 'others' || owner === 'missing')
                objects.delete(path);
            if (owner !== 'ours')
                return;
            applied.sent += 1;
            await (0,s3_objects/* deleteObject */.XR)(store, prefix + path, { signal, beforeSend: lease.assertTime });
            objects.delete(path);
            applied.removed += 1;
        });
        warnAboutKept(kept, context);
    };
    if (plan.uploads.length > 0)
        await uploadAll(planned, objects, application, held);
    applied.isUploadComplete = true;
    const names = purgeTargets.map(({ name }) => name);
    const hasPurges = purgesOf(pending, names).length > 0;
    if (hasPurges || pages.length + assets.length > 0)
        await state.write({ status: 'uploaded', objects, pendingPurges: pending });
    await remove(pages);
    if (hasPurges)
        await purge(planned, objects, application, held);
    await remove(assets);
    await lease.assertHeld();
    await state.write({ status: 'done', objects, pendingPurges: pending });
}
function warnAboutKept({ others, unknown }, { log }) {
    const named = (paths) => (0,with_more/* withMore */.i)(paths.sort(), apply_plan_MAX_NAMED).join(', ');
    if (others.length > 0)
        log.warning(`Another program has replaced these objects, so this run did not remove them: ${named(others)}. The state no longer lists these objects.`);
    if (unknown.length > 0)
        log.warning(`The store does not show whether these objects still belong to the site, so this run did not remove them: ${named(unknown)}. Allow \`s3:GetObject\` for these objects, and run again.`);
}
/** Returns the objects for the final state, except those that this run uploads. */
function objectsOf(plan, known) {
    const objects = new Map([...known, ...plan.removals.departed]);
    for (const { path, isRedirect } of plan.unchanged) {
        const { departedAt: _, ...inSite } = known.get(path) ?? {};
        if ('etag' in inSite)
            objects.set(path, { ...inSite, isRedirect });
    }
    return objects;
}
async function uploadAll({ plan, known, pending }, objects, { destination: { store, prefix }, lease, state, applied }, { clock, log }) {
    const { uploads } = plan;
    const expected = uploads.map(({ object: { path, size, sha256, headers, isRedirect }, reason }) => {
        // Equal bytes do not prove that new headers were uploaded, so an empty `cacheControl` makes a later run check them.
        const expected = reason === 'headers changed' ? { ...headers, cacheControl: '' } : headers;
        const entry = { size, sha256, etag: '', headers: expected, isRedirect };
        return [path, entry];
    });
    const unfinished = new Map([...objects, ...expected]);
    await state.write({ status: 'in progress', objects: unfinished, pendingPurges: pending });
    const total = uploads.reduce((sum, { object }) => sum + object.size, 0);
    let loggedAt = clock.now();
    await log.group(`Uploading ${(0,units/* formatCount */.B4)(uploads.length, 'object')}`, async () => {
        for (const batch of batchesOf(uploads))
            await store.throttle.forEach(batch, lease.signal, async ({ object }, signal) => {
                const { path, size, sha256, headers, isRedirect } = object;
                const { contentType, cacheControl } = headers;
                const sent = { 'content-type': contentType, 'cache-control': cacheControl };
                const before = known.get(path);
                const replaced = before && { etag: before.etag, hasOtherBytes: hasOtherBytes(before, object) };
                const upload = { key: prefix + path, local: object, headers: sent, replaced };
                applied.sent += 1;
                const etag = await (0,s3_objects/* putObject */.$R)(store, upload, { signal, beforeSend: lease.assertTime });
                objects.set(path, { size, sha256, etag, headers, isRedirect });
                applied.uploaded += 1;
                applied.uploadedBytes += size;
                if (clock.now() - loggedAt < PROGRESS_INTERVAL_MS)
                    return;
                loggedAt = clock.now();
                const bytes = `${(0,units/* formatBytes */.z3)(applied.uploadedBytes)} of ${(0,units/* formatBytes */.z3)(total)}`;
                log.info(`Uploaded ${applied.uploaded} of ${uploads.length} objects (${bytes}).`);
            });
    });
}
async function purge({ pending, again }, objects, { destination, state, purgeTargets, applied }, context) {
    const now = () => destination.store.clock.signingTime();
    try {
        await context.log.group('Purging the CDN', async () => {
            applied.purgedPaths += await purgeAll(pending, { targets: purgeTargets, again }, { ...context, now });
        });
    }
    catch (error) {
        // With this state, the next run neither checks the removed pages nor repeats completed purges.
        if (!context.signal.aborted)
            await state.write({ status: 'uploaded', objects, pendingPurges: pending });
        throw error;
    }
}

// EXTERNAL MODULE: ./.build/src/publish/read/state.js
var read_state = __webpack_require__(11565);
;// CONCATENATED MODULE: ./.build/src/publish/lease/lease-object.js





const LEASE_PATH = `${read_state/* STATE_FOLDER */.P2}lease.json`;
const LEASE_VERSION = 1;
const LEASE_MS = 60_000;
const leaseSchema = schemas/* object */.Ikc({
    leaseVersion: schemas/* literal */.euz(LEASE_VERSION),
    /** Random id of the run, so that two attempts of one workflow run have different ids. */
    run: schemas/* string */.YjP(),
    address: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    /** Time at which the lease expires, by the store's clock, in milliseconds since 1970. */
    until: schemas/* number */.aig()
});
async function readLease(store, prefix, signal) {
    const found = await (0,s3_objects/* getObject */.iM)(store, prefix + LEASE_PATH, signal);
    if (found === undefined)
        return undefined;
    const { etag, body, modifiedAt } = found;
    const { run = '', address, until } = (0,read_state/* parseObject */.lj)(leaseSchema, body) ?? {};
    // A lease that is invalid, or whose `until` is too late, expires about `LEASE_MS` after the last write.
    const longest = modifiedAt === undefined ? undefined : modifiedAt + LEASE_MS + 1000;
    return { run, address, etag, until: Math.min(until ?? Infinity, longest ?? until ?? 0) };
}
async function writeLease(store, prefix, { run, address, until }, { condition, ...options }) {
    const content = { leaseVersion: LEASE_VERSION, run, address, until };
    const body = Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`);
    const object = { key: prefix + LEASE_PATH, body, headers: read_state/* FILE_HEADERS */.CP };
    return assertSupported(store, await (0,s3_objects/* putIf */.Z0)(store, object, condition, options));
}
/** Throws if the store does not support a conditional write, although the probe at the start succeeded. */
function assertSupported(store, write) {
    if (write.status !== 'not-supported')
        return write;
    throw (0,s3_store/* notAStore */.cs)(store, 'it no longer implements conditional writes');
}
function isOwnLease({ owner }, { run }) {
    return run === owner.run;
}
function holderOf({ address }) {
    return address === undefined ? 'another run' : `the run ${address}`;
}
/** Makes the error for a run that has lost its lease. `found`: the lease that is now in the bucket, if any. */
function leaseLost(found) {
    const what = found === undefined ? 'another run may have published' : `${holderOf(found)} took over the target`;
    return new failure/* Failure */.HR('publish-conflict', `The lease of this run expired, and ${what}. This run stopped.`);
}

;// CONCATENATED MODULE: ./.build/src/publish/apply/state-writer.js




const MAX_ATTEMPTS = 5;
/** Another program has changed the state since this run last read or wrote the state. */
class StateChanged extends failure/* Failure */.HR {
    constructor() {
        super('publish-conflict', 'Another program changed the state in the bucket during this run.');
    }
}
/** Writes the state of one run. Each write detects whether another run has written since this run's last access. */
class StateWriter {
    #target;
    #etag;
    #step = 0;
    #objects = new Map();
    /** Objects that another run recorded after this run began. The state lists them, so a later run can remove them. */
    #others;
    constructor(target) {
        this.#target = target;
        this.#etag = target.etag;
    }
    async write(content) {
        const { lease } = this.#target;
        const { signal, assertTime } = lease;
        this.#objects = content.objects;
        this.#step += 1;
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            const isPut = await this.#put(this.#bodyOf(content), { signal, beforeSend: assertTime });
            if (!isPut && !(await this.#isStored()))
                continue;
            lease.isRecorded = true;
            return;
        }
        throw new StateChanged();
    }
    /** Called after a rejected write. Returns whether an earlier attempt succeeded and only its response was lost. */
    async #isStored() {
        const { store, prefix, lease, run } = this.#target;
        const { state, etag } = await (0,read_state/* readState */.un)(store, prefix, lease.signal);
        this.#etag = etag;
        // If the store returned a wrong ETag for an earlier write, the bucket contains an older state from this run.
        if (state?.run === run)
            return state.step === this.#step;
        await lease.assertHeld();
        if (this.#step === 1)
            throw new StateChanged();
        // Another run, which lost its lease, has marked the state as unfinished. The next run must compare every object.
        this.#others = state?.objects ?? new Map();
        return false;
    }
    #bodyOf(content) {
        const { store, lease, run } = this.#target;
        const { until: leaseUntil, hasConditions, tookOver } = lease;
        const compareAgain = tookOver || this.#others !== undefined;
        const about = { run, step: this.#step, leaseUntil, compareAgain };
        const known = { hasConditions, hasOpaqueEtags: store.etags === 'opaque' };
        const objects = new Map([...(this.#others ?? []), ...content.objects]);
        return (0,read_state/* serializeState */.sU)({ ...content, ...about, ...known, objects }, store.place.origin);
    }
    /**
     * Called when this run has lost its lease: late requests of this run may have overwritten objects of the run that now
     * has the lease. An unfinished state makes the next run compare every object. Adds the keys that only this run
     * recorded, so that a later run can remove these objects.
     */
    async markUnfinished(signal) {
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            const { store, prefix } = this.#target;
            const { state, etag } = await (0,read_state/* readState */.un)(store, prefix, signal);
            if (state === undefined)
                return;
            const own = [...this.#objects].map(([path, entry]) => [path, { ...entry, etag: '' }]);
            this.#etag = etag;
            const objects = new Map([...own, ...state.objects]);
            // If this state contained the id of the other run, that run would treat the state as its own.
            const marked = { ...state, run: this.#target.run, status: 'in progress', objects };
            if (await this.#put((0,read_state/* serializeState */.sU)(marked, store.place.origin), { signal }))
                return;
        }
    }
    /** Returns false if the write condition was not met. */
    async #put(body, options) {
        const { store, prefix, lease } = this.#target;
        const object = { key: prefix + read_state/* STATE_PATH */.K, body, headers: read_state/* FILE_HEADERS */.CP };
        const known = this.#etag === undefined ? 'new' : { etag: this.#etag };
        const condition = lease.hasConditions ? known : 'none';
        const { status, etag } = assertSupported(store, await (0,s3_objects/* putIf */.Z0)(store, object, condition, options));
        if (status === 'written')
            this.#etag = etag;
        return status === 'written';
    }
}

;// CONCATENATED MODULE: ./.build/src/publish/lease/release-lease.js



/** Value of `until` in a lease that was released but could not be deleted. */
const ENDED = 0;
/** Value of `until` in a lease that was released although late requests can still change objects. */
const UNANSWERED = 1;
/** Marks the lease as ended if the store does not allow its deletion. */
async function deleteLease(target, { etag }, options, log) {
    const key = target.prefix + LEASE_PATH;
    try {
        await (0,s3_objects/* deleteObject */.XR)(target.store, key, { ...options, connections: 'lease' });
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR) || error.code === 'store-unreachable')
            throw error;
        await endLease(target, { etag, until: ENDED }, options);
        log.warning(`${error.message} The lease was marked as ended instead. Allow \`s3:DeleteObject\` for ${key}: the action also needs this permission to remove pages.`);
    }
}
async function endLease({ store, prefix, owner }, { etag, until }, options) {
    await writeLease(store, prefix, { ...owner, until }, { ...options, condition: { etag } });
}

;// CONCATENATED MODULE: ./.build/src/publish/lease/wait-for-lease.js



const POLL_INTERVAL_MS = 3000;
/** Waits until the lease is free or belongs to this run. Returns the lease that is then in the bucket, if any. */
async function waitWhileHeld(target, { clock, log, signal }) {
    let waitedFor;
    try {
        for (;;) {
            const found = await readLease(target.store, target.prefix, signal);
            const isFree = found === undefined || target.store.clock.earliest() > found.until;
            if (isFree || isOwnLease(target, found))
                return { found, hasWaited: waitedFor !== undefined };
            if (found.run !== waitedFor?.run)
                log.info(`Waiting for ${holderOf(found)}, which is publishing to the same target.`);
            waitedFor = found;
            await clock.sleep(POLL_INTERVAL_MS, signal);
        }
    }
    catch (error) {
        if (!(error instanceof stop_reason/* TimedOut */.GA) || waitedFor === undefined)
            throw error;
        const text = `Timed out waiting for ${holderOf(waitedFor)}, which is still publishing to the same target. This run uploaded nothing.`;
        throw new failure/* Failure */.HR('publish-conflict', text, { cause: error });
    }
}

;// CONCATENATED MODULE: ./.build/src/publish/lease/held-lease.js






/** Leaves time to retry a failed renewal before the lease expires. */
const RENEW_AFTER_MS = LEASE_MS / 3;
/** A run stops writing this long before its lease expires, so that its last requests arrive before a takeover. */
const STOP_BEFORE_END_MS = LEASE_MS / 6;
const MAX_HELD_MS = LEASE_MS - STOP_BEFORE_END_MS;
const CHECK_INTERVAL_MS = 1000;
/** Time within which a store usually carries out a request, even if no response arrives. */
const MAX_REQUEST_MS = 2000;
/** Time to release the lease. A run that was stopped by a signal has less time. */
const RELEASE_TIMEOUT_MS = 10_000;
const STOPPED_LATE_WRITE_MS = stop_reason/* MAX_CLEANUP_MS */.vu / 3;
const STOPPED_RELEASE_TIMEOUT_MS = stop_reason/* MAX_CLEANUP_MS */.vu - STOPPED_LATE_WRITE_MS - 100;
const MAX_REFUSALS = 8;
const NOT_HELD = { until: ENDED, etag: '', sentAt: -Infinity };
/** Waits while another run has the lease, then acquires the lease, runs `work`, and releases the lease. */
async function withLease(target, context, work) {
    const lease = new HeldLease(target, context);
    try {
        await lease.acquire();
        return await work(lease);
    }
    finally {
        await lease.release();
    }
}
/** Replaces the lease for a store without conditional writes. Such a store cannot prevent two simultaneous runs. */
function withoutLease(signal) {
    return {
        hasConditions: false,
        isRecorded: true,
        isHeld: true,
        tookOver: false,
        until: ENDED,
        signal,
        assertTime: () => signal.throwIfAborted(),
        assertHeld: async () => await Promise.resolve()
    };
}
/**
 * The right to publish to a target, stored as an object in the bucket. All times are by the store's clock, so that a
 * wrong clock on a runner has no effect.
 */
class HeldLease {
    hasConditions = true;
    /** Whether the stored state records that this run took over the target (`tookOver`). */
    isRecorded = false;
    /** Aborted when the lease is lost, or when the run is stopped. */
    signal;
    #target;
    #context;
    #lost = new AbortController();
    #closing = new AbortController();
    #tookOver = false;
    #held = NOT_HELD;
    /** Time, by the local clock, at which the last write of the lease began. */
    #sentAt = -Infinity;
    /** Whether the stored lease of this run may differ from `#held`. */
    #isUncertain = false;
    #endChecks = () => undefined;
    #renewal;
    constructor(target, context) {
        this.#target = target;
        this.#context = context;
        this.signal = AbortSignal.any([context.signal, this.#lost.signal]);
        context.signal.addEventListener('abort', () => void this.#closeSoon());
    }
    get until() {
        return this.#held.until;
    }
    /** Whether the previous run did not release the lease. The last requests of that run may still arrive. */
    get tookOver() {
        return this.#tookOver;
    }
    /** Whether no other run can have the lease yet, even at the latest time that the store's clock may show now. */
    get isHeld() {
        const { until, sentAt } = this.#held;
        // By the local clock, too: the first response of the store may have had a wrong time.
        const heldMs = this.#context.clock.latest() - sentAt;
        return this.#target.store.clock.latest() <= until - STOP_BEFORE_END_MS && heldMs <= MAX_HELD_MS;
    }
    /** Called before each write, because the check timer fires too late if the process has been suspended. */
    assertTime = () => {
        if (!this.isHeld)
            this.#lost.abort(leaseLost());
        this.signal.throwIfAborted();
    };
    async acquire() {
        const { clock, signal } = this.#context;
        let condition = 'new';
        for (let refusals = 0; this.#held === NOT_HELD; refusals += 1) {
            if (refusals === MAX_REFUSALS)
                throw (0,s3_store/* notAStore */.cs)(this.#target.store, 'it rejects every lease write, although no run holds the lease');
            // Another run wrote its lease first, or the responses from the store contradict each other.
            if (refusals > 1)
                await clock.sleep(CHECK_INTERVAL_MS, signal);
            const until = this.#nextEnd();
            const { status, etag } = await this.#write(until, condition);
            if (status === 'written')
                this.#hold(until, etag);
            else {
                const { found, hasWaited } = await waitWhileHeld(this.#target, this.#context);
                if (hasWaited)
                    refusals = 0;
                // The write succeeded, but its response was lost.
                if (found !== undefined && isOwnLease(this.#target, found))
                    this.#hold(found.until, found.etag);
                else
                    this.#tookOver ||= found !== undefined && found.until !== ENDED;
                condition = found === undefined ? 'new' : { etag: found.etag };
            }
        }
        this.#endChecks = clock.repeat(CHECK_INTERVAL_MS, async () => await this.#check());
    }
    /** Throws unless the bucket contains this run's lease. Creates the lease again if another program has deleted it. */
    async assertHeld() {
        let found = await this.#read(this.signal);
        // After the lease has expired, a missing lease may mean that another run has acquired and released the lease.
        if (found === undefined && this.isHeld) {
            const until = this.#nextEnd();
            const { status, etag } = await this.#write(until, 'new');
            if (status === 'written') {
                this.#hold(until, etag);
                return;
            }
            // Another run wrote its lease first, or the response to the write was lost.
            found = await this.#read(this.signal);
        }
        if (found === undefined || !isOwnLease(this.#target, found)) {
            // Prevents `release` from deleting another run's lease.
            this.#held = NOT_HELD;
            this.#isUncertain = false;
            const lost = leaseLost(found);
            this.#lost.abort(lost);
            throw lost;
        }
        this.#held = { ...this.#held, until: Math.max(this.until, found.until), etag: found.etag };
    }
    /** Lets the next run start at once. Never throws, because a lease that is not released expires. */
    async release() {
        this.#endChecks();
        if (this.#renewal !== undefined) {
            void this.#closeSoon();
            await this.#renewal.catch(() => undefined);
        }
        if (!this.isHeld && !this.#isUncertain)
            return;
        const { clock, log, signal: run } = this.#context;
        const signal = AbortSignal.timeout(run.aborted ? STOPPED_RELEASE_TIMEOUT_MS : RELEASE_TIMEOUT_MS);
        try {
            if (this.#isUncertain) {
                const found = await this.#read(signal);
                this.#held =
                    found !== undefined && isOwnLease(this.#target, found)
                        ? { ...found, sentAt: this.#sentAt }
                        : NOT_HELD;
            }
            // If the lease ends as `UNANSWERED`, the next run takes over, and the run after it compares every object.
            const isLate = this.#target.store.unansweredAt + MAX_REQUEST_MS > clock.now();
            const isOwed = this.tookOver && !this.isRecorded;
            const writing = { signal, beforeSend: this.#assertOwn };
            if (isLate || isOwed)
                await endLease(this.#target, { etag: this.#held.etag, until: UNANSWERED }, { ...writing, retries: false });
            else
                await deleteLease(this.#target, this.#held, { ...writing, retries: !run.aborted }, log);
        }
        catch (error) {
            log.debug(`The lease was not released: ${(0,failure/* reasonOf */.A3)(error)}`);
        }
    }
    /** Throws if the lease is about to expire: another run may have the lease when the request arrives. */
    #assertOwn = () => {
        if (!this.isHeld)
            throw leaseLost();
    };
    #nextEnd() {
        return this.#target.store.clock.earliest() + LEASE_MS;
    }
    #hold(until, etag) {
        this.#held = { until, etag, sentAt: this.#sentAt };
        this.#isUncertain = false;
    }
    /**
     * Whether `RENEW_AFTER_MS` has passed since `until` was computed, however long the write took, or `until` is too late,
     * because it was computed from a wrong time of the store.
     */
    get #isDue() {
        return Math.abs(this.#nextEnd() - this.until) >= RENEW_AFTER_MS;
    }
    async #check() {
        if (this.signal.aborted)
            return;
        if (!this.isHeld) {
            this.#lost.abort(leaseLost());
            return;
        }
        if (this.#renewal !== undefined || !this.#isDue)
            return;
        this.#renewal = this.#renew();
        // After an error, the next check retries the renewal, until the lease is about to expire.
        await this.#renewal.catch(() => undefined);
        this.#renewal = undefined;
    }
    async #renew() {
        const until = this.#nextEnd();
        const { status, etag } = await this.#write(until, { etag: this.#held.etag });
        if (status === 'written')
            this.#hold(until, etag);
        // An earlier response was lost or had a wrong ETag. The next check retries the renewal if it is still due.
        else
            await this.assertHeld();
    }
    async #write(until, condition) {
        this.#isUncertain = true;
        this.#sentAt = this.#context.clock.latest();
        const signal = AbortSignal.any([this.#closing.signal, this.#lost.signal]);
        const { store, prefix, owner } = this.#target;
        return await writeLease(store, prefix, { ...owner, until }, { condition, signal });
    }
    /** Waits briefly for the response to a write in flight, whose ETag `release` needs, and then aborts the write. */
    async #closeSoon() {
        await this.#context.clock.sleep(STOPPED_LATE_WRITE_MS, new AbortController().signal);
        this.#closing.abort(this.#context.signal.reason ?? new Error('the run ends'));
    }
    async #read(signal = this.#context.signal) {
        return await readLease(this.#target.store, this.#target.prefix, signal);
    }
}

// EXTERNAL MODULE: ./.build/src/s3/conditional-writes.js
var conditional_writes = __webpack_require__(55963);
;// CONCATENATED MODULE: ./.build/src/publish/plan/plan-files.js




const PLAN_VERSION = 1;
/** Writes `plan.json`, and lists of paths for other upload programs. Returns the path of `plan.json`. */
function writePlan(folder, plan, { target, purges }) {
    const file = (0,external_node_path_.join)(folder, 'plan.json');
    const lists = (0,external_node_path_.join)(folder, 'plan');
    const { pages, assets } = plan.removals;
    try {
        (0,external_node_fs_.mkdirSync)(lists, { recursive: true });
        (0,external_node_fs_.writeFileSync)(file, planJson(plan, target, purges));
        const uploads = (phase) => plan.uploads.filter(({ object }) => object.phase === phase);
        const planned = {
            // Programs that do not keep the order of a list upload this list first: changed assets can need new assets.
            'new-assets': pathsOf(uploads('assets').filter(({ reason }) => reason === 'new')),
            ...Object.fromEntries(PHASES.map(phase => [phase, pathsOf(uploads(phase))])),
            remove: [...pages, ...assets].map(({ path }) => path)
        };
        for (const [name, paths] of Object.entries(planned))
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(lists, `${name}.txt`), paths.map(path => `${path}\n`).join(''));
    }
    catch (error) {
        const what = `The plan could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`;
        throw new failure/* Failure */.HR('site-file-unreadable', what, { cause: error });
    }
    return file;
}
function pathsOf(uploads) {
    return uploads.map(({ object }) => object.path);
}
function planJson(plan, target, purges) {
    const uploads = plan.uploads.map(({ object, reason }) => ({
        path: object.path,
        phase: object.phase,
        reason,
        bytes: object.size,
        contentType: object.headers.contentType,
        cacheControl: object.headers.cacheControl
    }));
    const content = {
        planVersion: PLAN_VERSION,
        target,
        uploadBytes: uploads.reduce((sum, { bytes }) => sum + bytes, 0),
        unchanged: plan.unchanged.length,
        upload: uploads,
        remove: [...plan.removals.pages, ...plan.removals.assets],
        keep: plan.removals.kept.map(({ path, until }) => ({
            path,
            reason: 'removed asset',
            until: new Date(until).toISOString()
        })),
        purge: purges.map(([name, paths]) => ({ target: name, paths }))
    };
    return `${JSON.stringify(content, undefined, 2)}\n`;
}

// EXTERNAL MODULE: ./.build/src/s3/etag.js
var etag = __webpack_require__(61777);
;// CONCATENATED MODULE: ./.build/src/publish/read/known-objects.js




/**
 * Returns the objects that the bucket has before a run. With the status `done`, the state is trusted. With `uploaded`,
 * removals may have begun, so removed objects are checked. With any other status, all objects are checked.
 */
async function knownObjects(bucket, wanted, state, context) {
    if (state?.status === 'done')
        return { known: state.objects, listed: new Map() };
    if (state?.status === 'uploaded')
        return await withoutLostObjects(bucket, state.objects);
    return await context.log.group('Comparing the site with the bucket', async () => await known_objects_compare(bucket, wanted, state?.objects ?? new Map(), context));
}
async function withoutLostObjects(bucket, entries) {
    const known = new Map(entries);
    const departed = new Map([...entries].filter(([, { departedAt }]) => departedAt !== undefined));
    if (departed.size === 0)
        return { known, listed: new Map() };
    const listed = await listBelow(bucket, path => departed.has(path));
    for (const path of departed.keys())
        if (!listed.has(path))
            known.delete(path);
    return { known, listed };
}
/**
 * Counts an object as uploaded if it has the same bytes as its file in the site. Ignores objects that are neither in
 * the state nor in the site, so no run removes them. Keeps entries of removed objects for `ownerOf` to compare.
 */
async function known_objects_compare(bucket, wanted, entries, context) {
    const { store, prefix } = bucket;
    const site = new Map(wanted.map(object => [object.path, object]));
    const found = await listBelow(bucket, path => site.has(path) || entries.has(path));
    const known = new Map();
    const candidates = [];
    for (const [path, listed] of found) {
        const entry = entries.get(path);
        const object = site.get(path);
        const isRecorded = entry !== undefined && entry.etag !== '' && entry.etag === listed.etag;
        if (entry !== undefined && (object === undefined || isRecorded))
            known.set(path, entry);
        else if (object !== undefined && object.size === listed.size && (0,etag/* md5In */.Qz)(listed.etag) !== undefined)
            candidates.push({ object, entry, listed });
        else
            known.set(path, unknownBytes(listed, entry, object?.headers));
    }
    // Without MD5, for example in FIPS mode, all candidates are uploaded.
    const hashed = (0,etag/* newMd5 */.j_)() === undefined ? [] : candidates.map(({ object }) => object);
    const digests = await digestFiles('md5', hashed, context.signal);
    await Promise.all(candidates.map(async ({ object, entry, listed }, i) => {
        if (digests[i]?.hex !== (0,etag/* md5In */.Qz)(listed.etag))
            return void known.set(object.path, unknownBytes(listed, entry, object.headers));
        const { path, sha256 } = object;
        // An interrupted run has uploaded these bytes. Unless `cacheControl` is empty, the run also uploaded the headers.
        if (entry?.sha256 === sha256 && entry.headers.cacheControl !== '')
            return void known.set(path, { ...entry, ...listed });
        const stored = await store.throttle.run(async () => await (0,s3_objects/* headOf */.Uo)(store, prefix + path));
        // The object was deleted after the listing.
        if (stored === 'missing')
            return;
        const headers = stored === 'unknown' ? object.headers : headersIn(stored.headers);
        known.set(path, { ...listed, sha256, headers });
    }));
    return { known, listed: found };
}
function headersIn(stored) {
    const { 'content-type': contentType = '', 'cache-control': cacheControl = '' } = stored;
    return { contentType, cacheControl };
}
async function listBelow({ store, prefix }, isOurs) {
    const found = new Map();
    for await (const { key, size, etag } of (0,s3_objects/* listObjects */.L)(store, prefix)) {
        const path = key.slice(prefix.length);
        if (key.startsWith(prefix) && !path.startsWith(read_state/* STATE_FOLDER */.P2) && isOurs(path))
            found.set(path, { size, etag });
    }
    return found;
}
function unknownBytes(listed, entry, headers = { contentType: '', cacheControl: '' }) {
    return { headers, ...entry, ...listed, sha256: '' };
}

;// CONCATENATED MODULE: ./.build/src/publish/read/unnamed-objects.js


/**
 * Returns the files about the whole site, such as `robots.txt`, that would replace an object that the state does not
 * name. Teams often keep such an object of their own at the address, until the finish action adds the file to the site.
 * `isListed`: whether `known` contains all objects that the bucket has at addresses of the site.
 */
async function replacedUnnamed({ store, prefix }, uploads, found, { signal }) {
    const { state, known, isListed } = found;
    const paths = uploads
        .filter(({ reason }) => reason !== 'headers changed')
        .map(({ object }) => object.path)
        .filter(path => (0,entry_points/* isAddedByFinish */.j4)(path) && state?.objects.has(path) !== true);
    if (isListed)
        return paths.filter(path => known.has(path));
    const replaced = [];
    await store.throttle.forEach(paths, signal, async (path, either) => {
        const head = await (0,s3_objects/* headOf */.Uo)(store, prefix + path, { signal: either });
        if (typeof head === 'object')
            replaced.push(path);
    });
    return replaced.sort();
}

;// CONCATENATED MODULE: ./.build/src/publish/publish-site.js



















const publish_site_MAX_NAMED = 5;
/** Makes the bucket match the site. The lease ensures that only one run at a time does this: see `lease/`. */
async function publishSite(inputs, place, first, context) {
    const { destination, owner } = place;
    const { store, prefix } = destination;
    const { log, signal } = context;
    if (first.isDamaged)
        log.warning(`The state ${prefix}${read_state/* STATE_PATH */.K} in the bucket is damaged, or another program wrote it. This run compares every file of the site with the bucket and removes no objects.`);
    const hadConditions = first.state?.hasConditions;
    const plan = async (found, isCertain) => await planNext(inputs, place, { ...found, isCertain }, context);
    // A run with nothing to do takes no lease. If the last run did not finish, this run has something to do.
    const planned = inputs.dryRun || first.state?.status === 'done' ? await plan(first, hadConditions !== false) : undefined;
    if (inputs.dryRun)
        await tellHolder(destination, context);
    if (inputs.dryRun || planned?.isSettled === true)
        return;
    const hasConditions = hadConditions ?? (await (0,conditional_writes/* probeConditions */.D)(store, prefix + read_state/* PROBE_PATH */.VA, signal)).length === 0;
    if (hasConditions) {
        await withLease({ ...destination, owner }, context, async (lease) => {
            const attempt = async (found, next) => await apply(next ?? (await plan(found, true)), { inputs, place, lease, found }, context);
            try {
                await attempt(first, planned);
            }
            catch (error) {
                if (!(error instanceof StateChanged) || place.record.sent > 0)
                    throw error;
                log.info('Another run has published since the comparison. Comparing again.');
                await attempt(await (0,read_state/* readState */.un)(store, prefix));
            }
        });
        return;
    }
    log.warning('The store does not implement conditional writes, so concurrent runs could mix their files. Use a `concurrency` group in the workflow to prevent concurrent runs.');
    const next = hadConditions === false && planned !== undefined ? planned : await plan(first, false);
    await apply(next, { inputs, place, lease: withoutLease(signal), found: first }, context);
}
async function apply(next, about, context) {
    if (next.isSettled)
        return;
    const { inputs, place, lease, found } = about;
    const { destination, owner, record } = place;
    const state = new StateWriter({ ...destination, lease, run: owner.run, etag: found.etag });
    const purgeTargets = inputs.purge.targets;
    try {
        await applyPlan(next, { destination, lease, state, purgeTargets, applied: record }, context);
    }
    catch (error) {
        // After an error, late requests of this run may overwrite objects of the run that now has the lease.
        if (!lease.isHeld && record.sent > 0)
            await mark(state, context);
        throw error;
    }
}
async function mark(state, { signal, log }) {
    const markNow = async () => await state.markUnfinished(AbortSignal.timeout(STOPPED_RELEASE_TIMEOUT_MS));
    try {
        // If the run is stopped while the store does not respond, one last attempt may still succeed.
        await (signal.aborted ? markNow() : state.markUnfinished(signal).catch(markNow));
    }
    catch (error) {
        log.debug(`The state was not marked as unfinished: ${(0,failure/* reasonOf */.A3)(error)}`);
    }
}
async function planNext({ purge, keepRemovedMs, maxRemoved, planFolder, target, dryRun }, { destination, objects, record }, { state, isCertain }, context) {
    if (state?.status === 'in progress')
        context.log.info('The last run did not finish, or took over from a run that did not finish.');
    // Without a lease, another run may have changed the bucket since the state was written.
    const believed = state && !isCertain ? { ...state, status: 'in progress' } : state;
    const { known, listed } = await knownObjects(destination, objects, believed, context);
    // Includes pages that an interrupted run has removed but the state still lists, to recognize the data of these pages.
    const data = (0,page_data/* pageDataOf */.nC)([
        ...(state?.objects.keys() ?? []),
        ...known.keys(),
        ...objects.map(({ path }) => path)
    ]);
    const isPageData = (path) => data.has(path);
    const plan = makePlan(objects, known, { now: context.clock.now(), keepRemovedMs, isPageData });
    warnAboutNames(plan.notImmutable, context);
    const unnamed = { state, known, isListed: believed?.status !== 'done' && believed?.status !== 'uploaded' };
    // A dry run sends no request for single objects.
    if (unnamed.isListed || !dryRun)
        warnAboutReplaced(await replacedUnnamed(destination, plan.uploads, unnamed, context), dryRun, context);
    const names = purge.targets.map(({ name }) => name);
    const pending = addPendingPurges(state?.pendingPurges ?? new Map(), plan.purge, { ...purge, names });
    const again = (0,cdn_paths/* absolutePaths */.wd)(plan.purgeAgain, purge.sitePath, purge.maxPaths);
    const purges = purgesOf(pending, names);
    const { uploads, removals, unchanged } = plan;
    const work = {
        uploads: uploads.map(({ object }) => object),
        removals: removals.pages.length + removals.assets.length,
        unchanged: unchanged.length,
        kept: removals.kept.length,
        purgePaths: purges.flatMap(([, paths]) => paths).length,
        paths: {
            New: pathsOf(uploads.filter(({ reason }) => reason === 'new')),
            Changed: pathsOf(uploads.filter(({ reason }) => reason !== 'new')),
            Removed: [...removals.pages, ...removals.assets].map(({ path }) => path)
        }
    };
    recordPlan(record, work, context.log);
    record.planPath = writePlan(planFolder, plan, { target: target.text, purges });
    (0,retention/* assertFewRemovals */.U)(removals, maxRemoved);
    const isSettled = state?.status === 'done' && purges.length === 0 && !hasChanges(plan) && !plan.hasNewTimes;
    return { plan, known, listed, pending, again, isSettled };
}
async function tellHolder({ store, prefix }, { log }) {
    const found = await readLease(store, prefix);
    if (found === undefined || store.clock.earliest() > found.until)
        return;
    log.info(`The plan may soon be outdated, because ${holderOf(found)} is publishing to this target.`);
}
function warnAboutReplaced(paths, isDryRun, { log }) {
    if (paths.length === 0)
        return;
    const parts = [...new Set(paths.map(entry_points/* finishPartOf */.gY))].join(' and ');
    // A file must not be removed from the site itself, because the manifest lists the file.
    log.warning(`No state of this action names these objects, so another program probably wrote them: ${(0,with_more/* withMore */.i)(paths, publish_site_MAX_NAMED).join(', ')}. This run ${isDryRun ? 'would replace' : 'replaces'} them with files of the site. To keep the objects, publish to another prefix, or run the finish action again with an \`add\` that does not list ${parts}. If the files come from the export, remove them from its source and export again.`);
}
function warnAboutNames(paths, { log }) {
    if (paths.length === 0)
        return;
    log.warning(`The bytes of ${(0,with_more/* withMore */.i)(paths, publish_site_MAX_NAMED).join(', ')} changed, although files with a build hash in the name must never change. Browsers may keep the old bytes for up to a year. From now on, these files are served with \`${plan_headers/* REVALIDATE */.kK}\`. Set \`cache-control\` for these files to a value without \`immutable\`.`);
}

;// CONCATENATED MODULE: ./.build/src/publish/read/site-contents.js






/** Number of files after which the loop yields, so that signals and responses are handled. */
const FILES_PER_TURN = 500;
/**
 * Returns the site files with size and SHA-256. Hashes a file in the manifest unless the file is older than the
 * manifest. Throws if a file in the manifest is missing, or has another size or hash, because publishing would remove
 * or replace the published file.
 */
async function readSite({ folder, paths, manifest }, signal) {
    // Avoids `join`, which takes longer than `statSync`. Windows also accepts a slash.
    const fileOf = (path) => `${folder}/${path}`;
    const existing = new Set(paths);
    const missing = [...(manifest?.files.keys() ?? [])].filter(path => !existing.has(path));
    if (missing.length > 0)
        throw changedFiles('`site-path` lacks files that the manifest lists', missing);
    const changed = [];
    const unhashed = [];
    for (const [i, path] of paths.entries()) {
        // Yields so that the request for the state can proceed at the same time.
        if (i % FILES_PER_TURN === 0) {
            await (0,promises_.setImmediate)();
            signal.throwIfAborted();
        }
        const listed = manifest?.files.get(path);
        if (listed === undefined) {
            unhashed.push(path);
            continue;
        }
        const { size, mtimeMs } = statOf(fileOf(path), path);
        if (size !== listed.size)
            changed.push(path);
        else if (mtimeMs >= (manifest?.modifiedAt ?? 0))
            unhashed.push(path);
    }
    const digests = await digestFiles('sha256', unhashed.map(name => ({ name, file: fileOf(name) })), signal);
    const hashed = new Map(unhashed.map((path, i) => [path, digests[i]]));
    const files = paths.map((path) => {
        const listed = manifest?.files.get(path);
        const computed = hashed.get(path);
        const { size, hex: sha256 } = computed ?? { size: listed?.size ?? 0, hex: listed?.sha256 ?? '' };
        if (listed !== undefined && listed.sha256 !== sha256)
            changed.push(path);
        return { name: path, file: fileOf(path), size, sha256 };
    });
    if (changed.length === 0)
        return files;
    throw changedFiles('These files do not match the manifest', changed);
}
function changedFiles(what, paths) {
    return new failure/* Failure */.HR('site-file-changed', `${what}: ${(0,with_more/* withMore */.i)(paths, 5).join(', ')}. Nothing was uploaded.`);
}
function statOf(file, name) {
    try {
        return (0,external_node_fs_.statSync)(file);
    }
    catch (error) {
        throw (0,file_body/* explainFileError */.Yd)(error, { name });
    }
}

// EXTERNAL MODULE: ./.build/src/runtime/text/format.js
var text_format = __webpack_require__(64579);
// EXTERNAL MODULE: ./.build/src/runtime/text/clip.js
var clip = __webpack_require__(74238);
// EXTERNAL MODULE: ./.build/src/runtime/action/summary.js
var summary = __webpack_require__(37223);
;// CONCATENATED MODULE: ./.build/src/publish/summary.js






const MAX_NAME = 300;
const MAX_TEXT = 2000;
function publishSummary(record, errorsPage, format = text_format/* MARKDOWN */.yQ) {
    const { failure } = record;
    const conclusion = conclusionOf(record);
    const sections = [
        failure && progress(record),
        ...record.examples.map(each => examples(each, format)),
        conclusion && format.sentence((0,clip/* clip */.$)(conclusion, MAX_TEXT))
    ];
    const top = { heading: heading(record), facts: highlights(record, format), failure };
    return (0,summary/* summaryOf */.YG)(top, errorsPage, sections, format);
}
function heading(record) {
    const { failure, dryRun, changed, objectUrl, uploaded, purgedPaths, isUploadComplete } = record;
    if (failure !== undefined) {
        if (failure.code === 'purge-failed')
            return 'Published, but not purged';
        if (isUploadComplete)
            return 'Published, but the run failed';
        return uploaded > 0 ? 'Partly published' : 'Not published';
    }
    if (dryRun)
        return 'Publish plan (dry run)';
    if (changed === false && purgedPaths === 0)
        return 'Nothing to publish';
    return objectUrl === undefined ? 'Site published' : 'Archive published';
}
function highlights(record, { code, link, strong }) {
    const { target, siteUrl, objectUrl, unchanged, kept } = record;
    return [
        siteUrl && strong(link((0,clip/* clip */.$)(siteUrl, MAX_NAME), siteUrl)),
        objectUrl === undefined ? code((0,clip/* clip */.$)(target, MAX_NAME)) : link((0,clip/* clip */.$)(objectUrl, MAX_NAME), objectUrl),
        unchanged > 0 && `${unchanged} unchanged`,
        kept > 0 && `${(0,units/* formatCount */.B4)(kept, 'removed asset')} kept for open browser tabs`,
        (0,summary/* durationOf */.cf)(record)
    ];
}
/** Describes how much of the plan a failed run has done. */
function progress({ work, uploaded, uploadedBytes, removed, purgedPaths }) {
    if (work === undefined)
        return '';
    const facts = [
        work.uploads > 0 && `${uploaded} of ${work.uploads} uploaded (${(0,units/* formatBytes */.z3)(uploadedBytes)})`,
        work.removals > 0 && `${removed} of ${work.removals} removed`,
        work.purgePaths > 0 && `${purgedPaths} of ${work.purgePaths} paths purged`
    ].filter(fact => fact !== false);
    return facts.length === 0 ? '' : `Done before the failure: ${facts.join(', ')}.`;
}
function examples({ label, paths, count }, { code, details, maxItems }) {
    if (count === 0)
        return '';
    const names = paths.map(path => code((0,clip/* clip */.$)(path, MAX_NAME)));
    const list = (0,with_more/* withMore */.i)(names, Math.min(names.length, maxItems), count).map(item => `- ${item}`);
    return details(`${label} (${count})`, list.join('\n'));
}

;// CONCATENATED MODULE: ./.build/src/publish/main.js


















const main_MAX_NAMED = 5;
/** Publishes the folder or the archive. The outputs and the summary also describe what a failed run did. */
async function main(inputs, context) {
    const { clock, log } = context;
    const { accessKeyId, secretAccessKey, sessionToken } = inputs.credentials;
    for (const form of (0,secrets/* formsOf */.XP)([accessKeyId, secretAccessKey, sessionToken]))
        log.mask(form);
    const { target, siteUrl, dryRun } = inputs;
    const record = newRecord({ target: target.text, siteUrl: siteUrl?.href, dryRun, startedAt: clock.now() });
    await (0,run/* runAction */.C)(record, {
        work: async () => {
            try {
                await publish(inputs, record, context);
                log.info(conclusionOf(record) ?? '');
            }
            finally {
                setOutputs(record, context);
            }
        },
        explain: error => (0,stop_reason/* explainStop */.cV)(error, { timeoutMs: inputs.timeoutMs, ...whatRemains(record) }),
        summary: format => publishSummary(record, inputs.errorsPage, format)
    }, context);
}
async function publish(inputs, record, context) {
    const { bucket, credentials, concurrency, source, target } = inputs;
    if (bucket.endpoint?.protocol === 'http:' && !(0,address/* isLoopback */.U9)(bucket.endpoint.hostname))
        context.log.warning('`endpoint` is not https: anyone on the network can read the requests.');
    const { basePath, files: listed } = source.manifest ?? {};
    const problem = inputs.siteUrl && (0,site_address/* basePathProblem */.qt)(inputs.siteUrl, { basePath, paths: listed?.keys() ?? [] });
    if (problem !== undefined && source.kind === 'site')
        context.log.warning(problem);
    const store = new s3_store/* Store */.il(bucket, credentials, concurrency, context);
    const destination = { store, prefix: target.prefix };
    if (source.kind === 'archive') {
        await publishArchive({ ...inputs, ...source }, destination, record, context);
        return;
    }
    const { dotfiles } = source;
    if (dotfiles.length > 0)
        context.log.notice(`This run does not publish ${(0,units/* formatCount */.B4)(dotfiles.length, 'file')}, because a file or folder name begins with a dot: ${(0,with_more/* withMore */.i)(dotfiles, main_MAX_NAMED).join(', ')}.`);
    const run = (0,random_id/* randomId */.z)(context.random);
    const ended = new AbortController();
    const signal = AbortSignal.any([context.signal, ended.signal]);
    const reading = Promise.all([(0,read_state/* readState */.un)(store, target.prefix, signal), readSite(source, signal)]);
    // If reading the state or the site fails, the other read must stop retrying.
    const [found, files] = await reading.finally(() => ended.abort());
    (0,file_body/* assertUploadable */.C3)(files);
    const isRedirect = (path) => source.manifest?.files.get(path)?.redirect !== undefined;
    const objects = siteObjects(files, found.state?.objects ?? new Map(), { ...inputs, isRedirect });
    const planFolder = (0,external_node_path_.join)(inputs.tempDir, `publish-${run}`);
    const owner = { run, address: inputs.runAddress };
    const place = { destination, objects, owner, record };
    await publishSite({ ...inputs, planFolder }, place, found, context);
}
function setOutputs(record, { setOutput }) {
    if (record.changed !== undefined)
        setOutput('changed', String(record.changed));
    setOutput('uploaded', record.uploaded);
    setOutput('uploaded-bytes', record.uploadedBytes);
    setOutput('unchanged', record.unchanged);
    setOutput('removed', record.removed);
    setOutput('kept', record.kept);
    setOutput('purged-paths', record.purgedPaths);
    if (record.planPath !== undefined)
        setOutput('plan-path', record.planPath);
    if (record.objectUrl !== undefined && (record.dryRun || record.isUploadComplete))
        setOutput('object-url', record.objectUrl);
}
function whatRemains({ sent }) {
    return sent === 0
        ? { state: 'Nothing was uploaded or removed.', advice: 'Run again.' }
        : {
            state: 'Readers still see complete pages.',
            advice: 'Run again. Files that are already in the bucket are not uploaded again.'
        };
}


/***/ }),

/***/ 75437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readRunner),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23945);



/** Treats an empty variable as missing, because a workflow sets a variable without a value to an empty string. */
function readRunner(env) {
    const workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env['GITHUB_WORKSPACE'] ?? '');
    const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    return {
        workspace,
        tempDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env['RUNNER_TEMP'] || workspace),
        serverUrl,
        apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
        repository,
        runUrl: `${serverUrl}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
        sha: env['GITHUB_SHA'] || undefined,
        hasArtifactStorage: Boolean(env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL'])
    };
}
/** Reads GitHub's event file for this run. Returns undefined if the file is missing or does not match the schema. */
function readEvent({ GITHUB_EVENT_PATH: path = '' }, schema) {
    try {
        return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 21873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   x: () => (/* binding */ countEach)
/* harmony export */ });
/** Groups items by key, in the order of the first item of each group. Node 20 does not have `Map.groupBy`. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function countEach(items) {
    const counts = new Map();
    for (const item of items)
        counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
}


/***/ }),

/***/ 24710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ connectionError),
/* harmony export */   j$: () => (/* binding */ HttpError),
/* harmony export */   tE: () => (/* binding */ decideRetry)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18459);


/** A request did not get the expected response. Each client decides what a status means. */
class HttpError extends Error {
    name = 'HttpError';
    status;
    headers;
    /** The response body, truncated where the client stopped reading. May repeat secrets from the request. */
    body;
    waitMs;
    /** Error code from the server, such as NoSuchKey, or from Node, such as ECONNREFUSED. */
    code;
    /** False if the request did not reach the server. */
    maybeReceived;
    /** No TLS connection could be established: no request was sent, and a retry does not help. */
    isTlsProblem;
    /** This machine does not trust the certificate. */
    isTrustProblem;
    constructor(message, about = {}) {
        super(message, about.cause === undefined ? undefined : { cause: about.cause });
        const { response, now = 0 } = about;
        this.status = response?.status;
        this.headers = response?.headers ?? {};
        this.body = response?.body ?? '';
        this.waitMs = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .Vs)(this.headers, now);
        this.code = about.code ?? codeOf(about.cause);
        this.maybeReceived = about.maybeReceived ?? true;
        this.isTlsProblem = response === undefined && isTlsProblem(this.code);
        this.isTrustProblem = response === undefined && TRUST_CODES.test(this.code ?? '');
    }
}
const TRUST_CODES = /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/;
function isTlsProblem(code = '') {
    return TRUST_CODES.test(code) || /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code);
}
/** Converts Node's error for a request. `responded`: whether the response had begun. */
function connectionError(error, { responded }) {
    // OpenSSL messages end with a line break.
    const reason = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error).trim();
    return new HttpError(responded ? `the response was truncated (${reason})` : reason, {
        maybeReceived: responded || !neverConnected(error),
        cause: error
    });
}
function neverConnected(error) {
    const { errors, code, syscall } = Object(error);
    if (errors !== undefined)
        return errors.every(neverConnected);
    return syscall === 'connect' || syscall === 'getaddrinfo' || isTlsProblem(code);
}
function codeOf(error) {
    const { errors, code } = Object(error);
    if (errors !== undefined)
        return codeOf(errors[0]);
    return typeof code === 'string' && !(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) ? code : undefined;
}
const FILE_ERRORS = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO', 'EISDIR', 'EBADF']);
/**
 * Decides whether to repeat a request that is safe to repeat. `isReached`: whether the host has responded in this run.
 * Until then, the address may be wrong, so the number of attempts is limited.
 */
function decideRetry(error, { attempt, isReached }) {
    if (!(error instanceof HttpError))
        return { retry: false };
    if (error.status !== undefined)
        return { retry: (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(error.status), waitMs: error.waitMs };
    if (error.isTlsProblem || FILE_ERRORS.has(error.code ?? ''))
        return { retry: false };
    // Node refused to send the request, and would refuse again.
    if (/^ERR_(INVALID|UNESCAPED)_/.test(error.code ?? ''))
        return { retry: false };
    return { retry: isReached || error.maybeReceived || attempt < _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_UNREACHABLE_ATTEMPTS */ .Hu };
}


/***/ }),

/***/ 38056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gw: () => (/* binding */ readLimitedText),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   w$: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);



/**
 * Sends one request and reads its response, whatever the status. Every error is an HttpError, a Failure, or the abort
 * reason.
 */
async function sendRequest({ timeoutMs, maxBytes, needsBody, hash, onResponse, ...request }, { http, signal }) {
    const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
    const progress = { sent: false, responded: false };
    try {
        const response = await http.send({
            ...request,
            signal: timeout === undefined ? signal : AbortSignal.any([signal, timeout]),
            onSent: () => (progress.sent = true)
        });
        progress.responded = true;
        const { statusCode: status = 0, headers } = response;
        onResponse?.(headers);
        if (hash !== undefined && isSuccess(status)) {
            for await (const chunk of response)
                hash.update(chunk);
            return { status, headers, body: '' };
        }
        return { status, headers, body: await readLimitedText(response, maxBytes, needsBody) };
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR || error instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$)
            throw error;
        if (timeoutMs !== undefined && timeout?.aborted === true) {
            const missing = progress.sent ? 'response' : 'connection';
            throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(`no ${missing} within ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(timeoutMs)}`, {
                maybeReceived: progress.sent,
                cause: error
            });
        }
        throw (0,_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionError */ .$t)(error, progress);
    }
}
/** Maximum number of bytes to read from an error response. The error message is at the start. */
const MAX_ERROR_BYTES = 1_000_000;
function isSuccess(status) {
    return status >= 200 && status < 300;
}
async function readLimitedText(response, maxBytes, needsBody = false) {
    const { statusCode: status = 0, headers } = response;
    const limit = isSuccess(status) ? maxBytes : Math.min(maxBytes, MAX_ERROR_BYTES);
    const chunks = [];
    let length = 0;
    try {
        for await (const chunk of response) {
            length += chunk.length;
            chunks.push(chunk);
            if (length > limit)
                break;
        }
    }
    catch (error) {
        // For an error response, the status is enough, even if the body is unreadable.
        if (isSuccess(status) || needsBody)
            throw error;
    }
    // TextDecoder removes a byte order mark, which JSON.parse rejects. Buffer.toString keeps the mark.
    const body = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, limit));
    if (length > maxBytes && isSuccess(status)) {
        const message = `the response is larger than ${maxBytes / 1e6} MB`;
        throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(message, { response: { status, headers, body } });
    }
    return body;
}


/***/ }),

/***/ 97895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ randomId)
/* harmony export */ });
function randomId(random) {
    return Math.floor(random() * 2 ** 48)
        .toString(16)
        .padStart(12, '0');
}


/***/ }),

/***/ 29589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/** Compares by code units, for `sort`, so that the order is the same on every machine. */
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 1896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withMore),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);

/** Returns the first items and the number of the remaining items: `a`, `b`, `and 3 more`. */
function withMore(items, max, total = items.length) {
    const shown = items.slice(0, max);
    return total > shown.length ? [...shown, andMore(total - shown.length)] : shown;
}
function andMore(count) {
    return `and ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} more`;
}


/***/ }),

/***/ 60756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   DF: () => (/* binding */ PLACEHOLDER_CHOICES),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn)
/* harmony export */ });
/** Placeholders that templates for the bundle URL and the archive key can contain. */
const PLACEHOLDERS = ['sha256', 'version', 'job-id', 'domain'];
const ANY = /\{([^{}]*)\}/g;
const PLACEHOLDER_CHOICES = PLACEHOLDERS.map(name => `{${name}}`).join(', ');
function placeholdersIn(template) {
    const names = [...new Set([...template.matchAll(ANY)].map(([, name = '']) => name))];
    const isKnown = (name) => PLACEHOLDERS.includes(name);
    return { known: names.filter(isKnown), unknown: names.filter(name => !isKnown(name)) };
}
function fillPlaceholders(template, valueOf) {
    return template.replace(ANY, (_, name) => valueOf(name));
}


/***/ }),

/***/ 2360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ pageName),
/* harmony export */   BZ: () => (/* binding */ fileBelowAnyBase),
/* harmony export */   IZ: () => (/* binding */ UNKNOWN_HOST),
/* harmony export */   QP: () => (/* binding */ findBasePath),
/* harmony export */   R7: () => (/* binding */ rootPaths),
/* harmony export */   YR: () => (/* binding */ baseFolder),
/* harmony export */   g6: () => (/* binding */ SiteAddress),
/* harmony export */   jR: () => (/* binding */ encodeStrictly),
/* harmony export */   jT: () => (/* binding */ liveAddress),
/* harmony export */   qt: () => (/* binding */ basePathProblem)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);


/** Placeholder for the host of a site whose host is unknown. No host can have this name. */
const UNKNOWN_HOST = 'site.invalid';
/** The base path with a slash at both ends. */
function baseFolder(basePath) {
    return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
/** An address on the site. Converts between the URL path and the file path below the base path. */
class SiteAddress {
    /** The path below the base path, decoded; empty for the start page. */
    path;
    #base;
    /** `path`: the path of a page or file in the site. */
    constructor(path, basePath = '/') {
        this.path = path;
        this.#base = baseFolder(basePath);
    }
    /**
     * Parses a path from the host's root, without a query or anchor. Returns undefined for a path outside the base path.
     * `/docs` is the start page of a site at `/docs/`. Invalid UTF-8 is not decoded, because no file has such a name.
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
    /** Decodes the path of an absolute or relative link, and removes the query and the anchor. */
    static pathOf(href) {
        const [path = ''] = href.split(/[?#]/, 1);
        return SiteAddress.parse(path.startsWith('/') ? path : `/${path}`)?.path ?? '';
    }
    /** The page name, which is the same for all addresses of a page. */
    get page() {
        return pageName(this.path);
    }
    /** The path as browsers send it. A base path that is already percent-encoded is not encoded again. */
    get pathname() {
        return encodePath(this.#base).replaceAll('%25', '%') + encodePath(this.path);
    }
    /** The readable path, such as `/guides/größe`, which `parse` also accepts. Characters such as `?` are encoded. */
    get name() {
        return this.#base + this.path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent);
    }
}
/** Returns the same name for all addresses of a page: without `index.html`, `.html` and trailing slashes. */
function pageName(path) {
    // The lookbehind prevents quadratic time for many slashes.
    return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '');
}
/** Returns the address of a page or file on the live site. */
function liveAddress(path, { domain, basePath }) {
    const page = path.replace(/(?:^|(?<=\/))index\.html$/, '');
    return `https://${encodeURI(domain.toWellFormed())}${new SiteAddress(page, basePath).pathname}`;
}
/** Keeps characters such as `+`, `@` and `(`: hosts and caches treat `/a(1)` and `/a%281%29` as two addresses. */
function encodePath(path) {
    return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent);
}
/** Encodes a repository path, including brackets as in `[slug].mdx`, which some programs reject. */
function encodeStrictly(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
/** Maximum depth of a base path. Hosts usually serve sites below one or two folders. */
const MAX_FOLDERS = 4;
/**
 * Finds the base path that a site was built for, from the addresses of its scripts and style sheets. An address counts
 * if it leads to a site file when leading folders are removed. Returns undefined unless more than half of the addresses
 * have the same leading folders.
 */
function findBasePath(addresses, files) {
    const votes = new Map();
    const paths = rootPaths(addresses);
    for (const path of paths) {
        const { base } = fileBelowAnyBase(path, files) ?? {};
        if (base !== undefined)
            votes.set(base, (votes.get(base) ?? 0) + 1);
    }
    const [[found, count] = ['', 0]] = [...votes].sort(([, a], [, b]) => b - a);
    return count > paths.size / 2 ? found : undefined;
}
/** Finds the file to which a path leads when leading folders are removed. `base` contains these folders. */
function fileBelowAnyBase(pathname, files) {
    const folders = SiteAddress.parse(pathname)?.path.split('/') ?? [];
    const most = Math.min(MAX_FOLDERS, folders.length - 1);
    const count = Array.from({ length: most + 1 }, (_, i) => i).find(i => files.has(folders.slice(i).join('/')));
    if (count === undefined)
        return undefined;
    return { base: `/${folders.slice(0, count).join('/')}`, path: folders.slice(count).join('/') };
}
/** Selects the addresses that start at the root of the host, and removes their queries and anchors. */
function rootPaths(addresses) {
    return new Set([...addresses].filter(address => /^\/(?!\/)/.test(address)).map(address => address.replace(/[?#].*/s, '')));
}
/**
 * Returns a warning if the path of `site-url` differs from the base path of the export. Returns undefined if both match
 * or the manifest has no base path. Ignores the prefix in a bucket, since a CDN may add or remove the prefix.
 */
function basePathProblem(siteUrl, { basePath, paths = [] }) {
    if (basePath === undefined)
        return undefined;
    const path = baseFolder(siteUrl.pathname);
    // Parsing gives the base path the same encoding as `site-url`.
    const exported = baseFolder((0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(baseFolder(basePath), siteUrl)?.pathname ?? basePath);
    if (path === exported)
        return undefined;
    const problem = `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links in the site lead to addresses below ${exported}.`;
    // The service builds each site of `mint export` for the root, and no setting changes that.
    if (exported === '/' && [...paths].some(each => each.startsWith('_next/')))
        return `${problem} Correct \`site-url\`. If the site comes from \`mint export\`, run the finish action with \`site-url: ${siteUrl.href}\` first: it moves the site. For any other site, set the base path in the site generator to ${path} and build the site again.`;
    return `${problem} Correct \`site-url\`, or set the base path in the site generator to ${path} and build the site again. If all addresses in the pages are relative, export the site again with \`base-path: ${path}\`.`;
}


/***/ }),

/***/ 33978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ kindOfPage),
/* harmony export */   hK: () => (/* binding */ filesNamed),
/* harmony export */   iq: () => (/* binding */ SiteMap)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37630);
/* harmony import */ var _site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);


/** The form that hosts serve without a redirect and without `.html`. */
const CLEAN_FORMS = { index: 'slash', file: 'clean' };
/** Maps the addresses of a site to its files and back, as a static host with clean URLs does. */
class SiteMap {
    paths;
    /** The origin of the site, or of a placeholder. */
    origin;
    host;
    hasHost;
    #basePath;
    #assumed;
    #topNames;
    constructor(paths, { origin, basePath = '/', assumed } = {}) {
        this.paths = paths;
        const known = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(origin ?? '') ?? new URL(`https://${_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN_HOST */ .IZ}`);
        this.origin = known.origin;
        this.host = known.host;
        this.hasHost = origin !== undefined;
        this.#basePath = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .baseFolder */ .YR)(basePath);
        this.#assumed = assumed;
    }
    /** Whether the map is of site sources: the built site may have more files. */
    get isOfSources() {
        return this.#assumed !== undefined;
    }
    has(path) {
        return this.paths.has(path);
    }
    /** Finds the file for a path: `a`, `a/`, `a.html` and `a/index.html` lead to the same page. */
    find(path) {
        return this.findKnown(path) ?? this.#findAssumed(path);
    }
    /** Finds only files that certainly exist. */
    findKnown(path) {
        if (this.paths.has(path))
            return path;
        const page = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(path);
        const candidates = filesNamed(page);
        if (!path.endsWith('/') && page !== path)
            candidates.push(page);
        return candidates.find(candidate => this.paths.has(candidate));
    }
    /** Whether the site has a page, a file or a folder with the name of the path's first part. */
    covers(path) {
        const topName = (each) => (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(each.split('/', 1)[0] ?? '');
        this.#topNames ??= new Set([...this.paths].map(topName));
        return this.#topNames.has(topName(path));
    }
    #findAssumed(path) {
        if (this.#assumed === undefined)
            return undefined;
        const page = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(path);
        const isFolder = this.#assumed.folders.has(page.replace(/(?:^|\/)index$/, ''));
        return isFolder && !this.#assumed.gone.has(page) ? `${page}/index.html` : undefined;
    }
    /** Returns the path for a pathname or a result of `nameOf`. Returns undefined outside the base path. */
    pathOf(pathname) {
        return _site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6.parse(pathname, this.#basePath)?.path;
    }
    /** Returns the path for an address, or undefined for an address outside the site. */
    pathIn(url) {
        return url.origin === this.origin ? this.pathOf(url.pathname) : undefined;
    }
    /** Returns the file at an address, or undefined if no file exists there or the address is outside the site. */
    fileAt(address) {
        const url = typeof address === 'string' ? (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(address, this.origin) : address;
        const path = url === null ? undefined : this.pathIn(url);
        return path === undefined ? undefined : this.find(path);
    }
    /** Returns the path from the root of the host, as browsers send it. */
    pathnameOf(path) {
        return new _site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6(path, this.#basePath).pathname;
    }
    /** Returns the readable path from the root of the host, such as `/guides/größe`. */
    nameOf(path) {
        return new _site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6(path, this.#basePath).name;
    }
    urlOf(path) {
        return this.origin + this.pathnameOf(path);
    }
    /**
     * Returns the path of a page in the given form, without `index.html`. Returns the path of the file if another file has
     * this address: guides.html can be served at the address of guides/index.html.
     */
    inForm(page, form = CLEAN_FORMS[kindOfPage(page)]) {
        const name = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(page);
        if (page === 'index.html' || name === page)
            return name;
        const isFolder = form === 'slash' || (form === 'html' && kindOfPage(page) === 'index');
        const address = isFolder ? `${name}/` : form === 'html' ? page : name;
        const found = this.find(address);
        return found === undefined || found === page ? address : page;
    }
}
function kindOfPage(page) {
    return page.endsWith('/index.html') ? 'index' : 'file';
}
/** Returns the files that hosts serve at the address of a page, in the order in which hosts look for them. */
function filesNamed(page) {
    return page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
}


/***/ }),

/***/ 4938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ hasKnownType),
/* harmony export */   J: () => (/* binding */ contentTypeOf)
/* harmony export */ });
/* harmony import */ var mrmime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16059);

const HTML_TYPE = 'text/html; charset=utf-8';
const UNKNOWN_TYPE = 'application/octet-stream';
/** Types that are common in documentation sites but missing from `mrmime`. */
const MORE_TYPES = {
    ico: 'image/x-icon',
    eot: 'application/vnd.ms-fontobject',
    cjs: 'text/javascript',
    tgz: 'application/gzip',
    tar: 'application/x-tar',
    // No charset is added: an RSC payload is always UTF-8, and the client expects exactly this type.
    rsc: 'text/x-component'
};
/** Types that get a charset: `text/…`, and text formats below other top-level types. */
const TEXT = /^(text\/(?!x-component)|application\/(json|javascript|xml|[\w.-]+\+(json|xml))$|image\/svg\+xml$)/;
/** Content types by extension. A map, because an object would also match names such as `constructor`. */
const TYPES = new Map(Object.entries({ ...mrmime__WEBPACK_IMPORTED_MODULE_0__/* .mimes */ .M, ...MORE_TYPES }).map(([extension, type]) => [
    extension,
    TEXT.test(type) ? `${type}; charset=utf-8` : type
]));
/** Returns the content type of a file. Without an extension, only the content shows whether the file is HTML. */
function contentTypeOf(path, startsAsHtml = () => false) {
    const extension = extensionOf(path);
    if (extension === undefined && startsAsHtml())
        return HTML_TYPE;
    return TYPES.get(extension ?? '') ?? UNKNOWN_TYPE;
}
/** Returns true if the path ends with a known extension. The `.2` of `v1.2` is not an extension. */
function hasKnownType(path) {
    return TYPES.has(extensionOf(path) ?? '');
}
/** Returns the extension in lower case, without the dot. The name `.env` has no extension. */
function extensionOf(path) {
    return /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase();
}


/***/ }),

/***/ 21328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ isPathTooLong),
/* harmony export */   Mm: () => (/* binding */ isSegmentTooLong),
/* harmony export */   Wi: () => (/* binding */ isForbiddenOnWindows),
/* harmony export */   _r: () => (/* binding */ problemOfPath),
/* harmony export */   kV: () => (/* binding */ foldedPath),
/* harmony export */   xz: () => (/* binding */ PATH_LIMITS)
/* harmony export */ });
/* unused harmony exports MAX_PATH_BYTES, MAX_SEGMENT_BYTES, MAX_LEVELS */
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);

const MAX_PATH_BYTES = 4096;
const MAX_SEGMENT_BYTES = 255;
const MAX_LEVELS = 128;
const PATH_LIMITS = `at most ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(MAX_PATH_BYTES)} bytes, ${MAX_SEGMENT_BYTES} per segment, and ${MAX_LEVELS} levels`;
/**
 * Two paths with the same folded form are the same file on macOS or Windows. macOS uses full case folding: `ß` equals
 * `ss`. The dotless `ı` is an exception: its upper case is `I`, but macOS treats `ı` and `i` as different letters.
 */
function foldedPath(path) {
    const lowerCase = path.normalize('NFC').toLowerCase();
    if (!/[^\0-\x7f]/.test(lowerCase))
        return lowerCase;
    return lowerCase
        .replace(/[^\0-\x7fı]/gu, character => character.toUpperCase().toLowerCase())
        .normalize('NFC');
}
function isPathTooLong(path) {
    return Buffer.byteLength(path) > MAX_PATH_BYTES;
}
function isSegmentTooLong(segment) {
    return Buffer.byteLength(segment) > MAX_SEGMENT_BYTES;
}
/**
 * Checks a path in an archive, a folder or a manifest. The path must be relative to the site and printable, use forward
 * slashes, and be inside the site on every system.
 */
function problemOfPath(path) {
    // Checked first, because the time for the other checks grows with the length of the path.
    if (isPathTooLong(path))
        return 'long';
    if (path.startsWith('/'))
        return 'absolute';
    if (path.includes('\\'))
        return 'backslash';
    if (/^[A-Za-z]:/.test(path))
        return 'drive';
    // Invalid UTF-8 is decoded to \uFFFD, so different names could become equal.
    if (/[\p{Cc}\uFFFD]/u.test(path))
        return 'characters';
    if (/(?:^|\/)\.\.?(?:\/|$)/.test(path))
        return 'parent';
    const segments = path.split('/');
    return segments.length > MAX_LEVELS || segments.some(isSegmentTooLong) ? 'long' : undefined;
}
/** Windows reserves device names in every folder and with every extension: `con .html` is the console. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;
function isForbiddenOnWindows(segment) {
    return /[<>:"|?*]|[. ]$/.test(segment) || DEVICE.test(segment);
}


/***/ }),

/***/ 16669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseGlob)
/* harmony export */ });
const STAR = '*';
const STARS = '**';
const FOLDERS = '**/';
/**
 * `*` matches any characters except `/`, and `**` matches any characters. `**` as a whole segment also matches zero
 * segments. All other characters are literal: addresses contain `?`, and file names contain brackets.
 */
function parseGlob(text) {
    const parts = [];
    for (const [token] of text.matchAll(/\*{2,}\/?|\*|[^*]+/g)) {
        if (!token.startsWith(STARS))
            parts.push(token);
        else if (!token.endsWith('/'))
            parts.push(STARS);
        else if (parts.length === 0 || parts.at(-1)?.endsWith('/') === true)
            parts.push(FOLDERS);
        else
            parts.push(STARS, '/');
    }
    return { text, matches: path => matchesParts(parts, path) };
}
/** Tracks all possible positions at once, so that the time never exceeds path length times pattern length. */
function matchesParts(parts, path) {
    let ends = new Set([0]);
    for (const part of parts) {
        const next = new Set();
        for (const end of ends) {
            if (part === STAR || part === STARS) {
                for (let at = end; at <= path.length && !next.has(at); at++) {
                    next.add(at);
                    if (part === STAR && path[at] === '/')
                        break;
                }
            }
            else if (part === FOLDERS) {
                next.add(end);
                for (let at = path.indexOf('/', end); at >= 0 && !next.has(at + 1); at = path.indexOf('/', at + 1))
                    next.add(at + 1);
            }
            else if (path.startsWith(part, end))
                next.add(end + part.length);
        }
        ends = next;
    }
    return ends.has(path.length);
}


/***/ })

};
