const id = 3473;
const ids = [3473];
const modules = {
  /***/
  33473: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        runChain: () => (
          /* binding */
          runChain
        )
        /* harmony export */
      });
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
      var _runner_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24719);
      var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81529);
      var _actions_command_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41919);
      var _actions_run_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60482);
      var _runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3402);
      var _shell_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17236);
      var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78620);
      var _local_stack_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69512);
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
      const DOMAIN = "docs.example.com";
      const PROBLEMS = {
        "problems/page.html": `<!doctype html>
<html lang="en">
<title>Problems</title>
<p><a href="../missing-page.html">To no page</a> <a href="../index.html#missing-section">To no section</a></p>
<script src="https://scripts.example.net/widget.js" defer><\/script>
</html>
`
      };
      const PAGE_DELAY_MS = 5;
      const SEARCH_NOTE = "An export has no search. In a workflow, the action finish adds one. The demo leaves it out, because it needs npm and network access.";
      const POLL_INTERVAL = "250ms";
      const [RUNS, STEPS] = [2, 4];
      const FLAGS = ["from", "layout"].map((name) => ({ name }));
      async function runChain(options) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const { docs, folder } = options;
          const isOwn = options.redirects === void 0;
          const shared = { files: isOwn ? {} : PROBLEMS, searchNote: SEARCH_NOTE };
          let notShown = "";
          const stack = __addDisposableResource(env_1, await (0, _local_stack_js__WEBPACK_IMPORTED_MODULE_10__._)({
            docs,
            data: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "emulator"),
            pageDelayMs: isOwn ? 0 : PAGE_DELAY_MS,
            site: { buildId: "first", ...shared },
            onExportEnd: ({ warnings }, file) => {
              notShown = warnings.length === 0 ? "" : `${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_4__.formatCount)(warnings.length, "warning")}, listed in ${file}`;
            }
          }, { store: 0, cdn: 0, site: 0 }), true);
          const run = { ...options, stack, summaries: [] };
          const first = await round(1, run);
          if (isOwn && notShown !== "")
            console.log(`
  The emulator cannot render everything: ${notShown}`);
          let changedPage;
          if (options.from === void 0) {
            const pages = await stack.emulator.listPages(docs);
            changedPage = pages.find((path) => path !== "index") ?? "index";
            stack.emulator.setSite({ buildId: "second", changedPages: [changedPage], ...shared });
          }
          const second = await round(2, run, first["manifest-path"]);
          const { "site-path": site = "", "report-path": report = "", "checks-path": checks = "" } = second;
          const addresses = [`https://${DOMAIN}`, stack.siteUrl];
          return { addresses, summaries: run.summaries, site, report, checks, changedPage, first, second };
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
      async function runDemoStep({ title, name, inputs, env }, { docs, folder, summaries, env: { PATH, SystemRoot } }) {
        console.log(`
${(0, node_util__WEBPACK_IMPORTED_MODULE_2__.styleText)("bold", title)}`);
        const files = await (0, _runner_step_js__WEBPACK_IMPORTED_MODULE_3__.Ko)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "steps"), { workspace: docs });
        const compiled = { NODE_COMPILE_CACHE: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "compiled") };
        const own = { PATH, SystemRoot, GITHUB_ACTIONS: void 0, GITHUB_SERVER_URL: void 0, ...compiled };
        const view = (0, _runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_7__.ov)({ worded: (text) => (0, _actions_command_words_js__WEBPACK_IMPORTED_MODULE_5__.b)(text, FLAGS) });
        const step = { inputs, env: { ...own, ...env }, files, view, isQuietWhenStopped: true };
        const end = await (0, _actions_run_step_js__WEBPACK_IMPORTED_MODULE_6__.e)(name, step);
        summaries.push({ title, markdown: end.summary });
        const all = summaries.map(({ title: title2, markdown }) => `# ${title2}

${markdown}`);
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "summary.md"), all.join("\n"));
        if (end.exitCode === _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_9__.d.interrupted)
          throw new _shell_js__WEBPACK_IMPORTED_MODULE_8__.Qd(["", "  Stopped."], _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_9__.d.interrupted);
        if (end.exitCode !== 0) {
          const reason = `The ${name} action failed with the error above (exit code ${end.exitCode})`;
          throw new _shell_js__WEBPACK_IMPORTED_MODULE_8__.Qd(["", `  ${reason}, so the demo stops.`], _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_9__.d.failed);
        }
        return Object.fromEntries(end.outputs);
      }
      async function round(number, options, previous = "none") {
        const { from, layout, redirects: example, folder, stack } = options;
        const { emulator, siteUrl } = stack;
        const outputs = {};
        let step = 0;
        const run = async (name, inputs, env = {}) => {
          step += 1;
          const title = `Run ${number} of ${RUNS}, step ${step} of ${STEPS}: ${name}`;
          Object.assign(outputs, await runDemoStep({ title, name, inputs, env }, options));
        };
        await run("export", {
          ...from === void 0 ? { "base-url": emulator.url, "api-key": emulator.key, "poll-interval": POLL_INTERVAL } : { from, redirects: "none", ...layout !== void 0 && { layout } },
          domain: DOMAIN,
          deliver: "site",
          check: "warn",
          "output-dir": (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `export-${number}`),
          "previous-manifest": previous,
          // Without this input, the action reads the redirects from the documentation, as in a workflow.
          ...example !== void 0 && { redirects: example }
        });
        const manifest = {
          "manifest-path": outputs["manifest-path"] ?? "",
          "changes-path": outputs["changes-path"] ?? ""
        };
        await run("finish", {
          "site-path": outputs["site-path"] ?? "",
          "site-url": siteUrl,
          add: "markdown, sitemap, not-found"
        });
        console.log("  (The demo leaves out the search, which needs npm and network access.)");
        await run("publish", { "site-path": outputs["site-path"] ?? "", ...stack.publish }, stack.env);
        await run("verify", { "site-url": siteUrl, ...manifest, wait: "0s", fail: "false" });
        return outputs;
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
