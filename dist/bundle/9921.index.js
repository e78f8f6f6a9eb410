export const id = 9921;
export const ids = [9921];
export const modules = {

/***/ 79921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  prepareSite: () => (/* binding */ prepareSite)
});

// EXTERNAL MODULE: ./.build/src/review/changes.js
var review_changes = __webpack_require__(3797);
// EXTERNAL MODULE: ./.build/src/review/checks/findings.js
var checks_findings = __webpack_require__(39640);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages_pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/text/markup.js
var markup = __webpack_require__(4240);
// EXTERNAL MODULE: ./.build/src/runtime/text/plain-text.js
var plain_text = __webpack_require__(39180);
;// CONCATENATED MODULE: ./.build/src/review/report/html.js





/** Escapes text for elements and quoted attributes. The result cannot contain a tag or hide surrounding text. */
function escapeHtml(text) {
    return (0,plain_text/* withoutControls */.DJ)((0,markup/* escapeMarkup */.M)(text));
}
/** Links open in a new tab because of the report's `base` element. `content` is HTML. */
function html_anchor(address, content) {
    return `<a href="${escapeHtml(address)}">${content}</a>`;
}
function codeHtml(text, max) {
    return `<code>${escapeHtml((0,markdown/* clip */.$Q)(text, max))}</code>`;
}
function moreNote(rest, where = 'Not in this report') {
    return rest > 0 ? `<p class="note rest">${where}: ${(0,units/* formatCount */.B4)(rest)} more.</p>` : '';
}
/** Backticks mark code, as in the action's messages. */
function withCode(text) {
    return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
/** `content` is HTML. */
function section(title, ...content) {
    return `<section><h2>${title}</h2>${content.join('')}</section>`;
}
function folding(kind, title, size, isOpen, content) {
    const summary = `<summary><h3>${title}</h3><span class="badge">${(0,units/* formatCount */.B4)(size)}</span></summary>`;
    return `<details class="${kind}"${isOpen ? ' open' : ''}>${summary}${content}</details>`;
}
function paragraphs(text) {
    const lines = text.split(/\r?\n/).filter(line => line.trim() !== '');
    return lines.map(line => `<p>${escapeHtml(line)}</p>`).join('');
}
/** Limits the size of the report sections that grow with the site. */
class Budget {
    #remaining;
    constructor(bytes) {
        this.#remaining = bytes;
    }
    render(items, render) {
        let html = '';
        for (const [taken, item] of items.entries()) {
            const part = render(item);
            const bytes = Buffer.byteLength(part);
            if (bytes > this.#remaining)
                return { html, rest: items.length - taken };
            this.#remaining -= bytes;
            html += part;
        }
        return { html, rest: 0 };
    }
}

;// CONCATENATED MODULE: ./.build/src/review/report/changes-section.js


const MAX_BYTES = 250_000;
const MAX_PATH = 200;
const MAX_OPEN = 20;
const TITLES = { added: 'Added', changed: 'Changed', removed: 'Removed' };
function changesSection(data) {
    const { changes, notCompared } = data;
    const { files } = changes;
    if (changes.first) {
        const reason = notCompared === undefined
            ? 'This is the first export: there is no earlier one to compare with.'
            : `Not compared: ${withCode(notCompared)}.`;
        return section('Changes', `<p class="note">${reason}</p>`);
    }
    const lists = changeLists(data);
    const same = lists === '' ? '<p class="note">No page was added, changed or removed.</p>' : '';
    const rebuilt = `${(0,units/* formatCount */.B4)(changes.rebuilt.length, 'page')} rebuilt without a visible change`;
    const others = `${(0,units/* formatCount */.B4)(files.added)} added, ${(0,units/* formatCount */.B4)(files.changed)} changed, ${(0,units/* formatCount */.B4)(files.removed)} removed`;
    return section('Changes', same, lists, `<p class="note">${rebuilt}; other files: ${others}.</p>`);
}
function pageItem(path, name, { domain, basePath }) {
    const text = codeHtml(path, MAX_PATH);
    const isLive = domain !== undefined && name !== 'removed';
    return isLive ? html_anchor((0,site_address/* liveAddress */.jT)(path, { domain, basePath }), text) : text;
}
function changeLists(data) {
    const budget = new Budget(MAX_BYTES);
    const lists = ['added', 'changed', 'removed'].map(name => {
        const items = data.changes[name];
        if (items.length === 0)
            return '';
        const { html, rest } = budget.render(items, path => `<li>${pageItem(path, name, data)}</li>`);
        const content = `<ul class="pages">${html}</ul>${moreNote(rest, 'Only in changes.json')}`;
        return folding(`changes ${name}`, TITLES[name], items.length, items.length <= MAX_OPEN, content);
    });
    return lists.join('');
}

// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
;// CONCATENATED MODULE: ./.build/src/review/report/findings-section.js





const KIND_TEXTS = {
    'broken-link': ['Broken links', 'The target is not in the site.'],
    'broken-anchor': ['Broken anchors', 'The page exists, but it has no element with this id.'],
    'missing-resource': [
        'Missing resources',
        'An image, script, style sheet, font or media file is not in the site.'
    ],
    'missing-page': ['Missing pages', 'Every site needs these pages.'],
    'broken-redirect': [
        'Broken redirects',
        'The destination or its anchor does not exist, or the redirects form a loop or a long chain.'
    ],
    'external-resource': [
        'External resources',
        'These files are loaded from another host, so they do not work in air-gapped installations.'
    ],
    'insecure-resource': ['Insecure resources', 'Browsers block files that https pages load over http.'],
    'foreign-canonical': [
        'Foreign canonical URLs',
        'The page tells search engines that the original is on another host, or at an address without a page.'
    ],
    noindex: ['Pages hidden from search engines', 'The page has a noindex instruction.'],
    sitemap: ['Sitemap entries without a page', 'The sitemap lists an address without a page on the site.'],
    unfinished: [
        'Files created on request',
        'The service creates these files on request, so an export does not contain them.'
    ],
    'build-script-in-page': [
        'Build scripts in pages',
        'The service adds all .js files in the documentation to every page, and browsers run these files there.'
    ]
};
const TARGETS_BYTES = 1_150_000;
/** Kinds whose target is the page itself. */
const OWN_PAGE_KINDS = ['noindex', 'foreign-canonical', 'missing-page'];
const MAX_TARGET = 300;
const MAX_PAGE = 200;
const findings_section_MAX_OPEN = 20;
/** Findings that affect up to this number of pages are expanded. */
const MAX_OPEN_PAGES = 3;
/** Renders one section per kind, in which the findings that affect the most pages come first. */
function findingsSection({ findings, ignored, cut = [] }, previous, site) {
    if (findings.length === 0)
        return section('Findings', `<p class="note">Nothing was found.${withCode((0,checks_findings/* ignoredNote */.bH)(ignored))}</p>`);
    const known = previous && new Set(previous);
    const pagesShown = findings.length <= 500 ? Infinity : findings.length <= 2000 ? 4 : 1;
    const rowOf = (finding) => findingRow(finding, pagesShown, known, site);
    const targets = new Budget(TARGETS_BYTES);
    const byKind = (0,group_by/* groupBy */.$)(findings.toSorted((a, b) => b.count - a.count), ({ kind }) => kind);
    const kinds = checks_findings/* CHECK_KINDS */.FZ.filter(kind => byKind.has(kind)).map(kind => {
        const ofKind = byKind.get(kind) ?? [];
        const [title, text] = KIND_TEXTS[kind];
        const serious = checks_findings/* FAILING_KINDS */.$m.includes(kind) ? ' serious' : '';
        const { html, rest } = targets.render(ofKind, rowOf);
        const more = cut.includes(kind) ? ' There are more targets than this report counts.' : '';
        const content = `<p class="note">${text}${more}</p><ul class="findings">${html}</ul>${moreNote(rest)}`;
        return folding(`kind ${kind}${serious}`, title, ofKind.length, ofKind.length <= findings_section_MAX_OPEN, content);
    });
    const note = ignored === 0 ? '' : `<p class="note">${withCode((0,checks_findings/* ignoredNote */.bH)(ignored))}</p>`;
    return section('Findings', ...kinds, note);
}
function findingRow(finding, pagesShown, known, site) {
    const { kind, target, count: pages, pages: listed, suggestion, destination, note } = finding;
    const isNew = checks_findings/* FAILING_KINDS */.$m.includes(kind) && known !== undefined && !known.has((0,checks_findings/* findingDigest */.AK)(finding));
    const name = `${codeHtml(target, MAX_TARGET)}${isNew ? '<b class="new">new</b>' : ''}`;
    const hints = [
        suggestion && `Did you mean ${targetLink(suggestion, site)}?`,
        destination && `Leads to ${codeHtml(destination, MAX_TARGET)}`,
        note && escapeHtml(note)
    ];
    const hint = hints.map(text => (text ? `<p class="closest">${text}</p>` : '')).join('');
    const shown = OWN_PAGE_KINDS.includes(kind) ? [] : listed.slice(0, pagesShown);
    if (shown.length === 0)
        return `<li><div class="row">${name}</div>${hint}</li>`;
    const links = shown.map(page => pageLink(page, site));
    const list = (0,with_more/* withMore */.i)(links, links.length, pages).map(item => `<li>${item}</li>`);
    const summary = `<summary class="row">${name}<span class="pages">${(0,units/* formatCount */.B4)(pages, 'page')}</span></summary>`;
    return `<li><details${pages <= MAX_OPEN_PAGES ? ' open' : ''}>${summary}<ul>${list.join('')}</ul></details>${hint}</li>`;
}
function targetLink(target, { domain }) {
    const text = codeHtml(target, MAX_TARGET);
    if (!target.startsWith('/'))
        return html_anchor(target, text);
    return domain === undefined ? text : html_anchor(`https://${encodeURI(domain)}${target}`, text);
}
function pageLink(page, { domain, basePath }) {
    const text = escapeHtml((0,markdown/* clip */.$Q)(page, MAX_PAGE));
    return domain === undefined ? text : html_anchor((0,site_address/* liveAddress */.jT)(page, { domain, basePath }), text);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./.build/src/review/report/script.js

/** The search field is hidden until the script runs, because the field does nothing without the script. */
const FILTER = [
    '<input class="filter" id="filter" type="search" placeholder="Filter findings and pages"',
    ' aria-label="Filter findings and pages" hidden>',
    '<p class="note" id="no-match" role="status"></p>'
].join('');
/** In all lists, shows only the rows that contain the search text, and updates the row counts. */
const SCRIPT = `
const field = document.getElementById('filter')
const ROWS = '.findings>li,ul.pages>li'
const rows = [...document.querySelectorAll(ROWS)]
const lists = [...document.querySelectorAll('.kind,.changes')].map(list => {
  const number = list.querySelector('.badge')
  return { list, number, all: number.textContent, own: [...list.querySelectorAll(ROWS)] }
})
field.hidden = false
field.oninput = () => {
  const text = field.value.trim().toLowerCase()
  for (const row of rows) row.hidden = text !== '' && !row.textContent.toLowerCase().includes(text)
  for (const { list, number, all, own } of lists) {
    const matches = own.filter(row => !row.hidden).length
    list.hidden = text !== '' && matches === 0
    number.textContent = text === '' ? all : matches.toLocaleString('en-US')
    if (text !== '' && matches > 0) list.open = true
  }
  document.getElementById('no-match').textContent = rows.some(row => !row.hidden) ? '' : 'No match in this report.'
}
`;
/** Digest for the content security policy, so that no other script can run in the report. */
const SCRIPT_DIGEST = `sha256-${(0,external_node_crypto_.hash)('sha256', SCRIPT, 'base64')}`;

;// CONCATENATED MODULE: ./.build/src/review/report/history-section.js


const WIDTH = 300;
const HEIGHT = 96;
/** Margin around the curve, which leaves room for the dot at its end. */
const MARGIN = 6;
/** Minimum range of a chart, as a share of its highest value, so that a small change does not look large. */
const MIN_SHARE = 0.05;
/** With fewer exports, the charts would not show a trend. */
const MIN_EXPORTS = 3;
function historySection(history) {
    if (history.length < MIN_EXPORTS)
        return '';
    const figures = [
        ['Pages', entry => entry.pages, value => (0,units/* formatCount */.B4)(value)],
        ['Size', entry => entry.bytes, units/* formatBytes */.z3],
        ['Broken links', entry => entry.brokenLinks, value => (0,units/* formatCount */.B4)(value)]
    ];
    const charts = figures.map(([title, valueOf, format]) => chart(title, history, valueOf, format));
    const note = `The last ${(0,units/* formatCount */.B4)(history.length)} exports, oldest first.`;
    return `<section><h2>History</h2><p class="note">${note}</p><div class="charts">${charts.join('')}</div></section>`;
}
function chart(title, history, valueOf, format) {
    const values = history.map(valueOf);
    const known = values.filter(value => value !== undefined);
    const last = known.at(-1);
    if (last === undefined)
        return '';
    const [low, high] = [Math.min(...known), Math.max(...known)];
    const range = low === high ? 'no change' : `${format(low)} to ${format(high)}`;
    const label = `${title}: ${format(last)} now, ${range}`;
    const round = (value) => Math.round(value * 10) / 10;
    const x = (i) => round(MARGIN + (i / (values.length - 1)) * (WIDTH - 2 * MARGIN));
    const span = Math.max(high - low, high * MIN_SHARE, 1);
    const y = (value) => round(HEIGHT / 2 - ((value - (low + high) / 2) / span) * (HEIGHT - 2 * MARGIN));
    return [
        `<figure class="chart"><figcaption><span>${title}</span><b>${format(last)}</b></figcaption>`,
        `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(label)}">`,
        `${drawing(values.map((value, i) => value !== undefined && { x: x(i), y: y(value) }))}</svg>`,
        `<p class="note">${range}</p></figure>`
    ].join('');
}
/** Draws a curve with gaps for unknown values, and a dot at the newest known value. */
function drawing(points) {
    // `M` begins a new section of the curve after a gap.
    const pieces = points.map((point, i) => point && `${points[i - 1] ? 'L' : 'M'}${point.x} ${point.y}`);
    const { x, y } = points.findLast(point => point !== false) ?? { x: 0, y: 0 };
    const line = pieces.filter(piece => piece !== false).join('');
    return `<path class="line" d="${line}"/><circle cx="${x}" cy="${y}" r="4"/>`;
}

;// CONCATENATED MODULE: ./.build/src/review/report/hosts-section.js

const HOSTS_BYTES = 50_000;
const MAX_HOST = 300;
function hostsSection(hosts) {
    if (hosts.length === 0)
        return '';
    const sorted = hosts.toSorted((a, b) => b.resources - a.resources || b.links - a.links);
    const number = (value) => `<td class="number">${value === 0 ? '–' : (0,units/* formatCount */.B4)(value)}</td>`;
    const { html, rest } = new Budget(HOSTS_BYTES).render(sorted, ({ host, links, resources }) => `<tr><td>${codeHtml(host, MAX_HOST)}</td>${number(resources)}${number(links)}</tr>`);
    const content = [
        '<p class="note">Number of different addresses on each host. The check did not request them.</p><div class="scroll"><table>',
        '<thead><tr><th>Host</th><th class="number">Loaded</th><th class="number">Linked</th></tr></thead>',
        `<tbody>${html}</tbody></table></div>${moreNote(rest)}`
    ].join('');
    return section('Other hosts', folding('hosts', 'Hosts that pages load from or link to', hosts.length, false, content));
}

;// CONCATENATED MODULE: ./.build/src/review/report/style.js
/** Colors follow the reader's color scheme. All fonts are system fonts, because the report loads no resources. */
const STYLE = `
:root{color-scheme:light dark;--bg:light-dark(#f6f7f9,#0f141b);--card:light-dark(#fff,#171e27);
--text:light-dark(#1c2430,#e4e9f0);--muted:light-dark(#5b6675,#98a4b3);--line:light-dark(#dfe3e9,#2a3441);
--accent:light-dark(#1f6feb,#6ea8fe);--good:light-dark(#1a7f45,#5fd08a);--good-bg:light-dark(#e6f4ea,#12291c);
--warn:light-dark(#8a5a00,#f0c060);--warn-bg:light-dark(#fff4d6,#2c2410);--bad:light-dark(#b42318,#ff8a80);
--bad-bg:light-dark(#fdeceb,#331817)}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,sans-serif;-webkit-text-size-adjust:100%}
main{max-width:1080px;margin:0 auto;padding:32px 24px 64px}
h1{font-size:28px;line-height:1.2;margin:0;overflow-wrap:anywhere}
h2{font-size:19px;margin:0 0 12px}
h3{font-size:15px;margin:0;font-weight:600}
p{margin:0}
ul{margin:0;padding:0;list-style:none}
code{font:13px/1.45 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere;unicode-bidi:isolate}
a{color:var(--accent);text-decoration:none}
a:hover{text-decoration:underline}
[hidden]{display:none!important}
.kicker{color:var(--muted);font-size:12px;font-weight:600;letter-spacing:.06em;text-transform:uppercase}
.facts{color:var(--muted);margin-top:6px;display:flex;flex-wrap:wrap;gap:2px 16px;overflow-wrap:anywhere}
.note,.closest,.row .pages{color:var(--muted);font-size:13px;overflow-wrap:anywhere}
.verdict{margin:20px 0;padding:14px 18px;border-radius:10px;border:1px solid var(--mood);overflow-wrap:anywhere}
.verdict strong{font-size:17px;color:var(--mood)}
.verdict.good{--mood:var(--good);background:var(--good-bg)}
.verdict.warn{--mood:var(--warn);background:var(--warn-bg)}
.verdict.bad{--mood:var(--bad);background:var(--bad-bg)}
section,.filter{background:var(--card);border:1px solid var(--line);border-radius:10px}
section{padding:20px;margin:16px 0}
summary{display:flex;align-items:center;gap:10px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::before{content:"›";flex:none;width:7px;color:var(--muted);font-weight:700}
[open]>summary::before{transform:rotate(90deg)}
.kind,.changes{border-top:1px solid var(--line);padding:10px 0}
.kind:first-of-type,.changes:first-of-type{border-top:0}
.filter{color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:8px}
.badge,b.new{font-size:12px;font-weight:600;padding:1px 9px;border-radius:99px;background:var(--line)}
.serious>summary .badge,.removed .badge{background:var(--bad-bg);color:var(--bad)}
.added .badge{background:var(--good-bg);color:var(--good)}
b.new{background:var(--warn-bg);color:var(--warn)}
ul.pages,.kind>.note,.changes .note,.closest{margin-left:17px}
.kind>.note{margin-bottom:6px}
.findings>li{border-top:1px solid var(--line)}
.row{display:flex;align-items:baseline;gap:10px;padding:6px 0}
.row code{flex:1;min-width:0}
div.row{padding-left:17px}
.row .pages{white-space:nowrap}
.findings details ul{margin:0 0 8px 17px;padding-left:12px;border-left:2px solid var(--line)}
.findings details ul{color:var(--muted);font-size:13px;overflow-wrap:anywhere}
.closest{margin-bottom:8px}
.filter{width:100%;font:inherit;padding:10px 16px}
.charts,.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:20px 28px}
.chart{margin:0;min-width:0}
.chart figcaption{display:flex;justify-content:space-between;gap:12px;font-size:14px}
.chart figcaption span{color:var(--muted)}
.chart svg{display:block;width:100%;height:auto;margin:6px 0 4px}
.chart .line{fill:none;stroke:var(--accent);stroke-width:2;stroke-linejoin:round}
.chart circle{fill:var(--accent)}
ul.pages li{padding:3px 0;unicode-bidi:isolate}
section>.note:last-child{margin-top:8px}
table{width:100%;border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums}
th,td{padding:6px 8px 6px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:baseline}
th{color:var(--muted);font-size:13px}
.number{text-align:right;white-space:nowrap;padding:6px 0 6px 12px}
.scroll{overflow-x:auto;margin-top:8px}
.figures dt{color:var(--muted);font-size:13px}
.figures dd{margin:0;overflow-wrap:anywhere}
@media(max-width:600px){
main{padding:20px 14px 40px}section{padding:16px 14px}h1{font-size:22px}
ul.pages,.kind>.note,.changes .note{margin-left:0}
}
@media print{.filter{display:none}section{break-inside:avoid}}
`.trim();

;// CONCATENATED MODULE: ./.build/src/review/report/report.js










/** Up to this size, GitHub shows a report without delay. */
const report_MAX_BYTES = 2_000_000;
/** Renders `report.html` as one file without external resources. The report also works with scripts turned off. */
function renderReport(data) {
    const name = data.domain ?? data.jobId ?? 'Site';
    const title = `${name}${data.version === undefined ? '' : ` ${data.version}`}`;
    // Only pages from the service have a known address. Other sites may be served on another host or path.
    const domain = data.jobId === undefined ? undefined : data.domain;
    const parts = [
        header(data, title),
        verdict(data),
        FILTER,
        data.review === undefined
            ? section('Findings', '<p class="note">The site was not checked (<code>check: off</code>).</p>')
            : findingsSection(data.review, data.previous?.findings, { ...data, domain }),
        changesSection({ ...data, domain }),
        historySection(data.history ?? []),
        hostsSection(data.review?.hosts ?? []),
        figures(data)
    ];
    const page = htmlPage(`Site report: ${title.slice(0, 200)}`, parts);
    if (Buffer.byteLength(page) > report_MAX_BYTES)
        throw new Error('the report exceeds its maximum size');
    return page;
}
/** Returns a complete page, in which a policy blocks external resources and all scripts except `SCRIPT`. */
function htmlPage(title, parts) {
    const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src '${SCRIPT_DIGEST}'`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<base target="_blank">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${parts.filter(part => part !== '').join('\n')}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
function header({ domain, version, jobId, createdAt, files }, title) {
    const facts = [
        domain === undefined ? undefined : version,
        jobId === undefined ? undefined : `export job ${jobId}`,
        (0,units/* formatTime */.fU)(createdAt),
        (0,units/* formatCount */.B4)((0,pages_pages/* pageCountOf */.YX)(files), 'page'),
        (0,units/* formatBytes */.z3)(files.reduce((sum, { size }) => sum + size, 0))
    ];
    const line = facts
        .filter(fact => fact !== undefined)
        .map(fact => `<span>${escapeHtml(fact.slice(0, 200))}</span>`);
    const name = domain ?? title;
    const heading = `<p class="kicker">Site report</p><h1>${escapeHtml(name.slice(0, 300))}</h1>`;
    return `<header>${heading}<p class="facts">${line.join('')}</p></header>`;
}
function verdict({ failure, review, previous }) {
    const say = (kind, title, html) => `<div class="verdict ${kind}"><strong>${title}</strong>${html}</div>`;
    if (failure !== undefined)
        return say('bad', 'Stopped before delivery', paragraphs(failure.slice(0, 2000)));
    if (review === undefined)
        return '';
    const counts = (0,checks_findings/* countByKind */.Le)(review.findings);
    const serious = checks_findings/* FAILING_KINDS */.$m.filter(kind => counts[kind] > 0);
    if (serious.length > 0) {
        const total = serious.reduce((sum, kind) => sum + counts[kind], 0);
        const parts = serious.map(kind => (0,checks_findings/* atLeast */.jZ)(kind, review.cut) + (0,units/* formatCount */.B4)(counts[kind], kind.replace('-', ' ')));
        const isCut = serious.some(kind => review.cut?.includes(kind));
        const added = previous?.findings && (0,checks_findings/* failingFindings */.v9)(review.findings, previous.findings).length;
        const news = added === undefined ? '' : ` New since the previous export: ${(0,units/* formatCount */.B4)(added)}.`;
        return say('warn', `${isCut ? 'At least ' : ''}${(0,units/* formatCount */.B4)(total, 'problem')} to fix`, `<p>${parts.join(', ')}.${news}</p>`);
    }
    const notes = review.findings.length;
    const others = notes > 0 ? ` ${(0,units/* formatCount */.B4)(notes, 'other finding')} below.` : '';
    const [title, all] = review.ignored === 0 ? ['', 'All'] : [' reported', 'All other'];
    const text = `${all} internal links, anchors and resources have a target.${others}`;
    return say('good', `No broken links${title}`, `<p>${text}${withCode((0,checks_findings/* ignoredNote */.bH)(review.ignored))}</p>`);
}
function figures({ figures: list }) {
    if (list.length === 0)
        return '';
    const rows = list.map(({ name, value }) => `<div><dt>${escapeHtml(name.slice(0, 100))}</dt><dd>${escapeHtml(value.slice(0, 300))}</dd></div>`);
    return `<section><h2>The run</h2><dl class="figures">${rows.join('')}</dl></section>`;
}

// EXTERNAL MODULE: ./.build/src/site/addresses/site-map.js
var site_map = __webpack_require__(33978);
// EXTERNAL MODULE: ./.build/src/site/files/left-out.js
var left_out = __webpack_require__(26735);
// EXTERNAL MODULE: ./.build/src/site/redirects/host-files.js
var host_files = __webpack_require__(56021);
// EXTERNAL MODULE: ./.build/src/site/redirects/redirect-pages.js
var redirect_pages = __webpack_require__(88248);
// EXTERNAL MODULE: ./.build/src/site/redirects/read.js
var read = __webpack_require__(85045);
;// CONCATENATED MODULE: ./.build/src/export/prepare/add-redirects.js






const HOST_FILE = '_redirects';
const MAX_NAMED = 10;
/** Resolves the redirects for the site's base path. Logs the entries that are ignored. */
function resolveRedirects(file, site, log) {
    const { redirects, repeated, problems } = (0,read/* redirectsOf */.v)(file, site);
    if (repeated.length > 0)
        log.notice(`${file.path} has more than one redirect for ${firstOf([...new Set(repeated)])}. Only the first redirect for each address is used.`);
    if (problems.length > 0)
        log.warning(`Some redirects in ${file.path} cannot be used and are ignored: ${firstOf(problems)}.`);
    return redirects;
}
/** Adds redirect pages and `_redirects` to the extracted site, and returns all site files. */
async function addRedirects(redirects, files, extraction, { domain, log }) {
    const paths = files.map(({ path }) => path);
    const { pages, without } = (0,redirect_pages/* redirectPages */.Lo)(redirects, paths, domain, path => extraction.take(path));
    const leftOut = without.filter(({ reason }) => reason === 'exists' || reason === 'loop');
    const rules = (0,host_files/* hostRules */.c)(redirects, new site_map/* SiteMap */.iq(new Set(paths)), new Set(leftOut.map(({ rule }) => rule)));
    const hasHostFile = !extraction.take(HOST_FILE);
    const hostFile = hasHostFile || rules.text === '' ? [] : [{ path: HOST_FILE, text: rules.text }];
    const written = await extraction.add([...pages, ...hostFile]);
    const hidden = without.filter(({ reason }) => reason === 'exists').map(({ rule }) => rule.source);
    if (hidden.length > 0)
        log.notice(`These redirects have no effect on a static host, because the site has a page at the same address: ${firstOf(hidden)}. Remove the redirects or the pages.`);
    const needingRule = without.filter(({ reason }) => reason !== 'exists' && reason !== 'loop');
    log.info(`Redirects: ${(0,units/* formatCount */.B4)(redirects.rules.length)}, with ${(0,units/* formatCount */.B4)(pages.length, 'redirect page')} in the site.${needingRule.length === 0 ? '' : ` Redirects from these addresses have no redirect page and need a rule on the host: ${firstOf(needingRule.map(({ rule }) => rule.source))}.`}`);
    if (hasHostFile)
        log.info('The export contains the file `_redirects`, which remains unchanged.');
    else
        describeHostFile(rules, log);
    return [...files, ...written];
}
function describeHostFile({ without, gitlabLimits }, log) {
    if (without.length > 0)
        log.info(`\`_redirects\` cannot express these redirects: ${firstOf(without)}.`);
    for (const limit of gitlabLimits)
        log.info(`\`_redirects\` is too large for GitLab Pages: it has ${limit}.`);
}
function firstOf(sources) {
    return (0,with_more/* withMore */.i)(sources, MAX_NAMED).join(', ');
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/review/scan/site-scanner.js
var site_scanner = __webpack_require__(52194);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/site/pages/page-data.js
var page_data = __webpack_require__(75338);
// EXTERNAL MODULE: ./.build/src/export/receive/extract/linked-files.js
var linked_files = __webpack_require__(49575);
;// CONCATENATED MODULE: ./.build/src/export/prepare/base-path.js









/** Whether the path of the site is not decided yet: `mint export` builds each site for the root of a host. */
async function isMovable(folder, files, basePath) {
    const paths = files.map(({ path }) => path);
    if (basePath !== '/' || !paths.includes('index.html'))
        return false;
    // The service's own exports have data for the client beside their pages, and are built for the path of the site.
    if ([...(0,page_data/* pageDataOf */.nC)(paths).keys()].some(path => !path.endsWith('.md')))
        return false;
    return (0,linked_files/* pageReferences */.q)(await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'index.html'))).isMintlify;
}
/** A sample of pages is enough, because all pages of a site load the same scripts and style sheets. */
const MAX_PAGES = 50;
const MAX_PAGE_BYTES = 4_000_000;
/** Returns the path at which the site is served: the input, or the path that the site's pages use. */
async function settleBasePath(given, { folder, files }, log) {
    const pages = files.filter(file => (0,pages_pages/* countsAsPage */.a$)(file) && file.size <= MAX_PAGE_BYTES);
    const step = Math.ceil(pages.length / MAX_PAGES);
    const scanner = new site_scanner/* SiteScanner */._S(0);
    for (const [i, { path }] of pages.entries()) {
        if (i % step === 0)
            scanner.scan(path, await (0,promises_.readFile)((0,external_node_path_.join)(folder, path)));
    }
    const { values = [], kinds = [] } = scanner.drain() ?? {};
    const loaded = values.filter((_, i) => kinds[i] === 'resource');
    const links = values.filter((_, i) => kinds[i] === 'link');
    const site = new site_map/* SiteMap */.iq(new Set(files.map(({ path }) => path)));
    const found = (0,site_address/* findBasePath */.QP)(loaded, site);
    if (given === undefined) {
        if (found !== undefined && found !== '/')
            log.notice(`The site was built for the path ${found}, which is used as \`base-path\`.`);
        return found ?? '/';
    }
    const other = (0,site_address/* rootPaths */.R7)(loaded).size > 0 ? found : findLinkedBase(links, given, site);
    if (other !== undefined && (0,site_address/* baseFolder */.YR)(other) !== (0,site_address/* baseFolder */.YR)(given))
        throw new failure/* Failure */.HR('invalid-input', `\`base-path\` is ${given}, but the site was built for ${other}: its pages ${(0,site_address/* rootPaths */.R7)(loaded).size > 0 ? 'load their scripts and style sheets from that path' : 'link to each other below that path'}. Nothing was delivered.`, {
            advice: `Remove \`base-path\`. To serve the site below ${given}, run the finish action if the site comes from \`mint export\`, or build the site for ${given} with a setting such as \`basePath\` in Next.js.`
        });
    return given;
}
/** Detects the base path from links, for pages that load no scripts. Returns undefined if any link is below `given`. */
function findLinkedBase(links, given, site) {
    const paths = [...(0,site_address/* rootPaths */.R7)(links)];
    if (paths.some(path => site_address/* SiteAddress */.g6.parse(path, given) !== undefined))
        return undefined;
    const pages = { has: (path) => path !== '' && site.find(path) !== undefined };
    // A broken link can have any path, so it is ignored.
    return (0,site_address/* findBasePath */.QP)(paths.filter(path => (0,site_address/* fileBelowAnyBase */.BZ)(path, pages) !== undefined), pages);
}

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
;// CONCATENATED MODULE: ./.build/src/export/prepare/node-scripts.js

const CODE = /[^"'`/]+/y;
const TEXT = /(["'])((?:\\[^]|(?!\1)[^\\\n])*)\1?/y;
const TEMPLATE = /`(?:\\[^]|[^\\`])*`?/y;
/** Limited, so that a script with many slashes is read in linear time. */
const REGULAR_EXPRESSION = /\/(?:\\.|\[(?:\\.|[^\]\\\n]){0,100}\]|[^/\\\n[]){1,200}\/[a-z]*/y;
/** The end of code after which a slash begins a regular expression and not a division. */
const BEFORE_EXPRESSION = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|of|in|do|else))\s*$/;
const BEFORE_MODULE = /(?:\brequire\s*\(|\bfrom|\bimport\s*\(?)\s*$/;
/** Code that first checks where it runs, as the wrappers of libraries do that work in Node.js and in browsers. */
const CHECKS_PLACE = /\btypeof\s+(?:require|exports|module|define|window|document|process)\b/;
/** Number of characters of code that the two patterns above need. */
const TAIL = 40;
/** Whether a script loads modules of Node.js in its code, so that it can run only there. */
function isForNode(source) {
    if (!/\brequire\b|\bimport\b|\bfrom\b/.test(source))
        return false;
    let [tail, isFound] = ['', false];
    for (let at = 0; at < source.length;) {
        const { token, quote, text = '' } = tokenAt(source, at, tail);
        at += token.length;
        if (quote !== undefined && BEFORE_MODULE.test(tail) && (0,external_node_module_.isBuiltin)(text))
            isFound = true;
        if (/^\/[*/]/.test(token))
            continue;
        const code = /^["'`]/.test(token) || (token.length > 1 && token.startsWith('/')) ? '""' : token;
        if (CHECKS_PLACE.test(tail + code))
            return false;
        tail = (tail + code).slice(-TAIL);
    }
    return isFound;
}
function tokenAt(source, at, tail) {
    if (source.startsWith('//', at))
        return { token: source.slice(at, endOf(source, '\n', at + 2)) };
    if (source.startsWith('/*', at))
        return { token: source.slice(at, endOf(source, '*/', at + 2)) };
    const forms = [CODE, TEXT, TEMPLATE, ...(BEFORE_EXPRESSION.test(tail) ? [REGULAR_EXPRESSION] : [])];
    for (const form of forms) {
        form.lastIndex = at;
        const found = form.exec(source);
        if (found === null)
            continue;
        const [token, quote, text] = found;
        return { token, quote, text };
    }
    return { token: source.charAt(at) };
}
function endOf(source, end, from) {
    const at = source.indexOf(end, from);
    return at < 0 ? source.length : at + end.length;
}

;// CONCATENATED MODULE: ./.build/src/export/prepare/build-scripts.js





const build_scripts_MAX_PAGE_BYTES = 64_000_000;
const MAX_SCRIPT_BYTES = 1_000_000;
/** Maximum number of bytes of all scripts in which code is searched, because no timeout ends the search. */
const MAX_SEARCHED_BYTES = 8_000_000;
const MAX_SCRIPTS = 100;
/** Number of excerpts of a script to look for in a page. Flight data comes in pieces, so an excerpt may be split. */
const PROBES = 5;
const PROBE_LENGTH = 60;
/**
 * Finds Node.js programs that the service embeds in its pages. Each page contains all `.js` files of the documentation
 * source. The service also copies these files into the site, from where a team may have removed them. `files` also
 * contains the files that are left out of the site.
 */
async function findBuildScripts(folder, files) {
    const home = files.find(({ path }) => path === 'index.html');
    if (home === undefined || home.size > build_scripts_MAX_PAGE_BYTES)
        return [];
    const bytes = await (0,promises_.readFile)((0,external_node_path_.join)(folder, home.path));
    if (!(0,linked_files/* pageReferences */.q)(bytes).isMintlify)
        return [];
    const page = bytes.toString();
    const scripts = files.filter(({ path, size }) => /\.js$/i.test(path) && !path.startsWith('_next/') && size <= MAX_SCRIPT_BYTES);
    const found = [];
    const texts = new Set();
    let searched = 0;
    const isBuildScript = (text) => {
        searched += text.length;
        return searched <= MAX_SEARCHED_BYTES && isForNode(text);
    };
    for (const { path, size } of scripts.slice(0, MAX_SCRIPTS)) {
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, path), 'utf8');
        if (!isInFlight(text, page) || !isBuildScript(text))
            continue;
        texts.add(text.trim());
        found.push({ path, size });
    }
    const embedded = textRows(flightOf(page)).filter(text => !texts.has(text.trim()) && isBuildScript(text));
    const pathOf = (text) => files.find(({ sha256 }) => sha256 === (0,external_node_crypto_.hash)('sha256', text))?.path;
    return [...found, ...embedded.map(text => ({ path: pathOf(text), size: Buffer.byteLength(text) }))];
}
const PUSH = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;
/** Returns the data that the page contains for its client. */
function flightOf(page) {
    const parts = Array.from(page.matchAll(PUSH), ([, literal = '']) => {
        try {
            return String(JSON.parse(literal));
        }
        catch {
            return '';
        }
    });
    return Buffer.from(parts.join(''));
}
/** Returns the rows of the data that consist of text. These rows contain their length; the others are lines. */
function textRows(flight) {
    const texts = [];
    for (let at = 0; at < flight.length;) {
        const [head, length] = /^[0-9a-f]*:T([0-9a-f]{1,8}),/.exec(flight.toString('latin1', at, at + 40)) ?? [];
        const start = at + (head?.length ?? 0);
        const lineEnd = flight.indexOf('\n', at);
        if (length === undefined)
            at = lineEnd < 0 ? flight.length : lineEnd + 1;
        else {
            at = start + parseInt(length, 16);
            if (at - start <= MAX_SCRIPT_BYTES)
                texts.push(flight.toString('utf8', start, at));
        }
    }
    return texts;
}
function isInFlight(text, page) {
    const starts = Array.from({ length: PROBES }, (_, i) => Math.floor((i * text.length) / PROBES));
    return starts.some(start => page.includes(escaped(text.slice(start, start + PROBE_LENGTH))));
}
/** Escapes text as Next.js does in a script element. */
function escaped(text) {
    return JSON.stringify(text)
        .slice(1, -1)
        .replace(/[<>&]/g, character => `\\u00${character.charCodeAt(0).toString(16)}`);
}

// EXTERNAL MODULE: ./.build/src/site/files/api-document.js
var api_document = __webpack_require__(70061);
;// CONCATENATED MODULE: ./.build/src/site/files/allow-list.js


// `mint export` copies almost every file from the source folder into the site. This list decides which of them stay.
/** Extensions of files that readers open or that pages show. */
const READER_TYPES = new Set([
    'html htm xhtml pdf',
    'apng avif bmp cur gif heic ico jfif jpeg jpg jxl png svg svgz tif tiff webp',
    'eot otf ttc ttf woff woff2',
    'aac flac m4a mid mp3 oga ogg opus wav weba',
    'avi m3u8 m4s m4v mkv mov mp4 mpd mpeg mpg ogv srt vtt webm',
    'webmanifest'
].flatMap(line => line.split(' ')));
/** Names at the root that hosts, browsers, search engines, apps, agents and scripts of other hosts request. */
const ROOT_NAMES = /^(?:CNAME|_headers|_redirects|\.nojekyll|(?:app-)?ads\.txt|BingSiteAuth\.xml|robots\.txt|humans\.txt|security\.txt|skill\.md|sw\.js|service-worker\.js|OneSignalSDK(?:Updater)?Worker\.js|firebase-messaging-sw\.js|apple-app-site-association|web\.config)$/;
/** Such names in any folder. */
const NAMES = /(?:^|\/)(?:\.well-known\/.*|\.htaccess|favicon\.[^./]+|llms[^/]*\.txt|sitemap[^/]*\.xml(?:\.gz)?)$/i;
/** The web server in a `mint export` archive, and two programs that start the server. */
const LAUNCHERS = ['serve.js', 'Start Docs.command', 'Start Docs.bat'];
/** Returns the files in a `mint export` archive that do not belong to the site unless another file refers to them. */
function unlistedFiles(paths) {
    const files = new Set(paths);
    const nested = nestedSites(files);
    const data = (0,page_data/* pageDataOf */.nC)(paths);
    const found = new Map();
    for (const path of paths) {
        const reason = reasonOf(path, files, nested);
        if (reason !== undefined && !(reason === 'project-file' && data.has(path)))
            found.set(path, reason);
    }
    return found;
}
function reasonOf(path, files, nested) {
    if (path.startsWith('_next/'))
        return undefined;
    if (nestedSiteOf(path, nested) !== undefined)
        return 'nested-site';
    if (path.startsWith('_mintlify/'))
        return 'service';
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folder = path.slice(0, -name.length);
    const isLauncher = LAUNCHERS.includes(name) && LAUNCHERS.some(other => other !== name && files.has(folder + other));
    if (isLauncher)
        return 'launcher';
    if (isSnippet(path))
        return 'project-file';
    const extension = /[^/]\.([^./]+)$/.exec(path)?.[1] ?? '';
    const isListed = READER_TYPES.has(extension.toLowerCase()) || ROOT_NAMES.test(path) || NAMES.test(path);
    return isListed ? undefined : 'project-file';
}
function isSnippet(path) {
    return /(?:^|\/)_snippets\//.test(path);
}
/** Returns true if the content can show that a file belongs to the site although its name is not listed. */
function mayBelong(path, reason) {
    return reason === 'project-file' && !isSnippet(path) && ((0,api_document/* mayBeApiDocument */.wN)(path) || isKeyName(path));
}
/** Returns true for an OpenAPI or AsyncAPI document, and for a key file of IndexNow, which contains its own name. */
function belongsByContent(path, head) {
    return (0,api_document/* isApiDocument */.CF)(path, head) || (isKeyName(path) && head.trim() === path.slice(0, -'.txt'.length));
}
function isKeyName(path) {
    return /^[\w-]{8,128}\.txt$/.test(path);
}
/** Returns the folders that contain another site, such as the result of an earlier build. */
function nestedSites(files) {
    const folders = [...files].flatMap(path => /^(.+?)\/_next\/static\//.exec(path)?.[1] ?? []);
    return new Set(folders.filter(folder => files.has(`${folder}/index.html`)));
}
/** Returns the outermost nested site that contains the file. */
function nestedSiteOf(path, nested) {
    if (nested.size === 0)
        return undefined;
    const folders = path.split('/').slice(0, -1);
    const depth = folders.findIndex((_, i) => nested.has(folders.slice(0, i + 1).join('/')));
    return depth < 0 ? undefined : folders.slice(0, depth + 1).join('/');
}
/** Returns the folders of Pagefind, whose script composes the addresses of the other files in its folder. */
function searchIndexes(paths) {
    return new Set(paths.flatMap(path => /^(.*\/)pagefind-entry\.json$/.exec(path)?.[1] ?? []));
}
/** Returns the folder of the search index that contains the file. Its files are at most one folder deeper. */
function searchIndexOf(path, indexes) {
    return [/^(.*\/)[^/]+$/, /^(.*\/)[^/]+\/[^/]+$/]
        .map(pattern => pattern.exec(path)?.[1] ?? '')
        .find(folder => indexes.has(folder));
}

// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
// EXTERNAL MODULE: ./.build/src/site/files/file-names.js
var file_names = __webpack_require__(21328);
;// CONCATENATED MODULE: ./.build/src/export/prepare/layout/plan.js


const SECOND_START = 'index/index.html';
/** Plans how to move pages to paths such as `guides/x.html`, which every host serves at `/guides/x`. */
function planLayout({ paths, pages, links, isStartTwice }) {
    const plan = { moves: [], duplicates: [], aliases: [], clashes: [], doubled: [] };
    const taken = new Map(paths.map(path => [(0,file_names/* foldedPath */.kV)(path), path]));
    const folders = foldersAround(paths);
    const isFree = (path) => !taken.has((0,file_names/* foldedPath */.kV)(path)) && !folders.has((0,file_names/* foldedPath */.kV)(path)) && (0,file_names/* problemOfPath */._r)(path) === undefined;
    // In sorted order, `guides/index.html` is moved first, so its name is free for `guides/index/index.html`.
    for (const from of [...pages].sort(compare/* compareText */.n)) {
        const route = /^(.+)\/index\.html$/.exec(from)?.[1];
        if (route === undefined)
            continue;
        const to = placeOf(route, pages);
        const rival = taken.get((0,file_names/* foldedPath */.kV)(to.replace(/\.html$/, '/index.html')));
        if (isFree(to) && (rival === undefined || rival === from)) {
            taken.delete((0,file_names/* foldedPath */.kV)(from));
            taken.set((0,file_names/* foldedPath */.kV)(to), to);
            plan.moves.push({ from, to });
            if (to.endsWith('/index.html'))
                plan.doubled.push(to);
        }
        else if (from !== SECOND_START)
            plan.clashes.push(from);
        else if (isStartTwice)
            plan.duplicates.push(from);
    }
    const moved = new Set(plan.moves.map(({ to }) => to));
    for (const link of [...links].sort(compare/* compareText */.n)) {
        const name = /^(.+?)\/(?:index)?$/.exec(link)?.[1];
        const [page, path] = [`${name}.html`, `${name}/index.html`];
        if (name === undefined || !moved.has(page) || !isFree(path))
            continue;
        taken.set((0,file_names/* foldedPath */.kV)(path), path);
        plan.aliases.push({ path, page });
    }
    return plan;
}
/** Returns the new path of a page. Links to a folder page use `/guides`, although its route is `guides/index`. */
function placeOf(route, pages) {
    const folder = /^(.+)\/index$/.exec(route)?.[1];
    if (folder === undefined)
        return `${route}.html`;
    return pages.has(`${folder}/index.html`) ? `${folder}/index.html` : `${folder}.html`;
}
/** Returns the folded paths of all folders. */
function foldersAround(paths) {
    const folders = new Set();
    for (const path of paths)
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            const folder = (0,file_names/* foldedPath */.kV)(path.slice(0, end));
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    return folders;
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./.build/src/html/encoding.js
var encoding = __webpack_require__(9936);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
// EXTERNAL MODULE: ./.build/src/export/receive/extract/text-pieces.js
var text_pieces = __webpack_require__(80187);
// EXTERNAL MODULE: ./.build/src/runtime/text/percent-decode.js
var percent_decode = __webpack_require__(7754);
;// CONCATENATED MODULE: ./.build/src/export/prepare/layout/mentioned-paths.js



/** Characters around addresses, and characters that odd names have in addition. */
const BETWEEN_WORDS = delimiters(/[\s"'`<>()[\]{}\\?#&*|,;=“”„‘’«»…。、，]/);
const BETWEEN_PARTS = delimiters(/[^\w./-]/);
/** A name that may be only a part of a word, or more than one. */
const ODD_NAME = /[^\w./-]/;
/** Longer than any name. */
const MAX_NAME = 4096;
const PART_OF_NAME = /[\w./-]+/g;
const END_OF_SENTENCE = /(?<![.,:!])[.,:!]+$/;
/** Characters that end the address before them, so that the next character begins another one. */
const BETWEEN_ADDRESSES = delimiters(/[\s"'`<>([{,;|\\“”„‘’«»]/);
/** Longer than a host name with a folder. Limits the time for each name. */
const MAX_CONTEXT = 300;
/** The value of `children` is text that readers see, such as a path in a code block. */
const BEGINS_SHOWN_TEXT = /\bchildren\\*["']?\s?:\s?\[?\\*["'`]$/;
/** A quotation mark after a word, or at the start of an element, is a part of a sentence, and not of a program. */
const BEGINS_QUOTATION = /(?:(?<!\b(?:await|case|default|else|from|import|in|of|return|throw|typeof|yield))(?<=[\p{L}\p{N}.!?])[ \t\u{a0}]+|[^=]>\s*)\\*["'`]$/u;
const BEGINS_REFERENCE = /(?:["'`}]|\burl\(|\]\()$/;
/** A slash after a letter is in the middle of a path, and `~/` is a home folder. */
const ROOTED = /(?:^|[^\w.~-])(\/.*)$/s;
const WITH_HOST = /(?:^|[^\w/.~%-])\/\/([^/?#&]+)(.*)$/s;
/** An address of `scp` or of a repository, such as `git@host:/path`. */
const WITH_REMOTE = /^([^/]*[@.][^/]*:)(\/.*)$/s;
/** Files that readers download without a link. Sources and configuration are not among them. */
const DOWNLOADS = /^(?!.*\.(?:env|tfvars|tfstate|sql|sqlite3?|db)\.)[^/]*\.(?:sh|bash|ps1|bat|cmd|txt|csv|tsv|xlsx|docx|pptx|ods|odt|epub|ics|zip|tar|gz|tgz|bz2|xz|zst|7z|bin|exe|msi|dmg|pkg|deb|rpm|apk|appimage|iso|jar|whl|vsix|wasm)$/i;
/** Number of comparisons for each character of a text. Only a text that was made for it needs more. */
const MAX_COMPARISONS = 4;
/** Finds the addresses of given files in texts, in time that does not depend on the number of files. */
class MentionedPaths {
    #basePath;
    #hosts;
    /** Last segments of the paths and page addresses of the files. */
    #names;
    /** Paths with odd names, by the name as written in texts. */
    #odd = new Set();
    /** For the last part of odd names: how many characters of the name are before and after this part. */
    #around = new Map();
    #oddParts;
    /** `hosts`: the host names of the site. An address on another host is not an address of a file. */
    constructor(paths, { basePath, hosts }) {
        this.#basePath = basePath;
        this.#hosts = new Set(hosts);
        this.#names = new NameSet(paths.flatMap(path => [path, (0,site_address/* pageName */.$p)(path)]).map(path => external_node_path_.posix.basename(path)));
        for (const path of paths)
            if (ODD_NAME.test(path))
                this.#addOdd(path);
        this.#oddParts = new NameSet(this.#around.keys());
    }
    get isEmpty() {
        return this.#names.isEmpty;
    }
    /** Finds the addresses that begin at or after `from`. The text before is their context. */
    in(text, from, form) {
        const mentions = { references: new Set(), shown: new Set(), isComplete: true };
        const add = (start, end) => {
            if (start >= from)
                this.#add(mentions, text, [start, end], form);
        };
        this.#names.find(text, BETWEEN_WORDS, add);
        const budget = { left: MAX_COMPARISONS * (MAX_NAME + text.length) };
        this.#oddParts.find(text, BETWEEN_PARTS, (start, end) => {
            const found = this.#oddAround(text, text.slice(start, end), start, budget);
            if (found !== undefined)
                add(beginOfAddress(text, found.start), found.end);
        });
        mentions.isComplete = budget.left > 0;
        return mentions;
    }
    #add(mentions, text, [start, end], form) {
        const begin = beginOfAddress(text, start);
        const host = this.#hostIn((0,percent_decode/* percentDecode */.Y)(text.slice(begin, end)));
        if (host !== undefined && !this.#hosts.has(host.name))
            return;
        const isAddress = host !== undefined && !/[?#]/.test(host.rest);
        const word = isAddress ? host.rest : (0,percent_decode/* percentDecode */.Y)(text.slice(start, end));
        const path = this.#pathOf(word, form.folder);
        if (path === undefined || mentions.references.has(path))
            return;
        const first = isAddress ? begin : start;
        const context = text.slice(Math.max(0, first - 40), first);
        const isReference = BEGINS_REFERENCE.test(context) && !BEGINS_SHOWN_TEXT.test(context) && !BEGINS_QUOTATION.test(context);
        if (!form.isShown || isReference)
            mentions.references.add(path);
        else if (isAddress || (ROOTED.test(word) && DOWNLOADS.test(external_node_path_.posix.basename(path))))
            mentions.shown.add(path);
    }
    /** Returns the host name of an address, and what is after it. */
    #hostIn(address) {
        const [, authority, rest] = WITH_HOST.exec(address) ?? WITH_REMOTE.exec(address) ?? [];
        if (authority !== undefined && rest !== undefined)
            return { name: authority.replaceAll(/^.*@|:\d*$/g, '').toLowerCase(), rest };
        const [name = ''] = address.split('/', 1);
        return this.#hosts.has(name.toLowerCase())
            ? { name: name.toLowerCase(), rest: address.slice(name.length) }
            : undefined;
    }
    #pathOf(word, folder) {
        const [, rooted] = ROOTED.exec(word) ?? [];
        if (rooted !== undefined)
            return site_address/* SiteAddress */.g6.parse(rooted, this.#basePath)?.path;
        return folder === undefined ? undefined : external_node_path_.posix.join(folder, word);
    }
    #addOdd(path) {
        for (const name of [path, encodeURI(path.toWellFormed())]) {
            const last = [...name.matchAll(PART_OF_NAME)].at(-1);
            if (last === undefined)
                continue;
            const key = keyOf(last[0]);
            const before = last.index + last[0].lastIndexOf(key);
            const after = name.length - before - key.length;
            this.#odd.add(name);
            const places = this.#around.get(key) ?? new Map();
            this.#around.set(key, places.set(`${before} ${after}`, { before, after }));
        }
    }
    /** Returns the start and the end of an odd name, with the slash before the name. */
    #oddAround(text, part, index, budget) {
        const key = keyOf(part);
        const start = index + part.lastIndexOf(key);
        for (const { before, after } of this.#around.get(key)?.values() ?? []) {
            if (budget.left <= 0)
                return undefined;
            budget.left -= 1;
            if (text[start - before - 1] !== '/')
                continue;
            budget.left -= before / 4;
            const end = start + key.length + after;
            if (this.#odd.has(text.slice(start - before, end)))
                return { start: start - before - 1, end };
        }
        return undefined;
    }
}
function beginOfAddress(text, start) {
    const min = Math.max(0, start - MAX_CONTEXT);
    let begin = start;
    while (begin > min && BETWEEN_ADDRESSES[text.charCodeAt(begin - 1)] === 0)
        begin -= 1;
    return begin;
}
const SLASH = 0x2f;
const PERCENT = 0x25;
/** A set of names that finds words whose last segment is one of them. Texts have many more words than names. */
class NameSet {
    #names;
    /** Contains 1 at each length that a name has. This test excludes most words without a copy of them. */
    #lengths;
    constructor(names) {
        this.#names = new Set(names);
        this.#lengths = new Uint8Array(MAX_NAME);
        for (const { length } of this.#names)
            this.#lengths[length] = 1;
    }
    get isEmpty() {
        return this.#names.size === 0;
    }
    /** Calls `visit` with the start and the end of each word, without the end of its sentence. */
    find(text, between, visit) {
        if (this.isEmpty)
            return;
        let start = 0;
        let slash = -1;
        let isEncoded = false;
        for (let at = 0; at <= text.length; at++) {
            const code = at < text.length ? text.charCodeAt(at) : 0x20;
            if (code === SLASH)
                slash = at;
            else if (code === PERCENT)
                isEncoded = true;
            if (between[code] === 0)
                continue;
            if (at > start) {
                const end = endOfWord(text, start, at);
                if (this.#hasNameOf(text, Math.max(start, slash + 1), end, isEncoded))
                    visit(start, end);
            }
            start = at + 1;
            isEncoded = false;
        }
    }
    #hasNameOf(text, start, end, isEncoded) {
        if (isEncoded)
            return this.#names.has(external_node_path_.posix.basename((0,percent_decode/* percentDecode */.Y)(text.slice(start, end))));
        if (start < end)
            return this.#lengths[end - start] === 1 && this.#names.has(text.slice(start, end));
        // The word ends with a slash.
        const before = text.slice(Math.max(0, end - MAX_NAME), end);
        return this.#names.has(external_node_path_.posix.basename(before));
    }
}
function keyOf(part) {
    return external_node_path_.posix.basename(part.replace(END_OF_SENTENCE, ''));
}
function endOfWord(text, start, end) {
    let last = end;
    while (last > start && isEndOfSentence(text.charCodeAt(last - 1)))
        last -= 1;
    return last;
}
/** Returns true for `.`, `,`, `:` and `!`. */
function isEndOfSentence(code) {
    return code === 0x2e || code === 0x2c || code === 0x3a || code === 0x21;
}
function delimiters(pattern) {
    return Uint8Array.from({ length: 0x1_00_00 }, (_, code) => pattern.test(String.fromCharCode(code)) ? 1 : 0);
}

;// CONCATENATED MODULE: ./.build/src/export/prepare/layout/text-parts.js
/** Limits the time in which no timeout and no signal can take effect. */
const PART_LENGTH = 1024 * 1024;
/** The parts overlap by more than the length of any address and its context, also with each character escaped. */
const OVERLAP = 64 * 1024;
/** Addresses that begin in the first part of an overlap are whole in the part before. Their context is there, too. */
const CONTEXT = 8 * 1024;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
/** Searches a piece of a text part by part. `isFirst`: whether it is the first of overlapping pieces. */
function* mentionsIn(text, paths, isFirst, form) {
    for (let start = 0; start === 0 || start + OVERLAP < text.length; start += PART_LENGTH - OVERLAP) {
        const from = isFirst && start === 0 ? 0 : CONTEXT;
        yield paths.in(decodeEscapes(text.slice(start, start + PART_LENGTH)), from, form);
    }
}
/**
 * Decodes string escapes and HTML entities, which can hide parts of an address. A match begins only at the first of
 * several backslashes, so that the time is in proportion to their number.
 */
function decodeEscapes(text) {
    return text
        .replaceAll(/(?<!\\)\\+(?:u([0-9a-f]{4})|[nrt]|\/)/gi, (escape, code) => code === undefined ? (escape.endsWith('/') ? '/' : ' ') : String.fromCharCode(Number.parseInt(code, 16)))
        .replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name) => ENTITIES[name] ?? '');
}

;// CONCATENATED MODULE: ./.build/src/export/prepare/layout/survey.js













/** The canonical address is in the head, but Next.js can stream it behind the first elements of the body. */
const MAX_HEAD_BYTES = 4 * 1024 * 1024;
/** Text files that can refer to other files, such as styles, scripts, manifests and video playlists. */
const survey_TEXT = /\.(?:css|js|json|m3u8|md|mjs|mpd|svg|txt|webmanifest|xhtml|xml|ya?ml)$/i;
/** Text files for search engines, companies and other programs. The paths in them are not links. */
const NOT_FOR_READERS = /(?:^|\/)(?:humans|robots|security|(?:app-)?ads)\.txt$/i;
/** Text files in which addresses need no quotation marks. */
const UNQUOTED = /\.(?:css|m3u8|mpd|xml|ya?ml)$/i;
/** Reads the files from `mint export`, to find out which of them are part of the site. */
async function surveySite({ folder, files, basePath, domain, allowed }, signal) {
    const paths = files.map(({ path }) => path);
    const sizes = new Map(files.map(({ path, size }) => [path, size]));
    const nested = nestedSites(new Set(paths));
    const indexes = searchIndexes(paths);
    const survey = {
        pages: new Set(),
        links: new Set(),
        leftOut: unlistedFiles(paths),
        mentioned: new Set(),
        unread: []
    };
    const { leftOut } = survey;
    for (const path of allowed)
        leftOut.delete(path);
    await reading([...leftOut.keys()].filter(path => mayBelong(path, leftOut.get(path))), async (path) => {
        if (belongsByContent(path, await (0,text_pieces/* startOfFile */.Si)((0,external_node_path_.join)(folder, path), api_document/* API_HEAD_LENGTH */.ve)))
            leftOut.delete(path);
    });
    const known = new Set();
    const candidates = [...leftOut.keys()];
    /** The candidates by path and by page address. */
    const named = new Map(candidates.flatMap(path => [
        [(0,site_address/* pageName */.$p)(path), path],
        [path, path]
    ]));
    const mentioned = new MentionedPaths(candidates, { basePath, hosts: await hostsOf(folder, paths, domain) });
    const isText = (path) => survey_TEXT.test(path) && !NOT_FOR_READERS.test(path);
    const isRead = (path) => (0,pages_pages/* isPage */.yp)(path) || (isText(path) && !mentioned.isEmpty);
    // The queue grows, because a file that a page refers to is part of the site and can refer to further files.
    const queue = paths.filter(path => isRead(path) && !leftOut.has(path));
    await reading(queue, async (path) => {
        let encoding;
        let isFirst = true;
        let isComplete = true;
        const form = { folder: (0,pages_pages/* isPage */.yp)(path) ? undefined : (0,external_node_path_.dirname)(path), isShown: !UNQUOTED.test(path) };
        for await (const bytes of (0,text_pieces/* textPieces */.Vk)((0,external_node_path_.join)(folder, path), sizes.get(path) ?? 0)) {
            encoding ??= encodingOf(path, bytes);
            signal.throwIfAborted();
            if ((0,pages_pages/* isPage */.yp)(path))
                surveyPage(path, bytes);
            for (const mentions of mentionsIn(decode(bytes, encoding), mentioned, isFirst, form)) {
                for (const name of mentions.references)
                    keep(name);
                for (const name of mentions.shown)
                    keep(name, true);
                isComplete &&= mentions.isComplete;
                await (0,external_node_timers_promises_.setImmediate)();
                signal.throwIfAborted();
            }
            isFirst = false;
        }
        if (!isComplete)
            survey.unread.push({ path, reason: 'it repeats parts of file names too often' });
    });
    return survey;
    /** `list` can grow while its files are read. */
    async function reading(list, read) {
        for (const path of list) {
            signal.throwIfAborted();
            try {
                await read(path);
            }
            catch (error) {
                signal.throwIfAborted();
                if (error.syscall === undefined)
                    throw error;
                survey.unread.push({ path, reason: (0,failure/* reasonOf */.A3)(error) });
            }
        }
    }
    function surveyPage(path, bytes) {
        const addresses = [path, (0,site_address/* pageName */.$p)(path)].map(name => new site_address/* SiteAddress */.g6(name, basePath).pathname);
        const { isMintlify, targets } = (0,linked_files/* pageReferences */.q)(bytes, addresses, domain, known);
        if (isMintlify)
            survey.pages.add(path);
        for (const target of targets) {
            const linked = site_address/* SiteAddress */.g6.parse(target, basePath)?.path;
            if (linked === undefined)
                continue;
            if (/\/(?:index)?$/.test(linked))
                survey.links.add(linked);
            keep(linked);
        }
    }
    /** `isMentioned`: whether the address is in a text for readers, not in a link. */
    function keep(name, isMentioned = false) {
        const path = named.get(name) ?? named.get((0,site_address/* pageName */.$p)(name));
        if (path === undefined)
            return;
        if (!isMentioned)
            survey.mentioned.delete(path);
        if (!leftOut.has(path))
            return;
        if (isMentioned)
            survey.mentioned.add(path);
        for (const file of [path, ...sharedWith(path)]) {
            leftOut.delete(file);
            if (isRead(file))
                queue.push(file);
        }
    }
    /** Returns the other files that are in use if this file is: all of a nested site or of a search index. */
    function sharedWith(path) {
        const site = nestedSiteOf(path, nested);
        // A reference to a script of a nested site shows that the nested site is in use.
        const top = site !== undefined && path.startsWith(`${site}/_next/`) ? `${site}/` : searchIndexOf(path, indexes);
        return top === undefined
            ? []
            : candidates.filter(other => other !== path && leftOut.has(other) && other.startsWith(top));
    }
}
function encodingOf(path, bytes) {
    const type = (0,pages_pages/* isPage */.yp)(path) ? 'html' : /\.css$/i.test(path) ? 'css' : 'xml';
    return (0,encoding/* declaredEncoding */.Qc)(bytes.toString('latin1', 0, encoding/* MAX_HEAD */.Wo), type) ?? 'utf-8';
}
function decode(bytes, encoding) {
    return encoding === 'utf-8' ? bytes.toString() : new TextDecoder(encoding).decode(bytes);
}
/** The host names of the site: the given one, and the one in the canonical address of the start page. */
async function hostsOf(folder, paths, domain) {
    const start = paths.includes('index.html') ? await startOf((0,external_node_path_.join)(folder, 'index.html')) : '';
    const { canonical } = (0,linked_files/* pageReferences */.q)(Buffer.from(start));
    const host = canonical === undefined ? undefined : (0,parse_url/* parseUrl */.D)(canonical)?.hostname;
    return [domain, host].flatMap(name => name?.toLowerCase() ?? []);
}
/** Returns an empty string for a file that cannot be read. The survey reports such a file when it reads all pages. */
async function startOf(file) {
    return await (0,text_pieces/* startOfFile */.Si)(file, MAX_HEAD_BYTES).catch(() => '');
}

;// CONCATENATED MODULE: ./.build/src/export/prepare/layout/layout.js











const layout_MAX_NAMED = 10;
/** Converts a site from `mint export` to the layout of the service's own exports. Leaves any other site unchanged. */
async function arrangeSite(extraction, site, redirects, { log, signal }) {
    const paths = site.files.map(({ path }) => path);
    const hasLaunchers = LAUNCHERS.every(launcher => paths.includes(launcher));
    if (!hasLaunchers && !(await startsLikeExport(site.folder, paths)))
        return [...site.files];
    const survey = await surveySite(site, signal);
    const pages = [...survey.pages];
    if (!hasLaunchers && !pages.every(path => /(?:^|\/)index\.html$/.test(path)))
        return [...site.files];
    if (survey.unread.length > 0)
        log.warning(unreadText(survey.unread));
    const kept = paths.filter(path => !survey.leftOut.has(path));
    const isStartTwice = await hasStartTwice(site.folder, kept);
    const plan = planLayout({ ...survey, paths: kept, isStartTwice });
    for (const path of plan.duplicates)
        survey.leftOut.set(path, 'duplicate');
    await extraction.leaveOut(survey.leftOut);
    await extraction.move(plan.moves);
    // Omit an alias at the address of a redirect, because the redirect page is added there later.
    const aliases = plan.aliases.filter(({ path }) => !redirects?.hasSource(path.replace(/\.html$/, '')));
    const files = await extraction.addToSite(aliases.map(({ path, page }) => (0,redirect_pages/* aliasPage */.M9)(path, page, site)));
    describe(plan, survey, log);
    return [...files];
}
/** Whether the site has a start page and scripts from the service, and a page in a folder. */
async function startsLikeExport(folder, paths) {
    const isFolderPage = (path) => /[^/]\/index\.html$/.test(path);
    if (!paths.includes('index.html') || !paths.some(isFolderPage))
        return false;
    if (!paths.some(path => path.startsWith('_next/static/')))
        return false;
    return (0,linked_files/* pageReferences */.q)(await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'index.html'))).isMintlify;
}
async function hasStartTwice(folder, paths) {
    const both = ['index.html', 'index/index.html'];
    if (!both.every(path => paths.includes(path)))
        return false;
    const [start, second] = await Promise.all(both.map(async (path) => JSON.stringify((0,site_scanner/* digestPage */.g_)(await (0,promises_.readFile)((0,external_node_path_.join)(folder, path))))));
    return start === second;
}
function describe({ moves, duplicates, clashes, doubled }, survey, log) {
    const leftOut = [...survey.leftOut.keys()].filter(path => !duplicates.includes(path));
    const parts = [
        moves.length > 0 && `${(0,units/* formatCount */.B4)(moves.length, 'page')} moved from x/index.html to x.html`,
        leftOut.length > 0 &&
            `${(0,units/* formatCount */.B4)(leftOut.length, 'file')} that no page refers to ${leftOut.length === 1 ? 'was' : 'were'} left out (${listed(leftOut)}; left-out.json lists all of them)`
    ].filter(part => part !== false);
    if (parts.length > 0)
        log.notice(`The site comes from \`mint export\`: ${parts.join(', and ')}. \`layout: as-is\` keeps all files unchanged.`);
    const mentioned = [...survey.mentioned];
    if (mentioned.length > 0)
        log.notice(`Kept only because the text of a page or file mentions ${mentioned.length === 1 ? 'its address' : 'their addresses'}: ${listed(mentioned)}.`);
    if (clashes.length > 0)
        log.warning(`These pages were not moved, because another file already has the new name or address: ${listed(clashes)}.`);
    // The service does not export its own error page.
    const errorPages = moves.map(({ to }) => to).filter(pages_pages/* isNotFoundPage */.np);
    if (errorPages.length > 0)
        log.warning(`Hosts show these pages of the documentation for addresses that do not exist, because of their names: ${listed(errorPages)}. Rename them: a page named 404 is in no list and does not count as a page.`);
    if (doubled.length > 0)
        log.warning(`These pages have the same address as another page, so readers reach them only by their full file names: ${listed(doubled)}.`);
}
function unreadText(unread) {
    const names = unread.map(({ path, reason }) => `${path} (${reason})`);
    return `Files to which only these files refer were left out of the site, because these files could not be read: ${listed(names)}.`;
}
function listed(paths) {
    return (0,with_more/* withMore */.i)([...paths].sort(), layout_MAX_NAMED).join(', ');
}

// EXTERNAL MODULE: ./.build/src/site/records/history.js
var records_history = __webpack_require__(56818);
;// CONCATENATED MODULE: ./.build/src/export/prepare/review.js







const MAX_LISTED = 5;
/** Does not mention the report, which is still delivered because it shows the reason. */
const NOT_DELIVERED = 'Neither the site nor the archive was delivered.';
function reviewSite({ files, review, redirectList, about }, { check, failOn, maxPageDrop }, { manifest: previous, notCompared, history }) {
    const earlier = previous && new Map(previous.files.map(file => [file.path, file]));
    const withContent = files.map(file => {
        const content = review?.contents.get(file.path);
        const contentSince = earlier && contentSinceOf(content, earlier.get(file.path), about.time);
        const { path } = file;
        return { ...file, content, title: review?.titles.get(path), loads: review?.loads.get(path), contentSince };
    });
    const findings = review?.findings;
    const changes = (0,review_changes/* compareManifests */.kK)(previous?.files, withContent);
    const isCounted = ({ kind }) => check === 'fail' && failOn.includes(kind);
    const failing = check === 'fail' ? (0,checks_findings/* failingFindings */.v9)(findings ?? [], previous?.findings, failOn) : [];
    const { redirects: before = [] } = previous ?? {};
    return {
        files: withContent,
        previous,
        notCompared,
        changes,
        redirectChanges: before.length + redirectList.length > 0 ? (0,review_changes/* compareRedirects */.XX)(before, redirectList) : undefined,
        history: (0,records_history/* continueHistory */.s)(history, {
            ...about,
            pages: (0,pages_pages/* pageCountOf */.YX)(files),
            files: files.length,
            bytes: files.reduce((sum, { size }) => sum + size, 0),
            brokenLinks: findings && (0,checks_findings/* countByKind */.Le)(findings)['broken-link']
        }),
        checks: review &&
            findings && {
            ...review,
            noneIsNew: failing.length === 0 && findings.some(isCounted)
        },
        findingDigests: findings && (0,checks_findings/* findingDigests */.xP)(findings, failOn),
        failure: pageDropFailure(files, previous, maxPageDrop) ?? checkFailure(failing, previous?.findings !== undefined)
    };
}
/** Returns when a page last changed, or undefined if no export has recorded a change. */
function contentSinceOf(content, earlier, time) {
    if (content === undefined)
        return undefined;
    if (earlier === undefined)
        return time;
    const isSame = earlier.content === undefined || earlier.content === content;
    return isSame ? earlier.contentSince : time;
}
function pageDropFailure(files, previous, maxPageDrop) {
    if (previous === undefined)
        return undefined;
    const [before, now] = [(0,pages_pages/* pageCountOf */.YX)(previous.files), (0,pages_pages/* pageCountOf */.YX)(files)];
    const drop = (0,pages_pages/* pageDrop */.pl)(before, now);
    if (drop <= maxPageDrop)
        return undefined;
    const percent = (share) => `${Number((share * 100).toFixed(1))}%`;
    return new failure/* Failure */.HR('site-pages-dropped', `The site has ${(0,units/* formatCount */.B4)(now, 'page')}, but the previous export had ${(0,units/* formatCount */.B4)(before)}. The site lost ${percent(drop)} of its pages; \`max-page-drop\` allows ${percent(maxPageDrop)}. ${NOT_DELIVERED}`);
}
function checkFailure(failing, isCompared) {
    if (failing.length === 0)
        return undefined;
    const named = failing.slice(0, MAX_LISTED).map(({ kind, target, pages: [page], suggestion }) => {
        const where = page === undefined ? '' : ` on ${page}`;
        return `${kind} ${target}${where}${suggestion === undefined ? '' : ` (did you mean ${suggestion}?)`}`;
    });
    const listed = (0,with_more/* withMore */.i)(named, MAX_LISTED, failing.length).map(item => `- ${item}`);
    const amount = (0,units/* formatCount */.B4)(failing.length, 'problem');
    return new failure/* Failure */.HR('site-check-failed', `The site check found ${amount}${isCompared ? ' that the previous export did not have' : ''}. ${NOT_DELIVERED}\n${listed.join('\n')}`);
}

;// CONCATENATED MODULE: ./.build/src/export/prepare/prepare.js












/** Arranges the files of the site, adds redirects, reviews the site, and creates its manifest and reports. */
async function prepareSite({ extraction, files: extracted, archive }, about, rules, stages, context) {
    const { domain, jobId, version, commit, paths, redirectFile, baseline } = about;
    const { log, clock } = context;
    const place = { folder: extraction.sitePath, files: extracted };
    const basePath = await settleBasePath(rules.basePath, place, log);
    const isMoved = domain !== undefined && (await isMovable(place.folder, extracted, basePath));
    const movableSite = isMoved ? new site_map/* SiteMap */.iq(new Set(extracted.map(({ path }) => path))) : undefined;
    const redirects = redirectFile && resolveRedirects(redirectFile, { basePath, domain, movableSite }, log);
    // Searched first, because these scripts are left out of the files, but remain in the pages.
    const buildScripts = rules.check === 'off' ? [] : await findBuildScripts(extraction.sitePath, extracted);
    const arranged = rules.layout === 'as-is'
        ? extracted
        : await arrangeSite(extraction, { ...place, basePath, domain, allowed: (0,left_out/* exactPaths */.mM)(rules.ignore) }, redirects, context);
    const files = redirects ? await addRedirects(redirects, arranged, extraction, { domain, log }) : arranged;
    const redirectList = redirects?.list;
    const target = { domain, basePath, isMovable: movableSite !== undefined, redirectList, buildScripts };
    const review = await checkSite(extraction, rules, target, stages);
    const exportedAt = new Date(clock.now());
    const time = exportedAt.toISOString();
    const reviewed = reviewSite({ files, review, redirectList: redirectList ?? [], about: { time, version, commit } }, rules, baseline);
    const { checks, failure } = reviewed;
    return {
        reviewed,
        basePath,
        redirectCount: redirects?.rules.length,
        fileCount: files.length,
        pageCount: (0,pages_pages/* pageCountOf */.YX)(files),
        texts: {
            changes: (0,review_changes/* changesText */.Tb)(reviewed.changes),
            checks: checks && (0,checks_findings/* checksText */.rW)(checks.findings, checks.cut),
            redirects: redirects && (0,host_files/* redirectsJson */.If)(redirects.list),
            report: renderReport({
                ...reviewed,
                domain,
                version,
                basePath,
                jobId,
                failure: failure?.message,
                review: checks,
                createdAt: exportedAt,
                figures: stages.figures(archive)
            })
        },
        manifest: {
            domain: domain ?? null,
            jobId: jobId ?? null,
            version: version ?? null,
            exportedAt: time,
            basePath,
            paths,
            archive: archive && { sha256: archive.sha256, size: archive.size, format: archive.format },
            files: reviewed.files,
            redirects: redirectList,
            findings: reviewed.findingDigests,
            history: reviewed.history
        }
    };
}
async function checkSite(extraction, { check, ignore }, target, { stage }) {
    if (check === 'off')
        return undefined;
    return await stage('Checking the site', async () => {
        return await extraction.review({ ...target, ignore: ignore.map(({ text }) => text) });
    });
}


/***/ }),

/***/ 21873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   x: () => (/* binding */ countEach)
/* harmony export */ });
/** Groups items by key, in the order of the first item of each group. Node 20 does not have `Map.groupBy`. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function countEach(items) {
    const counts = new Map();
    for (const item of items)
        counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
}


/***/ }),

/***/ 88248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Di: () => (/* binding */ redirectPageHtml),
/* harmony export */   Lo: () => (/* binding */ redirectPages),
/* harmony export */   M9: () => (/* binding */ aliasPage),
/* harmony export */   eZ: () => (/* binding */ readRedirectPage)
/* harmony export */ });
/* harmony import */ var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
/* harmony import */ var _addresses_site_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33978);
/* harmony import */ var _files_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21328);
/* harmony import */ var _files_left_out_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26735);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);





/** Never replaces an exported file. `take` reserves a path in the site, or returns false if the path is taken. */
function redirectPages(redirects, paths, domain, take) {
    const pages = [];
    const without = [];
    const site = new _addresses_site_map_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteMap */ .iq(new Set(paths));
    const { base } = redirects;
    for (const rule of redirects.rules) {
        const reason = reasonAgainst(rule);
        if (reason !== undefined)
            without.push({ rule, reason });
    }
    return { pages, without };
    function reasonAgainst(rule) {
        const name = redirects.pathOf(rule);
        if (name === undefined)
            return 'wildcard';
        if (site.find(name) !== undefined)
            return 'exists';
        if (rule.from.isFile)
            return 'file';
        const end = redirects.follow(name, site);
        if (end === undefined || end.kind === 'loop')
            return 'loop';
        const path = `${name}.html`;
        const isRefused = path.split('/').some(_files_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isForbiddenOnWindows */ .Wi) || (0,_files_left_out_js__WEBPACK_IMPORTED_MODULE_3__/* .isDotfile */ .aJ)(path);
        if (isRefused || isAddressOfAnother(name, path) || !take(path))
            return 'name';
        pages.push({ path, redirect: rule.destination, text: pageHtml(addressesOf(end, base, domain)) });
        return undefined;
    }
    /** Whether the redirect page would also be served at a taken address, as `/guides/index` would be at `/guides/`. */
    function isAddressOfAnother(name, path) {
        const served = (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .pageName */ .$p)(path);
        return served !== name && (site.find(served) !== undefined || redirects.hasSource(served));
    }
}
/** Returns a redirect page for a second address of a page. */
function aliasPage(path, page, { basePath, domain }) {
    const clean = new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6((0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .pageName */ .$p)(page), basePath).pathname;
    const address = new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6(page, basePath).pathname;
    return { path, redirect: clean, text: pageHtml({ address, canonical: originOf(domain) + clean }) };
}
function addressesOf(end, base, domain) {
    if (end.kind === 'external') {
        return { address: end.destination.address, canonical: end.destination.address.replace(/#.*$/s, '') };
    }
    const { path, query, fragment, address } = end.destination;
    const clean = originOf(domain) + new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6((0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .pageName */ .$p)(path), base).pathname;
    if (end.kind === 'missing')
        return { address, canonical: clean };
    const anchor = fragment === '' ? '' : `#${fragment}`;
    return { address: new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6(end.file, base).pathname + query + anchor, canonical: clean };
}
function originOf(domain) {
    return domain === undefined ? '' : `https://${domain}`;
}
/** Escapes all values from a redirect, so that no value can inject markup. */
function pageHtml({ address, canonical }) {
    return redirectPageHtml({ href: (0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(address), canonical: (0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(canonical) });
}
function redirectPageHtml({ href, canonical }) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${canonical}">
</head>
<body>
<p>This page has moved to <a href="${href}">${href}</a>.</p>
</body>
</html>
`;
}
/** Returns undefined if `redirectPageHtml` did not write the page. */
function readRedirectPage(page) {
    const [, href, canonical] = /; url=([^"]*)">\n<link rel="canonical" href="([^"]*)">/.exec(page) ?? [];
    if (href === undefined || canonical === undefined)
        return undefined;
    return redirectPageHtml({ href, canonical }) === page ? { href, canonical } : undefined;
}


/***/ })

};
