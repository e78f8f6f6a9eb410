export const id = 8257;
export const ids = [8257,2194];
export const modules = {

/***/ 83209:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: ./.build/src/runtime/thread/serve-tasks.js
var serve_tasks = __webpack_require__(19973);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/review/scan/site-scanner.js
var site_scanner = __webpack_require__(52194);
// EXTERNAL MODULE: ./.build/src/site/pages/shared-data.js
var shared_data = __webpack_require__(35176);
// EXTERNAL MODULE: ./.build/src/finish/flight/flight.js + 1 modules
var flight = __webpack_require__(41424);
;// CONCATENATED MODULE: ./.build/src/finish/compact/compact-page.js


/** Replaces runs in a page with references. Returns undefined if the page cannot be restored byte for byte. */
function compactPage(page, { scripts, payload }, places, { paths, base, shared }) {
    const [first] = places;
    if (first === undefined)
        return undefined;
    const moved = scripts.filter(({ to }) => to > first.from);
    const parts = [];
    let at = moved[0]?.from ?? 0;
    for (const { run, from, to } of places) {
        if (from > at)
            parts.push({ data: payload.subarray(at, from) });
        parts.push({ data: payload.subarray(from, to), shared: paths[run] });
        at = to;
    }
    if (at < payload.length)
        parts.push({ data: payload.subarray(at) });
    const compact = (0,shared_data/* sharingPage */.u_)(page, { scripts: moved, parts, base });
    const restored = compact && shared.restore(compact);
    return restored === undefined || restored instanceof problem/* Problem */.AF || !restored.equals(page) ? undefined : compact;
}

// EXTERNAL MODULE: ./.build/src/finish/compact/run-places.js
var run_places = __webpack_require__(91109);
;// CONCATENATED MODULE: ./.build/src/finish/compact/compact-thread.js







let runs = [];
let site;
// Entry point of the threads that find and replace shared data in pages.
(0,serve_tasks/* serveTasks */.a)(async (task) => {
    if ('site' in task)
        begin(task.site);
    const given = 'site' in task ? [] : task.pages;
    return await Promise.resolve(given.map(({ source }) => compacted((0,site_scanner/* asBuffer */.bS)(source))));
});
function begin(about) {
    runs = about.runs.map(site_scanner/* asBuffer */.bS);
    const files = runs.map(shared_data/* sharedFile */.QY);
    const contents = new Map(files.map(({ path, content }) => [path, Buffer.from(content)]));
    site =
        about.base === undefined
            ? undefined
            : {
                paths: files.map(({ path }) => path),
                base: about.base,
                shared: new shared_data/* SharedData */.Ez(path => contents.get(path))
            };
}
function compacted(page) {
    const data = (0,flight/* readPageData */.G7)(page);
    if (data === undefined)
        return { problem: '' };
    if (data instanceof problem/* Problem */.AF)
        return { problem: data.message };
    const places = (0,run_places/* runPlaces */.Mq)(data.payload, runs);
    if (site === undefined)
        return { places };
    const compact = compactPage(page, data, (0,run_places/* chosenPlaces */.bG)(places, () => true), site);
    return compact === undefined ? { problem: 'it could not be restored byte for byte' } : { page: compact };
}


/***/ }),

/***/ 91109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ runPlaces),
/* harmony export */   bG: () => (/* binding */ chosenPlaces),
/* harmony export */   oo: () => (/* binding */ commonRuns)
/* harmony export */ });
/** Each reference is a request that the page waits for. */
const MAX_REFERENCES = 3;
/** Limits the time for data in which the start of a run occurs all the time. */
const MAX_TRIES = 20;
const ANCHOR_BYTES = 64;
/** Returns the places of runs in the data of a page, in the order of the runs. */
function runPlaces(data, runs) {
    return runs.flatMap((bytes, run) => {
        const places = [];
        const anchor = bytes.subarray(0, ANCHOR_BYTES);
        let from = data.indexOf(anchor);
        for (let tries = 0; from >= 0 && tries < MAX_TRIES; tries++) {
            const to = from + bytes.length;
            const isRun = bytes.equals(data.subarray(from, to));
            if (isRun)
                places.push({ run, from, to });
            from = data.indexOf(anchor, isRun ? to : from + 1);
        }
        return places;
    });
}
/** Chooses places that do not overlap, in the order of the data. A place of an earlier run is preferred. */
function chosenPlaces(places, isWanted) {
    const chosen = [];
    for (const place of places) {
        if (chosen.length === MAX_REFERENCES)
            break;
        if (isWanted(place.run) && chosen.every(({ from, to }) => place.to <= from || place.from >= to))
            chosen.push(place);
    }
    return chosen.sort((a, b) => a.from - b.from);
}
/**
 * Returns the runs that at least half of the pages use. The text of a removed page stays in a shared file as long as
 * the file is kept, so a text that only some pages have is not shared.
 */
function commonRuns(pages, count) {
    const common = new Set(Array.from({ length: count }, (_, run) => run));
    const isCommon = (run) => common.has(run);
    while (common.size > 0) {
        const uses = new Map([...common].map(run => [run, 0]));
        for (const places of pages)
            for (const run of new Set(chosenPlaces(places, isCommon).map(place => place.run)))
                uses.set(run, (uses.get(run) ?? 0) + 1);
        const [rarest, least] = [...uses].reduce((a, b) => (b[1] < a[1] ? b : a));
        if (least >= Math.max(2, pages.length / 2))
            break;
        // A page that used this run may now use a shorter one, so the uses are counted again.
        common.delete(rarest);
    }
    return common;
}


/***/ }),

/***/ 41424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X9: () => (/* binding */ applyPageEdits),
  TA: () => (/* binding */ readFlight),
  G7: () => (/* binding */ readPageData)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/html/html-tokens.js + 2 modules
var html_tokens = __webpack_require__(87532);
// EXTERNAL MODULE: ./.build/src/site/pages/data-literal.js
var data_literal = __webpack_require__(1180);
;// CONCATENATED MODULE: ./.build/src/finish/flight/rows.js

/** Tags of rows that contain their length in bytes. All other rows end at a line feed. */
const WITH_LENGTH = /^[TAOoUSsLlGgMmV]$/;
const TAG = /^[A-Z#rx]$/;
/** The only form in which Next.js writes a length. */
const LENGTH = /^(?:0|[1-9a-f][0-9a-f]{0,12})$/;
const [COLON, COMMA, LINE_FEED] = [58, 44, 10];
/** Returns undefined if the bytes are not rows, or if writing the rows again would change the bytes. */
function readRows(payload) {
    const rows = [];
    for (let start = 0; start < payload.length;) {
        const row = readRow(payload, start);
        if (row === undefined)
            return undefined;
        rows.push(row);
        start = row.end;
    }
    return rows;
}
function readRow(payload, start) {
    const colon = payload.indexOf(COLON, start);
    const id = payload.toString('latin1', start, colon);
    if (colon < 0 || !/^[0-9a-f]{0,16}$/.test(id))
        return undefined;
    const letter = String.fromCharCode(payload[colon + 1] ?? 0);
    if (WITH_LENGTH.test(letter)) {
        const comma = payload.indexOf(COMMA, colon);
        const length = payload.toString('latin1', colon + 2, comma);
        const textStart = comma + 1;
        const end = textStart + parseInt(length, 16);
        if (!LENGTH.test(length) || end > payload.length)
            return undefined;
        return placed({ id, tag: letter, start, textStart, end }, payload, end);
    }
    const tag = TAG.test(letter) ? letter : '';
    const textStart = colon + 1 + tag.length;
    const lineEnd = payload.indexOf(LINE_FEED, textStart);
    if (lineEnd < 0)
        return undefined;
    return placed({ id, tag, start, textStart, end: lineEnd + 1 }, payload, lineEnd);
}
/** Returns undefined for bytes that are not UTF-8, such as half of a character, because rewriting would change them. */
function placed(row, payload, textEnd) {
    const text = payload.subarray(row.textStart, textEnd);
    return (0,external_node_buffer_.isUtf8)(text) ? { ...row, text: text.toString() } : undefined;
}
function rowHead({ id, tag, text }) {
    const length = WITH_LENGTH.test(tag) ? `${Buffer.byteLength(text).toString(16)},` : '';
    return `${id}:${tag}${length}`;
}
function rowBody({ tag, text }) {
    return WITH_LENGTH.test(tag) ? text : `${text}\n`;
}

;// CONCATENATED MODULE: ./.build/src/finish/flight/flight.js





const PUSH = /^self\.__next_f\.push\(\[1,("[^]*")\]\)$/;
const ANY_PUSH = /^(?:self|\(self)\.__next_f\b/;
/** Scripts that initialize the data or contain form state. */
const WITHOUT_DATA = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(\[(?:0\]|2,)/;
const SCRIPT_TYPE = /^(?:|module|text\/javascript|application\/javascript)$/i;
const END_TAG = '</script>';
/** Returns undefined for a page without data. With `isExact`, writing the data again does not change the scripts. */
function readPageData(page, { isExact = false } = {}) {
    if (!page.includes('__next_f'))
        return undefined;
    if (!(0,external_node_buffer_.isUtf8)(page))
        return new problem/* Problem */.AF('the page is not UTF-8');
    const scripts = [];
    const texts = [];
    let size = 0;
    for (const { tag, start, rawText, element, isInert } of (0,html_tokens/* htmlTokens */._)(page)) {
        if (element?.name !== 'script' || rawText === undefined || isInert || tag.has('src'))
            continue;
        if (!SCRIPT_TYPE.test(tag.raw('type')))
            continue;
        const script = page.toString('utf8', rawText.start, rawText.end);
        if (!ANY_PUSH.test(script) || WITHOUT_DATA.test(script))
            continue;
        const literal = PUSH.exec(script)?.[1];
        const text = literal === undefined ? undefined : (0,data_literal/* textOfDataLiteral */.u)(literal);
        if (literal === undefined || text === undefined || (isExact && (0,data_literal/* dataLiteral */.c)(text) !== literal))
            return new problem/* Problem */.AF('a script adds page data in an unknown form');
        const at = rawText.start + script.indexOf(literal);
        const bytes = Buffer.from(text);
        scripts.push({
            start,
            end: rawText.end + END_TAG.length,
            literal: { start: at, end: at + Buffer.byteLength(literal) },
            from: size,
            to: size + bytes.length
        });
        texts.push(bytes);
        size += bytes.length;
    }
    return scripts.length === 0 ? undefined : { scripts, payload: Buffer.concat(texts) };
}
/** Returns undefined for a page without data, and a Problem if the data cannot be read and rewritten exactly. */
function readFlight(page) {
    const data = readPageData(page, { isExact: true });
    if (data === undefined || data instanceof problem/* Problem */.AF)
        return data;
    const { scripts, payload } = data;
    const rows = readRows(payload);
    if (rows === undefined)
        return new problem/* Problem */.AF('its data rows cannot be read exactly');
    const pushes = scripts.map(({ literal, from, to }) => ({ ...literal, from, to }));
    return { rows, payload, editsFor: changed => editsOf(changed, { rows, payload, pushes }) };
}
/**
 * Keeps all unchanged bytes in their scripts. A row can span several scripts, so its new head and its new text are each
 * written to the script in which the old one starts.
 */
function editsOf(changed, { rows, payload, pushes }) {
    const parts = rows.flatMap(({ start, textStart, end, ...row }, i) => {
        const other = changed[i] ?? row;
        if (other.text === row.text)
            return [{ start, end }];
        return [
            { start, end: textStart, text: rowHead(other) },
            { start: textStart, end, text: rowBody(other) }
        ];
    });
    const texts = pushes.map(() => []);
    const isChanged = pushes.map(() => false);
    let at = 0;
    for (const { start, end, text } of parts) {
        while (at < pushes.length - 1 && start >= (pushes[at]?.to ?? 0))
            at++;
        if (text !== undefined) {
            texts[at]?.push(Buffer.from(text));
            isChanged[at] = true;
        }
        for (let i = at; i < pushes.length && (pushes[i]?.from ?? 0) < end; i++) {
            const { from = 0, to = 0 } = pushes[i] ?? {};
            if (text === undefined)
                texts[i]?.push(payload.subarray(Math.max(start, from), Math.min(end, to)));
            else
                isChanged[i] = true;
        }
    }
    return pushes.flatMap(({ start, end }, i) => isChanged[i] === true ? [{ start, end, text: (0,data_literal/* dataLiteral */.c)(Buffer.concat(texts[i] ?? []).toString()) }] : []);
}
/** `edits` must not overlap. */
function applyPageEdits(page, edits) {
    const parts = [];
    let at = 0;
    for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
        parts.push(page.subarray(at, start), Buffer.from(text));
        at = end;
    }
    return Buffer.concat([...parts, page.subarray(at)]);
}


/***/ }),

/***/ 52194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ manifestLoads),
/* harmony export */   _S: () => (/* binding */ SiteScanner),
/* harmony export */   bS: () => (/* binding */ asBuffer),
/* harmony export */   digestServedPage: () => (/* binding */ digestServedPage),
/* harmony export */   g_: () => (/* binding */ digestPage),
/* harmony export */   loadsOf: () => (/* binding */ loadsOf)
/* harmony export */ });
/* unused harmony export isScanned */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15300);
/* harmony import */ var _html_css_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69285);
/* harmony import */ var _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9936);
/* harmony import */ var _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63135);
/* harmony import */ var _record_content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27241);
/* harmony import */ var _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44001);
/* harmony import */ var _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39363);
/* harmony import */ var _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22320);
/* harmony import */ var _values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4756);
/* harmony import */ var _values_sitemap_scanner_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80523);











/** A larger file counts as existing, with unknown content. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
function isScanned(path) {
    return /\.(?:html?|css|xml)$/i.test(path) || isRobots(path);
}
function isRobots(path) {
    return /(?:^|\/)robots\.txt$/i.test(path);
}
/** Returns the title and a digest of the content, for the comparison of two copies of a page. */
function digestPage(bytes) {
    const { title, content } = digestServedPage(bytes);
    return { title, content };
}
/** Like `digestPage`, with everything that browsers load, for the comparison with the list in a manifest. */
function digestServedPage(bytes, options = {}) {
    const collected = new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .PageLoads */ .hX({ isComplete: true });
    const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__/* .PageRecord */ .z(new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__/* .ReferenceTable */ .a(), new _record_content_js__WEBPACK_IMPORTED_MODULE_4__/* .ContentDigest */ .e(), collected);
    const utf8 = (0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(asBuffer(bytes), 'html');
    new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__/* .PageScanner */ .Y(utf8, page, options).scan();
    const { levels } = collected;
    const { title, content, loads } = page.finish();
    const { unusual, sheets } = collected;
    return { title, content, loads, details: { utf8, levels, unusual, sheets } };
}
/** Returns what a manifest says about a page, robots.txt or sitemap; undefined for any other file. */
function loadsOf(path, bytes) {
    if (!isScanned(path))
        return undefined;
    const scanner = new SiteScanner(0);
    scanner.scan(path, bytes);
    return manifestLoads(scanner.drain()?.files[0]);
}
function manifestLoads(file) {
    return file !== undefined && ['page', 'robots', 'sitemap'].includes(file.type) ? file.loads : undefined;
}
const DIGEST_LENGTH = 32;
function digestOf(values) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', [...values].join('\n')).slice(0, DIGEST_LENGTH);
}
/** Scans one file at a time. Each thread has a separate scanner with a unique number. */
class SiteScanner {
    #scanner;
    #table = new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__/* .ReferenceTable */ .a();
    #content = new _record_content_js__WEBPACK_IMPORTED_MODULE_4__/* .ContentDigest */ .e();
    #loads = new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .PageLoads */ .hX();
    #files = [];
    #sent = 0;
    #pieces = [];
    #pieceBytes = 0;
    constructor(scanner) {
        this.#scanner = scanner;
    }
    /** Scans a whole file if it is a page, style sheet or sitemap. Does not keep the bytes. */
    scan(path, bytes) {
        const content = asBuffer(bytes);
        const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__/* .PageRecord */ .z(this.#table, this.#content, this.#loads);
        if ((0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_9__/* .isPage */ .yp)(path)) {
            scanPage(content, page);
            this.#push(path, 'page', page);
        }
        else if (/\.css$/i.test(path)) {
            page.addAll('resource', (0,_html_css_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .cssAddresses */ .U)((0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(content, 'css').toString()));
            this.#push(path, 'stylesheet', page);
        }
        else if (/\.xml$/i.test(path)) {
            const addresses = (0,_values_sitemap_scanner_js__WEBPACK_IMPORTED_MODULE_10__/* .sitemapUrls */ .S)((0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(content, 'xml').toString());
            if (addresses === undefined)
                return;
            const all = [...addresses];
            for (const address of all)
                page.add('sitemap', address);
            this.#push(path, 'sitemap', page, { addresses: digestOf(new Set(all.sort())) });
        }
        else if (isRobots(path)) {
            const text = content.toString();
            const refused = Object.values((0,_values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .robotsRules */ .xF)(text)).flatMap(rules => ['', ...rules]);
            const sitemaps = (0,_values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .sitemapsIn */ .U8)(text).map(_record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .addressDigest */ .tP).join('');
            this.#push(path, 'robots', page, { refused: digestOf(refused), ...(sitemaps !== '' && { sitemaps }) });
        }
    }
    /** Keeps a piece of a file. Only one file can arrive in pieces at a time. */
    keepPiece(path, bytes) {
        if (!isScanned(path))
            return;
        this.#pieceBytes += bytes.length;
        if (this.#pieceBytes <= MAX_FILE_BYTES)
            this.#pieces.push(Buffer.from(bytes));
        else
            this.#pieces = [];
    }
    scanPieces(path) {
        const pieces = this.#pieces;
        const isTooLarge = this.#pieceBytes > MAX_FILE_BYTES;
        this.#pieces = [];
        this.#pieceBytes = 0;
        if (isTooLarge)
            this.#push(path, 'unread', new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__/* .PageRecord */ .z(this.#table, this.#content, this.#loads));
        else
            this.scan(path, Buffer.concat(pieces));
    }
    /** Returns the files scanned since the last call, or undefined if there are none. */
    drain() {
        if (this.#files.length === 0)
            return undefined;
        const batch = {
            scanner: this.#scanner,
            files: this.#files,
            values: this.#table.values.slice(this.#sent),
            kinds: this.#table.kinds.slice(this.#sent)
        };
        this.#files = [];
        this.#sent = this.#table.values.length;
        return batch;
    }
    #push(path, type, page, loads) {
        this.#files.push({ path, type, ...page.finish(), ...(loads && { loads }) });
    }
}
function scanPage(bytes, page) {
    new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__/* .PageScanner */ .Y((0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(bytes, 'html'), page).scan();
}
function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}


/***/ }),

/***/ 80523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ sitemapUrls),
/* harmony export */   q: () => (/* binding */ sitemapEntries)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81161);

const ROOT = /<((?:[\w-]+:)?)(?:urlset|sitemapindex)[\s>]/;
const COMMENTS = /<!--[^]*?(?:-->|$)/g;
const MAX_PROLOG = 4096;
const MAX_ADDRESS = 4096;
/** Returns the addresses in the `loc` elements of a sitemap or sitemap index; undefined for other XML files. */
function sitemapUrls(xml) {
    const entries = sitemapEntries(xml);
    return entries && urlsOf(entries);
}
/** Returns the addresses in a sitemap or sitemap index and when each was modified; undefined for other XML files. */
function sitemapEntries(xml) {
    const prefix = ROOT.exec(xml.slice(0, MAX_PROLOG).replace(COMMENTS, ''))?.[1];
    return prefix === undefined ? undefined : entriesIn(xml, prefix);
}
function* urlsOf(entries) {
    for (const { url } of entries)
        yield url;
}
/** The elements of an entry can have any order, so an entry ends where the next one begins. */
function* entriesIn(xml, prefix) {
    let entry = {};
    for (const { name, text } of elementsIn(xml, prefix)) {
        if (name === 'loc' && entry.url === undefined)
            entry.url = text;
        else if (name === 'lastmod' && entry.lastModified === undefined)
            entry.lastModified = text;
        else {
            if (entry.url !== undefined)
                yield { url: entry.url, lastModified: entry.lastModified };
            entry = name === 'loc' ? { url: text } : {};
        }
    }
    if (entry.url !== undefined)
        yield { url: entry.url, lastModified: entry.lastModified };
}
/** Yields the `loc` and `lastmod` elements with their texts, and an `entry` at the start of each entry. */
function* elementsIn(xml, prefix) {
    const token = new RegExp(`<!--|<!\\[CDATA\\[|<${prefix}(loc|lastmod|url|sitemap)(?=[\\s>])`, 'g');
    for (let match = token.exec(xml); match !== null; match = token.exec(xml)) {
        const [text, name = ''] = match;
        if (text.startsWith('<!')) {
            const close = text === '<!--' ? '-->' : ']]>';
            const end = xml.indexOf(close, token.lastIndex);
            if (end < 0)
                return;
            token.lastIndex = end + close.length;
            continue;
        }
        if (name === 'url' || name === 'sitemap') {
            yield { name: 'entry', text: '' };
            continue;
        }
        const start = xml.indexOf('>', match.index) + 1;
        const end = xml.indexOf(`</${prefix}${name}`, match.index);
        if (start === 0 || end < 0)
            return;
        token.lastIndex = Math.max(start, end);
        if (end >= start && end - start <= MAX_ADDRESS)
            yield { name, text: textOf(xml.slice(start, end)) };
    }
}
function textOf(xml) {
    const text = xml
        .split(/(<!\[CDATA\[[^]*?\]\]>)/)
        .map(part => /^<!\[CDATA\[([^]*)\]\]>$/.exec(part)?.[1] ?? (0,entities_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeXML */ .ey)(part.replace(COMMENTS, '')))
        .join('');
    return text.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '');
}


/***/ }),

/***/ 37630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseUrl)
/* harmony export */ });
/** Parses an address. Returns null if the address is invalid, like `URL.parse`, which Node 20 does not have. */
function parseUrl(text, base) {
    try {
        return new URL(text, base);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 24707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
/* harmony export */   Fo: () => (/* binding */ collect),
/* harmony export */   ww: () => (/* binding */ messagesIn)
/* harmony export */ });
/**
 * A parser that fails returns a problem if users need a message, and `undefined` or `null` otherwise. If callers can
 * use a partial result, the parser returns a value and a list of problems.
 */
class Problem {
    messages;
    constructor(...messages) {
        this.messages = messages;
    }
    get message() {
        return this.messages.join('. ');
    }
}
function collect(values) {
    const messages = messagesIn(Object.values(values));
    return messages.length === 0 ? values : new Problem(...messages);
}
/** Removes duplicates, because several values can have the same problem. */
function messagesIn(values) {
    return [...new Set(values.flatMap(value => (value instanceof Problem ? value.messages : [])))];
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ percentDecode)
/* harmony export */ });
/** Longer text is not decoded, because decoding would take too long. No address or id is that long. */
const MAX_DECODED = 1024 * 1024;
/** Never throws. Keeps a percent sign that encodes nothing, and replaces invalid UTF-8 with replacement characters. */
function percentDecode(text) {
    if (!text.includes('%') || text.length > MAX_DECODED)
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        const encoded = text.toWellFormed().replace(/[^\0-\x7f]+/g, encodeURIComponent);
        return Buffer.from(encoded.replace(/%([0-9a-f]{2})/gi, decodeByte), 'latin1').toString();
    }
}
function decodeByte(_, digits) {
    return String.fromCharCode(parseInt(digits, 16));
}


/***/ }),

/***/ 49313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gu: () => (/* binding */ newProgress),
/* harmony export */   mL: () => (/* binding */ PARSER_EXHAUSTED),
/* harmony export */   tW: () => (/* binding */ NO_FILE)
/* harmony export */ });
/** File index while no file is being parsed. */
const NO_FILE = -1;
/** Code of the error for a parser that ran out of memory. Parsing can continue only in a new thread. */
const PARSER_EXHAUSTED = 'PARSER_EXHAUSTED';
function newProgress() {
    const progress = new Int32Array(new SharedArrayBuffer(16));
    progress[0] = NO_FILE;
    return progress;
}


/***/ }),

/***/ 19973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ serveTasks)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _time_deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72913);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49313);



/** Runs the received tasks in the thread, one after another. An error in a task ends the thread. */
function serveTasks(run) {
    const progress = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
    const waiting = new Map();
    let asked = 0;
    const send = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(message);
    const caller = {
        parsing(place = _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_FILE */ .tW) {
            Atomics.store(progress, 0, place);
            const before = Atomics.add(progress, 1, 1);
            return () => {
                if (Atomics.load(progress, 1) === before + 1)
                    caller.parsing();
            };
        },
        countPages(done, total) {
            Atomics.store(progress, 2, done);
            Atomics.store(progress, 3, total);
        },
        async ask(question) {
            const answer = (0,_time_deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .deferred */ .y)();
            asked += 1;
            waiting.set(asked, answer);
            send({ id: asked, question });
            return await answer.promise;
        }
    };
    const runTask = async (task) => {
        caller.countPages(0, 0);
        const result = await run(task, caller);
        caller.parsing();
        send({ result });
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (message) => {
        if ('task' in message) {
            void runTask(message.task);
            return;
        }
        const answer = waiting.get(message.id);
        waiting.delete(message.id);
        if ('error' in message)
            answer?.reject(new Error(message.error));
        else
            answer?.resolve(message.value);
    });
}


/***/ }),

/***/ 72913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ deferred)
/* harmony export */ });
/** Returns a promise and the functions that settle it, like `Promise.withResolvers`, which Node 20 does not have. */
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

/***/ 1180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ dataLiteral),
/* harmony export */   u: () => (/* binding */ textOfDataLiteral)
/* harmony export */ });
const ESCAPES = {
    '&': '\\u0026',
    '<': '\\u003c',
    '>': '\\u003e',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029'
};
/** Like Next.js, escapes the characters that have a meaning in HTML or in old versions of JavaScript. */
function dataLiteral(text) {
    return JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, character => ESCAPES[character]);
}
/** Returns undefined if the literal is not valid. */
function textOfDataLiteral(literal) {
    try {
        const text = JSON.parse(literal);
        return typeof text === 'string' ? text : undefined;
    }
    catch {
        return undefined;
    }
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


/***/ }),

/***/ 35176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ez: () => (/* binding */ SharedData),
/* harmony export */   QY: () => (/* binding */ sharedFile),
/* harmony export */   ZP: () => (/* binding */ isSharedPath),
/* harmony export */   u_: () => (/* binding */ sharingPage)
/* harmony export */ });
/* unused harmony export dataScript */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _data_literal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1180);




/**
 * Pages of a Next.js site can share the files with long parts of their data. Such a page ends with a list of cuts,
 * scripts with its own data, and references to the files. The cuts tell where each script of the whole page was, so
 * that the page can be restored byte for byte.
 */
const [FOLDER, PREFIX] = ['_next/static/chunks/', 'shared-'];
const DIGITS = 20;
const [PUSH, PUSH_END] = ['self.__next_f.push([1,', '])'];
const [SCRIPT, SCRIPT_END] = ['<script>', '</script>'];
const [CUTS, CUTS_END] = [`${SCRIPT}self.__next_f.cuts="`, `"${SCRIPT_END}`];
const SHARED_PATH = new RegExp(`^${FOLDER}${PREFIX}([0-9a-f]{${DIGITS}})\\.js$`);
const REFERENCE = new RegExp(`^<script src="([^"<>]*/)${FOLDER}${PREFIX}([0-9a-f]{${DIGITS}})\\.js">$`);
/** A number of bytes between a script and the one before it, and the number of bytes of its data. */
const CUT = /^(?:(\d{1,9}):)?(\d{1,9})$/;
const LAST_GAP = /^(\d{1,9}):$/;
/** What follows the scripts of the data in a page that can share files. */
const END_OF_PAGE = /<\/body><\/html>\s*$/;
/** Whether a file is named like a file with data that pages share. */
function isSharedPath(path) {
    return SHARED_PATH.test(path);
}
/** Returns the script that adds `data` to each page that refers to it. `data` must be UTF-8. */
function sharedFile(data) {
    const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)('sha256', data).slice(0, DIGITS);
    const content = `${PUSH}${(0,_data_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .dataLiteral */ .c)(data.toString())}${PUSH_END};self.__next_f.shared="${name}"`;
    return { path: `${FOLDER}${PREFIX}${name}.js`, content };
}
/** Returns the data in a shared file, or undefined if the file is not the one that its name promises. */
function sharedDataIn(path, content) {
    const literal = content.toString('utf8', PUSH.length, content.lastIndexOf(`${PUSH_END};`));
    const text = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) ? (0,_data_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .textOfDataLiteral */ .u)(literal) : undefined;
    if (text === undefined)
        return undefined;
    const data = Buffer.from(text);
    const file = sharedFile(data);
    return file.path === path && content.equals(Buffer.from(file.content)) ? data : undefined;
}
/**
 * Refers to a shared file. Without the file, the client would replace the page with an error. The second script stops
 * the client in this case, so that the text remains and links load documents.
 */
function reference(path, base) {
    const name = SHARED_PATH.exec(path)?.[1] ?? '';
    return `<script src="${base}${path}">${SCRIPT_END}${SCRIPT}${guardOf(name)}${SCRIPT_END}`;
}
function guardOf(name) {
    const stop = `self.__next_f={push(){},forEach(){throw Error("The page data is missing.")}},addEventListener("DOMContentLoaded",e=>e.stopImmediatePropagation(),!0)`;
    return `self.__next_f.shared==="${name}"?delete self.__next_f.shared:(${stop})`;
}
function dataScript(data) {
    return SCRIPT + PUSH + (0,_data_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .dataLiteral */ .c)(data.toString()) + PUSH_END + SCRIPT_END;
}
/** White space can follow the end of a page. */
const MAX_END = 100;
/**
 * Replaces `scripts` with `parts`, which have the same data, at the end of the body. `base` ends with a slash. Returns
 * undefined if the page does not end as a page of Next.js does.
 */
function sharingPage(page, { scripts, parts, base }) {
    const end = page.subarray(-MAX_END).toString('latin1');
    const body = END_OF_PAGE.exec(end)?.index;
    const place = page.length - end.length + (body ?? 0);
    if (body === undefined || (scripts.at(-1)?.end ?? 0) > place)
        return undefined;
    const kept = [];
    const cuts = [];
    let at = 0;
    for (const [i, { start, end, from, to }] of scripts.entries()) {
        const gap = i === 0 ? 0 : start - at;
        cuts.push(`${gap === 0 ? '' : `${gap}:`}${to - from}`);
        kept.push(page.subarray(at, start));
        at = end;
    }
    if (place > at)
        cuts.push(`${place - at}:`);
    const elements = parts.map(({ data, shared }) => shared === undefined ? dataScript(data) : reference(shared, base));
    const moved = Buffer.from(`${CUTS}${cuts.join(',')}${CUTS_END}${elements.join('')}`);
    return Buffer.concat([...kept, page.subarray(at, place), moved, page.subarray(place)]);
}
/** Restores pages. Reads each shared file once. */
class SharedData {
    #read;
    #known = new Map();
    constructor(read) {
        this.#read = read;
    }
    /** Returns a page with all its data. Returns a Problem if a shared file is missing or has other bytes. */
    restore(page) {
        const place = page.lastIndexOf(CUTS);
        if (place < 0)
            return page;
        const unknown = new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF('its scripts with shared data have an unknown form');
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(page))
            return unknown;
        const text = page.toString('utf8', place);
        const end = END_OF_PAGE.exec(text)?.index ?? 0;
        const [first = '', ...elements] = text.slice(0, end).split(SCRIPT_END);
        if (elements.pop() !== '')
            return unknown;
        const data = this.#dataIn(elements);
        if (data === undefined)
            return unknown;
        if (data instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF)
            return data;
        const cuts = cutsIn(first.slice(CUTS.length, -1));
        return ((cuts &&
            restored(page, {
                cuts,
                data,
                place,
                end: page.subarray(place + Buffer.byteLength(text.slice(0, end)))
            })) ??
            unknown);
    }
    #dataIn(elements) {
        const parts = [];
        for (let i = 0; i < elements.length; i++) {
            const element = elements[i];
            const [, , name] = REFERENCE.exec(element) ?? [];
            if (name !== undefined) {
                if (elements[++i] !== SCRIPT + guardOf(name))
                    return undefined;
                const path = `${FOLDER}${PREFIX}${name}.js`;
                const data = this.#dataOf(path);
                if (data === undefined)
                    return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`${path}, a file with its data, is missing or has other content`);
                parts.push(data);
            }
            else {
                const isPush = element.startsWith(SCRIPT + PUSH) && element.endsWith(PUSH_END);
                const literal = element.slice(SCRIPT.length + PUSH.length, -PUSH_END.length);
                const text = isPush ? (0,_data_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .textOfDataLiteral */ .u)(literal) : undefined;
                if (text === undefined)
                    return undefined;
                parts.push(Buffer.from(text));
            }
        }
        return Buffer.concat(parts);
    }
    #dataOf(path) {
        const content = this.#known.has(path) ? undefined : this.#read(path);
        const data = this.#known.get(path) ?? (content && sharedDataIn(path, content));
        if (data !== undefined)
            this.#known.set(path, data);
        return data;
    }
}
function cutsIn(text) {
    const items = text.split(',');
    const last = LAST_GAP.exec(items.at(-1) ?? '')?.[1];
    const scripts = items.slice(0, last === undefined ? undefined : -1).map(item => {
        const [, gap = '0', size] = CUT.exec(item) ?? [];
        return { gap: Number(gap), size: Number(size) };
    });
    const isValid = scripts.every(({ size }) => !Number.isNaN(size));
    return isValid ? { scripts, lastGap: Number(last ?? 0) } : undefined;
}
/** Puts the scripts back where they were. Returns undefined if the sizes do not fit. */
function restored(page, { cuts: { scripts, lastGap }, data, place, end }) {
    let at = scripts.reduce((left, { gap }) => left - gap, place - lastGap);
    if (at < 0)
        return undefined;
    const parts = [page.subarray(0, at)];
    let from = 0;
    for (const { gap, size } of scripts) {
        const part = data.subarray(from, from + size);
        if (part.length !== size || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(part))
            return undefined;
        parts.push(page.subarray(at, at + gap), Buffer.from(dataScript(part)));
        from += size;
        at += gap;
    }
    return from === data.length ? Buffer.concat([...parts, page.subarray(at, place), end]) : undefined;
}


/***/ })

};
