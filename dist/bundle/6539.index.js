export const id = 6539;
export const ids = [6539];
export const modules = {

/***/ 74410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  emulator: () => (/* binding */ emulator_emulator)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/runtime/text/shell-word.js
var shell_word = __webpack_require__(37397);
;// CONCATENATED MODULE: ./.build/src/cli/emulator-commands.js



const DOMAIN = 'docs.example.com';
function commandsFor({ emulator, ...stack }, { docs, program }) {
    // The path contains the port, so that two emulators do not overwrite each other's output.
    const out = (0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `static-docs-export-try-${new URL(emulator.url).port}`);
    const { siteUrl = '', publish, env = {} } = stack;
    const files = { 'manifest-path': (0,external_node_path_.join)(out, 'manifest.json'), 'changes-path': (0,external_node_path_.join)(out, 'changes.json') };
    const where = { 'base-url': emulator.url, domain: DOMAIN, ...(docs !== undefined && { workspace: docs }) };
    const commands = [
        ['export', ...flagsOf({ ...where, 'output-dir': out })],
        ...(publish === undefined
            ? []
            : [
                ['finish', ...flagsOf({ 'site-path': (0,external_node_path_.join)(out, 'site'), 'site-url': siteUrl })],
                ['publish', '--site-path', (0,external_node_path_.join)(out, 'site'), ...flagsOf(publish)],
                ['verify', ...flagsOf({ 'site-url': siteUrl, ...files })]
            ]),
        ['wait-for-agent', '--base-url', emulator.url, '--project-id', 'my-project', '--job-id', 'pr'],
        ['pull-request', '--help']
    ];
    return {
        servers: publish && {
            target: publish.target,
            endpoint: publish.endpoint,
            CDN: env['AWS_ENDPOINT_URL_CLOUDFRONT'] ?? '',
            site: `${siteUrl}/`
        },
        variables: Object.entries({ DOCS_API_KEY: emulator.key, ...env })
            .map(variable)
            .join('\n'),
        commands: commands.map(args => [program, ...args.map(shell_word/* quoted */.T)].join(' '))
    };
}
function serverCommandsText({ servers = {}, variables, commands }) {
    const lines = Object.entries(servers).map(([name, value]) => `  ${name.padEnd(12)}${value}\n`);
    const indented = (text) => text.replaceAll(/^/gm, '  ');
    return `${lines.join('')}
In another shell, set these variables once:

${indented(variables)}

Then run each action:

${indented(commands.join('\n'))}`;
}
function flagsOf(inputs) {
    return Object.entries(inputs).flatMap(([name, value]) => [`--${name}`, value]);
}
function variable([name, value]) {
    return process.platform === 'win32' ? `$env:${name} = '${value}'` : `export ${name}='${value}'`;
}

// EXTERNAL MODULE: ./.build/src/runtime/text/plain-text.js
var plain_text = __webpack_require__(39180);
// EXTERNAL MODULE: ./.build/src/cli/local-stack.js + 4 modules
var local_stack = __webpack_require__(69512);
// EXTERNAL MODULE: ./.build/src/cli/shell.js
var cli_shell = __webpack_require__(17236);
// EXTERNAL MODULE: ./.build/src/failures/exit-codes.js
var exit_codes = __webpack_require__(78620);
// EXTERNAL MODULE: ./.build/src/emulator/emulator.js + 11 modules
var emulator = __webpack_require__(84257);
// EXTERNAL MODULE: ./.build/src/emulator/requests/request-log.js
var request_log = __webpack_require__(19884);
;// CONCATENATED MODULE: ./.build/src/emulator/faults/parse-fault.js

const FAULT_SYNTAX = 'CALL=FAULT, for example start=403 or status=503x2';
const WITH_NUMBER = {
    delay: ms => ({ kind: 'delay', ms }),
    truncate: at => ({ kind: 'truncate', at }),
    stall: at => ({ kind: 'stall', at }),
    expire: afterMs => ({ kind: 'expire', afterMs })
};
const WITHOUT_NUMBER = {
    hang: { kind: 'hang' },
    drop: { kind: 'drop' },
    'drop-accepted': { kind: 'drop', accepted: true },
    expire: { kind: 'expire' },
    change: { kind: 'change' },
    'no-ranges': { kind: 'no-ranges' }
};
/** Parses a fault from the command line. Without `xN` at the end, the fault affects every request of its call. */
function parseFault(text) {
    const [, name = '', fault = '', count] = /^([a-z-]+)=(.+?)(?:x(\d+))?$/.exec(text) ?? [];
    const kind = parseKind(fault);
    if (kind === undefined)
        throw new Error(`--fault ${text}: expected ${FAULT_SYNTAX}`);
    const call = request_log/* CALLS */.q.find(known => known === name);
    if (call === undefined)
        throw new Error(`--fault ${text}: unknown call. The calls are ${request_log/* CALLS */.q.join(', ')}`);
    return { ...kind, on: call, times: count === undefined ? Infinity : Number(count) };
}
function parseKind(fault) {
    if (/^[2-5]\d\d$/.test(fault)) {
        const status = Number(fault);
        return { kind: 'answer', status, ...(status === 429 && { headers: { 'retry-after': '1' } }) };
    }
    const [, name = '', number] = /^([a-z-]+)(?:@(\d+))?$/.exec(fault) ?? [];
    return number === undefined ? WITHOUT_NUMBER[name] : WITH_NUMBER[name]?.(Number(number));
}

// EXTERNAL MODULE: ./.build/src/emulator/jobs/agent-jobs.js
var agent_jobs = __webpack_require__(81470);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
;// CONCATENATED MODULE: ./.build/src/cli/emulator.js













/** First of the five ports: API, downloads, bucket, CDN, site. They are fixed, so that scripts can rely on them. */
const FIRST_PORT = 4010;
const HELP = `Emulates the documentation service on this machine, so that you can try the actions.

  emulator --docs DIR
  emulator --all           also starts an S3 store, a CDN and a web host on fixed ports, and
                           prints the commands to try every action with them

  --docs DIR            .md and .mdx files to export (default: a small sample)
  --port N              first of two ports (API, downloads), or of five with --all (default: 0,
                        which means any free ports; with --all, ${FIRST_PORT})
  --key KEY             API key to accept (default: generated, and kept for the next start with the same --port)

  --fault CALL=FAULT    fault to emulate; can be repeated. The form is ${FAULT_SYNTAX}
                        (xN: for N requests). Faults: an HTTP status,
                        delay@MS, hang, drop, drop-accepted, truncate@BYTES, stall@BYTES,
                        expire, change, no-ranges. Calls:
${(0,cli_shell/* wrapped */.ky)(request_log/* CALLS */.q.join(', '), 84, ' '.repeat(24))}
`;
const OPTIONS = {
    docs: { type: 'string' },
    all: { type: 'boolean', default: false },
    port: { type: 'string' },
    key: { type: 'string' },
    fault: { type: 'string', multiple: true, default: [] }
};
const emulator_emulator = {
    help: HELP,
    async run(args, shell) {
        const given = (0,cli_shell/* parseFlags */.bQ)(args, OPTIONS);
        try {
            await start(given, shell);
            return exit_codes/* EXIT */.d.ok;
        }
        catch (error) {
            const many = given.all ? 'five ports from N' : 'N and N+1';
            const problem = (0,cli_shell/* portProblem */.BI)(error, `--port N uses ${many}; --port 0 uses any free ports.`);
            // The message explains the problem, such as a folder without pages, so no stack trace is needed.
            throw problem instanceof cli_shell/* CommandError */.Qd ? problem : (0,cli_shell/* usage */.jl)((0,failure/* reasonOf */.A3)(problem));
        }
    }
};
/** Returns a folder in the user's cache folder, for files that later runs reuse. */
function cacheFolder({ env }, name) {
    const own = env['XDG_CACHE_HOME'] || (process.platform === 'win32' ? env['LOCALAPPDATA'] : undefined);
    return (0,external_node_path_.join)(own || (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.cache'), 'static-docs-export', name);
}
async function start(given, shell) {
    const docs = given.docs === undefined ? undefined : (0,cli_shell/* existingFolder */.CI)((0,external_node_path_.resolve)(shell.folder, given.docs));
    const [port = 0, storePort = 0, ...others] = portsFrom(given.port ?? (given.all ? String(FIRST_PORT) : '0'));
    const own = {
        ...(docs !== undefined && { docs }),
        ...(given.key !== undefined && { key: given.key }),
        onExportEnd: printEnd,
        port,
        storePort,
        faults: given.fault.map(parseFault)
    };
    // Only one emulator can use a fixed port, so a permanent folder is safe. With port 0, the folder is temporary.
    const data = port === 0 ? undefined : cacheFolder(shell, `emulator-${port}`);
    // The home page shows the commands as soon as all servers run.
    const shown = {};
    const options = { ...own, ...(data !== undefined && { data }), commands: () => shown.commands };
    const [store = 0, cdn = 0, site = 0] = others;
    const stack = given.all ? await (0,local_stack/* startLocalStack */._)(options, { store, cdn, site }) : undefined;
    const running = stack?.emulator ?? (await (0,emulator/* startEmulator */.s)(options));
    const commands = commandsFor(stack ?? { emulator: running }, { docs, program: shell.program });
    shown.commands = commands;
    console.log(`
  page        ${running.url}/
  base-url    ${running.url}
  api-key     ${running.key}
  domain      any, for example ${DOMAIN}
  agent jobs  ${agent_jobs/* AGENT_JOBS */.F.join(', ')}
  store       ${running.storeUrl}
${serverCommandsText(commands)}

Press Ctrl-C to stop.`);
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => void (stack ?? running)[Symbol.asyncDispose]());
}
/** Prints one line per export. The warnings are in a file, because an export can have hundreds of warnings. */
function printEnd({ domain, status, pageCount, warnings, error }, warningsFile) {
    const list = warnings.length === 0 ? '' : `, listed in ${(0,external_node_path_.relative)(process.cwd(), warningsFile)}`;
    const counts = `${(0,units/* formatCount */.B4)(pageCount, 'page')}, ${(0,units/* formatCount */.B4)(warnings.length, 'warning')}`;
    const end = status === 'failed' ? (error ?? 'no reason given') : counts + list;
    console.log(`\nExport of ${(0,plain_text/* printable */.g$)(domain)} ${status}: ${(0,plain_text/* printable */.g$)(end)}`);
}
/** Returns five consecutive ports. Returns none for 0, so that the servers use any free ports. */
function portsFrom(text) {
    if (!/^\d+$/.test(text))
        throw (0,cli_shell/* usage */.jl)(`--port: ${text} is not a whole number`);
    const first = Number(text);
    if (first > 65_535 - 4)
        throw (0,cli_shell/* usage */.jl)(`--port: ${text} is above ${65_535 - 4}, the highest first port`);
    return first === 0 ? [] : [0, 1, 2, 3, 4].map(at => first + at);
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
