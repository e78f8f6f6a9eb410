export const id = 2001;
export const ids = [2001];
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

/***/ 2923:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75919);
/* harmony import */ var _runtime_deferred_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23141);
/* harmony import */ var _runtime_read_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32974);
/* harmony import */ var _site_glob_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22797);
/* harmony import */ var _sources_render_renderer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81819);
/* harmony import */ var _base_versions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37416);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47743);









// The entry of the thread in which everything is parsed and compared that a stranger wrote, so that it can be ended.
const { head, base, ignore, notCompared, progress, ...rest } = node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData;
const waiting = new Map();
let asked = 0;
const placesOf = (paths, first) => new Map(paths.map((path, at) => [path, first + at]));
const places = { head: placesOf(head.paths, 0), base: placesOf(base?.paths ?? [], head.paths.length) };
/** The version that is read: one is read after the other. */
let current = 'head';
const send = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.postMessage(message);
function parsing(file) {
    progress[0] = places[current].get(file) ?? -1;
    Atomics.add(progress, 1, 1);
}
async function ask(question) {
    const answer = (0,_runtime_deferred_js__WEBPACK_IMPORTED_MODULE_7__/* .deferred */ .y)();
    asked += 1;
    waiting.set(asked, answer);
    send({ ...question, id: asked });
    return await answer.promise;
}
function filesOf(version, { paths, folder, skipped }) {
    return {
        paths,
        skipped,
        async size(path) {
            current = version;
            parsing(path);
            // Nobody else works in this thread: it can wait for the disk.
            if (folder !== undefined)
                return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path)).size;
            return (await ask({ kind: 'size', version, path }));
        },
        async read(path) {
            parsing(path);
            if (folder !== undefined)
                return (0,_base_versions_js__WEBPACK_IMPORTED_MODULE_5__/* .normalized */ .A9)((0,_runtime_read_below_js__WEBPACK_IMPORTED_MODULE_3__/* .readBelow */ .G)(folder, path).toString());
            return (await ask({ kind: 'read', version, path }));
        }
    };
}
node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.on('message', (message) => {
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message)
        answer?.reject(new Error(message.error));
    else
        answer?.resolve(message.value);
});
function onPage(file, done, total) {
    parsing(file);
    progress[2] = done;
    progress[3] = total;
}
const review = await (0,_review_js__WEBPACK_IMPORTED_MODULE_6__/* .reviewChange */ .r)({
    ...rest,
    head: filesOf('head', head),
    base: base && filesOf('base', base),
    ...(notCompared !== undefined && { notCompared })
}, {
    ignore: ignore.map(_site_glob_js__WEBPACK_IMPORTED_MODULE_8__/* .parseGlob */ .q),
    siteUrl: rest.siteUrl,
    prefix: rest.prefix,
    renderer: new _sources_render_renderer_js__WEBPACK_IMPORTED_MODULE_4__/* .Renderer */ .A({ onPage })
});
send({ kind: 'done', review });

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 47743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ reviewChange)
});

// EXTERNAL MODULE: ./.build/src/sources/source/settings/navigation-entries.js
var navigation_entries = __webpack_require__(82087);
// EXTERNAL MODULE: ./.build/src/sources/source/problems.js
var source_problems = __webpack_require__(41160);
// EXTERNAL MODULE: ./.build/src/sources/source/sources.js + 6 modules
var source_sources = __webpack_require__(59371);
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
            found.push({ ...problem, place: (0,source_problems/* placeIn */.VV)(source.file, problem.place) });
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
// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
// EXTERNAL MODULE: ./.build/src/pull-request/readers/word-diff.js + 2 modules
var word_diff = __webpack_require__(85995);
// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
;// CONCATENATED MODULE: ./.build/src/pull-request/readers/page-changes.js



/**
 * Pages that belong together: of the same name, at the same address, with the same bytes, or with nearly the same text.
 * What is generated from a file that one version cannot read is neither added nor removed.
 */
function pairPages(base, head) {
    const isKnown = ({ hasSettings, unreadable }, { digest, file }) => digest !== undefined || (hasSettings && !unreadable.has(file));
    const left = {
        before: new Set(base.pages.filter(page => isKnown(head, page))),
        after: new Set(head.pages.filter(page => isKnown(base, page)))
    };
    const pairs = [];
    const take = (found) => {
        for (const pair of found)
            if (left.before.delete(pair.before) && left.after.delete(pair.after))
                pairs.push(pair);
    };
    take(samePages(left, ({ path }) => path));
    take(samePages(left, ({ address }) => address));
    take(samePages(left, ({ digest }) => digest));
    take(similarPages([...left.before], [...left.after]));
    return { pairs, added: [...left.after], removed: [...left.before] };
}
/** Of several pages, those with the nearest names belong together. */
function samePages(left, keyOf) {
    const after = (0,group_by/* groupBy */.$)(left.after, page => keyOf(page) ?? '');
    const candidates = [...left.before].flatMap(before => {
        const key = keyOf(before);
        const found = key === undefined ? [] : (after.get(key) ?? []).slice(0, MAX_SAME);
        return found.map(page => ({ before, after: page, value: nearness(before, page) }));
    });
    return bestPairs(candidates);
}
/** Two pages of a few words have much in common by chance. */
const MIN_WORDS = 5;
const MIN_SIMILARITY = 0.7;
const MAX_COMPARISONS = 100_000;
const MAX_SAME = 100;
/** Of two pages that are nearly as similar, the one with the nearer name is meant. */
const NAME_WEIGHT = 0.1;
function similarPages(removed, added) {
    if (removed.length * added.length > MAX_COMPARISONS)
        return [];
    const addedWords = new Map(added.map(page => [page, wordCounts(page)]));
    const candidates = removed.flatMap(before => {
        const words = wordCounts(before);
        return added.flatMap(after => {
            const value = similarity(words, addedWords.get(after));
            return value < MIN_SIMILARITY
                ? []
                : [{ before, after, value: value + NAME_WEIGHT * nearness(before, after) }];
        });
    });
    return bestPairs(candidates);
}
function bestPairs(candidates) {
    const taken = new Set();
    return candidates
        .sort((a, b) => b.value - a.value)
        .filter(({ before, after }) => {
        if (taken.has(before) || taken.has(after))
            return false;
        taken.add(before).add(after);
        return true;
    });
}
/** From 0 to 1: the share of folders and file names that two paths have in common; the file name counts most. */
function nearness(a, b) {
    const [left, right] = [a.path.split('/'), b.path.split('/')];
    const common = left.filter(name => right.includes(name)).length;
    const isSameName = left.at(-1) === right.at(-1);
    return (common / Math.max(left.length, right.length) + (isSameName ? 1 : 0)) / 2;
}
function wordCounts({ text }) {
    const counts = new Map();
    for (const word of text.match(/\S+/g) ?? [])
        counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
}
function similarity(before, after = new Map()) {
    let [common, total] = [0, 0];
    for (const [word, count] of before) {
        common += Math.min(count, after.get(word) ?? 0);
        total += count;
    }
    for (const count of after.values())
        total += count;
    return total < 2 * MIN_WORDS ? 0 : (2 * common) / total;
}
/** Files whose content is not in the text of a page: a new version of them is a change of the page. */
const SHOWN_FILE = /\.(?!(?:mdx?|json|ya?ml)$)[^./]+$/i;
/** What readers see of the pairs and of the rest. `changed`: files that differ. */
function comparePages({ pairs, added, removed }, changed, prefix) {
    const described = (page) => ({ path: page.address, title: page.title, file: prefix + page.file });
    const whole = (page, kind) => {
        const words = (0,word_diff/* countWords */.rj)(page.text);
        return {
            ...described(page),
            through: [],
            what: [],
            text: {
                parts: [{ kind, text: page.text }],
                wordsAdded: kind === 'added' ? words : 0,
                wordsRemoved: kind === 'removed' ? words : 0
            }
        };
    };
    const compared = pairs.flatMap(({ before, after }) => {
        const isMoved = before.address !== after.address && before.path !== after.path;
        const included = [...new Set([...before.includes, ...after.includes])].filter(path => changed.has(path));
        // What only one version can parse is rendered in another way there.
        const isUnread = before.isUnread || after.isUnread || before.isValid !== after.isValid;
        if (isUnread && !isMoved && !changed.has(after.file) && included.length === 0)
            return [];
        const isParsed = after.isValid && !after.isUnread;
        const unread = `a file that ${isParsed ? 'was not parsed before' : 'is not parsed'}`;
        const what = isUnread ? [unread] : differences(before, after);
        const isSame = before.title === after.title && before.text === after.text && what.length === 0;
        if (!isMoved && isSame && !included.some(path => SHOWN_FILE.test(path)))
            return [];
        const text = isUnread ? (0,word_diff/* diffWords */.b2)('', '') : (0,word_diff/* diffWords */.b2)(before.text, after.text);
        const from = isMoved ? { from: before.address } : {};
        return [{ ...described(after), ...from, through: included.map(path => prefix + path).sort(), what, text }];
    });
    const sorted = (pages) => pages.sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path));
    return {
        added: sorted(added.map(page => whole(page, 'added'))),
        changed: sorted(compared.filter(({ from }) => from === undefined)),
        removed: sorted(removed.map(page => whole(page, 'removed'))),
        moved: sorted(compared.filter(({ from }) => from !== undefined))
    };
}
/** Fields that only say where a page is listed, or what it is for others than readers. */
const NOT_SHOWN = /^(?:order|hidden|noindex|keywords|groups|canonical|og:|twitter:|boost)/;
function differences(before, after) {
    const fields = [...new Set([...Object.keys(before.front), ...Object.keys(after.front)])];
    const names = fields.filter(name => !NOT_SHOWN.test(name) && before.front[name] !== after.front[name]);
    const idsOf = ({ ids }) => ids.map(({ id }) => id).join('\n');
    return [
        ...(targetsOf(before) === targetsOf(after) ? [] : ['links']),
        ...(idsOf(before) === idsOf(after) ? [] : ['anchors']),
        ...(before.code === after.code ? [] : ['code']),
        ...(before.look === after.look ? [] : ['components']),
        ...names.sort()
    ];
}
function targetsOf({ references }) {
    return references.map(({ kind, target }) => `${kind} ${target}`).join('\n');
}
/** By the address that they had. */
function movedPages({ pairs }) {
    return new Map(pairs.map(({ before, after }) => [before.address, after.address]));
}

;// CONCATENATED MODULE: ./.build/src/pull-request/readers/containing-pages.js

const MIN_SHARE = 0.5;
const containing_pages_MIN_WORDS = 5;
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
        if (total < containing_pages_MIN_WORDS)
            return undefined;
        const ranked = [...common]
            .filter(([, words]) => words >= total * MIN_SHARE)
            .map(([at, words]) => ({ page: this.#pages[at], words }))
            .sort((a, b) => b.words - a.words || nearness(b.page, page) - nearness(a.page, page));
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
    /** From the root of the site; undefined for what is on another host. */
    addressOf(written, page) {
        const onSite = this.#onThisSite(written);
        if ((0,sources_targets/* isExternal */.ge)(onSite))
            return undefined;
        // The service's own check of links accepts repeated slashes, too.
        const target = onSite.replace(/^[^?#]*/, path => path.replace(/\/{2,}/g, '/'));
        if ((0,sources_targets/* isOnPage */.fA)(target))
            return `${new site_address/* SiteAddress */.g6(page.path).pathname}.html${target}`;
        // Browsers take a path without `/` or `./` from the folder of the page, the service's check of links from the root.
        const starts = /^\.{0,2}\//.test(target) ? [target] : [target, `/${target}`];
        const names = starts
            .flatMap(name => [name, name.replace(BASE_PATH, '/')])
            .flatMap(name => [name, name.replace(SOURCE_EXTENSION, '')]);
        const [found] = names.flatMap(name => this.docs.targets.find(name, page) ?? []);
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
    /** A link to the site's own host as a path; any other as it is. */
    #onThisSite(target) {
        const own = this.#ownHost;
        const url = own && (0,parse_url/* parseUrl */.D)(target);
        const address = url && url.host === own.host && site_address/* SiteAddress */.g6.parse(url.pathname, own.pathname);
        return address ? new site_address/* SiteAddress */.g6(address.path).pathname + url.search + url.hash : target;
    }
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
            const place = (0,source_problems/* placeIn */.VV)(page.file, placeOnPage);
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
        this.movedTo = movedPages(paired);
        const moves = paired.pairs.filter(({ before: old, after }) => old.file !== after.file);
        const renamed = new Map(moves.map(pair => [pair.before.file, pair.after.file]));
        const nameOf = (file) => prefix + (renamed.get(file) ?? file);
        for (const { kind, target, places, links = [] } of before.problems({ withSuggestions: false })) {
            for (const { file, written = target } of places)
                for (const name of renamed.has(file) ? [target, written, this.#moved(target)] : [target])
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














async function reviewChange({ changed, notCompared, ...versions }, { ignore, siteUrl, prefix, renderer }) {
    const { head, base } = await withSameRules(versions);
    const docs = await readDocs(head, renderer);
    const same = new Map([...docs.sources].filter(([file]) => !changed.has(file)));
    const earlier = base && (await readDocs(base, renderer, same));
    const now = new DocsCheck(new DocsAddresses(docs, { siteUrl, earlier }), ignore);
    const settings = docs_folders/* SETTINGS_FILES */.ER.find(name => head.paths.includes(name)) ?? 'docs.json';
    if (earlier === undefined) {
        const pages = { added: [], changed: [], removed: [], moved: [] };
        const findings = findingsOf(now.problems(), prefix, undefined);
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
    const before = new DocsCheck(new DocsAddresses(earlier, { siteUrl }), ignore);
    const paired = pairPages(earlier, docs);
    const isIgnored = (target) => ignore.some(pattern => pattern.matches(target));
    const isKnown = now.addresses.hasSettings && before.addresses.hasSettings;
    const vanished = isKnown
        ? vanishedAddresses(before.addresses, now.addresses, paired).filter(({ address }) => !isIgnored(address))
        : [];
    const removed = vanished.map(({ address: target, destination: suggestion, entry, earlier: place }) => {
        return { kind: 'removed-address', target, places: [entry ?? place ?? (0,source_problems/* startOf */.GH)(settings)], suggestion };
    });
    const unlisted = isKnown ? unlistedPages(docs, paired).filter(({ target }) => !isIgnored(target)) : [];
    const problems = [...now.problems(), ...removed, ...unlisted];
    const navigation = (0,navigation_changes/* navigationChanges */.C)(earlier, docs, paired);
    return {
        pages: comparePages(paired, changed, prefix),
        leftNavigation: navigation.flatMap(each => (each.kind === 'left' ? [each] : [])),
        navigation: navigation.filter(({ kind }) => kind !== 'left'),
        otherHosts: redirectsToOtherHosts(earlier, docs),
        vanished,
        settings,
        lostIds: lostIds(paired),
        unread: unreadFiles([earlier, docs], changed).map(file => prefix + file),
        findings: findingsOf(problems, prefix, new Baseline(before, paired, prefix)),
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
    const movedTo = movedPages(paired);
    const containing = gone.length === 0 ? undefined : new ContainingPages(now.docs.pages);
    const destinationOf = (to) => {
        const [path = ''] = to.split(/[?#]/, 1);
        const page = pages.get(path);
        const [found] = [to, movedTo.get(path), page && containing?.find(page)?.address].filter(each => each?.startsWith('/') === true && now.isReached(each.slice(1).replace(/[?#].*$/s, '')));
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
        .map(({ address, file }) => ({ kind: 'unlisted-page', target: address, places: [(0,source_problems/* startOf */.GH)(file)] }));
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

/***/ 23141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ deferred)
/* harmony export */ });
/** A promise and the functions that settle it: `Promise.withResolvers`, which Node 20 does not have. */
function deferred() {
    let resolve;
    let reject;
    const promise = new Promise((onResolve, onReject) => {
        resolve = onResolve;
        reject = onReject;
    });
    return { promise, resolve, reject };
}


/***/ }),

/***/ 29589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/** For `sort`: by code units, so that the order is the same on every machine. */
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
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


/***/ }),

/***/ 3695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ MAX_LEVELS),
/* harmony export */   PR: () => (/* binding */ MAX_PATH_BYTES),
/* harmony export */   lN: () => (/* binding */ MAX_SEGMENT_BYTES)
/* harmony export */ });
// For the path of a file in a site. Without imports, so that the catalog of failures can name them.
const MAX_PATH_BYTES = 4096;
const MAX_SEGMENT_BYTES = 255;
const MAX_LEVELS = 128;


/***/ })

};
