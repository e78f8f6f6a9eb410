export const id = 380;
export const ids = [380];
export const modules = {

/***/ 29380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ renderPage)
});

// EXTERNAL MODULE: ./node_modules/rehype-stringify/lib/index.js + 13 modules
var lib = __webpack_require__(37375);
// EXTERNAL MODULE: ./node_modules/unified/lib/index.js + 6 modules
var unified_lib = __webpack_require__(1529);
// EXTERNAL MODULE: ./.build/src/sources/source/problems.js
var source_problems = __webpack_require__(41160);
;// CONCATENATED MODULE: ./.build/src/sources/content/collect.js
const LINKS = new Set(['a', 'area']);
const RESOURCES = new Set('audio iframe img input source track video'.split(' '));
const INLINE = new Set('a abbr b code del em i kbd mark s small span strong sub sup u'.split(' '));
/** No text contains this character, which is reserved for internal use in programs. */
const MARK = '\uFDD0';
/**
 * Finds what a page refers to and what can be referred to, and replaces each reference by a mark with its number, which
 * `splitAtReferences` finds again.
 */
function collect(children, placeOf, start) {
    const found = { text: '', ids: [], references: [] };
    const collectIn = (nodes, parentPlace) => {
        for (const node of nodes) {
            if (node.type === 'text')
                found.text += node.value;
            if (node.type !== 'element')
                continue;
            const { tagName, properties } = node;
            // An element that replaced a component has no place in the source; the component has.
            const place = placeOf(node) ?? parentPlace;
            if (typeof properties['id'] === 'string')
                found.ids.push({ id: properties['id'], place });
            for (const name of referencesOf(tagName)) {
                const target = properties[name];
                if (typeof target !== 'string')
                    continue;
                properties[name] = `${MARK}${found.references.length}${MARK}`;
                found.references.push({ kind: name === 'href' ? 'link' : 'resource', target, place });
            }
            const separator = INLINE.has(tagName) ? '' : '\n';
            found.text += separator;
            collectIn(node.children, place);
            found.text += separator;
        }
    };
    collectIn(children, start);
    found.text = found.text
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n[\n ]*/g, '\n')
        .trim();
    return found;
}
function referencesOf(tagName) {
    if (LINKS.has(tagName))
        return ['href'];
    return RESOURCES.has(tagName) ? ['src', 'poster'] : [];
}
/** HTML as a list: texts, and between them the numbers of references. */
function splitAtReferences(html) {
    return html.split(/\uFDD0(\d+)\uFDD0/).map((part, at) => (at % 2 === 1 ? Number(part) : part));
}

;// CONCATENATED MODULE: ./.build/src/sources/content/components/element.js
/** `name` can have classes, as in `p.card-title`; a string among the children is text. */
function h(name, properties = {}, children = []) {
    const [tagName = '', ...className] = name.split('.');
    return {
        type: 'element',
        tagName,
        properties: className.length === 0 ? properties : { className, ...properties },
        children: children.map(child => (typeof child === 'string' ? { type: 'text', value: child } : child))
    };
}
/** The text of a property; empty when it is missing or an object. */
function textProperty({ properties }, name) {
    const value = properties[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
/** `<Card horizontal>`, `<Card horizontal={true}>` and `<Card horizontal="true">`. */
function isSet({ properties }, name) {
    const value = properties[name];
    return value === true || value === '' || value === 'true';
}
/** The id of an element, to be set on the element that replaces it. */
function idOf(element) {
    const id = textProperty(element, 'id');
    return id === '' ? {} : { id };
}
function textContent(node) {
    if (node.type === 'text')
        return node.value;
    return 'children' in node ? node.children.map(textContent).join('') : '';
}
/** In a title, text between backticks is code. */
function titleNodes(title) {
    const parts = title.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? h('code', {}, [part]) : part));
    return parts.filter(part => part !== '');
}
/** An element with a title; nothing without one. */
function titled(name, title) {
    return title === '' ? [] : [h(name, {}, titleNodes(title))];
}
function isBlank(node) {
    return node.type === 'text' && node.value.trim() === '';
}
function elementsOf({ children }) {
    return children.filter(child => child.type === 'element');
}

;// CONCATENATED MODULE: ./.build/src/sources/content/literals.js
const READERS = {
    Literal: ({ value }) => ({ value }),
    Identifier: ({ name }, scope) => (scope.has(name) ? { value: scope.get(name) } : undefined),
    TemplateLiteral: ({ quasis, expressions }, scope) => {
        const values = expressions.map(expression => primitiveText(literalOf(expression, scope)?.value));
        if (values.includes(undefined))
            return undefined;
        return { value: quasis.map(({ value }, at) => (value.cooked ?? value.raw) + (values[at] ?? '')).join('') };
    },
    ArrayExpression: ({ elements }, scope) => {
        const items = elements.map(element => literalOf(element, scope));
        return items.every(item => item !== undefined) ? { value: items.map(({ value }) => value) } : undefined;
    },
    ObjectExpression: ({ properties }, scope) => {
        const fields = new Map();
        for (const property of properties) {
            if (property.type !== 'Property' || property.computed)
                return undefined;
            const { key } = property;
            const name = key.type === 'Identifier' ? { value: key.name } : literalOf(key, scope);
            const value = literalOf(property.value, scope);
            if (value === undefined || name === undefined)
                return undefined;
            fields.set(String(name.value), value.value);
        }
        return { value: Object.fromEntries(fields) };
    },
    MemberExpression: ({ object, property, computed }, scope) => {
        const owner = object.type === 'Super' ? undefined : literalOf(object, scope);
        if (owner === undefined || property.type === 'PrivateIdentifier')
            return undefined;
        const isName = !computed && property.type === 'Identifier';
        const name = isName ? { value: property.name } : literalOf(property, scope);
        return name && memberOf(owner.value, String(name.value));
    },
    UnaryExpression: ({ operator, argument }, scope) => {
        const value = literalOf(argument, scope)?.value;
        return operator === '-' && typeof value === 'number' ? { value: -value } : undefined;
    },
    BinaryExpression: ({ operator, left, right }, scope) => {
        if (operator !== '+' || left.type === 'PrivateIdentifier')
            return undefined;
        const texts = [left, right].map(part => primitiveText(literalOf(part, scope)?.value));
        return texts.includes(undefined) ? undefined : { value: texts.join('') };
    }
};
/** The value of an expression that needs no code to run; undefined for every other expression. */
function literalOf(expression, scope) {
    if (!expression || expression.type === 'SpreadElement')
        return undefined;
    return READERS[expression.type]?.(expression, scope);
}
/** The single expression of a program such as `{title}`; undefined when it is empty or a statement. */
function expressionOf(program) {
    const [statement] = program?.body ?? [];
    return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}
/** How a literal is shown in a text; undefined for lists and objects. */
function primitiveText(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined;
}
/** Own members only: `x.constructor` is no literal. */
function memberOf(object, name) {
    if (typeof object !== 'object' || object === null || !Object.hasOwn(object, name))
        return undefined;
    return { value: object[name] };
}

// EXTERNAL MODULE: ./node_modules/remark-frontmatter/lib/index.js + 5 modules
var remark_frontmatter_lib = __webpack_require__(62569);
// EXTERNAL MODULE: ./node_modules/remark-gfm/lib/index.js + 58 modules
var remark_gfm_lib = __webpack_require__(17793);
// EXTERNAL MODULE: ./node_modules/remark-mdx/lib/index.js + 25 modules
var remark_mdx_lib = __webpack_require__(76891);
// EXTERNAL MODULE: ./node_modules/remark-parse/lib/index.js + 41 modules
var remark_parse_lib = __webpack_require__(22920);
// EXTERNAL MODULE: ./.build/src/sources/source/page-source.js + 1 modules
var page_source = __webpack_require__(95397);
;// CONCATENATED MODULE: ./.build/src/sources/content/parse/walk.js
/**
 * Visits every node of a list and below, parents first; `visit` returns false to leave out what is below a node. A page
 * can have a hundred thousand nodes: nothing is created for one.
 */
function walk(nodes, visit) {
    for (const node of nodes)
        if (visit(node) !== false && 'children' in node)
            walk(node.children, visit);
}
function hasNode(nodes, isWanted) {
    return nodes.some(node => isWanted(node) || ('children' in node && hasNode(node.children, isWanted)));
}
function walkElements(nodes, visit) {
    walk(nodes, node => (node.type === 'element' ? visit(node) : undefined));
}

;// CONCATENATED MODULE: ./.build/src/sources/content/parse/parse.js







const markdown = (0,unified_lib/* unified */.l)()
    .use(remark_parse_lib/* default */.A)
    .use(remark_frontmatter_lib/* default */.A, ['yaml', 'toml'])
    .use(remark_gfm_lib/* default */.A)
    .use(limitLiteralLinks)
    .freeze();
const mdx = markdown().use(remark_mdx_lib/* default */.A).freeze();
// Content of components is indented, which in Markdown makes it code.
const markdownInComponents = markdown().use(withoutIndentedCode).freeze();
/** Parses `.mdx` as MDX, or as Markdown with HTML when it is not valid MDX, and `.md` as Markdown with HTML. */
function parseText(source, text) {
    if (!source.endsWith('.mdx'))
        return { tree: markdown.parse(text), isMdx: false };
    try {
        return { tree: mdx.parse(escapeCustomIds(text)), isMdx: true };
    }
    catch (error) {
        return {
            tree: markdownInComponents.parse(removeCode(text)),
            isMdx: false,
            problem: problemOf(error, source)
        };
    }
}
function problemOf({ reason, line, column }, file) {
    // An element that is not closed is named with its place: `<Step>` (4:1-4:20).
    const [, startLine = 1, startColumn = 1] = /\((\d+):(\d+)-/.exec(reason) ?? [];
    return {
        kind: 'invalid-source',
        message: `not valid MDX, rendered as Markdown: ${reason}`,
        place: { file, line: line ?? Number(startLine), column: column ?? Number(startColumn) }
    };
}
/** `## Title {#id}` is not an expression: the braces become text, from which the id is read later. */
function escapeCustomIds(text) {
    return (0,page_source/* linesOf */.Dx)(text)
        .map(({ text: line, isCode }) => isCode ? line : line.replace(/^(\s*#{1,6}\s.*)\{\s*(#[^{}]+)\}\s*$/, String.raw `$1\{$2\}`))
        .join('\n');
}
const STATEMENT = /^(?:import\s(?:[^;'"]*?\sfrom\s*)?(['"])[^'"\n]*\1;?|export\s+(?:const|let|default|function|async)\s[^]*?)(?=\n[^\S\n]*\n|\s*$)/gm;
/** Comments, imports and exports are not Markdown. Line breaks stay, because warnings name lines. */
function removeCode(text) {
    return text
        .replace(/\{\/\*[^]*?\*\/\}/g, comment => comment.replace(/[^\n]/g, ''))
        .replace(STATEMENT, statement => statement.replace(/[^\n]/g, ''));
}
/** What GFM makes links of has at least this. */
const ADDRESS = /https?:\/\/|www\.|@/i;
/** GFM searches all texts for addresses in the end, which takes a sixth of the time: only where there are some. */
function limitLiteralLinks() {
    const data = this.data();
    data.fromMarkdownExtensions = data.fromMarkdownExtensions
        .flat()
        .map(({ transforms = [], ...extension }) => ({
        ...extension,
        transforms: transforms.map(transform => (tree) => (hasAddress(tree) ? transform(tree) : undefined))
    }));
}
function hasAddress(tree) {
    return hasNode(tree.children, node => node.type === 'text' && ADDRESS.test(node.value));
}
function withoutIndentedCode() {
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: ['codeIndented'] } }];
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./.build/src/sources/content/parse/page-files.js


/** The files that a page consists of: its own, and those that it includes. */
class PageFiles {
    #files;
    #read;
    #texts = new Map();
    /** `read`: the text of a file of the documentation; undefined when there is none. */
    constructor(page, read) {
        this.#files = [page];
        this.#read = read;
    }
    /** Every file that the page asked for, also those that do not exist. */
    get snippets() {
        return [...this.#texts.keys()];
    }
    async read(path) {
        const text = this.#texts.get(path) ?? this.#read(path);
        this.#texts.set(path, text);
        return await text;
    }
    /**
     * A tree with snippets has nodes of several files; of what a node knows about its place, the conversions keep line,
     * column and offset. Nothing needs the offset, so it becomes the number of the file.
     */
    mark(tree, file) {
        const known = this.#files.indexOf(file);
        const number = known < 0 ? this.#files.push(file) - 1 : known;
        walk(tree.children, ({ position }) => {
            if (position)
                position.start.offset = number;
        });
    }
    placeOf({ start: { line, column, offset = 0 } }) {
        // In a tree that was never marked, offsets are offsets, and everything is in the page.
        const file = this.#files[offset] ?? this.#files[0] ?? '';
        return { file, line, column };
    }
}
/** The path of an imported file, relative to the docs folder; undefined for a package or a file outside of it. */
function importedPath(specifier, importer) {
    if (!/^(\/|\.\.?\/)/.test(specifier))
        return undefined;
    const path = specifier.startsWith('/')
        ? external_node_path_.posix.normalize(specifier.slice(1))
        : external_node_path_.posix.join(external_node_path_.posix.dirname(importer), specifier);
    return path.startsWith('../') ? undefined : path;
}

;// CONCATENATED MODULE: ./.build/src/sources/content/expand.js




const MAX_DEPTH = 10;
const MAX_INCLUDED = 1000;
/** Marks the content between the tags of a snippet, which the snippet shows as `{children}`. */
const CHILDREN = Symbol('children');
/**
 * Replaces what MDX adds to Markdown: imported files become their content, literals become text, and attributes get
 * their values. No code runs; an expression that needs code is removed with a warning.
 */
async function expandMdx(parent, expansion, given = new Map()) {
    const names = await readNames(parent, expansion, given);
    parent.children = await expandNodes(parent.children, names, expansion);
}
async function readNames(parent, expansion, given) {
    const names = { values: new Map(given), files: new Map() };
    for (const node of parent.children) {
        if (node.type !== 'mdxjsEsm')
            continue;
        for (const statement of node.data?.estree?.body ?? []) {
            if (statement.type === 'ImportDeclaration')
                await readImport(statement, placeOf(node, expansion), names, expansion);
            else
                readExport(statement, names.values);
        }
    }
    return names;
}
function readExport(statement, values) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type !== 'VariableDeclaration')
        return;
    for (const { id, init } of declaration.declarations) {
        const literal = literalOf(init, values);
        if (literal && id.type === 'Identifier')
            values.set(id.name, literal.value);
    }
}
async function readImport(statement, place, names, { source, files, addProblem }) {
    const specifier = String(statement.source.value);
    const path = importedPath(specifier, source);
    if (path === undefined)
        return;
    const text = await files.read(path);
    if (text === undefined)
        addProblem(missingSnippet(specifier, place));
    if (text === undefined || !/\.mdx?$/.test(path))
        return;
    const exported = new Map();
    for (const node of parseText(path, text).tree.children)
        for (const own of (node.type === 'mdxjsEsm' && node.data?.estree?.body) || [])
            readExport(own, exported);
    for (const imported of statement.specifiers) {
        const { name } = imported.local;
        if (imported.type === 'ImportDefaultSpecifier')
            names.files.set(name, path);
        else if (imported.type === 'ImportSpecifier' && imported.imported.type === 'Identifier') {
            const from = imported.imported.name;
            if (exported.has(from))
                names.values.set(name, exported.get(from));
        }
    }
}
async function expandNodes(nodes, names, expansion) {
    const expanded = await Promise.all(nodes.map(async (node) => await expandNode(node, names, expansion)));
    return expanded.flat();
}
async function expandNode(node, names, expansion) {
    if (node.type === 'mdxjsEsm')
        return [];
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
        return expandExpression(node, names.values, expansion);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        return await expandElement(node, names, expansion);
    if (!('children' in node))
        return [node];
    // `<Note>Text</Note>` on a line of its own is a block, not a paragraph with a note inside.
    const isOnlyJsx = node.type === 'paragraph' && node.children.every(isJsxOrBlank);
    const children = await expandNodes(node.children, names, expansion);
    if (isOnlyJsx)
        return children;
    node.children = children;
    return [node];
}
function isJsxOrBlank(node) {
    return node.type.startsWith('mdx') || (node.type === 'text' && node.value.trim() === '');
}
function expandExpression(node, scope, expansion) {
    const expression = expressionOf(node.data?.estree);
    if (expression === undefined)
        return [];
    const value = literalOf(expression, scope)?.value;
    if (isChildren(value))
        return value[CHILDREN];
    const text = primitiveText(value);
    if (text !== undefined)
        return [{ type: 'text', value: text }];
    expansion.addProblem(notRendered(node.value, placeOf(node, expansion)));
    return [];
}
async function expandElement(node, names, expansion) {
    const { files, addProblem, chain, budget } = expansion;
    const place = placeOf(node, expansion);
    const properties = readAttributes(node.attributes, names.values, expression => addProblem(notRendered(expression, place)));
    const children = await expandNodes(node.children, names, expansion);
    if (node.name === null)
        return children;
    const file = names.files.get(node.name) ?? snippetFile(node.name, properties);
    if (file === undefined) {
        node.data = { ...node.data, properties };
        node.children = children;
        return [node];
    }
    const text = (await files.read(file)) ?? (await files.read(`_${file}`));
    if (text === undefined || chain.includes(file) || chain.length > MAX_DEPTH || budget.left === 0) {
        addProblem(text === undefined ? missingSnippet(file, place) : endlessSnippet(file, place));
        return [];
    }
    budget.left -= 1;
    const { tree, isMdx, problem } = parseText(file, text);
    if (problem)
        addProblem(problem);
    files.mark(tree, file);
    const props = { ...properties, children: { [CHILDREN]: children } };
    const given = new Map([...Object.entries(props), ['props', props]]);
    if (isMdx)
        await expandMdx(tree, { ...expansion, source: file, chain: [...chain, file] }, given);
    return tree.children.filter(({ type }) => type !== 'yaml');
}
/** `<Snippet file="setup.mdx" />`, the form from before imports. */
function snippetFile(name, { file }) {
    return name === 'Snippet' && typeof file === 'string' ? `snippets/${file.replace(/^\/+/, '')}` : undefined;
}
function readAttributes(attributes, scope, warn) {
    const properties = new Map();
    for (const attribute of attributes) {
        if (attribute.type === 'mdxJsxExpressionAttribute') {
            warn(attribute.value);
            continue;
        }
        const { name, value } = attribute;
        if (value === null || value === undefined)
            properties.set(name, true);
        else if (typeof value === 'string')
            properties.set(name, value);
        else {
            const literal = literalOf(expressionOf(value.data?.estree), scope)?.value;
            if (isPropertyValue(literal))
                properties.set(name, literal);
            // A handler or a JSX icon is not content.
            else if (/^(href|src|id|title|label|name)$/.test(name))
                warn(value.value);
        }
    }
    return Object.fromEntries(properties);
}
function isPropertyValue(value) {
    return value !== null && ['string', 'number', 'boolean', 'object'].includes(typeof value);
}
function isChildren(value) {
    return typeof value === 'object' && value !== null && CHILDREN in value;
}
function placeOf({ position }, { source, files }) {
    return position ? files.placeOf(position) : (0,source_problems/* startOf */.GH)(source);
}
function missingSnippet(target, place) {
    return { kind: 'missing-snippet', message: `imported file that does not exist: ${target}`, target, place };
}
function endlessSnippet(file, place) {
    const message = `snippet that includes itself, or is one of more than ${MAX_INCLUDED} or nested more than ${MAX_DEPTH} levels deep: ${file}`;
    return { kind: 'invalid-source', message, place };
}
function notRendered(expression, place) {
    const line = expression.replace(/\s+/g, ' ').trim();
    const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
    return { kind: 'not-rendered', message: `expression that is not rendered: {${shown}}`, place };
}

;// CONCATENATED MODULE: ./.build/src/sources/content/ids/headings.js


/** Adds a link to each heading, and returns the headings for the table of contents. */
function linkHeadings(children) {
    const headings = [];
    walkElements(children, element => {
        // What is collapsed, and the parts of a single change, would make the table of contents long and confusing.
        const isUpdate = hasClass(element, 'update');
        if (isUpdate) {
            const label = element.children[0];
            const text = label?.type === 'element' ? textContent(label.children[0] ?? label) : '';
            headings.push({ id: textProperty(element, 'id'), text, level: 2 });
        }
        if (isUpdate || hasClass(element, 'collapsible')) {
            walkElements([element], inner => void linkHeading(inner));
            return false;
        }
        const heading = linkHeading(element);
        if (heading)
            headings.push(heading);
        return undefined;
    });
    return headings.filter(({ id }) => id !== '');
}
function linkHeading(element) {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    const id = textProperty(element, 'id');
    if (!(level > 0) || id === '')
        return undefined;
    const text = textContent(element).trim();
    if (level > 1 && level < 5)
        element.children.push(h('a.anchor', { href: `#${encodeURI(id)}`, ariaHidden: 'true', tabIndex: -1 }, ['#']));
    return { id, text, level };
}
function hasClass({ properties }, name) {
    return Array.isArray(properties['className']) && properties['className'].includes(name);
}

// EXTERNAL MODULE: ./node_modules/highlight.js/es/common.js
var common = __webpack_require__(63722);
;// CONCATENATED MODULE: ./.build/src/sources/content/highlight.js



common/* default */.A.registerAliases(['mdx'], { languageName: 'xml' });
common/* default */.A.registerAliases(['env', 'dotenv'], { languageName: 'ini' });
function highlightCode(children) {
    walkElements(children, ({ tagName, properties, children: content }) => {
        const language = properties['dataLanguage'];
        const [code] = content;
        if (tagName !== 'pre' || typeof language !== 'string' || code?.type !== 'element')
            return undefined;
        if (common/* default */.A.getLanguage(language) === undefined)
            return false;
        const { value } = common/* default */.A.highlight(textContent(code), { language, ignoreIllegals: true });
        code.children = [{ type: 'raw', value }];
        return false;
    });
}

// EXTERNAL MODULE: ./node_modules/@sindresorhus/slugify/index.js + 5 modules
var slugify = __webpack_require__(58402);
;// CONCATENATED MODULE: ./.build/src/sources/content/ids/slug.js

const MAX_SLUGS = 10_000;
const REMOVED = /[?,;:"[\]{}]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0E|\uFE0F/gu;
/**
 * The id of a heading by the rule of the service: lower case, hyphens for white space, periods, parentheses and
 * apostrophes, other punctuation and emoji removed, everything else kept: `Fees & billing (EU)` → `fees-&-billing-eu`.
 */
function headingSlug(text) {
    return (text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\s.!~*'()-]+/g, '-')
        .replace(/^-|-$/g, '')
        // Meant for contractions, and applied to every single s and t: `Event(s)` → `events`.
        .replace(/([a-z\d])-([ts])(?=-|$)/g, '$1$2')
        .replace(REMOVED, ''));
}
/** How the service shows quotation marks, apostrophes, dashes and ellipses that are typed plainly; ids follow it. */
function withTypography(text) {
    return text
        .replace(/(?<=^|[\s([{])"/g, '“')
        .replaceAll('"', '”')
        .replace(/(?<=^|[\s([{])'/g, '‘')
        .replaceAll("'", '’')
        .replaceAll('...', '…')
        .replaceAll('--', '—');
}
/** The id of an accordion or view: letters without accents, digits and hyphens only, unless nothing is left. */
function plainSlug(text) {
    return transliterated(text.replace(':', '-'), false) || headingSlug(text);
}
/** The id of a parameter or response field: `fullName` → `param-full-name`. */
function fieldSlug(name) {
    return transliterated(`param-${name}`, true);
}
/** A custom id in a heading, without the characters that the service removes. */
function customId(text) {
    return text
        .trim()
        .replace(/[<>"&?,;:!'()[\]{}]/g, '')
        .replace(/\s+/g, '-');
}
const slugs = new Map();
/** Thousands of characters are looked for one by one, and the same names return on many pages. */
function transliterated(text, decamelize) {
    const key = `${decamelize} ${text}`;
    const slug = slugs.get(key) ?? (0,slugify/* default */.A)(text, { decamelize });
    if (slugs.size < MAX_SLUGS)
        slugs.set(key, slug);
    return slug;
}

;// CONCATENATED MODULE: ./.build/src/sources/content/ids/ids.js



const HEADING = /^(h[1-6]|Heading)$/;
/** The service gives deeper headings no id, unless the source has one. */
const HEADING_WITH_ID = /^(h[1-4]|Heading)$/;
const CUSTOM_ID = /\s*\{\s*#([^{}]+)\}\s*$/;
const TITLED = {
    Accordion: titleSlug(plainSlug),
    View: titleSlug(plainSlug),
    Tab: titleSlug(headingSlug),
    Step: titleSlug(headingSlug),
    Card: titleSlug(headingSlug),
    Tile: titleSlug(headingSlug),
    ParamField: element => fieldSlugOf(element, ['query', 'path', 'body', 'header', 'name']),
    ResponseField: element => fieldSlugOf(element, ['name'])
};
/**
 * Gives headings and components with a title the ids that links refer to. Ids of the source come first, then headings
 * and dates of changes; a component never takes the id of a heading.
 */
function assignIds(tree) {
    const used = new UsedIds();
    walkElements(tree.children, element => {
        readCustomId(element);
        const { id } = element.properties;
        if (typeof id !== 'string')
            return;
        // Repeated ids of headings are numbered like generated ones.
        if (HEADING.test(element.tagName))
            delete element.properties['id'];
        setId(element, id, used, 2);
        used.add(id);
    });
    walkElements(tree.children, element => {
        const { tagName } = element;
        if (HEADING_WITH_ID.test(tagName))
            setId(element, headingSlug(headingText(element)), used, 2);
        else if (tagName === 'Update')
            setId(element, headingSlug(textProperty(element, 'label')), used, 2);
    });
    walkElements(tree.children, element => {
        const { tagName } = element;
        const id = TITLED[tagName]?.(element);
        if (id !== undefined)
            setId(element, id, used, tagName === 'Tab' ? 2 : 1);
    });
}
/** Code is shown as it is. */
function headingText(node) {
    if (node.type === 'text')
        return withTypography(node.value);
    if (node.type === 'element' && node.tagName === 'code')
        return textContent(node);
    return 'children' in node ? node.children.map(headingText).join('') : '';
}
function readCustomId(element) {
    if (!HEADING.test(element.tagName))
        return;
    const last = element.children.findLast((child) => child.type === 'text');
    const [suffix, id] = CUSTOM_ID.exec(last?.value ?? '') ?? [];
    if (last === undefined || suffix === undefined || id === undefined)
        return;
    last.value = last.value.slice(0, -suffix.length);
    element.properties['id'] = customId(id);
}
/** Repeated ids are numbered: headings from 2, components from 1. */
function setId(element, id, used, firstNumber) {
    if (element.properties['id'] !== undefined || id === '')
        return;
    element.properties['id'] = used.unique(id, firstNumber);
}
class UsedIds {
    #used = new Set();
    /** The number from which on an id may be free, so that many equal headings take no more time than others. */
    #next = new Map();
    add(id) {
        this.#used.add(id);
    }
    unique(id, firstNumber) {
        let unique = id;
        const key = `${firstNumber} ${id}`;
        let number = this.#next.get(key) ?? firstNumber;
        for (; this.#used.has(unique); number += 1)
            unique = `${id}-${number}`;
        this.#next.set(key, number);
        this.#used.add(unique);
        return unique;
    }
}
function titleSlug(slug) {
    return element => slug(textProperty(element, 'title'));
}
function fieldSlugOf(element, names) {
    const name = names.map(property => textProperty(element, property)).find(value => value !== '');
    return name === undefined ? '' : fieldSlug(name);
}

;// CONCATENATED MODULE: ./.build/src/sources/content/operation.js

const LOCATIONS = {
    path: 'Path parameters',
    query: 'Query parameters',
    header: 'Headers',
    cookie: 'Cookies'
};
function operationNodes({ method, path, deprecated, ...parts }) {
    const name = `${method.toUpperCase()} ${path}${deprecated ? ' (deprecated)' : ''}\n`;
    return [
        h('CodeBlock', { language: 'http' }, [name]),
        ...Object.entries(LOCATIONS).flatMap(([location, title]) => section(title, parts.parameters.filter(parameter => parameter.location === location))),
        ...section('Body', parts.body),
        ...parts.responses.flatMap(({ status, description, fields }) => [
            sectionTitle(`Response ${status}`),
            ...paragraphs(description),
            ...fields.map(fieldNode)
        ])
    ];
}
function section(title, fields) {
    return fields.length === 0 ? [] : [sectionTitle(title), ...fields.map(fieldNode)];
}
function sectionTitle(title) {
    return h('p.group-title', {}, [title]);
}
function fieldNode(field) {
    const { name, location, type, required, deprecated, description, values = [], fields } = field;
    const properties = {
        ...(location === undefined ? { name } : { [location === 'cookie' ? 'header' : location]: name }),
        type,
        required,
        deprecated,
        ...(field.default !== undefined && { default: field.default })
    };
    return h(location === undefined ? 'ResponseField' : 'ParamField', properties, [
        ...paragraphs(description),
        ...(values.length === 0 ? [] : paragraphs(`One of: ${values.map(value => `\`${value}\``).join(', ')}`)),
        ...(fields.length === 0 ? [] : [h('Expandable', {}, fields.map(fieldNode))])
    ]);
}
function paragraphs(text) {
    return text
        .split(/\n\s*\n/)
        .filter(part => part.trim() !== '')
        .map(part => h('p', {}, titleNodes(part.trim())));
}

;// CONCATENATED MODULE: ./.build/src/sources/content/components/component.js

function wrapper(name) {
    return (element, { render }) => h(name, idOf(element), render(element.children));
}

;// CONCATENATED MODULE: ./.build/src/sources/content/components/inline.js


const YES = /^(check|circle-check|check-circle|square-check)$/;
const NO = /^(x|xmark|times|circle-x|circle-xmark)$/;
/** An icon that stands alone, as in the cell of a table, is content and becomes text; beside a text it is decoration. */
const icon = (element, { isAlone }) => {
    const image = iconImage(element);
    if (image.length > 0)
        return image;
    const name = textProperty(element, 'icon');
    if (YES.test(name) || NO.test(name))
        return h('span.icon', { title: name }, [YES.test(name) ? '✓' : '✗']);
    return isAlone && name !== '' ? h('span.icon', {}, [name]) : namedIcon(name);
};
/** The service draws icons of libraries by name; here the first letter stands for one, as decoration. */
function namedIcon(name) {
    const letter = /[a-z\d]/i.exec(name)?.[0].toUpperCase();
    if (letter === undefined)
        return [];
    return [h('span.icon', { dataLetter: letter, ariaHidden: 'true', title: name })];
}
/** The image of an icon that is a file and not a name. */
function iconImage(element) {
    const source = textProperty(element, 'icon');
    if (/^(https?:|\/|\.\.?\/)/.test(source))
        return [h('img.icon', { src: source, alt: '' })];
    return element.tagName === 'Icon' ? [] : namedIcon(source);
}
const tooltip = (element, { render }) => {
    const [tip, href, cta] = ['tip', 'href', 'cta'].map(name => textProperty(element, name));
    const shown = h('span.tooltip', tip ? { title: tip } : {}, render(element.children));
    return href ? [shown, { type: 'text', value: ' ' }, h('a', { href }, [cta || href])] : shown;
};
const color = element => {
    const value = element.properties['value'];
    const shown = typeof value === 'object' && value !== null
        ? Object.values(value).join(' / ')
        : textProperty(element, 'value');
    const swatch = /^#[\da-f]{3,8}$/i.test(shown) ? [h('span.swatch', { style: `background:${shown}` })] : [];
    return h('li', {}, [...swatch, `${textProperty(element, 'name')} `, h('code', {}, [shown])]);
};
const inline_INLINE = {
    Icon: icon,
    Badge: wrapper('span.badge'),
    Tooltip: tooltip,
    Latex: wrapper('code'),
    Color: wrapper('ul.colors'),
    'Color.Row': (element, { render }) => h('li', {}, [textProperty(element, 'title'), h('ul', {}, render(element.children))]),
    'Color.Item': color
};

;// CONCATENATED MODULE: ./.build/src/sources/content/components/cards.js



/** The title is the link, and covers the card: links in the content stay links of their own. */
const card = (element, { render }) => {
    const [href, image, cta] = ['href', 'img', 'cta'].map(name => textProperty(element, name));
    const title = titleNodes(textProperty(element, 'title') || (href ?? ''));
    const heading = href ? [h('a', { href }, title)] : title;
    return h('div.card', idOf(element), [
        ...(image ? [h('img', { src: image, alt: '' })] : []),
        ...iconImage(element),
        ...(heading.length === 0 ? [] : [h('p.card-title', {}, heading)]),
        ...titled('p', textProperty(element, 'description')),
        ...render(element.children),
        ...(cta ? [h('p.card-action', {}, [`${cta} →`])] : [])
    ]);
};
/** A card whose content is a preview above the title. */
const tile = (element, context) => {
    const preview = h('div.tile-preview', {}, context.render(element.children));
    const rendered = [card({ ...element, children: [] }, context)].flat();
    for (const node of rendered)
        if (node.type === 'element')
            node.children.unshift(preview);
    return rendered;
};
const grid = (element, { render }) => {
    const columns = Number(textProperty(element, 'cols')) || 2;
    const style = `--columns:${Math.min(Math.max(columns, 1), 4)}`;
    return h('div.grid', { style }, render(element.children));
};
const repository = element => {
    const name = textProperty(element, 'repo').replace(/^https:\/\/github\.com\//, '');
    const link = h('a', { href: `https://github.com/${name}` }, [name]);
    return name === '' ? [] : h('div.card', {}, [h('p.card-title', {}, [link])]);
};
const CARDS = {
    Card: card,
    Tile: tile,
    CardGroup: grid,
    Columns: grid,
    Tiles: grid,
    Column: wrapper('div'),
    'GitHub.Repo': repository
};

;// CONCATENATED MODULE: ./.build/src/sources/content/components/blocks.js


function callout(kind, label) {
    return (element, { render }) => h(`div.alert.${kind}`, idOf(element), [
        h('b', {}, titleNodes(textProperty(element, 'title') || label)),
        ...render(element.children)
    ]);
}
/** The id is on the content: a browser opens the element when a link leads to something inside of it. */
function collapsible(fallbackTitle) {
    return (element, { render }) => h('details.collapsible', { open: isSet(element, 'defaultOpen') }, [
        h('summary', {}, [
            ...titleNodes(textProperty(element, 'title') || fallbackTitle),
            ...titled('small', textProperty(element, 'description'))
        ]),
        h('div.panel', idOf(element), render(element.children))
    ]);
}
const step = (element, { render }) => {
    const number = Number(textProperty(element, 'stepNumber'));
    return h('li', { ...idOf(element), ...(number > 0 && { value: String(number) }) }, [
        ...titled('p.step-title', textProperty(element, 'title')),
        ...render(element.children)
    ]);
};
const steps = (element, context) => {
    const items = elementsOf(element).map(child => child.tagName === 'Step' ? step(child, context) : h('li', {}, context.render([child])));
    return h('ol.steps', {}, items.flat());
};
/** An entry of a change log. */
const update = (element, { render }) => {
    const tags = element.properties['tags'];
    const labels = [
        ...titled('span', textProperty(element, 'description')),
        ...(Array.isArray(tags) ? tags : []).map(tag => h('span.badge', {}, [String(tag)]))
    ];
    return h('section.update', idOf(element), [
        h('p.update-label', {}, [
            h('b', {}, titleNodes(textProperty(element, 'label'))),
            ...labels.flatMap(label => [' ', label])
        ]),
        ...render(element.children)
    ]);
};
const blocks_frame = (element, { render }) => h('figure.frame', {}, [...titled('p.hint', textProperty(element, 'hint')), ...render(element.children)]);
/** All views of a page, one after the other, because without a script nothing can switch between distant sections. */
const view = (element, { render }) => h('section.view', idOf(element), [
    h('p.group-title', {}, titleNodes(textProperty(element, 'title'))),
    ...render(element.children)
]);
const blocks_prompt = (element, { render }) => h('div.prompt', {}, [
    ...titled('p.group-title', textProperty(element, 'description') || 'Prompt'),
    ...render(element.children)
]);
const heading = (element, { render }) => {
    const level = Math.min(Math.max(Number(textProperty(element, 'level')) || 2, 1), 6);
    return render([h(`h${level}`, idOf(element), element.children)]);
};
const blocks_LOCATIONS = ['query', 'path', 'body', 'header'];
const field = (element, { render }) => {
    const location = blocks_LOCATIONS.find(name => textProperty(element, name) !== '');
    const initial = textProperty(element, 'default');
    const facts = {
        type: textProperty(element, 'type'),
        place: location === 'body' ? '' : (location ?? ''),
        required: isSet(element, 'required') ? 'required' : '',
        deprecated: isSet(element, 'deprecated') ? 'deprecated' : '',
        default: initial && `default: ${initial}`
    };
    const shown = Object.entries(facts).filter(([, text]) => text !== '');
    return h('div.field', idOf(element), [
        h('p.field-name', {}, [
            h('code', {}, [textProperty(element, location ?? 'name')]),
            ...shown.flatMap(([kind, text]) => [' ', h(`span.fact.${kind}`, {}, [text])])
        ]),
        ...render(element.children)
    ]);
};
const BLOCKS = {
    Note: callout('note', 'Note'),
    Info: callout('note', 'Info'),
    Callout: callout('note', 'Note'),
    Tip: callout('tip', 'Tip'),
    Check: callout('tip', 'Check'),
    Warning: callout('warning', 'Warning'),
    Danger: callout('caution', 'Danger'),
    Accordion: collapsible('Details'),
    Expandable: collapsible('Show child attributes'),
    AccordionGroup: wrapper('div.collapsibles'),
    Steps: steps,
    Step: (element, context) => h('ol.steps', {}, [step(element, context)].flat()),
    Update: update,
    Frame: blocks_frame,
    View: view,
    Prompt: blocks_prompt,
    Panel: wrapper('div.side-panel'),
    Heading: heading,
    ParamField: field,
    ResponseField: field,
    Tree: (element, { render }) => h('ul.tree', {}, render(elementsOf(element))),
    'Tree.Folder': (element, { render }) => h('li', {}, [
        h('b', {}, [`${textProperty(element, 'name')}/`]),
        h('ul', {}, render(elementsOf(element)))
    ]),
    'Tree.File': element => h('li', {}, [textProperty(element, 'name')]),
    // A list in Markdown.
    FileTree: wrapper('div.tree'),
    // Text for agents is not on the page that people read.
    Visibility: (element, { render }) => textProperty(element, 'for') === 'agents' ? [] : render(element.children)
};

;// CONCATENATED MODULE: ./.build/src/sources/content/components/code-block.js

const FLAGS = /^(lines|wrap|expandable|nocopy|twoslash|react|showLineNumbers|ignore)$/;
/** The file name or title of a code block: of the component, or in the line that opens the block. */
function codeTitle(block) {
    const given = textProperty(block, 'filename') || textProperty(block, 'title');
    if (given !== '')
        return given;
    const meta = textProperty(block, 'meta');
    const [, double, single] = /(?:title|filename)=(?:"([^"]*)"|'([^']*)')/.exec(meta) ?? [];
    if (double !== undefined || single !== undefined)
        return double ?? single ?? '';
    return meta
        .replace(/[\w-]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)|\{[^}]*\}/g, ' ')
        .split(/\s+/)
        .filter(word => word !== '' && !FLAGS.test(word))
        .join(' ');
}
/** The service draws a diagram in the browser. Here it is its source. */
function codeBlock(element, language, title) {
    const code = h('code', {}, [textContent(element)]);
    const block = h('pre', { ...(language !== '' && { dataLanguage: language }), tabIndex: 0 }, [code]);
    return title === '' ? block : h('figure.code-file', {}, [h('figcaption', {}, [title]), block]);
}
const fencedCode = element => {
    const language = /^[\w+#.-]*/.exec(textProperty(element, 'language'))?.[0] ?? '';
    if (language === 'mermaid')
        return codeBlock(element, language, 'Diagram');
    return codeBlock(element, language, isSet(element, 'inGroup') ? '' : codeTitle(element));
};
const CODE = {
    CodeBlock: fencedCode,
    Mermaid: element => codeBlock(element, 'mermaid', 'Diagram')
};

;// CONCATENATED MODULE: ./.build/src/sources/content/components/tabs.js


/**
 * Elements of the same name of which one is open at a time: they can be switched without a script, and a link to
 * something in a closed one opens it.
 */
function tabGroup(tabs, opened, { groupName }, kind) {
    if (tabs.length === 0)
        return [];
    const name = groupName();
    const parts = tabs.map(({ title, element, content }, at) => h('details', { name, open: at === opened }, [
        h('summary', {}, titleNodes(title || `Tab ${at + 1}`)),
        h('div.panel', idOf(element), content)
    ]));
    return [h(`div.tabs.${kind}`, {}, parts)];
}
function tabsOf(elements, opened, context) {
    const parts = elements.map(element => ({
        title: textProperty(element, 'title'),
        element,
        content: context.render(element.tagName === 'Tab' ? element.children : [element])
    }));
    return tabGroup(parts, opened < parts.length ? opened : 0, context, 'texts');
}
const codeGroup = (element, context) => {
    const parts = elementsOf(element).map(block => ({
        title: codeTitle(block) || textProperty(block, 'language') || 'Code',
        element: h('div'),
        // The tab shows the title already.
        content: context.render([{ ...block, properties: { ...block.properties, inGroup: true } }])
    }));
    return [...titled('p.group-title', textProperty(element, 'title')), ...tabGroup(parts, 0, context, 'codes')];
};
function example(label) {
    return (element, context) => [h('p.group-title', {}, [label]), codeGroup(element, context)].flat();
}
const TABS = {
    Tabs: (element, context) => tabsOf(elementsOf(element), Number(textProperty(element, 'defaultTabIndex')) || 0, context),
    // Outside of a group.
    Tab: (element, context) => tabsOf([element], 0, context),
    CodeGroup: codeGroup,
    RequestExample: example('Request'),
    ResponseExample: example('Response')
};

;// CONCATENATED MODULE: ./.build/src/sources/content/components/index.js





const COMPONENTS = { ...BLOCKS, ...CARDS, ...CODE, ...inline_INLINE, ...TABS };

;// CONCATENATED MODULE: ./.build/src/sources/content/properties.js
/** Loads or runs something, changes the whole page, or has no meaning without code. */
const properties_REMOVED = /^(on[A-Z].*|on[a-z]+|key|ref|dangerouslySetInnerHTML|noZoom|noAnchor|srcDoc|actions|actionsPlacement|formAction)$/;
// Browsers ignore white space and control characters in front of a scheme and inside of it.
const SCRIPT_ADDRESS = /^(javascript|vbscript):/i;
/** The properties of an HTML element of the source that the page keeps. No code of the docs gets into the page. */
function safeProperties(properties) {
    const kept = new Map();
    for (const [name, value] of Object.entries(properties)) {
        if (properties_REMOVED.test(name))
            continue;
        if (name === 'style') {
            const css = typeof value === 'string' ? value : styleText(value);
            if (css !== '')
                kept.set('style', css);
        }
        else if (name === 'className' || name === 'class') {
            const classes = keptClasses(value);
            if (classes.length > 0)
                kept.set('className', classes);
        }
        else if (typeof value === 'string' && SCRIPT_ADDRESS.test(value.replace(/[\s\p{Cc}]/gu, '')))
            continue;
        else if (['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value))
            kept.set(name, value);
    }
    return Object.fromEntries(kept);
}
/** `{maxWidth: '40rem'}` → `max-width:40rem`. */
function styleText(value) {
    if (typeof value !== 'object' || value === null)
        return '';
    return Object.entries(value)
        .filter(([, item]) => typeof item === 'string' || typeof item === 'number')
        .map(([name, item]) => {
        const property = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
        return `${property}:${typeof item === 'number' && item !== 0 ? `${item}px` : item}`;
    })
        .join(';');
}
const OWN_CLASS = /^(contains-task-list|task-list-item|footnotes|sr-only|lead|group-title)$/;
/** Classes that the conversion itself sets. Of those of the source, only the choice of an image for light or dark counts. */
function keptClasses(value) {
    const classes = (Array.isArray(value) ? value : String(value).split(/\s+/)).map(String);
    if (classes.includes('dark:hidden'))
        return ['light-only'];
    if (classes.includes('hidden') && classes.some(name => name.startsWith('dark:')))
        return ['dark-only'];
    return classes.filter(name => OWN_CLASS.test(name));
}

;// CONCATENATED MODULE: ./.build/src/sources/content/plain-elements.js


/** Elements that are left out with their content: they run or load something, or belong to the head of a page. */
const REMOVED_ELEMENTS = new Set('script style link meta base title head object embed template noscript frameset'.split(' '));
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/;
/** `> [!NOTE]` and similar, as on GitHub. */
const blockquote = (element, { render }) => {
    const paragraph = element.children.find((child) => child.type === 'element' && child.tagName === 'p');
    const first = paragraph?.children[0];
    const [mark, kind] = (first?.type === 'text' && ALERT.exec(first.value)) || [];
    if (first?.type !== 'text' || mark === undefined || kind === undefined)
        return h('blockquote', idOf(element), render(element.children));
    first.value = first.value.slice(mark.length);
    const label = `${kind.charAt(0)}${kind.slice(1).toLowerCase()}`;
    return h(`div.alert.${kind.toLowerCase()}`, {}, [h('b', {}, [label]), ...render(element.children)]);
};
/** A wide table scrolls inside its container instead of widening the page. */
const table = (element, { render }) => h('div.table', { tabIndex: 0 }, [h('table', safeProperties(element.properties), render(element.children))]);
const PLAIN_ELEMENTS = {
    blockquote,
    table,
    img: element => h('img', { ...safeProperties(element.properties), loading: 'lazy' }),
    pre: (element, { render }) => h('pre', { ...idOf(element), tabIndex: 0 }, render(element.children))
};

;// CONCATENATED MODULE: ./.build/src/sources/content/render-tree.js





const RENDERERS = new Map(Object.entries({ ...PLAIN_ELEMENTS, ...COMPONENTS }));
/** Replaces components by HTML elements, from the outside to the inside. */
function renderTree(tree, reportUnknown) {
    const unknown = new Set();
    let groups = 0;
    const groupName = () => `tabs-${(groups += 1)}`;
    const renderElement = (element, isAlone) => [renderNamed(element, isAlone)]
        .flat()
        .map(node => element.position && node.position === undefined ? { ...node, position: element.position } : node);
    const renderNamed = (element, isAlone) => {
        const { tagName } = element;
        if (REMOVED_ELEMENTS.has(tagName))
            return [];
        const component = RENDERERS.get(tagName);
        if (component)
            return component(element, { render, isAlone, groupName });
        if (!/^[A-Z]/.test(tagName))
            return {
                ...element,
                properties: safeProperties(element.properties),
                children: render(element.children)
            };
        if (!unknown.has(tagName)) {
            unknown.add(tagName);
            reportUnknown(element, tagName);
        }
        return unknownComponent(element, { render, isAlone, groupName });
    };
    const render = (nodes) => {
        const isAlone = nodes.filter(node => !isBlank(node)).length === 1;
        return nodes.flatMap(node => {
            if (node.type === 'element')
                return renderElement(node, isAlone);
            return node.type === 'text' ? [node] : [];
        });
    };
    return render(tree.children.filter((node) => node.type !== 'doctype'));
}
/** A component that the docs define in code, which does not run: a card with its texts and link, or its content. */
const unknownComponent = (element, context) => {
    const hasTexts = ['title', 'href'].some(name => textProperty(element, name) !== '');
    return hasTexts ? card(element, context) : context.render(element.children);
};

// EXTERNAL MODULE: ./node_modules/rehype-raw/lib/index.js + 23 modules
var rehype_raw_lib = __webpack_require__(8822);
// EXTERNAL MODULE: ./node_modules/remark-rehype/lib/index.js + 30 modules
var remark_rehype_lib = __webpack_require__(65993);
;// CONCATENATED MODULE: ./.build/src/sources/content/to-html-tree.js







const OPTIONS = {
    allowDangerousHtml: true,
    handlers: {
        mdxJsxFlowElement: (state, node) => elementOf(node, state.all(node)),
        mdxJsxTextElement: (state, node) => elementOf(node, state.all(node)),
        code: (_, { lang, meta, value, position }) => placed(h('CodeBlock', { language: lang ?? '', meta: meta ?? '' }, [`${value}\n`]), position),
        // The default handlers change the spelling of addresses; a dead reference must stay as it was written.
        link: (state, node) => placed(h('a', { href: node.url, ...titleOf(node) }, state.all(node)), node.position),
        image: (_, node) => placed(h('img', { src: node.url, alt: node.alt ?? '', ...titleOf(node) }), node.position)
    }
};
const NAMES = new Map(Object.keys(COMPONENTS).map(name => [name.toLowerCase(), name]));
const fromMdx = (0,unified_lib/* unified */.l)().use(remark_rehype_lib/* default */.A, OPTIONS).freeze();
const fromMarkdown = (0,unified_lib/* unified */.l)().use(remark_rehype_lib/* default */.A, OPTIONS).use(rehype_raw_lib/* default */.A).freeze();
/** The HTML tree of a page, in which components are still elements with their own names. */
async function toHtmlTree({ tree, isMdx }) {
    const html = isMdx
        ? await fromMdx.run(tree)
        : restoreComponents(await fromMarkdown.run(closeComponents(tree)));
    parseCaptions(html);
    return html;
}
/** The caption of a frame is Markdown, with links that can be dead. */
function parseCaptions(tree) {
    walkElements(tree.children, ({ tagName, properties, children }) => {
        const { caption } = properties;
        if (tagName !== 'Frame' || typeof caption !== 'string' || caption === '')
            return;
        const { children: blocks } = fromMdx.runSync(parseText('caption.md', caption).tree);
        // Places in the caption are not places in the file.
        walk(blocks, node => void delete node.position);
        const content = blocks.flatMap(node => node.type === 'element' && node.tagName === 'p' ? node.children : [node]);
        children.push(h('figcaption', {}, content));
    });
}
function elementOf(node, children) {
    const properties = (node.data?.properties ?? {});
    return placed({ type: 'element', tagName: node.name ?? 'div', properties, children }, node.position);
}
function titleOf({ title }) {
    return title ? { title } : {};
}
function placed(element, position) {
    return position ? { ...element, position } : element;
}
/** HTML knows no `<Card />`: without a closing tag, the card would contain the rest of the page. */
function closeComponents(tree) {
    walk(tree.children, node => {
        if (node.type === 'html')
            node.value = node.value.replace(/<([A-Z][\w.]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)\/>/g, '<$1$2></$1>');
    });
    return tree;
}
/** An HTML parser changes the names of components to lower case, and reads `cols={2}` as the text `{2}`. */
function restoreComponents(tree) {
    walkElements(tree.children, element => {
        const { properties } = element;
        element.tagName = NAMES.get(element.tagName) ?? element.tagName;
        for (const [name, value] of Object.entries(properties)) {
            const [literal, , content] = (typeof value === 'string' && /^\{(["'`]?)([^{}]*)\1\}$/.exec(value)) || [];
            if (literal !== undefined)
                properties[name] = content;
            else if (/[^\w:.-]/.test(name) || (typeof value === 'string' && value.startsWith('{')))
                Reflect.deleteProperty(properties, name);
        }
    });
    return tree;
}

;// CONCATENATED MODULE: ./.build/src/sources/content/page-content.js















/** Highlighted code is HTML already. Everything else in the tree is escaped. */
const stringifier = (0,unified_lib/* unified */.l)().use(lib/* default */.A, { allowDangerousHtml: true }).freeze();
/** Renders a page without running code. `read`: the text of a file of the documentation, if there is one. */
async function renderPage(page, { read, withHtml }) {
    const problems = new Map();
    const addProblem = (problem) => void problems.set(JSON.stringify(problem), problem);
    const start = (0,source_problems/* startOf */.GH)(page.file);
    const files = new PageFiles(page.file, read);
    const parsed = parseText(page.file, page.text);
    if (parsed.problem)
        addProblem(parsed.problem);
    if (parsed.isMdx) {
        files.mark(parsed.tree, page.file);
        await expandMdx(parsed.tree, {
            source: page.file,
            files,
            addProblem,
            chain: [page.file],
            budget: { left: MAX_INCLUDED }
        });
    }
    const tree = await toHtmlTree(parsed);
    assignIds(tree);
    addTitle(tree, page);
    const placeOf = (node) => node.position && files.placeOf(node.position);
    const children = renderTree(tree, (element, name) => addProblem({
        kind: 'not-rendered',
        message: `component that is not known, only its texts are shown: <${name}>`,
        place: placeOf(element) ?? start
    }));
    const collected = collect(children, placeOf, start);
    return {
        ...collected,
        ...(withHtml ? htmlOf(children) : { html: [], headings: [] }),
        problems: [...problems.values()],
        // The service gives ids to the parts of an operation.
        hasUnknownIds: problems.size > 0 || page.operation !== undefined || page.operationName !== undefined,
        snippets: [...files.snippets, ...(page.operation ? [page.operation.file] : [])]
    };
}
function htmlOf(children) {
    const headings = linkHeadings(children);
    highlightCode(children);
    const html = stringifier.stringify({ type: 'root', children });
    return { html: splitAtReferences(`${html.trim()}\n`), headings };
}
/** The title as a heading, unless the text has one, and the operation that the page documents. */
function addTitle(tree, { title, description, operation, operationName }) {
    const start = [];
    const lineBreak = { type: 'text', value: '\n' };
    if (!hasTitle(tree)) {
        start.push(h('h1', {}, [title]), lineBreak);
        if (description !== '')
            start.push(h('p.lead', {}, [description]), lineBreak);
    }
    if (operation)
        start.push(...operationNodes(operation));
    else if (operationName !== undefined)
        start.push(h('CodeBlock', { language: 'http' }, [`${operationName}\n`]), lineBreak);
    tree.children.unshift(...start);
}
function hasTitle(tree) {
    return hasNode(tree.children, node => node.type === 'element' && node.tagName === 'h1');
}


/***/ }),

/***/ 95397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xu: () => (/* binding */ PAGE_FILE),
  Dx: () => (/* binding */ linesOf),
  SP: () => (/* binding */ readPage),
  Yc: () => (/* binding */ titleFromPath)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./.build/src/sources/source/problems.js
var problems = __webpack_require__(41160);
;// CONCATENATED MODULE: ./.build/src/sources/source/front-matter.js


const START = /^\uFEFF?---[ \t]*\r?\n/;
const END = /\n---[ \t]*(?:\r?\n|$)/g;
/** YAML is parsed before anything can end it. */
const MAX_LENGTH = 100_000;
function readFrontMatter(text, file) {
    const start = START.exec(text)?.[0].length;
    // The line break before the end belongs to the start when the block is empty.
    END.lastIndex = (start ?? 0) - 1;
    const end = start === undefined ? null : END.exec(text);
    if (start === undefined || end === null)
        return { front: {}, body: text };
    const body = text.slice(end.index + end[0].length);
    try {
        if (end.index - start > MAX_LENGTH)
            throw new Error(`longer than ${MAX_LENGTH} characters`);
        const front = (0,dist/* parse */.qg)(text.slice(start, Math.max(start, end.index)), { logLevel: 'error' });
        return { front: typeof front === 'object' && front !== null ? { ...front } : {}, body };
    }
    catch (error) {
        const [at] = (error instanceof dist/* YAMLParseError */.XT && error.linePos) || [];
        const [reason = ''] = error.message.split(/ at line \d|\n/);
        const message = `the front matter is not valid: ${reason}`;
        const place = at ? { file, line: at.line + 1, column: at.col } : (0,problems/* startOf */.GH)(file);
        return { front: {}, body, problem: { kind: 'invalid-source', message, place } };
    }
}

// EXTERNAL MODULE: ./.build/src/sources/source/values.js
var values = __webpack_require__(96354);
;// CONCATENATED MODULE: ./.build/src/sources/source/page-source.js



const PAGE_FILE = /\.mdx?$/;
/** `readmeIsIndex`: in a folder of Markdown without settings, `README.md` is the first page of its folder. */
function readPage(file, text, { readmeIsIndex }) {
    const { front, body, problem } = readFrontMatter(text, file);
    const name = file.replace(PAGE_FILE, '');
    const path = readmeIsIndex ? name.replace(/(^|\/)README$/i, '$1index') : name;
    const ownTitle = (0,values/* textOf */.b6)(front['title']) ?? firstHeading(body);
    const title = ownTitle ?? titleFromPath(path);
    const operationName = (0,values/* textOf */.b6)(front['openapi']) ?? (0,values/* textOf */.b6)(front['api']);
    return {
        path,
        file,
        title,
        hasTitle: ownTitle !== undefined,
        label: (0,values/* textOf */.b6)(front['sidebarTitle']) ?? title,
        description: (0,values/* textOf */.b6)(front['description']) ?? '',
        order: typeof front['order'] === 'number' ? front['order'] : Infinity,
        hidden: front['hidden'] === true,
        ...(operationName !== undefined && { operationName }),
        ...((0,values/* textOf */.b6)(front['url']) !== undefined && { isLink: true }),
        mode: (0,values/* textOf */.b6)(front['mode']) ?? '',
        text,
        isParsed: true,
        ...(problem && { problem })
    };
}
/** `guides/getting-started` → `Getting started`. */
function titleFromPath(path) {
    const folder = path.replace(/\/?index$/, '');
    const words = external_node_path_.posix.basename(folder || 'home').replace(/[-_]+/g, ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function firstHeading(markdown) {
    const line = linesOf(markdown).find(({ isCode, text }) => !isCode && /^#[ \t]/.test(text));
    const heading = line?.text
        .slice(1)
        .trim()
        .replace(/[ \t]#+$/, '')
        .replace(/[`*]/g, '');
    return heading === '' ? undefined : heading;
}
/** The lines of a text, and whether each belongs to a fenced code block. */
function linesOf(markdown) {
    let fence;
    return markdown.split('\n').map(text => {
        const [, mark, rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(text) ?? [];
        const isCode = fence !== undefined || mark !== undefined;
        if (fence === undefined)
            fence = mark;
        else if (mark?.startsWith(fence) && rest.trim() === '')
            fence = undefined;
        return { text, isCode };
    });
}


/***/ }),

/***/ 41160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   zz: () => (/* binding */ invalidSource)
/* harmony export */ });
function startOf(file) {
    return { file, line: 1, column: 1 };
}
function invalidSource(file, message) {
    return { kind: 'invalid-source', message, place: startOf(file) };
}
/** `guides/start.mdx:12: message`, as logs show it. */
function problemText({ place: { file, line }, message }) {
    return `${file}:${line}: ${message}`;
}


/***/ }),

/***/ 96354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf)
/* harmony export */ });
/** The value as text, or undefined when it is missing or empty. */
function textOf(value) {
    if (typeof value === 'number')
        return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** The fields of an object; none for any other value. */
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? { ...value } : {};
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}


/***/ })

};
