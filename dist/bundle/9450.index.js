export const id = 9450;
export const ids = [9450];
export const modules = {

/***/ 99450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resultPages: () => (/* binding */ resultPages)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _stand_ins_server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8325);
/* harmony import */ var _emulator_site_theme_html_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12156);
/* harmony import */ var _emulator_site_theme_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72768);
/* harmony import */ var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4240);
/* harmony import */ var _sources_content_parse_satteri_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51058);
/* harmony import */ var _runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1896);







const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
/** What the start page shows, in its order. `/-/NAME` is a page with a bar that leads back, and `content` in a frame. */
const VIEWS = {
    site: { content: '/', about: 'as a local web server shows what was published' },
    report: { content: '/-/content/report', about: 'findings, changes, history and sizes of the last export' },
    summary: { content: '/-/content/summary', about: 'what each action says at its end' },
    findings: { content: '/-/content/findings', about: 'every problem, with the pages where it is' }
};
/** The pages below `/-/`; other addresses are the site's. */
function resultPages(results) {
    return (request, response, host) => {
        const { path = '' } = (0,_stand_ins_server_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .ci)(request) ?? {};
        const origin = `http://${response.req.headers.host ?? 'localhost'}`;
        // The report and the summary link to where the site was: here, that is this server.
        const here = (html) => results.addresses.reduce((text, address) => text.replaceAll(address, origin), html);
        contentOf(path.replace(/\/+$/, ''), results)
            .then(html => (html === undefined ? host() : response.writeHead(200, HTML).end(here(html))))
            .catch(() => response.destroy());
    };
}
async function contentOf(path, results) {
    if (path === '/-')
        return await page('Static docs export', startPage());
    const [, name = ''] = /^\/-\/([a-z]+)$/.exec(path) ?? [];
    if (Object.hasOwn(VIEWS, name))
        return await view(name);
    if (path === '/-/content/summary')
        return await page('Summaries', summaries(results));
    if (path === '/-/content/report')
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(results.report, 'utf8');
    if (path !== '/-/content/findings')
        return undefined;
    return await page('Findings', findings(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(results.checks, 'utf8'))));
}
function startPage() {
    const cards = Object.entries(VIEWS).map(([name, { content, about }]) => {
        const options = 'tabindex="-1" scrolling="no" loading="lazy"';
        const picture = `<iframe src="${content}" title="${titleOf(name)}" ${options}></iframe>`;
        return `<a class="card" href="/-/${name}"><span class="picture">${picture}</span>
<strong>${titleOf(name)}</strong><span>${about}</span></a>`;
    });
    return `<h1>Static docs export</h1>
<p>The actions made all of this on this machine: an emulated service, an export with its checks, a publish to a local
S3 server, and a verification of what readers get. Twice, the second time with one changed page.</p>
<div class="cards">${cards.join('\n')}</div>`;
}
/** One result in full size, with a bar that leads to the others and back. */
async function view(name) {
    const { content } = VIEWS[name];
    const links = Object.keys(VIEWS).map(other => `<a href="/-/${other}"${other === name ? ' aria-current="page"' : ''}>${titleOf(other)}</a>`);
    const bar = ['<a href="/-/">← Start</a>', ...links, `<a href="${content}">Without this bar</a>`];
    return await documentOf(titleOf(name), `<div class="view"><nav>${bar.join('')}</nav>
<iframe src="${content}" title="${titleOf(name)}"></iframe></div>`);
}
function titleOf(name) {
    return name.charAt(0).toUpperCase() + name.slice(1);
}
function summaries({ summaries: list }) {
    const parts = list.map(({ title, markdown: text }) => {
        const html = (0,_sources_content_parse_satteri_js__WEBPACK_IMPORTED_MODULE_4__/* .markdownToHtml */ .uY)(text).replaceAll(/<blockquote>\s*<p>\[!(\w+)\]\s*/g, (_, kind) => `<blockquote class="${kind.toLowerCase()}"><p>`);
        return `<section><p class="step">${title}</p>${html}</section>`;
    });
    return `<h1>Summaries</h1>${parts.join('\n')}`;
}
function findings({ findings: list }) {
    const code = (text) => `<code>${(0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkup */ .M)(text)}</code>`;
    const rows = list.map(({ kind, target, destination, pages }) => {
        const links = pages.map(each => `<a href="/${(0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkup */ .M)(each)}">${(0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkup */ .M)(each)}</a>`);
        const places = (0,_runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_5__/* .withMore */ .i)(links, 3).join(', ');
        const way = [target, ...(destination === undefined ? [] : [destination])].map(code).join(' → ');
        return `<tr><td>${kind}</td><td>${way}</td><td>${places}</td></tr>`;
    });
    if (rows.length === 0)
        return '<h1>Findings</h1><p>No problems.</p>';
    const head = '<tr><th>Kind</th><th>Target</th><th>Pages</th></tr>';
    return `<h1>Findings</h1><table class="findings">${head}${rows.join('\n')}</table>`;
}
async function page(title, content) {
    return await documentOf(title, `<main class="markdown-body">\n${content}\n</main>`);
}
async function documentOf(title, body) {
    const style = await (0,_emulator_site_theme_style_js__WEBPACK_IMPORTED_MODULE_2__/* .readStyle */ ._)(new URL('results.css', new URL(...['../cli/demo/result-pages.js', import.meta.url]).href));
    return (0,_emulator_site_theme_html_document_js__WEBPACK_IMPORTED_MODULE_6__/* .htmlDocument */ .r)(title, `<link rel="icon" href="data:,">\n<style>${style}</style>\n`, body);
}


/***/ }),

/***/ 12156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml),
/* harmony export */   r: () => (/* binding */ htmlDocument)
/* harmony export */ });
/** A page from its parts, which are HTML. `head` ends with a line break. */
function htmlDocument(title, head, body) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
${head}</head>
<body>
${body}
</body>
</html>
`;
}
function escapeHtml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
}


/***/ }),

/***/ 72768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readStyle)
/* harmony export */ });
/* unused harmony export packagedStyle */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

const PACKAGES = new URL('../../../../node_modules/', new URL(...['../emulator/site/theme/style.js', import.meta.url]).href);
/** The looks of text and code are those of GitHub, from packages. In `dist`, the bundle has put them into one file. */
async function packagedStyle() {
    const bundled = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(new URL('assets/packages.css', new URL(...['../emulator/site/theme/style.js', import.meta.url]).href), 'utf8').catch(() => undefined);
    if (bundled !== undefined)
        return bundled;
    const read = async (path) => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(new URL(path, PACKAGES), 'utf8');
    return [
        await read('github-markdown-css/github-markdown.css'),
        await read('highlight.js/styles/github.css'),
        `@media (prefers-color-scheme: dark) {\n${await read('highlight.js/styles/github-dark.css')}}`
    ].join('\n');
}
/** A style sheet, after what all pages share. */
async function readStyle(file) {
    const base = new URL('assets/base.css', new URL(...['../emulator/site/theme/style.js', import.meta.url]).href);
    return [await packagedStyle(), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(base, 'utf8'), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8')].join('\n');
}


/***/ }),

/***/ 4240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapeMarkup)
/* harmony export */ });
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;'
};
/** Text for HTML and XML, in elements and in quoted attributes. */
function escapeMarkup(text) {
    return text.replace(/[&<>"']/g, character => ESCAPES[character] ?? '');
}


/***/ }),

/***/ 1896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withMore),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);

/** The first items, and how many more there are: `a, b, and 3 more`, or as items of a list. */
function withMore(items, max, total = items.length) {
    const shown = items.slice(0, max);
    return total > shown.length ? [...shown, andMore(total - shown.length)] : shown;
}
function andMore(count) {
    return `and ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} more`;
}


/***/ }),

/***/ 51058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ ParserFailure),
/* harmony export */   Dd: () => (/* binding */ parseMarkdown),
/* harmony export */   Xp: () => (/* binding */ parseCode),
/* harmony export */   uY: () => (/* binding */ markdownToHtml)
/* harmony export */ });
/* harmony import */ var _emnapi_core__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59902);
/* harmony import */ var _emnapi_runtime__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18038);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78877);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30714);
/* harmony import */ var _node_modules_satteri_dist_generated_parse_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42042);
/* harmony import */ var _node_modules_satteri_dist_hast_hast_materializer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50182);
/* harmony import */ var _node_modules_satteri_dist_hast_hast_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90477);





// The package's own entry loads a program for one platform. What reads its trees needs none.



const GFM = _node_modules_satteri_dist_generated_parse_options_js__WEBPACK_IMPORTED_MODULE_5__/* .ENABLE_GFM */ .Pl |
    _node_modules_satteri_dist_generated_parse_options_js__WEBPACK_IMPORTED_MODULE_5__/* .ENABLE_TABLES */ .gy |
    _node_modules_satteri_dist_generated_parse_options_js__WEBPACK_IMPORTED_MODULE_5__/* .ENABLE_FOOTNOTES */ .g7 |
    _node_modules_satteri_dist_generated_parse_options_js__WEBPACK_IMPORTED_MODULE_5__/* .ENABLE_STRIKETHROUGH */ .mr |
    _node_modules_satteri_dist_generated_parse_options_js__WEBPACK_IMPORTED_MODULE_5__/* .ENABLE_TASKLISTS */ .Zl;
/** Of YAML, nothing is left when a text is parsed. */
const TOML = _node_modules_satteri_dist_generated_parse_options_js__WEBPACK_IMPORTED_MODULE_5__/* .ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS */ .uA;
/**
 * Pages of 64 KiB. The module wants 985 to start with; more than the maximum, 512 MB, ends a file that needs it, not the
 * process. The largest file that is read, 2 MB, needs 130 MB as documentation is written, and 270 MB as one table.
 */
const MEMORY = { initial: 985, maximum: 8192, shared: true };
let loaded;
let hasFailed = false;
/** The parser itself failed, which says nothing about the text. The message is the reason, as a clause. */
class ParserFailure extends Error {
    name = 'ParserFailure';
}
/** Throws an error whose message begins with line and column for MDX that is not valid. */
function parseMarkdown(text, { isMdx }) {
    return run(satteri => {
        const create = isMdx ? satteri.createMdxHastHandle : satteri.createHastHandle;
        // As Markdown wants it.
        const handle = create(text.replaceAll('\0', '\uFFFD'), GFM | TOML, undefined, true);
        try {
            return (0,_node_modules_satteri_dist_hast_hast_materializer_js__WEBPACK_IMPORTED_MODULE_3__/* .materializeHastTree */ .E_)(new _node_modules_satteri_dist_hast_hast_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .HastReader */ ._L(satteri.serializeHandle(handle)));
        }
        finally {
            satteri.dropHandle(handle);
        }
    });
}
/** The code of `{…}`, of an attribute or of imports and exports, which the parser of the file found valid. */
function parseCode(source, kind) {
    const json = run(satteri => kind === 'expression' ? satteri.parseExpression(source) : satteri.parseEsm(source));
    return json === null ? undefined : JSON.parse(json);
}
function markdownToHtml(text) {
    return run(satteri => satteri.parseToHtml(text, GFM));
}
/** After an error of the module itself, such as a stack that is full, its memory is not used again. */
function run(use) {
    try {
        loaded ??= load();
        return use(loaded.satteri);
    }
    catch (error) {
        if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError))
            throw error;
        const reason = failureOf(error, loaded?.output.text ?? '');
        loaded = undefined;
        hasFailed = true;
        throw new ParserFailure(reason, { cause: error });
    }
}
function failureOf(error, output) {
    const isMemory = output.includes('memory allocation') || /allocat|invalid \w+ length/i.test(error.message);
    if (isMemory)
        return 'it needs too much memory';
    // The stack is full: that of the process, or that of the module, which is a part of its memory.
    if (error instanceof RangeError || error.message.includes('out of bounds'))
        return 'it is nested too deeply';
    return 'the parser failed';
}
/** The module gets no file, no environment, no clock and no randomness. */
function load() {
    if (hasFailed)
        collectGarbage();
    const memory = new WebAssembly.Memory(MEMORY);
    const output = { text: '' };
    const done = () => 0;
    const wasiImport = {
        ...{ random_get: done, environ_get: done, clock_time_get: done, sched_yield: done },
        environ_sizes_get: (...places) => {
            for (const place of places)
                new DataView(memory.buffer).setUint32(place, 0, true);
            return 0;
        },
        // The reason for which it ends itself. It does not need to know that somebody reads it.
        fd_write: (_file, parts, count) => {
            output.text = (output.text + textIn(memory, parts, count)).slice(-MAX_OUTPUT);
            return 8;
        },
        proc_exit: (code) => {
            throw new WebAssembly.RuntimeError(`exit ${code}`);
        }
    };
    const { napiModule } = (0,_emnapi_core__WEBPACK_IMPORTED_MODULE_6__/* .instantiateNapiModuleSync */ .Y_)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(new URL(moduleFile(), new URL(...['../sources/content/parse/satteri.js', import.meta.url]).href)), {
        context: collectableContext(),
        asyncWorkPoolSize: 0,
        wasi: {
            wasiImport,
            initialize: (instance) => instance.exports['_initialize']?.(),
            start: done,
            getImportObject: () => ({ wasi_snapshot_preview1: wasiImport })
        },
        overwriteImports: imports => ({
            ...imports,
            env: { ...imports['env'], ...imports['napi'], ...imports['emnapi'], memory }
        }),
        beforeInit: ({ instance }) => {
            const { exports } = instance;
            for (const name of Object.keys(exports))
                if (name.startsWith('__napi_register__'))
                    exports[name]?.();
        }
    });
    return { satteri: napiModule.exports, output };
}
/** The collector does not count shared memory: without a request, that of many failed modules would wait for it. */
function collectGarbage() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_1__.setFlagsFromString)('--expose-gc');
    const collect = (0,node_vm__WEBPACK_IMPORTED_MODULE_2__.runInNewContext)('gc');
    collect();
}
/** A context waits for the end of the process to free what ends with it anyway, and keeps its module in memory until then. */
function collectableContext() {
    const others = new Set(process.listeners('beforeExit'));
    const context = (0,_emnapi_runtime__WEBPACK_IMPORTED_MODULE_7__/* .createContext */ .q6)();
    for (const listener of process.listeners('beforeExit'))
        if (!others.has(listener))
            process.off('beforeExit', listener);
    return context;
}
const MAX_OUTPUT = 1000;
/** The parts are pairs of address and length. */
function textIn({ buffer }, parts, count) {
    const view = new DataView(buffer);
    const texts = Array.from({ length: Math.min(count, 16) }, (_, at) => {
        const start = view.getUint32(parts + 8 * at, true);
        const length = Math.min(view.getUint32(parts + 8 * at + 4, true), MAX_OUTPUT);
        // As a copy: memory that is shared cannot be decoded.
        return Buffer.from(new Uint8Array(buffer, start, length)).toString('latin1');
    });
    return texts.join('');
}
/** A function, so that the bundler, which puts the module beside this file, does not copy it a second time. */
function moduleFile() {
    return new URL(...['../sources/content/parse/satteri.js', import.meta.url]).href.endsWith('.ts')
        ? '../../../../node_modules/@bruits/satteri-wasm32-wasi/satteri_napi.wasm32-wasi.wasm'
        : './satteri.wasm';
}


/***/ }),

/***/ 8325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UD: () => (/* binding */ startServer),
/* harmony export */   ci: () => (/* binding */ addressOf)
/* harmony export */ });
/* unused harmony exports percentDecode, startJsonServer, sendJson, deadAddress */
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
    // No request ends the process, whatever is in it.
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
    // On a busy machine, a client may use a connection seconds later: Node would close it after five.
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
/** The decoded path of a request, and its query. Undefined for a target that is no address: `//`, `/%`, `/%ff`. */
function addressOf({ url = '' }) {
    if (!URL.canParse(url, 'http://localhost'))
        return undefined;
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const path = percentDecode(pathname);
    return path === undefined ? undefined : { path, query };
}
/** Undefined for text that is not percent-encoded UTF-8. */
function percentDecode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
/** An API in JSON. */
async function startJsonServer(answer, fault = () => undefined) {
    const server = await startServer(async (request, response) => {
        const { method = '', url: path = '', headers } = request;
        const same = server.requests.filter(other => other.method === method && other.path === path);
        const wrong = fault({ method, path, headers, count: same.length });
        if (wrong === 'closed-connection')
            request.socket.destroy();
        if (wrong === 'closed-connection' || wrong === 'no-response')
            return;
        const answered = typeof wrong === 'object'
            ? [wrong.status, wrong.body ?? { message: wrong.message }, wrong.headers]
            : await answer(request, new URL(path, `http://${headers.host ?? ''}`));
        if (wrong === 'lost-response')
            request.socket.destroy();
        else if (wrong === 'truncated-response')
            response.writeHead(answered[0], { 'content-length': 1000 }).write('{"ok"', () => response.destroy());
        else
            sendJson(response, ...answered);
    });
    return server;
}
function sendJson(response, status, body, headers = {}) {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(typeof body === 'string' ? body : body && JSON.stringify(body));
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
