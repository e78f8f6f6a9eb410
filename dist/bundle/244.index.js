const id = 244;
const ids = [244];
const modules = {
  /***/
  821: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        M: () => (
          /* binding */
          readRunIdentity
        ),
        /* harmony export */
        R: () => (
          /* binding */
          artifactsAvailable
        )
        /* harmony export */
      });
      var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37630);
      function readRunIdentity(env) {
        return {
          runId: env["GITHUB_RUN_ID"] ?? "",
          repositoryId: env["GITHUB_REPOSITORY_ID"] ?? "",
          branch: env["GITHUB_REF_TYPE"] === "tag" ? void 0 : env["GITHUB_HEAD_REF"] || (env["GITHUB_REF_NAME"] ?? "")
        };
      }
      function artifactsAvailable(serverUrl) {
        const host = (0, _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__.D)(serverUrl)?.hostname ?? "";
        return host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost");
      }
    })
  ),
  /***/
  87637: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Tb: () => (
          /* binding */
          changesText
        ),
        kK: () => (
          /* binding */
          compareManifests
        ),
        XX: () => (
          /* binding */
          compareRedirects
        ),
        $H: () => (
          /* binding */
          hasChanged
        ),
        iA: () => (
          /* binding */
          haveRedirectsChanged
        ),
        pS: () => (
          /* binding */
          parseChanges
        )
      });
      var schemas = __webpack_require__(94343);
      var export_files = __webpack_require__(91716);
      var manifest = __webpack_require__(37957);
      var site_address = __webpack_require__(2360);
      var page_data = __webpack_require__(75338);
      var pages_pages = __webpack_require__(15300);
      var compare = __webpack_require__(29589);
      ;
      function isOnlyRebuilt(earlier, page) {
        return page.content !== void 0 && earlier.content === page.content;
      }
      ;
      const pages = schemas.YOg(manifest.l2);
      const count = schemas.aig();
      const changesFile = schemas.Ikc({
        version: schemas.euz(1),
        /** True if there is no earlier export to compare with. All pages then count as added. */
        first: schemas.zMY(),
        added: pages,
        changed: pages,
        /** Pages whose bytes changed in a new build, but whose content did not. */
        rebuilt: pages,
        removed: pages,
        /** SHA-256 of the previous version of each changed or rebuilt page, by path. */
        previous: schemas.FsL(schemas.g1P(manifest.l2, manifest.f1), schemas.pdi((digests) => new Map(Object.entries(digests)))),
        /** Removed page data, which contains page text. The page itself may still exist. */
        removedData: pages,
        /** Counts of files that are neither pages nor page data. */
        files: schemas.Ikc({ added: count, changed: count, removed: count })
      });
      function compareManifests(previous, current) {
        const changes = {
          first: previous === void 0,
          added: [],
          changed: [],
          rebuilt: [],
          removed: [],
          previous: /* @__PURE__ */ new Map(),
          removedData: [],
          files: { added: 0, changed: 0, removed: 0 }
        };
        const before = new Map(previous?.map((file) => [file.path, file]));
        const dataBefore = (0, page_data.pageDataOf)(before.keys());
        const data = (0, page_data.pageDataOf)(current.map(({ path }) => path));
        const moved = movedPages(before, current);
        for (const file of [...current].sort((a, b) => Number(moved.has(b.path)) - Number(moved.has(a.path)))) {
          const path = moved.get(file.path) ?? file.path;
          const earlier = before.get(path);
          before.delete(path);
          if (data.has(file.path))
            continue;
          if (earlier === void 0)
            note(changes, "added", file);
          else if ((0, pages_pages.countsAsPage)(earlier) !== (0, pages_pages.countsAsPage)(file)) {
            note(changes, "removed", earlier);
            note(changes, "added", file);
          } else if (earlier.sha256 !== file.sha256)
            noteDifference(changes, earlier, file);
        }
        for (const file of before.values()) {
          if (dataBefore.has(file.path))
            changes.removedData.push(file.path);
          else
            note(changes, "removed", file);
        }
        for (const list of ["added", "changed", "rebuilt", "removed", "removedData"])
          changes[list].sort();
        return changes;
      }
      function movedPages(before, current) {
        const pages2 = current.filter(pages_pages.countsAsPage).map(({ path }) => path);
        const kept = new Set(pages2);
        const addresses = new Set(pages2.map(addressOf));
        const added = new Map(pages2.filter((path) => !before.has(path)).map((path) => [addressOf(path), path]));
        const moved = /* @__PURE__ */ new Map();
        for (const file of [...before.values()].sort((a, b) => (0, compare.compareText)(a.path, b.path))) {
          if (!(0, pages_pages.countsAsPage)(file) || kept.has(file.path))
            continue;
          const address = addressOf(file.path);
          const now = added.get(address);
          added.delete(address);
          if (now !== void 0)
            moved.set(now, file.path);
          else if (/(?:^|\/)index\/index\.html$/.test(file.path) && addresses.has(address))
            before.delete(file.path);
        }
        return moved;
      }
      function addressOf(path) {
        return (0, site_address.pageName)(path).replace(/(?:^|\/)index$/, "");
      }
      function noteDifference(changes, earlier, file) {
        if (!(0, pages_pages.countsAsPage)(file))
          changes.files.changed++;
        else {
          changes[isOnlyRebuilt(earlier, file) ? "rebuilt" : "changed"].push(file.path);
          changes.previous.set(file.path, earlier.sha256);
        }
      }
      function hasChanged({ first, added, changed, removed }) {
        return first || added.length + changed.length + removed.length > 0;
      }
      function changesText({ first, added, changed, rebuilt, removed, ...rest }) {
        const previous = Object.fromEntries([...rest.previous].sort(([a], [b]) => (0, compare.compareText)(a, b)));
        const { removedData, files } = rest;
        const written = { version: 1, first, added, changed, rebuilt, removed, previous, removedData, files };
        return `${JSON.stringify(written, void 0, 2)}
`;
      }
      function parseChanges(text) {
        const read = (0, export_files.$x)(changesFile, text);
        if (read instanceof export_files.kc)
          return read;
        const { version: _, ...changes } = read;
        return changes;
      }
      function note(changes, list, file) {
        if ((0, pages_pages.countsAsPage)(file))
          changes[list].push(file.path);
        else
          changes.files[list]++;
      }
      function compareRedirects(previous, current) {
        const changes = { total: current.length, added: [], changed: [], removed: [] };
        const before = new Map(previous.map((redirect) => [redirect.source, redirect]));
        for (const redirect of current) {
          const earlier = before.get(redirect.source);
          before.delete(redirect.source);
          if (earlier === void 0)
            changes.added.push(redirect);
          else if (earlier.destination !== redirect.destination || earlier.permanent !== redirect.permanent)
            changes.changed.push(redirect);
        }
        changes.removed.push(...before.values());
        return changes;
      }
      function haveRedirectsChanged({ added, changed, removed }) {
        return added.length + changed.length + removed.length > 0;
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
  24710: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $t: () => (
          /* binding */
          connectionError
        ),
        /* harmony export */
        j$: () => (
          /* binding */
          HttpError
        ),
        /* harmony export */
        tE: () => (
          /* binding */
          decideRetry
        )
        /* harmony export */
      });
      var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
      var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18459);
      class HttpError extends Error {
        name = "HttpError";
        status;
        headers;
        /** The response body, truncated where the client stopped reading. May repeat secrets from the request. */
        body;
        waitMs;
        /** Error code from the server, such as NoSuchKey, or from Node, such as ECONNREFUSED. */
        code;
        /** False if the request did not reach the server. */
        maybeReceived;
        /** No TLS connection could be established: no request was sent, and a retry does not help. */
        isTlsProblem;
        /** This machine does not trust the certificate. */
        isTrustProblem;
        constructor(message, about = {}) {
          super(message, about.cause === void 0 ? void 0 : { cause: about.cause });
          const { response, now = 0 } = about;
          this.status = response?.status;
          this.headers = response?.headers ?? {};
          this.body = response?.body ?? "";
          this.waitMs = (0, _retry_js__WEBPACK_IMPORTED_MODULE_1__.Vs)(this.headers, now);
          this.code = about.code ?? codeOf(about.cause);
          this.maybeReceived = about.maybeReceived ?? true;
          this.isTlsProblem = response === void 0 && isTlsProblem(this.code);
          this.isTrustProblem = response === void 0 && TRUST_CODES.test(this.code ?? "");
        }
      }
      const TRUST_CODES = /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/;
      function isTlsProblem(code = "") {
        return TRUST_CODES.test(code) || /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code);
      }
      function connectionError(error, { responded }) {
        const reason = (0, _failure_js__WEBPACK_IMPORTED_MODULE_0__.A3)(error).trim();
        return new HttpError(responded ? `the response was truncated (${reason})` : reason, {
          maybeReceived: responded || !neverConnected(error),
          cause: error
        });
      }
      function neverConnected(error) {
        const { errors, code, syscall } = Object(error);
        if (errors !== void 0)
          return errors.every(neverConnected);
        return syscall === "connect" || syscall === "getaddrinfo" || isTlsProblem(code);
      }
      function codeOf(error) {
        const { errors, code } = Object(error);
        if (errors !== void 0)
          return codeOf(errors[0]);
        return typeof code === "string" && !(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__.HR) ? code : void 0;
      }
      const FILE_ERRORS = /* @__PURE__ */ new Set(["ENOENT", "EACCES", "EPERM", "EIO", "EISDIR", "EBADF"]);
      function decideRetry(error, { attempt, isReached }) {
        if (!(error instanceof HttpError))
          return { retry: false };
        if (error.status !== void 0)
          return { retry: (0, _retry_js__WEBPACK_IMPORTED_MODULE_1__.dg)(error.status), waitMs: error.waitMs };
        if (error.isTlsProblem || FILE_ERRORS.has(error.code ?? ""))
          return { retry: false };
        if (/^ERR_(INVALID|UNESCAPED)_/.test(error.code ?? ""))
          return { retry: false };
        return { retry: isReached || error.maybeReceived || attempt < _retry_js__WEBPACK_IMPORTED_MODULE_1__.Hu };
      }
    })
  ),
  /***/
  38056: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        gw: () => (
          /* binding */
          readLimitedText
        ),
        /* harmony export */
        oJ: () => (
          /* binding */
          isSuccess
        ),
        /* harmony export */
        w$: () => (
          /* binding */
          sendRequest
        )
        /* harmony export */
      });
      var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
      var _http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);
      var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);
      async function sendRequest({ timeoutMs, maxBytes, needsBody, hash, onResponse, ...request }, { http, signal }) {
        const timeout = timeoutMs === void 0 ? void 0 : AbortSignal.timeout(timeoutMs);
        const progress = { sent: false, responded: false };
        try {
          const response = await http.send({
            ...request,
            signal: timeout === void 0 ? signal : AbortSignal.any([signal, timeout]),
            onSent: () => progress.sent = true
          });
          progress.responded = true;
          const { statusCode: status = 0, headers } = response;
          onResponse?.(headers);
          if (hash !== void 0 && isSuccess(status)) {
            for await (const chunk of response)
              hash.update(chunk);
            return { status, headers, body: "" };
          }
          return { status, headers, body: await readLimitedText(response, maxBytes, needsBody) };
        } catch (error) {
          signal.throwIfAborted();
          if (error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__.HR || error instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_1__.j$)
            throw error;
          if (timeoutMs !== void 0 && timeout?.aborted === true) {
            const missing = progress.sent ? "response" : "connection";
            throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__.j$(`no ${missing} within ${(0, _text_units_js__WEBPACK_IMPORTED_MODULE_2__.formatDuration)(timeoutMs)}`, {
              maybeReceived: progress.sent,
              cause: error
            });
          }
          throw (0, _http_error_js__WEBPACK_IMPORTED_MODULE_1__.$t)(error, progress);
        }
      }
      const MAX_ERROR_BYTES = 1e6;
      function isSuccess(status) {
        return status >= 200 && status < 300;
      }
      async function readLimitedText(response, maxBytes, needsBody = false) {
        const { statusCode: status = 0, headers } = response;
        const limit = isSuccess(status) ? maxBytes : Math.min(maxBytes, MAX_ERROR_BYTES);
        const chunks = [];
        let length = 0;
        try {
          for await (const chunk of response) {
            length += chunk.length;
            chunks.push(chunk);
            if (length > limit)
              break;
          }
        } catch (error) {
          if (isSuccess(status) || needsBody)
            throw error;
        }
        const body = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, limit));
        if (length > maxBytes && isSuccess(status)) {
          const message = `the response is larger than ${maxBytes / 1e6} MB`;
          throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__.j$(message, { response: { status, headers, body } });
        }
        return body;
      }
    })
  ),
  /***/
  45852: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        ER: () => (
          /* binding */
          SETTINGS_FILES
        ),
        /* harmony export */
        RV: () => (
          /* binding */
          settingsIn
        ),
        /* harmony export */
        Vy: () => (
          /* binding */
          findDocs
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      const SETTINGS_FILES = ["docs.json", "mint.json"];
      const MAX_FOLDERS = 2e4;
      function settingsIn(folder) {
        return SETTINGS_FILES.map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isFile);
      }
      function isFile(path) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile();
        } catch {
          return false;
        }
      }
      function findDocs(workspace, ignored) {
        if (settingsIn(workspace) !== void 0)
          return [workspace];
        const found = [];
        const open = [workspace];
        for (let at = 0; at < open.length && at < MAX_FOLDERS; at++) {
          for (const folder of foldersIn(open[at]).filter((path) => path !== ignored)) {
            if (settingsIn(folder) === void 0)
              open.push(folder);
            else
              found.push(folder);
          }
        }
        return found.sort();
      }
      function foldersIn(folder) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name)).map(({ name }) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        } catch {
          return [];
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
