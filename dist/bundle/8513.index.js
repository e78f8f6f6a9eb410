export const id = 8513;
export const ids = [8513];
export const modules = {

/***/ 58513:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50190);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88747);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42308);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66200);




await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .eF)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__.INPUT_NAMES, secrets: [], secretHeaders: 'headers' }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__.readInputs)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_3__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 66200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/site/base-path.js
var base_path = __webpack_require__(62772);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/random-id.js
var random_id = __webpack_require__(97895);
// EXTERNAL MODULE: ./.build/src/runtime/action/run.js
var run = __webpack_require__(50190);
// EXTERNAL MODULE: ./.build/src/runtime/stop-reason.js
var stop_reason = __webpack_require__(88747);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
// EXTERNAL MODULE: ./.build/src/verify/sample/targets.js
var sample_targets = __webpack_require__(20666);
;// CONCATENATED MODULE: ./.build/src/verify/judge/kinds.js

const HOSTING = 'See docs/hosting.md.';
/** What can be wrong with an address, in the order in which it is reported, and what to do about it. */
const KIND_ADVICE = {
    login: 'Set `headers` to what the protection of the site accepts, for example an `Authorization` header or a bypass token from a secret.',
    missing: 'Check that the deployment uploaded this file, and that nothing in front of the site blocks it.',
    stale: 'Purge the cache of the CDN for this address, or for the whole site.',
    different: 'Check that `site-url` leads to the deployed site: the domain, the bucket and the path behind it.',
    'soft-404': `Configure the host to answer unknown addresses with the file 404.html and the status 404. ${HOSTING}`,
    'not-removed': 'Remove the page from the host, and purge the cache of the CDN for it.',
    redirect: `Deploy the redirect pages of the export, or give the host the rules of redirects.json. ${HOSTING}`,
    'content-type': `Configure the type on the host, or upload the file with the right \`Content-Type\`. ${HOSTING}`,
    downgrade: 'Set `site-url` to the address at which the site ends, or fix the redirect of the host.',
    altered: 'Something between the host and the reader rewrites responses: a CDN that adds scripts or optimizes HTML and images. Turn that off, or ignore this warning if it is wanted.',
    caching: `Send \`Cache-Control: public, max-age=0, must-revalidate\` with pages: browsers cannot be purged. ${HOSTING}`
};
const KINDS = Object.keys(KIND_ADVICE);
/** Where the advice for the kind is not the right one. */
const OTHER_ADVICE = {
    forbidden: `${KIND_ADVICE.login} If the site is public, check the permissions of the bucket or the host: 403 is also the answer for files that the host may not read.`,
    unavailable: 'The host is overloaded or has an error. Lower `concurrency`, or check the log of the host.',
    unreachable: 'Check `site-url`, DNS and whether this runner can reach the host: firewall, VPN, proxy.',
    transfer: 'Check the host and what is in front of it: a browser cannot show this response.',
    hashed: `Send \`Cache-Control: public, max-age=31536000, immutable\` with files that have a build hash in their name. ${HOSTING}`
};
/** Readers still get what was exported. */
function isWarning(kind) {
    return kind === 'altered' || kind === 'caching';
}
function findingOf(target, kind, detail, advice = KIND_ADVICE[kind]) {
    return { kind, address: target.url.href, path: (0,sample_targets/* pathOf */.XM)(target), detail, advice, count: 1 };
}

// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
;// CONCATENATED MODULE: ./.build/src/verify/outputs.js

const OUTPUT_NAMES = (/* unused pure expression or super */ null && (['verified', 'checked', 'findings', 'stale', 'missing', 'verify-path']));
/** The text of `verify.json`: docs/verify.md describes it. */
function verifyText({ verified, checked, findings, unchecked }) {
    const listed = findings.map(({ kind, address, path, detail, advice, count }) => ({
        kind,
        address,
        path: path ?? null,
        detail,
        advice,
        count
    }));
    const result = { version: 1, verified, checked, counts: countsOf(findings), findings: listed, unchecked };
    return `${JSON.stringify(result, undefined, 2)}\n`;
}
/** Numbers of addresses. */
function countsOf(findings) {
    const counts = {};
    for (const { kind, count } of findings)
        counts[kind] = (counts[kind] ?? 0) + count;
    return counts;
}
function describeCounts(findings) {
    return Object.entries(countsOf(findings))
        .map(([kind, count]) => `${count} ${kind}`)
        .join(', ');
}
/** Findings that say the same about several addresses. `count`: also of addresses that are not named. */
function groupsOf(findings) {
    const groups = (0,group_by/* groupBy */.$)(findings, ({ kind, detail, advice }) => [kind, detail, advice].join('\n'));
    return Array.from(groups.values(), group => ({
        ...group[0],
        addresses: group.map(({ address }) => address),
        count: group.reduce((sum, { count }) => sum + count, 0)
    }));
}

// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/action/summary.js
var summary = __webpack_require__(37223);
// EXTERNAL MODULE: ./.build/src/site/page-addresses.js
var page_addresses = __webpack_require__(94493);
// EXTERNAL MODULE: ./.build/src/site/pages.js
var pages = __webpack_require__(12967);
// EXTERNAL MODULE: ./.build/src/site/site-address.js
var site_address = __webpack_require__(29381);
// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
;// CONCATENATED MODULE: ./.build/src/verify/sample/site-addresses.js




class SiteAddresses {
    origin;
    #root;
    #style;
    #files;
    #exportedBase;
    /** `basePath`: of the export. The host may serve the site below another path, for example on a preview. */
    constructor(siteUrl, style, paths, basePath = '/') {
        this.#root = new URL((0,site_address/* baseFolder */.YR)(siteUrl.pathname), siteUrl);
        this.#style = style;
        this.#files = new page_addresses/* SiteFiles */.B(new Set(paths));
        this.#exportedBase = (0,site_address/* baseFolder */.YR)(basePath);
        this.origin = siteUrl.origin;
    }
    /** Whether the site has a file for an address, however it is written. */
    hasFileFor(path) {
        return this.#files.find(path) !== undefined;
    }
    of(path) {
        return (0,pages/* isPage */.yp)(path) ? this.#ofPage(path, this.#style) : this.ofFile(path);
    }
    /** The address at which a page is found when the host has other rules than expected. */
    inOtherStyle(path) {
        if (path === 'index.html')
            return this.ofFile(path);
        return this.#ofPage(path, this.#style === 'clean' ? 'html' : 'clean');
    }
    ofFile(path) {
        return new URL(new site_address/* SiteAddress */.g6(path, this.#root.pathname).pathname, this.#root);
    }
    /** Where a redirect starts or leads to: a path that includes the base path of the export, or a URL. */
    ofDestination(destination) {
        const path = destination.startsWith(this.#exportedBase)
            ? `${this.#root.pathname}${destination.slice(this.#exportedBase.length)}`
            : destination;
        return (0,parse_url/* parseUrl */.D)(path, this.#root) ?? undefined;
    }
    /** The path inside the site, or undefined for an address outside of it. */
    pathIn(url) {
        return url.origin === this.origin ? site_address/* SiteAddress */.g6.parse(url.pathname, this.#root.pathname)?.path : undefined;
    }
    fileAt(url) {
        const path = this.pathIn(url);
        return path === undefined ? undefined : this.#files.find(path);
    }
    #ofPage(path, style) {
        if (path === 'index.html')
            return this.#root;
        if (style === 'html' || !path.endsWith('.html'))
            return this.ofFile(path);
        const name = (0,page_addresses/* pageName */.$)(path);
        const isFolder = path.endsWith('/index.html');
        // Beside guides.html, the address /guides/ can mean either of them.
        const address = isFolder ? `${name}/` : name;
        const found = this.#files.find(address);
        return this.ofFile(found === undefined || found === path ? address : path);
    }
}
/** For people: `/guides/größe`. */
function readablePath(address) {
    return `/${site_address/* SiteAddress */.g6.parse(new URL(address).pathname)?.path ?? ''}`;
}
/** Whether two addresses ask for the same page, whatever the style and the anchor. */
function isSamePage(a, b) {
    const pageOf = ({ pathname }) => site_address/* SiteAddress */.g6.parse(pathname)?.page;
    return a.origin === b.origin && a.search === b.search && pageOf(a) === pageOf(b);
}

;// CONCATENATED MODULE: ./.build/src/verify/summary.js







const MAX_ROWS = 50;
const MAX_ADDRESSES = 10;
const MAX_TEXT = 500;
function renderSummary(record) {
    const { siteUrl, result, failure, docsUrl } = record;
    const facts = [
        `**${(0,markdown/* link */.nf)(siteUrl.href, siteUrl.href)}**`,
        result && `${(0,units/* formatCount */.B4)(result.checked, 'address')} checked`,
        result?.liveAfterMs !== undefined && `live after ${(0,units/* formatDuration */.a3)(result.liveAfterMs)}`,
        (0,summary/* durationOf */.cf)(record)
    ];
    // The table has the findings of a site that is not verified.
    const shown = result === undefined ? failure : undefined;
    return (0,summary/* summaryOf */.YG)({ heading: heading(record), facts, failure: shown }, `${docsUrl}docs/errors.md`, [
        result && findingsTable(result.findings, docsUrl),
        result && unchecked(result)
    ]);
}
function heading({ result }) {
    if (result === undefined)
        return 'Site not verified';
    return result.verified ? 'Site verified' : 'The site differs from the export';
}
/** One row for all addresses with the same problem, and after the table what to do, each advice once. */
function findingsTable(findings, docsUrl) {
    const groups = groupsOf(findings);
    if (groups.length === 0)
        return '';
    const rows = groups.slice(0, MAX_ROWS).map(({ kind, addresses, count, detail }) => {
        const links = addresses.map(address => (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(readablePath(address), MAX_TEXT), address));
        const sign = isWarning(kind) ? '⚠️' : '❌';
        return [`${sign} ${(0,markdown/* code */.aY)(kind)}`, (0,with_more/* withMore */.i)(links, MAX_ADDRESSES, count).join('<br>'), summary_text(detail)];
    });
    const rest = groups.length - rows.length;
    const advice = [...new Set(groups.map(group => group.advice))].slice(0, MAX_ROWS).map(each => {
        const kinds = new Set(groups.flatMap(group => (group.advice === each ? [(0,markdown/* code */.aY)(group.kind)] : [])));
        return `- ${[...kinds].join(', ')}: ${withLinks(each, docsUrl)}`;
    });
    return [
        (0,markdown/* table */.tp)(['Finding', 'Addresses', 'What is wrong'], rows),
        ...(rest > 0 ? [`… ${(0,with_more/* andMore */.v)(rest)}, see \`verify.json\`.`] : []),
        `**What to do**\n\n${advice.join('\n')}`
    ].join('\n\n');
}
function unchecked({ unchecked: addresses }) {
    if (addresses.length === 0)
        return '';
    const count = addresses.length === 1 ? '1 address was' : `${addresses.length} addresses were`;
    return `${count} not checked, because redirects and retries used up the requests of a pass. \`verify.json\` lists them.`;
}
/** Names of pages of the documentation become links. */
function withLinks(advice, docsUrl) {
    const parts = advice.split(/(docs\/[\w-]+\.md)/);
    return parts
        .map((part, at) => at % 2 === 0 ? summary_text(part) : docsUrl === '' ? (0,markdown/* escapeMarkdown */.FV)(part) : (0,markdown/* link */.nf)(part, docsUrl + part))
        .join('');
}
function summary_text(value) {
    return (0,markdown/* sentence */.em)((0,markdown/* clip */.$Q)(value, MAX_TEXT));
}

// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/site/build-hash.js
var build_hash = __webpack_require__(43308);
;// CONCATENATED MODULE: ./.build/src/verify/judge/caching.js




const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
function cachingProblemOf(target, { hops, headers }) {
    // An address that is redirected to the file is not the one that is cached for long.
    if (!hops.every(hop => isSamePage(hop, target.url)))
        return undefined;
    const seconds = freshSeconds(headers);
    if (target.role === 'page' && seconds !== undefined && seconds > HOUR_S) {
        const detail = `Browsers may show the page for ${(0,units/* formatDuration */.a3)(seconds * 1000)} without asking for a new version.`;
        return findingOf(target, 'caching', detail);
    }
    if (target.role !== 'asset' || (seconds ?? 0) >= DAY_S)
        return undefined;
    // Only the name counts: a folder that a framework names does not show in the rules of a host.
    const { path } = target.file;
    if (!(0,build_hash/* isImmutable */.t)(path.slice(path.lastIndexOf('/') + 1)))
        return undefined;
    const kept = seconds === undefined ? 'no time' : (0,units/* formatDuration */.a3)(seconds * 1000);
    const detail = `The name has a build hash, and browsers may keep the file for ${kept} only.`;
    return findingOf(target, 'caching', detail, OTHER_ADVICE.hashed);
}
/** How long a browser may use the response without asking, or undefined when the response does not say. */
function freshSeconds(headers) {
    const directives = headers['cache-control']?.toLowerCase() ?? '';
    if (/(?:^|[\s,])no-(?:cache|store)\b/.test(directives))
        return 0;
    const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/.exec(directives)?.[1];
    if (maxAge !== undefined)
        return Number(maxAge);
    const expires = Date.parse(headers.expires ?? '');
    const date = Date.parse(headers.date ?? '');
    if (Number.isNaN(expires) || Number.isNaN(date))
        return headers.expires === undefined ? undefined : 0;
    return Math.max(0, (expires - date) / 1000);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./.build/src/review/scan/html/encoding.js
var encoding = __webpack_require__(67391);
;// CONCATENATED MODULE: ./.build/src/verify/judge/charset.js


const HEADER = /;\s*charset\s*=\s*["']?([^\s"';]+)/i;
/** Why browsers read other characters than those of the page: for them, the charset of the header counts. */
function charsetProblemOf(contentType, bytes) {
    const label = HEADER.exec(contentType)?.[1];
    const named = (0,encoding/* encodingNamed */.Jk)(label);
    const head = bytes.toString('latin1', 0, encoding/* MAX_HEAD */.Wo);
    // Browsers ignore names that they do not know.
    if (label === undefined || named === undefined || (0,encoding/* markedEncoding */.C8)(head) !== undefined)
        return undefined;
    const isWide = named.startsWith('utf-16');
    if (!isWide && (named === 'utf-8' ? (0,external_node_buffer_.isUtf8)(bytes) : (0,external_node_buffer_.isAscii)(bytes)))
        return undefined;
    const declared = (0,encoding/* declaredEncoding */.Qc)(head, 'html');
    const own = (0,external_node_buffer_.isUtf8)(bytes) ? 'utf-8' : declared;
    if (own === undefined || named === own || named === declared)
        return undefined;
    return `Content-Type has charset=${label.slice(0, 40)}, but the page is ${own}: browsers show wrong characters.`;
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/content-type.js

const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b|^text\/(?:jscript|livescript)\b/i;
/** Browsers never run these as a script. */
const NO_SCRIPT = /^(?:image|audio|video)\/|^text\/csv\b/i;
/** The client of Next.js accepts these for its payloads. */
const DATA_TYPE = /^text\/(?:plain|x-component)\b/i;
function contentTypeProblem(target, headers) {
    if (target.role !== 'page' && target.role !== 'asset' && target.role !== 'data')
        return undefined;
    const { role, isModule } = target;
    const { path } = target.file;
    const type = headers['content-type']?.trim() ?? '';
    const given = type === '' ? 'missing' : type.slice(0, 100);
    if (role === 'page')
        return (0,pages/* isPageType */.Eo)(type) ? undefined : `Content-Type is ${given} instead of text/html.`;
    if (role === 'data')
        return DATA_TYPE.test(type) || path.endsWith('.json')
            ? undefined
            : `Content-Type is ${given} instead of text/plain: the client loads the whole page again.`;
    const isStrict = /\bnosniff\b/i.test(headers['x-content-type-options']?.toString() ?? '');
    if (/\.css$/i.test(path)) {
        const isRefused = type === '' ? isStrict : !/^text\/css\b/i.test(type);
        return isRefused
            ? `Content-Type is ${given}: browsers ignore a style sheet that is not text/css.`
            : undefined;
    }
    if (!/\.m?js$/i.test(path) || SCRIPT_TYPE.test(type))
        return undefined;
    if (isModule === true)
        return `Content-Type is ${given}: browsers do not run a module that is not text/javascript.`;
    if (isStrict || NO_SCRIPT.test(type))
        return `Content-Type is ${given}${isStrict ? ' with nosniff' : ''}: browsers do not run the script.`;
    return undefined;
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/evidence.js



function isUnreachable(visit) {
    return visit.end === 'failed' && visit.isUnreachable;
}
/** A page with both asks who its reader is. */
const PASSWORD_FIELD = /<input\b[^<>]*\stype\s*=\s*["']?password\b/i;
const FORM = /<form\b/i;
const SIGN_IN = /\b(?:sign|log)[\s-]?(?:in|on)\b|\bpassword\b|\bpasscode\b|\bauthenticat/i;
// Two steps: one expression for both looks at the rest of a long tag again and again.
const META = /<meta\b[^<>]*>/gi;
const REFRESH = /\shttp-equiv\s*=\s*["']?refresh\b/i;
/** Judges the headers, which are not kept if nothing is wrong, and reads the page if its bytes are not those of the export. */
async function examine(target, visit) {
    if (visit.end !== 'response' || visit.body === undefined)
        return { target, visit, isExact: false };
    const { headers, body } = visit;
    const isExact = 'file' in target && target.file?.sha256 === body.sha256;
    const typeProblem = contentTypeProblem(target, headers) ??
        (body.bytes && charsetProblemOf(headers['content-type'] ?? '', body.bytes));
    if (isExact) {
        const caching = cachingProblemOf(target, visit);
        return { target, visit: { ...visit, headers: {}, body: undefined }, isExact, typeProblem, caching };
    }
    const light = { ...visit, body: { ...body, bytes: undefined } };
    const about = { target, visit: light, isExact, typeProblem };
    if (body.bytes === undefined)
        return about;
    // The scanner is loaded only when something is wrong.
    const { digestPage } = await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(4236)]).then(__webpack_require__.bind(__webpack_require__, 14236));
    const html = body.bytes.toString();
    const content = digestPage(body.bytes);
    const isSignIn = PASSWORD_FIELD.test(html) || (FORM.test(html) && SIGN_IN.test(content.title));
    return { ...about, page: { ...content, isSignIn, refresh: refreshOf(html) } };
}
/** Where a page leads by itself. */
function refreshOf(html) {
    for (const [tag] of html.matchAll(META))
        if (REFRESH.test(tag))
            return /url\s*=\s*['"]?([^'">\s]+)/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    return undefined;
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/missing-advice.js



const MAX_PROBES = 3;
/** Pages that are missing at the address that readers use, at the address that they have with other rules of the host. */
function probesFor(all, addresses) {
    return all
        .filter(isNotFound)
        .flatMap(({ target }) => {
        if (target.role !== 'page')
            return [];
        const url = addresses.inOtherStyle(target.file.path);
        return url.href === target.url.href ? [] : [{ ...target, url }];
    })
        .slice(0, MAX_PROBES);
}
/** Says why pages are missing, as far as all addresses together show it: once for a rule that all of them need. */
function explainMissing(findings, all, probes) {
    const pages = all.filter(({ target, visit }) => target.role === 'page' && visit.end !== 'unchecked');
    const notFound = new Set(pages.filter(isNotFound).map(({ target }) => target.url.href));
    const [elsewhere, absent] = partition(probes, ({ visit }) => visit.end === 'response' && visit.status === 200);
    const [first] = elsewhere;
    if (first === undefined && notFound.size < pages.length)
        return [...findings];
    // Where some pages are at the other address, one that is not there either is simply missing.
    const absentPaths = new Set(first === undefined ? [] : absent.map(({ target }) => (0,sample_targets/* pathOf */.XM)(target)));
    const [explained, others] = partition(findings, ({ kind, address, path }) => kind === 'missing' && notFound.has(address) && !absentPaths.has(path));
    return first === undefined
        ? [...explained.map(finding => ({ ...finding, advice: EVERY_PAGE })), ...others]
        : [...ruleFinding(explained, first.target.url.pathname.endsWith('.html')), ...others];
}
const EVERY_PAGE = 'Every page is missing: check that the domain leads to the bucket or folder of the deployment, that the path of `site-url` is right, and that the host may read the files.';
const MAX_NAMED = 10;
function ruleFinding(missing, isHtml) {
    const [first] = missing;
    if (first === undefined)
        return [];
    const paths = missing.map(({ address }) => readablePath(address));
    const detail = `Not found, but there ${isHtml ? 'with' : 'without'} \`.html\`: ${(0,with_more/* withMore */.i)(paths, MAX_NAMED).join(', ')}.`;
    const advice = isHtml
        ? 'The rewrite rule of the host is missing, which adds `.html` to addresses. See docs/hosting.md.'
        : 'The host has no `.html` addresses. Set `addresses: clean`.';
    return [{ ...first, detail, advice, count: missing.length }];
}
function partition(items, isFirst) {
    return [items.filter(isFirst), items.filter(item => !isFirst(item))];
}
/** A bucket that cannot be listed responds with 403 for objects that do not exist. */
function isNotFound({ visit }) {
    return visit.end === 'response' && (visit.status === 404 || visit.status === 403);
}

// EXTERNAL MODULE: ./.build/src/site/content-types.js
var content_types = __webpack_require__(17946);
;// CONCATENATED MODULE: ./.build/src/verify/judge/judge-address.js






/** What is wrong with what a reader gets at this address, or undefined. Does not know the other addresses. */
function judgeAddress(evidence, facts) {
    const { target, visit, typeProblem } = evidence;
    if (visit.end === 'unchecked')
        return undefined;
    if (target.role === 'unknown')
        return judgeUnknown(evidence);
    if (target.role === 'removed')
        return judgeRemoved(evidence, target);
    if (target.role === 'redirect')
        return judgeRedirect(evidence, target, facts);
    if (visit.end === 'left')
        return findingOf(target, 'downgrade', leaving(visit.to));
    if (visit.end === 'failed') {
        const advice = visit.isUnreachable ? OTHER_ADVICE.unreachable : OTHER_ADVICE.transfer;
        return findingOf(target, 'missing', `The transfer failed: ${visit.reason}.`, advice);
    }
    if (visit.status !== 200) {
        const isBusy = visit.status === 429 || visit.status >= 500;
        const detail = `HTTP ${visit.status} instead of 200.`;
        return findingOf(target, 'missing', detail, isBusy ? OTHER_ADVICE.unavailable : undefined);
    }
    const other = evidence.isExact ? undefined : judgeOtherBytes(evidence, target.file, facts);
    if (other !== undefined && !isWarning(other.kind))
        return other;
    return typeProblem === undefined ? other : findingOf(target, 'content-type', typeProblem);
}
function judgeUnknown({ target, visit }) {
    if (visit.end !== 'response' || visit.status !== 200)
        return undefined;
    const way = visit.hops.at(-1);
    const detail = way === undefined
        ? 'An address that does not exist answers 200.'
        : `An address that does not exist redirects to ${way.pathname}, which answers 200.`;
    return findingOf(target, 'soft-404', detail);
}
function judgeRemoved({ visit }, target) {
    if (visit.end !== 'response' || visit.status !== 200)
        return undefined;
    const isElsewhere = visit.hops.length > 0 && !visit.hops.some(hop => isSamePage(hop, target.url));
    if (isElsewhere)
        return undefined;
    const detail = (0,pages/* isPage */.yp)(target.path)
        ? 'The page was removed in this export and is still served.'
        : 'The data of a removed page, with its text, is still served.';
    return findingOf(target, 'not-removed', detail);
}
function judgeRedirect({ visit, isExact, page }, target, { addresses }) {
    const { destination } = target;
    const leadsTo = (url) => isSamePage(url, destination);
    const way = visit.end === 'left' ? [...visit.hops, visit.to] : visit.hops;
    if (isExact || way.some(leadsTo))
        return undefined;
    if (page?.refresh !== undefined && leadsTo(addresses.ofDestination(page.refresh) ?? target.url))
        return findingOf(target, 'altered', 'The redirect page has other bytes.');
    const last = way.at(-1);
    const found = {
        left: `it leads to ${last?.origin ?? ''}${last?.pathname ?? ''}`,
        failed: visit.end === 'failed' ? `the transfer failed: ${visit.reason}` : '',
        response: `it ends at ${last?.pathname ?? target.url.pathname} with HTTP ${visit.end === 'response' ? visit.status : ''}`,
        unchecked: ''
    }[visit.end];
    const wanted = destination.origin === target.url.origin ? destination.pathname : destination.href;
    const detail = `The redirect should lead to ${wanted}, but ${found}.`;
    return findingOf(target, 'redirect', detail, isUnreachable(visit) ? OTHER_ADVICE.unreachable : undefined);
}
/** The length in which a page with the same title is taken for the same one, as a share of the exported length. */
const SIMILAR_LENGTH = { min: 0.8, max: 1.25 };
function judgeOtherBytes(evidence, file, facts) {
    const { target, visit, page } = evidence;
    const stale = staleSign(evidence, file, facts);
    if (stale !== undefined)
        return findingOf(target, 'stale', stale);
    if (target.role === 'asset')
        return judgeOtherAsset(evidence, file);
    if (target.role === 'data')
        return findingOf(target, 'stale', 'The data of the page is of another build.');
    const { title = '', content } = page ?? {};
    if (page !== undefined && content === file.content)
        return findingOf(target, 'altered', 'The page has the same content with other bytes.');
    if (title !== '' && title === file.title) {
        const size = visit.end === 'response' ? (visit.body?.size ?? 0) : 0;
        const share = size / file.size;
        return share >= SIMILAR_LENGTH.min && share <= SIMILAR_LENGTH.max
            ? findingOf(target, 'altered', 'The page has the same title with other text.')
            : findingOf(target, 'different', `A page with the same title and another length is served: ${(0,units/* formatBytes */.z3)(size)} instead of ${(0,units/* formatBytes */.z3)(file.size)}.`);
    }
    const isUnknown = file.title === undefined && file.content === undefined;
    const detail = isUnknown
        ? 'The page has other bytes. The manifest has no titles (`check: off`), so it is unknown whether it is another page.'
        : `Another page is served, with ${title === '' ? 'no title' : `the title "${title.slice(0, 100)}"`}.`;
    return findingOf(target, 'different', detail);
}
function judgeOtherAsset({ target, visit }, { path }) {
    const type = visit.end === 'response' ? (visit.headers['content-type'] ?? '') : '';
    const isOtherType = (0,pages/* isPageType */.Eo)(type) && !(0,pages/* isPageType */.Eo)((0,content_types/* contentTypeOf */.JX)(path) ?? type);
    return isOtherType
        ? findingOf(target, 'different', 'An HTML page is served instead of the file.')
        : findingOf(target, 'altered', 'The file has other bytes.');
}
function staleSign({ visit, page }, file, facts) {
    if (visit.end !== 'response')
        return undefined;
    const { path } = file;
    const { headers, body } = visit;
    const { exportedAt, fates } = facts;
    const fate = fates?.get(path);
    // The times of headers have whole seconds.
    const isBefore = (time) => time + 1000 <= exportedAt;
    const age = /^\d{1,10}$/.test(headers.age ?? '') ? ` It is ${headers.age} s old.` : '';
    if (body !== undefined && body.sha256 !== '' && facts.previous?.get(path) === body.sha256)
        return `The version of the previous export is served.${age}`;
    const cachedAt = Date.parse(headers.date ?? '') - Number(headers.age ?? NaN) * 1000;
    if (page !== undefined && page.content === file.content) {
        const isRebuilt = fates === undefined ? isBefore(cachedAt) : fate === 'rebuilt' && age !== '';
        return isRebuilt ? `An earlier build of the page is served from a cache.${age}` : undefined;
    }
    if (fate === 'changed')
        return `An earlier version is served: the page changed in this export.${age}`;
    // A page that is new in this export has no earlier version.
    if (fate === 'added')
        return undefined;
    const modified = Date.parse(headers['last-modified'] ?? '');
    if (isBefore(modified))
        return `An earlier version is served: Last-Modified is ${new Date(modified).toISOString()}, before the export.${age}`;
    return isBefore(cachedAt)
        ? `An earlier version is served from a cache: it is older than the export.${age}`
        : undefined;
}
function leaving({ origin, pathname, protocol }) {
    const where = `${origin === 'null' ? protocol : origin}${pathname}`.slice(0, 300);
    return protocol === 'http:'
        ? `The address redirects to plain http: ${where}`
        : `The address redirects to another host: ${where}`;
}

// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
;// CONCATENATED MODULE: ./.build/src/verify/judge/judge-site.js




/** Named once, with an example and a count. */
const NAMED_ONCE = ['login', 'altered', 'caching'];
/** What is wrong with the site. `waiting`: addresses whose problem may pass while caches are refreshed. */
function judgeSite(all, facts) {
    const same = unreachableFinding(all) ?? loginFinding(all);
    if (same !== undefined)
        return { findings: [same], waiting: [...all] };
    const placeholders = repeatedBodies(all);
    const judged = all.flatMap(evidence => {
        const found = judgeAddress(evidence, facts);
        if (found === undefined)
            return [];
        return [{ evidence, found: asPlaceholder(found, evidence, placeholders) }];
    });
    const isSoft404 = judged.some(({ found }) => found.kind === 'soft-404');
    const kept = judged.filter(({ found }) => !(isSoft404 && found.kind === 'not-removed'));
    return {
        findings: toFindings([...kept.map(({ found }) => found), ...all.flatMap(({ caching }) => caching ?? [])]),
        waiting: kept.filter(({ found }) => !isWarning(found.kind)).map(({ evidence }) => evidence)
    };
}
function unreachableFinding(all) {
    const [first] = all;
    if (first?.visit.end !== 'failed' || !all.every(({ visit }) => isUnreachable(visit)))
        return undefined;
    const detail = `No connection to ${first.target.url.host}: ${first.visit.reason}.`;
    return { ...findingOf(first.target, 'missing', detail, OTHER_ADVICE.unreachable), count: all.length };
}
/** Every page that was requested is behind a sign-in. */
function loginFinding(all) {
    const pages = all.filter(({ target, visit }) => target.role === 'page' && visit.end !== 'unchecked');
    const [first] = pages;
    if (first === undefined)
        return undefined;
    const statuses = pages.map(({ visit }) => (visit.end === 'response' ? visit.status : undefined));
    const finding = (detail, advice) => ({
        ...findingOf(first.target, 'login', detail, advice),
        count: pages.length
    });
    if (statuses.every(status => status === 401 || status === 403))
        return statuses.includes(403)
            ? finding('Every page answers HTTP 403.', OTHER_ADVICE.forbidden)
            : finding('Every page answers HTTP 401.');
    const host = signInHost(pages);
    if (host !== undefined)
        return finding(`Every page redirects to ${host}, which asks to sign in.`);
    const { title = '' } = first.page ?? {};
    const isForm = pages.every(({ page }) => page?.isSignIn === true && page.title === title);
    return isForm ? finding(`Every page is the same sign-in form, "${title.slice(0, 100)}".`) : undefined;
}
const SIGN_IN_ADDRESS = /(?:^|[./_-])(?:log-?in|sign-?in|auth\d*|oauth\d*|sso|saml\d*|accounts?|idp|adfs|okta|cloudflareaccess|microsoftonline)(?:$|[./_-])/i;
/** The one host to which all pages redirect, unless it has the pages themselves. */
function signInHost(pages) {
    const places = pages.map(({ target, visit }) => visit.end === 'left' ? { to: visit.to, from: target.url } : undefined);
    const [first] = places;
    const isSignIn = places.every(place => place !== undefined &&
        place.to.host === first?.to.host &&
        place.to.host !== place.from.host &&
        !place.to.pathname.endsWith(place.from.pathname.replace(/\/$/, '') || '//') &&
        (SIGN_IN_ADDRESS.test(place.to.host + place.to.pathname) ||
            (pages.length > 1 && place.to.pathname === first.to.pathname)));
    return isSignIn ? first?.to.host : undefined;
}
/** Digests of bodies that are served instead of several pages: a page of the site has one address. */
function repeatedBodies(all) {
    const seen = new Set();
    const repeated = new Set();
    for (const { target, visit } of all) {
        // The body of an exact page is not kept, and one that is too large has no digest.
        const sha256 = target.role === 'page' && visit.end === 'response' && visit.body?.sha256;
        if (!sha256)
            continue;
        if (seen.has(sha256))
            repeated.add(sha256);
        seen.add(sha256);
    }
    return repeated;
}
/** The same page at several addresses is no earlier version of any of them. */
function asPlaceholder(found, { target, visit, page }, repeated) {
    const isRepeated = found.kind === 'stale' && visit.end === 'response' && repeated.has(visit.body?.sha256 ?? '');
    if (!isRepeated)
        return found;
    const detail = `The same other page is served at several addresses, with the title "${page?.title.slice(0, 100) ?? ''}".`;
    return findingOf(target, 'different', detail);
}
/** In the order of the kinds; kinds that are named once are counted for each advice. */
function toFindings(problems) {
    const findings = new Map();
    // Responses arrive in any order.
    for (const found of problems.toSorted((a, b) => (0,compare/* compareText */.n)(a.address, b.address))) {
        const { kind, advice, address } = found;
        const key = `${kind} ${NAMED_ONCE.includes(kind) ? advice : address}`;
        const { count, ...first } = findings.get(key) ?? { ...found, count: 0 };
        findings.set(key, { ...first, count: count + 1 });
    }
    return [...findings.values()].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

// EXTERNAL MODULE: ./.build/src/verify/request/budget.js
var request_budget = __webpack_require__(7354);
// EXTERNAL MODULE: ./.build/src/verify/request/visit.js + 1 modules
var visit = __webpack_require__(29354);
;// CONCATENATED MODULE: ./.build/src/verify/sample/page-assets.js


const TAG = /<(?:script|link|img|source|video|audio)\b[^<>]*>/gi;
const ADDRESS = /\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const MODULE = /^<script\b[^<>]*\stype\s*=\s*["']?module\b|^<link\b[^<>]*\srel\s*=\s*["']?modulepreload\b/i;
/** A few tags are enough: whether every reference is right is the review's question, not the host's. */
function assetsOf(html, pageUrl, files, addresses) {
    const found = new Map();
    for (const [tag] of html.matchAll(TAG)) {
        const [, double, single, bare] = ADDRESS.exec(tag) ?? [];
        const value = double ?? single ?? bare;
        const url = value === undefined ? null : (0,parse_url/* parseUrl */.D)(value.replaceAll('&amp;', '&'), pageUrl);
        const path = url === null ? undefined : addresses.pathIn(url);
        const file = path === undefined || (0,pages/* isPage */.yp)(path) ? undefined : files.get(path);
        if (file === undefined || found.has(file.path))
            continue;
        found.set(file.path, {
            role: 'asset',
            url: addresses.ofFile(file.path),
            file,
            isModule: MODULE.test(tag) || /\.mjs$/i.test(file.path)
        });
    }
    return [...found.values()];
}

;// CONCATENATED MODULE: ./.build/src/verify/verification.js











/** Their assets are verified, too. */
const PAGES_WITH_ASSETS = 5;
const MIN_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 15_000;
const PAUSE_SHARE = 0.25;
/** A run ends with findings, not with a timeout. */
const WAIT_SHARE_OF_TIMEOUT = 0.9;
/** Requests addresses of the site, and those that differ again until `wait` is over. */
class Verification {
    #inputs;
    #context;
    #addresses;
    #files;
    /** One failure ends the run: what the other requests wait for is not wanted any more. */
    #ending = new AbortController();
    #evidence = new Map();
    #pagesToRead = new Set();
    #assets = [];
    #isReached = false;
    constructor(inputs, context) {
        const { siteUrl, style, manifest } = inputs;
        const signal = AbortSignal.any([context.signal, this.#ending.signal]);
        this.#inputs = inputs;
        this.#context = { ...context, signal };
        this.#files = new Map(manifest.files.map(file => [file.path, file]));
        this.#addresses = new SiteAddresses(siteUrl, style, this.#files.keys(), manifest.basePath);
    }
    async run() {
        const { clock, log } = this.#context;
        const startedAt = clock.now();
        const waitMs = Math.min(this.#inputs.waitMs, this.#inputs.timeoutMs * WAIT_SHARE_OF_TIMEOUT);
        const facts = exportFacts(this.#inputs, this.#addresses);
        let targets = this.#select();
        for (let pass = 1;; pass += 1) {
            await log.group(`Pass ${pass}: requesting ${(0,units/* formatCount */.B4)(targets.length, 'address')} of ${this.#addresses.origin}`, async () => {
                await this.#requestAll(targets);
            });
            const { findings, waiting } = judgeSite([...this.#evidence.values()], facts);
            const elapsedMs = clock.now() - startedAt;
            if (waiting.length === 0)
                return this.#end(findings, pass === 1 ? undefined : elapsedMs);
            if (elapsedMs >= waitMs)
                return this.#end(await this.#explain(findings), undefined);
            await this.#pause(waiting.length, elapsedMs, waitMs);
            if (this.#isReached)
                targets = [...waiting, ...this.#unchecked()].map(({ target }) => target);
        }
    }
    [Symbol.dispose]() {
        this.#ending.abort(new Error('the verification has ended'));
    }
    #select() {
        const unique = new Map((0,sample_targets/* selectTargets */.Dv)(this.#inputs, this.#addresses)
            .reverse()
            .map(target => [target.url.href, target]));
        const targets = [...unique.values()].reverse();
        const pages = targets.filter(({ role }) => role === 'page').slice(0, PAGES_WITH_ASSETS);
        for (const { url } of pages)
            this.#pagesToRead.add(url.href);
        return targets;
    }
    /** One pass, with the assets of the first pages as soon as these are there. */
    async #requestAll(targets) {
        const budget = new request_budget/* RequestBudget */.b();
        // Without a connection, every address would fail for the same reason: the first one is enough.
        const tried = this.#isReached ? 0 : 1;
        await this.#request(targets.slice(0, tried), budget);
        this.#isReached ||= ![...this.#evidence.values()].every(evidence => isUnreachable(evidence.visit));
        if (!this.#isReached)
            return;
        await this.#request(targets.slice(tried), budget);
        const found = this.#assets.filter(({ url }) => !this.#evidence.has(url.href));
        const assets = [...new Map(found.map(asset => [asset.url.href, asset])).values()];
        if (assets.length > 0)
            this.#context.log.info(`Requesting ${(0,units/* formatCount */.B4)(assets.length, 'asset')} of the first pages.`);
        await this.#request(assets, budget);
    }
    async #request(targets, budget) {
        budget.allow(targets.length);
        const queue = targets[Symbol.iterator]();
        const work = async () => {
            for (const target of queue) {
                const evidence = await this.#visit(target, budget);
                const { href } = target.url;
                // The result of an earlier pass says more than the used-up requests of this one.
                if (evidence.visit.end !== 'unchecked' || !this.#evidence.has(href))
                    this.#evidence.set(href, evidence);
            }
        };
        await Promise.all(Array.from({ length: this.#inputs.concurrency }, work));
    }
    async #visit(target, budget) {
        const { headers, limits } = this.#inputs;
        const visited = await (0,visit/* visit */.Y)(target, { ...this.#context, headers, limits, budget });
        const evidence = await examine(target, visited);
        if (visited.end === 'response' && this.#pagesToRead.has(target.url.href) && isThePage(evidence)) {
            const html = visited.body?.bytes?.toString() ?? '';
            this.#assets.push(...assetsOf(html, visited.hops.at(-1) ?? target.url, this.#files, this.#addresses));
            this.#pagesToRead.delete(target.url.href);
        }
        return evidence;
    }
    async #pause(differences, elapsedMs, waitMs) {
        const { clock, log, random, signal } = this.#context;
        const longest = Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, elapsedMs * PAUSE_SHARE));
        const pauseMs = Math.min(waitMs - elapsedMs, longest * (0.75 + 0.25 * random()));
        const amount = differences === 1 ? '1 address differs' : `${differences} addresses differ`;
        const what = this.#isReached
            ? `${amount} from the export`
            : `No connection to ${this.#inputs.siteUrl.host}`;
        log.info(`${what}. Checking again in ${(0,units/* formatDuration */.a3)(pauseMs)}, until ${(0,units/* formatDuration */.a3)(waitMs)} have passed.`);
        await clock.sleep(pauseMs, signal);
    }
    /** Asks for missing pages at the addresses that they have on hosts with other rules. */
    async #explain(findings) {
        const all = [...this.#evidence.values()];
        if (!findings.some(({ kind }) => kind === 'missing'))
            return findings;
        const budget = new request_budget/* RequestBudget */.b();
        const probes = await Promise.all(probesFor(all, this.#addresses).map(async (target) => await this.#visit(target, budget)));
        return explainMissing(findings, all, probes);
    }
    #unchecked() {
        return [...this.#evidence.values()].filter(({ visit: { end } }) => end === 'unchecked');
    }
    #end(findings, liveAfterMs) {
        const redact = (0,secrets/* redactor */.$p)(this.#inputs.secrets);
        const unchecked = this.#unchecked().map(({ target }) => target.url.href);
        return {
            verified: findings.every(({ kind }) => isWarning(kind)),
            checked: this.#evidence.size - unchecked.length,
            findings: findings.map(finding => ({ ...finding, detail: redact(finding.detail) })),
            unchecked,
            liveAfterMs
        };
    }
}
/** Whether its assets are those of the exported page, even if something rewrote it on the way. */
function isThePage({ target, isExact, page }) {
    if (isExact || target.role !== 'page' || page === undefined)
        return isExact;
    const { content, title } = target.file;
    return page.content === content || (page.title !== '' && page.title === title);
}
const FATES = ['changed', 'added', 'rebuilt'];
function exportFacts({ manifest, changes }, addresses) {
    const known = changes?.first === false ? changes : undefined;
    const fates = known && FATES.flatMap(fate => known[fate].map(path => [path, fate]));
    return {
        exportedAt: Date.parse(manifest.exportedAt ?? ''),
        previous: changes?.previous,
        fates: fates && new Map(fates),
        addresses
    };
}

;// CONCATENATED MODULE: ./.build/src/verify/main.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});













/** In the error. The summary has more. */
const main_MAX_NAMED = 5;
async function main(inputs, context) {
    const { siteUrl, docsUrl, timeoutMs } = inputs;
    const record = { siteUrl, docsUrl, startedAt: context.clock.now() };
    const state = `The site ${siteUrl.href} was not verified.`;
    await (0,run/* runAction */.Cs)(record, {
        work: async () => await verify(inputs, record, context),
        explain: error => (0,stop_reason/* explainStop */.cV)(error, { timeoutMs, state, advice: 'Run again.' }),
        summary: () => renderSummary(record)
    }, context);
}
async function verify(inputs, record, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { log } = context;
        const problem = (0,base_path/* basePathProblem */.q)(inputs.siteUrl, inputs.manifest.basePath);
        if (problem !== undefined)
            log.warning(problem);
        const verification = __addDisposableResource(env_1, new Verification(inputs, context), false);
        const result = await verification.run();
        const counts = countsOf(result.findings);
        record.result = result;
        const setOutput = (name, value) => context.setOutput(name, value);
        setOutput('verified', String(result.verified));
        setOutput('checked', result.checked);
        setOutput('findings', result.findings.length);
        setOutput('stale', counts.stale ?? 0);
        setOutput('missing', counts.missing ?? 0);
        setOutput('verify-path', await writeResult(result, inputs, context));
        await logFindings(result, inputs, context);
        const errors = result.findings.filter(({ kind }) => !isWarning(kind));
        const warnings = result.findings.filter(({ kind }) => isWarning(kind));
        for (const line of linesOf(warnings, inputs.docsUrl))
            log.warning(line);
        if (errors.length === 0)
            return;
        const checked = result.checked === 1 ? '1 address was' : `${result.checked} addresses were`;
        const waited = inputs.waitMs > 0 ? ` for ${(0,units/* formatDuration */.a3)(inputs.waitMs)}` : '';
        const lines = (0,with_more/* withMore */.i)(linesOf(errors, inputs.docsUrl), main_MAX_NAMED).map(line => `- ${line}`);
        const message = `${inputs.siteUrl.href} differs from the export: ${describeCounts(errors)}. ${checked} checked${waited}.\n${lines.join('\n')}`;
        if (inputs.fail)
            throw new failure/* Failure */.HR('site-not-verified', message);
        log.warning(message);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function writeResult(result, { tempDir }, { random }) {
    const folder = (0,external_node_path_.join)(tempDir, `verify-${(0,random_id/* randomId */.z)(random)}`);
    const path = (0,external_node_path_.join)(folder, 'verify.json');
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        await (0,promises_.writeFile)(path, verifyText(result));
    }
    catch (error) {
        throw new failure/* Failure */.HR('verify-file-unwritable', `${path} could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`, {
            cause: error
        });
    }
    return path;
}
const MAX_LOGGED = 200;
async function logFindings({ findings, checked, unchecked, liveAfterMs }, { docsUrl, siteUrl }, { log }) {
    if (unchecked.length > 0)
        log.info(`Addresses that were not checked, because redirects and retries used up the requests: ${unchecked.length}.`);
    if (findings.length === 0) {
        const when = liveAfterMs === undefined ? '' : `, live after ${(0,units/* formatDuration */.a3)(liveAfterMs)}`;
        log.info(`${siteUrl.href} is what was exported: ${(0,units/* formatCount */.B4)(checked, 'address')} checked${when}.`);
        return;
    }
    await log.group(`Findings: ${describeCounts(findings)}`, () => {
        for (const line of (0,with_more/* withMore */.i)(linesOf(findings, docsUrl), MAX_LOGGED))
            log.info(line);
    });
}
/** A line for all findings that say the same. Advice that was given above is not repeated. */
function linesOf(findings, docsUrl) {
    const given = new Set();
    return groupsOf(findings).map(({ kind, addresses: [first = ''], count, detail, advice }) => {
        const more = count > 1 ? ` (${(0,with_more/* andMore */.v)(count - 1)})` : '';
        const isRepeated = given.has(advice);
        given.add(advice);
        const text = `${kind} ${first}${more}: ${detail}`;
        return isRepeated ? text : `${text} ${advice.replaceAll('docs/', `${docsUrl}docs/`)}`;
    });
}


/***/ })

};
