export const id = 775;
export const ids = [775];
export const modules = {

/***/ 70655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  actionCommand: () => (/* binding */ actionCommand),
  b: () => (/* binding */ forUser),
  Q: () => (/* binding */ inheritedVariables)
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
// EXTERNAL MODULE: ./.build/src/cli/help.js
var help = __webpack_require__(54559);
;// CONCATENATED MODULE: ./.build/src/cli/actions/command-texts.js


/** What the help of each action shows before its list of all flags. */
const COMMAND_TEXTS = {
    export: {
        examples: [
            'export --domain docs.example.com --output-dir out',
            'export --from site.zip --output-dir out --check fail'
        ],
        usual: ['domain', 'from', 'output-dir', 'deliver', 'check', 'api-key'],
        findings: 'findings with --check fail, or too many pages lost'
    },
    finish: {
        examples: [
            'finish --site-path out/site --site-url https://docs.example.com',
            'finish --site-path out/site --add search'
        ],
        usual: ['site-path', 'site-url', 'add']
    },
    publish: {
        examples: [
            'publish --site-path out/site --target s3://BUCKET/docs --dry-run',
            'publish --site-path out/site --target s3://BUCKET/docs --purge cloudfront:ID'
        ],
        usual: ['site-path', 'target', 'endpoint', 'purge', 'dry-run'],
        findings: 'too many pages would be removed'
    },
    'pull-request': {
        examples: ['pull-request --base main', 'pull-request --base main --fix'],
        usual: ['base', 'docs-path', 'check'],
        findings: 'new findings with --check fail'
    },
    verify: {
        examples: [
            'verify --site-url https://docs.example.com --manifest-path out/manifest.json',
            'verify --site-url https://docs.example.com --docs-path docs --watch'
        ],
        usual: ['site-url', 'manifest-path', 'docs-path', 'sample', 'wait'],
        findings: 'the site differs from what is expected'
    },
    'wait-for-agent': {
        examples: [
            'wait-for-agent --project-id ID --job-id ID',
            'wait-for-agent --project-id ID --prompt "Fix the typos."'
        ],
        usual: ['project-id', 'job-id', 'prompt', 'api-key']
    }
};
function exitCodesOf(name) {
    const { findings } = COMMAND_TEXTS[name] ?? {};
    return findings === undefined ? help/* EXIT_CODES */.ai : { ...help/* EXIT_CODES */.ai, [exit_codes/* EXIT */.d.findings]: findings };
}
/** What the value of an input is, with the inputs that take such a value. */
const VALUE_KINDS = {
    FOLDER: 'docs-path output-dir site-path',
    FILE: 'archive-path changes-path config-file manifest-path pagefind previous-manifest redirects',
    PATH: 'base-path from',
    URL: 'base-url config-url endpoint preview-url site-url',
    HOST: 'domain',
    DURATION: 'keep-removed poll-interval timeout wait',
    PERCENT: 'max-page-drop max-removed',
    NUMBER: 'concurrency purge-max-paths retention-days sample',
    ID: 'job-id project-id update-project',
    COMMIT: 'base since',
    NAME: 'addresses artifact-format artifact-name check clean-urls layout on-no-changes region release-tag',
    NAMES: 'add deliver format',
    KINDS: 'check-fail-on',
    GLOB: 'check-ignore',
    PATHS: 'paths',
    RULE: 'cache-control content-types',
    KEY: 'archive-key config-key',
    SELECTORS: 'content trigger',
    CDN: 'purge',
    BUCKET: 'target',
    TEXT: 'config-version prompt version'
};
/** Returns what the value of an input is, such as `FOLDER`; undefined for a boolean input. */
function valueKindOf(name) {
    return Object.entries(VALUE_KINDS).find(([, names]) => names.split(' ').includes(name))?.[0];
}

;// CONCATENATED MODULE: ./.build/src/cli/actions/help.js






function helpOf(name, { description, inputGroups }, { program, width }, ownDefaults) {
    const { examples = [], usual = [] } = COMMAND_TEXTS[name] ?? {};
    const switches = actions_flags/* SWITCHES */.Xj[name] ?? {};
    // A switch replaces the input with its name.
    const fields = inputGroups.flatMap(group => group.fields).filter(field => !(field.name in switches));
    const shown = (field) => inputHelp({ ...field, ...defaultOf(field, ownDefaults), description: inputText(field, fields) }, width);
    const isUsual = ({ name: input }) => usual.includes(input);
    const groups = inputGroups.map(({ title = 'More flags', fields: all }) => [
        title,
        ...all.filter(field => fields.includes(field) && !isUsual(field)).map(shown)
    ]);
    return [
        `${program} ${name} [flags]`,
        (0,shell/* wrapped */.ky)(description, width),
        (0,help/* examplesText */.jz)({ examples }, program),
        [
            'Usual flags',
            ...usual.flatMap(input => fields.filter(field => field.name === input).map(shown)),
            ...Object.entries(switches).map(([flag, about]) => (0,help/* flagText */.us)(flag, { about }, width))
        ].join('\n'),
        ...groups.filter(({ length }) => length > 1).map(lines => lines.join('\n')),
        [
            'Of the command line',
            ...Object.entries({ ...actions_flags/* LOG_FLAGS */.ZA, ...(0,actions_flags/* commandFlags */.LZ)(name) }).map(([flag, about]) => (0,help/* flagText */.us)(flag, about, width))
        ].join('\n'),
        (0,help/* exitCodesText */.Qq)(exitCodesOf(name)),
        (0,shell/* wrapped */.ky)(`Relative paths are resolved against --workspace. Write each entry of a list on a separate line, or repeat the flag.${name === 'publish' ? ' AWS credentials are read from the usual environment variables.' : ''} Proxy settings are read from https_proxy and no_proxy.`, width)
    ].join('\n\n');
}
/** Returns the description of an input with flags as names, without sentences about inputs of other actions. */
function inputText({ description }, fields) {
    const own = new Set(fields.map(({ name }) => name));
    const others = allInputs().filter(name => !own.has(name));
    const isAboutOthers = (sentence) => others.some(name => sentence.includes(`\`${name}\``));
    const sentences = description.split(/(?<=\.) /);
    return (0,actions_flags/* withFlags */.WW)(sentences.filter(sentence => !isAboutOthers(sentence)).join(' '), fields);
}
function allInputs() {
    const groups = [...(0,action_file/* actionFiles */.S)().values()].flatMap(path => (0,action_file/* readActionFile */.d)(path).inputGroups);
    return groups.flatMap(({ fields }) => fields.map(({ name }) => name));
}
function defaultOf({ name, default: given }, own) {
    const value = own[name] ?? given;
    return value === undefined || (0,step/* isExpression */.BH)(value) ? { default: '' } : { default: value };
}
function inputHelp({ name, description, required, default: value = '' }, width) {
    const variable = actions_flags/* SECRET_INPUTS */.pH[name];
    const note = required === true ? ' (required)' : value === '' ? '' : ` (default: ${value})`;
    if (variable !== undefined)
        return `  ${name}, in the variable ${variable}${note}\n${(0,shell/* wrapped */.ky)(description, width, '      ')}`;
    const kind = valueKindOf(name);
    return (0,help/* flagText */.us)(name, { about: description, note, ...(kind !== undefined && { value: kind }) }, width);
}

// EXTERNAL MODULE: ./.build/src/cli/actions/run-step.js
var run_step = __webpack_require__(60482);
// EXTERNAL MODULE: ./.build/src/runtime/text/shell-word.js
var shell_word = __webpack_require__(37397);
// EXTERNAL MODULE: ./.build/src/runtime/text/format.js
var format = __webpack_require__(64579);
;// CONCATENATED MODULE: ./.build/src/cli/actions/run-action.js















/** Columns before each line of the summary. */
const SUMMARY_INDENT = 4;
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
    return await run({ name, inputs, secrets, fields, args }, flags, shell);
}
async function run({ name, inputs, secrets, fields, args }, { command: flags, log }, { env, folder, width, isTerminal }) {
    const [isQuiet, isVerbose] = [log.includes('quiet'), log.includes('verbose')];
    const view = (0,runner_commands/* createLogView */.ov)({
        levels: (0,runner_commands/* levelsOf */.pd)({ isQuiet, isVerbose: isVerbose || env['RUNNER_DEBUG'] === '1' }),
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
        const variables = {
            ...inheritedVariables(env),
            ...(isVerbose && { RUNNER_DEBUG: '1' }),
            // The summary is indented. Lines for a file or another program have any length.
            COLUMNS: isTerminal ? String(width - SUMMARY_INDENT) : undefined
        };
        const ended = await (0,run_step/* runStep */.e)(name, { inputs, args, env: variables, files, view });
        if (!isQuiet)
            showOutputs(ended, view.mask);
        const write = async (flag, path, text, mode) => await forUser(flag, path, async () => await (0,promises_.writeFile)(path, text, { mode }));
        if (flags.outputs !== undefined) {
            const json = `${JSON.stringify(Object.fromEntries(ended.outputs), null, 2)}\n`;
            await write('--outputs', (0,external_node_path_.resolve)(folder, flags.outputs), json, 0o600);
        }
        if (flags.summary !== undefined) {
            const file = (0,external_node_path_.resolve)(folder, flags.summary);
            await write('--summary', file, ended.summary);
            if (!isQuiet)
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
/** After a failure, most counts are zero because nothing was counted, so they are not shown. */
function showOutputs({ outputs: given, exitCode }, mask) {
    const hasFailed = exitCode !== exit_codes/* EXIT */.d.ok && exitCode !== exit_codes/* EXIT */.d.findings;
    const outputs = [...given].filter(([, value]) => !hasFailed || (value !== '0' && value !== ''));
    if (outputs.length === 0)
        return;
    console.log(`\n${(0,external_node_util_.styleText)('bold', 'Outputs')}`);
    const rows = outputs.map(([name, value]) => [name, (0,plain_text/* printable */.g$)(mask(value)).replaceAll('\n', ' ')]);
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

/***/ 54559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ exitCodesText),
/* harmony export */   W5: () => (/* binding */ renderHelp),
/* harmony export */   ai: () => (/* binding */ EXIT_CODES),
/* harmony export */   jz: () => (/* binding */ examplesText),
/* harmony export */   us: () => (/* binding */ flagText),
/* harmony export */   vo: () => (/* binding */ flagOptions)
/* harmony export */ });
/* harmony import */ var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78620);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17236);


/** Exit codes that every command has. */
const EXIT_CODES = {
    [_failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.ok]: 'success',
    [_failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.failed]: 'failure',
    [_failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.usage]: 'wrong flags or inputs',
    [_failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.interrupted]: 'Ctrl-C'
};
const INDENT = '      ';
function renderHelp(help, { program, width }) {
    const { usage, about, usual, others, exitCodes } = help;
    const flags = (group) => Object.entries(group).map(([name, flag]) => flagText(name, flag, width));
    return [
        `${program} ${usage}`,
        (0,_shell_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapped */ .ky)(about, width),
        examplesText(help, program),
        ['Usual flags', ...flags(usual)].join('\n'),
        ['More flags', ...flags(others)].join('\n'),
        exitCodesText(exitCodes)
    ].join('\n\n');
}
function examplesText({ examples }, program) {
    return ['Examples', ...examples.map(example => `  ${program} ${example}`)].join('\n');
}
function exitCodesText(codes) {
    const listed = Object.entries(codes).map(([code, meaning]) => `  ${code.padEnd(5)}${meaning}`);
    return ['Exit codes', ...listed].join('\n');
}
function flagText(name, { short, value, about, note = '' }, width) {
    const names = `${short === undefined ? '' : `-${short}, `}--${name}`;
    return `  ${names}${value === undefined ? '' : ` ${value}`}${note}\n${(0,_shell_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapped */ .ky)(about, width, INDENT)}`;
}
/** Returns the flags in the form of Node's argument parser. */
function flagOptions({ usual, others }) {
    return Object.fromEntries(Object.entries({ ...usual, ...others }).map(([name, { value, short, isList = false }]) => [
        name,
        {
            type: value === undefined ? 'boolean' : 'string',
            ...(short !== undefined && { short }),
            ...(isList && { multiple: true })
        }
    ]));
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
