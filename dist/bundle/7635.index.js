const id = 7635;
const ids = [7635];
const modules = {
  /***/
  87635: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        docsFolderOf: () => (
          /* binding */
          docsFolderOf
        ),
        /* harmony export */
        sourcePlace: () => (
          /* binding */
          sourcePlace
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84166);
      var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);
      var _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45852);
      const MAX_SOURCE_BYTES = 1024 * 1024;
      const MAX_PAGES = 3;
      const ENDINGS = [".mdx", ".md"];
      const MAX_ENDING = ".html/)".length;
      function docsFolderOf({ redirectsInput: input }, { workspace, outputFolder }) {
        if (input.kind === "none")
          return void 0;
        if (input.kind === "file")
          return _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_3__.ER.includes((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(input.path)) ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(input.path) : void 0;
        const [folder, another] = (0, _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_3__.Vy)(workspace, outputFolder);
        return another === void 0 ? folder : void 0;
      }
      function sourcePlace({ kind, target, pages }, sources) {
        const { docsFolder, workspace, site } = sources;
        const [address = "", fragment = ""] = target.split("#", 2);
        const path = site.pathOf(address);
        if (path === void 0)
          return void 0;
        const id2 = fragment === "" ? "" : `#${fragment}`;
        const namedBy = (page, file) => {
          const place = placeOf(textOf(file), forms(page, path, id2));
          return place && `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, file).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/")}:${place}`;
        };
        for (const page of pages.slice(0, MAX_PAGES)) {
          for (const file of sourcesOf(page, docsFolder)) {
            const place = namedBy(page, file);
            if (place !== void 0)
              return place;
          }
        }
        const settings = kind === "broken-redirect" ? (0, _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_3__.RV)(docsFolder) : void 0;
        return settings === void 0 ? void 0 : namedBy("", settings);
      }
      function forms(page, path, id2) {
        const name = (0, _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.pageName)(path);
        const way = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.relative(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(page), name);
        const isOwn = id2 !== "" && (0, _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.pageName)(page) === name;
        return [`/${name}${id2}`, ...isOwn ? [id2] : [], ...way === "" ? [] : [`${way}${id2}`, `./${way}${id2}`]];
      }
      function sourcesOf(page, folder) {
        const name = (0, _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.pageName)(page);
        const names = name === "" || name.endsWith("/") ? [`${name}index`] : [name, `${name}/index`];
        const root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
        return names.flatMap((each) => ENDINGS.map((ending) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, each + ending))).filter((file) => {
          const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false });
          return stats?.isFile() === true && stats.size <= MAX_SOURCE_BYTES && (0, _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__.isBelow)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file), root);
        });
      }
      function textOf(file) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8");
        } catch {
          return "";
        }
      }
      function placeOf(text, written) {
        for (const address of written) {
          for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
            const isFirst = `("'=<`.includes(text.charAt(at - 1) || "-");
            const rest = text.slice(at + address.length, at + address.length + MAX_ENDING);
            if (!isFirst || !/^(?:\.(?:html|mdx?))?\/?(?:[)"'\s?>]|$)/.test(rest))
              continue;
            const before = text.slice(0, at).split("\n");
            return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
          }
        }
        return void 0;
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
