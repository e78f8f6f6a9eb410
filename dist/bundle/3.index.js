export const id = 3;
export const ids = [3];
export const modules = {

/***/ 87003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   filesIn: () => (/* binding */ filesIn),
/* harmony export */   startSiteHost: () => (/* binding */ startSiteHost)
/* harmony export */ });
/* unused harmony exports serveFolder, cdnWithOldPages, cdnThatRewrites, everything, at */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8325);




const TYPES = {
    '.html': 'text/html; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.mjs': 'text/javascript; charset=utf-8',
    '.json': 'application/json',
    '.xml': 'application/xml',
    '.svg': 'image/svg+xml',
    '.png': 'image/png'
};
/** A static host with clean URLs, a 404 page, compression and cache headers, and optionally something in front of it. */
async function startSiteHost(site, options = {}) {
    let current = site;
    const front = options.front ?? ((_request, _response, host) => host());
    const server = await (0,_server_js__WEBPACK_IMPORTED_MODULE_3__/* .startServer */ .UD)((request, response) => {
        front(request, response, (other = current) => serve(other, request, response, options));
    }, options);
    return {
        url: `${server.url}${options.base ?? ''}`,
        requests: server.requests,
        deploy: (next) => void (current = next),
        [Symbol.asyncDispose]: async () => await server[Symbol.asyncDispose]()
    };
}
/** The files of a folder, and nothing outside of it. */
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
/** A folder below a path, on the plainest host that there is: without a rewrite rule. */
async function serveFolder(folder, below) {
    const base = below.replace(/\/$/, '');
    const host = await startSiteHost(filesIn(folder), { base, hasRewriteRule: false });
    return { ...host, origin: new URL(host.url).origin, home: `${host.url}/` };
}
function serve(site, request, response, { base = '', hasRewriteRule = true, compresses = false, headers = {} }) {
    const find = typeof site === 'function' ? site : name => (Object.hasOwn(site, name) ? site[name] : undefined);
    const address = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
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
    const type = TYPES[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(file ?? '404.html')] ?? 'application/octet-stream';
    const isHashed = /[._/-](?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}[._-][^/]*$/.test(file ?? '');
    const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
    const accepted = compresses ? (request.headers['accept-encoding'] ?? '') : '';
    const [encoding, body] = accepted.includes('br')
        ? ['br', (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.brotliCompressSync)(content)]
        : accepted.includes('gzip')
            ? ['gzip', (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.gzipSync)(content)]
            : [undefined, Buffer.from(content)];
    response
        .writeHead(file === undefined ? 404 : 200, {
        ...{ 'content-type': type, 'cache-control': cacheControl, 'content-length': body.length },
        ...(encoding !== undefined && { 'content-encoding': encoding, vary: 'accept-encoding' }),
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
/** A CDN that still has these pages, as long as `isCached` says so. */
function cdnWithOldPages(old, isCached) {
    let nth = 0;
    return (request, response, host) => {
        nth += 1;
        if (!isCached(request.url ?? '', nth)) {
            host();
            return;
        }
        response.setHeader('age', '120');
        host(old);
    };
}
/** A CDN that changes HTML on its way to the reader. */
function cdnThatRewrites(site, rewrite) {
    const rewritten = Object.fromEntries(Object.entries(site).map(([path, content]) => [
        path,
        path.endsWith('.html') ? rewrite(content.toString()) : content
    ]));
    return (_request, _response, host) => host(rewritten);
}
/** Responds to every request in the same way. */
function everything(status, headers, body = '') {
    return ({ url = '' }, response) => {
        response
            .writeHead(status, {
            'content-type': 'text/html',
            ...(typeof headers === 'function' ? headers(url) : headers)
        })
            .end(typeof body === 'function' ? body(url) : body);
    };
}
/** Only this path is treated in another way. */
function at(path, front) {
    return (request, response, host) => {
        if (new URL(request.url ?? '/', 'http://localhost').pathname === path)
            front(request, response, host);
        else
            host();
    };
}


/***/ }),

/***/ 8325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UD: () => (/* binding */ startServer)
/* harmony export */ });
/* unused harmony exports startJsonServer, sendJson, pageOf, deadAddress */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44708);
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



/** A server, on a free port unless one is given, that responds as the test says and records the requests. */
async function startServer(answer, { tls, port: wanted = 0 } = {}) {
    const requests = [];
    const listener = (request, response) => {
        requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
        answer(request, response, requests.length);
    };
    const server = tls === undefined ? node_http__WEBPACK_IMPORTED_MODULE_1__.createServer(listener) : node_https__WEBPACK_IMPORTED_MODULE_2__.createServer(tls, listener);
    server.listen(wanted, '127.0.0.1');
    await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(server, 'listening');
    const { port } = server.address();
    return {
        url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
        requests,
        async [Symbol.asyncDispose]() {
            server.closeAllConnections();
            server.close();
            await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(server, 'close');
        }
    };
}
/** An API in JSON. Without an answer, the connection is closed, as when the client ends before. */
async function startJsonServer(answer) {
    return await startServer((request, response) => {
        const close = () => void request.socket.destroy();
        const url = new URL(request.url ?? '', `http://${request.headers.host ?? ''}`);
        answer(request, url).then(answered => {
            if (answered === undefined)
                close();
            else
                sendJson(response, ...answered);
        }, close);
    });
}
function sendJson(response, status, body, headers = {}) {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(body && JSON.stringify(body));
}
/** One page of a list as GitHub's API has it: `per_page`, `page`, and a link to the next one. */
function pageOf(all, url) {
    const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30));
    const page = Number(url.searchParams.get('page') ?? 1);
    const next = new URL(url);
    next.searchParams.set('page', String(page + 1));
    return {
        shown: all.slice((page - 1) * size, page * size),
        headers: all.length > page * size ? { link: `<${next.href}>; rel="next"` } : {}
    };
}
/** An address on this machine where no server listens. */
async function deadAddress() {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const server = __addDisposableResource(env_1, await startServer(() => undefined), true);
        return server.url;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ })

};
