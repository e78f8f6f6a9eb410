export const id = 14;
export const ids = [14];
export const modules = {

/***/ 31014:
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
// EXTERNAL MODULE: ./.build/stand-ins/runner/action-file.js
var action_file = __webpack_require__(76772);
// EXTERNAL MODULE: ./.build/stand-ins/runner/runner-commands.js
var runner_commands = __webpack_require__(32820);
// EXTERNAL MODULE: ./.build/stand-ins/runner/step.js
var step = __webpack_require__(79617);
// EXTERNAL MODULE: ./.build/src/cli/shell.js
var cli_shell = __webpack_require__(17236);
// EXTERNAL MODULE: ./.build/src/runtime/text/closest-name.js
var closest_name = __webpack_require__(41397);
;// CONCATENATED MODULE: ./.build/src/cli/actions/flags.js


/** Where each secret input comes from. A value on a command line is in the history of the shell and in process lists. */
const SECRET_INPUTS = {
    'api-key': 'DOCS_API_KEY',
    'cloudflare-token': 'CLOUDFLARE_API_TOKEN',
    'github-token': 'GITHUB_TOKEN',
    headers: 'SITE_HEADERS'
};
/**
 * The variable that a secret input comes from. One that is set in a shell for other programs counts only where it takes
 * effect: given as an input, it would be a mistake.
 */
function variableOf(input, inputs) {
    const isUsed = input !== 'cloudflare-token' || (inputs['purge'] ?? '').includes('cloudflare:');
    return isUsed ? SECRET_INPUTS[input] : undefined;
}
const COMMAND_FLAGS = {
    event: 'JSON file of the event that started the workflow, such as a release event.',
    summary: 'File that receives the job summary as Markdown.',
    outputs: 'JSON file that receives the outputs. It can contain a link that gives access to the site.',
    temp: 'Folder for what a run writes and leaves there. By default, a new one in the temporary folder of the system.'
};
/** An input with several entries: its flag can be repeated. */
function isList({ description }) {
    return /per line|new lines/.test(description);
}
/** Reads `--name value`, `--name=value`, and `--name` alone for `true`. A list can be repeated. */
function readFlags(args, fields, hint) {
    const flags = { isHelp: false, inputs: {}, secretFiles: {}, command: {} };
    const problems = [];
    const names = flagNames(fields);
    const rest = [...args];
    for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
        if (arg === '--help' || arg === '-h') {
            flags.isHelp = true;
            continue;
        }
        const [, name, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(arg) ?? [];
        if (name === undefined) {
            problems.push(`"${arg}" is not a flag: write --name value, and put a value with spaces into quotes`);
            continue;
        }
        const field = fields.find(each => each.name === name);
        const isSwitch = field !== undefined && /^(true|false)$/.test(field.default ?? '');
        const takesNext = inline === undefined && rest[0] !== undefined && !rest[0].startsWith('--');
        const next = takesNext ? rest.shift() : undefined;
        if (isSwitch && next !== undefined && !/^(true|false)$/i.test(next)) {
            problems.push(`--${name} is true or false, not "${next}"`);
            continue;
        }
        const value = inline ?? next ?? (isSwitch ? 'true' : undefined);
        const problem = store(flags, [name, value], field, names);
        if (problem !== undefined)
            problems.push(problem);
    }
    if (problems.length > 0)
        throw new cli_shell/* CommandError */.Qd([...problems, hint]);
    return flags;
}
function store(flags, [name, value], field, names) {
    const variable = SECRET_INPUTS[name];
    if (field !== undefined && variable !== undefined)
        return `--${name} would leave the secret in the history of your shell: set ${variable}, or use --${name}-file`;
    if (!names.includes(name)) {
        const closest = new closest_name/* ClosestName */.h(names).find(name);
        return `--${name} does not exist${closest === undefined ? '' : `: did you mean --${closest}?`}`;
    }
    if (value === undefined)
        return `--${name} has no value`;
    const secret = /^(.*)-file$/.exec(name)?.[1] ?? '';
    const [values, key] = field !== undefined
        ? [flags.inputs, name]
        : secret in SECRET_INPUTS
            ? [flags.secretFiles, secret]
            : [flags.command, name];
    const earlier = values[key];
    if (earlier !== undefined && (field === undefined || !isList(field)))
        return `--${name} is given more than once, and takes one value`;
    values[key] = earlier === undefined ? value : `${earlier}\n${value}`;
    return undefined;
}
function flagNames(fields) {
    return [
        'help',
        ...Object.keys(COMMAND_FLAGS),
        ...fields.map(({ name }) => (name in SECRET_INPUTS ? `${name}-file` : name))
    ];
}
const WHERE_TO_GET = {
    'api-key': 'Create one on the API keys page of the dashboard of the service. The emulator prints a key that needs no plan.'
};
/** Required inputs that have no value. An export needs a domain, unless it resumes a job or takes a site that exists. */
function missingInputs(action, fields, inputs) {
    const isMissing = (name) => (inputs[name] ?? '') === '';
    const isExport = action === 'export' && isMissing('from');
    const required = new Set(fields.filter(field => field.required === true).map(field => field.name));
    if (isExport)
        for (const name of ['base-url', 'api-key'])
            required.add(name);
    if (isExport && isMissing('job-id'))
        required.add('domain');
    return fields
        .filter(({ name }) => required.has(name) && isMissing(name))
        .map(({ name, description }) => {
        const variable = SECRET_INPUTS[name];
        const how = variable === undefined ? `--${name} is missing` : `${variable} or --${name}-file is missing`;
        // The rest of the description is in --help.
        const [about = ''] = description.split(/(?<=\.) /);
        return [`${how}: ${about}`, WHERE_TO_GET[name]].filter(Boolean).join(' ');
    });
}

;// CONCATENATED MODULE: ./.build/src/cli/actions/help.js



const INDENT = '      ';
function helpOf(name, { description, inputGroups }, { program, width }) {
    const sections = inputGroups.flatMap(({ title = 'Inputs', fields }) => [
        title,
        ...fields.map(field => inputHelp(field, width)),
        ''
    ]);
    const own = Object.entries(COMMAND_FLAGS).map(([flag, meaning]) => `  --${flag} ${flag === 'temp' ? 'DIR' : 'FILE'}\n${wrap(meaning, width)}`);
    return [
        `${program} ${name} --<input> <value> …`,
        '',
        wrap(description, width, ''),
        '',
        ...sections,
        'This command',
        ...own,
        '',
        wrap('Relative paths are relative to the current folder. Without the artifact storage of a runner, deliver is site by default. An input that is a list can be given several times. Credentials of AWS and proxies come from the usual environment variables.', width, '')
    ].join('\n');
}
function inputHelp({ name, description, required, default: value }, width) {
    const variable = SECRET_INPUTS[name];
    const flag = variable === undefined ? `--${name} VALUE` : `--${name}-file FILE, or the variable ${variable}`;
    const shown = value === undefined || (0,step/* isExpression */.BH)(value) ? '' : ` (default: ${value})`;
    const note = required === true ? ' (required)' : shown;
    return `  ${flag}${note}\n${wrap(description, width)}`;
}
function wrap(text, width, indent = INDENT) {
    const lines = [];
    for (const word of text.split(' ')) {
        const last = lines.at(-1);
        if (last !== undefined && indent.length + last.length + 1 + word.length <= width)
            lines[lines.length - 1] = `${last} ${word}`;
        else
            lines.push(word);
    }
    return lines.map(line => indent + line).join('\n');
}

// EXTERNAL MODULE: ./.build/src/cli/actions/run-step.js
var run_step = __webpack_require__(60482);
// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 3 modules
var decode = __webpack_require__(81161);
;// CONCATENATED MODULE: ./.build/src/cli/actions/summary-text.js

/** A job summary as text for a terminal. Not a Markdown renderer: it knows what the actions write. */
function summaryText(markdown) {
    const lines = [];
    let table = [];
    let isCode = false;
    const endTable = () => {
        if (table.length > 0)
            lines.push(...alignedRows(table));
        table = [];
    };
    for (const line of markdown.split(/\r?\n/)) {
        if (line.startsWith('```')) {
            isCode = !isCode;
            continue;
        }
        if (!isCode && line.startsWith('|')) {
            const cells = line.split('|').slice(1, -1);
            if (!cells.every(cell => /^\s*:?-+:?\s*$/.test(cell)))
                table.push(cells.map(cellText));
            continue;
        }
        endTable();
        lines.push(isCode ? line : blockText(line));
    }
    endTable();
    return lines
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim();
}
function blockText(line) {
    const alert = /^> \[!(\w+)\]$/.exec(line)?.[1];
    if (alert !== undefined)
        return `${alert.charAt(0)}${alert.slice(1).toLowerCase()}:`;
    return inlineText(line.replace(/^#+ /, '').replace(/^> ?/, '  '));
}
/** A column has no room for the address of a link beside its text. */
function cellText(markdown) {
    return inlineText(markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/<br ?\/?>/g, ', '));
}
/** Tags first: what is decoded can look like one. */
function inlineText(markdown) {
    const plain = markdown
        .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, (_, text, address) => (0,decode/* decodeHTML */.Gz)(text.replaceAll(/<[^>]*>/g, '')) === address ? text : `${text} (${address})`)
        .replaceAll(/<br ?\/?>/g, ' ')
        .replaceAll(/<\/?[a-z][^>]*>/gi, '')
        .replaceAll('**', '')
        .replaceAll('`', '');
    return (0,decode/* decodeHTML */.Gz)(plain).trimEnd();
}
/** Rows in columns. The last column is not padded. */
function alignedRows(rows) {
    const trimmed = rows.map(row => row.map(cell => cell.trim()));
    const widths = (trimmed[0] ?? []).map((_, column) => Math.max(...trimmed.map(row => row[column]?.length ?? 0)));
    return trimmed.map(row => `  ${row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd((widths[column] ?? 0) + 2))).join('')}`.trimEnd());
}

;// CONCATENATED MODULE: ./.build/src/cli/actions/run-action.js












/** `export --domain docs.example.com …`: runs an action as a runner does. The flags are the inputs of its action.yml. */
async function actionCommand(name, args, shell) {
    const file = (0,action_file/* readActionFile */.d)((0,action_file/* actionFiles */.S)().get(name) ?? '');
    const fields = file.inputGroups.flatMap(group => group.fields);
    const flags = readFlags(args, fields, `${shell.program} ${name} --help lists all flags.`);
    if (flags.isHelp) {
        console.log(helpOf(name, file, shell));
        return cli_shell/* EXIT */.dc.ok;
    }
    const secrets = await readSecrets(flags, fields, shell);
    // Only a runner gives access to artifact storage.
    const hasStorage = Boolean(shell.env['ACTIONS_RUNTIME_TOKEN']);
    const own = name === 'export' && !hasStorage ? { deliver: 'site' } : {};
    const inputs = { ...own, ...flags.inputs, ...secrets };
    const missing = missingInputs(name, fields, inputs);
    if (missing.length > 0)
        throw new cli_shell/* CommandError */.Qd([...missing, `${shell.program} ${name} --help explains all flags.`]);
    return await run(name, { inputs, secrets }, flags.command, shell);
}
async function run(name, { inputs, secrets }, flags, { env, folder }) {
    const view = (0,runner_commands/* createLogView */.ov)({ showDebug: env['RUNNER_DEBUG'] === '1' });
    const { AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN = '' } = env;
    for (const secret of [...Object.values(secrets), AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN])
        view.addMask(secret);
    const event = await eventVariables(flags.event, { env, folder });
    const temp = flags.temp === undefined ? undefined : (0,external_node_path_.resolve)(folder, flags.temp);
    if (temp !== undefined)
        await (0,promises_.mkdir)(temp, { recursive: true });
    const kept = temp ?? (await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'static-docs-export-')));
    // For this run alone, so that two at once do not share a file.
    const own = await (0,promises_.mkdtemp)((0,external_node_path_.join)(kept, '.step-'));
    try {
        const files = await (0,step/* makeStepFiles */.Ko)(own, { workspace: folder, temp: kept });
        const ended = await (0,run_step/* runStep */.e)(name, { inputs, env: { ...inheritedVariables(env), ...event }, files, view });
        showOutputs(ended.outputs, view.mask);
        if (flags.outputs !== undefined) {
            const json = `${JSON.stringify(Object.fromEntries(ended.outputs), null, 2)}\n`;
            await (0,promises_.writeFile)((0,external_node_path_.resolve)(folder, flags.outputs), json, { mode: 0o600 });
        }
        const summaryFile = flags.summary === undefined ? undefined : (0,external_node_path_.resolve)(folder, flags.summary);
        if (summaryFile !== undefined)
            await (0,promises_.writeFile)(summaryFile, ended.summary);
        // That of an error repeats what the log has just shown.
        const isError = ended.exitCode === cli_shell/* EXIT */.dc.failed || ended.exitCode === cli_shell/* EXIT */.dc.usage;
        showSummary(isError ? '' : view.mask(summaryText(ended.summary)), summaryFile);
        return ended.exitCode;
    }
    finally {
        // The outputs in there can contain a presigned link.
        await (0,promises_.rm)(own, { recursive: true, force: true });
        if (temp === undefined && (await (0,promises_.readdir)(kept)).length === 0)
            await (0,promises_.rm)(kept, { recursive: true });
    }
}
async function readSecrets({ secretFiles, inputs }, fields, { env, folder }) {
    const secrets = {};
    for (const { name: input } of fields) {
        const file = secretFiles[input];
        const value = file === undefined
            ? env[variableOf(input, inputs) ?? '']
            : await readUserFile(`--${input}-file`, (0,external_node_path_.resolve)(folder, file));
        if (value !== undefined && value.trim() !== '')
            secrets[input] = value.trim();
    }
    return secrets;
}
async function readUserFile(flag, path) {
    try {
        return await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        const { code = '' } = error;
        throw new cli_shell/* CommandError */.Qd([`${flag}: ${path} cannot be read (${code})`]);
    }
}
function showOutputs(outputs, mask) {
    if (outputs.size === 0)
        return;
    console.log(`\n${(0,external_node_util_.styleText)('bold', 'Outputs')}`);
    const rows = [...outputs].map(([name, value]) => [name, mask(value).replaceAll(/\r?\n/g, ' ')]);
    console.log(alignedRows(rows).join('\n'));
}
function showSummary(text, file) {
    if (text !== '')
        console.log(`\n${(0,external_node_util_.styleText)('bold', 'Summary')}\n${text.replaceAll(/^(?=.)/gm, '  ')}`);
    if (file !== undefined)
        console.log(`\n  Summary written to ${file}`);
}
const OF_ONE_STEP = /^(INPUT_.*|npm_.*|DOCS_API_KEY|GITHUB_OUTPUT|GITHUB_STEP_SUMMARY|GITHUB_WORKSPACE|RUNNER_TEMP)$/i;
/** What the action gets from this shell: credentials of AWS, proxies, certificates, and a GitHub context if there is one. */
function inheritedVariables(env) {
    const own = Object.entries(env).filter(([name]) => !OF_ONE_STEP.test(name));
    const { GITHUB_ACTIONS, GITHUB_SERVER_URL } = env;
    return { GITHUB_ACTIONS, GITHUB_SERVER_URL, ...Object.fromEntries(own) };
}
async function eventVariables(flag, { env, folder }) {
    if (flag === undefined)
        return {};
    const path = (0,external_node_path_.resolve)(folder, flag);
    const text = await readUserFile('--event', path);
    let event;
    try {
        event = JSON.parse(text);
    }
    catch {
        throw new cli_shell/* CommandError */.Qd([`--event: ${path} is not JSON`]);
    }
    const repository = event?.repository?.full_name;
    return {
        GITHUB_EVENT_PATH: path,
        ...(event?.release !== undefined && { GITHUB_EVENT_NAME: 'release' }),
        ...(typeof repository === 'string' &&
            env['GITHUB_REPOSITORY'] === undefined && { GITHUB_REPOSITORY: repository })
    };
}


/***/ }),

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
