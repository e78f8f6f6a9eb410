export const id = 3703;
export const ids = [3703];
export const modules = {

/***/ 17449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ isPrivate),
/* harmony export */   K3: () => (/* binding */ isInList),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   cr: () => (/* binding */ isSafeAddress),
/* harmony export */   yG: () => (/* binding */ checkedLookup)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);


// Rules for IPv4 also match IPv4-mapped IPv6 addresses. 64:ff9b:: is the NAT64 form of an IPv4 address.
const LOOPBACK = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addSubnet('0.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addAddress('::', 'ipv6');
LOOPBACK.addSubnet('64:ff9b::7f00:0', 104, 'ipv6');
function isLoopback(host) {
    const address = host.replace(/^\[|\]$/g, '');
    return /(^|\.)localhost\.?$/i.test(address) || isInList(LOOPBACK, address);
}
/** https, or plain http to this machine. */
function isSafeAddress({ protocol, hostname }) {
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
function isInList(list, address) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
/** Networks that only this machine or its company can reach. */
const PRIVATE = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
for (const [network, bits] of [
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
    // The NAT64 form of all IPv4 addresses.
    ['64:ff9b::', 96]
])
    PRIVATE.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');
/** Whether a host name or address is that of this machine or of a private network. */
function isPrivate(host) {
    return isLoopback(host) || isInList(PRIVATE, host.replace(/^\[|\]$/g, ''));
}
/** Resolves a name, unless there is a problem with its addresses. */
function checkedLookup(problemOf, lookup) {
    return (hostname, options, callback) => {
        const resolve = lookup ?? node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup;
        resolve(hostname, options, (error, address, family) => {
            const textOf = (one) => (typeof one === 'string' ? one : one.address);
            const problem = error ?? problemOf([address].flat().map(textOf), hostname);
            callback(problem ?? null, address, family);
        });
    };
}


/***/ }),

/***/ 18667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseUrl)
/* harmony export */ });
/** The address, or null for text that is none: `URL.parse`, which Node 20 does not have. */
function parseUrl(text, base) {
    try {
        return new URL(text, base);
    }
    catch {
        return null;
    }
}


/***/ }),

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

/***/ 68331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ namedIn),
/* harmony export */   BL: () => (/* binding */ specificationOf),
/* harmony export */   DF: () => (/* binding */ ApiPages),
/* harmony export */   PW: () => (/* binding */ isAddress),
/* harmony export */   i3: () => (/* binding */ specificationsOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68570);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41160);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96354);




const DEFAULT_DIRECTORY = 'api-reference';
/** Of all documents. */
const MAX_TOTAL_BYTES = 200_000_000;
const NONE = new _operations_js__WEBPACK_IMPORTED_MODULE_1__/* .Operations */ .Pg([]);
const NO_DOCUMENT = 'it is not an OpenAPI document';
class ApiPages {
    /** The generated pages that the navigation shows. */
    shown = new Map();
    /** Folders in which the navigation shows pages of a specification that cannot be read here. */
    unknownFolders = new Set();
    /** Specifications that cannot be read: addresses, which are never requested, and files. */
    unreadable = new Set();
    /** Each is read once: those of the settings, and those that only pages name. */
    #documents = new Map();
    #ofPages = new Map();
    #files;
    #paths;
    #bytes = 0;
    #all;
    constructor(files) {
        this.#files = files;
        this.#paths = new Set(files.paths);
    }
    /** Reads every document that `settings` names, at any place in them. */
    static async read(settings, files, { file, places, addProblem }) {
        const pages = new ApiPages(files);
        for (const { value, parent, key } of namedIn(settings)) {
            for (const { source } of specificationsOf(value)) {
                if (isAddress(source) || key !== 'openapi')
                    pages.unreadable.add(source);
                else if (!pages.#documents.has(source)) {
                    const read = await pages.#read(source);
                    pages.#documents.set(source, typeof read === 'string' ? NONE : read);
                    if (typeof read !== 'string')
                        continue;
                    pages.unreadable.add(source);
                    const place = places.get(parent)?.get(key) ?? (0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(file);
                    addProblem({
                        kind: 'invalid-source',
                        message: `cannot read "openapi": "${source}": ${read}`,
                        place
                    });
                }
            }
        }
        return pages;
    }
    operations(source) {
        return this.#documents.get(source) ?? NONE;
    }
    /** Of all documents that the settings name. */
    get all() {
        this.#all ??= new _operations_js__WEBPACK_IMPORTED_MODULE_1__/* .Operations */ .Pg([...this.#documents.values()].flatMap(({ list }) => list));
        return this.#all;
    }
    /** Of a document that a page names; undefined when it cannot be read. */
    async ofPage(source, addProblem) {
        if (this.unreadable.has(source))
            return undefined;
        const read = this.#documents.get(source) ?? this.#ofPages.get(source) ?? (await this.#read(source));
        const isFirst = !this.#documents.has(source) && !this.#ofPages.has(source);
        this.#ofPages.set(source, read);
        if (typeof read !== 'string')
            return read;
        if (isFirst && read !== NO_DOCUMENT)
            addProblem((0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidSource */ .zz)(source, read));
        return undefined;
    }
    /** The operations of a document, or why it cannot be read. */
    async #read(source) {
        try {
            if (!this.#paths.has(source))
                return 'the documentation folder has no such file';
            this.#bytes += await this.#files.size(source);
            if (this.#bytes > MAX_TOTAL_BYTES)
                return `all documents have more than ${MAX_TOTAL_BYTES} bytes`;
            const operations = await (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__/* .readOperations */ .RZ)(source, this.#files);
            return operations === undefined ? NO_DOCUMENT : new _operations_js__WEBPACK_IMPORTED_MODULE_1__/* .Operations */ .Pg(operations);
        }
        catch (error) {
            return error.message.split('\n', 1)[0] ?? '';
        }
    }
    /** All pages of a document, which the navigation shows. */
    pagesOf({ source, directory }) {
        if (this.unreadable.has(source))
            this.unknownFolders.add(folderName(directory));
        const paths = this.operations(source).pagesIn(directory);
        const pages = Array.from(paths, ([operation, path]) => ({ path, operation }));
        for (const page of pages)
            this.shown.set(page.path, page);
        return pages;
    }
    /** The path of the page of one operation; `unknown` when its document cannot be read. */
    pageOf(name, inherited) {
        const directory = inherited?.directory ?? DEFAULT_DIRECTORY;
        const sources = name.file ?? inherited?.source;
        for (const source of sources === undefined ? this.#documents.keys() : [sources]) {
            if (this.unreadable.has(source))
                return this.#unknownIn(directory);
            const operations = this.operations(source);
            const operation = operations.find(name);
            if (operation === undefined)
                continue;
            const path = operations.pagesIn(directory).get(operation) ?? '';
            this.shown.set(path, { path, operation });
            return path;
        }
        return this.unreadable.size > 0 && sources === undefined ? this.#unknownIn(directory) : undefined;
    }
    #unknownIn(directory) {
        this.unknownFolders.add(folderName(directory));
        return 'unknown';
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
        const specification = (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .specificationOf */ .BL)(settings['openapi']);
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
        const own = (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .specificationOf */ .BL)(fields.get('openapi'));
        for (const other of ['asyncapi', 'graphql'].flatMap(name => (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .specificationsOf */ .i3)(fields.get(name))))
            this.#api.pagesOf(other);
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
                // A group can lead to another site.
                ...(root !== undefined &&
                    !/^https?:/i.test(root) && {
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
function pagesOf(entries, sections = []) {
    return entries.flatMap((entry) => {
        if ('page' in entry)
            return [{ ...entry, sections }];
        if ('href' in entry)
            return [];
        const below = [...sections, entry.label];
        const root = entry.root === undefined ? [] : [{ ...entry.root, sections: below }];
        return [...root, ...pagesOf(entry.entries, below)];
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
/* harmony export */   Pg: () => (/* binding */ Operations),
/* harmony export */   RZ: () => (/* binding */ readOperations),
/* harmony export */   Wd: () => (/* binding */ parseOperationName)
/* harmony export */ });
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96354);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60907);


const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const MAX_JSON_BYTES = 20_000_000;
/** YAML is parsed a hundred times as slowly. */
const MAX_YAML_BYTES = 2_000_000;
const MAX_DEPTH = 4;
/** Of an operation. */
const MAX_FIELDS = 300;
/** Of a document, with those that are looked at again for each reference. */
const MAX_TOTAL_FIELDS = 5_000_000;
/** All operations of an OpenAPI document; undefined for any other file. Throws for one that cannot be parsed. */
async function readOperations(file, files) {
    const isJson = file.endsWith('.json');
    if ((await files.size(file)) > (isJson ? MAX_JSON_BYTES : MAX_YAML_BYTES))
        throw new Error('the file is too large');
    const skipped = files.skipped?.get(file);
    if (skipped !== undefined)
        throw new Error(skipped);
    const text = await files.read(file);
    const document = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(isJson ? JSON.parse(text) : (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .parseYaml */ .h)(text));
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
    #targets = new Map();
    #fields = 0;
    #total = 0;
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
        const properties = Object.entries((0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(schema['properties']));
        this.#count(required.size + combined.length + properties.length);
        return [
            ...properties.flatMap(([name, property]) => this.#fields < MAX_FIELDS ? [this.#field(name, property, required.has(name), depth)] : []),
            ...combined.flatMap(part => (this.#fields < MAX_FIELDS ? this.#properties(part, depth + 1) : []))
        ];
    }
    #field(name, value, required, depth) {
        const schema = this.#resolve(value);
        const initial = schema['default'];
        const values = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(schema['enum']).map(String);
        this.#count(values.length);
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
            const known = this.#targets.get(found['$ref']);
            if (known === undefined)
                this.#targets.set(found['$ref'], (found = this.#target(found['$ref'])));
            else
                found = known;
        }
        this.#count(1);
        return found;
    }
    #target(reference) {
        const names = reference.replace(/^#\//, '').split('/');
        let target = this.#document;
        for (const name of names)
            target = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(target)[name.replaceAll('~1', '/').replaceAll('~0', '~')];
        return (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(target);
    }
    #count(fields) {
        this.#total += fields;
        if (this.#total > MAX_TOTAL_FIELDS)
            throw new Error(`its references lead to more than ${MAX_TOTAL_FIELDS} fields`);
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
/** The operations of a document, or of several: each can be found without looking at all others. */
class Operations {
    list;
    #byName = new Map();
    /** By folder. */
    #pages = new Map();
    constructor(list) {
        this.list = list;
        for (const nameOf of [exactName, looseName])
            for (const operation of list) {
                const name = nameOf(operation);
                if (!this.#byName.has(name))
                    this.#byName.set(name, operation);
            }
    }
    /** The operation with this name; a slash at the end of its path does not matter. */
    find(name) {
        return this.#byName.get(exactName(name)) ?? this.#byName.get(looseName(name));
    }
    /** Where the pages are that have no file. */
    pagesIn(directory) {
        const known = this.#pages.get(directory) ?? pathsOfOperations(this.list, directory);
        this.#pages.set(directory, known);
        return known;
    }
}
const exactName = ({ method, path }) => `${method} ${path}`;
const looseName = ({ method, path }) => `${method}  ${path.replace(/(?<=.)\/$/, '')}`;
/** `directory/tag/title`, numbered if it is taken. */
function pathsOfOperations(operations, directory) {
    const used = new Set();
    const numbers = new Map();
    const pathOf = ({ method, path, summary, tag, href }) => {
        const prefix = method === 'webhook' ? '' : `${method}-`;
        const title = fileName(summary) || `${prefix}${fileName(path)}`;
        const parts = [directory.replace(/^\/+|\/+$/g, ''), fileName(tag), title];
        const name = (href ?? parts.filter(Boolean).join('/')).toLowerCase();
        let unique = name;
        for (let number = numbers.get(name) ?? 1; used.has(unique); number += 1) {
            unique = `${name}-${number}`;
            numbers.set(name, number + 1);
        }
        used.add(unique);
        return unique;
    };
    return new Map(operations.map(operation => [operation, pathOf(operation)]));
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

/***/ 95397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xu: () => (/* binding */ PAGE_FILE),
  Dx: () => (/* binding */ linesOf),
  SP: () => (/* binding */ readPage),
  Yc: () => (/* binding */ titleFromPath)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./.build/src/sources/source/problems.js
var problems = __webpack_require__(41160);
// EXTERNAL MODULE: ./.build/src/sources/source/yaml.js
var yaml = __webpack_require__(60907);
;// CONCATENATED MODULE: ./.build/src/sources/source/front-matter.js



const START = /^\uFEFF?---[ \t]*\r?\n/;
const END = /\n---[ \t]*(?:\r?\n|$)/g;
/** YAML is parsed before anything can end it. */
const MAX_LENGTH = 100_000;
function readFrontMatter(text, file) {
    const start = START.exec(text)?.[0].length;
    // The line break before the end belongs to the start when the block is empty.
    END.lastIndex = (start ?? 0) - 1;
    const end = start === undefined ? null : END.exec(text);
    if (start === undefined || end === null) {
        const late = start === undefined ? lateFrontMatter(text) : undefined;
        return { front: {}, body: text, ...(late !== undefined && { problem: misplaced(file, late) }) };
    }
    const body = text.slice(end.index + end[0].length);
    try {
        if (end.index - start > MAX_LENGTH)
            throw new Error(`longer than ${MAX_LENGTH} characters`);
        const front = (0,yaml/* parseYaml */.h)(text.slice(start, Math.max(start, end.index)));
        // Anchors of YAML can make a value that contains itself.
        JSON.stringify(front);
        return { front: typeof front === 'object' && front !== null ? { ...front } : {}, body };
    }
    catch (error) {
        const [at] = (error instanceof dist/* YAMLParseError */.XT && error.linePos) || [];
        const [reason = ''] = error.message.split(/ at line \d|\n/);
        const message = `the front matter is not valid: ${reason}`;
        const place = at ? { file, line: at.line + 1, column: at.col } : (0,problems/* startOf */.GH)(file);
        return { front: {}, body, problem: { kind: 'invalid-source', message, place } };
    }
}
/** The line of a block that was meant as front matter: only white space and imports are before it. */
function lateFrontMatter(text) {
    const lines = text.slice(0, MAX_LENGTH).split('\n');
    const start = lines.findIndex(line => !/^\s*(?:import\s.*)?$/.test(line));
    if (start < 1 || !/^---[ \t]*\r?$/.test(lines[start] ?? ''))
        return undefined;
    const length = lines.slice(start + 1).findIndex(line => !/^(?:[\w-]+:(?:\s|$)|[ \t#]|-\s|\r?$)/.test(line));
    const isClosed = /^---[ \t]*\r?$/.test(lines[start + 1 + length] ?? '');
    const hasTitle = lines.slice(start + 1, start + 1 + length).some(line => /^[\w-]+:\s/.test(line));
    return length > 0 && isClosed && hasTitle ? start + 1 : undefined;
}
function misplaced(file, line) {
    const message = 'the front matter does not begin on line 1, so that it is shown as text';
    return { kind: 'invalid-source', message, place: { file, line, column: 1 } };
}

// EXTERNAL MODULE: ./.build/src/sources/source/values.js
var values = __webpack_require__(96354);
;// CONCATENATED MODULE: ./.build/src/sources/source/page-source.js




const PAGE_FILE = /\.mdx?$/;
/** `readmeIsIndex`: in a folder of Markdown without settings, `README.md` is the first page of its folder. */
function readPage(file, text, { readmeIsIndex }) {
    const { front, body, problem } = readFrontMatter(text, file);
    const name = file.replace(PAGE_FILE, '');
    const path = readmeIsIndex ? name.replace(/(^|\/)README$/i, '$1index') : name;
    const ownTitle = (0,values/* textOf */.b6)(front['title']) ?? firstHeading(body);
    const title = ownTitle ?? titleFromPath(path);
    const operationName = (0,values/* textOf */.b6)(front['openapi']) ?? (0,values/* textOf */.b6)(front['api']);
    return {
        path,
        file,
        title,
        hasTitle: ownTitle !== undefined,
        label: (0,values/* textOf */.b6)(front['sidebarTitle']) ?? title,
        description: (0,values/* textOf */.b6)(front['description']) ?? '',
        order: typeof front['order'] === 'number' ? front['order'] : Infinity,
        hidden: front['hidden'] === true,
        ...(operationName !== undefined && { operationName }),
        ...((0,values/* textOf */.b6)(front['openapi']) !== undefined && { operationLine: lineOf(text, /^openapi\s*:/) }),
        ...((0,values/* textOf */.b6)(front['url']) !== undefined && { isLink: true }),
        mode: (0,values/* textOf */.b6)(front['mode']) ?? '',
        front: Object.fromEntries(Object.entries(front).flatMap(([name, value]) => name === 'title' ? [] : [[name, JSON.stringify(value)]])),
        digest: (0,external_node_crypto_.hash)('sha256', text),
        isParsed: problem === undefined,
        isUnread: false,
        ...(problem && { problem })
    };
}
function lineOf(text, start) {
    return Math.max(text.split('\n').findIndex(line => start.test(line)) + 1, 1);
}
/** `guides/getting-started` → `Getting started`. */
function titleFromPath(path) {
    const folder = path.replace(/\/?index$/, '');
    const words = external_node_path_.posix.basename(folder || 'home').replace(/[-_]+/g, ' ');
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

/***/ 3703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tw: () => (/* binding */ MAX_SOURCE_BYTES),
  lP: () => (/* binding */ notParsed),
  tW: () => (/* binding */ readSources)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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
var source_problems = __webpack_require__(41160);
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
const TOKEN = /\s*("|[[\]{}:,]|[^\s"[\]{}:,]+|$)/y;
const PLAIN_TEXT = /[^"\\\n]*/y;
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
    #lineEnd;
    constructor(text, file, places) {
        this.#text = text;
        this.#file = file;
        this.#places = places;
        this.#lineEnd = this.#endOfLine();
    }
    document() {
        const result = this.#value(this.#next(), 0);
        if (this.#next() !== '' || this.#end < this.#text.length)
            this.#fail('Unexpected text after the value');
        return result;
    }
    #next() {
        TOKEN.lastIndex = this.#end;
        const [whole, first = ''] = TOKEN.exec(this.#text) ?? [''];
        this.#start = this.#end + whole.length - first.length;
        const token = first === '"' ? this.#string() : first;
        this.#end = this.#start + token.length;
        return token;
    }
    /** With its quotes; without the second one if it is not closed. A regular expression has no stack for millions of escapes. */
    #string() {
        let at = this.#start + 1;
        for (;;) {
            PLAIN_TEXT.lastIndex = at;
            PLAIN_TEXT.test(this.#text);
            at = PLAIN_TEXT.lastIndex;
            if (this.#text[at] !== '\\')
                break;
            at += 2;
        }
        return this.#text[at] === '"' ? this.#text.slice(this.#start, at + 1) : '"';
    }
    #place() {
        while (this.#lineEnd < this.#start) {
            this.#line += 1;
            this.#lineStart = this.#lineEnd + 1;
            this.#lineEnd = this.#endOfLine();
        }
        return { file: this.#file, line: this.#line, column: this.#start - this.#lineStart + 1 };
    }
    /** Looked for once in each line: a file can be one long line. */
    #endOfLine() {
        const at = this.#text.indexOf('\n', this.#lineStart);
        return at < 0 ? this.#text.length : at;
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
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
// EXTERNAL MODULE: ./.build/src/sources/source/values.js
var values = __webpack_require__(96354);
;// CONCATENATED MODULE: ./.build/src/sources/source/settings-problems.js





const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const isText = (value) => typeof value === 'string' && value.trim() !== '';
/** What the service refuses in its settings, as far as that is sure: it may learn to accept more. */
function settingsProblems(settings, file, places) {
    const problems = [];
    const add = (target, message, parent, key) => {
        const place = places.get(parent)?.get(key) ?? places.get(settings)?.get(key) ?? (0,source_problems/* startOf */.GH)(file);
        problems.push({ kind: 'invalid-settings', target, message, place });
    };
    const { name, theme, colors, navigation, redirects } = settings;
    if (!isText(name))
        add('name', 'the name of the site is missing', settings, 'name');
    // Optional in `mint.json`.
    if (file.endsWith('docs.json') && !isText(theme))
        add('theme', 'the theme is missing', settings, 'theme');
    const { primary } = (0,values/* fieldsOf */.Pf)(colors);
    if (typeof primary !== 'string' || !COLOR.test(primary))
        add('colors.primary', 'it is not a color such as #0055ff', objectOf(colors) ?? settings, 'primary');
    if (objectOf(navigation) === undefined)
        add('navigation', 'it is missing', settings, 'navigation');
    if (redirects !== undefined && !Array.isArray(redirects))
        add('redirects', 'it is not a list', settings, 'redirects');
    checkRedirects((0,values/* listOf */.c3)(redirects), add);
    for (const { value, parent, key } of (0,api_pages/* namedIn */.$P)(settings))
        for (const { source } of (0,api_pages/* specificationsOf */.i3)(value).filter(each => (0,api_pages/* isAddress */.PW)(each.source)))
            if ((0,address/* isPrivate */.Gw)((0,parse_url/* parseUrl */.D)(source)?.hostname ?? ''))
                add(source, 'the service cannot reach an address of this machine or of a private network', parent, key);
    return problems;
}
function checkRedirects(entries, add) {
    const lines = new Set();
    for (const [at, entry] of entries.entries()) {
        const { source, destination, permanent } = (0,values/* fieldsOf */.Pf)(entry);
        const name = typeof source === 'string' ? source : `redirects[${at}]`;
        if (lines.has(source))
            add(name, 'an earlier redirect has the same source, and the service accepts only one', entries, String(at));
        lines.add(source);
        const isValid = typeof source === 'string' &&
            typeof destination === 'string' &&
            (permanent === undefined || typeof permanent === 'boolean');
        if (!isValid)
            add(name, 'a redirect has a source and a destination', entries, String(at));
    }
}
function objectOf(value) {
    return typeof value === 'object' && value !== null ? value : undefined;
}

;// CONCATENATED MODULE: ./.build/src/sources/source/settings-references.js

/** What settings show on every page, in `docs.json` and in `mint.json`. */
const SHOWN = ['navbar', 'topbarLinks', 'topbarCtaButton', 'footer', 'banner', 'logo', 'favicon'];
const MARKDOWN_LINK = /\]\(\s*<?([^)\s>]+)|\bhref=["']([^"']+)/g;
function settingsReferences(settings, file, places) {
    return SHOWN.flatMap(part => textsIn(settings, [part]).flatMap(({ parent, key, text }) => {
        const place = places.get(parent)?.get(key) ?? (0,source_problems/* startOf */.GH)(file);
        const isImage = /^(?:logo|favicon)$/.test(part) && key !== 'href';
        if (isImage)
            return text === '' ? [] : [{ kind: 'resource', target: text, place }];
        if (/^(?:href|url)$/.test(key))
            return [{ kind: 'link', target: text, place }];
        const targets = part === 'banner' && key === 'content' ? text.matchAll(MARKDOWN_LINK) : [];
        return Array.from(targets, ([, link, href]) => ({ kind: 'link', target: link ?? href ?? '', place }));
    }));
}
function textsIn(parent, keys = Object.keys(parent)) {
    const fields = new Map(Object.entries(parent));
    return keys.flatMap(key => {
        const value = fields.get(key);
        if (typeof value === 'string')
            return [{ parent, key, text: value }];
        return typeof value === 'object' && value !== null ? textsIn(value) : [];
    });
}

;// CONCATENATED MODULE: ./.build/src/sources/source/settings.js









/** Of all files of the settings, each counted as often as something refers to it. */
const MAX_BYTES = 20_000_000;
const MAX_REFERENCES = 1000;
const settings_MAX_DEPTH = 10;
/** The settings of a docs repository; undefined for a folder of Markdown without any. */
async function readSettings(files, addProblem) {
    const file = docs_folders/* SETTINGS_FILES */.ER.find(name => files.paths.includes(name));
    if (file === undefined)
        return undefined;
    const places = new WeakMap();
    const reader = new SettingsReader(files, places, addProblem);
    const read = await reader.read(file);
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
    const fields = isObject ? read : {};
    const api = await api_pages/* ApiPages */.DF.read(fields, files, { file, places, addProblem });
    if (reader.isComplete && read !== fields)
        addProblem((0,source_problems/* invalidSource */.zz)(file, 'it is not an object'));
    const isComplete = reader.isComplete && read === fields;
    const invalid = isComplete ? settingsProblems(fields, file, places) : [];
    return { ...settingsOf(file, fields, places, api), isComplete, invalid };
}
function settingsOf(file, fields, places, api) {
    const metatags = (0,values/* fieldsOf */.Pf)((0,values/* fieldsOf */.Pf)(fields['seo'])['metatags']);
    return {
        file,
        name: (0,values/* textOf */.b6)(fields['name']),
        fields,
        navigation: new navigation_entries/* NavigationReader */.a(file, places, api).readAll(fields),
        redirects: readRedirects(fields['redirects'], places, file),
        canonical: (0,values/* textOf */.b6)(metatags['canonical'] ?? (0,values/* fieldsOf */.Pf)(fields['metadata'])['canonical']),
        references: settingsReferences(fields, file, places),
        api
    };
}
function readRedirects(value, places, file) {
    const entries = (0,values/* listOf */.c3)(value);
    const found = places.get(entries);
    return entries.flatMap((entry, at) => {
        const { source, destination, permanent } = (0,values/* fieldsOf */.Pf)(entry);
        if (typeof source !== 'string' || typeof destination !== 'string')
            return [];
        const place = found?.get(String(at)) ?? (0,source_problems/* startOf */.GH)(file);
        return [
            {
                source: fromRoot(source),
                destination: fromRoot(destination),
                permanent: permanent !== false,
                place
            }
        ];
    });
}
/** The service accepts paths without a slash at their start. */
function fromRoot(address) {
    return /^(?:\/|[a-z][a-z\d+.-]*:|$)/i.test(address) ? address : `/${address}`;
}
/** Reads a file of settings, with `{"$ref": "./redirects.json"}` replaced by the content of that file. */
class SettingsReader {
    /** False when a file that belongs to the settings cannot be read. */
    isComplete = true;
    #bytes = 0;
    #references = 0;
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
            this.#bytes += await this.#files.size(file);
            if (this.#bytes > MAX_BYTES)
                throw new Error(`The settings have more than ${MAX_BYTES} bytes`);
            const skipped = this.#files.skipped?.get(file);
            if (skipped !== undefined)
                throw new Error(skipped);
            const value = parseJson(await this.#files.read(file), file, this.#places);
            return await this.#resolve(value, [...chain, file]);
        }
        catch (error) {
            const place = error instanceof JsonError ? error.place : (0,source_problems/* startOf */.GH)(file);
            this.isComplete = false;
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
        this.#references += 1;
        const isTooMany = this.#references > MAX_REFERENCES;
        const problem = isTooMany
            ? `the settings have more than ${MAX_REFERENCES} references`
            : problemOfReference(path, chain, this.#files);
        if (problem === undefined)
            return await this.read(path, chain);
        const message = `cannot read "$ref": "${target}": ${problem}`;
        this.isComplete = false;
        this.#addProblem({ kind: 'invalid-source', message, place: place ?? (0,source_problems/* startOf */.GH)(file) });
        return undefined;
    }
}
function problemOfReference(path, chain, files) {
    if (chain.includes(path))
        return 'the file refers to itself';
    if (chain.length > settings_MAX_DEPTH)
        return `more than ${settings_MAX_DEPTH} files refer to each other`;
    return files.paths.includes(path) ? undefined : 'the documentation folder has no such file';
}

;// CONCATENATED MODULE: ./.build/src/sources/source/sources.js








const MAX_SOURCE_BYTES = 2_000_000;
/** `known`: pages of another version whose files are the same in this one. */
async function readSources(files, known = new Map()) {
    // Files that several others refer to have their problem once.
    const reported = new Map();
    const settings = await readSettings(files, problem => reported.set(JSON.stringify(problem), problem));
    const problems = [...reported.values()];
    const published = await publishedFiles(files, settings);
    const paths = new Set(files.paths);
    const [pages, own] = [new Map(), new Map()];
    for (const file of published.filter(path => page_source/* PAGE_FILE */.xu.test(path))) {
        const page = (settings && known.get(file)) ??
            (await readSource(file, files, { readmeIsIndex: settings === undefined }));
        if (page.problem)
            problems.push(page.problem);
        // `index.md` is after `README.md` in the list and replaces it.
        pages.set(page.path, page);
        // Without settings, a page can have another name.
        if (settings)
            own.set(file, page);
    }
    if (settings !== undefined) {
        const addProblem = (problem) => void problems.push(problem);
        for (const [path, page] of pages)
            pages.set(path, await withOperation(page, settings, { paths, addProblem }));
        for (const page of settings.api.shown.values())
            if (!pages.has(page.path))
                pages.set(page.path, generatedPage(page));
        problems.push(...missingPages(settings, pages));
    }
    return {
        files,
        pages: [...pages.values()].sort(inReadingOrder(pages)),
        own,
        others: published.filter(path => !page_source/* PAGE_FILE */.xu.test(path)),
        settings,
        problems
    };
}
async function readSource(file, files, options) {
    const problem = await notParsed(file, files);
    if (problem === undefined)
        return (0,page_source/* readPage */.SP)(file, await files.read(file), options);
    const digest = (0,external_node_crypto_.hash)('sha256', `\0${file}`);
    return { ...(0,page_source/* readPage */.SP)(file, '', options), problem, digest, isParsed: false, isUnread: true };
}
/** Why a page or snippet is not parsed. */
async function notParsed(file, files) {
    const isTooLarge = (await files.size(file)) > MAX_SOURCE_BYTES;
    const reason = isTooLarge ? `it is larger than ${MAX_SOURCE_BYTES} bytes` : files.skipped?.get(file);
    return reason === undefined ? undefined : (0,source_problems/* invalidSource */.zz)(file, `the file is not parsed, because ${reason}`);
}
/** Finds the operation of a page in the document that the page names, or in those of the settings. */
async function withOperation(page, { api, isComplete }, { paths, addProblem }) {
    const name = page.operationName === undefined ? undefined : (0,source_operations/* parseOperationName */.Wd)(page.operationName);
    if (name === undefined)
        return page;
    const source = name.file === undefined ? undefined : documentOf(name.file, paths);
    const operations = source === undefined ? api.all : await api.ofPage(source, addProblem);
    const operation = operations?.find(name);
    if (operation === undefined) {
        // Documents at an address are not known.
        const isKnown = source !== undefined || (name.file === undefined && api.unreadable.size === 0 && isComplete);
        const hasOthers = operations !== undefined && operations.list.length > 0;
        if (isKnown && page.operationLine !== undefined && hasOthers)
            addProblem(missingOperation(page));
        return page;
    }
    const title = page.hasTitle ? '' : operation.title;
    const description = page.description || operation.description;
    return { ...page, operation, description, ...(title !== '' && { title, label: title }) };
}
/** The service also knows a document by its name without an ending. */
function documentOf(name, paths) {
    return ['', '.json', '.yaml', '.yml'].map(ending => name + ending).find(path => paths.has(path));
}
function missingOperation({ file, operationName: target = '', operationLine: line = 1 }) {
    const message = `operation that no OpenAPI document has: ${target}`;
    return { kind: 'missing-operation', message, target, place: { file, line, column: 1 } };
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
        digest: undefined,
        hasTitle: true,
        isParsed: true,
        isUnread: false
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
