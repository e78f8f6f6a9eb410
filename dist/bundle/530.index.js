export const id = 530;
export const ids = [530];
export const modules = {

/***/ 45852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ SETTINGS_FILES),
/* harmony export */   RV: () => (/* binding */ settingsIn),
/* harmony export */   Vy: () => (/* binding */ findDocs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const SETTINGS_FILES = ['docs.json', 'mint.json'];
/** A workspace with more folders is searched to this number, so that a large monorepo does not take minutes. */
const MAX_FOLDERS = 20_000;
/** The settings of the documentation in a folder. */
function settingsIn(folder) {
    const isFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true;
    return SETTINGS_FILES.map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isFile);
}
/** The workspace when it has documentation, otherwise the folders below it that have. */
function findDocs(workspace, ignored) {
    if (settingsIn(workspace) !== undefined)
        return [workspace];
    const found = [];
    const open = [workspace];
    for (let at = 0; at < open.length && at < MAX_FOLDERS; at++) {
        for (const folder of foldersIn(open[at]).filter(path => path !== ignored)) {
            if (settingsIn(folder) === undefined)
                open.push(folder);
            else
                found.push(folder);
        }
    }
    return found.sort();
}
function foldersIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })
            .filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
            .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    }
    catch {
        // A folder that cannot be read has no documentation that can be read.
        return [];
    }
}


/***/ }),

/***/ 89181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ IGNORE_FILE),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   rt: () => (/* binding */ filesOfFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** The only hidden file that counts: it names files that are not published. */
const IGNORE_FILE = '.mintignore';
async function filesOfFolder(folder) {
    return {
        paths: (await listFiles(folder, '')).sort(),
        size: async (path) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path))).size,
        read: async (path) => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), 'utf8')
    };
}
async function listFiles(folder, below) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, below), { withFileTypes: true });
    const nested = entries.map(async (entry) => {
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (isHidden(entry.name))
            return [];
        if (entry.isDirectory())
            return await listFiles(folder, path);
        // A symbolic link is neither a file nor a folder here.
        return entry.isFile() ? [path] : [];
    });
    return (await Promise.all(nested)).flat();
}
/** Whether a documentation folder is read without this file or folder. */
function isHidden(name) {
    return (name.startsWith('.') && name !== IGNORE_FILE) || name === 'node_modules';
}


/***/ }),

/***/ 73575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ Renderer)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/src/sources/content/page-content.js + 23 modules
var page_content = __webpack_require__(29380);
// EXTERNAL MODULE: ./.build/src/sources/source/problems.js
var problems = __webpack_require__(41160);
// EXTERNAL MODULE: ./.build/src/sources/source/sources.js + 4 modules
var sources = __webpack_require__(23627);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/src/runtime/deferred.js
var deferred = __webpack_require__(23141);
;// CONCATENATED MODULE: ./.build/src/sources/render/threads.js




const MAX_MS = 10_000;
/** The share of a core that this process gets on a machine that is not busy with others. */
const FREE_SHARE = 0.8;
const MAX_EXTENSIONS = 5;
/** Enough for a page of the maximum size. With a higher limit, garbage is collected later than is good for runners. */
const MEMORY_MB = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };
/** Threads that render pages, one page each at a time. A page that takes too long ends its thread, and nothing else. */
class RenderThreads {
    #maxMs;
    #threads = new Set();
    #idle = [];
    #waiting = [];
    constructor({ maxMs = MAX_MS } = {}) {
        this.#maxMs = maxMs;
    }
    async render(job) {
        while (this.#idle.length === 0 && this.#threads.size >= Math.min((0,external_node_os_.availableParallelism)(), 8))
            await new Promise(resolve => this.#waiting.push(resolve));
        const thread = this.#idle.pop() ?? new RenderThread(this.#maxMs);
        this.#threads.add(thread);
        const result = await thread.render(job);
        if (thread.hasEnded)
            this.#threads.delete(thread);
        else
            this.#idle.push(thread);
        this.#waiting.shift()?.();
        return result;
    }
    /** Pages that are still to be rendered never are. */
    async close() {
        await Promise.all([...this.#threads].map(async (thread) => await thread.close()));
    }
}
class RenderThread {
    hasEnded = false;
    #maxMs;
    #worker = new external_node_worker_threads_.Worker(new URL(threadFile(), new URL(...['../sources/render/threads.js', import.meta.url]).href), { resourceLimits: MEMORY_MB });
    /** Loading the thread's code is not a page's time. */
    #isReady = (0,external_node_events_.once)(this.#worker, 'message');
    #rendering = (0,deferred/* deferred */.y)();
    #timer;
    constructor(maxMs) {
        this.#maxMs = maxMs;
        this.#worker.on('error', error => void this.#end(error.message));
    }
    async render({ page, withHtml, read }) {
        this.#rendering = (0,deferred/* deferred */.y)();
        this.#worker.ref();
        // If the thread cannot start, its error ends the rendering.
        await this.#isReady.catch(() => undefined);
        this.#worker.on('message', (message) => void this.#take(message, read));
        this.#watch();
        this.#send({ kind: 'render', page, withHtml });
        const result = await this.#rendering.promise;
        clearTimeout(this.#timer);
        this.#worker.removeAllListeners('message');
        // An idle thread does not keep the process alive.
        this.#worker.unref();
        return result;
    }
    async close() {
        await this.#worker.terminate();
    }
    async #take(message, read) {
        if (message.kind === 'done')
            this.#rendering.resolve(message.result);
        else {
            const text = await read(message.path).catch(() => undefined);
            this.#send({ kind: 'text', path: message.path, text });
        }
    }
    #watch(extensions = MAX_EXTENSIONS) {
        const before = process.cpuUsage();
        this.#timer = setTimeout(() => {
            // On a busy machine the page had less than that: it gets the time once more, a few times.
            const { user } = process.cpuUsage(before);
            if (extensions > 0 && user / 1000 <= this.#maxMs * FREE_SHARE)
                this.#watch(extensions - 1);
            else
                void this.#end(`it takes more than ${this.#maxMs / 1000} s`);
        }, this.#maxMs);
    }
    async #end(reason) {
        this.hasEnded = true;
        this.#rendering.resolve({ reason });
        await this.close();
    }
    #send(message) {
        this.#worker.postMessage(message);
    }
}
/** A function, so that the bundler does not copy the source file. */
function threadFile() {
    return new URL(...['../sources/render/threads.js', import.meta.url]).href.endsWith('.ts') ? './render-thread.ts' : './render-thread.js';
}

;// CONCATENATED MODULE: ./.build/src/sources/render/renderer.js





/** In this thread, if the documentation is trusted: starting threads takes longer than rendering as many pages. */
const FEW_PAGES = 30;
/** Two versions of the same documentation, such as the base and the head of a pull request. */
const REMEMBERED_VERSIONS = 2;
/** Renders pages. What was rendered before is not rendered again until the page or a file that it includes changes. */
class Renderer {
    #options;
    #threads;
    #remembered = new Map();
    #texts = new WeakMap();
    constructor(options) {
        this.#options = options;
        this.#threads = new RenderThreads(options);
    }
    /** In the order of `pages`. No promise is rejected for what is in a file. */
    render(pages, files) {
        const texts = this.#texts.get(files) ?? new FileTexts(files);
        this.#texts.set(files, texts);
        const inThreads = this.#options.isTrusted !== true || pages.length > FEW_PAGES;
        return pages.map(source => ({ source, rendered: this.#renderOnce(source, texts, inThreads) }));
    }
    async close() {
        await this.#threads.close();
    }
    async #renderOnce(page, texts, inThreads) {
        const digest = (0,external_node_crypto_.hash)('sha256', JSON.stringify(page));
        const known = this.#remembered.get(page.path) ?? [];
        for (const { digest: other, snippets, rendered } of known)
            if (other === digest && (await areSame(snippets, texts)))
                return rendered;
        const rendered = withProblems(page, await this.#render(page, texts, inThreads), texts);
        const snippets = rendered.snippets.map(async (path) => [
            path,
            await texts.read(path)
        ]);
        const remembered = { digest, snippets: await Promise.all(snippets), rendered };
        this.#remembered.set(page.path, [remembered, ...known].slice(0, REMEMBERED_VERSIONS));
        return rendered;
    }
    async #render(page, texts, inThreads) {
        const { withHtml } = this.#options;
        const read = async (path) => await texts.read(path);
        if (inThreads)
            return await this.#threads.render({ page, withHtml, read });
        try {
            return await (0,page_content/* renderPage */.C)(page, { read, withHtml });
        }
        catch (error) {
            return { reason: error.message };
        }
    }
}
class FileTexts {
    large = new Set();
    #files;
    #paths;
    #texts = new Map();
    constructor(files) {
        this.#files = files;
        this.#paths = new Set(files.paths);
    }
    async read(path) {
        const text = this.#texts.get(path) ?? this.#read(path);
        this.#texts.set(path, text);
        return await text;
    }
    async #read(path) {
        if (!this.#paths.has(path))
            return undefined;
        if (!(await (0,sources/* isTooLarge */.I9)(path, this.#files)))
            return await this.#files.read(path);
        this.large.add(path);
        return '';
    }
}
async function areSame(snippets, texts) {
    for (const [path, text] of snippets)
        if ((await texts.read(path)) !== text)
            return false;
    return true;
}
/** Adds what went wrong outside of the rendering itself. */
function withProblems(page, rendered, texts) {
    if (!('reason' in rendered)) {
        const large = rendered.snippets.filter(path => texts.large.has(path)).map(sources/* tooLarge */.g$);
        if (large.length === 0)
            return rendered;
        return { ...rendered, problems: [...rendered.problems, ...large], hasUnknownIds: true };
    }
    const problem = (0,problems/* invalidSource */.zz)(page.file, `the file is not parsed, because ${rendered.reason}`);
    return {
        html: [],
        headings: [],
        text: page.title,
        ids: [],
        references: [],
        snippets: [],
        problems: [problem],
        hasUnknownIds: true
    };
}


/***/ }),

/***/ 68331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ specificationOf),
/* harmony export */   D: () => (/* binding */ ApiPages)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68570);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41160);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96354);




const DEFAULT_DIRECTORY = 'api-reference';
class ApiPages {
    /** The generated pages that the navigation shows. */
    shown = new Map();
    /** Folders in which the service generates pages that are not known here. */
    unknownFolders = new Set();
    #documents;
    constructor(documents) {
        this.#documents = documents;
    }
    /** Reads every document that `settings` names, at any place in them. */
    static async read(settings, files, { file, places, addProblem }) {
        const documents = new Map();
        const pages = new ApiPages(documents);
        for (const { value, parent, key } of namedIn(settings)) {
            for (const { source, directory } of specificationsOf(value)) {
                if (isAddress(source) || key !== 'openapi')
                    pages.unknownFolders.add(folderName(directory));
                else if (!documents.has(source)) {
                    const place = places.get(parent)?.get(key) ?? (0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(file);
                    documents.set(source, await readDocument(source, files, place, addProblem));
                }
            }
        }
        return pages;
    }
    operations(source) {
        return source === undefined ? [...this.#documents.values()].flat() : (this.#documents.get(source) ?? []);
    }
    /** All pages of a document, which the navigation shows. */
    pagesOf({ source, directory }) {
        const operations = this.operations(source);
        const paths = (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .pathsOfOperations */ .cd)(operations, directory);
        const pages = operations.map((operation, at) => ({ path: paths[at] ?? '', operation }));
        for (const page of pages)
            this.shown.set(page.path, page);
        return pages;
    }
    /** The path of the page of one operation; `unknown` when its document is at an address. */
    pageOf(name, inherited) {
        const directory = inherited?.directory ?? DEFAULT_DIRECTORY;
        const sources = name.file ?? inherited?.source;
        for (const source of sources === undefined ? this.#documents.keys() : [sources]) {
            if (isAddress(source))
                return 'unknown';
            const operations = this.operations(source);
            const operation = (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .findOperation */ .LC)(name, operations);
            if (operation === undefined)
                continue;
            const path = (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .pathsOfOperations */ .cd)(operations, directory)[operations.indexOf(operation)] ?? '';
            this.shown.set(path, { path, operation });
            return path;
        }
        return this.unknownFolders.size > 0 && sources === undefined ? 'unknown' : undefined;
    }
}
/** The first document of `openapi`, which is the one that names of operations refer to. */
function specificationOf(value) {
    return specificationsOf(value)[0];
}
function specificationsOf(value) {
    if (Array.isArray(value))
        return value.flatMap(specificationsOf);
    const { source, directory } = typeof value === 'string' ? { source: value } : (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(value);
    const name = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(source);
    if (name === undefined)
        return [];
    const path = isAddress(name) ? name : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(name).replace(/^\/+/, '');
    return [{ source: path, directory: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(directory) ?? DEFAULT_DIRECTORY }];
}
function namedIn(value) {
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, item]) => /^(openapi|asyncapi|graphql)$/.test(key) ? [{ value: item, parent: value, key }] : namedIn(item));
}
async function readDocument(source, files, place, addProblem) {
    try {
        if (!files.paths.includes(source))
            throw new Error('the documentation folder has no such file');
        const operations = await (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .readOperations */ .RZ)(source, files);
        if (operations === undefined)
            throw new Error('it is not an OpenAPI document');
        return operations;
    }
    catch (error) {
        const [reason] = error.message.split('\n');
        addProblem({ kind: 'invalid-source', message: `cannot read "openapi": "${source}": ${reason}`, place });
        return [];
    }
}
function isAddress(source) {
    return /^https?:/i.test(source);
}
function folderName(directory) {
    return directory.replace(/^\/+|\/+$/g, '');
}


/***/ }),

/***/ 8127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ pagesOf),
/* harmony export */   a: () => (/* binding */ NavigationReader)
/* harmony export */ });
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68331);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68570);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41160);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96354);




const LABELS = ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'language', 'item', 'name'];
const CHILDREN = [
    ...['languages', 'versions', 'products', 'tabs', 'dropdowns', 'anchors', 'menu', 'groups', 'pages']
];
/** Reads `navigation` of `docs.json`, which nests lists of pages, groups, tabs, versions and more in any order. */
class NavigationReader {
    #start;
    #places;
    #api;
    constructor(file, places, api) {
        this.#start = (0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(file);
        this.#places = places;
        this.#api = api;
    }
    /** The navigation of all settings. `openapi` at the top is the one of `mint.json`. */
    readAll(settings) {
        const specification = (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .specificationOf */ .B)(settings['openapi']);
        const { navigation } = settings;
        if (Array.isArray(navigation))
            return this.#read(navigation, { hidden: false, specification });
        return this.#readSection(navigation, { hidden: false, specification });
    }
    #read(value, inherited) {
        if (typeof value !== 'object' || value === null)
            return [];
        if (!Array.isArray(value)) {
            const fields = new Map(Object.entries(value));
            return CHILDREN.flatMap(name => this.#read(fields.get(name), inherited));
        }
        return value.flatMap((entry, at) => typeof entry === 'string'
            ? this.#readPage(entry, this.#placeOf(value, String(at)), inherited)
            : this.#readSection(entry, inherited));
    }
    #readPage(entry, place, { hidden, specification }) {
        const operation = (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOperationName */ .Wd)(entry);
        if (operation === undefined)
            return [{ page: pagePath(entry), hidden, place }];
        const page = this.#api.pageOf(operation, specification);
        return page === 'unknown' ? [] : [{ page: page ?? entry, hidden, place }];
    }
    #readSection(value, inherited) {
        if (typeof value !== 'object' || value === null)
            return [];
        const fields = new Map(Object.entries(value));
        const hidden = inherited.hidden || fields.get('hidden') === true;
        const own = (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .specificationOf */ .B)(fields.get('openapi'));
        const field = LABELS.find(name => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(fields.get(name)) !== undefined);
        const label = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(fields.get(field ?? ''));
        const kind = field === 'group' ? 'group' : 'division';
        const listed = this.#read(value, { hidden, specification: own ?? inherited.specification });
        const generated = own && !namesOperation(value) ? this.#generated(own, hidden, this.#placeOf(value, 'openapi')) : [];
        const entries = [...listed, ...generated];
        if (label === undefined)
            return entries;
        const href = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(fields.get('href'));
        const root = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(fields.get('root'));
        if (entries.length === 0 && root === undefined)
            return href === undefined || hidden ? [] : [{ label, kind, href }];
        return [
            {
                label: field === 'language' ? languageName(label) : label,
                kind,
                ...(root !== undefined && {
                    root: { page: pagePath(root), hidden, place: this.#placeOf(value, 'root') }
                }),
                entries
            }
        ];
    }
    /** A group for each tag of a document. */
    #generated(specification, hidden, place) {
        const groups = new Map();
        for (const { path, operation } of this.#api.pagesOf(specification)) {
            const pages = groups.get(operation.tag) ?? [];
            groups.set(operation.tag, [...pages, { page: path, hidden: hidden || operation.hidden, place }]);
        }
        return [...groups].flatMap(([label, entries]) => label === '' ? entries : [{ label, kind: 'group', entries }]);
    }
    #placeOf(parent, key) {
        return this.#places.get(parent)?.get(key) ?? this.#start;
    }
}
/** Whether a section lists operations by name: then its document is not shown as a whole. */
function namesOperation(value) {
    if (typeof value === 'string')
        return (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOperationName */ .Wd)(value) !== undefined;
    if (typeof value !== 'object' || value === null)
        return false;
    if (Array.isArray(value))
        return value.some(namesOperation);
    const fields = new Map(Object.entries(value));
    return CHILDREN.some(name => namesOperation(fields.get(name)));
}
/** All pages of a navigation, in reading order, hidden ones included. */
function pagesOf(entries) {
    return entries.flatMap(entry => {
        if ('page' in entry)
            return [entry];
        if ('href' in entry)
            return [];
        return [...(entry.root === undefined ? [] : [entry.root]), ...pagesOf(entry.entries)];
    });
}
/** `/guides/start.mdx` → `guides/start`. */
function pagePath(name) {
    return name.replace(/^\/+/, '').replace(/\.mdx?$/, '');
}
function languageName(code) {
    try {
        return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    }
    catch {
        return code;
    }
}


/***/ }),

/***/ 68570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LC: () => (/* binding */ findOperation),
/* harmony export */   RZ: () => (/* binding */ readOperations),
/* harmony export */   Wd: () => (/* binding */ parseOperationName),
/* harmony export */   cd: () => (/* binding */ pathsOfOperations)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96354);


const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const MAX_JSON_BYTES = 20_000_000;
/** YAML is parsed a hundred times as slowly. */
const MAX_YAML_BYTES = 2_000_000;
const MAX_DEPTH = 4;
const MAX_FIELDS = 300;
/** All operations of an OpenAPI document; undefined for any other file. Throws for one that cannot be parsed. */
async function readOperations(file, files) {
    const isJson = file.endsWith('.json');
    if ((await files.size(file)) > (isJson ? MAX_JSON_BYTES : MAX_YAML_BYTES))
        throw new Error('the file is too large');
    const text = await files.read(file);
    const document = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(isJson ? JSON.parse(text) : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { logLevel: 'error' }));
    if (document['openapi'] === undefined && document['swagger'] === undefined)
        return undefined;
    const reader = new OperationReader(file, document);
    return [
        ...Object.entries((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(document['paths'])).flatMap(([path, item]) => reader.read(path, item)),
        ...Object.entries((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(document['webhooks'])).flatMap(([name, item]) => reader.read(name, item).map(operation => ({ ...operation, method: 'webhook' })))
    ];
}
class OperationReader {
    #file;
    #document;
    #fields = 0;
    constructor(file, document) {
        this.#file = file;
        this.#document = document;
    }
    read(path, value) {
        const item = this.#resolve(value);
        return METHODS.filter(method => typeof item[method] === 'object' && item[method] !== null)
            .map(method => ({ method, operation: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(item[method]) }))
            .filter(({ operation }) => operation['x-excluded'] !== true)
            .map(({ method, operation }) => this.#operation(path, method, operation, (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(item['parameters'])));
    }
    #operation(path, method, operation, shared) {
        this.#fields = 0;
        const extension = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(operation['x-mint']);
        const metadata = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(extension['metadata']);
        const href = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(extension['href']);
        const summary = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(operation['summary']) ?? '';
        return {
            file: this.#file,
            method,
            path,
            title: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(metadata['title']) ?? summary,
            summary,
            description: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(metadata['description']) ?? (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(operation['description']) ?? '',
            ...(href !== undefined && { href: href.replace(/^\/+/, '') }),
            tag: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(operation['tags'])[0]) ?? '',
            hidden: operation['x-hidden'] === true,
            deprecated: operation['deprecated'] === true,
            parameters: [...shared, ...(0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(operation['parameters'])]
                .map(parameter => this.#resolve(parameter))
                .filter(parameter => parameter['in'] !== 'body')
                .map(parameter => this.#parameter(parameter)),
            body: this.#content(this.#resolve(operation['requestBody'])),
            responses: Object.entries((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(operation['responses'])).map(([status, value]) => {
                const response = this.#resolve(value);
                return { status, description: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(response['description']) ?? '', fields: this.#content(response) };
            })
        };
    }
    #parameter(parameter) {
        const isRequired = parameter['required'] === true;
        const field = this.#field((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(parameter['name']) ?? '', parameter['schema'] ?? parameter, isRequired, 1);
        return {
            ...field,
            location: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(parameter['in']) ?? 'query',
            description: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(parameter['description']) ?? field.description,
            deprecated: field.deprecated || parameter['deprecated'] === true
        };
    }
    /** The fields of the first content type of a request or response. */
    #content(message) {
        const [content] = Object.values((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(message['content']));
        return this.#properties((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(content)['schema'] ?? message['schema'], 1);
    }
    #properties(value, depth) {
        const schema = this.#resolve(value);
        if (depth > MAX_DEPTH || this.#fields++ > MAX_FIELDS)
            return [];
        if (schema['items'] !== undefined)
            return this.#properties(schema['items'], depth + 1);
        const required = new Set((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(schema['required']));
        const combined = ['allOf', 'oneOf', 'anyOf'].flatMap(name => (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(schema[name]));
        return [
            ...Object.entries((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(schema['properties'])).flatMap(([name, property]) => this.#fields < MAX_FIELDS ? [this.#field(name, property, required.has(name), depth)] : []),
            ...combined.flatMap(part => this.#properties(part, depth + 1))
        ];
    }
    #field(name, value, required, depth) {
        const schema = this.#resolve(value);
        const initial = schema['default'];
        const values = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(schema['enum']).map(String);
        return {
            name,
            type: this.#typeOf(schema),
            required,
            deprecated: schema['deprecated'] === true,
            description: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(schema['description']) ?? '',
            ...(['string', 'number', 'boolean'].includes(typeof initial) && { default: String(initial) }),
            ...(values.length > 0 && { values }),
            fields: this.#properties(schema, depth + 1)
        };
    }
    #typeOf(schema, depth = 0) {
        const { type } = schema;
        if ((type === 'array' || schema['items'] !== undefined) && depth < MAX_DEPTH)
            return `${this.#typeOf(this.#resolve(schema['items']), depth + 1)}[]`;
        if (Array.isArray(type))
            return type.join(' | ');
        return (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(type) ?? (schema['properties'] === undefined ? 'any' : 'object');
    }
    #resolve(value) {
        let found = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(value);
        for (let steps = 0; typeof found['$ref'] === 'string' && steps < 10; steps += 1) {
            const names = found['$ref'].replace(/^#\//, '').split('/');
            let target = this.#document;
            for (const name of names)
                target = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(target)[name.replaceAll('~1', '/').replaceAll('~0', '~')];
            found = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(target);
        }
        return found;
    }
}
/** `GET /users`, or with a document in front: `/openapi.json GET /users`. Undefined for the name of a page. */
function parseOperationName(text) {
    const parts = text.trim().split(/\s+/);
    const [method, path] = parts.slice(-2).map((part, at) => (at === 0 ? part.toLowerCase() : part));
    if (parts.length < 2 || parts.length > 3 || method === undefined || path === undefined)
        return undefined;
    if (!METHODS.includes(method) && method !== 'webhook')
        return undefined;
    return { file: parts.length === 3 ? parts[0]?.replace(/^\/+/, '') : undefined, method, path };
}
/** The operation with this name; a slash at the end of its path does not matter. */
function findOperation(name, operations) {
    const same = operations.filter(({ method }) => method === name.method);
    const withoutSlash = (path) => path.replace(/(?<=.)\/$/, '');
    return (same.find(({ path }) => path === name.path) ??
        same.find(({ path }) => withoutSlash(path) === withoutSlash(name.path)));
}
/** Where the pages of operations are that have no file: `directory/tag/title`, numbered if it is taken. */
function pathsOfOperations(operations, directory) {
    const used = new Set();
    return operations.map(({ method, path, summary, tag, href }) => {
        const prefix = method === 'webhook' ? '' : `${method}-`;
        const name = fileName(summary) || `${prefix}${fileName(path)}`;
        const base = href ?? [directory.replace(/^\/+|\/+$/g, ''), fileName(tag), name].filter(Boolean).join('/');
        let unique = base.toLowerCase();
        for (let number = 1; used.has(unique); number += 1)
            unique = `${base.toLowerCase()}-${number}`;
        used.add(unique);
        return unique;
    });
}
/** The rule of the service for names of generated files. */
function fileName(text) {
    return text
        .replaceAll(' ', '-')
        .replace(/\{[^}]*\}/g, '-')
        .replace(/^-|-$/g, '')
        .replace(/[{}(),.'\n/]/g, '')
        .replaceAll('--', '-')
        .toLowerCase();
}


/***/ }),

/***/ 23627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I9: () => (/* binding */ isTooLarge),
  tW: () => (/* binding */ readSources),
  g$: () => (/* binding */ tooLarge)
});

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
// EXTERNAL MODULE: ./.build/src/sources/files.js
var sources_files = __webpack_require__(89181);
;// CONCATENATED MODULE: ./.build/src/sources/source/ignored-files.js


/** What the service never publishes from a repository with a `docs.json`. */
const NEVER_PUBLISHED = [
    ...['/build/', '/dist/', '/coverage/', '/tmp/', '/temp/'],
    ...['README.md', 'LICENSE.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
    // Text that pages import; images beside it are published.
    ...['snippets/**/*.md', 'snippets/**/*.mdx', 'snippets/**/*.jsx', 'snippets/**/*.tsx']
];
/** Tells which files of a docs folder are part of the site, by the rules of the service and by `.mintignore`. */
async function publishedFiles(files, settings) {
    const visible = files.paths.filter(path => !path.split('/').some(name => /^[._]/.test(name)));
    if (settings === undefined)
        return visible;
    const own = files.paths.includes(sources_files/* IGNORE_FILE */.SV) ? await files.read(sources_files/* IGNORE_FILE */.SV) : '';
    // Names are compared as they are: a `readme.md` on a case-insensitive disk is a page like on any other disk.
    const rules = ignore({ ignorecase: false })
        .add([...NEVER_PUBLISHED, settings.file])
        .add(own);
    return visible.filter(path => !rules.ignores(path));
}

// EXTERNAL MODULE: ./.build/src/sources/source/navigation-entries.js
var navigation_entries = __webpack_require__(8127);
// EXTERNAL MODULE: ./.build/src/sources/source/operations.js
var source_operations = __webpack_require__(68570);
// EXTERNAL MODULE: ./.build/src/sources/source/page-source.js + 1 modules
var page_source = __webpack_require__(95397);
// EXTERNAL MODULE: ./.build/src/sources/source/problems.js
var problems = __webpack_require__(41160);
;// CONCATENATED MODULE: ./.build/src/sources/source/reading-order.js
const { compare } = new Intl.Collator('en', { numeric: true });
/** Compares level by level: the pages of a folder stay together and follow the pages beside the folder. */
function inReadingOrder(pages) {
    const orderOf = (path) => pages.get(path)?.order ?? Infinity;
    return (a, b) => {
        const left = a.path.split('/');
        const right = b.path.split('/');
        const level = left.findIndex((name, depth) => name !== right[depth]);
        const isPage = [level === left.length - 1, level === right.length - 1];
        if (isPage[0] !== isPage[1])
            return isPage[0] ? -1 : 1;
        const [name = '', other = ''] = [left[level], right[level]];
        if (isPage[0] && (name === 'index' || other === 'index'))
            return name === 'index' ? -1 : 1;
        const orderAt = (parts) => isPage[0] ? orderOf(parts.join('/')) : orderOf([...parts.slice(0, level + 1), 'index'].join('/'));
        const [first, second] = [orderAt(left), orderAt(right)];
        return first === second ? compare(name, other) || (name < other ? -1 : 1) : first - second;
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/site/docs-folders.js
var docs_folders = __webpack_require__(45852);
;// CONCATENATED MODULE: ./.build/src/sources/source/json.js
const MAX_DEPTH = 100;
const TOKEN = /\s*(?:("(?:[^"\\\n]|\\.)*")|([[\]{}:,])|("|[^\s"[\]{}:,]+)|$)/y;
class JsonError extends Error {
    place;
    constructor(message, place) {
        super(message);
        this.place = place;
    }
}
/** Parses JSON like `JSON.parse`, and records in `places` where each value is. */
function parseJson(text, file, places) {
    return new JsonReader(text, file, places).document();
}
class JsonReader {
    #text;
    #file;
    #places;
    /** The last token. */
    #start = 0;
    #end = 0;
    #line = 1;
    #lineStart = 0;
    constructor(text, file, places) {
        this.#text = text;
        this.#file = file;
        this.#places = places;
    }
    document() {
        const result = this.#value(this.#next(), 0);
        if (this.#next() !== '' || this.#end < this.#text.length)
            this.#fail('Unexpected text after the value');
        return result;
    }
    #next() {
        TOKEN.lastIndex = this.#end;
        const [whole, quoted, mark, word] = TOKEN.exec(this.#text) ?? [''];
        const token = quoted ?? mark ?? word ?? '';
        this.#end += whole.length;
        this.#start = this.#end - token.length;
        return token;
    }
    #place() {
        for (;;) {
            const lineEnd = this.#text.indexOf('\n', this.#lineStart);
            if (lineEnd < 0 || lineEnd >= this.#start)
                break;
            this.#line += 1;
            this.#lineStart = lineEnd + 1;
        }
        return { file: this.#file, line: this.#line, column: this.#start - this.#lineStart + 1 };
    }
    #fail(message) {
        throw new JsonError(message, this.#place());
    }
    #value(token, depth) {
        if (depth > MAX_DEPTH)
            return this.#fail(`Nested more than ${MAX_DEPTH} levels deep`);
        if (token === '[')
            return this.#list(depth);
        return token === '{' ? this.#object(depth) : this.#literal(token);
    }
    #literal(token) {
        if (token === '')
            return this.#fail('The text ends too early or has a string that is not closed');
        try {
            return JSON.parse(token);
        }
        catch {
            return this.#fail(`Unexpected ${token.slice(0, 40)}`);
        }
    }
    #list(depth) {
        const entries = [];
        const found = new Map();
        this.#items(']', token => {
            found.set(String(entries.length), this.#place());
            entries.push(this.#value(token, depth + 1));
        });
        this.#places.set(entries, found);
        return entries;
    }
    #object(depth) {
        const fields = new Map();
        const found = new Map();
        this.#items('}', token => {
            const key = this.#literal(token);
            if (typeof key !== 'string')
                this.#fail('Expected a name in double quotes');
            if (this.#next() !== ':')
                this.#fail('Expected :');
            const first = this.#next();
            found.set(key, this.#place());
            fields.set(key, this.#value(first, depth + 1));
        });
        const entries = Object.fromEntries(fields);
        this.#places.set(entries, found);
        return entries;
    }
    #items(closing, read) {
        let token = this.#next();
        if (token === closing)
            return;
        for (;; token = this.#next()) {
            read(token);
            const separator = this.#next();
            if (separator === closing)
                return;
            if (separator !== ',')
                this.#fail(`Expected , or ${closing}`);
        }
    }
}

// EXTERNAL MODULE: ./.build/src/sources/source/api-pages.js
var api_pages = __webpack_require__(68331);
// EXTERNAL MODULE: ./.build/src/sources/source/values.js
var values = __webpack_require__(96354);
;// CONCATENATED MODULE: ./.build/src/sources/source/settings.js







const MAX_BYTES = 20_000_000;
const MAX_REFERENCES = 10;
/** The settings of a docs repository; undefined for a folder of Markdown without any. */
async function readSettings(files, addProblem) {
    const file = docs_folders/* SETTINGS_FILES */.ER.find(name => files.paths.includes(name));
    if (file === undefined)
        return undefined;
    const places = new WeakMap();
    const reader = new SettingsReader(files, places, addProblem);
    const fields = (0,values/* fieldsOf */.Pf)(await reader.read(file));
    const api = await api_pages/* ApiPages */.D.read(fields, files, { file, places, addProblem });
    return settingsOf(file, fields, places, api);
}
function settingsOf(file, fields, places, api) {
    const color = (0,values/* textOf */.b6)((0,values/* fieldsOf */.Pf)(fields['colors'])['primary']) ?? '';
    const bar = (0,values/* fieldsOf */.Pf)(fields['navbar']);
    const links = [...(0,values/* listOf */.c3)(bar['links']), bar['primary']].map(values/* fieldsOf */.Pf).flatMap(link => {
        const href = (0,values/* textOf */.b6)(link['href']);
        return href === undefined ? [] : [{ label: (0,values/* textOf */.b6)(link['label']) ?? href, href }];
    });
    return {
        file,
        name: (0,values/* textOf */.b6)(fields['name']),
        primaryColor: /^#[\da-f]{3,8}$/i.test(color) ? color : undefined,
        links,
        ...imagesOf(fields),
        navigation: new navigation_entries/* NavigationReader */.a(file, places, api).readAll(fields),
        redirects: readRedirects(fields['redirects'], places, file),
        api
    };
}
/** Each is a file, or one for light and one for dark. */
function imagesOf({ logo, favicon }) {
    const [light, dark] = ['light', 'dark'].map(name => (0,values/* textOf */.b6)(logo) ?? (0,values/* textOf */.b6)((0,values/* fieldsOf */.Pf)(logo)[name]));
    const shown = light ?? dark;
    return {
        logo: shown === undefined ? undefined : { light: shown, dark: dark ?? shown },
        favicon: (0,values/* textOf */.b6)(favicon) ?? (0,values/* textOf */.b6)((0,values/* fieldsOf */.Pf)(favicon)['light'])
    };
}
function readRedirects(value, places, file) {
    const entries = (0,values/* listOf */.c3)(value);
    const found = places.get(entries);
    return entries.flatMap((entry, at) => {
        const { source, destination, permanent } = (0,values/* fieldsOf */.Pf)(entry);
        if (typeof source !== 'string' || typeof destination !== 'string')
            return [];
        const place = found?.get(String(at)) ?? (0,problems/* startOf */.GH)(file);
        return [{ source, destination, permanent: permanent !== false, place }];
    });
}
/** Reads a file of settings, with `{"$ref": "./redirects.json"}` replaced by the content of that file. */
class SettingsReader {
    #files;
    #places;
    #addProblem;
    constructor(files, places, addProblem) {
        this.#files = files;
        this.#places = places;
        this.#addProblem = addProblem;
    }
    /** `chain`: the files that refer to this one. */
    async read(file, chain = []) {
        try {
            if ((await this.#files.size(file)) > MAX_BYTES)
                throw new Error(`It is larger than ${MAX_BYTES} bytes`);
            const value = parseJson(await this.#files.read(file), file, this.#places);
            return await this.#resolve(value, [...chain, file]);
        }
        catch (error) {
            const place = error instanceof JsonError ? error.place : (0,problems/* startOf */.GH)(file);
            this.#addProblem({ kind: 'invalid-source', message: error.message, place });
            return undefined;
        }
    }
    /** Other fields beside `$ref` are added to the content of the file. */
    async #resolve(value, chain) {
        if (typeof value !== 'object' || value === null)
            return value;
        const places = this.#places.get(value) ?? new Map();
        if (Array.isArray(value)) {
            const items = await Promise.all(value.map(async (item) => await this.#resolve(item, chain)));
            this.#places.set(items, places);
            return items;
        }
        const { $ref, ...rest } = value;
        const entries = Object.entries(rest).map(async ([key, item]) => [key, await this.#resolve(item, chain)]);
        const fields = Object.fromEntries(await Promise.all(entries));
        this.#places.set(fields, places);
        if (typeof $ref !== 'string')
            return fields;
        const target = await this.#readReference($ref, chain, places.get('$ref'));
        if (Array.isArray(target))
            return target;
        const merged = { ...(0,values/* fieldsOf */.Pf)(target), ...fields };
        const targetPlaces = typeof target === 'object' && target !== null ? this.#places.get(target) : undefined;
        this.#places.set(merged, new Map([...(targetPlaces ?? []), ...places]));
        return merged;
    }
    async #readReference(target, chain, place) {
        const file = chain.at(-1) ?? '';
        const path = external_node_path_.posix.join(external_node_path_.posix.dirname(file), target);
        const problem = problemOfReference(path, chain, this.#files);
        if (problem === undefined)
            return await this.read(path, chain);
        const message = `cannot read "$ref": "${target}": ${problem}`;
        this.#addProblem({ kind: 'invalid-source', message, place: place ?? (0,problems/* startOf */.GH)(file) });
        return undefined;
    }
}
function problemOfReference(path, chain, files) {
    if (chain.includes(path))
        return 'the file refers to itself';
    if (chain.length > MAX_REFERENCES)
        return `more than ${MAX_REFERENCES} files refer to each other`;
    return files.paths.includes(path) ? undefined : 'the documentation folder has no such file';
}

;// CONCATENATED MODULE: ./.build/src/sources/source/sources.js







const MAX_SOURCE_BYTES = 2_000_000;
async function readSources(files) {
    // Files that several others refer to have their problem once.
    const reported = new Map();
    const settings = await readSettings(files, problem => reported.set(JSON.stringify(problem), problem));
    const problems = [...reported.values()];
    const published = await publishedFiles(files, settings);
    const pages = new Map();
    for (const file of published.filter(path => page_source/* PAGE_FILE */.xu.test(path))) {
        const isParsed = !(await isTooLarge(file, files));
        if (!isParsed)
            problems.push(tooLarge(file));
        const text = isParsed ? await files.read(file) : '';
        const { problem, ...page } = (0,page_source/* readPage */.SP)(file, text, { readmeIsIndex: settings === undefined });
        if (problem)
            problems.push(problem);
        // `index.md` is after `README.md` in the list and replaces it.
        pages.set(page.path, { ...page, isParsed: isParsed && problem === undefined });
    }
    if (settings !== undefined) {
        for (const page of pages.values())
            await addOperation(page, settings, files);
        for (const page of settings.api.shown.values())
            if (!pages.has(page.path))
                pages.set(page.path, generatedPage(page));
        problems.push(...missingPages(settings, pages));
    }
    return {
        files,
        pages: [...pages.values()].sort(inReadingOrder(pages)),
        others: published.filter(path => !page_source/* PAGE_FILE */.xu.test(path)),
        settings,
        problems
    };
}
async function isTooLarge(file, files) {
    return (await files.size(file)) > MAX_SOURCE_BYTES;
}
function tooLarge(file) {
    return (0,problems/* invalidSource */.zz)(file, `the file is not parsed, because it is larger than ${MAX_SOURCE_BYTES} bytes`);
}
/** Finds the operation of a page in the document that the page names, or in those of the settings. */
async function addOperation(page, { api }, files) {
    const name = page.operationName === undefined ? undefined : (0,source_operations/* parseOperationName */.Wd)(page.operationName);
    if (name === undefined)
        return;
    const isNamed = name.file !== undefined && files.paths.includes(name.file);
    let operations = api.operations(isNamed ? name.file : undefined);
    if (isNamed && operations.length === 0)
        operations = (await (0,source_operations/* readOperations */.RZ)(name.file ?? '', files).catch(() => undefined)) ?? [];
    const operation = (0,source_operations/* findOperation */.LC)(name, operations);
    if (operation === undefined)
        return;
    page.operation = operation;
    if (page.description === '')
        page.description = operation.description;
    if (page.hasTitle || operation.title === '')
        return;
    page.title = operation.title;
    page.label = operation.title;
}
function generatedPage({ path, operation }) {
    const title = operation.title || (0,page_source/* titleFromPath */.Yc)(path);
    return {
        path,
        file: operation.file,
        title,
        label: title,
        description: operation.description,
        operation,
        hidden: operation.hidden,
        order: Infinity,
        mode: '',
        text: '',
        hasTitle: true,
        isParsed: true
    };
}
function missingPages({ navigation }, pages) {
    return (0,navigation_entries/* pagesOf */.E)(navigation)
        .filter(({ page }) => !pages.has(page) && !pages.has(`${page}/index`))
        .map(({ page, place }) => ({
        kind: 'missing-page',
        message: `page that does not exist: ${page}`,
        target: page,
        place
    }));
}


/***/ }),

/***/ 93860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ Targets),
/* harmony export */   fA: () => (/* binding */ isOnPage),
/* harmony export */   ge: () => (/* binding */ isExternal)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17449);
/* harmony import */ var _site_redirects_redirects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1324);



/** Maps every name that a link can use for a page or file to it. */
class Targets {
    #targets = new Map();
    #redirects;
    constructor(pages, others, redirects = []) {
        this.#redirects = (0,_site_redirects_redirects_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRedirects */ .Z)(redirects, '/').redirects;
        for (const path of others)
            this.#targets.set(path, { kind: 'file', path });
        for (const { path, file } of pages) {
            // Source name, page name, and folder name for an index page: all of them occur in documentation.
            for (const name of [file, path, `${path}.html`, path.replace(/(^|\/)index$/, '')])
                this.#targets.set(name, { kind: 'page', path });
        }
    }
    /**
     * The target of `href` on `page`, also when `href` is in a snippet of it; undefined when the documentation does not
     * contain it. Not for external addresses and for anchors of the page itself.
     */
    find(href, page) {
        const [, rest = ''] = /^[^?#]*(.*)$/s.exec(href) ?? [];
        const name = nameOf(href, page);
        const target = name === undefined ? undefined : this.#targets.get(name);
        return target && { ...target, rest };
    }
    isRedirected(href, page) {
        const name = nameOf(href, page);
        return name !== undefined && this.#redirects.find(name) !== undefined;
    }
}
/** From the root of the site, without a slash at either end. */
function nameOf(href, page) {
    const decoded = (0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecode */ .YZ)(href.replace(/[?#].*$/s, ''));
    if (decoded === undefined)
        return undefined;
    const joined = decoded.startsWith('/') ? decoded : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(page.file), decoded);
    const name = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(joined).replace(/^\/+|\/+$/g, '');
    return name === '.' ? '' : name;
}
function isExternal(href) {
    return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}
function isOnPage(href) {
    return href === '' || href.startsWith('#') || href.startsWith('?');
}


/***/ })

};
