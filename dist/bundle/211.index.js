export const id = 211;
export const ids = [211];
export const modules = {

/***/ 91211:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_pretenuring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12853);
/* harmony import */ var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50190);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88747);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44246);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39822);





(0,_runtime_pretenuring_js__WEBPACK_IMPORTED_MODULE_0__/* .disablePretenuring */ .i)();
await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .eF)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_NAMES */ .Qh, secrets: ['cloudflare-token'] }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .Ko)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_4__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 39822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/site/base-path.js
var base_path = __webpack_require__(62772);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/random-id.js
var random_id = __webpack_require__(97895);
// EXTERNAL MODULE: ./.build/src/runtime/action/run.js
var run = __webpack_require__(50190);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/runtime/stop-reason.js
var stop_reason = __webpack_require__(88747);
// EXTERNAL MODULE: ./.build/src/s3/file-body.js
var file_body = __webpack_require__(9991);
// EXTERNAL MODULE: ./.build/src/s3/store.js + 2 modules
var s3_store = __webpack_require__(5246);
// EXTERNAL MODULE: ./.build/src/s3/bucket-address.js
var bucket_address = __webpack_require__(78695);
// EXTERNAL MODULE: ./.build/src/site/page-data.js
var page_data = __webpack_require__(50749);
// EXTERNAL MODULE: ./.build/src/site/pages.js
var pages = __webpack_require__(12967);
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

// EXTERNAL MODULE: ./.build/src/site/build-hash.js
var build_hash = __webpack_require__(43308);
// EXTERNAL MODULE: ./.build/src/site/content-types.js
var content_types = __webpack_require__(17946);
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

// EXTERNAL MODULE: ./.build/src/site/entry-points.js
var entry_points = __webpack_require__(77167);
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
function siteObjects(files, known, { rules, cleanUrls }) {
    const data = (0,page_data/* pageDataOf */.n)(files.map(({ name }) => name));
    const objects = files.map((file) => {
        const { name } = file;
        const { headers, isNamedByHash } = headersOf(name, rules, {
            startsAsHtml: () => (0,site_files/* startsAsHtml */.bB)(file),
            withCharset: type => knownType(type, file, known.get(name)) ?? withCharset(type, file),
            isPageData: data.has(name)
        });
        const phase = phaseOf(name, headers.contentType, data.get(name));
        return { ...file, path: name, phase, headers, isNamedByHash };
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
// EXTERNAL MODULE: ./.build/src/s3/objects.js
var s3_objects = __webpack_require__(4062);
// EXTERNAL MODULE: ./.build/src/cdn/cloudfront.js
var cloudfront = __webpack_require__(3419);
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
            isDone: answer => /"success"\s*:\s*true/.test(answer),
            explain: firstError,
            temporaryCodes: []
        }, context);
    }
    return paths.includes(cdn_paths/* EVERYTHING */.Qz) ? 1 : paths.length;
}
function bodies(paths, siteUrl) {
    if (paths.includes(cdn_paths/* EVERYTHING */.Qz)) {
        const base = (0,base_path/* baseFolder */.YR)(siteUrl.pathname);
        return [base === '/' ? { hosts: [siteUrl.host] } : { prefixes: [siteUrl.host + base.slice(0, -1)] }];
    }
    const urls = paths.map(path => siteUrl.origin + path);
    const count = Math.ceil(urls.length / MAX_URLS);
    return Array.from({ length: count }, (_, i) => ({ files: urls.slice(i * MAX_URLS, (i + 1) * MAX_URLS) }));
}
function firstError(body) {
    try {
        const { errors } = JSON.parse(body);
        const [first] = errors ?? [];
        return { code: `${first?.code ?? ''}`, message: first?.message ?? '' };
    }
    catch {
        return { code: '', message: '' };
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
    if (dryRun)
        return;
    if (isStored)
        log.info(`The archive is stored already: ${record.objectUrl}`);
    else {
        const local = { name: path, file, size, sha256 };
        await (0,s3_objects/* putObject */.$R)(store, { key, local, headers }, { signal });
        record.uploaded = 1;
        record.uploadedBytes = size;
    }
    record.isUploadComplete = true;
    const now = () => store.clock.now();
    record.purgedPaths = await purgeAll(pending, { targets, again: [] }, { ...context, now });
}

// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
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
;// CONCATENATED MODULE: ./.build/src/publish/plan/plan.js





/** Compares the site with what is known about the bucket. Pure: nothing is read, nothing is requested. */
function makePlan(objects, known, options) {
    const uploads = [];
    const unchanged = [];
    const notImmutable = [];
    let matched = 0;
    let hasReturned = false;
    for (const each of objects) {
        const entry = known.get(each.path);
        if (entry !== undefined)
            matched += 1;
        const hasOtherBytes = entry !== undefined && entry.sha256 !== '' && entry.sha256 !== each.sha256;
        const wasCorrected = entry?.headers.cacheControl === REVALIDATE;
        if (each.isNamedByHash && hasOtherBytes)
            notImmutable.push(each.path);
        const object = each.isNamedByHash && (hasOtherBytes || wasCorrected)
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
    // Most runs remove nothing.
    const site = matched === known.size ? known : new Set(objects.map(({ path }) => path));
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
        (a.object.path < b.object.path ? -1 : 1));
}
/** Uploads that may run at the same time: one phase, and in it either new objects or changed ones. */
function batchesOf(uploads) {
    return [...(0,group_by/* groupBy */.$)(uploads, ({ object, reason }) => `${object.phase} ${reason === 'new'}`).values()];
}

;// CONCATENATED MODULE: ./.build/src/publish/apply/apply-plan.js






const PROGRESS_INTERVAL_MS = 5000;
/**
 * Assets, pages, entry points, state, removed pages, purge, removed assets, state. At any moment a page that readers
 * see is complete, and a removed page cannot come back into a CDN after its purge.
 */
async function applyPlan(plan, { known, pending, again }, application, context) {
    const { lease, state, purgeTargets, applied } = application;
    const { store, prefix } = application.destination;
    const { pages, assets } = plan.removals;
    const objects = objectsOf(plan, known);
    const held = { ...context, signal: lease.signal };
    const remove = async (removals) => {
        if (removals.length === 0)
            return;
        await lease.assertHeld();
        await forEachItem(removals, { store, signal: lease.signal }, async ({ path }, signal) => {
            applied.sent += 1;
            await (0,s3_objects/* deleteObject */.XR)(store, prefix + path, { signal, beforeSend: lease.assertTime });
            objects.delete(path);
            applied.removed += 1;
        });
    };
    if (plan.uploads.length > 0)
        await uploadAll(plan, { objects, pending }, application, held);
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
/** What the state says about the bucket when all uploads are done, except for the uploaded objects themselves. */
function objectsOf(plan, known) {
    const objects = new Map([...known, ...plan.removals.departed]);
    for (const { path } of plan.unchanged) {
        const { departedAt: _, ...inSite } = known.get(path) ?? {};
        if ('etag' in inSite)
            objects.set(path, inSite);
    }
    return objects;
}
async function uploadAll({ uploads }, { objects, pending }, { destination: { store, prefix }, lease, state, applied }, { clock, log }) {
    const expected = uploads.map(({ object: { path, size, sha256, headers }, reason }) => {
        // With the bytes unchanged, a later run could not tell whether the object has the new headers already.
        const entry = { size, sha256: reason === 'headers changed' ? '' : sha256, etag: '', headers };
        return [path, entry];
    });
    const unfinished = new Map([...objects, ...expected]);
    await state.write({ status: 'in progress', objects: unfinished, pendingPurges: pending });
    const total = uploads.reduce((sum, { object }) => sum + object.size, 0);
    const before = { ...applied };
    let loggedAt = clock.now();
    await log.group(`Uploading ${(0,units/* formatCount */.B4)(uploads.length, 'object')}`, async () => {
        for (const batch of batchesOf(uploads))
            await forEachItem(batch, { store, signal: lease.signal }, async ({ object }, signal) => {
                const { path, size, sha256, headers } = object;
                const { contentType, cacheControl } = headers;
                const sent = { 'content-type': contentType, 'cache-control': cacheControl };
                const upload = { key: prefix + path, local: object, headers: sent };
                applied.sent += 1;
                const etag = await (0,s3_objects/* putObject */.$R)(store, upload, { signal, beforeSend: lease.assertTime });
                objects.set(path, { size, sha256, etag, headers });
                applied.uploaded += 1;
                applied.uploadedBytes += size;
                if (clock.now() - loggedAt < PROGRESS_INTERVAL_MS)
                    return;
                loggedAt = clock.now();
                const bytes = `${(0,units/* formatBytes */.z3)(applied.uploadedBytes - before.uploadedBytes)} of ${(0,units/* formatBytes */.z3)(total)}`;
                log.info(`Uploaded ${applied.uploaded - before.uploaded} of ${uploads.length} objects (${bytes}).`);
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

// EXTERNAL MODULE: ./.build/src/publish/read/state.js
var read_state = __webpack_require__(11565);
;// CONCATENATED MODULE: ./.build/src/publish/apply/state-writer.js


const MAX_ATTEMPTS = 5;
/** The state is not the one that this run has read or written: the bucket has to be compared again. */
class StateChanged extends Error {
    name = 'StateChanged';
}
/** Writes the state of one run, each time on the condition that no other run has written it. */
class StateWriter {
    #target;
    #etag;
    #last;
    #objects = new Map();
    constructor(target) {
        this.#target = target;
    }
    /** From now on the state that was found is the one to replace. */
    replaces({ etag }) {
        this.#etag = etag;
    }
    async write(content) {
        const { store, prefix, lease, run, clock } = this.#target;
        const written = { step: (this.#last?.step ?? 0) + 1, status: content.status };
        this.#objects = content.objects;
        const { until: leaseUntil, hasConditions, tookOver: compareAgain, signal, assertTime } = lease;
        const about = { run, step: written.step, writtenAt: clock.now(), leaseUntil, hasConditions, compareAgain };
        const body = (0,read_state/* serializeState */.sU)({ ...content, ...about });
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            const isPut = await this.#put(body, { signal, beforeSend: assertTime });
            const { state, etag } = isPut
                ? { state: { run, ...written }, etag: this.#etag }
                : await (0,read_state/* readState */.un)(store, prefix, signal);
            this.#etag = etag;
            const isOurs = (last) => state?.run === run && state.step === last?.step && state.status === last.status;
            // If not confirmed: the response of the write was lost.
            if (isOurs(written)) {
                this.#last = written;
                return;
            }
            // Otherwise the only harmless cause is a wrong ETag from the previous write.
            if (!isOurs(this.#last))
                break;
        }
        throw new StateChanged('another run changed the state');
    }
    /**
     * For a run that lost its lease: late requests of it may have overwritten objects of the run that holds the target
     * now. An unfinished state makes that run, or the next one, compare every object. Keys that only this run knows are
     * added, so that they can be removed.
     */
    async markUnfinished(signal) {
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            const { state, etag } = await (0,read_state/* readState */.un)(this.#target.store, this.#target.prefix, signal);
            if (state === undefined)
                return;
            const own = [...this.#objects].map(([path, entry]) => [path, { ...entry, etag: '' }]);
            this.#etag = etag;
            const objects = new Map([...own, ...state.objects]);
            // Not the id of the other run, which would mistake this state for its own.
            const marked = { ...state, run: this.#target.run, status: 'in progress', objects };
            if (await this.#put((0,read_state/* serializeState */.sU)(marked), { signal }))
                return;
        }
    }
    /** False when the condition did not hold. */
    async #put(body, options) {
        const { store, prefix, lease } = this.#target;
        const object = { key: prefix + read_state/* STATE_PATH */.K, body, headers: read_state/* FILE_HEADERS */.CP };
        const known = this.#etag === undefined ? 'new' : { etag: this.#etag };
        const { status, etag } = await (0,s3_objects/* putIf */.Z0)(store, object, lease.hasConditions ? known : 'none', options);
        if (status === 'not-supported') {
            lease.hasConditions = false;
            return await this.#put(body, options);
        }
        if (status === 'written')
            this.#etag = etag;
        return status === 'written';
    }
}

// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
;// CONCATENATED MODULE: ./.build/src/publish/lease/lease-file.js



const LEASE_PATH = `${read_state/* STATE_FOLDER */.P2}lease.json`;
const LEASE_MS = 60_000;
const RENEW_AFTER_MS = 20_000;
/** A holder stops this long before the lease ends, so that its last requests have arrived when another run takes over. */
const STOP_BEFORE_END_MS = 10_000;
const LEASE_VERSION = 1;
const leaseSchema = schemas/* object */.Ikc({
    leaseVersion: schemas/* literal */.euz(LEASE_VERSION),
    run: schemas/* string */.YjP(),
    address: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    until: read_state/* isoTime */.Ly
});
/** Undefined when there is no lease, or it was released. */
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
    return await (0,s3_objects/* putIf */.Z0)(store, { key: prefix + LEASE_PATH, body, headers: read_state/* FILE_HEADERS */.CP }, condition, options);
}
function holderOf(found) {
    return found?.address === undefined ? 'another run' : `the run ${found.address}`;
}
/** The time until which the lease surely holds is over. Another run may have acquired it, or not. */
class LeaseExpired extends Error {
    name = 'LeaseExpired';
}
class LeaseLost extends Error {
    name = 'LeaseLost';
    holder;
    constructor(found) {
        super(`the lease is held by ${holderOf(found)}`);
        this.holder = holderOf(found);
    }
}

;// CONCATENATED MODULE: ./.build/src/publish/lease/acquire-target.js






const POLL_INTERVAL_MS = 3000;
const CHECK_INTERVAL_MS = 1000;
/** Without conditional writes, all runs that saw a free target have written their lease after this time. */
const READ_BACK_MS = 5000;
/** What requests of at most two seconds need to read a lease and to write one. */
const MAX_SEQUENCE_MS = 4000;
const MAX_REFUSALS = 8;
/** Waits while another run holds the target. `hasConditions` is what is known of the store, before and after. */
async function acquireTarget(candidate, hasConditions, context) {
    let waitedFor;
    const wait = async (found) => {
        if (found.run !== waitedFor?.run)
            context.log.info(`${capitalized(holderOf(found))} is publishing to the same target. Waiting until it has finished.`);
        waitedFor = found;
        await context.clock.sleep(POLL_INTERVAL_MS, context.signal);
    };
    try {
        const acquired = hasConditions ? await acquireWithConditions(candidate, wait, context) : undefined;
        const held = acquired ?? (await acquireByReadingBack(candidate, wait, context));
        return { ...held, hasConditions: acquired !== undefined, hasWaited: waitedFor !== undefined };
    }
    catch (error) {
        if (waitedFor === undefined || !(error instanceof stop_reason/* TimedOut */.GA))
            throw error;
        const what = `${capitalized(holderOf(waitedFor))} was still publishing to the same target when \`timeout\` had passed.`;
        throw new failure/* Failure */.HR('publish-conflict', `${what} This run uploaded nothing.`, { cause: error });
    }
}
/** Undefined when the store turns out not to implement conditions. */
async function acquireWithConditions(candidate, wait, { clock, signal }) {
    const { store, write, isOwn, nextEnd } = candidate;
    let condition = 'new';
    let tookOver = false;
    for (let refusals = 0; refusals < MAX_REFUSALS; refusals += 1) {
        // Somebody else was faster, or the store contradicts itself.
        if (refusals > 1)
            await clock.sleep(CHECK_INTERVAL_MS, signal);
        const until = nextEnd();
        const { status, etag } = await write(until, condition);
        if (status === 'not-supported')
            return undefined;
        if (status === 'written')
            return { until, etag, tookOver };
        const found = await waitWhileHeld(candidate, async (held) => {
            refusals = 0;
            await wait(held);
        });
        // The response of the write was lost.
        if (found !== undefined && isOwn(found))
            return { until: found.until, etag: found.etag, tookOver };
        tookOver ||= found !== undefined;
        condition = found === undefined ? 'new' : { etag: found.etag };
    }
    throw (0,s3_objects/* notAStore */.cs)(store, 'it rejects every write of the lease, although no run holds it');
}
/** Two runs may both find the target free: the one that wrote last holds it. */
async function acquireByReadingBack(candidate, wait, context) {
    const { read, write, isOwn, nextEnd } = candidate;
    const { clock, signal } = context;
    const delay = new retry/* RetryDelay */.ag(`Writing ${LEASE_PATH}`, context);
    let tookOver = false;
    for (;;) {
        const startedAt = clock.now();
        const before = await read();
        if (before !== undefined && isHeldByOther(candidate, before)) {
            await wait(before);
            continue;
        }
        tookOver ||= before !== undefined && !isOwn(before);
        const until = nextEnd();
        try {
            // Not repeated without a check: another run may have acquired the target in the meantime.
            await write(until, 'none', { retries: false });
        }
        catch (error) {
            if (signal.aborted || !isTemporary(error))
                throw error;
            await delay.afterFailure(error);
            continue;
        }
        // After a slow write, a run that held the target has noticed by its next renewal, and stopped.
        const isSlow = clock.now() - startedAt > MAX_SEQUENCE_MS;
        await clock.sleep(isSlow ? RENEW_AFTER_MS + STOP_BEFORE_END_MS : READ_BACK_MS, signal);
        const found = await read();
        if (found !== undefined && isOwn(found))
            return { until, etag: found.etag, tookOver };
    }
}
/** Returns the last lease that was found: of this run, or one that expired. */
async function waitWhileHeld(candidate, wait) {
    for (;;) {
        const found = await candidate.read();
        if (found === undefined || !isHeldByOther(candidate, found))
            return found;
        await wait(found);
    }
}
function isHeldByOther({ store, isOwn }, found) {
    return !isOwn(found) && store.clock.earliest() <= found.until;
}
function capitalized(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
function isTemporary(error) {
    if (!(error instanceof failure/* Failure */.HR))
        return false;
    const { cause } = error;
    if (cause instanceof http_error/* HttpError */.j$ && cause.status !== undefined)
        return (0,retry/* isTransient */.dg)(cause.status);
    return error.code === 'store-unreachable';
}

;// CONCATENATED MODULE: ./.build/src/publish/lease/lease.js




/** A write without a response is usually carried out within this time. Until then the lease is not released. */
const LATE_WRITE_MS = 2000;
const RELEASE_TIMEOUT_MS = 10_000;
/** After a signal, the process has 1.5 seconds. */
const STOPPED_LATE_WRITE_MS = 500;
const STOPPED_RELEASE_TIMEOUT_MS = 900;
const MAX_RENEWALS = 5;
/**
 * The right to publish to a target, as an object in the bucket. All times are those of the store, so that wrong clocks
 * of runners do not matter.
 */
class Lease {
    hasConditions;
    /** Whether another run had not released the target. It was killed or suspended, and its last requests may still arrive. */
    tookOver = false;
    #target;
    #store;
    #context;
    #closing = new AbortController();
    #until;
    #etag = '';
    /** The store may have a lease of this run that differs from what is known here. */
    #isUncertain = false;
    #period = new AbortController();
    #signal;
    #renewedAt = 0;
    #stoppedAt = Infinity;
    #renewal;
    #stopChecks = () => undefined;
    constructor(target, hasConditions, context) {
        this.hasConditions = hasConditions;
        this.#target = target;
        this.#store = target.store;
        this.#context = context;
        this.#signal = context.signal;
        const onStop = () => {
            this.#stoppedAt = context.clock.now();
            void this.#closeSoon();
        };
        context.signal.addEventListener('abort', onStop, { once: true });
    }
    get until() {
        if (this.#until === undefined)
            throw new Error('the lease is not held');
        return this.#until;
    }
    /** Aborted with LeaseExpired or LeaseLost, or when the run is stopped. */
    get signal() {
        return this.#signal;
    }
    /** Whether no other run can have acquired the target, by the later of all clocks. */
    get isHeld() {
        return this.#until !== undefined && this.#store.clock.latest() <= this.#until - STOP_BEFORE_END_MS;
    }
    /** Before each write. The timer of the checks comes too late in a process that was suspended. */
    assertTime = () => {
        if (!this.isHeld)
            this.#period.abort(new LeaseExpired('the lease was not renewed in time'));
        this.#signal.throwIfAborted();
    };
    /** Waits while another run holds the target. Returns whether the bucket may have changed in the meantime. */
    async acquire() {
        const { hasWaited, hasConditions, tookOver, until, etag } = await acquireTarget({
            store: this.#store,
            read: async () => await this.#read(),
            write: async (end, condition, options) => await this.#write(end, condition, options),
            isOwn: found => this.#isOwn(found),
            nextEnd: () => this.#nextEnd()
        }, this.hasConditions, this.#context);
        this.hasConditions = hasConditions;
        this.tookOver = tookOver;
        this.#hold(until, etag);
        this.#startPeriod();
        return hasWaited || tookOver || !hasConditions;
    }
    /** After LeaseExpired: continues with the lease if no other run acquired it, otherwise throws LeaseLost. */
    async regain() {
        this.#stopChecks();
        this.#period = new AbortController();
        const { signal } = this.#context;
        this.#etag = await this.assertHeld(signal);
        await this.#renew(signal);
        if (!this.hasConditions) {
            await this.#context.clock.sleep(READ_BACK_MS, signal);
            await this.assertHeld(signal);
        }
        this.#startPeriod();
    }
    /** Throws LeaseLost unless the bucket still has the lease of this run. Returns its ETag. */
    async assertHeld(signal = this.#signal) {
        const found = await this.#read(signal);
        if (found !== undefined && this.#isOwn(found))
            return found.etag;
        // The lease of another run is not released.
        this.#until = undefined;
        this.#isUncertain = false;
        throw new LeaseLost(found);
    }
    /** The next run can start at once. Never fails: a lease that is not released expires. */
    async release() {
        this.#stopChecks();
        if (this.#renewal !== undefined) {
            void this.#closeSoon();
            await this.#renewal.catch(() => undefined);
        }
        if (this.#until === undefined && !this.#isUncertain)
            return;
        const { clock, log, signal: run } = this.#context;
        const lateMs = run.aborted ? STOPPED_LATE_WRITE_MS : LATE_WRITE_MS;
        const waitMs = Math.min(this.#store.unansweredAt, this.#stoppedAt) + lateMs - clock.now();
        if (waitMs > 0)
            await clock.sleep(waitMs, new AbortController().signal);
        const signal = AbortSignal.timeout(run.aborted ? STOPPED_RELEASE_TIMEOUT_MS : RELEASE_TIMEOUT_MS);
        try {
            if (this.#isUncertain) {
                const found = await this.#read(signal);
                this.#until = found !== undefined && this.#isOwn(found) ? found.until : undefined;
            }
            // One that is about to expire may belong to another run when the request arrives.
            if (!this.isHeld)
                return;
            await (0,s3_objects/* deleteObject */.XR)(this.#store, this.#target.prefix + LEASE_PATH, { signal, retries: !run.aborted });
        }
        catch (error) {
            log.debug(`The lease was not released: ${(0,failure/* reasonOf */.A3)(error)}`);
        }
        this.#until = undefined;
    }
    #nextEnd() {
        return this.#store.clock.earliest() + LEASE_MS;
    }
    #hold(until, etag) {
        this.#until = until;
        this.#etag = etag;
        this.#isUncertain = false;
        this.#renewedAt = this.#context.clock.now();
    }
    #startPeriod() {
        this.#period = new AbortController();
        this.#signal = AbortSignal.any([this.#context.signal, this.#period.signal]);
        this.#stopChecks = this.#context.clock.repeat(CHECK_INTERVAL_MS, async () => await this.#check());
    }
    async #check() {
        if (this.#signal.aborted || this.#until === undefined)
            return;
        if (!this.isHeld) {
            this.#period.abort(new LeaseExpired('the lease was not renewed in time'));
            return;
        }
        if (this.#renewal !== undefined || this.#context.clock.now() - this.#renewedAt < RENEW_AFTER_MS)
            return;
        this.#renewal = this.#renew(this.#signal);
        try {
            await this.#renewal;
        }
        catch (error) {
            if (error instanceof LeaseLost)
                this.#period.abort(error);
            // Any other error: the next check tries again, until the lease is about to expire.
        }
        finally {
            this.#renewal = undefined;
        }
    }
    async #renew(signal) {
        for (let attempt = 1; attempt <= MAX_RENEWALS; attempt += 1) {
            if (!this.hasConditions)
                await this.assertHeld(signal);
            const until = this.#nextEnd();
            const { status, etag } = await this.#write(until, this.hasConditions ? { etag: this.#etag } : 'none');
            if (status === 'written') {
                this.#hold(until, etag);
                return;
            }
            if (status === 'not-supported')
                this.hasConditions = false;
            // The response of an earlier write was lost, or had a wrong ETag.
            this.#etag = await this.assertHeld(signal);
        }
        throw (0,s3_objects/* notAStore */.cs)(this.#store, `it rejected ${MAX_RENEWALS} renewals of the lease`);
    }
    async #write(until, condition, options = {}) {
        this.#isUncertain = true;
        const signal = AbortSignal.any([this.#closing.signal, this.#period.signal]);
        const { store, prefix, owner } = this.#target;
        return await writeLease(store, prefix, { ...owner, until }, { condition, signal, ...options });
    }
    /** A write in flight gets a moment to be answered, so that it is known what has to be released. */
    async #closeSoon() {
        await this.#context.clock.sleep(STOPPED_LATE_WRITE_MS, new AbortController().signal);
        this.#closing.abort(this.#context.signal.reason ?? new Error('the run ends'));
    }
    async #read(signal = this.#context.signal) {
        return await readLease(this.#store, this.#target.prefix, signal);
    }
    #isOwn({ run }) {
        return run === this.#target.owner.run;
    }
}

;// CONCATENATED MODULE: ./.build/src/publish/lease/probe.js


const PROBE_PATH = `${read_state/* STATE_FOLDER */.P2}probe`;
const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const TEXT = 'Shows whether this store implements conditional writes.\n';
/**
 * Whether the store refuses to create an object that exists. Some stores say that they do not implement conditions,
 * others ignore them. The object stays, so that two runs that probe at the same time get the same answer. A server that
 * answers 200 to everything is no store: it does not return what was written.
 */
async function probeConditions(store, prefix, { signal }) {
    const key = prefix + PROBE_PATH;
    const object = { key, body: Buffer.from(TEXT), headers: HEADERS };
    const first = await (0,s3_objects/* putIf */.Z0)(store, object, 'new', { signal });
    const { status } = first.status === 'written' ? await (0,s3_objects/* putIf */.Z0)(store, object, 'new', { signal }) : first;
    if (status === 'not-supported')
        return false;
    const found = await (0,s3_objects/* getObject */.iM)(store, key, signal);
    if (found?.body.toString() !== TEXT)
        throw (0,s3_objects/* notAStore */.cs)(store, `it does not return the object ${key}`);
    return status === 'conflict';
}

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
        return state.objects;
    if (state?.status === 'uploaded')
        return await withoutLostObjects(bucket, state.objects);
    return await context.log.group('Comparing the site with the bucket', async () => await compare(bucket, wanted, state?.objects ?? new Map(), context));
}
async function withoutLostObjects(bucket, entries) {
    const known = new Map(entries);
    const departed = new Map([...entries].filter(([, { departedAt }]) => departedAt !== undefined));
    if (departed.size === 0)
        return known;
    const found = await listBelow(bucket, path => departed.has(path));
    for (const [path, entry] of departed) {
        const listed = found.get(path);
        if (listed === undefined)
            known.delete(path);
        else if (listed.etag !== entry.etag)
            known.set(path, unknownBytes(listed, entry, undefined));
    }
    return known;
}
/**
 * An object that has the bytes of the site's file is adopted. Objects of others, which neither the state nor the site
 * names, are left out, so that nothing can remove them.
 */
async function compare(bucket, wanted, entries, context) {
    const { store, prefix } = bucket;
    const site = new Map(wanted.map(object => [object.path, object]));
    const found = await listBelow(bucket, path => site.has(path) || entries.has(path));
    const known = new Map();
    const candidates = [];
    for (const [path, listed] of found) {
        const entry = entries.get(path);
        const object = site.get(path);
        if (entry !== undefined && entry.etag !== '' && entry.etag === listed.etag)
            known.set(path, entry);
        else if (object !== undefined && object.size === listed.size && md5In(listed.etag) !== undefined)
            candidates.push({ object, entry, listed });
        else
            known.set(path, unknownBytes(listed, entry, object));
    }
    const digests = await md5Of(candidates.map(({ object }) => object), context.signal);
    await Promise.all(candidates.map(async ({ object, entry, listed }, i) => {
        if (digests[i] !== md5In(listed.etag))
            return void known.set(object.path, unknownBytes(listed, entry, object));
        const { path, sha256 } = object;
        // An interrupted run uploaded these bytes with these headers: only one with new headers leaves no hash.
        if (entry?.sha256 === sha256)
            return void known.set(path, { ...entry, ...listed });
        const stored = await store.throttle.run(async () => await (0,s3_objects/* headObject */.C6)(store, prefix + path));
        const { 'content-type': contentType = '', 'cache-control': cacheControl = '' } = stored ?? {};
        const headers = stored === undefined ? object.headers : { contentType, cacheControl };
        known.set(path, { ...listed, sha256, headers });
    }));
    return known;
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
async function md5Of(objects, signal) {
    try {
        return (await digestFiles('md5', objects, signal)).map(({ hex }) => hex);
    }
    catch (error) {
        // OpenSSL in FIPS mode has no MD5: then everything is uploaded.
        if (error.cause?.code?.startsWith('ERR_OSSL') === true)
            return [];
        throw error;
    }
}
/** The ETag of an encrypted object, or of one that was uploaded in parts, is something else. */
function md5In(etag) {
    return /^[0-9a-f]{32}$/i.exec(etag)?.[0].toLowerCase();
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

















const MARK_TIMEOUT_MS = 10_000;
/** After a signal, the process has 1.5 seconds. */
const STOPPED_MARK_TIMEOUT_MS = 1000;
/** Each restart means that another run wrote the state: more restarts than this are not a coincidence. */
const MAX_RESTARTS = 5;
/** Brings the bucket from what it is to what the site is. One run at a time does so: see `lease/`. */
async function publishSite(inputs, publication, context) {
    const { destination, owner, record } = publication;
    const { store, prefix } = destination;
    const { dryRun } = inputs;
    let { found } = publication;
    let lease;
    let state;
    try {
        for (let restarts = 0;; restarts += 1) {
            if (restarts === 0 && found.isDamaged)
                warnAboutState(prefix, context);
            if (lease === undefined && found.state?.status !== 'done' && !dryRun) {
                lease = await newLease(destination, { found, owner }, context);
                if (await lease.acquire())
                    found = await (0,read_state/* readState */.un)(store, prefix);
            }
            const next = await planNext(inputs, { ...publication, found }, context);
            if (dryRun) {
                await tellHolder(destination, context);
                return;
            }
            if (next.isSettled)
                return;
            if (lease === undefined) {
                lease = await newLease(destination, { found, owner }, context);
                if (await lease.acquire()) {
                    found = await (0,read_state/* readState */.un)(store, prefix);
                    continue;
                }
            }
            state ??= new StateWriter({ store, prefix, lease, run: owner.run, clock: context.clock });
            state.replaces(found);
            try {
                const application = { destination, lease, state, purgeTargets: inputs.purge.targets, applied: record };
                await applyPlan(next.plan, next, application, context);
                return;
            }
            catch (error) {
                await restart(error, { restarts, lease }, context);
            }
            found = await (0,read_state/* readState */.un)(store, prefix);
        }
    }
    catch (error) {
        // Whatever the error is: requests of this run may arrive after those of the run that holds the target now.
        if (lease?.isHeld === false && record.sent > 0)
            await mark(state, context);
        throw asConflict(error);
    }
    finally {
        await lease?.release();
    }
}
async function mark(state, { signal, log }) {
    try {
        await state?.markUnfinished(AbortSignal.timeout(signal.aborted ? STOPPED_MARK_TIMEOUT_MS : MARK_TIMEOUT_MS));
    }
    catch (error) {
        log.debug(`The state was not marked as unfinished: ${(0,failure/* reasonOf */.A3)(error)}`);
    }
}
async function planNext({ purge, keepRemovedMs, maxRemoved, planFolder, target }, { destination, objects, found, record }, context) {
    const { state } = found;
    if (state?.status === 'in progress')
        context.log.info('The last run did not finish, or took over from one that did not.');
    const known = await knownObjects(destination, objects, state, context);
    // The state names the page of data that an interrupted run has already removed.
    const allPaths = () => [
        ...(state?.objects.keys() ?? []),
        ...known.keys(),
        ...objects.map(({ path }) => path)
    ];
    let data;
    // Most runs remove nothing, and do not ask.
    const isPageData = (path) => (data ??= (0,page_data/* pageDataOf */.n)(allPaths())).has(path);
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
    return { plan, known, pending, again, isSettled };
}
async function newLease(destination, { found, owner }, context) {
    const { store, prefix } = destination;
    const hasConditions = found.state?.hasConditions ?? (await probeConditions(store, prefix, context));
    if (!hasConditions)
        context.log.warning('The store does not implement conditional writes. Two runs at the same time are kept apart as long as the store needs at most two seconds for a request. Use a `concurrency` group in the workflow.');
    return new Lease({ store, prefix, owner }, hasConditions, context);
}
/** Returns when the publication can begin again; otherwise throws. */
async function restart(error, { restarts, lease }, { log }) {
    if (error instanceof LeaseExpired) {
        log.info('The lease of this run was not renewed in time. Continuing if no other run has acquired it.');
        await lease.regain();
    }
    else if (error instanceof StateChanged && restarts < MAX_RESTARTS) {
        log.info('Another run changed the state in the bucket. Comparing again.');
        await lease.assertHeld();
    }
    else
        throw error;
}
function asConflict(error) {
    if (!(error instanceof LeaseLost || error instanceof StateChanged))
        return error;
    const reason = error instanceof LeaseLost
        ? `The lease of this run ran out, and ${error.holder} took over the target. This run stopped.`
        : 'Another program changes the state in the bucket while this run publishes.';
    return new failure/* Failure */.HR('publish-conflict', reason, { cause: error });
}
async function tellHolder({ store, prefix }, { log }) {
    const found = await readLease(store, prefix);
    if (found === undefined || store.clock.earliest() > found.until)
        return;
    log.info(`At the same time, ${holderOf(found)} is publishing to this target, so the plan may soon be outdated.`);
}
function warnAboutState(prefix, { log }) {
    log.warning(`The state ${prefix}${read_state/* STATE_PATH */.K} in the bucket is damaged or not of this action. Every object is compared with the bucket, and no object is removed.`);
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
 * manifest; another size or another hash ends the run, before anything is uploaded.
 */
async function readSite({ folder, paths, manifest }, signal) {
    // Not with `join`, which takes longer than reading the status of a file. Windows accepts the slash.
    const fileOf = (path) => `${folder}/${path}`;
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
    throw new failure/* Failure */.HR('site-file-changed', `These files are not the ones that the manifest describes: ${(0,with_more/* withMore */.i)(changed, 5).join(', ')}. Nothing was uploaded.`);
}
function statOf(file, name) {
    try {
        return (0,external_node_fs_.statSync)(file);
    }
    catch (error) {
        throw (0,file_body/* explainFileError */.Yd)(error, { name });
    }
}

// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/action/summary.js
var summary = __webpack_require__(37223);
;// CONCATENATED MODULE: ./.build/src/publish/summary.js





const MAX_NAME = 300;
const MAX_TEXT = 2000;
function renderSummary(record, errorsPage) {
    const { failure } = record;
    const conclusion = conclusionOf(record);
    return (0,summary/* summaryOf */.YG)({ heading: heading(record), facts: highlights(record), failure }, errorsPage, [
        failure && progress(record),
        ...record.examples.map(examples),
        conclusion && summary_text(conclusion)
    ]);
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
function highlights(record) {
    const { target, siteUrl, objectUrl, unchanged, kept } = record;
    return [
        siteUrl && `**${(0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(siteUrl, MAX_NAME), siteUrl)}**`,
        objectUrl === undefined ? (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(target, MAX_NAME)) : (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(objectUrl, MAX_NAME), objectUrl),
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
function examples({ label, paths, count }) {
    if (count === 0)
        return '';
    const names = paths.map(path => (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(path, MAX_NAME)));
    const list = (0,with_more/* withMore */.i)(names, names.length, count).map(item => `- ${item}`);
    return `<details><summary>${label} (${count})</summary>\n\n${list.join('\n')}\n\n</details>`;
}
function summary_text(value) {
    return (0,markdown/* sentence */.em)((0,markdown/* clip */.$Q)(value, MAX_TEXT));
}

;// CONCATENATED MODULE: ./.build/src/publish/main.js
















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
            await publish(inputs, record, context);
            log.info(conclusionOf(record) ?? '');
        },
        explain: error => (0,stop_reason/* explainStop */.cV)(error, { timeoutMs: inputs.timeoutMs, ...whatRemains(record) }),
        summary: () => {
            setOutputs(record, context);
            return renderSummary(record, inputs.errorsPage);
        }
    }, context);
}
async function publish(inputs, record, context) {
    const { bucket, credentials, concurrency, source, target } = inputs;
    if (bucket.endpoint?.protocol === 'http:' && !(0,address/* isLoopback */.U9)(bucket.endpoint.hostname))
        context.log.warning('`endpoint` is not https: others on the network can read the requests.');
    const problem = inputs.siteUrl && (0,base_path/* basePathProblem */.qt)(inputs.siteUrl, source.manifest?.basePath);
    if (problem !== undefined && source.kind === 'site')
        context.log.warning(problem);
    const store = new s3_store/* Store */.i(bucket, credentials, concurrency, context);
    const destination = { store, prefix: target.prefix };
    if (source.kind === 'archive') {
        await publishArchive({ ...inputs, ...source }, destination, record, context);
        return;
    }
    const run = (0,random_id/* randomId */.z)(context.random);
    const [found, files] = await Promise.all([
        (0,read_state/* readState */.un)(store, target.prefix),
        readSite(source, context.signal)
    ]);
    (0,file_body/* assertUploadable */.C3)(files);
    const objects = siteObjects(files, found.state?.objects ?? new Map(), inputs);
    const planFolder = (0,external_node_path_.join)(inputs.tempDir, `publish-${run}`);
    const owner = { run, address: inputs.runAddress };
    await publishSite({ ...inputs, planFolder }, { destination, objects, found, owner, record }, context);
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
    if (record.objectUrl !== undefined)
        setOutput('object-url', record.objectUrl);
}
function whatRemains({ sent, uploaded, removed }) {
    if (sent === 0)
        return { state: 'Nothing was uploaded or removed.', advice: 'Run again.' };
    const open = sent - uploaded - removed;
    const inFlight = `${open === 1 ? '1 request was' : `${open} requests were`} sent and not answered, and may still be carried out. `;
    return {
        state: `${open > 0 ? inFlight : ''}Readers still see complete pages.`,
        advice: 'Run again: only what is missing is uploaded.'
    };
}


/***/ })

};
