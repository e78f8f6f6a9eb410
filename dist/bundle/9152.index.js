const id = 9152;
const ids = [9152];
const modules = {
  /***/
  41919: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        b: () => (
          /* binding */
          forCommandLine
        )
        /* harmony export */
      });
      var _flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54853);
      const WORDS = [
        [/^Invalid input:$/gm, "Invalid flags or variables:"],
        [/^Fix the listed inputs\. /gm, "Fix the listed flags or variables. "],
        [/\. In a workflow: \$\{\{ secrets\.… \}\}[^\n]*/g, ""],
        [/(?<=is missing: )this run was not started by a pull request\. Set --base to/g, "set it to"],
        [/the output (`[a-z-]+`) of the export action/g, "the $1 that export prints"],
        [/\b(the) (export|finish|publish|verify) action\b/gi, "$1 $2 command"],
        [/\bits output (`[a-z-]+`)/g, "the $1 that it prints"],
        [/\b(file|folder) given by the output `?([a-z-]+)`?/g, "$1 at `$2`"],
        [/\bThe job summary\b/g, "The summary"],
        [/\bthis runner\b/g, "this machine"],
        [/\bthe runner's temporary folder\b/g, "the system temporary folder"]
      ];
      function forCommandLine(text, fields) {
        return WORDS.reduce((worded, [workflow, commandLine]) => worded.replaceAll(workflow, commandLine), (0, _flags_js__WEBPACK_IMPORTED_MODULE_0__.WW)(text, fields));
      }
    })
  ),
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
  60482: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        e: () => (
          /* binding */
          runStep
        )
        /* harmony export */
      });
      var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
      var node_readline__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80481);
      var _runner_action_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97970);
      var _runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3402);
      var _runner_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24719);
      var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78620);
      async function runStep(name, { inputs, args, env, files, view = (0, _runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_3__.ov)(), print = (text) => console.log(text), isQuietWhenStopped = false }) {
        const path = (0, _runner_action_file_js__WEBPACK_IMPORTED_MODULE_2__.S)().get(name);
        if (path === void 0)
          throw new Error(`There is no action ${name}.`);
        const step = (0, _runner_step_js__WEBPACK_IMPORTED_MODULE_4__.bP)((0, _runner_action_file_js__WEBPACK_IMPORTED_MODULE_2__.d)(path), { inputs, args, env, files });
        const passOn = (signal) => void (process.platform !== "win32" && step.kill(signal));
        const received = /* @__PURE__ */ new Set();
        const onSignal = (signal) => {
          received.add(signal);
          passOn(signal);
        };
        process.on("SIGINT", onSignal).on("SIGTERM", onSignal);
        const logs = [step.stdout, step.stderr].map((stream) => (0, node_readline__WEBPACK_IMPORTED_MODULE_1__.createInterface)({ input: stream }));
        for (const log of logs) {
          log.on("line", (line) => {
            if (isQuietWhenStopped && received.size > 0)
              return;
            const shown2 = view.show(line);
            if (shown2 !== void 0)
              print(shown2.text, shown2.level);
          });
        }
        const shown = Promise.all(logs.map(async (log) => await (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(log, "close")));
        const end = await (0, _runner_step_js__WEBPACK_IMPORTED_MODULE_4__.IZ)(step, files);
        await shown;
        process.off("SIGINT", onSignal).off("SIGTERM", onSignal);
        const isHidden = isQuietWhenStopped && received.size > 0;
        const text = end.signal === null || isHidden ? "" : endedBy(name, end.signal, received);
        const last = text === "" ? void 0 : view.show(`::error::${text}`);
        if (last !== void 0)
          print(last.text, last.level);
        return { ...end, exitCode: received.has("SIGINT") ? _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__.d.interrupted : end.exitCode ?? _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__.d.failed };
      }
      function endedBy(name, signal, received) {
        if (received.has(signal))
          return `The run was canceled before ${name} began its work.`;
        const cause = signal === "SIGKILL" ? ", probably because this machine has too little memory" : "";
        return `The system ended ${name} with ${signal}${cause}.`;
      }
    })
  ),
  /***/
  3402: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        cP: () => (
          /* binding */
          parseFileCommands
        ),
        /* harmony export */
        ov: () => (
          /* binding */
          createLogView
        ),
        /* harmony export */
        pd: () => (
          /* binding */
          levelsOf
        )
        /* harmony export */
      });
      var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
      var _runtime_action_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37223);
      var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39180);
      const STYLES = { error: "red", warning: "yellow", notice: "cyan", debug: "gray" };
      const LOG_LEVELS = ["error", "warning", "result", "notice", "info", "debug"];
      function levelsOf({ isQuiet, isVerbose }) {
        const hidden = isQuiet ? ["notice", "info"] : [];
        return LOG_LEVELS.filter((level) => !hidden.includes(level) && (level !== "debug" || isVerbose));
      }
      function createLogView({ levels = levelsOf({ isQuiet: false, isVerbose: false }), worded = (text) => text } = {}) {
        const secrets = /* @__PURE__ */ new Set();
        let indent = "  ";
        let level = "info";
        const addMask = (secret) => {
          for (const value of [secret, ...secret.split(/\r?\n/)])
            if (value.trim() !== "")
              secrets.add(value);
        };
        const mask = (text) => (
          // Masks the longest secret first, because a link contains its signature, which is also a secret.
          [...secrets].sort((a, b) => b.length - a.length).reduce((shown, secret) => shown.replaceAll(secret, "***"), text)
        );
        const indented = (text, style) => (0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__.printable)(mask(text)).split("\n").map((line) => indent + (style === void 0 ? line : (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, line))).join("\n");
        const read = (line) => {
          const command = /^\s*::([\w-]+)(?: [^:]*)?::(.*)$/.exec(line);
          if (command === null)
            return { level, text: indented(worded(line)) };
          const [, name = "", data = ""] = command;
          const text = unescapeCommand(data);
          switch (name) {
            case "add-mask":
              addMask(text);
              return void 0;
            case "group":
              indent = "    ";
              level = text === _runtime_action_summary_js__WEBPACK_IMPORTED_MODULE_1__.Te ? "result" : "info";
              return { level, text: `  ${(0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__.printable)(mask(text))}` };
            case "endgroup":
              indent = "  ";
              level = "info";
              return void 0;
            case "error":
            case "warning":
            case "notice":
            case "debug":
              return { level: name, text: indented(`${name}: ${worded(text)}`, STYLES[name]) };
            default:
              return void 0;
          }
        };
        const show = (line) => {
          const shown = read(line);
          return shown !== void 0 && levels.includes(shown.level) ? shown : void 0;
        };
        return { show, addMask, mask };
      }
      function unescapeCommand(data) {
        return data.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
      }
      function parseFileCommands(text) {
        const found = text.matchAll(/^([\w-]+)(?:<<(.+)\r?\n([^]*?)\r?\n\2\r?|=(.*))$/gm);
        return new Map([...found].map(([, name = "", , lines, value = ""]) => [name, lines ?? value]));
      }
    })
  ),
  /***/
  24719: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        BH: () => (
          /* binding */
          isExpression
        ),
        /* harmony export */
        IZ: () => (
          /* binding */
          stepEnd
        ),
        /* harmony export */
        Ko: () => (
          /* binding */
          makeStepFiles
        ),
        /* harmony export */
        bP: () => (
          /* binding */
          startStep
        )
        /* harmony export */
      });
      var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
      var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
      var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
      var _runner_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3402);
      async function makeStepFiles(folder, given = {}) {
        const { workspace = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, "workspace"), temp = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, "temp") } = given;
        const [outputFile, summaryFile] = [(0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, "output"), (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, "summary.md")];
        for (const each of [folder, workspace, temp])
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(each, { recursive: true });
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(outputFile, "", { mode: 384 });
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(summaryFile, "");
        return { workspace, temp, outputFile, summaryFile };
      }
      async function stepEnd(step, files) {
        const [exitCode, signal] = await (0, node_events__WEBPACK_IMPORTED_MODULE_1__.once)(step, "close");
        return {
          exitCode,
          signal,
          outputs: (0, _runner_commands_js__WEBPACK_IMPORTED_MODULE_4__.cP)(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(files.outputFile, "utf8")),
          summary: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(files.summaryFile, "utf8")
        };
      }
      function startStep({ inputGroups, main }, step) {
        const { args = [], env, files } = step;
        const fields = inputGroups.flatMap((group) => group.fields);
        const defaults = fields.map(({ name, default: value = "" }) => [name, isExpression(value) ? "" : value]);
        const inputs = { ...Object.fromEntries(defaults), ...step.inputs };
        return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, [main, ...args], {
          cwd: files.workspace,
          env: {
            GITHUB_ACTIONS: "true",
            GITHUB_SERVER_URL: "https://github.com",
            GITHUB_WORKSPACE: files.workspace,
            GITHUB_OUTPUT: files.outputFile,
            GITHUB_STEP_SUMMARY: files.summaryFile,
            RUNNER_TEMP: files.temp,
            ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [inputVariable(name), value])),
            ...env
          },
          // The action stops when the IPC channel closes.
          stdio: ["ignore", "pipe", "pipe", "ipc"]
        });
      }
      function inputVariable(name) {
        return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
      }
      function isExpression(value) {
        return value.includes("${{");
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
  )
};
export {
  id,
  ids,
  modules
};
