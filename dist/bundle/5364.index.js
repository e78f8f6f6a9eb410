export const id = 5364;
export const ids = [5364];
export const modules = {

/***/ 95364:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: ./.build/src/site/files/glob.js
var glob = __webpack_require__(16669);
// EXTERNAL MODULE: ./.build/src/sources/files.js
var sources_files = __webpack_require__(89181);
// EXTERNAL MODULE: ./.build/src/sources/render/renderer.js + 19 modules
var renderer = __webpack_require__(29061);
// EXTERNAL MODULE: ./.build/src/runtime/thread/serve-tasks.js
var serve_tasks = __webpack_require__(19973);
// EXTERNAL MODULE: ./.build/src/sources/watched-files.js
var watched_files = __webpack_require__(1222);
// EXTERNAL MODULE: ./.build/src/versions/versions.js
var versions = __webpack_require__(83268);
// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
// EXTERNAL MODULE: ./.build/src/sources/source/settings/navigation-entries.js
var navigation_entries = __webpack_require__(82087);
// EXTERNAL MODULE: ./.build/src/sources/source/problems.js
var problems = __webpack_require__(41160);
// EXTERNAL MODULE: ./.build/src/sources/source/docs-sources.js + 5 modules
var docs_sources = __webpack_require__(77998);
// EXTERNAL MODULE: ./.build/src/sources/targets.js
var sources_targets = __webpack_require__(93860);
;// CONCATENATED MODULE: ./.build/src/sources/docs.js




/**
 * Reads and renders all pages. A `renderer` that already rendered another version reuses unchanged pages. `known`: page
 * sources from another version, for files that are identical in this version.
 */
async function readDocs(files, renderer, known) {
    const sources = await (0,docs_sources/* readSources */.t)(files, known);
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
        navigation: (0,navigation_entries/* pagesOf */.E0)(settings?.navigation ?? []),
        hasSettings: settings?.isComplete ?? true,
        invalidSettings: settings?.invalid ?? [],
        settingsReferences: settings?.references ?? [],
        canonical: settings?.canonical,
        // Removes duplicates, because every page that includes a snippet reports the problems in the snippet.
        problems: [...new Map(found.map(problem => [keyOf(problem), problem])).values()],
        targets,
        unknownFolders: [...(settings?.api.unknownFolders ?? [])],
        sdkFolders: [...(settings?.api.sdkFolders ?? [])],
        variants: (0,navigation_entries/* variantFolders */.dN)(settings?.navigation ?? []),
        unreadable: settings?.api.unreadable ?? new Set()
    };
}
function docsPage(source, rendered, { paths, targets, named }) {
    const { path, title, file, hidden, digest, isParsed, isLink = false, front = {} } = source;
    const { text, ids, references, hasUnknownIds, snippets, problems, code, look } = rendered;
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
    if ((0,sources_targets/* isExternal */.ge)(target) || (0,sources_targets/* isOnPage */.fA)(target))
        return [];
    const found = targets.find(target, page);
    return found?.kind === 'file' ? [found.path] : [];
}

// EXTERNAL MODULE: ./.build/src/site/pages/page-addresses.js
var page_addresses = __webpack_require__(58156);
// EXTERNAL MODULE: ./.build/src/site/docs-folders.js
var docs_folders = __webpack_require__(45852);
// EXTERNAL MODULE: ./.build/src/pull-request/comparison/docs-addresses.js + 1 modules
var docs_addresses = __webpack_require__(13989);
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
// EXTERNAL MODULE: ./.build/src/runtime/text/percent-decode.js
var percent_decode = __webpack_require__(7754);
;// CONCATENATED MODULE: ./.build/src/pull-request/comparison/docs-check.js







/** Kinds of findings that depend on the settings, which contain the redirects and the navigation. */
const NEEDS_SETTINGS = new Set([
    ...['broken-link', 'missing-resource', 'broken-redirect', 'missing-page'],
    ...['removed-address', 'missing-operation', 'unlisted-page', 'invalid-settings']
]);
/** Checks the pages and files in one version of the documentation, just as the review checks an export. */
class DocsCheck {
    addresses;
    #docs;
    #judge;
    #ignore;
    #opened = [];
    #relativeImages = new Map();
    #numbers = new Map();
    #anchors = new Map();
    #outcomes = new Map();
    #pages;
    constructor(addresses, ignore) {
        this.addresses = addresses;
        this.#docs = addresses.docs;
        this.#pages = new Map(this.#docs.pages.map(page => [page.address, page]));
        this.#ignore = ignore;
        const files = new Map(this.#docs.pages.map(page => [`${page.path}.html`, reviewedFile(page)]));
        const { site, known, redirects } = addresses;
        const open = (kind, target) => this.#open(kind, target);
        this.#judge = new reference_judge/* ReferenceJudge */.D({ files, site, known, redirects, addresses: docs_addresses/* FROM_ROOT */.gm }, { open });
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
            (0,suggestions/* addSuggestions */.z)(found, {
                paths: this.addresses.paths,
                files: this.addresses.site,
                addresses: docs_addresses/* FROM_ROOT */.gm,
                idsOf: path => this.#judge.idsOf(path)
            });
        this.#judge.addDestinations(found);
        const problems = found.map(({ kind, target, places, suggestion, destination: detail }) => {
            const lacksAnchor = kind === 'broken-redirect' && this.#leadsToPage(target);
            const own = { kind: kind, target, suggestion, detail, lacksAnchor };
            return { ...own, places: [...places.values()], links: links.get(target) ?? [] };
        });
        const all = [
            ...problems.filter(({ detail = '' }) => !this.addresses.isUnknown(detail)),
            ...this.#relativeImages.values(),
            ...this.#sourceProblems()
        ];
        if (this.addresses.hasSettings)
            return all;
        const known = all.filter(({ kind }) => !NEEDS_SETTINGS.has(kind));
        const [first] = this.#docs.hasSettings ? this.#docs.redirects : [];
        if (first === undefined)
            return known;
        const detail = 'the settings contain too many redirects or too many wildcard redirects';
        return [{ kind: 'invalid-source', target: 'redirects', places: [first.place], detail }, ...known];
    }
    /** Whether a broken redirect leads to a page without its anchor. With `isNearlyAnchor`, requires a similar anchor. */
    #leadsToPage(source, isNearlyAnchor = false) {
        const { redirects, site } = this.addresses;
        const end = redirects.follow(docs_addresses/* FROM_ROOT */.gm.pathOf(source) ?? '', site);
        if (end?.kind !== 'file' || end.destination.fragment === '')
            return false;
        const { path, fragment } = end.destination;
        return !isNearlyAnchor || this.#isNearlyAnchor(`/${path}#${(0,percent_decode/* percentDecode */.Y)(fragment)}`);
    }
    #check(page, references) {
        for (const { kind, target, place: placeOnPage } of references) {
            // An address from the root does not depend on the page, so its outcome is determined only once.
            const known = target.startsWith('/') ? this.#outcomes.get(`${kind} ${target}`) : undefined;
            const outcome = known ?? this.#outcomeOf(kind, target, page);
            this.#outcomes.set(`${kind} ${target}`, outcome);
            const place = (0,problems/* placeIn */.VV)(page.file, placeOnPage);
            if (kind === 'resource' && page.file !== '' && outcome.length === 0 && RELATIVE_IMAGE.test(target))
                this.#addRelativeImage(target, page, place);
            // A link in a snippet that several pages include counts as one finding.
            for (const number of outcome)
                this.#opened[number]?.places.set(JSON.stringify(place), { ...place, written: target });
        }
    }
    /** Reports relative image paths. According to the service's documentation, such paths are not supported. */
    #addRelativeImage(written, page, place) {
        const target = this.addresses.addressOf(written, page);
        if (target === undefined || this.#ignore.some(pattern => pattern.matches(target)))
            return;
        const key = JSON.stringify([target, place]);
        this.#relativeImages.set(key, { kind: 'relative-image', target, places: [{ ...place, written }] });
    }
    /** Returns the indexes in `#opened` of the findings for an address. */
    #outcomeOf(kind, target, page) {
        const address = this.addresses.addressOf(target, page);
        const outcome = address === undefined ? [] : this.#judge.outcomeOf(kind, address, ROOT);
        return typeof outcome === 'string' ? [] : outcome;
    }
    #open(kind, written) {
        if (/^(?:broken-link|missing-resource)$/.test(kind) && this.addresses.isUnknown(written))
            return undefined;
        if (kind === 'broken-anchor' && this.#isNearlyAnchor(written))
            return undefined;
        if (kind === 'broken-redirect' && this.#leadsToPage(written, true))
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
    /** Whether an anchor exists, ignoring punctuation, which pages and the service's link check treat differently. */
    #isNearlyAnchor(written) {
        const [page = '', ...rest] = written.split('#');
        const anchor = withoutPunctuation(rest.join('#'));
        const known = this.#anchors.get(page);
        const ids = known ?? new Set(this.#pages.get(page)?.ids.map(({ id }) => withoutPunctuation(id)));
        this.#anchors.set(page, ids);
        return ids.has(anchor);
    }
    /** A broken wildcard redirect counts as one finding, regardless of the number of covered addresses. */
    #wildcardOf(target) {
        const rule = this.addresses.redirects.find(docs_addresses/* FROM_ROOT */.gm.pathOf(target) ?? '')?.rule;
        return rule !== undefined && rule.from.address === undefined ? rule.source : target;
    }
    /** Moves findings of broken redirects from the links to the redirects' entries in the settings. Returns the links. */
    #placeRedirects() {
        const places = new Map(this.#docs.redirects.map(({ source, place }) => [(0,page_addresses/* pageName */.$)(source), place]));
        const links = new Map();
        const { redirects } = this.addresses;
        for (const rule of redirects.rules) {
            const path = redirects.pathOf(rule);
            const target = path === undefined ? rule.source : docs_addresses/* FROM_ROOT */.gm.nameOf((0,page_addresses/* pageName */.$)(path));
            const opened = this.#opened[this.#numbers.get(`broken-redirect ${target}`) ?? -1];
            const place = places.get((0,page_addresses/* pageName */.$)(rule.source)) ?? places.get(`/${(0,page_addresses/* pageName */.$)(path ?? '')}`);
            if (opened === undefined || place === undefined)
                continue;
            links.set(target, [...opened.places.values()]);
            opened.places = new Map([['', place]]);
        }
        return links;
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
const RELATIVE_IMAGE = /^(?!\/|[a-z][a-z\d+.-]*:)[^?#]+\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)(?:[?#]|$)/i;
/** The site root, from which addresses are resolved. */
const ROOT = docs_addresses/* FROM_ROOT */.gm.startIn('', '');
/** The kinds of site findings that can occur in documentation sources. */
const SITE_KINDS = new Set([
    ...['broken-link', 'broken-anchor', 'missing-resource', 'broken-redirect']
]);
function withoutPunctuation(id) {
    return id.replace(/[?,;:!'"()[\]{}“”‘’]|\p{Extended_Pictographic}|\u200D|\uFE0E|\uFE0F/gu, '');
}
function reviewedFile({ path, ids, hasUnknownIds, isValid }) {
    return {
        path: `${path}.html`,
        // Anchors are checked only in files of type `page`.
        type: hasUnknownIds || !isValid ? 'unread' : 'page',
        // At the start of a heading, the service uses an opening or closing quotation mark, depending on the previous text.
        ids: ids.flatMap(({ id }) => [id, id.replace(/^“/, '”')]).join(page_record/* ID_SEPARATOR */.w),
        base: '',
        isNoindex: false,
        isMintlify: false,
        references: new Uint32Array()
    };
}

// EXTERNAL MODULE: ./.build/src/pull-request/comparison/findings.js
var comparison_findings = __webpack_require__(19711);
// EXTERNAL MODULE: ./.build/src/versions/pages/moved-pages.js
var moved_pages = __webpack_require__(12220);
;// CONCATENATED MODULE: ./.build/src/pull-request/comparison/new-findings.js






class KnownFindings {
    /** Current addresses of moved pages, and of pages with nearly the same text, by earlier address. */
    closest;
    #movedTo;
    #before;
    #known = new Set();
    /** Files that cannot be read in the base. Findings in these files do not count as new. */
    #unreadable;
    constructor(before, paired, prefix) {
        this.#before = before;
        this.#movedTo = (0,moved_pages/* movedPages */.Sc)(paired.pairs);
        this.closest = new Map([...(0,moved_pages/* movedPages */.Sc)(paired.similar), ...this.#movedTo]);
        const moves = paired.pairs.filter(({ before: old, after }) => old.file !== after.file);
        const renamed = new Map(moves.map(pair => [pair.before.file, pair.after.file]));
        const nameOf = (file) => prefix + (renamed.get(file) ?? file);
        for (const { kind, target, places, links = [] } of before.problems({ withSuggestions: false })) {
            for (const { file, written = target } of places)
                // A missing anchor is not new if the page has only moved.
                for (const name of [target, this.#moved(target), ...(renamed.has(file) ? [written] : [])])
                    this.#known.add((0,comparison_findings/* findingKey */.fl)({ kind, target: name, file: nameOf(file) }));
            for (const { file, written = '' } of links)
                this.#known.add((0,comparison_findings/* findingKey */.fl)({ kind, target: written, file: nameOf(file) }));
        }
        const { docs } = before.addresses;
        // The files of an invalid page are not checked, unless a valid page includes the same files.
        const [valid, others] = [true, false].map(isValid => docs.pages.flatMap(page => (page.isValid === isValid ? [page.file, ...page.includes] : [])));
        const checked = new Set(valid);
        const unchecked = others.filter(file => !checked.has(file));
        this.#unreadable = new Set([...invalidFiles(docs), ...unchecked].map(nameOf));
    }
    hasPage(target) {
        return this.#before.addresses.hasPage(target);
    }
    /** Whether the base has the finding or cannot be checked. In moved files, `target` can be the address as written. */
    has(finding) {
        if (this.#known.has((0,comparison_findings/* findingKey */.fl)(finding)))
            return true;
        if (!this.#before.addresses.hasSettings && NEEDS_SETTINGS.has(finding.kind))
            return true;
        return finding.kind !== 'invalid-source' && this.#unreadable.has(finding.file);
    }
    #moved(target) {
        const [page = '', ...anchor] = target.split('#');
        return [this.#movedTo.get(page) ?? page, ...anchor].join('#');
    }
}
/** Returns the findings in the head, marked as new or old, and sorted by kind, file, and line. */
function findingsOf(problems, prefix, base) {
    const findings = problems.flatMap(problem => {
        const { kind, target, places, links = [] } = problem;
        const suggestion = (kind === 'broken-link' ? base?.closest.get(target) : undefined) ?? problem.suggestion;
        const wasThere = kind === 'broken-link' && base?.hasPage(target) === true;
        const isKnown = (name, file) => base === undefined || base.has({ kind, target: name, file: prefix + file });
        const newLink = links.find(({ file, written = '' }) => !isKnown(written, file));
        const message = messageOf(problem, wasThere, newLink);
        return places.map(({ file, line, column, written = target, fix }) => {
            const finding = { kind, target, file: prefix + file, line, column, message };
            const isNew = newLink !== undefined || !(isKnown(target, file) || isKnown(written, file));
            const isOwn = suggestion === `/${file.replace(/(?:\/?\bindex)?\.mdx?$/i, '')}`;
            const closest = suggestion !== undefined && !isOwn && { suggestion };
            return { ...finding, ...closest, isNew, ...(fix && { fix }) };
        });
    });
    return sorted(findings);
}
/** `newLink`: the first new link that uses the redirect. */
function messageOf({ kind, target, detail = '', links = [], lacksAnchor }, wasThere, newLink) {
    const example = newLink ?? links[0];
    const used = example && ` (used in ${(0,units/* formatCount */.B4)(links.length, 'link')}, such as ${example.file}:${example.line})`;
    const end = `${lacksAnchor === true ? 'leads to a page without that anchor' : 'leads to an address that does not exist'}${used ?? ''}`;
    const messages = {
        'broken-link': `The link leads to ${target}, which ${wasThere ? 'this change removes' : 'does not exist'}.`,
        'broken-anchor': `The link leads to ${target}, but the page has no such anchor.`,
        'missing-resource': `The file ${target} does not exist.`,
        'broken-redirect': `The redirect from ${target}${detail && ` to ${detail}`} ${end}.`,
        'missing-page': `The navigation lists ${target}, which has no file.`,
        'removed-address': `This change removes the address ${target} without adding a working redirect.`,
        'missing-operation': `The OpenAPI document has no operation ${target}.`,
        'invalid-settings': `The service rejects ${target}: ${detail}.`,
        'unlisted-page': `The new page ${target} is neither in the navigation nor hidden.`,
        'relative-image': `The service does not support relative image paths. Use ${target} instead.`,
        'invalid-source': `The source is invalid: ${detail.replace(/\.$/, '')}.`
    };
    return messages[kind];
}
function sorted(findings) {
    const padded = (number) => String(number).padStart(9, '0');
    const order = ({ kind, file, line, column, target }) => [padded(comparison_findings/* FINDING_KINDS */.mH.indexOf(kind)), file, padded(line), padded(column), target].join('\n');
    return findings.sort((a, b) => (0,compare/* compareText */.n)(order(a), order(b)));
}
/** Finds files that cannot be parsed. Excludes valid settings files: their problems concern only referenced files. */
function invalidFiles({ problems, hasSettings }) {
    const files = problems.flatMap(({ kind, place }) => (kind === 'invalid-source' ? place.file : []));
    return hasSettings ? files.filter(file => !docs_folders/* SETTINGS_FILES */.ER.includes(file)) : files;
}

// EXTERNAL MODULE: ./.build/src/pull-request/comparison/navigation-changes.js
var navigation_changes = __webpack_require__(92743);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/versions/pages/same-text.js
var same_text = __webpack_require__(996);
;// CONCATENATED MODULE: ./.build/src/versions/pages/sure-moves.js




/** A text clearly matches the earlier text if its similarity exceeds that of all other texts by this much. */
const CLEARLY = 0.1;
/** Maximum number of other pages that are searched for a template. */
const MAX_SIBLINGS = 100;
/** Whether one of `others` is about as similar to `before` as `after` is. If so, all are based on a template. */
function isTemplate(before, after, others) {
    const least = (0,same_text/* likeness */.$R)(before, after) - CLEARLY;
    return others.some(other => (0,same_text/* likeness */.$R)(before, other) >= least);
}
/** Pairs pages with equal bytes that no other page has. These pairs replace other pairs of the same pages. */
function pairsByBytes(had, has, pairs) {
    const moved = [...had].flatMap(([digest, before]) => {
        const after = has.get(digest);
        return after === undefined || after.path === before.path ? [] : [{ before, after }];
    });
    const known = new Set(moved.flatMap(pair => [pair.before, pair.after]));
    return [...pairs.filter(pair => !known.has(pair.before) && !known.has(pair.after)), ...moved];
}
/**
 * Excludes uncertain moves, such as moves of pages with fewer than five words, of copies, or of pages that share a
 * template. Links are fixed only if the move is certain.
 */
function surePairs(before, after, pairs) {
    const [had, has] = [uniqueByBytes(before), uniqueByBytes(after)];
    const copies = (0,group_by/* countEach */.x)(before.map(({ digest }) => digest));
    const copiesNow = (0,group_by/* countEach */.x)(after.map(({ digest }) => digest));
    const all = [...before, ...after];
    const inFolder = (0,group_by/* groupBy */.$)(all, ({ path }) => external_node_path_.posix.dirname(path));
    const withName = (0,group_by/* groupBy */.$)(all, ({ path }) => external_node_path_.posix.basename(path));
    const isSure = (pair) => {
        const { path, digest = '', text } = pair.before;
        const now = pair.after;
        if (path === now.path)
            return true;
        const [counted, countedNow] = [(0,same_text/* countedText */.oA)(text), (0,same_text/* countedText */.oA)(now.text)];
        if ((0,same_text/* isShort */.tQ)(counted))
            return false;
        const name = external_node_path_.posix.basename(path);
        const isSameName = name === external_node_path_.posix.basename(now.path);
        if (digest !== '' && digest === now.digest)
            return isSameName
                ? (copies.get(digest) ?? 0) >= (copiesNow.get(digest) ?? 0)
                : had.has(digest) && has.has(digest);
        const siblings = [path, now.path].flatMap(each => inFolder.get(external_node_path_.posix.dirname(each)) ?? []);
        const isVersionOf = (page) => [pair.before, now].some(one => (0,moved_pages/* withoutVersions */.ep)(one) === (0,moved_pages/* withoutVersions */.ep)(page));
        const others = (isSameName ? (withName.get(name) ?? []) : siblings).filter(page => page.path !== path && page.path !== now.path && !(isSameName && isVersionOf(page)));
        return !isTemplate(counted, countedNow, others.slice(0, MAX_SIBLINGS).map(page => (0,same_text/* countedText */.oA)(page.text)));
    };
    const found = pairsByBytes(had, has, pairs);
    const sure = new Set(found.filter(isSure));
    // The move of a page with fewer than five words is certain if another page moved between the same folders.
    const folders = new Set(Array.from(sure, movedFolder));
    const isShortMove = (pair) => (0,same_text/* isShort */.tQ)((0,same_text/* countedText */.oA)(pair.before.text)) && folders.has(movedFolder(pair));
    return found.filter(pair => sure.has(pair) || isShortMove(pair));
}
/** Removes the names that both paths end with: `a/old/x/y` and `a/new/x/y` become `a/old` and `a/new`. */
function movedFolder({ before, after }) {
    const [from, to] = [before.path.split('/'), after.path.split('/')];
    while (from.length > 0 && from.at(-1) === to.at(-1)) {
        from.pop();
        to.pop();
    }
    return JSON.stringify([from, to]);
}
function uniqueByBytes(pages) {
    const groups = [...(0,group_by/* groupBy */.$)(pages, ({ digest = '' }) => digest)];
    return new Map(groups.flatMap(([digest, [page, ...others]]) => digest === '' || page === undefined || others.length > 0 ? [] : [[digest, page]]));
}

// EXTERNAL MODULE: ./.build/src/pull-request/comparison/word-diff.js
var word_diff = __webpack_require__(39177);
;// CONCATENATED MODULE: ./.build/src/pull-request/comparison/page-changes.js


/** Matches files whose content is not in a page's text, such as images. If one changes, the page counts as changed. */
const SHOWN_FILE = /\.(?!(?:mdx?|json|ya?ml)$)[^./]+$/i;
/** Finds the changes that readers can see. `changed`: files that differ between the versions. */
function comparePages({ pairs, added, removed }, changed, prefix) {
    const described = (page) => ({ path: page.address, title: page.title, file: prefix + page.file });
    const whole = (page, text) => ({ ...described(page), through: [], what: [], text });
    const compared = pairs.flatMap(({ before, after }) => {
        const isMoved = before.address !== after.address && before.path !== after.path;
        const included = [...new Set([...before.includes, ...after.includes])].filter(path => changed.has(path));
        const isUnread = !before.isValid || !after.isValid;
        if (isUnread && !isMoved && !changed.has(after.file) && included.length === 0)
            return [];
        const unread = `a file that ${after.isValid ? 'was not parsed before' : 'is not parsed'}`;
        const what = isUnread ? [unread] : differences(before, after);
        const isSame = before.title === after.title && before.text === after.text && what.length === 0;
        if (!isMoved && isSame && !included.some(path => SHOWN_FILE.test(path)))
            return [];
        const text = isUnread ? (0,word_diff/* diffWords */.b)('', '') : (0,word_diff/* diffWords */.b)(before.text, after.text);
        const from = isMoved ? { from: before.address } : {};
        return [{ ...described(after), ...from, through: included.map(path => prefix + path).sort(), what, text }];
    });
    const sorted = (pages) => pages.sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path));
    return {
        added: sorted(added.map(page => whole(page, (0,word_diff/* diffWords */.b)('', page.text)))),
        changed: sorted(compared.filter(({ from }) => from === undefined)),
        removed: sorted(removed.map(page => whole(page, (0,word_diff/* diffWords */.b)(page.text, '')))),
        moved: sorted(compared.filter(({ from }) => from !== undefined))
    };
}
/** Matches front matter fields that are not visible on the page, such as search keywords. */
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

// EXTERNAL MODULE: ./.build/src/versions/pages/word-index.js
var word_index = __webpack_require__(84877);
;// CONCATENATED MODULE: ./.build/src/pull-request/comparison/suggested-pages.js






const MIN_SHARE = 0.5;
/** Minimum number of distinct words in common. Pages with the same name need fewer. */
const MIN_SHARED_WORDS = 40;
const MIN_SHARED_WORDS_OF_SAME_NAME = 10;
/** A word is ignored if it is on more than this number of pages and on more than this share of all pages. */
const MIN_COMMON_PAGES = 5;
const MIN_COMMON_PAGE_SHARE = 0.2;
/** Changelogs mention everything, so they are not suggested as destinations. */
const CHANGELOG = /change[ -]?log|release[ -]?notes/i;
/** Finds a page to which a removed page can be redirected. */
class SuggestedPages {
    #pages;
    #byName;
    #added;
    #languages;
    #words;
    /** `added`: pages that the change adds. */
    constructor({ pages, variants }, added) {
        this.#languages = variants.filter(folder => !(0,same_text/* isVersion */.lF)(external_node_path_.posix.basename(folder)));
        this.#pages = pages.filter(({ path, title, hasFeed }) => hasFeed !== true && !CHANGELOG.test(`${path} ${title}`));
        this.#byName = (0,group_by/* groupBy */.$)(this.#pages, ({ path }) => external_node_path_.posix.basename(path));
        this.#added = new Set(added);
        this.#words = new word_index/* WordIndex */.d(withCounts(this.#pages), Math.max(MIN_COMMON_PAGES, this.#pages.length * MIN_COMMON_PAGE_SHARE));
    }
    /** Maps removed pages to suggested pages. Suggests each page for only one removed page and its versions. */
    findAll(gone, taken) {
        const isTaken = new Set(taken);
        const found = [...gone].flatMap(page => {
            const best = this.#find(page);
            return best === undefined || isTaken.has(best.page) ? [] : [{ gone: page, ...best }];
        });
        const suggested = [...(0,group_by/* groupBy */.$)(found, ({ page }) => page).values()].flatMap(all => {
            const [best] = all.toSorted((a, b) => Number(b.isSameName) - Number(a.isSameName) || b.share - a.share);
            return all.filter(each => best && (0,moved_pages/* withoutVersions */.ep)(each.gone) === (0,moved_pages/* withoutVersions */.ep)(best.gone));
        });
        return new Map(suggested.map(each => [each.gone, each.page]));
    }
    /** Finds the page with the same name in another folder or version, or else the page with the most words in common. */
    #find(page) {
        const subject = (0,moved_pages/* subjectOfPage */.pA)(page);
        const near = (each) => (0,moved_pages/* nearness */._I)(each.page, page);
        const isAdded = (each) => Number(this.#added.has(each.page));
        const found = this.#candidates(page)
            .filter(each => this.#languageOf(each.page) === this.#languageOf(page))
            .sort((a, b) => Number(b.isSameName) - Number(a.isSameName) ||
            (a.isSameName ? near(b) - near(a) || isAdded(b) - isAdded(a) : 0) ||
            b.share - a.share ||
            near(b) - near(a));
        const best = found.find(each => !(0,same_text/* isOtherSubject */.Rd)(subject, (0,moved_pages/* subjectOfPage */.pA)(each.page)));
        if (best === undefined || (0,moved_pages/* withoutVersions */.ep)(best.page) === (0,moved_pages/* withoutVersions */.ep)(page))
            return best;
        // If another page has the same name and about the same text, both are based on a template. Neither is suggested.
        const rivals = found.filter(each => each.isSameName && (0,moved_pages/* withoutVersions */.ep)(each.page) !== (0,moved_pages/* withoutVersions */.ep)(best.page));
        return rivals.some(each => each.share > best.share - CLEARLY) ? undefined : best;
    }
    #languageOf({ path }) {
        return this.#languages.find(folder => path.startsWith(`${folder}/`));
    }
    #candidates(page) {
        const { common, total } = this.#words.find(countsOf(page));
        const name = external_node_path_.posix.basename(page.path);
        const containing = [...common].flatMap(([other, { count, different }]) => {
            const isSameName = external_node_path_.posix.basename(other.path) === name;
            const least = isSameName ? MIN_SHARED_WORDS_OF_SAME_NAME : MIN_SHARED_WORDS;
            return count >= total * MIN_SHARE && different >= least
                ? [{ page: other, share: count / total, isSameName }]
                : [];
        });
        // Adds other versions of the page, because a short page in an API reference has too few words to match.
        const versions = (this.#byName.get(name) ?? []).filter(other => (0,moved_pages/* withoutVersions */.ep)(other) === (0,moved_pages/* withoutVersions */.ep)(page) && !containing.some(each => each.page === other));
        return [...containing, ...versions.map(other => ({ page: other, share: 0, isSameName: true }))];
    }
}
function* withCounts(pages) {
    for (const page of pages)
        yield [page, countsOf(page)];
}
function countsOf({ text, title }) {
    return (0,group_by/* countEach */.x)(`${title} ${text}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

;// CONCATENATED MODULE: ./.build/src/pull-request/comparison/review.js














/** `earlier`: the base, if it has already been read. */
async function compareVersions({ changed, head, base }, { ignore, renderer, ...options }, earlier) {
    const docs = await readDocs(head, renderer);
    const same = new Map([...docs.sources].filter(([file]) => !changed.has(file)));
    const baseDocs = earlier ?? (base && (await readDocs(base, renderer, same)));
    const siteUrl = options.siteUrl ?? (0,docs_addresses/* siteAddressOf */.xL)(baseDocs?.canonical ?? '');
    const now = new DocsCheck(new docs_addresses/* DocsAddresses */.e3(docs, { siteUrl, earlier: baseDocs }), ignore);
    const { addresses } = now;
    if (baseDocs === undefined)
        return { docs, addresses, siteUrl, base: undefined, problems: now.problems() };
    const check = new DocsCheck(new docs_addresses/* DocsAddresses */.e3(baseDocs, { siteUrl }), ignore);
    const paired = (0,moved_pages/* pairPages */.bK)(baseDocs, docs);
    const sure = surePairs(baseDocs.pages, docs.pages, paired.pairs);
    const isIgnored = (target) => ignore.some(pattern => pattern.matches(target));
    const isKnown = addresses.hasSettings && check.addresses.hasSettings;
    const vanished = isKnown
        ? vanishedAddresses(check.addresses, addresses, sure, paired.added).filter(({ address }) => !isIgnored(address))
        : [];
    const unlisted = isKnown ? unlistedPages(docs, paired).filter(({ target }) => !isIgnored(target)) : [];
    const problems = [...now.problems(), ...removedAddresses(vanished, settingsOf(head)), ...unlisted];
    return {
        docs,
        addresses,
        siteUrl,
        base: { docs: baseDocs, addresses: check.addresses, check, paired, sure, vanished },
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
function reviewOf({ docs, base, problems, siteUrl }, { head, changed, notCompared }, prefix) {
    const paired = base?.paired ?? { pairs: [], added: [], removed: [], similar: [] };
    return {
        pages: comparePages(paired, changed, prefix),
        navigation: base === undefined ? [] : (0,navigation_changes/* navigationChanges */.C)(base.docs, docs, paired),
        vanished: base?.vanished ?? [],
        settings: docs.redirects[0]?.place.file ?? settingsOf(head),
        lostIds: lostIds(paired),
        unread: base === undefined ? [] : unreadFiles([base.docs, docs], changed).map(file => prefix + file),
        findings: findingsOf(problems, prefix, base && new KnownFindings(base.check, paired, prefix)),
        siteUrl,
        notCompared: base === undefined ? notCompared : undefined
    };
}
/** Excludes page files, because the entry for a changed page already shows that its file cannot be read. */
function unreadFiles(versions, changed) {
    const unread = versions.flatMap(docs => {
        const known = new Set(docs.pages.flatMap(({ digest, file }) => (digest === undefined ? [] : file)));
        return [...docs.unreadable, ...invalidFiles(docs).filter(file => !known.has(file))];
    });
    return [...new Set(unread)].filter(file => changed.has(file)).sort();
}
/** Finds page addresses and redirect sources that work in the base but not in the head. */
function vanishedAddresses(before, now, sure, added) {
    const pages = new Map(before.docs.pages.map(page => [page.address, page]));
    const unknown = new Set(before.docs.pages.filter(({ digest, file }) => digest === undefined && now.docs.unreadable.has(file)));
    const redirected = [...before.redirectSources].map(([path, to]) => ({ address: `/${path}`, to }));
    const reached = [
        ...before.docs.pages.filter(page => !unknown.has(page)).map(({ address }) => ({ address, to: address })),
        ...redirected.filter(({ address }) => before.isReached(address.slice(1)))
    ].filter(({ address }) => !now.isReached(address.slice(1)));
    // Grouped by address, because a page and a redirect can have the same address.
    const gone = [...(0,group_by/* groupBy */.$)(reached, ({ address }) => address)];
    const [entries, earlier] = [now.docs, before.docs].map(({ redirects }) => new Map(redirects.map(({ source, place }) => [(0,page_addresses/* pageName */.$)(source), place])));
    const movedTo = (0,moved_pages/* movedPages */.Sc)(sure);
    const sources = now.redirectSources;
    const pageAt = (to) => pages.get(to.replace(/[?#].*$/s, ''));
    const moves = sure.filter(pair => pair.before.path !== pair.after.path);
    const lost = new Set(reached.flatMap(({ to }) => pageAt(to) ?? []));
    for (const { before: page } of moves)
        lost.delete(page);
    const taken = moves.map(pair => pair.after);
    const suggested = lost.size === 0 ? undefined : new SuggestedPages(now.docs, added).findAll(lost, taken);
    const destinationOf = (to) => {
        const [path = ''] = to.split(/[?#]/, 1);
        const page = pages.get(path);
        const moved = movedTo.get(path);
        const there = moved === undefined ? undefined : moved + to.slice(path.length);
        const [found] = [to, there, page && suggested?.get(page)?.address].filter(each => {
            const name = each?.replace(/[?#].*$/s, '').slice(1) ?? '';
            // Excludes redirect sources, because the service may follow redirects before it looks for pages.
            return each?.startsWith('/') === true && now.isReached(name) && !sources.has((0,page_addresses/* pageName */.$)(name));
        });
        return found;
    };
    return gone
        .map(([address, ways]) => {
        const places = { entry: entries.get(address), earlier: earlier.get(address) };
        const [destination] = ways.flatMap(({ to }) => destinationOf(to) ?? []);
        return { address, destination, ...places };
    })
        .sort((a, b) => (0,compare/* compareText */.n)(a.address, b.address));
}
/** Finds new pages that are not in the navigation. The start page needs no entry. */
function unlistedPages({ navigation }, { added }) {
    const listed = new Set(navigation.map(({ page }) => page.replace(/\/index$/, '')));
    return added
        .filter(({ path, hidden, digest, address }) => navigation.length > 0 && digest !== undefined && !hidden && address !== '/'
        ? !listed.has(path.replace(/\/index$/, ''))
        : false)
        .map(({ address, file }) => ({ kind: 'unlisted-page', target: address, places: [(0,problems/* startOf */.GH)(file)] }));
}
/** Skips pages with unknown ids, such as pages whose code can add ids. */
function lostIds({ pairs }) {
    return pairs.flatMap(({ before, after }) => {
        if (after.hasUnknownIds || !after.isValid || !before.isValid)
            return [];
        const current = new Set(after.ids.map(({ id }) => id));
        const ids = [...new Set(before.ids.flatMap(({ id, isAlias }) => (isAlias === true ? [] : id)))].filter(id => !current.has(id));
        return ids.length === 0 ? [] : [{ path: after.address, ids }];
    });
}

// EXTERNAL MODULE: ./.build/src/sources/page-file.js
var page_file = __webpack_require__(90098);
;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/moved/renamed-ids.js



const MAX_IDS = 200;
/** Ids on pages with more ids than this are not compared. */
const MAX_ALL_IDS = 2000;
/**
 * Finds new ids by lost id, for sections with equal or similar text. A heading that only takes the position of another
 * heading does not count as renamed.
 */
async function renamedIds(before, after, texts) {
    const [had, has] = [before, after].map(({ ids }) => new Set(ids.map(({ id }) => id)));
    const isNamed = ({ id, isAlias }, others) => isAlias !== true && !others.has(id);
    const count = (page, others) => page.ids.filter(id => isNamed(id, others)).length;
    const [lost, gained] = [count(before, has), count(after, had)];
    const isTooMany = Math.max(lost, gained) > MAX_IDS || Math.max(had.size, has.size) > MAX_ALL_IDS;
    if (lost === 0 || gained === 0 || isTooMany)
        return new Map();
    const old = await sectionsOf(before, texts.before, has);
    const fresh = await sectionsOf(after, texts.after, had);
    // Sections with unchanged ids, to detect templates: see `isTemplate`.
    const others = (await sectionsOf(after, texts.after, new Set())).filter(({ id }) => had.has(id));
    // Excludes subsections, whose text is part of the section.
    const beside = (section) => others.filter(other => !section.text.includes(other.text) && (0,same_text/* isSameSection */.QG)(section, other));
    const best = old.flatMap(section => {
        const candidates = fresh.filter(each => (0,same_text/* isSameSection */.QG)(section, each) && !(0,same_text/* isOtherSubject */.Rd)(section, each));
        const [first] = candidates;
        if (first === undefined || candidates.length > 1)
            return [];
        if (isTemplate(section, first, beside(section)))
            return [];
        return [[section.id, first.id]];
    });
    // Excludes two sections that became one, because it is unclear which of them was renamed.
    const taken = (0,group_by/* groupBy */.$)(best, ([, to]) => to);
    return new Map(best.filter(([, to]) => taken.get(to)?.length === 1));
}
async function sectionsOf({ file, ids }, texts, others) {
    const own = ids.filter(({ isAlias }) => isAlias !== true);
    const sections = [];
    for (const [name, inFile] of (0,group_by/* groupBy */.$)(own, ({ place }) => place.file ?? file)) {
        const wanted = inFile.filter(({ id }) => !others.has(id));
        if (wanted.length === 0)
            continue;
        const lines = (await texts.of(name))?.text.split('\n') ?? [];
        const starts = [...new Set(inFile.map(({ place }) => place.line))].sort((a, b) => a - b);
        for (const { id, place } of wanted) {
            const below = textBelow(place.line, lines, starts);
            sections.push({ id, ...(0,same_text/* countedText */.oA)(below), ...(0,same_text/* subjectOf */.et)([id], below) });
        }
    }
    return sections;
}
/** Returns the text up to the next id. If the text below a heading is short, adds the text below its subheadings. */
function textBelow(line, lines, starts) {
    const levelAt = (at) => /^ {0,3}(#{1,6})\s/.exec(lines[at - 1] ?? '')?.[1]?.length ?? Infinity;
    const textUntil = (end = Infinity) => lines.slice(line, end - 1).join('\n');
    const own = textUntil(starts.find(start => start > line));
    const level = levelAt(line);
    if (!(0,same_text/* isShort */.tQ)((0,same_text/* countedText */.oA)(own)) || level === Infinity)
        return own;
    return textUntil(starts.find(start => start > line && levelAt(start) <= level));
}

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/moved/moves.js



/** Finds pages and files that were moved or renamed in this change or in the history. */
class Moves {
    #comparison;
    #texts;
    #renamed;
    byPath;
    /** Pages in the head, by file. Snippets are not included. */
    byFile;
    /** Pages in the base, by current file. */
    #earlier;
    /** Link targets that existed only in an earlier version. */
    #past;
    #ids = new Map();
    constructor(comparison, texts, renamed) {
        const { docs, base } = comparison;
        this.#comparison = comparison;
        this.#texts = texts;
        this.#renamed = renamed;
        this.byFile = new Map(docs.pages.map(page => [page.file, page]));
        // Skips renames of pages in the base, because `base.sure` contains their current pages.
        const inBase = new Set(base?.docs.pages.map(({ file }) => file));
        const past = [...renamed].flatMap(([from, to]) => {
            const page = this.byFile.get(to);
            const isPast = (0,page_file/* isPageFile */.MV)(from) && !inBase.has(from);
            return page === undefined || !isPast ? [] : [{ path: (0,page_file/* withoutPageEnding */.BL)(from), file: from, page }];
        });
        const pairs = base?.sure ?? [];
        this.byPath = new Map([
            ...past.map(({ path, page }) => [path, page]),
            ...pairs.map(({ before, after }) => [before.path, after])
        ]);
        this.#earlier = new Map(pairs.map(({ before, after }) => [after.file, before]));
        this.#past = new sources_targets/* Targets */.Ht(past, [...renamed.keys()].filter(path => !(0,page_file/* isPageFile */.MV)(path)));
    }
    /** Returns the page as it was before the move, or the current page if the page did not move. */
    earlierOf(page) {
        return this.#earlier.get(page.file) ?? page;
    }
    /** Finds the earlier and the current target of a link. `page`: the linking page, as it was before the change. */
    find(written, page) {
        const { base, addresses } = this.#comparison;
        const found = base?.addresses.find(written, page) ?? addresses.find(written, page, this.#past);
        if (found === undefined)
            return undefined;
        const { kind, path: from, rest } = found;
        if (kind === 'page') {
            const to = this.byPath.get(from) ?? addresses.docs.pages.find(({ path }) => path === from);
            return to && { from, to: { kind, page: to }, rest };
        }
        const to = this.#renamed.get(from) ?? from;
        return addresses.paths.has(to) ? { from, to: { kind, path: to }, rest } : undefined;
    }
    /** Returns the new ids on a page, by old id. */
    async idsOf(page) {
        const known = this.#ids.get(page);
        if (known !== undefined)
            return known;
        const before = this.#earlier.get(page.file);
        const { head, base } = this.#texts;
        const found = before && base ? await renamedIds(before, page, { before: base, after: head }) : new Map();
        this.#ids.set(page, found);
        return found;
    }
}

// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/propose/rewrite.js




const PARTS = /^((?:https?:)?\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(?:#(.*))?$/is;
/** Matches the extension and the trailing slashes in a link to a page. */
const ENDING = new RegExp(`(${page_file/* PAGE_ENDING */.ie}|\\.html)?(/*)$`);
/**
 * Rewrites an address after a move. Relative addresses stay relative. The host, extension, query, and any anchor
 * not in `ids` (new anchors by old anchor) do not change. Returns undefined if the meaning of the address is unclear.
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
    const decoded = site_address/* SiteAddress */.g6.pathOf(path);
    const isAbsolute = path.startsWith('/');
    const [, extension = '', slashes = ''] = (to.kind === 'page' && ENDING.exec(decoded)) || [];
    const name = decoded.slice(0, decoded.length - extension.length - slashes.length);
    const relativeTo = external_node_path_.posix.dirname(before.file);
    const isRelative = !isAbsolute && isNamed(external_node_path_.posix.join(relativeTo, name), from);
    // A link from the root can begin with the site's base path.
    const prefix = isRelative ? '' : prefixOf(name, from);
    if (prefix === undefined)
        return undefined;
    const target = nameOf(to, extension, name.endsWith('index') && from.endsWith('index'));
    if (!isRelative) {
        // The prefix can also be a folder of the documentation. If so, the target must be in this folder.
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
/** Returns the part of `name` before the page or file, or undefined if `name` does not end with that page or file. */
function prefixOf(name, from) {
    const [found] = namesOf(from).filter(each => name === each || (each !== '' && name.endsWith(`/${each}`)));
    return found === undefined ? undefined : name.slice(0, name.length - found.length);
}
function isNamed(name, from) {
    return namesOf(from).includes(name === '.' ? '' : name);
}
function namesOf(from) {
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
    if (site_address/* SiteAddress */.g6.pathOf(path) === site_address/* SiteAddress */.g6.pathOf(encoded))
        return path;
    // Authors can write unencoded spaces in angle brackets and quotes.
    return path.includes(' ') ? encoded.replaceAll('%20', ' ') : encoded;
}
function encodeId(id) {
    return id.replace(/[\s()<>"'`%]/g, encodeURIComponent);
}

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/propose/propose.js





/** Kinds of problems with addresses in pages and in settings. */
const LINKS = new Set(['broken-link', 'broken-anchor', 'missing-resource']);
/** Maximum number of redirects to follow in a chain. */
const MAX_REDIRECTS = 10;
const NAVIGATION_ENTRY = new RegExp(`^(/*)(.*?)(${page_file/* PAGE_ENDING */.ie})?$`, 's');
/** Used as the linking page for links in settings and for absolute links in snippets. */
const propose_ROOT = { path: '', file: '' };
/** Proposes fixes for problems caused by moved or renamed pages and files. The proposals are not verified yet. */
class Proposer {
    #comparison;
    #moves;
    #texts;
    /** Original paths of the navigation entries, by the path of the page that each entry lists after the fixes. */
    #listed;
    #redirects;
    #earlierPages;
    /** Replacements by file, line, and column. */
    #replacements = new Map();
    constructor(comparison, moves, texts) {
        this.#comparison = comparison;
        this.#moves = moves;
        this.#texts = texts;
        this.#listed = new Map(comparison.docs.navigation.map(({ page }) => [page, page]));
        const redirects = comparison.docs.redirects.toReversed();
        const redirectsBy = (keyOf) => new Map(redirects.map(redirect => [keyOf(redirect), redirect]));
        this.#redirects = {
            bySource: redirectsBy(({ source }) => source),
            byName: redirectsBy(({ source }) => (0,page_addresses/* pageName */.$)(source)),
            byPlace: redirectsBy(({ place }) => placeKey(place))
        };
        this.#earlierPages = new Map(comparison.base?.docs.pages.map(page => [page.address, page]));
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
        const { kind, target } = problem;
        const { written } = place;
        if (LINKS.has(kind))
            return written === undefined ? undefined : await this.#link(place, written);
        if (kind === 'missing-page')
            return await this.#navigation(place);
        if (kind === 'broken-redirect')
            return await this.#destination(place);
        return kind === 'removed-address' ? await this.#redirect(target) : undefined;
    }
    async #link(place, written) {
        const after = this.#moves.byFile.get(place.file) ?? propose_ROOT;
        // The target of a relative address in a snippet depends on the page that includes the snippet.
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
    /** Updates the entry of a moved page, unless another entry lists the new path or is changed to the new path. */
    async #navigation(place) {
        return await this.#inSettings(place, value => {
            const [, start = '', path = '', ending = ''] = NAVIGATION_ENTRY.exec(value) ?? [];
            const page = this.#moves.byPath.get(path) ?? this.#redirectedPage(path);
            if (page === undefined || page.digest === undefined)
                return undefined;
            if ((this.#listed.get(page.path) ?? path) !== path)
                return undefined;
            this.#listed.set(page.path, path);
            return { written: start + page.path + ending, from: path, to: page.path };
        });
    }
    /** Finds the target page of a redirected path. Ignores redirects from many paths to one, such as to an error page. */
    #redirectedPage(path) {
        const { addresses, docs } = this.#comparison;
        const { redirects, site } = addresses;
        const rule = redirects.find(path)?.rule;
        const isForOne = rule !== undefined &&
            (rule.from.address !== undefined || redirects.endOfPattern(rule, site) === undefined);
        const end = isForOne ? redirects.follow(path, site) : undefined;
        if (end?.kind !== 'file')
            return undefined;
        return docs.pages.find(page => `${page.path}.html` === end.file && !page.hidden);
    }
    /** Updates the first redirect in the chain whose destination is a moved page or file. */
    async #destination(place) {
        let redirect = this.#redirects.byPlace.get(placeKey(place));
        for (let steps = 0; redirect !== undefined && steps < MAX_REDIRECTS; steps += 1) {
            const { destination } = redirect;
            const to = await this.#rewritten(destination, { before: propose_ROOT, after: propose_ROOT });
            if (to !== undefined)
                return await this.#lead(redirect, to);
            redirect = this.#redirectOf(destination);
        }
        return undefined;
    }
    /** Finds the redirect whose source matches an address. */
    #redirectOf(address) {
        const { addresses } = this.#comparison;
        const path = (0,sources_targets/* isExternal */.ge)(address) ? undefined : site_address/* SiteAddress */.g6.pathOf(address);
        const source = path === undefined ? undefined : addresses.redirects.find(path)?.rule.source;
        return this.#redirects.bySource.get(source ?? '');
    }
    async #lead({ destination, destinationPlace }, to) {
        // Omits the leading slash if the author omitted it.
        return await this.#inSettings(destinationPlace, value => {
            const written = value.startsWith('/') || (0,sources_targets/* isExternal */.ge)(value) ? to : to.replace(/^\//, '');
            return { written, from: destination, to };
        });
    }
    /** Adds a redirect from an address to the moved page, or updates the existing redirect for the address. */
    async #redirect(address) {
        const { addresses } = this.#comparison;
        const page = this.#earlierPages.get(address);
        const to = page && this.#moves.byPath.get(page.path);
        const redirect = this.#redirects.byName.get((0,page_addresses/* pageName */.$)(address));
        if (redirect !== undefined)
            return to === undefined
                ? await this.#destination(redirect.place)
                : await this.#lead(redirect, to.address);
        if (to === undefined || /[:*]/.test(address + to.address) || isSameName(address, to.address))
            return undefined;
        // Skips a page whose address has a redirect, because the service may follow redirects before it looks for pages.
        if (addresses.redirects.find((0,page_addresses/* pageName */.$)(to.address).replace(/^\//, '')) !== undefined)
            return undefined;
        return { kind: 'redirect', from: address, to: to.address };
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
    /** Creates the replacement at a place; undefined if the place already has a different replacement. */
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
/** Whether a redirect would lead to itself on a service that ignores case and the Unicode form of accents. */
function isSameName(...addresses) {
    const [one, other] = addresses.map(address => (0,page_addresses/* pageName */.$)(site_address/* SiteAddress */.g6.pathOf(address)).normalize().toLowerCase());
    return one === other;
}
function placeKey({ file, line, column }) {
    return JSON.stringify([file, line, column]);
}

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/prove/content-changes.js

/** Compares everything that was read. Only the replaced addresses and the added redirects may differ. */
function contentChanges(before, after, { replaced, added }) {
    const intended = new Set(replaced.map(({ file, from, to }) => content_changes_keyOf({ file, from, to })));
    const addresses = new Set(replaced.map(addressKey));
    /** Addresses with an unintended new value. */
    const wrong = new Set();
    const witnessed = new Set();
    const isExpected = ({ place, target: from }, to) => {
        if (from === to)
            return true;
        const { file } = place;
        const key = content_changes_keyOf({ file, from, to });
        witnessed.add(key).add(content_changes_keyOf({ file, from, to, place }));
        if (intended.has(key))
            return true;
        const address = addressKey({ file, from });
        wrong.add(address);
        // If the address should be replaced, rejects only its replacements, not all replacements in the file.
        return addresses.has(address);
    };
    const unexpected = new Set();
    const redirectCount = before.redirects.length;
    const [had, has] = [partsOf(before, redirectCount), partsOf(after, redirectCount)];
    for (const [name, { files, content, addresses: own }] of had) {
        const now = has.get(name);
        const isSame = now?.content === content &&
            own.map((each, at) => isExpected(each, now.addresses[at]?.target ?? '')).every(Boolean);
        if (!isSame)
            for (const file of files)
                unexpected.add(file);
    }
    const fresh = new Map(after.redirects.slice(redirectCount).map(each => [each.source, each.destination]));
    const sources = new Set(added.map(({ from }) => from));
    if (has.size !== had.size || [...fresh.keys()].some(source => !sources.has(source)))
        for (const file of had.get(SETTINGS)?.files ?? [])
            unexpected.add(file);
    return {
        unexpected,
        isReplaced: each => !wrong.has(addressKey(each)) && witnessed.has(content_changes_keyOf(each)),
        isAdded: ({ from, to }) => fresh.get(from) === to
    };
}
function content_changes_keyOf({ file, from, to, place }) {
    return JSON.stringify([file, from, to, place?.line, place?.column]);
}
function addressKey({ file, from }) {
    return JSON.stringify([file, from]);
}
/** The key of the settings. No page has an empty path. */
const SETTINGS = '';
/** Returns the pages by path, and the settings with only the first `redirectCount` redirects. */
function partsOf(docs, redirectCount) {
    const parts = docs.pages.map(page => [page.path, pagePart(page)]);
    return new Map([...parts, [SETTINGS, settingsPart(docs, redirectCount)]]);
}
function pagePart({ file, includes, references, ...page }) {
    const { title, text, ids, code, front, isValid, hidden } = page;
    const kinds = references.map(({ kind }) => kind);
    return {
        files: [file, ...includes],
        content: JSON.stringify([title, text, ids.map(({ id }) => id), code, front, isValid, hidden, kinds]),
        addresses: references.map(({ target, place }) => ({ target, place: (0,problems/* placeIn */.VV)(file, place) }))
    };
}
function settingsPart({ redirects, navigation, settingsReferences }, redirectCount) {
    const kept = redirects.slice(0, redirectCount);
    const listed = navigation.map(({ sections, hidden }) => [sections, hidden]);
    return {
        files: [...kept, ...navigation].map(({ place }) => place.file),
        content: JSON.stringify([kept.map(({ source }) => source), listed, settingsReferences.length]),
        addresses: [
            ...kept.map(({ destination, place }) => ({ target: destination, place })),
            ...navigation.map(({ page, place }) => ({ target: page, place })),
            ...settingsReferences
        ]
    };
}

// EXTERNAL MODULE: ./.build/src/pull-request/fixes/edit.js
var edit = __webpack_require__(24783);
// EXTERNAL MODULE: ./.build/node_modules/jsonc-parser/index.js
var jsonc_parser = __webpack_require__(35515);
// EXTERNAL MODULE: ./.build/src/sources/source/json.js
var json = __webpack_require__(39738);
;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/propose/redirect-entries.js


/** Creates an edit that adds redirects after the existing entries in a file, in the same format. */
function addBehind(entries, added, settings) {
    const { text } = settings;
    const starts = new Set(entries.map(place => settings.offsetOf(place)));
    const tree = treeOf(settings);
    const [first = 0] = starts;
    const list = tree && (0,jsonc_parser/* findNodeAtOffset */.SM)(tree, first)?.parent;
    const nodes = list?.children?.filter(({ offset }) => starts.has(offset)) ?? [];
    const [before, last] = [nodes.at(-2), nodes.at(-1)];
    if (last === undefined)
        return undefined;
    const indent = indentOf(text, last.offset);
    const between = before && text.slice(endOf(before), last.offset);
    const separator = /^\s*,\s*$/.test(between ?? '') ? between : indent === undefined ? ', ' : `,\n${indent}`;
    const example = nodes.findLast(isPlainEntry);
    const unit = indent?.startsWith('\t') ? '\t' : '  ';
    const shape = example ? text.slice(example.offset, endOf(example)) : entryShape(indent, unit);
    return settings.edit(endOf(last), '', added.map(entry => `${separator}${filled(shape, entry)}`).join(''));
}
/** Creates an edit that adds the first redirects to the settings; undefined if no suitable position is found. */
function addFirst(added, settings) {
    const { text } = settings;
    const tree = treeOf(settings);
    const [, unit] = /^\s*\{[ \t]*\n([ \t]+)"/.exec(text) ?? [];
    const list = listText(added, unit);
    const known = tree && (0,jsonc_parser/* findNodeAtLocation */.Wc)(tree, ['redirects']);
    if (known !== undefined)
        return text.startsWith('[]', known.offset) ? settings.edit(known.offset, '[]', list) : undefined;
    const last = tree?.type === 'object' ? tree.children?.at(-1) : undefined;
    if (last === undefined)
        return undefined;
    return settings.edit(endOf(last), '', `${unit === undefined ? ', ' : `,\n${unit}`}"redirects": ${list}`);
}
function treeOf({ text, file }) {
    try {
        return (0,json/* parseJsonTree */.U0)(text, file);
    }
    catch (error) {
        if (error instanceof json/* JsonError */.N3)
            return undefined;
        throw error;
    }
}
function endOf({ offset, length }) {
    return offset + length;
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
/** Inserts addresses into a sample entry. Keeps the whitespace, the quotes, and the order of fields. */
function filled(shape, { from, to }) {
    const value = (name, address) => (whole, key) => key.startsWith(`"${name}"`) ? key + JSON.stringify(address) : whole;
    return shape
        .replace(/("source"\s*:\s*)"(?:[^"\\]|\\.)*"/, value('source', from))
        .replace(/("destination"\s*:\s*)"(?:[^"\\]|\\.)*"/, value('destination', to));
}
function isPlainEntry(entry) {
    const names = (0,json/* itemsOf */.S3)(entry).map(([name]) => name);
    return entry.type === 'object' && names.sort().join() === 'destination,source';
}
/** Returns the whitespace before an offset, if the line contains nothing else before the offset. */
function indentOf(text, offset) {
    return /\n([ \t]*)$/.exec(text.slice(0, offset))?.[1];
}

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/prove/prove.js







/** Maximum number of reviews. After each review, the fixes that failed are omitted. */
const MAX_ROUNDS = 4;
/** Applies all proposals in memory. Keeps the fixes that a new review confirms and that change nothing else. */
async function prove(proposals, reviewed) {
    const { comparison, versions, options } = reviewed;
    let left = proposals;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const fixes = await withEdits(left, reviewed);
        if (fixes.length === 0)
            return [];
        const edits = [...new Set(fixes.map(({ fix }) => fix.edit))];
        const head = await (0,edit/* editedDocs */.pL)(versions.head, edits);
        if (head === undefined)
            return [];
        const changed = new Set([...versions.changed, ...edits.map(({ file }) => file)]);
        const after = await compareVersions({ ...versions, head, changed }, options, comparison.base?.docs);
        const failed = new Set([
            ...failedFindings(fixes, comparison, after),
            ...failedContent(fixes, comparison, after)
        ]);
        if (failed.size === 0)
            return fixes;
        left = fixes.filter(fix => !failed.has(fix));
    }
    return [];
}
/** Adds an edit to each proposal for a redirect: the edit that inserts all new redirects. */
async function withEdits(proposals, { comparison, versions, texts }) {
    const added = redirectsOf(proposals);
    const places = comparison.docs.redirects.map(({ place }) => place);
    const file = places.at(-1)?.file ?? settingsOf(versions.head);
    const source = added.length === 0 ? undefined : await texts.of(file);
    const behind = places.filter(place => place.file === file);
    const addition = source && (behind.length > 0 ? addBehind(behind, added, source) : addFirst(added, source));
    return proposals.flatMap(({ problem, place, fix }) => {
        const edit = fix.kind === 'redirect' ? addition : fix.edit;
        return edit === undefined ? [] : [{ problem, place, fix: { ...fix, edit } }];
    });
}
function redirectsOf(proposals) {
    return proposals.map(({ fix }) => fix).filter(({ kind }) => kind === 'redirect');
}
/** Finds fixes whose problem still exists, and fixes that may have caused a new problem. */
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
    const broken = new Set([...linksOf(before, 'broken-link'), ...linksOf(before, 'broken-redirect')]);
    const fresh = after.problems.flatMap(problem => problem.places.flatMap(place => {
        const { file } = place;
        const key = prove_keyOf(problem, file);
        // A fix can reveal an old problem: a link that a redirect repairs can still have a missing anchor,
        // and an image whose file is found again can still have a relative path.
        const isRest = problem.kind === 'relative-image' || (problem.kind === 'broken-anchor' && broken.has(linkKey(place)));
        return !isRest && (has.get(key) ?? 0) > (had.get(key) ?? 0) ? [{ problem, file }] : [];
    }));
    const { base } = before;
    const known = base && fresh.length > 0 ? new KnownFindings(base.check, base.paired, '') : undefined;
    const caused = fresh
        .filter(({ problem: { kind, target }, file }) => known?.has({ kind, target, file }) !== true)
        .flatMap(({ problem, file }) => causesOf(problem, file, fixes));
    return [...fixes.filter(isLeft), ...caused];
}
/** Returns the keys of links that have, or use a redirect with, this kind of problem. A new address changes the key. */
function linksOf({ problems }, kind) {
    const own = problems.filter(problem => problem.kind === kind);
    return new Set(own.flatMap(({ places, links = [] }) => [...places, ...links].map(linkKey)));
}
function linkKey({ file, written }) {
    return JSON.stringify([file, written]);
}
function prove_keyOf({ kind, target }, file) {
    return (0,comparison_findings/* findingKey */.fl)({ kind, target, file });
}
function prove_countsOf(problems) {
    return (0,group_by/* countEach */.x)(problems.flatMap(problem => problem.places.map(({ file }) => prove_keyOf(problem, file))));
}
/** Returns the file's fixes for the problem's address, or else all fixes in the file, or else all fixes. */
function causesOf({ target }, file, fixes) {
    const inFile = fixes.filter(({ fix }) => fix.edit.file === file);
    const sameAddress = inFile.filter(({ fix: { kind, from, to } }) => to === target || (kind === 'redirect' && from === target));
    return [sameAddress, inFile, fixes].find(each => each.length > 0) ?? [];
}
/** Finds fixes that did not replace their address, or that changed other content. */
function failedContent(fixes, before, after) {
    const replacedBy = ({ fix, place }) => {
        const { kind, from, to, edit } = fix;
        const { file } = edit;
        return kind === 'address' ? [{ file, from, to, ...(!isSettings(file) && { place }) }] : [];
    };
    const replaced = fixes.flatMap(replacedBy);
    const added = redirectsOf(fixes);
    const { unexpected, isReplaced, isAdded } = contentChanges(before.docs, after.docs, { replaced, added });
    const isDone = (fix) => fix.fix.kind === 'redirect' ? isAdded(fix.fix) : replacedBy(fix).every(isReplaced);
    return fixes.filter(fix => unexpected.has(fix.fix.edit.file) || !isDone(fix));
}
/** Whether a file contains settings, where a finding's place can be the start of a whole entry. */
function isSettings(file) {
    return file.endsWith('.json');
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./.build/src/sources/source/line-starts.js
var line_starts = __webpack_require__(27402);
// EXTERNAL MODULE: ./.build/src/sources/source/read-text.js
var read_text = __webpack_require__(60950);
;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/source-text.js




/** Texts of the sources that fixes change. Each file is read once. */
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
        // Yields so that the file's time limit does not include the next steps, which can concern several files.
        await (0,promises_.setImmediate)();
        this.#texts.set(file, source);
        return source;
    }
}
const JSON_STRING = /"(?:[^"\\\n]|\\.)*"/y;
/** A Markdown link up to its address, `[text](`, or a link with a label: `[text][label]`, `[label][]`, or `[label]`. */
const LINK = /^!?\[((?:[^[\]\\`]|\\[^]|`[^`]*`|\[[^[\]]*\])*)\](?:(\(\s*<?)|\[([^\]]*)\])?/;
/** These patterns match the text before an address: in a link or an attribute, and in a setting. */
const BEFORE_ADDRESS = /(?:(?:^|[^\w-])(?:href|src|url|link|to|img|image|icon|poster)\s*=\s*(?:\{\s*)?["'`]|<|\]\(\s*<?|\]:[ \t]*<?)$/;
const BEFORE_SETTING = /["'(<]$/;
const AFTER_ADDRESS = /^(?:["'`>)\s]|$)/;
const MAX_BEFORE = 30;
/** Maximum length of a link text or a tag. */
const MAX_LINK_TEXT = 10_000;
class SourceText {
    file;
    text;
    #lines;
    /** Offsets of addresses that are already assigned to a link. */
    #taken = new Set();
    #definitions;
    constructor(file, text) {
        this.file = file;
        this.text = text;
        this.#lines = new line_starts/* LineStarts */.C(text);
    }
    /** Creates an edit that replaces text without line breaks. */
    edit(offset, before, after) {
        return { file: this.file, ...this.#lines.placeAt(offset), before, after };
    }
    offsetOf(place) {
        return this.#lines.offsetOf(place);
    }
    /** Reads the string that begins at a place in a JSON file. `offset`: start of the text between the quotes. */
    stringAt(place) {
        JSON_STRING.lastIndex = this.offsetOf(place);
        const [token] = JSON_STRING.exec(this.text) ?? [];
        if (token === undefined)
            return undefined;
        const value = JSON.parse(token);
        return { offset: JSON_STRING.lastIndex - token.length + 1, raw: token.slice(1, -1), value };
    }
    /**
     * Finds the offset of the address in the link or image element at a place; undefined if the offset is unclear.
     * Each address is found only once, except in definitions, which several links can share.
     */
    addressAt(place, written) {
        const start = this.offsetOf(place);
        // Without a limit, the search would read the rest of the file if the address in the source contains entities.
        const tag = this.text.slice(start, start + MAX_LINK_TEXT);
        const [link, text = '', isInline, label = ''] = LINK.exec(tag.replace(/\n[ \t]*\n[^]*$/, '')) ?? [];
        if (link !== undefined && isInline === undefined)
            return this.#definitionOf(label || text, written);
        if (link !== undefined) {
            const offset = start + link.length;
            return this.#isAddress(offset, written) ? this.#take(offset) : undefined;
        }
        for (let at = tag.indexOf(written); at >= 0; at = tag.indexOf(written, at + 1))
            if (!this.#taken.has(start + at) && this.#isAddress(start + at, written))
                return this.#take(start + at);
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
    #definitionOf(label, written) {
        this.#definitions ??= definitionsIn(this.text);
        const [first, ...others] = this.#definitions.get(labelOf(label)) ?? [];
        // If several definitions have the same label, one of them can be in a comment or in code.
        if (first === undefined || others.length > 0)
            return undefined;
        return this.#isAddress(first.offset, written) ? first.offset : undefined;
    }
}
/** Finds the link definitions in a text, by label. */
function definitionsIn(text) {
    const found = text.matchAll(/^[ \t>]*\[((?:[^[\]\\\n]|\\.)+)\]:[ \t]*<?/gm);
    const definitions = Array.from(found, ({ index, 0: match, 1: label = '' }) => ({
        label: labelOf(label),
        offset: index + match.length
    }));
    return (0,group_by/* groupBy */.$)(definitions, ({ label }) => label);
}
/** Normalizes a label, because Markdown ignores case and the amount of white space in labels. */
function labelOf(text) {
    return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/review-change.js






/** Reviews a change and adds fixes to its findings. `renamed`: new names of renamed files, by old name. */
async function reviewChange(versions, options) {
    const { prefix } = options;
    const { head, base, renamed = new Map() } = versions;
    const comparison = await compareVersions(versions, options);
    const texts = new SourceTexts(head);
    const moves = new Moves(comparison, { head: texts, base: base && new SourceTexts(base) }, renamed);
    const proposals = await new Proposer(comparison, moves, texts).proposals();
    const fixes = await prove(proposals, { comparison, versions, options, texts });
    const problems = withFixes(comparison.problems, fixes, prefix);
    return reviewOf({ ...comparison, problems }, versions, prefix);
}
function withFixes(problems, proved, prefix) {
    // Findings that shared an edit must share its copy, so that the edit is passed to the main thread only once.
    const placed = new Map(proved.map(({ fix: { edit } }) => [edit, { ...edit, file: prefix + edit.file }]));
    const fixOf = ({ fix }) => ({ ...fix, edit: placed.get(fix.edit) ?? fix.edit });
    const byProblem = (0,group_by/* groupBy */.$)(proved, ({ problem }) => problem);
    return problems.map(problem => {
        const fixes = new Map(byProblem.get(problem)?.map(each => [each.place, fixOf(each)]));
        const places = problem.places.map(place => {
            const fix = fixes.get(place);
            return fix === undefined ? place : { ...place, fix };
        });
        return { ...problem, places };
    });
}

;// CONCATENATED MODULE: ./.build/src/pull-request/worker/worker-thread.js







/** Creates a function that reports which file is being parsed, by default in the same version as the previous file. */
function parsingOf({ head, base }, caller) {
    const placesOf = (paths, first) => new Map(paths.map((path, at) => [path, first + at]));
    const places = { head: placesOf(head.paths, 0), base: placesOf(base?.paths ?? [], head.paths.length) };
    let current = 'head';
    return (file, version = current) => {
        current = version;
        return caller.parsing(places[version].get(file));
    };
}
function askedFiles(version, paths, { ask }) {
    return {
        paths,
        size: async (path) => (await ask({ kind: 'size', version, path })),
        read: async (path) => (await ask({ kind: 'read', version, path }))
    };
}
// Entry point of the thread that parses and compares untrusted content. The thread can be stopped at any time.
(0,serve_tasks/* serveTasks */.a)(async (task, caller) => {
    const { head, base, ignore, notCompared, ...rest } = task;
    const beginParsing = parsingOf(task, caller);
    const filesOf = (version, { folder, paths, skipped }) => {
        const files = folder === undefined ? askedFiles(version, paths, caller) : (0,versions/* normalizedFiles */.J7)((0,sources_files/* filesIn */.nG)(folder, paths));
        return (0,watched_files/* watchedFiles */.I)({ ...files, skipped }, path => beginParsing(path, version));
    };
    const onPage = (file, done, total) => {
        beginParsing(file);
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
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);



/** Separates the ids of a page. HTML parsers replace this character inside an id. */
const ID_SEPARATOR = '\0';
/** A fragment that URL parsers do not change. */
const SIMPLE_FRAGMENT = /^#[\w\-.:()+,=]*$/;
/** A placeholder for the page address, since only the fragment of the parsed link is used. */
const OWN_ADDRESS = 'https://site.invalid/';
const OWN_PAGE = /^[\0-\x20]*(?:$|[#?])/;
class PageRecord {
    content;
    title = '';
    isNoindex = false;
    isMintlify = false;
    #base;
    #ids = new Set();
    /** Links that lead to the page itself if it has no `base`. */
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
        // Readers of the page can see or follow references of these kinds.
        const isContent = kind === 'link' || kind === 'media' || kind === 'frame';
        // A form without an action always leads to the page itself. A `link` without an address has no target.
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
        for (const { value } of addresses)
            this.add(kind, value);
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
            isMintlify: this.isMintlify,
            base: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_0__/* .copied */ .p)(this.#baseAddress),
            references: Uint32Array.from(this.#references)
        };
    }
    get #baseAddress() {
        return this.#base === undefined || isOwnPage(this.#base) ? '' : this.#base;
    }
    /** Called after all ids of the page are known. */
    #followOwnLink(link) {
        const isSimple = SIMPLE_FRAGMENT.test(link);
        if (isSimple && this.#ids.has(link.slice(1)))
            return;
        const fragment = (isSimple ? link : ((0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(link, OWN_ADDRESS)?.hash ?? '')).slice(1);
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
/* harmony import */ var _site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99004);

const KINDS = [
    /** A link that readers follow. */
    'link',
    /** A link that is not visible content: a form, a refresh, or `link rel="next"`. */
    'otherLink',
    'canonical',
    /** An image, or a sound or video file. */
    'media',
    'frame',
    /** A script, style sheet or font, or a file that a style sheet loads. */
    'resource',
    /** The image that other sites show beside a link to the page. */
    'preview',
    'sitemap',
    /** A link to an id that should be in the same page, but is missing. The value is the fragment. */
    'ownAnchor'
];
/** Assigns one number to each pair of kind and value, because a site repeats the same links on every page. */
class ReferenceTable {
    values = [];
    kinds = [];
    #targets = [];
    #numbers = Object.fromEntries(KINDS.map(kind => [kind, new Map()]));
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
    /** Returns the target of a reference without the build hash, so that a new build does not change the content. */
    targetOf(number) {
        return (this.#targets[number] ??= (0,_site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutBuildHash */ .T)(this.values[number]));
    }
}
/** Copies a string, because in V8 a substring keeps the whole original string (here, the page) in memory. */
function copied(text) {
    return Buffer.from(text).toString();
}


/***/ }),

/***/ 24563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ idsNamedBy)
/* harmony export */ });
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);

/**
 * Returns the element ids that a fragment can refer to: the fragment itself and its percent-decoded form. The list
 * is empty if the fragment refers to the top of the page or only highlights text.
 */
function idsNamedBy(fragment) {
    const directive = fragment.indexOf(':~:');
    const name = directive < 0 ? fragment : fragment.slice(0, directive);
    const decoded = (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y)(name);
    if (name === '' || decoded.toLowerCase() === 'top')
        return [];
    return decoded === name ? [name] : [name, decoded];
}


/***/ }),

/***/ 99004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withoutBuildHash),
/* harmony export */   t: () => (/* binding */ isImmutable)
/* harmony export */ });
/* harmony import */ var _pages_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15300);

/** Builds put these characters between the hash and the other parts of a file name. */
const SEPARATORS = /[-._~]/;
/**
 * Returns true if a file never changes because its name contains a hash of its content. Browsers cache such files
 * for a year, so the check is strict: the hash must contain letters and digits, which excludes words and dates.
 */
function isImmutable(path) {
    if ((0,_pages_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(path))
        return false;
    // In folders other than these three, such as the one named after the build id, a file can change without a new path.
    const nextFolder = /(?:^|\/)_next\/static\/([^/]+)\//.exec(path)?.[1];
    if (nextFolder !== undefined)
        return ['chunks', 'css', 'media'].includes(nextFolder);
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name
        .split(SEPARATORS)
        .some(part => /^[0-9a-f]{8,}$/i.test(part) && /\d/.test(part) && /[a-f]/i.test(part));
}
/** Maximum length of a file name. Also limits the time of the patterns below, which is quadratic in the length. */
const MAX_NAME = 255;
/** A quick first test, since most targets are pages. */
const MAY_BE_FILE = /\.(?!html?(?:[?#]|$))[A-Za-z0-9]{1,8}(?:[?#]|$)/;
const EXTENSION = /\.(?!html?$)[A-Za-z0-9]{1,8}$/;
const HEX = /(^|[-._~/])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}(?=[-._~]|$)/g;
/** A hash of eight characters before the extension, as in files from Vite and esbuild. */
const BASE64 = /([-.])(?=[\w-]*[A-Z0-9])(?=[\w-]*[A-Za-z])[\w-]{8}(?=(?:\.[a-z]{1,8})?\.[A-Za-z0-9]{1,8}$)/;
/** The folder that Next.js names after the build. All other folders below `_next/static/` have fixed names. */
const BUILD_ID = /((?:^|\/)_next\/static\/)(?!(?:chunks|css|media|development|webpack|runtime|pages)\/)[\w-]+(?=\/)/;
/**
 * Removes the hash and the query that a build adds to a file's address, so that a new build of the same content has the
 * same addresses: `/img/logo.3f9a0c1d.png?v=7` becomes `/img/logo..png`. Does not change page addresses. Removing text
 * that is not a hash does not affect the published site.
 */
function withoutBuildHash(target) {
    if (!MAY_BE_FILE.test(target))
        return target;
    const query = target.search(/[?#]/);
    const path = query < 0 ? target : target.slice(0, query);
    if (!EXTENSION.test(path.slice(-9)))
        return target;
    const start = path.lastIndexOf('/') + 1;
    if (path.length - start > MAX_NAME)
        return target;
    const folder = path.slice(0, start).replace(BUILD_ID, '$1');
    return folder + path.slice(start).replace(HEX, '$1').replace(BASE64, '$1');
}


/***/ }),

/***/ 15300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ isPageType),
/* harmony export */   YX: () => (/* binding */ pageCountOf),
/* harmony export */   a$: () => (/* binding */ countsAsPage),
/* harmony export */   lV: () => (/* binding */ MAX_PAGE_DROP),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   pl: () => (/* binding */ pageDrop),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Pages are HTML documents. An XHTML file is not a page, since it is not parsed as HTML. */
function isPage(path) {
    return /\.html?$/i.test(path);
}
/** Recognizes a page by its content type, because a page such as `guides/x` may have no extension. */
function isPageType(contentType) {
    return /^text\/html\b/i.test(contentType);
}
/** Returns true for the error page that hosts serve for missing addresses. Next.js also writes `_not-found.html`. */
function isNotFoundPage(path) {
    return /(?:^|\/)(?:404|_not-found)(?:\/index)?\.html$/.test(path);
}
/** Returns true for a page that is neither an error page nor a redirect. */
function countsAsPage({ path, redirect }) {
    return isPage(path) && !isNotFoundPage(path) && redirect === undefined;
}
function pageCountOf(files) {
    return files.reduce((count, file) => count + (countsAsPage(file) ? 1 : 0), 0);
}
/** Default for `max-page-drop`: a site that lost a larger share of its pages is not delivered. */
const MAX_PAGE_DROP = 0.2;
/** Returns the share of pages that the site lost, from 0 to 1. */
function pageDrop(previousPages, pages) {
    return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages;
}


/***/ })

};
