const id = 4641;
const ids = [4641];
const modules = {
  /***/
  74641: (
    /***/
    ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {
      var sources_files = __webpack_require__(89181);
      var renderer = __webpack_require__(29061);
      var docs_sources = __webpack_require__(77998);
      var serve_tasks = __webpack_require__(19973);
      var watched_files = __webpack_require__(1222);
      var external_node_path_ = __webpack_require__(76760);
      var sources_targets = __webpack_require__(93860);
      ;
      class Hrefs {
        #basePath;
        /** Without a base path, addresses are relative, so that the site works in any folder on any host or disk. */
        constructor(basePath) {
          this.#basePath = basePath;
        }
        /** Returns the address that the page `from` uses for the file `to`. The path `from` has no extension. */
        to(from, to) {
          if (this.#basePath !== "")
            return `${this.#basePath}/${encodePath(to)}`;
          const path = encodePath(external_node_path_.posix.relative(external_node_path_.posix.dirname(from), to));
          return path.split("/")[0]?.includes(":") ? `./${path}` : path || "./";
        }
        /** Returns the address for a link in a source. A dead link remains dead in the export. */
        of(target, page, targets) {
          if ((0, sources_targets.ge)(target) || (0, sources_targets.fA)(target))
            return target;
          const found = targets.find(target, page);
          if (found === void 0)
            return target.startsWith("/") ? this.#basePath + target : target;
          return this.to(page.path, found.kind === "page" ? `${found.path}.html` : found.path) + found.rest;
        }
      }
      function encodePath(path) {
        return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
      }
      var external_node_fs_ = __webpack_require__(73024);
      var source_problems = __webpack_require__(41160);
      var lib = __webpack_require__(33504);
      var collect = __webpack_require__(66070);
      var content_element = __webpack_require__(70848);
      ;
      const REMOVED = /^(on[A-Z].*|on[a-z]+|style|key|ref|dangerouslySetInnerHTML|noZoom|noAnchor|srcDoc|actions|actionsPlacement|formAction)$/;
      function safeProperties(properties) {
        const kept = /* @__PURE__ */ new Map();
        for (const [name, value] of Object.entries(properties)) {
          if (REMOVED.test(name))
            continue;
          if (name === "className" || name === "class") {
            const classes = keptClasses(value);
            if (classes.length > 0)
              kept.set("className", classes);
          } else if (typeof value === "string" && (0, collect.Kh)(value))
            continue;
          else if (["string", "number", "boolean"].includes(typeof value) || Array.isArray(value))
            kept.set(name, value);
        }
        return Object.fromEntries(kept);
      }
      const OWN_CLASS = /^(contains-task-list|task-list-item|footnotes|sr-only|lead|title|label|hint|icon)$/;
      function keptClasses(value) {
        const classes = (Array.isArray(value) ? value : String(value).split(/\s+/)).map(String);
        return classes.filter((name) => OWN_CLASS.test(name));
      }
      ;
      const TAGS = {
        Steps: "ol",
        Step: "li",
        "Tree.Folder": "li",
        "Tree.File": "li",
        "Color.Row": "li",
        "Color.Item": "li",
        Tree: "ul",
        Color: "ul",
        Frame: "figure",
        Badge: "span",
        Tooltip: "span",
        Latex: "code",
        Accordion: "details",
        Expandable: "details",
        Tab: "details"
      };
      function contentHtml(tree, hrefOf) {
        return `${(0, lib.V)({ type: "root", children: convert(tree, hrefOf) }).trim()}
`;
      }
      function convert(nodes, hrefOf) {
        return nodes.map((node) => {
          if (node.type !== "element")
            return node;
          if (node.tagName === "CodeBlock")
            return codeBlock(node);
          return /^[A-Z]/.test(node.tagName) ? component(node, hrefOf) : plain(node, hrefOf);
        });
      }
      function plain({ tagName, properties: given, children }, hrefOf) {
        const properties = safeProperties(given);
        for (const name of (0, collect.CL)(tagName)) {
          const target = properties[name];
          if (typeof target === "string")
            properties[name] = hrefOf(target);
        }
        if (tagName === "img")
          properties["loading"] = "lazy";
        if (tagName === "pre")
          properties["tabIndex"] = 0;
        const element = { type: "element", tagName, properties, children: convert(children, hrefOf) };
        linkHeading(element);
        return tagName === "table" ? (0, content_element.h)("div.table", { tabIndex: 0 }, [element]) : element;
      }
      function component(element, hrefOf) {
        const { tagName, children } = element;
        const id2 = (0, content_element.Pu)(element, "id");
        const properties = id2 === "" ? {} : { id: id2 };
        const tag = TAGS[tagName] ?? "div";
        const look = `${tag}.${tagName.toLowerCase().replace(".", "-")}`;
        const content = convert(children, hrefOf);
        if (tag !== "details")
          return (0, content_element.h)(look, { ...properties, ...ownProperties(element) }, content);
        const [summary, ...rest] = content;
        const open = tagName === "Tab" || (0, content_element.vM)(element, "defaultOpen");
        return (0, content_element.h)(look, { open }, [...summary ? [summary] : [], (0, content_element.h)("div.panel", properties, rest)]);
      }
      function linkHeading(element) {
        const id2 = (0, content_element.Pu)(element, "id");
        if (id2 === "" || !/^h[2-4]$/.test(element.tagName))
          return;
        const href = `#${encodeURI(id2)}`;
        element.children.push((0, content_element.h)("a.anchor", { href, ariaHidden: "true", tabIndex: -1 }, ["#"]));
      }
      function ownProperties(component2) {
        const { tagName } = component2;
        if (tagName === "Tooltip")
          return { title: (0, content_element.Pu)(component2, "tip") || void 0 };
        return tagName === "Step" ? { value: (0, content_element.Pu)(component2, "stepNumber") || void 0 } : {};
      }
      function codeBlock(block) {
        const language = (0, content_element.Pu)(block, "language");
        const [caption, code = caption] = block.children;
        const text = code ? (0, content_element.P_)(code) : "";
        const properties = { ...language !== "" && { dataLanguage: language }, tabIndex: 0 };
        const pre = (0, content_element.h)("pre", properties, [(0, content_element.h)("code", {}, [text])]);
        return caption && caption !== code ? (0, content_element.h)("figure.code-file", {}, [caption, pre]) : pre;
      }
      ;
      function pageData({ buildId, basePath }, { path, title, html }) {
        const content = ["$", "div", null, { id: "content", dangerouslySetInnerHTML: { __html: html } }];
        const tree = {
          b: buildId,
          p: basePath,
          c: ["", ...path.split("/")],
          f: [["$", "title", null, { children: title }]]
        };
        return `1:"$Sreact.fragment"
2:${JSON.stringify(content)}
0:${JSON.stringify({ ...tree, i: "$L2" })}
`;
      }
      function buildManifests({ buildId, pages }) {
        const folder = `_next/static/${buildId}`;
        const routes = pages.map(({ path }) => `/${path}`);
        return [
          [`${folder}/_buildManifest.js`, `self.__BUILD_MANIFEST=${JSON.stringify({ sortedPages: routes })}
`],
          [`${folder}/_ssgManifest.js`, "self.__SSG_MANIFEST=new Set\n"]
        ];
      }
      var html_document = __webpack_require__(12156);
      var navigation_entries = __webpack_require__(82087);
      ;
      class Navigation {
        #entries;
        #pages;
        #hrefs;
        /** `entries`: entries from the settings; if undefined or empty, the navigation contains all pages. */
        constructor(entries, pages, hrefs) {
          this.#hrefs = hrefs;
          this.#pages = new Map(pages.map((page) => [page.path, page]));
          const all = entries === void 0 || entries.length === 0 ? pages.map(entryOf) : entries;
          this.#entries = all.flatMap((entry) => this.#existing(entry));
        }
        /** First page in the navigation, which is also the home page of a site without an index page. */
        get first() {
          return this.#pages.get(this.paths[0] ?? "");
        }
        /** Paths of the pages that readers find in the navigation, in its order. */
        get paths() {
          return pathsOf(this.#entries);
        }
        of(path) {
          let entries = this.#entries;
          let divisions = "";
          for (let level = entries.filter(isDivision); level.length > 0; level = entries.filter(isDivision)) {
            const sections = level.filter(isSection);
            const current = sections.find((section) => pathsOf([section]).includes(path)) ?? sections[0];
            const links = level.map((division) => this.#divisionLink(division, path, division === current));
            if (links.length > 1)
              divisions += `<ul>${links.join("")}</ul>`;
            entries = [...entries.filter((entry) => !isDivision(entry)), ...current?.entries ?? []];
            if (current?.root !== void 0)
              entries.unshift(current.root);
          }
          return { divisions, sidebar: this.#list(entries, path) };
        }
        /** Removes missing and hidden pages, and sections that become empty. */
        #existing(entry) {
          if ("page" in entry) {
            const page = this.#existingPage(entry);
            return page === void 0 ? [] : [page];
          }
          if ("href" in entry)
            return [entry];
          const { root, ...section } = entry;
          const entries = entry.entries.flatMap((inner) => this.#existing(inner));
          const existing = root && this.#existingPage(root);
          if (existing === void 0)
            return entries.length === 0 ? [] : [{ ...section, entries }];
          return [{ ...section, root: existing, entries }];
        }
        #existingPage(entry) {
          const page = this.#pages.get(entry.page) ?? this.#pages.get(`${entry.page}/index`);
          return page === void 0 || page.hidden || entry.hidden ? void 0 : { ...entry, page: page.path };
        }
        #list(entries, current) {
          const items = entries.map((entry) => {
            if ("page" in entry)
              return `<li>${this.#pageLink(entry.page, current)}</li>`;
            if ("href" in entry)
              return `<li><a href="${(0, html_document.X1)(entry.href)}">${(0, html_document.X1)(entry.label)}</a></li>`;
            const label = entry.root === void 0 ? (0, html_document.X1)(entry.label) : this.#pageLink(entry.root.page, current, entry.label);
            return `<li><p class="section">${label}</p>${this.#list(entry.entries, current)}</li>`;
          });
          return items.length === 0 ? "" : `<ul>${items.join("")}</ul>`;
        }
        #pageLink(path, current, label = this.#pages.get(path)?.label ?? path) {
          const mark = path === current ? ' aria-current="page"' : "";
          return `<a href="${this.#hrefs.to(current, `${path}.html`)}"${mark}>${(0, html_document.X1)(label)}</a>`;
        }
        #divisionLink(division, current, isCurrent) {
          const mark = isCurrent ? ' aria-current="true"' : "";
          const href = "href" in division ? (0, html_document.X1)(division.href) : this.#hrefs.to(current, `${pathsOf([division])[0] ?? ""}.html`);
          return `<li><a href="${href}"${mark}>${(0, html_document.X1)(division.label)}</a></li>`;
        }
      }
      function pathsOf(entries) {
        return (0, navigation_entries.E0)(entries).map(({ page }) => page);
      }
      function entryOf({ path: page }) {
        return { page, hidden: false, place: { file: "", line: 1, column: 1 } };
      }
      function isSection(entry) {
        return "entries" in entry;
      }
      function isDivision(entry) {
        return "kind" in entry && entry.kind === "division";
      }
      ;
      function pageHtml(site, page) {
        const { divisions, sidebar } = site.navigation.of(page.path);
        const body = [
          topBar(site, page),
          divisions && `<nav class="divisions" aria-label="Sections">${divisions}</nav>`,
          '<div class="layout">',
          `<nav class="sidebar" id="sidebar" popover aria-label="Pages">
${sidebar}
</nav>`,
          '<main id="content-area">',
          `<article id="content">
${page.html}</article>`,
          "</main>",
          "</div>"
        ];
        const title = `${page.title} \xB7 ${site.settings?.name ?? site.domain}`;
        return (0, html_document.rN)(title, headOf(site, page), body.filter(Boolean).join("\n"));
      }
      function headOf(site, page) {
        const href = (path) => site.hrefs.to(page.path, path);
        const canonical = page.canonical ?? canonicalUrl(site, page.path);
        return [
          // From this tag, the checks know that an export does not contain the files that the service creates on request.
          meta("generator", "Mintlify"),
          meta("description", page.description),
          meta("version", site.version),
          meta("commit", site.commit),
          meta("build-id", site.buildId),
          `<link rel="canonical" href="${(0, html_document.X1)(canonical)}">
`,
          '<link rel="icon" href="data:,">\n',
          `<link rel="stylesheet" href="${href(site.assets.css)}">
`,
          `<script defer src="${href(site.assets.script)}"><\/script>
`
        ].join("");
      }
      function topBar(site, page) {
        const { version, domain, settings, searchNote } = site;
        const note = searchNote === void 0 ? "" : ` data-note="${(0, html_document.X1)(searchNote)}"`;
        const search = `type="button" aria-label="Open search"${note}`;
        const badge = version === void 0 ? "" : `<span class="version">${(0, html_document.X1)(version)}</span>`;
        const home = site.hrefs.to(page.path, "index.html");
        return `<header class="bar" id="navbar">
<button class="menu" popovertarget="sidebar">Menu</button>
<a class="brand" href="${home}">${(0, html_document.X1)(settings?.name ?? domain)}</a>${badge}
<button id="search-bar-entry" ${search}>Search\u2026</button>
<button id="search-bar-entry-mobile" ${search}>Search</button>
</header>`;
      }
      function canonicalUrl({ domain, basePath }, path) {
        return `https://${domain}${basePath}/${encodePath(path.replace(/(^|\/)index$/, ""))}`;
      }
      function meta(name, content) {
        return content ? `<meta name="${name}" content="${(0, html_document.X1)(content)}">
` : "";
      }
      var external_node_crypto_ = __webpack_require__(77598);
      ;
      const DEFAULT_BUILD_ID = "emulator";
      function assetPath(folder, extension, content, buildId) {
        const digest = (0, external_node_crypto_.hash)("sha256", buildId + content);
        return `_next/static/${folder}/a0${digest.slice(0, 14)}.${extension}`;
      }
      var own_file = __webpack_require__(60191);
      ;
      async function* renderSite(rendering) {
        const { sources, docs, renderer: renderer2, request, folder } = rendering;
        const { paths, variant } = request;
        const selected = sources.pages.filter(({ path }) => paths?.includes(path) ?? true);
        const targets = new sources_targets.Ht(selected, sources.others);
        const { site, assets } = await siteOf(sources, selected, request);
        const total = site.pages.length;
        let done = 0;
        (0, external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        const write = (path, text) => writeText(folder, path, text);
        const writePage = (content) => {
          write(`${content.path}.html`, pageHtml(site, content));
          write(`${content.path}.txt`, pageData(site, content));
        };
        const warnings = sources.problems.filter(({ kind }) => kind !== "missing-page" || paths === void 0).map(source_problems.fI);
        yield { done, total, warnings };
        const home = selected.some(({ path }) => path === "index") ? void 0 : site.navigation.first;
        for await (const { source, rendered: page } of renderer2.render(selected, sources.files)) {
          writePage(pageContent(page, source, targets, site, variant));
          if (source === home) {
            const content = pageContent(page, { ...source, path: "index" }, targets, site, variant);
            writePage({ ...content, canonical: canonicalUrl(site, home.path) });
          }
          const problems = page.problems.map((problem) => (0, source_problems.fI)({ ...problem, place: (0, source_problems.VV)(source.file, problem.place) }));
          yield { done: done += 1, total, warnings: problems };
        }
        for (const file of sources.others) {
          (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)((0, external_node_path_.join)(folder, file)), { recursive: true });
          (0, external_node_fs_.copyFileSync)((0, external_node_path_.join)(docs, file), (0, external_node_path_.join)(folder, file));
        }
        const made = [...assets, ...buildManifests(site), ...Object.entries(variant.files ?? {})];
        for (const [path, text] of made)
          write(path, text);
      }
      async function siteOf({ settings }, pages, { domain, version, commit, variant }) {
        const { basePath = "", buildId = DEFAULT_BUILD_ID, searchNote } = variant;
        const css = await (0, html_document._T)(assetUrl("site.css"));
        const script = (0, external_node_fs_.readFileSync)(assetUrl("site.js"), "utf8");
        const hrefs = new Hrefs(basePath);
        const assets = {
          css: assetPath("css", "css", css, buildId),
          script: assetPath("chunks", "js", script, buildId)
        };
        return {
          site: {
            domain,
            version,
            commit,
            buildId,
            basePath,
            searchNote,
            hrefs,
            settings,
            pages,
            assets,
            navigation: new Navigation(settings?.navigation, pages, hrefs)
          },
          assets: /* @__PURE__ */ new Map([
            [assets.css, css],
            [assets.script, script]
          ])
        };
      }
      function pageContent({ tree }, page, targets, { hrefs }, { changedPages = [] }) {
        const { path, title, description } = page;
        const change = changedPages.includes(path) ? "This sentence was added to the page." : "";
        const html = contentHtml(tree, (target) => hrefs.of(target, page, targets));
        return { path, title, description, html: html + (change && `<p>${change}</p>
`) };
      }
      function assetUrl(name) {
        return (0, own_file.PV)(`emulator/site/theme/assets/${name}`);
      }
      function writeText(folder, path, text) {
        const file = (0, external_node_path_.join)(folder, path);
        (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(file), { recursive: true });
        (0, external_node_fs_.writeFileSync)(file, text);
      }
      ;
      let onPage = () => void 0;
      const site_thread_renderer = new renderer.A({ withTree: true, onPage: (file) => onPage(file) });
      (0, serve_tasks.a)(async ({ docs, paths, skipped, site }, { parsing, ask }) => {
        const places = new Map(paths.map((path, at) => [path, at]));
        onPage = (file) => parsing(places.get(file));
        const files = { ...(0, sources_files.nG)(docs, paths), skipped };
        const sources = await (0, docs_sources.t)((0, watched_files.I)(files, (file) => parsing(places.get(file))));
        if (site !== void 0)
          for await (const progress of renderSite({ ...site, sources, docs, renderer: site_thread_renderer })) {
            parsing();
            await ask(progress);
          }
        const { pages, settings } = sources;
        const { paths: listed } = new Navigation(settings?.navigation, pages, new Hrefs(""));
        return [.../* @__PURE__ */ new Set([...listed, ...pages.map(({ path }) => path)])];
      });
    })
  ),
  /***/
  12156: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        X1: () => (
          /* binding */
          escapeText
        ),
        /* harmony export */
        _T: () => (
          /* binding */
          readStyle
        ),
        /* harmony export */
        rN: () => (
          /* binding */
          htmlDocument
        )
        /* harmony export */
      });
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
      var _runtime_own_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60191);
      async function readStyle(file) {
        const base = (0, _runtime_own_file_js__WEBPACK_IMPORTED_MODULE_1__.PV)("emulator/site/theme/assets/base.css");
        return `${await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(base, "utf8")}
${await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, "utf8")}`;
      }
      function htmlDocument(title, head, body) {
        return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)}</title>
${head}</head>
<body>
${body}
</body>
</html>
`;
      }
      function escapeText(text) {
        return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
