const id = 3209;
const ids = [3209, 2194];
const modules = {
  /***/
  83209: (
    /***/
    ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {
      var external_node_crypto_ = __webpack_require__(77598);
      var external_node_fs_ = __webpack_require__(73024);
      var read_below = __webpack_require__(92790);
      var serve_tasks = __webpack_require__(19973);
      var problem = __webpack_require__(24707);
      var site_scanner = __webpack_require__(52194);
      var shared_data = __webpack_require__(35176);
      var flight = __webpack_require__(41424);
      var html_tokens = __webpack_require__(87532);
      ;
      function compactPage(page, { scripts, payload }, places, { paths, base, shared }) {
        const [first] = places;
        if (first === void 0)
          return void 0;
        const moved = scripts.filter(({ to }) => to > first.from);
        const parts = [];
        let at = moved[0]?.from ?? 0;
        for (const { run, from, to } of places) {
          if (from > at)
            parts.push({ data: payload.subarray(at, from) });
          parts.push({ data: payload.subarray(from, to), shared: paths[run] });
          at = to;
        }
        if (at < payload.length)
          parts.push({ data: payload.subarray(at) });
        const compact = (0, shared_data.sharingPage)(page, { scripts: moved, parts, base });
        if (compact === void 0 || !runsMovedScripts(compact))
          return void 0;
        const restored = shared.restore(compact);
        return restored instanceof problem.AF || !restored.equals(page) ? void 0 : compact;
      }
      function runsMovedScripts(compact) {
        const place = (0, shared_data.placeOfCuts)(compact);
        for (const { start, element, isInert, isHtml } of (0, html_tokens._)(compact))
          if (start === place)
            return element?.name === "script" && isHtml && !isInert;
        return false;
      }
      var run_places = __webpack_require__(91109);
      ;
      let runs = [];
      let isShared = () => false;
      let site;
      (0, serve_tasks.a)(async (task) => {
        if ("site" in task)
          begin(task.site);
        const given = "site" in task ? [] : task.pages;
        return await Promise.resolve(given.map(({ file, source }) => compacted(file.path, source)));
      });
      function begin({ runs: given, shared, base }) {
        runs = given.map(site_scanner.bS);
        isShared = (run) => shared.has(run);
        const files = runs.map(shared_data.sharedFile);
        const contents = new Map(files.map(({ path, content }) => [path, Buffer.from(content)]));
        site = {
          paths: files.map(({ path }) => path),
          base,
          shared: new shared_data.SharedData((path) => contents.get(path))
        };
      }
      function compacted(path, { folder, name, to }) {
        const page = (0, read_below.readIfThere)(folder, name);
        const data = page && (0, flight.G7)(page);
        if (page === void 0 || data === void 0 || site === void 0)
          return { places: [] };
        if (data instanceof problem.AF)
          return { places: [], problem: data.message };
        const places = (0, run_places.Mq)(data.payload, runs);
        const chosen = (0, run_places.bG)(places, isShared);
        if (chosen.length === 0)
          return { places };
        const compact = compactPage(page, data, chosen, site);
        if (compact === void 0)
          return { places, problem: "it could not be restored byte for byte" };
        (0, external_node_fs_.writeFileSync)(to, compact);
        const written = { size: compact.length, sha256: (0, external_node_crypto_.hash)("sha256", compact), loads: (0, site_scanner.loadsOf)(path, compact) };
        return { places, written };
      }
    })
  ),
  /***/
  91109: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Mq: () => (
          /* binding */
          runPlaces
        ),
        /* harmony export */
        bG: () => (
          /* binding */
          chosenPlaces
        ),
        /* harmony export */
        oo: () => (
          /* binding */
          commonRuns
        )
        /* harmony export */
      });
      const MAX_REFERENCES = 3;
      const MAX_TRIES = 20;
      const ANCHOR_BYTES = 64;
      function runPlaces(data, runs) {
        return runs.flatMap((bytes, run) => {
          const places = [];
          const anchor = bytes.subarray(0, ANCHOR_BYTES);
          let from = data.indexOf(anchor);
          for (let tries = 0; from >= 0 && tries < MAX_TRIES; tries++) {
            const to = from + bytes.length;
            const isRun = bytes.equals(data.subarray(from, to));
            if (isRun)
              places.push({ run, from, to });
            from = data.indexOf(anchor, isRun ? to : from + 1);
          }
          return places;
        });
      }
      function chosenPlaces(places, isWanted) {
        const chosen = [];
        for (const place of places) {
          if (chosen.length === MAX_REFERENCES)
            break;
          if (isWanted(place.run) && chosen.every(({ from, to }) => place.to <= from || place.from >= to))
            chosen.push(place);
        }
        return chosen.sort((a, b) => a.from - b.from);
      }
      function commonRuns(pages, count) {
        const common = new Set(Array.from({ length: count }, (_, run) => run));
        const isCommon = (run) => common.has(run);
        while (common.size > 0) {
          const uses = new Map([...common].map((run) => [run, 0]));
          for (const places of pages)
            for (const run of new Set(chosenPlaces(places, isCommon).map((place) => place.run)))
              uses.set(run, (uses.get(run) ?? 0) + 1);
          const [rarest, least] = [...uses].reduce((a, b) => b[1] < a[1] ? b : a);
          if (least >= Math.max(2, pages.length / 2))
            break;
          common.delete(rarest);
        }
        return common;
      }
    })
  ),
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
  ),
  /***/
  49313: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        gu: () => (
          /* binding */
          newProgress
        ),
        /* harmony export */
        mL: () => (
          /* binding */
          PARSER_EXHAUSTED
        ),
        /* harmony export */
        tW: () => (
          /* binding */
          NO_FILE
        )
        /* harmony export */
      });
      const NO_FILE = -1;
      const PARSER_EXHAUSTED = "PARSER_EXHAUSTED";
      function newProgress() {
        const progress = new Int32Array(new SharedArrayBuffer(16));
        progress[0] = NO_FILE;
        return progress;
      }
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
