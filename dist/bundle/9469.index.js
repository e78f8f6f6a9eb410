const id = 9469;
const ids = [9469];
const modules = {
  /***/
  9469: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        o: () => (
          /* binding */
          textOfPart
        ),
        /* harmony export */
        textsOfPage: () => (
          /* binding */
          textsOfPage
        )
        /* harmony export */
      });
      var entities_decode__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81161);
      var _html_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9936);
      var _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63135);
      var _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87532);
      var _record_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27241);
      var _record_page_loads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44825);
      var _record_page_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39363);
      var _record_reference_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22320);
      function textsOfPage(page) {
        const utf8 = (0, _html_encoding_js__WEBPACK_IMPORTED_MODULE_0__.U)(page, "html");
        const range = contentRange(utf8);
        return { content: range && textOfPart(utf8.subarray(range.start, range.end)), whole: textOfPart(utf8) };
      }
      function textOfPart(utf8) {
        const content = new _record_content_js__WEBPACK_IMPORTED_MODULE_3__.e({ tagEndsWord: true });
        const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_5__.z(new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_6__.a(), content, new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_4__.hX());
        new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_1__.Y(utf8, page, { skipsNoscript: true }).scan();
        const { text, targets } = content.parts();
        return { text: (0, entities_decode__WEBPACK_IMPORTED_MODULE_7__.Gz)(text), targets: targets.map((target) => (0, entities_decode__WEBPACK_IMPORTED_MODULE_7__.Gz)(target)) };
      }
      const CONTENT = [
        (tag) => tag.raw("id") === "content-area",
        (tag) => tag.name === "main",
        (tag) => tag.name === "article"
      ];
      function contentRange(utf8) {
        let best = CONTENT.length;
        let found;
        const token = new _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_2__.D(utf8);
        while (token.next()) {
          const { isEnd, tag, isInert, isHtml } = token;
          if (isInert || !isHtml)
            continue;
          if (found !== void 0 && found.depth > 0 && tag.name === found.name) {
            found.depth += isEnd ? -1 : 1;
            if (found.depth === 0)
              found.end = token.start;
          }
          if (isEnd)
            continue;
          const at = CONTENT.findIndex((isContent, place) => place < best && isContent(tag));
          if (at < 0)
            continue;
          best = at;
          found = { name: tag.name, start: token.end, end: utf8.length, depth: 1 };
        }
        return found;
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
