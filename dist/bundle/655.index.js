const id = 655;
const ids = [655];
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
  70655: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        actionCommand: () => (
          /* binding */
          actionCommand
        ),
        actionHelp: () => (
          /* binding */
          actionHelp
        ),
        b: () => (
          /* binding */
          forUser
        ),
        Q: () => (
          /* binding */
          inheritedVariables
        )
      });
      var promises_ = __webpack_require__(51455);
      var external_node_os_ = __webpack_require__(48161);
      var external_node_path_ = __webpack_require__(76760);
      var external_node_util_ = __webpack_require__(57975);
      var action_file = __webpack_require__(97970);
      var runner_commands = __webpack_require__(3402);
      var step = __webpack_require__(24719);
      var plain_text = __webpack_require__(39180);
      var shell = __webpack_require__(17236);
      var exit_codes = __webpack_require__(78620);
      var actions_flags = __webpack_require__(54853);
      var help = __webpack_require__(54559);
      ;
      const COMMAND_TEXTS = {
        export: {
          examples: [
            "export --domain docs.example.com --output-dir out",
            "export --from site.zip --output-dir out --check fail"
          ],
          usual: ["domain", "from", "output-dir", "deliver", "check", "api-key"],
          findings: "findings with --check fail, or too many pages lost"
        },
        finish: {
          examples: [
            "finish --site-path out/site --site-url https://docs.example.com",
            "finish --site-path out/site --add search"
          ],
          usual: ["site-path", "site-url", "add"]
        },
        publish: {
          examples: [
            "publish --site-path out/site --target s3://BUCKET/docs --dry-run",
            "publish --site-path out/site --target s3://BUCKET/docs --purge cloudfront:ID"
          ],
          usual: ["site-path", "target", "endpoint", "purge", "dry-run"],
          findings: "too many pages would be removed"
        },
        "pull-request": {
          examples: ["pull-request --base main", "pull-request --base main --fix"],
          usual: ["base", "docs-path", "check"],
          findings: "new findings with --check fail"
        },
        verify: {
          examples: [
            "verify --site-url https://docs.example.com --manifest-path out/manifest.json",
            "verify --site-url https://docs.example.com --docs-path docs --watch"
          ],
          usual: ["site-url", "manifest-path", "docs-path", "sample", "wait"],
          findings: "the site differs from what is expected"
        },
        "wait-for-agent": {
          examples: [
            "wait-for-agent --project-id ID --job-id ID",
            'wait-for-agent --project-id ID --prompt "Fix the typos."'
          ],
          usual: ["project-id", "job-id", "prompt", "api-key"]
        }
      };
      function exitCodesOf(name) {
        const { findings } = COMMAND_TEXTS[name] ?? {};
        return findings === void 0 ? help.ai : { ...help.ai, [exit_codes.d.findings]: findings };
      }
      const VALUE_KINDS = {
        FOLDER: "docs-path output-dir site-path",
        FILE: "archive-path changes-path config-file manifest-path pagefind previous-manifest redirects",
        PATH: "base-path from",
        URL: "base-url config-url endpoint preview-url site-url",
        HOST: "domain",
        DURATION: "keep-removed poll-interval timeout wait",
        PERCENT: "max-page-drop max-removed",
        NUMBER: "concurrency purge-max-paths retention-days sample",
        ID: "job-id project-id update-project",
        COMMIT: "base since",
        NAME: "addresses artifact-format artifact-name check clean-urls layout on-no-changes region release-tag",
        NAMES: "add deliver format",
        KINDS: "check-fail-on",
        GLOB: "check-ignore",
        PATHS: "paths",
        RULE: "cache-control content-types",
        KEY: "archive-key config-key",
        SELECTORS: "content trigger",
        CDN: "purge",
        BUCKET: "target",
        TEXT: "config-version prompt version"
      };
      function valueKindOf(name) {
        return Object.entries(VALUE_KINDS).find(([, names]) => names.split(" ").includes(name))?.[0];
      }
      ;
      function helpOf(name, { description, inputGroups }, { program, width }, ownDefaults2) {
        const { examples = [], usual = [] } = COMMAND_TEXTS[name] ?? {};
        const switches = actions_flags.Xj[name] ?? {};
        const fields = inputGroups.flatMap((group) => group.fields).filter((field) => !(field.name in switches));
        const shown = (field) => inputHelp({ ...field, ...defaultOf(field, ownDefaults2), description: inputText(field, fields) }, width);
        const isUsual = ({ name: input }) => usual.includes(input);
        const groups = inputGroups.map(({ title = "More flags", fields: all }) => [
          title,
          ...all.filter((field) => fields.includes(field) && !isUsual(field)).map(shown)
        ]);
        return [
          `${program} ${name} [flags]`,
          (0, shell.ky)(description, width),
          (0, help.jz)({ examples }, program),
          [
            "Usual flags",
            ...usual.flatMap((input) => fields.filter((field) => field.name === input).map(shown)),
            ...Object.entries(switches).map(([flag, about]) => (0, help.us)(flag, { about }, width))
          ].join("\n"),
          ...groups.filter(({ length }) => length > 1).map((lines) => lines.join("\n")),
          [
            "Of the command line",
            ...Object.entries({ ...actions_flags.ZA, ...(0, actions_flags.LZ)(name), help: help.lu }).map(([flag, about]) => (0, help.us)(flag, about, width))
          ].join("\n"),
          (0, help.Qq)(exitCodesOf(name)),
          (0, shell.ky)(`Relative paths are resolved against --workspace. Write each entry of a list on a separate line, or repeat the flag.${name === "publish" ? " AWS credentials are read from the usual environment variables." : ""} Proxy settings are read from https_proxy and no_proxy.`, width)
        ].join("\n\n");
      }
      function inputText({ description }, fields) {
        const own = new Set(fields.map(({ name }) => name));
        const others = allInputs().filter((name) => !own.has(name));
        const isAboutOthers = (sentence) => others.some((name) => sentence.includes(`\`${name}\``));
        const sentences = description.split(/(?<=\.) /);
        return (0, actions_flags.WW)(sentences.filter((sentence) => !isAboutOthers(sentence)).join(" "), fields);
      }
      function allInputs() {
        const groups = [...(0, action_file.S)().values()].flatMap((path) => (0, action_file.d)(path).inputGroups);
        return groups.flatMap(({ fields }) => fields.map(({ name }) => name));
      }
      function defaultOf({ name, default: given }, own) {
        const value = own[name] ?? given;
        return value === void 0 || (0, step.BH)(value) ? { default: "" } : { default: value };
      }
      function inputHelp({ name, description, required, default: value = "" }, width) {
        const variable = actions_flags.pH[name];
        const note = required === true ? " (required)" : value === "" ? "" : ` (default: ${value})`;
        if (variable !== void 0)
          return `  ${name}, in the variable ${variable}${note}
${(0, shell.ky)(description, width, "      ")}`;
        const kind = valueKindOf(name);
        return (0, help.us)(name, { about: description, note, ...kind !== void 0 && { value: kind } }, width);
      }
      var run_step = __webpack_require__(60482);
      var shell_word = __webpack_require__(37397);
      var format = __webpack_require__(64579);
      ;
      const SUMMARY_INDENT = 4;
      async function actionCommand(name, given, shell2) {
        const fields = (0, action_file.d)((0, action_file.S)().get(name) ?? "").inputGroups.flatMap((group) => group.fields);
        const hint = `${shell2.program} ${name} --help explains all flags.`;
        const switches = Object.keys(actions_flags.Xj[name] ?? {});
        const flags = (0, actions_flags.uW)(given, fields, { hint, switches });
        if (flags.isHelp) {
          console.log(actionHelp(name, shell2));
          return exit_codes.d.ok;
        }
        const secrets = readSecrets(name, flags.inputs, fields, shell2);
        const inputs = { ...ownDefaults(name, shell2), ...flags.inputs, ...secrets };
        const args = switchArguments(flags, shell2);
        if (name === "pull-request")
          args.push(`--command=${commandOf(name, flags, shell2)}`);
        return await run({ name, inputs, secrets, fields, args }, flags, shell2);
      }
      function actionHelp(name, shell2) {
        return helpOf(name, (0, action_file.d)((0, action_file.S)().get(name) ?? ""), shell2, ownDefaults(name, shell2));
      }
      function ownDefaults(name, { env }) {
        const hasStorage = Boolean(env["ACTIONS_RUNTIME_TOKEN"]);
        return name === "export" && !hasStorage ? { deliver: "site" } : {};
      }
      async function run({ name, inputs, secrets, fields, args }, { command: flags, log }, { env, folder, width, isTerminal }) {
        const [isQuiet, isVerbose] = [log.includes("quiet"), log.includes("verbose")];
        const view = (0, runner_commands.ov)({
          levels: (0, runner_commands.pd)({ isQuiet, isVerbose: isVerbose || env["RUNNER_DEBUG"] === "1" }),
          worded: (text) => (0, actions_flags.WW)(text, fields)
        });
        const { AWS_SECRET_ACCESS_KEY = "", AWS_SESSION_TOKEN = "" } = env;
        for (const secret of [...Object.values(secrets), AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN])
          view.addMask(secret);
        const workspace = (0, shell.CI)((0, external_node_path_.resolve)(folder, flags.workspace ?? ""), "--workspace");
        const temp = flags.temp === void 0 ? void 0 : (0, external_node_path_.resolve)(folder, flags.temp);
        const [kept, own] = await forUser("--temp", temp ?? (0, external_node_os_.tmpdir)(), async () => {
          if (temp !== void 0)
            await (0, promises_.mkdir)(temp, { recursive: true });
          const made = temp ?? await (0, promises_.mkdtemp)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "static-docs-export-"));
          return [made, await (0, promises_.mkdtemp)((0, external_node_path_.join)(made, ".step-"))];
        });
        try {
          const files = await (0, step.Ko)(own, { workspace, temp: kept });
          const variables = {
            ...inheritedVariables(env),
            ...isVerbose && { RUNNER_DEBUG: "1" },
            // The summary is indented. Lines for a file or another program have any length.
            COLUMNS: isTerminal ? String(width - SUMMARY_INDENT) : void 0
          };
          const ended = await (0, run_step.e)(name, { inputs, args, env: variables, files, view });
          if (!isQuiet)
            showOutputs(ended, view.mask);
          const write = async (flag, path, text, mode) => await forUser(flag, path, async () => await (0, promises_.writeFile)(path, text, { mode }));
          if (flags.outputs !== void 0) {
            const json = `${JSON.stringify(Object.fromEntries(ended.outputs), null, 2)}
`;
            await write("--outputs", (0, external_node_path_.resolve)(folder, flags.outputs), json, 384);
          }
          if (flags.summary !== void 0) {
            const file = (0, external_node_path_.resolve)(folder, flags.summary);
            await write("--summary", file, ended.summary);
            if (!isQuiet)
              console.log(`
  Summary written to ${file}`);
          }
          return ended.exitCode;
        } finally {
          await (0, promises_.rm)(own, { recursive: true, force: true });
          if (temp === void 0 && (await (0, promises_.readdir)(kept)).length === 0)
            await (0, promises_.rm)(kept, { recursive: true });
        }
      }
      function switchArguments({ switches }, { env }) {
        const [isFix, isAll] = [switches.includes("fix"), switches.includes("all")];
        if (isAll && !isFix)
          throw new shell.Qd(["--all requires --fix: add --fix to also fix findings that are not new."]);
        if (isFix && env["GITHUB_ACTIONS"] === "true")
          throw new shell.Qd([
            "--fix edits files on your machine. In a workflow, use the patch file given by the output fixes-path."
          ]);
        return switches.map((name) => `--${name}`);
      }
      const FIX_INPUTS = ["docs-path", "base", "site-url", "check-ignore"];
      function commandOf(name, { inputs, command: { workspace } }, { program }) {
        const given = Object.entries({ workspace, ...inputs }).flatMap(([flag, value]) => value !== void 0 && (flag === "workspace" || FIX_INPUTS.includes(flag)) ? [`--${flag}`, (0, shell_word.quoted)(value)] : []);
        return [program, name, ...given].join(" ");
      }
      function readSecrets(action, inputs, fields, { env }) {
        const secrets = fields.map(({ name }) => [name, env[(0, actions_flags.Qn)(action, name, inputs) ?? ""]?.trim() ?? ""]);
        return Object.fromEntries(secrets.filter(([, value]) => value !== ""));
      }
      async function forUser(flag, path, work) {
        try {
          return await work();
        } catch (error) {
          const { code = "" } = error;
          throw new shell.Qd([`${flag}: ${path} cannot be written (${code})`]);
        }
      }
      function showOutputs({ outputs: given, exitCode }, mask) {
        const hasFailed = exitCode !== exit_codes.d.ok && exitCode !== exit_codes.d.findings;
        const outputs = [...given].filter(([, value]) => !hasFailed || value !== "0" && value !== "");
        if (outputs.length === 0)
          return;
        console.log(`
${(0, external_node_util_.styleText)("bold", "Outputs")}`);
        const rows = outputs.map(([name, value]) => [name, (0, plain_text.printable)(mask(value)).replaceAll("\n", " ")]);
        console.log((0, format.alignedRows)(rows).join("\n"));
      }
      const OF_ONE_STEP = /^(INPUT_.*|DOCS_API_KEY|GITHUB_OUTPUT|GITHUB_STEP_SUMMARY|GITHUB_WORKSPACE|RUNNER_TEMP)$/i;
      function inheritedVariables(env) {
        const own = Object.entries(env).filter(([name]) => !OF_ONE_STEP.test(name));
        const { GITHUB_ACTIONS, GITHUB_SERVER_URL } = env;
        return { GITHUB_ACTIONS, GITHUB_SERVER_URL, ...Object.fromEntries(own) };
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
        return { ...end, exitCode: received.has("SIGINT") ? _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__.d.interrupted : end.exitCode ?? _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_5__.d.failed };
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
        [_failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.d.usage]: "wrong flags or inputs",
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
        const [exitCode] = await (0, node_events__WEBPACK_IMPORTED_MODULE_1__.once)(step, "close");
        return {
          exitCode,
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
      const root = (0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)((0, _own_file_js__WEBPACK_IMPORTED_MODULE_2__.P)(".."));
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
