export const id = 444;
export const ids = [444];
export const modules = {

/***/ 31444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _content_page_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29380);


// The entry of a thread that renders one page at a time. It reads no file by itself.
const waiting = new Map();
const send = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(message);
async function read(path) {
    const text = new Promise(resolve => waiting.set(path, resolve));
    send({ kind: 'read', path });
    return await text;
}
function failed(error) {
    return { reason: error instanceof RangeError ? 'it is nested too deeply' : error.message };
}
node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (message) => {
    if (message.kind === 'render') {
        const { page, withHtml } = message;
        void (0,_content_page_content_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPage */ .C)(page, { read, withHtml })
            .catch(failed)
            .then(result => send({ kind: 'done', result }));
    }
    else {
        waiting.get(message.path)?.(message.text);
        waiting.delete(message.path);
    }
});
send('ready');


/***/ })

};
