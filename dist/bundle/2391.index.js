const id = 2391;
const ids = [2391];
const modules = {
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
  66363: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        w: () => (
          /* binding */
          poll
        )
        /* harmony export */
      });
      const MIN_DELAY_MS = 250;
      const SHORT_JOB_MS = 1e3;
      const SHARE_OF_ELAPSED = 0.05;
      function pollDelayMs(elapsedMs, intervalMs, random) {
        const initial = Math.min(SHORT_JOB_MS, MIN_DELAY_MS + elapsedMs / 4);
        const delay = Math.min(intervalMs, Math.max(initial, elapsedMs * SHARE_OF_ELAPSED));
        return delay * (0.75 + 0.25 * random());
      }
      async function poll(read, intervalMs, { clock, random, signal }) {
        const startedAt = clock.now();
        for (; ; ) {
          const result = await read();
          if (result !== void 0)
            return result;
          await clock.sleep(pollDelayMs(clock.now() - startedAt, intervalMs, random), signal);
        }
      }
    })
  ),
  /***/
  55206: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        k: () => (
          /* binding */
          Service
        )
      });
      var failure = __webpack_require__(98362);
      var http_error = __webpack_require__(24710);
      var retry = __webpack_require__(18459);
      var clip = __webpack_require__(74238);
      var http_request = __webpack_require__(38056);
      var secrets = __webpack_require__(14217);
      ;
      class UnexpectedResponse extends Error {
        name = "UnexpectedResponse";
      }
      const MAX_BODY_BYTES = 1e6;
      const MAX_SERVICE_MESSAGE = 300;
      const MAX_TITLE = 80;
      const MAX_HEAD = 1e4;
      async function requestJson({ apiKey, schema, ...request }, context) {
        const headers = {
          accept: "application/json",
          authorization: `Bearer ${apiKey}`,
          ...request.body !== void 0 && { "content-type": "application/json" }
        };
        const limited = { ...request, headers, maxBytes: MAX_BODY_BYTES };
        const response = await (0, http_request.w$)(limited, context).catch((error) => {
          throw asUnexpected(error);
        });
        const now = context.clock.now();
        if (!(0, http_request.oJ)(response.status)) {
          const message = serviceMessageOf(response, apiKey);
          const text = `HTTP ${response.status}${message === void 0 ? "" : ` (${message})`}`;
          throw new http_error.j$(text, { response, now });
        }
        const serverTime = Date.parse(response.headers.date ?? "") + 999;
        const clockSkewMs = Number.isNaN(serverTime) ? 0 : serverTime - now;
        const redact = (0, secrets.$p)(apiKey.length < secrets.Cq ? [] : [apiKey]);
        return { body: parseBody(response.body, schema, redact), clockSkewMs };
      }
      function asUnexpected(error) {
        if (!(error instanceof http_error.j$))
          return error;
        if (error.status !== void 0)
          return new UnexpectedResponse(error.message, { cause: error });
        return error.code?.startsWith("HPE_") === true ? new UnexpectedResponse(`the response is not HTTP (${error.message})`, { cause: error }) : error;
      }
      function parseBody(received, schema, redact) {
        let json;
        try {
          json = JSON.parse(received, (_, value) => typeof value === "string" ? redact(value) : value);
        } catch {
          throw new UnexpectedResponse(`received ${contentOf(redact(received))} instead of JSON`);
        }
        const read = schema.safeParse(json);
        if (read.success)
          return read.data;
        const [issue] = read.error.issues;
        const field = issue === void 0 || issue.path.length === 0 ? "body" : `field \`${issue.path.join(".")}\``;
        throw new UnexpectedResponse(`the ${field} in the response is invalid: ${issue?.message ?? "unknown format"}`);
      }
      function contentOf(received) {
        if (received.trim() === "")
          return "an empty response";
        if (!/^\s*</.test(received))
          return "text";
        const title = oneLine(/<title[^<>]*>([^<]*)/i.exec(received.slice(0, MAX_HEAD))?.[1] ?? "");
        return title === "" ? "an HTML page" : `an HTML page with the title "${(0, clip.clip)(title, MAX_TITLE)}"`;
      }
      function serviceMessageOf({ headers, body }, apiKey) {
        const isPlainText = headers["content-type"]?.startsWith("text/plain") === true;
        const line = oneLine((0, secrets.$p)([apiKey])(messageIn(body) ?? (isPlainText ? body : "")));
        return line === "" ? void 0 : (0, clip.clip)(line, MAX_SERVICE_MESSAGE);
      }
      function messageIn(received) {
        try {
          return messageOf(JSON.parse(received));
        } catch {
          return void 0;
        }
      }
      function messageOf(json) {
        const { error, message, title, detail } = Object(json);
        if (typeof error === "object" && error !== null)
          return messageOf(error);
        const isText = (value) => typeof value === "string" && value.trim() !== "";
        return [error, message].find(isText)?.toString() ?? [title, detail].filter(isText).join(": ");
      }
      function oneLine(text) {
        return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
      }
      var schemas = __webpack_require__(81759);
      var failures = __webpack_require__(48152);
      var parse_url = __webpack_require__(37630);
      ;
      const CHECK_JOB_ID = "Run again without `job-id` to start a new export. A `job-id` must be the id of an export job in the organization that `api-key` belongs to.";
      const EXPORT_EXPIRED = "The export has expired: run again without `job-id` to start a new export.";
      const CHECK_UPDATE_PROJECT = "Check `update-project`: it must be the id of a project in the organization that `api-key` belongs to.";
      const FORGOTTEN_JOB = "Run again: the service no longer knows the job that it started for this run. If the error persists, contact the support of the service.";
      const OWN_JOB = {
        400: FORGOTTEN_JOB,
        404: FORGOTTEN_JOB,
        410: "The job has expired. Run again to start a new one."
      };
      const ADVICE = {
        "start-export": {
          400: "Check `domain`, `version` and `paths`: the service did not accept these inputs.",
          404: "Check `domain`: it must belong to the same organization as `api-key`. Also check the path in `base-url`."
        },
        "get-export-job": { 400: CHECK_JOB_ID, 404: CHECK_JOB_ID, 410: EXPORT_EXPIRED },
        "create-bundle": { 400: CHECK_JOB_ID, 404: CHECK_JOB_ID, 410: EXPORT_EXPIRED },
        "start-update": {
          400: CHECK_UPDATE_PROJECT,
          404: `${CHECK_UPDATE_PROJECT} If the service cannot publish a project on request, remove \`update-project\`.`,
          409: "Another update of this project may be running. Run again after that update has ended."
        },
        "get-update": { 404: "Run again. If the error persists, remove `update-project`." },
        "start-agent-job": {
          400: "Check `project-id` and `prompt`: the service did not accept these inputs.",
          404: "Check `project-id`: it must be the id of a project in the organization that `api-key` belongs to. If the service cannot start agent jobs through its API, start the job on the dashboard and set `job-id`.",
          409: "Another agent job in this project may be running. Run again after that job has ended."
        },
        "get-agent-job": {
          400: "Check `project-id` and, if it is set, `job-id`: the service did not accept these inputs.",
          404: "Check `project-id` and, if it is set, `job-id`: both must belong to the same organization as `api-key`. Also check the path in `base-url`."
        }
      };
      const CLIENT_ERROR_ADVICE = "Check that `base-url` is the address of the API, and check any proxy or gateway between this runner and the API.";
      function toFailure(error, call) {
        if (error instanceof http_error.j$) {
          return error.status === void 0 ? fromConnection(error, call) : fromStatus(error, error.status, call);
        }
        if (error instanceof UnexpectedResponse) {
          const message = `${call.what}: ${error.message}. The requested address was ${addressOf(call)}.`;
          return new failure.HR("unexpected-response", message, { cause: error, jobId: call.jobId });
        }
        return error;
      }
      function fromStatus(error, status, call) {
        const { what, operation, url, jobId, isOwnJob = false } = call;
        if (status >= 300 && status < 400) {
          const origin = (0, parse_url.D)(error.headers.location ?? "about:blank", url.href)?.origin;
          const target = origin === void 0 || origin === "null" ? "another address" : origin;
          const message2 = `${what}: ${url.host} redirects to ${target}. The key is not sent there.`;
          return new failure.HR("service-redirect", message2, { cause: error, jobId });
        }
        const isKnown = Object.hasOwn(failures.E, `service-${status}`);
        const code = isKnown ? `service-${status}` : "service-error";
        const isOtherClientError = code === "service-error" && status < 500;
        const specific = ADVICE[operation];
        const advice = (isOwnJob ? OWN_JOB : specific)[status] ?? (isOtherClientError ? CLIENT_ERROR_ADVICE : void 0);
        const from = status === 404 ? ` from ${addressOf(call)}` : "";
        const message = serviceMessageOf(error, call.apiKey);
        const response = message === void 0 ? "" : ` The service responded: ${message}`;
        return new failure.HR(code, `${what}: HTTP ${status}${from}.${response}`, { advice, cause: error, jobId });
      }
      function fromConnection(error, { what, url: { host, origin }, jobId }) {
        const options = { cause: error, jobId };
        const { message, isTrustProblem, isTlsProblem } = error;
        if (isTrustProblem) {
          const problem = `the certificate of ${host} is not trusted`;
          return new failure.HR("certificate-not-trusted", `${what}: ${problem} (${message}).`, options);
        }
        if (isTlsProblem)
          return new failure.HR("tls-failed", `${what}: no TLS connection to ${host} (${message}).`, options);
        const missing = error.maybeReceived ? "no complete response from" : "no connection to";
        const where = ` The address of \`base-url\` is ${origin}.`;
        return new failure.HR("service-unreachable", `${what}: ${missing} ${host} (${message}).${where}`, options);
      }
      function addressOf({ url }) {
        return `${url.origin}${url.pathname}`;
      }
      ;
      const RESPONSE_TIMEOUT_MS = 3e4;
      const MAX_UNEXPECTED_RESPONSES = 3;
      class Service {
        #baseUrl;
        #apiKey;
        #context;
        /** True after the host has responded. Until then, `base-url` may be wrong. */
        #isReached = false;
        #mayHaveStarted = false;
        #startedJobs = /* @__PURE__ */ new Set();
        constructor({ baseUrl, apiKey }, context) {
          this.#baseUrl = baseUrl;
          this.#apiKey = apiKey;
          this.#context = context;
        }
        /** False if the service certainly accepted no request to start an export. */
        get mayHaveStartedExport() {
          return this.#mayHaveStarted;
        }
        async startExport(about) {
          const { jobId } = await this.#start({
            operation: "start-export",
            what: `Starting the export of ${about.domain}`,
            path: EXPORT_JOBS,
            body: about,
            schema: schemas.xQ
          });
          this.#startedJobs.add(jobId);
          return jobId;
        }
        async getExportJob(jobId) {
          return await this.#read({
            operation: "get-export-job",
            what: `Reading export job ${jobId}`,
            jobId,
            path: [...EXPORT_JOBS, jobId],
            schema: schemas.sI
          });
        }
        /** Returns undefined if the service responds that the job has not finished. */
        async createBundle(jobId) {
          try {
            return await this.#send("POST", {
              operation: "create-bundle",
              what: `Creating the bundle for export job ${jobId}`,
              jobId,
              path: [...EXPORT_JOBS, jobId, "bundle"],
              schema: schemas.l2
            });
          } catch (error) {
            if (error instanceof failure.HR && error.code === "service-409")
              return void 0;
            throw error;
          }
        }
        async startUpdate(projectId) {
          const { statusId } = await this.#start({
            operation: "start-update",
            what: `Starting the update of project ${projectId}`,
            path: ["v1", "project", "update", projectId],
            schema: schemas.N1
          });
          return statusId;
        }
        async getUpdate(statusId) {
          return await this.#read({
            operation: "get-update",
            what: `Reading update ${statusId}`,
            path: ["v1", "project", "update-status", statusId],
            schema: schemas.H_
          });
        }
        async startAgentJob(projectId, prompt) {
          const { id: id2 } = await this.#start({
            operation: "start-agent-job",
            what: `Starting an agent job in project ${projectId}`,
            path: ["v2", "agent", projectId, "job"],
            body: { prompt },
            schema: schemas.Ov
          });
          this.#startedJobs.add(id2);
          return id2;
        }
        async getAgentJob(projectId, jobId) {
          return await this.#read({
            operation: "get-agent-job",
            what: `Reading agent job ${jobId}`,
            jobId,
            path: ["v2", "agent", projectId, "job", jobId],
            schema: schemas.nf
          });
        }
        async #read(call) {
          return (await this.#send("GET", call)).body;
        }
        /**
         * Retries as long as the service certainly did not accept the request, but only once if the outcome is unknown,
         * because a second job costs more than a failed run.
         */
        async #start(call) {
          let isRepeated = false;
          const decide = (error, attempt) => {
            const decision = this.#decideRead(error, attempt);
            if (!decision.retry || isNotAccepted(error))
              return decision;
            if (isRepeated)
              return { retry: false };
            isRepeated = true;
            this.#context.log.warning(`${call.what}: ${(0, failure.A3)(error)}. The service may have accepted the request. The request is sent again. If the service accepts both requests, two jobs will run.`);
            return decision;
          };
          return (await this.#send("POST", call, decide)).body;
        }
        /** Decides about requests that are safe to repeat: retries until the run's timeout, unless a retry is useless. */
        #decideRead(error, attempt) {
          if (error instanceof UnexpectedResponse)
            return { retry: attempt < MAX_UNEXPECTED_RESPONSES };
          return (0, http_error.tE)(error, { attempt, isReached: this.#isReached });
        }
        async #send(method, { path, body, schema, ...about }, decide = (error, attempt) => this.#decideRead(error, attempt)) {
          const url = client_addressOf(this.#baseUrl, path);
          const text = body === void 0 ? void 0 : JSON.stringify(body);
          const access = { apiKey: this.#apiKey, timeoutMs: RESPONSE_TIMEOUT_MS };
          const request = { method, url, body: text, schema, ...access };
          const attempt = async () => {
            const before = this.#mayHaveStarted;
            this.#context.signal.throwIfAborted();
            if (about.operation === "start-export")
              this.#mayHaveStarted = true;
            try {
              return await requestJson(request, this.#context);
            } catch (error) {
              if (isNotAccepted(error))
                this.#mayHaveStarted = before;
              const isResponse = error instanceof http_error.j$ && error.maybeReceived;
              this.#isReached ||= error instanceof UnexpectedResponse || isResponse;
              throw error;
            }
          };
          try {
            const response = await (0, retry.bD)(about.what, attempt, decide, { ...this.#context, host: url.host });
            this.#isReached = true;
            return response;
          } catch (error) {
            const isOwnJob = about.jobId !== void 0 && this.#startedJobs.has(about.jobId);
            throw toFailure(error, { ...about, isOwnJob, url, apiKey: this.#apiKey });
          }
        }
      }
      const EXPORT_JOBS = ["v1", "static-export", "jobs"];
      function client_addressOf(baseUrl, path) {
        const prefix = baseUrl.pathname.replace(/\/+$/, "");
        return new URL(`${prefix}/${path.map(encodeURIComponent).join("/")}`, baseUrl.origin);
      }
      function isNotAccepted(error) {
        if (!(error instanceof http_error.j$))
          return false;
        return error.status === void 0 ? !error.maybeReceived : error.status === 429 || error.status === 503;
      }
    })
  ),
  /***/
  81759: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        H_: () => (
          /* binding */
          projectUpdate
        ),
        /* harmony export */
        N1: () => (
          /* binding */
          startedUpdate
        ),
        /* harmony export */
        Ov: () => (
          /* binding */
          startedAgentJob
        ),
        /* harmony export */
        eQ: () => (
          /* binding */
          isId
        ),
        /* harmony export */
        l2: () => (
          /* binding */
          bundle
        ),
        /* harmony export */
        nf: () => (
          /* binding */
          agentJob
        ),
        /* harmony export */
        sI: () => (
          /* binding */
          exportJob
        ),
        /* harmony export */
        xQ: () => (
          /* binding */
          startedJob
        )
        /* harmony export */
      });
      var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
      var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);
      const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP("expected text");
      function optional(make) {
        return zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(make));
      }
      function optionalNumber(refine) {
        return optional((value) => {
          const number = typeof value === "string" && value.trim() !== "" ? Number(value.trim().replace(/%$/, "")) : value;
          return typeof number === "number" && Number.isFinite(number) && number >= 0 ? refine(number) : void 0;
        });
      }
      const optionalText = optional((value) => typeof value === "string" && value !== "" ? value : void 0);
      const MAX_ID = 1e3;
      function isId(text2) {
        if (text2.length > MAX_ID)
          return false;
        return !["", ".", ".."].includes(text2) && !new RegExp("\\p{Cc}", "u").test(text2) && text2.isWellFormed();
      }
      const identifier = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(isId, "not an id"));
      const MAX_STATUS = 100;
      const status = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.bS((value) => value.replace(/\s+/g, " ").trim().slice(0, MAX_STATUS)), zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1, "expected text"));
      const startedJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ jobId: identifier });
      const exportJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        status,
        progress: optionalNumber((percent) => Math.min(100, percent)),
        pageCount: optionalNumber(Math.floor),
        error: optionalText
      });
      const ISO_TIME = /^(?<day>\d{4}-\d\d-\d\d)[T ](?<time>\d\d:\d\d(:\d\d(\.\d+)?)?)( ?(Z|UTC|GMT|(?<hours>[+-]\d\d)(:?(?<minutes>\d\d))?))?$/i;
      const HTTP_TIME = /^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|UTC|[+-]\d{4})$/;
      function parseTime(text2) {
        if (HTTP_TIME.test(text2))
          return Date.parse(text2);
        const match = ISO_TIME.exec(text2);
        if (match === null)
          return NaN;
        const { day = "", time = "", hours, minutes = "00" } = match.groups ?? {};
        return Date.parse(`${day}T${time}${hours === void 0 ? "Z" : `${hours}:${minutes}`}`);
      }
      const EPOCH_SECONDS_BELOW = 1e11;
      function timeOf(value) {
        if (typeof value === "string" && !/^\d+(\.\d+)?$/.test(value))
          return parseTime(value.trim());
        if (typeof value !== "string" && typeof value !== "number")
          return NaN;
        return Number(value) < EPOCH_SECONDS_BELOW ? Number(value) * 1e3 : Number(value);
      }
      const timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(optional((value) => new Date(timeOf(value))), zod_mini__WEBPACK_IMPORTED_MODULE_0__.p6U("expected a date and time"));
      const optionalTimestamp = optional((value) => {
        const date = new Date(timeOf(value));
        return Number.isNaN(date.getTime()) ? void 0 : date;
      });
      const webUrl = zod_mini__WEBPACK_IMPORTED_MODULE_0__.OZ5({ protocol: /^https?$/, error: "expected a URL" });
      const bundle = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        bundleUrl: webUrl,
        expiresAt: timestamp,
        sizeBytes: optionalNumber((size) => Number.isInteger(size) && size > 0 ? size : void 0)
      });
      const agentJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        status,
        source: zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.OH3(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ repository: optionalText, ref: optionalText })), {}),
        model: optionalText,
        prLink: optionalText,
        createdAt: optionalTimestamp,
        archivedAt: optionalTimestamp,
        error: optionalText
      });
      const startedAgentJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ id: identifier });
      const startedUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ statusId: identifier });
      const texts = optional((value) => Array.isArray(value) ? value.filter((item) => typeof item === "string") : []);
      const commitSha = optional((value) => typeof value === "string" && /^[0-9a-f]{7,64}$/i.test(value) ? value : void 0);
      const projectUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        status,
        summary: optionalText,
        logs: texts,
        commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.OH3(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ sha: commitSha })), {})
      });
    })
  ),
  /***/
  97516: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ad: () => (
          /* binding */
          serviceAddress
        ),
        /* harmony export */
        Ah: () => (
          /* binding */
          PUBLIC_SERVICE
        ),
        /* harmony export */
        Kz: () => (
          /* binding */
          apiKey
        ),
        /* harmony export */
        id: () => (
          /* binding */
          id2
        ),
        /* harmony export */
        pc: () => (
          /* binding */
          baseUrl
        )
        /* harmony export */
      });
      var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
      var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
      var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24707);
      var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81759);
      const NOT_SAFE = "is not https, so the key would be sent unencrypted. Plain http is allowed for loopback addresses only";
      const baseUrl = zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)((value) => {
        const url = (0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__.Dy)(value);
        if (url instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF)
          return url;
        if (!(0, _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__.cr)(url))
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF(NOT_SAFE);
        url.pathname = url.pathname.replace(/\/v[12]\/?$/, "/");
        return url;
      }));
      const PUBLIC_SERVICE = "https://api.mintlify.com";
      function serviceAddress(given, key) {
        if (given !== void 0)
          return given;
        if (key instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF)
          return key;
        return key.startsWith("mint_") ? new URL(PUBLIC_SERVICE) : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF(`\`base-url\` is missing: \`api-key\` does not begin with mint_, so it is not sent to ${PUBLIC_SERVICE}. Set \`base-url\` to the address of the API that accepts the key`);
      }
      const KEYS_PAGE = "https://app.mintlify.com/settings/organization/api-keys";
      const OTHER_KEYS = [
        ["mint_dsc_", "a key of the assistant"],
        ["mint_us_", "an index key of an organization"]
      ];
      const apiKey = (0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__.mw)("set it to an admin key, from the API keys page of the dashboard. In a workflow: ${{ secrets.\u2026 }}, which is empty in runs started from a fork", (0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)((value) => {
        if (/^bearer\s/i.test(value))
          return 'must be only the key, without "Bearer"';
        if (!/^[\x21-\x7e]+$/.test(value))
          return "contains white space or non-ASCII text: copy the key again";
        const [prefix, kind] = OTHER_KEYS.find(([start]) => value.startsWith(start)) ?? [];
        return prefix && `begins with ${prefix}, so it is ${kind}: create an admin key on ${KEYS_PAGE}`;
      }));
      const id2 = (0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__.Qq)((value) => (0, _schemas_js__WEBPACK_IMPORTED_MODULE_2__.eQ)(value) ? void 0 : `"${value}" is not an id: copy the id from the service`);
    })
  ),
  /***/
  53418: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        g: () => (
          /* binding */
          reasonGiven
        ),
        /* harmony export */
        q: () => (
          /* binding */
          waitForJob
        )
        /* harmony export */
      });
      var _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74238);
      var _runtime_time_poll_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66363);
      async function waitForJob(job, context) {
        let last = "";
        const read = async () => {
          const state = await job.read();
          job.onPoll(state);
          const line = lineOf(job.describe(state));
          if (line !== last)
            context.log.info(lineOf([line, job.note?.(state)]));
          last = line;
          return job.hasEnded(state) ? state : void 0;
        };
        return await (0, _runtime_time_poll_js__WEBPACK_IMPORTED_MODULE_0__.w)(read, job.pollIntervalMs, context);
      }
      function lineOf(facts) {
        return facts.filter((fact) => fact !== void 0).join(" \xB7 ");
      }
      const MAX_REASON = 2e3;
      function reasonGiven(reason) {
        return reason === void 0 ? "The service gave no reason." : `The service responded: ${(0, _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_1__.clip)(reason, MAX_REASON)}`;
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
