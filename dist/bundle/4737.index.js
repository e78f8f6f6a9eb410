export const id = 4737;
export const ids = [4737];
export const modules = {

/***/ 26804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LG: () => (/* binding */ FAILING_BY_DEFAULT),
/* harmony export */   QX: () => (/* binding */ KIND_TEXTS),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   fl: () => (/* binding */ findingKey),
/* harmony export */   jb: () => (/* binding */ describeFinding),
/* harmony export */   mH: () => (/* binding */ FINDING_KINDS),
/* harmony export */   xb: () => (/* binding */ countKinds)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** What each kind means, in the order in which they are reported. */
const KIND_TEXTS = {
    'invalid-source': 'The file cannot be parsed, or its front matter does not begin on line 1.',
    'invalid-settings': 'The service refuses this in its settings, or cannot use it.',
    'broken-link': 'The link leads to a page that does not exist.',
    'broken-anchor': 'The page exists, the heading or component with this id does not.',
    'missing-resource': 'An image or another file does not exist.',
    'broken-redirect': 'The redirect leads nowhere, or a page has its address.',
    'missing-page': 'The navigation lists a page that has no file.',
    'removed-address': 'Readers could reach this address, and it has no redirect.',
    'missing-operation': 'The OpenAPI document does not have the operation that the page describes.',
    'unlisted-page': 'The page is new, no navigation names it, and it is not hidden.'
};
const FINDING_KINDS = Object.keys(KIND_TEXTS);
/** Kinds that `check: fail` fails for, unless `check-fail-on` lists others. */
const FAILING_BY_DEFAULT = FINDING_KINDS.filter(kind => kind !== 'unlisted-page');
/** `docs/start.mdx:14: the link leads to /setup. Closest: /install.` */
function describeFinding(finding) {
    return `${finding.file}:${finding.line}: ${messageOf(finding)}`;
}
function messageOf({ message, suggestion }) {
    return suggestion === undefined ? message : `${message} Closest: ${suggestion}.`;
}
/** The same in two versions: independent of line numbers. */
function findingKey({ kind, target, file }) {
    return JSON.stringify([kind, target, file]);
}
function fingerprint(finding) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', findingKey(finding)).slice(0, 32);
}
/** `2 broken links, 1 missing page` */
function countKinds(findings) {
    return FINDING_KINDS.flatMap(kind => {
        const count = findings.filter(finding => finding.kind === kind).length;
        if (count === 0)
            return [];
        const name = kind.replace('-', ' ');
        return `${count} ${count === 1 ? name : name.endsWith('ss') ? `${name}es` : `${name.replace(/s$/, '')}s`}`;
    }).join(', ');
}


/***/ }),

/***/ 34737:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: ./.build/src/site/glob.js
var glob = __webpack_require__(22797);
// EXTERNAL MODULE: ./.build/src/sources/render/renderer.js + 16 modules
var renderer = __webpack_require__(25408);
// EXTERNAL MODULE: ./.build/src/sources/thread/serve-tasks.js
var serve_tasks = __webpack_require__(10503);
// EXTERNAL MODULE: ./.build/src/pull-request/base/versions.js
var versions = __webpack_require__(37416);
// EXTERNAL MODULE: ./.build/src/sources/source/settings/navigation-entries.js
var navigation_entries = __webpack_require__(82087);
// EXTERNAL MODULE: ./.build/src/sources/source/problems.js
var problems = __webpack_require__(41160);
// EXTERNAL MODULE: ./.build/src/sources/source/sources.js + 5 modules
var source_sources = __webpack_require__(91355);
// EXTERNAL MODULE: ./.build/src/sources/targets.js
var sources_targets = __webpack_require__(93860);
;// CONCATENATED MODULE: ./.build/src/sources/docs.js




/**
 * Reads and renders all pages. `renderer` can be used again: what did not change is not rendered twice. `known`: pages of
 * another version whose files are the same in this one.
 */
async function readDocs(files, renderer, known) {
    const sources = await (0,source_sources/* readSources */.t)(files, known);
    const targets = new sources_targets/* Targets */.Ht(sources.pages, sources.others);
    const paths = new Set(files.paths);
    const { settings } = sources;
    const named = new Set(sources.pages.map(({ path }) => path));
    const pages = [];
    const found = [...sources.problems];
    for await (const { source, rendered } of renderer.render(sources.pages, files)) {
        pages.push(docsPage(source, rendered, { paths, targets, named }));
        for (const problem of rendered.problems)
            found.push({ ...problem, place: (0,problems/* placeIn */.VV)(source.file, problem.place) });
    }
    return {
        pages,
        sources: sources.own,
        files: sources.others,
        redirects: settings?.redirects ?? [],
        navigation: (0,navigation_entries/* pagesOf */.E)(settings?.navigation ?? []),
        hasSettings: settings?.isComplete ?? true,
        invalidSettings: settings?.invalid ?? [],
        settingsReferences: settings?.references ?? [],
        canonical: settings?.canonical,
        // A snippet has its problem on every page that includes it.
        problems: [...new Map(found.map(problem => [keyOf(problem), problem])).values()],
        targets,
        unknownFolders: [...(settings?.api.unknownFolders ?? [])],
        unreadable: settings?.api.unreadable ?? new Set()
    };
}
function docsPage(source, rendered, { paths, targets, named }) {
    const { path, title, file, hidden, digest, isParsed, isLink = false, front = {} } = source;
    const { text, ids, references, hasUnknownIds, snippets, problems, code, look } = rendered;
    const isUnread = source.isUnread || rendered.isUnread;
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
        isUnread,
        text: isUnread ? '' : text,
        ids,
        references,
        hasUnknownIds: hasUnknownIds || !isParsed || isLink,
        isValid: isParsed && !problems.some(({ kind }) => kind === 'invalid-source'),
        includes: [...included].sort()
    };
}
/** What is wrong with a file is wrong once, however often it is included. */
function keyOf({ kind, message, place: { file, line, column } }) {
    return JSON.stringify(kind === 'invalid-source' ? [message, file] : [message, file, line, column]);
}
/** `guides/start` → `/guides/start`; `guides/index` → `/guides`, unless there is a page `guides`. */
function addressOf(path, named) {
    const folder = path.replace(/(^|\/)index$/, '');
    return `/${folder !== path && named.has(folder) ? path : folder}`;
}
function fileOf(target, page, targets) {
    if ((0,sources_targets/* isExternal */.ge)(target) || (0,sources_targets/* isOnPage */.fA)(target))
        return [];
    const found = targets.find(target, page);
    return found?.kind === 'file' ? [found.path] : [];
}

// EXTERNAL MODULE: ./.build/src/sources/files.js
var sources_files = __webpack_require__(89181);
// EXTERNAL MODULE: ./.build/src/sources/source/read-text.js
var read_text = __webpack_require__(60950);
// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
// EXTERNAL MODULE: ./.build/src/site/page-addresses.js
var page_addresses = __webpack_require__(94493);
// EXTERNAL MODULE: ./.build/src/site/docs-folders.js
var docs_folders = __webpack_require__(45852);
// EXTERNAL MODULE: ./.build/src/pull-request/readers/page-changes.js
var page_changes = __webpack_require__(38161);
;// CONCATENATED MODULE: ./.build/src/pull-request/readers/containing-pages.js

const MIN_SHARE = 0.5;
const MIN_WORDS = 5;
/** A word on more pages than this says nothing about one of them. */
const MAX_PAGES = 5;
const MAX_PAGE_SHARE = 0.2;
/** Finds the page that has most of the words of another one. */
class ContainingPages {
    #pages;
    /** By word: how often it is on which page. */
    #words = new Map();
    constructor(pages) {
        this.#pages = pages;
        for (const [at, page] of pages.entries())
            for (const [word, count] of countsOf(page)) {
                const found = this.#words.get(word) ?? new Map();
                this.#words.set(word, found.set(at, count));
            }
    }
    /** The page with the largest share of the words, and at least half of them. */
    find(page) {
        const common = new Map();
        let total = 0;
        for (const [word, count] of countsOf(page)) {
            const found = this.#words.get(word) ?? new Map();
            if (found.size > Math.max(MAX_PAGES, this.#pages.length * MAX_PAGE_SHARE))
                continue;
            total += count;
            for (const [at, other] of found)
                common.set(at, (common.get(at) ?? 0) + Math.min(count, other));
        }
        if (total < MIN_WORDS)
            return undefined;
        const ranked = [...common]
            .filter(([, words]) => words >= total * MIN_SHARE)
            .map(([at, words]) => ({ page: this.#pages[at], words }))
            .sort((a, b) => b.words - a.words || (0,page_changes/* nearness */._I)(b.page, page) - (0,page_changes/* nearness */._I)(a.page, page));
        return ranked[0]?.page;
    }
}
function countsOf({ text, title }) {
    const counts = new Map();
    for (const word of `${title} ${text}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
        counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/review/checks/link-addresses.js
var link_addresses = __webpack_require__(53331);
// EXTERNAL MODULE: ./.build/src/site/redirects/redirects.js
var redirects_redirects = __webpack_require__(1324);
// EXTERNAL MODULE: ./.build/src/site/site-address.js
var site_address = __webpack_require__(29381);
;// CONCATENATED MODULE: ./.build/src/pull-request/readers/docs-addresses.js







/** Names of addresses below the root of a host that is not known. */
const FROM_ROOT = new link_addresses/* Addresses */.t(undefined, '/');
/** The service has the Markdown of every page beside it, whatever the name of its source. */
const SOURCE_EXTENSION = /\.mdx?(?=[?#]|$)/;
/** The paths below which the service can show a site, beside the root of the host. */
const BASE_PATH = /^\/(?:docs|documentation)\//;
/** The addresses of one version of the documentation: what is there, and what a link of it means. */
class DocsAddresses {
    docs;
    /** Whether all of the navigation and the redirects is known. */
    hasSettings;
    /** Of pages and files. */
    paths;
    site;
    redirects;
    #ownHost;
    #earlier;
    #unknown;
    constructor(docs, { siteUrl, earlier }) {
        this.docs = docs;
        this.#earlier = earlier;
        this.#ownHost = ownHost(siteUrl, docs.canonical);
        this.#unknown = new UnknownAddresses(docs, earlier);
        // Addresses that were a page, and are a folder at most.
        const removed = new Set(earlier?.pages.map(({ address }) => address));
        // Entries that cannot be used are left out.
        const { redirects, isComplete } = (0,redirects_redirects/* parseRedirects */.Z)(docs.redirects, '/');
        this.redirects = redirects;
        this.hasSettings = docs.hasSettings && isComplete;
        this.paths = new Set([...docs.pages.map(({ path }) => `${path}.html`), ...docs.files]);
        // What the service shows at the address of a folder without a page of its own is not known, unless a redirect says it.
        const redirected = this.redirectSources;
        const assumed = docs.pages
            .flatMap(({ path }) => foldersOf(path))
            .filter(path => !removed.has(`/${path}`) && !redirected.has(path))
            .map(path => (path === '' ? 'index.html' : `${path}/index.html`));
        this.site = new page_addresses/* SiteFiles */.B(new Set([...this.paths, ...assumed]));
    }
    /** Whether a reader gets something at the address of a page or redirect. */
    isReached(path) {
        if (this.site.find(path) !== undefined || this.isUnknown(`/${path}`))
            return true;
        const end = this.redirects.follow(path, this.site);
        return end?.kind === 'file' || end?.kind === 'external';
    }
    /** Whether the service may show a page of a specification there that cannot be read. */
    isUnknown(target) {
        return this.#unknown.has(target);
    }
    /** Redirects without a wildcard, by the path that they lead away from. */
    get redirectSources() {
        const rules = this.redirects.rules.map(rule => [this.redirects.pathOf(rule), rule.destination]);
        return new Map(rules.flatMap(([path, to]) => (path === undefined ? [] : [[(0,page_addresses/* pageName */.$)(path), to]])));
    }
    hasPage(target) {
        const path = FROM_ROOT.pathOf(target);
        return path !== undefined && this.site.find(path) !== undefined;
    }
    /** The page or file that a link of a page means, by any of its names; undefined when there is none. */
    find(written, page, targets = this.docs.targets) {
        const target = this.#onThisSite(written);
        if ((0,sources_targets/* isExternal */.ge)(target))
            return undefined;
        if ((0,sources_targets/* isOnPage */.fA)(target))
            return { kind: 'page', path: page.path, rest: target };
        return findNamed(namesOf(target), page, targets);
    }
    /** From the root of the site; undefined for what is on another host. */
    addressOf(written, page) {
        const target = this.#onThisSite(written);
        if ((0,sources_targets/* isExternal */.ge)(target))
            return undefined;
        if ((0,sources_targets/* isOnPage */.fA)(target))
            return `${new site_address/* SiteAddress */.g6(page.path).pathname}.html${target}`;
        const names = namesOf(target);
        const found = findNamed(names, page, this.docs.targets);
        if (found !== undefined)
            return `${new site_address/* SiteAddress */.g6(found.path).pathname}${found.kind === 'page' ? '.html' : ''}${found.rest}`;
        const fromRoot = names.filter(name => name.startsWith('/'));
        const pathOf = (name) => site_address/* SiteAddress */.g6.parse(name.replace(/[?#].*$/s, ''))?.path ?? '';
        return (fromRoot.find(name => this.isReached(pathOf(name))) ??
            fromRoot.find(name => this.#earlier?.targets.find(name, page) !== undefined) ??
            (target.startsWith('/')
                ? target
                : external_node_path_.posix.join(new site_address/* SiteAddress */.g6(external_node_path_.posix.dirname(page.file)).pathname, target)));
    }
    /** A link to the site's own host as a path; any other as it is, but for repeated slashes, which the service accepts. */
    #onThisSite(target) {
        const own = this.#ownHost;
        const url = own && (0,parse_url/* parseUrl */.D)(target);
        const address = url && url.host === own.host && site_address/* SiteAddress */.g6.parse(url.pathname, own.pathname);
        const onSite = address ? new site_address/* SiteAddress */.g6(address.path).pathname + url.search + url.hash : target;
        return (0,sources_targets/* isExternal */.ge)(onSite) ? onSite : onSite.replace(/^[^?#]*/, path => path.replace(/\/{2,}/g, '/'));
    }
}
function findNamed(names, page, targets) {
    const [found] = names.flatMap(name => targets.find(name, page) ?? []);
    return found;
}
/** Browsers take a path without `/` or `./` from the folder of the page, the service's check of links from the root. */
function namesOf(target) {
    const starts = /^\.{0,2}\//.test(target) ? [target] : [target, `/${target}`];
    return starts
        .flatMap(name => [name, name.replace(BASE_PATH, '/')])
        .flatMap(name => [name, name.replace(SOURCE_EXTENSION, '')]);
}
/** Hosts that have nothing but documentation: of others, only a part below a path is known. */
const DOCS_HOST = /^(?:docs?|documentation|help|developers?|learn)\./;
function ownHost(siteUrl, canonical) {
    const url = (0,parse_url/* parseUrl */.D)(siteUrl ?? canonical ?? '');
    const isGiven = siteUrl !== undefined && siteUrl !== canonical?.replace(/\/+$/, '');
    const isKnown = url !== null && (isGiven || url.pathname !== '/' || DOCS_HOST.test(url.host));
    return isKnown ? url : undefined;
}
/** Addresses without a file at which the service may show a page of a specification that cannot be read. */
class UnknownAddresses {
    #docs;
    #hadFile;
    #folders;
    constructor(docs, earlier) {
        this.#docs = docs;
        const before = earlier?.pages ?? [];
        this.#hadFile = new Set(before.flatMap(({ digest, address }) => (digest === undefined ? [] : address)));
        const own = docs.pages.filter(({ digest }) => digest !== undefined);
        this.#folders = new Set([...own.map(({ path }) => path), ...docs.files].map(path => path.split('/')[0] ?? ''));
    }
    has(target) {
        const address = target.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
        return (!this.#hadFile.has(address) && this.#docs.unknownFolders.some(folder => this.#isIn(folder, address)));
    }
    /** Pages are at `folder/tag/name`. In the root, another folder of the documentation is none of them. */
    #isIn(folder, address) {
        const [names, around] = [address, folder].map(path => path.split('/').filter(name => name !== ''));
        const below = names.slice(around.length);
        if (below.length > 2 || around.some((name, at) => name !== names[at]))
            return false;
        return folder !== '' || (below[0] !== undefined && !this.#folders.has(below[0]));
    }
}
/** `a/b/c` → `a/b`, `a` and the root. */
function foldersOf(path) {
    const folder = external_node_path_.posix.dirname(path);
    return folder === '.' ? [''] : [folder, ...foldersOf(folder)];
}

// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
// EXTERNAL MODULE: ./.build/src/review/checks/reference-judge.js
var reference_judge = __webpack_require__(68391);
// EXTERNAL MODULE: ./.build/src/review/checks/suggestions.js
var suggestions = __webpack_require__(45001);
// EXTERNAL MODULE: ./.build/src/review/scan/record/page-record.js
var page_record = __webpack_require__(39363);
;// CONCATENATED MODULE: ./.build/src/pull-request/readers/docs-check.js






/** What cannot be known without the settings, which have redirects and navigation. */
const NEEDS_SETTINGS = new Set([
    ...['broken-link', 'missing-resource', 'broken-redirect', 'missing-page'],
    ...['removed-address', 'missing-operation', 'unlisted-page', 'invalid-settings']
]);
/** One version of the documentation as a site: its pages and files, judged as the review judges an export. */
class DocsCheck {
    addresses;
    #docs;
    #judge;
    #ignore;
    #opened = [];
    #numbers = new Map();
    #anchors = new Map();
    #outcomes = new Map();
    /** By address. */
    #pages;
    constructor(addresses, ignore) {
        this.addresses = addresses;
        this.#docs = addresses.docs;
        this.#pages = new Map(this.#docs.pages.map(page => [page.address, page]));
        this.#ignore = ignore;
        const files = new Map(this.#docs.pages.map(page => [`${page.path}.html`, reviewedFile(page)]));
        const { site, redirects } = addresses;
        const open = (kind, target) => this.#open(kind, target);
        this.#judge = new reference_judge/* ReferenceJudge */.D({ files, site, redirects, addresses: FROM_ROOT }, { open });
    }
    problems({ withSuggestions = true } = {}) {
        for (const page of this.#docs.pages)
            if (page.isValid)
                this.#check(page, page.references);
        this.#check({ path: '', file: '' }, this.#docs.settingsReferences);
        this.#judge.checkRedirects();
        const links = this.#placeRedirects();
        const found = this.#opened.map((opened) => ({ ...opened, count: 1, pages: [] }));
        if (withSuggestions)
            this.#suggest(found);
        this.#judge.addDestinations(found);
        const problems = found.map(({ kind, target, places, suggestion, destination: detail }) => {
            const isTaken = kind === 'broken-redirect' && this.addresses.hasPage(target);
            const own = { kind: kind, target, suggestion, detail, isTaken };
            return { ...own, places: [...places.values()], links: isTaken ? [] : (links.get(target) ?? []) };
        });
        const all = [
            ...problems.filter(({ detail = '' }) => !this.addresses.isUnknown(detail)),
            ...this.#sourceProblems()
        ];
        if (this.addresses.hasSettings)
            return all;
        const known = all.filter(({ kind }) => !NEEDS_SETTINGS.has(kind));
        const [first] = this.#docs.hasSettings ? this.#docs.redirects : [];
        if (first === undefined)
            return known;
        const detail = 'it has more redirects, or more with wildcards, than are read';
        return [{ kind: 'invalid-source', target: 'redirects', places: [first.place], detail }, ...known];
    }
    #check(page, references) {
        for (const { kind, target, place: placeOnPage } of references) {
            // What does not depend on the page is judged once.
            const known = target.startsWith('/') ? this.#outcomes.get(`${kind} ${target}`) : undefined;
            const outcome = known ?? this.#outcomeOf(kind, target, page);
            this.#outcomes.set(`${kind} ${target}`, outcome);
            const place = (0,problems/* placeIn */.VV)(page.file, placeOnPage);
            // A link in a snippet of several pages is one finding.
            for (const number of outcome)
                this.#opened[number]?.places.set(JSON.stringify(place), { ...place, written: target });
        }
    }
    /** Numbers of findings. */
    #outcomeOf(kind, target, page) {
        const address = this.addresses.addressOf(target, page);
        const outcome = address === undefined ? [] : this.#judge.outcomeOf(kind, address, ROOT);
        return typeof outcome === 'string' ? [] : outcome;
    }
    #open(kind, written) {
        if (kind === 'broken-link' && this.addresses.isUnknown(written))
            return undefined;
        if (kind === 'broken-anchor' && this.#isNearlyAnchor(written))
            return undefined;
        const target = kind === 'broken-redirect' ? this.#wildcardOf(written) : written;
        const key = `${kind} ${target}`;
        const known = this.#numbers.get(key);
        if (known !== undefined)
            return known;
        if (!SITE_KINDS.has(kind) || this.#ignore.some(pattern => pattern.matches(target)))
            return undefined;
        this.#opened.push({ kind, target, places: new Map() });
        this.#numbers.set(key, this.#opened.length - 1);
        return this.#opened.length - 1;
    }
    /** Whether punctuation matters in an anchor differs between the service's pages and its own check of links. */
    #isNearlyAnchor(written) {
        const [page = '', ...rest] = written.split('#');
        const anchor = withoutPunctuation(rest.join('#'));
        const known = this.#anchors.get(page);
        const ids = known ?? new Set(this.#pages.get(page)?.ids.map(({ id }) => withoutPunctuation(id)));
        this.#anchors.set(page, ids);
        return ids.has(anchor);
    }
    /** One wildcard that leads nowhere is one mistake, however many addresses it covers. */
    #wildcardOf(target) {
        const rule = this.addresses.redirects.find(FROM_ROOT.pathOf(target) ?? '')?.rule;
        return rule !== undefined && rule.from.address === undefined ? rule.source : target;
    }
    /** A broken redirect is one finding, at its entry, however many links lead to it. Returns these links. */
    #placeRedirects() {
        const places = new Map(this.#docs.redirects.map(({ source, place }) => [(0,page_addresses/* pageName */.$)(source), place]));
        const links = new Map();
        const { redirects } = this.addresses;
        for (const rule of redirects.rules) {
            const path = redirects.pathOf(rule);
            const target = path === undefined ? rule.source : FROM_ROOT.nameOf((0,page_addresses/* pageName */.$)(path));
            const opened = this.#opened[this.#numbers.get(`broken-redirect ${target}`) ?? -1];
            const place = places.get((0,page_addresses/* pageName */.$)(rule.source)) ?? places.get(`/${(0,page_addresses/* pageName */.$)(path ?? '')}`);
            if (opened === undefined || place === undefined)
                continue;
            links.set(target, [...opened.places.values()]);
            opened.places = new Map([['', place]]);
        }
        return links;
    }
    #suggest(findings) {
        (0,suggestions/* addSuggestions */.z)(findings, {
            paths: this.addresses.paths,
            files: this.addresses.site,
            addresses: FROM_ROOT,
            idsOf: path => this.#judge.idsOf(path)
        });
    }
    #sourceProblems() {
        return [...this.#docs.problems, ...this.#docs.invalidSettings].flatMap(({ kind, target, place, message }) => {
            const name = target ?? place.file;
            if (kind === 'not-rendered' || this.#ignore.some(pattern => pattern.matches(`/${name}`)))
                return [];
            const shown = kind === 'missing-snippet' ? 'missing-resource' : kind;
            return [{ kind: shown, target: name, places: [place], detail: message }];
        });
    }
}
/** What references start from that are from the root. */
const ROOT = FROM_ROOT.startIn('', '');
/** The findings of a site that the sources of documentation can have. */
const SITE_KINDS = new Set([
    ...['broken-link', 'broken-anchor', 'missing-resource', 'broken-redirect']
]);
function withoutPunctuation(id) {
    return id.replace(/[?,;:!'"()[\]{}“”‘’]|\p{Extended_Pictographic}|\u200D|\uFE0E|\uFE0F/gu, '');
}
function reviewedFile({ path, ids, hasUnknownIds, isValid }) {
    return {
        path: `${path}.html`,
        // Whether an anchor exists is only known of a page.
        type: hasUnknownIds || !isValid ? 'unread' : 'page',
        // Which quotation mark the service shows at the start of a heading depends on the text before it.
        ids: ids.flatMap(({ id }) => [id, id.replace(/^“/, '”')]).join(page_record/* ID_SEPARATOR */.w),
        base: '',
        isNoindex: false,
        references: new Uint32Array()
    };
}

// EXTERNAL MODULE: ./.build/src/pull-request/readers/findings.js
var readers_findings = __webpack_require__(26804);
;// CONCATENATED MODULE: ./.build/src/pull-request/readers/baseline.js






/** What the base has already. */
class Baseline {
    movedTo;
    #before;
    #known = new Set();
    /** Files that the base cannot read: whether something in them is new is not known. */
    #unreadable;
    constructor(before, paired, prefix) {
        this.#before = before;
        this.movedTo = (0,page_changes/* movedPages */.Sc)(paired);
        const moves = paired.pairs.filter(({ before: old, after }) => old.file !== after.file);
        const renamed = new Map(moves.map(pair => [pair.before.file, pair.after.file]));
        const nameOf = (file) => prefix + (renamed.get(file) ?? file);
        for (const { kind, target, places, links = [] } of before.problems({ withSuggestions: false })) {
            for (const { file, written = target } of places)
                // An anchor that a page does not have is not new when the page moves.
                for (const name of [target, this.#moved(target), ...(renamed.has(file) ? [written] : [])])
                    this.#known.add((0,readers_findings/* findingKey */.fl)({ kind, target: name, file: nameOf(file) }));
            for (const { file, written = '' } of links)
                this.#known.add((0,readers_findings/* findingKey */.fl)({ kind, target: written, file: nameOf(file) }));
        }
        const { docs } = before.addresses;
        // What else such a page shows is not checked, unless another page shows it, too.
        const [valid, others] = [true, false].map(isValid => docs.pages.flatMap(page => (page.isValid === isValid ? [page.file, ...page.includes] : [])));
        const checked = new Set(valid);
        const unchecked = others.filter(file => !checked.has(file));
        this.#unreadable = new Set([...invalidFiles(docs), ...unchecked].map(nameOf));
    }
    hasPage(target) {
        return this.#before.addresses.hasPage(target);
    }
    /** Where a link is part of a page that moved, what is written there tells whether it is the same. */
    has(finding) {
        if (this.#known.has((0,readers_findings/* findingKey */.fl)(finding)))
            return true;
        if (!this.#before.addresses.hasSettings && NEEDS_SETTINGS.has(finding.kind))
            return true;
        return finding.kind !== 'invalid-source' && this.#unreadable.has(finding.file);
    }
    #moved(target) {
        const [page = '', ...anchor] = target.split('#');
        return [this.movedTo.get(page) ?? page, ...anchor].join('#');
    }
}
/** What is wrong now, sorted by kind, file and line, and whether it is new. */
function findingsOf(problems, prefix, base) {
    const findings = problems.flatMap(problem => {
        const { kind, target, places, links = [] } = problem;
        const suggestion = (kind === 'broken-link' ? base?.movedTo.get(target) : undefined) ?? problem.suggestion;
        const wasThere = kind === 'broken-link' && base?.hasPage(target) === true;
        const isKnown = (name, file) => base === undefined || base.has({ kind, target: name, file: prefix + file });
        const newLink = links.find(({ file, written = '' }) => !isKnown(written, file));
        const message = messageOf(problem, wasThere, newLink);
        return places.map(({ file, line, column, written = target }) => {
            const finding = { kind, target, file: prefix + file, line, column, message };
            const isNew = newLink !== undefined || !(isKnown(target, file) || isKnown(written, file));
            return { ...finding, ...(suggestion !== undefined && { suggestion }), isNew };
        });
    });
    return sorted(findings);
}
/** `newLink`: the first one through a redirect that the base does not have. */
function messageOf({ kind, target, detail = '', links = [], isTaken }, wasThere, newLink) {
    const example = newLink ?? links[0];
    const used = example && ` for ${(0,units/* formatCount */.B4)(links.length, 'link')}, such as ${example.file}:${example.line}`;
    const messages = {
        'broken-link': `The link leads to ${target}, which ${wasThere ? 'this change removes' : 'does not exist'}.`,
        'broken-anchor': `The link leads to ${target}, and the page has no such anchor.`,
        'missing-resource': `The file ${target} does not exist.`,
        'broken-redirect': `The redirect from ${target}${detail && ` to ${detail}`} ${isTaken === true ? 'has no effect: a page has its address' : `leads nowhere${used ?? ''}`}.`,
        'missing-page': `The navigation lists ${target}, which has no file.`,
        'removed-address': `Readers could reach ${target}, which this change removes without a redirect.`,
        'missing-operation': `The OpenAPI document has no operation ${target}.`,
        'invalid-settings': `The service refuses ${target}: ${detail}.`,
        'unlisted-page': `No navigation names the new page ${target}, and it is not hidden.`,
        'invalid-source': `The source is invalid: ${detail.replace(/\.$/, '')}.`
    };
    return messages[kind];
}
function sorted(findings) {
    const padded = (number) => String(number).padStart(9, '0');
    const order = ({ kind, file, line, column, target }) => [readers_findings/* FINDING_KINDS */.mH.indexOf(kind), file, padded(line), padded(column), target].join('\n');
    return findings.sort((a, b) => (0,compare/* compareText */.n)(order(a), order(b)));
}
/** What the settings name and cannot be read is a problem at their line, and they are read. */
function invalidFiles({ problems, hasSettings }) {
    const files = problems.flatMap(({ kind, place }) => (kind === 'invalid-source' ? place.file : []));
    return hasSettings ? files.filter(file => !docs_folders/* SETTINGS_FILES */.ER.includes(file)) : files;
}

// EXTERNAL MODULE: ./.build/src/pull-request/readers/navigation-changes.js
var navigation_changes = __webpack_require__(35060);
;// CONCATENATED MODULE: ./.build/src/pull-request/readers/review.js














/** `earlier`: the base, if it was read already. */
async function compareVersions({ changed, ...versions }, { ignore, siteUrl, renderer }, earlier) {
    const { head, base } = await withSameRules(versions);
    const docs = await readDocs(head, renderer);
    const same = new Map([...docs.sources].filter(([file]) => !changed.has(file)));
    const baseDocs = earlier ?? (base && (await readDocs(base, renderer, same)));
    const now = new DocsCheck(new DocsAddresses(docs, { siteUrl, earlier: baseDocs }), ignore);
    const { addresses } = now;
    if (baseDocs === undefined)
        return { docs, addresses, base: undefined, problems: now.problems() };
    const check = new DocsCheck(new DocsAddresses(baseDocs, { siteUrl }), ignore);
    const paired = (0,page_changes/* pairPages */.bK)(baseDocs, docs);
    const isIgnored = (target) => ignore.some(pattern => pattern.matches(target));
    const isKnown = addresses.hasSettings && check.addresses.hasSettings;
    const vanished = isKnown
        ? vanishedAddresses(check.addresses, addresses, paired).filter(({ address }) => !isIgnored(address))
        : [];
    const unlisted = isKnown ? unlistedPages(docs, paired).filter(({ target }) => !isIgnored(target)) : [];
    const problems = [...now.problems(), ...removedAddresses(vanished, settingsOf(head)), ...unlisted];
    return {
        docs,
        addresses,
        base: { docs: baseDocs, addresses: check.addresses, check, paired, vanished },
        problems
    };
}
function settingsOf({ paths }) {
    return docs_folders/* SETTINGS_FILES */.ER.find(name => paths.includes(name)) ?? 'docs.json';
}
function removedAddresses(vanished, settings) {
    return vanished.map(({ address: target, destination: suggestion, entry, earlier }) => {
        const places = [entry ?? earlier ?? (0,problems/* startOf */.GH)(settings)];
        return { kind: 'removed-address', target, places, suggestion };
    });
}
function reviewOf({ docs, base, problems }, { head, changed, notCompared }, prefix) {
    const settings = settingsOf(head);
    if (base === undefined) {
        const pages = { added: [], changed: [], removed: [], moved: [] };
        const findings = findingsOf(problems, prefix, undefined);
        const nothing = {
            leftNavigation: [],
            navigation: [],
            otherHosts: [],
            vanished: [],
            settings,
            lostIds: [],
            unread: []
        };
        return { pages, ...nothing, findings, notCompared };
    }
    const { docs: earlier, check, paired, vanished } = base;
    const navigation = (0,navigation_changes/* navigationChanges */.C)(earlier, docs, paired);
    return {
        pages: (0,page_changes/* comparePages */.sh)(paired, changed, prefix),
        leftNavigation: navigation.flatMap(each => (each.kind === 'left' ? [each] : [])),
        navigation: navigation.filter(({ kind }) => kind !== 'left'),
        otherHosts: redirectsToOtherHosts(earlier, docs),
        vanished,
        settings,
        lostIds: lostIds(paired),
        unread: unreadFiles([earlier, docs], changed).map(file => prefix + file),
        findings: findingsOf(problems, prefix, new Baseline(check, paired, prefix)),
        notCompared: undefined
    };
}
/** When one version cannot read which files are not published, both are compared with all of theirs. */
async function withSameRules({ head, base }) {
    if (base === undefined)
        return { head, base };
    const isUnread = async (files) => files.paths.includes(sources_files/* IGNORE_FILE */.SV) && typeof (await (0,read_text/* readText */.y)(sources_files/* IGNORE_FILE */.SV, files)) !== 'string';
    const without = (files) => ({
        ...files,
        paths: files.paths.filter(path => path !== sources_files/* IGNORE_FILE */.SV)
    });
    const [now, before] = [await isUnread(head), await isUnread(base)];
    if (now === before)
        return { head, base };
    return now ? { head, base: without(base) } : { head: without(head), base };
}
/** Pages are compared as far as they can be read, and say so themselves. */
function unreadFiles(versions, changed) {
    const unread = versions.flatMap(docs => {
        const known = new Set(docs.pages.flatMap(({ digest, file }) => (digest === undefined ? [] : file)));
        return [...docs.unreadable, ...invalidFiles(docs).filter(file => !known.has(file))];
    });
    return [...new Set(unread)].filter(file => changed.has(file)).sort();
}
/** Pages and redirects of the base that lead nowhere now. */
function vanishedAddresses(before, now, paired) {
    const pages = new Map(before.docs.pages.map(page => [page.address, page]));
    const unknown = new Set(before.docs.pages.filter(({ digest, file }) => digest === undefined && now.docs.unreadable.has(file)));
    const redirected = [...before.redirectSources].map(([path, to]) => ({ address: `/${path}`, to }));
    const gone = [
        ...before.docs.pages.filter(page => !unknown.has(page)).map(({ address }) => ({ address, to: address })),
        ...redirected.filter(({ address }) => before.isReached(address.slice(1)))
    ].filter(({ address }) => !now.isReached(address.slice(1)));
    const [entries, earlier] = [now.docs, before.docs].map(({ redirects }) => new Map(redirects.map(({ source, place }) => [(0,page_addresses/* pageName */.$)(source), place])));
    const movedTo = (0,page_changes/* movedPages */.Sc)(paired);
    const sources = now.redirectSources;
    const containing = gone.length === 0 ? undefined : new ContainingPages(now.docs.pages);
    const destinationOf = (to) => {
        const [path = ''] = to.split(/[?#]/, 1);
        const page = pages.get(path);
        const moved = movedTo.get(path);
        const there = moved === undefined ? undefined : moved + to.slice(path.length);
        const [found] = [to, there, page && containing?.find(page)?.address].filter(each => {
            const name = each?.replace(/[?#].*$/s, '').slice(1) ?? '';
            // The service may follow redirects before it looks for pages.
            return each?.startsWith('/') === true && now.isReached(name) && !sources.has((0,page_addresses/* pageName */.$)(name));
        });
        return found;
    };
    return gone
        .map(({ address, to }) => {
        const places = { entry: entries.get(address), earlier: earlier.get(address) };
        return { address, destination: destinationOf(to), ...places };
    })
        .sort((a, b) => (0,compare/* compareText */.n)(a.address, b.address));
}
/** Pages of this change that no navigation names. The start page needs no entry. */
function unlistedPages({ navigation }, { added }) {
    const listed = new Set(navigation.map(({ page }) => page.replace(/\/index$/, '')));
    return added
        .filter(({ path, hidden, digest, address }) => navigation.length > 0 && digest !== undefined && !hidden && address !== '/'
        ? !listed.has(path.replace(/\/index$/, ''))
        : false)
        .map(({ address, file }) => ({ kind: 'unlisted-page', target: address, places: [(0,problems/* startOf */.GH)(file)] }));
}
/** A redirect can take readers to a host of somebody else. */
function redirectsToOtherHosts(before, now) {
    const hostOf = (address) => (0,parse_url/* parseUrl */.D)(address)?.host ?? '';
    const earlier = new Map(before.redirects.map(({ source, destination }) => [source, destination]));
    return now.redirects.flatMap(({ source, destination: to, place: { line } }) => {
        const from = earlier.get(source);
        const isOther = from !== undefined && hostOf(to) !== '' && hostOf(from) !== hostOf(to);
        return isOther ? [{ source, from, to, line }] : [];
    });
}
/** Anchors of pages with code of the documentation are not known. */
function lostIds({ pairs }) {
    return pairs.flatMap(({ before, after }) => {
        if (after.hasUnknownIds || !after.isValid || !before.isValid)
            return [];
        const current = new Set(after.ids.map(({ id }) => id));
        const ids = [...new Set(before.ids.flatMap(({ id, isAlias }) => (isAlias === true ? [] : id)))].filter(id => !current.has(id));
        return ids.length === 0 ? [] : [{ path: after.address, ids }];
    });
}

// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/moved/likeness.js

/** What is shorter is the same by chance, such as "Coming soon." */
const likeness_MIN_WORDS = 5;
/** By how much more alike something and its new version are than others beside it. */
const CLEARLY = 0.1;
function countedText(text) {
    return { text, words: (0,page_changes/* wordCounts */.D3)(text) };
}
function isShort({ words }) {
    return words.size < likeness_MIN_WORDS;
}
/** From 0 to 1. */
function likeness(before, after) {
    return before.text === after.text ? 1 : (0,page_changes/* similarity */.k8)(before.words, after.words);
}
/** Whether others are about as much like a text as the one that it is taken for: then all are made from a template. */
function isTemplate(before, after, others) {
    const least = likeness(before, after) - CLEARLY;
    return others.some(other => likeness(before, other) >= least);
}

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/moved/renamed-ids.js



/** A renamed heading keeps at least this share of the words below it. */
const MIN_SIMILARITY = 0.5;
/** That a page lost or got. */
const MAX_IDS = 200;
/** Of a page: nobody writes one with more. */
const MAX_ALL_IDS = 2000;
/**
 * Ids that a page lost, by the ids that took their place: what is written below them is the same, or nearly. A heading in
 * place of another one is not a new name for it.
 */
async function renamedIds(before, after, files) {
    const [had, has] = [before, after].map(({ ids }) => new Set(ids.map(({ id }) => id)));
    const isNamed = ({ id, isAlias }, others) => isAlias !== true && !others.has(id);
    const count = (page, others) => page.ids.filter(id => isNamed(id, others)).length;
    const [lost, gained] = [count(before, has), count(after, had)];
    const isTooMany = Math.max(lost, gained) > MAX_IDS || Math.max(had.size, has.size) > MAX_ALL_IDS;
    if (lost === 0 || gained === 0 || isTooMany)
        return new Map();
    const old = await sectionsOf(before, files.before, has);
    const fresh = await sectionsOf(after, files.after, had);
    // Sections that were there before, and still are: when one of them is as near, all are made from a template.
    const others = (await sectionsOf(after, files.after, new Set())).filter(({ id }) => had.has(id));
    // Not those of its own subheadings.
    const beside = (section) => others.filter(other => !section.text.includes(other.text) && isSame(section, other));
    const best = old.flatMap(section => {
        const candidates = fresh.filter(each => isSame(section, each));
        const [first] = candidates;
        if (first === undefined || candidates.length > 1)
            return [];
        if (isTemplate(section, first, beside(section)))
            return [];
        return [[section.id, first.id]];
    });
    // Two that became one: which of them it is cannot be told.
    const taken = (0,group_by/* groupBy */.$)(best, ([, to]) => to);
    return new Map(best.filter(([, to]) => taken.get(to)?.length === 1));
}
function isSame(before, after) {
    return ![before, after].some(isShort) && likeness(before, after) >= MIN_SIMILARITY;
}
/** Of the ids that are not among `others`. */
async function sectionsOf({ file, ids }, files, others) {
    const own = ids.filter(({ isAlias }) => isAlias !== true);
    const sections = [];
    for (const [name, inFile] of (0,group_by/* groupBy */.$)(own, ({ place }) => place.file ?? file)) {
        const wanted = inFile.filter(({ id }) => !others.has(id));
        if (wanted.length === 0)
            continue;
        const text = files.paths.includes(name) ? await (0,read_text/* readText */.y)(name, files) : '';
        const lines = typeof text === 'string' ? text.split('\n') : [];
        const starts = [...new Set(inFile.map(({ place }) => place.line))].sort((a, b) => a - b);
        for (const { id, place } of wanted) {
            sections.push({ id, ...countedText(textBelow(place.line, lines, starts)) });
        }
    }
    return sections;
}
/** Until the next of `starts`; of a heading with nothing but subheadings, until the next one of its level. */
function textBelow(line, lines, starts) {
    const levelAt = (at) => /^ {0,3}(#{1,6})\s/.exec(lines[at - 1] ?? '')?.[1]?.length ?? 0;
    const textUntil = (end = Infinity) => lines.slice(line, end - 1).join('\n');
    const own = textUntil(starts.find(start => start > line));
    const level = levelAt(line);
    if (own.trim() !== '' || level === 0)
        return own;
    return textUntil(starts.find(start => start > line && levelAt(start) <= level));
}

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/moved/moves.js





/** What this change, or the history, moved or renamed. */
class Moves {
    #comparison;
    #files;
    #renamed;
    /** Pages of the head by the path that they had, and by file. */
    #byPath;
    #byFile;
    /** The pages of the base by the file that they have now. */
    #earlier;
    /** What links can mean that no version at hand has. */
    #past;
    #ids = new Map();
    constructor(comparison, files, renamed) {
        const { docs, base } = comparison;
        this.#comparison = comparison;
        this.#files = files;
        this.#renamed = renamed;
        this.#byFile = new Map(docs.pages.map(page => [page.file, page]));
        const past = [...renamed].flatMap(([from, to]) => {
            const page = this.#byFile.get(to);
            return page === undefined || !isPageFile(from) ? [] : [{ path: pathOf(from), file: from, page }];
        });
        const pairs = base === undefined ? [] : surePairs(base.docs.pages, docs.pages, base.paired.pairs);
        this.#byPath = new Map([
            ...past.map(({ path, page }) => [path, page]),
            ...pairs.map(({ before, after }) => [before.path, after])
        ]);
        this.#earlier = new Map(pairs.map(({ before, after }) => [after.file, before]));
        this.#past = new sources_targets/* Targets */.Ht(past, [...renamed.keys()].filter(path => !isPageFile(path)));
    }
    get files() {
        return this.#files;
    }
    /** The page whose source it is; undefined for a snippet. */
    pageOf(file) {
        return this.#byFile.get(file);
    }
    /** The page as it was before it moved, or as it is. */
    earlierOf(page) {
        return this.#earlier.get(page.file) ?? page;
    }
    /** The page that was at a path. */
    pageAt(path) {
        return this.#byPath.get(path);
    }
    /** Where a folder is now, if all of its pages moved there and none is new in it. */
    folderAt(folder) {
        const isIn = (path) => path === folder || path.startsWith(`${folder}/`);
        const { docs, base } = this.#comparison;
        if (docs.pages.some(({ path }) => isIn(path)))
            return undefined;
        const paths = [...(base?.docs.pages.map(({ path }) => path) ?? []), ...this.#byPath.keys()].filter(isIn);
        const folders = new Set(paths.map(path => folderOf(this.pageAt(path)?.path, path.slice(folder.length))));
        return folders.size === 1 ? [...folders][0] : undefined;
    }
    /** What a link meant, and where that is now. `page`: the one with the link, as it was. */
    find(written, page) {
        const { base, addresses } = this.#comparison;
        const found = base?.addresses.find(written, page) ?? addresses.find(written, page, this.#past);
        if (found === undefined)
            return undefined;
        const { kind, path: from, rest } = found;
        if (kind === 'page') {
            const to = this.pageAt(from) ?? addresses.docs.pages.find(({ path }) => path === from);
            return to && { from, to: { kind, page: to }, rest };
        }
        const to = this.#renamed.get(from) ?? from;
        return addresses.paths.has(to) ? { from, to: { kind, path: to }, rest } : undefined;
    }
    /** Ids of a page that have another name now. */
    async idsOf(page) {
        const known = this.#ids.get(page);
        if (known !== undefined)
            return known;
        const before = this.#earlier.get(page.file);
        const { head, base } = this.#files;
        const found = before && base ? await renamedIds(before, page, { before: base, after: head }) : new Map();
        this.#ids.set(page, found);
        return found;
    }
}
const MAX_SIBLINGS = 100;
/** The bytes of a page say where it is, also when another one has its name, or is similar to it. */
function pairsByBytes(before, after, pairs) {
    const now = uniqueByBytes(after);
    const moved = [...uniqueByBytes(before)].flatMap(([digest, page]) => {
        const same = now.get(digest);
        return same === undefined || same.path === page.path ? [] : [{ before: page, after: same }];
    });
    const known = new Set(moved.flatMap(pair => [pair.before, pair.after]));
    return [...pairs.filter(pair => !known.has(pair.before) && !known.has(pair.after)), ...moved];
}
/** Without moves that are only guessed: of pages that say next to nothing, of copies, and of pages from one template. */
function surePairs(before, after, pairs) {
    const copies = (pages) => (0,group_by/* groupBy */.$)(pages, ({ digest = '' }) => digest);
    const [had, has] = [copies(before), copies(after)];
    const inFolder = (0,group_by/* groupBy */.$)([...before, ...after], ({ path }) => external_node_path_.posix.dirname(path));
    return pairsByBytes(before, after, pairs).filter(pair => {
        const { path, digest = '', text } = pair.before;
        const now = pair.after;
        if (path === now.path || external_node_path_.posix.basename(path) === external_node_path_.posix.basename(now.path))
            return true;
        const counted = countedText(text);
        if (isShort(counted))
            return false;
        if (digest !== '' && digest === now.digest)
            return had.get(digest)?.length === 1 && has.get(digest)?.length === 1;
        const siblings = [external_node_path_.posix.dirname(path), external_node_path_.posix.dirname(now.path)].flatMap(name => inFolder.get(name) ?? []);
        const others = siblings.filter(page => page.path !== path && page.path !== now.path);
        return !isTemplate(counted, countedText(now.text), others.slice(0, MAX_SIBLINGS).map(page => countedText(page.text)));
    });
}
function uniqueByBytes(pages) {
    const groups = [...(0,group_by/* groupBy */.$)(pages, ({ digest = '' }) => digest)];
    return new Map(groups.flatMap(([digest, [page, ...others]]) => digest === '' || page === undefined || others.length > 0 ? [] : [[digest, page]]));
}
/** The folder in front of the end of a path. */
function folderOf(path, end) {
    return path !== undefined && `/${path}`.endsWith(end)
        ? `/${path}`.slice(1, 1 + path.length - end.length)
        : undefined;
}
function isPageFile(file) {
    return /\.mdx?$/.test(file);
}
function pathOf(file) {
    return file.replace(/\.mdx?$/, '');
}

// EXTERNAL MODULE: ./.build/src/runtime/percent-decode.js
var percent_decode = __webpack_require__(78132);
;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/propose/rewrite.js



const PARTS = /^((?:https?:)?\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(?:#(.*))?$/is;
/** How links to a page can end. */
const ENDING = /(\.mdx?|\.html)?(\/*)$/;
/**
 * An address as its author would write it now: relative stays relative, and host, ending, query and anchor stay. `ids`:
 * anchors that have another name. Undefined when it is not known how the address was meant.
 */
function rewritten(written, { from, to }, page, ids) {
    const [, host = '', path = '', query = '', anchor] = PARTS.exec(written) ?? [];
    const moved = path === '' && host === '' ? '' : movedPath(path, { from, to }, page, host !== '');
    if (moved === undefined)
        return undefined;
    const id = anchor === undefined ? undefined : ids.get((0,percent_decode/* percentDecode */.Y)(anchor));
    const end = id === undefined ? (anchor ?? '') : encodeId(id);
    return host + moved + query + (anchor === undefined ? '' : `#${end}`);
}
function movedPath(path, { from, to }, { before, after, hasFolder }, hasHost) {
    const decoded = site_address/* SiteAddress */.g6.parse(path.startsWith('/') ? path : `/${path}`)?.path ?? '';
    const isAbsolute = path.startsWith('/');
    const [, extension = '', slashes = ''] = (to.kind === 'page' && ENDING.exec(decoded)) || [];
    const name = decoded.slice(0, decoded.length - extension.length - slashes.length);
    const relativeTo = external_node_path_.posix.dirname(before.file);
    const isRelative = !isAbsolute && isNamed(external_node_path_.posix.join(relativeTo, name), from);
    // A link from the root can begin with the path below which the site is shown.
    const prefix = isRelative ? '' : prefixOf(name, from);
    if (prefix === undefined)
        return undefined;
    const target = nameOf(to, extension, name.endsWith('index') && from.endsWith('index'));
    if (!isRelative) {
        // Where a folder has the same name, it may be meant: then the address is sure only if the page is in it.
        const isFolder = prefix !== '' && !hasHost && hasFolder(prefix);
        if (isFolder && !target.startsWith(prefix))
            return undefined;
        const start = (isAbsolute ? '/' : '') + (isFolder ? '' : prefix);
        return unlessSame(path, start + target + (target === '' ? '' : slashes));
    }
    const relative = external_node_path_.posix.relative(external_node_path_.posix.dirname(after.file), target);
    if (relative === '' || target === '')
        return undefined;
    const start = path.startsWith('./') && !relative.startsWith('.') ? './' : '';
    return unlessSame(path, start + relative + slashes);
}
/** What was in front of the name of a page or file; undefined when it is not that name. */
function prefixOf(name, from) {
    const [found] = rewrite_namesOf(from).filter(each => name === each || (each !== '' && name.endsWith(`/${each}`)));
    return found === undefined ? undefined : name.slice(0, name.length - found.length);
}
function isNamed(name, from) {
    return rewrite_namesOf(from).includes(name === '.' ? '' : name);
}
function rewrite_namesOf(from) {
    return [from, from.replace(/(^|\/)index$/, '')];
}
function nameOf(to, extension, withIndex) {
    if (to.kind === 'file')
        return to.path;
    const { page } = to;
    return (withIndex || extension !== '' ? page.path : page.address.slice(1)) + extension;
}
function unlessSame(path, moved) {
    const encoded = new site_address/* SiteAddress */.g6(moved).pathname.slice(1);
    if ((0,percent_decode/* percentDecode */.Y)(path) === (0,percent_decode/* percentDecode */.Y)(encoded))
        return path;
    // In angle brackets and quotes, people write spaces as they are.
    return path.includes(' ') ? encoded.replaceAll('%20', ' ') : encoded;
}
function encodeId(id) {
    return id.replace(/[\s()<>"'`%]/g, encodeURIComponent);
}

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/propose/propose.js





/** Problems of addresses in pages and in settings. */
const LINKS = new Set(['broken-link', 'broken-anchor', 'missing-resource']);
/** Of a chain. */
const MAX_REDIRECTS = 10;
/** A destination that is anything in a folder. */
const WILDCARD_IN_FOLDER = /^\/([^:*?#]+)\/(:\w+\*?|\*)$/;
/** What settings, and links from the root in a snippet, start from. */
const propose_ROOT = { path: '', file: '' };
/** Proposals for everything that follows from what was moved or renamed. None is proved yet. */
class Proposer {
    #comparison;
    #moves;
    #texts;
    #listed;
    /** By file, line and column. */
    #replacements = new Map();
    constructor(comparison, moves, texts) {
        this.#comparison = comparison;
        this.#moves = moves;
        this.#texts = texts;
        this.#listed = new Set(comparison.docs.navigation.map(({ page }) => page));
    }
    async proposals() {
        const found = [];
        for (const problem of this.#comparison.problems)
            for (const place of problem.places) {
                const fix = await this.#fixOf(problem, place);
                if (fix !== undefined)
                    found.push({ problem, place, fix });
            }
        return found;
    }
    async #fixOf(problem, place) {
        const { kind, target, isTaken } = problem;
        const { written } = place;
        if (LINKS.has(kind))
            return written === undefined ? undefined : await this.#link(place, written);
        if (kind === 'missing-page')
            return await this.#navigation(place);
        if (kind === 'broken-redirect' && isTaken !== true)
            return await this.#destination(place);
        return kind === 'removed-address' ? await this.#redirect(target) : undefined;
    }
    async #link(place, written) {
        const after = this.#moves.pageOf(place.file) ?? propose_ROOT;
        // What a snippet means by a relative address depends on the page.
        if (after === propose_ROOT && !written.startsWith('/') && !(0,sources_targets/* isExternal */.ge)(written))
            return undefined;
        const before = after === propose_ROOT ? propose_ROOT : this.#moves.earlierOf(after);
        const to = await this.#rewritten(written, { before, after });
        const source = await this.#texts.of(place.file);
        if (to === undefined || source === undefined)
            return undefined;
        const offset = source.addressAt(place, written);
        return offset === undefined ? undefined : this.#replace(source.edit(offset, written, to), written, to);
    }
    async #rewritten(written, page) {
        const { docs } = this.#comparison;
        const move = this.#moves.find(written, page.before);
        if (move === undefined)
            return undefined;
        const ids = move.to.kind === 'page' ? await this.#moves.idsOf(move.to.page) : new Map();
        const hasFolder = (folder) => docs.pages.some(({ path }) => path.startsWith(folder));
        const to = rewritten(written, move, { ...page, hasFolder }, ids);
        return to === written ? undefined : to;
    }
    /** The entry of a page that moved, unless its new name is listed, too. */
    async #navigation(place) {
        return await this.#inSettings(place, value => {
            const [, start = '', path = '', ending = ''] = /^(\/*)(.*?)(\.mdx?)?$/s.exec(value) ?? [];
            const page = this.#moves.pageAt(path) ?? this.#redirectedPage(path);
            const isListed = page === undefined || page.digest === undefined || this.#listed.has(page.path);
            return isListed ? undefined : { written: start + page.path + ending, from: path, to: page.path };
        });
    }
    /** The page that a redirect of the documentation itself leads to. */
    #redirectedPage(path) {
        const { addresses, docs } = this.#comparison;
        const end = addresses.redirects.follow(path, addresses.site);
        return end?.kind === 'file' ? docs.pages.find(page => `${page.path}.html` === end.file) : undefined;
    }
    /** Of a redirect that leads to what moved, or of the one that it leads to. */
    async #destination(place) {
        let redirect = this.#redirectAt(place);
        for (let steps = 0; redirect !== undefined && steps < MAX_REDIRECTS; steps += 1) {
            const { destination } = redirect;
            const to = this.#movedFolder(destination) ?? (await this.#rewritten(destination, { before: propose_ROOT, after: propose_ROOT }));
            if (to !== undefined)
                return await this.#lead(redirect, to);
            redirect = this.#redirectOf(destination);
        }
        return undefined;
    }
    /** `/old/:slug*` with the folder in which all pages of `old` are now. */
    #movedFolder(destination) {
        const [, folder = '', wildcard = ''] = WILDCARD_IN_FOLDER.exec(destination) ?? [];
        const to = folder === '' ? undefined : this.#moves.folderAt((0,percent_decode/* percentDecode */.Y)(folder));
        return to === undefined ? undefined : `${new site_address/* SiteAddress */.g6(to).pathname.replace(/\/$/, '')}/${wildcard}`;
    }
    /** The one that leads away from an address. */
    #redirectOf(address) {
        const { docs, addresses } = this.#comparison;
        const path = (0,sources_targets/* isExternal */.ge)(address) ? undefined : site_address/* SiteAddress */.g6.parse(address.replace(/[?#].*$/s, ''))?.path;
        const source = path === undefined ? undefined : addresses.redirects.find(path)?.rule.source;
        return docs.redirects.find(redirect => redirect.source === source);
    }
    #redirectAt({ file, line, column }) {
        return this.#comparison.docs.redirects.find(({ place }) => place.file === file && place.line === line && place.column === column);
    }
    async #lead({ destination, destinationPlace }, to) {
        // The author may write it without a slash at its start.
        return await this.#inSettings(destinationPlace, value => {
            const written = value.startsWith('/') || (0,sources_targets/* isExternal */.ge)(value) ? to : to.replace(/^\//, '');
            return { written, from: destination, to };
        });
    }
    /** To the page that was at the address, or from where the redirect of the address leads. */
    async #redirect(address) {
        const { base, docs, addresses } = this.#comparison;
        const page = base?.docs.pages.find(each => each.address === address);
        const to = page && this.#moves.pageAt(page.path);
        const redirect = docs.redirects.find(({ source }) => (0,page_addresses/* pageName */.$)(source) === (0,page_addresses/* pageName */.$)(address));
        if (redirect !== undefined)
            return to === undefined
                ? await this.#destination(redirect.place)
                : await this.#lead(redirect, to.address);
        if (to === undefined || /[:*]/.test(address + to.address) || isSameName(address, to.address))
            return undefined;
        // The service may follow redirects before it looks for pages.
        if (addresses.redirects.find((0,page_addresses/* pageName */.$)(to.address).replace(/^\//, '')) !== undefined)
            return undefined;
        return { kind: 'redirect', entry: { source: address, destination: to.address } };
    }
    async #inSettings(place, rewrite) {
        const source = await this.#texts.of(place.file);
        const found = source?.stringAt(place);
        const moved = found && rewrite(found.value);
        if (!source || !found || !moved || moved.written === found.value)
            return undefined;
        const edit = source.edit(found.offset, found.raw, JSON.stringify(moved.written).slice(1, -1));
        return this.#replace(edit, moved.from, moved.to);
    }
    /** What one place has to be is decided once. */
    #replace(edit, from, to) {
        const key = `${edit.file}:${edit.line}:${edit.column}`;
        const known = this.#replacements.get(key);
        if (known !== undefined)
            return known.to === to ? known : undefined;
        const replacement = { kind: 'address', edit, from, to };
        this.#replacements.set(key, replacement);
        return replacement;
    }
}
/** For a service that ignores case, a redirect between the two leads to itself. */
function isSameName(...addresses) {
    const [one, other] = addresses.map(address => (0,percent_decode/* percentDecode */.Y)((0,page_addresses/* pageName */.$)(address)).toLowerCase());
    return one === other;
}

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/prove/content-changes.js

/** Compares everything that was read: nothing but the intended addresses may differ. */
function contentChanges(before, after, { replaced, added }) {
    const intended = new Set(replaced.map(content_changes_keyOf));
    const witnessed = new Set();
    const unexpected = new Set();
    /** Places of links that stayed as they were. */
    const unchanged = new Set();
    const isSame = (file, from, to, place) => {
        if (from === to) {
            if (place !== undefined)
                unchanged.add(placeKey(place, from));
            return true;
        }
        const key = content_changes_keyOf({ file, from, to });
        witnessed.add(key);
        if (place !== undefined)
            witnessed.add(placeKey(place, from));
        return intended.has(key);
    };
    const pages = new Map(after.pages.map(page => [page.path, page]));
    for (const page of before.pages) {
        const now = pages.get(page.path);
        const isSameReference = (at) => {
            const [old, fresh] = [page.references[at], now?.references[at]];
            if (old === undefined || fresh === undefined || old.kind !== fresh.kind)
                return false;
            const place = (0,problems/* placeIn */.VV)(page.file, old.place);
            return isSame(place.file, old.target, fresh.target, place);
        };
        const isEqual = now !== undefined &&
            contentOf(page) === contentOf(now) &&
            page.references.length === now.references.length &&
            page.references.map((_, at) => isSameReference(at)).every(Boolean);
        if (!isEqual)
            for (const file of [page.file, ...page.includes])
                unexpected.add(file);
    }
    const settings = content_changes_settingsOf(before, after, added, isSame);
    if (!settings || before.pages.length !== after.pages.length)
        for (const { file } of [
            ...before.redirects.map(({ place }) => place),
            ...before.navigation.map(({ place }) => place)
        ])
            unexpected.add(file);
    const isWitnessed = (each) => {
        if (each.place === undefined)
            return witnessed.has(content_changes_keyOf(each));
        const key = placeKey(each.place, each.from);
        return witnessed.has(key) && !unchanged.has(key);
    };
    return { unexpected, isWitnessed };
}
function content_changes_keyOf({ file, from, to }) {
    return JSON.stringify([file, from, to]);
}
function placeKey({ file, line, column }, from) {
    return JSON.stringify([file, line, column, from]);
}
/** What readers see of a page, without its links. */
function contentOf({ title, text, ids, code, front, isValid, hidden }) {
    return JSON.stringify([title, text, ids.map(({ id }) => id), code, front, isValid, hidden]);
}
/** Whether the settings differ in nothing else. */
function content_changes_settingsOf(before, after, added, isSame) {
    const expected = [...before.redirects, ...added];
    const hasSameLengths = expected.length === after.redirects.length &&
        before.navigation.length === after.navigation.length &&
        before.settingsReferences.length === after.settingsReferences.length;
    if (!hasSameLengths)
        return false;
    const redirects = after.redirects.map((redirect, at) => {
        const old = expected[at];
        return (old?.source === redirect.source && isSame(redirect.place.file, old.destination, redirect.destination));
    });
    const navigation = before.navigation.map(({ page, place, sections, hidden }, at) => {
        const now = after.navigation[at];
        const isSameSection = now?.hidden === hidden && now.sections.join('\n') === sections.join('\n');
        return isSameSection && isSame(place.file, page, now.page);
    });
    const references = before.settingsReferences.map(({ target, place }, at) => isSame(place.file, target, after.settingsReferences[at]?.target ?? ''));
    return [...redirects, ...navigation, ...references].every(Boolean);
}

// EXTERNAL MODULE: ./.build/src/pull-request/fixes/edit.js
var edit = __webpack_require__(24783);
// EXTERNAL MODULE: ./.build/src/sources/source/json.js
var json = __webpack_require__(39738);
// EXTERNAL MODULE: ./.build/src/sources/source/values.js
var values = __webpack_require__(96354);
;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/propose/redirect-entries.js


/** The edit that adds redirects behind an entry that the file has, in its format. */
function addBehind(entries, added, settings) {
    const { text } = settings;
    const starts = entries.map(place => settings.offsetOf(place)).sort((a, b) => a - b);
    const last = starts.at(-1) ?? 0;
    const before = starts.at(-2);
    const end = endOfValue(text, last);
    const indent = indentOf(text, last);
    const between = before === undefined ? undefined : text.slice(endOfValue(text, before), last);
    const separator = /^\s*,\s*$/.test(between ?? '') ? between : indent === undefined ? ', ' : `,\n${indent}`;
    const examples = starts.map(start => text.slice(start, endOfValue(text, start)));
    const example = examples.findLast(isPlainEntry);
    const unit = indent?.startsWith('\t') ? '\t' : '  ';
    const shape = example ?? entryShape(indent, unit);
    return settings.edit(end, '', added.map(entry => `${separator}${filled(shape, entry)}`).join(''));
}
/** The edit that adds redirects to settings without any; undefined when it is not known where. */
function addFirst(added, settings) {
    const { text, file } = settings;
    const places = new WeakMap();
    const fields = places.get(Object(parsed(text, file, places)));
    const [, unit] = /^\s*\{[ \t]*\n([ \t]+)"/.exec(text) ?? [];
    const list = listText(added, unit);
    const known = fields?.get('redirects');
    if (known !== undefined) {
        const offset = settings.offsetOf(known);
        return text.startsWith('[]', offset) ? settings.edit(offset, '[]', list) : undefined;
    }
    const values = [...(fields?.values() ?? [])].filter(place => place.file === file);
    if (values.length === 0)
        return undefined;
    const end = Math.max(...values.map(place => endOfValue(text, settings.offsetOf(place))));
    return settings.edit(end, '', `${unit === undefined ? ', ' : `,\n${unit}`}"redirects": ${list}`);
}
function parsed(text, file, places) {
    try {
        return (0,json/* parseJson */.q)(text, file, places);
    }
    catch (error) {
        if (error instanceof json/* JsonError */.N)
            return undefined;
        throw error;
    }
}
function listText(added, unit) {
    if (unit === undefined)
        return `[${added.map(entry => filled(entryShape(undefined, ''), entry)).join(', ')}]`;
    const inner = unit.repeat(2);
    const entries = added.map(entry => `\n${inner}${filled(entryShape(inner, unit), entry)}`);
    return `[${entries.join(',')}\n${unit}]`;
}
function entryShape(indent, unit) {
    const fields = ['"source": "/"', '"destination": "/"'];
    if (indent === undefined)
        return `{ ${fields.join(', ')} }`;
    return `{\n${indent}${unit}${fields.join(`,\n${indent}${unit}`)}\n${indent}}`;
}
/** The same white space, quotes and order of fields, with other addresses. */
function filled(shape, { source, destination }) {
    const value = (name, address) => (whole, key) => key.startsWith(`"${name}"`) ? key + JSON.stringify(address) : whole;
    return shape
        .replace(/("source"\s*:\s*)"(?:[^"\\]|\\.)*"/, value('source', source))
        .replace(/("destination"\s*:\s*)"(?:[^"\\]|\\.)*"/, value('destination', destination));
}
function isPlainEntry(text) {
    return (Object.keys((0,values/* fieldsOf */.Pf)(parsed(text, '', new WeakMap())))
        .sort()
        .join() === 'destination,source');
}
/** The white space in front of something, if it is the first of its line. */
function indentOf(text, offset) {
    return /\n([ \t]*)$/.exec(text.slice(0, offset))?.[1];
}
const BRACKETS = /"(?:[^"\\]|\\.)*"|[[\]{}]/g;
const SCALAR = /"(?:[^"\\]|\\.)*"|[^\s,[\]{}]+/y;
/** Behind the value that begins at `start`. */
function endOfValue(text, start) {
    SCALAR.lastIndex = start;
    if (SCALAR.test(text))
        return SCALAR.lastIndex;
    BRACKETS.lastIndex = start;
    let depth = 0;
    for (let found = BRACKETS.exec(text); found !== null; found = BRACKETS.exec(text)) {
        if (found[0] === '{' || found[0] === '[')
            depth += 1;
        if (found[0] === '}' || found[0] === ']')
            depth -= 1;
        if (depth === 0)
            return BRACKETS.lastIndex;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/prove/prove.js







/** After each round, what failed is left out. */
const MAX_ROUNDS = 4;
/** Applies all proposals in memory and reviews again: each makes its problem go away and nothing else differs, or it is left out. */
async function prove(proposals, reviewed) {
    const { comparison, versions, options } = reviewed;
    let left = proposals;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const fixes = await withEdits(left, reviewed);
        if (fixes.length === 0)
            return [];
        const edits = (0,edit/* uniqueEdits */.zC)(fixes.map(({ edit }) => edit));
        const head = await editedFiles(versions.head, edits, reviewed.texts);
        if (head === undefined)
            return [];
        const changed = new Set([...versions.changed, ...edits.map(({ file }) => file)]);
        const after = await compareVersions({ ...versions, head, changed }, options, comparison.base?.docs);
        const failed = new Set([
            ...failedFindings(fixes, comparison, after),
            ...failedContent(fixes, comparison, after)
        ]);
        if (failed.size === 0)
            return [...fixes, ...repairedByRedirects(fixes, comparison, after)];
        left = fixes.filter(fix => !failed.has(fix));
    }
    return [];
}
/** All redirects that are added are one edit, which each of them has. */
async function withEdits(proposals, { comparison, versions, texts }) {
    const added = proposals.flatMap(({ fix }) => (fix.kind === 'redirect' ? fix.entry : []));
    const places = comparison.docs.redirects.map(({ place }) => place);
    const file = places.at(-1)?.file ?? settingsOf(versions.head);
    const source = added.length === 0 ? undefined : await texts.of(file);
    const behind = places.filter(place => place.file === file);
    const addition = source && (behind.length > 0 ? addBehind(behind, added, source) : addFirst(added, source));
    return proposals.flatMap(({ problem, place, fix }) => {
        const edit = fix.kind === 'redirect' ? addition : fix.edit;
        return edit === undefined ? [] : [{ problem, place, fix, edit }];
    });
}
async function editedFiles(files, edits, texts) {
    const contents = new Map();
    for (const [file, own] of (0,group_by/* groupBy */.$)(edits, edit => edit.file)) {
        const content = (0,edit/* applyEdits */.ct)((await texts.of(file))?.text ?? '', own);
        if (content === undefined)
            return undefined;
        contents.set(file, content);
    }
    return { ...files, read: async (path) => contents.get(path) ?? (await files.read(path)) };
}
/** Fixes whose problem is still there, and those that can have made a new one. */
function failedFindings(fixes, before, after) {
    const [had, has] = [prove_countsOf(before.problems), prove_countsOf(after.problems)];
    const expected = new Map(had);
    for (const { problem, place } of fixes) {
        const key = prove_keyOf(problem, place.file);
        expected.set(key, (expected.get(key) ?? 0) - 1);
    }
    const isLeft = ({ problem, place }) => {
        const key = prove_keyOf(problem, place.file);
        return (has.get(key) ?? 0) > (expected.get(key) ?? 0);
    };
    const fresh = after.problems.flatMap(problem => problem.places.flatMap(({ file }) => {
        const key = prove_keyOf(problem, file);
        return (has.get(key) ?? 0) > (had.get(key) ?? 0) ? [{ problem, file }] : [];
    }));
    const { base } = before;
    const known = base && fresh.length > 0 ? new Baseline(base.check, base.paired, '') : undefined;
    const caused = fresh
        .filter(({ problem: { kind, target }, file }) => known?.has({ kind, target, file }) !== true)
        .flatMap(({ problem, file }) => causesOf(problem, file, fixes));
    return [...fixes.filter(isLeft), ...caused];
}
/** Links that stay as they are, and that a redirect makes lead somewhere. */
function repairedByRedirects(fixes, before, after) {
    const has = prove_countsOf(after.problems);
    const fixed = new Set(fixes.map(({ place }) => place));
    const bySource = new Map(fixes.flatMap(({ fix, edit }) => (fix.kind === 'redirect' ? [[fix.entry.source, { fix, edit }]] : [])));
    return before.problems
        .filter(({ kind }) => kind === 'broken-link')
        .flatMap(problem => {
        const redirect = bySource.get(problem.target.replace(/[?#].*$/s, ''));
        if (redirect === undefined)
            return [];
        const isRepaired = (place) => !fixed.has(place) && !has.has(prove_keyOf(problem, place.file));
        return problem.places.filter(isRepaired).map(place => ({ problem, place, ...redirect }));
    });
}
function prove_keyOf({ kind, target }, file) {
    return (0,readers_findings/* findingKey */.fl)({ kind, target, file });
}
function prove_countsOf(problems) {
    const counts = new Map();
    for (const problem of problems)
        for (const { file } of problem.places) {
            const key = prove_keyOf(problem, file);
            counts.set(key, (counts.get(key) ?? 0) + 1);
        }
    return counts;
}
/** Those with the same anchor in the file, else those in the file, else all. */
function causesOf({ target }, file, fixes) {
    const inFile = fixes.filter(({ edit }) => edit.file === file);
    const [, anchor] = /(#.*)$/s.exec(target) ?? [];
    const sameAnchor = inFile.filter(({ fix }) => anchor !== undefined && fix.kind === 'address' && fix.to.endsWith(anchor));
    return [sameAnchor, inFile, fixes].find(each => each.length > 0) ?? [];
}
/** Fixes that changed something else than the address in question, or not that. */
function failedContent(fixes, before, after) {
    const replacedBy = ({ fix, place, edit: { file } }) => fix.kind === 'address' ? [{ file, from: fix.from, to: fix.to, ...(!isSettings(file) && { place }) }] : [];
    const replaced = fixes.flatMap(replacedBy);
    const added = fixes.flatMap(({ fix }) => (fix.kind === 'redirect' ? fix.entry : []));
    const { unexpected, isWitnessed } = contentChanges(before.docs, after.docs, { replaced, added });
    return fixes.filter(fix => unexpected.has(fix.edit.file) || !replacedBy(fix).every(isWitnessed));
}
/** In settings, the place of a finding can be that of a whole entry. */
function isSettings(file) {
    return file.endsWith('.json');
}

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/propose/source-text.js


/** The texts of the sources that fixes change, each read once. */
class SourceTexts {
    #files;
    #paths;
    #texts = new Map();
    constructor(files) {
        this.#files = files;
        this.#paths = new Set(files.paths);
    }
    async of(file) {
        if (this.#texts.has(file))
            return this.#texts.get(file);
        const text = this.#paths.has(file) ? await (0,read_text/* readText */.y)(file, this.#files) : undefined;
        const source = typeof text === 'string' ? new SourceText(file, text) : undefined;
        this.#texts.set(file, source);
        return source;
    }
}
const JSON_STRING = /"(?:[^"\\\n]|\\.)*"/y;
/** What stands in front of an address: of a link, of an attribute that has one, or of a setting. */
const BEFORE_ADDRESS = /(?:(?:^|[^\w-])(?:href|src|url|link|to|img|image|icon|poster)\s*=\s*(?:\{\s*)?["'`]|<|\]\(\s*<?|\]:[ \t]*<?)$/;
const BEFORE_SETTING = /["'(<]$/;
const AFTER_ADDRESS = /^(?:["'`>)\s]|$)/;
const MAX_BEFORE = 30;
/** Of the text of a link, which nobody writes longer. */
const MAX_LINK_TEXT = 10_000;
/** One source, as it was when it was reviewed. */
class SourceText {
    file;
    text;
    #starts;
    /** Addresses that another link has. */
    #taken = new Set();
    #definitions;
    constructor(file, text) {
        this.file = file;
        this.text = text;
        this.#starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
    }
    /** The replacement of a text without line breaks. */
    edit(offset, before, after) {
        let [low, high] = [0, this.#starts.length];
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((this.#starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle;
        }
        return { file: this.file, line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1, before, after };
    }
    offsetOf({ line, column }) {
        return (this.#starts[line - 1] ?? this.text.length) + column - 1;
    }
    /** The string of a JSON file that begins at a place. `offset`: of what is between the quotes. */
    stringAt(place) {
        JSON_STRING.lastIndex = this.offsetOf(place);
        const [token] = JSON_STRING.exec(this.text) ?? [];
        if (token === undefined)
            return undefined;
        const value = JSON.parse(token);
        return { offset: JSON_STRING.lastIndex - token.length + 1, raw: token.slice(1, -1), value };
    }
    /**
     * Where the address of a link or image is written whose element begins at a place; undefined when it cannot be told.
     * Each address is found once, but for a definition, which several links can have.
     */
    addressAt(place, written) {
        const start = this.offsetOf(place);
        const isMarkdown = /^!?\[/.test(this.text.slice(start, start + 2));
        const end = isMarkdown ? this.#endOfBrackets(this.text.indexOf('[', start)) : undefined;
        if (end !== undefined) {
            if (this.text[end] !== '(')
                return this.#definitionOf(start, end, written);
            const offset = end + 1 + (/^\s*<?/.exec(this.text.slice(end + 1, end + 1 + MAX_BEFORE))?.[0].length ?? 0);
            return this.#isAddress(offset, written) ? this.#take(offset) : undefined;
        }
        for (let at = this.text.indexOf(written, start); at >= 0; at = this.text.indexOf(written, at + 1))
            if (!this.#taken.has(at) && this.#isAddress(at, written))
                return this.#take(at);
        return undefined;
    }
    #take(offset) {
        if (this.#taken.has(offset))
            return undefined;
        this.#taken.add(offset);
        return offset;
    }
    #isAddress(offset, written) {
        const end = offset + written.length;
        const before = this.file.endsWith('.json') ? BEFORE_SETTING : BEFORE_ADDRESS;
        return (this.text.startsWith(written, offset) &&
            before.test(this.text.slice(Math.max(0, offset - MAX_BEFORE), offset)) &&
            AFTER_ADDRESS.test(this.text.slice(end, end + 1)));
    }
    /** Behind the bracket that closes the one at `start`, in the same paragraph. */
    #endOfBrackets(start) {
        const text = this.text.slice(start, start + MAX_LINK_TEXT).replace(/\n[ \t]*\n[^]*$/, '');
        const tokens = /\\[^]|`+|[[\]]/g;
        let depth = 0;
        for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
            const [token] = found;
            if (token.startsWith('`'))
                tokens.lastIndex = endOfCode(text, tokens.lastIndex, token.length);
            if (token === '[')
                depth += 1;
            if (token === ']')
                depth -= 1;
            if (depth === 0)
                return start + tokens.lastIndex;
        }
        return undefined;
    }
    /** `[text][label]`, `[label][]` or `[label]`. */
    #definitionOf(start, end, written) {
        const text = this.text.slice(this.text.indexOf('[', start) + 1, end - 1);
        const [, given = ''] = /^\[([^\]]*)\]/.exec(this.text.slice(end, end + 1000)) ?? [];
        this.#definitions ??= definitionsIn(this.text);
        const [first, ...others] = this.#definitions.get(labelOf(given || text)) ?? [];
        // One of them can be in a comment or in code.
        if (first === undefined || others.length > 0)
            return undefined;
        return this.#isAddress(first, written) ? first : undefined;
    }
}
/** Behind a code span whose text begins at `start`; there when it is not closed. */
function endOfCode(text, start, ticks) {
    const runs = /`+/g;
    runs.lastIndex = start;
    for (let found = runs.exec(text); found !== null; found = runs.exec(text))
        if (found[0].length === ticks)
            return runs.lastIndex;
    return start;
}
/** Where the addresses of definitions begin, by label. */
function definitionsIn(text) {
    const found = text.matchAll(/^[ \t>]*\[((?:[^[\]\\\n]|\\.)+)\]:[ \t]*<?/gm);
    const definitions = Array.from(found, ({ index, 0: match, 1: label = '' }) => ({
        label: labelOf(label),
        offset: index + match.length
    }));
    return new Map([...(0,group_by/* groupBy */.$)(definitions, ({ label }) => label)].map(([label, own]) => [
        label,
        own.map(({ offset }) => offset)
    ]));
}
/** Labels are the same whatever their case and white space. */
function labelOf(text) {
    return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/review-change.js





/** The review of a change, in which findings have the edits that make them go away. `renamed`: other files than pages. */
async function reviewChange(versions, options) {
    const { prefix } = options;
    const { head, base, renamed = new Map() } = versions;
    const comparison = await compareVersions(versions, options);
    const review = reviewOf(comparison, versions, prefix);
    const texts = new SourceTexts(head);
    const moves = new Moves(comparison, { head, base }, renamed);
    const proposals = await new Proposer(comparison, moves, texts).proposals();
    const fixes = await prove(proposals, { comparison, versions, options, texts });
    // What several findings share stays one object, which is passed to another thread once.
    const placed = new Map(fixes.map(({ edit }) => [edit, { ...edit, file: prefix + edit.file }]));
    const edits = new Map(fixes.map(({ problem, place, edit }) => [
        review_change_placeKey({ kind: problem.kind, target: problem.target, ...place, file: prefix + place.file }),
        [placed.get(edit) ?? edit]
    ]));
    const findings = review.findings.map(finding => {
        const own = edits.get(review_change_placeKey(finding));
        return own === undefined ? finding : { ...finding, edits: own };
    });
    return { ...review, findings };
}
function review_change_placeKey({ kind, target, file, line, column }) {
    return JSON.stringify([kind, target, file, line, column]);
}

;// CONCATENATED MODULE: ./.build/src/pull-request/thread/review-thread.js





/** Says which file is being parsed. One version is read after the other. */
class ParsedVersions {
    #places;
    #caller;
    #current = 'head';
    constructor({ head, base }, caller) {
        const placesOf = (paths, first) => new Map(paths.map((path, at) => [path, first + at]));
        this.#places = { head: placesOf(head.paths, 0), base: placesOf(base?.paths ?? [], head.paths.length) };
        this.#caller = caller;
    }
    begin(file, version = this.#current) {
        this.#current = version;
        this.#caller.parsing(this.#places[version].get(file));
    }
}
function normalizedFiles(files) {
    return { ...files, read: async (path) => (0,versions/* normalized */.A9)(await files.read(path)) };
}
function askedFiles(version, { paths, skipped }, { ask }, onFile) {
    const asked = (kind) => async (path) => {
        onFile(path);
        return await ask({ kind, version, path });
    };
    return {
        paths,
        skipped,
        size: asked('size'),
        read: asked('read')
    };
}
// The entry of the thread in which everything is parsed and compared that a stranger wrote, so that it can be ended.
(0,serve_tasks/* serveTasks */.a)(async (task, caller) => {
    const { head, base, ignore, notCompared, ...rest } = task;
    const parsing = new ParsedVersions(task, caller);
    const filesOf = (version, files) => files.folder === undefined
        ? askedFiles(version, files, caller, path => parsing.begin(path, version))
        : normalizedFiles((0,serve_tasks/* filesInThread */.V)({ ...files, folder: files.folder }, path => parsing.begin(path, version)));
    const onPage = (file, done, total) => {
        parsing.begin(file);
        caller.countPages(done, total);
    };
    return await reviewChange({
        ...rest,
        head: filesOf('head', head),
        base: base && filesOf('base', base),
        ...(notCompared !== undefined && { notCompared })
    }, {
        ignore: ignore.map(glob/* parseGlob */.q),
        siteUrl: rest.siteUrl,
        prefix: rest.prefix,
        renderer: new renderer/* Renderer */.A({ onPage })
    });
});


/***/ }),

/***/ 39363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ ID_SEPARATOR),
/* harmony export */   z: () => (/* binding */ PageRecord)
/* harmony export */ });
/* harmony import */ var _values_fragment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24563);
/* harmony import */ var _reference_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22320);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18667);



/** Stands between the ids of a page. In an id, HTML parsers replace it. */
const ID_SEPARATOR = '\0';
/** A fragment that URL parsers leave as it is. */
const SIMPLE_FRAGMENT = /^#[\w\-.:()+,=]*$/;
/** Any address: only its fragment is needed. */
const OWN_ADDRESS = 'https://site.invalid/';
const OWN_PAGE = /^[\0-\x20]*(?:$|[#?])/;
class PageRecord {
    content;
    title = '';
    isNoindex = false;
    #base;
    #ids = new Set();
    /** Links that lead to the page itself, unless it has a `base`. */
    #ownLinks = new Set();
    #references = new Set();
    #table;
    constructor(table, content) {
        this.#table = table;
        this.content = content;
    }
    addId(id) {
        if (id !== '')
            this.#ids.add(id);
    }
    setBase(base) {
        this.#base ??= base;
    }
    add(kind, address) {
        // What readers of the page can see or follow.
        const isContent = kind === 'link' || kind === 'media' || kind === 'frame';
        // A form without an action leads to its own page, whatever the base; a `link` without an address to none.
        if (kind === 'otherLink' && address === '')
            return;
        if ((kind === 'link' || kind === 'otherLink') && isOwnPage(address)) {
            this.#ownLinks.add(address);
            if (isContent)
                this.content.addTarget(address);
            return;
        }
        const reference = this.#table.numberOf(kind, address);
        this.#references.add(reference);
        if (isContent)
            this.content.addTarget(this.#table.targetOf(reference));
    }
    addAll(kind, addresses) {
        for (const address of addresses)
            this.add(kind, address);
    }
    complete() {
        this.content.endText();
        for (const link of this.#ownLinks) {
            if (this.#baseAddress === '')
                this.#followOwnLink(link);
            else
                this.#references.add(this.#table.numberOf('link', link));
        }
    }
    finish() {
        return {
            title: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_0__/* .copied */ .p)(this.title),
            content: this.content.digest(),
            ids: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_0__/* .copied */ .p)([...this.#ids].join(ID_SEPARATOR)),
            isNoindex: this.isNoindex,
            base: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_0__/* .copied */ .p)(this.#baseAddress),
            references: Uint32Array.from(this.#references)
        };
    }
    get #baseAddress() {
        return this.#base === undefined || isOwnPage(this.#base) ? '' : this.#base;
    }
    /** All ids of the page are known. */
    #followOwnLink(link) {
        const isSimple = SIMPLE_FRAGMENT.test(link);
        if (isSimple && this.#ids.has(link.slice(1)))
            return;
        const fragment = (isSimple ? link : ((0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(link, OWN_ADDRESS)?.hash ?? '')).slice(1);
        const ids = (0,_values_fragment_js__WEBPACK_IMPORTED_MODULE_2__/* .idsNamedBy */ .X)(fragment);
        if (ids.length > 0 && !ids.some(id => this.#ids.has(id)))
            this.#references.add(this.#table.numberOf('ownAnchor', fragment));
    }
}
function isOwnPage(address) {
    const first = address.charCodeAt(0);
    return first === 35 || first === 63 || (!(first > 32) && OWN_PAGE.test(address));
}


/***/ }),

/***/ 22320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ ReferenceTable),
/* harmony export */   p: () => (/* binding */ copied)
/* harmony export */ });
/* harmony import */ var _site_build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43308);

/** Pairs of a kind and a value, each under one number: a site repeats the same links on every page. */
class ReferenceTable {
    values = [];
    kinds = [];
    #targets = [];
    #numbers = {
        link: new Map(),
        otherLink: new Map(),
        canonical: new Map(),
        media: new Map(),
        frame: new Map(),
        resource: new Map(),
        sitemap: new Map(),
        ownAnchor: new Map()
    };
    numberOf(kind, value) {
        const known = this.#numbers[kind].get(value);
        if (known !== undefined)
            return known;
        const copy = copied(value);
        const number = this.values.push(copy) - 1;
        this.kinds.push(kind);
        this.#numbers[kind].set(copy, number);
        return number;
    }
    /** How the content of a page names it. */
    targetOf(number) {
        return (this.#targets[number] ??= (0,_site_build_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutBuildHash */ .T)(this.values[number]));
    }
}
/** In V8 a part of a string keeps the whole string in memory, which is the whole page here. */
function copied(text) {
    return Buffer.from(text).toString();
}


/***/ }),

/***/ 24563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ idsNamedBy)
/* harmony export */ });
/* harmony import */ var _runtime_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78132);

/**
 * Ids of elements that a fragment can mean, as browsers look for them: as it is written, and percent-decoded. Empty when
 * it needs no element: the top of the page, or a text to highlight.
 */
function idsNamedBy(fragment) {
    const directive = fragment.indexOf(':~:');
    const name = directive < 0 ? fragment : fragment.slice(0, directive);
    const decoded = (0,_runtime_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y)(name);
    if (name === '' || decoded.toLowerCase() === 'top')
        return [];
    return decoded === name ? [name] : [name, decoded];
}


/***/ }),

/***/ 81529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   n8: () => (/* binding */ parseShare),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
const UNITS = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
/** `90s`, `45m`, `1h30m`, `500ms`, or a bare number of minutes; undefined for anything else. */
function parseDuration(text) {
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * UNITS.m;
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?$/i.exec(text);
    if (match === null || text === '')
        return undefined;
    const [, h = 0, m = 0, s = 0, ms = 0] = match;
    return Number(h) * UNITS.h + Number(m) * UNITS.m + Number(s) * UNITS.s + Number(ms);
}
/** `20%`, or `20`, as a number from 0 to 1; undefined for anything else. */
function parseShare(text) {
    const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
    return percent === undefined || Number(percent) > 100 ? undefined : Number(percent) / 100;
}
const MAX_DAYS = 36_500;
/** `0.4 s`, `12 s`, `3 min 20 s`, `1 h 30 min`, `3 d 4 h`: at most two units. A server can name any number. */
function formatDuration(ms) {
    if (ms < 9950)
        return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds > MAX_DAYS * 86_400)
        return `more than ${MAX_DAYS} d`;
    const parts = [
        [Math.floor(seconds / 86_400), 'd'],
        [Math.floor(seconds / 3600) % 24, 'h'],
        [Math.floor(seconds / 60) % 60, 'min'],
        [seconds % 60, 's']
    ];
    const first = parts.findIndex(([count]) => count > 0);
    return parts
        .slice(first, first + 2)
        .filter(([count]) => count > 0)
        .map(([count, unit]) => `${count} ${unit}`)
        .join(' ');
}
/** Decimal units, as object stores and browsers show them. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    let unit = 0;
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value < 9.95 ? value.toFixed(1) : value.toFixed(0)} ${units[unit] ?? ''}`;
}
/** `1,234`, or `1,234 pages` with a noun. */
function formatCount(amount, noun) {
    // Not toLocaleString: loading the tables of all languages for one comma costs 20 ms.
    const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
    if (noun === undefined)
        return digits;
    return `${digits} ${noun}${amount === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`;
}


/***/ })

};
