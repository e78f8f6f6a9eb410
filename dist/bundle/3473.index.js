export const id = 3473;
export const ids = [3473];
export const modules = {

/***/ 33473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runChain: () => (/* binding */ runChain)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _runner_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24719);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81529);
/* harmony import */ var _actions_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54853);
/* harmony import */ var _actions_run_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60482);
/* harmony import */ var _runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3402);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17236);
/* harmony import */ var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78620);
/* harmony import */ var _local_stack_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69512);
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











const DOMAIN = 'docs.example.com';
const PROBLEMS = {
    'problems/page.html': `<!doctype html>
<html lang="en">
<title>Problems</title>
<p><a href="../missing-page.html">To no page</a> <a href="../index.html#missing-section">To no section</a></p>
<script src="https://scripts.example.net/widget.js" defer></script>
</html>
`
};
/** Delay per page, so that the demo log shows the wait for the job. */
const PAGE_DELAY_MS = 5;
/** The demo cannot add a search as finish does in a workflow, because that needs npm and network access. */
const SEARCH_NOTE = 'An export has no search. In a workflow, the action finish adds one. The demo leaves it out, because it needs npm and network access.';
/** Polling a server on this machine often costs nothing. */
const POLL_INTERVAL = '250ms';
/** How often the chain runs, and the actions in it. */
const [RUNS, STEPS] = [2, 4];
/** The inputs that are also flags of the demo. */
const FLAGS = ['from', 'layout'].map(name => ({ name }));
async function runChain(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { docs, folder } = options;
        const isOwn = options.redirects === undefined;
        const shared = { files: isOwn ? {} : PROBLEMS, searchNote: SEARCH_NOTE };
        let notShown = '';
        const stack = __addDisposableResource(env_1, await (0,_local_stack_js__WEBPACK_IMPORTED_MODULE_10__/* .startLocalStack */ ._)({
            docs,
            data: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'emulator'),
            pageDelayMs: isOwn ? 0 : PAGE_DELAY_MS,
            site: { buildId: 'first', ...shared },
            onExportEnd: ({ warnings }, file) => {
                notShown =
                    warnings.length === 0 ? '' : `${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(warnings.length, 'warning')}, listed in ${file}`;
            }
        }, { store: 0, cdn: 0, site: 0 }), true);
        const run = { ...options, stack, summaries: [] };
        const first = await round(1, run);
        if (isOwn && notShown !== '')
            console.log(`\n  The emulator cannot render everything: ${notShown}`);
        let changedPage;
        if (options.from === undefined) {
            const pages = await stack.emulator.listPages(docs);
            changedPage = pages.find(path => path !== 'index') ?? 'index';
            stack.emulator.setSite({ buildId: 'second', changedPages: [changedPage], ...shared });
        }
        const second = await round(2, run, first['manifest-path']);
        const { 'site-path': site = '', 'report-path': report = '', 'checks-path': checks = '' } = second;
        const addresses = [`https://${DOMAIN}`, stack.siteUrl];
        return { addresses, summaries: run.summaries, site, report, checks, changedPage, first, second };
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
async function round(number, options, previous = 'none') {
    const { docs, from, layout, redirects: example, folder, stack, summaries } = options;
    const { PATH, SystemRoot } = options.env;
    const { emulator, siteUrl } = stack;
    const outputs = {};
    let step = 0;
    const run = async (name, inputs, env = {}) => {
        step += 1;
        const title = `Run ${number} of ${RUNS}, step ${step} of ${STEPS}: ${name}`;
        console.log(`\n${(0,node_util__WEBPACK_IMPORTED_MODULE_2__.styleText)('bold', title)}`);
        const files = await (0,_runner_step_js__WEBPACK_IMPORTED_MODULE_3__/* .makeStepFiles */ .Ko)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'steps'), { workspace: docs });
        // The second run loads what the first one compiled.
        const compiled = { NODE_COMPILE_CACHE: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'compiled') };
        const own = { PATH, SystemRoot, GITHUB_ACTIONS: undefined, GITHUB_SERVER_URL: undefined, ...compiled };
        const view = (0,_runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .createLogView */ .ov)({ worded: text => (0,_actions_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .withFlags */ .WW)(text, FLAGS) });
        const end = await (0,_actions_run_step_js__WEBPACK_IMPORTED_MODULE_6__/* .runStep */ .e)(name, {
            inputs,
            env: { ...own, ...env },
            files,
            view,
            isQuietWhenStopped: true
        });
        summaries.push({ title, markdown: end.summary });
        const all = summaries.map(({ title, markdown }) => `# ${title}\n\n${markdown}`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'summary.md'), all.join('\n'));
        if (end.exitCode === _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .d.interrupted)
            throw new _shell_js__WEBPACK_IMPORTED_MODULE_8__/* .CommandError */ .Qd(['', '  Stopped.'], _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .d.interrupted);
        if (end.exitCode !== 0) {
            const reason = `The ${name} action failed with the error above (exit code ${end.exitCode})`;
            throw new _shell_js__WEBPACK_IMPORTED_MODULE_8__/* .CommandError */ .Qd(['', `  ${reason}, so the demo stops.`], _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_9__/* .EXIT */ .d.failed);
        }
        Object.assign(outputs, Object.fromEntries(end.outputs));
    };
    await run('export', {
        ...(from === undefined
            ? { 'base-url': emulator.url, 'api-key': emulator.key, 'poll-interval': POLL_INTERVAL }
            : { from, redirects: 'none', ...(layout !== undefined && { layout }) }),
        domain: DOMAIN,
        deliver: 'site',
        check: 'warn',
        'output-dir': (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `export-${number}`),
        'previous-manifest': previous,
        // Without this input, the action reads the redirects from the documentation, as in a workflow.
        ...(example !== undefined && { redirects: example })
    });
    const manifest = {
        'manifest-path': outputs['manifest-path'] ?? '',
        'changes-path': outputs['changes-path'] ?? ''
    };
    await run('finish', {
        'site-path': outputs['site-path'] ?? '',
        'site-url': siteUrl,
        add: 'markdown, sitemap, not-found'
    });
    console.log('  (The demo leaves out the search, which needs npm and network access.)');
    await run('publish', { 'site-path': outputs['site-path'] ?? '', ...stack.publish }, stack.env);
    await run('verify', { 'site-url': siteUrl, ...manifest, wait: '0s', fail: 'false' });
    return outputs;
}


/***/ })

};
