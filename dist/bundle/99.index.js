export const id = 99;
export const ids = [99];
export const modules = {

/***/ 60482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ runStep)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80481);
/* harmony import */ var _stand_ins_runner_action_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76772);
/* harmony import */ var _stand_ins_runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32820);
/* harmony import */ var _stand_ins_runner_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79617);





/** Runs a committed action as a runner does, and shows its log. */
async function runStep(name, { inputs, env, files, view = (0,_stand_ins_runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .createLogView */ .ov)() }) {
    const path = (0,_stand_ins_runner_action_file_js__WEBPACK_IMPORTED_MODULE_2__/* .actionFiles */ .S)().get(name);
    if (path === undefined)
        throw new Error(`There is no action ${name}.`);
    const step = (0,_stand_ins_runner_step_js__WEBPACK_IMPORTED_MODULE_4__/* .startStep */ .bP)((0,_stand_ins_runner_action_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readActionFile */ .d)(path), { inputs, env, files });
    // Ctrl-C reaches the action by itself, too: it handles a repeated signal. On Windows `kill` would end it at once.
    const passOn = (signal) => void (process.platform !== 'win32' && step.kill(signal));
    const signals = ['SIGINT', 'SIGTERM'];
    for (const signal of signals)
        process.on(signal, passOn);
    const logs = [step.stdout, step.stderr].map(stream => (0,node_readline__WEBPACK_IMPORTED_MODULE_1__.createInterface)({ input: stream }));
    for (const log of logs) {
        log.on('line', line => {
            const shown = view.show(line);
            if (shown !== undefined)
                console.log(shown);
        });
    }
    const shown = Promise.all(logs.map(async (log) => (await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(log, 'close'))));
    const end = await (0,_stand_ins_runner_step_js__WEBPACK_IMPORTED_MODULE_4__/* .endOf */ .pJ)(step, files);
    await shown;
    return { ...end, exitCode: end.exitCode ?? 1 };
}


/***/ }),

/***/ 33473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runChain: () => (/* binding */ runChain)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _stand_ins_runner_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79617);
/* harmony import */ var _actions_run_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60482);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17236);
/* harmony import */ var _local_stack_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84874);
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
        const stack = __addDisposableResource(env_1, await (0,_local_stack_js__WEBPACK_IMPORTED_MODULE_7__/* .startLocalStack */ ._)({
            docs,
            data: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'emulator'),
            pageDelayMs: isOwn ? 0 : PAGE_DELAY_MS,
            site: { buildId: 'first', ...problems }
        }, { store: 0, cdn: 0, site: port }), true);
        const run = { ...options, stack, summaries: [] };
        const first = await round(1, run);
        const changedPage = await pageToChange(first['manifest-path']);
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
        console.log(`\n${(0,node_util__WEBPACK_IMPORTED_MODULE_3__.styleText)('bold', `${number}. ${name.charAt(0).toUpperCase()}${name.slice(1)}`)}`);
        const files = await (0,_stand_ins_runner_step_js__WEBPACK_IMPORTED_MODULE_4__/* .makeStepFiles */ .Ko)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'steps'), { workspace: docs });
        const own = { PATH, SystemRoot, GITHUB_ACTIONS: undefined, GITHUB_SERVER_URL: undefined };
        const end = await (0,_actions_run_step_js__WEBPACK_IMPORTED_MODULE_5__/* .runStep */ .e)(name, { inputs, env: { ...own, ...env }, files });
        summaries.push({ title: `${number}. ${name}`, markdown: end.summary });
        const all = summaries.map(({ title, markdown }) => `# ${title}\n\n${markdown}`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'summary.md'), all.join('\n'));
        if (end.exitCode !== 0) {
            const reason = `The ${name} action failed with the error above (exit code ${end.exitCode})`;
            throw new _shell_js__WEBPACK_IMPORTED_MODULE_6__/* .CommandError */ .Qd(['', `  ${reason}, and the demo ends here.`], _shell_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.failed);
        }
        Object.assign(outputs, Object.fromEntries(end.outputs));
    };
    const redirects = example ?? ['docs.json', 'mint.json'].map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(docs, name)).find(path => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
    await run('export', {
        'base-url': emulator.url,
        'api-key': emulator.key,
        domain: DOMAIN,
        deliver: 'site',
        check: 'warn',
        'output-dir': (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `export-${number}`),
        'previous-manifest': previous,
        redirects: redirects ?? 'none'
    });
    const manifest = {
        'manifest-path': outputs['manifest-path'] ?? '',
        'changes-path': outputs['changes-path'] ?? ''
    };
    await run('publish', { 'site-path': outputs['site-path'] ?? '', ...stack.publish }, stack.env);
    await run('verify', { 'site-url': siteUrl, ...manifest, wait: '0s' });
    return outputs;
}
/** The first page apart from the start page. */
async function pageToChange(manifestPath = '') {
    const { files } = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(manifestPath, 'utf8'));
    const paths = files.flatMap(({ path, redirect }) => (redirect === undefined ? [path] : []));
    const pages = paths.filter(path => /^(?!index|404|problems\/).*\.html$/.test(path));
    const page = pages.find(path => path === 'getting-started.html') ?? pages[0] ?? 'index';
    return page.replace(/\.html$/, '');
}


/***/ }),

/***/ 52727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ MAX_LEVELS),
/* harmony export */   IC: () => (/* binding */ MAX_ASSET_BYTES),
/* harmony export */   PR: () => (/* binding */ MAX_PATH_BYTES),
/* harmony export */   Sd: () => (/* binding */ MAX_ENTRIES),
/* harmony export */   Sf: () => (/* binding */ MAX_EXTRACTED_BYTES),
/* harmony export */   fQ: () => (/* binding */ MAX_EXPANSION),
/* harmony export */   lN: () => (/* binding */ MAX_SEGMENT_BYTES),
/* harmony export */   r6: () => (/* binding */ FREE_BYTES)
/* harmony export */ });
/** Limits that the texts of failures name. They are here because the catalog cannot import from later steps. */
/** For an archive. */
const MAX_ENTRIES = 1_000_000;
const MAX_EXTRACTED_BYTES = 20e9;
const MAX_EXPANSION = 200;
/** Up to this size, an archive may expand by any factor. */
const FREE_BYTES = 64 * 1024 ** 2;
/** For the path of an entry. */
const MAX_PATH_BYTES = 4096;
const MAX_SEGMENT_BYTES = 255;
const MAX_LEVELS = 128;
/** GitHub accepts release assets below this size. */
const MAX_ASSET_BYTES = 2 * 1024 ** 3;


/***/ }),

/***/ 17449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ isPrivate),
/* harmony export */   K3: () => (/* binding */ isInList),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   YZ: () => (/* binding */ percentDecode),
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
function checkedLookup(problemOf, lookup) {
    return (hostname, options, callback) => {
        const resolve = lookup ?? node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup;
        resolve(hostname, options, (error, address, family) => {
            const textOf = (one) => (typeof one === 'string' ? one : one.address);
            const problem = error ?? problemOf([address].flat().map(textOf), hostname);
            callback(problem ?? null, address, family);
        });
    };
}
/** Undefined when the text is not percent-encoded UTF-8, for example because of a single percent sign. */
function percentDecode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 18667:
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

/***/ 24707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
/* harmony export */   Fo: () => (/* binding */ collect),
/* harmony export */   ww: () => (/* binding */ messagesIn)
/* harmony export */ });
/**
 * What a parser returns in place of a value: texts for people. `undefined` or `null` say no more than "is not one". A
 * list of problems beside a value is for callers that use what could be read.
 */
class Problem {
    messages;
    constructor(...messages) {
        this.messages = messages;
    }
    get message() {
        return this.messages.join('. ');
    }
}
/** All values, or the problems of those that are none. */
function collect(values) {
    const messages = messagesIn(Object.values(values));
    return messages.length === 0 ? values : new Problem(...messages);
}
/** Each one once: a problem of one value may be the problem of another as well. */
function messagesIn(values) {
    return [...new Set(values.flatMap(value => (value instanceof Problem ? value.messages : [])))];
}


/***/ }),

/***/ 32820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cP: () => (/* binding */ parseFileCommands),
/* harmony export */   ov: () => (/* binding */ createLogView)
/* harmony export */ });
/* unused harmony export unescapeCommand */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** How a runner shows the log of an action and reads its outputs. */
const STYLES = { error: 'red', warning: 'yellow', notice: 'cyan', debug: 'gray' };
/** Shows log lines as the runner does: executes commands and masks secrets. */
function createLogView({ showDebug = false } = {}) {
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
    const indented = (text, style) => mask(text)
        .split('\n')
        .map(line => indent + (style === undefined ? line : (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, line)))
        .join('\n');
    const show = (line) => {
        const command = /^\s*::([\w-]+)(?: [^:]*)?::(.*)$/.exec(line);
        if (command === null)
            return indented(line);
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
                return `  ${mask(text)}`;
            case 'endgroup':
                indent = '  ';
                return undefined;
            case 'error':
            case 'warning':
            case 'notice':
                return indented(`${name}: ${text}`, STYLES[name]);
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

/***/ 79617:
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
/* harmony import */ var _runner_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32820);





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
    const { env, files } = step;
    const fields = inputGroups.flatMap(group => group.fields);
    // Every declared input is there, the missing ones empty. Expressions are evaluated by GitHub.
    const defaults = fields.map(({ name, default: value = '' }) => [name, isExpression(value) ? '' : value]);
    const inputs = { ...Object.fromEntries(defaults), ...step.inputs };
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, [main], {
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


/***/ })

};
