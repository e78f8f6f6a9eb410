const id = 1989;
const ids = [1989];
const modules = {
  /***/
  89181: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        SV: () => (
          /* binding */
          IGNORE_FILE
        ),
        /* harmony export */
        _o: () => (
          /* binding */
          hasHiddenName
        ),
        /* harmony export */
        dK: () => (
          /* binding */
          isHidden
        ),
        /* harmony export */
        nG: () => (
          /* binding */
          filesIn
        ),
        /* harmony export */
        rt: () => (
          /* binding */
          filesOfFolder
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
      var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
      var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92790);
      const IGNORE_FILE = ".mintignore";
      async function filesOfFolder(folder) {
        return filesIn(folder, (await listFiles(folder, "")).sort());
      }
      function filesIn(folder, paths) {
        return {
          folder,
          paths,
          // Yields before each file, so that a pending abort can take effect.
          size: async (path) => {
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).size;
          },
          read: async (path) => {
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0, _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__.readBelow)(folder, path).toString();
          }
        };
      }
      async function listFiles(folder, below) {
        const entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true });
        const nested = entries.map(async (entry) => {
          const path = below === "" ? entry.name : `${below}/${entry.name}`;
          if (isHidden(entry.name))
            return [];
          if (entry.isDirectory())
            return await listFiles(folder, path);
          return entry.isFile() ? [path] : [];
        });
        return (await Promise.all(nested)).flat();
      }
      function hasHiddenName(path) {
        return path.split("/").some((name) => /^\.(?!\.?$)/.test(name));
      }
      function isHidden(name) {
        return name.startsWith(".") && name !== IGNORE_FILE || name === "node_modules";
      }
    })
  ),
  /***/
  81989: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Qh: () => (
          /* binding */
          INPUT_NAMES
        ),
        Ko: () => (
          /* binding */
          readInputs
        ),
        RC: () => (
          /* binding */
          verifyFields
        )
      });
      var external_node_path_ = __webpack_require__(76760);
      var schemas = __webpack_require__(94343);
      var review_changes = __webpack_require__(87637);
      var address = __webpack_require__(17449);
      var docs_url = __webpack_require__(53361);
      var input_fields = __webpack_require__(96421);
      var action_runner = __webpack_require__(75437);
      var problem = __webpack_require__(24707);
      var secrets = __webpack_require__(14217);
      var units = __webpack_require__(81529);
      var export_files = __webpack_require__(91716);
      var records_manifest = __webpack_require__(37957);
      var pages = __webpack_require__(15300);
      var visit = __webpack_require__(29354);
      var api = __webpack_require__(73305);
      var run_identity = __webpack_require__(821);
      var docs_folders = __webpack_require__(45852);
      var versions_checkout = __webpack_require__(93921);
      var docs_folder = __webpack_require__(20515);
      var open_clone = __webpack_require__(42496);
      ;
      const pushEvent = schemas.Ikc({ before: schemas.YjP().check(api.Fk(/^(?!0+$)[0-9a-f]{40,64}$/)) });
      function readDocsInputs(given, env, timeoutMs) {
        const runner = (0, action_runner.f)(env);
        const isRunner = env["GITHUB_ACTIONS"] === "true";
        const folder = (0, docs_folder.pe)(given["docs-path"], runner.workspace, isRunner);
        if (folder instanceof problem.AF)
          return folder;
        const checkout = (0, versions_checkout.b$)(folder, runner.workspace, { sha: runner.sha, isRunner });
        if (checkout.outer !== void 0)
          return new problem.AF("`docs-path` is in a submodule, whose history is in another repository. Run the action in that repository");
        const token = given["github-token"];
        const shared = {
          settingsFile: (0, external_node_path_.basename)((0, docs_folders.RV)(folder) ?? "docs.json"),
          since: given.since,
          before: (0, action_runner.j)(env, pushEvent)?.before,
          token,
          github: { ...runner, ...(0, run_identity.M)(env) }
        };
        if (isRunner && token !== void 0)
          return checkout.commit === void 0 ? new problem.AF("`docs-path`: the checked-out commit is unknown. Use `actions/checkout` in an earlier step") : { ...shared, checkout, head: checkout.commit, clone: void 0 };
        if (!checkout.isClone)
          return new problem.AF(isRunner ? "`github-token` is empty, and `docs-path` is not in a clone" : `\`docs-path\` is not in a clone, so it has no history: ${checkout.root}`);
        const opened = (0, open_clone.o)(checkout, env, timeoutMs);
        return opened instanceof problem.AF ? opened : { ...shared, checkout, ...opened };
      }
      var targets = __webpack_require__(20666);
      ;
      const MAX_SAMPLE = 1e6;
      const MAX_CONCURRENCY = 256;
      const siteUrl = (0, input_fields.ZZ)((value) => {
        const url = (0, input_fields.Dy)(value, "set an Authorization header in `headers` instead");
        return url instanceof problem.AF || (0, address.cr)(url) ? url : new problem.AF("is not https. Plain http is allowed for loopback addresses only");
      });
      const sample = (0, input_fields.ZZ)((value) => value === "all" ? "all" : /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_SAMPLE ? Number(value) : new problem.AF(`"${value}" is neither a number from 1 to ${MAX_SAMPLE} nor \`all\``));
      const MAX_WAIT_MS = 24 * 36e5;
      const wait = (0, input_fields.ZZ)((value) => {
        const ms = (0, units.parseDuration)(value);
        if (ms === void 0)
          return new problem.AF(`"${value}" is not a duration: use 0s, 90s or 3m`);
        return ms <= MAX_WAIT_MS ? ms : new problem.AF(`${value} is more than 24 hours`);
      });
      const OWN_HEADERS = /^(?:host|connection|content-length|transfer-encoding|accept-encoding|upgrade|te|trailer)$/i;
      const headers = (0, input_fields.ZZ)((value) => {
        const entries = [];
        const problems = [];
        for (const [at, line] of value.split("\n").entries()) {
          if (line.trim() === "")
            continue;
          const [, name = "", text = ""] = /^\s*([^\s:]+)\s*:(.*)$/s.exec(line) ?? [];
          if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
            problems.push(`line ${at + 1} must have the form Name: value`);
          else if (OWN_HEADERS.test(name))
            problems.push(`contains ${name}, which the action sets itself`);
          else if (/[^\t\x20-\x7e\x80-\xff]/.test(text.trim()))
            problems.push(`the value of ${name} contains characters that a header cannot have`);
          else
            entries.push([name.toLowerCase(), text.trim()]);
        }
        return problems.length > 0 ? new problem.AF(...problems) : Object.fromEntries(entries);
      });
      const verifyFields = schemas.Ikc({
        "site-url": (0, input_fields.mw)("set it to the public address of the site, such as https://docs.example.com", siteUrl),
        "manifest-path": schemas.lqM(schemas.YjP()),
        "changes-path": schemas.lqM(schemas.YjP()),
        "docs-path": schemas.lqM(schemas.YjP()),
        since: schemas.lqM(schemas.YjP()),
        "github-token": schemas.lqM(schemas.YjP()),
        sample: schemas.Rvf(sample, targets.bp),
        addresses: schemas.Rvf((0, input_fields.yL)(["clean", "html"]), "clean"),
        headers: schemas.Rvf(headers, {}),
        fail: schemas.Rvf(input_fields.Jt, true),
        wait: schemas.lqM(wait),
        concurrency: schemas.Rvf((0, input_fields.U9)(MAX_CONCURRENCY), 8),
        timeout: schemas.lqM(input_fields.p0)
      });
      const INPUT_NAMES = Object.keys(verifyFields.shape);
      const DEFAULT_WAIT_MS = { export: 3 * 6e4, docs: 20 * 6e4 };
      const DEFAULT_TIMEOUT_MS = { export: 15 * 6e4, docs: 30 * 6e4 };
      const REPEATING_EVENTS = /* @__PURE__ */ new Set(["release", "schedule", "workflow_dispatch", "repository_dispatch"]);
      function readInputs(given, environment, switches = []) {
        const { workspace, tempDir } = (0, action_runner.f)(environment);
        const truth = given["docs-path"] === void 0 ? "export" : "docs";
        const isWatching = switches.includes("--watch");
        const read = (0, input_fields.qU)(verifyFields, given, (parsed) => {
          const timeoutMs2 = parsed.timeout instanceof problem.AF ? void 0 : parsed.timeout;
          return {
            ...readTruth(given, environment, timeoutMs2 ?? DEFAULT_TIMEOUT_MS[truth]),
            combination: combinationProblem(given, isWatching)
          };
        });
        const timeoutMs = read.timeout ?? DEFAULT_TIMEOUT_MS[truth];
        const common = {
          siteUrl: read["site-url"],
          sample: read.sample,
          style: read.addresses,
          headers: read.headers,
          secrets: (0, secrets.n3)(given["headers"] ?? ""),
          fail: read.fail,
          waitMs: isWatching ? timeoutMs : read.wait ?? DEFAULT_WAIT_MS[truth],
          concurrency: read.concurrency,
          timeoutMs,
          limits: visit.V5,
          tempDir,
          docsUrl: (0, docs_url.xG)(environment),
          isRepeatedCommit: REPEATING_EVENTS.has(environment["GITHUB_EVENT_NAME"] ?? "")
        };
        const { docs, manifest, changes } = read;
        if (docs !== void 0)
          return { ...common, isWatching, docs };
        return {
          ...common,
          manifest,
          changes,
          /** The folder into which an export writes the files that the manifest lists. */
          siteDir: (0, external_node_path_.join)((0, external_node_path_.dirname)((0, external_node_path_.resolve)(workspace, given["manifest-path"] ?? "")), "site")
        };
      }
      function readTruth(given, environment, timeoutMs) {
        const { workspace } = (0, action_runner.f)(environment);
        const { "manifest-path": manifest, "changes-path": changes, "docs-path": folder } = given;
        return {
          manifest: manifest === void 0 ? void 0 : (0, export_files.lJ)("manifest-path", manifest, readManifest, workspace),
          changes: changes === void 0 ? void 0 : (0, export_files.lJ)("changes-path", changes, review_changes.pS, workspace),
          docs: folder === void 0 ? void 0 : readDocsInputs({ "docs-path": folder, since: given["since"], "github-token": given["github-token"] }, environment, timeoutMs)
        };
      }
      function combinationProblem(given, isWatching) {
        if (isWatching && given["docs-path"] === void 0)
          return new problem.AF("`--watch` needs `docs-path`");
        const [hasManifest, hasDocs] = ["manifest-path", "docs-path"].map((name) => given[name] !== void 0);
        if (hasManifest && hasDocs)
          return new problem.AF("`docs-path` and `manifest-path` are both set: remove one of them");
        if (!hasManifest && !hasDocs)
          return new problem.AF("`manifest-path` is missing: set it to the output `manifest-path` of the export action. For a site that another service builds, set `docs-path` to the folder with docs.json instead");
        if (hasDocs && given["changes-path"] !== void 0)
          return new problem.AF("`changes-path` belongs to an export: remove it, or set `manifest-path` instead of `docs-path`");
        if (!hasDocs && given["since"] !== void 0)
          return new problem.AF("`since` is a commit of the sources: set `docs-path` instead of `manifest-path`, or remove it");
        return void 0;
      }
      function readManifest(text) {
        const manifest = (0, records_manifest.Ng)(text);
        if (manifest instanceof export_files.kc || (0, pages.pageCountOf)(manifest.files) > 0)
          return manifest;
        return (0, export_files.qM)("it lists no page");
      }
    })
  ),
  /***/
  29354: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        V5: () => (
          /* binding */
          RESPONSE_LIMITS
        ),
        bK: () => (
          /* binding */
          RequestBudget
        ),
        YR: () => (
          /* binding */
          visit
        )
      });
      var external_node_buffer_ = __webpack_require__(4573);
      var failure = __webpack_require__(98362);
      var connection_errors = __webpack_require__(65745);
      var http_error = __webpack_require__(24710);
      var request = __webpack_require__(38056);
      var retry = __webpack_require__(18459);
      var parse_url = __webpack_require__(37630);
      var file_kinds = __webpack_require__(93782);
      var external_node_crypto_ = __webpack_require__(77598);
      var external_node_stream_ = __webpack_require__(57075);
      var external_node_zlib_ = __webpack_require__(38522);
      var units = __webpack_require__(81529);
      ;
      class UnreadableBody extends Error {
        name = "UnreadableBody";
      }
      class OversizedBody extends Error {
        name = "OversizedBody";
      }
      class TricklingBody extends Error {
        name = "TricklingBody";
      }
      const MAX_KEPT_BYTES = 16e6;
      const DECODERS = /* @__PURE__ */ new Map([
        ["gzip", external_node_zlib_.createGunzip],
        ["br", external_node_zlib_.createBrotliDecompress]
      ]);
      const MAX_ENCODINGS = 5;
      async function readBody(response, { limit, keep }) {
        const digest = (0, external_node_crypto_.createHash)("sha256");
        const chunks = [];
        let size = 0;
        try {
          for await (const chunk of decoded(response, limit)) {
            size += chunk.length;
            if (size > limit)
              throw tooLarge(limit);
            digest.update(chunk);
            if (keep && size <= MAX_KEPT_BYTES)
              chunks.push(chunk);
          }
        } catch (error) {
          if (!(error instanceof connection_errors.hI))
            throw error;
          throw new TricklingBody(`${error.message}; ${(0, units.formatBytes)(size)} had arrived`, { cause: error });
        }
        const isKept = keep && size <= MAX_KEPT_BYTES;
        const bytes = isKept ? Buffer.concat(chunks) : void 0;
        if (bytes?.[0] === 31 && bytes[1] === 139 && decodersOf(response).length === 0)
          throw new UnreadableBody("the body is gzip, but Content-Encoding is not gzip");
        return { sha256: digest.digest("hex"), size, bytes };
      }
      function decodersOf({ headers }) {
        const names = headers["content-encoding"]?.toLowerCase().split(",", MAX_ENCODINGS) ?? [];
        const encodings = names.map((name) => name.trim()).filter((name) => name !== "");
        if (encodings.includes("zstd"))
          throw new UnreadableBody("Content-Encoding is zstd, which the request did not offer");
        const decoders = encodings.map((name) => DECODERS.get(name));
        return decoders.every((decoder) => decoder !== void 0) ? decoders.reverse() : [];
      }
      function decoded(response, limit) {
        const decoders = decodersOf(response).map((create) => create());
        if (decoders.length === 0)
          return response;
        for (const stream of [response, ...decoders.slice(0, -1)]) {
          let length = 0;
          stream.on("data", (chunk) => {
            length += chunk.length;
            if (length > limit)
              stream.destroy(tooLarge(limit));
          });
        }
        return decompressed(response, decoders);
      }
      async function* decompressed(response, decoders) {
        try {
          yield* (0, external_node_stream_.pipeline)([response, ...decoders], () => void 0);
        } catch (error) {
          if (response.errored !== null)
            throw response.errored;
          if (error instanceof OversizedBody)
            throw error;
          const encoding = response.headers["content-encoding"]?.slice(0, 40);
          throw new UnreadableBody(`the body is truncated or is not valid ${encoding}: ${(0, failure.A3)(error)}`);
        }
      }
      function tooLarge(limit) {
        return new OversizedBody(`the body is larger than ${(0, units.formatBytes)(limit)}`);
      }
      ;
      const MAX_ATTEMPTS = 3;
      const MAX_HOPS = 5;
      const MAX_MORE_BYTES = 1e6;
      const MAX_IGNORED_BYTES = 64e3;
      const MAX_RETRY_AFTER_MS = 2e4;
      const MIN_RETRY_MS = 1e3;
      const REQUESTS_PER_ADDRESS = 3;
      const MORE_REQUESTS = 50;
      class BudgetSpent extends Error {
        name = "BudgetSpent";
      }
      class RequestBudget {
        #remaining = MORE_REQUESTS;
        #clock;
        #endsAt;
        /** No request starts at or after `endsAt`, and the requests that are open then have failed. */
        constructor(clock, endsAt) {
          this.#clock = clock;
          this.#endsAt = endsAt;
        }
        get remainingMs() {
          return this.#endsAt - this.#clock.now();
        }
        allow(addresses) {
          this.#remaining += REQUESTS_PER_ADDRESS * addresses;
        }
        spend() {
          if (this.#remaining <= 0)
            throw new BudgetSpent("the requests of this pass are used up");
          if (this.remainingMs <= 0)
            throw new BudgetSpent("the time of the run is used up");
          this.#remaining -= 1;
        }
      }
      const PAGE_TYPES = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
      const BROWSER_HEADERS = {
        "user-agent": "Mozilla/5.0 (compatible; static-docs-export)",
        "accept-language": "en",
        "accept-encoding": "gzip, br"
      };
      const RESPONSE_LIMITS = { idleTimeoutMs: 1e4, totalTimeoutMs: 6e4 };
      async function visit(target, context) {
        const hops = [];
        let failures = 0;
        const failed = (reason, isUnreachable = false) => ({
          end: "failed",
          hops,
          reason,
          isUnreachable
        });
        const decide = (error) => {
          failures += 1;
          const waitMs = error instanceof http_error.j$ ? error.waitMs : void 0;
          const hasTime = context.budget.remainingMs > (waitMs ?? MIN_RETRY_MS);
          const retry2 = failures < MAX_ATTEMPTS && isPassing(error) && hasTime && (waitMs ?? 0) <= MAX_RETRY_AFTER_MS;
          return { retry: retry2, waitMs };
        };
        try {
          for (; ; ) {
            const url = hops.at(-1) ?? target.url;
            const attempt = async () => {
              context.budget.spend();
              try {
                return await visit_request(url, target, hops, { ...context, isRetry: failures > 0 });
              } catch (error) {
                if (!(error instanceof connection_errors.NU && error.isReused))
                  throw error;
                failures += 1;
                return await attempt();
              }
            };
            const found = await (0, retry.bD)(`GET ${url.pathname}`, attempt, decide, { ...context, host: url.host });
            if (found.end === "left" && !/^https?:$/.test(found.to.protocol))
              return failed(`a redirect to ${found.to.protocol}, which browsers do not follow`);
            if (found.end !== "left" || found.to.origin !== target.url.origin || target.role === "live")
              return found;
            if (hops.length >= MAX_HOPS)
              return failed(`more than ${MAX_HOPS} redirects`);
            if ([target.url, ...hops].some(({ href }) => href === found.to.href))
              return failed(`a redirect loop at ${found.to.pathname}`);
            hops.push(found.to);
          }
        } catch (error) {
          if (context.signal.aborted || error instanceof failure.HR)
            throw error;
          if (error instanceof BudgetSpent)
            return { end: "unchecked", hops };
          if (isUnreadable(error))
            return { end: "unchecked", hops, reason: explain(error) };
          const { status, headers, maybeReceived, isTrustProblem, message } = error instanceof http_error.j$ ? error : (0, http_error.$t)(error, { responded: false });
          if (status !== void 0)
            return { end: "response", hops, status, headers, body: void 0 };
          if (!isTrustProblem)
            return failed(explain(error), !maybeReceived);
          const what = `The certificate of ${target.url.host} is not trusted (${message}).`;
          throw new failure.HR("certificate-not-trusted", what, { cause: error });
        }
      }
      async function visit_request(url, target, hops, { http, signal, clock, budget, limits, isRetry, headers: given }) {
        const response = await http.send({
          method: "GET",
          url,
          signal,
          ...limits,
          totalTimeoutMs: Math.max(1, Math.min(limits.totalTimeoutMs ?? Infinity, budget.remainingMs)),
          isLenient: true,
          needsNewConnection: isRetry,
          headers: { ...BROWSER_HEADERS, accept: isPage(target) ? PAGE_TYPES : "*/*", ...given }
        });
        const headers = withSeparateRules(response);
        const status = Number(response.statusCode);
        try {
          const to = redirectOf(status, headers, url);
          const isNeeded = status === 200 && needsBody(target);
          const body = isNeeded ? await read(response, target) : void 0;
          if (!isNeeded)
            await (0, request.gw)(response, MAX_IGNORED_BYTES).catch(() => "");
          signal.throwIfAborted();
          if (to !== void 0)
            return { end: "left", hops, to };
          if (!(0, retry.dg)(status))
            return { end: "response", hops, status, headers, body };
          throw new http_error.j$(`HTTP ${status}`, { response: { status, headers, body: "" }, now: clock.now() });
        } finally {
          response.destroy();
        }
      }
      function withSeparateRules({ headers, headersDistinct }) {
        const { "x-robots-tag": rules, "content-type": types, "content-disposition": dispositions } = headersDistinct;
        return {
          ...headers,
          ...rules && { "x-robots-tag": rules },
          ...types && { "content-type": usedType(types.join(",")) },
          ...dispositions && { "content-disposition": dispositions.join(", ") }
        };
      }
      function usedType(types) {
        let used = types;
        let charset = "";
        for (const [type] of types.matchAll(/(?:[^,"]|"[^"]*"?)+/g)) {
          const essence = /^\s*([\w.+-]+\/[\w.+-]+)\s*(?:;|$)/.exec(type)?.[1]?.toLowerCase();
          if (essence === void 0)
            continue;
          const own = /;\s*charset\s*=[^;]*/i.exec(type)?.[0];
          const isSame = used.toLowerCase().trim().startsWith(essence);
          charset = own ?? (isSame ? charset : "");
          used = own === void 0 ? `${type.trim()}${charset}` : type.trim();
        }
        return used;
      }
      async function read(response, target) {
        const { size = 0 } = "file" in target && target.file || {};
        const limit = target.role === "live" ? MAX_KEPT_BYTES : size + MAX_MORE_BYTES;
        try {
          return await readBody(response, { limit, keep: !isFile(target) || isCompared(target) });
        } catch (error) {
          const { "content-length": length, "transfer-encoding": transfer } = response.headers;
          if (error instanceof OversizedBody && length !== void 0 && transfer === void 0)
            return { sha256: "", size: Number(length), bytes: void 0 };
          const isTruncated = response.errored !== null && codeOf(error) === "ECONNRESET";
          throw isTruncated ? (0, http_error.$t)(error, { responded: true }) : error;
        }
      }
      function isCompared(target) {
        if (target.role !== "asset")
          return false;
        const { path } = target.file;
        return /(?:^|\/)(?:robots\.txt|sitemap[^/]*\.xml)$/i.test(path) || (0, file_kinds.OB)(path);
      }
      function needsBody(target) {
        return target.role === "live" ? target.hasBody : target.role !== "unknown" && target.role !== "removed";
      }
      function isFile({ role }) {
        return role === "asset" || role === "data";
      }
      function isPage(target) {
        return target.role === "live" ? target.isPage : !isFile(target);
      }
      function redirectOf(status, headers, url) {
        if (![301, 302, 303, 307, 308].includes(status) || headers.location === void 0)
          return void 0;
        const bytes = Buffer.from(headers.location, "latin1");
        const to = (0, parse_url.D)((0, external_node_buffer_.isUtf8)(bytes) ? bytes.toString() : headers.location, url);
        if (to !== null)
          to.hash = "";
        return to ?? void 0;
      }
      const FINAL_ERRORS = [failure.HR, BudgetSpent, UnreadableBody, OversizedBody, TricklingBody];
      function isPassing(error) {
        const isFinal = FINAL_ERRORS.some((type) => error instanceof type) || PARSER_ERROR.test(codeOf(error));
        return !isFinal && !(0, http_error.$t)(error, { responded: false }).isTrustProblem;
      }
      const PARSER_ERROR = /^HPE_/;
      function isUnreadable(error) {
        const code = codeOf(error);
        return PARSER_ERROR.test(code) && code !== "HPE_HEADER_OVERFLOW" && code !== "HPE_INVALID_CONSTANT";
      }
      function codeOf(error) {
        return String(Object(error).code);
      }
      function explain(error) {
        const problem = PARSER_ERROR.test(codeOf(error)) ? "the response is not valid HTTP: " : "";
        return problem + (0, failure.A3)(error);
      }
    })
  ),
  /***/
  93782: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        My: () => (
          /* binding */
          hasBuildName
        ),
        /* harmony export */
        OB: () => (
          /* binding */
          isOptimized
        ),
        /* harmony export */
        UI: () => (
          /* binding */
          STYLE_SHEET
        ),
        /* harmony export */
        W1: () => (
          /* binding */
          IMAGE
        )
        /* harmony export */
      });
      var _site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99004);
      const STYLE_SHEET = /\.css$/i;
      const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
      function isOptimized(path) {
        return /\.m?js$/i.test(path) || STYLE_SHEET.test(path) || IMAGE.test(path);
      }
      function hasBuildName(path) {
        return (0, _site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__.isImmutable)(path) || /(?:^|\/)_next\/static\//.test(path);
      }
    })
  ),
  /***/
  20666: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Dv: () => (
          /* binding */
          selectTargets
        ),
        /* harmony export */
        L_: () => (
          /* binding */
          OTHER_SLASH
        ),
        /* harmony export */
        XM: () => (
          /* binding */
          pathOf
        ),
        /* harmony export */
        bp: () => (
          /* binding */
          SAMPLE_SIZE
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21873);
      var _site_pages_entry_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69878);
      var _site_pages_page_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75338);
      var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15300);
      var _site_redirects_redirects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1324);
      var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29589);
      const OTHER_SLASH = "other slash";
      function pathOf(target) {
        if (target.role === "removed")
          return target.path;
        return target.role === "unknown" ? void 0 : target.file?.path;
      }
      const SAMPLE_SIZE = 50;
      const MAX_REDIRECTS = 50;
      const MAX_REMOVED = 20;
      const MAX_CANDIDATES = 200;
      const MAX_DATA_OF_PAGE = 2;
      function selectTargets(inputs, addresses) {
        const { manifest } = inputs;
        const files = manifest.files.filter(({ path }) => !isHidden(path));
        const byPath = new Map(files.map((file) => [file.path, file]));
        const target = (role, file) => ({
          role,
          file,
          url: addresses.of(file.path)
        });
        const home = byPath.get("index.html");
        const pages = selectPages(files, inputs);
        const { redirects } = (0, _site_redirects_redirects_js__WEBPACK_IMPORTED_MODULE_2__.Z)(manifest.redirects ?? [], manifest.basePath ?? "/");
        return [
          ...home === void 0 ? [] : [target("page", home)],
          ...unknownAddress(manifest, redirects, addresses),
          ...files.filter(({ path }) => (0, _site_pages_entry_points_js__WEBPACK_IMPORTED_MODULE_3__.isPageList)(path)).map((file) => target("asset", file)),
          ...pages.map((file) => target("page", file)),
          ...dataOf(home === void 0 ? pages : [home, ...pages], byPath).map((file) => target("data", file)),
          ...redirectTargets(manifest, redirects, byPath, addresses),
          ...removedTargets(inputs, redirects, addresses)
        ];
      }
      function dataOf(pages, byPath) {
        const byPage = (0, _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_4__.$)((0, _site_pages_page_data_js__WEBPACK_IMPORTED_MODULE_1__.pageDataOf)(byPath.keys()), ([, page]) => page);
        return pages.flatMap(({ path }) => {
          const data = (byPage.get(path) ?? []).flatMap(([name]) => byPath.get(name) ?? []);
          const byLength = (a, b) => a.path.length - b.path.length || (0, _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__.compareText)(a.path, b.path);
          return data.sort(byLength).slice(0, MAX_DATA_OF_PAGE);
        });
      }
      function isHidden(path) {
        return (0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__.isNotFoundPage)(path) || /(?:^|\/)(?:\.|_redirects$|_headers$)/.test(path);
      }
      function selectPages(files, { changes, sample }) {
        const pages = new Map(files.filter((file) => (0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__.countsAsPage)(file) && file.path !== "index.html").map((file) => [file.path, file]));
        const selected = /* @__PURE__ */ new Map();
        const lists = changes === void 0 || changes.first ? [] : [changes.changed, changes.added, changes.rebuilt];
        for (const paths of [...lists, [...pages.keys()]]) {
          const open = paths.filter((path) => pages.has(path) && !selected.has(path));
          const free = sample === "all" ? Infinity : sample - selected.size;
          for (const path of spread(open, free))
            selected.set(path, pages.get(path));
        }
        return [...selected.values()];
      }
      function spread(paths, count) {
        const folders = (0, _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_4__.$)(paths.toSorted(), (path) => path.slice(0, path.lastIndexOf("/") + 1));
        const inTurn = evenly([...folders.values()], count).flatMap((folder) => [...folder.entries()]);
        const byTurn = inTurn.sort(([a], [b]) => a - b).map(([, path]) => path);
        return byTurn.slice(0, count);
      }
      function evenly(items, max) {
        const length = Math.min(max, items.length);
        return Array.from({ length }, (_, at) => items[Math.floor(at * items.length / length)]);
      }
      function unknownAddress({ files }, redirects, addresses) {
        const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", files.map(({ path: path2, sha256 }) => `${path2}
${sha256}
`).join(""));
        const path = `no-such-page-${digest.slice(0, 12)}.html`;
        const isKnown = addresses.hasFileFor(path) || redirects.find(path) !== void 0;
        return isKnown ? [] : [{ role: "unknown", url: addresses.of(path) }];
      }
      function redirectTargets(manifest, redirects, byPath, addresses) {
        const exact = redirects.rules.filter(({ from }) => from.address !== void 0);
        const pages = manifest.files.filter(({ redirect }) => redirect !== void 0);
        const all = manifest.redirects === void 0 ? pages.map(({ path, redirect: destination }) => ({
          start: addresses.of(path),
          destination,
          rule: void 0
        })) : exact.map((rule) => ({
          start: addresses.ofDestination(rule.source),
          destination: rule.destination,
          rule
        }));
        const targets = [];
        for (const { start, destination, rule } of all) {
          if (targets.length === MAX_REDIRECTS)
            break;
          const end = destination && addresses.ofDestination(destination);
          if (!start || !end || start.origin !== addresses.origin)
            continue;
          if (rule && redirects.follow(redirects.pathOf(rule) ?? "", addresses)?.kind === "loop")
            continue;
          const path = addresses.fileAt(start);
          const file = byPath.get(path ?? "");
          if (path !== void 0 && file?.redirect === void 0)
            continue;
          const url = file === void 0 ? start : addresses.of(file.path);
          targets.push({ role: "redirect", url, destination: end, file });
        }
        return targets;
      }
      function removedTargets({ changes }, redirects, addresses) {
        const isGone = (path) => !isHidden(path) && !addresses.hasFileFor(path) && redirects.find(path) === void 0;
        const lists = [changes?.removed ?? [], changes?.removedData ?? []];
        return lists.flatMap((paths) => spread(spread(paths, MAX_CANDIDATES).filter(isGone), MAX_REMOVED).map((path) => ({
          role: "removed",
          path,
          url: addresses.of(path)
        })));
      }
    })
  ),
  /***/
  93921: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GL: () => (
          /* binding */
          rootAbove
        ),
        /* harmony export */
        J9: () => (
          /* binding */
          outermost
        ),
        /* harmony export */
        b$: () => (
          /* binding */
          readCheckout
        ),
        /* harmony export */
        qn: () => (
          /* binding */
          linkIn
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84166);
      var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92790);
      function readCheckout(folder, workspace, { sha, isRunner }) {
        const around = (0, _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__.isBelow)(folder, workspace) ? workspace : void 0;
        const found = repositoryOf(folder, isRunner ? around : void 0);
        const own = found ?? { root: around ?? folder, commit: sha };
        return {
          ...own,
          folder,
          prefix: wayTo(folder, own.root),
          path: wayTo(folder, outermost(own).root),
          isClone: found !== void 0
        };
      }
      function outermost(checkout) {
        return checkout.outer === void 0 ? checkout : outermost(checkout.outer);
      }
      function linkIn(path, workspace) {
        const top = (0, _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__.isBelow)(path, workspace) ? workspace : rootAbove(path, void 0) ?? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        for (let at = path; at !== top && at !== (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at); at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
          if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink())
            return at;
        return void 0;
      }
      function rootAbove(folder, top) {
        for (let at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder); ; at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
          if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git"), { throwIfNoEntry: false }) !== void 0)
            return at;
          if (at === top || at === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            return void 0;
        }
      }
      function wayTo(folder, root) {
        const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
        return path === "" ? "" : `${path}/`;
      }
      function repositoryOf(folder, top) {
        const root = rootAbove(folder, top);
        if (root === void 0)
          return void 0;
        const git = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ".git");
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(git).isDirectory())
          return { root, commit: checkedOutCommit(git) };
        const outer = root === top || root === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root) ? void 0 : repositoryOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root), top);
        const own = outer && submoduleFolder(git, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outermost(outer).root, ".git"));
        return own === void 0 ? { root, commit: void 0 } : { root, commit: checkedOutCommit(own), outer };
      }
      function submoduleFolder(file, repository) {
        const target = /^gitdir: (.+)$/.exec(contentOf(file))?.[1];
        if (target === void 0 || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(repository).isDirectory())
          return void 0;
        try {
          const own = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), target));
          const isSubmodule = (0, _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__.isBelow)(own, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repository)) && contentOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, "commondir")) === "";
          return isSubmodule ? own : void 0;
        } catch {
          return void 0;
        }
      }
      const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
      function checkedOutCommit(git) {
        const head = contentOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, "HEAD"));
        if (SHA.test(head))
          return head;
        const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1];
        if (ref === void 0 || ref.split("/").includes(".."))
          return void 0;
        const packed = contentOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, "packed-refs")).split("\n");
        const found = packed.find((line) => line.endsWith(` ${ref}`))?.split(" ")[0] ?? "";
        return [contentOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, ref)), found].find((value) => SHA.test(value));
      }
      function contentOf(path) {
        return (0, _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__.readIfThere)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))?.toString().trim() ?? "";
      }
    })
  ),
  /***/
  20515: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        bV: () => (
          /* binding */
          fileNameOf
        ),
        /* harmony export */
        kD: () => (
          /* binding */
          linkProblem
        ),
        /* harmony export */
        pe: () => (
          /* binding */
          findDocsFolder
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24707);
      var _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45852);
      var _checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93921);
      function findDocsFolder(given, workspace, isRunner) {
        if (given !== void 0) {
          const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
          return (0, _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__.RV)(path) === void 0 ? new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF(`\`docs-path\` has neither docs.json nor mint.json: ${given}`) : linkProblem("docs-path", path, workspace) ?? path;
        }
        const root = isRunner ? void 0 : (0, _checkout_js__WEBPACK_IMPORTED_MODULE_3__.GL)(workspace, void 0);
        const found = [(0, _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__.Vy)(workspace), root === void 0 ? [] : docsAround(workspace, root)].find((folders) => folders.length > 0);
        const [only, ...others] = found ?? [];
        if (only === void 0)
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF(isRunner ? "`docs-path` is missing: no folder in the workspace contains docs.json or mint.json. Check out the repository before this step" : "`docs-path` is missing: no docs.json or mint.json was found in the current folder or in its clone");
        if (others.length === 0)
          return only;
        const listed = [only, ...others].map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/")).join(", ");
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF(`\`docs-path\` is missing: several folders have docs.json or mint.json (${listed}). Set it to one of these folders`);
      }
      function docsAround(folder, root) {
        for (let at = folder; at !== root; at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
          if ((0, _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__.RV)(at) !== void 0)
            return [at];
        return (0, _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__.Vy)(root);
      }
      function linkProblem(name, path, workspace) {
        const found = (0, _checkout_js__WEBPACK_IMPORTED_MODULE_3__.qn)(path, workspace);
        if (found === void 0)
          return void 0;
        const shown = JSON.stringify((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, found).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"));
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF(`\`${name}\` leads through ${shown}, which is a symbolic link. Links are not followed`);
      }
      function fileNameOf(path) {
        const parts = path.split("/").filter((part) => part !== "");
        const plain = parts.map((part) => `-${part.replaceAll(/[^\w.]/g, "_")}`).join("");
        const isPlain = plain.length <= MAX_FILE_NAME && parts.every((part) => /^[a-z0-9._]+$/.test(part));
        return isPlain ? plain : `${plain.slice(0, MAX_FILE_NAME)}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", path).slice(0, 8)}`;
      }
      const MAX_FILE_NAME = 60;
    })
  ),
  /***/
  42496: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        o: () => (
          /* binding */
          openClone
        )
      });
      var find_program = __webpack_require__(15288);
      var files_git = __webpack_require__(8568);
      var problem = __webpack_require__(24707);
      var consumers_ = __webpack_require__(38321);
      var clip = __webpack_require__(74238);
      var plain_text = __webpack_require__(39180);
      var repository = __webpack_require__(43973);
      ;
      const FETCH = "If the clone is partial, run `git fetch --refetch --no-filter` to download all files";
      const MAX_COMMITS = 5e4;
      const MAX_RENAMES = 1e3;
      const MAX_BYTES = 4e8;
      const LOG = [
        ...["log.showSignature=false", "log.follow=false", "log.diffMerges=off"].flatMap((each) => ["-c", each]),
        ...["--literal-pathspecs", "log"]
      ];
      class Clone {
        #git;
        #timeoutMs;
        #signal;
        /** `timeoutMs`: time limit for each synchronous command, which no signal can stop. */
        constructor(git, timeoutMs, signal) {
          this.#git = git;
          this.#timeoutMs = timeoutMs;
          this.#signal = signal;
        }
        /** Returns a copy of this object whose commands stop when `signal` aborts. */
        until(signal) {
          return new Clone(this.#git, this.#timeoutMs, signal);
        }
        /** Returns the id of a commit, tree, or blob, or the error message from `git`. */
        resolve(revision) {
          return this.#runSync(["rev-parse", "--verify", "--end-of-options", revision]);
        }
        /** Returns the id of the merge base of two commits, or the error message from `git`. */
        mergeBase(base, head) {
          return this.#runSync(["merge-base", base, head]);
        }
        /** Returns the commit itself, because `git` finds the tree of a commit. */
        async treeOf(commit) {
          return await Promise.resolve(commit);
        }
        async commonAncestor(a, b) {
          const found = this.mergeBase(a, b);
          if (!(found instanceof problem.AF))
            return await Promise.resolve(found);
          if (found.message === "")
            return void 0;
          throw new repository._Z(`git: ${found.message}`);
        }
        async timeOf(commit) {
          const args = ["-s", "--no-show-signature", "--format=%cI", "--end-of-options", `${commit}^{commit}`];
          const shown = this.#runSync(["show", ...args]);
          if (shown instanceof problem.AF)
            throw new repository._Z(`git: ${shown.message}`);
          return await Promise.resolve(Date.parse(shown));
        }
        async parentOf(commit) {
          const found = this.resolve(`${commit}^1^{commit}`);
          return await Promise.resolve(found instanceof problem.AF ? void 0 : found);
        }
        isShallow() {
          return this.#runSync(["rev-parse", "--is-shallow-repository"]) === "true";
        }
        async files(tree, folder) {
          const below = this.resolve(`${tree}:${folder.replace(/\/$/, "")}`);
          if (below instanceof problem.AF)
            return /* @__PURE__ */ new Map();
          const list = await this.#run(["ls-tree", "-z", "-r", "-l", below]);
          const entries = list.toString().split("\0").slice(0, -1).map(readEntry).filter(repository._8);
          return new Map(entries.map(({ path, sha, size }) => [path, { sha, size }]));
        }
        async texts(files) {
          const total = [...files.values()].reduce((sum, { size }) => sum + size, 0);
          if (total > MAX_BYTES)
            throw new repository._Z(`the files that differ have ${total} bytes in total, but at most ${MAX_BYTES} bytes are compared`);
          if (files.size === 0)
            return /* @__PURE__ */ new Map();
          const names = [...files.keys()];
          const found = await this.#run(["cat-file", "--batch"], `${names.join("\n")}
`);
          let at = 0;
          const texts = names.map((name) => {
            const start = found.indexOf("\n", at) + 1;
            const size = /^[0-9a-f]+ blob (\d+)\n$/.exec(found.toString("utf8", at, start))?.[1];
            if (size === void 0)
              throw new repository._Z(`the clone does not contain the blob ${name}. ${FETCH}`);
            at = start + Number(size) + 1;
            return [name, found.toString("utf8", start, at - 1)];
          });
          return new Map(texts);
        }
        async index(folder) {
          const list = await this.#run(["--literal-pathspecs", "ls-files", "-t", "-s", "-z", "--", folder || "."]);
          const entries = list.toString().split("\0").slice(0, -1);
          return new Map(entries.flatMap((line) => {
            const [, tag, sha = "", path] = /^(\w) \d+ (\w+) 0\t([^]*)$/.exec(line) ?? [];
            return path === void 0 ? [] : [[path.slice(folder.length), { sha, isLeftOut: tag === "S" }]];
          }));
        }
        /** Lists the commits that changed the set of files in a folder, newest first. Paths are relative to the folder. */
        async history(commit, folder) {
          const list = await this.#run([
            ...LOG,
            ...["-M", `-l${MAX_RENAMES}`, "--diff-filter=ADR", "--no-ext-diff"],
            ...["--raw", "--no-abbrev", "-z", "--format=%H", `--max-count=${MAX_COMMITS}`],
            ...["--end-of-options", commit, "--", folder || "."]
          ]);
          return readHistory(list.toString(), folder);
        }
        async firstParents(head, { since, max }) {
          const list = await this.#run([
            ...[...LOG, "--first-parent", "--no-patch", "--format=%H", `--max-count=${max}`],
            ...["--end-of-options", head, ...since === void 0 ? [] : [`^${since}`]]
          ]);
          return list.toString().split("\n").filter(Boolean);
        }
        async fileHistory(head, path, { since, max }) {
          const list = await this.#run([
            ...LOG,
            ...["--follow", "--first-parent", "--diff-merges=first-parent", "-M", "--no-ext-diff"],
            ...["--name-status", "-z", "--format=%H %cI", `--max-count=${max}`],
            ...["--end-of-options", head, ...since === void 0 ? [] : [`^${since}`], "--", path]
          ]);
          return readFileHistory(list.toString());
        }
        #runSync(args) {
          return this.#git.ask(args, this.#timeoutMs);
        }
        async #run(args, input = "") {
          const child = this.#git.start(args, this.#signal);
          const failed = new Promise((_, reject) => child.once("error", reject));
          child.stdin.on("error", () => void 0).end(input);
          const ended = new Promise((resolve) => child.once("close", resolve));
          const work = Promise.all([(0, consumers_.buffer)(child.stdout), (0, consumers_.buffer)(child.stderr), ended]);
          const [stdout, stderr, status] = await Promise.race([work, failed]);
          if (status === 0)
            return stdout;
          throw new repository._Z(`git: ${(0, clip.clip)((0, plain_text.plainText)(stderr.toString().trim()), 300)}. ${FETCH}`);
        }
      }
      function readHistory(list, folder) {
        const fields = list.split("\0").values();
        const nextPath = () => fields.next().value?.slice(folder.length) ?? "";
        const found = [];
        for (const field of fields) {
          const [, id2, before = "", after = "", kind] = /^\n*(?:([0-9a-f]{40,64})\n*|:\d+ \d+ (\w+) (\w+) ([ADR])\d*)$/.exec(field) ?? [];
          if (id2 !== void 0)
            found.push({ renamed: [], added: [], removed: [] });
          const commit = found.at(-1);
          if (kind === "R")
            commit?.renamed.push({ from: nextPath(), to: nextPath(), blobs: [before, after] });
          else if (kind !== void 0)
            commit?.[kind === "A" ? "added" : "removed"].push(nextPath());
        }
        return found;
      }
      function readFileHistory(list) {
        const fields = list.split("\0").values();
        const nextPath = () => fields.next().value ?? "";
        const found = [];
        for (const field of fields) {
          const [, sha, date = "", kind] = /^\n*(?:([0-9a-f]{40,64}) (\S+)\n*|([A-Z])\d*)$/.exec(field) ?? [];
          if (sha !== void 0)
            found.push({ sha, date, path: "" });
          if (kind === void 0)
            continue;
          const path = nextPath();
          const commit = found.at(-1);
          if (commit !== void 0)
            commit.path = kind === "R" || kind === "C" ? nextPath() : path;
          if (kind === "A" || kind === "C")
            break;
        }
        return found;
      }
      function readEntry(line) {
        const [, mode = "", sha = "", size = "", path = ""] = /^(\d+) \w+ (\w+) +(\S+)\t([^]*)$/.exec(line) ?? [];
        return { path, mode, sha, size: Number.parseInt(size, 10) || 0 };
      }
      ;
      function openClone({ root }, env, timeoutMs) {
        const git = (0, find_program.findProgram)("git", env, root);
        if (git === void 0)
          return new problem.AF("`git` is not in `PATH`. Install `git` to read the clone");
        const clone = new Clone(new files_git.Git(git, root, env), timeoutMs);
        const head = clone.resolve("HEAD^{commit}");
        return head instanceof problem.AF ? new problem.AF(`the clone cannot be read: ${head.message}`) : { clone, head };
      }
    })
  ),
  /***/
  43973: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        _8: () => (
          /* binding */
          isDocsFile
        ),
        /* harmony export */
        _Z: () => (
          /* binding */
          NotComparable
        ),
        /* harmony export */
        zF: () => (
          /* binding */
          isGitHubProblem
        )
        /* harmony export */
      });
      var _sources_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89181);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
      var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24710);
      var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54639);
      class NotComparable extends Error {
        name = "NotComparable";
      }
      function isGitHubProblem(error) {
        return error instanceof NotComparable || error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__.j$ || error instanceof _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__.GA || error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__.HR && error.code === "github-rate-limited";
      }
      function isDocsFile({ path, mode }) {
        return /^100(?:644|755|664)$/.test(mode) && !path.split("/").some(_sources_files_js__WEBPACK_IMPORTED_MODULE_0__.dK);
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
