const id = 7492;
const ids = [7492];
const modules = {
  /***/
  52360: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        K: () => (
          /* binding */
          startSiteHost
        ),
        /* harmony export */
        n: () => (
          /* binding */
          filesIn
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var mrmime__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16059);
      var _server_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24202);
      async function startSiteHost(site, options = {}) {
        const front = options.front ?? ((_request, _response, host) => host());
        const server = await (0, _server_js__WEBPACK_IMPORTED_MODULE_3__.UD)((request, response) => {
          front(request, response, (other = site) => serve(other, request, response, options));
        }, options);
        return { ...server, url: `${server.url}${options.base ?? ""}` };
      }
      function filesIn(folder) {
        const inside = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
        return (path) => {
          const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(inside, path);
          try {
            return file.startsWith(inside) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) : void 0;
          } catch {
            return void 0;
          }
        };
      }
      function serve(site, request, response, { base = "", hasRewriteRule = true, headers = {} }) {
        const find = typeof site === "function" ? site : (name) => Object.hasOwn(site, name) ? site[name] : void 0;
        const address = (0, _server_js__WEBPACK_IMPORTED_MODULE_3__.ci)(request)?.path;
        if (address === void 0) {
          response.writeHead(400).end("Bad request");
          return;
        }
        const path = address.startsWith(`${base}/`) ? address.slice(base.length + 1) : void 0;
        const file = path === void 0 ? void 0 : fileAt(find, path, hasRewriteRule);
        const folder = path === void 0 ? void 0 : fileAt(find, `${path}/`, hasRewriteRule);
        if (address === base ? base !== "" : file === void 0 && folder !== void 0 && path !== "") {
          response.writeHead(301, { location: `${encodeURI(address)}/` }).end();
          return;
        }
        const found = find(file ?? "404.html") ?? "Not found";
        const isPlain = typeof found === "string" || Buffer.isBuffer(found);
        const content = isPlain ? found : found.content;
        const type = (0, mrmime__WEBPACK_IMPORTED_MODULE_2__.$)(file ?? "404.html") ?? "application/octet-stream";
        const isHashed = /[._/-](?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}[._-][^/]*$/.test(file ?? "");
        const cacheControl = isHashed ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate";
        const body = Buffer.from(content);
        response.writeHead(file === void 0 ? 404 : 200, {
          "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
          "cache-control": cacheControl,
          "content-length": body.length,
          ...headers,
          ...!isPlain && found.headers
        }).end(body);
      }
      function fileAt(find, path, hasRewriteRule) {
        const candidates = path === "" || path.endsWith("/") ? [`${path}index.html`] : [path, ...hasRewriteRule ? [`${path}.html`] : []];
        return candidates.find((candidate) => find(candidate) !== void 0);
      }
    })
  ),
  /***/
  24202: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        UD: () => (
          /* binding */
          startServer
        ),
        /* harmony export */
        ci: () => (
          /* binding */
          addressOf
        ),
        /* harmony export */
        x8: () => (
          /* binding */
          readBody
        )
        /* harmony export */
      });
      var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
      var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
      var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44708);
      async function startServer(answer, { tls, port: wanted = 0 } = {}) {
        const requests = [];
        const respond = async (request, response, nth) => {
          response.on("error", () => void 0);
          try {
            await answer(request, response, nth);
          } catch {
            request.socket.destroy();
          }
        };
        const listener = (request, response) => {
          requests.push({ method: request.method ?? "", path: request.url ?? "", headers: request.headers });
          void respond(request, response, requests.length);
        };
        const options = { keepAliveTimeout: 6e4 };
        const server = tls === void 0 ? node_http__WEBPACK_IMPORTED_MODULE_1__.createServer(options, listener) : node_https__WEBPACK_IMPORTED_MODULE_2__.createServer({ ...tls, ...options }, listener);
        server.listen(wanted, "127.0.0.1");
        await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(server, "listening");
        const { port } = server.address();
        return {
          url: `${tls === void 0 ? "http" : "https"}://127.0.0.1:${port}`,
          requests,
          [Symbol.asyncDispose]: async () => {
            server.closeAllConnections();
            server.close();
            await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(server, "close");
          }
        };
      }
      async function readBody(request, maxBytes) {
        const chunks = [];
        let size = 0;
        for await (const chunk of request) {
          size += chunk.length;
          if (size <= maxBytes)
            chunks.push(chunk);
          else
            chunks.length = 0;
        }
        return size > maxBytes ? void 0 : Buffer.concat(chunks);
      }
      function addressOf({ url = "" }) {
        if (!URL.canParse(url, "http://localhost"))
          return void 0;
        const { pathname, searchParams: query } = new URL(url, "http://localhost");
        const path = percentDecode(pathname);
        return path === void 0 ? void 0 : { path, query };
      }
      function percentDecode(text) {
        try {
          return decodeURIComponent(text);
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  97492: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        serveResults: () => (
          /* binding */
          serveResults
        )
      });
      var external_node_events_ = __webpack_require__(78474);
      var site_host = __webpack_require__(52360);
      var this_machine = __webpack_require__(98424);
      var external_node_child_process_ = __webpack_require__(31421);
      ;
      function openBrowser(url, env) {
        const isDesktop = ["win32", "darwin"].includes(process.platform) || env["DISPLAY"] || env["WAYLAND_DISPLAY"];
        if (!isDesktop || env["CI"] || env["SSH_CONNECTION"])
          return;
        const [program, ...args] = process.platform === "win32" ? ["rundll32", "url.dll,FileProtocolHandler"] : [process.platform === "darwin" ? "open" : "xdg-open"];
        const child = (0, external_node_child_process_.spawn)(program, [...args, url], { env, stdio: "ignore", detached: true });
        child.on("error", () => void 0);
        child.unref();
      }
      var print = __webpack_require__(12991);
      var promises_ = __webpack_require__(51455);
      var server = __webpack_require__(24202);
      var html_document = __webpack_require__(12156);
      var satteri = __webpack_require__(51058);
      var own_file = __webpack_require__(60191);
      ;
      const HTML = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
      const VIEWS = {
        Site: { address: "/", about: "the published site, on a local web server" },
        Report: { address: "/-/report", about: "findings and changes in the last export" },
        Summary: { address: "/-/summary", about: "the summary of each action" }
      };
      function resultPages(results) {
        return (request, response, host) => {
          const { path = "" } = (0, server.ci)(request) ?? {};
          const origin = `http://${response.req.headers.host ?? "localhost"}`;
          const here = (html) => results.addresses.reduce((text, address) => text.replaceAll(address, origin), html);
          contentOf(path.replace(/\/+$/, ""), results).then((html) => html === void 0 ? host() : response.writeHead(200, HTML).end(here(html))).catch(() => response.destroy());
        };
      }
      async function contentOf(path, results) {
        if (path === "/-")
          return await page("Static docs export", startPage(results));
        if (path === VIEWS.Summary.address)
          return await page("Summaries", summaries(results));
        return path === VIEWS.Report.address ? await (0, promises_.readFile)(results.report, "utf8") : void 0;
      }
      function startPage({ changedPage }) {
        const cards = Object.entries(VIEWS).map(([name, { address, about }]) => {
          const options = 'tabindex="-1" scrolling="no" loading="lazy"';
          const picture = `<iframe src="${address}" title="${name}" ${options}></iframe>`;
          return `<a class="card" href="${address}"><span class="picture">${picture}</span>
<strong>${name}</strong><span>${about}</span></a>`;
        });
        return `<h1>Static docs export</h1>
<p>The actions produced these results on this machine: an export with its checks, the files that finish
adds (such as Markdown), an upload to a local S3 server, and a check of what readers get. The four actions
ran twice, the second time with ${changedPage === void 0 ? "the same site" : "one changed page"}.</p>
<div class="cards">${cards.join("\n")}</div>`;
      }
      function summaries({ summaries: list }) {
        const parts = list.map(({ title, markdown: text }) => {
          const html = (0, satteri.uY)(text).replaceAll(/<blockquote>\s*<p>\[!(\w+)\]\s*/g, (_, kind) => `<blockquote class="${kind.toLowerCase()}"><p>`);
          return `<section><p class="step">${title}</p>${html}</section>`;
        });
        return `<h1>Summaries</h1>${parts.join("\n")}`;
      }
      async function page(title, content) {
        const style = await (0, html_document._T)((0, own_file.PV)("cli/demo/results.css"));
        return (0, html_document.rN)(title, `<link rel="icon" href="data:,">
<style>${style}</style>
`, `<main>
${content}
</main>`);
      }
      ;
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
      async function serveResults(results, shell) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const front = (0, this_machine.l)(resultPages(results));
          const host = __addDisposableResource(env_1, await (0, site_host.K)((0, site_host.n)(results.site), { front }), true);
          const { url } = host;
          (0, print.D)("In the browser, until Ctrl-C");
          (0, print.c)(`Start    ${url}/-/
Site     ${url}/
Report   ${url}/-/report
Summary  ${url}/-/summary`);
          if (shell.isTerminal)
            openBrowser(`${url}/-/`, shell.env);
          await Promise.race(["SIGINT", "SIGTERM"].map(async (signal) => await (0, external_node_events_.once)(process, signal)));
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
    })
  ),
  /***/
  98424: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        l: () => (
          /* binding */
          forThisMachine
        )
        /* harmony export */
      });
      var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
      var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
      function forThisMachine(front = (_request, _response, host) => host()) {
        return (request, response, host) => {
          const name = (0, _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__.D)(`http://${request.headers.host ?? ""}`)?.hostname ?? "";
          if ((0, _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__.U9)(name))
            front(request, response, host);
          else
            response.writeHead(403).end("This server accepts only requests to localhost or a loopback address.");
        };
      }
    })
  ),
  /***/
  12156: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        X1: () => (
          /* binding */
          escapeText
        ),
        /* harmony export */
        _T: () => (
          /* binding */
          readStyle
        ),
        /* harmony export */
        rN: () => (
          /* binding */
          htmlDocument
        )
        /* harmony export */
      });
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
      var _runtime_own_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60191);
      async function readStyle(file) {
        const base = (0, _runtime_own_file_js__WEBPACK_IMPORTED_MODULE_1__.PV)("emulator/site/theme/assets/base.css");
        return `${await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(base, "utf8")}
${await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, "utf8")}`;
      }
      function htmlDocument(title, head, body) {
        return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)}</title>
${head}</head>
<body>
${body}
</body>
</html>
`;
      }
      function escapeText(text) {
        return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
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
  51058: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Af: () => (
          /* binding */
          ParserFailure
        ),
        /* harmony export */
        Dd: () => (
          /* binding */
          parseMarkdown
        ),
        /* harmony export */
        Xp: () => (
          /* binding */
          parseCode
        ),
        /* harmony export */
        pO: () => (
          /* binding */
          ParserExhausted
        ),
        /* harmony export */
        uY: () => (
          /* binding */
          markdownToHtml
        )
        /* harmony export */
      });
      var _emnapi_core__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59902);
      var _emnapi_runtime__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18038);
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var satteri__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64208);
      var _source_file_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6661);
      var _runtime_thread_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49313);
      var _runtime_own_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60191);
      const MODULE = "@bruits/satteri-wasm32-wasi/satteri_napi.wasm32-wasi.wasm";
      const BUNDLED_MODULE = "sources/content/parse/satteri.wasm";
      const PARSE_OPTIONS = {
        ENABLE_TABLES: 1 << 1,
        ENABLE_FOOTNOTES: 1 << 2,
        ENABLE_STRIKETHROUGH: 1 << 3,
        ENABLE_TASKLISTS: 1 << 4,
        /** TOML front matter. YAML front matter is blanked before a text is parsed. */
        ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS: 1 << 8,
        ENABLE_GFM: 1 << 11
      };
      const { ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS: TOML, ...GFM_OPTIONS } = PARSE_OPTIONS;
      const GFM = Object.values(GFM_OPTIONS).reduce((all, option) => all | option);
      let loaded;
      class ParserFailure extends Error {
        name = "ParserFailure";
      }
      class ParserExhausted extends ParserFailure {
        code = _runtime_thread_messages_js__WEBPACK_IMPORTED_MODULE_4__.mL;
      }
      function parseMarkdown(text, { isMdx }) {
        return run((satteri) => {
          const create = isMdx ? satteri.createMdxHastHandle : satteri.createHastHandle;
          const handle = create(text.replaceAll("\0", "\uFFFD"), GFM | TOML, void 0, true);
          try {
            return (0, satteri__WEBPACK_IMPORTED_MODULE_1__.E)(new satteri__WEBPACK_IMPORTED_MODULE_1__._(satteri.serializeHandle(handle)));
          } finally {
            satteri.dropHandle(handle);
          }
        });
      }
      function parseCode(source, kind) {
        const json = run((satteri) => kind === "expression" ? satteri.parseExpression(source) : satteri.parseEsm(source));
        return json === null ? void 0 : JSON.parse(json);
      }
      function markdownToHtml(text) {
        return run((satteri) => satteri.parseToHtml(text, GFM));
      }
      function run(use) {
        try {
          loaded ??= load();
          return use(loaded);
        } catch (error) {
          if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError))
            throw error;
          loaded = void 0;
          throw failureOf(error);
        }
      }
      function failureOf(cause) {
        const isLength = /allocat|invalid \w+ length/i.test(cause.message);
        const isStack = !isLength && (cause instanceof RangeError || cause.message.includes("out of bounds"));
        return isStack ? new ParserFailure("it is nested too deeply", { cause }) : new ParserExhausted("the parser failed, or it needs too much memory", { cause });
      }
      function load() {
        const memory = new WebAssembly.Memory(_source_file_limits_js__WEBPACK_IMPORTED_MODULE_2__.wZ);
        const done = () => 0;
        const wasiImport = {
          ...{ random_get: done, environ_get: done, clock_time_get: done, sched_yield: done },
          // Discards the output that the module writes when it crashes. The error code 8 means that the file is closed.
          fd_write: () => 8,
          environ_sizes_get: (...places) => {
            for (const place of places)
              new DataView(memory.buffer).setUint32(place, 0, true);
            return 0;
          },
          proc_exit: (code) => {
            throw new WebAssembly.RuntimeError(`exit ${code}`);
          }
        };
        const context = collectableContext();
        const { napiModule } = (0, _emnapi_core__WEBPACK_IMPORTED_MODULE_5__.Y_)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, _runtime_own_file_js__WEBPACK_IMPORTED_MODULE_3__.nR)(MODULE, BUNDLED_MODULE)), {
          context,
          asyncWorkPoolSize: 0,
          wasi: {
            wasiImport,
            initialize: (instance) => instance.exports["_initialize"]?.(),
            start: done,
            getImportObject: () => ({ wasi_snapshot_preview1: wasiImport })
          },
          overwriteImports: (imports) => {
            const env = {
              ...{ ...imports["env"], ...imports["napi"], ...imports["emnapi"] },
              memory
            };
            const passText = textPasser(env["napi_get_value_string_utf8"], { context, memory });
            return { ...imports, env: { ...env, napi_get_value_string_utf8: passText } };
          },
          beforeInit: ({ instance }) => {
            const { exports } = instance;
            for (const name of Object.keys(exports))
              if (name.startsWith("__napi_register__"))
                exports[name]?.();
          }
        });
        return napiModule.exports;
      }
      function textPasser(passSlowly, { context, memory }) {
        return (env, value, address, size, result) => {
          const text = context.handleStore.get(value)?.value;
          if (typeof text !== "string" || result === 0 || !text.isWellFormed())
            return passSlowly(env, value, address, size, result);
          const length = Buffer.byteLength(text);
          if (address !== 0) {
            if (length >= size)
              return passSlowly(env, value, address, size, result);
            const target = Buffer.from(memory.buffer, address, length + 1);
            target.write(text);
            target[length] = 0;
          }
          new DataView(memory.buffer).setUint32(result, length, true);
          return 0;
        };
      }
      function collectableContext() {
        const others = new Set(process.listeners("beforeExit"));
        const context = (0, _emnapi_runtime__WEBPACK_IMPORTED_MODULE_6__.q6)();
        for (const listener of process.listeners("beforeExit"))
          if (!others.has(listener))
            process.off("beforeExit", listener);
        return context;
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
  )
};
export {
  id,
  ids,
  modules
};
