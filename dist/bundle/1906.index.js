const id = 1906;
const ids = [1906];
const modules = {
  /***/
  1906: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.r(__webpack_exports__);
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
          var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48613);
          var _project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26831);
          const { env } = process;
          const isScript = env["npm_package_json"] === (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(_project_js__WEBPACK_IMPORTED_MODULE_2__.zr, "package.json");
          const folder = isScript && env["INIT_CWD"] || process.cwd();
          for (const stream of [process.stdout, process.stderr])
            stream.on("error", (error) => {
              if (error.code !== "EPIPE")
                throw error;
            });
          process.exitCode = await (0, _main_js__WEBPACK_IMPORTED_MODULE_1__.i)(process.argv.slice(2), {
            env,
            folder,
            program: isScript && folder === process.cwd() ? "npm run action --" : (0, _project_js__WEBPACK_IMPORTED_MODULE_2__.oQ)(process.argv[1] ?? "", folder),
            width: Math.min(process.stdout.columns || 100, 120),
            isTerminal: process.stdout.isTTY && process.stdin.isTTY
          });
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      }, 1);
    })
  ),
  /***/
  48613: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        i: () => (
          /* binding */
          main
        )
        /* harmony export */
      });
      var _runner_action_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97970);
      var _nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3164);
      var _project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26831);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
      var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39180);
      var _shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17236);
      var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78620);
      const COMMANDS = {
        check: {
          about: "Checks a site, or the documentation that a site is built from, and lists what is broken.",
          load: async () => (await Promise.all(
            /* import() */
            [__webpack_require__.e(4343), __webpack_require__.e(9152), __webpack_require__.e(3071)]
          ).then(__webpack_require__.bind(__webpack_require__, 73071))).check
        },
        demo: {
          about: "Runs the whole chain on this machine: emulator, export, checks, finish, publish, verify.",
          load: async () => (await __webpack_require__.e(
            /* import() */
            2017
          ).then(__webpack_require__.bind(__webpack_require__, 52017))).demo
        },
        emulator: {
          about: "Emulates the documentation service; with --all, also a store, a CDN and a web host.",
          load: async () => (await Promise.all(
            /* import() */
            [__webpack_require__.e(1161), __webpack_require__.e(4343), __webpack_require__.e(8697), __webpack_require__.e(8728), __webpack_require__.e(1608), __webpack_require__.e(9512), __webpack_require__.e(4410)]
          ).then(__webpack_require__.bind(__webpack_require__, 74410))).emulator
        },
        init: {
          about: "Writes the workflow for this repository, and prints the commands that set up the host.",
          load: async () => (await Promise.all(
            /* import() */
            [__webpack_require__.e(4343), __webpack_require__.e(6423), __webpack_require__.e(1334)]
          ).then(__webpack_require__.bind(__webpack_require__, 92786))).init
        },
        doctor: {
          about: "Checks the requirements for the first run.",
          load: async () => (await Promise.all(
            /* import() */
            [__webpack_require__.e(1161), __webpack_require__.e(4343), __webpack_require__.e(2779), __webpack_require__.e(6842), __webpack_require__.e(244), __webpack_require__.e(4246), __webpack_require__.e(1989), __webpack_require__.e(6423), __webpack_require__.e(5975)]
          ).then(__webpack_require__.bind(__webpack_require__, 95975))).doctor
        },
        completion: {
          about: "Prints a script with which bash, zsh or fish completes commands and flags.",
          load: async () => (await __webpack_require__.e(
            /* import() */
            9158
          ).then(__webpack_require__.bind(__webpack_require__, 29158))).completion(commandTexts)
        }
      };
      const HELP_FLAGS = ["--help", "-h"];
      async function main([name, ...args], shell) {
        const actions = [...(0, _runner_action_file_js__WEBPACK_IMPORTED_MODULE_0__.S)().keys()];
        try {
          if (name === "--version" || name === "-V") {
            console.log(`static-docs-export ${(0, _project_js__WEBPACK_IMPORTED_MODULE_1__.Xl)()}`);
            return _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__.d.ok;
          }
          const [topic] = args;
          if (name === "help" && topic !== void 0)
            return await main([topic, "--help"], shell);
          if (name === void 0 || ["help", ...HELP_FLAGS].includes(name)) {
            console.log(overview(shell.program));
            return name === void 0 ? _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__.d.usage : _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__.d.ok;
          }
          const command = Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]?.load() : void 0;
          if (command !== void 0) {
            if (!args.some((arg) => HELP_FLAGS.includes(arg)))
              return await command.run(args, shell);
            console.log(command.help(shell));
            return _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__.d.ok;
          }
          if (!actions.includes(name))
            throw new _shell_js__WEBPACK_IMPORTED_MODULE_3__.Qd([unknownName(name, [...Object.keys(COMMANDS), ...actions])]);
          const { actionCommand } = await Promise.all(
            /* import() */
            [__webpack_require__.e(9152), __webpack_require__.e(655)]
          ).then(__webpack_require__.bind(__webpack_require__, 70655));
          return await actionCommand(name, args, shell);
        } catch (error) {
          if (error instanceof _shell_js__WEBPACK_IMPORTED_MODULE_3__.Qd) {
            if (error.message !== "")
              console.error((0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.printable)(error.message));
            return error.exitCode;
          }
          const where = shell.env["RUNNER_DEBUG"] === "1" ? error.stack : "For details, set RUNNER_DEBUG=1.";
          console.error((0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.printable)(`${name ?? ""} has a bug: ${(0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.A3)(error)}. Please report it.
${where ?? ""}`));
          return _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__.d.failed;
        }
      }
      async function commandTexts(shell) {
        const own = Object.entries(COMMANDS).map(async ([name, { about, load }]) => {
          const { help } = await load();
          return { name, about, help: help(shell) };
        });
        const { actionHelp } = await Promise.all(
          /* import() */
          [__webpack_require__.e(9152), __webpack_require__.e(655)]
        ).then(__webpack_require__.bind(__webpack_require__, 70655));
        const actions = [...(0, _runner_action_file_js__WEBPACK_IMPORTED_MODULE_0__.S)()].map(([name, path]) => {
          const about = firstSentence((0, _runner_action_file_js__WEBPACK_IMPORTED_MODULE_0__.d)(path).description);
          return { name, about, help: actionHelp(name, shell) };
        });
        return [...await Promise.all(own), ...actions];
      }
      function firstSentence(text) {
        return text.split(/(?<=\.) /)[0] ?? "";
      }
      function overview(program) {
        const actions = [...(0, _runner_action_file_js__WEBPACK_IMPORTED_MODULE_0__.S)()].map(([name, path]) => [name, (0, _runner_action_file_js__WEBPACK_IMPORTED_MODULE_0__.d)(path).description]);
        const commands = Object.entries(COMMANDS).map(([name, { about }]) => [name, about]);
        const rows = [...commands, ...actions].map(([name, about]) => `  ${name.padEnd(16)}${firstSentence(about)}`);
        return `${program} <command> \u2026

${rows.join("\n")}

${program} help <command> explains a command, --version prints the version.`;
      }
      function unknownName(name, names) {
        if (name.startsWith("-"))
          return (0, _shell_js__WEBPACK_IMPORTED_MODULE_3__.Vx)(name, (0, _nearest_js__WEBPACK_IMPORTED_MODULE_6__.q)(name.replace(/^-+/, ""), ["help", "version"]));
        const closest = (0, _nearest_js__WEBPACK_IMPORTED_MODULE_6__.q)(name, names);
        const hint = closest === void 0 ? "" : `: did you mean ${closest}?`;
        return `There is no command "${name}"${hint}
The commands are ${names.join(", ")}.`;
      }
    })
  ),
  /***/
  3164: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        q: () => (
          /* binding */
          nearestName
        )
        /* harmony export */
      });
      var _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41397);
      function nearestName(word, names) {
        const scored = names.map((name) => ({ name, edits: editsBetween(word.toLowerCase(), name) })).filter(({ name, edits }) => edits <= Math.max(1, Math.floor(Math.min(word.length, name.length) / 3))).sort((a, b) => a.edits - b.edits);
        return scored[0]?.name ?? new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_0__.ClosestName(names).find(word);
      }
      const MAX_WORD = 60;
      function editsBetween(a, b) {
        if (a.length > MAX_WORD)
          return Infinity;
        const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
        const cost = (i, j) => rows[i]?.[j] ?? Infinity;
        for (let i = 1; i <= a.length; i++) {
          const row = [i];
          rows.push(row);
          for (let j = 1; j <= b.length; j++) {
            const isSame = a[i - 1] === b[j - 1];
            const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            row.push(Math.min(cost(i - 1, j) + 1, cost(i, j - 1) + 1, cost(i - 1, j - 1) + Number(!isSame), isSwapped ? cost(i - 2, j - 2) + 1 : Infinity));
          }
        }
        return cost(a.length, b.length);
      }
    })
  ),
  /***/
  26831: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Xl: () => (
          /* binding */
          ownVersion
        ),
        /* harmony export */
        d5: () => (
          /* binding */
          ownRepository
        ),
        /* harmony export */
        oQ: () => (
          /* binding */
          programOf
        ),
        /* harmony export */
        zr: () => (
          /* binding */
          root
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
      var _runtime_own_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60191);
      const root = (0, node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)((0, _runtime_own_file_js__WEBPACK_IMPORTED_MODULE_3__.PV)(".."));
      function readPackage() {
        return JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, "package.json"), "utf8"));
      }
      function ownRepository() {
        return readPackage().repository.replace(/^github:/, "");
      }
      function ownVersion() {
        return readPackage().version;
      }
      function programOf(script, folder, place = root) {
        const modules2 = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place.replace(/[/\\]$/, ""));
        if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(modules2) === "node_modules") {
          const typed = npxPackage((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(modules2), "package.json"));
          return typed === void 0 ? "npx static-docs-export" : `npx ${typed}`;
        }
        const below = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, script);
        const path = below.startsWith("..") ? script : below;
        return `node ${/\s/.test(path) ? `"${path}"` : path}`;
      }
      function npxPackage(path) {
        try {
          const { _npx } = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
          return _npx?.packages?.[0];
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  97970: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        S: () => (
          /* binding */
          actionFiles
        ),
        /* harmony export */
        d: () => (
          /* binding */
          readActionFile
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
      var _project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26831);
      function actionFiles() {
        const folders = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(_project_js__WEBPACK_IMPORTED_MODULE_3__.zr).filter((name) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(_project_js__WEBPACK_IMPORTED_MODULE_3__.zr, name, "action.yml")));
        return new Map([
          ["export", "action.yml"],
          ...folders.sort().map((name) => [name, `${name}/action.yml`])
        ]);
      }
      function readActionFile(path) {
        const document = (0, yaml__WEBPACK_IMPORTED_MODULE_2__.Tp)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(_project_js__WEBPACK_IMPORTED_MODULE_3__.zr, path), "utf8"));
        return {
          name: String(document.get("name")),
          description: String(document.get("description")),
          inputGroups: groupsIn(document.get("inputs")),
          outputs: groupsIn(document.get("outputs")).flatMap((group) => group.fields),
          main: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(_project_js__WEBPACK_IMPORTED_MODULE_3__.zr, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), String(document.getIn(["runs", "main"])))
        };
      }
      function groupsIn(map) {
        if (!(0, yaml__WEBPACK_IMPORTED_MODULE_2__.jh)(map))
          throw new Error("inputs and outputs must be maps");
        const groups = [];
        for (const [at, { key, value }] of map.items.entries()) {
          if (!(0, yaml__WEBPACK_IMPORTED_MODULE_2__.jn)(key) || !(0, yaml__WEBPACK_IMPORTED_MODULE_2__.jh)(value))
            throw new Error("an input must be a map");
          const comment = key.commentBefore ?? (at === 0 ? map.commentBefore : void 0);
          if (comment || groups.length === 0)
            groups.push({ title: comment?.trim(), fields: [] });
          groups.at(-1)?.fields.push({ name: String(key.value), ...value.toJSON() });
        }
        return groups;
      }
    })
  ),
  /***/
  17236: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        BI: () => (
          /* binding */
          portProblem
        ),
        /* harmony export */
        CI: () => (
          /* binding */
          existingFolder
        ),
        /* harmony export */
        Qd: () => (
          /* binding */
          CommandError
        ),
        /* harmony export */
        Vx: () => (
          /* binding */
          unknownFlag
        ),
        /* harmony export */
        We: () => (
          /* binding */
          parseArguments
        ),
        /* harmony export */
        bQ: () => (
          /* binding */
          parseFlags
        ),
        /* harmony export */
        jl: () => (
          /* binding */
          usage
        ),
        /* harmony export */
        ky: () => (
          /* binding */
          wrapped
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
      var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3164);
      var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78620);
      class CommandError extends Error {
        exitCode;
        constructor(lines, exitCode = _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.d.usage) {
          super(lines.join("\n"));
          this.exitCode = exitCode;
        }
      }
      function usage(...problems) {
        return new CommandError([...problems, "See --help."]);
      }
      function parseFlags(args, options) {
        try {
          return (0, node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args, options }).values;
        } catch (error) {
          throw usage(...problemsOf(args, options, error));
        }
      }
      function parseArguments(args, options) {
        try {
          return (0, node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args, options, allowPositionals: true });
        } catch (error) {
          throw usage(...problemsOf(args, options, error));
        }
      }
      function problemsOf(args, options, error) {
        const { tokens } = (0, node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args, options, strict: false, allowPositionals: true, tokens: true });
        const unknown = tokens.flatMap((token) => token.kind === "option" && !Object.hasOwn(options, token.name) ? [token] : []);
        const bare = tokens.flatMap((token) => token.kind === "option" && token.value === void 0 && options[token.name]?.type === "string" ? [`${token.rawName} has no value`] : []);
        if (unknown.length === 0)
          return bare.length > 0 ? bare : [error.message];
        return unknown.map(({ name, rawName }) => unknownFlag(rawName, (0, _nearest_js__WEBPACK_IMPORTED_MODULE_3__.q)(name, Object.keys(options))));
      }
      function unknownFlag(flag, meant) {
        return `${flag} does not exist${meant === void 0 ? "" : `: did you mean --${meant}?`}`;
      }
      function portProblem(error, advice) {
        const { code, port } = error;
        if (port === void 0)
          return error;
        if (code === "EADDRINUSE")
          return usage(`Port ${port} is in use by another program. ${advice}`);
        return code === "EACCES" ? usage(`This user is not allowed to listen on port ${port}. ${advice}`) : error;
      }
      function wrapped(text, width, indent = "") {
        const line = new RegExp(`(\\S{${width - indent.length},}|.{1,${width - indent.length}})(?: |$)`, "g");
        return text.replaceAll(/\s+/g, " ").replaceAll(line, `${indent}$1
`).trimEnd();
      }
      function existingFolder(folder, flag = "--docs") {
        const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false });
        if (stats === void 0)
          throw usage(`${flag}: there is no folder ${folder}`);
        if (!stats.isDirectory())
          throw usage(`${flag}: ${folder} is not a folder`);
        return folder;
      }
    })
  ),
  /***/
  60191: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        PV: () => (
          /* binding */
          ownFile
        ),
        /* harmony export */
        ZL: () => (
          /* binding */
          ownModule
        ),
        /* harmony export */
        nR: () => (
          /* binding */
          packageFile
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
      function ownFile(path) {
        return new URL(`../${path}`, import.meta.url);
      }
      function ownModule(path) {
        return ownFile(path + (0, node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(import.meta.url));
      }
      function packageFile(name, bundled) {
        return import.meta.url.endsWith(".ts") ? new URL(import.meta.resolve(name)) : ownFile(bundled);
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
