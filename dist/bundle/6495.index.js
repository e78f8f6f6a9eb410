export const id = 6495;
export const ids = [6495];
export const modules = {

/***/ 52666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ runStep)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./.build/src/cli/runner/action-file.js
var action_file = __webpack_require__(97970);
// EXTERNAL MODULE: ./.build/src/cli/runner/runner-commands.js
var runner_commands = __webpack_require__(3402);
// EXTERNAL MODULE: ./.build/src/cli/runner/step.js
var runner_step = __webpack_require__(24719);
;// CONCATENATED MODULE: ./.build/src/cli/runner/waiting-line.js
const PAUSE_MS = 1000;
const FRAME_MS = 250;
/** A line that moves while nothing is printed, so that a terminal never looks as if nothing happened. */
class WaitingLine {
    #terminal;
    #timer;
    #startedAt = Date.now();
    #printedAt = Date.now();
    #isShown = false;
    constructor(terminal = process.stdout) {
        this.#terminal = terminal;
        this.#timer = terminal.isTTY === true ? setInterval(() => this.#draw(), FRAME_MS) : undefined;
    }
    print(text) {
        this.#clear();
        this.#printedAt = Date.now();
        this.#terminal.write(`${text}\n`);
    }
    #draw() {
        if (Date.now() - this.#printedAt < PAUSE_MS)
            return;
        const passed = Date.now() - this.#startedAt;
        const dots = '.'.repeat(1 + (Math.floor(passed / FRAME_MS) % 3));
        this.#terminal.write(`\r  ${Math.floor(passed / 1000)} s ${dots.padEnd(3)}`);
        this.#isShown = true;
    }
    #clear() {
        if (this.#isShown)
            this.#terminal.write(`\r${' '.repeat(20)}\r`);
        this.#isShown = false;
    }
    [Symbol.dispose]() {
        clearInterval(this.#timer);
        this.#clear();
    }
}

// EXTERNAL MODULE: ./.build/src/failures/exit-codes.js
var exit_codes = __webpack_require__(78620);
;// CONCATENATED MODULE: ./.build/src/cli/actions/run-step.js
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







/** Runs a committed action as a runner does, and shows its log. */
async function runStep(name, { inputs, args, env, files, view = (0,runner_commands/* createLogView */.ov)(), isQuietWhenStopped = false }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const path = (0,action_file/* actionFiles */.S)().get(name);
        if (path === undefined)
            throw new Error(`There is no action ${name}.`);
        const step = (0,runner_step/* startStep */.bP)((0,action_file/* readActionFile */.d)(path), { inputs, args, env, files });
        // Ctrl-C reaches the action by itself, too: it handles a repeated signal. On Windows `kill` would end it at once.
        const passOn = (signal) => void (process.platform !== 'win32' && step.kill(signal));
        const received = new Set();
        const onSignal = (signal) => {
            received.add(signal);
            passOn(signal);
        };
        process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
        const waiting = __addDisposableResource(env_1, new WaitingLine(), false);
        const logs = [step.stdout, step.stderr].map(stream => (0,external_node_readline_.createInterface)({ input: stream }));
        for (const log of logs) {
            log.on('line', line => {
                if (isQuietWhenStopped && received.size > 0)
                    return;
                const shown = view.show(line);
                if (shown !== undefined)
                    waiting.print(shown);
            });
        }
        const shown = Promise.all(logs.map(async (log) => (await (0,external_node_events_.once)(log, 'close'))));
        const end = await (0,runner_step/* endOf */.pJ)(step, files);
        await shown;
        process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
        return { ...end, exitCode: received.has('SIGINT') ? exit_codes/* EXIT */.d.interrupted : (end.exitCode ?? exit_codes/* EXIT */.d.failed) };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}


/***/ }),

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
/* harmony import */ var _actions_run_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52666);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17236);
/* harmony import */ var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78620);
/* harmony import */ var _local_stack_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94626);
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
const PROBLEMS = ['broken-link', 'broken-anchor', 'external-script'];
/** So that there is a job to wait for. */
const PAGE_DELAY_MS = 20;
async function runChain(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { docs, folder, port } = options;
        const isOwn = options.redirects === undefined;
        const problems = { problems: isOwn ? [] : PROBLEMS };
        let notShown = '';
        const stack = __addDisposableResource(env_1, await (0,_local_stack_js__WEBPACK_IMPORTED_MODULE_8__/* .startLocalStack */ ._)({
            docs,
            data: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'emulator'),
            pageDelayMs: isOwn ? 0 : PAGE_DELAY_MS,
            site: { buildId: 'first', ...problems },
            onExportEnd: ({ warnings }, file) => {
                notShown =
                    warnings.length === 0 ? '' : `${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(warnings.length, 'warning')}, listed in ${file}`;
            }
        }, { store: 0, cdn: 0, site: port }), true);
        const run = { ...options, stack, summaries: [] };
        const first = await round(1, run);
        if (isOwn && notShown !== '')
            console.log(`\n  The emulator cannot show everything: ${notShown}`);
        const changedPage = await pageToChange(await stack.emulator.listPages(docs), first['manifest-path']);
        stack.emulator.setSite({ buildId: 'second', changedPages: [changedPage], ...problems });
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
    const { docs, redirects: example, folder, stack, summaries } = options;
    const { PATH, SystemRoot } = options.env;
    const { emulator, siteUrl } = stack;
    const outputs = {};
    const run = async (name, inputs, env = {}) => {
        console.log(`\n${(0,node_util__WEBPACK_IMPORTED_MODULE_2__.styleText)('bold', `${number}. ${name.charAt(0).toUpperCase()}${name.slice(1)}`)}`);
        const files = await (0,_runner_step_js__WEBPACK_IMPORTED_MODULE_3__/* .makeStepFiles */ .Ko)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'steps'), { workspace: docs });
        const own = { PATH, SystemRoot, GITHUB_ACTIONS: undefined, GITHUB_SERVER_URL: undefined };
        const end = await (0,_actions_run_step_js__WEBPACK_IMPORTED_MODULE_5__/* .runStep */ .e)(name, { inputs, env: { ...own, ...env }, files, isQuietWhenStopped: true });
        summaries.push({ title: `${number}. ${name}`, markdown: end.summary });
        const all = summaries.map(({ title, markdown }) => `# ${title}\n\n${markdown}`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'summary.md'), all.join('\n'));
        if (end.exitCode === _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .d.interrupted)
            throw new _shell_js__WEBPACK_IMPORTED_MODULE_6__/* .CommandError */ .Qd(['', '  Stopped.'], _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .d.interrupted);
        if (end.exitCode !== 0) {
            const reason = `The ${name} action failed with the error above (exit code ${end.exitCode})`;
            throw new _shell_js__WEBPACK_IMPORTED_MODULE_6__/* .CommandError */ .Qd(['', `  ${reason}, and the demo ends here.`], _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .d.failed);
        }
        Object.assign(outputs, Object.fromEntries(end.outputs));
    };
    await run('export', {
        'base-url': emulator.url,
        'api-key': emulator.key,
        domain: DOMAIN,
        deliver: 'site',
        check: 'warn',
        'output-dir': (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `export-${number}`),
        'previous-manifest': previous,
        // Of the user: found in the documentation, as in a workflow.
        ...(example !== undefined && { redirects: example })
    });
    const manifest = {
        'manifest-path': outputs['manifest-path'] ?? '',
        'changes-path': outputs['changes-path'] ?? ''
    };
    await run('publish', { 'site-path': outputs['site-path'] ?? '', ...stack.publish }, stack.env);
    await run('verify', { 'site-url': siteUrl, ...manifest, wait: '0s' });
    return outputs;
}
/** The first page that readers find in the navigation, apart from the start page. */
async function pageToChange({ navigation }, manifestPath = '') {
    const { files } = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(manifestPath, 'utf8'));
    const paths = files.flatMap(({ path, redirect }) => (redirect === undefined ? [path] : []));
    const pages = paths
        .filter(path => /^(?!index|404|problems\/).*\.html$/.test(path))
        .map(path => path.replace(/\.html$/, ''));
    return [...navigation, 'getting-started'].find(path => pages.includes(path)) ?? pages[0] ?? 'index';
}


/***/ }),

/***/ 3402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cP: () => (/* binding */ parseFileCommands),
/* harmony export */   ov: () => (/* binding */ createLogView)
/* harmony export */ });
/* unused harmony export unescapeCommand */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39180);


/** How a runner shows the log of an action and reads its outputs. */
const STYLES = { error: 'red', warning: 'yellow', notice: 'cyan', debug: 'gray' };
/** Shows log lines as the runner does: executes commands and masks secrets. */
function createLogView({ showDebug = false, worded = text => text } = {}) {
    const secrets = new Set();
    let indent = '  ';
    /** With this command, the runner executes commands again. */
    let resumeToken;
    /** The runner masks each line of a secret, too. */
    const addMask = (secret) => {
        for (const value of [secret, ...secret.split(/\r?\n/)])
            if (value.trim() !== '')
                secrets.add(value);
    };
    const mask = (text) => 
    // Longest first: a link contains its own signature.
    [...secrets]
        .sort((a, b) => b.length - a.length)
        .reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
    const indented = (text, style) => (0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(mask(text))
        .split('\n')
        .map(line => indent + (style === undefined ? line : (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, line)))
        .join('\n');
    const show = (line) => {
        const command = /^\s*::([\w-]+)(?: [^:]*)?::(.*)$/.exec(line);
        if (command === null)
            return indented(worded(line));
        const [, name = '', data = ''] = command;
        if (resumeToken !== undefined) {
            if (name !== resumeToken)
                return indented(line);
            resumeToken = undefined;
            return undefined;
        }
        const text = unescapeCommand(data);
        switch (name) {
            case 'add-mask':
                addMask(text);
                return undefined;
            case 'stop-commands':
                resumeToken = text;
                return undefined;
            case 'group':
                indent = '    ';
                return `  ${(0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(mask(text))}`;
            case 'endgroup':
                indent = '  ';
                return undefined;
            case 'error':
            case 'warning':
            case 'notice':
                return indented(`${name}: ${worded(text)}`, STYLES[name]);
            case 'debug':
                return showDebug ? indented(`debug: ${text}`, STYLES.debug) : undefined;
            default:
                return undefined;
        }
    };
    return { show, addMask, mask };
}
function unescapeCommand(data) {
    return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
/** Parses outputs: `name=value`, or `name<<delimiter`, the lines of the value, `delimiter`. The last one counts. */
function parseFileCommands(text) {
    const found = text.matchAll(/^([\w-]+)(?:<<(.+)\r?\n([^]*?)\r?\n\2\r?|=(.*))$/gm);
    return new Map([...found].map(([, name = '', , lines, value = '']) => [name, lines ?? value]));
}


/***/ }),

/***/ 24719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   Ko: () => (/* binding */ makeStepFiles),
/* harmony export */   bP: () => (/* binding */ startStep),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _runner_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3402);





/** Makes the folders of a step, and its files, which are empty. Without a workspace, it is made there, too. */
async function makeStepFiles(folder, given = {}) {
    const { workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'workspace'), temp = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'temp') } = given;
    const [outputFile, summaryFile] = [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'output'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'summary.md')];
    for (const each of [folder, workspace, temp])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(each, { recursive: true });
    // Outputs can contain a presigned link.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(outputFile, '', { mode: 0o600 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(summaryFile, '');
    return { workspace, temp, outputFile, summaryFile };
}
/** What a step left when it ended. Its exit code is null after a signal. */
async function endOf(step, files) {
    const [exitCode] = (await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(step, 'close'));
    return {
        exitCode,
        outputs: (0,_runner_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .parseFileCommands */ .cP)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(files.outputFile, 'utf8')),
        summary: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(files.summaryFile, 'utf8')
    };
}
/** Starts the committed bundle of an action, the way a runner does. */
function startStep({ inputGroups, main }, step) {
    const { args = [], env, files } = step;
    const fields = inputGroups.flatMap(group => group.fields);
    // Every declared input is there, the missing ones empty. Expressions are evaluated by GitHub.
    const defaults = fields.map(({ name, default: value = '' }) => [name, isExpression(value) ? '' : value]);
    const inputs = { ...Object.fromEntries(defaults), ...step.inputs };
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, [main, ...args], {
        cwd: files.workspace,
        env: {
            GITHUB_ACTIONS: 'true',
            GITHUB_SERVER_URL: 'https://github.com',
            GITHUB_WORKSPACE: files.workspace,
            GITHUB_OUTPUT: files.outputFile,
            GITHUB_STEP_SUMMARY: files.summaryFile,
            RUNNER_TEMP: files.temp,
            ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [inputVariable(name), value])),
            ...env
        },
        stdio: ['ignore', 'pipe', 'pipe']
    });
}
/** Hyphens are kept, letters become capitals. */
function inputVariable(name) {
    return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
function isExpression(value) {
    return value.includes('${{');
}


/***/ }),

/***/ 92790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readBelow),
/* harmony export */   q: () => (/* binding */ readIfThere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


// Does not wait for a writer of a pipe. Windows has neither flag.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const READ = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;
/**
 * Reads a regular file below a folder, through no link: no part of `path`, which has `/` on every platform, may have
 * become one since the folder was listed. What was opened is compared with what has the name.
 */
function readBelow(folder, path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), READ);
    try {
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file, { bigint: true });
        let at = folder;
        let named = opened;
        for (const part of path.split('/')) {
            at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, part);
            named = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { bigint: true });
            if (named.isSymbolicLink())
                throw new Error('a part of its path is a symbolic link');
        }
        if (!opened.isFile() || named.ino !== opened.ino || named.dev !== opened.dev)
            throw new Error('it is not the regular file that it was');
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** Undefined for what is no such file, or cannot be read. */
function readIfThere(folder, path) {
    try {
        return readBelow(folder, path);
    }
    catch {
        return undefined;
    }
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


// Rules for IPv4 also match IPv4-mapped IPv6 addresses. 64:ff9b:: is the NAT64 form of an IPv4 address.
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
/** https, or plain http to this machine. */
function isSafeAddress({ protocol, hostname }) {
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
function isInList(list, address) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
/** Networks that only this machine or its company can reach. */
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
    // The NAT64 form of all IPv4 addresses.
    ['64:ff9b::', 96]
])
    PRIVATE.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');
/** Whether a host name or address is that of this machine or of a private network. */
function isPrivate(host) {
    return isLoopback(host) || isInList(PRIVATE, host.replace(/^\[|\]$/g, ''));
}
/** Resolves a name, unless there is a problem with its addresses. */
function checkedLookup(problemOf) {
    return (hostname, options, callback) => {
        node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup(hostname, options, (error, address, family) => {
            const textOf = (one) => (typeof one === 'string' ? one : one.address);
            const problem = error ?? problemOf([address].flat().map(textOf), hostname);
            callback(problem ?? null, address, family);
        });
    };
}


/***/ }),

/***/ 37630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseUrl)
/* harmony export */ });
/** The address, or null for text that is none: `URL.parse`, which Node 20 does not have. */
function parseUrl(text, base) {
    try {
        return new URL(text, base);
    }
    catch {
        return null;
    }
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
const UNITS = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
/** `90s`, `45m`, `1h30m`, `500ms`, or a bare number of minutes; undefined for anything else. */
function parseDuration(text) {
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * UNITS.m;
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?$/i.exec(text);
    if (match === null || text === '')
        return undefined;
    const [, h = 0, m = 0, s = 0, ms = 0] = match;
    return Number(h) * UNITS.h + Number(m) * UNITS.m + Number(s) * UNITS.s + Number(ms);
}
/** `20%`, or `20`, as a number from 0 to 1; undefined for anything else. */
function parseShare(text) {
    const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
    return percent === undefined || Number(percent) > 100 ? undefined : Number(percent) / 100;
}
const MAX_DAYS = 36_500;
/** `0.4 s`, `12 s`, `3 min 20 s`, `1 h 30 min`, `3 d 4 h`: at most two units. A server can name any number. */
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
/** Decimal units, as object stores and browsers show them. */
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
/** `1,234`, or `1,234 pages` with a noun. */
function formatCount(amount, noun) {
    // Not toLocaleString: loading the tables of all languages for one comma costs 20 ms.
    const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
    if (noun === undefined)
        return digits;
    return `${digits} ${noun}${amount === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`;
}


/***/ }),

/***/ 72913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ deferred)
/* harmony export */ });
/** A promise and the functions that settle it: `Promise.withResolvers`, which Node 20 does not have. */
function deferred() {
    let resolve;
    let reject;
    const promise = new Promise((onResolve, onReject) => {
        resolve = onResolve;
        reject = onReject;
    });
    return { promise, resolve, reject };
}


/***/ }),

/***/ 89181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ IGNORE_FILE),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   rt: () => (/* binding */ filesOfFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92790);





/** The only hidden file that counts: it names files that are not published. */
const IGNORE_FILE = '.mintignore';
async function filesOfFolder(folder) {
    return filesIn(folder, (await listFiles(folder, '')).sort());
}
/** `paths`: of the files in the folder that count. */
function filesIn(folder, paths) {
    return {
        folder,
        paths,
        // The end of the run is noticed between two files.
        size: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).size;
        },
        read: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__/* .readBelow */ .G)(folder, path).toString();
        }
    };
}
async function listFiles(folder, below) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true });
    const nested = entries.map(async (entry) => {
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (isHidden(entry.name))
            return [];
        if (entry.isDirectory())
            return await listFiles(folder, path);
        // A symbolic link is neither a file nor a folder here.
        return entry.isFile() ? [path] : [];
    });
    return (await Promise.all(nested)).flat();
}
/** Whether a documentation folder is read without this file or folder. */
function isHidden(name) {
    return (name.startsWith('.') && name !== IGNORE_FILE) || name === 'node_modules';
}


/***/ }),

/***/ 90098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ withoutPageEnding),
/* harmony export */   MV: () => (/* binding */ isPageFile),
/* harmony export */   O1: () => (/* binding */ isMdxFile),
/* harmony export */   ie: () => (/* binding */ PAGE_ENDING)
/* harmony export */ });
/** How the files of pages and of the snippets that they import end, as a part of a regular expression. */
const PAGE_ENDING = String.raw `\.[mM][dD][xX]?`;
const PAGE_FILE = new RegExp(`${PAGE_ENDING}$`);
/** Whether a file is a page, or a snippet that pages import: Markdown or MDX. */
function isPageFile(path) {
    return PAGE_FILE.test(path);
}
/** The other page files are Markdown with HTML. */
function isMdxFile(path) {
    return isPageFile(path) && /x$/i.test(path);
}
/** `guides/start.mdx` → `guides/start`. */
function withoutPageEnding(path) {
    return path.replace(PAGE_FILE, '');
}


/***/ }),

/***/ 6661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KX: () => (/* binding */ MAX_JSON_DEPTH),
/* harmony export */   Tw: () => (/* binding */ MAX_SOURCE_BYTES),
/* harmony export */   dI: () => (/* binding */ MAX_FILE_MS),
/* harmony export */   gP: () => (/* binding */ MAX_FRONT_MATTER_LENGTH),
/* harmony export */   wZ: () => (/* binding */ PARSER_MEMORY)
/* harmony export */ });
/** A larger page, snippet or `.mintignore` is not parsed. */
const MAX_SOURCE_BYTES = 2_000_000;
/** The time that one file may take. On a busy machine it gets this time again, a few times. */
const MAX_FILE_MS = 10_000;
/** YAML is parsed before anything can end it. */
const MAX_FRONT_MATTER_LENGTH = 100_000;
/** The parser of JSON calls itself for every level. */
const MAX_JSON_DEPTH = 100;
/**
 * Pages of 64 KiB that the Markdown parser has. It wants 985 to start with; more than the maximum, 512 MB, ends a file
 * that needs it, not the process. The largest file that is read needs 130 MB as documentation is written, and 270 MB as
 * one table.
 */
const PARSER_MEMORY = { initial: 985, maximum: 8192, shared: true };


/***/ }),

/***/ 74079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ newProgress),
/* harmony export */   t: () => (/* binding */ NO_FILE)
/* harmony export */ });
/** In the place of a file, while none is being parsed. */
const NO_FILE = -1;
function newProgress() {
    const progress = new Int32Array(new SharedArrayBuffer(16));
    progress[0] = NO_FILE;
    return progress;
}


/***/ })

};
