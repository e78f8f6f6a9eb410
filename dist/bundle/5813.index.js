export const id = 5813;
export const ids = [5813];
export const modules = {

/***/ 1189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GL: () => (/* binding */ rootAbove),
/* harmony export */   J9: () => (/* binding */ outermost),
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   qn: () => (/* binding */ linkIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84166);
/* harmony import */ var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92790);




/** `sha`: the commit of the run, for a workspace without `.git`. On a command line, repositories reach above the workspace. */
function readCheckout(folder, workspace, { sha, isRunner }) {
    const around = (0,_runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(folder, workspace) ? workspace : undefined;
    const found = repositoryOf(folder, isRunner ? around : undefined);
    const own = found ?? { root: around ?? folder, commit: sha };
    return {
        ...own,
        folder,
        prefix: wayTo(folder, own.root),
        path: wayTo(folder, outermost(own).root),
        isClone: found !== undefined
    };
}
function outermost(checkout) {
    return checkout.outer === undefined ? checkout : outermost(checkout.outer);
}
/** `.git`, or where it leads in a worktree or a submodule. */
function gitFolder(git) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(git), /^gitdir: (.+)$/.exec(contentOf(git))?.[1] ?? git);
}
/**
 * A part of the path that is a symbolic link, from the workspace or, elsewhere, from the root of the repository. It
 * could lead to files that are not part of the documentation.
 */
function linkIn(path, workspace) {
    const top = (0,_runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(path, workspace) ? workspace : (rootAbove(path, undefined) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    for (let at = path; at !== top && at !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink())
            return at;
    return undefined;
}
/** The closest folder with `.git`, at or above `folder`; not above `top`. */
function rootAbove(folder, top) {
    for (let at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git'), { throwIfNoEntry: false }) !== undefined)
            return at;
        if (at === top || at === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            return undefined;
    }
}
function wayTo(folder, root) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    return path === '' ? '' : `${path}/`;
}
function repositoryOf(folder, top) {
    const root = rootAbove(folder, top);
    if (root === undefined)
        return undefined;
    const git = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(git).isDirectory())
        return { root, commit: checkedOutCommit(git, git) };
    const parent = root === top || root === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root) ? undefined : repositoryOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root), top);
    const linked = parent && linkedFolder(git, outermostFolder(parent.root, top));
    if (parent === undefined || linked === undefined)
        return { root, commit: undefined };
    const commit = checkedOutCommit(linked.own, linked.common);
    return { root, commit, ...(linked.isSubmodule && { outer: parent }) };
}
/**
 * Where the `.git` file of a submodule or a worktree leads: into `.git` of a repository around it, and nowhere else.
 * A file that leads elsewhere would bring in the commit of another repository.
 */
function linkedFolder(file, repository) {
    const own = realFolder(gitFolder(file));
    if (own === undefined || repository === undefined || !(0,_runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(own, repository))
        return undefined;
    // A worktree shares its branches with the repository that it belongs to.
    const common = realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(own, contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, 'commondir')) || '.'));
    if (common === undefined || !(0,_runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(common, repository))
        return undefined;
    return { own, common, isSubmodule: own === common };
}
/** `.git` as a folder, of the closest repository around that has one: those of its submodules are in there, too. */
function outermostFolder(root, top) {
    for (let at = root;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        const git = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(git, { throwIfNoEntry: false })?.isDirectory())
            return realFolder(git);
        if (at === top || at === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            return undefined;
    }
}
function realFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** From the files of git, since a container may not have the program. */
function checkedOutCommit(own, common) {
    const head = contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, 'HEAD'));
    if (SHA.test(head))
        return head;
    const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1];
    if (ref === undefined || ref.split('/').includes('..'))
        return undefined;
    const packed = contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'packed-refs')).split('\n');
    const found = packed.find(line => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '';
    return [contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, ref)), found].find(value => SHA.test(value));
}
/** Content of a regular file; otherwise empty. */
function contentOf(path) {
    return (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfThere */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))?.toString().trim() ?? '';
}


/***/ }),

/***/ 49113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _8: () => (/* binding */ isDocsFile),
/* harmony export */   _Z: () => (/* binding */ NotComparable),
/* harmony export */   so: () => (/* binding */ GitHubRepository),
/* harmony export */   zF: () => (/* binding */ isGitHubProblem)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73305);
/* harmony import */ var _sources_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89181);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24710);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54639);





/** Why two versions cannot be compared. The documentation is reviewed all the same. */
class NotComparable extends Error {
    name = 'NotComparable';
}
/** GitHub does not answer, not in time, or not with what is needed. */
function isGitHubProblem(error) {
    return (error instanceof NotComparable ||
        error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpError */ .j$ ||
        error instanceof _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .TimedOut */ .GA ||
        (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR && error.code === 'github-rate-limited'));
}
const sha = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._regex */ .Fk(/^[0-9a-f]{40,64}$/));
const commitSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha, tree: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha }), parents: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha })) });
const compareSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    merge_base_commit: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ commit: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ tree: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha }) }) })
});
const treeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    truncated: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    tree: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), mode: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), type: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), sha, size: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()) }))
});
const blobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ content: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), encoding: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('base64') });
const MAX_BLOBS = 500;
const CONCURRENT_REQUESTS = 8;
/** Regular files that the documentation can have: no symbolic link, no submodule. */
function isDocsFile({ path, mode }) {
    return /^100(?:644|755|664)$/.test(mode) && !path.split('/').some(_sources_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isHidden */ .dK);
}
class GitHubRepository {
    #client;
    constructor(client) {
        this.#client = client;
    }
    /** `owner/name` */
    get name() {
        return this.#client.repository;
    }
    /** Another one, with the same token. */
    named(name) {
        return new GitHubRepository(this.#client.forRepository(name));
    }
    async commit(commit) {
        return await this.#client.request(`Reading commit ${commit}`, commitSchema, `GET git/commits/${commit}`);
    }
    /** The tree of the commit where `head` left the branch that it is compared with. */
    async mergeBase(base, head) {
        // The second page has no list of files, which can be long and is not needed.
        const route = `GET compare/${encodeURIComponent(`${base}...${head}`)}?per_page=1&page=2`;
        const what = `Comparing ${head} with ${base}`;
        return (await this.#client.request(what, compareSchema, route)).merge_base_commit.commit.tree.sha;
    }
    /** Read folder by folder down to it, since GitHub truncates a large tree that is read at once. */
    async files(tree, folder) {
        const below = folder === '' ? tree : await this.entry(tree, folder, 'tree');
        if (below === undefined)
            return new Map();
        const entries = (await this.#tree(below, '?recursive=true')).filter(isDocsFile);
        return new Map(entries.map(({ path, sha: blob, size = 0 }) => [path, { sha: blob, size }]));
    }
    /** The id of a folder, a file or a submodule in a tree. */
    async entry(tree, path, type) {
        const names = path.split('/').filter(part => part !== '');
        let current = tree;
        for (const [at, name] of names.entries()) {
            const wanted = at === names.length - 1 ? type : 'tree';
            const entries = await this.#tree(current);
            current = entries.find(each => each.path === name && each.type === wanted)?.sha;
            if (current === undefined)
                return undefined;
        }
        return current;
    }
    async texts(files) {
        if (files.size > MAX_BLOBS)
            throw new NotComparable(`${files.size} files differ, and at most ${MAX_BLOBS} are compared`);
        const texts = new Map();
        const queue = files.keys();
        const worker = async () => {
            for (const blob of queue)
                texts.set(blob, await this.text(blob));
        };
        await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
        return texts;
    }
    async text(blob) {
        const route = `GET git/blobs/${blob}`;
        const { content } = await this.#client.request(`Reading blob ${blob}`, blobSchema, route);
        return Buffer.from(content, 'base64').toString();
    }
    async #tree(tree, query = '') {
        const route = `GET git/trees/${tree}${query}`;
        const { tree: entries, truncated } = await this.#client.request(`Reading tree ${tree}`, treeSchema, route);
        if (truncated)
            throw new NotComparable('the repository has more files than GitHub lists at once');
        return entries;
    }
}


/***/ }),

/***/ 85813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  INPUT_NAMES: () => (/* binding */ INPUT_NAMES),
  LIST_INPUTS: () => (/* binding */ LIST_INPUTS),
  addressInSettings: () => (/* binding */ addressInSettings),
  readInputs: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./.build/src/review/checks/ignored-targets.js
var ignored_targets = __webpack_require__(36378);
// EXTERNAL MODULE: ./.build/src/runtime/docs-url.js
var docs_url = __webpack_require__(53361);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/action/input-fields.js
var input_fields = __webpack_require__(96421);
// EXTERNAL MODULE: ./.build/src/runtime/action/runner.js
var action_runner = __webpack_require__(75437);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/site/docs-folders.js
var docs_folders = __webpack_require__(45852);
// EXTERNAL MODULE: ./.build/src/pull-request/base/checkout.js
var base_checkout = __webpack_require__(1189);
;// CONCATENATED MODULE: ./.build/src/pull-request/base/docs-folder.js




/** The folder with the settings of the documentation: the given one, or the only one. */
function findDocsFolder(given, workspace, isRunner) {
    if (given !== undefined) {
        const path = (0,external_node_path_.resolve)(workspace, given);
        return (0,docs_folders/* settingsIn */.RV)(path) === undefined
            ? new problem/* Problem */.AF(`\`docs-path\` has neither docs.json nor mint.json: ${given}`)
            : (linkProblem('docs-path', path, workspace) ?? path);
    }
    // On a command line, from any folder of a clone.
    const root = isRunner ? undefined : (0,base_checkout/* rootAbove */.GL)(workspace, undefined);
    const found = [(0,docs_folders/* findDocs */.Vy)(workspace), root === undefined ? [] : docsAround(workspace, root)].find(folders => folders.length > 0);
    const [only, ...others] = found ?? [];
    if (only === undefined)
        return new problem/* Problem */.AF(isRunner
            ? '`docs-path` is missing: no folder of the workspace has docs.json or mint.json. A job needs a checkout before this step'
            : '`docs-path` is missing: no folder here has docs.json or mint.json');
    if (others.length === 0)
        return only;
    const listed = [only, ...others].map(path => (0,external_node_path_.relative)(workspace, path).split(external_node_path_.sep).join('/')).join(', ');
    return new problem/* Problem */.AF(`\`docs-path\` is missing: several folders have docs.json or mint.json (${listed}). Set it to one of them`);
}
/** The documentation that a folder of a clone is in, or that of the whole clone. */
function docsAround(folder, root) {
    for (let at = folder; at !== root; at = (0,external_node_path_.dirname)(at))
        if ((0,docs_folders/* settingsIn */.RV)(at) !== undefined)
            return [at];
    return (0,docs_folders/* findDocs */.Vy)(root);
}
function linkProblem(name, path, workspace) {
    const found = (0,base_checkout/* linkIn */.qn)(path, workspace);
    if (found === undefined)
        return undefined;
    const shown = JSON.stringify((0,external_node_path_.relative)(workspace, found).split(external_node_path_.sep).join('/'));
    return new problem/* Problem */.AF(`\`${name}\` leads through ${shown}, which is a symbolic link: links are not followed`);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./.build/src/runtime/files/find-program.js
var find_program = __webpack_require__(15288);
// EXTERNAL MODULE: ./.build/src/runtime/files/git.js
var files_git = __webpack_require__(8568);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/text/plain-text.js
var plain_text = __webpack_require__(39180);
// EXTERNAL MODULE: ./.build/src/pull-request/base/repository.js
var repository = __webpack_require__(49113);
;// CONCATENATED MODULE: ./.build/src/pull-request/base/clone.js





/** Why `git` cannot read a commit that is there, usually. */
const FETCH = 'If the clone is a partial one, `git fetch --refetch --no-filter` gets all files';
/** Of a history: the newest that concern the documentation. */
const MAX_COMMITS = 50_000;
/** Of one commit: with more files that it added or removed, `git` finds only those with the same bytes. */
const MAX_RENAMES = 1000;
/** In total, for both versions: they are kept in memory. */
const MAX_BYTES = 400_000_000;
/** The clone that the documentation is checked out from, read through `git`: on a command line only. */
class Clone {
    #git;
    #timeoutMs;
    #signal;
    /** `timeoutMs`: of what is asked before the run has a signal. */
    constructor(git, timeoutMs, signal) {
        this.#git = git;
        this.#timeoutMs = timeoutMs;
        this.#signal = signal;
    }
    /** The same clone, whose commands end with `signal`. */
    until(signal) {
        return new Clone(this.#git, this.#timeoutMs, signal);
    }
    /** The id of a commit, tree or blob, or what `git` says instead. */
    resolve(revision) {
        return this.#runSync(['rev-parse', '--verify', '--end-of-options', revision]);
    }
    /** Of two ids of commits. */
    mergeBase(base, head) {
        return this.#runSync(['merge-base', base, head]);
    }
    isShallow() {
        return this.#runSync(['rev-parse', '--is-shallow-repository']) === 'true';
    }
    async files(tree, folder) {
        const below = this.resolve(`${tree}:${folder.replace(/\/$/, '')}`);
        if (below instanceof problem/* Problem */.AF)
            return new Map();
        const list = await this.#run(['ls-tree', '-z', '-r', '-l', below]);
        const entries = list.toString().split('\0').slice(0, -1).map(readEntry).filter(repository/* isDocsFile */._8);
        return new Map(entries.map(({ path, sha, size }) => [path, { sha, size }]));
    }
    async texts(files) {
        const total = [...files.values()].reduce((sum, { size }) => sum + size, 0);
        if (total > MAX_BYTES)
            throw new repository/* NotComparable */._Z(`the files that differ have ${total} bytes, and at most ${MAX_BYTES} are compared`);
        const found = await this.#objects([...files.keys()]);
        const missing = [...files.keys()].find((_, at) => found[at] === undefined);
        if (missing !== undefined)
            throw new repository/* NotComparable */._Z(`the clone does not have ${missing}. ${FETCH}`);
        return new Map([...files.keys()].map((sha, at) => [sha, found[at] ?? '']));
    }
    /** Files below a folder, by path from there, that a sparse checkout leaves out: all others that are missing were deleted. */
    async leftOut(folder) {
        const list = await this.#run(['--literal-pathspecs', 'ls-files', '-t', '-z', '--', folder || '.']);
        const left = list
            .toString()
            .split('\0')
            .filter(line => line.startsWith('S '));
        return new Set(left.map(line => line.slice(2 + folder.length)));
    }
    /** The ids of files below a folder, by path from there, as they are going to be in the next commit. */
    async index(folder) {
        const list = await this.#run(['--literal-pathspecs', 'ls-files', '--stage', '-z', '--', folder || '.']);
        const entries = list.toString().split('\0').slice(0, -1);
        return new Map(entries.flatMap(line => {
            // Other stages are those of a merge that is not done.
            const [, sha, path] = /^\d+ (\w+) 0\t([^]*)$/.exec(line) ?? [];
            return sha === undefined || path === undefined ? [] : [[path.slice(folder.length), sha]];
        }));
    }
    /** The commits of a history that changed names below a folder, by path from there, newest first. */
    async history(commit, folder) {
        const settings = ['log.showSignature=false', 'log.follow=false', 'log.diffMerges=off'];
        const logWith = (detection) => [
            ...settings.flatMap(each => ['-c', each]),
            '--literal-pathspecs',
            ...['log', detection, `-l${MAX_RENAMES}`, '--diff-filter=ADR', '--no-ext-diff'],
            ...['--raw', '--no-abbrev', '-z', '--format=%H', `--max-count=${MAX_COMMITS}`],
            ...['--end-of-options', commit, '--', folder || '.']
        ];
        const list = await this.#run(logWith('-M')).catch(async (error) => {
            if (!(error instanceof repository/* NotComparable */._Z))
                throw error;
            // A partial clone does not have all files. To find those with the same bytes, none is read.
            return await this.#run(logWith('-M100%'));
        });
        return readHistory(list.toString(), folder);
    }
    /** The texts of blobs by id, each in its place; undefined for what is not there. */
    async #objects(names) {
        if (names.length === 0)
            return [];
        const found = await this.#run(['cat-file', '--batch'], `${names.join('\n')}\n`);
        let at = 0;
        return names.map(() => {
            const start = found.indexOf('\n', at) + 1;
            // `SHA blob SIZE`, or what was asked for and why it is not there.
            const size = /^[0-9a-f]+ blob (\d+)\n$/.exec(found.toString('utf8', at, start))?.[1];
            at = size === undefined ? start : start + Number(size) + 1;
            return size === undefined ? undefined : found.toString('utf8', start, at - 1);
        });
    }
    #runSync(args) {
        return this.#git.ask(args, this.#timeoutMs);
    }
    async #run(args, input = '') {
        const child = this.#git.start(args, this.#signal);
        const failed = new Promise((_, reject) => child.once('error', reject));
        // It ends before it has read everything when it cannot go on: its message says why.
        child.stdin.on('error', () => undefined).end(input);
        const ended = new Promise(resolve => child.once('close', resolve));
        const work = Promise.all([(0,consumers_.buffer)(child.stdout), (0,consumers_.buffer)(child.stderr), ended]);
        const [stdout, stderr, status] = await Promise.race([work, failed]);
        if (status === 0)
            return stdout;
        throw new repository/* NotComparable */._Z(`git: ${(0,markdown/* clip */.$Q)((0,plain_text/* plainText */.wh)(stderr.toString().trim()), 300)}. ${FETCH}`);
    }
}
/** For each commit its id, then `:MODE MODE BLOB BLOB` with `A`, `D` or `R087` before the name, or before both names. */
function readHistory(list, folder) {
    const fields = list.split('\0').values();
    const nextPath = () => fields.next().value?.slice(folder.length) ?? '';
    const found = [];
    for (const field of fields) {
        const [, id, before = '', after = '', kind] = /^\n*(?:([0-9a-f]{40,64})\n*|:\d+ \d+ (\w+) (\w+) ([ADR])\d*)$/.exec(field) ?? [];
        if (id !== undefined)
            found.push({ renamed: [], added: [], removed: [] });
        const commit = found.at(-1);
        if (kind === 'R')
            commit?.renamed.push({ from: nextPath(), to: nextPath(), blobs: [before, after] });
        else if (kind !== undefined)
            commit?.[kind === 'A' ? 'added' : 'removed'].push(nextPath());
    }
    return found;
}
/** `100644 blob SHA    SIZE<tab>PATH`; the size of what the clone does not have is a word. */
function readEntry(line) {
    const [, mode = '', sha = '', size = '', path = ''] = /^(\d+) \w+ (\w+) +(\S+)\t([^]*)$/.exec(line) ?? [];
    return { path, mode, sha, size: Number.parseInt(size, 10) || 0 };
}

;// CONCATENATED MODULE: ./.build/src/pull-request/base/given-base.js









/** What the documentation is compared with, by the input `base`. */
function givenBase(given, checkout, { workspace, env, isPullRequest, timeoutMs }) {
    if (given === 'none')
        return { kind: 'none' };
    if (given === undefined)
        return isPullRequest
            ? { kind: 'pull-request' }
            : new problem/* Problem */.AF('`base` is missing: this run was not started by a pull request, so set it to a branch, a commit, a folder with the earlier version, or none');
    const folder = (0,external_node_path_.resolve)(workspace, given);
    // A change could add a folder with the name of a branch. What is in no commit of it has a path.
    const isPartOfChange = checkout.isClone && (0,base_checkout/* rootAbove */.GL)(folder, undefined) === checkout.root;
    if ((0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() && (!isPartOfChange || isPath(given)))
        return baseFolder(given, folder, checkout.prefix, workspace);
    if (env['GITHUB_ACTIONS'] !== 'true')
        return baseInClone(given, checkout, env, timeoutMs);
    return /^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/.test(given)
        ? { kind: 'ref', ref: given }
        : new problem/* Problem */.AF(`\`base\` "${given}" is neither a folder nor a branch or commit`);
}
function isPath(text) {
    return (0,external_node_path_.isAbsolute)(text) || /^\.\.?(?:[/\\]|$)/.test(text);
}
/** The folder itself, or the root of the repository that has it, by another name, too. */
function baseFolder(given, folder, prefix, workspace) {
    const [only, ...others] = (0,docs_folders/* findDocs */.Vy)(folder);
    const isThere = (0,docs_folders/* settingsIn */.RV)((0,external_node_path_.join)(folder, prefix)) !== undefined;
    const found = isThere ? (0,external_node_path_.join)(folder, prefix) : others.length === 0 ? only : undefined;
    if (found !== undefined)
        return linkProblem('base', found, workspace) ?? { kind: 'folder', folder: found };
    const where = prefix === '' ? '' : `, in it or in ${prefix}`;
    return new problem/* Problem */.AF(`\`base\` has neither docs.json nor mint.json${where}: ${given}`);
}
function wantedFix({ checkout, isAll }, env, timeoutMs) {
    if (!checkout.isClone)
        return new problem/* Problem */.AF(`\`--fix\` needs a clone, which shows what is not committed, and ${checkout.root} is none. Without \`--fix\`, fixes.patch has the edits of a comparison`);
    const found = cloneAt(checkout, env, timeoutMs);
    if (found === undefined)
        return new problem/* Problem */.AF('`--fix` needs `git`, which is not in PATH. Install it');
    return found instanceof problem/* Problem */.AF ? found : { ...found, isAll };
}
/** Undefined without `git`. */
function cloneAt({ root }, env, timeoutMs) {
    const git = (0,find_program/* findProgram */.K)('git', env, root);
    if (git === undefined)
        return undefined;
    const clone = new Clone(new files_git/* Git */.T(git, root, env), timeoutMs);
    const head = clone.resolve('HEAD^{commit}');
    return head instanceof problem/* Problem */.AF ? new problem/* Problem */.AF(`the clone cannot be read: ${head.message}`) : { clone, head };
}
/** The commit where what is checked out left the given one. */
function baseInClone(given, checkout, env, timeoutMs) {
    const { root, isClone } = checkout;
    const name = JSON.stringify(given);
    if (isPath(given))
        return new problem/* Problem */.AF(`\`base\` ${name}: there is no such folder`);
    const worktree = `\`git worktree add ../base ${given}\`, then \`--base ../base\``;
    if (!isClone)
        return new problem/* Problem */.AF(`\`base\` ${name} is no folder, and ${root} is no clone of a repository`);
    const found = cloneAt(checkout, env, timeoutMs);
    if (found === undefined)
        return new problem/* Problem */.AF(`\`base\` ${name} cannot be read without \`git\`, which is not in PATH. Install it, or make a folder with the earlier version on a machine that has it: ${worktree}`);
    if (found instanceof problem/* Problem */.AF)
        return found;
    const { clone, head } = found;
    // A clone of a CI system has the branches of its remote only.
    const commits = [given, `origin/${given}`].map(ref => clone.resolve(`${ref}^{commit}`));
    const commit = commits.find(each => !(each instanceof problem/* Problem */.AF)) ?? commits[0];
    if (commit === undefined || commit instanceof problem/* Problem */.AF)
        return new problem/* Problem */.AF(`\`base\` ${name} is no commit of the clone. ${fetchAdvice(given, clone)}`);
    const base = clone.mergeBase(commit, head);
    if (!(base instanceof problem/* Problem */.AF))
        return { kind: 'clone', clone, head, base };
    const advice = clone.isShallow() ? `${fetchAdvice(given, clone)}. Or compare` : 'Compare';
    return new problem/* Problem */.AF(`\`base\` ${name} has no commit in common with what is checked out. ${advice} with a folder: ${worktree}`);
}
/** Only a branch can be fetched: not `HEAD~1`, and `FETCH_HEAD` is another commit after each fetch. */
function fetchAdvice(given, clone) {
    const isExpression = /[~^@:]|^-/.test(given);
    const branch = given === 'FETCH_HEAD' ? 'BRANCH' : given.replace(/^origin\//, '');
    if (!clone.isShallow())
        return isExpression
            ? '`git log` lists its commits'
            : `Fetch it: \`git fetch origin ${branch}\`, then \`--base FETCH_HEAD\``;
    return isExpression
        ? 'Fetch the history: `git fetch --unshallow`'
        : `Fetch it with its history: \`git fetch --unshallow origin ${branch}\`, then \`--base FETCH_HEAD\``;
}

;// CONCATENATED MODULE: ./.build/src/pull-request/pull-request-event.js


const EVENTS = ['pull_request', 'pull_request_target'];
const schema = schemas/* object */.Ikc({
    pull_request: schemas/* object */.Ikc({
        number: schemas/* number */.aig(),
        head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
        base: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() })
    })
});
/** Undefined for other events. */
function readPullRequest(env) {
    const event = EVENTS.find(each => each === env['GITHUB_EVENT_NAME']);
    const read = event && (0,action_runner/* readEvent */.j)(env, schema)?.pull_request;
    return event && read && { number: read.number, headSha: read.head.sha, baseSha: read.base.sha, event };
}

// EXTERNAL MODULE: ./.build/src/pull-request/comparison/findings.js
var findings = __webpack_require__(19711);
;// CONCATENATED MODULE: ./.build/src/pull-request/inputs.js
















const some = (choices) => (0,input_fields/* list */.p_)(value => {
    const entries = (0,input_fields/* entriesOf */.Mc)(value);
    const isKnown = (entry) => choices.some(choice => choice === entry);
    const unknown = entries.filter(entry => !isKnown(entry));
    if (entries.length === 0)
        return new problem/* Problem */.AF(`is empty: choose from ${choices.join(', ')}`);
    return unknown.length === 0
        ? entries.filter(isKnown)
        : new problem/* Problem */.AF(`"${unknown.join(', ')}" is unknown: choose from ${choices.join(', ')}`);
});
/** Links to pages begin with it. */
const siteAddress = (0,input_fields/* field */.ZZ)(value => {
    const url = (0,parse_url/* parseUrl */.D)(value);
    if (url === null || !(0,address/* isSafeAddress */.cr)(url) || url.username !== '' || url.search !== '' || url.hash !== '')
        return new problem/* Problem */.AF(`"${value}" is not an address: use the form https://docs.example.com`);
    return url.href.replace(/\/+$/, '');
});
const DEFAULT_TIMEOUT_MS = 10 * 60_000;
const fields = schemas/* object */.Ikc({
    'docs-path': schemas/* optional */.lqM(schemas/* string */.YjP()),
    base: schemas/* optional */.lqM(schemas/* string */.YjP()),
    check: schemas/* _default */.Rvf((0,input_fields/* oneOf */.yL)(['off', 'warn', 'fail']), 'warn'),
    'check-fail-on': schemas/* _default */.Rvf(some(findings/* FINDING_KINDS */.mH), [...findings/* FAILING_BY_DEFAULT */.LG]),
    'check-ignore': schemas/* _default */.Rvf(ignored_targets/* ignoredTargets */.x, []),
    comment: schemas/* _default */.Rvf(input_fields/* flag */.Jt, true),
    suggest: schemas/* _default */.Rvf(input_fields/* flag */.Jt, false),
    'preview-url': schemas/* optional */.lqM(siteAddress),
    'site-url': schemas/* optional */.lqM(siteAddress),
    format: schemas/* _default */.Rvf(some(['codequality', 'junit']), []),
    'github-token': schemas/* optional */.lqM(schemas/* string */.YjP()),
    timeout: schemas/* _default */.Rvf(input_fields/* duration */.p0, DEFAULT_TIMEOUT_MS)
});
const INPUT_NAMES = Object.keys(fields.shape);
const LIST_INPUTS = (0,input_fields/* listsIn */.vX)(fields);
/** Everything the run needs: one error lists all problems. `switches`: of the command line, `--fix` and `--all`. */
function readInputs(given, env, switches = []) {
    const runner = (0,action_runner/* readRunner */.f)(env);
    const { workspace, serverUrl, apiUrl, repository, runUrl, sha, tempDir } = runner;
    const isRunner = env['GITHUB_ACTIONS'] === 'true';
    const pullRequest = readPullRequest(env);
    const isAll = switches.includes('--all');
    const folder = findDocsFolder(given['docs-path'], workspace, isRunner);
    const checkout = folder instanceof problem/* Problem */.AF ? folder : (0,base_checkout/* readCheckout */.b$)(folder, workspace, { sha, isRunner });
    const read = (0,input_fields/* readFields */.qU)(fields, given, parsed => {
        const timeoutMs = parsed.timeout instanceof problem/* Problem */.AF ? DEFAULT_TIMEOUT_MS : parsed.timeout;
        const workingTree = checkout instanceof problem/* Problem */.AF || !switches.includes('--fix')
            ? undefined
            : wantedFix({ checkout, isAll }, env, timeoutMs);
        // Old findings need no base.
        const base = given['base'] ?? (isAll ? 'none' : undefined);
        const isPullRequest = pullRequest !== undefined;
        return {
            checkout,
            workingTree,
            base: checkout instanceof problem/* Problem */.AF
                ? checkout
                : givenBase(base, checkout, { workspace, env, isPullRequest, timeoutMs })
        };
    });
    return {
        checkout: read.checkout,
        base: read.base,
        /** With `--fix`: what is edited in the working tree. */
        workingTree: read.workingTree,
        pullRequest,
        check: read.check,
        failOn: read['check-fail-on'],
        ignore: read['check-ignore'],
        comment: read.comment,
        suggest: read.suggest,
        previewUrl: read['preview-url'],
        siteUrl: read['site-url'],
        formats: read.format,
        timeoutMs: read.timeout,
        /** For each thing that is a courtesy of somebody else: base, comment. */
        shareMs: read.timeout / 3,
        /** Not on a command line, which shows the summary and no annotations. */
        isRunner,
        github: {
            token: read['github-token'],
            apiUrl,
            repository,
            serverUrl,
            runUrl
        },
        /** Two folders of documentation in one job have files of their own. */
        outputDir: (0,external_node_path_.join)(tempDir, `pull-request${fileNameOf(read.checkout.path)}`),
        /** Undefined where nothing can be uploaded. */
        patchArtifact: runner.hasArtifactStorage
            ? `docs-fixes${fileNameOf(read.checkout.path)}.patch`
            : undefined,
        docsUrl: (0,docs_url/* docsUrl */.f)(env)
    };
}
/** Part of a file name for a folder whose name a stranger may have chosen. Two folders never have the same. */
function fileNameOf(path) {
    const parts = path.split('/').filter(part => part !== '');
    const plain = parts.map(part => `-${part.replaceAll(/[^\w.]/g, '_')}`).join('');
    const isPlain = plain.length <= MAX_FILE_NAME && parts.every(part => /^[a-z0-9._]+$/.test(part));
    return isPlain ? plain : `${plain.slice(0, MAX_FILE_NAME)}-${(0,external_node_crypto_.hash)('sha256', path).slice(0, 8)}`;
}
const MAX_FILE_NAME = 60;
/** The canonical address of the live site, if the settings of this version name one. */
async function addressInSettings(files) {
    try {
        const name = docs_folders/* SETTINGS_FILES */.ER.find(each => files.paths.includes(each)) ?? '';
        const { seo, metadata } = JSON.parse(await files.read(name));
        return siteAddress.safeParse(seo?.metatags?.canonical ?? metadata?.canonical).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 36378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ ignoredTargets)
/* harmony export */ });
/* unused harmony export parseIgnoredTarget */
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24707);
/* harmony import */ var _site_files_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16669);



/** `check-ignore`: a pattern per line. */
const ignoredTargets = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(value => {
    const lines = value.split('\n').map(line => line.trim());
    return (0,_runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .collect */ .Fo)(lines.filter(line => line !== '').map(parseIgnoredTarget));
});
function parseIgnoredTarget(text) {
    const invalid = (rule) => new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(`has an invalid pattern: ${text}: ${rule}`);
    if (/\*{3}/.test(text))
        return invalid('use `*` or `**`');
    if (!/^(?:\/|\*|https?:\/\/)/.test(text))
        return invalid('a pattern starts with `/`, `*` or `https://`, as link targets do');
    if (/\s/.test(text))
        return invalid('write one pattern per line, and `*` in place of white space');
    return (0,_site_files_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGlob */ .q)(text);
}


/***/ }),

/***/ 75437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readRunner),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23945);



/** In a workflow, a variable that does not exist is empty. */
function readRunner(env) {
    const workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env['GITHUB_WORKSPACE'] ?? '');
    const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    return {
        workspace,
        tempDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env['RUNNER_TEMP'] || workspace),
        serverUrl,
        apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
        repository,
        runUrl: `${serverUrl}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
        sha: env['GITHUB_SHA'] || undefined,
        hasArtifactStorage: Boolean(env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL'])
    };
}
/** What started the run, as GitHub describes it in a file. Undefined for an event of another kind. */
function readEvent({ GITHUB_EVENT_PATH: path = '' }, schema) {
    try {
        return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 15288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _is_below_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84166);



/**
 * The absolute path of a program in PATH. What lies in `repository` is not one: its files may be a stranger's, and on
 * Windows a shell would start them first.
 */
function findProgram(name, env, repository) {
    // On Windows, a copy of the environment has the variable under its own spelling.
    const path = Object.entries(env).find(([key]) => key.toUpperCase() === 'PATH')?.[1] ?? '';
    const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];
    const candidates = path
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)
        .flatMap(folder => endings.map(ending => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name + ending)));
    return candidates.find(candidate => isProgram(candidate) && !isInside(candidate, repository));
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
/** Whether a program, or what a link in its place leads to, is in the repository. */
function isInside(path, repository) {
    const places = [path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)];
    return [repository, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repository)].some(top => places.some(place => (0,_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(place, top)));
}


/***/ }),

/***/ 8568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ Git)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24707);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16081);
/* harmony import */ var _text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39180);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);





/** The repository's own settings must not start a program or the network. */
const SETTINGS = ['-c', 'safe.bareRepository=explicit', '-c', 'core.fsmonitor=false'];
/** What `git` needs to find its own settings. Other variables could lead it to another repository. */
const VARIABLES = ['HOME', 'USERPROFILE', 'HOMEDRIVE', 'HOMEPATH', 'XDG_CONFIG_HOME', 'SystemRoot'];
/** Reads the repository of a folder. */
class Git {
    #program;
    #options;
    /** `program`: its absolute path, outside of the repository. */
    constructor(program, folder, env) {
        this.#program = program;
        const own = Object.fromEntries(VARIABLES.map(name => [name, env[name]]));
        const variables = { ...own, LC_ALL: 'C', GIT_NO_LAZY_FETCH: '1' };
        this.#options = { cwd: folder, env: variables, windowsHide: true };
    }
    /** What `git` prints, or what it says instead. */
    ask(args, timeoutMs) {
        const options = { ...this.#options, encoding: 'utf8', timeout: timeoutMs };
        const { status, stdout, stderr, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(this.#program, [...SETTINGS, ...args], options);
        if (status === 0)
            return stdout.trim();
        const isSlow = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
        if (isSlow)
            return new _problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF(`\`git\` did not end within ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(timeoutMs)}`);
        return new _problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF(error?.message ?? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)((0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(stderr.trim()), 300));
    }
    start(args, signal) {
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(this.#program, [...SETTINGS, ...args], { ...this.#options, signal });
    }
}


/***/ }),

/***/ 84166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Whether a path is a folder itself, or in it. Links are not followed. */
function isBelow(path, folder) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way);
}


/***/ }),

/***/ 24710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ connectionError),
/* harmony export */   j$: () => (/* binding */ HttpError),
/* harmony export */   tE: () => (/* binding */ decideRetry)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18459);


/** A request without the expected response, of all clients: each client decides what a status means. */
class HttpError extends Error {
    name = 'HttpError';
    status;
    headers;
    /** The body of the response, cut off where the client stopped reading. May repeat what was sent, including secrets. */
    body;
    waitMs;
    /** The server's own name of the error, such as NoSuchKey, or Node's, such as ECONNREFUSED. */
    code;
    /** False when the request did not reach the server. */
    maybeReceived;
    /** With which there was no connection. */
    unreachableHost;
    /** No TLS connection could be established: no request was sent, and a retry does not help. */
    isTlsProblem;
    /** The certificate is one that this machine does not trust. */
    isTrustProblem;
    constructor(message, about = {}) {
        super(message, about.cause === undefined ? undefined : { cause: about.cause });
        const { response, now = 0 } = about;
        this.status = response?.status;
        this.headers = response?.headers ?? {};
        this.body = response?.body ?? '';
        this.waitMs = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .Vs)(this.headers, now);
        this.code = about.code ?? codeOf(about.cause);
        this.maybeReceived = about.maybeReceived ?? true;
        this.unreachableHost = this.maybeReceived ? undefined : hostOf(about.cause);
        this.isTlsProblem = response === undefined && isTlsProblem(this.code);
        this.isTrustProblem = response === undefined && TRUST_CODES.test(this.code ?? '');
    }
}
const TRUST_CODES = /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/;
function isTlsProblem(code = '') {
    return TRUST_CODES.test(code) || /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code);
}
/** What an error of Node says about a request. `responded`: the response had begun. */
function connectionError(error, { responded }) {
    // Messages of OpenSSL end with a line break.
    const reason = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error).trim();
    return new HttpError(responded ? `the response was truncated (${reason})` : reason, {
        maybeReceived: responded || !neverConnected(error),
        cause: error
    });
}
function neverConnected(error) {
    const { errors, code, syscall } = Object(error);
    if (errors !== undefined)
        return errors.every(neverConnected);
    return syscall === 'connect' || syscall === 'getaddrinfo' || isTlsProblem(code);
}
function hostOf(error) {
    const { errors, hostname, address, port, unreachableHost } = Object(error);
    if (errors !== undefined)
        return hostOf(errors[0]);
    return unreachableHost ?? hostname ?? (address === undefined ? undefined : `${address}:${port ?? ''}`);
}
function codeOf(error) {
    const { errors, code } = Object(error);
    if (errors !== undefined)
        return codeOf(errors[0]);
    return typeof code === 'string' && !(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) ? code : undefined;
}
/** Errors of a file that is being uploaded. */
const FILE_ERRORS = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO', 'EISDIR', 'EBADF']);
/**
 * The one decision for requests that can be repeated freely. `isReached`: the host has responded in this run; until then
 * its address may be wrong, so the number of attempts is limited.
 */
function decideRetry(error, { attempt, isReached }) {
    if (!(error instanceof HttpError))
        return { retry: false };
    if (error.status !== undefined)
        return { retry: (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(error.status), waitMs: error.waitMs };
    if (error.isTlsProblem || FILE_ERRORS.has(error.code ?? ''))
        return { retry: false };
    // Node refused to send it, and would refuse it again.
    if (/^ERR_(INVALID|UNESCAPED)_/.test(error.code ?? ''))
        return { retry: false };
    return { retry: isReached || error.maybeReceived || attempt < _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_UNREACHABLE_ATTEMPTS */ .Hu };
}


/***/ })

};
