export const id = 4088;
export const ids = [4088];
export const modules = {

/***/ 74641:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: ./.build/src/sources/files.js
var sources_files = __webpack_require__(89181);
// EXTERNAL MODULE: ./.build/src/sources/render/renderer.js + 19 modules
var renderer = __webpack_require__(29061);
// EXTERNAL MODULE: ./.build/src/sources/source/docs-sources.js + 5 modules
var docs_sources = __webpack_require__(77998);
// EXTERNAL MODULE: ./.build/src/runtime/thread/serve-tasks.js
var serve_tasks = __webpack_require__(19973);
// EXTERNAL MODULE: ./.build/src/sources/watched-files.js
var watched_files = __webpack_require__(1222);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/sources/targets.js
var sources_targets = __webpack_require__(93860);
;// CONCATENATED MODULE: ./.build/src/emulator/site/hrefs.js


class Hrefs {
    #basePath;
    /** Without a base path, addresses are relative, so that the site works in any folder on any host or disk. */
    constructor(basePath) {
        this.#basePath = basePath;
    }
    /** Returns the address that the page `from` uses for the file `to`. The path `from` has no extension. */
    to(from, to) {
        if (this.#basePath !== '')
            return `${this.#basePath}/${encodePath(to)}`;
        const path = encodePath(external_node_path_.posix.relative(external_node_path_.posix.dirname(from), to));
        return path.split('/')[0]?.includes(':') ? `./${path}` : path || './';
    }
    /** Returns the address for a link in a source. A dead link remains dead in the export. */
    of(target, page, targets) {
        if ((0,sources_targets/* isExternal */.ge)(target) || (0,sources_targets/* isOnPage */.fA)(target))
            return target;
        const found = targets.find(target, page);
        if (found === undefined)
            return target.startsWith('/') ? this.#basePath + target : target;
        return this.to(page.path, found.kind === 'page' ? `${found.path}.html` : found.path) + found.rest;
    }
}
function encodePath(path) {
    return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./.build/src/sources/source/problems.js
var source_problems = __webpack_require__(41160);
// EXTERNAL MODULE: ./node_modules/hast-util-to-html/lib/index.js + 22 modules
var lib = __webpack_require__(33504);
// EXTERNAL MODULE: ./.build/src/sources/content/collect.js
var collect = __webpack_require__(66070);
// EXTERNAL MODULE: ./.build/src/sources/content/element.js
var content_element = __webpack_require__(70848);
;// CONCATENATED MODULE: ./.build/src/emulator/site/safe-properties.js

/** Properties that load or run code, affect the whole page, or have no effect without code. */
const REMOVED = /^(on[A-Z].*|on[a-z]+|style|key|ref|dangerouslySetInnerHTML|noZoom|noAnchor|srcDoc|actions|actionsPlacement|formAction)$/;
/** Returns the properties that the page keeps from a source element. Removes all code. */
function safeProperties(properties) {
    const kept = new Map();
    for (const [name, value] of Object.entries(properties)) {
        if (REMOVED.test(name))
            continue;
        if (name === 'className' || name === 'class') {
            const classes = keptClasses(value);
            if (classes.length > 0)
                kept.set('className', classes);
        }
        else if (typeof value === 'string' && (0,collect/* isScript */.Kh)(value))
            continue;
        else if (['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value))
            kept.set(name, value);
    }
    return Object.fromEntries(kept);
}
const OWN_CLASS = /^(contains-task-list|task-list-item|footnotes|sr-only|lead|title|label|hint|icon)$/;
function keptClasses(value) {
    const classes = (Array.isArray(value) ? value : String(value).split(/\s+/)).map(String);
    return classes.filter(name => OWN_CLASS.test(name));
}

;// CONCATENATED MODULE: ./.build/src/emulator/site/rendered-components.js




/** HTML elements for components; all other components become a `div`. The component name becomes the class. */
const TAGS = {
    Steps: 'ol',
    Step: 'li',
    'Tree.Folder': 'li',
    'Tree.File': 'li',
    'Color.Row': 'li',
    'Color.Item': 'li',
    Tree: 'ul',
    Color: 'ul',
    Frame: 'figure',
    Badge: 'span',
    Tooltip: 'span',
    Latex: 'code',
    Accordion: 'details',
    Expandable: 'details',
    Tab: 'details'
};
/** Renders a page as HTML. `hrefOf` returns the addresses for links and files. */
function contentHtml(tree, hrefOf) {
    return `${(0,lib/* toHtml */.V)({ type: 'root', children: convert(tree, hrefOf) }).trim()}\n`;
}
function convert(nodes, hrefOf) {
    return nodes.map(node => {
        if (node.type !== 'element')
            return node;
        if (node.tagName === 'CodeBlock')
            return codeBlock(node);
        return /^[A-Z]/.test(node.tagName) ? component(node, hrefOf) : plain(node, hrefOf);
    });
}
function plain({ tagName, properties: given, children }, hrefOf) {
    const properties = safeProperties(given);
    for (const name of (0,collect/* referencesOf */.CL)(tagName)) {
        const target = properties[name];
        if (typeof target === 'string')
            properties[name] = hrefOf(target);
    }
    if (tagName === 'img')
        properties['loading'] = 'lazy';
    if (tagName === 'pre')
        properties['tabIndex'] = 0;
    const element = { type: 'element', tagName, properties, children: convert(children, hrefOf) };
    linkHeading(element);
    // A wide table scrolls inside its container instead of widening the page.
    return tagName === 'table' ? (0,content_element.h)('div.table', { tabIndex: 0 }, [element]) : element;
}
function component(element, hrefOf) {
    const { tagName, children } = element;
    const id = (0,content_element/* textProperty */.Pu)(element, 'id');
    const properties = id === '' ? {} : { id };
    const tag = TAGS[tagName] ?? 'div';
    const look = `${tag}.${tagName.toLowerCase().replace('.', '-')}`;
    const content = convert(children, hrefOf);
    if (tag !== 'details')
        return (0,content_element.h)(look, { ...properties, ...ownProperties(element) }, content);
    // Puts the id on the content, because a browser opens `details` only for a link to an element inside `details`.
    const [summary, ...rest] = content;
    const open = tagName === 'Tab' || (0,content_element/* isSet */.vM)(element, 'defaultOpen');
    return (0,content_element.h)(look, { open }, [...(summary ? [summary] : []), (0,content_element.h)('div.panel', properties, rest)]);
}
function linkHeading(element) {
    const id = (0,content_element/* textProperty */.Pu)(element, 'id');
    if (id === '' || !/^h[2-4]$/.test(element.tagName))
        return;
    const href = `#${encodeURI(id)}`;
    element.children.push((0,content_element.h)('a.anchor', { href, ariaHidden: 'true', tabIndex: -1 }, ['#']));
}
function ownProperties(component) {
    const { tagName } = component;
    if (tagName === 'Tooltip')
        return { title: (0,content_element/* textProperty */.Pu)(component, 'tip') || undefined };
    return tagName === 'Step' ? { value: (0,content_element/* textProperty */.Pu)(component, 'stepNumber') || undefined } : {};
}
function codeBlock(block) {
    const language = (0,content_element/* textProperty */.Pu)(block, 'language');
    const [caption, code = caption] = block.children;
    const text = code ? (0,content_element/* textContent */.P_)(code) : '';
    const properties = { ...(language !== '' && { dataLanguage: language }), tabIndex: 0 };
    const pre = (0,content_element.h)('pre', properties, [(0,content_element.h)('code', {}, [text])]);
    return caption && caption !== code ? (0,content_element.h)('figure.code-file', {}, [caption, pre]) : pre;
}

;// CONCATENATED MODULE: ./.build/src/emulator/site/page-data.js
/**
 * Returns a page in the format of React Server Components, with the complete page text and the build id. The client
 * loads this data instead of the page when a reader follows a link.
 */
function pageData({ buildId, basePath }, { path, title, html }) {
    const content = ['$', 'div', null, { id: 'content', dangerouslySetInnerHTML: { __html: html } }];
    const tree = {
        b: buildId,
        p: basePath,
        c: ['', ...path.split('/')],
        f: [['$', 'title', null, { children: title }]]
    };
    return `1:"$Sreact.fragment"\n2:${JSON.stringify(content)}\n0:${JSON.stringify({ ...tree, i: '$L2' })}\n`;
}
function buildManifests({ buildId, pages }) {
    const folder = `_next/static/${buildId}`;
    const routes = pages.map(({ path }) => `/${path}`);
    return [
        [`${folder}/_buildManifest.js`, `self.__BUILD_MANIFEST=${JSON.stringify({ sortedPages: routes })}\n`],
        [`${folder}/_ssgManifest.js`, 'self.__SSG_MANIFEST=new Set\n']
    ];
}

// EXTERNAL MODULE: ./.build/src/emulator/site/theme/html-document.js
var html_document = __webpack_require__(12156);
// EXTERNAL MODULE: ./.build/src/sources/source/settings/navigation-entries.js
var navigation_entries = __webpack_require__(82087);
;// CONCATENATED MODULE: ./.build/src/emulator/site/theme/navigation.js


/** The site navigation, built once for all pages. */
class Navigation {
    #entries;
    #pages;
    #hrefs;
    /** `entries`: entries from the settings; if undefined or empty, the navigation contains all pages. */
    constructor(entries, pages, hrefs) {
        this.#hrefs = hrefs;
        this.#pages = new Map(pages.map(page => [page.path, page]));
        const all = entries === undefined || entries.length === 0 ? pages.map(entryOf) : entries;
        this.#entries = all.flatMap(entry => this.#existing(entry));
    }
    /** First page in the navigation, which is also the home page of a site without an index page. */
    get first() {
        return this.#pages.get(this.paths[0] ?? '');
    }
    /** Paths of the pages that readers find in the navigation, in its order. */
    get paths() {
        return pathsOf(this.#entries);
    }
    of(path) {
        let entries = this.#entries;
        let divisions = '';
        for (let level = entries.filter(isDivision); level.length > 0; level = entries.filter(isDivision)) {
            const sections = level.filter(isSection);
            const current = sections.find(section => pathsOf([section]).includes(path)) ?? sections[0];
            const links = level.map(division => this.#divisionLink(division, path, division === current));
            if (links.length > 1)
                divisions += `<ul>${links.join('')}</ul>`;
            entries = [...entries.filter(entry => !isDivision(entry)), ...(current?.entries ?? [])];
            if (current?.root !== undefined)
                entries.unshift(current.root);
        }
        return { divisions, sidebar: this.#list(entries, path) };
    }
    /** Removes missing and hidden pages, and sections that become empty. */
    #existing(entry) {
        if ('page' in entry) {
            const page = this.#existingPage(entry);
            return page === undefined ? [] : [page];
        }
        if ('href' in entry)
            return [entry];
        const { root, ...section } = entry;
        const entries = entry.entries.flatMap(inner => this.#existing(inner));
        const existing = root && this.#existingPage(root);
        if (existing === undefined)
            return entries.length === 0 ? [] : [{ ...section, entries }];
        return [{ ...section, root: existing, entries }];
    }
    #existingPage(entry) {
        const page = this.#pages.get(entry.page) ?? this.#pages.get(`${entry.page}/index`);
        return page === undefined || page.hidden || entry.hidden ? undefined : { ...entry, page: page.path };
    }
    #list(entries, current) {
        const items = entries.map(entry => {
            if ('page' in entry)
                return `<li>${this.#pageLink(entry.page, current)}</li>`;
            if ('href' in entry)
                return `<li><a href="${(0,html_document/* escapeText */.X1)(entry.href)}">${(0,html_document/* escapeText */.X1)(entry.label)}</a></li>`;
            const label = entry.root === undefined
                ? (0,html_document/* escapeText */.X1)(entry.label)
                : this.#pageLink(entry.root.page, current, entry.label);
            return `<li><p class="section">${label}</p>${this.#list(entry.entries, current)}</li>`;
        });
        return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
    }
    #pageLink(path, current, label = this.#pages.get(path)?.label ?? path) {
        const mark = path === current ? ' aria-current="page"' : '';
        return `<a href="${this.#hrefs.to(current, `${path}.html`)}"${mark}>${(0,html_document/* escapeText */.X1)(label)}</a>`;
    }
    #divisionLink(division, current, isCurrent) {
        const mark = isCurrent ? ' aria-current="true"' : '';
        const href = 'href' in division
            ? (0,html_document/* escapeText */.X1)(division.href)
            : this.#hrefs.to(current, `${pathsOf([division])[0] ?? ''}.html`);
        return `<li><a href="${href}"${mark}>${(0,html_document/* escapeText */.X1)(division.label)}</a></li>`;
    }
}
function pathsOf(entries) {
    return (0,navigation_entries/* pagesOf */.E0)(entries).map(({ page }) => page);
}
function entryOf({ path: page }) {
    return { page, hidden: false, place: { file: '', line: 1, column: 1 } };
}
function isSection(entry) {
    return 'entries' in entry;
}
function isDivision(entry) {
    return 'kind' in entry && entry.kind === 'division';
}

;// CONCATENATED MODULE: ./.build/src/emulator/site/theme/page.js


function pageHtml(site, page) {
    const { divisions, sidebar } = site.navigation.of(page.path);
    const body = [
        topBar(site, page),
        divisions && `<nav class="divisions" aria-label="Sections">${divisions}</nav>`,
        '<div class="layout">',
        `<nav class="sidebar" id="sidebar" popover aria-label="Pages">\n${sidebar}\n</nav>`,
        '<main id="content-area">',
        `<article id="content">\n${page.html}</article>`,
        '</main>',
        '</div>'
    ];
    const title = `${page.title} · ${site.settings?.name ?? site.domain}`;
    return (0,html_document/* htmlDocument */.rN)(title, headOf(site, page), body.filter(Boolean).join('\n'));
}
function headOf(site, page) {
    const href = (path) => site.hrefs.to(page.path, path);
    const canonical = page.canonical ?? canonicalUrl(site, page.path);
    return [
        // From this tag, the checks know that an export does not contain the files that the service creates on request.
        meta('generator', 'Mintlify'),
        meta('description', page.description),
        meta('version', site.version),
        meta('commit', site.commit),
        meta('build-id', site.buildId),
        `<link rel="canonical" href="${(0,html_document/* escapeText */.X1)(canonical)}">\n`,
        '<link rel="icon" href="data:,">\n',
        `<link rel="stylesheet" href="${href(site.assets.css)}">\n`,
        `<script defer src="${href(site.assets.script)}"></script>\n`
    ].join('');
}
/** Uses the service's ids for the search buttons. */
function topBar(site, page) {
    const { version, domain, settings, searchNote } = site;
    const note = searchNote === undefined ? '' : ` data-note="${(0,html_document/* escapeText */.X1)(searchNote)}"`;
    const search = `type="button" aria-label="Open search"${note}`;
    const badge = version === undefined ? '' : `<span class="version">${(0,html_document/* escapeText */.X1)(version)}</span>`;
    const home = site.hrefs.to(page.path, 'index.html');
    return `<header class="bar" id="navbar">
<button class="menu" popovertarget="sidebar">Menu</button>
<a class="brand" href="${home}">${(0,html_document/* escapeText */.X1)(settings?.name ?? domain)}</a>${badge}
<button id="search-bar-entry" ${search}>Search…</button>
<button id="search-bar-entry-mobile" ${search}>Search</button>
</header>`;
}
/** Returns the public address of a page, without extension. */
function canonicalUrl({ domain, basePath }, path) {
    return `https://${domain}${basePath}/${encodePath(path.replace(/(^|\/)index$/, ''))}`;
}
function meta(name, content) {
    return content ? `<meta name="${name}" content="${(0,html_document/* escapeText */.X1)(content)}">\n` : '';
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./.build/src/emulator/site/variant.js

const DEFAULT_BUILD_ID = 'emulator';
/** Returns a path in the style of Next.js, such as `_next/static/css/3f9a2c1b8e7d4a06.css`. */
function assetPath(folder, extension, content, buildId) {
    const digest = (0,external_node_crypto_.hash)('sha256', buildId + content);
    // `a0` ensures a letter and a digit: without both, tools do not recognize the hash.
    return `_next/static/${folder}/a0${digest.slice(0, 14)}.${extension}`;
}

;// CONCATENATED MODULE: ./.build/src/emulator/site/render.js











/** Writes a site. The consumer of the generator decides when the next page is rendered. */
async function* renderSite(rendering) {
    const { sources, docs, renderer, request, folder } = rendering;
    const { paths, variant } = request;
    const selected = sources.pages.filter(({ path }) => paths?.includes(path) ?? true);
    const targets = new sources_targets/* Targets */.Ht(selected, sources.others);
    const { site, assets } = await siteOf(sources, selected, request);
    const total = site.pages.length;
    let done = 0;
    // An interrupted attempt may have left files.
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    const write = (path, text) => writeText(folder, path, text);
    const writePage = (content) => {
        write(`${content.path}.html`, pageHtml(site, content));
        write(`${content.path}.txt`, pageData(site, content));
    };
    const warnings = sources.problems
        .filter(({ kind }) => kind !== 'missing-page' || paths === undefined)
        .map(source_problems/* problemText */.fI);
    yield { done, total, warnings };
    // Without an index page, the site address shows the first page in the navigation.
    const home = selected.some(({ path }) => path === 'index') ? undefined : site.navigation.first;
    for await (const { source, rendered: page } of renderer.render(selected, sources.files)) {
        writePage(pageContent(page, source, targets, site, variant));
        if (source === home) {
            const content = pageContent(page, { ...source, path: 'index' }, targets, site, variant);
            writePage({ ...content, canonical: canonicalUrl(site, home.path) });
        }
        // Dead links are not reported here, because the export review reports them.
        const problems = page.problems.map(problem => (0,source_problems/* problemText */.fI)({ ...problem, place: (0,source_problems/* placeIn */.VV)(source.file, problem.place) }));
        yield { done: (done += 1), total, warnings: problems };
    }
    for (const file of sources.others) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder, file)), { recursive: true });
        (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(docs, file), (0,external_node_path_.join)(folder, file));
    }
    const made = [...assets, ...buildManifests(site), ...Object.entries(variant.files ?? {})];
    for (const [path, text] of made)
        write(path, text);
}
async function siteOf({ settings }, pages, { domain, version, commit, variant }) {
    const { basePath = '', buildId = DEFAULT_BUILD_ID, searchNote } = variant;
    const css = await (0,html_document/* readStyle */._T)(assetUrl('site.css'));
    const script = (0,external_node_fs_.readFileSync)(assetUrl('site.js'), 'utf8');
    const hrefs = new Hrefs(basePath);
    const assets = {
        css: assetPath('css', 'css', css, buildId),
        script: assetPath('chunks', 'js', script, buildId)
    };
    return {
        site: {
            domain,
            version,
            commit,
            buildId,
            basePath,
            searchNote,
            hrefs,
            settings,
            pages,
            assets,
            navigation: new Navigation(settings?.navigation, pages, hrefs)
        },
        assets: new Map([
            [assets.css, css],
            [assets.script, script]
        ])
    };
}
function pageContent({ tree }, page, targets, { hrefs }, { changedPages = [] }) {
    const { path, title, description } = page;
    const change = changedPages.includes(path) ? 'This sentence was added to the page.' : '';
    const html = contentHtml(tree, target => hrefs.of(target, page, targets));
    return { path, title, description, html: html + (change && `<p>${change}</p>\n`) };
}
function assetUrl(name) {
    return new URL(`theme/assets/${name}`, new URL(...['../emulator/site/render.js', import.meta.url]).href);
}
function writeText(folder, path, text) {
    const file = (0,external_node_path_.join)(folder, path);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
    (0,external_node_fs_.writeFileSync)(file, text);
}

;// CONCATENATED MODULE: ./.build/src/emulator/site/site-thread.js








let onPage = () => undefined;
/** Shared by all tasks, so that a later task reuses the pages that an earlier task rendered. */
const site_thread_renderer = new renderer/* Renderer */.A({ withTree: true, onPage: file => onPage(file) });
// Entry point of the thread that reads and renders documentation. The main thread can end this thread at any time.
(0,serve_tasks/* serveTasks */.a)(async ({ docs, paths, skipped, site }, { parsing, ask }) => {
    const places = new Map(paths.map((path, at) => [path, at]));
    onPage = file => parsing(places.get(file));
    const files = { ...(0,sources_files/* filesIn */.nG)(docs, paths), skipped };
    const sources = await (0,docs_sources/* readSources */.t)((0,watched_files/* watchedFiles */.I)(files, file => parsing(places.get(file))));
    if (site !== undefined)
        for await (const progress of renderSite({ ...site, sources, docs, renderer: site_thread_renderer })) {
            // The wait for the next page does not count as time for parsing a file.
            parsing();
            await ask(progress);
        }
    const { pages, settings } = sources;
    const { paths: listed } = new Navigation(settings?.navigation, pages, new Hrefs(''));
    return [...new Set([...listed, ...pages.map(({ path }) => path)])];
});


/***/ }),

/***/ 12156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X1: () => (/* binding */ escapeText),
/* harmony export */   _T: () => (/* binding */ readStyle),
/* harmony export */   rN: () => (/* binding */ htmlDocument)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Returns a style sheet, preceded by the shared styles. */
async function readStyle(file) {
    const base = new URL('assets/base.css', new URL(...['../emulator/site/theme/html-document.js', import.meta.url]).href);
    return `${await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(base, 'utf8')}\n${await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8')}`;
}
/** Builds a page from HTML parts. `head` ends with a line break. */
function htmlDocument(title, head, body) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)}</title>
${head}</head>
<body>
${body}
</body>
</html>
`;
}
function escapeText(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
}


/***/ }),

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


/***/ })

};
