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
function serverCommandsText({ servers = {}, variables, commands }) {
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
${serverCommandsText(commands)}
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
        const content = `<p>${html.replace('DOMAIN', (0,_theme_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeText */ .X1)(domain))}</p>`;
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


/***/ }),

/***/ 26583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readFrontMatter),
/* harmony export */   b: () => (/* binding */ blankFrontMatter)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6661);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41160);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60907);




const START = /^\uFEFF?---[ \t]*(?:\r\n?|\n)/;
const END = /(?:\r\n?|\n)---[ \t]*(?:\r\n?|\n|$)/g;
const QUOTED_VALUE = /^( *)(?![ #])(?:[^\n]*?:|-)[ \t]+(?:"(?:[^"\\]|\\[^])*"|'(?:[^']|'')*')/gm;
function readFrontMatter(text, file) {
    const block = frontMatterBlock(text);
    if (block === undefined) {
        const late = START.test(text) ? undefined : lateFrontMatter(text);
        return { front: {}, body: text, ...(late !== undefined && { problem: misplaced(file, late) }) };
    }
    const body = text.slice(block.end);
    try {
        if (block.yaml.length > _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FRONT_MATTER_LENGTH */ .gP)
            throw new Error(`longer than ${_source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FRONT_MATTER_LENGTH */ .gP} characters`);
        const front = parseLeniently(block.yaml);
        // Anchors of YAML can make a value that contains itself.
        JSON.stringify(front);
        return { front: typeof front === 'object' && front !== null ? { ...front } : {}, body };
    }
    catch (error) {
        const [at] = (error instanceof yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLParseError */ .XT && error.linePos) || [];
        const [reason = ''] = error.message.split(/ at line \d|\n/);
        const message = `the front matter is not valid: ${reason}`;
        const place = at ? { file, line: at.line + 1, column: at.col } : (0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(file);
        return { front: {}, body, problem: { kind: 'invalid-source', message, place } };
    }
}
/** The service reads more than YAML allows: white space before the first key, and quoted values that are not indented. */
function parseLeniently(yaml) {
    const blank = yaml.slice(0, yaml.length - yaml.trimStart().length);
    const trimmed = blank.replace(/[^\r\n]/g, '') + yaml.trim();
    const indented = trimmed.replace(QUOTED_VALUE, (value, indent) => value.replaceAll('\n', `\n ${indent}`));
    try {
        return (0,_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .parseYaml */ .h)(yaml);
    }
    catch (error) {
        for (const text of [trimmed, indented])
            try {
                return (0,_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .parseYaml */ .h)(text);
            }
            catch {
                // The error of what is written counts.
            }
        throw error;
    }
}
/** The text with spaces in place of the front matter, so that every other place stays the same. */
function blankFrontMatter(text) {
    const { end } = frontMatterBlock(text) ?? { end: 0 };
    return text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}
function frontMatterBlock(text) {
    const start = START.exec(text)?.[0].length;
    if (start === undefined)
        return undefined;
    // The line break before the end belongs to the start when the block is empty.
    END.lastIndex = start - 1;
    const end = END.exec(text);
    return end === null ? undefined : { yaml: text.slice(start, end.index), end: end.index + end[0].length };
}
/** HTML, MDX, and the definition of a link that nothing refers to. */
const COMMENT = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}|^\[[^\]\n]*\]:[ \t]*(?:#|<>).*$/gm;
/** The line of a block that was meant as front matter: only white space, imports and comments are before it. */
function lateFrontMatter(text) {
    const read = text
        .slice(0, _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FRONT_MATTER_LENGTH */ .gP)
        .replace(COMMENT, comment => comment.replace(/[^\n]/g, ''));
    const lines = read.split('\n');
    const start = lines.findIndex(line => !/^\s*(?:import\s.*)?$/.test(line));
    if (start < 1 || !/^---[ \t]*\r?$/.test(lines[start] ?? ''))
        return undefined;
    const length = lines.slice(start + 1).findIndex(line => !/^(?:[\w-]+:(?:\s|$)|[ \t#]|-\s|\r?$)/.test(line));
    const isClosed = /^---[ \t]*\r?$/.test(lines[start + 1 + length] ?? '');
    const hasTitle = lines.slice(start + 1, start + 1 + length).some(line => /^[\w-]+:\s/.test(line));
    return isClosed && hasTitle ? start + 1 : undefined;
}
function misplaced(file, line) {
    const message = 'the front matter does not begin on line 1, so that it is shown as text';
    return { kind: 'invalid-source', message, place: { file, line, column: 1 } };
}


/***/ }),

/***/ 78901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Kz: () => (/* binding */ importsIn),
/* harmony export */   SP: () => (/* binding */ readPage),
/* harmony export */   W$: () => (/* binding */ replaceLines),
/* harmony export */   Yc: () => (/* binding */ titleFromPath),
/* harmony export */   ot: () => (/* binding */ pageWithoutFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _page_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90098);
/* harmony import */ var _front_matter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26583);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96354);





/** A page that is generated: `file` is what it is generated from, if that is a file. */
function pageWithoutFile(path, title, file) {
    return {
        path,
        file,
        title,
        label: title,
        description: '',
        mode: '',
        order: Infinity,
        hidden: false,
        digest: undefined,
        hasTitle: true,
        isParsed: true,
        isUnread: false
    };
}
function readPage(file, text, { readmeIsIndex, contents }) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text);
    const content = contents.get(digest) ?? readContent(text, file);
    // A problem names the file.
    if (content.problem === undefined)
        contents.set(digest, content);
    const name = (0,_page_file_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPageEnding */ .BL)(file);
    const path = readmeIsIndex ? name.replace(/(^|\/)README$/i, '$1index') : name;
    const title = content.title ?? titleFromPath(path);
    const label = content.label ?? title;
    const hasTitle = content.title !== undefined;
    return { ...content, path, file, title, hasTitle, label, digest, isUnread: false };
}
function readContent(text, file) {
    const { front, body, problem } = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_3__/* .readFrontMatter */ .X)(text, file);
    const operationName = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['openapi']) ?? (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['api']);
    // As copies: a part of a string keeps the whole one in memory.
    return structuredClone({
        title: (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['title']) ?? firstHeading(body),
        label: (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['sidebarTitle']),
        description: (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['description']) ?? '',
        order: typeof front['order'] === 'number' ? front['order'] : Infinity,
        hidden: front['hidden'] === true,
        ...(operationName !== undefined && { operationName }),
        ...((0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['openapi']) !== undefined && { operationLine: lineOf(text, /^openapi\s*:/) }),
        ...((0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['url']) !== undefined && { isLink: true }),
        mode: (0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(front['mode']) ?? '',
        front: Object.fromEntries(Object.entries(front).flatMap(([name, value]) => name === 'title' ? [] : [[name, shortened(JSON.stringify(value))]])),
        imports: importsIn(body),
        isParsed: problem === undefined,
        ...(problem && { problem })
    });
}
/** Not those in blocks of code. */
function importsIn(text) {
    if (!/^(?:import|\})\s/m.test(text))
        return [];
    return linesOf(text).flatMap(({ text: line, isCode }) => {
        if (isCode || !/^(?:import|\}\s*from)\b/.test(line))
            return [];
        const names = Array.from(line.matchAll(/['"](\.{0,2}\/[^'"]+)['"]/g), ([, name = '']) => name);
        return names.filter(_page_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isPageFile */ .MV).slice(0, 1);
    });
}
const MAX_VALUE = 1000;
/** It is only compared, and anchors of YAML make megabytes of a few bytes. */
function shortened(json) {
    return json.length > MAX_VALUE ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', json) : json;
}
function lineOf(text, start) {
    return Math.max(text.split('\n').findIndex(line => start.test(line)) + 1, 1);
}
/** `guides/getting-started` → `Getting started`. */
function titleFromPath(path) {
    const folder = path.replace(/\/?index$/, '');
    const words = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(folder || 'home').replace(/[-_]+/g, ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function firstHeading(markdown) {
    const line = linesOf(markdown).find(({ isCode, text }) => !isCode && /^#[ \t]/.test(text));
    const heading = line?.text
        .slice(1)
        .trim()
        .replace(/[ \t]#+$/, '')
        .replace(/[`*]/g, '');
    return heading === '' ? undefined : heading;
}
/** The lines of a text, and whether each belongs to a fenced code block. */
function linesOf(markdown) {
    let fence;
    return markdown.split('\n').map(text => {
        const [, mark, rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(text) ?? [];
        const isCode = fence !== undefined || mark !== undefined;
        if (fence === undefined)
            fence = mark;
        else if (mark?.startsWith(fence) && rest.trim() === '')
            fence = undefined;
        return { text, isCode };
    });
}
/** The text, with other lines outside of fenced code blocks. */
function replaceLines(markdown, replace) {
    const lines = linesOf(markdown).map(({ text, isCode }) => (isCode ? text : replace(text)));
    return lines.join('\n');
}


/***/ }),

/***/ 41160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   pI: () => (/* binding */ PAGE_START),
/* harmony export */   zz: () => (/* binding */ invalidSource)
/* harmony export */ });
const PAGE_START = { file: undefined, line: 1, column: 1 };
function placeIn(page, { file = page, line, column }) {
    return { file, line, column };
}
function startOf(file) {
    return { file, line: 1, column: 1 };
}
function invalidSource(file, message) {
    return { kind: 'invalid-source', message, place: startOf(file) };
}
/** `guides/start.mdx:12: message`, as logs show it. */
function problemText({ place: { file, line }, message }) {
    return `${file}:${line}: ${message}`;
}


/***/ }),

/***/ 96354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf)
/* harmony export */ });
/** The value as text, or undefined when it is missing or empty. */
function textOf(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** The fields of an object; none for any other value. */
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}


/***/ }),

/***/ 60907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/**
 * The value of a YAML document. Throws for one that is not valid. The parser itself compares each key with all others of
 * its mapping, which takes minutes for some ten thousand keys.
 */
function parseYaml(text) {
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { logLevel: 'error', uniqueKeys: false, lineCounter });
    const [error] = document.errors;
    if (error !== undefined)
        throw error;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map: (_, { items }) => {
            const keys = new Set();
            for (const { key } of items) {
                const { value, range } = key;
                if (value !== undefined && keys.has(value))
                    throw repeatedKey(range?.[0] ?? 0, lineCounter);
                keys.add(value);
            }
        }
    });
    return document.toJS();
}
function repeatedKey(at, lines) {
    const error = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLParseError */ .XT([at, at], 'DUPLICATE_KEY', 'Map keys must be unique');
    error.linePos = [lines.linePos(at)];
    return error;
}


/***/ })

};
