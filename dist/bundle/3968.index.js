const id = 3968;
const ids = [3968];
const modules = {
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
  49313: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        gu: () => (
          /* binding */
          newProgress
        ),
        /* harmony export */
        mL: () => (
          /* binding */
          PARSER_EXHAUSTED
        ),
        /* harmony export */
        tW: () => (
          /* binding */
          NO_FILE
        )
        /* harmony export */
      });
      const NO_FILE = -1;
      const PARSER_EXHAUSTED = "PARSER_EXHAUSTED";
      function newProgress() {
        const progress = new Int32Array(new SharedArrayBuffer(16));
        progress[0] = NO_FILE;
        return progress;
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
  89181: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        SV: () => (
          /* binding */
          IGNORE_FILE
        ),
        /* harmony export */
        _o: () => (
          /* binding */
          hasHiddenName
        ),
        /* harmony export */
        dK: () => (
          /* binding */
          isHidden
        ),
        /* harmony export */
        nG: () => (
          /* binding */
          filesIn
        ),
        /* harmony export */
        rt: () => (
          /* binding */
          filesOfFolder
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
      var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
      var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92790);
      const IGNORE_FILE = ".mintignore";
      async function filesOfFolder(folder) {
        return filesIn(folder, (await listFiles(folder, "")).sort());
      }
      function filesIn(folder, paths) {
        return {
          folder,
          paths,
          // Yields before each file, so that a pending abort can take effect.
          size: async (path) => {
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).size;
          },
          read: async (path) => {
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0, _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__.readBelow)(folder, path).toString();
          }
        };
      }
      async function listFiles(folder, below) {
        const entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true });
        const nested = entries.map(async (entry) => {
          const path = below === "" ? entry.name : `${below}/${entry.name}`;
          if (isHidden(entry.name))
            return [];
          if (entry.isDirectory())
            return await listFiles(folder, path);
          return entry.isFile() ? [path] : [];
        });
        return (await Promise.all(nested)).flat();
      }
      function hasHiddenName(path) {
        return path.split("/").some((name) => /^\.(?!\.?$)/.test(name));
      }
      function isHidden(name) {
        return name.startsWith(".") && name !== IGNORE_FILE || name === "node_modules";
      }
    })
  ),
  /***/
  90098: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        BL: () => (
          /* binding */
          withoutPageEnding
        ),
        /* harmony export */
        MV: () => (
          /* binding */
          isPageFile
        ),
        /* harmony export */
        O1: () => (
          /* binding */
          isMdxFile
        ),
        /* harmony export */
        ie: () => (
          /* binding */
          PAGE_ENDING
        )
        /* harmony export */
      });
      const PAGE_ENDING = String.raw`\.[mM][dD][xX]?`;
      const PAGE_FILE = new RegExp(`${PAGE_ENDING}$`);
      function isPageFile(path) {
        return PAGE_FILE.test(path);
      }
      function isMdxFile(path) {
        return isPageFile(path) && /x$/i.test(path);
      }
      function withoutPageEnding(path) {
        return path.replace(PAGE_FILE, "");
      }
    })
  ),
  /***/
  6661: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        KX: () => (
          /* binding */
          MAX_JSON_DEPTH
        ),
        /* harmony export */
        Tw: () => (
          /* binding */
          MAX_SOURCE_BYTES
        ),
        /* harmony export */
        gP: () => (
          /* binding */
          MAX_FRONT_MATTER_LENGTH
        ),
        /* harmony export */
        wZ: () => (
          /* binding */
          PARSER_MEMORY
        )
        /* harmony export */
      });
      const MAX_SOURCE_BYTES = 2e6;
      const MAX_FRONT_MATTER_LENGTH = 1e5;
      const MAX_JSON_DEPTH = 100;
      const PARSER_MEMORY = { initial: 985, maximum: 8192, shared: true };
    })
  ),
  /***/
  26583: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Xz: () => (
          /* binding */
          readFrontMatter
        ),
        /* harmony export */
        bR: () => (
          /* binding */
          blankFrontMatter
        )
        /* harmony export */
      });
      var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
      var _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6661);
      var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41160);
      var _yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60907);
      const START = /^\uFEFF?---[ \t]*(?:\r\n?|\n)/;
      const END = /(?:\r\n?|\n)---[ \t]*(?:\r\n?|\n|$)/g;
      const QUOTED_VALUE = /^( *)(?![ #])(?:[^\n]*?:|-)[ \t]+(?:"[^"\\]*(?:\\[^][^"\\]*)*"|'[^']*(?:''[^']*)*')/gm;
      function readFrontMatter(text, file) {
        const block = frontMatterBlock(text);
        if (block === void 0) {
          const late = START.test(text) ? void 0 : lateFrontMatter(text);
          return { front: {}, body: text, ...late !== void 0 && { problem: misplaced(file, late) } };
        }
        const body = text.slice(block.end);
        try {
          if (block.yaml.length > _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__.gP)
            throw new Error(`it is longer than ${_source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__.gP} characters`);
          const front = plainFields(block.yaml) ?? parseLeniently(block.yaml);
          JSON.stringify(front);
          return { front: typeof front === "object" && front !== null ? { ...front } : {}, body };
        } catch (error) {
          const [at] = error instanceof yaml__WEBPACK_IMPORTED_MODULE_0__.XT && error.linePos || [];
          const [reason = ""] = error.message.split(/ at line \d|\n/);
          const message = `the front matter is not valid: ${reason}`;
          const place = at ? { file, line: at.line + 1, column: at.col } : (0, _problems_js__WEBPACK_IMPORTED_MODULE_2__.GH)(file);
          return { front: {}, body, problem: { kind: "invalid-source", message, place } };
        }
      }
      const FIELD = /^([a-z][\w-]*): +(?:"([^"\\\p{C}\p{Zl}\p{Zp}]*)" *|'([^'\p{C}\p{Zl}\p{Zp}]*)' *|([\p{L}/](?: |[^:#\p{C}\p{Z}])*)|(\["[^"\\\p{C}\p{Zl}\p{Zp}]*"(?:, ?"[^"\\\p{C}\p{Zl}\p{Zp}]*")*\]) *)$/iu;
      const NOT_TEXT = /^(?:null|true|false)$/i;
      function plainFields(yaml) {
        const fields = /* @__PURE__ */ new Map();
        for (const line of yaml.split("\n")) {
          const [, name, double, single, plain, list] = FIELD.exec(line) ?? [];
          if (name === void 0 || fields.has(name) || NOT_TEXT.test(name))
            return void 0;
          const value = double ?? single ?? (list === void 0 ? plainValue(plain) : JSON.parse(list));
          if (value === void 0)
            return void 0;
          fields.set(name, value);
        }
        return Object.fromEntries(fields);
      }
      function plainValue(plain = " ") {
        if (plain === "true" || plain === "false")
          return plain === "true";
        return NOT_TEXT.test(plain) || plain.endsWith(" ") ? void 0 : plain;
      }
      function parseLeniently(yaml) {
        const blank = yaml.slice(0, yaml.length - yaml.trimStart().length);
        const trimmed = blank.replace(/[^\r\n]/g, "") + yaml.trim();
        const indented = trimmed.replace(QUOTED_VALUE, (value, indent) => value.replaceAll("\n", `
 ${indent}`));
        try {
          return (0, _yaml_js__WEBPACK_IMPORTED_MODULE_3__.h)(yaml);
        } catch (error) {
          for (const text of [trimmed, indented])
            try {
              return (0, _yaml_js__WEBPACK_IMPORTED_MODULE_3__.h)(text);
            } catch {
            }
          throw error;
        }
      }
      function blankFrontMatter(text) {
        const { end } = frontMatterBlock(text) ?? { end: 0 };
        return text.slice(0, end).replace(/[^\r\n]/g, " ") + text.slice(end);
      }
      function frontMatterBlock(text) {
        const start = START.exec(text)?.[0].length;
        if (start === void 0)
          return void 0;
        END.lastIndex = start - 1;
        const end = END.exec(text);
        return end === null ? void 0 : { yaml: text.slice(start, end.index), end: end.index + end[0].length };
      }
      const COMMENT = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}|^\[[^\]\n]*\]:[ \t]*(?:#|<>).*$/gm;
      function lateFrontMatter(text) {
        const read = text.slice(0, _source_file_limits_js__WEBPACK_IMPORTED_MODULE_1__.gP).replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ""));
        const lines = read.split("\n");
        const start = lines.findIndex((line) => !/^\s*(?:import\s.*)?$/.test(line));
        if (start < 1 || !/^---[ \t]*\r?$/.test(lines[start] ?? ""))
          return void 0;
        const length = lines.slice(start + 1).findIndex((line) => !/^(?:[\w-]+:(?:\s|$)|[ \t#]|-\s|\r?$)/.test(line));
        const isClosed = /^---[ \t]*\r?$/.test(lines[start + 1 + length] ?? "");
        const hasTitle = lines.slice(start + 1, start + 1 + length).some((line) => /^[\w-]+:\s/.test(line));
        return isClosed && hasTitle ? start + 1 : void 0;
      }
      function misplaced(file, line) {
        const message = "the front matter does not begin on line 1, so the service shows it as text";
        return { kind: "invalid-source", message, place: { file, line, column: 1 } };
      }
    })
  ),
  /***/
  78901: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Dx: () => (
          /* binding */
          linesOf
        ),
        /* harmony export */
        Kz: () => (
          /* binding */
          importsIn
        ),
        /* harmony export */
        SP: () => (
          /* binding */
          readPage
        ),
        /* harmony export */
        W$: () => (
          /* binding */
          replaceLines
        ),
        /* harmony export */
        Yc: () => (
          /* binding */
          titleFromPath
        ),
        /* harmony export */
        ot: () => (
          /* binding */
          pageWithoutFile
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _page_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90098);
      var _front_matter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26583);
      var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96354);
      function pageWithoutFile(path, title, file) {
        return {
          path,
          file,
          title,
          label: title,
          description: "",
          order: Infinity,
          hidden: false,
          digest: void 0,
          hasTitle: true,
          isParsed: true,
          isUnread: false
        };
      }
      function readPage(file, text, { readmeIsIndex, contents }) {
        const digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", text);
        const content = contents.get(digest) ?? readContent(text, file);
        if (content.problem === void 0)
          contents.set(digest, content);
        const name = (0, _page_file_js__WEBPACK_IMPORTED_MODULE_2__.BL)(file);
        const path = readmeIsIndex ? name.replace(/(^|\/)README$/i, "$1index") : name;
        const title = content.title ?? titleFromPath(path);
        const label = content.label ?? title;
        const hasTitle = content.title !== void 0;
        return { ...content, path, file, title, hasTitle, label, digest, isUnread: false };
      }
      function readContent(text, file) {
        const { front, body, problem } = (0, _front_matter_js__WEBPACK_IMPORTED_MODULE_3__.Xz)(text, file);
        const operationName = (0, _values_js__WEBPACK_IMPORTED_MODULE_4__.b6)(front["openapi"]) ?? (0, _values_js__WEBPACK_IMPORTED_MODULE_4__.b6)(front["api"]);
        return structuredClone({
          title: (0, _values_js__WEBPACK_IMPORTED_MODULE_4__.b6)(front["title"]) ?? firstHeading(body),
          label: (0, _values_js__WEBPACK_IMPORTED_MODULE_4__.b6)(front["sidebarTitle"]),
          description: (0, _values_js__WEBPACK_IMPORTED_MODULE_4__.b6)(front["description"]) ?? "",
          order: typeof front["order"] === "number" ? front["order"] : Infinity,
          hidden: front["hidden"] === true,
          ...operationName !== void 0 && { operationName },
          ...(0, _values_js__WEBPACK_IMPORTED_MODULE_4__.b6)(front["openapi"]) !== void 0 && { operationLine: lineOf(text, /^openapi\s*:/) },
          ...(0, _values_js__WEBPACK_IMPORTED_MODULE_4__.b6)(front["url"]) !== void 0 && { isLink: true },
          front: Object.fromEntries(Object.entries(front).flatMap(([name, value]) => name === "title" ? [] : [[name, shortened(JSON.stringify(value))]])),
          imports: importsIn(body),
          isParsed: problem === void 0,
          ...problem && { problem }
        });
      }
      function importsIn(text) {
        if (!/^(?:import|\})\s/m.test(text))
          return [];
        return linesOf(text).flatMap(({ text: line, isCode }) => {
          if (isCode || !/^(?:import|\}\s*from)\b/.test(line))
            return [];
          const names = Array.from(line.matchAll(/['"](\.{0,2}\/[^'"]+)['"]/g), ([, name = ""]) => name);
          return names.filter(_page_file_js__WEBPACK_IMPORTED_MODULE_2__.MV).slice(0, 1);
        });
      }
      const MAX_VALUE = 1e3;
      function shortened(json) {
        return json.length > MAX_VALUE ? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", json) : json;
      }
      function lineOf(text, start) {
        return Math.max(text.split("\n").findIndex((line) => start.test(line)) + 1, 1);
      }
      function titleFromPath(path) {
        const folder = path.replace(/\/?index$/, "");
        const words = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(folder || "home").replace(/[-_]+/g, " ");
        return words.charAt(0).toUpperCase() + words.slice(1);
      }
      function firstHeading(markdown) {
        const line = linesOf(markdown).find(({ isCode, text }) => !isCode && /^#[ \t]/.test(text));
        const heading = line?.text.slice(1).trim().replace(/[ \t]#+$/, "").replace(/[`*]/g, "");
        return heading === "" ? void 0 : heading;
      }
      function linesOf(markdown) {
        let fence;
        return markdown.split("\n").map((text) => {
          const [, mark, rest = ""] = /^\s*(`{3,}|~{3,})(.*)$/.exec(text) ?? [];
          const isCode = fence !== void 0 || mark !== void 0;
          if (fence === void 0)
            fence = mark;
          else if (mark?.startsWith(fence) && rest.trim() === "")
            fence = void 0;
          return { text, isCode };
        });
      }
      function replaceLines(markdown, replace) {
        const lines = linesOf(markdown).map(({ text, isCode }) => isCode ? text : replace(text));
        return lines.join("\n");
      }
    })
  ),
  /***/
  41160: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GH: () => (
          /* binding */
          startOf
        ),
        /* harmony export */
        VV: () => (
          /* binding */
          placeIn
        ),
        /* harmony export */
        fI: () => (
          /* binding */
          problemText
        ),
        /* harmony export */
        pI: () => (
          /* binding */
          PAGE_START
        ),
        /* harmony export */
        zz: () => (
          /* binding */
          invalidSource
        )
        /* harmony export */
      });
      const PAGE_START = { file: void 0, line: 1, column: 1 };
      function placeIn(page, { file = page, line, column, isComputed, before }) {
        return { file, line, column, ...isComputed && { isComputed }, ...before && { before } };
      }
      function startOf(file) {
        return { file, line: 1, column: 1 };
      }
      function invalidSource(file, message) {
        return { kind: "invalid-source", message, place: startOf(file) };
      }
      function problemText({ place: { file, line }, message }) {
        return `${file}:${line}: ${message}`;
      }
    })
  ),
  /***/
  60950: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        y: () => (
          /* binding */
          readText
        )
        /* harmony export */
      });
      var _source_file_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6661);
      var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41160);
      async function readText(file, files) {
        let reason = files.skipped?.get(file);
        try {
          if (await files.size(file) > _source_file_limits_js__WEBPACK_IMPORTED_MODULE_0__.Tw)
            reason = `it is larger than ${_source_file_limits_js__WEBPACK_IMPORTED_MODULE_0__.Tw / 1e6} MB`;
          if (reason === void 0)
            return await files.read(file);
        } catch (error) {
          reason = `it cannot be read: ${error.message.replace(/, \w+ '[^]*$/, "")}`;
        }
        return (0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.zz)(file, `the file is not parsed, because ${reason}`);
      }
    })
  ),
  /***/
  96354: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Pf: () => (
          /* binding */
          fieldsOf
        ),
        /* harmony export */
        b6: () => (
          /* binding */
          textOf
        ),
        /* harmony export */
        c3: () => (
          /* binding */
          listOf
        )
        /* harmony export */
      });
      function textOf(value) {
        if (typeof value === "number")
          return String(value);
        return typeof value === "string" && value !== "" ? value : void 0;
      }
      function fieldsOf(value) {
        return typeof value === "object" && value !== null ? value : {};
      }
      function listOf(value) {
        return Array.isArray(value) ? value : [];
      }
    })
  ),
  /***/
  60907: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        h: () => (
          /* binding */
          parseYaml
        )
        /* harmony export */
      });
      var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
      function parseYaml(text) {
        const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
        const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, { logLevel: "error", uniqueKeys: false, lineCounter });
        const [error] = document.errors;
        if (error !== void 0)
          throw error;
        (0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, {
          Map: (_, { items }) => {
            const keys = /* @__PURE__ */ new Set();
            for (const { key } of items) {
              const { value, range } = key;
              if (value !== void 0 && keys.has(value))
                throw repeatedKey(range?.[0] ?? 0, lineCounter);
              keys.add(value);
            }
          }
        });
        return document.toJS();
      }
      function repeatedKey(at, lines) {
        const error = new yaml__WEBPACK_IMPORTED_MODULE_0__.XT([at, at], "DUPLICATE_KEY", "Map keys must be unique");
        error.linePos = [lines.linePos(at)];
        return error;
      }
    })
  ),
  /***/
  93860: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ht: () => (
          /* binding */
          Targets
        ),
        /* harmony export */
        Sg: () => (
          /* binding */
          linkKey
        ),
        /* harmony export */
        fA: () => (
          /* binding */
          isOnPage
        ),
        /* harmony export */
        ge: () => (
          /* binding */
          isExternal
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
      var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);
      class Targets {
        #targets = /* @__PURE__ */ new Map();
        /** Names by link and, for a relative link, the folder of its page, because many pages contain the same links. */
        #names = /* @__PURE__ */ new Map();
        constructor(pages, others) {
          for (const path of others)
            this.#targets.set(path, { kind: "file", path });
          for (const { path, file } of pages) {
            for (const name of [file, path, `${path}.html`, path.replace(/(^|\/)index$/, "")])
              this.#targets.set(name, { kind: "page", path });
          }
        }
        /**
         * Finds the target of `href` on `page` or in a snippet of the page; undefined if the documentation does not contain
         * the target. Must not be called for external addresses or for anchors on the page itself.
         */
        find(href, page) {
          const target = this.#targets.get(this.#nameOf(href, page));
          if (target === void 0)
            return void 0;
          const end = href.search(/[?#]/);
          return { kind: target.kind, path: target.path, rest: end < 0 ? "" : href.slice(end) };
        }
        #nameOf(href, page) {
          const key = linkKey(href, page);
          const known = this.#names.get(key);
          if (known !== void 0)
            return known;
          const name = nameOf(href, page);
          this.#names.set(key, name);
          return name;
        }
      }
      function linkKey(href, { file }) {
        const isRelative = !href.startsWith("/") && !isExternal(href);
        return isRelative ? `${file.slice(0, file.lastIndexOf("/") + 1)}
${href}` : href;
      }
      function nameOf(href, page) {
        const path = _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__.SiteAddress.pathOf(href);
        const joined = href.startsWith("/") ? path : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(page.file), path);
        const name = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(joined).replace(/^\/+|\/+$/g, "");
        return name === "." ? "" : name;
      }
      function isExternal(href) {
        return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
      }
      function isOnPage(href) {
        return href === "" || href.startsWith("#") || href.startsWith("?");
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
