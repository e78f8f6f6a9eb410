export const id = 9982;
export const ids = [9982];
export const modules = {

/***/ 54853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LZ: () => (/* binding */ commandFlags),
/* harmony export */   Qn: () => (/* binding */ variableOf),
/* harmony export */   WW: () => (/* binding */ withFlags),
/* harmony export */   Xj: () => (/* binding */ SWITCHES),
/* harmony export */   ZA: () => (/* binding */ LOG_FLAGS),
/* harmony export */   pH: () => (/* binding */ SECRET_INPUTS),
/* harmony export */   uW: () => (/* binding */ readFlags)
/* harmony export */ });
/* unused harmony exports COMMAND_FLAGS, LIST_INPUTS */
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3164);
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
    summary: { value: 'FILE', about: 'File that receives the summary as Markdown.' },
    outputs: { value: 'FILE', about: 'JSON file that receives the results.' },
    workspace: { value: 'FOLDER', about: 'Repository folder. Default: the current folder.' },
    temp: {
        value: 'FOLDER',
        about: 'Folder for the files that are written and kept. Default: a new folder in the system temporary folder.'
    }
};
/** Returns the command flags with what only holds for one action. */
function commandFlags(action) {
    const { outputs, workspace, ...others } = COMMAND_FLAGS;
    if (action !== 'export')
        return COMMAND_FLAGS;
    const link = `${outputs.about} It can contain a link that gives access to the site.`;
    const redirects = `${workspace.about} Its docs.json has the redirects, unless --redirects is set.`;
    return {
        ...others,
        outputs: { ...outputs, about: link },
        workspace: { ...workspace, about: redirects }
    };
}
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
/** Flags of every action that set which lines of its log are printed. They take no value. */
const LOG_FLAGS = {
    quiet: { short: 'q', about: 'Prints only warnings, errors and the summary.' },
    verbose: { short: 'v', about: 'Also prints each request, and the cause of an error.' }
};
const SHORT = { '-h': '--help', '-q': '--quiet', '-v': '--verbose' };
/** Parses `--name value` and `--name=value`. For a switch or a Boolean input, `--name` alone means `true`. */
function readFlags(args, fields, { hint, switches = [] }) {
    const flags = { isHelp: false, log: [], inputs: {}, command: {}, switches: [] };
    const problems = [];
    const logFlags = Object.keys(LOG_FLAGS);
    const own = ['help', ...logFlags, ...Object.keys(COMMAND_FLAGS)];
    const names = [...own, ...fields.map(({ name }) => name), ...switches];
    const rest = args.map(arg => SHORT[arg] ?? arg);
    for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
        if (arg === '--help') {
            flags.isHelp = true;
            continue;
        }
        const [, name, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(arg) ?? [];
        if (name === undefined) {
            problems.push(`"${arg}" is not a flag: write --name value, and quote a value that contains spaces`);
            continue;
        }
        const field = fields.find(each => each.name === name);
        const logFlag = logFlags.find(each => each === name);
        if (logFlag !== undefined || switches.includes(name)) {
            if (inline !== undefined)
                problems.push(`--${name} takes no value`);
            else if (logFlag === undefined)
                flags.switches.push(name);
            else
                flags.log.push(logFlag);
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
        return (0,_shell_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownFlag */ .Vx)(`--${name}`, (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestName */ .q)(name, names));
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
async function runStep(name, { inputs, args, env, files, view = (0,_runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .createLogView */ .ov)(), print = text => console.log(text), isQuietWhenStopped = false }) {
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
                print(shown.text, shown.level);
        });
    }
    const shown = Promise.all(logs.map(async (log) => (await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(log, 'close'))));
    const end = await (0,_runner_step_js__WEBPACK_IMPORTED_MODULE_4__/* .stepEnd */ .IZ)(step, files);
    await shown;
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    return { ...end, exitCode: received.has('SIGINT') ? _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.interrupted : (end.exitCode ?? _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.failed) };
}


/***/ }),

/***/ 3402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cP: () => (/* binding */ parseFileCommands),
/* harmony export */   ov: () => (/* binding */ createLogView),
/* harmony export */   pd: () => (/* binding */ levelsOf)
/* harmony export */ });
/* unused harmony export unescapeCommand */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _runtime_action_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37223);
/* harmony import */ var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39180);



const STYLES = { error: 'red', warning: 'yellow', notice: 'cyan', debug: 'gray' };
/** Levels of log lines, the most important first. The summary that a run prints at its end is its `result`. */
const LOG_LEVELS = ['error', 'warning', 'result', 'notice', 'info', 'debug'];
/** Returns the levels to print. Without a flag, these are all but the details for debugging. */
function levelsOf({ isQuiet, isVerbose }) {
    const hidden = isQuiet ? ['notice', 'info'] : [];
    return LOG_LEVELS.filter(level => !hidden.includes(level) && (level !== 'debug' || isVerbose));
}
/** Shows log lines as a runner does: executes workflow commands and masks secrets. */
function createLogView({ levels = levelsOf({ isQuiet: false, isVerbose: false }), worded = text => text } = {}) {
    const secrets = new Set();
    let indent = '  ';
    /** Level of lines that are no workflow command: `result` inside the summary. */
    let level = 'info';
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
    const indented = (text, style) => (0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(mask(text))
        .split('\n')
        .map(line => indent + (style === undefined ? line : (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, line)))
        .join('\n');
    const read = (line) => {
        const command = /^\s*::([\w-]+)(?: [^:]*)?::(.*)$/.exec(line);
        if (command === null)
            return { level, text: indented(worded(line)) };
        const [, name = '', data = ''] = command;
        const text = unescapeCommand(data);
        switch (name) {
            case 'add-mask':
                addMask(text);
                return undefined;
            case 'group':
                indent = '    ';
                level = text === _runtime_action_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .SUMMARY_GROUP */ .Te ? 'result' : 'info';
                return { level, text: `  ${(0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(mask(text))}` };
            case 'endgroup':
                indent = '  ';
                level = 'info';
                return undefined;
            case 'error':
            case 'warning':
            case 'notice':
            case 'debug':
                return { level: name, text: indented(`${name}: ${worded(text)}`, STYLES[name]) };
            default:
                return undefined;
        }
    };
    /** Executes a command of the log, or returns the line to print and its level. */
    const show = (line) => {
        const shown = read(line);
        return shown !== undefined && levels.includes(shown.level) ? shown : undefined;
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


/***/ }),

/***/ 37223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ detailsTable),
/* harmony export */   Te: () => (/* binding */ SUMMARY_GROUP),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   cf: () => (/* binding */ durationOf)
/* harmony export */ });
/* harmony import */ var _docs_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53361);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64579);
/* harmony import */ var _text_clip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74238);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);




/** Title of the log group with the summary, on a command line. */
const SUMMARY_GROUP = 'Summary';
/** Formats the summary of a run: the result, facts and the failure, then sections with details. */
function summaryOf({ heading, facts, failure }, errorsPage, sections = [], format = _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKDOWN */ .yQ) {
    const alert = failure && failureAlert(failure, errorsPage, format);
    const all = [format.heading(2, heading), listOfFacts(facts), alert, ...sections];
    return `${all.filter(isFilled).join('\n\n')}\n`;
}
/** `12 unchanged · 3 s` */
function listOfFacts(facts) {
    return facts.filter(isFilled).join(' · ');
}
function durationOf({ startedAt, endedAt }) {
    return endedAt === undefined ? undefined : (0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(endedAt - startedAt);
}
function detailsTable(rows, { table } = _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKDOWN */ .yQ) {
    const filled = rows
        .map(([label, ...facts]) => [label, listOfFacts(facts)])
        .filter(([, facts]) => facts !== '');
    return filled.length === 0 ? undefined : table(['Details', ''], filled);
}
function isFilled(part) {
    return typeof part === 'string' && part !== '';
}
/** Limits the message and the advice, because the runner drops a summary that is larger than 1 MiB. */
const MAX_TEXT = 4000;
/** Formats an alert with the message, the advice, and a link to the section about this error. */
function failureAlert({ message, advice, code }, page, format) {
    const { alert, strong, sentence, linkAndAddress } = format;
    const [first = '', ...rest] = (0,_text_clip_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$)(message, MAX_TEXT).split('\n');
    // On the command line, `page` is a file path.
    const url = /^https?:/.test(page) ? `${page}#${code}` : undefined;
    return alert('CAUTION', [
        strong(sentence(first)),
        ...paragraphsOf(rest, format),
        sentence((0,_text_clip_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$)((0,_docs_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withPages */ .hF)(advice, page), MAX_TEXT)),
        url === undefined ? format.code(code) : linkAndAddress(`More about ${code}`, url)
    ]);
}
/** Groups consecutive list items into one list, and all other consecutive lines into one paragraph. */
function paragraphsOf(lines, format) {
    const { sentence } = format;
    const paragraphs = [];
    for (const line of lines) {
        const isList = line.startsWith('- ');
        const text = isList ? `- ${sentence(line.slice(2))}` : sentence(line);
        const last = paragraphs.at(-1);
        if (last?.isList === isList)
            last.lines.push(text);
        else
            paragraphs.push({ isList, lines: [text] });
    }
    return paragraphs.map(({ isList, lines: texts }) => texts.join(isList ? '\n' : format.lineBreak));
}


/***/ }),

/***/ 53361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PD: () => (/* binding */ errorsPage),
/* harmony export */   fs: () => (/* binding */ docsUrl),
/* harmony export */   hF: () => (/* binding */ withPages),
/* harmony export */   xG: () => (/* binding */ docsPlace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);


// Like this file, each bundle is two folders below the root.
const root = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL('../..', new URL(...['../runtime/docs-url.js', import.meta.url]).href));
/** Returns the documentation URL of the running version, or an empty string if the runner's variables are missing. */
function docsUrl(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
    return server && repository ? `${server}/${repository}/blob/${ref || 'HEAD'}/` : '';
}
/** Returns what precedes `docs/`: a URL, or on the command line the folder of this installation. */
function docsPlace(env) {
    return docsUrl(env) || root;
}
/** Replaces the names of documentation pages in advice with the addresses of these pages, which readers can open. */
function withPages(advice, errorsPage) {
    return advice.replaceAll(/(?<![\w/.-])docs\/([\w-]+\.md)/g, (_, page) => errorsPage.replace(/errors\.md$/, () => page));
}
/** Returns the URL of `docs/errors.md`. On the command line, returns the file's path in this installation. */
function errorsPage(env) {
    const url = docsUrl(env);
    return url === '' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, 'docs', 'errors.md') : `${url}docs/errors.md`;
}


/***/ }),

/***/ 37630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseUrl)
/* harmony export */ });
/** Parses an address. Returns null if the address is invalid, like `URL.parse`, which Node 20 does not have. */
function parseUrl(text, base) {
    try {
        return new URL(text, base);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 74238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ clip)
/* harmony export */ });
/** Shortens a long text and adds an ellipsis, without splitting a character. */
function clip(text, length) {
    if (text.length <= length)
        return text;
    const characters = Array.from(text.slice(0, 2 * length + 1));
    return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}


/***/ }),

/***/ 64579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eA: () => (/* binding */ plainFormat),
/* harmony export */   tZ: () => (/* binding */ PLAIN),
/* harmony export */   wC: () => (/* binding */ alignedRows),
/* harmony export */   yQ: () => (/* binding */ MARKDOWN)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39180);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16081);


const MARKDOWN = {
    text: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV,
    code: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY,
    sentence: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em,
    link: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf,
    linkAndAddress: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf,
    strong: content => `**${content}**`,
    lineBreak: '<br>',
    lines: lines => lines.join('<br>'),
    inserted: content => `<ins>${content}</ins>`,
    deleted: content => `<del>${content}</del>`,
    paragraph: content => `<p>${content}</p>`,
    heading: (level, content) => `${'#'.repeat(level)} ${content}`,
    table: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp,
    alert: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .alert */ .xE,
    details: (title, content) => `<details><summary>${title}</summary>\n\n${content}\n\n</details>`,
    fenced: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fenced */ .OF,
    maxItems: Infinity
};
/** The format for a terminal and for files. Marks inserted and deleted words as `git diff --word-diff` does. */
const PLAIN = {
    text: _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh,
    code: _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh,
    sentence: _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh,
    link: _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh,
    linkAndAddress: (text, address) => `${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(text)} (${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(address)})`,
    strong: content => content,
    lineBreak: ' ',
    lines: lines => lines.join(', '),
    inserted: content => `{+${content}+}`,
    deleted: content => `[-${content}-]`,
    paragraph: content => content,
    heading: (_, content) => content,
    table: (header, rows) => alignedRows([header, ...rows]).join('\n'),
    alert: (kind, paragraphs) => `${kind.charAt(0)}${kind.slice(1).toLowerCase()}:\n${paragraphs.join('\n\n').replaceAll(/^(?=.)/gm, '  ')}`,
    details: (title, content) => `${title}\n\n${content}`,
    fenced: text => text.split('\n').map(_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh).join('\n'),
    maxItems: 20
};
/** Returns the plain format, with tables that fit into a terminal of this width if it is known. */
function plainFormat(width) {
    if (width === undefined)
        return PLAIN;
    return { ...PLAIN, table: (header, rows) => fittingRows([header, ...rows], width).join('\n') };
}
const MIN_COLUMN = 12;
/** Aligns rows, and continues cells that are too long for the width on the next line. */
function fittingRows(rows, width) {
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
    const gaps = 2 * widths.length;
    for (let tooMuch = sum(widths) + gaps - width; tooMuch > 0; tooMuch = sum(widths) + gaps - width) {
        const widest = widths.indexOf(Math.max(...widths));
        const others = widths.filter((_, column) => column !== widest);
        const next = Math.max(MIN_COLUMN, ...others);
        const from = widths[widest] ?? 0;
        if (from <= MIN_COLUMN)
            break;
        widths[widest] = Math.max(MIN_COLUMN, from > next ? Math.max(next, from - tooMuch) : from - 1);
    }
    const broken = rows.flatMap(row => {
        const cells = row.map((cell, column) => pieces(cell, widths[column] ?? MIN_COLUMN));
        const height = Math.max(...cells.map(({ length }) => length));
        return Array.from({ length: height }, (_, line) => cells.map(cell => cell[line] ?? ''));
    });
    return alignedRows(broken, width);
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
/** Breaks text at spaces, and a word that is longer than a line anywhere. */
function pieces(text, width) {
    const lines = [''];
    for (const word of text.split(' ')) {
        const line = lines.at(-1) ?? '';
        const joined = line === '' ? word : `${line} ${word}`;
        if (joined.length <= width)
            lines[lines.length - 1] = joined;
        else {
            const parts = word.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? [''];
            if (line === '')
                lines.pop();
            lines.push(...parts);
        }
    }
    return lines;
}
/** Maximum width of a column. A wider cell shifts the rest of the row. */
const MAX_COLUMN = 60;
function alignedRows(rows, maxColumn = MAX_COLUMN) {
    const widths = (rows[0] ?? []).map((_, column) => Math.min(maxColumn, Math.max(...rows.map(row => row[column]?.length ?? 0))));
    return rows.map(row => `  ${row.map((cell, column) => (column === row.length - 1 ? cell : `${cell.padEnd(widths[column] ?? 0)}  `)).join('')}`.trimEnd());
}


/***/ }),

/***/ 16081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   xE: () => (/* binding */ alert)
/* harmony export */ });
/* harmony import */ var _http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39180);


/**
 * Escapes untrusted text, so that Markdown shows exactly this text. Character references cannot start a table cell, a
 * tag, a link, emphasis, code or math. GitHub also converts bare URLs, e-mail addresses, mentions, issue numbers and
 * commit SHAs to links and `:tada:` to a picture, in some cases after it has decoded character references. A `<wbr>`
 * tag inside such text prevents the conversion.
 */
function escapeMarkdown(text) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text).replace(UNSAFE, match => {
        if (COMMIT_SHA.test(match))
            return match.replace(/.{6}(?=.)/g, `$&${BREAK}`);
        if (match === '@' || match === '#')
            return `${characterReference(match)}${BREAK}`;
        return AUTOLINK_START.test(match) ? `${match}${BREAK}` : characterReference(match);
    });
}
const BREAK = '<wbr>';
const UNSAFE = /\/(?=\/)|:(?=[\w+-]+:)|\bwww(?=\.)|\bGH-(?=\d)|(?<!\w)[0-9a-f]{7,40}(?!\w)|[\\`*_~[\]<>&|$#!@"']/gi;
const COMMIT_SHA = /^[0-9a-f]{7,40}$/i;
const AUTOLINK_START = /^([/:]|www|GH-)$/i;
function characterReference(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** Formats code with a tag, because the text can contain backticks, and a `|` between backticks ends a table cell. */
function code(text) {
    return `<code>${escapeMarkdown(text)}</code>`;
}
/** Formats an action message, in which backticks mark code. The remaining text is escaped. */
function sentence(text) {
    return text
        .split(/`([^`]+)`/)
        .map((part, i) => (i % 2 === 1 ? code(part) : escapeMarkdown(part)))
        .join('');
}
/** Returns a link if the address is an http(s) URL, otherwise only the text. */
function link(text, address) {
    const url = address === undefined ? null : (0,_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(address);
    if (url === null || !/^https?:$/.test(url.protocol))
        return escapeMarkdown(text);
    const target = url.href.replace(/[()|`\\<>"'*_[\]]/g, character => {
        return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
    });
    return `[${escapeMarkdown(text)}](${target})`;
}
/** Cells are already Markdown. The renderer adds missing cells to short rows. */
function table(header, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
/** Returns a GitHub alert. Paragraphs are already Markdown. */
function alert(kind, paragraphs) {
    const quoted = paragraphs.map(paragraph => `> ${paragraph.replaceAll('\n', '\n> ')}`);
    return [`> [!${kind}]`, quoted.join('\n>\n')].join('\n');
}
/** Returns a code block with a fence that no line in the text can close. */
function fenced(text, language) {
    const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}


/***/ })

};
