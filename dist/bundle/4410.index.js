const id = 4410;
const ids = [4410];
const modules = {
  /***/
  74410: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        emulator: () => (
          /* binding */
          emulator_emulator
        )
      });
      var external_node_os_ = __webpack_require__(48161);
      var external_node_path_ = __webpack_require__(76760);
      var shell_word = __webpack_require__(37397);
      ;
      const DOMAIN = "docs.example.com";
      function commandsFor({ emulator: emulator2, ...stack }, { docs, program }) {
        const out = (0, external_node_path_.join)((0, external_node_os_.tmpdir)(), `static-docs-export-try-${new URL(emulator2.url).port}`);
        const { siteUrl = "", publish, env = {} } = stack;
        const files = { "manifest-path": (0, external_node_path_.join)(out, "manifest.json"), "changes-path": (0, external_node_path_.join)(out, "changes.json") };
        const where = { "base-url": emulator2.url, domain: DOMAIN, ...docs !== void 0 && { workspace: docs } };
        const commands = [
          ["export", ...flagsOf({ ...where, "output-dir": out })],
          ...publish === void 0 ? [] : [
            ["finish", ...flagsOf({ "site-path": (0, external_node_path_.join)(out, "site"), "site-url": siteUrl })],
            ["publish", "--site-path", (0, external_node_path_.join)(out, "site"), ...flagsOf(publish)],
            ["verify", ...flagsOf({ "site-url": siteUrl, ...files })]
          ],
          ["wait-for-agent", "--base-url", emulator2.url, "--project-id", "my-project", "--job-id", "pr"],
          ["pull-request", "--help"]
        ];
        return {
          servers: publish && {
            target: publish.target,
            endpoint: publish.endpoint,
            CDN: env["AWS_ENDPOINT_URL_CLOUDFRONT"] ?? "",
            site: `${siteUrl}/`
          },
          variables: Object.entries({ DOCS_API_KEY: emulator2.key, ...env }).map(variable).join("\n"),
          commands: commands.map((args) => [program, ...args.map(shell_word.quoted)].join(" "))
        };
      }
      function serverCommandsText({ servers = {}, variables, commands }) {
        const lines = Object.entries(servers).map(([name, value]) => `  ${name.padEnd(12)}${value}
`);
        const indented = (text) => text.replaceAll(/^/gm, "  ");
        return `${lines.join("")}
In another shell, set these variables once:

${indented(variables)}

Then run each action:

${indented(commands.join("\n"))}`;
      }
      function flagsOf(inputs) {
        return Object.entries(inputs).flatMap(([name, value]) => [`--${name}`, value]);
      }
      function variable([name, value]) {
        return process.platform === "win32" ? `$env:${name} = '${value}'` : `export ${name}='${value}'`;
      }
      var plain_text = __webpack_require__(39180);
      var help = __webpack_require__(54559);
      var local_stack = __webpack_require__(69512);
      var cli_shell = __webpack_require__(17236);
      var exit_codes = __webpack_require__(78620);
      var emulator = __webpack_require__(84257);
      var request_log = __webpack_require__(19884);
      ;
      const FAULT_SYNTAX = "CALL=FAULT, for example start=403 or status=503x2";
      const WITH_NUMBER = {
        delay: (ms) => ({ kind: "delay", ms }),
        truncate: (at) => ({ kind: "truncate", at }),
        stall: (at) => ({ kind: "stall", at }),
        expire: (afterMs) => ({ kind: "expire", afterMs })
      };
      const WITHOUT_NUMBER = {
        hang: { kind: "hang" },
        drop: { kind: "drop" },
        "drop-accepted": { kind: "drop", accepted: true },
        expire: { kind: "expire" },
        change: { kind: "change" },
        "no-ranges": { kind: "no-ranges" }
      };
      function parseFault(text) {
        const [, name = "", fault = "", count] = /^([a-z-]+)=(.+?)(?:x(\d+))?$/.exec(text) ?? [];
        const kind = parseKind(fault);
        if (kind === void 0)
          throw new Error(`--fault ${text}: expected ${FAULT_SYNTAX}`);
        const call = request_log.q.find((known) => known === name);
        if (call === void 0)
          throw new Error(`--fault ${text}: unknown call. The calls are ${request_log.q.join(", ")}`);
        return { ...kind, on: call, times: count === void 0 ? Infinity : Number(count) };
      }
      function parseKind(fault) {
        if (/^[2-5]\d\d$/.test(fault)) {
          const status = Number(fault);
          return { kind: "answer", status, ...status === 429 && { headers: { "retry-after": "1" } } };
        }
        const [, name = "", number] = /^([a-z-]+)(?:@(\d+))?$/.exec(fault) ?? [];
        return number === void 0 ? WITHOUT_NUMBER[name] : WITH_NUMBER[name]?.(Number(number));
      }
      var agent_jobs = __webpack_require__(81470);
      var failure = __webpack_require__(98362);
      var units = __webpack_require__(81529);
      ;
      const FIRST_PORT = 4010;
      const HELP = {
        usage: "emulator [flags]",
        about: "Emulates the documentation service on this machine, so that you can try the actions. Ctrl-C ends it.",
        examples: ["emulator --docs docs", "emulator --all"],
        usual: {
          docs: { value: "FOLDER", about: "Folder with .md and .mdx files to export. Default: a small sample." },
          all: {
            about: "Also starts an S3 store, a CDN and a web host on fixed ports, and prints the commands to try every action with them."
          }
        },
        others: {
          port: {
            value: "NUMBER",
            about: `First of two ports (API, downloads), or of five with --all. Default: 0, which means any free ports; with --all, ${FIRST_PORT}.`
          },
          key: {
            value: "KEY",
            about: "API key to accept. Default: generated, and kept for the next start with the same --port."
          },
          fault: {
            value: "CALL=FAULT",
            about: `Fault to emulate. Can be repeated. The form is ${FAULT_SYNTAX} (xN: for N requests). Faults: an HTTP status, delay@MS, hang, drop, drop-accepted, truncate@BYTES, stall@BYTES, expire, change, no-ranges. Calls: ${request_log.q.join(", ")}.`
          }
        },
        exitCodes: help.ai
      };
      const OPTIONS = {
        docs: { type: "string" },
        all: { type: "boolean", default: false },
        port: { type: "string" },
        key: { type: "string" },
        fault: { type: "string", multiple: true, default: [] }
      };
      const emulator_emulator = {
        help: (shell) => (0, help.W5)(HELP, shell),
        async run(args, shell) {
          const given = (0, cli_shell.bQ)(args, OPTIONS);
          try {
            await start(given, shell);
            return exit_codes.d.ok;
          } catch (error) {
            const many = given.all ? "five ports from N" : "N and N+1";
            const problem = (0, cli_shell.BI)(error, `--port N uses ${many}; --port 0 uses any free ports.`);
            throw problem instanceof cli_shell.Qd ? problem : (0, cli_shell.jl)((0, failure.A3)(problem));
          }
        }
      };
      function cacheFolder({ env }, name) {
        const own = env["XDG_CACHE_HOME"] || (process.platform === "win32" ? env["LOCALAPPDATA"] : void 0);
        return (0, external_node_path_.join)(own || (0, external_node_path_.join)((0, external_node_os_.homedir)(), ".cache"), "static-docs-export", name);
      }
      async function start(given, shell) {
        const docs = given.docs === void 0 ? void 0 : (0, cli_shell.CI)((0, external_node_path_.resolve)(shell.folder, given.docs));
        const [port = 0, storePort = 0, ...others] = portsFrom(given.port ?? (given.all ? String(FIRST_PORT) : "0"));
        const own = {
          ...docs !== void 0 && { docs },
          ...given.key !== void 0 && { key: given.key },
          onExportEnd: printEnd,
          port,
          storePort,
          faults: given.fault.map(parseFault)
        };
        const data = port === 0 ? void 0 : cacheFolder(shell, `emulator-${port}`);
        const shown = {};
        const options = { ...own, ...data !== void 0 && { data }, commands: () => shown.commands };
        const [store = 0, cdn = 0, site = 0] = others;
        const stack = given.all ? await (0, local_stack._)(options, { store, cdn, site }) : void 0;
        const running = stack?.emulator ?? await (0, emulator.s)(options);
        const commands = commandsFor(stack ?? { emulator: running }, { docs, program: shell.program });
        shown.commands = commands;
        console.log(`
  page        ${running.url}/
  base-url    ${running.url}
  api-key     ${running.key}
  domain      any, for example ${DOMAIN}
  agent jobs  ${agent_jobs.F.join(", ")}
  store       ${running.storeUrl}
${serverCommandsText(commands)}

Press Ctrl-C to stop.`);
        for (const signal of ["SIGINT", "SIGTERM"])
          process.once(signal, () => void (stack ?? running)[Symbol.asyncDispose]());
      }
      function printEnd({ domain, status, pageCount, warnings, error }, warningsFile) {
        const list = warnings.length === 0 ? "" : `, listed in ${(0, external_node_path_.relative)(process.cwd(), warningsFile)}`;
        const counts = `${(0, units.formatCount)(pageCount, "page")}, ${(0, units.formatCount)(warnings.length, "warning")}`;
        const end = status === "failed" ? error ?? "no reason given" : counts + list;
        console.log(`
Export of ${(0, plain_text.printable)(domain)} ${status}: ${(0, plain_text.printable)(end)}`);
      }
      function portsFrom(text) {
        if (!/^\d+$/.test(text))
          throw (0, cli_shell.jl)(`--port: ${text} is not a whole number`);
        const first = Number(text);
        if (first > 65535 - 4)
          throw (0, cli_shell.jl)(`--port: ${text} is above ${65535 - 4}, the highest first port`);
        return first === 0 ? [] : [0, 1, 2, 3, 4].map((at) => first + at);
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
