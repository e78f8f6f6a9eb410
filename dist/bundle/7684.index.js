export const id = 7684;
export const ids = [7684];
export const modules = {

/***/ 60756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   DF: () => (/* binding */ PLACEHOLDER_CHOICES),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn)
/* harmony export */ });
/** What stands for facts of an export in templates: of the address of its bundle, and of the key of its archive. */
const PLACEHOLDERS = ['sha256', 'version', 'job-id', 'domain'];
const ANY = /\{([^{}]*)\}/g;
const PLACEHOLDER_CHOICES = PLACEHOLDERS.map(name => `{${name}}`).join(', ');
function placeholdersIn(template) {
    const names = [...new Set([...template.matchAll(ANY)].map(([, name = '']) => name))];
    const isKnown = (name) => PLACEHOLDERS.includes(name);
    return { known: names.filter(isKnown), unknown: names.filter(name => !isKnown(name)) };
}
function fillPlaceholders(template, valueOf) {
    return template.replace(ANY, (_, name) => valueOf(name));
}


/***/ }),

/***/ 16669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseGlob)
/* harmony export */ });
const STAR = '*';
const STARS = '**';
const FOLDERS = '**/';
/**
 * `*` stands for anything up to the next `/`, `**` for anything at all; `**` as a whole segment also matches no segment.
 * Every other character stands for itself: addresses contain `?`, and file names contain brackets.
 */
function parseGlob(text) {
    const parts = [];
    for (const [token] of text.matchAll(/\*{2,}\/?|\*|[^*]+/g)) {
        if (!token.startsWith(STARS))
            parts.push(token);
        else if (!token.endsWith('/'))
            parts.push(STARS);
        else if (parts.length === 0 || parts.at(-1)?.endsWith('/') === true)
            parts.push(FOLDERS);
        else
            parts.push(STARS, '/');
    }
    return { text, matches: path => matchesParts(parts, path) };
}
/** Follows all positions in the pattern at once, so that no path takes longer than its length times the pattern's. */
function matchesParts(parts, path) {
    let ends = new Set([0]);
    for (const part of parts) {
        const next = new Set();
        for (const end of ends) {
            if (part === STAR || part === STARS) {
                for (let at = end; at <= path.length && !next.has(at); at++) {
                    next.add(at);
                    if (part === STAR && path[at] === '/')
                        break;
                }
            }
            else if (part === FOLDERS) {
                next.add(end);
                for (let at = path.indexOf('/', end); at >= 0 && !next.has(at + 1); at = path.indexOf('/', at + 1))
                    next.add(at + 1);
            }
            else if (path.startsWith(part, end))
                next.add(end + part.length);
        }
        ends = next;
    }
    return ends.has(path.length);
}


/***/ })

};
