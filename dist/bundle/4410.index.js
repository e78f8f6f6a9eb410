export const id = 4410;
export const ids = [4410];
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

/***/ 74410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  emulator: () => (/* binding */ emulator_emulator)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/cli/cache-folder.js
var cache_folder = __webpack_require__(55985);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./.build/src/runtime/text/shell-word.js
var shell_word = __webpack_require__(37397);
;// CONCATENATED MODULE: ./.build/src/cli/emulator-commands.js



/** What to try with the emulator, ready to copy; with the local stack every action. */
function commandsFor({ emulator, ...stack }, { domain, workspace, program }) {
    // Two of them share nothing.
    const out = (0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `static-docs-export-try-${new URL(emulator.url).port}`);
    const { siteUrl = '', publish, env = {} } = stack;
    const files = { 'manifest-path': (0,external_node_path_.join)(out, 'manifest.json'), 'changes-path': (0,external_node_path_.join)(out, 'changes.json') };
    const where = { 'base-url': emulator.url, domain, ...(workspace !== undefined && { workspace }) };
    const commands = [
        ['export', ...flagsOf({ ...where, 'output-dir': out })],
        ...(publish === undefined
            ? []
            : [
                ['search', '--site-path', (0,external_node_path_.join)(out, 'site')],
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
/** The same for the terminal. */
function commandsText({ servers = {}, variables, commands }) {
    const lines = Object.entries(servers).map(([name, value]) => `  ${name.padEnd(12)}${value}\n`);
    const indented = (text) => text.replaceAll(/^/gm, '  ');
    return `${lines.join('')}
In another shell, once:

${indented(variables)}

Then each action:

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
var local_stack = __webpack_require__(94626);
// EXTERNAL MODULE: ./.build/src/cli/shell.js
var cli_shell = __webpack_require__(17236);
// EXTERNAL MODULE: ./.build/src/failures/exit-codes.js
var exit_codes = __webpack_require__(78620);
// EXTERNAL MODULE: ./.build/src/emulator/emulator.js + 23 modules
var emulator = __webpack_require__(45537);
// EXTERNAL MODULE: ./.build/src/emulator/requests/request-log.js
var request_log = __webpack_require__(19884);
;// CONCATENATED MODULE: ./.build/src/emulator/faults/parse-fault.js

const FAULT_SYNTAX = 'CALL=FAULT, for example start=403 or status=503x2';
const WITH_NUMBER = {
    delay: ms => ({ kind: 'delay', ms }),
    truncate: at => ({ kind: 'truncate', at }),
    stall: at => ({ kind: 'stall', at }),
    throttle: bytesPerSecond => ({ kind: 'throttle', bytesPerSecond }),
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
/** Reads the command line form of a fault: without `xN` at the end it applies to every request. */
function parseFault(text) {
    const [, name = '', fault = '', count] = /^([a-z-]+)=(.+?)(?:x(\d+))?$/.exec(text) ?? [];
    const kind = parseKind(fault);
    if (kind === undefined)
        throw new Error(`--fault ${text}: expected ${FAULT_SYNTAX}`);
    const call = request_log/* CALLS */.q.find(known => known === name);
    if (call === undefined)
        throw new Error(`--fault ${text}: calls are ${request_log/* CALLS */.q.join(', ')}`);
    return { ...kind, on: call, times: count === undefined ? Infinity : Number(count) };
}
function parseKind(fault) {
    if (/^[2-5]\d\d$/.test(fault)) {
        const status = Number(fault);
        return { kind: 'answer', status, ...(status === 429 && { retryAfter: 1 }) };
    }
    const [, name = '', number] = /^([a-z-]+)(?:@(\d+))?$/.exec(fault) ?? [];
    return number === undefined ? WITHOUT_NUMBER[name] : WITH_NUMBER[name]?.(Number(number));
}

// EXTERNAL MODULE: ./.build/src/emulator/jobs/agent-jobs.js
var agent_jobs = __webpack_require__(81470);
// EXTERNAL MODULE: ./.build/src/emulator/site/domains.js
var site_domains = __webpack_require__(43766);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/emulator/site/problems.js
var problems = __webpack_require__(51139);
;// CONCATENATED MODULE: ./.build/src/cli/emulator.js
















/** Of API, downloads, bucket, CDN and site. Fixed, so that workflows and scripts can name them. */
const FIRST_PORT = 4010;
const HELP = `The documentation service on this machine, to try the actions.

  emulator --docs DIR
  emulator --all           also an S3 store, a CDN and a web host on fixed ports, and the
                           commands to try every action with them

  --docs DIR            .md and .mdx files to export: one site for every domain, or one
                        folder per domain (default: a small sample)
  --port N              first of two ports, of API and downloads, with --all of five (default:
                        0, which is any free ones; with --all ${FIRST_PORT})
  --key KEY             API key to accept (default: generated, stored with the data)
  --data DIR            folder for jobs and archives (default: the cache folder of the user)

Speed and expiry:
  --link-lifetime 15m   how long a download link is valid, for example 5s for short links
  --page-delay MS       delay before each page and each step of an update (default: 0)
  --job-duration 2m     minimum duration of an export, for slow jobs

Failures:
  --fail-jobs REASON    every export fails with this reason
  --fail-updates REASON every project update fails with this reason
  --rate-limit N        API requests per second; others get 429 with Retry-After
  --fault FAULT         a fault, repeatable: ${FAULT_SYNTAX}
                        (xN: for N requests). Faults: an HTTP status,
                        delay@MS, hang, drop, drop-accepted, truncate@BYTES, stall@BYTES,
                        throttle@BYTES_PER_SECOND, expire, change, no-ranges. Calls:
${wrapped(request_log/* CALLS */.q)}

Agent jobs:
  --agent RESULT        agent job that ends with ${agent_jobs/* AGENT_RESULTS */.F.join(', ')}; the id is the
                        result, or set one: --agent my-job=pr. Repeatable (default: all)
  --agent-active 10s    how long agent jobs stay active

Exported sites:
  --problem NAME        adds a known problem, repeatable; all for every problem:
${wrapped(problems/* SITE_PROBLEMS */.bC)}
  --build-id ID         gives assets hashed names that depend on this id
`;
const OPTIONS = {
    docs: { type: 'string' },
    all: { type: 'boolean', default: false },
    port: { type: 'string' },
    key: { type: 'string' },
    data: { type: 'string' },
    'link-lifetime': { type: 'string', default: '15m' },
    'page-delay': { type: 'string', default: '0' },
    'job-duration': { type: 'string', default: '0s' },
    'fail-jobs': { type: 'string' },
    'fail-updates': { type: 'string' },
    'rate-limit': { type: 'string' },
    fault: { type: 'string', multiple: true, default: [] },
    agent: { type: 'string', multiple: true, default: [...agent_jobs/* AGENT_RESULTS */.F] },
    'agent-active': { type: 'string', default: '10s' },
    problem: { type: 'string', multiple: true, default: [] },
    'build-id': { type: 'string' }
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
            const many = given.all ? 'five ports from there' : 'it and the next one';
            const problem = (0,cli_shell/* portProblem */.BI)(error, `--port N takes ${many}, --port 0 any free ones.`);
            // The message names the problem, such as a folder without pages. A stack trace adds nothing.
            throw problem instanceof cli_shell/* CommandError */.Qd ? problem : (0,cli_shell/* usage */.jl)((0,failure/* reasonOf */.A3)(problem));
        }
    }
};
async function start(given, shell) {
    const docs = given.docs === undefined ? undefined : (0,cli_shell/* existingFolder */.CI)((0,external_node_path_.resolve)(shell.folder, given.docs));
    const activeMs = duration('agent-active', given['agent-active']);
    const [port = 0, storePort = 0, ...others] = portsFrom(given.port ?? (given.all ? String(FIRST_PORT) : '0'));
    const own = {
        ...(docs !== undefined && { docs }),
        ...(given.key !== undefined && { key: given.key }),
        ...(given['fail-jobs'] !== undefined && { jobFailure: given['fail-jobs'] }),
        ...(given['fail-updates'] !== undefined && { updateFailure: given['fail-updates'] }),
        ...(given['rate-limit'] !== undefined && { rateLimit: integer('rate-limit', given['rate-limit']) }),
        onExportEnd: printEnd,
        port,
        storePort,
        linkLifetimeMs: duration('link-lifetime', given['link-lifetime']),
        pageDelayMs: integer('page-delay', given['page-delay']),
        jobDurationMs: duration('job-duration', given['job-duration']),
        agentJobs: agentJobs(given.agent, activeMs),
        startedAgentJobs: { ends: 'pr', activeMs },
        faults: given.fault.map(parseFault),
        site: {
            problems: given.problem.flatMap(name => name === 'all' ? problems/* SITE_PROBLEMS */.bC : oneOf(problems/* SITE_PROBLEMS */.bC, '--problem', name)),
            ...(given['build-id'] !== undefined && { buildId: given['build-id'] })
        }
    };
    const domains = docs === undefined ? undefined : await (0,site_domains/* listDomains */.w)(docs);
    const domain = domains?.[0] ?? 'docs.example.com';
    const workspace = docs === undefined ? undefined : await (0,site_domains/* folderFor */.A)(docs, domain);
    const data = dataFolder(given.data, shell);
    // The page of the emulator shows them as soon as everything runs.
    const shown = {};
    const options = { ...own, ...data.options, commands: () => shown.commands };
    const [store = 0, cdn = 0, site = 0] = others;
    const stack = given.all ? await (0,local_stack/* startLocalStack */._)(options, { store, cdn, site }) : undefined;
    const running = stack?.emulator ?? (await (0,emulator/* startEmulator */.s)(options));
    const commands = commandsFor(stack ?? { emulator: running }, { domain, workspace, program: shell.program });
    shown.commands = commands;
    console.log(`
  page        ${running.url}/
  base-url    ${running.url}
  api-key     ${running.key}
  domains     ${domains?.join(', ') ?? `any, for example ${domain}`}
  agent jobs  ${Object.keys(own.agentJobs ?? {}).join(', ')}
  store       ${running.storeUrl}
${commandsText(commands)}
${data.note}
Press Ctrl-C to stop.`);
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => void (stack ?? running)[Symbol.asyncDispose]());
}
const CLAIM = 'process';
/** Of one emulator at a time: two would not know of each other's jobs. */
function dataFolder(flag, shell) {
    const data = flag === undefined ? (0,cache_folder/* cacheFolder */.n)(shell, 'emulator') : (0,external_node_path_.resolve)(shell.folder, flag);
    const owner = claim(data);
    if (owner === undefined)
        return { options: { data }, note: '' };
    const used = `${data} is in use by another emulator (process ${owner})`;
    if (flag !== undefined) {
        const file = (0,external_node_path_.join)(data, CLAIM);
        throw (0,cli_shell/* usage */.jl)(`--data: ${used}. Choose another folder, stop it, or remove ${file} if that is no emulator.`);
    }
    return { options: {}, note: `\n${used}: this one has a key and jobs of its own, until it ends.\n` };
}
/** The process that has the folder; undefined when it is this one. */
function claim(folder) {
    const file = (0,external_node_path_.join)(folder, CLAIM);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    try {
        (0,external_node_fs_.writeFileSync)(file, String(process.pid), { flag: 'wx' });
        process.once('exit', () => (0,external_node_fs_.rmSync)(file, { force: true }));
        return undefined;
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
        const owner = Number((0,external_node_fs_.readFileSync)(file, 'utf8'));
        if (owner > 0 && owner !== process.pid && isRunning(owner))
            return owner;
        // Of one that was killed.
        (0,external_node_fs_.rmSync)(file);
        return claim(folder);
    }
}
function isRunning(pid) {
    try {
        return process.kill(pid, 0);
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}
/** One line for each export; the warnings are in a file, because there can be hundreds. */
function printEnd({ domain, status, pageCount, warnings, error }, warningsFile) {
    const list = warnings.length === 0 ? '' : `, listed in ${(0,external_node_path_.relative)(process.cwd(), warningsFile)}`;
    const counts = `${(0,units/* formatCount */.B4)(pageCount, 'page')}, ${(0,units/* formatCount */.B4)(warnings.length, 'warning')}`;
    const end = status === 'failed' ? (error ?? 'no reason') : counts + list;
    console.log(`\nExport of ${(0,plain_text/* printable */.g$)(domain)} ${status}: ${(0,plain_text/* printable */.g$)(end)}`);
}
/** `pr`, or `my-job=pr`. */
function agentJobs(values, activeMs) {
    const scenarios = values.map(value => {
        const [id = value, result = id] = value.split('=');
        return [id, { ends: oneOf(agent_jobs/* AGENT_RESULTS */.F, '--agent', result), activeMs }];
    });
    return Object.fromEntries(scenarios);
}
function oneOf(choices, option, value) {
    const found = choices.find(choice => choice === value);
    if (found === undefined)
        throw (0,cli_shell/* usage */.jl)(`${option} ${value} is not one of ${choices.join(', ')}`);
    return found;
}
function integer(name, text) {
    if (!/^\d+$/.test(text))
        throw (0,cli_shell/* usage */.jl)(`--${name}: ${text} is not a whole number`);
    return Number(text);
}
/** Five ports, one after the other. None for 0, which is any free ones. */
function portsFrom(text) {
    const first = integer('port', text);
    if (first > 65_535 - 4)
        throw (0,cli_shell/* usage */.jl)(`--port: ${text} is not a port up to ${65_535 - 4}`);
    return first === 0 ? [] : [0, 1, 2, 3, 4].map(at => first + at);
}
function duration(name, text) {
    const ms = (0,units/* parseDuration */.E9)(text);
    if (ms === undefined)
        throw (0,cli_shell/* usage */.jl)(`--${name}: ${text} is not a duration such as 500ms, 90s, 15m or 1h`);
    return ms;
}
/** Below the option they belong to. */
function wrapped(names) {
    return names
        .join(', ')
        .replaceAll(/(.{1,60})(?: |$)/g, `${' '.repeat(24)}$1\n`)
        .trimEnd();
}


/***/ }),

/***/ 51139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bC: () => (/* binding */ SITE_PROBLEMS),
/* harmony export */   uq: () => (/* binding */ problemPages),
/* harmony export */   vO: () => (/* binding */ PIXEL),
/* harmony export */   xl: () => (/* binding */ MISSING_SITEMAP_PATH)
/* harmony export */ });
/* harmony import */ var _sources_source_page_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78901);
/* harmony import */ var _theme_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12156);


/** Known problems that an exported site can contain. All but the last two add the page `problems/<name>.html`. */
const PROBLEM_PAGES = {
    'broken-link': { html: '<a href="../missing-page.html">A link to a page that does not exist</a>' },
    'broken-anchor': {
        html: '<a href="../index.html#missing-section">A link to a section that does not exist</a>'
    },
    'missing-image': { html: '<img src="../images/missing.png" alt="An image that does not exist">' },
    'missing-script': { html: '<script src="../assets/missing.js"></script>' },
    'missing-style': { head: '<link rel="stylesheet" href="../assets/missing.css">\n' },
    'external-script': { html: '<script src="https://scripts.example.net/widget.js" defer></script>' },
    'external-font': {
        head: '<style>@font-face{font-family:sample;src:url(https://fonts.example.net/sample.woff2)}</style>\n'
    },
    'external-image': {
        html: '<img src="https://images.example.net/photo.png" alt="An image of another host">'
    },
    'insecure-resource': {
        html: '<img src="http://DOMAIN/problems/pixel.svg" alt="An image over plain http">'
    },
    'foreign-canonical': { canonical: 'https://other.example.net/problems/foreign-canonical' },
    noindex: { head: '<meta name="robots" content="noindex">\n' }
};
const SITE_PROBLEMS = [
    ...Object.keys(PROBLEM_PAGES),
    'sitemap',
    'missing-404'
];
/** Path in the sitemap that has no file. */
const MISSING_SITEMAP_PATH = 'problems/removed-page';
/** The file that the page with the insecure resource refers to: it exists, only its address is wrong. */
const PIXEL = {
    path: 'problems/pixel.svg',
    content: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n'
};
function problemPages(problems, domain) {
    return problems
        .filter((problem) => problem in PROBLEM_PAGES)
        .map(problem => {
        const { html = '', ...rest } = PROBLEM_PAGES[problem];
        const title = (0,_sources_source_page_source_js__WEBPACK_IMPORTED_MODULE_0__/* .titleFromPath */ .Yc)(problem);
        const content = `<p>${html.replace('DOMAIN', (0,_theme_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(domain))}</p>`;
        return {
            path: `problems/${problem}`,
            title,
            description: '',
            mode: '',
            ...rest,
            html: `<h1>${title}</h1>\n<p>This page has the known problem <code>${problem}</code>.</p>\n${content}\n`
        };
    });
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
