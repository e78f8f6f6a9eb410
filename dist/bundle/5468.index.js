export const id = 5468;
export const ids = [5468];
export const modules = {

/***/ 65468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openBrowser: () => (/* binding */ openBrowser)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

/** Opens an address in the browser, except in CI, over SSH or without a desktop. The address is also printed. */
function openBrowser(url, env) {
    const isDesktop = ['win32', 'darwin'].includes(process.platform) || env['DISPLAY'] || env['WAYLAND_DISPLAY'];
    if (!isDesktop || env['CI'] || env['SSH_CONNECTION'])
        return;
    const [program, ...args] = process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler']
        : [process.platform === 'darwin' ? 'open' : 'xdg-open'];
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, [...args, url], { env, stdio: 'ignore', detached: true });
    child.on('error', () => undefined);
    child.unref();
}


/***/ })

};
