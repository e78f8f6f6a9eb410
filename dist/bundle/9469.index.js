export const id = 9469;
export const ids = [9469];
export const modules = {

/***/ 9469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ textOfPart),
/* harmony export */   textsOfPage: () => (/* binding */ textsOfPage)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81161);
/* harmony import */ var _html_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9936);
/* harmony import */ var _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63135);
/* harmony import */ var _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87532);
/* harmony import */ var _record_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27241);
/* harmony import */ var _record_page_loads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44001);
/* harmony import */ var _record_page_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39363);
/* harmony import */ var _record_reference_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22320);








/** Returns the texts of a page. Tags separate words, so that an added element does not change the words around it. */
function textsOfPage(page) {
    const utf8 = (0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .asUtf8 */ .U)(page, 'html');
    const range = contentRange(utf8);
    return { content: range && textOfPart(utf8.subarray(range.start, range.end)), whole: textOfPart(utf8) };
}
/** Returns the text of a page, or of a part of a page, in UTF-8. */
function textOfPart(utf8) {
    const content = new _record_content_js__WEBPACK_IMPORTED_MODULE_3__/* .ContentDigest */ .e({ tagEndsWord: true });
    const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_5__/* .PageRecord */ .z(new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_6__/* .ReferenceTable */ .a(), content, new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_4__/* .PageLoads */ .hX());
    new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .PageScanner */ .Y(utf8, page, { skipsNoscript: true }).scan();
    const { text, targets } = content.parts();
    return { text: (0,entities_decode__WEBPACK_IMPORTED_MODULE_7__/* .decodeHTML */ .Gz)(text), targets: targets.map(target => (0,entities_decode__WEBPACK_IMPORTED_MODULE_7__/* .decodeHTML */ .Gz)(target)) };
}
/** The content element, by falling priority, as in the input `content` of the finish action. */
const CONTENT = [
    tag => tag.raw('id') === 'content-area',
    tag => tag.name === 'main',
    tag => tag.name === 'article'
];
/** Returns the range of the content element, without its own tags. An element without an end tag has the rest. */
function contentRange(utf8) {
    let best = CONTENT.length;
    let found;
    const token = new _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .HtmlTokenizer */ .D(utf8);
    while (token.next()) {
        const { isEnd, tag, isInert, isHtml } = token;
        if (isInert || !isHtml)
            continue;
        if (found !== undefined && found.depth > 0 && tag.name === found.name) {
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


/***/ })

};
