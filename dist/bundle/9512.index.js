const id = 9512;
const ids = [9512];
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
  69512: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        _: () => (
          /* binding */
          startLocalStack
        )
      });
      var emulator_emulator = __webpack_require__(84257);
      var decode = __webpack_require__(81161);
      var external_node_crypto_ = __webpack_require__(77598);
      ;
      const MAX_SKEW_MS = 15 * 6e4;
      const FORM = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
      function checkSignature(request, body, scope) {
        const refusal = checkHeaders(request, scope);
        if (refusal !== void 0)
          return refusal;
        if (request.headers["x-amz-content-sha256"] !== (0, external_node_crypto_.createHash)("sha256").update(body).digest("hex"))
          return refuse(400, "XAmzContentSHA256Mismatch", "The provided x-amz-content-sha256 does not match");
        return void 0;
      }
      function checkHeaders(request, { account, region, service, now }) {
        const { headers, url = "/", method = "" } = request;
        const parts = FORM.exec(headers.authorization ?? "");
        if (parts === null)
          return refuse(403, "AccessDenied", "The authorization header is missing or malformed");
        const [, accessKeyId, day = "", signedRegion, signedService, names = "", signature] = parts;
        if (accessKeyId !== account.accessKeyId)
          return refuse(403, "InvalidAccessKeyId", `The key ${accessKeyId} does not exist`);
        if (headers["x-amz-security-token"] !== account.sessionToken)
          return refuse(400, "InvalidToken", "The provided token is malformed");
        if (signedRegion !== region || signedService !== service)
          return refuse(400, "AuthorizationHeaderMalformed", `Expected: region ${region}, service ${service}`);
        const time = headers["x-amz-date"];
        const at = typeof time === "string" ? timeOf(time) : NaN;
        if (Number.isNaN(at) || !String(time).startsWith(day))
          return refuse(403, "AccessDenied", "The x-amz-date header is invalid");
        if (Math.abs(at - now) > MAX_SKEW_MS)
          return refuse(403, "RequestTimeTooSkewed", "The request time differs too much from the server time");
        const signed = names.split(";");
        if (signed.join(";") !== [...signed].sort().join(";"))
          return refuse(403, "AccessDenied", "The signed headers are not sorted");
        const required = Object.keys(headers).filter((name) => name === "host" || /^x-amz-|^content-(type|md5)$/.test(name));
        const unsigned = required.filter((name) => !signed.includes(name));
        if (unsigned.length > 0)
          return refuse(403, "AccessDenied", `Headers not signed: ${unsigned.join(", ")}`);
        const sha256 = String(headers["x-amz-content-sha256"]);
        const [path = "", query = ""] = url.split("?");
        const canonical = [
          method,
          path,
          query.split("&").filter((part) => part !== "").map((part) => part.split("=")).sort(([a = "", x = ""], [b = "", y = ""]) => a === b ? x < y ? -1 : 1 : a < b ? -1 : 1).map((part) => part.join("=")).join("&"),
          ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, " ")}`),
          "",
          names,
          sha256
        ].join("\n");
        const scope = `${day}/${region}/${service}/aws4_request`;
        if (signatureOf(canonical, { time: String(time), scope, secret: account.secretAccessKey }) !== signature)
          return refuse(403, "SignatureDoesNotMatch", `The signature of ${account.accessKeyId} does not match`);
        return void 0;
      }
      function signatureOf(canonical, { time, scope, secret }) {
        const digest = (0, external_node_crypto_.createHash)("sha256").update(canonical).digest("hex");
        const hmac = (key2, data) => (0, external_node_crypto_.createHmac)("sha256", key2).update(data).digest();
        const key = scope.split("/").reduce(hmac, `AWS4${secret}`);
        return hmac(key, ["AWS4-HMAC-SHA256", time, scope, digest].join("\n")).toString("hex");
      }
      function refuse(status, code, message) {
        return { status, code, message };
      }
      function timeOf(text) {
        return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
      }
      var servers_server = __webpack_require__(24202);
      ;
      const DISTRIBUTION = "E1TEST";
      const MAX_PATHS = 3e3;
      const MAX_WILDCARDS = 15;
      const MAX_BODY_BYTES = 1e7;
      async function startCdnStandIn({ account, port = 0, front }) {
        const invalidations = [];
        const answer = async (request, response) => {
          const isRefused = front === void 0 && checkHeaders(request, scopeOf(account)) !== void 0;
          const bytes = await (0, servers_server.x8)(request, isRefused ? 0 : MAX_BODY_BYTES);
          if (bytes === void 0 && !isRefused) {
            response.writeHead(413).end();
            return;
          }
          const body = bytes?.toString() ?? "";
          const answered = front?.(request, body) ?? invalidate(request, body, account, invalidations);
          response.writeHead(answered.status, answered.headers).end(answered.body);
        };
        const server = await (0, servers_server.UD)(answer, { port });
        return { ...server, env: { AWS_ENDPOINT_URL_CLOUDFRONT: server.url }, invalidations };
      }
      function scopeOf(account) {
        return { account, region: "us-east-1", service: "cloudfront", now: Date.now() };
      }
      function invalidate(request, body, account, invalidations) {
        const scope = scopeOf(account);
        const refusal = checkSignature(request, Buffer.from(body), scope);
        if (refusal !== void 0)
          return xmlError(refusal.status, refusal.code, refusal.message);
        if (!request.url?.includes(`/distribution/${DISTRIBUTION}/`))
          return xmlError(404, "NoSuchDistribution", "The specified distribution does not exist.");
        if (request.method === "GET")
          return { status: 200, body: "<InvalidationList/>" };
        const paths = [...body.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, path = ""]) => (0, decode.ey)(path));
        const reference = /<CallerReference>([^<]+)<\/CallerReference>/.exec(body)?.[1];
        if (Number(/<Quantity>(\d+)<\/Quantity>/.exec(body)?.[1]) !== paths.length || reference === void 0)
          return xmlError(400, "InconsistentQuantities", "Quantity is not the number of paths.");
        const isInvalid = (path) => !path.startsWith("/") || /[^\x21-\x7e]|[<>"{}|\\^`[\]#]/.test(path) || /\*./.test(path);
        if (paths.length === 0 || paths.some(isInvalid))
          return xmlError(400, "InvalidArgument", "Your request contains one or more invalid invalidation paths.");
        const earlier = invalidations.find((each) => each.reference === reference);
        if (earlier !== void 0)
          return String(earlier.paths) === String(paths) ? { status: 201, body: "<Invalidation/>" } : xmlError(400, "InvalidationBatchAlreadyExists", "The reference was used with other paths.");
        const inProgress = [...invalidations.flatMap((each) => each.paths), ...paths];
        const wildcards = inProgress.filter((path) => path.endsWith("*")).length;
        if (inProgress.length > MAX_PATHS || wildcards > MAX_WILDCARDS)
          return TOO_MANY_INVALIDATIONS;
        invalidations.push({ reference, paths });
        return { status: 201, body: "<Invalidation><Status>InProgress</Status></Invalidation>" };
      }
      function xmlError(status, code, message) {
        return {
          status,
          body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`
        };
      }
      const TOO_MANY_INVALIDATIONS = xmlError(400, "TooManyInvalidationsInProgress", "Too many invalidations are in progress.");
      var site_host = __webpack_require__(52360);
      var dist_escape = __webpack_require__(78822);
      ;
      function listingXml(objects, query, pageSize) {
        const prefix = query.get("prefix") ?? "";
        const delimiter = query.get("delimiter") ?? "";
        const token = query.get("continuation-token");
        const after = token === null ? query.get("marker") ?? "" : Buffer.from(token, "base64url").toString();
        const isEncoded = query.get("encoding-type") === "url";
        const nameOf = (key) => {
          const end = delimiter === "" ? -1 : key.indexOf(delimiter, prefix.length);
          return end === -1 ? key : key.slice(0, end + delimiter.length);
        };
        const names = new Set([...objects.keys()].filter((key) => key.startsWith(prefix)).map(nameOf));
        const left = [...names].filter((name) => name > after).sort();
        const page = left.slice(0, pageSize);
        const next = left.length > pageSize ? page.at(-1) ?? "" : void 0;
        const entries = page.map((name) => {
          const object = objects.get(name);
          const shown = isEncoded ? encodeURIComponent(name).replaceAll("%20", "+").replaceAll("%2F", "/") : (0, dist_escape.Nc)(name);
          return object === void 0 ? `<CommonPrefixes><Prefix>${shown}</Prefix></CommonPrefixes>` : `<Contents><Key>${shown}</Key><LastModified>2026-11-15T00:00:00.000Z</LastModified><ETag>${(0, dist_escape.Nc)(object.etag)}</ETag><Size>${object.body.length}</Size></Contents>`;
        });
        return [
          '<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
          isEncoded ? "<EncodingType>url</EncodingType>" : "",
          `<IsTruncated>${next !== void 0}</IsTruncated>`,
          next === void 0 ? "" : `<NextContinuationToken>${Buffer.from(next).toString("base64url")}</NextContinuationToken><NextMarker>${(0, dist_escape.Nc)(next)}</NextMarker>`,
          ...entries,
          "</ListBucketResult>"
        ].join("");
      }
      ;
      const BUCKET = "site";
      const MAX_OBJECT_BYTES = 5e8;
      const ACCOUNT = {
        accessKeyId: "AKIATEST7EXAMPLE",
        secretAccessKey: "wJalr/XUtn+FEMI&K7MDENG=bPxRfi<CYEXAMPLE",
        sessionToken: 'session/+token&=="x"'
      };
      async function startS3StandIn(options = {}) {
        return await startStore(new S3Store(options), options);
      }
      async function startStore(store, { port = 0 } = {}) {
        const handle = async (request, response) => await store.handle(request, response);
        const { url, [Symbol.asyncDispose]: dispose } = await (0, servers_server.UD)(handle, { port });
        return Object.assign(store, { url, [Symbol.asyncDispose]: dispose });
      }
      class S3Store {
        objects = /* @__PURE__ */ new Map();
        requests = [];
        pageSize = 1e3;
        #scope;
        constructor({ account = ACCOUNT, region = "us-east-1" } = {}) {
          this.#scope = { account, region, service: "s3" };
        }
        /** Returns the variables that aws-actions/configure-aws-credentials would set. */
        get env() {
          const { accessKeyId, secretAccessKey, sessionToken } = this.#scope.account;
          return {
            AWS_ACCESS_KEY_ID: accessKeyId,
            AWS_SECRET_ACCESS_KEY: secretAccessKey,
            ...sessionToken !== void 0 && { AWS_SESSION_TOKEN: sessionToken }
          };
        }
        now() {
          return Date.now();
        }
        text(key) {
          return this.objects.get(key)?.body.toString();
        }
        /** Stores an object without a request, as if another program had uploaded the object. */
        put(key, content, headers = {}) {
          const body = typeof content === "string" ? Buffer.from(content) : content;
          this.objects.set(key, { body, etag: `"${this.etagOf(body)}"`, headers, modifiedAt: this.now() });
        }
        serve(request) {
          const { operation, key, headers, body } = request;
          const current = this.objects.get(key);
          switch (operation) {
            case "list":
              return { status: 200, content: listingXml(this.objects, request.query, this.pageSize) };
            case "get":
            case "head": {
              if (current === void 0)
                return { status: 404, code: "NoSuchKey", message: "No such key" };
              const size = String(current.body.length);
              return {
                status: 200,
                headers: {
                  ...current.headers,
                  etag: current.etag,
                  "content-length": size,
                  "last-modified": new Date(current.modifiedAt).toUTCString()
                },
                content: current.body
              };
            }
            case "put": {
              const refusal = this.failedChecksum(headers, body) ?? this.failedCondition(headers, current);
              if (refusal !== void 0)
                return refusal;
              this.put(key, body, objectHeaders(headers));
              return { status: 200, headers: { etag: this.objects.get(key)?.etag ?? "" } };
            }
            case "delete":
              this.objects.delete(key);
              return { status: 204 };
          }
        }
        /** Compares each checksum that a request has with its body. */
        failedChecksum(headers, body) {
          const digests = { "x-amz-checksum-sha256": "sha256", "content-md5": "md5" };
          const isWrong = Object.entries(digests).some(([name, algorithm]) => {
            const sent = headers[name];
            return sent !== void 0 && sent !== (0, external_node_crypto_.createHash)(algorithm).update(body).digest("base64");
          });
          return isWrong ? { status: 400, code: "BadDigest", message: "The checksum does not match" } : void 0;
        }
        failedCondition({ "if-match": ifMatch, "if-none-match": ifNoneMatch }, current) {
          if (ifMatch !== void 0 && current === void 0)
            return { status: 404, code: "NoSuchKey", message: "No such key" };
          const isNew = ifNoneMatch === void 0 || current === void 0;
          if (isNew && (ifMatch === void 0 || ifMatch === current?.etag))
            return void 0;
          return { status: 412, code: "PreconditionFailed", message: "A precondition did not hold" };
        }
        etagOf(body) {
          return (0, external_node_crypto_.createHash)("md5").update(body).digest("hex");
        }
        async handle(request, response) {
          const address = (0, servers_server.ci)(request);
          if (address === void 0) {
            response.writeHead(400).end(errorXml(INVALID_ADDRESS, this.#scope));
            return;
          }
          const [, bucket = "", ...names] = address.path.split("/");
          const key = names.join("/");
          const operation = operationOf(request.method ?? "", key);
          const seen = { operation, key, status: 0, headers: request.headers };
          this.requests.push(seen);
          const answer = await this.answerTo({ request, response, seen, bucket, query: address.query });
          if (answer === void 0) {
            request.socket.destroy();
            return;
          }
          seen.status = answer.status;
          const date = new Date(this.now()).toUTCString();
          response.writeHead(answer.status, { date, ..."headers" in answer ? answer.headers : {} });
          const content = "code" in answer ? errorXml(answer, this.#scope) : answer.content;
          response.end(operation === "head" ? void 0 : content);
        }
        /** Returns undefined to close the connection without a response. */
        async answerTo(exchange) {
          const { request } = exchange;
          const refusal = checkHeaders(request, { ...this.#scope, now: this.now() });
          const body = await (0, servers_server.x8)(request, refusal === void 0 ? MAX_OBJECT_BYTES : 0);
          if (refusal !== void 0)
            return refusal;
          if (body === void 0)
            return { status: 413, code: "EntityTooLarge", message: "The object is too large for this store" };
          return this.carryOut(exchange, body);
        }
        carryOut({ request, seen, bucket, query }, body) {
          const refusal = checkSignature(request, body, { ...this.#scope, now: this.now() });
          if (refusal !== void 0)
            return refusal;
          if (bucket !== BUCKET)
            return { status: 404, code: "NoSuchBucket", message: "The bucket does not exist" };
          if (Buffer.byteLength(seen.key) > 1024)
            return { status: 400, code: "KeyTooLongError", message: "The key is too long" };
          return this.serve({ ...seen, query, body });
        }
      }
      function operationOf(method, key) {
        if (method === "GET")
          return key === "" ? "list" : "get";
        return method.toLowerCase();
      }
      function objectHeaders(headers) {
        const kept = Object.entries(headers).filter(([name]) => /^(content-type|cache-control|x-amz-meta-.*)$/.test(name));
        return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
      }
      const INVALID_ADDRESS = { status: 400, code: "InvalidURI", message: "The address is invalid" };
      function errorXml({ code, message }, scope) {
        const where = code === "AuthorizationHeaderMalformed" ? `<Region>${scope.region}</Region>` : "";
        const accessKeyId = (0, dist_escape.Nc)(scope.account.accessKeyId);
        return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${(0, dist_escape.Nc)(message)} (${accessKeyId})</Message><AWSAccessKeyId>${accessKeyId}</AWSAccessKeyId>${where}</Error>`;
      }
      var this_machine = __webpack_require__(98424);
      ;
      async function startLocalStack(options, ports) {
        const started = [];
        const keep = (server) => {
          started.unshift(server);
          return server;
        };
        const end = async () => {
          for (const server of started)
            await server[Symbol.asyncDispose]();
        };
        try {
          const emulator = keep(await (0, emulator_emulator.s)(options));
          const store = keep(await startS3StandIn({ port: ports.store }));
          const cdn = keep(await startCdnStandIn({ account: ACCOUNT, port: ports.cdn }));
          const objectAt = (path) => {
            const object = store.objects.get(path);
            return object && { content: object.body, headers: object.headers };
          };
          const site = keep(await (0, site_host.K)(objectAt, { port: ports.site, front: (0, this_machine.l)() }));
          return {
            emulator,
            siteUrl: site.url,
            publish: {
              target: `s3://${BUCKET}`,
              endpoint: store.url,
              "site-url": site.url,
              purge: `cloudfront:${DISTRIBUTION}`
            },
            env: { ...store.env, ...cdn.env },
            [Symbol.asyncDispose]: end
          };
        } catch (error) {
          await end();
          throw error;
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
  84257: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        s: () => (
          /* binding */
          startEmulator
        )
      });
      var promises_ = __webpack_require__(51455);
      var external_node_crypto_ = __webpack_require__(77598);
      var html_document = __webpack_require__(12156);
      var agent_jobs = __webpack_require__(81470);
      ;
      const MAX_SHOWN_JOBS = 20;
      function jobsHtml({ exportJobs, updates, agentJobs }) {
        const newest = (list) => list.slice(-MAX_SHOWN_JOBS).reverse();
        const rows = [
          ...newest(exportJobs).map(({ jobId, domain, status, progress, pageCount, error }) => {
            const about = `${domain}, pages: ${pageCount}${error === null ? "" : `, ${error}`}`;
            return { kind: "Export", id: jobId, status, about, progress };
          }),
          ...newest(updates).map(({ statusId, projectId, status, summary }) => {
            return { kind: "Update", id: statusId, status, about: `${projectId}, ${summary}` };
          }),
          ...newest(agentJobs).map(({ id: id2, status, prLink }) => {
            const sample = agent_jobs.F.some((name) => name === id2) && status === "active";
            return {
              kind: "Agent job",
              id: id2,
              status,
              about: prLink ?? (sample ? "a sample, until a client polls it" : "")
            };
          })
        ];
        const none = "<li>No export job yet. Start one with the button or a command.</li>";
        return `<ul class="jobs">${exportJobs.length === 0 ? none : ""}${rows.map(rowHtml).join("")}</ul>`;
      }
      function rowHtml({ kind, id: id2, status, about, progress }) {
        const label = `<span class="status ${status}">${status.replaceAll("_", " ")}</span>`;
        const bar = `<progress max="100" value="${progress}" aria-label="Progress">${progress}%</progress>`;
        return `<li><b>${kind}</b> <code>${(0, html_document.X1)(id2)}</code> ${label} ${(0, html_document.X1)(about)}
${progress === void 0 ? "" : bar}</li>`;
      }
      var own_file = __webpack_require__(60191);
      ;
      function pageHandler(prefix, data) {
        const paths = /* @__PURE__ */ new Set(["/", prefix, `${prefix}/`]);
        return async ({ url = "/", headers }) => {
          const [path = "", query] = url.split("?");
          if (!paths.has(path) || !isOwnHost(headers.host ?? ""))
            return void 0;
          return query === "jobs" ? htmlResponse(jobsHtml(data())) : await homePage(data());
        };
      }
      function isOwnHost(header) {
        return ["127.0.0.1", "localhost"].includes(header.replace(/:\d+$/, "").toLowerCase());
      }
      async function homePage(data) {
        const css = await (0, html_document._T)(assetUrl("home.css"));
        const script = await (0, promises_.readFile)(assetUrl("home.js"), "utf8");
        const head = `<link rel="icon" href="data:,">
<style>${css}</style>
<noscript><meta http-equiv="refresh" content="3"></noscript>
`;
        const body = `<main>
<h1>Documentation service emulator</h1>
<p class="lead">Emulates the API of the documentation service, so that you can try the actions without a plan or an API key.</p>
${section("Connection", connection(data))}
${section("Jobs", `${startForm(data)}
<div id="live" aria-live="polite">${jobsHtml(data)}</div>`)}
${data.commands === void 0 ? "" : section("Commands", commandsHtml(data.commands))}
</main>
<script>${script}<\/script>`;
        const policy = [
          `default-src 'none'; style-src '${sourceHash(css)}'; script-src '${sourceHash(script)}'`,
          "connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ].join("; ");
        const html = (0, html_document.rN)("Documentation service emulator", head, body);
        return htmlResponse(html, { "content-security-policy": policy });
      }
      function htmlResponse(html, headers = {}) {
        const all = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", ...headers };
        return new Response(html, { headers: all });
      }
      function section(title, content) {
        const id2 = title.toLowerCase().replaceAll(" ", "-");
        return `<section aria-labelledby="${id2}">
<h2 id="${id2}">${title}</h2>
${content}
</section>`;
      }
      function connection({ url, key, storeUrl, commands }) {
        const settings = { "base-url": url, "api-key": key, store: storeUrl, ...commands?.servers };
        return `<dl>
<dt>domain</dt><dd>any, for example docs.example.com</dd>
${Object.entries(settings).map(setting).join("\n")}
</dl>`;
      }
      function commandsHtml({ variables, commands }) {
        return `<p>In a shell, set these variables once:</p>
${commandBlock(variables)}
<p>Then run each action:</p>
${commands.map(commandBlock).join("\n")}`;
      }
      function startForm(data) {
        return `<form class="start" hidden data-path="${(0, html_document.X1)(data.startPath)}" data-key="${(0, html_document.X1)(data.key)}">
<label for="domain">Domain</label>
<input id="domain" name="domain" required spellcheck="false" value="docs.example.com">
<button>Start an export</button>
<output></output>
</form>`;
      }
      function setting([name, value]) {
        return `<dt>${(0, html_document.X1)(name)}</dt><dd><code>${(0, html_document.X1)(value)}</code>${copyButton(value, name)}</dd>`;
      }
      function commandBlock(text) {
        const pre = `<pre tabindex="0"><code>${(0, html_document.X1)(text)}</code></pre>`;
        return `<div class="command">${pre}${copyButton(text, "command")}</div>`;
      }
      function copyButton(text, name) {
        const label = `aria-label="Copy ${(0, html_document.X1)(name)}"`;
        return `<button type="button" class="copy" data-copy="${(0, html_document.X1)(text)}" ${label}>Copy</button>`;
      }
      function sourceHash(text) {
        return `sha256-${(0, external_node_crypto_.createHash)("sha256").update(text).digest("base64")}`;
      }
      function assetUrl(name) {
        return (0, own_file.PV)(`emulator/home/assets/${name}`);
      }
      var external_node_events_ = __webpack_require__(78474);
      var external_node_timers_promises_ = __webpack_require__(58500);
      var dist = __webpack_require__(54735);
      var utils_response = __webpack_require__(84043);
      var faults_faults = __webpack_require__(83124);
      ;
      function findPartial(faults) {
        return faults.find((fault) => fault.kind === "truncate" || fault.kind === "stall");
      }
      async function sendPart(response, outgoing, { kind, at }) {
        const body = await response.bytes();
        const headers = { ...Object.fromEntries(response.headers), "content-length": body.length };
        outgoing.writeHead(response.status, headers).flushHeaders();
        await new Promise((resolve) => {
          outgoing.write(body.subarray(0, at), () => resolve());
        });
        if (body.length < at)
          outgoing.end();
        else if (kind === "truncate")
          outgoing.destroy();
      }
      ;
      const API_ERRORS = {
        "invalid-request": { status: 400, message: "Invalid request" },
        "invalid-key": { status: 401, message: "Invalid or expired API key" },
        "export-not-found": { status: 404, message: "Export job not found" },
        "update-not-found": { status: 404, message: "Update not found" },
        "agent-job-not-found": { status: 404, message: "Agent job not found" },
        "unknown-operation": { status: 404, message: "Unknown operation" },
        "too-large": { status: 413, message: "The request is too large" },
        "export-active": { status: 409, message: "An export job is already active" },
        "export-not-completed": { status: 409, message: "The export job has not completed" },
        internal: { status: 500, message: "Internal error of the emulator" }
      };
      function apiError(code, message = API_ERRORS[code].message) {
        return Response.json({ error: message }, { status: API_ERRORS[code].status });
      }
      ;
      function requestHandler(part, routes, { requests, faults: queue, now, signal, page }) {
        const respond = async (received, { incoming, outgoing }) => {
          if (incoming.method === "TRACE")
            return apiError("invalid-request");
          const shown = incoming.method === "GET" ? await page?.(incoming) : void 0;
          if (shown)
            return shown;
          const request = await requests.record(part, incoming, outgoing);
          if (request === void 0)
            return apiError("too-large");
          outgoing.setHeader("date", new Date(now()).toUTCString());
          const faults = queue.take(request);
          const delay = (0, faults_faults.K)(faults, "delay");
          if (delay)
            await (0, external_node_timers_promises_.setTimeout)(delay.ms, void 0, { signal });
          if ((0, faults_faults.K)(faults, "hang"))
            await (0, external_node_events_.once)(outgoing, "close", { signal });
          const drop = (0, faults_faults.K)(faults, "drop");
          if (drop && !drop.accepted)
            outgoing.destroy();
          if (isClosed(outgoing))
            return utils_response.o;
          const response = replacement(faults, request) ?? await routes.fetch(withBody(received, request), { faults });
          const partial = findPartial(faults);
          if (drop || isClosed(outgoing)) {
            await response.body?.cancel();
            outgoing.destroy();
          } else if (partial)
            await sendPart(response, outgoing, partial);
          else
            return response;
          return utils_response.o;
        };
        const listener = (0, dist.SE)(async (received, bindings) => {
          const { incoming, outgoing } = bindings;
          try {
            return await respond(received, { incoming, outgoing });
          } catch (error) {
            if (incoming.errored === null && !isClosed(outgoing))
              throw error;
            return utils_response.o;
          }
        }, {
          overrideGlobalObjects: false,
          errorHandler: (error) => {
            if (signal.aborted)
              return utils_response.o;
            if (error instanceof dist.GI)
              return apiError("invalid-request", "The address is invalid");
            console.error(error);
            return apiError("internal");
          }
        });
        return (incoming, outgoing) => void listener(incoming, outgoing);
      }
      function isClosed(outgoing) {
        return outgoing.destroyed;
      }
      function replacement(faults, request) {
        const answer = (0, faults_faults.K)(faults, "answer");
        if (answer === void 0)
          return void 0;
        const { status, body = { error: `Emulated ${status}` }, headers } = answer;
        const text = typeof body === "string" ? body : JSON.stringify(body);
        const type = text.startsWith("<") ? "text/html" : "application/json";
        const own = typeof headers === "function" ? headers(request) : headers;
        const init = { status, headers: { "content-type": type, ...own } };
        return new Response([204, 205, 304].includes(status) ? null : text, init);
      }
      function withBody(received, { method, body }) {
        const hasBody = method !== "GET" && method !== "HEAD";
        return new Request(received.url, { method, headers: received.headers, ...hasBody && { body } });
      }
      var hono_dist = __webpack_require__(38909);
      var site_archive = __webpack_require__(79489);
      ;
      const STORE_ERRORS = {
        InvalidArgument: { status: 400, message: "Only one auth mechanism allowed" },
        SignatureDoesNotMatch: { status: 403, message: "The signature does not match the request" },
        AccessDenied: { status: 403, message: "Request has expired" },
        NoSuchKey: { status: 404, message: "The specified key does not exist" },
        PreconditionFailed: { status: 412, message: "At least one of the preconditions did not hold" },
        InvalidRange: { status: 416, message: "The requested range cannot be satisfied" }
      };
      function storeError(code, headers = {}) {
        const { status, message } = STORE_ERRORS[code];
        const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
        return new Response(xml, { status, headers: { "content-type": "application/xml", ...headers } });
      }
      var external_node_stream_ = __webpack_require__(57075);
      ;
      const CHUNK_BYTES = 512 * 1024;
      async function sendObject(file, { range, ifMatch }) {
        const handle = await (0, promises_.open)(file);
        try {
          const { size, etag } = await describe(handle);
          if (ifMatch !== void 0 && ifMatch !== "*" && !ifMatch.split(/\s*,\s*/).includes(etag)) {
            await handle.close();
            return storeError("PreconditionFailed");
          }
          const part = range === void 0 ? void 0 : parseRange(range, size);
          if (part === "unsatisfiable") {
            await handle.close();
            return storeError("InvalidRange", { "content-range": `bytes */${size}` });
          }
          const { start, end } = part ?? { start: 0, end: size - 1 };
          const stream = handle.createReadStream({ start, end: Math.max(0, end), highWaterMark: CHUNK_BYTES });
          return new Response(external_node_stream_.Readable.toWeb(stream), {
            status: part ? 206 : 200,
            headers: {
              "accept-ranges": "bytes",
              "content-type": "application/octet-stream",
              "content-length": String(end - start + 1),
              etag,
              ...part && { "content-range": `bytes ${start}-${end}/${size}` }
            }
          });
        } catch (error) {
          await handle.close();
          throw error;
        }
      }
      async function describe(handle) {
        const { size, mtimeNs, ino } = await handle.stat({ bigint: true });
        const tag = (0, external_node_crypto_.createHash)("md5").update([size, mtimeNs, ino].join("-")).digest("hex");
        return { size: Number(size), etag: `"${tag}"` };
      }
      function parseRange(range, size) {
        const [match, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
        if (match === void 0 || first === "" && last === "")
          return void 0;
        const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
        const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
        if (first !== "" && last !== "" && Number(last) < Number(first))
          return void 0;
        return start >= size || first === "" && Number(last) === 0 ? "unsatisfiable" : { start, end };
      }
      ;
      function pathInStore({ jobId, domain }) {
        return `/exports/${jobId}/${domain}.tar.gz`;
      }
      function storeHandler(service, archive) {
        return requestHandler("store", storeRoutes(service, archive), service);
      }
      function storeRoutes({ jobs, links }, archive) {
        const app = new hono_dist.$();
        app.all("/exports/:jobId/:name", async (c) => {
          const { faults } = c.env;
          const { method, path } = c.req;
          if (c.req.header("authorization") !== void 0)
            return storeError("InvalidArgument");
          const link = links.check(path, new URL(c.req.url).searchParams);
          if (link === "invalid" || method !== "GET")
            return storeError("SignatureDoesNotMatch");
          if (link === "expired" || (0, faults_faults.K)(faults, "expire"))
            return storeError("AccessDenied");
          const job = jobs.get(c.req.param("jobId"));
          if (job === void 0)
            return storeError("NoSuchKey");
          const file = archive ?? jobs.archiveOf(job);
          if ((0, faults_faults.K)(faults, "change") && archive === void 0)
            await (0, site_archive.z)(file);
          const noRanges = (0, faults_faults.K)(faults, "no-ranges");
          const range = noRanges ? void 0 : c.req.header("range");
          const response = await sendObject(file, { range, ifMatch: c.req.header("if-match") });
          if (noRanges)
            response.headers.delete("accept-ranges");
          return response;
        });
        app.notFound(() => storeError("NoSuchKey"));
        return app;
      }
      var schemas = __webpack_require__(94343);
      var api = __webpack_require__(73305);
      var parse = __webpack_require__(23945);
      ;
      const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;
      const export_request_text = (rule, problem) => schemas.YjP(problem).check(api.Fk(rule, problem));
      const EXPORT = schemas.Ikc({
        domain: export_request_text(HOST_NAME, "domain must be a host name"),
        version: schemas.lqM(schemas.YjP("version must be a string")),
        paths: schemas.lqM(schemas.YOg(schemas.YjP("paths must be a list of strings"), "paths must be a list of strings"))
      }, "The body must be a JSON object");
      const PROMPT = schemas.Ikc({ prompt: export_request_text(/\S/, "prompt must be a string that is not empty") }, "The body must be a JSON object");
      function parseBody(body, schema) {
        try {
          const { data, error } = parse.xL(schema, JSON.parse(body));
          return data ?? error?.issues[0]?.message ?? "";
        } catch {
          return "The body must be JSON";
        }
      }
      async function readExportRequest(body, { docs, threads }) {
        const request = parseBody(body, EXPORT);
        if (typeof request === "string")
          return request;
        const { domain, paths } = request;
        const pages = paths === void 0 ? [] : await threads.listPages(docs);
        const unknown = (paths ?? []).filter((path) => !pages.includes(path));
        return unknown.length === 0 ? { ...request, domain: domain.toLowerCase() } : `Unknown pages: ${unknown.join(", ")}`;
      }
      ;
      function apiRoutes(api2) {
        const app = new hono_dist.$().basePath(api2.prefix || "/");
        app.use(async (c, next) => {
          if (c.req.header("authorization") !== `Bearer ${api2.key}`)
            return apiError("invalid-key");
          await next();
          return void 0;
        });
        addExportRoutes(app, api2);
        addUpdateRoutes(app, api2);
        addAgentRoutes(app, api2);
        app.notFound((c) => apiError("unknown-operation", `Unknown operation: ${c.req.method} ${c.req.path}`));
        return app;
      }
      function addExportRoutes(app, { jobs, docs, threads, link, oneJobPerDomain, contractOnly }) {
        app.post("/v1/static-export/jobs", async (c) => {
          const request = await readExportRequest(await c.req.text(), { docs, threads });
          if (typeof request === "string")
            return apiError("invalid-request", request);
          if (oneJobPerDomain && jobs.activeFor(request.domain))
            return apiError("export-active", `An export job for ${request.domain} is already active`);
          const job = await jobs.start(request);
          return c.json(contractOnly ? { jobId: job.jobId } : exportRecord(job), 202);
        });
        app.get("/v1/static-export/jobs/:jobId", (c) => {
          const job = jobs.get(c.req.param("jobId"));
          if (job === void 0)
            return apiError("export-not-found");
          if (!contractOnly)
            return c.json(exportRecord(job));
          const { status, progress, pageCount } = job;
          return c.json(status === "running" ? { status, progress, pageCount } : { status });
        });
        app.post("/v1/static-export/jobs/:jobId/bundle", async (c) => {
          const job = jobs.get(c.req.param("jobId"));
          if (job === void 0)
            return apiError("export-not-found");
          if (job.status !== "completed")
            return apiError("export-not-completed", `The export job is ${job.status}, not completed`);
          const early = (0, faults_faults.K)(c.env.faults, "expire");
          const { url, expiresAt, size } = await link(job, early && (early.afterMs ?? 0));
          const bundle = { bundleUrl: url, expiresAt: expiresAt.toISOString() };
          return c.json(contractOnly ? bundle : { jobId: job.jobId, ...bundle, sizeBytes: size });
        });
      }
      function addUpdateRoutes(app, { updates }) {
        app.post("/v1/project/update/:projectId", async (c) => {
          const { statusId } = await updates.start(c.req.param("projectId"));
          return c.json({ statusId }, 202);
        });
        app.get("/v1/project/update-status/:statusId", (c) => {
          const update = updates.get(c.req.param("statusId"));
          return update === void 0 ? apiError("update-not-found") : c.json(updateRecord(update));
        });
      }
      function addAgentRoutes(app, { agentJobs }) {
        app.get("/v2/agent/:projectId/job/:id", async (c) => {
          const job = await agentJobs.read(c.req.param("id"));
          return job === void 0 ? apiError("agent-job-not-found") : c.json(job);
        });
        app.post("/v2/agent/:projectId/job", async (c) => {
          const body = parseBody(await c.req.text(), PROMPT);
          if (typeof body === "string")
            return apiError("invalid-request", body);
          return c.json(await agentJobs.start(), 201);
        });
      }
      function exportRecord(job) {
        const { jobId, status, progress, pageCount, error, createdAt, updatedAt, commit } = job;
        const record = { jobId, status, progress, pageCount, error, createdAt, updatedAt };
        return commit === void 0 ? record : { ...record, commit };
      }
      function updateRecord(update) {
        const { projectId, status, summary, logs, commit, createdAt, endedAt } = update;
        return { status, summary, logs, commit, createdAt, endedAt, subdomain: projectId };
      }
      ;
      const DEFAULT_LINK_LIFETIME_MS = 15 * 6e4;
      function apiHandler(service, options, { url, storeUrl }) {
        const { key, jobs, updates, agentJobs, links } = service;
        const { prefix = "", archive } = options;
        const routes = apiRoutes({
          ...service,
          prefix,
          oneJobPerDomain: options.oneJobPerDomain ?? true,
          contractOnly: options.contractOnly ?? false,
          link: async (job, expiresAfterMs) => {
            const path = pathInStore(job);
            const lifetimeMs = options.linkLifetimeMs ?? DEFAULT_LINK_LIFETIME_MS;
            const { query, expiresAt } = links.sign(path, lifetimeMs, expiresAfterMs);
            const { size } = await (0, promises_.stat)(archive ?? jobs.archiveOf(job));
            return { url: `${options.linkOrigin ?? storeUrl}${path}?${query}`, expiresAt, size };
          }
        });
        const pageData = () => ({
          url,
          storeUrl,
          key,
          exportJobs: jobs.list(),
          updates: updates.list(),
          agentJobs: agentJobs.list(),
          startPath: `${prefix}/v1/static-export/jobs`,
          commands: options.commands?.()
        });
        const page = pageHandler(prefix, pageData);
        return requestHandler("api", routes, { ...service, page });
      }
      var servers = __webpack_require__(620);
      var emulator_service = __webpack_require__(1608);
      ;
      async function startEmulator(options = {}) {
        const { host = "127.0.0.1", tls, port = 0, storePort = 0, prefix = "", archive } = options;
        const service = await (0, emulator_service.s)(options);
        const { requests, faults, threads, jobs, updates } = service;
        const [api2, store] = [(0, servers._p)(tls), (0, servers._p)(tls)];
        const end = async () => {
          service.stop.abort();
          await Promise.all([(0, servers.VN)(api2), (0, servers.VN)(store), service.jobs.stopped(), service.updates.stopped()]);
          await service.threads.end();
          if (options.data === void 0)
            await (0, promises_.rm)(service.data, { recursive: true, force: true });
        };
        const listening = async () => {
          const storeUrl2 = await (0, servers.KT)(store, { port: storePort, host, tls: tls !== void 0 });
          await service.recover();
          return [storeUrl2, await (0, servers.KT)(api2, { port, host, tls: tls !== void 0 }) + prefix];
        };
        const [storeUrl, url] = await listening().catch(async (error) => {
          await end();
          throw error;
        });
        store.on("request", storeHandler(service, archive));
        api2.on("request", apiHandler(service, options, { url, storeUrl }));
        return {
          /** Base address of the API, including the prefix. */
          url,
          storeUrl,
          key: service.key,
          // The members below are for tests and the demo.
          /** All requests to the API and the store, oldest first. */
          requests: requests.all,
          nextRequest: requests.next.bind(requests),
          fault: faults.add.bind(faults),
          clearFaults: faults.clear.bind(faults),
          job: jobs.get.bind(jobs),
          jobEnded: jobs.ended.bind(jobs),
          jobs: jobs.list.bind(jobs),
          /** Returns the path of a job's archive, so that tests can compare a download with the archive. */
          archiveOf: (jobId) => {
            const job = jobs.get(jobId);
            return job && (archive ?? jobs.archiveOf(job));
          },
          listPages: threads.listPages.bind(threads),
          setSite: jobs.setSite.bind(jobs),
          updates: updates.list.bind(updates),
          updateEnded: updates.ended.bind(updates),
          [Symbol.asyncDispose]: end
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
  )
};
export {
  id,
  ids,
  modules
};
