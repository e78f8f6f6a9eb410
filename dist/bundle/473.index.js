export const id = 473;
export const ids = [473,450];
export const modules = {

/***/ 60482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ runStep)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80481);
/* harmony import */ var _stand_ins_runner_action_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76772);
/* harmony import */ var _stand_ins_runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32820);
/* harmony import */ var _stand_ins_runner_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79617);






/** Runs a committed action as a runner does, and shows its log. */
async function runStep(name, { inputs, env, files, view = (0,_stand_ins_runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .createLogView */ .ov)() }) {
    const path = (0,_stand_ins_runner_action_file_js__WEBPACK_IMPORTED_MODULE_3__/* .actionFiles */ .S)().get(name);
    if (path === undefined)
        throw new Error(`There is no action ${name}.`);
    const step = (0,_stand_ins_runner_step_js__WEBPACK_IMPORTED_MODULE_5__/* .startStep */ .bP)((0,_stand_ins_runner_action_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readActionFile */ .d)(path), { inputs, env, files });
    // Ctrl-C reaches the action by itself, too: it handles a repeated signal. On Windows `kill` would end it at once.
    const passOn = (signal) => void (process.platform !== 'win32' && step.kill(signal));
    const signals = ['SIGINT', 'SIGTERM'];
    for (const signal of signals)
        process.on(signal, passOn);
    const logs = [step.stdout, step.stderr].map(stream => (0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input: stream }));
    for (const log of logs) {
        log.on('line', line => {
            const shown = view.show(line);
            if (shown !== undefined)
                console.log(shown);
        });
    }
    const shown = Promise.all(logs.map(async (log) => (await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(log, 'close'))));
    const [exitCode] = (await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(step, 'close'));
    await shown;
    return {
        exitCode: exitCode ?? 1,
        outputs: (0,_stand_ins_runner_runner_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .parseFileCommands */ .cP)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(files.outputFile, 'utf8')),
        summary: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(files.summaryFile, 'utf8')
    };
}


/***/ }),

/***/ 33473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runChain: () => (/* binding */ runChain)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _stand_ins_runner_step_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79617);
/* harmony import */ var _actions_run_step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60482);
/* harmony import */ var _local_stack_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84874);
/* harmony import */ var _result_pages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99450);








const DOMAIN = 'docs.example.com';
/** Found by the review: a link, an anchor and a script. */
const PROBLEMS = ['broken-link', 'broken-anchor', 'external-script'];
/** So that there is a job to wait for. */
const PAGE_DELAY_MS = 20;
/** An action has ended with an error, which its log explains. */
class StepFailed extends Error {
    name = 'StepFailed';
}
/** Exports, publishes and verifies twice. The stack stays, for the browser. */
async function runChain(options) {
    const { docs, folder, port } = options;
    const isOwn = options.redirects === undefined;
    const problems = { problems: isOwn ? [] : PROBLEMS };
    const results = {
        ...{ domain: DOMAIN, summaries: [], site: '', report: '', checks: '', changedPage: '' },
        ...{ first: {}, second: {} }
    };
    const stack = await (0,_local_stack_js__WEBPACK_IMPORTED_MODULE_6__/* .startLocalStack */ ._)({
        docs,
        data: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'emulator'),
        pageDelayMs: isOwn ? 0 : PAGE_DELAY_MS,
        site: { buildId: 'first', ...problems }
    }, { store: 0, cdn: 0, site: port }, (0,_result_pages_js__WEBPACK_IMPORTED_MODULE_7__.resultPages)(() => results));
    try {
        results.first = await round(1, { ...options, stack, results });
        results.changedPage = await pageToChange(results.first['manifest-path']);
        stack.emulator.setSite({ buildId: 'second', changedPages: [results.changedPage], ...problems });
        results.second = await round(2, { ...options, stack, results });
        const { 'site-path': site = '', 'report-path': report = '', 'checks-path': checks = '' } = results.second;
        return { stack, results: Object.assign(results, { site, report, checks }) };
    }
    catch (error) {
        await stack[Symbol.asyncDispose]();
        throw error;
    }
}
async function round(number, { docs, redirects: example, folder, stack, results, env: { PATH, SystemRoot } }) {
    const { emulator, siteUrl } = stack;
    const outputs = {};
    const run = async (name, inputs, env = {}) => {
        console.log(`\n${(0,node_util__WEBPACK_IMPORTED_MODULE_3__.styleText)('bold', `${number}. ${name.charAt(0).toUpperCase()}${name.slice(1)}`)}`);
        const files = await (0,_stand_ins_runner_step_js__WEBPACK_IMPORTED_MODULE_4__/* .makeStepFiles */ .Ko)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'steps'), { workspace: docs });
        const own = { PATH, SystemRoot, GITHUB_ACTIONS: undefined, GITHUB_SERVER_URL: undefined };
        const end = await (0,_actions_run_step_js__WEBPACK_IMPORTED_MODULE_5__/* .runStep */ .e)(name, { inputs, env: { ...own, ...env }, files });
        results.summaries.push({ title: `${number}. ${name}`, markdown: end.summary });
        const all = results.summaries.map(({ title, markdown }) => `# ${title}\n\n${markdown}`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'summary.md'), all.join('\n'));
        if (end.exitCode !== 0)
            throw new StepFailed(`The ${name} action failed with the error above (exit code ${end.exitCode}), and the demo ends here.`);
        Object.assign(outputs, Object.fromEntries(end.outputs));
    };
    const redirects = example ?? ['docs.json', 'mint.json'].map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(docs, name)).find(path => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
    await run('export', {
        'base-url': emulator.url,
        'api-key': emulator.key,
        domain: DOMAIN,
        deliver: 'site',
        check: 'warn',
        'output-dir': (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `export-${number}`),
        'previous-manifest': results.first['manifest-path'] ?? 'none',
        redirects: redirects ?? 'none'
    });
    const manifest = {
        'manifest-path': outputs['manifest-path'] ?? '',
        'changes-path': outputs['changes-path'] ?? ''
    };
    await run('publish', { 'site-path': outputs['site-path'] ?? '', ...stack.publish }, stack.env);
    await run('verify', { 'site-url': siteUrl, ...manifest, wait: '0s' });
    return outputs;
}
/** The first page apart from the start page. */
async function pageToChange(manifestPath = '') {
    const { files } = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(manifestPath, 'utf8'));
    const pages = files.filter(({ path, redirect }) => /^(?!index|404|problems\/).*\.html$/.test(path) && redirect === undefined);
    const preferred = pages.find(({ path }) => path === 'getting-started.html') ?? pages[0];
    return preferred?.path.replace(/\.html$/, '') ?? 'index';
}


/***/ }),

/***/ 99450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resultPages: () => (/* binding */ resultPages)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var rehype_raw__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8822);
/* harmony import */ var rehype_stringify__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37375);
/* harmony import */ var remark_gfm__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17793);
/* harmony import */ var remark_parse__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22920);
/* harmony import */ var remark_rehype__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65993);
/* harmony import */ var unified__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1529);
/* harmony import */ var _runtime_markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74214);








const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
const markdown = (0,unified__WEBPACK_IMPORTED_MODULE_2__/* .unified */ .l)()
    .use(remark_parse__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .A)
    .use(remark_gfm__WEBPACK_IMPORTED_MODULE_4__/* ["default"] */ .A)
    .use(remark_rehype__WEBPACK_IMPORTED_MODULE_5__/* ["default"] */ .A, { allowDangerousHtml: true })
    .use(rehype_raw__WEBPACK_IMPORTED_MODULE_6__/* ["default"] */ .A)
    .use(rehype_stringify__WEBPACK_IMPORTED_MODULE_7__/* ["default"] */ .A);
/** What the start page shows, in its order. `/-/NAME` is a page with a bar that leads back, and `content` in a frame. */
const VIEWS = {
    site: { content: '/', about: 'as a local web server shows what was published' },
    report: { content: '/-/content/report', about: 'findings, changes, history and sizes of the last export' },
    summary: { content: '/-/content/summary', about: 'what each action says at its end' },
    findings: { content: '/-/content/findings', about: 'every problem, with the pages where it is' }
};
/** The pages below `/-/`; other addresses are the site's. */
function resultPages(results) {
    return ({ url = '/' }, response, host) => {
        const { pathname } = new URL(url, 'http://localhost');
        const origin = `http://${response.req.headers.host ?? 'localhost'}`;
        contentOf(pathname.replace(/\/+$/, ''), results())
            .then(html => html === undefined
            ? host()
            : // The report and the summary link to the domain that was exported: here, that is this server.
                response.writeHead(200, HTML).end(html.replaceAll(`https://${results().domain}`, origin)))
            .catch(() => response.destroy());
    };
}
async function contentOf(path, results) {
    if (path === '/-')
        return page('Static docs export', startPage());
    const [, name = ''] = /^\/-\/([a-z]+)$/.exec(path) ?? [];
    if (Object.hasOwn(VIEWS, name))
        return view(name);
    switch (path) {
        case '/-/content/summary':
            return page('Summaries', await summaries(results));
        case '/-/content/report':
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(results.report, 'utf8');
        case '/-/content/findings':
            return page('Findings', findings(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(results.checks, 'utf8'))));
        default:
            return undefined;
    }
}
function startPage() {
    const cards = Object.entries(VIEWS).map(([name, { content, about }]) => `<a class="card" href="/-/${name}">
<span class="picture"><iframe src="${content}" title="${titleOf(name)}" tabindex="-1" scrolling="no" loading="lazy"></iframe></span>
<strong>${titleOf(name)}</strong><span>${about}</span></a>`);
    return `<h1>Static docs export</h1>
<p>The actions made all of this on this machine: an emulated service, an export with its checks, a publish to a local S3 server, and a verification of what readers get. Twice, the second time with one changed page.</p>
<div class="cards">${cards.join('\n')}</div>`;
}
/** One result in full size, with a bar that leads to the others and back. */
function view(name) {
    const links = Object.keys(VIEWS).map(other => `<a href="/-/${other}"${other === name ? ' aria-current="page"' : ''}>${titleOf(other)}</a>`);
    return page(titleOf(name), `<nav class="bar"><a href="/-/">← Start</a>${links.join('')}<a href="${VIEWS[name].content}">Without this bar</a></nav>
<iframe class="full" src="${VIEWS[name].content}" title="${titleOf(name)}"></iframe>`);
}
function titleOf(name) {
    return name.charAt(0).toUpperCase() + name.slice(1);
}
async function summaries({ summaries: list }) {
    const parts = list.map(async ({ title, markdown: text }) => {
        const html = String(await markdown.process(text)).replaceAll(/<blockquote>\s*<p>\[!(\w+)\]\s*/g, (_, kind) => `<blockquote class="${kind.toLowerCase()}"><p>`);
        return `<section><p class="step">${title}</p>${html}</section>`;
    });
    return `<h1>Summaries</h1>${(await Promise.all(parts)).join('\n')}`;
}
function findings({ findings: list }) {
    const rows = list.map(({ kind, target, pages }) => {
        const shown = pages.slice(0, 3).map(each => `<a href="/${(0,_runtime_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(each)}">${(0,_runtime_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(each)}</a>`);
        const more = pages.length > shown.length ? ` and ${pages.length - shown.length} more` : '';
        return `<tr><td>${kind}</td><td><code>${(0,_runtime_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(target)}</code></td><td>${shown.join(', ')}${more}</td></tr>`;
    });
    if (rows.length === 0)
        return '<h1>Findings</h1><p>No problems.</p>';
    return `<h1>Findings</h1><table><tr><th>Kind</th><th>Target</th><th>Pages</th></tr>${rows.join('\n')}</table>`;
}
function page(title, body) {
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root { color-scheme: light dark; --line: light-dark(#d0d7de, #30363d); --quiet: light-dark(#57606a, #8b949e) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
section { border: 1px solid var(--line); border-radius: 6px; padding: 0 1rem 1rem; margin: 1rem 0; overflow-x: auto }
.step { color: var(--quiet); text-transform: capitalize; margin-bottom: 0 }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
th, td { border: 1px solid var(--line); padding: .3rem .75rem; text-align: left }
code { background: light-dark(#eff1f3, #262c36); padding: .1rem .3rem; border-radius: 4px; font-size: 85% }
blockquote { border-left: .25rem solid var(--line); margin: 1rem 0; padding: 0 1rem }
blockquote.warning { border-color: #9a6700 }
blockquote.caution { border-color: #cf222e }
blockquote.tip, blockquote.note { border-color: #0969da }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); gap: 1.5rem }
.card { display: block; color: inherit; text-decoration: none; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; padding-bottom: .75rem }
.card:hover, .card:focus-visible { border-color: #0969da }
.card strong { display: block; margin: .75rem 1rem 0; font-size: 1.1rem }
.card > span:last-child { display: block; margin: 0 1rem; color: var(--quiet) }
.picture { display: block; position: relative; height: 16rem; overflow: hidden; border-bottom: 1px solid var(--line) }
.picture iframe { position: absolute; width: 250%; height: 250%; border: 0; transform: scale(.4); transform-origin: 0 0; pointer-events: none; background: Canvas }
.bar { position: fixed; inset: 0 0 auto; height: 3rem; display: flex; align-items: center; gap: 1.25rem; padding: 0 1rem; border-bottom: 1px solid var(--line); background: Canvas; overflow-x: auto; white-space: nowrap }
.bar a:last-child { margin-left: auto; color: var(--quiet) }
.bar [aria-current] { font-weight: 600; color: inherit; text-decoration: none }
.full { position: fixed; inset: 3rem 0 0; width: 100%; height: calc(100% - 3rem); border: 0; background: Canvas }
</style>
${body}
</html>
`;
}


/***/ }),

/***/ 74214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapeMarkup)
/* harmony export */ });
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;'
};
/** Text for HTML and XML, in elements and in quoted attributes. */
function escapeMarkup(text) {
    return text.replace(/[&<>"']/g, character => ESCAPES[character] ?? '');
}


/***/ }),

/***/ 32820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cP: () => (/* binding */ parseFileCommands),
/* harmony export */   ov: () => (/* binding */ createLogView)
/* harmony export */ });
/* unused harmony export unescapeCommand */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** How a runner shows the log of an action and reads its outputs. */
const STYLES = { error: 'red', warning: 'yellow', notice: 'cyan', debug: 'gray' };
/** Shows log lines as the runner does: executes commands and masks secrets. */
function createLogView({ showDebug = false } = {}) {
    const secrets = new Set();
    let indent = '  ';
    /** With this command, the runner executes commands again. */
    let resumeToken;
    /** The runner masks each line of a secret, too. */
    const addMask = (secret) => {
        for (const value of [secret, ...secret.split(/\r?\n/)])
            if (value.trim() !== '')
                secrets.add(value);
    };
    const mask = (text) => 
    // Longest first: a link contains its own signature.
    [...secrets]
        .sort((a, b) => b.length - a.length)
        .reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
    const indented = (text, style) => mask(text)
        .split('\n')
        .map(line => indent + (style === undefined ? line : (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, line)))
        .join('\n');
    const show = (line) => {
        const command = /^\s*::([\w-]+)(?: [^:]*)?::(.*)$/.exec(line);
        if (command === null)
            return indented(line);
        const [, name = '', data = ''] = command;
        if (resumeToken !== undefined) {
            if (name !== resumeToken)
                return indented(line);
            resumeToken = undefined;
            return undefined;
        }
        const text = unescapeCommand(data);
        switch (name) {
            case 'add-mask':
                addMask(text);
                return undefined;
            case 'stop-commands':
                resumeToken = text;
                return undefined;
            case 'group':
                indent = '    ';
                return `  ${mask(text)}`;
            case 'endgroup':
                indent = '  ';
                return undefined;
            case 'error':
            case 'warning':
            case 'notice':
                return indented(`${name}: ${text}`, STYLES[name]);
            case 'debug':
                return showDebug ? indented(`debug: ${text}`, STYLES.debug) : undefined;
            default:
                return undefined;
        }
    };
    return { show, addMask, mask };
}
function unescapeCommand(data) {
    return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
/** Parses outputs as an action writes them: `name<<delimiter`, the lines of the value, `delimiter`. The last one counts. */
function parseFileCommands(text) {
    return new Map([...text.matchAll(/^(.+?)<<(.+)\r?\n([^]*?)\r?\n\2\r?$/gm)].map(([, name = '', , value = '']) => [
        name,
        value
    ]));
}


/***/ }),

/***/ 79617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   Ko: () => (/* binding */ makeStepFiles),
/* harmony export */   bP: () => (/* binding */ startStep)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** Makes the folders of a step, and its files, which are empty. Without a workspace, it is made there, too. */
async function makeStepFiles(folder, { workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'workspace'), temp = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'temp') } = {}) {
    const files = {
        workspace,
        temp,
        outputFile: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'output'),
        summaryFile: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'summary.md')
    };
    for (const each of [folder, workspace, temp])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(each, { recursive: true });
    // Outputs can contain a presigned link.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(files.outputFile, '', { mode: 0o600 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(files.summaryFile, '');
    return files;
}
/** Starts the committed bundle of an action, the way a runner does. */
function startStep({ inputGroups, main }, { inputs, env, files }) {
    const fields = inputGroups.flatMap(group => group.fields);
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, [main], {
        cwd: files.workspace,
        env: {
            GITHUB_ACTIONS: 'true',
            GITHUB_SERVER_URL: 'https://github.com',
            GITHUB_WORKSPACE: files.workspace,
            GITHUB_OUTPUT: files.outputFile,
            GITHUB_STEP_SUMMARY: files.summaryFile,
            RUNNER_TEMP: files.temp,
            ...Object.fromEntries(
            // Every declared input is there, the missing ones empty.
            Object.entries({ ...defaultsOf(fields), ...inputs }).map(([name, value]) => [
                inputVariable(name),
                value
            ])),
            ...env
        },
        stdio: ['ignore', 'pipe', 'pipe']
    });
}
/** Hyphens are kept, letters become capitals. */
function inputVariable(name) {
    return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
function defaultsOf(fields) {
    return Object.fromEntries(fields.map(({ name, default: value = '' }) => [
        name,
        // Expressions are evaluated by GitHub.
        isExpression(value) ? '' : value
    ]));
}
function isExpression(value) {
    return value.includes('${{');
}


/***/ })

};
