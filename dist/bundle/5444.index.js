const id = 5444;
const ids = [5444];
const modules = {
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
  4463: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.r(__webpack_exports__);
          var _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53361);
          var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43864);
          var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54639);
          var _service_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55206);
          var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82402);
          var _main_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40222);
          await (0, _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_1__.e)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_4__.Q, secrets: ["api-key"] }, async (given, runContext) => {
            const inputs = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_4__.K)(given);
            const context = { ...runContext, signal: (0, _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__.NE)(runContext.signal, inputs.timeoutMs) };
            await (0, _main_js__WEBPACK_IMPORTED_MODULE_5__.i)(inputs, {
              ...context,
              service: new _service_client_js__WEBPACK_IMPORTED_MODULE_3__.k(inputs, context),
              errorsPage: (0, _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_0__.PD)(process.env)
            });
          });
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      }, 1);
    })
  ),
  /***/
  82402: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        K: () => (
          /* binding */
          readInputs
        ),
        /* harmony export */
        Q: () => (
          /* binding */
          INPUT_NAMES
        )
        /* harmony export */
      });
      var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
      var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
      var _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97516);
      const fields = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
        "base-url": _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.pc,
        "api-key": _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Kz,
        "project-id": (0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.mw)("copy it from the API keys page of the dashboard", _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.id),
        "job-id": zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM(_service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.id),
        prompt: zod_mini__WEBPACK_IMPORTED_MODULE_2__.lqM((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.Qq)((value) => value.trim() === "" ? "is blank" : void 0)),
        timeout: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.p0, 30 * 6e4),
        "poll-interval": zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.p0, 1e4),
        "on-no-changes": zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.yL)(["pass", "fail"]), "pass")
      });
      const INPUT_NAMES = Object.keys(fields.shape);
      function readInputs(given) {
        const read = (0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.qU)(fields, given, (parsed) => ({
          baseUrl: (0, _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Ad)(parsed["base-url"], parsed["api-key"]),
          job: jobOf(parsed)
        }));
        return {
          baseUrl: read.baseUrl,
          apiKey: read["api-key"],
          projectId: read["project-id"],
          job: read.job,
          timeoutMs: read.timeout,
          pollIntervalMs: read["poll-interval"],
          onNoChanges: read["on-no-changes"]
        };
      }
      function jobOf({ "job-id": id2, prompt }) {
        const choice = "set either `job-id` or `prompt`";
        if (id2 !== void 0 && prompt !== void 0)
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`${choice}: both are set`);
        if (id2 !== void 0)
          return id2 instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF ? id2 : { id: id2 };
        if (prompt === void 0)
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`${choice}: neither is set`);
        return prompt instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF ? prompt : { prompt };
      }
    })
  ),
  /***/
  40222: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        i: () => (
          /* binding */
          main
        )
      });
      var failure = __webpack_require__(98362);
      var clip = __webpack_require__(74238);
      var run = __webpack_require__(43864);
      var stop_reason = __webpack_require__(54639);
      var wait = __webpack_require__(53418);
      var parse_url = __webpack_require__(37630);
      ;
      const OUTPUT_NAMES = (
        /* unused pure expression or super */
        null
      );
      function outputSetter(setOutput) {
        const current = /* @__PURE__ */ new Map();
        return (job) => {
          for (const [name, value = ""] of Object.entries(outputsOf(job))) {
            if (value === (current.get(name) ?? ""))
              continue;
            current.set(name, value);
            setOutput(name, value);
          }
        };
      }
      function outputsOf(job) {
        const pullRequest = agentPullRequest(job);
        return {
          status: job.status,
          result: resultOf(job),
          "pr-link": pullRequest?.href,
          "pr-number": pullRequest && numberIn(pullRequest),
          repository: job.source.repository,
          ref: job.source.ref,
          model: job.model,
          "created-at": job.createdAt?.toISOString(),
          "archived-at": job.archivedAt?.toISOString()
        };
      }
      const GITHUB = /^\/[^/]+\/[^/]+\/pull\/([1-9]\d*)(\/|$)/;
      const GITLAB = /^\/.+\/-\/merge_requests\/([1-9]\d*)(\/|$)/;
      function numberIn({ pathname }) {
        return (GITHUB.exec(pathname) ?? GITLAB.exec(pathname))?.[1];
      }
      function resultOf({ status, prLink }) {
        if (status === "completed")
          return prLink === void 0 ? "no-changes" : "pr";
        return status === "archived" || status === "failed" ? status : void 0;
      }
      function agentPullRequest({ prLink }) {
        const url = prLink === void 0 ? null : (0, parse_url.D)(prLink);
        return url !== null && /^https?:$/.test(url.protocol) ? url : void 0;
      }
      var text_format = __webpack_require__(64579);
      var units = __webpack_require__(81529);
      var summary = __webpack_require__(37223);
      ;
      const MAX_NAME = 300;
      const MAX_TEXT = 2e3;
      const HEADINGS = {
        pr: "The agent opened a pull request",
        "no-changes": "The agent changed no files",
        archived: "The agent job was archived",
        failed: "The agent job failed"
      };
      function agentSummary(record, errorsPage, format = text_format.MARKDOWN) {
        const { alert, sentence, strong } = format;
        const { failure: failure2, warning, job } = record;
        const pullRequest = job && agentPullRequest(job);
        const waited = (0, summary.cf)(record);
        const facts = [
          pullRequest && strong(address(pullRequest.href, format)),
          waited && `waited ${strong(waited)}`
        ];
        const sections = [warning && alert("WARNING", [sentence((0, clip.clip)(warning, MAX_TEXT))]), details(record, format)];
        return (0, summary.YG)({ heading: heading(record), facts, failure: failure2 }, errorsPage, sections, format);
      }
      function heading({ jobId, job, failure: failure2, warning }) {
        const sign = failure2 ? "\u274C" : warning ? "\u26A0\uFE0F" : "\u2705";
        const result = job && resultOf(job);
        if (result !== void 0)
          return `${sign} ${HEADINGS[result]}`;
        if (jobId === void 0)
          return `${sign} The start of the agent job was not confirmed`;
        if (job !== void 0)
          return `${sign} The agent job did not end during this run`;
        return `${sign} ${failure2?.code === "service-404" ? "The agent job was not found" : "The state of the agent job is unknown"}`;
      }
      function details({ jobId, job }, format) {
        const { code, text } = format;
        const rows = [
          ["Agent job", jobId && code((0, clip.clip)(jobId, MAX_NAME)), job && text((0, clip.clip)(job.status, MAX_NAME))],
          ["Repository", job?.source.repository && address(job.source.repository, format)],
          ["Branch", job?.source.ref && code((0, clip.clip)(job.source.ref, MAX_NAME))],
          ["Model", job?.model && text((0, clip.clip)(job.model, MAX_NAME))],
          ["Created", job?.createdAt && (0, units.formatTime)(job.createdAt)],
          ["Archived", job?.archivedAt && (0, units.formatTime)(job.archivedAt)]
        ];
        return (0, summary.Jx)(rows, format);
      }
      function address(value, { link }) {
        return link((0, clip.clip)(value.replace(/^https?:\/\//, ""), MAX_NAME), (0, clip.clip)(value, MAX_TEXT));
      }
      ;
      async function main(inputs, context) {
        const record = { startedAt: context.clock.now() };
        await (0, run.C)(record, {
          work: async () => await awaitAgent(inputs, record, context),
          explain: (error) => (0, stop_reason.cV)(error, { timeoutMs: inputs.timeoutMs, ...stateOf(record.jobId, inputs) }),
          summary: (format) => agentSummary(record, context.errorsPage, format)
        }, context);
      }
      async function awaitAgent(inputs, record, context) {
        const { projectId, pollIntervalMs } = inputs;
        const { service, log, setOutput } = context;
        const { job: wanted } = inputs;
        const jobId = "id" in wanted ? wanted.id : await service.startAgentJob(projectId, wanted.prompt);
        if (!("id" in wanted))
          log.info(`Started agent job ${jobId}.`);
        record.jobId = jobId;
        setOutput("job-id", jobId);
        const setOutputs = outputSetter(setOutput);
        const polling = {
          read: async () => await service.getAgentJob(projectId, jobId),
          hasEnded: (state) => resultOf(state) !== void 0,
          describe: ({ status, source, model, prLink }) => [status, source.repository, source.ref, model, prLink],
          onPoll: (state) => {
            record.job = state;
            setOutputs(state);
          },
          pollIntervalMs
        };
        const title = `Waiting for agent job ${jobId}`;
        const job = await log.group(title, async () => await (0, wait.q)(polling, context));
        assertPassing(job, jobId, inputs);
        const { level, text } = resultMessage(job, jobId);
        log[level](text);
        if (level === "warning")
          record.warning = text;
      }
      function stateOf(jobId, inputs) {
        if (jobId === void 0) {
          return {
            state: "The agent job id is unknown.",
            advice: "Check on the dashboard whether a job was started. If not, run again. If so, remove `prompt` and set `job-id` to the id of that job."
          };
        }
        const state = `Agent job ${jobId} may still be running.`;
        return "id" in inputs.job ? { state, advice: "Run this step again to continue waiting." } : {
          state,
          advice: `Run again with \`job-id: ${jobId}\` instead of \`prompt\` to continue waiting.`
        };
      }
      function assertPassing(job, jobId, { onNoChanges }) {
        const result = resultOf(job);
        if (result === "failed")
          throw new failure.HR("agent-failed", `Agent job ${jobId} failed. ${(0, wait.g)(job.error)}`);
        if (result === "no-changes" && onNoChanges === "fail") {
          throw new failure.HR("no-changes", `Agent job ${jobId} ended without changing a file, and \`on-no-changes\` is \`fail\`.`);
        }
      }
      const MAX_LINK = 2e3;
      function resultMessage(job, jobId) {
        const link = agentPullRequest(job)?.href;
        if (resultOf(job) === "archived") {
          const pullRequest = link === void 0 ? "" : ` The pull request of the job: ${link}`;
          return {
            level: "warning",
            text: `Agent job ${jobId} was archived and will not continue. If the work is still needed, start a new job.${pullRequest}`
          };
        }
        if (link !== void 0)
          return { level: "notice", text: `Agent job ${jobId} opened a pull request: ${link}` };
        if (job.prLink === void 0)
          return { level: "info", text: `Agent job ${jobId} ended without changing a file.` };
        return {
          level: "warning",
          text: `Agent job ${jobId} opened a pull request, but the service sent an invalid URL for it, so \`pr-link\` is empty. Look for the pull request in the repository. Received: ${(0, clip.clip)(job.prLink, MAX_LINK)}`
        };
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
