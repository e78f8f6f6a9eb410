export const id = 3473;
export const ids = [3473];
export const modules = {

/***/ 54853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kr: () => (/* binding */ COMMAND_FLAGS),
/* harmony export */   Qn: () => (/* binding */ variableOf),
/* harmony export */   WW: () => (/* binding */ withFlags),
/* harmony export */   Xj: () => (/* binding */ SWITCHES),
/* harmony export */   pH: () => (/* binding */ SECRET_INPUTS),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* unused harmony export LIST_INPUTS */
/* harmony import */ var _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41397);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17236);


/** Environment variable of each secret input. A flag would expose the value in shell history and process lists. */
const SECRET_INPUTS = {
    'api-key': 'DOCS_API_KEY',
    'cloudflare-token': 'CLOUDFLARE_API_TOKEN',
    'github-token': 'GITHUB_TOKEN',
    headers: 'SITE_HEADERS'
};
/** Conditions under which an action does not use a secret input. */
const IS_UNUSED = {
    'export api-key': inputs => (inputs['from'] ?? '') !== '',
    'verify github-token': inputs => (inputs['docs-path'] ?? '') === '',
    'publish cloudflare-token': inputs => !(inputs['purge'] ?? '').includes('cloudflare:')
};
/**
 * Returns the variable that a secret input is read from; undefined if the action does not use the input. Without this
 * check, a variable that is set for another program could cause an error about the input.
 */
function variableOf(action, input, inputs) {
    return IS_UNUSED[`${action} ${input}`]?.(inputs) === true ? undefined : SECRET_INPUTS[input];
}
/**
 * Replaces input names in action messages with flags, or with variables for secrets. Does not replace `concurrency`
 * before "group", because it is a workflow setting there.
 */
function withFlags(text, fields) {
    return text.replaceAll(/(?<!output )(`|<code>)([a-z][a-z-]*)(?:: ([^`<]+))?(?:`|<\/code>)(?! group)/g, (all, _mark, name, value) => {
        if (!fields.some(field => field.name === name))
            return all;
        return SECRET_INPUTS[name] ?? `--${name}${value === undefined ? '' : ` ${value}`}`;
    });
}
const COMMAND_FLAGS = {
    summary: 'File that receives the job summary as Markdown.',
    outputs: 'JSON file that receives the outputs. The file can contain a link that gives access to the site.',
    workspace: 'Repository folder. Relative paths in inputs are resolved against it. By default, an export reads the redirects from the docs.json in this folder. Default: the current folder.',
    temp: 'Folder for the files that a run writes and keeps. Default: a new folder in the system temporary folder.'
};
/** Action switches that are available only on the command line. A switch takes no value. */
const SWITCHES = {
    verify: {
        watch: 'With --docs-path, asks again until everything is live, or until --timeout.'
    },
    'pull-request': {
        fix: 'Edits files in the working tree to fix new findings. Skips files with uncommitted changes. Prints the command that undoes the edits.',
        all: 'With --fix, also fixes findings that are not new. Also uses the renames in the git history to find new link targets. Changes the default of --base to none.'
    }
};
/** Inputs with several entries, one per line. Their flags can be repeated. */
const LIST_INPUTS = new Set([
    ...['add', 'cache-control', 'check-fail-on', 'check-ignore', 'content-types'],
    ...['deliver', 'format', 'headers', 'paths', 'purge']
]);
/** Parses `--name value` and `--name=value`. For a switch or a Boolean input, `--name` alone means `true`. */
function readFlags(args, fields, { hint, switches = [] }) {
    const flags = { isHelp: false, inputs: {}, command: {}, switches: [] };
    const problems = [];
    const names = ['help', ...Object.keys(COMMAND_FLAGS), ...fields.map(({ name }) => name), ...switches];
    const rest = [...args];
    for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
        if (arg === '--help' || arg === '-h') {
            flags.isHelp = true;
            continue;
        }
        const [, name, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(arg) ?? [];
        if (name === undefined) {
            problems.push(`"${arg}" is not a flag: write --name value, and quote a value that contains spaces`);
            continue;
        }
        const field = fields.find(each => each.name === name);
        if (switches.includes(name)) {
            if (inline === undefined)
                flags.switches.push(name);
            else
                problems.push(`--${name} takes no value`);
            continue;
        }
        const isSwitch = field !== undefined && /^(true|false)$/.test(field.default ?? '');
        const takesNext = inline === undefined && rest[0] !== undefined && !rest[0].startsWith('--');
        const next = takesNext ? rest.shift() : undefined;
        const value = inline ?? next ?? (isSwitch ? 'true' : undefined);
        const problem = store(flags, [name, value], field, names);
        if (problem !== undefined)
            problems.push(problem);
    }
    if (problems.length > 0)
        throw new _shell_js__WEBPACK_IMPORTED_MODULE_0__/* .CommandError */ .Qd([...problems, hint]);
    return flags;
}
function store(flags, [name, value], field, names) {
    const variable = SECRET_INPUTS[name];
    if (field !== undefined && variable !== undefined)
        return `--${name} would leave the secret in your shell history: set ${variable} instead`;
    if (!names.includes(name)) {
        const closest = new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .ClosestName */ .h(names).find(name);
        return `--${name} does not exist${closest === undefined ? '' : `: did you mean --${closest}?`}`;
    }
    if (value === undefined)
        return `--${name} has no value`;
    const values = field === undefined ? flags.command : flags.inputs;
    const earlier = values[name];
    if (earlier !== undefined && !LIST_INPUTS.has(name))
        return `--${name} is given more than once, but takes one value`;
    values[name] = earlier === undefined ? value : `${earlier}\n${value}`;
    return undefined;
}


/***/ }),

/***/ 60482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ runStep)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80481);
/* harmony import */ var _runner_action_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97970);
/* harmony import */ var _runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3402);
/* harmony import */ var _runner_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24719);
/* harmony import */ var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78620);






/** Runs the committed bundle of an action as a runner does, and shows the log. */
async function runStep(name, { inputs, args, env, files, view = (0,_runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .createLogView */ .ov)(), isQuietWhenStopped = false }) {
    const path = (0,_runner_action_file_js__WEBPACK_IMPORTED_MODULE_2__/* .actionFiles */ .S)().get(name);
    if (path === undefined)
        throw new Error(`There is no action ${name}.`);
    const step = (0,_runner_step_js__WEBPACK_IMPORTED_MODULE_4__/* .startStep */ .bP)((0,_runner_action_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readActionFile */ .d)(path), { inputs, args, env, files });
    // The action also gets Ctrl-C from the terminal, and accepts both signals. On Windows, `kill` would end the action.
    const passOn = (signal) => void (process.platform !== 'win32' && step.kill(signal));
    const received = new Set();
    const onSignal = (signal) => {
        received.add(signal);
        passOn(signal);
    };
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
    const logs = [step.stdout, step.stderr].map(stream => (0,node_readline__WEBPACK_IMPORTED_MODULE_1__.createInterface)({ input: stream }));
    for (const log of logs) {
        log.on('line', line => {
            if (isQuietWhenStopped && received.size > 0)
                return;
            const shown = view.show(line);
            if (shown !== undefined)
                console.log(shown);
        });
    }
    const shown = Promise.all(logs.map(async (log) => (await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(log, 'close'))));
    const end = await (0,_runner_step_js__WEBPACK_IMPORTED_MODULE_4__/* .stepEnd */ .IZ)(step, files);
    await shown;
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    return { ...end, exitCode: received.has('SIGINT') ? _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.interrupted : (end.exitCode ?? _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.failed) };
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
const PAGE_DELAY_MS = 20;
/** The inputs that are also flags of the demo. */
const FLAGS = ['from', 'layout'].map(name => ({ name }));
async function runChain(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { docs, folder } = options;
        const isOwn = options.redirects === undefined;
        const problems = { files: isOwn ? {} : PROBLEMS };
        let notShown = '';
        const stack = __addDisposableResource(env_1, await (0,_local_stack_js__WEBPACK_IMPORTED_MODULE_10__/* .startLocalStack */ ._)({
            docs,
            data: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'emulator'),
            pageDelayMs: isOwn ? 0 : PAGE_DELAY_MS,
            site: { buildId: 'first', ...problems },
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
            stack.emulator.setSite({ buildId: 'second', changedPages: [changedPage], ...problems });
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
    const run = async (name, inputs, env = {}) => {
        console.log(`\n${(0,node_util__WEBPACK_IMPORTED_MODULE_2__.styleText)('bold', `${number}. ${name.charAt(0).toUpperCase()}${name.slice(1)}`)}`);
        const files = await (0,_runner_step_js__WEBPACK_IMPORTED_MODULE_3__/* .makeStepFiles */ .Ko)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'steps'), { workspace: docs });
        const own = { PATH, SystemRoot, GITHUB_ACTIONS: undefined, GITHUB_SERVER_URL: undefined };
        const view = (0,_runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .createLogView */ .ov)({ worded: text => (0,_actions_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .withFlags */ .WW)(text, FLAGS) });
        const end = await (0,_actions_run_step_js__WEBPACK_IMPORTED_MODULE_6__/* .runStep */ .e)(name, {
            inputs,
            env: { ...own, ...env },
            files,
            view,
            isQuietWhenStopped: true
        });
        summaries.push({ title: `${number}. ${name}`, markdown: end.summary });
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
            ? { 'base-url': emulator.url, 'api-key': emulator.key }
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
    console.log('  (The demo skips the search, which needs npm and network access.)');
    await run('publish', { 'site-path': outputs['site-path'] ?? '', ...stack.publish }, stack.env);
    await run('verify', { 'site-url': siteUrl, ...manifest, wait: '0s', fail: 'false' });
    return outputs;
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


const STYLES = { error: 'red', warning: 'yellow', notice: 'cyan', debug: 'gray' };
/** Shows log lines as a runner does: executes workflow commands and masks secrets. */
function createLogView({ showDebug = false, worded = text => text } = {}) {
    const secrets = new Set();
    let indent = '  ';
    /** Masks a secret and, as a runner does, each of its lines. */
    const addMask = (secret) => {
        for (const value of [secret, ...secret.split(/\r?\n/)])
            if (value.trim() !== '')
                secrets.add(value);
    };
    const mask = (text) => 
    // Masks the longest secret first, because a link contains its signature, which is also a secret.
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
        const text = unescapeCommand(data);
        switch (name) {
            case 'add-mask':
                addMask(text);
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
/** Parses outputs: `name=value` or `name<<delimiter`, value lines, `delimiter`. The last value of a name applies. */
function parseFileCommands(text) {
    const found = text.matchAll(/^([\w-]+)(?:<<(.+)\r?\n([^]*?)\r?\n\2\r?|=(.*))$/gm);
    return new Map([...found].map(([, name = '', , lines, value = '']) => [name, lines ?? value]));
}


/***/ }),

/***/ 24719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   IZ: () => (/* binding */ stepEnd),
/* harmony export */   Ko: () => (/* binding */ makeStepFiles),
/* harmony export */   bP: () => (/* binding */ startStep)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _runner_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3402);





/** Creates the folders and empty files for a step. If no workspace is given, creates a workspace in `folder`. */
async function makeStepFiles(folder, given = {}) {
    const { workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'workspace'), temp = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'temp') } = given;
    const [outputFile, summaryFile] = [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'output'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'summary.md')];
    for (const each of [folder, workspace, temp])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(each, { recursive: true });
    // Restricts access, because outputs can contain a presigned link.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(outputFile, '', { mode: 0o600 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(summaryFile, '');
    return { workspace, temp, outputFile, summaryFile };
}
/** Waits until a step ends and returns its results. The exit code is null if a signal ended the step. */
async function stepEnd(step, files) {
    const [exitCode] = (await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(step, 'close'));
    return {
        exitCode,
        outputs: (0,_runner_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .parseFileCommands */ .cP)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(files.outputFile, 'utf8')),
        summary: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(files.summaryFile, 'utf8')
    };
}
/** Starts the committed bundle of an action as a runner does. */
function startStep({ inputGroups, main }, step) {
    const { args = [], env, files } = step;
    const fields = inputGroups.flatMap(group => group.fields);
    // Like a runner, sets a variable for every declared input. The variable is empty if the default is an expression.
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
        // The action stops when the IPC channel closes.
        stdio: ['ignore', 'pipe', 'pipe', 'ipc']
    });
}
/** As on a runner, hyphens are kept and letters become uppercase. */
function inputVariable(name) {
    return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
function isExpression(value) {
    return value.includes('${{');
}


/***/ })

};
