const id = 2702;
const ids = [2702];
const modules = {
  /***/
  72702: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        docsFolder: () => (
          /* binding */
          docsFolder
        ),
        /* harmony export */
        exampleDocs: () => (
          /* binding */
          exampleDocs
        )
        /* harmony export */
      });
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _emulator_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1608);
      var _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45852);
      var _project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26831);
      var _shell_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17236);
      async function docsFolder(folder) {
        const found = (0, _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_3__.Vy)((0, _shell_js__WEBPACK_IMPORTED_MODULE_5__.CI)(folder));
        const [only = folder, second] = found;
        if (second !== void 0)
          throw problem(`several folders have a docs.json or mint.json. Choose one of them:
${found.map((each) => `  ${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, each)}`).join("\n")}`);
        if (only !== folder)
          console.log(`  The documentation is in ${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, only)}.`);
        await (0, _emulator_service_js__WEBPACK_IMPORTED_MODULE_2__.v)(only).catch((error) => {
          throw problem(error.message);
        });
        return only;
      }
      function problem(text) {
        return (0, _shell_js__WEBPACK_IMPORTED_MODULE_5__.jl)(`--docs: ${text}`);
      }
      async function exampleDocs(folder) {
        const docs = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "docs");
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(_project_js__WEBPACK_IMPORTED_MODULE_4__.zr, "docs"), docs, { recursive: true });
        for (const name of (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(docs)).filter((each) => each.endsWith(".md"))) {
          const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(docs, name);
          const text = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, "utf8");
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text.replaceAll("](../", `](https://github.com/${(0, _project_js__WEBPACK_IMPORTED_MODULE_4__.d5)()}/tree/main/`));
        }
        const redirects = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "redirects.json");
        const list = [
          { source: "/start", destination: "/getting-started" },
          { source: "/old-guide", destination: "/guide-that-was-removed" }
        ];
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(redirects, JSON.stringify(list, void 0, 2));
        return { docs, redirects };
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
  )
};
export {
  id,
  ids,
  modules
};
