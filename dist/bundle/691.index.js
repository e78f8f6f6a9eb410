export const id = 691;
export const ids = [691];
export const modules = {

/***/ 40373:
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
            return `the order of pages in ${change.section} changed`;
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
/** Finds the first visible navigation entry of each page, or the first entry if all entries of the page are hidden. */
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
/** Reports a renamed section if only the base has the old section of a page, and only the head has the new section. */
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

/***/ 89747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ diffWords),
/* harmony export */   e: () => (/* binding */ withContext)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88965);

/** Maximum number of edits. Texts with more edits are shown as replaced, because comparing them would take too long. */
const MAX_EDITS = 500;
const TOKEN = /\n+|[^\S\n]*\S+/g;
/** Finds the inserted and deleted words. Compares lines first, and then the words in the changed lines. */
function diffWords(before, after) {
    const lines = (text) => text.match(/[^\n]+\n*|\n+/g) ?? [];
    const found = difference(lines(before), lines(after));
    const parts = found.flatMap((part, at) => {
        const next = found[at + 1];
        if (part.kind === 'removed' && next?.kind === 'added')
            return spaced(difference(tokensOf(part.text), tokensOf(next.text)));
        return part.kind === 'added' && found[at - 1]?.kind === 'removed' ? [] : [part];
    });
    return { parts, wordsAdded: wordsIn(parts, 'added'), wordsRemoved: wordsIn(parts, 'removed') };
}
function difference(before, after) {
    const replaced = [part('removed', before), part('added', after)];
    // Ignores leading spaces, because the first word on a line has no leading space.
    const numbers = new Map();
    const numbered = (tokens) => tokens.map(token => {
        const name = token.trimStart();
        const number = numbers.get(name) ?? numbers.size;
        numbers.set(name, number);
        return number;
    });
    const [old, now] = [numbered(before), numbered(after)];
    // The comparison takes long before it finds that there are too many edits.
    if (leastEdits(old, now, numbers.size) > MAX_EDITS)
        return replaced;
    const found = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .diffArrays */ .E)(old, now, { maxEditLength: MAX_EDITS });
    if (found === undefined)
        return replaced;
    let [from, to] = [0, 0];
    return found.map(({ count, added, removed }) => {
        if (removed)
            return part('removed', before.slice(from, (from += count)));
        const tokens = after.slice(to, (to += count));
        if (!added)
            from += count;
        return part(added ? 'added' : 'same', tokens);
    });
}
/** Counts the tokens that only one of two texts has, in any order. Each of them is at least one edit. */
function leastEdits(before, after, size) {
    const counts = new Int32Array(size);
    for (const number of before)
        counts[number] = (counts[number] ?? 0) + 1;
    for (const number of after)
        counts[number] = (counts[number] ?? 0) - 1;
    return counts.reduce((sum, count) => sum + Math.abs(count), 0);
}
/** Adds missing spaces between unchanged and changed text, because the comparison ignores leading spaces. */
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
/** Shortens unchanged parts to a few words around each change. */
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

/** Descriptions of the kinds of findings, in report order. */
const KIND_TEXTS = {
    'invalid-source': 'The file cannot be parsed, or its front matter does not begin on line 1.',
    'invalid-settings': 'The service rejects this setting or cannot use it.',
    'broken-link': 'The link leads to a page that does not exist.',
    'folder-link': 'The link leads to a folder that has no page of its own.',
    'other-version': 'The link leaves its version or language, which has the page, too.',
    'broken-anchor': 'The page exists, but the heading or component with this id does not.',
    'missing-resource': 'An image or another file does not exist.',
    'broken-redirect': 'The redirect leads to a page, file or anchor that does not exist.',
    'missing-page': 'The navigation lists a page that has no file.',
    'removed-address': 'The change removes this address without adding a working redirect.',
    'missing-operation': 'The OpenAPI document does not contain the operation that the page describes.',
    'service-address': 'The service serves something else at the address of the new page.',
    'unlisted-page': 'The page is new, but it is neither in the navigation nor hidden.',
    'relative-image': 'The path of the image is relative, which the service does not support.'
};
const FINDING_KINDS = Object.keys(KIND_TEXTS);
/** Kinds of findings that fail a run with `check: fail`, unless `check-fail-on` is set. */
const FAILING_BY_DEFAULT = FINDING_KINDS.filter(kind => !/^(?:unlisted-page|relative-image|folder-link|other-version)$/.test(kind));
/** Describes a finding: `docs/start.mdx:14: The link leads to /setup, which does not exist. Closest: /install.` */
function describeFinding(finding) {
    return `${finding.file}:${finding.line}: ${messageOf(finding)}`;
}
function messageOf({ message, suggestion, gitRename }) {
    if (suggestion !== undefined)
        return `${message} Closest: ${suggestion}.`;
    return gitRename === undefined ? message : `${message} At least half of its text is now at ${gitRename}.`;
}
/** Returns a key without line numbers, so that findings in the base and in the head can be compared. */
function findingKey({ kind, target, file }) {
    return JSON.stringify([kind, target, file]);
}
function fingerprint(finding) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', findingKey(finding)).slice(0, 32);
}
/** Counts findings by kind: `2 broken links, 1 missing page`. */
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

/***/ 23597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ NO_LEFTOVERS),
  K: () => (/* binding */ leftoversOf)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./.build/src/sources/source/front-matter.js
var front_matter = __webpack_require__(26583);
// EXTERNAL MODULE: ./.build/src/sources/source/page-source.js
var page_source = __webpack_require__(78901);
// EXTERNAL MODULE: ./.build/src/sources/source/read-text.js
var read_text = __webpack_require__(60950);
// EXTERNAL MODULE: ./.build/src/pull-request/comparison/other-versions/navigation-parts.js
var navigation_parts = __webpack_require__(84669);
;// CONCATENATED MODULE: ./.build/src/pull-request/comparison/leftovers/lagging-translations.js




/**
 * Finds translations of changed pages whose headings or code blocks now differ in number. Skips languages in which most
 * pages differed before, because a program translates them later.
 */
async function laggingTranslations({ base, head }, pairs, changed) {
    const isEdited = new Set(pairs.flatMap(({ before, after }) => before.file === after.file && changed.has(after.file) && isSameSet(before, after) ? after.file : []));
    if (isEdited.size === 0)
        return [];
    const translations = translationsIn(base.docs);
    const known = translations.filter(({ source }) => isEdited.has(source.file));
    const kept = new Set(translationsIn(head.docs).map(keyOf));
    const [had, has] = [structuresIn(base.files), structuresIn(head.files)];
    const found = [];
    for (const pair of known) {
        const { source, translation, language } = pair;
        if (changed.has(translation.file) || !kept.has(keyOf(pair)))
            continue;
        const [before, now] = [await had(source.file), await has(source.file)];
        const own = await has(translation.file);
        if (before === undefined || now === undefined || own === undefined)
            continue;
        if (!isSame(before, own) || isSame(now, own))
            continue;
        found.push({ language, lagging: lagging(pair, own, now) });
    }
    const languages = new Set(found.map(({ language }) => language));
    const late = new Set();
    for (const language of languages)
        if (await isLate(translations.filter(each => each.language === language), had))
            late.add(language);
    return found.flatMap(each => (late.has(each.language) ? [] : each.lagging));
}
/** Whether more than half of the translations differ from their pages. */
async function isLate(pairs, structureOf) {
    let different = 0;
    for (const { source, translation } of pairs) {
        const [one, other] = [await structureOf(source.file), await structureOf(translation.file)];
        if (one !== undefined && other !== undefined && !isSame(one, other))
            different += 1;
    }
    return different > pairs.length / 2;
}
function lagging({ source, translation }, own, now) {
    return {
        path: translation.address,
        file: translation.file,
        source: source.address,
        headings: { own: own.headings, source: now.headings },
        codeBlocks: { own: own.codeBlocks, source: now.codeBlocks }
    };
}
function keyOf({ source, translation }) {
    return JSON.stringify([source.file, translation.file]);
}
/** Whether both versions of a page include the same snippets, which can contain headings. */
function isSameSet(before, after) {
    const snippets = ({ includes }) => includes.filter(path => /\.mdx?$/i.test(path)).join('\n');
    return before.isValid && after.isValid && snippets(before) === snippets(after);
}
function isSame(one, other) {
    return one.headings === other.headings && one.codeBlocks === other.codeBlocks;
}
/** Pairs the pages of the first language in the navigation with the same pages in other languages. */
function translationsIn(docs) {
    const [first] = docs.navigation.flatMap(({ language }) => language ?? []);
    if (first === undefined)
        return [];
    const parts = new navigation_parts/* NavigationParts */.b(docs);
    const pages = new Map(docs.pages.map(page => [page.path, page]));
    const labels = new Map(docs.navigation.flatMap(({ part, language }) => (part ? [[part, language]] : [])));
    const found = new Map();
    for (const { page: path, part, language } of docs.navigation) {
        const source = pages.get(path);
        if (part === undefined || language !== first || source?.digest === undefined)
            continue;
        for (const [other, label] of labels) {
            if (label === undefined || label === first || other !== inLanguage(part, first, label))
                continue;
            const translation = pages.get(parts.counterpart(path, part, other) ?? '');
            const pair = translation && { language: label, source, translation };
            if (pair?.translation.digest !== undefined)
                found.set(keyOf(pair), pair);
        }
    }
    return [...found.values()];
}
/** Returns the name of a part in another language: `["v2","ja"]` for `["v2","en"]`. */
function inLanguage(part, from, to) {
    return JSON.stringify(JSON.parse(part).map(label => (label === from ? to : label)));
}
function structuresIn(files) {
    const known = new Map();
    const paths = new Set(files.paths);
    return async (file) => {
        if (known.has(file))
            return known.get(file);
        const text = paths.has(file) ? await (0,read_text/* readText */.y)(file, files) : undefined;
        const structure = typeof text === 'string' ? structureOf(text) : undefined;
        known.set(file, structure);
        return structure;
    };
}
/** Counts headings, also indented ones in components, and code blocks. Ignores comments. */
function structureOf(text) {
    const lines = (0,page_source/* linesOf */.Dx)(withoutComments((0,front_matter/* blankFrontMatter */.bR)(text)));
    const isFence = (line) => /^\s*(?:`{3,}|~{3,})/.test(line);
    const fences = lines.filter(({ text: line, isCode }) => isCode && isFence(line)).length;
    return {
        headings: lines.filter(({ text: line, isCode }) => !isCode && /^\s*#{1,6}\s+\S/.test(line)).length,
        codeBlocks: Math.ceil(fences / 2)
    };
}
function withoutComments(text) {
    return text.replace(/\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g, '');
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
// EXTERNAL MODULE: ./.build/src/versions/compare-files.js
var compare_files = __webpack_require__(32464);
;// CONCATENATED MODULE: ./.build/src/pull-request/comparison/leftovers/unused-images.js




const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)$/i;
/** Length of the text before the name of an image in which its folder is searched for. */
const MAX_BEFORE = 200;
/** Maximum number of images that are searched for in all sources. */
const MAX_IMAGES = 500;
/**
 * Lists images that pages showed before and that nothing mentions now. A source that mentions the name of an image, in
 * code or in a comment, counts as using it, because code can compose the address of an image.
 */
async function unusedImages(before, now, files) {
    const [used, stillUsed] = [imagesOn(before), imagesOn(now)];
    const left = now.files.filter(path => used.has(path) && !stillUsed.has(path)).slice(0, MAX_IMAGES);
    const images = new Images(left);
    for (const file of files.paths) {
        if (images.paths.length === 0)
            break;
        if (!compare_files/* TEXT_FILE */.Jg.test(file))
            continue;
        const text = await (0,read_text/* readText */.y)(file, files);
        // An image can be used in a file that cannot be read.
        if (typeof text !== 'string')
            return [];
        images.removeMentioned(text);
    }
    return images.paths.sort();
}
function imagesOn({ pages }) {
    return new Set(pages.flatMap(({ includes }) => includes.filter(path => IMAGE.test(path))));
}
/** Images that no text mentions. An image in another folder can have the same name. */
class Images {
    #paths;
    /** Names of the images, also as in addresses, by their endings, which occur in a text less often than many names. */
    #byEnd;
    #byFolder;
    constructor(paths) {
        this.#paths = new Set(paths);
        const folderOf = (path) => external_node_path_.posix.basename(external_node_path_.posix.dirname(path));
        const names = paths.flatMap(path => namesOf(path).map(name => ({ path, name, folder: folderOf(path) })));
        this.#byEnd = (0,group_by/* groupBy */.$)(names, ({ name }) => IMAGE.exec(name)?.[0] ?? name);
        this.#byFolder = (0,group_by/* groupBy */.$)(paths, folderOf);
    }
    get paths() {
        return [...this.#paths];
    }
    removeMentioned(text) {
        for (const [folder, paths] of this.#byFolder)
            if (composes(text, folder))
                for (const path of paths)
                    this.#paths.delete(path);
        for (const [end, names] of this.#byEnd)
            for (let at = text.indexOf(end); at >= 0; at = text.indexOf(end, at + 1))
                for (const { path, name, folder } of names) {
                    const start = at + end.length - name.length;
                    if (this.#paths.has(path) &&
                        text.startsWith(name, start) &&
                        isMention(text.slice(0, start), folder))
                        this.#paths.delete(path);
                }
    }
}
function namesOf(path) {
    const name = external_node_path_.posix.basename(path);
    return [...new Set([name, encodeURI(name.toWellFormed()), encodeURIComponent(name.toWellFormed())])];
}
/** Whether code in a text composes addresses of files in a folder. */
function composes(text, folder) {
    const name = folder === '.' ? '' : folder;
    return ['${', "' +", '" +', "'+", '"+'].some(start => text.includes(`${name}/${start}`));
}
/** Whether the name of an image after this text can be that of an image in the folder. */
function isMention(before, folder) {
    const [, around = ''] = /([^/\s"'`(<{=]*)\/$/.exec(before.slice(-MAX_BEFORE)) ?? [];
    return /^\.*$/.test(around) || around === folder || /[%&$\\]/.test(around);
}

;// CONCATENATED MODULE: ./.build/src/pull-request/comparison/leftovers/leftovers.js



const NO_LEFTOVERS = { unusedImages: [], laggingTranslations: [] };
async function leftoversOf(versions, { pairs, changed, prefix }) {
    const { base, head } = versions;
    const images = await unusedImages(base.docs, head.docs, head.files);
    const translations = await laggingTranslations(versions, pairs, changed);
    // Ends the time limit of the last file, which must not include the next steps.
    await (0,promises_.setImmediate)();
    return {
        unusedImages: images.map(path => prefix + path),
        laggingTranslations: translations.map(each => ({ ...each, file: prefix + each.file }))
    };
}


/***/ }),

/***/ 84669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ NavigationParts)
/* harmony export */ });
/* harmony import */ var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21873);

/** The versions and languages of the navigation, and the pages that belong to each. */
class NavigationParts {
    #listed = new Map();
    /** The folder that contains all pages of a part. */
    #folders = [];
    constructor({ navigation }) {
        const entries = navigation.flatMap(({ page, part }) => (part === undefined ? [] : { page, part }));
        for (const { page, part } of entries)
            this.#listed.set(keyOf(page), (this.#listed.get(keyOf(page)) ?? new Set()).add(part));
        for (const [part, pages] of (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(entries, entry => entry.part)) {
            // A page that several parts list, such as a changelog, is in none of their folders.
            const own = pages.filter(({ page }) => this.listing(page).size === 1);
            this.#folders.push({
                part,
                folder: commonFolder((own.length > 0 ? own : pages).map(({ page }) => page))
            });
        }
    }
    get isEmpty() {
        return this.#folders.length < 2;
    }
    /** Returns the parts whose navigation lists a page. */
    listing(path) {
        return this.#listed.get(keyOf(path)) ?? new Set();
    }
    /** Returns the path that a page of one part would have in another part: `v2/a` for `a`, if `v2` is its folder. */
    counterpart(path, from, to) {
        const [own, other] = [from, to].map(part => this.#folders.find(each => each.part === part)?.folder);
        const names = path.split('/');
        if (own === undefined || other === undefined || own.some((name, at) => name !== names[at]))
            return undefined;
        const found = [...other, ...names.slice(own.length)].join('/');
        return this.listing(found).has(to) ? found : undefined;
    }
    /**
     * Returns the parts whose navigation lists a page. A path that no part lists, such as that of a removed page, belongs
     * to the part with the innermost folder around it. Empty if there are no versions and languages, or several such
     * parts.
     */
    of(path) {
        const listed = this.#listed.get(keyOf(path));
        if (listed !== undefined)
            return listed;
        const names = path.split('/').slice(0, -1);
        const around = this.#folders.filter(({ folder }) => folder.every((name, at) => name === names[at]));
        const depth = Math.max(...around.map(({ folder }) => folder.length));
        const innermost = around.filter(({ folder }) => folder.length === depth);
        return new Set(innermost.length === 1 ? innermost.map(({ part }) => part) : []);
    }
    /**
     * Whether a link can follow a page that moved without leaving its version and language: the page was in the same part
     * before, or all pages with the link belong to the page's part.
     */
    isInside({ from, to }, linking) {
        const parts = this.of(to);
        const isShared = (path) => [...this.of(path)].some(part => parts.has(part));
        return parts.size === 0 || isShared(from) || (linking.length > 0 && linking.every(isShared));
    }
}
function keyOf(path) {
    return path.replace(/(?:^|\/)index$/, '');
}
function commonFolder(paths) {
    const [first = [], ...others] = paths.map(path => path.split('/').slice(0, -1));
    const different = first.findIndex((name, at) => others.some(folders => folders[at] !== name));
    return different < 0 ? first : first.slice(0, different);
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
 * Applies the edits to the lines of one file. Line endings and the byte order mark do not change. Returns undefined if
 * the edits do not match the text.
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
/** Returns the edited text of one file, or undefined if the edits do not match the text. */
function editedText(text, edits) {
    return editedLines(text, edits)
        ?.map(({ after }) => after)
        .join('');
}
/** Returns the edited documentation, or undefined if the edits do not match. Paths are relative to the docs folder. */
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

/***/ 19835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits)
/* harmony export */ });
function applyEdits(text, edits) {
    // Apply the last edit first, so that the positions of earlier edits remain valid.
    return edits
        .toSorted((a, b) => a.start - b.start)
        .reduceRight((rest, { start, end, text: part }) => rest.slice(0, start) + part + rest.slice(end), text);
}


/***/ }),

/***/ 80226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ wordCounts),
/* harmony export */   cT: () => (/* binding */ shareOfSameWords),
/* harmony export */   cn: () => (/* binding */ shareInText)
/* harmony export */ });
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21873);

function wordCounts(text) {
    return (0,_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .countEach */ .x)(text.match(/\S+/g) ?? []);
}
/** Returns the share of words that the texts have in common, in any order; 0 for fewer than `least` words in total. */
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
/** Returns the share of words that another text contains, from 0 to 1. */
function shareInText(words, others) {
    let [common, total] = [0, 0];
    for (const [word, count] of words) {
        common += Math.min(count, others.get(word) ?? 0);
        total += count;
    }
    return total === 0 ? 0 : common / total;
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
 * `*` matches any characters except `/`, and `**` matches any characters. `**` as a whole segment also matches zero
 * segments. All other characters are literal: addresses contain `?`, and file names contain brackets.
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
/** Tracks all possible positions at once, so that the time never exceeds path length times pattern length. */
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


/***/ }),

/***/ 66022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ DocsAddresses),
/* harmony export */   x: () => (/* binding */ siteAddressOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17449);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37630);
/* harmony import */ var _site_addresses_site_map_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33978);
/* harmony import */ var _site_redirects_redirects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1324);
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2360);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89181);
/* harmony import */ var _page_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90098);
/* harmony import */ var _service_addresses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67788);
/* harmony import */ var _targets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93860);










/** Matches `.md` or `.mdx` at the end of a path. At such an address, the service serves the page's Markdown. */
const SOURCE_EXTENSION = new RegExp(`${_page_file_js__WEBPACK_IMPORTED_MODULE_5__/* .PAGE_ENDING */ .ie}/?(?=[?#]|$)`);
const MDX = /\.mdx\/?(?=[?#]|$)/i;
/** Matches the usual base paths other than `/`. If the site address is unknown, its base path can be one of these. */
const BASE_PATH = /^\/(?:docs|documentation)\//;
/** Returns the names of pages that only the earlier version has. Excludes the site root, which shows the first page. */
function goneNames(docs, earlier) {
    const namesIn = ({ pages }) => pages.flatMap(({ path, address }) => [path, address.slice(1)]);
    const gone = new Set(earlier && namesIn(earlier));
    for (const name of ['', ...namesIn(docs)])
        gone.delete(name);
    return gone;
}
/** The addresses of one version of the documentation. Determines what exists and resolves links. */
class DocsAddresses {
    docs;
    /** Whether the whole navigation and all redirects are known. */
    hasSettings;
    /** The site at the root of an unknown host. */
    site;
    redirects;
    isUnknown;
    #ownHost;
    #earlier;
    /** Results for links that many pages contain, by link and, for a relative link, the folder of the page. */
    #found = new Map();
    #resolved = new Map();
    constructor(docs, { siteUrl, earlier }) {
        this.docs = docs;
        this.#earlier = earlier;
        this.#ownHost = ownHost(siteUrl, docs.canonical);
        this.isUnknown = unknownAddresses(docs, earlier);
        const { redirects, isComplete } = (0,_site_redirects_redirects_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRedirects */ .Z)(docs.redirects, '/');
        this.redirects = redirects;
        this.hasSettings = docs.hasSettings && isComplete;
        const paths = new Set([...docs.pages.map(({ path }) => `${path}.html`), ...docs.files]);
        // The content at a folder's address is unknown if the folder has neither an index page nor a redirect.
        const redirected = this.redirectSources;
        const folders = docs.pages.flatMap(({ path }) => foldersOf(path)).filter(path => !redirected.has(path));
        const assumed = { folders: new Set(folders), gone: goneNames(docs, earlier) };
        this.site = new _site_addresses_site_map_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteMap */ .iq(paths, { assumed });
    }
    /** Whether a path leads to content, directly or through a redirect. True if the content is unknown. */
    isReached(path) {
        if (this.site.find(path) !== undefined || this.isUnknown(`/${path}`))
            return true;
        const end = this.redirects.follow(path, this.site);
        return end?.kind === 'file' || end?.kind === 'external';
    }
    get redirectSources() {
        const rules = this.redirects.rules.map(rule => [this.redirects.pathOf(rule), rule.destination]);
        return new Map(rules.flatMap(([path, to]) => (path === undefined ? [] : [[(0,_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_8__/* .pageName */ .$p)(path), to]])));
    }
    hasPage(target) {
        const path = this.site.pathOf(target);
        return path !== undefined && this.site.findKnown(path) !== undefined;
    }
    /** Finds the page or file that a link on a page refers to. Tries all names from `#namesOf`. */
    find(written, page, targets = this.docs.targets) {
        if (targets !== this.docs.targets || (0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .isOnPage */ .fA)(written))
            return this.#find(written, page, targets);
        return once(this.#found, (0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .linkKey */ .Sg)(written, page), () => this.#find(written, page, targets));
    }
    #find(written, page, targets) {
        const target = this.#onThisSite(written);
        if ((0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .isExternal */ .ge)(target))
            return undefined;
        if ((0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .isOnPage */ .fA)(target))
            return { kind: 'page', path: page.path, rest: target };
        const [found] = this.#namesOf(target).flatMap(name => targets.find(name, page) ?? []);
        return found;
    }
    /** Returns the address of the redirect to which a link with `.mdx` would lead without this extension. */
    redirectWithoutSource(written, page) {
        const target = this.#onThisSite(written);
        if ((0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .isExternal */ .ge)(target) || !MDX.test(target))
            return undefined;
        const [path = ''] = target.split(/[?#]/, 1);
        const folder = new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_8__/* .SiteAddress */ .g6(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(page.file)).pathname;
        const absolute = path.startsWith('/') ? path : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, path);
        const name = _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_8__/* .SiteAddress */ .g6.pathOf(absolute).replace(SOURCE_EXTENSION, '');
        // A redirect with a wildcard also matches the address with the extension.
        const isExact = this.redirects.find(name)?.rule.from.address !== undefined;
        return isExact && this.site.findKnown(name) === undefined ? `/${name}` : undefined;
    }
    /** Returns the address of a link target from the site root, or undefined for a target on another host. */
    addressOf(written, page) {
        if ((0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .isOnPage */ .fA)(written))
            return this.#addressOf(written, page);
        return once(this.#resolved, (0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .linkKey */ .Sg)(written, page), () => this.#addressOf(written, page));
    }
    #addressOf(written, page) {
        const target = this.#onThisSite(written);
        if ((0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .isExternal */ .ge)(target))
            return undefined;
        const found = this.find(target, page);
        if (found !== undefined)
            return `${new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_8__/* .SiteAddress */ .g6(found.path).pathname}${found.kind === 'page' ? '.html' : ''}${found.rest}`;
        const fromRoot = this.#namesOf(target).filter(name => name.startsWith('/'));
        return (fromRoot.find(name => this.isReached(_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_8__/* .SiteAddress */ .g6.pathOf(name))) ??
            fromRoot.find(name => this.#earlier?.targets.find(name, page) !== undefined) ??
            (target.startsWith('/')
                ? target
                : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_8__/* .SiteAddress */ .g6(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(page.file)).pathname, target)));
    }
    /** Also resolves `a/b` from the root, as the service's link check does. Browsers start from the page's folder. */
    #namesOf(target) {
        const starts = /^\.{0,2}\//.test(target) ? [target] : [target, `/${target}`];
        const withoutBase = (name) => name.replace(BASE_PATH, base => {
            const isBase = this.#ownHost === undefined || `${this.#ownHost.pathname}/`.startsWith(base);
            return isBase ? '/' : base;
        });
        return starts
            .flatMap(name => [name, withoutBase(name)])
            .flatMap(name => [name, name.replace(SOURCE_EXTENSION, '')]);
    }
    /** Converts a link to this site into a path. Merges repeated slashes in paths, because the service accepts them. */
    #onThisSite(target) {
        const own = this.#ownHost;
        // An address with a host has a colon. To parse other addresses, and to catch the error, takes far longer.
        const url = own && target.includes(':') ? (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_9__/* .parseUrl */ .D)(target) : null;
        const address = own && url && url.host === own.host && _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_8__/* .SiteAddress */ .g6.parse(url.pathname, own.pathname);
        const onSite = address ? new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_8__/* .SiteAddress */ .g6(address.path).pathname + url.search + url.hash : target;
        return (0,_targets_js__WEBPACK_IMPORTED_MODULE_7__/* .isExternal */ .ge)(onSite) ? onSite : onSite.replace(/^[^?#]*/, path => path.replace(/\/{2,}/g, '/'));
    }
}
function once(known, key, make) {
    const found = known.get(key);
    if (found !== undefined || known.has(key))
        return found;
    const made = make();
    known.set(key, made);
    return made;
}
/** Returns a site address with no trailing slash, to which page paths can be appended; undefined for invalid text. */
function siteAddressOf(text) {
    const url = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_9__/* .parseUrl */ .D)(text);
    const isPlain = url !== null && (0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isSafeAddress */ .cr)(url) && url.username + url.search + url.hash === '';
    return isPlain ? url.href.replace(/\/+$/, '') : undefined;
}
/** Hosts that serve only documentation. On other hosts, only addresses below a known path belong to the site. */
const DOCS_HOST = /^(?:docs?|documentation|help|developers?|learn)\./;
function ownHost(siteUrl, canonical) {
    const url = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_9__/* .parseUrl */ .D)(siteUrl ?? canonical ?? '');
    const isGiven = siteUrl !== undefined && siteUrl !== canonical?.replace(/\/+$/, '');
    const isKnown = url !== null && (isGiven || url.pathname !== '/' || DOCS_HOST.test(url.host));
    return isKnown ? url : undefined;
}
/** Detects addresses that the service serves without a file, or that may belong to an unreadable specification. */
function unknownAddresses(docs, earlier) {
    const feeds = new Map(docs.pages.map(({ address: page, hasFeed = false }) => [page, hasFeed]));
    const served = { feeds, variants: docs.variants, sdkFolders: docs.sdkFolders };
    const before = earlier?.pages ?? [];
    const hadFile = new Set([
        ...before.flatMap(({ digest, address }) => (digest === undefined ? [] : address)),
        ...(earlier?.files ?? []).map(path => `/${path}`)
    ]);
    const own = docs.pages.filter(({ digest }) => digest !== undefined);
    const folders = new Set([...own.map(({ path }) => path), ...docs.files].map(path => path.split('/')[0] ?? ''));
    const partsOf = (path) => path.split('/').filter(name => name !== '');
    /** Generated pages are at `folder/tag/name`. If `folder` is the root, the tag cannot be an existing folder. */
    const isIn = (folder, address) => {
        const [names, around] = [partsOf(address), partsOf(folder)];
        const below = names.slice(around.length);
        if (below.length > 2 || around.some((name, at) => name !== names[at]))
            return false;
        return folder !== '' || (below[0] !== undefined && !folders.has(below[0]));
    };
    return target => {
        const address = target.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
        if ((0,_service_addresses_js__WEBPACK_IMPORTED_MODULE_6__/* .isMadeByService */ .e)(address, served))
            return true;
        // The service makes all addresses below `/.well-known/`.
        if (!/^\/\.well-known(\/|$)/.test(address) && (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .hasHiddenName */ ._o)(_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_8__/* .SiteAddress */ .g6.pathOf(address)))
            return true;
        return (!hadFile.has(`/${_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_8__/* .SiteAddress */ .g6.pathOf(address)}`) &&
            docs.unknownFolders.some(folder => isIn(folder, address)));
    };
}
/** Returns all folders around a path: for `a/b/c`, these are `a/b`, `a`, and the root. */
function foldersOf(path) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
    return folder === '.' ? [''] : [folder, ...foldersOf(folder)];
}


/***/ }),

/***/ 67788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ isMadeByService),
/* harmony export */   s: () => (/* binding */ isTakenByService)
/* harmony export */ });
/** Addresses of MCP servers. A page of the documentation cannot replace them: its readers would get the server. */
const MCP_SERVER = /^\/(?:authed\/)?mcp$/;
const matching = (pattern) => (address) => pattern.test(address);
/** Addresses that the service serves without a file in the documentation. */
const SERVICE_ADDRESSES = [
    { isMade: matching(/^\/llms(?:-full)?\.txt$/), documented: '/ai/llmstxt' },
    {
        // Public sites also have `llms*.txt` in `variants` folders. The documentation page mentions only files at the root.
        isMade: (address, { variants }) => variants.some(folder => /^\/llms(?:-full)?\.txt$/.test(below(address, folder) ?? '')),
        documented: '/ai/llmstxt'
    },
    { isMade: matching(/^\/skill\.md$/), documented: '/ai/skillmd' },
    { isMade: matching(/^\/(?:sitemap\.xml|robots\.txt)$/), documented: '/optimize/seo' },
    { isMade: matching(MCP_SERVER), documented: '/ai/model-context-protocol' },
    // For example, `/.well-known/llms.txt` and `/.well-known/mcp.json`.
    { isMade: matching(/^\/\.well-known\/./), documented: '/customize/custom-domain' },
    {
        isMade: (address, { feeds }) => address.endsWith('.md') && feeds.has(address.slice(0, -'.md'.length)),
        documented: '/ai/markdown-export'
    },
    {
        isMade: (address, { feeds }) => address.endsWith('/rss.xml') && feeds.get(address.slice(0, -'/rss.xml'.length)) === true,
        documented: '/create/changelogs'
    },
    {
        isMade: (address, { sdkFolders }) => sdkFolders.some(folder => below(address, folder) !== undefined),
        documented: '/api-playground/sdk-reference-setup'
    },
    // Dot folders are not read, so a missing file in this folder cannot be detected.
    { isMade: matching(/^\/\.mintlify\/specs\/./), documented: '' }
];
/** `address`: the path from the site root, without the query and the anchor. */
function isMadeByService(address, docs) {
    return SERVICE_ADDRESSES.some(({ isMade }) => isMade(address, docs));
}
/** Whether the service serves something else at the address of a page. */
function isTakenByService(address) {
    return MCP_SERVER.test(address);
}
/** Returns the rest of an address after `folder`, with a leading slash; undefined if the address is elsewhere. */
function below(address, folder) {
    return address.startsWith(`/${folder}/`) ? address.slice(folder.length + 1) : undefined;
}


/***/ }),

/***/ 32464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ normalized),
/* harmony export */   J7: () => (/* binding */ normalizedFiles),
/* harmony export */   Jg: () => (/* binding */ TEXT_FILE),
/* harmony export */   Ry: () => (/* binding */ compareFolders),
/* harmony export */   T6: () => (/* binding */ compareWorkingTree),
/* harmony export */   TP: () => (/* binding */ MAX_BLOB_BYTES),
/* harmony export */   UX: () => (/* binding */ idsOf),
/* harmony export */   gY: () => (/* binding */ LFS_POINTER),
/* harmony export */   iZ: () => (/* binding */ docsOfBase),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   ot: () => (/* binding */ renamedFiles),
/* harmony export */   ov: () => (/* binding */ hasContent),
/* harmony export */   tS: () => (/* binding */ throwIfTooLarge),
/* harmony export */   tc: () => (/* binding */ compareTrees)
/* harmony export */ });
/* unused harmony export blobId */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21873);
/* harmony import */ var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92790);
/* harmony import */ var _sources_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89181);
/* harmony import */ var _sources_page_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90098);
/* harmony import */ var _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45852);








const MAX_BLOB_BYTES = 10_000_000;
/** Matches files whose text is read. Images, fonts, and similar files only need to exist. */
const TEXT_FILE = /\.(?:mdx?|json|ya?ml|[jt]sx?|txt|css|html?|mintignore)$/i;
/** Maximum number of folders in the base that are considered for the earlier version of the documentation. */
const MAX_DOCS = 10;
const LFS_POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\//;
const MAX_POINTER_BYTES = 1024;
async function readFolder(folder) {
    return normalizedFiles(await (0,_sources_files_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOfFolder */ .rt)(folder));
}
/** Converts CRLF to LF, as Git stores line endings, so that a checkout on Windows does not count as changed. */
function normalizedFiles(files) {
    return { ...files, read: async (path) => normalized(await files.read(path)) };
}
async function compareFolders({ folder }, baseFolder) {
    const [head, base] = await Promise.all([readFolder(folder), readFolder(baseFolder)]);
    const [ids, earlier] = [await idsIn(folder, head), await idsIn(baseFolder, base)];
    const changed = new Set([...head.paths, ...base.paths].filter(path => ids.get(path) !== earlier.get(path)));
    return { head, base, changed, renamed: renamedFiles(earlier, ids) };
}
/** Computes the ids of all files, by path. An unreadable file gets a unique id, so that the file counts as changed. */
async function idsIn(folder, { paths }) {
    const ids = new Map();
    for (const path of paths) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
        const content = (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfThere */ .qC)(folder, path);
        const text = content && TEXT_FILE.test(path) ? Buffer.from(normalized(content.toString())) : content;
        ids.set(path, text === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path) : blobId(text, ''));
    }
    return ids;
}
/** Finds renamed files by equal ids. If several added files have the same id, the file name must also be equal. */
function renamedFiles(before, now) {
    const added = [...now].filter(([path]) => !before.has(path));
    const removed = [...before].filter(([path]) => !now.has(path));
    const byId = (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$)(added, ([, id]) => id);
    const pairs = removed.flatMap(([from, id]) => {
        // All empty files have the same id, so their renames cannot be detected.
        const found = EMPTY_FILES.has(id) ? [] : (byId.get(id) ?? []).map(([path]) => path);
        const named = found.filter(path => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path) === node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(from));
        const [to] = found.length === 1 ? found : named.length === 1 ? named : [];
        return to === undefined ? [] : [[from, to]];
    });
    return new Map(pairs);
}
/** Compares the checked-out commit with another commit. Reads only changed files from the repository. */
async function compareTrees({ folder, prefix }, trees, repository) {
    const [local, head] = await Promise.all([readFolder(folder), repository.files(trees.head, prefix)]);
    const base = trees.base === trees.head ? head : (await docsOfBase(trees, prefix, repository)).files;
    return await compareFiles({ local, head, base }, new Set(), repository);
}
/** Finds the base files: in `prefix` or, if no settings are there, in the only folder that no longer has settings. */
async function docsOfBase({ head, base }, prefix, repository) {
    const files = await repository.files(base, prefix);
    const hasSettings = (found) => _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTINGS_FILES */ .ER.some(name => found.has(name));
    if (hasSettings(files))
        return { folder: prefix, files };
    const all = prefix === '' ? files : await repository.files(base, '');
    const settings = [...all.keys()].filter(path => _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTINGS_FILES */ .ER.includes(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path)));
    const folders = [...new Set(settings.map(path => path.replace(/[^/]*$/, '')))];
    const gone = [];
    for (const folder of folders.slice(0, MAX_DOCS))
        if (!hasSettings(await repository.files(head, folder)))
            gone.push(folder);
    const [folder] = gone;
    return folder !== undefined && gone.length === 1
        ? { folder, files: await repository.files(base, folder) }
        : { folder: prefix, files };
}
/** Like `compareTrees`, but for a command line, where uncommitted edits, additions, and deletions count as changes. */
async function compareWorkingTree({ folder, prefix }, trees, clone) {
    const local = await readFolder(folder);
    const committed = await clone.files(trees.head, prefix);
    const { files: base } = await docsOfBase(trees, prefix, clone);
    const isLocal = new Set(local.paths);
    const staged = await clone.index(prefix);
    const isThere = (path) => isLocal.has(path) || staged.get(path)?.isLeftOut === true;
    const head = new Map([...committed].filter(([path]) => isThere(path)));
    const edited = await editedFiles(folder, isLocal, head, clone);
    const unknown = local.paths.filter(path => !committed.has(path) && !base.has(path));
    for (const path of unknown.filter(each => staged.has(each))) {
        head.set(path, { sha: blobId(contentOf(folder, path), trees.head), size: await local.size(path) });
        edited.add(path);
    }
    const untracked = unknown.filter(path => !staged.has(path) && (0,_sources_page_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isPageFile */ .MV)(path));
    return { ...(await compareFiles({ local, head, base }, edited, clone)), untracked };
}
/** `edited`: files in the checkout that differ from the checked-out commit. */
async function compareFiles({ local, head, base }, edited, repository) {
    const isLocal = new Set(local.paths);
    const idOf = (path) => (edited.has(path) ? 'edited' : head.get(path)?.sha);
    const changed = new Set([...head.keys(), ...base.keys()].filter(path => idOf(path) !== base.get(path)?.sha));
    // A file that was only moved can be read from the checkout.
    const localBlobs = new Map([...head].flatMap(([path, { sha }]) => (isLocal.has(path) && !edited.has(path) ? [[sha, path]] : [])));
    const wanted = [
        ...[...base].filter(([path]) => changed.has(path)),
        // A sparse checkout does not contain all files in the commit.
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
    /** Reads a file from the checkout if both trees contain its blob, so that CRLF and LFS do not count as changes. */
    const readBase = async (path) => {
        const { sha = '' } = base.get(path) ?? {};
        const moved = localBlobs.get(sha);
        if (moved === undefined)
            throwIfTooLarge(base.get(path));
        const text = moved === undefined ? texts.get(sha) : await local.read(moved);
        return text === undefined || LFS_POINTER.test(text) ? await readHead(path) : normalized(text);
    };
    // Files in neither tree, such as files that an earlier step generated, count as part of both versions.
    const generated = local.paths.filter(path => !head.has(path) && !base.has(path));
    const atHead = [...new Set([...head.keys(), ...local.paths])].sort();
    const folder = atHead.every(path => isLocal.has(path)) ? local.folder : undefined;
    return {
        head: { paths: atHead, size: sizeAtHead, read: readHead, ...(folder !== undefined && { folder }) },
        base: {
            paths: [...base.keys(), ...generated].sort(),
            size: async (path) => base.get(path)?.size ?? (await sizeAtHead(path)),
            read: readBase
        },
        changed,
        renamed: renamedFiles(idsOf(base), idsOf(head))
    };
}
/** A file that is too large to read must not count as empty or unchanged, because its content is unknown. */
function throwIfTooLarge(file) {
    if ((file?.size ?? 0) > MAX_BLOB_BYTES)
        throw new Error(`the file has more than ${MAX_BLOB_BYTES} bytes in one of the commits`);
}
/** Finds files in the checkout that differ from the commit. Line endings and LFS do not count as differences. */
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
/** Whether a file's content equals the blob with this id. Line endings do not count as differences. */
function hasContent(content, id) {
    const withoutCr = () => Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    return blobId(content, id) === id || blobId(withoutCr(), id) === id;
}
/** Returns a file's content. A file that cannot be read counts as empty here, and is reported by the review. */
function contentOf(folder, path) {
    return (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfThere */ .qC)(folder, path) ?? Buffer.of();
}
/** Computes the id that Git assigns to a file's content: SHA-1 if `like` is a SHA-1 id, otherwise SHA-256. */
function blobId(content, like) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 40 ? 'sha1' : 'sha256');
    return digest.update(`blob ${content.length}\0`).update(content).digest('hex');
}
const EMPTY_FILES = new Set([40, 64].map(length => blobId(Buffer.of(), '0'.repeat(length))));
function idsOf(files) {
    return new Map([...files].map(([path, { sha }]) => [path, sha]));
}
function normalized(text) {
    return text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
}


/***/ }),

/***/ 12220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rh: () => (/* binding */ areOtherPages),
/* harmony export */   Sc: () => (/* binding */ movedPages),
/* harmony export */   _I: () => (/* binding */ nearness),
/* harmony export */   bK: () => (/* binding */ pairPages),
/* harmony export */   ep: () => (/* binding */ withoutVersions),
/* harmony export */   pA: () => (/* binding */ subjectOfPage)
/* harmony export */ });
/* harmony import */ var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21873);
/* harmony import */ var _same_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(996);
/* harmony import */ var _word_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84877);



/**
 * Pairs pages from both versions that have the same bytes, the same path, the same address, or nearly the same text.
 * Pages generated from a file that one version cannot read count as neither added nor removed.
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
    take(samePages(left, ({ path, digest }) => digest && `${digest} ${path}`));
    const isEdited = editedPages(left);
    take(samePages(left, ({ digest }) => digest).filter(({ before }) => !isEdited(before)));
    take(samePages(left, ({ path }) => path));
    take(samePages(left, ({ address }) => address));
    take(samePages(left, ({ digest }) => digest));
    const { same, other } = similarPages([...left.before], [...left.after]);
    take(same);
    const similar = other.filter(({ before, after }) => left.before.has(before) && left.after.has(after));
    return { pairs, added: [...left.after], removed: [...left.before], similar };
}
/**
 * Creates a function that tells whether a page was edited where it is, although its old bytes may be elsewhere now, as
 * after a copy to the folder of an old version. Otherwise, another page has taken its address.
 */
function editedPages(left) {
    const earlier = new Set(Array.from(left.before, ({ digest }) => digest));
    // A page with the bytes of another page is that page.
    const own = [...left.after].filter(({ digest }) => digest === undefined || !earlier.has(digest));
    const byPath = new Map(own.map(page => [page.path, page]));
    const byAddress = new Map(own.map(page => [page.address, page]));
    return before => {
        const now = byPath.get(before.path) ?? byAddress.get(before.address);
        if (now === undefined)
            return false;
        const [text, current] = [(0,_same_text_js__WEBPACK_IMPORTED_MODULE_0__/* .countedText */ .oA)(before.text), (0,_same_text_js__WEBPACK_IMPORTED_MODULE_0__/* .countedText */ .oA)(now.text)];
        return (0,_same_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isShort */ .tQ)(text) ? before.title === now.title : (0,_same_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shareOfSamePage */ .s3)(text, current) > 0;
    };
}
/** Pairs pages with equal keys. Among several candidates, pairs the pages with the most similar paths. */
function samePages(left, keyOf) {
    const after = (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(left.after, page => keyOf(page) ?? '');
    const candidates = [...left.before].flatMap(before => {
        const key = keyOf(before);
        const found = key === undefined ? [] : (after.get(key) ?? []).slice(0, MAX_SAME);
        return found.map(page => ({ before, after: page, value: nearness(before, page) }));
    });
    return bestPairs(candidates);
}
const MAX_SAME = 100;
/** Weight of path similarity, which decides between pages with similar text. */
const NAME_WEIGHT = 0.1;
function similarPages(removed, added) {
    if (removed.length === 0 || added.length === 0)
        return { same: [], other: [] };
    const names = subjectNames([...removed, ...added]);
    const subjects = new Map();
    const subjectIn = (page) => {
        const subject = subjects.get(page) ?? subjectOfPage(page, names);
        subjects.set(page, subject);
        return subject;
    };
    const fresh = new NearPages(added.map(page => ({ page, text: (0,_same_text_js__WEBPACK_IMPORTED_MODULE_0__/* .countedText */ .oA)(page.text) })));
    const candidates = removed.flatMap(before => {
        const text = (0,_same_text_js__WEBPACK_IMPORTED_MODULE_0__/* .countedText */ .oA)(before.text);
        return fresh.find(before.path, text).flatMap(({ page: after, ...now }) => {
            const share = (0,_same_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shareOfSamePage */ .s3)(text, now.text);
            if (share === 0)
                return [];
            const value = share + NAME_WEIGHT * nearness(before, after);
            return [{ before, after, value, isOther: (0,_same_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isOtherSubject */ .Rd)(subjectIn(before), subjectIn(after)) }];
        });
    });
    return {
        same: bestPairs(candidates.filter(({ isOther }) => !isOther)),
        other: bestPairs(candidates.filter(({ isOther }) => isOther))
    };
}
/** A word that occurs on more pages than this is not used to find similar pages. */
const MAX_PAGES = 50;
/** Maximum number of candidates for each search: by name and by words. */
const MAX_CANDIDATES = 20;
/** Finds a limited number of added pages that may match a removed page, by path ending and by rare words. */
class NearPages {
    #byEnd;
    #byWord;
    constructor(pages) {
        const ends = pages.flatMap(page => endsOf(page.page.path).map(end => ({ end, page })));
        this.#byEnd = new Map([...(0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(ends, ({ end }) => end)].map(([end, found]) => [
            end,
            found.slice(0, MAX_CANDIDATES).map(({ page }) => page)
        ]));
        this.#byWord = new _word_index_js__WEBPACK_IMPORTED_MODULE_2__/* .WordIndex */ .d(pages.map(page => [page, page.text.words]), MAX_PAGES);
    }
    find(path, { words }) {
        const named = endsOf(path).flatMap(end => this.#byEnd.get(end) ?? []);
        const similar = [...this.#byWord.find(words).common]
            .sort(([, a], [, b]) => b.different - a.different)
            .map(([page]) => page);
        return [...new Set([...new Set(named)].slice(0, MAX_CANDIDATES).concat(similar.slice(0, MAX_CANDIDATES)))];
    }
}
/** Returns all endings of a path: for `a/b/c`, these are `a/b/c`, `b/c`, and `c`. */
function endsOf(path) {
    const names = path.split('/');
    return names.map((_, at) => names.slice(at).join('/'));
}
/** Whether two pages have different subjects: see `isOtherSubject`. Only the mentions of their names are compared. */
function areOtherPages(one, other) {
    const names = subjectNames([one, other]);
    return (0,_same_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isOtherSubject */ .Rd)(subjectOfPage(one, names), subjectOfPage(other, names));
}
function subjectNames(pages) {
    return new Set(Array.from(pages, page => [...(0,_same_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOfNames */ .Bq)(namesOf(page))]).flat());
}
function namesOf({ path, title }) {
    const [file = '', ...folders] = path.split('/').reverse();
    return [title, file, ...folders.filter(name => !(0,_same_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isVersion */ .lF)(name))];
}
/** `known`: the names to consider; by default, all names. */
function subjectOfPage(page, known) {
    const { title, text, references = [] } = page;
    const body = text.startsWith(title) ? text.slice(title.length) : text;
    // Links inside the site contain folder names, which say nothing about the subject.
    const external = references.map(({ target }) => target).filter(target => /^https?:/.test(target));
    return (0,_same_text_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectOf */ .et)(namesOf(page), [body, ...external].join('\n'), known);
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
/** Returns the similarity of two paths, from 0 to 1. Equal file names count for half, common path segments for half. */
function nearness(a, b) {
    const [left, right] = [a.path.split('/'), b.path.split('/')];
    const common = left.filter(name => right.includes(name)).length;
    const isSameName = left.at(-1) === right.at(-1);
    return (common / Math.max(left.length, right.length) + (isSameName ? 1 : 0)) / 2;
}
function movedPages(pairs) {
    return new Map(pairs.map(({ before, after }) => [before.address, after.address]));
}
function withoutVersions({ path }) {
    return path
        .split('/')
        .filter(name => !(0,_same_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isVersion */ .lF)(name))
        .join('/');
}


/***/ }),

/***/ 996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ likeness),
/* harmony export */   Bq: () => (/* binding */ wordsOfNames),
/* harmony export */   QG: () => (/* binding */ isSameSection),
/* harmony export */   Rd: () => (/* binding */ isOtherSubject),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   lF: () => (/* binding */ isVersion),
/* harmony export */   oA: () => (/* binding */ countedText),
/* harmony export */   s3: () => (/* binding */ shareOfSamePage),
/* harmony export */   tQ: () => (/* binding */ isShort)
/* harmony export */ });
/* harmony import */ var _runtime_text_same_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80226);

/** Minimum number of words. Shorter texts, such as "Coming soon.", can be equal by chance. */
const MIN_WORDS = 5;
/** Minimum shares of equal words: on a moved page, and in the section below a renamed heading. */
const MIN_SHARE_OF_PAGE = 0.7;
const MIN_SHARE_OF_SECTION = 0.5;
function countedText(text) {
    return { text, words: (0,_runtime_text_same_words_js__WEBPACK_IMPORTED_MODULE_0__/* .wordCounts */ .D3)(text) };
}
function isShort({ words }) {
    return words.size < MIN_WORDS;
}
/** Returns the share of words in common, from 0 to 1, or 0 if the share is too low for two versions of a page. */
function shareOfSamePage(before, after) {
    const share = shareOfWords(before, after);
    return share < MIN_SHARE_OF_PAGE ? 0 : share;
}
/** Whether the texts below two headings belong to the same section. */
function isSameSection(before, after) {
    return ![before, after].some(isShort) && likeness(before, after) >= MIN_SHARE_OF_SECTION;
}
/** Returns the similarity of two texts, from 0 to 1. */
function likeness(before, after) {
    return before.text === after.text ? 1 : shareOfWords(before, after);
}
/** Returns the share of words in common, from 0 to 1, or 0 if the texts are too short to compare. */
function shareOfWords({ words }, after) {
    return (0,_runtime_text_same_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shareOfSameWords */ .cT)(words, after.words, 2 * MIN_WORDS);
}
/** Words in a title that do not identify a subject. */
const SMALL_WORDS = new Set('a an and for from how in of on or the to up use using with your'.split(' '));
/** `text`: the text without its title or heading. `known`: names whose mentions are kept; by default, all names. */
function subjectOf(names, text, known) {
    const lines = text.split('\n');
    const mentions = new Map();
    for (const line of lines)
        for (const name of namesIn(lettersOf(line), known)) {
            const found = mentions.get(name);
            if (found === undefined)
                mentions.set(name, [line]);
            else
                found.push(line);
        }
    return { names: wordsOfNames(names), lines: new Set(lines), mentions };
}
/** Returns the names in a line, once for each word that a name begins with. */
function namesIn(words, known) {
    const found = [];
    for (const [at, word] of words.entries()) {
        const first = found.length;
        let joined = '';
        // A page has thousands of words, most of which are no part of a name, so nothing is allocated for them.
        for (const next of [word, words[at + 1], words[at + 2]]) {
            if (next === undefined)
                break;
            joined += next;
            const singular = isPlural(joined) ? joined.slice(0, -1) : joined;
            for (const name of singular === joined ? [joined] : [joined, singular])
                if (known?.has(name) !== false && !found.includes(name, first))
                    found.push(name);
        }
    }
    return found;
}
function wordsOfNames(names) {
    const parts = names.map(lettersOf);
    const words = parts.flatMap(all => [...all.filter(word => !SMALL_WORDS.has(word)), all.join('')]);
    return withSingulars(words);
}
/** Matches scripts that have no spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const SEGMENTS = new Intl.Segmenter('zh', { granularity: 'word' });
function lettersOf(text) {
    const lower = text.normalize('NFC').toLowerCase();
    const spaced = UNSPACED.test(lower)
        ? Array.from(SEGMENTS.segment(lower), ({ segment }) => segment).join(' ')
        : lower;
    return spaced.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
/** Adds singular forms, so that a text about `customers` also matches `customer`. */
function withSingulars(words) {
    return new Set(words.flatMap(word => (isPlural(word) ? [word, word.slice(0, -1)] : [word])));
}
function isPlural(word) {
    return word.length > 3 && word.endsWith('s');
}
/** Whether a folder name is a version, such as `v2.6.0-alpha`. */
function isVersion(folder) {
    return /^v?\d+(?:[._]\d+)*(?:[-.]?(?:alpha|beta|rc|preview)[\d.-]*)?$/i.test(folder);
}
/** Minimum number of lines with a name that the other text never mentions. */
const CLEAR_MENTIONS = 2;
/**
 * Whether two texts have different subjects, such as Slack and Discord: each text mentions its own name more often, or
 * one text never mentions the name of the other. Ignores lines that both texts contain, such as the lines of a snippet.
 */
function isOtherSubject(from, to) {
    const count = (name, one, other) => one.mentions.get(name)?.filter(line => !other.lines.has(line)).length ?? 0;
    const ownNames = (one, other) => [...one.names].filter(name => !other.names.has(name));
    /** How much more often a text mentions its name than the other text does; -1 without a mention. */
    const lead = (one, other) => ownNames(one, other).reduce((most, name) => {
        const own = count(name, one, other);
        return Math.max(most, own === 0 ? -1 : own - count(name, other, one));
    }, -1);
    const isOnlyNamed = (one, other) => ownNames(one, other).some(name => count(name, one, other) >= CLEAR_MENTIONS && !other.mentions.has(name));
    const [leadOfFrom, leadOfTo] = [lead(from, to), lead(to, from)];
    const prefersOwn = Math.min(leadOfFrom, leadOfTo) >= 0 && Math.max(leadOfFrom, leadOfTo) > 0;
    return prefersOwn || isOnlyNamed(from, to) || isOnlyNamed(to, from);
}


/***/ }),

/***/ 84877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ WordIndex)
/* harmony export */ });
/** Texts by the words that they contain. Finds the texts that have rare words in common with another text. */
class WordIndex {
    #maxTexts;
    #items = [];
    /** For each word, the numbers of the texts that contain it, each followed by its count in the text. */
    #byWord = new Map();
    /** `maxTexts`: a word that occurs in more texts than this is ignored. */
    constructor(texts, maxTexts) {
        this.#maxTexts = maxTexts;
        for (const [item, words] of texts) {
            const number = this.#items.push(item) - 1;
            for (const [word, count] of words) {
                const found = this.#byWord.get(word);
                if (found === undefined)
                    this.#byWord.set(word, [number, count]);
                // Keeps one text more than the limit, to indicate that the limit is exceeded.
                else if (found.length <= 2 * maxTexts)
                    found.push(number, count);
            }
        }
    }
    /** `total`: the number of rare words in the given text. */
    find(words) {
        // A text can have rare words in common with thousands of texts, so nothing is allocated for each pair of words.
        const [counts, different] = [new Uint32Array(this.#items.length), new Uint32Array(this.#items.length)];
        const near = [];
        let total = 0;
        for (const [word, count] of words) {
            const found = this.#byWord.get(word) ?? [];
            if (found.length > 2 * this.#maxTexts)
                continue;
            total += count;
            for (let at = 0; at < found.length; at += 2) {
                const [number, times] = [found[at] ?? 0, found[at + 1] ?? 0];
                if (different[number] === 0)
                    near.push(number);
                counts[number] = (counts[number] ?? 0) + Math.min(count, times);
                different[number] = (different[number] ?? 0) + 1;
            }
        }
        const common = near.map(number => {
            const shared = { count: counts[number] ?? 0, different: different[number] ?? 0 };
            return [this.#items[number], shared];
        });
        return { common: new Map(common), total };
    }
}


/***/ })

};
