export const id = 6721;
export const ids = [6721];
export const modules = {

/***/ 6721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkExternalLinks: () => (/* binding */ checkExternalLinks)
});

// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
;// CONCATENATED MODULE: ./.build/src/review/external/external-requests.js




const MAX_MS = 5 * 60_000;
const CONNECTIONS = 32;
const CONNECTIONS_PER_HOST = 2;
const MAX_REDIRECTS = 5;
const RESPONSE_MS = 15_000;
/** A server that asks for a longer pause is not asked again. */
const MAX_PAUSE_MS = 30_000;
/** Asks other hosts for addresses, until the time is over. */
class ExternalRequests {
    #context;
    #endsAt;
    #isForbidden;
    #lookup;
    /** Without a single one there is no network, and no name can be resolved. */
    hasResponse = false;
    constructor(context) {
        const { clock, lookup, isForbidden = address/* isPrivate */.Gw } = context;
        this.#context = context;
        this.#endsAt = clock.now() + MAX_MS - RESPONSE_MS;
        this.#isForbidden = isForbidden;
        this.#lookup = (0,address/* checkedLookup */.yG)(addresses => (addresses.some(isForbidden) ? new Error('the address is private') : undefined), lookup);
    }
    async ask(targets) {
        const answers = new Map();
        const byHost = (0,group_by/* groupBy */.$)(targets, target => (0,parse_url/* parseUrl */.D)(target)?.host ?? '');
        const queues = [...byHost.values()].flatMap(sameHost => Array.from({ length: CONNECTIONS_PER_HOST }, () => sameHost));
        const work = async () => {
            for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
                for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
                    if (this.#context.clock.now() > this.#endsAt)
                        return;
                    // Many servers know only GET.
                    const head = await this.#follow('HEAD', target);
                    answers.set(target, head === 'good' ? head : await this.#follow('GET', target));
                }
            }
        };
        await Promise.all(Array.from({ length: CONNECTIONS }, work));
        return answers;
    }
    async #follow(method, target) {
        const { clock, signal } = this.#context;
        let url = (0,parse_url/* parseUrl */.D)(target);
        let mayWait = true;
        for (let hops = 0; url !== null && hops <= MAX_REDIRECTS; hops++) {
            if (!/^https?:$/.test(url.protocol) || this.#isForbidden(url.hostname))
                return 'unclear';
            const response = await this.#request(method, url);
            if (typeof response === 'string')
                return response;
            const { statusCode: status = 0, headers } = response;
            if (status >= 200 && status < 300)
                return 'good';
            if (status === 404 || status === 410)
                return 'gone';
            const isBusy = status === 429 || status === 503;
            const waitMs = isBusy ? (0,retry/* retryAfterMs */.Vs)(headers, clock.now()) : undefined;
            if (waitMs !== undefined && waitMs <= MAX_PAUSE_MS && mayWait) {
                mayWait = false;
                await clock.sleep(waitMs, signal);
            }
            else if (status >= 300 && status < 400 && headers.location !== undefined)
                url = (0,parse_url/* parseUrl */.D)(headers.location, url);
            else
                return 'unclear';
        }
        return 'unclear';
    }
    async #request(method, url) {
        const { http, signal } = this.#context;
        try {
            const response = await http.send({
                method,
                url,
                headers: { accept: '*/*' },
                signal,
                lookup: this.#lookup,
                totalTimeoutMs: RESPONSE_MS
            });
            this.hasResponse = true;
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

// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
;// CONCATENATED MODULE: ./.build/src/review/external/external-links.js


const MAX_ADDRESSES = 2000;
/** A good result is not requested again for this long. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000;
/** Between the first and the second request for an address that seems to be gone. */
const SECOND_LOOK_MS = 3000;
/** Requests the links to other hosts, those on most pages first. `known`: good results of earlier exports. */
async function checkExternalLinks(links, known, context) {
    const { clock, signal } = context;
    const requests = new ExternalRequests(context);
    const oldest = clock.now() - REMEMBERED_MS;
    const fresh = new Map(known.filter(({ checkedAt }) => Date.parse(checkedAt) > oldest).map(link => [link.url, link]));
    const good = links.flatMap(({ target }) => fresh.get(target) ?? []);
    const open = links.filter(({ target }) => !fresh.has(target)).toSorted((a, b) => b.count - a.count);
    const first = await requests.ask(open.slice(0, MAX_ADDRESSES).map(({ target }) => target));
    let dead = open.filter(({ target }) => first.get(target) === 'gone');
    if (dead.length > 0) {
        await clock.sleep(SECOND_LOOK_MS, signal);
        const second = await requests.ask(dead.map(({ target }) => target));
        dead = dead.filter(({ target }) => second.get(target) === 'gone');
    }
    const checkedAt = new Date(clock.now()).toISOString();
    for (const [url, answer] of first)
        if (answer === 'good')
            good.push({ url, checkedAt });
    return {
        dead: requests.hasResponse ? dead.toSorted((a, b) => (0,compare/* compareText */.n)(a.target, b.target)) : [],
        good: good.sort((a, b) => (0,compare/* compareText */.n)(a.url, b.url)),
        requested: first.size,
        left: open.length - first.size
    };
}


/***/ })

};
