export const id = 381;
export const ids = [381];
export const modules = {

/***/ 63766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ releaseIfWhole),
/* harmony export */   _: () => (/* binding */ release)
/* harmony export */ });
/**
 * Frees the memory of bytes that are not read again. With garbage collection alone they add up to hundreds of megabytes
 * and cost a fifth of all processor time. Only for memory that belongs to these bytes alone, never for a slice of Node's
 * shared pool. Node 20 has no `transfer`.
 */
function release(bytes) {
    const memory = bytes.buffer;
    const { transfer } = memory;
    if (transfer === undefined)
        structuredClone(memory, { transfer: [memory] });
    else
        transfer.call(memory, 0);
}
/** The same for bytes that may be a slice of a larger buffer: then nothing happens. */
function releaseIfWhole(bytes) {
    if (bytes.byteOffset === 0 && bytes.length === bytes.buffer.byteLength)
        release(bytes);
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


/**
 * A request without the expected response. All clients use this class: it describes
 * what happened to the request, and each client decides what a status means.
 */
class HttpError extends Error {
    name = 'HttpError';
    /** Status of the response; undefined when there was none, or only a part of it. */
    status;
    headers;
    /** The body of the response, cut off where the client stopped reading. May repeat what was sent, including secrets. */
    body;
    /** The delay that the server asked for. */
    waitMs;
    /** The server's own name of the error, such as NoSuchKey, or Node's, such as ECONNREFUSED. */
    code;
    /** False when the request did not reach the server. */
    maybeReceived;
    /** With which there was no connection. */
    unreachableHost;
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
    }
    /** No TLS connection could be established: no request was sent, and a retry does not help. */
    get isTlsProblem() {
        return this.status === undefined && isTlsProblem(this.code);
    }
    /** The certificate is one that this machine does not trust. */
    get isTrustProblem() {
        return this.status === undefined && isTrustProblem(this.code);
    }
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
function isTlsProblem(code) {
    return isTrustProblem(code) || (code !== undefined && /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code));
}
function isTrustProblem(code) {
    return code !== undefined && /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/.test(code);
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
    return { retry: isReached || error.maybeReceived || attempt < _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_UNREACHABLE_ATTEMPTS */ .Hu };
}


/***/ }),

/***/ 38056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   w$: () => (/* binding */ sendRequest),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);
/* harmony import */ var _stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88747);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81529);




/**
 * Sends one request and reads its response, whatever its status. Every error is an HttpError, a Failure, or the reason
 * of the abort.
 */
async function sendRequest({ timeoutMs, maxBytes, ...request }, { http, signal }) {
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
        return { status, headers, body: await readBody(response, maxBytes) };
    }
    catch (error) {
        if (signal.aborted)
            throw error instanceof _stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .TimedOut */ .GA ? error : signal.reason;
        if (error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR || error instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$)
            throw error;
        if (timeoutMs !== undefined && timeout?.aborted === true) {
            const missing = progress.sent ? 'response' : 'connection';
            throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(`no ${missing} within ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(timeoutMs)}`, {
                maybeReceived: progress.sent,
                cause: error
            });
        }
        throw (0,_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionError */ .$t)(error, progress);
    }
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** The text of a response, up to a limit. */
async function readBody(response, maxBytes) {
    const { statusCode: status = 0, headers } = response;
    const chunks = [];
    let length = 0;
    try {
        for await (const chunk of response) {
            length += chunk.length;
            chunks.push(chunk);
            if (length > maxBytes)
                break;
        }
    }
    catch (error) {
        // The status of an error counts, whether or not its body can be read.
        if (isSuccess(status))
            throw error;
    }
    // Not Buffer.toString: the decoder removes a byte order mark, which JSON.parse rejects.
    const body = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes));
    if (length > maxBytes && isSuccess(status)) {
        const message = `the response is larger than ${maxBytes / 1e6} MB`;
        throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(message, { response: { status, headers, body } });
    }
    return body;
}


/***/ }),

/***/ 78695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   g2: () => (/* binding */ encodeKey),
/* harmony export */   hu: () => (/* binding */ parseTarget),
/* harmony export */   q6: () => (/* binding */ problemOfKey)
/* harmony export */ });
/* harmony import */ var _signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97944);

/**
 * On AWS the bucket is part of the host name; elsewhere it is the first segment of the path, which every store
 * understands. A bucket name with dots does not match the certificate of AWS, so it goes into the path as well.
 */
function addressOf({ name, endpoint, region }) {
    if (endpoint !== undefined) {
        const base = endpoint.pathname.replace(/\/+$/, '');
        return { origin: endpoint.origin, host: endpoint.host, path: `${base}/${(0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeRfc3986 */ .My)(name)}/` };
    }
    const domain = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
    if (name.includes('.'))
        return { origin: `https://${domain}`, host: domain, path: `/${name}/` };
    return { origin: `https://${name}.${domain}`, host: `${name}.${domain}`, path: '/' };
}
function encodeKey(key) {
    return (0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeRfc3986 */ .My)(key).replaceAll('%2F', '/');
}
/** `s3://bucket/prefix` as a bucket name and a prefix that is empty or ends with a slash; text: what is wrong. */
function parseTarget(target) {
    const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)(?:\/(.*))?$/s.exec(target) ?? [];
    if (!target.startsWith('s3://'))
        return `"${target}" is not a target: write s3://bucket/prefix`;
    if (bucket === '')
        return `"${target}" has no bucket: write s3://bucket/prefix. If the bucket comes from a variable, the variable is probably empty`;
    if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket))
        return `"${bucket}" is not the name of a bucket`;
    const segments = path.replace(/^\/+|\/+$/g, '').split('/');
    if (path !== '' && segments.some(segment => problemOfSegment(segment) !== undefined))
        return `"${target}" has a prefix with an empty segment, \`.\`, \`..\` or control characters`;
    const prefix = segments.join('/');
    return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}
const MAX_KEY_BYTES = 1024;
/** An empty segment, one of dots, or a character that is not plain ASCII: only then is each segment checked. */
const MAY_BE_REFUSED = /^\/|\/\/|\/$|^$|(?:^|\/)\.|[^ -~]/;
/** Why stores do not accept an object with this path, or undefined. */
function problemOfKey(path, prefix = '') {
    if (Buffer.byteLength(prefix + path) > MAX_KEY_BYTES)
        return `is longer than ${MAX_KEY_BYTES} bytes with its prefix`;
    if (!MAY_BE_REFUSED.test(path))
        return undefined;
    for (const segment of path.split('/')) {
        const problem = problemOfSegment(segment);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function problemOfSegment(segment) {
    if (segment === '')
        return 'has an empty segment';
    // In an address they would mean another object.
    if (segment === '.' || segment === '..')
        return 'has a segment `.` or `..`';
    if (/\p{Cc}/u.test(segment))
        return 'contains control characters';
    return segment.isWellFormed() ? undefined : 'is not valid UTF-8';
}


/***/ }),

/***/ 9991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ assertUploadable),
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   Ne: () => (/* binding */ changedFile),
/* harmony export */   Yd: () => (/* binding */ explainFileError),
/* harmony export */   lv: () => (/* binding */ withOpenFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81529);




/** Smaller files are read with one call, which is several times cheaper than a stream. */
const MAX_WHOLE_BYTES = 256 * 1024;
function bodyOf(local) {
    if (local.size <= MAX_WHOLE_BYTES)
        return readWhole(local);
    return { size: local.size, stream: node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(chunksOf(local), { objectMode: false }) };
}
/** Synchronous on purpose; see above. */
function readWhole(local) {
    return withOpenFile(local, fd => {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).size !== local.size)
            throw changedFile(local);
        const bytes = Buffer.allocUnsafeSlow(local.size);
        let filled = 0;
        while (filled < bytes.length) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, filled, bytes.length - filled, filled);
            if (read === 0)
                throw changedFile(local);
            filled += read;
        }
        return bytes;
    });
}
/** Opens a file for as long as `read` needs it. */
function withOpenFile(local, read) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(local.file, 'r');
        return read(fd);
    }
    catch (error) {
        throw explainFileError(error, local);
    }
    finally {
        if (fd !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Exactly as many bytes as announced: with fewer, the store would wait for the rest. */
async function* chunksOf(local) {
    let left = local.size;
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(local.file, {
            highWaterMark: 256 * 1024
        })) {
            left -= chunk.length;
            if (left < 0)
                throw changedFile(local);
            yield chunk;
        }
    }
    catch (error) {
        throw explainFileError(error, local);
    }
    if (left > 0)
        throw changedFile(local);
}
/** Stores accept no larger object in one request; R2 stops below 5 GiB. */
const MAX_FILE_BYTES = 5_000_000_000;
function assertUploadable(files) {
    const tooLarge = files.find(({ size }) => size > MAX_FILE_BYTES);
    if (tooLarge === undefined)
        return;
    throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('file-too-large', `The file ${tooLarge.name} has ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(tooLarge.size)}, and a store accepts at most ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(MAX_FILE_BYTES)}. Nothing was uploaded.`);
}
function changedFile({ name }) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-file-changed', `The file ${name} changed after its checksum was computed.`);
}
function explainFileError(error, { name }) {
    if (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR)
        return error;
    const isGone = error.code === 'ENOENT';
    if (isGone)
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-file-changed', `The file ${name} does not exist anymore.`, { cause: error });
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-file-unreadable', `The file ${name} could not be read: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}.`, {
        cause: error
    });
}


/***/ }),

/***/ 4062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ putObject),
/* harmony export */   C6: () => (/* binding */ headObject),
/* harmony export */   L: () => (/* binding */ listObjects),
/* harmony export */   XR: () => (/* binding */ deleteObject),
/* harmony export */   Z0: () => (/* binding */ putIf),
/* harmony export */   cs: () => (/* binding */ notAStore),
/* harmony export */   iM: () => (/* binding */ getObject)
/* harmony export */ });
/* unused harmony export plainEtag */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17449);
/* harmony import */ var _runtime_buffer_memory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63766);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _s3_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96625);
/* harmony import */ var _file_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9991);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79339);







async function getObject(store, key, signal) {
    const request = { method: 'GET', key };
    const { status, headers, body } = await store.request(`Reading ${key}`, request, {
        expected: [404],
        signal
    });
    if (status !== 404) {
        const time = Date.parse(headers['last-modified'] ?? '');
        return { etag: headers.etag ?? '', body, modifiedAt: Number.isNaN(time) ? undefined : time };
    }
    // Only the object may be missing: a missing bucket must not look like an empty one.
    if ((0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(body.toString('utf8', 0, 4096), 'Code') === 'NoSuchBucket')
        throw (0,_s3_error_js__WEBPACK_IMPORTED_MODULE_3__/* .bucketNotFound */ .ao)(store.place);
    return undefined;
}
/** The headers of an object; undefined when it does not exist or the store does not report them. */
async function headObject(store, key, signal) {
    const request = { method: 'HEAD', key };
    const expected = [403, 404, 405, 501];
    const { status, headers } = await store.request(`Reading the headers of ${key}`, request, {
        expected,
        signal
    });
    return expected.includes(status) ? undefined : headers;
}
/** Uploads a file with one request. Returns the ETag. */
async function putObject(store, { key, local, headers }, options) {
    let sent;
    const body = () => (sent = (0,_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .bodyOf */ .EN)(local));
    const request = { method: 'PUT', key, headers, body, sha256: local.sha256 };
    try {
        const response = await store.request(`Upload of ${local.name}`, request, options);
        // The store has received all of it. With garbage collection alone, thousands of files would occupy hundreds of megabytes.
        if (Buffer.isBuffer(sent))
            (0,_runtime_buffer_memory_js__WEBPACK_IMPORTED_MODULE_6__/* .release */ ._)(sent);
        return await knownEtag(store, key, response.headers.etag, options.signal);
    }
    catch (error) {
        throw isChecksumError(error) ? (0,_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .changedFile */ .Ne)(local) : error;
    }
}
/** The ETag without quotes. Some stores send an empty one after a write, and report it on request. */
async function knownEtag(store, key, etag, signal) {
    const plain = plainEtag(etag);
    if (plain !== '')
        return plain;
    const stored = await headObject(store, key, signal);
    if (stored !== undefined && plainEtag(stored['etag']) === '')
        throw notAStore(store, 'no ETag of an upload');
    return plainEtag(stored?.['etag']);
}
/** For a server that answers, and not as S3 does. */
function notAStore(store, sign) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('unexpected-bucket-response', `The server at ${store.urlOf('')} does not respond as an S3 store does: ${sign}.`);
}
function isChecksumError(error) {
    const { cause } = Object(error);
    return (cause instanceof _s3_error_js__WEBPACK_IMPORTED_MODULE_3__/* .S3Error */ .Dg &&
        ['XAmzContentSHA256Mismatch', 'BadDigest', 'InvalidDigest'].includes(cause.code ?? ''));
}
/** 404: the object that should match was deleted meanwhile. */
const EXPECTED_STATUSES = { none: [], new: [412, 501], etag: [404, 412, 501] };
/** Writes an object under a condition, so that only one of two writers succeeds. */
async function putIf(store, object, condition, options) {
    const { key, headers, body } = object;
    const response = await store.request(`Writing ${key}`, {
        method: 'PUT',
        key,
        headers: { ...headers, ...conditionHeaders(condition, store.quotesIfMatch) },
        body: () => body,
        sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', body)
    }, { ...options, expected: EXPECTED_STATUSES[typeof condition === 'object' ? 'etag' : condition] });
    if (response.status === 412 && typeof condition === 'object' && store.quotesIfMatch) {
        const current = plainEtag((await headObject(store, key, options.signal))?.['etag']);
        // The condition holds, so the store did not understand it: without quotes from now on.
        if (current !== '' && current === plainEtag(condition.etag)) {
            store.quotesIfMatch = false;
            return await putIf(store, object, condition, options);
        }
    }
    const status = response.status === 501 ? 'not-supported' : response.status < 300 ? 'written' : 'conflict';
    return { status, etag: response.headers.etag ?? '' };
}
function conditionHeaders(condition, isQuoted) {
    if (condition === 'none')
        return {};
    if (condition === 'new')
        return { 'if-none-match': '*' };
    return { 'if-match': isQuoted ? condition.etag : plainEtag(condition.etag) };
}
/** By single requests, which every store implements. An object that does not exist is not an error. */
async function deleteObject(store, key, options) {
    await store.request(`Removal of ${key}`, { method: 'DELETE', key }, { expected: [404], ...options });
}
async function* listObjects(store, prefix) {
    let token;
    do {
        const from = token === undefined ? {} : { 'continuation-token': token };
        const query = { 'list-type': '2', 'encoding-type': 'url', prefix, ...from };
        const what = `Listing of ${store.place.bucket}/${prefix}`;
        const { body } = await store.request(what, { method: 'GET', query });
        const xml = body.toString();
        if (!xml.includes('<ListBucketResult'))
            throw notAStore(store, 'its listing is something else');
        // Not every store implements the encoding; AWS writes a space as `+`.
        const isEncoded = (0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(xml, 'EncodingType') === 'url';
        for (const each of (0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elements */ .Y)(xml, 'Contents')) {
            const name = (0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(each, 'Key') ?? '';
            yield {
                key: isEncoded ? decodeKey(name) : name,
                size: Number((0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(each, 'Size')),
                etag: plainEtag((0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(each, 'ETag'))
            };
        }
        const next = (0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(xml, 'IsTruncated') === 'true' ? (0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(xml, 'NextContinuationToken') : undefined;
        if (next !== undefined && next === token)
            throw notAStore(store, 'its listing does not end');
        token = next;
    } while (token !== undefined);
}
function decodeKey(name) {
    // Some stores claim the encoding and do not use it.
    return (0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecode */ .YZ)(name.replaceAll('+', ' ')) ?? name;
}
/** Stores do not agree on the quotes. */
function plainEtag(etag = '') {
    return etag.replace(/^(?:W\/)?"(.*)"$/, '$1');
}


/***/ }),

/***/ 96625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ S3Error),
/* harmony export */   Lz: () => (/* binding */ explainStoreError),
/* harmony export */   M0: () => (/* binding */ explainConnectionError),
/* harmony export */   ao: () => (/* binding */ bucketNotFound)
/* harmony export */ });
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);


/** A response of the store that is not a success. Its `code` is of the store's own table, such as `NoSuchKey`. */
class S3Error extends _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$ {
    name = 'S3Error';
    facts;
    constructor(message, about) {
        super(message, about);
        this.facts = about;
    }
}
/** Errors whose code says what is wrong. */
const FAILURE_CODES = {
    ExpiredToken: 'store-token-expired',
    TokenRefreshRequired: 'store-token-expired',
    RequestTimeTooSkewed: 'store-clock',
    InvalidAccessKeyId: 'store-credentials',
    SignatureDoesNotMatch: 'store-credentials',
    InvalidToken: 'store-credentials',
    InvalidClientTokenId: 'store-credentials',
    UnrecognizedClientException: 'store-credentials',
    MissingAuthenticationToken: 'store-credentials',
    AccountProblem: 'store-credentials'
};
/** What a person can do about an error of the store that a retry cannot fix. Other errors pass unchanged. */
function explainStoreError(error, what, place) {
    if (!(error instanceof S3Error))
        return error;
    const said = `${what} failed: ${error.message}.`;
    const failure = (failureCode = 'unexpected-bucket-response', more = '') => new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(failureCode, said + more, { cause: error });
    const asked = `The address is ${place.origin}, and the bucket ${place.bucket}.`;
    const { code = '', status } = error;
    if (Object.hasOwn(FAILURE_CODES, code))
        return failure(FAILURE_CODES[code]);
    if (code === 'NoSuchBucket')
        return bucketNotFound(place, error);
    if (isWrongRegion(error, place)) {
        const { region } = error.facts;
        const where = region === undefined ? 'another region' : `the region ${region}`;
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bucket-region', `The bucket ${place.bucket} is in ${where}. ${said}`, {
            ...(region !== undefined && { advice: `Set \`region: ${region}\`.` }),
            cause: error
        });
    }
    if (status === 401 || status === 403)
        return failure('store-access-denied');
    const redirect = status >= 300 && status < 400 ? ' Redirects are not followed.' : '';
    return failure('unexpected-bucket-response', `${redirect} ${asked}`);
}
function bucketNotFound({ bucket, origin, region }, cause) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bucket-not-found', `The bucket ${bucket} does not exist at ${origin} (region ${region}).`, { cause });
}
/** A proxy or a captive portal redirects, too: only a response of S3 names a region or has this code. */
function isWrongRegion({ status, code, facts: { region } }, place) {
    if (code === 'PermanentRedirect')
        return true;
    if (region === undefined)
        return false;
    if (status >= 300 && status < 400)
        return region !== place.region;
    return code === 'AuthorizationHeaderMalformed' || code === 'IllegalLocationConstraintException';
}
/** What a person can do about a request without a response. `reason`: without secrets. */
function explainConnectionError(error, { what, reason, origin }) {
    if (error.isTrustProblem)
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('certificate-not-trusted', `${what} failed: no TLS connection to ${origin}: ${reason}.`, {
            cause: error
        });
    if (PLAIN_HTTP_CODES.has(error.code ?? ''))
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('store-unreachable', `${what} failed: ${origin} does not speak TLS on this port.`, {
            advice: 'Write http:// in `endpoint`, or use the port for https.',
            cause: error
        });
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('store-unreachable', `${what} failed: ${reason}.`, { cause: error });
}
/** https to a port that speaks http: OpenSSL's message describes the bytes that it received, not the cause. */
const PLAIN_HTTP_CODES = new Set(['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG']);


/***/ }),

/***/ 97944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   My: () => (/* binding */ encodeRfc3986),
/* harmony export */   XX: () => (/* binding */ encodeQuery),
/* harmony export */   _e: () => (/* binding */ EMPTY_SHA256),
/* harmony export */   lf: () => (/* binding */ Signer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const EMPTY_SHA256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', '');
/** AWS Signature Version 4 for one service in one region. The derived key is computed once a day. */
class Signer {
    #credentials;
    #scope;
    #day = '';
    /** Not a Buffer, which `createHmac` turns into a key each time: that takes eight times as long as the rest. */
    #key;
    constructor(credentials, { region, service }) {
        this.#credentials = credentials;
        this.#scope = `${region}/${service}/aws4_request`;
    }
    /** The headers to send: those of the request and what the signature adds. */
    sign({ method, host, path, query = {}, headers, sha256 }, now) {
        const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
        const { accessKeyId, sessionToken } = this.#credentials;
        const sent = {
            ...headers,
            host,
            'x-amz-content-sha256': sha256,
            'x-amz-date': time,
            ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken })
        };
        const names = Object.keys(sent).sort();
        const signedNames = names.join(';');
        const lines = names.map(name => `${name}:${canonicalValue(sent[name] ?? '')}\n`).join('');
        const request = `${method}\n${path}\n${encodeQuery(query)}\n${lines}\n${signedNames}\n${sha256}`;
        const scope = `${time.slice(0, 8)}/${this.#scope}`;
        const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', request)}`;
        const signature = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', this.#keyOf(time.slice(0, 8)))
            .update(text)
            .digest('hex');
        sent['authorization'] =
            `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`;
        return sent;
    }
    #keyOf(day) {
        if (day === this.#day && this.#key !== undefined)
            return this.#key;
        let key = Buffer.from(`AWS4${this.#credentials.secretAccessKey}`);
        for (const part of [day, ...this.#scope.split('/')])
            key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(part).digest();
        this.#day = day;
        this.#key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(key);
        return this.#key;
    }
}
/** Sorted by the encoded names alone, as the signature requires: `a-b` comes after `a`, although `-` precedes `=`. */
function encodeQuery(query) {
    return Object.entries(query)
        .map(([name, value]) => [encodeRfc3986(name), encodeRfc3986(value)])
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${name}=${value}`)
        .join('&');
}
/** Everything but letters, digits and `-._~`. `encodeURIComponent` leaves five more characters as they are. */
function encodeRfc3986(text) {
    return encodeURIComponent(text).replace(/[!'()*]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
function canonicalValue(value) {
    return value.trim().replace(/ {2,}/g, ' ');
}


/***/ }),

/***/ 5246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ Store)
});

// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/runtime/http/request.js
var http_request = __webpack_require__(38056);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/s3/bucket-address.js
var bucket_address = __webpack_require__(78695);
// EXTERNAL MODULE: ./.build/src/s3/s3-error.js
var s3_error = __webpack_require__(96625);
// EXTERNAL MODULE: ./.build/src/s3/signature.js
var signature = __webpack_require__(97944);
;// CONCATENATED MODULE: ./.build/src/s3/store-clock.js
/** A difference below this does not matter to a signature, which may be 15 minutes old. */
const MAX_IGNORED_SKEW_MS = 60_000;
/**
 * The time of the store, as its `Date` headers tell it. The header has whole seconds, and a response takes its time, so
 * the difference to the clock of this machine is only known as a range.
 */
class StoreClock {
    #clock;
    /** How far the store's clock is ahead of ours: at least and at most. */
    #ahead;
    #skewMs = 0;
    constructor(clock) {
        this.#clock = clock;
    }
    /** Returns the new difference in milliseconds when it differs from the one used so far. */
    observe(date, sentAt) {
        const time = Date.parse(date ?? '');
        if (Number.isNaN(time))
            return undefined;
        const min = time - this.#clock.latest();
        const max = time + 999 - sentAt;
        const { min: lastMin, max: lastMax } = this.#ahead ?? { min, max };
        const both = { min: Math.max(min, lastMin), max: Math.min(max, lastMax) };
        // Without overlap, one of the clocks was set: the newest response is right.
        this.#ahead = both.min <= both.max ? both : { min, max };
        if (Math.abs(min - this.#skewMs) < MAX_IGNORED_SKEW_MS)
            return undefined;
        this.#skewMs = min;
        return min;
    }
    get skewMs() {
        return this.#skewMs;
    }
    /** For signatures. */
    now() {
        return this.#clock.latest() + this.#skewMs;
    }
    /** The earliest time that it can be in the store. */
    earliest() {
        return this.#clock.latest() + (this.#ahead?.min ?? 0);
    }
    /** The latest time that it can be in the store. */
    latest() {
        return this.#clock.latest() + (this.#ahead?.max ?? 0);
    }
}

;// CONCATENATED MODULE: ./.build/src/s3/throttle.js
/** A store reports an overload once per request, so many reports mean one overload. */
const MIN_BETWEEN_REDUCTIONS_MS = 500;
/**
 * Limits the number of requests at the same time. An overloaded store halves the limit; as many successes as the limit
 * raise it by one again.
 */
class Throttle {
    max;
    #clock;
    #waiting = [];
    #limit;
    #active = 0;
    #successes = 0;
    #reducedAt = -Infinity;
    constructor(max, clock) {
        this.max = max;
        this.#limit = max;
        this.#clock = clock;
    }
    get limit() {
        return this.#limit;
    }
    async run(work) {
        while (this.#active >= this.#limit)
            await new Promise(resolve => this.#waiting.push(resolve));
        this.#active += 1;
        try {
            const result = await work();
            this.#succeeded();
            return result;
        }
        finally {
            this.#active -= 1;
            this.#waiting.shift()?.();
        }
    }
    slowDown() {
        const now = this.#clock.now();
        if (now - this.#reducedAt < MIN_BETWEEN_REDUCTIONS_MS)
            return;
        this.#reducedAt = now;
        this.#limit = Math.max(1, Math.floor(this.#limit / 2));
        this.#successes = 0;
    }
    #succeeded() {
        this.#successes += 1;
        if (this.#successes < this.#limit || this.#limit === this.max)
            return;
        this.#successes = 0;
        this.#limit += 1;
        this.#waiting.shift()?.();
    }
}

// EXTERNAL MODULE: ./.build/src/s3/xml.js
var s3_xml = __webpack_require__(79339);
;// CONCATENATED MODULE: ./.build/src/s3/store.js












const IDLE_TIMEOUT_MS = 60_000;
/** Listings and errors are far smaller; the state of a site with a million files is about 200 MB. */
const MAX_BODY_BYTES = 512 * 1024 * 1024;
const MAX_MESSAGE = 300;
/** Errors that disappear without any action, although their status says otherwise. */
const TEMPORARY_CODES = new Set(['RequestTimeout', 'ConditionalRequestConflict', 'OperationAborted']);
/** Sends signed requests to one bucket, with the one retry policy. */
class Store {
    place;
    throttle;
    clock;
    /** Older versions of Ceph compare `If-Match` with the ETag without its quotes. Set by the first write that shows it. */
    quotesIfMatch = true;
    #address;
    #signer;
    #redact;
    #context;
    #isReached = false;
    /** Buckets with object lock ask for the checksum of a write in a header. */
    #requiresChecksums = false;
    #unansweredAt = -Infinity;
    constructor(bucket, credentials, concurrency, context) {
        this.#address = (0,bucket_address/* addressOf */.ci)(bucket);
        this.place = { bucket: bucket.name, origin: this.#address.origin, region: bucket.region };
        this.clock = new StoreClock(context.clock);
        this.#signer = new signature/* Signer */.lf(credentials, { region: bucket.region, service: 's3' });
        this.throttle = new Throttle(concurrency, context.clock);
        this.#redact = (0,secrets/* redactor */.$p)(Object.values(credentials));
        this.#context = context;
    }
    /** When the last write failed that got no response, so that it may still arrive at the store. */
    get unansweredAt() {
        return this.#unansweredAt;
    }
    urlOf(key) {
        return `${this.#address.origin}${this.#address.path}${(0,bucket_address/* encodeKey */.g2)(key)}`;
    }
    /**
     * Retries by the one policy. Throws a Failure if `what` (such as `Upload of index.html`) cannot succeed, and the
     * signal's reason after a stop.
     */
    async request(what, request, { expected = [], signal = this.#context.signal, retries = true, beforeSend } = {}) {
        const attempt = async () => {
            const { skewMs } = this.clock;
            const response = await this.#send(request, { signal, beforeSend });
            const { status } = response;
            if (!(0,http_request/* isSuccess */.oJ)(status) && !expected.includes(status))
                throw this.#errorOf(response, skewMs);
            return response;
        };
        const decide = (error, nth) => {
            const decision = this.#decide(error, nth);
            return retries ? decision : { retry: false };
        };
        try {
            return await (0,retry/* withRetry */.bD)(what, attempt, decide, { ...this.#context, signal });
        }
        catch (error) {
            throw signal.aborted ? error : this.#explain(error, what);
        }
    }
    async #send(request, { signal, beforeSend }) {
        const { method, key = '', query = {}, headers = {}, body, sha256 = signature/* EMPTY_SHA256 */._e } = request;
        const { origin, host, path: base } = this.#address;
        // The address of the bucket itself, without the slash at the end: s3rver signs it that way, and the others accept it.
        const path = key === '' && base !== '/' ? base.slice(0, -1) : `${base}${(0,bucket_address/* encodeKey */.g2)(key)}`;
        const isWrite = method !== 'GET' && method !== 'HEAD';
        const all = this.#requiresChecksums && method === 'PUT'
            ? { ...headers, 'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64') }
            : headers;
        const signed = this.#signer.sign({ method, host, path, query, headers: all, sha256 }, this.clock.now());
        const search = (0,signature/* encodeQuery */.XX)(query);
        const sentAt = this.#context.clock.latest();
        signal.throwIfAborted();
        beforeSend?.();
        const progress = { responded: false };
        try {
            const response = await this.#context.http.send({
                method,
                url: new URL(`${origin}${path}${search === '' ? '' : `?${search}`}`),
                headers: { ...signed, ...(body === undefined && isWrite && { 'content-length': '0' }) },
                ...(body !== undefined && { body: body() }),
                idleTimeoutMs: IDLE_TIMEOUT_MS,
                signal
            });
            this.#isReached = true;
            progress.responded = true;
            this.#correctClock(response.headers.date, sentAt);
            return { status: response.statusCode ?? 0, headers: response.headers, body: await readBody(response) };
        }
        catch (error) {
            if (isWrite)
                this.#unansweredAt = this.#context.clock.now();
            throw error instanceof failure/* Failure */.HR ? error : (0,http_error/* connectionError */.$t)(error, progress);
        }
    }
    #errorOf({ status, headers, body }, skewMs) {
        const xml = body.toString('utf8', 0, 64 * 1024);
        const code = (0,s3_xml/* elementText */.o)(xml, 'Code');
        const said = [code, (0,s3_xml/* elementText */.o)(xml, 'Message')].filter(Boolean).join(': ');
        // Redacted before it is shortened: half of a secret would not be recognized.
        const message = `HTTP ${status}${said === '' ? '' : ` (${(0,markdown/* clip */.$Q)(this.#redact(said), MAX_MESSAGE)})`}`;
        const region = (0,s3_xml/* elementText */.o)(xml, 'Region') ?? headers['x-amz-bucket-region'];
        return new s3_error/* S3Error */.Dg(message, {
            response: { status, headers, body: xml },
            now: this.#context.clock.now(),
            code,
            region: typeof region === 'string' && /^[a-z0-9-]{1,40}$/.test(region) ? region : undefined,
            isChecksumMissing: status === 400 && /content-md5|x-amz-checksum-/i.test(said),
            hasOldTime: skewMs !== this.clock.skewMs
        });
    }
    #decide(error, attempt) {
        const decision = (0,http_error/* decideRetry */.tE)(error, { attempt, isReached: this.#isReached });
        if (!(error instanceof s3_error/* S3Error */.Dg))
            return decision;
        if (error.code === 'RequestTimeTooSkewed')
            return { retry: error.facts.hasOldTime === true, waitMs: 0 };
        if (error.facts.isChecksumMissing === true && !this.#requiresChecksums) {
            this.#requiresChecksums = true;
            return { retry: true, waitMs: 0 };
        }
        if (error.status === 503 || error.status === 429)
            this.throttle.slowDown();
        // Not implemented: S3 itself never responds with it, and what a store cannot do now it cannot do later.
        if (error.status === 501)
            return { retry: false };
        return TEMPORARY_CODES.has(error.code ?? '') ? { retry: true, waitMs: error.waitMs } : decision;
    }
    #correctClock(date, sentAt) {
        const skewMs = this.clock.observe(date, sentAt);
        if (skewMs === undefined)
            return;
        this.#context.log.info(`The clock of the store differs by ${Math.round(skewMs / 1000)} s. Signing with its time.`);
    }
    /** Errors of other kinds are bugs, and pass unchanged. */
    #explain(error, what) {
        if (error instanceof s3_error/* S3Error */.Dg)
            return (0,s3_error/* explainStoreError */.Lz)(error, what, this.place);
        if (!(error instanceof http_error/* HttpError */.j$))
            return error;
        const reason = this.#redact((0,failure/* reasonOf */.A3)(error));
        return (0,s3_error/* explainConnectionError */.M0)(error, { what, reason, origin: this.place.origin });
    }
}
/** With listeners: async iteration costs more than signing, thousands of times. */
async function readBody(response) {
    const chunks = [];
    let size = 0;
    return await new Promise((resolve, reject) => {
        response.on('data', (chunk) => {
            chunks.push(chunk);
            size += chunk.length;
            if (size > MAX_BODY_BYTES)
                response.destroy(new failure/* Failure */.HR('unexpected-bucket-response', 'The response of the store is too large.'));
        });
        response.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
        response.on('error', reject);
        response.on('close', () => {
            if (!response.complete)
                reject(new Error('the connection was closed in the middle of a response'));
        });
    });
}


/***/ }),

/***/ 79339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ elements),
/* harmony export */   o: () => (/* binding */ elementText)
/* harmony export */ });
/** Enough of XML for the responses of a store: elements without attributes, text, the five entities. */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** The text of the first element with this name. */
function elementText(xml, name) {
    const [body] = elements(xml, name);
    return body === undefined ? undefined : unescapeXml(body);
}
/** The inner XML of every element with this name. They do not nest in these responses. */
function elements(xml, name) {
    const found = [];
    const [open, close] = [`<${name}>`, `</${name}>`];
    for (let at = xml.indexOf(open); at !== -1; at = xml.indexOf(open, at)) {
        const end = xml.indexOf(close, at);
        if (end === -1)
            break;
        found.push(xml.slice(at + open.length, end));
        at = end + close.length;
    }
    return found;
}
function unescapeXml(text) {
    if (!text.includes('&'))
        return text;
    return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, dec, name) => {
        if (name !== undefined)
            return ENTITIES[name] ?? whole;
        const code = hex === undefined ? Number(dec) : parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}


/***/ })

};
