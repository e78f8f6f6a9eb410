const id = 6423;
const ids = [6423];
const modules = {
  /***/
  93371: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B: () => (
          /* binding */
          askGh
        ),
        /* harmony export */
        r: () => (
          /* binding */
          ghState
        )
        /* harmony export */
      });
      var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
      var _runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15288);
      function ghState(server, root, { env }) {
        const gh = (0, _runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_1__.findProgram)("gh", env, root);
        if (gh === void 0)
          return "missing";
        const { status } = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(gh, ["auth", "token", "--hostname", server], {
          cwd: root,
          env,
          stdio: "ignore"
        });
        return status === 0 ? "ready" : "signed out";
      }
      function askGh(args, root, { env }) {
        const gh = (0, _runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_1__.findProgram)("gh", env, root);
        if (gh === void 0)
          return void 0;
        const { status, stdout } = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(gh, args, {
          cwd: root,
          env,
          encoding: "utf8",
          stdio: ["ignore", "pipe", "ignore"]
        });
        try {
          return status === 0 ? JSON.parse(stdout) : void 0;
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  54559: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Qq: () => (
          /* binding */
          exitCodesText
        ),
        /* harmony export */
        W5: () => (
          /* binding */
          renderHelp
        ),
        /* harmony export */
        ai: () => (
          /* binding */
          EXIT_CODES
        ),
        /* harmony export */
        jz: () => (
          /* binding */
          examplesText
        ),
        /* harmony export */
        lu: () => (
          /* binding */
          HELP_FLAG
        ),
        /* harmony export */
        us: () => (
          /* binding */
          flagText
        ),
        /* harmony export */
        vo: () => (
          /* binding */
          flagOptions
        )
        /* harmony export */
      });
      var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78620);
      var _shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17236);
      const EXIT_CODES = {
        [_failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.d.ok]: "success",
        [_failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.d.failed]: "failure",
        [_failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.d.usage]: "wrong flags or values",
        [_failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.d.interrupted]: "Ctrl-C"
      };
      const HELP_FLAG = { short: "h", about: "Prints this help." };
      const INDENT = "      ";
      function renderHelp(help, { program, width }) {
        const { usage, about, usual, others, notes = [], exitCodes } = help;
        const flags = (group) => Object.entries(group).map(([name, flag]) => flagText(name, flag, width));
        return [
          `${program} ${usage}`,
          (0, _shell_js__WEBPACK_IMPORTED_MODULE_1__.ky)(about, width),
          ...help.examples.length === 0 ? [] : [examplesText(help, program)],
          ...Object.keys(usual).length === 0 ? [] : [["Usual flags", ...flags(usual)].join("\n")],
          ["More flags", ...flags({ ...others, help: HELP_FLAG })].join("\n"),
          ...[notes].flat(),
          exitCodesText(exitCodes)
        ].join("\n\n");
      }
      function examplesText({ examples }, program) {
        return ["Examples", ...examples.map((example) => `  ${program} ${example}`)].join("\n");
      }
      function exitCodesText(codes) {
        const listed = Object.entries(codes).map(([code, meaning]) => `  ${code.padEnd(5)}${meaning}`);
        return ["Exit codes", ...listed].join("\n");
      }
      function flagText(name, { short, value, about, note = "" }, width) {
        const names = `${short === void 0 ? "" : `-${short}, `}--${name}`;
        return `  ${names}${value === void 0 ? "" : ` ${value}`}${note}
${(0, _shell_js__WEBPACK_IMPORTED_MODULE_1__.ky)(about, width, INDENT)}`;
      }
      function flagOptions({ usual, others }) {
        return Object.fromEntries(Object.entries({ ...usual, ...others }).map(([name, { value, short, isList = false }]) => [
          name,
          {
            type: value === void 0 ? "boolean" : "string",
            ...short !== void 0 && { short },
            ...isList && { multiple: true }
          }
        ]));
      }
    })
  ),
  /***/
  86658: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        BF: () => (
          /* binding */
          workflowFiles
        ),
        /* harmony export */
        M9: () => (
          /* binding */
          write
        ),
        /* harmony export */
        ql: () => (
          /* binding */
          reasonNotToWrite
        ),
        /* harmony export */
        rZ: () => (
          /* binding */
          isMarked
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
      var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
      const MARK = /^(?:#|\/\/) Written by static-docs-export init \(([0-9a-f]{12})\)[^\n]*\n/;
      function isMarked(text) {
        return MARK.test(text);
      }
      function marked({ path, text }) {
        const comment = /^\.(js|mjs)$/.test((0, node_path__WEBPACK_IMPORTED_MODULE_3__.extname)(path)) ? "//" : "#";
        return `${comment} Written by static-docs-export init (${digestOf(text)}). Run it again to update the file.
${text}`;
      }
      function digestOf(text) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex").slice(0, 12);
      }
      function workflowFiles(root) {
        const folder = ".github/workflows";
        const entries = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder)) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), { withFileTypes: true }) : [];
        return entries.filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name)).map(({ name }) => `${folder}/${name}`);
      }
      function reasonNotToWrite(root, file, force) {
        const parts = file.path.split("/");
        for (const at of parts.keys()) {
          const part = parts.slice(0, at + 1).join("/");
          const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, part), { throwIfNoEntry: false });
          if (stats === void 0)
            return void 0;
          const isLast = at === parts.length - 1;
          if (stats.isSymbolicLink())
            return `${part} is a symbolic link, which init does not follow`;
          if (isLast ? !stats.isFile() : !stats.isDirectory())
            return `${file.path} cannot be written: ${part} is not a ${isLast ? "file" : "folder"}`;
        }
        const found = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, file.path), "utf8").replaceAll("\r\n", "\n");
        const digest = MARK.exec(found)?.[1];
        if (digest === void 0)
          return `${file.path} exists, and init did not write it: move the file away`;
        return force || digest === digestOf(found.replace(MARK, "")) ? void 0 : `${file.path} has been edited since init wrote it: use --force to replace the file`;
      }
      async function write(root, file) {
        const target = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, file.path);
        const text = marked(file);
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target, { throwIfNoEntry: false }) !== void 0 && (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(target, "utf8") === text)
          return false;
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), { recursive: true });
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(target, text);
        return true;
      }
    })
  ),
  /***/
  75025: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        M8: () => (
          /* binding */
          parseRemote
        ),
        /* harmony export */
        TE: () => (
          /* binding */
          lookUp
        ),
        /* harmony export */
        U0: () => (
          /* binding */
          GITHUB
        ),
        /* harmony export */
        Z6: () => (
          /* binding */
          isRepository
        ),
        /* harmony export */
        uM: () => (
          /* binding */
          gitIn
        ),
        /* harmony export */
        xr: () => (
          /* binding */
          onGitHub
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37630);
      var _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45852);
      var _runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15288);
      var _runtime_files_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8568);
      const GIT_TIMEOUT_MS = 3e4;
      const GITHUB = "github.com";
      const USUAL_BRANCHES = ["main", "master"];
      function lookUp({ env, folder }) {
        const git = gitIn(folder, env);
        const root = git("rev-parse", "--show-toplevel") ?? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
        const head = git("symbolic-ref", "--short", "refs/remotes/origin/HEAD")?.replace(/^origin\//, "");
        const usual = USUAL_BRANCHES.find((name) => git("for-each-ref", "--format=x", `refs/remotes/origin/${name}`, `refs/heads/${name}`));
        return {
          root,
          remote: parseRemote(git("config", "--get", "remote.origin.url") ?? ""),
          branch: head ?? usual ?? git("symbolic-ref", "--short", "HEAD") ?? "main",
          isBranchKnown: head !== void 0,
          docs: (0, _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__.Vy)(root).map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).replaceAll("\\", "/"))
        };
      }
      function parseRemote(address) {
        const [, host, way] = /^(?:[^@/]+@)?([\w.-]+):(?!\/\/)(.+)$/.exec(address) ?? [];
        const url = (0, _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__.D)(host === void 0 || way === void 0 ? address.replace(/^git\+/, "") : `ssh://${host}/${way}`);
        if (url === null || !/^(https?|ssh|git):$/.test(url.protocol))
          return void 0;
        const path = url.pathname.replace(/^\/+/, "").replace(/(\.git)?\/*$/, "");
        const server = url.hostname.replace(/^(www|ssh)\.github\.com$/, GITHUB);
        return /^[\w.~-]+(\/[\w.~-]+)+$/.test(path) ? { server, path } : void 0;
      }
      function onGitHub(remote) {
        return remote?.server === GITHUB ? remote.path : void 0;
      }
      function isRepository(name) {
        return /^[a-z0-9](?:[a-z0-9-]{0,38})\/[\w.-]{1,100}$/i.test(name) && !/\/\.{1,2}$/.test(name);
      }
      function gitIn(folder, env) {
        const program = (0, _runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_3__.findProgram)("git", env, folder);
        const git = program === void 0 ? void 0 : new _runtime_files_git_js__WEBPACK_IMPORTED_MODULE_4__.Git(program, folder, env);
        return (...args) => {
          const found = git?.ask(args, GIT_TIMEOUT_MS);
          return typeof found === "string" && found !== "" ? found : void 0;
        };
      }
    })
  ),
  /***/
  66867: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Sw: () => (
          /* binding */
          choose
        ),
        /* harmony export */
        kA: () => (
          /* binding */
          ask
        ),
        /* harmony export */
        lJ: () => (
          /* binding */
          confirm
        )
        /* harmony export */
      });
      var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
      var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
      var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39180);
      var _shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17236);
      var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78620);
      async function ask(question, problemOf, byDefault = "") {
        const terminal = (0, node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: process.stdin, output: process.stdout });
        const stopped = new Promise((_, reject) => {
          terminal.once("SIGINT", () => reject(new _shell_js__WEBPACK_IMPORTED_MODULE_2__.Qd(["", "Stopped."], _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__.d.interrupted)));
          terminal.once("close", () => reject(new _shell_js__WEBPACK_IMPORTED_MODULE_2__.Qd(["", "Stopped: there was no answer."], _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__.d.failed)));
        });
        stopped.catch(() => void 0);
        const prompt = byDefault === "" ? `${question}: ` : `${question} [${(0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.printable)(byDefault)}]: `;
        try {
          for (; ; ) {
            const answer = (await Promise.race([terminal.question(prompt), stopped])).trim() || byDefault;
            const problem = problemOf(answer);
            if (problem === void 0)
              return answer;
            console.log(`  ${(0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.printable)(problem)}`);
          }
        } finally {
          terminal.close();
        }
      }
      async function choose(question, choices, byDefault) {
        const names = Object.keys(choices);
        const width = Math.max(...names.map((name) => name.length));
        const rows = names.map((name, at) => `  ${String(at + 1).padStart(2)}  ${(0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.printable)(name).padEnd(width)}  ${(0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__.printable)(choices[name] ?? "")}`);
        console.log(`${(0, node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)("bold", question)}
${rows.map((row) => row.trimEnd()).join("\n")}`);
        const nameOf = (answer) => (/^\d+$/.test(answer) ? names[Number(answer) - 1] : answer) ?? "";
        const given = await ask("Number or name", (answer) => names.includes(nameOf(answer)) ? void 0 : `Enter a number from 1 to ${names.length}, or a name.`, byDefault);
        return nameOf(given);
      }
      async function confirm(question, byDefault) {
        const answer = await ask(`${question} (yes, no)`, (text) => /^(y|yes|n|no)$/i.test(text) ? void 0 : "Answer yes or no.", byDefault);
        return /^y/i.test(answer);
      }
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
  )
};
export {
  id,
  ids,
  modules
};
