export const id = 2017;
export const ids = [2017];
export const modules = {

/***/ 55985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ cacheFolder)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** Where the program keeps what it shows again later: never in the folder that it was started from. */
function cacheFolder({ env }, name) {
    const own = env['XDG_CACHE_HOME'] || (process.platform === 'win32' ? env['LOCALAPPDATA'] : undefined);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), '.cache'), 'static-docs-export', name);
}


/***/ }),

/***/ 52017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: () => (/* binding */ demo)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var _cache_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55985);
/* harmony import */ var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39180);
/* harmony import */ var _runtime_text_shell_word_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37397);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17236);
/* harmony import */ var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78620);
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










const HELP = `The whole chain on this machine: emulator, export, checks, finish, publish, verify.

  demo                 the documentation of this project
  demo --docs DIR      your own documentation
  demo --from ZIP      an export that you have

  --docs DIR      folder with docs.json and .md or .mdx files, or one that contains such a folder
  --from PATH     archive or folder of a site, such as the zip of mint export
  --serve         keeps site, report, summary and findings open in the browser until Ctrl-C
  --last          with --serve: shows the last results again, without a new run
  --port N        port of the site (default: any free port)
  --output DIR    new folder for the files (default: the cache folder of the user)
  --help

In a clone: npm start -- --docs DIR`;
const OPTIONS = {
    docs: { type: 'string' },
    from: { type: 'string' },
    output: { type: 'string' },
    serve: { type: 'boolean' },
    last: { type: 'boolean' },
    port: { type: 'string' }
};
const demo = { help: HELP, run };
async function run(args, shell) {
    const flags = readFlags(args, shell);
    const port = Number(flags.port ?? 0);
    const folder = flags.output === undefined ? (0,_cache_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .cacheFolder */ .n)(shell, 'demo') : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(shell.folder, flags.output);
    const { docsFolder } = await Promise.all(/* import() */[__webpack_require__.e(8697), __webpack_require__.e(7796), __webpack_require__.e(2702)]).then(__webpack_require__.bind(__webpack_require__, 72702));
    const docs = flags.docs === undefined ? undefined : await docsFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(shell.folder, flags.docs));
    const from = flags.from === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(shell.folder, flags.from);
    if (from !== undefined && docs !== undefined)
        throw (0,_shell_js__WEBPACK_IMPORTED_MODULE_6__/* .usage */ .jl)('--from and --docs: name one of them');
    if (from !== undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(from))
        throw (0,_shell_js__WEBPACK_IMPORTED_MODULE_6__/* .usage */ .jl)(`--from: ${from} does not exist`);
    if (flags.output !== undefined && flags.last !== true && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        throw (0,_shell_js__WEBPACK_IMPORTED_MODULE_6__/* .usage */ .jl)(`--output: ${folder} exists already. Name a folder that does not, because the demo empties it.`);
    try {
        const results = flags.last === true
            ? await lastResults(folder)
            : await newResults({ docs, from }, { folder, isOwnFolder: flags.output !== undefined }, port, shell);
        if (flags.serve === true || flags.last === true)
            await serve(results, port, shell);
        return _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .d.ok;
    }
    catch (error) {
        throw (0,_shell_js__WEBPACK_IMPORTED_MODULE_6__/* .portProblem */ .BI)(error, 'Choose another with --port, or leave it out for any free one.');
    }
}
/** `isOwnFolder`: the user named it, and has to name it again to see the results in it. */
async function newResults({ docs, from }, { folder, isOwnFolder }, port, shell) {
    const own = docs === undefined ? 'documentation of this project' : `documentation in ${docs}`;
    const [what, start] = from === undefined ? [own, 'emulator, '] : [`site in ${from}`, ''];
    say(`The ${what} goes the whole way on this machine:\n${start}export, finish, publish, verify.`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(folder, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: true });
    const { runChain } = await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(8697), __webpack_require__.e(5042), __webpack_require__.e(7796), __webpack_require__.e(4626), __webpack_require__.e(3473)]).then(__webpack_require__.bind(__webpack_require__, 33473));
    const { exampleDocs } = await Promise.all(/* import() */[__webpack_require__.e(8697), __webpack_require__.e(7796), __webpack_require__.e(2702)]).then(__webpack_require__.bind(__webpack_require__, 72702));
    const example = docs === undefined ? await exampleDocs(folder) : { docs };
    const source = from === undefined ? example : { docs: example.docs, from };
    const results = await runChain({ ...source, folder, port, env: shell.env });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'results.json'), JSON.stringify(results, undefined, 2));
    await describe(results, folder, isOwnFolder, shell);
    return results;
}
async function lastResults(folder) {
    try {
        return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'results.json'), 'utf8'));
    }
    catch {
        throw (0,_shell_js__WEBPACK_IMPORTED_MODULE_6__/* .usage */ .jl)(`--last: there are no results in ${folder}. Run the demo once without it.`);
    }
}
function readFlags(args, { env }) {
    // `npm start --docs DIR`: npm takes the flag for a setting of its own.
    const taken = Object.keys(OPTIONS).filter(name => env['npm_lifecycle_event'] === 'start' && env[`npm_config_${name}`]);
    if (taken.length > 0)
        throw (0,_shell_js__WEBPACK_IMPORTED_MODULE_6__/* .usage */ .jl)(`npm did not pass ${taken.map(name => `--${name}`).join(', ')} on. Write two more dashes: npm start -- --${taken.join(' … --')} …`);
    const values = (0,_shell_js__WEBPACK_IMPORTED_MODULE_6__/* .parseFlags */ .bQ)(args, OPTIONS);
    const { port = '0' } = values;
    if (!/^\d+$/.test(port) || Number(port) > 65_535)
        throw (0,_shell_js__WEBPACK_IMPORTED_MODULE_6__/* .usage */ .jl)(`--port: ${port} is not a port`);
    return values;
}
async function serve(results, port, shell) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { filesIn, startSiteHost } = await __webpack_require__.e(/* import() */ 2360).then(__webpack_require__.bind(__webpack_require__, 52360));
        const { resultPages } = await Promise.all(/* import() */[__webpack_require__.e(612), __webpack_require__.e(9450)]).then(__webpack_require__.bind(__webpack_require__, 99450));
        const { forThisMachine } = await __webpack_require__.e(/* import() */ 8424).then(__webpack_require__.bind(__webpack_require__, 98424));
        const front = forThisMachine(resultPages(results));
        const host = __addDisposableResource(env_1, await startSiteHost(filesIn(results.site), { port, front }), true);
        const { url } = host;
        title('In the browser, until Ctrl-C');
        say(`Start     ${url}/-/\nSite      ${url}/\nReport    ${url}/-/report\nSummary   ${url}/-/summary\nFindings  ${url}/-/findings`);
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
async function describe({ first, second, changedPage, site, report, checks }, folder, isOwnFolder, { program }) {
    title('What you saw');
    say(`Export: ${await findingsIn(checks)}.
Publish: first ${count(first['uploaded'], 'file')}, and one purge of everything. Then ${changedPage === undefined ? 'the same site again' : `${changedPage} changed, and with it the build\nid in all pages`}: ${count(second['uploaded'], 'file')} uploaded, ${second['unchanged'] ?? '?'} unchanged, ${count(second['purged-paths'], 'path')} purged.
Verify: ${count(second['checked'], 'address', 'addresses')} of a local web server, ${second['verified'] === 'true' ? 'and readers get what was exported' : 'and not everything is as exported'}.`);
    title('Files');
    say(`Report     ${shownPath(report)}
Summary    ${shownPath((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'summary.md'))}
Site       ${shownPath(site)}
Findings   ${shownPath(checks)}`);
    title('What to do next');
    const again = `demo --serve --last${isOwnFolder ? ` --output ${(0,_runtime_text_shell_word_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .T)(folder)}` : ''}`;
    say(`${program} ${again}   see site, report, summary and findings in the browser
${program} demo --docs DIR       the same with your own documentation
${program} demo --from ZIP       the same with an export that you have
${program} emulator --all        the service, a store, a CDN and a web host, for commands of your own
${program} init                  the workflow for your repository`);
}
function shownPath(path) {
    const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(process.cwd(), path);
    return shown.startsWith('..') ? path : shown;
}
async function findingsIn(checksPath) {
    const { counts } = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(checksPath, 'utf8'));
    const found = Object.entries(counts).filter(([, amount]) => amount > 0);
    if (found.length === 0)
        return 'no problems';
    return `${found.map(([kind, amount]) => `${amount} ${kind}`).join(', ')}, with the pages where they are`;
}
/** `1 file`, `2 files`. */
function count(amount = '?', one = '', several = `${one}s`) {
    return `${amount} ${amount === '1' ? one : several}`;
}
function title(text) {
    console.log(`\n${(0,node_util__WEBPACK_IMPORTED_MODULE_4__.styleText)('bold', text)}`);
}
function say(text) {
    console.log((0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g$)(text).replaceAll(/^/gm, '  '));
}


/***/ }),

/***/ 37397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ quoted)
/* harmony export */ });
/** A word of a command to copy. */
function quoted(text) {
    if (/^[\w@%+=:,./-]+$/.test(text))
        return text;
    return process.platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ })

};
