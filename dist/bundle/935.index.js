export const id = 935;
export const ids = [935];
export const modules = {

/***/ 45098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* reexport safe */ _runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.$Q),
/* harmony export */   LI: () => (/* binding */ round),
/* harmony export */   U9: () => (/* reexport safe */ _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__.B4),
/* harmony export */   X: () => (/* binding */ htmlPage),
/* harmony export */   Y3: () => (/* binding */ anchor),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   __: () => (/* binding */ Budget),
/* harmony export */   aB: () => (/* binding */ folding),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   ys: () => (/* binding */ moreNote)
/* harmony export */ });
/* harmony import */ var _runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16081);
/* harmony import */ var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);




/** Text for HTML, in elements and in quoted attributes. Nothing in it can be a tag or hide other text. */
function escapeHtml(text) {
    return (0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(text).replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD');
}
/** The report's `base` says that links open beside it. `content` is HTML. */
function anchor(address, content) {
    return `<a href="${escapeHtml(address)}">${content}</a>`;
}
function code(text, max) {
    return `<code>${escapeHtml((0,_runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(text, max))}</code>`;
}
function moreNote(rest, where = 'are not shown here') {
    return rest > 0 ? `<p class="note">${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(rest)} more ${where}.</p>` : '';
}
function folding(kind, title, size, isOpen, content) {
    return `<details class="${kind}"${isOpen ? ' open' : ''}><summary><h3>${title}</h3><span class="badge">${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(size)}</span></summary>${content}</details>`;
}
/** A whole page that loads nothing. `script`: the only one that can run, with its digest. */
function htmlPage({ title, style, script }, parts) {
    const policy = `default-src 'none'; style-src 'unsafe-inline'${script === undefined ? '' : `; script-src '${script.digest}'`}`;
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
<style>${style}</style>
</head>
<body>
<main>
${parts.filter(part => part !== '').join('\n')}
</main>
${script === undefined ? '' : `<script>${script.text}</script>\n`}</body>
</html>
`;
}
/** Text of several lines: lines that start with a dash are a list. */
function paragraphs(text) {
    const lines = text.split(/\r?\n/).filter(line => line.trim() !== '');
    const parts = lines.map(line => line.startsWith('- ') ? `<li>${escapeHtml(line.slice(2))}</li>` : `<p>${escapeHtml(line)}</p>`);
    return parts.join('').replace(/(?:<li>.*?<\/li>)+/g, '<ul>$&</ul>');
}
function round(value) {
    return Math.round(value * 10) / 10;
}
/** Limits the parts of a report whose length depends on the site. */
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


/***/ }),

/***/ 82935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderReport: () => (/* binding */ renderReport)
});

// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/review/checks/findings.js
var checks_findings = __webpack_require__(39640);
// EXTERNAL MODULE: ./.build/src/site/pages.js
var site_pages = __webpack_require__(12967);
// EXTERNAL MODULE: ./.build/src/site/page-addresses.js
var page_addresses = __webpack_require__(94493);
// EXTERNAL MODULE: ./.build/src/review/report/html.js
var report_html = __webpack_require__(45098);
;// CONCATENATED MODULE: ./.build/src/review/report/changes-section.js


const MAX_BYTES = 250_000;
const MAX_PATH = 200;
const MAX_TITLE = 120;
const MAX_OPEN = 20;
const TITLES = { added: 'Added', changed: 'Changed', removed: 'Removed' };
function changesSection(data) {
    const { changes, notCompared } = data;
    const { files } = changes;
    if (changes.first) {
        const reason = notCompared === undefined
            ? 'This is the first export: there is no earlier one to compare with.'
            : `Not compared: ${withCode(notCompared)}.`;
        return `<section><h2>Changes</h2><p class="note">${reason}</p></section>`;
    }
    const budget = new report_html/* Budget */.__(MAX_BYTES);
    const lists = changeLists(changes, 'changes.json', budget, (path, name) => pageItem(path, name, data));
    const same = lists === '' ? '<p class="note">No page was added, changed or removed.</p>' : '';
    return `<section><h2>Changes</h2>${same}${lists}<p class="note">${(0,report_html/* count */.U9)(changes.rebuilt.length, 'page')} rebuilt without a visible change; other files: ${(0,report_html/* count */.U9)(files.added)} added, ${(0,report_html/* count */.U9)(files.changed)} changed, ${(0,report_html/* count */.U9)(files.removed)} removed.</p></section>`;
}
/** Backticks mark code, as in the messages of the action. */
function withCode(text) {
    return (0,report_html/* escapeHtml */.ZD)(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
function pageItem(path, name, { domain, basePath, titles }) {
    const text = (0,report_html/* code */.aY)(path, MAX_PATH);
    const isLive = domain !== undefined && name !== 'removed';
    const title = titles?.get(path) ?? '';
    return `${isLive ? (0,report_html/* anchor */.Y3)((0,page_addresses/* liveAddress */.jT)(path, { domain, basePath }), text) : text}${title === '' ? '' : `<span class="title">${(0,report_html/* escapeHtml */.ZD)((0,report_html/* clip */.$Q)(title, MAX_TITLE))}</span>`}`;
}
/** What was added, changed and removed, each in a list of its own. `file` has what is not shown. */
function changeLists(changes, file, budget, render, titles = TITLES) {
    const lists = ['added', 'changed', 'removed'].map(name => {
        const items = changes[name];
        if (items.length === 0)
            return '';
        const { html, rest } = budget.render(items, item => `<li>${render(item, name)}</li>`);
        const content = `<ul class="pages">${html}</ul>${(0,report_html/* moreNote */.ys)(rest, `are in ${file}`)}`;
        return (0,report_html/* folding */.aB)(`changes ${name}`, titles[name], items.length, items.length <= MAX_OPEN, content);
    });
    return lists.join('');
}

// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
;// CONCATENATED MODULE: ./.build/src/review/report/finding-groups.js

/** A shorter list needs no groups. */
const MIN_GROUPED = 20;
/** Targets of one folder that are shown as one line. */
const MIN_MEMBERS = 5;
const MAX_FOLDER = 300;
/** Groups of targets in one folder, the largest first; the innermost folder that has enough of them counts. */
function groupsByFolder(findings) {
    const groups = [];
    if (findings.length <= MIN_GROUPED)
        return { groups, others: [...findings] };
    const others = new Set(addGroups(findings, '', groups));
    groups.sort((a, b) => b.members.length - a.members.length || (a.folder < b.folder ? -1 : 1));
    return { groups, others: findings.filter(finding => others.has(finding)) };
}
/** Returns what is too little for a group: it counts for the folder around this one. */
function addGroups(findings, folder, groups) {
    const below = (0,group_by/* groupBy */.$)(findings, ({ target }) => folderBelow(folder, target));
    const members = [...below].flatMap(([inner, some]) => inner === folder || some.length < MIN_MEMBERS ? some : addGroups(some, inner, groups));
    // The root and a host are no folders.
    const isFolder = /^(?:https?:\/\/[^/]+)?\/[^/]/.test(folder);
    if (!isFolder || members.length < MIN_MEMBERS)
        return members;
    groups.push({ folder, members });
    return [];
}
function folderBelow(folder, target) {
    const end = target.replace(/#.*$/s, '').indexOf('/', folder.length) + 1;
    return end === 0 || end > MAX_FOLDER ? folder : target.slice(0, end);
}

// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
;// CONCATENATED MODULE: ./.build/src/review/report/findings-section.js





const KIND_TEXTS = {
    'broken-link': ['Broken links', 'The target is not in the site.'],
    'broken-anchor': ['Broken anchors', 'The page exists, the element with this id does not.'],
    'missing-resource': [
        'Missing resources',
        'An image, script, style sheet, font or media file is not in the site.'
    ],
    'missing-page': ['Missing pages', 'Every site needs these pages.'],
    'broken-redirect': [
        'Broken redirects',
        'The destination does not exist, the redirects form a loop, or a page has the address of the source.'
    ],
    'external-resource': [
        'External resources',
        'Loaded from another host: they do not work in air-gapped installations.'
    ],
    'insecure-resource': ['Insecure resources', 'Loaded over http: browsers block them on https pages.'],
    'foreign-canonical': [
        'Foreign canonical URLs',
        'The page tells search engines that the original is on another host.'
    ],
    noindex: ['Pages hidden from search engines', 'The page has a noindex instruction.'],
    sitemap: ['Sitemap entries without a page', 'The sitemap lists an address that the site does not have.'],
    'dead-external-link': [
        'Dead external links',
        'Another host answered 404 or 410, or its name does not exist, twice.'
    ]
};
/** Their target is the page itself. */
const OWN_PAGE_KINDS = ['noindex', 'foreign-canonical', 'missing-page'];
const TARGETS_BYTES = 1_150_000;
const PAGES_BYTES = 150_000;
const CSV_BYTES = 150_000;
const PATTERNS_BYTES = 40_000;
const HOSTS_BYTES = 50_000;
const MAX_TARGET = 300;
const MAX_PAGE = 200;
const findings_section_MAX_OPEN = 20;
const MAX_PER_PAGE = 30;
/** A tab for each kind, with the target on most pages first, and one for the pages. Tabs need no script. */
function findingsSection(findings, previous, site) {
    if (findings.length === 0)
        return '<section><h2>Findings</h2><p class="note">Nothing was found.</p></section>';
    const known = previous && new Set(previous);
    const pagesShown = findings.length <= 500 ? 10 : findings.length <= 2000 ? 4 : 1;
    const rowOf = (finding) => row(finding, pagesShown, known, site);
    const targets = new report_html/* Budget */.__(TARGETS_BYTES);
    const patterns = new report_html/* Budget */.__(PATTERNS_BYTES);
    const byKind = checks_findings/* FINDING_KINDS */.mH.map(kind => {
        const ofKind = findings.filter(finding => finding.kind === kind).sort((a, b) => b.count - a.count);
        const [title, text] = KIND_TEXTS[kind];
        const grouped = groupsByFolder(ofKind);
        const html = `<p class="note">${text}</p>${groupedRows(grouped, rowOf, targets)}${ignoreText(grouped, patterns)}`;
        return { name: kind, title, size: ofKind.length, html, isSerious: checks_findings/* FAILING_KINDS */.$m.includes(kind) };
    });
    const byPage = { name: 'by-page', title: 'By page', ...pagesPanel(findings, site), isSerious: false };
    const items = [...byKind, byPage]
        .filter(({ size }) => size > 0)
        .map(({ name, title, size, html, isSerious }, i) => `<input type="radio" name="findings" id="${name}"${i === 0 ? ' checked' : ''}><label for="${name}"${isSerious ? ' class="serious"' : ''}>${title}<span class="badge">${(0,report_html/* count */.U9)(size)}</span></label><div class="panel ${name}">${html}</div>`);
    return `<section><h2>Findings</h2><div class="tabs">${items.join('')}</div>${csvLink(findings)}</section>`;
}
function groupedRows({ groups, others }, rowOf, budget) {
    let taken = 0;
    let left = 0;
    const rows = (some) => {
        const { html, rest } = budget.render(some, rowOf);
        taken += some.length - rest;
        left += rest;
        return html === '' ? '' : `<ul class="findings">${html}</ul>`;
    };
    const parts = groups.map(({ folder, members }) => `<details class="group"><summary>${(0,report_html/* code */.aY)(`${(0,report_html/* clip */.$Q)(folder, MAX_TARGET)}*`, MAX_TARGET + 1)}<span class="badge">${(0,report_html/* count */.U9)(members.length)}</span></summary>${rows(members)}</details>`);
    parts.push(rows(others.slice(0, findings_section_MAX_OPEN)));
    const shown = taken;
    const more = rows(others.slice(findings_section_MAX_OPEN));
    if (more !== '')
        parts.push(`<details class="more"><summary>${(0,report_html/* count */.U9)(taken - shown)} more</summary>${more}</details>`);
    return parts.join('') + (0,report_html/* moreNote */.ys)(left);
}
/** Only `*` and `**` are special in a pattern, and some characters of targets cannot be in one. */
function ignoreText({ groups, others }, budget) {
    const patterns = [...groups.map(({ folder }) => `${folder}**`), ...others.map(({ target }) => target)];
    const { html, rest } = budget.render(patterns, pattern => {
        const line = (0,report_html/* clip */.$Q)(pattern, MAX_TARGET).replace(/[\s[\]{}\\…]+/g, '*');
        return `${(0,report_html/* escapeHtml */.ZD)(line.replace(/\*{3,}/g, '**'))}\n`;
    });
    const shown = patterns.length - rest;
    if (shown === 0)
        return '';
    return `<details class="ignore"><summary>Copy as check-ignore</summary><p class="note">A line that ends with <code>**</code> also covers everything else in its folder.</p><textarea readonly rows="${Math.min(8, shown)}" aria-label="Patterns for check-ignore">${html}</textarea><button class="copy" hidden>Copy</button></details>`;
}
function row(finding, pagesShown, known, site) {
    const { kind, target, count: pages, pages: listed, suggestion, destination } = finding;
    const isNew = checks_findings/* FAILING_KINDS */.$m.includes(kind) && known !== undefined && !known.has((0,checks_findings/* findingDigest */.AK)(finding));
    const name = `${(0,report_html/* code */.aY)(target, MAX_TARGET)}${isNew ? '<b class="new">new</b>' : ''}`;
    const hints = [
        suggestion && `Did you mean ${targetLink(suggestion, site)}?`,
        destination && `Leads to ${(0,report_html/* code */.aY)(destination, MAX_TARGET)}`
    ];
    const hint = hints.map(text => (text ? `<p class="closest">${text}</p>` : '')).join('');
    const shown = OWN_PAGE_KINDS.includes(kind) ? [] : listed.slice(0, pagesShown);
    if (shown.length === 0)
        return `<li><div class="row">${name}</div>${hint}</li>`;
    const links = shown.map(page => pageLink(page, site));
    return `<li>${foldedRow(name, (0,report_html/* count */.U9)(pages, 'page'), (0,with_more/* withMore */.i)(links, links.length, pages))}${hint}</li>`;
}
/** The page with the most findings first. A finding names the first ten of its pages. */
function pagesPanel(findings, site) {
    const byPage = new Map();
    for (const finding of findings) {
        for (const page of finding.pages) {
            const some = byPage.get(page) ?? [];
            byPage.set(page, some);
            some.push(finding);
        }
    }
    const pages = [...byPage].sort(([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1));
    const { html, rest } = new report_html/* Budget */.__(PAGES_BYTES).render(pages, ([page, some]) => {
        const items = some.slice(0, MAX_PER_PAGE).map(({ kind, target, suggestion }) => {
            const hint = suggestion === undefined ? '' : ` → ${targetLink(suggestion, site)}`;
            return `${kind} ${(0,report_html/* code */.aY)(target, MAX_TARGET)}${hint}`;
        });
        const listed = (0,with_more/* withMore */.i)(items, items.length, some.length);
        return `<li>${foldedRow((0,report_html/* code */.aY)(page, MAX_PAGE), (0,report_html/* count */.U9)(some.length, 'finding'), listed)}</li>`;
    });
    const panel = `<p class="note">Pages with findings. Of a finding on many pages, these are the first ten.</p><ul class="page-findings">${html}</ul>${(0,report_html/* moreNote */.ys)(rest, 'pages are not shown here')}`;
    return { size: pages.length, html: panel };
}
function foldedRow(name, size, items) {
    const list = items.map(item => `<li>${item}</li>`).join('');
    return `<details><summary class="row">${name}<span class="pages">${size}</span></summary><ul>${list}</ul></details>`;
}
/** A file inside the report: a link to it works without a script. */
function csvLink(findings) {
    const line = (cells) => encodeURIComponent(`${cells.map(csvCell).join(',')}\r\n`);
    const { html, rest } = new report_html/* Budget */.__(CSV_BYTES).render(findings, ({ kind, target, count: pages, pages: [page = ''], suggestion = '' }) => line([kind, target, pages, page, suggestion]));
    const header = line(['kind', 'target', 'pages', 'first page', 'suggestion']);
    return `<p class="note"><a download="findings.csv" href="data:text/csv;charset=utf-8,${header}${html}">Download as CSV</a>${rest > 0 ? `, without ${(0,report_html/* count */.U9)(rest)} that are in checks.json` : ''}</p>`;
}
/** Quoted. Text that a spreadsheet would calculate begins with an apostrophe. */
function csvCell(value) {
    const text = String(value).toWellFormed();
    return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
function targetLink(target, { domain }) {
    const text = (0,report_html/* code */.aY)(target, MAX_TARGET);
    if (!target.startsWith('/'))
        return (0,report_html/* anchor */.Y3)(target, text);
    return domain === undefined ? text : (0,report_html/* anchor */.Y3)(`https://${encodeURI(domain)}${target}`, text);
}
function pageLink(page, { domain, basePath }) {
    const text = (0,report_html/* escapeHtml */.ZD)((0,report_html/* clip */.$Q)(page, MAX_PAGE));
    return domain === undefined ? text : (0,report_html/* anchor */.Y3)((0,page_addresses/* liveAddress */.jT)(page, { domain, basePath }), text);
}
function hostsSection(hosts, requested) {
    if (hosts.length === 0)
        return '';
    const sorted = hosts.toSorted((a, b) => b.resources - a.resources || b.links - a.links);
    const { html, rest } = new report_html/* Budget */.__(HOSTS_BYTES).render(sorted, ({ host, links, resources }) => `<tr><td>${(0,report_html/* code */.aY)(host, MAX_TARGET)}</td><td class="number">${resources === 0 ? '–' : (0,report_html/* count */.U9)(resources)}</td><td class="number">${links === 0 ? '–' : (0,report_html/* count */.U9)(links)}</td></tr>`);
    const requests = requested === undefined
        ? 'none of them was'
        : requested === 1
            ? '1 linked one was'
            : `${(0,report_html/* count */.U9)(requested)} linked ones were`;
    return `<section><details class="hosts"><summary><h2>Other hosts</h2><span class="badge">${(0,report_html/* count */.U9)(hosts.length)}</span></summary><p class="note">Hosts that pages load from or link to. The number of different addresses; ${requests} requested.</p><div class="scroll"><table><thead><tr><th>Host</th><th class="number">Loaded</th><th class="number">Linked</th></tr></thead><tbody>${html}</tbody></table></div>${(0,report_html/* moreNote */.ys)(rest, 'hosts are not shown here')}</details></section>`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./.build/src/review/report/script.js

/** Hidden until the script shows it: without scripts it would do nothing. */
const FILTER = '<input class="filter" id="filter" type="search" placeholder="Filter findings and pages" aria-label="Filter findings and pages" hidden>';
/** Shows only rows that contain the text, in all tabs and lists, and copies patterns. */
const SCRIPT = `
const field = document.getElementById('filter')
field.hidden = false
field.oninput = () => {
  const text = field.value.trim().toLowerCase()
  document.body.classList.toggle('filtering', text !== '')
  for (const row of document.querySelectorAll('.findings>li,.page-findings>li,ul.pages>li'))
    row.hidden = text !== '' && !row.textContent.toLowerCase().includes(text)
  for (const group of document.querySelectorAll('.group,.more'))
    group.hidden = group.querySelector('li:not([hidden])') === null
  if (text !== '') for (const list of document.querySelectorAll('.group,.changes,.more')) list.open = true
}
for (const button of document.querySelectorAll('.copy')) {
  button.hidden = false
  button.onclick = () => {
    button.previousElementSibling.select()
    if (document.execCommand('copy')) button.textContent = 'Copied'
  }
}
`;
/** For the content security policy: no other script can run in the report. */
const SCRIPT_DIGEST = `sha256-${(0,external_node_crypto_.hash)('sha256', SCRIPT, 'base64')}`;

;// CONCATENATED MODULE: ./.build/src/review/report/history-section.js


const WIDTH = 300;
const HEIGHT = 96;
const PADDING = 6;
/** Above and below the line, for the numbers. */
const MARGIN = 18;
/** A change of less than this share of the value must not look like a large one. */
const MIN_SHARE = 0.05;
function historySection(history) {
    if (history.length === 0)
        return '';
    const figures = [
        ['Pages', entry => entry.pages, value => (0,report_html/* count */.U9)(value)],
        ['Size', entry => entry.bytes, units/* formatBytes */.z3],
        ['Broken links', entry => entry.brokenLinks, value => (0,report_html/* count */.U9)(value)]
    ];
    const charts = figures.map(([title, valueOf, format]) => chart(title, history, valueOf, format));
    const note = history.length === 1
        ? 'This is the first point: each export adds one.'
        : `The last ${(0,report_html/* count */.U9)(history.length)} exports, oldest first.`;
    return `<section><h2>History</h2><p class="note">${note}</p><div class="charts">${charts.join('')}</div></section>`;
}
function chart(title, history, valueOf, format) {
    const values = history.map(valueOf);
    const known = values.filter(value => value !== undefined);
    const last = known.at(-1);
    if (last === undefined)
        return '';
    const [low, high] = [Math.min(...known), Math.max(...known)];
    const isSame = format(low) === format(high);
    const range = isSame ? `always ${format(low)}` : `${format(low)} to ${format(high)}`;
    const isFirst = history.length === 1;
    const label = `${title}: ${format(last)} now${isFirst ? '' : `, ${range}`}`;
    const [oldest = '', newest = ''] = [history[0], history.at(-1)].map(entry => dayOf(entry?.time ?? ''));
    const axis = isFirst ? [oldest] : [oldest, isSame ? 'no change' : range, newest];
    const scale = {
        x: i => (isFirst ? WIDTH / 2 : PADDING + (i / (values.length - 1)) * (WIDTH - 2 * PADDING)),
        y: value => {
            const span = Math.max(high - low, high * MIN_SHARE, 1);
            return HEIGHT / 2 - ((value - (low + high) / 2) / span) * (HEIGHT - 2 * MARGIN);
        }
    };
    const extremes = isSame
        ? []
        : [number(values, high, -5, scale, format), number(values, low, 13, scale, format)];
    return `<figure class="chart"><figcaption><span>${title}</span><b>${format(last)}</b></figcaption><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${(0,report_html/* escapeHtml */.ZD)(label)}">${drawing(values, scale)}${extremes.join('')}</svg><p class="axis">${axis.map(text => `<span>${text}</span>`).join('')}</p></figure>`;
}
/** Beside the first point with this value. */
function number(values, value, offset, { x, y }, format) {
    const at = x(values.indexOf(value));
    const anchor = at < WIDTH / 3 ? 'start' : at > (WIDTH * 2) / 3 ? 'end' : 'middle';
    return `<text x="${(0,report_html/* round */.LI)(at)}" y="${(0,report_html/* round */.LI)(y(value) + offset)}" text-anchor="${anchor}">${format(value)}</text>`;
}
/** A line with a gap where a value is unknown, and a dot at the newest value. */
function drawing(values, { x, y }) {
    const pieces = [[]];
    for (const [i, value] of values.entries()) {
        if (value === undefined)
            pieces.push([]);
        else
            pieces.at(-1)?.push({ x: (0,report_html/* round */.LI)(x(i)), y: (0,report_html/* round */.LI)(y(value)) });
    }
    let [line, area] = ['', ''];
    for (const piece of pieces) {
        const [first, last] = [piece[0], piece.at(-1)];
        if (first === undefined || last === undefined)
            continue;
        const path = `M${piece.map(point => `${point.x} ${point.y}`).join('L')}`;
        // A point between two gaps has no line.
        line += first === last ? `${path}h0` : path;
        if (first !== last)
            area += `${path}L${last.x} ${HEIGHT}L${first.x} ${HEIGHT}Z`;
    }
    const newest = pieces.flat().at(-1);
    return `<path class="area" d="${area}"/><path class="line" d="${line}"/><circle cx="${newest?.x ?? 0}" cy="${newest?.y ?? 0}" r="4"/>`;
}
/** A time from the manifest of another run, which may be any text. */
function dayOf(time) {
    const date = new Date(time);
    return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

;// CONCATENATED MODULE: ./.build/src/review/report/redirects-section.js


const redirects_section_MAX_BYTES = 50_000;
const MAX_ADDRESS = 200;
function redirectsSection(redirects, { isFirst, broken }) {
    if (redirects === undefined)
        return '';
    const lists = changeLists(redirects, 'redirects.json', new report_html/* Budget */.__(redirects_section_MAX_BYTES), ({ source, destination }) => `${(0,report_html/* code */.aY)(source, MAX_ADDRESS)}<span class="arrow">→</span>${(0,report_html/* code */.aY)(destination, MAX_ADDRESS)}`, isFirst ? { added: 'All', changed: '', removed: '' } : undefined);
    const same = lists === '' ? ', none of them new' : '';
    const brokenText = broken === 0 ? '' : ` ${(0,report_html/* count */.U9)(broken)} of them broken: see the findings.`;
    return `<section><h2>Redirects</h2><p class="note">${(0,report_html/* count */.U9)(redirects.total, 'redirect')}${same}.${brokenText}</p>${lists}</section>`;
}

// EXTERNAL MODULE: ./.build/src/review/growth.js
var growth = __webpack_require__(11497);
;// CONCATENATED MODULE: ./.build/src/review/report/size-tree.js

/** Splits the largest folder repeatedly until there are about `max` tiles. */
function tilesOf(files, previous, max) {
    const root = node('', previous !== undefined);
    const { files: paired, gone } = (0,growth/* pairFiles */._q)(files, previous ?? []);
    for (const { path, size, previousSize } of paired)
        insert(root, path, size, previousSize);
    // In the size of their folders only.
    for (const { path, size } of gone)
        insert(root, path, 0, size);
    let tiles = [...root.children.values()];
    for (;;) {
        const largest = tiles
            .filter(({ children, size }) => children.size > 0 && size > 0)
            .sort(growth/* bySize */.R6)
            .find(({ children }) => tiles.length - 1 + children.size <= max);
        if (largest === undefined)
            break;
        tiles = [...tiles.filter(tile => tile !== largest), ...largest.children.values()];
    }
    return tiles
        .filter(({ size }) => size > 0)
        .sort(growth/* bySize */.R6)
        .slice(0, max);
}
function node(path, hasPrevious) {
    return { path, size: 0, previousSize: hasPrevious ? 0 : undefined, files: 0, children: new Map() };
}
function insert(root, path, size, previousSize) {
    let parent = root;
    for (let start = 0; start < path.length;) {
        const end = path.indexOf('/', start) + 1 || path.length;
        const name = path.slice(start, end);
        const child = parent.children.get(name) ?? node(path.slice(0, end), root.previousSize !== undefined);
        parent.children.set(name, child);
        child.size += size;
        if (child.previousSize !== undefined)
            child.previousSize += previousSize;
        if (size > 0)
            child.files++;
        parent = child;
        start = end;
    }
}

;// CONCATENATED MODULE: ./.build/src/review/report/treemap.js


/** Places areas in proportion to `sizes`, largest first, as close to squares as rows allow. */
function squarify(sizes, width, height) {
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const areas = sizes.map(size => (size / total) * width * height);
    const placed = [];
    const space = { x: 0, y: 0, width, height };
    let start = 0;
    while (start < areas.length) {
        const side = Math.min(space.width, space.height);
        let end = start + 1;
        let row = areas[start] ?? 0;
        while (end < areas.length) {
            const next = row + (areas[end] ?? 0);
            if (worstRatio(areas, start, end + 1, next, side) > worstRatio(areas, start, end, row, side))
                break;
            row = next;
            end++;
        }
        placeRow(areas.slice(start, end), row, space, placed);
        start = end;
    }
    return placed;
}
function worstRatio(areas, start, end, row, side) {
    const largest = areas[start] ?? 0;
    const smallest = areas[end - 1] ?? 0;
    return Math.max((side ** 2 * largest) / row ** 2, row ** 2 / (side ** 2 * smallest));
}
/** Along the shorter side of the remaining space, which each row reduces. */
function placeRow(areas, row, space, placed) {
    const isColumn = space.width >= space.height;
    const thickness = row / (isColumn ? space.height : space.width);
    let offset = 0;
    for (const area of areas) {
        const length = area / thickness;
        placed.push(isColumn
            ? { x: space.x, y: space.y + offset, width: thickness, height: length }
            : { x: space.x + offset, y: space.y, width: length, height: thickness });
        offset += length;
    }
    if (isColumn) {
        space.x += thickness;
        space.width -= thickness;
    }
    else {
        space.y += thickness;
        space.height -= thickness;
    }
}
const CHARACTER_WIDTH = 7.4;
const LINE_HEIGHT = 16;
const treemap_PADDING = 6;
function treemapSvg(tiles, width, height, className) {
    const places = squarify(tiles.map(({ size }) => size), width, height);
    const drawn = tiles.map((tile, i) => drawTile(tile, places[i]));
    return `<svg class="treemap ${className}" viewBox="0 0 ${width} ${height}" role="img" aria-label="Size of folders and files">${drawn.join('')}</svg>`;
}
function drawTile(tile, { x, y, width, height }) {
    const title = `${tile.path} · ${(0,units/* formatBytes */.z3)(tile.size)}${growthText(tile)}${tile.path.endsWith('/') ? ` · ${(0,report_html/* count */.U9)(tile.files, 'file')}` : ''}`;
    const place = `x="${(0,report_html/* round */.LI)(x + 1)}" y="${(0,report_html/* round */.LI)(y + 1)}" width="${(0,report_html/* round */.LI)(Math.max(0.5, width - 2))}" height="${(0,report_html/* round */.LI)(Math.max(0.5, height - 2))}"`;
    return `<g><title>${(0,report_html/* escapeHtml */.ZD)((0,report_html/* clip */.$Q)(title, 300))}</title><rect class="${growthClass(tile)}" ${place} rx="3"/>${labelsOf(tile, { x, y, width, height })}</g>`;
}
function labelsOf({ path, size }, { x, y, width, height }) {
    const characters = Math.floor((width - 2 * treemap_PADDING) / CHARACTER_WIDTH);
    if (characters < 5 || height < LINE_HEIGHT + treemap_PADDING)
        return '';
    const label = path.endsWith('/') ? path : path.slice(path.lastIndexOf('/') + 1);
    const text = (line, value, className) => `<text class="${className}" x="${(0,report_html/* round */.LI)(x + treemap_PADDING)}" y="${(0,report_html/* round */.LI)(y + treemap_PADDING + 11 + line * LINE_HEIGHT)}">${(0,report_html/* escapeHtml */.ZD)(clipStart(value, characters))}</text>`;
    const hasRoom = height >= 2 * LINE_HEIGHT + treemap_PADDING;
    return text(0, label, 'name') + (hasRoom ? text(1, (0,units/* formatBytes */.z3)(size), 'size') : '');
}
/** Names of files in one folder differ at the end. */
function clipStart(text, length) {
    return text.length <= length ? text : `…${text.slice(1 - length)}`;
}
function growthClass({ size, previousSize }) {
    if (previousSize === undefined)
        return 'plain';
    if (previousSize === 0)
        return 'new';
    const growth = size / previousSize - 1;
    if (Math.abs(growth) < 0.005)
        return 'same';
    return growth > 0 ? (growth > 0.25 ? 'grown much' : 'grown') : 'shrunk';
}
function growthText({ size, previousSize }) {
    if (previousSize === undefined || previousSize === size)
        return '';
    if (previousSize === 0)
        return ' (new)';
    return ` (${formatGrowth(size - previousSize)})`;
}
function formatGrowth(bytes) {
    return `${bytes < 0 ? '−' : '+'}${(0,units/* formatBytes */.z3)(Math.abs(bytes))}`;
}

;// CONCATENATED MODULE: ./.build/src/review/report/sizes-section.js





const MAX_ROWS = 10;
const sizes_section_MAX_PATH = 200;
const WIDE_TILES = 80;
const NARROW_TILES = 30;
function sizesSection(files, previous) {
    const wide = tilesOf(files, previous, WIDE_TILES);
    if (wide.length === 0)
        return '';
    const narrow = tilesOf(files, previous, NARROW_TILES);
    const maps = treemapSvg(wide, 1000, 420, 'wide') + treemapSvg(narrow, 358, 480, 'narrow');
    const legend = '<p class="legend"><span class="new">new</span><span class="grown">larger</span><span class="grown much">over 25% larger</span><span class="shrunk">smaller</span><span class="same">same size</span></p>';
    const largest = files.toSorted(growth/* bySize */.R6).slice(0, MAX_ROWS);
    const grown = previous && (0,growth/* largestGrowth */.A7)(files, previous, MAX_ROWS);
    const tables = [
        table('Largest files', largest, ({ size }) => (0,units/* formatBytes */.z3)(size)),
        table('Largest growth', grown ?? [], ({ growth }) => formatGrowth(growth))
    ];
    return `<section><h2>Size</h2>${maps}${previous === undefined ? '' : legend}<div class="columns">${tables.join('')}</div></section>`;
}
function table(title, files, value) {
    if (files.length === 0)
        return '';
    const rows = files.map(file => `<tr><td>${(0,report_html/* code */.aY)(file.path, sizes_section_MAX_PATH)}</td><td class="number">${value(file)}</td></tr>`);
    return `<div><h3>${title}</h3><table><tbody>${rows.join('')}</tbody></table></div>`;
}

// EXTERNAL MODULE: ./.build/src/review/report/style.js
var style = __webpack_require__(45610);
;// CONCATENATED MODULE: ./.build/src/review/report/report.js












/** GitHub shows a report of this size without delay. */
const report_MAX_BYTES = 2_000_000;
/** `report.html`: one file that loads nothing, can be read without its script, and on a phone. */
function renderReport(data) {
    const name = data.domain ?? data.jobId ?? 'Site';
    const title = `${name}${data.version === undefined ? '' : ` ${data.version}`}`;
    const parts = [
        header(data, title),
        verdict(data),
        cards(data),
        FILTER,
        data.review === undefined
            ? '<section><h2>Findings</h2><p class="note">The site was not checked (<code>check: off</code>).</p></section>'
            : findingsSection(data.review.findings, data.previous?.findings, data),
        changesSection({ ...data, titles: data.review?.titles }),
        redirectsSection(data.redirectChanges, {
            isFirst: data.changes.first,
            broken: (0,checks_findings/* countByKind */.Le)(data.review?.findings ?? [])['broken-redirect']
        }),
        historySection(data.history ?? []),
        hostsSection(data.review?.hosts ?? [], data.review?.requestedLinks),
        sizesSection(data.files, data.previous?.files),
        figures(data)
    ];
    const script = { text: SCRIPT, digest: SCRIPT_DIGEST };
    const page = (0,report_html/* htmlPage */.X)({ title: `Site report: ${title.slice(0, 200)}`, style: style/* STYLE */.Y, script }, parts);
    if (Buffer.byteLength(page) > report_MAX_BYTES)
        throw new Error('the report is larger than its parts may be');
    return page;
}
function header({ domain, version, jobId, createdAt }, title) {
    const facts = [
        domain === undefined ? undefined : version,
        jobId === undefined ? undefined : `export job ${jobId}`,
        `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    ];
    const line = facts
        .filter(fact => fact !== undefined)
        .map(fact => `<span>${(0,report_html/* escapeHtml */.ZD)(fact.slice(0, 200))}</span>`);
    const name = domain ?? title;
    return `<header><p class="kicker">Site report</p><h1>${(0,report_html/* escapeHtml */.ZD)(name.slice(0, 300))}</h1><p class="facts">${line.join('')}</p></header>`;
}
function verdict({ failure, review, previous }) {
    if (failure !== undefined) {
        return `<div class="verdict bad"><strong>Stopped before delivery</strong>${(0,report_html/* paragraphs */.qN)(failure.slice(0, 2000))}</div>`;
    }
    if (review === undefined)
        return '';
    const counts = (0,checks_findings/* countByKind */.Le)(review.findings);
    const serious = checks_findings/* FAILING_KINDS */.$m.filter(kind => counts[kind] > 0);
    if (serious.length > 0) {
        const total = serious.reduce((sum, kind) => sum + counts[kind], 0);
        const parts = serious.map(kind => (0,report_html/* count */.U9)(counts[kind], kind.replace('-', ' ')));
        const added = previous?.findings && (0,checks_findings/* failingFindings */.v9)(review.findings, previous.findings).length;
        const news = added === undefined
            ? ''
            : ` ${added === 0 ? 'None' : (0,report_html/* count */.U9)(added)} of them ${added === 1 ? 'is' : 'are'} new since the previous export.`;
        return `<div class="verdict warn"><strong>${(0,report_html/* count */.U9)(total, 'problem')} to fix</strong><p>${parts.join(', ')}.${news}</p></div>`;
    }
    const notes = review.findings.length;
    return `<div class="verdict good"><strong>No broken links</strong><p>All internal links, anchors and resources have a target.${notes > 0 ? ` ${(0,report_html/* count */.U9)(notes, 'other finding')} below.` : ''}</p></div>`;
}
function cards({ files, previous, review, changes, notCompared }) {
    const counts = (0,checks_findings/* countByKind */.Le)(review?.findings ?? []);
    const broken = checks_findings/* FAILING_KINDS */.$m.reduce((sum, kind) => sum + counts[kind], 0);
    const card = (label, value, note, isBad = false) => `<div class="card${isBad ? ' bad' : ''}"><span class="label">${label}</span><span class="value">${value}</span><span class="note">${note}</span></div>`;
    const pages = (0,site_pages/* pageCountOf */.YX)(files);
    const more = previous && pages - (0,site_pages/* pageCountOf */.YX)(previous.files);
    const size = sizeOf(files);
    const growth = previous && size - sizeOf(previous.files);
    const since = notCompared === undefined ? 'first export' : 'not compared';
    const growthNote = growth === undefined ? '' : growth === 0 ? 'no change, ' : `${formatGrowth(growth)}, `;
    const shown = [
        card('Pages', (0,report_html/* count */.U9)(pages), more === undefined ? since : difference(more)),
        changes.first
            ? card('Changed pages', '–', 'nothing to compare with')
            : card('Changed pages', (0,report_html/* count */.U9)(changes.changed.length), `${(0,report_html/* count */.U9)(changes.added.length)} added, ${(0,report_html/* count */.U9)(changes.removed.length)} removed`),
        review && card('Broken', (0,report_html/* count */.U9)(broken), 'links, anchors, resources, pages, redirects', broken > 0),
        review && card('External resources', (0,report_html/* count */.U9)(counts['external-resource']), 'loaded from other hosts'),
        card('Size', (0,units/* formatBytes */.z3)(size), `${growthNote}${(0,report_html/* count */.U9)(files.length, 'file')}`)
    ];
    return `<div class="cards">${shown.join('')}</div>`;
}
function sizeOf(files) {
    return files.reduce((sum, { size }) => sum + size, 0);
}
function difference(pages) {
    if (pages === 0)
        return 'as many as before';
    return pages > 0 ? `${(0,report_html/* count */.U9)(pages)} more than before` : `${(0,report_html/* count */.U9)(-pages)} fewer than before`;
}
function figures({ figures: list }) {
    if (list.length === 0)
        return '';
    const rows = list.map(({ name, value }) => `<div><dt>${(0,report_html/* escapeHtml */.ZD)(name.slice(0, 100))}</dt><dd>${(0,report_html/* escapeHtml */.ZD)(value.slice(0, 300))}</dd></div>`);
    return `<section><h2>The run</h2><dl class="figures">${rows.join('')}</dl></section>`;
}


/***/ }),

/***/ 45610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ STYLE)
/* harmony export */ });
/** Colors come from the reader's color scheme. System fonts only: the report loads nothing. */
const STYLE = `
:root{--bg:#f6f7f9;--card:#fff;--text:#1c2430;--muted:#5b6675;--line:#dfe3e9;--accent:#1f6feb;--good:#1a7f45;--good-bg:#e6f4ea;--warn:#8a5a00;--warn-bg:#fff4d6;--bad:#b42318;--bad-bg:#fdeceb;--t-plain:#9db7dd;--t-new:#7fb0f5;--t-grown:#f0c27a;--t-much:#ee9a6b;--t-shrunk:#8fcf9f;--t-same:#c9d1dc;--t-text:#16202c}
@media(prefers-color-scheme:dark){:root{--bg:#0f141b;--card:#171e27;--text:#e4e9f0;--muted:#98a4b3;--line:#2a3441;--accent:#6ea8fe;--good:#5fd08a;--good-bg:#12291c;--warn:#f0c060;--warn-bg:#2c2410;--bad:#ff8a80;--bad-bg:#331817;--t-plain:#3f5f8f;--t-new:#2f65b5;--t-grown:#8a6420;--t-much:#9c4f24;--t-shrunk:#2f7044;--t-same:#3a4553;--t-text:#f2f5f9}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
main{max-width:1080px;margin:0 auto;padding:32px 24px 64px}
h1{font-size:28px;line-height:1.2;margin:0;overflow-wrap:anywhere}
h2{font-size:19px;margin:0 0 12px}
h3{font-size:15px;margin:0;font-weight:600}
p{margin:0}
code{font:13px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere;unicode-bidi:isolate}
a{color:var(--accent);text-decoration:none}
a:hover{text-decoration:underline}
.kicker{color:var(--muted);font-size:12px;font-weight:600;letter-spacing:.06em;text-transform:uppercase;margin-bottom:4px}
.facts{color:var(--muted);margin-top:6px;display:flex;flex-wrap:wrap;gap:2px 16px;overflow-wrap:anywhere}
.note{color:var(--muted);font-size:13px}
.verdict{margin:20px 0;padding:14px 18px;border-radius:10px;border:1px solid;overflow-wrap:anywhere}
.verdict strong{font-size:17px}
.verdict.good{background:var(--good-bg);border-color:var(--good)}.verdict.good strong{color:var(--good)}
.verdict.warn{background:var(--warn-bg);border-color:var(--warn)}.verdict.warn strong{color:var(--warn)}
.verdict.bad{background:var(--bad-bg);border-color:var(--bad)}.verdict.bad strong{color:var(--bad)}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(170px,1fr));gap:12px;margin:20px 0}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:12px 16px;display:flex;flex-direction:column}
.card .label{color:var(--muted);font-size:13px}
.card .value{font-size:26px;font-weight:650;line-height:1.25;font-variant-numeric:tabular-nums}
.card.bad .value{color:var(--bad)}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:20px;margin:16px 0}
[hidden]{display:none!important}
details>summary{cursor:pointer;list-style:none}
details>summary::-webkit-details-marker{display:none}
.changes{border-top:1px solid var(--line);padding:10px 0}
.changes:first-of-type{border-top:0}
summary{display:flex;align-items:center;gap:10px}
summary::before{content:"";flex:none;width:7px;height:7px;border-right:2px solid var(--muted);border-bottom:2px solid var(--muted);transform:rotate(-45deg)}
[open]>summary::before{transform:rotate(45deg)}
.tabs{display:flex;flex-wrap:wrap;gap:6px}
.tabs>input{position:absolute;opacity:0}
.tabs>label{display:flex;align-items:center;gap:8px;padding:5px 12px;border:1px solid var(--line);border-radius:99px;cursor:pointer;font-size:14px}
.tabs>input:checked+label{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);font-weight:600}
.tabs>input:focus-visible+label{outline:2px solid var(--accent);outline-offset:2px}
.panel{display:none;order:1;width:100%;padding-top:10px}
.tabs>input:checked+label+.panel,.filtering .panel{display:block}
.panel>.note{margin-bottom:6px}
.group{border-top:1px solid var(--line)}
.group>summary{padding:6px 0}
.ignore{margin-top:12px}
.ignore>summary{color:var(--accent);font-size:14px}
textarea{display:block;width:100%;margin:8px 0;padding:8px 10px;font:13px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:8px}
button{font:inherit;font-size:14px;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:8px;padding:4px 14px;cursor:pointer}
.badge{font-size:12px;font-weight:600;padding:1px 9px;border-radius:99px;background:var(--line);font-variant-numeric:tabular-nums}
.serious .badge{background:var(--bad-bg);color:var(--bad)}
.added .badge{background:var(--good-bg);color:var(--good)}
.removed .badge{background:var(--bad-bg);color:var(--bad)}
ul{margin:0;padding:0;list-style:none}
.group>.findings{margin-left:17px}
.findings>li,.page-findings>li{border-top:1px solid var(--line)}
.row{display:flex;align-items:baseline;gap:10px;padding:6px 0}
.row code{flex:1;min-width:0}
.row::before{align-self:center}
div.row{padding-left:17px}
.row .pages{color:var(--muted);font-size:13px;white-space:nowrap}
.findings details ul,.page-findings ul{margin:0 0 8px 17px;padding-left:12px;border-left:2px solid var(--line);color:var(--muted);font-size:13px;overflow-wrap:anywhere}
.more>summary{padding:8px 0;border-top:1px solid var(--line);color:var(--accent);font-size:14px}
.more[open]>summary{border-bottom:1px solid var(--line)}
.closest{margin:-2px 0 8px 17px;color:var(--muted);font-size:13px}
.hosts h2{margin:0}.hosts[open]>summary{margin-bottom:8px}
.verdict p+ul,.verdict ul+p{margin-top:6px}
.verdict li{padding-left:16px;position:relative}.verdict li::before{content:"–";position:absolute;left:0}
.filter{width:100%;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:10px;padding:10px 16px}
.arrow{color:var(--muted)}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:20px 28px;margin-top:12px}
.chart{margin:0;min-width:0}
.chart figcaption{display:flex;justify-content:space-between;gap:12px;font-size:14px}
.chart figcaption span{color:var(--muted)}
.chart b{font-variant-numeric:tabular-nums}
.chart svg{display:block;width:100%;height:auto;margin:6px 0 4px}
.chart .line{fill:none;stroke:var(--accent);stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
.chart .area{fill:var(--accent);opacity:.12}
.chart circle{fill:var(--accent)}
.axis{display:flex;justify-content:space-between;gap:8px;color:var(--muted);font-size:12px;font-variant-numeric:tabular-nums}
b.new{font-size:11px;font-weight:600;padding:0 7px;border-radius:99px;background:var(--warn-bg);color:var(--warn)}
ul.pages{margin:6px 0 4px 17px}
ul.pages li{padding:3px 0;display:flex;flex-wrap:wrap;gap:0 12px;unicode-bidi:isolate}
.title{color:var(--muted);font-size:13px;overflow-wrap:anywhere}
.changes .note{margin-left:17px}
section>.note:last-child{margin-top:8px}
table{width:100%;border-collapse:collapse;font-size:14px}
th{text-align:left;color:var(--muted);font-weight:600;font-size:13px}
th,td{padding:6px 8px 6px 0;border-bottom:1px solid var(--line);vertical-align:baseline}
tr:last-child td{border-bottom:0}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-right:0;padding-left:12px}
.scroll{overflow-x:auto;margin-top:8px}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));gap:24px;margin-top:20px}
.columns h3{margin-bottom:4px}
.treemap{display:block;width:100%;height:auto}
.treemap.narrow{display:none}
.treemap rect{fill:var(--t-plain)}
.treemap rect.new{fill:var(--t-new)}.treemap rect.grown{fill:var(--t-grown)}.treemap rect.much{fill:var(--t-much)}.treemap rect.shrunk{fill:var(--t-shrunk)}.treemap rect.same{fill:var(--t-same)}
.treemap text{fill:var(--t-text);font:12px system-ui,sans-serif}
.chart text{fill:var(--muted);font:11px system-ui,sans-serif;font-variant-numeric:tabular-nums}
.treemap .name{font-weight:600}
.treemap .size{opacity:.8}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:10px;color:var(--muted);font-size:13px}
.legend span::before{content:"";display:inline-block;width:11px;height:11px;border-radius:3px;margin-right:6px;background:var(--t-same)}
.legend .new::before{background:var(--t-new)}.legend .grown::before{background:var(--t-grown)}.legend .much::before{background:var(--t-much)}.legend .shrunk::before{background:var(--t-shrunk)}
.figures{margin:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:12px 24px}
.figures dt{color:var(--muted);font-size:13px}
.figures dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
@media(max-width:600px){main{padding:20px 14px 40px}section{padding:16px 14px}h1{font-size:22px}.cards{grid-template-columns:1fr 1fr;gap:8px}.card{padding:10px 12px}.card .value{font-size:21px}.treemap.wide{display:none}.treemap.narrow{display:block}ul.pages,.changes .note,.group>.findings{margin-left:0}}
@media print{.panel{display:block}.tabs>label,.ignore{display:none}body{background:#fff}section,.card{break-inside:avoid}}
`.trim();


/***/ })

};
