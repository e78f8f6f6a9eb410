export const id = 343;
export const ids = [343];
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

/***/ 80343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  actionCommand: () => (/* binding */ actionCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./.build/src/cli/runner/action-file.js
var action_file = __webpack_require__(97970);
// EXTERNAL MODULE: ./.build/src/cli/runner/runner-commands.js
var runner_commands = __webpack_require__(3402);
// EXTERNAL MODULE: ./.build/src/cli/runner/step.js
var step = __webpack_require__(24719);
// EXTERNAL MODULE: ./.build/src/runtime/text/plain-text.js
var plain_text = __webpack_require__(39180);
// EXTERNAL MODULE: ./.build/src/cli/shell.js
var shell = __webpack_require__(17236);
// EXTERNAL MODULE: ./.build/src/failures/exit-codes.js
var exit_codes = __webpack_require__(78620);
// EXTERNAL MODULE: ./.build/src/cli/actions/flags.js
var actions_flags = __webpack_require__(54853);
;// CONCATENATED MODULE: ./.build/src/cli/actions/help.js




const INDENT = '      ';
function helpOf(name, { description, inputGroups }, { program, width }, ownDefaults) {
    const switches = actions_flags/* SWITCHES */.Xj[name] ?? {};
    const sections = inputGroups.flatMap(({ title = 'Inputs', fields }) => [
        title,
        ...fields
            .filter(field => !(field.name in switches))
            .map(field => inputHelp(field, ownDefaults[field.name] ?? field.default, width)),
        ''
    ]);
    const own = Object.entries(actions_flags/* COMMAND_FLAGS */.Kr).map(([flag, meaning]) => `  --${flag} ${['temp', 'workspace'].includes(flag) ? 'DIR' : 'FILE'}\n${(0,shell/* wrapped */.ky)(meaning, width, INDENT)}`);
    return [
        `${program} ${name} --<input> <value> …`,
        '',
        (0,shell/* wrapped */.ky)(description, width),
        '',
        ...sections,
        'Command-line flags',
        ...Object.entries(switches).map(([flag, meaning]) => `  --${flag}\n${(0,shell/* wrapped */.ky)(meaning, width, INDENT)}`),
        ...own,
        '',
        (0,shell/* wrapped */.ky)('Relative paths in inputs are resolved against --workspace. Write each entry of a list on a separate line. AWS credentials and proxy settings are read from the usual environment variables.', width)
    ].join('\n');
}
function inputHelp({ name, description, required }, value, width) {
    const variable = actions_flags/* SECRET_INPUTS */.pH[name];
    const flag = variable === undefined ? `--${name} VALUE` : `${name}, in the variable ${variable}`;
    const shown = value === undefined || (0,step/* isExpression */.BH)(value) ? '' : ` (default: ${value})`;
    const note = required === true ? ' (required)' : shown;
    return `  ${flag}${note}\n${(0,shell/* wrapped */.ky)(description, width, INDENT)}`;
}

// EXTERNAL MODULE: ./.build/src/cli/actions/run-step.js
var run_step = __webpack_require__(60482);
// EXTERNAL MODULE: ./.build/src/runtime/text/shell-word.js
var shell_word = __webpack_require__(37397);
// EXTERNAL MODULE: ./.build/src/runtime/text/format.js
var format = __webpack_require__(64579);
;// CONCATENATED MODULE: ./.build/src/cli/actions/run-action.js















/** Runs an action as a runner does, for example `export --domain docs.example.com`. Flags set the inputs. */
async function actionCommand(name, given, shell) {
    const file = (0,action_file/* readActionFile */.d)((0,action_file/* actionFiles */.S)().get(name) ?? '');
    const fields = file.inputGroups.flatMap(group => group.fields);
    const hint = `${shell.program} ${name} --help explains all flags.`;
    const switches = Object.keys(actions_flags/* SWITCHES */.Xj[name] ?? {});
    const flags = (0,actions_flags/* readFlags */.uW)(given, fields, { hint, switches });
    // Artifact storage is available only on a runner.
    const hasStorage = Boolean(shell.env['ACTIONS_RUNTIME_TOKEN']);
    const own = name === 'export' && !hasStorage ? { deliver: 'site' } : {};
    if (flags.isHelp) {
        console.log(helpOf(name, file, shell, own));
        return exit_codes/* EXIT */.d.ok;
    }
    const secrets = readSecrets(name, flags.inputs, fields, shell);
    const inputs = { ...own, ...flags.inputs, ...secrets };
    const args = switchArguments(flags, shell);
    // The summary shows the command that fixes the findings.
    if (name === 'pull-request')
        args.push(`--command=${commandOf(name, flags, shell)}`);
    return await run({ name, inputs, secrets, fields, args }, flags.command, shell);
}
async function run({ name, inputs, secrets, fields, args }, flags, { env, folder }) {
    const view = (0,runner_commands/* createLogView */.ov)({
        showDebug: env['RUNNER_DEBUG'] === '1',
        worded: text => (0,actions_flags/* withFlags */.WW)(text, fields)
    });
    const { AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN = '' } = env;
    for (const secret of [...Object.values(secrets), AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN])
        view.addMask(secret);
    const workspace = (0,shell/* existingFolder */.CI)((0,external_node_path_.resolve)(folder, flags.workspace ?? ''), '--workspace');
    const temp = flags.temp === undefined ? undefined : (0,external_node_path_.resolve)(folder, flags.temp);
    const [kept, own] = await forUser('--temp', temp ?? (0,external_node_os_.tmpdir)(), async () => {
        if (temp !== undefined)
            await (0,promises_.mkdir)(temp, { recursive: true });
        const made = temp ?? (await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'static-docs-export-')));
        // Each run has its own folder, so that two simultaneous runs do not share files.
        return [made, await (0,promises_.mkdtemp)((0,external_node_path_.join)(made, '.step-'))];
    });
    try {
        const files = await (0,step/* makeStepFiles */.Ko)(own, { workspace, temp: kept });
        const ended = await (0,run_step/* runStep */.e)(name, { inputs, args, env: inheritedVariables(env), files, view });
        showOutputs(ended.outputs, view.mask);
        const write = async (flag, path, text, mode) => await forUser(flag, path, async () => await (0,promises_.writeFile)(path, text, { mode }));
        if (flags.outputs !== undefined) {
            const json = `${JSON.stringify(Object.fromEntries(ended.outputs), null, 2)}\n`;
            await write('--outputs', (0,external_node_path_.resolve)(folder, flags.outputs), json, 0o600);
        }
        if (flags.summary !== undefined) {
            const file = (0,external_node_path_.resolve)(folder, flags.summary);
            await write('--summary', file, ended.summary);
            console.log(`\n  Summary written to ${file}`);
        }
        return ended.exitCode;
    }
    finally {
        // The output file in this folder can contain a presigned link.
        await (0,promises_.rm)(own, { recursive: true, force: true });
        if (temp === undefined && (await (0,promises_.readdir)(kept)).length === 0)
            await (0,promises_.rm)(kept, { recursive: true });
    }
}
/** Returns the switches as arguments. Switches are not inputs, so no workflow can set them. */
function switchArguments({ switches }, { env }) {
    const [isFix, isAll] = [switches.includes('fix'), switches.includes('all')];
    if (isAll && !isFix)
        throw new shell/* CommandError */.Qd(['--all requires --fix: add --fix to also fix findings that are not new.']);
    if (isFix && env['GITHUB_ACTIONS'] === 'true')
        throw new shell/* CommandError */.Qd([
            '--fix edits files on your machine. In a workflow, use the patch file given by the output fixes-path.'
        ]);
    return switches.map(name => `--${name}`);
}
/** Inputs that determine which findings can be fixed. */
const FIX_INPUTS = ['docs-path', 'base', 'site-url', 'check-ignore'];
/** Returns the command that the user typed, without switches and without flags for results. */
function commandOf(name, { inputs, command: { workspace } }, { program }) {
    const given = Object.entries({ workspace, ...inputs }).flatMap(([flag, value]) => value !== undefined && (flag === 'workspace' || FIX_INPUTS.includes(flag))
        ? [`--${flag}`, (0,shell_word/* quoted */.T)(value)]
        : []);
    return [program, name, ...given].join(' ');
}
function readSecrets(action, inputs, fields, { env }) {
    const secrets = fields.map(({ name }) => [name, env[(0,actions_flags/* variableOf */.Qn)(action, name, inputs) ?? '']?.trim() ?? '']);
    return Object.fromEntries(secrets.filter(([, value]) => value !== ''));
}
/** Runs `work`. Reports a write error as an error in the flag that contains the path. */
async function forUser(flag, path, work) {
    try {
        return await work();
    }
    catch (error) {
        const { code = '' } = error;
        throw new shell/* CommandError */.Qd([`${flag}: ${path} cannot be written (${code})`]);
    }
}
function showOutputs(outputs, mask) {
    if (outputs.size === 0)
        return;
    console.log(`\n${(0,external_node_util_.styleText)('bold', 'Outputs')}`);
    const rows = [...outputs].map(([name, value]) => [name, (0,plain_text/* printable */.g$)(mask(value)).replaceAll('\n', ' ')]);
    console.log((0,format/* alignedRows */.wC)(rows).join('\n'));
}
const OF_ONE_STEP = /^(INPUT_.*|DOCS_API_KEY|GITHUB_OUTPUT|GITHUB_STEP_SUMMARY|GITHUB_WORKSPACE|RUNNER_TEMP)$/i;
/** Returns the shell variables that a step inherits, such as AWS credentials, npm settings and proxies. */
function inheritedVariables(env) {
    const own = Object.entries(env).filter(([name]) => !OF_ONE_STEP.test(name));
    const { GITHUB_ACTIONS, GITHUB_SERVER_URL } = env;
    return { GITHUB_ACTIONS, GITHUB_SERVER_URL, ...Object.fromEntries(own) };
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

/***/ 64579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/** The format for a terminal. Marks inserted and deleted words as `git diff --word-diff` does. */
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
/** Maximum width of a column. A wider cell shifts the rest of the row. */
const MAX_COLUMN = 60;
function alignedRows(rows) {
    const widths = (rows[0] ?? []).map((_, column) => Math.min(MAX_COLUMN, Math.max(...rows.map(row => row[column]?.length ?? 0))));
    return rows.map(row => `  ${row.map((cell, column) => (column === row.length - 1 ? cell : `${cell.padEnd(widths[column] ?? 0)}  `)).join('')}`.trimEnd());
}


/***/ }),

/***/ 16081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
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
/** Shortens a long text and adds an ellipsis, without splitting a character. */
function clip(text, length) {
    if (text.length <= length)
        return text;
    const characters = Array.from(text.slice(0, 2 * length + 1));
    return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
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


/***/ })

};
