export const id = 6819;
export const ids = [6819];
export const modules = {

/***/ 46819:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: ./.build/src/sources/files.js
var sources_files = __webpack_require__(89181);
// EXTERNAL MODULE: ./.build/src/sources/render/renderer.js + 19 modules
var renderer = __webpack_require__(29061);
// EXTERNAL MODULE: ./.build/src/sources/source/settings/navigation-entries.js
var navigation_entries = __webpack_require__(82087);
// EXTERNAL MODULE: ./.build/src/sources/source/docs-sources.js + 5 modules
var docs_sources = __webpack_require__(77998);
// EXTERNAL MODULE: ./.build/src/sources/thread/serve-tasks.js
var serve_tasks = __webpack_require__(10503);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/sources/source/problems.js
var source_problems = __webpack_require__(41160);
// EXTERNAL MODULE: ./.build/src/sources/targets.js
var sources_targets = __webpack_require__(93860);
// EXTERNAL MODULE: ./node_modules/hast-util-to-html/lib/index.js + 22 modules
var lib = __webpack_require__(33504);
// EXTERNAL MODULE: ./.build/src/sources/content/collect.js
var collect = __webpack_require__(66070);
// EXTERNAL MODULE: ./.build/src/sources/content/element.js
var content_element = __webpack_require__(70848);
;// CONCATENATED MODULE: ./.build/src/emulator/site/safe-properties.js

/** Loads or runs something, changes the whole page, or has no meaning without code. */
const REMOVED = /^(on[A-Z].*|on[a-z]+|style|key|ref|dangerouslySetInnerHTML|noZoom|noAnchor|srcDoc|actions|actionsPlacement|formAction)$/;
/** The properties of an HTML element of the source that the page keeps. No code of the docs gets into the page. */
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
/** Classes that the sources of pages set. */
function keptClasses(value) {
    const classes = (Array.isArray(value) ? value : String(value).split(/\s+/)).map(String);
    return classes.filter(name => OWN_CLASS.test(name));
}

;// CONCATENATED MODULE: ./.build/src/emulator/site/content-html.js




/** Element and classes of each component. */
const LOOKS = new Map(Object.entries({
    'div.alert.note': 'Note Info Callout',
    'div.alert.tip': 'Tip Check',
    'div.alert.important': 'Important',
    'div.alert.warning': 'Warning',
    'div.alert.caution': 'Danger Caution',
    'details.collapsible': 'Accordion Expandable',
    'div.collapsibles': 'AccordionGroup',
    'ol.steps': 'Steps',
    li: 'Step Tree.Folder Tree.File Color.Row Color.Item',
    'section.update': 'Update',
    'figure.frame': 'Frame',
    'section.box': 'View Prompt Panel',
    'div.field': 'ParamField ResponseField',
    'ul.tree': 'Tree',
    'div.tree': 'FileTree',
    'div.card': 'Card Tile GitHub.Repo',
    'div.grid': 'CardGroup Columns Tiles',
    'div.tabs.texts': 'Tabs',
    'div.tabs.codes': 'CodeGroup',
    'ul.colors': 'Color',
    'span.badge': 'Badge',
    'span.tooltip': 'Tooltip',
    code: 'Latex'
}).flatMap(([look, names]) => names.split(' ').map(name => [name, look])));
/** The HTML of a page. `hrefOf` gives the addresses of links and files. */
function contentHtml(tree, hrefOf) {
    const children = new ContentHtml(hrefOf).convert(tree);
    return `${(0,lib/* toHtml */.V)({ type: 'root', children }).trim()}\n`;
}
class ContentHtml {
    #hrefOf;
    #groups = 0;
    constructor(hrefOf) {
        this.#hrefOf = hrefOf;
    }
    convert(nodes) {
        return nodes.map(node => {
            if (node.type !== 'element')
                return node;
            if (node.tagName === 'CodeBlock')
                return codeBlock(node);
            return /^[A-Z]/.test(node.tagName) ? this.#component(node) : this.#plain(node);
        });
    }
    #plain({ tagName, properties: given, children }) {
        const properties = safeProperties(given);
        for (const name of (0,collect/* referencesOf */.CL)(tagName)) {
            const target = properties[name];
            if (typeof target === 'string')
                properties[name] = this.#hrefOf(target);
        }
        if (tagName === 'img')
            properties['loading'] = 'lazy';
        if (tagName === 'pre')
            properties['tabIndex'] = 0;
        const element = { type: 'element', tagName, properties, children: this.convert(children) };
        if (/^h[1-6]$/.test(tagName))
            linkHeading(element);
        // A wide table scrolls inside its container instead of widening the page.
        return tagName === 'table' ? (0,content_element.h)('div.table', { tabIndex: 0 }, [element]) : element;
    }
    #component(component) {
        const { tagName, children } = component;
        const id = (0,content_element/* textProperty */.Pu)(component, 'id');
        const properties = id === '' ? {} : { id };
        const look = LOOKS.get(tagName) ?? 'div';
        if (tagName === 'Tabs' || tagName === 'CodeGroup')
            return this.#tabs(component, look);
        const content = this.convert(children);
        if (look === 'details.collapsible')
            return details(look, { open: (0,content_element/* isSet */.vM)(component, 'defaultOpen') }, properties, content);
        return (0,content_element.h)(look, { ...properties, ...ownProperties(component) }, content);
    }
    /** They can be switched without a script: of several `details` with one name, one is open. */
    #tabs(group, look) {
        this.#groups += 1;
        const name = `tabs-${this.#groups}`;
        const opened = Number(group.properties['opened'] ?? 0);
        const tabs = group.children.filter(child => child.type === 'element');
        const parts = tabs.map((tab, at) => {
            const id = (0,content_element/* textProperty */.Pu)(tab, 'id');
            return details('details', { name, open: at === opened }, id === '' ? {} : { id }, this.convert(tab.children));
        });
        return (0,content_element.h)(look, {}, parts);
    }
}
function linkHeading(element) {
    const id = (0,content_element/* textProperty */.Pu)(element, 'id');
    if (id === '' || !/^h[2-4]$/.test(element.tagName))
        return;
    const href = `#${encodeURI(id)}`;
    element.children.push((0,content_element.h)('a.anchor', { href, ariaHidden: 'true', tabIndex: -1 }, ['#']));
}
/** The id is on the content: a browser opens the element when a link leads to something inside of it. */
function details(look, properties, id, [summary, ...content]) {
    return (0,content_element.h)(look, properties, [...(summary ? [summary] : []), (0,content_element.h)('div.panel', id, content)]);
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

;// CONCATENATED MODULE: ./.build/src/emulator/site/hrefs.js


class Hrefs {
    #basePath;
    /** Without a base path, addresses are relative: the site works in any folder of any host, and from a disk. */
    constructor(basePath) {
        this.#basePath = basePath;
    }
    /** From the page at `from` (without extension) to the file `to`. */
    to(from, to) {
        if (this.#basePath !== '')
            return `${this.#basePath}/${encodePath(to)}`;
        const path = encodePath(external_node_path_.posix.relative(external_node_path_.posix.dirname(from), to));
        return path.split('/')[0]?.includes(':') ? `./${path}` : path || './';
    }
    /** For what the source of a page refers to. What does not exist stays as it is written: it must be dead in the export. */
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

;// CONCATENATED MODULE: ./.build/src/emulator/site/page-data.js
/**
 * What the client of a page loads in its place when a reader follows a link: the page in the format of React Server
 * Components. It holds the whole text of the page, and the id of the build.
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
;// CONCATENATED MODULE: ./.build/src/emulator/site/theme/navigation.js


/** The navigation of a site, built once for all pages. */
class Navigation {
    #entries;
    #pages;
    #hrefs;
    /** `entries` of the settings, or all pages when there are none. */
    constructor(entries, pages, hrefs) {
        this.#hrefs = hrefs;
        this.#pages = new Map(pages.map(page => [page.path, page]));
        const all = entries === undefined || entries.length === 0 ? pages.map(entryOf) : entries;
        this.#entries = all.flatMap(entry => this.#existing(entry));
    }
    /** The first page, which readers get at the address of the site. */
    get first() {
        return this.#pages.get(pathsOf(this.#entries)[0] ?? '');
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
    /** Without pages that do not exist or are hidden, and without sections that are empty then. */
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
/** An entry that no file of settings contains. */
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


/** A complete page. All addresses are relative: the site works in any folder of any host, and from a disk. */
function pageHtml(site, page) {
    const { divisions, sidebar } = site.navigation.of(page.path);
    const body = [
        topBar(site, page),
        divisions && `<nav class="divisions" aria-label="Sections">${divisions}</nav>`,
        '<div class="columns">',
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
/** With the ids that the service gives to its search bars. */
function topBar(site, page) {
    const search = 'type="button" aria-label="Open search"';
    const { version, domain, settings } = site;
    const badge = version === undefined ? '' : `<span class="version">${(0,html_document/* escapeText */.X1)(version)}</span>`;
    const home = site.hrefs.to(page.path, 'index.html');
    return `<header class="bar" id="navbar">
<button class="menu" popovertarget="sidebar">Menu</button>
<a class="brand" href="${home}">${(0,html_document/* escapeText */.X1)(settings?.name ?? domain)}</a>${badge}
<button id="search-bar-entry" ${search}>Search… Ctrl K</button>
<button id="search-bar-entry-mobile" ${search}>Search</button>
</header>`;
}
/** The public address of a page: without extension. */
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
/** `_next/static/css/3f9a2c1b8e7d4a06.css`, as Next.js names it. */
function assetPath(folder, extension, content, buildId) {
    return `_next/static/${folder}/${buildHash(buildId + content)}.${extension}`;
}
/** Sixteen hex digits with both letters and digits: otherwise tools do not recognize a hash in the name. */
function buildHash(text) {
    for (let attempt = 0;; attempt += 1) {
        const hash = (0,external_node_crypto_.createHash)('sha256').update(`${attempt}\n${text}`).digest('hex').slice(0, 16);
        if (/\d/.test(hash) && /[a-f]/.test(hash))
            return hash;
    }
}

;// CONCATENATED MODULE: ./.build/src/emulator/site/render.js











/** Writes a site. Whoever gets the reports decides when the next page follows. */
async function* renderSite(rendering) {
    const { sources, docs, renderer, request, folder } = rendering;
    const { paths, variant } = request;
    const selected = sources.pages.filter(({ path }) => paths?.includes(path) ?? true);
    const targets = new sources_targets/* Targets */.Ht(selected, sources.others, sources.settings?.redirects);
    const { site, assets } = await siteOf(sources, selected, request);
    const total = site.pages.length;
    let done = 0;
    // What an attempt wrote that did not come to an end.
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
    // Without a page for it, the address of the site shows the first page of the navigation.
    const home = selected.some(({ path }) => path === 'index') ? undefined : site.navigation.first;
    for await (const { source, rendered: page } of renderer.render(selected, sources.files)) {
        writePage(pageContent(page, source, targets, site, variant));
        if (source === home) {
            const content = pageContent(page, { ...source, path: 'index' }, targets, site, variant);
            writePage({ ...content, canonical: canonicalUrl(site, home.path) });
        }
        const problems = page.problems.map(problem => (0,source_problems/* problemText */.fI)({ ...problem, place: (0,source_problems/* placeIn */.VV)(source.file, problem.place) }));
        const dead = deadReferences(page, source, targets);
        yield { done: (done += 1), total, warnings: [...problems, ...dead] };
    }
    for (const file of sources.others) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder, file)), { recursive: true });
        (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(docs, file), (0,external_node_path_.join)(folder, file));
    }
    const made = [...assets, ...buildManifests(site), ...hostFiles(site)];
    for (const [path, text] of Object.entries({ ...Object.fromEntries(made), ...variant.files }))
        if (text !== undefined)
            write(path, text);
}
async function siteOf({ settings }, pages, { domain, version, commit, variant }) {
    const { basePath = '', buildId = DEFAULT_BUILD_ID } = variant;
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
            hrefs,
            settings,
            pages,
            css,
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
function deadReferences({ references }, page, targets) {
    return references
        .filter(({ target }) => !(0,sources_targets/* isExternal */.ge)(target) && !(0,sources_targets/* isOnPage */.fA)(target))
        .filter(({ target }) => !targets.find(target, page) && !targets.isRedirected(target, page))
        .map(({ kind, target, place: { file = page.file, line } }) => {
        const missing = kind === 'link' ? 'link to a page' : 'file';
        return `${file}:${line}: ${missing} that does not exist: ${target}`;
    });
}
function hostFiles(site) {
    const { domain, basePath } = site;
    return [
        ['404.html', notFoundPage(site)],
        ['sitemap.xml', sitemap(site)],
        ['robots.txt', `User-agent: *\nAllow: /\nSitemap: https://${domain}${basePath}/sitemap.xml\n`],
        // Without this file GitHub Pages omits names that begin with an underscore.
        ['.nojekyll', '']
    ];
}
/** Hosts show it at any depth: it contains its style, and links to the site by its full address. */
function notFoundPage({ domain, css }) {
    const name = (0,html_document/* escapeText */.X1)(domain);
    const body = `<main>
<h1>Page not found</h1>
<p>No page exists at this address. <a href="https://${name}/">Go to the home page of ${name}</a>.</p>
</main>`;
    return (0,html_document/* htmlDocument */.rN)(`Page not found · ${domain}`, `<style>${css}</style>\n`, body);
}
function sitemap(site) {
    const urls = site.pages.map(({ path }) => `<url><loc>${(0,html_document/* escapeText */.X1)(canonicalUrl(site, path))}</loc></url>\n`);
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
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
/** What one task rendered, the next one does not render again. */
const site_thread_renderer = new renderer/* Renderer */.A({ withTree: true, onPage: file => onPage(file) });
// The entry of the thread in which the documentation of an export is read and rendered, so that it can be ended.
(0,serve_tasks/* serveTasks */.a)(async ({ docs, paths, skipped, site }, { parsing, ask }) => {
    const places = new Map(paths.map((path, at) => [path, at]));
    onPage = file => parsing(places.get(file));
    const files = { ...(0,sources_files/* filesIn */.nG)(docs, paths), skipped };
    const sources = await (0,docs_sources/* readSources */.t)((0,serve_tasks/* watchedFiles */.I)(files, file => parsing(places.get(file))));
    if (site !== undefined)
        for await (const progress of renderSite({ ...site, sources, docs, renderer: site_thread_renderer })) {
            // The next page can wait for as long as it wants to.
            parsing();
            await ask(progress);
        }
    const named = (0,navigation_entries/* pagesOf */.E0)(sources.settings?.navigation ?? []);
    return {
        pages: sources.pages.map(({ path }) => path),
        navigation: named.flatMap(({ page, hidden }) => (hidden ? [] : page))
    };
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

/** A style sheet, after what all pages share. */
async function readStyle(file) {
    const base = new URL('assets/base.css', new URL(...['../emulator/site/theme/html-document.js', import.meta.url]).href);
    return `${await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(base, 'utf8')}\n${await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8')}`;
}
/** A page from its parts, which are HTML. `head` ends with a line break. */
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


/***/ })

};
