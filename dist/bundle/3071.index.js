const id = 3071;
const ids = [3071, 655];
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
  73071: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        check: () => (
          /* binding */
          check
        )
      });
      var promises_ = __webpack_require__(51455);
      var external_node_os_ = __webpack_require__(48161);
      var external_node_path_ = __webpack_require__(76760);
      var exit_codes = __webpack_require__(78620);
      var docs_folders = __webpack_require__(45852);
      var run_action = __webpack_require__(70655);
      var help = __webpack_require__(54559);
      var runner_commands = __webpack_require__(3402);
      var cli_shell = __webpack_require__(17236);
      var input_fields = __webpack_require__(96421);
      var group_by = __webpack_require__(21873);
      var units = __webpack_require__(81529);
      var checkout = __webpack_require__(93921);
      var comparison_findings = __webpack_require__(19711);
      var run_step = __webpack_require__(60482);
      var command_words = __webpack_require__(41919);
      var step = __webpack_require__(24719);
      ;
      const OF_RUNNER = /^(?:GITHUB|ACTIONS|RUNNER)_/i;
      async function runReview({ action, inputs, args = [], levels }, { kept, work }, { env, folder }) {
        const files = await (0, step.Ko)((0, external_node_path_.join)(work, action), { workspace: folder, temp: kept });
        const given = Object.entries(inputs).filter((input) => input[1] !== void 0);
        const own = Object.entries(env).filter(([name]) => !OF_RUNNER.test(name));
        const names = Object.keys(inputs).map((name) => ({ name }));
        const errors = [];
        const { outputs, exitCode } = await (0, run_step.e)(action, {
          inputs: Object.fromEntries(given),
          args,
          env: (0, run_action.Q)({
            ...Object.fromEntries(own),
            ...levels.includes("debug") && { RUNNER_DEBUG: "1" }
          }),
          files,
          view: (0, runner_commands.ov)({ levels, worded: (text) => (0, command_words.b)(text, names) }),
          print: (text, level) => {
            if (level === "error")
              errors.push(text);
            else
              console.error(text);
          }
        });
        if (exitCode === exit_codes.d.ok || exitCode === exit_codes.d.findings)
          return outputs;
        for (const error of errors)
          console.error(error);
        throw new cli_shell.Qd([], exitCode);
      }
      ;
      async function findingsInDocs({ folder, inputs, isFix = false, levels }, folders, shell) {
        const base = inputs["base"] ?? "none";
        const args = ["--no-findings", ...isFix ? ["--fix"] : [], ...isFix && base === "none" ? ["--all"] : []];
        const outputs = await runReview({
          action: "pull-request",
          inputs: { ...inputs, base, "docs-path": folder, comment: "false" },
          args,
          levels
        }, folders, shell);
        const report = outputs.get("findings-path") ?? "";
        const json = await (0, promises_.readFile)(report, "utf8");
        const { findings, hints, notCompared } = JSON.parse(json);
        const { root } = (0, checkout.b$)(folder, shell.folder, { sha: void 0, isRunner: false });
        const placeOf = ({ file, line, column }) => `${(0, external_node_path_.relative)(shell.folder, (0, external_node_path_.join)(root, file)).split(external_node_path_.sep).join("/")}:${line}:${column}`;
        const all = findings.map((finding) => {
          const { kind, target, file, line, column, message, new: isNew } = finding;
          const place = placeOf(finding);
          return { kind, target, file, line, column, message, isNew: isNew || notCompared !== void 0, place };
        });
        const found = all.filter(({ isNew }) => isNew);
        const known = all.length - found.length;
        return {
          found,
          failing: (0, input_fields.Mc)(inputs["check-fail-on"] ?? comparison_findings.LG.join()),
          counts: (0, group_by.x)(found.map(({ kind }) => kind)),
          hints: hints.map((hint) => `${placeOf(hint)}: hint ${hint.text}`),
          kinds: comparison_findings.QX,
          json,
          report,
          notes: known === 0 ? [] : [`${(0, units.formatCount)(known, "finding")} that ${base} also has ${known === 1 ? "is" : "are"} not listed.`]
        };
      }
      var external_node_util_ = __webpack_require__(57975);
      var plain_text = __webpack_require__(39180);
      var clip = __webpack_require__(74238);
      var formats = __webpack_require__(27362);
      ;
      const FORMATS = {
        json: ({ json }) => json,
        sarif: ({ found, kinds }) => (0, formats.Is)(found, kinds),
        junit: ({ found, failing }) => (0, formats.bA)(found, failing),
        codequality: ({ found }) => (0, formats.J6)(found)
      };
      const MAX_LINE = 1e3;
      function findingLines({ found }) {
        const lines = found.map(({ place, kind, message }) => (0, clip.clip)((0, plain_text.plainText)(`${place}: ${kind} ${message}`), MAX_LINE));
        return [...new Set(lines)];
      }
      function failingCount({ counts, failing }) {
        return failing.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
      }
      function conclusion(findings) {
        const { counts, failing, notes } = findings;
        const problems = failingCount(findings);
        const others = [...counts.values()].reduce((sum, count) => sum + count, 0) - problems;
        const listed = [...counts].filter(([kind, count]) => count > 0 && failing.includes(kind)).map(([kind, count]) => `${(0, units.formatCount)(count)} ${kind}`);
        const result = problems === 0 ? `${(0, external_node_util_.styleText)("green", "\u2714")} No problems.` : `${(0, external_node_util_.styleText)("red", "\u2718")} ${(0, units.formatCount)(problems, "problem")}: ${listed.join(", ")}.`;
        const more = others === 0 ? [] : [`${(0, units.formatCount)(others, "finding")} of other kinds.`];
        return [result, ...more, ...notes].join(" ");
      }
      var checks_findings = __webpack_require__(39640);
      var findings_section = __webpack_require__(70471);
      ;
      async function findingsInSite({ path, inputs, levels, sources }, folders, shell) {
        const outputs = await runReview({
          action: "export",
          inputs: {
            ...inputs,
            ...{ from: path, deliver: "site", check: "fail", "previous-manifest": "none" },
            "output-dir": (0, external_node_path_.join)(folders.work, "site-check")
          },
          levels
        }, folders, shell);
        const json = await (0, promises_.readFile)(outputs.get("checks-path") ?? "", "utf8");
        const { counts, findings, truncated } = JSON.parse(json);
        const folder = (0, external_node_path_.join)(folders.kept, "check");
        await (0, promises_.mkdir)(folder, { recursive: true });
        const report = (0, external_node_path_.join)(folder, "report.html");
        await (0, promises_.copyFile)(outputs.get("report-path") ?? "", report);
        await (0, promises_.copyFile)(outputs.get("checks-path") ?? "", (0, external_node_path_.join)(folder, "checks.json"));
        const known = (0, group_by.$)(sources, ({ kind, target }) => JSON.stringify([kind, target]));
        return {
          // What finish would create is missing on no page.
          found: findings.filter(isOnPages).flatMap((finding) => {
            const { kind, target } = finding;
            return known.get(JSON.stringify([kind, target])) ?? [onPage(finding)];
          }),
          failing: (0, input_fields.Mc)(inputs["check-fail-on"] ?? checks_findings.$m.join()),
          counts: new Map(Object.entries(counts).filter(([kind]) => kind !== UNFINISHED)),
          hints: findings.flatMap((finding) => isOnPages(finding) ? [] : finding.note ?? []),
          kinds: Object.fromEntries(Object.entries(findings_section.W).map(([kind, [, text]]) => [kind, text])),
          json,
          report,
          notes: truncated ? [`Only the first ${(0, units.formatCount)(findings.length)} findings are listed.`] : []
        };
      }
      const UNFINISHED = "unfinished";
      function isOnPages({ kind }) {
        return kind !== UNFINISHED;
      }
      function onPage(finding) {
        const { kind, target, pages, count, destination, suggestion, note, source } = finding;
        const [page = target.replace(/^\//, "")] = pages;
        const leads = destination === void 0 ? "" : ` \u2192 ${destination}`;
        const meant = suggestion === void 0 ? "" : `, did you mean ${suggestion}?`;
        const more = pages.length === 0 || count <= 1 ? "" : ` (and on ${(0, units.formatCount)(count - 1, "more page")})`;
        const message = `${target}${leads}${meant}${note === void 0 ? "" : `: ${note}`}${more}`;
        const [, file = page, line = 1, column = 1] = /^(.*):(\d+):(\d+)$/.exec(source ?? "") ?? [];
        const place = source ?? page;
        return { kind, target, message, file, line: Number(line), column: Number(column), isNew: true, place };
      }
      var external_node_fs_ = __webpack_require__(73024);
      var format = __webpack_require__(36103);
      ;
      const EXPECTED = "Expected the folder or archive (tar.gz, tar, zip) of a site, with HTML pages, or a folder with docs.json or mint.json.";
      function targetAt(given, folder) {
        const path = (0, external_node_path_.resolve)(folder, given);
        const stats = (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        if (stats === void 0)
          throw (0, cli_shell.jl)(`${given} does not exist. ${EXPECTED}`);
        if (stats.isDirectory())
          return folderTarget(path, given);
        if (docs_folders.ER.includes((0, external_node_path_.basename)(path)))
          return { kind: "docs", path: (0, external_node_path_.dirname)(path) };
        if (stats.isFile() && (0, format.be)(headOf(path)) !== void 0)
          return { kind: "site", path };
        throw (0, cli_shell.jl)(`${given} is neither a site nor documentation. ${EXPECTED}`);
      }
      function folderTarget(path, given) {
        const isExport = hasEntry(path, "index.html") && hasEntry(path, "_next");
        if (isExport || hasEntry(path, "index.html") && (0, docs_folders.RV)(path) === void 0)
          return { kind: "site", path };
        const [only, ...others] = (0, docs_folders.Vy)(path);
        if (only !== void 0 && others.length === 0)
          return { kind: "docs", path: only };
        if (only !== void 0) {
          const listed = [only, ...others].map((each) => (0, external_node_path_.relative)(path, each)).join(", ");
          throw (0, cli_shell.jl)(`${given} contains several folders with docs.json or mint.json: ${listed}. Check one of them.`);
        }
        if (namesIn(path).some((name) => /\.html?$/i.test(name)))
          return { kind: "site", path };
        const sites = namesIn(path).filter((name) => hasEntry((0, external_node_path_.join)(path, name), "index.html"));
        if (sites.length === 0)
          throw (0, cli_shell.jl)(`${given} is neither a site nor documentation. ${EXPECTED}`);
        const [meant = ""] = sites;
        throw (0, cli_shell.jl)(`${given} is neither a site nor documentation, but ${(0, external_node_path_.join)(given, meant)} contains a site. ${EXPECTED}`);
      }
      function headOf(path) {
        const head = Buffer.alloc(512);
        const file = (0, external_node_fs_.openSync)(path, "r");
        try {
          (0, external_node_fs_.readSync)(file, head, 0, head.length, 0);
          return head;
        } finally {
          (0, external_node_fs_.closeSync)(file);
        }
      }
      function hasEntry(folder, name) {
        return namesIn(folder).includes(name);
      }
      function namesIn(folder) {
        try {
          return (0, external_node_fs_.readdirSync)(folder);
        } catch {
          return [];
        }
      }
      ;
      const HELP = {
        usage: "check [PATH] [flags]",
        about: "Checks a site for broken links, anchors, redirects and missing files, or the documentation that a site is built from. PATH is the folder or archive (tar.gz, tar, zip) of a site, or a folder with docs.json or mint.json, or a folder that contains one such folder. Default: the current folder. Sends no requests, and needs no key.",
        examples: ["check build", "check docs --fix"],
        usual: {
          docs: {
            value: "FOLDER",
            about: "Of a site: folder with the docs.json or mint.json of its sources, so that findings name file and line."
          },
          base: {
            value: "COMMIT",
            about: "Of documentation: lists only what is new since this branch or commit, or compared with this folder."
          },
          fix: {
            about: "Of documentation, in a clone: edits the files to fix what can be fixed. Skips files with uncommitted changes. Prints the command that undoes the edits."
          },
          format: { value: "NAME", about: `Prints ${Object.keys(FORMATS).join(", ")} instead of lines.` },
          "check-ignore": {
            value: "GLOB",
            isList: true,
            about: "Ignores these targets: * stops at /, ** does not. Can be repeated."
          }
        },
        others: {
          "check-fail-on": {
            value: "KINDS",
            isList: true,
            about: "Kinds of findings for which the exit code is 3, instead of the default."
          },
          domain: { value: "HOST", about: "Of a site: host name whose addresses count as links inside the site." },
          "base-path": {
            value: "PATH",
            about: "Of a site: path under which it is served. Default: found in the site."
          },
          layout: { value: "NAME", about: "Of a site of mint export: service, the default, or as-is." },
          redirects: {
            value: "FILE",
            about: "Of a site: JSON file with its redirects, or none. Default: docs.json or mint.json of --docs, else of the current folder."
          },
          "site-url": {
            value: "URL",
            about: "Of documentation: address of the live site, whose addresses count as links inside the site."
          },
          "output-dir": {
            value: "FOLDER",
            about: "Folder for the report. Default: a new folder in the system temporary folder."
          },
          timeout: { value: "DURATION", about: "Time limit, such as 90s or 10m." },
          quiet: { short: "q", about: "Prints findings and errors only." },
          verbose: { short: "v", about: "Also prints each step." }
        },
        exitCodes: {
          ...help.ai,
          [exit_codes.d.ok]: "no problems",
          [exit_codes.d.usage]: "wrong flags or PATH",
          [exit_codes.d.findings]: "problems"
        }
      };
      const OF_SITES = ["docs", "domain", "base-path", "layout", "redirects"];
      const OF_DOCS = ["base", "fix", "site-url"];
      const check = { help: (shell) => (0, help.W5)(HELP, shell), run };
      async function run(args, shell) {
        const { positionals, values } = (0, cli_shell.We)(args, (0, help.vo)(HELP));
        const { fix, quiet, verbose, ...others } = values;
        const given = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, Array.isArray(value) ? value.join("\n") : value]));
        if (positionals.length > 1)
          throw (0, cli_shell.jl)(`check takes one PATH, not ${positionals.length}: ${positionals.join(" ")}`);
        const { format: format2 } = given;
        if (format2 !== void 0 && !Object.hasOwn(FORMATS, format2))
          throw (0, cli_shell.jl)(`--format ${format2} does not exist: choose from ${Object.keys(FORMATS).join(", ")}`);
        const target = targetAt(positionals[0] ?? ".", shell.folder);
        const isSite = target.kind === "site";
        const isQuiet = quiet === true;
        const [useless] = (isSite ? OF_DOCS : OF_SITES).filter((name) => values[name] !== void 0);
        if (useless !== void 0)
          throw (0, cli_shell.jl)(`--${useless} has no effect on ${isSite ? "a site" : "documentation"}: ${target.path}`);
        const findings = await inFolders(given["output-dir"], shell, async (folders) => {
          const levels = logLevels(isSite, { isQuiet, isVerbose: verbose === true });
          return await review(target, { given, isFix: fix === true, levels }, folders, shell);
        });
        print(findings, { format: format2, isQuiet });
        return failingCount(findings) === 0 ? exit_codes.d.ok : exit_codes.d.findings;
      }
      function logLevels(isSite, flags) {
        const isHidden = (level) => level === "result" || level === "info" && isSite && !flags.isVerbose;
        return (0, runner_commands.pd)(flags).filter((level) => !isHidden(level));
      }
      async function review({ kind, path }, { given, isFix, levels }, folders, shell) {
        const common = inputsOf(given, ["check-ignore", "check-fail-on", "timeout"]);
        if (kind === "docs") {
          const inputs2 = { ...common, ...inputsOf(given, ["base", "site-url"]) };
          return await findingsInDocs({ folder: path, inputs: inputs2, isFix, levels }, folders, shell);
        }
        const docs = given["docs"] === void 0 ? void 0 : docsFolder(given["docs"], shell);
        const sources = docs === void 0 ? [] : (await findingsInDocs({ folder: docs, inputs: {}, levels: ["error"] }, folders, shell)).found;
        const redirects = docs === void 0 ? void 0 : (0, docs_folders.RV)(docs);
        const inputs = { redirects, ...common, ...inputsOf(given, ["domain", "base-path", "layout", "redirects"]) };
        return await findingsInSite({ path, inputs, levels, sources }, folders, shell);
      }
      function inputsOf(given, names) {
        return Object.fromEntries(names.flatMap((name) => given[name] === void 0 ? [] : [[name, given[name]]]));
      }
      function docsFolder(given, shell) {
        const folder = (0, cli_shell.CI)((0, external_node_path_.resolve)(shell.folder, given));
        const found = targetAt(folder, shell.folder);
        if (found.kind !== "docs")
          throw (0, cli_shell.jl)(`--docs: ${given} has neither docs.json nor mint.json`);
        return found.path;
      }
      async function inFolders(given, shell, work) {
        const wanted = given === void 0 ? void 0 : (0, external_node_path_.resolve)(shell.folder, given);
        const kept = await (0, run_action.b)("--output-dir", wanted ?? (0, external_node_os_.tmpdir)(), async () => {
          if (wanted === void 0)
            return await (0, promises_.mkdtemp)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "static-docs-export-"));
          await (0, promises_.mkdir)(wanted, { recursive: true });
          return wanted;
        });
        const own = await (0, run_action.b)("--output-dir", kept, async () => await (0, promises_.mkdtemp)((0, external_node_path_.join)(kept, ".step-")));
        try {
          return await work({ kept, work: own });
        } finally {
          await (0, promises_.rm)(own, { recursive: true, force: true });
          if (wanted === void 0 && (await (0, promises_.readdir)(kept)).length === 0)
            await (0, promises_.rm)(kept, { recursive: true });
        }
      }
      function print(findings, { format: format2, isQuiet }) {
        const document = format2 === void 0 ? void 0 : FORMATS[format2];
        if (document !== void 0) {
          console.log(document(findings).trimEnd());
          return;
        }
        for (const line of findingLines(findings))
          console.log(line);
        if (isQuiet)
          return;
        for (const hint of findings.hints)
          console.log(hint);
        if (findings.found.length + findings.hints.length > 0)
          console.log("");
        console.log(conclusion(findings));
        console.log(`Report: ${findings.report}`);
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
  19711: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        LG: () => (
          /* binding */
          FAILING_BY_DEFAULT
        ),
        /* harmony export */
        QX: () => (
          /* binding */
          KIND_TEXTS
        ),
        /* harmony export */
        Rj: () => (
          /* binding */
          fingerprint
        ),
        /* harmony export */
        bD: () => (
          /* binding */
          messageOf
        ),
        /* harmony export */
        fl: () => (
          /* binding */
          findingKey
        ),
        /* harmony export */
        jb: () => (
          /* binding */
          describeFinding
        ),
        /* harmony export */
        mH: () => (
          /* binding */
          FINDING_KINDS
        ),
        /* harmony export */
        xb: () => (
          /* binding */
          countKinds
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      const KIND_TEXTS = {
        "invalid-source": "The file cannot be parsed, or its front matter does not begin on line 1.",
        "invalid-settings": "The service rejects this setting or cannot use it.",
        "broken-link": "The link leads to a page that does not exist.",
        "folder-link": "The link leads to a folder that has no page of its own.",
        "other-version": "The link leaves its version or language, which has the page, too.",
        "broken-anchor": "The page exists, but the heading or component with this id does not.",
        "missing-resource": "An image or another file does not exist.",
        "broken-redirect": "The redirect leads to a page, file or anchor that does not exist.",
        "missing-page": "The navigation lists a page that has no file.",
        "removed-address": "The change removes this address without adding a working redirect.",
        "missing-operation": "The OpenAPI document does not contain the operation that the page describes.",
        "service-address": "The service serves something else at the address of the new page.",
        "unlisted-page": "The page is new, but it is neither in the navigation nor hidden.",
        "relative-image": "The path of the image is relative, which the service does not support."
      };
      const FINDING_KINDS = Object.keys(KIND_TEXTS);
      const FAILING_BY_DEFAULT = FINDING_KINDS.filter((kind) => !/^(?:unlisted-page|relative-image|folder-link|other-version)$/.test(kind));
      function describeFinding(finding) {
        return `${finding.file}:${finding.line}: ${messageOf(finding)}`;
      }
      function messageOf({ message, suggestion, gitRename }) {
        if (suggestion !== void 0)
          return `${message} Closest: ${suggestion}.`;
        return gitRename === void 0 ? message : `${message} At least half of its text is now at ${gitRename}.`;
      }
      function findingKey({ kind, target, file }) {
        return JSON.stringify([kind, target, file]);
      }
      function fingerprint(finding) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", findingKey(finding)).slice(0, 32);
      }
      function countKinds(findings) {
        return FINDING_KINDS.flatMap((kind) => {
          const count = findings.filter((finding) => finding.kind === kind).length;
          if (count === 0)
            return [];
          const name = kind.replace("-", " ");
          return `${count} ${count === 1 ? name : name.endsWith("ss") ? `${name}es` : `${name.replace(/s$/, "")}s`}`;
        }).join(", ");
      }
    })
  ),
  /***/
  27362: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Is: () => (
          /* binding */
          sarif
        ),
        /* harmony export */
        J6: () => (
          /* binding */
          codeQuality
        ),
        /* harmony export */
        bA: () => (
          /* binding */
          junit
        ),
        /* harmony export */
        c$: () => (
          /* binding */
          changesJson
        ),
        /* harmony export */
        p0: () => (
          /* binding */
          findingsJson
        )
        /* harmony export */
      });
      var _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74238);
      var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
      var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39180);
      var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);
      var _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19711);
      const MAX_MESSAGE = 1e3;
      const shown = (text) => (0, _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_2__.clip)((0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.plainText)(text), MAX_MESSAGE);
      const json = (value) => `${JSON.stringify(value, void 0, 2)}
`;
      function findingsJson(findings, hints, notCompared) {
        const listed = findings.map((finding) => {
          const { kind, target, file, line, column, isNew, suggestion, gitRename, isUnlisted } = finding;
          return {
            ...{ kind, target, file, line, column },
            message: shown((0, _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.bD)(finding)),
            new: isNew,
            suggestion,
            gitRename,
            ...isUnlisted === true && { unlisted: true }
          };
        });
        return json({ version: 1, notCompared, findings: listed, hints });
      }
      function changesJson(changes, redirects, leftovers) {
        const listed = (pages) => pages.map(({ path, title, file, from, gitRename, through, text }) => ({
          path,
          title,
          file,
          from,
          gitRename,
          ...through.length > 0 && { through },
          wordsAdded: text.wordsAdded,
          wordsRemoved: text.wordsRemoved
        }));
        const entries = Object.entries(changes).map(([kind, pages]) => [kind, listed(pages)]);
        return json({ version: 1, ...Object.fromEntries(entries), redirects, ...leftovers });
      }
      function sarif(findings, kinds = _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.QX) {
        const rules = Object.entries(kinds).map(([id2, text]) => ({ id: id2, shortDescription: { text } }));
        const results = findings.map((finding) => ({
          ruleId: finding.kind,
          level: "warning",
          message: { text: shown((0, _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.bD)(finding)) },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: (0, _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.encodeStrictly)(finding.file) },
                region: { startLine: finding.line, startColumn: finding.column }
              }
            }
          ],
          partialFingerprints: { "finding/v1": (0, _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.Rj)(finding) }
        }));
        return json({
          $schema: "https://json.schemastore.org/sarif-2.1.0.json",
          version: "2.1.0",
          runs: [
            {
              tool: { driver: { name: "static-docs-export", rules } },
              // Without this field, SARIF readers count a character outside the Basic Multilingual Plane as one column.
              columnKind: "utf16CodeUnits",
              results
            }
          ]
        });
      }
      function codeQuality(findings) {
        const byFingerprint = new Map(findings.map((finding) => [(0, _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.Rj)(finding), finding]));
        return json([...byFingerprint].map(([id2, finding]) => ({
          description: shown((0, _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.bD)(finding)),
          check_name: finding.kind,
          fingerprint: id2,
          severity: "major",
          location: { path: finding.file, lines: { begin: finding.line } }
        })));
      }
      function junit(findings, failing) {
        const fresh = findings.filter(({ isNew }) => isNew);
        const isFailing = ({ kind }) => failing.includes(kind);
        const cases = fresh.map((finding) => {
          const name = xmlText(shown(`${finding.file}:${finding.line} ${finding.target}`));
          const message = xmlText(shown((0, _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.bD)(finding)));
          const result = isFailing(finding) ? `<failure type="${finding.kind}" message="${message}"/>` : `<skipped message="${message}"/>`;
          return `  <testcase classname="${finding.kind}" name="${name}" file="${xmlText(finding.file)}">${result}</testcase>`;
        });
        const passed = cases.length === 0 ? ['  <testcase classname="documentation" name="no new findings"/>'] : cases;
        const failures = fresh.filter(isFailing).length;
        const counts = `tests="${passed.length}" failures="${failures}" skipped="${fresh.length - failures}"`;
        const lines = [
          '<?xml version="1.0" encoding="UTF-8"?>',
          `<testsuite name="documentation" ${counts}>`,
          ...passed,
          "</testsuite>\n"
        ];
        return lines.join("\n");
      }
      function xmlText(text) {
        return (0, _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkup)((0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.withoutControls)(text).replace(/[\uFFFE\uFFFF]/g, "\uFFFD"));
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
  70471: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        D: () => (
          /* binding */
          findingsSection
        ),
        /* harmony export */
        W: () => (
          /* binding */
          SITE_KIND_TEXTS
        )
        /* harmony export */
      });
      var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21873);
      var _runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1896);
      var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);
      var _checks_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39640);
      var _html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45098);
      const SITE_KIND_TEXTS = {
        "broken-link": ["Broken links", "The target is not in the site."],
        "broken-anchor": ["Broken anchors", "The page exists, but it has no element with this id."],
        "missing-resource": [
          "Missing resources",
          "An image, script, style sheet, font or media file is not in the site."
        ],
        "missing-page": ["Missing pages", "Every site needs these pages."],
        "broken-redirect": [
          "Broken redirects",
          "The destination or its anchor does not exist, or the redirects form a loop or a long chain."
        ],
        "external-resource": [
          "External resources",
          "These files are loaded from another host, so they do not work in air-gapped installations."
        ],
        "insecure-resource": ["Insecure resources", "Browsers block files that https pages load over http."],
        "foreign-canonical": [
          "Foreign canonical URLs",
          "The page tells search engines that the original is on another host, or at an address without a page."
        ],
        noindex: ["Pages hidden from search engines", "The page has a noindex instruction."],
        sitemap: ["Sitemap entries without a page", "The sitemap lists an address without a page on the site."],
        unfinished: [
          "Files created on request",
          "The service creates these files on request, so an export does not contain them."
        ],
        "build-script-in-page": [
          "Build scripts in pages",
          "The service adds all .js files in the documentation to every page, and browsers run these files there."
        ]
      };
      const TARGETS_BYTES = 115e4;
      const OWN_PAGE_KINDS = ["noindex", "foreign-canonical", "missing-page"];
      const MAX_TARGET = 300;
      const MAX_PAGE = 200;
      const MAX_OPEN = 20;
      const MAX_OPEN_PAGES = 3;
      function findingsSection({ findings, ignored, cut = [] }, previous, site) {
        const missing = findings.filter(({ kind }) => kind === "unfinished").map(({ note: note2 = "" }) => note2);
        const last = missing.map((note2) => `<p class="note">${(0, _html_js__WEBPACK_IMPORTED_MODULE_2__.ZD)(note2)}</p>`).join("");
        if (findings.length === missing.length)
          return (0, _html_js__WEBPACK_IMPORTED_MODULE_2__.uW)("Findings", `<p class="note">Nothing was found.${(0, _html_js__WEBPACK_IMPORTED_MODULE_2__.SM)((0, _checks_findings_js__WEBPACK_IMPORTED_MODULE_1__.bH)(ignored))}</p>`, last);
        const known = previous && new Set(previous);
        const pagesShown = findings.length <= 500 ? Infinity : findings.length <= 2e3 ? 4 : 1;
        const rowOf = (finding) => findingRow(finding, pagesShown, known, site);
        const targets = new _html_js__WEBPACK_IMPORTED_MODULE_2__.__(TARGETS_BYTES);
        const byKind = (0, _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_3__.$)(findings.toSorted((a, b) => b.count - a.count), ({ kind }) => kind);
        const kinds = _checks_findings_js__WEBPACK_IMPORTED_MODULE_1__.FZ.filter((kind) => kind !== "unfinished" && byKind.has(kind)).map((kind) => {
          const ofKind = byKind.get(kind) ?? [];
          const [title, text] = SITE_KIND_TEXTS[kind];
          const serious = _checks_findings_js__WEBPACK_IMPORTED_MODULE_1__.$m.includes(kind) ? " serious" : "";
          const { html, rest } = targets.render(ofKind, rowOf);
          const more = cut.includes(kind) ? " There are more targets than this report counts." : "";
          const content = `<p class="note">${text}${more}</p><ul class="findings">${html}</ul>${(0, _html_js__WEBPACK_IMPORTED_MODULE_2__.ys)(rest)}`;
          return (0, _html_js__WEBPACK_IMPORTED_MODULE_2__.aB)(`kind ${kind}${serious}`, title, ofKind.length, ofKind.length <= MAX_OPEN, content);
        });
        const note = ignored === 0 ? "" : `<p class="note">${(0, _html_js__WEBPACK_IMPORTED_MODULE_2__.SM)((0, _checks_findings_js__WEBPACK_IMPORTED_MODULE_1__.bH)(ignored))}</p>`;
        return (0, _html_js__WEBPACK_IMPORTED_MODULE_2__.uW)("Findings", ...kinds, note, last);
      }
      function findingRow(finding, pagesShown, known, site) {
        const { kind, target, count: pages, pages: listed, suggestion, destination, note } = finding;
        const isNew = _checks_findings_js__WEBPACK_IMPORTED_MODULE_1__.$m.includes(kind) && known !== void 0 && !known.has((0, _checks_findings_js__WEBPACK_IMPORTED_MODULE_1__.AK)(finding));
        const name = `${(0, _html_js__WEBPACK_IMPORTED_MODULE_2__.v1)(target, MAX_TARGET)}${isNew ? '<b class="new">new</b>' : ""}`;
        const hints = [
          suggestion && `Did you mean ${targetLink(suggestion, site)}?`,
          destination && `Leads to ${(0, _html_js__WEBPACK_IMPORTED_MODULE_2__.v1)(destination, MAX_TARGET)}`,
          note && (0, _html_js__WEBPACK_IMPORTED_MODULE_2__.ZD)(note),
          placeText(finding)
        ];
        const hint = hints.map((text) => text ? `<p class="closest">${text}</p>` : "").join("");
        const shown = OWN_PAGE_KINDS.includes(kind) ? [] : listed.slice(0, pagesShown);
        if (shown.length === 0)
          return `<li><div class="row">${name}</div>${hint}</li>`;
        const links = shown.map((page) => pageLink(page, site));
        const list = (0, _runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_0__.withMore)(links, links.length, pages).map((item) => `<li>${item}</li>`);
        const summary = `<summary class="row">${name}<span class="pages">${(0, _html_js__WEBPACK_IMPORTED_MODULE_2__.U9)(pages, "page")}</span></summary>`;
        return `<li><details${pages <= MAX_OPEN_PAGES ? " open" : ""}>${summary}<ul>${list.join("")}</ul></details>${hint}</li>`;
      }
      function placeText({ text, source }) {
        const link = text === void 0 ? void 0 : `Text of the link: \u201C${(0, _html_js__WEBPACK_IMPORTED_MODULE_2__.ZD)(text)}\u201D`;
        const place = source === void 0 ? void 0 : `Source: ${(0, _html_js__WEBPACK_IMPORTED_MODULE_2__.v1)(source, MAX_TARGET)}`;
        return [link, place].filter((part) => part !== void 0).join(" \xB7 ");
      }
      function targetLink(target, { domain }) {
        const text = (0, _html_js__WEBPACK_IMPORTED_MODULE_2__.v1)(target, MAX_TARGET);
        if (!target.startsWith("/"))
          return (0, _html_js__WEBPACK_IMPORTED_MODULE_2__.Y3)(target, text);
        return domain === void 0 ? text : (0, _html_js__WEBPACK_IMPORTED_MODULE_2__.Y3)(`https://${encodeURI(domain)}${target}`, text);
      }
      function pageLink(page, { domain, basePath }) {
        const text = (0, _html_js__WEBPACK_IMPORTED_MODULE_2__.ZD)((0, _html_js__WEBPACK_IMPORTED_MODULE_2__.$Q)(page, MAX_PAGE));
        return domain === void 0 ? text : (0, _html_js__WEBPACK_IMPORTED_MODULE_2__.Y3)((0, _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.liveAddress)(page, { domain, basePath }), text);
      }
    })
  ),
  /***/
  45098: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $Q: () => (
          /* reexport safe */
          _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_2__.clip
        ),
        /* harmony export */
        SM: () => (
          /* binding */
          withCode
        ),
        /* harmony export */
        U9: () => (
          /* reexport safe */
          _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__.formatCount
        ),
        /* harmony export */
        Y3: () => (
          /* binding */
          anchor
        ),
        /* harmony export */
        ZD: () => (
          /* binding */
          escapeHtml
        ),
        /* harmony export */
        __: () => (
          /* binding */
          Budget
        ),
        /* harmony export */
        aB: () => (
          /* binding */
          folding
        ),
        /* harmony export */
        qN: () => (
          /* binding */
          paragraphs
        ),
        /* harmony export */
        uW: () => (
          /* binding */
          section
        ),
        /* harmony export */
        v1: () => (
          /* binding */
          codeHtml
        ),
        /* harmony export */
        ys: () => (
          /* binding */
          moreNote
        )
        /* harmony export */
      });
      var _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74238);
      var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
      var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39180);
      var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);
      function escapeHtml(text) {
        return (0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.withoutControls)((0, _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkup)(text));
      }
      function anchor(address, content) {
        return `<a href="${escapeHtml(address)}">${content}</a>`;
      }
      function codeHtml(text, max) {
        return `<code>${escapeHtml((0, _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_2__.clip)(text, max))}</code>`;
      }
      function moreNote(rest, where = "Not in this report") {
        return rest > 0 ? `<p class="note rest">${where}: ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__.formatCount)(rest)} more.</p>` : "";
      }
      function withCode(text) {
        return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
      }
      function section(title, ...content) {
        return `<section><h2>${title}</h2>${content.join("")}</section>`;
      }
      function folding(kind, title, size, isOpen, content) {
        const summary = `<summary><h3>${title}</h3><span class="badge">${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__.formatCount)(size)}</span></summary>`;
        return `<details class="${kind}"${isOpen ? " open" : ""}>${summary}${content}</details>`;
      }
      function paragraphs(text) {
        const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
        return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
      }
      class Budget {
        #remaining;
        constructor(bytes) {
          this.#remaining = bytes;
        }
        render(items, render) {
          let html = "";
          for (const [taken, item] of items.entries()) {
            const part = render(item);
            const bytes = Buffer.byteLength(part);
            if (bytes > this.#remaining)
              return { html, rest: items.length - taken };
            this.#remaining -= bytes;
            html += part;
          }
          return { html, rest: 0 };
        }
      }
    })
  ),
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
  45852: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        ER: () => (
          /* binding */
          SETTINGS_FILES
        ),
        /* harmony export */
        RV: () => (
          /* binding */
          settingsIn
        ),
        /* harmony export */
        Vy: () => (
          /* binding */
          findDocs
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      const SETTINGS_FILES = ["docs.json", "mint.json"];
      const MAX_FOLDERS = 2e4;
      function settingsIn(folder) {
        return SETTINGS_FILES.map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isFile);
      }
      function isFile(path) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile();
        } catch {
          return false;
        }
      }
      function findDocs(workspace, ignored) {
        if (settingsIn(workspace) !== void 0)
          return [workspace];
        const found = [];
        const open = [workspace];
        for (let at = 0; at < open.length && at < MAX_FOLDERS; at++) {
          for (const folder of foldersIn(open[at]).filter((path) => path !== ignored)) {
            if (settingsIn(folder) === void 0)
              open.push(folder);
            else
              found.push(folder);
          }
        }
        return found.sort();
      }
      function foldersIn(folder) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name)).map(({ name }) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        } catch {
          return [];
        }
      }
    })
  ),
  /***/
  91716: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $x: () => (
          /* binding */
          parseValue
        ),
        /* harmony export */
        Yf: () => (
          /* binding */
          jsonIn
        ),
        /* harmony export */
        ZN: () => (
          /* binding */
          loadFile
        ),
        /* harmony export */
        gZ: () => (
          /* binding */
          MAX_FILE_BYTES
        ),
        /* harmony export */
        kc: () => (
          /* binding */
          FileProblem
        ),
        /* harmony export */
        lJ: () => (
          /* binding */
          loadInput
        ),
        /* harmony export */
        qM: () => (
          /* binding */
          damaged
        ),
        /* harmony export */
        so: () => (
          /* binding */
          listText
        ),
        /* harmony export */
        wK: () => (
          /* binding */
          readValue
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
      class FileProblem extends _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF {
        kind;
        constructor(kind, message) {
          super(message);
          this.kind = kind;
        }
      }
      const MAX_FILE_BYTES = 1e8;
      function loadFile(path, parse) {
        let text;
        try {
          const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
          if (!stats.isFile() && !path.startsWith("/dev/fd/"))
            return new FileProblem("unreadable", "it is not a file");
          if (stats.size > MAX_FILE_BYTES)
            return TOO_LARGE;
          text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
        } catch (error) {
          return error.code === "ENOENT" ? new FileProblem("missing", "it does not exist") : new FileProblem("unreadable", `it cannot be read: ${(0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.A3)(error)}`);
        }
        return parse(text);
      }
      function jsonIn(text) {
        if (text.length > MAX_FILE_BYTES)
          return TOO_LARGE;
        try {
          return { value: JSON.parse(text.replace(/^\uFEFF/, "")) };
        } catch (error) {
          return damaged(`it is not JSON: ${(0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.A3)(error)}`);
        }
      }
      function readValue(schema, value) {
        const read = schema.safeParse(value);
        if (read.success)
          return read.data;
        const [issue] = read.error.issues;
        const keys = issue?.path.map((key) => typeof key === "number" ? `[${key}]` : `.${String(key)}`);
        const problem = issue?.code === "invalid_type" ? `is missing or not of the type ${issue.expected}` : issue?.message;
        return damaged(`\`${keys?.join("").slice(1) ?? ""}\` ${problem ?? "is invalid"}`);
      }
      function parseValue(schema, text) {
        const json = jsonIn(text);
        return json instanceof FileProblem ? json : readValue(schema, json.value);
      }
      function listText(name, items) {
        const lines = items.map((item) => `
    ${JSON.stringify(item)}`);
        return `"${name}": [${lines.join(",")}${lines.length > 0 ? "\n  " : ""}]`;
      }
      function damaged(message) {
        return new FileProblem("damaged", message);
      }
      const TOO_LARGE = damaged(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`);
      function loadInput(name, path, parse, workspace = ".") {
        const loaded = loadFile((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path), parse);
        if (!(loaded instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF))
          return loaded;
        const file = name.replace("-path", ".json");
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`\`${name}\` is not the ${file} of an export: ${loaded.message} (${path}). Set it to the output \`${name}\` of the export action`);
      }
    })
  ),
  /***/
  93921: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GL: () => (
          /* binding */
          rootAbove
        ),
        /* harmony export */
        J9: () => (
          /* binding */
          outermost
        ),
        /* harmony export */
        b$: () => (
          /* binding */
          readCheckout
        ),
        /* harmony export */
        qn: () => (
          /* binding */
          linkIn
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84166);
      var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92790);
      function readCheckout(folder, workspace, { sha, isRunner }) {
        const around = (0, _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__.isBelow)(folder, workspace) ? workspace : void 0;
        const found = repositoryOf(folder, isRunner ? around : void 0);
        const own = found ?? { root: around ?? folder, commit: sha };
        return {
          ...own,
          folder,
          prefix: wayTo(folder, own.root),
          path: wayTo(folder, outermost(own).root),
          isClone: found !== void 0
        };
      }
      function outermost(checkout) {
        return checkout.outer === void 0 ? checkout : outermost(checkout.outer);
      }
      function linkIn(path, workspace) {
        const top = (0, _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__.isBelow)(path, workspace) ? workspace : rootAbove(path, void 0) ?? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        for (let at = path; at !== top && at !== (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at); at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
          if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink())
            return at;
        return void 0;
      }
      function rootAbove(folder, top) {
        for (let at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder); ; at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
          if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git"), { throwIfNoEntry: false }) !== void 0)
            return at;
          if (at === top || at === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            return void 0;
        }
      }
      function wayTo(folder, root) {
        const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
        return path === "" ? "" : `${path}/`;
      }
      function repositoryOf(folder, top) {
        const root = rootAbove(folder, top);
        if (root === void 0)
          return void 0;
        const git = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ".git");
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(git).isDirectory())
          return { root, commit: checkedOutCommit(git) };
        const outer = root === top || root === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root) ? void 0 : repositoryOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root), top);
        const own = outer && submoduleFolder(git, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outermost(outer).root, ".git"));
        return own === void 0 ? { root, commit: void 0 } : { root, commit: checkedOutCommit(own), outer };
      }
      function submoduleFolder(file, repository) {
        const target = /^gitdir: (.+)$/.exec(contentOf(file))?.[1];
        if (target === void 0 || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(repository).isDirectory())
          return void 0;
        try {
          const own = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), target));
          const isSubmodule = (0, _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__.isBelow)(own, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repository)) && contentOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, "commondir")) === "";
          return isSubmodule ? own : void 0;
        } catch {
          return void 0;
        }
      }
      const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
      function checkedOutCommit(git) {
        const head = contentOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, "HEAD"));
        if (SHA.test(head))
          return head;
        const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1];
        if (ref === void 0 || ref.split("/").includes(".."))
          return void 0;
        const packed = contentOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, "packed-refs")).split("\n");
        const found = packed.find((line) => line.endsWith(` ${ref}`))?.split(" ")[0] ?? "";
        return [contentOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, ref)), found].find((value) => SHA.test(value));
      }
      function contentOf(path) {
        return (0, _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__.readIfThere)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))?.toString().trim() ?? "";
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
