const id = 655;
const ids = [655];
const modules = {
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
      var command_words = __webpack_require__(41919);
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
        return (0, command_words.b)(sentences.filter((sentence) => !isAboutOthers(sentence)).join(" "), fields);
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
          worded: (text) => (0, command_words.b)(text, fields)
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
      const REASONS = {
        EEXIST: "it is a file, not a folder",
        ENOTDIR: "a folder of this path is a file"
      };
      async function forUser(flag, path, work) {
        try {
          return await work();
        } catch (error) {
          const { code = "" } = error;
          const reason = REASONS[code] ?? code;
          throw new shell.Qd([`${flag}: ${path} cannot be written (${reason})`]);
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
  )
};
export {
  id,
  ids,
  modules
};
