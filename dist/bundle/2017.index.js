const id = 2017;
const ids = [2017];
const modules = {
  /***/
  52017: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        demo: () => (
          /* binding */
          demo
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
      var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
      var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
      var _runtime_text_shell_word_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37397);
      var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81529);
      var _help_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54559);
      var _project_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26831);
      var _shell_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17236);
      var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78620);
      var _print_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12991);
      const HELP = {
        usage: "demo [flags]",
        about: "Runs the whole chain on this machine: emulator, export, checks, finish, publish, verify. Without flags, it uses the sample site: the documentation of the actions, with problems added. Needs no network.",
        examples: ["demo --serve", "demo --docs docs"],
        usual: {
          docs: {
            value: "FOLDER",
            about: "Your documentation: a folder with docs.json and .md or .mdx files, or one that contains such a folder."
          },
          from: {
            value: "PATH",
            about: "An existing export: archive or folder of a site, such as the zip file that mint export writes."
          },
          serve: { about: "Keeps the site, the report and the summary open in the browser until Ctrl-C." }
        },
        others: { layout: { value: "NAME", about: "With --from: service, the default, or as-is." } },
        notes: "In a clone: npm start -- --docs FOLDER",
        exitCodes: _help_js__WEBPACK_IMPORTED_MODULE_5__.ai
      };
      const OPTIONS = {
        docs: { type: "string" },
        from: { type: "string" },
        layout: { type: "string" },
        serve: { type: "boolean" }
      };
      const demo = { help: (shell) => (0, _help_js__WEBPACK_IMPORTED_MODULE_5__.W5)(HELP, shell), run };
      async function run(args, shell) {
        checkNpmFlags(args, shell);
        const flags = (0, _shell_js__WEBPACK_IMPORTED_MODULE_7__.bQ)(args, OPTIONS);
        const { docsFolder } = await Promise.all(
          /* import() */
          [__webpack_require__.e(8697), __webpack_require__.e(1608), __webpack_require__.e(2702)]
        ).then(__webpack_require__.bind(__webpack_require__, 72702));
        const docs = flags.docs === void 0 ? void 0 : await docsFolder((0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(shell.folder, flags.docs));
        const from = flags.from === void 0 ? void 0 : (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(shell.folder, flags.from);
        if (from !== void 0 && docs !== void 0)
          throw (0, _shell_js__WEBPACK_IMPORTED_MODULE_7__.jl)("--from and --docs: set only one of them");
        if (from !== void 0 && !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
          throw (0, _shell_js__WEBPACK_IMPORTED_MODULE_7__.jl)(`--from: ${from} does not exist`);
        const { layout } = flags;
        if (layout !== void 0 && from === void 0)
          throw (0, _shell_js__WEBPACK_IMPORTED_MODULE_7__.jl)("--layout requires --from");
        const results = await newResults({ docs, from, layout }, shell);
        if (flags.serve === true) {
          const { serveResults } = await Promise.all(
            /* import() */
            [__webpack_require__.e(612), __webpack_require__.e(7492)]
          ).then(__webpack_require__.bind(__webpack_require__, 97492));
          await serveResults(results, shell);
        }
        return _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_8__.d.ok;
      }
      function checkNpmFlags(args, { env }) {
        if (env["npm_lifecycle_event"] !== "start")
          return;
        const values = args.filter((each) => !each.startsWith("-"));
        const taken = Object.entries(OPTIONS).flatMap(([name, { type }]) => {
          const value = env[`npm_config_${name}`];
          if (!value || value === "false")
            return [];
          if (type === "boolean")
            return [`--${name}`];
          return [`--${name}`, (0, _runtime_text_shell_word_js__WEBPACK_IMPORTED_MODULE_10__.quoted)(value === "true" ? values.shift() ?? PLACEHOLDERS[name] ?? "" : value)];
        });
        if (taken.length === 0)
          return;
        const flags = taken.filter((each) => each.startsWith("--")).join(", ");
        throw (0, _shell_js__WEBPACK_IMPORTED_MODULE_7__.jl)(`npm did not pass ${flags} to the demo. Write: npm start -- ${taken.join(" ")}`);
      }
      const PLACEHOLDERS = { docs: "DIR", from: "PATH", layout: "NAME" };
      async function newResults({ docs, from, layout }, shell) {
        const own = docs === void 0 ? "sample site, which has problems on purpose," : `documentation in ${docs}`;
        const [what, start] = from === void 0 ? [own, "emulator, "] : [`site in ${from}`, ""];
        (0, _print_js__WEBPACK_IMPORTED_MODULE_9__.c)(`The ${what} goes through the whole chain on this machine:
${start}export, finish, publish, verify.`);
        const folder = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0, node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), "static-docs-demo-"));
        const { runChain } = await Promise.all(
          /* import() */
          [__webpack_require__.e(1161), __webpack_require__.e(4343), __webpack_require__.e(8697), __webpack_require__.e(8728), __webpack_require__.e(1608), __webpack_require__.e(9152), __webpack_require__.e(9512), __webpack_require__.e(3473)]
        ).then(__webpack_require__.bind(__webpack_require__, 33473));
        const { exampleDocs } = await Promise.all(
          /* import() */
          [__webpack_require__.e(8697), __webpack_require__.e(1608), __webpack_require__.e(2702)]
        ).then(__webpack_require__.bind(__webpack_require__, 72702));
        const example = docs === void 0 ? await exampleDocs(folder) : { docs };
        const source = from === void 0 ? example : { docs: example.docs, from, ...layout !== void 0 && { layout } };
        const results = await runChain({ ...source, folder, env: shell.env });
        await describe(results, folder, shell);
        return results;
      }
      async function describe({ first, second, changedPage, site, report, checks }, folder, { program }) {
        (0, _print_js__WEBPACK_IMPORTED_MODULE_9__.D)("What you saw");
        (0, _print_js__WEBPACK_IMPORTED_MODULE_9__.c)(`Export: ${await findingsIn(checks)}.
Publish: the first run uploaded ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_4__.formatCount)(Number(first["uploaded"]), "file")} and purged the whole site. For the second run,
${changedPage === void 0 ? "nothing was changed" : `${changedPage} was changed, and with it the build id in all pages`}: ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_4__.formatCount)(Number(second["uploaded"]), "file")} uploaded, ${second["unchanged"] ?? "?"} unchanged, ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_4__.formatCount)(Number(second["purged-paths"]), "path")} purged.
Verify: ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_4__.formatCount)(Number(second["checked"]), "address")} on a local web server, ${second["verified"] === "true" ? "which serves what was exported" : "which does not serve everything as exported"}.`);
        (0, _print_js__WEBPACK_IMPORTED_MODULE_9__.D)("Files");
        (0, _print_js__WEBPACK_IMPORTED_MODULE_9__.c)(`Report     ${shownPath(report)}
Summary    ${shownPath((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, "summary.md"))}
Site       ${shownPath(site)}
Findings   ${shownPath(checks)}`);
        const elsewhere = program.replace(/^npm run/, `npm --prefix ${(0, _runtime_text_shell_word_js__WEBPACK_IMPORTED_MODULE_10__.quoted)(process.cwd())} run`).replace(/^node .*/, () => `node ${(0, _runtime_text_shell_word_js__WEBPACK_IMPORTED_MODULE_10__.quoted)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(_project_js__WEBPACK_IMPORTED_MODULE_6__.zr, "dist/cli/index.js"))}`);
        (0, _print_js__WEBPACK_IMPORTED_MODULE_9__.c)(`
${program} demo --help explains --serve, --docs and --from. To write the workflow for your repository, run this
command in the repository: ${elsewhere} init`);
      }
      function shownPath(path) {
        const shown = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(process.cwd(), path);
        return shown.startsWith("..") ? path : shown;
      }
      async function findingsIn(checksPath) {
        const { counts } = JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(checksPath, "utf8"));
        const found = Object.entries(counts).filter(([kind, amount]) => amount > 0 && kind !== "unfinished");
        if (found.length === 0)
          return "no problems";
        return `${found.map(([kind, amount]) => `${amount} ${kind}`).join(", ")}. The report lists the pages of each`;
      }
    })
  ),
  /***/
  12991: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        D: () => (
          /* binding */
          title
        ),
        /* harmony export */
        c: () => (
          /* binding */
          say
        )
        /* harmony export */
      });
      var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
      var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39180);
      function title(text) {
        console.log(`
${(0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)("bold", text)}`);
      }
      function say(text) {
        console.log((0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.printable)(text).replaceAll(/^/gm, "  "));
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
