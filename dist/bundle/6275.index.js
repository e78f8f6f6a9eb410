const id = 6275;
const ids = [6275];
const modules = {
  /***/
  71651: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        e: () => (
          /* binding */
          readDocs
        )
        /* harmony export */
      });
      var _source_settings_navigation_entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82087);
      var _source_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41160);
      var _source_docs_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77998);
      var _targets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93860);
      async function readDocs(files, renderer, known) {
        const sources = await (0, _source_docs_sources_js__WEBPACK_IMPORTED_MODULE_2__.t)(files, known);
        const targets = new _targets_js__WEBPACK_IMPORTED_MODULE_3__.Ht(sources.pages, sources.others);
        const paths = new Set(files.paths);
        const { settings } = sources;
        const named = new Set(sources.pages.map(({ path }) => path));
        const pages = [];
        const found = [...sources.problems];
        for await (const { source, rendered } of renderer.render(sources.pages, files)) {
          pages.push(docsPage(source, rendered, { paths, targets, named }));
          for (const problem of rendered.problems)
            found.push({ ...problem, place: (0, _source_problems_js__WEBPACK_IMPORTED_MODULE_1__.VV)(source.file, problem.place) });
        }
        return {
          pages,
          sources: sources.own,
          files: sources.others,
          redirects: settings?.redirects ?? [],
          navigation: (0, _source_settings_navigation_entries_js__WEBPACK_IMPORTED_MODULE_0__.E0)(settings?.navigation ?? []),
          hasSettings: settings?.isComplete ?? true,
          invalidSettings: settings?.invalid ?? [],
          settingsReferences: settings?.references ?? [],
          canonical: settings?.canonical,
          // Removes duplicates, because every page that includes a snippet reports the problems in the snippet.
          problems: [...new Map(found.map((problem) => [keyOf(problem), problem])).values()],
          targets,
          unknownFolders: [...settings?.api.unknownFolders ?? []],
          sdkFolders: [...settings?.api.sdkFolders ?? []],
          variants: (0, _source_settings_navigation_entries_js__WEBPACK_IMPORTED_MODULE_0__.dN)(settings?.navigation ?? []),
          divisions: settings?.divisions ?? [],
          unreadable: settings?.api.unreadable ?? /* @__PURE__ */ new Set()
        };
      }
      function docsPage(source, rendered, { paths, targets, named }) {
        const { path, title, file, hidden, digest, isParsed, isLink = false, front = {} } = source;
        const { text, lineKinds, ids: ids2, references, hasUnknownIds, snippets, problems, code, look } = rendered;
        const isValid = isParsed && !problems.some(({ kind }) => kind === "invalid-source");
        const files = references.flatMap(({ target }) => fileOf(target, source, targets));
        const included = /* @__PURE__ */ new Set([...snippets.filter((snippet) => paths.has(snippet)), ...files]);
        return {
          address: addressOf(path, named),
          path,
          title,
          file,
          hidden,
          front,
          code,
          look,
          digest,
          isValid,
          text: isValid ? text : "",
          lineKinds: isValid ? lineKinds : "",
          ids: ids2,
          references,
          // If a page has an `sdk` field, the service adds the reference of an SDK symbol, which can contain ids.
          hasUnknownIds: hasUnknownIds || !isParsed || isLink || front["sdk"] !== void 0,
          ...(rendered.hasFeed === true || !isValid || front["rss"] === "true") && { hasFeed: true },
          includes: [...included].sort()
        };
      }
      function keyOf({ kind, message, place: { file, line, column } }) {
        return JSON.stringify(kind === "invalid-source" ? [message, file] : [message, file, line, column]);
      }
      function addressOf(path, named) {
        const folder = path.replace(/(^|\/)index$/, "");
        return `/${folder !== path && named.has(folder) ? path : folder}`;
      }
      function fileOf(target, page, targets) {
        if ((0, _targets_js__WEBPACK_IMPORTED_MODULE_3__.ge)(target) || (0, _targets_js__WEBPACK_IMPORTED_MODULE_3__.fA)(target))
          return [];
        const found = targets.find(target, page);
        return found?.kind === "file" ? [found.path] : [];
      }
    })
  ),
  /***/
  85339: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ch: () => (
          /* binding */
          readVariables
        ),
        /* harmony export */
        bV: () => (
          /* binding */
          VARIABLES_FILE
        ),
        /* harmony export */
        sO: () => (
          /* binding */
          withVariables
        )
        /* harmony export */
      });
      var _page_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90098);
      var _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6661);
      var _source_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96354);
      const VARIABLES_FILE = "docs.json";
      const PLACEHOLDER = /\{\{[ \t]{0,20}([A-Za-z\d_-]{1,200})[ \t]{0,20}\}\}/g;
      const IS_MARKUP = /[<>{}&\n\r]/;
      async function readVariables(files) {
        if (!files.paths.includes(VARIABLES_FILE))
          return /* @__PURE__ */ new Map();
        try {
          if (await files.size(VARIABLES_FILE) > _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__.Tw)
            return /* @__PURE__ */ new Map();
          const { variables } = (0, _source_values_js__WEBPACK_IMPORTED_MODULE_2__.Pf)(JSON.parse(await files.read(VARIABLES_FILE)));
          return new Map(Object.entries((0, _source_values_js__WEBPACK_IMPORTED_MODULE_2__.Pf)(variables)).filter((entry) => typeof entry[1] === "string" && !IS_MARKUP.test(entry[1])));
        } catch {
          return /* @__PURE__ */ new Map();
        }
      }
      function withVariables(files, variables) {
        if (variables.size === 0)
          return files;
        const read = async (path) => {
          const text = await files.read(path);
          if (!(0, _page_file_js__WEBPACK_IMPORTED_MODULE_0__.MV)(path) || !text.includes("{{"))
            return text;
          const expanded = text.replace(PLACEHOLDER, (written, name) => variables.get(name) ?? written);
          return expanded.length > _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__.Tw ? text : expanded;
        };
        return { paths: files.paths, size: files.size, read, ...files.skipped && { skipped: files.skipped } };
      }
    })
  ),
  /***/
  46275: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var _runtime_thread_serve_tasks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19973);
      var _sources_docs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71651);
      var _sources_render_renderer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29061);
      var _sources_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85339);
      var _sources_watched_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1222);
      let known = /* @__PURE__ */ new Map();
      let knownVariables = /* @__PURE__ */ new Map();
      let beginParsing = () => void 0;
      const renderer = new _sources_render_renderer_js__WEBPACK_IMPORTED_MODULE_3__.A({ onPage: (file) => beginParsing(file) });
      (0, _runtime_thread_serve_tasks_js__WEBPACK_IMPORTED_MODULE_1__.a)(async ({ paths, skipped, same }, caller) => {
        const places = new Map(paths.map((path, at) => [path, at]));
        const begin = (file) => caller.parsing(places.get(file));
        beginParsing = begin;
        const ask = async (kind, path) => await caller.ask({ kind, path });
        const files = {
          paths,
          skipped,
          size: async (path) => await ask("size", path),
          read: async (path) => await ask("read", path)
        };
        const variables = await (0, _sources_variables_js__WEBPACK_IMPORTED_MODULE_4__.Ch)(files);
        const isReusable = JSON.stringify([...variables]) === JSON.stringify([...knownVariables]);
        const reused = same && isReusable ? new Map([...known].filter(([file]) => same.has(file) && !skipped.has(file))) : void 0;
        const docs = await (0, _sources_docs_js__WEBPACK_IMPORTED_MODULE_2__.e)((0, _sources_watched_files_js__WEBPACK_IMPORTED_MODULE_5__.I)((0, _sources_variables_js__WEBPACK_IMPORTED_MODULE_4__.sO)(files, variables), begin), renderer, reused);
        if (same === void 0)
          [known, knownVariables] = [docs.sources, variables];
        return {
          pages: docs.pages.map(readPage),
          files: docs.files,
          hasSettings: docs.hasSettings,
          variants: docs.variants,
          redirects: docs.redirects.map(({ source, destination }) => ({ source, destination })),
          listed: docs.navigation.filter(({ hidden }) => !hidden).map(({ page, part, division }) => ({ page, ...part && { part }, ...division && { division } })),
          problems: docs.invalidSettings.map(({ message }) => message)
        };
      });
      function readPage(page) {
        const { address, path, title, file, hidden, front, text, lineKinds, references } = page;
        const { code, look, isValid, includes, digest } = page;
        const targets = references.map(({ kind, target }) => [kind, target]);
        const shown = [title, front, text, lineKinds, targets, code, look, isValid];
        return {
          ...{
            address,
            path,
            title,
            file,
            hidden,
            front,
            text,
            lineKinds,
            references,
            code,
            look,
            isValid,
            includes
          },
          key: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", JSON.stringify(shown)),
          isGenerated: digest === void 0,
          programs: ""
        };
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
