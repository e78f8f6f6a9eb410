export const id = 395;
export const ids = [395];
export const modules = {

/***/ 16395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _file_writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5495);


// The entry of a writer thread. Results go back together with the memory of the batch, which is filled again.
const writer = new _file_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .FileWriter */ .S8(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData.root);
let last = Promise.resolve();
node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (task) => {
    last = last.then(async () => {
        const result = await writer.perform(task);
        node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(result, result.bytes === undefined ? [] : [result.bytes.buffer]);
    });
});


/***/ })

};
