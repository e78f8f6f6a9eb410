const id = 8369;
const ids = [8369];
const modules = {
  /***/
  63135: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Y: () => (
          /* binding */
          PageScanner
        )
      });
      var decode = __webpack_require__(81161);
      var attribute_values = __webpack_require__(44292);
      var css_scanner = __webpack_require__(69285);
      var html_tokens = __webpack_require__(87532);
      var detail_scanner = __webpack_require__(26518);
      var external_node_zlib_ = __webpack_require__(38522);
      var outline = __webpack_require__(91794);
      var html_elements = __webpack_require__(16656);
      var names = __webpack_require__(12001);
      var tag = __webpack_require__(63901);
      ;
      const MAX_DEPTH = 512;
      const DISPLAYED = 0;
      const WITHOUT_CONTENT = 1;
      const OPTIONAL_END = 2;
      const SKIPPED = 3;
      const ROOT = 4;
      class Kinds {
        #numbers = new Int32Array(1024);
        #kinds = new Uint8Array(1024);
        constructor(kinds) {
          for (const [kind, names2] of kinds) {
            for (const number of [...names2].map(numberOf)) {
              let at = slotOf(number);
              while (this.#kinds[at] !== 0 && this.#numbers[at] !== number)
                at = at + 1 & 1023;
              this.#numbers[at] = number;
              this.#kinds[at] = kind;
            }
          }
        }
        of(number) {
          let at = slotOf(number);
          while (this.#kinds[at] !== 0) {
            if (this.#numbers[at] === number)
              return this.#kinds[at];
            at = at + 1 & 1023;
          }
          return DISPLAYED;
        }
      }
      function slotOf(number) {
        return (number ^ number >>> 10) & 1023;
      }
      const KINDS = new Kinds([
        // SVG and MathML elements, and those whose content is text, are closed by rules of their own.
        [WITHOUT_CONTENT, [...html_elements.tV, ...html_elements.xc, "svg", "math"]],
        [OPTIONAL_END, ["li", "p", "dt", "dd", "tr", "td", "th", "option", "optgroup"]],
        // Elements that are compared in other ways, and elements whose tags may be left out.
        [SKIPPED, ["base", "head", "link", "meta", "noscript", "script", "style", "template", "title"]],
        [SKIPPED, ["tbody", "col", "colgroup"]],
        [ROOT, ["html", "body"]]
      ]);
      const [MAIN, ARTICLE, TEMPLATE] = ["main", "article", "template"].map((name) => numberOf(name));
      const FORMATTING = new Set(["a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u"].map(numberOf));
      const CONTENT_ID = "content-area";
      const DOCTYPE = /^(?:\ufeff|\xef\xbb\xbf)?(?:\s|<!--(?:(?!-->)[^])*-->|<\?[^>]*>)*<!doctype\s+html/i;
      class OutlineScanner {
        #signatures = new Int32Array(1024);
        #depths = new Uint16Array(1024);
        #starts = new Uint32Array(1024);
        #count = 0;
        #open = new Int32Array(MAX_DEPTH);
        #depth = 0;
        #root = 0;
        #content = -1;
        #contentRank = 3;
        /** Number of formatting elements without an end tag in the last page. */
        unclosed = 0;
        #unclosed = 0;
        /** Adds a start tag that browsers display. `start`: its position. */
        add(tag2, start) {
          const name = tag2.nameHash;
          const kind = kindOf(tag2, name);
          if (kind === SKIPPED)
            return;
          let signature = name + tag2.otherAttributes | 0;
          if (!tag2.isPlain)
            signature = signature + relevantAttributes(tag2) | 0;
          if (kind === ROOT) {
            this.#root = this.#root + signature - name | 0;
            return;
          }
          if (kind === OPTIONAL_END && this.#open[this.#depth - 1] === name)
            this.#depth--;
          if (this.#count === this.#signatures.length)
            this.#grow();
          const hasId = !tag2.isPlain && tag2.has("id");
          const rank = hasId && tag2.raw("id") === CONTENT_ID ? 0 : name === MAIN ? 1 : name === ARTICLE ? 2 : 3;
          if (rank < this.#contentRank) {
            this.#contentRank = rank;
            this.#content = this.#count;
          }
          this.#signatures[this.#count] = signature;
          this.#depths[this.#count] = this.#depth;
          this.#starts[this.#count++] = start;
          if (kind !== WITHOUT_CONTENT && this.#depth < MAX_DEPTH)
            this.#open[this.#depth++] = name;
        }
        close(tag2) {
          const name = tag2.nameHash;
          for (let at = this.#depth - 1; at >= 0; at--) {
            if (this.#open[at] !== name)
              continue;
            if (at + 1 < this.#depth)
              this.#countUnclosed(at + 1);
            this.#depth = at;
            return;
          }
        }
        #countUnclosed(from) {
          for (let at = from; at < this.#depth; at++)
            if (FORMATTING.has(this.#open[at]))
              this.#unclosed++;
        }
        #grow() {
          const length = 2 * this.#signatures.length;
          const larger = (old, next) => (next.set(old), next);
          this.#signatures = larger(this.#signatures, new Int32Array(length));
          this.#depths = larger(this.#depths, new Uint16Array(length));
          this.#starts = larger(this.#starts, new Uint32Array(length));
        }
        /** Returns the levels of the page that was read, from the `body` to the content element, and begins the next page. */
        finish(utf8, text) {
          const isStandard = DOCTYPE.test(text.slice(0, 4096));
          const levels = [
            { own: digits(this.#root + (isStandard ? 0 : 1) | 0), before: [], after: [] }
          ];
          const page = { text, tag: new tag.v(utf8, text) };
          const end = this.#content < 0 ? this.#count : this.#content;
          this.#addParts(levels, end, page);
          if (this.#content >= 0)
            this.#addContent(levels, page);
          this.#countUnclosed(0);
          this.unclosed = this.#unclosed;
          this.#unclosed = 0;
          this.#count = 0;
          this.#depth = 0;
          this.#root = 0;
          this.#content = -1;
          this.#contentRank = 3;
          return levels;
        }
        /** Adds the parts before the content element. The ancestors of this element are levels of their own. */
        #addParts(levels, end, page) {
          const ancestors = this.#ancestors();
          for (let at = 0; at < end; ) {
            if (ancestors.has(at)) {
              levels.push({ own: this.#own(at, page), before: [], after: [] });
              at++;
              continue;
            }
            const next = this.#afterPart(at);
            levels[this.#depths[at]]?.before.push(this.#part(at, next, page));
            at = next;
          }
        }
        #addContent(levels, page) {
          const inner = this.#afterPart(this.#content);
          const start = this.#content + 1;
          levels.push({
            own: this.#own(this.#content, page),
            before: [this.#part(start, inner, page)],
            after: []
          });
          for (let at = inner; at < this.#count; ) {
            const next = this.#afterPart(at);
            levels[this.#depths[at]]?.after.push(this.#part(at, next, page));
            at = next;
          }
        }
        /** Returns the ancestors of the content element. */
        #ancestors() {
          const found = /* @__PURE__ */ new Set();
          let depth = this.#content < 0 ? 0 : this.#depths[this.#content];
          for (let at = this.#content - 1; at >= 0 && depth > 0; at--) {
            if (this.#depths[at] >= depth)
              continue;
            found.add(at);
            depth = this.#depths[at];
          }
          return found;
        }
        /** Returns the index after an element and all elements in it. */
        #afterPart(at) {
          const depth = this.#depths[at];
          let next = at + 1;
          while (next < this.#count && this.#depths[next] > depth)
            next++;
          return next;
        }
        #part(from, to, { text }) {
          let sum = 0;
          for (let at = from; at < to; at++)
            sum = mixed(sum, this.#signatures[at]);
          const position = (at) => at < this.#count ? this.#starts[at] : text.length;
          return { digest: digits(sum), start: position(from), end: position(to) };
        }
        /** The classes of an ancestor are compared exactly, because one of them can hide the content. */
        #own(at, { text, tag: tag2 }) {
          const start = this.#starts[at];
          const end = tag2.read(start + 1);
          const classes = (0, attribute_values.Es)(classOf(text.slice(start, end < 0 ? void 0 : end))).split(/\s+/).sort().join(" ").trim();
          const sum = mixed(this.#signatures[at], (0, external_node_zlib_.crc32)(classes) | 0);
          return digits(sum);
        }
      }
      function kindOf(tag2, name) {
        return name === TEMPLATE && tag2.has("shadowrootmode") ? WITHOUT_CONTENT : KINDS.of(name);
      }
      function relevantAttributes(tag2) {
        let sum = 0;
        if (tag2.has("id"))
          sum += checksum(tag2.raw("id"), 3);
        if (tag2.has("style"))
          sum += checksum(tag2.raw("style"), 5);
        if (tag2.has("hidden"))
          sum += /^until-found$/i.test(tag2.raw("hidden")) ? 7 : 11;
        if (tag2.has("onload"))
          sum += 13;
        return Math.imul(sum, 2246822507);
      }
      function checksum(value, seed) {
        let sum = seed;
        for (let at = 0; at < value.length; at++) {
          const code = value.charCodeAt(at);
          if (code === 38)
            break;
          if (code > 32 && code !== 59)
            sum = mixed(sum, code);
        }
        return sum;
      }
      function mixed(sum, value) {
        return Math.imul(sum << 5 ^ sum >>> 27 ^ value, 16777619) | 0;
      }
      const CLASS = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i;
      function classOf(tag2) {
        const [, double, single, plain = ""] = CLASS.exec(tag2) ?? [];
        return double ?? single ?? plain;
      }
      function digits(sum) {
        return (Math.imul(sum ^ sum >>> 15, 739982445) >>> 8).toString(16).padStart(outline.b0, "0");
      }
      function numberOf(name) {
        return (0, names.y)(Buffer.from(name), 0, name.length);
      }
      var page_loads = __webpack_require__(44825);
      ;
      const STYLESHEET = /(?:^|[\t\n\f\r ])stylesheet(?:[\t\n\f\r ]|$)/i;
      const CANONICAL = /(?:^|[\t\n\f\r ])canonical(?:[\t\n\f\r ]|$)/i;
      const ALTERNATE = /(?:^|[\t\n\f\r ])alternate(?:[\t\n\f\r ]|$)/i;
      function recordLoads(tag2, { name }, loads) {
        if (name === "script" && tag2.has("src"))
          loads.addAddress("scripts", tag_loads_valueOf(tag2, "src"), {
            isConditional: isConditionalScript(tag2) || tag2.has("integrity"),
            use: scriptUse(tag2)
          });
        else if (name === "base" && tag2.has("href"))
          loads.setBase(tag_loads_valueOf(tag2, "href"));
        else if (name === "link")
          recordLink(tag2, loads);
        else if (name === "meta")
          recordMeta(tag2, loads);
        else if ((name === "body" || name === "html") && (tag2.has("hidden") || HIDES.test(tag2.raw("style"))))
          loads.setHidden();
      }
      function recordLink(tag2, loads) {
        const rel = tag2.raw("rel");
        if (STYLESHEET.test(rel)) {
          const isConditional = isConditionalStyle(tag2) || tag2.has("integrity") || ALTERNATE.test(rel);
          loads.addAddress("styles", tag_loads_valueOf(tag2, "href"), { isConditional, use: styleUse(tag2, rel) });
        } else if (CANONICAL.test(rel))
          loads.addCanonical(tag_loads_valueOf(tag2, "href"));
      }
      function recordMeta(tag2, loads) {
        const name = tag_loads_valueOf(tag2, tag2.has("name") ? "name" : "property").trim().toLowerCase();
        if (tag2.has("name"))
          loads.addRobots(name, tag_loads_valueOf(tag2, "content"));
        loads.addDescription(name, tag_loads_valueOf(tag2, "content"));
        const directive = tag2.raw("http-equiv").trim().toLowerCase();
        const content = tag_loads_valueOf(tag2, "content");
        if (directive === "refresh")
          loads.setRefresh((0, attribute_values.s2)(content) ? page_loads.r2 : (0, attribute_values.Lt)(content));
        else if (directive === "content-security-policy")
          loads.addPolicy(tag_loads_valueOf(tag2, "content"));
      }
      const USED_TYPE = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script(?:$|;)|module$|importmap$|speculationrules$|.*json)/i;
      const DEFERRED_TYPE = /^[\da-z]{1,64}-(?:text\/javascript|application\/javascript|module)$/i;
      function isConditionalScript(tag2) {
        const type = tag2.raw("type").trim().slice(0, MAX_TYPE);
        return tag2.has("nomodule") || type !== "" && !USED_TYPE.test(type) && !DEFERRED_TYPE.test(type);
      }
      function isConditionalStyle(tag2) {
        const [media, type] = [tag2.raw("media"), tag2.raw("type")].map((text) => text.trim().toLowerCase());
        const isForScreens = ["", "all", "screen"].includes(media ?? "") || tag2.raw("onload").includes("media");
        return !isForScreens || tag2.has("disabled") || type !== "" && type?.startsWith("text/css") === false;
      }
      const MAX_TYPE = 200;
      const RUN_TYPE = /^(?:text\/(?:(?:x-)?(?:java|ecma)script|javascript1\.[0-5]|jscript|livescript)|application\/(?:x-)?(?:java|ecma)script)$/i;
      const deferredUse = (type) => type.endsWith("-module") ? `${page_loads.Cl} type module` : page_loads.Cl;
      const WINDOW_LOADED = /^\s*onload(?:\(\))?\s*$/i;
      function scriptUse(tag2) {
        const type = tag2.has("type") ? tag2.raw("type") : tag2.raw("language") && `text/${tag2.raw("language")}`;
        const trimmed = type.trim().slice(0, MAX_TYPE).toLowerCase();
        const isRun = type === "" || RUN_TYPE.test(trimmed);
        const event = tag2.has("for") && tag2.has("event") ? `${tag2.raw("for").trim().toLowerCase()} ${tag2.raw("event")}` : "";
        const uses = [
          isRun ? "" : DEFERRED_TYPE.test(trimmed) ? deferredUse(trimmed) : `type ${trimmed}`,
          tag2.has("nomodule") ? "nomodule" : "",
          tag2.has("integrity") ? tag2.raw("integrity") : "",
          event === "" || event.startsWith("window ") && WINDOW_LOADED.test(event.slice(7)) ? "" : event
        ];
        return uses.filter((use) => use !== "").join(" ");
      }
      const LOADS_LATER = /\bthis\.media\s*=\s*(['"])(?:all|screen|)\1/;
      function styleUse(tag2, rel = "") {
        const media = tag2.raw("media").trim().toLowerCase().replace(/\s+/g, " ");
        const isForScreens = ["", "all", "screen"].includes(media) || LOADS_LATER.test(tag_loads_valueOf(tag2, "onload"));
        const type = tag2.raw("type").trim().toLowerCase();
        const uses = [
          isForScreens ? "" : `media ${media}`,
          type === "" || type === "text/css" ? "" : `type ${type}`,
          // The sheets with the first title apply, so a title can turn a sheet off.
          tag2.raw("title") === "" ? "" : `title ${tag2.raw("title")}`,
          ALTERNATE.test(rel) ? "alternate" : "",
          tag2.has("disabled") ? "disabled" : "",
          tag2.has("integrity") ? tag2.raw("integrity") : ""
        ];
        return uses.filter((use) => use !== "").join(" ");
      }
      const HIDES = /(?:^|[;\s{])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]))/i;
      const RULE_END = /(?:html|body)\s{0,99}(?:,[^{}]{0,99})?\{([^{}]{0,999})\}/gi;
      const PAGE_RULE = /(?:^|[};/>])\s{0,99}(?:[^{}@;]{1,99},\s{0,99})?(?:html|body)\s{0,99}(?:,[^{}]{0,99})?\{([^{}]{0,999})\}/gi;
      const SPACE = 32;
      const DATA = ["self.__next_f", "(self.__next_f"];
      function recordInlineText({ name, tag: tag2 }, { bytes, text }, range, loads) {
        if (name === "style") {
          const isConditional = isConditionalStyle(tag2);
          loads.addText("styles", bytes, range, { isConditional, use: styleUse(tag2) });
          if (!isConditional && hidesPage(text.slice(range.start, range.end)))
            loads.setHidden();
        } else if (name !== "script" || tag2.has("src"))
          return;
        else {
          const isConditional = isConditionalScript(tag2);
          const use = scriptUse(tag2);
          const data = use === "" || use === page_loads.Cl ? withoutSpaces(text, range) : range;
          const isData = data !== range && DATA.some((start) => text.startsWith(start, data.start));
          if (isData)
            loads.addData(bytes, data, use);
          else
            loads.addText("scripts", bytes, range, { isConditional, use });
        }
      }
      function withoutSpaces(text, { start, end }) {
        let [first, last] = [start, end];
        while (first < last && text.charCodeAt(first) <= SPACE)
          first++;
        while (last > first && text.charCodeAt(last - 1) <= SPACE)
          last--;
        return { start: first, end: last };
      }
      function hidesPage(css) {
        if (!HIDES.test(css))
          return false;
        return [RULE_END, PAGE_RULE].every((rule) => Array.from(css.matchAll(rule)).some(([, declarations = ""]) => HIDES.test(declarations)));
      }
      function tag_loads_valueOf(tag2, attribute) {
        return (0, attribute_values.Es)(tag2.raw(attribute));
      }
      var address_attributes = __webpack_require__(45739);
      ;
      const SERVICE_IMAGE = /^https?:\/\/[^/?#]+\.mintlify\.app(?:\/[^?#]*)?/i;
      function recordHtmlTag(tag2, element, page) {
        recordIdAndStyle(tag2, page);
        if (element === void 0)
          return;
        for (const { attribute, meaning, when } of element.references) {
          if (when !== void 0 && tag_references_valueOf(tag2, when.attribute).toLowerCase() === when.value !== when.is)
            continue;
          add(meaning, attribute, tag2, page);
        }
        if (element.name === "link")
          tag_references_recordLink(tag2, page);
        else if (element.name === "meta")
          tag_references_recordMeta(tag2, page);
        else if (element.name === "base" && tag2.has("href"))
          page.setBase(tag_references_valueOf(tag2, "href"));
      }
      function recordForeignTag(tag2, element, page) {
        recordIdAndStyle(tag2, page);
        if (element?.svgReference === void 0)
          return;
        add(element.svgReference, tag2.has("href") ? "href" : "xlink:href", tag2, page);
      }
      function recordIdAndStyle(tag2, page) {
        if (tag2.has("id"))
          page.addId(tag_references_valueOf(tag2, "id"));
        if (tag2.has("style") && /[(&]/.test(tag2.raw("style")))
          page.addAll("resource", (0, css_scanner.U)(tag_references_valueOf(tag2, "style")));
      }
      function tag_references_recordLink(tag2, page) {
        const value = tag_references_valueOf(tag2, "rel");
        const row = address_attributes.c7.find(({ rels }) => rels.test(value));
        if (row === void 0)
          return;
        add(row.meaning, "href", tag2, page);
        if (row.meaning === "resource")
          add("resourceSet", "imagesrcset", tag2, page);
      }
      function tag_references_recordMeta(tag2, page) {
        const content = tag_references_valueOf(tag2, "content");
        if (tag_references_valueOf(tag2, "http-equiv").toLowerCase() === "refresh") {
          const url = (0, attribute_values.Lt)(content);
          if (url !== void 0)
            page.add("otherLink", url);
        }
        const name = tag_references_valueOf(tag2, "name").toLowerCase();
        if ((0, attribute_values.qk)(name, content))
          page.isNoindex = true;
        if (name === "generator" && content.trim().toLowerCase() === "mintlify")
          page.isMintlify = true;
        if (name === "twitter:image" || tag_references_valueOf(tag2, "property").toLowerCase() === "og:image")
          for (const image of SERVICE_IMAGE.exec(content) ?? [])
            page.add("preview", image);
      }
      function add(meaning, attribute, tag2, page) {
        if (!tag2.has(attribute))
          return;
        const value = tag_references_valueOf(tag2, attribute);
        if (meaning === "id")
          page.addId(value);
        else if (meaning === "srcset" || meaning === "resourceSet")
          page.addAll(meaning === "srcset" ? "media" : "resource", (0, attribute_values.HJ)(value));
        else
          page.add(meaning, value);
      }
      function tag_references_valueOf(tag2, attribute) {
        return (0, attribute_values.Es)(tag2.raw(attribute));
      }
      ;
      const MAX_TITLE = 1e3;
      class PageScanner {
        #page;
        #token;
        #outline = new OutlineScanner();
        #details = new detail_scanner.Y();
        /** Depth of an open `script` or `style` element inside SVG. Its text is not content. */
        #mutedDepth = 0;
        #styleStart;
        #skipsNoscript;
        constructor(utf8, page, { skipsNoscript = false } = {}) {
          this.#page = page;
          this.#skipsNoscript = skipsNoscript;
          this.#token = new html_tokens.D(utf8, this);
        }
        scan() {
          while (this.#token.next()) {
            if (this.#token.isEnd)
              this.#endTag();
            else
              this.#startTag();
          }
          this.#page.complete();
          const { bytes, text } = this.#token;
          this.#page.loads.levels = this.#outline.finish(bytes, text);
          this.#page.loads.details = this.#details.finish(bytes, text, this.#outline.unclosed);
        }
        // Reading finds the end of the text, which spares a search for it.
        readText(from) {
          const { bytes, text } = this.#token;
          if (!this.#isContent)
            return text.indexOf("<", from);
          const end = this.#page.content.addText(bytes, from, bytes.length);
          if (this.#details.isPreformatted)
            this.#details.addText(text.slice(from, end));
          return end;
        }
        readRawText(from, end) {
          if (!this.#isContent)
            return;
          this.#page.content.addRawText(this.#token.bytes, from, end);
          if (this.#details.isPreformatted)
            this.#details.addText(this.#token.text.slice(from, end));
        }
        get #isContent() {
          return !this.#token.isInTemplate && this.#mutedDepth === 0;
        }
        #startTag() {
          const page = this.#page;
          const token = this.#token;
          const { tag: tag2, element, isInForeign } = token;
          if (isInForeign)
            this.#endMuted(token.start);
          if (this.#isContent && (isInForeign || element?.isOutsideContent !== true))
            page.content.endText();
          if (!tag2.isPlain && !token.isInTemplate) {
            if (token.isHtml)
              recordHtmlTag(tag2, element, page);
            else
              recordForeignTag(tag2, element, page);
            if (element !== void 0 && token.isHtml && !token.isInert)
              recordLoads(tag2, element, page.loads);
          }
          if (token.isHtml && !token.isInert && (!isInForeign || token.foreignDepth === 0))
            this.#outline.add(tag2, token.start);
          this.#details.startTag(token);
          if (!token.isHtml)
            this.#muteText();
          else if (element?.isSpecial === true)
            this.#special(element);
        }
        #special({ name }) {
          const { rawText, hidden } = this.#token;
          if (rawText !== void 0)
            this.#rawText(name, rawText);
          if (hidden === void 0)
            return;
          this.#page.loads.addHidden(this.#decoded(hidden));
          if (this.#skipsNoscript)
            this.#token.skipTo(hidden.end);
        }
        #muteText() {
          const { tag: tag2, end, foreignDepth } = this.#token;
          if (tag2.isSelfClosing || this.#mutedDepth > 0)
            return;
          const { name } = tag2;
          if (name !== "style" && name !== "script")
            return;
          this.#mutedDepth = foreignDepth;
          this.#styleStart = name === "style" ? end : void 0;
        }
        /** Called after a tag that may have closed the `script` or `style` whose text is not content. */
        #endMuted(tagStart) {
          if (this.#token.foreignDepth >= this.#mutedDepth)
            return;
          this.#mutedDepth = 0;
          if (this.#styleStart === void 0)
            return;
          const css = this.#decoded({ start: this.#styleStart, end: tagStart });
          if (!css.includes("&"))
            this.#addStyles(css);
          else if (css.length <= attribute_values.UV)
            this.#addStyles((0, decode.Gz)(css));
        }
        #rawText(name, range) {
          const { start, end } = range;
          const { tag: tag2, text, bytes, isInert, isInTemplate } = this.#token;
          const { content, loads } = this.#page;
          if (!isInert)
            recordInlineText({ name, tag: tag2 }, { bytes, text }, range, loads);
          if (name === "style") {
            if ((0, css_scanner.K)(text.slice(start, end)))
              this.#addStyles(this.#decoded(range));
          } else if (["plaintext", "textarea", "title", "xmp"].includes(name)) {
            if (name === "title" && !isInTemplate)
              this.#setTitle(range);
            if (!this.#isContent)
              return;
            content.addRawText(bytes, start, end);
            if (name !== "plaintext")
              content.endText();
          }
        }
        #setTitle({ start, end }) {
          if (this.#page.title !== "")
            return;
          const title = this.#decoded({ start, end: Math.min(end, start + MAX_TITLE) });
          const text = title.includes("&") ? (0, decode.Gz)(title) : title;
          this.#page.title = text.replace(/[\t\n\f\r ]+/g, " ").replace(/^ | $/g, "");
        }
        #endTag() {
          const { isInForeign, isInert, start, tag: tag2 } = this.#token;
          this.#details.endTag(this.#token);
          if (this.#isContent)
            this.#page.content.endText();
          if (!isInForeign && !isInert)
            this.#outline.close(tag2);
          if (isInForeign)
            this.#endMuted(start);
        }
        #addStyles(css) {
          if (!this.#token.isInTemplate)
            this.#page.addAll("resource", (0, css_scanner.U)(css));
        }
        #decoded({ start, end }) {
          return this.#token.bytes.toString("utf8", start, end);
        }
      }
    })
  ),
  /***/
  39363: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        w: () => (
          /* binding */
          ID_SEPARATOR
        ),
        /* harmony export */
        z: () => (
          /* binding */
          PageRecord
        )
        /* harmony export */
      });
      var _values_fragment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24563);
      var _reference_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22320);
      var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37630);
      var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2360);
      const ID_SEPARATOR = "\0";
      const SIMPLE_FRAGMENT = /^#[\w\-.:()+,=]*$/;
      const OWN_ADDRESS = `https://${_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__.UNKNOWN_HOST}/`;
      const OWN_PAGE = /^[\0-\x20]*(?:$|[#?])/;
      class PageRecord {
        content;
        loads;
        title = "";
        isNoindex = false;
        isMintlify = false;
        #base;
        #ids = /* @__PURE__ */ new Set();
        /** Links that lead to the page itself if it has no `base`. */
        #ownLinks = /* @__PURE__ */ new Set();
        #references = /* @__PURE__ */ new Set();
        #table;
        constructor(table, content, loads) {
          this.#table = table;
          this.content = content;
          this.loads = loads;
        }
        addId(id2) {
          if (id2 !== "")
            this.#ids.add(id2);
        }
        setBase(base) {
          this.#base ??= base;
        }
        add(kind, address) {
          const isContent = kind === "link" || kind === "media" || kind === "frame";
          if (kind === "otherLink" && address === "")
            return;
          if ((kind === "link" || kind === "otherLink") && isOwnPage(address)) {
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
            if (this.#baseAddress === "")
              this.#followOwnLink(link);
            else
              this.#references.add(this.#table.numberOf("link", link));
          }
        }
        finish() {
          const secured = this.content.securedDigest();
          return {
            title: (0, _reference_table_js__WEBPACK_IMPORTED_MODULE_1__.p)(this.title),
            content: this.content.digest(),
            loads: { ...this.loads.finish(), ...secured !== void 0 && { secured } },
            ids: (0, _reference_table_js__WEBPACK_IMPORTED_MODULE_1__.p)([...this.#ids].join(ID_SEPARATOR)),
            isNoindex: this.isNoindex,
            isMintlify: this.isMintlify,
            base: (0, _reference_table_js__WEBPACK_IMPORTED_MODULE_1__.p)(this.#baseAddress),
            references: Uint32Array.from(this.#references)
          };
        }
        get #baseAddress() {
          return this.#base === void 0 || isOwnPage(this.#base) ? "" : this.#base;
        }
        /** Called after all ids of the page are known. */
        #followOwnLink(link) {
          const isSimple = SIMPLE_FRAGMENT.test(link);
          if (isSimple && this.#ids.has(link.slice(1)))
            return;
          const fragment = (isSimple ? link : (0, _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_2__.D)(link, OWN_ADDRESS)?.hash ?? "").slice(1);
          const ids2 = (0, _values_fragment_js__WEBPACK_IMPORTED_MODULE_3__.X)(fragment);
          if (ids2.length > 0 && !ids2.some((id2) => this.#ids.has(id2)))
            this.#references.add(this.#table.numberOf("ownAnchor", fragment));
        }
      }
      function isOwnPage(address) {
        const first = address.charCodeAt(0);
        return first === 35 || first === 63 || !(first > 32) && OWN_PAGE.test(address);
      }
    })
  ),
  /***/
  24563: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        X: () => (
          /* binding */
          idsNamedBy
        )
        /* harmony export */
      });
      var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);
      function idsNamedBy(fragment) {
        const directive = fragment.indexOf(":~:");
        const name = directive < 0 ? fragment : fragment.slice(0, directive);
        const decoded = (0, _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__.percentDecode)(name);
        if (name === "" || decoded.toLowerCase() === "top")
          return [];
        return decoded === name ? [name] : [name, decoded];
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
