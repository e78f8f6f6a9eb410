export const id = 2017;
export const ids = [2017];
export const modules = {

/***/ 52017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: () => (/* binding */ demo)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57975);
/* harmony import */ var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39180);
/* harmony import */ var _runtime_text_shell_word_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37397);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81529);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26831);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17236);
/* harmony import */ var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78620);
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












const HELP = `Runs the whole chain on this machine: emulator, export, checks, finish, publish, verify.

  demo                 uses the sample site: the documentation of the actions, with problems added
  demo --docs DIR      uses your own documentation
  demo --from PATH     uses an existing export

  --docs DIR      folder with docs.json and .md or .mdx files, or a folder that contains such a folder
  --from PATH     site archive or folder, such as the zip file that mint export writes
  --layout NAME   with --from: service or as-is, as for the export (default: service)
  --serve         keeps the site, the report and the summary open in the browser until Ctrl-C
  --help

In a clone: npm start -- --docs DIR`;
const OPTIONS = {
    docs: { type: 'string' },
    from: { type: 'string' },
    layout: { type: 'string' },
    serve: { type: 'boolean' }
};
const demo = { help: HELP, run };
async function run(args, shell) {
    checkNpmFlags(args, shell);
    const flags = (0,_shell_js__WEBPACK_IMPORTED_MODULE_8__/* .parseFlags */ .bQ)(args, OPTIONS);
    const { docsFolder } = await Promise.all(/* import() */[__webpack_require__.e(8697), __webpack_require__.e(1608), __webpack_require__.e(2702)]).then(__webpack_require__.bind(__webpack_require__, 72702));
    const docs = flags.docs === undefined ? undefined : await docsFolder((0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(shell.folder, flags.docs));
    const from = flags.from === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(shell.folder, flags.from);
    if (from !== undefined && docs !== undefined)
        throw (0,_shell_js__WEBPACK_IMPORTED_MODULE_8__/* .usage */ .jl)('--from and --docs: set only one of them');
    if (from !== undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(from))
        throw (0,_shell_js__WEBPACK_IMPORTED_MODULE_8__/* .usage */ .jl)(`--from: ${from} does not exist`);
    const { layout } = flags;
    if (layout !== undefined && from === undefined)
        throw (0,_shell_js__WEBPACK_IMPORTED_MODULE_8__/* .usage */ .jl)('--layout requires --from');
    const results = await newResults({ docs, from, layout }, shell);
    if (flags.serve === true)
        await serve(results, shell);
    return _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .d.ok;
}
/**
 * With `npm start --docs DIR`, npm takes the flag as its own setting and passes only DIR, so the demo would use its sample
 * site. The error has the complete command.
 */
function checkNpmFlags(args, { env }) {
    if (env['npm_lifecycle_event'] !== 'start')
        return;
    const values = args.filter(each => !each.startsWith('-'));
    const taken = Object.entries(OPTIONS).flatMap(([name, { type }]) => {
        const value = env[`npm_config_${name}`];
        if (!value || value === 'false')
            return [];
        if (type === 'boolean')
            return [`--${name}`];
        // Without "=", npm reads the flag as a switch, and its value as an argument.
        return [`--${name}`, (0,_runtime_text_shell_word_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .T)(value === 'true' ? (values.shift() ?? PLACEHOLDERS[name] ?? '') : value)];
    });
    if (taken.length === 0)
        return;
    const flags = taken.filter(each => each.startsWith('--')).join(', ');
    throw (0,_shell_js__WEBPACK_IMPORTED_MODULE_8__/* .usage */ .jl)(`npm did not pass ${flags} to the demo. Write: npm start -- ${taken.join(' ')}`);
}
const PLACEHOLDERS = { docs: 'DIR', from: 'PATH', layout: 'NAME' };
async function newResults({ docs, from, layout }, shell) {
    const own = docs === undefined ? 'sample site, which has problems on purpose,' : `documentation in ${docs}`;
    const [what, start] = from === undefined ? [own, 'emulator, '] : [`site in ${from}`, ''];
    say(`The ${what} goes through the whole chain on this machine:\n${start}export, finish, publish, verify.`);
    // Each run has its own folder, so that several demos can run and be served at the same time.
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), 'static-docs-demo-'));
    const { runChain } = await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(4343), __webpack_require__.e(8697), __webpack_require__.e(5042), __webpack_require__.e(1608), __webpack_require__.e(9982), __webpack_require__.e(9512), __webpack_require__.e(3473)]).then(__webpack_require__.bind(__webpack_require__, 33473));
    const { exampleDocs } = await Promise.all(/* import() */[__webpack_require__.e(8697), __webpack_require__.e(1608), __webpack_require__.e(2702)]).then(__webpack_require__.bind(__webpack_require__, 72702));
    const example = docs === undefined ? await exampleDocs(folder) : { docs };
    const source = from === undefined ? example : { docs: example.docs, from, ...(layout !== undefined && { layout }) };
    const results = await runChain({ ...source, folder, env: shell.env });
    await describe(results, folder, shell);
    return results;
}
async function serve(results, shell) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { filesIn, startSiteHost } = await __webpack_require__.e(/* import() */ 2360).then(__webpack_require__.bind(__webpack_require__, 52360));
        const { resultPages } = await Promise.all(/* import() */[__webpack_require__.e(612), __webpack_require__.e(9450)]).then(__webpack_require__.bind(__webpack_require__, 99450));
        const { forThisMachine } = await __webpack_require__.e(/* import() */ 8424).then(__webpack_require__.bind(__webpack_require__, 98424));
        const front = forThisMachine(resultPages(results));
        const host = __addDisposableResource(env_1, await startSiteHost(filesIn(results.site), { front }), true);
        const { url } = host;
        title('In the browser, until Ctrl-C');
        say(`Start    ${url}/-/\nSite     ${url}/\nReport   ${url}/-/report\nSummary  ${url}/-/summary`);
        const { openBrowser } = await __webpack_require__.e(/* import() */ 5468).then(__webpack_require__.bind(__webpack_require__, 65468));
        if (shell.isTerminal)
            openBrowser(`${url}/-/`, shell.env);
        await Promise.race(['SIGINT', 'SIGTERM'].map(async (signal) => (await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(process, signal))));
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
async function describe({ first, second, changedPage, site, report, checks }, folder, { program }) {
    title('What you saw');
    say(`Export: ${await findingsIn(checks)}.
Publish: the first run uploaded ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(Number(first['uploaded']), 'file')} and purged the whole site. For the second run,\n${changedPage === undefined ? 'nothing was changed' : `${changedPage} was changed, and with it the build id in all pages`}: ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(Number(second['uploaded']), 'file')} uploaded, ${second['unchanged'] ?? '?'} unchanged, ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(Number(second['purged-paths']), 'path')} purged.
Verify: ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(Number(second['checked']), 'address')} on a local web server, ${second['verified'] === 'true' ? 'which serves what was exported' : 'which does not serve everything as exported'}.`);
    title('Files');
    say(`Report     ${shownPath(report)}
Summary    ${shownPath((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, 'summary.md'))}
Site       ${shownPath(site)}
Findings   ${shownPath(checks)}`);
    // Another repository has another current folder.
    const elsewhere = program
        .replace(/^npm run/, `npm --prefix ${(0,_runtime_text_shell_word_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .T)(process.cwd())} run`)
        .replace(/^node .*/, () => `node ${(0,_runtime_text_shell_word_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .T)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(_project_js__WEBPACK_IMPORTED_MODULE_7__/* .root */ .zr, 'dist/cli/index.js'))}`);
    say(`\n${program} demo --help explains --serve, --docs and --from. To write the workflow for your repository, run this
command in the repository: ${elsewhere} init`);
}
function shownPath(path) {
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.relative)(process.cwd(), path);
    return shown.startsWith('..') ? path : shown;
}
async function findingsIn(checksPath) {
    const { counts } = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(checksPath, 'utf8'));
    // The report says in a line of its own what finish would create.
    const found = Object.entries(counts).filter(([kind, amount]) => amount > 0 && kind !== 'unfinished');
    if (found.length === 0)
        return 'no problems';
    return `${found.map(([kind, amount]) => `${amount} ${kind}`).join(', ')}. The report lists the pages of each`;
}
function title(text) {
    console.log(`\n${(0,node_util__WEBPACK_IMPORTED_MODULE_5__.styleText)('bold', text)}`);
}
function say(text) {
    console.log((0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_11__/* .printable */ .g$)(text).replaceAll(/^/gm, '  '));
}


/***/ }),

/***/ 37397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ quoted)
/* harmony export */ });
/** Quotes a word of a command that users can copy. */
function quoted(text) {
    if (/^[\w@%+=:,./-]+$/.test(text))
        return text;
    return process.platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ }),

/***/ 81529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   n8: () => (/* binding */ parseShare),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
/** Parses `90s`, `45m`, `1h30m`, `7d`, `500ms`, or a number of minutes. Returns undefined for other text. */
function parseDuration(text) {
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * UNITS.m;
    const match = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?$/i.exec(text);
    if (match === null || text === '')
        return undefined;
    const [, d = 0, h = 0, m = 0, s = 0, ms = 0] = match;
    return Number(d) * UNITS.d + Number(h) * UNITS.h + Number(m) * UNITS.m + Number(s) * UNITS.s + Number(ms);
}
/** Parses `20%` or `20` to a number from 0 to 1. Returns undefined for other text. */
function parseShare(text) {
    const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
    return percent === undefined || Number(percent) > 100 ? undefined : Number(percent) / 100;
}
const MAX_DAYS = 36_500;
/** Formats at most two units, such as `0.4 s` or `1 h 30 min`. Limits the days, because servers can send any number. */
function formatDuration(ms) {
    if (ms < 9950)
        return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds > MAX_DAYS * 86_400)
        return `more than ${MAX_DAYS} d`;
    const parts = [
        [Math.floor(seconds / 86_400), 'd'],
        [Math.floor(seconds / 3600) % 24, 'h'],
        [Math.floor(seconds / 60) % 60, 'min'],
        [seconds % 60, 's']
    ];
    const first = parts.findIndex(([count]) => count > 0);
    return parts
        .slice(first, first + 2)
        .filter(([count]) => count > 0)
        .map(([count, unit]) => `${count} ${unit}`)
        .join(' ');
}
/** `2026-11-15 09:30 UTC` */
function formatTime(date) {
    return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** Uses decimal units, as object stores and browsers do. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    let unit = 0;
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value < 9.95 ? value.toFixed(1) : value.toFixed(0)} ${units[unit] ?? ''}`;
}
/** Returns `1,234`, or `1,234 pages` if there is a noun. */
function formatCount(amount, noun) {
    // toLocaleString loads the tables of all languages for one comma, which costs 20 ms.
    const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
    if (noun === undefined)
        return digits;
    return `${digits} ${noun}${amount === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`;
}


/***/ })

};
