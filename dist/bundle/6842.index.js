const id = 6842;
const ids = [6842];
const modules = {
  /***/
  96421: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Dy: () => (
          /* binding */
          webAddress
        ),
        /* harmony export */
        Jt: () => (
          /* binding */
          flag
        ),
        /* harmony export */
        Mc: () => (
          /* binding */
          entriesOf
        ),
        /* harmony export */
        Qq: () => (
          /* binding */
          text
        ),
        /* harmony export */
        U9: () => (
          /* binding */
          count
        ),
        /* harmony export */
        ZZ: () => (
          /* binding */
          field
        ),
        /* harmony export */
        mw: () => (
          /* binding */
          required
        ),
        /* harmony export */
        p0: () => (
          /* binding */
          duration
        ),
        /* harmony export */
        qU: () => (
          /* binding */
          readFields
        ),
        /* harmony export */
        uM: () => (
          /* binding */
          share
        ),
        /* harmony export */
        yL: () => (
          /* binding */
          oneOf
        )
        /* harmony export */
      });
      var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
      var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
      var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23945);
      var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
      var _http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37630);
      var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
      var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);
      function field(parse) {
        return zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP("is missing"), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((value, context) => {
          const parsed = parse(value);
          if (!(parsed instanceof _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF))
            return parsed;
          context.issues.push(...parsed.messages.map((message) => ({ code: "custom", message, input: value })));
          return zod_mini__WEBPACK_IMPORTED_MODULE_4__.tm;
        }));
      }
      function required(hint, input) {
        return zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(`is missing: ${hint}`), input);
      }
      function text(problemOf) {
        return field((value) => {
          const problem = problemOf(value);
          return problem === void 0 ? value : new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(problem);
        });
      }
      const MAX_MS = 7 * 24 * 36e5;
      const duration = field((value) => {
        const ms = (0, _text_units_js__WEBPACK_IMPORTED_MODULE_1__.parseDuration)(value);
        if (ms === void 0)
          return new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`"${value}" is not a duration: use 90s, 45m, 1h30m, or a number of minutes`);
        return ms > 0 && ms <= MAX_MS ? ms : new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`${value} is out of range: it must be more than zero and at most 7 days`);
      });
      const count = (max) => field((value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max ? Number(value) : new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`"${value}" is not a whole number from 1 to ${max}`));
      const share = field((value) => (0, _text_units_js__WEBPACK_IMPORTED_MODULE_1__.parseShare)(value) ?? new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`"${value}" is not a percentage: use a value from 0% to 100%, such as 20%`));
      const flag = field((value) => /^(true|false)$/i.test(value) ? value.toLowerCase() === "true" : new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`"${value}" is neither true nor false`));
      function oneOf(choices) {
        return field((value) => choices.find((choice) => choice === value) ?? new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`"${value}" is not one of ${choices.join(", ")}`));
      }
      function webAddress(value, instead = "remove them") {
        const url = (0, _http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__.D)(value);
        if (url === null || !/^https?:$/.test(url.protocol))
          return new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`"${value}" is not a URL: it must begin with https://`);
        if (url.username !== "" || url.password !== "")
          return new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`contains a user name or password: ${instead}`);
        return url.search === "" && url.hash === "" ? url : new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF("contains a query or fragment: remove it");
      }
      function entriesOf(value) {
        return value.split(/[\n,]/).map((entry) => entry.trim()).filter((entry) => entry !== "");
      }
      function readFields(schema, given, combine) {
        const entries = Object.entries(schema.shape).map(([name, input]) => {
          const { success, data, error } = zod_mini__WEBPACK_IMPORTED_MODULE_6__.xL(input, given[name]);
          if (success)
            return [name, data];
          return [name, new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(...error.issues.map(({ message }) => `\`${name}\` ${message}`))];
        });
        const parsed = Object.fromEntries(entries);
        const more = combine(parsed);
        const messages = (0, _problem_js__WEBPACK_IMPORTED_MODULE_3__.ww)([...Object.values(parsed), ...Object.values(more)]);
        if (messages.length === 0)
          return { ...parsed, ...more };
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__.HR("invalid-input", `Invalid input:
${messages.map((each) => `- ${each}`).join("\n")}`);
      }
    })
  ),
  /***/
  53361: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        PD: () => (
          /* binding */
          errorsPage
        ),
        /* harmony export */
        fs: () => (
          /* binding */
          docsUrl
        ),
        /* harmony export */
        hF: () => (
          /* binding */
          withPages
        ),
        /* harmony export */
        xG: () => (
          /* binding */
          docsPlace
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
      var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
      var _own_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60191);
      const root = (0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)((0, _own_file_js__WEBPACK_IMPORTED_MODULE_2__.PV)(".."));
      function docsUrl(env) {
        const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
        return server && repository ? `${server}/${repository}/blob/${ref || "HEAD"}/` : "";
      }
      function docsPlace(env) {
        return docsUrl(env) || root;
      }
      function withPages(advice, errorsPage2) {
        return advice.replaceAll(/(?<![\w/.-])docs\/([\w-]+\.md)/g, (_, page) => errorsPage2.replace(/errors\.md$/, () => page));
      }
      function errorsPage(env) {
        const url = docsUrl(env);
        return url === "" ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, "docs", "errors.md") : `${url}docs/errors.md`;
      }
    })
  ),
  /***/
  17449: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Gw: () => (
          /* binding */
          isPrivate
        ),
        /* harmony export */
        K3: () => (
          /* binding */
          isInList
        ),
        /* harmony export */
        U9: () => (
          /* binding */
          isLoopback
        ),
        /* harmony export */
        cr: () => (
          /* binding */
          isSafeAddress
        ),
        /* harmony export */
        yG: () => (
          /* binding */
          checkedLookup
        )
        /* harmony export */
      });
      var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
      var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
      const LOOPBACK = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
      LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
      LOOPBACK.addSubnet("0.0.0.0", 8, "ipv4");
      LOOPBACK.addAddress("::1", "ipv6");
      LOOPBACK.addAddress("::", "ipv6");
      LOOPBACK.addSubnet("64:ff9b::7f00:0", 104, "ipv6");
      function isLoopback(host) {
        const address = host.replace(/^\[|\]$/g, "");
        return /(^|\.)localhost\.?$/i.test(address) || isInList(LOOPBACK, address);
      }
      function isSafeAddress({ protocol, hostname }) {
        return protocol === "https:" || protocol === "http:" && isLoopback(hostname);
      }
      function isInList(list, address) {
        const family = (0, node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address);
        return family !== 0 && list.check(address, family === 4 ? "ipv4" : "ipv6");
      }
      const PRIVATE = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
      for (const [network, bits] of [
        ["10.0.0.0", 8],
        ["100.64.0.0", 10],
        ["169.254.0.0", 16],
        ["172.16.0.0", 12],
        ["192.168.0.0", 16],
        ["198.18.0.0", 15],
        ["224.0.0.0", 3],
        ["fc00::", 7],
        ["fe80::", 10],
        ["ff00::", 8],
        // NAT64 addresses, which can stand for private IPv4 addresses.
        ["64:ff9b::", 96]
      ])
        PRIVATE.addSubnet(network, bits, network.includes(":") ? "ipv6" : "ipv4");
      function isPrivate(host) {
        return isLoopback(host) || isInList(PRIVATE, host.replace(/^\[|\]$/g, ""));
      }
      function checkedLookup(problemOf) {
        return (hostname, options, callback) => {
          node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup(hostname, options, (error, address, family) => {
            const textOf = (one) => typeof one === "string" ? one : one.address;
            const problem = error ?? problemOf([address].flat().map(textOf), hostname);
            callback(problem ?? null, address, family);
          });
        };
      }
    })
  ),
  /***/
  13997: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        A: () => (
          /* binding */
          AgentHttp
        ),
        /* harmony export */
        t: () => (
          /* binding */
          MAX_CONNECTIONS
        )
        /* harmony export */
      });
      var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
      var _actions_http_client__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22779);
      var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19783);
      var node_http__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37067);
      var node_https__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44708);
      var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98362);
      var _text_units_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81529);
      var _address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17449);
      var _connection_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65745);
      var _time_deferred_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72913);
      const MAX_CONNECTIONS = 256;
      const CONNECT_TIMEOUT_MS = 15e3;
      const MAX_LENIENT_HEADER_BYTES = 32768;
      class AgentHttp {
        // One client per kind of connection: a client keeps its first agent, even for requests to another address.
        #clients = /* @__PURE__ */ new Map();
        #userAgent;
        #connectTimeoutMs;
        #trace;
        /** `trace` gets a line for each request, without the query of its address, which can be a signature. */
        constructor(userAgent, { connectTimeoutMs = CONNECT_TIMEOUT_MS, trace } = {}) {
          this.#userAgent = userAgent;
          this.#connectTimeoutMs = connectTimeoutMs;
          this.#trace = trace;
        }
        async send(options) {
          if (this.#trace === void 0)
            return await this.#send(options);
          const { method, url } = options;
          const startedAt = performance.now();
          const say = (end) => {
            const time = (0, _text_units_js__WEBPACK_IMPORTED_MODULE_6__.formatDuration)(performance.now() - startedAt);
            this.#trace?.(`${method} ${url.origin}${url.pathname}: ${end} after ${time}`);
          };
          try {
            const response = await this.#send(options);
            say(`HTTP ${response.statusCode ?? 0}`);
            return response;
          } catch (error) {
            say((0, _failure_js__WEBPACK_IMPORTED_MODULE_5__.A3)(error));
            throw error;
          }
        }
        async #send(options) {
          const { method, url, headers, body, signal, lookup, onSent } = options;
          signal.throwIfAborted();
          const proxy = (0, _address_js__WEBPACK_IMPORTED_MODULE_7__.U9)(url.hostname) ? void 0 : (0, _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_2__.s)(url);
          const { promise, resolve, reject } = (0, _time_deferred_js__WEBPACK_IMPORTED_MODULE_9__.y)();
          const request = (url.protocol === "https:" ? node_https__WEBPACK_IMPORTED_MODULE_4__ : node_http__WEBPACK_IMPORTED_MODULE_3__).request(url, {
            method,
            agent: options.needsNewConnection === true && proxy === void 0 ? false : this.#agentFor(options, proxy),
            ...lookup !== void 0 && { lookup },
            ...options.isLenient === true && {
              insecureHTTPParser: true,
              maxHeaderSize: MAX_LENIENT_HEADER_BYTES
            },
            headers: {
              "user-agent": this.#userAgent,
              ...body !== void 0 && { "content-length": String(sizeOf(body)) },
              ...headers
            }
          });
          let response;
          const stop = (reason) => {
            reject(reason);
            if (response === void 0)
              request.destroy(reason);
            else
              response.destroy(reason);
          };
          const end = this.#watch(request, options, stop);
          request.on("response", (received) => {
            response = received;
            const { statusCode: status = 0 } = received;
            if (!isWritten(request, sent()) && status >= 200 && status < 300)
              stop(new _connection_errors_js__WEBPACK_IMPORTED_MODULE_8__.XW(status, received.headers));
            else
              resolve(received);
          });
          if (onSent !== void 0)
            request.on("finish", onSent);
          request.on("error", (error) => {
            if (response?.complete === false)
              response.destroy(error);
            if (proxy !== void 0)
              reject((0, _connection_errors_js__WEBPACK_IMPORTED_MODULE_8__.YG)(error, proxy, url));
            else
              reject((0, _connection_errors_js__WEBPACK_IMPORTED_MODULE_8__.Lx)(error) ? new _connection_errors_js__WEBPACK_IMPORTED_MODULE_8__.NU(request.reusedSocket, error) : error);
          });
          request.on("close", () => {
            end();
            if (response === void 0)
              reject(new _connection_errors_js__WEBPACK_IMPORTED_MODULE_8__.NU(false));
          });
          const sent = isStream(body) ? stream(body.stream, request) : () => 0;
          if (!isStream(body))
            request.end(body);
          try {
            return await promise;
          } catch (error) {
            end();
            throw error;
          }
        }
        /** Stops the request when a limit is reached. Returns a function that removes the limits. */
        #watch(request, { url, signal, idleTimeoutMs, totalTimeoutMs }, stop) {
          const { host } = url;
          const onAbort = () => stop(signal.reason);
          (0, node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal);
          signal.addEventListener("abort", onAbort);
          const connect = setTimeout(() => {
            const limit = (0, _text_units_js__WEBPACK_IMPORTED_MODULE_6__.formatDuration)(this.#connectTimeoutMs);
            stop(new _connection_errors_js__WEBPACK_IMPORTED_MODULE_8__.jB(`there was no connection to ${host} after ${limit}`));
          }, this.#connectTimeoutMs).unref();
          const connected = () => clearTimeout(connect);
          request.on("socket", (socket) => {
            if (!socket.connecting && socket.secureConnecting !== true)
              connected();
            else
              socket.once(url.protocol === "https:" ? "secureConnect" : "connect", connected);
          });
          if (idleTimeoutMs !== void 0)
            request.setTimeout(idleTimeoutMs, () => stop(new Error(`the connection was idle for ${(0, _text_units_js__WEBPACK_IMPORTED_MODULE_6__.formatDuration)(idleTimeoutMs)}`)));
          const stopLate = () => stop(new _connection_errors_js__WEBPACK_IMPORTED_MODULE_8__.hI(totalTimeoutMs ?? 0));
          const total = totalTimeoutMs === void 0 ? void 0 : setTimeout(stopLate, totalTimeoutMs);
          return () => {
            signal.removeEventListener("abort", onAbort);
            clearTimeout(connect);
            clearTimeout(total);
          };
        }
        #agentFor({ url, connections }, proxy) {
          const keepAlive = proxy === void 0;
          const kind = `${url.protocol} ${keepAlive ? "direct" : "proxied"} ${connections ?? ""}`;
          const client = this.#clients.get(kind) ?? new _actions_http_client__WEBPACK_IMPORTED_MODULE_1__.Qq(void 0, [], { keepAlive, maxSockets: MAX_CONNECTIONS });
          this.#clients.set(kind, client);
          return client.getAgent(keepAlive ? `${url.protocol}//localhost` : url.href);
        }
        /** Closes idle connections, which would keep the process alive. */
        [Symbol.dispose]() {
          for (const client of this.#clients.values())
            client.dispose();
        }
      }
      function isStream(body) {
        return typeof body === "object" && "stream" in body;
      }
      function sizeOf(body) {
        if (typeof body === "string")
          return Buffer.byteLength(body);
        return isStream(body) ? body.size : body.byteLength;
      }
      function stream(body, request) {
        let sent = 0;
        body.on("data", (chunk) => sent += chunk.length);
        body.on("error", (error) => request.destroy(error));
        request.on("close", () => body.destroy());
        request.on("response", (response) => {
          if (isWritten(request, sent))
            return;
          body.unpipe(request);
          response.on("close", () => request.destroy());
        });
        body.pipe(request);
        return () => sent;
      }
      function isWritten(request, sent) {
        const isAll = sent > 0 && sent === Number(request.getHeader("content-length"));
        return request.writableFinished || isAll && request.socket?.writableLength === 0;
      }
    })
  ),
  /***/
  65745: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Lx: () => (
          /* binding */
          isClosed
        ),
        /* harmony export */
        NU: () => (
          /* binding */
          ConnectionClosed
        ),
        /* harmony export */
        OX: () => (
          /* binding */
          PROXY_CREDENTIALS
        ),
        /* harmony export */
        XW: () => (
          /* binding */
          EarlyResponse
        ),
        /* harmony export */
        YG: () => (
          /* binding */
          explainTunnel
        ),
        /* harmony export */
        hI: () => (
          /* binding */
          ResponseTooSlow
        ),
        /* harmony export */
        jB: () => (
          /* binding */
          NotConnected
        )
        /* harmony export */
      });
      var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
      var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);
      var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18459);
      class ConnectionClosed extends Error {
        name = "ConnectionClosed";
        code = "ECONNRESET";
        /** True for a reused connection. A server may close an idle connection at any time. */
        isReused;
        constructor(isReused, cause) {
          super("the connection was closed without a response", { cause });
          this.isReused = isReused;
        }
      }
      class EarlyResponse extends Error {
        response;
        constructor(status, headers) {
          super(`the server responded with HTTP ${status} before it had received the request`);
          this.response = { status, headers };
        }
      }
      class NotConnected extends Error {
        /** Node's errors for failed connections have the same value. */
        syscall = "connect";
        isProxy;
        constructor(message, isProxy = false) {
          super(message);
          this.isProxy = isProxy;
        }
      }
      class ResponseTooSlow extends Error {
        name = "ResponseTooSlow";
        constructor(limitMs) {
          super(`the response was not complete after ${(0, _text_units_js__WEBPACK_IMPORTED_MODULE_1__.formatDuration)(limitMs)}`);
        }
      }
      function isClosed({ code }) {
        return code === "ECONNRESET" || code === "EPIPE";
      }
      function explainTunnel(error, proxy, { host }) {
        const [, statusText, connectError] = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))$/s.exec(error.message) ?? [];
        if (connectError !== void 0)
          return new NotConnected(`the proxy ${proxy.host} could not be reached: ${connectError}`, true);
        if (statusText === void 0)
          return error;
        const status = Number(statusText);
        if (status !== 407 && (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.dg)(status))
          return new NotConnected(`the proxy ${proxy.host} responded with HTTP ${status}`, true);
        const what = status === 407 ? `requires valid credentials for ${host}` : `blocked the connection to ${host}`;
        const advice = status === 407 ? PROXY_CREDENTIALS : void 0;
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__.HR("proxy-blocked", `The proxy ${proxy.host} ${what} (HTTP ${status}).`, {
          advice,
          cause: error
        });
      }
      const PROXY_CREDENTIALS = "Set the environment variable `https_proxy` to http://name:password@host:port, with characters such as @ and : percent-encoded.";
    })
  ),
  /***/
  18459: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Hu: () => (
          /* binding */
          MAX_UNREACHABLE_ATTEMPTS
        ),
        /* harmony export */
        Vs: () => (
          /* binding */
          retryAfterMs
        ),
        /* harmony export */
        ag: () => (
          /* binding */
          RetryDelay
        ),
        /* harmony export */
        bD: () => (
          /* binding */
          withRetry
        ),
        /* harmony export */
        dg: () => (
          /* binding */
          isTransient
        )
        /* harmony export */
      });
      var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
      var _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
      var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);
      const FIRST_CEILING_MS = 500;
      const MAX_CEILING_MS = 3e4;
      const MAX_CEILING_AFTER_WAIT_MS = 8e3;
      const MAX_UNREACHABLE_ATTEMPTS = 8;
      function isTransient(status) {
        return status === 408 || status === 429 || status >= 500;
      }
      function backoffMs(attempt, random, ceilingMs = MAX_CEILING_MS) {
        return random() * Math.min(ceilingMs, FIRST_CEILING_MS * 2 ** (attempt - 1));
      }
      function retryDelayMs(attempt, waitMs, random) {
        if (waitMs === void 0)
          return backoffMs(attempt, random);
        return waitMs + backoffMs(attempt, random, MAX_CEILING_AFTER_WAIT_MS);
      }
      const HTTP_DATE = /^[A-Z][a-z]+, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT$/;
      function retryAfterMs(headers, now) {
        const value = headers["retry-after"]?.trim();
        if (value === void 0)
          return void 0;
        if (/^\d+(\.\d+)?$/.test(value))
          return Number(value) * 1e3;
        const then = HTTP_DATE.test(value) ? Date.parse(value) : NaN;
        if (Number.isNaN(then))
          return void 0;
        const serverNow = Date.parse(headers.date ?? "");
        return Math.max(0, then - (Number.isNaN(serverNow) ? now : serverNow));
      }
      class RetryDelay {
        #what;
        #context;
        #failures = 0;
        #lastError;
        constructor(what, context) {
          this.#what = what;
          this.#context = context;
        }
        get failures() {
          return this.#failures;
        }
        succeeded() {
          this.#failures = 0;
        }
        async afterFailure(error, waitMs) {
          const { clock, random, log, signal, host } = this.#context;
          this.#failures += 1;
          this.#lastError = error;
          const delay = retryDelayMs(this.#failures, waitMs, random);
          const reason = (0, _failure_js__WEBPACK_IMPORTED_MODULE_0__.A3)(error);
          const where = host === void 0 || reason.includes(host) ? "" : ` (${host})`;
          const time = (0, _text_units_js__WEBPACK_IMPORTED_MODULE_2__.formatDuration)(Math.max(1, delay));
          log.info(`${this.#what}: ${reason}${where}. Retrying in ${time}.`);
          try {
            await clock.sleep(delay, signal);
          } catch (stop) {
            throw this.explain(stop);
          }
        }
        /** Adds the last retried error to a timeout as the cause. */
        explain(error) {
          if (!(error instanceof _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__.GA) || this.#lastError === void 0 || error.cause !== void 0)
            return error;
          return new _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__.GA(error.message, { cause: this.#lastError });
        }
      }
      async function withRetry(what, call, decide, context) {
        const delay = new RetryDelay(what, context);
        for (; ; ) {
          try {
            return await call();
          } catch (error) {
            if (context.signal.aborted)
              throw delay.explain(context.signal.reason);
            const decision = decide(error, delay.failures + 1);
            if (!decision.retry)
              throw error;
            await delay.afterFailure(error, decision.waitMs);
          }
        }
      }
    })
  ),
  /***/
  14217: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $p: () => (
          /* binding */
          redactor
        ),
        /* harmony export */
        Cq: () => (
          /* binding */
          MIN_SECRET
        ),
        /* harmony export */
        XP: () => (
          /* binding */
          formsOf
        ),
        /* harmony export */
        n3: () => (
          /* binding */
          headerSecrets
        ),
        /* harmony export */
        r4: () => (
          /* binding */
          encodedVariants
        )
        /* harmony export */
      });
      var _text_percent_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7754);
      var _text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
      const MIN_SECRET = 6;
      function encodedVariants(secret) {
        const plain = [secret, (0, _text_percent_decode_js__WEBPACK_IMPORTED_MODULE_1__.percentDecode)(secret)];
        const variants = plain.flatMap((text) => [
          text,
          encodeURIComponent(text),
          encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
          JSON.stringify(text).slice(1, -1),
          // Go and .NET escape these characters in JSON, and PHP escapes the slash.
          JSON.stringify(text).slice(1, -1).replace(/[&<>]/g, unicodeEscape),
          JSON.stringify(text).slice(1, -1).replaceAll("/", "\\/"),
          (0, _text_markup_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkup)(text)
        ]);
        return [...new Set(variants)].filter((variant) => variant.trim().length >= MIN_SECRET);
      }
      const MIN_HEADER_SECRET = 4;
      const NO_SECRET = /^(?:true|false|none)$/i;
      function headerSecrets(lines) {
        const values = lines.split("\n").map((line) => line.slice(line.indexOf(":") + 1).trim());
        const secrets = values.flatMap((value) => {
          const [, basic] = /^basic\s+(\S+)$/i.exec(value) ?? [];
          const account = basic === void 0 ? "" : Buffer.from(basic, "base64").toString();
          const cookies = value.split(";").map((pair) => /^[^=]+=\s*"?([^"]*)/.exec(pair)?.[1]?.trim() ?? "");
          return [value, value.replace(/^\S+\s+/, ""), account, account.slice(account.indexOf(":") + 1), ...cookies];
        });
        return [...new Set(secrets)].filter((secret) => secret.length >= MIN_HEADER_SECRET && !NO_SECRET.test(secret));
      }
      function formsOf(secrets) {
        return new Set(secrets.flatMap((each) => each === void 0 ? [] : [each, ...encodedVariants(each)]));
      }
      function redactor(secrets) {
        const forms = [...formsOf(secrets)];
        return (text) => forms.reduce((redacted, form) => redacted.replaceAll(form, "***"), text);
      }
      function unicodeEscape(character) {
        return `\\u00${character.charCodeAt(0).toString(16)}`;
      }
    })
  ),
  /***/
  92258: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        m: () => (
          /* binding */
          systemClock
        )
        /* harmony export */
      });
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
      const MAX_SLEEP_MS = 2 ** 31 - 1;
      const systemClock = {
        // `Date.now()` is not used: when the wall clock is corrected during a run, the time must not jump.
        now: () => performance.timeOrigin + performance.now(),
        latest: () => Math.max(systemClock.now(), Date.now()),
        async sleep(ms, signal) {
          try {
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(ms, MAX_SLEEP_MS), void 0, { signal });
          } catch (error) {
            signal.throwIfAborted();
            throw error;
          }
        },
        repeat(ms, work) {
          const timer = setInterval(() => void work(), ms).unref();
          return () => clearInterval(timer);
        }
      };
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
  )
};
export {
  id,
  ids,
  modules
};
