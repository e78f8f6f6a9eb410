const id = 1608;
const ids = [1608];
const modules = {
  /***/
  83124: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C: () => (
          /* binding */
          Faults
        ),
        /* harmony export */
        K: () => (
          /* binding */
          findFault
        )
        /* harmony export */
      });
      class Faults {
        #rules = [];
        add(...faults) {
          this.#rules.push(...faults.map((fault) => ({ fault, left: fault.times ?? 1 })));
        }
        clear() {
          this.#rules.length = 0;
        }
        /** Returns the faults for this request: the first temporary fault in the queue, and all permanent faults. */
        take(request) {
          const due = this.#rules.filter(({ fault, left }) => left > 0 && fault.on === request.call && (fault.when?.(request) ?? true));
          const counted = due.find(({ left }) => left !== Infinity);
          if (counted)
            counted.left -= 1;
          return due.filter((rule) => rule === counted || rule.left === Infinity).map(({ fault }) => fault);
        }
      }
      function findFault(faults, kind) {
        return faults.find((fault) => fault.kind === kind);
      }
    })
  ),
  /***/
  620: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Hj: () => (
          /* binding */
          loadSecret
        ),
        /* harmony export */
        KT: () => (
          /* binding */
          listen
        ),
        /* harmony export */
        VN: () => (
          /* binding */
          close
        ),
        /* harmony export */
        _p: () => (
          /* binding */
          createHttpServer
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
      var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
      var node_http__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37067);
      var node_https__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44708);
      var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76760);
      function createHttpServer(tls) {
        return tls ? (0, node_https__WEBPACK_IMPORTED_MODULE_5__.createServer)(tls) : (0, node_http__WEBPACK_IMPORTED_MODULE_4__.createServer)();
      }
      async function listen(server, { port, host, tls }) {
        server.listen(port, "127.0.0.1");
        await (0, node_events__WEBPACK_IMPORTED_MODULE_1__.once)(server, "listening");
        return `${tls ? "https" : "http"}://${host}:${server.address().port}`;
      }
      async function close(server) {
        if (!server.listening)
          return;
        const closed = (0, node_events__WEBPACK_IMPORTED_MODULE_1__.once)(server, "close");
        server.close();
        server.closeAllConnections();
        await closed;
      }
      async function loadSecret(data) {
        const file = (0, node_path__WEBPACK_IMPORTED_MODULE_6__.join)(data, "secret");
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.mkdir)(data, { recursive: true });
        if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(file))
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(file, (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("hex"), { mode: 384 });
        return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(file, "utf8");
      }
    })
  ),
  /***/
  81470: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        F: () => (
          /* binding */
          AGENT_JOBS
        ),
        /* harmony export */
        Y: () => (
          /* binding */
          AgentJobs
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _background_jobs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82659);
      const REPOSITORY = "https://github.com/example/docs";
      const RESULTS = {
        pr: { status: "completed", prLink: `${REPOSITORY}/pull/42` },
        "no-changes": { status: "completed" },
        failed: { status: "failed" },
        archived: { status: "archived" }
      };
      const AGENT_JOBS = Object.keys(RESULTS);
      const ACTIVE_READS = 1;
      class AgentJobs {
        #records = /* @__PURE__ */ new Map();
        #folder;
        #now;
        constructor({ data, now }) {
          this.#folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(data, "agent-jobs");
          this.#now = now;
          for (const result of AGENT_JOBS)
            this.#add(result, result);
        }
        async recover() {
          for (const record of await (0, _background_jobs_js__WEBPACK_IMPORTED_MODULE_2__.v6)(this.#folder))
            this.#records.set(record.job.id, record);
        }
        list() {
          return [...this.#records.values()].map(({ job }) => job);
        }
        async start() {
          return await this.#saved(this.#add((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), "pr"));
        }
        async read(id2) {
          const record = this.#records.get(id2);
          if (record === void 0)
            return void 0;
          const { job, result } = record;
          record.reads += 1;
          if (job.status === "active" && record.reads > ACTIVE_READS)
            Object.assign(job, RESULTS[result], { archivedAt: result === "archived" ? this.#time() : null });
          return await this.#saved(record);
        }
        #add(id2, result) {
          const createdAt = this.#time();
          const source = { repository: REPOSITORY, ref: "main" };
          const common = { id: id2, source, model: "writer-1", createdAt };
          const job = { ...common, status: "active", prLink: null, archivedAt: null };
          const record = { createdAt, result, reads: 0, job };
          this.#records.set(id2, record);
          return record;
        }
        async #saved(record) {
          const { job, result } = record;
          if (job.id !== result)
            await (0, _background_jobs_js__WEBPACK_IMPORTED_MODULE_2__.LZ)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, job.id), record);
          return job;
        }
        #time() {
          return new Date(this.#now()).toISOString();
        }
      }
    })
  ),
  /***/
  82659: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        LZ: () => (
          /* binding */
          saveState
        ),
        /* harmony export */
        R_: () => (
          /* binding */
          BackgroundJobs
        ),
        /* harmony export */
        hY: () => (
          /* binding */
          hasEnded
        ),
        /* harmony export */
        v6: () => (
          /* binding */
          loadStates
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
      var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
      async function saveState(folder, state) {
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
        const partial = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.part`);
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(partial, JSON.stringify(state, void 0, 2));
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(partial, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, "job.json"));
      }
      async function loadStates(folder) {
        const states = [];
        for (const name of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => [])) {
          const text = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name, "job.json"), "utf8").catch(() => void 0);
          if (text !== void 0)
            states.push(JSON.parse(text));
        }
        return states.sort((a, b) => a.createdAt < b.createdAt ? -1 : 1);
      }
      const END_STATES = ["completed", "failed", "success"];
      function hasEnded({ status }) {
        return END_STATES.includes(status);
      }
      class BackgroundJobs {
        #folder;
        #idOf;
        #options;
        #jobs = /* @__PURE__ */ new Map();
        #runs = /* @__PURE__ */ new Map();
        constructor(name, idOf, options) {
          this.#folder = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(options.data, name);
          this.#idOf = idOf;
          this.#options = options;
        }
        /** Loads the jobs from an earlier process and restarts the interrupted jobs. */
        async recover() {
          for (const job of await loadStates(this.#folder)) {
            this.#jobs.set(this.#idOf(job), job);
            if (!hasEnded(job))
              this.#start(job);
          }
        }
        get(id2) {
          return this.#jobs.get(id2);
        }
        list() {
          return [...this.#jobs.values()];
        }
        async ended(id2) {
          await this.#runs.get(id2);
          return this.get(id2);
        }
        async stopped() {
          await Promise.all(this.#runs.values());
        }
        folderOf(job) {
          return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, this.#idOf(job));
        }
        /** Starts a job. Returns a copy of its initial state, because the run changes the job. */
        async add(job) {
          this.#jobs.set(this.#idOf(job), job);
          await saveState(this.folderOf(job), job);
          const accepted = { ...job };
          this.#start(job);
          return accepted;
        }
        /** Changes the stored record first, so that a state that a client has seen survives a restart. */
        async change(job, change) {
          await saveState(this.folderOf(job), { ...job, ...change });
          Object.assign(job, change);
        }
        /** Waits before the next step of a job. */
        async nextStep() {
          const { pageDelayMs, signal } = this.#options;
          if (pageDelayMs > 0)
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(pageDelayMs, void 0, { signal });
        }
        time() {
          return new Date(this.#options.now()).toISOString();
        }
        #start(job) {
          const run = this.run(job).catch((error) => {
            if (!this.#options.signal.aborted)
              throw error;
          });
          this.#runs.set(this.#idOf(job), run);
        }
      }
    })
  ),
  /***/
  19884: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        q: () => (
          /* binding */
          CALLS
        ),
        /* harmony export */
        w: () => (
          /* binding */
          RequestLog
        )
        /* harmony export */
      });
      const MAX_BODY_BYTES = 1e6;
      const MAX_LOG_BYTES = 1e8;
      const API_CALLS = {
        start: /^POST \/v1\/static-export\/jobs$/,
        status: /^GET \/v1\/static-export\/jobs\/[^/]+$/,
        bundle: /^POST \/v1\/static-export\/jobs\/[^/]+\/bundle$/,
        update: /^POST \/v1\/project\/update\/[^/]+$/,
        "update-status": /^GET \/v1\/project\/update-status\/[^/]+$/,
        agent: /^GET \/v2\/agent\/[^/]+\/job\/[^/]+$/,
        "agent-start": /^POST \/v2\/agent\/[^/]+\/job$/
      };
      const CALLS = [...Object.keys(API_CALLS), "download"];
      class RequestLog {
        all = [];
        #waiting = /* @__PURE__ */ new Set();
        #prefix;
        #now;
        #size = 0;
        constructor({ prefix, now }) {
          this.#prefix = prefix;
          this.#now = now;
        }
        /**
         * Reads the body first, because some clients cannot receive a response while they send the body. Returns undefined for
         * a request that is too large.
         */
        async record(part, incoming, outgoing) {
          const { method = "GET", url: path = "/", headers } = incoming;
          const at = this.#now();
          const answered = new Promise((resolve) => outgoing.once("close", () => resolve(void 0)));
          const body = await readBody(incoming);
          if (body === void 0)
            return void 0;
          const call = part === "store" ? "download" : this.#callOf(method, path);
          const response = { status: void 0, complete: false, answered };
          const request = { call, part, method, path, headers, body, at, ...response };
          outgoing.once("close", () => {
            if (outgoing.headersSent)
              request.status = outgoing.statusCode;
            request.complete = outgoing.writableFinished;
          });
          this.#keep(request);
          for (const waiter of this.#waiting) {
            if (waiter.call !== void 0 && waiter.call !== call)
              continue;
            this.#waiting.delete(waiter);
            waiter.resolve(request);
          }
          return request;
        }
        /** Removes the oldest requests if the log becomes too large. */
        #keep(request) {
          this.all.push(request);
          this.#size += sizeOf(request);
          while (this.#size > MAX_LOG_BYTES)
            this.#size -= sizeOf(this.all.shift());
        }
        async next(call) {
          return await new Promise((resolve) => this.#waiting.add({ call, resolve }));
        }
        #callOf(method, path) {
          if (!path.startsWith(this.#prefix))
            return "other";
          const line = `${method} ${path.slice(this.#prefix.length).replace(/\?.*$/, "")}`;
          const entry = Object.entries(API_CALLS).find(([, pattern]) => pattern.test(line));
          return entry?.[0] ?? "other";
        }
      }
      async function readBody(incoming) {
        const chunks = [];
        let size = 0;
        for await (const chunk of incoming) {
          size += chunk.length;
          if (size <= MAX_BODY_BYTES)
            chunks.push(chunk);
          else
            chunks.length = 0;
        }
        return size > MAX_BODY_BYTES ? void 0 : Buffer.concat(chunks).toString();
      }
      function sizeOf({ path, headers, body }) {
        return 1e3 + path.length + body.length + Object.values(headers).join("").length;
      }
    })
  ),
  /***/
  1608: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        v: () => (
          /* binding */
          assertPages
        ),
        s: () => (
          /* binding */
          createService
        )
      });
      var external_node_crypto_ = __webpack_require__(77598);
      var promises_ = __webpack_require__(51455);
      var external_node_os_ = __webpack_require__(48161);
      var external_node_path_ = __webpack_require__(76760);
      var external_node_url_ = __webpack_require__(73136);
      var faults_faults = __webpack_require__(83124);
      var servers = __webpack_require__(620);
      var agent_jobs = __webpack_require__(81470);
      var background_jobs = __webpack_require__(82659);
      var archive = __webpack_require__(79489);
      ;
      class ExportJobs extends background_jobs.R_ {
        #options;
        #site;
        constructor(options) {
          super("jobs", ({ jobId }) => jobId, options);
          this.#options = options;
          this.#site = options.site;
        }
        activeFor(domain) {
          return this.list().find((job) => job.domain === domain && !(0, background_jobs.hY)(job));
        }
        async start(request) {
          const time = this.time();
          return await this.add({
            jobId: (0, external_node_crypto_.randomUUID)(),
            ...request,
            status: "queued",
            progress: 0,
            pageCount: 0,
            error: null,
            createdAt: time,
            updatedAt: time,
            warnings: [],
            commit: this.#options.lastCommit(),
            site: this.#site
          });
        }
        setSite(site) {
          this.#site = site;
        }
        archiveOf(job) {
          return (0, external_node_path_.join)(this.folderOf(job), "bundle.tar.gz");
        }
        async run(job) {
          try {
            await this.#export(job);
            await this.#end(job, { status: "completed", progress: 100 });
          } catch (error) {
            this.#options.signal.throwIfAborted();
            await this.#end(job, { status: "failed", error: error.message });
          }
        }
        async #export(job) {
          const { docs, threads } = this.#options;
          const site = (0, external_node_path_.join)(this.folderOf(job), "site");
          await this.nextStep();
          await this.change(job, { status: "running", progress: 0, pageCount: 0, updatedAt: this.time() });
          const { domain, version, paths, commit } = job;
          const request = { domain, version, paths, commit: commit?.sha, variant: job.site };
          let warnings = [];
          let reported = -1;
          await threads.render({ docs, request, folder: site }, async (report) => {
            const { done, total } = report;
            if (done === 0)
              warnings = [];
            for (const warning of report.warnings)
              warnings.push(warning);
            if (done <= reported)
              return;
            reported = done;
            const progress = Math.floor(99 * done / Math.max(total, 1));
            Object.assign(job, { pageCount: done, progress, warnings, updatedAt: this.time() });
            if (done < total)
              await this.nextStep();
          });
          job.warnings = warnings;
          await (0, archive.T)(site, this.archiveOf(job));
        }
        async #end(job, change) {
          const warningsFile = (0, external_node_path_.join)(this.folderOf(job), "warnings.txt");
          await (0, promises_.writeFile)(warningsFile, job.warnings.map((warning) => `${warning}
`).join(""));
          await this.change(job, { ...change, updatedAt: this.time() });
          this.#options.onEnd?.(job, warningsFile);
        }
      }
      ;
      const LATEST = {
        sha: "9d3f0c1b7a52e84d6f19c0b3a7e5d2841f6b9c07",
        ref: "main",
        message: "Update documentation"
      };
      class ProjectUpdates extends background_jobs.R_ {
        #commit;
        constructor(options, commit) {
          super("updates", ({ statusId }) => statusId, options);
          this.#commit = { ...LATEST, ...commit };
        }
        lastSuccess() {
          return this.list().findLast(({ status }) => status === "success");
        }
        async start(projectId) {
          return await this.add({
            statusId: (0, external_node_crypto_.randomUUID)(),
            projectId,
            status: "queued",
            summary: "Update is queued",
            logs: [],
            commit: this.#commit,
            createdAt: this.time(),
            endedAt: null
          });
        }
        async run(update) {
          const { sha, ref } = update.commit;
          await this.nextStep();
          const logs = [`Fetching ${ref}`, `Building commit ${sha}`];
          await this.change(update, { status: "in_progress", summary: "Update is in progress", logs });
          await this.nextStep();
          await this.change(update, {
            status: "success",
            summary: "Update succeeded",
            logs: [...logs, "Deployed"],
            endedAt: this.time()
          });
        }
      }
      var request_log = __webpack_require__(19884);
      var files = __webpack_require__(89181);
      var page_file = __webpack_require__(90098);
      var run_tasks = __webpack_require__(37811);
      var own_file = __webpack_require__(60191);
      ;
      class SiteThreads {
        #options;
        /** The last idle thread, which caches rendered pages. */
        #ready;
        constructor(options) {
          this.#options = options;
        }
        async listPages(docs) {
          return await this.#run({ docs, site: void 0 }, async () => await Promise.resolve());
        }
        /** Writes a site. Waits for `onProgress` before rendering the next page. */
        async render({ docs, request, folder }, onProgress) {
          await this.#run({ docs, site: { request, folder } }, onProgress);
        }
        async end() {
          const ready = this.#ready;
          this.#ready = void 0;
          await ready?.end();
        }
        async #run({ docs, site }, answer) {
          const { signal, maxFileMs } = this.#options;
          const { paths } = await (0, files.rt)(docs);
          const skipped = /* @__PURE__ */ new Map();
          const thread = this.#ready ?? new run_tasks.s((0, own_file.ZL)("emulator/site/site-thread"));
          this.#ready = void 0;
          const result = await thread.run(() => ({ docs, paths, skipped, site }), {
            signal,
            maxFileMs,
            answer,
            fileAt: (place) => skipped.has(paths[place] ?? "") ? void 0 : paths[place],
            skip: (file, reason) => skipped.set(file, reason)
          });
          await this.#keep(thread);
          return result;
        }
        async #keep(thread) {
          const unused = this.#options.signal.aborted ? thread : this.#ready;
          if (unused !== thread)
            this.#ready = thread;
          await unused?.end();
        }
      }
      ;
      class Links {
        #secret;
        #now;
        #expiredFrom = /* @__PURE__ */ new Map();
        constructor({ secret, now }) {
          this.#secret = secret;
          this.#now = now;
        }
        /** With `expiresAfterMs`, the link expires earlier than the returned `expiresAt`. */
        sign(path, lifetimeMs, expiresAfterMs) {
          const now = this.#now();
          const query = new URLSearchParams({
            "X-Amz-Algorithm": "EMULATOR-HMAC-SHA256",
            "X-Amz-Date": compactDate(now),
            "X-Amz-Expires": String(lifetimeMs / 1e3),
            "X-Amz-SignedHeaders": "host"
          });
          const signature = this.#signature(path, query);
          query.set("X-Amz-Signature", signature);
          if (expiresAfterMs !== void 0)
            this.#expiredFrom.set(signature, now + expiresAfterMs);
          return { query: query.toString(), expiresAt: new Date(now + lifetimeMs) };
        }
        check(path, query) {
          const given = Buffer.from(query.get("X-Amz-Signature") ?? "");
          const expected = Buffer.from(this.#signature(path, query));
          if (given.length !== expected.length || !(0, external_node_crypto_.timingSafeEqual)(given, expected))
            return "invalid";
          const signedAt = parseCompactDate(query.get("X-Amz-Date") ?? "");
          const end = signedAt + Number(query.get("X-Amz-Expires")) * 1e3;
          const expired = this.#now() >= Math.min(end, this.#expiredFrom.get(expected.toString()) ?? Infinity);
          return expired ? "expired" : "valid";
        }
        #signature(path, query) {
          const signed = [path, query.get("X-Amz-Date") ?? "", query.get("X-Amz-Expires") ?? ""].join("\n");
          return (0, external_node_crypto_.createHmac)("sha256", this.#secret).update(signed).digest("hex");
        }
      }
      function compactDate(time) {
        return new Date(time).toISOString().replace(/[-:.]/g, "");
      }
      function parseCompactDate(date) {
        return Date.parse(date.replace(/^(....)(..)(..T..)(..)(..)(...Z)$/, "$1-$2-$3:$4:$5.$6"));
      }
      ;
      const SAMPLE = (0, external_node_url_.fileURLToPath)((0, own_file.PV)("emulator/site/sample"));
      async function createService(options) {
        const { docs = SAMPLE, prefix = "", now = Date.now, pageDelayMs = 0 } = options;
        await assertPages(docs);
        const data = options.data ?? await (0, promises_.mkdtemp)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "emulator-"));
        const secret = await (0, servers.Hj)(data);
        const stop = new AbortController();
        const { signal } = stop;
        const shared = { data, now, signal, pageDelayMs };
        const updates = new ProjectUpdates(shared, options.commit ?? {});
        const threads = new SiteThreads({ signal, maxFileMs: options.maxFileMs });
        const jobs = new ExportJobs({
          ...shared,
          threads,
          docs,
          lastCommit: () => updates.lastSuccess()?.commit,
          site: options.site ?? {},
          onEnd: options.onExportEnd
        });
        const agentJobs = new agent_jobs.Y(shared);
        const faults = new faults_faults.C();
        faults.add(...options.faults ?? []);
        return {
          ...shared,
          stop,
          docs,
          threads,
          jobs,
          updates,
          agentJobs,
          faults,
          key: options.key ?? `emu_${(0, external_node_crypto_.createHmac)("sha256", secret).update("key").digest("hex").slice(0, 32)}`,
          links: new Links({ secret, now }),
          requests: new request_log.w({ prefix, now }),
          recover: async () => void await Promise.all([jobs.recover(), updates.recover(), agentJobs.recover()])
        };
      }
      async function assertPages(docs) {
        if (!(await (0, files.rt)(docs)).paths.some(page_file.MV))
          throw new Error(`No .md or .mdx file found in ${docs}`);
      }
    })
  ),
  /***/
  79489: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        T: () => (
          /* binding */
          packSite
        ),
        /* harmony export */
        z: () => (
          /* binding */
          replaceArchive
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
      var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
      var tar__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98697);
      async function packSite(folder, archive) {
        const entries = await listFiles(folder);
        const partial = `${archive}.part`;
        await (0, tar__WEBPACK_IMPORTED_MODULE_3__.vt)({ file: partial, cwd: folder, gzip: true, portable: true, mtime: /* @__PURE__ */ new Date(0) }, entries);
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(partial, archive);
      }
      async function replaceArchive(archive) {
        const gzip = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(archive);
        gzip.writeUInt32LE(gzip.readUInt32LE(4) + 1, 4);
        const partial = `${archive}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.part`;
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(partial, gzip);
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(partial, archive);
      }
      async function listFiles(folder) {
        const files = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true });
        return files.filter((file) => file.isFile()).map((file) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(file.parentPath, file.name)).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, "/")).sort();
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
  ),
  /***/
  54639: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Eu: () => (
          /* binding */
          untilAborted
        ),
        /* harmony export */
        GA: () => (
          /* binding */
          TimedOut
        ),
        /* harmony export */
        NE: () => (
          /* binding */
          withDeadline
        ),
        /* harmony export */
        Or: () => (
          /* binding */
          Canceled
        ),
        /* harmony export */
        cV: () => (
          /* binding */
          explainStop
        ),
        /* harmony export */
        jX: () => (
          /* binding */
          isStop
        ),
        /* harmony export */
        vu: () => (
          /* binding */
          MAX_CLEANUP_MS
        )
        /* harmony export */
      });
      var _deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72913);
      var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
      var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);
      class TimedOut extends Error {
        name = "TimedOut";
      }
      class Canceled extends Error {
        name = "Canceled";
      }
      const MAX_CLEANUP_MS = 1500;
      function isStop(error) {
        return error instanceof TimedOut || error instanceof Canceled;
      }
      function withDeadline(signal, ms) {
        const deadline = new AbortController();
        setTimeout(() => deadline.abort(new TimedOut(`not done within ${ms} ms`)), ms).unref();
        return AbortSignal.any([signal, deadline.signal]);
      }
      async function untilAborted(signal, work) {
        signal.throwIfAborted();
        const aborted = (0, _deferred_js__WEBPACK_IMPORTED_MODULE_2__.y)();
        const abort = () => aborted.reject(signal.reason);
        signal.addEventListener("abort", abort);
        try {
          return await Promise.race([work(), aborted.promise]);
        } finally {
          signal.removeEventListener("abort", abort);
        }
      }
      function explainStop(error, { timeoutMs, state, advice }) {
        if (error instanceof TimedOut) {
          const lastError = error.cause === void 0 ? "" : ` The last error was: ${(0, _failure_js__WEBPACK_IMPORTED_MODULE_0__.A3)(error.cause)}.`;
          const { maybeReceived } = Object(error.cause);
          return new _failure_js__WEBPACK_IMPORTED_MODULE_0__.HR("timeout", `Timed out after ${(0, _text_units_js__WEBPACK_IMPORTED_MODULE_1__.formatDuration)(timeoutMs)}.${lastError} ${state}`, {
            advice: maybeReceived === false ? `Check the address, DNS, the firewall, \`https_proxy\` and \`no_proxy\`. ${advice}` : `${advice} Increase \`timeout\` if the work needs longer.`,
            cause: error
          });
        }
        if (error instanceof Canceled)
          return new _failure_js__WEBPACK_IMPORTED_MODULE_0__.HR("canceled", `The run was canceled. ${state}`, { advice, cause: error });
        return error;
      }
    })
  ),
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
  )
};
export {
  id,
  ids,
  modules
};
