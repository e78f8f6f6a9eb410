export const id = 729;
export const ids = [729];
export const modules = {

/***/ 73888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16124);
/* harmony import */ var _file_writer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2740);



// The entry of a writer thread. Results go back together with the memory of the batch, which is filled again.
const { root, scanner } = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
const writer = new _file_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .FileWriter */ .S8(root, scanner === undefined ? undefined : new _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteScanner */ ._S(scanner));
let last = Promise.resolve();
node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (task) => {
    last = last.then(async () => {
        const result = await writer.perform(task);
        const { bytes, scanned } = result;
        node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(result, [
            ...(bytes === undefined ? [] : [bytes.buffer]),
            ...(scanned === undefined ? [] : (0,_review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .transferablesOf */ .CD)(scanned))
        ]);
    });
});


/***/ }),

/***/ 9402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ liveAddress),
/* harmony export */   y: () => (/* binding */ isPage)
/* harmony export */ });
/** Whether a file is a page that readers open. */
function isPage(path) {
    return /\.html?$/i.test(path);
}
/** The address of a page on the live site. */
function liveAddress(path, { domain, basePath }) {
    const base = `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
    const page = path.replace(/(?:^|(?<=\/))index\.html$/, '');
    return `https://${encodeURI(domain)}${base}${page.split('/').map(encodeURIComponent).join('/')}`;
}


/***/ })

};
