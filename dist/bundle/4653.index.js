const id = 4653;
const ids = [4653, 2194, 9469];
const modules = {
  /***/
  44371: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        TZ: () => (
          /* binding */
          LIMIT_MS
        ),
        KD: () => (
          /* binding */
          NotRecalled
        ),
        fx: () => (
          /* binding */
          RunMemory
        )
      });
      var promises_ = __webpack_require__(51455);
      var external_node_path_ = __webpack_require__(76760);
      var guards = __webpack_require__(85606);
      var failure = __webpack_require__(98362);
      var stop_reason = __webpack_require__(54639);
      var export_files = __webpack_require__(91716);
      var client = __webpack_require__(2336);
      var external_node_fs_ = __webpack_require__(73024);
      var zip = __webpack_require__(21625);
      ;
      async function readArtifactZip(folder, file, signal) {
        const [name, ...others] = await (0, promises_.readdir)(folder);
        if (name === void 0 || others.length > 0)
          throw new Error("the artifact is not a single file");
        const path = (0, external_node_path_.join)(folder, name);
        const { size } = await (0, promises_.stat)(path);
        if (size > export_files.gZ)
          throw new Error(`it is larger than ${export_files.gZ / 1e6} MB`);
        const groups = await (0, zip.oV)({ path, size }, {
          guards: new guards.dl(),
          makeFolder: (folderName) => {
            throw new Error(`the artifact contains the folder ${JSON.stringify(folderName)}`);
          },
          signal
        });
        const [entry, ...more] = groups.flat();
        if (entry?.path !== file || more.length > 0)
          throw new Error(`the artifact is not a single file named ${file}`);
        if (entry.size > export_files.gZ)
          throw new Error(`it is larger than ${export_files.gZ / 1e6} MB`);
        const fd = (0, external_node_fs_.openSync)(path, "r");
        const parts = [];
        try {
          await (0, zip.CQ)(fd, entry, (content) => parts.push(Buffer.from(content)));
        } finally {
          (0, external_node_fs_.closeSync)(fd);
        }
        return Buffer.concat(parts).toString();
      }
      var schemas2 = __webpack_require__(94343);
      var compare = __webpack_require__(29589);
      ;
      const artifactList = schemas2.Ikc({
        total_count: schemas2.aig(),
        artifacts: schemas2.YOg(schemas2.Ikc({
          id: schemas2.aig(),
          name: schemas2.YjP(),
          size_in_bytes: schemas2.aig(),
          expired: schemas2.zMY(),
          created_at: schemas2.cl6(schemas2.YjP()),
          workflow_run: schemas2.cl6(schemas2.Ikc({
            id: schemas2.lqM(schemas2.aig()),
            repository_id: schemas2.lqM(schemas2.aig()),
            head_repository_id: schemas2.lqM(schemas2.aig()),
            head_branch: schemas2.cl6(schemas2.YjP())
          }))
        }))
      });
      const workflowRun = schemas2.Ikc({ conclusion: schemas2.cl6(schemas2.YjP()) });
      const PAGE = 100;
      const MAX_PAGES = 10;
      const MAX_RUNS = 5;
      const ACCEPTED = {
        successful: (conclusion) => conclusion === "success",
        "successful-or-running": (conclusion) => conclusion === "success" || conclusion == null,
        any: () => true
      };
      async function findRunArtifact(query, client2, accepted) {
        const lookedUp = /* @__PURE__ */ new Set();
        for (let page = 1; page <= MAX_PAGES; page++) {
          const fields = { name: query.name, per_page: PAGE, page };
          const route = "GET actions/artifacts";
          const found = await client2.request("List of artifacts", artifactList, route, fields);
          const { artifacts, total_count: total } = found;
          const candidates = artifacts.filter((artifact) => isCandidate(artifact, query));
          const newestFirst = candidates.sort((a, b) => (0, compare.compareText)(b.created_at ?? "", a.created_at ?? ""));
          for (const { id: id2, size_in_bytes: size, workflow_run: run } of newestFirst) {
            const runId = run?.id;
            if (runId === void 0 || lookedUp.has(runId))
              continue;
            if (lookedUp.size === MAX_RUNS) {
              if (accepted !== "successful")
                return void 0;
              throw new Error(`none of the last ${MAX_RUNS} runs that uploaded ${query.name} succeeded`);
            }
            lookedUp.add(runId);
            const { conclusion } = await client2.request("Workflow run", workflowRun, `GET actions/runs/${runId}`);
            if (ACCEPTED[accepted](conclusion))
              return { id: id2, size, runId };
          }
          if (artifacts.length < PAGE || page * PAGE >= total)
            break;
        }
        return void 0;
      }
      function isCandidate({ name, expired, workflow_run: run }, query) {
        return name === query.name && !expired && String(run?.head_repository_id) === query.repositoryId && String(run?.repository_id ?? query.repositoryId) === query.repositoryId && String(run?.id) !== query.runId && (query.branch === void 0 || run?.head_branch === query.branch);
      }
      async function downloadRunArtifact({ id: id2, runId }, { token, owner, repo }, folder) {
        const { DefaultArtifactClient } = await Promise.all(
          /* import() */
          [__webpack_require__.e(1351), __webpack_require__.e(9645)]
        ).then(__webpack_require__.bind(__webpack_require__, 9645));
        await new DefaultArtifactClient().downloadArtifact(id2, {
          path: folder,
          // By default, the client extracts every entry without a check.
          skipDecompress: true,
          findBy: { token, workflowRunId: runId, repositoryOwner: owner, repositoryName: repo }
        });
      }
      async function uploadRunArtifact(name, path) {
        const { DefaultArtifactClient } = await Promise.all(
          /* import() */
          [__webpack_require__.e(1351), __webpack_require__.e(9645)]
        ).then(__webpack_require__.bind(__webpack_require__, 9645));
        const client2 = new DefaultArtifactClient();
        try {
          await client2.deleteArtifact(name);
        } catch (error) {
          if (!(error instanceof Error && error.name === "ArtifactNotFoundError"))
            throw error;
        }
        await client2.uploadArtifact(name, [path], (0, external_node_path_.dirname)(path));
      }
      var run_identity = __webpack_require__(821);
      ;
      const LIMIT_MS = 15e3;
      class NotRecalled {
        reason;
        advice;
        constructor(error) {
          const reason = (0, failure.A3)(error).replace(/\.$/, "");
          const isDenied = [401, 403, 404].includes(Number(statusOf(error)));
          this.reason = isDenied ? `the token cannot read artifacts (${reason})` : reason;
          if (isDenied)
            this.advice = ["Add the permission `actions: read` to the job."];
          else
            this.advice = error instanceof failure.HR ? [error.advice] : [];
        }
      }
      function statusOf(error) {
        const { status, cause } = Object(error);
        return status ?? (cause === void 0 ? void 0 : statusOf(cause));
      }
      class RunMemory {
        artifactName;
        #kind;
        #token;
        constructor(kind, token) {
          this.artifactName = kind.artifactName;
          this.#kind = kind;
          this.#token = token;
        }
        /** Runs for all tags share one artifact name, because a single tag rarely has an earlier run. */
        static open(kind, token, github) {
          if (github.repository === "")
            return { reason: "this run is not in GitHub Actions", isExpected: true };
          if (!(0, run_identity.R)(github.serverUrl))
            return { reason: `GitHub Enterprise Server has no artifact storage for the ${kind.name}` };
          if (!github.hasArtifactStorage)
            return { reason: "this step has no access to artifact storage" };
          if (token === void 0)
            return { reason: "`github-token` is empty" };
          const artifactName = `${kind.artifactName}${github.branch === void 0 ? "-tags" : ""}`;
          return new RunMemory({ ...kind, artifactName }, token);
        }
        /** Returns the record of the last accepted run, or undefined if there is none. */
        async recall(title, context, limitMs = LIMIT_MS) {
          return await attempt(title, async (signal) => await this.#last({ ...context, signal }), (error) => new NotRecalled(error), limitMs, context);
        }
        /**
         * Stores a record for later runs. An error does not fail the run. `again` is the artifact in which an earlier run
         * stored the same record.
         */
        async keep(record, context, options = {}) {
          const { name } = this.#kind;
          const folder = await (0, promises_.mkdtemp)((0, external_node_path_.join)(context.github.tempDir, `static-export-${name}-`));
          try {
            const path = (0, external_node_path_.join)(folder, `${name}.json`);
            await (0, promises_.writeFile)(path, `${JSON.stringify(record, void 0, 2)}
`);
            await this.keepFile(path, context, options);
          } finally {
            await (0, promises_.rm)(folder, { recursive: true, force: true });
          }
        }
        /** Like `keep`, for a record that is in a file already. */
        async keepFile(path, context, { again, limitMs = LIMIT_MS } = {}) {
          const { name, lost } = this.#kind;
          await attempt(`Keeping the ${name} for the next run`, async (signal) => {
            if (again === void 0 || !await this.#isReplaced(again, { ...context, signal }))
              await uploadRunArtifact(this.artifactName, path);
            else
              context.log.info(`A later run already has an artifact named ${this.artifactName}.`);
          }, (error) => context.log.notice(`${lost}: the artifact ${this.artifactName} could not be uploaded (${(0, failure.A3)(error).split("\n", 1)[0] ?? ""}).`), limitMs, context);
        }
        async #last(context) {
          const { acceptedRuns, found } = this.#kind;
          const client2 = this.#client(context);
          const artifact = await findRunArtifact(this.#query(context), client2, acceptedRuns);
          if (artifact === void 0) {
            context.log.info(`No earlier run has an artifact named ${this.artifactName}.`);
            return void 0;
          }
          const record = await this.#read(artifact, client2, context);
          if (found !== void 0)
            context.log.info(found(record, artifact.runId));
          return { record, artifact };
        }
        async #read(artifact, client2, context) {
          const { name, parse } = this.#kind;
          const { runId, size } = artifact;
          if (size > export_files.gZ)
            throw new Error(`${name}.json from run ${runId} is larger than ${export_files.gZ / 1e6} MB`);
          const folder = await (0, promises_.mkdtemp)((0, external_node_path_.join)(context.github.tempDir, `static-export-${name}-`));
          try {
            await downloadRunArtifact(artifact, { token: this.#token, ...client2.repo }, folder);
            const record = parse(await readArtifactZip(folder, `${name}.json`, context.signal));
            if (record instanceof export_files.kc)
              throw new Error(record.message);
            return record;
          } catch (error) {
            const reason = (0, failure.A3)(error).replace(guards.VC, "");
            throw new Error(`${name}.json from run ${runId} cannot be used: ${reason}`, { cause: error });
          } finally {
            await (0, promises_.rm)(folder, { recursive: true, force: true });
          }
        }
        /** Whether another run, which may still be in progress, has stored a newer record than the one in this artifact. */
        async #isReplaced({ id: id2 }, context) {
          const accepted = this.#kind.acceptedRuns === "any" ? "any" : "successful-or-running";
          const newest = await findRunArtifact(this.#query(context), this.#client(context), accepted);
          return newest !== void 0 && newest.id !== id2;
        }
        #query({ github: { runId, repositoryId, branch } }) {
          return { name: this.artifactName, runId, repositoryId, branch };
        }
        #client(context) {
          const { apiUrl, repository } = context.github;
          const deadline = context.clock.now() + LIMIT_MS;
          return new client.jh({ token: this.#token, apiUrl, repository, deadline }, context);
        }
      }
      async function attempt(title, work, onError, limitMs, { log, signal }) {
        const limited = (0, stop_reason.NE)(signal, limitMs);
        try {
          return await log.group(title, async () => await (0, stop_reason.Eu)(limited, async () => await work(limited)));
        } catch (error) {
          signal.throwIfAborted();
          return onError(limited.aborted ? new Error(`no response within ${limitMs / 1e3} s`) : error);
        }
      }
    })
  ),
  /***/
  9469: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        o: () => (
          /* binding */
          textOfPart
        ),
        /* harmony export */
        textsOfPage: () => (
          /* binding */
          textsOfPage
        )
        /* harmony export */
      });
      var entities_decode__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81161);
      var _html_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9936);
      var _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63135);
      var _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87532);
      var _record_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27241);
      var _record_page_loads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44825);
      var _record_page_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39363);
      var _record_reference_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22320);
      function textsOfPage(page) {
        const utf8 = (0, _html_encoding_js__WEBPACK_IMPORTED_MODULE_0__.U)(page, "html");
        const range = contentRange(utf8);
        return { content: range && textOfPart(utf8.subarray(range.start, range.end)), whole: textOfPart(utf8) };
      }
      function textOfPart(utf8) {
        const content = new _record_content_js__WEBPACK_IMPORTED_MODULE_3__.e({ tagEndsWord: true });
        const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_5__.z(new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_6__.a(), content, new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_4__.hX());
        new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_1__.Y(utf8, page, { skipsNoscript: true }).scan();
        const { text, targets } = content.parts();
        return { text: (0, entities_decode__WEBPACK_IMPORTED_MODULE_7__.Gz)(text), targets: targets.map((target) => (0, entities_decode__WEBPACK_IMPORTED_MODULE_7__.Gz)(target)) };
      }
      const CONTENT = [
        (tag) => tag.raw("id") === "content-area",
        (tag) => tag.name === "main",
        (tag) => tag.name === "article"
      ];
      function contentRange(utf8) {
        let best = CONTENT.length;
        let found;
        const token = new _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_2__.D(utf8);
        while (token.next()) {
          const { isEnd, tag, isInert, isHtml } = token;
          if (isInert || !isHtml)
            continue;
          if (found !== void 0 && found.depth > 0 && tag.name === found.name) {
            found.depth += isEnd ? -1 : 1;
            if (found.depth === 0)
              found.end = token.start;
          }
          if (isEnd)
            continue;
          const at = CONTENT.findIndex((isContent, place) => place < best && isContent(tag));
          if (at < 0)
            continue;
          best = at;
          found = { name: tag.name, start: token.end, end: utf8.length, depth: 1 };
        }
        return found;
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
  90098: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        BL: () => (
          /* binding */
          withoutPageEnding
        ),
        /* harmony export */
        MV: () => (
          /* binding */
          isPageFile
        ),
        /* harmony export */
        O1: () => (
          /* binding */
          isMdxFile
        ),
        /* harmony export */
        ie: () => (
          /* binding */
          PAGE_ENDING
        )
        /* harmony export */
      });
      const PAGE_ENDING = String.raw`\.[mM][dD][xX]?`;
      const PAGE_FILE = new RegExp(`${PAGE_ENDING}$`);
      function isPageFile(path) {
        return PAGE_FILE.test(path);
      }
      function isMdxFile(path) {
        return isPageFile(path) && /x$/i.test(path);
      }
      function withoutPageEnding(path) {
        return path.replace(PAGE_FILE, "");
      }
    })
  ),
  /***/
  6661: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        KX: () => (
          /* binding */
          MAX_JSON_DEPTH
        ),
        /* harmony export */
        Tw: () => (
          /* binding */
          MAX_SOURCE_BYTES
        ),
        /* harmony export */
        gP: () => (
          /* binding */
          MAX_FRONT_MATTER_LENGTH
        ),
        /* harmony export */
        wZ: () => (
          /* binding */
          PARSER_MEMORY
        )
        /* harmony export */
      });
      const MAX_SOURCE_BYTES = 2e6;
      const MAX_FRONT_MATTER_LENGTH = 1e5;
      const MAX_JSON_DEPTH = 100;
      const PARSER_MEMORY = { initial: 985, maximum: 8192, shared: true };
    })
  ),
  /***/
  96354: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Pf: () => (
          /* binding */
          fieldsOf
        ),
        /* harmony export */
        b6: () => (
          /* binding */
          textOf
        ),
        /* harmony export */
        c3: () => (
          /* binding */
          listOf
        )
        /* harmony export */
      });
      function textOf(value) {
        if (typeof value === "number")
          return String(value);
        return typeof value === "string" && value !== "" ? value : void 0;
      }
      function fieldsOf(value) {
        return typeof value === "object" && value !== null ? value : {};
      }
      function listOf(value) {
        return Array.isArray(value) ? value : [];
      }
    })
  ),
  /***/
  85339: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ch: () => (
          /* binding */
          readVariables
        ),
        /* harmony export */
        bV: () => (
          /* binding */
          VARIABLES_FILE
        ),
        /* harmony export */
        sO: () => (
          /* binding */
          withVariables
        )
        /* harmony export */
      });
      var _page_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90098);
      var _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6661);
      var _source_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96354);
      const VARIABLES_FILE = "docs.json";
      const PLACEHOLDER = /\{\{[ \t]{0,20}([A-Za-z\d_-]{1,200})[ \t]{0,20}\}\}/g;
      const IS_MARKUP = /[<>{}&\n\r]/;
      async function readVariables(files) {
        if (!files.paths.includes(VARIABLES_FILE))
          return /* @__PURE__ */ new Map();
        try {
          if (await files.size(VARIABLES_FILE) > _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__.Tw)
            return /* @__PURE__ */ new Map();
          const { variables } = (0, _source_values_js__WEBPACK_IMPORTED_MODULE_2__.Pf)(JSON.parse(await files.read(VARIABLES_FILE)));
          return new Map(Object.entries((0, _source_values_js__WEBPACK_IMPORTED_MODULE_2__.Pf)(variables)).filter((entry) => typeof entry[1] === "string" && !IS_MARKUP.test(entry[1])));
        } catch {
          return /* @__PURE__ */ new Map();
        }
      }
      function withVariables(files, variables) {
        if (variables.size === 0)
          return files;
        const read = async (path) => {
          const text = await files.read(path);
          if (!(0, _page_file_js__WEBPACK_IMPORTED_MODULE_0__.MV)(path) || !text.includes("{{"))
            return text;
          const expanded = text.replace(PLACEHOLDER, (written, name) => variables.get(name) ?? written);
          return expanded.length > _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__.Tw ? text : expanded;
        };
        return { paths: files.paths, size: files.size, read, ...files.skipped && { skipped: files.skipped } };
      }
    })
  ),
  /***/
  31565: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        verifyLive: () => (
          /* binding */
          verifyLive
        )
      });
      var secrets = __webpack_require__(14217);
      var stop_reason = __webpack_require__(54639);
      var units = __webpack_require__(81529);
      var run_tasks = __webpack_require__(37811);
      var own_file = __webpack_require__(60191);
      var page_file = __webpack_require__(90098);
      ;
      class DocsReader {
        #versions;
        #head;
        #signal;
        #thread = new run_tasks.s((0, own_file.ZL)("verify/expected/read-docs-thread"));
        #parts = /* @__PURE__ */ new Map();
        /** The thread reads one version at a time. */
        #last = Promise.resolve();
        constructor(versions, head, { signal }) {
          this.#versions = versions;
          this.#head = head;
          this.#signal = signal;
        }
        /** Reads all pages. Call this first for the checked-out commit, because other versions reuse its pages. */
        async readAll(commit2) {
          return await this.#inTurn(async () => await this.#read(commit2, () => true));
        }
        /** Reads only the pages at these addresses, and the files that the pages in `included` import. */
        async readPages(commit2, addresses, included) {
          const key = JSON.stringify([commit2, [...addresses].sort()]);
          const reading = this.#parts.get(key) ?? this.readOnce(commit2, addresses, included);
          this.#parts.set(key, reading);
          return await reading;
        }
        /** Like `readPages`, without keeping what was read. */
        async readOnce(commit2, addresses, included) {
          const isWanted = (path) => !(0, page_file.MV)(path) || included.has(path) || /(?:^|\/)snippets\//.test(path) || addresses.has(pageAddressOf(path));
          return await this.#inTurn(async () => await this.#read(commit2, isWanted));
        }
        /** Ends the thread until another version is read. */
        async pause() {
          await this.#inTurn(async () => await this.#thread.end());
        }
        async end() {
          await this.#thread.end();
        }
        async #inTurn(work) {
          const turn = this.#last.then(work, work);
          this.#last = turn.catch(() => void 0);
          return await turn;
        }
        async #read(commit2, isWanted) {
          const files = await this.#versions.docsAt(commit2);
          const paths = files.paths.filter(isWanted);
          const same = commit2 === this.#head ? void 0 : await this.#sameFiles(commit2, paths);
          const skipped = /* @__PURE__ */ new Map();
          const tried = /* @__PURE__ */ new Set();
          const read = await this.#thread.run(() => ({ paths, skipped, same }), {
            signal: this.#signal,
            fileAt: (place) => skipped.has(paths[place] ?? "") ? void 0 : paths[place],
            // The memory of the parser is full after many versions, and the next thread may be able to parse the file.
            skip: (path, reason) => void (tried.has(path) ? skipped.set(path, reason) : tried.add(path)),
            answer: async ({ kind, path }) => await files[kind](path)
          });
          const ids2 = await this.#versions.idsAt(commit2);
          return { ...read, pages: read.pages.map((page) => withPrograms(page, ids2)) };
        }
        /** Finds the files that have the same name and content as in the checkout. */
        async #sameFiles(commit2, paths) {
          const changes = await this.#versions.changesBetween(commit2, this.#head);
          const changed = new Set(changes.map(({ before }) => before));
          return new Set(paths.filter((path) => !changed.has(path)));
        }
      }
      function withPrograms(page, ids2) {
        const included = page.includes.filter((path) => /\.[jt]sx?$/i.test(path));
        if (included.length === 0)
          return page;
        const programs = included.map((path) => ids2.get(path) ?? "").join(" ");
        return { ...page, programs, key: `${page.key} ${programs}` };
      }
      function pageAddressOf(file) {
        return `/${(0, page_file.BL)(file).replace(/(^|\/)(?:index|README)$/i, "")}`;
      }
      var github_client = __webpack_require__(2336);
      var problem = __webpack_require__(24707);
      var read_below = __webpack_require__(92790);
      var repository = __webpack_require__(43973);
      var compare_files = __webpack_require__(32464);
      ;
      class DocsVersions {
        #checkout;
        #head;
        #repository;
        #trees = /* @__PURE__ */ new Map();
        #texts = /* @__PURE__ */ new Map();
        constructor(checkout, head, repository2) {
          this.#checkout = checkout;
          this.#head = head;
          this.#repository = repository2;
        }
        /**
         * Returns the files of the documentation at a commit, also if the folder had another name. A file whose content is in
         * the checkout is read there. `read` fails if a file cannot be read.
         */
        async docsAt(commit2) {
          const { files } = await this.#treeAt(commit2);
          const here = await this.#treeAt(this.#head);
          const local = new Map([...here.files].map(([path, { sha }]) => [sha, path]));
          return {
            paths: [...files.keys()].sort(),
            size: async (path) => await Promise.resolve(files.get(path)?.size ?? 0),
            read: async (path) => {
              const file = files.get(path);
              if (file === void 0)
                throw new Error("the file does not exist in this commit");
              const text = await this.#textOf(file, files, local);
              return (0, compare_files.A9)(text);
            }
          };
        }
        /** Returns the id of the content of each file at a commit. */
        async idsAt(commit2) {
          return (0, compare_files.UX)((await this.#treeAt(commit2)).files);
        }
        /** Lists the files that differ. A file with a new name and new content counts as removed and added. */
        async changesBetween(from, to) {
          const [before, after] = [await this.#treeAt(from), await this.#treeAt(to)].map(({ files }) => (0, compare_files.UX)(files));
          if (before === void 0 || after === void 0)
            return [];
          const renamed = (0, compare_files.ot)(before, after);
          const added = new Set(renamed.values());
          const changed = [...before].filter(([path, sha]) => after.get(path) !== sha);
          return [
            ...changed.map(([path]) => {
              const now = after.has(path) ? path : renamed.get(path);
              return now === void 0 ? { before: path } : { before: path, after: now };
            }),
            ...[...after.keys()].filter((path) => !before.has(path) && !added.has(path)).map((path) => ({ after: path }))
          ];
        }
        /**
         * Lists the commits from the checked-out one back that changed a page's file, newest first, at the times of their
         * merges. Follows the renames that Git detects. `from`: another commit than the checked-out one, for an earlier file
         * of this name.
         */
        async historyOf(path, { from = this.#head, ...limits }) {
          const { prefix } = this.#checkout;
          const found = await this.#repository.fileHistory(from, prefix + path, limits);
          const commits = [];
          for (const { path: file, ...commit2 } of found) {
            const folder = file.startsWith(prefix) ? prefix : (await this.#treeAt(commit2.sha)).folder;
            if (!file.startsWith(folder))
              break;
            commits.push({ ...commit2, path: file.slice(folder.length) });
          }
          return commits;
        }
        /** Returns the merge base, or undefined if the commits have no common ancestor. */
        async mergeBase(a, b) {
          return await this.#repository.commonAncestor(a, b);
        }
        /** Whether `b` contains the commit `a`. */
        async isAncestor(a, b) {
          return await this.mergeBase(a, b) === a;
        }
        async #treeAt(commit2) {
          const known = this.#trees.get(commit2);
          if (known !== void 0)
            return await known;
          const tree = this.#readTree(commit2);
          this.#trees.set(commit2, tree);
          tree.catch(() => this.#trees.delete(commit2));
          return await tree;
        }
        async #readTree(commit2) {
          const { prefix } = this.#checkout;
          const head = await this.#repository.treeOf(this.#head);
          const base = commit2 === this.#head ? head : await this.#repository.treeOf(commit2);
          return await (0, compare_files.iZ)({ head, base }, prefix, this.#repository);
        }
        /** `files`: the files of the same commit. `local`: files in the checked-out commit, by id. */
        async #textOf(file, files, local) {
          (0, compare_files.tS)(file);
          const path = local.get(file.sha);
          const content2 = path === void 0 ? void 0 : (0, read_below.readIfThere)(this.#checkout.folder, path);
          if (content2 !== void 0 && (0, compare_files.ov)(content2, file.sha))
            return content2.toString();
          const text = await this.#blob(file, files, local);
          if (!compare_files.gY.test(text))
            return text;
          if (content2 === void 0)
            throw new repository._Z("the file is stored with Git LFS");
          return content2.toString();
        }
        /** Reads a blob. In a clone, reads all missing texts of the commit at once, because each start of `git` takes time. */
        async #blob(file, files, local) {
          const known = this.#texts.get(file.sha);
          if (known !== void 0)
            return await known;
          const { maxBlobs } = this.#repository;
          if (maxBlobs !== void 0 && this.#texts.size >= maxBlobs)
            throw new repository._Z(`more than ${maxBlobs} files differ from the checkout`);
          const all = maxBlobs === void 0 ? [...files] : [];
          const wanted = all.filter(([path, { sha, size }]) => compare_files.Jg.test(path) && size <= compare_files.TP && !local.has(sha) && !this.#texts.has(sha));
          const blobs = new Map([...wanted.map(([, each]) => each), file].map((each) => [each.sha, each]));
          const texts = this.#repository.texts(blobs);
          for (const sha of blobs.keys()) {
            const text = texts.then((found) => found.get(sha) ?? "");
            this.#texts.set(sha, text);
            text.catch(() => this.#texts.delete(sha));
          }
          return (await texts).get(file.sha) ?? "";
        }
      }
      var github_repository = __webpack_require__(76019);
      ;
      function openHistory({ docs, timeoutMs }, context) {
        const { checkout, head, token = "", github } = docs;
        if (docs.clone !== void 0) {
          const clone = docs.clone.until(context.signal);
          const resolve2 = async (ref) => {
            const found = [ref, `origin/${ref}`].map((name2) => clone.resolve(`${name2}^{commit}`));
            return await Promise.resolve(found.find((each) => !(each instanceof problem.AF)));
          };
          const isShallow = clone.isShallow();
          if (isShallow)
            context.log.notice("The clone is shallow. Pages whose earlier versions are missing stay unchecked. Run `git fetch --unshallow` to compare them.");
          return {
            head,
            versions: new DocsVersions(checkout, head, clone),
            repository: clone,
            resolve: resolve2,
            isShallow,
            client: void 0
          };
        }
        const { apiUrl, repository: name } = github;
        const deadline = context.clock.now() + timeoutMs;
        const client = new github_client.jh({ token, apiUrl, repository: name, deadline }, context);
        const repository2 = new github_repository.s(client);
        const resolve = async (ref) => await repository2.resolve(ref);
        return {
          head,
          versions: new DocsVersions(checkout, head, repository2),
          repository: repository2,
          resolve,
          isShallow: false,
          client
        };
      }
      var schemas2 = __webpack_require__(94343);
      var api = __webpack_require__(73305);
      var iso = __webpack_require__(73102);
      var run_memory = __webpack_require__(44371);
      var export_files = __webpack_require__(91716);
      var docs_folder = __webpack_require__(20515);
      ;
      const MAX_OPEN = 5e3;
      const commit = schemas2.YjP().check(api.Fk(/^[0-9a-f]{40,64}$/));
      const liveRecord = schemas2.Ikc({
        formatVersion: schemas2.euz(1),
        commit,
        open: schemas2.YOg(schemas2.Ikc({
          /** Address of the page. */
          path: schemas2.YjP().check(api.Fk(/^\//), api.Eb(2e3)),
          /** The commit with which the page was compared. */
          since: commit,
          /** The time of the run that first found the page not live. */
          seen: iso.w$()
        })).check(api.Eb(MAX_OPEN))
      });
      class LiveMemory {
        #memory;
        #inputs;
        constructor(inputs) {
          const { docs, siteUrl } = inputs;
          this.#inputs = inputs;
          const name = `docs-live-${siteUrl.hostname}${(0, docs_folder.bV)(docs.checkout.path)}`;
          this.#memory = run_memory.fx.open({
            name: "record",
            artifactName: name.replaceAll(/[^\w.-]/g, "_"),
            acceptedRuns: "any",
            parse: (text) => (0, export_files.$x)(liveRecord, text),
            found: ({ commit: last, open }, runId) => `Run ${runId} looked at the site with commit ${last.slice(0, 7)}; not live then: ${open.length}.`,
            lost: "The next run cannot continue from this one"
          }, docs.token, docs.github);
        }
        /** Returns the last record, or the reason why it is unknown, as the end of a sentence. */
        async recall(context) {
          if (!(this.#memory instanceof run_memory.fx))
            return { reason: this.#memory.reason, isExpected: this.#memory.isExpected === true };
          const { github } = this.#inputs.docs;
          const last = await this.#memory.recall("Looking for the last verified commit", { ...context, github });
          if (last instanceof run_memory.KD)
            return { reason: [last.reason, ...last.advice].join(". "), isExpected: false };
          return last?.record ?? { reason: "no earlier run of this branch kept one", isExpected: true };
        }
        /** `limitMs`: time limit, which is short when the run was canceled. */
        async keep(record, context, limitMs) {
          if (!(this.#memory instanceof run_memory.fx))
            return;
          const { signal } = new AbortController();
          const [first] = record.open;
          const isLong = record.open.length > MAX_OPEN && first !== void 0;
          const kept = isLong ? { ...record, commit: first.since, open: [] } : record;
          const { github } = this.#inputs.docs;
          await this.#memory.keep(kept, { ...context, signal, github }, limitMs === void 0 ? {} : { limitMs });
        }
      }
      var failure = __webpack_require__(98362);
      ;
      async function findSince({ since, before }, history, memory, context) {
        const { log } = context;
        if (since === "none")
          return { commit: void 0, open: [] };
        if (since !== void 0) {
          const commit2 = await history.resolve(since);
          if (commit2 === void 0)
            throw unknownSince(since);
          return {
            commit: await ancestorOf(commit2, `\`since\` ${JSON.stringify(since)}`, history, context),
            open: []
          };
        }
        const last = await memory.recall(context);
        if ("commit" in last)
          return {
            commit: await ancestorOf(last.commit, "The last verified commit", history, context),
            open: last.open
          };
        if (before !== void 0) {
          if (!last.isExpected)
            log.notice(`${NOT_KNOWN}: ${last.reason}. Looking at the changes of this push instead.`);
          const name = "The commit before the push";
          return { commit: await ancestorOf(before, name, history, context), open: [] };
        }
        const parent = await history.repository.parentOf(history.head);
        if (history.client === void 0 && parent !== void 0) {
          log.notice("Looking at the changes of the checked-out commit. Set `since` to look further back.");
          return { commit: parent, open: [] };
        }
        if (parent === void 0)
          log.notice(`${NOT_KNOWN}: ${last.reason}. The checked-out commit has no earlier commit here either, so a sample of all pages is compared.`);
        else
          log.notice(`${NOT_KNOWN}: ${last.reason}. Looking at the changes of the checked-out commit.`);
        return { commit: parent, open: [] };
      }
      const NOT_KNOWN = "The last verified commit is not known";
      function unknownSince(since) {
        const problem2 = `\`since\` ${JSON.stringify(since)} is not a commit, tag or branch of this repository`;
        return new failure.HR("invalid-input", `Invalid input:
- ${problem2}`);
      }
      async function ancestorOf(commit2, name, { versions, head }, { log }) {
        const base = await versions.mergeBase(commit2, head).catch((error) => {
          if (error instanceof Error && error.name === "NotComparable")
            return void 0;
          throw error;
        });
        if (base === commit2)
          return commit2;
        log.notice(base === void 0 ? `${name}, ${commit2.slice(0, 7)}, has no commit in common with the checkout, or is not known any more. A sample of all pages is compared.` : `${name}, ${commit2.slice(0, 7)}, is not part of the history of the checkout. Looking at the changes since ${base.slice(0, 7)}.`);
        return base;
      }
      var kinds = __webpack_require__(61450);
      var passes = __webpack_require__(76726);
      var group_by = __webpack_require__(21873);
      var compare = __webpack_require__(29589);
      ;
      const MAX_WITNESSES = 2;
      function changedPages({ now, before, since }) {
        const [pages2, earlier] = [byAddress(now), byAddress(before)];
        const found = [];
        const add = (fate, path, was, is) => found.push({ path, fate, since, now: is, before: was, seen: void 0 });
        for (const [path, page] of pages2) {
          const was = earlier.get(path);
          if (was === void 0)
            add("added", path, void 0, page);
          else if (was.key !== page.key)
            add("changed", path, was, page);
        }
        for (const [path, was] of earlier) {
          const isUnknown = was.isGenerated && !now.hasSettings;
          if (!pages2.has(path) && !isUnknown)
            add("removed", path, was);
        }
        return found.sort((a, b) => (0, compare.compareText)(a.path, b.path));
      }
      function sampledPages(now, sample) {
        const pages2 = [...byAddress(now).values()];
        const folders = (0, group_by.$)(pages2, ({ path }) => path.slice(0, path.lastIndexOf("/") + 1));
        const inTurn = [...folders.values()].flatMap((folder) => [...folder.entries()]).sort(([a], [b]) => a - b);
        const chosen = inTurn.map(([, page]) => page).slice(0, sample === "all" ? void 0 : sample);
        return chosen.map((page) => ({
          ...{ path: page.address, fate: "sampled", since: void 0, now: page },
          ...{ before: void 0, seen: void 0 }
        }));
      }
      function witnessPages(now) {
        return sampledPages(now, MAX_WITNESSES).map((page) => ({ ...page, fate: "witness" }));
      }
      function withOpenPages(pages2, open, now, head) {
        const known = new Map(pages2.map((page) => [page.path, page]));
        const current = byAddress(now);
        for (const { path, since, seen } of open) {
          const page = known.get(path);
          const is = current.get(path);
          const isSampled = since === head && is !== void 0;
          known.set(path, {
            path,
            fate: isSampled ? "sampled" : is === void 0 ? "removed" : page?.fate === "added" ? "added" : "changed",
            // The commit of the record is older than the one of this change, and the site can serve a version between them.
            since: isSampled ? void 0 : since,
            now: is,
            before: void 0,
            seen
          });
        }
        return [...known.values()];
      }
      function byAddress({ pages: pages2 }) {
        return new Map(pages2.filter(({ front }) => front["url"] === void 0).map((page) => [page.address, page]));
      }
      var external_node_util_ = __webpack_require__(57975);
      var docs_folders = __webpack_require__(45852);
      ;
      const STEPS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 999];
      const MAX_REQUESTED = 200;
      const MAX_TEXT = 2e7;
      async function readSteps({ head, versions, repository: repository2 }, reader, pages2) {
        const found = /* @__PURE__ */ new Map();
        const lastKeys = new Map(pages2.map(({ path, now }) => [path, now?.key]));
        const line = await repository2.firstParents(head, { max: Math.max(...STEPS) + 1 });
        let [length, requested] = [0, 0];
        for (const commit2 of STEPS.flatMap((step) => line[step] ?? [])) {
          const changes = await versions.changesBetween(commit2, head);
          const changed = new Set(changes.flatMap(({ before, after }) => [before, after]));
          const wanted = pages2.filter(({ now }) => now !== void 0 && filesOf(now).some((file) => changed.has(file)));
          const addresses = new Set(wanted.map(({ path }) => path));
          requested += repository2.maxBlobs === void 0 ? 0 : wanted.length;
          if (requested > MAX_REQUESTED || length > MAX_TEXT)
            return { versions: found, unread: addresses };
          if (wanted.length === 0)
            continue;
          const time = await repository2.timeOf(commit2);
          const included = new Set(wanted.flatMap(({ now }) => now?.includes ?? []));
          for (const page of (await reader.readOnce(commit2, addresses, included)).pages) {
            const { address, key, isValid } = page;
            if (!addresses.has(address) || !isValid || lastKeys.get(address) === key)
              continue;
            lastKeys.set(address, key);
            length += page.text.length;
            found.set(address, [...found.get(address) ?? [], { commit: commit2, time, page }]);
          }
        }
        return { versions: found, unread: /* @__PURE__ */ new Set() };
      }
      function filesOf({ file, includes }) {
        return [file, ...includes.filter(isText)];
      }
      function isText(path) {
        return (0, page_file.MV)(path) || /\.(?:json|ya?ml|[jt]sx?)$/i.test(path);
      }
      ;
      const COMPARED = /* @__PURE__ */ new Set(["redirects", "variables"]);
      async function notCompared(versions, changed, history) {
        const { since, now } = versions;
        const changes = await history.versions.changesBetween(since, history.head);
        const inPages = not_compared_filesOf(now.pages);
        const compared = not_compared_filesOf(changed.flatMap((each) => [each.now, each.before].filter((page) => page !== void 0)));
        const isFile = (path) => now.files.includes(path) && !(0, page_file.MV)(path) && !inPages.has(path);
        const files = changes.flatMap(({ before, after }) => after === before && after !== void 0 ? after : []);
        const settings = files.find((file) => docs_folders.ER.includes(file));
        return [
          ...settings === void 0 ? [] : await changedSettings(settings, versions, history),
          ...changedRedirects(versions),
          ...files.filter((file) => inPages.has(file) && !compared.has(file)).sort().map((file) => `formatting or comments of ${file}`),
          ...files.filter((file) => !docs_folders.ER.includes(file) && isFile(file)).sort()
        ];
      }
      function not_compared_filesOf(pages2) {
        return new Set(pages2.flatMap(({ file, includes }) => [file, ...includes.filter(isText)]));
      }
      async function changedSettings(file, { since, now, before }, history) {
        if (!now.hasSettings || !before.hasSettings)
          return [];
        const readAt = async (commit2) => settingsIn(await (await history.versions.docsAt(commit2)).read(file));
        const [a, b] = [await readAt(since), await readAt(history.head)];
        const known = new Set(before.listed.map(({ page }) => page));
        const isInMenu = now.listed.some(({ page }) => !known.has(page));
        const differ = [.../* @__PURE__ */ new Set([...a.keys(), ...b.keys()])].filter((name) => !COMPARED.has(name) && !(name === "navigation" && isInMenu) && !(0, external_node_util_.isDeepStrictEqual)(a.get(name), b.get(name)));
        return differ.map((name) => `${JSON.stringify(name)} in ${file}`);
      }
      function settingsIn(text) {
        try {
          return new Map(Object.entries(JSON.parse(text)));
        } catch {
          return /* @__PURE__ */ new Map();
        }
      }
      function changedRedirects({ now, before }) {
        if (!now.hasSettings || !before.hasSettings)
          return [];
        const keyOf = (redirect) => JSON.stringify(redirect);
        const [had, has] = [new Set(before.redirects.map(keyOf)), new Set(now.redirects.map(keyOf))];
        const sources = new Set(now.redirects.map(({ source }) => source));
        const removed = before.redirects.filter((each) => !has.has(keyOf(each)) && !sources.has(each.source));
        const wildcards = now.redirects.filter((each) => /[*:]/.test(each.source) && !had.has(keyOf(each)));
        return [...wildcards, ...removed].map(({ source }) => `the redirect of ${source}`);
      }
      var variables = __webpack_require__(85339);
      var page_facts = __webpack_require__(16775);
      ;
      const MAX_OLDER = 30;
      const MAX_BETWEEN = 100;
      const MAX_INCLUDED = 10;
      const MAX_MORE = 20;
      const MAX_MERGES = 20;
      class PageVersions {
        #history;
        #reader;
        /** The pages to read at each commit, at once. */
        #addresses;
        #included;
        #times = /* @__PURE__ */ new Map();
        #pages;
        #steps;
        #lines = /* @__PURE__ */ new Map();
        #more = 0;
        constructor(history, reader, pages2) {
          this.#history = history;
          this.#reader = reader;
          this.#pages = pages2;
          this.#addresses = new Set(pages2.map(({ path }) => path));
          this.#included = new Set(pages2.flatMap(({ now, before }) => [now, before].flatMap((each) => each?.includes ?? [])));
        }
        /** Returns the versions from the checkout back to the one of `since`. */
        async between(page) {
          const { head } = this.#history;
          const newest = { commit: head, time: await this.#timeOf(head), page: contentOf(page.now) };
          if (page.since === void 0)
            return { versions: [newest], since: void 0, isIncomplete: false };
          const changes = await this.#commits(page, { since: page.since, max: MAX_BETWEEN + 1 });
          const between = changes?.filter(({ sha }) => sha !== head) ?? [];
          const versions = [newest, ...await this.#read(between.slice(0, MAX_BETWEEN), page, this.#addresses)];
          const time = await this.#timeOf(page.since).catch(unlessUnknown);
          versions.push({ commit: page.since, time: time ?? 0, page: await this.#before(page, page.since) });
          const known = {
            versions,
            since: page.isReverted === true ? void 0 : page.since,
            isIncomplete: changes === void 0 || between.length > MAX_BETWEEN
          };
          return versions.at(-1)?.page === "unreadable" ? await this.#withReadableBase(known, page) : known;
        }
        /** Adds older versions, because a site can serve a version from before `since`. */
        async withOlder(known, page, maxOlder = MAX_OLDER) {
          const changes = await this.#commits(page, { max: known.versions.length + MAX_OLDER });
          const seen = new Set(known.versions.map(({ commit: commit2 }) => commit2));
          const earlier = await this.#earlierFile(known, page);
          const older = [...changes ?? [], ...earlier].filter(({ sha }) => !seen.has(sha)).slice(0, MAX_OLDER);
          const versions = [...known.versions];
          const contents = new Set(versions.map(contentKey));
          const enough = contents.size + maxOlder;
          for (const commit2 of older) {
            if (contents.size >= enough)
              break;
            for (const version of await this.#read([commit2], page, /* @__PURE__ */ new Set([page.path]))) {
              versions.push(version);
              contents.add(contentKey(version));
            }
          }
          const isCut = this.#history.isShallow && contents.size < enough && older.length < MAX_OLDER;
          return { ...known, versions, isIncomplete: known.isIncomplete || isCut };
        }
        /** The site can still serve an earlier file of the same name, which was removed before the page was added. */
        async #earlierFile({ versions, since }, { now }) {
          const base = versions.find(({ commit: commit2 }) => commit2 === since);
          if (base?.page !== "missing" || now === void 0)
            return [];
          const limits = { from: base.commit, max: MAX_OLDER };
          return await this.#history.versions.historyOf(now.file, limits).catch(unlessUnknown) ?? [];
        }
        /**
         * Adds the versions that a page of a sample had some merges ago, without its whole history. They are incomplete if
         * too many would have to be read.
         */
        async withSteps(known, page) {
          this.#steps ??= this.#readSteps();
          const steps = await this.#steps;
          const versions = [...known.versions, ...steps?.versions.get(page.path) ?? []];
          const isUnread = steps?.unread.has(page.path) ?? true;
          return { ...known, versions, isIncomplete: isUnread || this.lacksHistory({ ...known, versions }) };
        }
        /** Few versions are read after these, and the memory is needed for the pages of the site. */
        async #readSteps() {
          const steps = await readSteps(this.#history, this.#reader, this.#pages).catch(unlessUnknown);
          await this.#reader.pause();
          return steps;
        }
        /** Whether a page has no version to compare with, because the clone does not have its history. */
        lacksHistory({ versions }) {
          return this.#history.isShallow && versions.length === 1;
        }
        /** Counts the pages of a sample whose whole history is read although it is read for the first ones only. */
        mayReadMoreHistory() {
          this.#more += 1;
          return this.#more <= MAX_MORE;
        }
        /** A version that cannot be parsed was never deployed, so the version before it is the one to compare with. */
        async #withReadableBase(known, page) {
          const all = await this.withOlder(known, page);
          const base = all.versions.slice(known.versions.length).find((each) => each.page !== "unreadable");
          return {
            ...all,
            since: base?.commit ?? known.since,
            isIncomplete: known.isIncomplete || base === void 0
          };
        }
        async #before({ before, fate, seen, ...page }, since) {
          if (before !== void 0)
            return contentOf(before);
          if (fate === "added" && seen === void 0)
            return "missing";
          return await this.#contentAt(since, page, this.#addresses);
        }
        /**
         * Lists the commits that changed the file of a page or a file that the page includes, newest first; undefined if the
         * history cannot be read.
         */
        async #commits(page, limits) {
          const versions = [page.now, page.before].filter((each) => each !== void 0);
          const files = versions.map(({ file }) => file);
          if (page.isByVariables === true)
            files.push(variables.bV);
          const included = versions.flatMap(({ includes }) => includes.filter(isText)).slice(0, MAX_INCLUDED);
          const line = limits.since === void 0 ? void 0 : await this.#lineSince(limits.since);
          if (line !== void 0) {
            const wanted = /* @__PURE__ */ new Set([...files, ...included]);
            return line.filter(({ changed }) => changed.some((file) => wanted.has(file)));
          }
          const found = /* @__PURE__ */ new Map();
          for (const file of /* @__PURE__ */ new Set([...files, ...included])) {
            const commits = await this.#history.versions.historyOf(file, limits).catch(unlessUnknown);
            if (commits === void 0)
              return void 0;
            for (const commit2 of commits)
              if (!found.has(commit2.sha))
                found.set(commit2.sha, commit2);
          }
          return [...found.values()].sort((a, b) => Date.parse(b.date) - Date.parse(a.date)).slice(0, limits.max);
        }
        /**
         * Lists the merges since a commit with the files that each of them changed, newest first; undefined if it is cheaper
         * to read the history of each page, which takes some requests or starts of `git`.
         */
        async #lineSince(since) {
          const line = this.#lines.get(since) ?? this.#readLine(since).catch(unlessUnknown);
          this.#lines.set(since, line);
          return await line;
        }
        async #readLine(since) {
          const { head, repository: repository2, versions } = this.#history;
          const max = Math.min(MAX_MERGES, this.#pages.length);
          const line = await repository2.firstParents(head, { since, max: max + 1 });
          if (line.length > max)
            return void 0;
          const merges = [];
          for (const [at, sha] of line.entries()) {
            const changes = await versions.changesBetween(line[at + 1] ?? since, sha);
            const changed = changes.flatMap(({ before = [], after = [] }) => [before, after].flat());
            merges.push({ sha, date: new Date(await this.#timeOf(sha)).toISOString(), changed });
          }
          return merges;
        }
        async #read(commits, page, addresses) {
          const versions = [];
          for (const { sha, date } of commits)
            versions.push({
              commit: sha,
              time: Date.parse(date),
              page: await this.#contentAt(sha, page, addresses)
            });
          return versions;
        }
        async #contentAt(commit2, { path }, addresses) {
          const read = await this.#reader.readPages(commit2, addresses, this.#included).catch(unlessUnknown);
          if (read === void 0)
            return "unreadable";
          return contentOf(read.pages.find(({ address }) => address === path));
        }
        async #timeOf(commit2) {
          const time = this.#times.get(commit2) ?? this.#history.repository.timeOf(commit2);
          this.#times.set(commit2, time);
          return await time;
        }
      }
      function contentKey({ page }) {
        return typeof page === "string" ? page : (0, page_facts.l2)(page);
      }
      function contentOf(page) {
        if (page === void 0)
          return "missing";
        return page.isValid ? page : "unreadable";
      }
      function unlessUnknown(error) {
        if (!(0, repository.zF)(error))
          throw error;
      }
      ;
      const [MAX_IN_CLONE, MAX_ON_GITHUB] = [200, 20];
      const MAX_VARIABLES = 3;
      const MAX_GONE = 50;
      async function revertedPages({ now, since, changed }, { head, repository: repository2, versions }, reader) {
        const max = repository2.maxBlobs === void 0 ? MAX_IN_CLONE : MAX_ON_GITHUB;
        const line = await repository2.firstParents(head, { since, max: max + 1 });
        if (line.length < 2)
          return { pages: [], isCut: false };
        if (line.length > max)
          return { pages: [], isCut: true };
        const touched = /* @__PURE__ */ new Map();
        const removed = /* @__PURE__ */ new Map();
        for (const [at, sha] of line.entries())
          for (const { before, after } of await versions.changesBetween(line[at + 1] ?? since, sha)) {
            for (const file of [before, after])
              if (file !== void 0)
                touched.set(file, [...touched.get(file) ?? [], sha]);
            if (after !== void 0 && !removed.has(after))
              removed.set(after, sha);
          }
        const known = new Set(now.pages.map(({ address }) => address));
        const pages2 = [];
        for (const page of now.pages.filter(({ address }) => !changed.has(address))) {
          const files = [page.file, ...page.includes.filter(isText)];
          const merges = new Set(files.flatMap((file) => touched.get(file) ?? []));
          if (!await hasOtherVersion(page, [...merges].slice(1), reader))
            continue;
          const found = { path: page.address, fate: "changed", since, now: page, before: page };
          pages2.push({ ...found, seen: void 0, isReverted: true });
        }
        const others = await commitsWithOtherVariables(touched.get(variables.bV) ?? [], head, versions);
        for (const sha of others.slice(0, MAX_VARIABLES)) {
          const keys = new Map((await reader.readAll(sha)).pages.map(({ address, key }) => [address, key]));
          const isFound = new Set(pages2.map(({ path }) => path));
          for (const page of now.pages) {
            const { address, key } = page;
            if (changed.has(address) || isFound.has(address) || (keys.get(address) ?? key) === key)
              continue;
            const found = { path: address, fate: "changed", since, now: page, before: page };
            pages2.push({ ...found, seen: void 0, isReverted: true, isByVariables: true });
          }
        }
        const [ids2, earlier] = [await versions.idsAt(head), await versions.idsAt(since)];
        const gone = [...removed].filter(([file]) => (0, page_file.MV)(file) && !ids2.has(file) && !earlier.has(file));
        for (const [file, sha] of gone.slice(0, MAX_GONE)) {
          const path = pageAddressOf(file);
          if (known.has(path))
            continue;
          const read = await reader.readPages(sha, /* @__PURE__ */ new Set([path]), /* @__PURE__ */ new Set());
          const before = read.pages.find((page) => page.file === file);
          if (before !== void 0)
            pages2.push({ path: before.address, fate: "removed", since, now: void 0, before, seen: void 0 });
        }
        return { pages: pages2, isCut: others.length > MAX_VARIABLES };
      }
      async function commitsWithOtherVariables(merges, head, versions) {
        const valuesAt = async (commit2) => JSON.stringify([...await (0, variables.Ch)(await versions.docsAt(commit2))].sort());
        const seen = new Set(merges.length < 2 ? [] : [await valuesAt(head)]);
        const commits = [];
        for (const sha of merges.slice(1)) {
          const values = await valuesAt(sha);
          if (!seen.has(values))
            commits.push(sha);
          seen.add(values);
        }
        return commits;
      }
      async function hasOtherVersion({ address, key, includes }, merges, reader) {
        for (const sha of merges) {
          const { pages: pages2 } = await reader.readPages(sha, /* @__PURE__ */ new Set([address]), new Set(includes));
          if (pages2.find((page) => page.address === address)?.key !== key)
            return true;
        }
        return false;
      }
      var live_page = __webpack_require__(14822);
      var pages = __webpack_require__(15300);
      var retry = __webpack_require__(18459);
      var parse_url = __webpack_require__(37630);
      var evidence = __webpack_require__(49689);
      var served_site = __webpack_require__(90763);
      var encoding = __webpack_require__(9936);
      var html_tokens = __webpack_require__(87532);
      var page_text = __webpack_require__(9469);
      var site_scanner = __webpack_require__(52194);
      ;
      const FIELD = '"docsNavWithMetadata":';
      const MAX_LENGTH = 1e7;
      const CHILDREN = /* @__PURE__ */ new Set([
        ...["languages", "versions", "products", "tabs", "dropdowns", "anchors", "menu", "groups", "pages"],
        ...["global", "item", "root"]
      ]);
      const REFERENCE = /^\$[\da-f]+(?::|$)/i;
      function servedNavigation(data) {
        const at = data.indexOf(FIELD);
        if (at < 0 || data.includes(FIELD, at + 1))
          return void 0;
        const start = at + FIELD.length;
        const end = endOfValue(data, start);
        const menu = end === void 0 ? void 0 : parsed(data.slice(start, end));
        return typeof menu === "object" && menu !== null ? addressesIn(menu) : void 0;
      }
      function addressesIn(menu) {
        const addresses = /* @__PURE__ */ new Set();
        const left = [menu];
        while (left.length > 0) {
          const value = left.pop();
          if (typeof value === "string" && REFERENCE.test(value))
            return void 0;
          if (typeof value !== "object" || value === null)
            continue;
          if (Array.isArray(value)) {
            for (const each of value)
              left.push(each);
            continue;
          }
          const fields = new Map(Object.entries(value));
          const href = fields.get("href");
          if (fields.get("hidden") === true)
            continue;
          if (typeof href === "string")
            addresses.add(href);
          for (const [name, each] of fields)
            if (CHILDREN.has(name))
              left.push(each);
        }
        return addresses.size === 0 ? void 0 : addresses;
      }
      function endOfValue(json, start) {
        let [depth, isText2] = [0, false];
        const stop = Math.min(json.length, start + MAX_LENGTH);
        for (let at = start; at < stop; at++) {
          const character = json.charAt(at);
          if (isText2) {
            if (character === "\\")
              at++;
            else if (character === '"')
              isText2 = false;
          } else if (character === '"')
            isText2 = true;
          else if (character === "{" || character === "[")
            depth++;
          else if ((character === "}" || character === "]") && --depth === 0)
            return at + 1;
          if (depth === 0)
            return void 0;
        }
        return void 0;
      }
      function parsed(json) {
        try {
          return JSON.parse(json);
        } catch {
          return void 0;
        }
      }
      var live_words = __webpack_require__(61029);
      ;
      const PUSH = /^self\.__next_f\.push\(\[1,("[^]*")\]\)\s*$/;
      const LAST_MODIFIED = /"lastModified":"(\d{4}-\d\d-\d\dT[\d:.]{5,12}Z)"/g;
      const BUILD = /"buildId":"([\da-f]{8})[\da-f]{16}:(\w{1,20})"/g;
      const GIT_SOURCE = /"gitSource":(\{[^{}]{0,2000}\})/g;
      const ESCAPED = /(?<!\\)\\+(?:[nrt]|u[\da-f]{4})/g;
      function servedData(scripts) {
        const data = scripts.map((script) => parsedText(PUSH.exec(script)?.[1])).join("");
        if (data === "")
          return {};
        return {
          dataWords: () => (0, live_words.Z9)(data.replace(ESCAPED, " ")),
          navigation: () => servedNavigation(data),
          lastModified: timeOf(onlyOne(data, LAST_MODIFIED)?.[1]),
          build: buildOf(onlyOne(data, BUILD)),
          gitSource: gitSourceOf(onlyOne(data, GIT_SOURCE)?.[1])
        };
      }
      function onlyOne(data, pattern) {
        const found = [...data.matchAll(pattern)];
        return found.every(([text]) => text === found[0]?.[0]) ? found[0] : void 0;
      }
      function parsedText(literal) {
        const value = parsedJson(literal);
        return typeof value === "string" ? value : "";
      }
      function parsedJson(text) {
        try {
          return text === void 0 ? void 0 : JSON.parse(text);
        } catch {
          return void 0;
        }
      }
      function timeOf(text) {
        const time = Date.parse(text ?? "");
        return Number.isNaN(time) ? void 0 : time;
      }
      function buildOf(found) {
        const [, seconds = "", state = ""] = found ?? [];
        return seconds === "" ? void 0 : { time: parseInt(seconds, 16) * 1e3, state };
      }
      function gitSourceOf(json) {
        const value = parsedJson(json);
        if (typeof value !== "object" || value === null)
          return void 0;
        const fields = new Map(Object.entries(value));
        const text = (name) => {
          const field = fields.get(name);
          return typeof field === "string" ? field : "";
        };
        return {
          owner: text("owner"),
          repo: text("repo"),
          deployBranch: text("deployBranch"),
          contentDirectory: text("contentDirectory")
        };
      }
      var target_path = __webpack_require__(51751);
      ;
      const CONTENT_IDS = ["content-area", "content-container", "content"];
      const END_IDS = /* @__PURE__ */ new Set(["pagination", "footer", "content-side-layout", "table-of-contents"]);
      const HEADING = /^h[1-6]$/;
      const TITLE_ID = "page-title";
      const CALLOUT = /<div\b[^<>]*\sdata-callout-type="(note|info|tip|check|warning|danger)"[^<>]*>/g;
      const DATA_PATH = /\sdata-path="([^"]{1,1000})"/g;
      function readServedHtml(bytes) {
        const page = (0, encoding.U)((0, site_scanner.bS)(bytes), "html");
        const { content: content2, title, scripts } = partsOf(page);
        const { text, targets } = (0, page_text.o)(withCallouts(content2));
        const data = servedData(scripts);
        const paths = Array.from(content2.toString("utf8").matchAll(DATA_PATH), ([, path = ""]) => path);
        return {
          channel: "html",
          words: (0, live_words.Z9)(text),
          squashed: (0, live_words.x_)(text) + live_words.cb,
          blocks: /* @__PURE__ */ new Set(),
          tags: [],
          title: title === void 0 ? (0, site_scanner.g_)(page).title : (0, page_text.o)(title).text.trim(),
          links: /* @__PURE__ */ new Set(),
          images: new Set([...paths, ...targets].map((target) => (0, target_path.B)(target, target_path.D))),
          ...data
        };
      }
      function withCallouts(content2) {
        if (!content2.includes("data-callout-type"))
          return content2;
        const named = content2.toString("latin1").replace(CALLOUT, (tag, type) => `${tag}<p>${type.charAt(0).toUpperCase()}${type.slice(1)}</p>`);
        return Buffer.from(named, "latin1");
      }
      function partsOf(page) {
        const starts = /* @__PURE__ */ new Map();
        const ends = [];
        const scripts = [];
        let main;
        for (const { tag, start, element, rawText, isInert } of (0, html_tokens._)(page)) {
          if (isInert)
            continue;
          if (element?.name === "script" && rawText !== void 0 && !tag.has("src"))
            scripts.push(page.toString("utf8", rawText.start, rawText.end));
          const { name } = tag;
          if (name === "main" || name === "article")
            main ??= start;
          const id2 = tag.raw("id");
          if (END_IDS.has(id2) && !HEADING.test(name))
            ends.push(start);
          else if (id2 !== "" && !starts.has(id2))
            starts.set(id2, start);
        }
        const from = CONTENT_IDS.map((id2) => starts.get(id2)).find((start) => start !== void 0) ?? main ?? 0;
        const titleStart = starts.get(TITLE_ID);
        const titleEnd = titleStart === void 0 ? -1 : page.indexOf("</h1", titleStart);
        return {
          content: page.subarray(from, ends.find((end) => end > Math.max(from, titleStart ?? 0)) ?? page.length),
          title: titleEnd < 0 ? void 0 : page.subarray(titleStart, titleEnd),
          scripts
        };
      }
      var decode = __webpack_require__(81161);
      ;
      const MAX_TAG = 2e4;
      const TAG_START = /(?<!\\)<(?:\/?[A-Za-z][\w.-]*(?=[\s/>])|\/?>)/g;
      const markdown_tags_CALLOUT = /^<(Note|Info|Tip|Check|Warning|Danger)\b/;
      const ATTRIBUTE = /([\w:-]*)=?(?:"([^"]*)"|'([^']*)'|\{([^]*?)\}(?=[\s/]|$)|(?<=\s)([a-z]{1,40})(?=[\s/]|$))/g;
      function markdownTags(markdown, onTag) {
        let text = "";
        let at = 0;
        TAG_START.lastIndex = 0;
        for (let match = TAG_START.exec(markdown); match !== null; match = TAG_START.exec(markdown)) {
          const start = match.index;
          const attributesStart = start + match[0].length;
          const end = match[0].endsWith(">") ? attributesStart : tagEnd(markdown, attributesStart);
          if (end === void 0) {
            TAG_START.lastIndex = Math.min(attributesStart + MAX_TAG, markdown.length);
            continue;
          }
          text += markdown.slice(at, start);
          const found = markdown.slice(attributesStart, end - 1).matchAll(ATTRIBUTE);
          const attributes = Array.from(found, ([, name = "", double, single, code, alone]) => ({
            name: alone ?? name,
            value: double ?? single ?? code ?? ""
          }));
          onTag(attributes);
          const [, callout] = markdown_tags_CALLOUT.exec(match[0]) ?? [];
          if (callout !== void 0 && !attributes.some(({ name }) => name === "title"))
            text += `
${callout}
`;
          at = end;
          TAG_START.lastIndex = end;
        }
        return text + markdown.slice(at);
      }
      function tagEnd(markdown, from) {
        let depth = 0;
        let quote = "";
        const stop = Math.min(markdown.length, from + MAX_TAG);
        for (let at = from; at < stop; at++) {
          const character = markdown.charAt(at);
          if (quote !== "")
            quote = character === quote ? "" : quote;
          else if (character === "{")
            depth++;
          else if (character === "}")
            depth--;
          else if (character === '"' || character === "'" && depth === 0)
            quote = character;
          else if (character === ">" && depth <= 0)
            return at + 1;
        }
        return void 0;
      }
      ;
      const INDEX_QUOTATION = /^> ## Documentation Index[^\n]*\n(?:>[^\n]*(?:\n|$))*/m;
      const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})(.*)$/;
      const THEME = /(?<!\s)\s*theme=\{.*$/;
      const COMMENTS = { "<!--": "-->", "{/*": "*/}" };
      const IMAGE = /!\[[^\][]{0,1000}\]\(\s*<?([^\s<>()]{0,2000})[^()\n]{0,1000}\)/g;
      const LINK = /\]\(\s*<?([^\s<>()]{0,2000}(?:\([^\s<>()]{0,200}\)[^\s<>()]{0,2000})?)>?(?:\s+"([^"\n]{0,1000})")?\s*\)/g;
      const ESCAPE = /\\(?=[!-/:-@[-`{-~])/g;
      const TITLE = /^# (.*)$/m;
      const BLOCK_MARKS = /^[ \t]*(?:>[ \t]*)*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]+)?/;
      const MARKUP_START = /<!--|<|\{\/\*/g;
      const MAX_RUNS = 50;
      const SHOWN = /^(?:alt|answer|caption|content|cta|description|header|heading|headline|label|name|question|subtitle|summary|tab|tags?|text|tip|title|value)$/i;
      const RULER = /^[\s|:*_-]+$/;
      function readServedMarkdown(bytes, origin) {
        const markdown = new TextDecoder().decode(bytes).replaceAll("\r\n", "\n").replace(INDEX_QUOTATION, "");
        const found = {
          ...{ text: [], plain: [], apart: [], tags: [] },
          ...{ blocks: /* @__PURE__ */ new Set(), links: /* @__PURE__ */ new Set(), images: /* @__PURE__ */ new Set() }
        };
        for (const { text: text2, kind } of served_markdown_partsOf(markdown)) {
          if (kind === "code")
            addCode(text2, found);
          else
            addProse(text2, kind === "info", found);
        }
        const text = found.text.join("\n");
        const title = TITLE.exec(markdown)?.[1] ?? "";
        return {
          channel: "md",
          words: [...(0, live_words.Z9)(text), ...found.apart.flatMap((value) => [live_words.sP, ...(0, live_words.Z9)(value)])],
          squashed: found.plain.join("") + live_words.cb + found.apart.map(live_words.u7).join(""),
          blocks: found.blocks,
          tags: found.tags,
          title: title.replace(ESCAPE, "").replaceAll("`", "").trim(),
          links: withoutOrigin(found.links, origin),
          images: withoutOrigin(found.images, origin)
        };
      }
      function withoutOrigin(targets, origin) {
        if (origin === void 0)
          return new Set(targets);
        const isOwn = (target) => target === origin || target.startsWith(`${origin}/`);
        return new Set(Array.from(targets, (target) => isOwn(target) ? (0, target_path.B)(target.slice(origin.length) || "/", target_path.D) : target));
      }
      function served_markdown_partsOf(markdown) {
        const parts = [];
        let lines = [];
        let fence;
        const end = (kind) => {
          if (lines.length > 0)
            parts.push({ text: lines.join("\n"), kind });
          lines = [];
        };
        for (const line of markdown.split("\n")) {
          const [, mark, rest = ""] = FENCE.exec(line) ?? [];
          if (mark === void 0)
            lines.push(line);
          else if (fence === void 0) {
            end("prose");
            lines.push(rest.replace(THEME, ""));
            end("info");
            fence = mark;
          } else if (mark.startsWith(fence) && rest.trim() === "") {
            end("code");
            fence = void 0;
          } else
            lines.push(line);
        }
        end(fence === void 0 ? "prose" : "code");
        return parts;
      }
      function addCode(code, { text, plain, blocks }) {
        text.push(code);
        plain.push((0, live_words.Pz)(code));
        for (const line of code.split("\n"))
          blocks.add((0, live_words.Pz)(line));
      }
      function addProse(prose, isInfo, found) {
        const { text, plain, apart, blocks, tags, links, images } = found;
        const untagged = markdownTags(withoutComments(withSafeCode(prose)), (attributes) => {
          const texts = [];
          const shown = [];
          const words = /* @__PURE__ */ new Set();
          for (const { name, value: raw } of attributes) {
            const value = decoded(raw);
            if (value !== "false")
              for (const word of (0, live_words.Z9)(`${name} ${value}`))
                words.add(word);
            if (/^(?:href|url)$/i.test(name))
              links.add((0, target_path.B)(value, target_path.D));
            else if (/^(?:src|img|data-path|poster)$/i.test(name))
              images.add((0, target_path.B)(value, target_path.D));
            else if (value !== "") {
              texts.push(value);
              if (SHOWN.test(name))
                shown.push(value);
            }
          }
          if (words.size > 0)
            tags.push(words);
          if (texts.length > 0)
            apart.push(texts.join("\n"));
          for (const value of shown)
            blocks.add((0, live_words.u7)(value));
        });
        const unlinked = untagged.replace(IMAGE, (_, target) => {
          images.add((0, target_path.B)(decoded(target), target_path.D));
          return "";
        }).replace(LINK, (_, target, title = "") => {
          links.add((0, target_path.B)(decoded(target), target_path.D));
          if (title !== "")
            apart.push(title);
          return "]";
        });
        text.push(decoded(unlinked));
        const lines = isInfo ? [unlinked.trim().replace(/^\S+/, "")] : unlinked.split("\n");
        for (const line of lines) {
          if (RULER.test(line))
            continue;
          const block = line.replace(BLOCK_MARKS, "");
          for (const cell of [block, ...block.split("|")])
            blocks.add((0, live_words.u7)(decoded(cell)));
          plain.push((0, live_words.u7)(decoded(block)));
        }
      }
      function withSafeCode(prose) {
        if (!prose.includes("`"))
          return prose;
        let [safe, at] = ["", 0];
        const runs = [...prose.matchAll(/`+/g)];
        for (let index = 0; index < runs.length; index++) {
          const open = runs[index];
          const close = runs.slice(index + 1, index + MAX_RUNS).findIndex((run) => run[0] === open?.[0]);
          if (open === void 0 || close < 0)
            continue;
          const end = runs[index + 1 + close];
          const start = open.index + open[0].length;
          const code = prose.slice(start, end?.index);
          if (/\n[ \t]*\n/.test(code))
            continue;
          safe += prose.slice(at, start) + code.replace(MARKUP_START, (start2) => start2.replace(/[^\w]/g, String.raw`\$&`));
          at = end?.index ?? start;
          index += close + 1;
        }
        return safe + prose.slice(at);
      }
      function withoutComments(prose) {
        let text = prose;
        for (const [start, end] of Object.entries(COMMENTS)) {
          if (!text.includes(start))
            continue;
          let [kept, at] = ["", 0];
          for (let from = text.indexOf(start); from >= 0; from = text.indexOf(start, at)) {
            const to = text.indexOf(end, from + start.length);
            if (to < 0)
              break;
            kept += `${text.slice(at, from)} `;
            at = to + end.length;
          }
          text = kept + text.slice(at);
        }
        return text;
      }
      function decoded(text) {
        const unescaped = text.replace(ESCAPE, "");
        return unescaped.includes("&") ? (0, decode.Gz)(unescaped) : unescaped;
      }
      var visit = __webpack_require__(29354);
      ;
      async function visitPage(target, visiting) {
        const first = await (0, visit.YR)(target, visiting);
        const isMoved = first.end === "left" && first.to.href !== target.url.href && (0, served_site.kj)(first.to, target.url);
        return isMoved ? await (0, visit.YR)({ ...target, url: first.to }, visiting) : first;
      }
      async function look(url, channel, visiting) {
        const visited = await visitPage({ role: "live", url, hasBody: true, isPage: channel === "html" }, visiting);
        const light = withoutBody(visited);
        if (visited.end === "unchecked")
          return {
            visit: light,
            kind: "unchecked",
            reason: visited.reason ?? "the requests of this pass are used up"
          };
        if (visited.end === "response" && visited.status === 429)
          return { visit: light, kind: "unchecked", reason: "the host limits the number of requests (HTTP 429)" };
        const detail = problemOf(visited, channel);
        const bytes = visited.end === "response" ? visited.body?.bytes : void 0;
        if (detail !== void 0 || bytes === void 0) {
          const isUnavailable = visited.end === "failed" || visited.end === "response" && (0, retry.dg)(visited.status);
          return {
            visit: light,
            kind: "missing",
            detail: detail ?? "The response is too large to read.",
            isUnavailable
          };
        }
        if (channel === "md")
          return { visit: light, kind: "page", served: readServedMarkdown(bytes, url.origin), isSignIn: false };
        const served = readServedHtml(bytes);
        return { visit: light, kind: "page", served, isSignIn: (0, evidence.rU)(bytes, served.title).isSignIn };
      }
      function problemOf(visited, channel) {
        if (visited.end === "left")
          return `The address redirects to ${readableTarget(visited.to)}.`;
        if (visited.end === "failed")
          return `The transfer failed: ${visited.reason}.`;
        if (visited.end !== "response")
          return void 0;
        if (visited.status !== 200)
          return `HTTP ${visited.status} instead of 200.`;
        const type = visited.headers["content-type"] ?? "";
        const isWanted = channel === "html" ? (0, pages.isPageType)(type) : MARKDOWN_TYPE.test(type);
        return isWanted ? void 0 : `Content-Type is ${type.slice(0, 100) || "missing"}.`;
      }
      const MARKDOWN_TYPE = /^\s*(?:text\/(?:markdown|plain|x-markdown)|application\/octet-stream)\b/i;
      function readableTarget(to) {
        return to.origin + (0, served_site.qR)(to.href);
      }
      function withoutBody(visited) {
        return visited.end === "response" ? { ...visited, headers: {}, body: void 0 } : visited;
      }
      ;
      const RIGHT = { isWaiting: false, findings: [] };
      function redirectCheck(url, destination, { source, settingsFile }) {
        return checkOf({ url, paths: [source] }, content(url), (visited) => {
          if (isRefreshTo(visited, url, destination))
            return RIGHT;
          if (visited.end === "left" && ((0, served_site.kj)(visited.to, destination) || visited.to.href === destination.href))
            return RIGHT;
          const detail = visited.end === "left" ? `The address redirects to ${readableTarget(visited.to)}, not to ${readableTarget(destination)}.` : `The redirect to ${readableTarget(destination)} does not work: HTTP ${visited.status}.`;
          return wrong("redirect", url, source, detail, `Check \`redirects\` in ${settingsFile}, and deploy again. See docs/live.md.`);
        });
      }
      function isRefreshTo(visited, url, destination) {
        const bytes = visited.end === "response" ? visited.body?.bytes : void 0;
        const target = bytes && (0, evidence.rU)(bytes, "").refresh;
        const to = target === void 0 ? null : (0, parse_url.D)(target, url);
        return to !== null && (0, served_site.kj)(to, destination);
      }
      function fileCheck(url, path, paths) {
        return checkOf({ url, paths }, content(url, false), (visited) => {
          const name = url.pathname.slice(url.pathname.lastIndexOf("/"));
          if (visited.end === "left") {
            if (visited.to.origin !== url.origin || visited.to.pathname.endsWith(name))
              return RIGHT;
            const detail = `The file redirects to ${readableTarget(visited.to)}.`;
            return wrong("missing", url, path, detail);
          }
          const isFile = visited.status === 200 && !(0, pages.isPageType)(visited.headers["content-type"] ?? "");
          return isFile || visited.status === 200 && /\.html?$/i.test(name) ? RIGHT : wrong("missing", url, path, visited.status === 200 ? "A page is served instead of the file." : `HTTP ${visited.status} instead of 200.`);
        });
      }
      function wrong(kind, url, path, detail, advice) {
        return { isWaiting: true, findings: [{ kind, url, path, detail, ...advice !== void 0 && { advice } }] };
      }
      function content(url, hasBody = true) {
        return async (visiting) => await visitPage({ role: "live", url, hasBody, isPage: false }, visiting);
      }
      function checkOf({ url, paths }, request, judge) {
        const run = async (visiting) => {
          const visited = await request(visiting);
          const isKnown = visited.end === "left" || visited.end === "response" && !(0, retry.dg)(visited.status) && visited.status !== 429;
          return isKnown ? judge(visited) : { isWaiting: true, findings: [], isUnchecked: true };
        };
        return { url, paths, result: void 0, run };
      }
      function openPathsOf({ result, paths }) {
        if (result?.isWaiting === false)
          return [];
        const found = new Set(result?.findings.map(({ path }) => path));
        const named = paths.filter((path) => found.has(path));
        return named.length > 0 ? named : paths;
      }
      var percent_decode = __webpack_require__(7754);
      var sitemap_scanner = __webpack_require__(80523);
      ;
      const MAX_BYTES = 1e7;
      const MAX_ENTRIES = 5e4;
      const INDEX = /<(?:[\w-]+:)?sitemapindex[\s>]/;
      const MAX_PROLOG = 4096;
      const END = /<\/(?:[\w-]+:)?urlset\s*>\s*$/;
      const MAX_END = 200;
      const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;
      function readSitemap(bytes) {
        if (bytes.length > MAX_BYTES)
          return void 0;
        const xml = (0, encoding.U)((0, site_scanner.bS)(bytes), "xml").toString();
        const entries = (0, sitemap_scanner.q)(xml);
        if (entries === void 0 || INDEX.test(xml.slice(0, MAX_PROLOG)))
          return void 0;
        const times = /* @__PURE__ */ new Map();
        for (const { url, lastModified } of entries) {
          if (times.size >= MAX_ENTRIES)
            return { times, isComplete: false };
          const address = (0, parse_url.D)(url);
          if (address === null)
            continue;
          address.hash = "";
          times.set(address.href, sitemap_timeOf(lastModified));
        }
        return { times, isComplete: END.test(xml.slice(-MAX_END)) };
      }
      function sitemap_timeOf(text = "") {
        const time = TIME.test(text) ? Date.parse(text) : NaN;
        return Number.isNaN(time) ? void 0 : time;
      }
      ;
      function sitemapCheck(url, added, others) {
        return checkOf({ url, paths: added.map(({ path }) => path) }, content(url), (visited) => {
          const bytes = bodyOf(visited);
          const sitemap = bytes && readSitemap(bytes);
          if (sitemap?.isComplete !== true || sitemap.times.size === 0)
            return RIGHT;
          const listed = new Set([...sitemap.times.keys()].map(pathOf));
          if (!others.some((other) => listed.has(pathOf(other.url.href))))
            return RIGHT;
          const missing = added.filter((page) => !listed.has(pathOf(page.url.href)));
          return notListed(missing, "The added page is not in the sitemap.", SITEMAP_ADVICE);
        });
      }
      const SITEMAP_ADVICE = "Search engines find the page through the sitemap. Deploy again, or check that the page is in the navigation. See docs/live.md.";
      function navigationCheck({ url, settingsFile }, added, others) {
        const judge = (visited) => {
          const bytes = bodyOf(visited);
          const navigation = bytes && readServedHtml(bytes).navigation?.();
          if (navigation === void 0)
            return RIGHT;
          const shown = new Set([...navigation].map(pathOf));
          const isShown = ({ path, url: { href } }) => shown.has(withoutSlash(path)) || shown.has(pathOf(href));
          const places = new Set(others.filter(isShown).map(({ place }) => place));
          const missing = added.filter((page) => places.has(page.place) && !isShown(page));
          return notListed(missing, "The navigation of the start page does not show the added page.", `Readers find the page through the menu. Deploy again, for example with a change of ${settingsFile}. See docs/live.md.`);
        };
        return checkOf({ url, paths: added.map(({ path }) => path) }, async (visiting) => await startPage(url, visiting), judge);
      }
      async function startPage(url, visiting) {
        const target = { role: "live", url, hasBody: true, isPage: true };
        const first = await (0, visit.YR)(target, visiting);
        const isElsewhere = first.end === "left" && first.to.origin === url.origin;
        return isElsewhere ? await (0, visit.YR)({ ...target, url: first.to }, visiting) : first;
      }
      function notListed(missing, detail, advice) {
        const findings = missing.map(({ path, url }) => ({ kind: "missing", url, path, detail, advice }));
        return { isWaiting: findings.length > 0, findings };
      }
      function bodyOf(visited) {
        return visited.end === "response" && visited.status === 200 ? visited.body?.bytes : void 0;
      }
      function pathOf(address) {
        return withoutSlash((0, percent_decode.percentDecode)((0, parse_url.D)(address, "https://site.invalid")?.pathname ?? ""));
      }
      function withoutSlash(path) {
        return path.replace(/\/(?:index)?$/, "") || "/";
      }
      ;
      const MAX_REDIRECTS = 50;
      const MAX_FILES = 50;
      const SOURCE = /\.(?:mdx?|json|ya?ml|[jt]sx?|css)$/i;
      function expectedChecks(compared, addresses) {
        const { sample, settingsFile } = compared;
        const max = sample === void 0 || sample === "all" ? Infinity : sample;
        return [
          ...expectedRedirects(compared).slice(0, Math.min(MAX_REDIRECTS, max)).flatMap(({ source, destination }) => {
            const to = addresses.ofDestination(destination);
            const from = addresses.ofFile(source.replace(/^\//, ""));
            return to === void 0 ? [] : [redirectCheck(from, to, { source, settingsFile })];
          }),
          ...[...expectedFiles(compared)].slice(0, Math.min(MAX_FILES, max)).map(([file, paths]) => fileCheck(addresses.ofFile(file), file, paths)),
          ...sample === void 0 ? listChecks(compared, addresses) : []
        ];
      }
      function expectedRedirects({ now, before, pages: pages2, sample }) {
        const known = new Set(now.pages.map(({ address }) => address));
        const removed = new Set(pages2.filter((page) => page.now === void 0).map(({ path }) => path));
        const had = new Set(before?.redirects.map((each) => JSON.stringify(each)));
        const areKnown = now.hasSettings && before?.hasSettings === true;
        const isNew = (each) => removed.has(each.source) || areKnown && !had.has(JSON.stringify(each));
        const plain = now.redirects.filter(({ source }) => !/[*:]/.test(source) && !known.has(source));
        const added = plain.filter(isNew);
        return sample === void 0 ? added : [...added, ...plain.filter((each) => !isNew(each))];
      }
      function expectedFiles({ now, before, pages: pages2, sample }) {
        const had = before && new Set(before.files);
        const files = new Set(now.files.filter((file) => !SOURCE.test(file)));
        const open = new Set(pages2.filter(({ seen }) => sample !== void 0 || seen !== void 0).map(expected_checks_pathOf));
        const found = /* @__PURE__ */ new Map();
        for (const { address, includes } of now.pages)
          for (const file of includes) {
            const isNew = had !== void 0 && !had.has(file);
            if (!files.has(file) || !(isNew || open.has(address)))
              continue;
            found.set(file, [...found.get(file) ?? [], address]);
          }
        return found;
      }
      function listChecks({ now, pages: pages2, settingsFile }, addresses) {
        const listed = new Map(now.listed.map((each) => [withoutIndex(each.page), each]));
        const added = pages2.filter(({ fate, now: page, seen }) => (fate === "added" || fate === "changed" && seen !== void 0) && page?.hidden === false && page.front["noindex"] !== "true" && listed.has(withoutIndex(page.path)));
        if (added.length === 0)
          return [];
        const isAdded = new Set(added.map(expected_checks_pathOf));
        const known = now.pages.filter(({ address }) => !isAdded.has(address));
        const entryOf = ({ path, address, isGenerated }) => {
          const { part = "", division = "" } = listed.get(withoutIndex(path)) ?? {};
          const url = addresses.ofPage(address).html;
          return { path: address, url, isGenerated, place: JSON.stringify([part, division]) };
        };
        const entries = added.flatMap(({ now: page }) => page === void 0 ? [] : [entryOf(page)]);
        const others = known.filter(({ path }) => listed.has(withoutIndex(path))).map(entryOf);
        const ownSitemap = now.files.includes("sitemap.xml");
        return [
          ...ownSitemap ? [] : [sitemapCheck(addresses.ofFile("sitemap.xml"), entries, known.map(entryOf))],
          // The address of a generated page is the service's choice, which is not known for certain.
          navigationCheck({ url: addresses.ofPage("/").html, settingsFile }, entries.filter(({ isGenerated }) => !isGenerated), others)
        ].filter(({ paths }) => paths.length > 0);
      }
      function withoutIndex(path) {
        return path.replace(/(^|\/)index$/, "");
      }
      function expected_checks_pathOf({ path }) {
        return path;
      }
      var site_address = __webpack_require__(2360);
      ;
      class LiveAddresses {
        #root;
        #style;
        constructor({ siteUrl, style }) {
          this.#root = new URL((0, site_address.baseFolder)(siteUrl.pathname), siteUrl);
          this.#style = style;
        }
        /** `path`: the address in the documentation, such as `/guides/start`. */
        ofPage(path) {
          const name = path.replace(/^\//, "");
          const html = name === "" ? this.#root : this.ofFile(this.#style === "html" ? `${name}.html` : name);
          return { html, md: this.ofFile(`${name === "" ? "index" : name}.md`) };
        }
        ofFile(path) {
          return new URL(new site_address.SiteAddress(path, this.#root.pathname).pathname, this.#root);
        }
        ofDestination(destination) {
          if (/^https?:/i.test(destination))
            return (0, parse_url.D)(destination) ?? void 0;
          const [, path = "", rest = ""] = /^\/?([^?#]*)(.*)$/s.exec(destination) ?? [];
          const query = rest.replace(/#.*$/s, "");
          return (0, parse_url.D)(this.ofFile(path).href + query) ?? void 0;
        }
      }
      ;
      async function expectSite(inputs, { commit: commit2, open }, { history, reader, causes }, { log }) {
        const { settingsFile } = inputs.docs;
        const now = await reader.readAll(history.head);
        const undeployable = now.hasSettings ? void 0 : undeployableText(now, settingsFile);
        if (undeployable !== void 0)
          log.warning(undeployable);
        const isSame = commit2 === void 0 || commit2 === history.head;
        const before = isSame ? void 0 : await reader.readAll(commit2);
        const compared = before && { now, before, since: commit2 ?? "" };
        const changed = compared === void 0 ? [] : changedPages(compared);
        const between = compared === void 0 ? void 0 : await revertedPages({ ...compared, changed: pathsOf(changed) }, history, reader).catch(unlessUnknown);
        if (compared !== void 0 && between?.isCut !== false)
          log.notice("There are too many merges since then to read each of them, so pages that were changed and changed back are not looked at.");
        const withOpen = withOpenPages([...changed, ...newPages(between?.pages ?? [], changed)], open, now, history.head);
        const addresses = new LiveAddresses(inputs);
        const isSample = withOpen.length === 0;
        const isGone = !isSample && withOpen.every((page) => page.now === void 0);
        const expected = isSample ? sampledPages(now, inputs.sample) : [...withOpen, ...isGone ? witnessPages(now) : []];
        const checks = expectedChecks({ now, before, pages: expected, settingsFile, sample: isSample ? inputs.sample : void 0 }, addresses);
        log.info(isSample ? `${commit2 === void 0 ? "No earlier commit" : isSame ? "Nothing changed" : `No page has another text since ${commit2.slice(0, 7)}`}: comparing a sample of ${(0, units.formatCount)(expected.length, "page")} with the current sources.` : `Changed since ${commit2?.slice(0, 7) ?? ""}: ${(0, units.formatCount)(withOpen.length, "page")}.`);
        const versions = new PageVersions(history, reader, expected);
        const deployedAt = async ({ commit: sha, time }) => await causes.deployedAt({ commit: sha, time });
        const sources = { versions, deployedAt };
        const pages2 = expected.map((page, at) => new live_page.ig(page, addresses.ofPage(page.path), sources, at));
        return {
          ...{ pages: pages2, checks, since: isSample ? void 0 : commit2, undeployable },
          notCompared: compared === void 0 ? [] : await notCompared(compared, withOpen, history)
        };
      }
      function pathsOf(pages2) {
        return new Set(pages2.map(({ path }) => path));
      }
      function newPages(found, known) {
        const paths = pathsOf(known);
        return found.filter(({ path }) => !paths.has(path));
      }
      function undeployableText({ problems }, settingsFile) {
        const more = problems.length > 0 ? ` ${problems.slice(0, 3).join(". ")}.` : "";
        return `${settingsFile} cannot be read at the checked-out commit, so no service can deploy it.${more}`;
      }
      var live_findings = __webpack_require__(25144);
      var login = __webpack_require__(32664);
      ;
      const MAX_PAUSE_MS = 3e4;
      const CHANNELS = ["html", "md"];
      const [FEW_PAGES, MAX_FOR_FEW] = [20, 60];
      class LivePasses {
        #inputs;
        #context;
        #finder;
        #startedAt;
        #checked = /* @__PURE__ */ new Set();
        /** Whether live pages were requested a second time. */
        #isAsked = false;
        pages;
        checks;
        /** `startedAt`: the start of the run, from which `timeout` counts. */
        constructor(what, inputs, context) {
          this.pages = what.pages;
          this.checks = what.checks;
          this.#finder = what.causes;
          this.#startedAt = what.startedAt;
          this.#inputs = inputs;
          this.#context = context;
        }
        async run() {
          const { clock, log } = this.#context;
          const { waitMs, timeoutMs, siteUrl } = this.#inputs;
          const firstAt = clock.now();
          const endAt = this.#startedAt + timeoutMs * passes.y8;
          const waitUntil = Math.min(firstAt + waitMs, endAt);
          for (let pass = 1; ; pass += 1) {
            const open = this.#open();
            await log.group(`Pass ${pass}: ${describeOpen(open)} of ${siteUrl.origin}`, async () => await this.#request(open, endAt));
            const causes = await this.#causes();
            const waiting = this.#open(causes);
            const elapsedMs = clock.now() - firstAt;
            const end = (liveAfterMs) => ({
              ...{ pages: this.pages, checks: this.checks, causes, checked: this.#checked.size, liveAfterMs }
            });
            if (waiting.pages.length + waiting.checks.length === 0) {
              if (await this.#isConfirmed(endAt))
                return end(pass === 1 || causes.size > 0 ? void 0 : elapsedMs);
            }
            if (clock.now() >= waitUntil || this.#isSignIn())
              return { ...end(), causes: await this.#causes() };
            await this.#pause(this.#open(), elapsedMs, waitUntil - clock.now());
          }
        }
        /** Returns what is requested in the next pass. With causes, leaves out pages for which waiting is of no use. */
        #open(causes) {
          const isOpen = (page) => CHANNELS.some((channel) => (0, live_page.Gu)(page.results[channel]));
          return {
            pages: this.pages.filter((page) => isOpen(page) && causes?.get(page)?.isOver !== true),
            checks: this.checks.filter(({ result }) => result === void 0 || result.isWaiting)
          };
        }
        #isSignIn() {
          return (0, login.$)(this.pages.flatMap(({ urls, results: { html } }) => html.visit === void 0 ? [] : [{ target: { url: urls.html }, visit: html.visit, page: html.page }])) !== void 0;
        }
        async #request({ pages: pages2, checks }, endAt) {
          const visiting = this.#visiting(pages2.length + checks.length, endAt);
          const steps = [
            ...checks.map((check) => async () => {
              this.#checked.add(check.url.href);
              check.result = await check.run(visiting);
            }),
            ...pages2.flatMap((page) => CHANNELS.filter((channel) => (0, live_page.Gu)(page.results[channel])).map((channel) => async () => await this.#look(page, channel, visiting)))
          ];
          await this.#inParallel(steps, endAt);
          this.#findMissingMarkdown();
        }
        /**
         * A page without Markdown is right, unless the site serves other pages as Markdown. Whether a page that is not new had
         * Markdown before is unknown.
         */
        #findMissingMarkdown() {
          if (!this.pages.some(({ results: { md } }) => md.page !== void 0))
            return;
          for (const { lacksMarkdown, results } of this.pages) {
            if (lacksMarkdown === void 0 || results.md.outcome !== "absent")
              continue;
            const { detail } = results.md;
            results.md = lacksMarkdown === "added" ? { ...results.md, outcome: "missing", detail: `As Markdown: ${detail}` } : {
              ...results.md,
              outcome: "undecided",
              detail: `${(0, live_page.Ai)(detail)}, but other pages have Markdown`
            };
          }
        }
        #visiting(addresses, endAt) {
          const { headers, limits } = this.#inputs;
          const budget = new visit.bK(this.#context.clock, endAt);
          budget.allow(addresses);
          return { ...this.#context, headers, limits, budget };
        }
        /** Leaves out the steps for which no time is left. */
        async #inParallel(steps, endAt) {
          await (0, passes.I_)(steps, this.#inputs.concurrency, async (step) => {
            if (this.#context.clock.now() < endAt)
              await step();
          });
        }
        async #look(page, channel, visiting) {
          const url = page.urls[channel];
          this.#checked.add(url.href);
          const result = await page.judge(await look(url, channel, visiting), channel);
          if (result.outcome === "unchecked" && page.results[channel].visit !== void 0)
            return;
          page.results[channel] = result;
          if ((0, live_page.Gu)(result))
            page.wasOld.add(channel);
          else if (page.wasOld.has(channel)) {
            const again = await page.judge(await look(url, channel, visiting), channel);
            if (again.outcome !== "unchecked")
              page.results[channel] = again;
          }
        }
        /**
         * Requests changed pages that are live once more, because of several caches, one can be new and another one old: the
         * HTML of all pages, and the Markdown, as far as few pages shall not need many requests. Returns false if a page is not
         * live then.
         */
        async #isConfirmed(endAt) {
          const isLive = ({ results, expected, wasOld }, channel) => results[channel].outcome === "live" && !wasOld.has(channel) && expected.fate !== "sampled" && expected.now !== void 0;
          const count = this.pages.length;
          const max = count > FEW_PAGES ? Infinity : MAX_FOR_FEW - CHANNELS.length * count - this.checks.length;
          const again = CHANNELS.flatMap((channel) => this.pages.filter((page) => isLive(page, channel)).map((page) => ({ page, channel }))).slice(0, Math.max(0, max));
          if (this.#isAsked || again.length === 0)
            return true;
          this.#isAsked = true;
          const visiting = this.#visiting(again.length, endAt);
          const steps = again.map(({ page, channel }) => async () => {
            const result = await page.judge(await look(page.urls[channel], channel, visiting), channel);
            if (!(0, live_page.Gu)(result) || result.outcome === "unchecked")
              return;
            page.results[channel] = result;
            page.wasOld.add(channel);
          });
          await this.#inParallel(steps, endAt);
          return again.every(({ page, channel }) => !page.wasOld.has(channel));
        }
        async #causes() {
          const causes = /* @__PURE__ */ new Map();
          this.#finder.nextPass();
          const named = new Set(this.checks.flatMap(({ result }) => result?.findings.map(({ path }) => path) ?? []));
          for (const page of this.pages) {
            const old = CHANNELS.map((channel) => page.results[channel]).filter(live_page.Gu);
            const isKnown = old.some(({ visit: visit2 }) => visit2?.end === "response" || visit2?.end === "left");
            if (!isKnown && !named.has(page.expected.path))
              continue;
            const change = (0, live_page.C2)(await page.versions());
            if (change === void 0)
              continue;
            const { source } = page.results.html.source.build === void 0 ? page.results.md : page.results.html;
            causes.set(page, await this.#finder.find(change, { ...source, isRemoved: page.expected.now === void 0 }));
          }
          return causes;
        }
        async #pause(open, elapsedMs, leftMs) {
          const { clock, log, random, signal } = this.#context;
          const pauseMs = (0, passes.ZZ)({ elapsedMs, leftMs, maxMs: MAX_PAUSE_MS }, random);
          log.info(`Not live yet: ${describeOpen(open)}. Checking again in ${(0, units.formatDuration)(pauseMs)}, for up to ${(0, units.formatDuration)(leftMs)}.`);
          await clock.sleep(pauseMs, signal);
        }
      }
      function describeOpen({ pages: pages2, checks }) {
        const others = checks.length === 0 ? "" : `, ${(0, units.formatCount)(checks.length, "other address")}`;
        return (0, units.formatCount)(pages2.length, "page") + others;
      }
      var plain_text = __webpack_require__(39180);
      ;
      const MAX_OPEN_MS = 7 * 24 * 36e5;
      function recordOf({ pages: pages2, checks, since }, { head }, { clock, log }) {
        const now = clock.now();
        const open = /* @__PURE__ */ new Map();
        const dropped = [];
        const keep = (path, isBrief, page = {}) => {
          const { seen = new Date(now).toISOString(), since: from = since ?? head } = page;
          if (isBrief && now - Date.parse(seen) > MAX_OPEN_MS)
            dropped.push(path);
          else
            open.set(path, { path, since: from, seen });
        };
        const isSeen = isAnyPageSeen(pages2);
        const isOpen = (page) => !isDone(page) || !isSeen && page.expected.now === void 0 && page.results.html.outcome === "live";
        for (const page of pages2.filter((each) => each.expected.fate !== "witness" && isOpen(each))) {
          const { path, since: from, seen } = page.expected;
          const outcomes = Object.values(page.results);
          const isUndecided = outcomes.every(({ outcome }) => ["live", "absent", "undecided"].includes(outcome));
          const served = outcomes.find(({ outcome }) => outcome === "stale")?.verdict?.served[0]?.commit;
          keep(path, isUndecided, { since: from ?? served ?? head, ...seen !== void 0 && { seen } });
        }
        const known = new Map(pages2.map(({ expected }) => [expected.path, expected]));
        for (const path of since === void 0 ? [] : checks.flatMap(openPathsOf)) {
          if (open.has(path) || dropped.includes(path) || !path.startsWith("/"))
            continue;
          const { since: from = since, seen } = known.get(path) ?? {};
          keep(path, true, { ...from !== void 0 && { since: from }, ...seen !== void 0 && { seen } });
        }
        if (dropped.length > 0)
          log.notice(`Looked at for a week without a result, and not again until they change: ${dropped.length} (${dropped.slice(0, 5).join(", ")}).`);
        return { formatVersion: 1, commit: head, open: [...open.values()] };
      }
      function isAnyPageSeen(pages2) {
        return pages2.some(({ expected, results: { html, md } }) => [html, md].some(({ outcome, verdict }) => expected.now === void 0 ? outcome === "served" : verdict !== void 0 && outcome !== "different"));
      }
      function isDone({ results }) {
        return Object.values(results).every(({ outcome, verdict }) => outcome === "live" || outcome === "absent" || outcome === "undecided" && verdict?.hasWords === false);
      }
      var deployments = __webpack_require__(18311);
      var http_error = __webpack_require__(24710);
      var live_cause = __webpack_require__(48879);
      ;
      class Causes {
        #inputs;
        #history;
        #context;
        /** Deployments before this time are not looked at. */
        #since;
        #list;
        #found = /* @__PURE__ */ new Map();
        #isNoticed = false;
        constructor(inputs, history, since, context) {
          this.#inputs = inputs;
          this.#history = history;
          this.#since = since;
          this.#context = context;
        }
        /** Forgets the deployments, because their states change. */
        nextPass() {
          this.#list = void 0;
          this.#found = /* @__PURE__ */ new Map();
        }
        async find({ commit: commit2, time }, page) {
          const { checkout, github, settingsFile } = this.#inputs.docs;
          const [owner = "", repo = ""] = github.repository.split("/");
          const build = page.build && { at: page.build.time, isRunning: page.build.state === "in_progress" };
          const deployment = await this.#known({ commit: commit2, at: time });
          const cause = (0, live_cause.rl)({ at: time }, deployment, {
            source: page.gitSource,
            build,
            settingsFile,
            isRemoved: page.isRemoved,
            expected: { owner, repo, deployBranch: github.branch ?? "", contentDirectory: checkout.path }
          }, this.#context.clock.now());
          return { ...cause, isOver: deployment.state === "known" && !cause.isUnderWay };
        }
        /** Returns the time from which a build can contain a change: the change's, or that of its deployment if it is known. */
        async deployedAt(change) {
          const found = await this.#known({ commit: change.commit, at: change.time });
          return found.state === "known" ? Math.max(change.time, found.deployment.createdAt) : change.time;
        }
        async #known(change) {
          const found = this.#found.get(change.commit) ?? this.#deploymentOf(change);
          this.#found.set(change.commit, found);
          return await found;
        }
        async #deploymentOf(change) {
          const { client, versions } = this.#history;
          if (client === void 0)
            return { state: "unknown", reason: "GitHub is not asked on a command line" };
          try {
            this.#list ??= (0, deployments.gZ)(this.#since, client);
            const isAncestor = async (commit2, of) => await versions.isAncestor(commit2, of);
            const statusOf = async (deployment) => await (0, deployments.I1)(deployment, client);
            const list = await this.#list;
            if (list.length === 0)
              return { state: "unknown", reason: "GitHub lists no deployment of the service" };
            return await (0, live_cause.PE)(change, { list, isAncestor, statusOf });
          } catch (error) {
            if (!(error instanceof http_error.j$ || error instanceof failure.HR))
              throw error;
            const isDenied = error instanceof http_error.j$ && [401, 403, 404].includes(error.status ?? 0);
            const reason = isDenied ? "Add the permission `deployments: read` to the job" : (0, failure.A3)(error);
            if (!this.#isNoticed)
              this.#context.log.notice(`GitHub's deployments are unknown: ${reason.replace(/\.$/, "")}.`);
            this.#isNoticed = true;
            return { state: "unknown", reason };
          }
        }
      }
      ;
      const CANCELED_KEEP_MS = 1200;
      async function verifyLive(inputs, context) {
        const { clock, log, signal } = context;
        const startedAt = clock.now();
        const maxWaitMs = inputs.timeoutMs * passes.y8;
        if (inputs.waitMs > maxWaitMs && !inputs.isWatching)
          log.notice(`\`wait\` is cut to ${(0, units.formatDuration)(maxWaitMs)}, because \`timeout\` is ${(0, units.formatDuration)(inputs.timeoutMs)}.`);
        const history = openHistory(inputs, context);
        const memory = new LiveMemory(inputs);
        const reader = new DocsReader(history.versions, history.head, context);
        let expected;
        try {
          const since = await findSince(inputs.docs, history, memory, context);
          const causes = new Causes(inputs, history, await timeBefore(history, since), context);
          expected = await expectSite(inputs, since, { history, reader, causes }, context);
          const passes2 = new LivePasses({ ...expected, causes, startedAt }, inputs, context);
          const state = await passes2.run();
          return await resultOf(state, expected, history, inputs, clock.now());
        } finally {
          const limitMs = signal.reason instanceof stop_reason.Or ? CANCELED_KEEP_MS : void 0;
          const record = expected && recordOf(expected, history, context);
          if (record !== void 0)
            await memory.keep(record, context, limitMs);
          await reader.end();
        }
      }
      async function timeBefore({ repository: repository2, head }, { commit: commit2 }) {
        const time = await repository2.timeOf(commit2 ?? head).catch(() => NaN);
        return Number.isNaN(time) ? 0 : time;
      }
      async function resultOf(state, expected, { head }, inputs, now) {
        const reports = [];
        const { settingsFile } = inputs.docs;
        const isSeen = isAnyPageSeen(state.pages);
        for (const page of state.pages.filter(({ results }) => results.html.outcome !== "absent")) {
          const report = await (0, live_findings.EI)(page, state.causes.get(page), now);
          const isUnknown = !isSeen && page.expected.now === void 0 && report.outcome === "live";
          const isRight = report.outcome === "live" || report.outcome === "undecided";
          if (page.expected.fate !== "witness" || !isRight)
            reports.push(isUnknown ? { ...report, outcome: "unchecked" } : report);
        }
        const findings = [
          ...findingsOf(state, { reports, head, settingsFile }, (0, secrets.$p)(inputs.secrets)),
          ...expected.undeployable === void 0 ? [] : [undeployableFinding(expected.undeployable, inputs.siteUrl, settingsFile)]
        ];
        const unchecked = uncheckedOf(state);
        const paths = new Set(findings.flatMap(({ kind, path }) => kind === "pending" ? path ?? [] : []));
        for (const { outcome, page } of reports)
          if (outcome === "pending")
            paths.add(page.expected.path);
        const undecided = reports.filter(({ outcome }) => outcome === "undecided").length;
        const isClean = findings.every((finding) => (0, kinds.Vv)(finding) && !STOPS.includes(finding.kind) && finding.isWarning !== true);
        return {
          verified: isSeen && isClean && unchecked.length === 0 && paths.size === 0,
          ...{ checked: state.checked, findings, unchecked, liveAfterMs: state.liveAfterMs },
          ...{ reports, head, prefix: inputs.docs.checkout.prefix, since: expected.since, undecided },
          notCompared: expected.notCompared,
          pending: paths.size,
          isUnreachable: (0, live_findings.A1)(state.pages),
          commit: reachedCommit(reports, head)
        };
      }
      const STOPS = ["pending", "undecided"];
      function undeployableFinding(detail, { href }, settingsFile) {
        const advice = `Correct ${settingsFile}. See docs/live.md.`;
        return { kind: "undecided", address: href, path: void 0, detail: (0, plain_text.plainText)(detail), advice, count: 1 };
      }
      function findingsOf(state, { reports, head, settingsFile }, redact) {
        const whole = (0, live_findings.BV)(state);
        const ofPages = reports.flatMap((report) => (0, live_findings.CC)(report, { head, settingsFile }) ?? []);
        const isUnderWay = new Set([...state.causes].flatMap(([page, cause]) => cause.isUnderWay ? page.expected.path : []));
        const ofChecks = state.checks.flatMap(({ result }) => (result?.findings ?? []).map(({ kind, url, path, detail, advice = kinds.El[kind] }) => {
          const about = { address: url.href, path, detail, count: 1 };
          return isUnderWay.has(path) ? { ...about, kind: "pending", advice: kinds.El.pending } : { ...about, kind, advice };
        }));
        const all = whole === void 0 ? [...ofPages, ...withoutPending(ofChecks, reports)] : [whole];
        return all.map((finding) => ({ ...finding, detail: redact(finding.detail) })).sort((a, b) => kinds.GW.indexOf(a.kind) - kinds.GW.indexOf(b.kind));
      }
      function withoutPending(findings, reports) {
        const isPending = reports.some(({ outcome }) => outcome === "pending");
        return findings.map((finding) => isPending ? { ...finding, isWarning: true } : finding);
      }
      function uncheckedOf({ pages: pages2, checks }) {
        return [
          ...pages2.flatMap(({ urls, results: { html, md } }) => [
            ...html.outcome === "unchecked" ? [urls.html.href] : [],
            // Whether the site serves Markdown is unknown until a page was seen.
            ...md.outcome === "unchecked" && html.outcome !== "unchecked" ? [urls.md.href] : []
          ]),
          ...checks.flatMap(({ url, result }) => result === void 0 || result.isUnchecked === true ? [url.href] : [])
        ];
      }
      function reachedCommit(reports, head) {
        const old = reports.filter(({ outcome }) => !["live", "undecided", "unchecked"].includes(outcome));
        if (old.length === 0)
          return reports.some(({ outcome }) => outcome === "live") ? head : void 0;
        const served = old.map((report) => report.served).filter((each) => each !== void 0);
        if (served.length < old.length)
          return void 0;
        return served.reduce((oldest, each) => each.ageMs > oldest.ageMs ? each : oldest).commit;
      }
    })
  ),
  /***/
  32464: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        A9: () => (
          /* binding */
          normalized
        ),
        /* harmony export */
        J7: () => (
          /* binding */
          normalizedFiles
        ),
        /* harmony export */
        Jg: () => (
          /* binding */
          TEXT_FILE
        ),
        /* harmony export */
        Ry: () => (
          /* binding */
          compareFolders
        ),
        /* harmony export */
        T6: () => (
          /* binding */
          compareWorkingTree
        ),
        /* harmony export */
        TP: () => (
          /* binding */
          MAX_BLOB_BYTES
        ),
        /* harmony export */
        UX: () => (
          /* binding */
          idsOf
        ),
        /* harmony export */
        gY: () => (
          /* binding */
          LFS_POINTER
        ),
        /* harmony export */
        iZ: () => (
          /* binding */
          docsOfBase
        ),
        /* harmony export */
        j1: () => (
          /* binding */
          readFolder
        ),
        /* harmony export */
        ot: () => (
          /* binding */
          renamedFiles
        ),
        /* harmony export */
        ov: () => (
          /* binding */
          hasContent
        ),
        /* harmony export */
        tS: () => (
          /* binding */
          throwIfTooLarge
        ),
        /* harmony export */
        tc: () => (
          /* binding */
          compareTrees
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
      var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21873);
      var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92790);
      var _sources_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89181);
      var _sources_page_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90098);
      var _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45852);
      const MAX_BLOB_BYTES = 1e7;
      const TEXT_FILE = /\.(?:mdx?|json|ya?ml|[jt]sx?|txt|css|html?|mintignore)$/i;
      const MAX_DOCS = 10;
      const LFS_POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\//;
      const MAX_POINTER_BYTES = 1024;
      async function readFolder(folder) {
        return normalizedFiles(await (0, _sources_files_js__WEBPACK_IMPORTED_MODULE_4__.rt)(folder));
      }
      function normalizedFiles(files) {
        return { ...files, read: async (path) => normalized(await files.read(path)) };
      }
      async function compareFolders({ folder }, baseFolder) {
        const [head, base] = await Promise.all([readFolder(folder), readFolder(baseFolder)]);
        const [ids2, earlier] = [await idsIn(folder, head), await idsIn(baseFolder, base)];
        const changed = new Set([...head.paths, ...base.paths].filter((path) => ids2.get(path) !== earlier.get(path)));
        return { head, base, changed, renamed: renamedFiles(earlier, ids2) };
      }
      async function idsIn(folder, { paths }) {
        const ids2 = /* @__PURE__ */ new Map();
        for (const path of paths) {
          await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
          const content = (0, _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__.readIfThere)(folder, path);
          const text = content && TEXT_FILE.test(path) ? Buffer.from(normalized(content.toString())) : content;
          ids2.set(path, text === void 0 ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path) : blobId(text, ""));
        }
        return ids2;
      }
      function renamedFiles(before, now) {
        const added = [...now].filter(([path]) => !before.has(path));
        const removed = [...before].filter(([path]) => !now.has(path));
        const byId = (0, _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_7__.$)(added, ([, id2]) => id2);
        const pairs = removed.flatMap(([from, id2]) => {
          const found = EMPTY_FILES.has(id2) ? [] : (byId.get(id2) ?? []).map(([path]) => path);
          const named = found.filter((path) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path) === node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(from));
          const [to] = found.length === 1 ? found : named.length === 1 ? named : [];
          return to === void 0 ? [] : [[from, to]];
        });
        return new Map(pairs);
      }
      async function compareTrees({ folder, prefix }, trees, repository) {
        const [local, head] = await Promise.all([readFolder(folder), repository.files(trees.head, prefix)]);
        const base = trees.base === trees.head ? head : (await docsOfBase(trees, prefix, repository)).files;
        return await compareFiles({ local, head, base }, /* @__PURE__ */ new Set(), repository);
      }
      async function docsOfBase({ head, base }, prefix, repository) {
        const files = await repository.files(base, prefix);
        const hasSettings = (found) => _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_6__.ER.some((name) => found.has(name));
        if (hasSettings(files))
          return { folder: prefix, files };
        const all = prefix === "" ? files : await repository.files(base, "");
        const settings = [...all.keys()].filter((path) => _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_6__.ER.includes(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path)));
        const folders = [...new Set(settings.map((path) => path.replace(/[^/]*$/, "")))];
        const gone = [];
        for (const folder2 of folders.slice(0, MAX_DOCS))
          if (!hasSettings(await repository.files(head, folder2)))
            gone.push(folder2);
        const [folder] = gone;
        return folder !== void 0 && gone.length === 1 ? { folder, files: await repository.files(base, folder) } : { folder: prefix, files };
      }
      async function compareWorkingTree({ folder, prefix }, trees, clone) {
        const local = await readFolder(folder);
        const committed = await clone.files(trees.head, prefix);
        const { files: base } = await docsOfBase(trees, prefix, clone);
        const isLocal = new Set(local.paths);
        const staged = await clone.index(prefix);
        const isThere = (path) => isLocal.has(path) || staged.get(path)?.isLeftOut === true;
        const head = new Map([...committed].filter(([path]) => isThere(path)));
        const edited = await editedFiles(folder, isLocal, head, clone);
        const unknown = local.paths.filter((path) => !committed.has(path) && !base.has(path));
        for (const path of unknown.filter((each) => staged.has(each))) {
          head.set(path, { sha: blobId(contentOf(folder, path), trees.head), size: await local.size(path) });
          edited.add(path);
        }
        const untracked = unknown.filter((path) => !staged.has(path) && (0, _sources_page_file_js__WEBPACK_IMPORTED_MODULE_5__.MV)(path));
        return { ...await compareFiles({ local, head, base }, edited, clone), untracked };
      }
      async function compareFiles({ local, head, base }, edited, repository) {
        const isLocal = new Set(local.paths);
        const idOf = (path) => edited.has(path) ? "edited" : head.get(path)?.sha;
        const changed = new Set([...head.keys(), ...base.keys()].filter((path) => idOf(path) !== base.get(path)?.sha));
        const localBlobs = new Map([...head].flatMap(([path, { sha }]) => isLocal.has(path) && !edited.has(path) ? [[sha, path]] : []));
        const wanted = [
          ...[...base].filter(([path]) => changed.has(path)),
          // A sparse checkout does not contain all files in the commit.
          ...[...head].filter(([path]) => !isLocal.has(path))
        ].filter(([path, { sha, size }]) => TEXT_FILE.test(path) && size <= MAX_BLOB_BYTES && !localBlobs.has(sha));
        const texts = await repository.texts(new Map(wanted.map(([, file]) => [file.sha, file])));
        const sizeAtHead = async (path) => isLocal.has(path) ? await local.size(path) : head.get(path)?.size ?? 0;
        const readHead = async (path) => {
          if (isLocal.has(path))
            return await local.read(path);
          throwIfTooLarge(head.get(path));
          return normalized(texts.get(head.get(path)?.sha ?? "") ?? "");
        };
        const readBase = async (path) => {
          const { sha = "" } = base.get(path) ?? {};
          const moved = localBlobs.get(sha);
          if (moved === void 0)
            throwIfTooLarge(base.get(path));
          const text = moved === void 0 ? texts.get(sha) : await local.read(moved);
          return text === void 0 || LFS_POINTER.test(text) ? await readHead(path) : normalized(text);
        };
        const generated = local.paths.filter((path) => !head.has(path) && !base.has(path));
        const atHead = [.../* @__PURE__ */ new Set([...head.keys(), ...local.paths])].sort();
        const folder = atHead.every((path) => isLocal.has(path)) ? local.folder : void 0;
        return {
          head: { paths: atHead, size: sizeAtHead, read: readHead, ...folder !== void 0 && { folder } },
          base: {
            paths: [...base.keys(), ...generated].sort(),
            size: async (path) => base.get(path)?.size ?? await sizeAtHead(path),
            read: readBase
          },
          changed,
          renamed: renamedFiles(idsOf(base), idsOf(head))
        };
      }
      function throwIfTooLarge(file) {
        if ((file?.size ?? 0) > MAX_BLOB_BYTES)
          throw new Error(`the file has more than ${MAX_BLOB_BYTES} bytes in one of the commits`);
      }
      async function editedFiles(folder, isLocal, committed, repository) {
        const different = /* @__PURE__ */ new Map();
        for (const [path, file] of committed) {
          if (!isLocal.has(path))
            continue;
          await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
          if (!hasContent(contentOf(folder, path), file.sha))
            different.set(path, file);
        }
        const small = [...different.values()].filter(({ size }) => size <= MAX_POINTER_BYTES);
        const pointers = await repository.texts(new Map(small.map((file) => [file.sha, file])));
        const isEdited = ({ sha }) => !LFS_POINTER.test(pointers.get(sha) ?? "");
        return new Set([...different].filter(([, file]) => isEdited(file)).map(([path]) => path));
      }
      function hasContent(content, id2) {
        const withoutCr = () => Buffer.from(content.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
        return blobId(content, id2) === id2 || blobId(withoutCr(), id2) === id2;
      }
      function contentOf(folder, path) {
        return (0, _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__.readIfThere)(folder, path) ?? Buffer.of();
      }
      function blobId(content, like) {
        const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 40 ? "sha1" : "sha256");
        return digest.update(`blob ${content.length}\0`).update(content).digest("hex");
      }
      const EMPTY_FILES = new Set([40, 64].map((length) => blobId(Buffer.of(), "0".repeat(length))));
      function idsOf(files) {
        return new Map([...files].map(([path, { sha }]) => [path, sha]));
      }
      function normalized(text) {
        return text.replaceAll("\r\n", "\n").replace(/^\uFEFF/, "");
      }
    })
  ),
  /***/
  73102: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        w$: () => (
          /* binding */
          datetime
        )
        /* harmony export */
      });
      var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
      var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81041);
      var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
      var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
      const ZodMiniISODateTime = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniISODateTime", (inst, def) => {
        _core_index_js__WEBPACK_IMPORTED_MODULE_1__.Ko.init(inst, def);
        _schemas_js__WEBPACK_IMPORTED_MODULE_2__.zUr.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function datetime(params) {
        return _core_index_js__WEBPACK_IMPORTED_MODULE_3__.G1(ZodMiniISODateTime, params);
      }
      const ZodMiniISODate = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function date(params) {
        return core._isoDate(ZodMiniISODate, params);
      }
      const ZodMiniISOTime = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function time(params) {
        return core._isoTime(ZodMiniISOTime, params);
      }
      const ZodMiniISODuration = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function duration(params) {
        return core._isoDuration(ZodMiniISODuration, params);
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
