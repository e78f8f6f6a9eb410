const id = 4246;
const ids = [4246];
const modules = {
  /***/
  41508: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B: () => (
          /* binding */
          postToCdn
        )
        /* harmony export */
      });
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
      var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);
      var _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74238);
      var _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38056);
      var _runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18459);
      var _runtime_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14217);
      const IDLE_TIMEOUT_MS = 6e4;
      const MAX_MESSAGE = 300;
      const MAX_RESPONSE_BYTES = 1e6;
      const MAX_SKEW_MS = 4 * 6e4;
      async function postToCdn(request, context) {
        const { what, url, headers, body, secrets, isDone } = request;
        const { explain, temporaryCodes } = request;
        const redact = (0, _runtime_secrets_js__WEBPACK_IMPORTED_MODULE_4__.$p)(secrets);
        let isReached = false;
        let aheadMs = 0;
        let correctedBy;
        const attempt = async () => {
          const limits = { idleTimeoutMs: IDLE_TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES };
          const now = context.now() + aheadMs;
          const response = await (0, _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__.w$)({ method: "POST", url, headers: headers(now), body, ...limits }, context);
          isReached = true;
          if ((0, _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__.oJ)(response.status) && isDone(response.body))
            return;
          const { code, message } = explain(response.body);
          const unconfirmed = (0, _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__.oJ)(response.status) ? "without a confirmation of the purge" : "";
          const said = [code, message].filter(Boolean).join(": ") || unconfirmed;
          const error = new _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__.j$(
            // Redact before clipping: a secret that is cut in half would not be recognized.
            `HTTP ${response.status}${said === "" ? "" : ` (${(0, _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_5__.clip)(redact(said), MAX_MESSAGE)})`}`,
            { response, code, now: context.clock.now() }
          );
          const skewMs = Date.parse(response.headers.date ?? "") - now;
          const mayRefuseTime = response.status === 400 || response.status === 403;
          if (mayRefuseTime && correctedBy === void 0 && Math.abs(skewMs) > MAX_SKEW_MS) {
            aheadMs = skewMs;
            correctedBy = error;
          }
          throw error;
        };
        const decide = (error, nth) => {
          if (error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__.j$ && (error === correctedBy || temporaryCodes.includes(error.code ?? "")))
            return { retry: true, waitMs: error.waitMs };
          return (0, _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__.tE)(error, { attempt: nth, isReached });
        };
        try {
          await (0, _runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_3__.bD)(what, attempt, decide, { ...context, host: url.host });
        } catch (error) {
          if (context.signal.aborted || error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR)
            throw error;
          const reason = `${what} failed: ${redact((0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__.A3)(error))}. The upload is complete.`;
          throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR("purge-failed", reason, { cause: error });
        }
      }
    })
  ),
  /***/
  3419: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        K: () => (
          /* binding */
          MAX_PATHS
        ),
        /* harmony export */
        Y: () => (
          /* binding */
          purgeCloudFront
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4240);
      var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2360);
      var _s3_signature_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97944);
      var _s3_xml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79339);
      var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76875);
      var _cdn_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41508);
      const MAX_PATHS = 3e3;
      async function purgeCloudFront({ distribution, endpoint, credentials, sitePath }, paths, context) {
        const signer = new _s3_signature_js__WEBPACK_IMPORTED_MODULE_2__.lf(credentials, { region: "us-east-1", service: "cloudfront" });
        const base = endpoint.pathname.replace(/\/+$/, "");
        const path = `${base}/2020-05-31/distribution/${encodeURIComponent(distribution)}/invalidation`;
        const wanted = paths.includes(_paths_js__WEBPACK_IMPORTED_MODULE_4__.Qz) ? everything(sitePath) : paths;
        const body = invalidation(wanted, context);
        const type = { "content-type": "application/xml" };
        const request = { method: "POST", host: endpoint.host, path, sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", body), headers: type };
        await (0, _cdn_request_js__WEBPACK_IMPORTED_MODULE_3__.B)({
          what: `Purge of CloudFront distribution ${distribution}`,
          url: new URL(`${endpoint.origin}${path}`),
          headers: (now) => signer.sign(request, now),
          body,
          secrets: Object.values(credentials),
          isDone: (xml) => /^\s*(?:<\?xml[^>]*>\s*)?<Invalidation[\s/>]/.test(xml),
          explain: (xml) => ({ code: (0, _s3_xml_js__WEBPACK_IMPORTED_MODULE_5__.o)(xml, "Code") ?? "", message: (0, _s3_xml_js__WEBPACK_IMPORTED_MODULE_5__.o)(xml, "Message") ?? "" }),
          temporaryCodes: [
            "TooManyInvalidationsInProgress",
            "Throttling",
            "ThrottlingException",
            "RequestThrottled"
          ]
        }, context);
      }
      function everything(sitePath) {
        const base = (0, _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_6__.baseFolder)(sitePath);
        return base === "/" ? ["/*"] : [base.slice(0, -1), `${base}*`];
      }
      function invalidation(paths, { clock, random }) {
        const items = paths.map((path) => `<Path>${(0, _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkup)(path)}</Path>`).join("");
        const reference = `static-docs-export-${clock.now()}-${random()}`;
        return `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`;
      }
    })
  ),
  /***/
  76875: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ln: () => (
          /* binding */
          MAX_SINGLE_PATHS
        ),
        /* harmony export */
        Qz: () => (
          /* binding */
          EVERYTHING
        ),
        /* harmony export */
        wd: () => (
          /* binding */
          absolutePaths
        ),
        /* harmony export */
        z$: () => (
          /* binding */
          purgePathsOf
        )
        /* harmony export */
      });
      var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2360);
      function purgePathsOf(path) {
        if (path === "index.html")
          return ["index.html", ""];
        const folder = /^(.*)\/index\.html$/.exec(path)?.[1];
        if (folder !== void 0)
          return [path, `${folder}/`, folder];
        const page = /^(.*)\.(?:md|rsc)$/.exec(path)?.[1];
        if (page !== void 0)
          return [path, page === "index" ? "" : page];
        return path.endsWith(".html") ? [path, path.slice(0, -".html".length)] : [path];
      }
      const EVERYTHING = "*";
      const MAX_SINGLE_PATHS = 100;
      const WILDCARD_AS_TEXT = "%2A";
      function absolutePaths(paths, sitePath, maxPaths) {
        if (paths.length > maxPaths)
          return [EVERYTHING];
        const base = (0, _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__.baseFolder)(sitePath);
        const all = [
          ...new Set(paths.flatMap((path) => path === "" && base !== "/" ? [base, base.slice(0, -1)] : [new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__.SiteAddress(path, base).pathname.replaceAll("*", WILDCARD_AS_TEXT)]))
        ];
        return all.length > maxPaths ? [EVERYTHING] : all.sort();
      }
    })
  ),
  /***/
  44246: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Qh: () => (
          /* binding */
          INPUT_NAMES
        ),
        ir: () => (
          /* binding */
          apiOf
        ),
        Tf: () => (
          /* binding */
          credentialsFrom
        ),
        Ku: () => (
          /* binding */
          endpointFrom
        ),
        lo: () => (
          /* binding */
          publishFields
        ),
        Ko: () => (
          /* binding */
          readInputs
        )
      });
      var schemas = __webpack_require__(94343);
      var address = __webpack_require__(17449);
      var agent_http = __webpack_require__(13997);
      var docs_url = __webpack_require__(53361);
      var input_fields = __webpack_require__(96421);
      var runner = __webpack_require__(75437);
      var units = __webpack_require__(81529);
      var cloudfront = __webpack_require__(3419);
      var paths = __webpack_require__(76875);
      var bucket_address = __webpack_require__(78695);
      var removals = __webpack_require__(75502);
      var headers = __webpack_require__(13881);
      var external_node_fs_ = __webpack_require__(73024);
      var external_node_path_ = __webpack_require__(76760);
      var failure = __webpack_require__(98362);
      var runtime_problem = __webpack_require__(24707);
      var placeholders = __webpack_require__(60756);
      var state = __webpack_require__(11565);
      ;
      function archiveKey(template, manifest, prefix) {
        const values = {
          version: manifest?.version ?? null,
          "job-id": manifest?.jobId ?? null,
          domain: manifest?.domain ?? null
        };
        const { known, unknown } = (0, placeholders.placeholdersIn)(template);
        const missing = known.filter((name) => values[name] === null);
        if (unknown.length + missing.length > 0) {
          return new runtime_problem.AF(...unknown.map((name) => `\`archive-key\` has an unknown placeholder {${name}}: use ${placeholders.PLACEHOLDER_CHOICES}`), ...missing.map((name) => `\`archive-key\` contains {${name}}, but the manifest has no value for it`));
        }
        const keyOf = (sha256) => (0, placeholders.fillPlaceholders)(template, (name) => (values[name] ?? sha256).replaceAll("/", "-")).replace(/^\/+/, "");
        const key = keyOf("0".repeat(64));
        const isReserved = key.startsWith(state.P2);
        const problem = isReserved ? `must not begin with ${state.P2}` : (0, bucket_address.q6)(key, prefix);
        return problem === void 0 ? keyOf : new runtime_problem.AF(`\`archive-key\` ${problem}`);
      }
      var site_files = __webpack_require__(60343);
      var export_files = __webpack_require__(91716);
      var records_manifest = __webpack_require__(37957);
      ;
      function readSiteManifest(path, isDefault) {
        const manifest = (0, export_files.lJ)("manifest-path", path, records_manifest.Ng);
        if (manifest instanceof runtime_problem.AF)
          return isDefault ? void 0 : manifest;
        const files = new Map(manifest.files.map((file) => [file.path, file]));
        return { ...manifest, files, modifiedAt: (0, external_node_fs_.statSync)(path).mtimeMs };
      }
      ;
      const NO_MANIFEST = "none";
      function readSource(given, workspace, prefix) {
        const { "site-path": sitePath, "archive-path": archivePath, "manifest-path": manifestPath } = given;
        if (sitePath !== void 0 && archivePath !== void 0)
          return new runtime_problem.AF("`site-path` and `archive-path` exclude each other: set only one of them");
        const path = sitePath ?? archivePath;
        if (path === void 0)
          return new runtime_problem.AF("`site-path` is missing: set it to the folder to publish, or set `archive-path`");
        const place = (0, external_node_path_.resolve)(workspace, path);
        const manifest = manifestBeside(place, manifestPath, workspace);
        const known = manifest instanceof runtime_problem.AF ? void 0 : manifest;
        if (sitePath === void 0) {
          const template = given["archive-key"] ?? (/\.zip$/i.test(place) ? "{sha256}.zip" : "{sha256}.tar.gz");
          const keyOf = archiveKey(template, known, prefix);
          return (0, runtime_problem.Fo)({ kind: "archive", file: checkArchive(place), manifest, keyOf });
        }
        const listing = (0, external_node_fs_.statSync)(place, { throwIfNoEntry: false })?.isDirectory() === true ? (0, site_files.k_)(place, prefix, (path2) => known?.files.has(path2) === true) : new runtime_problem.AF(`\`site-path\` is not a folder: ${place}`);
        const unused = given["archive-key"] !== void 0 && new runtime_problem.AF("`archive-key` has no effect with `site-path`: remove it, or set `archive-path` instead");
        const checked = (0, runtime_problem.Fo)({ listing, manifest, unused });
        return checked instanceof runtime_problem.AF ? checked : { kind: "site", folder: place, ...checked.listing, manifest: checked.manifest };
      }
      function manifestBeside(place, manifestPath, workspace) {
        if (manifestPath === NO_MANIFEST)
          return void 0;
        return manifestPath === void 0 ? readSiteManifest((0, external_node_path_.join)((0, external_node_path_.dirname)(place), "manifest.json"), true) : readSiteManifest((0, external_node_path_.resolve)(workspace, manifestPath), false);
      }
      function checkArchive(file) {
        try {
          const status = (0, external_node_fs_.statSync)(file);
          if (!status.isFile())
            return new runtime_problem.AF(`\`archive-path\` is not a file: ${file}`);
          return status.size === 0 ? new runtime_problem.AF(`\`archive-path\` is an empty file: ${file}`) : file;
        } catch (error) {
          return new runtime_problem.AF(`\`archive-path\` cannot be read: ${(0, failure.A3)(error)}`);
        }
      }
      var parse_url = __webpack_require__(37630);
      ;
      const MAX_KEEP_MS = 365 * 24 * 36e5;
      const rules = (0, input_fields.ZZ)(headers.NR);
      const keepRemoved = (0, input_fields.ZZ)((value) => {
        const ms = (0, units.parseDuration)(value);
        if (ms === void 0 || ms > 0 && !/[a-z]$/i.test(value))
          return new runtime_problem.AF(`"${value}" is not a duration with a unit: use 7d, 12h, 1d12h, or 0`);
        return ms <= MAX_KEEP_MS ? ms : new runtime_problem.AF(`${value} is more than 365 days`);
      });
      const inputs_address = (0, input_fields.ZZ)(input_fields.Dy);
      const purge = (0, input_fields.ZZ)((value) => (0, input_fields.Mc)(value).map((name) => {
        const [, cdn, id2] = /^(cloudfront|cloudflare):([\w-]*)$/.exec(name) ?? [];
        if (id2 === "")
          return new runtime_problem.AF(`"${name}" has no id: the variable after the colon is probably empty`);
        if (id2 !== void 0)
          return { name, cdn, id: id2 };
        return new runtime_problem.AF(`"${name}" is unknown: use cloudfront:DISTRIBUTION or cloudflare:ZONE`);
      }));
      const target = (0, input_fields.ZZ)((value) => {
        const parsed = (0, bucket_address.hu)(value);
        return parsed instanceof runtime_problem.AF ? parsed : { ...parsed, text: value };
      });
      const anything = schemas.lqM(schemas.YjP());
      const publishFields = schemas.Ikc({
        "site-path": anything,
        "manifest-path": anything,
        "archive-path": anything,
        "archive-key": anything,
        target: (0, input_fields.mw)("set it to s3://bucket/prefix", target),
        endpoint: schemas.lqM(inputs_address),
        region: schemas.lqM((0, input_fields.Qq)((value) => /^[a-z0-9-]+$/i.test(value) ? void 0 : `"${value}" is not a region`)),
        "cache-control": schemas.lqM(rules),
        "content-types": schemas.lqM(rules),
        "clean-urls": schemas.Rvf((0, input_fields.yL)(["none", "copies"]), "none"),
        "keep-removed": schemas.Rvf(keepRemoved, removals.kr),
        "max-removed": schemas.Rvf(input_fields.uM, removals.ev),
        concurrency: schemas.Rvf((0, input_fields.U9)(agent_http.t), 64),
        "dry-run": schemas.Rvf(input_fields.Jt, false),
        purge: schemas.Rvf(purge, []),
        "site-url": schemas.lqM(inputs_address),
        "cloudflare-token": schemas.lqM((0, input_fields.Qq)((value) => /^[\x21-\x7e]+$/.test(value) ? void 0 : "contains white space or non-ASCII text")),
        "purge-max-paths": schemas.Rvf((0, input_fields.U9)(cloudfront.K), paths.Ln),
        timeout: schemas.Rvf(input_fields.p0, 30 * 6e4)
      });
      const INPUT_NAMES = Object.keys(publishFields.shape);
      function readInputs(given, variables) {
        const environment = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
        const { workspace, tempDir } = (0, runner.f)(environment);
        const endpoint = given["endpoint"] ?? endpointFrom(environment);
        const region = given["region"] ?? environment["AWS_REGION"];
        const all = {
          ...given,
          ...endpoint !== void 0 && { endpoint },
          ...region !== void 0 && { region }
        };
        const read = (0, input_fields.qU)(publishFields, all, (parsed) => {
          const credentials = credentialsFrom(environment) ?? missingCredentials(environment);
          return {
            source: readSource(given, workspace, parsed.target instanceof runtime_problem.AF ? "" : parsed.target.prefix),
            credentials,
            endpoint: endpointOf(parsed),
            purge: purgeTargets(parsed, credentials, environment),
            "cloudflare-token": tokenOf(parsed)
          };
        });
        const { target: target2, "site-url": siteUrl } = read;
        return {
          source: read.source,
          target: target2,
          credentials: read.credentials,
          siteUrl,
          bucket: { name: target2.bucket, endpoint: read.endpoint, region: read.region ?? "us-east-1" },
          rules: { cacheControl: read["cache-control"] ?? [], contentTypes: read["content-types"] ?? [] },
          cleanUrls: read["clean-urls"],
          keepRemovedMs: read["keep-removed"],
          maxRemoved: read["max-removed"],
          concurrency: read.concurrency,
          dryRun: read["dry-run"],
          purge: {
            targets: read.purge,
            sitePath: siteUrl?.pathname ?? "/",
            maxPaths: read["purge-max-paths"]
          },
          tempDir,
          runAddress: runAddressFrom(environment),
          errorsPage: (0, docs_url.PD)(environment),
          timeoutMs: read.timeout
        };
      }
      function missingCredentials({ GITHUB_ACTIONS: isRunner }) {
        const missing = "`AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` are not set in the environment";
        return new runtime_problem.AF(isRunner === "true" ? `${missing}: use aws-actions/configure-aws-credentials before this step, in a job with \`permissions: id-token: write\`, or set both variables in \`env\` of this step. Secrets are empty in runs started from a fork` : `${missing}. The AWS CLI prints both variables: \`aws configure export-credentials --format env\``);
      }
      function credentialsFrom(environment) {
        const names = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"];
        const [accessKeyId, secretAccessKey, sessionToken] = names.map((name) => environment[name] || void 0);
        if (accessKeyId === void 0 || secretAccessKey === void 0)
          return void 0;
        const broken = names.filter((name) => !/^[\x21-\x7e]*$/.test(environment[name] ?? ""));
        if (broken.length > 0)
          return new runtime_problem.AF(`\`${broken.join("` and `")}\` must not contain white space or non-ASCII text`);
        return { accessKeyId, secretAccessKey, sessionToken };
      }
      function endpointFrom(environment) {
        return environment["AWS_ENDPOINT_URL_S3"] || environment["AWS_ENDPOINT_URL"] || void 0;
      }
      function endpointOf({ endpoint, target: target2 }) {
        if (!(endpoint instanceof URL) || target2 instanceof runtime_problem.AF)
          return endpoint;
        const last = endpoint.pathname.split("/").findLast((part) => part !== "");
        return target2.bucket === last ? new runtime_problem.AF(`\`endpoint\` ends with the bucket name: remove \`/${last}\`, because \`target\` contains the bucket`) : endpoint;
      }
      const CDNS = {
        cloudfront: { variable: "AWS_ENDPOINT_URL_CLOUDFRONT", api: "https://cloudfront.amazonaws.com" },
        cloudflare: { variable: "CLOUDFLARE_API_BASE_URL", api: "https://api.cloudflare.com/client/v4" }
      };
      function apiOf(cdn, environment) {
        const { variable, api } = CDNS[cdn];
        const url = (0, parse_url.D)(environment[variable] ?? api);
        return url !== null && (0, address.cr)(url) ? url : new runtime_problem.AF(`\`${variable}\` must be https; plain http is allowed for loopback addresses only`);
      }
      function purgeTargets({ purge: purge2, "site-url": siteUrl, "cloudflare-token": token }, credentials, environment) {
        if (purge2 instanceof runtime_problem.AF)
          return purge2;
        const sitePath = siteUrl instanceof URL ? siteUrl.pathname : "/";
        const targets = purge2.map((entry) => {
          if (entry instanceof runtime_problem.AF)
            return new runtime_problem.AF(`\`purge\` ${entry.message}`);
          const { cdn: kind, name, id: id2 } = entry;
          const api = apiOf(kind, environment);
          if (kind === "cloudfront")
            return (0, runtime_problem.Fo)({ kind, name, distribution: id2, endpoint: api, credentials, sitePath });
          return (0, runtime_problem.Fo)({
            kind,
            name,
            zone: id2,
            baseUrl: api,
            token: token ?? new runtime_problem.AF("`cloudflare-token` is missing: Cloudflare requires it for the zone in `purge`"),
            siteUrl: siteUrl ?? new runtime_problem.AF("`site-url` is missing: Cloudflare needs the full URL of each file to purge")
          });
        });
        return (0, runtime_problem.Fo)(targets);
      }
      function tokenOf({ purge: purge2, "cloudflare-token": token }) {
        const isUsed = purge2 instanceof runtime_problem.AF || purge2.some((entry) => entry instanceof runtime_problem.AF || entry.cdn === "cloudflare");
        if (token === void 0 || isUsed)
          return token;
        return new runtime_problem.AF("`cloudflare-token` has no effect, because `purge` contains no Cloudflare zone: add one, or remove the token");
      }
      function runAddressFrom(environment) {
        return environment["GITHUB_RUN_ID"] && (0, runner.j)(environment, publicRepository) && (0, runner.f)(environment).runUrl;
      }
      const publicRepository = schemas.Ikc({ repository: schemas.Ikc({ private: schemas.euz(false) }) });
    })
  ),
  /***/
  13881: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        NR: () => (
          /* binding */
          parseRules
        ),
        /* harmony export */
        Yl: () => (
          /* binding */
          headersOf
        ),
        /* harmony export */
        kK: () => (
          /* binding */
          REVALIDATE
        )
        /* harmony export */
      });
      var _site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99004);
      var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15300);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24707);
      var _site_files_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16669);
      function parseRules(text) {
        const rules = [];
        const problems = [];
        for (const line of text.split("\n").map((each) => each.trim())) {
          if (line === "" || line.startsWith("#"))
            continue;
          const [, glob, value = ""] = /^(.+?)(?:\s+=\s*|=\s+)(.+)$/.exec(line) ?? /^([^=]+)=(.+)$/.exec(line) ?? [];
          if (glob === void 0)
            problems.push(`"${line}" is not a rule: write \`glob = value\``);
          else if (!/^[\x20-\x7e]+$/.test(value))
            problems.push(`"${line}" has an invalid header value`);
          else
            rules.push({
              glob: (0, _site_files_glob_js__WEBPACK_IMPORTED_MODULE_0__.parseGlob)(glob.trim().replace(/^\//, "")),
              value: value.trim().replace(/\s+/g, " ")
            });
        }
        return problems.length === 0 ? rules : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__.AF(...problems);
      }
      function firstMatch(rules, path) {
        return rules.find(({ glob }) => glob.matches(path))?.value;
      }
      const IMMUTABLE = "public, max-age=31536000, immutable";
      const REVALIDATE = "public, max-age=0, must-revalidate";
      function headersOf(path, rules, typeOf, isPageData = false) {
        const contentType = firstMatch(rules.contentTypes, path) ?? typeOf();
        const rule = firstMatch(rules.cacheControl, path);
        const isKept = !(0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__.isPageType)(contentType) && !isPageData && (0, _site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_3__.isImmutable)(path);
        const cacheControl = rule ?? (isKept ? IMMUTABLE : REVALIDATE);
        return { headers: { contentType, cacheControl }, isNamedByHash: rule === void 0 && isKept };
      }
    })
  ),
  /***/
  75502: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $k: () => (
          /* binding */
          planRemovals
        ),
        /* harmony export */
        U: () => (
          /* binding */
          assertFewRemovals
        ),
        /* harmony export */
        ev: () => (
          /* binding */
          MAX_REMOVED
        ),
        /* harmony export */
        kr: () => (
          /* binding */
          KEEP_REMOVED_MS
        )
        /* harmony export */
      });
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
      var _site_pages_entry_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69878);
      var _site_pages_page_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75338);
      var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15300);
      const KEEP_REMOVED_MS = 7 * 24 * 36e5;
      const MAX_REMOVED = 0.25;
      function planRemovals(known, isInSite, { now, keepRemovedMs, isPageData }) {
        const pages = [];
        const assets = [];
        const kept = [];
        const departed = /* @__PURE__ */ new Map();
        const ownPages = { known: 0, removed: [] };
        for (const [path, entry] of known) {
          const { contentType } = entry.headers;
          const isCopy = !(0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__.isPage)(path) && known.get(`${path}.html`)?.headers.contentType === contentType;
          const isAnyPage = (0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__.isPage)(path) || (0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__.isPageType)(contentType) || isCopy;
          const isOwnPage = isAnyPage && !isCopy && !(0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__.isNotFoundPage)(path) && entry.isRedirect !== true;
          const isCounted = isOwnPage && entry.departedAt === void 0;
          if (isCounted)
            ownPages.known += 1;
          if (isInSite(path))
            continue;
          const departedAt = Math.min(entry.departedAt ?? now, now);
          departed.set(path, { ...entry, departedAt });
          const isData = isPageData(path) || (0, _site_pages_page_data_js__WEBPACK_IMPORTED_MODULE_1__.isIndexPiece)(path);
          if (isAnyPage || isData || (0, _site_pages_entry_points_js__WEBPACK_IMPORTED_MODULE_3__.isAddedByFinish)(path) || (0, _site_pages_entry_points_js__WEBPACK_IMPORTED_MODULE_3__.isSearchFile)(path)) {
            const kind = isAnyPage ? "page" : isData ? "page data" : "site file";
            pages.push({ path, reason: `removed ${kind}` });
            if (isCounted)
              ownPages.removed.push(path);
          } else if (departedAt + keepRemovedMs > now)
            kept.push({ path, until: departedAt + keepRemovedMs });
          else
            assets.push({ path, reason: entry.departedAt === void 0 ? "removed asset" : "keep-removed ended" });
        }
        return { pages, assets, kept, departed, ownPages };
      }
      function assertFewRemovals({ ownPages: { known, removed } }, max) {
        const count = removed.length;
        if (count <= known * max)
          return;
        const percent = (part) => `${Math.round(part * 1e3) / 10}%`;
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR("too-many-removed", `${count} of ${known} pages (${percent(count / known)}) would be removed, and \`max-removed\` is ${percent(max)}. For example: ${removed.slice(0, 3).join(", ")}. Nothing was uploaded.`);
      }
    })
  ),
  /***/
  60343: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        H6: () => (
          /* binding */
          readStart
        ),
        /* harmony export */
        bB: () => (
          /* binding */
          startsAsHtml
        ),
        /* harmony export */
        k_: () => (
          /* binding */
          listSite
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24707);
      var _s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78695);
      var _s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9991);
      var _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91041);
      var _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26735);
      var _state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11565);
      var _runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1896);
      const MAX_NAMED = 5;
      const CHUNK_BYTES = 1024 * 1024;
      function listSite(folder, prefix, isListed) {
        const dotfiles = [];
        const paths = [];
        const special = [];
        const refused = [];
        const found = [];
        const visit = (relative) => {
          for (const entry of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, relative), { withFileTypes: true })) {
            const path = relative === "" ? entry.name : `${relative}/${entry.name}`;
            const isLeftOut = (0, _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_6__.isDotfile)(path) && !isListed(path);
            const problem = problemOfName(entry) ?? (0, _s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_3__.q6)(path, prefix);
            if (entry.isFile() && !isListed(path) && holdsCredential((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), path))
              found.push(path);
            if (isLeftOut) {
              if (entry.isDirectory())
                visit(path);
              else
                dotfiles.push(path);
            } else if (problem !== void 0)
              refused.push(`${JSON.stringify(path)} (${problem})`);
            else if (entry.isDirectory())
              visit(path);
            else if (entry.isFile())
              paths.push(path);
            else
              special.push(path);
          }
        };
        try {
          visit("");
        } catch (error) {
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_9__.AF(`\`site-path\` cannot be read: ${(0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.A3)(error)}`);
        }
        const reserved = paths.filter((path) => path.startsWith(_state_js__WEBPACK_IMPORTED_MODULE_7__.P2));
        const secret = (0, _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_5__.credentialsAmong)(found, paths);
        const isEmpty = paths.length + special.length + refused.length + secret.length === 0;
        const problems = [
          isEmpty && "`site-path` is an empty folder",
          !isEmpty && !paths.includes("index.html") && "`site-path` has no index.html",
          some(secret, "`site-path` contains files with credentials, which must not be public. Remove these files", Infinity),
          some(special, "`site-path` contains symbolic links or other entries that are neither files nor folders"),
          some(refused, "`site-path` contains names that no store accepts"),
          some(reserved, "`site-path` contains files in the state folder")
        ].filter((problem) => typeof problem === "string");
        return problems.length === 0 ? { paths: paths.sort(), dotfiles: dotfiles.sort() } : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_9__.AF(...problems);
      }
      function some(paths, text, max = MAX_NAMED) {
        return paths.length > 0 && `${text}: ${(0, _runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_8__.withMore)(paths, max).join(", ")}`;
      }
      function holdsCredential(file, path) {
        const judge = new _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_5__.CredentialJudge();
        if (!judge.begin(path))
          return judge.isFound;
        return (0, _s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__.lv)({ name: path, file }, (fd) => {
          const chunk = Buffer.alloc(CHUNK_BYTES);
          for (let length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, chunk); length > 0; length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, chunk))
            judge.add(chunk.subarray(0, length));
          return judge.isFound;
        });
      }
      function problemOfName({ name, parentPath }) {
        if (!name.includes("\uFFFD"))
          return void 0;
        const isThere = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentPath, name), { throwIfNoEntry: false }) !== void 0;
        return isThere ? void 0 : "is not valid UTF-8";
      }
      function startsAsHtml(local) {
        return /^(?:\xef\xbb\xbf)?\s*<(!doctype html|html)\b/i.test(readStart(local, 256).toString("latin1"));
      }
      function readStart(local, maxBytes) {
        return (0, _s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__.lv)(local, (fd) => {
          const bytes = Buffer.alloc(maxBytes);
          return bytes.subarray(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes));
        });
      }
    })
  ),
  /***/
  11565: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        CP: () => (
          /* binding */
          FILE_HEADERS
        ),
        /* harmony export */
        K: () => (
          /* binding */
          STATE_PATH
        ),
        /* harmony export */
        P2: () => (
          /* binding */
          STATE_FOLDER
        ),
        /* harmony export */
        VA: () => (
          /* binding */
          PROBE_PATH
        ),
        /* harmony export */
        lj: () => (
          /* binding */
          parseObject
        ),
        /* harmony export */
        sU: () => (
          /* binding */
          serializeState
        ),
        /* harmony export */
        un: () => (
          /* binding */
          readState
        )
        /* harmony export */
      });
      var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
      var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73305);
      var _s3_conditional_writes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55963);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
      var _s3_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4062);
      var _s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78695);
      var _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91716);
      var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29589);
      const STATE_FOLDER = ".static-export/";
      const STATE_PATH = `${STATE_FOLDER}state.json`;
      const PROBE_PATH = `${STATE_FOLDER}probe`;
      const STATE_VERSION = 1;
      const FILE_HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
      async function readState(store, prefix, signal) {
        const found = await (0, _s3_objects_js__WEBPACK_IMPORTED_MODULE_2__.iM)(store, prefix + STATE_PATH, signal);
        if (found === void 0)
          return { state: void 0, etag: void 0, isDamaged: false };
        const state = parseState(found.body, store.place.origin);
        if (state === void 0) {
          assertNotNewer(found.body, prefix + STATE_PATH);
          return { state, etag: found.etag, isDamaged: true };
        }
        if (state.hasOpaqueEtags && store.etags === "unknown")
          store.etags = "opaque";
        const { hasConditions, leaseUntil } = state;
        const isLate = hasConditions !== false && found.modifiedAt !== void 0 && found.modifiedAt > leaseUntil;
        const status = isLate || state.compareAgain ? "in progress" : state.status;
        return { state: { ...state, status }, etag: found.etag, isDamaged: false };
      }
      const versionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({ stateVersion: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr() });
      function assertNotNewer(body, key) {
        const { stateVersion = 0 } = parseObject(versionSchema, body) ?? {};
        if (stateVersion > STATE_VERSION)
          throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__.HR("state-version", `The state ${key} in the bucket has version ${stateVersion}, but this action supports version ${STATE_VERSION}.`);
      }
      function serializeState({ objects, pendingPurges, ...about }, origin) {
        const sorted = [...objects].sort(([a], [b]) => (0, _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_6__.compareText)(a, b));
        const lines = sorted.map(([path, entry]) => ({ path, ...entry, isRedirect: entry.isRedirect || void 0 }));
        const purges = Object.fromEntries(pendingPurges);
        const head = { stateVersion: STATE_VERSION, ...about, probe: probeOf(origin), pendingPurges: purges };
        return Buffer.from(`${JSON.stringify(head, void 0, 2).slice(0, -2)},
  ${(0, _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_4__.so)("objects", lines)}
}
`);
      }
      function probeOf(origin) {
        return `${_s3_conditional_writes_js__WEBPACK_IMPORTED_MODULE_0__.k} ${origin}`;
      }
      const count = zod_mini__WEBPACK_IMPORTED_MODULE_5__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__.UI());
      const time = zod_mini__WEBPACK_IMPORTED_MODULE_5__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_7__.Zm(Date.UTC(9999, 0)));
      const MAX_HEADER = 8e3;
      const header = zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__.Eb(MAX_HEADER), zod_mini__WEBPACK_IMPORTED_MODULE_7__.Fk(/^[\x20-\x7e]*$/));
      const stateSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        stateVersion: zod_mini__WEBPACK_IMPORTED_MODULE_5__.euz(STATE_VERSION),
        status: zod_mini__WEBPACK_IMPORTED_MODULE_5__.k5n(["in progress", "uploaded", "done"]),
        run: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(),
        step: count,
        leaseUntil: zod_mini__WEBPACK_IMPORTED_MODULE_5__.aig(),
        compareAgain: zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY(),
        hasConditions: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY()),
        hasOpaqueEtags: zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY(),
        probe: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(),
        pendingPurges: zod_mini__WEBPACK_IMPORTED_MODULE_5__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__.Fk(/^(\/|\*$)/)))),
        objects: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
          // Paths become keys of delete requests, so a path outside the prefix is rejected here.
          path: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YPB((path) => (0, _s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_3__.q6)(path) === void 0 && !path.startsWith(STATE_FOLDER))),
          size: count,
          sha256: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(),
          etag: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(),
          headers: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({ contentType: header, cacheControl: header }),
          departedAt: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(time),
          isRedirect: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__.zMY())
        }))
      });
      function parseState(bytes, origin) {
        const read = parseObject(stateSchema, bytes);
        if (read === void 0)
          return void 0;
        const { stateVersion: _, probe, ...about } = read;
        const objects = new Map(read.objects.map(({ path, ...entry }) => [path, entry]));
        const hasConditions = probe === probeOf(origin) ? read.hasConditions : void 0;
        return { ...about, hasConditions, objects, pendingPurges: new Map(Object.entries(read.pendingPurges)) };
      }
      function parseObject(schema, bytes) {
        try {
          return schema.safeParse(JSON.parse(bytes.toString())).data;
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  78695: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        ci: () => (
          /* binding */
          addressOf
        ),
        /* harmony export */
        g2: () => (
          /* binding */
          encodeKey
        ),
        /* harmony export */
        hu: () => (
          /* binding */
          parseTarget
        ),
        /* harmony export */
        q6: () => (
          /* binding */
          problemOfKey
        )
        /* harmony export */
      });
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24707);
      var _signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97944);
      function addressOf({ name, endpoint, region }) {
        if (endpoint !== void 0) {
          const base = endpoint.pathname.replace(/\/+$/, "");
          return { origin: endpoint.origin, host: endpoint.host, path: `${base}/${(0, _signature_js__WEBPACK_IMPORTED_MODULE_0__.My)(name)}/` };
        }
        const domain = `s3.${region}.amazonaws.com${region.startsWith("cn-") ? ".cn" : ""}`;
        if (name.includes("."))
          return { origin: `https://${domain}`, host: domain, path: `/${name}/` };
        return { origin: `https://${name}.${domain}`, host: `${name}.${domain}`, path: "/" };
      }
      function encodeKey(key) {
        return (0, _signature_js__WEBPACK_IMPORTED_MODULE_0__.My)(key).replaceAll("%2F", "/");
      }
      function parseTarget(target) {
        const [, bucket = "", path = ""] = /^s3:\/\/([^/]*)(?:\/(.*))?$/s.exec(target) ?? [];
        if (!target.startsWith("s3://"))
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__.AF(`"${target}" is not a target: write s3://bucket/prefix`);
        if (bucket === "")
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__.AF(`"${target}" has no bucket: write s3://bucket/prefix. If the bucket comes from a variable, the variable is probably empty`);
        if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket))
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__.AF(`"${bucket}" is not a valid bucket name`);
        const segments = path.replace(/^\/+|\/+$/g, "").split("/");
        if (path !== "" && segments.some((segment) => problemOfSegment(segment) !== void 0))
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__.AF(`"${target}" has a prefix with an empty segment, \`.\`, \`..\` or control characters`);
        const prefix = segments.join("/");
        return { bucket, prefix: prefix === "" ? "" : `${prefix}/` };
      }
      const MAX_KEY_BYTES = 1024;
      function problemOfKey(path, prefix = "") {
        if (Buffer.byteLength(prefix + path) > MAX_KEY_BYTES)
          return `is longer than ${MAX_KEY_BYTES} bytes with its prefix`;
        return path.split("/").map(problemOfSegment).find((problem) => problem !== void 0);
      }
      function problemOfSegment(segment) {
        if (segment === "")
          return "has an empty segment";
        if (segment === "." || segment === "..")
          return "has a segment `.` or `..`";
        if (new RegExp("\\p{Cc}", "u").test(segment))
          return "contains control characters";
        return segment.isWellFormed() ? void 0 : "is not valid UTF-8";
      }
    })
  ),
  /***/
  65246: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        iq: () => (
          /* binding */
          checksumHeaders
        ),
        /* harmony export */
        jU: () => (
          /* binding */
          CHECKSUM_CODES
        ),
        /* harmony export */
        xZ: () => (
          /* binding */
          Checksums
        )
        /* harmony export */
      });
      const KINDS = ["none", "sha256", "md5"];
      const CHECKSUM_CODES = ["XAmzContentSHA256Mismatch", "BadDigest", "InvalidDigest"];
      class Checksums {
        kind = "none";
        /** Whether the store rejected a write because of its checksum, and another kind can be sent. `sent`: its kind. */
        canSendOther(error, sent) {
          const { status, code = "", message } = error;
          if (status !== 400 || CHECKSUM_CODES.includes(code) || !/content-?md5|x-amz-(?:sdk-)?checksum/i.test(message))
            return false;
          if (sent === this.kind)
            this.kind = KINDS[KINDS.indexOf(sent) + 1] ?? sent;
          return sent !== this.kind;
        }
      }
      async function checksumHeaders(kind, { sha256, md5 }) {
        const base64 = (hex2) => Buffer.from(hex2, "hex").toString("base64");
        if (kind === "none")
          return {};
        if (kind === "sha256")
          return { "x-amz-checksum-sha256": base64(sha256) };
        const hex = await md5();
        return hex === void 0 ? {} : { "content-md5": base64(hex) };
      }
    })
  ),
  /***/
  55963: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        D: () => (
          /* binding */
          probeConditions
        ),
        /* harmony export */
        k: () => (
          /* binding */
          PROBE_VERSION
        )
        /* harmony export */
      });
      var _objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4062);
      var _store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5246);
      const HEADERS = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
      const TEXT = "Shows whether this store implements conditional writes.\n";
      const WRONG_ETAG = '"00000000000000000000000000000000"';
      const MAX_ATTEMPTS = 5;
      const PROBE_VERSION = 2;
      async function probeConditions(store, key, signal) {
        const object = { key, body: Buffer.from(TEXT), headers: HEADERS };
        const first = await (0, _objects_js__WEBPACK_IMPORTED_MODULE_0__.Z0)(store, object, "new", { signal });
        const { status } = first.status === "written" ? await (0, _objects_js__WEBPACK_IMPORTED_MODULE_0__.Z0)(store, object, "new", { signal }) : first;
        if (status === "not-supported")
          return ["If-None-Match"];
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
          const found = await (0, _objects_js__WEBPACK_IMPORTED_MODULE_0__.iM)(store, key, signal);
          if (found?.body.toString() !== TEXT)
            throw (0, _store_js__WEBPACK_IMPORTED_MODULE_1__.cs)(store, `it does not return the object ${key}`);
          if (status === "written")
            return ["If-None-Match"];
          const wrong = await (0, _objects_js__WEBPACK_IMPORTED_MODULE_0__.Z0)(store, object, { etag: WRONG_ETAG }, { signal });
          if (wrong.status !== "conflict")
            return ["If-Match"];
          const right = await (0, _objects_js__WEBPACK_IMPORTED_MODULE_0__.Z0)(store, object, { etag: found.etag }, { signal });
          if (right.status === "written")
            return [];
        }
        return ["If-Match"];
      }
    })
  ),
  /***/
  61777: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Q8: () => (
          /* binding */
          plainEtag
        ),
        /* harmony export */
        Qz: () => (
          /* binding */
          md5In
        ),
        /* harmony export */
        j_: () => (
          /* binding */
          newMd5
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      function plainEtag(etag = "") {
        return etag.replace(/^(?:W\/)?"(.*)"$/, "$1");
      }
      function md5In(etag) {
        return /^[0-9a-f]{32}$/i.exec(etag)?.[0].toLowerCase();
      }
      function newMd5() {
        try {
          return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("md5");
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  9991: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C3: () => (
          /* binding */
          assertUploadable
        ),
        /* harmony export */
        EN: () => (
          /* binding */
          bodyOf
        ),
        /* harmony export */
        Ne: () => (
          /* binding */
          changedFile
        ),
        /* harmony export */
        Yd: () => (
          /* binding */
          explainFileError
        ),
        /* harmony export */
        iF: () => (
          /* binding */
          md5Of
        ),
        /* harmony export */
        lv: () => (
          /* binding */
          withOpenFile
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
      var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81529);
      var _etag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61777);
      const MAX_WHOLE_BYTES = 256 * 1024;
      function bodyOf(local) {
        const md5 = (0, _etag_js__WEBPACK_IMPORTED_MODULE_4__.j_)();
        const hex = () => md5?.digest("hex");
        if (local.size > MAX_WHOLE_BYTES) {
          const stream = node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(chunksOf(local, md5), { objectMode: false });
          return { content: { size: local.size, stream }, md5: hex };
        }
        const bytes = readWhole(local);
        md5?.update(bytes);
        return { content: bytes, md5: hex };
      }
      async function md5Of(local) {
        const { content, md5 } = bodyOf(local);
        if (typeof content === "object" && "stream" in content)
          for await (const _ of content.stream)
            continue;
        return md5();
      }
      function readWhole(local) {
        return withOpenFile(local, (fd) => {
          const bytes = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).size === local.size ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd) : void 0;
          if (bytes?.length !== local.size)
            throw changedFile(local);
          return bytes;
        });
      }
      function withOpenFile(local, read) {
        let fd;
        try {
          fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(local.file, "r");
          return read(fd);
        } catch (error) {
          throw explainFileError(error, local);
        } finally {
          if (fd !== void 0)
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        }
      }
      async function* chunksOf(local, md5) {
        let left = local.size;
        try {
          const chunks = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(local.file, { highWaterMark: 256 * 1024 });
          for await (const chunk of chunks) {
            left -= chunk.length;
            if (left < 0)
              throw changedFile(local);
            md5?.update(chunk);
            yield chunk;
          }
        } catch (error) {
          throw explainFileError(error, local);
        }
        if (left > 0)
          throw changedFile(local);
      }
      const MAX_FILE_BYTES = 5e9;
      function assertUploadable(files) {
        const tooLarge = files.find(({ size }) => size > MAX_FILE_BYTES);
        if (tooLarge === void 0)
          return;
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("file-too-large", `The file ${tooLarge.name} is larger than ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_3__.formatBytes)(MAX_FILE_BYTES)}, which is the limit for one upload to a store. Nothing was uploaded.`);
      }
      function changedFile({ name }) {
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("site-file-changed", `The file ${name} changed after its checksum was computed.`);
      }
      function explainFileError(error, { name }) {
        if (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR)
          return error;
        if (error.code === "ENOENT")
          return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("site-file-changed", `The file ${name} no longer exists.`, { cause: error });
        const what = `The file ${name} could not be read: ${(0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.A3)(error)}.`;
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("site-file-unreadable", what, { cause: error });
      }
    })
  ),
  /***/
  4062: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $R: () => (
          /* binding */
          putObject
        ),
        /* harmony export */
        G5: () => (
          /* binding */
          digestObject
        ),
        /* harmony export */
        L: () => (
          /* binding */
          listObjects
        ),
        /* harmony export */
        Uo: () => (
          /* binding */
          headOf
        ),
        /* harmony export */
        XR: () => (
          /* binding */
          deleteObject
        ),
        /* harmony export */
        Z0: () => (
          /* binding */
          putIf
        ),
        /* harmony export */
        iM: () => (
          /* binding */
          getObject
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38056);
      var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7754);
      var _s3_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96625);
      var _checksums_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65246);
      var _etag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61777);
      var _file_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9991);
      var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5246);
      var _xml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79339);
      async function getObject(store, key, signal) {
        const options = { expected: [404], signal, connections: "lease" };
        const { status, headers, body } = await store.request(`Reading ${key}`, { method: "GET", key }, options);
        if (status !== 404) {
          const time = Date.parse(headers["last-modified"] ?? "");
          return {
            etag: headers.etag ?? "",
            body: Buffer.from(body),
            modifiedAt: Number.isNaN(time) ? void 0 : time
          };
        }
        if ((0, _xml_js__WEBPACK_IMPORTED_MODULE_6__.o)(body, "Code") === "NoSuchBucket")
          throw (0, _s3_error_js__WEBPACK_IMPORTED_MODULE_2__.ao)(store.place);
        return void 0;
      }
      async function digestObject(store, key, signal) {
        let digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
        const request = { method: "GET", key, hash: () => digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256") };
        const { status } = await store.request(`Reading ${key}`, request, { expected: [403, 404], signal });
        return (0, _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_1__.oJ)(status) ? digest.digest("hex") : void 0;
      }
      async function headOf(store, key, options = {}) {
        const expected = [403, 404, 405, 501];
        const what = `Reading the headers of ${key}`;
        const { status, headers } = await store.request(what, { method: "HEAD", key }, { expected, ...options });
        if (status === 404)
          return "missing";
        if (expected.includes(status))
          return "unknown";
        const size = Number(headers["content-length"]);
        return { size, etag: (0, _etag_js__WEBPACK_IMPORTED_MODULE_3__.Q8)(headers.etag), headers };
      }
      async function putObject(store, upload, options) {
        const { key, local, headers } = upload;
        let sent;
        const body = () => (sent = (0, _file_body_js__WEBPACK_IMPORTED_MODULE_4__.EN)(local)).content;
        const confirm = async (etag) => await storedEtag(store, upload, { etag, md5: sent?.md5() }, options);
        const md5 = async () => await (0, _file_body_js__WEBPACK_IMPORTED_MODULE_4__.iF)(local);
        const request = { method: "PUT", key, headers, body, sha256: local.sha256, md5 };
        try {
          const response = await store.request(`Upload of ${local.name}`, request, { ...options, confirm });
          return response.headers.etag ?? "";
        } catch (error) {
          const { cause } = Object(error);
          throw cause instanceof _s3_error_js__WEBPACK_IMPORTED_MODULE_2__.Dg && _checksums_js__WEBPACK_IMPORTED_MODULE_7__.jU.includes(cause.code ?? "") ? (0, _file_body_js__WEBPACK_IMPORTED_MODULE_4__.Ne)(local) : error;
        }
      }
      async function storedEtag(store, { key, local, replaced }, { etag, md5 }, { signal }) {
        const isMd5 = (found2) => (0, _etag_js__WEBPACK_IMPORTED_MODULE_3__.Qz)(found2) === (md5 ?? "");
        if (isMd5(etag))
          store.etags = "md5";
        const isNew = etag !== "" && etag !== replaced?.etag;
        if (isMd5(etag) || isNew && store.etags === "opaque")
          return etag;
        const stored = await headOf(store, key, { signal });
        if (stored === "unknown")
          return etag;
        if (stored === "missing")
          throw new _store_js__WEBPACK_IMPORTED_MODULE_5__.JE("the object does not exist");
        const { size, etag: found } = stored;
        if (size !== local.size)
          throw new _store_js__WEBPACK_IMPORTED_MODULE_5__.JE(`the object has ${size} bytes instead of ${local.size}`);
        if (isMd5(found))
          store.etags = "md5";
        else if (found === replaced?.etag && (replaced.hasOtherBytes || found !== etag))
          throw new _store_js__WEBPACK_IMPORTED_MODULE_5__.JE("the store still has the previous object");
        else if (store.etags === "md5" && (0, _etag_js__WEBPACK_IMPORTED_MODULE_3__.Qz)(found) !== void 0)
          throw new _store_js__WEBPACK_IMPORTED_MODULE_5__.JE("the bytes of the object differ from the sent bytes");
        else if (store.etags === "unknown")
          store.etags = "opaque";
        return found;
      }
      const EXPECTED_STATUSES = { none: [], new: [412, 501], etag: [404, 412, 501] };
      async function putIf(store, object, condition, options) {
        const { key, body } = object;
        const headers = { ...object.headers, ...conditionHeaders(condition, store.quotesIfMatch) };
        const own = { connections: "lease" };
        const md5 = (0, _etag_js__WEBPACK_IMPORTED_MODULE_3__.j_)()?.update(body).digest("hex");
        const digests = { sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", body), md5: async () => await Promise.resolve(md5) };
        const request = { method: "PUT", key, headers, body: () => body, ...digests };
        const expected = EXPECTED_STATUSES[typeof condition === "object" ? "etag" : condition];
        const response = await store.request(`Writing ${key}`, request, { ...options, ...own, expected });
        if (response.status === 412 && typeof condition === "object" && store.quotesIfMatch) {
          const current = await headOf(store, key, { signal: options.signal, ...own });
          if (typeof current === "object" && current.etag === (0, _etag_js__WEBPACK_IMPORTED_MODULE_3__.Q8)(condition.etag)) {
            store.quotesIfMatch = false;
            return await putIf(store, object, condition, options);
          }
        }
        if (response.status === 501)
          return { status: "not-supported", etag: "" };
        if (!(0, _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_1__.oJ)(response.status))
          return { status: "conflict", etag: "" };
        const { etag = "" } = response.headers;
        if ((0, _etag_js__WEBPACK_IMPORTED_MODULE_3__.Qz)((0, _etag_js__WEBPACK_IMPORTED_MODULE_3__.Q8)(etag)) === (md5 ?? ""))
          store.etags = "md5";
        if ((0, _etag_js__WEBPACK_IMPORTED_MODULE_3__.Q8)(etag) !== "")
          return { status: "written", etag };
        const found = await getObject(store, key, options.signal);
        const isOurs = found?.body.equals(body) === true;
        return isOurs ? { status: "written", etag: found.etag } : { status: "conflict", etag: "" };
      }
      function conditionHeaders(condition, isQuoted) {
        if (condition === "none")
          return {};
        if (condition === "new")
          return { "if-none-match": "*" };
        return { "if-match": isQuoted ? condition.etag : (0, _etag_js__WEBPACK_IMPORTED_MODULE_3__.Q8)(condition.etag) };
      }
      async function deleteObject(store, key, options) {
        await store.request(`Removal of ${key}`, { method: "DELETE", key }, { expected: [404], ...options });
      }
      async function* listObjects(store, prefix) {
        let token;
        const seen = /* @__PURE__ */ new Set();
        do {
          const from = token === void 0 ? {} : { "continuation-token": token };
          const query = { "list-type": "2", "encoding-type": "url", prefix, ...from };
          const what = `Listing of ${store.place.bucket}/${prefix}`;
          const { body: xml } = await store.request(what, { method: "GET", query });
          const isEncoded = (0, _xml_js__WEBPACK_IMPORTED_MODULE_6__.o)(xml, "EncodingType") === "url";
          for (const each of (0, _xml_js__WEBPACK_IMPORTED_MODULE_6__.Y)(xml, "Contents")) {
            const name = (0, _xml_js__WEBPACK_IMPORTED_MODULE_6__.o)(each, "Key") ?? "";
            yield {
              // Some stores report URL encoding without applying it, so decoding must not throw.
              key: isEncoded ? (0, _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_8__.percentDecode)(name.replaceAll("+", " ")) : name,
              size: Number((0, _xml_js__WEBPACK_IMPORTED_MODULE_6__.o)(each, "Size")),
              etag: (0, _etag_js__WEBPACK_IMPORTED_MODULE_3__.Q8)((0, _xml_js__WEBPACK_IMPORTED_MODULE_6__.o)(each, "ETag"))
            };
          }
          token = (0, _xml_js__WEBPACK_IMPORTED_MODULE_6__.o)(xml, "IsTruncated") === "true" ? (0, _xml_js__WEBPACK_IMPORTED_MODULE_6__.o)(xml, "NextContinuationToken") : void 0;
          if (seen.has(token))
            throw (0, _store_js__WEBPACK_IMPORTED_MODULE_5__.cs)(store, "its listing does not end");
          seen.add(token);
        } while (token !== void 0);
      }
    })
  ),
  /***/
  96625: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Dg: () => (
          /* binding */
          S3Error
        ),
        /* harmony export */
        Lz: () => (
          /* binding */
          explainStoreError
        ),
        /* harmony export */
        ao: () => (
          /* binding */
          bucketNotFound
        )
        /* harmony export */
      });
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
      var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);
      class S3Error extends _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__.j$ {
        name = "S3Error";
        region;
        constructor(message, about) {
          super(message, about);
          this.region = about.region;
        }
      }
      const FAILURE_CODES = /* @__PURE__ */ new Map([
        ["ExpiredToken", "store-token-expired"],
        ["TokenRefreshRequired", "store-token-expired"],
        ["RequestTimeTooSkewed", "store-clock"],
        ["InvalidAccessKeyId", "store-credentials"],
        ["SignatureDoesNotMatch", "store-credentials"],
        ["InvalidToken", "store-credentials"]
      ]);
      function explainStoreError(error, what, place) {
        const said = `${what} failed: ${error.message}.`;
        const { code = "", status } = error;
        const known = FAILURE_CODES.get(code);
        if (known !== void 0)
          return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR(known, said, { cause: error });
        if (code === "NoSuchBucket")
          return bucketNotFound(place, error);
        if (isWrongRegion(error, place)) {
          const { region } = error;
          const where = region === void 0 ? "another region" : `the region ${region}`;
          const advice = region === void 0 ? void 0 : `Set \`region: ${region}\`.`;
          const what2 = `The bucket ${place.bucket} is in ${where}. ${said}`;
          return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR("bucket-region", what2, { advice, cause: error });
        }
        if (status === 401 || status === 403)
          return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR("store-access-denied", said, { cause: error });
        const redirect = status >= 300 && status < 400 ? " Redirects are not followed." : "";
        const asked = `The address is ${place.origin}, and the bucket is ${place.bucket}.`;
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR("unexpected-bucket-response", `${said}${redirect} ${asked}`, { cause: error });
      }
      function bucketNotFound({ bucket, origin, region }, cause) {
        const what = `The bucket ${bucket} does not exist at ${origin} (region ${region}).`;
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR("bucket-not-found", what, { cause });
      }
      function isWrongRegion({ status, code, region }, place) {
        if (code === "PermanentRedirect")
          return true;
        if (region === void 0)
          return false;
        if (status >= 300 && status < 400)
          return region !== place.region;
        return code === "AuthorizationHeaderMalformed" || code === "IllegalLocationConstraintException";
      }
    })
  ),
  /***/
  97944: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        My: () => (
          /* binding */
          encodeRfc3986
        ),
        /* harmony export */
        XX: () => (
          /* binding */
          encodeQuery
        ),
        /* harmony export */
        _e: () => (
          /* binding */
          EMPTY_SHA256
        ),
        /* harmony export */
        lf: () => (
          /* binding */
          Signer
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29589);
      const EMPTY_SHA256 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", "");
      class Signer {
        #credentials;
        #scope;
        #day = "";
        /** A KeyObject: on Node 24, `createHmac` with a Buffer takes seven times as long. */
        #key;
        constructor(credentials, { region, service }) {
          this.#credentials = credentials;
          this.#scope = `${region}/${service}/aws4_request`;
        }
        sign({ method, host, path, query = {}, headers, sha256 }, now) {
          const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
          const { accessKeyId, sessionToken } = this.#credentials;
          const sent = {
            ...headers,
            host,
            "x-amz-content-sha256": sha256,
            "x-amz-date": time,
            ...sessionToken !== void 0 && { "x-amz-security-token": sessionToken }
          };
          const names = Object.keys(sent).sort();
          const signedNames = names.join(";");
          const lines = names.map((name) => `${name}:${canonicalValue(sent[name] ?? "")}
`).join("");
          const request = `${method}
${path}
${encodeQuery(query)}
${lines}
${signedNames}
${sha256}`;
          const scope = `${time.slice(0, 8)}/${this.#scope}`;
          const text = `AWS4-HMAC-SHA256
${time}
${scope}
${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", request)}`;
          const signature = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", this.#keyOf(time.slice(0, 8))).update(text).digest("hex");
          sent["authorization"] = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`;
          return sent;
        }
        #keyOf(day) {
          if (day === this.#day && this.#key !== void 0)
            return this.#key;
          let key = Buffer.from(`AWS4${this.#credentials.secretAccessKey}`);
          for (const part of [day, ...this.#scope.split("/")])
            key = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", key).update(part).digest();
          this.#day = day;
          this.#key = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(key);
          return this.#key;
        }
      }
      function encodeQuery(query) {
        return Object.entries(query).map(([name, value]) => [encodeRfc3986(name), encodeRfc3986(value)]).sort(([a], [b]) => (0, _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_1__.compareText)(a, b)).map(([name, value]) => `${name}=${value}`).join("&");
      }
      function encodeRfc3986(text) {
        return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
      }
      function canonicalValue(value) {
        return value.trim().replace(/ {2,}/g, " ");
      }
    })
  ),
  /***/
  5246: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        JE: () => (
          /* binding */
          NotStored
        ),
        il: () => (
          /* binding */
          Store
        ),
        cs: () => (
          /* binding */
          notAStore
        )
      });
      var failure = __webpack_require__(98362);
      var connection_errors = __webpack_require__(65745);
      var http_error = __webpack_require__(24710);
      var http_request = __webpack_require__(38056);
      var retry = __webpack_require__(18459);
      var clip = __webpack_require__(74238);
      var secrets = __webpack_require__(14217);
      var s3_etag = __webpack_require__(61777);
      var bucket_address = __webpack_require__(78695);
      var checksums = __webpack_require__(65246);
      var s3_error = __webpack_require__(96625);
      var signature = __webpack_require__(97944);
      ;
      const MAX_TIME = Date.UTC(9999, 0);
      class StoreClock {
        #clock;
        #range;
        /** Whether several responses agree on the range. */
        #isConfirmed = false;
        /** The range of the last response, if it contradicts `#range`. */
        #contradiction;
        #signingAhead = 0;
        constructor(clock) {
          this.#clock = clock;
        }
        observe(date, sentAt) {
          const time = Date.parse(date ?? "");
          if (!(time < MAX_TIME))
            return;
          const seen = { minAhead: time - this.#clock.now(), maxAhead: time + 999 - sentAt };
          if (this.#range === void 0) {
            this.#range = seen;
            this.#signingAhead = seen.maxAhead;
            return;
          }
          const common = this.#intersection(this.#range, seen);
          const other = this.#contradiction && this.#intersection(this.#contradiction, seen);
          const canReplace = !this.#isConfirmed || seen.minAhead > this.#range.minAhead;
          this.#contradiction = common === void 0 ? seen : void 0;
          if (common !== void 0)
            this.#range = common;
          else if (other !== void 0 && canReplace) {
            this.#range = other;
            this.#signingAhead = other.maxAhead;
            this.#contradiction = void 0;
          } else
            return;
          this.#isConfirmed = true;
        }
        #intersection(a, b) {
          const minAhead = Math.max(a.minAhead, b.minAhead);
          const maxAhead = Math.min(a.maxAhead, b.maxAhead);
          return this.#clock.now() + minAhead <= this.#clock.latest() + maxAhead ? { minAhead, maxAhead } : void 0;
        }
        /** Sets the signing time to the `Date` header of a response that rejected the previous signing time. */
        correct(date) {
          const time = Date.parse(String(date));
          if (time < MAX_TIME)
            this.#signingAhead = time - this.#clock.latest();
        }
        /** The time for signatures. Its offset is set by the first response and by responses that reject the time. */
        signingTime() {
          return this.#clock.latest() + this.#signingAhead;
        }
        earliest() {
          return this.#clock.now() + (this.#range?.minAhead ?? 0);
        }
        latest() {
          return this.#clock.latest() + (this.#range?.maxAhead ?? 0);
        }
      }
      ;
      const MIN_BETWEEN_REDUCTIONS_MS = 500;
      class Throttle {
        max;
        limit;
        #clock;
        #waiting = [];
        #active = 0;
        #successes = 0;
        #reducedAt = -Infinity;
        constructor(max, clock) {
          this.max = max;
          this.limit = max;
          this.#clock = clock;
        }
        async run(work) {
          while (this.#active >= this.limit)
            await new Promise((resolve) => this.#waiting.push(resolve));
          this.#active += 1;
          try {
            const result = await work();
            this.#succeeded();
            return result;
          } finally {
            this.#active -= 1;
            this.#waiting.shift()?.();
          }
        }
        /** Calls `work` for all items, as many at a time as the limit allows. The first error stops the remaining calls. */
        async forEach(items, signal, work) {
          const failed = new AbortController();
          const either = AbortSignal.any([signal, failed.signal]);
          const queue = items.values();
          const worker = async () => {
            for (const item of queue) {
              if (either.aborted)
                return;
              await this.run(async () => await work(item, either));
            }
          };
          const workers = Array.from({ length: Math.min(this.max, items.length) }, async () => {
            await worker().catch((error) => failed.abort(error));
          });
          await Promise.all(workers);
          either.throwIfAborted();
        }
        slowDown() {
          const now = this.#clock.now();
          if (now - this.#reducedAt < MIN_BETWEEN_REDUCTIONS_MS)
            return;
          this.#reducedAt = now;
          this.limit = Math.max(1, Math.floor(this.limit / 2));
          this.#successes = 0;
        }
        #succeeded() {
          this.#successes += 1;
          if (this.#successes < this.limit || this.limit === this.max)
            return;
          this.#successes = 0;
          this.limit += 1;
          this.#waiting.shift()?.();
        }
      }
      var s3_xml = __webpack_require__(79339);
      ;
      const SKEWED = "RequestTimeTooSkewed";
      class NotStored extends Error {
        name = "NotStored";
      }
      const MAX_UNCONFIRMED_ATTEMPTS = 5;
      const EARLY = "the response came before the whole request was sent";
      const IDLE_TIMEOUT_MS = 6e4;
      const MAX_READ_BYTES = 5e8;
      const MAX_ANSWER_BYTES = 1e6;
      const MAX_ERROR_CHARACTERS = 64e3;
      const MAX_MESSAGE = 300;
      const TEMPORARY_CODES = /* @__PURE__ */ new Set(["RequestTimeout", "ConditionalRequestConflict", "OperationAborted"]);
      class Store {
        place;
        throttle;
        clock;
        /** False for older versions of Ceph, which compare `If-Match` with the unquoted ETag. Detected by the first write. */
        quotesIfMatch = true;
        /** Whether ETags are the MD5 of the bytes. `opaque` means never, for example with customer-provided keys. */
        etags = "unknown";
        /** Time of the last object write whose result is unknown. The store may still carry out that write. */
        unansweredAt = -Infinity;
        #address;
        #signer;
        #redact;
        #context;
        #checksums = new checksums.xZ();
        #isReached = false;
        constructor(bucket, credentials, concurrency, context) {
          this.#address = (0, bucket_address.ci)(bucket);
          this.place = { bucket: bucket.name, origin: this.#address.origin, region: bucket.region };
          this.clock = new StoreClock(context.clock);
          this.#signer = new signature.lf(credentials, { region: bucket.region, service: "s3" });
          this.throttle = new Throttle(concurrency, context.clock);
          this.#redact = (0, secrets.$p)(Object.values(credentials));
          this.#context = context;
        }
        urlOf(key) {
          return `${this.#address.origin}${this.#address.path}${(0, bucket_address.g2)(key)}`;
        }
        /**
         * Sends a request and retries temporary errors. Throws a Failure if `what` (such as `Upload of index.html`) cannot
         * succeed, and the signal's reason if the run is stopped.
         */
        async request(what, request, options = {}) {
          const { signal = this.#context.signal, retries = true } = options;
          const attempt = async () => await this.#attempt(request, { ...options, signal });
          let unconfirmed = 0;
          const decide = (error, nth) => {
            if (error instanceof s3_error.Dg && (0, http_request.oJ)(error.status))
              unconfirmed += 1;
            const decision = this.#decide(error, nth);
            return retries && unconfirmed < MAX_UNCONFIRMED_ATTEMPTS ? decision : { retry: false };
          };
          try {
            const { host } = new URL(this.#address.origin);
            return await (0, retry.bD)(what, attempt, decide, { ...this.#context, signal, host });
          } catch (error) {
            throw signal.aborted ? error : this.#explain(error, what);
          }
        }
        async #attempt(request, options) {
          const response = await this.#sendChecked(request, options);
          if (options.confirm === void 0 || !(0, http_request.oJ)(response.status))
            return response;
          try {
            const etag = await options.confirm((0, s3_etag.Q8)(response.headers.etag));
            return { ...response, headers: { ...response.headers, etag } };
          } catch (error) {
            throw error instanceof NotStored ? this.#errorOf(response, error.message) : error;
          }
        }
        /** Sends a write again at once, with the checksum that the store requires. */
        async #sendChecked(request, options) {
          for (; ; ) {
            const { kind } = this.#checksums;
            const response = await this.#send(request, kind, options);
            const judged = judgeResponse(request, response, options.expected ?? []);
            if (judged === "success")
              return response;
            if (judged !== "error")
              throw notAStore(this, judged.sign);
            const error = this.#errorOf(response);
            if (request.method !== "PUT" || !this.#checksums.canSendOther(error, kind))
              throw error;
          }
        }
        async #send(request, checksum, { signal, beforeSend, connections }) {
          const { method, key = "", query = {}, body, sha256 = signature._e, md5 = noDigest, hash } = request;
          const { origin, host, path: base } = this.#address;
          const { http, clock } = this.#context;
          const path = key === "" && base !== "/" ? base.slice(0, -1) : `${base}${(0, bucket_address.g2)(key)}`;
          const isWrite = method !== "GET" && method !== "HEAD";
          const checked = method === "PUT" ? await (0, checksums.iq)(checksum, { sha256, md5 }) : {};
          const headers = { ...request.headers, ...checked };
          const signed = this.#signer.sign({ method, host, path, query, headers, sha256 }, this.clock.signingTime());
          const search = (0, signature.XX)(query);
          const sentAt = clock.latest();
          signal.throwIfAborted();
          beforeSend?.();
          try {
            return await (0, http_request.w$)({
              method,
              url: new URL(`${origin}${path}${search === "" ? "" : `?${search}`}`),
              headers: { ...signed, ...body === void 0 && isWrite && { "content-length": "0" } },
              ...body !== void 0 && { body: body() },
              ...hash !== void 0 && { hash: hash() },
              ...connections !== void 0 && { connections },
              idleTimeoutMs: IDLE_TIMEOUT_MS,
              maxBytes: method === "GET" ? MAX_READ_BYTES : MAX_ANSWER_BYTES,
              // The error code in the body shows whether the error is temporary, and whether the bucket is missing.
              needsBody: true,
              onResponse: ({ date }) => {
                this.#isReached = true;
                this.clock.observe(date, sentAt);
              }
            }, { http, signal });
          } catch (error) {
            if (isWrite && connections !== "lease")
              this.unansweredAt = clock.now();
            const { cause, status } = Object(error);
            if (cause instanceof connection_errors.XW)
              throw this.#errorOf({ ...cause.response, body: "" }, EARLY);
            if (status === void 0)
              throw error;
            const what = "The response from the store is too large.";
            throw new failure.HR("unexpected-bucket-response", what, { cause: error });
          }
        }
        #errorOf({ status, headers, body }, but = "") {
          if ((0, http_request.oJ)(status))
            this.unansweredAt = this.#context.clock.now();
          const xml = body.slice(0, MAX_ERROR_CHARACTERS);
          const code = (0, s3_xml.o)(xml, "Code");
          if (code === SKEWED)
            this.clock.correct(headers.date);
          const said = [code, (0, s3_xml.o)(xml, "Message")].filter(Boolean).join(": ");
          const why = said === "" ? "" : ` (${(0, clip.clip)(this.#redact(said), MAX_MESSAGE)})`;
          const message = `HTTP ${status}${why}${but === "" ? "" : `, but ${but}`}`;
          const region = (0, s3_xml.o)(xml, "Region") ?? headers["x-amz-bucket-region"];
          return new s3_error.Dg(message, {
            response: { status, headers, body: xml },
            now: this.#context.clock.now(),
            code,
            region: typeof region === "string" && /^[a-z0-9-]{1,40}$/.test(region) ? region : void 0
          });
        }
        #decide(error, attempt) {
          const decision = (0, http_error.tE)(error, { attempt, isReached: this.#isReached });
          if (!(error instanceof s3_error.Dg))
            return decision;
          if (error.code === SKEWED)
            return { retry: attempt === 1, waitMs: 0 };
          if (error.status === 503 || error.status === 429)
            this.throttle.slowDown();
          if ((0, http_request.oJ)(error.status))
            return { retry: true };
          if (error.status === 501)
            return { retry: false };
          return TEMPORARY_CODES.has(error.code ?? "") ? { retry: true, waitMs: error.waitMs } : decision;
        }
        /** Converts store and HTTP errors into a Failure. Returns any other error unchanged. */
        #explain(error, what) {
          if (error instanceof s3_error.Dg)
            return (0, s3_error.Lz)(error, what, this.place);
          if (!(error instanceof http_error.j$))
            return error;
          const code = error.isTrustProblem ? "certificate-not-trusted" : "store-unreachable";
          const text = `${what} at ${this.place.origin} failed: ${this.#redact((0, failure.A3)(error))}.`;
          return new failure.HR(code, text, { cause: error });
        }
      }
      const noDigest = async () => await Promise.resolve(void 0);
      function notAStore(store, sign) {
        return new failure.HR("unexpected-bucket-response", `The server at ${store.urlOf("")} does not respond like an S3 store: ${sign}.`);
      }
      function judgeResponse({ method, key }, { status, headers, body }, expected) {
        if (!(0, http_request.oJ)(status))
          return expected.includes(status) ? "success" : "error";
        const root = /^\s*(?:<\?xml[^>]*>\s*)?<(Error|html|!doctype)\b/i.exec(body.slice(0, 500))?.[1];
        if (root === "Error")
          return "error";
        const sign = root === void 0 ? missingField(method, key, headers, body) : "it sent a web page";
        return sign === void 0 ? "success" : { sign };
      }
      function missingField(method, key, headers, xml) {
        if (method !== "GET" && method !== "HEAD")
          return void 0;
        if (key !== void 0)
          return (0, s3_etag.Q8)(headers.etag) === "" ? "an object has no ETag" : void 0;
        if (!xml.includes("<ListBucketResult"))
          return "its listing has the wrong format";
        if (!/<(?:\/ListBucketResult|ListBucketResult[^<>]*\/)>\s*$/.test(xml))
          return "its listing is truncated";
        const isCut = (0, s3_xml.o)(xml, "IsTruncated") === "true";
        return isCut && !(0, s3_xml.o)(xml, "NextContinuationToken") ? "its listing is incomplete and has no continuation token" : void 0;
      }
    })
  ),
  /***/
  79339: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Y: () => (
          /* binding */
          elements
        ),
        /* harmony export */
        o: () => (
          /* binding */
          elementText
        )
        /* harmony export */
      });
      var entities_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81161);
      function elementText(xml, name) {
        const [body] = elements(xml, name);
        return body === void 0 ? void 0 : (0, entities_decode__WEBPACK_IMPORTED_MODULE_0__.ey)(body);
      }
      function elements(xml, name) {
        const found = [];
        const [open, close] = [`<${name}>`, `</${name}>`];
        for (let at = xml.indexOf(open); at !== -1; at = xml.indexOf(open, at)) {
          const end = xml.indexOf(close, at);
          if (end === -1)
            break;
          found.push(xml.slice(at + open.length, end));
          at = end + close.length;
        }
        return found;
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
