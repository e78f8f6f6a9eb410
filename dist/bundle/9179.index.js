const id = 9179;
const ids = [9179];
const modules = {
  /***/
  43864: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        e: () => (
          /* binding */
          run
        ),
        C: () => (
          /* binding */
          runAction
        )
      });
      var core = __webpack_require__(91659);
      var docs_url = __webpack_require__(53361);
      var runtime_failure = __webpack_require__(98362);
      var agent_http = __webpack_require__(13997);
      var runtime_secrets = __webpack_require__(14217);
      var format = __webpack_require__(64579);
      var clock = __webpack_require__(92258);
      var exit_codes = __webpack_require__(78620);
      var clip = __webpack_require__(74238);
      ;
      function escapeCommands(line) {
        return line.replace(COMMAND, "$1: ").replace(OLD_COMMAND, "# ");
      }
      const COMMAND = new RegExp("(?<![^\\r\\n])([[\\s\\p{Cc}\\p{DI}]--[\\r\\n]]*):(?=[[\\p{Cc}\\p{DI}]--[\\r\\n]]*:)", "gv");
      const OLD_COMMAND = new RegExp("#(?=[\\p{Cc}\\p{DI}]*#[\\p{Cc}\\p{DI}]*\\[)", "gv");
      const runnerLog = {
        info: (line) => core.pq(escapeCommands(line)),
        debug: core.Yz,
        notice: (text) => core.lm(text),
        warning: (text, place) => core.$e(text, place && { file: place.file, startLine: place.line, startColumn: place.column }),
        group: async (title, stage) => await core.Os(title, async () => await stage()),
        mask: core.Pq
      };
      var action_summary = __webpack_require__(37223);
      ;
      const MAX_LINE = 300;
      class JobSummary {
        #text;
        get isWritten() {
          return this.#text !== void 0;
        }
        async write(markdown, text) {
          this.#text = text;
          if (process.env["GITHUB_STEP_SUMMARY"] === void 0)
            return;
          try {
            await core.z.addRaw(markdown).write();
          } catch (error) {
            core.$e(`The job summary could not be written: ${(0, runtime_failure.A3)(error)}`);
          }
        }
        /** On a command line, shows the summary as text, unless the run failed for a reason other than findings. */
        async show() {
          const isError = process.exitCode !== exit_codes.d.ok && process.exitCode !== exit_codes.d.findings;
          if (process.env["GITHUB_ACTIONS"] === "true" || isError || !this.#text)
            return;
          const lines = this.#text.trim().split("\n");
          await runnerLog.group(action_summary.Te, () => lines.forEach((line) => runnerLog.info((0, clip.clip)(line, MAX_LINE))));
        }
      }
      var stop_reason = __webpack_require__(54639);
      ;
      class StepProcess {
        /** Explains a cancellation until an action provides its own explanation. */
        explain = (cause) => new runtime_failure.HR("canceled", "The run was canceled.", { advice: "Run again.", cause });
        #canceled = new AbortController();
        #failed = false;
        constructor() {
          process.exitCode = exit_codes.d.failed;
          process.once("beforeExit", () => {
            if (process.exitCode !== exit_codes.d.ok)
              this.fail(new Error("the run stopped before it was complete"));
          });
          process.once("uncaughtException", (error) => {
            this.fail(error);
            process.exit();
          });
          process.noDeprecation = true;
        }
        succeed() {
          process.exitCode = exit_codes.d.ok;
        }
        /** Reports the first error. Later errors are consequences of it. */
        fail(error) {
          if (this.#failed)
            return;
          this.#failed = true;
          const failure = (0, runtime_failure.h_)(error);
          const { code, message, advice, cause } = failure;
          const page = (0, docs_url.PD)(process.env);
          core.C1(`${message}
${(0, docs_url.hF)(advice, page)}
More about this error: ${page}#${code}`);
          if (process.env["GITHUB_ACTIONS"] !== "true")
            process.exitCode = (0, runtime_failure.FO)(failure);
          if (cause !== void 0)
            core.Yz(`Cause: ${cause instanceof Error && cause.stack || (0, runtime_failure.A3)(cause)}`);
        }
        /** Returns a signal that aborts when the run is canceled. The process then ends, even if the cleanup takes too long. */
        cancellation() {
          for (const name of ["SIGINT", "SIGTERM", "SIGBREAK"])
            process.on(name, () => this.#stop(name));
          process.once("disconnect", () => this.#stop("the end of the parent process"));
          if ("connected" in process && !process.connected)
            this.#stop("the end of the parent process");
          process.channel?.unref();
          process.stdout.on("error", () => this.#stop("a closed log"));
          return this.#canceled.signal;
        }
        #stop(cause) {
          this.#canceled.abort(new stop_reason.Or(`stopped by ${cause}`));
          setTimeout(() => {
            this.fail(this.explain(this.#canceled.signal.reason));
            process.exit();
          }, stop_reason.vu).unref();
        }
        /** Ends the step even if a library keeps a connection open. */
        end() {
          setTimeout(() => process.exit(), stop_reason.vu).unref();
        }
      }
      ;
      async function runAction(record, action, { clock: clock2, writeSummary, setStopExplanation }) {
        setStopExplanation?.(action.explain);
        try {
          await action.work();
        } catch (error) {
          const failure = (0, runtime_failure.h_)(action.explain(error));
          record.failure = failure;
          throw failure;
        } finally {
          record.endedAt = clock2.now();
          const columns = Number(process.env["COLUMNS"]);
          await writeSummary(action.summary(format.MARKDOWN), action.summary((0, format.plainFormat)(columns > 0 ? columns : void 0)));
        }
      }
      async function run(inputs, action) {
        const step = new StepProcess();
        const summary = new JobSummary();
        const given = readInputs(inputs);
        const http = new agent_http.A("static-docs-export", { ...core._o() && { trace: core.Yz } });
        try {
          await action(given, {
            log: runnerLog,
            clock: clock.m,
            random: Math.random,
            signal: step.cancellation(),
            http,
            setOutput: core.uH,
            writeSummary: async (markdown, text) => await summary.write(markdown, text),
            setStopExplanation: (explain) => step.explain = explain
          });
          step.succeed();
        } catch (error) {
          step.fail(error);
          const failure = (0, runtime_failure.h_)(error);
          const heading = failure.code === "invalid-input" ? "\u274C Invalid input" : "\u274C The action failed";
          if (!summary.isWritten)
            await summary.write((0, action_summary.YG)({ heading, facts: [], failure }, (0, docs_url.PD)(process.env)), "");
        }
        http[Symbol.dispose]();
        await summary.show();
        step.end();
      }
      function readInputs({ names, secrets, secretHeaders }) {
        const given = Object.fromEntries(names.map((name) => [name, core.V4(name)]).filter(([, value]) => value !== ""));
        const values = [
          ...secrets.flatMap((name) => given[name] ?? []),
          ...secretHeaders === void 0 ? [] : (0, runtime_secrets.n3)(given[secretHeaders] ?? "")
        ];
        for (const form of (0, runtime_secrets.XP)(values))
          core.Pq(form);
        return given;
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
  ),
  /***/
  97895: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        z: () => (
          /* binding */
          randomId
        )
        /* harmony export */
      });
      function randomId(random) {
        return Math.floor(random() * 2 ** 48).toString(16).padStart(12, "0");
      }
    })
  ),
  /***/
  58513: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.r(__webpack_exports__);
          var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43864);
          var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
          var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81989);
          var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48353);
          await (0, _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__.e)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__.Qh, secrets: ["github-token"], secretHeaders: "headers" }, async (given, context) => {
            const inputs = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__.Ko)(given, process.env, process.argv.slice(2));
            await (0, _main_js__WEBPACK_IMPORTED_MODULE_3__.i)(inputs, { ...context, signal: (0, _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__.NE)(context.signal, inputs.timeoutMs) });
          });
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      }, 1);
    })
  ),
  /***/
  37945: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        B: () => (
          /* binding */
          compareLoads
        ),
        M: () => (
          /* binding */
          isNoindex
        )
      });
      var page_loads = __webpack_require__(44825);
      var compare_outline = __webpack_require__(29744);
      var sheet_rules = __webpack_require__(37937);
      ;
      function withExportedSheets(exported, { loads, details }) {
        const own = (0, page_loads.Se)(exported.styles);
        const there = (0, page_loads.Se)(loads.styles);
        const texts = (0, sheet_rules.b9)(exported.rules);
        const unknown = texts.size === 0 ? [] : details.sheets.filter(({ digest }) => !own.has(digest));
        const exportedDigests = new Map(unknown.flatMap(({ digest, start, end }) => {
          const text = texts.get((0, sheet_rules.G8)(details.utf8.subarray(start, end)));
          return text === void 0 || there.has(text) ? [] : [[digest, text]];
        }));
        if (exportedDigests.size === 0)
          return { loads, details };
        const renamed = (item) => ({
          ...item,
          digest: exportedDigests.get(item.digest) ?? item.digest
        });
        const unusual = details.unusual.map(renamed);
        const styles = (0, page_loads.V4)(loads.styles ?? "").map((digest) => renamed({ digest }).digest);
        const uses = unusual.map(({ digest, use }) => (0, page_loads._G)(digest, use));
        return {
          loads: { ...loads, styles: styles.join(""), uses: `${loads.uses ?? ""}${uses.join("")}` },
          details: { ...details, unusual, sheets: details.sheets.map(renamed) }
        };
      }
      ;
      function compareLoads(exported, page, isSameText, found) {
        const { loads: served, details } = found === void 0 ? { loads: page, details: found } : withExportedSheets(exported, { loads: page, details: found });
        const scripts = missing("scripts", exported.scripts, served.scripts);
        const styles = missing("style sheets", exported.styles, served.styles);
        const data = dataProblem(exported.data, served.data);
        const others = [
          baseProblem(exported.base, served.base),
          isSameText && exported.noscript !== served.noscript ? "Text of the page is in a `noscript` element, which browsers do not show." : void 0,
          robotsProblem(exported.robots, served.robots),
          // A list from an earlier release does not have the fields that are compared here.
          ...exported.canonical === void 0 ? [] : useProblems(exported, served, details),
          ...details === void 0 ? [] : (0, compare_outline.I)(exported, details)
        ].filter((detail) => detail !== void 0);
        const all = [...others, ...[data, scripts, styles].filter((detail) => detail !== void 0)];
        const own = [...(0, page_loads.Se)(served.scripts)].some((item) => !(0, page_loads.Se)(exported.scripts).has(item));
        const hasOther = (data === OTHER_DATA || data === void 0 && own) && all.length > 0;
        return { details: all, isOtherBuild: hasOther && others.length === 0 };
      }
      function useProblems(exported, served, details) {
        const unused = otherUses(exported, served, details?.unusual);
        const { blocked, hidden, refresh } = served;
        return [
          canonicalProblem(exported.canonical, served.canonical),
          unused === 0 ? void 0 : `Browsers do not use ${unused} of the scripts and style sheets of the page, or not as exported, because they have other attributes, such as \`type\`, \`nomodule\`, \`media\`, \`disabled\` or \`integrity\`.`,
          isSameDescription(exported, served, details?.earlierHeads) ? void 0 : "The description of the page for search engines, or its width on phones, is not the exported one.",
          refresh === void 0 || refresh === exported.refresh ? void 0 : `The page sends readers to ${JSON.stringify(refresh.slice(0, 100))}, and the export does not.`,
          hidden === exported.hidden || hidden === void 0 ? void 0 : "An attribute or a style sheet hides the whole page.",
          blocked === exported.blocked || blocked === void 0 ? void 0 : `A Content-Security-Policy in the page blocks ${blocked}.`,
          ...detailProblems(exported, served)
        ];
      }
      function isSameDescription(exported, served, earlierHeads = []) {
        if (exported.root !== void 0)
          return exported.description === served.description;
        const { head, outline } = exported;
        return head === served.head || outline === void 0 || earlierHeads.includes(head ?? "");
      }
      function detailProblems(exported, served) {
        if (exported.root === void 0)
          return [];
        return [
          exported.root === served.root ? void 0 : "The classes of the elements `html` and `body` are not the exported ones: they can hide the page.",
          hasAll(exported.spacing, served.spacing) ? void 0 : "Line breaks or indents in code blocks are not the exported ones.",
          hasAll(exported.drawings, served.drawings) ? void 0 : "A drawing (`svg`) in the page is not the exported one.",
          hasAll(exported.sources, served.sources) ? void 0 : "The attributes `media` or `type` of `source` elements are not the exported ones: browsers can use other files.",
          exported.target === served.target ? void 0 : "The attribute `target` of the `base` element is not the exported one: links open elsewhere.",
          Number(served.unclosed ?? 0) <= Number(exported.unclosed ?? 0) ? void 0 : "The page has an element such as `s`, `a` or `font` without an end tag: it applies to all text after it."
        ];
      }
      function hasAll(exported = "", served = "") {
        const items = (0, page_loads.V4)(exported);
        let found = 0;
        for (const item of (0, page_loads.V4)(served))
          if (item === items[found])
            found++;
        return found === items.length;
      }
      function otherUses(exported, served, unusual) {
        const own = /* @__PURE__ */ new Set([...(0, page_loads.Se)(exported.scripts), ...(0, page_loads.Se)(exported.styles)]);
        if (exported.outline === void 0 || unusual === void 0) {
          const known = (0, page_loads.Se)(exported.conditional);
          return [...(0, page_loads.Se)(served.conditional)].filter((item) => own.has(item) && !known.has(item)).length;
        }
        const [uses, there] = [(0, page_loads.Se)(exported.uses), (0, page_loads.Se)(served.uses)];
        const changed = unusual.filter(({ digest, use }) => own.has(digest) && !uses.has((0, page_loads._G)(digest, use))).length;
        const items = /* @__PURE__ */ new Set([...(0, page_loads.Se)(served.scripts), ...(0, page_loads.Se)(served.styles)]);
        const lost = [...own].every((item) => items.has(item)) ? [...uses].filter((use) => !there.has(use)).length : 0;
        return Math.max(changed, lost);
      }
      function canonicalProblem(exported, served) {
        if (exported === served)
          return void 0;
        if (served === "")
          return "The canonical link of the exported page is missing.";
        return exported === "" ? "The page has a canonical link that the export does not have." : "The canonical link is not the exported one: search engines list another address.";
      }
      const OTHER_DATA = "The data that the page contains for its scripts is not the exported data.";
      function dataProblem(exported, served) {
        if (exported === void 0 || exported === served)
          return void 0;
        return served === void 0 ? "The page lacks the data for its scripts that is at its end: it is cut off, or something removes scripts." : OTHER_DATA;
      }
      function missing(what, exported, served) {
        const [own, there] = [(0, page_loads.Se)(exported), (0, page_loads.Se)(served)];
        const lost = [...own].filter((item) => !there.has(item)).length;
        if (lost === 0)
          return void 0;
        return lost === own.size ? `All ${what} of the exported page are missing (${lost}).` : `${lost} of ${own.size} ${what} of the exported page are missing.`;
      }
      function baseProblem(exported, served) {
        if (exported === served)
          return void 0;
        return served === void 0 ? "The `base` element of the exported page is missing." : `The page has a \`base\` element that the export does not have, for ${JSON.stringify(served.slice(0, 100))}: its files and links are requested there.`;
      }
      function robotsProblem(exported = "", served = "") {
        const [own, other] = [exported, served].map((text) => text.split(" ").filter((rule) => rule !== ""));
        const lost = own?.filter((rule) => other?.includes(rule) === false) ?? [];
        const added = other?.filter((rule) => own?.includes(rule) === false && !isNoindex(rule)) ?? [];
        if (lost.length > 0)
          return `The page lacks these rules for search engines: ${lost.join(", ")}.`;
        return added.length > 0 ? `The page has more rules for search engines: ${added.join(", ")}.` : void 0;
      }
      function isNoindex(rule) {
        return /(?:^|:)noindex$/.test(rule);
      }
    })
  ),
  /***/
  29744: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        I: () => (
          /* binding */
          compareOutline
        ),
        n: () => (
          /* binding */
          splitAdded
        )
      });
      var html_tokens = __webpack_require__(87532);
      var outline = __webpack_require__(91794);
      var detail_scanner = __webpack_require__(26518);
      var page_loads = __webpack_require__(44825);
      var attribute_values = __webpack_require__(44292);
      ;
      const FOREIGN = /* @__PURE__ */ new Set(["embed", "frame", "frameset", "object", "portal"]);
      const HIDDEN_STYLE = /(?:^|;)(?:display:none|visibility:hidden|opacity:0(?![.\d])|(?:width|height):[01](?:px)?(?=;|$|!))/;
      const SIZE = /\s(?:width|height)\s*=\s*["']?[01](?![\d.])/i;
      const COVERS = [
        /(?:^|;)position:(?:fixed|absolute|sticky)/,
        /(?:^|;)(?:inset:0|top:0)/,
        /(?:^|;)(?:inset:0(?:px|%)?(?:;|$)|bottom:0|height:(?:(?:1\d\d|9\d)(?:%|[dsl]?vh)|\d{4,}px)|min-height:100)/,
        /(?:^|;)(?:inset:0(?:px|%)?(?:;|$)|(?:left|right):0|width:(?:(?:1\d\d|9\d)(?:%|[dsl]?vw)|\d{4,}px))/
      ];
      const MAX_WINDOW = { width: 480, height: 720 };
      function isCover(classes) {
        const has = (...names) => names.some((name) => classes.includes(name));
        if (has("hidden", "invisible", "opacity-0", "pointer-events-none", "-z-10"))
          return false;
        const isWide = has("w-screen", "w-full", "inset-x-0");
        const isHigh = has("h-screen", "h-full", "h-dvh", "min-h-screen", "inset-y-0");
        return has("fixed", "absolute") && (has("inset-0") || isWide && isHigh);
      }
      function coversPage(style) {
        return !hidesElement(style) && COVERS.every((pattern) => pattern.test(style));
      }
      function hidesElement(style) {
        return HIDDEN_STYLE.test(style) || /(?:^|;)pointer-events:none/.test(style);
      }
      function addedProblem(html) {
        const first = (0, html_tokens._)(html).next().value?.tag;
        if (first?.name === "template" && first.has("shadowrootmode"))
          return "The page has an element `template` with a shadow root that the export does not have: browsers show its content in place of the page.";
        let isFirst = true;
        let isInWindow = false;
        for (const { tag, start, end, isInert } of (0, html_tokens._)(html)) {
          if (isInert)
            continue;
          const style = (0, attribute_values.Es)(tag.raw("style")).replace(/\s+/g, "").toLowerCase();
          const isHidden = tag.has("hidden") || HIDDEN_STYLE.test(style);
          if (isFirst && isHidden)
            return void 0;
          const text = html.toString("latin1", start, end);
          const sides = sizeOf(style, text);
          if (isFirst)
            isInWindow = isWindow(style, sides);
          isFirst = false;
          const { name } = tag;
          const isShown = !isHidden && !SIZE.test(text);
          const isFrame = name === "iframe" && isShown;
          const isSmall = isWindow(style, sides) || isInWindow && !/position:|transform:|(?:vw|vh)\b/.test(style);
          if (FOREIGN.has(name) || isFrame && !isSmall)
            return `The page has an element \`${name}\` that the export does not have: it shows another page.`;
          if (isShown && (COVERS.every((pattern) => pattern.test(style)) || isCover(classesIn(text))))
            return "The page has an element that the export does not have and that covers the page.";
        }
        return void 0;
      }
      function sizeOf(style, tag) {
        const side = (name) => new RegExp(`(?:^|;)${name}:([^;!]+)`).exec(style)?.[1] ?? new RegExp(`\\s${name}\\s*=\\s*["']?([\\d.]+)(?=["'\\s/>])`, "i").exec(tag)?.[1]?.concat("px");
        return { width: side("width"), height: side("height") };
      }
      function isWindow(style, { width, height }) {
        const isWithin = (value, max) => value !== void 0 && /^\d{1,4}(?:\.\d{1,9})?(?:px)?$/.test(value) && Number.parseFloat(value) <= max;
        const isMoved = /(?:transform|scale|zoom|min-(?:width|height)):/.test(style);
        return !isMoved && isWithin(width, MAX_WINDOW.width) && isWithin(height, MAX_WINDOW.height);
      }
      function classesIn(tag) {
        const [, double, single, plain = ""] = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i.exec(tag) ?? [];
        return (0, attribute_values.Es)(double ?? single ?? plain).split(/\s+/);
      }
      var css_scanner = __webpack_require__(69285);
      ;
      const SKIPPED = /^@(?:font-|(?:-\w+-)?keyframes|page|property|counter-style|media\s+(?:only\s+)?print\s*$)/i;
      const MAX_CSS = 5e5;
      function styleRules(css) {
        const rules = [];
        const open = [];
        let from = 0;
        const text = plainCss(css.slice(0, MAX_CSS));
        const addDeclaration = (declaration) => {
          if (declaration !== "")
            open.at(-1)?.declarations.push(declaration);
        };
        const close = () => {
          const closed = open.pop();
          if (closed === void 0 || closed.isSkipped)
            return;
          const { selectors, declarations } = closed;
          if (selectors !== "" && declarations.length > 0)
            rules.push({ selectors, declarations });
        };
        for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
          const part = text.slice(from, index).trim();
          from = index + 1;
          if (mark === "{") {
            const around = open.at(-1);
            const isAt = part.startsWith("@");
            const selectors = isAt ? around?.selectors ?? "" : `${around?.selectors ?? ""} ${part}`.trim();
            open.push({ selectors, declarations: [], isSkipped: around?.isSkipped === true || SKIPPED.test(part) });
          } else {
            addDeclaration(part);
            if (mark === "}")
              close();
          }
        }
        addDeclaration(text.slice(from).trim());
        while (open.length > 0)
          close();
        return rules;
      }
      const TOKEN = /\/\*[^]*?(?:\*\/|$)|"[^"\\\n]*(?:\\[^][^"\\\n]*)*"?|'[^'\\\n]*(?:\\[^][^'\\\n]*)*'?|\\(?:([\da-f]{1,6})\s?|([^]))/gi;
      function plainCss(css) {
        return css.replace(TOKEN, (token, code, character) => {
          if (token.startsWith("/*"))
            return " ";
          if (!token.startsWith("\\"))
            return '""';
          const point = code === void 0 ? (character ?? "").codePointAt(0) : parseInt(code, 16);
          const text = point === void 0 || point > 1114111 ? "" : String.fromCodePoint(point);
          return /[\p{L}\p{N}_-]/u.test(text) ? text : "_";
        });
      }
      function canMatch(selectors, page) {
        return alternatives(selectors).some((selector) => {
          const plain = withoutArguments(selector);
          const named = plain.match(/[.#][\p{L}\p{N}_-]+/gu) ?? [];
          if (named.some((name) => !page.names.has(name)))
            return false;
          const attributes = [...plain.matchAll(/\[\s*([\w-]+)/g)].map(([, name = ""]) => name.toLowerCase());
          if (attributes.some((name) => name === "hidden" || !page.html.includes(name)))
            return false;
          const elements = plain.replace(/\[[^\]]*\]?|::?[\w-]+|[.#][\p{L}\p{N}_-]+/gu, " ").match(/[a-z][\w-]*/gi);
          return (elements ?? []).every((name) => page.elements.has(name.toLowerCase()));
        });
      }
      function alternatives(selectors) {
        let depth = 0;
        return selectors.replace(/[(),]/g, (character) => {
          if (character === "(")
            depth++;
          if (character === ")")
            depth--;
          return character === "," && depth === 0 ? "\0" : character;
        }).split("\0");
      }
      function withoutArguments(selector) {
        let text = selector;
        for (let before = ""; before !== text && text.includes("("); ) {
          before = text;
          text = text.replace(/\([^()]*\)/g, "");
        }
        return text;
      }
      const HARMLESS = /^(?:--[\w-]+|margin(?:-[\w-]+)?|padding(?:-[\w-]+)?|border(?:-[\w-]+)?|background(?:-color)?|scroll-[\w-]+|font-(?:family|display|variant|feature|smooth)[\w-]*|-(?:webkit|moz|ms)-[\w-]*(?:smoothing|adjust|color)|text-(?:size-adjust|rendering)|box-(?:sizing|shadow)|transition(?:-[\w-]+)?|cursor|opacity|color|accent-color|(?:forced|print)-color-adjust)$/i;
      const MOVES_OR_HIDES = /(?:^|[\s(:])-\s*[\d.]|\d{4}|transparent|\d(?:%|v[hw])|url\(|calc\(/i;
      const MAX_LENGTH_PX = 200;
      const UNITS = {
        px: 1,
        pt: 1.4,
        pc: 16,
        em: 16,
        rem: 16,
        ch: 8,
        ex: 8,
        cm: 38,
        in: 96,
        lh: 24,
        rlh: 24
      };
      function hasLargeLength(value) {
        const lengths = value.matchAll(/(?<![\w.#-])(\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})([a-z]{1,4})(?![\w%])/gi);
        return [...lengths].some(([, number, unit = ""]) => Number(number) * (UNITS[unit.toLowerCase()] ?? 0) > MAX_LENGTH_PX);
      }
      const COLOR = /^(?:color|-webkit-text-fill-color)$/i;
      const BACKGROUND = /^background(?:-color)?$/i;
      const WHOLE = /(?:^|[\s,>])(?:\*|html|body|main|:root|#content-area)(?=$|[\s,])/i;
      function ruleWithoutContrast(rules) {
        const colorsOf = (rule, property) => new Set(rule.declarations.flatMap((declaration) => {
          const colon = declaration.indexOf(":");
          return property.test(declaration.slice(0, colon).trim()) ? colorsIn(declaration.slice(colon + 1)) : [];
        }));
        const behind = rules.flatMap((rule) => WHOLE.test(rule.selectors) ? [...colorsOf(rule, BACKGROUND)] : []);
        return rules.find((rule) => {
          const own = [...behind, ...colorsOf(rule, BACKGROUND)];
          return own.some((color) => colorsOf(rule, COLOR).has(color));
        });
      }
      const SAME_COLORS = {
        white: "#fff",
        black: "#000",
        "rgb(255,255,255)": "#fff",
        "rgb(0,0,0)": "#000"
      };
      const NO_COLOR = /^(?:important|inherit|initial|none|repeat|revert|scroll|unset|var)$/;
      function colorsIn(value) {
        const found = value.toLowerCase().match(/#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]{0,99}\)|[a-z]+/g) ?? [];
        return found.map((color) => color.replace(/\s+/g, "").replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3")).map((color) => SAME_COLORS[color] ?? color).filter((color) => !NO_COLOR.test(color));
      }
      const FONT_HOSTS = /^https:\/\/(?:fonts\.googleapis\.com|fonts\.bunny\.net|use\.typekit\.net|p\.typekit\.net|rsms\.me)\//i;
      function importedSheet(css) {
        if (!/@import/i.test(css))
          return void 0;
        return Array.from((0, css_scanner.U)(css.slice(0, MAX_CSS))).filter(({ at }) => /@import[\s"'(a-z\\]{0,20}$/i.test(css.slice(Math.max(0, at - 30), at))).map(({ value }) => value).find((value) => !FONT_HOSTS.test(value));
      }
      function isHarmlessDeclaration(declaration) {
        const colon = declaration.indexOf(":");
        const property = declaration.slice(0, colon).trim();
        const value = declaration.slice(colon + 1).trim();
        if (colon < 0 || property === "")
          return true;
        if (property.startsWith("--"))
          return true;
        if (/^color-scheme$/i.test(property))
          return /\b(?:light|normal)\b/i.test(value);
        if (/^opacity$/i.test(property))
          return Number.parseFloat(value) >= 0.5;
        return HARMLESS.test(property) && !MOVES_OR_HIDES.test(value) && !hasLargeLength(value);
      }
      ;
      function compareOutline(exported, { utf8, levels, sheets }) {
        if (exported.outline === void 0)
          return [];
        const compared = comparedLevels(exported.outline, levels);
        if (typeof compared === "string")
          return [compared];
        const added = compared.map((part) => addedProblem(utf8.subarray(part.start, part.end)));
        const own = (0, page_loads.Se)(exported.styles);
        const css = sheets.filter(({ digest, use }) => !own.has(digest) && use !== "media print");
        const texts = css.map(({ start, end }) => utf8.toString("utf8", start, end));
        const problems = [
          ...added,
          ...hidingProblems(texts, utf8, compared),
          snippetProblem(exported, utf8, compared)
        ];
        return [...new Set(problems)].filter((problem) => problem !== void 0);
      }
      function splitAdded(exported, { utf8, levels }) {
        if (exported?.outline === void 0 || levels.length < 2)
          return void 0;
        const parts = comparedLevels(exported.outline, levels);
        if (typeof parts === "string" || parts.length === 0)
          return void 0;
        const [added, own] = [[], []];
        let from = 0;
        for (const { start, end } of [...parts].sort((a, b) => a.start - b.start)) {
          if (start < from)
            continue;
          own.push(utf8.subarray(from, start));
          added.push(utf8.subarray(start, end));
          from = end;
        }
        return { added: Buffer.concat(added), own: Buffer.concat([...own, utf8.subarray(from)]) };
      }
      function snippetProblem({ root, snippets }, utf8, added) {
        if (root === void 0 || !utf8.includes("data-nosnippet"))
          return void 0;
        const count = (0, detail_scanner.w)(utf8).filter((at) => !added.some(({ start, end }) => at >= start && at < end)).length;
        return count > Number(snippets ?? 0) ? "Exported elements have the attribute `data-nosnippet`: search engines do not show their text." : void 0;
      }
      function comparedLevels(outline2, served) {
        const exported = outline2.split("/");
        if (readLevel(exported[0]).own !== served[0]?.own)
          return "The doctype, or the attributes of the elements `html` and `body`, are not the exported ones: browsers can show the page in another way.";
        if (exported.length !== served.length)
          return AROUND;
        const added = [];
        for (const [at, level] of served.entries()) {
          const { own, before, after } = readLevel(exported[at]);
          if (own !== level.own)
            return AROUND;
          const found = [addedParts(before, level.before), addedParts(after, level.after)];
          for (const parts of found) {
            if (parts === void 0 || at > 0 && at === served.length - 1 && parts.length > 0)
              return at > 0 && at === served.length - 1 ? INSIDE : BESIDE;
            added.push(...parts);
          }
        }
        return added;
      }
      const AROUND = "The elements around the content are not the exported ones, or have other attributes: they can hide the page.";
      const INSIDE = "The text is as exported, but the elements of the content are not, or they have other attributes, such as `id`, `class` or `hidden`.";
      const BESIDE = "Elements outside of the content are not the exported ones, or have other attributes, such as `id`, `class` or `hidden`.";
      function readLevel(text = "") {
        const [before = "", after = ""] = text.slice(outline.b0).split(".");
        return { own: text.slice(0, outline.b0), before, after };
      }
      function addedParts(list, served) {
        const [, count, combined] = /^(\d+)-([\da-f]+)$/.exec(list) ?? [];
        if (count !== void 0)
          return addedAround(Number(count), combined ?? "", served);
        const exported = list.match(new RegExp(`.{${outline.b0}}`, "g")) ?? [];
        let found = 0;
        const added = served.filter(({ digest }) => digest !== exported[found] || found++ < 0);
        return found === exported.length ? added : void 0;
      }
      const MAX_AROUND = 50;
      function addedAround(count, combined, served) {
        const more = served.length - count;
        for (let from = 0; from <= Math.min(more, MAX_AROUND); from++) {
          if ((0, outline.KF)(served.slice(from, from + count)) === combined)
            return [...served.slice(0, from), ...served.slice(from + count)];
        }
        return void 0;
      }
      function hidingProblems(sheets, utf8, added) {
        const imported = sheets.map(importedSheet).find((address) => address !== void 0);
        if (imported !== void 0)
          return [
            `A style sheet that was added to the page loads another one, which can hide the page: ${JSON.stringify(imported.slice(0, 150))}.`
          ];
        const rules = sheets.flatMap(styleRules);
        const suspects = rules.filter(({ declarations }) => !declarations.every(isHarmlessDeclaration));
        if (suspects.length === 0 && ruleWithoutContrast(rules) === void 0)
          return [];
        const names = namesOf(utf8, added);
        if (added.some(({ start, end }) => isCoveredBy(suspects, namesOf(utf8.subarray(start, end), []))))
          return ["A style sheet that was added to the page makes an added element cover the page."];
        const frames = added.filter(({ start, end }) => /<iframe\b/i.test(utf8.toString("latin1", start, end)));
        const inFrames = frames.map(({ start, end }) => namesOf(utf8.subarray(start, end), []));
        if (suspects.some(({ selectors }) => inFrames.some((names2) => canMatch(selectors, names2))))
          return [
            "A style sheet that was added to the page changes an added element `iframe`, which can cover the page."
          ];
        const rule = suspects.find(({ selectors }) => canMatch(selectors, names)) ?? ruleWithoutContrast(rules.filter(({ selectors }) => canMatch(selectors, names)));
        if (rule === void 0)
          return [];
        const text = `${rule.selectors} { ${rule.declarations.join("; ")} }`;
        return [
          `A style sheet that was added to the page applies to exported elements and can hide them: ${JSON.stringify(text.slice(0, 150))}.`
        ];
      }
      function isCoveredBy(rules, names) {
        const styleOf = (rule) => rule.declarations.join(";").replace(/\s+/g, "").toLowerCase();
        const styles = rules.filter(({ selectors }) => canMatch(selectors, names)).map(styleOf);
        return styles.some(coversPage) && !styles.some(hidesElement);
      }
      function namesOf(utf8, added) {
        const elements = /* @__PURE__ */ new Set(["html", "head", "body"]);
        const names = /* @__PURE__ */ new Set();
        const html = utf8.toString("latin1");
        const tags = [];
        for (const { tag, start, end, isInert } of (0, html_tokens._)(utf8)) {
          if (isInert || added.some((part) => start >= part.start && start < part.end))
            continue;
          elements.add(tag.name);
          if (tag.has("id"))
            names.add(`#${(0, attribute_values.Es)(tag.raw("id"))}`);
          tags.push(html.slice(start, end).toLowerCase());
          for (const name of classesIn(html.slice(start, end)))
            names.add(`.${name}`);
        }
        return { elements, names, html: tags.join("") };
      }
    })
  ),
  /***/
  49689: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        sb: () => (
          /* binding */
          examine
        ),
        Gf: () => (
          /* binding */
          isAsExported
        ),
        b: () => (
          /* binding */
          isUnchecked
        ),
        R0: () => (
          /* binding */
          isUnreachable
        ),
        rU: () => (
          /* binding */
          signInAndRefresh
        )
      });
      var html_tokens = __webpack_require__(87532);
      var attribute_values = __webpack_require__(44292);
      var page_loads = __webpack_require__(44825);
      var retry = __webpack_require__(18459);
      var build_hash = __webpack_require__(99004);
      var units = __webpack_require__(81529);
      var served_site = __webpack_require__(90763);
      var kinds = __webpack_require__(61450);
      ;
      const HOUR_S = 3600;
      const DAY_S = 24 * HOUR_S;
      function cachingProblemOf(target, { hops, headers }) {
        if (!hops.every((hop) => (0, served_site.kj)(hop, target.url)))
          return void 0;
        const seconds = freshSeconds(headers);
        if (target.role === "page" && seconds > HOUR_S) {
          const detail2 = `Browsers may show the page for ${(0, units.formatDuration)(seconds * 1e3)} without requesting a new version.`;
          return (0, kinds.hD)(target, "caching", detail2);
        }
        if (target.role !== "asset" || seconds >= DAY_S)
          return void 0;
        const { path } = target.file;
        if (!(0, build_hash.isImmutable)(path.slice(path.lastIndexOf("/") + 1)))
          return void 0;
        const kept = seconds < 1 ? "request the file each time" : `keep the file for ${(0, units.formatDuration)(seconds * 1e3)} only`;
        const detail = `The file name has a build hash, but browsers ${kept}.`;
        return (0, kinds.hD)(target, "caching", detail, kinds.af.hashed);
      }
      const HEURISTIC_SHARE = 0.1;
      function freshSeconds(headers) {
        const directives = headers["cache-control"]?.toLowerCase() ?? "";
        if (/(?:^|[\s,])no-(?:cache|store)\b/.test(directives))
          return 0;
        const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/.exec(directives)?.[1];
        if (maxAge !== void 0)
          return Number(maxAge);
        const secondsTo = (from = "", to = "") => Math.max(0, (Date.parse(to) - Date.parse(from)) / 1e3) || 0;
        if (headers.expires !== void 0)
          return secondsTo(headers.date, headers.expires);
        if (/(?:^|[\s,])must-revalidate\b/.test(directives))
          return 0;
        return HEURISTIC_SHARE * secondsTo(headers["last-modified"], headers.date);
      }
      var external_node_buffer_ = __webpack_require__(4573);
      var encoding = __webpack_require__(9936);
      var pages = __webpack_require__(15300);
      ;
      const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b|^text\/(?:jscript|livescript)\b/i;
      const REFUSED_SCRIPT_TYPE = /^(?:(?:audio|image|video)\/|text\/csv\b)/i;
      const DATA_TYPE = /^text\/(?:plain|x-component)\b/i;
      const MARKDOWN_TYPE = /^text\/(?:markdown|plain)\b/i;
      function contentTypeProblem(target, headers) {
        if (target.role !== "page" && target.role !== "asset" && target.role !== "data")
          return void 0;
        const { path } = target.file;
        const type = headers["content-type"]?.trim() ?? "";
        const problem = (what) => `Content-Type is ${type.slice(0, 100) || "missing"}${what}`;
        if (target.role === "page") {
          if (!(0, pages.isPageType)(type))
            return problem(". Expected: text/html.");
          if (isAttachment(headers["content-disposition"] ?? ""))
            return "Content-Disposition is attachment: browsers download the page instead of showing it.";
          const refresh = headers["refresh"]?.toString() ?? "";
          if ((0, attribute_values.s2)(refresh))
            return "The header Refresh reloads the page again and again.";
          return (0, attribute_values.Lt)(refresh) !== void 0 ? "The header Refresh sends readers to another address." : void 0;
        }
        if (target.role === "data") {
          if (path.endsWith(".md"))
            return MARKDOWN_TYPE.test(type) ? void 0 : problem(". Expected: text/markdown.");
          const wanted = path.endsWith(".rsc") ? "text/x-component" : "text/plain";
          const isAccepted = DATA_TYPE.test(type) || path.endsWith(".json");
          return isAccepted ? void 0 : problem(`: it must be ${wanted}, or the client loads the whole page.`);
        }
        const isStrict = /\bnosniff\b/i.test(headers["x-content-type-options"]?.toString() ?? "");
        if (/\.css$/i.test(path)) {
          const isRefused = type === "" ? isStrict : !/^text\/css\b/i.test(type);
          return isRefused ? problem(": browsers ignore a style sheet that is not text/css.") : void 0;
        }
        if (/\.svg$/i.test(path) && !/^image\/svg\+xml\b/i.test(type))
          return problem(": browsers show an SVG image only as image/svg+xml.");
        if (!/\.m?js$/i.test(path) || SCRIPT_TYPE.test(type))
          return void 0;
        if (target.isModule === true)
          return problem(": browsers do not run a module that is not text/javascript.");
        if (REFUSED_SCRIPT_TYPE.test(type))
          return problem(": browsers do not run a script with this type.");
        return isStrict ? problem(" with nosniff: browsers do not run the script.") : void 0;
      }
      function isAttachment(dispositions) {
        return dispositions.split(/,(?=\s*[\w-]+\s*(?:[;,]|$))/).some((disposition) => {
          const [, type] = /^\s*([\w-]+)\s*(?:;|$)/.exec(disposition) ?? [];
          return type !== void 0 && type.toLowerCase() !== "inline";
        });
      }
      const CHARSET = /;\s*charset\s*=\s*["']?([^\s"';]+)/i;
      function charsetProblemOf(contentType, bytes, what = "page") {
        const label = CHARSET.exec(contentType)?.[1];
        const named = (0, encoding.Jk)(label);
        const head = bytes.toString("latin1", 0, encoding.Wo);
        if (label === void 0 || named === void 0 || (0, encoding.C8)(head) !== void 0)
          return void 0;
        const isWide = named.startsWith("utf-16");
        if (!isWide && (named === "utf-8" ? (0, external_node_buffer_.isUtf8)(bytes) : (0, external_node_buffer_.isAscii)(bytes)))
          return void 0;
        const declared = (0, encoding.Qc)(head, "html");
        const own = (0, external_node_buffer_.isUtf8)(bytes) ? "utf-8" : declared;
        if (own === void 0 || named === own || named === declared)
          return void 0;
        return `Content-Type has charset=${label.slice(0, 40)}, but the ${what} is ${own}: browsers show wrong characters.`;
      }
      const MAX_SEARCHED = 65536;
      function undeclaredProblemOf(contentType, bytes) {
        const isDeclared = (0, encoding.Jk)(CHARSET.exec(contentType)?.[1]) !== void 0 || (0, external_node_buffer_.isAscii)(bytes) || (0, encoding.Qc)(bytes.toString("latin1", 0, MAX_SEARCHED), "html") !== void 0;
        return isDeclared ? void 0 : "Neither Content-Type nor the page has a charset: browsers show wrong characters.";
      }
      ;
      const ELEMENT = /<(?:a|span)\b[^<>]*>[^<>]*<\/(?:a|span)>/gi;
      const ELEMENT_CODE = /\sdata-cfemail\s*=\s*"([\da-f]{4,})"/i;
      const LINK = /\/cdn-cgi\/l\/email-protection#([\da-f]{4,})/gi;
      function withEmails(page) {
        if (!page.includes("cfemail") && !page.includes("email-protection#"))
          return page;
        const html = page.toString("latin1").replace(ELEMENT, (element) => decoded(ELEMENT_CODE.exec(element)?.[1]) ?? element).replace(LINK, (_, code) => `mailto:${decoded(code)}`);
        return Buffer.from(html, "latin1");
      }
      function decoded(code) {
        if (code === void 0)
          return void 0;
        const [key = 0, ...letters] = Buffer.from(code, "hex");
        return Buffer.from(letters.map((letter) => letter ^ key)).toString("latin1");
      }
      var compare_loads = __webpack_require__(37945);
      var file_kinds = __webpack_require__(93782);
      ;
      function imageSize(bytes) {
        const head = bytes.toString("latin1", 0, 30);
        if (head.startsWith("\x89PNG\r\n") && head.slice(12, 16) === "IHDR" && bytes.length >= 24)
          return sizeText(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
        if (/^GIF8[79]a/.test(head) && bytes.length >= 10)
          return sizeText(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
        if (head.startsWith("\xFF\xD8\xFF"))
          return jpegSize(bytes);
        return /^RIFF[^]{4}WEBP/.test(head) && bytes.length >= 30 ? webpSize(bytes, head.slice(12, 16)) : void 0;
      }
      function jpegSize(bytes) {
        for (let at = 2; at + 9 <= bytes.length; ) {
          const marker = bytes[at + 1];
          if (bytes[at] !== 255 || marker === 218)
            return void 0;
          if (marker === 255)
            at++;
          else if (marker >= 192 && marker <= 207 && ![196, 200, 204].includes(marker))
            return jpegText(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
          else
            at += 2 + bytes.readUInt16BE(at + 2);
        }
        return void 0;
      }
      function jpegText(width, height) {
        return sizeText(Math.max(width, height), Math.min(width, height));
      }
      function webpSize(bytes, kind) {
        if (kind === "VP8X")
          return sizeText(1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3));
        if (kind === "VP8 ")
          return sizeText(bytes.readUInt16LE(26) & 16383, bytes.readUInt16LE(28) & 16383);
        if (kind !== "VP8L")
          return void 0;
        const bits = bytes.readUInt32LE(21);
        return sizeText(1 + (bits & 16383), 1 + (bits >>> 14 & 16383));
      }
      function sizeText(width, height) {
        return `${width}x${height}`;
      }
      ;
      const MIN_OTHER_FORMAT_SHARE = 0.02;
      const MAX_TRAILER = 1024;
      const MAX_SVG_HEAD = 4096;
      const FORMATS = [
        {
          ...{ name: "PNG", extension: /png$/i, starts: (head) => head.startsWith("\x89PNG\r\n") },
          isComplete: (_, tail) => tail.includes("IEND")
        },
        {
          ...{ name: "JPEG", extension: /jpe?g$/i, starts: (head) => head.startsWith("\xFF\xD8\xFF") },
          isComplete: (_, tail) => tail.includes("\xFF\xD9")
        },
        {
          ...{ name: "GIF", extension: /gif$/i, starts: (head) => /^GIF8[79]a/.test(head) },
          isComplete: (_, tail) => tail.includes(";")
        },
        {
          ...{ name: "WebP", extension: /webp$/i, starts: (head) => /^RIFF[^]{4}WEBP/.test(head) },
          isComplete: (bytes) => bytes.readUInt32LE(4) + 8 <= bytes.length + 1
        },
        {
          ...{ name: "AVIF", extension: /avif$/i, starts: (head) => /^[^]{4}ftyp/.test(head) },
          isComplete: () => true
        },
        {
          ...{ name: "icon", extension: /ico$/i, starts: (head) => head.startsWith("\0\0\0") },
          isComplete: () => true
        },
        {
          ...{ name: "SVG", extension: /svg$/i, starts: (head) => /<(?:\w+:)?svg[\s>]/.test(head) },
          isComplete: (_, tail) => /<\/(?:\w+:)?svg\s*>/.test(tail)
        }
      ];
      function hasPixels(bytes) {
        for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
          const type = bytes.toString("latin1", at + 4, at + 8);
          if (type === "IDAT")
            return bytes.readUInt32BE(at) > 0;
          if (!/^[a-z]{4}$/i.test(type))
            return false;
        }
        return false;
      }
      const DRAWN = /<(?:\w+:)?(?:circle|ellipse|foreignObject|image|line|path|poly(?:gon|line)|rect|text|use)[\s/>]/;
      function otherPicture(format, exported, served) {
        if (format === "SVG")
          return DRAWN.test(exported.toString("latin1")) && !DRAWN.test(served.toString("latin1")) ? "The file is another picture: nothing is drawn in it." : void 0;
        const isSame = exported.subarray(0, 3).equals(served.subarray(0, 3));
        const [own, other] = isSame ? [exported, served].map(imageSize) : [];
        if (own === void 0 || other === void 0 || own === other)
          return void 0;
        return `The file is another picture: it has ${other} pixels instead of ${own}.`;
      }
      function imageProblem({ path, size }, bytes, exported) {
        const head = bytes.toString("latin1", 0, MAX_SVG_HEAD);
        const format = FORMATS.find(({ starts }) => starts(head));
        if (format === void 0)
          return "The file is not an image.";
        const tail = bytes.toString("latin1", Math.max(0, bytes.length - MAX_TRAILER));
        if (!format.isComplete(bytes, tail))
          return `The file is cut off: the ${format.name} image has no end.`;
        if (format.name === "PNG" && !hasPixels(bytes))
          return "The file is damaged: the PNG image has no pixels.";
        const other = exported && otherPicture(format.name, exported, bytes);
        if (other !== void 0)
          return other;
        const isOther = !format.extension.test(path);
        return isOther && bytes.length < size * MIN_OTHER_FORMAT_SHARE ? `The file size is ${(0, units.formatBytes)(bytes.length)} instead of ${(0, units.formatBytes)(size)}.` : void 0;
      }
      ;
      async function compareFiles(file, served, readExported) {
        const isBuilt = (0, file_kinds.My)(file.path);
        if (!(0, file_kinds.OB)(file.path) || isBuilt && !file_kinds.W1.test(file.path))
          return void 0;
        const exported = await readExported(file);
        if (isBuilt && exported === void 0)
          return void 0;
        if (file_kinds.W1.test(file.path)) {
          const detail = isCut(exported, served) ? CUT : imageProblem(file, served, exported);
          return detail === void 0 ? { is: "same" } : { is: "broken", detail };
        }
        if (exported === void 0)
          return { is: "unknown" };
        const isStyle = file_kinds.UI.test(file.path);
        const [own, other] = [exported, served].map((bytes) => withoutComments(bytes.toString(), isStyle));
        if (withoutSpace(own) === withoutSpace(other))
          return { is: "same" };
        if (isCut(exported, served))
          return { is: "broken", detail: CUT };
        return wordsOf(own, isStyle) === wordsOf(other, isStyle) ? { is: "same" } : { is: "other" };
      }
      const CUT = "The file is cut off: only its first part is served.";
      function isCut(exported, served) {
        if (exported === void 0 || served.length >= exported.length)
          return false;
        return exported.subarray(0, served.length).equals(served);
      }
      function withoutSpace(code = "") {
        return code.replace(/[\s\ufeff]+/g, "").replace(/(?<!;);+(?=\}|$)/g, "");
      }
      const LEFT_OUT = /^(?:const|else|function|let|return|undefined|var|void)$/;
      const LEFT_OUT_OF_STYLES = /^0+$/;
      const SHORT_FORMS = [
        [/\bvoid 0\b/g, "undefined"],
        [/!0\b/g, " true"],
        [/!1\b/g, " false"],
        [/(?<=[=(,:[?&|{;][ \t\n]{0,9})-(?=[\d.])/g, " minus "]
      ];
      function wordsOf(code = "", isStyle = false) {
        const forms = isStyle ? [] : SHORT_FORMS;
        const text = forms.reduce((all, [pattern, written]) => all.replace(pattern, written), code);
        const words = text.replace(/(?<![\w$.])0+(?=\.\d)/g, "").match(/[\p{L}\p{N}_$]+/gu) ?? [];
        const isLeftOut = (word) => LEFT_OUT.test(word) || isStyle && LEFT_OUT_OF_STYLES.test(word);
        return words.filter((word) => !isLeftOut(word)).join(" ");
      }
      function withoutComments(code, isStyle) {
        const special = isStyle ? /["']|\/\*/g : /["'`]|\/[*/]/g;
        const parts = [];
        let from = 0;
        for (let found = special.exec(code); found !== null; found = special.exec(code)) {
          const [start] = found;
          if (start.length === 1) {
            special.lastIndex = stringEnd(code, found.index);
            continue;
          }
          parts.push(code.slice(from, found.index), " ");
          const end = code.indexOf(start === "/*" ? "*/" : "\n", found.index + 2);
          from = end < 0 ? code.length : end + (start === "/*" ? 2 : 0);
          special.lastIndex = from;
        }
        parts.push(code.slice(from));
        return parts.join("");
      }
      function stringEnd(code, start) {
        const quote = code[start];
        for (let at = start + 1; at < code.length; at++) {
          if (code[at] === "\\")
            at += 1;
          else if (code[at] === quote || code[at] === "\n" && quote !== "`")
            return at + 1;
        }
        return code.length;
      }
      var robots_rules = __webpack_require__(4756);
      ;
      const NAMESPACE = /\sxmlns(?::\w+)?\s*=\s*["']https?:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9["']/;
      const END = /<\/(?:\w+:)?(?:urlset|sitemapindex)\s*>(?:\s|<!--[^]*?-->)*$/;
      function isWholeSitemap(xml) {
        return NAMESPACE.test(xml.slice(0, 4096)) && END.test(xml.slice(-4096));
      }
      async function compareRules(file, served, readExported) {
        const { loadsOf } = await Promise.all(
          /* import() */
          [__webpack_require__.e(8369), __webpack_require__.e(2194)]
        ).then(__webpack_require__.bind(__webpack_require__, 52194));
        const exported = file.loads === void 0 ? await readExported(file) : void 0;
        const own = file.loads ?? (exported && loadsOf(file.path, exported));
        if (own === void 0)
          return void 0;
        const { refused, addresses, sitemaps } = loadsOf(file.path, served) ?? {};
        const named = (0, page_loads.Se)(sitemaps);
        const hasSitemaps = [...(0, page_loads.Se)(own.sitemaps)].every((address) => named.has(address));
        const isWhole = own.addresses === void 0 || isWholeSitemap(served.toString());
        const text = served.toString();
        const isRefused = own.refused === refused || refused !== void 0 && own.refused === (0, robots_rules.Le)((0, robots_rules.xF)(text, { skipsHostPaths: true }));
        return {
          isSame: isRefused && own.addresses === addresses && hasSitemaps && isWhole,
          lacksSitemap: isRefused && !hasSitemaps,
          refused: own.refused === void 0 ? void 0 : (0, robots_rules.NH)((0, robots_rules.xF)(text))
        };
      }
      var compare_outline = __webpack_require__(29744);
      var noindex = __webpack_require__(95885);
      var parse_url = __webpack_require__(37630);
      var external_node_crypto_ = __webpack_require__(77598);
      var percent_decode = __webpack_require__(7754);
      ;
      const MAX_POLICIES = 50;
      const MAX_POLICY = 5e4;
      function readPolicies(text) {
        const policies = text.slice(0, MAX_POLICY).split(",", MAX_POLICIES);
        return policies.map((policy) => {
          const directives = /* @__PURE__ */ new Map();
          for (const directive of policy.split(";")) {
            const [name = "", ...sources] = directive.trim().split(/\s+/);
            if (name !== "" && !directives.has(name.toLowerCase()))
              directives.set(name.toLowerCase(), sources);
          }
          return directives;
        });
      }
      function sourcesOf(policy, ...names) {
        return names.map((name) => policy.get(name)).find((found) => found !== void 0);
      }
      function allows(sources, item, page) {
        if (sources === void 0)
          return true;
        const hasKeyword = (keyword) => sources.some((source) => source.toLowerCase() === keyword);
        const isNamed = item.nonce !== void 0 && item.nonce !== "" && sources.includes(`'nonce-${item.nonce}'`);
        if (isNamed)
          return true;
        if (item.url === void 0) {
          if (item.text !== void 0 && sources.some((source) => isDigestOf(source, item.text ?? "")))
            return true;
          const isVoid = sources.some((source) => /^'(?:nonce-|sha(?:256|384|512)-|strict-dynamic'$)/i.test(source));
          return hasKeyword("'unsafe-inline'") && !isVoid;
        }
        if (isListedDigest(sources, item.integrity))
          return true;
        if (hasKeyword("'strict-dynamic'"))
          return false;
        const { url } = item;
        return sources.some((source) => isAddressOf(source, url, page));
      }
      function isDigestOf(source, text) {
        const [, algorithm, digest = ""] = /^'(sha(?:256|384|512))-([\w+/=-]+)'$/i.exec(source) ?? [];
        if (algorithm === void 0)
          return false;
        const wanted = digest.replaceAll("-", "+").replaceAll("_", "/");
        return (0, external_node_crypto_.hash)(algorithm.toLowerCase(), text, "base64") === wanted;
      }
      function isListedDigest(sources, integrity = "") {
        const digests = integrity.split(/\s+/).filter((digest) => digest !== "");
        return digests.length > 0 && digests.every((digest) => sources.includes(`'${digest.split("?")[0]}'`));
      }
      const DEFAULT_PORTS = { "http:": "80", "https:": "443" };
      const HOST_SOURCE = /^(?:([a-z][a-z\d+.-]*):\/\/)?((?:\*\.)?[a-z\d_.-]+|\*|\[[\da-f:.]+\])(?::(\d+|\*))?(\/[^?#]*)?$/i;
      function isAddressOf(source, url, page) {
        const isWeb = /^https?:$/.test(url.protocol);
        if (source === "*")
          return isWeb || url.protocol === page.protocol;
        if (source.toLowerCase() === "'self'") {
          const isUpgraded = page.protocol === "http:" && url.protocol === "https:" && url.host === page.host;
          return url.origin === page.origin || isUpgraded;
        }
        if (/^[a-z][a-z\d+.-]*:$/i.test(source))
          return isScheme(source.toLowerCase(), url.protocol);
        const [, scheme, host = "", port, path] = HOST_SOURCE.exec(source) ?? [];
        if (host === "" || !isScheme(scheme === void 0 ? page.protocol : `${scheme.toLowerCase()}:`, url.protocol))
          return false;
        const name = host.toLowerCase();
        const isHost = name === "*" || (name.startsWith("*.") ? url.hostname.endsWith(name.slice(1)) : url.hostname === name);
        const urlPort = url.port === "" ? DEFAULT_PORTS[url.protocol] : url.port;
        const isPort = port === "*" || urlPort === port || port === void 0 && urlPort === DEFAULT_PORTS[url.protocol];
        return isHost && isPort && isPath(path, url.pathname);
      }
      function isScheme(allowed, protocol) {
        return allowed === protocol || allowed === "http:" && protocol === "https:";
      }
      function isPath(path, pathname) {
        if (path === void 0 || path === "/")
          return true;
        const [own, other] = [(0, percent_decode.percentDecode)(path), (0, percent_decode.percentDecode)(pathname)];
        return path.endsWith("/") ? other.startsWith(own) : own === other;
      }
      ;
      function trustedTypesOf(policy) {
        const isRequired = policy.get("require-trusted-types-for")?.includes("'script'") === true;
        const names = policy.get("trusted-types");
        if (!isRequired)
          return names === void 0 || names.includes("*") ? "free" : "unknown";
        const allowsNone = names?.every((name) => name.toLowerCase() === "'none'") === true;
        return allowsNone ? "refused" : "unknown";
      }
      ;
      const DIRECTIVES = {
        scripts: ["script-src-elem", "script-src", "default-src"],
        "inline scripts": ["script-src-elem", "script-src", "default-src"],
        "style sheets": ["style-src-elem", "style-src", "default-src"],
        "inline styles": ["style-src-elem", "style-src", "default-src"],
        "`style` attributes": ["style-src-attr", "style-src", "default-src"],
        images: ["img-src", "default-src"],
        frames: ["frame-src", "child-src", "default-src"],
        "sounds or videos": ["media-src", "default-src"],
        "embedded files": ["object-src", "default-src"],
        fonts: ["font-src", "default-src"],
        // Without these directives, workers follow the rules for scripts.
        workers: ["worker-src", "child-src"],
        "requests for page data": ["connect-src", "default-src"],
        "the `base` element": ["base-uri"]
      };
      function policyProblem(header, utf8, context) {
        const inHeader = readPolicies(header);
        const found = readPage(utf8, context);
        const inPage = found.policies.flatMap(readPolicies);
        const isExported = context.exported === void 0 || context.exported.blocked !== void 0;
        const policies = [...inHeader, ...isExported ? [] : inPage];
        if (policies.length === 0)
          return void 0;
        const blocked = /* @__PURE__ */ new Set();
        for (const policy of policies) {
          for (const need of found.needs)
            if (!allows(sourcesOf(policy, ...DIRECTIVES[need.what]), need, context.url))
              blocked.add(need.what);
          if (found.hasScripts && refusesScripts(policy, found))
            blocked.add("scripts");
        }
        const where = inHeader.length > 0 ? "The header" : "A";
        const named = Object.keys(DIRECTIVES).filter((what) => blocked.has(what));
        return named.length === 0 ? void 0 : `${where} Content-Security-Policy blocks what the page needs: ${named.join(", ")}.`;
      }
      function policyDoubt(header, utf8, context) {
        const types = readPolicies(header).map(trustedTypesOf);
        if (types.every((type) => type === "free") || !readPage(utf8, context).hasScripts)
          return void 0;
        return "The header Content-Security-Policy allows scripts to load code and to write HTML with trusted types only. Whether the scripts of the page do that is unknown.";
      }
      function refusesScripts(policy, { isClient }) {
        const flags = policy.get("sandbox")?.map((flag) => flag.toLowerCase());
        const isCaged = flags !== void 0 && !["allow-scripts", "allow-same-origin"].every((flag) => flags.includes(flag));
        return isCaged || isClient && trustedTypesOf(policy) === "refused";
      }
      const SHOWN = {
        img: { src: "images" },
        iframe: { src: "frames" },
        frame: { src: "frames" },
        audio: { src: "sounds or videos" },
        video: { src: "sounds or videos", poster: "images" },
        source: { src: "sounds or videos" },
        track: { src: "sounds or videos" },
        embed: { src: "embedded files" },
        object: { data: "embedded files" }
      };
      const RUN = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|module)?$/i;
      const FLIGHT = ["self.__next_f", "(self.__next_f"];
      function readPage(utf8, { url, exported, hasFonts, hasWorkers }) {
        const found = { needs: [], hasScripts: false, isClient: false, policies: [] };
        const html = utf8.toString("latin1");
        const own = exported && /* @__PURE__ */ new Set([...(0, page_loads.Se)(exported.scripts), ...(0, page_loads.Se)(exported.styles)]);
        let base = url;
        for (const { tag, element, isInert, rawText, start, end } of (0, html_tokens._)(utf8)) {
          if (isInert)
            continue;
          const name = element?.name ?? "";
          const value = (attribute) => (0, attribute_values.Es)(tag.raw(attribute));
          const address = (attribute) => (0, parse_url.D)(value(attribute), base) ?? void 0;
          const named = { nonce: attributeOf("nonce", html.slice(start, end)), integrity: tag.raw("integrity") };
          const add = (what, item) => found.needs.push({ what, ...named, ...item });
          const isOwn = (attribute) => own === void 0 || own.has((0, page_loads.tP)(value(attribute)));
          if (tag.has("style"))
            add("`style` attributes", { url: void 0, nonce: "" });
          if (name === "base" && tag.has("href") && exported === void 0) {
            base = address("href") ?? url;
            found.needs.push({ what: "the `base` element", url: base });
          } else if (name === "meta" && isPolicy(tag))
            found.policies.push(value("content"));
          else if (name === "script" && RUN.test(tag.raw("type").trim()) && !tag.has("nomodule")) {
            const text = rawText && utf8.toString("utf8", rawText.start, rawText.end);
            const isFlight = FLIGHT.some((begin) => text?.startsWith(begin) === true);
            found.isClient ||= isFlight;
            if (tag.has("src") ? !isOwn("src") : exported !== void 0 && !isFlight)
              continue;
            found.hasScripts = true;
            if (tag.has("src"))
              add("scripts", { url: address("src") });
            else if (text !== "")
              add("inline scripts", { text });
          } else if (name === "style" && exported === void 0)
            add("inline styles", { text: rawText && utf8.toString("utf8", rawText.start, rawText.end) });
          else if (name === "link" && /(?:^|\s)stylesheet(?:\s|$)/i.test(tag.raw("rel")) && isOwn("href"))
            add("style sheets", { url: address("href") });
          else
            for (const [attribute, what] of Object.entries(SHOWN[name] ?? {})) {
              const shown = tag.has(attribute) && !tag.has("srcdoc") ? address(attribute) : void 0;
              if (isLoaded(shown, exported === void 0 ? void 0 : url))
                add(what, { url: shown });
            }
        }
        if (hasFonts)
          found.needs.push({ what: "fonts", url });
        if (hasWorkers === true && found.isClient)
          found.needs.push({ what: "workers", url });
        if (found.isClient)
          found.needs.push({ what: "requests for page data", url });
        return found;
      }
      function isPolicy(tag) {
        return tag.raw("http-equiv").trim().toLowerCase() === "content-security-policy";
      }
      function isLoaded(shown, page) {
        if (shown === void 0 || !/^(?:https?|data):$/.test(shown.protocol))
          return false;
        return page === void 0 || shown.origin === page.origin;
      }
      function attributeOf(name, tag) {
        const [, double, single, plain = ""] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]*))`, "i").exec(tag) ?? [];
        return double ?? single ?? plain;
      }
      var content_policy = __webpack_require__(937);
      ;
      function headerProblemOf(url, headers, exported) {
        return page_headers_policyProblem(headers, exported) ?? canonicalProblem(url, headers, exported) ?? robotsProblem(headers, exported);
      }
      function page_headers_policyProblem(headers, exported) {
        if (exported === void 0)
          return void 0;
        const has = {
          scripts: exported.scripts !== void 0 || exported.data !== void 0,
          "inline scripts": exported.data !== void 0,
          "style sheets": exported.styles !== void 0
        };
        const blocked = (0, content_policy.W)(headers["content-security-policy"]?.toString() ?? "").filter((what) => has[what]);
        return blocked.length === 0 ? void 0 : `The header Content-Security-Policy blocks what the page needs: ${blocked.join(", ")}.`;
      }
      const MAX_LINK = 2e4;
      function canonicalProblem(url, headers, exported) {
        if (exported?.canonical === void 0)
          return void 0;
        const bytes = Buffer.from(headers["link"]?.toString().slice(0, MAX_LINK) ?? "", "latin1");
        const link = (0, external_node_buffer_.isUtf8)(bytes) ? bytes.toString() : bytes.toString("latin1");
        for (const [, target = "", parameters = ""] of link.matchAll(/<([^<>]*)>([^<>]*)/g)) {
          if (!/;\s*rel\s*=\s*"?(?:[^";,]*\s)?canonical(?:[\s";,]|$)/i.test(parameters))
            continue;
          const canonical = (0, parse_url.D)(target, url);
          const isExported = exported.canonical.includes((0, page_loads.Xz)(target));
          if (canonical === null || isExported || (0, served_site.kj)(canonical, url))
            continue;
          return `The header Link has another canonical address: ${canonical.href.slice(0, 200)}.`;
        }
        return void 0;
      }
      function robotsProblem(headers, exported) {
        const rules = (0, noindex.gf)(headers);
        if (rules.has("noindex"))
          return void 0;
        const own = exported?.robots?.split(" ") ?? [];
        const added = ["nofollow", "nosnippet"].filter((rule) => rules.has(rule) && !own.includes(rule));
        return added.length === 0 ? void 0 : `The header X-Robots-Tag has rules for search engines that the export does not have: ${added.join(", ")}.`;
      }
      var group_by = __webpack_require__(21873);
      var same_words = __webpack_require__(80226);
      ;
      const MIN_SAME_WORDS = 0.8;
      const MAX_ADDED_WORDS = 50;
      const MAX_WORDS_BESIDE = 500;
      const WORD = new RegExp("\\p{N}+(?:[.,:]\\p{N}+)+|[\\p{L}\\p{N}]+|[^\\s\\p{L}\\p{N}]", "gu");
      function sharedWords(exported, served) {
        const [before, after] = [shared_words_wordsOf(exported.whole), shared_words_wordsOf(served.whole)];
        const isNear = (0, same_words.shareOfSameWords)((0, group_by.x)(before), (0, group_by.x)(after)) >= MIN_SAME_WORDS;
        const isComplete = before.length > 0 && isWithin(before, after);
        const hasBoth = exported.content !== void 0 && served.content !== void 0;
        const [own, other] = hasBoth ? [exported.content, served.content] : [exported.whole, served.whole];
        const isSame = own !== void 0 && other !== void 0 && isSameText(own, other);
        const added = after.length - before.length;
        const isLike = isNear || isComplete && added <= (isSame ? MAX_WORDS_BESIDE : MAX_ADDED_WORDS);
        if (!isLike)
          return "few";
        if (!isComplete || !isWithin(targetsOf(exported.whole), targetsOf(served.whole)))
          return "most";
        return isSame ? "all" : "more";
      }
      function isBesideContent(added) {
        return shared_words_wordsOf(added).length <= MAX_WORDS_BESIDE;
      }
      function targetsOf({ targets }) {
        return targets.map((target) => target.replace(/^http:\/\//i, "https://"));
      }
      function shared_words_wordsOf({ text }) {
        return text.match(WORD) ?? [];
      }
      function isSameText(a, b) {
        return shared_words_wordsOf(a).join(" ") === shared_words_wordsOf(b).join(" ");
      }
      function isWithin(parts, all) {
        let found = 0;
        for (const each of all)
          if (each === parts[found])
            found += 1;
        return found === parts.length;
      }
      ;
      function isUnreachable(visit) {
        return visit.end === "failed" && visit.isUnreachable;
      }
      function isAsExported({ target, isExact, page }) {
        return isExact || target.role === "page" && page !== void 0 && page.content === target.file.content;
      }
      function isUnchecked({ target: { role }, visit }) {
        const mustNotExist = role === "unknown" || role === "removed";
        const isUnanswered = visit.end === "failed" || visit.end === "response" && (0, retry.dg)(visit.status);
        return visit.end === "unchecked" || mustNotExist && isUnanswered;
      }
      const SIGN_IN = /\b(?:sign|log)[\s-]?(?:in|on)\b|\bpassword\b|\bpasscode\b|\bauthenticat/i;
      const MAX_COMPARED_BYTES = 2e6;
      async function examine(target, visit, site = { read: async () => await Promise.resolve(void 0), hasFonts: false }) {
        if (visit.end !== "response" || visit.body === void 0)
          return { target, visit, isExact: false };
        const { headers, body } = visit;
        const isExact = "file" in target && target.file?.sha256 === body.sha256;
        const isCode = target.role === "asset" && /\.(?:css|m?js)$/i.test(target.file.path);
        const charset = target.role === "asset" && !isCode ? void 0 : body.bytes;
        const typeProblem = contentTypeProblem(target, headers) ?? (charset && charsetProblemOf(headers["content-type"] ?? "", charset, isCode ? "file" : "page")) ?? (charset && target.role === "page" && !isExact ? undeclaredProblemOf(headers["content-type"] ?? "", charset) : void 0);
        if (isExact) {
          const caching = cachingProblemOf(target, visit);
          const noindex2 = target.role === "page" ? await noindexOfExact(target.file, visit) : void 0;
          const light2 = { ...visit, headers: {}, body: void 0 };
          const headerProblem = target.role === "page" ? await headerProblemOfExact(target, visit, site) : void 0;
          const headerDoubt = target.role === "page" && body.bytes !== void 0 ? policyDoubt(policyOf(headers), body.bytes, { ...site, url: target.url, exported: void 0 }) : void 0;
          return { target, visit: light2, isExact, typeProblem, headerProblem, headerDoubt, caching, noindex: noindex2 };
        }
        const light = { ...visit, body: { ...body, bytes: void 0 } };
        const about = { target, visit: light, isExact, typeProblem };
        if (body.bytes === void 0)
          return about;
        if (target.role === "asset") {
          const rules = await compareRules(target.file, body.bytes, site.read);
          return { ...about, rules, compared: await compareFiles(target.file, body.bytes, site.read) };
        }
        return { ...about, ...await examinePage(target, { headers, bytes: body.bytes }, site) };
      }
      async function examinePage(target, { headers, bytes: served }, site) {
        const { digestServedPage } = await Promise.all(
          /* import() */
          [__webpack_require__.e(8369), __webpack_require__.e(2194)]
        ).then(__webpack_require__.bind(__webpack_require__, 52194));
        const bytes = withEmails(served);
        const { loads, details, ...content } = digestServedPage(bytes);
        if (target.role === "page" && await hasExportedContent(target.file, bytes, { loads, details, ...content }))
          content.content = target.file.content ?? content.content;
        const found = { ...content, ...signInAndRefresh(bytes, content.title) };
        if (target.role !== "page")
          return { page: found };
        const { file } = target;
        const isOther = content.content !== file.content;
        const isCompared = isOther && Math.max(bytes.length, file.size) <= MAX_COMPARED_BYTES;
        const isListed = isCurrent(file.loads) && !lacksRules(file.loads, loads);
        const exported = isCompared || !isListed ? await site.read(file) : void 0;
        const words = isCompared && exported !== void 0 ? await wordsIn(exported, bytes) : void 0;
        const own = exported && !isListed ? digestServedPage(exported).loads : file.loads;
        return {
          page: { ...found, words, loads: own && (0, compare_loads.B)(own, loads, !isOther, details) },
          noindex: (0, noindex.Zh)(headers, { exported: own, served: loads }),
          headerProblem: headerProblemOf(target.url, headers, own) ?? (own && policyProblem(policyOf(headers), details.utf8, { ...site, url: target.url, exported: own })),
          headerDoubt: policyDoubt(policyOf(headers), details.utf8, { ...site, url: target.url, exported: own })
        };
      }
      async function hasExportedContent(file, bytes, served) {
        const isExported = ({ content, loads }) => content === file.content || (file.loads?.secured ?? file.content) === (loads.secured ?? content);
        if (isExported(served))
          return true;
        const { digestServedPage } = await Promise.all(
          /* import() */
          [__webpack_require__.e(8369), __webpack_require__.e(2194)]
        ).then(__webpack_require__.bind(__webpack_require__, 52194));
        if (isExported(digestServedPage(bytes, { skipsNoscript: true })))
          return true;
        const split = (0, compare_outline.n)(file.loads, served.details);
        if (split === void 0 || !isExported(digestServedPage(split.own, { skipsNoscript: true })))
          return false;
        const { textsOfPage } = await Promise.all(
          /* import() */
          [__webpack_require__.e(8369), __webpack_require__.e(9469)]
        ).then(__webpack_require__.bind(__webpack_require__, 9469));
        return isBesideContent(textsOfPage(split.added).whole);
      }
      async function wordsIn(exported, served) {
        const { textsOfPage } = await Promise.all(
          /* import() */
          [__webpack_require__.e(8369), __webpack_require__.e(9469)]
        ).then(__webpack_require__.bind(__webpack_require__, 9469));
        return sharedWords(textsOfPage(exported), textsOfPage(served));
      }
      async function noindexOfExact({ loads }, { headers, body }) {
        if (!(0, noindex.hQ)(headers))
          return void 0;
        if (loads !== void 0 || body?.bytes === void 0)
          return (0, noindex.Zh)(headers, { exported: loads, served: {} });
        const { digestServedPage } = await Promise.all(
          /* import() */
          [__webpack_require__.e(8369), __webpack_require__.e(2194)]
        ).then(__webpack_require__.bind(__webpack_require__, 52194));
        return (0, noindex.Zh)(headers, { exported: void 0, served: digestServedPage(body.bytes).loads });
      }
      async function headerProblemOfExact({ url, file: { loads } }, { headers, body }, site) {
        const policy = policyOf(headers);
        const isRead = headers["link"] !== void 0 || policy !== "";
        if (body?.bytes === void 0 || !isRead)
          return headerProblemOf(url, headers, loads);
        const blocked = policy === "" ? void 0 : policyProblem(policy, body.bytes, { ...site, url, exported: void 0 });
        if (blocked !== void 0 || isCurrent(loads))
          return blocked ?? headerProblemOf(url, headers, loads);
        const { digestServedPage } = await Promise.all(
          /* import() */
          [__webpack_require__.e(8369), __webpack_require__.e(2194)]
        ).then(__webpack_require__.bind(__webpack_require__, 52194));
        return headerProblemOf(url, headers, digestServedPage(body.bytes).loads);
      }
      function policyOf(headers) {
        return headers["content-security-policy"]?.toString() ?? "";
      }
      function isCurrent(loads) {
        return loads?.canonical !== void 0 && loads.outline !== void 0 && loads.root !== void 0;
      }
      function lacksRules({ rules, styles }, served) {
        const there = (0, page_loads.Se)(served.styles);
        return rules === void 0 && [...(0, page_loads.Se)(styles)].some((style) => !there.has(style));
      }
      function signInAndRefresh(bytes, title) {
        let isSignIn = false;
        let refresh;
        for (const { tag, element } of (0, html_tokens._)(bytes)) {
          if (element?.name === "form")
            isSignIn ||= SIGN_IN.test(title);
          else if (element?.name === "input")
            isSignIn ||= /^password$/i.test(tag.raw("type"));
          else if (element?.name === "meta" && /^refresh$/i.test(tag.raw("http-equiv")))
            refresh ??= (0, attribute_values.Lt)((0, attribute_values.Es)(tag.raw("content")));
        }
        return { isSignIn, refresh };
      }
    })
  ),
  /***/
  95885: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Zh: () => (
          /* binding */
          noindexOf
        ),
        /* harmony export */
        gf: () => (
          /* binding */
          robotsHeaderRules
        ),
        /* harmony export */
        hQ: () => (
          /* binding */
          hasNoindexHeader
        ),
        /* harmony export */
        lx: () => (
          /* binding */
          noindexFinding
        )
        /* harmony export */
      });
      var _review_scan_record_page_loads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44825);
      var _comparison_compare_loads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37945);
      var _kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61450);
      function noindexOf(headers, { exported, served }) {
        const has = (loads) => loads?.robots?.split(" ").some(_comparison_compare_loads_js__WEBPACK_IMPORTED_MODULE_1__.M) === true;
        if (has(exported ?? served))
          return void 0;
        if (hasNoindexHeader(headers))
          return "header";
        return has(served) ? "page" : void 0;
      }
      const CRAWLER = /^\s*(?!max-|unavailable_after)([\w-]+)\s*:(.*)$/;
      function robotsHeaderRules(headers, now = Date.now()) {
        const obeyed = /* @__PURE__ */ new Set();
        for (const line of [headers["x-robots-tag"] ?? []].flat()) {
          let crawler = "";
          const parts = line.toLowerCase().split(",");
          for (const [at, part] of parts.entries()) {
            const [, name, rules = part] = CRAWLER.exec(part) ?? [];
            if (name !== void 0)
              crawler = name;
            if (crawler !== "" && crawler !== "googlebot" && crawler !== "bingbot")
              continue;
            for (const rule of (0, _review_scan_record_page_loads_js__WEBPACK_IMPORTED_MODULE_0__.z0)(rules))
              obeyed.add(rule);
            if ((0, _review_scan_record_page_loads_js__WEBPACK_IMPORTED_MODULE_0__.UQ)(rules).includes("max-snippet:0"))
              obeyed.add("nosnippet");
            const [, date] = /^\s*unavailable_after\s*:(.*)$/.exec(rules) ?? [];
            if (date !== void 0 && [date, `${date},${parts[at + 1]}`].some((text) => timeOf(text) < now))
              obeyed.add("noindex");
          }
        }
        return obeyed;
      }
      function timeOf(text) {
        const date = text.trim().toUpperCase();
        const time = Date.parse(date);
        return Number.isNaN(time) ? Date.parse(date.replace(/\s+[A-Z]{2,5}$/, " UTC")) : time;
      }
      function hasNoindexHeader(headers) {
        return robotsHeaderRules(headers).has("noindex");
      }
      const PREVIEW_HOST = /\.(?:vercel\.app|netlify\.app|pages\.dev)$/i;
      function noindexFinding(pages) {
        const found = pages.filter(({ noindex }) => noindex !== void 0);
        const [first] = found.toSorted((a, b) => a.target.url.href < b.target.url.href ? -1 : 1);
        if (first === void 0)
          return void 0;
        const isHeader = found.every(({ noindex }) => noindex === "header");
        const isPreview = isHeader && found.length === pages.length && PREVIEW_HOST.test(first.target.url.hostname);
        const what = isHeader ? "The header X-Robots-Tag has noindex" : "Pages have noindex";
        const detail = `${what}, and the export does not: search engines do not list ${found.length === pages.length ? "any checked page" : `${found.length} of ${pages.length} checked pages`}.`;
        const finding = (0, _kinds_js__WEBPACK_IMPORTED_MODULE_2__.hD)(first.target, "noindex", detail, isPreview ? _kinds_js__WEBPACK_IMPORTED_MODULE_2__.af.preview : void 0);
        return { ...finding, count: found.length, ...isPreview && { isPreview } };
      }
    })
  ),
  /***/
  61450: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        El: () => (
          /* binding */
          KIND_ADVICE
        ),
        /* harmony export */
        GW: () => (
          /* binding */
          KINDS
        ),
        /* harmony export */
        Vv: () => (
          /* binding */
          isWarning
        ),
        /* harmony export */
        _J: () => (
          /* binding */
          isContradiction
        ),
        /* harmony export */
        af: () => (
          /* binding */
          OTHER_ADVICE
        ),
        /* harmony export */
        hD: () => (
          /* binding */
          findingOf
        )
        /* harmony export */
      });
      var _sample_targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20666);
      const DIFFERENT_TEXT = "An older or newer version is served, or a proxy or CDN rewrites text: purge the CDN cache, deploy again, or turn the rewriting off.";
      const HOSTING = "See docs/hosting.md.";
      const KIND_ADVICE = {
        login: "Set `headers` to credentials that the site accepts, for example an `Authorization` header or a bypass token from a secret.",
        missing: "Check that the deployment uploaded this file, and that no firewall, CDN or proxy blocks it.",
        stale: "Purge the CDN cache for this address or for the whole site.",
        "different-text": DIFFERENT_TEXT,
        different: "Check that `site-url` leads to the deployed site: check the domain, the bucket and the path.",
        noindex: "Remove `noindex` from the X-Robots-Tag header and from what changes pages on their way. Hosts add it to previews and to sites that are set to private.",
        "soft-404": `Configure the host to respond to unknown addresses with the file 404.html and the status 404. ${HOSTING}`,
        "not-removed": "Remove the page from the host and from the CDN cache.",
        redirect: `Deploy the redirect pages from the export, or configure the redirects from redirects.json on the host. ${HOSTING}`,
        "content-type": `Configure this header on the host, or upload the file with the right header. ${HOSTING}`,
        downgrade: "Set `site-url` to the address to which the site redirects, or fix the redirect on the host.",
        pending: "The next run looks again. See docs/live.md.",
        undecided: "Look at the page once: what changed is in a form that the served page does not show in this way. See docs/live.md.",
        altered: "A CDN or proxy between the host and the reader changes responses, for example to add scripts or to optimize HTML and images. Turn these changes off, or ignore the warning if the changes are intended.",
        caching: `Send \`Cache-Control: public, max-age=0, must-revalidate\` with pages, because browser caches cannot be purged. ${HOSTING}`
      };
      const KINDS = Object.keys(KIND_ADVICE);
      const OTHER_ADVICE = {
        forbidden: `${KIND_ADVICE.login} If the site is public, check the permissions of the bucket or the host: the status is also 403 if the host is not allowed to read the files.`,
        unavailable: "The host is overloaded or has an error. Lower `concurrency`, or check the host log.",
        unreachable: "Check `site-url` and DNS, and whether a firewall, VPN or proxy keeps this runner from reaching the host.",
        transfer: "Browsers cannot show this response. Check the host and any CDN or proxy in front of it.",
        withoutText: `${DIFFERENT_TEXT} Keep the folder \`site\` of the export beside the manifest, so that the next run can compare the exported text with the served text.`,
        builtFor: "Set the path of `site-url` in the site generator and build the site again, or serve the site at the path that it was built for.",
        loads: "Check that the file on the host is the exported file, complete and from the same build. If it is, turn off what changes pages on their way: optimizers that combine, defer or rewrite scripts and style sheets, and proxies that remove scripts.",
        file: "Deploy all files of the export, purge the CDN cache, and turn off what changes scripts, style sheets and images on their way.",
        headers: "Remove this header, or change it on the host or CDN so that it allows what the export contains.",
        trustedTypes: "Open a page with the console of a browser, and follow a link. If the console names a violation of trusted types, allow the policies of the scripts in the header, or remove these directives. If it names none, ignore the warning.",
        unjudgedFile: "Keep the folder `site` of the export beside the manifest, so that scripts and style sheets can be compared, or turn off what rewrites them.",
        robots: "Deploy the exported robots.txt, and turn off what replaces it on the host or CDN. Hosts refuse all crawlers on previews.",
        unjudged: "Export again with this release, so that the manifest lists what browsers load, or keep the folder `site` of the export beside the manifest.",
        preview: "The host sends this header with every preview. Verify the address that search engines list. If this is that address, assign a domain of your own.",
        otherSlash: `Configure the host so that it serves the page at the address that links contain, without a redirect, or build the site with addresses that begin with a slash. ${HOSTING}`,
        hashed: `Send \`Cache-Control: public, max-age=31536000, immutable\` with files that have a build hash in their name. ${HOSTING}`
      };
      const WARNINGS = ["pending", "undecided", "altered", "caching"];
      function isWarning({ kind, isPreview, isWarning: isGiven }) {
        return isGiven ?? (WARNINGS.includes(kind) || isPreview === true);
      }
      function isContradiction(finding) {
        return !isWarning(finding) || finding.isPreview === true || finding.isUnjudged === true;
      }
      function findingOf(target, kind, detail, advice = KIND_ADVICE[kind]) {
        return { kind, address: target.url.href, path: (0, _sample_targets_js__WEBPACK_IMPORTED_MODULE_0__.XM)(target), detail, advice, count: 1 };
      }
    })
  ),
  /***/
  32664: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $: () => (
          /* binding */
          loginProblem
        )
        /* harmony export */
      });
      var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61450);
      function loginProblem(pages) {
        const [first] = pages;
        if (first === void 0)
          return void 0;
        const statuses = pages.map(({ visit }) => visit.end === "response" ? visit.status : void 0);
        if (statuses.every((status) => status === 401 || status === 403))
          return statuses.includes(403) ? { detail: "Every page returns HTTP 403.", advice: _kinds_js__WEBPACK_IMPORTED_MODULE_0__.af.forbidden } : { detail: "Every page returns HTTP 401." };
        const place = signInHost(pages) ?? signInPath(pages);
        if (place !== void 0)
          return { detail: `Every page redirects to ${place}, which asks readers to sign in.` };
        const { title = "" } = first.page ?? {};
        const isForm = pages.every(({ page }) => page?.isSignIn === true && page.title === title);
        return isForm ? { detail: `Every page is the same sign-in form, "${title.slice(0, 100)}".` } : void 0;
      }
      const SIGN_IN_ADDRESS = /(?:^|[./_-])(?:log-?in|sign-?in|auth\d*|oauth\d*|sso|saml\d*|accounts?|idp|adfs|okta|cloudflareaccess|microsoftonline)(?:$|[./_-])/i;
      function signInHost(pages) {
        const places = pages.map(({ target, visit }) => visit.end === "left" ? { to: visit.to, from: target.url } : void 0);
        const [first] = places;
        const isSignIn = places.every((place) => place !== void 0 && place.to.host === first?.to.host && place.to.host !== place.from.host && !place.to.pathname.endsWith(place.from.pathname.replace(/\/$/, "") || "//") && (SIGN_IN_ADDRESS.test(place.to.host + place.to.pathname) || pages.length > 1 && place.to.pathname === first.to.pathname));
        return isSignIn ? first?.to.host : void 0;
      }
      function signInPath(pages) {
        const places = pages.map(({ target, visit }) => visit.end === "left" && visit.to.origin === target.url.origin ? visit.to.pathname : void 0);
        const [first] = places;
        const isSignIn = pages.length > 1 && first !== void 0 && SIGN_IN_ADDRESS.test(first);
        return isSignIn && places.every((place) => place === first) ? first : void 0;
      }
    })
  ),
  /***/
  48879: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        PE: () => (
          /* binding */
          deploymentOf
        ),
        /* harmony export */
        gz: () => (
          /* binding */
          rebuildAdvice
        ),
        /* harmony export */
        rl: () => (
          /* binding */
          causeOf
        )
        /* harmony export */
      });
      var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39180);
      var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);
      const MAX_COMPARED = 20;
      const MAX_CLOCK_ERROR = 36e5;
      async function deploymentOf(change, { list, isAncestor, statusOf }) {
        let failed;
        const production = list.filter(({ environment }) => /^production\b/i.test(environment));
        const candidates = production.length > 0 ? production : list;
        const later = candidates.filter(({ createdAt }) => createdAt >= change.at - MAX_CLOCK_ERROR);
        for (const deployment of later.slice(0, MAX_COMPARED)) {
          const contains = deployment.sha === change.commit || await isAncestor(change.commit, deployment.sha);
          if (!contains)
            continue;
          const found = { state: "known", deployment, status: await statusOf(deployment) };
          if (found.status.result !== "failure")
            return found;
          failed ??= found;
        }
        return failed ?? { state: "none" };
      }
      const GRACE_MS = 3 * 6e4;
      function rebuildAdvice({ settingsFile, isRemoved }) {
        const page = isRemoved ? "" : "the page, or of ";
        return `Commit another change of ${page}${settingsFile}, which rebuilds all pages`;
      }
      function rebuildOrReport(page) {
        return `${rebuildAdvice(page)}. If it stays, tell the support of the host the page, the commit and the time. See docs/live.md`;
      }
      const NOT_DEPLOYED = "Check in the dashboard of the service that its GitHub app is installed for this repository, and that branch and folder are those of the documentation. See docs/live.md";
      function causeOf(change, found, page, now) {
        const cause = found.state === "known" ? causeIn(found, page, now) : causeWithout(change, found, page);
        const mismatch = cause.isUnderWay ? void 0 : sourceMismatch(page.source, page.expected);
        if (mismatch === void 0)
          return cause;
        const advice = "Compare repository, branch and folder in the dashboard of the service with this checkout. See docs/live.md";
        return { isUnderWay: false, detail: mismatch, advice };
      }
      function causeIn({ deployment, status }, page, now) {
        const name = `The deployment of ${deployment.sha.slice(0, 7)}`;
        if (status.result === "under-way")
          return { isUnderWay: true, detail: `${name} is in progress.`, advice: WAIT };
        if (status.result === "failure") {
          const log = status.logUrl === void 0 ? "" : ` Its log: ${(0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.plainText)(status.logUrl)}`;
          const advice = "Fix the error in the log, and commit again. See docs/live.md";
          return { isUnderWay: false, detail: `${name} failed.${log}`, advice };
        }
        const elapsedMs = Math.max(0, now - status.at);
        return {
          isUnderWay: elapsedMs < GRACE_MS,
          detail: `${name} succeeded ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__.formatDuration)(elapsedMs)} ago, and the page is still ${page.isRemoved ? "there" : "old"}.`,
          advice: rebuildOrReport(page)
        };
      }
      function causeWithout(change, { state }, page) {
        const { build } = page;
        if (build?.isRunning === true && build.at >= change.at - CLOCK_TOLERANCE)
          return { isUnderWay: true, detail: "The site says that its build is in progress.", advice: WAIT };
        return state === "none" ? {
          isUnderWay: false,
          detail: "GitHub lists no deployment that contains the change.",
          advice: NOT_DEPLOYED
        } : { isUnderWay: false, detail: "", advice: rebuildOrReport(page) };
      }
      const CLOCK_TOLERANCE = 5e3;
      const WAIT = "The next run looks again.";
      function sourceMismatch(source, expected) {
        if (source === void 0)
          return void 0;
        const isSame = (a, b) => a.toLowerCase() === b.toLowerCase();
        const named = (owner, repo) => (0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.plainText)(`${owner}/${repo}`);
        const wrong = [];
        if (expected.owner !== "" && !(isSame(source.owner, expected.owner) && isSame(source.repo, expected.repo)))
          wrong.push(`the repository ${named(source.owner, source.repo)}, not ${named(expected.owner, expected.repo)}`);
        if (expected.deployBranch !== "" && source.deployBranch !== expected.deployBranch)
          wrong.push(`the branch ${(0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.plainText)(source.deployBranch)}, not ${(0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.plainText)(expected.deployBranch)}`);
        if (folderOf(source.contentDirectory) !== folderOf(expected.contentDirectory))
          wrong.push(`the folder ${(0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.plainText)(folderOf(source.contentDirectory) || "/")}, not ${(0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_1__.plainText)(folderOf(expected.contentDirectory) || "/")}`);
        return wrong.length === 0 ? void 0 : `The page says that it was built from ${wrong.join(", and from ")}.`;
      }
      function folderOf(path) {
        return path.replaceAll(/^[./]+|\/+$/g, "");
      }
    })
  ),
  /***/
  16775: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Tc: () => (
          /* binding */
          channelFacts
        ),
        /* harmony export */
        l2: () => (
          /* binding */
          wholeOf
        ),
        /* harmony export */
        qo: () => (
          /* binding */
          certainOf
        ),
        /* harmony export */
        u0: () => (
          /* binding */
          isExact
        )
        /* harmony export */
      });
      var _target_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51751);
      var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61029);
      const UNSEEN = {
        html: /* @__PURE__ */ new Set(["d", "f", "l"]),
        md: /* @__PURE__ */ new Set(["l"])
      };
      const MIN_LINE = 8;
      const EMAIL = /(?<![^\s@])[^\s@]+@[^\s@]+\.[^\s@]+/g;
      function channelFacts(page, channel, known) {
        const lines = linesOf(page).map(({ text, kind }) => {
          const key = kind + text;
          const line = known.get(key) ?? readLine(text, kind, channel);
          known.set(key, line);
          return line;
        });
        const targets = (kind) => new Set(page.references.filter((each) => each.kind === kind).map((each) => (0, _target_path_js__WEBPACK_IMPORTED_MODULE_0__.B)(each.target, page)));
        const [links, images] = [channel === "html" ? /* @__PURE__ */ new Set() : targets("link"), targets("resource")];
        const seen = lines.filter(({ kind, isSeen }) => kind === "l" || isSeen).map(({ source }) => source);
        return {
          whole: wholeOf(page),
          visible: [...seen, "", ...links, "", ...images].join("\n"),
          lines,
          title: page.title,
          links,
          images
        };
      }
      function readLine(source, kind, channel) {
        const parts = channel === "html" ? source.split(EMAIL) : [source];
        const words = parts.map(_words_js__WEBPACK_IMPORTED_MODULE_1__.Z9);
        const form = channel === "html" ? _words_js__WEBPACK_IMPORTED_MODULE_1__.x_ : kind === "c" || kind === "d" ? _words_js__WEBPACK_IMPORTED_MODULE_1__.Pz : _words_js__WEBPACK_IMPORTED_MODULE_1__.u7;
        const phrases = /* @__PURE__ */ new Set();
        if (kind !== "l")
          for (const part of words)
            addPhrases(part, phrases);
        return {
          ...{ source, kind, phrases },
          text: form(source),
          words: words.flat(),
          hasEmail: parts.length > 1,
          isSeen: !UNSEEN[channel].has(kind)
        };
      }
      function certainOf({ visible }, channel) {
        return channel === "html" ? visible.replace(EMAIL, "@") : visible;
      }
      function isExact({ text, isSeen, hasEmail }) {
        return isSeen && text.length >= MIN_LINE && !hasEmail;
      }
      function wholeOf({ title, front, text, code, look, references, programs }) {
        return JSON.stringify([title, front, text, code, look, programs, ...references.map(({ target }) => target)]);
      }
      function linesOf({ title, front, text, lineKinds }) {
        const lines = text.split("\n").map((line, at) => ({ text: line, kind: lineKinds[at] ?? "t" }));
        const shown = new Set(lines.map((line) => line.text));
        const above = [title, descriptionOf(front)].filter((line) => line !== "" && !shown.has(line));
        return [...above.map((line) => ({ text: line, kind: "t" })), ...lines];
      }
      function descriptionOf(front) {
        const value = parsed(front["description"]);
        return typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";
      }
      function parsed(json) {
        try {
          return json === void 0 ? void 0 : JSON.parse(json);
        } catch {
          return void 0;
        }
      }
      function addPhrases(words, phrases) {
        if (words.length < _words_js__WEBPACK_IMPORTED_MODULE_1__.VX && words.length > 1)
          phrases.add(words.join(" "));
        (0, _words_js__WEBPACK_IMPORTED_MODULE_1__.$V)(words, _words_js__WEBPACK_IMPORTED_MODULE_1__.VX, (phrase) => phrases.add(phrase));
      }
    })
  ),
  /***/
  51751: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B: () => (
          /* binding */
          targetPath
        ),
        /* harmony export */
        D: () => (
          /* binding */
          ROOT
        )
        /* harmony export */
      });
      var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
      var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);
      const OWN_ORIGIN = "https://site.invalid";
      const ROOT = { address: "/" };
      function targetPath(target, { address }) {
        if (target.startsWith("#"))
          return (0, _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__.percentDecode)(target);
        const url = (0, _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__.D)(target, OWN_ORIGIN + address);
        if (url === null)
          return target;
        if (url.origin !== OWN_ORIGIN)
          return url.href;
        return (0, _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__.percentDecode)(url.pathname).replace(/\.mdx?$|\/$/i, "") + (0, _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__.percentDecode)(url.hash);
      }
    })
  ),
  /***/
  61029: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $V: () => (
          /* binding */
          eachPhrase
        ),
        /* harmony export */
        LC: () => (
          /* binding */
          phrasesAmong
        ),
        /* harmony export */
        Pz: () => (
          /* binding */
          squashed
        ),
        /* harmony export */
        VX: () => (
          /* binding */
          MAX_PHRASE
        ),
        /* harmony export */
        Z9: () => (
          /* binding */
          wordsOf
        ),
        /* harmony export */
        cb: () => (
          /* binding */
          PAGE_END
        ),
        /* harmony export */
        sP: () => (
          /* binding */
          BREAK
        ),
        /* harmony export */
        u7: () => (
          /* binding */
          unmarked
        ),
        /* harmony export */
        x_: () => (
          /* binding */
          straightened
        )
        /* harmony export */
      });
      const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
      const WORD = /[\p{L}\p{M}\p{N}]+/gu;
      const SOFT_HYPHEN = "\xAD";
      const MAX_TEXT = 5e6;
      const BREAK = "";
      const PAGE_END = "";
      const MAX_PHRASE = 4;
      function wordsOf(text) {
        const plain = text.slice(0, MAX_TEXT).replaceAll(SOFT_HYPHEN, "").normalize("NFC");
        return plain.replace(UNSPACED, " $& ").match(WORD) ?? [];
      }
      function eachPhrase(words, size, visit) {
        for (let end = size; end <= words.length; end++)
          visit(words.slice(end - size, end).join(" "));
      }
      function phrasesAmong(words, wanted) {
        const found = /* @__PURE__ */ new Set();
        const sizes = sizesByStart(wanted);
        for (let at = 0; at < words.length; at++)
          for (const size of sizes.get(words[at] ?? "") ?? []) {
            const phrase = words.slice(at, at + size).join(" ");
            if (wanted.has(phrase))
              found.add(phrase);
          }
        return found;
      }
      function sizesByStart(phrases) {
        const sizes = /* @__PURE__ */ new Map();
        for (const phrase of phrases) {
          const size = phrase.split(" ").length;
          const start = phrase.slice(0, phrase.indexOf(" "));
          const known = sizes.get(start);
          if (known === void 0)
            sizes.set(start, [size]);
          else if (!known.includes(size))
            known.push(size);
        }
        return sizes;
      }
      function squashed(text) {
        return text.normalize("NFC").replace(/[\s\u00ad\u200b\u2060\ufeff]+/g, "");
      }
      function straightened(text) {
        return squashed(text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"').replaceAll("\u2026", "..."));
      }
      const MARKS = /[*_`~|[\]\\]+/g;
      function unmarked(text) {
        return squashed(text.replace(MARKS, ""));
      }
    })
  ),
  /***/
  48353: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        i: () => (
          /* binding */
          main
        )
      });
      var promises_ = __webpack_require__(51455);
      var external_node_path_ = __webpack_require__(76760);
      var site_address = __webpack_require__(2360);
      var failure = __webpack_require__(98362);
      var random_id = __webpack_require__(97895);
      var run = __webpack_require__(43864);
      var stop_reason = __webpack_require__(54639);
      var units = __webpack_require__(81529);
      var with_more = __webpack_require__(1896);
      var kinds = __webpack_require__(61450);
      var plain_text = __webpack_require__(39180);
      var live_findings = __webpack_require__(25144);
      ;
      const CHANNELS = ["html", "md"];
      const MAX_NAMED = 3;
      const DAY_MS = 24 * 36e5;
      function headlineOf({ reports, since, notCompared }) {
        const kind = since === void 0 ? "sampled" : "changed";
        const live = reports.filter(({ outcome }) => outcome === "live");
        const others = notComparedText(notCompared);
        if (reports.length === 0)
          return `There is no page to compare.${others}`;
        const state = reports.length === 1 ? `The ${kind} page is ${live.length === 1 ? "" : "not "}live` : `${live.length} of ${(0, units.formatCount)(reports.length)} ${kind} pages ${live.length === 1 ? "is" : "are"} live`;
        const sentences = [state + newest(live)];
        const of = (outcome) => reports.filter((report) => report.outcome === outcome);
        const add = (pages2, state2, detail) => {
          if (pages2.length === 0)
            return;
          const named = pages2.slice(0, MAX_NAMED).map((report) => `${report.page.expected.path}${detail(report)}`);
          const more = pages2.length > MAX_NAMED ? ` and ${pages2.length - MAX_NAMED} more` : "";
          sentences.push(`${pages2.length} ${pages2.length === 1 ? state2[0] : state2[1]}: ${named.join("; ")}${more}`);
        };
        add(of("stale"), ["is old", "are old"], servedText);
        add(of("missing"), ["is missing", "are missing"], () => "");
        add(of("served"), ["is removed and still served", "are removed and still served"], () => "");
        add(of("different"), ["shows another text", "show another text"], ({ channels }) => ` ${(0, live_findings.qp)(channels)}`);
        add(of("pending"), ["is pending", "are pending"], () => "");
        const undecided = of("undecided");
        const hidden = undecided.filter(isHiddenChange);
        add(undecided.filter((report) => !isHiddenChange(report)), ["is undecided", "are undecided"], () => "");
        if (hidden.length > 0)
          sentences.push(`${hidden.length} ${hidden.length === 1 ? "has" : "have"} a change that no text shows`);
        const unchecked = of("unchecked");
        if (unchecked.length > 0)
          sentences.push(`Not checked: ${unchecked.length}`);
        const partly = live.filter(({ page }) => page.isPartlyCompared);
        if (partly.length > 0)
          sentences.push(`Compared only with versions 1, 2, 4 \u2026 merges ago, because the sample is large: ${partly.length}`);
        return `${sentences.join(". ")}.${others}`;
      }
      function notComparedText(names) {
        const shown = (0, with_more.withMore)(names.map(plain_text.plainText), MAX_NAMED);
        return names.length === 0 ? "" : ` Changed, and not compared: ${shown.join(", ")}.`;
      }
      function servedText({ served, channels }) {
        if (served === void 0)
          return ` serves an older version ${(0, live_findings.qp)(channels)}`;
        return ` serves ${served.commit.slice(0, 7)}, ${(0, units.formatDuration)(served.ageMs)} old, ${(0, live_findings.qp)(channels)}`;
      }
      function isHiddenChange({ page }) {
        return Object.values(page.results).every(({ outcome, verdict }) => outcome !== "undecided" || verdict?.hasWords === false);
      }
      function newest(live) {
        const dated = live.flatMap(({ page, changedAt }) => {
          const { lastModified } = page.results.html.source;
          return lastModified === void 0 || changedAt === void 0 || page.expected.fate === "sampled" ? [] : [{ changedAt, elapsedMs: lastModified - changedAt }];
        });
        const [last] = dated.sort((a, b) => b.changedAt - a.changedAt);
        if (last === void 0 || last.elapsedMs < 0 || last.elapsedMs > DAY_MS)
          return "";
        return ` (newest ${(0, units.formatDuration)(last.elapsedMs)} after the merge)`;
      }
      function liveEntries({ reports, head, prefix }) {
        return reports.flatMap((report) => {
          const { page, outcome } = report;
          return CHANNELS.flatMap((channel) => {
            const result = page.results[channel];
            if (result.outcome === "absent")
              return [];
            const isPending = outcome === "pending" && report.channels.includes(channel);
            const served = result.verdict?.served[0];
            const { file } = page.expected.now ?? page.expected.before ?? {};
            const hasVersion = report.channels.includes(channel) ? report.served : void 0;
            return [
              {
                path: page.expected.path,
                file: file === void 0 ? null : prefix + file,
                address: page.urls[channel].href,
                channel,
                verdict: isPending ? "pending" : result.outcome === "served" ? "not-removed" : result.outcome,
                evidence: result.verdict === void 0 || result.outcome === "unchecked" ? result.detail : (0, live_findings.X1)(result, head, page.expected.since),
                servedCommit: hasVersion?.commit ?? served?.commit ?? null,
                servedAge: hasVersion === void 0 ? null : Math.round(hasVersion.ageMs / 1e3)
              }
            ];
          });
        });
      }
      var group_by = __webpack_require__(21873);
      ;
      const OUTPUT_NAMES = [
        ...["verified", "checked", "findings", "stale", "missing", "verify-path"],
        ...["pending", "undecided", "commit"]
      ];
      function verifyText(verified) {
        const { findings, checked, unchecked } = verified;
        const listed = findings.map(({ kind, address, path, detail, advice, count }) => ({
          kind,
          address,
          path: path ?? null,
          detail,
          advice,
          count
        }));
        const live = "reports" in verified ? { live: liveEntries(verified) } : {};
        const result = {
          version: 1,
          verified: verified.verified,
          checked,
          counts: countsOf(findings),
          findings: listed,
          unchecked,
          ...live
        };
        return `${JSON.stringify(result, void 0, 2)}
`;
      }
      function countsOf(findings) {
        const counts = {};
        for (const { kind, count } of findings)
          counts[kind] = (counts[kind] ?? 0) + count;
        return counts;
      }
      function describeCounts(findings) {
        return Object.entries(countsOf(findings)).map(([kind, count]) => `${count} ${kind}`).join(", ");
      }
      function groupsOf(findings) {
        const groups = (0, group_by.$)(findings, ({ kind, detail, advice }) => [kind, detail, advice].join("\n"));
        return Array.from(groups.values(), (group) => ({
          ...group[0],
          addresses: group.map(({ address }) => address),
          count: group.reduce((sum, { count }) => sum + count, 0)
        }));
      }
      var text_format = __webpack_require__(64579);
      var clip = __webpack_require__(74238);
      var summary = __webpack_require__(37223);
      var served_site = __webpack_require__(90763);
      ;
      const MAX_ROWS = 50;
      const MAX_ADDRESSES = 10;
      const MAX_TEXT = 500;
      function verifySummary(record, format = text_format.MARKDOWN) {
        const { siteUrl, result, failure: failure2, docsUrl } = record;
        const facts = [
          format.strong(format.link(siteUrl.href, siteUrl.href)),
          result && `${(0, units.formatCount)(result.checked, "address")} checked`,
          result?.liveAfterMs !== void 0 && `live after ${(0, units.formatDuration)(result.liveAfterMs)}`,
          (0, summary.cf)(record)
        ];
        const shown = result === void 0 ? failure2 : void 0;
        const sections = [
          result && "reports" in result && format.paragraph(format.sentence(headlineOf(result))),
          result && findingsTable(result.findings, docsUrl, format),
          result && result.unchecked.length > 0 && `${uncheckedText(result)} \`verify.json\` lists them.`
        ];
        const top = { heading: heading(record), facts, failure: shown };
        return (0, summary.YG)(top, `${docsUrl}docs/errors.md`, sections, format);
      }
      function heading({ result }) {
        const isLive = result !== void 0 && "reports" in result;
        if (result?.verified === true)
          return isLive ? "The site shows its sources" : "Site verified";
        if (isLive && result.isUnreachable)
          return "The site could not be reached";
        const differs = result?.findings.some((finding) => !(0, kinds.Vv)(finding)) === true;
        const truth = isLive ? "its sources" : "the export";
        return differs ? `The site differs from ${truth}` : "Site not verified";
      }
      function findingsTable(findings, docsUrl, format) {
        const { code, link, lines, sentence, strong, table } = format;
        const max = Math.min(MAX_ROWS, format.maxItems);
        const groups = groupsOf(findings);
        if (groups.length === 0)
          return "";
        const rows = groups.slice(0, max).map((group) => {
          const { kind, addresses, count, detail } = group;
          const links = addresses.map((address) => link((0, clip.clip)((0, served_site.qR)(address), MAX_TEXT), address));
          const sign = (0, kinds.Vv)(group) ? "\u26A0\uFE0F" : "\u274C";
          return [
            `${sign} ${code(kind)}`,
            lines((0, with_more.withMore)(links, MAX_ADDRESSES, count)),
            sentence((0, clip.clip)(detail, MAX_TEXT))
          ];
        });
        const rest = groups.length - rows.length;
        const advice = [...new Set(groups.map((group) => group.advice))].slice(0, max).map((each) => {
          const kinds2 = new Set(groups.flatMap((group) => group.advice === each ? [code(group.kind)] : []));
          return `- ${[...kinds2].join(", ")}: ${withLinks(each, docsUrl, format)}`;
        });
        return [
          table(["Finding", "Addresses", "What is wrong"], rows),
          ...rest > 0 ? [`\u2026 ${(0, with_more.andMore)(rest)}, see \`verify.json\`.`] : [],
          `${strong("What to do")}

${advice.join("\n")}`
        ].join("\n\n");
      }
      function uncheckedText(result) {
        const history = "reports" in result ? ", or earlier versions of the sources are missing" : "";
        return `Addresses that were not checked, because the limit for requests or time was reached, or there was no response that could be read${history}: ${result.unchecked.length}.`;
      }
      function withLinks(advice, docsUrl, format) {
        const parts = advice.split(/(docs\/[\w-]+\.md)/);
        return parts.map((part, at) => at % 2 === 0 ? format.sentence((0, clip.clip)(part, MAX_TEXT)) : docsUrl === "" ? format.text(part) : format.linkAndAddress(part, docsUrl + part)).join("");
      }
      var external_node_crypto_ = __webpack_require__(77598);
      var secrets = __webpack_require__(14217);
      var judge_evidence = __webpack_require__(49689);
      var sample_targets = __webpack_require__(20666);
      ;
      const MAX_PROBES = 10;
      function probesFor(all, addresses) {
        return all.filter(isNotFound).flatMap(({ target }) => {
          if (target.role !== "page")
            return [];
          const url = addresses.inOtherStyle(target.file.path);
          return url.href === target.url.href ? [] : [{ ...target, url }];
        }).slice(0, MAX_PROBES);
      }
      function explainMissing(findings, all, probes) {
        const pages2 = all.filter(({ target, visit: visit2 }) => target.role === "page" && visit2.end !== "unchecked");
        const notFound = new Set(pages2.filter(isNotFound).map(({ target }) => target.url.href));
        const [elsewhere, absent] = partition(probes, ({ visit: visit2 }) => visit2.end === "response" && visit2.status === 200);
        const [first] = elsewhere;
        if (first === void 0 && notFound.size < pages2.length)
          return [...findings];
        const absentPaths = new Set(first === void 0 ? [] : absent.map(({ target }) => (0, sample_targets.XM)(target)));
        const [explained, others] = partition(findings, ({ kind, address, path }) => kind === "missing" && notFound.has(address) && !absentPaths.has(path));
        return first === void 0 ? [...explained.map((finding) => ({ ...finding, advice: EVERY_PAGE })), ...others] : [...ruleFinding(explained, elsewhere), ...others];
      }
      const EVERY_PAGE = "Every page is missing: check that the domain leads to the bucket or folder of the deployment, that the path of `site-url` is right, and that the host has permission to read the files.";
      function ruleFinding(missing, probes) {
        const [first] = missing;
        if (first === void 0)
          return [];
        const isHtml = probes[0]?.target.url.pathname.endsWith(".html") === true;
        const found = new Set(probes.map(({ target }) => (0, sample_targets.XM)(target)));
        const tried = missing.filter(({ path }) => found.has(path)).map(({ address }) => (0, served_site.qR)(address));
        const detail = `Not found at ${tried.join(", ")}, but found ${isHtml ? "with" : "without"} \`.html\`.`;
        const advice = isHtml ? "The host has no rewrite rule that adds `.html` to addresses. See docs/hosting.md." : "The host does not serve `.html` addresses. Set `addresses: clean`.";
        return [{ ...first, detail, advice, count: missing.length }];
      }
      function partition(items, isFirst) {
        return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
      }
      function isNotFound({ visit: visit2 }) {
        return visit2.end === "response" && (visit2.status === 404 || visit2.status === 403);
      }
      var content_types = __webpack_require__(4938);
      var pages = __webpack_require__(15300);
      var file_kinds = __webpack_require__(93782);
      ;
      function staleSign({ visit: visit2, page }, file, facts) {
        if (visit2.end !== "response")
          return void 0;
        const { path } = file;
        const { headers, body } = visit2;
        const { exportedAt, fates } = facts;
        const fate = fates?.get(path);
        const isBefore = (time) => time + 1e3 <= exportedAt;
        const age = /^\d{1,10}$/.test(headers.age ?? "") ? ` The cached response is ${headers.age} s old.` : "";
        if (body !== void 0 && body.sha256 !== "" && facts.previous?.get(path) === body.sha256)
          return `The version from the previous export is served.${age}`;
        if (body !== void 0 && file.exported === body.sha256)
          return `The page is served as exported, without the changes made by the finish action: from a cache, or the folder was published before finish ran.${age}`;
        const cachedAt = Date.parse(headers.date ?? "") - Number(headers.age ?? NaN) * 1e3;
        if (page !== void 0 && page.content === file.content) {
          const isRebuilt = fates === void 0 ? isBefore(cachedAt) : fate === "rebuilt" && age !== "";
          return isRebuilt ? `An earlier build of the page is served from a cache.${age}` : void 0;
        }
        if (page?.words === "few" && page.title !== file.title)
          return void 0;
        if (fate === "changed")
          return `An earlier version is served: the page changed in this export, but its new content is not served.${age}`;
        if (fate === "added")
          return void 0;
        const modified = Date.parse(headers["last-modified"] ?? "");
        if (isBefore(modified))
          return `An earlier version is served: Last-Modified is ${new Date(modified).toISOString()}, before the export.${age}`;
        return isBefore(cachedAt) ? `An earlier version is served from a cache: the response is older than the export.${age}` : void 0;
      }
      ;
      function judgeAddress(evidence, facts) {
        const { target, visit: visit2, typeProblem } = evidence;
        if (visit2.end === "unchecked")
          return void 0;
        if (target.role === "unknown")
          return judgeUnknown(evidence);
        if (target.role === "removed")
          return judgeRemoved(evidence, target);
        if (target.role === "redirect")
          return judgeRedirect(evidence, target, facts);
        if (target.builtFor !== void 0)
          return judgeOutside(evidence, target, target.builtFor);
        if (visit2.end === "left")
          return (0, kinds.hD)(target, "downgrade", leaving(visit2.to));
        if (visit2.end === "failed") {
          const advice = visit2.isUnreachable ? kinds.af.unreachable : kinds.af.transfer;
          return (0, kinds.hD)(target, "missing", `The transfer failed: ${visit2.reason}.`, advice);
        }
        if (visit2.status !== 200) {
          const isBusy = visit2.status === 429 || visit2.status >= 500;
          const detail = `HTTP ${visit2.status} instead of 200.`;
          return (0, kinds.hD)(target, "missing", detail, isBusy ? kinds.af.unavailable : void 0);
        }
        const other = evidence.isExact ? void 0 : judgeOtherBytes(evidence, target.file, facts);
        if (other !== void 0 && !(0, kinds.Vv)(other))
          return other;
        if (evidence.headerProblem !== void 0)
          return (0, kinds.hD)(target, "different", evidence.headerProblem, kinds.af.headers);
        if (typeProblem !== void 0)
          return (0, kinds.hD)(target, "content-type", typeProblem);
        return evidence.headerDoubt === void 0 ? other : unjudged(target, evidence.headerDoubt, kinds.af.trustedTypes);
      }
      function judgeUnknown({ target, visit: visit2 }) {
        if (visit2.end !== "response" || visit2.status !== 200)
          return void 0;
        const way = visit2.hops.at(-1);
        const detail = way === void 0 ? "An address that does not exist returns HTTP 200." : `An address that does not exist redirects to ${way.pathname}, which returns HTTP 200.`;
        return (0, kinds.hD)(target, "soft-404", detail);
      }
      function judgeOutside({ visit: visit2 }, target, builtFor) {
        const isFile = visit2.end === "response" && visit2.status === 200 && !(0, pages.isPageType)(visit2.headers["content-type"] ?? "");
        if (isFile || visit2.end === "left")
          return void 0;
        if (builtFor === "")
          return (0, kinds.hD)(target, "stale", "A page loads this file, but neither the export nor the host has it.");
        if (builtFor === sample_targets.L_) {
          const detail2 = "A page refers to the file with a relative address, and the host redirects the page to its address with or without a slash at the end, so that browsers request the file from another folder.";
          return (0, kinds.hD)(target, "missing", detail2, kinds.af.otherSlash);
        }
        const detail = `Pages load the file from an address outside the site, because the pages were built for the path ${builtFor}.`;
        return (0, kinds.hD)(target, "missing", detail, kinds.af.builtFor);
      }
      function judgeRemoved({ visit: visit2 }, target) {
        if (visit2.end !== "response" || visit2.status !== 200)
          return void 0;
        const isElsewhere = visit2.hops.length > 0 && !visit2.hops.some((hop) => (0, served_site.kj)(hop, target.url));
        if (isElsewhere)
          return void 0;
        const detail = (0, pages.isPage)(target.path) ? "The page was removed in this export but is still served." : "A data file of a removed page, which contains the text of the page, is still served.";
        return (0, kinds.hD)(target, "not-removed", detail);
      }
      function judgeRedirect({ visit: visit2, isExact, page }, target, { addresses }) {
        const { destination } = target;
        const leadsTo = (url) => (0, served_site.kj)(url, destination);
        const way = visit2.end === "left" ? [...visit2.hops, visit2.to] : visit2.hops;
        if (isExact || way.some(leadsTo))
          return void 0;
        if (page?.refresh !== void 0 && leadsTo(addresses.ofDestination(page.refresh) ?? target.url))
          return (0, kinds.hD)(target, "altered", "The bytes of the redirect page differ from those in the export.");
        const shown = ({ origin, pathname, search }) => `${origin === target.url.origin ? "" : origin}${pathname}${pathname === destination.pathname ? search : ""}`;
        const last = shown(way.at(-1) ?? target.url);
        const found = {
          left: `it leads to ${last}`,
          failed: visit2.end === "failed" ? `the transfer failed: ${visit2.reason}` : "",
          response: `it ends at ${last} with HTTP ${visit2.end === "response" ? visit2.status : ""}`,
          unchecked: ""
        }[visit2.end];
        const detail = `The redirect should lead to ${shown(destination)}, but ${found}.`;
        return (0, kinds.hD)(target, "redirect", detail, (0, judge_evidence.R0)(visit2) ? kinds.af.unreachable : void 0);
      }
      function judgeOtherBytes(evidence, file, facts) {
        const { target, visit: visit2, page } = evidence;
        const end = visit2.hops.at(-1);
        const elsewhere = end === void 0 || (0, served_site.kj)(end, target.url) ? "" : ` after a redirect to ${end.pathname}`;
        const stale = elsewhere === "" ? staleSign(evidence, file, facts) : void 0;
        if (stale !== void 0)
          return (0, kinds.hD)(target, "stale", stale);
        if (target.role === "asset")
          return judgeOtherAsset(evidence, file);
        if (target.role === "data") {
          const isMarkdown = file.path.endsWith(".md");
          const what = isMarkdown ? "The Markdown of the page is not the exported text." : "The data of the page is from another build.";
          return (0, kinds.hD)(target, "stale", what);
        }
        const away = page?.refresh === void 0 ? void 0 : facts.addresses.ofDestination(page.refresh);
        if (away !== void 0 && away.origin !== facts.addresses.origin)
          return (0, kinds.hD)(target, "different", `The page sends readers to ${away.origin}.`);
        if ((0, judge_evidence.Gf)(evidence))
          return judgeSameText(evidence, file, facts, "The content of the page is as exported, but its bytes differ.");
        const size = visit2.end === "response" ? visit2.body?.size ?? 0 : 0;
        const sizes = `${(0, units.formatBytes)(size)} instead of ${(0, units.formatBytes)(file.size)}`;
        if (page === void 0)
          return (0, kinds.hD)(target, "different", `Another page, which is too large to be read, is served: ${sizes}.`);
        const { title, words } = page;
        if (words === "all")
          return judgeSameText(evidence, file, facts, "The page has all exported words, but its bytes differ.");
        if (words === "more")
          return (0, kinds.hD)(target, "different-text", "The page has all exported words, and more words in its content.");
        if (words === "most")
          return (0, kinds.hD)(target, "different-text", "The page has nearly the same text, but lacks some words, links or images from the export.");
        if (title !== "" && title === file.title) {
          if (words === "few")
            return (0, kinds.hD)(target, "different", "A page with the same title but different text is served.");
          const detail2 = "The page has the same title but different content. The exported text is not available or is too large to compare.";
          return (0, kinds.hD)(target, "different-text", detail2, kinds.af.withoutText);
        }
        const isUnknown = file.title === void 0 && file.content === void 0 && words === void 0;
        const detail = isUnknown ? "The bytes of the page differ from those in the export. The served page may be a different page: the manifest has no titles to compare (`check: off`)." : `Another page is served${elsewhere}, with ${title === "" ? "no title" : `the title "${title.slice(0, 100)}"`}.`;
        return (0, kinds.hD)(target, "different", detail);
      }
      function judgeSameText({ target, page }, { path }, { fates }, detail) {
        if (page?.loads === void 0)
          return unjudged(target, `${detail} Whether its scripts, style sheets and data are there is unknown.`);
        const { details, isOtherBuild } = page.loads;
        if (details.length === 0)
          return (0, kinds.hD)(target, "altered", detail);
        if (isOtherBuild && fates?.get(path) === "rebuilt")
          return (0, kinds.hD)(target, "stale", `An earlier build of the page is served. ${details.join(" ")}`);
        return (0, kinds.hD)(target, "different", details.join(" "), kinds.af.loads);
      }
      function unjudged(target, detail, advice = kinds.af.unjudged) {
        const text = `${detail} So the site is not verified.`;
        return { ...(0, kinds.hD)(target, "altered", text, advice), isUnjudged: true };
      }
      const MIN_SIZE_SHARE = 0.1;
      const ROBOTS = /(?:^|\/)robots\.txt$/i;
      function judgeOtherAsset(evidence, { path, size }) {
        const { target, visit: visit2, rules, compared } = evidence;
        const { headers, body } = visit2.end === "response" ? visit2 : {};
        const isOtherType = (0, pages.isPageType)(headers?.["content-type"] ?? "") && !(0, pages.isPageType)((0, content_types.contentTypeOf)(path, () => true));
        if (isOtherType)
          return (0, kinds.hD)(target, "different", "An HTML page is served instead of the file.");
        const isSame = rules?.isSame === true || compared?.is === "same";
        if (body !== void 0 && body.size < size * MIN_SIZE_SHARE && !isSame) {
          const detail2 = `The file size is ${(0, units.formatBytes)(body.size)} instead of ${(0, units.formatBytes)(size)}.`;
          return (0, kinds.hD)(target, "different", detail2);
        }
        const detail = "The bytes of the file differ from those in the export.";
        if (isSame)
          return (0, kinds.hD)(target, "altered", detail);
        if (rules?.lacksSitemap === true)
          return (0, kinds.hD)(target, "different", "The file does not name the sitemaps that the exported one names.", kinds.af.robots);
        if (rules?.refused !== void 0)
          return (0, kinds.hD)(target, "different", `The file does not refuse what the exported one refuses. It refuses ${rules.refused}.`, kinds.af.robots);
        if (ROBOTS.test(path))
          return unjudged(target, `${detail} What it refuses was not compared.`);
        if (compared?.is === "broken")
          return (0, kinds.hD)(target, "different", compared.detail, kinds.af.file);
        if ((0, file_kinds.My)(path))
          return (0, kinds.hD)(target, "different", "The address of the file contains a build hash or id, but its bytes differ from those in the export.", kinds.af.file);
        return (0, file_kinds.OB)(path) ? unjudged(target, `${detail} Whether it does the same is unknown.`, compared?.is === "other" ? kinds.af.file : kinds.af.unjudgedFile) : (0, kinds.hD)(target, "stale", "Another version of the file is served.");
      }
      function leaving({ origin, pathname, protocol }) {
        const where = `${origin}${pathname}`.slice(0, 300);
        return protocol === "http:" ? `The address redirects to http instead of https: ${where}` : `The address redirects to another host: ${where}`;
      }
      var headers_noindex = __webpack_require__(95885);
      var login = __webpack_require__(32664);
      var compare = __webpack_require__(29589);
      ;
      const NAMED_ONCE = ["login", "altered", "caching"];
      function judgeSite(all, facts) {
        const login2 = loginFinding(all);
        if (login2 !== void 0)
          return { findings: [login2], waiting: [...all] };
        const placeholders = repeatedBodies(all);
        const judged = all.flatMap((evidence) => {
          const found = judgeAddress(evidence, facts);
          if (found === void 0)
            return [];
          return [{ evidence, found: asPlaceholder(found, evidence, placeholders) }];
        });
        const wrong = new Set(judged.flatMap(({ evidence, found }) => (0, kinds.Vv)(found) ? [] : [evidence]));
        const right = all.filter((evidence) => isServedPage(evidence) && !wrong.has(evidence));
        const noindex = (0, headers_noindex.lx)(right);
        const isSoft404 = judged.some(({ found }) => found.kind === "soft-404");
        const kept = judged.filter(({ found }) => !(isSoft404 && found.kind === "not-removed"));
        const named = toFindings([
          ...kept.map(({ found }) => found),
          ...all.flatMap(({ caching }) => caching ?? [])
        ]);
        const unlisted = noindex === void 0 || (0, kinds.Vv)(noindex) ? [] : right.filter((each) => each.noindex !== void 0);
        return {
          findings: noindex === void 0 ? named : inOrder([...named, noindex]),
          waiting: [...kept.filter(({ found }) => !(0, kinds.Vv)(found)).map(({ evidence }) => evidence), ...unlisted]
        };
      }
      function isServedPage({ target, visit: visit2 }) {
        return target.role === "page" && visit2.end === "response" && visit2.status === 200;
      }
      function loginFinding(all) {
        const pages2 = all.filter(({ target, visit: visit2 }) => target.role === "page" && visit2.end !== "unchecked");
        const [first] = pages2;
        const problem = (0, login.$)(pages2);
        if (first === void 0 || problem === void 0)
          return void 0;
        return { ...(0, kinds.hD)(first.target, "login", problem.detail, problem.advice), count: pages2.length };
      }
      function repeatedBodies(all) {
        const replaced = /* @__PURE__ */ new Map();
        const repeated = /* @__PURE__ */ new Set();
        for (const { target, visit: visit2 } of all) {
          const sha256 = target.role === "page" && visit2.end === "response" && visit2.body?.sha256;
          if (!sha256)
            continue;
          if ((replaced.get(sha256) ?? target.file.sha256) !== target.file.sha256)
            repeated.add(sha256);
          replaced.set(sha256, target.file.sha256);
        }
        return repeated;
      }
      function asPlaceholder(found, { target, visit: visit2, page }, repeated) {
        const isEarlier = found.kind === "stale" || found.kind === "different-text";
        const isRepeated = isEarlier && visit2.end === "response" && repeated.has(visit2.body?.sha256 ?? "");
        if (!isRepeated)
          return found;
        const title = page?.title ? `with the title "${page.title.slice(0, 100)}"` : "without a title";
        return (0, kinds.hD)(target, "different", `The same wrong page ${title} is served at several addresses.`);
      }
      function toFindings(problems) {
        const findings = /* @__PURE__ */ new Map();
        for (const found of problems.toSorted((a, b) => (0, compare.compareText)(a.address, b.address))) {
          const { kind, advice, address } = found;
          const key = `${kind} ${NAMED_ONCE.includes(kind) ? advice : address}`;
          const { count, ...first } = findings.get(key) ?? { ...found, count: 0 };
          findings.set(key, { ...first, count: count + 1 });
        }
        return inOrder([...findings.values()]);
      }
      function inOrder(findings) {
        return findings.sort((a, b) => kinds.GW.indexOf(a.kind) - kinds.GW.indexOf(b.kind));
      }
      var passes = __webpack_require__(76726);
      var visit = __webpack_require__(29354);
      var address_attributes = __webpack_require__(45739);
      var html_tokens = __webpack_require__(87532);
      var attribute_values = __webpack_require__(44292);
      var parse_url = __webpack_require__(37630);
      ;
      const LOADING = ["script", "link", "img", "source", "video", "audio"];
      function assetsOf(page, pageUrl, { files, addresses, exported, requested = pageUrl }) {
        const found = /* @__PURE__ */ new Map();
        let base;
        for (const { tag, element } of (0, html_tokens._)(page)) {
          const { name = "" } = element ?? {};
          const value = (0, attribute_values.Es)(tag.raw(name === "link" || name === "base" ? "href" : "src"));
          if (name === "base" && value !== "")
            base ??= (0, parse_url.D)(value, pageUrl) ?? pageUrl;
          const rel = tag.raw("rel");
          const isLoaded = name !== "link" || address_attributes.c7.find(({ rels }) => rels.test(rel))?.meaning === "resource";
          const url = (0, parse_url.D)(value, base ?? pageUrl);
          if (!LOADING.includes(name) || !isLoaded || url?.origin !== addresses.origin)
            continue;
          url.hash = "";
          const path = addresses.pathIn(url) ?? "";
          const intended = files.has(path) || base !== void 0 ? void 0 : withOtherSlash(value, pageUrl, requested);
          const misplaced = intended && files.get(addresses.pathIn(intended) ?? "");
          const elsewhere = files.has(path) || misplaced ? void 0 : (0, site_address.fileBelowAnyBase)(url.pathname, files);
          const isOfOtherBuild = exported?.includes(external_node_path_.posix.basename(path)) === false && /\.(?:css|m?js)$/i.test(path);
          const file = misplaced ?? files.get(elsewhere?.path ?? path) ?? (isOfOtherBuild ? { path, size: 0, sha256: "" } : void 0);
          if (file === void 0 || (0, pages.isPage)(file.path) || found.has(url.href))
            continue;
          const isModule = /^module$/i.test(tag.raw("type")) || /\bmodulepreload\b/i.test(rel) || /\.mjs$/i.test(file.path);
          const builtFor = misplaced ? sample_targets.L_ : elsewhere?.base ?? (file.sha256 === "" ? "" : void 0);
          found.set(url.href, { role: "asset", url, file, isModule, builtFor });
        }
        return [...found.values()];
      }
      function withOtherSlash(value, pageUrl, requested) {
        const isRelative = !/^[\0-\x20]*(?:[/\\?#]|[a-z][a-z\d+.-]*:|$)/i.test(value);
        const [shown, wanted] = [pageUrl.pathname, requested.pathname];
        const isOtherSlash = shown === `${wanted}/` || `${shown}/` === wanted;
        return isRelative && isOtherSlash ? (0, parse_url.D)(value, requested) ?? void 0 : void 0;
      }
      ;
      const MAX_UNREAD = 10;
      const PAGES_WITH_ASSETS = 5;
      const MAX_PAUSE_MS = 15e3;
      const REQUEST_SHARE_OF_TIMEOUT = 0.95;
      class Verification {
        #inputs;
        #context;
        #addresses;
        #files;
        /** Aborts the other requests after a failure, because their results are no longer needed. */
        #ending = new AbortController();
        #evidence = /* @__PURE__ */ new Map();
        #pagesToRead = /* @__PURE__ */ new Set();
        #site;
        #assets = [];
        #isReached = false;
        #endsAt = Infinity;
        constructor(inputs, context) {
          const { siteUrl, style, manifest } = inputs;
          const signal = AbortSignal.any([context.signal, this.#ending.signal]);
          this.#inputs = inputs;
          this.#context = { ...context, signal };
          this.#files = new Map(manifest.files.map((file) => [file.path, file]));
          const paths = [...this.#files.keys()];
          this.#site = {
            read: async (file) => await this.#readExported(file),
            hasFonts: paths.some((path) => /\.(?:woff2?|[ot]tf)$/i.test(path)),
            hasWorkers: paths.some((path) => /^_next\/static\/media\/[^/]*worker[^/]*\.m?js$/i.test(path))
          };
          this.#addresses = new served_site.dT(siteUrl, style, this.#files.keys(), manifest.basePath);
        }
        async run() {
          const { clock, log } = this.#context;
          const startedAt = clock.now();
          const { timeoutMs } = this.#inputs;
          const waitMs = Math.min(this.#inputs.waitMs, timeoutMs * passes.y8);
          this.#endsAt = startedAt + timeoutMs * REQUEST_SHARE_OF_TIMEOUT;
          const facts = exportFacts(this.#inputs, this.#addresses);
          let targets = this.#select();
          for (let pass = 1; ; pass += 1) {
            await log.group(`Pass ${pass}: requesting ${(0, units.formatCount)(targets.length, "address")} of ${this.#addresses.origin}`, async () => {
              await this.#requestAll(targets);
            });
            const { findings, waiting } = judgeSite([...this.#evidence.values()], facts);
            const elapsedMs = clock.now() - startedAt;
            const open = [.../* @__PURE__ */ new Set([...waiting, ...this.#unchecked()])];
            const waitedMs = pass === 1 ? 0 : elapsedMs;
            if (open.length === 0)
              return this.#end(findings, { waitedMs, liveAfterMs: pass === 1 ? void 0 : elapsedMs });
            if (elapsedMs >= waitMs)
              return this.#end(await this.#explain(findings), { waitedMs, liveAfterMs: void 0 });
            if (pass === 1)
              this.#explainWait(waitMs);
            await this.#pause(open.length, elapsedMs, waitMs);
            if (this.#isReached)
              targets = open.map(({ target }) => target);
          }
        }
        [Symbol.dispose]() {
          this.#ending.abort(new Error("the verification has ended"));
        }
        #select() {
          const unique = new Map((0, sample_targets.Dv)(this.#inputs, this.#addresses).reverse().map((target) => [target.url.href, target]));
          const targets = [...unique.values()].reverse();
          const pages2 = targets.filter(({ role }) => role === "page").slice(0, PAGES_WITH_ASSETS);
          for (const { url } of pages2)
            this.#pagesToRead.add(url.href);
          return targets;
        }
        /** Runs one pass. Also requests the assets of the first pages after these pages have been received. */
        async #requestAll(targets) {
          const budget = new visit.bK(this.#context.clock, this.#endsAt);
          const tried = this.#isReached ? 0 : 1;
          await this.#request(targets.slice(0, tried), budget);
          this.#isReached ||= ![...this.#evidence.values()].every((evidence) => (0, judge_evidence.R0)(evidence.visit));
          if (!this.#isReached)
            return;
          await this.#request(targets.slice(tried), budget);
          const found = this.#assets.filter(({ url }) => !this.#evidence.has(url.href));
          const assets = [...new Map(found.map((asset) => [asset.url.href, asset])).values()];
          if (assets.length > 0)
            this.#context.log.info(`Requesting ${(0, units.formatCount)(assets.length, "asset")} of the first pages.`);
          await this.#request(assets, budget);
        }
        async #request(targets, budget) {
          budget.allow(targets.length);
          await (0, passes.I_)(targets, this.#inputs.concurrency, async (target) => {
            const evidence = await this.#visit(target, budget);
            const { href } = target.url;
            if (evidence.visit.end !== "unchecked" || !this.#evidence.has(href))
              this.#evidence.set(href, evidence);
          });
        }
        async #visit(target, budget) {
          const { headers, limits } = this.#inputs;
          const visited = await (0, visit.YR)(target, { ...this.#context, headers, limits, budget });
          const evidence = await (0, judge_evidence.sb)(target, visited, this.#site);
          if (visited.end === "response" && this.#pagesToRead.has(target.url.href) && isThePage(evidence)) {
            const html = visited.body?.bytes ?? Buffer.alloc(0);
            const exported = evidence.isExact || target.role !== "page" ? void 0 : await this.#readExported(target.file);
            const { url: requested } = target;
            const site = { files: this.#files, addresses: this.#addresses, exported, requested };
            this.#assets.push(...assetsOf(html, visited.hops.at(-1) ?? target.url, site));
            this.#pagesToRead.delete(target.url.href);
          }
          return evidence;
        }
        /** Reads the exported file beside the manifest; undefined if the file is missing or was changed after the export. */
        async #readExported({ path, sha256 }) {
          const bytes = await (0, promises_.readFile)((0, external_node_path_.join)(this.#inputs.siteDir, path)).catch(() => void 0);
          return bytes !== void 0 && (0, external_node_crypto_.hash)("sha256", bytes) === sha256 ? bytes : void 0;
        }
        async #pause(open, elapsedMs, waitMs) {
          const { clock, log, random, signal } = this.#context;
          const times = { elapsedMs, leftMs: waitMs - elapsedMs, maxMs: MAX_PAUSE_MS };
          const pauseMs = (0, passes.ZZ)(times, random);
          const [pause, wait] = [(0, units.formatDuration)(pauseMs), (0, units.formatDuration)(waitMs)];
          log.info(`Not as exported yet: ${(0, units.formatCount)(open, "address")}. Checking again in ${pause}, for up to ${wait} in total.`);
          await clock.sleep(pauseMs, signal);
        }
        #explainWait(waitMs) {
          const { waitMs: given, timeoutMs } = this.#inputs;
          if (waitMs < given)
            this.#context.log.notice(`\`wait\` is ${(0, units.formatDuration)(given)}, but \`timeout\` is ${(0, units.formatDuration)(timeoutMs)}: differences are checked again for up to ${(0, units.formatDuration)(waitMs)}.`);
        }
        /** Requests missing pages at the addresses that the pages would have under other host rules. */
        async #explain(findings) {
          const all = [...this.#evidence.values()];
          if (!findings.some(({ kind }) => kind === "missing"))
            return findings;
          const budget = new visit.bK(this.#context.clock, this.#endsAt);
          const probes = await Promise.all(probesFor(all, this.#addresses).map(async (target) => await this.#visit(target, budget)));
          return explainMissing(findings, all, probes);
        }
        #unchecked() {
          return [...this.#evidence.values()].filter(judge_evidence.b);
        }
        #end(findings, times) {
          const redact = (0, secrets.$p)(this.#inputs.secrets);
          const unchecked = this.#unchecked().map(({ target }) => target.url.href);
          const unread = this.#unchecked().flatMap(({ target, visit: visit2 }) => visit2.end === "unchecked" && visit2.reason !== void 0 ? [`${target.url.href} (${visit2.reason})`] : []);
          if (unread.length > 0)
            this.#context.log.info(`These responses could not be read, although browsers may show them: ${(0, with_more.withMore)(unread, MAX_UNREAD).join(", ")}.`);
          return {
            verified: unchecked.length === 0 && !findings.some(kinds._J),
            checked: this.#evidence.size - unchecked.length,
            findings: findings.map((finding) => ({ ...finding, detail: redact(finding.detail) })),
            unchecked,
            isOutOfTime: unchecked.length > 0 && this.#context.clock.now() >= this.#endsAt,
            ...times
          };
        }
      }
      function isThePage(evidence) {
        const { target, page } = evidence;
        const isSameTitle = target.role === "page" && page !== void 0 && page.title === target.file.title;
        return (0, judge_evidence.Gf)(evidence) || isSameTitle && page.title !== "";
      }
      const FATES = ["changed", "added", "rebuilt"];
      function exportFacts({ manifest, changes }, addresses) {
        const known = changes?.first === false ? changes : void 0;
        const fates = known && FATES.flatMap((fate) => known[fate].map((path) => [path, fate]));
        return {
          exportedAt: Date.parse(manifest.exportedAt ?? ""),
          previous: changes?.previous,
          fates: fates && new Map(fates),
          addresses
        };
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
      const main_MAX_NAMED = 5;
      async function main(inputs, context) {
        const { siteUrl, docsUrl, timeoutMs } = inputs;
        const record = { siteUrl, docsUrl, startedAt: context.clock.now() };
        const state = `The site ${siteUrl.href} was not verified.`;
        await (0, run.C)(record, {
          work: async () => await verify(inputs, record, context),
          explain: (error) => (0, stop_reason.cV)(error, { timeoutMs, state, advice: "Run again." }),
          summary: (format) => verifySummary(record, format)
        }, context);
      }
      async function verify(inputs, record, context) {
        const { log } = context;
        const result = await main_compare(inputs, context);
        const counts = countsOf(result.findings);
        const verifyPath = await writeResult(result, inputs, context);
        record.result = result;
        const setOutput = (name, value) => context.setOutput(name, value);
        setOutput("verified", String(result.verified));
        setOutput("checked", result.checked);
        setOutput("findings", result.findings.length);
        setOutput("stale", (counts.stale ?? 0) + (counts["different-text"] ?? 0));
        setOutput("missing", counts.missing ?? 0);
        setOutput("verify-path", verifyPath);
        if ("reports" in result) {
          setOutput("pending", result.pending);
          setOutput("undecided", result.undecided);
          setOutput("commit", result.commit ?? "");
        }
        logResult(result, inputs, context);
        const errors = result.findings.filter((finding) => !(0, kinds.Vv)(finding));
        const warnings = result.findings.filter(kinds.Vv);
        if (warnings.length > 0)
          logWarnings(result, warnings, inputs, context);
        if (errors.length === 0 && !("reports" in result) && result.isOutOfTime)
          throw new stop_reason.GA("addresses are left to be checked");
        if (errors.length === 0)
          return;
        const lines = (0, with_more.withMore)(linesOf(errors, inputs.docsUrl), main_MAX_NAMED).map((line) => `- ${line}`);
        const message = `${errorText(result, errors, inputs)}
${lines.join("\n")}${repeatNote(errors, inputs)}`;
        if (inputs.fail)
          throw new failure.HR("site-not-verified", message);
        log.warning(message);
      }
      async function main_compare(inputs, context) {
        if ("docs" in inputs) {
          const { verifyLive } = await Promise.all(
            /* import() */
            [__webpack_require__.e(8369), __webpack_require__.e(1625), __webpack_require__.e(4187), __webpack_require__.e(4653)]
          ).then(__webpack_require__.bind(__webpack_require__, 31565));
          return await verifyLive(inputs, context);
        }
        return await compareWithExport(inputs, context);
      }
      async function compareWithExport(inputs, context) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const { basePath, files } = inputs.manifest;
          const paths = files.map(({ path }) => path);
          const problem = (0, site_address.basePathProblem)(inputs.siteUrl, { basePath, paths });
          if (problem !== void 0)
            context.log.warning(problem);
          const verification = __addDisposableResource(env_1, new Verification(inputs, context), false);
          return await verification.run();
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          __disposeResources(env_1);
        }
      }
      function logWarnings(result, warnings, { docsUrl }, { log }) {
        const lines = linesOf(warnings, docsUrl);
        if (!("reports" in result))
          for (const line of lines)
            log.warning(line);
        else
          log.warning([headlineOf(result), ...(0, with_more.withMore)(lines, main_MAX_NAMED).map((line) => `- ${line}`)].join("\n"));
      }
      function repeatNote(errors, { isRepeatedCommit }) {
        const isOld = errors.some(({ kind }) => ["stale", "missing", "not-removed"].includes(kind));
        return isOld && isRepeatedCommit ? "\nIf GitHub Pages serves the site: a second deployment of the same commit can report success and keep the old files (actions/deploy-pages#383). Run the workflow again, or push a commit." : "";
      }
      function errorText(result, errors, { siteUrl }) {
        if ("reports" in result) {
          const state = result.isUnreachable ? "could not be reached" : "differs from its sources";
          return `${siteUrl.href} ${state}. ${headlineOf(result)}`;
        }
        const waited = result.waitedMs > 0 ? ` for ${(0, units.formatDuration)(result.waitedMs)}` : "";
        return `${siteUrl.href} differs from the export: ${describeCounts(errors)}. Checked: ${(0, units.formatCount)(result.checked, "address")}${waited}.`;
      }
      async function writeResult(result, { tempDir }, { random }) {
        const folder = (0, external_node_path_.join)(tempDir, `verify-${(0, random_id.z)(random)}`);
        const path = (0, external_node_path_.join)(folder, "verify.json");
        try {
          await (0, promises_.mkdir)(folder, { recursive: true });
          await (0, promises_.writeFile)(path, verifyText(result));
        } catch (error) {
          throw new failure.HR("results-unwritable", `${path} could not be written: ${(0, failure.A3)(error)}.`, {
            cause: error
          });
        }
        return path;
      }
      function logResult(result, { siteUrl }, { log }) {
        const { findings, checked, unchecked, liveAfterMs } = result;
        if (unchecked.length > 0) {
          const text = uncheckedText(result);
          if (findings.every(kinds.Vv))
            log.warning(`${siteUrl.href} is not verified. ${text}`);
          else
            log.info(text);
        } else if (findings.length === 0) {
          const when = liveAfterMs === void 0 ? "" : `, live after ${(0, units.formatDuration)(liveAfterMs)}`;
          if ("reports" in result)
            log.info(`${headlineOf(result)} Checked: ${(0, units.formatCount)(checked, "address")}${when}.`);
          else
            log.info(`${siteUrl.href} matches the export: ${(0, units.formatCount)(checked, "address")} checked${when}.`);
        }
      }
      function linesOf(findings, docsUrl) {
        const given = /* @__PURE__ */ new Set();
        return groupsOf(findings).map(({ kind, addresses: [first = ""], count, detail, advice }) => {
          const more = count > 1 ? ` (${(0, with_more.andMore)(count - 1)})` : "";
          const isRepeated = given.has(advice);
          given.add(advice);
          const text = `${kind} ${first}${more}: ${detail}`;
          return isRepeated ? text : `${text} ${advice.replaceAll("docs/", `${docsUrl}docs/`)}`;
        });
      }
    })
  ),
  /***/
  25144: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        A1: () => (
          /* binding */
          isSiteUnreachable
        ),
        /* harmony export */
        BV: () => (
          /* binding */
          siteFinding
        ),
        /* harmony export */
        CC: () => (
          /* binding */
          findingOfPage
        ),
        /* harmony export */
        EI: () => (
          /* binding */
          reportOf
        ),
        /* harmony export */
        X1: () => (
          /* binding */
          evidenceOf
        ),
        /* harmony export */
        qp: () => (
          /* binding */
          inChannels
        )
        /* harmony export */
      });
      var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);
      var _judge_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61450);
      var _judge_login_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32664);
      var _live_cause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48879);
      var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39180);
      var _live_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14822);
      const CHANNEL_NAMES = { html: "HTML", md: "Markdown" };
      const CHANNELS = ["html", "md"];
      const DAY_MS = 24 * 36e5;
      const ORDER = ["missing", "served", "stale", "different", "undecided", "unchecked"];
      async function reportOf(page, cause, now) {
        const results = CHANNELS.map((channel) => ({ channel, result: page.results[channel] }));
        const outcome = ORDER.find((each) => results.some(({ result }) => result.outcome === each)) ?? "live";
        const affected = results.filter(({ result }) => result.outcome === outcome);
        const channels = outcome === "live" ? [] : affected.map(({ channel }) => channel);
        const isSeen = results.some(({ result }) => result.visit !== void 0);
        const known = isSeen && (page.expected.now !== void 0 || outcome === "served") ? await page.versions() : void 0;
        const change = known && (0, _live_page_js__WEBPACK_IMPORTED_MODULE_4__.C2)(known);
        const verdict = affected[0]?.result.verdict;
        const served = outcome === "stale" || outcome === "served" ? servedVersion(verdict?.served ?? [], known) : void 0;
        const mayWait = ["missing", "served", "stale", "undecided"].includes(outcome);
        const isPending = mayWait && cause?.isUnderWay === true && affected.some(({ result }) => (0, _live_page_js__WEBPACK_IMPORTED_MODULE_4__.Gu)(result));
        const isOnlyMarkdown = channels.length === 1 && channels[0] === "md" && outcome !== "undecided";
        const isNew = change !== void 0 && now - change.time < DAY_MS;
        return {
          page,
          outcome: isPending ? "pending" : outcome,
          channels,
          served: served && {
            commit: served.commit,
            ageMs: Math.max(0, now - served.time),
            mergesAgo: mergesSince(served, known?.versions ?? [])
          },
          changedAt: change?.time,
          isWarning: isOnlyMarkdown && (isNew || outcome === "different"),
          cause
        };
      }
      function servedVersion(served, known) {
        const bounds = [known?.versions[0]?.commit, known?.since];
        return served.find(({ commit }) => !bounds.includes(commit)) ?? served[0];
      }
      function mergesSince(served, versions) {
        const at = versions.findIndex(({ commit }) => commit === served.commit);
        return Math.max(1, at - (versions.length > 2 && sameContent(versions[0], versions[1]) ? 1 : 0));
      }
      function sameContent(a, b) {
        const textOf = (each) => typeof each?.page === "object" ? each.page.text : each?.page;
        return textOf(a) === textOf(b);
      }
      function findingOfPage(report, { head, settingsFile }) {
        const { page, outcome, channels, cause, isWarning } = report;
        const { path } = page.expected;
        const channel = channels[0] ?? "html";
        const finding = (kind, detail, advice2) => ({
          ...{ kind, address: page.urls[channel].href, path, detail: (0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.plainText)(detail), advice: advice2, count: 1 },
          ...isWarning && { isWarning }
        });
        const why = cause?.detail ? ` ${cause.detail}` : "";
        const about = { settingsFile, isRemoved: page.expected.now === void 0 };
        const advice = withDot(cause?.advice ?? `${(0, _live_cause_js__WEBPACK_IMPORTED_MODULE_3__.gz)(about)}. See docs/live.md`);
        switch (outcome) {
          case "pending":
            return finding("pending", `${stateOf(report)}${why}`, withDot(cause?.advice ?? ""));
          case "stale":
            return finding("stale", `${stateOf(report)}${why}`, advice);
          case "missing": {
            const { isUnavailable, detail } = page.results[channel];
            return finding("missing", `${detail}${why}`, isUnavailable ? UNAVAILABLE : advice);
          }
          case "served":
            return finding("not-removed", `The removed page is still served.${why}`, advice);
          case "different":
            return finding("different", `The page ${inChannels(channels)} has little of the text that all versions of the sources share: ${evidenceOf(page.results[channel], head, page.expected.since)}.`, "Check that `site-url` leads to the site that is built from these sources, and that no proxy rewrites its text. See docs/live.md.");
          case "undecided": {
            const { verdict, detail } = page.results[channel];
            if (verdict?.hasWords === false)
              return void 0;
            const reason = detail === "" ? `${evidenceOf(page.results[channel], head, page.expected.since)} were found` : detail;
            return finding("undecided", `It cannot be told ${inChannels(channels)} whether the change is live: ${reason}.`, UNDECIDED);
          }
          case "live":
          case "absent":
          case "unchecked":
            return void 0;
        }
      }
      const UNAVAILABLE = "Check that the site is reachable and not overloaded.";
      const UNDECIDED = "Look at the page once. A later change of the page decides again. See docs/live.md.";
      function withDot(text) {
        return text.endsWith(".") ? text : `${text}.`;
      }
      function stateOf({ outcome, served, channels, page }) {
        if (outcome === "pending" && channels.every((channel) => page.results[channel].outcome === "missing"))
          return channels.includes("html") ? "The page is not there yet." : "The page has no Markdown yet.";
        if (served === void 0)
          return `An older version is served ${inChannels(channels)}.`;
        const merges = served.mergesAgo === 1 ? "1 merge" : `${served.mergesAgo} merges`;
        return `Serves ${served.commit.slice(0, 7)}, ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__.formatDuration)(served.ageMs)} old, ${merges} ago, ${inChannels(channels)}.`;
      }
      function inChannels(channels) {
        return `in ${channels.map((channel) => CHANNEL_NAMES[channel]).join(" and ")}`;
      }
      function evidenceOf({ verdict, outcome }, head, since) {
        if (verdict === void 0)
          return "";
        const { facts, shared, served } = verdict;
        if (outcome === "different")
          return `${shared.found} of ${shared.of} shared phrases`;
        const isOld = outcome === "stale" || outcome === "served";
        const [own, other] = isOld ? [facts.other, facts.own] : [facts.own, facts.other];
        const found = `${own.found} of ${own.of} phrases of ${head.slice(0, 7)}`;
        const base = isOld ? served[0]?.commit ?? since : since;
        const of = other.of === 0 ? "" : `, ${other.found} of ${other.of} of ${base?.slice(0, 7) ?? "an older version"}`;
        const date = verdict.by === "date" ? ", by date" : "";
        return found + of + date;
      }
      function isSiteUnreachable(pages) {
        const visits = pages.flatMap(({ results }) => CHANNELS.flatMap((channel) => results[channel].visit ?? []));
        return visits.length > 0 && visits.every(({ end }) => end === "failed");
      }
      function siteFinding({ pages }) {
        const seen = pages.filter(({ results: { html } }) => html.visit !== void 0 && html.visit.end !== "unchecked");
        const [first] = seen;
        if (first === void 0)
          return void 0;
        const requested = seen.map(({ urls, results: { html } }) => ({
          target: { url: urls.html },
          visit: html.visit,
          page: html.page
        }));
        const about = { address: first.urls.html.href, path: first.expected.path, count: seen.length };
        if (isSiteUnreachable(pages)) {
          const { detail } = first.results.html;
          return { ...about, kind: "missing", detail: (0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.plainText)(detail), advice: _judge_kinds_js__WEBPACK_IMPORTED_MODULE_1__.af.unreachable };
        }
        const login = (0, _judge_login_js__WEBPACK_IMPORTED_MODULE_2__.$)(requested);
        if (login !== void 0)
          return { ...about, kind: "login", detail: login.detail, advice: login.advice ?? LOGIN };
        const judged = seen.filter(({ results: { html } }) => html.verdict !== void 0);
        const isOther = judged.length > 0 && judged.every(({ results: { html } }) => isOtherText(html));
        if (!isOther)
          return void 0;
        const { gitSource } = first.results.html.source;
        const source = gitSource === void 0 ? "" : ` It says that it is built from ${(0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_5__.plainText)(`${gitSource.owner}/${gitSource.repo}, branch ${gitSource.deployBranch}, folder ${gitSource.contentDirectory || "/"}`)}.`;
        return {
          ...about,
          kind: "different",
          detail: `No page that was compared has the text of these sources.${source}`,
          advice: "Check that `site-url` leads to the site that is built from `docs-path`. See docs/live.md."
        };
      }
      function isOtherText({ outcome, verdict }) {
        const { of = 0, found = 0 } = verdict?.shared ?? {};
        return outcome === "different" && found < of / 5;
      }
      const LOGIN = "Set `headers` to credentials that the site accepts, for example an `Authorization` header or a bypass token from a secret.";
    })
  ),
  /***/
  14822: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        ig: () => (
          /* binding */
          LivePage
        ),
        C2: () => (
          /* binding */
          changeOf
        ),
        Gu: () => (
          /* binding */
          isWaiting
        ),
        Ai: () => (
          /* binding */
          withoutDot
        )
      });
      var group_by = __webpack_require__(21873);
      var page_facts = __webpack_require__(16775);
      ;
      function classesOf(versions, channel) {
        const known = /* @__PURE__ */ new Map();
        const lines = /* @__PURE__ */ new Map();
        const read = versions.flatMap((version) => {
          const { page } = version;
          if (page === "unreadable")
            return [];
          if (page === "missing")
            return [{ version, facts: NOTHING }];
          const whole = (0, page_facts.l2)(page);
          const facts = known.get(whole) ?? (0, page_facts.Tc)(page, channel, lines);
          known.set(whole, facts);
          return [{ version, facts }];
        });
        return [...(0, group_by.$)(read, ({ facts }) => facts.visible).values()].flatMap(([first, ...others]) => {
          if (first === void 0)
            return [];
          const wholes = new Map(others.map(({ facts }) => [facts.whole, facts]));
          wholes.delete(first.facts.whole);
          const of = [first.version, ...others.map(({ version }) => version)];
          return [{ versions: of, facts: first.facts, variants: [...wholes.values()] }];
        });
      }
      function timeOfChange([newest, ...older]) {
        if (newest === void 0 || typeof newest.page === "string")
          return Infinity;
        const whole = (0, page_facts.l2)(newest.page);
        let { time } = newest;
        for (const { page, time: before } of older) {
          if (typeof page === "string" || (0, page_facts.l2)(page) !== whole)
            break;
          time = before;
        }
        return time;
      }
      const NOTHING = {
        visible: "",
        whole: "",
        lines: [],
        title: "",
        links: /* @__PURE__ */ new Set(),
        images: /* @__PURE__ */ new Set()
      };
      var words = __webpack_require__(61029);
      ;
      class Phrases {
        #common;
        #ofCommon;
        #special = /* @__PURE__ */ new Map();
        /** The phrases of lines that some versions lack, as far as a version has them anywhere, also across blocks. */
        #anywhere = /* @__PURE__ */ new Map();
        #versions;
        /** Whether each phrase tells something, because one of the versions is no page. */
        #isAllTelling;
        constructor(versions) {
          const pages = versions.filter(({ lines }) => lines.length > 0);
          this.#versions = versions;
          this.#isAllTelling = versions.length === 1 || pages.length < versions.length;
          this.#common = linesOfAll(pages);
          this.#ofCommon = phrasesOf(this.#common);
          const wanted = /* @__PURE__ */ new Set();
          for (const version of pages) {
            const special = phrasesOf(version.lines.filter((line) => !this.#common.has(line)));
            this.#special.set(version, special);
            for (const phrases of Object.values(special))
              for (const phrase of phrases)
                wanted.add(phrase);
          }
          for (const version of pages)
            this.#anywhere.set(version, (0, words.LC)(version.lines.flatMap(({ words: words2 }) => words2), wanted));
        }
        /** All phrases of all versions. */
        all(place) {
          const all = new Set(this.#ofCommon[place]);
          for (const special of this.#special.values())
            for (const phrase of special[place])
              all.add(phrase);
          return all;
        }
        /** The phrases that only the first of two versions has. Those that all versions have are left out. */
        onlyIn(a, b, place = "content") {
          const special = this.#special.get(a)?.[place] ?? NONE;
          const other = this.#anywhere.get(b);
          if (other !== void 0)
            return filtered(special, (phrase) => !other.has(phrase));
          if (this.#isAllTelling)
            return /* @__PURE__ */ new Set([...this.#ofCommon[place], ...special]);
          const isShared = (phrase) => this.#versions.every((each) => this.#anywhere.get(each)?.has(phrase));
          return filtered(special, (phrase) => !this.#ofCommon[place].has(phrase) && !isShared(phrase));
        }
        /** The phrases that all of some versions have. */
        inAll(versions = [...this.#special.keys()]) {
          const [first, ...others] = versions.map((each) => this.#special.get(each)?.content);
          if (first === void 0)
            return /* @__PURE__ */ new Set();
          const isCommon = (phrase) => this.#ofCommon.content.has(phrase);
          const shared = filtered(first, (phrase) => others.every((each) => each !== void 0 && (each.has(phrase) || isCommon(phrase))));
          return others.includes(void 0) ? shared : /* @__PURE__ */ new Set([...this.#ofCommon.content, ...shared]);
        }
      }
      const NONE = /* @__PURE__ */ new Set();
      function linesOfAll([first, ...others]) {
        let common = new Set(first?.lines);
        for (const { lines } of others) {
          const has = new Set(lines);
          common = filtered(common, (line) => has.has(line));
        }
        return common;
      }
      function phrasesOf(lines) {
        const [content, data] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
        for (const { isSeen, phrases } of lines)
          for (const phrase of phrases)
            (isSeen ? content : data).add(phrase);
        return { content, data };
      }
      function filtered(items, isWanted) {
        const wanted = /* @__PURE__ */ new Set();
        for (const item of items)
          if (isWanted(item))
            wanted.add(item);
        return wanted;
      }
      ;
      const RUN = 6;
      const BITS_PER_RUN = 8;
      const MIN_BITS = 1024;
      class SearchedText {
        #text;
        #runs;
        #from = 0;
        constructor(text) {
          this.#text = text;
        }
        has(part) {
          if (!this.#mayHave(part))
            return false;
          const after = this.#text.indexOf(part, this.#from);
          const at = after < 0 ? this.#text.indexOf(part) : after;
          if (at < 0)
            return false;
          this.#from = at;
          return true;
        }
        #mayHave(part) {
          const runs = this.#runs ??= runsOf(this.#text);
          const bits = runs.length * 8 - 1;
          for (let end = RUN; end <= part.length; end++) {
            const bit = hashOf(part, end) & bits;
            if (((runs[bit >> 3] ?? 0) & 1 << (bit & 7)) === 0)
              return false;
          }
          return true;
        }
      }
      function runsOf(text) {
        const size = 2 ** Math.ceil(Math.log2(Math.max(MIN_BITS, text.length * BITS_PER_RUN)));
        const runs = new Uint8Array(size / 8);
        for (let end = RUN; end <= text.length; end++) {
          const bit = hashOf(text, end) & size - 1;
          runs[bit >> 3] = (runs[bit >> 3] ?? 0) | 1 << (bit & 7);
        }
        return runs;
      }
      function hashOf(text, end) {
        let hash = 0;
        for (let at = end - RUN; at < end; at++)
          hash = Math.imul(hash ^ text.charCodeAt(at), 2654435761);
        return hash ^ hash >>> 15;
      }
      ;
      const MAX_SIDE = 12;
      const MIN_SEAM = 8;
      function seamsOf(blocks, channel) {
        const shown = channel === "html" ? blocks : blocks.filter(({ kind }) => kind !== "l");
        const all = shown.map(({ text }) => text).join("") + words.cb;
        const seams = /* @__PURE__ */ new Map();
        let at = 0;
        for (const [index, { text, hasEmail }] of shown.entries()) {
          at += text.length;
          if (hasEmail)
            seams.set(text, { blocks: [] });
          const next = shown[index + 1]?.text;
          const [left, right] = [text, next ?? words.cb].map(({ length }) => Math.min(MAX_SIDE, length));
          const more = next === void 0 ? 0 : Math.max(0, Math.ceil((MIN_SEAM - left - right) / 2));
          const seam = all.slice(Math.max(0, at - left - more), at + right + more);
          seams.set(seam, { blocks: next === void 0 ? [text] : [text, next] });
        }
        if (channel === "md")
          for (const { text, kind, source } of blocks) {
            const attributes = kind === "l" ? (0, words.Z9)(source) : [];
            if (attributes.length > 0)
              seams.set(text, { blocks: [], attributes });
          }
        return seams;
      }
      ;
      class ServedFacts {
        served;
        #text;
        #phrases;
        #found;
        /** The phrases that all versions have. */
        shared;
        #foundData;
        #details = /* @__PURE__ */ new Map();
        constructor(served, versions) {
          this.served = served;
          this.#text = new SearchedText(served.squashed);
          this.#phrases = new Phrases(versions);
          this.#found = (0, words.LC)(served.words, this.#phrases.all("content"));
          this.shared = tally(this.#phrases.inAll(), this.#found);
        }
        compare(a, b) {
          const words2 = {
            own: tally(this.#phrases.onlyIn(a, b), this.#found),
            other: tally(this.#phrases.onlyIn(b, a), this.#found)
          };
          if (words2.own.of + words2.other.of > 0)
            return this.#withData(words2, a, b);
          const exact = { own: this.#exactTally(a, b), other: this.#exactTally(b, a) };
          if (exact.own.of + exact.other.of > 0)
            return exact;
          return { own: this.seamTally(a, b), other: this.seamTally(b, a), isWeak: true };
        }
        /** Returns how many of the phrases that both versions have were found. */
        sharedBy(a, b) {
          return tally(this.#phrases.inAll([a, b]), this.#found);
        }
        /** Whether two versions differ in something that hosts do not hide. */
        differsForCertain(a, b) {
          return (0, page_facts.qo)(a, this.served.channel) !== (0, page_facts.qo)(b, this.served.channel);
        }
        /** Compares only what the content of the page lacks, such as diagrams. */
        compareData(a, b) {
          const [own, other] = [this.#phrases.onlyIn(a, b, "data"), this.#phrases.onlyIn(b, a, "data")];
          if (own.size + other.size === 0)
            return { own: tally(own, own), other: tally(other, other) };
          this.#foundData ??= (0, words.LC)(this.served.dataWords?.() ?? [], this.#phrases.all("data"));
          return { own: tally(own, this.#foundData), other: tally(other, this.#foundData) };
        }
        /** The data for the client lacks some texts, so only found phrases count, and only beside the words of the content. */
        #withData({ own, other }, a, b) {
          const data = this.compareData(a, b);
          const [ownMore, otherMore] = [data.own.found, data.other.found];
          return {
            own: { of: own.of + ownMore, found: own.found + ownMore },
            other: { of: other.of + otherMore, found: other.found + otherMore }
          };
        }
        /** Compares symbols, the title, links and images of versions whose phrases do not differ. */
        #exactTally(a, b) {
          const { title, links, images } = this.served;
          const [own, other] = [this.#detailsOf(a), this.#detailsOf(b)];
          const results = [...own.exact].filter((line) => !other.exact.has(line) && !other.squashed.has(line)).map((line) => this.#text.has(line));
          if (a.title !== b.title)
            results.push(a.title === title);
          for (const link of filtered(a.links, (each) => !b.links.has(each)))
            results.push(links.has(link));
          for (const image of filtered(a.images, (each) => !b.images.has(each)))
            results.push(images.has(image));
          return { of: results.length, found: results.filter(Boolean).length };
        }
        /** Whether lines, titles, links, images and places of blocks speak for the first of two versions, too. */
        areDetailsOf(a, b) {
          const own = [this.#exactTally(a, b), this.seamTally(a, b)];
          const other = [this.#exactTally(b, a), this.seamTally(b, a)];
          return own.every(({ of, found }) => found === of) && other.every(({ found }) => found === 0);
        }
        /**
         * Compares where blocks stand, for versions that differ in short blocks or in their order. `hasEnd`: whether the end
         * of the page counts, where it can be cut off.
         */
        seamTally(a, b, { hasEnd = true } = {}) {
          const { blocks, tags } = this.served;
          const [own, other] = [this.#detailsOf(a), this.#detailsOf(b)];
          const results = [];
          const labels = [...other.seams.values()].flatMap((each) => each.attributes ? [new Set(each.attributes)] : []);
          for (const [seam, { blocks: sides, attributes }] of own.seams) {
            if (other.seams.has(seam) || other.squashed.has(seam))
              continue;
            if (!hasEnd && seam.endsWith(words.cb))
              continue;
            if (attributes && labels.some((label) => attributes.every((word) => label.has(word))))
              continue;
            const isBlock = sides.some((side) => !other.blocks.has(side) && blocks.has(side));
            const isTag = attributes !== void 0 && tags.some((tag) => attributes.every((word) => tag.has(word)));
            results.push(isBlock || isTag || this.#text.has(seam));
          }
          return { of: results.length, found: results.filter(Boolean).length };
        }
        #detailsOf(facts) {
          const details = this.#details.get(facts) ?? detailsOf(facts, this.served.channel);
          this.#details.set(facts, details);
          return details;
        }
      }
      function detailsOf({ lines }, channel) {
        const texts = lines.map(({ text }) => text);
        return {
          exact: new Set(lines.filter(page_facts.u0).map(({ text }) => text)),
          squashed: new SearchedText(texts.join("") + words.cb),
          blocks: new Set(texts),
          seams: seamsOf(lines.filter(({ kind, isSeen }) => kind === "l" || isSeen), channel)
        };
      }
      function tally(wanted, found) {
        return { of: wanted.size, found: filtered(wanted, (phrase) => found.has(phrase)).size };
      }
      ;
      const MIN_SHARE = 0.75;
      const MIN_OWN = 0.5;
      const MIN_WHOLE = 0.75;
      const MIN_SHARED = 0.6;
      const MIN_SHARED_PHRASES = 20;
      const CLOCK_TOLERANCE = 5e3;
      function judgePage({ versions, since }, served) {
        const classes = classesOf(versions, served.channel);
        const facts = new ServedFacts(served, classes.flatMap((each) => [each.facts, ...each.variants]));
        const newest = classes.find((each) => each.versions[0] === versions[0]);
        const base = baseOf(versions, since);
        const judge = new Judge(facts, classes, timeOfChange(versions));
        const isUnknown = newest === void 0 || newest.facts === NOTHING || since !== void 0 && !base;
        if (isUnknown)
          return { ...judge.undecided(NO_FACTS), hasWords: true };
        const baseClass = classes.find((each) => each.versions.some((version) => version === base));
        return judge.verdict(newest, baseClass);
      }
      function baseOf(versions, since) {
        const at = versions.findIndex(({ commit }) => commit === since);
        return at < 0 ? void 0 : versions.slice(at).find(({ page }) => page !== "unreadable");
      }
      function hasWholeChange({ facts: { own, other } }) {
        return own.found === own.of && other.found === 0;
      }
      const NO_FACTS = { own: { of: 0, found: 0 }, other: { of: 0, found: 0 } };
      class Judge {
        #facts;
        #classes;
        /** Whether the service built the page after the newest text was merged; undefined if the channel has no dates. */
        #isDated;
        constructor(facts, classes, changedAt) {
          this.#facts = facts;
          this.#classes = classes;
          const { lastModified, build } = facts.served;
          const isSince = (time) => time >= changedAt - CLOCK_TOLERANCE;
          if (lastModified !== void 0)
            this.#isDated = isSince(lastModified) && (build === void 0 || isSince(build.time));
        }
        verdict(newest, base) {
          const others = this.#classes.filter((each) => each !== newest);
          const existing = others.filter((each) => each.facts !== NOTHING);
          const compared = this.#facts.compare(newest.facts, base?.facts ?? NOTHING);
          const isDated = this.#isDated;
          const undecided = { ...this.undecided(compared), hasWords: this.#hasWords(compared, newest, base) };
          if (base !== newest && this.#isThisPage(isOperation(newest.versions[0].page) ? MIN_SHARED : MIN_SHARE) && this.#wins(newest, base, isDated)) {
            const rivals = existing.filter((each) => each !== base);
            if (rivals.every((each) => this.#isLikelier(newest, each, isDated))) {
              if (this.#hidesNothingOld(newest)) {
                const isDoubtful = base !== void 0 && !this.#facts.areDetailsOf(newest.facts, base.facts);
                return { ...this.#result("live", "text", newest, compared), ...isDoubtful && { isDoubtful } };
              }
              return { ...undecided, hasWords: false };
            }
          }
          const older = existing.some((each) => this.#winsOver(each, newest)) ? this.#bestOf(existing) : void 0;
          if (older)
            return this.#result("stale", "text", older, this.#facts.compare(older.facts, newest.facts));
          if (!this.#isThisPage())
            return { ...undecided, verdict: "different", by: "text" };
          if (isDated === true && this.#hidesNothingOld(newest) && (base !== void 0 || this.#isWhole(newest, compared.own, false)) && others.every((each) => !this.#contradicts(newest, each)))
            return { ...this.#result("live", "date", newest, compared), hasWords: undecided.hasWords };
          return undecided;
        }
        undecided(facts) {
          return {
            verdict: "undecided",
            by: void 0,
            served: [],
            closest: this.#bestOf(this.#classes)?.versions ?? [],
            hasWords: true,
            facts,
            shared: this.#facts.shared
          };
        }
        #result(verdict, by, is, facts) {
          return { ...this.undecided(facts), verdict, by, served: is.versions, closest: is.versions };
        }
        /** Whether the versions differ in words that the channel shows for certain, or that were found. */
        #hasWords({ own, other, isWeak }, newest, base) {
          const isFound2 = isWeak === true ? own.found + other.found > 0 : own.of + other.of > 0;
          return isFound2 || base !== void 0 && this.#facts.differsForCertain(base.facts, newest.facts);
        }
        /** Whether the text proves one of two classes. `isDated`: whether dates fit to it; undefined if unknown. */
        #wins(is, other, isDated) {
          const facts = other?.facts ?? NOTHING;
          const { own, other: against, isWeak } = this.#facts.compare(is.facts, facts);
          if (own.of === 0) {
            if (against.of === 0 || against.found > 0)
              return false;
            if (isWeak === true)
              return isDated === true;
            return this.#provesAbsence(is.facts, facts, isDated) || isDated === void 0 && this.#closesGap(is, facts);
          }
          if (facts === NOTHING && !this.#isWhole(is, own, other !== void 0))
            return false;
          if (own.found === 0 || own.found < MIN_OWN * own.of)
            return false;
          if (own.found < MIN_SHARE * (own.found + against.found))
            return false;
          return !this.#isElsewhere(is.facts, facts);
        }
        /** Whether the page says what the version says, but where it stands, the page shows the other version. */
        #isElsewhere(is, other) {
          const places = { own: this.#facts.seamTally(is, other), other: this.#facts.seamTally(other, is) };
          const { of, speaking } = weigh(places);
          const isWhole = places.other.found === places.other.of;
          return places.other.found > 0 && (isWhole || speaking <= of / 2);
        }
        /** Whether the blocks before and after what the newest version removed stand next to each other. */
        #closesGap(is, facts) {
          const { found } = this.#facts.seamTally(is.facts, facts, { hasEnd: false });
          return is === this.#classes[0] && this.#isThisPage() && found > 0;
        }
        #winsOver(older, newest) {
          const { own, isWeak } = this.#facts.compare(older.facts, newest.facts);
          if (isWeak === true && own.of === 0)
            return false;
          return this.#wins(older, newest, this.#isDated === void 0 ? void 0 : !this.#isDated);
        }
        /** Without a version to compare with, a few words, such as the title, can be those of a link on another page. */
        #isWhole({ facts, versions: [{ page }] }, { of, found }, isAdded) {
          const isCompared = this.#classes.length > 1;
          if (isCompared && !isAdded)
            return found >= MIN_OWN * of;
          const isTitled = (0, words.Pz)(this.#facts.served.title).includes((0, words.Pz)(facts.title));
          const min = isCompared || isOperation(page) ? MIN_OWN : MIN_WHOLE;
          return found >= min * of && (of >= MIN_SHARED_PHRASES || isTitled);
        }
        /** Whether more than half of the facts that tell a version from another one speak for it. */
        #isLikelier(is, other, isDated) {
          const compared = this.#facts.compare(is.facts, other.facts);
          if (compared.own.of === 0)
            return this.#wins(is, other, isDated);
          const { of, speaking } = weigh(compared);
          return compared.own.found > 0 && speaking > of / 2;
        }
        /** Whether nothing shows that a change of what the channel hides, after the last change of the text, is not live. */
        #hidesNothingOld({ facts, variants }) {
          if (variants.length > 0 && this.#isDated === false)
            return false;
          return variants.every((each) => {
            const { own, other } = this.#facts.compareData(facts, each);
            return other.found <= own.found;
          });
        }
        /** Whether the text speaks against a version that only dates speak for. */
        #contradicts(is, other) {
          const { own, other: against, isWeak } = this.#facts.compare(is.facts, other.facts);
          if (isWeak === true)
            return against.found > own.found;
          if (other.facts === NOTHING)
            return !this.#isWhole(is, own, true);
          if (own.of === 0)
            return against.found > 0;
          const isBoth = against.found > 0 && against.found * own.of >= own.found * against.of;
          return own.found === 0 || against.found > own.found || isBoth;
        }
        /** Missing text only proves something on the right page, and if the page is not simply older. */
        #provesAbsence(a, b, isDated) {
          if (!this.#isThisPage())
            return false;
          if (isDated !== void 0)
            return isDated;
          const { of, found } = this.#facts.sharedBy(a, b);
          return found >= MIN_SHARED_PHRASES && found >= MIN_SHARED * of;
        }
        /** A page that lacks more than a quarter of what all versions have is cut off or rewritten, so it is not called live. */
        #isThisPage(min = MIN_SHARED) {
          const { of, found } = this.#facts.shared;
          return of < MIN_SHARED_PHRASES || found >= min * of;
        }
        /** Returns the class that most facts speak for, in comparison with each other class. */
        #bestOf(candidates) {
          let best;
          for (const each of candidates)
            if (best === void 0 || this.#isBetter(each, best))
              best = each;
          return best;
        }
        #isBetter(a, b) {
          const { of, speaking } = weigh(this.#facts.compare(a.facts, b.facts));
          return speaking > of / 2;
        }
      }
      function isOperation(page) {
        if (typeof page === "string")
          return false;
        const { front, isGenerated = false } = page;
        return isGenerated || front["openapi"] !== void 0 || front["api"] !== void 0;
      }
      function weigh({ own, other }) {
        return { of: own.of + other.of, speaking: own.found + other.of - other.found };
      }
      ;
      const UNKNOWN = {
        ...{ verdict: void 0, detail: "", source: {}, visit: void 0, page: void 0 },
        isUnavailable: false
      };
      const MAX_WITH_HISTORY = 50;
      const LAST_CHANGES = 2;
      const MAX_OLDER = 30;
      const MIN_OWN_PHRASES = 4;
      const GENERATED = "but the service chooses the address of a generated page";
      const OTHER_TEXT = "The address answers with another text than that of the added page.";
      class LivePage {
        expected;
        urls;
        results = {
          html: { ...UNKNOWN, outcome: "unchecked", detail: "the time is up" },
          md: { ...UNKNOWN, outcome: "unchecked", detail: "the time is up" }
        };
        /** How the page came to the site, if it has no Markdown, which is wrong if the site serves other pages as Markdown. */
        lacksMarkdown;
        /** Whether the page was not compared with all versions that the site could serve, because the sample is large. */
        isPartlyCompared = false;
        /** Channels in which the page was seen and was not live. */
        wasOld = /* @__PURE__ */ new Set();
        #versions;
        #deployedAt;
        #place;
        #between;
        #older;
        /** `place`: the position among the pages of the sample. `deployedAt`: the time when a change could first be built. */
        constructor(expected, urls, sources, place) {
          this.expected = expected;
          this.urls = urls;
          this.#versions = sources.versions;
          this.#deployedAt = sources.deployedAt;
          this.#place = place;
        }
        /** All versions that were read, newest first; empty before the first verdict. */
        async versions() {
          return await (this.#older ?? this.#newer());
        }
        async judge(found, channel) {
          const { visit } = found;
          if (found.kind === "unchecked")
            return { ...UNKNOWN, visit, outcome: "unchecked", detail: found.reason };
          const isRemoved = this.expected.now === void 0;
          if (found.kind === "missing") {
            const { detail: detail2, isUnavailable } = found;
            if (this.expected.now?.front["groups"] !== void 0)
              return { ...UNKNOWN, visit, outcome: "absent", detail: detail2 };
            if (isUnavailable && (isRemoved || channel === "md"))
              return { ...UNKNOWN, visit, outcome: "unchecked", detail: detail2 };
            if (channel === "html" && !isUnavailable && this.expected.now?.isGenerated === true)
              return { ...UNKNOWN, visit, outcome: "undecided", detail: `${withoutDot(detail2)}, ${GENERATED}` };
            const outcome2 = isRemoved ? "live" : channel === "md" ? "absent" : "missing";
            if (outcome2 === "absent")
              this.lacksMarkdown = await this.#howExpected();
            return { ...UNKNOWN, visit, outcome: outcome2, detail: detail2, isUnavailable };
          }
          const { served, isSignIn } = found;
          const { lastModified, build, gitSource } = served;
          const page = { title: served.title, isSignIn };
          const about = { ...UNKNOWN, visit, page, source: { lastModified, build, gitSource } };
          if (isRemoved)
            return { ...about, ...await this.#judgeRemoved(served) };
          const { verdict, isIncomplete } = await this.#verdict(served);
          const { own } = verdict.facts;
          const isOther = verdict.verdict === "undecided" && own.of >= MIN_OWN_PHRASES && own.found === 0;
          if (isOther && await this.#isAdded())
            return { ...about, outcome: "missing", detail: OTHER_TEXT };
          const isUnknown = isIncomplete && ["live", "undecided"].includes(verdict.verdict);
          const outcome = isUnknown ? "unchecked" : verdict.verdict;
          const detail = isUnknown ? "not all versions of the sources could be read" : "";
          return { ...about, verdict, outcome, detail };
        }
        async #verdict(served) {
          const judged = await this.#judgeText(served);
          const { verdict, by, facts } = judged.verdict;
          const isByDate = verdict === "live" && (by === "date" || facts.own.of === 0);
          const known = await this.versions();
          const change = changeOf(known);
          if (!isByDate || change === void 0)
            return judged;
          const time = await this.#deployedAt(change);
          const versions = known.versions.map((each) => ({ ...each, time: Math.max(each.time, time) }));
          return time <= change.time ? judged : { ...judged, verdict: judgePage({ ...known, versions }, served) };
        }
        async #judgeText(served) {
          const known = await this.#newer();
          if (this.expected.fate === "sampled")
            return await this.#judgeSampled(known, served);
          const verdict = judgePage(known, served);
          if (!isByText(verdict) || !hasWholeChange(verdict))
            return withoutPrograms(await this.#judgeWithOlder(known, served, MAX_OLDER), known);
          return verdict.isDoubtful === true ? await this.#judgeWithOlder(known, served, LAST_CHANGES) : { verdict, isIncomplete: known.isIncomplete };
        }
        /** A page of a sample has no version of `since`, so nothing shows that a sentence was removed but its history. */
        async #judgeSampled(known, served) {
          const isFirst = this.#place < MAX_WITH_HISTORY;
          const stepped = isFirst ? known : await this.#versions.withSteps(known, this.expected);
          const verdict = judgePage(stepped, served);
          const isWhole = isByText(verdict) && hasWholeText(verdict);
          if (isWhole && !isFirst && !stepped.isIncomplete)
            return { verdict, isIncomplete: false };
          if (isFirst || this.#older !== void 0 || this.#versions.mayReadMoreHistory())
            return await this.#judgeWithOlder(known, served, isWhole ? LAST_CHANGES : MAX_OLDER);
          this.isPartlyCompared = true;
          const isOld = verdict.verdict === "stale";
          const isIncomplete = this.#versions.lacksHistory(stepped);
          return { verdict: isOld ? { ...verdict, served: [] } : verdict, isIncomplete };
        }
        async #judgeWithOlder(known, served, max) {
          if (max === MAX_OLDER || this.#older === void 0)
            this.#older = this.#versions.withOlder(known, this.expected, max);
          const all = await this.#older;
          return { verdict: judgePage(all, served), isIncomplete: all.isIncomplete };
        }
        /** Whether an address without a page still shows one of its versions. Hosts may answer 200 with something else. */
        async #judgeRemoved(served) {
          const { versions } = await this.#newer();
          const old = versions.filter(({ page }) => typeof page !== "string");
          if (versions.every(({ page }) => page === "missing"))
            return { outcome: "live", verdict: void 0, detail: "" };
          const [first] = old;
          if (first === void 0)
            return { outcome: "undecided", verdict: void 0, detail: "the removed page is unknown" };
          const newer = judgePage({ versions: old, since: void 0 }, served);
          const verdict = isFound(newer) ? newer : await this.#judgeRemovedWithOlder(served);
          const isServed = isFound(verdict);
          return { outcome: isServed ? "served" : "live", verdict: isServed ? verdict : void 0, detail: "" };
        }
        /** The page can have been removed before its last change was deployed. */
        async #judgeRemovedWithOlder(served) {
          this.#older ??= this.#versions.withOlder(await this.#newer(), this.expected);
          const { versions } = await this.#older;
          const old = versions.filter(({ page }) => typeof page !== "string");
          return judgePage({ versions: old, since: void 0 }, served);
        }
        async #howExpected() {
          if (await this.#isAdded())
            return "added";
          return this.expected.fate === "changed" && this.expected.now?.isGenerated === false ? "changed" : void 0;
        }
        /** The address of a generated page is the service's choice, so it is not known that the page is missing. */
        async #isAdded() {
          const { versions, since } = await this.#newer();
          const base = versions.find(({ commit }) => commit === since);
          return base?.page === "missing" && this.expected.now?.isGenerated === false;
        }
        async #newer() {
          this.#between ??= this.#versions.between(this.expected);
          return await this.#between;
        }
      }
      function changeOf({ versions, since }) {
        const [newest, ...older] = versions;
        return older.find(({ commit }) => commit !== since && commit !== newest?.commit) ?? newest;
      }
      function isFound({ verdict }) {
        return verdict === "live" || verdict === "stale";
      }
      function withoutPrograms({ verdict, isIncomplete }, { versions: [newest] }) {
        const programsOf = (version) => typeof version?.page === "object" ? version.page.programs : void 0;
        const hasOthers = verdict.served.some((version) => programsOf(version) !== programsOf(newest));
        if (verdict.verdict !== "stale" || !hasOthers)
          return { verdict, isIncomplete };
        return { verdict: { ...verdict, verdict: "undecided", by: void 0, served: [] }, isIncomplete };
      }
      function isByText({ verdict, by }) {
        return verdict === "live" && by === "text";
      }
      function hasWholeText(verdict) {
        return hasWholeChange(verdict) && verdict.shared.found === verdict.shared.of;
      }
      function withoutDot(detail) {
        return detail.replace(/\.$/, "");
      }
      function isWaiting({ outcome, verdict }) {
        if (outcome === "undecided")
          return verdict?.hasWords !== false;
        return outcome !== "live" && outcome !== "absent";
      }
    })
  ),
  /***/
  76726: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        I_: () => (
          /* binding */
          runInParallel
        ),
        /* harmony export */
        ZZ: () => (
          /* binding */
          pauseBeforePass
        ),
        /* harmony export */
        y8: () => (
          /* binding */
          WAIT_SHARE_OF_TIMEOUT
        )
        /* harmony export */
      });
      const MIN_PAUSE_MS = 1e3;
      const PAUSE_SHARE = 0.25;
      const WAIT_SHARE_OF_TIMEOUT = 0.9;
      function pauseBeforePass({ elapsedMs, leftMs, maxMs }, random) {
        const longest = Math.min(maxMs, Math.max(MIN_PAUSE_MS, elapsedMs * PAUSE_SHARE));
        return Math.min(leftMs, longest * (0.75 + 0.25 * random()));
      }
      async function runInParallel(items, concurrency, run) {
        const queue = items.values();
        const work = async () => {
          for (const item of queue)
            await run(item);
        };
        await Promise.all(Array.from({ length: concurrency }, work));
      }
    })
  ),
  /***/
  90763: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        dT: () => (
          /* binding */
          ServedSite
        ),
        /* harmony export */
        kj: () => (
          /* binding */
          isSamePage
        ),
        /* harmony export */
        qR: () => (
          /* binding */
          readablePath
        )
        /* harmony export */
      });
      var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37630);
      var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);
      var _site_addresses_site_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33978);
      var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15300);
      class ServedSite extends _site_addresses_site_map_js__WEBPACK_IMPORTED_MODULE_0__.SiteMap {
        #style;
        #exportedBase;
        /** `basePath` is from the export. The host may serve the site below another path, for example in a preview. */
        constructor(siteUrl, style, paths, basePath = "/") {
          super(new Set(paths), { origin: siteUrl.origin, basePath: siteUrl.pathname });
          this.#style = style;
          this.#exportedBase = (0, _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__.baseFolder)(basePath);
        }
        /** Whether the site has a file for an address, in any form of the address. */
        hasFileFor(path) {
          return this.find(path) !== void 0;
        }
        of(path) {
          return (0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__.isPage)(path) ? this.#ofPage(path, this.#style) : this.ofFile(path);
        }
        /** Returns the address that a page has if the host uses the other form of page addresses. */
        inOtherStyle(path) {
          if (path === "index.html")
            return this.ofFile(path);
          return this.#ofPage(path, this.#style === "clean" ? "html" : "clean");
        }
        ofFile(path) {
          return new URL(this.pathnameOf(path), this.origin);
        }
        ofDestination(destination) {
          const root = this.pathnameOf("");
          const path = destination.startsWith(this.#exportedBase) ? root + destination.slice(this.#exportedBase.length) : destination;
          return (0, _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_3__.D)(path, this.origin) ?? void 0;
        }
        #ofPage(path, style) {
          return this.ofFile(style === "clean" || path === "index.html" ? this.inForm(path) : path);
        }
      }
      function readablePath(address) {
        return `/${_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__.SiteAddress.parse(new URL(address).pathname)?.path ?? ""}`;
      }
      function isSamePage(a, b) {
        const pageOf = ({ pathname }) => _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__.SiteAddress.parse(pathname)?.page;
        const queryOf = ({ searchParams }) => searchParams.toString();
        return a.origin === b.origin && queryOf(a) === queryOf(b) && pageOf(a) === pageOf(b);
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
