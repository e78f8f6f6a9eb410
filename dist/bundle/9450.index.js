export const id = 9450;
export const ids = [9450];
export const modules = {

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

/***/ 99450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resultPages: () => (/* binding */ resultPages)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _servers_server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24202);
/* harmony import */ var _emulator_site_theme_html_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12156);
/* harmony import */ var _sources_content_parse_satteri_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51058);




const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
/** Results on the start page, in display order. */
const VIEWS = {
    Site: { address: '/', about: 'the published site, on a local web server' },
    Report: { address: '/-/report', about: 'findings and changes in the last export' },
    Summary: { address: '/-/summary', about: 'the summary of each action' }
};
/** Serves the result pages below `/-/`. All other addresses belong to the site. */
function resultPages(results) {
    return (request, response, host) => {
        const { path = '' } = (0,_servers_server_js__WEBPACK_IMPORTED_MODULE_1__/* .addressOf */ .ci)(request) ?? {};
        const origin = `http://${response.req.headers.host ?? 'localhost'}`;
        // Replaces the site's addresses with this server's address. The site server of the demo run has already stopped.
        const here = (html) => results.addresses.reduce((text, address) => text.replaceAll(address, origin), html);
        contentOf(path.replace(/\/+$/, ''), results)
            .then(html => (html === undefined ? host() : response.writeHead(200, HTML).end(here(html))))
            .catch(() => response.destroy());
    };
}
async function contentOf(path, results) {
    if (path === '/-')
        return await page('Static docs export', startPage(results));
    if (path === VIEWS.Summary.address)
        return await page('Summaries', summaries(results));
    return path === VIEWS.Report.address ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(results.report, 'utf8') : undefined;
}
function startPage({ changedPage }) {
    const cards = Object.entries(VIEWS).map(([name, { address, about }]) => {
        const options = 'tabindex="-1" scrolling="no" loading="lazy"';
        const picture = `<iframe src="${address}" title="${name}" ${options}></iframe>`;
        return `<a class="card" href="${address}"><span class="picture">${picture}</span>
<strong>${name}</strong><span>${about}</span></a>`;
    });
    return `<h1>Static docs export</h1>
<p>The actions produced these results on this machine: an export with its checks, the files that finish
adds (such as Markdown), an upload to a local S3 server, and a check of what readers get. The four actions
ran twice, the second time with ${changedPage === undefined ? 'the same site' : 'one changed page'}.</p>
<div class="cards">${cards.join('\n')}</div>`;
}
function summaries({ summaries: list }) {
    const parts = list.map(({ title, markdown: text }) => {
        const html = (0,_sources_content_parse_satteri_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownToHtml */ .uY)(text).replaceAll(/<blockquote>\s*<p>\[!(\w+)\]\s*/g, (_, kind) => `<blockquote class="${kind.toLowerCase()}"><p>`);
        return `<section><p class="step">${title}</p>${html}</section>`;
    });
    return `<h1>Summaries</h1>${parts.join('\n')}`;
}
async function page(title, content) {
    const style = await (0,_emulator_site_theme_html_document_js__WEBPACK_IMPORTED_MODULE_2__/* .readStyle */ ._T)(new URL('results.css', new URL(...['../cli/demo/result-pages.js', import.meta.url]).href));
    return (0,_emulator_site_theme_html_document_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlDocument */ .rN)(title, `<link rel="icon" href="data:,">\n<style>${style}</style>\n`, `<main>\n${content}\n</main>`);
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

/***/ 49313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gu: () => (/* binding */ newProgress),
/* harmony export */   mL: () => (/* binding */ PARSER_EXHAUSTED),
/* harmony export */   tW: () => (/* binding */ NO_FILE)
/* harmony export */ });
/** File index while no file is being parsed. */
const NO_FILE = -1;
/** Code of the error for a parser that ran out of memory. Parsing can continue only in a new thread. */
const PARSER_EXHAUSTED = 'PARSER_EXHAUSTED';
function newProgress() {
    const progress = new Int32Array(new SharedArrayBuffer(16));
    progress[0] = NO_FILE;
    return progress;
}


/***/ }),

/***/ 51058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ ParserFailure),
/* harmony export */   Dd: () => (/* binding */ parseMarkdown),
/* harmony export */   Xp: () => (/* binding */ parseCode),
/* harmony export */   pO: () => (/* binding */ ParserExhausted),
/* harmony export */   uY: () => (/* binding */ markdownToHtml)
/* harmony export */ });
/* unused harmony export PARSE_OPTIONS */
/* harmony import */ var _emnapi_core__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59902);
/* harmony import */ var _emnapi_runtime__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18038);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var satteri__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64208);
/* harmony import */ var _source_file_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6661);
/* harmony import */ var _runtime_thread_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49313);



// The entry point of this package also loads a platform-specific binary, which the bundle leaves out.



const PARSE_OPTIONS = {
    ENABLE_TABLES: 1 << 1,
    ENABLE_FOOTNOTES: 1 << 2,
    ENABLE_STRIKETHROUGH: 1 << 3,
    ENABLE_TASKLISTS: 1 << 4,
    /** TOML front matter. YAML front matter is blanked before a text is parsed. */
    ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS: 1 << 8,
    ENABLE_GFM: 1 << 11
};
const { ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS: TOML, ...GFM_OPTIONS } = PARSE_OPTIONS;
const GFM = Object.values(GFM_OPTIONS).reduce((all, option) => all | option);
let loaded;
/** Thrown if the parser itself fails, even though the text may be valid. The message can follow `because`. */
class ParserFailure extends Error {
    name = 'ParserFailure';
}
/** Thrown if the parser runs out of memory. V8 does not track this memory and may not free it until the thread ends. */
class ParserExhausted extends ParserFailure {
    code = _runtime_thread_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .PARSER_EXHAUSTED */ .mL;
}
/** For invalid MDX, throws an error whose message begins with the line and column. */
function parseMarkdown(text, { isMdx }) {
    return run(satteri => {
        const create = isMdx ? satteri.createMdxHastHandle : satteri.createHastHandle;
        // The CommonMark specification requires this replacement.
        const handle = create(text.replaceAll('\0', '\uFFFD'), GFM | TOML, undefined, true);
        try {
            return (0,satteri__WEBPACK_IMPORTED_MODULE_1__/* .materializeHastTree */ .E)(new satteri__WEBPACK_IMPORTED_MODULE_1__/* .HastReader */ ._(satteri.serializeHandle(handle)));
        }
        finally {
            satteri.dropHandle(handle);
        }
    });
}
/** Parses code that the Markdown parser has accepted: the code in `{…}`, an attribute, or imports and exports. */
function parseCode(source, kind) {
    const json = run(satteri => kind === 'expression' ? satteri.parseExpression(source) : satteri.parseEsm(source));
    return json === null ? undefined : JSON.parse(json);
}
function markdownToHtml(text) {
    return run(satteri => satteri.parseToHtml(text, GFM));
}
/** Calls `use` with the parser module. After an error such as a stack overflow, discards the module and its memory. */
function run(use) {
    try {
        loaded ??= load();
        return use(loaded);
    }
    catch (error) {
        if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError))
            throw error;
        loaded = undefined;
        throw failureOf(error);
    }
}
function failureOf(cause) {
    const isLength = /allocat|invalid \w+ length/i.test(cause.message);
    // A RangeError means that the process's stack overflowed; `out of bounds` means that the module's stack did.
    const isStack = !isLength && (cause instanceof RangeError || cause.message.includes('out of bounds'));
    return isStack
        ? new ParserFailure('it is nested too deeply', { cause })
        : new ParserExhausted('the parser failed, or it needs too much memory', { cause });
}
/** Loads the module without access to files, environment variables, the clock, or random numbers. */
function load() {
    const memory = new WebAssembly.Memory(_source_file_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .PARSER_MEMORY */ .wZ);
    const done = () => 0;
    const wasiImport = {
        ...{ random_get: done, environ_get: done, clock_time_get: done, sched_yield: done },
        // Discards the output that the module writes when it crashes. The error code 8 means that the file is closed.
        fd_write: () => 8,
        environ_sizes_get: (...places) => {
            for (const place of places)
                new DataView(memory.buffer).setUint32(place, 0, true);
            return 0;
        },
        proc_exit: (code) => {
            throw new WebAssembly.RuntimeError(`exit ${code}`);
        }
    };
    const context = collectableContext();
    const { napiModule } = (0,_emnapi_core__WEBPACK_IMPORTED_MODULE_4__/* .instantiateNapiModuleSync */ .Y_)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(moduleFile()), {
        context,
        asyncWorkPoolSize: 0,
        wasi: {
            wasiImport,
            initialize: (instance) => instance.exports['_initialize']?.(),
            start: done,
            getImportObject: () => ({ wasi_snapshot_preview1: wasiImport })
        },
        overwriteImports: imports => {
            const env = {
                ...{ ...imports['env'], ...imports['napi'], ...imports['emnapi'] },
                memory
            };
            const passText = textPasser(env['napi_get_value_string_utf8'], { context, memory });
            return { ...imports, env: { ...env, napi_get_value_string_utf8: passText } };
        },
        beforeInit: ({ instance }) => {
            const { exports } = instance;
            for (const name of Object.keys(exports))
                if (name.startsWith('__napi_register__'))
                    exports[name]?.();
        }
    });
    return napiModule.exports;
}
/** Replaces the function that passes texts to the module, because it converts each character in JavaScript. */
function textPasser(passSlowly, { context, memory }) {
    return (env, value, address, size, result) => {
        const text = context.handleStore.get(value)?.value;
        if (typeof text !== 'string' || result === 0 || !text.isWellFormed())
            return passSlowly(env, value, address, size, result);
        const length = Buffer.byteLength(text);
        if (address !== 0) {
            if (length >= size)
                return passSlowly(env, value, address, size, result);
            const target = Buffer.from(memory.buffer, address, length + 1);
            target.write(text);
            target[length] = 0;
        }
        new DataView(memory.buffer).setUint32(result, length, true);
        return 0;
    };
}
/** Creates a context without its `beforeExit` listener, which would keep the module in memory until process exit. */
function collectableContext() {
    const others = new Set(process.listeners('beforeExit'));
    const context = (0,_emnapi_runtime__WEBPACK_IMPORTED_MODULE_5__/* .createContext */ .q6)();
    for (const listener of process.listeners('beforeExit'))
        if (!others.has(listener))
            process.off('beforeExit', listener);
    return context;
}
function moduleFile() {
    const isBundled = !new URL(...['../sources/content/parse/satteri.js', import.meta.url]).href.endsWith('.ts');
    const file = '@bruits/satteri-wasm32-wasi/satteri_napi.wasm32-wasi.wasm';
    return new URL(isBundled ? './satteri.wasm' : import.meta.resolve(file), new URL(...['../sources/content/parse/satteri.js', import.meta.url]).href);
}


/***/ }),

/***/ 6661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KX: () => (/* binding */ MAX_JSON_DEPTH),
/* harmony export */   Tw: () => (/* binding */ MAX_SOURCE_BYTES),
/* harmony export */   gP: () => (/* binding */ MAX_FRONT_MATTER_LENGTH),
/* harmony export */   wZ: () => (/* binding */ PARSER_MEMORY)
/* harmony export */ });
/** Maximum size of a page, snippet, or `.mintignore`. Larger files are not parsed. */
const MAX_SOURCE_BYTES = 2_000_000;
/** Limits the length of front matter, because YAML parsing cannot be interrupted. */
const MAX_FRONT_MATTER_LENGTH = 100_000;
/** Maximum nesting depth of JSON, because the JSON parser is recursive. */
const MAX_JSON_DEPTH = 100;
/**
 * Memory for the Markdown parser, in pages of 64 KiB. The parser requires 985 pages to start. If a file needs more than
 * the maximum of 512 MB, parsing the file fails, but the process continues. A file of the maximum size needs 130 MB if
 * it is typical documentation, and 270 MB if it is a single table.
 */
const PARSER_MEMORY = { initial: 985, maximum: 8192, shared: true };


/***/ })

};
