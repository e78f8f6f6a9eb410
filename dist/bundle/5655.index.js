const id = 5655;
const ids = [5655];
const modules = {
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
  5655: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.r(__webpack_exports__);
          var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43864);
          var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
          var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94438);
          var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43721);
          process.umask(18);
          await (0, _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__.e)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__.Q, secrets: [] }, async (given, context) => {
            const inputs = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__.K)(given, process.env);
            await (0, _main_js__WEBPACK_IMPORTED_MODULE_3__.i)(inputs, { ...context, signal: (0, _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__.NE)(context.signal, inputs.timeoutMs) });
          });
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      }, 1);
    })
  ),
  /***/
  94438: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Q: () => (
          /* binding */
          INPUT_NAMES
        ),
        K: () => (
          /* binding */
          readInputs
        )
      });
      var external_node_fs_ = __webpack_require__(73024);
      var external_node_os_ = __webpack_require__(48161);
      var external_node_path_ = __webpack_require__(76760);
      var schemas = __webpack_require__(94343);
      var docs_url = __webpack_require__(53361);
      var input_fields = __webpack_require__(96421);
      var runner = __webpack_require__(75437);
      var problem = __webpack_require__(24707);
      var site_address = __webpack_require__(2360);
      var export_files = __webpack_require__(91716);
      var records_manifest = __webpack_require__(37957);
      ;
      function moveTarget(siteUrl, { siteUrl: finishedFor, basePath, exportedBasePath }) {
        if (finishedFor !== void 0 && siteUrl === void 0)
          return new problem.AF(`this site was already finished for an address: set \`site-url\` to ${finishedFor}`);
        if (finishedFor !== void 0 && finishedFor !== siteUrl?.href)
          return new problem.AF(`\`site-url\`: this site was already finished for ${finishedFor}. For another address, run the export again`);
        const built = withoutSlash(basePath ?? "");
        if (siteUrl === void 0 || (0, site_address.basePathProblem)(siteUrl, { basePath }) === void 0)
          return exportedBasePath === void 0 ? void 0 : built;
        const path = withoutSlash(siteUrl.pathname);
        if (built === "")
          return path;
        return new problem.AF(`the site was built for ${built}. Set \`site-url\` to ${siteUrl.origin}${built}, or build the site for ${path || "/"} and export it again`);
      }
      function withoutSlash(path) {
        return (0, site_address.baseFolder)(path).slice(0, -1);
      }
      var selectors = __webpack_require__(49661);
      ;
      const PARTS = ["search", "markdown", "sitemap", "not-found", "navigation", "compact"];
      const ON_REQUEST = /* @__PURE__ */ new Set(["navigation", "compact"]);
      const CONTENT = "#content-area, main, [role=main], article";
      const TRIGGER = "#search-bar-entry, #search-bar-entry-mobile";
      const TIMEOUT_MS = 15 * 6e4;
      const parts = (0, input_fields.ZZ)((value) => {
        const names = (0, input_fields.Mc)(value);
        if (names.length === 1 && names[0] === "none")
          return /* @__PURE__ */ new Set();
        const unknown = names.find((name) => !PARTS.includes(name));
        if (unknown === void 0 && names.length > 0)
          return new Set(names);
        return new problem.AF(`"${unknown ?? value}" is invalid: choose from ${PARTS.join(", ")}, or set only none`);
      });
      const inputs_selectors = (0, input_fields.ZZ)((value) => {
        try {
          (0, selectors.u)(value);
          return value;
        } catch {
          return new problem.AF(`"${value}" is not a list of CSS selectors: use a form such as main, #content, .page`);
        }
      });
      const siteAddress = (0, input_fields.ZZ)((value) => {
        const url = (0, input_fields.Dy)(value);
        return url instanceof problem.AF ? url : new URL((0, site_address.baseFolder)(url.pathname), url);
      });
      const fields = schemas.Ikc({
        "site-path": (0, input_fields.mw)("set it to the output `site-path` of the export action", schemas.YjP()),
        "manifest-path": schemas.lqM(schemas.YjP()),
        "site-url": schemas.lqM(siteAddress),
        add: schemas.Rvf(parts, new Set(PARTS.filter((part) => !ON_REQUEST.has(part)))),
        content: schemas.SdS(inputs_selectors, CONTENT),
        trigger: schemas.SdS(inputs_selectors, TRIGGER),
        pagefind: schemas.lqM(schemas.YjP()),
        timeout: schemas.Rvf(input_fields.p0, TIMEOUT_MS)
      });
      const INPUT_NAMES = Object.keys(fields.shape);
      function readInputs(given, environment) {
        const { workspace } = (0, runner.f)(environment);
        const sitePath = (0, external_node_path_.resolve)(workspace, given["site-path"] ?? "");
        const manifestPath = (0, external_node_path_.resolve)(workspace, given["manifest-path"] ?? (0, external_node_path_.join)((0, external_node_path_.dirname)(sitePath), "manifest.json"));
        const read = (0, input_fields.qU)(fields, given, ({ "site-path": site, "site-url": siteUrl }) => {
          const manifest = site instanceof problem.AF ? site : (0, external_node_fs_.statSync)(sitePath, { throwIfNoEntry: false })?.isDirectory() === true ? (0, export_files.lJ)("manifest-path", manifestPath, records_manifest.Ng) : new problem.AF(`\`site-path\` is not a folder: ${sitePath}`);
          const isKnown = !(siteUrl instanceof problem.AF) && !(manifest instanceof problem.AF);
          return { manifest, moveTo: isKnown ? moveTarget(siteUrl, manifest) : void 0 };
        });
        return {
          sitePath,
          manifestPath,
          manifest: read.manifest,
          siteUrl: read["site-url"],
          moveTo: read.moveTo,
          add: read.add,
          content: read.content,
          trigger: read.trigger,
          pagefind: read.pagefind === void 0 ? void 0 : (0, external_node_path_.resolve)(workspace, read.pagefind),
          timeoutMs: read.timeout,
          tempDir: environment["RUNNER_TEMP"] || (0, external_node_os_.tmpdir)(),
          environment,
          errorsPage: (0, docs_url.PD)(environment)
        };
      }
    })
  ),
  /***/
  43721: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        i: () => (
          /* binding */
          main
        )
      });
      var run = __webpack_require__(43864);
      var stop_reason = __webpack_require__(54639);
      var summary = __webpack_require__(37223);
      var units = __webpack_require__(81529);
      var with_more = __webpack_require__(1896);
      var promises_ = __webpack_require__(51455);
      var external_node_path_ = __webpack_require__(76760);
      var failure = __webpack_require__(98362);
      var work_folder = __webpack_require__(83792);
      var compare = __webpack_require__(29589);
      var site_address = __webpack_require__(2360);
      var pages_pages = __webpack_require__(15300);
      var external_node_crypto_ = __webpack_require__(77598);
      var external_node_timers_promises_ = __webpack_require__(58500);
      var external_node_util_ = __webpack_require__(57975);
      var runtime_problem = __webpack_require__(24707);
      var markup = __webpack_require__(4240);
      var own_file = __webpack_require__(60191);
      var shared_data = __webpack_require__(35176);
      var flight_flight = __webpack_require__(41424);
      var page_page = __webpack_require__(45016);
      ;
      const PROGRESS_MS = 1e4;
      async function withProgress(describe, work, { clock, log }) {
        const stop = clock.repeat(PROGRESS_MS, async () => {
          log.info(describe());
          await Promise.resolve();
        });
        await work().finally(stop);
      }
      var external_node_os_ = __webpack_require__(48161);
      var run_tasks = __webpack_require__(37811);
      ;
      const PAGES_PER_TASK = 20;
      const BYTES_PER_TASK = 1e6;
      const MAX_THREADS = 4;
      async function inPageThreads(files, { thread: module, site, signal, open, onPages }) {
        const count = Math.min(MAX_THREADS, (0, external_node_os_.availableParallelism)(), Math.ceil(files.length / PAGES_PER_TASK));
        let next = 0;
        const errors = [];
        function nextPages() {
          let bytes = 0;
          const from = next;
          do
            bytes += files[next++]?.size ?? 0;
          while (next < Math.min(files.length, from + PAGES_PER_TASK) && bytes < BYTES_PER_TASK);
          return files.slice(from, next);
        }
        async function workInThread() {
          const thread = new run_tasks.s(module);
          let from = next;
          try {
            await thread.run(() => ({ site }), { signal });
            while (next < files.length) {
              from = next;
              const opened = nextPages().map((file) => ({ file, found: open(file) }));
              const pages = opened.map(({ file, found }) => ({ file, source: found.source }));
              await onPages(await thread.run(() => ({ pages }), { signal }), opened);
            }
          } catch (error) {
            errors.push({ from, error });
          } finally {
            next = files.length;
            await thread.end();
          }
        }
        await Promise.all(Array.from({ length: count }, workInThread));
        const [first] = errors.sort((a, b) => a.from - b.from);
        if (first !== void 0)
          throw first.error;
      }
      ;
      const MIN_RUN_BYTES = 4096;
      const MAX_RUNS = 32;
      const MIN_SHARE = 1 / 4;
      const JOINED_SHARE = 0.9;
      const [MIN_CHUNK_BYTES, CHUNK_BITS] = [128, 9];
      const GEAR = Int32Array.from({ length: 256 }, (_, byte) => (0, external_node_crypto_.hash)("sha256", `gear ${byte}`, "buffer").readInt32LE(0));
      function chunkEnds(data) {
        const ends = [];
        let start = 0;
        let rolling = 0;
        for (let at = 0; at < data.length; at++) {
          rolling = (rolling << 1) + GEAR[data[at]] | 0;
          if (rolling >>> 32 - CHUNK_BITS !== 0 || at + 1 - start < MIN_CHUNK_BYTES)
            continue;
          if (((data[at + 1] ?? 0) & 192) === 128)
            continue;
          start = at + 1;
          ends.push(start);
        }
        if (start < data.length)
          ends.push(data.length);
        return ends;
      }
      class RunFinder {
        #ids = /* @__PURE__ */ new Map();
        #pages = [];
        add(data) {
          const ends = chunkEnds(data);
          const ids2 = ends.map((end, i) => {
            const digest = (0, external_node_crypto_.hash)("sha1", data.subarray(ends[i - 1] ?? 0, end), "base64");
            const id2 = this.#ids.get(digest) ?? this.#ids.size;
            this.#ids.set(digest, id2);
            return id2;
          });
          this.#pages.push({ ids: ids2, ends });
        }
        /** Returns one place of each run, by its page in the order of `add`. The longest run is the first. */
        runs() {
          const isJoined = this.#joined();
          const found = /* @__PURE__ */ new Map();
          for (const [page, { ids: ids2, ends }] of this.#pages.entries()) {
            for (let first = 0; first < ids2.length; ) {
              let next = first + 1;
              while (next < ids2.length && isJoined(ids2[next - 1], ids2[next]))
                next++;
              const [from, to] = [ends[first - 1] ?? 0, ends[next - 1]];
              const key = to - from < MIN_RUN_BYTES ? void 0 : ids2.slice(first, next).join();
              first = next;
              if (key === void 0)
                continue;
              const known = found.get(key) ?? { page, from, to, count: 0, last: -1 };
              if (known.last !== page)
                found.set(key, { ...known, count: known.count + 1, last: page });
            }
          }
          return [...found.values()].filter(({ count }) => count >= Math.max(2, this.#pages.length * MIN_SHARE)).sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, MAX_RUNS).map(({ page, from, to }) => ({ page, from, to }));
        }
        #joined() {
          const pagesWith = new Uint32Array(this.#ids.size);
          const pagesWithBoth = /* @__PURE__ */ new Map();
          const pairOf = (a, b) => a * this.#ids.size + b;
          for (const { ids: ids2 } of this.#pages) {
            for (const id2 of new Set(ids2))
              pagesWith[id2] = (pagesWith[id2] ?? 0) + 1;
            for (const pair of new Set(ids2.slice(1).map((id2, i) => pairOf(ids2[i], id2))))
              pagesWithBoth.set(pair, (pagesWithBoth.get(pair) ?? 0) + 1);
          }
          return (a, b) => {
            const most = Math.max(pagesWith[a] ?? 0, pagesWith[b] ?? 0);
            return most > 1 && (pagesWithBoth.get(pairOf(a, b)) ?? 0) >= JOINED_SHARE * most;
          };
        }
      }
      var run_places = __webpack_require__(91109);
      ;
      const MAX_SAMPLE = 48;
      const MAX_SAMPLE_BYTES = 64e6;
      async function compactSite({ exchange, basePath }, context) {
        const { log, signal } = context;
        const pages = exchange.files.filter(({ path, redirect, kind, size }) => (0, pages_pages.isPage)(path) && redirect === void 0 && kind === void 0 && size <= page_page.rd);
        const { runs, sample } = await runsInSample(pages, exchange, signal);
        const base = (0, markup.escapeMarkup)(new site_address.SiteAddress("", basePath).pathname);
        const results = /* @__PURE__ */ new Map();
        const compactAll = async (shared, given) => await compactPages({ runs, shared, base }, given, { exchange, results, signal });
        await compactAll(/* @__PURE__ */ new Set(), { files: sample });
        const expected = (0, run_places.oo)([...results.values()].map(placesIn), runs.length);
        let done = 0;
        await withProgress(() => `${(0, units.formatCount)(done)} of ${(0, units.formatCount)(pages.length, "page")} compacted.`, async () => await compactAll(expected, {
          files: runs.length === 0 ? [] : pages,
          onPages: (count) => done += count
        }), context);
        const common = (0, run_places.oo)([...results.values()].map(placesIn), runs.length);
        for (const run2 of common)
          if (!addShared(runs[run2], exchange))
            common.delete(run2);
        const chosen = (file, shared) => (0, run_places.bG)(results.get(file)?.places ?? [], (run2) => shared.has(run2));
        const others = pages.filter((file) => !(0, external_node_util_.isDeepStrictEqual)(chosen(file, common), chosen(file, expected)));
        await compactAll(common, { files: others });
        tell(log, { results: replaceAll(results, exchange), files: common.size });
      }
      const placesIn = ({ places }) => places;
      async function compactPages(site, { files, onPages }, { exchange, results, signal }) {
        await inPageThreads(files, {
          thread: (0, own_file.ZL)("finish/compact/compact-thread"),
          site,
          signal,
          open: (file) => ({
            source: { ...exchange.placeOf(file.path), to: results.get(file)?.to ?? exchange.newFile() }
          }),
          onPages: (pages, opened) => {
            for (const [i, { file, found }] of opened.entries())
              results.set(file, { ...pages[i], to: found.source.to });
            onPages?.(opened.length);
          }
        });
      }
      function replaceAll(results, exchange) {
        for (const [file, { written, to }] of results)
          if (written !== void 0)
            exchange.replaceWithFile(file, to, written);
        return new Map(Array.from(results, ([{ path }, result]) => [path, result]));
      }
      function tell(log, { results, files }) {
        const written = [...results.values()].filter((result) => result.written !== void 0).length;
        if (written === 0)
          log.notice("`compact` changed nothing: the pages do not share long parts of Next.js data.");
        else
          log.info(`${(0, units.formatCount)(written, "page")} share ${(0, units.formatCount)(files, "file")} with page data.`);
        const problems = Array.from(results, ([path, { problem }]) => problem === void 0 ? [] : [`${path} (${problem})`]).flat();
        if (problems.length > 0)
          log.notice(`${(0, units.formatCount)(problems.length, "page")} ${problems.length === 1 ? "keeps all its" : "keep all their"} data: ${(0, with_more.withMore)(problems.sort(compare.compareText), 3).join(", ")}.`);
      }
      function readPage({ path }, exchange) {
        return exchange.read(path) ?? Buffer.alloc(0);
      }
      async function runsInSample(pages, exchange, signal) {
        const order = new Map(pages.map((file) => [file, (0, external_node_crypto_.hash)("sha256", file.path)]));
        const sorted = pages.toSorted((a, b) => (0, compare.compareText)(order.get(a) ?? "", order.get(b) ?? ""));
        const finder = new RunFinder();
        const sample = [];
        let bytes = 0;
        for (const file of sorted) {
          if (sample.length === MAX_SAMPLE || bytes > MAX_SAMPLE_BYTES)
            break;
          await (0, external_node_timers_promises_.setImmediate)();
          signal.throwIfAborted();
          const data = (0, flight_flight.G7)(readPage(file, exchange));
          if (data === void 0 || data instanceof runtime_problem.AF)
            continue;
          bytes += file.size;
          sample.push(file);
          finder.add(data.payload);
        }
        const runs = finder.runs().flatMap(({ page, from, to }) => {
          const data = (0, flight_flight.G7)(readPage(sample[page], exchange));
          return data === void 0 || data instanceof runtime_problem.AF ? [] : [Buffer.from(data.payload.subarray(from, to))];
        });
        return { runs, sample: runs.length === 0 ? [] : sample };
      }
      function addShared(data, exchange) {
        const { path, content } = (0, shared_data.sharedFile)(data);
        const isListed = exchange.files.some((file) => file.path === path);
        if (isListed && exchange.read(path)?.equals(Buffer.from(content)) === true)
          return true;
        if (exchange.keeps(path))
          return false;
        exchange.add(path, content, "shared-data");
        return true;
      }
      var external_node_fs_ = __webpack_require__(73024);
      var read_below = __webpack_require__(92790);
      var site_scanner = __webpack_require__(52194);
      var export_files = __webpack_require__(91716);
      var records_manifest = __webpack_require__(37957);
      ;
      class Exchange {
        #manifest;
        #sitePath;
        #work;
        #files = /* @__PURE__ */ new Map();
        /** Prepared files, by their path in the site. */
        #prepared = /* @__PURE__ */ new Map();
        /** Prepared files about which the manifest does not yet say what browsers load for them. */
        #unscanned = /* @__PURE__ */ new Set();
        #listed;
        /** Paths that this run would have written, but at which the site already has its own files. */
        kept = [];
        /** Restores pages whose data an earlier run moved to shared files. */
        shared = new shared_data.SharedData((path) => this.read(path));
        #written = 0;
        constructor(manifest, { sitePath, work }) {
          this.#manifest = manifest;
          this.#sitePath = sitePath;
          this.#work = work;
          this.#listed = new Map(manifest.files.map((file) => [file.path, file]));
          for (const file of manifest.files)
            if (file.kind === void 0)
              this.#files.set(file.path, file);
        }
        get files() {
          return [...this.#files.values()];
        }
        /** Returns the prepared content of a file, or the current content if nothing is prepared. */
        read(path) {
          const prepared = this.#prepared.get(path);
          return prepared === void 0 ? (0, read_below.readIfThere)(this.#sitePath, path) : (0, external_node_fs_.readFileSync)(prepared);
        }
        /** Whether a file that is too large to be read at once still has the bytes in the manifest. */
        async isUnchanged({ path, sha256 }, signal) {
          if (this.#prepared.has(path))
            return true;
          const digest = (0, read_below.digestBelow)(this.#sitePath, path, signal).catch(() => void 0);
          return await digest === sha256;
        }
        /** Whether `read` returns content that this run prepared. */
        isPrepared(path) {
          return this.#prepared.has(path);
        }
        /** Whether an existing file is kept. Only files that this action wrote in an earlier run are replaced. */
        keeps(path) {
          const isThere = () => (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(this.#sitePath, path), { throwIfNoEntry: false }) !== void 0;
          const isKept = this.#files.has(path) || !this.#isOurs(path) && isThere();
          if (isKept)
            this.kept.push(path);
          return isKept;
        }
        /** Whether the file still has the bytes that an earlier run wrote. */
        #isOurs(path) {
          const listed = this.#listed.get(path);
          const current = listed && (0, read_below.readIfThere)(this.#sitePath, path);
          return current !== void 0 && [listed?.sha256, listed?.replaces].includes((0, external_node_crypto_.hash)("sha256", current));
        }
        add(path, content, kind) {
          if (this.keeps(path))
            return;
          this.#write(path, content);
          const loads = (0, site_scanner.loadsOf)(path, Buffer.from(content));
          const about = { path, size: Buffer.byteLength(content), sha256: (0, external_node_crypto_.hash)("sha256", content), kind };
          this.#files.set(path, loads === void 0 ? about : { ...about, loads });
        }
        /** Adds an existing file. The file must be on the same disk, because a rename moves the file into the site. */
        addFile(path, file, kind) {
          const content = (0, external_node_fs_.readFileSync)(file);
          this.#prepared.set(path, file);
          this.#files.set(path, { path, size: content.length, sha256: (0, external_node_crypto_.hash)("sha256", content), kind });
        }
        replace(file, { current, digest, isReplacedAgain = false }, content) {
          const isSame = content.equals(current);
          if (isSame && this.isPrepared(file.path))
            return;
          const sha256 = isSame ? digest : (0, external_node_crypto_.hash)("sha256", content);
          if (!isSame && isReplacedAgain)
            this.#unscanned.add(file.path);
          const loads = isSame || isReplacedAgain ? file.loads : (0, site_scanner.loadsOf)(file.path, content);
          this.#replaced(file, { size: content.length, sha256, loads });
          if (!isSame)
            this.#write(file.path, content);
        }
        /** Replaces the content of a file with a prepared file that has another content. */
        replaceWithFile(file, prepared, about) {
          const before = this.#prepared.get(file.path);
          if (before !== void 0)
            (0, external_node_fs_.rmSync)(before);
          this.#prepared.set(file.path, prepared);
          this.#unscanned.delete(file.path);
          this.#replaced(file, about);
        }
        #scanRest() {
          for (const path of this.#unscanned) {
            const file = this.#files.get(path);
            if (file !== void 0)
              this.#files.set(path, {
                ...file,
                loads: (0, site_scanner.loadsOf)(path, (0, external_node_fs_.readFileSync)(this.#prepared.get(path)))
              });
          }
        }
        #replaced({ exported, ...file }, about) {
          const original = exported ?? file.sha256;
          const changed = about.sha256 === original ? {} : { exported: original };
          this.#files.set(file.path, { ...file, ...about, ...changed });
        }
        /** The folder and the name of the file from which `read` reads. */
        placeOf(path) {
          const prepared = this.#prepared.get(path);
          if (prepared === void 0)
            return { folder: this.#sitePath, name: path };
          return { folder: this.#work, name: (0, external_node_path_.relative)(this.#work, prepared) };
        }
        /** Returns the path of a new file in the folder for prepared files. */
        newFile() {
          return (0, external_node_path_.join)(this.#work, `file-${this.#written++}`);
        }
        replaceBeside(path, content) {
          this.#write((0, external_node_path_.relative)(this.#sitePath, path), content);
        }
        /**
         * Applies all changes and returns the removed files. First writes a manifest with all old and new files of this
         * action and both digests of each changed file. If this run is killed, the next run recognizes the files by digest.
         */
        async apply(manifestPath, about = {}) {
          const current = (0, export_files.ZN)(manifestPath, records_manifest.Ng);
          if (JSON.stringify(current) !== JSON.stringify(this.#manifest))
            throw new failure.HR("site-file-changed", "Another run changed the manifest during this run.", {
              advice: "Run the finish steps for a site one after another."
            });
          this.#scanRest();
          const gone = this.#manifest.files.filter(({ path }) => !this.#files.has(path));
          const replacing = this.files.map((file) => {
            const replaces = this.#listed.get(file.path)?.sha256;
            return replaces === void 0 || replaces === file.sha256 ? file : { ...file, replaces };
          });
          await this.#writeManifest(manifestPath, { ...about, files: [...replacing, ...gone] });
          for (const [path, file] of this.#prepared) {
            await (0, promises_.mkdir)((0, external_node_path_.dirname)((0, external_node_path_.join)(this.#sitePath, path)), { recursive: true });
            await (0, promises_.rename)(file, (0, external_node_path_.join)(this.#sitePath, path));
          }
          const removed = gone.map(({ path }) => path).filter((path) => this.#isOurs(path));
          for (const path of removed)
            await this.#remove(path);
          const files = this.files.map((file) => ({ ...file, replaces: void 0 }));
          await this.#writeManifest(manifestPath, { ...about, files });
          return removed;
        }
        /** Writes synchronously: for many small files, waiting for the thread pool takes longer than writing. */
        #write(path, content) {
          const file = this.#prepared.get(path) ?? this.newFile();
          (0, external_node_fs_.writeFileSync)(file, content);
          this.#prepared.set(path, file);
        }
        async #writeManifest(path, about) {
          const file = (0, external_node_path_.join)(this.#work, "manifest");
          await (0, promises_.writeFile)(file, (0, records_manifest.MZ)({ ...this.#manifest, ...about }));
          await (0, promises_.rename)(file, path);
        }
        /** Removes a file and then its parent folders that have become empty. */
        async #remove(path) {
          await (0, promises_.rm)((0, external_node_path_.join)(this.#sitePath, path), { force: true });
          try {
            for (let folder = (0, external_node_path_.dirname)(path); folder !== "."; folder = (0, external_node_path_.dirname)(folder))
              await (0, promises_.rmdir)((0, external_node_path_.join)(this.#sitePath, folder));
          } catch {
          }
        }
      }
      ;
      function addHostFiles(exchange, { base, hasMarkdown }) {
        const isNext = exchange.files.some(({ path }) => path.startsWith("_next/"));
        if (hasMarkdown || isNext)
          exchange.add(".nojekyll", "", "host-file");
        if (hasMarkdown)
          exchange.add("_headers", headersFile(base), "host-file");
      }
      function headersFile(base) {
        return `${base}/*
  Link: <${base}/llms.txt>; rel="llms-txt", <${base}/llms-full.txt>; rel="llms-full-txt"
  X-Llms-Txt: ${base}/llms.txt
`;
      }
      ;
      const MIB = 1048576;
      const HOSTS = [
        {
          host: "GitHub Pages",
          domain: ".github.io",
          limits: [
            { measure: "bytes", max: 1e9, name: "1 GB", wayOut: "publish to a bucket or another host" }
          ]
        },
        {
          host: "Cloudflare Pages",
          domain: ".pages.dev",
          limits: [
            {
              measure: "files",
              max: 1e5,
              name: "100,000 files on paid plans",
              wayOut: "publish to R2 or another host"
            },
            {
              measure: "files",
              max: 2e4,
              name: "20,000 files on the Free plan",
              wayOut: "use a Workers Paid plan and set `PAGES_WRANGLER_MAJOR_VERSION=4` in the project"
            },
            {
              measure: "largest",
              max: 25 * MIB,
              name: "25 MiB for each file",
              wayOut: "make the files smaller, or serve them from R2"
            }
          ]
        },
        {
          host: "Netlify",
          domain: ".netlify.app",
          limits: [
            {
              measure: "folder",
              max: 54e3,
              name: "54,000 files for each folder",
              wayOut: "move pages to other folders, or choose another host"
            }
          ]
        },
        {
          host: "Vercel",
          domain: ".vercel.app",
          limits: [
            {
              measure: "files",
              max: 15e3,
              name: "15,000 files from its command line",
              wayOut: "deploy with `--archive=tgz`"
            },
            {
              measure: "bytes",
              max: 1e9,
              name: "1 GB from its command line on the Pro plan",
              wayOut: "choose another host"
            },
            {
              measure: "bytes",
              max: 1e8,
              name: "100 MB from its command line on the Hobby plan",
              wayOut: "use the Pro plan, which takes 1 GB, or another host"
            }
          ]
        }
      ];
      const MEASURES = {
        bytes: {
          of: (files) => files.reduce((sum, { size }) => sum + size, 0),
          show: (bytes) => `the site has ${(0, units.formatBytes)(bytes)} (${(0, units.formatCount)(bytes, "byte")})`
        },
        files: {
          of: (files) => files.length,
          show: (count) => `the site has ${(0, units.formatCount)(count, "file")}`
        },
        largest: {
          of: (files) => files.reduce((largest, { size }) => Math.max(largest, size), 0),
          show: (_, files) => {
            const large = files.filter(({ size }) => size > 25 * MIB).sort((a, b) => (0, compare.compareText)(a.path, b.path));
            const names = large.map(({ path, size }) => `${path} (${(0, units.formatBytes)(size)})`);
            return `these files are larger: ${(0, with_more.withMore)(names, 3).join(", ")}`;
          }
        },
        folder: {
          of: (files) => fullestFolder(files).count,
          show: (count, files) => `the folder ${fullestFolder(files).folder} of the site has ${(0, units.formatCount)(count, "file")}`
        }
      };
      function fullestFolder(files) {
        const counts = /* @__PURE__ */ new Map();
        let fullest = { folder: ".", count: 0 };
        for (const { path } of files) {
          const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
          const count = (counts.get(folder) ?? 0) + 1;
          counts.set(folder, count);
          if (count > fullest.count)
            fullest = { folder, count };
        }
        return fullest;
      }
      const PARTS = ["search", "navigation", "markdown"];
      function partOf({ path, kind }) {
        if (kind === "entry-point")
          return /(?:^|\/)_?llms[/.-]/.test(path) ? "markdown" : void 0;
        if (kind === "page-data")
          return "navigation";
        return kind === "search" || kind === "markdown" ? kind : void 0;
      }
      function limitWarnings(siteUrl, files) {
        const name = siteUrl?.hostname.replace(/\.$/, "") ?? "";
        const { host, limits = [] } = HOSTS.find(({ domain }) => name.endsWith(domain)) ?? {};
        const exceeded = /* @__PURE__ */ new Map();
        for (const { measure, max, name: limit, wayOut } of limits) {
          const { of, show } = MEASURES[measure];
          const amount = of(files);
          if (amount <= max || exceeded.has(measure))
            continue;
          const enough = PARTS.find((part) => of(files.filter((file) => partOf(file) !== part)) <= max);
          const less = enough === void 0 ? "" : `leave \`${enough}\` out of \`add\`, which is enough, or `;
          const advice = less + wayOut;
          exceeded.set(measure, `${host} takes ${limit}, and ${show(amount, files)}. ${advice[0]?.toUpperCase()}${advice.slice(1)}.`);
        }
        return [...exceeded.values()];
      }
      var page_data = __webpack_require__(75338);
      var inline_text = __webpack_require__(73298);
      var clip = __webpack_require__(74238);
      ;
      function segmentsOf(segment, rules) {
        const { lengthOf, maxLength, small } = rules;
        if (lengthOf(segment) <= maxLength)
          return [segment];
        const { names } = segment;
        const children = partsOf(segment);
        const [only] = children;
        if (children.length === 1 && only?.names.length === names.length)
          return inPieces(segment, rules);
        const found = [];
        const empty = lengthOf({ names, entries: [] });
        let shared = { names, entries: [] };
        let length = empty;
        for (const child of children) {
          const own = lengthOf({ names, entries: child.entries });
          const isSmall = own < small || child.names.length === names.length;
          if (!isSmall || own > maxLength) {
            found.push(...segmentsOf(child, rules));
            continue;
          }
          if (length + own - empty > maxLength) {
            found.push(shared);
            shared = { names, entries: [] };
            length = empty;
          }
          for (const entry of child.entries)
            shared.entries.push(entry);
          length += own - empty;
        }
        return shared.entries.length === 0 ? found : [...found, shared];
      }
      function partsOf({ names, entries }) {
        const parts = /* @__PURE__ */ new Map();
        for (const entry of entries) {
          const name = entry.sections[names.length];
          const key = name ?? "";
          const part = parts.get(key) ?? { names: name === void 0 ? names : [...names, name], entries: [] };
          part.entries.push(entry);
          parts.set(key, part);
        }
        return [...parts.values()];
      }
      function inPieces({ names, entries }, { lengthOf, maxLength }) {
        const pieces = [];
        let tried = entries.length;
        for (let start = 0; start < entries.length; ) {
          const piece = (count2) => ({ names, entries: entries.slice(start, start + count2) });
          let [count, tooMany] = [1, Math.min(tried, entries.length - start) + 1];
          while (tooMany - count > 1) {
            const between = Math.floor((count + tooMany) / 2);
            if (lengthOf(piece(between)) <= maxLength)
              count = between;
            else
              tooMany = between;
          }
          pieces.push(piece(count));
          start += count;
          tried = count * 2;
        }
        return pieces;
      }
      ;
      const MAX_CHARACTERS = 5e4;
      const DESCRIPTION_LENGTHS = [300, 120];
      const MAX_TITLE = 300;
      const MAX_NAME = 100;
      const MAX_DESCRIPTION = 2e3;
      const DOCS = "Docs";
      const OTHERS = "Other languages and versions";
      function agentLists(site, files) {
        const others = entriesOf(site.others, DESCRIPTION_LENGTHS[0]);
        const parts = new SegmentFiles(site, files);
        const ofOthers = parts.split(partsOf({ names: [], entries: others }), MAX_CHARACTERS / 10);
        for (const length of DESCRIPTION_LENGTHS) {
          const entries = entriesOf(site.pages, length);
          const listed = site.hasGroups ? headingsOf({ names: [], entries }) : [headingOf(DOCS, entries)];
          const text = rootText(site, [...listed, [OTHERS, ofOthers.lines]]);
          if (text.length <= MAX_CHARACTERS)
            return new Map([["llms.txt", text], ...ofOthers.texts]);
        }
        return splitLists(site, others, files);
      }
      function splitLists(site, others, files) {
        const entries = entriesOf(site.pages, DESCRIPTION_LENGTHS[0]);
        const listsWith = (small) => {
          const parts = new SegmentFiles(site, files);
          const own = parts.split([{ names: [], entries }], small);
          const all = { names: [], entries: others };
          const ofOthers = parts.split(small < MAX_CHARACTERS ? partsOf(all) : others.length > 0 ? [all] : [], small);
          const text = rootText(site, [
            [DOCS, own.lines],
            [OTHERS, ofOthers.lines]
          ]);
          return new Map([["llms.txt", text], ...own.texts, ...ofOthers.texts]);
        };
        const lists = listsWith(MAX_CHARACTERS / 10);
        return (lists.get("llms.txt")?.length ?? 0) <= MAX_CHARACTERS ? lists : listsWith(MAX_CHARACTERS);
      }
      class SegmentFiles {
        #site;
        #files;
        #names = /* @__PURE__ */ new Set();
        #titles = /* @__PURE__ */ new Map();
        constructor(site, files) {
          this.#site = site;
          this.#files = files;
        }
        split(parts, small) {
          const lengthOf = (segment) => this.#headOf(segment, MAX_SUFFIX).join("\n\n").length + bodyLength(segment);
          const segments = parts.flatMap((part) => segmentsOf(part, { lengthOf, maxLength: MAX_CHARACTERS, small }));
          const named = segments.map((segment) => {
            const title = titleOf(segment);
            const number = (this.#titles.get(title) ?? 0) + 1;
            this.#titles.set(title, number);
            const suffix = number === 1 ? "" : ` (${number})`;
            return { segment, suffix, path: this.#pathFor(segment) };
          });
          const { urlOf } = this.#files;
          return {
            lines: named.map(({ segment, suffix, path }) => {
              const name = (0, inline_text.VV)(titleOf(segment) + suffix);
              return `- [${name}](${(0, inline_text.Cm)(urlOf(path))}): ${(0, units.formatCount)(segment.entries.length, "page")}`;
            }),
            texts: named.map(({ segment, suffix, path }) => [path, this.#textOf(segment, suffix)])
          };
        }
        #textOf(segment, suffix) {
          return textOf(this.#headOf(segment, suffix), headingsOf(segment));
        }
        #headOf(segment, suffix) {
          const title = (0, inline_text.VV)(titleOf(segment) + suffix);
          const count = (0, units.formatCount)(segment.entries.length, "page");
          const about = `${count} of this documentation. All parts: ${(0, inline_text.Cm)(this.#files.urlOf("llms.txt"))}`;
          return [`# ${nameOf(this.#site)}: ${title}`, `> ${about}`];
        }
        /** Returns a file name that neither the site nor another segment has, also where letter case makes no difference. */
        #pathFor({ names }) {
          const words = names.map(wordsOf).filter(Boolean).join("-") || wordsOf(DOCS);
          const stem = words.slice(0, MAX_NAME).replace(/-$/, "");
          for (let number = 1; ; number += 1) {
            const path = `_llms/${stem}${number === 1 ? "" : `-${number}`}.md`;
            if (this.#names.has(path) || this.#files.has(path))
              continue;
            this.#names.add(path);
            return path;
          }
        }
      }
      const MAX_SUFFIX = " (1000000)".padEnd(30);
      function wordsOf(name) {
        const plain = name.normalize("NFKD").toLowerCase();
        return plain.replace(new RegExp("\\p{M}+", "gu"), "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
      }
      function titleOf({ names }) {
        return (0, clip.clip)(names.join(": ") || DOCS, MAX_NAME * 2);
      }
      function nameOf({ name }) {
        return (0, inline_text.VV)((0, clip.clip)(name, MAX_TITLE));
      }
      function rootText(site, headings) {
        const description = (0, inline_text.VV)((0, clip.clip)(site.description, MAX_DESCRIPTION));
        return textOf([`# ${nameOf(site)}`, description && `> ${description}`], headings);
      }
      function textOf(head, headings) {
        const shown = headings.filter(([, lines]) => lines.length > 0);
        const sections = shown.map(([name, lines]) => `## ${(0, inline_text.VV)(name)}

${lines.join("\n")}`);
        const blocks = [...head.filter(Boolean), ...sections.length === 0 ? [`## ${DOCS}`] : sections];
        return `${blocks.join("\n\n")}
`;
      }
      function headingsOf({ names, entries }) {
        const groups = /* @__PURE__ */ new Map();
        for (const entry of entries) {
          const name = headingFor(entry.sections, names);
          const group = groups.get(name);
          if (group === void 0)
            groups.set(name, [entry]);
          else
            group.push(entry);
        }
        return [...groups].map(([name, group]) => headingOf(name, group));
      }
      function bodyLength({ names, entries }) {
        const headings = /* @__PURE__ */ new Set();
        let length = 0;
        for (const { line, sections } of entries) {
          length += line.length + 1;
          headings.add(headingFor(sections, names));
        }
        for (const heading of headings)
          length += (0, inline_text.VV)(heading).length + "\n\n## \n\n".length;
        return length;
      }
      function headingFor(sections, names) {
        return sections.slice(names.length, names.length + 2).join(": ") || names.at(-1) || DOCS;
      }
      function headingOf(name, entries) {
        return [name, entries.map(({ line }) => line)];
      }
      function entriesOf(pages, length) {
        return pages.map(({ title, summary: summary2, url, sections }) => {
          const about = (0, inline_text.VV)((0, clip.clip)(summary2, length));
          const name = (0, inline_text.VV)((0, clip.clip)(title || url, MAX_TITLE));
          return {
            line: `- [${name}](${(0, inline_text.Cm)(url)})${about && `: ${about}`}`,
            sections: sections.map((section) => (0, clip.clip)((0, inline_text.RK)(section).trim() || DOCS, MAX_NAME))
          };
        });
      }
      function fullText(markdown, url) {
        const end = markdown.indexOf("\n");
        const isTitled = markdown.startsWith("# ");
        return isTitled ? `${markdown.slice(0, end)}

Source: ${url}${markdown.slice(end)}
` : `Source: ${url}

${markdown}
`;
      }
      ;
      class MarkdownFiles {
        #addresses;
        #folder;
        /** Path of each page's Markdown draft, by page path. */
        #drafts = /* @__PURE__ */ new Map();
        /** Path of each page's Markdown in the site, by page path. */
        paths = /* @__PURE__ */ new Map();
        constructor(addresses2, work) {
          this.#addresses = addresses2;
          this.#folder = (0, external_node_path_.join)(work, "markdown");
          (0, external_node_fs_.mkdirSync)(this.#folder);
        }
        /** Returns the address of a page's Markdown, if the page has it. */
        urlFor(page) {
          const path = this.paths.get(page);
          return path === void 0 ? void 0 : this.#addresses.urlOf(path);
        }
        write(page, markdown) {
          const draft = (0, external_node_path_.join)(this.#folder, `draft-${this.#drafts.size}`);
          (0, external_node_fs_.writeFileSync)(draft, markdown);
          this.#drafts.set(page, draft);
        }
        /** Chooses the path of each page's Markdown. If two pages have the same one, the first of `pages` gets the path. */
        name(pages) {
          const written = pages.map(({ file }) => file.path).filter((page) => this.#drafts.has(page));
          const named = new Map(written.toReversed().map((page) => [(0, page_data.besidePage)(page, ".md"), page]));
          this.paths = new Map([...named].map(([path, page]) => [page, path]));
        }
        /** `pages` are in site order. Returns the number of pages that have Markdown. */
        addTo(exchange, pages, outline) {
          const { paths } = this;
          const index = indexNote(this.#addresses.urlOf("llms.txt"));
          const full = (0, external_node_path_.join)(this.#folder, "full");
          const target = (0, external_node_fs_.openSync)(full, "w");
          try {
            for (const { file } of pages) {
              const draft = this.#drafts.get(file.path);
              const path = paths.get(file.path);
              if (draft === void 0 || path === void 0)
                continue;
              const markdown = (0, external_node_fs_.readFileSync)(draft, "utf8");
              const text = this.#addresses.withTargets(markdown, (page) => paths.get(page));
              if (!outline.hidden.has(file.path))
                (0, external_node_fs_.writeFileSync)(target, fullText(text, this.#addresses.pageUrl(file.path)));
              exchange.add(path, index + text, "markdown");
            }
          } finally {
            (0, external_node_fs_.closeSync)(target);
          }
          this.#addLists(exchange, pages.filter(({ file: { path } }) => paths.has(path) && !outline.hidden.has(path)), outline);
          if (!exchange.keeps("llms-full.txt")) {
            const copy = (0, external_node_path_.join)(this.#folder, "copy");
            if (this.#addresses.isAtRoot && !exchange.keeps(".well-known/llms-full.txt")) {
              (0, external_node_fs_.copyFileSync)(full, copy);
              exchange.addFile(".well-known/llms-full.txt", copy, "entry-point");
            }
            exchange.addFile("llms-full.txt", full, "entry-point");
          }
          return paths.size;
        }
        /** Adds `llms.txt` and the files that it lists, unless the site has its own `llms.txt`. */
        #addLists(exchange, pages, outline) {
          if (exchange.keeps("llms.txt"))
            return;
          const existing = new Set(exchange.files.map(({ path }) => path.toLowerCase()));
          const hasGroups = [...outline.sections.values()].some((sections) => sections.length > 0);
          const listedOf = ({ title, summary: summary2, file: { path } }) => ({
            title,
            summary: summary2,
            url: this.urlFor(path) ?? "",
            sections: hasGroups ? outline.sections.get(path) ?? sectionsOutside(path) : path.split("/").slice(0, -1)
          });
          const isOther = ({ file }) => outline.others.has(file.path);
          const lists = agentLists({
            name: outline.name,
            description: outline.description,
            hasGroups,
            pages: pages.filter((page) => !isOther(page)).map(listedOf),
            others: pages.filter(isOther).map(listedOf)
          }, { urlOf: (path) => this.#addresses.urlOf(path), has: (path) => existing.has(path) });
          for (const [path, text] of lists)
            exchange.add(path, text, "entry-point");
          if (this.#addresses.isAtRoot)
            exchange.add(".well-known/llms.txt", lists.get("llms.txt") ?? "", "entry-point");
        }
        /** Returns the pages without Markdown, because another page has the same Markdown path. */
        pagesWithoutPath(pages) {
          const isCopyOfStart = (page) => page === "index/index.html";
          const isWithout = (page) => this.#drafts.has(page) && !this.paths.has(page) && !isCopyOfStart(page);
          return pages.map(({ file }) => file.path).filter(isWithout);
        }
      }
      function sectionsOutside(page) {
        return page === "index.html" ? [] : ["Other pages"];
      }
      function indexNote(address) {
        return `> ## Documentation Index
>
> Before anything else, find the right pages in the list of all pages: ${(0, inline_text.Cm)(address)}

`;
      }
      var addresses = __webpack_require__(22037);
      ;
      const ROUTER = [
        { name: "the function addBasePath in its routers", count: 2, pattern: /\.addPathPrefix\)\(\w+,""\)/g },
        { name: "the function hasBasePath in its routers", count: 2, pattern: /\.pathHasPrefix\)\(\w+,""\)/g }
      ].map((shape) => ({ ...shape, moved: (found, base) => found.replace('""', `"${base}"`) }));
      const REMOVE_BASE_PATH = /(?<=function (\w+)\((\w+)\)\{)return \2(?=\}Object\.defineProperty\(\w+,"__esModule",\{value:!0\}\),Object\.defineProperty\(\w+,"removeBasePath",\{enumerable:!0,get:function\(\)\{return \1\}\}\))/g;
      const SHAPES = [
        ...ROUTER,
        {
          name: "the function removeBasePath in its routers",
          count: 2,
          pattern: REMOVE_BASE_PATH,
          moved: (found, base) => {
            const path = found.slice("return ".length);
            return `return ${path}=${path}.slice(${base.length}),${path}.startsWith("/")?${path}:"/"+${path}`;
          }
        },
        {
          name: "the script address in its pages router",
          count: 3,
          pattern: /\+"\/_next\/(?="|static\/")/g,
          moved: (found, base) => found.replace('"', `"${base}`)
        }
      ];
      const RUNTIME = {
        name: "the script address in its runtime",
        count: 1,
        pattern: /(?<=\blet \w+=)"\/_next\/"(?=,)/g,
        moved: (_, base) => `"${base}/_next/"`
      };
      const ASSET = /(?<=\.v\(")\/_next\/static\/[^"\\]+(?="\))/g;
      const OWN_BASE_PATH = /(?<=[{,]BASE_PATH:)""/g;
      const BASE_PATH_VARIABLE = /(?<![\w$.])(?:process|[\w$]+\.default)\.env\.NEXT_PUBLIC_BASE_PATH\b(?!\s*=[^=])/g;
      const BASE_PATH_NAME = /(?<=[{,])NEXT_PUBLIC_BASE_PATH:(?![^{}]*\}=[^=])|(?<!\b(?:process|meta)\.env)\.NEXT_PUBLIC_BASE_PATH\b(?!\s*=[^=])/g;
      const UNUSED = /"\/_next\/(?:data\/|image"|static":"nextjs")/g;
      const isRuntime = (path) => /(?:^|\/)turbopack-[^/]*\.js$/.test(path);
      class ClientMove {
        #base;
        #counts = new Map(SHAPES.map((shape) => [shape, 0]));
        #runtimes = 0;
        /** Whether a script reads the variable for the base path, and the first script that uses its name. */
        #setsVariable = false;
        #usesVariable;
        #problem;
        constructor(base) {
          this.#base = base;
        }
        /** Adds the base path to a script in `_next/static/`. `isFile` expects an address without the base path. */
        move({ path, text }, isFile) {
          let moved = text;
          if (isRuntime(path)) {
            const count = countIn(text, RUNTIME.pattern);
            if (count !== RUNTIME.count)
              this.#problem ??= described(RUNTIME, count, path);
            this.#runtimes++;
            moved = moved.replace(RUNTIME.pattern, (found) => RUNTIME.moved(found, this.#base));
          } else {
            for (const shape of SHAPES) {
              this.#counts.set(shape, (this.#counts.get(shape) ?? 0) + countIn(text, shape.pattern));
              moved = moved.replace(shape.pattern, (found) => shape.moved(found, this.#base));
            }
          }
          moved = this.#moveVariable(moved, path).replace(ASSET, (address) => {
            if (!isFile(address))
              this.#problem ??= `${path} refers to a file that is not in the site: ${address}`;
            return this.#base + address;
          });
          const left = moved.replaceAll(UNUSED, "").match(/["'`]\/_next\/.{0,40}/)?.[0];
          if (left !== void 0 && (0, addresses.ih)(left.slice(1)))
            this.#problem ??= `${path} contains the address of a client file in an unknown form: ${left}`;
          return moved;
        }
        /** Writes the base path where the script reads a variable for the base path. */
        #moveVariable(text, path) {
          const base = `"${this.#base}"`;
          const moved = text.replace(OWN_BASE_PATH, base).replace(BASE_PATH_VARIABLE, () => {
            this.#setsVariable = true;
            return base;
          });
          const names = countIn(moved, /NEXT_PUBLIC_BASE_PATH/g);
          const known = countIn(moved, BASE_PATH_NAME);
          if (names > known)
            this.#problem ??= `${path} reads NEXT_PUBLIC_BASE_PATH in an unknown form`;
          else if (known > 0)
            this.#usesVariable ??= path;
          return moved;
        }
        /** Returns why the client cannot be moved, or undefined. Valid only after the last script has been moved. */
        get problem() {
          const shape = SHAPES.find((each) => this.#counts.get(each) !== each.count);
          if (this.#usesVariable !== void 0 && !this.#setsVariable)
            this.#problem ??= `${this.#usesVariable} reads NEXT_PUBLIC_BASE_PATH, and no script defines it in a known form`;
          const problem = this.#runtimes === 0 ? "its runtime is not from Turbopack (no script is named turbopack-\u2026.js)" : this.#problem ?? (shape && described(shape, this.#counts.get(shape) ?? 0));
          return problem === void 0 ? void 0 : new runtime_problem.AF(problem);
        }
      }
      function described({ name, count }, found, path) {
        const where = path === void 0 ? "" : ` in ${path}`;
        return `${name} was found ${(0, units.formatCount)(found, "time")}${where} instead of ${(0, units.formatCount)(count, "time")}`;
      }
      function countIn(text, pattern) {
        return text.match(pattern)?.length ?? 0;
      }
      var code_tokens = __webpack_require__(64551);
      ;
      const MODULE = /[,[]((?:\d[\de]*,)+)(?:(\w+)=>\{(?:"use strict";)?|\(\w+,\w+,\w+\)=>\{)/g;
      const FUNCTION = /(?:async )?function\*? ?([\w$]+)\(/y;
      const VARIABLE = /([\w$]+)=(?![=>])/y;
      const NAME = /^([\w$]+)(?:\.([\w$]+))?$/;
      const GETTER = /^(?:\(\)=>|function\(\)\{return )([\w$.]+)\}?$/;
      const MAX_DEPTH = 10;
      class ClientModules {
        modules = [];
        #byId = /* @__PURE__ */ new Map();
        #declarations = /* @__PURE__ */ new Map();
        #exports = /* @__PURE__ */ new Map();
        add(script) {
          const found = Array.from(script.matchAll(MODULE));
          for (const [i, { index, 0: head, 1: ids2 = "", 2: context }] of found.entries()) {
            const end = found[i + 1]?.index ?? script.length;
            const module = { script, start: index + head.length, end, context };
            this.modules.push(module);
            for (const id2 of ids2.split(","))
              if (id2 !== "")
                this.#byId.set(id2, module);
          }
        }
        /** Returns what an expression such as `a` or `a.Name` stands for. */
        meaningOf(module, expression, depth = MAX_DEPTH) {
          const [, name, member] = NAME.exec(GETTER.exec(expression)?.[1] ?? expression) ?? [];
          if (name === void 0)
            return { text: expression, module };
          const text = this.#declarationsOf(module).get(name);
          if (text === void 0 || depth === 0)
            return void 0;
          if (member === void 0)
            return this.meaningOf(module, text, depth - 1);
          const id2 = new RegExp(`^${module.context}\\.i\\((\\d[\\de]*)\\)$`).exec(text)?.[1];
          const imported = id2 === void 0 ? void 0 : this.#byId.get(id2);
          if (id2 === void 0 || imported === void 0)
            return void 0;
          if (imported.context === void 0)
            return "library";
          const exported = this.#exportsOf(imported).find((each) => each.name === member && (each.id === void 0 || each.id === id2));
          return exported && this.meaningOf(imported, exported.value, depth - 1);
        }
        #exportsOf(module) {
          const known = this.#exports.get(module) ?? exportsIn(module);
          this.#exports.set(module, known);
          return known;
        }
        #declarationsOf(module) {
          const known = this.#declarations.get(module) ?? declarationsIn(module);
          this.#declarations.set(module, known);
          return known;
        }
      }
      function declarationsIn({ script, start, end }) {
        const found = /* @__PURE__ */ new Map();
        let open;
        const close = (at) => {
          if (open !== void 0)
            found.set(open.name, script.slice(open.from, at));
          open = void 0;
        };
        const last = (0, code_tokens.FC)(script, start, end, (at) => {
          const character = script[at];
          const before = script[at - 1];
          if (character === "," || character === ";" || open?.isFunction === true && before === "}")
            close(at);
          if (!" ,;{}".includes(before))
            return true;
          FUNCTION.lastIndex = VARIABLE.lastIndex = at;
          const name = FUNCTION.exec(script)?.[1];
          const variable = name === void 0 ? VARIABLE.exec(script)?.[1] : void 0;
          if (name !== void 0 && open === void 0)
            open = { name, from: at, isFunction: true };
          if (variable !== void 0)
            open = { name: variable, from: at + variable.length + 1, isFunction: false };
          return true;
        });
        if (last !== void 0)
          close(last);
        return found;
      }
      function exportsIn({ script, start, end, context }) {
        const calls = new RegExp(`(?<![\\w$.])${context}\\.s\\(\\[([^\\]]*)\\](?:,(\\d[\\de]*))?\\)`, "g");
        return Array.from(script.slice(start, end).matchAll(calls)).flatMap(([, list = "", id2]) => Array.from(list.matchAll(/"([^"]*)",(?:\(\)=>|0,)([\w$.]+)/g), ([, name = "", value = ""]) => ({
          id: id2,
          name,
          value
        })));
      }
      ;
      const ENTRY = /(?<=[{,])([A-Z]\w*|img):(?=(?:async )?function\b|[\w$]+=>|\(|[\w$]+(?:\.[\w$]+)?[,}])/g;
      const BASE_WORD = /base_?path|asset_?prefix|addPathPrefix/i;
      const PROPERTIES = ["src", "img", "image", "icon", "logo", "avatar", "cover", "thumbnail"];
      const ADDRESSES = new Map(PROPERTIES.map((name) => [name, new RegExp(`(?<=[{,]${name}:)[\\w$]+(?=[,}=])|\\b[\\w$]+\\.${name}\\b`, "g")]));
      const PROPS = /\.\.\.[\w$]+\}/;
      const CALLED = /(?<![\w$.])(?!use[A-Z])([\w$]+)\(|\(0,([\w$]+\.(?!use[A-Z]|jsxs?\b)[\w$]+)\)\(|\.jsxs?\)\(([\w$]+(?:\.[\w$]+)?),/g;
      const MAX_LENGTH = 1e6;
      const MAX_TOTAL_LENGTH = 2e8;
      function addressUses(client) {
        const uses = /* @__PURE__ */ new Map();
        const search = { client, left: MAX_TOTAL_LENGTH };
        for (const module of client.modules) {
          if (module.context === void 0)
            continue;
          const { script, start, end } = module;
          for (const { index, 0: entry, 1: name = "" } of script.slice(start, end).matchAll(ENTRY)) {
            const from = start + index + entry.length;
            const to = (0, code_tokens.FC)(script, from, end, (at) => script[at] !== ",");
            const value = script.slice(from, to);
            const code = to === void 0 ? void 0 : client.meaningOf(module, value);
            if (name === "img" && code === void 0 && !value.includes("."))
              continue;
            for (const property of PROPERTIES) {
              const use = code === void 0 || code === "library" ? void 0 : useIn(code, property, search);
              const key = property === "src" ? name : `${name}.${property}`;
              uses.set(key, uses.has(key) && uses.get(key) !== use ? void 0 : use);
            }
          }
        }
        if (!uses.has("img"))
          uses.set("img", "passes");
        return Object.fromEntries([...uses].filter((each) => each[1] !== void 0));
      }
      function useIn(code, property, search) {
        const { text } = code;
        const addresses2 = [...new Set(text.match(ADDRESSES.get(property)))];
        if (addresses2.length === 0 && (property !== "src" || !PROPS.test(text)))
          return void 0;
        const joined = addresses2.flatMap((address) => joinsOf(text, address));
        if (joined.length > 0)
          return joined.every((isAdding) => isAdding) ? "adds" : void 0;
        if (property !== "src" && addresses2.every((address) => isOnlyShown(text, address)))
          return "passes";
        return knowsBasePath(code, search) ? void 0 : "passes";
      }
      function isOnlyShown(text, address) {
        const name = address.replace(/[$.]/g, "\\$&");
        const all = text.match(new RegExp(`(?<![\\w$.])${name}(?![\\w$:])`, "g"))?.length ?? 0;
        const parameters = text.match(new RegExp(`^[^{}]*\\{[^{}]*?\\w:${name}[,}=]`))?.length ?? 0;
        const shown = text.match(new RegExp(`\\("img",\\{(?:[^{}]*,)?src:${name}[,}]`, "g"))?.length ?? 0;
        const looked = text.match(new RegExp(`[!(,>&|?]${name}(?:\\?(?![.?])|&&|\\.startsWith\\()`, "g"))?.length ?? 0;
        return shown > 0 && all === parameters + shown + looked;
      }
      function joinsOf(text, address) {
        const name = address.replace(/[$.]/g, "\\$&");
        const join = `(?:[^\`]\\$\\{${name}\\}|\\+${name}(?![\\w$(])|\\.concat\\([^()]*\\b${name}[,)]|\\.addBasePath\\)\\(${name}[,)])`;
        const isBasePath = new RegExp(`(?:\\.BASE_PATH(?:\\?\\?""|\\|\\|"")?\\)?(?:\\}\\$\\{|\\+)|\\.addBasePath\\)\\()${name}[^\\w$]?$`);
        return Array.from(text.matchAll(new RegExp(join, "g")), ({ index, 0: found }) => isBasePath.test(text.slice(Math.max(0, index - 40), index + found.length)));
      }
      function knowsBasePath(code, search) {
        const seen = /* @__PURE__ */ new Set();
        const next = [code];
        let length = 0;
        for (let each = next.pop(); each !== void 0; each = next.pop()) {
          const { text, module } = each;
          if (seen.has(text))
            continue;
          seen.add(text);
          length += text.length;
          search.left -= text.length;
          if (BASE_WORD.test(text) || length > MAX_LENGTH || search.left < 0)
            return true;
          for (const [, local, imported, shown] of text.matchAll(CALLED)) {
            const name = local ?? imported ?? shown ?? "";
            const called = search.client.meaningOf(module, name);
            if (called === void 0 && name.includes("."))
              return true;
            if (called !== void 0 && called !== "library")
              next.push(called);
          }
        }
        return false;
      }
      var move_markup = __webpack_require__(35865);
      var attribute_values = __webpack_require__(44292);
      var redirect_pages = __webpack_require__(88248);
      ;
      function movedDestination(destination, { base, site }) {
        const [pathname = ""] = destination.split(/[?#]/, 1);
        if (!(0, addresses.ih)(destination) || site_address.SiteAddress.parse(pathname, base) === void 0)
          return (0, addresses.EZ)(destination, base);
        const path = site_address.SiteAddress.parse(pathname)?.path ?? "";
        const isOfSite = /[:*]/.test(path) ? site.covers(path) : site.find(path) !== void 0;
        return isOfSite ? (0, addresses.EZ)(destination, base) : destination;
      }
      function moveRedirectPage(page, { origin, domain, ...move }) {
        const written = (0, redirect_pages.eZ)(page.toString("latin1"));
        if (written === void 0)
          return void 0;
        const { href, canonical } = written;
        const address = (0, attribute_values.Es)(href);
        if (!(0, addresses.ih)(address))
          return page;
        const prefix = movedDestination(address, move) === address ? "" : move.base;
        const exportedOrigin = domain == null ? "" : `https://${domain}`;
        const path = canonical.startsWith(`${exportedOrigin}/`) ? canonical.slice(exportedOrigin.length) : void 0;
        const moved = path === void 0 ? canonical : (exportedOrigin && origin) + prefix + path;
        return Buffer.from((0, redirect_pages.Di)({ href: prefix + href, canonical: moved }), "latin1");
      }
      ;
      const MANIFEST_ADDRESS = /^(?:scope|start_url|src|url|id|action)$/;
      const SVG_STYLE = /<style\b[^>]*>[^]*?<\/style>/gi;
      const SVG_STYLE_ATTRIBUTE = /(\s(?:clip-path|cursor|fill|filter|marker[\w-]*|mask|stroke)=["'])(url\([^"']*)/gi;
      const HOST_RULE = /^([ \t]*)([^#\s]\S*)((?:[ \t]+[\w-]+=\S+)*[ \t]+)(\S+)/gm;
      const WITH_ADDRESSES = /\.(?:css|svg|xhtml|xht|webmanifest)$|(?:^|\/)(?:manifest\.json|browserconfig\.xml)$/i;
      function isMovedFile(path) {
        return path === "_redirects" || WITH_ADDRESSES.test(path);
      }
      function moveSiteFile(path, source, base, site) {
        if (!isMovedFile(path))
          return void 0;
        if (/\.svg$/i.test(path))
          return movedSvg(source, base);
        if (/\.(?:xhtml|xht)$/i.test(path))
          return movedXhtml(source, base);
        const text = source.toString("latin1");
        if (path === "_redirects")
          return text.replace(HOST_RULE, (_, indent, from, space, to) => indent + (0, addresses.EZ)(from, base) + space + movedDestination(to, { base, site }));
        if (/\.css$/i.test(path))
          return (0, addresses.KJ)(text, base);
        if (/\.xml$/i.test(path))
          return text.replace(/(\ssrc=")([^"]*)/g, (_, start, src) => start + (0, addresses.EZ)(src, base));
        return movedManifest(text, base);
      }
      const EMPTY_ELEMENT = /(?<=<(?:iframe|noscript|script|style|textarea|title)\b[^<>]*\/>)/i;
      function movedXhtml(source, base) {
        const parts = source.toString("latin1").split(EMPTY_ELEMENT);
        const moved = parts.map((part) => Buffer.from(part, "latin1")).map((part) => (0, flight_flight.X9)(part, (0, move_markup.s)(part, base).edits));
        return Buffer.concat(moved);
      }
      function movedSvg(source, base) {
        const moved = (0, flight_flight.X9)(source, (0, move_markup.s)(source, base).edits).toString("latin1");
        const styled = moved.replace(SVG_STYLE, (styles) => (0, addresses.KJ)(styles, base)).replace(SVG_STYLE_ATTRIBUTE, (_, start, value) => start + (0, addresses.KJ)(value, base));
        return Buffer.from(styled, "latin1");
      }
      function movedManifest(text, base) {
        try {
          const move = (key, value) => typeof value === "string" && MANIFEST_ADDRESS.test(key) ? (0, addresses.EZ)(value, base) : value;
          return JSON.stringify(JSON.parse(text.replace(/^\xef\xbb\xbf/, ""), move));
        } catch {
          return text;
        }
      }
      var host_files = __webpack_require__(56021);
      ;
      function moveManifest(move) {
        const moved = manifestAfter(move);
        moveRedirectsFile(moved, move);
        return moved;
      }
      function manifestAfter({ base, site, request: { manifest } }) {
        const { exportedBasePath, basePath = "/", redirects } = manifest;
        if (exportedBasePath !== void 0)
          return manifest;
        const moved = redirects?.map(({ source, destination: exported, permanent }) => {
          const destination = movedDestination(exported, { base, site });
          const isKept = (0, addresses.ih)(exported) && destination === exported;
          return { source: (0, addresses.EZ)(source, base), destination, permanent, ...isKept && { exported } };
        });
        return { ...manifest, basePath: base, exportedBasePath: basePath, ...moved && { redirects: moved } };
      }
      function moveRedirectsFile(after, { request: { manifest, manifestPath }, exchange, context: { log } }) {
        const folder = (0, external_node_path_.dirname)(manifestPath);
        const text = (0, read_below.readIfThere)(folder, host_files.Bg)?.toString();
        if (manifest.redirects === void 0 || text === void 0)
          return;
        const { redirects = [] } = after;
        const moved = (0, host_files.If)(redirects.map(({ source, destination, permanent }) => ({ source, destination, permanent })));
        if (text === (0, host_files.If)((0, records_manifest.qL)(after).redirects ?? []))
          exchange.replaceBeside((0, external_node_path_.join)(folder, host_files.Bg), moved);
        else if (text !== moved)
          log.notice(`${host_files.Bg} was changed after the export, so its addresses did not get the path.`);
      }
      var site_map = __webpack_require__(33978);
      var file_mover = __webpack_require__(27903);
      ;
      class SiteMove {
        base;
        request;
        exchange;
        context;
        /** Whether an earlier run has checked all files, and was killed while it replaced them. */
        isChecked;
        paths;
        /** The files by their paths before the move. */
        site;
        mover;
        constructor(base, request, exchange, context) {
          this.base = base;
          this.request = request;
          this.exchange = exchange;
          this.context = context;
          this.isChecked = request.manifest.exportedBasePath !== void 0;
          this.paths = new Set(exchange.files.map(({ path }) => path));
          this.site = new site_map.SiteMap(this.paths);
          this.mover = new file_mover.m({ base, paths: this.paths });
        }
        /** Returns the file as it was exported, or undefined if a killed run has already moved the file. */
        unmoved(file) {
          const found = (0, page_page.Gj)(file, this.exchange);
          return this.isChecked && found.digest !== file.exported ? void 0 : found;
        }
        async replace(file, move) {
          await (0, external_node_timers_promises_.setImmediate)();
          this.context.signal.throwIfAborted();
          const found = this.unmoved(file);
          const moved = found && move(found.source);
          const checked = moved === void 0 ? void 0 : this.mover.checked(file.path, moved);
          if (checked instanceof runtime_problem.AF)
            return this.refuse(`${file.path}: ${checked.message}`);
          if (found && checked)
            this.exchange.replace(file, found, checked);
        }
        refuse(reason, advice) {
          const build = [...this.paths].find((path) => path.endsWith("/_buildManifest.js"))?.split("/").at(-2);
          const ofClient = build === void 0 ? "" : ` The client's build id is ${build}.`;
          const message = `The site cannot be moved to ${this.base}: ${reason}.${ofClient} Nothing was changed.`;
          throw new failure.HR("move-refused", message, advice === void 0 ? {} : { advice });
        }
      }
      ;
      async function movePages(move, uses) {
        const { exchange, isChecked } = move;
        const pages = exchange.files.filter((file) => (0, pages_pages.isPage)(file.path) && (!isChecked || move.unmoved(file)));
        const written = new Map(pages.map((file) => [file, movedRedirectPage(file, move)]));
        for (const [file, page] of written)
          if (page !== void 0)
            await move.replace(withMovedRedirect(file, move), () => page);
        await moveInThreads(pages.filter((file) => written.get(file) === void 0), uses, move);
      }
      function movedRedirectPage(file, { base, site, exchange, request: { siteUrl, manifest } }) {
        if (file.redirect === void 0)
          return void 0;
        const { source } = (0, page_page.Gj)(file, exchange);
        return moveRedirectPage(source, { base, site, origin: siteUrl?.origin ?? "", domain: manifest.domain });
      }
      function withMovedRedirect(file, { isChecked, base, site }) {
        if (isChecked || file.redirect === void 0)
          return file;
        return { ...file, redirect: movedDestination(file.redirect, { base, site }) };
      }
      async function moveInThreads(pages, uses, move) {
        const { base, paths, exchange, context } = move;
        let done = 0;
        const work = {
          thread: (0, own_file.ZL)("finish/move/move-thread"),
          site: { base, paths, uses },
          signal: context.signal,
          open: (file) => {
            const found = (0, page_page.Gj)(file, exchange);
            return file.redirect === void 0 ? found : { ...found, source: withCanonical(found.source, move) };
          },
          onPages: (moved, opened) => {
            for (const [at, { file, found }] of opened.entries()) {
              const page = moved[at];
              if ("problem" in page)
                move.refuse(`${file.path}: ${page.problem}`);
              exchange.replace(withMovedRedirect(file, move), found, (0, site_scanner.bS)(page));
            }
            done += opened.length;
          }
        };
        const describe = () => `${(0, units.formatCount)(done)} of ${(0, units.formatCount)(pages.length, "page")} moved.`;
        await withProgress(describe, async () => await inPageThreads(pages, work), context);
      }
      function withCanonical(page, { base, request: { siteUrl, manifest } }) {
        const canonical = '<link rel="canonical" href="';
        const to = `${canonical}${siteUrl?.origin}${base}/`;
        const text = page.toString("latin1").replace(`${canonical}https://${manifest.domain}/`, () => to);
        return Buffer.from(text, "latin1");
      }
      ;
      const SIMPLE_PATH = /^(?:\/[\w.~%-]+)+$/;
      const FLIGHT = /^[0-9a-f]*:["[{\w]/;
      const ROOT_ADDRESS = /\s(?:href|src)\s*=\s*["']?(\/(?![/"'>\s])[^"'>\s]{0,200})/i;
      const CLIENT_SCRIPT = /^_next\/static\/.*\.js$/;
      const WITH_DATA = "it has page data beside its pages, as in a static Next.js export or an export through the service API";
      const NEXT = "set `basePath` in next.config.js, or let the service export the site for a path";
      const SMALLER = "Make the file smaller, or serve the site at the root of a separate host name and set `site-url` to that address.";
      async function moveSite(request, exchange, context) {
        if (request.moveTo === void 0)
          return request.manifest;
        const move = new SiteMove(request.moveTo, request, exchange, context);
        checkMovable(move);
        const uses = await moveClient(move);
        await moveFiles(move);
        await movePages(move, uses);
        return moveManifest(move);
      }
      const isClientScript = (path) => CLIENT_SCRIPT.test(path);
      function checkMovable(move) {
        const { base, paths, exchange, isChecked } = move;
        if (!SIMPLE_PATH.test(base))
          move.refuse('the path may contain only letters, digits, ".", "-", "_" and "~"');
        const hasScripts = [...paths].some((path) => isClientScript(path) && !(0, shared_data.isSharedPath)(path));
        const hasData = () => [...(0, page_data.pageDataOf)(paths).keys()].some((path) => FLIGHT.test(String(exchange.read(path))));
        if (!isChecked && (!hasScripts || hasData()))
          refuseGenerator(move, hasScripts);
        const large = exchange.files.find(({ path, size }) => size > page_page.rd && ((0, pages_pages.isPage)(path) || isClientScript(path) || isMovedFile(path)));
        if (large !== void 0)
          move.refuse(`${large.path} is larger than ${(0, units.formatBytes)(page_page.rd)}`, SMALLER);
      }
      function refuseGenerator(move, isNext) {
        const { base } = move;
        const setting = isNext ? NEXT : "with a setting such as `baseUrl` in Docusaurus or `site_url` in MkDocs";
        const build = `Build the site for ${base} (${setting}), and export it again.`;
        const [page, address] = firstRootAddress(move) ?? [];
        const advice = page === void 0 ? `${build} Or, because the addresses in its pages are relative, export it again with \`base-path: ${base}\`.` : `${build} Or make the addresses in its pages relative that begin with a slash, such as ${address} in ${page}, and export it again with \`base-path: ${base}\`.`;
        return move.refuse(isNext ? WITH_DATA : "the service did not generate its pages", advice);
      }
      function firstRootAddress({ exchange }) {
        for (const { path } of exchange.files.filter((file) => (0, pages_pages.isPage)(file.path) && file.size <= page_page.rd)) {
          const [, address] = ROOT_ADDRESS.exec(String(exchange.read(path))) ?? [];
          if (address !== void 0)
            return [path, address];
        }
        return void 0;
      }
      async function moveClient(move) {
        const { base, mover, exchange, isChecked } = move;
        const client = new ClientMove(base);
        const modules2 = new ClientModules();
        for (const file of exchange.files.filter(({ path }) => isClientScript(path) && !(0, shared_data.isSharedPath)(path))) {
          modules2.add((0, page_page.Gj)(file, exchange).source.toString("latin1"));
          await move.replace(file, (text) => client.move({ path: file.path, text: text.toString("latin1") }, mover.isFile));
        }
        if (!isChecked && client.problem !== void 0)
          move.refuse(client.problem.message);
        return addressUses(modules2);
      }
      async function moveFiles(move) {
        const { base, site, exchange } = move;
        for (const file of exchange.files.filter(({ path }) => !isClientScript(path) && !(0, pages_pages.isPage)(path)))
          await move.replace(file, (source) => moveSiteFile(file.path, source, base, site));
      }
      ;
      const TEXTS = {
        en: ["Page not found", "Go to the start page", "Similar pages", "Search"],
        de: ["Seite nicht gefunden", "Zur Startseite", "\xC4hnliche Seiten", "Suchen"],
        es: ["P\xE1gina no encontrada", "Ir a la p\xE1gina de inicio", "P\xE1ginas similares", "Buscar"],
        fr: ["Page introuvable", "Aller \xE0 la page d'accueil", "Pages similaires", "Rechercher"],
        ja: ["\u30DA\u30FC\u30B8\u304C\u898B\u3064\u304B\u308A\u307E\u305B\u3093", "\u30C8\u30C3\u30D7\u30DA\u30FC\u30B8\u3078", "\u4F3C\u305F\u30DA\u30FC\u30B8", "\u691C\u7D22"],
        pt: ["P\xE1gina n\xE3o encontrada", "Ir para a p\xE1gina inicial", "P\xE1ginas semelhantes", "Pesquisar"],
        zh: ["\u627E\u4E0D\u5230\u9875\u9762", "\u8FD4\u56DE\u9996\u9875", "\u76F8\u4F3C\u9875\u9762", "\u641C\u7D22"]
      };
      const SEARCH_BUTTON = "#search";
      function notFoundPage(page) {
        const { siteName, language, startPath, look, search, script } = page;
        const known = Object.entries(TEXTS).find(([name2]) => language.toLowerCase().split("-")[0] === name2);
        const [lang, [heading, link, similar, button]] = known ?? ["en", TEXTS.en];
        const name = (0, markup.escapeMarkup)(siteName);
        const start = (0, markup.escapeMarkup)(startPath);
        const hasSearch = search !== "" && script !== void 0;
        return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}${name && ` \xB7 ${name}`}</title>
${look.icons.map((attributes) => `<link${attributesOf(attributes)}>
`).join("")}<style>
${styleOf(look)}</style>
${search}${script === void 0 ? "" : `<script defer src="${(0, markup.escapeMarkup)(script)}"><\/script>`}</head>
<body>
<header><a href="${start}">${logoOf(look, name)}</a></header>
<main>
<h1>${heading}</h1>
<section id="similar" hidden>
<h2>${similar}</h2>
<ul></ul>
</section>
<p><a class="start" href="${start}">${link}</a>${hasSearch ? ` <button id="search" type="button" hidden>${button}</button>` : ""}</p>
</main>
</body>
</html>
`;
      }
      function logoOf({ logo, darkLogo }, name) {
        if (logo === void 0)
          return name || "/";
        const dark = darkLogo === void 0 ? "" : `<source srcset="${(0, markup.escapeMarkup)(darkLogo)}" media="(prefers-color-scheme: dark)">`;
        return `<picture>${dark}<img src="${(0, markup.escapeMarkup)(logo)}" alt="${name || "/"}"></picture>`;
      }
      function attributesOf(attributes) {
        return Object.entries(attributes).map(([name, value]) => ` ${name}="${(0, markup.escapeMarkup)(value)}"`).join("");
      }
      function styleOf({ color, darkColor = color }) {
        const variables = (name, value = "") => `--${name}: ${value}; --on-${name}: ${contrastOf(value)};`;
        const light = color ?? "#1a56c4";
        const dark = darkColor ?? "#8db4ff";
        return `:root { color-scheme: light dark; ${variables("accent", light)} --back: #fff; --text: #1a1d21; }
@media (prefers-color-scheme: dark) { :root { ${variables("accent", dark)} --back: #16191d; --text: #eceff3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header { padding: 1rem 1.5rem; border-bottom: 1px solid rgb(128 128 128 / 0.25); overflow-wrap: anywhere; }
header a { color: inherit; font-weight: 600; text-decoration: none; }
header img { display: block; max-width: 100%; height: 2rem; object-fit: contain; object-position: left; }
main { max-width: 40rem; margin: 0 auto; padding: 15vh 1.5rem 3rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 1.5rem; font-size: 2rem; line-height: 1.2; }
h2 { margin: 0 0 0.5rem; font-size: 1rem; }
ul { margin: 0 0 2rem; padding: 0; list-style: none; }
li a { display: block; padding: 0.5rem 0; color: inherit; text-decoration-color: var(--accent); }
p { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.start, button { padding: 0.5rem 1rem; border: 1px solid var(--accent); border-radius: 0.5rem; font: inherit; }
.start { background: var(--accent); color: var(--on-accent); text-decoration: none; }
button { background: none; color: inherit; cursor: pointer; }
a:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[hidden] { display: none; }
`;
      }
      function contrastOf(color) {
        const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
        const [red = 0, green = 0, blue = 0] = parts.map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000" : "#fff";
      }
      var legacy = __webpack_require__(68548);
      var node = __webpack_require__(36646);
      var values = __webpack_require__(17310);
      ;
      const PART_NAMES = ["product", "dropdown", "tab", "anchor", "item", "group"];
      const CHOICES = { languages: "language", versions: "version" };
      const navigation_MAX_DEPTH = 100;
      function propsIn(rows) {
        const row = rows.find(({ tag, text }) => tag === "" && text.includes('"docsNavWithMetadata":'));
        const props = row && holderOf((0, values.z)(row.text), navigation_MAX_DEPTH);
        if (props === void 0)
          return void 0;
        const byId = new Map(rows.map((each) => [each.id, each]));
        const config = resolve(props["docsConfig"], byId);
        return { props, about: (0, values.C)(config) ? config : {}, byId };
      }
      function colorsIn(rows) {
        const { about, byId } = propsIn(rows) ?? {};
        const colors = about && resolve(about["colors"], byId);
        return new Map(Object.entries((0, values.C)(colors) ? colors : {}).flatMap(([name, value]) => {
          const text = navigation_textOf(value, byId);
          return text === void 0 ? [] : [[name, text]];
        }));
      }
      function navigationIn(rows) {
        const found = propsIn(rows);
        if (found === void 0)
          return void 0;
        const { props, about, byId } = found;
        const seo = resolve(about["seo"], byId);
        const listsHidden = (0, values.C)(seo) && seo["indexing"] === "all";
        const pages = [];
        const start = { byId, isDefault: true, isHidden: false, sections: [], depth: navigation_MAX_DEPTH };
        addPages(resolve(props["docsNavWithMetadata"], byId), start, pages);
        if (pages.length === 0)
          return void 0;
        const [name, description] = [navigation_textOf(about["name"], byId), navigation_textOf(about["description"], byId)];
        return { name, description, pages, listsHidden };
      }
      function holderOf(value, depth) {
        if (typeof value !== "object" || value === null || depth === 0)
          return void 0;
        if ((0, values.C)(value) && Object.hasOwn(value, "docsNavWithMetadata"))
          return value;
        for (const each of Object.values(value)) {
          const found = holderOf(each, depth - 1);
          if (found !== void 0)
            return found;
        }
        return void 0;
      }
      function addPages(value, inherited, pages) {
        const { byId, isDefault, depth } = inherited;
        if (depth === 0 || typeof value !== "object" || value === null)
          return;
        if (Array.isArray(value)) {
          for (const each of value)
            addPages(each, { ...inherited, depth: depth - 1 }, pages);
          return;
        }
        const isHidden = inherited.isHidden || value["hidden"] === true;
        const names = PART_NAMES.flatMap((key) => navigation_textOf(value[key], byId)?.trim() || []);
        const sections = names.length === 0 ? inherited.sections : [...inherited.sections, ...names];
        const inside = { byId, isDefault, isHidden, sections, depth: depth - 1 };
        const href = navigation_textOf(value["href"], byId);
        if (href?.startsWith("/") === true && navigation_textOf(value["title"], byId) !== void 0)
          pages.push({ href, isHidden, isDefault, sections });
        for (const [key, each] of Object.entries(value)) {
          if (key !== "languages" && key !== "versions" || !Array.isArray(each))
            addPages(each, inside, pages);
          else {
            const marked = each.findIndex((choice) => (0, values.C)(choice) && choice["default"] === true);
            for (const [i, choice] of each.entries()) {
              const isChosen = i === Math.max(marked, 0);
              const name = (0, values.C)(choice) ? navigation_textOf(choice[CHOICES[key]], byId)?.trim() : void 0;
              const label = isChosen ? sections : [...sections, name || `${CHOICES[key]} ${i + 1}`];
              addPages(choice, { ...inside, isDefault: isDefault && isChosen, sections: label }, pages);
            }
          }
        }
      }
      function navigation_textOf(value, byId = /* @__PURE__ */ new Map()) {
        const found = resolve(value, byId);
        if (typeof found !== "string")
          return void 0;
        if (found !== value || !found.startsWith("$"))
          return found;
        return found.startsWith("$$") ? found.slice(1) : void 0;
      }
      function resolve(value, byId = /* @__PURE__ */ new Map()) {
        const id2 = typeof value === "string" ? /^\$([0-9a-f]+)$/.exec(value)?.[1] : void 0;
        const row = id2 === void 0 ? void 0 : byId.get(id2);
        if (row?.tag === "T")
          return row.text;
        return row?.tag === "" ? (0, values.z)(row.text) : value;
      }
      var content_elements = __webpack_require__(57420);
      ;
      const ICON = /^(?:shortcut icon|icon|apple-touch-icon|mask-icon)$/i;
      const MAX_ICONS = 10;
      const LOGO = /\blogo\b|logo__|__logo|-logo|logo-/i;
      function siteLook(source, addressOf) {
        const page = (0, page_page.NL)(source);
        const [logo, darkLogo] = page === void 0 ? [] : logosOf(page, addressOf);
        const [color, darkColor] = page === void 0 ? [] : colorsOf(source, page);
        return { icons: page === void 0 ? [] : iconsOf(page, addressOf), logo, darkLogo, color, darkColor };
      }
      function iconsOf({ head }, addressOf) {
        return head.filter(({ name, attribs }) => name === "link" && ICON.test(attribs["rel"]?.trim() ?? "")).flatMap(({ attribs }) => {
          const href = addressOf((0, content_elements.w4)(attribs["href"]));
          if (href === void 0)
            return [];
          const copied = ["rel", "type", "sizes", "media"].flatMap((name) => attribs[name] === void 0 ? [] : [[name, (0, content_elements.w4)(attribs[name])]]);
          return [{ ...Object.fromEntries(copied), href }];
        }).slice(0, MAX_ICONS);
      }
      function logosOf({ document }, addressOf) {
        const images = legacy.yB("img", document, true).filter(isLogo);
        const [first] = images;
        if (first === void 0)
          return [];
        const home = linkAround(first);
        const addresses2 = images.filter((image) => image === first || home !== void 0 && linkAround(image) === home).map((image) => addressOf((0, content_elements.w4)(image.attribs["src"])));
        return addresses2.slice(0, 2).filter((address) => address !== void 0);
      }
      function isLogo(image) {
        const around = [image, parentOf(image), parentOf(parentOf(image))];
        const names = around.map((element) => `${element?.attribs["class"] ?? ""} ${element?.attribs["id"] ?? ""}`);
        const file = (image.attribs["src"] ?? "").replace(/^.*\/|[?#].*$/g, "");
        return LOGO.test(names.join(" ")) || LOGO.test(file);
      }
      function linkAround(image) {
        for (let element = parentOf(image); element !== void 0; element = parentOf(element))
          if (element.name === "a")
            return element;
        return void 0;
      }
      function parentOf(element) {
        return element?.parent && (0, node.dz)(element.parent) ? element.parent : void 0;
      }
      function colorsOf(source, { head, text }) {
        const flight = (0, flight_flight.TA)(source);
        const settings = flight === void 0 || flight instanceof runtime_problem.AF ? /* @__PURE__ */ new Map() : colorsIn(flight.rows);
        const variable = (name) => {
          const parts = new RegExp(`--${name}: ?(\\d{1,3}) (\\d{1,3}) (\\d{1,3})\\s*[;}]`).exec(text)?.slice(1);
          return parts && `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
        };
        const bar = head.find(({ attribs }) => /^(?:theme-color|msapplication-TileColor)$/.test(attribs["name"] ?? ""));
        const forLight = [settings.get("primary"), variable("primary"), bar?.attribs["content"]];
        const forDark = [settings.get("light"), variable("primary-light"), ...forLight];
        const first = (colors, isVisible) => colors.flatMap((color) => fullColor(color) ?? []).find((color) => isVisible(lightness(color)));
        return [first(forLight, (light) => light < 0.85), first(forDark, (light) => light > 0.2)];
      }
      function fullColor(color = "") {
        const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color.trim())?.slice(1);
        const full = short === void 0 ? color.trim() : `#${short.map((digit) => digit + digit).join("")}`;
        return /^#[\da-f]{6}$/i.test(full) ? full.toLowerCase() : void 0;
      }
      function lightness(color) {
        const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
        return 0.3 * red + 0.6 * green + 0.1 * blue;
      }
      ;
      const [PAGE, SCRIPT] = ["404.html", "404.js"];
      const MAX_LIST_BYTES = 5e5;
      const not_found_MAX_TITLE = 100;
      const NO_LOOK = {
        icons: [],
        logo: void 0,
        darkLogo: void 0,
        color: void 0,
        darkColor: void 0
      };
      function addNotFound(exchange, site) {
        if (exchange.keeps(PAGE))
          return;
        const { siteName, language, basePath, search = "" } = site;
        const pathOf = (path) => new site_address.SiteAddress(path, basePath).pathname;
        const hasScript = !exchange.keeps(SCRIPT);
        if (hasScript)
          exchange.add(SCRIPT, scriptOf(site.pages), "entry-point");
        const page = notFoundPage({
          siteName,
          language,
          startPath: startPathOf(exchange, site),
          look: lookOfSite(exchange, site),
          search,
          script: hasScript ? pathOf(SCRIPT) : void 0
        });
        exchange.add(PAGE, page, "entry-point");
      }
      function startPathOf(exchange, { start, basePath, redirects = [], addresses: addresses2 }) {
        const root = new site_address.SiteAddress("", basePath).pathname;
        const isRedirected = redirects.some(({ source }) => [root, root.replace(/(?<=.)\/$/, "")].includes(source)) || exchange.files.some(({ path }) => path === "_redirects");
        if (start === void 0 || isRedirected || addresses2.fileAt(root) !== void 0)
          return root;
        return addresses2.pathnameOf(start.file.path);
      }
      function lookOfSite(exchange, { start, addresses: addresses2, basePath }) {
        const current = start && exchange.read(start.file.path);
        const source = current && exchange.shared.restore(current);
        if (start === void 0 || source === void 0 || source instanceof runtime_problem.AF)
          return NO_LOOK;
        const { file, base } = start;
        const from = (base === void 0 ? null : addresses2.resolve(base, file.path)) ?? file.path;
        return siteLook(source, (value) => {
          const url = value.trim() === "" ? null : addresses2.resolve(value, from);
          if (url === null || !/^https?:$/.test(url.protocol))
            return void 0;
          const found = addresses2.fileAt(url.href);
          if (found !== void 0)
            return new site_address.SiteAddress(found, basePath).pathname;
          return url.protocol === "https:" && url.origin !== addresses2.origin ? url.href : void 0;
        });
      }
      function scriptOf(pages) {
        const code = (0, external_node_fs_.readFileSync)((0, own_file.PV)("finish/not-found/client/not-found.js"), "utf8");
        let bytes = 0;
        const listed = pages.filter(({ path }) => /^\/(?![/\\])/.test(path)).map(({ path, title }) => JSON.stringify([path, title.slice(0, not_found_MAX_TITLE)])).filter((entry) => (bytes += Buffer.byteLength(entry) + 2) <= MAX_LIST_BYTES);
        return `${code}
showSimilarPages([
${listed.join(",\n")}
])
`;
      }
      var page_addresses = __webpack_require__(48892);
      var parse_url = __webpack_require__(37630);
      var glob = __webpack_require__(16669);
      ;
      const ROBOTS = /^\s+x-robots-tag\s*:\s*(?:([\w-]+)\s*:)?([^]*)$/i;
      function noindexRules(text, { basePath, origin }) {
        const exact = /* @__PURE__ */ new Set();
        const patterns = [];
        let pattern;
        for (const line of text.split(/\r?\n/)) {
          if (/^[^\s#]/.test(line))
            pattern = patternOf(line.trim(), origin);
          const [, agent = "robots", value = ""] = ROBOTS.exec(line) ?? [];
          if (pattern === void 0 || !(0, attribute_values.qk)(agent, value))
            continue;
          if (pattern.text.includes("*"))
            patterns.push(pattern);
          else
            exact.add(pattern.text);
        }
        if (patterns.length === 0 && exact.size === 0)
          return () => false;
        return (page) => {
          const name = (0, site_address.pageName)(page);
          const names = [page, name, `${name}.html`, `${name}/`, `${name}/index.html`];
          const addresses2 = [basePath, "/"].flatMap((base) => names.map((each) => `/${site_address.SiteAddress.pathOf(new site_address.SiteAddress(each, base).pathname)}`));
          return addresses2.some((address) => exact.has(address) || patterns.some((each) => each.matches(address)));
        };
      }
      function patternOf(written, origin) {
        const start = /^[a-z]+:\/\/[^/]*/i.exec(written)?.[0] ?? "";
        if (start !== "" && (origin === void 0 || (0, parse_url.D)(start)?.origin !== origin))
          return void 0;
        const path = site_address.SiteAddress.pathOf(written.slice(start.length));
        return (0, glob.parseGlob)(`/${path}`.replace(/\*+/g, "**").replace(/(?<=\/):\w+/g, "*"));
      }
      ;
      async function readPages(files, { manifest, siteUrl, content, exchange, addresses: addresses2, markdown: markdownFiles, search }, context) {
        const { log, signal } = context;
        const read = [];
        const large = files.filter(({ size }) => size > page_page.rd);
        const readable = files.filter(({ size }) => size <= page_page.rd);
        const unread = large.map(({ path }) => `${path} (larger than ${(0, units.formatBytes)(page_page.rd)})`);
        const others = [];
        const withoutContent = [];
        const hidden = [];
        const site = {
          files: exchange.files.map(({ path, redirect }) => ({ path, redirect })),
          basePath: manifest.basePath ?? "/",
          origin: siteUrl?.origin,
          content,
          hasMarkdown: markdownFiles !== void 0,
          hasSearch: search !== void 0
        };
        const isPrivate = noindexRules(exchange.read("_headers")?.toString() ?? "", site);
        const thread = (0, own_file.ZL)("finish/reading/page-thread");
        const open = (file) => (0, page_page.Gj)(file, exchange);
        const onPages = async ({ pages, linkForms }) => {
          addresses2.addLinkForms(linkForms);
          for (const page of pages) {
            if ("noPage" in page)
              others.push(page.noPage);
            if ("unread" in page)
              unread.push(page.unread);
            if (!("facts" in page))
              continue;
            const { facts, hasContent, markdown, indexed } = page;
            if (!hasContent && (0, pages_pages.countsAsPage)(facts.file))
              withoutContent.push(facts.file.path);
            if (!facts.isPrivate && isPrivate(facts.file.path)) {
              facts.isPrivate = true;
              hidden.push(facts.file.path);
            }
            read.push(facts);
            addresses2.noteCanonical(facts);
            if (markdown !== void 0)
              markdownFiles?.write(facts.file.path, markdown);
            await search?.add(facts.file, indexed);
          }
        };
        await withProgress(() => `${(0, units.formatCount)(read.length)} of ${(0, units.formatCount)(files.length, "page")} read.`, async () => await inPageThreads(readable, { thread, site, signal, open, onPages }), context);
        reportOthers({ unread, others, hidden }, log);
        if (site.hasMarkdown || site.hasSearch)
          reportContent(withoutContent, read, content, log);
        return read;
      }
      function reportOthers({ unread, others, hidden }, log) {
        if (unread.length > 0)
          log.notice(`These pages cannot be read. They remain unchanged, are in no list, and the search does not find them: ${(0, with_more.withMore)(unread.sort(compare.compareText), 3).join(", ")}.`);
        if (others.length > 0)
          log.info(`These files are no pages of the site, such as redirects, or the files with which search engines verify its owner. They remain unchanged: ${(0, with_more.withMore)(others.sort(compare.compareText), 5).join(", ")}.`);
        if (hidden.length > 0)
          log.info(`The file _headers tells search engines not to index these pages, so they are in no list: ${(0, with_more.withMore)(hidden.sort(compare.compareText), 5).join(", ")}.`);
      }
      function reportContent(without, read, content, log) {
        if (without.length === 0)
          return;
        const isNone = without.length === read.filter(({ file }) => (0, pages_pages.countsAsPage)(file)).length;
        const names = (0, with_more.withMore)(without.sort(compare.compareText), 3).join(", ");
        const advice = "Set `content` to a CSS selector of the element that holds the text of a page.";
        if (isNone)
          log.warning(`No page has an element that matches \`content\` (${content}): there is no Markdown and nothing to search. ${advice} The pages are: ${names}.`);
        else
          log.notice(`${(0, units.formatCount)(without.length, "page")} without an element that matches \`content\` (${content}), so without Markdown and not found by the search: ${names}. ${advice}`);
      }
      ;
      function pagesWithExpectedName(pages, { addresses: inNavigation }, addresses2) {
        const known = new Set(pages.map(({ file }) => file.path));
        const isOwnFolder = (path) => /(?:^|\/)404\/index\.html$/.test(path) && !known.has(path.replace("/index.html", ".html"));
        const isForReaders = (path) => !(0, pages_pages.isNotFoundPage)(path) || isOwnFolder(path) || inNavigation.has(path) || addresses2.isLinkedErrorPage(path);
        return Array.from(known).filter((path) => (0, page_addresses.mM)(path) && isForReaders(path)).sort(compare.compareText);
      }
      var sitemap_scanner = __webpack_require__(80523);
      ;
      const SEPARATOR = /\s+(?:[-\u2010-\u2015|\u00b7\u2022\u00bb]|::)\s+/gu;
      const site_name_MIN_SHARE = 0.8;
      const MAX_ENDINGS = 4;
      const site_name_MAX_LENGTH = 200;
      function commonEnding(pages) {
        const titles = pages.map(({ headTitle }) => headTitle).filter((title) => title !== "");
        const counts = /* @__PURE__ */ new Map();
        for (const title of titles)
          for (const ending of endingsOf(title))
            counts.set(ending, (counts.get(ending) ?? 0) + 1);
        const whole = new Set(titles.filter((title) => counts.has(title)));
        const shared = [...counts].filter(([ending, count]) => titles.length > 1 && count + Number(whole.has(ending)) >= titles.length * site_name_MIN_SHARE);
        return shared.map(([ending]) => ending).sort((a, b) => b.length - a.length)[0];
      }
      function endingsOf(title) {
        return [...title.slice(-site_name_MAX_LENGTH).matchAll(SEPARATOR)].slice(-MAX_ENDINGS).map(({ index, 0: separator }) => title.slice(-site_name_MAX_LENGTH).slice(index + separator.length)).filter((ending) => /[\p{L}\p{N}]/u.test(ending));
      }
      ;
      function outlineOfSite(pages, site) {
        const { manifest, siteUrl } = site;
        const [start, ...further] = inOrder(pages, []);
        const navigation = start && navigationOf([start, ...further.slice(0, MAX_FURTHER)], site);
        const fileAt = fileFinder(manifest);
        const located = (navigation?.pages ?? []).flatMap((page) => {
          const path = fileAt(page.href);
          return path === void 0 ? [] : [{ ...page, path }];
        });
        const listed = located.filter(({ isHidden }) => !isHidden);
        const defaults = listed.filter(({ isDefault }) => isDefault);
        const others = listed.filter(({ isDefault }) => !isDefault);
        const order = defaults.map(({ path }) => path);
        const sections = new Map([...defaults, ...others].toReversed().map((page) => [page.path, page.sections]));
        const hidden = navigation?.listsHidden === true ? [] : located.filter(({ isHidden }) => isHidden);
        const inDefaults = new Set(order);
        return {
          name: navigation?.name || start?.siteName || commonEnding(pages) || (manifest.domain ?? siteUrl?.host ?? start?.title ?? ""),
          description: navigation?.description || start?.summary || "",
          language: start?.language ?? "",
          order: order.length > 0 ? order : orderOfSitemap(site, fileAt),
          sections,
          others: new Set(others.map(({ path }) => path).filter((path) => !inDefaults.has(path))),
          hidden: new Set(hidden.map(({ path }) => path).filter((path) => !sections.has(path))),
          addresses: new Map(located.map(({ path, href }) => [path, href]))
        };
      }
      function fileFinder(manifest) {
        const pages = manifest.files.filter(({ redirect }) => redirect === void 0);
        const paths = new Set(pages.map(({ path }) => path));
        const below = new site_map.SiteMap(paths, { origin: page_addresses.zt, basePath: manifest.basePath });
        const atRoot = new site_map.SiteMap(paths, { origin: page_addresses.zt });
        return (address) => [address, address.replace(/\/index$/, "")].flatMap((form) => [below.fileAt(form), atRoot.fileAt(form)]).find((path) => path !== void 0);
      }
      const MAX_FURTHER = 4;
      function navigationOf(pages, { sitePath }) {
        const shared = new shared_data.SharedData((path) => (0, read_below.readIfThere)(sitePath, path));
        for (const { file } of pages) {
          const current = (0, read_below.readIfThere)(sitePath, file.path);
          const page = current && shared.restore(current);
          const flight = page === void 0 || page instanceof runtime_problem.AF ? void 0 : (0, flight_flight.TA)(page);
          const navigation = flight === void 0 || flight instanceof runtime_problem.AF ? void 0 : navigationIn(flight.rows);
          if (navigation !== void 0)
            return navigation;
        }
        return void 0;
      }
      function orderOfSitemap({ manifest, sitePath }, fileAt) {
        const file = manifest.files.find(({ path, kind }) => path === "sitemap.xml" && kind === void 0);
        const text = file && (0, read_below.readIfThere)(sitePath, file.path)?.toString();
        const urls = text === void 0 ? [] : [...(0, sitemap_scanner.S)(text) ?? []];
        return urls.flatMap((url) => fileAt(url.replace(/^https?:\/\/[^/]*/, "") || "/") ?? []);
      }
      function inOrder(pages, order) {
        const places = new Map([.../* @__PURE__ */ new Set(["index.html", ...order])].map((path, at) => [path, at]));
        const placeOf = ({ file }) => places.get(file.path) ?? Infinity;
        return pages.toSorted((a, b) => {
          const [first, second] = [placeOf(a), placeOf(b)];
          return first === second ? (0, compare.compareText)(a.file.path, b.file.path) : first - second;
        });
      }
      ;
      const MAX_ENTRIES = 5e4;
      const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
      function sitemapFiles(entries, urlOf) {
        const parts = Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES) }, (_, at) => entries.slice(at * MAX_ENTRIES, (at + 1) * MAX_ENTRIES));
        if (parts.length <= 1)
          return /* @__PURE__ */ new Map([["sitemap.xml", listOf("urlset", "url", entries)]]);
        const names = parts.map((_, at) => `sitemap-${at + 1}.xml`);
        const index = listOf("sitemapindex", "sitemap", names.map((name) => ({ url: urlOf(name) })));
        return new Map([
          ["sitemap.xml", index],
          ...parts.map((part, at) => [names[at] ?? "", listOf("urlset", "url", part)])
        ]);
      }
      function listOf(root, element, entries) {
        const lines = entries.map(({ url, since }) => {
          const changed = since === void 0 ? "" : `<lastmod>${(0, markup.escapeMarkup)(since)}</lastmod>`;
          return `<${element}><loc>${(0, markup.escapeMarkup)(url)}</loc>${changed}</${element}>
`;
        });
        return `<?xml version="1.0" encoding="UTF-8"?>
<${root} ${NAMESPACE}>
${lines.join("")}</${root}>
`;
      }
      function robotsText(sitemapUrl) {
        return `User-agent: *
Allow: /

Sitemap: ${sitemapUrl}
`;
      }
      var file_names = __webpack_require__(21328);
      var indexed_page = __webpack_require__(3729);
      var external_node_child_process_ = __webpack_require__(31421);
      var external_node_events_ = __webpack_require__(78474);
      var runner = __webpack_require__(75437);
      var find_program = __webpack_require__(15288);
      ;
      const VERSION = "1.5.2";
      const PROGRAMS = {
        "darwin-arm64": "111c39d20165385df77736c80ddace6593d01d46d0758d541f5d3bafff0cddd2",
        "darwin-x64": "a8ca52c505ccd223136d19193c56824191268b045036c25828322c7bba4008c3",
        "linux-arm64": "f317d9624087db37e875e1f606aaf09e935a9fce9cf5122b989d7579cc669a8c",
        "linux-x64": "70cb6d23d6508bb18e77fd5403e99d7ede0ae9d2eef1ab9f049411e0c12ec380",
        "windows-arm64": "5f2ce0af09c782728743fb3aae3ac4fdc974c068cf67a32cb4e7a9024b100732",
        "windows-x64": "ea67f8e3757e756263df57244ba894807a9bed8501b02d15daf1ab00a8a98734"
      };
      const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
      const PROGRAM = process.platform === "win32" ? "bin/pagefind_extended.exe" : "bin/pagefind_extended";
      async function installPagefind(folder, context) {
        const expected = PROGRAMS[platform];
        if (expected === void 0)
          throw missing(`There is no Pagefind build for ${platform}`, context.environment);
        const npm = (0, find_program.findProgram)("npm", context.environment, (0, runner.f)(context.environment).workspace);
        if (npm === void 0)
          throw missing("npm was not found", context.environment);
        await (0, promises_.writeFile)((0, external_node_path_.join)(folder, "package.json"), '{ "private": true }');
        const [file, ...before] = process.platform === "win32" ? [process.execPath, (0, external_node_path_.join)((0, external_node_path_.dirname)(npm), "node_modules/npm/bin/npm-cli.js")] : [npm];
        const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--loglevel=error"];
        const args = [...before, "install", ...options, `@pagefind/${platform}@${VERSION}`];
        const { code, output } = await runProgram(file, args, folder, context);
        if (code !== 0)
          throw missing(`npm could not install Pagefind ${VERSION}: ${output}`, context.environment);
        const program = (0, external_node_path_.join)(folder, "node_modules/@pagefind", platform, PROGRAM);
        const found = (0, external_node_crypto_.hash)("sha256", await (0, promises_.readFile)(program));
        if (found === expected)
          return program;
        throw new failure.HR("search-program-altered", `The program of @pagefind/${platform} ${VERSION} has the SHA-256 ${found}. Expected: ${expected}.`);
      }
      async function checkProgram(path, context) {
        const found = await (0, promises_.stat)(path).catch(() => void 0);
        if (found === void 0)
          throw unusable(path, "it does not exist");
        if (!found.isFile())
          throw unusable(path, found.isDirectory() ? "it is a folder" : "it is not a file");
        const { output } = await startProgram(path, ["--version"], (0, external_node_path_.dirname)(path), context);
        if (!/^pagefind \d/.test(output))
          throw unusable(path, `its --version output is "${(0, clip.clip)(output, 200)}"`);
        return path;
      }
      const PAGES = "**/(?i)*.{htm,html}";
      async function buildIndex(program, { site, index }, context) {
        const args = ["--site", site, "--output-path", index, "--silent", "--glob", PAGES];
        const { code, output } = await startProgram(program, args, (0, external_node_path_.dirname)(site), context);
        if (code !== 0)
          throw new failure.HR("search-index-failed", `Pagefind ended with ${code === null ? "a signal" : `exit code ${code}`}: ${output}`);
        return await sortLanguages((0, external_node_path_.join)(index, "pagefind-entry.json"));
      }
      async function sortLanguages(file) {
        try {
          const entry = JSON.parse(await (0, promises_.readFile)(file, "utf8"));
          const languages = Object.entries(entry.languages).sort(([a], [b]) => (0, compare.compareText)(a, b));
          await (0, promises_.writeFile)(file, JSON.stringify({ ...entry, languages: Object.fromEntries(languages) }));
          return languages.reduce((sum, [, { page_count: count }]) => sum + count, 0);
        } catch (error) {
          throw new failure.HR("search-index-failed", `Pagefind failed: ${(0, failure.A3)(error)}.`, { cause: error });
        }
      }
      async function startProgram(...[file, args, cwd, context]) {
        const variables = Object.entries(context.environment).filter(([name]) => !/^PAGEFIND_/i.test(name));
        const own = { ...context, environment: Object.fromEntries(variables) };
        return await runProgram(file, args, cwd, own).catch((error) => {
          context.signal.throwIfAborted();
          if (error.code !== "EACCES")
            throw unusable(file, `it could not be started: ${(0, failure.A3)(error)}`);
          throw new failure.HR("search-program-unusable", `This user has no permission to execute ${file}.`, {
            cause: error,
            advice: "Make the program executable with chmod +x. If its disk is mounted with noexec, put the program on another disk, and set `pagefind` to its path."
          });
        });
      }
      const MAX_OUTPUT = 2e3;
      async function runProgram(file, args, cwd, { environment: env, signal }) {
        signal.throwIfAborted();
        const child = (0, external_node_child_process_.spawn)(file, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], windowsHide: true });
        let output = "";
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding("utf8").on("data", (text) => {
            output = (output + text).slice(-MAX_OUTPUT);
          });
        const stop = () => child.kill("SIGKILL");
        signal.addEventListener("abort", stop);
        try {
          const [code] = await (0, external_node_events_.once)(child, "close");
          signal.throwIfAborted();
          return { code, output: (0, clip.clip)(output.replace(/\s+/g, " ").trim(), MAX_OUTPUT) };
        } finally {
          signal.removeEventListener("abort", stop);
        }
      }
      function unusable(path, what) {
        const expected = `Expected: ${PROGRAM} of the package @pagefind/${platform} ${VERSION}.`;
        return new failure.HR("search-program-unusable", `${path} is not Pagefind: ${what}. ${expected}`);
      }
      function missing(what, environment) {
        const advice = "Install Node.js with npm, and check that this machine can reach the registry that npm is configured for. Without network access, set `pagefind` to the path of the program.";
        const isRunner = environment["GITHUB_ACTIONS"] === "true";
        return new failure.HR("search-program-missing", `${what}.`, isRunner ? {} : { advice });
      }
      ;
      const FOLDER = "pagefind";
      const search_index_SCRIPT = `${FOLDER}/search.js`;
      const LOADED = /^(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.[\w-]+\.pagefind|[^/]+\.pf_meta|(?:fragment|index|filter)\/[^/]+)$/;
      class SearchIndex {
        /** The script element that loads the search. ASCII only, because a page can have any encoding. */
        tag;
        #inputs;
        #found;
        #context;
        /** The copy of each page that Pagefind reads, by page path. */
        #copies = /* @__PURE__ */ new Map();
        constructor(inputs, found, context) {
          this.#inputs = inputs;
          this.#found = found;
          this.#context = context;
          this.tag = this.tagFor(inputs.trigger);
        }
        /** Returns the script element for a page on which other selectors open the search. */
        tagFor(trigger) {
          const address = new site_address.SiteAddress(search_index_SCRIPT, this.#inputs.manifest.basePath).pathname;
          const value = (0, markup.escapeMarkup)(trigger).replace(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0)};`);
          return `<script defer src="${(0, markup.escapeMarkup)(address)}" data-trigger="${value}"><\/script>`;
        }
        static async start(inputs, { work, tools }, context) {
          const { environment, pagefind } = inputs;
          await requireOurs(inputs);
          const programContext = { environment, signal: context.signal };
          const program = pagefind === void 0 ? await installPagefind(tools, programContext) : await checkProgram(pagefind, programContext);
          await (0, promises_.mkdir)((0, external_node_path_.join)(work, "pages"));
          return new SearchIndex(inputs, { program, work }, context);
        }
        /** `indexed` is undefined for a page without an element that matches `content`. */
        async add(page, indexed) {
          if (!(0, pages_pages.countsAsPage)(page))
            return;
          if (indexed === void 0)
            return;
          const address = page.path.replace(/[%#?]/g, encodeURIComponent);
          const name = address.split("/").some(file_names.isSegmentTooLong) ? page.path : address;
          const copy = (0, external_node_path_.join)(this.#found.work, "pages", name);
          await (0, promises_.mkdir)((0, external_node_path_.dirname)(copy), { recursive: true });
          await (0, promises_.writeFile)(copy, indexed);
          this.#copies.set(page.path, copy);
        }
        /**
         * Builds the index. Adds to the site only the index files that a search loads. `canonicalOf` returns the path of a
         * page's canonical address. Without such an address, the search opens the file of the page.
         */
        async build(exchange, canonicalOf) {
          const { sitePath, environment } = this.#inputs;
          const { program, work } = this.#found;
          const { log, signal } = this.#context;
          if (this.#copies.size === 0)
            throw new failure.HR("search-nothing-indexed", `No page in ${sitePath} was indexed.`);
          for (const [page, copy] of this.#copies)
            await (0, promises_.appendFile)(copy, (0, indexed_page.r)(canonicalOf(page)));
          const built = (0, external_node_path_.join)(work, "index");
          const copies = { site: (0, external_node_path_.join)(work, "pages"), index: built };
          const pages = await buildIndex(program, copies, { environment, signal });
          if (pages === 0)
            throw new failure.HR("search-nothing-indexed", `Pagefind found no text in any page in ${sitePath}.`);
          if (pages < this.#copies.size)
            log.notice(`The search does not include ${(0, units.formatCount)(this.#copies.size - pages, "page")} that Pagefind did not index.`);
          await (0, promises_.writeFile)((0, external_node_path_.join)(built, "search.js"), await (0, promises_.readFile)((0, own_file.PV)("finish/search/client/search.js")));
          const names = (await filesIn(built)).filter((name) => name === "search.js" || LOADED.test(name));
          for (const name of names)
            exchange.addFile(`${FOLDER}/${name}`, (0, external_node_path_.join)(built, name), "search");
          const added = exchange.files.filter(({ kind }) => kind === "search");
          return { pages, bytes: added.reduce((sum, { size }) => sum + size, 0) };
        }
      }
      async function requireOurs({ sitePath, manifest }) {
        const place = (0, external_node_path_.join)(sitePath, FOLDER);
        const found = (0, external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
        if (found === void 0)
          return;
        const ours = manifest.files.filter(({ kind }) => kind === "search");
        const digests = new Map(ours.map(({ path, sha256, replaces }) => [path, [sha256, replaces]]));
        const digestOf = (name) => (0, external_node_crypto_.hash)("sha256", (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(place, name)));
        const names = found.isDirectory() ? await filesIn(place) : [""];
        const foreign = names.find((name) => digests.get(`${FOLDER}/${name}`)?.includes(digestOf(name)) !== true);
        if (foreign !== void 0)
          throw new failure.HR("search-folder-taken", `Another program wrote or changed ${(0, external_node_path_.join)(place, foreign)}.`);
      }
      async function filesIn(folder) {
        const entries = await (0, promises_.readdir)(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => !entry.isDirectory());
        return files.map(({ parentPath, name }) => (0, external_node_path_.relative)(folder, (0, external_node_path_.join)(parentPath, name)).replaceAll("\\", "/"));
      }
      ;
      const ADDRESS_ELEMENTS = {
        canonical: { name: "link", is: { rel: "canonical" }, attribute: "href" },
        ogUrl: { name: "meta", is: { property: "og:url" }, attribute: "content" },
        markdown: { name: "link", is: { rel: "alternate", type: "text/markdown" }, attribute: "href" }
      };
      function headEdits(source, changes, { endOfHead, repeated }) {
        if (changes.length === 0 && repeated.length === 0)
          return [];
        const edits = [
          ...changes.map(({ element, url, replaced }) => {
            const { start, end } = replaced ?? { start: endOfHead, end: endOfHead };
            return { start, end, text: markupOf(element, url) };
          }),
          ...repeated.map(({ start, end }) => ({ start, end, text: "" }))
        ];
        const flight = (0, flight_flight.TA)(source);
        if (flight === void 0 || flight instanceof runtime_problem.AF)
          return flight ?? edits;
        const rows = withAddresses(flight.rows, changes, repeated.length > 0);
        return rows instanceof runtime_problem.AF ? rows : [...edits, ...flight.editsFor(rows)];
      }
      function markupOf({ name, is, attribute }, url) {
        const address = (0, markup.escapeMarkup)(url).replace(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0)};`);
        const own = Object.entries(is).map(([key, value]) => `${key}="${value}" `);
        return `<${name} ${own.join("")}${attribute}="${address}"/>`;
      }
      function isElement(value) {
        return Array.isArray(value) && value[0] === "$" && (0, values.C)(value[3]);
      }
      function headElementsOf(value) {
        const list = (0, values.C)(value) ? value["metadata"] : value;
        const isHead = Array.isArray(list) && list.some((each) => isElement(each) && each[1] === "title");
        return isHead ? list : void 0;
      }
      const HEAD = /^(?:\{"metadata":)?\[(?:\["\$","(?:meta|link)",[^]*,)?\["\$","title",/;
      function withAddresses(rows, changes, hasRepeated) {
        const at = rows.findIndex(({ tag, text }) => tag === "" && HEAD.test(text));
        const row = rows[at] && (0, values.z)(rows[at].text);
        const head = headElementsOf(row);
        if (head === void 0)
          return new runtime_problem.AF("its data has no head that can be changed");
        const isOf = ({ name, is }, each) => isElement(each) && each[1] === name && Object.entries(is).every(([key, value]) => each[3][key] === value);
        for (const { element, url } of changes) {
          const { name, is, attribute } = element;
          const found = head.find((each) => isOf(element, each));
          if (isElement(found))
            found[3][attribute] = url;
          else
            head.push(["$", name, Object.values(is).at(-1) ?? "", { ...is, [attribute]: url }]);
        }
        const single = hasRepeated ? [ADDRESS_ELEMENTS.canonical, ADDRESS_ELEMENTS.ogUrl] : [];
        for (const element of [...single, ...changes.map((change) => change.element)]) {
          const [, ...others] = head.filter((each) => isOf(element, each));
          for (const each of others)
            head.splice(head.indexOf(each), 1);
        }
        return rows.map((each, i) => i === at ? { ...each, text: JSON.stringify(row) } : each);
      }
      var html_tokens = __webpack_require__(87532);
      ;
      const MARKDOWN_TYPE = "text/markdown";
      function withMarkdownAddress(page, to, isWrong) {
        if (!page.includes(MARKDOWN_TYPE))
          return page;
        const edits = [];
        const wrong = /* @__PURE__ */ new Set();
        for (const { tag, isInert } of (0, html_tokens._)(page)) {
          const valueOf = (name) => (0, attribute_values.Es)(tag.raw(name));
          if (isInert || tag.name !== "link" || !tag.has("href") || valueOf("type") !== MARKDOWN_TYPE)
            continue;
          const address = valueOf("href");
          if (valueOf("rel").toLowerCase() !== "alternate" || !isWrong(address))
            continue;
          wrong.add(address);
          const start = tag.startOf("href");
          edits.push({ start, end: start + tag.raw("href").length, text: (0, markup.escapeMarkup)(to) });
        }
        if (edits.length === 0)
          return page;
        const flight = (0, flight_flight.TA)(page);
        if (flight instanceof runtime_problem.AF)
          return page;
        const rows = flight?.rows.map((row) => {
          const value = row.tag === "" && row.text.includes(MARKDOWN_TYPE) ? (0, values.z)(row.text) : void 0;
          if (value === void 0 || !correct(value, wrong, to))
            return row;
          return { ...row, text: JSON.stringify(value) };
        });
        return (0, flight_flight.X9)(page, [...edits, ...flight?.editsFor(rows ?? []) ?? []]);
      }
      function correct(value, wrong, to) {
        const list = (0, values.C)(value) ? value["metadata"] : value;
        let isCorrected = false;
        for (const element of Array.isArray(list) ? list : []) {
          const [mark, name, , properties] = Array.isArray(element) ? element : [];
          if (mark !== "$" || name !== "link" || !(0, values.C)(properties) || properties["type"] !== MARKDOWN_TYPE)
            continue;
          if (typeof properties["href"] !== "string" || !wrong.has(properties["href"]))
            continue;
          properties["href"] = to;
          isCorrected = true;
        }
        return isCorrected;
      }
      var index_note = __webpack_require__(80416);
      ;
      function canonicalChanges(page, { addresses: addresses2, siteUrl }) {
        const { canonical, repeated } = page;
        const isKept = isMeant(canonical?.value, page, addresses2, siteUrl);
        if (isKept && isElsewhere(page, siteUrl))
          return void 0;
        const url = isKept ? (0, parse_url.D)(canonical?.value ?? "", siteUrl)?.href ?? "" : addresses2.pageUrl(page.file.path);
        const changed = ["canonical", "ogUrl"].filter((name) => !isMeant(page[name]?.value, page, addresses2, siteUrl));
        if (changed.length === 0 && repeated.length === 0)
          return void 0;
        return changed.map((name) => ({ element: ADDRESS_ELEMENTS[name], url, replaced: page[name] }));
      }
      function isElsewhere({ canonical }, siteUrl) {
        return canonical !== void 0 && (0, parse_url.D)(canonical.value, siteUrl)?.host !== siteUrl.host;
      }
      function isMeant(value, { file }, addresses2, siteUrl) {
        const url = value === void 0 ? null : (0, parse_url.D)(value, siteUrl);
        if (url === null || !/^https?:$/.test(url.protocol) || url.host === "undefined.mintlify.app" || url.pathname.startsWith("/src/_props/"))
          return false;
        if (url.host !== siteUrl.host)
          return true;
        const found = addresses2.fileAt(url.href);
        return found !== void 0 && (found === file.path || addresses2.leadsTo(url.href) !== file.path);
      }
      ;
      class PageWriter {
        /** Number of pages whose canonical address is on another host. */
        canonicalElsewhere = 0;
        #site;
        #facts;
        /** The note that leads agents to `llms.txt`; empty if the pages get none. */
        #note;
        #addsData;
        /** Pages that have data in a file, and the paths of the data that this run adds. */
        #withData;
        /** Why the head or the data of a page remains unchanged, by path. */
        #problems = /* @__PURE__ */ new Map();
        constructor(site) {
          const { exchange, markdown, addresses: addresses2, manifest, add, pages } = site;
          this.#site = site;
          this.#facts = new Map(pages.map((page) => [page.file.path, page]));
          this.#withData = new Set((0, page_data.pageDataOf)(new Set(exchange.files.map(({ path }) => path))).values());
          const hasNote = markdown !== void 0 && (0, index_note.M_)(exchange);
          this.#note = hasNote ? (0, index_note.To)(addresses2.urlOf("llms.txt")) : "";
          this.#addsData = add.has("navigation") && manifest.exportedBasePath === void 0;
        }
        async write(files, context) {
          const { add, exchange } = this.#site;
          const { log, signal } = context;
          if (add.has("navigation") && !this.#addsData)
            log.notice("`navigation` was not added: a site that was moved to another base path loads each page in full, without navigation data.");
          let written = 0;
          const writeAll = async () => {
            for (const file of files) {
              await (0, external_node_timers_promises_.setImmediate)();
              signal.throwIfAborted();
              const isLarge = file.size > page_page.rd;
              const isKept = isLarge && await exchange.isUnchanged(file, signal);
              signal.throwIfAborted();
              if (!isKept)
                this.#writePage(file);
              written += 1;
            }
          };
          await withProgress(() => `${(0, units.formatCount)(written)} of ${(0, units.formatCount)(files.length, "page")} written.`, writeAll, context);
          if (this.#addsData && !exchange.files.some(({ kind }) => kind === "page-data"))
            log.notice("`navigation` added nothing: the pages contain no Next.js data, or the site already has this data in files.");
          if (this.#problems.size > 0)
            log.notice(`The head and the page data remain unchanged in ${(0, units.formatCount)(this.#problems.size, "page")}, because the data cannot be read exactly: ${(0, with_more.withMore)(Array.from(this.#problems, ([path, reason]) => `${path} (${reason})`), 3).join(", ")}.`);
        }
        #writePage(file) {
          const { exchange, markdown, add } = this.#site;
          const found = { ...(0, page_page.Gj)(file, exchange), isReplacedAgain: add.has("compact") };
          const { source } = found;
          const page = this.#facts.get(file.path);
          if (page === void 0) {
            exchange.replace(file, found, source);
            return;
          }
          const edited = (0, flight_flight.X9)(source, [...this.#headEdits(page, source), ...this.#additions(page)]);
          const path = markdown?.paths.get(file.path);
          const content = this.#withMarkdownAddress(edited, path);
          const own = content === edited ? source : this.#withMarkdownAddress(source, path);
          exchange.replace(this.#noteOwn(file, found, own), found, content);
          this.#addPageData(file, content);
        }
        /** Sets the addresses in the head, if the data for the client can say the same. */
        #headEdits(page, source) {
          const { add, siteUrl, addresses: addresses2, markdown } = this.#site;
          const { file, endOfHead, isPrivate } = page;
          const isListed = siteUrl !== void 0 && add.has("sitemap") && (0, pages_pages.countsAsPage)(file) && !isPrivate;
          const canonical = isListed ? canonicalChanges(page, { addresses: addresses2, siteUrl }) : void 0;
          const link = page.hasMarkdownLink ? void 0 : markdown?.urlFor(file.path);
          const changes = [
            ...canonical ?? [],
            ...link === void 0 ? [] : [{ element: ADDRESS_ELEMENTS.markdown, url: link }]
          ];
          const repeated = canonical === void 0 ? [] : page.repeated;
          const edits = headEdits(source, changes, { endOfHead, repeated });
          if (edits instanceof runtime_problem.AF) {
            this.#problems.set(file.path, edits.message);
            return [];
          }
          if (isListed && canonical === void 0 && isElsewhere(page, siteUrl))
            this.canonicalElsewhere += 1;
          return edits;
        }
        /** The script of the search, and the note for agents where it can be added without changing what React expects. */
        #additions({ file, endOfHead, startOfBody: start }) {
          const { searchTag, markdown } = this.#site;
          const tag = { start: endOfHead, end: endOfHead, text: searchTag };
          const isNoted = this.#note !== "" && start !== void 0 && markdown?.urlFor(file.path);
          return isNoted ? [tag, { start, end: start, text: this.#note }] : [tag];
        }
        /** Replaces the address of the Markdown version in a page if no file is at this address. */
        #withMarkdownAddress(page, markdown) {
          if (markdown === void 0)
            return page;
          const { addresses: addresses2 } = this.#site;
          const isWrong = (address) => {
            const url = /^\/(?!\/)/.test(address) ? addresses2.resolve(address, "index.html") : null;
            return url !== null && addresses2.pathOf(url) !== markdown && addresses2.fileAt(address) === void 0;
          };
          return withMarkdownAddress(page, addresses2.pathnameOfFile(markdown), isWrong);
        }
        /** Lets a later run recognize a page that was moved, restored or corrected, without what this run adds. */
        #noteOwn(file, { source, isRestored }, own) {
          const isMoved = this.#site.manifest.exportedBasePath !== void 0;
          return isMoved || isRestored || own !== source ? { ...file, moved: (0, external_node_crypto_.hash)("sha256", own) } : file;
        }
        /** Adds the data that the client requests when a reader follows a link to the page. */
        #addPageData(file, content) {
          const path = (0, page_data.besidePage)(file.path, ".rsc");
          if (!this.#addsData || this.#withData.has(file.path) || this.#withData.has(path))
            return;
          this.#withData.add(path);
          const flight = (0, pages_pages.countsAsPage)(file) ? (0, flight_flight.TA)(content) : void 0;
          if (flight instanceof runtime_problem.AF)
            this.#problems.set(file.path, flight.message);
          else if (flight !== void 0)
            this.#site.exchange.add(path, flight.payload, "page-data");
        }
      }
      ;
      const [WORK, TOOLS] = [".static-export-", "finish-"];
      async function finishSite(inputs, context) {
        const { sitePath, tempDir } = inputs;
        const made = [];
        try {
          for (const [parent, prefix] of [
            [(0, external_node_path_.dirname)(sitePath), WORK],
            [tempDir, TOOLS]
          ])
            for (const name of await (0, work_folder.removeAbandoned)(parent, prefix))
              context.log.info(`Removed ${name}, a leftover from a killed run.`);
          const work = await (0, work_folder.makeWorkFolder)((0, external_node_path_.join)((0, external_node_path_.dirname)(sitePath), WORK));
          made.push(work);
          const tools = await (0, work_folder.makeWorkFolder)((0, external_node_path_.join)(tempDir, TOOLS));
          made.push(tools);
          const exchange = new Exchange(inputs.manifest, { sitePath, work });
          const manifest = await moveSite(inputs, exchange, context);
          return await new SiteFinisher({ ...inputs, manifest }, exchange, { work, tools }, context).run();
        } catch (error) {
          const isOfSystem = error.syscall !== void 0;
          if (error instanceof failure.HR || context.signal.aborted || !isOfSystem)
            throw error;
          throw new failure.HR("finish-site-unwritable", `The site could not be written: ${(0, failure.A3)(error)}.`, {
            cause: error
          });
        } finally {
          for (const folder of made)
            await (0, promises_.rm)(folder, { recursive: true, force: true });
        }
      }
      class SiteFinisher {
        #inputs;
        #folders;
        #context;
        #exchange;
        #addresses;
        #markdown;
        constructor(inputs, exchange, folders, context) {
          const { manifest, siteUrl, add } = inputs;
          this.#inputs = inputs;
          this.#folders = folders;
          this.#context = context;
          this.#exchange = exchange;
          this.#addresses = new page_addresses.UM({ ...manifest, files: exchange.files }, siteUrl?.origin);
          this.#markdown = add.has("markdown") ? new MarkdownFiles(this.#addresses, folders.work) : void 0;
        }
        async run() {
          const { manifest, add, siteUrl, manifestPath } = this.#inputs;
          const before = sizeOf(manifest.files);
          const search = add.has("search") ? await SearchIndex.start(this.#inputs, this.#folders, this.#context) : void 0;
          const files = this.#exchange.files.filter(({ path, redirect }) => (0, pages_pages.isPage)(path) && redirect === void 0);
          const site = {
            ...this.#inputs,
            exchange: this.#exchange,
            addresses: this.#addresses,
            markdown: this.#markdown
          };
          const pages = [...add].every((part) => part === "compact") ? [] : await readPages(files, { ...site, search }, this.#context);
          const outline = outlineOfSite(pages, this.#inputs);
          for (const [path, href] of outline.addresses)
            this.#addresses.noteNavigation(path, href);
          this.#logMissing(pages, outline);
          const listed = inOrder(pages, outline.order).filter(({ isPrivate, file }) => !isPrivate && (0, pages_pages.countsAsPage)(file));
          this.#markdown?.name(listed);
          const writer = new PageWriter({ ...site, pages, searchTag: search?.tag ?? "" });
          await writer.write(files, this.#context);
          const index = await search?.build(this.#exchange, (page) => this.#canonicalOf(page));
          const markdownPages = this.#markdown?.addTo(this.#exchange, listed, outline);
          this.#warnAboutUnlisted(listed);
          if (add.has("sitemap") && siteUrl !== void 0)
            this.#addSitemap(listed.filter(({ file }) => !outline.hidden.has(file.path)));
          if (add.has("not-found"))
            this.#addNotFound(listed, outline, search);
          if (add.has("compact"))
            await compactSite({ ...site, basePath: manifest.basePath }, this.#context);
          const base = new site_address.SiteAddress("", manifest.basePath).pathname.replace(/\/$/, "");
          addHostFiles(this.#exchange, { base, hasMarkdown: this.#markdown !== void 0 });
          this.#context.signal.throwIfAborted();
          const removed = await this.#exchange.apply(manifestPath, {
            ...manifest,
            ...siteUrl && { siteUrl: siteUrl.href }
          });
          const finished = this.#exchange.files;
          return {
            indexedPages: index?.pages ?? 0,
            indexBytes: index?.bytes ?? 0,
            markdownPages: markdownPages ?? 0,
            basePath: manifest.basePath ?? "/",
            addedFiles: finished.filter(({ kind }) => kind !== void 0).length,
            kept: this.#exchange.kept,
            removed,
            canonicalElsewhere: writer.canonicalElsewhere,
            limits: limitWarnings(siteUrl, finished),
            before,
            after: sizeOf(finished)
          };
        }
        /** Logs what the site cannot have, because an input, a file name or a file does not allow it. */
        #logMissing(pages, outline) {
          const { add, siteUrl } = this.#inputs;
          const { log } = this.#context;
          if (siteUrl === void 0 && (add.has("sitemap") || add.has("markdown")))
            log.notice("Set `site-url` to the site address. Without this input, there is no sitemap and no canonical address, and links in Markdown have no host.");
          const misnamed = pagesWithExpectedName(pages, outline, this.#addresses);
          if (misnamed.length > 0)
            log.warning(`Hosts and crawlers expect other files at the addresses of these pages: ${(0, with_more.withMore)(misnamed, 5).join(", ")}. Rename them: a page named 404 is in no list, has no Markdown, and is not found by the search; at the addresses of the others, hosts serve these files.`);
          const feeds = new Set(pages.flatMap((page) => page.feeds));
          if (feeds.size > 0)
            log.notice(`Pages name feeds that the site does not contain: ${(0, with_more.withMore)([...feeds].sort(compare.compareText), 3).join(", ")}. Feed readers get an error there.`);
        }
        #warnAboutUnlisted(listed) {
          const without = this.#markdown?.pagesWithoutPath(listed) ?? [];
          if (without.length === 0)
            return;
          this.#context.log.warning(`These pages have no Markdown and are in no list for agents, because other pages have the same address except for the slash: ${(0, with_more.withMore)(without, 5).join(", ")}.`);
        }
        /** Returns the path of the canonical address that a page has at the end of this run, if it has one. */
        #canonicalOf(page) {
          const { add, siteUrl } = this.#inputs;
          const hasSitemap = siteUrl !== void 0 && add.has("sitemap");
          return hasSitemap ? this.#addresses.pathnameOf(page) : this.#addresses.ownPathnameOf(page);
        }
        #addSitemap(listed) {
          const isCanonical = ({ file, canonical }) => canonical === void 0 || (this.#addresses.leadsTo(canonical.value) ?? file.path) === file.path;
          const entries = new Map(listed.filter(isCanonical).map(({ file }) => {
            const url = this.#addresses.pageUrl(file.path);
            return [url, { url, since: file.contentSince }];
          }));
          const urlOf = (path) => this.#addresses.urlOf(path);
          for (const [name, text] of sitemapFiles([...entries.values()], urlOf))
            this.#exchange.add(name, text, "entry-point");
          if ((this.#inputs.manifest.basePath ?? "/") === "/")
            this.#exchange.add("robots.txt", robotsText(urlOf("sitemap.xml")), "entry-point");
        }
        #addNotFound(listed, outline, search) {
          const pages = listed.filter(({ file }) => !outline.hidden.has(file.path)).map(({ file, title }) => ({ path: this.#addresses.pathnameOf(file.path), title }));
          addNotFound(this.#exchange, {
            siteName: outline.name,
            language: outline.language,
            basePath: this.#inputs.manifest.basePath,
            redirects: this.#inputs.manifest.redirects,
            start: listed[0],
            pages,
            addresses: this.#addresses,
            search: search?.tagFor(SEARCH_BUTTON)
          });
        }
      }
      function sizeOf(files) {
        return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
      }
      ;
      async function main(inputs, context) {
        const record = { startedAt: context.clock.now() };
        let site;
        await (0, run.C)(record, {
          work: async () => {
            site = await finishSite(inputs, context);
            context.setOutput("indexed-pages", site.indexedPages);
            context.setOutput("index-bytes", site.indexBytes);
            context.setOutput("markdown-pages", site.markdownPages);
            context.setOutput("base-path", site.basePath);
            context.setOutput("added-files", site.addedFiles);
            if (inputs.add.has("search"))
              context.log.info(`The search covers ${describeSearch(site)}.`);
            for (const note of notesOf(site, inputs.manifest.basePath))
              context.log.info(note);
            for (const limit of site.limits)
              context.log.warning(limit);
            context.log.info(`The site has ${sizeFacts(site.after).join(", ")}.`);
          },
          explain: (error) => (0, stop_reason.cV)(error, {
            timeoutMs: inputs.timeoutMs,
            state: "The site is not complete.",
            advice: "Run again."
          }),
          summary: (format) => {
            const heading = site === void 0 ? "\u274C The site was not finished" : "\u2705 The site is finished";
            const facts = [
              site && inputs.add.has("search") && `search covers ${describeSearch(site)}`,
              site && inputs.add.has("markdown") && `${(0, units.formatCount)(site.markdownPages, "page")} as Markdown`,
              (0, summary.cf)(record)
            ];
            const sections = site && [
              (0, summary.Jx)([
                ["Before", ...sizeFacts(site.before)],
                ["After", ...sizeFacts(site.after)]
              ], format),
              [...site.limits, ...notesOf(site, inputs.manifest.basePath)].map(format.sentence).join("\n\n")
            ];
            return (0, summary.YG)({ heading, facts, failure: record.failure }, inputs.errorsPage, sections, format);
          }
        }, context);
      }
      function describeSearch({ indexedPages, indexBytes }) {
        return `${(0, units.formatCount)(indexedPages, "page")} (index ${(0, units.formatBytes)(indexBytes)})`;
      }
      function sizeFacts({ files, bytes }) {
        return [(0, units.formatCount)(files, "file"), (0, units.formatBytes)(bytes)];
      }
      function notesOf({ kept, removed, canonicalElsewhere, basePath }, exportedFor = "/") {
        return [
          basePath !== exportedFor && `The site was moved to ${basePath}.`,
          kept.length > 0 && `The site already has these files, so they were not replaced: ${(0, with_more.withMore)(kept, 5).join(", ")}.`,
          removed.length > 0 && `These files were removed, because \`add\` no longer lists the corresponding values: ${(0, with_more.withMore)(removed, 5).join(", ")}.`,
          canonicalElsewhere > 0 && `${(0, units.formatCount)(canonicalElsewhere, "page")} ${canonicalElsewhere === 1 ? "keeps" : "keep"} a canonical address on another host.`
        ].filter((note) => note !== false);
      }
    })
  ),
  /***/
  57420: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DH: () => (
          /* binding */
          decoded
        ),
        /* harmony export */
        JR: () => (
          /* binding */
          isSkipped
        ),
        /* harmony export */
        Tl: () => (
          /* binding */
          BLOCK_NAMES
        ),
        /* harmony export */
        eX: () => (
          /* binding */
          languageOf
        ),
        /* harmony export */
        kg: () => (
          /* binding */
          textInside
        ),
        /* harmony export */
        w4: () => (
          /* binding */
          attributeOf
        )
        /* harmony export */
      });
      var domhandler__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36646);
      var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81161);
      const SKIPPED_NAMES = new Set("audio button canvas dialog embed footer form head iframe nav noscript object script select style svg template textarea title video".split(" "));
      const SKIPPED_ROLES = /* @__PURE__ */ new Set(["button", "navigation", "status", "tablist", "tooltip"]);
      const SKIPPED_CLASSES = /(?:^|\s)(?:eyebrow|sr-only|visually-hidden|toc|table-of-contents|headerlink|hash-link|lineno|linenos|linenodiv|theme-doc-toc\S*|pagination(?:-nav\S*)?|feedback(?:-toolbar\S*)?)(?:\s|$)/;
      const SKIPPED_IDS = /^(?:feedback-toolbar|page-context-menu\S*|changelog-filters\S*|multi-view-dropdown|chat-assistant-(?:sheet|textarea)\S*)$/;
      const BLOCK_NAMES = new Set("address article aside blockquote center dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 header hgroup hr li main menu ol p pre section summary table tbody td tfoot th thead tr ul".split(" "));
      function isSkipped(element) {
        const { name, attribs } = element;
        if (name === "input")
          return attribs["type"] !== "checkbox";
        const { role = "", class: classes = "", id: id2 = "" } = attribs;
        if (role === "tabpanel")
          return false;
        if (name === "summary")
          return isUndisplayed(attribs);
        return SKIPPED_NAMES.has(name) || isUndisplayed(attribs) || attribs["aria-hidden"] === "true" || SKIPPED_ROLES.has(role) || classes !== "" && SKIPPED_CLASSES.test(classes) || name === "div" && SKIPPED_IDS.test(id2) || asksForFeedback(element);
      }
      const FEEDBACK = /^\s*Was this page helpful\?\s*$/i;
      function asksForFeedback({ children }) {
        const only = children.length === 1 ? children[0] : void 0;
        return only !== void 0 && (0, domhandler__WEBPACK_IMPORTED_MODULE_0__.KH)(only) && only.data.includes("helpful?") && FEEDBACK.test(only.data);
      }
      function isUndisplayed({ hidden, style = "" }) {
        if (hidden !== void 0 && hidden.trim().toLowerCase() !== "until-found")
          return true;
        return style !== "" && /(?:^|;)\s*display\s*:\s*none\s*(?:;|!|$)/i.test(attributeOf(style));
      }
      function textInside(element, lineBreak = " ") {
        let text = "";
        const parts = [element];
        for (let part = parts.pop(); part !== void 0; part = parts.pop()) {
          if ("blockFrom" in part) {
            if (text.length === part.blockFrom || !text.endsWith(lineBreak))
              text += lineBreak;
          } else if ((0, domhandler__WEBPACK_IMPORTED_MODULE_0__.KH)(part))
            text += decoded(part.data);
          else if ((0, domhandler__WEBPACK_IMPORTED_MODULE_0__.dz)(part) && (part === element || !isSkipped(part))) {
            if (part.name === "br")
              text += lineBreak;
            else if (lineBreak === "\n" && part !== element && BLOCK_NAMES.has(part.name))
              parts.push({ blockFrom: text.length });
            for (let at = part.children.length - 1; at >= 0; at -= 1)
              parts.push(part.children[at]);
          }
        }
        return text;
      }
      function decoded(text) {
        return text.includes("&") ? (0, entities_decode__WEBPACK_IMPORTED_MODULE_1__.Gz)(text) : text;
      }
      function attributeOf(value = "") {
        return value.includes("&") ? (0, entities_decode__WEBPACK_IMPORTED_MODULE_1__.Im)(value) : value;
      }
      const LANGUAGE = /(?:^|\s)(?:language|lang|highlight)-([\w+#.-]{1,30})(?:\s|$)/;
      const NO_LANGUAGE = /* @__PURE__ */ new Set(["default", "none", "notranslate", "plaintext", "text"]);
      function languageOf(pre) {
        const code = pre.children.find((child) => (0, domhandler__WEBPACK_IMPORTED_MODULE_0__.dz)(child));
        const around = [pre.parent, pre.parent?.parent].filter((node) => node != null && (0, domhandler__WEBPACK_IMPORTED_MODULE_0__.dz)(node));
        for (const { attribs } of [pre, ...code === void 0 ? [] : [code], ...around]) {
          const named = attribs["language"] ?? attribs["data-language"] ?? attribs["data-lang"] ?? "";
          const language = /^[\w+#.-]{1,30}$/.exec(named)?.[0] ?? LANGUAGE.exec(attribs["class"] ?? "")?.[1];
          if (language !== void 0)
            return NO_LANGUAGE.has(language) ? "" : language;
        }
        return "";
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
  22106: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Yx: () => (
          /* binding */
          redirectOf
        ),
        /* harmony export */
        wq: () => (
          /* binding */
          permalinksOf
        ),
        /* harmony export */
        xS: () => (
          /* binding */
          factsOf
        )
        /* harmony export */
      });
      var css_select__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35525);
      var entities_decode__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81161);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80459);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78370);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24302);
      var _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44292);
      var _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57420);
      var _markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73298);
      var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45016);
      var _selectors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49661);
      const ALTERNATE = /(?:^|\s)alternate(?:\s|$)/i;
      const FEED = /^\s*application\/(?:rss|atom)\+xml\b/i;
      const MARKDOWN = /^\s*text\/markdown\b/i;
      function factsOf(file, page, content) {
        const { head, places, document, text, encoding, endOfHead } = page;
        const byteAt = (place) => Buffer.byteLength(text.slice(0, place), encoding);
        const addressIn = (element, attribute) => element && {
          value: (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(element.attribs[attribute]),
          start: byteAt((0, _page_js__WEBPACK_IMPORTED_MODULE_1__.f)(element)),
          end: byteAt((0, _page_js__WEBPACK_IMPORTED_MODULE_1__.KJ)(element))
        };
        const all = (elements, name, attribute, value) => elements.filter((element) => element.name === name && element.attribs[attribute]?.toLowerCase() === value);
        const shown = places.filter(_selectors_js__WEBPACK_IMPORTED_MODULE_2__.a);
        const alternates = shown.filter(({ name, attribs }) => name === "link" && ALTERNATE.test(attribs["rel"] ?? ""));
        const [canonical, ...canonicals] = all(shown, "link", "rel", "canonical");
        const [ogUrl, ...ogUrls] = all(shown, "meta", "property", "og:url");
        const base = head.find((element) => element.name === "base" && element.attribs["href"] !== void 0);
        const meta = (name) => {
          const element = all(head, "meta", "name", name)[0] ?? all(head, "meta", "property", name)[0];
          return (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(element?.attribs["content"]).trim();
        };
        const description = meta("description") || meta("og:description");
        const html = htmlparser2__WEBPACK_IMPORTED_MODULE_3__.sM((element) => element.name === "html", [document]);
        return {
          file,
          title: titleOf(page, content),
          headTitle: headTitleOf(page),
          description: lineOf(description),
          summary: lineOf(description.split(/\n[\t\r ]*\n/, 1)[0] ?? ""),
          language: (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(html?.attribs["lang"]),
          siteName: lineOf(meta("og:site_name") || meta("application-name")),
          isPrivate: isPrivate(page),
          canonical: addressIn(canonical, "href"),
          ogUrl: addressIn(ogUrl, "content"),
          feeds: alternates.filter(({ attribs }) => FEED.test(attribs["type"] ?? "")).map(({ attribs }) => (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(attribs["href"])).filter(Boolean),
          hasMarkdownLink: alternates.some(({ attribs }) => MARKDOWN.test(attribs["type"] ?? "")),
          repeated: [
            ...canonicals.flatMap((element) => addressIn(element, "href") ?? []),
            ...ogUrls.flatMap((element) => addressIn(element, "content") ?? [])
          ],
          endOfHead: byteAt(endOfHead),
          startOfBody: startOfBody(page),
          base: base && (0, _selectors_js__WEBPACK_IMPORTED_MODULE_2__.a)(base) ? (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(base.attribs["href"]) : void 0
        };
      }
      const REACT_DATA = /__next_f|__remixContext|__reactRouterContext|\$_TSR/;
      function startOfBody({ document, text, encoding }) {
        const body = htmlparser2__WEBPACK_IMPORTED_MODULE_3__.sM(({ name }) => name === "body", document.children);
        if (body === null || encoding !== "utf8" || REACT_DATA.test(text))
          return void 0;
        const leads = (element) => /\/llms\.txt$/.test((0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(element.attribs["href"]).split(/[?#]/, 1)[0] ?? "");
        if (htmlparser2__WEBPACK_IMPORTED_MODULE_3__.dd((element) => element.name === "a" && leads(element), [body]))
          return void 0;
        return Buffer.byteLength(text.slice(0, (0, _page_js__WEBPACK_IMPORTED_MODULE_1__.Eq)(body, text)));
      }
      function lineOf(text) {
        return (0, _markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_4__.RK)(text).trim();
      }
      function titleOf(page, content) {
        const headingIn = (nodes) => htmlparser2__WEBPACK_IMPORTED_MODULE_3__.sM((element) => element.name === "h1", nodes);
        const heading = headingIn(content ? [content] : page.document.children);
        if (heading !== null)
          for (const link of permalinksOf(heading))
            htmlparser2__WEBPACK_IMPORTED_MODULE_5__.Nz(link);
        return textOf(heading) || headTitleOf(page) || textOf(headingIn(page.document.children));
      }
      function headTitleOf({ head }) {
        return textOf(head.find(({ name }) => name === "title"));
      }
      function textOf(element) {
        return element ? lineOf((0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.kg)(element)) : "";
      }
      const PERMALINK = (0, css_select__WEBPACK_IMPORTED_MODULE_6__.wE)('.headerlink, .hash-link, .anchor, [aria-hidden=true], a[href^="#"]');
      function permalinksOf(heading) {
        return (0, css_select__WEBPACK_IMPORTED_MODULE_6__.Ub)(PERMALINK, heading).filter((link) => link.attribs["aria-hidden"] === "true" || !/[\p{L}\p{N}]/u.test((0, entities_decode__WEBPACK_IMPORTED_MODULE_7__.Gz)(htmlparser2__WEBPACK_IMPORTED_MODULE_8__.a4(link))));
      }
      function isPrivate({ head }) {
        return head.some(({ name, attribs }) => {
          if (name !== "meta")
            return false;
          const isHeader = /^\s*x-robots-tag\s*$/i.test(attribs["http-equiv"] ?? "");
          return (0, _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_9__.qk)(isHeader ? "robots" : (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(attribs["name"]), (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(attribs["content"]));
        });
      }
      function redirectOf({ head }) {
        const refresh = head.find((element) => element.name === "meta" && /^\s*refresh\s*$/i.test(element.attribs["http-equiv"] ?? "") && (0, _selectors_js__WEBPACK_IMPORTED_MODULE_2__.a)(element));
        return (0, _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_9__.Qc)((0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(refresh?.attribs["content"]));
      }
    })
  ),
  /***/
  49661: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        a: () => (
          /* binding */
          isShown
        ),
        /* harmony export */
        u: () => (
          /* binding */
          finderOf
        )
        /* harmony export */
      });
      var css_select__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35525);
      var css_what__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
      var domhandler__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36646);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80459);
      function finderOf(list) {
        const queries = (0, css_what__WEBPACK_IMPORTED_MODULE_0__.q)(list).map((selector) => (0, css_select__WEBPACK_IMPORTED_MODULE_1__.wE)([selector]));
        return (document) => {
          let best = queries.length;
          let found;
          htmlparser2__WEBPACK_IMPORTED_MODULE_2__.sM((element) => {
            const at = queries.findIndex((query, place) => place < best && query(element));
            if (at >= 0 && isShown(element))
              [best, found] = [at, element];
            return best === 0;
          }, document.children);
          return found;
        };
      }
      function isShown({ parent }) {
        return !parent || !(0, domhandler__WEBPACK_IMPORTED_MODULE_3__.dz)(parent) || !/^(?:noscript|template)$/.test(parent.name) && isShown(parent);
      }
    })
  ),
  /***/
  3729: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        N: () => (
          /* binding */
          indexedPage
        ),
        /* harmony export */
        r: () => (
          /* binding */
          endOfIndexedPage
        )
        /* harmony export */
      });
      var css_select__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35525);
      var domhandler__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36646);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78370);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80459);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24302);
      var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
      var _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57420);
      var _page_page_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22106);
      const LANGUAGE = /^[\w-]{1,30}$/;
      function indexedPage({ title, language }, content) {
        const headings = (0, css_select__WEBPACK_IMPORTED_MODULE_3__.Ub)(HEADING, content);
        const aids = [...(0, css_select__WEBPACK_IMPORTED_MODULE_3__.Ub)(CONTENTS, content), ...headings.flatMap(_page_page_facts_js__WEBPACK_IMPORTED_MODULE_2__.wq)];
        for (const aid of [...aids, ...skippedIn(content)])
          htmlparser2__WEBPACK_IMPORTED_MODULE_4__.Nz(aid);
        for (const element of htmlparser2__WEBPACK_IMPORTED_MODULE_5__.JW(() => true, [content]))
          withoutOrders(element);
        const markup = htmlparser2__WEBPACK_IMPORTED_MODULE_6__.bk(content, { decodeEntities: false });
        return [
          `<!doctype html><html${LANGUAGE.test(language) ? ` lang="${language}"` : ""}>`,
          `<head><meta charset="utf-8"></head>`,
          // The title does not include the site's name, which would be the same on all pages.
          // Every page needs `data-pagefind-body`: if one page has it, Pagefind ignores the pages without it.
          `<body data-pagefind-body data-pagefind-meta="title:${(0, _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkup)(title.replace(/\s+/g, " "))}">`,
          markup
        ].join("");
      }
      function endOfIndexedPage(address) {
        const opened = address === void 0 ? "" : `<p data-pagefind-meta="address:${(0, _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkup)(address)}"></p>`;
        return `${opened}</body></html>`;
      }
      const CONTENTS = (0, css_select__WEBPACK_IMPORTED_MODULE_3__.wE)("div#pagination, div#table-of-contents, .toc, .table-of-contents, [class*=theme-doc-toc], [role=navigation]");
      const HEADING = (0, css_select__WEBPACK_IMPORTED_MODULE_3__.wE)("h1, h2, h3, h4, h5, h6");
      function skippedIn(content) {
        const skipped = [];
        const waiting = [...content.children];
        for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) {
          if (!(0, domhandler__WEBPACK_IMPORTED_MODULE_7__.dz)(node) || node.attribs["role"] === "tablist")
            continue;
          if ((0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_1__.JR)(node))
            skipped.push(node);
          else
            for (const child of node.children)
              waiting.push(child);
        }
        return skipped;
      }
      function withoutOrders(element) {
        if (element.name === "html")
          element.name = "div";
        const kept = Object.entries(element.attribs).filter(([name]) => !name.startsWith("data-pagefind-"));
        element.attribs = Object.fromEntries(kept);
      }
    })
  ),
  /***/
  43864: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        e: () => (
          /* binding */
          run
        ),
        C: () => (
          /* binding */
          runAction
        )
      });
      var core = __webpack_require__(91659);
      var docs_url = __webpack_require__(53361);
      var runtime_failure = __webpack_require__(98362);
      var agent_http = __webpack_require__(13997);
      var runtime_secrets = __webpack_require__(14217);
      var format = __webpack_require__(64579);
      var clock = __webpack_require__(92258);
      var exit_codes = __webpack_require__(78620);
      var clip = __webpack_require__(74238);
      ;
      function escapeCommands(line) {
        return line.replace(COMMAND, "$1: ").replace(OLD_COMMAND, "# ");
      }
      const COMMAND = new RegExp("(?<![^\\r\\n])([[\\s\\p{Cc}\\p{DI}]--[\\r\\n]]*):(?=[[\\p{Cc}\\p{DI}]--[\\r\\n]]*:)", "gv");
      const OLD_COMMAND = new RegExp("#(?=[\\p{Cc}\\p{DI}]*#[\\p{Cc}\\p{DI}]*\\[)", "gv");
      const runnerLog = {
        info: (line) => core.pq(escapeCommands(line)),
        debug: core.Yz,
        notice: (text) => core.lm(text),
        warning: (text, place) => core.$e(text, place && { file: place.file, startLine: place.line, startColumn: place.column }),
        group: async (title, stage) => await core.Os(title, async () => await stage()),
        mask: core.Pq
      };
      var action_summary = __webpack_require__(37223);
      ;
      const MAX_LINE = 300;
      class JobSummary {
        #text;
        get isWritten() {
          return this.#text !== void 0;
        }
        async write(markdown, text) {
          this.#text = text;
          if (process.env["GITHUB_STEP_SUMMARY"] === void 0)
            return;
          try {
            await core.z.addRaw(markdown).write();
          } catch (error) {
            core.$e(`The job summary could not be written: ${(0, runtime_failure.A3)(error)}`);
          }
        }
        /** On a command line, shows the summary as text, unless the run failed for a reason other than findings. */
        async show() {
          const isError = process.exitCode !== exit_codes.d.ok && process.exitCode !== exit_codes.d.findings;
          if (process.env["GITHUB_ACTIONS"] === "true" || isError || !this.#text)
            return;
          const lines = this.#text.trim().split("\n");
          await runnerLog.group(action_summary.Te, () => lines.forEach((line) => runnerLog.info((0, clip.clip)(line, MAX_LINE))));
        }
      }
      var stop_reason = __webpack_require__(54639);
      ;
      class StepProcess {
        /** Explains a cancellation until an action provides its own explanation. */
        explain = (cause) => new runtime_failure.HR("canceled", "The run was canceled.", { advice: "Run again.", cause });
        #canceled = new AbortController();
        #failed = false;
        constructor() {
          process.exitCode = exit_codes.d.failed;
          process.once("beforeExit", () => {
            if (process.exitCode !== exit_codes.d.ok)
              this.fail(new Error("the run stopped before it was complete"));
          });
          process.once("uncaughtException", (error) => {
            this.fail(error);
            process.exit();
          });
          process.noDeprecation = true;
        }
        succeed() {
          process.exitCode = exit_codes.d.ok;
        }
        /** Reports the first error. Later errors are consequences of it. */
        fail(error) {
          if (this.#failed)
            return;
          this.#failed = true;
          const failure = (0, runtime_failure.h_)(error);
          const { code, message, advice, cause } = failure;
          const page = (0, docs_url.PD)(process.env);
          core.C1(`${message}
${(0, docs_url.hF)(advice, page)}
More about this error: ${page}#${code}`);
          if (process.env["GITHUB_ACTIONS"] !== "true")
            process.exitCode = (0, runtime_failure.FO)(failure);
          if (cause !== void 0)
            core.Yz(`Cause: ${cause instanceof Error && cause.stack || (0, runtime_failure.A3)(cause)}`);
        }
        /** Returns a signal that aborts when the run is canceled. The process then ends, even if the cleanup takes too long. */
        cancellation() {
          for (const name of ["SIGINT", "SIGTERM", "SIGBREAK"])
            process.on(name, () => this.#stop(name));
          process.once("disconnect", () => this.#stop("the end of the parent process"));
          if ("connected" in process && !process.connected)
            this.#stop("the end of the parent process");
          process.channel?.unref();
          process.stdout.on("error", () => this.#stop("a closed log"));
          return this.#canceled.signal;
        }
        #stop(cause) {
          this.#canceled.abort(new stop_reason.Or(`stopped by ${cause}`));
          setTimeout(() => {
            this.fail(this.explain(this.#canceled.signal.reason));
            process.exit();
          }, stop_reason.vu).unref();
        }
        /** Ends the step even if a library keeps a connection open. */
        end() {
          setTimeout(() => process.exit(), stop_reason.vu).unref();
        }
      }
      ;
      async function runAction(record, action, { clock: clock2, writeSummary, setStopExplanation }) {
        setStopExplanation?.(action.explain);
        try {
          await action.work();
        } catch (error) {
          const failure = (0, runtime_failure.h_)(action.explain(error));
          record.failure = failure;
          throw failure;
        } finally {
          record.endedAt = clock2.now();
          const columns = Number(process.env["COLUMNS"]);
          await writeSummary(action.summary(format.MARKDOWN), action.summary((0, format.plainFormat)(columns > 0 ? columns : void 0)));
        }
      }
      async function run(inputs, action) {
        const step = new StepProcess();
        const summary = new JobSummary();
        const given = readInputs(inputs);
        const http = new agent_http.A("static-docs-export", { ...core._o() && { trace: core.Yz } });
        try {
          await action(given, {
            log: runnerLog,
            clock: clock.m,
            random: Math.random,
            signal: step.cancellation(),
            http,
            setOutput: core.uH,
            writeSummary: async (markdown, text) => await summary.write(markdown, text),
            setStopExplanation: (explain) => step.explain = explain
          });
          step.succeed();
        } catch (error) {
          step.fail(error);
          const failure = (0, runtime_failure.h_)(error);
          const heading = failure.code === "invalid-input" ? "\u274C Invalid input" : "\u274C The action failed";
          if (!summary.isWritten)
            await summary.write((0, action_summary.YG)({ heading, facts: [], failure }, (0, docs_url.PD)(process.env)), "");
        }
        http[Symbol.dispose]();
        await summary.show();
        step.end();
      }
      function readInputs({ names, secrets, secretHeaders }) {
        const given = Object.fromEntries(names.map((name) => [name, core.V4(name)]).filter(([, value]) => value !== ""));
        const values = [
          ...secrets.flatMap((name) => given[name] ?? []),
          ...secretHeaders === void 0 ? [] : (0, runtime_secrets.n3)(given[secretHeaders] ?? "")
        ];
        for (const form of (0, runtime_secrets.XP)(values))
          core.Pq(form);
        return given;
      }
    })
  ),
  /***/
  75437: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        f: () => (
          /* binding */
          readRunner
        ),
        /* harmony export */
        j: () => (
          /* binding */
          readEvent
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23945);
      function readRunner(env) {
        const workspace = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env["GITHUB_WORKSPACE"] ?? "");
        const serverUrl = env["GITHUB_SERVER_URL"] || "https://github.com";
        const repository = env["GITHUB_REPOSITORY"] ?? "";
        return {
          workspace,
          tempDir: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env["RUNNER_TEMP"] || workspace),
          serverUrl,
          apiUrl: env["GITHUB_API_URL"] || "https://api.github.com",
          repository,
          runUrl: `${serverUrl}/${repository}/actions/runs/${env["GITHUB_RUN_ID"] ?? ""}`,
          sha: env["GITHUB_SHA"] || void 0,
          hasArtifactStorage: Boolean(env["ACTIONS_RUNTIME_TOKEN"] && env["ACTIONS_RESULTS_URL"])
        };
      }
      function readEvent({ GITHUB_EVENT_PATH: path = "" }, schema) {
        try {
          return zod_mini__WEBPACK_IMPORTED_MODULE_2__.xL(schema, JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"))).data;
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  37223: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Jx: () => (
          /* binding */
          detailsTable
        ),
        /* harmony export */
        Te: () => (
          /* binding */
          SUMMARY_GROUP
        ),
        /* harmony export */
        YG: () => (
          /* binding */
          summaryOf
        ),
        /* harmony export */
        cf: () => (
          /* binding */
          durationOf
        )
        /* harmony export */
      });
      var _docs_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53361);
      var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64579);
      var _text_clip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74238);
      var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);
      const SUMMARY_GROUP = "Summary";
      function summaryOf({ heading, facts, failure }, errorsPage, sections = [], format = _text_format_js__WEBPACK_IMPORTED_MODULE_1__.MARKDOWN) {
        const alert = failure && failureAlert(failure, errorsPage, format);
        const all = [format.heading(2, heading), listOfFacts(facts), alert, ...sections];
        return `${all.filter(isFilled).join("\n\n")}
`;
      }
      function listOfFacts(facts) {
        return facts.filter(isFilled).join(" \xB7 ");
      }
      function durationOf({ startedAt, endedAt }) {
        return endedAt === void 0 ? void 0 : (0, _text_units_js__WEBPACK_IMPORTED_MODULE_2__.formatDuration)(endedAt - startedAt);
      }
      function detailsTable(rows, { table } = _text_format_js__WEBPACK_IMPORTED_MODULE_1__.MARKDOWN) {
        const filled = rows.map(([label, ...facts]) => [label, listOfFacts(facts)]).filter(([, facts]) => facts !== "");
        return filled.length === 0 ? void 0 : table(["Details", ""], filled);
      }
      function isFilled(part) {
        return typeof part === "string" && part !== "";
      }
      const MAX_TEXT = 4e3;
      function failureAlert({ message, advice, code }, page, format) {
        const { alert, strong, sentence, linkAndAddress } = format;
        const [first = "", ...rest] = (0, _text_clip_js__WEBPACK_IMPORTED_MODULE_3__.clip)(message, MAX_TEXT).split("\n");
        const url = /^https?:/.test(page) ? `${page}#${code}` : void 0;
        return alert("CAUTION", [
          strong(sentence(first)),
          ...paragraphsOf(rest, format),
          sentence((0, _text_clip_js__WEBPACK_IMPORTED_MODULE_3__.clip)((0, _docs_url_js__WEBPACK_IMPORTED_MODULE_0__.hF)(advice, page), MAX_TEXT)),
          url === void 0 ? format.code(code) : linkAndAddress(`More about ${code}`, url)
        ]);
      }
      function paragraphsOf(lines, format) {
        const { sentence } = format;
        const paragraphs = [];
        for (const line of lines) {
          const isList = line.startsWith("- ");
          const text = isList ? `- ${sentence(line.slice(2))}` : sentence(line);
          const last = paragraphs.at(-1);
          if (last?.isList === isList)
            last.lines.push(text);
          else
            paragraphs.push({ isList, lines: [text] });
        }
        return paragraphs.map(({ isList, lines: texts }) => texts.join(isList ? "\n" : format.lineBreak));
      }
    })
  ),
  /***/
  60191: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        PV: () => (
          /* binding */
          ownFile
        ),
        /* harmony export */
        ZL: () => (
          /* binding */
          ownModule
        ),
        /* harmony export */
        nR: () => (
          /* binding */
          packageFile
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
      function ownFile(path) {
        return new URL(`../${path}`, import.meta.url);
      }
      function ownModule(path) {
        return ownFile(path + (0, node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(import.meta.url));
      }
      function packageFile(name, bundled) {
        return import.meta.url.endsWith(".ts") ? new URL(import.meta.resolve(name)) : ownFile(bundled);
      }
    })
  ),
  /***/
  37811: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        s: () => (
          /* binding */
          TaskThread
        )
        /* harmony export */
      });
      var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
      var _time_deferred_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72913);
      var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
      var _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54639);
      var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49313);
      const MAX_FILE_MS = 1e4;
      const FREE_SHARE = 0.8;
      const MAX_EXTENSIONS = 5;
      const LOOKS = 10;
      const MEMORY_MB = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 2048 };
      const TOO_LARGE = `Reading the documentation needs more than ${MEMORY_MB.maxOldGenerationSizeMb} MB of memory.`;
      class TaskThread {
        #module;
        #progress = (0, _messages_js__WEBPACK_IMPORTED_MODULE_3__.gu)();
        #worker;
        /** `module`: the address of the module that calls `serveTasks`. */
        constructor(module) {
          this.#module = module;
        }
        /** The number of finished pages and of all pages; both are 0 until the pages are counted. */
        get pages() {
          return { done: Atomics.load(this.#progress, 2), total: Atomics.load(this.#progress, 3) };
        }
        /** Runs a task. If a file needs too much time or memory, retries the task in a new thread, and skips the file. */
        async run(task, options) {
          for (; ; ) {
            const end = await this.#run(task(), options);
            if ("result" in end)
              return end.result;
            options.skip?.(end.file, end.reason);
          }
        }
        /** Runs the task once. Ends the thread unless the task returns a result. */
        async #run(task, options) {
          const { signal, maxFileMs = MAX_FILE_MS } = options;
          const ended = (0, _time_deferred_js__WEBPACK_IMPORTED_MODULE_4__.y)();
          const parsed = () => options.fileAt?.(Atomics.load(this.#progress, 0));
          const onMessage = (message) => {
            if ("result" in message)
              ended.resolve(message);
            else
              void this.#answer(message, options.answer);
          };
          const onError = (error) => {
            const file = parsed();
            const isExhausted = error.code === _messages_js__WEBPACK_IMPORTED_MODULE_3__.mL;
            const reason = isExhausted ? error.message : "it needs too much memory";
            if (error.code !== "ERR_WORKER_OUT_OF_MEMORY" && !isExhausted)
              ended.reject(error);
            else if (file !== void 0)
              ended.resolve({ file, reason });
            else
              ended.reject(new _failure_js__WEBPACK_IMPORTED_MODULE_1__.HR("documentation-too-large", TOO_LARGE, { cause: error }));
          };
          const onExit = () => ended.reject(new Error("The thread ended before its task was complete."));
          this.#worker ??= new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(this.#module, { workerData: this.#progress, resourceLimits: MEMORY_MB });
          const worker = this.#worker.on("message", onMessage).on("error", onError).on("exit", onExit);
          const watch = this.#watch(maxFileMs, () => {
            const file = parsed();
            if (file !== void 0)
              ended.resolve({ file, reason: `it takes more than ${maxFileMs / 1e3} s to parse` });
          });
          let isDone = false;
          try {
            this.#send({ task });
            const end = await (0, _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__.Eu)(signal, async () => await ended.promise);
            isDone = "result" in end;
            return end;
          } finally {
            clearInterval(watch);
            worker.off("message", onMessage).off("exit", onExit);
            if (isDone)
              worker.off("error", onError);
            else
              await this.end();
          }
        }
        async end() {
          const worker = this.#worker;
          this.#worker = void 0;
          await worker?.terminate();
        }
        /** Enforces the time limit of each file. After the last file, only the signal ends the thread. */
        #watch(maxFileMs, onSlow) {
          let [before, changes, looks] = [process.cpuUsage(), 0, 0];
          return setInterval(() => {
            const now = Atomics.load(this.#progress, 1);
            looks = now === changes ? looks + 1 : 0;
            if (looks === 0)
              [before, changes] = [process.cpuUsage(), now];
            if (looks < LOOKS)
              return;
            const { user } = process.cpuUsage(before);
            const isBusy = user / 1e3 <= maxFileMs * FREE_SHARE && looks < LOOKS * MAX_EXTENSIONS;
            if (!isBusy)
              onSlow();
          }, maxFileMs / LOOKS);
        }
        async #answer({ id: id2, question }, answer) {
          try {
            this.#send({ id: id2, value: await answer?.(question) });
          } catch (error) {
            this.#send({ id: id2, error: (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.A3)(error) });
          }
        }
        #send(message) {
          this.#worker?.postMessage(message);
        }
      }
    })
  ),
  /***/
  91716: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $x: () => (
          /* binding */
          parseValue
        ),
        /* harmony export */
        Yf: () => (
          /* binding */
          jsonIn
        ),
        /* harmony export */
        ZN: () => (
          /* binding */
          loadFile
        ),
        /* harmony export */
        gZ: () => (
          /* binding */
          MAX_FILE_BYTES
        ),
        /* harmony export */
        kc: () => (
          /* binding */
          FileProblem
        ),
        /* harmony export */
        lJ: () => (
          /* binding */
          loadInput
        ),
        /* harmony export */
        qM: () => (
          /* binding */
          damaged
        ),
        /* harmony export */
        so: () => (
          /* binding */
          listText
        ),
        /* harmony export */
        wK: () => (
          /* binding */
          readValue
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
      class FileProblem extends _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF {
        kind;
        constructor(kind, message) {
          super(message);
          this.kind = kind;
        }
      }
      const MAX_FILE_BYTES = 1e8;
      function loadFile(path, parse) {
        let text;
        try {
          const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
          if (!stats.isFile() && !path.startsWith("/dev/fd/"))
            return new FileProblem("unreadable", "it is not a file");
          if (stats.size > MAX_FILE_BYTES)
            return TOO_LARGE;
          text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
        } catch (error) {
          return error.code === "ENOENT" ? new FileProblem("missing", "it does not exist") : new FileProblem("unreadable", `it cannot be read: ${(0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.A3)(error)}`);
        }
        return parse(text);
      }
      function jsonIn(text) {
        if (text.length > MAX_FILE_BYTES)
          return TOO_LARGE;
        try {
          return { value: JSON.parse(text.replace(/^\uFEFF/, "")) };
        } catch (error) {
          return damaged(`it is not JSON: ${(0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.A3)(error)}`);
        }
      }
      function readValue(schema, value) {
        const read = schema.safeParse(value);
        if (read.success)
          return read.data;
        const [issue] = read.error.issues;
        const keys = issue?.path.map((key) => typeof key === "number" ? `[${key}]` : `.${String(key)}`);
        const problem = issue?.code === "invalid_type" ? `is missing or not of the type ${issue.expected}` : issue?.message;
        return damaged(`\`${keys?.join("").slice(1) ?? ""}\` ${problem ?? "is invalid"}`);
      }
      function parseValue(schema, text) {
        const json = jsonIn(text);
        return json instanceof FileProblem ? json : readValue(schema, json.value);
      }
      function listText(name, items) {
        const lines = items.map((item) => `
    ${JSON.stringify(item)}`);
        return `"${name}": [${lines.join(",")}${lines.length > 0 ? "\n  " : ""}]`;
      }
      function damaged(message) {
        return new FileProblem("damaged", message);
      }
      const TOO_LARGE = damaged(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`);
      function loadInput(name, path, parse, workspace = ".") {
        const loaded = loadFile((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path), parse);
        if (!(loaded instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF))
          return loaded;
        const file = name.replace("-path", ".json");
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`\`${name}\` is not the ${file} of an export: ${loaded.message} (${path}). Set it to the output \`${name}\` of the export action`);
      }
    })
  ),
  /***/
  56818: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        s: () => (
          /* binding */
          continueHistory
        ),
        /* harmony export */
        x: () => (
          /* binding */
          historyEntry
        )
        /* harmony export */
      });
      var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
      var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);
      const amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(0, "is negative"));
      const historyEntry = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        /** Time of the export, such as `2026-11-15T09:30:00.000Z`. */
        time: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
        pages: amount,
        files: amount,
        /** Sum of the sizes of all files. */
        bytes: amount,
        /** Missing if the site was not checked. */
        brokenLinks: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(amount),
        version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
        commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
      });
      const MAX_ENTRIES = 50;
      function continueHistory(history, entry) {
        return [...history, entry].slice(-MAX_ENTRIES);
      }
    })
  ),
  /***/
  37957: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        MZ: () => (
          /* binding */
          serializeManifest
        ),
        /* harmony export */
        Ng: () => (
          /* binding */
          parseManifest
        ),
        /* harmony export */
        eY: () => (
          /* binding */
          loadManifest
        ),
        /* harmony export */
        f1: () => (
          /* binding */
          sha256Text
        ),
        /* harmony export */
        l2: () => (
          /* binding */
          sitePath
        ),
        /* harmony export */
        qL: () => (
          /* binding */
          asExported
        )
        /* harmony export */
      });
      var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
      var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73305);
      var _files_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21328);
      var _export_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91716);
      var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56818);
      var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29589);
      const MANIFEST_VERSION = 1;
      const MAX_MANIFEST_FILES = 1e6;
      const isSitePath = (path) => path !== "" && (0, _files_file_names_js__WEBPACK_IMPORTED_MODULE_0__.problemOfPath)(path) === void 0;
      const sha256Text = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^[0-9a-f]{64}$/, "is not a SHA-256 digest"));
      const sitePath = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(isSitePath, "is not a path inside the site"));
      const loads = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
        scripts: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        styles: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        data: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        base: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        robots: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        noscript: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        canonical: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        conditional: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        refresh: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        hidden: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        blocked: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        outline: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        uses: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        head: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        secured: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        description: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        rules: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        spacing: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        drawings: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        sources: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        root: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        target: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        unclosed: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        snippets: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        refused: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        sitemaps: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        addresses: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
      });
      const file = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
        path: sitePath,
        size: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig(),
        sha256: sha256Text,
        /** Digest of the visible content. Only for pages, and only if the export was checked. */
        content: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        title: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        /** Only for pages, robots.txt and sitemaps. */
        loads: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(loads),
        redirect: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        /** Digest of the exported page, if the finish action changed the page. */
        exported: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(sha256Text),
        /** Digest of the page after the finish action moved the site, without what this action then added to the page. */
        moved: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(sha256Text),
        /** Digest of the previous content, if the finish action was killed while it replaced the file. */
        replaces: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(sha256Text),
        /** Time when the page content last changed, if an earlier export had different content. */
        contentSince: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        /** Only for files that the finish action added. */
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n(["search", "markdown", "page-data", "entry-point", "host-file", "shared-data"]))
      });
      const manifest = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
        domain: zod_mini__WEBPACK_IMPORTED_MODULE_3__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        jobId: zod_mini__WEBPACK_IMPORTED_MODULE_3__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        version: zod_mini__WEBPACK_IMPORTED_MODULE_3__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        /** Time of the export, such as `2026-11-15T09:30:00.000Z`. */
        exportedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        basePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        /** The base path of the export, if the finish action moved the site. */
        exportedBasePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        /** Pages to which the export was limited. */
        paths: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())),
        /** The public address for which the finish action changed the site. */
        siteUrl: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        archive: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), size: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig(), format: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP() })),
        files: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(file).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(MAX_MANIFEST_FILES, `has more than ${MAX_MANIFEST_FILES} entries`)),
        /** All redirects of the site, including redirects that have no redirect page. */
        redirects: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
          source: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
          destination: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
          permanent: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(),
          /** The exported destination, if it already was below the path to which the finish action moved the site. */
          exported: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
        }))),
        /** Digests of the findings that can fail a run; missing if the site was not checked. */
        findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())),
        /** Sorted from oldest to newest, including this export. */
        history: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(_history_js__WEBPACK_IMPORTED_MODULE_2__.x))
      });
      function loadManifest(path) {
        return (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.ZN)(path, parseManifest);
      }
      function parseManifest(text) {
        const json = (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.Yf)(text);
        if (json instanceof _export_files_js__WEBPACK_IMPORTED_MODULE_1__.kc)
          return json;
        const { manifestVersion } = Object(json.value);
        if (typeof manifestVersion !== "number")
          return (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.qM)("`manifestVersion` is missing");
        if (manifestVersion > MANIFEST_VERSION) {
          return new _export_files_js__WEBPACK_IMPORTED_MODULE_1__.kc("later-version", `its version is ${manifestVersion}; this release reads version ${MANIFEST_VERSION}`);
        }
        const read = (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.wK)(manifest, json.value);
        if (read instanceof _export_files_js__WEBPACK_IMPORTED_MODULE_1__.kc)
          return read;
        const repeated = repeatedPath(read.files);
        return repeated === void 0 ? read : (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.qM)(`it names the file ${JSON.stringify(repeated)} twice`);
      }
      function repeatedPath(files) {
        const paths = /* @__PURE__ */ new Set();
        return files.find(({ path }) => paths.size === paths.add(path).size)?.path;
      }
      function asExported({ exportedBasePath, redirects, ...manifest2 }) {
        const files = manifest2.files.filter(({ kind }) => kind === void 0).map(({ exported, moved: _moved, loads: loads2, ...file2 }) => exported === void 0 ? { ...file2, loads: loads2 } : { ...file2, sha256: exported });
        if (exportedBasePath === void 0)
          return { ...manifest2, files, redirects };
        const base = `${manifest2.basePath ?? ""}/`;
        const original = (address) => address.startsWith(base) ? address.slice(base.length - 1) : address;
        return {
          ...manifest2,
          files,
          basePath: exportedBasePath,
          redirects: redirects?.map(({ source, destination, permanent, exported }) => ({
            source: original(source),
            destination: exported ?? original(destination),
            permanent
          }))
        };
      }
      function serializeManifest({ files, redirects, findings, history, ...about }) {
        const order = Object.keys(manifest.shape);
        const fields = Object.entries(about).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
        const first = { manifestVersion: MANIFEST_VERSION, ...Object.fromEntries(fields) };
        const head = JSON.stringify(first, void 0, 2).slice(0, -2);
        const sorted = files.toSorted((a, b) => (0, _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__.compareText)(a.path, b.path));
        const lists = [
          (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.so)("files", sorted),
          redirects && (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.so)("redirects", redirects),
          findings && `"findings": ${JSON.stringify(findings)}`,
          history && (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.so)("history", history)
        ].filter((text) => text !== void 0);
        return `${head},
  ${lists.join(",\n  ")}
}
`;
      }
    })
  ),
  /***/
  82937: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        FD: () => (
          /* binding */
          readDestination
        ),
        /* harmony export */
        Wd: () => (
          /* binding */
          normalDestination
        ),
        /* harmony export */
        ZT: () => (
          /* binding */
          expandDestination
        ),
        /* harmony export */
        d6: () => (
          /* binding */
          ownDestination
        ),
        /* harmony export */
        f: () => (
          /* binding */
          problemOfDestination
        ),
        /* harmony export */
        uT: () => (
          /* binding */
          replaceWildcards
        )
        /* harmony export */
      });
      var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);
      var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68140);
      var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37630);
      const MAX_LENGTH = 4096;
      const ANY_HOST = `https://${_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__.UNKNOWN_HOST}`;
      const NAME = /(\/?)(:[A-Za-z_]\w*\*?|\*)/g;
      function problemOfDestination(text) {
        if (text.length > MAX_LENGTH)
          return "is too long";
        if (!/^https?:/i.test(text)) {
          if (!text.startsWith("/"))
            return "is neither a path that starts with / nor an http or https URL";
          return (0, _source_js__WEBPACK_IMPORTED_MODULE_0__.BX)(text);
        }
        if (!text.isWellFormed() || new RegExp("\\p{Cc}|\\\\", "u").test(text)) {
          return "contains control characters, backslashes or invalid Unicode";
        }
        const url = /^https?:\/\/[^/]/i.test(text) ? (0, _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_2__.D)(text) : null;
        if (url === null || url.host.includes("*"))
          return "is not a valid URL";
        return url.username === "" && url.password === "" ? void 0 : "contains a user name or password";
      }
      function normalDestination(text, base) {
        if (!/^https?:/i.test(text)) {
          const { pathname, search, hash } = new URL((0, _source_js__WEBPACK_IMPORTED_MODULE_0__.Vn)(text, base), ANY_HOST);
          return pathname + search + hash;
        }
        return new URL(text).href;
      }
      function ownDestination(destination, base, domain) {
        if (!/^https?:/i.test(destination))
          return void 0;
        const { host, pathname, search, hash } = new URL(destination);
        if (host !== domain.toLowerCase() || (0, _source_js__WEBPACK_IMPORTED_MODULE_0__.BX)(pathname) !== void 0)
          return void 0;
        const path = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__.SiteAddress.parse(pathname, base)?.path;
        return path === void 0 ? void 0 : { path, address: pathname + search + hash };
      }
      function replaceWildcards(text, wildcards, replacement) {
        const used = /* @__PURE__ */ new Set();
        return text.replace(NAME, (whole, slash, name) => {
          const at = wildcards.findIndex((known, i) => name === "*" ? known === "*" && !used.has(i) : known === name.replace(/\*$/, ""));
          if (at < 0)
            return whole;
          used.add(at);
          return replacement(at, slash, whole);
        });
      }
      function expandDestination(text, wildcards, values) {
        const filled = replaceWildcards(text, wildcards, (at, slash) => {
          const value = values[at] ?? "";
          return value === "" ? "" : slash + new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__.SiteAddress(value).pathname.slice(1);
        });
        return filled.startsWith("http") ? filled : `/${filled.replace(/^\/+/, "")}`;
      }
      function readDestination(text, base) {
        if (/^https?:/i.test(text))
          return { kind: "external", address: text };
        const { pathname, search, hash } = new URL(text, ANY_HOST);
        const address = pathname + search + hash;
        const path = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__.SiteAddress.parse(pathname, base)?.path;
        if (path === void 0)
          return { kind: "external", address };
        return { kind: "internal", address, path, query: search, fragment: hash.slice(1) };
      }
    })
  ),
  /***/
  56021: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bg: () => (
          /* binding */
          REDIRECTS_FILE
        ),
        /* harmony export */
        If: () => (
          /* binding */
          redirectsJson
        ),
        /* harmony export */
        c: () => (
          /* binding */
          hostRules
        )
        /* harmony export */
      });
      var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);
      var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);
      var _records_export_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91716);
      var _destination_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82937);
      var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68140);
      const MAX_LINE = 1e3;
      const GITLAB_MAX_RULES = 1e3;
      const GITLAB_MAX_BYTES = 64 * 1024;
      function hostRules(redirects, site, leftOut = /* @__PURE__ */ new Set()) {
        const lines = [];
        const without = [];
        const { base } = redirects;
        for (const rule of redirects.rules) {
          if (leftOut.has(rule))
            continue;
          const isFile = (start) => site.find(_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.SiteAddress.parse(start, base)?.page ?? "") !== void 0;
          const own = isEndless(rule, base) ? void 0 : linesOf(rule, isFile);
          if (own === void 0)
            without.push(rule.source);
          else
            lines.push(...own);
        }
        const text = lines.map((line) => `${line}
`).join("");
        const bytes = Buffer.byteLength(text);
        return {
          text,
          without,
          gitlabLimits: [
            ...beyond(lines.length, GITLAB_MAX_RULES, "rule"),
            ...beyond(bytes, GITLAB_MAX_BYTES, "byte")
          ]
        };
      }
      function beyond(amount, max, noun) {
        return amount > max ? [`${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__.formatCount)(amount, noun)}, but GitLab reads only ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__.formatCount)(max)}`] : [];
      }
      function isEndless({ from, destination }, base) {
        const sample = (0, _destination_js__WEBPACK_IMPORTED_MODULE_2__.ZT)(destination, from.wildcards, from.wildcards.map(() => "x"));
        const to = (0, _destination_js__WEBPACK_IMPORTED_MODULE_2__.FD)(sample, base);
        return to.kind === "internal" && (0, _source_js__WEBPACK_IMPORTED_MODULE_3__.NF)(from, base + (0, _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.pageName)(to.path)) !== void 0;
      }
      function linesOf(rule, isFile) {
        const { source, destination, permanent, from } = rule;
        const status = permanent ? 301 : 302;
        const isCommon = from.tokens.every((token, i) => {
          const next = from.tokens[i + 1];
          if (token.kind === "rest")
            return token.isBelow && next === void 0;
          return token.kind === "text" || next?.kind !== "text" || next.text.startsWith("/");
        });
        if (!isCommon || from.wildcards.includes(":splat"))
          return void 0;
        if (from.tokens.at(-1)?.kind !== "rest")
          return checked([`${source} ${destination} ${status}`]);
        const splat = from.wildcards.length - 1;
        const start = source.slice(0, source.lastIndexOf("/"));
        const target = (0, _destination_js__WEBPACK_IMPORTED_MODULE_2__.uT)(destination, from.wildcards, (at, slash, whole) => at === splat ? `${slash}:splat` : whole);
        const lines = [`${start}/* ${target} ${status}`];
        const isPlain = from.wildcards.length === 1 && start !== "" && !isFile(start);
        if (isPlain)
          lines.unshift(`${start} ${(0, _destination_js__WEBPACK_IMPORTED_MODULE_2__.ZT)(destination, from.wildcards, [""])} ${status}`);
        return checked(lines);
      }
      function checked(lines) {
        return lines.every((line) => line.length <= MAX_LINE && line.split(/\s/).length === 3) ? lines : void 0;
      }
      const REDIRECTS_FILE = "redirects.json";
      function redirectsJson(redirects) {
        return `{
  "version": 1,
  ${(0, _records_export_files_js__WEBPACK_IMPORTED_MODULE_1__.so)("redirects", redirects)}
}
`;
      }
    })
  ),
  /***/
  88248: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Di: () => (
          /* binding */
          redirectPageHtml
        ),
        /* harmony export */
        Lo: () => (
          /* binding */
          redirectPages
        ),
        /* harmony export */
        M9: () => (
          /* binding */
          aliasPage
        ),
        /* harmony export */
        eZ: () => (
          /* binding */
          readRedirectPage
        )
        /* harmony export */
      });
      var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
      var _addresses_site_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33978);
      var _files_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21328);
      var _files_left_out_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26735);
      var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);
      function redirectPages(redirects, paths, domain, take) {
        const pages = [];
        const without = [];
        const site = new _addresses_site_map_js__WEBPACK_IMPORTED_MODULE_1__.SiteMap(new Set(paths));
        const { base } = redirects;
        for (const rule of redirects.rules) {
          const reason = reasonAgainst(rule);
          if (reason !== void 0)
            without.push({ rule, reason });
        }
        return { pages, without };
        function reasonAgainst(rule) {
          const name = redirects.pathOf(rule);
          if (name === void 0)
            return "wildcard";
          if (site.find(name) !== void 0)
            return "exists";
          if (rule.from.isFile)
            return "file";
          const end = redirects.follow(name, site);
          if (end === void 0 || end.kind === "loop")
            return "loop";
          const path = `${name}.html`;
          const isRefused = path.split("/").some(_files_file_names_js__WEBPACK_IMPORTED_MODULE_2__.isForbiddenOnWindows) || (0, _files_left_out_js__WEBPACK_IMPORTED_MODULE_3__.isDotfile)(path);
          if (isRefused || isAddressOfAnother(name, path) || !take(path))
            return "name";
          pages.push({ path, redirect: rule.destination, text: pageHtml(addressesOf(end, base, domain)) });
          return void 0;
        }
        function isAddressOfAnother(name, path) {
          const served = (0, _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.pageName)(path);
          return served !== name && (site.find(served) !== void 0 || redirects.hasSource(served));
        }
      }
      function aliasPage(path, page, { basePath, domain }) {
        const clean = new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.SiteAddress((0, _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.pageName)(page), basePath).pathname;
        const address = new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.SiteAddress(page, basePath).pathname;
        return { path, redirect: clean, text: pageHtml({ address, canonical: originOf(domain) + clean }) };
      }
      function addressesOf(end, base, domain) {
        if (end.kind === "external") {
          return { address: end.destination.address, canonical: end.destination.address.replace(/#.*$/s, "") };
        }
        const { path, query, fragment, address } = end.destination;
        const clean = originOf(domain) + new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.SiteAddress((0, _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.pageName)(path), base).pathname;
        if (end.kind === "missing")
          return { address, canonical: clean };
        const anchor = fragment === "" ? "" : `#${fragment}`;
        return { address: new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.SiteAddress(end.file, base).pathname + query + anchor, canonical: clean };
      }
      function originOf(domain) {
        return domain === void 0 ? "" : `https://${domain}`;
      }
      function pageHtml({ address, canonical }) {
        return redirectPageHtml({ href: (0, _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkup)(address), canonical: (0, _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkup)(canonical) });
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
      function readRedirectPage(page) {
        const [, href, canonical] = /; url=([^"]*)">\n<link rel="canonical" href="([^"]*)">/.exec(page) ?? [];
        if (href === void 0 || canonical === void 0)
          return void 0;
        return redirectPageHtml({ href, canonical }) === page ? { href, canonical } : void 0;
      }
    })
  ),
  /***/
  68140: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        BX: () => (
          /* binding */
          problemOfAddress
        ),
        /* harmony export */
        NF: () => (
          /* binding */
          matchSource
        ),
        /* harmony export */
        PJ: () => (
          /* binding */
          parseSource
        ),
        /* harmony export */
        Vn: () => (
          /* binding */
          belowBase
        )
        /* harmony export */
      });
      var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7754);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24707);
      var _files_content_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4938);
      var _files_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21328);
      var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2360);
      const MAX_WILDCARDS = 4;
      const WILDCARD = /(\/):([A-Za-z_]\w*)(\*?)|(\/?)\*/g;
      function parseSource(text, base) {
        const problem = problemOfAddress(text);
        if (problem !== void 0)
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__.AF(problem);
        if (/[?#]/.test(text))
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__.AF("has a query or an anchor, which a redirect cannot depend on");
        const plain = (0, _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__.pageName)(belowBase(text, base));
        const path = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__.SiteAddress.parse(plain, base)?.path ?? "";
        if (path === "")
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__.AF("is the start page of the site, which cannot be redirected");
        const tokens = tokensOf(plain);
        const wildcards = tokens.flatMap((token) => {
          if (token.kind === "text")
            return [];
          return token.name === "*" ? "*" : `:${token.name}`;
        });
        if (wildcards.length > MAX_WILDCARDS)
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__.AF(`has more than ${MAX_WILDCARDS} wildcards`);
        const names = wildcards.filter((name) => name !== "*");
        if (new Set(names).size < names.length)
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__.AF("uses a wildcard name twice");
        return {
          text: tokens.map(tokenText).join(""),
          address: wildcards.length === 0 ? base + path : void 0,
          isFile: (0, _files_content_types_js__WEBPACK_IMPORTED_MODULE_0__.hasKnownType)(plain),
          wildcards,
          tokens
        };
      }
      function belowBase(path, base) {
        const [name = ""] = path.split(/[?#]/, 1);
        const isBelow = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__.SiteAddress.parse(name, base) !== void 0;
        return isBelow ? path : new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__.SiteAddress("", base).pathname.slice(0, -1) + path;
      }
      function problemOfAddress(text) {
        if (!text.startsWith("/"))
          return "is not a path: it must start with /";
        if (text.startsWith("//"))
          return "is not a path: it starts with two slashes";
        if (!text.isWellFormed() || new RegExp("\\p{Cc}", "u").test(text))
          return "contains control characters or invalid Unicode";
        const path = text.replace(/[?#].*$/s, "");
        if ((0, _files_file_names_js__WEBPACK_IMPORTED_MODULE_1__.isPathTooLong)(path))
          return "is too long";
        const segments = path.slice(1).split("/");
        for (const [i, segment] of segments.entries()) {
          const decoded = (0, _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_4__.percentDecode)(segment);
          if (decoded.includes("\uFFFD") || /%(?![\da-f]{2})/i.test(segment))
            return "contains a % that is not part of a percent-encoded character";
          if (/[/\\\p{Cc}]/u.test(decoded))
            return "contains a backslash, or an encoded slash or control character";
          if (decoded === "." || decoded === "..")
            return "contains `.` or `..` as a folder";
          if (decoded === "" && i < segments.length - 1)
            return "contains two slashes in a row";
          if ((0, _files_file_names_js__WEBPACK_IMPORTED_MODULE_1__.isSegmentTooLong)(`${decoded}.html`))
            return "contains a name that is too long";
        }
        return void 0;
      }
      function tokensOf(source) {
        const tokens = [];
        let at = 0;
        const addText = (encoded) => {
          if (encoded !== "")
            tokens.push({ kind: "text", text: (0, _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_4__.percentDecode)(encoded) });
        };
        for (const found of source.matchAll(WILDCARD)) {
          const [whole, , name, star, slash = "/"] = found;
          const isSegment = name !== void 0 && star === "";
          const end = found.index + whole.length;
          const isBelow = slash === "/" && !isSegment && /^(?:\/|$)/.test(source.slice(end));
          addText(source.slice(at, found.index) + (isBelow ? "" : slash));
          tokens.push(isSegment ? { kind: "segment", name } : { kind: "rest", name: name ?? "*", isBelow });
          at = end;
        }
        addText(source.slice(at));
        return tokens;
      }
      function tokenText(token) {
        if (token.kind === "text")
          return new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__.SiteAddress(token.text).pathname.slice(1).replace(/[*:]/g, (character) => character === "*" ? "%2A" : "%3A");
        if (token.kind === "segment")
          return `:${token.name}`;
        const name = token.name === "*" ? "*" : `:${token.name}*`;
        return token.isBelow ? `/${name}` : name;
      }
      function matchSource({ tokens }, address) {
        const ends = [];
        for (const [at, token] of [...tokens.entries()].reverse())
          ends[at] = endsOf(token, address, ends[at + 1]);
        const captures = [];
        let start = 0;
        for (const [at, token] of tokens.entries()) {
          const end = ends[at]?.[start] ?? -1;
          if (end < 0)
            return void 0;
          const from = token.kind === "rest" && token.isBelow && end > start ? start + 1 : start;
          if (token.kind !== "text")
            captures.push(address.slice(from, end));
          start = end;
        }
        return captures;
      }
      function endsOf(token, address, next) {
        const { length } = address;
        const matches = (end) => next === void 0 ? end === length : (next[end] ?? -1) >= 0;
        const ends = new Int32Array(length + 1).fill(-1);
        let longest = -1;
        for (let start = length; start >= 0; start--) {
          if (token.kind === "text") {
            const end = start + token.text.length;
            if (end <= length && matches(end) && address.startsWith(token.text, start))
              ends[start] = end;
            continue;
          }
          if (token.kind === "segment") {
            ends[start] = address[start] === "/" ? -1 : longest;
            if (address[start] === "/")
              longest = -1;
            if (longest < 0 && matches(start))
              longest = start;
            continue;
          }
          const isHere = matches(start);
          if (!token.isBelow)
            ends[start] = longest < 0 && isHere ? start : longest;
          else
            ends[start] = address[start] === "/" && longest >= 0 ? longest : isHere ? start : -1;
          if (longest < 0 && isHere)
            longest = start;
        }
        return ends;
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
