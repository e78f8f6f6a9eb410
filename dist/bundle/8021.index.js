const id = 8021;
const ids = [8021];
const modules = {
  /***/
  41424: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        X9: () => (
          /* binding */
          applyPageEdits
        ),
        TA: () => (
          /* binding */
          readFlight
        ),
        G7: () => (
          /* binding */
          readPageData
        )
      });
      var external_node_buffer_ = __webpack_require__(4573);
      var problem = __webpack_require__(24707);
      var html_tokens = __webpack_require__(87532);
      var data_literal = __webpack_require__(1180);
      ;
      const WITH_LENGTH = /^[TAOoUSsLlGgMmV]$/;
      const TAG = /^[A-Z#rx]$/;
      const LENGTH = /^(?:0|[1-9a-f][0-9a-f]{0,12})$/;
      const [COLON, COMMA, LINE_FEED] = [58, 44, 10];
      function readRows(payload) {
        const rows = [];
        for (let start = 0; start < payload.length; ) {
          const row = readRow(payload, start);
          if (row === void 0)
            return void 0;
          rows.push(row);
          start = row.end;
        }
        return rows;
      }
      function readRow(payload, start) {
        const colon = payload.indexOf(COLON, start);
        const id2 = payload.toString("latin1", start, colon);
        if (colon < 0 || !/^[0-9a-f]{0,16}$/.test(id2))
          return void 0;
        const letter = String.fromCharCode(payload[colon + 1] ?? 0);
        if (WITH_LENGTH.test(letter)) {
          const comma = payload.indexOf(COMMA, colon);
          const length = payload.toString("latin1", colon + 2, comma);
          const textStart2 = comma + 1;
          const end = textStart2 + parseInt(length, 16);
          if (!LENGTH.test(length) || end > payload.length)
            return void 0;
          return placed({ id: id2, tag: letter, start, textStart: textStart2, end }, payload, end);
        }
        const tag = TAG.test(letter) ? letter : "";
        const textStart = colon + 1 + tag.length;
        const lineEnd = payload.indexOf(LINE_FEED, textStart);
        if (lineEnd < 0)
          return void 0;
        return placed({ id: id2, tag, start, textStart, end: lineEnd + 1 }, payload, lineEnd);
      }
      function placed(row, payload, textEnd) {
        const text = payload.subarray(row.textStart, textEnd);
        return (0, external_node_buffer_.isUtf8)(text) ? { ...row, text: text.toString() } : void 0;
      }
      function rowHead({ id: id2, tag, text }) {
        const length = WITH_LENGTH.test(tag) ? `${Buffer.byteLength(text).toString(16)},` : "";
        return `${id2}:${tag}${length}`;
      }
      function rowBody({ tag, text }) {
        return WITH_LENGTH.test(tag) ? text : `${text}
`;
      }
      ;
      const PUSH = /^self\.__next_f\.push\(\[1,("[^]*")\]\)$/;
      const ANY_PUSH = /^(?:self|\(self)\.__next_f\b/;
      const WITHOUT_DATA = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(\[(?:0\]|2,)/;
      const SCRIPT_TYPE = /^(?:|module|text\/javascript|application\/javascript)$/i;
      const END_TAG = "<\/script>";
      function readPageData(page, { isExact = false } = {}) {
        if (!page.includes("__next_f"))
          return void 0;
        if (!(0, external_node_buffer_.isUtf8)(page))
          return new problem.AF("the page is not UTF-8");
        const scripts = [];
        const texts = [];
        let size = 0;
        for (const { tag, start, rawText, element, isInert } of (0, html_tokens._)(page)) {
          if (element?.name !== "script" || rawText === void 0 || isInert || tag.has("src"))
            continue;
          if (!SCRIPT_TYPE.test(tag.raw("type")))
            continue;
          const script = page.toString("latin1", rawText.start, rawText.end);
          if (!ANY_PUSH.test(script) || WITHOUT_DATA.test(script))
            continue;
          const literal = PUSH.exec(script)?.[1];
          const bytes = literal === void 0 ? void 0 : (0, data_literal.bytesOfDataLiteral)(literal);
          if (literal === void 0 || bytes === void 0 || isExact && (0, data_literal.dataLiteralOfBytes)(bytes) !== literal)
            return new problem.AF("a script adds page data in an unknown form");
          const at = rawText.start + script.indexOf(literal);
          scripts.push({
            start,
            end: rawText.end + END_TAG.length,
            literal: { start: at, end: at + literal.length },
            from: size,
            to: size + bytes.length
          });
          texts.push(bytes);
          size += bytes.length;
        }
        return scripts.length === 0 ? void 0 : { scripts, payload: Buffer.concat(texts) };
      }
      function readFlight(page) {
        const data = readPageData(page, { isExact: true });
        if (data === void 0 || data instanceof problem.AF)
          return data;
        const { scripts, payload } = data;
        const rows = readRows(payload);
        if (rows === void 0)
          return new problem.AF("its data rows cannot be read exactly");
        const pushes = scripts.map(({ literal, from, to }) => ({ ...literal, from, to }));
        return { rows, payload, editsFor: (changed) => editsOf(changed, { rows, payload, pushes }) };
      }
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
          if (text !== void 0) {
            texts[at]?.push(Buffer.from(text));
            isChanged[at] = true;
          }
          for (let i = at; i < pushes.length && (pushes[i]?.from ?? 0) < end; i++) {
            const { from = 0, to = 0 } = pushes[i] ?? {};
            if (text === void 0)
              texts[i]?.push(payload.subarray(Math.max(start, from), Math.min(end, to)));
            else
              isChanged[i] = true;
          }
        }
        return pushes.flatMap(({ start, end }, i) => isChanged[i] === true ? [{ start, end, text: (0, data_literal.dataLiteral)(Buffer.concat(texts[i] ?? []).toString()) }] : []);
      }
      function applyPageEdits(page, edits) {
        const parts = [];
        let at = 0;
        for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
          parts.push(page.subarray(at, start), Buffer.from(text));
          at = end;
        }
        return Buffer.concat([...parts, page.subarray(at)]);
      }
    })
  ),
  /***/
  17310: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C: () => (
          /* binding */
          isFields
        ),
        /* harmony export */
        z: () => (
          /* binding */
          exactValue
        )
        /* harmony export */
      });
      function isFields(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value);
      }
      function exactValue(text) {
        try {
          const value = JSON.parse(text);
          return JSON.stringify(value) === text ? value : void 0;
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  22037: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        EZ: () => (
          /* binding */
          movedAddress
        ),
        /* harmony export */
        KJ: () => (
          /* binding */
          movedStyles
        ),
        /* harmony export */
        ds: () => (
          /* binding */
          moveOf
        ),
        /* harmony export */
        ih: () => (
          /* binding */
          isRootPath
        )
        /* harmony export */
      });
      var _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44292);
      var _html_css_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69285);
      function isRootPath(address) {
        return /^\/(?![/\\])/.test(address.replace(/^[\0-\x20]+|[\t\n\r]/g, ""));
      }
      function movedAddress(address, base) {
        return isRootPath(address) ? address.replace(/^[\0-\x20]*/, (spaces) => spaces + base) : address;
      }
      function movedStyles(css, base) {
        return withBase(css, (0, _html_css_scanner_js__WEBPACK_IMPORTED_MODULE_0__.U)(css), base);
      }
      function movedSrcset(srcset, base) {
        return withBase(srcset, (0, _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__.HJ)(srcset), base);
      }
      function movedRefresh(content, base) {
        const url = (0, _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__.Lt)(content);
        return url === void 0 ? content : withBase(content, [{ value: url, at: content.lastIndexOf(url) }], base);
      }
      function withBase(text, addresses, base) {
        let moved = "";
        let from = 0;
        for (const { value, at } of addresses) {
          if (!isRootPath(value))
            continue;
          moved += text.slice(from, at) + base;
          from = at;
        }
        return moved + text.slice(from);
      }
      const META_ADDRESS = /^(?:msapplication-(?:config|tileimage|\w+logo)|(?:og|twitter):(?:url|image|video|audio|player)(?::(?:url|src|secure_url))?)$/i;
      const MOVES = {
        action: movedAddress,
        data: movedAddress,
        formaction: movedAddress,
        href: movedAddress,
        imagesrcset: movedSrcset,
        poster: movedAddress,
        src: movedAddress,
        srcset: movedSrcset,
        style: movedStyles,
        "xlink:href": movedAddress
      };
      function moveOf(attribute, { element, value }) {
        if (attribute === "data" && element !== "object")
          return void 0;
        if (attribute !== "content")
          return Object.hasOwn(MOVES, attribute) ? MOVES[attribute] : void 0;
        if (element !== "meta")
          return void 0;
        if (value("http-equiv").toLowerCase() === "refresh")
          return movedRefresh;
        return META_ADDRESS.test(value("name") || value("property")) ? movedAddress : void 0;
      }
    })
  ),
  /***/
  64551: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Cy: () => (
          /* binding */
          isPatternAt
        ),
        /* harmony export */
        FC: () => (
          /* binding */
          scanCode
        ),
        /* harmony export */
        XF: () => (
          /* binding */
          PATTERN
        ),
        /* harmony export */
        YK: () => (
          /* binding */
          COMMENT
        ),
        /* harmony export */
        f7: () => (
          /* binding */
          WORD
        ),
        /* harmony export */
        qc: () => (
          /* binding */
          CLOSING
        )
        /* harmony export */
      });
      var _runtime_text_string_literal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74871);
      const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//y;
      const PATTERN = /\/(?![*/])[^\\/[\n]*(?:(?:\\.|\[[^\]\\\n]*(?:\\.[^\]\\\n]*){0,1000}\])[^\\/[\n]*){0,10000}\/\w*/y;
      const WORD = /[\w$]+/y;
      const BEFORE_PATTERN = /(?:^|[([{,;:=!&|?+*%<>~^-]|\b(?:return|typeof|case|in|of|do|else|void))\s*$/;
      function isPatternAt(code, at) {
        return BEFORE_PATTERN.test(code.slice(Math.max(0, at - 20), at));
      }
      const CLOSING = { "(": ")", "[": "]", "{": "}", "${": "}", "`": "`" };
      function scanCode(code, start, end, onCode) {
        const open = [];
        let at = start;
        const skip = (pattern) => {
          pattern.lastIndex = at;
          if (!pattern.test(code))
            return false;
          at = pattern.lastIndex;
          return true;
        };
        while (at < end) {
          const character = code[at];
          const inside = open.at(-1);
          if (inside === "`" && character !== "`") {
            const opens = code.startsWith("${", at);
            if (opens)
              open.push("}");
            at += opens || character === "\\" ? 2 : 1;
            continue;
          }
          if (open.length === 0 && (")]}".includes(character) || !onCode(at)))
            return at;
          if (character === inside) {
            open.pop();
            at++;
          } else if (character in CLOSING) {
            open.push(CLOSING[character]);
            at++;
          } else if (character === '"' || character === "'") {
            const after = (0, _runtime_text_string_literal_js__WEBPACK_IMPORTED_MODULE_0__.literalEnd)(code, at);
            if (after === void 0)
              return void 0;
            at = after;
          } else if (character === "/") {
            if (!skip(COMMENT) && !(isPatternAt(code, at) && skip(PATTERN)))
              at++;
          } else if (")]}".includes(character))
            return void 0;
          else if (!skip(WORD))
            at++;
        }
        return at;
      }
    })
  ),
  /***/
  27903: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        m: () => (
          /* binding */
          FileMover
        )
        /* harmony export */
      });
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24707);
      var _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52194);
      var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2360);
      var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37630);
      var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15300);
      var _site_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48892);
      class FileMover {
        base;
        #paths;
        #folders;
        #scanner = new _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_0__._S(0);
        constructor({ base, paths }) {
          this.base = base;
          this.#paths = paths;
          this.#folders = new Set([...paths].filter((path) => !(0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__.isPage)(path)).flatMap(foldersOf));
        }
        /** Whether an address is a file of the site, or a folder with files other than pages if it ends with a slash. */
        isFile = (address) => {
          const path = _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__.SiteAddress.pathOf(address);
          return path.endsWith("/") ? this.#folders.has(path) : this.#paths.has(path);
        };
        /** Returns the bytes of a moved file, or a Problem if the file may refer to an address outside the new base path. */
        checked(path, moved) {
          if (moved instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF)
            return moved;
          const content = Buffer.isBuffer(moved) ? moved : Buffer.from(moved, "latin1");
          const text = content.toString("latin1");
          if (SRCDOC.test(text))
            return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF("it contains a frame with `srcdoc`");
          this.#scanner.scan(path, content);
          const unmoved = [...text.matchAll(UNMOVED)].map(([, svg = ""]) => svg);
          const outside = [...this.#scanner.drain()?.values ?? [], ...unmoved].find((address) => MAY_LEAD_OUT.test(address) && !this.#isBelow(address, path));
          return outside === void 0 ? content : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF(`it refers to ${outside} in an unknown form`);
        }
        #isBelow(address, path) {
          const url = (0, _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__.D)(address, `${_site_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__.zt}${this.base}/${path}`);
          return url?.origin !== _site_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__.zt || `${url.pathname}/`.startsWith(`${this.base}/`);
        }
      }
      function foldersOf(path) {
        return Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index + 1));
      }
      const UNMOVED = /\s(?:clip-path|cursor|fill|filter|marker-\w+|mask|stroke)=["']url\(["']?(\/[^"')]*)/gi;
      const SRCDOC = /<iframe\s[^<>]*\ssrcdoc=/i;
      const MAY_LEAD_OUT = /^[\0-\x20]*[/\\]|(?:\.|%2e){2}/i;
    })
  ),
  /***/
  35865: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        s: () => (
          /* binding */
          moveMarkup
        )
        /* harmony export */
      });
      var _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87532);
      var _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44292);
      var _addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22037);
      const PATH_SCRIPT = /\bvar b=""(?=[^]*data-current-path)/;
      const EARLY_SCRIPT = /^(\(self\.__next_s=self\.__next_s\|\|\[\]\)\.push\(\[")(\/[^"\\]*")/;
      const EARLY_TEXT = /^\(self\.__next_s=self\.__next_s\|\|\[\]\)\.push\(\[0,(\{[^]*\})\]\)$/;
      const STYLE_ADDRESS = /(?<=\burl\(\s*(?:\\?["'])?)\/(?![/\\])[^"'()\\\s]*/g;
      const DATA = "self.__next_f.push(";
      function moveMarkup(page, base, isFile = () => false) {
        const edits = [];
        const compared = [];
        const texts = /* @__PURE__ */ new Map();
        const checked = [];
        for (const token of (0, _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_0__._)(page)) {
          edits.push(...attributeEdits(token, page, base));
          const { tag, element, rawText } = token;
          const address = tag.raw(tag.has("src") ? "src" : "href");
          if (tag.has("integrity") && (0, _addresses_js__WEBPACK_IMPORTED_MODULE_1__.ih)(address))
            checked.push(address);
          if (rawText === void 0 || isData(page, rawText.start))
            continue;
          const text = page.toString("utf8", rawText.start, rawText.end);
          const moveStyles = (script) => script.replace(STYLE_ADDRESS, (address2) => isFile(address2) ? base + address2 : address2);
          const styled = element?.name === "script" ? moveStyles(text) : text;
          if (styled !== text)
            for (const each of textsOfScript(text).filter((part) => moveStyles(part) !== part)) {
              texts.set(each, moveStyles(each));
              compared.push(each);
            }
          const moved = movedRawText(element?.name, styled, base);
          if (moved === text)
            continue;
          texts.set(text, moved);
          edits.push({ ...rawText, text: moved });
        }
        return { edits, texts, compared, checked };
      }
      function textsOfScript(text) {
        const packed = EARLY_TEXT.exec(text)?.[1];
        if (packed === void 0)
          return [text];
        const values = exactStrings(packed);
        return values.length > 0 ? values : [text];
      }
      function exactStrings(json) {
        try {
          return Object.values(JSON.parse(json)).flatMap((value) => typeof value === "string" ? [value] : []);
        } catch {
          return [];
        }
      }
      function isData(page, start) {
        return page.toString("latin1", start, start + DATA.length) === DATA;
      }
      function movedRawText(element, text, base) {
        if (element === "style")
          return (0, _addresses_js__WEBPACK_IMPORTED_MODULE_1__.KJ)(text, base);
        if (element !== "script")
          return text;
        return text.replace(PATH_SCRIPT, `var b=${JSON.stringify(base)}`).replace(EARLY_SCRIPT, (_, start, address) => start + (0, _addresses_js__WEBPACK_IMPORTED_MODULE_1__.EZ)(address, base));
      }
      function* attributeEdits({ tag }, page, base) {
        if (tag.isPlain)
          return;
        const described = { element: tag.name, value: (name) => (0, _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__.Es)(tag.raw(name)) };
        for (const attribute of tag.attributes) {
          const move = (0, _addresses_js__WEBPACK_IMPORTED_MODULE_1__.ds)(attribute, described);
          if (move === void 0)
            continue;
          const start = tag.startOf(attribute);
          const raw = tag.raw(attribute);
          const value = (0, _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__.Es)(raw);
          const moved = move(value, base);
          if (moved === value)
            continue;
          const quote = String.fromCharCode(page[start - 1] ?? 0);
          yield { start, end: start + raw.length, text: value === raw ? moved : encodedValue(moved, quote) };
        }
      }
      function encodedValue(value, quote) {
        const special = quote === '"' || quote === "'" ? new RegExp(`[&${quote}]`, "g") : /[&"'\t\n\f\r >]/g;
        return value.replace(special, (character) => `&#${character.charCodeAt(0)};`);
      }
    })
  ),
  /***/
  18021: (
    /***/
    ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {
      var serve_tasks = __webpack_require__(19973);
      var runtime_problem = __webpack_require__(24707);
      var site_scanner = __webpack_require__(52194);
      var file_mover = __webpack_require__(27903);
      var external_node_buffer_ = __webpack_require__(4573);
      var flight_flight = __webpack_require__(41424);
      var page_page = __webpack_require__(45016);
      var values = __webpack_require__(17310);
      var addresses = __webpack_require__(22037);
      var string_literal = __webpack_require__(74871);
      var code_tokens = __webpack_require__(64551);
      var css_scanner = __webpack_require__(69285);
      ;
      const TEXT = /^(?:alt|aria-.*|caption|children|classname|description|filename|id|key|label|title)$/;
      const FILE = /^(?:src|srcset|poster)$/;
      const LINK = /^(?:href|to)$/;
      const MARKDOWN_ELEMENT = "_components.";
      const INNER_ADDRESS = /(?<=["'(=])\/(?![/\\])[^"'`()<>\s\\,;]*/g;
      function movedLiteral(literal, { base, uses: uses2, isFile }) {
        const { code, open, isValue } = literal;
        const { element, isHtml, property = "", texts, isStyle } = open.at(-1) ?? {};
        const move = (of) => changed(code, (text) => of(text, base));
        const unlessFile = () => mentionsFile(code, isFile) ? void 0 : code;
        if (isStyle === true)
          return move(addresses.KJ);
        if (element === void 0) {
          if (texts !== void 0)
            return code;
          return isInAddress(open) && (0, addresses.ih)(textOf(code)) ? void 0 : unlessFile();
        }
        const attribute = property.toLowerCase().replace("xlinkhref", "xlink:href");
        if (attribute === "children" && element === "style")
          return move(addresses.KJ);
        if (TEXT.test(attribute))
          return element === "script" ? unlessFile() : code;
        if (isHtml === true) {
          const ofAttribute = (0, addresses.ds)(attribute, { element, value: () => "" });
          if (ofAttribute !== void 0)
            return isValue ? move(ofAttribute) : (0, addresses.ih)(textOf(code)) ? void 0 : code;
          return isValue ? code : unlessFile();
        }
        if (LINK.test(attribute))
          return isValue ? code : unlessFile();
        if (!isValue)
          return unlessFile();
        const isKnown = FILE.test(attribute);
        if (!isKnown && !mentionsFile(code, isFile))
          return code;
        const component = element.replace(MARKDOWN_ELEMENT, "");
        const moved = move((0, addresses.ds)(isKnown ? attribute : "src", { element, value: () => "" }) ?? ((text) => text));
        const use = moved === code && isKnown ? "adds" : uses2[isKnown ? component : `${component}.${property}`];
        if (use === "adds")
          return code;
        return use === "passes" && moved !== code ? moved : void 0;
      }
      function isInAddress(open) {
        const { element = "", isHtml, property = "" } = open.findLast(({ close }) => close === "}") ?? {};
        return isHtml === true && (0, addresses.ds)(property.toLowerCase(), { element, value: () => "" }) !== void 0;
      }
      function mentionsFile(code, isFile) {
        const text = textOf(code);
        if ((0, addresses.ih)(text) && isFile(text))
          return true;
        const inner = [...text.matchAll(INNER_ADDRESS)].map(([address]) => address);
        const styles = text.includes("url(") ? Array.from((0, css_scanner.U)(text), ({ value }) => value) : [];
        return [...inner, ...styles].some((address) => (0, addresses.ih)(address) && isFile(address));
      }
      function textOf(code) {
        const inner = code.slice(1, code.endsWith(code.charAt(0)) ? -1 : void 0);
        return (code.startsWith('"') ? parsed(code) : void 0) ?? inner;
      }
      function changed(code, change) {
        const text = code.startsWith('"') ? parsed(code) : void 0;
        if (text !== void 0)
          return change(text) === text ? code : JSON.stringify(change(text));
        const quote = code.charAt(0);
        return quote + change(code.slice(1, code.endsWith(quote) ? -1 : void 0)) + (code.endsWith(quote) ? quote : "");
      }
      function parsed(code) {
        try {
          return JSON.parse(code);
        } catch {
          return void 0;
        }
      }
      ;
      const PROGRAM = /^"use strict";\s*const \{[^}]*\bjsx: _jsx\b/;
      const ELEMENT = /_jsxs?\((?:"([a-z][\w.-]*)"|([\w$.]+)), \{/y;
      const NAME = /\s*(?:"([\w:-]+)"|([\w$]+)):\s*/y;
      const BEFORE_VALUE = /(?:[:?]|\|\||&&)\s*$/;
      const COMPARED = /\s*[!=]=/y;
      const USED_LIST = /\s*[.([]/y;
      function isPageProgram(text) {
        return PROGRAM.test(text);
      }
      function movePageProgram(code, move) {
        return new ProgramMover(code, move).moved();
      }
      class ProgramMover {
        #code;
        #move;
        #open = [];
        #at = 0;
        #moved = "";
        #copied = 0;
        /** The first literal of which it is unknown whether it has to be moved. */
        #unknown;
        constructor(code, move) {
          this.#code = code;
          this.#move = move;
        }
        moved() {
          while (this.#at < this.#code.length) {
            const problem = this.#takeToken();
            if (problem !== void 0)
              return new runtime_problem.AF(problem);
          }
          if (this.#open.length > 0)
            return new runtime_problem.AF("has brackets that do not match");
          if (this.#unknown !== void 0)
            return new runtime_problem.AF(`contains ${this.#unknown}, and it is unknown whether the client adds the base path to it`);
          return this.#moved + this.#code.slice(this.#copied);
        }
        #takeToken() {
          const character = this.#code.charAt(this.#at);
          const inside = this.#open.at(-1);
          if (inside?.close === "`" && character !== "`")
            this.#skipTemplate();
          else if (character === "_" && this.#takeElement())
            return void 0;
          else if (character === inside?.close)
            this.#closeBracket();
          else if (character === "`") {
            const end = (0, string_literal.templatePartEnd)(this.#code, this.#at);
            const isWhole = this.#code[end] === "`";
            this.#takeLiteral(isWhole ? end + 1 : end);
            if (!isWhole)
              this.#open.push({ close: "`" });
          } else if (character === '"' || character === "'") {
            const end = (0, string_literal.literalEnd)(this.#code, this.#at);
            if (end === void 0)
              return "has an unterminated string";
            this.#takeLiteral(end);
          } else if (character === "/") {
            const isToken = this.#take(code_tokens.YK) ?? ((0, code_tokens.Cy)(this.#code, this.#at) && this.#take(code_tokens.XF));
            if (!isToken)
              this.#at++;
          } else if (character in code_tokens.qc)
            this.#openBracket(character);
          else if (")]}".includes(character))
            return "has brackets that do not match";
          else if (character === "," && inside?.element !== void 0) {
            this.#at++;
            this.#takeName(inside);
          } else if (this.#take(code_tokens.f7) === void 0)
            this.#at++;
          return void 0;
        }
        #take(pattern) {
          pattern.lastIndex = this.#at;
          const found = pattern.exec(this.#code) ?? void 0;
          if (found !== void 0)
            this.#at = pattern.lastIndex;
          return found;
        }
        #takeElement() {
          const found = this.#take(ELEMENT);
          const element = found?.[1] ?? found?.[2];
          if (element === void 0)
            return false;
          const properties = { close: "}", element, isHtml: found?.[1] !== void 0 };
          this.#open.push({ close: ")" }, properties);
          this.#takeName(properties);
          return true;
        }
        #takeName(properties) {
          const name = this.#take(NAME);
          properties.property = name?.[1] ?? name?.[2] ?? "";
        }
        #skipTemplate() {
          const opens = this.#code.startsWith("${", this.#at);
          if (opens)
            this.#open.push({ close: "}" });
          this.#at += opens || this.#code[this.#at] === "\\" ? 2 : 1;
        }
        #takeLiteral(end) {
          const start = this.#at;
          const code = this.#code.slice(start, end);
          this.#at = end;
          COMPARED.lastIndex = this.#at;
          const isValue = this.#isValueAt(start) && !COMPARED.test(this.#code);
          this.#open.at(-1)?.texts?.push(code);
          const moved = movedLiteral({ code, open: this.#open, isValue }, this.#move);
          if (moved === void 0)
            this.#unknown ??= describe(code, this.#open);
          else if (moved !== code) {
            this.#moved += this.#code.slice(this.#copied, start) + moved;
            this.#copied = this.#at;
          }
        }
        #openBracket(character) {
          const { element, property } = this.#open.at(-1) ?? {};
          const isValue = element !== void 0 && this.#isValueAt(this.#at);
          this.#open.push({
            close: code_tokens.qc[character],
            ...isValue && character === "[" && property === "children" && { texts: [] },
            ...isValue && character === "{" && property === "style" && { isStyle: true }
          });
          this.#at++;
        }
        #closeBracket() {
          this.#at++;
          const { texts = [] } = this.#open.pop() ?? {};
          USED_LIST.lastIndex = this.#at;
          if (texts.length === 0 || !USED_LIST.test(this.#code))
            return;
          for (const code of texts)
            if (movedLiteral({ code, open: [], isValue: false }, this.#move) === void 0)
              this.#unknown ??= describe(code, this.#open);
        }
        /** Whether the value of a property, or one of its values, begins at a position. */
        #isValueAt(at) {
          return BEFORE_VALUE.test(this.#code.slice(Math.max(0, at - 20), at));
        }
      }
      function describe(code, open) {
        const element = open.at(-1)?.element;
        return `${element === void 0 ? "" : `<${element}> with `}the address ${code.slice(0, 200)}`;
      }
      ;
      function moveSettings(fields, move) {
        const config = fields["docsConfig"];
        if ((0, values.C)(config)) {
          moveImage(config, "logo", move);
          if ((0, values.C)(config["background"]))
            moveImage(config["background"], "image", move);
          moveFonts(config["fonts"], move);
        }
        const { fonts, subdomain } = fields;
        if (fonts === void 0 || fonts === "$undefined" || subdomain === void 0)
          return void 0;
        if (subdomain !== "$undefined" && subdomain !== null)
          return new runtime_problem.AF("loads the fonts of the site from the host of the service");
        moveFonts(fonts, move);
        return void 0;
      }
      function moveImage(fields, name, move) {
        const image = fields[name];
        if ((0, values.C)(image))
          for (const theme of ["light", "dark"])
            moveImage(image, theme, move);
        else if (typeof image === "string" && (0, addresses.ih)(image) && move.isFile(image))
          fields[name] = (0, addresses.EZ)(image, move.base);
      }
      function moveFonts(fonts, { base, isFile }) {
        if (!(0, values.C)(fonts))
          return;
        for (const font of [fonts, fonts["heading"], fonts["body"]]) {
          if (!(0, values.C)(font))
            continue;
          const { source } = font;
          if (typeof source === "string" && !/^(?:[/$]|https?:)/.test(source) && isFile(`/${source}`))
            font["source"] = `${base.slice(1)}/${source}`;
        }
      }
      ;
      const MAX_DEPTH = 2e3;
      function moveRows(rows, move) {
        const moved = [];
        for (const row of rows) {
          const text = movedRow(row, move);
          if (text instanceof runtime_problem.AF)
            return new runtime_problem.AF(`row ${row.id} ${text.message}`);
          moved.push(text === row.text ? row : { ...row, text });
        }
        return moved;
      }
      function movedRow({ id: id2, tag, text }, move) {
        if (tag === "T")
          return movedText(text, move);
        if (tag === "H")
          return movedJson(text.slice(1), (value) => moveHint(value, move), text.slice(0, 1));
        if (tag === "I")
          return movedJson(text, (value) => moveChunks(value, move));
        if (tag !== "")
          return text;
        return movedJson(text, (value) => {
          if (id2 === "0" && (0, values.C)(value))
            moveRoute(value, move);
          return moveValue(value, move, MAX_DEPTH);
        });
      }
      function movedText(text, { texts, ...move }) {
        return texts.get(text) ?? (isPageProgram(text) ? movePageProgram(text, move) : text);
      }
      function movedJson(text, move, before = "") {
        const value = (0, values.z)(text);
        if (value === void 0)
          return new runtime_problem.AF("is JSON that changes when it is written again");
        const moved = move(value);
        return moved instanceof runtime_problem.AF ? moved : before + JSON.stringify(moved);
      }
      function moveHint(value, { base }) {
        if (typeof value === "string")
          return (0, addresses.EZ)(value, base);
        if (Array.isArray(value) && typeof value[0] === "string")
          value[0] = (0, addresses.EZ)(value[0], base);
        return value;
      }
      function moveChunks(value, { base, isFile }) {
        const chunks = Array.isArray(value) ? value[1] : void 0;
        if (!Array.isArray(chunks))
          return new runtime_problem.AF("has no list of scripts");
        for (const [i, chunk] of chunks.entries()) {
          if (typeof chunk !== "string" || !(0, addresses.ih)(chunk) || !isFile(chunk))
            return new runtime_problem.AF(`refers to a script that is not in the site: ${JSON.stringify(chunk).slice(0, 200)}`);
          chunks[i] = (0, addresses.EZ)(chunk, base);
        }
        return value;
      }
      function moveRoute(row, { base }) {
        if (row["p"] === "")
          row["p"] = base;
        if (Array.isArray(row["c"]))
          row["c"] = [...base.split("/"), ...row["c"].slice(1)];
      }
      function moveValue(value, move, depth) {
        if (typeof value === "string")
          return movedText(value, move);
        if (typeof value !== "object" || value === null)
          return value;
        if (depth === 0)
          return new runtime_problem.AF("is nested too deeply");
        if (Array.isArray(value))
          moveElement(value, move);
        const fields = value;
        const problem = (0, values.C)(value) ? moveSettings(value, move) : void 0;
        if (problem !== void 0)
          return problem;
        for (const key of Object.keys(fields)) {
          const moved = moveValue(fields[key], move, depth - 1);
          if (moved instanceof runtime_problem.AF)
            return moved;
          fields[key] = moved;
        }
        return value;
      }
      function moveElement(value, { base }) {
        const [mark, element, , props] = value;
        if (mark !== "$" || typeof element !== "string" || element.startsWith("$") || !(0, values.C)(props))
          return;
        const textOf2 = (name) => {
          const text = props[name === "http-equiv" ? "httpEquiv" : name];
          return typeof text === "string" ? text : "";
        };
        for (const [name, text] of Object.entries(props)) {
          const attribute = name === "xlinkHref" ? "xlink:href" : name.toLowerCase();
          const moveText = (0, addresses.ds)(attribute, { element, value: textOf2 });
          if (moveText === void 0)
            continue;
          if (typeof text === "string" && !text.startsWith("$"))
            props[name] = moveText(text, base);
          else if (attribute === "style" && (0, values.C)(text)) {
            for (const [property, css] of Object.entries(text))
              if (typeof css === "string" && !css.startsWith("$"))
                text[property] = moveText(css, base);
          }
        }
      }
      var markup = __webpack_require__(35865);
      ;
      function movePage(page, move) {
        const { base, isFile } = move;
        if (!(0, external_node_buffer_.isUtf8)(page) || (0, page_page.bJ)(page))
          return new runtime_problem.AF("the page is not UTF-8");
        const { edits, texts, compared, checked } = (0, markup.s)(page, base, isFile);
        if (checked[0] !== void 0)
          return new runtime_problem.AF(`the page has an \`integrity\` attribute for ${checked[0]}, and moving the site would change that file`);
        const flight = (0, flight_flight.TA)(page);
        if (flight instanceof runtime_problem.AF)
          return flight;
        const unknown = flight && compared.find((text) => !flight.rows.some((row) => hasText(row, text)));
        if (unknown !== void 0)
          return new runtime_problem.AF(`a script loads a file of the site, and the page data does not contain the text of the script: ${JSON.stringify(unknown.slice(0, 200))}`);
        const rows = flight && moveRows(flight.rows, { ...move, texts });
        if (rows instanceof runtime_problem.AF)
          return rows;
        return (0, flight_flight.X9)(page, [...edits, ...flight?.editsFor(rows ?? []) ?? []]);
      }
      function hasText({ tag, text }, expected) {
        return tag === "T" ? text === expected : text.includes(JSON.stringify(expected));
      }
      ;
      let mover;
      let uses = {};
      (0, serve_tasks.a)(async (task) => {
        if ("site" in task) {
          mover = new file_mover.m(task.site);
          uses = task.site.uses;
        }
        const known = mover;
        const { base, isFile } = known;
        const pages = "site" in task ? [] : task.pages;
        const moved = pages.map(({ file, source }) => known.checked(file.path, movePage((0, site_scanner.bS)(source), { base, isFile, uses })));
        return await Promise.resolve(moved.map((page) => page instanceof runtime_problem.AF ? { problem: page.message } : page));
      });
    })
  ),
  /***/
  19973: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        a: () => (
          /* binding */
          serveTasks
        )
        /* harmony export */
      });
      var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
      var _time_deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72913);
      var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49313);
      function serveTasks(run) {
        const progress = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
        const waiting = /* @__PURE__ */ new Map();
        let asked = 0;
        const send = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(message);
        const caller = {
          parsing(place = _messages_js__WEBPACK_IMPORTED_MODULE_1__.tW) {
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
            const answer = (0, _time_deferred_js__WEBPACK_IMPORTED_MODULE_2__.y)();
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
        node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on("message", (message) => {
          if ("task" in message) {
            void runTask(message.task);
            return;
          }
          const answer = waiting.get(message.id);
          waiting.delete(message.id);
          if ("error" in message)
            answer?.reject(new Error(message.error));
          else
            answer?.resolve(message.value);
        });
      }
    })
  ),
  /***/
  72913: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        y: () => (
          /* binding */
          deferred
        )
        /* harmony export */
      });
      function deferred() {
        let resolve;
        let reject;
        const promise = new Promise((onResolve, onReject) => {
          resolve = onResolve;
          reject = onReject;
        });
        return { promise, resolve, reject };
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
