export const id = 3305;
export const ids = [3305,4030];
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
/** The bytes that are needed to recognize a format: one tar header. */
const HEAD_BYTES = 512;
/** By the first bytes: the names and content types of stores are often wrong. */
function formatOf(head) {
    const start = head.toString('latin1', 0, 4);
    if (start.startsWith('\x1f\x8b\x08'))
        return 'tar.gz';
    // The second one is a zip without entries, which has only an end record.
    if (start === 'PK\x03\x04' || start === 'PK\x05\x06')
        return 'zip';
    return isTarHeader(head) ? 'tar' : undefined;
}
/**
 * By the checksum of the header: old tar archives have no `ustar` signature. It is the sum of all bytes, with spaces in
 * place of the sum itself. Some old writers added the bytes as signed numbers.
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
/** Octal digits between spaces, up to a zero or the end of the field. NaN for anything else. */
function octalAt(block, start, end) {
    const [, digits] = /^ *([0-7]*) *(?:\0|$)/.exec(block.toString('latin1', start, end)) ?? [];
    return digits === undefined ? NaN : Number(`0o0${digits}`);
}
const OTHER_FORMATS = [
    ['an HTML page', /^\s*<(!doctype html|html)/i],
    ['an XML document, perhaps an error of the store', /^\s*<(\?xml|error)/i],
    ['JSON, perhaps an error message', /^\s*[{[]/],
    ['a zstd file', /^\(\xb5\/\xfd/],
    ['a 7z archive', /^7z\xbc\xaf/],
    ['a RAR archive', /^Rar!/],
    ['an xz file', /^\xfd7zXZ/],
    ['a bzip2 file', /^BZh[1-9]/]
];
/** For an error message: what a file that is not a supported archive seems to be. */
function describeBytes(head) {
    if (head.length === 0)
        return 'an empty file';
    const text = head.toString('latin1');
    const known = OTHER_FORMATS.find(([, pattern]) => pattern.test(text));
    if (known !== undefined)
        return known[0];
    if (/^[\t\n\r\x20-\x7e]+$/.test(text))
        return `text: "${text.trim().slice(0, 60)}"`;
    return `an unknown format (it begins with ${head.subarray(0, 8).toString('hex')})`;
}
const GZIP_HEAD_BYTES = 4096;
/** A login page or an error message is rejected before it is written, for every delivery. */
async function recognizeFormat(first) {
    const format = formatOf(first);
    const head = first.subarray(0, HEAD_BYTES);
    if (format === undefined)
        throw unknownFormat(describeBytes(head));
    if (format === 'tar.gz') {
        const content = await gunzipHead(first.subarray(0, GZIP_HEAD_BYTES));
        const isEnough = content.length >= HEAD_BYTES || (content.length > 0 && first.length < GZIP_HEAD_BYTES);
        if (isEnough && !isTarHeader(content)) {
            throw unknownFormat(`gzip with ${describeBytes(content.subarray(0, HEAD_BYTES))}`);
        }
    }
    return format;
}
function unknownFormat(description) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('archive-format-unknown', `The file is not an archive. It looks like ${description}.`);
}
function emptyArchive() {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('archive-format-unknown', 'The archive is empty (0 bytes).');
}
/** Empty when it cannot be decompressed: whether the archive is damaged shows when it is extracted. */
async function gunzipHead(bytes) {
    try {
        return await (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzip)(bytes, { finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.Z_SYNC_FLUSH });
    }
    catch {
        return Buffer.alloc(0);
    }
}


/***/ }),

/***/ 91211:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50190);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44246);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75325);




await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .eF)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__.INPUT_NAMES, secrets: ['cloudflare-token'] }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__.readInputs)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_3__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 75325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/site/addresses/base-path.js
var base_path = __webpack_require__(58907);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/random-id.js
var random_id = __webpack_require__(97895);
// EXTERNAL MODULE: ./.build/src/runtime/action/run.js
var run = __webpack_require__(50190);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/runtime/time/stop-reason.js
var stop_reason = __webpack_require__(54639);
// EXTERNAL MODULE: ./.build/src/s3/file-body.js
var file_body = __webpack_require__(9991);
// EXTERNAL MODULE: ./.build/src/s3/store.js + 3 modules
var s3_store = __webpack_require__(41440);
// EXTERNAL MODULE: ./.build/src/s3/bucket-address.js
var bucket_address = __webpack_require__(78695);
// EXTERNAL MODULE: ./.build/src/site/pages/page-data.js
var page_data = __webpack_require__(75338);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages = __webpack_require__(15300);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./.build/src/review/scan/html/encoding.js
var encoding = __webpack_require__(67391);
// EXTERNAL MODULE: ./.build/src/publish/read/site-files.js
var site_files = __webpack_require__(60343);
;// CONCATENATED MODULE: ./.build/src/publish/read/charset.js





const UTF8 = '; charset=utf-8';
const TEXT_TYPES = [
    [/^text\/html;/, 'html'],
    [/^text\/css;/, 'css'],
    [/[/+]xml;/, 'xml']
];
/** UTF-8, unless the bytes are no valid UTF-8 and the file declares another charset. */
function withCharset(contentType, local) {
    const type = TEXT_TYPES.find(([pattern]) => pattern.test(contentType))?.[1];
    if (type === undefined || !contentType.endsWith(UTF8))
        return contentType;
    const declared = (0,encoding/* declaredEncoding */.Qc)((0,site_files/* readStart */.H6)(local, encoding/* MAX_HEAD */.Wo), type);
    if (declared === undefined ||
        declared.startsWith('utf-') ||
        (0,file_body/* withOpenFile */.lv)(local, fd => (0,external_node_buffer_.isUtf8)((0,external_node_fs_.readFileSync)(fd))))
        return contentType;
    return contentType.replace(UTF8, `; charset=${declared}`);
}

// EXTERNAL MODULE: ./.build/src/site/files/build-hash.js
var build_hash = __webpack_require__(99004);
// EXTERNAL MODULE: ./.build/src/site/files/content-types.js
var content_types = __webpack_require__(4938);
// EXTERNAL MODULE: ./.build/src/publish/plan/rules.js
var plan_rules = __webpack_require__(62232);
;// CONCATENATED MODULE: ./.build/src/publish/plan/headers.js




const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** `isNamedByHash`: no rule but the name says that the bytes never change. */
function headersOf(path, rules, { startsAsHtml, withCharset, isPageData }) {
    const contentType = (0,plan_rules/* firstMatch */.o)(rules.contentTypes, path) ??
        withCharset((0,content_types/* contentTypeOf */.JX)(path) ?? (0,content_types/* contentTypeWithoutExtension */.Pi)(startsAsHtml()));
    const rule = (0,plan_rules/* firstMatch */.o)(rules.cacheControl, path);
    const isKept = !(0,pages/* isPageType */.Eo)(contentType) && !isPageData && (0,build_hash/* isImmutable */.t)(path);
    const cacheControl = rule ?? (isKept ? IMMUTABLE : REVALIDATE);
    return { headers: { contentType, cacheControl }, isNamedByHash: rule === undefined && isKept };
}

// EXTERNAL MODULE: ./.build/src/site/pages/entry-points.js
var entry_points = __webpack_require__(69878);
;// CONCATENATED MODULE: ./.build/src/publish/plan/phase.js


/** Uploaded one after the other, so that the assets of a page exist before the page, and the pages of a list before the list. */
const PHASES = ['assets', 'pages', 'entry-points'];
/**
 * `name` is that of the file: `guides/x` can be a copy of `guides/x.html`. `dataOf` is the page whose data it is: both
 * go up in one phase. The name decides before the content type, which a rule can change.
 */
function phaseOf(name, contentType, dataOf) {
    const page = dataOf ?? name;
    if (page === 'index.html' || page === '404.html')
        return 'entry-points';
    if ((0,pages/* isPage */.yp)(page) || (0,pages/* isPageType */.Eo)(contentType))
        return 'pages';
    return (0,entry_points/* isPageList */.I)(name) ? 'entry-points' : 'assets';
}

;// CONCATENATED MODULE: ./.build/src/publish/plan/site-objects.js







/** `known`: what an earlier run uploaded. Only files with other bytes are read. */
function siteObjects(files, known, { rules, cleanUrls, isRedirect }) {
    const data = (0,page_data/* pageDataOf */.nC)(files.map(({ name }) => name));
    const objects = files.map((file) => {
        const { name } = file;
        const { headers, isNamedByHash } = headersOf(name, rules, {
            startsAsHtml: () => (0,site_files/* startsAsHtml */.bB)(file),
            withCharset: type => knownType(type, file, known.get(name)) ?? withCharset(type, file),
            isPageData: data.has(name)
        });
        const phase = phaseOf(name, headers.contentType, data.get(name));
        return { ...file, path: name, phase, headers, isNamedByHash, isRedirect: isRedirect(name) };
    });
    return cleanUrls === 'none' ? objects : [...objects, ...copiesOf(objects)];
}
function knownType(type, { sha256 }, entry) {
    if (entry?.sha256 !== sha256)
        return undefined;
    const before = entry.headers.contentType;
    if (before === type)
        return type;
    return before.split(';')[0] === type.split(';')[0] && /; charset=[\w-]+$/.test(before) ? before : undefined;
}
/**
 * A file that has the name already wins. `/guides/` is the address of `guides/index.html` on every host. `...html`
 * would become `..`, which cannot be the name of an object.
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
// EXTERNAL MODULE: ./.build/src/s3/etag.js
var s3_etag = __webpack_require__(61777);
// EXTERNAL MODULE: ./.build/src/s3/objects.js
var s3_objects = __webpack_require__(4062);
// EXTERNAL MODULE: ./.build/src/cdn/cloudfront.js
var cloudfront = __webpack_require__(3419);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
// EXTERNAL MODULE: ./.build/src/cdn/cdn-request.js
var cdn_request = __webpack_require__(41508);
;// CONCATENATED MODULE: ./.build/src/cdn/cloudflare.js



/** The limit of one call, on all plans. */
const MAX_URLS = 30;
/** Returns the number of addresses; everything counts as one. */
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
                // It may be the answer of somebody else.
                const [first] = [parseAnswer(answer).errors].flat();
                return { code: textOf(first?.code), message: textOf(first?.message) };
            },
            temporaryCodes: []
        }, context);
    }
    return paths.includes(cdn_paths/* EVERYTHING */.Qz) ? 1 : paths.length;
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
function textOf(value) {
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}
function parseAnswer(body) {
    try {
        return Object(JSON.parse(body));
    }
    catch {
        return {};
    }
}

;// CONCATENATED MODULE: ./.build/src/publish/apply/purge.js


/** Purges one CDN after the other. What is left to purge of each is `again`. Returns the number of paths. */
async function purgeAll(pending, { targets, again }, context) {
    let count = 0;
    for (const target of targets) {
        const paths = pending.get(target.name) ?? [];
        if (paths.length === 0)
            continue;
        count +=
            target.kind === 'cloudfront'
                ? await (0,cloudfront/* purgeCloudFront */.Y)(target, paths, context)
                : await purgeCloudflare(target, paths, context);
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





/** An annotation ends after 4,096 characters. */
const MAX_NAMED = 10;
/** One tar header. */
const HEAD_BYTES = 512;
/** Nothing in an archive is left out. The export has allowed what its manifest lists, such as a sample key of a tutorial. */
async function assertNoCredentials({ file, size, manifest }, { log, signal }) {
    const format = (0,archive_format/* formatOf */.be)(readHead(file));
    if (format === undefined) {
        log.warning(`${file} is neither tar.gz, tar nor zip, so it was not searched for credentials.`);
        return;
    }
    const all = await (0,page_search/* credentialsIn */.W)({ path: file, size, format }, signal).catch((error) => {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        const what = `${file} cannot be searched for credentials: ${(0,failure/* reasonOf */.A3)(error)}`;
        throw new failure/* Failure */.HR(error.code, what, { advice: 'Create the archive again, and run again.', cause: error });
    });
    const found = all.filter(path => manifest?.files.has(path) !== true);
    if (found.length === 0)
        return;
    throw new failure/* Failure */.HR('archive-credentials', `The archive contains files that hold credentials: ${(0,with_more/* withMore */.i)(found, MAX_NAMED).join(', ')}. Nothing was uploaded.`);
}
function readHead(file) {
    const fd = (0,external_node_fs_.openSync)(file, 'r');
    try {
        const head = Buffer.alloc(HEAD_BYTES);
        return head.subarray(0, (0,external_node_fs_.readSync)(fd, head));
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./.build/src/publish/read/digest.js




const CHUNK_BYTES = 1024 * 1024;
/** The event loop continues after this many bytes, for signals and responses. */
const BYTES_PER_TURN = 16 * 1024 * 1024;
/** Opening a file counts as well: many small ones take time too. */
const OPEN_BYTES = 64 * 1024;
/** Hashes files one after the other. The disk is read synchronously, which costs a third of the time of promises. */
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

;// CONCATENATED MODULE: ./.build/src/publish/publish-archive.js









/** Tells later runs which bytes the object has, whatever its key and its ETag are. */
const DIGEST_HEADER = 'x-amz-meta-sha256';
async function publishArchive({ file, keyOf, manifest, rules, purge, dryRun }, { store, prefix }, record, context) {
    const { log, signal } = context;
    const [{ size, hex: sha256 }] = await digestFiles('sha256', [{ name: file, file }], signal);
    (0,file_body/* assertUploadable */.C3)([{ name: file, size }]);
    if (manifest?.archive !== undefined && manifest.archive.sha256 !== sha256)
        throw new failure/* Failure */.HR('site-file-changed', `The archive ${file} is not the one that the manifest describes.`);
    const path = keyOf(sha256);
    const key = prefix + path;
    const facts = { startsAsHtml: () => false, withCharset: (type) => type, isPageData: false };
    const { contentType, cacheControl } = headersOf(path, rules, facts).headers;
    const headers = { 'content-type': contentType, 'cache-control': cacheControl, [DIGEST_HEADER]: sha256 };
    const stored = await (0,s3_objects/* headObject */.C6)(store, key);
    const isStored = Object.entries(headers).every(([name, value]) => stored?.[name] === value);
    if (!isStored)
        await assertNoCredentials({ file, size, manifest }, context);
    record.changed = !isStored;
    // An address that contains the hash never changes. Another is purged each time: no state records that it was.
    const { sitePath, maxPaths, targets } = purge;
    const paths = path.includes(sha256) ? [] : (0,cdn_paths/* absolutePaths */.wd)([path], sitePath, maxPaths);
    const pending = new Map(targets.map(({ name }) => [name, paths]));
    const uploads = isStored ? 0 : 1;
    const purgePaths = paths.length * targets.length;
    record.planned = { uploads, uploadBytes: uploads * size, removals: 0, purgePaths };
    record.unchanged = 1 - uploads;
    record.objectUrl = store.urlOf(key);
    const { etag, [DIGEST_HEADER]: digest } = stored ?? {};
    if (stored !== undefined && digest !== sha256 && !path.includes(sha256))
        log.warning(`s3://${store.place.bucket}/${key} has other bytes, which this archive replaces. Use {sha256} in \`archive-key\` to keep both.`);
    if (dryRun)
        return;
    if (isStored)
        log.info(`The archive is stored already: ${record.objectUrl}`);
    else {
        const local = { name: path, file, size, sha256 };
        const hasOtherBytes = digest !== undefined && digest !== sha256;
        const replaced = { etag: (0,s3_etag/* plainEtag */.Q8)(etag), hasOtherBytes };
        await (0,s3_objects/* putObject */.$R)(store, { key, local, headers, replaced }, { signal });
        record.uploaded = 1;
        record.uploadedBytes = size;
    }
    record.isUploadComplete = true;
    const now = () => store.clock.now();
    record.purgedPaths = await purgeAll(pending, { targets, again: [] }, { ...context, now });
}

// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
;// CONCATENATED MODULE: ./.build/src/s3/pool.js
/** Works on all items, as many at a time as the store's throttle allows. The first error stops the rest. */
async function forEachItem(items, { store, signal }, work) {
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    const queue = items.values();
    const worker = async () => {
        for (const item of queue) {
            if (either.aborted)
                return;
            await store.throttle.run(async () => await work(item, either));
        }
    };
    const workers = Array.from({ length: Math.min(store.throttle.max, items.length) }, async () => {
        await worker().catch((error) => failed.abort(error));
    });
    await Promise.all(workers);
    failed.signal.throwIfAborted();
    signal.throwIfAborted();
}

;// CONCATENATED MODULE: ./.build/src/publish/plan/pending-purges.js

/**
 * What has to be purged for each target: what earlier runs recorded, and the addresses that change now. Targets that
 * this run does not name keep their paths for a later one. A target that the state does not know is purged completely,
 * because it may hold what was there before, and because a wrong target or permission is reported in the first run.
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






/** Compares the site with what is known about the bucket. Pure: nothing is read, nothing is requested. */
function makePlan(objects, known, options) {
    const uploads = [];
    const unchanged = [];
    const notImmutable = [];
    let hasReturned = false;
    for (const each of objects) {
        const entry = known.get(each.path);
        const isReplaced = hasOtherBytes(entry, each);
        const wasCorrected = entry?.headers.cacheControl === REVALIDATE;
        if (each.isNamedByHash && isReplaced)
            notImmutable.push(each.path);
        const object = each.isNamedByHash && (isReplaced || wasCorrected)
            ? { ...each, headers: { ...each.headers, cacheControl: REVALIDATE } }
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
/** False when it is not known which bytes the object has. */
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
 * Phase by phase, and new objects before changed ones: nothing that readers can reach points to a new object yet,
 * while a changed one may point to it.
 */
function byOrder(a, b) {
    return (PHASES.indexOf(a.object.phase) - PHASES.indexOf(b.object.phase) ||
        Number(a.reason !== 'new') - Number(b.reason !== 'new') ||
        (0,compare/* compareText */.n)(a.object.path, b.object.path));
}
/** Uploads that may run at the same time: one phase, and in it either new objects or changed ones. */
function batchesOf(uploads) {
    return [...(0,group_by/* groupBy */.$)(uploads, ({ object, reason }) => `${object.phase} ${reason === 'new'}`).values()];
}

;// CONCATENATED MODULE: ./.build/src/publish/apply/ownership.js


/**
 * Whether an object is still the one that the state recorded. A bucket that was copied, restored or encrypted again has
 * other ETags for the same bytes, so the bytes decide then. `unknown`: the store does not show it. `listed`: how a
 * listing of this run shows the object, if there is one.
 */
async function ownerOf({ store, prefix }, { path, entry, listed }, signal) {
    const key = prefix + path;
    const found = listed ?? (await lookUp({ store, prefix }, key, signal));
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
async function lookUp({ store }, key, signal) {
    const stored = await (0,s3_objects/* headOf */.Uo)(store, key, { signal });
    if (typeof stored === 'string')
        return stored;
    return { size: Number(stored['content-length']), etag: (0,s3_etag/* plainEtag */.Q8)(stored['etag']) };
}

;// CONCATENATED MODULE: ./.build/src/publish/apply/apply-plan.js








const PROGRESS_INTERVAL_MS = 5000;
const apply_plan_MAX_NAMED = 10;
/**
 * Assets, pages, entry points, state, removed pages, purge, removed assets, state. At any moment a page that readers
 * see is complete, and a removed page cannot come back into a CDN after its purge.
 */
async function applyPlan({ plan, known, listed, pending, again }, application, context) {
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
        await forEachItem(removals, { store, signal: lease.signal }, async ({ path }, signal) => {
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
        await uploadAll(plan, { objects, known, pending }, application, held);
    applied.isUploadComplete = true;
    const names = purgeTargets.map(({ name }) => name);
    const hasPurges = purgesOf(pending, names).length > 0;
    if (hasPurges || pages.length + assets.length > 0)
        await state.write({ status: 'uploaded', objects, pendingPurges: pending });
    await remove(pages);
    if (hasPurges)
        await purge(objects, { pending, again }, application, held);
    await remove(assets);
    await lease.assertHeld();
    await state.write({ status: 'done', objects, pendingPurges: pending });
}
function warnAboutKept({ others, unknown }, { log }) {
    const named = (paths) => (0,with_more/* withMore */.i)(paths.sort(), apply_plan_MAX_NAMED).join(', ');
    if (others.length > 0)
        log.warning(`Not removed, because somebody else has replaced what was published there: ${named(others)}. From now on these objects are not counted as part of the site.`);
    if (unknown.length > 0)
        log.warning(`Not removed, because the store does not show whether these objects are still those of the site: ${named(unknown)}. Allow \`s3:GetObject\` for them, and run again.`);
}
/** What the state says about the bucket when all uploads are done, except for the uploaded objects themselves. */
function objectsOf(plan, known) {
    const objects = new Map([...known, ...plan.removals.departed]);
    for (const { path, isRedirect } of plan.unchanged) {
        const { departedAt: _, ...inSite } = known.get(path) ?? {};
        if ('etag' in inSite)
            objects.set(path, { ...inSite, isRedirect });
    }
    return objects;
}
async function uploadAll({ uploads }, { objects, known, pending }, { destination: { store, prefix }, lease, state, applied }, { clock, log }) {
    const expected = uploads.map(({ object: { path, size, sha256, headers, isRedirect }, reason }) => {
        // With the bytes unchanged, a later run could not tell whether the object has the new headers already.
        const expected = reason === 'headers changed' ? { ...headers, cacheControl: '' } : headers;
        const entry = { size, sha256, etag: '', headers: expected, isRedirect };
        return [path, entry];
    });
    const unfinished = new Map([...objects, ...expected]);
    await state.write({ status: 'in progress', objects: unfinished, pendingPurges: pending });
    const total = uploads.reduce((sum, { object }) => sum + object.size, 0);
    const start = { ...applied };
    let loggedAt = clock.now();
    await log.group(`Uploading ${(0,units/* formatCount */.B4)(uploads.length, 'object')}`, async () => {
        for (const batch of batchesOf(uploads))
            await forEachItem(batch, { store, signal: lease.signal }, async ({ object }, signal) => {
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
                const bytes = `${(0,units/* formatBytes */.z3)(applied.uploadedBytes - start.uploadedBytes)} of ${(0,units/* formatBytes */.z3)(total)}`;
                log.info(`Uploaded ${applied.uploaded - start.uploaded} of ${uploads.length} objects (${bytes}).`);
            });
    });
}
async function purge(objects, { pending, again }, { destination, state, purgeTargets, applied }, context) {
    const now = () => destination.store.clock.now();
    try {
        await context.log.group('Purging the CDN', async () => {
            applied.purgedPaths += await purgeAll(pending, { targets: purgeTargets, again }, { ...context, now });
        });
    }
    catch (error) {
        // The next run does not have to check removed pages and purged targets again.
        if (!context.signal.aborted)
            await state.write({ status: 'uploaded', objects, pendingPurges: pending });
        throw error;
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./.build/src/publish/read/state.js
var read_state = __webpack_require__(11565);
;// CONCATENATED MODULE: ./.build/src/publish/lease/lease.js






/** In place of the time, in a lease that was released and could not be deleted. */
const ENDED = 0;
/** In place of the time, in a lease of a run that was stopped, and whose last requests may still be carried out. */
const UNANSWERED = 1;
const LEASE_PATH = `${read_state/* STATE_FOLDER */.P2}lease.json`;
const LEASE_VERSION = 1;
const LEASE_MS = 60_000;
/** Two renewals may fail. */
const RENEW_AFTER_MS = LEASE_MS / 3;
/** A holder stops this long before the lease ends, so that its last requests have arrived when another run takes over. */
const STOP_BEFORE_END_MS = LEASE_MS / 6;
const CHECK_INTERVAL_MS = 1000;
/** A request is usually carried out within this time, answered or not. */
const MAX_REQUEST_MS = 2000;
/** For the last writes of a run. After a signal, there is less time for them. */
const RELEASE_TIMEOUT_MS = 10_000;
const STOPPED_LATE_WRITE_MS = stop_reason/* MAX_CLEANUP_MS */.vu / 3;
const STOPPED_RELEASE_TIMEOUT_MS = stop_reason/* MAX_CLEANUP_MS */.vu - STOPPED_LATE_WRITE_MS - 100;
const leaseSchema = schemas/* object */.Ikc({
    leaseVersion: schemas/* literal */.euz(LEASE_VERSION),
    /** Id of the run; random, so that two attempts of one workflow run differ. */
    run: schemas/* string */.YjP(),
    address: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    /** By the store's clock, in milliseconds since 1970. */
    until: read_state/* isoTime */.Ly
});
/** Undefined when there is no lease. */
async function readLease(store, prefix, signal) {
    const found = await (0,s3_objects/* getObject */.iM)(store, prefix + LEASE_PATH, signal);
    if (found === undefined)
        return undefined;
    const { etag, body, modifiedAt } = found;
    const { run = '', address, until } = (0,read_state/* parseObject */.lj)(leaseSchema, body) ?? {};
    // One that is invalid, or longer than allowed, counts from the time it was written.
    const longest = modifiedAt === undefined ? undefined : modifiedAt + LEASE_MS + 1000;
    return { run, address, etag, until: Math.min(until ?? Infinity, longest ?? until ?? 0) };
}
async function writeLease(store, prefix, { run, address, until }, { condition, ...options }) {
    const content = { leaseVersion: LEASE_VERSION, run, address, until: new Date(until).toISOString() };
    const body = Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`);
    const object = { key: prefix + LEASE_PATH, body, headers: read_state/* FILE_HEADERS */.CP };
    return assertSupported(store, await (0,s3_objects/* putIf */.Z0)(store, object, condition, options));
}
/** Every condition was probed before it is used. */
function assertSupported(store, write) {
    if (write.status !== 'not-supported')
        return write;
    throw (0,s3_store/* notAStore */.cs)(store, 'it does not implement conditional writes anymore');
}
const UNKNOWN_LEASE = `The object ${LEASE_PATH} of the target is not a lease of this action`;
function holderOf({ address }) {
    return address === undefined ? 'another run' : `the run ${address}`;
}
function describeWait(found) {
    if (found.run === '')
        return `${UNKNOWN_LEASE}. Waiting until it expires.`;
    return `${capitalized(holderOf(found))} is publishing to the same target. Waiting until it has finished.`;
}
/** The `timeout` of the run has passed while it waited. */
function stillHeld(found, cause) {
    const what = found.run === ''
        ? `${UNKNOWN_LEASE}, and had not expired`
        : `${capitalized(holderOf(found))} was still publishing to the same target`;
    const text = `${what} when \`timeout\` had passed. This run uploaded nothing.`;
    return new failure/* Failure */.HR('publish-conflict', text, { cause });
}
function capitalized(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
/** Another run may have acquired the target. `found`: the lease that is there now, if there is one. */
function leaseLost(found) {
    const reason = found === undefined
        ? 'The lease of this run ran out, so another run may have published meanwhile.'
        : found.run === ''
            ? `${UNKNOWN_LEASE} anymore, so another program may be publishing.`
            : `The lease of this run ran out, and ${holderOf(found)} took over the target.`;
    return new failure/* Failure */.HR('publish-conflict', `${reason} This run stopped.`);
}

;// CONCATENATED MODULE: ./.build/src/publish/apply/state-writer.js




const MAX_ATTEMPTS = 5;
/** The state is not the one that this run has read or written. */
class StateChanged extends failure/* Failure */.HR {
    constructor() {
        super('publish-conflict', 'Another program changes the state in the bucket while this run publishes.');
    }
}
/** Writes the state of one run, each time on the condition that no other run has written it. */
class StateWriter {
    #target;
    #etag;
    #step = 0;
    #objects = new Map();
    /** What another run recorded meanwhile: its keys stay known, so that they can be removed. */
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
    /** After a write that was refused: whether only the response of an attempt was lost. The next one replaces what is there. */
    async #isStored() {
        const { store, prefix, lease, run } = this.#target;
        const { state, etag } = await (0,read_state/* readState */.un)(store, prefix, lease.signal);
        this.#etag = etag;
        // An older state of this run is there when the ETag from its write was wrong.
        if (state?.run === run)
            return state.step === this.#step;
        await lease.assertHeld();
        if (this.#step === 1)
            throw new StateChanged();
        // A run that lost the target has marked the state. What its late requests did is for the next run to find.
        this.#others = state?.objects ?? new Map();
        return false;
    }
    #bodyOf(content) {
        const { store, lease, run, clock } = this.#target;
        const { until: leaseUntil, hasConditions, tookOver } = lease;
        const compareAgain = tookOver || this.#others !== undefined;
        const about = { run, step: this.#step, writtenAt: clock.now(), leaseUntil, compareAgain };
        const known = { hasConditions, hasOpaqueEtags: store.etags === 'opaque' };
        const objects = new Map([...(this.#others ?? []), ...content.objects]);
        return (0,read_state/* serializeState */.sU)({ ...content, ...about, ...known, objects }, store.place.origin);
    }
    /**
     * For a run that lost its lease: late requests of it may have overwritten objects of the run that holds the target
     * now. An unfinished state makes the next one compare every object. Keys that only this run knows are
     * added, so that they can be removed.
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
            // Not the id of the other run, which would mistake this state for its own.
            const marked = { ...state, run: this.#target.run, status: 'in progress', objects };
            if (await this.#put((0,read_state/* serializeState */.sU)(marked, store.place.origin), { signal }))
                return;
        }
    }
    /** False when the condition did not hold. */
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

;// CONCATENATED MODULE: ./.build/src/publish/lease/with-lease.js





const POLL_INTERVAL_MS = 3000;
const MAX_REFUSALS = 8;
const NOT_HELD = { until: ENDED, etag: '' };
/** Does the work while this run holds the target. Waits while another run holds it. */
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
/** For a store without conditional writes, where nothing can keep two runs apart. */
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
 * The right to publish to a target, as an object in the bucket. All times are those of the store, so that wrong clocks
 * of runners do not matter.
 */
class HeldLease {
    hasConditions = true;
    /** Whether the state says what `tookOver` does. */
    isRecorded = false;
    /** Aborted when the lease is lost, or when the run is stopped. */
    signal;
    #target;
    #context;
    #lost = new AbortController();
    #closing = new AbortController();
    #tookOver = false;
    #held = NOT_HELD;
    /** The store may have a lease of this run that differs from what is known here. */
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
    /** Whether another run had not released the target. Its last requests may still arrive. */
    get tookOver() {
        return this.#tookOver;
    }
    /** Whether no other run can have acquired the target, by the later of all clocks. */
    get isHeld() {
        const { clock } = this.#target.store;
        return clock.latest() <= this.#held.until - STOP_BEFORE_END_MS;
    }
    /** Before each write. The timer of the checks comes too late in a process that was suspended. */
    assertTime = () => {
        if (!this.isHeld)
            this.#lost.abort(leaseLost());
        this.signal.throwIfAborted();
    };
    /** Waits while another run holds the target. */
    async acquire() {
        const { clock, signal } = this.#context;
        let condition = 'new';
        for (let refusals = 0; this.#held === NOT_HELD; refusals += 1) {
            if (refusals === MAX_REFUSALS)
                throw (0,s3_store/* notAStore */.cs)(this.#target.store, 'it rejects every write of the lease, although no run holds it');
            // Somebody else was faster, or the store contradicts itself.
            if (refusals > 1)
                await clock.sleep(CHECK_INTERVAL_MS, signal);
            const until = this.#nextEnd();
            const { status, etag } = await this.#write(until, condition);
            if (status === 'written')
                this.#hold(until, etag);
            else {
                const { found, hasWaited } = await this.#waitWhileHeld();
                if (hasWaited)
                    refusals = 0;
                // The response of the write was lost.
                if (found !== undefined && this.#isOwn(found))
                    this.#hold(found.until, found.etag);
                else
                    this.#tookOver ||= found !== undefined && found.until !== ENDED;
                condition = found === undefined ? 'new' : { etag: found.etag };
            }
        }
        this.#endChecks = clock.repeat(CHECK_INTERVAL_MS, async () => await this.#check());
    }
    /** Returns the last lease that was found: of this run, or one that expired. */
    async #waitWhileHeld() {
        const { clock, log, signal } = this.#context;
        let waitedFor;
        try {
            for (;;) {
                const found = await this.#read();
                const isFree = found === undefined || this.#target.store.clock.earliest() > found.until;
                if (isFree || this.#isOwn(found))
                    return { found, hasWaited: waitedFor !== undefined };
                if (found.run !== waitedFor?.run)
                    log.info(describeWait(found));
                waitedFor = found;
                await clock.sleep(POLL_INTERVAL_MS, signal);
            }
        }
        catch (error) {
            throw error instanceof stop_reason/* TimedOut */.GA && waitedFor !== undefined ? stillHeld(waitedFor, error) : error;
        }
    }
    /** Throws unless the bucket has the lease of this run. One that somebody deleted is created again. */
    async assertHeld() {
        let found = await this.#read(this.signal);
        // Later, another run may have acquired and released it.
        if (found === undefined && this.isHeld) {
            const until = this.#nextEnd();
            const { status, etag } = await this.#write(until, 'new');
            if (status === 'written') {
                this.#hold(until, etag);
                return;
            }
            // Another run was faster, or the response of the write was lost.
            found = await this.#read(this.signal);
        }
        if (found === undefined || !this.#isOwn(found)) {
            // The lease of another run is not released.
            this.#held = NOT_HELD;
            this.#isUncertain = false;
            const lost = leaseLost(found);
            this.#lost.abort(lost);
            throw lost;
        }
        this.#held = { until: Math.max(this.until, found.until), etag: found.etag };
    }
    /** The next run can start at once. Never fails: a lease that is not released expires. */
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
                this.#held = found !== undefined && this.#isOwn(found) ? found : NOT_HELD;
            }
            // The next run takes over from this one, and the run after it compares every object.
            const isLate = this.#target.store.unansweredAt + MAX_REQUEST_MS > clock.now();
            const isOwed = this.tookOver && !this.isRecorded;
            if (isLate || isOwed)
                await this.#end(UNANSWERED, { signal, retries: false });
            else
                await this.#delete({ signal, retries: !run.aborted });
        }
        catch (error) {
            log.debug(`The lease was not released: ${(0,failure/* reasonOf */.A3)(error)}`);
        }
    }
    async #delete(options) {
        const { store, prefix } = this.#target;
        const key = prefix + LEASE_PATH;
        try {
            await (0,s3_objects/* deleteObject */.XR)(store, key, { ...options, beforeSend: this.#assertOwn, connections: 'lease' });
        }
        catch (error) {
            if (!(error instanceof failure/* Failure */.HR) || error.code === 'store-unreachable')
                throw error;
            await this.#end(ENDED, options);
            this.#context.log.warning(`${error.message} It was overwritten as ended instead. Allow \`s3:DeleteObject\` for ${key}: removed pages need it, too.`);
        }
    }
    /** `until`: in place of the time, what the next run has to know. */
    async #end(until, options) {
        const { store, prefix, owner } = this.#target;
        const { etag } = this.#held;
        const writing = { ...options, condition: { etag }, beforeSend: this.#assertOwn };
        await writeLease(store, prefix, { ...owner, until }, writing);
    }
    /** Throws for a lease that is about to expire: it may belong to another run when the request arrives. */
    #assertOwn = () => {
        if (!this.isHeld)
            throw leaseLost();
    };
    #nextEnd() {
        return this.#target.store.clock.earliest() + LEASE_MS;
    }
    #hold(until, etag) {
        this.#held = { until, etag };
        this.#isUncertain = false;
    }
    /** Counted from when the end was computed, however long the store needed to write it. */
    get #isDue() {
        return this.#nextEnd() - this.until >= RENEW_AFTER_MS;
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
        // After an error, the next check tries again, until the lease is about to expire.
        await this.#renewal.catch(() => undefined);
        this.#renewal = undefined;
    }
    async #renew() {
        const until = this.#nextEnd();
        const { status, etag } = await this.#write(until, { etag: this.#held.etag });
        if (status === 'written')
            this.#hold(until, etag);
        // The response of an earlier write was lost, or had a wrong ETag. If it is still due, the next check tries again.
        else
            await this.assertHeld();
    }
    async #write(until, condition) {
        this.#isUncertain = true;
        const signal = AbortSignal.any([this.#closing.signal, this.#lost.signal]);
        const { store, prefix, owner } = this.#target;
        return await writeLease(store, prefix, { ...owner, until }, { condition, signal });
    }
    /** A write in flight gets a moment to be answered, so that it is known what has to be released. */
    async #closeSoon() {
        await this.#context.clock.sleep(STOPPED_LATE_WRITE_MS, new AbortController().signal);
        this.#closing.abort(this.#context.signal.reason ?? new Error('the run ends'));
    }
    async #read(signal = this.#context.signal) {
        return await readLease(this.#target.store, this.#target.prefix, signal);
    }
    #isOwn({ run }) {
        return run === this.#target.owner.run;
    }
}

// EXTERNAL MODULE: ./.build/src/s3/conditional-writes.js
var conditional_writes = __webpack_require__(55963);
;// CONCATENATED MODULE: ./.build/src/publish/plan/plan-files.js




const PLAN_VERSION = 1;
/** Writes `plan.json`, and one list per phase for other upload programs. Returns the path of `plan.json`. */
function writePlan(folder, plan, { target, purges }) {
    const file = (0,external_node_path_.join)(folder, 'plan.json');
    const lists = (0,external_node_path_.join)(folder, 'plan');
    const { pages, assets } = plan.removals;
    try {
        (0,external_node_fs_.mkdirSync)(lists, { recursive: true });
        (0,external_node_fs_.writeFileSync)(file, planJson(plan, target, purges));
        const writeList = (name, items) => (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(lists, `${name}.txt`), items.map(({ path }) => `${path}\n`).join(''));
        const uploads = plan.uploads.map(({ object, reason }) => ({ ...object, isNew: reason === 'new' }));
        for (const each of PHASES)
            writeList(each, uploads.filter(({ phase }) => phase === each));
        // A changed asset may need a new one: programs that do not keep the order upload this list first.
        writeList('new-assets', uploads.filter(({ phase, isNew }) => phase === 'assets' && isNew));
        writeList('remove', [...pages, ...assets]);
    }
    catch (error) {
        const what = `The plan could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`;
        throw new failure/* Failure */.HR('site-file-unreadable', what, { cause: error });
    }
    return file;
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

;// CONCATENATED MODULE: ./.build/src/publish/read/known-objects.js




/**
 * What is known about the bucket before a run. A finished state is believed. In one that is only uploaded, removals
 * have begun, so objects that are no longer part of the site are checked. Otherwise the listing decides about all of them.
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
 * An object that has the bytes of the site's file is adopted. Objects of others, which neither the state nor the site
 * names, are left out, so that nothing can remove them. What left the site stays as it was recorded: see `ownerOf`.
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
        else if (object !== undefined && object.size === listed.size && (0,s3_etag/* md5In */.Qz)(listed.etag) !== undefined)
            candidates.push({ object, entry, listed });
        else
            known.set(path, unknownBytes(listed, entry, object));
    }
    // Without MD5, as in FIPS mode, everything is uploaded.
    const hashed = (0,s3_etag/* newMd5 */.j_)() === undefined ? [] : candidates.map(({ object }) => object);
    const digests = await digestFiles('md5', hashed, context.signal);
    await Promise.all(candidates.map(async ({ object, entry, listed }, i) => {
        if (digests[i]?.hex !== (0,s3_etag/* md5In */.Qz)(listed.etag))
            return void known.set(object.path, unknownBytes(listed, entry, object));
        const { path, sha256 } = object;
        // An interrupted run uploaded these bytes with these headers: only one with new headers leaves a blank.
        if (entry?.sha256 === sha256 && entry.headers.cacheControl !== '')
            return void known.set(path, { ...entry, ...listed });
        const stored = await store.throttle.run(async () => await (0,s3_objects/* headOf */.Uo)(store, prefix + path));
        // The listing is older: somebody removed it.
        if (stored === 'missing')
            return;
        known.set(path, {
            ...listed,
            sha256,
            headers: stored === 'unknown' ? object.headers : headersIn(stored)
        });
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
function unknownBytes({ size, etag }, entry, object) {
    const headers = entry?.headers ?? object?.headers ?? { contentType: '', cacheControl: '' };
    const departedAt = entry?.departedAt;
    return { size, etag, sha256: '', headers, ...(departedAt !== undefined && { departedAt }) };
}

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
function recordPlan(record, { plan, purges }, log) {
    const { uploads, removals, unchanged } = plan;
    const removed = [...removals.pages, ...removals.assets].map(({ path }) => path);
    const pathsOf = (isNew) => uploads.filter(({ reason }) => (reason === 'new') === isNew).map(({ object }) => object.path);
    const examples = Object.entries({ New: pathsOf(true), Changed: pathsOf(false), Removed: removed });
    const planned = {
        uploads: uploads.length,
        uploadBytes: uploads.reduce((sum, { object }) => sum + object.size, 0),
        removals: removed.length,
        purgePaths: purges.flatMap(([, paths]) => paths).length
    };
    record.changed = hasChanges(plan);
    record.planned = planned;
    record.unchanged = unchanged.length;
    record.kept = removals.kept.length;
    record.examples = examples.map(([label, paths]) => ({
        label,
        paths: paths.slice(0, MAX_EXAMPLES),
        count: paths.length
    }));
    const facts = [
        planned.uploads > 0 && `${planned.uploads} to upload (${(0,units/* formatBytes */.z3)(planned.uploadBytes)})`,
        planned.removals > 0 && `${planned.removals} to remove`,
        planned.purgePaths > 0 && `${(0,units/* formatCount */.B4)(planned.purgePaths, 'path')} to purge`,
        `${unchanged.length} unchanged`,
        record.kept > 0 && `${(0,units/* formatCount */.B4)(record.kept, 'removed asset')} kept for open browser tabs`
    ];
    log.info(`Plan: ${facts.filter(Boolean).join(', ')}.`);
}
/** The whole run in one line, for the end of the log and of the summary. Undefined for a run that failed. */
function conclusionOf(record) {
    const { failure, dryRun, planned, objectUrl, uploaded, removed, purgedPaths } = record;
    if (failure !== undefined || planned === undefined)
        return undefined;
    const place = objectUrl ?? record.siteUrl ?? record.target;
    if (dryRun) {
        const { uploads, removals, purgePaths } = planned;
        const facts = factsOf({ 'to upload': uploads, 'to remove': removals }, 'to purge', purgePaths);
        return facts === '' ? `Nothing to publish to ${place}.` : `Plan for ${place}: ${facts}.`;
    }
    const facts = factsOf({ uploaded, removed }, 'purged', purgedPaths);
    return facts === '' ? `Nothing to publish: ${place} is up to date.` : `Published ${place}: ${facts}.`;
}
function factsOf(objects, purged, purges) {
    const facts = Object.entries(objects).map(([label, count]) => count > 0 && `${count} ${label}`);
    return [...facts, purges > 0 && `${(0,units/* formatCount */.B4)(purges, 'path')} ${purged}`].filter(Boolean).join(', ');
}

;// CONCATENATED MODULE: ./.build/src/publish/publish-site.js

















/** Brings the bucket from what it is to what the site is. One run at a time does so: see `lease/`. */
async function publishSite(inputs, place, first, context) {
    const { destination, owner } = place;
    const { store, prefix } = destination;
    const { log, signal } = context;
    if (first.isDamaged)
        log.warning(`The state ${prefix}${read_state/* STATE_PATH */.K} in the bucket is damaged or not of this action. Every object is compared with the bucket, and no object is removed.`);
    const hadConditions = first.state?.hasConditions;
    const plan = async (found, isCertain) => await planNext(inputs, { ...place, found, isCertain }, context);
    // A run with nothing to do takes no lease. Where the last run did not finish, there is something to do.
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
                log.info('Another run has published meanwhile. Comparing again.');
                await attempt(await (0,read_state/* readState */.un)(store, prefix));
            }
        });
        return;
    }
    log.warning('The store does not implement conditional writes, so two runs at the same time could mix their files. Use a `concurrency` group in the workflow: it keeps them apart.');
    const next = hadConditions === false && planned !== undefined ? planned : await plan(first, false);
    await apply(next, { inputs, place, lease: withoutLease(signal), found: first }, context);
}
async function apply(next, about, context) {
    if (next.isSettled)
        return;
    const { inputs, place, lease, found } = about;
    const { destination, owner, record } = place;
    const { clock } = context;
    const state = new StateWriter({ ...destination, lease, run: owner.run, clock, etag: found.etag });
    const purgeTargets = inputs.purge.targets;
    try {
        await applyPlan(next, { destination, lease, state, purgeTargets, applied: record }, context);
    }
    catch (error) {
        // Whatever the error is: requests of this run may arrive after those of the run that holds the target now.
        if (!lease.isHeld && record.sent > 0)
            await mark(state, context);
        throw error;
    }
}
async function mark(state, { signal, log }) {
    const markNow = async () => await state.markUnfinished(AbortSignal.timeout(STOPPED_RELEASE_TIMEOUT_MS));
    try {
        // A store that does not answer may answer at the last moment.
        await (signal.aborted ? markNow() : state.markUnfinished(signal).catch(markNow));
    }
    catch (error) {
        log.debug(`The state was not marked as unfinished: ${(0,failure/* reasonOf */.A3)(error)}`);
    }
}
async function planNext({ purge, keepRemovedMs, maxRemoved, planFolder, target }, { destination, objects, found, isCertain, record }, context) {
    const { state } = found;
    if (state?.status === 'in progress')
        context.log.info('The last run did not finish, or took over from one that did not.');
    // Without a lease, another run may have changed the bucket since the state was written.
    const believed = state && !isCertain ? { ...state, status: 'in progress' } : state;
    const { known, listed } = await knownObjects(destination, objects, believed, context);
    // The state names the page of data that an interrupted run has already removed.
    const data = (0,page_data/* pageDataOf */.nC)([
        ...(state?.objects.keys() ?? []),
        ...known.keys(),
        ...objects.map(({ path }) => path)
    ]);
    const isPageData = (path) => data.has(path);
    const plan = makePlan(objects, known, { now: context.clock.now(), keepRemovedMs, isPageData });
    warnAboutNames(plan.notImmutable, context);
    const names = purge.targets.map(({ name }) => name);
    const pending = addPendingPurges(state?.pendingPurges ?? new Map(), plan.purge, { ...purge, names });
    const again = (0,cdn_paths/* absolutePaths */.wd)(plan.purgeAgain, purge.sitePath, purge.maxPaths);
    const purges = purgesOf(pending, names);
    recordPlan(record, { plan, purges }, context.log);
    record.planPath = writePlan(planFolder, plan, { target: target.text, purges });
    (0,retention/* assertFewRemovals */.U)(plan.removals, maxRemoved);
    const isSettled = state?.status === 'done' && purges.length === 0 && !hasChanges(plan) && !plan.hasNewTimes;
    return { plan, known, listed, pending, again, isSettled };
}
async function tellHolder({ store, prefix }, { log }) {
    const found = await readLease(store, prefix);
    if (found === undefined || store.clock.earliest() > found.until)
        return;
    log.info(`At the same time, ${holderOf(found)} is publishing to this target, so the plan may soon be outdated.`);
}
function warnAboutNames(paths, { log }) {
    if (paths.length === 0)
        return;
    log.warning(`The bytes of ${(0,with_more/* withMore */.i)(paths, 5).join(', ')} changed, although names with a build hash never change. Browsers that have the old bytes keep them for up to a year. From now on they are served with \`${REVALIDATE}\`. Set \`cache-control\` for such names.`);
}

;// CONCATENATED MODULE: ./.build/src/publish/read/site-contents.js






/** The event loop continues after this many files, for signals and responses. */
const FILES_PER_TURN = 500;
/**
 * The files of the site with size and SHA-256. What the manifest lists is hashed only if it was modified after the
 * manifest. A file that is missing, or has another size or another hash, ends the run before anything is uploaded:
 * publishing would remove it from the site, or replace it.
 */
async function readSite({ folder, paths, manifest }, signal) {
    // Not with `join`, which takes longer than reading the status of a file. Windows accepts the slash.
    const fileOf = (path) => `${folder}/${path}`;
    const existing = new Set(paths);
    const missing = [...(manifest?.files.keys() ?? [])].filter(path => !existing.has(path));
    if (missing.length > 0)
        throw changedFiles('`site-path` lacks files that the manifest lists', missing);
    const changed = [];
    const unhashed = [];
    for (const [i, path] of paths.entries()) {
        // At the same time the state is requested.
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
    throw changedFiles('These files are not the ones that the manifest describes', changed);
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
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
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
        conclusion && format.sentence((0,markdown/* clip */.$Q)(conclusion, MAX_TEXT))
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
            return 'Published, but not completed';
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
        siteUrl && strong(link((0,markdown/* clip */.$Q)(siteUrl, MAX_NAME), siteUrl)),
        objectUrl === undefined ? code((0,markdown/* clip */.$Q)(target, MAX_NAME)) : link((0,markdown/* clip */.$Q)(objectUrl, MAX_NAME), objectUrl),
        unchanged > 0 && `${unchanged} unchanged`,
        kept > 0 && `${(0,units/* formatCount */.B4)(kept, 'removed asset')} kept for open browser tabs`,
        (0,summary/* durationOf */.cf)(record)
    ];
}
function progress({ planned, uploaded, uploadedBytes, removed, purgedPaths }) {
    if (planned === undefined)
        return '';
    const facts = [
        planned.uploads > 0 && `${uploaded} of ${planned.uploads} uploaded (${(0,units/* formatBytes */.z3)(uploadedBytes)})`,
        planned.removals > 0 && `${removed} of ${planned.removals} removed`,
        planned.purgePaths > 0 && `${purgedPaths} of ${planned.purgePaths} paths purged`
    ].filter(fact => typeof fact === 'string');
    return facts.length === 0 ? '' : `Done before the failure: ${facts.join(', ')}.`;
}
function examples({ label, paths, count }, { code, details, maxItems }) {
    if (count === 0)
        return '';
    const names = paths.map(path => code((0,markdown/* clip */.$Q)(path, MAX_NAME)));
    const list = (0,with_more/* withMore */.i)(names, Math.min(names.length, maxItems), count).map(item => `- ${item}`);
    return details(`${label} (${count})`, list.join('\n'));
}

;// CONCATENATED MODULE: ./.build/src/publish/main.js


















const main_MAX_NAMED = 5;
/** Publishes the folder or the archive. Outputs and the summary also report what a failed run has done. */
async function main(inputs, context) {
    const { clock, log } = context;
    const { accessKeyId, secretAccessKey, sessionToken } = inputs.credentials;
    for (const form of (0,secrets/* formsOf */.XP)([accessKeyId, secretAccessKey, sessionToken]))
        log.mask(form);
    const { target, siteUrl, dryRun } = inputs;
    const record = newRecord({ target: target.text, siteUrl: siteUrl?.href, dryRun, startedAt: clock.now() });
    await (0,run/* runAction */.Cs)(record, {
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
        context.log.warning('`endpoint` is not https: others on the network can read the requests.');
    const problem = inputs.siteUrl && (0,base_path/* basePathProblem */.qt)(inputs.siteUrl, source.manifest?.basePath);
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
        context.log.notice(`${(0,units/* formatCount */.B4)(dotfiles.length, 'file')} whose names or folders begin with a dot are not published: ${(0,with_more/* withMore */.i)(dotfiles, main_MAX_NAMED).join(', ')}.`);
    const run = (0,random_id/* randomId */.z)(context.random);
    const ended = new AbortController();
    const signal = AbortSignal.any([context.signal, ended.signal]);
    const reading = Promise.all([(0,read_state/* readState */.un)(store, target.prefix, signal), readSite(source, signal)]);
    // When one of the two fails, the other must not go on with its retries.
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
            advice: 'Run again: only what is missing is uploaded.'
        };
}


/***/ }),

/***/ 50190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ runAction),
/* harmony export */   eF: () => (/* binding */ run)
/* harmony export */ });
/* unused harmony export escapeCommands */
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _time_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92258);
/* harmony import */ var _docs_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53361);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98362);
/* harmony import */ var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78620);
/* harmony import */ var _http_agent_http_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13997);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64579);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16081);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14217);
/* harmony import */ var _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54639);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37223);











/** Does the work of an action. The summary is written in every case, and a failure says what remains to be done. */
async function runAction(record, action, { clock, writeSummary: write }) {
    explainCancellation = action.explain;
    try {
        await action.work();
    }
    catch (error) {
        const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .asFailure */ .h_)(action.explain(error));
        record.failure = failure;
        throw failure;
    }
    finally {
        record.endedAt = clock.now();
        await write(action.summary(_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKDOWN */ .yQ), action.summary(_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .PLAIN */ .tZ));
    }
}
/** What a cancellation means, as long as no action says it. */
let explainCancellation = (cause) => new _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('canceled', 'The run was canceled.', { advice: 'Run again.', cause });
/** Runs an action: sets the exit code, and reports at most one error. */
async function run(inputs, action) {
    // If the process ends before the work is done, for example with an empty event loop, that must not be a success.
    process.exitCode = _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.failed;
    process.once('beforeExit', () => {
        if (process.exitCode !== _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.ok && !failed)
            failStep(new Error('the run stopped before it was complete'));
    });
    process.once('uncaughtException', error => {
        failStep(error);
        process.exit();
    });
    // A reader of the log cannot fix deprecations inside dependencies.
    process.noDeprecation = true;
    const given = readInputs(inputs);
    const http = new _http_agent_http_js__WEBPACK_IMPORTED_MODULE_5__/* .AgentHttp */ .Aq('static-docs-export');
    try {
        await action(given, {
            log: runnerLog,
            clock: _time_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
            random: Math.random,
            signal: cancellation(),
            http,
            setOutput: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH,
            writeSummary
        });
        process.exitCode = _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.ok;
    }
    catch (error) {
        failStep(error);
        // It ended before it wrote a summary of its own, for example because of invalid input.
        const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .asFailure */ .h_)(error);
        const heading = failure.code === 'invalid-input' ? '❌ Invalid input' : '❌ The action failed';
        if (shownSummary === undefined)
            await writeSummary((0,_summary_js__WEBPACK_IMPORTED_MODULE_9__/* .summaryOf */ .YG)({ heading, facts: [], failure }, (0,_docs_url_js__WEBPACK_IMPORTED_MODULE_2__/* .errorsPage */ .P)(process.env)), '');
    }
    http[Symbol.dispose]();
    await showSummary();
    // A connection that a library keeps open must not delay the end of the step.
    setTimeout(() => process.exit(), _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_CLEANUP_MS */ .vu).unref();
}
function readInputs({ names, secrets, secretHeaders }) {
    const given = Object.fromEntries(names.map(name => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name)]).filter(([, value]) => value !== ''));
    // Before anything else happens: every later line may contain a secret.
    const values = [
        ...secrets.flatMap(name => given[name] ?? []),
        ...(secretHeaders === undefined ? [] : (0,_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .headerSecrets */ .n3)(given[secretHeaders] ?? ''))
    ];
    for (const form of (0,_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .formsOf */ .XP)(values))
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(form);
    return given;
}
function cancellation() {
    const controller = new AbortController();
    const stop = (cause) => {
        controller.abort(new _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_8__/* .Canceled */ .Or(`stopped by ${cause}`));
        setTimeout(() => {
            // What the action removes or releases at its end takes too long.
            failStep(explainCancellation(controller.signal.reason));
            process.exit();
        }, _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_CLEANUP_MS */ .vu).unref();
    };
    // SIGBREAK: Ctrl-Break on Windows. Not once: a second signal must not kill the process in the middle of its cleanup.
    for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK'])
        process.on(name, () => stop(name));
    // A program that is killed passes no signal on: only its channel and the log are closed. A runner has no channel.
    process.once('disconnect', () => stop('the end of the program'));
    process.channel?.unref();
    process.stdout.on('error', () => stop('the end of the log'));
    return controller.signal;
}
let failed = false;
function failStep(error) {
    if (failed)
        return;
    failed = true;
    const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .asFailure */ .h_)(error);
    const { code, message, advice, cause } = failure;
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1(`${message}\n${advice}\nMore about this error: ${(0,_docs_url_js__WEBPACK_IMPORTED_MODULE_2__/* .errorsPage */ .P)(process.env)}#${code}`);
    // A runner knows success and failure only; scripts on the command line can tell findings from failures.
    if (process.env['GITHUB_ACTIONS'] !== 'true')
        process.exitCode = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodeOf */ .FO)(failure);
    if (cause !== undefined)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz(`Cause: ${(cause instanceof Error && cause.stack) || (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(cause)}`);
}
let shownSummary;
/** Maximum length of a line in a terminal, such as the changed words of a page. */
const MAX_LINE = 300;
/** A runner shows the Markdown. A command line shows the text after the log, unless the log ends with an error. */
async function showSummary() {
    const isError = process.exitCode !== _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.ok && process.exitCode !== _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.findings;
    if (process.env['GITHUB_ACTIONS'] === 'true' || isError || !shownSummary)
        return;
    const lines = shownSummary.trim().split('\n');
    await runnerLog.group('Summary', () => lines.forEach(line => runnerLog.info((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .clip */ .$Q)(line, MAX_LINE))));
}
async function writeSummary(markdown, text) {
    shownSummary = text;
    if (process.env['GITHUB_STEP_SUMMARY'] === undefined)
        return;
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(markdown).write();
    }
    catch (error) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(`The job summary could not be written: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error)}`);
    }
}
/**
 * The runner executes lines that look like its commands, and lines contain text from the service: `::stop-commands::`
 * would turn off all masking. The runner trims a line as .NET does, and compares text as .NET does: characters without
 * width, such as a soft hyphen, count as absent.
 */
function escapeCommands(line) {
    return line.replace(COMMAND, '$1: ').replace(OLD_COMMAND, '# ');
}
// One line at a time, without `^` and `m`: lines end at CR and LF only, and long runs of white space stay cheap.
const COMMAND = /(?<![^\r\n])([[\s\p{Cc}\p{DI}]--[\r\n]]*):(?=[[\p{Cc}\p{DI}]--[\r\n]]*:)/gv;
/** The older form, which the runner finds anywhere in a line. */
const OLD_COMMAND = /#(?=[\p{Cc}\p{DI}]*#[\p{Cc}\p{DI}]*\[)/gv;
const runnerLog = {
    info: line => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(escapeCommands(line)),
    debug: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz,
    notice: text => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(text),
    warning: (text, place) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(text, place && { file: place.file, startLine: place.line, startColumn: place.column }),
    group: async (title, stage) => await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .group */ .Os(title, async () => await stage()),
    mask: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq
};


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



/** In a workflow, a variable that does not exist is empty. */
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
/** What started the run, as GitHub describes it in a file. Undefined for an event of another kind. */
function readEvent({ GITHUB_EVENT_PATH: path = '' }, schema) {
    try {
        return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 37223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ detailsTable),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   cf: () => (/* binding */ durationOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64579);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16081);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);



/** The summary of a run: how it ended and where things are first, how it went after that. */
function summaryOf({ heading, facts, failure }, errorsPage, sections = [], format = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ) {
    const alert = failure && failureAlert(failure, errorsPage, format);
    const all = [format.heading(2, heading), listOfFacts(facts), alert, ...sections];
    return `${all.filter(isFilled).join('\n\n')}\n`;
}
/** `12 unchanged · 3 s` */
function listOfFacts(facts) {
    return facts.filter(isFilled).join(' · ');
}
function durationOf({ startedAt, endedAt }) {
    return endedAt === undefined ? undefined : (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(endedAt - startedAt);
}
function detailsTable(rows, { table } = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ) {
    const filled = rows
        .map(([label, ...facts]) => [label, listOfFacts(facts)])
        .filter(([, facts]) => facts !== '');
    return filled.length === 0 ? undefined : table(['Details', ''], filled);
}
function isFilled(part) {
    return typeof part === 'string' && part !== '';
}
/** The runner drops a summary above 1 MiB as a whole. */
const MAX_TEXT = 4000;
/** A box with what happened, as a list where it is one, what to do, and a link to the section of this error. */
function failureAlert({ message, advice, code }, page, format) {
    const { alert, strong, sentence, linkAndAddress } = format;
    const [first = '', ...rest] = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(message, MAX_TEXT).split('\n');
    // On the command line it is the path of a file.
    const url = /^https?:/.test(page) ? `${page}#${code}` : undefined;
    return alert('CAUTION', [
        strong(sentence(first)),
        ...paragraphsOf(rest, format),
        sentence((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(advice, MAX_TEXT)),
        url === undefined ? format.code(code) : linkAndAddress(`More about ${code}`, url)
    ]);
}
/** Items of a list stay one list; other lines stay lines. */
function paragraphsOf(lines, format) {
    const { sentence } = format;
    const paragraphs = [];
    for (const line of lines) {
        const isList = line.startsWith('- ');
        const text = isList ? `- ${sentence(line.slice(2))}` : sentence(line);
        const last = paragraphs.at(-1);
        if (last?.isList === isList)
            last.lines.push(text);
        else
            paragraphs.push({ isList, lines: [text] });
    }
    return paragraphs.map(({ isList, lines: texts }) => texts.join(isList ? '\n' : format.lineBreak));
}


/***/ }),

/***/ 21873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   x: () => (/* binding */ countEach)
/* harmony export */ });
/** Items with the same key, in the order of the first of them: `Map.groupBy`, which Node 20 does not have. */
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


/** A request without the expected response, of all clients: each client decides what a status means. */
class HttpError extends Error {
    name = 'HttpError';
    status;
    headers;
    /** The body of the response, cut off where the client stopped reading. May repeat what was sent, including secrets. */
    body;
    waitMs;
    /** The server's own name of the error, such as NoSuchKey, or Node's, such as ECONNREFUSED. */
    code;
    /** False when the request did not reach the server. */
    maybeReceived;
    /** With which there was no connection. */
    unreachableHost;
    /** No TLS connection could be established: no request was sent, and a retry does not help. */
    isTlsProblem;
    /** The certificate is one that this machine does not trust. */
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
        this.unreachableHost = this.maybeReceived ? undefined : hostOf(about.cause);
        this.isTlsProblem = response === undefined && isTlsProblem(this.code);
        this.isTrustProblem = response === undefined && TRUST_CODES.test(this.code ?? '');
    }
}
const TRUST_CODES = /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/;
function isTlsProblem(code = '') {
    return TRUST_CODES.test(code) || /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code);
}
/** What an error of Node says about a request. `responded`: the response had begun. */
function connectionError(error, { responded }) {
    // Messages of OpenSSL end with a line break.
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
function hostOf(error) {
    const { errors, hostname, address, port, unreachableHost } = Object(error);
    if (errors !== undefined)
        return hostOf(errors[0]);
    return unreachableHost ?? hostname ?? (address === undefined ? undefined : `${address}:${port ?? ''}`);
}
function codeOf(error) {
    const { errors, code } = Object(error);
    if (errors !== undefined)
        return codeOf(errors[0]);
    return typeof code === 'string' && !(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) ? code : undefined;
}
/** Errors of a file that is being uploaded. */
const FILE_ERRORS = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO', 'EISDIR', 'EBADF']);
/**
 * The one decision for requests that can be repeated freely. `isReached`: the host has responded in this run; until then
 * its address may be wrong, so the number of attempts is limited.
 */
function decideRetry(error, { attempt, isReached }) {
    if (!(error instanceof HttpError))
        return { retry: false };
    if (error.status !== undefined)
        return { retry: (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(error.status), waitMs: error.waitMs };
    if (error.isTlsProblem || FILE_ERRORS.has(error.code ?? ''))
        return { retry: false };
    // Node refused to send it, and would refuse it again.
    if (/^ERR_(INVALID|UNESCAPED)_/.test(error.code ?? ''))
        return { retry: false };
    return { retry: isReached || error.maybeReceived || attempt < _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_UNREACHABLE_ATTEMPTS */ .Hu };
}


/***/ }),

/***/ 97895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ randomId)
/* harmony export */ });
/** Twelve hex digits. */
function randomId(random) {
    return Math.floor(random() * 2 ** 48)
        .toString(16)
        .padStart(12, '0');
}


/***/ }),

/***/ 64579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tZ: () => (/* binding */ PLAIN),
/* harmony export */   wC: () => (/* binding */ alignedRows),
/* harmony export */   yQ: () => (/* binding */ MARKDOWN)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39180);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16081);


/** For GitHub. */
const MARKDOWN = {
    text: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV,
    code: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY,
    sentence: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em,
    link: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf,
    linkAndAddress: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf,
    strong: content => `**${content}**`,
    lineBreak: '<br>',
    lines: lines => lines.join('<br>'),
    inserted: content => `<ins>${content}</ins>`,
    deleted: content => `<del>${content}</del>`,
    paragraph: content => `<p>${content}</p>`,
    heading: (level, content) => `${'#'.repeat(level)} ${content}`,
    table: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp,
    alert: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .alert */ .xE,
    details: (title, content) => `<details><summary>${title}</summary>\n\n${content}\n\n</details>`,
    fenced: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fenced */ .OF,
    maxItems: Infinity
};
/** For a terminal. Words are inserted and deleted as `git diff --word-diff` shows them. */
const PLAIN = {
    text: _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh,
    code: _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh,
    sentence: _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh,
    link: _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh,
    linkAndAddress: (text, address) => `${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(text)} (${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(address)})`,
    strong: content => content,
    lineBreak: ' ',
    lines: lines => lines.join(', '),
    inserted: content => `{+${content}+}`,
    deleted: content => `[-${content}-]`,
    paragraph: content => content,
    heading: (_, content) => content,
    table: (header, rows) => alignedRows([header, ...rows]).join('\n'),
    alert: (kind, paragraphs) => `${kind.charAt(0)}${kind.slice(1).toLowerCase()}:\n${paragraphs.join('\n\n').replaceAll(/^(?=.)/gm, '  ')}`,
    details: (title, content) => `${title}\n\n${content}`,
    fenced: text => text.split('\n').map(_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh).join('\n'),
    maxItems: 20
};
/** A longer cell pushes the rest of its row. */
const MAX_COLUMN = 60;
/** Rows in columns. The last column is not padded. */
function alignedRows(rows) {
    const widths = (rows[0] ?? []).map((_, column) => Math.min(MAX_COLUMN, Math.max(...rows.map(row => row[column]?.length ?? 0))));
    return rows.map(row => `  ${row.map((cell, column) => (column === row.length - 1 ? cell : `${cell.padEnd(widths[column] ?? 0)}  `)).join('')}`.trimEnd());
}


/***/ }),

/***/ 16081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   xE: () => (/* binding */ alert)
/* harmony export */ });
/* harmony import */ var _http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39180);


/**
 * Text of unknown origin as Markdown that shows exactly this text. Character references cannot start a table cell, a
 * tag, a link, emphasis, code or math. GitHub also turns bare URLs, e-mail addresses, mentions, issue numbers and
 * commit SHAs into links and `:tada:` into a picture, partly after it has decoded character references, so a tag without
 * width interrupts these.
 */
function escapeMarkdown(text) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text).replace(UNSAFE, match => {
        if (COMMIT_SHA.test(match))
            return match.replace(/.{6}(?=.)/g, `$&${BREAK}`);
        if (match === '@' || match === '#')
            return `${characterReference(match)}${BREAK}`;
        return AUTOLINK_START.test(match) ? `${match}${BREAK}` : characterReference(match);
    });
}
const BREAK = '<wbr>';
const UNSAFE = /\/(?=\/)|:(?=[\w+-]+:)|\bwww(?=\.)|\bGH-(?=\d)|(?<!\w)[0-9a-f]{7,40}(?!\w)|[\\`*_~[\]<>&|$#!@"']/gi;
const COMMIT_SHA = /^[0-9a-f]{7,40}$/i;
const AUTOLINK_START = /^([/:]|www|GH-)$/i;
function characterReference(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** Monospaced. A tag, since backticks would need counting and a `|` between them still ends a table cell. */
function code(text) {
    return `<code>${escapeMarkdown(text)}</code>`;
}
/** A message of the action: escaped like any text, except that backticks mark code. */
function sentence(text) {
    return text
        .split(/`([^`]+)`/)
        .map((part, i) => (i % 2 === 1 ? code(part) : escapeMarkdown(part)))
        .join('');
}
/** A link when the address is one that a browser may open, otherwise the text alone. */
function link(text, address) {
    const url = address === undefined ? null : (0,_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(address);
    if (url === null || !/^https?:$/.test(url.protocol))
        return escapeMarkdown(text);
    const target = url.href.replace(/[()|`\\<>"'*_[\]]/g, character => {
        return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
    });
    return `[${escapeMarkdown(text)}](${target})`;
}
/** Cells are Markdown already. A row that has fewer cells than the header is filled up by the renderer. */
function table(header, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
/** An alert box of GitHub. Paragraphs are Markdown already. */
function alert(kind, paragraphs) {
    const quoted = paragraphs.map(paragraph => `> ${paragraph.replaceAll('\n', '\n> ')}`);
    return [`> [!${kind}]`, quoted.join('\n>\n')].join('\n');
}
/** In a block that none of its lines can end. */
function fenced(text, language) {
    const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
/** Long texts end in an ellipsis, never inside of a character. */
function clip(text, length) {
    if (text.length <= length)
        return text;
    const characters = Array.from(text.slice(0, 2 * length + 1));
    return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}


/***/ }),

/***/ 39180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/**
 * Characters without a width, such as tags, and those that reorder other text or command a terminal. One joiner or
 * variation selector behind a character that it shapes, as in emoji, Persian and Hindi, is a part of that character.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029]|(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Han}\d#*]|\ufe0f|(?!\p{DI})\p{M})[\u200c\u200d]|(?<=[\p{Extended_Pictographic}\p{Script=Han}\d#*])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{DI}/gu;
/** Text of unknown origin that shows what it contains. Line breaks count as unseen, too. */
function withoutControls(text) {
    return text.replace(UNSEEN, '\uFFFD');
}
/** JSON in one line, with such characters escaped. */
function visibleJson(json) {
    const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return json.replace(UNSEEN, character => character.split('').map(escaped).join(''));
}
/** The same as one line, for a log, an annotation or a terminal. */
function plainText(text) {
    return withoutControls(text.replaceAll(/\s+/g, ' '));
}
/** The same with its lines and tabs, for a terminal. */
function printable(text) {
    return text.replaceAll('\r\n', '\n').replaceAll(/[^\n\t]+/g, withoutControls);
}


/***/ }),

/***/ 92258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

// A timer that is set for longer fires at once.
const MAX_SLEEP_MS = 2 ** 31 - 1;
const systemClock = {
    // Not Date.now(): a runner whose wall clock is corrected mid-run must not see time jump.
    now: () => performance.timeOrigin + performance.now(),
    latest: () => Math.max(systemClock.now(), Date.now()),
    async sleep(ms, signal) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(ms, MAX_SLEEP_MS), undefined, { signal });
        }
        catch (error) {
            signal.throwIfAborted();
            throw error;
        }
    },
    repeat(ms, work) {
        // The process may exit although the timer is still active.
        const timer = setInterval(() => void work(), ms).unref();
        return () => clearInterval(timer);
    }
};


/***/ }),

/***/ 58907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BZ: () => (/* binding */ fileBelowAnyBase),
/* harmony export */   QP: () => (/* binding */ findBasePath),
/* harmony export */   R7: () => (/* binding */ rootPaths),
/* harmony export */   qt: () => (/* binding */ basePathProblem)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
/* harmony import */ var _site_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2360);


/** Hosts serve sites below one or two folders. */
const MAX_FOLDERS = 4;
/**
 * The path that a site was built for: the first folders of the addresses from which its pages load scripts and style
 * sheets, if these addresses name files of the site without them. An address that names none says nothing, such as a
 * script of the host. Undefined when most of them say nothing.
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
/** The file that a path from the root of the host names without its first folders, and these as a base path. */
function fileBelowAnyBase(pathname, files) {
    const folders = _site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteAddress */ .g6.parse(pathname)?.path.split('/') ?? [];
    const most = Math.min(MAX_FOLDERS, folders.length - 1);
    const count = Array.from({ length: most + 1 }, (_, i) => i).find(i => files.has(folders.slice(i).join('/')));
    if (count === undefined)
        return undefined;
    return { base: `/${folders.slice(0, count).join('/')}`, path: folders.slice(count).join('/') };
}
/** Those addresses that begin at the root of the host, without query and anchor. */
function rootPaths(addresses) {
    return new Set([...addresses].filter(address => /^\/(?!\/)/.test(address)).map(address => address.replace(/[?#].*/s, '')));
}
/**
 * What to warn about when the path of `site-url` is not the base path of the export. Undefined: they are the same, or
 * the manifest has no base path. The prefix in a bucket says nothing, since a CDN may add or remove it.
 */
function basePathProblem(siteUrl, basePath) {
    if (basePath === undefined)
        return undefined;
    const path = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)(siteUrl.pathname);
    // Encoded in the same way.
    const exported = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)((0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)((0,_site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)(basePath), siteUrl)?.pathname ?? basePath);
    if (path === exported)
        return undefined;
    return `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links of the site lead to addresses below ${exported}. Correct \`site-url\`, or build the site for ${path} (a setting of its generator). If its pages have relative addresses only, set \`base-path: ${path}\` in the export step.`;
}


/***/ }),

/***/ 60756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   DF: () => (/* binding */ PLACEHOLDER_CHOICES),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn)
/* harmony export */ });
/** What stands for facts of an export in templates: of the address of its bundle, and of the key of its archive. */
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

/***/ 4938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ hasKnownType),
/* harmony export */   JX: () => (/* binding */ contentTypeOf),
/* harmony export */   Pi: () => (/* binding */ contentTypeWithoutExtension)
/* harmony export */ });
/* harmony import */ var mrmime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16059);

const HTML_TYPE = 'text/html; charset=utf-8';
const UNKNOWN_TYPE = 'application/octet-stream';
/** Common in documentation sites, and missing from the package's table. */
const MORE_TYPES = {
    ico: 'image/x-icon',
    eot: 'application/vnd.ms-fontobject',
    cjs: 'text/javascript',
    tgz: 'application/gzip',
    tar: 'application/x-tar',
    // An RSC payload is UTF-8 by definition, and the client compares the type.
    rsc: 'text/x-component'
};
/** Types with a charset: `text/…`, and text formats below other top-level types. */
const TEXT = /^(text\/(?!x-component)|application\/(json|javascript|xml|[\w.-]+\+(json|xml))$|image\/svg\+xml$)/;
/** By extension. A map, since an object also has names such as `constructor`. */
const TYPES = new Map(Object.entries({ ...mrmime__WEBPACK_IMPORTED_MODULE_0__/* .mimes */ .M, ...MORE_TYPES }).map(([extension, type]) => [
    extension,
    TEXT.test(type) ? `${type}; charset=utf-8` : type
]));
/** The type to serve a file with, by its name. Undefined for a name without extension: only its content can tell. */
function contentTypeOf(path) {
    const extension = extensionOf(path);
    return extension === undefined ? undefined : (TYPES.get(extension) ?? UNKNOWN_TYPE);
}
/** Whether the name ends like a kind of file that is served as it is. `v1.2` does not. */
function hasKnownType(path) {
    return TYPES.has(extensionOf(path) ?? '');
}
function contentTypeWithoutExtension(startsAsHtml) {
    return startsAsHtml ? HTML_TYPE : UNKNOWN_TYPE;
}
/** Lower case, without the dot. A name that only begins with a dot has none. */
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
 * Two paths with the same folded form are one file on the disks of macOS or Windows. macOS folds the case completely:
 * `ß` is `ss`. The dotless `ı` has the upper case of `i`, but is another letter there.
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
 * Why a path cannot be one of a site: relative to its folder, with forward slashes, inside it on every system, and
 * printable. The same rule for archives, folders and manifests.
 */
function problemOfPath(path) {
    // First: everything after this takes time in proportion to the length.
    if (isPathTooLong(path))
        return 'long';
    if (path.startsWith('/'))
        return 'absolute';
    if (path.includes('\\'))
        return 'backslash';
    if (/^[A-Za-z]:/.test(path))
        return 'drive';
    // Invalid UTF-8 is decoded to \uFFFD: different names could become equal.
    if (/[\p{Cc}\uFFFD]/u.test(path))
        return 'characters';
    if (/(?:^|\/)\.\.?(?:\/|$)/.test(path))
        return 'parent';
    const segments = path.split('/');
    return segments.length > MAX_LEVELS || segments.some(isSegmentTooLong) ? 'long' : undefined;
}
/** The names of devices, which Windows sees in any folder and before any extension: `con .html` is the console. */
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
 * `*` stands for anything up to the next `/`, `**` for anything at all; `**` as a whole segment also matches no segment.
 * Every other character stands for itself: addresses contain `?`, and file names contain brackets.
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
/** Follows all positions in the pattern at once, so that no path takes longer than its length times the pattern's. */
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


/***/ }),

/***/ 69878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isPageList)
/* harmony export */ });
/* harmony import */ var _files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99004);

const PAGE_LIST = /^(sitemap.*\.(xml|txt)(\.gz)?|search([-_.]?index.*)?\.(json|js|xml)|searchindex.*|pagefind-entry\.json|llms(-full)?\.txt|robots\.txt)$/i;
/** Sitemaps, search indexes and lists for agents name pages. One with a build hash in its name is itself named by pages. */
function isPageList(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return PAGE_LIST.test(name) && !(0,_files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .isImmutable */ .t)(path);
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

/***/ 75338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ pageDataPath),
/* harmony export */   hV: () => (/* binding */ isIndexPiece),
/* harmony export */   nC: () => (/* binding */ pageDataOf)
/* harmony export */ });
/* harmony import */ var _page_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58156);

/**
 * The files that the client of a page loads in its place when a reader follows a link, each with its page: RSC payloads
 * and data files of Next.js. They hold the whole text of the page. A file of `_next/data/` without a page belongs to
 * the start page. In a site without `_next/` there are none: `changelog.txt` beside `changelog.html` is a download. A
 * page as Markdown, for agents, is such a file in every site.
 */
function pageDataOf(paths) {
    const data = new Map();
    const all = [...paths];
    const isNext = all.some(path => NEXT_FOLDER.test(path));
    const files = new Set(all);
    for (const path of files) {
        const candidates = path.endsWith('.md') ? pagesNamed(path.slice(0, -3)) : isNext ? pagesOfData(path) : [];
        const page = candidates.find(candidate => files.has(candidate));
        if (page !== undefined)
            data.set(path, page);
    }
    return data;
}
/** Where the payload of a page is that had none. */
function pageDataPath(page) {
    return `${(0,_page_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .pageName */ .$)(page) || 'index'}.rsc`;
}
const NEXT_FOLDER = /(?:^|\/)_next\//;
const NEXT_DATA = /^(.*\/)?_next\/data\/[^/]+\/(.+)\.json$/;
const SEGMENT = /^(?:(.*?)\/)?__next\..*\.txt$/;
const PAYLOAD = /^(.*?)\.(?:txt|rsc)$/;
/** The pages that a file can belong to, by its name. */
function pagesOfData(path) {
    const [isData, base = '', page = ''] = NEXT_DATA.exec(path) ?? [];
    if (isData !== undefined)
        return [...pagesNamed(base + page), `${base}index.html`];
    const segment = SEGMENT.exec(path);
    if (segment !== null)
        return pagesNamed(segment[1] ?? '');
    const payload = PAYLOAD.exec(path)?.[1];
    return payload === undefined ? [] : pagesNamed(payload);
}
function pagesNamed(name) {
    const page = name.replace(/(?:^|\/)index$/, '');
    return page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
}
/** Pieces of a Pagefind index hold the text of pages, too. Only `pagefind-entry.json` names them. */
function isIndexPiece(path) {
    return /(?:^|\/)pagefind\/(?:fragment|index)\//.test(path);
}


/***/ }),

/***/ 15300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ isPageType),
/* harmony export */   YX: () => (/* binding */ pageCountOf),
/* harmony export */   a$: () => (/* binding */ countsAsPage),
/* harmony export */   lV: () => (/* binding */ MAX_PAGE_DROP),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   pl: () => (/* binding */ pageDrop),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Pages are HTML documents. XHTML is not read as HTML, so it is a file like any other. */
function isPage(path) {
    return /\.html?$/i.test(path);
}
/** The same rule for a file that is known by its content type, such as `guides/x` beside `guides/x.html`. */
function isPageType(contentType) {
    return /^text\/html\b/i.test(contentType);
}
/** A host serves it for every address that does not exist. Next.js also writes `_not-found.html`. */
function isNotFoundPage(path) {
    return /(?:^|\/)(?:404|_not-found)(?:\/index)?\.html$/.test(path);
}
/** Whether a reader would count the file as a page: error pages and redirects are not. */
function countsAsPage({ path, redirect }) {
    return isPage(path) && !isNotFoundPage(path) && redirect === undefined;
}
function pageCountOf(files) {
    return files.reduce((count, file) => count + (countsAsPage(file) ? 1 : 0), 0);
}
/** Unless `max-page-drop` says otherwise, a site that lost more is not delivered. */
const MAX_PAGE_DROP = 0.2;
/** The share of pages that the site lost, from 0 to 1. */
function pageDrop(previousPages, pages) {
    return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages;
}


/***/ }),

/***/ 91716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ parseValue),
/* harmony export */   Yf: () => (/* binding */ jsonIn),
/* harmony export */   ZN: () => (/* binding */ loadFile),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   kc: () => (/* binding */ FileProblem),
/* harmony export */   lJ: () => (/* binding */ loadInput),
/* harmony export */   qM: () => (/* binding */ damaged),
/* harmony export */   wK: () => (/* binding */ readValue)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);




/** Why a file that another run or a person wrote cannot be used, as a clause: `it is not JSON: …`. */
class FileProblem extends _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF {
    kind;
    constructor(kind, message) {
        super(message);
        this.kind = kind;
    }
}
const MAX_FILE_BYTES = 100_000_000;
/** Reads a file from the disk. It may be anyone's, so the size is checked before. */
function loadFile(path, parse) {
    let text;
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        // Opening a pipe would wait for a writer, and nothing could end it. Those of a shell, `<(…)`, are open.
        if (!stats.isFile() && !path.startsWith('/dev/fd/'))
            return new FileProblem('unreadable', 'it is not a file');
        if (stats.size > MAX_FILE_BYTES)
            return TOO_LARGE;
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        return error.code === 'ENOENT'
            ? new FileProblem('missing', 'it does not exist')
            : new FileProblem('unreadable', `it cannot be read: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`);
    }
    return parse(text);
}
function jsonIn(text) {
    if (text.length > MAX_FILE_BYTES)
        return TOO_LARGE;
    try {
        // Editors on Windows may put a byte order mark at the start.
        return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
    }
    catch (error) {
        return damaged(`it is not JSON: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`);
    }
}
/** Reads a value from any source, and names the first field that is wrong. */
function readValue(schema, value) {
    const read = schema.safeParse(value);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const keys = issue?.path.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
    const problem = issue?.code === 'invalid_type' ? `is missing, or not of the type ${issue.expected}` : issue?.message;
    return damaged(`\`${keys?.join('').slice(1) ?? ''}\` ${problem ?? 'is invalid'}`);
}
function parseValue(schema, text) {
    const json = jsonIn(text);
    return json instanceof FileProblem ? json : readValue(schema, json.value);
}
function damaged(message) {
    return new FileProblem('damaged', message);
}
const TOO_LARGE = damaged(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`);
/** The file that an input names. */
function loadInput(name, path, parse, workspace = '.') {
    const loaded = loadFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path), parse);
    if (!(loaded instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF))
        return loaded;
    const file = name.replace('-path', '.json');
    return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`\`${name}\` is not the ${file} of an export: ${loaded.message} (${path}). Set it to the output \`${name}\` of the export action`);
}


/***/ }),

/***/ 56818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ continueHistory),
/* harmony export */   x: () => (/* binding */ historyEntry)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);

const amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0, 'is negative'));
/** One export in the history of a site. */
const historyEntry = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** When it was exported, as in `2026-11-15T09:30:00.000Z`. */
    time: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pages: amount,
    files: amount,
    /** Sum of the sizes of all files. */
    bytes: amount,
    /** Missing when the site was not checked. */
    brokenLinks: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(amount),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
});
const MAX_ENTRIES = 50;
/** The history with one more export, oldest first. */
function continueHistory(history, entry) {
    return [...history, entry].slice(-MAX_ENTRIES);
}


/***/ }),

/***/ 37957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ serializeManifest),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   eY: () => (/* binding */ loadManifest),
/* harmony export */   f1: () => (/* binding */ sha256Text),
/* harmony export */   l2: () => (/* binding */ sitePath)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73305);
/* harmony import */ var _files_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21328);
/* harmony import */ var _export_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91716);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56818);
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29589);





/** docs/manifest.md describes every field. A release that changes the meaning of a field raises the version. */
const MANIFEST_VERSION = 1;
const MAX_MANIFEST_FILES = 1_000_000;
const isSitePath = (path) => path !== '' && (0,_files_file_names_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfPath */ ._r)(path) === undefined;
const sha256Text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^[0-9a-f]{64}$/, 'is not a SHA-256 digest'));
const sitePath = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(isSitePath, 'is not a path inside the site'));
const file = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: sitePath,
    size: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    sha256: sha256Text,
    /** Digest of what a reader sees. Only pages have one, and only when the export was checked. */
    content: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Where a redirect page leads. */
    redirect: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Digest of a page as it was exported, if the finish action changed it. */
    exported: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(sha256Text),
    /** Digest of the bytes that a run of the finish action was replacing when it was killed. */
    replaces: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(sha256Text),
    /** Since when a page has its content, if an earlier export had another one. */
    contentSince: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Only files that the finish action added have one. */
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['search', 'markdown', 'page-data', 'entry-point', 'host-file']))
});
const manifest = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    domain: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** When the site was exported, as in `2026-11-15T09:30:00.000Z`. */
    exportedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** The path under which the site is served, and the pages to which the export was limited. */
    basePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** The path that the site was exported for, if the finish action moved it. */
    exportedBasePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    paths: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    /** Readers' address, for which the finish action changed the site. */
    siteUrl: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** What an export wrote beside the manifest: only this is replaced or removed by another one. */
    written: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    archive: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), size: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), format: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(file).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(MAX_MANIFEST_FILES, `has more than ${MAX_MANIFEST_FILES} entries`)),
    /** All redirects of the site, also those that have no page of their own. */
    redirects: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ source: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), destination: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), permanent: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() }))),
    /** Digests of the findings that can fail a run; missing when the site was not checked. */
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    /** Oldest first, this export included. */
    history: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyEntry */ .x))
});
/** Reads a manifest from any source: an earlier run, another repository, a user's file. */
function loadManifest(path) {
    return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFile */ .ZN)(path, parseManifest);
}
function parseManifest(text) {
    const json = (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonIn */ .Yf)(text);
    if (json instanceof _export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .kc)
        return json;
    const { manifestVersion } = Object(json.value);
    if (typeof manifestVersion !== 'number')
        return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .damaged */ .qM)('`manifestVersion` is missing');
    if (manifestVersion > MANIFEST_VERSION) {
        return new _export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .kc('later-version', `its version is ${manifestVersion}; this release reads version ${MANIFEST_VERSION}`);
    }
    return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readValue */ .wK)(manifest, json.value);
}
/** One line a file, in the order of their paths, so that two manifests can be compared line by line. */
function serializeManifest(manifest) {
    const { files, redirects, findings, history, ...about } = manifest;
    const head = JSON.stringify({ manifestVersion: MANIFEST_VERSION, ...about }, undefined, 2).slice(0, -2);
    const sorted = files.toSorted((a, b) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.path, b.path));
    const lists = [
        list('files', sorted),
        redirects && list('redirects', redirects),
        findings && `"findings": ${JSON.stringify(findings)}`,
        history && list('history', history)
    ].filter(text => text !== undefined);
    return `${head},\n  ${lists.join(',\n  ')}\n}\n`;
}
function list(name, items) {
    const lines = items.map(item => `\n    ${JSON.stringify(item)}`);
    return `"${name}": [${lines.join(',')}\n  ]`;
}


/***/ }),

/***/ 16059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ lookup),
/* harmony export */   M: () => (/* binding */ mimes)
/* harmony export */ });
const mimes = {
  "3g2": "video/3gpp2",
  "3gp": "video/3gpp",
  "3gpp": "video/3gpp",
  "3mf": "model/3mf",
  "aac": "audio/aac",
  "ac": "application/pkix-attr-cert",
  "adp": "audio/adpcm",
  "adts": "audio/aac",
  "ai": "application/postscript",
  "aml": "application/automationml-aml+xml",
  "amlx": "application/automationml-amlx+zip",
  "amr": "audio/amr",
  "apng": "image/apng",
  "appcache": "text/cache-manifest",
  "appinstaller": "application/appinstaller",
  "appx": "application/appx",
  "appxbundle": "application/appxbundle",
  "asc": "application/pgp-keys",
  "atom": "application/atom+xml",
  "atomcat": "application/atomcat+xml",
  "atomdeleted": "application/atomdeleted+xml",
  "atomsvc": "application/atomsvc+xml",
  "au": "audio/basic",
  "avci": "image/avci",
  "avcs": "image/avcs",
  "avif": "image/avif",
  "aw": "application/applixware",
  "bdoc": "application/bdoc",
  "bin": "application/octet-stream",
  "bmp": "image/bmp",
  "bpk": "application/octet-stream",
  "btf": "image/prs.btif",
  "btif": "image/prs.btif",
  "buffer": "application/octet-stream",
  "ccxml": "application/ccxml+xml",
  "cdfx": "application/cdfx+xml",
  "cdmia": "application/cdmi-capability",
  "cdmic": "application/cdmi-container",
  "cdmid": "application/cdmi-domain",
  "cdmio": "application/cdmi-object",
  "cdmiq": "application/cdmi-queue",
  "cer": "application/pkix-cert",
  "cgm": "image/cgm",
  "cjs": "application/node",
  "class": "application/java-vm",
  "coffee": "text/coffeescript",
  "conf": "text/plain",
  "cpl": "application/cpl+xml",
  "cpt": "application/mac-compactpro",
  "crl": "application/pkix-crl",
  "css": "text/css",
  "csv": "text/csv",
  "cu": "application/cu-seeme",
  "cwl": "application/cwl",
  "cww": "application/prs.cww",
  "davmount": "application/davmount+xml",
  "dbk": "application/docbook+xml",
  "deb": "application/octet-stream",
  "def": "text/plain",
  "deploy": "application/octet-stream",
  "dib": "image/bmp",
  "disposition-notification": "message/disposition-notification",
  "dist": "application/octet-stream",
  "distz": "application/octet-stream",
  "dll": "application/octet-stream",
  "dmg": "application/octet-stream",
  "dms": "application/octet-stream",
  "doc": "application/msword",
  "dot": "application/msword",
  "dpx": "image/dpx",
  "drle": "image/dicom-rle",
  "dsc": "text/prs.lines.tag",
  "dssc": "application/dssc+der",
  "dtd": "application/xml-dtd",
  "dump": "application/octet-stream",
  "dwd": "application/atsc-dwd+xml",
  "ear": "application/java-archive",
  "ecma": "application/ecmascript",
  "elc": "application/octet-stream",
  "emf": "image/emf",
  "eml": "message/rfc822",
  "emma": "application/emma+xml",
  "emotionml": "application/emotionml+xml",
  "eps": "application/postscript",
  "epub": "application/epub+zip",
  "exe": "application/octet-stream",
  "exi": "application/exi",
  "exp": "application/express",
  "exr": "image/aces",
  "ez": "application/andrew-inset",
  "fdf": "application/fdf",
  "fdt": "application/fdt+xml",
  "fits": "image/fits",
  "g3": "image/g3fax",
  "gbr": "application/rpki-ghostbusters",
  "geojson": "application/geo+json",
  "gif": "image/gif",
  "glb": "model/gltf-binary",
  "gltf": "model/gltf+json",
  "gml": "application/gml+xml",
  "gpx": "application/gpx+xml",
  "gram": "application/srgs",
  "grxml": "application/srgs+xml",
  "gxf": "application/gxf",
  "gz": "application/gzip",
  "h261": "video/h261",
  "h263": "video/h263",
  "h264": "video/h264",
  "heic": "image/heic",
  "heics": "image/heic-sequence",
  "heif": "image/heif",
  "heifs": "image/heif-sequence",
  "hej2": "image/hej2k",
  "held": "application/atsc-held+xml",
  "hjson": "application/hjson",
  "hlp": "application/winhlp",
  "hqx": "application/mac-binhex40",
  "hsj2": "image/hsj2",
  "htm": "text/html",
  "html": "text/html",
  "ics": "text/calendar",
  "ief": "image/ief",
  "ifb": "text/calendar",
  "iges": "model/iges",
  "igs": "model/iges",
  "img": "application/octet-stream",
  "in": "text/plain",
  "ini": "text/plain",
  "ink": "application/inkml+xml",
  "inkml": "application/inkml+xml",
  "ipfix": "application/ipfix",
  "iso": "application/octet-stream",
  "its": "application/its+xml",
  "jade": "text/jade",
  "jar": "application/java-archive",
  "jhc": "image/jphc",
  "jls": "image/jls",
  "jp2": "image/jp2",
  "jpe": "image/jpeg",
  "jpeg": "image/jpeg",
  "jpf": "image/jpx",
  "jpg": "image/jpeg",
  "jpg2": "image/jp2",
  "jpgm": "image/jpm",
  "jpgv": "video/jpeg",
  "jph": "image/jph",
  "jpm": "image/jpm",
  "jpx": "image/jpx",
  "js": "text/javascript",
  "json": "application/json",
  "json5": "application/json5",
  "jsonld": "application/ld+json",
  "jsonml": "application/jsonml+json",
  "jsx": "text/jsx",
  "jt": "model/jt",
  "jxl": "image/jxl",
  "jxr": "image/jxr",
  "jxra": "image/jxra",
  "jxrs": "image/jxrs",
  "jxs": "image/jxs",
  "jxsc": "image/jxsc",
  "jxsi": "image/jxsi",
  "jxss": "image/jxss",
  "kar": "audio/midi",
  "ktx": "image/ktx",
  "ktx2": "image/ktx2",
  "less": "text/less",
  "lgr": "application/lgr+xml",
  "list": "text/plain",
  "litcoffee": "text/coffeescript",
  "log": "text/plain",
  "lostxml": "application/lost+xml",
  "lrf": "application/octet-stream",
  "m1v": "video/mpeg",
  "m21": "application/mp21",
  "m2a": "audio/mpeg",
  "m2t": "video/mp2t",
  "m2ts": "video/mp2t",
  "m2v": "video/mpeg",
  "m3a": "audio/mpeg",
  "m4a": "audio/mp4",
  "m4p": "application/mp4",
  "m4s": "video/iso.segment",
  "ma": "application/mathematica",
  "mads": "application/mads+xml",
  "maei": "application/mmt-aei+xml",
  "man": "text/troff",
  "manifest": "text/cache-manifest",
  "map": "application/json",
  "mar": "application/octet-stream",
  "markdown": "text/markdown",
  "mathml": "application/mathml+xml",
  "mb": "application/mathematica",
  "mbox": "application/mbox",
  "md": "text/markdown",
  "mdx": "text/mdx",
  "me": "text/troff",
  "mesh": "model/mesh",
  "meta4": "application/metalink4+xml",
  "metalink": "application/metalink+xml",
  "mets": "application/mets+xml",
  "mft": "application/rpki-manifest",
  "mid": "audio/midi",
  "midi": "audio/midi",
  "mime": "message/rfc822",
  "mj2": "video/mj2",
  "mjp2": "video/mj2",
  "mjs": "text/javascript",
  "mml": "text/mathml",
  "mods": "application/mods+xml",
  "mov": "video/quicktime",
  "mp2": "audio/mpeg",
  "mp21": "application/mp21",
  "mp2a": "audio/mpeg",
  "mp3": "audio/mpeg",
  "mp4": "video/mp4",
  "mp4a": "audio/mp4",
  "mp4s": "application/mp4",
  "mp4v": "video/mp4",
  "mpd": "application/dash+xml",
  "mpe": "video/mpeg",
  "mpeg": "video/mpeg",
  "mpf": "application/media-policy-dataset+xml",
  "mpg": "video/mpeg",
  "mpg4": "video/mp4",
  "mpga": "audio/mpeg",
  "mpp": "application/dash-patch+xml",
  "mrc": "application/marc",
  "mrcx": "application/marcxml+xml",
  "ms": "text/troff",
  "mscml": "application/mediaservercontrol+xml",
  "msh": "model/mesh",
  "msi": "application/octet-stream",
  "msix": "application/msix",
  "msixbundle": "application/msixbundle",
  "msm": "application/octet-stream",
  "msp": "application/octet-stream",
  "mtl": "model/mtl",
  "mts": "video/mp2t",
  "musd": "application/mmt-usd+xml",
  "mxf": "application/mxf",
  "mxmf": "audio/mobile-xmf",
  "mxml": "application/xv+xml",
  "n3": "text/n3",
  "nb": "application/mathematica",
  "nq": "application/n-quads",
  "nt": "application/n-triples",
  "obj": "model/obj",
  "oda": "application/oda",
  "oga": "audio/ogg",
  "ogg": "audio/ogg",
  "ogv": "video/ogg",
  "ogx": "application/ogg",
  "omdoc": "application/omdoc+xml",
  "onepkg": "application/onenote",
  "onetmp": "application/onenote",
  "onetoc": "application/onenote",
  "onetoc2": "application/onenote",
  "opf": "application/oebps-package+xml",
  "opus": "audio/ogg",
  "otf": "font/otf",
  "owl": "application/rdf+xml",
  "oxps": "application/oxps",
  "p10": "application/pkcs10",
  "p7c": "application/pkcs7-mime",
  "p7m": "application/pkcs7-mime",
  "p7s": "application/pkcs7-signature",
  "p8": "application/pkcs8",
  "pdf": "application/pdf",
  "pfr": "application/font-tdpfr",
  "pgp": "application/pgp-encrypted",
  "pkg": "application/octet-stream",
  "pki": "application/pkixcmp",
  "pkipath": "application/pkix-pkipath",
  "pls": "application/pls+xml",
  "png": "image/png",
  "prc": "model/prc",
  "prf": "application/pics-rules",
  "provx": "application/provenance+xml",
  "ps": "application/postscript",
  "pskcxml": "application/pskc+xml",
  "pti": "image/prs.pti",
  "qt": "video/quicktime",
  "raml": "application/raml+yaml",
  "rapd": "application/route-apd+xml",
  "rdf": "application/rdf+xml",
  "relo": "application/p2p-overlay+xml",
  "rif": "application/reginfo+xml",
  "rl": "application/resource-lists+xml",
  "rld": "application/resource-lists-diff+xml",
  "rmi": "audio/midi",
  "rnc": "application/relax-ng-compact-syntax",
  "rng": "application/xml",
  "roa": "application/rpki-roa",
  "roff": "text/troff",
  "rq": "application/sparql-query",
  "rs": "application/rls-services+xml",
  "rsat": "application/atsc-rsat+xml",
  "rsd": "application/rsd+xml",
  "rsheet": "application/urc-ressheet+xml",
  "rss": "application/rss+xml",
  "rtf": "text/rtf",
  "rtx": "text/richtext",
  "rusd": "application/route-usd+xml",
  "s3m": "audio/s3m",
  "sbml": "application/sbml+xml",
  "scq": "application/scvp-cv-request",
  "scs": "application/scvp-cv-response",
  "sdp": "application/sdp",
  "senmlx": "application/senml+xml",
  "sensmlx": "application/sensml+xml",
  "ser": "application/java-serialized-object",
  "setpay": "application/set-payment-initiation",
  "setreg": "application/set-registration-initiation",
  "sgi": "image/sgi",
  "sgm": "text/sgml",
  "sgml": "text/sgml",
  "shex": "text/shex",
  "shf": "application/shf+xml",
  "shtml": "text/html",
  "sieve": "application/sieve",
  "sig": "application/pgp-signature",
  "sil": "audio/silk",
  "silo": "model/mesh",
  "siv": "application/sieve",
  "slim": "text/slim",
  "slm": "text/slim",
  "sls": "application/route-s-tsid+xml",
  "smi": "application/smil+xml",
  "smil": "application/smil+xml",
  "snd": "audio/basic",
  "so": "application/octet-stream",
  "spdx": "text/spdx",
  "spp": "application/scvp-vp-response",
  "spq": "application/scvp-vp-request",
  "spx": "audio/ogg",
  "sql": "application/sql",
  "sru": "application/sru+xml",
  "srx": "application/sparql-results+xml",
  "ssdl": "application/ssdl+xml",
  "ssml": "application/ssml+xml",
  "stk": "application/hyperstudio",
  "stl": "model/stl",
  "stpx": "model/step+xml",
  "stpxz": "model/step-xml+zip",
  "stpz": "model/step+zip",
  "styl": "text/stylus",
  "stylus": "text/stylus",
  "svg": "image/svg+xml",
  "svgz": "image/svg+xml",
  "swidtag": "application/swid+xml",
  "t": "text/troff",
  "t38": "image/t38",
  "td": "application/urc-targetdesc+xml",
  "tei": "application/tei+xml",
  "teicorpus": "application/tei+xml",
  "text": "text/plain",
  "tfi": "application/thraud+xml",
  "tfx": "image/tiff-fx",
  "tif": "image/tiff",
  "tiff": "image/tiff",
  "toml": "application/toml",
  "tr": "text/troff",
  "trig": "application/trig",
  "ts": "video/mp2t",
  "tsd": "application/timestamped-data",
  "tsv": "text/tab-separated-values",
  "ttc": "font/collection",
  "ttf": "font/ttf",
  "ttl": "text/turtle",
  "ttml": "application/ttml+xml",
  "txt": "text/plain",
  "u3d": "model/u3d",
  "u8dsn": "message/global-delivery-status",
  "u8hdr": "message/global-headers",
  "u8mdn": "message/global-disposition-notification",
  "u8msg": "message/global",
  "ubj": "application/ubjson",
  "uri": "text/uri-list",
  "uris": "text/uri-list",
  "urls": "text/uri-list",
  "vcard": "text/vcard",
  "vrml": "model/vrml",
  "vtt": "text/vtt",
  "vxml": "application/voicexml+xml",
  "war": "application/java-archive",
  "wasm": "application/wasm",
  "wav": "audio/wav",
  "weba": "audio/webm",
  "webm": "video/webm",
  "webmanifest": "application/manifest+json",
  "webp": "image/webp",
  "wgsl": "text/wgsl",
  "wgt": "application/widget",
  "wif": "application/watcherinfo+xml",
  "wmf": "image/wmf",
  "woff": "font/woff",
  "woff2": "font/woff2",
  "wrl": "model/vrml",
  "wsdl": "application/wsdl+xml",
  "wspolicy": "application/wspolicy+xml",
  "x3d": "model/x3d+xml",
  "x3db": "model/x3d+fastinfoset",
  "x3dbz": "model/x3d+binary",
  "x3dv": "model/x3d-vrml",
  "x3dvz": "model/x3d+vrml",
  "x3dz": "model/x3d+xml",
  "xaml": "application/xaml+xml",
  "xav": "application/xcap-att+xml",
  "xca": "application/xcap-caps+xml",
  "xcs": "application/calendar+xml",
  "xdf": "application/xcap-diff+xml",
  "xdssc": "application/dssc+xml",
  "xel": "application/xcap-el+xml",
  "xenc": "application/xenc+xml",
  "xer": "application/patch-ops-error+xml",
  "xfdf": "application/xfdf",
  "xht": "application/xhtml+xml",
  "xhtml": "application/xhtml+xml",
  "xhvml": "application/xv+xml",
  "xlf": "application/xliff+xml",
  "xm": "audio/xm",
  "xml": "text/xml",
  "xns": "application/xcap-ns+xml",
  "xop": "application/xop+xml",
  "xpl": "application/xproc+xml",
  "xsd": "application/xml",
  "xsf": "application/prs.xsf+xml",
  "xsl": "application/xml",
  "xslt": "application/xml",
  "xspf": "application/xspf+xml",
  "xvm": "application/xv+xml",
  "xvml": "application/xv+xml",
  "yaml": "text/yaml",
  "yang": "application/yang",
  "yin": "application/yin+xml",
  "yml": "text/yaml",
  "zip": "application/zip"
};

function lookup(extn) {
	let tmp = ('' + extn).trim().toLowerCase();
	let idx = tmp.lastIndexOf('.');
	return mimes[!~idx ? tmp : tmp.substring(++idx)];
}




/***/ })

};
