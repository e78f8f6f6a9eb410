export const id = 241;
export const ids = [241];
export const modules = {

/***/ 75078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iw: () => (/* binding */ ATTRIBUTES),
  MD: () => (/* binding */ BREAKOUT),
  bG: () => (/* binding */ CLOSES_FOREIGN),
  gv: () => (/* binding */ ELEMENTS),
  c7: () => (/* binding */ LINK_REFERENCES),
  xc: () => (/* binding */ RAW_TEXT),
  tV: () => (/* binding */ VOID)
});

;// CONCATENATED MODULE: ./.build/src/review/scan/html/names.js
const MAX_LENGTH = 31;
const LOWER_CASE = Uint8Array.from({ length: 256 }, (_, byte) => byte >= 65 && byte <= 90 ? byte + 32 : byte);
/** What is known about names of elements or attributes, in any case. Finds them in bytes, without making strings. */
class Names {
    /** By first letter and length, which most other names have in common with none of these. */
    #entries = new Array(1024).fill(undefined);
    constructor(names, valueOf) {
        for (const name of new Set(names)) {
            const key = keyOf(name.charCodeAt(0), name.length);
            this.#entries[key] = [...(this.#entries[key] ?? []), { name, value: valueOf(name) }];
        }
    }
    find(bytes, start, end) {
        if (end - start > MAX_LENGTH)
            return undefined;
        const entries = this.#entries[keyOf(bytes[start], end - start)];
        if (entries === undefined)
            return undefined;
        for (const { name, value } of entries)
            if (isAt(bytes, start, name))
                return value;
        return undefined;
    }
}
function keyOf(first, length) {
    return ((first & 31) << 5) | length;
}
function isAt(bytes, start, name) {
    for (let i = 0; i < name.length; i++) {
        if (LOWER_CASE[bytes[start + i]] !== name.charCodeAt(i))
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./.build/src/review/scan/html/elements.js

/** Which attributes of which HTML elements refer to something. `base`, `link` and `meta` need more than this table. */
const HTML_REFERENCES = {
    a: { href: 'link', name: 'id' },
    area: { href: 'link' },
    audio: { src: 'media' },
    button: { formaction: 'otherLink' },
    embed: { src: 'frame' },
    // A static host accepts no POST: such a form belongs to another program.
    form: { action: { meaning: 'otherLink', when: { attribute: 'method', value: 'post', is: false } } },
    frame: { src: 'frame' },
    // A frame that brings its document along loads no other one.
    iframe: { src: { meaning: 'frame', when: { attribute: 'srcdoc', value: '', is: true } } },
    // HTML parsers treat `image` as `img`.
    image: { src: 'media', srcset: 'srcset' },
    img: { src: 'media', srcset: 'srcset' },
    input: {
        src: { meaning: 'media', when: { attribute: 'type', value: 'image', is: true } },
        formaction: 'otherLink'
    },
    object: { data: 'frame' },
    script: { src: 'resource' },
    source: { src: 'media', srcset: 'srcset' },
    track: { src: 'media' },
    video: { src: 'media', poster: 'media' }
};
/** The same for SVG elements, whose attribute is `href` or, in older documents, `xlink:href`. */
const SVG_REFERENCES = {
    a: 'link',
    feimage: 'media',
    image: 'media',
    script: 'resource',
    use: 'media'
};
/** What a `link` element refers to. The first row that has one of the words in `rel` applies. */
const LINK_REFERENCES = [
    { rels: oneOf('canonical'), meaning: 'canonical' },
    {
        rels: oneOf('apple-touch-icon apple-touch-icon-precomposed icon manifest mask-icon modulepreload preload stylesheet'),
        meaning: 'resource'
    },
    { rels: oneOf('alternate author help license next prefetch prerender prev search'), meaning: 'otherLink' }
];
/** All attributes that matter: those of the tables, and those with a rule of their own. */
const ATTRIBUTES = new Names([
    ...words('charset color content encoding face href http-equiv id imagesrcset method name rel size style'),
    ...words('srcdoc type xlink:href'),
    ...Object.values(HTML_REFERENCES).flatMap(Object.keys)
], name => name);
/** Elements whose content is text, whatever it looks like. */
const RAW_TEXT = words('iframe noembed noframes script style textarea title xmp');
/** Elements that builds and proxies add, and that are not part of what a page says. */
const OUTSIDE_CONTENT = words('base link meta script style template');
/** Start tags that end SVG and MathML content, as the HTML standard lists them. */
const BREAKOUT_NAMES = words('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var');
const BREAKOUT = new Names(BREAKOUT_NAMES, () => true);
/** End tags that also close an SVG or MathML element left open inside the element they end. */
const CLOSES_FOREIGN = new Set([
    ...BREAKOUT_NAMES,
    ...words('a address article aside button caption details dialog dir fieldset figcaption figure font footer'),
    ...words('header hgroup main marquee nav object search section summary tbody td template tfoot th thead tr')
]);
/** HTML elements that have no content and no end tag. */
const VOID = new Set(words('area base br col embed frame hr img input link meta param source track wbr'));
const ELEMENTS = new Names([
    ...[...Object.keys(HTML_REFERENCES), ...Object.keys(SVG_REFERENCES), ...RAW_TEXT, ...OUTSIDE_CONTENT],
    ...words('font math plaintext svg')
], (name) => ({
    name,
    references: Object.entries(HTML_REFERENCES[name] ?? {}).map(([attribute, rule]) => typeof rule === 'string' ? { attribute, meaning: rule, when: undefined } : { attribute, ...rule }),
    svgReference: SVG_REFERENCES[name],
    isRawText: RAW_TEXT.includes(name),
    isOutsideContent: OUTSIDE_CONTENT.includes(name)
}));
/** Finds one of these words in a list of words. */
function oneOf(text) {
    return new RegExp(`(?:^|[\\t\\n\\f\\r ])(?:${words(text).join('|')})(?:[\\t\\n\\f\\r ]|$)`, 'i');
}
function words(text) {
    return text.split(' ');
}


/***/ }),

/***/ 67391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ decodedXml),
/* harmony export */   Wc: () => (/* binding */ decodedCss),
/* harmony export */   Wo: () => (/* binding */ MAX_HEAD),
/* harmony export */   iM: () => (/* binding */ decodedHtml)
/* harmony export */ });
/* harmony import */ var _site_encoding_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12712);
/* harmony import */ var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31024);


/** Where browsers look for the encoding of a page. */
const MAX_HEAD = 1024;
function decodedHtml(bytes) {
    return decodeText(bytes, htmlEncoding);
}
function decodedCss(bytes) {
    return decodeText(bytes, head => encodingOf(/^@charset "([^"]*)";/.exec(head)?.[1]));
}
function decodedXml(bytes) {
    return decodeText(bytes, head => encodingOf(/^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1]));
}
function decodeText(bytes, declaredIn) {
    const head = bytes.toString('latin1', 0, MAX_HEAD);
    if (head.startsWith('\xef\xbb\xbf'))
        return { utf8: bytes.subarray(3), encoding: undefined };
    if (head.startsWith('\xff\xfe'))
        return { utf8: toUtf8(bytes, 'utf-16le'), encoding: undefined };
    if (head.startsWith('\xfe\xff'))
        return { utf8: toUtf8(bytes, 'utf-16be'), encoding: undefined };
    const encoding = declaredIn(head);
    if (encoding === undefined || encoding === 'utf-8')
        return { utf8: bytes, encoding: undefined };
    return { utf8: toUtf8(bytes, encoding), encoding };
}
function toUtf8(bytes, encoding) {
    return Buffer.from(new TextDecoder(encoding).decode(bytes));
}
/** The encoding that a page declares in a `meta` element of its first bytes, found as the HTML standard says. */
function htmlEncoding(head) {
    if (!/charset/i.test(head))
        return undefined;
    const tag = new _tag_js__WEBPACK_IMPORTED_MODULE_0__/* .Tag */ .v(Buffer.from(head, 'latin1'), head);
    const token = /<(?:!--|\/?[a-z]|[!/?])/gi;
    for (let found = token.exec(head); found !== null; found = token.exec(head)) {
        const [start] = found;
        const isTag = /[a-z]$/i.test(start);
        const next = isTag
            ? tag.read(token.lastIndex - 1)
            : head.indexOf(start === '<!--' ? '-->' : '>', found.index + 2) + 1;
        // It goes on after the head.
        if (next <= 0)
            return undefined;
        token.lastIndex = next;
        const encoding = isTag && start[1] !== '/' && tag.name === 'meta' ? metaEncoding(tag) : undefined;
        if (encoding !== undefined)
            return encoding;
    }
    return undefined;
}
function metaEncoding(tag) {
    if (tag.has('charset'))
        return encodingOf(tag.raw('charset'));
    if (tag.raw('http-equiv').toLowerCase() !== 'content-type')
        return undefined;
    const [, quoted, singleQuoted, plain] = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(tag.raw('content')) ?? [];
    return encodingOf(quoted ?? singleQuoted ?? plain);
}
/** The standard name of an encoding. A page that can be read this far is not UTF-16. */
function encodingOf(label) {
    if (label === undefined || /^utf-8$/i.test(label))
        return label?.toLowerCase();
    if (label.trim().toLowerCase() === 'x-user-defined')
        return 'windows-1252';
    const encoding = (0,_site_encoding_name_js__WEBPACK_IMPORTED_MODULE_1__/* .encodingNamed */ .J)(label);
    return encoding?.startsWith('utf-16') === true ? 'utf-8' : encoding;
}


/***/ }),

/***/ 31024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ MAX_WITH_ENTITIES),
/* harmony export */   v: () => (/* binding */ Tag)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81161);
/* harmony import */ var _elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75078);


const [QUOTE, APOSTROPHE, SLASH, EQUALS, GREATER] = [34, 39, 47, 61, 62];
const SPACES = bytesOf('\t\n\f\r ');
/** What ends the name of an element. */
const NAME_ENDS = bytesOf('\t\n\f\r />');
const ATTRIBUTE_NAME_ENDS = bytesOf('\t\n\f\r />=');
/** What has to be decoded in a value that has one character for each byte. */
const ENCODED = /[&\0\r\x80-\xff]/;
/** A longer value counts as empty: to decode it would take too long. No address is that long. */
const MAX_DECODED = 16 * 1024 * 1024;
/** Entities take longer. */
const MAX_WITH_ENTITIES = 1024 * 1024;
/** The tag of a page that was read last: its name, and where the values of the attributes are that matter. */
class Tag {
    isSelfClosing = false;
    #nameStart = 0;
    #nameEnd = 0;
    /** Names of the attributes that matter, and where their values are. */
    #count = 0;
    #attributes = [];
    #starts = [];
    #ends = [];
    #bytes;
    #text;
    /** `text`: the bytes of the page as a string with one character for each. */
    constructor(bytes, text) {
        this.#bytes = bytes;
        this.#text = text;
    }
    /** What is known about its name. */
    lookUp(names) {
        return names.find(this.#bytes, this.#nameStart, this.#nameEnd);
    }
    get name() {
        return this.#text.slice(this.#nameStart, this.#nameEnd).toLowerCase();
    }
    /** Whether the tag has no attribute that matters. */
    get isPlain() {
        return this.#count === 0;
    }
    has(attribute) {
        return this.#indexOf(attribute) >= 0;
    }
    /** The value of an attribute as it is written, with one character for each byte. Empty without the attribute. */
    raw(attribute) {
        const i = this.#indexOf(attribute);
        return i < 0 ? '' : this.#text.slice(this.#starts[i], this.#ends[i]);
    }
    value(attribute) {
        const raw = this.raw(attribute);
        if (!ENCODED.test(raw))
            return raw;
        if (raw.length > (raw.includes('&') ? MAX_WITH_ENTITIES : MAX_DECODED))
            return '';
        const text = Buffer.from(raw, 'latin1').toString().replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
        return text.includes('&') ? (0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTMLAttribute */ .Im)(text) : text;
    }
    lowerCase(attribute) {
        return this.value(attribute).toLowerCase();
    }
    /** Reads the tag whose name begins at `nameStart`: the position after its `>`, or -1 at the end of the page. */
    read(nameStart) {
        const bytes = this.#bytes;
        const text = this.#text;
        const end = bytes.length;
        let i = nameStart + 1;
        while (i < end && NAME_ENDS[bytes[i]] === 0)
            i++;
        this.#nameStart = nameStart;
        this.#nameEnd = i;
        this.#count = 0;
        this.isSelfClosing = false;
        while (i < end) {
            const byte = bytes[i];
            if (byte === GREATER)
                return i + 1;
            if (SPACES[byte] === 1) {
                i++;
                continue;
            }
            if (byte === SLASH) {
                this.isSelfClosing = bytes[++i] === GREATER;
                continue;
            }
            const attributeStart = i;
            // A `=` at the start is part of the name.
            i++;
            while (i < end && ATTRIBUTE_NAME_ENDS[bytes[i]] === 0)
                i++;
            const attributeEnd = i;
            while (i < end && SPACES[bytes[i]] === 1)
                i++;
            let start = i;
            let stop = i;
            if (bytes[i] === EQUALS) {
                i++;
                while (i < end && SPACES[bytes[i]] === 1)
                    i++;
                const quote = bytes[i];
                start = i;
                if (quote === QUOTE || quote === APOSTROPHE) {
                    stop = text.indexOf(quote === QUOTE ? '"' : "'", ++start);
                    if (stop < 0)
                        return -1;
                    i = stop + 1;
                }
                else {
                    while (i < end && bytes[i] !== GREATER && SPACES[bytes[i]] === 0)
                        i++;
                    stop = i;
                }
            }
            const attribute = _elements_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.find(bytes, attributeStart, attributeEnd);
            if (attribute !== undefined)
                this.#keep(attribute, start, stop);
        }
        return -1;
    }
    /** The first of several attributes with the same name counts. */
    #keep(attribute, start, end) {
        if (this.has(attribute))
            return;
        this.#attributes[this.#count] = attribute;
        this.#starts[this.#count] = start;
        this.#ends[this.#count] = end;
        this.#count++;
    }
    #indexOf(attribute) {
        for (let i = 0; i < this.#count; i++)
            if (this.#attributes[i] === attribute)
                return i;
        return -1;
    }
}
/** 1 for each of the characters. */
function bytesOf(characters) {
    const bytes = new Uint8Array(256);
    for (const character of characters)
        bytes[character.charCodeAt(0)] = 1;
    return bytes;
}


/***/ }),

/***/ 7648:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32813);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88747);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14591);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38034);




await (0,_runtime_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .eF)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_NAMES */ .Q, secrets: [] }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_3__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 14591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs),
/* harmony export */   Q: () => (/* binding */ INPUT_NAMES)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28395);
/* harmony import */ var _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53361);
/* harmony import */ var _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19940);
/* harmony import */ var _site_export_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90675);
/* harmony import */ var _site_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80982);
/* harmony import */ var _selectors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93982);








const CONTENT = '#content-area, main, article';
const TRIGGER = '#search-bar-entry, #search-bar-entry-mobile';
const TIMEOUT_MS = 15 * 60_000;
const selectors = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(value => {
    const find = (0,_selectors_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSelectors */ .Q)(value);
    return typeof find === 'string' ? new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(find) : { text: value, find };
});
const fields = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    'site-path': (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .required */ .mw)('set it to the output `site-path` of the export action', zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    'manifest-path': zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(selectors, CONTENT),
    trigger: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .prefault */ .SdS(selectors, TRIGGER),
    pagefind: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP()),
    timeout: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._default */ .Rvf(_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0, TIMEOUT_MS)
});
const INPUT_NAMES = Object.keys(fields.shape);
function readInputs(given, environment) {
    const workspace = environment['GITHUB_WORKSPACE'] ?? '.';
    const sitePath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given['site-path'] ?? '');
    const manifestPath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given['manifest-path'] ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(sitePath), 'manifest.json'));
    const manifest = given['site-path'] === undefined ? undefined : (0,_site_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .loadManifest */ .eY)(manifestPath);
    const read = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .readFields */ .qU)(fields, given, () => manifest !== undefined && 'problem' in manifest
        ? [(0,_site_export_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inputProblem */ .oi)('manifest-path', manifestPath, manifest)]
        : []);
    return {
        sitePath,
        manifestPath,
        manifest: manifest,
        findContent: read.content.find,
        trigger: read.trigger.text,
        pagefind: read.pagefind === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, read.pagefind),
        timeoutMs: read.timeout,
        tempDir: environment['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),
        environment,
        errorsPage: (0,_runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_2__/* .errorsPage */ .P)(environment)
    };
}


/***/ }),

/***/ 38034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./.build/src/runtime/run.js
var run = __webpack_require__(32813);
// EXTERNAL MODULE: ./.build/src/runtime/stop-reason.js
var stop_reason = __webpack_require__(88747);
// EXTERNAL MODULE: ./.build/src/runtime/summary.js
var summary = __webpack_require__(97616);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/text/markup.js
var markup = __webpack_require__(4240);
// EXTERNAL MODULE: ./.build/src/site/manifest.js
var site_manifest = __webpack_require__(80982);
// EXTERNAL MODULE: ./.build/src/review/scan/html/encoding.js
var html_encoding = __webpack_require__(67391);
// EXTERNAL MODULE: ./.build/src/site/base-path.js
var base_path = __webpack_require__(62772);
// EXTERNAL MODULE: ./.build/src/site/pages.js
var site_pages = __webpack_require__(12967);
// EXTERNAL MODULE: ./.build/src/site/url-path.js
var url_path = __webpack_require__(65232);
// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/index.js + 9 modules
var dist = __webpack_require__(77108);
// EXTERNAL MODULE: ./node_modules/domutils/dist/manipulation.js
var manipulation = __webpack_require__(78370);
// EXTERNAL MODULE: ./node_modules/domutils/dist/stringify.js + 3 modules
var stringify = __webpack_require__(24302);
// EXTERNAL MODULE: ./node_modules/domutils/dist/querying.js
var querying = __webpack_require__(80459);
// EXTERNAL MODULE: ./.build/src/search/selectors.js
var selectors = __webpack_require__(93982);
;// CONCATENATED MODULE: ./.build/src/search/pages.js


/** The script of the search in a page, with the site's own address and selectors in it. */
const SCRIPT_TAG = /<script defer src="[^"]*\/pagefind\/search\.js" data-trigger="[^"]*"><\/script>/;
/** `source` is the page without the script. */
function readPage(source, findContent) {
    // Not decoded: the texts of the copy are markup again.
    const options = { withStartIndices: true, withEndIndices: true, decodeEntities: false };
    const document = (0,dist/* parseDocument */.Tp)(source, options);
    const content = findContent(document);
    return {
        endOfHead: endOfHead(source, document),
        indexed: content && indexedPage(source, document, content)
    };
}
/** Where a script is the last element of the head. Documents may leave out its tags. */
function endOfHead(source, document) {
    const head = elementNamed('head', document);
    const end = head && source.lastIndexOf('</', head.endIndex ?? 0);
    if (end !== undefined && /^<\/head/i.test(source.slice(end, end + 6)))
        return end;
    return elementNamed('body', document)?.startIndex ?? (elementNamed('title', document)?.endIndex ?? -1) + 1;
}
function indexedPage(source, document, content) {
    const language = elementNamed('html', document)?.attribs['lang'];
    const markup = source.slice(content.startIndex ?? 0, (content.endIndex ?? 0) + 1);
    return [
        `<!doctype html><html${language === undefined ? '' : ` lang="${inAttribute(language)}"`}>`,
        `<head><meta charset="utf-8"></head>`,
        // Without the site's name, which the title of every page repeats.
        `<body data-pagefind-meta="title:${inAttribute(titleOf(document, content))}">${markup}</body></html>`
    ].join('');
}
const PERMALINK = (0,selectors/* parseSelectors */.Q)('.headerlink, .hash-link, .anchor, [aria-hidden=true]');
function titleOf(document, content) {
    const heading = elementNamed('h1', content) ?? elementNamed('h1', document);
    if (heading !== undefined) {
        for (let found = PERMALINK(heading); found !== undefined; found = PERMALINK(heading))
            manipulation/* removeElement */.Nz(found);
    }
    const texts = [heading, elementNamed('title', document)].map(element => element === undefined ? '' : stringify/* innerText */.a4(element).replace(/\s+/g, ' ').trim());
    return texts.find(text => text !== '') ?? '';
}
function elementNamed(name, node) {
    return querying/* findOne */.sM(element => element.name === name, [node]) ?? undefined;
}
function inAttribute(markup) {
    return markup.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
;// CONCATENATED MODULE: ./.build/src/search/pagefind.js







/** The version that was tested. Its files keep their names when their content stays, since 1.5.2. */
const VERSION = '1.5.2';
/** SHA-256 of the program in each platform's package. */
const PROGRAMS = {
    'darwin-arm64': '111c39d20165385df77736c80ddace6593d01d46d0758d541f5d3bafff0cddd2',
    'darwin-x64': 'a8ca52c505ccd223136d19193c56824191268b045036c25828322c7bba4008c3',
    'linux-arm64': 'f317d9624087db37e875e1f606aaf09e935a9fce9cf5122b989d7579cc669a8c',
    'linux-x64': '70cb6d23d6508bb18e77fd5403e99d7ede0ae9d2eef1ab9f049411e0c12ec380',
    'windows-arm64': '5f2ce0af09c782728743fb3aae3ac4fdc974c068cf67a32cb4e7a9024b100732',
    'windows-x64': 'ea67f8e3757e756263df57244ba894807a9bed8501b02d15daf1ab00a8a98734'
};
/** Installs the program into `folder`, which is outside of the workspace: no `.npmrc` of the repository applies. */
async function installPagefind(folder, machine) {
    const { platform, arch, environment, signal } = machine;
    const name = `${platform === 'win32' ? 'windows' : platform}-${arch}`;
    const expected = PROGRAMS[name];
    if (expected === undefined)
        throw missing(`There is no build of Pagefind for ${name}`);
    const npm = await findNpm(environment);
    if (npm === undefined)
        throw missing('npm was not found on this runner');
    await (0,promises_.mkdir)(folder, { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'package.json'), '{ "private": true }');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
    const { code, output } = await runProgram(process.execPath, [npm, 'install', ...options, `@pagefind/${name}@${VERSION}`], { cwd: folder, env: environment, signal });
    if (code !== 0)
        throw missing(`npm could not install Pagefind ${VERSION}: ${output}`);
    const program = (0,external_node_path_.join)(folder, 'node_modules/@pagefind', name, 'bin', programName(platform));
    const found = (0,external_node_crypto_.createHash)('sha256')
        .update(await (0,promises_.readFile)(program))
        .digest('hex');
    if (found === expected)
        return program;
    throw new failure/* Failure */.HR('search-program-altered', `The program of @pagefind/${name} ${VERSION} has the SHA-256 ${found}. Expected: ${expected}.`);
}
function programName(platform) {
    return platform === 'win32' ? 'pagefind_extended.exe' : 'pagefind_extended';
}
/** npm's own JavaScript file: the commands on the path are scripts for a shell. */
async function findNpm(environment) {
    const path = Object.entries(environment).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
    for (const folder of path.split(external_node_path_.delimiter).filter(Boolean)) {
        const command = await (0,promises_.realpath)((0,external_node_path_.join)(folder, 'npm')).catch(() => (0,external_node_path_.join)(folder, 'npm'));
        const candidates = [
            command,
            (0,external_node_path_.join)(folder, 'node_modules/npm/bin/npm-cli.js'),
            (0,external_node_path_.join)((0,external_node_path_.dirname)(command), '../lib/node_modules/npm/bin/npm-cli.js')
        ].filter(candidate => candidate.endsWith('npm-cli.js'));
        for (const candidate of candidates) {
            const file = await (0,promises_.realpath)(candidate).catch(() => undefined);
            if (file !== undefined)
                return file;
        }
    }
    return undefined;
}
/** Writes the index of all pages in the folder `site` to the folder `index`. */
async function buildIndex(program, { site, index }, { environment, signal }) {
    const { code, output } = await runProgram(program, ['--site', site, '--output-path', index, '--silent'], {
        cwd: (0,external_node_path_.dirname)(site),
        env: environment,
        signal
    }).catch((error) => {
        signal.throwIfAborted();
        throw missing(`${program} could not be started: ${(0,failure/* reasonOf */.A3)(error)}`);
    });
    if (code !== 0)
        throw new failure/* Failure */.HR('search-index-failed', `Pagefind ended with exit code ${code}: ${output}`);
}
const MAX_OUTPUT = 2000;
/** Ends the program when the run ends. */
async function runProgram(file, args, { cwd, env, signal }) {
    signal.throwIfAborted();
    const child = (0,external_node_child_process_.spawn)(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
            output = (output + text).slice(-MAX_OUTPUT);
        });
    const stop = () => child.kill('SIGKILL');
    signal.addEventListener('abort', stop);
    try {
        const [code] = (await (0,external_node_events_.once)(child, 'close'));
        signal.throwIfAborted();
        return { code, output: (0,markdown/* clip */.$Q)(output.replace(/\s+/g, ' ').trim(), MAX_OUTPUT) };
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
function missing(what) {
    return new failure/* Failure */.HR('search-program-missing', `${what}.`);
}

;// CONCATENATED MODULE: ./.build/src/search/add-search.js














/** The folder of the site that holds the index and the script. */
const FOLDER = 'pagefind';
const SCRIPT = `${FOLDER}/search.js`;
/** What a search loads. The program also writes user interfaces of its own. */
const LOADED = /^(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.[\w-]+\.pagefind|[^/]+\.pf_meta|(?:fragment|index|filter)\/[^/]+)$/;
/** Builds the index, adds it and the script to the site, and writes the manifest again. */
async function addSearch(inputs, context) {
    const { sitePath, tempDir } = inputs;
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(sitePath, FOLDER)) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(sitePath, SCRIPT)))
        throw new failure/* Failure */.HR('search-folder-taken', `${(0,external_node_path_.join)(sitePath, FOLDER)} is not a folder of this action.`);
    // Beside the site: the index is renamed into it.
    const work = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_path_.dirname)(sitePath), '.search-'));
    const tools = await (0,promises_.mkdtemp)((0,external_node_path_.join)(tempDir, 'search-'));
    try {
        return await writeSearch(inputs, { work, tools }, context);
    }
    finally {
        for (const folder of [work, tools])
            await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function writeSearch(inputs, { work, tools }, { log, signal }) {
    const { sitePath, manifest, environment } = inputs;
    const machine = { platform: process.platform, arch: process.arch, environment, signal };
    const program = inputs.pagefind ?? (await installPagefind(tools, machine));
    const copies = (0,external_node_path_.join)(work, 'pages');
    const pages = manifest.files.filter(file => (0,site_pages/* isPage */.yp)(file.path) && file.redirect === undefined);
    const { indexedPages, endsOfHeads } = await copyForIndex(pages, copies, inputs, signal);
    const skipped = pages.filter(site_pages/* countsAsPage */.a$).length - indexedPages;
    if (indexedPages === 0)
        throw new failure/* Failure */.HR('search-nothing-indexed', `No page of ${sitePath} was indexed.`);
    if (skipped > 0)
        log.notice(`${(0,units/* formatCount */.B4)(skipped, 'page')} without an element of \`content\` cannot be found.`);
    const built = (0,external_node_path_.join)(work, 'index');
    await buildIndex(program, { site: copies, index: built }, machine);
    try {
        const index = await replaceIndex(built, (0,external_node_path_.join)(work, FOLDER), sitePath);
        const changed = await addScripts(pages, endsOfHeads, inputs, signal);
        const others = manifest.files.filter(file => !file.path.startsWith(`${FOLDER}/`) && !changed.has(file.path));
        const text = (0,site_manifest/* serializeManifest */.MZ)({ ...manifest, files: [...others, ...changed.values(), ...index] });
        await (0,promises_.writeFile)((0,external_node_path_.join)(work, 'manifest.json'), text);
        await (0,promises_.rename)((0,external_node_path_.join)(work, 'manifest.json'), inputs.manifestPath);
        return { indexedPages, indexBytes: index.reduce((sum, { size }) => sum + size, 0) };
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR || signal.aborted)
            throw error;
        throw new failure/* Failure */.HR('search-site-unwritable', `The search could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`, {
            cause: error
        });
    }
}
/** Copies title and content of each page: navigation and footers are on every page. */
async function copyForIndex(pages, folder, inputs, signal) {
    await (0,promises_.mkdir)(folder);
    const endsOfHeads = new Map();
    let indexedPages = 0;
    for (const page of pages) {
        signal.throwIfAborted();
        const source = await exportedPage(page, inputs);
        const { indexed, endOfHead } = readPage(source, inputs.findContent);
        endsOfHeads.set(page.path, endOfHead);
        if (!(0,site_pages/* countsAsPage */.a$)(page) || indexed === undefined)
            continue;
        const copy = (0,external_node_path_.join)(folder, page.path);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(copy), { recursive: true });
        await (0,promises_.writeFile)(copy, decodedPage(indexed, source));
        indexedPages += 1;
    }
    return { indexedPages, endsOfHeads };
}
/** The program reads UTF-8. */
function decodedPage(text, source) {
    const { encoding } = (0,html_encoding/* decodedHtml */.iM)(Buffer.from(source.slice(0, html_encoding/* MAX_HEAD */.Wo), 'latin1'));
    return new TextDecoder(encoding).decode(Buffer.from(text, 'latin1'));
}
/** The page without the script of an earlier run, one character for each byte. Rejects bytes that nobody exported. */
async function exportedPage({ path, sha256 }, { sitePath }) {
    const bytes = await (0,promises_.readFile)((0,external_node_path_.join)(sitePath, path));
    const text = bytes.toString('latin1');
    const source = text.replace(SCRIPT_TAG, '');
    if (sha256 === digestOf(bytes) || sha256 === digestOf(Buffer.from(source, 'latin1')))
        return source;
    throw new failure/* Failure */.HR('site-file-changed', `${path} is not the file that the manifest lists.`);
}
/** Every page with its new size and digest. A page is always whole: it is replaced by a rename. */
async function addScripts(pages, endsOfHeads, inputs, signal) {
    const { sitePath, trigger, manifest } = inputs;
    const address = (0,url_path/* encodePath */.O)(`${(0,base_path/* baseFolder */.YR)(manifest.basePath ?? '/')}${SCRIPT}`);
    const tag = `<script defer src="${(0,markup/* escapeMarkup */.M)(address)}" data-trigger="${(0,markup/* escapeMarkup */.M)(trigger)}"></script>`;
    const changed = new Map();
    for (const page of pages) {
        signal.throwIfAborted();
        const source = await exportedPage(page, inputs);
        const at = endsOfHeads.get(page.path) ?? 0;
        const bytes = Buffer.from(source.slice(0, at) + tag + source.slice(at), 'latin1');
        const file = (0,external_node_path_.join)(sitePath, page.path);
        await (0,promises_.writeFile)(`${file}.search`, bytes);
        await (0,promises_.rename)(`${file}.search`, file);
        changed.set(page.path, { ...page, size: bytes.length, sha256: digestOf(bytes) });
    }
    return changed;
}
/** Puts the files that a search loads into the site, in place of those of an earlier run. */
async function replaceIndex(built, staged, sitePath) {
    const files = [];
    const names = (await (0,promises_.readdir)(built, { recursive: true })).map(name => name.replaceAll('\\', '/'));
    await (0,promises_.copyFile)(new URL('client/search.js', new URL(...['../search/add-search.js', import.meta.url]).href), (0,external_node_path_.join)(built, 'search.js'));
    for (const name of ['search.js', ...names.filter(name => LOADED.test(name))]) {
        const file = (0,external_node_path_.join)(staged, name);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await (0,promises_.rename)((0,external_node_path_.join)(built, name), file);
        const bytes = await (0,promises_.readFile)(file);
        files.push({ path: `${FOLDER}/${name}`, size: bytes.length, sha256: digestOf(bytes) });
    }
    await (0,promises_.rm)((0,external_node_path_.join)(sitePath, FOLDER), { recursive: true, force: true });
    await (0,promises_.rename)(staged, (0,external_node_path_.join)(sitePath, FOLDER));
    return files;
}
function digestOf(bytes) {
    return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}

;// CONCATENATED MODULE: ./.build/src/search/main.js





/** Gives the site a search of its own. */
async function main(inputs, context) {
    const record = { startedAt: context.clock.now() };
    let search;
    await (0,run/* runAction */.Cs)(record, {
        work: async () => {
            search = await addSearch(inputs, context);
            context.setOutput('indexed-pages', search.indexedPages);
            context.setOutput('index-bytes', search.indexBytes);
            context.log.info(`The search finds ${describe(search)}.`);
        },
        explain: error => (0,stop_reason/* explainStop */.cV)(error, {
            timeoutMs: inputs.timeoutMs,
            state: 'The search of the site is not complete.',
            advice: 'Run again.'
        }),
        summary: () => {
            const heading = search === undefined ? '❌ The site has no search' : '✅ The search works without the service';
            const facts = [search && describe(search), (0,summary/* durationOf */.cf)(record)];
            return (0,summary/* summaryOf */.YG)({ heading, facts, failure: record.failure }, inputs.errorsPage);
        }
    }, context);
}
function describe({ indexedPages, indexBytes }) {
    return `${(0,units/* formatCount */.B4)(indexedPages, 'page')} · ${(0,units/* formatBytes */.z3)(indexBytes)}`;
}


/***/ }),

/***/ 93982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ parseSelectors)
/* harmony export */ });
/* harmony import */ var css_select__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88707);
/* harmony import */ var css_what__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
/* harmony import */ var css_what__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41545);


/** Reads a list of CSS selectors. Returns what is wrong with it as text. */
function parseSelectors(list) {
    try {
        const queries = (0,css_what__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .q)(list).map(selector => (0,css_select__WEBPACK_IMPORTED_MODULE_1__/* .compile */ .wE)((0,css_what__WEBPACK_IMPORTED_MODULE_2__/* .stringify */ .A)([selector])));
        return document => {
            for (const query of queries) {
                const found = (0,css_select__WEBPACK_IMPORTED_MODULE_1__/* .selectOne */ .JR)(query, document);
                if (found !== null)
                    return found;
            }
            return undefined;
        };
    }
    catch (error) {
        return `"${list}" is not a list of CSS selectors: ${error.message}`;
    }
}


/***/ }),

/***/ 62772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QP: () => (/* binding */ findBasePath),
/* harmony export */   YR: () => (/* binding */ baseFolder),
/* harmony export */   qt: () => (/* binding */ basePathProblem)
/* harmony export */ });
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18667);


/** The base path with a slash at both ends. */
function baseFolder(basePath) {
    return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
/** Hosts serve sites below one or two folders. */
const MAX_FOLDERS = 4;
/**
 * The path that a site was built for: the first folders of the addresses from which its pages load scripts and style
 * sheets, if these addresses name files of the site without them. An address that names none says nothing, such as a
 * script of the host. Undefined when most of them say nothing.
 */
function findBasePath(addresses, files) {
    const votes = new Map();
    const paths = new Set([...addresses].filter(address => /^\/(?!\/)/.test(address)).map(address => address.replace(/[?#].*/s, '')));
    for (const path of paths) {
        const folders = ((0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(path) ?? path).slice(1).split('/');
        const most = Math.min(MAX_FOLDERS, folders.length - 1);
        const count = Array.from({ length: most + 1 }, (_, i) => i).find(i => files.has(folders.slice(i).join('/')));
        if (count === undefined)
            continue;
        const base = `/${folders.slice(0, count).join('/')}`;
        votes.set(base, (votes.get(base) ?? 0) + 1);
    }
    const [[found, count] = ['', 0]] = [...votes].sort(([, a], [, b]) => b - a);
    return count > paths.size / 2 ? found : undefined;
}
/**
 * What to warn about when the path of `site-url` is not the base path of the export. Undefined: they are the same, or
 * the manifest has no base path. The prefix in a bucket says nothing, since a CDN may add or remove it.
 */
function basePathProblem(siteUrl, basePath) {
    if (basePath === undefined)
        return undefined;
    const path = baseFolder(siteUrl.pathname);
    // Encoded in the same way.
    const exported = baseFolder((0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(baseFolder(basePath), siteUrl)?.pathname ?? basePath);
    if (path === exported)
        return undefined;
    return `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links of the site lead to addresses below ${exported}. Set \`base-path: ${path}\` in the export step, or correct \`site-url\`.`;
}


/***/ }),

/***/ 12712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ encodingNamed)
/* harmony export */ });
/** The name that the WHATWG standard has for a label, such as `euc-kr` for `ks_c_5601-1987`. Undefined for other text. */
function encodingNamed(label) {
    try {
        return label === undefined ? undefined : new TextDecoder(label).encoding;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 77472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ isPathTooLong),
/* harmony export */   Mm: () => (/* binding */ isSegmentTooLong),
/* harmony export */   Wi: () => (/* binding */ isForbiddenOnWindows),
/* harmony export */   _r: () => (/* binding */ problemOfPath),
/* harmony export */   kV: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52727);

/**
 * Two paths with the same folded form are one file on the disks of macOS or Windows. macOS folds the case completely:
 * `ß` is `ss`. The dotless `ı` has the upper case of `i`, but is another letter there.
 */
function foldedPath(path) {
    const lowerCase = path.normalize('NFC').toLowerCase();
    if (!/[^\0-\x7f]/.test(lowerCase))
        return lowerCase;
    return lowerCase
        .replace(/[^\0-\x7fı]/gu, character => character.toUpperCase().toLowerCase())
        .normalize('NFC');
}
/** A character has at most three bytes for each UTF-16 unit: most names need not be measured. */
function isPathTooLong(path) {
    return path.length > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PATH_BYTES */ .PR / 3 && Buffer.byteLength(path) > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PATH_BYTES */ .PR;
}
function isSegmentTooLong(segment) {
    return segment.length > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SEGMENT_BYTES */ .lN / 3 && Buffer.byteLength(segment) > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SEGMENT_BYTES */ .lN;
}
/**
 * Why a path cannot be one of a site: relative to its folder, with forward slashes, inside it on every system, and
 * printable. The same rule for archives, folders and manifests.
 */
function problemOfPath(path) {
    // First: everything after this takes time in proportion to the length.
    if (isPathTooLong(path))
        return 'long';
    if (path.startsWith('/'))
        return 'absolute';
    if (path.includes('\\'))
        return 'backslash';
    if (/^[A-Za-z]:/.test(path))
        return 'drive';
    // Invalid UTF-8 is decoded to \uFFFD: different names could become equal.
    if (/[\p{Cc}\uFFFD]/u.test(path))
        return 'characters';
    if (/(?:^|\/)\.\.?(?:\/|$)/.test(path))
        return 'parent';
    const segments = path.split('/');
    return segments.length > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LEVELS */ .DD || segments.some(isSegmentTooLong) ? 'long' : undefined;
}
/** The names of devices, which Windows sees in any folder and before any extension: `con .html` is the console. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;
function isForbiddenOnWindows(segment) {
    return /[<>:"|?*]|[. ]$/.test(segment) || DEVICE.test(segment);
}


/***/ }),

/***/ 65232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath)
/* harmony export */ });
/**
 * A path of the site as browsers write it into a request: `/lang/c++` and `/@scope/pkg` stay as they are. To a host or
 * a cache, `/a(1)` and `/a%281%29` are two addresses.
 */
function encodePath(path) {
    return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent);
}


/***/ })

};
