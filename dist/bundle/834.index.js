export const id = 834;
export const ids = [834];
export const modules = {

/***/ 92834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkExternalLinks: () => (/* binding */ checkExternalLinks)
});

// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
;// CONCATENATED MODULE: ./.build/src/review/external/public-addresses.js



/** Networks that only this machine or its company can reach. Rules for IPv4 also match IPv4-mapped IPv6 addresses. */
const PRIVATE = new external_node_net_.BlockList();
for (const [network, bits] of [
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
    // The NAT64 form of all IPv4 addresses.
    ['64:ff9b::', 96]
])
    PRIVATE.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');
/** Whether a host name or address of a page must not be requested. */
function isPrivate(host) {
    return (0,address/* isLoopback */.U9)(host) || (0,address/* isInList */.K3)(PRIVATE, host.replace(/^\[|\]$/g, ''));
}
class PrivateAddress extends Error {
    name = 'PrivateAddress';
}
/** Resolves a name, unless one of its addresses must not be requested. */
function publicLookup(isForbidden, lookup = external_node_dns_.lookup) {
    return (hostname, options, callback) => {
        lookup(hostname, options, (error, address, family) => {
            if (error !== null) {
                callback(error, address, family);
                return;
            }
            const addresses = typeof address === 'string' ? [address] : address.map(one => one.address);
            const forbidden = addresses.find(isForbidden);
            const problem = forbidden === undefined ? null : new PrivateAddress(`${hostname} is ${forbidden}`);
            callback(problem, address, family);
        });
    };
}

;// CONCATENATED MODULE: ./.build/src/review/external/external-links.js




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
async function checkExternalLinks(links, known, context) {
    const check = new ExternalCheck(context);
    const oldest = context.clock.now() - REMEMBERED_MS;
    const fresh = new Map(known.filter(({ checkedAt }) => Date.parse(checkedAt) > oldest).map(link => [link.url, link]));
    const good = links.flatMap(({ target }) => fresh.get(target) ?? []);
    const open = links.filter(({ target }) => !fresh.has(target)).toSorted((a, b) => b.count - a.count);
    const first = await check.ask(open.slice(0, MAX_ADDRESSES));
    let dead = open.filter(({ target }) => first.get(target) === 'gone');
    if (dead.length > 0) {
        await context.clock.sleep(SECOND_LOOK_MS, context.signal);
        const second = await check.ask(dead);
        dead = dead.filter(({ target }) => second.get(target) === 'gone');
    }
    const checkedAt = new Date(context.clock.now()).toISOString();
    for (const [url, answer] of first)
        if (answer === 'good')
            good.push({ url, checkedAt });
    // Without a single answer there is no network, and no name can be resolved.
    if (!check.hasAnswer)
        dead = [];
    return {
        dead: dead.toSorted((a, b) => (a.target < b.target ? -1 : 1)),
        good: good.sort((a, b) => (a.url < b.url ? -1 : 1)),
        requested: first.size,
        left: open.length - first.size
    };
}
class ExternalCheck {
    #context;
    #isForbidden;
    #lookup;
    #endsAt;
    hasAnswer = false;
    constructor(context) {
        this.#context = context;
        this.#isForbidden = context.isForbidden ?? isPrivate;
        this.#lookup = publicLookup(this.#isForbidden, context.lookup);
        this.#endsAt = context.clock.now() + MAX_MS - RESPONSE_MS;
    }
    /** The answers until the time is over. */
    async ask(links) {
        const answers = new Map();
        const targetsOf = links.map(({ target }) => target);
        const byHost = (0,group_by/* groupBy */.$)(targetsOf, target => (0,parse_url/* parseUrl */.D)(target)?.host ?? '');
        const queues = [...byHost.values()].flatMap(targets => Array.from({ length: CONNECTIONS_PER_HOST }, () => targets));
        const work = async () => {
            for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
                for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
                    if (this.#context.clock.now() > this.#endsAt)
                        return;
                    answers.set(target, await this.#answerOf(target));
                }
            }
        };
        await Promise.all(Array.from({ length: CONNECTIONS }, work));
        return answers;
    }
    /** HEAD, and GET where that does not give a page: many servers know only GET. */
    async #answerOf(target) {
        const head = await this.#follow('HEAD', target);
        return head === 'good' ? head : await this.#follow('GET', target);
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
            const { status, location, waitMs } = response;
            if (status >= 200 && status < 300)
                return 'good';
            if (status === 404 || status === 410)
                return 'gone';
            if (waitMs !== undefined && waitMs <= MAX_PAUSE_MS && mayWait) {
                mayWait = false;
                await clock.sleep(waitMs, signal);
            }
            else if (status >= 300 && status < 400 && location !== undefined)
                url = (0,parse_url/* parseUrl */.D)(location, url);
            else
                return 'unclear';
        }
        return 'unclear';
    }
    async #request(method, url) {
        const { http, signal, clock } = this.#context;
        try {
            const response = await http.send({
                ...{ method, url, headers: { accept: '*/*' }, signal, lookup: this.#lookup },
                totalTimeoutMs: RESPONSE_MS
            });
            this.hasAnswer = true;
            // Only the head of the response counts.
            response.on('error', () => undefined);
            if (method === 'GET')
                response.destroy();
            else
                response.resume();
            const { statusCode: status = 0, headers } = response;
            const isBusy = status === 429 || status === 503;
            const waitMs = isBusy ? (0,retry/* retryAfterMs */.Vs)(headers, clock.now()) : undefined;
            return { status, location: headers.location, waitMs };
        }
        catch (error) {
            signal.throwIfAborted();
            return error.code === 'ENOTFOUND' ? 'gone' : 'unclear';
        }
    }
}


/***/ }),

/***/ 21873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Items with the same key, in the order of the first of them: `Map.groupBy`, which Node 20 does not have. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ })

};
