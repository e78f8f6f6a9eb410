const id = 4022;
const ids = [4022];
const modules = {
  /***/
  45739: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        c7: () => (
          /* binding */
          LINK_REFERENCES
        ),
        /* harmony export */
        sh: () => (
          /* binding */
          SVG_REFERENCES
        ),
        /* harmony export */
        vM: () => (
          /* binding */
          HTML_REFERENCES
        )
        /* harmony export */
      });
      const HTML_REFERENCES = {
        a: { href: "link", name: "id" },
        area: { href: "link" },
        audio: { src: "media" },
        button: { formaction: "otherLink" },
        embed: { src: "frame" },
        // Static hosts do not accept POST, so the target of a POST form is not in the site.
        form: { action: { meaning: "otherLink", when: { attribute: "method", value: "post", is: false } } },
        frame: { src: "frame" },
        // A frame with `srcdoc` does not load the document in `src`.
        iframe: { src: { meaning: "frame", when: { attribute: "srcdoc", value: "", is: true } } },
        // HTML parsers treat `image` as `img`.
        image: { src: "media", srcset: "srcset" },
        img: { src: "media", srcset: "srcset" },
        input: {
          src: { meaning: "media", when: { attribute: "type", value: "image", is: true } },
          formaction: "otherLink"
        },
        object: { data: "frame" },
        script: { src: "resource" },
        source: { src: "media", srcset: "srcset" },
        track: { src: "media" },
        video: { src: "media", poster: "media" }
      };
      const SVG_REFERENCES = {
        a: "link",
        feimage: "media",
        image: "media",
        script: "resource",
        use: "media"
      };
      const LINK_REFERENCES = [
        { rels: oneOf("canonical"), meaning: "canonical" },
        {
          rels: oneOf("apple-touch-icon apple-touch-icon-precomposed icon manifest mask-icon modulepreload preload stylesheet"),
          meaning: "resource"
        },
        { rels: oneOf("alternate author help license next prefetch prerender prev search"), meaning: "otherLink" }
      ];
      function oneOf(text) {
        return new RegExp(`(?:^|[\\t\\n\\f\\r ])(?:${text.replaceAll(" ", "|")})(?:[\\t\\n\\f\\r ]|$)`, "i");
      }
    })
  ),
  /***/
  44292: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Es: () => (
          /* binding */
          decodedValue
        ),
        /* harmony export */
        HJ: () => (
          /* binding */
          srcsetAddresses
        ),
        /* harmony export */
        Lt: () => (
          /* binding */
          refreshUrl
        ),
        /* harmony export */
        Qc: () => (
          /* binding */
          redirectUrl
        ),
        /* harmony export */
        UV: () => (
          /* binding */
          MAX_WITH_ENTITIES
        ),
        /* harmony export */
        qk: () => (
          /* binding */
          forbidsIndexing
        ),
        /* harmony export */
        s2: () => (
          /* binding */
          isReloadLoop
        ),
        /* harmony export */
        xC: () => (
          /* binding */
          isSpace
        )
        /* harmony export */
      });
      var entities_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81161);
      const [OPEN, CLOSE, COMMA] = [40, 41, 44];
      const REFRESH = /^[\t\n\f\r ]*[\d.]+(?=[;,\t\n\f\r ])[\t\n\f\r ]*[;,]?[\t\n\f\r ]*(?:url[\t\n\f\r ]*=[\t\n\f\r ]*)?(?:"([^"]*)|'([^']*)|([^]*))/i;
      function isSpace(code) {
        return code === 32 || code >= 9 && code <= 13 && code !== 11;
      }
      function* srcsetAddresses(srcset) {
        let at = 0;
        for (; ; ) {
          while (at < srcset.length && (srcset.charCodeAt(at) === COMMA || isSpace(srcset.charCodeAt(at))))
            at++;
          if (at === srcset.length)
            return;
          const start = at;
          while (at < srcset.length && !isSpace(srcset.charCodeAt(at)))
            at++;
          let end = at;
          while (srcset.charCodeAt(end - 1) === COMMA)
            end--;
          yield { value: srcset.slice(start, end), at: start };
          if (end < at)
            continue;
          for (let isInBrackets = false; at < srcset.length; at++) {
            const code = srcset.charCodeAt(at);
            if (code === COMMA && !isInBrackets)
              break;
            isInBrackets = isInBrackets ? code !== CLOSE : code === OPEN;
          }
        }
      }
      function refreshUrl(content) {
        const [, quoted, singleQuoted, plain] = REFRESH.exec(content) ?? [];
        const url = quoted ?? singleQuoted ?? plain;
        return url === "" ? void 0 : url;
      }
      const NOINDEX = /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i;
      function forbidsIndexing(name, content) {
        return /^(?:robots|googlebot)$/i.test(name) && NOINDEX.test(content);
      }
      function redirectUrl(content) {
        return Number.parseFloat(content) < MIN_RELOAD_S ? refreshUrl(content) : void 0;
      }
      const MIN_RELOAD_S = 30;
      function isReloadLoop(content) {
        return refreshUrl(content) === void 0 && Number.parseFloat(content) < MIN_RELOAD_S;
      }
      const ENCODED = /[&\0\r\x80-\xff]/;
      const MAX_DECODED = 16 * 1024 * 1024;
      const MAX_WITH_ENTITIES = 1024 * 1024;
      function decodedValue(raw) {
        if (!ENCODED.test(raw))
          return raw;
        if (raw.length > (raw.includes("&") ? MAX_WITH_ENTITIES : MAX_DECODED))
          return "";
        const text = Buffer.from(raw, "latin1").toString().replace(/\r\n?/g, "\n").replaceAll("\0", "\uFFFD");
        return text.includes("&") ? (0, entities_decode__WEBPACK_IMPORTED_MODULE_0__.Im)(text) : text;
      }
    })
  ),
  /***/
  69285: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        K: () => (
          /* binding */
          mayRefer
        ),
        /* harmony export */
        U: () => (
          /* binding */
          cssAddresses
        )
        /* harmony export */
      });
      var _attribute_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44292);
      const [QUOTE, HASH, APOSTROPHE, OPEN, CLOSE] = [34, 35, 39, 40, 41];
      const [STAR, SLASH, SEMICOLON, AT, BACKSLASH, BRACE, END_BRACE] = [42, 47, 59, 64, 92, 123, 125];
      const MAY_REFER = /l\(|e-set\(|@import|\\/i;
      const ESCAPE = String.raw`\\(?:[0-9a-fA-F]{1,6}(?:\r\n|[\t\n\f\r ])?|[^\n\r\f0-9a-fA-F])`;
      const ESCAPE_IN_STRING = String.raw`(?:${ESCAPE}|\\(?:\r\n|[\n\r\f]))`;
      const NAME = manyOf(String.raw`[\w\-\u0080-\uffff]`, ESCAPE);
      const IS_NAME = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\w\\-]/.test(String.fromCharCode(code))));
      const IN_QUOTES = manyOf(String.raw`[^"\\\n\r\f]`, ESCAPE_IN_STRING);
      const IN_APOSTROPHES = manyOf(String.raw`[^'\\\n\r\f]`, ESCAPE_IN_STRING);
      const ADDRESS = manyOf(String.raw`[^"'()\\\0-\x20]`, ESCAPE);
      const INVALID_ADDRESS = manyOf(String.raw`[^)\\]`, String.raw`\\[^]?`);
      function manyOf(character, escape) {
        return new RegExp(`${character}*(?:${escape}${character}*){0,1000}`, "y");
      }
      function mayRefer(css) {
        return MAY_REFER.test(css);
      }
      const IMAGE_SET = /^(?:-webkit-)?image-set$/;
      const MAX_NAME = 136;
      const MAX_ESCAPED = 1024 * 1024;
      function* cssAddresses(css) {
        let rule = "";
        let isAfterImports = false;
        const brackets = new Brackets();
        let at = 0;
        while (at < css.length) {
          const code = css.charCodeAt(at);
          if (code === SLASH && css.charCodeAt(at + 1) === STAR) {
            const end = css.indexOf("*/", at + 2);
            if (end < 0)
              return;
            at = end + 2;
          } else if (code === QUOTE || code === APOSTROPHE) {
            const start = at + 1;
            const { value, next } = readString(css, at);
            at = next;
            if (rule !== "@import" && (brackets.setDepth !== 1 || rule === "@supports"))
              continue;
            if (rule === "@import")
              rule = "";
            if (isAddress(value) && brackets.invalidDepth === 0)
              yield { value, at: start };
          } else if (code === AT) {
            const end = endOf(NAME, css, at + 1);
            rule = css.slice(at, end).toLowerCase();
            if (rule === "@namespace")
              isAfterImports = true;
            if (rule === "@import" && isAfterImports)
              rule = "";
            at = end;
          } else if (code === HASH)
            at = endOf(NAME, css, at + 1);
          else if (IS_NAME[code] !== 0) {
            const start = at;
            at = Math.max(at + 1, endOf(NAME, css, at));
            if (css.charCodeAt(at) !== OPEN)
              continue;
            const name = at - start <= MAX_NAME ? unescapeCss(css.slice(start, at)).toLowerCase() : "";
            if (name !== "url")
              brackets.open(IMAGE_SET.test(name));
            at++;
            if (name !== "url")
              continue;
            const { value, next, isQuoted, begin } = readUrl(css, at);
            at = next;
            if (isQuoted)
              brackets.open(false, value === void 0);
            if (isAddress(value) && rule !== "@namespace" && brackets.invalidDepth === 0)
              yield { value, at: begin };
            if (rule === "@import")
              rule = "";
          } else {
            if (code === SEMICOLON || code === BRACE)
              rule = "";
            if (code === BRACE)
              isAfterImports = true;
            if (code === OPEN)
              brackets.open();
            else if (code === CLOSE)
              brackets.close();
            else if (code === SEMICOLON || code === BRACE || code === END_BRACE)
              brackets.setDepth = 0;
            at++;
          }
        }
      }
      class Brackets {
        /** Depth inside an invalid `url(`, whose content has no effect. */
        invalidDepth = 0;
        /** Depth inside an image set. Only its own strings are addresses, not those of functions in it. */
        setDepth = 0;
        open(isImageSet = false, isInvalid = false) {
          if (this.invalidDepth > 0 || isInvalid)
            this.invalidDepth++;
          if (this.setDepth > 0 || isImageSet)
            this.setDepth++;
        }
        close() {
          if (this.invalidDepth > 0)
            this.invalidDepth--;
          if (this.setDepth > 0)
            this.setDepth--;
        }
      }
      function isAddress(value) {
        return value !== void 0 && value !== "";
      }
      function endOf(pattern, css, from) {
        let at = from;
        do {
          pattern.lastIndex = at;
          pattern.test(css);
          if (pattern.lastIndex === at)
            return at;
          at = pattern.lastIndex;
        } while (css.charCodeAt(at) === BACKSLASH);
        return at;
      }
      function readString(css, from) {
        const quote = css.charCodeAt(from);
        const end = endOf(quote === QUOTE ? IN_QUOTES : IN_APOSTROPHES, css, from + 1);
        if (css.charCodeAt(end) !== quote)
          return { value: void 0, next: end };
        return { value: unescapeCss(css.slice(from + 1, end)), next: end + 1 };
      }
      function readUrl(css, from) {
        let start = from;
        while ((0, _attribute_values_js__WEBPACK_IMPORTED_MODULE_0__.xC)(css.charCodeAt(start)))
          start++;
        const first = css.charCodeAt(start);
        if (first === QUOTE || first === APOSTROPHE)
          return { ...readString(css, start), begin: start + 1, isQuoted: true };
        const end = endOf(ADDRESS, css, start);
        let close = end;
        while ((0, _attribute_values_js__WEBPACK_IMPORTED_MODULE_0__.xC)(css.charCodeAt(close)))
          close++;
        const isValid = close >= css.length || css.charCodeAt(close) === CLOSE;
        if (!isValid)
          close = endOf(INVALID_ADDRESS, css, close);
        const value = isValid ? unescapeCss(css.slice(start, end)) : void 0;
        return { value, begin: start, next: close + 1, isQuoted: false };
      }
      function unescapeCss(value) {
        if (!value.includes("\\"))
          return value;
        if (value.length > MAX_ESCAPED)
          return "";
        return value.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|[\t\n\f\r ])?|\r\n|[\n\r\f]|([^]))/gi, (_, code, character) => {
          if (code === void 0)
            return character ?? "";
          const point = parseInt(code, 16);
          const isCharacter = point > 0 && point <= 1114111 && !(point >= 55296 && point <= 57343);
          return isCharacter ? String.fromCodePoint(point) : "\uFFFD";
        });
      }
    })
  ),
  /***/
  16656: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        MD: () => (
          /* binding */
          BREAKOUT
        ),
        /* harmony export */
        bG: () => (
          /* binding */
          CLOSES_FOREIGN
        ),
        /* harmony export */
        gv: () => (
          /* binding */
          ELEMENTS
        ),
        /* harmony export */
        iw: () => (
          /* binding */
          ATTRIBUTES
        ),
        /* harmony export */
        kY: () => (
          /* binding */
          HARMLESS_ATTRIBUTES
        ),
        /* harmony export */
        tV: () => (
          /* binding */
          VOID
        ),
        /* harmony export */
        xc: () => (
          /* binding */
          RAW_TEXT
        )
        /* harmony export */
      });
      var _address_attributes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45739);
      var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12001);
      const ATTRIBUTES = new _names_js__WEBPACK_IMPORTED_MODULE_1__.f([
        ...words("charset color content disabled encoding event face for hidden href http-equiv id imagesrcset"),
        ...words("integrity language media method name nomodule onload property rel shadowrootmode size srcdoc"),
        ...words("style title type"),
        "xlink:href",
        ...Object.values(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__.vM).flatMap(Object.keys)
      ], (name) => name);
      const HARMLESS_ATTRIBUTES = new _names_js__WEBPACK_IMPORTED_MODULE_1__.f(words("crossorigin decoding fetchpriority height loading nonce referrerpolicy sizes target width"), (name) => name);
      const RAW_TEXT = words("iframe noembed noframes plaintext script style textarea title xmp");
      const SPECIAL = words("math noscript svg template");
      const OUTSIDE_CONTENT = words("base link meta script style template");
      const BREAKOUT_NAMES = words("b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var");
      const BREAKOUT = new _names_js__WEBPACK_IMPORTED_MODULE_1__.f(BREAKOUT_NAMES, () => true);
      const CLOSES_FOREIGN = /* @__PURE__ */ new Set([
        ...BREAKOUT_NAMES,
        ...words("a address article aside button caption details dialog dir fieldset figcaption figure font footer"),
        ...words("header hgroup main marquee nav object search section summary tbody td template tfoot th thead tr")
      ]);
      const VOID = new Set(words("area base br col embed frame hr img input link meta param source track wbr"));
      const ELEMENTS = new _names_js__WEBPACK_IMPORTED_MODULE_1__.f([
        ...[...Object.keys(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__.vM), ...Object.keys(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__.sh), ...RAW_TEXT, ...SPECIAL],
        ...OUTSIDE_CONTENT,
        ...words("body font html")
      ], (name) => ({
        name,
        references: Object.entries(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__.vM[name] ?? {}).map(([attribute, rule]) => typeof rule === "string" ? { attribute, meaning: rule, when: void 0 } : { attribute, ...rule }),
        svgReference: _address_attributes_js__WEBPACK_IMPORTED_MODULE_0__.sh[name],
        isRawText: RAW_TEXT.includes(name),
        isSpecial: RAW_TEXT.includes(name) || SPECIAL.includes(name),
        isOutsideContent: OUTSIDE_CONTENT.includes(name)
      }));
      function words(text) {
        return text.split(" ");
      }
    })
  ),
  /***/
  9936: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C8: () => (
          /* binding */
          markedEncoding
        ),
        /* harmony export */
        Jk: () => (
          /* binding */
          encodingNamed
        ),
        /* harmony export */
        Qc: () => (
          /* binding */
          declaredEncoding
        ),
        /* harmony export */
        U: () => (
          /* binding */
          asUtf8
        ),
        /* harmony export */
        Wo: () => (
          /* binding */
          MAX_HEAD
        )
        /* harmony export */
      });
      var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12417);
      var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63901);
      const MAX_HEAD = 1024;
      const BYTE_ORDER_MARKS = { "\xEF\xBB\xBF": "utf-8", "\xFF\xFE": "utf-16le", "\xFE\xFF": "utf-16be" };
      const DECLARED = {
        html: htmlEncoding,
        css: (head) => encodingOf(/^@charset "([^"]*)";/.exec(head)?.[1]),
        xml: (head) => encodingOf(/^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1])
      };
      function declaredEncoding(head, type) {
        return markedEncoding(head) ?? DECLARED[type](head);
      }
      function markedEncoding(head) {
        return Object.entries(BYTE_ORDER_MARKS).find(([mark]) => head.startsWith(mark))?.[1];
      }
      function asUtf8(bytes, type) {
        const head = bytes.toString("latin1", 0, MAX_HEAD);
        const encoding = declaredEncoding(head, type) ?? "utf-8";
        if (encoding !== "utf-8")
          return Buffer.from(new TextDecoder(encoding).decode(bytes));
        return head.startsWith("\xEF\xBB\xBF") ? bytes.subarray(3) : bytes;
      }
      function htmlEncoding(head) {
        if (!/charset/i.test(head))
          return void 0;
        const bytes = Buffer.from(head, "latin1");
        const tag = new _tag_js__WEBPACK_IMPORTED_MODULE_0__.v(bytes, head);
        for (let at = head.indexOf("<"); at >= 0; ) {
          const markup = (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.Q)(bytes, at);
          let end = at + 1;
          if (markup === "start" || markup === "end")
            end = tag.read(at + (markup === "start" ? 1 : 2));
          else if (markup !== "text")
            end = head.indexOf(markup === "comment" ? "-->" : ">", at + 2) + 1;
          if (end <= 0)
            return void 0;
          const encoding = markup === "start" && tag.name === "meta" ? metaEncoding(tag) : void 0;
          if (encoding !== void 0)
            return encoding;
          at = head.indexOf("<", end);
        }
        return void 0;
      }
      function metaEncoding(tag) {
        if (tag.has("charset"))
          return encodingOf(tag.raw("charset"));
        if (tag.raw("http-equiv").toLowerCase() !== "content-type")
          return void 0;
        const [, quoted, singleQuoted, plain] = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(tag.raw("content")) ?? [];
        return encodingOf(quoted ?? singleQuoted ?? plain);
      }
      function encodingOf(label) {
        if (label?.trim().toLowerCase() === "x-user-defined")
          return "windows-1252";
        const encoding = encodingNamed(label);
        return encoding?.startsWith("utf-16") === true ? "utf-8" : encoding;
      }
      function encodingNamed(label) {
        try {
          return label === void 0 ? void 0 : new TextDecoder(label).encoding;
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  87532: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        D: () => (
          /* binding */
          HtmlTokenizer
        ),
        _: () => (
          /* binding */
          htmlTokens
        )
      });
      var html_elements = __webpack_require__(16656);
      ;
      const SVG_WITH_HTML = ["foreignobject", "desc", "title"];
      const MATH_WITH_TEXT = ["mi", "mo", "mn", "ms", "mtext"];
      const NOT_TEXT = ["mglyph", "malignmark"];
      const HTML_TYPE = /^(?:text\/html|application\/xhtml\+xml)$/i;
      const MAX_DEPTH = 512;
      class ForeignContent {
        #open = [];
        #skipped = 0;
        get depth() {
          return this.#open.length;
        }
        get isForeign() {
          return this.depth > 0 && this.#top !== "html";
        }
        /** Returns true if HTML rules apply to a start tag in foreign content. Closes foreign elements that the tag ends. */
        entersHtml(tag2, element) {
          if (this.#takesHtml(tag2))
            return true;
          const isOldFont = element?.name === "font" && ["color", "face", "size"].some((name) => tag2.has(name));
          if (!isOldFont && tag2.lookUp(html_elements.MD) === void 0)
            return false;
          this.#closeForeign();
          return true;
        }
        /** Records an HTML start tag that begins foreign content or is inside foreign content. */
        openHtml(tag2, element) {
          const name = element?.name ?? tag2.name;
          if (name === "svg" || name === "math") {
            if (!tag2.isSelfClosing)
              this.#push(name, name);
          } else if (this.depth > 0 && !html_elements.tV.has(name))
            this.#push(name, "html");
        }
        openForeign(tag2) {
          const { name } = tag2;
          if (this.#top === "svg")
            this.#push(name, SVG_WITH_HTML.includes(name) ? "with-html" : "svg");
          else if (MATH_WITH_TEXT.includes(name))
            this.#push(name, "with-text");
          else if (name !== "annotation-xml")
            this.#push(name, "math");
          else
            this.#push(name, HTML_TYPE.test(tag2.raw("encoding")) ? "with-html" : "annotation");
        }
        /** Closes elements for an end tag. Returns false if the tag closes an SVG or MathML element. */
        close(name) {
          if (this.#skipped > 0) {
            this.#skipped--;
            return this.#top === "html";
          }
          if (this.#top !== "html" && (name === "p" || name === "br")) {
            this.#closeForeign();
            return true;
          }
          let at = this.depth - 1;
          for (; at >= 0 && this.#open[at]?.kind !== "html"; at--) {
            if (this.#open[at]?.name !== name)
              continue;
            this.#closeTo(at);
            return false;
          }
          if (at < 0 && html_elements.bG.has(name))
            this.#closeTo(0);
          while (this.#open[at]?.kind === "html" && this.#open[at]?.name !== name)
            at--;
          if (this.#open[at]?.kind === "html")
            this.#closeTo(at);
          return true;
        }
        get #top() {
          return this.#open.at(-1)?.kind;
        }
        #takesHtml(tag2) {
          const top = this.#top;
          if (top === "with-text")
            return !NOT_TEXT.includes(tag2.name);
          if (top === "annotation")
            return tag2.name === "svg";
          return top === "html" || top === "with-html";
        }
        #closeTo(depth) {
          while (this.#open.length > depth)
            this.#open.pop();
        }
        #closeForeign() {
          while (this.#top === "svg" || this.#top === "math" || this.#top === "annotation")
            this.#open.pop();
        }
        #push(name, kind) {
          if (this.depth === MAX_DEPTH)
            this.#skipped++;
          else
            this.#open.push({ name, kind });
        }
      }
      var html_markup = __webpack_require__(12417);
      ;
      const ENDS = new Map([...html_elements.xc, "noscript"].map((name) => [name, new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, "gi")]));
      const SCRIPT_TOKEN = /<!--(?!-?>)|<\/script(?=[\t\n\f\r />])/gi;
      const ESCAPED_SCRIPT_TOKEN = /-->|<\/?script(?=[\t\n\f\r />])/gi;
      const COMMENT_END = /--!?>/g;
      function rawTextEnd(text, from, name) {
        if (name === "script")
          return scriptEnd(text, from);
        if (name === "plaintext")
          return text.length;
        const end = ENDS.get(name);
        end.lastIndex = from;
        return end.exec(text)?.index ?? text.length;
      }
      function scriptEnd(text, from) {
        let token = SCRIPT_TOKEN;
        let isNested = false;
        for (token.lastIndex = from; token.test(text); ) {
          const end = token.lastIndex;
          const last = text[end - 1];
          if (last === "-")
            token = ESCAPED_SCRIPT_TOKEN;
          else if (last === ">") {
            token = SCRIPT_TOKEN;
            isNested = false;
          } else if (text[end - "/script".length] !== "/")
            isNested = true;
          else if (isNested)
            isNested = false;
          else
            return end - "<\/script".length;
          token.lastIndex = end;
        }
        return text.length;
      }
      function commentEnd(text, from) {
        COMMENT_END.lastIndex = from + 2;
        let end = COMMENT_END.exec(text);
        while (end !== null && end[0].length === 4 && end.index < from + 4) {
          COMMENT_END.lastIndex = end.index + 1;
          end = COMMENT_END.exec(text);
        }
        return end === null ? text.length : end.index + end[0].length;
      }
      var tag = __webpack_require__(63901);
      ;
      const CDATA = "<![CDATA[";
      class HtmlTokenizer {
        isEnd = false;
        start = 0;
        end = 0;
        tag;
        /** Undefined for an end tag, and for an element that has no references or special rules. */
        element;
        /** True if HTML rules apply to the tag, false if SVG or MathML rules apply. */
        isHtml = true;
        /** True if what precedes the tag is in a `template` element. */
        isInTemplate = false;
        /** Like `isInTemplate`, for `svg` and `math`. */
        isInForeign = false;
        /** True if browsers ignore the element of the tag, because it is in a `template` or `noscript` element. */
        isInert = false;
        /** The text of an element such as `script`. It is read with the start tag, and the end tag too. */
        rawText;
        /** The content of a `noscript` element, which browsers neither show nor run. Its tags are read. */
        hidden;
        bytes;
        /** The bytes as a string with one character per byte. */
        text;
        #foreign = new ForeignContent();
        #reader;
        #templates = 0;
        /** Where the last `noscript` element ends. */
        #noscriptEnd = 0;
        /**
         * True inside an element with content of its own kind, and after its start tag. Most tags are outside, where the fields
         * that tell where a tag is keep their first values.
         */
        #isSpecial = false;
        /** Without a reader, text is skipped. */
        constructor(utf8, reader) {
          this.#reader = reader;
          this.bytes = utf8;
          this.text = utf8.toString("latin1");
          this.tag = new tag.v(utf8, this.text);
        }
        /** Number of open elements, from the outermost `svg` or `math`. */
        get foreignDepth() {
          return this.#foreign.depth;
        }
        /** Skips everything before a position. */
        skipTo(position) {
          this.end = position;
        }
        /** Reads the next tag. Returns false at the end of the page, or if the page ends inside a tag. */
        next() {
          const { bytes, text } = this;
          let at = this.#isSpecial ? this.#leave() : this.end;
          while (at >= 0 && at < bytes.length) {
            if (bytes[at] !== html_markup.a) {
              at = this.#reader === void 0 ? text.indexOf("<", at) : this.#reader.readText(at);
              continue;
            }
            const markup = (0, html_markup.Q)(bytes, at);
            if (markup === "start")
              return this.#readStartTag(at);
            if (markup === "end")
              return this.#readEndTag(at);
            if (markup === "text") {
              this.#reader?.readRawText(at, at + 1);
              at++;
            } else if (markup === "comment")
              at = commentEnd(text, at);
            else if (this.#foreign.isForeign && text.startsWith(CDATA, at))
              at = this.#readCdata(at + CDATA.length);
            else
              at = text.indexOf(">", at) + 1 || -1;
          }
          return false;
        }
        #readCdata(start) {
          const end = this.text.indexOf("]]>", start);
          this.#reader?.readRawText(start, end < 0 ? this.text.length : end);
          return end < 0 ? end : end + "]]>".length;
        }
        /** Sets the fields for what follows the last tag. Returns its position. */
        #leave() {
          if (this.rawText !== void 0)
            this.end = this.tag.read(this.rawText.end + 2);
          this.rawText = void 0;
          this.hidden = void 0;
          this.isInTemplate = this.#templates > 0;
          this.isInForeign = this.#foreign.depth > 0;
          this.isHtml = true;
          this.isInert = false;
          this.#isSpecial = this.isInTemplate || this.isInForeign || this.end < this.#noscriptEnd;
          return this.end;
        }
        #readStartTag(start) {
          const { tag: tag2 } = this;
          const end = tag2.read(start + 1);
          if (end < 0)
            return false;
          const element = tag2.lookUp(html_elements.gv);
          this.isEnd = false;
          this.element = element;
          this.start = start;
          this.end = end;
          if (this.#isSpecial || element?.isSpecial === true)
            this.#open(element, start, end);
          return true;
        }
        #open(element, start, end) {
          const { tag: tag2 } = this;
          this.isHtml = !this.isInForeign || this.#foreign.entersHtml(tag2, element);
          this.isInert = this.isInTemplate || start < this.#noscriptEnd;
          this.#isSpecial = true;
          if (!this.isHtml) {
            if (!tag2.isSelfClosing)
              this.#foreign.openForeign(tag2);
          } else if (element?.isRawText === true)
            this.rawText = { start: end, end: rawTextEnd(this.text, end, element.name) };
          else
            this.#openHtml(element, end);
        }
        #openHtml(element, end) {
          this.#foreign.openHtml(this.tag, element);
          const name = element?.name;
          if (name === "template")
            this.#templates++;
          if (name !== "noscript" || this.isInert)
            return;
          this.#noscriptEnd = rawTextEnd(this.text, end, "noscript");
          this.hidden = { start: end, end: this.#noscriptEnd };
          this.isInert = true;
        }
        #readEndTag(start) {
          const end = this.tag.read(start + 2);
          if (end < 0)
            return false;
          this.isEnd = true;
          this.element = void 0;
          this.start = start;
          this.end = end;
          if (this.#isSpecial)
            this.#close(start);
          return true;
        }
        #close(start) {
          const { name } = this.tag;
          this.isHtml = !this.isInForeign || this.#foreign.close(name);
          if (this.isInTemplate && this.isHtml && name === "template")
            this.#templates--;
          this.isInert = this.#templates > 0 || start < this.#noscriptEnd;
        }
      }
      function* htmlTokens(utf8) {
        const tokens = new HtmlTokenizer(utf8);
        while (tokens.next())
          if (!tokens.isEnd)
            yield tokens;
      }
    })
  ),
  /***/
  12417: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Q: () => (
          /* binding */
          markupAt
        ),
        /* harmony export */
        a: () => (
          /* binding */
          LESS
        )
        /* harmony export */
      });
      const [BANG, DASH, SLASH, QUESTION] = [33, 45, 47, 63];
      const LESS = 60;
      function markupAt(bytes, at) {
        const next = bytes[at + 1];
        if (isLetter(next))
          return "start";
        if (next === SLASH)
          return isLetter(bytes[at + 2]) ? "end" : "other";
        if (next === BANG)
          return bytes[at + 2] === DASH && bytes[at + 3] === DASH ? "comment" : "other";
        return next === QUESTION ? "other" : "text";
      }
      function isLetter(byte) {
        const lower = byte | 32;
        return lower >= 97 && lower <= 122;
      }
    })
  ),
  /***/
  12001: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        f: () => (
          /* binding */
          Names
        ),
        /* harmony export */
        y: () => (
          /* binding */
          hashName
        )
        /* harmony export */
      });
      const LOWER_CASE = Uint8Array.from({ length: 256 }, (_, byte) => byte >= 65 && byte <= 90 ? byte + 32 : byte);
      class Names {
        /** Entries by length and first letter. For most unknown names, no such entry exists. */
        #entries = new Array(1024).fill(void 0);
        constructor(names, valueOf) {
          for (const name of new Set(names)) {
            const key = keyOf(name.charCodeAt(0), name.length);
            this.#entries[key] = [...this.#entries[key] ?? [], { name, value: valueOf(name) }];
          }
        }
        find(bytes, start, end) {
          const entries = this.#entries[keyOf(bytes[start], end - start)];
          if (entries === void 0)
            return void 0;
          for (let i = 0; i < entries.length; i++) {
            const { name, value } = entries[i];
            if (isAt(bytes, start, name))
              return value;
          }
          return void 0;
        }
      }
      function hashName(bytes, start, end) {
        let hash = 2166136261;
        for (let at = start; at < end; at++)
          hash = Math.imul(hash ^ LOWER_CASE[bytes[at]], 16777619);
        return hash;
      }
      function keyOf(first, length) {
        return length << 5 | first & 31;
      }
      function isAt(bytes, start, name) {
        for (let i = 0; i < name.length; i++) {
          if (LOWER_CASE[bytes[start + i]] !== name.charCodeAt(i))
            return false;
        }
        return true;
      }
    })
  ),
  /***/
  63901: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        v: () => (
          /* binding */
          Tag
        )
        /* harmony export */
      });
      var _elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16656);
      var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12001);
      const [QUOTE, APOSTROPHE, DASH, SLASH, EQUALS, GREATER] = [34, 39, 45, 47, 61, 62];
      const MAX_COMPARED_VALUE = 16;
      const SPACES = bytesOf("	\n\f\r ");
      const NAME_ENDS = bytesOf("	\n\f\r />");
      const ATTRIBUTE_NAME_ENDS = bytesOf("	\n\f\r />=");
      class Tag {
        isSelfClosing = false;
        #nameStart = 0;
        #nameEnd = 0;
        /** A checksum of the attributes that are not relevant and not harmless. Their order does not change it. */
        otherAttributes = 0;
        /** Number of relevant attributes. The arrays contain their names and value positions. */
        #count = 0;
        #attributes = [];
        #starts = [];
        #ends = [];
        #bytes;
        #text;
        /** `text`: the bytes of the page as a string with one character per byte. */
        constructor(bytes, text) {
          this.#bytes = bytes;
          this.#text = text;
        }
        lookUp(names) {
          return names.find(this.#bytes, this.#nameStart, this.#nameEnd);
        }
        get name() {
          return this.#text.slice(this.#nameStart, this.#nameEnd).toLowerCase();
        }
        /** A number for the name, regardless of its case. */
        get nameHash() {
          return (0, _names_js__WEBPACK_IMPORTED_MODULE_1__.y)(this.#bytes, this.#nameStart, this.#nameEnd);
        }
        get isPlain() {
          return this.#count === 0;
        }
        /** Names of the relevant attributes, in lower case. */
        get attributes() {
          return this.#attributes.slice(0, this.#count);
        }
        has(attribute) {
          return this.#indexOf(attribute) >= 0;
        }
        /** Returns the undecoded value of an attribute, with one character per byte. A missing attribute is empty. */
        raw(attribute) {
          const i = this.#indexOf(attribute);
          return i < 0 ? "" : this.#text.slice(this.#starts[i], this.#ends[i]);
        }
        /** Returns the start of an attribute's value, or -1 if the attribute is missing. */
        startOf(attribute) {
          return this.#starts[this.#indexOf(attribute)] ?? -1;
        }
        /** Reads the tag whose name begins at `nameStart`. Returns the position after `>`, or -1 at the end of the page. */
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
          this.otherAttributes = 0;
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
              } else {
                while (i < end && bytes[i] !== GREATER && SPACES[bytes[i]] === 0)
                  i++;
                stop = i;
              }
            }
            const attribute = _elements_js__WEBPACK_IMPORTED_MODULE_0__.iw.find(bytes, attributeStart, attributeEnd);
            if (attribute !== void 0)
              this.#keep(attribute, start, stop);
            else
              this.#addOther(attributeStart, attributeEnd, start, stop);
          }
          return -1;
        }
        /** Adds an attribute to the checksum. A long value is left out: the page has it, and its characters can be encoded. */
        #addOther(nameStart, nameEnd, start, stop) {
          const bytes = this.#bytes;
          if (bytes[nameStart + 4] === DASH && this.#text.startsWith("data", nameStart))
            return;
          if (_elements_js__WEBPACK_IMPORTED_MODULE_0__.kY.find(bytes, nameStart, nameEnd) !== void 0)
            return;
          const length = stop - start;
          const isShort = length > 0 && length <= MAX_COMPARED_VALUE;
          const value = isShort ? length << 16 | bytes[start] << 8 | bytes[stop - 1] : 0;
          const name = nameEnd - nameStart << 5 | bytes[nameStart] & 31;
          this.otherAttributes = this.otherAttributes + Math.imul(value + name + 1, 2654435761) | 0;
        }
        /** Keeps only the first of several attributes with the same name. */
        #keep(attribute, start, end) {
          if (this.has(attribute))
            return;
          this.#attributes[this.#count] = attribute;
          this.#starts[this.#count] = start;
          this.#ends[this.#count] = end;
          this.#count++;
        }
        #indexOf(attribute) {
          const attributes = this.#attributes;
          const count = this.#count;
          for (let i = 0; i < count; i++)
            if (attributes[i] === attribute)
              return i;
          return -1;
        }
      }
      function bytesOf(characters) {
        const bytes = new Uint8Array(256);
        for (const character of characters)
          bytes[character.charCodeAt(0)] = 1;
        return bytes;
      }
    })
  ),
  /***/
  26518: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Y: () => (
          /* binding */
          DetailScanner
        ),
        /* harmony export */
        w: () => (
          /* binding */
          withoutSnippet
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44292);
      var _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87532);
      var _html_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12001);
      var _record_page_loads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44825);
      const [TAB, LINE_FEED, SPACE, LETTER_P] = [9, 10, 32, 112];
      const PRE = (0, _html_names_js__WEBPACK_IMPORTED_MODULE_2__.y)(Buffer.from("pre"), 0, 3);
      const MIN_DRAWING_SIZE = 64;
      const DRAWN = /^(?:[dr]|[xy][12]?|c[xy]|r[xy]|width|height|fill|fill-opacity|stroke|stroke-opacity|stroke-width|points|transform|opacity|display|visibility|viewbox)$/;
      const ATTRIBUTE = /[\s"']([a-z][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/gi;
      class DetailScanner {
        /** Number of open `pre` elements, and their text. */
        #depth = 0;
        #text = "";
        #spacing = [];
        #drawing;
        #drawings = [];
        #sources = [];
        #root = [];
        #target;
        get isPreformatted() {
          return this.#depth > 0;
        }
        startTag(token) {
          if (token.isInert)
            return;
          const { tag, element } = token;
          if (!token.isHtml) {
            if (this.#drawing !== void 0)
              this.#drawing.push(drawn(tag.name, sourceOf(token)));
            return;
          }
          if (element === void 0) {
            if ((token.bytes[token.start + 1] | 32) === LETTER_P && tag.nameHash === PRE)
              this.#depth++;
            return;
          }
          const { name } = element;
          if (name === "svg")
            this.#beginDrawing(token);
          else if (name === "source")
            this.#sources.push(digestOf(`${mediaOf(tag.raw("media"))} ${tag.raw("type")}`));
          else if (name === "html" || name === "body")
            this.#addRoot(name, sourceOf(token));
          else if (name === "base")
            this.#target ??= attributesOf(sourceOf(token)).get("target");
          else if (name === "textarea" && token.rawText !== void 0)
            this.#addSpacing(token.text.slice(token.rawText.start, token.rawText.end));
        }
        endTag({ tag }) {
          if (this.#depth === 0 || tag.nameHash !== PRE || --this.#depth > 0)
            return;
          this.#addSpacing(this.#text);
          this.#text = "";
        }
        /** Adds text inside a `pre` element. */
        addText(text) {
          this.#text += text;
        }
        #addRoot(name, source) {
          const classes = (0, _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_4__.Es)(attributesOf(source).get("class") ?? "").split(/\s+/);
          for (const each of classes)
            if (each !== "")
              this.#root.push(`${name}.${each}`);
        }
        #addSpacing(text) {
          const spacing = spacingOf(text);
          if (spacing !== "")
            this.#spacing.push(digestOf(spacing));
        }
        #beginDrawing(token) {
          this.#endDrawing();
          const attributes = attributesOf(sourceOf(token));
          const [, , width, height] = (attributes.get("viewbox") ?? "").split(/[\s,]+/);
          const isLarge = [attributes.get("width") ?? width, attributes.get("height") ?? height].every((side) => side !== void 0 && Number.parseFloat(side) > MIN_DRAWING_SIZE);
          this.#drawing = isLarge ? [drawn("svg", sourceOf(token))] : void 0;
        }
        #endDrawing() {
          if (this.#drawing !== void 0)
            this.#drawings.push(digestOf(this.#drawing.join(" ")));
          this.#drawing = void 0;
        }
        /** Returns what was collected, and begins the next page. `unclosed`: number of elements without an end tag. */
        finish(utf8, text, unclosed) {
          this.#endDrawing();
          const listed = (digests) => digests.slice(0, _record_page_loads_js__WEBPACK_IMPORTED_MODULE_3__.Bl).join("");
          return {
            spacing: listed(this.#spacing),
            drawings: listed(this.#drawings),
            sources: listed(this.#sources),
            // Always written: without this field, the list is from a release that does not have the fields above.
            root: digestOf([...new Set(this.#root)].sort().join(" ")),
            target: this.#target ?? "",
            unclosed: numberText(unclosed),
            snippets: mentionsNoSnippet(text) ? numberText(withoutSnippet(utf8).length) : ""
          };
        }
      }
      function mentionsNoSnippet(text) {
        return text.includes("-nosnippet") && text.includes("data-nosnippet");
      }
      function withoutSnippet(utf8) {
        const found = [];
        const text = utf8.toString("latin1");
        for (const { isInert, start, end } of (0, _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_1__._)(utf8))
          if (!isInert && attributesOf(text.slice(start, end)).has("data-nosnippet"))
            found.push(start);
        return found;
      }
      function spacingOf(text) {
        const lines = withLineBreaks(text).split("\n").map((line) => line.trimEnd());
        if (lines.length > 1 && lines[0] === "")
          lines.shift();
        const shown = lines.join("\n").trimEnd();
        let spacing = "";
        let isInWord = false;
        for (let at = 0; at < shown.length; at++) {
          const code = shown.charCodeAt(at);
          if (!isBlank(code)) {
            if (!isInWord)
              spacing += ".";
            isInWord = true;
          } else if (code !== SPACE || at > 0 && !isInWord || isBlank(shown.charCodeAt(at + 1))) {
            spacing += shown[at];
            isInWord = false;
          }
        }
        return spacing === "." ? "" : spacing;
      }
      function isBlank(code) {
        return code === SPACE || code === LINE_FEED || code === TAB;
      }
      function withLineBreaks(text) {
        const decoded = text.includes("&#") ? text.replace(/&#(?:0{0,5}(9|10|13)|x0{0,5}([9ad]));/gi, (_, decimal, hex) => String.fromCharCode(decimal === void 0 ? parseInt(hex ?? "", 16) : Number(decimal))) : text;
        return /[\r\f]/.test(decoded) ? decoded.replace(/\r\n?|\f/g, "\n") : decoded;
      }
      function drawn(name, source) {
        const values = [...attributesOf(source)].filter(([attribute, value]) => DRAWN.test(attribute) && value !== "" && !value.includes("&"));
        return [
          name,
          ...values.map(([attribute, value]) => `${attribute}=${value.replace(/\s+/g, "")}`).sort()
        ].join(" ");
      }
      function attributesOf(source) {
        const found = /* @__PURE__ */ new Map();
        for (const [, name = "", double, single, plain = ""] of source.matchAll(ATTRIBUTE)) {
          const attribute = name.toLowerCase();
          if (!found.has(attribute))
            found.set(attribute, double ?? single ?? plain);
        }
        return found;
      }
      function sourceOf({ text, start, end }) {
        return text.slice(start, end);
      }
      function mediaOf(media) {
        return (0, _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_4__.Es)(media).toLowerCase().replace(/\s+/g, "");
      }
      function numberText(count) {
        return count === 0 ? "" : String(count);
      }
      function digestOf(text) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", text).slice(0, _record_page_loads_js__WEBPACK_IMPORTED_MODULE_3__.Lp);
      }
    })
  ),
  /***/
  27241: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        e: () => (
          /* binding */
          ContentDigest
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      const [SPACE, LESS] = [32, 60];
      const TARGET_MARK = 1;
      const DIGEST_LENGTH = 32;
      const INSECURE = `${String.fromCharCode(TARGET_MARK)}http://`;
      const BUFFER_BYTES = 256 * 1024;
      const IS_SPACE = new Uint8Array(256);
      for (const space of "	\n\f\r ")
        IS_SPACE[space.charCodeAt(0)] = 1;
      const WRITTEN = IS_SPACE.map((isSpace, byte) => isSpace === 1 ? SPACE : byte);
      class ContentDigest {
        /** The buffer is reused for all pages. */
        #bytes = Buffer.allocUnsafe(BUFFER_BYTES);
        #length = 0;
        /** Start of the text after the last tag. */
        #textStart = 0;
        /** 1 if the next white space is dropped: after white space, and at the start of a text. */
        #afterSpace = 1;
        #tagEndsWord;
        /** With `tagEndsWord`, a tag separates words in the text. Digests do not use this option. */
        constructor({ tagEndsWord = false } = {}) {
          this.#tagEndsWord = tagEndsWord;
        }
        /** Adds text up to the next `<` or `end`, and returns the position where the text ends. */
        addText(bytes, from, end) {
          this.#reserve(end - from + 1);
          const content = this.#bytes;
          let length = this.#length;
          let afterSpace = this.#afterSpace;
          let i = from;
          while (i < end) {
            const byte = bytes[i];
            if (byte === LESS)
              break;
            const isSpace = IS_SPACE[byte];
            content[length] = WRITTEN[byte];
            length += 1 - (isSpace & afterSpace);
            afterSpace = isSpace;
            i++;
          }
          this.#length = length;
          this.#afterSpace = afterSpace;
          return i;
        }
        /** Adds text in which `<` has no special meaning. */
        addRawText(bytes, from, end) {
          for (let i = this.addText(bytes, from, end); i < end; i = this.addText(bytes, i + 1, end)) {
            this.#bytes[this.#length++] = LESS;
            this.#afterSpace = 0;
          }
        }
        /** Ends the text at a tag. White space before and after the tag is removed. */
        endText() {
          if (this.#afterSpace === 1 && this.#length > this.#textStart)
            this.#length--;
          if (this.#tagEndsWord) {
            this.#reserve(1);
            this.#bytes[this.#length++] = SPACE;
          }
          this.#textStart = this.#length;
          this.#afterSpace = 1;
        }
        addTarget(target) {
          this.#reserve(2 + 3 * target.length);
          this.#bytes[this.#length++] = TARGET_MARK;
          this.#length += this.#bytes.write(target, this.#length);
          this.#bytes[this.#length++] = TARGET_MARK;
          this.#textStart = this.#length;
        }
        /** Returns the text since the last digest, and the targets of links and images separately. */
        parts() {
          const parts = this.#bytes.toString("utf8", 0, this.#length).split(String.fromCharCode(TARGET_MARK));
          return {
            text: parts.filter((_, at) => at % 2 === 0).join(" "),
            targets: parts.filter((_, at) => at % 2 === 1)
          };
        }
        /** Returns the digest that the content has with https in all links and images; undefined if it is the same digest. */
        securedDigest() {
          this.endText();
          const content = this.#bytes.subarray(0, this.#length);
          if (!content.includes(INSECURE))
            return void 0;
          const secured = content.toString("latin1").replaceAll(INSECURE, INSECURE.replace("http", "https"));
          return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", Buffer.from(secured, "latin1")).slice(0, DIGEST_LENGTH);
        }
        /** Returns a digest of the content since the last call. */
        digest() {
          this.endText();
          const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", this.#bytes.subarray(0, this.#length)).slice(0, DIGEST_LENGTH);
          if (this.#bytes.length > BUFFER_BYTES)
            this.#bytes = Buffer.allocUnsafe(BUFFER_BYTES);
          this.#length = 0;
          this.#textStart = 0;
          return digest;
        }
        #reserve(bytes) {
          const needed = this.#length + bytes;
          if (needed <= this.#bytes.length)
            return;
          const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#bytes.length));
          this.#bytes.copy(larger, 0, 0, this.#length);
          this.#bytes = larger;
        }
      }
    })
  ),
  /***/
  91794: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Cj: () => (
          /* binding */
          outlineText
        ),
        /* harmony export */
        KF: () => (
          /* binding */
          combinedDigest
        ),
        /* harmony export */
        b0: () => (
          /* binding */
          PART_DIGITS
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      const PART_DIGITS = 6;
      const MAX_LISTED = 50;
      function outlineText(levels) {
        return levels.map(({ own, before, after }) => `${own}${listText(before)}.${listText(after)}`).join("/").replace(/\.(?=\/|$)/g, "");
      }
      function listText(parts) {
        if (parts.length <= MAX_LISTED)
          return parts.map(({ digest }) => digest).join("");
        return `${parts.length}-${combinedDigest(parts)}`;
      }
      function combinedDigest(parts) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", parts.map(({ digest }) => digest).join("")).slice(0, PART_DIGITS);
      }
    })
  ),
  /***/
  44825: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Cl: () => (
          /* binding */
          DEFERRED
        ),
        Lp: () => (
          /* binding */
          ITEM_DIGITS
        ),
        Bl: () => (
          /* binding */
          page_loads_MAX_LISTED
        ),
        hX: () => (
          /* binding */
          PageLoads
        ),
        r2: () => (
          /* binding */
          RELOAD_LOOP
        ),
        tP: () => (
          /* binding */
          addressDigest
        ),
        Xz: () => (
          /* binding */
          canonicalDigest
        ),
        V4: () => (
          /* binding */
          digestsIn
        ),
        UQ: () => (
          /* binding */
          limitsIn
        ),
        Se: () => (
          /* binding */
          listedItems
        ),
        z0: () => (
          /* binding */
          refusalsIn
        ),
        _G: () => (
          /* binding */
          useDigest
        )
      });
      var external_node_crypto_ = __webpack_require__(77598);
      var external_node_zlib_ = __webpack_require__(38522);
      var content = __webpack_require__(27241);
      var content_policy = __webpack_require__(937);
      ;
      const DESCRIPTION = /^(?:description|keywords|author|viewport|og:[\w:-]{1,50}|twitter:[\w:-]{1,50})$/;
      const MAX_LISTED = 1e3;
      const DIGEST_DIGITS = 6;
      class Descriptions {
        #contents = [];
        add(name, content2) {
          if (!DESCRIPTION.test(name) || this.#contents.length >= MAX_LISTED)
            return;
          this.#contents.push([name, content2.replace(/\s+/g, " ").trim()]);
        }
        /** Returns a digest that minified pages do not change. Empty without descriptions. */
        digest() {
          return digestOf(this.#contents, (name, text) => name === "viewport" ? viewportOf(text) : text.replace(/ ?, ?/g, ","));
        }
        /** Returns the digest that earlier releases compare. Minified pages change it. */
        exactDigest() {
          return digestOf(this.#contents, (_, text) => text);
        }
        /** Returns what `exactDigest` returns for the page before a minifier has rewritten its viewport. */
        digestsBeforeMinifier() {
          const forms = [", ", ","].flatMap((separator) => [
            (text) => viewportWith(text, separator),
            (text) => viewportWith(text, separator).replace(/=(\d)(?![\d.])/g, "=$1.0")
          ]);
          return forms.map((form) => digestOf(this.#contents, (name, text) => name === "viewport" ? form(text) : text));
        }
        clear() {
          this.#contents = [];
        }
      }
      function digestOf(contents, form) {
        if (contents.length === 0)
          return "";
        const lines = new Set(contents.map(([name, text]) => `${name}=${form(name, text)}`));
        return (0, external_node_crypto_.hash)("sha256", `head ${[...lines].sort().join("\n")}`).slice(0, DIGEST_DIGITS);
      }
      function viewportWith(text, separator) {
        return text.replace(/ ?, ?/g, separator);
      }
      function viewportOf(content2) {
        const settings = content2.toLowerCase().replace(/ ?= ?/g, "=").split(/[\s,;]+/).map((setting) => setting.replace(/(?<==)(\d{1,9})\.0{1,9}$/, "$1"));
        return [...new Set(settings)].filter((setting) => setting !== "").sort().join();
      }
      var outline = __webpack_require__(91794);
      var reference_table = __webpack_require__(22320);
      var sheet_rules = __webpack_require__(37937);
      ;
      const ITEM_DIGITS = 6;
      const HIDDEN_DIGITS = 16;
      const page_loads_MAX_LISTED = 1e3;
      const MAX_KNOWN = 1e4;
      const MAX_BASE = 500;
      const MAX_CANONICAL = 10;
      const REFUSAL = /^no[a-z]{1,30}$/;
      const CRAWLERS = /* @__PURE__ */ new Map([
        ["robots", ""],
        ["googlebot", "googlebot:"],
        ["bingbot", "bingbot:"],
        ["msnbot", "bingbot:"]
      ]);
      const RELOAD_LOOP = "itself, all the time";
      const DEFERRED = "deferred";
      const ROCKET_LOADER = /\/rocket-loader(?:\.min)?\.js/;
      class PageLoads {
        /** The buffer is reused for all pages. */
        #text = new content.e();
        /** Digests of addresses, because pages of a site load the same files. */
        #known = /* @__PURE__ */ new Map();
        #maxListed;
        #items = { scripts: /* @__PURE__ */ new Set(), styles: /* @__PURE__ */ new Set() };
        /** Items that browsers use only in some cases, and items that browsers always use. */
        #uses = { conditional: /* @__PURE__ */ new Set(), always: /* @__PURE__ */ new Set() };
        #canonical = /* @__PURE__ */ new Set();
        #refresh = "";
        #hidden = "";
        #blocked = /* @__PURE__ */ new Set();
        #robots = /* @__PURE__ */ new Set();
        #noscript = "";
        #base;
        #special = [];
        #usual = /* @__PURE__ */ new Set();
        #rules;
        #descriptions = new Descriptions();
        #hasRocketLoader = false;
        #hasDeferredData = false;
        /** The items of the last page that browsers do not also use in the usual way. */
        unusual = [];
        /** What `head` can have been before a minifier rewrote the last served page. */
        earlierHeads = [];
        /** The style elements of a served page. */
        sheets = [];
        /** The elements of the page that is being read. */
        levels = [];
        details = {};
        #data = { crc: 0, size: 0 };
        /** Without `isComplete`, lists the first items only. */
        constructor({ isComplete = false } = {}) {
          this.#maxListed = isComplete ? Infinity : page_loads_MAX_LISTED;
          this.#rules = new sheet_rules.$m(this.#maxListed);
        }
        /** `use`: how browsers use the file, if not on every screen or as a script that they run. */
        addAddress(kind, address, { isConditional = false, use = "" } = {}) {
          if (kind === "scripts" && ROCKET_LOADER.test(address))
            this.#hasRocketLoader = true;
          const known = this.#known.get(address);
          if (this.#known.size >= MAX_KNOWN)
            this.#known.clear();
          const digest = known ?? addressDigest(address);
          if (known === void 0)
            this.#known.set((0, reference_table.p)(address), digest);
          this.#add(kind, digest, { isConditional, use });
        }
        /** Adds the text of a script or style sheet. A minified page has other white space, so white space is collapsed. */
        addText(kind, bytes, { start, end }, use = {}) {
          if (start === end)
            return;
          this.#text.addRawText(bytes, start, end);
          const textDigest = this.#text.digest();
          const digest = textDigest.slice(0, ITEM_DIGITS);
          this.#add(kind, digest, use);
          if (kind !== "styles")
            return;
          if (this.#maxListed === Infinity)
            this.sheets.push({ digest, use: use.use ?? "", start, end });
          this.#rules.add(digest, textDigest, bytes.subarray(start, end));
        }
        #add(kind, digest, { isConditional = false, use = "" }) {
          this.#items[kind].add(digest);
          this.#uses[isConditional ? "conditional" : "always"].add(digest);
          if (use !== "")
            this.#special.push({ digest, use: (0, reference_table.p)(use) });
          else
            this.#usual.add(digest);
        }
        addDescription(name, content2) {
          this.#descriptions.add(name, content2);
        }
        addCanonical(address) {
          this.#canonical.add(canonicalDigest(address));
        }
        setRefresh(url = "") {
          if (this.#refresh === "")
            this.#refresh = (0, reference_table.p)(url.trim().slice(0, MAX_BASE));
        }
        /** The page is hidden by an attribute or a style sheet. A script may show it later. */
        setHidden() {
          this.#hidden = "page";
        }
        addPolicy(policy) {
          for (const blocked of (0, content_policy.W)(policy))
            this.#blocked.add(blocked);
        }
        /**
         * Adds a part of the data with which the client of the site renders the page. Data can be most of a page: a checksum
         * and the size find what is missing or changed, and take a tenth of the time of a digest.
         */
        addData(bytes, { start, end }, use = "") {
          if (use.startsWith(DEFERRED))
            this.#hasDeferredData = true;
          const { crc, size } = this.#data;
          this.#data = { crc: (0, external_node_zlib_.crc32)(bytes.subarray(start, end), crc), size: size + end - start };
        }
        /** Adds text that browsers do not show. */
        addHidden(text) {
          const words = text.replace(/<[^<>]*>/g, " ").replace(/\s+/g, " ").trim();
          if (words !== "")
            this.#noscript = (0, external_node_crypto_.hash)("sha256", `${this.#noscript} ${words}`).slice(0, HIDDEN_DIGITS);
        }
        setBase(base) {
          this.#base ??= (0, reference_table.p)(base.trim().slice(0, MAX_BASE));
        }
        addRobots(name, content2) {
          const crawler = CRAWLERS.get(name);
          if (crawler === void 0)
            return;
          for (const rule of [...refusalsIn(content2), ...limitsIn(content2)])
            this.#robots.add(crawler + rule);
        }
        #actualUse(use) {
          return this.#hasRocketLoader && use.startsWith(DEFERRED) ? use.slice(DEFERRED.length).trim() : use;
        }
        /** Returns what was collected since the last call. */
        finish() {
          const { scripts, styles } = this.#items;
          const uses = this.#special.map(({ digest, use }) => ({ digest, use: this.#actualUse(use) }));
          const special = uses.filter(({ use }) => use !== "");
          const usual = /* @__PURE__ */ new Set([
            ...this.#usual,
            ...uses.filter(({ use }) => use === "").map(({ digest }) => digest)
          ]);
          const lacksData = this.#hasDeferredData && !this.#hasRocketLoader;
          const listed = (items) => [...items].slice(0, this.#maxListed).join("");
          const all = {
            scripts: listed(scripts),
            styles: listed(styles),
            data: this.#data.size === 0 || lacksData ? "" : `${this.#data.crc.toString(16)}-${this.#data.size}`,
            base: this.#base,
            // Always written: without this field, the list is from a release that does not have the fields below.
            canonical: [...this.#canonical].slice(0, MAX_CANONICAL).sort().join(""),
            conditional: listed(withoutItems(this.#uses.conditional, this.#uses.always)),
            refresh: this.#refresh,
            hidden: this.#hidden,
            blocked: [...this.#blocked].sort().join(", "),
            robots: [...this.#robots].sort().join(" "),
            noscript: this.#noscript,
            outline: (0, outline.Cj)(this.levels),
            uses: listed(new Set(special.map(({ digest, use }) => useDigest(digest, use)))),
            // Earlier releases compare this field, which minified pages change.
            head: this.#descriptions.exactDigest(),
            description: this.#descriptions.digest(),
            rules: this.#rules.finish(),
            ...this.details
          };
          this.unusual = special.filter(({ digest }) => !usual.has(digest));
          this.levels = [];
          this.details = {};
          this.#special = [];
          this.#usual = /* @__PURE__ */ new Set();
          this.earlierHeads = this.#maxListed === Infinity ? this.#descriptions.digestsBeforeMinifier() : [];
          this.#descriptions.clear();
          this.#hasRocketLoader = false;
          this.#hasDeferredData = false;
          this.#items = { scripts: /* @__PURE__ */ new Set(), styles: /* @__PURE__ */ new Set() };
          this.#uses = { conditional: /* @__PURE__ */ new Set(), always: /* @__PURE__ */ new Set() };
          this.#canonical = /* @__PURE__ */ new Set();
          this.#refresh = "";
          this.#hidden = "";
          this.#blocked = /* @__PURE__ */ new Set();
          this.#robots = /* @__PURE__ */ new Set();
          this.#noscript = "";
          this.#base = void 0;
          this.#data = { crc: 0, size: 0 };
          return Object.fromEntries(Object.entries(all).filter(([name, text]) => name === "canonical" || text !== (name === "base" ? void 0 : "")));
        }
      }
      function withoutItems(items, others) {
        return new Set([...items].filter((item) => !others.has(item)));
      }
      function addressDigest(address) {
        return (0, external_node_crypto_.hash)("sha256", `address ${address.trim()}`).slice(0, ITEM_DIGITS);
      }
      function canonicalDigest(address) {
        return (0, external_node_crypto_.hash)("sha256", `canonical ${address.trim()}`).slice(0, HIDDEN_DIGITS);
      }
      const SEPARATORS = /[\s,;]+/;
      function refusalsIn(directives) {
        return directives.toLowerCase().split(SEPARATORS).flatMap((rule) => rule === "none" ? ["noindex", "nofollow"] : REFUSAL.test(rule) ? [rule] : []);
      }
      function limitsIn(directives) {
        const text = directives.toLowerCase();
        const [, date] = /unavailable_after\s*:\s*([^;]{1,60})/.exec(text) ?? [];
        return [
          .../max-snippet\s*:\s*0(?!\d)/.test(text) ? ["max-snippet:0"] : [],
          ...date === void 0 ? [] : [`unavailable_after:${date.trim().replace(/\s+/g, "_")}`]
        ];
      }
      function useDigest(digest, use) {
        return (0, external_node_crypto_.hash)("sha256", `${digest} ${use}`).slice(0, ITEM_DIGITS);
      }
      function listedItems(digests = "") {
        return new Set(digestsIn(digests));
      }
      function digestsIn(digests) {
        return digests.match(new RegExp(`.{${ITEM_DIGITS}}`, "g")) ?? [];
      }
    })
  ),
  /***/
  22320: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        a: () => (
          /* binding */
          ReferenceTable
        ),
        /* harmony export */
        p: () => (
          /* binding */
          copied
        )
        /* harmony export */
      });
      var _site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99004);
      const KINDS = [
        /** A link that readers follow. */
        "link",
        /** A link that is not visible content: a form, a refresh, or `link rel="next"`. */
        "otherLink",
        "canonical",
        /** An image, or a sound or video file. */
        "media",
        "frame",
        /** A script, style sheet or font, or a file that a style sheet loads. */
        "resource",
        /** The image that other sites show beside a link to the page. */
        "preview",
        "sitemap",
        /** A link to an id that should be in the same page, but is missing. The value is the fragment. */
        "ownAnchor"
      ];
      class ReferenceTable {
        values = [];
        kinds = [];
        #targets = [];
        #numbers = Object.fromEntries(KINDS.map((kind) => [kind, /* @__PURE__ */ new Map()]));
        numberOf(kind, value) {
          const known = this.#numbers[kind].get(value);
          if (known !== void 0)
            return known;
          const copy = copied(value);
          const number = this.values.push(copy) - 1;
          this.kinds.push(kind);
          this.#numbers[kind].set(copy, number);
          return number;
        }
        /** Returns the target of a reference without the build hash, so that a new build does not change the content. */
        targetOf(number) {
          return this.#targets[number] ??= (0, _site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__.withoutBuildHash)(this.values[number]);
        }
      }
      function copied(text) {
        return Buffer.from(text).toString();
      }
    })
  ),
  /***/
  37937: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        $m: () => (
          /* binding */
          SheetRules
        ),
        G8: () => (
          /* binding */
          rulesDigest
        ),
        b9: () => (
          /* binding */
          textsByRules
        )
      });
      var external_node_crypto_ = __webpack_require__(77598);
      ;
      const COLORS = {
        aqua: "#0ff",
        black: "#000",
        blue: "#00f",
        cyan: "#0ff",
        fuchsia: "#f0f",
        gray: "#808080",
        green: "#008000",
        grey: "#808080",
        lime: "#0f0",
        magenta: "#f0f",
        maroon: "#800000",
        navy: "#000080",
        olive: "#808000",
        orange: "#ffa500",
        purple: "#800080",
        red: "#f00",
        silver: "#c0c0c0",
        teal: "#008080",
        transparent: "#0000",
        white: "#fff",
        yellow: "#ff0"
      };
      const COLOR_NAME = new RegExp(`(?<![\\w#.-])(?:${Object.keys(COLORS).join("|")})(?![\\w(.-])`, "gi");
      const HAS_COLOR = /color|background|border|outline|shadow|fill|stroke/;
      const BOX = /^(?:margin|padding|inset|border-(?:color|radius|style|width)|scroll-(?:margin|padding))$/;
      const WITHOUT = /^(?:border(?:-(?:top|right|bottom|left))?|outline)$/;
      function minifiedDeclaration(text) {
        const colon = text.indexOf(":");
        if (colon < 0)
          return text;
        const name = text.slice(0, colon).trim();
        const value = shortValue(text.slice(colon + 1).trim());
        if (name.startsWith("--"))
          return `${name}:${value}`;
        const property = name.toLowerCase();
        return `${property}:${minified_declaration_valueOf(property, value)}`;
      }
      function shortValue(value) {
        return value.replace(/ ?([,/!]) ?/g, "$1").replace(/\( /g, "(").replace(/ ?(\)) ?(?![-+])/g, "$1").replace(/#[\da-f]{3,8}(?![\w-])/gi, (color) => color.toLowerCase()).replace(/#(?:([\da-f])\1)(?:([\da-f])\2)(?:([\da-f])\3)(?:([\da-f])\4)?(?![\w-])/g, "#$1$2$3$4").replace(/(?<![\w.#-])(-?)0+(?=\.\d)/g, "$1").replace(/(?<![\w#-])(-?\d{0,9}\.\d{0,9}?)0{1,9}(?!\d)/g, (_, digits) => digits.replace(/\.$/, "")).replace(/(?<![\w.#])-?0(?:px|r?em|p[tc]|in|cm|mm|ex|ch|v(?:h|w|min|max))(?![\w%])/gi, "0");
      }
      function minified_declaration_valueOf(property, value) {
        const colored = HAS_COLOR.test(property) ? value.replace(COLOR_NAME, (color) => COLORS[color.toLowerCase()] ?? color) : value;
        if (property === "font-weight")
          return colored.replace(/^bold(?!e)/i, "700").replace(/^normal(?=!|$)/i, "400");
        if (WITHOUT.test(property))
          return colored.replace(/^none(?=!|$)/i, "0");
        if (property === "background")
          return colored.replace(/^none(?=!|$)/i, "0 0");
        return BOX.test(property) && !colored.includes("(") && !colored.includes("/") ? shortBox(colored) : colored;
      }
      function shortBox(value) {
        const [sides = "", ...more] = value.split("!");
        const [top, right, bottom, left] = sides.split(" ");
        const list = [top, right, bottom, left].slice(0, sides.split(" ").length);
        if (list.length === 4 && left === right)
          list.pop();
        if (list.length === 3 && list[2] === list[0])
          list.pop();
        if (list.length === 2 && list[1] === list[0])
          list.pop();
        return [list.join(" "), ...more].join("!");
      }
      ;
      const MAX_CSS = 5e5;
      const KEPT_SPACE = "";
      const TOKEN = /\/\*[^]*?(?:\*\/|$)|"[^"\\\n]*(?:\\[^][^"\\\n]*)*"?|'[^'\\\n]*(?:\\[^][^'\\\n]*)*'?|\\[^]|\burl\(|[{};]/gi;
      const NEEDS_NO_QUOTES = /^[\w./:#?=&%~@+ -]+$/;
      function minifiedCss(css) {
        if (css.length > MAX_CSS)
          return css;
        const rules = [];
        let part = "";
        let from = 0;
        let hasEnds = true;
        const token = new RegExp(TOKEN);
        for (let found = token.exec(css); found !== null; found = token.exec(css)) {
          const [text] = found;
          part += css.slice(from, found.index);
          from = token.lastIndex;
          if ("{};".includes(text)) {
            addPart(rules, part, text);
            part = "";
          } else if (!/^url\(/i.test(text))
            part += shortToken(text, part.endsWith("url("));
          else {
            const isQuoted = /^\s*["']/.test(css.slice(from, from + 20));
            const end = hasEnds && !isQuoted ? css.indexOf(")", from) : -1;
            if (!isQuoted)
              hasEnds = end >= 0;
            part += `url(${end < 0 ? "" : css.slice(from, end).trim().replace(/\s/g, KEPT_SPACE)}`;
            from = Math.max(from, end);
            token.lastIndex = from;
          }
        }
        addPart(rules, part + css.slice(from), "}");
        return rules.join("");
      }
      function shortToken(token, isAddress) {
        if (token.startsWith("/*"))
          return " ";
        const [quote = ""] = token;
        if (quote === "\\")
          return token;
        const isClosed = token.length > 1 && token.endsWith(quote);
        const text = token.slice(1, isClosed ? -1 : void 0);
        const kept = text.replace(/\s/g, KEPT_SPACE);
        return (isAddress ? /^[^"'()\\]+$/ : NEEDS_NO_QUOTES).test(text) ? kept : `"${kept}"`;
      }
      function addPart(rules, part, mark) {
        const text = part.replace(/\s+/g, " ").trim();
        if (mark === "{") {
          rules.push(`${text.startsWith("@") ? shortAtRule(text) : shortSelectors(text)}{`);
          return;
        }
        if (text.startsWith("@")) {
          if (!/^@charset\b/i.test(text))
            rules.push(`${shortAtRule(text)};`);
        } else if (text !== "")
          rules.push(`${minifiedDeclaration(text)};`);
        if (mark !== "}")
          return;
        const last = rules.at(-1) ?? "";
        if (last.endsWith("{") && !last.startsWith("@"))
          rules.pop();
        else
          rules.push("}");
      }
      function shortAtRule(text) {
        return text.replace(/^@import url\(([^()]*)\)/i, "@import $1").replace(/ ?([:,<>=]) ?/g, "$1").replace(/\( /g, "(").replace(/ \)/g, ")").replace(/^(@[\w-]+) \(/, "$1(");
      }
      function shortSelectors(text) {
        const short = text.replace(/ ?([,>~+=]) ?/g, "$1").replace(/([([]) /g, "$1").replace(/ ([)\]])/g, "$1").replace(/::(?=(?:before|after|first-l(?:ine|etter))\b)/gi, ":").replace(/\*(?=[.:#[])/g, "");
        if (short === "from")
          return "0%";
        if (short === "to")
          return "100%";
        return short.includes("(") ? short : [...new Set(short.split(","))].sort().join(",");
      }
      ;
      const RULES_DIGITS = 6;
      const MAX_KNOWN = 1e4;
      class SheetRules {
        #maxListed;
        /** Digests of rules by the digest of the text, because the pages of a site have the same style sheets. */
        #known = /* @__PURE__ */ new Map();
        #rules = /* @__PURE__ */ new Map();
        constructor(maxListed) {
          this.#maxListed = maxListed;
        }
        /** `digest`: what a manifest lists of the text. */
        add(digest, textDigest, css) {
          if (this.#rules.size >= this.#maxListed)
            return;
          const known = this.#known.get(textDigest);
          const rules = known ?? rulesDigest(css);
          if (this.#known.size >= MAX_KNOWN)
            this.#known.clear();
          if (known === void 0)
            this.#known.set(textDigest, rules);
          this.#rules.set(digest, rules);
        }
        /** Returns the text for a manifest since the last call: the digests of each text and of its rules. */
        finish() {
          const text = [...this.#rules].map((pair) => pair.join("")).join("");
          this.#rules.clear();
          return text;
        }
      }
      function rulesDigest(css) {
        return (0, external_node_crypto_.hash)("sha256", minifiedCss(css.toString())).slice(0, RULES_DIGITS);
      }
      function textsByRules(text = "") {
        const pairs = text.match(new RegExp(`.{${2 * RULES_DIGITS}}`, "g")) ?? [];
        return new Map(pairs.map((pair) => [pair.slice(RULES_DIGITS), pair.slice(0, RULES_DIGITS)]));
      }
    })
  ),
  /***/
  937: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        W: () => (
          /* binding */
          blockedByPolicy
        )
        /* harmony export */
      });
      const ALLOWS_INLINE = /^'(?:unsafe-inline'|nonce-|sha\d+-|strict-dynamic')/i;
      function blockedByPolicy(policies) {
        const blocked = /* @__PURE__ */ new Set();
        for (const policy of policies.slice(0, MAX_POLICY).split(",")) {
          const directives = /* @__PURE__ */ new Map();
          for (const directive of policy.split(";")) {
            const [name = "", ...sources] = directive.trim().toLowerCase().split(/\s+/);
            if (!directives.has(name))
              directives.set(name, sources);
          }
          const sourcesOf = (...names) => names.map((name) => directives.get(name)).find((found) => found);
          const scripts = sourcesOf("script-src-elem", "script-src", "default-src");
          if (directives.get("sandbox")?.includes("allow-scripts") === false)
            blocked.add("scripts");
          if (allowsNothing(scripts))
            blocked.add("scripts");
          else if (scripts?.some((source) => ALLOWS_INLINE.test(source)) === false)
            blocked.add("inline scripts");
          if (allowsNothing(sourcesOf("style-src-elem", "style-src", "default-src")))
            blocked.add("style sheets");
        }
        return [...blocked];
      }
      const MAX_POLICY = 1e4;
      function allowsNothing(sources) {
        return sources?.every((source) => source === "'none'") === true;
      }
    })
  ),
  /***/
  4756: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Le: () => (
          /* binding */
          refusalDigest
        ),
        /* harmony export */
        NH: () => (
          /* binding */
          describeRules
        ),
        /* harmony export */
        U8: () => (
          /* binding */
          sitemapsIn
        ),
        /* harmony export */
        xF: () => (
          /* binding */
          robotsRules
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      const CRAWLERS = ["*", "googlebot", "bingbot"];
      const MAX_TEXT = 5e5;
      const DIGEST_DIGITS = 32;
      const HOST_PATH = /^\/(?:cdn-cgi|\.netlify|_vercel)(?:[/*$]|$)/;
      function robotsRules(text, { skipsHostPaths = false } = {}) {
        const groups = /* @__PURE__ */ new Map();
        let agents = [];
        let isInRules = false;
        for (const line of text.slice(0, MAX_TEXT).split(/[\r\n]+/)) {
          const { field, value } = fieldIn(line);
          if (field === "user-agent") {
            if (isInRules)
              agents = [];
            isInRules = false;
            const agent = agentIn(value);
            agents.push(agent);
            if (!groups.has(agent))
              groups.set(agent, /* @__PURE__ */ new Set());
          } else if (field === "allow" || field === "disallow") {
            isInRules = true;
            const path = skipsHostPaths && HOST_PATH.test(value) ? "" : value;
            if (path !== "")
              for (const agent of agents)
                groups.get(agent)?.add(`${field} ${path}`);
          }
        }
        const rulesOf = (...agents2) => {
          const rules = agents2.map((agent) => groups.get(agent)).find((found) => found !== void 0);
          return refusals([...rules ?? []]);
        };
        return {
          "*": rulesOf("*"),
          googlebot: rulesOf("googlebot", "*"),
          bingbot: rulesOf("bingbot", "msnbot", "*")
        };
      }
      function refusalDigest(rules) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", CRAWLERS.flatMap((crawler) => ["", ...rules[crawler]]).join("\n")).slice(0, DIGEST_DIGITS);
      }
      function sitemapsIn(text) {
        return text.slice(0, MAX_TEXT).split(/[\r\n]+/).map(fieldIn).filter(({ field, value }) => field === "sitemap" && value !== "").map(({ value }) => value);
      }
      const FIELDS = new Map([
        ...["disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"].map((name) => [name, "disallow"]),
        ...["user-agent", "useragent", "user agent"].map((name) => [name, "user-agent"]),
        ...["sitemap", "site-map"].map((name) => [name, "sitemap"]),
        ["allow", "allow"]
      ]);
      function fieldIn(line) {
        const text = line.replace(/^[\ufeff\s]+/, "").replace(/#.*/, "");
        const [, name, value = ""] = /^([a-z -]{1,30}?)\s*:(.*)/i.exec(text) ?? /^([a-z-]{1,30})[\t ]+(\S+)\s*$/i.exec(text) ?? [];
        return { field: FIELDS.get(name?.toLowerCase() ?? ""), value: value.trim() };
      }
      function agentIn(value) {
        return /^\*(?=\s|$)/.test(value) ? "*" : /^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? value;
      }
      function refusals(rules) {
        if (!rules.some((rule) => rule.startsWith("disallow ")))
          return [];
        const refusesAll = rules.some((rule) => /^disallow (?:\/|\*|\/\*)$/.test(rule));
        return rules.filter((rule) => refusesAll || rule !== "allow /").sort();
      }
      function describeRules(rules) {
        const lines = CRAWLERS.map((crawler) => {
          const refused2 = rules[crawler].flatMap((rule) => /^disallow (.*)$/.exec(rule)?.[1] ?? []);
          return refused2.length === 0 ? void 0 : `${refused2.slice(0, 3).join(", ")} to ${crawler}`;
        });
        const refused = lines.filter((line) => line !== void 0);
        return refused.length === 0 ? "nothing" : refused.join("; ");
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
