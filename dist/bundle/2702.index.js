export const id = 2702;
export const ids = [2702];
export const modules = {

/***/ 72702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   docsFolder: () => (/* binding */ docsFolder),
/* harmony export */   exampleDocs: () => (/* binding */ exampleDocs)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _emulator_site_domains_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43766);
/* harmony import */ var _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45852);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26831);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17236);






/** The folder of the documentation in `folder`: itself, or the only one below it that has a docs.json. */
async function docsFolder(folder) {
    const found = (0,_site_docs_folders_js__WEBPACK_IMPORTED_MODULE_3__/* .findDocs */ .Vy)((0,_shell_js__WEBPACK_IMPORTED_MODULE_5__/* .existingFolder */ .CI)(folder));
    const [only = folder, second] = found;
    if (second !== undefined)
        throw problem(`several folders have a docs.json. Name one of them:\n${found.map(each => `  ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, each)}`).join('\n')}`);
    if (only !== folder)
        console.log(`  docs.json is in ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, only)}.`);
    await (0,_emulator_site_domains_js__WEBPACK_IMPORTED_MODULE_2__/* .listDomains */ .w)(only).catch((error) => {
        throw problem(error.message);
    });
    return only;
}
function problem(text) {
    return (0,_shell_js__WEBPACK_IMPORTED_MODULE_5__/* .usage */ .jl)(`--docs: ${text}`);
}
/** The documentation of this project in `folder`, and two redirects, one of them to a page that does not exist. */
async function exampleDocs(folder) {
    const docs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'docs');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(_project_js__WEBPACK_IMPORTED_MODULE_4__/* .root */ .zr, 'docs'), docs, { recursive: true });
    for (const name of (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(docs)).filter(each => each.endsWith('.md'))) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(docs, name);
        // An exported copy has no repository around it.
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text.replaceAll('](../', `](https://github.com/${(0,_project_js__WEBPACK_IMPORTED_MODULE_4__/* .ownRepository */ .d5)()}/tree/main/`));
    }
    const redirects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'redirects.json');
    const list = [
        { source: '/start', destination: '/getting-started' },
        { source: '/old-guide', destination: '/guide-that-was-removed' }
    ];
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(redirects, JSON.stringify(list, undefined, 2));
    return { docs, redirects };
}


/***/ }),

/***/ 43766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ folderFor),
/* harmony export */   w: () => (/* binding */ listDomains)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _sources_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89181);
/* harmony import */ var _sources_page_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90098);




/** The folder `root/domain` if it has pages, or `root` itself if it is one site; undefined for an unknown domain. */
async function folderFor(root, domain) {
    const domains = await listDomains(root);
    if (domains === undefined)
        return root;
    return domains.includes(domain) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, domain) : undefined;
}
/**
 * The domains that `root` has a folder with pages for; undefined when `root` is one site for every domain. A folder
 * counts as a domain only if its name contains a dot: `docs/guides/` is a part of a site, not a host.
 */
async function listDomains(root) {
    const entries = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root, { withFileTypes: true })).filter(({ name }) => !(0,_sources_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isHidden */ .dK)(name));
    if (entries.some(entry => entry.isFile() && (0,_sources_page_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isPageFile */ .MV)(entry.name)))
        return undefined;
    const folders = entries.filter(entry => entry.isDirectory()).map(({ name }) => name);
    const withPages = [];
    for (const folder of folders)
        if (await hasPages((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder)))
            withPages.push(folder);
    if (withPages.length === 0)
        throw new Error(`No .md or .mdx file found in ${root}`);
    const domains = withPages.filter(name => name.includes('.'));
    return domains.length === 0 ? undefined : domains;
}
async function hasPages(folder) {
    return (await (0,_sources_files_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOfFolder */ .rt)(folder)).paths.some(path => (0,_sources_page_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isPageFile */ .MV)(path));
}


/***/ }),

/***/ 92790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readBelow),
/* harmony export */   q: () => (/* binding */ readIfThere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


// Does not wait for a writer of a pipe. Windows has neither flag.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const READ = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;
/**
 * Reads a regular file below a folder, through no link: no part of `path`, which has `/` on every platform, may have
 * become one since the folder was listed. What was opened is compared with what has the name.
 */
function readBelow(folder, path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), READ);
    try {
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file, { bigint: true });
        let at = folder;
        let named = opened;
        for (const part of path.split('/')) {
            at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, part);
            named = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { bigint: true });
            if (named.isSymbolicLink())
                throw new Error('a part of its path is a symbolic link');
        }
        if (!opened.isFile() || named.ino !== opened.ino || named.dev !== opened.dev)
            throw new Error('it is not the regular file that it was');
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** Undefined for what is no such file, or cannot be read. */
function readIfThere(folder, path) {
    try {
        return readBelow(folder, path);
    }
    catch {
        return undefined;
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
    return SETTINGS_FILES.map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isFile);
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile();
    }
    catch {
        // Also below a folder of another user.
        return false;
    }
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
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   rt: () => (/* binding */ filesOfFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92790);





/** The only hidden file that counts: it names files that are not published. */
const IGNORE_FILE = '.mintignore';
async function filesOfFolder(folder) {
    return filesIn(folder, (await listFiles(folder, '')).sort());
}
/** `paths`: of the files in the folder that count. */
function filesIn(folder, paths) {
    return {
        folder,
        paths,
        // The end of the run is noticed between two files.
        size: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).size;
        },
        read: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__/* .readBelow */ .G)(folder, path).toString();
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

/***/ 90098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ withoutPageEnding),
/* harmony export */   MV: () => (/* binding */ isPageFile),
/* harmony export */   O1: () => (/* binding */ isMdxFile),
/* harmony export */   ie: () => (/* binding */ PAGE_ENDING)
/* harmony export */ });
/** How the files of pages and of the snippets that they import end, as a part of a regular expression. */
const PAGE_ENDING = String.raw `\.[mM][dD][xX]?`;
const PAGE_FILE = new RegExp(`${PAGE_ENDING}$`);
/** Whether a file is a page, or a snippet that pages import: Markdown or MDX. */
function isPageFile(path) {
    return PAGE_FILE.test(path);
}
/** The other page files are Markdown with HTML. */
function isMdxFile(path) {
    return isPageFile(path) && /x$/i.test(path);
}
/** `guides/start.mdx` → `guides/start`. */
function withoutPageEnding(path) {
    return path.replace(PAGE_FILE, '');
}


/***/ })

};
