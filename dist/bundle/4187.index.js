const id = 4187;
const ids = [4187];
const modules = {
  /***/
  2336: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        CA: () => (
          /* binding */
          unlessNotFound
        ),
        /* harmony export */
        c4: () => (
          /* binding */
          isNotFound
        ),
        /* harmony export */
        jh: () => (
          /* binding */
          GitHubClient
        )
        /* harmony export */
      });
      var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
      var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24710);
      var _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38056);
      var _runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18459);
      var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37630);
      var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81529);
      const RESPONSE_TIMEOUT_MS = 6e4;
      const MAX_RESPONSE_BYTES = 2e7;
      class GitHubClient {
        log;
        repository;
        apiUrl;
        /** The repository in the form that Octokit's methods require. */
        repo;
        #access;
        #context;
        #octokit;
        #isReached = false;
        constructor(access, context) {
          const [owner = "", repo = ""] = access.repository.split("/");
          this.log = context.log;
          this.repository = access.repository;
          this.apiUrl = access.apiUrl.replace(/\/$/, "");
          this.repo = { owner, repo };
          this.#access = access;
          this.#context = context;
        }
        get hasToken() {
          return this.#access.token !== "";
        }
        /** On GitHub Enterprise Server, the REST API address ends with `/v3`. */
        get graphqlUrl() {
          return `${this.apiUrl.replace(/\/v3$/, "")}/graphql`;
        }
        /** Returns a client with the same access to another repository. */
        forRepository(repository) {
          return new GitHubClient({ ...this.#access, repository }, this.#context);
        }
        /** Sends a request with retries, and validates the response content. */
        async call(what, schema, send) {
          return await this.retry(what, async () => (await this.send(schema, send)).data);
        }
        /** Like `call`, for a `route` below the repository address, such as `GET git/commits/SHA`. */
        async request(what, schema, route, fields = {}) {
          const address = this.#addressOf(route);
          return await this.call(what, schema, async (octokit) => await octokit.request(address, { ...fields }));
        }
        /** Yields all items of a list, page by page. */
        async *list(what, schema, route) {
          const address = this.#addressOf(route);
          for (let page = 1; ; page += 1) {
            const request = async (octokit) => await octokit.request(address, { per_page: 100, page });
            const { data, hasNext } = await this.retry(what, async () => await this.send(schema, request));
            yield* data;
            if (!hasNext || data.length === 0)
              return;
          }
        }
        #addressOf(route) {
          return route.replace(" ", ` /repos/${this.repository}/`);
        }
        /** Sends one request, without retries. Throws an HttpError for any status that is not a success. */
        async send(schema, send) {
          this.#octokit ??= __webpack_require__.e(
            /* import() */
            1351
          ).then(__webpack_require__.bind(__webpack_require__, 61351)).then(({ getOctokit: create }) => {
            const debug = (text) => this.log.debug(text);
            return create(this.#access.token, {
              baseUrl: this.apiUrl,
              userAgent: "static-docs-export",
              log: { debug, info: debug, warn: debug, error: debug },
              request: { fetch: this.#fetch }
            });
          });
          const { data, headers } = await send(await this.#octokit).catch((error) => {
            throw this.#explain(error);
          });
          const read = schema.safeParse(data);
          if (!read.success) {
            const response = { status: 200, headers: {}, body: "" };
            throw new _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__.j$("unexpected response", { response });
          }
          const next = /<([^>]+)>; rel="next"/.exec(headers.link ?? "")?.[1] ?? "";
          return { data: read.data, hasNext: (0, _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_6__.D)(next)?.origin === this.#apiOrigin };
        }
        async retry(what, call) {
          const context = { ...this.#context, host: new URL(this.apiUrl).host };
          return await (0, _runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_4__.bD)(what, call, (error, attempt) => this.#decide(error, attempt), context);
        }
        get #apiOrigin() {
          return new URL(this.apiUrl).origin;
        }
        /** Replaces Octokit's connections, which cannot be aborted immediately and do not report a truncated response. */
        #fetch = async (address, init) => {
          const { method, headers, body } = init;
          const url = new URL(address);
          if (url.origin !== this.#apiOrigin && url.protocol !== "https:")
            throw new Error(`the address ${url.origin} is not https`);
          const isStream = body instanceof node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable;
          const { status, ...received } = await (0, _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_3__.w$)({
            method,
            url,
            headers: { ...headers, "x-github-api-version": "2022-11-28" },
            body: isStream ? { size: Number(headers["content-length"]), stream: body } : body,
            ...!isStream && { timeoutMs: RESPONSE_TIMEOUT_MS },
            maxBytes: MAX_RESPONSE_BYTES
          }, this.#context);
          this.#isReached = true;
          const fields = Object.entries(received.headers).map(([name, value]) => [name, String(value)]);
          return new Response([204, 205, 304].includes(status) ? null : received.body, { status, headers: fields });
        };
        /** Octokit reports an error from `fetch` as the `cause` of another error. */
        #explain(error) {
          const { cause, response } = Object(error);
          if (cause !== void 0)
            return cause;
          if (response === void 0)
            return error;
          const { status, headers, data } = response;
          return new _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__.j$(messageOf(status, data), {
            response: { status, headers, body: JSON.stringify(data) },
            now: this.#context.clock.now()
          });
        }
        #decide(error, attempt) {
          const decision = (0, _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__.tE)(error, { attempt, isReached: this.#isReached });
          if (!(error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__.j$) || error.status === void 0)
            return decision;
          const now = this.#context.clock.now();
          const waitMs = rateLimitWaitMs(error, error.status, now);
          const isTaken = error.status === 422 && error.body.includes('"already_exists"');
          if (waitMs === void 0)
            return { retry: decision.retry || isTaken };
          if (now + waitMs >= this.#access.deadline) {
            throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__.HR("github-rate-limited", `The GitHub API rate limit resets in ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_5__.formatDuration)(waitMs)}, after this run's timeout: ${(0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__.A3)(error).replace(/\.$/, "")}.`, { cause: error });
          }
          return { retry: true, waitMs };
        }
      }
      function rateLimitWaitMs({ headers, waitMs }, status, now) {
        if (status !== 403 && !(0, _runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_4__.dg)(status))
          return void 0;
        if (waitMs !== void 0)
          return waitMs;
        const resetAt = Number(headers["x-ratelimit-reset"]) * 1e3;
        if (headers["x-ratelimit-remaining"] !== "0" || Number.isNaN(resetAt))
          return void 0;
        const serverNow = Date.parse(headers.date ?? "");
        return Math.max(0, resetAt - (Number.isNaN(serverNow) ? now : serverNow)) + 1e3;
      }
      function messageOf(status, data) {
        const { message, errors } = Object(data);
        const text = typeof message === "string" ? message : `HTTP ${status}`;
        const list = Array.isArray(errors) ? errors : [];
        return [text, ...list.map((error) => typeof error === "string" ? error : JSON.stringify(error))].join(" ");
      }
      function isNotFound(error) {
        return error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__.j$ && error.status === 404;
      }
      function unlessNotFound(error) {
        if (!isNotFound(error))
          throw error;
      }
    })
  ),
  /***/
  18311: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        D$: () => (
          /* binding */
          endedPreview
        ),
        /* harmony export */
        I1: () => (
          /* binding */
          deploymentStatus
        ),
        /* harmony export */
        gZ: () => (
          /* binding */
          serviceDeployments
        )
        /* harmony export */
      });
      var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
      const SERVICE_APP = { login: "mintlify[bot]", type: "Bot" };
      const MAX_DEPLOYMENTS = 200;
      const MAX_PREVIEW_ADDRESS = 300;
      const account = zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()) }));
      const deploymentList = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
        sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
        environment: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
        created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
        creator: account
      }));
      const statusList = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        state: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
        created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
        log_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
        environment_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
        creator: account
      }));
      async function serviceDeployments(since, client) {
        const found = [];
        let read = 0;
        for await (const each of client.list("List of deployments", deploymentList, "GET deployments")) {
          const createdAt = Date.parse(each.created_at);
          read += 1;
          if (createdAt < since || read > MAX_DEPLOYMENTS)
            break;
          if (!isService(each.creator) || Number.isNaN(createdAt))
            continue;
          found.push({ id: each.id, sha: each.sha, environment: each.environment ?? "", createdAt });
        }
        return found.reverse();
      }
      async function endedPreview(sha, client) {
        const fields = { per_page: 100 };
        const list = await client.request("List of deployments", deploymentList, "GET deployments", {
          ...fields,
          sha
        });
        const own = list.filter((each) => each.sha === sha && isService(each.creator) && !Number.isNaN(Date.parse(each.created_at))).sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
        const [newest] = own;
        if (newest === void 0)
          return void 0;
        const route = `GET deployments/${newest.id}/statuses`;
        const all = await client.request("Deployment statuses", statusList, route, fields);
        const statuses = all.filter(({ creator }) => isService(creator));
        const told = statuses.find(({ state }) => state !== "inactive") ?? statuses[0];
        const result = told === void 0 ? "under-way" : resultOf(told.state);
        if (told === void 0 || result === "under-way")
          return void 0;
        const url = withoutSecrets(told.environment_url ?? "")?.replace(/\/+$/, "");
        const isLinked = result === "success" && url !== void 0 && url.length <= MAX_PREVIEW_ADDRESS;
        return { url: isLinked ? url : void 0 };
      }
      function isService(creator) {
        return creator?.login === SERVICE_APP.login && creator.type === SERVICE_APP.type;
      }
      async function deploymentStatus({ id: id2, createdAt }, client) {
        const statuses = await client.request("Deployment statuses", statusList, `GET deployments/${id2}/statuses`);
        const [newest, ...others] = statuses.map(({ state, created_at: at = "", log_url: log }) => ({
          result: resultOf(state),
          state,
          at: Date.parse(at),
          logUrl: withoutSecrets(log ?? "")
        }));
        const told = newest?.state === "inactive" ? others.find(({ state }) => state !== "inactive") ?? newest : newest;
        if (told === void 0)
          return { result: "under-way", at: createdAt, logUrl: void 0 };
        return { result: told.result, at: Number.isNaN(told.at) ? createdAt : told.at, logUrl: told.logUrl };
      }
      function resultOf(state) {
        if (state === "success" || state === "inactive")
          return "success";
        return state === "failure" || state === "error" ? "failure" : "under-way";
      }
      function withoutSecrets(address) {
        if (!URL.canParse(address))
          return void 0;
        const url = new URL(address);
        return url.protocol === "https:" ? `${url.origin}${url.pathname}` : void 0;
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
  76019: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        s: () => (
          /* binding */
          GitHubRepository
        )
      });
      var schemas = __webpack_require__(94343);
      var api = __webpack_require__(73305);
      var client = __webpack_require__(2336);
      var http_error = __webpack_require__(24710);
      ;
      const commitList = schemas.YOg(schemas.Ikc({
        sha: schemas.YjP(),
        commit: schemas.Ikc({ committer: schemas.Ikc({ date: schemas.YjP() }) }),
        parents: schemas.YOg(schemas.Ikc({ sha: schemas.YjP() }))
      }));
      const commitFiles = schemas.Ikc({
        files: schemas.lqM(schemas.YOg(schemas.Ikc({ filename: schemas.YjP(), status: schemas.YjP(), previous_filename: schemas.lqM(schemas.YjP()) })))
      });
      const PAGE = 100;
      const MAX_PAGES = 10;
      const FILES_PAGE = 300;
      const MAX_FILE_PAGES = 10;
      async function gitHubHistory(client2, head, path, branch, max) {
        const found = /* @__PURE__ */ new Map();
        let next = { from: head, path };
        while (next !== void 0 && found.size < max)
          next = await readUnderName(client2, next, branch, max, found);
        return [...found.values()].sort((a, b) => branch.ageOf(a.sha) - branch.ageOf(b.sha)).slice(0, max);
      }
      async function readUnderName(client2, { from, path }, branch, max, found) {
        for (const commit of await listCommits(client2, from, { path, pages: Math.ceil(max / PAGE) })) {
          if (branch.isBefore(commit.sha))
            continue;
          const merge = branch.mergeOf(commit);
          const { sha: sha2, parents } = merge;
          if (!found.has(sha2))
            found.set(sha2, { sha: sha2, date: merge.commit.committer.date, path });
          const { status, previous_filename: earlier } = await changeOf(client2, commit.sha, path) ?? {};
          const [parent] = parents;
          if (earlier !== void 0 && parent !== void 0)
            return { from: parent.sha, path: earlier };
          if (status === "added")
            return void 0;
          if (found.size >= max)
            return void 0;
        }
        return void 0;
      }
      async function readBranch(client2, head, since) {
        const listed = await listCommits(client2, head, { until: since, pages: MAX_PAGES });
        const commits = new Map(listed.map((commit) => [commit.sha, commit]));
        const line = [];
        for (let at = commits.get(head); at !== void 0; at = commits.get(at.parents[0]?.sha ?? ""))
          line.push(at);
        const ages = new Map(line.map(({ sha: sha2 }, age) => [sha2, age]));
        const merges = /* @__PURE__ */ new Map();
        for (const merge of line.toReversed())
          reach(merge.sha, commits, (sha2) => setNew(merges, sha2, merge));
        const before = /* @__PURE__ */ new Map();
        if (since !== void 0)
          reach(since, commits, (sha2) => setNew(before, sha2, true));
        return {
          line: line.map(({ sha: sha2 }) => sha2),
          mergeOf: (commit) => merges.get(commit.sha) ?? commit,
          ageOf: (sha2) => ages.get(sha2) ?? line.length,
          isBefore: (sha2) => since !== void 0 && (before.has(sha2) || !commits.has(sha2))
        };
      }
      function setNew(map, key, value) {
        if (map.has(key))
          return false;
        map.set(key, value);
        return true;
      }
      function reach(sha2, commits, visit) {
        const queue = [sha2];
        for (let at = queue.pop(); at !== void 0; at = queue.pop()) {
          const commit = commits.get(at);
          if (visit(at) && commit !== void 0)
            queue.push(...commit.parents.map((parent) => parent.sha));
        }
      }
      async function listCommits(client2, head, { path, until, pages }) {
        const found = [];
        for (let page = 1; page <= pages; page++) {
          const fields = { sha: head, per_page: PAGE, page, ...path !== void 0 && { path } };
          const listed = await client2.request(`Commits before ${head}`, commitList, "GET commits", fields);
          found.push(...listed);
          if (listed.length < PAGE || found.some(({ sha: sha2 }) => sha2 === until))
            break;
        }
        return found;
      }
      async function changeOf(client2, sha2, path) {
        for (let page = 1; page <= MAX_FILE_PAGES; page++) {
          const what = `Files of commit ${sha2}`;
          const { files = [] } = await client2.request(what, commitFiles, `GET commits/${sha2}`, { page });
          const file = files.find(({ filename }) => filename === path);
          if (file !== void 0 || files.length < FILES_PAGE)
            return file;
        }
        return void 0;
      }
      var repository = __webpack_require__(43973);
      ;
      const sha = schemas.YjP().check(api.Fk(/^[0-9a-f]{40,64}$/));
      const commitSchema = schemas.Ikc({
        sha,
        tree: schemas.Ikc({ sha }),
        parents: schemas.YOg(schemas.Ikc({ sha })),
        committer: schemas.lqM(schemas.Ikc({ date: schemas.YjP() }))
      });
      const compareSchema = schemas.Ikc({
        merge_base_commit: schemas.Ikc({ sha, commit: schemas.Ikc({ tree: schemas.Ikc({ sha }) }) })
      });
      const treeSchema = schemas.Ikc({
        truncated: schemas.zMY(),
        tree: schemas.YOg(schemas.Ikc({ path: schemas.YjP(), mode: schemas.YjP(), type: schemas.YjP(), sha, size: schemas.lqM(schemas.aig()) }))
      });
      const blobSchema = schemas.Ikc({ content: schemas.YjP(), encoding: schemas.euz("base64") });
      const MAX_BLOBS = 500;
      const CONCURRENT_REQUESTS = 8;
      class GitHubRepository {
        maxBlobs = MAX_BLOBS;
        #client;
        /** Newest commits by head and by the commit before them, because the histories of all files need them. */
        #branches = /* @__PURE__ */ new Map();
        constructor(client2) {
          this.#client = client2;
        }
        /** `owner/name` */
        get name() {
          return this.#client.repository;
        }
        /** Returns another repository, which is read with the same token. */
        named(name) {
          return new GitHubRepository(this.#client.forRepository(name));
        }
        async commit(commit) {
          return await this.#client.request(`Reading commit ${commit}`, commitSchema, `GET git/commits/${commit}`);
        }
        /** Returns the id of a branch, tag, or commit; undefined if GitHub does not know it. */
        async resolve(ref) {
          const route = `GET commits/${encodeURIComponent(ref)}?per_page=1&page=2`;
          const unlessUnknown = (error) => {
            if (!(error instanceof http_error.j$) || ![404, 422].includes(error.status ?? 0))
              throw error;
          };
          const found = await this.#client.request(`Looking for ${ref}`, schemas.Ikc({ sha }), route).catch(unlessUnknown);
          return found?.sha;
        }
        async timeOf(commit) {
          return Date.parse((await this.commit(commit)).committer?.date ?? "");
        }
        async parentOf(commit) {
          return (await this.commit(commit)).parents[0]?.sha;
        }
        async treeOf(commit) {
          return (await this.commit(commit)).tree.sha;
        }
        /** Returns the tree of the merge base. */
        async mergeBase(base, head) {
          return (await this.#compare(base, head)).commit.tree.sha;
        }
        async commonAncestor(a, b) {
          return (await this.#compare(a, b).catch(client.CA))?.sha;
        }
        async firstParents(head, { since, max }) {
          const { line, isBefore } = await this.#branch(head, since);
          return line.filter((commit) => !isBefore(commit)).slice(0, max);
        }
        async fileHistory(head, path, { since, max }) {
          return await gitHubHistory(this.#client, head, path, await this.#branch(head, since), max);
        }
        async #branch(head, since) {
          const key = `${head} ${since ?? ""}`;
          const branch = this.#branches.get(key) ?? readBranch(this.#client, head, since);
          this.#branches.set(key, branch);
          branch.catch(() => this.#branches.delete(key));
          return await branch;
        }
        async #compare(base, head) {
          const route = `GET compare/${encodeURIComponent(`${base}...${head}`)}?per_page=1&page=2`;
          const what = `Comparing ${head} with ${base}`;
          return (await this.#client.request(what, compareSchema, route)).merge_base_commit;
        }
        /** Reads only the tree of the folder, because GitHub truncates the list of a large tree. */
        async files(tree, folder) {
          const below = folder === "" ? tree : await this.entry(tree, folder, "tree");
          if (below === void 0)
            return /* @__PURE__ */ new Map();
          const entries = (await this.#tree(below, "?recursive=true")).filter(repository._8);
          return new Map(entries.map(({ path, sha: blob, size = 0 }) => [path, { sha: blob, size }]));
        }
        /** Finds the id of a folder, file, or submodule in a tree. */
        async entry(tree, path, type) {
          const names = path.split("/").filter((part) => part !== "");
          let current = tree;
          for (const [at, name] of names.entries()) {
            const wanted = at === names.length - 1 ? type : "tree";
            const entries = await this.#tree(current);
            current = entries.find((each) => each.path === name && each.type === wanted)?.sha;
            if (current === void 0)
              return void 0;
          }
          return current;
        }
        async texts(files) {
          if (files.size > MAX_BLOBS)
            throw new repository._Z(`${files.size} files differ, but at most ${MAX_BLOBS} files are compared`);
          const texts = /* @__PURE__ */ new Map();
          const queue = files.keys();
          const worker = async () => {
            for (const blob of queue)
              texts.set(blob, await this.text(blob));
          };
          await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
          return texts;
        }
        async text(blob) {
          const route = `GET git/blobs/${blob}`;
          const { content } = await this.#client.request(`Reading blob ${blob}`, blobSchema, route);
          return Buffer.from(content, "base64").toString();
        }
        async #tree(tree, query = "") {
          const route = `GET git/trees/${tree}${query}`;
          const { tree: entries, truncated } = await this.#client.request(`Reading tree ${tree}`, treeSchema, route);
          if (truncated)
            throw new repository._Z("the repository has more files than GitHub lists at once");
          return entries;
        }
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
