export const id = 686;
export const ids = [686];
export const modules = {

/***/ 34686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./.build/src/cli/shell.js
var cli_shell = __webpack_require__(17236);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/src/publish/inputs.js + 3 modules
var publish_inputs = __webpack_require__(44246);
// EXTERNAL MODULE: ./.build/src/runtime/clock.js
var clock = __webpack_require__(19614);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/http/agent-http.js + 1 modules
var agent_http = __webpack_require__(17278);
// EXTERNAL MODULE: ./.build/src/runtime/http/request.js
var request = __webpack_require__(38056);
// EXTERNAL MODULE: ./.build/src/runtime/action/input-fields.js
var input_fields = __webpack_require__(96421);
// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/s3/bucket-address.js
var bucket_address = __webpack_require__(78695);
// EXTERNAL MODULE: ./.build/src/s3/objects.js
var objects = __webpack_require__(4062);
// EXTERNAL MODULE: ./.build/src/s3/signature.js
var signature = __webpack_require__(97944);
// EXTERNAL MODULE: ./.build/src/s3/store.js + 2 modules
var s3_store = __webpack_require__(5246);
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













const RESPONSE_TIMEOUT_MS = 15_000;
const MAX_BYTES = 1_000_000;
/** No job has this id: a service that accepts the key answers 404. */
const NO_JOB = '00000000-0000-4000-8000-000000000000';
/** One line for each thing that a first run needs. Nothing is started, and only the probe object is ever written. */
async function* checkAll(settings) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const http = __addDisposableResource(env_1, new agent_http/* AgentHttp */.Aq('static-docs-export'), false);
        const get = async (url, headers = {}) => await (0,request/* sendRequest */.w$)({ method: 'GET', url, headers, timeoutMs: RESPONSE_TIMEOUT_MS, maxBytes: MAX_BYTES }, { http, signal: new AbortController().signal });
        const { inputs, env } = settings;
        const { 'base-url': baseUrl, domain, target, 'site-url': siteUrl, purge = '' } = inputs;
        yield ['Node', 'ok', process.versions.node];
        if (baseUrl !== undefined) {
            const check = checkKey(baseUrl, env['DOCS_API_KEY'], get);
            yield [
                'Key',
                ...(await check.catch(unreachable(baseUrl, 'Check base-url, DNS and the proxy.', 'failed')))
            ];
            const text = 'Whether it contains static export, and the key may start one, shows the first export';
            yield ['Plan', 'unknown', text];
        }
        if (domain !== undefined) {
            const check = checkDomain(domain, get);
            const advice = 'Check the spelling. The service must know it.';
            yield ['Domain', ...(await check.catch(unreachable(domain, advice)))];
        }
        if (target !== undefined) {
            yield* checkBucket(target, settings, http);
            yield ['Role', 'unknown', 'Whether a workflow may assume the role that it names shows its first run'];
        }
        for (const name of (0,input_fields/* entriesOf */.Mc)(purge)) {
            const check = name.startsWith('cloudflare:') ? checkCloudflare(env, get) : checkCloudFront(name, env, get);
            yield ['CDN', ...(await check.catch(unreachable(name, 'Check the network and the proxy.', 'failed')))];
        }
        if (siteUrl !== undefined) {
            const check = checkHost(siteUrl, get);
            yield ['Host', ...(await check.catch(unreachable(siteUrl, 'Check site-url, DNS and the certificate.')))];
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
function unreachable(what, advice, verdict = 'unknown') {
    return (error) => [verdict, `${what} does not respond here: ${(0,failure/* reasonOf */.A3)(error)}`, advice];
}
const KEY_ANSWERS = {
    200: ['ok', 'The service accepts it'],
    401: ['failed', 'The service refuses it (HTTP 401)', 'It is wrong or has expired: create a new one.'],
    403: [
        'failed',
        'The service refuses it (HTTP 403)',
        'The plan has no static export, the key has no scope for it, or an IP allow-list excludes this machine.'
    ],
    404: ['ok', 'The service accepts it']
};
async function checkKey(baseUrl, key, get) {
    const base = (0,parse_url/* parseUrl */.D)(baseUrl);
    if (base === null)
        return ['failed', `${baseUrl} is not an address`, 'For Mintlify, base-url is https://api.mintlify.com.'];
    if (!key) {
        const page = 'the API keys page of the dashboard of the service';
        return ['failed', 'DOCS_API_KEY is not set', `Create a key on ${page}, with the write scope.`];
    }
    const address = new URL(`${base.href.replace(/\/(v[12]\/?)?$/, '')}/v1/static-export/jobs/${NO_JOB}`);
    const { status } = await get(address, { authorization: `Bearer ${key}` });
    const other = `The service responds with HTTP ${status}`;
    return KEY_ANSWERS[status] ?? ['unknown', other, 'Check that base-url is the address of the API.'];
}
async function checkDomain(domain, get) {
    const { status } = await get(new URL(`https://${domain}/`));
    return ['ok', `${domain} responds with HTTP ${status}`];
}
async function* checkBucket(target, { inputs, env, canWrite }, http) {
    const parsed = (0,bucket_address/* parseTarget */.hu)(target);
    if (parsed instanceof problem/* Problem */.AF) {
        yield ['Bucket', 'failed', `--target ${target}: ${parsed.message}`];
        return;
    }
    const credentials = (0,publish_inputs/* credentialsFrom */.Tf)(env);
    if (credentials === undefined) {
        yield [
            'Bucket',
            'unknown',
            'There are no credentials here: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
            'A workflow gets them from its role or its secrets. To check the bucket now, set them in this shell.'
        ];
        return;
    }
    const { bucket: name, prefix } = parsed;
    const region = inputs['region'] ?? env['AWS_REGION'] ?? 'us-east-1';
    const endpoint = (0,parse_url/* parseUrl */.D)(inputs['endpoint'] ?? '') ?? undefined;
    const signal = AbortSignal.timeout(2 * RESPONSE_TIMEOUT_MS);
    const context = { http, clock: clock/* systemClock */.m, random: Math.random, log: SILENT, signal };
    const store = new s3_store/* Store */.i({ name, endpoint, region }, credentials, 1, context);
    try {
        await (0,objects/* listObjects */.L)(store, prefix).next();
        yield ['Bucket', 'ok', `${name} can be read`];
        if (!canWrite) {
            yield ['Writes', 'unknown', 'Whether objects can be written, and on a condition, shows --write'];
            return;
        }
        const key = `${prefix}.static-docs-export-probe-${(0,external_node_crypto_.randomUUID)()}`;
        const probe = { key, body: Buffer.from('probe'), headers: {} };
        const first = await (0,objects/* putIf */.Z0)(store, probe, 'new', { signal });
        const second = await (0,objects/* putIf */.Z0)(store, probe, 'new', { signal });
        await (0,objects/* deleteObject */.XR)(store, key, { signal });
        if (first.status === 'written' && second.status === 'conflict')
            yield ['Writes', 'ok', 'Objects can be written and deleted, and conditions hold'];
        else {
            const advice = 'Use a concurrency group, so that two runs never publish at the same time.';
            yield ['Writes', 'unknown', 'Objects can be written and deleted; the store ignores conditions', advice];
        }
    }
    catch (error) {
        yield ['Bucket', 'failed', (0,failure/* reasonOf */.A3)(error), error instanceof failure/* Failure */.HR ? error.advice : undefined];
    }
}
async function checkCloudflare(env, get) {
    const token = env['CLOUDFLARE_API_TOKEN'];
    if (!token)
        return ['unknown', 'CLOUDFLARE_API_TOKEN is not set here', 'The workflow passes it as cloudflare-token.'];
    const api = (0,publish_inputs/* apiOf */.ir)('cloudflare', env);
    if (api instanceof problem/* Problem */.AF)
        return ['failed', api.message];
    const { status } = await get(new URL(`${api.href}/user/tokens/verify`), {
        authorization: `Bearer ${token}`
    });
    if (status === 200)
        return ['ok', 'Cloudflare accepts the token'];
    const advice = 'It needs the permission Cache Purge for the zone.';
    return ['failed', `Cloudflare refuses the token (HTTP ${status})`, advice];
}
async function checkCloudFront(name, env, get) {
    const id = name.slice(name.indexOf(':') + 1);
    const credentials = (0,publish_inputs/* credentialsFrom */.Tf)(env);
    if (credentials === undefined)
        return ['unknown', `CloudFront ${id}: there are no credentials here`];
    const path = `/2020-05-31/distribution/${encodeURIComponent(id)}/invalidation`;
    const api = (0,publish_inputs/* apiOf */.ir)('cloudfront', env);
    if (api instanceof problem/* Problem */.AF)
        return ['failed', api.message];
    const url = new URL(path, api);
    const signer = new signature/* Signer */.lf(credentials, { region: 'us-east-1', service: 'cloudfront' });
    const request = { method: 'GET', host: url.host, path, sha256: signature/* EMPTY_SHA256 */._e, headers: {} };
    const { status } = await get(url, signer.sign(request, Date.now()));
    if (status === 200)
        return ['ok', `CloudFront knows the distribution ${id}`];
    const compare = 'Compare purge with the output DOCS_DISTRIBUTION_ID of the stack.';
    if (status === 404)
        return ['failed', `CloudFront has no distribution ${id}`, compare];
    const advice = 'The credentials need cloudfront:CreateInvalidation; reading may be denied.';
    return ['unknown', `CloudFront responds with HTTP ${status}`, advice];
}
/** Canonical URLs have no `.html`: a page of the sitemap must be there under its address. */
async function checkHost(siteUrl, get) {
    const site = (0,parse_url/* parseUrl */.D)(siteUrl.replace(/\/*$/, '/'));
    if (site === null)
        return ['failed', `${siteUrl} is not an address`];
    const { status, body } = await get(new URL('sitemap.xml', site));
    if (status !== 200)
        return ['unknown', `${site.host} responds; nothing is published there yet`];
    const pages = [...body.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) => (0,parse_url/* parseUrl */.D)(address)?.pathname ?? '/');
    const page = pages.find(path => path.replace(site.pathname, '') !== '' && path !== '/');
    if (page === undefined)
        return ['ok', `${site.host} responds`];
    const found = await get(new URL(page, site));
    if (found.status === 200)
        return ['ok', `${page} is there without .html`];
    const advice = 'The host needs a rewrite rule: docs/hosting.md.';
    return ['failed', `${page} responds with HTTP ${found.status}`, advice];
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

;// CONCATENATED MODULE: ./.build/src/cli/doctor/doctor.js







const HELP = `Checks what a first run needs, before it. Starts nothing and changes nothing.

  doctor                                  the workflow that init wrote, in .github/workflows
  doctor --domain docs.example.com --base-url https://api.mintlify.com \\
         --target s3://BUCKET --site-url https://docs.example.com --purge cloudfront:ID

  The flags are inputs of export and publish: --base-url, --domain, --target, --endpoint, --region, --site-url,
  --purge. The key comes from DOCS_API_KEY, credentials from the variables of AWS.

  --write     also writes and deletes one probe object in the bucket
  --help

✔ works   ✘ does not work   ? cannot be known without a run`;
const INPUTS = {
    'base-url': { type: 'string' },
    domain: { type: 'string' },
    target: { type: 'string' },
    endpoint: { type: 'string' },
    region: { type: 'string' },
    'site-url': { type: 'string' },
    purge: { type: 'string' }
};
const MARKS = {
    ok: (0,external_node_util_.styleText)('green', '✔'),
    failed: (0,external_node_util_.styleText)('red', '✘'),
    unknown: (0,external_node_util_.styleText)('yellow', '?')
};
const doctor = { help: HELP, run };
async function run(args, shell) {
    const { write, ...given } = (0,cli_shell/* parseFlags */.bQ)(args, { ...INPUTS, write: { type: 'boolean', default: false } });
    const inputs = Object.keys(given).length > 0 ? given : await workflowInputs(shell);
    let hasFailed = false;
    const answers = checkAll({ inputs, env: shell.env, canWrite: write });
    for await (const [subject, verdict, text, advice] of answers) {
        hasFailed ||= verdict === 'failed';
        console.log(`${MARKS[verdict]} ${subject.padEnd(10)} ${text}`);
        if (advice !== undefined)
            console.log(`  ${''.padEnd(10)} ${advice}`);
    }
    return hasFailed ? cli_shell/* EXIT */.dc.failed : cli_shell/* EXIT */.dc.ok;
}
/** What the workflows of this repository pass to the actions, without what only a run knows. */
async function workflowInputs({ folder, env }) {
    const workflows = (0,external_node_path_.join)(folder, '.github/workflows');
    const names = (0,external_node_fs_.existsSync)(workflows) ? (await (0,promises_.readdir)(workflows)).filter(name => /\.ya?ml$/.test(name)) : [];
    const inputs = {};
    for (const name of names) {
        const workflow = (0,dist/* parse */.qg)(await (0,promises_.readFile)((0,external_node_path_.join)(workflows, name), 'utf8'));
        const steps = Object.values(workflow?.jobs ?? {}).flatMap(job => job.steps ?? []);
        for (const { uses = '', with: values = {} } of steps) {
            if (!/\/static-docs-export(\/(publish|verify))?@/.test(uses))
                continue;
            for (const [input, value] of Object.entries(values)) {
                // Variables of the repository can be given as variables of the shell.
                const fill = (all, variable) => env[variable] ?? all;
                const text = String(value).replaceAll(/\$\{\{ *vars\.(\w+) *\}\}/g, fill);
                if (Object.hasOwn(INPUTS, input) && !text.includes('${{'))
                    inputs[input] ??= text;
            }
        }
    }
    if (Object.keys(inputs).length === 0)
        throw (0,cli_shell/* usage */.CI)('No workflow in .github/workflows uses the actions with values that can be read here.', 'Write one with init, or name the inputs as flags.');
    return inputs;
}


/***/ })

};
