const id = 5975;
const ids = [5975];
const modules = {
  /***/
  54853: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        LZ: () => (
          /* binding */
          commandFlags
        ),
        /* harmony export */
        Qn: () => (
          /* binding */
          variableOf
        ),
        /* harmony export */
        WW: () => (
          /* binding */
          withFlags
        ),
        /* harmony export */
        Xj: () => (
          /* binding */
          SWITCHES
        ),
        /* harmony export */
        ZA: () => (
          /* binding */
          LOG_FLAGS
        ),
        /* harmony export */
        pH: () => (
          /* binding */
          SECRET_INPUTS
        ),
        /* harmony export */
        uW: () => (
          /* binding */
          readFlags
        )
        /* harmony export */
      });
      var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3164);
      var _shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17236);
      const SECRET_INPUTS = {
        "api-key": "DOCS_API_KEY",
        "cloudflare-token": "CLOUDFLARE_API_TOKEN",
        "github-token": "GITHUB_TOKEN",
        headers: "SITE_HEADERS"
      };
      const IS_UNUSED = {
        "export api-key": (inputs) => (inputs["from"] ?? "") !== "",
        "verify github-token": (inputs) => (inputs["docs-path"] ?? "") === "",
        "publish cloudflare-token": (inputs) => !(inputs["purge"] ?? "").includes("cloudflare:")
      };
      function variableOf(action, input, inputs) {
        return IS_UNUSED[`${action} ${input}`]?.(inputs) === true ? void 0 : SECRET_INPUTS[input];
      }
      const NAMED_ELSEWHERE = /* @__PURE__ */ new Set(["base-path", "site-url"]);
      function withFlags(text, fields) {
        return text.replaceAll(/(?<!output )(`|<code>)([a-z][a-z-]*)(?:: ([^`<]+))?(?:`|<\/code>)(?! group)/g, (all, _mark, name, value) => {
          const isOfAnother = value !== void 0 && NAMED_ELSEWHERE.has(name);
          if (!isOfAnother && !fields.some((field) => field.name === name))
            return all;
          return SECRET_INPUTS[name] ?? `--${name}${value === void 0 ? "" : ` ${value}`}`;
        });
      }
      const COMMAND_FLAGS = {
        summary: { value: "FILE", about: "File that receives the summary as Markdown." },
        outputs: { value: "FILE", about: "JSON file that receives the results." },
        workspace: { value: "FOLDER", about: "Repository folder. Default: the current folder." },
        temp: {
          value: "FOLDER",
          about: "Folder for the files that are written and kept. Default: a new folder in the system temporary folder."
        }
      };
      function commandFlags(action) {
        const { outputs, workspace, ...others } = COMMAND_FLAGS;
        if (action !== "export")
          return COMMAND_FLAGS;
        const link = `${outputs.about} It can contain a link that gives access to the site.`;
        const redirects = `${workspace.about} Its docs.json or mint.json has the redirects, unless --redirects is set.`;
        return {
          ...others,
          outputs: { ...outputs, about: link },
          workspace: { ...workspace, about: redirects }
        };
      }
      const SWITCHES = {
        verify: {
          watch: "With --docs-path, asks again until everything is live, or until --timeout."
        },
        "pull-request": {
          fix: "Edits files in the working tree to fix new findings. Skips files with uncommitted changes. Prints the command that undoes the edits.",
          all: "With --fix, also fixes findings that are not new. Also uses the renames in the git history to find new link targets. Changes the default of --base to none."
        }
      };
      const LIST_INPUTS = /* @__PURE__ */ new Set([
        ...["add", "cache-control", "check-fail-on", "check-ignore", "content-types"],
        ...["deliver", "format", "headers", "paths", "purge"]
      ]);
      const LOG_FLAGS = {
        quiet: { short: "q", about: "Prints only warnings, errors and the summary." },
        verbose: { short: "v", about: "Also prints each request, and the cause of an error." }
      };
      const SHORT = { "-h": "--help", "-q": "--quiet", "-v": "--verbose" };
      function readFlags(args, fields, { hint, switches = [] }) {
        const flags = { isHelp: false, log: [], inputs: {}, command: {}, switches: [] };
        const problems = [];
        const logFlags = Object.keys(LOG_FLAGS);
        const own = ["help", ...logFlags, ...Object.keys(COMMAND_FLAGS)];
        const names = [...own, ...fields.map(({ name }) => name), ...switches];
        const rest = args.map((arg) => SHORT[arg] ?? arg);
        for (let arg = rest.shift(); arg !== void 0; arg = rest.shift()) {
          if (arg === "--help") {
            flags.isHelp = true;
            continue;
          }
          const [, name, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(arg) ?? [];
          if (name === void 0) {
            problems.push(`"${arg}" is not a flag: write --name value, and quote a value that contains spaces`);
            continue;
          }
          const field = fields.find((each) => each.name === name);
          if (name === "help") {
            problems.push("--help takes no value");
            continue;
          }
          const logFlag = logFlags.find((each) => each === name);
          if (logFlag !== void 0 || switches.includes(name)) {
            if (inline !== void 0)
              problems.push(`--${name} takes no value`);
            else if (logFlag === void 0)
              flags.switches.push(name);
            else
              flags.log.push(logFlag);
            continue;
          }
          const isSwitch = field !== void 0 && /^(true|false)$/.test(field.default ?? "");
          const takesNext = inline === void 0 && rest[0] !== void 0 && !rest[0].startsWith("--");
          const next = takesNext ? rest.shift() : void 0;
          const value = inline ?? next ?? (isSwitch ? "true" : void 0);
          const problem = store(flags, [name, value], field, names);
          if (problem !== void 0)
            problems.push(problem);
        }
        if (problems.length > 0)
          throw new _shell_js__WEBPACK_IMPORTED_MODULE_0__.Qd([...problems, hint]);
        return flags;
      }
      function store(flags, [name, value], field, names) {
        const variable = SECRET_INPUTS[name];
        if (field !== void 0 && variable !== void 0)
          return `--${name} would leave the secret in your shell history: set ${variable} instead`;
        if (!names.includes(name)) {
          return (0, _shell_js__WEBPACK_IMPORTED_MODULE_0__.Vx)(`--${name}`, (0, _nearest_js__WEBPACK_IMPORTED_MODULE_1__.q)(name, names));
        }
        if (value === void 0)
          return `--${name} has no value`;
        const values = field === void 0 ? flags.command : flags.inputs;
        const earlier = values[name];
        if (earlier !== void 0 && !LIST_INPUTS.has(name))
          return `--${name} is given more than once, but takes one value`;
        values[name] = earlier === void 0 ? value : `${earlier}
${value}`;
        return void 0;
      }
    })
  ),
  /***/
  95975: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        doctor: () => (
          /* binding */
          doctor
        )
      });
      var external_node_util_ = __webpack_require__(57975);
      var plain_text = __webpack_require__(39180);
      var gh = __webpack_require__(93371);
      var repository = __webpack_require__(75025);
      var help = __webpack_require__(54559);
      var actions_flags = __webpack_require__(54853);
      var cli_shell = __webpack_require__(17236);
      var service_inputs = __webpack_require__(97516);
      var exit_codes = __webpack_require__(78620);
      var external_node_crypto_ = __webpack_require__(77598);
      var parse = __webpack_require__(23945);
      var failures = __webpack_require__(48152);
      var failure = __webpack_require__(98362);
      var agent_http = __webpack_require__(13997);
      var connection_errors = __webpack_require__(65745);
      var request = __webpack_require__(38056);
      var input_fields = __webpack_require__(96421);
      var runtime_problem = __webpack_require__(24707);
      ;
      const RESPONSE_TIMEOUT_MS = 15e3;
      var docs_url = __webpack_require__(53361);
      var parse_url = __webpack_require__(37630);
      ;
      const MAX_PAGES = 10;
      async function checkHost(siteUrl, get) {
        const site = (0, parse_url.D)(siteUrl.replace(/\/*$/, "/"));
        if (site === null)
          return ["failed", `${siteUrl} is not a valid URL: it must begin with https://`];
        const at = (pathname) => Object.assign(new URL(site), { pathname });
        const { status, body } = await get(new URL("sitemap.xml", site));
        if (status !== 200)
          return ["unknown", `Not checked: HTTP ${status} for sitemap.xml on ${site.host}`];
        for (const page of pagesIn(body, site).slice(0, MAX_PAGES)) {
          const { status: status2, headers } = await get(at(page));
          const { origin, pathname } = (0, parse_url.D)(headers.location ?? "", at(page)) ?? site;
          if (origin === site.origin && pathname === `${page}/`)
            continue;
          if (status2 !== 200) {
            const hasFile = status2 === 404 && (await get(at(`${page}.html`))).status === 200;
            const advice = hasFile ? (0, docs_url.hF)("The host needs a rewrite rule. See docs/hosting.md.", (0, docs_url.PD)({})) : "Check that the page exists.";
            return ["failed", `${page} responds with HTTP ${status2}`, advice];
          }
          const missing = await get(at(`${page}-${(0, external_node_crypto_.randomUUID)()}`));
          return missing.status === 200 ? ["unknown", `${site.host} also responds with HTTP 200 for a page that does not exist`] : ["ok", `${page} is served without .html`];
        }
        return ["unknown", `The sitemap of ${site.host} has no page that shows whether the rewrite rule works`];
      }
      function pagesIn(sitemap, site) {
        const paths = [...sitemap.matchAll(/<loc>\s*([^<&\s]+)\s*<\/loc>/g)].map(([, address2 = ""]) => (0, parse_url.D)(address2)?.pathname ?? "");
        return paths.filter((path) => path.startsWith(site.pathname) && !/(\/|\.(html?|xml(\.gz)?))$/.test(path));
      }
      var publish_inputs = __webpack_require__(44246);
      var clock = __webpack_require__(92258);
      var bucket_address = __webpack_require__(78695);
      var conditional_writes = __webpack_require__(55963);
      var objects = __webpack_require__(4062);
      var signature = __webpack_require__(97944);
      var s3_store = __webpack_require__(5246);
      var external_node_fs_ = __webpack_require__(73024);
      var external_node_path_ = __webpack_require__(76760);
      var dist = __webpack_require__(38815);
      var input_schema = __webpack_require__(84160);
      var inputs = __webpack_require__(81989);
      var files = __webpack_require__(86658);
      var project = __webpack_require__(26831);
      var action_file = __webpack_require__(97970);
      ;
      const INPUTS = {
        "base-url": input_schema.cA.shape["base-url"],
        domain: input_schema.cA.shape.domain,
        target: publish_inputs.lo.shape.target,
        endpoint: publish_inputs.lo.shape.endpoint,
        region: publish_inputs.lo.shape.region,
        purge: publish_inputs.lo.shape.purge,
        "site-url": inputs.RC.shape["site-url"]
      };
      function problemOfSetting(name, value) {
        const { data, error } = parse.xL(INPUTS[name], value);
        const entries = Array.isArray(data) ? data : [];
        return error?.issues[0]?.message ?? entries.find((entry2) => entry2 instanceof runtime_problem.AF)?.message;
      }
      function readSettings(flags, shell) {
        const problems = Object.entries(flags).flatMap(([name, value]) => {
          const problem = problemOfSetting(name, value);
          return problem === void 0 ? [] : [`--${name} ${problem}`];
        });
        if (problems.length > 0)
          throw (0, cli_shell.jl)(...problems);
        const { root, remote } = (0, repository.TE)(shell);
        const steps = ownSteps(root);
        const given = [...steps.map((each) => each.given), ...pipelineInputs(root)];
        const found = given.flatMap(inputsIn);
        const settings = {};
        for (const [name, value] of Object.entries(flags))
          settings[name] = { value, isFlag: true, unknown: [] };
        const variables = found.some(([, value]) => value.includes("vars.")) ? knownVariables((0, repository.xr)(remote), root, shell) : {};
        for (const [name, text] of found) {
          const value = text.replaceAll(/\$\{\{ *vars\.(\w+) *\}\}/g, (all, variable) => variables[variable] ?? all);
          const unknown = [...value.matchAll(/\$\{\{ *(.*?) *\}\}|\$\w+/g)].map(([all, inside]) => inside ?? all);
          const earlier = settings[name];
          if (earlier === void 0 || !earlier.isFlag && earlier.unknown.length > unknown.length)
            settings[name] = { value, isFlag: false, unknown };
        }
        return {
          settings,
          isRead: given.length > 0,
          usesKey: given.length === 0 || given.some((inputs2) => entry(inputs2, "api-key") !== void 0)
        };
      }
      function variableNames() {
        const folder = (0, external_node_path_.join)(project.zr, "examples");
        const texts = (0, external_node_fs_.readdirSync)(folder).filter((name) => name.endsWith(".yml")).map((name) => (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(folder, name), "utf8"));
        const names = (kind) => texts.flatMap((text) => [...text.matchAll(new RegExp(`\\b${kind}\\.(\\w+)`, "g"))].map(([, name = ""]) => name));
        const secrets = names("secrets");
        return new Set(names("vars").filter((name) => !secrets.includes(name)));
      }
      function knownVariables(repository2, root, { env }) {
        const names = variableNames();
        const known = {};
        for (const name of names)
          if (env[name])
            known[name] = env[name];
        if (repository2 === void 0)
          return known;
        const args = ["variable", "list", "--repo", repository2, "--json", "name,value"];
        const listed = (0, gh.B)(args, root, { env });
        if (!Array.isArray(listed))
          return known;
        for (const each of listed) {
          const name = textOf(entry(each, "name"));
          if (names.has(name))
            known[name] = textOf(entry(each, "value"));
        }
        return known;
      }
      function ownSteps(root) {
        const actions = (0, action_file.S)();
        return (0, files.BF)(root).flatMap((path) => {
          const isWritten = (0, files.rZ)((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(root, path), "utf8"));
          const steps = stepsIn(root, path);
          const parts = steps.map((step) => partsOf(step.uses));
          const sources = new Set(parts.map(({ repository: repository2, folder }) => actions.has(folder) && repository2));
          return steps.flatMap(({ given }, at) => {
            const { repository: repository2 = "", folder = "" } = parts[at] ?? {};
            const isKnown = repository2.endsWith(`/${ownName()}`) || isWritten && (sources.has(repository2) || entry(given, "api-key") !== void 0);
            const action = folder || "export";
            return isKnown && actions.has(action) ? [{ path, action, given }] : [];
          });
        });
      }
      function partsOf(uses) {
        const [, repository2 = "", folder = ""] = /^([^/@]+\/[^/@]+)(?:\/([\w-]+))?@/.exec(uses) ?? [];
        return { repository: repository2, folder };
      }
      function stepsIn(root, path) {
        const steps = valuesOf(entry(readYaml(root, path), "jobs")).flatMap((job) => valuesOf(entry(job, "steps")));
        return steps.map((step) => ({ uses: textOf(entry(step, "uses")), given: entry(step, "with") }));
      }
      function pipelineInputs(root) {
        return [".gitlab-ci.yml", ".gitlab/docs.yml"].filter((path) => (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(root, path), { throwIfNoEntry: false })?.isFile()).flatMap((path) => valuesOf(entry(readYaml(root, path), "include"))).filter((include) => textOf(entry(include, "local")).includes("docs-export")).map((include) => {
          const inputs2 = entry(include, "inputs");
          const from = entry(inputs2, "mint-export");
          if (from !== void 0)
            return { ...inputs2, from };
          return { ...inputs2, "api-key": "DOCS_API_KEY", "base-url": entry(inputs2, "api-url") };
        });
      }
      function ownName() {
        return (0, project.d5)().split("/")[1] ?? "";
      }
      function readYaml(root, path) {
        const text = (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(root, path), "utf8");
        try {
          return (0, dist.qg)(text, { logLevel: "error" });
        } catch (error) {
          if (!text.includes(ownName()) && !path.startsWith(".gitlab"))
            return void 0;
          throw (0, cli_shell.jl)(`${path} is not valid YAML: ${(0, failure.A3)(error).split("\n")[0] ?? ""}`);
        }
      }
      function entry(value, name) {
        return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? value[name] : void 0;
      }
      function valuesOf(value) {
        return typeof value === "object" && value !== null ? Object.values(value) : [];
      }
      function inputsIn(given) {
        const isLocal = entry(given, "from") !== void 0;
        return Object.keys(INPUTS).filter((name) => !isLocal || name !== "domain").map((name) => [name, textOf(entry(given, name))]).filter(([, value]) => value !== "");
      }
      function textOf(value) {
        return typeof value === "string" || typeof value === "number" ? String(value) : "";
      }
      ;
      async function* checkBucket(target, { inputs: inputs2, env, canWrite }, http) {
        const parsed = (0, bucket_address.hu)(target);
        if (parsed instanceof runtime_problem.AF)
          return;
        const credentials = (0, publish_inputs.Tf)(env);
        if (credentials === void 0) {
          yield [
            "Bucket",
            "unknown",
            "Not checked: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set in this shell",
            "Runs have their own credentials. To check the bucket now, set both variables."
          ];
          return;
        }
        const { bucket: name, prefix } = parsed;
        const where = {
          endpoint: inputs2.endpoint ?? (0, publish_inputs.Ku)(env) ?? "",
          region: inputs2.region ?? (env["AWS_REGION"] || "us-east-1")
        };
        const problem = credentials instanceof runtime_problem.AF ? credentials.message : problemIn(where);
        if (credentials instanceof runtime_problem.AF || problem !== void 0) {
          yield ["Bucket", "failed", problem ?? ""];
          return;
        }
        const { region } = where;
        const endpoint = (0, parse_url.D)(where.endpoint) ?? void 0;
        const signal = AbortSignal.timeout(2 * RESPONSE_TIMEOUT_MS);
        const context = { http, clock: clock.m, random: Math.random, log: SILENT, signal };
        const store = new s3_store.il({ name, endpoint, region }, credentials, 1, context);
        try {
          await (0, objects.L)(store, prefix).next();
          yield ["Bucket", "ok", `${name} can be read`];
          yield ["Writes", ...canWrite ? await checkWrites(store, prefix, signal) : NOT_WRITTEN];
        } catch (error) {
          yield ["Bucket", "failed", (0, failure.A3)(error), error instanceof failure.HR ? error.advice : void 0];
        }
      }
      function problemIn(where) {
        const names = ["endpoint", "region"];
        const problems = names.filter((name) => where[name] !== "").map((name) => [name, problemOfSetting(name, where[name])]);
        return problems.find(([, problem]) => problem !== void 0)?.join(" ");
      }
      const NOT_WRITTEN = ["unknown", "Not checked: writes and conditional writes", "Pass --write."];
      async function checkWrites(store, prefix, signal) {
        const key = `${prefix}.static-docs-export-probe-${(0, external_node_crypto_.randomUUID)()}`;
        try {
          const [missing] = await (0, conditional_writes.D)(store, key, signal);
          if (missing === void 0)
            return ["ok", "Writes, conditional writes and deletes work"];
          const advice = "Use a concurrency group, so that two runs never publish at the same time.";
          return ["unknown", `Writes work, but the store ignores the condition ${missing}`, advice];
        } finally {
          await (0, objects.XR)(store, key, { signal });
        }
      }
      async function checkCloudflare(env, get) {
        const token = env["CLOUDFLARE_API_TOKEN"];
        if (!token)
          return ["unknown", "Not checked: CLOUDFLARE_API_TOKEN is not set in this shell"];
        const api = (0, publish_inputs.ir)("cloudflare", env);
        if (api instanceof runtime_problem.AF)
          return ["failed", api.message];
        const { status } = await get(new URL(`${api.href}/user/tokens/verify`), {
          authorization: `Bearer ${token}`
        });
        if (status === 200)
          return ["ok", "Cloudflare accepts the token"];
        if (![400, 401, 403].includes(status))
          return ["unknown", `Cloudflare responds with HTTP ${status}`, "Run doctor again later."];
        const advice = "Set CLOUDFLARE_API_TOKEN to a token with the permission Cache Purge for the zone.";
        return ["failed", `Cloudflare rejects the token (HTTP ${status})`, advice];
      }
      async function checkCloudFront(name, env, get) {
        const id2 = name.slice(name.indexOf(":") + 1);
        const credentials = (0, publish_inputs.Tf)(env);
        if (credentials === void 0)
          return ["unknown", "Not checked: AWS credentials are not set in this shell"];
        if (credentials instanceof runtime_problem.AF)
          return ["failed", credentials.message];
        const path = `/2020-05-31/distribution/${encodeURIComponent(id2)}/invalidation`;
        const api = (0, publish_inputs.ir)("cloudfront", env);
        if (api instanceof runtime_problem.AF)
          return ["failed", api.message];
        const url = new URL(path, api);
        const signer = new signature.lf(credentials, { region: "us-east-1", service: "cloudfront" });
        const request2 = { method: "GET", host: url.host, path, sha256: signature._e, headers: {} };
        const { status } = await get(url, signer.sign(request2, Date.now()));
        if (status === 200)
          return ["ok", `CloudFront has the distribution ${id2}`];
        const compare = "Compare the id in purge with the stack output DOCS_DISTRIBUTION_ID.";
        if (status === 404)
          return ["failed", `CloudFront has no distribution ${id2}`, compare];
        const advice = "This check needs cloudfront:ListInvalidations. A purge needs only cloudfront:CreateInvalidation.";
        return ["unknown", `CloudFront responds with HTTP ${status}`, advice];
      }
      const ignore = () => void 0;
      const SILENT = {
        info: ignore,
        debug: ignore,
        notice: ignore,
        warning: ignore,
        group: async (_title, stage) => await stage(),
        mask: ignore
      };
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
      const MAX_BYTES = 5e7;
      const NO_JOB = "00000000-0000-4000-8000-000000000000";
      async function* checkAll(settings) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const http = __addDisposableResource(env_1, new agent_http.A("static-docs-export"), false);
          const get = async (url, headers = {}) => await (0, request.w$)({ method: "GET", url, headers, timeoutMs: RESPONSE_TIMEOUT_MS, maxBytes: MAX_BYTES }, { http, signal: new AbortController().signal });
          const { inputs: inputs2, env } = settings;
          const { "base-url": baseUrl, domain, target, "site-url": siteUrl, purge = "" } = inputs2;
          yield ["Node", ...checkNode(process.versions.node)];
          if (baseUrl !== void 0 || settings.hasDefaultAddress) {
            const check = checkKey(baseUrl, env["DOCS_API_KEY"], get);
            const advice = "Check --base-url, DNS and the proxy.";
            yield ["Key", ...await check.catch(unreachable(baseUrl ?? service_inputs.Ah, advice))];
            const text = "The first export shows whether the plan includes exports and whether the key is allowed to start them";
            yield ["Plan", "unknown", text];
          }
          if (domain !== void 0) {
            const check = checkDomain(domain, get);
            const advice = "Check the spelling of --domain. The domain must be set up at the service.";
            yield ["Domain", ...await check.catch(unreachable(domain, advice))];
          }
          if (target !== void 0) {
            yield* checkBucket(target, settings, http);
            yield ["Access", "unknown", "The first run shows whether its credentials allow writing"];
          }
          for (const name of (0, input_fields.Mc)(purge)) {
            const check = name.startsWith("cloudflare:") ? checkCloudflare(env, get) : checkCloudFront(name, env, get);
            yield ["CDN", ...await check.catch(unreachable(name, "Check the network and the proxy."))];
          }
          if (siteUrl !== void 0) {
            const check = checkHost(siteUrl, get);
            const advice = "Set up the host first, or check --site-url, DNS and the certificate.";
            yield ["Host", ...await check.catch(unreachable(siteUrl, advice))];
          }
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          __disposeResources(env_1);
        }
      }
      const PROXY_ADVICE = "Check the variables https_proxy and no_proxy, and whether the proxy is running.";
      function unreachable(what, advice) {
        return (error) => {
          const { cause } = error;
          const isProxy = cause instanceof connection_errors.jB && cause.isProxy;
          const fitting = error instanceof failure.HR ? error.advice : isProxy ? PROXY_ADVICE : advice;
          return ["failed", `No usable response from ${what}: ${(0, failure.A3)(error)}`, fitting];
        };
      }
      function checkNode(version) {
        const [major = 0, minor = 0] = version.split(".").map(Number);
        return major > 20 || major === 20 && minor >= 19 ? ["ok", version] : ["failed", version, "The program needs Node 20.19 or newer."];
      }
      async function checkKey(given, key, get) {
        if (!key) {
          const page = "the API keys page of the service dashboard";
          return [
            "unknown",
            "Not checked: DOCS_API_KEY is not set in this shell",
            `Create a key on ${page}, and set the variable to it.`
          ];
        }
        const problem = parse.xL(service_inputs.Kz, key).error?.issues[0]?.message;
        if (problem !== void 0)
          return ["failed", `DOCS_API_KEY ${problem}`];
        const address2 = (0, service_inputs.Ad)(given === void 0 ? void 0 : new URL(given), key);
        if (address2 instanceof runtime_problem.AF)
          return ["failed", "DOCS_API_KEY was not sent", address2.message];
        const base = address2.href.replace(/\/(v[12]\/?)?$/, "");
        const job = new URL(`${base}/v1/static-export/jobs/${NO_JOB}`);
        const wrong = await get(job, { authorization: `Bearer wrong-${(0, external_node_crypto_.randomUUID)()}` });
        if (wrong.status !== 401)
          return [
            "unknown",
            `The server responds to a wrong key with HTTP ${wrong.status} instead of 401, so your key cannot be checked`,
            "Check that --base-url is the address of the API."
          ];
        const { status, body } = await get(job, { authorization: `Bearer ${key}` });
        if (status === 404 && hasError(body))
          return ["ok", "The service accepts the key, and rejects a wrong key"];
        if (status === 401)
          return ["failed", "The service rejects the key (HTTP 401)", failures.E["service-401"].advice];
        if (status === 403)
          return ["failed", "The service rejects the key (HTTP 403)", failures.E["service-403"].advice];
        return [
          "unknown",
          `The service responds with HTTP ${status}`,
          "Check that --base-url is the address of the API."
        ];
      }
      function hasError(body) {
        try {
          return typeof JSON.parse(body)?.error === "string";
        } catch {
          return false;
        }
      }
      async function checkDomain(domain, get) {
        const { status } = await get(new URL(`https://${domain}/`));
        const text = `${domain} responds with HTTP ${status}`;
        return status < 400 ? ["ok", text] : ["unknown", text, "The first export shows whether the domain is set up at the service."];
      }
      var address = __webpack_require__(17449);
      var questions = __webpack_require__(66867);
      ;
      const WITH_CREDENTIALS = ["base-url", "endpoint"];
      async function untrusted(name, value, shell) {
        const url = (0, parse_url.D)(value);
        if (!WITH_CREDENTIALS.includes(name) || url === null)
          return void 0;
        if (url.origin === service_inputs.Ah || (0, address.U9)(url.hostname))
          return void 0;
        const what = name === "base-url" ? "DOCS_API_KEY" : "a request with your credentials";
        if (shell.isTerminal && await (0, questions.lJ)(`A file in this repository contains ${(0, plain_text.printable)(url.origin)}. Send ${what} there?`))
          return void 0;
        return [
          "unknown",
          `Not checked: ${what} would be sent to ${value}, an address from a file`,
          `If the address is correct, pass --${name} ${value}, or --yes.`
        ];
      }
      var units = __webpack_require__(81529);
      var closest_name = __webpack_require__(41397);
      ;
      function checkInputs(shell) {
        const files2 = (0, action_file.S)();
        const steps = ownSteps((0, repository.TE)(shell).root);
        const unknown = steps.flatMap(({ path, action, given }) => {
          const known = (0, action_file.d)(files2.get(action) ?? "").inputGroups.flatMap(({ fields }) => fields.map((each) => each.name));
          const closest = new closest_name.ClosestName(known);
          return Object.keys(Object(given)).filter((input) => !known.includes(input.toLowerCase())).map((input) => {
            const likely = closest.find(input);
            const advice = likely === void 0 ? "Remove this input." : `Did you mean ${likely}?`;
            return [
              "failed",
              `${path}: the action ${action} has no input \`${input}\`, so it has no effect`,
              advice
            ];
          });
        });
        if (steps.length === 0 || unknown.length > 0)
          return unknown;
        return [["ok", `Each input in ${(0, units.formatCount)(steps.length, "step")} exists`]];
      }
      ;
      const HELP = {
        usage: "doctor [flags]",
        about: "Checks the requirements for the first run, before it: with flags, or in the workflow or GitLab pipeline that init wrote. Flags override the files. Starts no job, and changes nothing without --write.",
        examples: [
          "doctor",
          "doctor --domain docs.example.com --target s3://BUCKET --site-url https://docs.example.com"
        ],
        usual: {
          domain: { value: "HOST", about: "Host name of the site at the documentation service." },
          target: { value: "BUCKET", about: "Bucket to publish to: s3://BUCKET or s3://BUCKET/PREFIX." },
          "site-url": { value: "URL", about: "Address at which readers see the site." },
          write: { about: "Also writes and deletes one probe object in the bucket." }
        },
        others: {
          "base-url": { value: "URL", about: "API address." },
          endpoint: { value: "URL", about: "Address of an S3-compatible store. Default: AWS." },
          region: { value: "NAME", about: "Region of the bucket." },
          purge: { value: "CDN", about: "cloudfront:ID or cloudflare:ZONE." },
          yes: { about: "Sends the key and signed requests to addresses from the files without asking." }
        },
        notes: `Variables of a workflow are read with gh variable list, or from this shell. The key is read from DOCS_API_KEY,
credentials from the AWS variables and CLOUDFLARE_API_TOKEN.

\u2714 works   \u2718 does not work   ? not checked`,
        exitCodes: { ...help.ai, [exit_codes.d.failed]: "a line has \u2718" }
      };
      const MARKS = {
        ok: (0, external_node_util_.styleText)("green", "\u2714"),
        failed: (0, external_node_util_.styleText)("red", "\u2718"),
        unknown: (0, external_node_util_.styleText)("yellow", "?")
      };
      const doctor = { help: (shell) => (0, help.W5)(HELP, shell), run };
      async function run(args, shell) {
        const names = Object.keys(INPUTS);
        const options = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
        const { write, yes, ...flags } = (0, cli_shell.bQ)(args, {
          ...options,
          write: { type: "boolean", default: false },
          yes: { type: "boolean", default: false }
        });
        const { settings, isRead, usesKey } = readSettings(flags, shell);
        const left = checkInputs(shell).map((answer) => ["Workflow", ...answer]);
        if (!isRead && left.length === 0 && Object.keys(settings).length === 0)
          throw (0, cli_shell.jl)("There is nothing to check: no workflow in .github/workflows and no GitLab pipeline uses the actions.", "Write one with init, or pass the inputs as flags.");
        const inputs2 = {};
        for (const name of names) {
          const answer = await unusable(name, settings, { isRead, isYes: yes, shell });
          if (answer !== void 0)
            left.push(answer);
          else if (settings[name] !== void 0)
            inputs2[name] = settings[name].value;
        }
        if (settings.endpoint !== void 0 && inputs2.endpoint === void 0)
          delete inputs2.target;
        const fields = ["api-key", ...names].map((name) => ({ name, description: "" }));
        const verdicts = /* @__PURE__ */ new Set();
        const show = ([subject, verdict, text, advice]) => {
          verdicts.add(verdict);
          console.log(`${MARKS[verdict]} ${subject.padEnd(10)} ${(0, plain_text.printable)(text)}`);
          if (advice !== void 0)
            console.log(`  ${"".padEnd(10)} ${(0, plain_text.printable)((0, actions_flags.WW)(advice, fields))}`);
        };
        const hasDefaultAddress = usesKey && settings["base-url"] === void 0;
        const all = checkAll({ inputs: inputs2, env: shell.env, canWrite: write, hasDefaultAddress });
        for await (const answer of all)
          show(answer);
        for (const answer of left)
          show(answer);
        return verdicts.has("failed") ? exit_codes.d.failed : exit_codes.d.ok;
      }
      const SUBJECTS = {
        "base-url": ["Key", service_inputs.Ah],
        domain: ["Domain", "docs.example.com"],
        target: ["Bucket", "s3://BUCKET"],
        endpoint: ["Bucket", "https://STORE"],
        region: ["Region", "us-east-1"],
        purge: ["CDN", "cloudfront:DISTRIBUTION"],
        "site-url": ["Host", "https://docs.example.com"]
      };
      const OPTIONAL = ["base-url", "endpoint", "region"];
      async function unusable(name, settings, { isRead, isYes, shell }) {
        const setting = settings[name];
        const [subject, example] = SUBJECTS[name];
        const pass = `Pass --${name} ${example}`;
        if (setting === void 0)
          return isRead || OPTIONAL.includes(name) ? void 0 : [subject, "unknown", "Not checked", `${pass}.`];
        const { value, isFlag, unknown } = setting;
        if (unknown.length > 0) {
          const known = variableNames();
          const variables = unknown.map((each) => each.replace(/^vars\./, "")).filter((each) => known.has(each));
          const how = variables.length === 0 ? "" : `, ${ghAdvice(shell)}set ${variables.join(", ")} in this shell`;
          return [subject, "unknown", `Not checked: ${name} is ${value}, whose value is unknown`, `${pass}${how}.`];
        }
        const problem = problemOfSetting(name, value);
        if (problem !== void 0)
          return [subject, "failed", `${name} ${problem}`];
        const answer = isFlag || isYes ? void 0 : await untrusted(name, value, shell);
        return answer && [subject, ...answer];
      }
      function ghAdvice(shell) {
        const state = (0, gh.r)(repository.U0, shell.folder, shell);
        if (state === "ready")
          return "or ";
        return state === "missing" ? "install gh and run gh auth login, or " : "run gh auth login, or ";
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
