export const id = 7997;
export const ids = [7997];
export const modules = {

/***/ 38780:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/src/review/scan/record/reference-table.js
var reference_table = __webpack_require__(22320);
// EXTERNAL MODULE: ./.build/src/review/scan/site-scanner.js
var site_scanner = __webpack_require__(52194);
// EXTERNAL MODULE: ./.build/src/review/checks/link-addresses.js
var link_addresses = __webpack_require__(53331);
// EXTERNAL MODULE: ./.build/src/review/checks/findings.js
var checks_findings = __webpack_require__(39640);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-map.js
var site_map = __webpack_require__(33978);
// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
// EXTERNAL MODULE: ./.build/src/site/files/glob.js
var glob = __webpack_require__(16669);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages_pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/site/redirects/redirects.js
var redirects = __webpack_require__(1324);
// EXTERNAL MODULE: ./.build/src/review/checks/reference-judge.js
var reference_judge = __webpack_require__(68391);
// EXTERNAL MODULE: ./.build/src/review/checks/suggestions.js
var suggestions = __webpack_require__(45001);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
;// CONCATENATED MODULE: ./.build/src/review/checks/unfinished.js



/** Files that the service generates on request, once per site. */
const SITE_FILES = ['404.html', 'llms-full.txt', 'llms.txt', 'sitemap.xml'];
/** Robots request this file only at the host's root. */
const ROOT_FILES = ['robots.txt'];
/** Finds nothing if another generator made the site. */
function missingServiceFiles(files, site, isAtRoot) {
    const own = files.filter(file => file.isMintlify);
    const pages = own.filter(pages_pages/* countsAsPage */.a$);
    if (pages.length === 0)
        return { missing: new Set(), count: 0 };
    const expected = pages.filter(({ isNoindex }) => !isNoindex).map(({ path }) => markdownOf(path));
    const ofSite = isAtRoot ? [...SITE_FILES, ...ROOT_FILES] : SITE_FILES;
    const isMissing = (path) => !site.has(path);
    // A folder page can refer to its Markdown version as `x/index.md`. If `x.md` exists, this address is wrong.
    // An error page refers to a Markdown version, too, but readers do not need that file.
    const named = own.flatMap(({ path }) => {
        const markdown = markdownOf(path);
        return isMissing(markdown) ? [markdown, `${(0,site_address/* pageName */.$p)(path)}/index.md`] : [];
    });
    return {
        missing: new Set([...ofSite, ...named].filter(isMissing)),
        count: new Set([...ofSite, ...expected].filter(isMissing)).size
    };
}
function markdownOf(page) {
    return `${(0,site_address/* pageName */.$p)(page) || 'index'}.md`;
}
function unfinishedNote(count) {
    return `${(0,units/* formatCount */.B4)(count, 'file')} that the service creates on request ${count === 1 ? 'is' : 'are'} missing, such as Markdown versions of pages, llms.txt or sitemap.xml. The finish action adds the files.`;
}

;// CONCATENATED MODULE: ./.build/src/review/checks/check-references.js












/** Matches references that have the same target from every folder. `https:page` is relative, like `page`. */
const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i;
/** Checks all references in a site. `files` must be sorted by path. */
function checkReferences(files, paths, table, { domain, basePath, isMovable = false, ignore, redirectList, buildScripts = [] }) {
    const site = new site_map/* SiteMap */.iq(paths, { origin: domain && `https://${domain}`, basePath });
    const collector = new checks_findings/* FindingCollector */.xe(ignore.map(glob/* parseGlob */.q));
    const unfinished = missingServiceFiles(files, site, site.nameOf('') === '/');
    const judge = new reference_judge/* ReferenceJudge */.D({
        reportedTogether: unfinished.missing,
        files: new Map(files.map(file => [file.path, file])),
        site,
        isMovable,
        redirects: redirectList &&
            (0,redirects/* parseRedirects */.Z)(redirectList, basePath, { domain, movableSite: isMovable ? site : undefined })
                .redirects
    }, collector);
    collectFindings(files, table, { site, judge }, collector);
    for (const page of ['index.html', '404.html'])
        if (!site.has(page) && !unfinished.missing.has(page))
            collector.open('missing-page', site.nameOf(page));
    if (unfinished.count > 0)
        collector.open('unfinished', site.nameOf(''));
    const notes = new Map(buildScripts.map(({ path, size }) => path === undefined
        ? [`script of ${(0,units/* formatCount */.B4)(size, 'byte')}`, EMBEDDED_NOTE]
        : [site.nameOf(path), scriptNote(size)]));
    const startPage = files.findIndex(({ path }) => path === 'index.html');
    for (const target of notes.keys())
        collector.add(collector.open('build-script-in-page', target), startPage);
    judge.checkRedirects();
    const findings = collector.finish(number => files[number].path);
    for (const finding of findings) {
        const { kind, target } = finding;
        const note = notes.get(target);
        if (kind === 'unfinished')
            Object.assign(finding, { count: unfinished.count, note: unfinishedNote(unfinished.count) });
        else if (kind === 'build-script-in-page' && note !== undefined)
            finding.note = note;
    }
    (0,suggestions/* addSuggestions */.z)(findings, { site, idsOf: path => judge.idsOf(path) });
    judge.addDestinations(findings);
    return { findings, ignored: collector.ignored.size, cut: [...collector.cut], hosts: judge.hosts };
}
const EMBEDDED_NOTE = 'The start page, and probably every page, contains this script for Node.js, and browsers run the code. Find the .js file of this size in the documentation, and add it to .mintignore.';
function scriptNote(size) {
    return `The start page, and probably every page, contains this file (${(0,units/* formatBytes */.z3)(size)}), and browsers run the code. Add the file to .mintignore.`;
}
function collectFindings(files, { kinds, values }, { site, judge }, collector) {
    const addPage = (kind, path, number) => collector.add(collector.open(kind, site.nameOf((0,site_address/* pageName */.$p)(path))), number);
    const everywhere = new Map();
    // A `base` without a host is resolved against the folder, so files are grouped by both.
    const groups = (0,group_by/* groupBy */.$)(files.entries(), ([, { path, base }]) => `${folderOf(path)}\n${base}`);
    for (const members of groups.values()) {
        const [[, { path, base }]] = members;
        const start = (0,link_addresses/* startIn */.Ws)(site, folderOf(path), base);
        // In a group of files, the same relative reference has the same target.
        const inGroup = new Map();
        const outcomeOf = (reference, { path: page }) => {
            const kind = kinds[reference];
            const value = values[reference];
            if (kind === 'ownAnchor')
                return judge.openAnchor(page, value);
            const known = base === '' && ABSOLUTE.test(value) ? everywhere : inGroup;
            const outcome = known.get(reference) ?? judge.outcomeOf(kind, value, start);
            known.set(reference, outcome);
            return outcome;
        };
        for (const [number, file] of members) {
            for (const reference of file.references) {
                const outcome = outcomeOf(reference, file);
                if (outcome === 'foreign-canonical')
                    addPage(outcome, file.path, number);
                else
                    for (const finding of outcome)
                        collector.add(finding, number);
            }
            if (file.isNoindex && !(0,pages_pages/* isNotFoundPage */.np)(file.path))
                addPage('noindex', file.path, number);
        }
    }
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
;// CONCATENATED MODULE: ./.build/src/review/checks/site-review.js




/** Collects the results from all scanner threads, and checks references when the site is complete. */
class SiteReview {
    #table = new reference_table/* ReferenceTable */.a();
    /** Maps the numbers of each scanner to the numbers in `#table`. */
    #numbers = new Map();
    #files = [];
    /** Batches from one scanner must be added in order. */
    add({ scanner, files, values, kinds }) {
        const numbers = this.#numbers.get(scanner) ?? [];
        this.#numbers.set(scanner, numbers);
        for (const [i, kind] of kinds.entries())
            numbers.push(this.#table.numberOf(kind, values[i]));
        for (const file of files) {
            const { references } = file;
            for (let i = 0; i < references.length; i++)
                references[i] = numbers[references[i]];
            this.#files.push(file);
        }
    }
    /** `paths`: all files of the site, scanned or not. */
    finish(paths, options, moved = new Map()) {
        const placed = this.#files.flatMap(file => {
            const path = moved.has(file.path) ? moved.get(file.path) : file.path;
            return path === undefined ? [] : Object.assign(file, { path });
        });
        const files = placed.sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path));
        const pages = files.filter(({ type }) => type === 'page');
        return {
            ...checkReferences(files, new Set(paths), this.#table, options),
            contents: new Map(pages.map(({ path, content }) => [path, content])),
            titles: new Map(pages.map(({ path, title }) => [path, title])),
            loads: new Map(files.map(file => [file.path, (0,site_scanner/* manifestLoads */.JW)(file)]))
        };
    }
}

// EXTERNAL MODULE: ./.build/src/export/receive/extract/writers/file-writer.js
var file_writer = __webpack_require__(46075);
;// CONCATENATED MODULE: ./.build/src/export/receive/extract/writers/writer-thread.js




/** Maximum number of findings in one message, so that no message blocks the receiving thread for long. */
const MAX_FINDINGS = 20_000;
// Entry point of a writer thread. Each result returns the memory of its batch for reuse.
const { root, number, isReviewed, ports } = external_node_worker_threads_.workerData;
let scanner = isReviewed ? new site_scanner/* SiteScanner */._S(number) : undefined;
let writer = new file_writer/* FileWriter */.S8(root, scanner);
const review = new SiteReview();
const isReviewer = number === 0;
const scanners = isReviewer ? ports : [];
for (const port of scanners)
    port.on('message', (batch) => review.add(batch));
let last = Promise.resolve();
external_node_worker_threads_.parentPort?.on('message', (task) => {
    last = last.then(async () => {
        if (task.kind === 'review') {
            finishReview(task);
            return;
        }
        const result = await writer?.perform(task);
        if (result === undefined)
            throw new Error('the site is under review');
        sendScanned();
        const { bytes } = result;
        send(result, bytes === undefined ? [] : [bytes.buffer]);
    });
});
/** Sends scanned pages before the task result, so that the review has all pages when all tasks are done. */
function sendScanned() {
    const batch = scanner?.drain();
    if (batch === undefined)
        return;
    if (isReviewer)
        review.add(batch);
    else
        ports[0]?.postMessage(batch);
}
function finishReview({ paths, options, moved }) {
    // Free memory for the review.
    scanner = undefined;
    writer = undefined;
    for (const port of scanners) {
        for (let next = (0,external_node_worker_threads_.receiveMessageOnPort)(port); next !== undefined; next = (0,external_node_worker_threads_.receiveMessageOnPort)(port))
            review.add(next.message);
    }
    const { findings, ...rest } = review.finish(paths, options, moved);
    for (let at = 0; at < findings.length; at += MAX_FINDINGS)
        send({ findings: findings.slice(at, at + MAX_FINDINGS) });
    send(rest);
}
function send(result, transferred = []) {
    external_node_worker_threads_.parentPort?.postMessage(result, transferred);
}


/***/ }),

/***/ 39640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ FAILING_KINDS),
/* harmony export */   AK: () => (/* binding */ findingDigest),
/* harmony export */   FZ: () => (/* binding */ CHECK_KINDS),
/* harmony export */   Le: () => (/* binding */ countByKind),
/* harmony export */   bH: () => (/* binding */ ignoredNote),
/* harmony export */   jZ: () => (/* binding */ atLeast),
/* harmony export */   rW: () => (/* binding */ checksText),
/* harmony export */   v9: () => (/* binding */ failingFindings),
/* harmony export */   xP: () => (/* binding */ findingDigests),
/* harmony export */   xe: () => (/* binding */ FindingCollector)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);
/* harmony import */ var _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91716);



/** All kinds, in the order in which the report shows them. */
const CHECK_KINDS = [
    'broken-link',
    'broken-anchor',
    'missing-resource',
    'missing-page',
    'broken-redirect',
    'external-resource',
    'insecure-resource',
    'foreign-canonical',
    'noindex',
    'sitemap',
    'unfinished',
    'build-script-in-page'
];
/** Kinds that fail a run with `check: fail`, unless `check-fail-on` lists other kinds. */
const FAILING_KINDS = CHECK_KINDS.slice(0, 5);
const MAX_PAGES = 10;
const MAX_FINDINGS = 5000;
/** Maximum number of targets per kind, to limit memory use. */
const MAX_TARGETS = 100_000;
const DIGEST_LENGTH = 16;
/** Limits the digests in the manifest to 2 MB. */
const MAX_DIGESTS = 100_000;
class FindingCollector {
    /** Targets that match `check-ignore`. */
    ignored = new Set();
    /** Kinds that have more targets than are kept. */
    cut = new Set();
    #ignore;
    /** The number that identifies each target, by kind. An ignored target has no number. */
    #numbers = new Map();
    /** The references to each target, by its number. `files` contains the first files that refer to the target. */
    #found = [];
    constructor(ignore) {
        this.#ignore = ignore;
    }
    /** Returns the number of a finding, or undefined if `check-ignore` matches or the kind has too many targets. */
    open(kind, target) {
        const numbers = this.#numbers.get(kind) ?? new Map();
        this.#numbers.set(kind, numbers);
        if (numbers.has(target))
            return numbers.get(target);
        if (numbers.size === MAX_TARGETS) {
            this.cut.add(kind);
            return undefined;
        }
        const isIgnored = this.#ignore.some(pattern => pattern.matches(target));
        if (isIgnored)
            this.ignored.add(target);
        const number = isIgnored ? undefined : this.#found.push({ count: 0, files: [] }) - 1;
        numbers.set(target, number);
        return number;
    }
    /** References from one file must be added together, so that each file counts once. */
    add(number, file) {
        const found = this.#numbered(number);
        if (found === undefined || found.lastFile === file)
            return;
        found.lastFile = file;
        found.count++;
        const { files } = found;
        if (files.length === MAX_PAGES && files.at(-1) < file)
            return;
        files.push(file);
        files.sort((a, b) => a - b).splice(MAX_PAGES);
    }
    finish(pathOf) {
        const findings = [];
        for (const kind of CHECK_KINDS) {
            const numbers = this.#numbers.get(kind) ?? new Map();
            for (const target of [...numbers.keys()].sort()) {
                const found = this.#numbered(numbers.get(target));
                if (found !== undefined)
                    findings.push({ kind, target, count: found.count, pages: found.files.map(pathOf) });
            }
        }
        return findings;
    }
    #numbered(number) {
        return number === undefined ? undefined : this.#found[number];
    }
}
/** Returns a space and a sentence with the number of ignored targets, or an empty string. */
function ignoredNote(ignored) {
    return ignored === 0 ? '' : ` \`check-ignore\` leaves out ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(ignored, 'target')}.`;
}
/** Returns the words before the count of a kind: the count of a kind that is cut is a minimum. */
function atLeast(kind, cut = []) {
    return cut.includes(kind) ? 'at least ' : '';
}
function countByKind(findings) {
    const counts = Object.fromEntries(CHECK_KINDS.map(kind => [kind, 0]));
    for (const { kind } of findings)
        counts[kind]++;
    return counts;
}
/** Formats `checks.json`, which docs/checks.md describes. */
function checksText(findings, cut = []) {
    const atLeast = cut.length === 0 ? '' : `\n  "countsAtLeast": ${JSON.stringify(cut)},`;
    return `{
  "version": 1,
  "counts": ${JSON.stringify(countByKind(findings))},${atLeast}
  ${(0,_site_records_export_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listText */ .so)('findings', findings.slice(0, MAX_FINDINGS))},
  "truncated": ${findings.length > MAX_FINDINGS}
}
`;
}
/** Identifies a finding in the manifest, for the comparison with a later export. */
function findingDigest({ kind, target }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${kind}\n${target}`).slice(0, DIGEST_LENGTH);
}
/**
 * Returns sorted digests of the findings whose kind can fail a run by default or because of `check-fail-on`.
 * After a kind is added to `check-fail-on`, its findings fail the run until an export without them is delivered.
 */
function findingDigests(findings, failOn = []) {
    return findings
        .filter(({ kind }) => FAILING_KINDS.includes(kind) || failOn.includes(kind))
        .slice(0, MAX_DIGESTS)
        .map(findingDigest)
        .sort();
}
/** Returns the findings that fail a run with `check: fail`. After a previous export, only new findings fail the run. */
function failingFindings(findings, previous, kinds = FAILING_KINDS) {
    const known = new Set(previous);
    return findings.filter(finding => kinds.includes(finding.kind) && !known.has(findingDigest(finding)));
}


/***/ }),

/***/ 29589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/** Compares by code units, for `sort`, so that the order is the same on every machine. */
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 39180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/**
 * Characters without a width, such as Unicode tags, and characters that reorder text or control a terminal. Excludes
 * one joiner or variation selector after a character that it can change, as in emoji, Persian and Hindi.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029]|(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Han}\d#*]|\ufe0f|(?!\p{DI})\p{M})[\u200c\u200d]|(?<=[\p{Extended_Pictographic}\p{Script=Han}\d#*])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{DI}/gu;
/** Replaces invisible characters in untrusted text. Line breaks also count as invisible. */
function withoutControls(text) {
    return text.replace(UNSEEN, '\uFFFD');
}
/** Escapes invisible characters in JSON that has only one line. */
function visibleJson(json) {
    const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return json.replace(UNSEEN, character => character.split('').map(escaped).join(''));
}
/** Converts untrusted text to one visible line, for a log, an annotation or a terminal. */
function plainText(text) {
    return withoutControls(text.replaceAll(/\s+/g, ' '));
}
/** Replaces invisible characters in untrusted text for a terminal. Keeps line breaks and tabs. */
function printable(text) {
    return text.replaceAll('\r\n', '\n').replaceAll(/[^\n\t]+/g, withoutControls);
}


/***/ }),

/***/ 16669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseGlob)
/* harmony export */ });
const STAR = '*';
const STARS = '**';
const FOLDERS = '**/';
/**
 * `*` matches any characters except `/`, and `**` matches any characters. `**` as a whole segment also matches zero
 * segments. All other characters are literal: addresses contain `?`, and file names contain brackets.
 */
function parseGlob(text) {
    const parts = [];
    for (const [token] of text.matchAll(/\*{2,}\/?|\*|[^*]+/g)) {
        if (!token.startsWith(STARS))
            parts.push(token);
        else if (!token.endsWith('/'))
            parts.push(STARS);
        else if (parts.length === 0 || parts.at(-1)?.endsWith('/') === true)
            parts.push(FOLDERS);
        else
            parts.push(STARS, '/');
    }
    return { text, matches: path => matchesParts(parts, path) };
}
/** Tracks all possible positions at once, so that the time never exceeds path length times pattern length. */
function matchesParts(parts, path) {
    let ends = new Set([0]);
    for (const part of parts) {
        const next = new Set();
        for (const end of ends) {
            if (part === STAR || part === STARS) {
                for (let at = end; at <= path.length && !next.has(at); at++) {
                    next.add(at);
                    if (part === STAR && path[at] === '/')
                        break;
                }
            }
            else if (part === FOLDERS) {
                next.add(end);
                for (let at = path.indexOf('/', end); at >= 0 && !next.has(at + 1); at = path.indexOf('/', at + 1))
                    next.add(at + 1);
            }
            else if (path.startsWith(part, end))
                next.add(end + part.length);
        }
        ends = next;
    }
    return ends.has(path.length);
}


/***/ })

};
