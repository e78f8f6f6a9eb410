const id = 7590;
const ids = [7590];
const modules = {
  /***/
  77590: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        fieldsAt: () => (
          /* binding */
          fieldsAt
        ),
        /* harmony export */
        otherPlaces: () => (
          /* binding */
          otherPlaces
        ),
        /* harmony export */
        setStaticExport: () => (
          /* binding */
          setStaticExport
        )
        /* harmony export */
      });
      var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35515);
      var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
      var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98362);
      var _runtime_text_edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19835);
      const NAME = "staticExport";
      const BYTE_ORDER_MARK = "\uFEFF";
      function setStaticExport(text, key, wanted) {
        if (text.startsWith(BYTE_ORDER_MARK))
          return BYTE_ORDER_MARK + setStaticExport(text.slice(1), key, wanted);
        const path = key.split(".");
        const fields = { ...wanted };
        const document = parse(text);
        const before = valueOf(document);
        const expected = expectedValue(before, path, fields);
        if ((0, node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(before, expected))
          return text;
        const changed = isJson(text) ? changeJson(text, path, fields, before) : changeYaml(text, document, path, fields);
        if (!(0, node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(valueOf(parse(changed)), expected))
          throw unsupported(`${key} shares values with other entries (through an anchor or a merge key)`);
        return changed;
      }
      function unsupported(problem) {
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__.HR("config-unsupported", problem);
      }
      function isJson(text) {
        try {
          JSON.parse(text);
          return true;
        } catch {
          return false;
        }
      }
      function changeJson(text, path, fields, before) {
        const missing = path.findIndex((_, depth) => (valueAt(before, path.slice(0, depth + 1)) ?? null) === null);
        const changes = missing < 0 ? Object.entries(fields).map(([name, value]) => [[...path, name], value]) : [[path.slice(0, missing + 1), nested(path.slice(missing + 1), fields)]];
        const unit = indentUnit(text);
        const layout = { insertSpaces: !unit.includes("	"), tabSize: unit.length, eol: lineEnding(text) };
        const options = text.trim().includes("\n") ? { formattingOptions: layout } : {};
        return changes.reduce((changed, [place, value]) => (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.ct)(changed, (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.JP)(changed, place, value, options)), text);
      }
      function changeYaml(text, document, path, fields) {
        const edits = editsFor(text, document, path, fields);
        if (edits.some(({ start }) => start === text.length))
          requireLineBreak(text, document);
        return (0, _runtime_text_edits_js__WEBPACK_IMPORTED_MODULE_4__.applyEdits)(text, edits);
      }
      function requireLineBreak(text, document) {
        if (text.endsWith("\n"))
          return;
        (0, yaml__WEBPACK_IMPORTED_MODULE_2__.YR)(document, {
          Scalar(_, { type, range }) {
            if (type?.startsWith("BLOCK") !== true || range?.[1] !== text.length)
              return;
            if (/^[|>]\d?-/.test(text.slice(range[0])))
              return;
            throw unsupported("it ends in a text block: add a line break at the end of the file");
          }
        });
      }
      function fieldsAt(text, key) {
        return Object(valueAt(valueOf(parse(text.replace(BYTE_ORDER_MARK, ""))), key.split(".")));
      }
      function otherPlaces(text, key) {
        const places = [];
        (0, yaml__WEBPACK_IMPORTED_MODULE_2__.YR)(parse(text.replace(BYTE_ORDER_MARK, "")), {
          Pair(_, pair, ancestors) {
            if (!(0, yaml__WEBPACK_IMPORTED_MODULE_2__.jn)(pair.key) || pair.key.value !== NAME)
              return;
            const parents = ancestors.filter((node) => (0, yaml__WEBPACK_IMPORTED_MODULE_2__.tO)(node)).map(({ key: name }) => String(name));
            places.push([...parents, NAME].join("."));
          }
        });
        return places.filter((place) => place !== key);
      }
      function valueAt(top, path) {
        return path.reduce((value, name) => Object.hasOwn(Object(value), name) ? value[name] : void 0, top);
      }
      function parse(text) {
        const lines = new yaml__WEBPACK_IMPORTED_MODULE_2__.HN();
        const documents = [
          ...(0, yaml__WEBPACK_IMPORTED_MODULE_2__.hR)(text, { lineCounter: lines, prettyErrors: false, merge: true, intAsBigInt: true })
        ];
        const [error] = documents.flatMap(({ errors }) => errors);
        if (error !== void 0)
          throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__.HR("config-invalid", `line ${lines.linePos(error.pos[0]).line}: ${error.message}`);
        if (documents.length > 1)
          throw unsupported("it contains several YAML documents");
        return documents[0] ?? new yaml__WEBPACK_IMPORTED_MODULE_2__.yo(null);
      }
      function valueOf(document) {
        try {
          return document.toJS();
        } catch (error) {
          throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__.HR("config-invalid", (0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__.A3)(error));
        }
      }
      function expectedValue(before, path, fields, depth = 0) {
        if (typeof (before ?? {}) !== "object" || Array.isArray(before))
          throw unsupported(`${depth === 0 ? "its top level" : path.slice(0, depth).join(".")} is not a map`);
        const map = { ...before };
        const key = path[depth];
        if (key === void 0)
          return Object.assign(map, fields);
        const inner = Object.hasOwn(map, key) ? map[key] : void 0;
        return { ...map, [key]: expectedValue(inner, path, fields, depth + 1) };
      }
      function editsFor(text, document, path, fields) {
        const { contents: root } = document;
        if (!(0, yaml__WEBPACK_IMPORTED_MODULE_2__.jh)(root))
          return [newLines(text, text.length, blockLines(text, nested(path, fields), ""))];
        let map = root;
        for (const [depth, key] of path.entries()) {
          const inner = nested(path.slice(depth + 1), fields);
          const pair = pairOf(map, key);
          if (pair === void 0)
            return [addition(text, map, { [key]: inner })];
          if (isEmpty(text, pair.value))
            return filling(text, map, pair, inner);
          if (!(0, yaml__WEBPACK_IMPORTED_MODULE_2__.jh)(pair.value))
            throw unsupported(`${path.slice(0, depth + 1).join(".")} is an alias for another value in the file`);
          map = pair.value;
        }
        return fieldEdits(text, map, fields);
      }
      function nested(path, fields) {
        return path.reduceRight((inner, key) => ({ [key]: inner }), fields);
      }
      function pairOf(map, key) {
        return map.items.find((item) => (0, yaml__WEBPACK_IMPORTED_MODULE_2__.jn)(item.key) && item.key.value === key);
      }
      function isEmpty(text, value) {
        return /^(~|null|\{\s*\})?$/i.test(text.slice(...rangeOf(value)));
      }
      function rangeOf(node) {
        const range = (0, yaml__WEBPACK_IMPORTED_MODULE_2__.Ll)(node) ? node.range : void 0;
        if (!range)
          throw unsupported("a value in the file has no position in the text");
        return [range[0], range[1]];
      }
      function addition(text, map, values) {
        return newLines(text, endOfPart(map), blockLines(text, values, indentOf(text, map)));
      }
      function filling(text, map, pair, value) {
        const [start, end] = rangeOf(pair.value);
        const withBlanks = text.slice(0, start).replace(/[ \t]*$/, "").length;
        const nothing = { start: start === end ? start : withBlanks, end, text: "" };
        return [nothing, newLines(text, end, blockLines(text, value, indentOf(text, map) + indentUnit(text)))];
      }
      function fieldEdits(text, map, wanted) {
        const missing = {};
        const edits = Object.entries(wanted).flatMap(([key, value]) => {
          const pair = pairOf(map, key);
          if (pair !== void 0)
            return replaceValue(text, pair, value);
          missing[key] = value;
          return [];
        });
        return Object.keys(missing).length === 0 ? edits : [...edits, addition(text, map, missing)];
      }
      function replaceValue(text, pair, value) {
        const node = pair.value;
        if ((0, yaml__WEBPACK_IMPORTED_MODULE_2__.P3)(node))
          throw unsupported(`${String(pair.key)} is not a single value`);
        if ((0, yaml__WEBPACK_IMPORTED_MODULE_2__.jn)(node) && node.value === value)
          return [];
        const [start, end] = rangeOf(node ?? pair.key);
        const tail = /\r?\n$/.exec(text.slice(start, end))?.[0] ?? "";
        const before = start === end && text[start - 1] === ":" ? " " : "";
        const after = start === end && text[end] === "#" ? " " : "";
        return [{ start, end, text: `${before}${JSON.stringify(value)}${after}${tail}` }];
      }
      function blockLines(text, value, indent) {
        return Object.entries(value).flatMap(([key, inner]) => typeof inner === "object" ? [`${indent}${key}:`, ...blockLines(text, inner, `${indent}${indentUnit(text)}`)] : [`${indent}${key}: ${JSON.stringify(inner)}`]);
      }
      function newLines(text, position, lines) {
        const eol = lineEnding(text);
        const at = text.indexOf("\n", position - 1) + 1 || text.length;
        const body = lines.join(eol);
        const startsLine = at === 0 || text[at - 1] === "\n";
        return { start: at, end: at, text: startsLine ? `${body}${eol}` : `${eol}${body}` };
      }
      function endOfPart(part) {
        if ((0, yaml__WEBPACK_IMPORTED_MODULE_2__.P3)(part) && !part.flow)
          return endOfPart(part.items.at(-1));
        if ((0, yaml__WEBPACK_IMPORTED_MODULE_2__.Ll)(part))
          return rangeOf(part)[1];
        const { key, value } = part;
        return endOfPart(value ?? key);
      }
      function indentOf(text, map) {
        if (map.flow)
          throw unsupported("entries cannot be added to a map in braces");
        const [start] = rangeOf(map.items[0]?.key);
        return " ".repeat(start - text.lastIndexOf("\n", start) - 1);
      }
      function lineEnding(text) {
        return text.includes("\r\n") ? "\r\n" : "\n";
      }
      function indentUnit(text) {
        return /\n([ \t]+)[\w"'][^\n]*:/.exec(text)?.[1] ?? "  ";
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
