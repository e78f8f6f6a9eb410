const id = 5902;
const ids = [5902];
const modules = {
  /***/
  36103: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        FY: () => (
          /* binding */
          isTarHeader
        ),
        /* harmony export */
        Oz: () => (
          /* binding */
          ARCHIVE_FORMATS
        ),
        /* harmony export */
        VY: () => (
          /* binding */
          octalAt
        ),
        /* harmony export */
        Wg: () => (
          /* binding */
          emptyArchive
        ),
        /* harmony export */
        be: () => (
          /* binding */
          formatOf
        ),
        /* harmony export */
        oL: () => (
          /* binding */
          recognizeFormat
        )
        /* harmony export */
      });
      var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
      var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
      const ARCHIVE_FORMATS = ["tar.gz", "zip", "tar"];
      const HEAD_BYTES = 512;
      function formatOf(head) {
        const start = head.toString("latin1", 0, 4);
        if (start.startsWith("\x8B\b"))
          return "tar.gz";
        if (start === "PK" || start === "PK")
          return "zip";
        return isTarHeader(head) ? "tar" : void 0;
      }
      function isTarHeader(head) {
        const checksum = octalAt(head, 148, 156) || NaN;
        let [sum, highBytes] = [0, 0];
        for (let i = 0; i < HEAD_BYTES; i++) {
          const byte = i < 148 || i >= 156 ? head[i] ?? NaN : 32;
          sum += byte;
          highBytes += byte >> 7;
        }
        const isEmptyTar = sum === 8 * 32;
        return checksum === sum || checksum === sum - 256 * highBytes || isEmptyTar;
      }
      function octalAt(block, start, end) {
        const [, digits] = /^ *([0-7]*) *(?:\0|$)/.exec(block.toString("latin1", start, end)) ?? [];
        return digits === void 0 ? NaN : Number(`0o0${digits}`);
      }
      const OTHER_FORMATS = [
        ["an HTML page", /^\s*<(!doctype html|html)/i],
        ["an XML document, perhaps an error from the store", /^\s*<(\?xml|error)/i],
        ["JSON, perhaps an error message", /^\s*[{[]/]
      ];
      function describeBytes(head) {
        if (head.length === 0)
          return "an empty file";
        const text = head.toString("latin1");
        const known = OTHER_FORMATS.find(([, pattern]) => pattern.test(text));
        if (known !== void 0)
          return known[0];
        if (/^[\t\n\r\x20-\x7e]+$/.test(text))
          return `text: "${text.trim().slice(0, 60)}"`;
        return `data in an unknown format (it begins with ${head.subarray(0, 8).toString("hex")})`;
      }
      const GZIP_HEAD_BYTES = 4096;
      async function recognizeFormat(first) {
        const format = formatOf(first);
        if (format === void 0)
          throw unknownFormat(describeBytes(first.subarray(0, HEAD_BYTES)));
        if (format !== "tar.gz")
          return format;
        const content = await gunzipStart(first.subarray(0, GZIP_HEAD_BYTES));
        const isWhole = first.length < GZIP_HEAD_BYTES && content.length > 0;
        if ((content.length >= HEAD_BYTES || isWhole) && !isTarHeader(content))
          throw unknownFormat(`gzip that contains ${describeBytes(content.subarray(0, HEAD_BYTES))}`);
        return format;
      }
      async function gunzipStart(bytes) {
        try {
          return await (0, node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzip)(bytes, { finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.Z_SYNC_FLUSH });
        } catch {
          return Buffer.alloc(0);
        }
      }
      function unknownFormat(description) {
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("archive-format-unknown", `The file is not an archive. It looks like ${description}.`);
      }
      function emptyArchive() {
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("archive-format-unknown", "The archive is empty (0 bytes).");
      }
    })
  ),
  /***/
  45902: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.r(__webpack_exports__);
          var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43864);
          var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
          var _inputs_github_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85557);
          var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74831);
          var _main_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70404);
          process.env["ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY"] ??= "2";
          await (0, _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__.e)({ names: _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_3__.Q, secrets: ["api-key", "github-token"] }, async (given, runContext) => {
            const github = (0, _inputs_github_context_js__WEBPACK_IMPORTED_MODULE_2__.L)(process.env);
            const inputs = (0, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_3__.K)(given, github);
            const context = { ...runContext, signal: (0, _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__.NE)(runContext.signal, inputs.timeoutMs) };
            await (0, _main_js__WEBPACK_IMPORTED_MODULE_4__.i)(inputs, { ...context, github });
          });
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      }, 1);
    })
  ),
  /***/
  85806: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Kc: () => (
          /* binding */
          hasPlaceholder
        ),
        /* harmony export */
        Ns: () => (
          /* binding */
          staticExport
        ),
        /* harmony export */
        QT: () => (
          /* binding */
          deploymentConfig
        ),
        /* harmony export */
        jU: () => (
          /* binding */
          fillUrlTemplate
        ),
        /* harmony export */
        k9: () => (
          /* binding */
          problemOfUrlTemplate
        )
        /* harmony export */
      });
      var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
      var _site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60756);
      function staticExport(bundleUrl, version) {
        return { enabled: true, bundleUrl, ...version !== void 0 && { version } };
      }
      function deploymentConfig(bundleUrl, version) {
        return JSON.stringify({ staticExport: staticExport(bundleUrl, version) });
      }
      function hasPlaceholder(template, name) {
        return (0, _site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__.placeholdersIn)(template).known.includes(name);
      }
      function problemOfUrlTemplate(template) {
        const [unknown] = (0, _site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__.placeholdersIn)(template).unknown;
        if (unknown !== void 0)
          return `contains {${unknown}}: use ${_site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__.PLACEHOLDER_CHOICES}`;
        const url = (0, _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__.D)((0, _site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__.fillPlaceholders)(template, () => "x"));
        if (url === null)
          return `"${template}" is not a URL: it must begin with https://`;
        if (url.protocol !== "https:")
          return "must begin with https://";
        if (/[{}\s]/.test((0, _site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__.fillPlaceholders)(template, () => "")))
          return `contains a brace or white space: remove it, or use only ${_site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__.PLACEHOLDER_CHOICES}`;
        if (url.username !== "" || url.password !== "")
          return "contains a user name or password: remove them";
        if (/\{/.test(template.split("/", 3).join("/")))
          return "has a placeholder in the host name: use placeholders only in the path";
        return void 0;
      }
      function fillUrlTemplate(template, values) {
        return (0, _site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__.fillPlaceholders)(template, (name) => encodeURIComponent(values[name] ?? ""));
      }
    })
  ),
  /***/
  85557: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        L: () => (
          /* binding */
          readGitHubContext
        )
        /* harmony export */
      });
      var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
      var _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53361);
      var _runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75437);
      var _github_run_memory_run_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(821);
      const releaseEvent = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ release: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig(), tag_name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP() }) });
      function readGitHubContext(env) {
        const release = (0, _runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_1__.j)(env, releaseEvent)?.release;
        return {
          ...(0, _runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_1__.f)(env),
          ...(0, _github_run_memory_run_identity_js__WEBPACK_IMPORTED_MODULE_3__.M)(env),
          errorsPage: (0, _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_0__.PD)(env),
          runAttempt: Number(env["GITHUB_RUN_ATTEMPT"] || 1),
          eventRelease: release && { id: release.id, tag: release.tag_name }
        };
      }
    })
  ),
  /***/
  84160: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Nj: () => (
          /* binding */
          unknownEntries
        ),
        /* harmony export */
        cA: () => (
          /* binding */
          exportFields
        ),
        /* harmony export */
        jH: () => (
          /* binding */
          localFields
        ),
        /* harmony export */
        rV: () => (
          /* binding */
          DELIVERIES
        )
        /* harmony export */
      });
      var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
      var _review_checks_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39640);
      var _review_checks_ignored_targets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36378);
      var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96421);
      var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37630);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24707);
      var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15300);
      var _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97516);
      var _deployment_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85806);
      const DELIVERIES = {
        artifact: { label: "Artifact", needs: "archive" },
        site: { label: "Site folder", needs: "site" },
        report: { label: "Report", needs: "site" },
        release: { label: "Release", needs: "archive" },
        config: { label: "Deployment config", needs: "link" },
        url: { label: "Link", needs: "link" }
      };
      const MAX_RETENTION_DAYS = 400;
      const anything = zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP());
      const oneLine = (0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.Qq)((value) => /[\r\n]/.test(value) ? "has several lines: use a single line" : void 0);
      const exportFields = zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        "base-url": _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_3__.pc,
        "api-key": _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_3__.Kz,
        from: anything,
        domain: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(problemOfDomain)),
        "job-id": zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(_service_service_inputs_js__WEBPACK_IMPORTED_MODULE_3__.id),
        version: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(oneLine),
        paths: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.Mc)),
        "update-project": zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(_service_service_inputs_js__WEBPACK_IMPORTED_MODULE_3__.id),
        deliver: zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.Mc)),
        "output-dir": anything,
        "artifact-name": zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(problemOfArtifactName)),
        "artifact-format": zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.yL)(["raw", "zip"]), "raw"),
        "retention-days": zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.U9)(MAX_RETENTION_DAYS)),
        "release-tag": anything,
        "github-token": anything,
        "config-file": zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.Qq)((value) => /\.(ya?ml|json)$/i.test(value) ? void 0 : `"${value}" is not a .yaml, .yml or .json file`)),
        "config-key": zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(problemOfKey), "staticExport"),
        "config-version": zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(oneLine),
        "config-url": zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(_deployment_config_js__WEBPACK_IMPORTED_MODULE_4__.k9)),
        "mask-url": zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.Jt, true),
        check: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.yL)(["off", "warn", "fail"]), "warn"),
        "check-fail-on": zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(readKinds), [..._review_checks_findings_js__WEBPACK_IMPORTED_MODULE_0__.$m]),
        "base-path": zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(problemOfBasePath)),
        layout: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf((0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.yL)(["service", "as-is"]), "service"),
        "check-ignore": zod_mini__WEBPACK_IMPORTED_MODULE_5__.lqM(_review_checks_ignored_targets_js__WEBPACK_IMPORTED_MODULE_1__.x),
        "previous-manifest": zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP(), "last-run"),
        redirects: anything,
        "max-page-drop": zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.uM, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__.MAX_PAGE_DROP),
        timeout: zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.p0, 30 * 6e4),
        "poll-interval": zod_mini__WEBPACK_IMPORTED_MODULE_5__.Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.p0, 1e4)
      });
      const localFields = zod_mini__WEBPACK_IMPORTED_MODULE_5__.X$i(exportFields, { "base-url": anything, "api-key": anything });
      function readKinds(value) {
        const entries = (0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__.Mc)(value);
        const unknown = unknownEntries(entries, _review_checks_findings_js__WEBPACK_IMPORTED_MODULE_0__.FZ);
        return unknown.length > 0 ? new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_7__.AF(...unknown) : _review_checks_findings_js__WEBPACK_IMPORTED_MODULE_0__.FZ.filter((kind) => entries.includes(kind));
      }
      function unknownEntries(entries, known) {
        const unknown = entries.filter((entry) => !known.includes(entry));
        return unknown.map((entry) => `"${entry}" is unknown: choose from ${known.join(", ")}`);
      }
      const MAX_ARTIFACT_NAME_BYTES = 200;
      function problemOfArtifactName(name) {
        const isForbidden = name.trim() === "" || /[":<>|*?\\/\u0000-\u001F]/.test(name);
        return isForbidden || Buffer.byteLength(name) > MAX_ARTIFACT_NAME_BYTES ? `is not a valid artifact name: use 1 to ${MAX_ARTIFACT_NAME_BYTES} bytes without " : < > | * ? \\ / or line breaks` : void 0;
      }
      function problemOfKey(value) {
        return /^[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*)*$/.test(value) ? void 0 : `"${value}" is not a key path: use the form spec.values.staticExport`;
      }
      function problemOfBasePath(value) {
        return /^\/[^\s?#]*$/.test(value) ? void 0 : `"${value}" is not a path: use the form /docs`;
      }
      function problemOfDomain(value) {
        if (/^[a-z0-9-]+$/i.test(value) && value !== "localhost")
          return `"${value}" is not a full host name: use the form docs.example.com`;
        if (/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value) && value.length <= 253)
          return void 0;
        const meant = (0, _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_8__.D)(value.includes("://") ? value : `https://${value}`)?.hostname;
        return meant === void 0 || meant === "" || meant === value ? `"${value}" is not a host name: use the form docs.example.com` : `"${value}" is more than a host name: use ${meant}`;
      }
    })
  ),
  /***/
  74831: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Q: () => (
          /* binding */
          INPUT_NAMES
        ),
        K: () => (
          /* binding */
          readInputs
        )
      });
      var external_node_fs_ = __webpack_require__(73024);
      var external_node_path_ = __webpack_require__(76760);
      var input_fields = __webpack_require__(96421);
      var problem = __webpack_require__(24707);
      var service_inputs = __webpack_require__(97516);
      var external_node_util_ = __webpack_require__(57975);
      var is_below = __webpack_require__(84166);
      var deployment_config = __webpack_require__(85806);
      var run_identity = __webpack_require__(821);
      var input_schema = __webpack_require__(84160);
      ;
      const LAST_JOB = "last";
      function inputProblems(given, circumstances) {
        const { deliver, local, folder } = circumstances;
        const source = local === void 0 ? serviceProblems(given) : localProblems(given, local, folder, deliver);
        return [...source, ...deliveryProblems(given, circumstances), ...ineffectiveInputs(given, deliver)].filter((problem2) => problem2 !== false);
      }
      function serviceProblems(given) {
        return [
          given["update-project"] !== void 0 && given["job-id"] !== void 0 && given["job-id"] !== LAST_JOB && "`update-project` has no effect on the existing job in `job-id`: remove one of these inputs"
        ];
      }
      const FOR_SERVICE = [
        "base-url",
        "api-key",
        "job-id",
        "paths",
        "update-project",
        "poll-interval",
        "mask-url"
      ];
      function localProblems(given, { kind, path, exists }, folder, deliver) {
        const configUrl = given["config-url"] ?? "";
        const needArchive = [...deliver].filter((name) => input_schema.rV[name].needs === "archive");
        return [
          !exists && `\`from\` is neither a file nor a folder: ${path}`,
          kind === "folder" && isInside(folder, path) && "`from` contains `output-dir`, so the folder would be copied into itself: set `output-dir` to another folder",
          isInside(path, (0, external_node_path_.join)(folder, "site")) && "`from` is in the folder `site` of `output-dir`, and the new site replaces this folder: set `output-dir` to another folder",
          ...FOR_SERVICE.filter((name) => isSet(given, name, input_schema.jH)).map((name) => `\`${name}\` has no effect with \`from\`, which does not use the service: remove \`${name}\``),
          ...needArchive.map((name) => kind === "folder" && `\`deliver: ${name}\` needs an archive, but \`from\` is a folder: use \`deliver: site\`, or set \`from\` to an archive`),
          kind === "folder" && (0, deployment_config.Kc)(configUrl, "sha256") && "`config-url` contains {sha256}, but `from` is a folder, so there is no archive",
          (0, deployment_config.Kc)(configUrl, "job-id") && "`config-url` contains {job-id}, but there is no job with `from`",
          deliver.has("url") && "`deliver: url` needs a link from the service, but `from` does not use the service",
          deliver.has("config") && configUrl === "" && "`config-url` is missing: with `from`, `deliver: config` has no link to write"
        ];
      }
      function isInside(path, folder) {
        return (0, is_below.isBelow)(realPath(path), realPath(folder));
      }
      function realPath(path) {
        try {
          return external_node_fs_.realpathSync.native(path);
        } catch {
          return (0, external_node_path_.dirname)(path) === path ? path : (0, external_node_path_.join)(realPath((0, external_node_path_.dirname)(path)), (0, external_node_path_.basename)(path));
        }
      }
      function deliveryProblems(given, { deliver, github }) {
        const storable = [...deliver].filter((name) => name !== "artifact" && name !== "report");
        const configUrl = given["config-url"] ?? "";
        return [
          storable.length < deliver.size && !(0, run_identity.R)(github.serverUrl) && `\`deliver\` contains \`artifact\` or \`report\`, which GitHub Enterprise Server cannot store: set \`deliver: ${storable.join(", ") || "site"}\``,
          ...["version", "domain"].map((name) => (0, deployment_config.Kc)(configUrl, name) && given[name] === void 0 && `\`config-url\` contains {${name}}, but \`${name}\` is missing`)
        ];
      }
      function neededBy(deliver, configUrl = "") {
        const needs = [...deliver].map((kind) => input_schema.rV[kind].needs);
        return {
          keepArchive: needs.includes("archive") || (0, deployment_config.Kc)(configUrl, "sha256"),
          extract: needs.includes("site")
        };
      }
      const GATES = ["check-fail-on", "previous-manifest", "max-page-drop", "redirects"];
      const ONLY_FOR = [
        ["config-file", "config"],
        ["config-key", "config"],
        ["release-tag", "release"]
      ];
      function isSet(given, name, { shape } = input_schema.cA) {
        const parsed = shape[name].safeParse(given[name]);
        return parsed.success && !(0, external_node_util_.isDeepStrictEqual)(parsed.data, shape[name].safeParse(void 0).data);
      }
      function ineffectiveInputs(given, deliver) {
        const check = given["check"] ?? "warn";
        const gates = GATES.filter((name) => isSet(given, name) && given[name] !== "none");
        const names = [...check === "fail" ? ["check: fail"] : [], ...gates].map((name) => `\`${name}\``);
        return [
          isSet(given, "check-fail-on") && check !== "fail" && `\`check-fail-on\` has no effect with \`check: ${check}\`: set \`check: fail\``,
          isSet(given, "max-page-drop") && given["previous-manifest"] === "none" && "`max-page-drop` has no effect with `previous-manifest: none`, which skips the comparison: remove one of these inputs",
          !neededBy(deliver).extract && names.length > 0 && `${names.join(", ")} ${names.length === 1 ? "has" : "have"} no effect, because \`deliver\` does not extract the site: add \`site\` or \`report\` to \`deliver\``,
          ...ONLY_FOR.map(([name, delivery]) => isSet(given, name) && !deliver.has(delivery) && `\`${name}\` has no effect without \`${delivery}\` in \`deliver\`: add \`${delivery}\` or remove \`${name}\``)
        ];
      }
      ;
      const INPUT_NAMES = Object.keys(input_schema.cA.shape);
      const DEFAULT_DELIVER = { service: "artifact, report", from: "site, report" };
      function readInputs(given, github) {
        const { tempDir, workspace } = github;
        const local = given["from"] === void 0 ? void 0 : findLocal(given["from"], workspace);
        const { deliver, problems } = readDeliver(given["deliver"] ?? DEFAULT_DELIVER[local ? "from" : "service"]);
        const folder = (0, external_node_path_.resolve)(workspace, given["output-dir"] ?? (0, external_node_path_.join)(tempDir, "static-export"));
        const clashes = [...problems, ...inputProblems(given, { deliver, local, folder, github })];
        const combine = (parsed) => ({
          clashes: clashes.length === 0 ? void 0 : new problem.AF(...clashes),
          release: deliver.has("release") ? releaseInputs(parsed, github) : void 0,
          config: deliver.has("config") ? configInputs(parsed, workspace) : void 0
        });
        const read = local === void 0 ? (0, input_fields.qU)(input_schema.cA, given, (parsed) => ({ ...combine(parsed), source: serviceSource(parsed) })) : (0, input_fields.qU)(input_schema.jH, given, (parsed) => ({ ...combine(parsed), source: local }));
        const archiveName = read["artifact-name"] ?? defaultName(read);
        const artifact = {
          name: archiveName,
          format: read["artifact-format"],
          retentionDays: read["retention-days"],
          // In a rerun, the existing artifact is from an earlier attempt. In a first attempt, it is from another step.
          replace: github.runAttempt > 1
        };
        return {
          about: { domain: read.domain, version: read.version, paths: read.paths },
          source: read.source,
          timeoutMs: read.timeout,
          output: { folder, archiveName, ...neededBy(deliver, read["config-url"]) },
          review: reviewInputs(read, workspace),
          githubToken: read["github-token"],
          configUrl: read["config-url"],
          configVersion: read["config-version"] ?? read.version,
          deliveries: {
            site: deliver.has("site"),
            report: deliver.has("report") ? artifact : void 0,
            artifact: deliver.has("artifact") ? artifact : void 0,
            release: read.release,
            config: read.config,
            url: deliver.has("url")
          }
        };
      }
      function serviceSource(parsed) {
        const resumesLast = parsed["job-id"] === LAST_JOB;
        return (0, problem.Fo)({
          kind: "service",
          baseUrl: (0, service_inputs.Ad)(parsed["base-url"], parsed["api-key"]),
          apiKey: parsed["api-key"],
          job: parsed["job-id"] === void 0 || resumesLast ? newJob(parsed) : parsed["job-id"],
          /** Whether to resume the domain's last completed job, if one exists, instead of starting a job. */
          resumesLast,
          updateProject: parsed["update-project"],
          maskUrl: parsed["mask-url"],
          pollIntervalMs: parsed["poll-interval"]
        });
      }
      function newJob({ domain, version, paths, "job-id": jobId }) {
        const missing = jobId === LAST_JOB ? "`domain` is missing: set it, because `job-id: last` resumes the last job for a domain" : "`domain` is missing: set it to the host name to export, or set `job-id` to resume a job";
        return (0, problem.Fo)({ domain: domain ?? new problem.AF(missing), version, paths });
      }
      function releaseInputs({ "release-tag": given, "github-token": token }, { eventRelease }) {
        const noTag = "`release-tag` is missing: set it to a tag, because this run was not started by a release";
        const tag = given ?? eventRelease?.tag ?? new problem.AF(noTag);
        return (0, problem.Fo)({
          tag,
          id: tag === eventRelease?.tag ? eventRelease.id : void 0,
          token: token ?? new problem.AF("`github-token` is missing: `deliver: release` needs it")
        });
      }
      function configInputs({ "config-file": file, "config-key": key }, workspace) {
        const missing = new problem.AF("`config-file` is missing: `deliver: config` writes to this file");
        return (0, problem.Fo)({ file: typeof file === "string" ? (0, external_node_path_.resolve)(workspace, file) : file ?? missing, key });
      }
      function findLocal(from, workspace) {
        const path = (0, external_node_path_.resolve)(workspace, from);
        const stats = (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        const kind = stats?.isDirectory() === true ? "folder" : "archive";
        return { kind, path, exists: kind === "folder" || stats?.isFile() === true };
      }
      function reviewInputs(read, workspace) {
        return {
          check: read.check,
          failOn: read["check-fail-on"],
          ignore: read["check-ignore"] ?? [],
          basePath: read["base-path"],
          layout: read.layout,
          previousManifest: fileOr(["last-run", "none"], read["previous-manifest"], workspace),
          /** The redirects file: set by the input, or found in the workspace. */
          redirectsInput: read.redirects === void 0 ? { kind: "found" } : fileOr(["none"], read.redirects, workspace),
          maxPageDrop: read["max-page-drop"]
        };
      }
      function defaultName({ domain, "job-id": jobId, version }) {
        const parts = ["static-export", (domain ?? jobId ?? "").slice(0, 150), version?.slice(0, 40) ?? ""];
        return parts.filter((part) => part !== "").join("-").replace(/[^\w.-]/g, "-");
      }
      function fileOr(words, value, workspace) {
        const kind = words.find((word) => word === value);
        return kind === void 0 ? { kind: "file", path: (0, external_node_path_.resolve)(workspace, value) } : { kind };
      }
      function readDeliver(value) {
        const entries = (0, input_fields.Mc)(value);
        const isDelivery = (entry) => Object.hasOwn(input_schema.rV, entry);
        const unknown = (0, input_schema.Nj)(entries.length === 0 ? [""] : entries, Object.keys(input_schema.rV));
        return {
          deliver: new Set(entries.filter(isDelivery)),
          problems: unknown.map((problem2) => `\`deliver\` ${problem2}`)
        };
      }
    })
  ),
  /***/
  70404: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        i: () => (
          /* binding */
          main
        )
      });
      var runtime_failure = __webpack_require__(98362);
      ;
      function insideGroup(log) {
        return {
          info: (line) => log.info(line),
          debug: (line) => log.debug(line),
          notice: (text) => log.notice(text),
          warning: (text, place) => log.warning(text, place),
          group: async (_, stage) => await stage(),
          mask: (secret) => log.mask(secret)
        };
      }
      var run = __webpack_require__(43864);
      var stop_reason = __webpack_require__(54639);
      var client = __webpack_require__(55206);
      var units = __webpack_require__(81529);
      var deployment_config = __webpack_require__(85806);
      var external_node_path_ = __webpack_require__(76760);
      var retry = __webpack_require__(18459);
      var output_folder = __webpack_require__(23503);
      var promises_ = __webpack_require__(51455);
      ;
      async function requireUnchangedSize({ path, size }) {
        const stats = await (0, promises_.stat)(path).catch(() => void 0);
        if (stats?.isFile() !== true || stats.size !== size)
          throw new runtime_failure.HR("archive-changed", `The file ${path} cannot be uploaded: it is missing, or its size is no longer ${size} bytes.`);
      }
      ;
      function present(part) {
        if (part === void 0)
          throw new Error("a value that the inputs require is missing");
        return part;
      }
      ;
      const artifactDelivery = (artifact) => ({
        title: "Uploading the artifact",
        check: requireArtifactStorage,
        deliver: async ({ archive }, context) => {
          const { id: id2, name, digest } = await uploadArtifact({ file: present(archive), ...artifact }, context);
          const url = `${context.github.runUrl}/artifacts/${id2}`;
          return {
            text: name,
            notes: ["the archive as received, without files that are added to the site, such as redirect pages"],
            url,
            outputs: {
              "artifact-id": id2,
              "artifact-name": name,
              "artifact-url": url,
              ...digest !== void 0 && { "artifact-digest": digest }
            }
          };
        }
      });
      function requireArtifactStorage({ github }) {
        if (!github.hasArtifactStorage) {
          throw new runtime_failure.HR("artifact-storage-unavailable", "This step has no access to artifact storage: `ACTIONS_RUNTIME_TOKEN` or `ACTIONS_RESULTS_URL` is not set.");
        }
      }
      async function uploadArtifact(upload, context) {
        const { file, format: format2 } = upload;
        await requireUnchangedSize(file);
        const { DefaultArtifactClient } = await Promise.all(
          /* import() */
          [__webpack_require__.e(1351), __webpack_require__.e(9645)]
        ).then(__webpack_require__.bind(__webpack_require__, 9645));
        const client2 = new DefaultArtifactClient();
        const name = format2 === "raw" ? (0, external_node_path_.basename)(file.path) : upload.name;
        try {
          if (upload.replace)
            await deleteArtifact(name, client2, context);
          const stored = await uploadWithRetry({ ...upload, name }, client2, context);
          const uploaded = format2 === "raw" ? stored.digest : await (0, output_folder.B)(file.path);
          if (uploaded !== void 0 && uploaded !== file.sha256) {
            await deleteArtifact(name, client2, context);
            throw new runtime_failure.HR("archive-changed", `The content of artifact ${name} has the SHA-256 ${uploaded} instead of ${file.sha256}. The artifact was deleted.`);
          }
          return stored;
        } catch (error) {
          if (error instanceof runtime_failure.HR || (0, stop_reason.jX)(error))
            throw error;
          context.signal.throwIfAborted();
          throw uploadFailure(name, error);
        }
      }
      async function uploadWithRetry(upload, client2, context) {
        const { name } = upload;
        let firstError;
        return await (0, retry.bD)(`Upload of artifact ${name}`, async () => {
          try {
            return await uploadOnce(upload, client2, context);
          } catch (error) {
            context.signal.throwIfAborted();
            const taken = kindOf(error) === "name-taken";
            if (taken && firstError === void 0)
              throw error;
            firstError ??= error;
            const found = await (0, stop_reason.Eu)(context.signal, async () => await findArtifact(upload, client2));
            if (typeof found === "object") {
              context.log.info(`Artifact ${name} is stored, although the response was lost.`);
              return found;
            }
            if (taken && found === void 0)
              throw uploadFailure(name, firstError);
            throw error;
          }
        }, retryDecision, context);
      }
      async function uploadOnce(upload, client2, { clock, signal }) {
        const { file, name, format: format2, retentionDays } = upload;
        const uploading = client2.uploadArtifact(name, [file.path], (0, external_node_path_.dirname)(file.path), {
          ...format2 === "raw" ? { skipArchive: true } : { compressionLevel: 0 },
          ...retentionDays !== void 0 && { retentionDays }
        });
        const ended = new AbortController();
        const polling = async () => {
          for (; ; ) {
            await clock.sleep(LIST_INTERVAL_MS, AbortSignal.any([signal, ended.signal]));
            const found = await findArtifact(upload, client2);
            if (typeof found === "object")
              return found;
          }
        };
        try {
          const { id: id2, digest } = await (0, stop_reason.Eu)(signal, async () => await Promise.race([uploading, polling()]));
          return { id: present(id2), name, digest };
        } finally {
          ended.abort();
        }
      }
      const LIST_INTERVAL_MS = 6e4;
      const MAX_ZIP_OVERHEAD = 4096;
      async function findArtifact({ file, name, format: format2 }, client2) {
        try {
          const { artifact } = await client2.getArtifact(name);
          const digest = artifact.digest?.replace(/^sha256:/, "");
          const overhead = artifact.size - file.size;
          const sameContent = format2 === "raw" ? overhead === 0 && (digest === void 0 || digest === file.sha256) : overhead > 0 && overhead < MAX_ZIP_OVERHEAD;
          if (!sameContent)
            return "other";
          return { id: artifact.id, name, digest };
        } catch {
          return void 0;
        }
      }
      async function deleteArtifact(name, client2, context) {
        try {
          await (0, retry.bD)(`Deletion of artifact ${name}`, async () => await (0, stop_reason.Eu)(context.signal, async () => await client2.deleteArtifact(name)), retryDecision, context);
        } catch (error) {
          if (error.name !== "ArtifactNotFoundError")
            throw error;
        }
      }
      function retryDecision(error, attempt) {
        const kind = kindOf(error);
        return { retry: kind === "transient" || kind === "unreachable" && attempt < retry.Hu };
      }
      function kindOf(error) {
        if (error instanceof runtime_failure.HR)
          return "permanent";
        const { name, statusCode = 503 } = Object(error);
        if (name === "RestError")
          return (0, retry.dg)(statusCode) ? "transient" : "permanent";
        const message = (0, runtime_failure.A3)(error);
        if (/CreateArtifact: .*\(409\)/.test(message))
          return "name-taken";
        if (message.includes("storage quota"))
          return "quota";
        if (/Unable to make request: (ENOTFOUND|ECONNREFUSED|EHOSTUNREACH)/.test(message))
          return "unreachable";
        if (message.includes("JSON"))
          return "permanent";
        return /Unable to make request|Upload progress stalled|after \d+ attempts/.test(message) ? "transient" : "permanent";
      }
      function uploadFailure(name, cause) {
        const kind = kindOf(cause);
        if (kind === "name-taken") {
          const what2 = `This workflow run already has an artifact named ${name}.`;
          return new runtime_failure.HR("artifact-name-taken", what2, { cause });
        }
        if (kind === "quota") {
          const what2 = `Artifact ${name} was not accepted: the artifact storage quota is used up.`;
          return new runtime_failure.HR("artifact-quota", what2, { cause });
        }
        const what = `Artifact ${name} could not be uploaded: ${(0, runtime_failure.A3)(cause).split("\n", 1)[0] ?? ""}.`;
        return new runtime_failure.HR("artifact-upload-failed", what, { cause });
      }
      var parse_url = __webpack_require__(37630);
      var clip = __webpack_require__(74238);
      var install = __webpack_require__(63195);
      ;
      const configDelivery = ({ file, key }) => ({
        title: "Writing the deployment config",
        check: async (context) => {
          await checkConfig(file, key, context);
        },
        deliver: async ({ link, permanentUrl, configVersion }, context) => {
          const expires = permanentUrl === void 0;
          const bundleUrl = permanentUrl ?? (await present(link).forDelivery()).url;
          const change = { file, key, fields: (0, deployment_config.Ns)(bundleUrl, configVersion), isLink: expires };
          return { text: shownPath(file, context.github), notes: await writeConfig(change, context), expires };
        }
      });
      function shownPath(file, { workspace }) {
        const path = (0, external_node_path_.relative)(workspace, file);
        return path.startsWith("..") || (0, external_node_path_.isAbsolute)(path) ? (0, external_node_path_.basename)(file) : path.replaceAll("\\", "/");
      }
      async function checkConfig(file, key, { log }) {
        try {
          const { path, text } = await readText(file);
          await (0, promises_.access)(path, promises_.constants.W_OK);
          await (0, promises_.access)((0, external_node_path_.dirname)(path), promises_.constants.W_OK);
          await changedText(text, { file, key, fields: (0, deployment_config.Ns)("https://example.com/", "v0") });
          const { otherPlaces } = await Promise.all(
            /* import() */
            [__webpack_require__.e(8815), __webpack_require__.e(5515), __webpack_require__.e(7590)]
          ).then(__webpack_require__.bind(__webpack_require__, 77590));
          for (const place of otherPlaces(text, key)) {
            const advice = place.includes(".") ? `If the deployment reads ${place}, set \`config-key\` to ${place}.` : `If the deployment does not read ${place} at the top of the file, remove it: a run with the default \`config-key\` may have written it.`;
            log.warning(`${file} also contains ${place}, which this run does not change, because \`config-key\` is ${key}. ${advice}`);
          }
        } catch (error) {
          throw configFailure(file, error);
        }
      }
      async function writeConfig(change, { log }) {
        const { file, key } = change;
        try {
          const { path, text } = await readText(file);
          const changed = await changedText(text, change);
          const { fieldsAt } = await Promise.all(
            /* import() */
            [__webpack_require__.e(8815), __webpack_require__.e(5515), __webpack_require__.e(7590)]
          ).then(__webpack_require__.bind(__webpack_require__, 77590));
          const fields = describeFields(fieldsAt(text, key), fieldsAt(changed, key), change.isLink);
          if (changed !== text)
            await replaceFile(path, changed);
          log.info(changed === text ? `${file} already contains this bundle URL.` : `Updated ${key} in ${file}:`);
          for (const field of fields)
            log.info(field);
          return fields;
        } catch (error) {
          throw configFailure(file, error);
        }
      }
      const MAX_VALUE = 200;
      function describeFields(before, after, isLink) {
        return ["enabled", "bundleUrl", "version"].flatMap((name) => {
          const shown = (value) => {
            if (value === void 0 || value === null)
              return "not set";
            if (typeof value === "object")
              return "several values";
            if (typeof value !== "string")
              return value.toString();
            const text = name === "bundleUrl" ? shownAddress(value, isLink) : value;
            return (0, clip.clip)(text.replaceAll(/\s+/g, " "), MAX_VALUE);
          };
          if (before[name] === void 0 && after[name] === void 0)
            return [];
          return before[name] === after[name] ? [`${name}: ${shown(after[name])} (unchanged)`] : [`${name}: ${shown(before[name])} \u2192 ${shown(after[name])}`];
        });
      }
      function shownAddress(address, isLink) {
        if (!isLink && !/[?@]/.test(address))
          return address;
        const url = (0, parse_url.D)(address);
        return url === null || !/^https?:$/.test(url.protocol) ? "***" : `${url.origin}/***`;
      }
      async function readText(file) {
        const path = await (0, promises_.realpath)(file);
        const bytes = await (0, promises_.readFile)(path);
        return { path, text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
      }
      async function changedText(text, { file, key, fields }) {
        const { setStaticExport } = await Promise.all(
          /* import() */
          [__webpack_require__.e(8815), __webpack_require__.e(5515), __webpack_require__.e(7590)]
        ).then(__webpack_require__.bind(__webpack_require__, 77590));
        if ((0, external_node_path_.extname)(file).toLowerCase() !== ".json")
          return setStaticExport(text, key, fields);
        const json = text.trim() === "" ? "{\n}\n" : text;
        requireJson(json);
        const changed = setStaticExport(json, key, fields);
        requireJson(changed);
        return changed;
      }
      function requireJson(text) {
        try {
          JSON.parse(text.replace(/^\uFEFF/, ""));
        } catch (error) {
          const line = /\(line (\d+) column/.exec((0, runtime_failure.A3)(error))?.[1];
          throw new runtime_failure.HR("config-invalid", `${line === void 0 ? "it" : `line ${line}`} is not valid JSON`);
        }
      }
      async function replaceFile(path, text) {
        const { mode } = await (0, promises_.stat)(path);
        const beside = `${path}.${process.pid}.tmp`;
        try {
          await (0, promises_.rm)(beside, { force: true });
          await (0, promises_.writeFile)(beside, text, { flag: "wx" });
          await (0, promises_.chmod)(beside, mode);
          (0, install.jf)(beside, path);
        } catch (error) {
          await (0, promises_.rm)(beside, { force: true });
          throw error;
        }
      }
      function configFailure(file, cause) {
        if (cause instanceof runtime_failure.HR)
          return new runtime_failure.HR(cause.code, `${file} cannot be changed: ${cause.message}.`, { cause });
        if (cause.code === "ENOENT") {
          return new runtime_failure.HR("config-not-found", `The config file ${file} does not exist.`, { cause });
        }
        return new runtime_failure.HR("config-not-writable", `${file} cannot be changed: ${(0, runtime_failure.A3)(cause)}.`, { cause });
      }
      var external_node_crypto_ = __webpack_require__(77598);
      var external_node_fs_ = __webpack_require__(73024);
      var schemas2 = __webpack_require__(94343);
      var github_client = __webpack_require__(2336);
      var http_error = __webpack_require__(24710);
      var external_node_stream_ = __webpack_require__(57075);
      ;
      const assetSchema = schemas2.Ikc({
        id: schemas2.aig(),
        name: schemas2.YjP(),
        state: schemas2.YjP(),
        size: schemas2.lqM(schemas2.aig()),
        browser_download_url: schemas2.YjP(),
        digest: schemas2.lqM(schemas2.mee(schemas2.YjP()))
      });
      async function putAsset(asset, place, github) {
        const { name, sha256 } = asset;
        const temporaryName = `${name}.${sha256.slice(0, DIGEST_CHARACTERS)}.new`;
        const { uploaded, sent, old } = await github.retry(`Upload of ${name}`, async () => {
          const assets = await listAssets(place, github);
          const old2 = assets.find((each) => each.name === name);
          const earlier = assets.find((each) => each.name === temporaryName);
          if (earlier !== void 0 && isComplete(earlier, asset))
            return { uploaded: earlier, sent: sha256, old: old2 };
          if (earlier?.state === "uploaded")
            throw new runtime_failure.HR("release-upload-failed", `The release asset ${temporaryName} differs from the file to upload.`, { advice: "Delete this asset and run the job again." });
          if (earlier !== void 0)
            await deleteAsset(earlier.id, github);
          const isNew = old2 === void 0 && earlier === void 0;
          const upload = { ...asset, name: isNew ? name : temporaryName };
          return { ...await uploadAsset(upload, place, github), old: old2 };
        });
        if (sent !== sha256 || (digestOf(uploaded) ?? sent) !== sha256) {
          await deleteAsset(uploaded.id, github);
          throw new runtime_failure.HR("archive-changed", `${name} changed during the upload: its SHA-256 is no longer ${sha256}. The asset was deleted.`);
        }
        if (uploaded.name === name)
          return uploaded.browser_download_url;
        if (old !== void 0) {
          github.log.info(`Replacing ${name} from an earlier run.`);
          await deleteAsset(old.id, github);
        }
        const route = `PATCH releases/assets/${uploaded.id}`;
        const renamed = await github.request(`Renaming ${temporaryName}`, assetSchema, route, { name });
        return renamed.browser_download_url;
      }
      const DIGEST_CHARACTERS = 16;
      function digestOf({ digest }) {
        return digest?.replace(/^sha256:/, "");
      }
      function isComplete(asset, { sha256, size }) {
        return asset.state === "uploaded" && (digestOf(asset) ?? sha256) === sha256 && (asset.size ?? size) === size;
      }
      async function uploadAsset({ name, size, content }, { uploadUrl }, github) {
        const url = new URL(uploadUrl.replace(/\{.*$/, ""));
        url.searchParams.set("name", name);
        const headers = { "content-type": "application/octet-stream", "content-length": size };
        const hash = (0, external_node_crypto_.createHash)("sha256");
        async function* bytes() {
          for await (const chunk of content()) {
            hash.update(chunk);
            yield chunk;
          }
        }
        const data = external_node_stream_.Readable.from(bytes(), { objectMode: false });
        const { data: uploaded } = await github.send(assetSchema, async (octokit) => await octokit.request({ method: "POST", url: url.href, headers, data }));
        return { uploaded, sent: hash.digest("hex") };
      }
      async function listAssets({ releaseId }, github) {
        const assets = [];
        const route = `GET releases/${releaseId}/assets`;
        const listed = github.list("Listing the release assets", schemas2.YOg(assetSchema), route);
        for await (const asset of listed)
          assets.push(asset);
        return assets;
      }
      async function deleteAsset(id2, github) {
        const route = `DELETE releases/assets/${id2}`;
        await github.request("Deleting a release asset", schemas2.L5J(), route).catch(github_client.CA);
      }
      ;
      const MAX_ASSET_BYTES = 2 * 1024 ** 3;
      const releaseDelivery = (release) => ({
        title: "Attaching the archive to the release",
        check: async (context) => {
          await findRelease(release, clientFor(release, context));
        },
        deliver: async (exported, context) => {
          const archive = present(exported.archive);
          const { tag, url } = await attachToRelease(archive, release, clientFor(release, context));
          const text = `${(0, external_node_path_.basename)(archive.path)} in release ${tag}`;
          return { text, url, outputs: { "release-asset-url": url } };
        }
      });
      function clientFor({ token }, context) {
        const { github, deadline } = context;
        return new github_client.jh({ ...github, token, deadline }, context);
      }
      const releaseSchema = schemas2.Ikc({
        id: schemas2.aig(),
        tag_name: schemas2.YjP(),
        upload_url: schemas2.YjP(),
        immutable: schemas2.lqM(schemas2.zMY())
      });
      async function attachToRelease(archive, request, github) {
        const { path, size, sha256 } = archive;
        if (size >= MAX_ASSET_BYTES) {
          throw new runtime_failure.HR("release-asset-too-large", `The archive size is ${(0, units.formatBytes)(size)}. Release assets must be smaller than ${MAX_ASSET_BYTES / 1024 ** 3} GiB.`);
        }
        await requireUnchangedSize(archive);
        const release = await findRelease(request, github);
        const place = { releaseId: release.id, uploadUrl: release.upload_url };
        const name = assetName((0, external_node_path_.basename)(path));
        try {
          const content = () => (0, external_node_fs_.createReadStream)(path, { end: size - 1 });
          const url = await putAsset({ name, size, sha256, content }, place, github);
          const checksum = Buffer.from(`${sha256}  ${name}
`);
          const about = { name: `${name}.sha256`, size: checksum.length, sha256: (0, external_node_crypto_.hash)("sha256", checksum) };
          await putAsset({ ...about, content: () => [checksum] }, place, github);
          return { tag: release.tag_name, url };
        } catch (error) {
          throw releaseFailure(error, {
            code: "release-upload-failed",
            what: `The archive could not be attached to release ${release.tag_name}`,
            tag: release.tag_name,
            repository: github.repository
          });
        }
      }
      async function findRelease(request, github) {
        const { tag } = request;
        const { repository } = github;
        let release;
        try {
          release = await lookUp(request, github);
        } catch (error) {
          const what = `Release ${tag} of ${repository} could not be read`;
          throw releaseFailure(error, { code: "release-unreadable", what, tag, repository });
        }
        if (release.immutable === true)
          throw new runtime_failure.HR("release-immutable", `Release ${tag} of ${repository} is immutable.`);
        return release;
      }
      async function lookUp({ tag, id: id2 }, github) {
        const what = `Looking up release ${tag}`;
        try {
          return id2 === void 0 ? await github.request(what, releaseSchema, "GET releases/tags/{tag}", { tag }) : await github.request(what, releaseSchema, `GET releases/${id2}`);
        } catch (error) {
          if (id2 !== void 0 || !(0, github_client.c4)(error))
            throw error;
          const releases = github.list(what, schemas2.YOg(releaseSchema), "GET releases");
          for await (const release of releases)
            if (release.tag_name === tag)
              return release;
          throw error;
        }
      }
      function assetName(file) {
        return file.replace(/[^A-Za-z0-9._+@-]/g, ".").replace(/\.{2,}/g, ".").replace(/^\.+|\.+$/g, "");
      }
      function releaseFailure(error, about) {
        if (error instanceof runtime_failure.HR || (0, stop_reason.jX)(error))
          return error;
        const { tag, repository } = about;
        const reason = (0, runtime_failure.A3)(error).replace(/\.+$/, "");
        const { status = 0 } = error instanceof http_error.j$ ? error : {};
        const known = {
          401: ["release-forbidden", `GitHub does not accept the token for ${repository}: ${reason}.`],
          403: ["release-forbidden", `The token has no permission for the releases of ${repository}: ${reason}.`],
          404: ["release-not-found", `${repository} has no release ${tag} that is visible to the token.`]
        };
        const [code, what] = known[status] ?? [about.code, `${about.what}: ${reason}.`];
        return new runtime_failure.HR(code, what, { cause: error });
      }
      ;
      const reportDelivery = (artifact) => ({
        title: "Uploading the report",
        check: requireArtifactStorage,
        deliver: async ({ reportPath }, context) => {
          const report = present(reportPath);
          const content = await (0, promises_.readFile)(report);
          const folder = await (0, promises_.mkdtemp)((0, external_node_path_.join)(context.github.tempDir, "static-export-report-"));
          try {
            const path = (0, external_node_path_.join)(folder, `${artifact.name}-report.html`);
            await (0, promises_.copyFile)(report, path);
            const file = { path, size: content.length, sha256: (0, external_node_crypto_.hash)("sha256", content) };
            const { id: id2, name } = await uploadArtifact({ ...artifact, file, format: "raw" }, context);
            const url = `${context.github.runUrl}/artifacts/${id2}`;
            return { text: name, url, outputs: { "report-url": url } };
          } finally {
            await (0, promises_.rm)(folder, { recursive: true, force: true });
          }
        }
      });
      ;
      const siteDelivery = {
        deliver: ({ site }) => {
          const { fileCount } = present(site);
          return { text: `${(0, units.formatCount)(fileCount, "file")} in the folder given by the output \`site-path\`` };
        }
      };
      const urlDelivery = {
        deliver: async ({ link }, { clock }) => {
          const { endsAt } = await present(link).forDelivery();
          return { text: `\`bundle-url\`, expires in ${(0, units.formatDuration)(endsAt - clock.now())}`, expires: true };
        }
      };
      function requestedDeliveries({ site, report, artifact, release, config, url }) {
        return {
          ...site && { site: siteDelivery },
          ...report && { report: reportDelivery(report) },
          ...artifact && { artifact: artifactDelivery(artifact) },
          ...release && { release: releaseDelivery(release) },
          ...config && { config: configDelivery(config) },
          ...url && { url: urlDelivery }
        };
      }
      function checkDeliveries(deliveries, context) {
        const checks = new Set(Object.values(deliveries).map(({ check }) => check));
        return [...checks].map(async (check) => await check?.(context));
      }
      async function deliverAll(exported, deliveries, { configUrl: template, configVersion }, record, context) {
        const { refusal } = exported;
        if (refusal !== void 0) {
          const { report } = deliveries;
          await attemptAll(exported, report ? { report } : {}, record, context);
          throw refusal;
        }
        const { archive, version, domain, jobId } = exported;
        const values = { sha256: archive?.sha256, version, domain, "job-id": jobId };
        const permanentUrl = template === void 0 ? void 0 : (0, deployment_config.jU)(template, values);
        if (permanentUrl !== void 0)
          record.permanentUrlKnown(permanentUrl);
        const errors = await attemptAll({ ...exported, permanentUrl, configVersion }, deliveries, record, context);
        (0, runtime_failure.jg)(errors, "deliveries-failed", `${errors.length} deliveries failed`);
      }
      async function attemptAll(exported, deliveries, record, context) {
        const { signal } = context;
        const errors = [];
        for (const [kind, { title, deliver }] of Object.entries(deliveries)) {
          signal.throwIfAborted();
          const work = async () => await deliver(exported, context);
          try {
            record.delivered(kind, title === void 0 ? await work() : await record.stage(title, work));
          } catch (error) {
            if ((0, stop_reason.jX)(error))
              throw error;
            signal.throwIfAborted();
            errors.push(error);
            record.deliveryFailed(kind, error);
          }
        }
        return errors;
      }
      var wait = __webpack_require__(53418);
      ;
      async function awaitCompletion(jobId, pollIntervalMs, record, context) {
        const { service, clock } = context;
        const job = await (0, wait.q)({
          read: async () => await service.getExportJob(jobId),
          hasEnded: ({ status }) => status === "completed" || status === "failed",
          describe: ({ status, progress, pageCount }) => [
            status,
            progress === void 0 ? void 0 : `${Math.floor(progress)} %`,
            pageCount === void 0 ? void 0 : (0, units.formatCount)(pageCount, "page")
          ],
          note: timeLeft(clock),
          onPoll: (state) => record.jobPolled(state),
          pollIntervalMs
        }, context);
        if (job.status === "failed")
          throw new runtime_failure.HR("job-failed", `Export job ${jobId} failed. ${(0, wait.g)(job.error)}`, { jobId });
      }
      const MIN_ESTIMATE = { percent: 2, ms: 2e3, leftMs: 1e3 };
      function timeLeft(clock) {
        let first;
        return ({ status, progress }) => {
          if (progress === void 0 || status === "completed")
            return void 0;
          first ??= { at: clock.now(), percent: progress };
          const gained = progress - first.percent;
          const elapsed = clock.now() - first.at;
          if (gained < MIN_ESTIMATE.percent || elapsed < MIN_ESTIMATE.ms)
            return void 0;
          const left = elapsed / gained * (100 - progress);
          return left < MIN_ESTIMATE.leftMs ? void 0 : `about ${(0, units.formatDuration)(left)} left`;
        };
      }
      var poll = __webpack_require__(66363);
      var external_node_net_ = __webpack_require__(77030);
      var http_address = __webpack_require__(17449);
      ;
      const METADATA = new external_node_net_.BlockList();
      METADATA.addSubnet("169.254.0.0", 16, "ipv4");
      METADATA.addAddress("100.100.100.200", "ipv4");
      METADATA.addSubnet("fe80::", 10, "ipv6");
      METADATA.addAddress("fd00:ec2::254", "ipv6");
      METADATA.addSubnet("64:ff9b::a9fe:0", 112, "ipv6");
      class AddressPolicy {
        #baseHost;
        #allowsLoopback;
        constructor(baseUrl) {
          this.#baseHost = baseUrl.hostname;
          this.#allowsLoopback = (0, http_address.U9)(baseUrl.hostname);
        }
        /** Returns why the archive must not be downloaded from a URL, as a clause for an error message. */
        problemOf({ protocol, hostname }) {
          if (protocol !== "https:" && protocol !== "http:")
            return `it begins with ${protocol}, not with https:`;
          const address = hostname.replace(/^\[|\]$/g, "");
          const problem = this.#problemOfAddress(address);
          if (problem !== void 0)
            return problem;
          return protocol === "https:" || (0, http_address.U9)(hostname) ? void 0 : "it does not use https";
        }
        /** Checks the addresses that a host name resolves to. The host of `base-url` is trusted. */
        lookup = (0, http_address.yG)((addresses, hostname) => {
          const problem = addresses.map((one) => this.#problemOfAddress(one)).find((found) => found !== void 0);
          if (problem === void 0 || hostname === this.#baseHost)
            return void 0;
          const what = `The host ${hostname} (${addresses.join(", ")}) is not used to download the archive: ${problem}.`;
          return new runtime_failure.HR("insecure-link", what);
        });
        #problemOfAddress(address) {
          if ((0, http_address.K3)(METADATA, address))
            return "it is a link-local or metadata address";
          if ((0, http_address.U9)(address) && !this.#allowsLoopback)
            return "it is a loopback address, but `base-url` is not";
          return void 0;
        }
      }
      var runtime_secrets = __webpack_require__(14217);
      ;
      const CREDENTIAL = /sig(nature)?$|token|credential|secret|passw|hmac|^policy$|^key-pair-id$|(access|api)[-_]?key|^googleaccessid$|^auth/i;
      const PUBLIC = /^(x-(amz|goog)-(algorithm|date|expires|signedheaders|content-sha256)|response-.*|expires|s[eptrv]|spr|sk[tesv])$/i;
      function secretsInLink(link) {
        const url = new URL(link);
        const credentials = credentialsIn(url);
        const query = /\?([^#]*)/.exec(link)?.[1] ?? "";
        const secrets = [
          link,
          url.href,
          ...credentials.length > 0 ? [query, url.search.slice(1)] : [],
          ...credentials
        ];
        return [...new Set(secrets.filter((secret) => secret.length >= runtime_secrets.Cq).flatMap(runtime_secrets.r4))];
      }
      function credentialsIn(url) {
        const values = [...url.searchParams].flatMap(([name, value]) => {
          if (value === "")
            return isRandom(name) ? [name] : [];
          if (PUBLIC.test(name))
            return [];
          return isRandom(value) || CREDENTIAL.test(name) && !isOrdinary(value) ? [value] : [];
        });
        return [...values, url.password].filter(Boolean).flatMap((value) => [
          value,
          // A store's error response contains only the access key, which precedes the date in an S3 credential.
          value.split("/", 1)[0] ?? "",
          // `searchParams` decodes `+` as a space, although it is a plus sign in an unencoded base64 signature.
          value.replaceAll(" ", "+")
        ]);
      }
      function isOrdinary(value) {
        if (/^[\d:.TZ-]+$/.test(value) || /^[a-z]{1,15}$/i.test(value))
          return true;
        return /^[a-z0-9._/-]+$/.test(value) && /[./]/.test(value) && !value.split(/[./]/).some(isRandom);
      }
      const JSON_WEB_TOKEN = /^eyJ[\w-]+\.eyJ[\w-]+\./;
      const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
      function isRandom(value) {
        if (JSON_WEB_TOKEN.test(value))
          return true;
        return /^[\w+/=~-]{32,}$/.test(value) && /\d/.test(value) && /[a-z]/i.test(value) && !isPath(value);
      }
      function isPath(value) {
        const segments = value.split(/[/-]/);
        return UUID.test(value) || segments.length > 1 && segments.every((segment) => segment.length < 20);
      }
      ;
      const SHORT_LIFE_MS = 6e4;
      const MAX_REJECTIONS = 5;
      const MAX_EXPIRIES = 100;
      class Link {
        /** Decides to which addresses the link and the store's redirects may lead. */
        addresses;
        #options;
        #context;
        #current;
        #renewAt;
        #renewal;
        #rejections = 0;
        #expiries = 0;
        constructor(options, context) {
          this.#options = options;
          this.#context = context;
          this.addresses = new AddressPolicy(options.baseUrl);
        }
        static async request(options, context) {
          const link = new Link(options, context);
          await link.#replace();
          if (link.#lifeLeft < SHORT_LIFE_MS) {
            context.log.info("Requesting another link: the current link is about to expire.");
            await link.#replace();
          }
          return link;
        }
        get current() {
          return this.#current;
        }
        /** Returns a link for a new request to the store. A response in progress continues after the link expires. */
        async forRequest() {
          if (this.#context.clock.now() >= this.#renewAt)
            await this.renew(this.#current);
          return this.#current;
        }
        /** Returns a link for later use by a person or a deployment. Throws if the service issues only expired links. */
        async forDelivery() {
          if (this.#lifeLeft <= 0 || this.#context.clock.now() >= this.#renewAt)
            await this.renew(this.#current);
          if (this.#lifeLeft > 0)
            return this.#current;
          throw this.#failure("link-expired", `The service issued an expired link to the archive of job ${this.#options.jobId}, even after a renewal. The link expired at ${this.#current.expiresAt.toISOString()}.`, `Run again with \`job-id: ${this.#options.jobId}\`. If the error persists, report it to the service.`);
        }
        #failure(code, what, advice) {
          return new runtime_failure.HR(code, what, { advice, jobId: this.#options.jobId });
        }
        get #lifeLeft() {
          return this.#current.endsAt - this.#context.clock.now();
        }
        /** Replaces a link that is expiring or that the store rejected. Concurrent calls for one link share one renewal. */
        async renew(old, rejection) {
          if (this.#current !== old)
            return;
          this.#renewal ??= this.#countAndReplace(rejection).finally(() => this.#renewal = void 0);
          await this.#renewal;
        }
        async #countAndReplace(rejection) {
          const { jobId } = this.#options;
          if (rejection === void 0)
            this.#expiries += 1;
          else
            this.#rejections += 1;
          if (this.#rejections > MAX_REJECTIONS) {
            throw this.#failure("link-refused", `The store rejected ${this.#rejections} links to the archive of job ${jobId}. The last response was ${rejection ?? ""}.`);
          }
          if (this.#expiries > MAX_EXPIRIES) {
            throw this.#failure("link-expired", `${this.#expiries} links to the archive of job ${jobId} expired before the download was complete.`);
          }
          const reason = rejection ?? "the current link is about to expire";
          this.#context.log.info(`Requesting another link: ${reason}.`);
          await this.#replace();
        }
        async #replace() {
          const { service, jobId, pollIntervalMs, maskUrl, waitForJob, publish } = this.#options;
          const { log, clock } = this.#context;
          const create = async () => {
            const response = await service.createBundle(jobId);
            if (response === void 0)
              await waitForJob();
            return response;
          };
          const bundle = await (0, poll.w)(create, pollIntervalMs, this.#context);
          const { bundleUrl: url, expiresAt, sizeBytes } = bundle.body;
          if (maskUrl)
            for (const secret of secretsInLink(url))
              log.mask(secret);
          const problem = this.addresses.problemOf(new URL(url));
          if (problem !== void 0) {
            throw this.#failure("insecure-link", `The link to the archive of job ${jobId} is not used: ${problem}.`);
          }
          this.#current = { url, expiresAt, endsAt: expiresAt.getTime() - bundle.clockSkewMs, sizeBytes };
          const life = this.#lifeLeft;
          if (life <= 0) {
            this.#renewAt = Infinity;
            log.info(`The service issued a link that has already expired, at ${expiresAt.toISOString()}.`);
            return;
          }
          this.#renewAt = clock.now() + life - Math.min(SHORT_LIFE_MS, life / 2);
          log.info(`The link expires in ${(0, units.formatDuration)(life)}, at ${expiresAt.toISOString()}.`);
          publish(this.#current);
        }
      }
      var external_node_util_ = __webpack_require__(57975);
      ;
      async function updateProject(projectId, pollIntervalMs, record, context) {
        const { service, log } = context;
        const statusId = await service.startUpdate(projectId);
        log.info(`Started update ${statusId}.`);
        const update = await (0, wait.q)({
          read: async () => await service.getUpdate(statusId),
          hasEnded: ({ status }) => status === "success" || status === "failure",
          describe: ({ status, commit }) => [status, commit.sha && `commit ${commit.sha}`],
          onPoll: ({ commit }) => record.commitKnown(commit),
          pollIntervalMs
        }, context);
        if (update.status === "failure")
          throw new runtime_failure.HR("update-failed", `The update of project ${projectId} failed. ${failureReason(update)}`);
        return update.commit.sha;
      }
      const MAX_SUMMARY = 1e3;
      const MAX_LOG_LINES = 10;
      const MAX_LOG_LINE = 150;
      function failureReason({ summary: summary2, logs }) {
        const lines = logs.flatMap((text) => text.split("\n")).map((line) => (0, clip.clip)(toLine(line), MAX_LOG_LINE)).filter((line) => line !== "").slice(-MAX_LOG_LINES);
        return [
          (0, wait.g)(summary2 === void 0 ? void 0 : (0, clip.clip)(toLine(summary2), MAX_SUMMARY)),
          ...lines.length === 0 ? [] : ["The end of the update log:", ...lines]
        ].join("\n");
      }
      function toLine(text) {
        return (0, external_node_util_.stripVTControlCharacters)(text).replace(/[\s\p{Cc}]+/gu, " ").trim();
      }
      ;
      async function runJob(source, lastJobId, record, context) {
        const { updateProject: projectId, job, pollIntervalMs } = source;
        const { log, service } = context;
        if (lastJobId !== void 0) {
          log.info(`Resuming the last export job, ${lastJobId}.`);
          try {
            return await completeJob(lastJobId, source, record, context);
          } catch (error) {
            if (!(error instanceof runtime_failure.HR && ["service-404", "service-410"].includes(error.code)))
              throw error;
            record.jobGone();
            log.notice(`The service no longer has the last export job ${lastJobId}, so a new export is started.`);
          }
        }
        let commit;
        if (projectId !== void 0) {
          const update = async () => await updateProject(projectId, pollIntervalMs, record, context);
          const title = "Publishing the latest commit";
          commit = await record.stage(title, update, `${title} of project ${projectId}`);
        }
        const jobId = typeof job === "string" ? job : await service.startExport(job);
        if (typeof job !== "string")
          log.info(`Started export job ${jobId} for ${job.domain}.`);
        return { ...await completeJob(jobId, source, record, context), commit };
      }
      async function completeJob(jobId, { baseUrl, pollIntervalMs, maskUrl }, record, context) {
        record.jobKnown(jobId);
        const waitForJob = async () => await awaitCompletion(jobId, pollIntervalMs, record, context);
        await record.stage("Waiting for the export job", waitForJob, `Waiting for export job ${jobId}`);
        const publish = (link2) => record.linkIssued(link2);
        const link = await Link.request({ jobId, service: context.service, baseUrl, pollIntervalMs, maskUrl, waitForJob, publish }, context);
        return { jobId, link, commit: void 0 };
      }
      var run_memory = __webpack_require__(44371);
      var iso = __webpack_require__(73102);
      var service_schemas = __webpack_require__(81759);
      var export_files = __webpack_require__(91716);
      ;
      const keptJob = schemas2.Ikc({
        formatVersion: schemas2.euz(1),
        domain: schemas2.YjP(),
        // The id becomes part of the address of requests with the key, and anyone who can run a workflow can store a record.
        jobId: schemas2.YjP().check(schemas2.YPB((id2) => (0, service_schemas.eQ)(id2) && !/[/\\]/.test(id2), "is not an id")),
        paths: schemas2.lqM(schemas2.YOg(schemas2.YjP())),
        version: schemas2.lqM(schemas2.YjP()),
        completedAt: iso.w$()
      });
      const REPLACE_RECORD = "Run again. If the error persists, set `job-id` to the id of an export job, or run once without `job-id` to start an export, which replaces the record.";
      const NAME_JOB = "Set `job-id` to the id of an export job instead of `last`, or run without `job-id` to start an export.";
      function jobMemory({ about: { domain }, source, githubToken }, github) {
        if (source.kind !== "service" || domain === void 0)
          return void 0;
        const parse = (text) => {
          const job = (0, export_files.$x)(keptJob, text);
          return job instanceof export_files.kc || job.domain === domain ? job : (0, export_files.qM)("it is for another domain");
        };
        return run_memory.fx.open({
          name: "job",
          artifactName: `static-export-job-${domain}`,
          acceptedRuns: "successful",
          parse,
          lost: "A run with `job-id: last` cannot find this job"
        }, githubToken, github);
      }
      async function recallJob({ about, source }, memory, context, limitMs = run_memory.TZ) {
        if (source.kind !== "service" || !source.resumesLast || memory === void 0)
          return void 0;
        const { domain = "" } = about;
        const unavailable = (reason, advice) => new runtime_failure.HR("last-job-unavailable", `The last export job for ${domain} is not known: ${reason}.`, {
          advice
        });
        if (!(memory instanceof run_memory.fx))
          throw unavailable(memory.reason, NAME_JOB);
        const last = await memory.recall("Looking for the last export job", context, limitMs);
        if (last instanceof run_memory.KD)
          throw unavailable(last.reason, last.advice[0] ?? REPLACE_RECORD);
        if (last === void 0) {
          context.log.notice(`No earlier run on this branch has an export job for ${domain}, so \`job-id: last\` starts an export.`);
          return void 0;
        }
        requireSame(about, last.record);
        return { ...last.record, artifact: last.artifact };
      }
      function requireSame(given, job) {
        const textOf = (value) => JSON.stringify([value].flat().toSorted());
        const different = ["paths", "version"].filter((name) => given[name] !== void 0 && textOf(given[name]) !== textOf(job[name]));
        if (different.length === 0)
          return;
        const problems = different.map((name) => `- \`${name}\` differs from its value in the last job ${job.jobId}: remove \`${name}\` or \`job-id: last\``);
        throw new runtime_failure.HR("invalid-input", `Invalid input:
${problems.join("\n")}`);
      }
      async function keepJob(job, memory, { again, isNoticed }, context) {
        if (memory === void 0)
          return;
        if (memory instanceof run_memory.fx) {
          await memory.keep({ formatVersion: 1, ...job }, context, { again });
          return;
        }
        const text = `\`job-id: last\` cannot find this job later: ${memory.reason}.`;
        if (memory.isExpected !== true && !isNoticed)
          context.log.notice(text);
      }
      var records_manifest = __webpack_require__(37957);
      ;
      function manifestMemory({ about, source, output, review, githubToken }, github) {
        if (review.previousManifest.kind !== "last-run" || !output.extract)
          return void 0;
        const { domain } = about;
        if (domain !== void 0)
          return run_memory.fx.open({
            name: "manifest",
            artifactName: `static-export-manifest-${domain}`,
            acceptedRuns: "successful",
            parse: (text) => {
              const manifest = (0, records_manifest.Ng)(text);
              const isOwn = manifest instanceof export_files.kc || (manifest.domain ?? domain) === domain;
              return isOwn ? manifest : (0, export_files.qM)("it is for another domain");
            },
            found: ({ exportedAt = "time unknown" }, runId) => `Comparing with the export of run ${runId} (${exportedAt}).`,
            lost: "The next run cannot compare its site with this one"
          }, githubToken, github);
        const name = source.kind === "service" ? "job-id" : "from";
        return { reason: `\`${name}\` is set, but \`domain\` is not` };
      }
      async function recall(memory, context, limitMs = run_memory.TZ) {
        const { log } = context;
        if (memory === void 0)
          return {};
        const because = (reason) => `The site is not compared with the last export: ${reason}.`;
        if (!(memory instanceof run_memory.fx)) {
          const text = `${because(memory.reason)} Set \`previous-manifest\` to a file or to \`none\`.`;
          if (memory.isExpected === true)
            log.info(text);
          else
            log.notice(text);
          return { notCompared: memory.reason };
        }
        const last = await memory.recall("Looking for the last export", context, limitMs);
        if (!(last instanceof run_memory.KD))
          return { manifest: last?.record };
        log.notice([because(last.reason), ...last.advice].join(" "));
        return { notCompared: last.reason };
      }
      var site_address = __webpack_require__(2360);
      ;
      async function readPrevious(from, memory, context) {
        if (from.kind === "none")
          return { notCompared: "`previous-manifest` is `none`" };
        return from.kind === "file" ? manifestIn(from.path) : await recall(memory, context);
      }
      function baselineOf({ manifest, notCompared }, { basePath, paths }, { log }) {
        if (manifest === void 0)
          return { manifest: void 0, ...notCompared !== void 0 && { notCompared }, history: [] };
        const previous = (0, records_manifest.qL)(manifest);
        const history = previous.history ?? [];
        const isSameBasePath = basePath === void 0 || (0, site_address.baseFolder)(previous.basePath ?? "/") === (0, site_address.baseFolder)(basePath);
        const different = [
          ...pathsOf(previous.paths) === pathsOf(paths) ? [] : ["different `paths`"],
          ...isSameBasePath ? [] : ["a different `base-path`"]
        ];
        if (different.length === 0)
          return { manifest: previous, history };
        const names = different.join(" and ");
        log.notice(`The last export, which had ${names}, is not compared. This export counts as the first.`);
        return { manifest: void 0, notCompared: `the last export had ${names}`, history };
      }
      function pathsOf(paths = []) {
        return paths.toSorted().join("\n");
      }
      function manifestIn(path) {
        const manifest = (0, records_manifest.eY)(path);
        if (!(manifest instanceof export_files.kc))
          return { manifest };
        const { kind, message } = manifest;
        if (kind === "missing")
          return {};
        const isLater = kind === "later-version";
        throw new runtime_failure.HR("previous-manifest-invalid", `The manifest ${path} cannot be used: ${message}.`, {
          advice: isLater ? "Update this action to the release that wrote the manifest, or remove the file." : void 0
        });
      }
      var format = __webpack_require__(36103);
      var host_files = __webpack_require__(56021);
      var written_names = __webpack_require__(80946);
      var docs_folders = __webpack_require__(45852);
      var read = __webpack_require__(85045);
      ;
      async function readRedirectsInput({ output, review, about: { domain } }, { github: { workspace }, log }) {
        const { redirectsInput: input, basePath } = review;
        if (!output.extract || input.kind === "none")
          return void 0;
        if (input.kind === "file") {
          const file = await (0, read.H)(input.path, { workspace });
          (0, read.v)(file, { basePath: basePath ?? "/", domain });
          return file;
        }
        const [folder, another] = (0, docs_folders.Vy)(workspace, output.folder);
        const path = folder === void 0 || another !== void 0 ? void 0 : (0, docs_folders.RV)(folder);
        if (path === void 0)
          return void 0;
        const name = (0, external_node_path_.relative)(workspace, path);
        try {
          const file = await (0, read.H)(path, { workspace, isFound: true });
          if (Array.isArray(file.entries) && file.entries.length === 0)
            return void 0;
          log.notice(`Redirects are read from ${name} in the workspace. Set \`redirects: none\` to ignore them.`);
          return file;
        } catch (error) {
          log.warning(`The redirects in the workspace file ${name} are not used. ${(0, runtime_failure.A3)(error)}`);
          return void 0;
        }
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
      async function preflight(inputs, deliveries, memory, context) {
        const previous = readPrevious(inputs.review.previousManifest, memory.manifest, context);
        const lastJob = recallJob(inputs, memory.job, context);
        const redirectFile = readRedirectsInput(inputs, context);
        const checks = [checkFolder(inputs, redirectFile, context), ...checkDeliveries(deliveries, context)];
        const results = await Promise.allSettled([...checks, previous, redirectFile, lastJob]);
        const problems = results.flatMap((result) => result.status === "rejected" ? [result.reason] : []);
        const other = problems.find((problem) => !(problem instanceof runtime_failure.HR));
        if (other !== void 0)
          throw other;
        (0, runtime_failure.jg)(problems, "preflight-failed", `${problems.length} problems would make this export fail`);
        return { previous: await previous, redirectFile: await redirectFile, lastJob: await lastJob };
      }
      async function checkFolder({ output, source, review }, redirectFile, context) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          if (!output.keepArchive && !output.extract)
            return;
          const hasRedirects = await redirectFile.catch(() => void 0) !== void 0;
          const archives = format.Oz.map((format2) => `${output.archiveName}.${format2}`);
          const reviewed = [
            ...[written_names.CT, written_names.e0, ...hasRedirects ? [host_files.Bg] : []],
            ...written_names.x.filter((name) => review.check !== "off" || name !== "checks.json")
          ];
          const probe = __addDisposableResource(env_1, await output_folder.w.open(output, context), true);
          probe.requireReplaceable([
            ...source.kind === "folder" ? [] : archives,
            ...output.extract ? reviewed : []
          ]);
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
      ;
      function firstFacts({ about, review, output }, startedAt) {
        const notChecked = reasonNotToCheck(output, review);
        return { domain: about.domain, basePath: review.basePath, notChecked, startedAt, deliveries: [] };
      }
      function reasonNotToCheck(output, { check }) {
        if (!output.extract)
          return "`deliver` has neither `site` nor `report`";
        return check === "off" ? "`check` is `off`" : void 0;
      }
      var review_changes = __webpack_require__(87637);
      var build_hash = __webpack_require__(99004);
      var page_data = __webpack_require__(75338);
      var pages = __webpack_require__(15300);
      ;
      function isChanged({ changes, redirectChanges, previous, files }) {
        return (0, review_changes.$H)(changes) || redirectChanges !== void 0 && (0, review_changes.iA)(redirectChanges) || // A different layout keeps the addresses of pages but changes the files to deploy.
        pagePaths(previous?.files ?? []) !== pagePaths(files) || otherFiles(previous?.files ?? []) !== otherFiles(files);
      }
      function pagePaths(files) {
        const paths = files.filter(pages.countsAsPage).map(({ path }) => path);
        return paths.toSorted().join("\n");
      }
      function otherFiles(files) {
        const data = (0, page_data.pageDataOf)(files.map(({ path }) => path));
        return files.filter((file) => !(0, pages.countsAsPage)(file) && !data.has(file.path)).map(({ path, sha256, content }) => (
          // An error page also has a content digest, which does not change with every build.
          [(0, build_hash.withoutBuildHash)(path), content ?? sha256].join(" ")
        )).toSorted().join("\n");
      }
      var checks_findings = __webpack_require__(39640);
      var text_format = __webpack_require__(64579);
      var with_more = __webpack_require__(1896);
      ;
      const MAX_PAGES = 10;
      const MAX_FINDINGS = 10;
      const MAX_PAGES_PER_FINDING = 3;
      const MAX_PATH = 200;
      function reviewSections(site, domain, basePath, format2 = text_format.MARKDOWN) {
        const { changes, checks } = site;
        const address = (path) => domain === void 0 ? void 0 : (0, site_address.liveAddress)(path, { domain, basePath });
        return [
          [format2.heading(3, "Changes"), ...changesTexts(site, format2)].join("\n\n"),
          ...["added", "changed", "removed"].flatMap((name) => changes.first ? [] : pageList(name, changes[name], name === "removed" ? () => void 0 : address, format2)),
          ...checks === void 0 ? [] : findingSections(checks, site.previous?.findings, address, format2)
        ];
      }
      function changesTexts({ changes, notCompared, redirectChanges }, format2) {
        const pages2 = changesText(changes, notCompared, format2);
        return redirectChanges === void 0 ? [pages2] : [pages2, redirectsText(redirectChanges, changes.first, format2)];
      }
      function changesText({ first, added, changed, removed, rebuilt }, notCompared, { sentence, strong }) {
        if (notCompared !== void 0)
          return `Not compared: ${sentence(notCompared)}.`;
        if (first)
          return "This is the first export: there is no earlier one to compare with.";
        const parts = counted({ added, changed, removed, "rebuilt without a visible change": rebuilt }).map(([name, count]) => `${strong((0, units.formatCount)(count, "page"))} ${name}`);
        return parts.length === 0 ? "No page was added, changed or removed." : `${parts.join(" \xB7 ")}.`;
      }
      function redirectsText({ total, added, changed, removed }, isFirst, { strong }) {
        const news = counted({ added, changed, removed }).map(([name, count]) => `${strong(String(count))} ${name}`);
        const all = (0, units.formatCount)(total, "redirect");
        return isFirst || news.length === 0 ? `${all}.` : `${all}: ${news.join(" \xB7 ")}.`;
      }
      function counted(lists) {
        const counts = Object.entries(lists).map(([name, { length }]) => [name, length]);
        return counts.filter(([, count]) => count > 0);
      }
      function pageList(name, paths, address, { link }) {
        if (paths.length === 0)
          return [];
        const links = paths.slice(0, MAX_PAGES).map((path) => link((0, clip.clip)(path, MAX_PATH), address(path)));
        const items = (0, with_more.withMore)(links, MAX_PAGES, paths.length).map((item) => `- ${item}`);
        return [`${name.charAt(0).toUpperCase()}${name.slice(1)}:

${items.join("\n")}`];
      }
      function findingsText({ findings, ignored, cut, noneIsNew }, { code, strong }) {
        const counts = (0, checks_findings.Le)(findings);
        const found = checks_findings.FZ.filter((kind) => kind !== "unfinished" && counts[kind] > 0).map((kind) => `${(0, checks_findings.jZ)(kind, cut)}${strong(String(counts[kind]))} ${code(kind)}`);
        const news = noneIsNew ? " None of the findings that can fail the check is new since the previous export." : "";
        return `${found.length === 0 ? "Nothing was found" : found.join(" \xB7 ")}.${news}${(0, checks_findings.bH)(ignored)}`;
      }
      function findingSections(checks, previous, address, format2) {
        const { code, heading: heading2, sentence, strong, table } = format2;
        const added = new Set(previous && (0, checks_findings.v9)(checks.findings, previous));
        const findings = checks.findings.filter(({ kind }) => kind !== "unfinished");
        const summary2 = `${heading2(3, "Findings")}

${findingsText(checks, format2)}`;
        const last = checks.findings.flatMap(({ kind, note }) => kind === "unfinished" && note !== void 0 ? [sentence(note)] : []);
        if (findings.length === 0)
          return [summary2, ...last];
        const sorted = findings.toSorted((a, b) => rank(a) - rank(b) || b.count - a.count);
        const rest = findings.length - MAX_FINDINGS;
        return [
          summary2,
          table(["Finding", "Target", "Pages"], sorted.slice(0, MAX_FINDINGS).map((finding) => [
            code(finding.kind) + (added.has(finding) ? ` ${strong("new")}` : ""),
            targetText(finding, format2),
            pagesText(finding, address, format2)
          ])),
          ...rest > 0 ? [`\u2026 ${(0, with_more.andMore)(rest)} in the file given by the output ${code("checks-path")}.`] : [],
          ...last
        ];
      }
      function targetText({ target, destination, suggestion, note }, { code, sentence }) {
        const leads = destination === void 0 ? "" : ` \u2192 ${code((0, clip.clip)(destination, MAX_PATH))}`;
        const meant = suggestion === void 0 ? "" : ` (did you mean ${code((0, clip.clip)(suggestion, MAX_PATH))}?)`;
        const noted = note === void 0 ? "" : `: ${sentence(note)}`;
        return `${code((0, clip.clip)(target, MAX_PATH))}${leads}${meant}${noted}`;
      }
      function pagesText({ pages: named, count, source }, address, { code, link, lines }) {
        const links = named.slice(0, MAX_PAGES_PER_FINDING).map((page) => link((0, clip.clip)(page, MAX_PATH), address(page)));
        const rest = named.length === 0 ? 0 : count - links.length;
        const place = source === void 0 ? [] : [code((0, clip.clip)(source, MAX_PATH))];
        return lines([...place, ...links]) + (rest > 0 ? ` and ${(0, units.formatCount)(rest, "more page")}` : "");
      }
      function rank({ kind }) {
        return checks_findings.$m.includes(kind) ? 0 : 1;
      }
      ;
      const info = (text) => ({ level: "info", text });
      const warning = (text) => ({ level: "warning", text });
      function logLinesOf(facts) {
        const failed = facts.deliveries.filter(({ ok }) => !ok);
        return [
          ...pageCountLines(facts),
          ...reviewLines(facts),
          ...failed.map(({ kind, text }) => info(`Delivery ${kind} failed: ${text}`)),
          ...endLines(facts)
        ];
      }
      const MAX_PAGE_DIFFERENCE = 10;
      const MAX_PAGE_SHARE = 0.2;
      function pageCountLines({ site, pageCount: counted2 }) {
        if (site === void 0 || counted2 === void 0)
          return [];
        const found = site.pageCount;
        if (Math.abs(found - counted2) <= Math.max(MAX_PAGE_DIFFERENCE, counted2 * MAX_PAGE_SHARE))
          return [];
        return [
          warning(`The service counted ${(0, units.formatCount)(counted2, "page")}, but the site contains ${(0, units.formatCount)(found, "page")}. Check the site before you publish it.`)
        ];
      }
      function reviewLines({ reviewed }) {
        if (reviewed === void 0)
          return [];
        const { checks, failure } = reviewed;
        const texts = changesTexts(reviewed, text_format.PLAIN);
        const known = reviewed.notCompared === void 0 ? texts : texts.slice(1);
        const changes = known.length === 0 ? [] : [info(`Changes: ${known.join(" ")}`)];
        if (checks === void 0)
          return changes;
        const counts = (0, checks_findings.Le)(checks.findings);
        const line = `Checks: ${findingsText(checks, text_format.PLAIN)}`;
        const more = "The job summary shows examples, and the file given by the output `checks-path` lists all findings.";
        const isWarned = checks_findings.$m.some((kind) => counts[kind] > 0) && failure === void 0;
        return [...changes, isWarned ? warning(`${line} ${more}`) : info(line)];
      }
      function endLines({ isComplete: isComplete2, domain, jobId, deliveries, notChecked }) {
        if (isComplete2 !== true)
          return [];
        const where = deliveries.map(({ kind, text }) => `${kind} (${text})`);
        const what = domain ?? (jobId === void 0 ? "the site" : `job ${jobId}`);
        return [
          ...notChecked === void 0 ? [] : [info(`Not checked: ${notChecked}.`)],
          info(`Exported ${what}: ${where.join(", ")}.`)
        ];
      }
      ;
      function outputsOf(facts) {
        const { status, pageCount, link, archive, site, reviewed, deliveries } = facts;
        const checks = reviewed?.checks;
        const counts = checks && (0, checks_findings.Le)(checks.findings);
        const changed = facts.isChanged ?? facts.isComplete;
        return {
          "commit-sha": facts.commit?.sha,
          "job-id": facts.jobId,
          status,
          "page-count": status === "completed" ? pageCount : void 0,
          "bundle-url": link?.url,
          "expires-at": link?.expiresAt.toISOString(),
          "deployment-config": facts.deploymentConfig,
          "archive-path": archive?.path,
          "archive-sha256": archive?.sha256,
          "archive-size": archive?.size,
          "site-path": site?.path,
          "file-count": site?.fileCount,
          "manifest-path": site?.manifestPath,
          "redirects-path": site?.redirectsPath,
          "redirect-count": site?.redirectCount,
          "report-path": facts.reportPath,
          changed: changed === void 0 ? void 0 : String(changed),
          "changes-path": facts.changesPath,
          "broken-links": counts?.["broken-link"],
          "external-resources": counts?.["external-resource"],
          "checks-path": counts && (facts.checksPath ?? ""),
          ...deliveries.reduce((all, { outputs }) => ({ ...all, ...outputs }), {})
        };
      }
      ;
      class ExportRecord {
        facts;
        #inputs;
        #context;
        #outputs = /* @__PURE__ */ new Map();
        #lines = /* @__PURE__ */ new Set();
        #stages = [];
        constructor(inputs, context) {
          this.#inputs = inputs;
          this.#context = context;
          this.facts = firstFacts(inputs, context.clock.now());
        }
        #learn(news) {
          const { log, setOutput } = this.#context;
          Object.assign(this.facts, news);
          const outputs = Object.entries(outputsOf(this.facts));
          for (const [name, value] of outputs) {
            if (value === void 0 || this.#outputs.get(name) === value)
              continue;
            this.#outputs.set(name, value);
            setOutput(name, value);
          }
          for (const { level, text } of logLinesOf(this.facts)) {
            if (this.#lines.has(text))
              continue;
            this.#lines.add(text);
            log[level](text);
          }
        }
        /** Runs one stage in a log group and records its duration. */
        stage = async (name, work, title = name) => {
          const { clock, log } = this.#context;
          const startedAt = clock.now();
          const result = await log.group(title, work);
          this.#stages.push({ name, value: (0, units.formatDuration)(clock.now() - startedAt) });
          return result;
        };
        commitKnown(commit) {
          this.#learn({ commit });
        }
        jobKnown(jobId) {
          this.#learn({ jobId });
        }
        jobGone() {
          this.#learn({ jobId: void 0 });
        }
        jobPolled({ status, pageCount }) {
          const known = status === "completed" ? void 0 : this.facts.pageCount;
          this.#learn({ status, pageCount: pageCount ?? known });
        }
        linkIssued({ url, expiresAt, endsAt }) {
          const { source, configUrl, configVersion } = this.#inputs;
          const isMasked = source.kind !== "service" || source.maskUrl;
          this.#learn({
            link: { url, expiresAt, endsAt, isMasked },
            ...configUrl === void 0 && { deploymentConfig: (0, deployment_config.QT)(url, configVersion) }
          });
        }
        /** Called when all files are in place. */
        installed({ archive, site, review, reportPath }) {
          const changes = review && { ...review, isChanged: isChanged(review.reviewed) };
          this.#learn({ archive, site, reportPath, ...changes });
        }
        permanentUrlKnown(url) {
          this.#learn({ deploymentConfig: (0, deployment_config.QT)(url, this.#inputs.configVersion) });
        }
        delivered(kind, delivered) {
          this.#addDelivery({ kind, ok: true, ...delivered });
        }
        deliveryFailed(kind, error) {
          this.#addDelivery({ kind, ok: false, text: (0, runtime_failure.A3)(error) });
        }
        #addDelivery(result) {
          this.#learn({ deliveries: [...this.facts.deliveries, result] });
        }
        succeeded() {
          this.#learn({ isComplete: true });
        }
        figures(archive) {
          if (archive === void 0)
            return this.#stages;
          return [
            ...this.#stages,
            { name: "Archive", value: (0, units.formatBytes)(archive.size) },
            { name: "SHA-256 of the archive", value: archive.sha256 }
          ];
        }
      }
      var summary = __webpack_require__(37223);
      var input_schema = __webpack_require__(84160);
      ;
      const MAX_NAME = 300;
      const MAX_TEXT = 2e3;
      const MAX_ROWS = 40;
      function exportSummary(facts, errorsPage, format2 = text_format.MARKDOWN) {
        const { failure, deliveries, reviewed, notChecked, domain, basePath = "/" } = facts;
        const host = facts.jobId === void 0 ? void 0 : domain;
        const rows = deliveries.slice(0, Math.min(MAX_ROWS, format2.maxItems)).map((delivery) => deliveryRow(delivery, format2));
        const sections = [
          rows.length > 0 && format2.table(["Delivered", ""], rows),
          expiryWarning(facts, format2),
          ...reviewed === void 0 ? [] : reviewSections(reviewed, host, basePath, format2),
          // The summary of a failed run shows the error instead.
          notChecked !== void 0 && failure === void 0 && `${format2.heading(3, "Findings")}

Not checked: ${format2.sentence(notChecked)}.`,
          details(facts, format2)
        ];
        const top = { heading: heading(facts, format2), facts: highlights(facts, format2), failure };
        return (0, summary.YG)(top, errorsPage, sections, format2);
      }
      function heading({ domain, jobId, failure, deliveries }, { text }) {
        const what = text((0, clip.clip)(domain ?? jobId ?? "The documentation", MAX_NAME));
        if (deliveries.some(({ ok }) => !ok))
          return `\u274C ${what}: delivery failed`;
        return failure ? `\u274C ${what}: export failed` : `\u2705 ${what} exported`;
      }
      function highlights(facts, { link, strong }) {
        const { domain, jobId, basePath = "/", pageCount, site, archive } = facts;
        const pages2 = site?.pageCount ?? pageCount;
        const duration = (0, summary.cf)(facts);
        return [
          domain !== void 0 && jobId !== void 0 && link((0, clip.clip)(domain, MAX_NAME), `https://${(0, clip.clip)(domain, MAX_NAME)}${basePath}`),
          pages2 !== void 0 && strong((0, units.formatCount)(pages2, "page")),
          archive && strong((0, units.formatBytes)(archive.size)),
          duration && `took ${strong(duration)}`
        ];
      }
      function deliveryRow({ kind, ok, text, url, notes = [] }, { link, sentence, lines }) {
        const what = (0, clip.clip)(text, MAX_TEXT);
        return [
          `${ok ? "\u2705" : "\u274C"} ${input_schema.rV[kind].label}`,
          lines([url === void 0 ? sentence(what) : link(what, url), ...notes.map(sentence)])
        ];
      }
      function expiryWarning(facts, format2) {
        const { link: shown, deliveries, jobId } = facts;
        if (shown === void 0 || !deliveries.some(({ kind, expires }) => kind === "config" && expires))
          return void 0;
        const again = jobId && `${format2.sentence("`job-id`")} ${format2.code((0, clip.clip)(jobId, MAX_NAME))}`;
        return format2.alert("WARNING", [
          `The link in the deployment config expires at ${expiry(shown, facts, format2)}. A deployment that starts or restarts after this time cannot download the bundle.`,
          `Run this action again before then${again === void 0 ? "" : `; with ${again}, the action gets a fresh link without a new export`}.`
        ]);
      }
      function details(facts, format2) {
        const { jobId, status, commit, archive, site, link: shown } = facts;
        const { code, link } = format2;
        const name = (value) => format2.text((0, clip.clip)(value, MAX_NAME));
        const rows = [
          ["Commit", commit?.sha && code(commit.sha)],
          ["Export job", jobId && code((0, clip.clip)(jobId, MAX_NAME)), status && name(status)],
          [
            "Archive",
            archive && code((0, clip.clip)((0, external_node_path_.basename)(archive.path), MAX_NAME)),
            archive && (0, units.formatBytes)(archive.size)
          ],
          ["SHA-256", archive && code(archive.sha256)],
          ["Site", site && (0, units.formatCount)(site.fileCount, "file"), site && (0, units.formatCount)(site.pageCount, "page")],
          [
            "Link",
            shown?.isMasked === false && link("download", shown.url),
            shown && `expires ${expiry(shown, facts, format2)}`
          ]
        ];
        return (0, summary.Jx)(rows, format2);
      }
      function expiry({ expiresAt, endsAt }, { startedAt, endedAt }, { strong }) {
        const left = endsAt - (endedAt ?? startedAt);
        const moment = strong((0, units.formatTime)(expiresAt));
        return left > 0 ? `${moment} (in ${(0, units.formatDuration)(left)})` : `${moment} (expired)`;
      }
      ;
      async function main(inputs, { setOutput, writeSummary, ...given }) {
        const { source, timeoutMs } = inputs;
        const record = new ExportRecord(inputs, { ...given, setOutput });
        const { facts } = record;
        const service = source.kind === "service" ? new client.k(source, given) : void 0;
        await (0, run.C)(facts, {
          work: async () => {
            const context = { ...given, deadline: facts.startedAt + timeoutMs };
            await exportSite(inputs, service, record, context);
            record.succeeded();
          },
          explain: (error) => explainFailure(error, timeoutMs, { facts, service }),
          summary: (format2) => exportSummary(facts, given.github.errorsPage, format2)
        }, { ...given, writeSummary });
      }
      async function exportSite(inputs, service, record, context) {
        const { source, output } = inputs;
        const { github, clock } = context;
        const memory = { manifest: manifestMemory(inputs, github), job: jobMemory(inputs, github) };
        const deliveries = requestedDeliveries(inputs.deliveries);
        const { previous, redirectFile, lastJob } = await preflight(inputs, deliveries, memory, context);
        const job = source.kind === "service" && service !== void 0 ? await runJob(source, lastJob?.jobId, record, { ...context, service }) : void 0;
        const resumed = lastJob?.jobId === job?.jobId ? lastJob : void 0;
        const about = { ...inputs.about, ...resumed && { paths: resumed.paths, version: resumed.version } };
        const baseline = baselineOf(previous, { ...about, basePath: inputs.review.basePath }, context);
        const isFetched = output.extract || output.keepArchive;
        const request = { inputs: { ...inputs, about }, job, redirectFile, baseline };
        const installed = isFetched ? await (await Promise.all(
          /* import() */
          [__webpack_require__.e(1161), __webpack_require__.e(8369), __webpack_require__.e(4022), __webpack_require__.e(6466)]
        ).then(__webpack_require__.bind(__webpack_require__, 40437))).installSite(request, record, context) : {};
        await deliverAll({ ...about, ...job, ...installed }, deliveries, inputs, record, context);
        const completedAt = resumed?.completedAt ?? new Date(clock.now()).toISOString();
        const { domain } = about;
        const kept = job && domain !== void 0 ? { ...about, domain, jobId: job.jobId, completedAt } : void 0;
        await remember({ manifestPath: installed.site?.manifestPath, kept, resumed }, memory, context);
      }
      async function remember(run2, memory, context) {
        const { manifestPath, kept, resumed } = run2;
        const inner = { ...context, log: insideGroup(context.log) };
        const isNoticed = memory.manifest !== void 0 && "reason" in memory.manifest;
        const keepAll = async () => {
          await Promise.all([
            manifestPath !== void 0 && memory.manifest instanceof run_memory.fx && memory.manifest.keepFile(manifestPath, inner),
            kept && keepJob(kept, memory.job, { again: resumed?.artifact, isNoticed }, inner)
          ]);
        };
        const hasStorage = [manifestPath && memory.manifest, kept && memory.job].some((place) => place instanceof run_memory.fx);
        await (hasStorage ? context.log.group("Keeping results for later runs", keepAll) : keepAll());
      }
      function explainFailure(error, timeoutMs, { facts, service }) {
        const { jobId } = facts;
        const failure = (0, runtime_failure.h_)((0, stop_reason.cV)(error, { timeoutMs, ...stateOf(facts, service) }));
        const isNamed = failure.code === "timeout" || failure.code === "canceled" || failure.jobId === jobId;
        if (jobId === void 0 || isNamed)
          return failure;
        const { code, message, advice, cause } = failure;
        const separator = message.includes("\n") ? "\n" : " ";
        return new runtime_failure.HR(code, `${message}${separator}The export job is ${jobId}.`, { advice, cause, jobId });
      }
      function stateOf({ jobId, status, site, archive }, service) {
        const installed = (site ?? archive) && "The new files are in `output-dir`, but not all deliveries are complete.";
        if (service === void 0) {
          const advice = "Run again. If the run timed out, set a longer `timeout`.";
          return { state: installed ?? "Nothing was delivered.", advice };
        }
        if (jobId !== void 0) {
          const advice = `Run again with \`job-id: ${jobId}\` to resume the job.`;
          const progress = status === "completed" ? "is complete" : "may still be running";
          return { state: [`Export job ${jobId} ${progress}.`, installed].filter(Boolean).join(" "), advice };
        }
        if (!service.mayHaveStartedExport)
          return { state: "No export job was started.", advice: "Run again." };
        const uncertain = "The start request may have been accepted. In that case, the service may reject another request until the job ends.";
        return { state: "No export job is known.", advice: `Run again. ${uncertain}` };
      }
    })
  ),
  /***/
  57627: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        N: () => (
          /* binding */
          unless
        ),
        /* harmony export */
        P: () => (
          /* binding */
          explainDisk
        )
        /* harmony export */
      });
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
      const NOT_WRITABLE = ["EACCES", "EPERM", "EBUSY", "EROFS", "ENOTDIR", "EISDIR", "EEXIST", "ENOENT"];
      function explainDisk(error, folder) {
        const { code = "", path = folder } = Object(error);
        if (code === "ENOSPC" || code === "EDQUOT")
          return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR("disk-full", `The disk that contains ${folder} is full.`, { cause: error });
        if (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR || !NOT_WRITABLE.includes(code))
          return error;
        const name = path.startsWith(folder) ? path : folder;
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__.HR("output-dir-not-writable", `${name} cannot be created or written (${code}).`, {
          cause: error
        });
      }
      function unless(expected) {
        return (error) => {
          if (error.code !== expected)
            throw error;
          return void 0;
        };
      }
    })
  ),
  /***/
  63195: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        FH: () => (
          /* binding */
          needsRepair
        ),
        /* harmony export */
        Ip: () => (
          /* binding */
          repair
        ),
        /* harmony export */
        ai: () => (
          /* binding */
          install
        ),
        /* harmony export */
        jf: () => (
          /* binding */
          renameWhenFree
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
      var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73305);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
      var _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91716);
      var _written_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80946);
      const JOURNAL = "installing.json";
      const REPLACED = "replaced";
      const segment = zod_mini__WEBPACK_IMPORTED_MODULE_5__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__.Fk(/^(?!\.{1,2}$)[^/\\]+$/));
      const installation = zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({
        /** `file` is the name of the new file or folder in the private folder. */
        moves: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Ikc({ name: segment, file: segment })),
        removed: zod_mini__WEBPACK_IMPORTED_MODULE_5__.YOg(segment)
      });
      function install(folder, temporary, planned, log) {
        const renames = renamesOf(folder, temporary, planned);
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, REPLACED));
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, JOURNAL), JSON.stringify(planned));
        try {
          for (const { from, to } of renames)
            if (from.startsWith(temporary) || (0, _written_names_js__WEBPACK_IMPORTED_MODULE_4__.t2)(from))
              renameWhenFree(from, to);
        } catch (error) {
          return { isComplete: false, error, isRestored: undo(renames, temporary, log) };
        }
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, JOURNAL));
        return { isComplete: true };
      }
      function repair(folder, temporary, log) {
        const planned = journalIn(temporary);
        if (planned instanceof _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__.kc)
          return;
        if (undo(renamesOf(folder, temporary, planned), temporary, log))
          log.info(`Restored the files in ${folder}: an earlier run was killed while it replaced them.`);
      }
      function needsRepair(temporary) {
        if (!(0, _written_names_js__WEBPACK_IMPORTED_MODULE_4__.t2)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, JOURNAL)))
          return false;
        if (!(journalIn(temporary) instanceof _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__.kc))
          return true;
        const replaced = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, REPLACED);
        return (0, _written_names_js__WEBPACK_IMPORTED_MODULE_4__.t2)(replaced) && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(replaced).length > 0;
      }
      function journalIn(temporary) {
        return (0, _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__.ZN)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, JOURNAL), (text) => (0, _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__.$x)(installation, text));
      }
      function renamesOf(folder, temporary, { moves, removed }) {
        const away = (name) => ({ from: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), to: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, REPLACED, name) });
        return [
          ...moves.flatMap(({ name, file }) => [
            away(name),
            { from: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, file), to: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name) }
          ]),
          ...removed.map(away)
        ];
      }
      function undo(renames, temporary, log) {
        let isRestored = true;
        for (const { from, to } of renames.toReversed()) {
          if ((0, _written_names_js__WEBPACK_IMPORTED_MODULE_4__.t2)(from) || !(0, _written_names_js__WEBPACK_IMPORTED_MODULE_4__.t2)(to))
            continue;
          try {
            renameWhenFree(to, from);
          } catch (reason) {
            isRestored = false;
            log.warning(`${from} could not be restored from ${to}: ${(0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.A3)(reason)}.`);
          }
        }
        if (isRestored)
          (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, JOURNAL));
        return isRestored;
      }
      const MAX_ATTEMPTS = 10;
      const DELAY_MS = 100;
      function renameWhenFree(from, to) {
        for (let attempt = 1; ; attempt++) {
          try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync(from, to);
            return;
          } catch (error) {
            const { code = "" } = error;
            const isOpen = process.platform === "win32" && ["EPERM", "EBUSY", "EACCES"].includes(code);
            if (!isOpen || attempt === MAX_ATTEMPTS)
              throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS * attempt);
          }
        }
      }
    })
  ),
  /***/
  23503: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        w: () => (
          /* binding */
          OutputFolder
        ),
        B: () => (
          /* binding */
          sha256Of
        )
      });
      var external_node_crypto_ = __webpack_require__(77598);
      var external_node_fs_ = __webpack_require__(73024);
      var promises_ = __webpack_require__(51455);
      var external_node_path_ = __webpack_require__(76760);
      var format = __webpack_require__(36103);
      var failure = __webpack_require__(98362);
      var host_files = __webpack_require__(56021);
      var disk_errors = __webpack_require__(57627);
      var install = __webpack_require__(63195);
      ;
      const LOCK = ".static-export-lock";
      const STALE_MS = 3e4;
      const DELAY_MS = 50;
      const LOCKED = ["ENOTEMPTY", "EEXIST", "EPERM", "EACCES", "EBUSY"];
      async function takeLock(folder, holder, { clock, signal }) {
        const [lock, own] = [(0, external_node_path_.join)(folder, LOCK), (0, external_node_path_.join)(folder, holder, "lock")];
        const release = async () => {
          const isHeld = await isDone((0, promises_.rm)((0, external_node_path_.join)(lock, holder)));
          if (isHeld)
            await isDone((0, promises_.rmdir)(lock));
        };
        await (0, promises_.mkdir)(own, { recursive: true });
        await (0, promises_.writeFile)((0, external_node_path_.join)(own, holder), "");
        for (; ; ) {
          try {
            await (0, promises_.utimes)(own, /* @__PURE__ */ new Date(), /* @__PURE__ */ new Date());
            await (0, promises_.rename)(own, lock);
            return release;
          } catch (error) {
            if (!LOCKED.includes(error.code ?? ""))
              throw error;
          }
          const [other] = await (0, promises_.readdir)(lock).catch(() => []);
          const { mtimeMs = Infinity } = await (0, promises_.stat)(lock).catch(() => void 0) ?? {};
          const isStale = clock.now() - mtimeMs > STALE_MS;
          if (other !== void 0 && isStale && await isDone((0, promises_.rename)((0, external_node_path_.join)(lock, other), (0, external_node_path_.join)(lock, holder))))
            return release;
          if (other === void 0)
            await isDone((0, promises_.rmdir)(lock));
          await clock.sleep(DELAY_MS, signal);
        }
      }
      async function isDone(change) {
        return await change.then(() => true, () => false);
      }
      var private_folder = __webpack_require__(89952);
      var written_names = __webpack_require__(80946);
      ;
      class OutputFolder {
        path;
        /** Path of the private folder. */
        temporary;
        #context;
        #archiveName;
        /** Identities of the archives from earlier runs, to detect that another run has replaced one of these archives. */
        #before = /* @__PURE__ */ new Map();
        #ready = [];
        #mustKeep = false;
        /** Removes the private folder when the process exits, unless it contains files that could not be restored. */
        #removeAtExit = () => {
          if (!this.#mustKeep)
            (0, private_folder.Px)(this.temporary);
        };
        constructor({ folder, archiveName }, temporary, context) {
          this.path = folder;
          this.#archiveName = archiveName;
          this.temporary = temporary;
          this.#context = context;
          process.once("exit", this.#removeAtExit);
        }
        static async open({ folder, archiveName }, context) {
          try {
            await makeFolder(folder);
            await (0, promises_.readdir)(folder);
            const output = new OutputFolder({ folder, archiveName }, await (0, promises_.mkdtemp)((0, external_node_path_.join)(folder, private_folder.H3)), context);
            try {
              await repairFolder(folder, output.temporary, context);
              await (0, private_folder.DA)(folder, context);
              for (const name of await (0, promises_.readdir)(folder))
                if (name.startsWith(`${archiveName}.`))
                  output.#before.set(name, await identify((0, external_node_path_.join)(folder, name)));
              return output;
            } catch (error) {
              await output[Symbol.asyncDispose]();
              throw error;
            }
          } catch (error) {
            throw (0, disk_errors.P)(error, folder);
          }
        }
        /** Throws if an entry that no export wrote already has one of these names. Called before the export. */
        requireReplaceable(names) {
          (0, written_names.hN)(this.path, names, (0, written_names.uc)(this.path));
        }
        placeOf(name) {
          return (0, external_node_path_.join)(this.path, name);
        }
        /** Adds a file or folder in the private folder to the entries that `install` moves, and returns its final path. */
        add(entry) {
          this.#ready.push(entry);
          return this.placeOf(entry.name);
        }
        async write(name, text) {
          const path = (0, external_node_path_.join)(this.temporary, name);
          await (0, promises_.writeFile)(path, text);
          await (0, promises_.chmod)(path, 420);
          return this.add({ name, path });
        }
        /** Moves all entries to their final paths, or restores the earlier entries. A lock admits one run at a time. */
        async install() {
          const { signal, log } = this.#context;
          signal.throwIfAborted();
          const unlock = await takeLock(this.path, (0, external_node_path_.basename)(this.temporary), this.#context);
          try {
            const written = (0, written_names.uc)(this.path);
            const removed = await this.#record(written);
            (0, written_names.hN)(this.path, this.#names, written);
            for (const entry of this.#ready)
              await this.#requireFree(entry);
            signal.throwIfAborted();
            const moves = this.#ready.map(({ name, path }) => ({ name, file: (0, external_node_path_.relative)(this.temporary, path) }));
            const result = (0, install.ai)(this.path, this.temporary, { moves, removed }, log);
            if (!result.isComplete) {
              this.#mustKeep = !result.isRestored;
              throw result.error;
            }
            this.#ready.length = 0;
          } finally {
            await unlock();
          }
        }
        async [Symbol.asyncDispose]() {
          if (this.#mustKeep || await (0, private_folder.v$)(this.temporary, this.#context))
            process.off("exit", this.#removeAtExit);
        }
        get #names() {
          return this.#ready.map(({ name }) => name);
        }
        /** Writes the list of kept and new entries. Returns the names of the earlier files to remove. */
        async #record(written) {
          const names = new Set(this.#names);
          const over = [
            ...names.has(written_names.e0) ? [host_files.Bg] : [],
            ...names.has("changes.json") ? written_names.x : []
          ];
          const isArchive = (name) => format.Oz.some((format2) => name === `${this.#archiveName}.${format2}`);
          const isOver = names.has(written_names.e0) || [...names].some(isArchive);
          for (const [name, identity] of this.#before)
            if (isOver && isArchive(name) && await identify(this.placeOf(name)) === identity)
              over.push(name);
          const removed = [...written].filter((name) => !names.has(name) && over.includes(name));
          const kept = [...written].filter((name) => !removed.includes(name) && (0, written_names.t2)(this.placeOf(name)));
          const listed = new Set([...kept, ...names].filter((name) => name !== written_names.or));
          await this.write(written_names.or, (0, written_names.jT)([...listed].sort()));
          return removed;
        }
        /** Throws if another run wrote a different archive, so that the digest that the other run reported stays correct. */
        async #requireFree({ name, sha256 }) {
          const place = this.placeOf(name);
          if (sha256 === void 0)
            return;
          const found = await identify(place);
          if (found === "" || found === this.#before.get(name) || await sha256Of(place) === sha256)
            return;
          throw new failure.HR("output-dir-in-use", `Another run wrote different content to ${place} during this run. The files from that run are unchanged.`);
        }
      }
      async function makeFolder(path) {
        const stats = await (0, promises_.stat)(path).catch(() => void 0);
        if (stats?.isDirectory() === true)
          return;
        if ((0, external_node_path_.dirname)(path) !== path)
          await makeFolder((0, external_node_path_.dirname)(path));
        await (0, promises_.mkdir)(path).catch((0, disk_errors.N)("EEXIST"));
      }
      async function repairFolder(folder, temporary, context) {
        const damaged = (await (0, private_folder.Gj)(folder)).filter(install.FH);
        if (damaged.length === 0)
          return;
        const unlock = await takeLock(folder, (0, external_node_path_.basename)(temporary), context);
        for (const other of damaged)
          (0, install.Ip)(folder, other, context.log);
        await unlock();
      }
      async function identify(path) {
        const stats = await (0, promises_.lstat)(path, { bigint: true }).catch((0, disk_errors.N)("ENOENT"));
        return stats === void 0 ? "" : [stats.ino, stats.mtimeNs, stats.size].join("-");
      }
      async function sha256Of(path) {
        const hash = (0, external_node_crypto_.createHash)("sha256");
        for await (const chunk of (0, external_node_fs_.createReadStream)(path))
          hash.update(chunk);
        return hash.digest("hex");
      }
    })
  ),
  /***/
  89952: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DA: () => (
          /* binding */
          removeLeftovers
        ),
        /* harmony export */
        Gj: () => (
          /* binding */
          privateFoldersIn
        ),
        /* harmony export */
        H3: () => (
          /* binding */
          PREFIX
        ),
        /* harmony export */
        Px: () => (
          /* binding */
          removeLater
        ),
        /* harmony export */
        v$: () => (
          /* binding */
          removeFolder
        )
        /* harmony export */
      });
      var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
      var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
      var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98362);
      var _runtime_files_work_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83792);
      var _install_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63195);
      const PREFIX = ".static-export-";
      const PRIVATE_FOLDER = /^\.static-export-\w{6}$/;
      const LEFTOVER_MS = 24 * 36e5;
      async function privateFoldersIn(folder) {
        const names = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder)).filter((name) => PRIVATE_FOLDER.test(name));
        return names.map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
      }
      async function removeLeftovers(folder, { log, clock }) {
        for (const path of await privateFoldersIn(folder)) {
          if ((0, _install_js__WEBPACK_IMPORTED_MODULE_6__.FH)(path))
            continue;
          try {
            const inner = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(path)).map((child) => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, child));
            const stats = await Promise.all([path, ...inner].map(async (child) => await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(child)));
            if (!(0, _runtime_files_work_folder_js__WEBPACK_IMPORTED_MODULE_5__.isAbandoned)(path) && stats.some(({ mtimeMs }) => clock.now() - mtimeMs <= LEFTOVER_MS))
              continue;
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
            log.info(`Removed ${(0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}, a leftover from a killed run.`);
          } catch (error) {
            log.debug(`${path} could not be removed: ${(0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_4__.A3)(error)}`);
          }
        }
      }
      const MAX_REMOVAL_MS = 500;
      async function removeFolder(path, { log, signal }) {
        const removed = (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { recursive: true, force: true, maxRetries: 3 }).then(() => true, (error) => {
          log.warning(`${path} could not be removed (${(0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_4__.A3)(error)}). A later export removes it.`);
          return true;
        });
        return await Promise.race([removed, afterAbort(signal, MAX_REMOVAL_MS)]);
      }
      function removeLater(path) {
        const script = 'require("node:fs").rm(process.argv[1], { recursive: true, force: true, maxRetries: 9 }, () => {})';
        (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, ["-e", script, path], {
          detached: true,
          stdio: "ignore",
          windowsHide: true
        }).unref();
      }
      async function afterAbort(signal, ms) {
        if (!signal.aborted)
          await (0, node_events__WEBPACK_IMPORTED_MODULE_1__.once)(signal, "abort");
        await new Promise((resolve) => setTimeout(resolve, ms).unref());
        return false;
      }
    })
  ),
  /***/
  80946: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        CT: () => (
          /* binding */
          SITE
        ),
        /* harmony export */
        Pk: () => (
          /* binding */
          LEFT_OUT
        ),
        /* harmony export */
        e0: () => (
          /* binding */
          MANIFEST
        ),
        /* harmony export */
        hN: () => (
          /* binding */
          requireOurs
        ),
        /* harmony export */
        jT: () => (
          /* binding */
          serializeList
        ),
        /* harmony export */
        or: () => (
          /* binding */
          LIST_FILE
        ),
        /* harmony export */
        t2: () => (
          /* binding */
          exists
        ),
        /* harmony export */
        uc: () => (
          /* binding */
          writtenNames
        ),
        /* harmony export */
        x: () => (
          /* binding */
          REVIEW_FILES
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
      var _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91716);
      const SITE = "site";
      const MANIFEST = "manifest.json";
      const LEFT_OUT = "left-out.json";
      const REVIEW_FILES = ["changes.json", "checks.json", "report.html", LEFT_OUT];
      const LIST_FILE = ".static-export.json";
      const list = zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({ version: zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz(1), written: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()) });
      function serializeList(written) {
        return `${JSON.stringify({ version: 1, written }, void 0, 2)}
`;
      }
      function writtenNames(folder) {
        const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, LIST_FILE);
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
          return /* @__PURE__ */ new Set();
        const listed = (0, _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__.ZN)(path, (text) => (0, _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__.$x)(list, text));
        return new Set(listed instanceof _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__.kc ? [] : [LIST_FILE, ...listed.written]);
      }
      function exists(path) {
        return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
      }
      function requireOurs(folder, names, ours) {
        const taken = names.filter((name) => !ours.has(name) && exists((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
        if (taken.length > 0)
          throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("output-dir-occupied", `${folder} contains ${taken.join(", ")}, which no export wrote there, so ${taken.length === 1 ? "it is" : "they are"} not replaced.`);
        for (const name of names) {
          const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { throwIfNoEntry: false });
          if (stats === void 0 || stats.isSymbolicLink() || stats.isDirectory() === (name === SITE))
            continue;
          const kind = name === SITE ? "folder" : "file";
          throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("output-dir-not-writable", `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)} exists and is not a ${kind}.`);
        }
      }
    })
  ),
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
  44371: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        TZ: () => (
          /* binding */
          LIMIT_MS
        ),
        KD: () => (
          /* binding */
          NotRecalled
        ),
        fx: () => (
          /* binding */
          RunMemory
        )
      });
      var promises_ = __webpack_require__(51455);
      var external_node_path_ = __webpack_require__(76760);
      var guards = __webpack_require__(85606);
      var failure = __webpack_require__(98362);
      var stop_reason = __webpack_require__(54639);
      var export_files = __webpack_require__(91716);
      var client = __webpack_require__(2336);
      var external_node_fs_ = __webpack_require__(73024);
      var zip = __webpack_require__(21625);
      ;
      async function readArtifactZip(folder, file, signal) {
        const [name, ...others] = await (0, promises_.readdir)(folder);
        if (name === void 0 || others.length > 0)
          throw new Error("the artifact is not a single file");
        const path = (0, external_node_path_.join)(folder, name);
        const { size } = await (0, promises_.stat)(path);
        if (size > export_files.gZ)
          throw new Error(`it is larger than ${export_files.gZ / 1e6} MB`);
        const groups = await (0, zip.oV)({ path, size }, {
          guards: new guards.dl(),
          makeFolder: (folderName) => {
            throw new Error(`the artifact contains the folder ${JSON.stringify(folderName)}`);
          },
          signal
        });
        const [entry, ...more] = groups.flat();
        if (entry?.path !== file || more.length > 0)
          throw new Error(`the artifact is not a single file named ${file}`);
        if (entry.size > export_files.gZ)
          throw new Error(`it is larger than ${export_files.gZ / 1e6} MB`);
        const fd = (0, external_node_fs_.openSync)(path, "r");
        const parts = [];
        try {
          await (0, zip.CQ)(fd, entry, (content) => parts.push(Buffer.from(content)));
        } finally {
          (0, external_node_fs_.closeSync)(fd);
        }
        return Buffer.concat(parts).toString();
      }
      var schemas2 = __webpack_require__(94343);
      var compare = __webpack_require__(29589);
      ;
      const artifactList = schemas2.Ikc({
        total_count: schemas2.aig(),
        artifacts: schemas2.YOg(schemas2.Ikc({
          id: schemas2.aig(),
          name: schemas2.YjP(),
          size_in_bytes: schemas2.aig(),
          expired: schemas2.zMY(),
          created_at: schemas2.cl6(schemas2.YjP()),
          workflow_run: schemas2.cl6(schemas2.Ikc({
            id: schemas2.lqM(schemas2.aig()),
            repository_id: schemas2.lqM(schemas2.aig()),
            head_repository_id: schemas2.lqM(schemas2.aig()),
            head_branch: schemas2.cl6(schemas2.YjP())
          }))
        }))
      });
      const workflowRun = schemas2.Ikc({ conclusion: schemas2.cl6(schemas2.YjP()) });
      const PAGE = 100;
      const MAX_PAGES = 10;
      const MAX_RUNS = 5;
      const ACCEPTED = {
        successful: (conclusion) => conclusion === "success",
        "successful-or-running": (conclusion) => conclusion === "success" || conclusion == null,
        any: () => true
      };
      async function findRunArtifact(query, client2, accepted) {
        const lookedUp = /* @__PURE__ */ new Set();
        for (let page = 1; page <= MAX_PAGES; page++) {
          const fields = { name: query.name, per_page: PAGE, page };
          const route = "GET actions/artifacts";
          const found = await client2.request("List of artifacts", artifactList, route, fields);
          const { artifacts, total_count: total } = found;
          const candidates = artifacts.filter((artifact) => isCandidate(artifact, query));
          const newestFirst = candidates.sort((a, b) => (0, compare.compareText)(b.created_at ?? "", a.created_at ?? ""));
          for (const { id: id2, size_in_bytes: size, workflow_run: run } of newestFirst) {
            const runId = run?.id;
            if (runId === void 0 || lookedUp.has(runId))
              continue;
            if (lookedUp.size === MAX_RUNS) {
              if (accepted !== "successful")
                return void 0;
              throw new Error(`none of the last ${MAX_RUNS} runs that uploaded ${query.name} succeeded`);
            }
            lookedUp.add(runId);
            const { conclusion } = await client2.request("Workflow run", workflowRun, `GET actions/runs/${runId}`);
            if (ACCEPTED[accepted](conclusion))
              return { id: id2, size, runId };
          }
          if (artifacts.length < PAGE || page * PAGE >= total)
            break;
        }
        return void 0;
      }
      function isCandidate({ name, expired, workflow_run: run }, query) {
        return name === query.name && !expired && String(run?.head_repository_id) === query.repositoryId && String(run?.repository_id ?? query.repositoryId) === query.repositoryId && String(run?.id) !== query.runId && (query.branch === void 0 || run?.head_branch === query.branch);
      }
      async function downloadRunArtifact({ id: id2, runId }, { token, owner, repo }, folder) {
        const { DefaultArtifactClient } = await Promise.all(
          /* import() */
          [__webpack_require__.e(1351), __webpack_require__.e(9645)]
        ).then(__webpack_require__.bind(__webpack_require__, 9645));
        await new DefaultArtifactClient().downloadArtifact(id2, {
          path: folder,
          // By default, the client extracts every entry without a check.
          skipDecompress: true,
          findBy: { token, workflowRunId: runId, repositoryOwner: owner, repositoryName: repo }
        });
      }
      async function uploadRunArtifact(name, path) {
        const { DefaultArtifactClient } = await Promise.all(
          /* import() */
          [__webpack_require__.e(1351), __webpack_require__.e(9645)]
        ).then(__webpack_require__.bind(__webpack_require__, 9645));
        const client2 = new DefaultArtifactClient();
        try {
          await client2.deleteArtifact(name);
        } catch (error) {
          if (!(error instanceof Error && error.name === "ArtifactNotFoundError"))
            throw error;
        }
        await client2.uploadArtifact(name, [path], (0, external_node_path_.dirname)(path));
      }
      var run_identity = __webpack_require__(821);
      ;
      const LIMIT_MS = 15e3;
      class NotRecalled {
        reason;
        advice;
        constructor(error) {
          const reason = (0, failure.A3)(error).replace(/\.$/, "");
          const isDenied = [401, 403, 404].includes(Number(statusOf(error)));
          this.reason = isDenied ? `the token cannot read artifacts (${reason})` : reason;
          if (isDenied)
            this.advice = ["Add the permission `actions: read` to the job."];
          else
            this.advice = error instanceof failure.HR ? [error.advice] : [];
        }
      }
      function statusOf(error) {
        const { status, cause } = Object(error);
        return status ?? (cause === void 0 ? void 0 : statusOf(cause));
      }
      class RunMemory {
        artifactName;
        #kind;
        #token;
        constructor(kind, token) {
          this.artifactName = kind.artifactName;
          this.#kind = kind;
          this.#token = token;
        }
        /** Runs for all tags share one artifact name, because a single tag rarely has an earlier run. */
        static open(kind, token, github) {
          if (github.repository === "")
            return { reason: "this run is not in GitHub Actions", isExpected: true };
          if (!(0, run_identity.R)(github.serverUrl))
            return { reason: `GitHub Enterprise Server has no artifact storage for the ${kind.name}` };
          if (!github.hasArtifactStorage)
            return { reason: "this step has no access to artifact storage" };
          if (token === void 0)
            return { reason: "`github-token` is empty" };
          const artifactName = `${kind.artifactName}${github.branch === void 0 ? "-tags" : ""}`;
          return new RunMemory({ ...kind, artifactName }, token);
        }
        /** Returns the record of the last accepted run, or undefined if there is none. */
        async recall(title, context, limitMs = LIMIT_MS) {
          return await attempt(title, async (signal) => await this.#last({ ...context, signal }), (error) => new NotRecalled(error), limitMs, context);
        }
        /**
         * Stores a record for later runs. An error does not fail the run. `again` is the artifact in which an earlier run
         * stored the same record.
         */
        async keep(record, context, options = {}) {
          const { name } = this.#kind;
          const folder = await (0, promises_.mkdtemp)((0, external_node_path_.join)(context.github.tempDir, `static-export-${name}-`));
          try {
            const path = (0, external_node_path_.join)(folder, `${name}.json`);
            await (0, promises_.writeFile)(path, `${JSON.stringify(record, void 0, 2)}
`);
            await this.keepFile(path, context, options);
          } finally {
            await (0, promises_.rm)(folder, { recursive: true, force: true });
          }
        }
        /** Like `keep`, for a record that is in a file already. */
        async keepFile(path, context, { again, limitMs = LIMIT_MS } = {}) {
          const { name, lost } = this.#kind;
          await attempt(`Keeping the ${name} for the next run`, async (signal) => {
            if (again === void 0 || !await this.#isReplaced(again, { ...context, signal }))
              await uploadRunArtifact(this.artifactName, path);
            else
              context.log.info(`A later run already has an artifact named ${this.artifactName}.`);
          }, (error) => context.log.notice(`${lost}: the artifact ${this.artifactName} could not be uploaded (${(0, failure.A3)(error).split("\n", 1)[0] ?? ""}).`), limitMs, context);
        }
        async #last(context) {
          const { acceptedRuns, found } = this.#kind;
          const client2 = this.#client(context);
          const artifact = await findRunArtifact(this.#query(context), client2, acceptedRuns);
          if (artifact === void 0) {
            context.log.info(`No earlier run has an artifact named ${this.artifactName}.`);
            return void 0;
          }
          const record = await this.#read(artifact, client2, context);
          if (found !== void 0)
            context.log.info(found(record, artifact.runId));
          return { record, artifact };
        }
        async #read(artifact, client2, context) {
          const { name, parse } = this.#kind;
          const { runId, size } = artifact;
          if (size > export_files.gZ)
            throw new Error(`${name}.json from run ${runId} is larger than ${export_files.gZ / 1e6} MB`);
          const folder = await (0, promises_.mkdtemp)((0, external_node_path_.join)(context.github.tempDir, `static-export-${name}-`));
          try {
            await downloadRunArtifact(artifact, { token: this.#token, ...client2.repo }, folder);
            const record = parse(await readArtifactZip(folder, `${name}.json`, context.signal));
            if (record instanceof export_files.kc)
              throw new Error(record.message);
            return record;
          } catch (error) {
            const reason = (0, failure.A3)(error).replace(guards.VC, "");
            throw new Error(`${name}.json from run ${runId} cannot be used: ${reason}`, { cause: error });
          } finally {
            await (0, promises_.rm)(folder, { recursive: true, force: true });
          }
        }
        /** Whether another run, which may still be in progress, has stored a newer record than the one in this artifact. */
        async #isReplaced({ id: id2 }, context) {
          const accepted = this.#kind.acceptedRuns === "any" ? "any" : "successful-or-running";
          const newest = await findRunArtifact(this.#query(context), this.#client(context), accepted);
          return newest !== void 0 && newest.id !== id2;
        }
        #query({ github: { runId, repositoryId, branch } }) {
          return { name: this.artifactName, runId, repositoryId, branch };
        }
        #client(context) {
          const { apiUrl, repository } = context.github;
          const deadline = context.clock.now() + LIMIT_MS;
          return new client.jh({ token: this.#token, apiUrl, repository, deadline }, context);
        }
      }
      async function attempt(title, work, onError, limitMs, { log, signal }) {
        const limited = (0, stop_reason.NE)(signal, limitMs);
        try {
          return await log.group(title, async () => await (0, stop_reason.Eu)(limited, async () => await work(limited)));
        } catch (error) {
          signal.throwIfAborted();
          return onError(limited.aborted ? new Error(`no response within ${limitMs / 1e3} s`) : error);
        }
      }
    })
  ),
  /***/
  39640: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $m: () => (
          /* binding */
          FAILING_KINDS
        ),
        /* harmony export */
        AK: () => (
          /* binding */
          findingDigest
        ),
        /* harmony export */
        FZ: () => (
          /* binding */
          CHECK_KINDS
        ),
        /* harmony export */
        Le: () => (
          /* binding */
          countByKind
        ),
        /* harmony export */
        bH: () => (
          /* binding */
          ignoredNote
        ),
        /* harmony export */
        jZ: () => (
          /* binding */
          atLeast
        ),
        /* harmony export */
        rW: () => (
          /* binding */
          checksText
        ),
        /* harmony export */
        v9: () => (
          /* binding */
          failingFindings
        ),
        /* harmony export */
        xP: () => (
          /* binding */
          findingDigests
        ),
        /* harmony export */
        xe: () => (
          /* binding */
          FindingCollector
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);
      var _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91716);
      const CHECK_KINDS = [
        "broken-link",
        "broken-anchor",
        "missing-resource",
        "missing-page",
        "broken-redirect",
        "external-resource",
        "insecure-resource",
        "foreign-canonical",
        "noindex",
        "sitemap",
        "unfinished",
        "build-script-in-page"
      ];
      const FAILING_KINDS = CHECK_KINDS.slice(0, 5);
      const MAX_PAGES = 10;
      const MAX_FINDINGS = 5e3;
      const MAX_TARGETS = 1e5;
      const DIGEST_LENGTH = 16;
      const MAX_DIGESTS = 1e5;
      class FindingCollector {
        /** Targets that match `check-ignore`. */
        ignored = /* @__PURE__ */ new Set();
        /** Kinds that have more targets than are kept. */
        cut = /* @__PURE__ */ new Set();
        #ignore;
        /** The number that identifies each target, by kind. An ignored target has no number. */
        #numbers = /* @__PURE__ */ new Map();
        /** The references to each target, by its number. `files` contains the first files that refer to the target. */
        #found = [];
        constructor(ignore) {
          this.#ignore = ignore;
        }
        /** Returns the number of a finding, or undefined if `check-ignore` matches or the kind has too many targets. */
        open(kind, target) {
          const numbers = this.#numbers.get(kind) ?? /* @__PURE__ */ new Map();
          this.#numbers.set(kind, numbers);
          if (numbers.has(target))
            return numbers.get(target);
          if (numbers.size === MAX_TARGETS) {
            this.cut.add(kind);
            return void 0;
          }
          const isIgnored = this.#ignore.some((pattern) => pattern.matches(target));
          if (isIgnored)
            this.ignored.add(target);
          const number = isIgnored ? void 0 : this.#found.push({ count: 0, files: [] }) - 1;
          numbers.set(target, number);
          return number;
        }
        /** References from one file must be added together, so that each file counts once. */
        add(number, file) {
          const found = this.#numbered(number);
          if (found === void 0 || found.lastFile === file)
            return;
          found.lastFile = file;
          found.count++;
          const { files } = found;
          if (files.length === MAX_PAGES && files.at(-1) < file)
            return;
          files.push(file);
          files.sort((a, b) => a - b).splice(MAX_PAGES);
        }
        finish(pathOf) {
          const findings = [];
          for (const kind of CHECK_KINDS) {
            const numbers = this.#numbers.get(kind) ?? /* @__PURE__ */ new Map();
            for (const target of [...numbers.keys()].sort()) {
              const found = this.#numbered(numbers.get(target));
              if (found !== void 0)
                findings.push({ kind, target, count: found.count, pages: found.files.map(pathOf) });
            }
          }
          return findings;
        }
        #numbered(number) {
          return number === void 0 ? void 0 : this.#found[number];
        }
      }
      function ignoredNote(ignored) {
        return ignored === 0 ? "" : ` \`check-ignore\` leaves out ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__.formatCount)(ignored, "target")}.`;
      }
      function atLeast(kind, cut = []) {
        return cut.includes(kind) ? "at least " : "";
      }
      function countByKind(findings) {
        const counts = Object.fromEntries(CHECK_KINDS.map((kind) => [kind, 0]));
        for (const { kind } of findings)
          counts[kind]++;
        return counts;
      }
      function checksText(findings, cut = []) {
        const atLeast2 = cut.length === 0 ? "" : `
  "countsAtLeast": ${JSON.stringify(cut)},`;
        return `{
  "version": 1,
  "counts": ${JSON.stringify(countByKind(findings))},${atLeast2}
  ${(0, _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_2__.so)("findings", findings.slice(0, MAX_FINDINGS))},
  "truncated": ${findings.length > MAX_FINDINGS}
}
`;
      }
      function findingDigest({ kind, target }) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", `${kind}
${target}`).slice(0, DIGEST_LENGTH);
      }
      function findingDigests(findings, failOn = []) {
        return findings.filter(({ kind }) => FAILING_KINDS.includes(kind) || failOn.includes(kind)).slice(0, MAX_DIGESTS).map(findingDigest).sort();
      }
      function failingFindings(findings, previous, kinds = FAILING_KINDS) {
        const known = new Set(previous);
        return findings.filter((finding) => kinds.includes(finding.kind) && !known.has(findingDigest(finding)));
      }
    })
  ),
  /***/
  36378: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        x: () => (
          /* binding */
          ignoredTargets
        )
        /* harmony export */
      });
      var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24707);
      var _site_files_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16669);
      const ignoredTargets = (0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)((value) => {
        const lines = value.split("\n").map((line) => line.trim());
        return (0, _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__.Fo)(lines.filter((line) => line !== "").map(parseIgnoredTarget));
      });
      function parseIgnoredTarget(text) {
        const invalid = (rule) => new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__.AF(`has an invalid pattern "${text}": ${rule}`);
        if (/\*{3}/.test(text))
          return invalid("use `*` or `**`");
        if (!/^(?:\/|\*|https?:\/\/)/.test(text))
          return invalid("start the pattern with `/`, `*` or `https://`");
        if (/\s/.test(text))
          return invalid("write one pattern per line and `*` instead of white space");
        return (0, _site_files_glob_js__WEBPACK_IMPORTED_MODULE_2__.parseGlob)(text);
      }
    })
  ),
  /***/
  56021: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bg: () => (
          /* binding */
          REDIRECTS_FILE
        ),
        /* harmony export */
        If: () => (
          /* binding */
          redirectsJson
        ),
        /* harmony export */
        c: () => (
          /* binding */
          hostRules
        )
        /* harmony export */
      });
      var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);
      var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);
      var _records_export_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91716);
      var _destination_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82937);
      var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68140);
      const MAX_LINE = 1e3;
      const GITLAB_MAX_RULES = 1e3;
      const GITLAB_MAX_BYTES = 64 * 1024;
      function hostRules(redirects, site, leftOut = /* @__PURE__ */ new Set()) {
        const lines = [];
        const without = [];
        const { base } = redirects;
        for (const rule of redirects.rules) {
          if (leftOut.has(rule))
            continue;
          const isFile = (start) => site.find(_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.SiteAddress.parse(start, base)?.page ?? "") !== void 0;
          const own = isEndless(rule, base) ? void 0 : linesOf(rule, isFile);
          if (own === void 0)
            without.push(rule.source);
          else
            lines.push(...own);
        }
        const text = lines.map((line) => `${line}
`).join("");
        const bytes = Buffer.byteLength(text);
        return {
          text,
          without,
          gitlabLimits: [
            ...beyond(lines.length, GITLAB_MAX_RULES, "rule"),
            ...beyond(bytes, GITLAB_MAX_BYTES, "byte")
          ]
        };
      }
      function beyond(amount, max, noun) {
        return amount > max ? [`${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__.formatCount)(amount, noun)}, but GitLab reads only ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__.formatCount)(max)}`] : [];
      }
      function isEndless({ from, destination }, base) {
        const sample = (0, _destination_js__WEBPACK_IMPORTED_MODULE_2__.ZT)(destination, from.wildcards, from.wildcards.map(() => "x"));
        const to = (0, _destination_js__WEBPACK_IMPORTED_MODULE_2__.FD)(sample, base);
        return to.kind === "internal" && (0, _source_js__WEBPACK_IMPORTED_MODULE_3__.NF)(from, base + (0, _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.pageName)(to.path)) !== void 0;
      }
      function linesOf(rule, isFile) {
        const { source, destination, permanent, from } = rule;
        const status = permanent ? 301 : 302;
        const isCommon = from.tokens.every((token, i) => {
          const next = from.tokens[i + 1];
          if (token.kind === "rest")
            return token.isBelow && next === void 0;
          return token.kind === "text" || next?.kind !== "text" || next.text.startsWith("/");
        });
        if (!isCommon || from.wildcards.includes(":splat"))
          return void 0;
        if (from.tokens.at(-1)?.kind !== "rest")
          return checked([`${source} ${destination} ${status}`]);
        const splat = from.wildcards.length - 1;
        const start = source.slice(0, source.lastIndexOf("/"));
        const target = (0, _destination_js__WEBPACK_IMPORTED_MODULE_2__.uT)(destination, from.wildcards, (at, slash, whole) => at === splat ? `${slash}:splat` : whole);
        const lines = [`${start}/* ${target} ${status}`];
        const isPlain = from.wildcards.length === 1 && start !== "" && !isFile(start);
        if (isPlain)
          lines.unshift(`${start} ${(0, _destination_js__WEBPACK_IMPORTED_MODULE_2__.ZT)(destination, from.wildcards, [""])} ${status}`);
        return checked(lines);
      }
      function checked(lines) {
        return lines.every((line) => line.length <= MAX_LINE && line.split(/\s/).length === 3) ? lines : void 0;
      }
      const REDIRECTS_FILE = "redirects.json";
      function redirectsJson(redirects) {
        return `{
  "version": 1,
  ${(0, _records_export_files_js__WEBPACK_IMPORTED_MODULE_1__.so)("redirects", redirects)}
}
`;
      }
    })
  ),
  /***/
  85045: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        H: () => (
          /* binding */
          readRedirectFile
        ),
        /* harmony export */
        v: () => (
          /* binding */
          redirectsOf
        )
        /* harmony export */
      });
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
      var _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84166);
      var _records_export_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91716);
      var _redirects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1324);
      var _runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1896);
      const MAX_NAMED = 1e3;
      const MISSING_ADVICE = "The path in `redirects` is relative to the workspace. A path in `$ref` is relative to the file that contains it. The file must exist after the checkout: run actions/checkout earlier in the job.";
      async function readRedirectFile(path, { workspace, isFound = false }) {
        const entries = entriesOf(readJson(path), path);
        return { path, isFound, entries: await resolveReference(entries, path, workspace) };
      }
      function redirectsOf({ path, isFound, entries }, { basePath, ...own }) {
        const parsed = (0, _redirects_js__WEBPACK_IMPORTED_MODULE_5__.Z)(entries, basePath, own);
        if (isFound || parsed.problems.length === 0)
          return parsed;
        const amount = parsed.problems.length === 1 ? "a problem" : `${parsed.problems.length} problems`;
        const lines = (0, _runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_6__.withMore)(parsed.problems, MAX_NAMED).map((problem) => `
- ${problem}`);
        throw invalid(`${path} has ${amount}:${lines.join("")}`);
      }
      function entriesOf(content, path) {
        if (Array.isArray(content))
          return content;
        if (typeof content !== "object" || content === null) {
          throw invalid(`${path} is neither a list of redirects nor an object with the field \`redirects\``);
        }
        return "redirects" in content ? content.redirects : [];
      }
      async function resolveReference(field, path, workspace) {
        const { $ref: reference } = Object(field);
        if (reference === void 0)
          return field;
        if (typeof reference !== "string" || reference === "" || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(reference) || /^[a-z]+:|\0/i.test(reference)) {
          throw invalid(`\`$ref\` in ${path} is ${JSON.stringify(reference)}, which is not a relative path`);
        }
        const target = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), reference);
        const [root, real] = await Promise.all([(0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace), (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(target).catch(() => target)]);
        if (real === root || !(0, _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_3__.isBelow)(real, root)) {
          throw invalid(`\`$ref\` in ${path} leads to a file outside the workspace: ${JSON.stringify(reference)}`);
        }
        return entriesOf(readJson(real), real);
      }
      function readJson(path) {
        const json = (0, _records_export_files_js__WEBPACK_IMPORTED_MODULE_4__.ZN)(path, _records_export_files_js__WEBPACK_IMPORTED_MODULE_4__.Yf);
        if ("value" in json)
          return json.value;
        if (json.kind === "missing")
          throw invalid(`there is no file ${path}`, MISSING_ADVICE);
        throw invalid(`${path} ${json.message.replace(/^it /, "")}`);
      }
      function invalid(reason, advice) {
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("redirects-invalid", `The redirects cannot be used: ${reason}.`, { advice });
      }
    })
  ),
  /***/
  73102: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        w$: () => (
          /* binding */
          datetime
        )
        /* harmony export */
      });
      var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
      var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81041);
      var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
      var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
      const ZodMiniISODateTime = /* @__PURE__ */ _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniISODateTime", (inst, def) => {
        _core_index_js__WEBPACK_IMPORTED_MODULE_1__.Ko.init(inst, def);
        _schemas_js__WEBPACK_IMPORTED_MODULE_2__.zUr.init(inst, def);
      });
      // @__NO_SIDE_EFFECTS__
      function datetime(params) {
        return _core_index_js__WEBPACK_IMPORTED_MODULE_3__.G1(ZodMiniISODateTime, params);
      }
      const ZodMiniISODate = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function date(params) {
        return core._isoDate(ZodMiniISODate, params);
      }
      const ZodMiniISOTime = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function time(params) {
        return core._isoTime(ZodMiniISOTime, params);
      }
      const ZodMiniISODuration = (
        /* unused pure expression or super */
        null
      );
      // @__NO_SIDE_EFFECTS__
      function duration(params) {
        return core._isoDuration(ZodMiniISODuration, params);
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
