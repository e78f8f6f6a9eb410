export const id = 151;
export const ids = [151];
export const modules = {

/***/ 37416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J7: () => (/* binding */ normalizedFiles),
/* harmony export */   Ry: () => (/* binding */ compareFolders),
/* harmony export */   T6: () => (/* binding */ compareWorkingTree),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   ov: () => (/* binding */ hasContent),
/* harmony export */   tc: () => (/* binding */ compareTrees)
/* harmony export */ });
/* unused harmony exports renamedFiles, blobId */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21873);
/* harmony import */ var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92790);
/* harmony import */ var _sources_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89181);
/* harmony import */ var _sources_page_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90098);
/* harmony import */ var _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45852);








const MAX_BLOB_BYTES = 10_000_000;
/** For other files, such as images and fonts, it is enough to know that they exist. */
const TEXT_FILE = /\.(?:mdx?|json|ya?ml|[jt]sx?|txt|css|html?|mintignore)$/i;
/** Folders with documentation that can be the earlier one. */
const MAX_DOCS = 10;
const LFS_POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\//;
const MAX_POINTER_BYTES = 1024;
async function readFolder(folder) {
    return normalizedFiles(await (0,_sources_files_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOfFolder */ .rt)(folder));
}
/** With line ends as in git, so that a checkout on Windows does not differ. */
function normalizedFiles(files) {
    return { ...files, read: async (path) => normalized(await files.read(path)) };
}
async function compareFolders({ folder }, baseFolder) {
    const [head, base] = await Promise.all([readFolder(folder), readFolder(baseFolder)]);
    const changed = new Set([...head.paths, ...base.paths]);
    const before = new Set(base.paths);
    for (const path of head.paths) {
        const isSame = async () => TEXT_FILE.test(path)
            ? (await head.read(path)) === (await base.read(path))
            : (await head.size(path)) === (await base.size(path)) &&
                (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__/* .readBelow */ .G)(folder, path).equals((0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__/* .readBelow */ .G)(baseFolder, path));
        // What cannot be read is a finding of the review.
        if (before.has(path) && (await isSame().catch(() => false)))
            changed.delete(path);
    }
    const idsOf = (files, others) => new Map(files.paths
        .filter(path => !others.paths.includes(path))
        .map(path => [path, blobId(contentOf(files.folder ?? '', path), '')]));
    return { head, base, changed, renamed: renamedFiles(idsOf(base, head), idsOf(head, base)) };
}
/** By the ids of files that one of the versions has. Of several with the same bytes, the one with the same name is meant. */
function renamedFiles(removed, added) {
    const byId = (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$)(added, ([, id]) => id);
    const pairs = [...removed].flatMap(([from, id]) => {
        // Nothing tells which empty file is which.
        const found = EMPTY_FILES.has(id) ? [] : (byId.get(id) ?? []).map(([path]) => path);
        const named = found.filter(path => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path) === node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(from));
        const [to] = found.length === 1 ? found : named.length === 1 ? named : [];
        return to === undefined ? [] : [[from, to]];
    });
    return new Map(pairs);
}
/** Compares the commit that is checked out with another one. Only what differs is read from the repository. */
async function compareTrees({ folder, prefix }, trees, repository) {
    const [local, head] = await Promise.all([readFolder(folder), repository.files(trees.head, prefix)]);
    const base = trees.base === trees.head ? head : await baseFiles(trees, prefix, repository);
    return await compareFiles({ local, head, base }, new Set(), repository);
}
/** The documentation of the base. Without settings there, its folder was renamed, if the base has one that is gone. */
async function baseFiles({ head, base }, prefix, repository) {
    const files = await repository.files(base, prefix);
    const hasSettings = (found) => _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTINGS_FILES */ .ER.some(name => found.has(name));
    if (hasSettings(files))
        return files;
    const all = prefix === '' ? files : await repository.files(base, '');
    const settings = [...all.keys()].filter(path => _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTINGS_FILES */ .ER.includes(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path)));
    const folders = [...new Set(settings.map(path => path.replace(/[^/]*$/, '')))];
    const gone = [];
    for (const folder of folders.slice(0, MAX_DOCS))
        if (!hasSettings(await repository.files(head, folder)))
            gone.push(folder);
    return gone[0] !== undefined && gone.length === 1 ? await repository.files(base, gone[0]) : files;
}
/** The same on a command line, where what somebody edited, added or deleted since the commit is part of the change. */
async function compareWorkingTree({ folder, prefix }, trees, clone) {
    const local = await readFolder(folder);
    const [committed, base] = [await clone.files(trees.head, prefix), await baseFiles(trees, prefix, clone)];
    const isLocal = new Set(local.paths);
    const leftOut = await clone.leftOut(prefix);
    const head = new Map([...committed].filter(([path]) => leftOut.has(path) || isLocal.has(path)));
    const edited = await editedFiles(folder, isLocal, head, clone);
    const unknown = local.paths.filter(path => !committed.has(path) && !base.has(path));
    const staged = await clone.index(prefix);
    for (const path of unknown.filter(each => staged.has(each))) {
        head.set(path, { sha: blobId(contentOf(folder, path), trees.head), size: await local.size(path) });
        edited.add(path);
    }
    const untracked = unknown.filter(path => !staged.has(path) && (0,_sources_page_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isPageFile */ .MV)(path));
    return { ...(await compareFiles({ local, head, base }, edited, clone)), untracked };
}
/** `edited`: files of the checkout that differ from those of its commit. */
async function compareFiles({ local, head, base }, edited, repository) {
    const isLocal = new Set(local.paths);
    const idOf = (path) => (edited.has(path) ? 'edited' : head.get(path)?.sha);
    const changed = new Set([...head.keys(), ...base.keys()].filter(path => idOf(path) !== base.get(path)?.sha));
    // A file that was only moved is in the checkout.
    const localBlobs = new Map([...head].flatMap(([path, { sha }]) => (isLocal.has(path) && !edited.has(path) ? [[sha, path]] : [])));
    const wanted = [
        ...[...base].filter(([path]) => changed.has(path)),
        // A sparse checkout does not have all files of its commit.
        ...[...head].filter(([path]) => !isLocal.has(path))
    ].filter(([path, { sha, size }]) => TEXT_FILE.test(path) && size <= MAX_BLOB_BYTES && !localBlobs.has(sha));
    const texts = await repository.texts(new Map(wanted.map(([, file]) => [file.sha, file])));
    const sizeAtHead = async (path) => isLocal.has(path) ? await local.size(path) : (head.get(path)?.size ?? 0);
    const readHead = async (path) => {
        if (isLocal.has(path))
            return await local.read(path);
        throwIfTooLarge(head.get(path));
        return normalized(texts.get(head.get(path)?.sha ?? '') ?? '');
    };
    /** What is the same in both trees is read from the checkout: CRLF and LFS are no changes. */
    const readBase = async (path) => {
        const { sha = '' } = base.get(path) ?? {};
        const moved = localBlobs.get(sha);
        if (moved === undefined)
            throwIfTooLarge(base.get(path));
        const text = moved === undefined ? texts.get(sha) : await local.read(moved);
        return text === undefined || LFS_POINTER.test(text) ? await readHead(path) : normalized(text);
    };
    // Files that no tree names were generated by an earlier step, and count on both sides.
    const generated = local.paths.filter(path => !head.has(path) && !base.has(path));
    const atHead = [...new Set([...head.keys(), ...local.paths])].sort();
    const idsOf = (files, others) => new Map([...files].flatMap(([path, { sha }]) => (others.has(path) ? [] : [[path, sha]])));
    const folder = atHead.every(path => isLocal.has(path)) ? local.folder : undefined;
    return {
        head: { paths: atHead, size: sizeAtHead, read: readHead, ...(folder !== undefined && { folder }) },
        base: {
            paths: [...base.keys(), ...generated].sort(),
            size: async (path) => base.get(path)?.size ?? (await sizeAtHead(path)),
            read: readBase
        },
        changed,
        renamed: renamedFiles(idsOf(base, head), idsOf(head, base))
    };
}
/** What was not read because of its size is not known, and neither empty nor the same as before. */
function throwIfTooLarge(file) {
    if ((file?.size ?? 0) > MAX_BLOB_BYTES)
        throw new Error(`the file has more than ${MAX_BLOB_BYTES} bytes in one of the commits`);
}
/** Files of the checkout that differ from their commit. Line ends and LFS are no difference. */
async function editedFiles(folder, isLocal, committed, repository) {
    const different = new Map();
    for (const [path, file] of committed) {
        if (!isLocal.has(path))
            continue;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
        if (!hasContent(contentOf(folder, path), file.sha))
            different.set(path, file);
    }
    const small = [...different.values()].filter(({ size }) => size <= MAX_POINTER_BYTES);
    const pointers = await repository.texts(new Map(small.map(file => [file.sha, file])));
    const isEdited = ({ sha }) => !LFS_POINTER.test(pointers.get(sha) ?? '');
    return new Set([...different].filter(([, file]) => isEdited(file)).map(([path]) => path));
}
/** Whether a file of the checkout is the one of a commit. Line ends are no difference. */
function hasContent(content, id) {
    const withoutCr = () => Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    return blobId(content, id) === id || blobId(withoutCr(), id) === id;
}
/** Nothing for a file that cannot be read, which is a finding of the review. */
function contentOf(folder, path) {
    return (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfThere */ .q)(folder, path) ?? Buffer.of();
}
/** As git names the content of a file: with SHA-1, or in newer repositories SHA-256. */
function blobId(content, like) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 40 ? 'sha1' : 'sha256');
    return digest.update(`blob ${content.length}\0`).update(content).digest('hex');
}
const EMPTY_FILES = new Set([40, 64].map(length => blobId(Buffer.of(), '0'.repeat(length))));
/** Line ends as in git, and no byte order mark. */
function normalized(text) {
    return text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
}


/***/ }),

/***/ 19711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LG: () => (/* binding */ FAILING_BY_DEFAULT),
/* harmony export */   QX: () => (/* binding */ KIND_TEXTS),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   fl: () => (/* binding */ findingKey),
/* harmony export */   jb: () => (/* binding */ describeFinding),
/* harmony export */   mH: () => (/* binding */ FINDING_KINDS),
/* harmony export */   xb: () => (/* binding */ countKinds)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** What each kind means, in the order in which they are reported. */
const KIND_TEXTS = {
    'invalid-source': 'The file cannot be parsed, or its front matter does not begin on line 1.',
    'invalid-settings': 'The service refuses this in its settings, or cannot use it.',
    'broken-link': 'The link leads to a page that does not exist.',
    'broken-anchor': 'The page exists, the heading or component with this id does not.',
    'missing-resource': 'An image or another file does not exist.',
    'broken-redirect': 'The redirect leads nowhere, or its anchor does not exist.',
    'missing-page': 'The navigation lists a page that has no file.',
    'removed-address': 'Readers could reach this address, and it has no redirect.',
    'missing-operation': 'The OpenAPI document does not have the operation that the page describes.',
    'unlisted-page': 'The page is new, no navigation names it, and it is not hidden.',
    'relative-image': 'The path of the image is relative, which the service does not support.'
};
const FINDING_KINDS = Object.keys(KIND_TEXTS);
/** Kinds that `check: fail` fails for, unless `check-fail-on` lists others. */
const FAILING_BY_DEFAULT = FINDING_KINDS.filter(kind => !/^(?:unlisted-page|relative-image)$/.test(kind));
/** `docs/start.mdx:14: the link leads to /setup. Closest: /install.` */
function describeFinding(finding) {
    return `${finding.file}:${finding.line}: ${messageOf(finding)}`;
}
function messageOf({ message, suggestion }) {
    return suggestion === undefined ? message : `${message} Closest: ${suggestion}.`;
}
/** The same in two versions: independent of line numbers. */
function findingKey({ kind, target, file }) {
    return JSON.stringify([kind, target, file]);
}
function fingerprint(finding) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', findingKey(finding)).slice(0, 32);
}
/** `2 broken links, 1 missing page` */
function countKinds(findings) {
    return FINDING_KINDS.flatMap(kind => {
        const count = findings.filter(finding => finding.kind === kind).length;
        if (count === 0)
            return [];
        const name = kind.replace('-', ' ');
        return `${count} ${count === 1 ? name : name.endsWith('ss') ? `${name}es` : `${name.replace(/s$/, '')}s`}`;
    }).join(', ');
}


/***/ }),

/***/ 11811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JQ: () => (/* binding */ surePairs),
/* harmony export */   Sc: () => (/* binding */ movedPages),
/* harmony export */   _I: () => (/* binding */ nearness),
/* harmony export */   bK: () => (/* binding */ pairPages),
/* harmony export */   pA: () => (/* binding */ subjectOfPage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21873);
/* harmony import */ var _same_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66835);



/**
 * Pages that belong together: of the same name, at the same address, with the same bytes, or with nearly the same text.
 * What is generated from a file that one version cannot read is neither added nor removed.
 */
function pairPages(base, head) {
    const isKnown = ({ hasSettings, unreadable }, { digest, file }) => digest !== undefined || (hasSettings && !unreadable.has(file));
    const left = {
        before: new Set(base.pages.filter(page => isKnown(head, page))),
        after: new Set(head.pages.filter(page => isKnown(base, page)))
    };
    const pairs = [];
    const take = (found) => {
        for (const pair of found)
            if (left.before.delete(pair.before) && left.after.delete(pair.after))
                pairs.push(pair);
    };
    take(samePages(left, ({ path }) => path));
    take(samePages(left, ({ address }) => address));
    take(samePages(left, ({ digest }) => digest));
    const { same, other } = similarPages([...left.before], [...left.after]);
    take(same);
    const similar = other.filter(({ before, after }) => left.before.has(before) && left.after.has(after));
    return { pairs, added: [...left.after], removed: [...left.before], similar };
}
/** Of several pages, those with the nearest names belong together. */
function samePages(left, keyOf) {
    const after = (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(left.after, page => keyOf(page) ?? '');
    const candidates = [...left.before].flatMap(before => {
        const key = keyOf(before);
        const found = key === undefined ? [] : (after.get(key) ?? []).slice(0, MAX_SAME);
        return found.map(page => ({ before, after: page, value: nearness(before, page) }));
    });
    return bestPairs(candidates);
}
const MAX_SAME = 100;
/** Of two pages that are nearly as similar, the one with the nearer name is meant. */
const NAME_WEIGHT = 0.1;
function similarPages(removed, added) {
    if (removed.length === 0 || added.length === 0)
        return { same: [], other: [] };
    const names = new Set([...removed, ...added].flatMap(page => [...(0,_same_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOfNames */ .Bq)(namesOf(page)).keys()]));
    const read = (page) => ({
        page,
        text: (0,_same_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countedText */ .oA)(page.text),
        subject: subjectOfPage(page, names)
    });
    const fresh = new NearPages(added.map(read));
    const candidates = removed.flatMap(before => {
        const { text, subject } = read(before);
        return fresh.find(before.path, text).flatMap(({ page: after, ...now }) => {
            const share = (0,_same_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shareOfSamePage */ .s3)(text, now.text);
            const value = share + NAME_WEIGHT * nearness(before, after);
            return share === 0 ? [] : [{ before, after, value, isOther: (0,_same_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isOtherSubject */ .Rd)(subject, now.subject) }];
        });
    });
    return {
        same: bestPairs(candidates.filter(({ isOther }) => !isOther)),
        other: bestPairs(candidates.filter(({ isOther }) => isOther))
    };
}
/** A word on more pages than this finds none of them. */
const MAX_PAGES = 50;
/** Pages to compare one with: by name, and by words. */
const MAX_CANDIDATES = 20;
/** Pages that can be one of another version, by the end of their path and by rare words: a few, however many there are. */
class NearPages {
    #byEnd = new Map();
    #byWord = new Map();
    constructor(pages) {
        const add = (groups, key, page) => {
            const group = groups.get(key);
            if (group === undefined)
                groups.set(key, [page]);
            // One more tells that there are too many.
            else if (group.length <= MAX_PAGES)
                group.push(page);
        };
        for (const each of pages) {
            for (const end of endsOf(each.page.path))
                add(this.#byEnd, end, each);
            for (const word of each.text.words.keys())
                add(this.#byWord, word, each);
        }
    }
    find(path, { words }) {
        const named = endsOf(path).flatMap(end => this.#byEnd.get(end) ?? []);
        const shared = [...words.keys()]
            .map(word => this.#byWord.get(word) ?? [])
            .filter(pages => pages.length <= MAX_PAGES);
        const similar = [...(0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .countEach */ .x)(shared.flat())].sort(([, a], [, b]) => b - a).map(([page]) => page);
        return [...new Set([...new Set(named)].slice(0, MAX_CANDIDATES).concat(similar.slice(0, MAX_CANDIDATES)))];
    }
}
/** `a/b/c`, `b/c` and `c`. */
function endsOf(path) {
    const names = path.split('/');
    return names.map((_, at) => names.slice(at).join('/'));
}
function namesOf({ path, title }) {
    const [file = '', ...folders] = path.split('/').reverse();
    return [title, file, ...folders.filter(name => !(0,_same_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersion */ .lF)(name))];
}
/** `known`: the names that matter; all without it. */
function subjectOfPage(page, known) {
    const { title, text } = page;
    return (0,_same_text_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectOf */ .et)(namesOf(page), text.startsWith(title) ? text.slice(title.length) : text, known);
}
function bestPairs(candidates) {
    const taken = new Set();
    return candidates
        .sort((a, b) => b.value - a.value)
        .filter(({ before, after }) => {
        if (taken.has(before) || taken.has(after))
            return false;
        taken.add(before).add(after);
        return true;
    });
}
/** From 0 to 1: the share of folders and file names that two paths have in common; the file name counts most. */
function nearness(a, b) {
    const [left, right] = [a.path.split('/'), b.path.split('/')];
    const common = left.filter(name => right.includes(name)).length;
    const isSameName = left.at(-1) === right.at(-1);
    return (common / Math.max(left.length, right.length) + (isSameName ? 1 : 0)) / 2;
}
/** By the address that they had. */
function movedPages(pairs) {
    return new Map(pairs.map(({ before, after }) => [before.address, after.address]));
}
const MAX_SIBLINGS = 100;
/** The bytes of a page say where it is, also when another one has its name, or is similar to it. */
function pairsByBytes(before, after, pairs) {
    const now = uniqueByBytes(after);
    const moved = [...uniqueByBytes(before)].flatMap(([digest, page]) => {
        const same = now.get(digest);
        return same === undefined || same.path === page.path ? [] : [{ before: page, after: same }];
    });
    const known = new Set(moved.flatMap(pair => [pair.before, pair.after]));
    return [...pairs.filter(pair => !known.has(pair.before) && !known.has(pair.after)), ...moved];
}
/**
 * The pairs without moves that are only guessed: pages with fewer than five words, copies, and pages from one template.
 * Links are fixed by these only.
 */
function surePairs(before, after, pairs) {
    const copies = (pages) => (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(pages, ({ digest = '' }) => digest);
    const [had, has] = [copies(before), copies(after)];
    const inFolder = (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)([...before, ...after], ({ path }) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path));
    const isSure = (pair) => {
        const { path, digest = '', text } = pair.before;
        const now = pair.after;
        const hasSameBytes = digest !== '' && digest === now.digest;
        if (path === now.path)
            return true;
        const [counted, countedNow] = [(0,_same_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countedText */ .oA)(text), (0,_same_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countedText */ .oA)(now.text)];
        if ((0,_same_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isShort */ .tQ)(counted))
            return false;
        if (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) === node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(now.path))
            return true;
        if (hasSameBytes)
            return had.get(digest)?.length === 1 && has.get(digest)?.length === 1;
        const siblings = [node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(now.path)].flatMap(name => inFolder.get(name) ?? []);
        const others = siblings.filter(page => page.path !== path && page.path !== now.path);
        return !(0,_same_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplate */ .Fl)(counted, countedNow, others.slice(0, MAX_SIBLINGS).map(page => (0,_same_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countedText */ .oA)(page.text)));
    };
    const all = pairsByBytes(before, after, pairs);
    const sure = new Set(all.filter(isSure));
    // A page with fewer than five words follows its folder.
    const folders = new Set(Array.from(sure, movedFolder));
    const goesAlong = (pair) => (0,_same_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isShort */ .tQ)((0,_same_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countedText */ .oA)(pair.before.text)) && folders.has(movedFolder(pair));
    return all.filter(pair => sure.has(pair) || goesAlong(pair));
}
/** What differs between two paths: `a/old` and `a/new` for `a/old/x/y` and `a/new/x/y`. Of another name, the whole paths. */
function movedFolder({ before, after }) {
    const [from, to] = [before.path.split('/'), after.path.split('/')];
    while (from.length > 0 && from.at(-1) === to.at(-1)) {
        from.pop();
        to.pop();
    }
    return JSON.stringify([from, to]);
}
function uniqueByBytes(pages) {
    const groups = [...(0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(pages, ({ digest = '' }) => digest)];
    return new Map(groups.flatMap(([digest, [page, ...others]]) => digest === '' || page === undefined || others.length > 0 ? [] : [[digest, page]]));
}


/***/ }),

/***/ 92743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ navigationChanges),
/* harmony export */   u: () => (/* binding */ describeChange)
/* harmony export */ });
function describeChange(change) {
    switch (change.kind) {
        case 'left':
            return `${change.path} is no longer listed`;
        case 'hidden':
            return `${change.path} is hidden`;
        case 'regrouped':
            return `${change.path} moved from ${change.from} to ${change.to}`;
        case 'renamed':
            return `${change.from} is now ${change.to}`;
        case 'reordered':
            return `another order in ${change.section}`;
    }
}
const textOf = (sections) => sections.join(' › ') || 'the top level';
function navigationChanges(before, now, { pairs }) {
    if (!before.hasSettings || !now.hasSettings)
        return [];
    const earlier = listings(before);
    const current = listings(now);
    const found = [];
    const moved = [];
    const stayed = new Map();
    for (const pair of pairs) {
        const [old, own] = [earlier.get(keyOf(pair.before.path)), current.get(keyOf(pair.after.path))];
        const { address: path, title, hidden } = pair.after;
        if (old === undefined || !old.isVisible || pair.before.hidden)
            continue;
        if (own === undefined)
            found.push({ kind: 'left', path, title });
        else if (!own.isVisible || hidden)
            found.push({ kind: 'hidden', path, title });
        else if (textOf(old.sections) !== textOf(own.sections))
            moved.push({ page: pair.after, from: old.sections, to: own.sections });
        else {
            const places = stayed.get(textOf(own.sections)) ?? [];
            places.push([old.at, own.at]);
            stayed.set(textOf(own.sections), places);
        }
    }
    return [...found, ...regrouped(moved, before, now), ...reordered(stayed)];
}
/** By page: its first entry. */
function listings({ navigation }) {
    const found = new Map();
    for (const [at, { page, sections, hidden }] of navigation.entries()) {
        const known = found.get(keyOf(page));
        if (known === undefined || (!known.isVisible && !hidden))
            found.set(keyOf(page), { sections, isVisible: !hidden, at });
    }
    return found;
}
function keyOf(path) {
    return path.replace(/\/index$/, '');
}
/** A section that only the base has, and one that only the head has, with the same pages: it was renamed. */
function regrouped(moved, before, now) {
    const [earlier, current] = [before, now].map(({ navigation }) => new Set(navigation.flatMap(({ sections }) => sections.map((_, at) => textOf(sections.slice(0, at + 1))))));
    const changes = new Map();
    for (const { page, from, to } of moved) {
        const at = from.findIndex((label, level) => label !== to[level]);
        const [old, own] = [textOf(from.slice(0, at + 1)), textOf(to.slice(0, at + 1))];
        const isRenamed = from.length === to.length && at >= 0 && !current.has(old) && !earlier.has(own);
        const change = isRenamed
            ? { kind: 'renamed', from: old, to: own }
            : { kind: 'regrouped', path: page.address, title: page.title, from: textOf(from), to: textOf(to) };
        changes.set(isRenamed ? `${old}\n${own}` : page.address, change);
    }
    return [...changes.values()];
}
function reordered(stayed) {
    return [...stayed].flatMap(([section, places]) => {
        const inOrder = places.toSorted(([a], [b]) => a - b).map(([, at]) => at);
        const isSame = inOrder.every((at, i) => i === 0 || at > (inOrder[i - 1] ?? 0));
        return isSame ? [] : [{ kind: 'reordered', section }];
    });
}


/***/ }),

/***/ 66835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ wordsOfNames),
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   QG: () => (/* binding */ isSameSection),
/* harmony export */   Rd: () => (/* binding */ isOtherSubject),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   lF: () => (/* binding */ isVersion),
/* harmony export */   oA: () => (/* binding */ countedText),
/* harmony export */   s3: () => (/* binding */ shareOfSamePage),
/* harmony export */   tQ: () => (/* binding */ isShort)
/* harmony export */ });
/* harmony import */ var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21873);
/* harmony import */ var _runtime_text_same_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80226);


/** What is shorter is the same by chance, such as "Coming soon." */
const MIN_WORDS = 5;
/** A page that moved keeps at least this share of its words, and a renamed heading of the words below it. */
const MIN_SHARE_OF_PAGE = 0.7;
const MIN_SHARE_OF_SECTION = 0.5;
/** By how much more alike something and its new version are than others beside it. */
const CLEARLY = 0.1;
function countedText(text) {
    return { text, words: (0,_runtime_text_same_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordCounts */ .D)(text) };
}
function isShort({ words }) {
    return words.size < MIN_WORDS;
}
/** The share of words that both have, from 0 to 1. 0 if they are not the same page. */
function shareOfSamePage(before, after) {
    const share = shareOfWords(before, after);
    return share < MIN_SHARE_OF_PAGE ? 0 : share;
}
/** Whether two headings are above the same text. */
function isSameSection(before, after) {
    return ![before, after].some(isShort) && likeness(before, after) >= MIN_SHARE_OF_SECTION;
}
/** From 0 to 1. */
function likeness(before, after) {
    return before.text === after.text ? 1 : shareOfWords(before, after);
}
/** From 0 to 1; 0 if the texts are too short to tell. */
function shareOfWords({ words }, after) {
    return (0,_runtime_text_same_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shareOfSameWords */ .c)(words, after.words, 2 * MIN_WORDS);
}
/** Whether others are about as much like a text as the one that it is taken for: then all are made from a template. */
function isTemplate(before, after, others) {
    const least = likeness(before, after) - CLEARLY;
    return others.some(other => likeness(before, other) >= least);
}
/** Words of a title that name nothing. */
const SMALL_WORDS = new Set('a an and for from how in of on or the to up use using with your'.split(' '));
/** `text`: without its title or heading. `known`: names that are counted; all without it. */
function subjectOf(names, text, known) {
    const words = lettersOf(text);
    const joined = words.flatMap((word, at) => {
        const [second = '', third = ''] = words.slice(at + 1, at + 3);
        return [...new Set([word, word + second, word + second + third])];
    });
    const counted = known === undefined ? joined : joined.filter(name => known.has(name));
    return { names: wordsOfNames(names), counts: (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .countEach */ .x)(counted) };
}
function wordsOfNames(names) {
    const parts = names.map(lettersOf);
    return new Map([
        ...parts.flatMap(all => all.filter(word => !SMALL_WORDS.has(word)).map(word => [word, 2])),
        ...parts.map(all => [all.join(''), 1])
    ]);
}
function lettersOf(text) {
    return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
/** Whether a folder is a version, such as `v2.6.0-alpha`: what is in it is about the same in another one. */
function isVersion(folder) {
    return /^v?\d+(?:[._]\d+)*(?:[-.]?(?:alpha|beta|rc|preview)[\d.-]*)?$/i.test(folder);
}
/** The name of a subject is in a text about another one at most a third as often as in its own. */
const MENTIONS = 3;
/**
 * Whether each text contains a name that it alone has, and not that of the other: a page about Slack and one about
 * Discord that are made from one template.
 */
function isOtherSubject(from, to) {
    const isNamed = (one, other) => [...one.names].some(([name, min]) => {
        const least = Math.max(min, MENTIONS * (other.counts.get(name) ?? 0));
        return !other.names.has(name) && (one.counts.get(name) ?? 0) >= least;
    });
    return isNamed(from, to) && isNamed(to, from);
}


/***/ }),

/***/ 99316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rj: () => (/* binding */ countWords),
  b2: () => (/* binding */ diffWords),
  eQ: () => (/* binding */ withContext)
});

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/array.js

class ArrayDiff extends Diff {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}

;// CONCATENATED MODULE: ./.build/src/pull-request/comparison/word-diff.js

/** Texts that differ more are shown as one replaced by the other: comparing them word by word takes too long. */
const MAX_EDITS = 500;
const TOKEN = /\n+|[^\S\n]*\S+/g;
/** Words inserted and deleted: first the lines that differ, then the words of these lines. */
function diffWords(before, after) {
    const lines = (text) => text.match(/[^\n]+\n*|\n+/g) ?? [];
    const parts = [];
    let removed = '';
    for (const part of difference(lines(before), lines(after))) {
        if (part.kind === 'removed')
            removed += part.text;
        else if (part.kind === 'added' && removed !== '') {
            parts.push(...spaced(difference(tokensOf(removed), tokensOf(part.text))));
            removed = '';
        }
        else {
            if (removed !== '')
                parts.push({ kind: 'removed', text: removed });
            removed = '';
            parts.push(part);
        }
    }
    if (removed !== '')
        parts.push({ kind: 'removed', text: removed });
    return { parts, wordsAdded: wordsIn(parts, 'added'), wordsRemoved: wordsIn(parts, 'removed') };
}
function difference(before, after) {
    // The first word of a line has no space before it.
    const comparator = (a, b) => a === b || a.trimStart() === b.trimStart();
    const found = diffArrays(before, after, { maxEditLength: MAX_EDITS, comparator });
    if (found === undefined)
        return [part('removed', before), part('added', after)];
    return found.map(({ value, added, removed }) => part(added ? 'added' : removed ? 'removed' : 'same', value));
}
/** With the space that only one of the versions has, before or after what is the same. */
function spaced(parts) {
    return parts.map(({ kind, text }, at) => {
        const last = parts[at - 1];
        const isBeside = last !== undefined && (kind === 'same' || last.kind === 'same');
        return { kind, text: isBeside && /\S$/.test(last.text) && /^\S/.test(text) ? ` ${text}` : text };
    });
}
function tokensOf(text) {
    return text.match(TOKEN) ?? [];
}
function part(kind, tokens) {
    return { kind, text: tokens.join('') };
}
function wordsIn(parts, kind) {
    return parts.reduce((sum, { kind: own, text }) => sum + (own === kind ? countWords(text) : 0), 0);
}
function countWords(text) {
    return text.match(/\S+/g)?.length ?? 0;
}
const ELLIPSIS = ' … ';
/** The parts with only a few words of what is the same around each change. */
function withContext(parts, words) {
    return parts.map((each, at) => {
        if (each.kind !== 'same')
            return each;
        const tokens = tokensOf(each.text);
        const [before, after] = [at === 0 ? 0 : words, at === parts.length - 1 ? 0 : words];
        if (tokens.length <= before + after)
            return each;
        const end = after === 0 ? [] : tokens.slice(-after);
        return { kind: 'same', text: `${tokens.slice(0, before).join('')}${ELLIPSIS}${end.join('').trimStart()}` };
    });
}


/***/ }),

/***/ 24783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bK: () => (/* binding */ editedLines),
/* harmony export */   ld: () => (/* binding */ editedText),
/* harmony export */   pL: () => (/* binding */ editedDocs)
/* harmony export */ });
/* harmony import */ var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21873);
/* harmony import */ var _runtime_text_edits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19835);


const LINE = /([^\n]*?)(\r?\n|$)/y;
/**
 * The lines of one file with these edits, in which everything else is the same, line ends and byte order mark included.
 * Undefined when the text is not the one that the edits were made for.
 */
function editedLines(text, edits) {
    const byLine = (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(edits, edit => edit.line);
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const lines = [];
    LINE.lastIndex = mark.length;
    while (LINE.lastIndex < text.length) {
        const [line, content = '', end = ''] = LINE.exec(text) ?? [];
        const edited = editedLine(content, end, byLine.get(lines.length + 1) ?? []);
        if (line === undefined || edited === undefined)
            return undefined;
        const start = lines.length === 0 ? mark : '';
        lines.push({ before: start + line, after: start + edited + end });
    }
    return edits.every(({ line }) => line <= lines.length) ? lines : undefined;
}
function editedLine(content, end, edits) {
    let limit = 0;
    const parts = edits
        .toSorted((a, b) => a.column - b.column)
        .map(({ column, before, after }) => ({
        start: column - 1,
        end: column - 1 + before.length,
        before,
        text: after.replaceAll('\n', end || '\n')
    }));
    for (const { start, end: behind, before } of parts) {
        if (start < limit || behind > content.length || !content.startsWith(before, start))
            return undefined;
        limit = behind;
    }
    return (0,_runtime_text_edits_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEdits */ .c)(content, parts);
}
/** The text of one file with these edits; undefined when it is not the one that they were made for. */
function editedText(text, edits) {
    return editedLines(text, edits)
        ?.map(({ after }) => after)
        .join('');
}
/** The documentation with edits, whose files are relative to it; undefined when it is not the one that they were made for. */
async function editedDocs(files, edits) {
    const { paths, skipped, size, read } = files;
    const texts = new Map();
    for (const [file, own] of (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(edits, edit => edit.file)) {
        const text = editedText(await read(file), own);
        if (text === undefined)
            return undefined;
        texts.set(file, text);
    }
    return {
        paths,
        ...(skipped && { skipped }),
        size: async (path) => {
            const text = texts.get(path);
            return text === undefined ? await size(path) : Buffer.byteLength(text);
        },
        read: async (path) => texts.get(path) ?? (await read(path))
    };
}


/***/ }),

/***/ 21873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   x: () => (/* binding */ countEach)
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
function countEach(items) {
    const counts = new Map();
    for (const item of items)
        counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
}


/***/ }),

/***/ 19835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits)
/* harmony export */ });
function applyEdits(text, edits) {
    // From the last to the first, so that positions stay valid.
    return edits
        .toSorted((a, b) => a.start - b.start)
        .reduceRight((rest, { start, end, text: part }) => rest.slice(0, start) + part + rest.slice(end), text);
}


/***/ }),

/***/ 80226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ wordCounts),
/* harmony export */   c: () => (/* binding */ shareOfSameWords)
/* harmony export */ });
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21873);

function wordCounts(text) {
    return (0,_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .countEach */ .x)(text.match(/\S+/g) ?? []);
}
/** How much of two texts is the same, from 0 to 1, whatever the order of the words. 0 if both have fewer than `least`. */
function shareOfSameWords(before, after, least = 1) {
    let [common, total] = [0, 0];
    for (const [word, count] of before) {
        common += Math.min(count, after.get(word) ?? 0);
        total += count;
    }
    for (const count of after.values())
        total += count;
    return total < least ? 0 : (2 * common) / total;
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
