const id = 116;
const ids = [116];
const modules = {
  /***/
  57420: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DH: () => (
          /* binding */
          decoded
        ),
        /* harmony export */
        JR: () => (
          /* binding */
          isSkipped
        ),
        /* harmony export */
        Tl: () => (
          /* binding */
          BLOCK_NAMES
        ),
        /* harmony export */
        eX: () => (
          /* binding */
          languageOf
        ),
        /* harmony export */
        kg: () => (
          /* binding */
          textInside
        ),
        /* harmony export */
        w4: () => (
          /* binding */
          attributeOf
        )
        /* harmony export */
      });
      var domhandler__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36646);
      var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81161);
      const SKIPPED_NAMES = new Set("audio button canvas dialog embed footer form head iframe nav noscript object script select style svg template textarea title video".split(" "));
      const SKIPPED_ROLES = /* @__PURE__ */ new Set(["button", "navigation", "status", "tablist", "tooltip"]);
      const SKIPPED_CLASSES = /(?:^|\s)(?:eyebrow|sr-only|visually-hidden|toc|table-of-contents|headerlink|hash-link|lineno|linenos|linenodiv|theme-doc-toc\S*|pagination(?:-nav\S*)?|feedback(?:-toolbar\S*)?)(?:\s|$)/;
      const SKIPPED_IDS = /^(?:feedback-toolbar|page-context-menu\S*|changelog-filters\S*|multi-view-dropdown|chat-assistant-(?:sheet|textarea)\S*)$/;
      const BLOCK_NAMES = new Set("address article aside blockquote center dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 header hgroup hr li main menu ol p pre section summary table tbody td tfoot th thead tr ul".split(" "));
      function isSkipped(element) {
        const { name, attribs } = element;
        if (name === "input")
          return attribs["type"] !== "checkbox";
        const { role = "", class: classes = "", id: id2 = "" } = attribs;
        if (role === "tabpanel")
          return false;
        if (name === "summary")
          return isUndisplayed(attribs);
        return SKIPPED_NAMES.has(name) || isUndisplayed(attribs) || attribs["aria-hidden"] === "true" || SKIPPED_ROLES.has(role) || classes !== "" && SKIPPED_CLASSES.test(classes) || name === "div" && SKIPPED_IDS.test(id2) || asksForFeedback(element);
      }
      const FEEDBACK = /^\s*Was this page helpful\?\s*$/i;
      function asksForFeedback({ children }) {
        const only = children.length === 1 ? children[0] : void 0;
        return only !== void 0 && (0, domhandler__WEBPACK_IMPORTED_MODULE_0__.KH)(only) && only.data.includes("helpful?") && FEEDBACK.test(only.data);
      }
      function isUndisplayed({ hidden, style = "" }) {
        if (hidden !== void 0 && hidden.trim().toLowerCase() !== "until-found")
          return true;
        return style !== "" && /(?:^|;)\s*display\s*:\s*none\s*(?:;|!|$)/i.test(attributeOf(style));
      }
      function textInside(element, lineBreak = " ") {
        let text = "";
        const parts = [element];
        for (let part = parts.pop(); part !== void 0; part = parts.pop()) {
          if ("blockFrom" in part) {
            if (text.length === part.blockFrom || !text.endsWith(lineBreak))
              text += lineBreak;
          } else if ((0, domhandler__WEBPACK_IMPORTED_MODULE_0__.KH)(part))
            text += decoded(part.data);
          else if ((0, domhandler__WEBPACK_IMPORTED_MODULE_0__.dz)(part) && (part === element || !isSkipped(part))) {
            if (part.name === "br")
              text += lineBreak;
            else if (lineBreak === "\n" && part !== element && BLOCK_NAMES.has(part.name))
              parts.push({ blockFrom: text.length });
            for (let at = part.children.length - 1; at >= 0; at -= 1)
              parts.push(part.children[at]);
          }
        }
        return text;
      }
      function decoded(text) {
        return text.includes("&") ? (0, entities_decode__WEBPACK_IMPORTED_MODULE_1__.Gz)(text) : text;
      }
      function attributeOf(value = "") {
        return value.includes("&") ? (0, entities_decode__WEBPACK_IMPORTED_MODULE_1__.Im)(value) : value;
      }
      const LANGUAGE = /(?:^|\s)(?:language|lang|highlight)-([\w+#.-]{1,30})(?:\s|$)/;
      const NO_LANGUAGE = /* @__PURE__ */ new Set(["default", "none", "notranslate", "plaintext", "text"]);
      function languageOf(pre) {
        const code = pre.children.find((child) => (0, domhandler__WEBPACK_IMPORTED_MODULE_0__.dz)(child));
        const around = [pre.parent, pre.parent?.parent].filter((node) => node != null && (0, domhandler__WEBPACK_IMPORTED_MODULE_0__.dz)(node));
        for (const { attribs } of [pre, ...code === void 0 ? [] : [code], ...around]) {
          const named = attribs["language"] ?? attribs["data-language"] ?? attribs["data-lang"] ?? "";
          const language = /^[\w+#.-]{1,30}$/.exec(named)?.[0] ?? LANGUAGE.exec(attribs["class"] ?? "")?.[1];
          if (language !== void 0)
            return NO_LANGUAGE.has(language) ? "" : language;
        }
        return "";
      }
    })
  ),
  /***/
  22106: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Yx: () => (
          /* binding */
          redirectOf
        ),
        /* harmony export */
        wq: () => (
          /* binding */
          permalinksOf
        ),
        /* harmony export */
        xS: () => (
          /* binding */
          factsOf
        )
        /* harmony export */
      });
      var css_select__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35525);
      var entities_decode__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81161);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80459);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78370);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24302);
      var _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44292);
      var _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57420);
      var _markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73298);
      var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45016);
      var _selectors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49661);
      const ALTERNATE = /(?:^|\s)alternate(?:\s|$)/i;
      const FEED = /^\s*application\/(?:rss|atom)\+xml\b/i;
      const MARKDOWN = /^\s*text\/markdown\b/i;
      function factsOf(file, page, content) {
        const { head, places, document, text, encoding, endOfHead } = page;
        const byteAt = (place) => Buffer.byteLength(text.slice(0, place), encoding);
        const addressIn = (element, attribute) => element && {
          value: (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(element.attribs[attribute]),
          start: byteAt((0, _page_js__WEBPACK_IMPORTED_MODULE_1__.f)(element)),
          end: byteAt((0, _page_js__WEBPACK_IMPORTED_MODULE_1__.KJ)(element))
        };
        const all = (elements, name, attribute, value) => elements.filter((element) => element.name === name && element.attribs[attribute]?.toLowerCase() === value);
        const shown = places.filter(_selectors_js__WEBPACK_IMPORTED_MODULE_2__.a);
        const alternates = shown.filter(({ name, attribs }) => name === "link" && ALTERNATE.test(attribs["rel"] ?? ""));
        const [canonical, ...canonicals] = all(shown, "link", "rel", "canonical");
        const [ogUrl, ...ogUrls] = all(shown, "meta", "property", "og:url");
        const base = head.find((element) => element.name === "base" && element.attribs["href"] !== void 0);
        const meta = (name) => {
          const element = all(head, "meta", "name", name)[0] ?? all(head, "meta", "property", name)[0];
          return (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(element?.attribs["content"]).trim();
        };
        const description = meta("description") || meta("og:description");
        const html = htmlparser2__WEBPACK_IMPORTED_MODULE_3__.sM((element) => element.name === "html", [document]);
        return {
          file,
          title: titleOf(page, content),
          headTitle: headTitleOf(page),
          description: lineOf(description),
          summary: lineOf(description.split(/\n[\t\r ]*\n/, 1)[0] ?? ""),
          language: (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(html?.attribs["lang"]),
          siteName: lineOf(meta("og:site_name") || meta("application-name")),
          isPrivate: isPrivate(page),
          canonical: addressIn(canonical, "href"),
          ogUrl: addressIn(ogUrl, "content"),
          feeds: alternates.filter(({ attribs }) => FEED.test(attribs["type"] ?? "")).map(({ attribs }) => (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(attribs["href"])).filter(Boolean),
          hasMarkdownLink: alternates.some(({ attribs }) => MARKDOWN.test(attribs["type"] ?? "")),
          repeated: [
            ...canonicals.flatMap((element) => addressIn(element, "href") ?? []),
            ...ogUrls.flatMap((element) => addressIn(element, "content") ?? [])
          ],
          endOfHead: byteAt(endOfHead),
          startOfBody: startOfBody(page),
          base: base && (0, _selectors_js__WEBPACK_IMPORTED_MODULE_2__.a)(base) ? (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(base.attribs["href"]) : void 0
        };
      }
      const REACT_DATA = /__next_f|__remixContext|__reactRouterContext|\$_TSR/;
      function startOfBody({ document, text, encoding }) {
        const body = htmlparser2__WEBPACK_IMPORTED_MODULE_3__.sM(({ name }) => name === "body", document.children);
        if (body === null || encoding !== "utf8" || REACT_DATA.test(text))
          return void 0;
        const leads = (element) => /\/llms\.txt$/.test((0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(element.attribs["href"]).split(/[?#]/, 1)[0] ?? "");
        if (htmlparser2__WEBPACK_IMPORTED_MODULE_3__.dd((element) => element.name === "a" && leads(element), [body]))
          return void 0;
        return Buffer.byteLength(text.slice(0, (0, _page_js__WEBPACK_IMPORTED_MODULE_1__.Eq)(body, text)));
      }
      function lineOf(text) {
        return (0, _markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_4__.RK)(text).trim();
      }
      function titleOf(page, content) {
        const headingIn = (nodes) => htmlparser2__WEBPACK_IMPORTED_MODULE_3__.sM((element) => element.name === "h1", nodes);
        const heading = headingIn(content ? [content] : page.document.children);
        if (heading !== null)
          for (const link of permalinksOf(heading))
            htmlparser2__WEBPACK_IMPORTED_MODULE_5__.Nz(link);
        return textOf(heading) || headTitleOf(page) || textOf(headingIn(page.document.children));
      }
      function headTitleOf({ head }) {
        return textOf(head.find(({ name }) => name === "title"));
      }
      function textOf(element) {
        return element ? lineOf((0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.kg)(element)) : "";
      }
      const PERMALINK = (0, css_select__WEBPACK_IMPORTED_MODULE_6__.wE)('.headerlink, .hash-link, .anchor, [aria-hidden=true], a[href^="#"]');
      function permalinksOf(heading) {
        return (0, css_select__WEBPACK_IMPORTED_MODULE_6__.Ub)(PERMALINK, heading).filter((link) => link.attribs["aria-hidden"] === "true" || !/[\p{L}\p{N}]/u.test((0, entities_decode__WEBPACK_IMPORTED_MODULE_7__.Gz)(htmlparser2__WEBPACK_IMPORTED_MODULE_8__.a4(link))));
      }
      function isPrivate({ head }) {
        return head.some(({ name, attribs }) => {
          if (name !== "meta")
            return false;
          const isHeader = /^\s*x-robots-tag\s*$/i.test(attribs["http-equiv"] ?? "");
          return (0, _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_9__.qk)(isHeader ? "robots" : (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(attribs["name"]), (0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(attribs["content"]));
        });
      }
      function redirectOf({ head }) {
        const refresh = head.find((element) => element.name === "meta" && /^\s*refresh\s*$/i.test(element.attribs["http-equiv"] ?? "") && (0, _selectors_js__WEBPACK_IMPORTED_MODULE_2__.a)(element));
        return (0, _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_9__.Qc)((0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__.w4)(refresh?.attribs["content"]));
      }
    })
  ),
  /***/
  49661: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        a: () => (
          /* binding */
          isShown
        ),
        /* harmony export */
        u: () => (
          /* binding */
          finderOf
        )
        /* harmony export */
      });
      var css_select__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35525);
      var css_what__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
      var domhandler__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36646);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80459);
      function finderOf(list) {
        const queries = (0, css_what__WEBPACK_IMPORTED_MODULE_0__.q)(list).map((selector) => (0, css_select__WEBPACK_IMPORTED_MODULE_1__.wE)([selector]));
        return (document) => {
          let best = queries.length;
          let found;
          htmlparser2__WEBPACK_IMPORTED_MODULE_2__.sM((element) => {
            const at = queries.findIndex((query, place) => place < best && query(element));
            if (at >= 0 && isShown(element))
              [best, found] = [at, element];
            return best === 0;
          }, document.children);
          return found;
        };
      }
      function isShown({ parent }) {
        return !parent || !(0, domhandler__WEBPACK_IMPORTED_MODULE_3__.dz)(parent) || !/^(?:noscript|template)$/.test(parent.name) && isShown(parent);
      }
    })
  ),
  /***/
  40116: (
    /***/
    ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {
      var serve_tasks = __webpack_require__(19973);
      var site_scanner = __webpack_require__(52194);
      var page_addresses = __webpack_require__(48892);
      var selectors = __webpack_require__(49661);
      var legacy = __webpack_require__(68548);
      var querying = __webpack_require__(80459);
      var stringify = __webpack_require__(24302);
      var pages = __webpack_require__(15300);
      var content_elements = __webpack_require__(57420);
      var dist_node = __webpack_require__(36646);
      var inline_text = __webpack_require__(73298);
      ;
      const CALLOUT = /(?:^|\s)(?:callout|alert|admonition|theme-admonition)(?:\s|$)/;
      const STEPS = /(?:^|\s)steps(?:\s|$)/;
      const CODE_GROUP = /(?:^|\s)(?:code-group|codes)(?:\s|$)/;
      const TITLE_PART = /^(?:step|accordion|expandable|tab|update)-(?:title|label)$/;
      function outlineOf(content) {
        const holders = /* @__PURE__ */ new Set();
        const titles = /* @__PURE__ */ new Map();
        const tabs = /* @__PURE__ */ new Map();
        const waiting = [content];
        for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) {
          if (!(0, dist_node.dz)(node))
            continue;
          const role = node.attribs["role"];
          if (role === "tab")
            tabs.get(groupOf(node, tabs))?.push((0, content_elements.kg)(node));
          if (role === "tablist" && node.parent !== null)
            tabs.set(node.parent, []);
          if ((0, content_elements.JR)(node) && role !== "tablist")
            continue;
          if (role === "tabpanel") {
            const text = tabs.get(groupOf(node, tabs))?.shift();
            if (text !== void 0)
              titles.set(node, { node: void 0, text, isOfCode: isOfCode(node) });
          }
          if (isTitle(node) && node.parent !== null && (0, dist_node.dz)(node.parent) && !titles.has(node.parent))
            titles.set(node.parent, { node, text: "", isOfCode: isOfCode(node.parent) });
          if (content_elements.Tl.has(node.name))
            for (let at = node.parent; at !== null && !holders.has(at); at = at.parent)
              holders.add(at);
          for (let at = node.children.length - 1; at >= 0; at -= 1)
            waiting.push(node.children[at]);
        }
        const titleNodes = new Set([...titles.values()].map(({ node }) => node));
        return {
          isBlock: (element) => content_elements.Tl.has(element.name) || holders.has(element),
          isCallout: ({ attribs }) => attribs["data-callout-type"] !== void 0 || CALLOUT.test(attribs["class"] ?? ""),
          isSteps: ({ attribs }) => STEPS.test(attribs["class"] ?? ""),
          titleOf: (element) => titles.get(element),
          isTitle: (element) => titleNodes.has(element)
        };
      }
      function isTitle({ name, attribs, parent }) {
        if (name === "summary" || TITLE_PART.test(attribs["data-component-part"] ?? ""))
          return true;
        const around2 = parent?.parent;
        const isInSteps = around2 != null && (0, dist_node.dz)(around2) && STEPS.test(around2.attribs["class"] ?? "");
        return isInSteps && attribs["class"] === "title";
      }
      function isOfCode({ parent }) {
        return parent !== null && (0, dist_node.dz)(parent) && CODE_GROUP.test(parent.attribs["class"] ?? "");
      }
      function groupOf(element, groups) {
        let at = element;
        while (!groups.has(at) && at.parent !== null)
          at = at.parent;
        return at;
      }
      ;
      const MAX_DEPTH = 200;
      const MAX_INDENT = 12;
      function writeMarkdown(content, targetOf, title) {
        const writer = new MarkdownWriter(outlineOf(content), targetOf, title);
        const place = { depth: 0, indent: 0, titled: 0, isInTable: false, isInLink: false };
        return writer.blocks([content], place);
      }
      class MarkdownWriter {
        #outline;
        #targetOf;
        #title;
        #level = 1;
        constructor(outline, targetOf, title) {
          this.#outline = outline;
          this.#targetOf = targetOf;
          this.#title = title;
        }
        /** Returns blocks without surrounding empty lines. */
        blocks(nodes, place) {
          const blocks = [];
          let run = [];
          const endParagraph = () => {
            const text = this.#paragraph(run, place);
            if (text !== "")
              blocks.push(text);
            run = [];
          };
          for (const node of nodes) {
            if ((0, dist_node.dz)(node) && this.#outline.isTitle(node))
              continue;
            if (!(0, dist_node.dz)(node) || (0, content_elements.JR)(node) || !this.#outline.isBlock(node))
              run.push(node);
            else {
              endParagraph();
              for (const block of this.#block(node, { ...place, depth: place.depth + 1 }))
                blocks.push(block);
            }
          }
          endParagraph();
          return blocks;
        }
        #paragraph(nodes, place) {
          const lines = this.#inline(nodes, place).split("\n").map((line) => line.trim());
          const filled = lines.filter((line) => line !== "").map(inline_text.Kc);
          return filled.join(place.isInTable ? "<br>" : "\\\n");
        }
        #line(nodes, place) {
          return this.#inline(nodes, place).replaceAll("\n", " ").trim();
        }
        #block(element, place) {
          const { name, children, attribs } = element;
          if (place.depth > MAX_DEPTH)
            return [(0, inline_text.Kc)((0, inline_text.VV)((0, content_elements.kg)(element)).trim())].filter(Boolean);
          const title = this.#outline.titleOf(element);
          if (title !== void 0)
            return this.#titled(element, title, place);
          if (element === this.#title?.element)
            return [this.#title.block];
          if (/^h[1-6]$/.test(name))
            return this.#heading(children, Number(name[1]), place);
          if (name === "pre")
            return [this.#code(element, place)];
          if (name === "hr")
            return ["***"];
          if (name === "table" && !attribs["class"]?.includes("highlighttable"))
            return this.#table(element, place);
          if (name === "a")
            return this.#linkedBlocks(element, place);
          if (place.indent < MAX_INDENT) {
            const inner = { ...place, indent: place.indent + 1 };
            if (name === "blockquote" || this.#outline.isCallout(element))
              return quotation(this.blocks(children, inner));
            if (/^(?:ul|ol|menu)$/.test(name) && !this.#outline.isSteps(element))
              return this.#list(element, inner);
          }
          return this.blocks(children, place);
        }
        /** Writes a tab, step or accordion. Its title becomes a heading one level below the enclosing section's heading. */
        #titled(element, { node, text, isOfCode: isOfCode2 }, place) {
          const level = this.#level;
          const line = node === void 0 ? (0, inline_text.VV)(text).trim() : this.#line(node.children, place);
          const inner = { ...place, titled: place.titled + (isOfCode2 ? 0 : 1) };
          const heading = isOfCode2 ? line : `${"#".repeat(Math.min(6, level + inner.titled))} ${line}`;
          const blocks = this.blocks(element.children, inner);
          this.#level = level;
          return line === "" ? blocks : [heading, ...blocks];
        }
        #code(element, { isInTable }) {
          const code = (0, content_elements.kg)(element, "\n");
          if (!isInTable)
            return (0, inline_text.Vl)(code, (0, content_elements.eX)(element));
          return code.trimEnd().split("\n").map((line) => (0, inline_text.SS)(line, true)).join("<br>");
        }
        #heading(children, level, place) {
          const line = this.#line(children, place).replace(/(?<!#)#+$/, "\\$&");
          if (line === "")
            return [];
          this.#level = level;
          return [`${"#".repeat(level)} ${line}`];
        }
        /** Writes a card or another link that contains blocks. Only the first block becomes the link text. */
        #linkedBlocks({ attribs, children }, place) {
          const [first = "", ...rest] = this.blocks(children, { ...place, isInLink: true });
          const text = first.replace(/^#+ /, "");
          const target = this.#targetOf((0, content_elements.w4)(attribs["href"]));
          const isText = !/\n|^(?:```|[|>]|[-*] |\d+[.)] )/.test(text) && text !== "";
          return target === void 0 || place.isInLink || !isText ? [first, ...rest].filter(Boolean) : [`[${text}](${target})`, ...rest];
        }
        #list({ name, attribs, children }, place) {
          const first = /^\d{1,9}$/.test(attribs["start"] ?? "") ? Number(attribs["start"]) : 1;
          let isLoose = false;
          const items = [];
          for (const item of children) {
            if (!(0, dist_node.dz)(item) || (0, content_elements.JR)(item))
              continue;
            const blocks = this.blocks(item.name === "li" ? item.children : [item], place);
            if (blocks.length === 0)
              continue;
            const mark = name === "ol" ? `${first + items.length}. ` : "- ";
            const isTight = blocks.length === 1 || blocks.length === 2 && /^(?:- |\d+\. )/.test(blocks[1] ?? "");
            isLoose ||= !isTight;
            const text = blocks.join(isTight ? "\n" : "\n\n");
            items.push(mark + text.replace(/\n(?!\n)/g, `
${" ".repeat(mark.length)}`));
          }
          return items.length === 0 ? [] : [items.join(isLoose ? "\n\n" : "\n")];
        }
        #table(table, place) {
          if (place.isInTable)
            return this.blocks(table.children, place);
          const blocks = [];
          const rows = [];
          const parts = [...table.children].reverse();
          for (let part = parts.pop(); part !== void 0; part = parts.pop()) {
            if (!(0, dist_node.dz)(part) || (0, content_elements.JR)(part))
              continue;
            if (part.name === "tr")
              rows.push(this.#cells(part, place));
            else if (part.name === "caption")
              blocks.push(...this.blocks(part.children, place));
            else if (/^t(?:head|body|foot)$/.test(part.name))
              parts.push(...part.children.toReversed());
          }
          const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
          const [head, ...body] = rows;
          if (head === void 0 || width === 0)
            return blocks;
          const line = (cells) => `| ${cells.join(" | ")} |`;
          const first = [...head, ...Array(width - head.length).fill("")];
          const rule = Array(width).fill("---");
          return [...blocks, [line(first), line(rule), ...body.map(line)].join("\n")];
        }
        #cells(row, place) {
          const cells = row.children.filter((cell) => (0, dist_node.dz)(cell)).filter((cell) => /^t[dh]$/.test(cell.name));
          const inner = { ...place, depth: place.depth + 2, isInTable: true };
          return cells.map((cell) => this.blocks(cell.children, inner).map(inOneLine).join("<br>"));
        }
        /** A newline in the result is a line break in the page. `before`: the last character before the nodes. */
        #inline(nodes, place, before = "") {
          const text = new InlineText();
          text.last = before;
          for (const [at, node] of nodes.entries()) {
            if ((0, dist_node.KH)(node))
              text.add((0, inline_text.VV)((0, content_elements.DH)(node.data)));
            else if ((0, dist_node.dz)(node) && !(0, content_elements.JR)(node)) {
              const beside = { before: text.last, after: nodes[at + 1] };
              text.add(this.#inlineElement(node, { ...place, depth: place.depth + 1 }, beside));
            }
          }
          return text.parts.join("");
        }
        #inlineElement(element, place, beside) {
          const { name, children, attribs } = element;
          if (place.depth > MAX_DEPTH)
            return (0, inline_text.VV)((0, content_elements.kg)(element));
          if (name === "br")
            return "\n";
          if (name === "img")
            return this.#image(element);
          if (/^(?:code|kbd|samp|tt)$/.test(name))
            return (0, inline_text.SS)((0, content_elements.kg)(element), place.isInTable);
          if (name === "input")
            return attribs["checked"] === void 0 ? "[ ] " : "[x] ";
          if (name === "math")
            return this.#math(element, place);
          if (name === "a" && !place.isInLink) {
            const text2 = this.#inline(children, { ...place, isInLink: true }, beside.before);
            const target = this.#targetOf((0, content_elements.w4)(attribs["href"]));
            const line = text2.replaceAll("\n", " ");
            return target === void 0 || line.trim() === "" ? text2 : around(line, "[", `](${target})`);
          }
          const text = this.#inline(children, place, beside.before);
          const mark = Object.hasOwn(MARKS, name) ? MARKS[name] : void 0;
          return mark === void 0 ? text : emphasized(text, mark, beside);
        }
        #image({ attribs }) {
          const target = this.#targetOf((0, content_elements.w4)(attribs["src"]));
          const alt = (0, inline_text.VV)((0, content_elements.w4)(attribs["alt"])).trim();
          return target === void 0 ? alt : `![${alt}](${target})`;
        }
        /** Returns the TeX source of a formula if the page contains the source, and otherwise the text of the formula. */
        #math(element, place) {
          const isTex = ({ attribs }) => attribs["encoding"] === "application/x-tex";
          const tex = querying.sM(isTex, element.children);
          return tex === null ? (0, inline_text.VV)((0, content_elements.kg)(element)) : (0, inline_text.SS)((0, content_elements.kg)(tex), place.isInTable);
        }
      }
      const MARKS = { strong: "**", b: "**", em: "*", i: "*", del: "~~", s: "~~" };
      class InlineText {
        parts = [];
        last = "";
        add(part) {
          const next = /[ \n]|^$/.test(this.last) ? part.replace(/^ +/, "") : part;
          if (next === "")
            return;
          const before = this.parts.at(-1);
          if (before !== void 0 && this.last === "!" && next.startsWith("["))
            this.parts.splice(-1, 1, `${before.slice(0, -1)}\\!`);
          if (next.startsWith("`") && /(?<!\\)`$/.test(before ?? ""))
            this.parts.push(" ");
          this.parts.push(next);
          this.last = next.slice(-1);
        }
      }
      function around(text, start, end) {
        const trimmed = text.trim();
        const [before = "", after = ""] = text.split(trimmed, 2).map((space) => space === "" ? "" : " ");
        return `${before}${start}${trimmed}${end}${after}`;
      }
      function emphasized(text, mark, { before, after }) {
        const trimmed = text.trim();
        if (trimmed === "" || trimmed.includes("\n") || /[*~]/.test(before + trimmed.slice(0, 1) + trimmed.slice(-1)))
          return text;
        const isWord = (letter = "") => /[\p{L}\p{N}]/u.test(letter);
        const isBesideWord = after !== void 0 && (!(0, dist_node.KH)(after) || isWord(after.data[0]));
        const opens = isWord(trimmed[0]) || text.startsWith(" ") || !isWord(before);
        const closes = isWord(trimmed.at(-1)) || text.endsWith(" ") || !isBesideWord;
        return opens && closes ? around(text, mark, mark) : text;
      }
      function quotation(blocks) {
        return blocks.length === 0 ? [] : [`> ${blocks.join("\n\n").replaceAll("\n", "\n> ")}`.replaceAll("> \n", ">\n")];
      }
      function inOneLine(block) {
        return block.replace(/\n+/g, "<br>");
      }
      ;
      function pageMarkdown({ title, description }, content, targetOf) {
        const heading = `# ${(0, inline_text.VV)(title)}`;
        const lead = (0, inline_text.Kc)((0, inline_text.VV)(description));
        const text = textOfService(content);
        const own = querying.sM((element) => element.name === "h1", [text ?? content]);
        const isTitle2 = own !== null && title !== "" && (0, inline_text.RK)((0, content_elements.kg)(own)).trim() === title;
        const blocks = writeMarkdown(text ?? content, targetOf, isTitle2 ? { element: own, block: heading } : void 0);
        const start = blocks.findIndex((block) => block === heading);
        const above = text === void 0 ? [] : blocks.slice(0, start);
        const body = start < 0 || start > MAX_ABOVE ? blocks : [...above, ...blocks.slice(start + 1)];
        if (lead !== "" && body[0] === lead)
          body.shift();
        return [title && heading, lead && `> ${lead}`, ...body].filter(Boolean).join("\n\n").concat("\n");
      }
      const MAX_ABOVE = 3;
      function textOfService(content) {
        const isText = ({ attribs }) => attribs["id"] === "content";
        return querying.sM(isText, content.children.filter(dist_node.dz)) ?? void 0;
      }
      var page_page = __webpack_require__(45016);
      var page_facts = __webpack_require__(22106);
      var indexed_page = __webpack_require__(3729);
      ;
      function readSitePage({ file, source }, { addresses, findContent, hasMarkdown, hasSearch }) {
        if ((0, page_page.bJ)(source))
          return { unread: `${file.path} (UTF-16)` };
        const page = (0, page_page.NL)(source);
        if (page === void 0)
          return { unread: `${file.path} (elements nested too deeply)` };
        if (!isDocument(page, file.path) || leadsAway(page, file.path, addresses))
          return { noPage: file.path };
        const content = findContent(page.document);
        const facts = (0, page_facts.xS)(file, page, content);
        const base = baseOf(facts, addresses);
        for (const own of [facts.canonical, facts.ogUrl])
          if (own !== void 0)
            own.value = addresses.resolve(own.value, base)?.href ?? own.value;
        facts.feeds = facts.feeds.filter((feed) => addresses.isMissing(feed, base));
        const isWritten = hasMarkdown && content !== void 0 && (0, pages.countsAsPage)(file) && !facts.isPrivate;
        const targetOf = (address) => addresses.targetOf(address, base);
        if (!isWritten && content !== void 0)
          for (const link of legacy.yB("a", content))
            targetOf((0, content_elements.w4)(link.attribs["href"]));
        if (file.path === "index.html")
          for (const link of linksOutside(content, page.document))
            addresses.noteNavigationLink(link, base);
        return {
          facts,
          hasContent: content !== void 0,
          markdown: isWritten ? pageMarkdown(facts, content, targetOf) : void 0,
          indexed: hasSearch && content !== void 0 ? (0, indexed_page.N)(facts, content) : void 0
        };
      }
      function leadsAway(page, path, addresses) {
        const address = (0, page_facts.Yx)(page);
        const url = address === void 0 ? null : addresses.resolve(address, path);
        return url !== null && addresses.fileAt(url.href) !== path;
      }
      const VERIFICATION_CODE = /[\da-f]{8,}/i;
      const MAX_VERIFICATION_LENGTH = 200;
      function isDocument({ document, head }, path) {
        if (querying.sM(() => true, document.children) === null)
          return false;
        if (head.some(({ name }) => name === "title"))
          return true;
        const code = VERIFICATION_CODE.exec(path)?.[0];
        const text = code === void 0 ? "" : stringify.P_(document);
        return code === void 0 || text.length > MAX_VERIFICATION_LENGTH || !text.includes(code);
      }
      function baseOf({ file, base }, addresses) {
        const url = base === void 0 ? null : addresses.resolve(base, file.path);
        return url !== null && /^https?:$/.test(url.protocol) ? url : file.path;
      }
      function linksOutside(content, document) {
        const inside = new Set(content && legacy.yB("a", content));
        const links = legacy.yB("a", document).filter((link) => !inside.has(link));
        return links.map(({ attribs }) => (0, content_elements.w4)(attribs["href"]));
      }
      ;
      let purpose;
      (0, serve_tasks.a)(async (task) => {
        if ("site" in task)
          purpose = purposeOf(task.site);
        const known = purpose;
        const given = "site" in task ? [] : task.pages;
        const pages2 = given.map((page) => readSitePage({ ...page, source: (0, site_scanner.bS)(page.source) }, known));
        return await Promise.resolve({ pages: pages2, linkForms: known.addresses.takeLinkForms() });
      });
      function purposeOf({ origin, content, ...site }) {
        return { ...site, addresses: new page_addresses.UM(site, origin), findContent: (0, selectors.u)(content) };
      }
    })
  ),
  /***/
  3729: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        N: () => (
          /* binding */
          indexedPage
        ),
        /* harmony export */
        r: () => (
          /* binding */
          endOfIndexedPage
        )
        /* harmony export */
      });
      var css_select__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35525);
      var domhandler__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36646);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78370);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80459);
      var htmlparser2__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24302);
      var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
      var _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57420);
      var _page_page_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22106);
      const LANGUAGE = /^[\w-]{1,30}$/;
      function indexedPage({ title, language }, content) {
        const headings = (0, css_select__WEBPACK_IMPORTED_MODULE_3__.Ub)(HEADING, content);
        const aids = [...(0, css_select__WEBPACK_IMPORTED_MODULE_3__.Ub)(CONTENTS, content), ...headings.flatMap(_page_page_facts_js__WEBPACK_IMPORTED_MODULE_2__.wq)];
        for (const aid of [...aids, ...skippedIn(content)])
          htmlparser2__WEBPACK_IMPORTED_MODULE_4__.Nz(aid);
        for (const element of htmlparser2__WEBPACK_IMPORTED_MODULE_5__.JW(() => true, [content]))
          withoutOrders(element);
        const markup = htmlparser2__WEBPACK_IMPORTED_MODULE_6__.bk(content, { decodeEntities: false });
        return [
          `<!doctype html><html${LANGUAGE.test(language) ? ` lang="${language}"` : ""}>`,
          `<head><meta charset="utf-8"></head>`,
          // The title does not include the site's name, which would be the same on all pages.
          // Every page needs `data-pagefind-body`: if one page has it, Pagefind ignores the pages without it.
          `<body data-pagefind-body data-pagefind-meta="title:${(0, _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkup)(title.replace(/\s+/g, " "))}">`,
          markup
        ].join("");
      }
      function endOfIndexedPage(address) {
        const opened = address === void 0 ? "" : `<p data-pagefind-meta="address:${(0, _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkup)(address)}"></p>`;
        return `${opened}</body></html>`;
      }
      const CONTENTS = (0, css_select__WEBPACK_IMPORTED_MODULE_3__.wE)("div#pagination, div#table-of-contents, .toc, .table-of-contents, [class*=theme-doc-toc], [role=navigation]");
      const HEADING = (0, css_select__WEBPACK_IMPORTED_MODULE_3__.wE)("h1, h2, h3, h4, h5, h6");
      function skippedIn(content) {
        const skipped = [];
        const waiting = [...content.children];
        for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) {
          if (!(0, domhandler__WEBPACK_IMPORTED_MODULE_7__.dz)(node) || node.attribs["role"] === "tablist")
            continue;
          if ((0, _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_1__.JR)(node))
            skipped.push(node);
          else
            for (const child of node.children)
              waiting.push(child);
        }
        return skipped;
      }
      function withoutOrders(element) {
        if (element.name === "html")
          element.name = "div";
        const kept = Object.entries(element.attribs).filter(([name]) => !name.startsWith("data-pagefind-"));
        element.attribs = Object.fromEntries(kept);
      }
    })
  ),
  /***/
  19973: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        a: () => (
          /* binding */
          serveTasks
        )
        /* harmony export */
      });
      var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
      var _time_deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72913);
      var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49313);
      function serveTasks(run) {
        const progress = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
        const waiting = /* @__PURE__ */ new Map();
        let asked = 0;
        const send = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(message);
        const caller = {
          parsing(place = _messages_js__WEBPACK_IMPORTED_MODULE_1__.tW) {
            Atomics.store(progress, 0, place);
            const before = Atomics.add(progress, 1, 1);
            return () => {
              if (Atomics.load(progress, 1) === before + 1)
                caller.parsing();
            };
          },
          countPages(done, total) {
            Atomics.store(progress, 2, done);
            Atomics.store(progress, 3, total);
          },
          async ask(question) {
            const answer = (0, _time_deferred_js__WEBPACK_IMPORTED_MODULE_2__.y)();
            asked += 1;
            waiting.set(asked, answer);
            send({ id: asked, question });
            return await answer.promise;
          }
        };
        const runTask = async (task) => {
          caller.countPages(0, 0);
          const result = await run(task, caller);
          caller.parsing();
          send({ result });
        };
        node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on("message", (message) => {
          if ("task" in message) {
            void runTask(message.task);
            return;
          }
          const answer = waiting.get(message.id);
          waiting.delete(message.id);
          if ("error" in message)
            answer?.reject(new Error(message.error));
          else
            answer?.resolve(message.value);
        });
      }
    })
  ),
  /***/
  72913: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        y: () => (
          /* binding */
          deferred
        )
        /* harmony export */
      });
      function deferred() {
        let resolve;
        let reject;
        const promise = new Promise((onResolve, onReject) => {
          resolve = onResolve;
          reject = onReject;
        });
        return { promise, resolve, reject };
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
