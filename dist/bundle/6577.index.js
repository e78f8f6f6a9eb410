export const id = 6577;
export const ids = [6577];
export const modules = {

/***/ 37558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readRunIdentity),
/* harmony export */   R: () => (/* binding */ artifactsAvailable)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37630);

function readRunIdentity(env) {
    return {
        runId: env['GITHUB_RUN_ID'] ?? '',
        repositoryId: env['GITHUB_REPOSITORY_ID'] ?? '',
        branch: env['GITHUB_REF_TYPE'] === 'tag' ? undefined : env['GITHUB_HEAD_REF'] || (env['GITHUB_REF_NAME'] ?? '')
    };
}
/** The artifact service exists on github.com and GitHub Enterprise Cloud, but not on GitHub Enterprise Server. */
function artifactsAvailable(serverUrl) {
    const host = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(serverUrl)?.hostname ?? '';
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}


/***/ }),

/***/ 87637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tb: () => (/* binding */ changesText),
  kK: () => (/* binding */ compareManifests),
  XX: () => (/* binding */ compareRedirects),
  $H: () => (/* binding */ hasChanged),
  iA: () => (/* binding */ haveRedirectsChanged),
  pS: () => (/* binding */ parseChanges)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./.build/src/site/records/export-files.js
var export_files = __webpack_require__(91716);
// EXTERNAL MODULE: ./.build/src/site/records/manifest.js
var manifest = __webpack_require__(37957);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
// EXTERNAL MODULE: ./.build/src/site/pages/page-data.js
var page_data = __webpack_require__(75338);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages_pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
;// CONCATENATED MODULE: ./.build/src/review/rebuilt-page.js
/** Whether a page differs from its earlier version only in its build, not in its visible content. */
function isOnlyRebuilt(earlier, page) {
    return page.content !== undefined && earlier.content === page.content;
}

;// CONCATENATED MODULE: ./.build/src/review/changes.js








const pages = schemas/* array */.YOg(manifest/* sitePath */.l2);
const count = schemas/* number */.aig();
/** Schema of `changes.json`, which docs/checks.md describes. All lists are sorted by path. */
const changesFile = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(1),
    /** True if there is no earlier export to compare with. All pages then count as added. */
    first: schemas/* boolean */.zMY(),
    added: pages,
    changed: pages,
    /** Pages whose bytes changed in a new build, but whose content did not. */
    rebuilt: pages,
    removed: pages,
    /** SHA-256 of the previous version of each changed or rebuilt page, by path. */
    previous: schemas/* pipe */.FsL(schemas/* record */.g1P(manifest/* sitePath */.l2, manifest/* sha256Text */.f1), schemas/* transform */.pdi(digests => new Map(Object.entries(digests)))),
    /** Removed page data, which contains page text. The page itself may still exist. */
    removedData: pages,
    /** Counts of files that are neither pages nor page data. */
    files: schemas/* object */.Ikc({ added: count, changed: count, removed: count })
});
function compareManifests(previous, current) {
    const changes = {
        first: previous === undefined,
        added: [],
        changed: [],
        rebuilt: [],
        removed: [],
        previous: new Map(),
        removedData: [],
        files: { added: 0, changed: 0, removed: 0 }
    };
    const before = new Map(previous?.map(file => [file.path, file]));
    const dataBefore = (0,page_data/* pageDataOf */.nC)(before.keys());
    const data = (0,page_data/* pageDataOf */.nC)(current.map(({ path }) => path));
    const moved = movedPages(before, current);
    // Process moved pages first, because a redirect page can have the old name of a moved page.
    for (const file of [...current].sort((a, b) => Number(moved.has(b.path)) - Number(moved.has(a.path)))) {
        const path = moved.get(file.path) ?? file.path;
        const earlier = before.get(path);
        before.delete(path);
        if (data.has(file.path))
            continue;
        if (earlier === undefined)
            note(changes, 'added', file);
        else if ((0,pages_pages/* countsAsPage */.a$)(earlier) !== (0,pages_pages/* countsAsPage */.a$)(file)) {
            // A page became a redirect, or a redirect became a page.
            note(changes, 'removed', earlier);
            note(changes, 'added', file);
        }
        else if (earlier.sha256 !== file.sha256)
            noteDifference(changes, earlier, file);
    }
    for (const file of before.values()) {
        if (dataBefore.has(file.path))
            changes.removedData.push(file.path);
        else
            note(changes, 'removed', file);
    }
    for (const list of ['added', 'changed', 'rebuilt', 'removed', 'removedData'])
        changes[list].sort();
    return changes;
}
/**
 * Maps new file names to earlier file names of the same page, such as `guides/x/index.html` to `guides/x.html`. Removes
 * an earlier `index/index.html` from `before` if another page now has its address.
 */
function movedPages(before, current) {
    const pages = current.filter(pages_pages/* countsAsPage */.a$).map(({ path }) => path);
    const kept = new Set(pages);
    const addresses = new Set(pages.map(addressOf));
    const added = new Map(pages.filter(path => !before.has(path)).map(path => [addressOf(path), path]));
    const moved = new Map();
    for (const file of [...before.values()].sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path))) {
        if (!(0,pages_pages/* countsAsPage */.a$)(file) || kept.has(file.path))
            continue;
        const address = addressOf(file.path);
        const now = added.get(address);
        added.delete(address);
        if (now !== undefined)
            moved.set(now, file.path);
        else if (/(?:^|\/)index\/index\.html$/.test(file.path) && addresses.has(address))
            before.delete(file.path);
    }
    return moved;
}
/** Returns the address that links use, such as `guides` even for `guides/index/index.html`. */
function addressOf(path) {
    return (0,site_address/* pageName */.$p)(path).replace(/(?:^|\/)index$/, '');
}
function noteDifference(changes, earlier, file) {
    if (!(0,pages_pages/* countsAsPage */.a$)(file))
        changes.files.changed++;
    else {
        changes[isOnlyRebuilt(earlier, file) ? 'rebuilt' : 'changed'].push(file.path);
        changes.previous.set(file.path, earlier.sha256);
    }
}
function hasChanged({ first, added, changed, removed }) {
    return first || added.length + changed.length + removed.length > 0;
}
function changesText({ first, added, changed, rebuilt, removed, ...rest }) {
    const previous = Object.fromEntries([...rest.previous].sort(([a], [b]) => (0,compare/* compareText */.n)(a, b)));
    const { removedData, files } = rest;
    const written = { version: 1, first, added, changed, rebuilt, removed, previous, removedData, files };
    return `${JSON.stringify(written, undefined, 2)}\n`;
}
function parseChanges(text) {
    const read = (0,export_files/* parseValue */.$x)(changesFile, text);
    if (read instanceof export_files/* FileProblem */.kc)
        return read;
    const { version: _, ...changes } = read;
    return changes;
}
function note(changes, list, file) {
    if ((0,pages_pages/* countsAsPage */.a$)(file))
        changes[list].push(file.path);
    else
        changes.files[list]++;
}
function compareRedirects(previous, current) {
    const changes = { total: current.length, added: [], changed: [], removed: [] };
    const before = new Map(previous.map(redirect => [redirect.source, redirect]));
    for (const redirect of current) {
        const earlier = before.get(redirect.source);
        before.delete(redirect.source);
        if (earlier === undefined)
            changes.added.push(redirect);
        else if (earlier.destination !== redirect.destination || earlier.permanent !== redirect.permanent)
            changes.changed.push(redirect);
    }
    changes.removed.push(...before.values());
    return changes;
}
function haveRedirectsChanged({ added, changed, removed }) {
    return added.length + changed.length + removed.length > 0;
}


/***/ }),

/***/ 92790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ readBelow),
/* harmony export */   qC: () => (/* binding */ readIfThere),
/* harmony export */   up: () => (/* binding */ digestBelow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);




// With `O_NONBLOCK`, opening a pipe does not wait for a writer. Windows has neither `O_NOFOLLOW` nor `O_NONBLOCK`.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
const READ = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;
/**
 * Reads a regular file below a folder without following links. `path` uses `/` on every platform. Its segments may
 * have become links since the folder was listed, so the opened file is compared with the file at `path`.
 */
function readBelow(folder, path) {
    const file = openBelow(folder, path);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
const PIECE_BYTES = 4_000_000;
/** Returns the SHA-256 of a large file as `readBelow` would read it. `signal` can end the work between two pieces. */
async function digestBelow(folder, path, signal) {
    const file = openBelow(folder, path);
    try {
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const piece = Buffer.alloc(PIECE_BYTES);
        for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, piece); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, piece)) {
            digest.update(piece.subarray(0, size));
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            signal.throwIfAborted();
        }
        return digest.digest('hex');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
/** Opens a file for reading, or throws if the file is not a regular file below the folder. */
function openBelow(folder, path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), READ);
    try {
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file, { bigint: true });
        let at = folder;
        let named = opened;
        for (const part of path.split('/')) {
            at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, part);
            named = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(at, { bigint: true });
            if (named.isSymbolicLink())
                throw new Error('a part of its path is a symbolic link');
        }
        if (!opened.isFile() || named.ino !== opened.ino || named.dev !== opened.dev)
            throw new Error('it is no longer the same regular file');
        return file;
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        throw error;
    }
}
/** Returns undefined if the file does not exist or is unreadable. */
function readIfThere(folder, path) {
    try {
        return readBelow(folder, path);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 89181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ IGNORE_FILE),
/* harmony export */   _o: () => (/* binding */ hasHiddenName),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   rt: () => (/* binding */ filesOfFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92790);





/** The only hidden file that is read. This file lists files that are not published. */
const IGNORE_FILE = '.mintignore';
async function filesOfFolder(folder) {
    return filesIn(folder, (await listFiles(folder, '')).sort());
}
/** `paths`: the files to include from the folder. */
function filesIn(folder, paths) {
    return {
        folder,
        paths,
        // Yields before each file, so that a pending abort can take effect.
        size: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).size;
        },
        read: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__/* .readBelow */ .Gj)(folder, path).toString();
        }
    };
}
async function listFiles(folder, below) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true });
    const nested = entries.map(async (entry) => {
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (isHidden(entry.name))
            return [];
        if (entry.isDirectory())
            return await listFiles(folder, path);
        // For a symbolic link, both `isDirectory` and `isFile` return false.
        return entry.isFile() ? [path] : [];
    });
    return (await Promise.all(nested)).flat();
}
/** Whether a file or one of its folders has a hidden name. Such a file is never read, so it is unknown if it exists. */
function hasHiddenName(path) {
    return path.split('/').some(name => /^\.(?!\.?$)/.test(name));
}
/** Whether a file or folder with this name is skipped in a documentation folder. */
function isHidden(name) {
    return (name.startsWith('.') && name !== IGNORE_FILE) || name === 'node_modules';
}


/***/ }),

/***/ 81989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qh: () => (/* binding */ INPUT_NAMES),
  Ko: () => (/* binding */ readInputs),
  RC: () => (/* binding */ verifyFields)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./.build/src/review/changes.js + 1 modules
var review_changes = __webpack_require__(87637);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/docs-url.js
var docs_url = __webpack_require__(53361);
// EXTERNAL MODULE: ./.build/src/runtime/action/input-fields.js
var input_fields = __webpack_require__(96421);
// EXTERNAL MODULE: ./.build/src/runtime/action/runner.js
var action_runner = __webpack_require__(75437);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/site/records/export-files.js
var export_files = __webpack_require__(91716);
// EXTERNAL MODULE: ./.build/src/site/records/manifest.js
var records_manifest = __webpack_require__(37957);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/verify/request/visit.js + 1 modules
var visit = __webpack_require__(29354);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./.build/src/github/run-memory/workflow-run.js
var workflow_run = __webpack_require__(37558);
// EXTERNAL MODULE: ./.build/src/site/docs-folders.js
var docs_folders = __webpack_require__(45852);
// EXTERNAL MODULE: ./.build/src/versions/checkout.js
var versions_checkout = __webpack_require__(93921);
// EXTERNAL MODULE: ./.build/src/versions/docs-folder.js
var docs_folder = __webpack_require__(20515);
// EXTERNAL MODULE: ./.build/src/versions/open-clone.js + 1 modules
var open_clone = __webpack_require__(42496);
;// CONCATENATED MODULE: ./.build/src/verify/docs-inputs.js









const pushEvent = schemas/* object */.Ikc({ before: schemas/* string */.YjP().check(api/* _regex */.Fk(/^(?!0+$)[0-9a-f]{40,64}$/)) });
function readDocsInputs(given, env, timeoutMs) {
    const runner = (0,action_runner/* readRunner */.f)(env);
    const isRunner = env['GITHUB_ACTIONS'] === 'true';
    const folder = (0,docs_folder/* findDocsFolder */.pe)(given['docs-path'], runner.workspace, isRunner);
    if (folder instanceof problem/* Problem */.AF)
        return folder;
    const checkout = (0,versions_checkout/* readCheckout */.b$)(folder, runner.workspace, { sha: runner.sha, isRunner });
    if (checkout.outer !== undefined)
        return new problem/* Problem */.AF('`docs-path` is in a submodule, whose history is in another repository. Run the action in that repository');
    const token = given['github-token'];
    const shared = {
        settingsFile: (0,external_node_path_.basename)((0,docs_folders/* settingsIn */.RV)(folder) ?? 'docs.json'),
        since: given.since,
        before: (0,action_runner/* readEvent */.j)(env, pushEvent)?.before,
        token,
        github: { ...runner, ...(0,workflow_run/* readRunIdentity */.M)(env) }
    };
    if (isRunner && token !== undefined)
        return checkout.commit === undefined
            ? new problem/* Problem */.AF('`docs-path`: the checked-out commit is unknown. Use `actions/checkout` in an earlier step')
            : { ...shared, checkout, head: checkout.commit, clone: undefined };
    if (!checkout.isClone)
        return new problem/* Problem */.AF(isRunner
            ? '`github-token` is empty, and `docs-path` is not in a clone'
            : `\`docs-path\` is not in a clone, so it has no history: ${checkout.root}`);
    const opened = (0,open_clone/* openClone */.o)(checkout, env, timeoutMs);
    return opened instanceof problem/* Problem */.AF ? opened : { ...shared, checkout, ...opened };
}

// EXTERNAL MODULE: ./.build/src/verify/sample/targets.js
var targets = __webpack_require__(20666);
;// CONCATENATED MODULE: ./.build/src/verify/inputs.js
















const MAX_SAMPLE = 1_000_000;
const MAX_CONCURRENCY = 256;
const siteUrl = (0,input_fields/* field */.ZZ)(value => {
    const url = (0,input_fields/* webAddress */.Dy)(value, 'set an Authorization header in `headers` instead');
    return url instanceof problem/* Problem */.AF || (0,address/* isSafeAddress */.cr)(url)
        ? url
        : new problem/* Problem */.AF('is not https. Plain http is allowed for loopback addresses only');
});
const sample = (0,input_fields/* field */.ZZ)(value => value === 'all'
    ? 'all'
    : /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_SAMPLE
        ? Number(value)
        : new problem/* Problem */.AF(`"${value}" is neither a number from 1 to ${MAX_SAMPLE} nor \`all\``));
const MAX_WAIT_MS = 24 * 3_600_000;
const wait = (0,input_fields/* field */.ZZ)(value => {
    const ms = (0,units/* parseDuration */.E9)(value);
    if (ms === undefined)
        return new problem/* Problem */.AF(`"${value}" is not a duration: use 0s, 90s or 3m`);
    return ms <= MAX_WAIT_MS ? ms : new problem/* Problem */.AF(`${value} is more than 24 hours`);
});
/** Headers that users cannot set, because the action controls the connection and the encoding. */
const OWN_HEADERS = /^(?:host|connection|content-length|transfer-encoding|accept-encoding|upgrade|te|trailer)$/i;
/** Problems never contain the value of a header, which may be a secret. */
const headers = (0,input_fields/* field */.ZZ)(value => {
    const entries = [];
    const problems = [];
    for (const [at, line] of value.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const [, name = '', text = ''] = /^\s*([^\s:]+)\s*:(.*)$/s.exec(line) ?? [];
        if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
            problems.push(`line ${at + 1} must have the form Name: value`);
        else if (OWN_HEADERS.test(name))
            problems.push(`contains ${name}, which the action sets itself`);
        else if (/[^\t\x20-\x7e\x80-\xff]/.test(text.trim()))
            problems.push(`the value of ${name} contains characters that a header cannot have`);
        else
            entries.push([name.toLowerCase(), text.trim()]);
    }
    return problems.length > 0 ? new problem/* Problem */.AF(...problems) : Object.fromEntries(entries);
});
const verifyFields = schemas/* object */.Ikc({
    'site-url': (0,input_fields/* required */.mw)('set it to the public address of the site, such as https://docs.example.com', siteUrl),
    'manifest-path': schemas/* optional */.lqM(schemas/* string */.YjP()),
    'changes-path': schemas/* optional */.lqM(schemas/* string */.YjP()),
    'docs-path': schemas/* optional */.lqM(schemas/* string */.YjP()),
    since: schemas/* optional */.lqM(schemas/* string */.YjP()),
    'github-token': schemas/* optional */.lqM(schemas/* string */.YjP()),
    sample: schemas/* _default */.Rvf(sample, targets/* SAMPLE_SIZE */.bp),
    addresses: schemas/* _default */.Rvf((0,input_fields/* oneOf */.yL)(['clean', 'html']), 'clean'),
    headers: schemas/* _default */.Rvf(headers, {}),
    fail: schemas/* _default */.Rvf(input_fields/* flag */.Jt, true),
    wait: schemas/* optional */.lqM(wait),
    concurrency: schemas/* _default */.Rvf((0,input_fields/* count */.U9)(MAX_CONCURRENCY), 8),
    timeout: schemas/* optional */.lqM(input_fields/* duration */.p0)
});
const INPUT_NAMES = Object.keys(verifyFields.shape);
/** Defaults that depend on what the site is compared with. A merge takes longer to reach readers than an upload. */
const DEFAULT_WAIT_MS = { export: 3 * 60_000, docs: 20 * 60_000 };
const DEFAULT_TIMEOUT_MS = { export: 15 * 60_000, docs: 30 * 60_000 };
/** Events whose run is for the last commit of a branch or tag, which an earlier run has usually deployed. */
const REPEATING_EVENTS = new Set(['release', 'schedule', 'workflow_dispatch', 'repository_dispatch']);
/**
 * Reads the inputs, including the manifest and the changes. One error lists all problems. `switches`: `--watch` on a
 * command line.
 */
function readInputs(given, environment, switches = []) {
    const { workspace, tempDir } = (0,action_runner/* readRunner */.f)(environment);
    const truth = given['docs-path'] === undefined ? 'export' : 'docs';
    const isWatching = switches.includes('--watch');
    const read = (0,input_fields/* readFields */.qU)(verifyFields, given, parsed => {
        const timeoutMs = parsed.timeout instanceof problem/* Problem */.AF ? undefined : parsed.timeout;
        return {
            ...readTruth(given, environment, timeoutMs ?? DEFAULT_TIMEOUT_MS[truth]),
            combination: combinationProblem(given, isWatching)
        };
    });
    const timeoutMs = read.timeout ?? DEFAULT_TIMEOUT_MS[truth];
    const common = {
        siteUrl: read['site-url'],
        sample: read.sample,
        style: read.addresses,
        headers: read.headers,
        secrets: (0,secrets/* headerSecrets */.n3)(given['headers'] ?? ''),
        fail: read.fail,
        waitMs: isWatching ? timeoutMs : (read.wait ?? DEFAULT_WAIT_MS[truth]),
        concurrency: read.concurrency,
        timeoutMs,
        limits: visit/* RESPONSE_LIMITS */.V5,
        tempDir,
        docsUrl: (0,docs_url/* docsPlace */.xG)(environment),
        isRepeatedCommit: REPEATING_EVENTS.has(environment['GITHUB_EVENT_NAME'] ?? '')
    };
    const { docs, manifest, changes } = read;
    if (docs !== undefined)
        return { ...common, isWatching, docs };
    return {
        ...common,
        manifest: manifest,
        changes,
        /** The folder into which an export writes the files that the manifest lists. */
        siteDir: (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_path_.resolve)(workspace, given['manifest-path'] ?? '')), 'site')
    };
}
/** Reads what the site is compared with: an export, or the sources. */
function readTruth(given, environment, timeoutMs) {
    const { workspace } = (0,action_runner/* readRunner */.f)(environment);
    const { 'manifest-path': manifest, 'changes-path': changes, 'docs-path': folder } = given;
    return {
        manifest: manifest === undefined ? undefined : (0,export_files/* loadInput */.lJ)('manifest-path', manifest, readManifest, workspace),
        changes: changes === undefined ? undefined : (0,export_files/* loadInput */.lJ)('changes-path', changes, review_changes/* parseChanges */.pS, workspace),
        docs: folder === undefined
            ? undefined
            : readDocsInputs({ 'docs-path': folder, since: given['since'], 'github-token': given['github-token'] }, environment, timeoutMs)
    };
}
function combinationProblem(given, isWatching) {
    if (isWatching && given['docs-path'] === undefined)
        return new problem/* Problem */.AF('`--watch` needs `docs-path`');
    const [hasManifest, hasDocs] = ['manifest-path', 'docs-path'].map(name => given[name] !== undefined);
    if (hasManifest && hasDocs)
        return new problem/* Problem */.AF('`docs-path` and `manifest-path` are both set: remove one of them');
    if (!hasManifest && !hasDocs)
        return new problem/* Problem */.AF('`manifest-path` is missing: set it to the output `manifest-path` of the export action. For a site that another service builds, set `docs-path` to the folder with docs.json instead');
    if (hasDocs && given['changes-path'] !== undefined)
        return new problem/* Problem */.AF('`changes-path` belongs to an export: remove it, or set `manifest-path` instead of `docs-path`');
    if (!hasDocs && given['since'] !== undefined)
        return new problem/* Problem */.AF('`since` is a commit of the sources: set `docs-path` instead of `manifest-path`, or remove it');
    return undefined;
}
function readManifest(text) {
    const manifest = (0,records_manifest/* parseManifest */.Ng)(text);
    if (manifest instanceof export_files/* FileProblem */.kc || (0,pages/* pageCountOf */.YX)(manifest.files) > 0)
        return manifest;
    return (0,export_files/* damaged */.qM)('it lists no page');
}


/***/ }),

/***/ 29354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V5: () => (/* binding */ RESPONSE_LIMITS),
  bK: () => (/* binding */ RequestBudget),
  YR: () => (/* binding */ visit)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/http/agent-http.js
var agent_http = __webpack_require__(13997);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/runtime/http/request.js
var request = __webpack_require__(38056);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
// EXTERNAL MODULE: ./.build/src/verify/sample/file-kinds.js
var file_kinds = __webpack_require__(93782);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
;// CONCATENATED MODULE: ./.build/src/verify/request/body.js






/** The body cannot be decoded, and a retry would not help. */
class UnreadableBody extends Error {
    name = 'UnreadableBody';
}
/** A body is larger than its limit, so the transfer was stopped. */
class OversizedBody extends Error {
    name = 'OversizedBody';
}
/** A body arrived in part within its time limit. A retry would take as long. */
class TricklingBody extends Error {
    name = 'TricklingBody';
}
/** Maximum size of a page to keep in memory. Several pages are compared at the same time. */
const MAX_KEPT_BYTES = 16_000_000;
const DECODERS = new Map([
    ['gzip', external_node_zlib_.createGunzip],
    ['br', external_node_zlib_.createBrotliDecompress]
]);
const MAX_ENCODINGS = 5;
/** Decompresses and hashes a body on arrival. `limit` applies to the received bytes and each decoder's output. */
async function readBody(response, { limit, keep }) {
    const digest = (0,external_node_crypto_.createHash)('sha256');
    const chunks = [];
    let size = 0;
    try {
        for await (const chunk of decoded(response, limit)) {
            size += chunk.length;
            if (size > limit)
                throw tooLarge(limit);
            digest.update(chunk);
            if (keep && size <= MAX_KEPT_BYTES)
                chunks.push(chunk);
        }
    }
    catch (error) {
        if (!(error instanceof agent_http/* ResponseTooSlow */.hI))
            throw error;
        throw new TricklingBody(`${error.message}; ${(0,units/* formatBytes */.z3)(size)} had arrived`, { cause: error });
    }
    const isKept = keep && size <= MAX_KEPT_BYTES;
    const bytes = isKept ? Buffer.concat(chunks) : undefined;
    // Without `Content-Encoding: gzip`, browsers would show the compressed bytes.
    if (bytes?.[0] === 0x1f && bytes[1] === 0x8b && decodersOf(response).length === 0)
        throw new UnreadableBody('the body is gzip, but Content-Encoding is not gzip');
    return { sha256: digest.digest('hex'), size, bytes };
}
/** Like browsers, ignores Content-Encoding if an encoding is unknown, such as `aws-chunked`, which some stores send. */
function decodersOf({ headers }) {
    const names = headers['content-encoding']?.toLowerCase().split(',', MAX_ENCODINGS) ?? [];
    const encodings = names.map(name => name.trim()).filter(name => name !== '');
    if (encodings.includes('zstd'))
        throw new UnreadableBody('Content-Encoding is zstd, which the request did not offer');
    const decoders = encodings.map(name => DECODERS.get(name));
    return decoders.every(decoder => decoder !== undefined) ? decoders.reverse() : [];
}
function decoded(response, limit) {
    const decoders = decodersOf(response).map(create => create());
    if (decoders.length === 0)
        return response;
    // `readBody` counts the output of the last decoder.
    for (const stream of [response, ...decoders.slice(0, -1)]) {
        let length = 0;
        stream.on('data', (chunk) => {
            length += chunk.length;
            if (length > limit)
                stream.destroy(tooLarge(limit));
        });
    }
    return decompressed(response, decoders);
}
async function* decompressed(response, decoders) {
    try {
        yield* (0,external_node_stream_.pipeline)([response, ...decoders], () => undefined);
    }
    catch (error) {
        if (response.errored !== null)
            throw response.errored;
        if (error instanceof OversizedBody)
            throw error;
        const encoding = response.headers['content-encoding']?.slice(0, 40);
        throw new UnreadableBody(`the body is truncated or is not valid ${encoding}: ${(0,failure/* reasonOf */.A3)(error)}`);
    }
}
function tooLarge(limit) {
    return new OversizedBody(`the body is larger than ${(0,units/* formatBytes */.z3)(limit)}`);
}

;// CONCATENATED MODULE: ./.build/src/verify/request/visit.js









const MAX_ATTEMPTS = 3;
const MAX_HOPS = 5;
/** Maximum number of bytes in addition to the size in the manifest. */
const MAX_MORE_BYTES = 1_000_000;
/** Maximum size of a body that is read only to reuse the connection. */
const MAX_IGNORED_BYTES = 64_000;
/** If a host requires a longer delay, the address is requested again in the next pass. */
const MAX_RETRY_AFTER_MS = 20_000;
/** With less time left, a request is not repeated. */
const MIN_RETRY_MS = 1000;
const REQUESTS_PER_ADDRESS = 3;
const MORE_REQUESTS = 50;
class BudgetSpent extends Error {
    name = 'BudgetSpent';
}
/** Limits the requests of one pass, including redirects and retries, and their time. */
class RequestBudget {
    #remaining = MORE_REQUESTS;
    #clock;
    #endsAt;
    /** No request starts at or after `endsAt`, and the requests that are open then have failed. */
    constructor(clock, endsAt) {
        this.#clock = clock;
        this.#endsAt = endsAt;
    }
    get remainingMs() {
        return this.#endsAt - this.#clock.now();
    }
    allow(addresses) {
        this.#remaining += REQUESTS_PER_ADDRESS * addresses;
    }
    spend() {
        if (this.#remaining <= 0)
            throw new BudgetSpent('the requests of this pass are used up');
        if (this.remainingMs <= 0)
            throw new BudgetSpent('the time of the run is used up');
        this.#remaining -= 1;
    }
}
const PAGE_TYPES = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const BROWSER_HEADERS = {
    'user-agent': 'Mozilla/5.0 (compatible; static-docs-export)',
    'accept-language': 'en',
    'accept-encoding': 'gzip, br'
};
/** Time limits for a response: the time without received bytes, and the total time. */
const RESPONSE_LIMITS = { idleTimeoutMs: 10_000, totalTimeoutMs: 60_000 };
/** Requests an address like a browser. Follows redirects on the same origin, except for a `LiveTarget`. */
async function visit(target, context) {
    const hops = [];
    let failures = 0;
    const failed = (reason, isUnreachable = false) => ({
        end: 'failed',
        hops,
        reason,
        isUnreachable
    });
    const decide = (error) => {
        failures += 1;
        const waitMs = error instanceof http_error/* HttpError */.j$ ? error.waitMs : undefined;
        // A run whose time ends during a delay would not name the address.
        const hasTime = context.budget.remainingMs > (waitMs ?? MIN_RETRY_MS);
        const retry = failures < MAX_ATTEMPTS && isPassing(error) && hasTime && (waitMs ?? 0) <= MAX_RETRY_AFTER_MS;
        return { retry, waitMs };
    };
    try {
        for (;;) {
            const url = hops.at(-1) ?? target.url;
            const attempt = async () => {
                context.budget.spend();
                try {
                    return await visit_request(url, target, hops, { ...context, isRetry: failures > 0 });
                }
                catch (error) {
                    if (!(error instanceof agent_http/* ConnectionClosed */.NU && error.isReused))
                        throw error;
                    // This error can occur on a working host, so retry without a delay.
                    failures += 1;
                    return await attempt();
                }
            };
            const found = await (0,retry/* withRetry */.bD)(`GET ${url.pathname}`, attempt, decide, { ...context, host: url.host });
            if (found.end === 'left' && !/^https?:$/.test(found.to.protocol))
                return failed(`a redirect to ${found.to.protocol}, which browsers do not follow`);
            if (found.end !== 'left' || found.to.origin !== target.url.origin || target.role === 'live')
                return found;
            if (hops.length >= MAX_HOPS)
                return failed(`more than ${MAX_HOPS} redirects`);
            if ([target.url, ...hops].some(({ href }) => href === found.to.href))
                return failed(`a redirect loop at ${found.to.pathname}`);
            hops.push(found.to);
        }
    }
    catch (error) {
        if (context.signal.aborted || error instanceof failure/* Failure */.HR)
            throw error;
        if (error instanceof BudgetSpent)
            return { end: 'unchecked', hops };
        if (isUnreadable(error))
            return { end: 'unchecked', hops, reason: explain(error) };
        const { status, headers, maybeReceived, isTrustProblem, message } = error instanceof http_error/* HttpError */.j$ ? error : (0,http_error/* connectionError */.$t)(error, { responded: false });
        if (status !== undefined)
            return { end: 'response', hops, status, headers, body: undefined };
        if (!isTrustProblem)
            return failed(explain(error), !maybeReceived);
        // The run stops, because every address of the site would fail in the same way.
        const what = `The certificate of ${target.url.host} is not trusted (${message}).`;
        throw new failure/* Failure */.HR('certificate-not-trusted', what, { cause: error });
    }
}
async function visit_request(url, target, hops, { http, signal, clock, budget, limits, isRetry, headers: given }) {
    const response = await http.send({
        method: 'GET',
        url,
        signal,
        ...limits,
        totalTimeoutMs: Math.max(1, Math.min(limits.totalTimeoutMs ?? Infinity, budget.remainingMs)),
        isLenient: true,
        needsNewConnection: isRetry,
        headers: { ...BROWSER_HEADERS, accept: isPage(target) ? PAGE_TYPES : '*/*', ...given }
    });
    const headers = withSeparateRules(response);
    const status = Number(response.statusCode);
    try {
        const to = redirectOf(status, headers, url);
        // The status is enough for an address that should not exist.
        const isNeeded = status === 200 && needsBody(target);
        const body = isNeeded ? await read(response, target) : undefined;
        // Read a short body to the end, so that the connection can be reused.
        if (!isNeeded)
            await (0,request/* readLimitedText */.gw)(response, MAX_IGNORED_BYTES).catch(() => '');
        signal.throwIfAborted();
        if (to !== undefined)
            return { end: 'left', hops, to };
        if (!(0,retry/* isTransient */.dg)(status))
            return { end: 'response', hops, status, headers, body };
        throw new http_error/* HttpError */.j$(`HTTP ${status}`, { response: { status, headers, body: '' }, now: clock.now() });
    }
    finally {
        // The rest of a response would keep its connection busy.
        response.destroy();
    }
}
/**
 * Node joins headers with the same name, or keeps the first. For X-Robots-Tag, the rules of one header would follow the
 * crawler of another, and browsers use the last Content-Type.
 */
function withSeparateRules({ headers, headersDistinct }) {
    const { 'x-robots-tag': rules, 'content-type': types, 'content-disposition': dispositions } = headersDistinct;
    return {
        ...headers,
        ...(rules && { 'x-robots-tag': rules }),
        ...(types && { 'content-type': usedType(types.join(',')) }),
        ...(dispositions && { 'content-disposition': dispositions.join(', ') })
    };
}
/** Returns the last type of a list, with the charset of an equal type before it, as browsers do. */
function usedType(types) {
    let used = types;
    let charset = '';
    for (const [type] of types.matchAll(/(?:[^,"]|"[^"]*"?)+/g)) {
        const essence = /^\s*([\w.+-]+\/[\w.+-]+)\s*(?:;|$)/.exec(type)?.[1]?.toLowerCase();
        if (essence === undefined)
            continue;
        const own = /;\s*charset\s*=[^;]*/i.exec(type)?.[0];
        const isSame = used.toLowerCase().trim().startsWith(essence);
        charset = own ?? (isSame ? charset : '');
        used = own === undefined ? `${type.trim()}${charset}` : type.trim();
    }
    return used;
}
/** Reads a body. An oversized body counts as a different file if its length is known, or else as a failed transfer. */
async function read(response, target) {
    const { size = 0 } = ('file' in target && target.file) || {};
    const limit = target.role === 'live' ? MAX_KEPT_BYTES : size + MAX_MORE_BYTES;
    try {
        return await readBody(response, { limit, keep: !isFile(target) || isCompared(target) });
    }
    catch (error) {
        const { 'content-length': length, 'transfer-encoding': transfer } = response.headers;
        if (error instanceof OversizedBody && length !== undefined && transfer === undefined)
            return { sha256: '', size: Number(length), bytes: undefined };
        const isTruncated = response.errored !== null && codeOf(error) === 'ECONNRESET';
        throw isTruncated ? (0,http_error/* connectionError */.$t)(error, { responded: true }) : error;
    }
}
/** Whether a target is compared if its digest differs: rules and addresses for crawlers, and what CDNs optimize. */
function isCompared(target) {
    if (target.role !== 'asset')
        return false;
    const { path } = target.file;
    return /(?:^|\/)(?:robots\.txt|sitemap[^/]*\.xml)$/i.test(path) || (0,file_kinds/* isOptimized */.OB)(path);
}
function needsBody(target) {
    return target.role === 'live' ? target.hasBody : target.role !== 'unknown' && target.role !== 'removed';
}
/** Whether a target is an asset or page data, for which only the digest is compared. */
function isFile({ role }) {
    return role === 'asset' || role === 'data';
}
function isPage(target) {
    return target.role === 'live' ? target.isPage : !isFile(target);
}
function redirectOf(status, headers, url) {
    if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined)
        return undefined;
    // Node decodes headers as Latin-1, but browsers decode this header as UTF-8 if it is valid UTF-8.
    const bytes = Buffer.from(headers.location, 'latin1');
    const to = (0,parse_url/* parseUrl */.D)((0,external_node_buffer_.isUtf8)(bytes) ? bytes.toString() : headers.location, url);
    if (to !== null)
        to.hash = '';
    return to ?? undefined;
}
const FINAL_ERRORS = [failure/* Failure */.HR, BudgetSpent, UnreadableBody, OversizedBody, TricklingBody];
function isPassing(error) {
    const isFinal = FINAL_ERRORS.some(type => error instanceof type) || PARSER_ERROR.test(codeOf(error));
    return !isFinal && !(0,http_error/* connectionError */.$t)(error, { responded: false }).isTrustProblem;
}
/** Error codes for a header section that is too large and for a response that is not HTTP. */
const PARSER_ERROR = /^HPE_/;
/** Whether Node cannot read the response, but browsers may show it, for example because it repeats its length. */
function isUnreadable(error) {
    const code = codeOf(error);
    return PARSER_ERROR.test(code) && code !== 'HPE_HEADER_OVERFLOW' && code !== 'HPE_INVALID_CONSTANT';
}
function codeOf(error) {
    return String(Object(error).code);
}
function explain(error) {
    const problem = PARSER_ERROR.test(codeOf(error)) ? 'the response is not valid HTTP: ' : '';
    return problem + (0,failure/* reasonOf */.A3)(error);
}


/***/ }),

/***/ 93782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   My: () => (/* binding */ hasBuildName),
/* harmony export */   OB: () => (/* binding */ isOptimized),
/* harmony export */   UI: () => (/* binding */ STYLE_SHEET),
/* harmony export */   W1: () => (/* binding */ IMAGE)
/* harmony export */ });
/* harmony import */ var _site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99004);

const STYLE_SHEET = /\.css$/i;
const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
/** Whether a file can have other bytes because hosts and CDNs optimize it. */
function isOptimized(path) {
    return /\.m?js$/i.test(path) || STYLE_SHEET.test(path) || IMAGE.test(path);
}
/** Whether a file has other content only under another name, because its address contains a build hash or id. */
function hasBuildName(path) {
    return (0,_site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .isImmutable */ .t)(path) || /(?:^|\/)_next\/static\//.test(path);
}


/***/ }),

/***/ 20666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ selectTargets),
/* harmony export */   L_: () => (/* binding */ OTHER_SLASH),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   bp: () => (/* binding */ SAMPLE_SIZE)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21873);
/* harmony import */ var _site_pages_entry_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69878);
/* harmony import */ var _site_pages_page_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75338);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15300);
/* harmony import */ var _site_redirects_redirects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1324);
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29589);







/** Value of `builtFor` for an asset of a page whose address lost or gained a slash at its end by a redirect. */
const OTHER_SLASH = 'other slash';
function pathOf(target) {
    if (target.role === 'removed')
        return target.path;
    return target.role === 'unknown' ? undefined : target.file?.path;
}
/** Default for `sample`: the number of pages to request. */
const SAMPLE_SIZE = 50;
const MAX_REDIRECTS = 50;
const MAX_REMOVED = 20;
/** Maximum number of removed pages from which the sample is drawn. */
const MAX_CANDIDATES = 200;
const MAX_DATA_OF_PAGE = 2;
/** Returns the addresses to request. The same manifest results in the same addresses in the same order. */
function selectTargets(inputs, addresses) {
    const { manifest } = inputs;
    const files = manifest.files.filter(({ path }) => !isHidden(path));
    const byPath = new Map(files.map(file => [file.path, file]));
    const target = (role, file) => ({
        role,
        file,
        url: addresses.of(file.path)
    });
    const home = byPath.get('index.html');
    const pages = selectPages(files, inputs);
    const { redirects } = (0,_site_redirects_redirects_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRedirects */ .Z)(manifest.redirects ?? [], manifest.basePath ?? '/');
    return [
        ...(home === undefined ? [] : [target('page', home)]),
        ...unknownAddress(manifest, redirects, addresses),
        ...files.filter(({ path }) => (0,_site_pages_entry_points_js__WEBPACK_IMPORTED_MODULE_3__/* .isPageList */ .Ig)(path)).map(file => target('asset', file)),
        ...pages.map(file => target('page', file)),
        ...dataOf(home === undefined ? pages : [home, ...pages], byPath).map(file => target('data', file)),
        ...redirectTargets(manifest, redirects, byPath, addresses),
        ...removedTargets(inputs, redirects, addresses)
    ];
}
/** Returns the files that clients load instead of these pages. A page can have several files, one for each part. */
function dataOf(pages, byPath) {
    const byPage = (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)((0,_site_pages_page_data_js__WEBPACK_IMPORTED_MODULE_1__/* .pageDataOf */ .nC)(byPath.keys()), ([, page]) => page);
    return pages.flatMap(({ path }) => {
        const data = (byPage.get(path) ?? []).flatMap(([name]) => byPath.get(name) ?? []);
        const byLength = (a, b) => a.path.length - b.path.length || (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.path, b.path);
        return data.sort(byLength).slice(0, MAX_DATA_OF_PAGE);
    });
}
/** Whether hosts use a file themselves and do not serve it. */
function isHidden(path) {
    return (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .isNotFoundPage */ .np)(path) || /(?:^|\/)(?:\.|_redirects$|_headers$)/.test(path);
}
function selectPages(files, { changes, sample }) {
    const pages = new Map(files.filter(file => (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .countsAsPage */ .a$)(file) && file.path !== 'index.html').map(file => [file.path, file]));
    const selected = new Map();
    // Ignores the lists of a first export, because every page is new.
    const lists = changes === undefined || changes.first ? [] : [changes.changed, changes.added, changes.rebuilt];
    for (const paths of [...lists, [...pages.keys()]]) {
        const open = paths.filter(path => pages.has(path) && !selected.has(path));
        const free = sample === 'all' ? Infinity : sample - selected.size;
        for (const path of spread(open, free))
            selected.set(path, pages.get(path));
    }
    return [...selected.values()];
}
/** Takes paths from all folders in turn, so that a problem in a single folder is detected. */
function spread(paths, count) {
    const folders = (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(paths.toSorted(), path => path.slice(0, path.lastIndexOf('/') + 1));
    const inTurn = evenly([...folders.values()], count).flatMap(folder => [...folder.entries()]);
    const byTurn = inTurn.sort(([a], [b]) => a - b).map(([, path]) => path);
    return byTurn.slice(0, count);
}
function evenly(items, max) {
    const length = Math.min(max, items.length);
    return Array.from({ length }, (_, at) => items[Math.floor((at * items.length) / length)]);
}
function unknownAddress({ files }, redirects, addresses) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', files.map(({ path, sha256 }) => `${path}\n${sha256}\n`).join(''));
    const path = `no-such-page-${digest.slice(0, 12)}.html`;
    const isKnown = addresses.hasFileFor(path) || redirects.find(path) !== undefined;
    return isKnown ? [] : [{ role: 'unknown', url: addresses.of(path) }];
}
/** Skips wildcard redirects, because their addresses are unknown, and redirect loops, which no host can serve. */
function redirectTargets(manifest, redirects, byPath, addresses) {
    const exact = redirects.rules.filter(({ from }) => from.address !== undefined);
    const pages = manifest.files.filter(({ redirect }) => redirect !== undefined);
    const all = manifest.redirects === undefined
        ? pages.map(({ path, redirect: destination }) => ({
            start: addresses.of(path),
            destination,
            rule: undefined
        }))
        : exact.map(rule => ({
            start: addresses.ofDestination(rule.source),
            destination: rule.destination,
            rule
        }));
    const targets = [];
    for (const { start, destination, rule } of all) {
        if (targets.length === MAX_REDIRECTS)
            break;
        const end = destination && addresses.ofDestination(destination);
        if (!start || !end || start.origin !== addresses.origin)
            continue;
        if (rule && redirects.follow(redirects.pathOf(rule) ?? '', addresses)?.kind === 'loop')
            continue;
        const path = addresses.fileAt(start);
        const file = byPath.get(path ?? '');
        // A redirect never replaces an exported file.
        if (path !== undefined && file?.redirect === undefined)
            continue;
        const url = file === undefined ? start : addresses.of(file.path);
        targets.push({ role: 'redirect', url, destination: end, file });
    }
    return targets;
}
/** Returns removed pages first, then their data. */
function removedTargets({ changes }, redirects, addresses) {
    const isGone = (path) => !isHidden(path) && !addresses.hasFileFor(path) && redirects.find(path) === undefined;
    const lists = [changes?.removed ?? [], changes?.removedData ?? []];
    return lists.flatMap(paths => spread(spread(paths, MAX_CANDIDATES).filter(isGone), MAX_REMOVED).map((path) => ({
        role: 'removed',
        path,
        url: addresses.of(path)
    })));
}


/***/ })

};
