export const id = 450;
export const ids = [450];
export const modules = {

/***/ 99450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resultPages: () => (/* binding */ resultPages)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var rehype_raw__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8822);
/* harmony import */ var rehype_stringify__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37375);
/* harmony import */ var remark_gfm__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17793);
/* harmony import */ var remark_parse__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22920);
/* harmony import */ var remark_rehype__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65993);
/* harmony import */ var unified__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1529);
/* harmony import */ var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4240);
/* harmony import */ var _runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1896);









const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
const markdown = (0,unified__WEBPACK_IMPORTED_MODULE_3__/* .unified */ .l)()
    .use(remark_parse__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)
    .use(remark_gfm__WEBPACK_IMPORTED_MODULE_5__/* ["default"] */ .A)
    .use(remark_rehype__WEBPACK_IMPORTED_MODULE_6__/* ["default"] */ .A, { allowDangerousHtml: true })
    .use(rehype_raw__WEBPACK_IMPORTED_MODULE_7__/* ["default"] */ .A)
    .use(rehype_stringify__WEBPACK_IMPORTED_MODULE_8__/* ["default"] */ .A);
/** What the start page shows, in its order. `/-/NAME` is a page with a bar that leads back, and `content` in a frame. */
const VIEWS = {
    site: { content: '/', about: 'as a local web server shows what was published' },
    report: { content: '/-/content/report', about: 'findings, changes, history and sizes of the last export' },
    summary: { content: '/-/content/summary', about: 'what each action says at its end' },
    findings: { content: '/-/content/findings', about: 'every problem, with the pages where it is' }
};
/** The pages below `/-/`; other addresses are the site's. */
function resultPages(results) {
    return ({ url = '/' }, response, host) => {
        const { pathname } = new URL(url, 'http://localhost');
        const origin = `http://${response.req.headers.host ?? 'localhost'}`;
        // The report and the summary link to where the site was: here, that is this server.
        const here = (html) => results.addresses.reduce((text, address) => text.replaceAll(address, origin), html);
        contentOf(pathname.replace(/\/+$/, ''), results)
            .then(html => (html === undefined ? host() : response.writeHead(200, HTML).end(here(html))))
            .catch(() => response.destroy());
    };
}
async function contentOf(path, results) {
    if (path === '/-')
        return page('Static docs export', startPage());
    const [, name = ''] = /^\/-\/([a-z]+)$/.exec(path) ?? [];
    if (Object.hasOwn(VIEWS, name))
        return view(name);
    if (path === '/-/content/summary')
        return page('Summaries', await summaries(results));
    if (path === '/-/content/report')
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(results.report, 'utf8');
    if (path !== '/-/content/findings')
        return undefined;
    return page('Findings', findings(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(results.checks, 'utf8'))));
}
function startPage() {
    const cards = Object.entries(VIEWS).map(([name, { content, about }]) => `<a class="card" href="/-/${name}">
<span class="picture"><iframe src="${content}" title="${titleOf(name)}" tabindex="-1" scrolling="no" loading="lazy"></iframe></span>
<strong>${titleOf(name)}</strong><span>${about}</span></a>`);
    return `<h1>Static docs export</h1>
<p>The actions made all of this on this machine: an emulated service, an export with its checks, a publish to a local S3 server, and a verification of what readers get. Twice, the second time with one changed page.</p>
<div class="cards">${cards.join('\n')}</div>`;
}
/** One result in full size, with a bar that leads to the others and back. */
function view(name) {
    const links = Object.keys(VIEWS).map(other => `<a href="/-/${other}"${other === name ? ' aria-current="page"' : ''}>${titleOf(other)}</a>`);
    return page(titleOf(name), `<nav class="bar"><a href="/-/">← Start</a>${links.join('')}<a href="${VIEWS[name].content}">Without this bar</a></nav>
<iframe class="full" src="${VIEWS[name].content}" title="${titleOf(name)}"></iframe>`);
}
function titleOf(name) {
    return name.charAt(0).toUpperCase() + name.slice(1);
}
async function summaries({ summaries: list }) {
    const parts = list.map(async ({ title, markdown: text }) => {
        const html = String(await markdown.process(text)).replaceAll(/<blockquote>\s*<p>\[!(\w+)\]\s*/g, (_, kind) => `<blockquote class="${kind.toLowerCase()}"><p>`);
        return `<section><p class="step">${title}</p>${html}</section>`;
    });
    return `<h1>Summaries</h1>${(await Promise.all(parts)).join('\n')}`;
}
function findings({ findings: list }) {
    const rows = list.map(({ kind, target, pages }) => {
        const links = pages.map(each => `<a href="/${(0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(each)}">${(0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(each)}</a>`);
        return `<tr><td>${kind}</td><td><code>${(0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(target)}</code></td><td>${(0,_runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_2__/* .withMore */ .i)(links, 3).join(', ')}</td></tr>`;
    });
    if (rows.length === 0)
        return '<h1>Findings</h1><p>No problems.</p>';
    return `<h1>Findings</h1><table><tr><th>Kind</th><th>Target</th><th>Pages</th></tr>${rows.join('\n')}</table>`;
}
function page(title, body) {
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root { color-scheme: light dark; --line: light-dark(#d0d7de, #30363d); --quiet: light-dark(#57606a, #8b949e) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
section { border: 1px solid var(--line); border-radius: 6px; padding: 0 1rem 1rem; margin: 1rem 0; overflow-x: auto }
.step { color: var(--quiet); text-transform: capitalize; margin-bottom: 0 }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
th, td { border: 1px solid var(--line); padding: .3rem .75rem; text-align: left }
code { background: light-dark(#eff1f3, #262c36); padding: .1rem .3rem; border-radius: 4px; font-size: 85% }
blockquote { border-left: .25rem solid var(--line); margin: 1rem 0; padding: 0 1rem }
blockquote.warning { border-color: #9a6700 }
blockquote.caution { border-color: #cf222e }
blockquote.tip, blockquote.note { border-color: #0969da }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); gap: 1.5rem }
.card { display: block; color: inherit; text-decoration: none; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; padding-bottom: .75rem }
.card:hover, .card:focus-visible { border-color: #0969da }
.card strong { display: block; margin: .75rem 1rem 0; font-size: 1.1rem }
.card > span:last-child { display: block; margin: 0 1rem; color: var(--quiet) }
.picture { display: block; position: relative; height: 16rem; overflow: hidden; border-bottom: 1px solid var(--line) }
.picture iframe { position: absolute; width: 250%; height: 250%; border: 0; transform: scale(.4); transform-origin: 0 0; pointer-events: none; background: Canvas }
.bar { position: fixed; inset: 0 0 auto; height: 3rem; display: flex; align-items: center; gap: 1.25rem; padding: 0 1rem; border-bottom: 1px solid var(--line); background: Canvas; overflow-x: auto; white-space: nowrap }
.bar a:last-child { margin-left: auto; color: var(--quiet) }
.bar [aria-current] { font-weight: 600; color: inherit; text-decoration: none }
.full { position: fixed; inset: 3rem 0 0; width: 100%; height: calc(100% - 3rem); border: 0; background: Canvas }
</style>
${body}
</html>
`;
}


/***/ }),

/***/ 4240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapeMarkup)
/* harmony export */ });
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;'
};
/** Text for HTML and XML, in elements and in quoted attributes. */
function escapeMarkup(text) {
    return text.replace(/[&<>"']/g, character => ESCAPES[character] ?? '');
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
/** `0.4 s`, `12 s`, `3 min 20 s`, `1 h 30 min`, `3 d 4 h`: at most two units. */
function formatDuration(ms) {
    if (ms < 9950)
        return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
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
    return `${digits} ${noun}${amount === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 1896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withMore),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);

/** The first items, and how many more there are: `a, b, and 3 more`, or as items of a list. */
function withMore(items, max, total = items.length) {
    const shown = items.slice(0, max);
    return total > shown.length ? [...shown, andMore(total - shown.length)] : shown;
}
function andMore(count) {
    return `and ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} more`;
}


/***/ })

};
