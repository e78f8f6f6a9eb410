const id = 8780;
const ids = [8780, 2194];
const modules = {
  /***/
  46075: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Mz: () => (
          /* binding */
          errorOf
        ),
        /* harmony export */
        S8: () => (
          /* binding */
          FileWriter
        ),
        /* harmony export */
        Y1: () => (
          /* binding */
          makeSiteFolder
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98362);
      var _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91041);
      var _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26735);
      var _archive_guards_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85606);
      var _archive_zip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21625);
      var __addDisposableResource = function(env, value, async) {
        if (value !== null && value !== void 0) {
          if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
          var dispose, inner;
          if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
          }
          if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
          }
          if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
          if (inner) dispose = function() {
            try {
              inner.call(this);
            } catch (e) {
              return Promise.reject(e);
            }
          };
          env.stack.push({ value, dispose, async });
        } else if (async) {
          env.stack.push({ async: true });
        }
        return value;
      };
      var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
        return function(env) {
          function fail(e) {
            env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
          }
          var r, s = 0;
          function next() {
            while (r = env.stack.pop()) {
              try {
                if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                if (r.dispose) {
                  var result = r.dispose.call(r.value);
                  if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                    fail(e);
                    return next();
                  });
                } else s |= 1;
              } catch (e) {
                fail(e);
              }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
          }
          return next();
        };
      })(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
        var e = new Error(message);
        return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
      });
      const CREATE = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0);
      const FOLDER_MODE = 493;
      const FILE_MODE = 420;
      function makeSiteFolder(root, folder) {
        const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder);
        try {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path, FOLDER_MODE);
        } catch (error) {
          throw (0, _archive_guards_js__WEBPACK_IMPORTED_MODULE_6__.H0)(error, folder);
        }
        setMode(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, FOLDER_MODE));
      }
      function setMode(change) {
        try {
          change();
        } catch (error) {
          if (!["EPERM", "ENOSYS", "ENOTSUP"].includes(error.code ?? ""))
            throw error;
        }
      }
      class NewFile {
        #path;
        #fd;
        #judge = new _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_4__.CredentialJudge();
        #hash;
        #size = 0;
        constructor(root, path) {
          this.#path = path;
          this.#judge.begin(path);
          try {
            this.#fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), CREATE, FILE_MODE);
          } catch (error) {
            throw (0, _archive_guards_js__WEBPACK_IMPORTED_MODULE_6__.H0)(error, path);
          }
          setMode(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(this.#fd, FILE_MODE));
        }
        write(bytes) {
          this.#hash ??= (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
          this.#hash.update(bytes);
          this.#writeAll(bytes);
        }
        /** Writes the last bytes. For a file with a single write, `hash` is faster than a hash object. */
        finish(bytes) {
          this.#writeAll(bytes);
          const sha256 = this.#hash === void 0 ? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes) : this.#hash.update(bytes).digest("hex");
          const file = { path: this.#path, size: this.#size, sha256 };
          return this.#judge.isFound ? { ...file, isCredential: true } : file;
        }
        [Symbol.dispose]() {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#fd);
        }
        #writeAll(bytes) {
          let written = 0;
          while (written < bytes.length)
            written += (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(this.#fd, bytes, written);
          this.#size += bytes.length;
          this.#judge.add(bytes);
        }
      }
      const NO_BYTES = new Uint8Array(0);
      class FileWriter {
        #root;
        #scanner;
        #open;
        /** If given, the scanner scans every file while its bytes are in memory. */
        constructor(root, scanner) {
          this.#root = root;
          this.#scanner = scanner;
        }
        async perform(task) {
          try {
            if (task.kind === "zip")
              return { files: await this.#extractEntries(task.archive, task.entries) };
            return { files: this.#writeParts(task.bytes, task.parts), bytes: task.bytes };
          } catch (error) {
            const { message, code, advice } = error;
            return { files: [], problem: { message, code, advice } };
          }
        }
        writeFile(path, content) {
          const env_1 = { stack: [], error: void 0, hasError: false };
          try {
            const file = __addDisposableResource(env_1, new NewFile(this.#root, path), false);
            return file.finish(content);
          } catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
          } finally {
            __disposeResources(env_1);
          }
        }
        #writeParts(bytes, parts) {
          const files = [];
          for (const { path, start, end, isFirst, isLast } of parts) {
            if (isFirst)
              this.#open = new NewFile(this.#root, path);
            if (this.#open === void 0)
              throw new Error(`no file is open for the rest of ${path}`);
            const content = bytes.subarray(start, end);
            const scanner = this.#scannerOf(path);
            if (isFirst && isLast)
              scanner?.scan(path, content);
            else
              scanner?.keepPiece(path, content);
            if (!isLast) {
              this.#open.write(content);
              continue;
            }
            files.push(this.#open.finish(content));
            this.#open[Symbol.dispose]();
            this.#open = void 0;
            if (!isFirst)
              scanner?.scanPieces(path);
          }
          return files;
        }
        async #extractEntries(archive, entries) {
          const fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(archive, "r");
          try {
            const [first] = entries;
            if (first !== void 0 && (0, _archive_zip_js__WEBPACK_IMPORTED_MODULE_7__.Av)(first))
              return [await this.#extractLarge(fd, first)];
            const files = [];
            for (const { path, content } of (0, _archive_zip_js__WEBPACK_IMPORTED_MODULE_7__.cV)(fd, entries)) {
              files.push(this.writeFile(path, content));
              this.#scannerOf(path)?.scan(path, content);
            }
            return files;
          } finally {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
          }
        }
        async #extractLarge(fd, entry) {
          const env_2 = { stack: [], error: void 0, hasError: false };
          try {
            const file = __addDisposableResource(env_2, new NewFile(this.#root, entry.path), false);
            const scanner = this.#scannerOf(entry.path);
            await (0, _archive_zip_js__WEBPACK_IMPORTED_MODULE_7__.CQ)(fd, entry, (content) => {
              scanner?.keepPiece(entry.path, content);
              file.write(content);
            });
            scanner?.scanPieces(entry.path);
            return file.finish(NO_BYTES);
          } catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
          } finally {
            __disposeResources(env_2);
          }
        }
        /** Does not scan dotfiles, which are left out of the site by default. */
        #scannerOf(path) {
          return (0, _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_5__.isDotfile)(path) ? void 0 : this.#scanner;
        }
      }
      function errorOf({ message, code, advice }) {
        return advice === void 0 ? Object.assign(new Error(message), { code }) : new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__.HR(code, message, { advice });
      }
    })
  ),
  /***/
  38780: (
    /***/
    ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {
      var external_node_worker_threads_ = __webpack_require__(75919);
      var reference_table = __webpack_require__(22320);
      var site_scanner = __webpack_require__(52194);
      var link_addresses = __webpack_require__(53331);
      var checks_findings = __webpack_require__(39640);
      var site_address = __webpack_require__(2360);
      var site_map = __webpack_require__(33978);
      var group_by = __webpack_require__(21873);
      var glob = __webpack_require__(16669);
      var pages_pages = __webpack_require__(15300);
      var redirects = __webpack_require__(1324);
      var reference_judge = __webpack_require__(68391);
      var suggestions = __webpack_require__(45001);
      var units = __webpack_require__(81529);
      ;
      const SITE_FILES = ["404.html", "llms-full.txt", "llms.txt", "sitemap.xml"];
      const ROOT_FILES = ["robots.txt"];
      function missingServiceFiles(files, site, isAtRoot) {
        const own = files.filter((file) => file.isMintlify);
        const pages = own.filter(pages_pages.countsAsPage);
        if (pages.length === 0)
          return { missing: /* @__PURE__ */ new Set(), count: 0 };
        const expected = pages.filter(({ isNoindex }) => !isNoindex).map(({ path }) => markdownOf(path));
        const ofSite = isAtRoot ? [...SITE_FILES, ...ROOT_FILES] : SITE_FILES;
        const isMissing = (path) => !site.has(path);
        const named = own.flatMap(({ path }) => {
          const markdown = markdownOf(path);
          return isMissing(markdown) ? [markdown, `${(0, site_address.pageName)(path)}/index.md`] : [];
        });
        return {
          missing: new Set([...ofSite, ...named].filter(isMissing)),
          count: new Set([...ofSite, ...expected].filter(isMissing)).size
        };
      }
      function markdownOf(page) {
        return `${(0, site_address.pageName)(page) || "index"}.md`;
      }
      function unfinishedNote(count) {
        return `${(0, units.formatCount)(count, "file")} that the service creates on request ${count === 1 ? "is" : "are"} missing, such as Markdown versions of pages, llms.txt or sitemap.xml. The finish action adds the files.`;
      }
      ;
      const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i;
      function checkReferences(files, paths, table, { domain, basePath, isMovable = false, ignore, redirectList, buildScripts = [] }) {
        const site = new site_map.SiteMap(paths, { origin: domain && `https://${domain}`, basePath });
        const collector = new checks_findings.xe(ignore.map(glob.parseGlob));
        const unfinished = missingServiceFiles(files, site, site.nameOf("") === "/");
        const judge = new reference_judge.D({
          reportedTogether: unfinished.missing,
          files: new Map(files.map((file) => [file.path, file])),
          site,
          isMovable,
          redirects: redirectList && (0, redirects.Z)(redirectList, basePath, { domain, movableSite: isMovable ? site : void 0 }).redirects
        }, collector);
        collectFindings(files, table, { site, judge }, collector);
        for (const page of ["index.html", "404.html"])
          if (!site.has(page) && !unfinished.missing.has(page))
            collector.open("missing-page", site.nameOf(page));
        if (unfinished.count > 0)
          collector.open("unfinished", site.nameOf(""));
        const notes = new Map(buildScripts.map(({ path, size }) => path === void 0 ? [`script of ${(0, units.formatCount)(size, "byte")}`, EMBEDDED_NOTE] : [site.nameOf(path), scriptNote(size)]));
        const startPage = files.findIndex(({ path }) => path === "index.html");
        for (const target of notes.keys())
          collector.add(collector.open("build-script-in-page", target), startPage);
        judge.checkRedirects();
        const findings = collector.finish((number2) => files[number2].path);
        for (const finding of findings) {
          const { kind, target } = finding;
          const note = notes.get(target);
          if (kind === "unfinished")
            Object.assign(finding, { count: unfinished.count, note: unfinishedNote(unfinished.count) });
          else if (kind === "build-script-in-page" && note !== void 0)
            finding.note = note;
        }
        (0, suggestions.z)(findings, { site, idsOf: (path) => judge.idsOf(path) });
        judge.addDestinations(findings);
        return { findings, ignored: collector.ignored.size, cut: [...collector.cut], hosts: judge.hosts };
      }
      const NEW_IGNORE_FILE = "If there is no such file, create it in the folder of the documentation.";
      const EMBEDDED_NOTE = `The start page, and probably every page, contains this script for Node.js, and browsers run the code. Find the .js file of this size in the documentation, and add it to .mintignore. ${NEW_IGNORE_FILE}`;
      function scriptNote(size) {
        return `The start page, and probably every page, contains this file (${(0, units.formatBytes)(size)}), and browsers run the code. Add the file to .mintignore. ${NEW_IGNORE_FILE}`;
      }
      function collectFindings(files, { kinds, values }, { site, judge }, collector) {
        const addPage = (kind, path, number2) => collector.add(collector.open(kind, site.nameOf((0, site_address.pageName)(path))), number2);
        const everywhere = /* @__PURE__ */ new Map();
        const groups = (0, group_by.$)(files.entries(), ([, { path, base }]) => `${folderOf(path)}
${base}`);
        for (const members of groups.values()) {
          const [[, { path, base }]] = members;
          const start = (0, link_addresses.Ws)(site, folderOf(path), base);
          const inGroup = /* @__PURE__ */ new Map();
          const outcomeOf = (reference, { path: page }) => {
            const kind = kinds[reference];
            const value = values[reference];
            if (kind === "ownAnchor")
              return judge.openAnchor(page, value);
            const known = base === "" && ABSOLUTE.test(value) ? everywhere : inGroup;
            const outcome = known.get(reference) ?? judge.outcomeOf(kind, value, start);
            known.set(reference, outcome);
            return outcome;
          };
          for (const [number2, file] of members) {
            for (const reference of file.references) {
              const outcome = outcomeOf(reference, file);
              if (outcome === "foreign-canonical")
                addPage(outcome, file.path, number2);
              else
                for (const finding of outcome)
                  collector.add(finding, number2);
            }
            if (file.isNoindex && !(0, pages_pages.isNotFoundPage)(file.path))
              addPage("noindex", file.path, number2);
          }
        }
      }
      function folderOf(path) {
        return path.slice(0, path.lastIndexOf("/") + 1);
      }
      var compare = __webpack_require__(29589);
      ;
      class SiteReview {
        #table = new reference_table.a();
        /** Maps the numbers of each scanner to the numbers in `#table`. */
        #numbers = /* @__PURE__ */ new Map();
        #files = [];
        /** Batches from one scanner must be added in order. */
        add({ scanner: scanner2, files, values, kinds }) {
          const numbers = this.#numbers.get(scanner2) ?? [];
          this.#numbers.set(scanner2, numbers);
          for (const [i, kind] of kinds.entries())
            numbers.push(this.#table.numberOf(kind, values[i]));
          for (const file of files) {
            const { references } = file;
            for (let i = 0; i < references.length; i++)
              references[i] = numbers[references[i]];
            this.#files.push(file);
          }
        }
        /** `paths`: all files of the site, scanned or not. */
        finish(paths, options, moved = /* @__PURE__ */ new Map()) {
          const placed = this.#files.flatMap((file) => {
            const path = moved.has(file.path) ? moved.get(file.path) : file.path;
            return path === void 0 ? [] : Object.assign(file, { path });
          });
          const files = placed.sort((a, b) => (0, compare.compareText)(a.path, b.path));
          const pages = files.filter(({ type }) => type === "page");
          return {
            ...checkReferences(files, new Set(paths), this.#table, options),
            contents: new Map(pages.map(({ path, content }) => [path, content])),
            titles: new Map(pages.map(({ path, title }) => [path, title])),
            loads: new Map(files.map((file) => [file.path, (0, site_scanner.JW)(file)]))
          };
        }
      }
      var file_writer = __webpack_require__(46075);
      ;
      const MAX_FINDINGS = 2e4;
      const { root, number, isReviewed, ports } = external_node_worker_threads_.workerData;
      let scanner = isReviewed ? new site_scanner._S(number) : void 0;
      let writer = new file_writer.S8(root, scanner);
      const review = new SiteReview();
      const isReviewer = number === 0;
      const scanners = isReviewer ? ports : [];
      for (const port of scanners)
        port.on("message", (batch) => review.add(batch));
      let last = Promise.resolve();
      external_node_worker_threads_.parentPort?.on("message", (task) => {
        last = last.then(async () => {
          if (task.kind === "review") {
            finishReview(task);
            return;
          }
          const result = await writer?.perform(task);
          if (result === void 0)
            throw new Error("the site is under review");
          sendScanned();
          const { bytes } = result;
          send(result, bytes === void 0 ? [] : [bytes.buffer]);
        });
      });
      function sendScanned() {
        const batch = scanner?.drain();
        if (batch === void 0)
          return;
        if (isReviewer)
          review.add(batch);
        else
          ports[0]?.postMessage(batch);
      }
      function finishReview({ paths, options, moved }) {
        scanner = void 0;
        writer = void 0;
        for (const port of scanners) {
          for (let next = (0, external_node_worker_threads_.receiveMessageOnPort)(port); next !== void 0; next = (0, external_node_worker_threads_.receiveMessageOnPort)(port))
            review.add(next.message);
        }
        const { findings, ...rest } = review.finish(paths, options, moved);
        for (let at = 0; at < findings.length; at += MAX_FINDINGS)
          send({ findings: findings.slice(at, at + MAX_FINDINGS) });
        send(rest);
      }
      function send(result, transferred = []) {
        external_node_worker_threads_.parentPort?.postMessage(result, transferred);
      }
    })
  ),
  /***/
  39640: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $m: () => (
          /* binding */
          FAILING_KINDS
        ),
        /* harmony export */
        AK: () => (
          /* binding */
          findingDigest
        ),
        /* harmony export */
        FZ: () => (
          /* binding */
          CHECK_KINDS
        ),
        /* harmony export */
        Le: () => (
          /* binding */
          countByKind
        ),
        /* harmony export */
        bH: () => (
          /* binding */
          ignoredNote
        ),
        /* harmony export */
        jZ: () => (
          /* binding */
          atLeast
        ),
        /* harmony export */
        rW: () => (
          /* binding */
          checksText
        ),
        /* harmony export */
        v9: () => (
          /* binding */
          failingFindings
        ),
        /* harmony export */
        xP: () => (
          /* binding */
          findingDigests
        ),
        /* harmony export */
        xe: () => (
          /* binding */
          FindingCollector
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);
      var _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91716);
      const CHECK_KINDS = [
        "broken-link",
        "broken-anchor",
        "missing-resource",
        "missing-page",
        "broken-redirect",
        "external-resource",
        "insecure-resource",
        "foreign-canonical",
        "noindex",
        "sitemap",
        "unfinished",
        "build-script-in-page"
      ];
      const FAILING_KINDS = CHECK_KINDS.slice(0, 5);
      const MAX_PAGES = 10;
      const MAX_FINDINGS = 5e3;
      const MAX_TARGETS = 1e5;
      const DIGEST_LENGTH = 16;
      const MAX_DIGESTS = 1e5;
      class FindingCollector {
        /** Targets that match `check-ignore`. */
        ignored = /* @__PURE__ */ new Set();
        /** Kinds that have more targets than are kept. */
        cut = /* @__PURE__ */ new Set();
        #ignore;
        /** The number that identifies each target, by kind. An ignored target has no number. */
        #numbers = /* @__PURE__ */ new Map();
        /** The references to each target, by its number. `files` contains the first files that refer to the target. */
        #found = [];
        constructor(ignore) {
          this.#ignore = ignore;
        }
        /** Returns the number of a finding, or undefined if `check-ignore` matches or the kind has too many targets. */
        open(kind, target) {
          const numbers = this.#numbers.get(kind) ?? /* @__PURE__ */ new Map();
          this.#numbers.set(kind, numbers);
          if (numbers.has(target))
            return numbers.get(target);
          if (numbers.size === MAX_TARGETS) {
            this.cut.add(kind);
            return void 0;
          }
          const isIgnored = this.#ignore.some((pattern) => pattern.matches(target));
          if (isIgnored)
            this.ignored.add(target);
          const number = isIgnored ? void 0 : this.#found.push({ count: 0, files: [] }) - 1;
          numbers.set(target, number);
          return number;
        }
        /** References from one file must be added together, so that each file counts once. */
        add(number, file) {
          const found = this.#numbered(number);
          if (found === void 0 || found.lastFile === file)
            return;
          found.lastFile = file;
          found.count++;
          const { files } = found;
          if (files.length === MAX_PAGES && files.at(-1) < file)
            return;
          files.push(file);
          files.sort((a, b) => a - b).splice(MAX_PAGES);
        }
        finish(pathOf) {
          const findings = [];
          for (const kind of CHECK_KINDS) {
            const numbers = this.#numbers.get(kind) ?? /* @__PURE__ */ new Map();
            for (const target of [...numbers.keys()].sort()) {
              const found = this.#numbered(numbers.get(target));
              if (found !== void 0)
                findings.push({ kind, target, count: found.count, pages: found.files.map(pathOf) });
            }
          }
          return findings;
        }
        #numbered(number) {
          return number === void 0 ? void 0 : this.#found[number];
        }
      }
      function ignoredNote(ignored) {
        return ignored === 0 ? "" : ` \`check-ignore\` leaves out ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__.formatCount)(ignored, "target")}.`;
      }
      function atLeast(kind, cut = []) {
        return cut.includes(kind) ? "at least " : "";
      }
      function countByKind(findings) {
        const counts = Object.fromEntries(CHECK_KINDS.map((kind) => [kind, 0]));
        for (const { kind } of findings)
          counts[kind]++;
        return counts;
      }
      function checksText(findings, cut = []) {
        const atLeast2 = cut.length === 0 ? "" : `
  "countsAtLeast": ${JSON.stringify(cut)},`;
        return `{
  "version": 1,
  "counts": ${JSON.stringify(countByKind(findings))},${atLeast2}
  ${(0, _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_2__.so)("findings", findings.slice(0, MAX_FINDINGS))},
  "truncated": ${findings.length > MAX_FINDINGS}
}
`;
      }
      function findingDigest({ kind, target }) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", `${kind}
${target}`).slice(0, DIGEST_LENGTH);
      }
      function findingDigests(findings, failOn = []) {
        return findings.filter(({ kind }) => FAILING_KINDS.includes(kind) || failOn.includes(kind)).slice(0, MAX_DIGESTS).map(findingDigest).sort();
      }
      function failingFindings(findings, previous, kinds = FAILING_KINDS) {
        const known = new Set(previous);
        return findings.filter((finding) => kinds.includes(finding.kind) && !known.has(findingDigest(finding)));
      }
    })
  ),
  /***/
  53331: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ws: () => (
          /* binding */
          startIn
        ),
        /* harmony export */
        dI: () => (
          /* binding */
          anchorOf
        ),
        /* harmony export */
        nm: () => (
          /* binding */
          resolveLink
        )
        /* harmony export */
      });
      var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37630);
      const MAX_ADDRESS = 16 * 1024;
      function startIn(site, folder, base) {
        const address = `${site.urlOf(folder)}-`;
        const url = base === "" ? null : (0, _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__.D)(base, address);
        return url === null || url.protocol === "data:" || url.protocol === "javascript:" ? address : url.href;
      }
      function resolveLink(value, start, site) {
        if (value.length > MAX_ADDRESS)
          return void 0;
        const url = (0, _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__.D)(value, start);
        if (url === null)
          return void 0;
        if (url.protocol !== "https:" && url.protocol !== "http:")
          return void 0;
        const isInsecure = url.protocol === "http:";
        const fragment = url.hash.slice(1);
        const href = url.href.replace(/#.*$/s, "");
        if (url.host !== site.host)
          return { kind: "external", host: url.host, href, isInsecure };
        const path = site.pathOf(url.pathname);
        return path === void 0 ? void 0 : { kind: "internal", path, fragment, isInsecure, href };
      }
      function anchorOf(page, id2) {
        return `${page}#${id2.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`;
      }
    })
  ),
  /***/
  68391: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        D: () => (
          /* binding */
          ReferenceJudge
        )
        /* harmony export */
      });
      var _scan_record_page_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39363);
      var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7754);
      var _scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24563);
      var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2360);
      var _link_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53331);
      var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29589);
      const NOTHING = [];
      const SOURCE_ADDRESS = /^https?:\/\/[^/]+\/src\/_props\//;
      const WITH_HOST = /^[\0-\x20]*(?:https?:)?[/\\]{2}/i;
      const MAX_CHAIN = 5;
      class ReferenceJudge {
        #checked;
        #findings;
        #hosts = /* @__PURE__ */ new Map();
        /** For each target of a broken redirect, why it leads to no page. */
        #causes = /* @__PURE__ */ new Map();
        #external = /* @__PURE__ */ new Map();
        /** Caches the ids of files to which links with a fragment lead. */
        #ids = /* @__PURE__ */ new Map();
        constructor(checked, findings) {
          this.#checked = checked;
          this.#findings = findings;
        }
        get hosts() {
          return [...this.#hosts.values()].sort((a, b) => (0, _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__.compareText)(a.host, b.host));
        }
        outcomeOf(kind, value, start) {
          if (!isLink(kind) && /^[\0-\x20]*(?:$|data:|[#?])/i.test(value))
            return NOTHING;
          const found = (0, _link_addresses_js__WEBPACK_IMPORTED_MODULE_1__.nm)(value, start, this.#checked.site);
          if (found === void 0)
            return NOTHING;
          const isOfSite = kind === "canonical" || kind === "sitemap" || !WITH_HOST.test(value);
          const address = isOfSite ? found : this.#withoutNeighbors(found);
          if (address.kind === "internal")
            return this.#judge(kind, address);
          const key = `${isLink(kind) ? "link" : kind === "media" ? "resource" : kind} ${address.href}`;
          const known = this.#external.get(key);
          if (known !== void 0)
            return known;
          const outcome = this.#judge(kind, address);
          this.#external.set(key, outcome);
          return outcome;
        }
        /** If the final base path is unknown, an absolute address may belong to another site of the host. */
        #withoutNeighbors(address) {
          const { site, isMovable } = this.#checked;
          if (isMovable !== true || address.kind === "external")
            return address;
          return this.#isNeighbor(address.path) ? { ...address, kind: "external", host: site.host } : address;
        }
        /** Whether no part of the site has the path, or the path is that of a page of the site below another base path. */
        #isNeighbor(path) {
          const { site } = this.#checked;
          if (site.find(path) !== void 0)
            return false;
          const pages = { has: (each) => each !== "" && site.find(each) !== void 0 };
          return !site.covers(path) || (0, _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__.fileBelowAnyBase)(`/${path}`, pages) !== void 0;
        }
        #judge(kind, address) {
          if (kind === "canonical")
            return this.#judgeCanonical(address);
          if (kind === "preview" && address.kind === "internal")
            return NOTHING;
          if (kind === "sitemap")
            return this.#judgeSitemap(address);
          if (isLink(kind))
            return this.#judgeLink(address);
          const insecure = address.isInsecure ? this.#open("insecure-resource", address.href) : NOTHING;
          if (address.kind === "external") {
            this.#hostOf(address.host).resources++;
            return [...this.#open("external-resource", address.href), ...insecure];
          }
          const { site } = this.#checked;
          if (kind === "frame" ? site.find(address.path) !== void 0 : site.has(address.path))
            return insecure;
          const redirected = this.#judgeRedirect(address.path);
          if (redirected !== void 0)
            return [...redirected, ...insecure];
          return [...this.#open("missing-resource", this.#checked.site.nameOf(address.path)), ...insecure];
        }
        #judgeCanonical(address) {
          const { site, redirects } = this.#checked;
          if (address.kind === "external")
            return site.hasHost || SOURCE_ADDRESS.test(address.href) ? "foreign-canonical" : NOTHING;
          const isPage = (site.find(address.path) ?? redirects?.follow(address.path, site)) !== void 0;
          return isPage ? NOTHING : "foreign-canonical";
        }
        #judgeLink(address) {
          if (address.kind === "external") {
            this.#hostOf(address.host).links++;
            return NOTHING;
          }
          const path = this.#checked.site.find(address.path);
          if (path === void 0) {
            const redirected = this.#judgeRedirect(address.path, address.fragment);
            if (redirected !== void 0)
              return redirected;
            const isReported = this.#checked.reportedTogether?.has(address.path) === true;
            return isReported ? NOTHING : this.#open("broken-link", this.#nameOf(address.path));
          }
          return this.#hasAnchor(path, address.fragment) ? NOTHING : this.openAnchor(path, address.fragment);
        }
        #hasAnchor(path, fragment) {
          return this.#containsAnchor(path, fragment) || this.#isRedirectedToAnchor(path, fragment);
        }
        /**
         * Returns true if a redirect at the page address leads to the anchor. If a page and a redirect in the sources share an
         * address, a link may lead to either, because the service does not document the precedence.
         */
        #isRedirectedToAnchor(path, fragment) {
          const { redirects, site } = this.#checked;
          const end = site.isOfSources ? redirects?.follow(path, site) : void 0;
          if (end === void 0 || end.steps > MAX_CHAIN)
            return false;
          if (end.kind !== "file")
            return end.kind === "external";
          return this.#containsAnchor(end.file, end.destination.fragment || fragment);
        }
        #containsAnchor(path, fragment) {
          const file = this.#checked.files.get(path);
          if (file?.type !== "page")
            return true;
          const named = (0, _scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_3__.X)(fragment);
          if (named.length === 0)
            return true;
          const ids2 = this.#ids.get(path) ?? new Set(this.idsOf(path));
          this.#ids.set(path, ids2);
          return named.some((id2) => ids2.has(id2));
        }
        /** Returns the ids of a scanned file. Computed on demand, because most pages have no links to ids. */
        idsOf(path) {
          return (this.#checked.files.get(path)?.ids ?? "").split(_scan_record_page_record_js__WEBPACK_IMPORTED_MODULE_4__.w);
        }
        /** Returns undefined if the path is not the source of a redirect. */
        #judgeRedirect(path, fragment = "") {
          const end = this.#checked.redirects?.follow(path, this.#checked.site);
          if (end === void 0)
            return void 0;
          if (!this.#isReached(end))
            return this.#openRedirect(path, end);
          const isKept = end.kind === "file" && end.destination.fragment === "";
          return !isKept || this.#hasAnchor(end.file, fragment) ? NOTHING : this.openAnchor(end.file, fragment);
        }
        #isReached(end) {
          if (end.steps > MAX_CHAIN)
            return false;
          return end.kind === "external" && !this.#isMissing(end.destination.address) || end.kind === "file" && this.#hasAnchor(end.file, end.destination.fragment);
        }
        /** Whether an absolute address leads to a part of the site, but not to a page. */
        #isMissing(address) {
          const { site, isMovable } = this.#checked;
          if (isMovable !== true || !WITH_HOST.test(address))
            return false;
          const found = (0, _link_addresses_js__WEBPACK_IMPORTED_MODULE_1__.nm)(address, site.origin, site);
          return found?.kind === "internal" && site.find(found.path) === void 0 && !this.#isNeighbor(found.path);
        }
        checkRedirects() {
          const { site } = this.#checked;
          for (const rule of this.#checked.redirects?.rules ?? []) {
            const path = this.#checked.redirects?.pathOf(rule);
            if (path === void 0) {
              const end = this.#checked.redirects?.endOfPattern(rule, site);
              if (end !== void 0 && !this.#isReached(end)) {
                this.#findings.open("broken-redirect", rule.source);
                this.#causes.set(rule.source, causeOf(end));
              }
            } else if (site.findKnown(path) === void 0)
              this.#judgeRedirect(path);
          }
        }
        /** Adds causes to broken redirects, and destinations, except for addresses that match only a wildcard. */
        addDestinations(findings) {
          const { redirects } = this.#checked;
          const destinations = new Map(redirects?.rules.map((rule) => {
            const path = redirects.pathOf(rule);
            return [path === void 0 ? rule.source : this.#nameOf(path), rule.destination];
          }));
          for (const finding of findings.filter(({ kind }) => kind === "broken-redirect")) {
            const destination = destinations.get(finding.target);
            if (destination !== void 0)
              finding.destination = destination;
            const cause = this.#causes.get(finding.target);
            if (cause !== void 0)
              finding.note = cause;
          }
        }
        #nameOf(path) {
          return this.#checked.site.nameOf((0, _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__.pageName)(path));
        }
        #openRedirect(path, end) {
          const target = this.#nameOf(path);
          const opened = this.#open("broken-redirect", target);
          if (opened.length > 0)
            this.#causes.set(target, causeOf(end));
          return opened;
        }
        #open(kind, target) {
          const finding = this.#findings.open(kind, target);
          return finding === void 0 ? NOTHING : [finding];
        }
        #judgeSitemap(address) {
          const isForeign = address.kind === "external" && this.#checked.site.hasHost;
          if (isForeign)
            return NOTHING;
          const { site } = this.#checked;
          const path = address.kind === "internal" ? address.path : site.pathOf(new URL(address.href).pathname);
          if (path === void 0 || site.find(path) !== void 0)
            return NOTHING;
          return this.#open("sitemap", this.#nameOf(path));
        }
        openAnchor(path, fragment) {
          const element = (0, _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_5__.percentDecode)(fragment.split(":~:", 1)[0]);
          return this.#open("broken-anchor", (0, _link_addresses_js__WEBPACK_IMPORTED_MODULE_1__.dI)(this.#nameOf(path), element));
        }
        #hostOf(host) {
          const known = this.#hosts.get(host) ?? { host, links: 0, resources: 0 };
          this.#hosts.set(host, known);
          return known;
        }
      }
      function causeOf(end) {
        if (end.kind === "loop")
          return "The redirects form a loop.";
        if (end.steps > MAX_CHAIN)
          return `The redirects form a chain of ${end.steps}, and at most ${MAX_CHAIN} work.`;
        if (end.kind === "file")
          return "The destination exists, but has no element with this id.";
        return end.steps === 1 ? "The destination does not exist." : `The chain of ${end.steps} redirects ends at an address that does not exist.`;
      }
      function isLink(kind) {
        return kind === "link" || kind === "otherLink";
      }
    })
  ),
  /***/
  45001: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        z: () => (
          /* binding */
          addSuggestions
        )
        /* harmony export */
      });
      var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2360);
      var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15300);
      var _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41397);
      var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29589);
      var _link_addresses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53331);
      const MAX_SUGGESTED = 1e3;
      const MAX_IDS = 5e3;
      function addSuggestions(findings, { site, idsOf }) {
        let pages;
        let anchors;
        const broken = findings.filter(({ kind }) => kind === "broken-link" || kind === "broken-anchor");
        for (const finding of broken.slice(0, MAX_SUGGESTED).sort((a, b) => (0, _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__.compareText)(a.target, b.target))) {
          const { kind, target } = finding;
          const suggestion = kind === "broken-link" ? findPage(target) : findAnchor(target);
          if (suggestion !== void 0)
            finding.suggestion = suggestion;
        }
        function findPage(target) {
          const path = site.pathOf(target);
          if (path === void 0)
            return void 0;
          pages ??= new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_1__.ClosestName([...site.paths].filter((page2) => (0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__.isPage)(page2) && !(0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__.isNotFoundPage)(page2)).map((page2) => (0, _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__.pageName)(page2)));
          const page = pages.find(path);
          return page === void 0 ? void 0 : site.nameOf(page);
        }
        function findAnchor(target) {
          const [page = ""] = target.split("#", 1);
          const file = site.find(site.pathOf(page) ?? "");
          if (file === void 0)
            return void 0;
          if (anchors?.file !== file)
            anchors = { file, ids: new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_1__.ClosestName(idsOf(file).slice(0, MAX_IDS)) };
          const id2 = anchors.ids.find(target.slice(page.length + 1));
          return id2 === void 0 ? void 0 : (0, _link_addresses_js__WEBPACK_IMPORTED_MODULE_4__.dI)(page, id2);
        }
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
  1324: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Z: () => (
          /* binding */
          parseRedirects
        )
        /* harmony export */
      });
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
      var _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74238);
      var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2360);
      var _destination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82937);
      var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68140);
      const MAX_REDIRECTS = 1e5;
      const MAX_PATTERNS = 1e3;
      const MAX_FOLLOWED = 20;
      const MAX_WILDCARDS_FOLLOWED = 6;
      class Redirects {
        base;
        rules;
        #byAddress = /* @__PURE__ */ new Map();
        /** `texts`: literal parts that all addresses of the pattern contain. */
        #patterns = [];
        constructor(rules, base) {
          this.rules = rules;
          this.base = base;
          for (const rule of rules) {
            const { address, tokens } = rule.from;
            const texts = tokens.flatMap((token) => token.kind === "text" ? token.text : []);
            if (address === void 0)
              this.#patterns.push({ rule, texts });
            else
              this.#byAddress.set(address, rule);
          }
        }
        get list() {
          return this.rules.map(({ source, destination, permanent }) => ({ source, destination, permanent }));
        }
        /** Finds the redirect and the expanded destination for a decoded path below the base path. */
        find(path) {
          const address = this.base + (0, _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__.pageName)(path);
          const exact = this.#byAddress.get(address);
          if (exact !== void 0)
            return { rule: exact, destination: exact.to };
          for (const { rule, texts } of this.#patterns) {
            const isPossible = texts.every((text) => address.includes(text));
            const captures = isPossible ? (0, _source_js__WEBPACK_IMPORTED_MODULE_1__.NF)(rule.from, address) : void 0;
            if (captures === void 0)
              continue;
            const expanded = (0, _destination_js__WEBPACK_IMPORTED_MODULE_0__.ZT)(rule.destination, rule.from.wildcards, captures);
            return { rule, destination: (0, _destination_js__WEBPACK_IMPORTED_MODULE_0__.FD)(expanded, this.base) };
          }
          return void 0;
        }
        hasSource(path) {
          return this.#byAddress.has(this.base + (0, _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__.pageName)(path));
        }
        /** Returns the source as a path below the base path, or undefined if the source contains a wildcard. */
        pathOf({ from }) {
          return from.address?.slice(this.base.length);
        }
        /** Follows the redirects from a path, as a browser does, to a file or another host. */
        follow(path, site) {
          return this.#follow(this.find(path)?.destination, (0, _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__.pageName)(path), site);
        }
        /** Follows the redirects from a pattern, if all of its addresses have the same destination. */
        endOfPattern({ destination, from, to }, site) {
          const isOnePlace = (0, _destination_js__WEBPACK_IMPORTED_MODULE_0__.uT)(destination, from.wildcards, () => "") === destination;
          if (!isOnePlace)
            return void 0;
          return this.#follow(to, void 0, site);
        }
        #follow(first, name, site) {
          const seen = new Set(name === void 0 ? [] : [name]);
          let destination = first;
          let wildcards = 0;
          for (let steps = 1; destination !== void 0; steps++) {
            if (destination.kind === "external")
              return { kind: "external", steps, destination };
            const file = site.find(destination.path);
            if (file !== void 0)
              return { kind: "file", steps, file, destination };
            const next = (0, _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__.pageName)(destination.path);
            if (seen.has(next) || steps === MAX_FOLLOWED)
              return { kind: "loop", steps };
            seen.add(next);
            const found = this.find(destination.path);
            if (found === void 0)
              return { kind: "missing", steps, destination };
            if (found.rule.from.address === void 0 && ++wildcards > MAX_WILDCARDS_FOLLOWED)
              return { kind: "loop", steps };
            destination = withFragment(found.destination, destination.fragment);
          }
          return void 0;
        }
      }
      function withFragment(destination, fragment) {
        const isKept = destination.kind === "internal" && destination.fragment === "";
        return isKept ? { ...destination, fragment } : destination;
      }
      function parseRedirects(entries, basePath, own = { domain: void 0 }) {
        const base = (0, _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__.baseFolder)(basePath);
        const rules = /* @__PURE__ */ new Map();
        const repeated = [];
        const problems = [];
        let patterns = 0;
        if (!Array.isArray(entries))
          problems.push("The redirects are not a list");
        const all = Array.isArray(entries) ? entries : [];
        const areTooMany = all.length > MAX_REDIRECTS;
        if (areTooMany)
          problems.push(`There are more than ${MAX_REDIRECTS} redirects`);
        for (const [i, entry] of areTooMany ? [] : all.entries()) {
          const rule = parseEntry(entry, i, base);
          if (rule instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF)
            problems.push(...rule.messages);
          else if (rules.has(rule.source))
            repeated.push(rule.source);
          else if (rule.from.address !== void 0 || ++patterns <= MAX_PATTERNS)
            rules.set(rule.source, rule);
        }
        const areTooManyPatterns = patterns > MAX_PATTERNS;
        if (areTooManyPatterns)
          problems.push(`There are more than ${MAX_PATTERNS} redirects with wildcards`);
        const isComplete = !areTooMany && !areTooManyPatterns;
        const redirects = withOwnPaths(new Redirects([...rules.values()], base), own);
        return { redirects, isComplete, problems, repeated };
      }
      function withOwnPaths(redirects, { domain, movableSite }) {
        if (domain === void 0)
          return redirects;
        const { base } = redirects;
        const isOwn = (path) => {
          if (movableSite === void 0)
            return true;
          return path !== "" && (movableSite.find(path) !== void 0 || redirects.hasSource(path));
        };
        const rules = redirects.rules.map((rule) => {
          const own = (0, _destination_js__WEBPACK_IMPORTED_MODULE_0__.d6)(rule.destination, base, domain);
          if (own === void 0 || !isOwn(own.path))
            return rule;
          return { ...rule, destination: own.address, to: (0, _destination_js__WEBPACK_IMPORTED_MODULE_0__.FD)(own.address, base) };
        });
        return new Redirects(rules, base);
      }
      function parseEntry(entry, index, base) {
        const { source: given, destination, permanent = true } = Object(entry);
        const source = typeof given === "string" && /^[\w-]+(?:\/|$)/.test(given) ? `/${given}` : given;
        const number = `entry ${index + 1}`;
        const name = typeof source === "string" ? `source ${quoted(source)}` : number;
        const from = typeof source === "string" ? (0, _source_js__WEBPACK_IMPORTED_MODULE_1__.PJ)(source, base) : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF("has no `source`");
        const isSource = !(from instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF);
        const read = (0, _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.Fo)({
          from: isSource ? from : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`${name} ${from.message}`),
          destination: typeof destination === "string" ? checkDestination(destination, isSource ? name : number) : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`${name} has no \`destination\``),
          permanent: typeof permanent === "boolean" ? permanent : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`\`permanent\` of ${name} is neither true nor false`)
        });
        if (read instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF)
          return read;
        const normal = (0, _destination_js__WEBPACK_IMPORTED_MODULE_0__.Wd)(read.destination, base);
        return { ...read, source: read.from.text, destination: normal, to: (0, _destination_js__WEBPACK_IMPORTED_MODULE_0__.FD)(normal, base) };
      }
      function checkDestination(text, of) {
        const problem = (0, _destination_js__WEBPACK_IMPORTED_MODULE_0__.f)(text);
        return problem === void 0 ? text : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`destination ${quoted(text)} of ${of} ${problem}`);
      }
      const quoted = (text) => JSON.stringify((0, _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_4__.clip)(text, 200));
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
