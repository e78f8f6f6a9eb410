export const id = 3607;
export const ids = [3607];
export const modules = {

/***/ 2360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ pageName),
/* harmony export */   BZ: () => (/* binding */ fileBelowAnyBase),
/* harmony export */   IZ: () => (/* binding */ UNKNOWN_HOST),
/* harmony export */   QP: () => (/* binding */ findBasePath),
/* harmony export */   R7: () => (/* binding */ rootPaths),
/* harmony export */   YR: () => (/* binding */ baseFolder),
/* harmony export */   g6: () => (/* binding */ SiteAddress),
/* harmony export */   jR: () => (/* binding */ encodeStrictly),
/* harmony export */   jT: () => (/* binding */ liveAddress),
/* harmony export */   qt: () => (/* binding */ basePathProblem)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);


/** Placeholder for the host of a site whose host is unknown. No host can have this name. */
const UNKNOWN_HOST = 'site.invalid';
/** The base path with a slash at both ends. */
function baseFolder(basePath) {
    return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
/** An address on the site. Converts between the URL path and the file path below the base path. */
class SiteAddress {
    /** The path below the base path, decoded; empty for the start page. */
    path;
    #base;
    /** `path`: the path of a page or file in the site. */
    constructor(path, basePath = '/') {
        this.path = path;
        this.#base = baseFolder(basePath);
    }
    /**
     * Parses a path from the host's root, without a query or anchor. Returns undefined for a path outside the base path.
     * `/docs` is the start page of a site at `/docs/`. Invalid UTF-8 is not decoded, because no file has such a name.
     */
    static parse(pathname, basePath = '/') {
        const base = baseFolder(basePath);
        const folders = base.split('/').length - 1;
        const segments = pathname.split('/');
        const start = segments.slice(0, folders).map(_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y);
        if (`${start.join('/')}/` !== (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y)(base))
            return undefined;
        const rest = segments.slice(folders).join('/');
        const decoded = (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y)(rest);
        return new SiteAddress(decoded.includes('\uFFFD') ? rest : decoded, base);
    }
    /** Decodes the path of an absolute or relative link, and removes the query and the anchor. */
    static pathOf(href) {
        const [path = ''] = href.split(/[?#]/, 1);
        return SiteAddress.parse(path.startsWith('/') ? path : `/${path}`)?.path ?? '';
    }
    /** The page name, which is the same for all addresses of a page. */
    get page() {
        return pageName(this.path);
    }
    /** The path as browsers send it. A base path that is already percent-encoded is not encoded again. */
    get pathname() {
        return encodePath(this.#base).replaceAll('%25', '%') + encodePath(this.path);
    }
    /** The readable path, such as `/guides/größe`, which `parse` also accepts. Characters such as `?` are encoded. */
    get name() {
        return this.#base + this.path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent);
    }
}
/** Returns the same name for all addresses of a page: without `index.html`, `.html` and trailing slashes. */
function pageName(path) {
    // The lookbehind prevents quadratic time for many slashes.
    return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '');
}
/** Returns the address of a page or file on the live site. */
function liveAddress(path, { domain, basePath }) {
    const page = path.replace(/(?:^|(?<=\/))index\.html$/, '');
    return `https://${encodeURI(domain.toWellFormed())}${new SiteAddress(page, basePath).pathname}`;
}
/** Keeps characters such as `+`, `@` and `(`: hosts and caches treat `/a(1)` and `/a%281%29` as two addresses. */
function encodePath(path) {
    return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent);
}
/** Encodes a repository path, including brackets as in `[slug].mdx`, which some programs reject. */
function encodeStrictly(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
/** Maximum depth of a base path. Hosts usually serve sites below one or two folders. */
const MAX_FOLDERS = 4;
/**
 * Finds the base path that a site was built for, from the addresses of its scripts and style sheets. An address counts
 * if it leads to a site file when leading folders are removed. Returns undefined unless more than half of the addresses
 * have the same leading folders.
 */
function findBasePath(addresses, files) {
    const votes = new Map();
    const paths = rootPaths(addresses);
    for (const path of paths) {
        const { base } = fileBelowAnyBase(path, files) ?? {};
        if (base !== undefined)
            votes.set(base, (votes.get(base) ?? 0) + 1);
    }
    const [[found, count] = ['', 0]] = [...votes].sort(([, a], [, b]) => b - a);
    return count > paths.size / 2 ? found : undefined;
}
/** Finds the file to which a path leads when leading folders are removed. `base` contains these folders. */
function fileBelowAnyBase(pathname, files) {
    const folders = SiteAddress.parse(pathname)?.path.split('/') ?? [];
    const most = Math.min(MAX_FOLDERS, folders.length - 1);
    const count = Array.from({ length: most + 1 }, (_, i) => i).find(i => files.has(folders.slice(i).join('/')));
    if (count === undefined)
        return undefined;
    return { base: `/${folders.slice(0, count).join('/')}`, path: folders.slice(count).join('/') };
}
/** Selects the addresses that start at the root of the host, and removes their queries and anchors. */
function rootPaths(addresses) {
    return new Set([...addresses].filter(address => /^\/(?!\/)/.test(address)).map(address => address.replace(/[?#].*/s, '')));
}
/**
 * Returns a warning if the path of `site-url` differs from the base path of the export. Returns undefined if both match
 * or the manifest has no base path. Ignores the prefix in a bucket, since a CDN may add or remove the prefix.
 */
function basePathProblem(siteUrl, { basePath, paths = [] }) {
    if (basePath === undefined)
        return undefined;
    const path = baseFolder(siteUrl.pathname);
    // Parsing gives the base path the same encoding as `site-url`.
    const exported = baseFolder((0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(baseFolder(basePath), siteUrl)?.pathname ?? basePath);
    if (path === exported)
        return undefined;
    const problem = `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links in the site lead to addresses below ${exported}.`;
    // The service builds each site of `mint export` for the root, and no setting changes that.
    if (exported === '/' && [...paths].some(each => each.startsWith('_next/')))
        return `${problem} Correct \`site-url\`. If the site comes from \`mint export\`, run the finish action with \`site-url: ${siteUrl.href}\` first: it moves the site. For any other site, set the base path in the site generator to ${path} and build the site again.`;
    return `${problem} Correct \`site-url\`, or set the base path in the site generator to ${path} and build the site again. If all addresses in the pages are relative, export the site again with \`base-path: ${path}\`.`;
}


/***/ }),

/***/ 71651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ readDocs)
/* harmony export */ });
/* harmony import */ var _source_settings_navigation_entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82087);
/* harmony import */ var _source_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41160);
/* harmony import */ var _source_docs_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77998);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93860);




/**
 * Reads and renders all pages. A `renderer` that already rendered another version reuses unchanged pages. `known`: page
 * sources from another version, for files that are identical in this version.
 */
async function readDocs(files, renderer, known) {
    const sources = await (0,_source_docs_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .readSources */ .t)(files, known);
    const targets = new _targets_js__WEBPACK_IMPORTED_MODULE_3__/* .Targets */ .Ht(sources.pages, sources.others);
    const paths = new Set(files.paths);
    const { settings } = sources;
    const named = new Set(sources.pages.map(({ path }) => path));
    const pages = [];
    const found = [...sources.problems];
    for await (const { source, rendered } of renderer.render(sources.pages, files)) {
        pages.push(docsPage(source, rendered, { paths, targets, named }));
        for (const problem of rendered.problems)
            found.push({ ...problem, place: (0,_source_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(source.file, problem.place) });
    }
    return {
        pages,
        sources: sources.own,
        files: sources.others,
        redirects: settings?.redirects ?? [],
        navigation: (0,_source_settings_navigation_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .pagesOf */ .E0)(settings?.navigation ?? []),
        hasSettings: settings?.isComplete ?? true,
        invalidSettings: settings?.invalid ?? [],
        settingsReferences: settings?.references ?? [],
        canonical: settings?.canonical,
        // Removes duplicates, because every page that includes a snippet reports the problems in the snippet.
        problems: [...new Map(found.map(problem => [keyOf(problem), problem])).values()],
        targets,
        unknownFolders: [...(settings?.api.unknownFolders ?? [])],
        sdkFolders: [...(settings?.api.sdkFolders ?? [])],
        variants: (0,_source_settings_navigation_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .variantFolders */ .dN)(settings?.navigation ?? []),
        divisions: settings?.divisions ?? [],
        unreadable: settings?.api.unreadable ?? new Set()
    };
}
function docsPage(source, rendered, { paths, targets, named }) {
    const { path, title, file, hidden, digest, isParsed, isLink = false, front = {} } = source;
    const { text, lineKinds, ids, references, hasUnknownIds, snippets, problems, code, look } = rendered;
    const isValid = isParsed && !problems.some(({ kind }) => kind === 'invalid-source');
    const files = references.flatMap(({ target }) => fileOf(target, source, targets));
    const included = new Set([...snippets.filter(snippet => paths.has(snippet)), ...files]);
    return {
        address: addressOf(path, named),
        path,
        title,
        file,
        hidden,
        front,
        code,
        look,
        digest,
        isValid,
        text: isValid ? text : '',
        lineKinds: isValid ? lineKinds : '',
        ids,
        references,
        // If a page has an `sdk` field, the service adds the reference of an SDK symbol, which can contain ids.
        hasUnknownIds: hasUnknownIds || !isParsed || isLink || front['sdk'] !== undefined,
        ...((rendered.hasFeed === true || !isValid || front['rss'] === 'true') && { hasFeed: true }),
        includes: [...included].sort()
    };
}
/** Problems with the same key are duplicates. The key for invalid source contains no line or column. */
function keyOf({ kind, message, place: { file, line, column } }) {
    return JSON.stringify(kind === 'invalid-source' ? [message, file] : [message, file, line, column]);
}
/** `guides/start` → `/guides/start`; `guides/index` → `/guides`, unless a page `guides` exists. */
function addressOf(path, named) {
    const folder = path.replace(/(^|\/)index$/, '');
    return `/${folder !== path && named.has(folder) ? path : folder}`;
}
function fileOf(target, page, targets) {
    if ((0,_targets_js__WEBPACK_IMPORTED_MODULE_3__/* .isExternal */ .ge)(target) || (0,_targets_js__WEBPACK_IMPORTED_MODULE_3__/* .isOnPage */ .fA)(target))
        return [];
    const found = targets.find(target, page);
    return found?.kind === 'file' ? [found.path] : [];
}


/***/ }),

/***/ 25790:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/src/runtime/thread/serve-tasks.js
var serve_tasks = __webpack_require__(19973);
// EXTERNAL MODULE: ./.build/src/sources/docs.js
var sources_docs = __webpack_require__(71651);
// EXTERNAL MODULE: ./.build/src/sources/render/renderer.js + 19 modules
var renderer = __webpack_require__(29061);
// EXTERNAL MODULE: ./.build/src/sources/page-file.js
var page_file = __webpack_require__(90098);
// EXTERNAL MODULE: ./.build/src/sources/source-file-limits.js
var source_file_limits = __webpack_require__(6661);
// EXTERNAL MODULE: ./.build/src/sources/source/values.js
var values = __webpack_require__(96354);
;// CONCATENATED MODULE: ./.build/src/sources/variables.js



const SETTINGS = 'docs.json';
const PLACEHOLDER = /\{\{[ \t]{0,20}([A-Za-z\d_-]{1,200})[ \t]{0,20}\}\}/g;
/** The service removes some markup from values. Values with such characters are left out, because the result is unknown. */
const IS_MARKUP = /[<>{}&\n\r]/;
/** Returns no variables if the settings cannot be read, which is a problem that is reported elsewhere. */
async function readVariables(files) {
    if (!files.paths.includes(SETTINGS))
        return new Map();
    try {
        if ((await files.size(SETTINGS)) > source_file_limits/* MAX_SOURCE_BYTES */.Tw)
            return new Map();
        const { variables } = (0,values/* fieldsOf */.Pf)(JSON.parse(await files.read(SETTINGS)));
        return new Map(Object.entries((0,values/* fieldsOf */.Pf)(variables)).filter((entry) => typeof entry[1] === 'string' && !IS_MARKUP.test(entry[1])));
    }
    catch {
        return new Map();
    }
}
/**
 * Returns the files with the values of variables in pages and snippets, as the service shows them. Positions in such a
 * text are not those of the file, so the result is not for readers that report or edit positions.
 */
function withVariables(files, variables) {
    if (variables.size === 0)
        return files;
    const read = async (path) => {
        const text = await files.read(path);
        if (!(0,page_file/* isPageFile */.MV)(path) || !text.includes('{{'))
            return text;
        const expanded = text.replace(PLACEHOLDER, (written, name) => variables.get(name) ?? written);
        return expanded.length > source_file_limits/* MAX_SOURCE_BYTES */.Tw ? text : expanded;
    };
    return { paths: files.paths, size: files.size, read, ...(files.skipped && { skipped: files.skipped }) };
}

// EXTERNAL MODULE: ./.build/src/sources/watched-files.js
var watched_files = __webpack_require__(1222);
;// CONCATENATED MODULE: ./.build/src/verify/expected/read-docs-thread.js






let known = new Map();
let knownVariables = new Map();
let beginParsing = () => undefined;
const read_docs_thread_renderer = new renderer/* Renderer */.A({ onPage: file => beginParsing(file) });
// Entry point of the thread that parses untrusted sources. The thread can be stopped at any time.
(0,serve_tasks/* serveTasks */.a)(async ({ paths, skipped, same }, caller) => {
    const places = new Map(paths.map((path, at) => [path, at]));
    const begin = (file) => caller.parsing(places.get(file));
    beginParsing = begin;
    const ask = async (kind, path) => await caller.ask({ kind, path });
    const files = {
        paths,
        skipped,
        size: async (path) => (await ask('size', path)),
        read: async (path) => (await ask('read', path))
    };
    const variables = await readVariables(files);
    // A file that is the same shows another text if a variable has another value.
    const isReusable = JSON.stringify([...variables]) === JSON.stringify([...knownVariables]);
    const reused = same && isReusable
        ? new Map([...known].filter(([file]) => same.has(file) && !skipped.has(file)))
        : undefined;
    const docs = await (0,sources_docs/* readDocs */.e)((0,watched_files/* watchedFiles */.I)(withVariables(files, variables), begin), read_docs_thread_renderer, reused);
    if (same === undefined)
        [known, knownVariables] = [docs.sources, variables];
    return {
        pages: docs.pages.map(readPage),
        files: docs.files,
        hasSettings: docs.hasSettings,
        variants: docs.variants,
        redirects: docs.redirects.map(({ source, destination }) => ({ source, destination })),
        listed: docs.navigation
            .filter(({ hidden }) => !hidden)
            .map(({ page, part, division }) => ({ page, ...(part && { part }), ...(division && { division }) })),
        problems: docs.invalidSettings.map(({ message }) => message)
    };
});
function readPage(page) {
    const { address, path, title, file, hidden, front, text, lineKinds, references } = page;
    const { code, look, isValid, includes, digest } = page;
    const targets = references.map(({ kind, target }) => [kind, target]);
    const shown = [title, front, text, lineKinds, targets, code, look, isValid];
    return {
        ...{
            address,
            path,
            title,
            file,
            hidden,
            front,
            text,
            lineKinds,
            references,
            code,
            look,
            isValid,
            includes
        },
        key: (0,external_node_crypto_.hash)('sha256', JSON.stringify(shown)),
        isGenerated: digest === undefined,
        programs: ''
    };
}


/***/ })

};
