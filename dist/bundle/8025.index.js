export const id = 8025;
export const ids = [8025];
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

/***/ 78025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
// EXTERNAL MODULE: ./.build/src/runtime/text/plain-text.js
var plain_text = __webpack_require__(39180);
// EXTERNAL MODULE: ./.build/src/cli/gh.js
var gh = __webpack_require__(93371);
// EXTERNAL MODULE: ./.build/src/cli/init/repository.js
var repository = __webpack_require__(75025);
// EXTERNAL MODULE: ./.build/src/cli/questions.js
var questions = __webpack_require__(66867);
// EXTERNAL MODULE: ./.build/src/cli/actions/flags.js
var actions_flags = __webpack_require__(54853);
// EXTERNAL MODULE: ./.build/src/cli/shell.js
var cli_shell = __webpack_require__(17236);
// EXTERNAL MODULE: ./.build/src/service/service-inputs.js
var service_inputs = __webpack_require__(97516);
// EXTERNAL MODULE: ./.build/src/failures/exit-codes.js
var exit_codes = __webpack_require__(78620);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(23945);
// EXTERNAL MODULE: ./.build/src/failures/index.js + 8 modules
var failures = __webpack_require__(48152);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/http/agent-http.js
var agent_http = __webpack_require__(13997);
// EXTERNAL MODULE: ./.build/src/runtime/http/request.js
var request = __webpack_require__(38056);
// EXTERNAL MODULE: ./.build/src/runtime/action/input-fields.js
var input_fields = __webpack_require__(96421);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var runtime_problem = __webpack_require__(24707);
;// CONCATENATED MODULE: ./.build/src/cli/doctor/answer.js
const RESPONSE_TIMEOUT_MS = 15_000;

// EXTERNAL MODULE: ./.build/src/runtime/docs-url.js
var docs_url = __webpack_require__(53361);
;// CONCATENATED MODULE: ./.build/src/cli/doctor/host-check.js



const MAX_PAGES = 10;
/**
 * Checks that the host serves a page at its canonical URL, which has no `.html`. Skips pages that redirect to a folder,
 * because folders need no rewrite rule. The result is unknown if the host responds to every address with a page.
 */
async function checkHost(siteUrl, get) {
    const site = (0,parse_url/* parseUrl */.D)(siteUrl.replace(/\/*$/, '/'));
    if (site === null)
        return ['failed', `${siteUrl} is not a valid URL: it must begin with https://`];
    // Paths in the sitemap belong to this host, even if a path begins with two slashes.
    const at = (pathname) => Object.assign(new URL(site), { pathname });
    const { status, body } = await get(new URL('sitemap.xml', site));
    if (status !== 200)
        return ['unknown', `Not checked: HTTP ${status} for sitemap.xml on ${site.host}`];
    for (const page of pagesIn(body, site).slice(0, MAX_PAGES)) {
        const { status, headers } = await get(at(page));
        const { origin, pathname } = (0,parse_url/* parseUrl */.D)(headers.location ?? '', at(page)) ?? site;
        if (origin === site.origin && pathname === `${page}/`)
            continue;
        if (status !== 200) {
            const hasFile = status === 404 && (await get(at(`${page}.html`))).status === 200;
            const advice = hasFile
                ? (0,docs_url/* withPages */.hF)('The host needs a rewrite rule. See docs/hosting.md.', (0,docs_url/* errorsPage */.PD)({}))
                : 'Check that the page exists.';
            return ['failed', `${page} responds with HTTP ${status}`, advice];
        }
        const missing = await get(at(`${page}-${(0,external_node_crypto_.randomUUID)()}`));
        return missing.status === 200
            ? ['unknown', `${site.host} also responds with HTTP 200 for a page that does not exist`]
            : ['ok', `${page} is served without .html`];
    }
    return ['unknown', `The sitemap of ${site.host} has no page that shows whether the rewrite rule works`];
}
/** Returns the paths in the sitemap that only a host with a rewrite rule serves. Skips paths with an XML entity. */
function pagesIn(sitemap, site) {
    const paths = [...sitemap.matchAll(/<loc>\s*([^<&\s]+)\s*<\/loc>/g)].map(([, address = '']) => (0,parse_url/* parseUrl */.D)(address)?.pathname ?? '');
    return paths.filter(path => path.startsWith(site.pathname) && !/(\/|\.(html?|xml(\.gz)?))$/.test(path));
}

// EXTERNAL MODULE: ./.build/src/publish/inputs.js + 3 modules
var publish_inputs = __webpack_require__(44246);
// EXTERNAL MODULE: ./.build/src/runtime/time/clock.js
var clock = __webpack_require__(92258);
// EXTERNAL MODULE: ./.build/src/s3/bucket-address.js
var bucket_address = __webpack_require__(78695);
// EXTERNAL MODULE: ./.build/src/s3/conditional-writes.js
var conditional_writes = __webpack_require__(55963);
// EXTERNAL MODULE: ./.build/src/s3/objects.js
var objects = __webpack_require__(4062);
// EXTERNAL MODULE: ./.build/src/s3/signature.js
var signature = __webpack_require__(97944);
// EXTERNAL MODULE: ./.build/src/s3/store.js + 2 modules
var s3_store = __webpack_require__(5246);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./.build/src/export/inputs/input-schema.js
var input_schema = __webpack_require__(84160);
// EXTERNAL MODULE: ./.build/src/verify/inputs.js + 1 modules
var inputs = __webpack_require__(81989);
// EXTERNAL MODULE: ./.build/src/cli/init/files.js
var files = __webpack_require__(86658);
// EXTERNAL MODULE: ./.build/src/cli/project.js
var project = __webpack_require__(26831);
// EXTERNAL MODULE: ./.build/src/cli/runner/action-file.js
var action_file = __webpack_require__(97970);
;// CONCATENATED MODULE: ./.build/src/cli/doctor/settings.js















/** Inputs that doctor can check, with the schemas from the actions. */
const INPUTS = {
    'base-url': input_schema/* exportFields */.cA.shape['base-url'],
    domain: input_schema/* exportFields */.cA.shape.domain,
    target: publish_inputs/* publishFields */.lo.shape.target,
    endpoint: publish_inputs/* publishFields */.lo.shape.endpoint,
    region: publish_inputs/* publishFields */.lo.shape.region,
    purge: publish_inputs/* publishFields */.lo.shape.purge,
    'site-url': inputs/* verifyFields */.RC.shape['site-url']
};
function problemOfSetting(name, value) {
    const { data, error } = parse/* safeParse */.xL(INPUTS[name], value);
    const entries = Array.isArray(data) ? data : [];
    return error?.issues[0]?.message ?? entries.find(entry => entry instanceof runtime_problem/* Problem */.AF)?.message;
}
/** Flags override files. `isRead`: a file uses the actions. `usesKey`: a step has the API key, or no file uses the actions. */
function readSettings(flags, shell) {
    const problems = Object.entries(flags).flatMap(([name, value]) => {
        const problem = problemOfSetting(name, value);
        return problem === undefined ? [] : [`--${name} ${problem}`];
    });
    if (problems.length > 0)
        throw (0,cli_shell/* usage */.jl)(...problems);
    const { root, remote } = (0,repository/* lookUp */.TE)(shell);
    const steps = ownSteps(root);
    const given = [...steps.map(each => each.given), ...pipelineInputs(root)];
    const found = given.flatMap(inputsIn);
    const settings = {};
    for (const [name, value] of Object.entries(flags))
        settings[name] = { value, isFlag: true, unknown: [] };
    const variables = found.some(([, value]) => value.includes('vars.'))
        ? knownVariables((0,repository/* onGitHub */.xr)(remote), root, shell)
        : {};
    for (const [name, text] of found) {
        const value = text.replaceAll(/\$\{\{ *vars\.(\w+) *\}\}/g, (all, variable) => variables[variable] ?? all);
        const unknown = [...value.matchAll(/\$\{\{ *(.*?) *\}\}|\$\w+/g)].map(([all, inside]) => inside ?? all);
        const earlier = settings[name];
        if (earlier === undefined || (!earlier.isFlag && earlier.unknown.length > unknown.length))
            settings[name] = { value, isFlag: false, unknown };
    }
    return {
        settings,
        isRead: given.length > 0,
        usesKey: given.length === 0 || given.some(inputs => entry(inputs, 'api-key') !== undefined)
    };
}
/** Returns the names that the examples use as variables, except names that any example uses as a secret. */
function variableNames() {
    const folder = (0,external_node_path_.join)(project/* root */.zr, 'examples');
    const texts = (0,external_node_fs_.readdirSync)(folder)
        .filter(name => name.endsWith('.yml'))
        .map(name => (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name), 'utf8'));
    const names = (kind) => texts.flatMap(text => [...text.matchAll(new RegExp(`\\b${kind}\\.(\\w+)`, 'g'))].map(([, name = '']) => name));
    const secrets = names('secrets');
    return new Set(names('vars').filter(name => !secrets.includes(name)));
}
/** Returns shell variables and, if gh is logged in, repository variables. Repository variables take precedence. */
function knownVariables(repository, root, { env }) {
    const names = variableNames();
    const known = {};
    for (const name of names)
        if (env[name])
            known[name] = env[name];
    if (repository === undefined)
        return known;
    const args = ['variable', 'list', '--repo', repository, '--json', 'name,value'];
    const listed = (0,gh/* askGh */.B)(args, root, { env });
    if (!Array.isArray(listed))
        return known;
    for (const each of listed) {
        const name = textOf(entry(each, 'name'));
        if (names.has(name))
            known[name] = textOf(entry(each, 'value'));
    }
    return known;
}
/** Returns the steps that use the actions. In a file that init wrote, the repository of the actions can have any name. */
function ownSteps(root) {
    const actions = (0,action_file/* actionFiles */.S)();
    return (0,files/* workflowFiles */.BF)(root).flatMap(path => {
        const isWritten = (0,files/* isMarked */.rZ)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, path), 'utf8'));
        const steps = stepsIn(root, path);
        const parts = steps.map(step => partsOf(step.uses));
        // Without a folder, an action of ours looks like any other.
        const sources = new Set(parts.map(({ repository, folder }) => actions.has(folder) && repository));
        return steps.flatMap(({ given }, at) => {
            const { repository = '', folder = '' } = parts[at] ?? {};
            const isKnown = repository.endsWith(`/${ownName()}`) ||
                (isWritten && (sources.has(repository) || entry(given, 'api-key') !== undefined));
            const action = folder || 'export';
            return isKnown && actions.has(action) ? [{ path, action, given }] : [];
        });
    });
}
function partsOf(uses) {
    const [, repository = '', folder = ''] = /^([^/@]+\/[^/@]+)(?:\/([\w-]+))?@/.exec(uses) ?? [];
    return { repository, folder };
}
function stepsIn(root, path) {
    const steps = valuesOf(entry(readYaml(root, path), 'jobs')).flatMap(job => valuesOf(entry(job, 'steps')));
    return steps.map(step => ({ uses: textOf(entry(step, 'uses')), given: entry(step, 'with') }));
}
function pipelineInputs(root) {
    return ['.gitlab-ci.yml', '.gitlab/docs.yml']
        .filter(path => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { throwIfNoEntry: false })?.isFile())
        .flatMap(path => valuesOf(entry(readYaml(root, path), 'include')))
        .filter(include => textOf(entry(include, 'local')).includes('docs-export'))
        .map(include => {
        const inputs = entry(include, 'inputs');
        const from = entry(inputs, 'mint-export');
        if (from !== undefined)
            return { ...inputs, from };
        return { ...inputs, 'api-key': 'DOCS_API_KEY', 'base-url': entry(inputs, 'api-url') };
    });
}
/** Returns the repository name of this project, which forks usually keep. */
function ownName() {
    return (0,project/* ownRepository */.d5)().split('/')[1] ?? '';
}
function readYaml(root, path) {
    const text = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, path), 'utf8');
    try {
        return (0,dist/* parse */.qg)(text, { logLevel: 'error' });
    }
    catch (error) {
        // Ignores an invalid file that does not use the actions.
        if (!text.includes(ownName()) && !path.startsWith('.gitlab'))
            return undefined;
        throw (0,cli_shell/* usage */.jl)(`${path} is not valid YAML: ${(0,failure/* reasonOf */.A3)(error).split('\n')[0] ?? ''}`);
    }
}
function entry(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? value[name]
        : undefined;
}
function valuesOf(value) {
    return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
function inputsIn(given) {
    // With `from`, the export does not use the service, so no server has to respond at `domain`.
    const isLocal = entry(given, 'from') !== undefined;
    return Object.keys(INPUTS)
        .filter(name => !isLocal || name !== 'domain')
        .map((name) => [name, textOf(entry(given, name))])
        .filter(([, value]) => value !== '');
}
function textOf(value) {
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

;// CONCATENATED MODULE: ./.build/src/cli/doctor/store-checks.js













async function* checkBucket(target, { inputs, env, canWrite }, http) {
    const parsed = (0,bucket_address/* parseTarget */.hu)(target);
    if (parsed instanceof runtime_problem/* Problem */.AF)
        return;
    const credentials = (0,publish_inputs/* credentialsFrom */.Tf)(env);
    if (credentials === undefined) {
        yield [
            'Bucket',
            'unknown',
            'Not checked: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set in this shell',
            'Runs have their own credentials. To check the bucket now, set both variables.'
        ];
        return;
    }
    const { bucket: name, prefix } = parsed;
    const where = {
        endpoint: inputs.endpoint ?? (0,publish_inputs/* endpointFrom */.Ku)(env) ?? '',
        region: inputs.region ?? (env['AWS_REGION'] || 'us-east-1')
    };
    const problem = credentials instanceof runtime_problem/* Problem */.AF ? credentials.message : problemIn(where);
    if (credentials instanceof runtime_problem/* Problem */.AF || problem !== undefined) {
        yield ['Bucket', 'failed', problem ?? ''];
        return;
    }
    const { region } = where;
    const endpoint = (0,parse_url/* parseUrl */.D)(where.endpoint) ?? undefined;
    const signal = AbortSignal.timeout(2 * RESPONSE_TIMEOUT_MS);
    const context = { http, clock: clock/* systemClock */.m, random: Math.random, log: SILENT, signal };
    const store = new s3_store/* Store */.il({ name, endpoint, region }, credentials, 1, context);
    try {
        await (0,objects/* listObjects */.L)(store, prefix).next();
        yield ['Bucket', 'ok', `${name} can be read`];
        yield ['Writes', ...(canWrite ? await checkWrites(store, prefix, signal) : NOT_WRITTEN)];
    }
    catch (error) {
        yield ['Bucket', 'failed', (0,failure/* reasonOf */.A3)(error), error instanceof failure/* Failure */.HR ? error.advice : undefined];
    }
}
/** Checks values from variables, because signed requests would be sent to a wrong server if a value were invalid. */
function problemIn(where) {
    const names = ['endpoint', 'region'];
    const problems = names
        .filter(name => where[name] !== '')
        .map(name => [name, problemOfSetting(name, where[name])]);
    return problems.find(([, problem]) => problem !== undefined)?.join(' ');
}
const NOT_WRITTEN = ['unknown', 'Not checked: writes and conditional writes', 'Pass --write.'];
/** Checks each condition that the publish lease relies on, with a write that the store must reject. */
async function checkWrites(store, prefix, signal) {
    const key = `${prefix}.static-docs-export-probe-${(0,external_node_crypto_.randomUUID)()}`;
    try {
        const [missing] = await (0,conditional_writes/* probeConditions */.D)(store, key, signal);
        if (missing === undefined)
            return ['ok', 'Writes, conditional writes and deletes work'];
        const advice = 'Use a concurrency group, so that two runs never publish at the same time.';
        return ['unknown', `Writes work, but the store ignores the condition ${missing}`, advice];
    }
    finally {
        await (0,objects/* deleteObject */.XR)(store, key, { signal });
    }
}
async function checkCloudflare(env, get) {
    const token = env['CLOUDFLARE_API_TOKEN'];
    if (!token)
        return ['unknown', 'Not checked: CLOUDFLARE_API_TOKEN is not set in this shell'];
    const api = (0,publish_inputs/* apiOf */.ir)('cloudflare', env);
    if (api instanceof runtime_problem/* Problem */.AF)
        return ['failed', api.message];
    const { status } = await get(new URL(`${api.href}/user/tokens/verify`), {
        authorization: `Bearer ${token}`
    });
    if (status === 200)
        return ['ok', 'Cloudflare accepts the token'];
    if (![400, 401, 403].includes(status))
        return ['unknown', `Cloudflare responds with HTTP ${status}`, 'Run doctor again later.'];
    const advice = 'Set CLOUDFLARE_API_TOKEN to a token with the permission Cache Purge for the zone.';
    return ['failed', `Cloudflare rejects the token (HTTP ${status})`, advice];
}
async function checkCloudFront(name, env, get) {
    const id = name.slice(name.indexOf(':') + 1);
    const credentials = (0,publish_inputs/* credentialsFrom */.Tf)(env);
    if (credentials === undefined)
        return ['unknown', 'Not checked: AWS credentials are not set in this shell'];
    if (credentials instanceof runtime_problem/* Problem */.AF)
        return ['failed', credentials.message];
    const path = `/2020-05-31/distribution/${encodeURIComponent(id)}/invalidation`;
    const api = (0,publish_inputs/* apiOf */.ir)('cloudfront', env);
    if (api instanceof runtime_problem/* Problem */.AF)
        return ['failed', api.message];
    const url = new URL(path, api);
    const signer = new signature/* Signer */.lf(credentials, { region: 'us-east-1', service: 'cloudfront' });
    const request = { method: 'GET', host: url.host, path, sha256: signature/* EMPTY_SHA256 */._e, headers: {} };
    const { status } = await get(url, signer.sign(request, Date.now()));
    if (status === 200)
        return ['ok', `CloudFront has the distribution ${id}`];
    const compare = 'Compare the id in purge with the stack output DOCS_DISTRIBUTION_ID.';
    if (status === 404)
        return ['failed', `CloudFront has no distribution ${id}`, compare];
    const advice = 'This check needs cloudfront:ListInvalidations. A purge needs only cloudfront:CreateInvalidation.';
    return ['unknown', `CloudFront responds with HTTP ${status}`, advice];
}
const ignore = () => undefined;
const SILENT = {
    info: ignore,
    debug: ignore,
    notice: ignore,
    warning: ignore,
    group: async (_title, stage) => await stage(),
    mask: ignore
};

;// CONCATENATED MODULE: ./.build/src/cli/doctor/checks.js
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












/** The sitemap protocol allows about 50 MB. */
const MAX_BYTES = 50_000_000;
/** Id of a job that does not exist, so that a service that accepts the key responds with 404. */
const NO_JOB = '00000000-0000-4000-8000-000000000000';
/** Yields one line per requirement for a first run. Starts no job, and writes only the probe object. */
async function* checkAll(settings) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const http = __addDisposableResource(env_1, new agent_http/* AgentHttp */.Aq('static-docs-export'), false);
        const get = async (url, headers = {}) => await (0,request/* sendRequest */.w$)({ method: 'GET', url, headers, timeoutMs: RESPONSE_TIMEOUT_MS, maxBytes: MAX_BYTES }, { http, signal: new AbortController().signal });
        const { inputs, env } = settings;
        const { 'base-url': baseUrl, domain, target, 'site-url': siteUrl, purge = '' } = inputs;
        yield ['Node', ...checkNode(process.versions.node)];
        if (baseUrl !== undefined || settings.hasDefaultAddress) {
            const check = checkKey(baseUrl, env['DOCS_API_KEY'], get);
            const advice = 'Check --base-url, DNS and the proxy.';
            yield ['Key', ...(await check.catch(unreachable(baseUrl ?? service_inputs/* PUBLIC_SERVICE */.Ah, advice)))];
            const text = 'The first export shows whether the plan includes exports and whether the key is allowed to start them';
            yield ['Plan', 'unknown', text];
        }
        if (domain !== undefined) {
            const check = checkDomain(domain, get);
            const advice = 'Check the spelling of --domain. The domain must be set up at the service.';
            yield ['Domain', ...(await check.catch(unreachable(domain, advice)))];
        }
        if (target !== undefined) {
            yield* checkBucket(target, settings, http);
            yield ['Access', 'unknown', 'The first run shows whether its credentials allow writing'];
        }
        for (const name of (0,input_fields/* entriesOf */.Mc)(purge)) {
            const check = name.startsWith('cloudflare:') ? checkCloudflare(env, get) : checkCloudFront(name, env, get);
            yield ['CDN', ...(await check.catch(unreachable(name, 'Check the network and the proxy.')))];
        }
        if (siteUrl !== undefined) {
            const check = checkHost(siteUrl, get);
            const advice = 'Set up the host first, or check --site-url, DNS and the certificate.';
            yield ['Host', ...(await check.catch(unreachable(siteUrl, advice)))];
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
const PROXY_ADVICE = 'Check the variables https_proxy and no_proxy, and whether the proxy is running.';
/** Reports an error with `advice`, unless the error has its own advice or the proxy is unreachable. */
function unreachable(what, advice) {
    return (error) => {
        const { cause } = error;
        const isProxy = cause instanceof agent_http/* NotConnected */.jB && cause.isProxy;
        const fitting = error instanceof failure/* Failure */.HR ? error.advice : isProxy ? PROXY_ADVICE : advice;
        return ['failed', `No usable response from ${what}: ${(0,failure/* reasonOf */.A3)(error)}`, fitting];
    };
}
function checkNode(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return major > 20 || (major === 20 && minor >= 19)
        ? ['ok', version]
        : ['failed', version, 'The program needs Node 20.19 or newer.'];
}
/** First checks that the server rejects a wrong key. Otherwise, its response to the real key would prove nothing. */
async function checkKey(given, key, get) {
    if (!key) {
        const page = 'the API keys page of the service dashboard';
        return [
            'unknown',
            'Not checked: DOCS_API_KEY is not set in this shell',
            `Create a key on ${page}, and set the variable to it.`
        ];
    }
    const problem = parse/* safeParse */.xL(service_inputs/* apiKey */.Kz, key).error?.issues[0]?.message;
    if (problem !== undefined)
        return ['failed', `DOCS_API_KEY ${problem}`];
    const address = (0,service_inputs/* serviceAddress */.Ad)(given === undefined ? undefined : new URL(given), key);
    if (address instanceof runtime_problem/* Problem */.AF)
        return ['failed', 'DOCS_API_KEY was not sent', address.message];
    const base = address.href.replace(/\/(v[12]\/?)?$/, '');
    const job = new URL(`${base}/v1/static-export/jobs/${NO_JOB}`);
    const wrong = await get(job, { authorization: `Bearer wrong-${(0,external_node_crypto_.randomUUID)()}` });
    if (wrong.status !== 401)
        return [
            'unknown',
            `The server responds to a wrong key with HTTP ${wrong.status} instead of 401, so your key cannot be checked`,
            'Check that --base-url is the address of the API.'
        ];
    const { status, body } = await get(job, { authorization: `Bearer ${key}` });
    if (status === 404 && hasError(body))
        return ['ok', 'The service accepts the key, and rejects a wrong key'];
    if (status === 401)
        return ['failed', 'The service rejects the key (HTTP 401)', failures/* FAILURES */.E['service-401'].advice];
    if (status === 403)
        return ['failed', 'The service rejects the key (HTTP 403)', failures/* FAILURES */.E['service-403'].advice];
    return [
        'unknown',
        `The service responds with HTTP ${status}`,
        'Check that --base-url is the address of the API.'
    ];
}
/** According to the API contract, each error is an object with a string in `error`. */
function hasError(body) {
    try {
        return typeof JSON.parse(body)?.error === 'string';
    }
    catch {
        return false;
    }
}
async function checkDomain(domain, get) {
    const { status } = await get(new URL(`https://${domain}/`));
    const text = `${domain} responds with HTTP ${status}`;
    return status < 400
        ? ['ok', text]
        : ['unknown', text, 'The first export shows whether the domain is set up at the service.'];
}

// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/runtime/text/closest-name.js
var closest_name = __webpack_require__(41397);
;// CONCATENATED MODULE: ./.build/src/cli/doctor/unknown-inputs.js





/** Returns one answer for each input of a step in a workflow that its action does not have, or that there is none. */
function checkInputs(shell) {
    const files = (0,action_file/* actionFiles */.S)();
    const steps = ownSteps((0,repository/* lookUp */.TE)(shell).root);
    const unknown = steps.flatMap(({ path, action, given }) => {
        const known = (0,action_file/* readActionFile */.d)(files.get(action) ?? '').inputGroups.flatMap(({ fields }) => fields.map(each => each.name));
        const closest = new closest_name/* ClosestName */.h(known);
        return Object.keys(Object(given))
            .filter(input => !known.includes(input.toLowerCase()))
            .map((input) => {
            const likely = closest.find(input);
            const advice = likely === undefined ? 'Remove this input.' : `Did you mean ${likely}?`;
            return [
                'failed',
                `${path}: the action ${action} has no input \`${input}\`, so it has no effect`,
                advice
            ];
        });
    });
    if (steps.length === 0 || unknown.length > 0)
        return unknown;
    return [['ok', `Each input in ${(0,units/* formatCount */.B4)(steps.length, 'step')} exists`]];
}

;// CONCATENATED MODULE: ./.build/src/cli/doctor/doctor.js














const HELP = `Checks the requirements for the first run. Starts no job, and changes nothing without --write.

  doctor                                  checks what init wrote: .github/workflows, or the GitLab pipeline
  doctor --domain docs.example.com \\
         --target s3://BUCKET --site-url https://docs.example.com --purge cloudfront:ID

  The flags are inputs of the actions: --base-url, --domain, --target, --endpoint, --region, --site-url, --purge.
  Flags override the files. Workflow variables come from gh variable list, or from this shell.
  The key comes from DOCS_API_KEY, credentials from the AWS variables and CLOUDFLARE_API_TOKEN.

  --write     also writes and deletes one probe object in the bucket
  --yes       sends the key and signed requests to addresses from the workflow files without asking
  --help

✔ works   ✘ does not work   ? not checked`;
const MARKS = {
    ok: (0,external_node_util_.styleText)('green', '✔'),
    failed: (0,external_node_util_.styleText)('red', '✘'),
    unknown: (0,external_node_util_.styleText)('yellow', '?')
};
const doctor = { help: HELP, run };
async function run(args, shell) {
    const names = Object.keys(INPUTS);
    const options = Object.fromEntries(names.map(name => [name, { type: 'string' }]));
    const { write, yes, ...flags } = (0,cli_shell/* parseFlags */.bQ)(args, {
        ...options,
        write: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false }
    });
    const { settings, isRead, usesKey } = readSettings(flags, shell);
    const left = checkInputs(shell).map((answer) => ['Workflow', ...answer]);
    if (!isRead && left.length === 0 && Object.keys(settings).length === 0)
        throw (0,cli_shell/* usage */.jl)('There is nothing to check: no workflow in .github/workflows and no GitLab pipeline uses the actions.', 'Write one with init, or pass the inputs as flags.');
    const inputs = {};
    for (const name of names) {
        const answer = await unusable(name, settings, { isRead, isYes: yes, shell });
        if (answer !== undefined)
            left.push(answer);
        else if (settings[name] !== undefined)
            inputs[name] = settings[name].value;
    }
    // Without the endpoint of the target, signed requests would be sent to the wrong store.
    if (settings.endpoint !== undefined && inputs.endpoint === undefined)
        delete inputs.target;
    const fields = ['api-key', ...names].map(name => ({ name, description: '' }));
    const verdicts = new Set();
    const show = ([subject, verdict, text, advice]) => {
        verdicts.add(verdict);
        console.log(`${MARKS[verdict]} ${subject.padEnd(10)} ${(0,plain_text/* printable */.g$)(text)}`);
        if (advice !== undefined)
            console.log(`  ${''.padEnd(10)} ${(0,plain_text/* printable */.g$)((0,actions_flags/* withFlags */.WW)(advice, fields))}`);
    };
    const hasDefaultAddress = usesKey && settings['base-url'] === undefined;
    const all = checkAll({ inputs, env: shell.env, canWrite: write, hasDefaultAddress });
    for await (const answer of all)
        show(answer);
    for (const answer of left)
        show(answer);
    return verdicts.has('failed') ? exit_codes/* EXIT */.d.failed : exit_codes/* EXIT */.d.ok;
}
const SUBJECTS = {
    'base-url': ['Key', service_inputs/* PUBLIC_SERVICE */.Ah],
    domain: ['Domain', 'docs.example.com'],
    target: ['Bucket', 's3://BUCKET'],
    endpoint: ['Bucket', 'https://STORE'],
    region: ['Region', 'us-east-1'],
    purge: ['CDN', 'cloudfront:DISTRIBUTION'],
    'site-url': ['Host', 'https://docs.example.com']
};
/** Inputs that some setups do not need. */
const OPTIONAL = ['base-url', 'endpoint', 'region'];
/** Inputs that contain an address to which the key or signed requests are sent. */
const WITH_CREDENTIALS = ['base-url', 'endpoint'];
/** Returns the line for an input that cannot be used; undefined for an input that is usable or not needed. */
async function unusable(name, settings, { isRead, isYes, shell }) {
    const setting = settings[name];
    const [subject, example] = SUBJECTS[name];
    const pass = `Pass --${name} ${example}`;
    if (setting === undefined)
        // For example, a workflow that does not publish has no target.
        return isRead || OPTIONAL.includes(name) ? undefined : [subject, 'unknown', 'Not checked', `${pass}.`];
    const { value, isFlag, unknown } = setting;
    if (unknown.length > 0) {
        const known = variableNames();
        const variables = unknown.map(each => each.replace(/^vars\./, '')).filter(each => known.has(each));
        const how = variables.length === 0 ? '' : `, ${ghAdvice(shell)}set ${variables.join(', ')} in this shell`;
        return [subject, 'unknown', `Not checked: ${name} is ${value}, whose value is unknown`, `${pass}${how}.`];
    }
    const problem = problemOfSetting(name, value);
    if (problem !== undefined)
        return [subject, 'failed', `${name} ${problem}`];
    const url = (0,parse_url/* parseUrl */.D)(value);
    const isTrusted = isFlag || !WITH_CREDENTIALS.includes(name) || isYes;
    if (isTrusted || url === null || url.origin === service_inputs/* PUBLIC_SERVICE */.Ah || (0,address/* isLoopback */.U9)(url.hostname))
        return undefined;
    const what = name === 'base-url' ? 'DOCS_API_KEY' : 'a request with your credentials';
    if (shell.isTerminal &&
        (await (0,questions/* confirm */.lJ)(`A file in this repository contains ${(0,plain_text/* printable */.g$)(url.origin)}. Send ${what} there?`)))
        return undefined;
    return [
        subject,
        'unknown',
        `Not checked: ${what} would be sent to ${value}, an address from a file`,
        `If the address is correct, pass --${name} ${value}, or --yes.`
    ];
}
/** Says what gh needs to read the variables of the repository. Empty if it can read them, and so has no such variable. */
function ghAdvice(shell) {
    const state = (0,gh/* ghState */.r)(repository/* GITHUB */.U0, shell.folder, shell);
    if (state === 'ready')
        return 'or ';
    return state === 'missing' ? 'install gh and run gh auth login, or ' : 'run gh auth login, or ';
}


/***/ }),

/***/ 93371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ askGh),
/* harmony export */   r: () => (/* binding */ ghState)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15288);


/**
 * Returns whether gh can be used for a server. `gh auth token` reads only local settings, and its output is not read.
 */
function ghState(server, root, { env }) {
    const gh = (0,_runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_1__/* .findProgram */ .K)('gh', env, root);
    if (gh === undefined)
        return 'missing';
    const { status } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(gh, ['auth', 'token', '--hostname', server], {
        cwd: root,
        env,
        stdio: 'ignore'
    });
    return status === 0 ? 'ready' : 'signed out';
}
/** Returns the JSON output of gh. Undefined if gh is missing or the command fails, for example before a login. */
function askGh(args, root, { env }) {
    // `findProgram` skips programs in the repository, which are not trusted.
    const gh = (0,_runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_1__/* .findProgram */ .K)('gh', env, root);
    if (gh === undefined)
        return undefined;
    const { status, stdout } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(gh, args, {
        cwd: root,
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore']
    });
    try {
        return status === 0 ? JSON.parse(stdout) : undefined;
    }
    catch {
        // The output is not JSON, so this program is not the GitHub CLI.
        return undefined;
    }
}


/***/ }),

/***/ 86658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ workflowFiles),
/* harmony export */   M9: () => (/* binding */ write),
/* harmony export */   ql: () => (/* binding */ reasonNotToWrite),
/* harmony export */   rZ: () => (/* binding */ isMarked)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);




const MARK = /^(?:#|\/\/) Written by static-docs-export init \(([0-9a-f]{12})\)[^\n]*\n/;
/** Whether the text has the mark that init writes into each file. */
function isMarked(text) {
    return MARK.test(text);
}
/** Adds a first line with a digest, by which a later run detects edits. */
function marked({ path, text }) {
    const comment = /^\.(js|mjs)$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_3__.extname)(path)) ? '//' : '#';
    return `${comment} Written by static-docs-export init (${digestOf(text)}). Run it again to update the file.\n${text}`;
}
function digestOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 12);
}
/** Returns the workflow files. Skips symbolic links, because GitHub does not follow links. */
function workflowFiles(root) {
    const folder = '.github/workflows';
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder))
        ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), { withFileTypes: true })
        : [];
    return entries
        .filter(entry => entry.isFile() && /\.ya?ml$/.test(entry.name))
        .map(({ name }) => `${folder}/${name}`);
}
function reasonNotToWrite(root, file, force) {
    const parts = file.path.split('/');
    for (const at of parts.keys()) {
        const part = parts.slice(0, at + 1).join('/');
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, part), { throwIfNoEntry: false });
        if (stats === undefined)
            return undefined;
        const isLast = at === parts.length - 1;
        if (stats.isSymbolicLink())
            return `${part} is a symbolic link, which init does not follow`;
        if (isLast ? !stats.isFile() : !stats.isDirectory())
            return `${file.path} cannot be written: ${part} is not a ${isLast ? 'file' : 'folder'}`;
    }
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, file.path), 'utf8').replaceAll('\r\n', '\n');
    const digest = MARK.exec(found)?.[1];
    if (digest === undefined)
        return `${file.path} exists, and init did not write it: move the file away`;
    return force || digest === digestOf(found.replace(MARK, ''))
        ? undefined
        : `${file.path} has been edited since init wrote it: use --force to replace the file`;
}
/** Writes the file. Returns whether its content changed. */
async function write(root, file) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, file.path);
    const text = marked(file);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target, { throwIfNoEntry: false }) !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(target, 'utf8') === text)
        return false;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(target, text);
    return true;
}


/***/ }),

/***/ 75025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ parseRemote),
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   U0: () => (/* binding */ GITHUB),
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   uM: () => (/* binding */ gitIn),
/* harmony export */   xr: () => (/* binding */ onGitHub)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37630);
/* harmony import */ var _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45852);
/* harmony import */ var _runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15288);
/* harmony import */ var _runtime_files_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8568);






const GIT_TIMEOUT_MS = 30_000;
/** Server of public repositories. */
const GITHUB = 'github.com';
const USUAL_BRANCHES = ['main', 'master'];
function lookUp({ env, folder }) {
    const git = gitIn(folder, env);
    // Outside a clone, resolves symbolic links as git does. For example, the macOS temporary folder is a link.
    const root = git('rev-parse', '--show-toplevel') ?? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    const head = git('symbolic-ref', '--short', 'refs/remotes/origin/HEAD')?.replace(/^origin\//, '');
    const usual = USUAL_BRANCHES.find(name => git('for-each-ref', '--format=x', `refs/remotes/origin/${name}`, `refs/heads/${name}`));
    return {
        root,
        remote: parseRemote(git('config', '--get', 'remote.origin.url') ?? ''),
        branch: head ?? usual ?? git('symbolic-ref', '--short', 'HEAD') ?? 'main',
        isBranchKnown: head !== undefined,
        docs: (0,_site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .findDocs */ .Vy)(root).map(path => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).replaceAll('\\', '/'))
    };
}
/** Parses a git remote address: a URL, or `user@host:path`. */
function parseRemote(address) {
    const [, host, way] = /^(?:[^@/]+@)?([\w.-]+):(?!\/\/)(.+)$/.exec(address) ?? [];
    const url = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__/* .parseUrl */ .D)(host === undefined || way === undefined ? address.replace(/^git\+/, '') : `ssh://${host}/${way}`);
    if (url === null || !/^(https?|ssh|git):$/.test(url.protocol))
        return undefined;
    const path = url.pathname.replace(/^\/+/, '').replace(/(\.git)?\/*$/, '');
    const server = url.hostname.replace(/^(www|ssh)\.github\.com$/, GITHUB);
    return /^[\w.~-]+(\/[\w.~-]+)+$/.test(path) ? { server, path } : undefined;
}
/** Returns undefined for a remote on another server, because the same name on GitHub can belong to another owner. */
function onGitHub(remote) {
    return remote?.server === GITHUB ? remote.path : undefined;
}
/** Whether the text is a valid `owner/name` on GitHub. */
function isRepository(name) {
    return /^[a-z0-9](?:[a-z0-9-]{0,38})\/[\w.-]{1,100}$/i.test(name) && !/\/\.{1,2}$/.test(name);
}
/** Returns a function that asks git a question in `folder`. Its result is undefined if git has no answer. */
function gitIn(folder, env) {
    const program = (0,_runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_3__/* .findProgram */ .K)('git', env, folder);
    const git = program === undefined ? undefined : new _runtime_files_git_js__WEBPACK_IMPORTED_MODULE_4__/* .Git */ .T(program, folder, env);
    return (...args) => {
        const found = git?.ask(args, GIT_TIMEOUT_MS);
        return typeof found === 'string' && found !== '' ? found : undefined;
    };
}


/***/ }),

/***/ 66867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sw: () => (/* binding */ choose),
/* harmony export */   kA: () => (/* binding */ ask),
/* harmony export */   lJ: () => (/* binding */ confirm)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39180);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17236);
/* harmony import */ var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78620);





/**
 * Asks in the terminal until the answer is valid. Enter accepts the default, if there is one. Ctrl-C and Ctrl-D end the
 * command.
 */
async function ask(question, problemOf, byDefault = '') {
    const terminal = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: process.stdin, output: process.stdout });
    const stopped = new Promise((_, reject) => {
        terminal.once('SIGINT', () => reject(new _shell_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Qd(['', 'Stopped.'], _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.interrupted)));
        terminal.once('close', () => reject(new _shell_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Qd(['', 'Stopped: there was no answer.'], _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.failed)));
    });
    // Closing the terminal below also rejects this promise.
    stopped.catch(() => undefined);
    const prompt = byDefault === '' ? `${question}: ` : `${question} [${(0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(byDefault)}]: `;
    try {
        for (;;) {
            const answer = (await Promise.race([terminal.question(prompt), stopped])).trim() || byDefault;
            const problem = problemOf(answer);
            if (problem === undefined)
                return answer;
            console.log(`  ${(0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(problem)}`);
        }
    }
    finally {
        terminal.close();
    }
}
/** Shows numbered choices, and accepts a number or a name. Enter accepts the default. */
async function choose(question, choices, byDefault) {
    const names = Object.keys(choices);
    const width = Math.max(...names.map(name => name.length));
    const rows = names.map((name, at) => `  ${String(at + 1).padStart(2)}  ${(0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(name).padEnd(width)}  ${(0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(choices[name] ?? '')}`);
    console.log(`${(0,node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)('bold', question)}\n${rows.map(row => row.trimEnd()).join('\n')}`);
    const nameOf = (answer) => (/^\d+$/.test(answer) ? names[Number(answer) - 1] : answer) ?? '';
    const given = await ask('Number or name', answer => names.includes(nameOf(answer)) ? undefined : `Enter a number from 1 to ${names.length}, or a name.`, byDefault);
    return nameOf(given);
}
async function confirm(question, byDefault) {
    const answer = await ask(`${question} (yes, no)`, text => (/^(y|yes|n|no)$/i.test(text) ? undefined : 'Answer yes or no.'), byDefault);
    return /^y/i.test(answer);
}


/***/ })

};
