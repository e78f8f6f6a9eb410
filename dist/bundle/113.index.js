export const id = 113;
export const ids = [113];
export const modules = {

/***/ 83113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ renderPage)
});

// EXTERNAL MODULE: ./node_modules/rehype-stringify/lib/index.js + 13 modules
var lib = __webpack_require__(37375);
// EXTERNAL MODULE: ./node_modules/unified/lib/index.js + 6 modules
var unified_lib = __webpack_require__(1529);
;// CONCATENATED MODULE: ./.build/src/docs/content/collect.js
const REFERENCES = new Map(Object.entries({
    a: ['href'],
    area: ['href'],
    audio: ['src'],
    iframe: ['src'],
    img: ['src'],
    input: ['src'],
    source: ['src'],
    track: ['src'],
    video: ['src', 'poster']
}));
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
            for (const name of REFERENCES.get(tagName) ?? []) {
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
/** HTML as a list: texts, and between them the numbers of references. */
function splitAtReferences(html) {
    return html.split(/\uFDD0(\d+)\uFDD0/).map((part, at) => (at % 2 === 1 ? Number(part) : part));
}

;// CONCATENATED MODULE: ./.build/src/docs/content/components/element.js
function h(tagName, properties = {}, children = []) {
    return { type: 'element', tagName, properties, children };
}
function textNode(value) {
    return { type: 'text', value };
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
/** A title, in which text between backticks is code. */
function titleNodes(title) {
    return title.split(/`([^`]+)`/).flatMap((part, at) => {
        if (part === '')
            return [];
        return [at % 2 === 1 ? h('code', {}, [textNode(part)]) : textNode(part)];
    });
}
function isBlank(node) {
    return node.type === 'text' && node.value.trim() === '';
}
/** The elements among the children with one of these names. */
function elementsOf({ children }) {
    return children.filter(child => child.type === 'element');
}

;// CONCATENATED MODULE: ./.build/src/docs/content/literals.js
/** The expressions whose value is known without running code. */
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
// EXTERNAL MODULE: ./.build/src/docs/source/page-source.js + 1 modules
var page_source = __webpack_require__(45000);
;// CONCATENATED MODULE: ./.build/src/docs/content/parse/walk.js
/**
 * Visits every node of a list and below, parents first; `visit` returns false to leave out what is below a node. A page
 * can have a hundred thousand nodes: nothing is created for one.
 */
function walk(nodes, visit) {
    for (const node of nodes)
        if (visit(node) !== false && 'children' in node)
            walk(node.children, visit);
}
function walkElements(nodes, visit) {
    walk(nodes, node => (node.type === 'element' ? visit(node) : undefined));
}

;// CONCATENATED MODULE: ./.build/src/docs/content/parse/literal-links.js

/** What an address in a text has at least: GFM makes links of these. */
const ADDRESS = /https?:\/\/|www\.|@/i;
/** Lines with addresses of the text that is being parsed, which ends before another one begins. */
let lines = new Set();
/** To be called before `text` is parsed. */
function prepareLiteralLinks(text) {
    lines = new Set(text.split(/\r\n?|\n/).flatMap((line, at) => (ADDRESS.test(line) ? [at + 1] : [])));
}
/**
 * Makes GFM look for addresses where there can be some: it would try one at the start of every word, and search all
 * texts once more in the end, which takes as long as everything else of the parser.
 */
function limitLiteralLinks() {
    const data = this.data();
    data.micromarkExtensions = data.micromarkExtensions.map(extension => extension.text === undefined
        ? extension
        : {
            ...extension,
            text: Object.fromEntries(Object.entries(extension.text).map(([code, constructs]) => [
                code,
                [constructs].flat().map(limited)
            ]))
        });
    data.fromMarkdownExtensions = data.fromMarkdownExtensions.flat().map(extension => ({
        ...extension,
        ...(extension.transforms && {
            transforms: extension.transforms.map(transform => (tree) => {
                if (hasAddress(tree))
                    transform(tree);
            })
        })
    }));
}
function limited(construct) {
    const { name = '', previous } = construct;
    if (!name.endsWith('Autolink') || previous === undefined)
        return construct;
    return {
        ...construct,
        previous(code) {
            return lines.size > 0 && previous.call(this, code) && lines.has(this.now().line);
        }
    };
}
function hasAddress(tree) {
    let found = false;
    walk(tree.children, node => {
        found ||= node.type === 'text' && ADDRESS.test(node.value);
    });
    return found;
}

;// CONCATENATED MODULE: ./.build/src/docs/content/parse/parse.js







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
    prepareLiteralLinks(text);
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
function withoutIndentedCode() {
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: ['codeIndented'] } }];
}

;// CONCATENATED MODULE: ./.build/src/docs/content/expand.js


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
/** What the imports and exports of a file define. */
async function readNames(parent, expansion, given) {
    const names = { values: new Map(given), files: new Map() };
    for (const node of parent.children) {
        if (node.type !== 'mdxjsEsm')
            continue;
        for (const statement of node.data?.estree?.body ?? []) {
            if (statement.type === 'ImportDeclaration')
                await readImport(statement, placeOf(node, expansion), names, expansion);
            else if (statement.type === 'ExportNamedDeclaration')
                readExport({ body: [statement] }, names.values);
        }
    }
    return names;
}
function readExport({ body }, values) {
    for (const statement of body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
        if (declaration?.type !== 'VariableDeclaration')
            continue;
        for (const { id, init } of declaration.declarations) {
            const literal = literalOf(init, values);
            if (literal && id.type === 'Identifier')
                values.set(id.name, literal.value);
        }
    }
}
async function readImport(statement, place, names, { source, snippets, report }) {
    const specifier = String(statement.source.value);
    const path = snippets.resolve(specifier, source);
    if (path === undefined)
        return;
    const text = await snippets.read(path);
    if (text === undefined)
        report(missingSnippet(specifier, place));
    if (text === undefined || !/\.mdx?$/.test(path))
        return;
    const exported = new Map();
    for (const node of parseText(path, text).tree.children)
        if (node.type === 'mdxjsEsm' && node.data?.estree)
            readExport(node.data.estree, exported);
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
    expansion.report(notRendered(node.value, placeOf(node, expansion)));
    return [];
}
async function expandElement(node, names, expansion) {
    const { snippets, files, report, chain, budget } = expansion;
    const place = placeOf(node, expansion);
    const properties = readAttributes(node.attributes, names.values, expression => report(notRendered(expression, place)));
    const children = await expandNodes(node.children, names, expansion);
    if (node.name === null)
        return children;
    const file = names.files.get(node.name) ?? snippetFile(node.name, properties);
    if (file === undefined) {
        node.data = { ...node.data, properties };
        node.children = children;
        return [node];
    }
    const text = (await snippets.read(file)) ?? (await snippets.read(`_${file}`));
    if (text === undefined || chain.includes(file) || chain.length > MAX_DEPTH || budget.left === 0) {
        report(text === undefined ? missingSnippet(file, place) : endlessSnippet(file, place));
        return [];
    }
    budget.left -= 1;
    const { tree, isMdx, problem } = parseText(file, text);
    if (problem)
        report(problem);
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
    return position ? files.placeOf(position) : { file: source, line: 1, column: 1 };
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

;// CONCATENATED MODULE: ./.build/src/docs/content/ids/headings.js


/** Adds a link to each heading, and returns the headings for the table of contents. */
function linkHeadings(children) {
    const headings = [];
    walkElements(children, element => {
        // What is collapsed, and the parts of a single change, would make the table of contents long and confusing.
        const isListed = !hasClass(element, 'collapsible') && !hasClass(element, 'update');
        if (hasClass(element, 'update')) {
            const label = element.children[0];
            const text = label?.type === 'element' ? textContent(label.children[0] ?? label) : '';
            headings.push({ id: textProperty(element, 'id'), text, level: 2 });
        }
        if (!isListed) {
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
        element.children.push(h('a', { className: ['anchor'], href: `#${encodeURI(id)}`, ariaHidden: 'true', tabIndex: -1 }, [
            textNode('#')
        ]));
    return { id, text, level };
}
function hasClass({ properties }, name) {
    return Array.isArray(properties['className']) && properties['className'].includes(name);
}

// EXTERNAL MODULE: ./node_modules/highlight.js/es/common.js
var common = __webpack_require__(63722);
;// CONCATENATED MODULE: ./.build/src/docs/content/highlight.js



common/* default */.A.registerAliases(['mdx'], { languageName: 'xml' });
common/* default */.A.registerAliases(['env', 'dotenv'], { languageName: 'ini' });
/** Adds syntax highlighting to code blocks in languages that are known. */
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
;// CONCATENATED MODULE: ./.build/src/docs/content/ids/slug.js

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

;// CONCATENATED MODULE: ./.build/src/docs/content/ids/ids.js



const HEADING = /^(h[1-6]|Heading)$/;
/** The service gives deeper headings no id, unless the source has one. */
const HEADING_WITH_ID = /^(h[1-4]|Heading)$/;
const CUSTOM_ID = /\s*\{\s*#([^{}]+)\}\s*$/;
/** How the ids of components follow from their titles. */
const TITLED = {
    Accordion: element => plainSlug(textProperty(element, 'title')),
    View: element => plainSlug(textProperty(element, 'title')),
    Tab: element => headingSlug(textProperty(element, 'title')),
    Step: element => headingSlug(textProperty(element, 'title')),
    Card: element => headingSlug(textProperty(element, 'title')),
    Tile: element => headingSlug(textProperty(element, 'title')),
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
/** `## Title {#id}` */
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
function fieldSlugOf(element, names) {
    const name = names.map(property => textProperty(element, property)).find(value => value !== '');
    return name === undefined ? '' : fieldSlug(name);
}

;// CONCATENATED MODULE: ./.build/src/docs/content/operation.js

const LOCATIONS = {
    path: 'Path parameters',
    query: 'Query parameters',
    header: 'Headers',
    cookie: 'Cookies'
};
/** Parameters, body and responses of an operation, as the components that authors use for them. */
function operationNodes({ method, path, deprecated, ...parts }) {
    const name = `${method.toUpperCase()} ${path}${deprecated ? ' (deprecated)' : ''}\n`;
    return [
        h('CodeBlock', { language: 'http' }, [textNode(name)]),
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
    return h('p', { className: ['group-title'] }, [textNode(title)]);
}
function fieldNode(field) {
    const { name, location, type, required, deprecated, description, values = [], fields } = field;
    const properties = {
        ...(location === undefined ? { name } : { [location === 'cookie' ? 'header' : location]: name }),
        ...{ type, required, deprecated },
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

;// CONCATENATED MODULE: ./.build/src/docs/content/parse/source-files.js

/**
 * The files that a page consists of. A tree with snippets has nodes of several files; of what a node knows about its
 * place, the conversions keep line, column and offset. Nothing needs the offset, so it becomes the number of the file.
 */
class SourceFiles {
    #files;
    constructor(page) {
        this.#files = [page];
    }
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

;// CONCATENATED MODULE: ./.build/src/docs/content/components/icons.js

const MEANINGS = {
    check: '✓',
    'circle-check': '✓',
    'check-circle': '✓',
    'square-check': '✓',
    x: '✗',
    xmark: '✗',
    times: '✗',
    'circle-x': '✗',
    'circle-xmark': '✗'
};
/** An icon that stands alone, as in the cell of a table, is content and becomes text; beside a text it is decoration. */
const icon = (element, { isAlone }) => {
    const image = iconImage(element);
    if (image.length > 0)
        return image;
    const name = textProperty(element, 'icon');
    const meaning = MEANINGS[name];
    if (meaning !== undefined)
        return [h('span', { className: ['icon'], title: name }, [textNode(meaning)])];
    return isAlone && name !== '' ? [h('span', { className: ['icon'] }, [textNode(name)])] : namedIcon(name);
};
/** The service draws icons of libraries by name; here the first letter stands for one, as decoration. */
function namedIcon(name) {
    const letter = /[a-z\d]/i.exec(name)?.[0].toUpperCase();
    if (letter === undefined)
        return [];
    return [h('span', { className: ['icon'], dataLetter: letter, ariaHidden: 'true', title: name })];
}
/** The image of an icon that is a file and not a name. */
function iconImage(element) {
    const source = textProperty(element, 'icon');
    if (/^(https?:|\/|\.\.?\/)/.test(source))
        return [h('img', { className: ['icon'], src: source, alt: '' })];
    return element.tagName === 'Icon' ? [] : namedIcon(source);
}

;// CONCATENATED MODULE: ./.build/src/docs/content/components/cards.js


/** The title is the link, and covers the card: links in the content stay links of their own. */
const card = (element, { render }) => {
    const [href, image, cta] = ['href', 'img', 'cta'].map(name => textProperty(element, name));
    const title = titleNodes(textProperty(element, 'title'));
    const description = textProperty(element, 'description');
    const heading = href ? [h('a', { href }, title.length === 0 ? [textNode(href)] : title)] : title;
    return [
        h('div', { className: ['card'], ...idOf(element) }, [
            ...(image ? [h('img', { src: image, alt: '' })] : []),
            ...iconImage(element),
            ...(heading.length === 0 ? [] : [h('p', { className: ['card-title'] }, heading)]),
            ...(description === '' ? [] : [h('p', {}, titleNodes(description))]),
            ...render(element.children),
            ...(cta ? [h('p', { className: ['card-action'] }, [textNode(`${cta} →`)])] : [])
        ])
    ];
};
/** A card whose content is a preview above the title. */
const tile = (element, context) => {
    const preview = h('div', { className: ['tile-preview'] }, context.render(element.children));
    const [rendered] = card({ ...element, children: [] }, context);
    if (rendered?.type === 'element')
        rendered.children.unshift(preview);
    return rendered ? [rendered] : [];
};
const grid = (element, { render }) => {
    const columns = Number(textProperty(element, 'cols')) || 2;
    return [
        h('div', { className: ['grid'], style: `--columns:${Math.min(Math.max(columns, 1), 4)}` }, render(element.children))
    ];
};
const repository = (element) => {
    const name = textProperty(element, 'repo').replace(/^https:\/\/github\.com\//, '');
    const link = h('a', { href: `https://github.com/${name}` }, [textNode(name)]);
    return name === ''
        ? []
        : [h('div', { className: ['card'] }, [h('p', { className: ['card-title'] }, [link])])];
};
const CARDS = {
    Card: card,
    Tile: tile,
    CardGroup: grid,
    Columns: grid,
    Tiles: grid,
    Column: (element, { render }) => [h('div', { ...idOf(element) }, render(element.children))],
    'GitHub.Repo': repository
};

;// CONCATENATED MODULE: ./.build/src/docs/content/components/callouts.js

function callout(kind, label) {
    return (element, { render }) => {
        const title = textProperty(element, 'title');
        return [
            h('div', { className: ['alert', kind], ...idOf(element) }, [
                h('b', {}, title === '' ? [textNode(label)] : titleNodes(title)),
                ...render(element.children)
            ])
        ];
    };
}
const CALLOUTS = {
    Note: callout('note', 'Note'),
    Info: callout('note', 'Info'),
    Callout: callout('note', 'Note'),
    Tip: callout('tip', 'Tip'),
    Check: callout('tip', 'Check'),
    Warning: callout('warning', 'Warning'),
    Danger: callout('caution', 'Danger')
};

;// CONCATENATED MODULE: ./.build/src/docs/content/components/code-block.js

const FLAGS = new Set([
    'lines',
    'wrap',
    'expandable',
    'nocopy',
    'twoslash',
    'react',
    'showLineNumbers',
    'ignore'
]);
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
        .filter(word => word !== '' && !FLAGS.has(word))
        .join(' ');
}
/** The service draws it in the browser. Here it is a figure with its source. */
function diagram(source) {
    const code = h('pre', { dataLanguage: 'mermaid', tabIndex: 0 }, [h('code', {}, [textNode(source)])]);
    return [h('figure', { className: ['code-file'] }, [h('figcaption', {}, [textNode('Diagram')]), code])];
}
const codeBlock = element => {
    const language = /^[\w+#.-]*/.exec(textProperty(element, 'language'))?.[0] ?? '';
    if (language === 'mermaid')
        return diagram(textContent(element));
    const title = isSet(element, 'inGroup') ? '' : codeTitle(element);
    const code = h('code', {}, [textNode(textContent(element))]);
    const block = h('pre', { ...(language !== '' && { dataLanguage: language }), tabIndex: 0 }, [code]);
    if (title === '')
        return [block];
    const caption = h('figcaption', {}, [textNode(title)]);
    return [h('figure', { className: ['code-file'] }, [caption, block])];
};
const CODE = {
    CodeBlock: codeBlock,
    Mermaid: element => diagram(textContent(element))
};

;// CONCATENATED MODULE: ./.build/src/docs/content/components/collapsibles.js

/** The id is on the content: a browser opens the element when a link leads to something inside of it. */
function collapsible(fallbackTitle) {
    return (element, { render }) => {
        const title = textProperty(element, 'title');
        const description = textProperty(element, 'description');
        const summary = h('summary', {}, [
            ...(title === '' ? [textNode(fallbackTitle)] : titleNodes(title)),
            ...(description === '' ? [] : [h('small', {}, titleNodes(description))])
        ]);
        return [
            h('details', { className: ['collapsible'], open: isSet(element, 'defaultOpen') }, [
                summary,
                h('div', { className: ['panel'], ...idOf(element) }, render(element.children))
            ])
        ];
    };
}
const COLLAPSIBLES = {
    Accordion: collapsible('Details'),
    Expandable: collapsible('Show child attributes'),
    AccordionGroup: (element, { render }) => [
        h('div', { className: ['collapsibles'] }, render(element.children))
    ]
};

;// CONCATENATED MODULE: ./.build/src/docs/content/components/fields.js

const fields_LOCATIONS = ['query', 'path', 'body', 'header'];
/** A parameter or a response field: name, type, whether it is required, and its description. */
const field = (element, { render }) => {
    const location = fields_LOCATIONS.find(name => textProperty(element, name) !== '');
    const name = textProperty(element, location ?? 'name');
    const initial = textProperty(element, 'default');
    const facts = [
        fact('type', textProperty(element, 'type')),
        fact('place', location === 'body' ? '' : (location ?? '')),
        fact('required', isSet(element, 'required') ? 'required' : ''),
        fact('deprecated', isSet(element, 'deprecated') ? 'deprecated' : ''),
        fact('default', initial === '' ? '' : `default: ${initial}`)
    ].flat();
    return [
        h('div', { className: ['field'], ...idOf(element) }, [
            h('p', { className: ['field-name'] }, [
                h('code', {}, [textNode(name)]),
                ...facts.flatMap(item => [textNode(' '), item])
            ]),
            ...render(element.children)
        ])
    ];
};
function fact(kind, text) {
    return text === '' ? [] : [h('span', { className: ['fact', kind] }, [textNode(text)])];
}
const FIELDS = { ParamField: field, ResponseField: field };

;// CONCATENATED MODULE: ./.build/src/docs/content/components/inline.js


const tooltip = (element, { render }) => {
    const [tip, href, cta] = ['tip', 'href', 'cta'].map(name => textProperty(element, name));
    const link = href
        ? [textNode(' '), h('a', { href }, [textNode(cta === undefined || cta === '' ? href : cta)])]
        : [];
    return [
        h('span', { className: ['tooltip'], ...(tip && { title: tip }) }, render(element.children)),
        ...link
    ];
};
const color = element => {
    const [name, value] = ['name', 'value'].map(property => textProperty(element, property));
    const values = element.properties['value'];
    const shown = value !== '' || typeof values !== 'object' || values === null
        ? (value ?? '')
        : Object.values(values).join(' / ');
    const swatch = /^#[\da-f]{3,8}$/i.test(shown)
        ? [h('span', { className: ['swatch'], style: `background:${shown}` })]
        : [];
    return [h('li', {}, [...swatch, textNode(`${name ?? ''} `), h('code', {}, [textNode(shown)])])];
};
const inline_INLINE = {
    Icon: icon,
    Badge: (element, { render }) => [h('span', { className: ['badge'] }, render(element.children))],
    Tooltip: tooltip,
    Latex: (element, { render }) => [h('code', {}, render(element.children))],
    Color: (element, { render }) => [h('ul', { className: ['colors'] }, render(element.children))],
    'Color.Row': (element, { render }) => [
        h('li', {}, [textNode(textProperty(element, 'title')), h('ul', {}, render(element.children))])
    ],
    'Color.Item': color
};

;// CONCATENATED MODULE: ./.build/src/docs/content/components/sections.js

/** An entry of a change log. */
const update = (element, { render }) => {
    const label = textProperty(element, 'label');
    const description = textProperty(element, 'description');
    const tags = element.properties['tags'];
    const badges = (Array.isArray(tags) ? tags : []).map((tag) => h('span', { className: ['badge'] }, [textNode(String(tag))]));
    return [
        h('section', { className: ['update'], ...idOf(element) }, [
            h('p', { className: ['update-label'] }, [
                h('b', {}, titleNodes(label)),
                ...(description === '' ? [] : [textNode(' '), h('span', {}, titleNodes(description))]),
                ...badges.flatMap(badge => [textNode(' '), badge])
            ]),
            ...render(element.children)
        ])
    ];
};
const sections_frame = (element, { render }) => {
    const hint = textProperty(element, 'hint');
    return [
        h('figure', { className: ['frame'] }, [
            ...(hint === '' ? [] : [h('p', { className: ['hint'] }, titleNodes(hint))]),
            ...render(element.children)
        ])
    ];
};
/** All views of a page, one after the other, because without a script nothing can switch between distant sections. */
const view = (element, { render }) => [
    h('section', { className: ['view'], ...idOf(element) }, [
        h('p', { className: ['group-title'] }, titleNodes(textProperty(element, 'title'))),
        ...render(element.children)
    ])
];
const sections_prompt = (element, { render }) => [
    h('div', { className: ['prompt'] }, [
        h('p', { className: ['group-title'] }, titleNodes(textProperty(element, 'description') || 'Prompt')),
        ...render(element.children)
    ])
];
const SECTIONS = {
    Update: update,
    Frame: sections_frame,
    View: view,
    Prompt: sections_prompt,
    Panel: (element, { render }) => [h('div', { className: ['side-panel'] }, render(element.children))],
    Heading: (element, { render }) => {
        const level = Math.min(Math.max(Number(textProperty(element, 'level')) || 2, 1), 6);
        return render([h(`h${level}`, { ...idOf(element) }, element.children)]);
    },
    // Text for agents is not on the page that people read.
    Visibility: (element, { render }) => textProperty(element, 'for') === 'agents' ? [] : render(element.children)
};

;// CONCATENATED MODULE: ./.build/src/docs/content/components/steps.js

const step = (element, { render }) => {
    const title = textProperty(element, 'title');
    const number = Number(textProperty(element, 'stepNumber'));
    return [
        h('li', { ...idOf(element), ...(number > 0 && { value: String(number) }) }, [
            ...(title === '' ? [] : [h('p', { className: ['step-title'] }, titleNodes(title))]),
            ...render(element.children)
        ])
    ];
};
const STEPS = {
    Steps: (element, context) => [
        h('ol', { className: ['steps'] }, elementsOf(element).flatMap(child => child.tagName === 'Step' ? step(child, context) : [h('li', {}, context.render([child]))]))
    ],
    Step: (element, context) => [h('ol', { className: ['steps'] }, step(element, context))]
};

;// CONCATENATED MODULE: ./.build/src/docs/content/components/tabs.js


/**
 * Elements of the same name of which one is open at a time: they can be switched without a script, and a link to
 * something in a closed one opens it.
 */
function tabGroup(tabs, opened, { groupName }, kind) {
    if (tabs.length === 0)
        return [];
    const name = groupName();
    const parts = tabs.map(({ title, element, content }, at) => h('details', { name, open: at === opened }, [
        h('summary', {}, title === '' ? [textNode(`Tab ${at + 1}`)] : titleNodes(title)),
        h('div', { className: ['panel'], ...idOf(element) }, content)
    ]));
    return [h('div', { className: ['tabs', kind] }, parts)];
}
const tabs = (element, context) => {
    const [children, others] = [elementsOf(element), Number(textProperty(element, 'defaultTabIndex')) || 0];
    const parts = children.map(child => ({
        title: textProperty(child, 'title'),
        element: child,
        content: child.tagName === 'Tab' ? context.render(child.children) : context.render([child])
    }));
    return tabGroup(parts, others < parts.length ? others : 0, context, 'texts');
};
const codeGroup = (element, context) => {
    const blocks = elementsOf(element);
    const parts = blocks.map(block => ({
        title: codeTitle(block) || textProperty(block, 'language') || 'Code',
        element: h('div'),
        // The tab shows the title already.
        content: context.render([{ ...block, properties: { ...block.properties, inGroup: true } }])
    }));
    const dropdownLabel = textProperty(element, 'title');
    const heading = dropdownLabel === '' ? [] : [h('p', { className: ['group-title'] }, titleNodes(dropdownLabel))];
    return [...heading, ...tabGroup(parts, 0, context, 'codes')];
};
function example(label) {
    return (element, context) => [
        h('p', { className: ['group-title'] }, [textNode(label)]),
        ...codeGroup(element, context)
    ];
}
const TABS = {
    Tabs: tabs,
    // Outside of a group.
    Tab: (element, context) => tabGroup([{ title: textProperty(element, 'title'), element, content: context.render(element.children) }], 0, context, 'texts'),
    CodeGroup: codeGroup,
    RequestExample: example('Request'),
    ResponseExample: example('Response')
};

;// CONCATENATED MODULE: ./.build/src/docs/content/components/trees.js

const folder = (element, { render }) => [
    h('li', {}, [
        h('b', {}, [textNode(`${textProperty(element, 'name')}/`)]),
        h('ul', {}, render(elementsOf(element)))
    ])
];
const tree = (element, { render }) => [
    h('ul', { className: ['tree'] }, render(elementsOf(element)))
];
const TREES = {
    Tree: tree,
    'Tree.Folder': folder,
    'Tree.File': element => [h('li', {}, [textNode(textProperty(element, 'name'))])],
    // A list in Markdown.
    FileTree: (element, { render }) => [h('div', { className: ['tree'] }, render(element.children))]
};

;// CONCATENATED MODULE: ./.build/src/docs/content/components/index.js










/** How each component of the service is shown. */
const COMPONENTS = {
    ...CALLOUTS,
    ...CARDS,
    ...CODE,
    ...COLLAPSIBLES,
    ...FIELDS,
    ...inline_INLINE,
    ...SECTIONS,
    ...STEPS,
    ...TABS,
    ...TREES
};

;// CONCATENATED MODULE: ./.build/src/docs/content/properties.js
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
            const classes = colorSchemeClass(value);
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
/** Among the utility classes of the service, only those count that choose an image for light or dark. */
function colorSchemeClass(value) {
    const classes = (Array.isArray(value) ? value : String(value).split(/\s+/)).map(String);
    if (classes.includes('dark:hidden'))
        return ['light-only'];
    return classes.includes('hidden') && classes.some(name => name.startsWith('dark:'))
        ? ['dark-only']
        : ownClasses(classes);
}
/** Classes that the conversion itself sets. */
function ownClasses(classes) {
    return classes.filter(name => /^(contains-task-list|task-list-item|footnotes|sr-only|lead|group-title)$/.test(name));
}

;// CONCATENATED MODULE: ./.build/src/docs/content/plain-elements.js


/** Elements that are left out with their content: they run or load something, or belong to the head of a page. */
const REMOVED_ELEMENTS = new Set('script style link meta base title head object embed template noscript frameset'.split(' '));
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/;
/** `> [!NOTE]` and similar, as on GitHub. */
const blockquote = (element, { render }) => {
    const paragraph = element.children.find((child) => child.type === 'element' && child.tagName === 'p');
    const first = paragraph?.children[0];
    const [mark, kind] = (first?.type === 'text' && ALERT.exec(first.value)) || [];
    if (first?.type !== 'text' || mark === undefined || kind === undefined)
        return [h('blockquote', idOf(element), render(element.children))];
    first.value = first.value.slice(mark.length);
    const label = `${kind.charAt(0)}${kind.slice(1).toLowerCase()}`;
    return [
        h('div', { className: ['alert', kind.toLowerCase()] }, [
            h('b', {}, [textNode(label)]),
            ...render(element.children)
        ])
    ];
};
/** A wide table scrolls inside its container instead of widening the page. */
const table = (element, { render }) => [
    h('div', { className: ['table'], tabIndex: 0 }, [
        h('table', safeProperties(element.properties), render(element.children))
    ])
];
const plain_elements_image = element => [h('img', { ...safeProperties(element.properties), loading: 'lazy' })];
const PLAIN_ELEMENTS = {
    blockquote,
    table,
    img: plain_elements_image,
    pre: (element, { render }) => [h('pre', { ...idOf(element), tabIndex: 0 }, render(element.children))]
};

;// CONCATENATED MODULE: ./.build/src/docs/content/render-tree.js





const RENDERERS = new Map(Object.entries({ ...PLAIN_ELEMENTS, ...COMPONENTS }));
/** Replaces components by HTML elements, from the outside to the inside. */
function renderTree(tree, reportUnknown) {
    const unknown = new Set();
    let groups = 0;
    const groupName = () => `tabs-${(groups += 1)}`;
    const renderElement = (element, isAlone) => renderNamed(element, isAlone).map(node => element.position && node.position === undefined ? { ...node, position: element.position } : node);
    const renderNamed = (element, isAlone) => {
        const { tagName } = element;
        if (REMOVED_ELEMENTS.has(tagName))
            return [];
        const component = RENDERERS.get(tagName);
        if (component)
            return component(element, { render, isAlone, groupName });
        if (!/^[A-Z]/.test(tagName))
            return [
                { ...element, properties: safeProperties(element.properties), children: render(element.children) }
            ];
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
    return hasTexts ? (CARDS['Card']?.(element, context) ?? []) : context.render(element.children);
};

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./.build/src/docs/content/parse/snippets.js

/** Files that a page includes, read once for each page. */
class Snippets {
    #read;
    #texts = new Map();
    /** `read`: the text of a file of the documentation; undefined when there is none. */
    constructor(read) {
        this.#read = read;
    }
    /** Every file that was asked for, also those that do not exist. */
    get paths() {
        return [...this.#texts.keys()];
    }
    /** The path of an imported file, relative to the docs folder; undefined for a package or a file outside of it. */
    resolve(specifier, importer) {
        if (!/^(\/|\.\.?\/)/.test(specifier))
            return undefined;
        const path = specifier.startsWith('/')
            ? external_node_path_.posix.normalize(specifier.slice(1))
            : external_node_path_.posix.join(external_node_path_.posix.dirname(importer), specifier);
        return path.startsWith('../') ? undefined : path;
    }
    async read(path) {
        const text = this.#texts.get(path) ?? this.#read(path);
        this.#texts.set(path, text);
        return await text;
    }
}

// EXTERNAL MODULE: ./node_modules/rehype-raw/lib/index.js + 23 modules
var rehype_raw_lib = __webpack_require__(8822);
// EXTERNAL MODULE: ./node_modules/remark-rehype/lib/index.js + 30 modules
var remark_rehype_lib = __webpack_require__(65993);
;// CONCATENATED MODULE: ./.build/src/docs/content/to-html-tree.js






const OPTIONS = {
    allowDangerousHtml: true,
    handlers: {
        mdxJsxFlowElement: (state, node) => elementOf(node, state.all(node)),
        mdxJsxTextElement: (state, node) => elementOf(node, state.all(node)),
        code: (_, { lang, meta, value, position }) => ({
            type: 'element',
            tagName: 'CodeBlock',
            properties: { language: lang ?? '', meta: meta ?? '' },
            children: [{ type: 'text', value: `${value}\n` }],
            ...(position && { position })
        }),
        // The default handlers change the spelling of addresses; a dead reference must stay as it was written.
        link: (state, node) => withTitle({
            type: 'element',
            tagName: 'a',
            properties: { href: node.url },
            children: state.all(node)
        }, node),
        image: (_, node) => withTitle({ type: 'element', tagName: 'img', properties: { src: node.url, alt: node.alt ?? '' }, children: [] }, node)
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
        children.push({ type: 'element', tagName: 'figcaption', properties: {}, children: content });
    });
}
function elementOf(node, children) {
    return {
        type: 'element',
        tagName: node.name ?? 'div',
        properties: (node.data?.properties ?? {}),
        children: children,
        ...(node.position && { position: node.position })
    };
}
function withTitle(element, { title, position }) {
    if (title)
        element.properties['title'] = title;
    if (position)
        element.position = position;
    return element;
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

;// CONCATENATED MODULE: ./.build/src/docs/content/page-content.js















/** Highlighted code is HTML already. Everything else in the tree is escaped. */
const stringifier = (0,unified_lib/* unified */.l)().use(lib/* default */.A, { allowDangerousHtml: true }).freeze();
/** Renders a page without running code. `read`: the text of a file of the documentation, if there is one. */
async function renderPage(page, { read, withHtml }) {
    const problems = new Map();
    const report = (problem) => void problems.set(JSON.stringify(problem), problem);
    const start = { file: page.file, line: 1, column: 1 };
    const files = new SourceFiles(page.file);
    const snippets = new Snippets(read);
    const parsed = parseText(page.file, page.text);
    if (parsed.problem)
        report(parsed.problem);
    if (parsed.isMdx) {
        files.mark(parsed.tree, page.file);
        await expandMdx(parsed.tree, {
            ...{ source: page.file, snippets, files, report, chain: [page.file] },
            budget: { left: MAX_INCLUDED }
        });
    }
    const tree = await toHtmlTree(parsed);
    assignIds(tree);
    addTitle(tree, page);
    const placeOf = (node) => node.position && files.placeOf(node.position);
    const children = renderTree(tree, (element, name) => report({
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
        snippets: [...snippets.paths, ...(page.operation ? [page.operation.file] : [])]
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
    if (!hasTitle(tree)) {
        start.push(h('h1', {}, [textNode(title)]), textNode('\n'));
        if (description !== '')
            start.push(h('p', { className: ['lead'] }, [textNode(description)]), textNode('\n'));
    }
    if (operation)
        start.push(...operationNodes(operation));
    else if (operationName !== undefined)
        start.push(h('CodeBlock', { language: 'http' }, [textNode(`${operationName}\n`)]), textNode('\n'));
    tree.children.unshift(...start);
}
function hasTitle(tree) {
    let found = false;
    walkElements(tree.children, ({ tagName }) => {
        found ||= tagName === 'h1';
    });
    return found;
}


/***/ }),

/***/ 45000:
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
;// CONCATENATED MODULE: ./.build/src/docs/source/front-matter.js

const START = /^\uFEFF?---[ \t]*\r?\n/;
const END = /\n---[ \t]*(?:\r?\n|$)/g;
/** YAML is parsed before anything can end it. */
const MAX_LENGTH = 100_000;
/** The YAML block at the top of a page, and the text after it. */
function readFrontMatter(text, file) {
    const start = START.exec(text)?.[0].length;
    // The line break before the end belongs to the start when the block is empty.
    END.lastIndex = (start ?? 0) - 1;
    const end = start === undefined ? null : END.exec(text);
    if (start === undefined || end === null)
        return { front: {}, body: text };
    const body = text.slice(end.index + end[0].length);
    const place = { file, line: 1, column: 1 };
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
        const found = at ? { ...place, line: at.line + 1, column: at.col } : place;
        return { front: {}, body, problem: { kind: 'invalid-source', message, place: found } };
    }
}

// EXTERNAL MODULE: ./.build/src/docs/source/values.js
var values = __webpack_require__(59207);
;// CONCATENATED MODULE: ./.build/src/docs/source/page-source.js



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

/***/ 59207:
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
