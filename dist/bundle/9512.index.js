export const id = 9512;
export const ids = [9512];
export const modules = {

/***/ 52360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   filesIn: () => (/* binding */ filesIn),
/* harmony export */   startSiteHost: () => (/* binding */ startSiteHost)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var mrmime__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16059);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24202);




/** Starts a static host with clean URLs, a 404 page and cache headers. `front` can handle requests first. */
async function startSiteHost(site, options = {}) {
    const front = options.front ?? ((_request, _response, host) => host());
    const server = await (0,_server_js__WEBPACK_IMPORTED_MODULE_3__/* .startServer */ .UD)((request, response) => {
        front(request, response, (other = site) => serve(other, request, response, options));
    }, options);
    return { ...server, url: `${server.url}${options.base ?? ''}` };
}
/** Returns a lookup for files in a folder. The lookup never reads outside the folder. */
function filesIn(folder) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
    return path => {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(inside, path);
        try {
            return file.startsWith(inside) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) : undefined;
        }
        catch {
            return undefined;
        }
    };
}
function serve(site, request, response, { base = '', hasRewriteRule = true, headers = {} }) {
    const find = typeof site === 'function' ? site : name => (Object.hasOwn(site, name) ? site[name] : undefined);
    const address = (0,_server_js__WEBPACK_IMPORTED_MODULE_3__/* .addressOf */ .ci)(request)?.path;
    if (address === undefined) {
        response.writeHead(400).end('Bad request');
        return;
    }
    const path = address.startsWith(`${base}/`) ? address.slice(base.length + 1) : undefined;
    const file = path === undefined ? undefined : fileAt(find, path, hasRewriteRule);
    const folder = path === undefined ? undefined : fileAt(find, `${path}/`, hasRewriteRule);
    if (address === base ? base !== '' : file === undefined && folder !== undefined && path !== '') {
        response.writeHead(301, { location: `${encodeURI(address)}/` }).end();
        return;
    }
    const found = find(file ?? '404.html') ?? 'Not found';
    const isPlain = typeof found === 'string' || Buffer.isBuffer(found);
    const content = isPlain ? found : found.content;
    const type = (0,mrmime__WEBPACK_IMPORTED_MODULE_2__/* .lookup */ .$)(file ?? '404.html') ?? 'application/octet-stream';
    const isHashed = /[._/-](?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}[._-][^/]*$/.test(file ?? '');
    const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
    const body = Buffer.from(content);
    response
        .writeHead(file === undefined ? 404 : 200, {
        'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
        'cache-control': cacheControl,
        'content-length': body.length,
        ...headers,
        ...(!isPlain && found.headers)
    })
        .end(body);
}
function fileAt(find, path, hasRewriteRule) {
    const candidates = path === '' || path.endsWith('/')
        ? [`${path}index.html`]
        : [path, ...(hasRewriteRule ? [`${path}.html`] : [])];
    return candidates.find(candidate => find(candidate) !== undefined);
}


/***/ }),

/***/ 24202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UD: () => (/* binding */ startServer),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* unused harmony export percentDecode */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44708);



/** Starts a server that responds with `answer` and records all requests. Uses any free port by default. */
async function startServer(answer, { tls, port: wanted = 0 } = {}) {
    const requests = [];
    // An error in a handler must not end the process.
    const respond = async (request, response, nth) => {
        response.on('error', () => undefined);
        try {
            await answer(request, response, nth);
        }
        catch {
            request.socket.destroy();
        }
    };
    const listener = (request, response) => {
        requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
        void respond(request, response, requests.length);
    };
    // By default, Node closes an idle connection after 5 seconds, which is too early for clients on a busy machine.
    const options = { keepAliveTimeout: 60_000 };
    const server = tls === undefined
        ? node_http__WEBPACK_IMPORTED_MODULE_1__.createServer(options, listener)
        : node_https__WEBPACK_IMPORTED_MODULE_2__.createServer({ ...tls, ...options }, listener);
    server.listen(wanted, '127.0.0.1');
    await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(server, 'listening');
    const { port } = server.address();
    return {
        url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
        requests,
        [Symbol.asyncDispose]: async () => {
            server.closeAllConnections();
            server.close();
            await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(server, 'close');
        }
    };
}
/** Returns undefined for a body that is too large. The rest of that body is read, but not kept. */
async function readBody(request, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of request) {
        size += chunk.length;
        if (size <= maxBytes)
            chunks.push(chunk);
        else
            chunks.length = 0;
    }
    return size > maxBytes ? undefined : Buffer.concat(chunks);
}
/** Returns the decoded path and the query of a request; undefined for an invalid target such as `//` or `/%ff`. */
function addressOf({ url = '' }) {
    if (!URL.canParse(url, 'http://localhost'))
        return undefined;
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const path = percentDecode(pathname);
    return path === undefined ? undefined : { path, query };
}
/** Returns undefined if the text contains invalid percent-encoding. */
function percentDecode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 69512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ startLocalStack)
});

// EXTERNAL MODULE: ./.build/src/emulator/emulator.js + 11 modules
var emulator_emulator = __webpack_require__(84257);
// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 3 modules
var decode = __webpack_require__(81161);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./.build/servers/s3/s3-signature-check.js

const MAX_SKEW_MS = 15 * 60_000;
const FORM = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
/** Returns the reason why a strict service would reject the request; undefined for a valid request. */
function checkSignature(request, body, scope) {
    const refusal = checkHeaders(request, scope);
    if (refusal !== undefined)
        return refusal;
    // Checked last, so that a client without a valid signature cannot find out whether its hash is correct.
    if (request.headers['x-amz-content-sha256'] !== (0,external_node_crypto_.createHash)('sha256').update(body).digest('hex'))
        return refuse(400, 'XAmzContentSHA256Mismatch', 'The provided x-amz-content-sha256 does not match');
    return undefined;
}
/** Checks everything except the body, which a server need not read for a client that may not send it. */
function checkHeaders(request, { account, region, service, now }) {
    const { headers, url = '/', method = '' } = request;
    const parts = FORM.exec(headers.authorization ?? '');
    if (parts === null)
        return refuse(403, 'AccessDenied', 'The authorization header is missing or malformed');
    const [, accessKeyId, day = '', signedRegion, signedService, names = '', signature] = parts;
    if (accessKeyId !== account.accessKeyId)
        return refuse(403, 'InvalidAccessKeyId', `The key ${accessKeyId} does not exist`);
    if (headers['x-amz-security-token'] !== account.sessionToken)
        return refuse(400, 'InvalidToken', 'The provided token is malformed');
    if (signedRegion !== region || signedService !== service)
        return refuse(400, 'AuthorizationHeaderMalformed', `Expected: region ${region}, service ${service}`);
    const time = headers['x-amz-date'];
    const at = typeof time === 'string' ? timeOf(time) : NaN;
    if (Number.isNaN(at) || !String(time).startsWith(day))
        return refuse(403, 'AccessDenied', 'The x-amz-date header is invalid');
    if (Math.abs(at - now) > MAX_SKEW_MS)
        return refuse(403, 'RequestTimeTooSkewed', 'The request time differs too much from the server time');
    const signed = names.split(';');
    if (signed.join(';') !== [...signed].sort().join(';'))
        return refuse(403, 'AccessDenied', 'The signed headers are not sorted');
    const required = Object.keys(headers).filter(name => name === 'host' || /^x-amz-|^content-(type|md5)$/.test(name));
    const unsigned = required.filter(name => !signed.includes(name));
    if (unsigned.length > 0)
        return refuse(403, 'AccessDenied', `Headers not signed: ${unsigned.join(', ')}`);
    const sha256 = String(headers['x-amz-content-sha256']);
    const [path = '', query = ''] = url.split('?');
    const canonical = [
        method,
        path,
        query
            .split('&')
            .filter(part => part !== '')
            // Sorts by name, then by value. Sorting whole pairs would compare the equals sign with characters in names.
            .map(part => part.split('='))
            .sort(([a = '', x = ''], [b = '', y = '']) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
            .map(part => part.join('='))
            .join('&'),
        ...signed.map(name => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
        '',
        names,
        sha256
    ].join('\n');
    const scope = `${day}/${region}/${service}/aws4_request`;
    if (signatureOf(canonical, { time: String(time), scope, secret: account.secretAccessKey }) !== signature)
        return refuse(403, 'SignatureDoesNotMatch', `The signature of ${account.accessKeyId} does not match`);
    return undefined;
}
function signatureOf(canonical, { time, scope, secret }) {
    const digest = (0,external_node_crypto_.createHash)('sha256').update(canonical).digest('hex');
    const hmac = (key, data) => (0,external_node_crypto_.createHmac)('sha256', key).update(data).digest();
    const key = scope.split('/').reduce(hmac, `AWS4${secret}`);
    return hmac(key, ['AWS4-HMAC-SHA256', time, scope, digest].join('\n')).toString('hex');
}
function refuse(status, code, message) {
    return { status, code, message };
}
function timeOf(text) {
    return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

// EXTERNAL MODULE: ./.build/servers/server.js
var servers_server = __webpack_require__(24202);
;// CONCATENATED MODULE: ./.build/servers/cdn/cdn-stand-in.js



/** A local server with the API and the limits of CloudFront. */
const DISTRIBUTION = 'E1TEST';
const MAX_PATHS = 3000;
const MAX_WILDCARDS = 15;
/** Enough for the maximum number of paths. */
const MAX_BODY_BYTES = 10_000_000;
async function startCdnStandIn({ account, port = 0, front }) {
    const invalidations = [];
    const answer = async (request, response) => {
        const bytes = await (0,servers_server/* readBody */.x8)(request, MAX_BODY_BYTES);
        if (bytes === undefined) {
            response.writeHead(413).end();
            return;
        }
        const body = bytes.toString();
        const answered = front?.(request, body) ?? invalidate(request, body, account, invalidations);
        response.writeHead(answered.status, answered.headers).end(answered.body);
    };
    const server = await (0,servers_server/* startServer */.UD)(answer, { port });
    return { ...server, env: { AWS_ENDPOINT_URL_CLOUDFRONT: server.url }, invalidations };
}
function invalidate(request, body, account, invalidations) {
    const scope = { account, region: 'us-east-1', service: 'cloudfront', now: Date.now() };
    const refusal = checkSignature(request, Buffer.from(body), scope);
    if (refusal !== undefined)
        return xmlError(refusal.status, refusal.code, refusal.message);
    if (!request.url?.includes(`/distribution/${DISTRIBUTION}/`))
        return xmlError(404, 'NoSuchDistribution', 'The specified distribution does not exist.');
    if (request.method === 'GET')
        return { status: 200, body: '<InvalidationList/>' };
    const paths = [...body.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, path = '']) => (0,decode/* decodeXML */.ey)(path));
    const reference = /<CallerReference>([^<]+)<\/CallerReference>/.exec(body)?.[1];
    if (Number(/<Quantity>(\d+)<\/Quantity>/.exec(body)?.[1]) !== paths.length || reference === undefined)
        return xmlError(400, 'InconsistentQuantities', 'Quantity is not the number of paths.');
    const isInvalid = (path) => !path.startsWith('/') || /[^\x21-\x7e]|[<>"{}|\\^`[\]#]/.test(path) || /\*./.test(path);
    if (paths.length === 0 || paths.some(isInvalid))
        return xmlError(400, 'InvalidArgument', 'Your request contains one or more invalid invalidation paths.');
    const earlier = invalidations.find(each => each.reference === reference);
    if (earlier !== undefined)
        return String(earlier.paths) === String(paths)
            ? { status: 201, body: '<Invalidation/>' }
            : xmlError(400, 'InvalidationBatchAlreadyExists', 'The reference was used with other paths.');
    // All invalidations count as in progress until a test clears the list.
    const inProgress = [...invalidations.flatMap(each => each.paths), ...paths];
    const wildcards = inProgress.filter(path => path.endsWith('*')).length;
    if (inProgress.length > MAX_PATHS || wildcards > MAX_WILDCARDS)
        return TOO_MANY_INVALIDATIONS;
    invalidations.push({ reference, paths });
    return { status: 201, body: '<Invalidation><Status>InProgress</Status></Invalidation>' };
}
function xmlError(status, code, message) {
    return {
        status,
        body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`
    };
}
const TOO_MANY_INVALIDATIONS = xmlError(400, 'TooManyInvalidationsInProgress', 'Too many invalidations are in progress.');

// EXTERNAL MODULE: ./.build/servers/host/site-host.js
var site_host = __webpack_require__(52360);
// EXTERNAL MODULE: ./node_modules/entities/dist/escape.js
var dist_escape = __webpack_require__(78822);
;// CONCATENATED MODULE: ./.build/servers/s3/s3-listing.js

function listingXml(objects, query, pageSize) {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter') ?? '';
    const token = query.get('continuation-token');
    const after = token === null ? (query.get('marker') ?? '') : Buffer.from(token, 'base64url').toString();
    const isEncoded = query.get('encoding-type') === 'url';
    /** With a delimiter, the listing has one entry for all keys below a folder. */
    const nameOf = (key) => {
        const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
        return end === -1 ? key : key.slice(0, end + delimiter.length);
    };
    const names = new Set([...objects.keys()].filter(key => key.startsWith(prefix)).map(nameOf));
    const left = [...names].filter(name => name > after).sort();
    const page = left.slice(0, pageSize);
    const next = left.length > pageSize ? (page.at(-1) ?? '') : undefined;
    const entries = page.map(name => {
        const object = objects.get(name);
        const shown = isEncoded
            ? encodeURIComponent(name).replaceAll('%20', '+').replaceAll('%2F', '/')
            : (0,dist_escape/* escapeUTF8 */.Nc)(name);
        return object === undefined
            ? `<CommonPrefixes><Prefix>${shown}</Prefix></CommonPrefixes>`
            : `<Contents><Key>${shown}</Key><LastModified>2026-11-15T00:00:00.000Z</LastModified><ETag>${(0,dist_escape/* escapeUTF8 */.Nc)(object.etag)}</ETag><Size>${object.body.length}</Size></Contents>`;
    });
    return [
        '<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
        isEncoded ? '<EncodingType>url</EncodingType>' : '',
        `<IsTruncated>${next !== undefined}</IsTruncated>`,
        next === undefined
            ? ''
            : `<NextContinuationToken>${Buffer.from(next).toString('base64url')}</NextContinuationToken><NextMarker>${(0,dist_escape/* escapeUTF8 */.Nc)(next)}</NextMarker>`,
        ...entries,
        '</ListBucketResult>'
    ].join('');
}

;// CONCATENATED MODULE: ./.build/servers/s3/s3-stand-in.js





const BUCKET = 'site';
/** Objects are kept in memory. */
const MAX_OBJECT_BYTES = 500_000_000;
const ACCOUNT = {
    accessKeyId: 'AKIATEST7EXAMPLE',
    secretAccessKey: 'wJalr/XUtn+FEMI&K7MDENG=bPxRfi<CYEXAMPLE',
    sessionToken: 'session/+token&=="x"'
};
async function startS3StandIn(options = {}) {
    return await startStore(new S3Store(options), options);
}
async function startStore(store, { port = 0 } = {}) {
    const handle = async (request, response) => await store.handle(request, response);
    const { url, [Symbol.asyncDispose]: dispose } = await (0,servers_server/* startServer */.UD)(handle, { port });
    return Object.assign(store, { url, [Symbol.asyncDispose]: dispose });
}
class S3Store {
    objects = new Map();
    requests = [];
    pageSize = 1000;
    #scope;
    constructor({ account = ACCOUNT, region = 'us-east-1' } = {}) {
        this.#scope = { account, region, service: 's3' };
    }
    /** Returns the variables that aws-actions/configure-aws-credentials would set. */
    get env() {
        const { accessKeyId, secretAccessKey, sessionToken } = this.#scope.account;
        return {
            AWS_ACCESS_KEY_ID: accessKeyId,
            AWS_SECRET_ACCESS_KEY: secretAccessKey,
            ...(sessionToken !== undefined && { AWS_SESSION_TOKEN: sessionToken })
        };
    }
    now() {
        return Date.now();
    }
    text(key) {
        return this.objects.get(key)?.body.toString();
    }
    /** Stores an object without a request, as if another program had uploaded the object. */
    put(key, content, headers = {}) {
        const body = typeof content === 'string' ? Buffer.from(content) : content;
        this.objects.set(key, { body, etag: `"${this.etagOf(body)}"`, headers, modifiedAt: this.now() });
    }
    serve(request) {
        const { operation, key, headers, body } = request;
        const current = this.objects.get(key);
        switch (operation) {
            case 'list':
                return { status: 200, content: listingXml(this.objects, request.query, this.pageSize) };
            case 'get':
            case 'head': {
                if (current === undefined)
                    return { status: 404, code: 'NoSuchKey', message: 'No such key' };
                const size = String(current.body.length);
                return {
                    status: 200,
                    headers: {
                        ...current.headers,
                        etag: current.etag,
                        'content-length': size,
                        'last-modified': new Date(current.modifiedAt).toUTCString()
                    },
                    content: current.body
                };
            }
            case 'put': {
                const refusal = this.failedChecksum(headers, body) ?? this.failedCondition(headers, current);
                if (refusal !== undefined)
                    return refusal;
                this.put(key, body, objectHeaders(headers));
                return { status: 200, headers: { etag: this.objects.get(key)?.etag ?? '' } };
            }
            case 'delete':
                this.objects.delete(key);
                return { status: 204 };
        }
    }
    /** Compares each checksum that a request has with its body. */
    failedChecksum(headers, body) {
        const digests = { 'x-amz-checksum-sha256': 'sha256', 'content-md5': 'md5' };
        const isWrong = Object.entries(digests).some(([name, algorithm]) => {
            const sent = headers[name];
            return sent !== undefined && sent !== (0,external_node_crypto_.createHash)(algorithm).update(body).digest('base64');
        });
        return isWrong ? { status: 400, code: 'BadDigest', message: 'The checksum does not match' } : undefined;
    }
    failedCondition({ 'if-match': ifMatch, 'if-none-match': ifNoneMatch }, current) {
        if (ifMatch !== undefined && current === undefined)
            return { status: 404, code: 'NoSuchKey', message: 'No such key' };
        const isNew = ifNoneMatch === undefined || current === undefined;
        if (isNew && (ifMatch === undefined || ifMatch === current?.etag))
            return undefined;
        return { status: 412, code: 'PreconditionFailed', message: 'A precondition did not hold' };
    }
    etagOf(body) {
        return (0,external_node_crypto_.createHash)('md5').update(body).digest('hex');
    }
    async handle(request, response) {
        const address = (0,servers_server/* addressOf */.ci)(request);
        if (address === undefined) {
            response.writeHead(400).end(errorXml(INVALID_ADDRESS, this.#scope));
            return;
        }
        const [, bucket = '', ...names] = address.path.split('/');
        const key = names.join('/');
        const operation = operationOf(request.method ?? '', key);
        const seen = { operation, key, status: 0, headers: request.headers };
        this.requests.push(seen);
        const answer = await this.answerTo({ request, response, seen, bucket, query: address.query });
        if (answer === undefined) {
            request.socket.destroy();
            return;
        }
        seen.status = answer.status;
        const date = new Date(this.now()).toUTCString();
        response.writeHead(answer.status, { date, ...('headers' in answer ? answer.headers : {}) });
        const content = 'code' in answer ? errorXml(answer, this.#scope) : answer.content;
        response.end(operation === 'head' ? undefined : content);
    }
    /** Returns undefined to close the connection without a response. */
    async answerTo(exchange) {
        const { request } = exchange;
        const refusal = checkHeaders(request, { ...this.#scope, now: this.now() });
        const body = await (0,servers_server/* readBody */.x8)(request, refusal === undefined ? MAX_OBJECT_BYTES : 0);
        if (refusal !== undefined)
            return refusal;
        if (body === undefined)
            return { status: 413, code: 'EntityTooLarge', message: 'The object is too large for this store' };
        return this.carryOut(exchange, body);
    }
    carryOut({ request, seen, bucket, query }, body) {
        const refusal = checkSignature(request, body, { ...this.#scope, now: this.now() });
        if (refusal !== undefined)
            return refusal;
        if (bucket !== BUCKET)
            return { status: 404, code: 'NoSuchBucket', message: 'The bucket does not exist' };
        if (Buffer.byteLength(seen.key) > 1024)
            return { status: 400, code: 'KeyTooLongError', message: 'The key is too long' };
        return this.serve({ ...seen, query, body });
    }
}
function operationOf(method, key) {
    if (method === 'GET')
        return key === '' ? 'list' : 'get';
    return method.toLowerCase();
}
function objectHeaders(headers) {
    const kept = Object.entries(headers).filter(([name]) => /^(content-type|cache-control|x-amz-meta-.*)$/.test(name));
    return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
const INVALID_ADDRESS = { status: 400, code: 'InvalidURI', message: 'The address is invalid' };
/** Includes the access key ID, as the error responses of real stores do. */
function errorXml({ code, message }, scope) {
    const where = code === 'AuthorizationHeaderMalformed' ? `<Region>${scope.region}</Region>` : '';
    const accessKeyId = (0,dist_escape/* escapeUTF8 */.Nc)(scope.account.accessKeyId);
    return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${(0,dist_escape/* escapeUTF8 */.Nc)(message)} (${accessKeyId})</Message><AWSAccessKeyId>${accessKeyId}</AWSAccessKeyId>${where}</Error>`;
}

// EXTERNAL MODULE: ./.build/src/cli/this-machine.js
var this_machine = __webpack_require__(98424);
;// CONCATENATED MODULE: ./.build/src/cli/local-stack.js





/** Port 0 means any free port. */
async function startLocalStack(options, ports) {
    const started = [];
    const keep = (server) => {
        started.unshift(server);
        return server;
    };
    const end = async () => {
        for (const server of started)
            await server[Symbol.asyncDispose]();
    };
    try {
        const emulator = keep(await (0,emulator_emulator/* startEmulator */.s)(options));
        const store = keep(await startS3StandIn({ port: ports.store }));
        const cdn = keep(await startCdnStandIn({ account: ACCOUNT, port: ports.cdn }));
        const objectAt = path => {
            const object = store.objects.get(path);
            return object && { content: object.body, headers: object.headers };
        };
        const site = keep(await (0,site_host.startSiteHost)(objectAt, { port: ports.site, front: (0,this_machine.forThisMachine)() }));
        return {
            emulator,
            siteUrl: site.url,
            publish: {
                target: `s3://${BUCKET}`,
                endpoint: store.url,
                'site-url': site.url,
                purge: `cloudfront:${DISTRIBUTION}`
            },
            env: { ...store.env, ...cdn.env },
            [Symbol.asyncDispose]: end
        };
    }
    catch (error) {
        // After an error, such as a port in use, the running servers would keep the process alive.
        await end();
        throw error;
    }
}


/***/ }),

/***/ 98424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   forThisMachine: () => (/* binding */ forThisMachine)
/* harmony export */ });
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);


/** Rejects requests for hosts other than this machine, so that no web page can use DNS rebinding to read responses. */
function forThisMachine(front = (_request, _response, host) => host()) {
    return (request, response, host) => {
        const name = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(`http://${request.headers.host ?? ''}`)?.hostname ?? '';
        if ((0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(name))
            front(request, response, host);
        else
            response.writeHead(403).end('This server accepts only requests to localhost or a loopback address.');
    };
}


/***/ }),

/***/ 84257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ startEmulator)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/src/emulator/site/theme/html-document.js
var html_document = __webpack_require__(12156);
// EXTERNAL MODULE: ./.build/src/emulator/jobs/agent-jobs.js
var agent_jobs = __webpack_require__(81470);
;// CONCATENATED MODULE: ./.build/src/emulator/home/jobs-list.js


const MAX_SHOWN_JOBS = 20;
function jobsHtml({ exportJobs, updates, agentJobs }) {
    const newest = (list) => list.slice(-MAX_SHOWN_JOBS).reverse();
    const rows = [
        ...newest(exportJobs).map(({ jobId, domain, status, progress, pageCount, error }) => {
            const about = `${domain}, pages: ${pageCount}${error === null ? '' : `, ${error}`}`;
            return { kind: 'Export', id: jobId, status, about, progress };
        }),
        ...newest(updates).map(({ statusId, projectId, status, summary }) => {
            return { kind: 'Update', id: statusId, status, about: `${projectId}, ${summary}` };
        }),
        ...newest(agentJobs).map(({ id, status, prLink }) => {
            // The ids of the sample jobs are names of results, which would read as a second status.
            const sample = agent_jobs/* AGENT_JOBS */.F.some(name => name === id) && status === 'active';
            return {
                kind: 'Agent job',
                id,
                status,
                about: prLink ?? (sample ? 'a sample, until a client polls it' : '')
            };
        })
    ];
    const none = '<li>No export job yet. Start one with the button or a command.</li>';
    return `<ul class="jobs">${exportJobs.length === 0 ? none : ''}${rows.map(rowHtml).join('')}</ul>`;
}
function rowHtml({ kind, id, status, about, progress }) {
    const label = `<span class="status ${status}">${status.replaceAll('_', ' ')}</span>`;
    const bar = `<progress max="100" value="${progress}" aria-label="Progress">${progress}%</progress>`;
    return `<li><b>${kind}</b> <code>${(0,html_document/* escapeText */.X1)(id)}</code> ${label} ${(0,html_document/* escapeText */.X1)(about)}
${progress === undefined ? '' : bar}</li>`;
}

;// CONCATENATED MODULE: ./.build/src/emulator/home/home-page.js




/** Responds to `GET /` with the home page, and to `GET /?jobs` with only the job list. */
function pageHandler(prefix, data) {
    const paths = new Set(['/', prefix, `${prefix}/`]);
    return async ({ url = '/', headers }) => {
        const [path = '', query] = url.split('?');
        // Prevents DNS rebinding: a page whose foreign host name resolves to this machine must not read the key.
        if (!paths.has(path) || !isOwnHost(headers.host ?? ''))
            return undefined;
        return query === 'jobs' ? htmlResponse(jobsHtml(data())) : await homePage(data());
    };
}
function isOwnHost(header) {
    return ['127.0.0.1', 'localhost'].includes(header.replace(/:\d+$/, '').toLowerCase());
}
/** Renders the page with the key, commands and jobs. Without JavaScript, the page reloads to refresh the jobs. */
async function homePage(data) {
    const css = await (0,html_document/* readStyle */._T)(assetUrl('home.css'));
    const script = await (0,promises_.readFile)(assetUrl('home.js'), 'utf8');
    const head = `<link rel="icon" href="data:,">
<style>${css}</style>
<noscript><meta http-equiv="refresh" content="3"></noscript>
`;
    const body = `<main>
<h1>Documentation service emulator</h1>
<p class="lead">Emulates the API of the documentation service, so that you can try the actions without a plan or an API key.</p>
${section('Connection', connection(data))}
${section('Jobs', `${startForm(data)}\n<div id="live" aria-live="polite">${jobsHtml(data)}</div>`)}
${data.commands === undefined ? '' : section('Commands', commandsHtml(data.commands))}
</main>
<script>${script}</script>`;
    const policy = [
        `default-src 'none'; style-src '${sourceHash(css)}'; script-src '${sourceHash(script)}'`,
        "connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ].join('; ');
    const html = (0,html_document/* htmlDocument */.rN)('Documentation service emulator', head, body);
    return htmlResponse(html, { 'content-security-policy': policy });
}
function htmlResponse(html, headers = {}) {
    const all = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers };
    return new Response(html, { headers: all });
}
function section(title, content) {
    const id = title.toLowerCase().replaceAll(' ', '-');
    return `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${content}\n</section>`;
}
function connection({ url, key, storeUrl, commands }) {
    const settings = { 'base-url': url, 'api-key': key, store: storeUrl, ...commands?.servers };
    return `<dl>
<dt>domain</dt><dd>any, for example docs.example.com</dd>
${Object.entries(settings).map(setting).join('\n')}
</dl>`;
}
function commandsHtml({ variables, commands }) {
    return `<p>In a shell, set these variables once:</p>
${commandBlock(variables)}
<p>Then run each action:</p>
${commands.map(commandBlock).join('\n')}`;
}
function startForm(data) {
    return `<form class="start" hidden data-path="${(0,html_document/* escapeText */.X1)(data.startPath)}" data-key="${(0,html_document/* escapeText */.X1)(data.key)}">
<label for="domain">Domain</label>
<input id="domain" name="domain" required spellcheck="false" value="docs.example.com">
<button>Start an export</button>
<output></output>
</form>`;
}
function setting([name, value]) {
    return `<dt>${(0,html_document/* escapeText */.X1)(name)}</dt><dd><code>${(0,html_document/* escapeText */.X1)(value)}</code>${copyButton(value, name)}</dd>`;
}
function commandBlock(text) {
    const pre = `<pre tabindex="0"><code>${(0,html_document/* escapeText */.X1)(text)}</code></pre>`;
    return `<div class="command">${pre}${copyButton(text, 'command')}</div>`;
}
function copyButton(text, name) {
    const label = `aria-label="Copy ${(0,html_document/* escapeText */.X1)(name)}"`;
    return `<button type="button" class="copy" data-copy="${(0,html_document/* escapeText */.X1)(text)}" ${label}>Copy</button>`;
}
function sourceHash(text) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}`;
}
function assetUrl(name) {
    return new URL(`assets/${name}`, new URL(...['../emulator/home/home-page.js', import.meta.url]).href);
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 1 modules
var dist = __webpack_require__(54735);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/utils/response.mjs
var utils_response = __webpack_require__(84043);
// EXTERNAL MODULE: ./.build/src/emulator/faults/faults.js
var faults_faults = __webpack_require__(83124);
;// CONCATENATED MODULE: ./.build/src/emulator/faults/faulty-response.js
/** Finds the fault that sends only the beginning of the response body. */
function findPartial(faults) {
    return faults.find((fault) => fault.kind === 'truncate' || fault.kind === 'stall');
}
/** Sends the headers of the complete response, then only the beginning of the body. */
async function sendPart(response, outgoing, { kind, at }) {
    const body = await response.bytes();
    const headers = { ...Object.fromEntries(response.headers), 'content-length': body.length };
    outgoing.writeHead(response.status, headers).flushHeaders();
    await new Promise(resolve => {
        outgoing.write(body.subarray(0, at), () => resolve());
    });
    if (body.length < at)
        outgoing.end();
    else if (kind === 'truncate')
        outgoing.destroy();
}

;// CONCATENATED MODULE: ./.build/src/emulator/http/api-errors.js
const API_ERRORS = {
    'invalid-request': { status: 400, message: 'Invalid request' },
    'invalid-key': { status: 401, message: 'Invalid or expired API key' },
    'export-not-found': { status: 404, message: 'Export job not found' },
    'update-not-found': { status: 404, message: 'Update not found' },
    'agent-job-not-found': { status: 404, message: 'Agent job not found' },
    'unknown-operation': { status: 404, message: 'Unknown operation' },
    'too-large': { status: 413, message: 'The request is too large' },
    'export-active': { status: 409, message: 'An export job is already active' },
    'export-not-completed': { status: 409, message: 'The export job has not completed' },
    internal: { status: 500, message: 'Internal error of the emulator' }
};
/** Returns an API error response: `{"error": "…"}`. `message` replaces the default text for the code. */
function apiError(code, message = API_ERRORS[code].message) {
    return Response.json({ error: message }, { status: API_ERRORS[code].status });
}

;// CONCATENATED MODULE: ./.build/src/emulator/http/request-handler.js







function requestHandler(part, routes, { requests, faults: queue, now, signal, page }) {
    const respond = async (received, { incoming, outgoing }) => {
        // `Request` does not accept the method TRACE.
        if (incoming.method === 'TRACE')
            return apiError('invalid-request');
        const shown = incoming.method === 'GET' ? await page?.(incoming) : undefined;
        if (shown)
            return shown;
        const request = await requests.record(part, incoming, outgoing);
        if (request === undefined)
            return apiError('too-large');
        outgoing.setHeader('date', new Date(now()).toUTCString());
        const faults = queue.take(request);
        const delay = (0,faults_faults/* findFault */.K)(faults, 'delay');
        if (delay)
            await (0,external_node_timers_promises_.setTimeout)(delay.ms, undefined, { signal });
        if ((0,faults_faults/* findFault */.K)(faults, 'hang'))
            await (0,external_node_events_.once)(outgoing, 'close', { signal });
        const drop = (0,faults_faults/* findFault */.K)(faults, 'drop');
        if (drop && !drop.accepted)
            outgoing.destroy();
        if (isClosed(outgoing))
            return utils_response/* RESPONSE_ALREADY_SENT */.o;
        const response = replacement(faults, request) ?? (await routes.fetch(withBody(received, request), { faults }));
        const partial = findPartial(faults);
        if (drop || isClosed(outgoing)) {
            // An unread body would keep its file open.
            await response.body?.cancel();
            outgoing.destroy();
        }
        else if (partial)
            await sendPart(response, outgoing, partial);
        else
            return response;
        return utils_response/* RESPONSE_ALREADY_SENT */.o;
    };
    const listener = (0,dist/* getRequestListener */.SE)(async (received, bindings) => {
        const { incoming, outgoing } = bindings;
        try {
            return await respond(received, { incoming, outgoing });
        }
        catch (error) {
            if (incoming.errored === null && !isClosed(outgoing))
                throw error;
            return utils_response/* RESPONSE_ALREADY_SENT */.o;
        }
    }, {
        overrideGlobalObjects: false,
        errorHandler: error => {
            // The emulator is stopping, so the connection is closed.
            if (signal.aborted)
                return utils_response/* RESPONSE_ALREADY_SENT */.o;
            if (error instanceof dist/* RequestError */.GI)
                return apiError('invalid-request', 'The address is invalid');
            console.error(error);
            return apiError('internal');
        }
    });
    return (incoming, outgoing) => void listener(incoming, outgoing);
}
/** Whether the client or a fault has closed the connection. */
function isClosed(outgoing) {
    return outgoing.destroyed;
}
/** Returns the response of an `answer` fault. If there is one, the routes do not receive the request. */
function replacement(faults, request) {
    const answer = (0,faults_faults/* findFault */.K)(faults, 'answer');
    if (answer === undefined)
        return undefined;
    const { status, body = { error: `Emulated ${status}` }, headers } = answer;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const type = text.startsWith('<') ? 'text/html' : 'application/json';
    const own = typeof headers === 'function' ? headers(request) : headers;
    const init = { status, headers: { 'content-type': type, ...own } };
    return new Response([204, 205, 304].includes(status) ? null : text, init);
}
/** Copies a request with its recorded body, because the log has consumed the original body. */
function withBody(received, { method, body }) {
    const hasBody = method !== 'GET' && method !== 'HEAD';
    return new Request(received.url, { method, headers: received.headers, ...(hasBody && { body }) });
}

// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 23 modules
var hono_dist = __webpack_require__(38909);
// EXTERNAL MODULE: ./.build/src/emulator/site/archive.js
var site_archive = __webpack_require__(79489);
;// CONCATENATED MODULE: ./.build/src/emulator/store/errors.js
const STORE_ERRORS = {
    InvalidArgument: { status: 400, message: 'Only one auth mechanism allowed' },
    SignatureDoesNotMatch: { status: 403, message: 'The signature does not match the request' },
    AccessDenied: { status: 403, message: 'Request has expired' },
    NoSuchKey: { status: 404, message: 'The specified key does not exist' },
    PreconditionFailed: { status: 412, message: 'At least one of the preconditions did not hold' },
    InvalidRange: { status: 416, message: 'The requested range cannot be satisfied' }
};
function storeError(code, headers = {}) {
    const { status, message } = STORE_ERRORS[code];
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
    return new Response(xml, { status, headers: { 'content-type': 'application/xml', ...headers } });
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./.build/src/emulator/store/object.js




const CHUNK_BYTES = 512 * 1024;
async function sendObject(file, { range, ifMatch }) {
    const handle = await (0,promises_.open)(file);
    try {
        const { size, etag } = await describe(handle);
        if (ifMatch !== undefined && ifMatch !== '*' && !ifMatch.split(/\s*,\s*/).includes(etag)) {
            await handle.close();
            return storeError('PreconditionFailed');
        }
        const part = range === undefined ? undefined : parseRange(range, size);
        if (part === 'unsatisfiable') {
            await handle.close();
            return storeError('InvalidRange', { 'content-range': `bytes */${size}` });
        }
        const { start, end } = part ?? { start: 0, end: size - 1 };
        const stream = handle.createReadStream({ start, end: Math.max(0, end), highWaterMark: CHUNK_BYTES });
        return new Response(external_node_stream_.Readable.toWeb(stream), {
            status: part ? 206 : 200,
            headers: {
                'accept-ranges': 'bytes',
                'content-type': 'application/octet-stream',
                'content-length': String(end - start + 1),
                etag,
                ...(part && { 'content-range': `bytes ${start}-${end}/${size}` })
            }
        });
    }
    catch (error) {
        await handle.close();
        throw error;
    }
}
/** Includes the inode in the ETag, because a quick replacement can leave the modification time unchanged. */
async function describe(handle) {
    const { size, mtimeNs, ino } = await handle.stat({ bigint: true });
    const tag = (0,external_node_crypto_.createHash)('md5').update([size, mtimeNs, ino].join('-')).digest('hex');
    return { size: Number(size), etag: `"${tag}"` };
}
/** Returns undefined for a header that object stores ignore: several ranges, other units, or invalid syntax. */
function parseRange(range, size) {
    const [match, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
    if (match === undefined || (first === '' && last === ''))
        return undefined;
    const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
    const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
    if (first !== '' && last !== '' && Number(last) < Number(first))
        return undefined;
    return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}

;// CONCATENATED MODULE: ./.build/src/emulator/store/routes.js






function pathInStore({ jobId, domain }) {
    return `/exports/${jobId}/${domain}.tar.gz`;
}
/** `archive`: file to send for all links, instead of the job's archive. */
function storeHandler(service, archive) {
    return requestHandler('store', storeRoutes(service, archive), service);
}
/** Returns the routes of the object store that download links point to. They check signatures and reject API keys. */
function storeRoutes({ jobs, links }, archive) {
    const app = new hono_dist/* Hono */.$();
    app.all('/exports/:jobId/:name', async (c) => {
        const { faults } = c.env;
        const { method, path } = c.req;
        if (c.req.header('authorization') !== undefined)
            return storeError('InvalidArgument');
        const link = links.check(path, new URL(c.req.url).searchParams);
        // A link signature is valid only for GET.
        if (link === 'invalid' || method !== 'GET')
            return storeError('SignatureDoesNotMatch');
        if (link === 'expired' || (0,faults_faults/* findFault */.K)(faults, 'expire'))
            return storeError('AccessDenied');
        const job = jobs.get(c.req.param('jobId'));
        if (job === undefined)
            return storeError('NoSuchKey');
        const file = archive ?? jobs.archiveOf(job);
        if ((0,faults_faults/* findFault */.K)(faults, 'change') && archive === undefined)
            await (0,site_archive/* replaceArchive */.z)(file);
        const noRanges = (0,faults_faults/* findFault */.K)(faults, 'no-ranges');
        const range = noRanges ? undefined : c.req.header('range');
        const response = await sendObject(file, { range, ifMatch: c.req.header('if-match') });
        if (noRanges)
            response.headers.delete('accept-ranges');
        return response;
    });
    app.notFound(() => storeError('NoSuchKey'));
    return app;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(23945);
;// CONCATENATED MODULE: ./.build/src/emulator/api/export-request.js

const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;
const export_request_text = (rule, problem) => schemas/* string */.YjP(problem).check(api/* _regex */.Fk(rule, problem));
const EXPORT = schemas/* object */.Ikc({
    domain: export_request_text(HOST_NAME, 'domain must be a host name'),
    version: schemas/* optional */.lqM(schemas/* string */.YjP('version must be a string')),
    paths: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* string */.YjP('paths must be a list of strings'), 'paths must be a list of strings'))
}, 'The body must be a JSON object');
const PROMPT = schemas/* object */.Ikc({ prompt: export_request_text(/\S/, 'prompt must be a string that is not empty') }, 'The body must be a JSON object');
/** Parses a request body. Returns an error message if the body is invalid. */
function parseBody(body, schema) {
    try {
        const { data, error } = parse/* safeParse */.xL(schema, JSON.parse(body));
        return data ?? error?.issues[0]?.message ?? '';
    }
    catch {
        return 'The body must be JSON';
    }
}
/** Parses the export request in the body. Returns an error message for an invalid request. */
async function readExportRequest(body, { docs, threads }) {
    const request = parseBody(body, EXPORT);
    if (typeof request === 'string')
        return request;
    const { domain, paths } = request;
    const pages = paths === undefined ? [] : await threads.listPages(docs);
    const unknown = (paths ?? []).filter(path => !pages.includes(path));
    return unknown.length === 0
        ? { ...request, domain: domain.toLowerCase() }
        : `Unknown pages: ${unknown.join(', ')}`;
}

;// CONCATENATED MODULE: ./.build/src/emulator/api/routes.js




function apiRoutes(api) {
    const app = new hono_dist/* Hono */.$().basePath(api.prefix || '/');
    app.use(async (c, next) => {
        if (c.req.header('authorization') !== `Bearer ${api.key}`)
            return apiError('invalid-key');
        await next();
        return undefined;
    });
    addExportRoutes(app, api);
    addUpdateRoutes(app, api);
    addAgentRoutes(app, api);
    app.notFound(c => apiError('unknown-operation', `Unknown operation: ${c.req.method} ${c.req.path}`));
    return app;
}
function addExportRoutes(app, { jobs, docs, threads, link, oneJobPerDomain, contractOnly }) {
    app.post('/v1/static-export/jobs', async (c) => {
        const request = await readExportRequest(await c.req.text(), { docs, threads });
        if (typeof request === 'string')
            return apiError('invalid-request', request);
        if (oneJobPerDomain && jobs.activeFor(request.domain))
            return apiError('export-active', `An export job for ${request.domain} is already active`);
        const job = await jobs.start(request);
        return c.json(contractOnly ? { jobId: job.jobId } : exportRecord(job), 202);
    });
    app.get('/v1/static-export/jobs/:jobId', c => {
        const job = jobs.get(c.req.param('jobId'));
        if (job === undefined)
            return apiError('export-not-found');
        if (!contractOnly)
            return c.json(exportRecord(job));
        const { status, progress, pageCount } = job;
        return c.json(status === 'running' ? { status, progress, pageCount } : { status });
    });
    app.post('/v1/static-export/jobs/:jobId/bundle', async (c) => {
        const job = jobs.get(c.req.param('jobId'));
        if (job === undefined)
            return apiError('export-not-found');
        if (job.status !== 'completed')
            return apiError('export-not-completed', `The export job is ${job.status}, not completed`);
        const early = (0,faults_faults/* findFault */.K)(c.env.faults, 'expire');
        const { url, expiresAt, size } = await link(job, early && (early.afterMs ?? 0));
        const bundle = { bundleUrl: url, expiresAt: expiresAt.toISOString() };
        return c.json(contractOnly ? bundle : { jobId: job.jobId, ...bundle, sizeBytes: size });
    });
}
function addUpdateRoutes(app, { updates }) {
    app.post('/v1/project/update/:projectId', async (c) => {
        const { statusId } = await updates.start(c.req.param('projectId'));
        return c.json({ statusId }, 202);
    });
    app.get('/v1/project/update-status/:statusId', c => {
        const update = updates.get(c.req.param('statusId'));
        return update === undefined ? apiError('update-not-found') : c.json(updateRecord(update));
    });
}
function addAgentRoutes(app, { agentJobs }) {
    app.get('/v2/agent/:projectId/job/:id', async (c) => {
        const job = await agentJobs.read(c.req.param('id'));
        return job === undefined ? apiError('agent-job-not-found') : c.json(job);
    });
    app.post('/v2/agent/:projectId/job', async (c) => {
        const body = parseBody(await c.req.text(), PROMPT);
        if (typeof body === 'string')
            return apiError('invalid-request', body);
        return c.json(await agentJobs.start(), 201);
    });
}
function exportRecord(job) {
    const { jobId, status, progress, pageCount, error, createdAt, updatedAt, commit } = job;
    const record = { jobId, status, progress, pageCount, error, createdAt, updatedAt };
    return commit === undefined ? record : { ...record, commit };
}
function updateRecord(update) {
    const { projectId, status, summary, logs, commit, createdAt, endedAt } = update;
    return { status, summary, logs, commit, createdAt, endedAt, subdomain: projectId };
}

;// CONCATENATED MODULE: ./.build/src/emulator/api/handler.js





const DEFAULT_LINK_LIFETIME_MS = 15 * 60_000;
function apiHandler(service, options, { url, storeUrl }) {
    const { key, jobs, updates, agentJobs, links } = service;
    const { prefix = '', archive } = options;
    const routes = apiRoutes({
        ...service,
        prefix,
        oneJobPerDomain: options.oneJobPerDomain ?? true,
        contractOnly: options.contractOnly ?? false,
        link: async (job, expiresAfterMs) => {
            const path = pathInStore(job);
            const lifetimeMs = options.linkLifetimeMs ?? DEFAULT_LINK_LIFETIME_MS;
            const { query, expiresAt } = links.sign(path, lifetimeMs, expiresAfterMs);
            const { size } = await (0,promises_.stat)(archive ?? jobs.archiveOf(job));
            return { url: `${options.linkOrigin ?? storeUrl}${path}?${query}`, expiresAt, size };
        }
    });
    const pageData = () => ({
        url,
        storeUrl,
        key,
        exportJobs: jobs.list(),
        updates: updates.list(),
        agentJobs: agentJobs.list(),
        startPath: `${prefix}/v1/static-export/jobs`,
        commands: options.commands?.()
    });
    const page = pageHandler(prefix, pageData);
    return requestHandler('api', routes, { ...service, page });
}

// EXTERNAL MODULE: ./.build/src/emulator/http/servers.js
var servers = __webpack_require__(620);
// EXTERNAL MODULE: ./.build/src/emulator/service.js + 4 modules
var emulator_service = __webpack_require__(1608);
;// CONCATENATED MODULE: ./.build/src/emulator/emulator.js





/** Starts two servers on this machine: the API, and the store that serves the archives. */
async function startEmulator(options = {}) {
    const { host = '127.0.0.1', tls, port = 0, storePort = 0, prefix = '', archive } = options;
    const service = await (0,emulator_service/* createService */.s)(options);
    const { requests, faults, threads, jobs, updates } = service;
    const [api, store] = [(0,servers/* createHttpServer */._p)(tls), (0,servers/* createHttpServer */._p)(tls)];
    const end = async () => {
        service.stop.abort();
        await Promise.all([(0,servers/* close */.VN)(api), (0,servers/* close */.VN)(store), service.jobs.stopped(), service.updates.stopped()]);
        await service.threads.end();
        if (options.data === undefined)
            await (0,promises_.rm)(service.data, { recursive: true, force: true });
    };
    const listening = async () => {
        const storeUrl = await (0,servers/* listen */.KT)(store, { port: storePort, host, tls: tls !== undefined });
        await service.recover();
        return [storeUrl, (await (0,servers/* listen */.KT)(api, { port, host, tls: tls !== undefined })) + prefix];
    };
    const [storeUrl, url] = await listening().catch(async (error) => {
        await end();
        throw error;
    });
    store.on('request', storeHandler(service, archive));
    api.on('request', apiHandler(service, options, { url, storeUrl }));
    return {
        /** Base address of the API, including the prefix. */
        url,
        storeUrl,
        key: service.key,
        // The members below are for tests and the demo.
        /** All requests to the API and the store, oldest first. */
        requests: requests.all,
        nextRequest: requests.next.bind(requests),
        fault: faults.add.bind(faults),
        clearFaults: faults.clear.bind(faults),
        job: jobs.get.bind(jobs),
        jobEnded: jobs.ended.bind(jobs),
        jobs: jobs.list.bind(jobs),
        /** Returns the path of a job's archive, so that tests can compare a download with the archive. */
        archiveOf: (jobId) => {
            const job = jobs.get(jobId);
            return job && (archive ?? jobs.archiveOf(job));
        },
        listPages: threads.listPages.bind(threads),
        setSite: jobs.setSite.bind(jobs),
        updates: updates.list.bind(updates),
        updateEnded: updates.ended.bind(updates),
        [Symbol.asyncDispose]: end
    };
}


/***/ }),

/***/ 12156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   _T: () => (/* binding */ readStyle),
/* harmony export */   rN: () => (/* binding */ htmlDocument)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Returns a style sheet, preceded by the shared styles. */
async function readStyle(file) {
    const base = new URL('assets/base.css', new URL(...['../emulator/site/theme/html-document.js', import.meta.url]).href);
    return `${await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(base, 'utf8')}\n${await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8')}`;
}
/** Builds a page from HTML parts. `head` ends with a line break. */
function htmlDocument(title, head, body) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)}</title>
${head}</head>
<body>
${body}
</body>
</html>
`;
}
function escapeText(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
}


/***/ }),

/***/ 17449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ isPrivate),
/* harmony export */   K3: () => (/* binding */ isInList),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   cr: () => (/* binding */ isSafeAddress),
/* harmony export */   yG: () => (/* binding */ checkedLookup)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);


// Rules for IPv4 also match IPv4-mapped IPv6 addresses. 64:ff9b::7f00:0 is the NAT64 form of 127.0.0.0.
const LOOPBACK = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addSubnet('0.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addAddress('::', 'ipv6');
LOOPBACK.addSubnet('64:ff9b::7f00:0', 104, 'ipv6');
function isLoopback(host) {
    const address = host.replace(/^\[|\]$/g, '');
    return /(^|\.)localhost\.?$/i.test(address) || isInList(LOOPBACK, address);
}
/** Returns true if an address uses https, or http on this machine. */
function isSafeAddress({ protocol, hostname }) {
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
function isInList(list, address) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
/** Networks that are reachable only from this machine or its local network. */
const PRIVATE = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
for (const [network, bits] of [
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
    // NAT64 addresses, which can stand for private IPv4 addresses.
    ['64:ff9b::', 96]
])
    PRIVATE.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');
/** Returns true if a host name or address belongs to this machine or a private network. */
function isPrivate(host) {
    return isLoopback(host) || isInList(PRIVATE, host.replace(/^\[|\]$/g, ''));
}
/** Creates a lookup that fails if `problemOf` finds a problem with the resolved addresses. */
function checkedLookup(problemOf) {
    return (hostname, options, callback) => {
        node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup(hostname, options, (error, address, family) => {
            const textOf = (one) => (typeof one === 'string' ? one : one.address);
            const problem = error ?? problemOf([address].flat().map(textOf), hostname);
            callback(problem ?? null, address, family);
        });
    };
}


/***/ })

};
