const id = 3054;
const ids = [3054, 2194];
const modules = {
  /***/
  73298: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Cm: () => (
          /* binding */
          linkTarget
        ),
        /* harmony export */
        Kc: () => (
          /* binding */
          escapeLineStart
        ),
        /* harmony export */
        RK: () => (
          /* binding */
          visible
        ),
        /* harmony export */
        SS: () => (
          /* binding */
          codeSpan
        ),
        /* harmony export */
        VV: () => (
          /* binding */
          escapeInline
        ),
        /* harmony export */
        Vl: () => (
          /* binding */
          fencedCode
        )
        /* harmony export */
      });
      const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u2060\ufeff]/gu;
      function escapeInline(text) {
        return visible(text).replace(MARKS, "\\$&");
      }
      const MARKS = /[\\`*[\]<|~]|&(?=#?\w)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
      function visible(text) {
        return text.replace(/[\t\n\f\r\u2028\u2029 ]{2,}|[\t\n\f\r\u2028\u2029]/g, " ").replace(UNSEEN, "");
      }
      function escapeLineStart(line) {
        return line.replace(/^(\d{1,9})(?=[.)](?:\s|$))/, "$1\\").replace(/^(?=[-+](?:[\s-]|$)|=+\s*$|#{1,6}(?:\s|$)|>|:-)/, "\\");
      }
      function codeSpan(text, isInTable) {
        const code = visible(text).trim();
        if (code === "")
          return "";
        const fence = "`".repeat(longestRun(code) + 1);
        const space = /^`|`$/.test(code) ? " " : "";
        return `${fence}${space}${isInTable ? code.replaceAll("|", "\\|") : code}${space}${fence}`;
      }
      function fencedCode(text, language) {
        const code = text.replace(/\r\n?/g, "\n").replace(/[^\n\t]+/g, (line) => line.replace(UNSEEN, ""));
        const fence = "`".repeat(Math.max(3, longestRun(code) + 1));
        return `${fence}${language}
${code.replace(/^\n|(?<!\n)\n+$/g, "")}
${fence}`;
      }
      function longestRun(code) {
        let longest = 0;
        for (const [run] of code.matchAll(/`+/g))
          longest = Math.max(longest, run.length);
        return longest;
      }
      function linkTarget(address) {
        return address.replace(/[\s\p{Cc}()<>\\`*[\]|"']/gu, encodeAscii);
      }
      function encodeAscii(character) {
        return character.charCodeAt(0) < 128 ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}` : encodeURIComponent(character);
      }
    })
  ),
  /***/
  80416: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        K2: () => (
          /* binding */
          INDEX_NOTE
        ),
        /* harmony export */
        M_: () => (
          /* binding */
          isWithoutReact
        ),
        /* harmony export */
        To: () => (
          /* binding */
          indexNote
        )
        /* harmony export */
      });
      var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
      const REACT = "__REACT_DEVTOOLS_GLOBAL_HOOK__";
      const INDEX_NOTE = /<div hidden><p>Documentation index: <a href="[^"]*\/llms\.txt">llms\.txt<\/a><\/p><\/div>/g;
      function indexNote(url) {
        const address = (0, _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkup)(url).replace(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0)};`);
        return `<div hidden><p>Documentation index: <a href="${address}">llms.txt</a></p></div>`;
      }
      function isWithoutReact(exchange) {
        return exchange.files.filter(({ path, kind }) => kind === void 0 && /\.m?js$/i.test(path)).every(({ path }) => exchange.read(path)?.includes(REACT) === false);
      }
    })
  ),
  /***/
  45016: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Eq: () => (
          /* binding */
          contentStart
        ),
        /* harmony export */
        Gj: () => (
          /* binding */
          readExported
        ),
        /* harmony export */
        KJ: () => (
          /* binding */
          nodeEnd
        ),
        /* harmony export */
        NL: () => (
          /* binding */
          parsePage
        ),
        /* harmony export */
        bJ: () => (
          /* binding */
          isUtf16
        ),
        /* harmony export */
        f: () => (
          /* binding */
          nodeStart
        ),
        /* harmony export */
        rd: () => (
          /* binding */
          MAX_PAGE_BYTES
        )
        /* harmony export */
      });
      var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
      var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
      var domhandler__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64728);
      var domhandler__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36646);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36963);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24707);
      var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15300);
      var _site_pages_shared_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35176);
      var _html_encoding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9936);
      var _index_note_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80416);
      const MAX_PAGE_BYTES = 16e6;
      const SCRIPT_TAG = /<script defer src="[^"]*\/pagefind\/search\.js" data-trigger="[^"]*"><\/script>/;
      const EXPORT_AGAIN = "Export again, and run this step before any other step that changes the site.";
      function readExported(file, exchange) {
        const { path, sha256, exported, replaces } = file;
        const current = exchange.read(path);
        const digest = exchange.isPrepared(path) ? sha256 : (0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)("sha256", current ?? "");
        if (current !== void 0 && [sha256, exported, replaces].includes(digest)) {
          const restored = (0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__.isPage)(path) ? exchange.shared.restore(current) : current;
          const whole = restored instanceof _site_pages_shared_data_js__WEBPACK_IMPORTED_MODULE_3__.UnknownForm ? current : restored;
          const isOwn = digest === (exported ?? sha256);
          if (!(whole instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_7__.AF)) {
            const source = withoutAddresses(withoutScript(whole), file);
            return { current, digest, source, isRestored: isOwn && whole !== current };
          }
          if (isOwn)
            return { current, digest, source: current, isRestored: false };
          throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("site-file-changed", `${path} cannot be read: ${whole.message}.`, {
            advice: EXPORT_AGAIN
          });
        }
        const what = current === void 0 ? "is missing or is not a readable file" : "differs from the export";
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("site-file-changed", `${path} ${what}.`, {
          advice: EXPORT_AGAIN
        });
      }
      function withoutScript(page) {
        if (!page.includes('/pagefind/search.js"'))
          return page;
        return Buffer.from(page.toString("latin1").replace(SCRIPT_TAG, ""), "latin1");
      }
      const ADDED = {
        canonical: [/<link rel="canonical" href="[^"]*"\/>/g, addedToData("link", { rel: "canonical" }, "href")],
        ogUrl: [
          /<meta property="og:url" content="[^"]*"\/>/g,
          addedToData("meta", { property: "og:url" }, "content")
        ],
        markdown: [
          /<link rel="alternate" type="text\/markdown" href="[^"]*"\/>/g,
          addedToData("link", { rel: "alternate", type: "text/markdown" }, "href")
        ],
        indexNote: [_index_note_js__WEBPACK_IMPORTED_MODULE_5__.K2]
      };
      const ADDED_FORMS = Object.values(ADDED).flat();
      const ANY_ADDED = /<(?:link rel="canonical" |meta property="og:url" |link rel="alternate" |div hidden><p>Documentation index:)/;
      const ADDED_TOGETHER = [["canonical", "ogUrl"], ["ogUrl"], ["canonical"], []].flatMap((names) => [
        [...names, "markdown", "indexNote"],
        [...names, "markdown"],
        [...names, "indexNote"],
        names
      ]);
      function addedToData(name, is, attribute) {
        const text = String.raw`\\"[^"\\]*(?:\\u[0-9a-f]{4}[^"\\]*)*\\"`;
        const own = Object.entries(is).map(([key, value]) => String.raw`\\"${key}\\":\\"${value}\\",`);
        const fields = String.raw`${own.join("")}\\"${attribute}\\":${text}`;
        return new RegExp(String.raw`,\[\\"\$\\",\\"${name}\\",${text},\{${fields}\}\]`, "g");
      }
      function withoutAddresses(page, { sha256, exported = sha256, moved }) {
        if (exported === sha256)
          return page;
        const text = page.toString("latin1");
        const isOwn = (content) => [exported, moved].includes((0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)("sha256", content));
        if (!ANY_ADDED.test(text) || isOwn(page))
          return page;
        const forms = new Set(ADDED_FORMS.filter((form) => text.search(form) !== -1));
        const tried = /* @__PURE__ */ new Set();
        for (const names of ADDED_TOGETHER) {
          const present = names.flatMap((name) => ADDED[name].filter((form) => forms.has(form)));
          const key = present.map((form) => form.source).join();
          if (present.length === 0 || tried.has(key))
            continue;
          tried.add(key);
          const found = Buffer.from(present.reduce(withoutLast, text), "latin1");
          if (isOwn(found))
            return found;
        }
        return page;
      }
      function withoutLast(text, form) {
        const last = [...text.matchAll(form)].at(-1);
        return last === void 0 ? text : text.slice(0, last.index) + text.slice(last.index + last[0].length);
      }
      function isUtf16(page) {
        return /^(?:\xff\xfe|\xfe\xff|[\t\n\f\r <]?\0)/.test(page.toString("latin1", 0, 2));
      }
      const PARSING = { withStartIndices: true, withEndIndices: true, decodeEntities: false };
      const MAX_DEPTH = 3e3;
      class PageParser extends domhandler__WEBPACK_IMPORTED_MODULE_8__.DV {
        #parser = new htmlparser2__WEBPACK_IMPORTED_MODULE_9__.i(this, PARSING);
        #head = [];
        #isTooDeep = false;
        onopentag(name, attributes) {
          super.onopentag(name, attributes);
          const element = this.tagStack.at(-1);
          if (element !== void 0 && (0, domhandler__WEBPACK_IMPORTED_MODULE_10__.dz)(element) && isOfHead(element))
            this.#head.push(element);
          if (this.tagStack.length <= MAX_DEPTH)
            return;
          this.#isTooDeep = true;
          this.#parser.pause();
        }
        parse(source) {
          this.#parser.end(source);
          return this.#isTooDeep ? void 0 : { document: this.root, head: this.#head };
        }
      }
      function parsePage(page) {
        const declared = (0, _html_encoding_js__WEBPACK_IMPORTED_MODULE_4__.Qc)(page.toString("latin1", 0, _html_encoding_js__WEBPACK_IMPORTED_MODULE_4__.Wo), "html") ?? "utf-8";
        const source = new TextDecoder(declared, { ignoreBOM: true }).decode(page);
        const parsed = new PageParser(void 0, PARSING).parse(source);
        if (parsed === void 0)
          return void 0;
        if (declared === "utf-8" && (0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(page))
          return { ...parsed, text: source, encoding: "utf8", ...placesIn(source, parsed) };
        const text = page.toString("latin1");
        const bytes = new PageParser(void 0, PARSING).parse(text);
        return bytes && { ...parsed, text, encoding: "latin1", ...placesIn(text, bytes) };
      }
      const IN_HEAD = /* @__PURE__ */ new Set(["base", "link", "meta", "noscript", "script", "style", "template", "title"]);
      const BYTE_ORDER_MARK = /^(?:\ufeff|\xef\xbb\xbf)/;
      function placesIn(source, { document, head }) {
        const start = BYTE_ORDER_MARK.exec(source)?.[0].length ?? 0;
        const { end } = headIn({ nodes: document.children, source }, start);
        return { places: head, endOfHead: end };
      }
      function isOfHead({ name, parent }) {
        if (name !== "title")
          return name === "meta" || name === "link" || name === "base";
        return parent === null || !(0, domhandler__WEBPACK_IMPORTED_MODULE_10__.dz)(parent) || ["body", "div", "head", "html"].includes(parent.name);
      }
      function headIn({ nodes, source }, start) {
        let end = start;
        for (const node of nodes) {
          if ((0, domhandler__WEBPACK_IMPORTED_MODULE_10__.dz)(node) && ["html", "head"].includes(node.name)) {
            const inner = headIn({ nodes: node.children, source }, contentStart(node, source));
            if (inner.isOver || node.name === "head")
              return { ...inner, isOver: true };
            end = inner.end;
          } else if ((0, domhandler__WEBPACK_IMPORTED_MODULE_10__.qT)(node) || (0, domhandler__WEBPACK_IMPORTED_MODULE_10__.Cn)(node) || (0, domhandler__WEBPACK_IMPORTED_MODULE_10__.dz)(node) && IN_HEAD.has(node.name)) {
            const closed = closedEnd(node, source);
            if (closed === void 0)
              return { end, isOver: true };
            end = closed;
          } else if (!(0, domhandler__WEBPACK_IMPORTED_MODULE_10__.KH)(node) || !/^[\t\n\f\r ]*$/.test(node.data.replace(BYTE_ORDER_MARK, "")))
            return { end, isOver: true };
        }
        return { end, isOver: false };
      }
      const VOID_NAMES = /* @__PURE__ */ new Set(["base", "link", "meta"]);
      function closedEnd(node, source) {
        const end = nodeEnd(node);
        if ((0, domhandler__WEBPACK_IMPORTED_MODULE_10__.Cn)(node))
          return /--!?>$/.test(source.slice(nodeStart(node), end)) ? end : void 0;
        if (!(0, domhandler__WEBPACK_IMPORTED_MODULE_10__.dz)(node) || VOID_NAMES.has(node.name))
          return end;
        const last = source.slice(source.lastIndexOf("<", end - 1), end);
        const isClosed = last.startsWith("</") && last.slice(2).toLowerCase().startsWith(node.name);
        if (!isClosed)
          return void 0;
        return last.endsWith(">") ? end : source.indexOf(">", end) + 1 || void 0;
      }
      function contentStart(node, source) {
        const [first] = node.children;
        if (first !== void 0)
          return nodeStart(first);
        const text = source.slice(nodeStart(node), nodeEnd(node));
        return nodeStart(node) + (/<\/[^<]*$/.exec(text)?.index ?? text.length);
      }
      function nodeStart(node) {
        return node.startIndex;
      }
      function nodeEnd(node) {
        return node.endIndex + 1;
      }
    })
  ),
  /***/
  48892: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        zt: () => (
          /* binding */
          NO_HOST
        ),
        UM: () => (
          /* binding */
          PageAddresses
        ),
        mM: () => (
          /* binding */
          hasExpectedName
        )
      });
      var parse_url = __webpack_require__(37630);
      var site_address = __webpack_require__(2360);
      var site_map = __webpack_require__(33978);
      var pages = __webpack_require__(15300);
      ;
      function noLinks() {
        return { content: /* @__PURE__ */ new Map(), navigation: /* @__PURE__ */ new Map(), errorPages: /* @__PURE__ */ new Set() };
      }
      const FORMS = ["clean", "html", "slash"];
      function formIn(pathname) {
        return pathname.endsWith("/") ? "slash" : pathname.endsWith(".html") ? "html" : "clean";
      }
      function isServed(page, form) {
        return form !== ((0, site_map.kindOfPage)(page) === "index" ? "clean" : "slash");
      }
      function noteForm(forms, page, pathname) {
        if ((0, site_address.pageName)(page) !== "")
          addForm(forms, `${(0, site_map.kindOfPage)(page)} ${formIn(pathname)}`, 1);
      }
      function addForms(forms, others) {
        for (const [form, count] of others)
          addForm(forms, form, count);
      }
      function addForm(forms, form, count) {
        forms.set(form, (forms.get(form) ?? 0) + count);
      }
      function mostCommonForm(page, forms, isAllowed = () => true) {
        const count = (form) => forms.get(`${(0, site_map.kindOfPage)(page)} ${form}`) ?? 0;
        const [best] = FORMS.filter(isAllowed).sort((a, b) => count(b) - count(a));
        return best !== void 0 && count(best) > 0 ? best : void 0;
      }
      var inline_text = __webpack_require__(73298);
      ;
      const NO_HOST = `http://${site_address.UNKNOWN_HOST}`;
      const MAX_FOLLOWED = 20;
      const MARK = "\0";
      const EXPECTED_FILES = ["llms-full.txt", "llms.txt", "robots.txt", "sitemap.xml"];
      function hasExpectedName(page) {
        return (0, pages.isNotFoundPage)(page) || EXPECTED_FILES.includes((0, site_address.pageName)(page));
      }
      class PageAddresses {
        /** The site's origin; empty if the site address is unknown. */
        #host;
        #site;
        /** Destination of each redirect page, by path. */
        #redirects;
        /** Forms of canonical addresses, and then of links. Pages named `index.html` are counted separately. */
        #canonicalForms = /* @__PURE__ */ new Map();
        #navigationForms = /* @__PURE__ */ new Map();
        #links = noLinks();
        /** Path of each page's own canonical address. */
        #own = /* @__PURE__ */ new Map();
        /** Form of each page's address in the navigation. */
        #named = /* @__PURE__ */ new Map();
        constructor({ files, basePath }, origin) {
          this.#host = origin ?? "";
          this.#site = new site_map.SiteMap(new Set(files.map(({ path }) => path)), { origin: origin ?? NO_HOST, basePath });
          this.#redirects = new Map(files.flatMap(({ path, redirect }) => redirect === void 0 ? [] : [[path, redirect]]));
        }
        get origin() {
          return this.#site.origin;
        }
        /** Whether the site is served at the root of its host. */
        get isAtRoot() {
          return this.#site.pathnameOf("") === "/";
        }
        /** Returns the site file at an address, or undefined if no file exists there or the address is on another host. */
        fileAt(address) {
          return this.#site.fileAt(address);
        }
        /** Returns the file at an address, or the file to which the redirect page at the address leads. */
        leadsTo(address) {
          return this.#follow(address)?.file;
        }
        #follow(address) {
          let hash = "";
          let next = address;
          for (let steps = 0; steps <= MAX_FOLLOWED; steps++) {
            const url = (0, parse_url.D)(next, this.#site.origin);
            const file = url === null ? void 0 : this.#site.fileAt(url);
            if (url === null || file === void 0)
              return void 0;
            hash = url.hash || hash;
            const redirect = this.#redirects.get(file);
            if (redirect === void 0)
              return { file, hash };
            next = redirect;
          }
          return void 0;
        }
        /** Resolves an address that a page contains, relative to the address of the page or of its `base` element. */
        resolve(value, page) {
          return (0, parse_url.D)(value, typeof page === "string" ? this.#site.urlOf(page) : page);
        }
        /** Whether an address in a page is inside the site, and the site has no file there. */
        isMissing(value, page) {
          const url = this.resolve(value, page);
          const isInside = url?.href.startsWith(this.#site.urlOf("")) === true;
          return url !== null && isInside && this.fileAt(url.href) === void 0;
        }
        noteCanonical({ file, canonical }) {
          const url = canonical && (0, parse_url.D)(canonical.value, this.#site.origin);
          if (url == null || this.fileAt(url.pathname) !== file.path)
            return;
          if (url.origin !== this.#site.origin && url.pathname.endsWith("/index"))
            return;
          noteForm(this.#canonicalForms, file.path, url.pathname);
          this.#own.set(file.path, url.pathname);
        }
        /** Notes the form in which the site's own navigation names a page. */
        noteNavigation(page, href) {
          const { pathname } = (0, parse_url.D)(href, this.#site.origin) ?? {};
          if (pathname === void 0 || !(0, pages.isPage)(page))
            return;
          const form = formIn(pathname);
          if (isServed(page, form))
            this.#named.set(page, form);
          noteForm(this.#navigationForms, page, pathname);
        }
        /** Notes the form of a link in the navigation of the start page. */
        noteNavigationLink(href, base) {
          const url = this.resolve(href, base);
          const file = url === null || href.startsWith("#") ? void 0 : this.fileAt(url.href);
          if (url !== null && file !== void 0 && (0, pages.isPage)(file))
            noteForm(this.#links.navigation, file, url.pathname);
        }
        /** Returns the Markdown target of a link or image on a page, or undefined if the scheme is not allowed. */
        targetOf(href, base) {
          if (href.startsWith("#") && typeof base === "string")
            return (0, inline_text.Cm)(href);
          const url = this.resolve(href, base);
          if (url === null || href === "")
            return void 0;
          if (!/^https?:$/.test(url.protocol))
            return /^(?:mailto|tel):$/.test(url.protocol) ? (0, inline_text.Cm)(url.href) : void 0;
          const { file, hash } = this.#follow(url.href) ?? {};
          if (file === void 0 || hash === void 0 || !(0, pages.isPage)(file))
            return (0, inline_text.Cm)(url.origin === NO_HOST ? url.pathname + url.search + url.hash : url.href);
          noteForm(this.#links.content, this.fileAt(url.href) ?? file, url.pathname);
          if ((0, pages.isNotFoundPage)(file))
            this.#links.errorPages.add(file);
          return `${MARK}${file}${MARK}${(0, inline_text.Cm)(hash)}`;
        }
        /** Returns the forms that were counted since the last call. */
        takeLinkForms() {
          const forms = this.#links;
          this.#links = noLinks();
          return forms;
        }
        addLinkForms({ content, navigation, errorPages }) {
          for (const page of errorPages)
            this.#links.errorPages.add(page);
          addForms(this.#links.content, content);
          addForms(this.#links.navigation, navigation);
        }
        /** Whether the content of a page links to this error page, so that it may be a page for readers. */
        isLinkedErrorPage(page) {
          return this.#links.errorPages.has(page);
        }
        /** Returns the Markdown with addresses instead of the page paths that `targetOf` wrote. */
        withTargets(markdown, markdownOf) {
          return markdown.split(MARK).map((part, at) => at % 2 === 0 ? part : (0, inline_text.Cm)(this.urlOf(markdownOf(part) ?? this.nameOf(part)))).join("");
        }
        /** Returns the path below the base path, or undefined outside the site. */
        pathOf(url) {
          return this.#site.pathIn(url);
        }
        /** Returns the path of a file from the root of the host. */
        pathnameOfFile(path) {
          return this.#site.pathnameOf(path);
        }
        /** Returns the address of a file: a path from the root of the host, with the host if it is known. */
        urlOf(path) {
          return this.#host + this.#site.pathnameOf(path);
        }
        pageUrl(page) {
          return this.#host + this.pathnameOf(page);
        }
        /** Returns the path of the canonical address that a page had before this run, if it leads to the page. */
        ownPathnameOf(page) {
          return this.#own.get(page);
        }
        /** Returns the path of a page's canonical address, from the root of the host. */
        pathnameOf(page) {
          return this.ownPathnameOf(page) ?? this.#site.pathnameOf(this.nameOf(page));
        }
        /** Returns the path of a page in the form that the site uses for similar pages. */
        nameOf(page) {
          const name = (0, site_address.pageName)(page);
          if (name === "" || name === "index" && this.#site.has("index.html"))
            return "";
          const address = this.#site.inForm(page, this.#formOf(page));
          return this.#site.find(address) === page && !EXPECTED_FILES.includes(address) ? address : page;
        }
        /** A host redirects a form that does not fit the file, so only canonical addresses can decide for such a form. */
        #formOf(page) {
          const canonical = mostCommonForm(page, this.#canonicalForms);
          if (canonical !== void 0)
            return canonical;
          const sources = [this.#navigationForms, this.#links.navigation, this.#links.content];
          const served = sources.map((forms) => mostCommonForm(page, forms, (form) => isServed(page, form)));
          return this.#named.get(page) ?? served.find((form) => form !== void 0);
        }
      }
    })
  ),
  /***/
  52194: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        JW: () => (
          /* binding */
          manifestLoads
        ),
        /* harmony export */
        _S: () => (
          /* binding */
          SiteScanner
        ),
        /* harmony export */
        bS: () => (
          /* binding */
          asBuffer
        ),
        /* harmony export */
        digestServedPage: () => (
          /* binding */
          digestServedPage
        ),
        /* harmony export */
        g_: () => (
          /* binding */
          digestPage
        ),
        /* harmony export */
        loadsOf: () => (
          /* binding */
          loadsOf
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15300);
      var _html_css_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69285);
      var _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9936);
      var _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63135);
      var _record_content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27241);
      var _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44825);
      var _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39363);
      var _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22320);
      var _values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4756);
      var _values_sitemap_scanner_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80523);
      const MAX_FILE_BYTES = 64 * 1024 * 1024;
      function isScanned(path) {
        return /\.(?:html?|css|xml)$/i.test(path) || isRobots(path);
      }
      function isRobots(path) {
        return /(?:^|\/)robots\.txt$/i.test(path);
      }
      function digestPage(bytes) {
        const { title, content } = digestServedPage(bytes);
        return { title, content };
      }
      function digestServedPage(bytes, options = {}) {
        const collected = new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__.hX({ isComplete: true });
        const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__.z(new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__.a(), new _record_content_js__WEBPACK_IMPORTED_MODULE_4__.e(), collected);
        const utf8 = (0, _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__.U)(asBuffer(bytes), "html");
        new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__.Y(utf8, page, options).scan();
        const { levels } = collected;
        const { title, content, loads } = page.finish();
        const { unusual, sheets, earlierHeads } = collected;
        return { title, content, loads, details: { utf8, levels, unusual, sheets, earlierHeads } };
      }
      function loadsOf(path, bytes) {
        if (!isScanned(path))
          return void 0;
        const scanner = new SiteScanner(0);
        scanner.scan(path, bytes);
        return manifestLoads(scanner.drain()?.files[0]);
      }
      function manifestLoads(file) {
        return file !== void 0 && ["page", "robots", "sitemap"].includes(file.type) ? file.loads : void 0;
      }
      const DIGEST_LENGTH = 32;
      function digestOf(values) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", [...values].join("\n")).slice(0, DIGEST_LENGTH);
      }
      class SiteScanner {
        #scanner;
        #table = new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__.a();
        #content = new _record_content_js__WEBPACK_IMPORTED_MODULE_4__.e();
        #loads = new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__.hX();
        #files = [];
        #sent = 0;
        #pieces = [];
        #pieceBytes = 0;
        constructor(scanner) {
          this.#scanner = scanner;
        }
        /** Scans a whole file if it is a page, style sheet or sitemap. Does not keep the bytes. */
        scan(path, bytes) {
          const content = asBuffer(bytes);
          const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__.z(this.#table, this.#content, this.#loads);
          if ((0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_9__.isPage)(path)) {
            scanPage(content, page);
            this.#push(path, "page", page);
          } else if (/\.css$/i.test(path)) {
            page.addAll("resource", (0, _html_css_scanner_js__WEBPACK_IMPORTED_MODULE_1__.U)((0, _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__.U)(content, "css").toString()));
            this.#push(path, "stylesheet", page);
          } else if (/\.xml$/i.test(path)) {
            const addresses = (0, _values_sitemap_scanner_js__WEBPACK_IMPORTED_MODULE_10__.S)((0, _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__.U)(content, "xml").toString());
            if (addresses === void 0)
              return;
            const all = [...addresses];
            for (const address of all)
              page.add("sitemap", address);
            this.#push(path, "sitemap", page, { addresses: digestOf(new Set(all.sort())) });
          } else if (isRobots(path)) {
            const text = content.toString();
            const refused = (0, _values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__.Le)((0, _values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__.xF)(text));
            const sitemaps = (0, _values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__.U8)(text).map(_record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__.tP).join("");
            this.#push(path, "robots", page, { refused, ...sitemaps !== "" && { sitemaps } });
          }
        }
        /** Keeps a piece of a file. Only one file can arrive in pieces at a time. */
        keepPiece(path, bytes) {
          if (!isScanned(path))
            return;
          this.#pieceBytes += bytes.length;
          if (this.#pieceBytes <= MAX_FILE_BYTES)
            this.#pieces.push(Buffer.from(bytes));
          else
            this.#pieces = [];
        }
        scanPieces(path) {
          const pieces = this.#pieces;
          const isTooLarge = this.#pieceBytes > MAX_FILE_BYTES;
          this.#pieces = [];
          this.#pieceBytes = 0;
          if (isTooLarge)
            this.#push(path, "unread", new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__.z(this.#table, this.#content, this.#loads));
          else
            this.scan(path, Buffer.concat(pieces));
        }
        /** Returns the files scanned since the last call, or undefined if there are none. */
        drain() {
          if (this.#files.length === 0)
            return void 0;
          const batch = {
            scanner: this.#scanner,
            files: this.#files,
            values: this.#table.values.slice(this.#sent),
            kinds: this.#table.kinds.slice(this.#sent)
          };
          this.#files = [];
          this.#sent = this.#table.values.length;
          return batch;
        }
        #push(path, type, page, loads) {
          this.#files.push({ path, type, ...page.finish(), ...loads && { loads } });
        }
      }
      function scanPage(bytes, page) {
        new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__.Y((0, _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__.U)(bytes, "html"), page).scan();
      }
      function asBuffer(bytes) {
        return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      }
    })
  ),
  /***/
  80523: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        S: () => (
          /* binding */
          sitemapUrls
        ),
        /* harmony export */
        q: () => (
          /* binding */
          sitemapEntries
        )
        /* harmony export */
      });
      var entities_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81161);
      const ROOT = /<((?:[\w-]+:)?)(?:urlset|sitemapindex)[\s>]/;
      const COMMENTS = /<!--[^]*?(?:-->|$)/g;
      const MAX_PROLOG = 4096;
      const MAX_ADDRESS = 4096;
      function sitemapUrls(xml) {
        const entries = sitemapEntries(xml);
        return entries && urlsOf(entries);
      }
      function sitemapEntries(xml) {
        const prefix = ROOT.exec(xml.slice(0, MAX_PROLOG).replace(COMMENTS, ""))?.[1];
        return prefix === void 0 ? void 0 : entriesIn(xml, prefix);
      }
      function* urlsOf(entries) {
        for (const { url } of entries)
          yield url;
      }
      function* entriesIn(xml, prefix) {
        let entry = {};
        for (const { name, text } of elementsIn(xml, prefix)) {
          if (name === "loc" && entry.url === void 0)
            entry.url = text;
          else if (name === "lastmod" && entry.lastModified === void 0)
            entry.lastModified = text;
          else {
            if (entry.url !== void 0)
              yield { url: entry.url, lastModified: entry.lastModified };
            entry = name === "loc" ? { url: text } : {};
          }
        }
        if (entry.url !== void 0)
          yield { url: entry.url, lastModified: entry.lastModified };
      }
      function* elementsIn(xml, prefix) {
        const token = new RegExp(`<!--|<!\\[CDATA\\[|<${prefix}(loc|lastmod|url|sitemap)(?=[\\s>])`, "g");
        for (let match = token.exec(xml); match !== null; match = token.exec(xml)) {
          const [text, name = ""] = match;
          if (text.startsWith("<!")) {
            const close = text === "<!--" ? "-->" : "]]>";
            const end2 = xml.indexOf(close, token.lastIndex);
            if (end2 < 0)
              return;
            token.lastIndex = end2 + close.length;
            continue;
          }
          if (name === "url" || name === "sitemap") {
            yield { name: "entry", text: "" };
            continue;
          }
          const start = xml.indexOf(">", match.index) + 1;
          const end = xml.indexOf(`</${prefix}${name}`, match.index);
          if (start === 0 || end < 0)
            return;
          token.lastIndex = Math.max(start, end);
          if (end >= start && end - start <= MAX_ADDRESS)
            yield { name, text: textOf(xml.slice(start, end)) };
        }
      }
      function textOf(xml) {
        const text = xml.split(/(<!\[CDATA\[[^]*?\]\]>)/).map((part) => /^<!\[CDATA\[([^]*)\]\]>$/.exec(part)?.[1] ?? (0, entities_decode__WEBPACK_IMPORTED_MODULE_0__.ey)(part.replace(COMMENTS, ""))).join("");
        return text.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, "");
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
  )
};
export {
  id,
  ids,
  modules
};
