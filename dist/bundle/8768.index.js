export const id = 8768;
export const ids = [8768];
export const modules = {

/***/ 57420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ decoded),
/* harmony export */   JR: () => (/* binding */ isSkipped),
/* harmony export */   Tl: () => (/* binding */ BLOCK_NAMES),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   kg: () => (/* binding */ textInside),
/* harmony export */   w4: () => (/* binding */ attributeOf)
/* harmony export */ });
/* harmony import */ var domhandler__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36646);
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81161);


/** Elements that are not content, such as scripts, controls and navigation. */
const SKIPPED_NAMES = new Set('audio button canvas dialog embed footer form head iframe nav noscript object script select style svg template textarea title video'.split(' '));
const SKIPPED_ROLES = new Set(['button', 'navigation', 'status', 'tablist', 'tooltip']);
const SKIPPED_CLASSES = /(?:^|\s)(?:eyebrow|sr-only|visually-hidden|toc|table-of-contents|headerlink|hash-link|lineno|linenos|linenodiv|theme-doc-toc\S*|pagination(?:-nav\S*)?|feedback(?:-toolbar\S*)?)(?:\s|$)/;
/** Ids of the service's `div` elements. Only a `div` is skipped: an author can choose the same id for a heading. */
const SKIPPED_IDS = /^(?:feedback-toolbar|page-context-menu\S*|changelog-filters\S*|multi-view-dropdown|chat-assistant-(?:sheet|textarea)\S*)$/;
/** Names of elements that browsers display as blocks. */
const BLOCK_NAMES = new Set('address article aside blockquote center dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 header hgroup hr li main menu ol p pre section summary table tbody td tfoot th thead tr ul'.split(' '));
function isSkipped(element) {
    const { name, attribs } = element;
    if (name === 'input')
        return attribs['type'] !== 'checkbox';
    const { role = '', class: classes = '', id = '' } = attribs;
    // Tab panels other than the first one are not displayed until their tab is selected, but they are content.
    if (role === 'tabpanel')
        return false;
    // The title of a closed section can have the role of a button.
    if (name === 'summary')
        return isUndisplayed(attribs);
    return (SKIPPED_NAMES.has(name) ||
        isUndisplayed(attribs) ||
        attribs['aria-hidden'] === 'true' ||
        SKIPPED_ROLES.has(role) ||
        (classes !== '' && SKIPPED_CLASSES.test(classes)) ||
        (name === 'div' && SKIPPED_IDS.test(id)) ||
        asksForFeedback(element));
}
const FEEDBACK = /^\s*Was this page helpful\?\s*$/i;
/** Whether the element contains only the question above feedback buttons. */
function asksForFeedback({ children }) {
    const only = children.length === 1 ? children[0] : undefined;
    // The first condition is for speed: it is false for almost all texts.
    return only !== undefined && (0,domhandler__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(only) && only.data.includes('helpful?') && FEEDBACK.test(only.data);
}
/** Whether browsers do not display the element. They display `hidden="until-found"` when a reader searches the page. */
function isUndisplayed({ hidden, style = '' }) {
    if (hidden !== undefined && hidden.trim().toLowerCase() !== 'until-found')
        return true;
    return style !== '' && /(?:^|;)\s*display\s*:\s*none\s*(?:;|!|$)/i.test(attributeOf(style));
}
/** Returns the text of an element, without recursion. If `lineBreak` is a newline, each block ends with a newline. */
function textInside(element, lineBreak = ' ') {
    let text = '';
    const parts = [element];
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
        if ('blockFrom' in part) {
            if (text.length === part.blockFrom || !text.endsWith(lineBreak))
                text += lineBreak;
        }
        else if ((0,domhandler__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(part))
            text += decoded(part.data);
        else if ((0,domhandler__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(part) && (part === element || !isSkipped(part))) {
            if (part.name === 'br')
                text += lineBreak;
            else if (lineBreak === '\n' && part !== element && BLOCK_NAMES.has(part.name))
                parts.push({ blockFrom: text.length });
            for (let at = part.children.length - 1; at >= 0; at -= 1)
                parts.push(part.children[at]);
        }
    }
    return text;
}
function decoded(text) {
    return text.includes('&') ? (0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz)(text) : text;
}
function attributeOf(value = '') {
    return value.includes('&') ? (0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTMLAttribute */ .Im)(value) : value;
}
const LANGUAGE = /(?:^|\s)(?:language|lang|highlight)-([\w+#.-]{1,30})(?:\s|$)/;
const NO_LANGUAGE = new Set(['default', 'none', 'notranslate', 'plaintext', 'text']);
/** Returns the code language of a `pre` element from its attributes, its `code` element or an enclosing element. */
function languageOf(pre) {
    const code = pre.children.find(child => (0,domhandler__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(child));
    const around = [pre.parent, pre.parent?.parent].filter(node => node != null && (0,domhandler__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(node));
    for (const { attribs } of [pre, ...(code === undefined ? [] : [code]), ...around]) {
        const named = attribs['language'] ?? attribs['data-language'] ?? attribs['data-lang'] ?? '';
        const language = /^[\w+#.-]{1,30}$/.exec(named)?.[0] ?? LANGUAGE.exec(attribs['class'] ?? '')?.[1];
        if (language !== undefined)
            return NO_LANGUAGE.has(language) ? '' : language;
    }
    return '';
}


/***/ }),

/***/ 22106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ permalinksOf),
/* harmony export */   x: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var css_select__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35525);
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81161);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80459);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78370);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24302);
/* harmony import */ var _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44292);
/* harmony import */ var _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57420);
/* harmony import */ var _markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73298);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45016);
/* harmony import */ var _selectors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49661);








const ALTERNATE = /(?:^|\s)alternate(?:\s|$)/i;
const FEED = /^\s*application\/(?:rss|atom)\+xml\b/i;
const MARKDOWN = /^\s*text\/markdown\b/i;
function factsOf(file, page, content) {
    const { head, places, document, text, encoding, endOfHead } = page;
    const byteAt = (place) => Buffer.byteLength(text.slice(0, place), encoding);
    const addressIn = (element, attribute) => element && {
        value: (0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(element.attribs[attribute]),
        start: byteAt((0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeStart */ .f)(element)),
        end: byteAt((0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeEnd */ .KJ)(element))
    };
    const all = (elements, name, attribute, value) => elements.filter(element => element.name === name && element.attribs[attribute]?.toLowerCase() === value);
    // Browsers and search engines ignore an address in a `noscript` or `template` element.
    const shown = places.filter(_selectors_js__WEBPACK_IMPORTED_MODULE_2__/* .isShown */ .a);
    const alternates = shown.filter(({ name, attribs }) => name === 'link' && ALTERNATE.test(attribs['rel'] ?? ''));
    const [canonical, ...canonicals] = all(shown, 'link', 'rel', 'canonical');
    const [ogUrl, ...ogUrls] = all(shown, 'meta', 'property', 'og:url');
    const base = head.find(element => element.name === 'base' && element.attribs['href'] !== undefined);
    const meta = (name) => {
        const element = all(head, 'meta', 'name', name)[0] ?? all(head, 'meta', 'property', name)[0];
        return (0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(element?.attribs['content']).trim();
    };
    const description = meta('description') || meta('og:description');
    const html = htmlparser2__WEBPACK_IMPORTED_MODULE_3__/* .findOne */ .sM(element => element.name === 'html', [document]);
    return {
        file,
        title: titleOf(page, content),
        headTitle: headTitleOf(page),
        description: lineOf(description),
        summary: lineOf(description.split(/\n[\t\r ]*\n/, 1)[0] ?? ''),
        language: (0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(html?.attribs['lang']),
        siteName: lineOf(meta('og:site_name') || meta('application-name')),
        isPrivate: isPrivate(page),
        canonical: addressIn(canonical, 'href'),
        ogUrl: addressIn(ogUrl, 'content'),
        feeds: alternates
            .filter(({ attribs }) => FEED.test(attribs['type'] ?? ''))
            .map(({ attribs }) => (0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(attribs['href']))
            .filter(Boolean),
        hasMarkdownLink: alternates.some(({ attribs }) => MARKDOWN.test(attribs['type'] ?? '')),
        repeated: [
            ...canonicals.flatMap(element => addressIn(element, 'href') ?? []),
            ...ogUrls.flatMap(element => addressIn(element, 'content') ?? [])
        ],
        endOfHead: byteAt(endOfHead),
        startOfBody: startOfBody(page),
        base: base && (0,_selectors_js__WEBPACK_IMPORTED_MODULE_2__/* .isShown */ .a)(base) ? (0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(base.attribs['href']) : undefined
    };
}
/** Names of the data with which React takes over the whole document. The scripts can be on another host. */
const REACT_DATA = /__next_f|__remixContext|__reactRouterContext|\$_TSR/;
/** Positions of elements are those in the bytes of the page only if it is UTF-8. */
function startOfBody({ document, text, encoding }) {
    const body = htmlparser2__WEBPACK_IMPORTED_MODULE_3__/* .findOne */ .sM(({ name }) => name === 'body', document.children);
    if (body === null || encoding !== 'utf8' || REACT_DATA.test(text))
        return undefined;
    const leads = (element) => /\/llms\.txt$/.test((0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(element.attribs['href']).split(/[?#]/, 1)[0] ?? '');
    if (htmlparser2__WEBPACK_IMPORTED_MODULE_3__/* .existsOne */ .dd(element => element.name === 'a' && leads(element), [body]))
        return undefined;
    return Buffer.byteLength(text.slice(0, (0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .contentStart */ .Eq)(body, text)));
}
function lineOf(text) {
    return (0,_markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(text).trim();
}
/** Prefers the first `h1`, because the `title` element repeats the site name. Removes permalinks from the `h1`. */
function titleOf(page, content) {
    const headingIn = (nodes) => htmlparser2__WEBPACK_IMPORTED_MODULE_3__/* .findOne */ .sM(element => element.name === 'h1', nodes);
    const heading = headingIn(content ? [content] : page.document.children);
    if (heading !== null)
        for (const link of permalinksOf(heading))
            htmlparser2__WEBPACK_IMPORTED_MODULE_5__/* .removeElement */ .Nz(link);
    return textOf(heading) || headTitleOf(page) || textOf(headingIn(page.document.children));
}
function headTitleOf({ head }) {
    return textOf(head.find(({ name }) => name === 'title'));
}
function textOf(element) {
    return element ? lineOf((0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .textInside */ .kg)(element)) : '';
}
const PERMALINK = (0,css_select__WEBPACK_IMPORTED_MODULE_6__/* .compile */ .wE)('.headerlink, .hash-link, .anchor, [aria-hidden=true], a[href^="#"]');
/** Returns the permalinks inside a heading, such as `#` and `¶`. Skips links with text, such as a linked heading. */
function permalinksOf(heading) {
    return (0,css_select__WEBPACK_IMPORTED_MODULE_6__/* .selectAll */ .Ub)(PERMALINK, heading).filter(link => link.attribs['aria-hidden'] === 'true' || !/[\p{L}\p{N}]/u.test((0,entities_decode__WEBPACK_IMPORTED_MODULE_7__/* .decodeHTML */ .Gz)(htmlparser2__WEBPACK_IMPORTED_MODULE_8__/* .innerText */ .a4(link))));
}
/** Checks all `meta` elements, because search engines read `meta` anywhere in a page. */
function isPrivate({ head }) {
    return head.some(({ name, attribs }) => name === 'meta' && (0,_html_attribute_values_js__WEBPACK_IMPORTED_MODULE_9__/* .forbidsIndexing */ .qk)((0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(attribs['name']), (0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(attribs['content'])));
}


/***/ }),

/***/ 49661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isShown),
/* harmony export */   u: () => (/* binding */ finderOf)
/* harmony export */ });
/* harmony import */ var css_select__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35525);
/* harmony import */ var css_what__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
/* harmony import */ var domhandler__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36646);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80459);




/** Throws if the list of selectors is not valid. */
function finderOf(list) {
    const queries = (0,css_what__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .q)(list).map(selector => (0,css_select__WEBPACK_IMPORTED_MODULE_1__/* .compile */ .wE)([selector]));
    return document => {
        let best = queries.length;
        let found;
        htmlparser2__WEBPACK_IMPORTED_MODULE_2__/* .findOne */ .sM(element => {
            const at = queries.findIndex((query, place) => place < best && query(element));
            if (at >= 0 && isShown(element))
                [best, found] = [at, element];
            return best === 0;
        }, document.children);
        return found;
    };
}
/** Browsers do not show the content of `noscript` and `template` elements. */
function isShown({ parent }) {
    return !parent || !(0,domhandler__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(parent) || (!/^(?:noscript|template)$/.test(parent.name) && isShown(parent));
}


/***/ }),

/***/ 40116:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: ./.build/src/runtime/thread/serve-tasks.js
var serve_tasks = __webpack_require__(19973);
// EXTERNAL MODULE: ./.build/src/review/scan/site-scanner.js
var site_scanner = __webpack_require__(52194);
// EXTERNAL MODULE: ./.build/src/finish/site/page-addresses.js + 1 modules
var page_addresses = __webpack_require__(48892);
// EXTERNAL MODULE: ./.build/src/finish/page/selectors.js
var selectors = __webpack_require__(49661);
// EXTERNAL MODULE: ./node_modules/domutils/dist/legacy.js
var legacy = __webpack_require__(68548);
// EXTERNAL MODULE: ./node_modules/domutils/dist/querying.js
var querying = __webpack_require__(80459);
// EXTERNAL MODULE: ./node_modules/domutils/dist/stringify.js + 3 modules
var stringify = __webpack_require__(24302);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/finish/markdown/content-elements.js
var content_elements = __webpack_require__(57420);
// EXTERNAL MODULE: ./node_modules/domhandler/dist/node.js
var dist_node = __webpack_require__(36646);
// EXTERNAL MODULE: ./.build/src/finish/markdown/inline-text.js
var inline_text = __webpack_require__(73298);
;// CONCATENATED MODULE: ./.build/src/finish/markdown/outline.js


const CALLOUT = /(?:^|\s)(?:callout|alert|admonition|theme-admonition)(?:\s|$)/;
const STEPS = /(?:^|\s)steps(?:\s|$)/;
const CODE_GROUP = /(?:^|\s)(?:code-group|codes)(?:\s|$)/;
/** Values of `data-component-part` with which the service marks component titles. */
const TITLE_PART = /^(?:step|accordion|expandable|tab|update)-(?:title|label)$/;
function outlineOf(content) {
    const holders = new Set();
    const titles = new Map();
    /** Titles of the tabs whose panels have not been found yet, by group. */
    const tabs = new Map();
    const waiting = [content];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        if (!(0,dist_node/* isTag */.dz)(node))
            continue;
        const role = node.attribs['role'];
        if (role === 'tab')
            tabs.get(groupOf(node, tabs))?.push((0,content_elements/* textInside */.kg)(node));
        if (role === 'tablist' && node.parent !== null)
            tabs.set(node.parent, []);
        if ((0,content_elements/* isSkipped */.JR)(node) && role !== 'tablist')
            continue;
        if (role === 'tabpanel') {
            const text = tabs.get(groupOf(node, tabs))?.shift();
            if (text !== undefined)
                titles.set(node, { node: undefined, text, isOfCode: isOfCode(node) });
        }
        if (isTitle(node) && node.parent !== null && (0,dist_node/* isTag */.dz)(node.parent) && !titles.has(node.parent))
            titles.set(node.parent, { node, text: '', isOfCode: isOfCode(node.parent) });
        if (content_elements/* BLOCK_NAMES */.Tl.has(node.name))
            for (let at = node.parent; at !== null && !holders.has(at); at = at.parent)
                holders.add(at);
        for (let at = node.children.length - 1; at >= 0; at -= 1)
            waiting.push(node.children[at]);
    }
    const titleNodes = new Set([...titles.values()].map(({ node }) => node));
    return {
        isBlock: element => content_elements/* BLOCK_NAMES */.Tl.has(element.name) || holders.has(element),
        isCallout: ({ attribs }) => attribs['data-callout-type'] !== undefined || CALLOUT.test(attribs['class'] ?? ''),
        isSteps: ({ attribs }) => STEPS.test(attribs['class'] ?? ''),
        titleOf: element => titles.get(element),
        isTitle: element => titleNodes.has(element)
    };
}
function isTitle({ name, attribs, parent }) {
    if (name === 'summary' || TITLE_PART.test(attribs['data-component-part'] ?? ''))
        return true;
    const around = parent?.parent;
    const isInSteps = around != null && (0,dist_node/* isTag */.dz)(around) && STEPS.test(around.attribs['class'] ?? '');
    return isInSteps && attribs['class'] === 'title';
}
function isOfCode({ parent }) {
    return parent !== null && (0,dist_node/* isTag */.dz)(parent) && CODE_GROUP.test(parent.attribs['class'] ?? '');
}
/** Returns the closest enclosing element that has a list of tabs. */
function groupOf(element, groups) {
    let at = element;
    while (!groups.has(at) && at.parent !== null)
        at = at.parent;
    return at;
}

;// CONCATENATED MODULE: ./.build/src/finish/markdown/markdown-writer.js





/** Maximum depth of nested elements. The text of a deeper element becomes one paragraph. */
const MAX_DEPTH = 200;
/** Maximum depth of nested lists and quotations. Each level makes every line longer. */
const MAX_INDENT = 12;
/** Returns the Markdown blocks of a page's content. `targetOf` returns the target of a link or image, if allowed. */
function writeMarkdown(content, targetOf) {
    const writer = new MarkdownWriter(outlineOf(content), targetOf);
    const place = { depth: 0, indent: 0, titled: 0, isInTable: false, isInLink: false };
    return writer.blocks([content], place);
}
class MarkdownWriter {
    #outline;
    #targetOf;
    #level = 1;
    constructor(outline, targetOf) {
        this.#outline = outline;
        this.#targetOf = targetOf;
    }
    /** Returns blocks without surrounding empty lines. */
    blocks(nodes, place) {
        const blocks = [];
        let run = [];
        const endParagraph = () => {
            const text = this.#paragraph(run, place);
            if (text !== '')
                blocks.push(text);
            run = [];
        };
        for (const node of nodes) {
            if ((0,dist_node/* isTag */.dz)(node) && this.#outline.isTitle(node))
                continue;
            if (!(0,dist_node/* isTag */.dz)(node) || (0,content_elements/* isSkipped */.JR)(node) || !this.#outline.isBlock(node))
                run.push(node);
            else {
                endParagraph();
                // Add blocks one by one, because a call accepts only a limited number of arguments.
                for (const block of this.#block(node, { ...place, depth: place.depth + 1 }))
                    blocks.push(block);
            }
        }
        endParagraph();
        return blocks;
    }
    #paragraph(nodes, place) {
        const lines = this.#inline(nodes, place)
            .split('\n')
            .map(line => line.trim());
        const filled = lines.filter(line => line !== '').map(inline_text/* escapeLineStart */.Kc);
        return filled.join(place.isInTable ? '<br>' : '\\\n');
    }
    #line(nodes, place) {
        return this.#inline(nodes, place).replaceAll('\n', ' ').trim();
    }
    #block(element, place) {
        const { name, children, attribs } = element;
        if (place.depth > MAX_DEPTH)
            return [(0,inline_text/* escapeLineStart */.Kc)((0,inline_text/* escapeInline */.VV)((0,content_elements/* textInside */.kg)(element)).trim())].filter(Boolean);
        const title = this.#outline.titleOf(element);
        if (title !== undefined)
            return this.#titled(element, title, place);
        if (/^h[1-6]$/.test(name))
            return this.#heading(children, Number(name[1]), place);
        if (name === 'pre')
            return [this.#code(element, place)];
        if (name === 'hr')
            return ['***'];
        // A table with line numbers and code is written as code, not as a table.
        if (name === 'table' && !attribs['class']?.includes('highlighttable'))
            return this.#table(element, place);
        if (name === 'a')
            return this.#linkedBlocks(element, place);
        if (place.indent < MAX_INDENT) {
            const inner = { ...place, indent: place.indent + 1 };
            if (name === 'blockquote' || this.#outline.isCallout(element))
                return quotation(this.blocks(children, inner));
            if (/^(?:ul|ol|menu)$/.test(name) && !this.#outline.isSteps(element))
                return this.#list(element, inner);
        }
        return this.blocks(children, place);
    }
    /** Writes a tab, step or accordion. Its title becomes a heading one level below the enclosing section's heading. */
    #titled(element, { node, text, isOfCode }, place) {
        const level = this.#level;
        const line = node === undefined ? (0,inline_text/* escapeInline */.VV)(text).trim() : this.#line(node.children, place);
        const inner = { ...place, titled: place.titled + (isOfCode ? 0 : 1) };
        const heading = isOfCode ? line : `${'#'.repeat(Math.min(6, level + inner.titled))} ${line}`;
        const blocks = this.blocks(element.children, inner);
        this.#level = level;
        return line === '' ? blocks : [heading, ...blocks];
    }
    #code(element, { isInTable }) {
        const code = (0,content_elements/* textInside */.kg)(element, '\n');
        if (!isInTable)
            return (0,inline_text/* fencedCode */.Vl)(code, (0,content_elements/* languageOf */.eX)(element));
        return code
            .trimEnd()
            .split('\n')
            .map(line => (0,inline_text/* codeSpan */.SS)(line, true))
            .join('<br>');
    }
    #heading(children, level, place) {
        const line = this.#line(children, place).replace(/(?<!#)#+$/, '\\$&');
        if (line === '')
            return [];
        this.#level = level;
        return [`${'#'.repeat(level)} ${line}`];
    }
    /** Writes a card or another link that contains blocks. Only the first block becomes the link text. */
    #linkedBlocks({ attribs, children }, place) {
        const [first = '', ...rest] = this.blocks(children, { ...place, isInLink: true });
        const text = first.replace(/^#+ /, '');
        const target = this.#targetOf((0,content_elements/* attributeOf */.w4)(attribs['href']));
        const isText = !/\n|^(?:```|[|>]|[-*] |\d+[.)] )/.test(text) && text !== '';
        return target === undefined || place.isInLink || !isText
            ? [first, ...rest].filter(Boolean)
            : [`[${text}](${target})`, ...rest];
    }
    #list({ name, attribs, children }, place) {
        const first = /^\d{1,9}$/.test(attribs['start'] ?? '') ? Number(attribs['start']) : 1;
        let isLoose = false;
        const items = [];
        for (const item of children) {
            if (!(0,dist_node/* isTag */.dz)(item) || (0,content_elements/* isSkipped */.JR)(item))
                continue;
            const blocks = this.blocks(item.name === 'li' ? item.children : [item], place);
            if (blocks.length === 0)
                continue;
            const mark = name === 'ol' ? `${first + items.length}. ` : '- ';
            const isTight = blocks.length === 1 || (blocks.length === 2 && /^(?:- |\d+\. )/.test(blocks[1] ?? ''));
            isLoose ||= !isTight;
            const text = blocks.join(isTight ? '\n' : '\n\n');
            items.push(mark + text.replace(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`));
        }
        return items.length === 0 ? [] : [items.join(isLoose ? '\n\n' : '\n')];
    }
    #table(table, place) {
        if (place.isInTable)
            return this.blocks(table.children, place);
        const blocks = [];
        const rows = [];
        const parts = [...table.children].reverse();
        for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
            if (!(0,dist_node/* isTag */.dz)(part) || (0,content_elements/* isSkipped */.JR)(part))
                continue;
            if (part.name === 'tr')
                rows.push(this.#cells(part, place));
            else if (part.name === 'caption')
                blocks.push(...this.blocks(part.children, place));
            else if (/^t(?:head|body|foot)$/.test(part.name))
                parts.push(...part.children.toReversed());
        }
        const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
        const [head, ...body] = rows;
        if (head === undefined || width === 0)
            return blocks;
        const line = (cells) => `| ${cells.join(' | ')} |`;
        // Pad only the first row: missing cells in other rows are empty anyway, and padding could enlarge the table a lot.
        const first = [...head, ...Array(width - head.length).fill('')];
        const rule = Array(width).fill('---');
        return [...blocks, [line(first), line(rule), ...body.map(line)].join('\n')];
    }
    #cells(row, place) {
        const cells = row.children.filter(cell => (0,dist_node/* isTag */.dz)(cell)).filter(cell => /^t[dh]$/.test(cell.name));
        const inner = { ...place, depth: place.depth + 2, isInTable: true };
        return cells.map(cell => this.blocks(cell.children, inner).map(inOneLine).join('<br>'));
    }
    /** A newline in the result is a line break in the page. `before`: the last character before the nodes. */
    #inline(nodes, place, before = '') {
        const text = new InlineText();
        text.last = before;
        for (const [at, node] of nodes.entries()) {
            if ((0,dist_node/* isText */.KH)(node))
                text.add((0,inline_text/* escapeInline */.VV)((0,content_elements/* decoded */.DH)(node.data)));
            else if ((0,dist_node/* isTag */.dz)(node) && !(0,content_elements/* isSkipped */.JR)(node)) {
                const beside = { before: text.last, after: nodes[at + 1] };
                text.add(this.#inlineElement(node, { ...place, depth: place.depth + 1 }, beside));
            }
        }
        return text.parts.join('');
    }
    #inlineElement(element, place, beside) {
        const { name, children, attribs } = element;
        if (place.depth > MAX_DEPTH)
            return (0,inline_text/* escapeInline */.VV)((0,content_elements/* textInside */.kg)(element));
        if (name === 'br')
            return '\n';
        if (name === 'img')
            return this.#image(element);
        if (/^(?:code|kbd|samp|tt)$/.test(name))
            return (0,inline_text/* codeSpan */.SS)((0,content_elements/* textInside */.kg)(element), place.isInTable);
        if (name === 'input')
            return attribs['checked'] === undefined ? '[ ] ' : '[x] ';
        if (name === 'math')
            return this.#math(element, place);
        if (name === 'a' && !place.isInLink) {
            const text = this.#inline(children, { ...place, isInLink: true }, beside.before);
            const target = this.#targetOf((0,content_elements/* attributeOf */.w4)(attribs['href']));
            const line = text.replaceAll('\n', ' ');
            return target === undefined || line.trim() === '' ? text : around(line, '[', `](${target})`);
        }
        const text = this.#inline(children, place, beside.before);
        const mark = Object.hasOwn(MARKS, name) ? MARKS[name] : undefined;
        return mark === undefined ? text : emphasized(text, mark, beside);
    }
    #image({ attribs }) {
        const target = this.#targetOf((0,content_elements/* attributeOf */.w4)(attribs['src']));
        const alt = (0,inline_text/* escapeInline */.VV)((0,content_elements/* attributeOf */.w4)(attribs['alt'])).trim();
        return target === undefined ? alt : `![${alt}](${target})`;
    }
    /** Returns the TeX source of a formula if the page contains the source, and otherwise the text of the formula. */
    #math(element, place) {
        const isTex = ({ attribs }) => attribs['encoding'] === 'application/x-tex';
        const tex = querying/* findOne */.sM(isTex, element.children);
        return tex === null ? (0,inline_text/* escapeInline */.VV)((0,content_elements/* textInside */.kg)(element)) : (0,inline_text/* codeSpan */.SS)((0,content_elements/* textInside */.kg)(tex), place.isInTable);
    }
}
const MARKS = { strong: '**', b: '**', em: '*', i: '*', del: '~~', s: '~~' };
/** Joins inline parts: collapses spaces, escapes a `!` before a link, and separates adjacent code spans. */
class InlineText {
    parts = [];
    last = '';
    add(part) {
        const next = /[ \n]|^$/.test(this.last) ? part.replace(/^ +/, '') : part;
        if (next === '')
            return;
        const before = this.parts.at(-1);
        if (before !== undefined && this.last === '!' && next.startsWith('['))
            this.parts.splice(-1, 1, `${before.slice(0, -1)}\\!`);
        if (next.startsWith('`') && /(?<!\\)`$/.test(before ?? ''))
            this.parts.push(' ');
        this.parts.push(next);
        this.last = next.slice(-1);
    }
}
/** Encloses text, but keeps leading and trailing spaces outside. */
function around(text, start, end) {
    const trimmed = text.trim();
    const [before = '', after = ''] = text.split(trimmed, 2).map(space => (space === '' ? '' : ' '));
    return `${before}${start}${trimmed}${end}${after}`;
}
/** Adds marks for emphasis, unless adjacent letters would make the marks ineffective. */
function emphasized(text, mark, { before, after }) {
    const trimmed = text.trim();
    if (trimmed === '' ||
        trimmed.includes('\n') ||
        /[*~]/.test(before + trimmed.slice(0, 1) + trimmed.slice(-1)))
        return text;
    const isWord = (letter = '') => /[\p{L}\p{N}]/u.test(letter);
    const isBesideWord = after !== undefined && (!(0,dist_node/* isText */.KH)(after) || isWord(after.data[0]));
    const opens = isWord(trimmed[0]) || text.startsWith(' ') || !isWord(before);
    const closes = isWord(trimmed.at(-1)) || text.endsWith(' ') || !isBesideWord;
    return opens && closes ? around(text, mark, mark) : text;
}
function quotation(blocks) {
    return blocks.length === 0
        ? []
        : [`> ${blocks.join('\n\n').replaceAll('\n', '\n> ')}`.replaceAll('> \n', '>\n')];
}
function inOneLine(block) {
    return block.replace(/\n+/g, '<br>');
}

;// CONCATENATED MODULE: ./.build/src/finish/markdown/page-markdown.js




function pageMarkdown({ title, description }, content, targetOf) {
    const heading = `# ${(0,inline_text/* escapeInline */.VV)(title)}`;
    const lead = (0,inline_text/* escapeLineStart */.Kc)((0,inline_text/* escapeInline */.VV)(description));
    const text = textOfService(content);
    const blocks = writeMarkdown(text ?? content, targetOf);
    const start = blocks.findIndex(block => block === heading);
    // In pages from other generators, the blocks above the title are breadcrumbs, so omit them.
    const above = text === undefined ? [] : blocks.slice(0, start);
    const body = start < 0 || start > MAX_ABOVE ? blocks : [...above, ...blocks.slice(start + 1)];
    if (lead !== '' && body[0] === lead)
        body.shift();
    return [title && heading, lead && `> ${lead}`, ...body].filter(Boolean).join('\n\n').concat('\n');
}
const MAX_ABOVE = 3;
/** Returns the element that contains the text of a service page, but not the page's title and tools. */
function textOfService(content) {
    const isText = ({ attribs }) => attribs['id'] === 'content';
    return querying/* findOne */.sM(isText, content.children.filter(dist_node/* isTag */.dz)) ?? undefined;
}

// EXTERNAL MODULE: ./.build/src/finish/page/page.js
var page_page = __webpack_require__(45016);
// EXTERNAL MODULE: ./.build/src/finish/page/page-facts.js
var page_facts = __webpack_require__(22106);
// EXTERNAL MODULE: ./.build/src/finish/search/indexed-page.js
var indexed_page = __webpack_require__(3729);
;// CONCATENATED MODULE: ./.build/src/finish/reading/read-page.js







function readSitePage({ file, source }, { addresses, findContent, hasMarkdown, hasSearch }) {
    if ((0,page_page/* isUtf16 */.bJ)(source))
        return { unread: `${file.path} (UTF-16)` };
    const page = (0,page_page/* parsePage */.NL)(source);
    if (page === undefined)
        return { unread: `${file.path} (elements nested too deeply)` };
    if (!isDocument(page, file.path))
        return { noPage: file.path };
    const content = findContent(page.document);
    const facts = (0,page_facts/* factsOf */.x)(file, page, content);
    const base = baseOf(facts, addresses);
    for (const own of [facts.canonical, facts.ogUrl])
        if (own !== undefined)
            own.value = addresses.resolve(own.value, base)?.href ?? own.value;
    facts.feeds = facts.feeds.filter(feed => addresses.isMissing(feed, base));
    const isWritten = hasMarkdown && content !== undefined && (0,pages/* countsAsPage */.a$)(file) && !facts.isPrivate;
    const targetOf = (address) => addresses.targetOf(address, base);
    // Count the forms of links even without Markdown, because page addresses use the most common form.
    if (!isWritten && content !== undefined)
        for (const link of legacy/* getElementsByTagName */.yB('a', content))
            targetOf((0,content_elements/* attributeOf */.w4)(link.attribs['href']));
    if (file.path === 'index.html')
        for (const link of linksOutside(content, page.document))
            addresses.noteNavigationLink(link, base);
    return {
        facts,
        markdown: isWritten ? pageMarkdown(facts, content, targetOf) : undefined,
        indexed: hasSearch && content !== undefined ? (0,indexed_page/* indexedPage */.N)(facts, content) : undefined
    };
}
/** The part of a file name that a search engine repeats in its verification file. */
const VERIFICATION_CODE = /[\da-f]{8,}/i;
const MAX_VERIFICATION_LENGTH = 200;
/**
 * Whether a file is a page for readers. Files that prove to a search engine who owns the site must keep their bytes:
 * they are text without any element, or a document without a title whose text repeats a code from the file name.
 */
function isDocument({ document, head }, path) {
    if (querying/* findOne */.sM(() => true, document.children) === null)
        return false;
    if (head.some(({ name }) => name === 'title'))
        return true;
    const code = VERIFICATION_CODE.exec(path)?.[0];
    const text = code === undefined ? '' : stringify/* textContent */.P_(document);
    return code === undefined || text.length > MAX_VERIFICATION_LENGTH || !text.includes(code);
}
/** Returns the path of the page, or the address in its `base` element, from which its links lead. */
function baseOf({ file, base }, addresses) {
    const url = base === undefined ? null : addresses.resolve(base, file.path);
    return url !== null && /^https?:$/.test(url.protocol) ? url : file.path;
}
/** Returns the links of a page that are not in its content, such as those of its navigation. */
function linksOutside(content, document) {
    const inside = new Set(content && legacy/* getElementsByTagName */.yB('a', content));
    const links = legacy/* getElementsByTagName */.yB('a', document).filter(link => !inside.has(link));
    return links.map(({ attribs }) => (0,content_elements/* attributeOf */.w4)(attribs['href']));
}

;// CONCATENATED MODULE: ./.build/src/finish/reading/page-thread.js





let purpose;
// Entry point of the threads that parse pages. A thread can be terminated at any time.
(0,serve_tasks/* serveTasks */.a)(async (task) => {
    if ('site' in task)
        purpose = purposeOf(task.site);
    const known = purpose;
    const given = 'site' in task ? [] : task.pages;
    const pages = given.map(page => readSitePage({ ...page, source: (0,site_scanner/* asBuffer */.bS)(page.source) }, known));
    return await Promise.resolve({ pages, linkForms: known.addresses.takeLinkForms() });
});
function purposeOf({ origin, content, ...site }) {
    return { ...site, addresses: new page_addresses/* PageAddresses */.UM(site, origin), findContent: (0,selectors/* finderOf */.u)(content) };
}


/***/ }),

/***/ 3729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ indexedPage),
/* harmony export */   r: () => (/* binding */ endOfIndexedPage)
/* harmony export */ });
/* harmony import */ var css_select__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35525);
/* harmony import */ var domhandler__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36646);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78370);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80459);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24302);
/* harmony import */ var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
/* harmony import */ var _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57420);
/* harmony import */ var _page_page_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22106);






/** Matches languages that are safe in file names: Pagefind does not check the language that it puts into a name. */
const LANGUAGE = /^[\w-]{1,30}$/;
/** Returns a page with only the title and `content`. Removes the parts of `content` that the search does not need. */
function indexedPage({ title, language }, content) {
    const headings = (0,css_select__WEBPACK_IMPORTED_MODULE_3__/* .selectAll */ .Ub)(HEADING, content);
    const aids = [...(0,css_select__WEBPACK_IMPORTED_MODULE_3__/* .selectAll */ .Ub)(CONTENTS, content), ...headings.flatMap(_page_page_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .permalinksOf */ .w)];
    for (const aid of [...aids, ...skippedIn(content)])
        htmlparser2__WEBPACK_IMPORTED_MODULE_4__/* .removeElement */ .Nz(aid);
    for (const element of htmlparser2__WEBPACK_IMPORTED_MODULE_5__/* .findAll */ .JW(() => true, [content]))
        withoutOrders(element);
    // oxlint-disable-next-line typescript/no-deprecated -- The replacement is only a dependency of htmlparser2.
    const markup = htmlparser2__WEBPACK_IMPORTED_MODULE_6__/* .getOuterHTML */ .bk(content, { decodeEntities: false });
    return [
        `<!doctype html><html${LANGUAGE.test(language) ? ` lang="${language}"` : ''}>`,
        `<head><meta charset="utf-8"></head>`,
        // The title does not include the site's name, which would be the same on all pages.
        // Every page needs `data-pagefind-body`: if one page has it, Pagefind ignores the pages without it.
        `<body data-pagefind-body data-pagefind-meta="title:${(0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(title.replace(/\s+/g, ' '))}">`,
        markup
    ].join('');
}
/** Returns the end of a page for the index. Which address the search opens is known only after all pages are read. */
function endOfIndexedPage(address) {
    const opened = address === undefined ? '' : `<p data-pagefind-meta="address:${(0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(address)}"></p>`;
    return `${opened}</body></html>`;
}
/** Tables of contents and links to neighboring pages. Pagefind already ignores `nav` elements. */
const CONTENTS = (0,css_select__WEBPACK_IMPORTED_MODULE_3__/* .compile */ .wE)('div#pagination, div#table-of-contents, .toc, .table-of-contents, [class*=theme-doc-toc], [role=navigation]');
const HEADING = (0,css_select__WEBPACK_IMPORTED_MODULE_3__/* .compile */ .wE)('h1, h2, h3, h4, h5, h6');
/** Returns the elements that are not content, as in Markdown. The titles of tabs are content. */
function skippedIn(content) {
    const skipped = [];
    const waiting = [...content.children];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        if (!(0,domhandler__WEBPACK_IMPORTED_MODULE_7__/* .isTag */ .dz)(node) || node.attribs['role'] === 'tablist')
            continue;
        if ((0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isSkipped */ .JR)(node))
            skipped.push(node);
        else
            for (const child of node.children)
                waiting.push(child);
    }
    return skipped;
}
/** Removes Pagefind attributes, because only the input `content` decides which text is indexed. */
function withoutOrders(element) {
    // If a page has several `html` elements, Pagefind uses the language of the last one.
    if (element.name === 'html')
        element.name = 'div';
    const kept = Object.entries(element.attribs).filter(([name]) => !name.startsWith('data-pagefind-'));
    element.attribs = Object.fromEntries(kept);
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
/** Escapes text for HTML and XML, in elements and quoted attributes. */
function escapeMarkup(text) {
    return text.replace(/[&<>"']/g, character => ESCAPES[character] ?? '');
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

/***/ 33978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ kindOfPage),
/* harmony export */   hK: () => (/* binding */ filesNamed),
/* harmony export */   iq: () => (/* binding */ SiteMap)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37630);
/* harmony import */ var _site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);


/** The form that hosts serve without a redirect and without `.html`. */
const CLEAN_FORMS = { index: 'slash', file: 'clean' };
/** Maps the addresses of a site to its files and back, as a static host with clean URLs does. */
class SiteMap {
    paths;
    /** The origin of the site, or of a placeholder. */
    origin;
    host;
    hasHost;
    #basePath;
    #assumed;
    #topNames;
    constructor(paths, { origin, basePath = '/', assumed } = {}) {
        this.paths = paths;
        const known = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(origin ?? '') ?? new URL(`https://${_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN_HOST */ .IZ}`);
        this.origin = known.origin;
        this.host = known.host;
        this.hasHost = origin !== undefined;
        this.#basePath = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .baseFolder */ .YR)(basePath);
        this.#assumed = assumed;
    }
    /** Whether the map is of site sources: the built site may have more files. */
    get isOfSources() {
        return this.#assumed !== undefined;
    }
    has(path) {
        return this.paths.has(path);
    }
    /** Finds the file for a path: `a`, `a/`, `a.html` and `a/index.html` lead to the same page. */
    find(path) {
        return this.findKnown(path) ?? this.#findAssumed(path);
    }
    /** Finds only files that certainly exist. */
    findKnown(path) {
        if (this.paths.has(path))
            return path;
        const page = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(path);
        const candidates = filesNamed(page);
        if (!path.endsWith('/') && page !== path)
            candidates.push(page);
        return candidates.find(candidate => this.paths.has(candidate));
    }
    /** Whether the site has a page, a file or a folder with the name of the path's first part. */
    covers(path) {
        const topName = (each) => (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(each.split('/', 1)[0] ?? '');
        this.#topNames ??= new Set([...this.paths].map(topName));
        return this.#topNames.has(topName(path));
    }
    #findAssumed(path) {
        if (this.#assumed === undefined)
            return undefined;
        const page = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(path);
        const isFolder = this.#assumed.folders.has(page.replace(/(?:^|\/)index$/, ''));
        return isFolder && !this.#assumed.gone.has(page) ? `${page}/index.html` : undefined;
    }
    /** Returns the path for a pathname or a result of `nameOf`. Returns undefined outside the base path. */
    pathOf(pathname) {
        return _site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6.parse(pathname, this.#basePath)?.path;
    }
    /** Returns the path for an address, or undefined for an address outside the site. */
    pathIn(url) {
        return url.origin === this.origin ? this.pathOf(url.pathname) : undefined;
    }
    /** Returns the file at an address, or undefined if no file exists there or the address is outside the site. */
    fileAt(address) {
        const url = typeof address === 'string' ? (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(address, this.origin) : address;
        const path = url === null ? undefined : this.pathIn(url);
        return path === undefined ? undefined : this.find(path);
    }
    /** Returns the path from the root of the host, as browsers send it. */
    pathnameOf(path) {
        return new _site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6(path, this.#basePath).pathname;
    }
    /** Returns the readable path from the root of the host, such as `/guides/größe`. */
    nameOf(path) {
        return new _site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6(path, this.#basePath).name;
    }
    urlOf(path) {
        return this.origin + this.pathnameOf(path);
    }
    /**
     * Returns the path of a page in the given form, without `index.html`. Returns the path of the file if another file has
     * this address: guides.html can be served at the address of guides/index.html.
     */
    inForm(page, form = CLEAN_FORMS[kindOfPage(page)]) {
        const name = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(page);
        if (page === 'index.html' || name === page)
            return name;
        const isFolder = form === 'slash' || (form === 'html' && kindOfPage(page) === 'index');
        const address = isFolder ? `${name}/` : form === 'html' ? page : name;
        const found = this.find(address);
        return found === undefined || found === page ? address : page;
    }
}
function kindOfPage(page) {
    return page.endsWith('/index.html') ? 'index' : 'file';
}
/** Returns the files that hosts serve at the address of a page, in the order in which hosts look for them. */
function filesNamed(page) {
    return page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
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
