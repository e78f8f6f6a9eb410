export const id = 779;
export const ids = [779];
export const modules = {

/***/ 2779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkExternalLinks: () => (/* binding */ checkExternalLinks)
/* harmony export */ });
/* harmony import */ var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21873);
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
/* harmony import */ var _runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18459);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18667);




const MAX_ADDRESSES = 2000;
const MAX_MS = 5 * 60_000;
/** A good result is not requested again for this long. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000;
const CONNECTIONS = 32;
const CONNECTIONS_PER_HOST = 2;
const MAX_REDIRECTS = 5;
const RESPONSE_MS = 15_000;
/** A server that asks for a longer pause is not asked again. */
const MAX_PAUSE_MS = 30_000;
/** Between the first and the second request for an address that seems to be gone. */
const SECOND_LOOK_MS = 3000;
/** Requests the links to other hosts, those on most pages first. `known`: good results of earlier exports. */
async function checkExternalLinks(links, known, { http, clock, signal, lookup, isForbidden = _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrivate */ .Gw }) {
    const endsAt = clock.now() + MAX_MS - RESPONSE_MS;
    const publicLookup = (0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedLookup */ .yG)(addresses => (addresses.some(isForbidden) ? new Error('the address is private') : undefined), lookup);
    let responses = 0;
    const oldest = clock.now() - REMEMBERED_MS;
    const fresh = new Map(known.filter(({ checkedAt }) => Date.parse(checkedAt) > oldest).map(link => [link.url, link]));
    const good = links.flatMap(({ target }) => fresh.get(target) ?? []);
    const open = links.filter(({ target }) => !fresh.has(target)).toSorted((a, b) => b.count - a.count);
    const first = await ask(open.slice(0, MAX_ADDRESSES));
    let dead = open.filter(({ target }) => first.get(target) === 'gone');
    if (dead.length > 0) {
        await clock.sleep(SECOND_LOOK_MS, signal);
        const second = await ask(dead);
        dead = dead.filter(({ target }) => second.get(target) === 'gone');
    }
    const checkedAt = new Date(clock.now()).toISOString();
    for (const [url, answer] of first)
        if (answer === 'good')
            good.push({ url, checkedAt });
    return {
        // Without a single answer there is no network, and no name can be resolved.
        dead: responses > 0 ? dead.toSorted((a, b) => (a.target < b.target ? -1 : 1)) : [],
        good: good.sort((a, b) => (a.url < b.url ? -1 : 1)),
        requested: first.size,
        left: open.length - first.size
    };
    /** The answers until the time is over. */
    async function ask(some) {
        const answers = new Map();
        const targetsOf = some.map(({ target }) => target);
        const byHost = (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(targetsOf, target => (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(target)?.host ?? '');
        const queues = [...byHost.values()].flatMap(targets => Array.from({ length: CONNECTIONS_PER_HOST }, () => targets));
        const work = async () => {
            for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
                for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
                    if (clock.now() > endsAt)
                        return;
                    // Many servers know only GET.
                    const head = await follow('HEAD', target);
                    answers.set(target, head === 'good' ? head : await follow('GET', target));
                }
            }
        };
        await Promise.all(Array.from({ length: CONNECTIONS }, work));
        return answers;
    }
    async function follow(method, target) {
        let url = (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(target);
        let mayWait = true;
        for (let hops = 0; url !== null && hops <= MAX_REDIRECTS; hops++) {
            if (!/^https?:$/.test(url.protocol) || isForbidden(url.hostname))
                return 'unclear';
            const response = await request(method, url);
            if (typeof response === 'string')
                return response;
            const { statusCode: status = 0, headers } = response;
            if (status >= 200 && status < 300)
                return 'good';
            if (status === 404 || status === 410)
                return 'gone';
            const isBusy = status === 429 || status === 503;
            const waitMs = isBusy ? (0,_runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .Vs)(headers, clock.now()) : undefined;
            if (waitMs !== undefined && waitMs <= MAX_PAUSE_MS && mayWait) {
                mayWait = false;
                await clock.sleep(waitMs, signal);
            }
            else if (status >= 300 && status < 400 && headers.location !== undefined)
                url = (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(headers.location, url);
            else
                return 'unclear';
        }
        return 'unclear';
    }
    async function request(method, url) {
        try {
            const response = await http.send({
                method,
                url,
                headers: { accept: '*/*' },
                signal,
                lookup: publicLookup,
                totalTimeoutMs: RESPONSE_MS
            });
            responses++;
            // Only the head of the response counts.
            response.on('error', () => undefined);
            if (method === 'GET')
                response.destroy();
            else
                response.resume();
            return response;
        }
        catch (error) {
            signal.throwIfAborted();
            return error.code === 'ENOTFOUND' ? 'gone' : 'unclear';
        }
    }
}


/***/ })

};
