const id = 9158;
const ids = [9158];
const modules = {
  /***/
  29158: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        completion: () => (
          /* binding */
          completion
        )
        /* harmony export */
      });
      var _help_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54559);
      var _shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17236);
      var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78620);
      const NAME = "static-docs-export";
      const HELP = {
        usage: "completion bash|zsh|fish",
        about: `Prints a script for a shell, so that Tab completes commands and flags of an installed ${NAME}.`,
        examples: [],
        usual: {},
        others: {},
        notes: `In ~/.bashrc
  source <(${NAME} completion bash)
In ~/.zshrc
  source <(${NAME} completion zsh)
In ~/.config/fish/config.fish
  ${NAME} completion fish | source`,
        exitCodes: { [_failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.d.ok]: "success", [_failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.d.usage]: "not one of these shells" }
      };
      function completion(readTexts) {
        const run = async (args, shell) => {
          const [name = "", ...others] = args;
          const script = SCRIPTS[name];
          if (script === void 0 || others.length > 0)
            throw (0, _shell_js__WEBPACK_IMPORTED_MODULE_1__.jl)(`completion takes the name of one shell: ${Object.keys(SCRIPTS).join(", ")}`);
          console.log(script(await readTexts(shell)));
          return _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.d.ok;
        };
        return { help: (shell) => (0, _help_js__WEBPACK_IMPORTED_MODULE_0__.W5)(HELP, shell), run };
      }
      const ZSH_START = `(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
autoload -Uz bashcompinit && bashcompinit`;
      const SCRIPTS = {
        bash: bashScript,
        zsh: (commands) => `${ZSH_START}
${bashScript(commands)}`,
        fish: (commands) => commands.flatMap(({ name, about, help }) => [
          `complete -c ${NAME} -n __fish_use_subcommand -f -a ${name} -d '${about.replaceAll(/['\\]/g, "\\$&")}'`,
          ...flagsIn(help).map((flag) => `complete -c ${NAME} -n '__fish_seen_subcommand_from ${name}' -l ${flag}`)
        ]).concat(`complete -c ${NAME} -n __fish_use_subcommand -f -a help -d 'Explains a command.'`, fishWords("help", commands.map(({ name }) => name)), fishWords("completion", Object.keys(SCRIPTS))).join("\n")
      };
      function bashScript(commands) {
        const names = commands.map(({ name }) => name).join(" ");
        const wordsOf = ({ name, help }) => name === "completion" ? Object.keys(SCRIPTS).join(" ") : `--${flagsIn(help).join(" --")}`;
        const cases = commands.map((command) => `    ${command.name}) choices='${wordsOf(command)}' ;;`);
        return `_static_docs_export() {
  local current=\${COMP_WORDS[COMP_CWORD]} choices=''
  case \${COMP_WORDS[1]} in
${cases.join("\n")}
    help) choices='${names}' ;;
  esac
  if [[ $COMP_CWORD == 1 ]]; then choices='${names} help'
  elif [[ $current != -* && $choices == -* ]]; then choices=''; fi
  COMPREPLY=($(compgen -W "$choices" -- "$current"))
}
complete -o default -F _static_docs_export ${NAME}`;
      }
      function fishWords(command, words) {
        return `complete -c ${NAME} -n '__fish_seen_subcommand_from ${command}' -f -a '${words.join(" ")}'`;
      }
      function flagsIn(help) {
        const flags = [...help.matchAll(/^ {2}(?:-\w, )?--([a-z][a-z-]*)/gm)].map(([, flag = ""]) => flag);
        return flags.includes("help") ? flags : [...flags, "help"];
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
