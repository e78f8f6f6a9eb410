const id = 2194;
const ids = [2194];
const modules = {
  /***/
  52194: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        JW: () => (
          /* binding */
          manifestLoads
        ),
        /* harmony export */
        _S: () => (
          /* binding */
          SiteScanner
        ),
        /* harmony export */
        bS: () => (
          /* binding */
          asBuffer
        ),
        /* harmony export */
        digestServedPage: () => (
          /* binding */
          digestServedPage
        ),
        /* harmony export */
        g_: () => (
          /* binding */
          digestPage
        ),
        /* harmony export */
        loadsOf: () => (
          /* binding */
          loadsOf
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15300);
      var _html_css_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69285);
      var _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9936);
      var _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63135);
      var _record_content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27241);
      var _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44825);
      var _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39363);
      var _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22320);
      var _values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4756);
      var _values_sitemap_scanner_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80523);
      const MAX_FILE_BYTES = 64 * 1024 * 1024;
      function isScanned(path) {
        return /\.(?:html?|css|xml)$/i.test(path) || isRobots(path);
      }
      function isRobots(path) {
        return /(?:^|\/)robots\.txt$/i.test(path);
      }
      function digestPage(bytes) {
        const { title, content } = digestServedPage(bytes);
        return { title, content };
      }
      function digestServedPage(bytes, options = {}) {
        const collected = new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__.hX({ isComplete: true });
        const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__.z(new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__.a(), new _record_content_js__WEBPACK_IMPORTED_MODULE_4__.e(), collected);
        const utf8 = (0, _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__.U)(asBuffer(bytes), "html");
        new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__.Y(utf8, page, options).scan();
        const { levels } = collected;
        const { title, content, loads } = page.finish();
        const { unusual, sheets, earlierHeads } = collected;
        return { title, content, loads, details: { utf8, levels, unusual, sheets, earlierHeads } };
      }
      function loadsOf(path, bytes) {
        if (!isScanned(path))
          return void 0;
        const scanner = new SiteScanner(0);
        scanner.scan(path, bytes);
        return manifestLoads(scanner.drain()?.files[0]);
      }
      function manifestLoads(file) {
        return file !== void 0 && ["page", "robots", "sitemap"].includes(file.type) ? file.loads : void 0;
      }
      const DIGEST_LENGTH = 32;
      function digestOf(values) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", [...values].join("\n")).slice(0, DIGEST_LENGTH);
      }
      class SiteScanner {
        #scanner;
        #table = new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__.a();
        #content = new _record_content_js__WEBPACK_IMPORTED_MODULE_4__.e();
        #loads = new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__.hX();
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
          const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__.z(this.#table, this.#content, this.#loads);
          if ((0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_9__.isPage)(path)) {
            scanPage(content, page);
            this.#push(path, "page", page);
          } else if (/\.css$/i.test(path)) {
            page.addAll("resource", (0, _html_css_scanner_js__WEBPACK_IMPORTED_MODULE_1__.U)((0, _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__.U)(content, "css").toString()));
            this.#push(path, "stylesheet", page);
          } else if (/\.xml$/i.test(path)) {
            const addresses = (0, _values_sitemap_scanner_js__WEBPACK_IMPORTED_MODULE_10__.S)((0, _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__.U)(content, "xml").toString());
            if (addresses === void 0)
              return;
            const all = [...addresses];
            for (const address of all)
              page.add("sitemap", address);
            this.#push(path, "sitemap", page, { addresses: digestOf(new Set(all.sort())) });
          } else if (isRobots(path)) {
            const text = content.toString();
            const refused = (0, _values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__.Le)((0, _values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__.xF)(text));
            const sitemaps = (0, _values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__.U8)(text).map(_record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__.tP).join("");
            this.#push(path, "robots", page, { refused, ...sitemaps !== "" && { sitemaps } });
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
            this.#push(path, "unread", new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__.z(this.#table, this.#content, this.#loads));
          else
            this.scan(path, Buffer.concat(pieces));
        }
        /** Returns the files scanned since the last call, or undefined if there are none. */
        drain() {
          if (this.#files.length === 0)
            return void 0;
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
          this.#files.push({ path, type, ...page.finish(), ...loads && { loads } });
        }
      }
      function scanPage(bytes, page) {
        new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__.Y((0, _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__.U)(bytes, "html"), page).scan();
      }
      function asBuffer(bytes) {
        return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      }
    })
  ),
  /***/
  80523: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        S: () => (
          /* binding */
          sitemapUrls
        ),
        /* harmony export */
        q: () => (
          /* binding */
          sitemapEntries
        )
        /* harmony export */
      });
      var entities_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81161);
      const ROOT = /<((?:[\w-]+:)?)(?:urlset|sitemapindex)[\s>]/;
      const COMMENTS = /<!--[^]*?(?:-->|$)/g;
      const MAX_PROLOG = 4096;
      const MAX_ADDRESS = 4096;
      function sitemapUrls(xml) {
        const entries = sitemapEntries(xml);
        return entries && urlsOf(entries);
      }
      function sitemapEntries(xml) {
        const prefix = ROOT.exec(xml.slice(0, MAX_PROLOG).replace(COMMENTS, ""))?.[1];
        return prefix === void 0 ? void 0 : entriesIn(xml, prefix);
      }
      function* urlsOf(entries) {
        for (const { url } of entries)
          yield url;
      }
      function* entriesIn(xml, prefix) {
        let entry = {};
        for (const { name, text } of elementsIn(xml, prefix)) {
          if (name === "loc" && entry.url === void 0)
            entry.url = text;
          else if (name === "lastmod" && entry.lastModified === void 0)
            entry.lastModified = text;
          else {
            if (entry.url !== void 0)
              yield { url: entry.url, lastModified: entry.lastModified };
            entry = name === "loc" ? { url: text } : {};
          }
        }
        if (entry.url !== void 0)
          yield { url: entry.url, lastModified: entry.lastModified };
      }
      function* elementsIn(xml, prefix) {
        const token = new RegExp(`<!--|<!\\[CDATA\\[|<${prefix}(loc|lastmod|url|sitemap)(?=[\\s>])`, "g");
        for (let match = token.exec(xml); match !== null; match = token.exec(xml)) {
          const [text, name = ""] = match;
          if (text.startsWith("<!")) {
            const close = text === "<!--" ? "-->" : "]]>";
            const end2 = xml.indexOf(close, token.lastIndex);
            if (end2 < 0)
              return;
            token.lastIndex = end2 + close.length;
            continue;
          }
          if (name === "url" || name === "sitemap") {
            yield { name: "entry", text: "" };
            continue;
          }
          const start = xml.indexOf(">", match.index) + 1;
          const end = xml.indexOf(`</${prefix}${name}`, match.index);
          if (start === 0 || end < 0)
            return;
          token.lastIndex = Math.max(start, end);
          if (end >= start && end - start <= MAX_ADDRESS)
            yield { name, text: textOf(xml.slice(start, end)) };
        }
      }
      function textOf(xml) {
        const text = xml.split(/(<!\[CDATA\[[^]*?\]\]>)/).map((part) => /^<!\[CDATA\[([^]*)\]\]>$/.exec(part)?.[1] ?? (0, entities_decode__WEBPACK_IMPORTED_MODULE_0__.ey)(part.replace(COMMENTS, ""))).join("");
        return text.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, "");
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
